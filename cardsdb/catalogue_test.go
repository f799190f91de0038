package cardsdb

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"castillo/game/card"
)

func embedded(t testing.TB) *Catalogue {
	t.Helper()
	c, err := Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// codes writes cards as "ES 001, ES 002".
func codes(cards []card.Card) string {
	var all []string
	for _, c := range cards {
		all = append(all, c.Code())
	}
	return strings.Join(all, ", ")
}

func TestStoreLoadsWhatTheProgramCarries(t *testing.T) {
	if !slices.Equal(newStore(t).Catalogue().All(), embedded(t).All()) {
		t.Error("the catalogue of a new store is not the embedded one")
	}
}

func TestGapsAreThoseThatTheFactsName(t *testing.T) {
	want := "IM 016, IM 017, IM 018, IM 019, IM 020, " +
		"HD 014, HD 015, HD 016, HD 027, HD 028, HD 073, HD 086, HD 090, HD 094, HD 102, HD 103, HD 163, HD 164, HD 165, HD 205, " +
		"TA 291, TA 292, TA 298, EN 240, ESA 026, EX23 012, EX23 033, EX23 034, EX23 035, EX23 054, " +
		"KR23 049, KR23 050, KR23 051, KR23 052, KR23 053, KR23 055, KR23 056, KR23 061, KR23 062, KR23 063, KR23 064, KR23 065, KR23 066, KR23 067, KR23 068, " +
		"KR23 073, KR23 074, KR23 075, KR23 076, KR23 077, KR23 078, KR23 079, KR23 080, " +
		"LPB3 046, LPB3 047, LPB3 177, LPB3 181, LPB3 253"
	var got []string
	for _, g := range embedded(t).Gaps() {
		got = append(got, g.String())
	}
	if strings.Join(got, ", ") != want {
		t.Errorf("gaps are %v", got)
	}
}

func TestEveryDoubtfulPrintingSaysWhatIsInDoubt(t *testing.T) {
	c := embedded(t)
	found := 0
	for _, printed := range c.All() {
		doubt := c.Doubt(printed)
		uncertain := printed.Source == card.Doubtful || printed.Source == card.NameOnly
		if uncertain != (doubt != "") {
			t.Errorf("%s is %q and its doubt is %q", printed.Printing(), printed.Source, doubt)
		}
		if printed.Source == card.Doubtful {
			found++
		}
	}
	if found != len(doubts) {
		t.Errorf("%d printings are in doubt and %d doubts are told", found, len(doubts))
	}
}

func TestNameFindsAllItsPrintings(t *testing.T) {
	c := embedded(t)
	for name, want := range map[string]string{
		"simon de  MONTFORT": "CR 021, PE 002, ESA 166",
		"TESORO  celta":      "ES 228",
		"Nadie":              "",
	} {
		if got := codes(c.Named(name)); got != want {
			t.Errorf("Named(%q) = %s, want %s", name, got, want)
		}
	}
	for _, printed := range c.All() {
		if !slices.Contains(c.Named(printed.Name), printed) {
			t.Errorf("Named(%q) misses %s", printed.Name, printed.Printing())
		}
		if got, ok := c.Printing(printed.Edition, printed.Number); got != printed || !ok {
			t.Errorf("Printing(%s) = %v, %v", printed.Printing(), got, ok)
		}
	}
	if got, ok := c.Printing("HD", 14); ok {
		t.Errorf("the gap HD 014 is %v", got)
	}
}

func TestNamesAreListedOnceInSpanishOrder(t *testing.T) {
	names := embedded(t).Names()
	if len(names) != 1786 {
		t.Errorf("there are %d names", len(names))
	}
	sorted := slices.Clone(names)
	sortSpanish(sorted, func(s string) string { return s })
	if !slices.Equal(names, sorted) || !slices.Equal(slices.Compact(sorted), names) {
		t.Error("the names are not in order, or one is there twice")
	}
	if got := strings.Join(searchable(t).Names(), ", "); got != "Cabeza de Dragón Ñato, ¡Desleal!, Dragón, Dragón de Magma, Semi Dragón, Toro de Creta" {
		t.Errorf("names are %s", got)
	}
}

func TestWhatTheCatalogueGivesBelongsToTheCaller(t *testing.T) {
	c := embedded(t)
	name := c.All()[0].Name
	c.All()[0].Name = "otro"
	c.Named(name)[0].Name = "otro"
	c.Search(name)[0].Name = "otro"
	c.Gaps()[0].Number = 99
	if c.All()[0].Name != name || c.Named(name)[0].Name != name || c.Search(name)[0].Name != name || c.Gaps()[0].Number == 99 {
		t.Error("a caller changed the catalogue")
	}
}

func TestCatalogueIsReadByManyAtOnce(t *testing.T) {
	c := embedded(t)
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for _, words := range []string{"dragon", "es 012", "arma", ""} {
				c.Search(words)
				c.Nearest(words, 3)
				c.Named(words)
			}
		})
	}
	all.Wait()
}

func TestSpanishOrderPutsÑAfterNAndForgetsAccents(t *testing.T) {
	names := []string{"Zorro", "Ñandú", "nube", "Ávila", "Oso", "Avispa", "arco"}
	sortSpanish(names, func(s string) string { return s })
	if got := strings.Join(names, " "); got != "arco Ávila Avispa nube Ñandú Oso Zorro" {
		t.Errorf("order is %s", got)
	}
}

// searchable is a small catalogue whose answers can be told by heart.
func searchable(t testing.TB) *Catalogue {
	t.Helper()
	var cards []card.Card
	for _, row := range []string{
		"ES,012,Dragón de Magma,Aliado,Dragón,4,3,Real,0,1,,,dos fuentes,",
		"ES,120,Semi Dragón,Aliado,Caballero,4,3,Real,0,1,,,dos fuentes,",
		"ES,121,Dragón,Talismán,,4,,Real,0,1,,,dos fuentes,",
		"ES,122,¡Desleal!,Talismán,,4,,Real,0,1,,,dos fuentes,",
		"HE,012,Toro de Creta,Aliado,Héroe,4,3,Real,0,1,,,dos fuentes,",
		"HE,013,Cabeza de Dragón Ñato,Arma,,4,,Real,0,1,,,dos fuentes,",
		"PE,001,Dragón,Talismán,,4,,Promo,1,1,,ES,dos fuentes,",
	} {
		c, err := parseRow(strings.Split(row, ","))
		if err != nil {
			t.Fatal(err)
		}
		cards = append(cards, c)
	}
	return newCatalogue(cards)
}

func TestSearch(t *testing.T) {
	c := searchable(t)
	for _, test := range []struct{ rule, words, want string }{
		{"name first, then beginning, then words, then facts", "dragon", "ES 121, PE 001, ES 012, HE 013, ES 120"},
		{"accents and case do not matter", "DRAGÓN dé", "ES 012, HE 013"},
		{"ñ is n", "nato", "HE 013"},
		{"all words must occur, in any order", "magma dragon", "ES 012"},
		{"a code is exact", "ES 012", "ES 012"},
		{"a code may be written short", "es 12", "ES 012, ES 122, ES 121, ES 120"},
		{"or together", "ES012", "ES 012"},
		{"the number alone", "012", "ES 012, HE 012"},
		{"type", "talisman", "ES 122, ES 121, PE 001"},
		{"race and type", "aliado heroe", "HE 012"},
		{"edition by name", "helenica", "HE 013, HE 012"},
		{"inside a word of the name", "oro", "HE 012"},
		{"not inside a word of the facts", "liado", ""},
		{"signs do not matter", "desleal", "ES 122"},
		{"no answer", "dragon heroe", ""},
		{"nothing asked", " ¡! ", "ES 012, ES 120, ES 121, ES 122, HE 012, HE 013, PE 001"},
	} {
		if got := codes(c.Search(test.words)); got != test.want {
			t.Errorf("%s: Search(%q) = %s, want %s", test.rule, test.words, got, test.want)
		}
	}
}

func TestSearchFindsEveryPrintingByNameAndByCode(t *testing.T) {
	c := embedded(t)
	for _, printed := range c.All() {
		if got := c.Search(printed.Name); !slices.Contains(got, printed) || card.Fold(got[0].Name) != card.Fold(printed.Name) {
			t.Errorf("Search(%q) begins with %q", printed.Name, got[0].Name)
		}
		if got := c.Search(printed.Code()); printed.Printing().PrintedNumber() > 0 && (len(got) == 0 || got[0] != printed) {
			t.Errorf("Search(%q) = %s", printed.Code(), codes(got))
		}
	}
}

func TestNearestSuggestsWhatWasMeant(t *testing.T) {
	c := embedded(t)
	for name, want := range map[string]string{
		"Sir Lanzelot":         "Sir Lancelot",
		"Rey Atruro Pendragon": "Rey Arturo Pendragón",
		"Reina Guinever":       "Reina Guinivere",
		"lycaom":               "Lycaón",
		"qwertyuiop":           "",
		"":                     "",
	} {
		if got := strings.Join(c.Nearest(name, 1), ""); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", name, got, want)
		}
	}
	if got := c.Nearest("rey", 3); len(got) != 3 {
		t.Errorf("three were asked for, got %q", got)
	}
}

func FuzzSearch(f *testing.F) {
	f.Add("es 012")
	f.Add("¡Dragón de  Magma!")
	c := embedded(f)
	f.Fuzz(func(t *testing.T, words string) {
		c.Search(words)
		if len(words) < 100 {
			c.Nearest(words, 3)
		}
	})
}

func BenchmarkSearch(b *testing.B) {
	c := embedded(b)
	for _, words := range []string{"d", "dragon", "aliado caballero", "es 012", "zzz"} {
		b.Run(words, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				c.Search(words)
			}
		})
	}
}

func BenchmarkNearest(b *testing.B) {
	c := embedded(b)
	for b.Loop() {
		c.Nearest("Rey Atruro Pendragon", 3)
	}
}

func BenchmarkNewCatalogue(b *testing.B) {
	cards := mustFacts(b)
	for b.Loop() {
		newCatalogue(slices.Clone(cards))
	}
}
