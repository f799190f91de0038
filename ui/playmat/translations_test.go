package playmat

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/setup"
)

func englishWords(t *testing.T) map[string]string {
	t.Helper()
	var words map[string]string
	if err := json.Unmarshal(English().Content(), &words); err != nil {
		t.Fatal(err)
	}
	return words
}

// sentences are the literals that the package gives to lang.L.
func sentences(t *testing.T) []string {
	t.Helper()
	out := []string{notYourTurn, "Carta"}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(gotoken.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			if f, ok := call.Fun.(*ast.SelectorExpr); !ok || f.Sel.Name != "L" {
				return true
			}
			if lit, ok := call.Args[0].(*ast.BasicLit); ok {
				s, _ := strconv.Unquote(lit.Value)
				out = append(out, s)
			}
			return true
		})
	}
	return out
}

func TestEverySentenceHasItsEnglish(t *testing.T) {
	words := englishWords(t)
	all := sentences(t)
	if len(all) < 80 {
		t.Fatalf("only %d sentences found", len(all))
	}
	for _, typ := range card.Types() {
		all = append(all, typ.String())
	}
	for _, f := range card.Frequencies() {
		all = append(all, f.String())
	}
	for _, s := range all {
		if words[s] == "" {
			t.Errorf("no English for %q", s)
		}
	}
	for s, e := range words {
		if placesOf(s) != placesOf(e) {
			t.Errorf("%q and %q have other places", s, e)
		}
	}
}

func TestEverySentenceOfTheRulebookHasItsEnglish(t *testing.T) {
	words := englishWords(t)
	all := slices.Concat(myl.Questions(), myl.Reasons(), myl.Proposals())
	for _, z := range myl.Rulebook.Zones() {
		all = append(all, z.Name)
	}
	for _, p := range myl.Rulebook.Phases() {
		all = append(all, p.Name)
	}
	for _, s := range all {
		if s != "" && words[s] == "" {
			t.Errorf("no English for %q", s)
		}
	}
}

func TestTheModesOfTheRulebookHaveTheirEnglish(t *testing.T) {
	words := englishWords(t)
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	list, err := deck.Parse(cardsdb.Starters()[0].Text)
	if err != nil {
		t.Fatal(err)
	}
	decks, err := setup.Of([2]deck.List{list, list}, cards)
	if err != nil {
		t.Fatal(err)
	}
	m, err := myl.Rulebook.NewMatch(decks)
	if err != nil {
		t.Fatal(err)
	}
	dealer, modes := game.NewShuffler(1), 0
	players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
	for m.Result().Open() {
		for _, a := range m.Options(nil) {
			if m.Decision().Kind == game.Mode && m.Decision().Source == 0 {
				modes++
				if s := game.WordsFor(m, a); words[s] == "" {
					t.Fatalf("no English for %q", s)
				}
			}
		}
		if _, err := game.Step(m, dealer, players); err != nil {
			t.Fatal(err)
		}
	}
	if modes == 0 {
		t.Error("no mode was met")
	}
}

// placesOf counts the places of a sentence.
func placesOf(s string) int { return strings.Count(s, "{") }
