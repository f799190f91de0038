package cardsdb

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"castillo/game/card"
	"castillo/game/replay"
)

// The file was written when the catalogue had 1,329 printings, by a collector
// who used everything: rows of cards that are known, that are gaps and that are
// his own; wishes, corrections, texts, epic texts; a deck, its versions and one
// in the trash; an import; edits that were taken back, and one that can be done
// again; a match and a setting. catalogo-1329.txt says what of the owner's there
// was at each point of the history: its sum, and where he stands.
func grownStore(t testing.TB) *Store {
	t.Helper()
	dir := t.TempDir()
	put(t, dir, oldFile(t, "catalogo-1329.db.gz"))
	options := testOptions()
	options.starters = []Deck{} // those that he was given are enough
	return openStore(t, dir, options)
}

// grownSums are the sums by point, and the point where the owner stands.
func grownSums(t testing.TB) (sums map[EntryID]string, here EntryID) {
	t.Helper()
	text, err := os.ReadFile("testdata/catalogo-1329.txt")
	mustNot(t, err)
	sums = map[EntryID]string{}
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		var at EntryID
		var says string
		_, err := fmt.Sscan(lines.Text(), &at, &says)
		mustNot(t, err)
		if says == "aquí" {
			here = at
			continue
		}
		sums[at] = says
	}
	return sums, here
}

// sumOfEverything is of all that everything tells.
func sumOfEverything(t *testing.T, s *Store) string {
	all, sum := everything(t, s), sha256.New()
	for _, key := range slices.Sorted(maps.Keys(all)) {
		fmt.Fprintf(sum, "%q %q\n", key, all[key])
	}
	return hex.EncodeToString(sum.Sum(nil)[:12])
}

func TestWhatTheOwnerHadOutlivesALargerCatalogue(t *testing.T) {
	s := grownStore(t)
	sums, here := grownSums(t)
	at, newest, err := s.History().Point()
	mustBe(t, err, nil)
	if at != here || int(newest)+1 != len(sums) {
		t.Fatalf("the owner stands at %d of %d, want %d of %d", at, newest, here, len(sums)-1)
	}
	if got := sumOfEverything(t, s); got != sums[at] {
		t.Errorf("there is something else than there was: %s, want %s", got, sums[at])
	}
	for id := newest; id < ^EntryID(0); id-- { // back to the beginning
		_, _, err := s.History().GoTo(id)
		mustBe(t, err, nil)
		if got := sumOfEverything(t, s); got != sums[id] {
			t.Errorf("at point %d there is something else than there was", id)
		}
	}
	s = reopen(t, s)
	for range here {
		_, err := s.History().Redo()
		mustBe(t, err, nil)
	}
	if got := sumOfEverything(t, s); got != sums[here] {
		t.Error("done again it comes to something else")
	}
	mustBe(t, s.Collection().Set(es1, 9), nil)
	_, err = s.History().Undo()
	mustBe(t, err, nil)
	if got := sumOfEverything(t, s); got != sums[here] {
		t.Error("an edit that is taken back leaves something behind")
	}
}

func TestWhatIsOutsideTheHistoryOutlivesALargerCatalogue(t *testing.T) {
	s := grownStore(t)
	var theme string
	mustBe(t, s.Settings().Load("tema", &theme), nil)
	matches, err := s.Matches().All()
	mustBe(t, err, nil)
	if theme != "oscuro" || len(matches) != 1 {
		t.Fatalf("the theme is %q, the matches are %v", theme, matches)
	}
	_, data, err := s.Matches().Load(matches[0].ID)
	mustBe(t, err, nil)
	record, err := replay.Decode(bytes.NewReader(data))
	mustBe(t, err, nil)
	if len(record.Setup.Cards) != 42 || record.Setup.Cards[0] != (card.Card{Edition: "ES", Number: 236, Name: "El Mercado de Camelot",
		Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Frequency: card.PlainGold, Ability: card.WithoutAbility,
		Illustrator: "Juan Vásquez", Source: card.TwoLists}) {
		t.Errorf("%d cards were played, the first %+v", len(record.Setup.Cards), record.Setup.Cards[0])
	}
	var again strings.Builder
	mustBe(t, record.Encode(&again), nil)
	if again.String() != string(data) {
		t.Error("the match is written otherwise than it was")
	}
}
