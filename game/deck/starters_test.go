package deck

import (
	"os"
	"path/filepath"
	"testing"

	"castillo/game/card"
)

const startersDir = "../../cardsdb/starters"

func TestStarterDecksAreLegalAndOfTheirEdition(t *testing.T) {
	catalogue := realCards(t)
	for file, edition := range map[string]card.Edition{
		"espada-sagrada.txt": "ES",
		"helenica.txt":       "HE",
		"hijos-de-daana.txt": "HD",
		"dominios-de-ra.txt": "DR",
	} {
		t.Run(file, func(t *testing.T) {
			l := readStarter(t, file)
			if l.Title == "" || l.Notes == "" {
				t.Error("no title or no word of ours")
			}
			for _, b := range PrimerBloque.Check(l, catalogue) {
				t.Error(b)
			}
			sums := map[card.Type]int{}
			for _, e := range l.Add(l.Initial, 1).Cards {
				c, ok := e.Find(catalogue)
				if !ok || c.Edition != edition {
					t.Errorf("%s is %s, not of %s", e.Name, c.Code(), edition)
				}
				if c.Source != card.Rulebook && c.Source != card.TwoLists {
					t.Errorf("%s is not well known: %s", e.Name, c.Source)
				}
				if c.Name != e.Name {
					t.Errorf("%q is spelt %q", e.Name, c.Name)
				}
				sums[c.Type] += e.Count
			}
			within := func(typ card.Type, low, high int) {
				if n := sums[typ]; n < low || n > high {
					t.Errorf("%d cards of type %s, want %d to %d", n, typ, low, high)
				}
			}
			within(card.Gold, 16, 18)
			within(card.Ally, 20, 26)
			within(card.Weapon, 1, 5)
			within(card.Totem, 1, 5)
			within(card.Talisman, 1, 5)
		})
	}
}

func readStarter(t *testing.T, file string) List {
	t.Helper()
	f, err := os.Open(filepath.Join(startersDir, file))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	l, err := Read(f)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// Known cards of the real catalogue, as a collector may write them.
func TestRealNamesAreFoundHoweverTheyAreWritten(t *testing.T) {
	catalogue := realCards(t)
	for _, c := range catalogue {
		entry := Entry{RefTo(c), 1}
		got, err := Parse(entry.String())
		if err != nil || len(got.Cards) != 1 || got.Cards[0] != entry {
			t.Errorf("%q reads %+v, %v", entry, got.Cards, err)
		}
	}
	s := card.NewSpeller(catalogue.Names())
	for misspelt, want := range map[string]string{
		"Dragon de Maga":    "Dragón de Magma",
		"Rey Arturo":        "Rey Arturo Pendragón",
		"Sir Lanzelot":      "Sir Lancelot",
		"Ramses 2":          "Ramsés II",
		"Guerrero Celtibro": "Guerrero Celtíbero",
		"Desleal":           "¡Desleal!",
	} {
		if near := s.Nearest(misspelt); len(near) == 0 || near[0] != want {
			t.Errorf("Nearest(%q) = %q, want %q first", misspelt, near, want)
		}
	}
}
