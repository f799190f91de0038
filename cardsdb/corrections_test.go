package cardsdb

import (
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"castillo/game/card"
)

const ownWords = "Cuando Simón entra en juego, roba una carta."

// texts are those of all printings of a name, joined.
func textsOf(c *Catalogue, name string) string {
	var all []string
	for _, printed := range c.Named(name) {
		all = append(all, printed.Text)
	}
	return strings.Join(all, "|")
}

func TestTheOwnersTextLiesOverTheShippedOneInAllPrintings(t *testing.T) {
	s := newStore(t)
	shipped := s.Catalogue().ShippedText("Simón de Montfort")
	if shipped == "" || textsOf(s.Catalogue(), "Simón de Montfort") != shipped+"|"+shipped {
		t.Fatalf("the program carries %q", textsOf(s.Catalogue(), "Simón de Montfort"))
	}
	mustBe(t, s.Corrections().SetText("simon de MONTFORT", "  "+ownWords+"\n"), nil)
	check := func(s *Store) {
		t.Helper()
		c := s.Catalogue()
		if got := textsOf(c, "Simón de Montfort"); got != ownWords+"|"+ownWords {
			t.Errorf("its printings say %q", got)
		}
		if c.ShippedText("Simón de Montfort") != shipped {
			t.Errorf("the shipped text is %q", c.ShippedText("Simón de Montfort"))
		}
		printed, _ := c.Printing("CR", 21)
		if printed.Text != ownWords || !slices.Contains(c.Search("montfort"), printed) || !slices.Contains(c.All(), printed) {
			t.Errorf("the catalogue does not agree on %+v", printed)
		}
		all, err := s.Corrections().All()
		if want := (Correction{Name: "simon de MONTFORT", Facts: map[string]string{"texto": ownWords}, Changed: s.options.Now()}); len(all) != 1 ||
			!reflect.DeepEqual(all[0], want) || err != nil {
			t.Errorf("the store has %+v, %v", all, err)
		}
	}
	check(s)
	s = reopen(t, s)
	check(s)
	mustBe(t, s.Corrections().DropText("Simón de Montfort"), nil)
	mustBe(t, s.Corrections().DropText("Simón de Montfort"), nil)
	if got := textsOf(s.Catalogue(), "Simón de Montfort"); got != shipped+"|"+shipped {
		t.Errorf("without the owner's text it says %q", got)
	}
	if all, err := s.Corrections().All(); len(all) != 0 || err != nil {
		t.Errorf("the store has %+v, %v", all, err)
	}
	if got := textsOf(embedded(t), "Simón de Montfort"); got != shipped+"|"+shipped {
		t.Errorf("the program's own catalogue says %q", got)
	}
}

func TestATextMakesAnAbilityAndNothingElseChanges(t *testing.T) {
	s := newStore(t)
	before, _ := s.Catalogue().Printing("ES", 232)
	if !before.IsPlainGold() {
		t.Fatalf("%+v is no plain Oro", before)
	}
	mustBe(t, s.Corrections().SetText(before.Name, ownWords), nil)
	want := before
	want.Text, want.Ability = ownWords, card.WithAbility
	if got, _ := s.Catalogue().Printing("ES", 232); got != want {
		t.Errorf("the card is %+v", got)
	}
	mustBe(t, s.Corrections().DropText(before.Name), nil)
	if got, _ := s.Catalogue().Printing("ES", 232); got != before {
		t.Errorf("the card is %+v", got)
	}
}

func TestATextMayBeOfACardThatTheCatalogueLacks(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Corrections().SetText("Carta de mañana", ownWords), nil)
	mustBe(t, s.Close(), nil)
	options := s.options
	options.facts = []byte(strings.Join(factColumns, ",") + "\n" +
		"ES,003,Carta de Mañana,Aliado,Caballero,4,1,Real,0,1,,,dos fuentes\n")
	if got := textsOf(openStore(t, s.dir, options).Catalogue(), "Carta de Mañana"); got != ownWords {
		t.Errorf("in the catalogue of tomorrow it says %q", got)
	}
}

func TestTextsThatNoCardHasAreRefused(t *testing.T) {
	s := newStore(t)
	before := textsOf(s.Catalogue(), "Sir Lancelot")
	for _, c := range [][2]string{{"Sir Lancelot", ""}, {"Sir Lancelot", " \n"}, {" ", ownWords}, {"Sir Lancelot", "a\xff"},
		{"Sir Lancelot", strings.Repeat("a", MaxTextLength+1)}, {strings.Repeat("a", 300), ownWords}} {
		mustBe(t, s.Corrections().SetText(c[0], c[1]), ErrInvalid)
	}
	if all, err := s.Corrections().All(); len(all) != 0 || err != nil {
		t.Errorf("the store has %v, %v", all, err)
	}
	if got := textsOf(s.Catalogue(), "Sir Lancelot"); got != before {
		t.Errorf("the catalogue says %q", got)
	}
}

func TestTextsAreInTheBackup(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Corrections().SetText("Sir Lancelot", ownWords), nil)
	backup, err := s.Backup()
	mustBe(t, err, nil)
	mustBe(t, s.Corrections().DropText("Sir Lancelot"), nil)
	mustBe(t, s.Close(), nil)
	_, err = Restore(s.dir, backup.Path, s.options.Now())
	mustBe(t, err, nil)
	if got := textsOf(openStore(t, s.dir, s.options).Catalogue(), "Sir Lancelot"); got != ownWords {
		t.Errorf("after restoring it says %q", got)
	}
}

func TestReadersAndWritersOfTextsMeet(t *testing.T) {
	s := newStore(t)
	s.file.db.NoSync = true
	var wait sync.WaitGroup
	for i := range 4 {
		wait.Go(func() {
			name := s.Catalogue().Names()[i]
			for n := range 20 {
				if err := s.Corrections().SetText(name, strings.Repeat("a", n+1)); err != nil {
					t.Error(err)
				}
				if got := len(s.Catalogue().Named(name)[0].Text); got != n+1 {
					t.Errorf("%s has %d letters, want %d", name, got, n+1)
				}
			}
		})
	}
	wait.Wait()
}
