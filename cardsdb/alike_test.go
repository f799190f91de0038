package cardsdb

import (
	"slices"
	"strings"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

func ownCathach(t testing.TB, s *Store) card.Printing {
	t.Helper()
	own := card.Printing{Edition: "ANI", Number: 20}
	if _, ok := s.Catalogue().Printing(own.Edition, own.Number); !ok {
		t.Fatal("the owner's Cathach is not there")
	}
	return own
}

func alikeSaid(t testing.TB, s *Store) string {
	t.Helper()
	all, err := s.Corrections().Alike()
	mustBe(t, err, nil)
	var said []string
	for _, l := range all {
		said = append(said, l.Own.Code()+" "+l.Own.Name+": "+codes(l.Printings))
	}
	return strings.Join(said, "; ")
}

func TestACardOfTheOwnersMeetsItsPrintings(t *testing.T) {
	s := grownStore(t)
	ownCathach(t, s)
	const want = "ANI 020 Cathach: ESA 020, ESA 035, LPB3 074, KR24 031, ESA 342"
	if got := alikeSaid(t, s); got != want {
		t.Errorf("alike are %s, want %s", got, want)
	}
	card, _ := s.Catalogue().Printing("ANI", 20)
	card.Cost++
	mustBe(t, s.Corrections().Set(card), nil)
	if got := alikeSaid(t, s); got != "" {
		t.Errorf("of another cost it is like %s", got)
	}
	_, err := s.History().Undo()
	mustBe(t, err, nil)
	if got := alikeSaid(t, s); got != want {
		t.Errorf("after undoing that alike are %s", got)
	}
}

func TestWhatIsSaidToBeApartIsNotAskedAgain(t *testing.T) {
	s := grownStore(t)
	all, err := s.Corrections().Alike()
	mustBe(t, err, nil)
	before := sumOfEverything(t, s)
	mustBe(t, s.Corrections().KeepApart(all[0]), nil)
	if s = reopen(t, s); alikeSaid(t, s) != "" || sumOfEverything(t, s) != before {
		t.Errorf("it is asked again: %s", alikeSaid(t, s))
	}
	if _, ok := s.Catalogue().Printing("ANI", 20); !ok {
		t.Error("the card is gone")
	}
}

func TestWhatTheOwnerHasOfHisCardPassesToItsPrinting(t *testing.T) {
	s := grownStore(t)
	own, to := ownCathach(t, s), card.Printing{Edition: "ESA", Number: 20}
	mustBe(t, s.Collection().Put(holding.Holding{Key: holding.Key{Printing: to, Finish: holding.Foil, Condition: holding.Mint}, Count: 1, Notes: "de antes"}), nil)
	mustBe(t, s.Wishes().Set(holding.Wish{Printing: to, Count: 1, Notes: "cualquiera"}), nil)
	artist, _ := s.Catalogue().Printing(own.Edition, own.Number)
	artist.Illustrator = "Una Mano"
	mustBe(t, s.Corrections().Set(artist), nil)
	before, rowsBefore := sumOfEverything(t, s), copiesInAll(t, s)

	mustBe(t, s.Corrections().Pass(own, to), nil)
	rows, err := s.Collection().Of(to)
	mustBe(t, err, nil)
	if got := rowsSaid(rows); got != "1; 3 foil, M" || rows[1].Photo != "cathach.jpg" || rows[1].Notes != "de antes" {
		t.Errorf("the rows are %s, %+v", got, rows)
	}
	if left, err := s.Collection().Count(own); left != 0 || err != nil || copiesInAll(t, s) != rowsBefore {
		t.Errorf("%d copies are left of %d, %v", left, copiesInAll(t, s), err)
	}
	wish, err := s.Wishes().Get(to)
	if wish.Count != 2 || wish.Notes != "cualquiera\nla de la feria" || err != nil {
		t.Errorf("the wish is %+v, %v", wish, err)
	}
	now, _ := s.Catalogue().Printing("ESA", 20)
	if now.Epic != "El dragón que nadie vio." || now.Illustrator != "Una Mano" || now.Frequency != card.Real {
		t.Errorf("the printing is %+v", now)
	}
	if _, ok := s.Catalogue().Printing("ANI", 20); ok || alikeSaid(t, s) != "" {
		t.Error("the owner's card is still there")
	}
	if texts := decksNaming(t, s, "Cathach"); texts != "3x Cathach (ESA) 020; 1x Cathach (ESA) 020; 2x Cathach (ESA) 020; 1x Cathach (ESA) 020" {
		t.Errorf("the decks say %s", texts)
	}

	entry, err := s.History().Undo()
	mustBe(t, err, nil)
	if got := entry.Done.String(); got != "Carta propia Cathach (ANI 020): pasa a ser Cathach (ESA 020)" {
		t.Errorf("what was undone is %q", got)
	}
	if sumOfEverything(t, s) != before {
		t.Error("one undo does not bring everything back")
	}
	_, err = s.History().Redo()
	mustBe(t, err, nil)
	if _, ok := reopen(t, s).Catalogue().Printing("ANI", 20); ok {
		t.Error("done again it is still there")
	}
}

func copiesInAll(t testing.TB, s *Store) int {
	t.Helper()
	rows, err := s.Collection().All()
	mustBe(t, err, nil)
	return countOf(rows)
}

// decksNaming are the lines of all decks that name a card, in those of the trash and in
// kept versions too.
func decksNaming(t testing.TB, s *Store, name string) string {
	t.Helper()
	decks, err := s.Decks().All()
	mustBe(t, err, nil)
	deleted, err := s.Decks().Deleted()
	mustBe(t, err, nil)
	var lines []string
	for _, d := range slices.Concat(decks, deleted) {
		for line := range strings.SplitSeq(d.Text+"\n"+d.Versions, "\n") {
			if strings.Contains(line, name) {
				lines = append(lines, line)
			}
		}
	}
	return strings.Join(lines, "; ")
}

func TestOnlyACardOfTheOwnersPassesAndOnlyToAPrinting(t *testing.T) {
	s := grownStore(t)
	for _, c := range [][2]card.Printing{
		{{Edition: "ESA", Number: 20}, {Edition: "ESA", Number: 35}},
		{{Edition: "HDA", Number: 55}, {Edition: "ESA", Number: 35}},
		{{Edition: "ANI", Number: 20}, {Edition: "X9", Number: 1}},
		{{Edition: "ANI", Number: 20}, {Edition: "ANI", Number: 20}},
		{{Edition: "ANI", Number: 21}, {Edition: "ESA", Number: 20}},
	} {
		mustBe(t, s.Corrections().Pass(c[0], c[1]), ErrInvalid)
	}
}

// The owner had added cards under the very codes that they have now.
func TestACardThatTheProgramCarriesByNowIsNoDouble(t *testing.T) {
	s := grownStore(t)
	c := s.Catalogue()
	if n := len(c.All()); n != printings+2 { // ANI 020 and X9 001
		t.Errorf("there are %d printings", n)
	}
	for _, test := range []struct {
		at   card.Printing
		want string
	}{
		{card.Printing{Edition: "HDA", Number: 55}, "nombre Aine → Áine, fuerza 3 → 4, frecuencia  → Real"},
		{card.Printing{Edition: "HDA", Number: 53}, "frecuencia  → Real"},
		{card.Printing{Edition: "EN", Number: 239}, "nombre Cleómenes de Naukratis → Cleomenes de Naukratis"},
		{card.Printing{Edition: "ES", Number: 1}, "fuerza 2 → 7, ilustrador Waldo Retamales → Otra Mano"},
	} {
		var said []string
		for _, d := range c.Differences(test.at) {
			said = append(said, d.Fact+" "+d.Printed+" → "+d.Now)
		}
		if got := strings.Join(said, ", "); got != test.want {
			t.Errorf("%s differs by %s, want %s", test.at, got, test.want)
		}
		mustBe(t, s.Corrections().Drop(test.at), nil)
		printed, _ := c.Printed(test.at)
		if got, ok := c.Printing(test.at.Edition, test.at.Number); !ok || got.Name != printed.Name || got.Strength != printed.Strength || got.Source != printed.Source {
			t.Errorf("dropped it is %+v, want %+v", got, printed)
		}
	}
	if named := c.Named("Slaine"); len(named) != 4 {
		t.Errorf("Slaine is printed as %s", codes(named))
	}
	if n, err := s.Collection().Count(card.Printing{Edition: "HDA", Number: 53}); n != 1 || err != nil {
		t.Errorf("of Slaine there are %d, %v", n, err)
	}
}
