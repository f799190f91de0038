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

// simon is a card with a text and two printings.
func simon(t testing.TB) card.Card {
	t.Helper()
	c, _ := embedded(t).Printing("CR", 21)
	return c
}

// thrice is what textsOf gives where all three printings have a text.
func thrice(text string) string { return text + "|" + text + "|" + text }

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
	shipped := s.Catalogue().ShippedText(simon(t))
	if shipped == "" || textsOf(s.Catalogue(), "Simón de Montfort") != thrice(shipped) {
		t.Fatalf("the program carries %q", textsOf(s.Catalogue(), "Simón de Montfort"))
	}
	mustBe(t, s.Corrections().SetText("simon de MONTFORT", "  "+ownWords+"\n"), nil)
	check := func(s *Store) {
		t.Helper()
		c := s.Catalogue()
		if got := textsOf(c, "Simón de Montfort"); got != thrice(ownWords) {
			t.Errorf("its printings say %q", got)
		}
		if c.ShippedText(simon(t)) != shipped {
			t.Errorf("the shipped text is %q", c.ShippedText(simon(t)))
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
	if got := textsOf(s.Catalogue(), "Simón de Montfort"); got != thrice(shipped) {
		t.Errorf("without the owner's text it says %q", got)
	}
	if all, err := s.Corrections().All(); len(all) != 0 || err != nil {
		t.Errorf("the store has %+v, %v", all, err)
	}
	if got := textsOf(embedded(t), "Simón de Montfort"); got != thrice(shipped) {
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
		"ES,003,Carta de Mañana,Aliado,Caballero,4,1,Real,0,1,,,dos fuentes,\n")
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
	if got := textsOf(openStore(t, s.dir, s.options).Catalogue(), "Sir Lancelot"); got != ownWords+"|"+ownWords {
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

// bane is a card of the catalogue with a text.
func bane(t testing.TB, s *Store) card.Card {
	t.Helper()
	c, ok := s.Catalogue().Printing("ES", 26)
	if named := s.Catalogue().Named("Bane"); len(named) > 0 {
		c, ok = named[0], true
	}
	if !ok {
		t.Fatal("there is no Bane")
	}
	return c
}

func TestCorrectedFactsLieOverThoseOfTheProgramAndCanBeDropped(t *testing.T) {
	s := newStore(t)
	before := bane(t, s)
	now := before
	now.Cost, now.Illustrator, now.Name = before.Cost+1, "Otra Mano", "Bane el Grande"
	mustBe(t, s.Corrections().Set(now), nil)
	want := now
	want.Source = card.Owner
	for range 2 {
		got, _ := s.Catalogue().Printing(now.Edition, now.Number)
		if got.Text = want.Text; got != want {
			t.Errorf("the card is %+v, want %+v", got, want)
		}
		if got := s.Catalogue().Search("bane el grande"); len(got) != 1 || got[0].Printing() != now.Printing() {
			t.Errorf("searched by its name there is %+v", got)
		}
		if was, ok := s.Catalogue().Printed(now.Printing()); was != before || !ok {
			t.Errorf("the program carries %+v", was)
		}
		s = reopen(t, s)
	}
	all, err := s.Corrections().All()
	mustBe(t, err, nil)
	if len(all) == 0 || len(all[0].Facts) != 3 || all[0].Facts["ilustrador"] != "Otra Mano" {
		t.Errorf("kept is %+v", all)
	}
	var facts []string
	for _, d := range s.Catalogue().Differences(now.Printing()) {
		facts = append(facts, d.Fact+" "+d.Printed+" → "+d.Now)
	}
	if got := strings.Join(facts, "; "); !strings.Contains(got, "nombre Bane → Bane el Grande") ||
		!strings.Contains(got, "ilustrador "+before.Illustrator+" → Otra Mano") || !strings.Contains(got, "coste ") {
		t.Errorf("the differences are %s", got)
	}
	mustBe(t, s.Corrections().Drop(now.Printing()), nil)
	if got, _ := s.Catalogue().Printing(now.Edition, now.Number); got != before {
		t.Errorf("after dropping it the card is %+v", got)
	}
	if d := s.Catalogue().Differences(now.Printing()); len(d) != 0 {
		t.Errorf("after dropping it %+v differs", d)
	}
	_, err = s.History().Undo()
	mustBe(t, err, nil)
	if got, _ := s.Catalogue().Printing(now.Edition, now.Number); got.Name != "Bane el Grande" {
		t.Errorf("after undoing that it is %+v", got)
	}
}

func TestACardThatIsSetToWhatIsPrintedHasNoCorrection(t *testing.T) {
	s := newStore(t)
	printed := bane(t, s)
	now := printed
	now.Cost++
	now.Text = ownWords
	mustBe(t, s.Corrections().Set(now), nil)
	if all, err := s.Corrections().All(); len(all) != 2 || err != nil {
		t.Errorf("kept is %+v, %v", all, err)
	}
	mustBe(t, s.Corrections().Set(printed), nil)
	if all, err := s.Corrections().All(); len(all) != 0 || err != nil {
		t.Errorf("kept is %+v, %v", all, err)
	}
	if got := bane(t, s); got != printed {
		t.Errorf("the card is %+v", got)
	}
}

func TestTheOwnerAddsPrintingsToTheCatalogue(t *testing.T) {
	s := newStore(t)
	gaps := len(s.Catalogue().Gaps())
	reissue := bane(t, s)
	reissue.Edition, reissue.Number, reissue.Frequency = "X2", 1007, card.Promo
	filled := card.Card{Edition: "HD", Number: s.Catalogue().Gaps()[len(s.Catalogue().Gaps())-1].Number, Name: "Ñusta", Type: card.Ally,
		Cost: 2, Strength: 3, Frequency: card.Vasallo, Ability: card.WithoutAbility}
	for _, g := range s.Catalogue().Gaps() {
		if g.Edition == "HD" {
			filled.Number = g.Number
		}
	}
	mustBe(t, s.Corrections().Set(reissue), nil)
	mustBe(t, s.Corrections().Set(filled), nil)
	for range 2 {
		c := s.Catalogue()
		if n := len(c.All()); n != printings+2 || len(c.Gaps()) != gaps-1 {
			t.Errorf("there are %d printings and %d gaps", n, len(c.Gaps()))
		}
		got, ok := c.Printing("X2", 1007)
		want := reissue
		want.Source = card.Owner
		if got != want || !ok || c.All()[printings+1] != want {
			t.Errorf("the reissue is %+v, want %+v", got, want)
		}
		if named := c.Named("Bane"); !slices.Contains(named, want) {
			t.Errorf("Bane is printed as %+v", named)
		}
		if found := c.Search("nusta"); len(found) != 1 || found[0].Source != card.Owner {
			t.Errorf("searching finds %+v", found)
		}
		s = reopen(t, s)
	}
	mustBe(t, s.Collection().Set(reissue.Printing(), 2), nil)
	mustBe(t, s.Corrections().Drop(reissue.Printing()), nil)
	if _, ok := s.Catalogue().Printing("X2", 1007); ok {
		t.Error("it is still in the catalogue")
	}
	if n, err := s.Collection().Count(reissue.Printing()); n != 2 || err != nil {
		t.Errorf("of its copies there are %d, %v", n, err)
	}
}

func TestCorrectionsOutliveTheCatalogueTheyWereMadeFor(t *testing.T) {
	s := newStore(t)
	arturo, _ := s.Catalogue().Printing("ES", 1)
	arturo.Strength = 7
	mustBe(t, s.Corrections().Set(arturo), nil)
	lancelot, _ := s.Catalogue().Printing("ES", 3)
	lancelot.Strength = 7
	mustBe(t, s.Corrections().Set(lancelot), nil)
	mustBe(t, s.Close(), nil)
	options := s.options
	options.facts = []byte(strings.Join(factColumns, ",") + "\n" +
		"ES,001,Rey Arturo,Aliado,Caballero,5,2,Real,0,1,Nadie,,dos fuentes,\n" +
		"ES,003,Sir Lancelot,Tótem,,4,,Real,0,1,,,dos fuentes,\n")
	later := openStore(t, s.dir, options)
	if got, _ := later.Catalogue().Printing("ES", 1); got.Strength != 7 || got.Name != "Rey Arturo" || got.Illustrator != "Nadie" {
		t.Errorf("in the catalogue of tomorrow it is %+v", got)
	}
	if got, _ := later.Catalogue().Printing("ES", 3); got.Type != card.Totem || got.Strength != card.NoNumber {
		t.Errorf("a correction that makes no card gives %+v", got)
	}
	if all, err := later.Corrections().All(); len(all) != 2 || err != nil {
		t.Errorf("kept are %+v, %v", all, err)
	}
}

func TestCardsThatCannotBeAreRefused(t *testing.T) {
	s := newStore(t)
	for _, spoil := range []func(*card.Card){
		func(c *card.Card) { c.Name = "" },
		func(c *card.Card) { c.Name = "a\x1fb" },
		func(c *card.Card) { c.Type = card.Gold },
		func(c *card.Card) { c.Type = card.NoType },
		func(c *card.Card) { c.Edition = "e/s" },
		func(c *card.Card) { c.Number = 0 },
		func(c *card.Card) { c.Illustrator = "\xff" },
		func(c *card.Card) { c.Text = strings.Repeat("a", MaxTextLength+1) },
		func(c *card.Card) { c.Origin = "ZZ" },
	} {
		for _, edition := range []card.Edition{"ES", "X9"} {
			c, _ := s.Catalogue().Printing("ES", 1)
			c.Edition = edition
			spoil(&c)
			mustBe(t, s.Corrections().Set(c), ErrInvalid)
		}
	}
	if all, err := s.Corrections().All(); len(all) != 0 || err != nil {
		t.Errorf("kept are %+v, %v", all, err)
	}
}

func BenchmarkCorrectACard(b *testing.B) {
	s := newStore(b)
	c := bane(b, s)
	for i := 0; b.Loop(); i++ {
		c.Cost = int8(i % 7)
		if err := s.Corrections().Set(c); err != nil {
			b.Fatal(err)
		}
	}
}
