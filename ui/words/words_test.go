package words

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"castillo/cardsdb"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/lesson"
	"castillo/game/myl"
	"castillo/game/peer"
	"castillo/game/peer/link"
	"castillo/game/puzzle"
	"castillo/game/replay"
	"castillo/game/speech"
	"castillo/images/scans"
)

// TestEverySentenceHasItsEnglish walks the sources of the window and fails
// where a Spanish sentence has no English.
func TestEverySentenceHasItsEnglish(t *testing.T) {
	table := englishTable(t)
	for sentence, place := range spoken(t) {
		if _, ok := table[sentence]; !ok {
			t.Errorf("%s: no English for %q", place, sentence)
		}
	}
}

// TestNothingIsTranslatedInVain finds English that nobody asks for.
func TestNothingIsTranslatedInVain(t *testing.T) {
	said := spoken(t)
	var own map[string]string
	if err := json.Unmarshal(english, &own); err != nil {
		t.Fatal(err)
	}
	for sentence := range own {
		if _, ok := said[sentence]; !ok {
			t.Errorf("nothing says %q", sentence)
		}
	}
}

// placePattern finds the places of a sentence: {name}, {{.Field}} and the verbs of an error.
var placePattern = regexp.MustCompile(`\{\{?\.?\w+\}?\}|%[+.0-9]*[dqsvw]`)

func TestTranslationsKeepTheirPlaces(t *testing.T) {
	for sentence, english := range englishTable(t) {
		want, got := placePattern.FindAllString(sentence, -1), placePattern.FindAllString(english, -1)
		if !strings.Contains(sentence, "%") { // verbs have no names: their order counts
			slices.Sort(want)
			slices.Sort(got)
		}
		if !slices.Equal(want, got) {
			t.Errorf("%q has the places %v, %q has %v", sentence, want, english, got)
		}
	}
}

func TestPlacesAreFilled(t *testing.T) {
	if err := Use(Spanish); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = Use(Spanish) })
	check := func(got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	check(T("{n} cartas · legal", "n", 50), "50 cartas · legal")
	check(N(1, "{n} carta", "{n} cartas"), "1 carta")
	check(N(0, "{n} carta", "{n} cartas"), "0 cartas")
	check(Join([]string{"a", "b", "c"}), "a, b y c")
	check(T("Cancelar"), "Cancelar")
	if err := Use(English); err != nil {
		t.Fatal(err)
	}
	check(T("Cancelar"), "Cancel")
	check(N(2, "{n} carta", "{n} cartas"), "2 cards")
	b := deck.Breach{Kind: deck.TooManyCopies, Card: deck.Ref{Name: "Azor"}, Count: 4, Limit: 3}
	check(Template(b.Template(), b), "“Azor” is there 4 times and 3 is the limit, counting all its printings")
}

func TestAJobSpeaksWhileTheLanguageIsChanged(t *testing.T) {
	t.Cleanup(func() { _ = Use(Spanish) })
	var job sync.WaitGroup
	done := make(chan struct{})
	job.Go(func() {
		for {
			select {
			case <-done:
				return
			default:
				if said := T("Cancelar"); said != "Cancelar" && said != "Cancel" {
					t.Errorf("it says %q", said)
				}
			}
		}
	})
	for range 10 {
		for _, l := range []Language{English, Spanish} {
			if err := Use(l); err != nil {
				t.Error(err)
			}
		}
	}
	close(done)
	job.Wait()
}

func TestErrorsAreSentences(t *testing.T) {
	if err := Use(Spanish); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		err  error
		want string
	}{
		{&cardsdb.Error{Op: "abrir", Key: "/x", Kind: cardsdb.ErrNotFound}, "Abrir /x: no existe."},
		{os.ErrPermission, "No hay permiso para eso."},
		{&fs.PathError{Op: "open", Path: "/y", Err: fs.ErrNotExist}, "/y: el archivo o la carpeta no existe."},
	} {
		if got := Error(c.err); got != c.want {
			t.Errorf("Error(%v) = %q, want %q", c.err, got, c.want)
		}
	}
}

func TestAQueryIsSaidBackInTheLanguageInUse(t *testing.T) {
	if err := Use(English); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = Use(Spanish) })
	q, err := query.Parse("raza:dragon coste<=3 -tengo")
	if err != nil {
		t.Fatal(err)
	}
	if got := q.Describe(T); got != "cards of race Dragon and with cost 3 or less, except those that you own" {
		t.Errorf("it is said back as %q", got)
	}
	_, err = query.Parse("tpo:aliado")
	if got := Error(err); got != "There is no field “tpo”; perhaps «tipo»?" {
		t.Errorf("the error is %q", got)
	}
}

func englishTable(t *testing.T) map[string]string {
	t.Helper()
	table, err := sentences()
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// spoken finds every sentence that the window says, with the place where.
func spoken(t *testing.T) map[string]string {
	t.Helper()
	said := map[string]string{}
	for _, sentence := range known() {
		if sentence != "" {
			said[sentence] = "a value of the game"
		}
	}
	for _, sentence := range months {
		said[sentence] = "date.go"
	}
	for folder, sentencesOf := range map[string]func(ast.Node) []string{"..": saidByWindow, "../../images": saidByErrors, "../../game": saidByErrors, "../../cardsdb": saidByErrors, "../archive": saidByErrors} {
		err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			files := token.NewFileSet()
			file, err := parser.ParseFile(files, path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				for _, sentence := range sentencesOf(n) {
					said[sentence] = files.Position(n.Pos()).String()
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return said
}

// saidByWindow are the sentences that a call of this package or of lang says.
func saidByWindow(n ast.Node) []string {
	switch pkg, name, args := called(n); {
	case pkg != "" && pkg != "words" && pkg != "lang":
	case name == "T" || name == "L" || name == "Err":
		return literals(args, 0, 1)
	case name == "N":
		return literals(args, 1, 3)
	}
	return nil
}

// saidByErrors are the sentences of an error, or of what a store does when one comes about.
func saidByErrors(n ast.Node) []string {
	if named, ok := n.(*ast.ValueSpec); ok && len(named.Names) == 1 && named.Names[0].Name == "op" {
		return literals(named.Values, 0, 1)
	}
	if made, ok := n.(*ast.CompositeLit); ok {
		switch kind := made.Type.(type) {
		case *ast.Ident:
			if kind.Name != "Error" {
				return nil
			}
		case *ast.SelectorExpr:
			if kind.X.(*ast.Ident).Name != "cardsdb" {
				return nil
			}
		default:
			return nil
		}
		for _, field := range made.Elts {
			if field, ok := field.(*ast.KeyValueExpr); ok && field.Key.(*ast.Ident).Name == "Op" {
				return literals([]ast.Expr{field.Value}, 0, 1)
			}
		}
		return nil
	}
	_, name, args := called(n)
	switch name {
	case "Errorf", "breach", "invalidf", "damagedf", "codeError", "fail":
	case "border", "edit", "view", "change", "unwritable", "move", "step":
		return literals(args, 0, 1)
	case "at":
		return slices.DeleteFunc(literals(args, 1, 2), func(s string) bool { return !speech.HasWords(s) })
	case "listAll":
		return literals(args, 1, 2)
	default:
		return nil
	}
	return slices.DeleteFunc(literals(args, 0, 1), func(s string) bool { return !speech.HasWords(s) })
}

// called is what a call calls, and with what.
func called(n ast.Node) (pkg, name string, args []ast.Expr) {
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return "", "", nil
	}
	switch f := call.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		pkg, name = "?", f.Sel.Name
		if x, ok := f.X.(*ast.Ident); ok {
			pkg = x.Name
		}
	}
	if pkg == "fmt" {
		return "", "", nil
	}
	return pkg, name, call.Args
}

// literals are the sentences among the arguments of a call.
func literals(args []ast.Expr, from, to int) []string {
	var out []string
	for i := from; i < to && i < len(args); i++ {
		if lit, ok := args[i].(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if s, err := strconv.Unquote(lit.Value); err == nil && s != "" {
				out = append(out, s)
			}
		}
	}
	return out
}

// known are the sentences that come out of values and not of a call: names of
// the game, reasons of a deck, doubts of the catalogue, errors of the store.
func known() []string {
	var out []string
	for _, typ := range card.Types() {
		out = append(out, typ.String())
	}
	for r := card.Race(1); r <= card.RaceCount; r++ {
		out = append(out, r.String())
	}
	for _, f := range card.Frequencies() {
		out = append(out, f.String())
	}
	for v := card.Variant(1); v <= card.VariantCount; v++ {
		out = append(out, v.String())
	}
	out = append(out, transfer.Preferences()...)
	for s := card.Rulebook; s <= card.Owner; s++ {
		out = append(out, s.String())
	}
	for k := deck.Kind(0); k < 64; k++ {
		out = append(out, deck.Breach{Kind: k}.Template())
	}
	for d := deck.Do(0); d < 16; d++ {
		out = append(out, deck.Remedy{Do: d}.Template())
	}
	for _, book := range myl.Books() {
		out = append(out, book.Title())
	}
	for _, z := range myl.Rulebook.Zones() {
		out = append(out, z.Name)
	}
	for _, p := range myl.Rulebook.Phases() {
		out = append(out, p.Name)
	}
	out = slices.Concat(out, myl.Questions(), myl.QuestionWords(), myl.Reasons(), myl.Modes(), myl.Proposals(), myl.Spans())
	if cards, err := cardsdb.Embedded(); err == nil {
		for _, c := range cards.All() {
			out = append(out, cards.Doubt(c))
		}
	}
	out = append(out, cardsdb.Deeds()...)
	out = append(out, puzzle.Titles()...)
	for _, d := range cardsdb.Starters() {
		if list, err := deck.Parse(d.Text); err == nil {
			out = append(out, list.Notes)
		}
	}
	out = append(out, query.Sentences()...)
	out = append(out, lesson.Sentences()...)
	out = append(out, replay.Sentences()...)
	out = append(out, scans.Sentences()...)
	out = append(out, link.Sentences()...)
	out = append(out, speech.Sentences()...)
	out = append(out, deck.FormatKeys()...)
	for _, f := range deck.Shipped() {
		out = append(out, strings.Split(f.Notes, "\n")...)
	}
	out = append(out, peer.Kinds()...)
	for _, why := range scans.Refusals() {
		out = append(out, why.Error())
	}
	out = slices.Concat(out, transfer.Reasons(), transfer.Titles(), transfer.Outcomes(), transfer.FactNames())
	return append(out, sectionTitles...)
}

// sectionTitles head the parts of a deck.
var sectionTitles = []string{"Aliados", "Armas", "Talismanes", "Tótems", "Oros", "Sin identificar"}
