package cardsdb

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"castillo/game/card"
	"castillo/game/deck"
)

var update = flag.Bool("update", false, "write the golden files")

// withOwn is a catalogue with a few cards more.
type withOwn struct {
	*Catalogue
	own []card.Card
}

func (c withOwn) Named(name string) []card.Card {
	all := c.Catalogue.Named(name)
	for _, one := range c.own {
		if card.Fold(one.Name) == card.Fold(name) {
			all = append(all, one)
		}
	}
	return all
}

func (c withOwn) Printing(e card.Edition, number int) (card.Card, bool) {
	for _, one := range c.own {
		if one.Edition == e && one.Number == number {
			return one, true
		}
	}
	return c.Catalogue.Printing(e, number)
}

// withRareCards has what the catalogue lacks, or has in no block where all formats play it.
func withRareCards(t *testing.T) withOwn {
	t.Helper()
	own := func(number int, name string, typ card.Type, text string) card.Card {
		c := card.Card{Edition: "ES", Number: number, Name: name, Type: typ, Cost: 1, Strength: card.NoNumber, Ability: card.WithAbility, Text: text}
		if typ == card.Ally {
			c.Strength, c.Races = 1, card.RacesOf(card.Caballero)
		}
		return c
	}
	single := own(901, "Relicario", card.Talisman, "Carta Única.")
	single.Unique = true
	foreign := own(902, "Carta de Otro Bloque", card.Talisman, "Roba una carta.")
	foreign.Edition = "MIA"
	unknown := own(903, "Carta a Medias", card.Ally, "")
	unknown.Cost = card.NoNumber
	return withOwn{embedded(t), []card.Card{single, foreign, unknown,
		own(904, "Lansquenete", card.Ally, "Mercenario."), own(905, "Ojo del Cuervo", card.Totem, "Orbe.")}}
}

// knights is a deck that is legal in every format.
func knights(t *testing.T) deck.List {
	t.Helper()
	text, err := os.ReadFile("testdata/formatos/caballeros.txt")
	mustNot(t, err)
	l, err := deck.Parse(string(text))
	mustNot(t, err)
	return l
}

// with has some cards in the place of as many of its allies.
func with(l deck.List, n int, name string) deck.List {
	free := n
	for _, spare := range []string{"Sir Thomas", "Sir Owen", "Guardia Real"} {
		gone := min(free, l.CountOf(deck.Ref{Name: spare}))
		l, free = l.Remove(deck.Ref{Name: spare}, gone), free-gone
	}
	return l.Add(deck.Ref{Name: name}, n)
}

// begun has another initial Oro.
func begun(l deck.List, name string) deck.List {
	l.Initial = deck.Ref{Name: name}
	if name == "" {
		l.Initial = deck.Ref{}
		return l.Add(deck.Ref{Name: "Mesa Redonda"}, 1)
	}
	return l
}

func beside(l deck.List, n int) deck.List {
	for _, name := range []string{"Mandoble", "Bola de Fuego", "Hacha de Batalla", "Guardia Real", "Sir Wesley", "Kay"} {
		l.Sideboard = l.Sideboard.Add(deck.Ref{Name: name}, min(3, n-l.Sideboard.Count()))
	}
	return l
}

// Every rule of a format: a deck that keeps it, legal in every format, and one that does not. The
// formats without that rule are those that take the second too.
var formatRules = []struct {
	rule        string
	keeps       func(deck.List) deck.List
	breaks      func(deck.List) deck.List
	kind        deck.Kind
	withoutRule []string
}{
	{"tamaño: una de menos", same, func(l deck.List) deck.List { return l.Remove(deck.Ref{Name: "Mandoble"}, 1) }, deck.TooFewCards, nil},
	{"tamaño: una de más", same, func(l deck.List) deck.List { return l.Add(deck.Ref{Name: "Mandoble"}, 1) }, deck.TooManyCards, nil},
	{"copias", same, func(l deck.List) deck.List { return with(l, 1, "Sir Wesley") }, deck.TooManyCopies, nil},
	{"Carta Única", func(l deck.List) deck.List { return with(l, 1, "Relicario") },
		func(l deck.List) deck.List { return with(l, 2, "Relicario") }, deck.TooManyOfUnique, nil},
	{"Promocional", func(l deck.List) deck.List { return with(l, 1, "Maza de Guerra") },
		func(l deck.List) deck.List { return with(l, 2, "Maza de Guerra") }, deck.TooManyOfUnique, nil},
	{"Orbe", func(l deck.List) deck.List { return with(l, 1, "Ojo del Cuervo") },
		func(l deck.List) deck.List { return with(l, 2, "Ojo del Cuervo") }, deck.TooManyOfUnique, nil},
	{"Mercenario", func(l deck.List) deck.List { return with(l, 9, "Lansquenete") },
		func(l deck.List) deck.List { return with(l, 9, "Príncipe Valiant") }, deck.TooManyCopies, nil},
	{"prohibida", same, func(l deck.List) deck.List { return with(l, 1, "Juglares") }, deck.ForbiddenCard,
		[]string{"dar-primer-bloque", "barbarie"}},
	{"limitada a una", func(l deck.List) deck.List { return with(l, 1, "El Círculo Eterno") },
		func(l deck.List) deck.List { return with(l, 2, "El Círculo Eterno") }, deck.TooManyOfLimited,
		[]string{"dar-primer-bloque", "barbarie"}},
	{"limitada a dos, por raza", func(l deck.List) deck.List { return with(l, 2, "Herrero") },
		func(l deck.List) deck.List { return with(l, 3, "Herrero") }, deck.TooManyOfLimited,
		[]string{"dar-primer-bloque", "barbarie", "libre", "racial-edicion"}},
	{"limitada a dos, por edición", func(l deck.List) deck.List { return with(l, 1, "Mercaderes") },
		func(l deck.List) deck.List { return with(l, 3, "Mercaderes") }, deck.TooManyOfLimited,
		[]string{"dar-primer-bloque", "barbarie", "libre"}},
	{"ediciones", same, func(l deck.List) deck.List { return with(l, 1, "Carta de Otro Bloque") }, deck.EditionNotAllowed,
		[]string{"barbarie", "libre", "racial-libre", "racial-edicion"}}, // which asks for the block instead
	{"raza", same, func(l deck.List) deck.List { return with(l, 2, "Bane") }, deck.OtherRace,
		[]string{"dar-primer-bloque", "barbarie", "libre"}},
	{"bloque", same, func(l deck.List) deck.List { return with(l, 1, "Fuego Griego") }, deck.OtherBlock,
		[]string{"dar-primer-bloque", "barbarie", "libre", "racial-libre"}},
	{"Oro inicial: con habilidad", same, func(l deck.List) deck.List { return begun(l, "Herrero") }, deck.InitialWithAbility, nil},
	{"Oro inicial: no es un Oro", same, func(l deck.List) deck.List { return begun(l, "Mandoble") }, deck.InitialNotGold, nil},
	{"Oro inicial: falta", same, func(l deck.List) deck.List { return begun(l, "") }, deck.NoInitial, nil},
	{"Oro inicial: no se conoce", same, func(l deck.List) deck.List { return begun(l, "Mercado de Camelo") }, deck.UnknownInitial, nil},
	{"banquillo", func(l deck.List) deck.List { return beside(l, 15) }, func(l deck.List) deck.List { return beside(l, 16) }, deck.TooManyInSideboard,
		[]string{"dar-primer-bloque"}},
	{"carta que no se conoce", same, func(l deck.List) deck.List { return with(l, 1, "Sir Gaerin el Negro") }, deck.UnknownCard, nil},
	{"impresión que no existe", same, func(l deck.List) deck.List {
		return with(l, 1, "Kay").Remove(deck.Ref{Name: "Kay"}, 1).Add(deck.Ref{Name: "Kay", Edition: "ES", Number: 999}, 1)
	},
		deck.UnknownPrinting, nil},
	{"carta sin datos", same, func(l deck.List) deck.List { return with(l, 1, "Carta a Medias") }, deck.MissingFacts, nil},
}

func same(l deck.List) deck.List { return l }

func TestEveryRuleOfEveryFormatHasALegalAndAnIllegalDeck(t *testing.T) {
	cards := withRareCards(t)
	var verdicts strings.Builder
	broken := map[string]map[deck.Kind]bool{}
	for _, rule := range formatRules {
		fmt.Fprintf(&verdicts, "== %s\n", rule.rule)
		for _, f := range deck.Shipped() {
			for _, b := range f.Check(rule.keeps(knights(t)), cards) {
				t.Errorf("%s, kept in %s: %s", rule.rule, f.Name, b)
			}
			breaches := f.Check(rule.breaks(knights(t)), cards)
			told := slices.ContainsFunc(breaches, func(b deck.Breach) bool { return b.Kind == rule.kind })
			if want := !slices.Contains(rule.withoutRule, f.ID()); told != want {
				t.Errorf("%s, broken in %s: told %v, want %v", rule.rule, f.Name, told, want)
			}
			if broken[f.ID()] == nil {
				broken[f.ID()] = map[deck.Kind]bool{}
			}
			broken[f.ID()][rule.kind] = broken[f.ID()][rule.kind] || told
			verdicts.WriteString(verdictOf(f, breaches))
		}
	}
	for _, f := range deck.Shipped() {
		for kind, has := range map[deck.Kind]bool{
			deck.TooFewCards: true, deck.TooManyCards: true, deck.TooManyCopies: true, deck.TooManyOfUnique: true, deck.InitialWithAbility: f.PlainInitial,
			deck.ForbiddenCard: limitsTo(f, 0), deck.TooManyOfLimited: limitsTo(f, 1) || limitsTo(f, 2), deck.EditionNotAllowed: len(f.Editions) > 0,
			deck.OtherRace: f.Races != deck.AnyRace, deck.OtherBlock: f.Races == deck.OneRaceOfItsBlock, deck.TooManyInSideboard: f.Sideboard >= 0,
		} {
			if has != broken[f.ID()][kind] {
				t.Errorf("%s: a deck breaks rule %d: %v, the format has it: %v", f.Name, kind, broken[f.ID()][kind], has)
			}
		}
	}
	goldenFile(t, "testdata/formatos/reglas.txt", verdicts.String())
}

func limitsTo(f deck.Format, copies int) bool {
	return slices.ContainsFunc(f.Limits, func(l deck.Limit) bool { return l.Copies == copies })
}

// verdictOf tells what a format says of a deck, in lines.
func verdictOf(f deck.Format, breaches []deck.Breach) string {
	if len(breaches) == 0 {
		return f.Name + ": legal\n"
	}
	said := f.Name + ":\n"
	for _, b := range breaches {
		said += "- " + b.String() + "\n"
	}
	return said
}

func goldenFile(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		mustNot(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want, err := os.ReadFile(file)
	mustNot(t, err)
	if got != string(want) {
		t.Errorf("%s says otherwise; got\n%s", file, got)
	}
}

func TestTheStartersSayInWhichFormatsTheyAreLegal(t *testing.T) {
	var verdicts strings.Builder
	for _, d := range Starters() {
		l, err := deck.Parse(d.Text)
		mustNot(t, err)
		fmt.Fprintf(&verdicts, "== %s\n", d.Name)
		for _, f := range deck.Shipped() {
			verdicts.WriteString(verdictOf(f, f.Check(l, embedded(t))))
		}
	}
	goldenFile(t, "testdata/formatos/iniciales.txt", verdicts.String())
}

func TestEveryLimitIsOnACardOfTheCatalogue(t *testing.T) {
	for _, f := range deck.Shipped() {
		for _, l := range f.Limits {
			cards := embedded(t).Named(l.Name)
			if len(cards) == 0 {
				t.Errorf("%s limits %q, which is no card; perhaps %q", f.Name, l.Name, embedded(t).Nearest(l.Name, 2))
			} else if cards[0].Name != l.Name {
				t.Errorf("%s limits %q, whose name is %q", f.Name, l.Name, cards[0].Name)
			}
		}
	}
}

func TestDraculaIsNotPlayedInRacialEdicion(t *testing.T) {
	f, _ := deck.FormatNamed(deck.Shipped(), "racial-edicion")
	if !slices.Contains(f.Without, "DCL") {
		t.Errorf("it plays\n%s", f)
	}
}
