package cardsdb

import (
	"castillo/game/card"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

// clock is a time that tests move by hand.
type clock struct{ now time.Time }

func (c *clock) Now() time.Time { return c.now }

func newClock() *clock { return &clock{time.Date(2026, 1, 31, 18, 45, 2, 0, time.UTC)} }

// testOptions are what the program uses, with a clock that stands still.
func testOptions() Options { return Options{Now: newClock().Now} }

// openStore opens the store in dir; at the end of the test it is checked from
// end to end and closed.
func openStore(t testing.TB, dir string, options Options) *Store {
	t.Helper()
	s, err := Open(dir, options)
	if err != nil {
		t.Fatalf("Open: %v", err)
	}
	t.Cleanup(func() {
		if err := check(s); err != nil && !errors.Is(err, ErrClosed) {
			t.Errorf("the store is inconsistent at the end of the test: %v", err)
		}
		if err := s.Close(); err != nil {
			t.Errorf("Close: %v", err)
		}
	})
	return s
}

func newStore(t testing.TB) *Store {
	t.Helper()
	return openStore(t, t.TempDir(), testOptions())
}

// check is the whole of Verify on an open store.
func check(s *Store) error {
	return s.view("comprobar", "", func(tx *txn) error {
		for problem := range tx.bolt.Check() {
			return problem
		}
		if _, err := checkSeal(tx.bolt); err != nil {
			return err
		}
		return readEveryRecord(tx)
	})
}

func reopen(t testing.TB, s *Store) *Store {
	t.Helper()
	if err := s.Close(); err != nil {
		t.Fatalf("Close: %v", err)
	}
	return openStore(t, s.dir, s.options)
}

func mustBe(t testing.TB, err, kind error) {
	t.Helper()
	if !errors.Is(err, kind) {
		t.Fatalf("error is %v, want %v", err, kind)
	}
	if kind == nil {
		return
	}
	text := err.Error()
	for _, foreign := range []string{"goroutine", "bolt", "page ", "invalid", "permission", "assertion", "%!"} {
		if strings.Contains(text, foreign) {
			t.Errorf("%q does not speak to a person: it says %q", text, foreign)
		}
	}
}

func TestFirstStartLoadsCatalogueAndStarters(t *testing.T) {
	s := newStore(t)
	if n := len(s.Catalogue().All()); n != printings {
		t.Errorf("the catalogue has %d printings", n)
	}
	decks, err := s.Decks().All()
	mustBe(t, err, nil)
	if len(decks) != len(Starters()) || len(decks) == 0 {
		t.Errorf("the owner has %d decks, there are %d starters", len(decks), len(Starters()))
	}
	entries, err := os.ReadDir(s.Dir())
	mustBe(t, err, nil)
	if len(entries) != 2 || entries[0].Name() != FileName || entries[1].Name() != holderName {
		t.Errorf("the folder holds %v", entries)
	}
}

func TestLaterStartsOnlyRead(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Close(), nil)
	before, err := os.ReadFile(s.Path())
	mustBe(t, err, nil)
	s = openStore(t, s.dir, s.options)
	mustBe(t, s.Close(), nil)
	after, err := os.ReadFile(s.Path())
	mustBe(t, err, nil)
	if string(before) != string(after) {
		t.Error("opening and closing changed the file")
	}
}

func TestClosingTwiceDoesNothingAndUseAfterCloseIsAnError(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Close(), nil)
	mustBe(t, s.Close(), nil)
	_, err := s.Decks().All()
	mustBe(t, err, ErrClosed)
	mustBe(t, s.Collection().Set(card.Printing{Edition: "ES", Number: 1}, 1), ErrClosed)
	if len(s.Catalogue().All()) != printings {
		t.Error("the catalogue went away with the file")
	}
}

func TestSecondProgramOnTheFileIsToldWithinTwoSeconds(t *testing.T) {
	s := newStore(t)
	began := time.Now()
	_, err := Open(s.dir, testOptions())
	mustBe(t, err, ErrLocked)
	if waited := time.Since(began); waited > 2*time.Second {
		t.Errorf("it took %v", waited)
	}
	_, err = SetAside(s.dir, s.options.Now())
	mustBe(t, err, ErrLocked)
	mustBe(t, Verify(s.Path()), ErrLocked)
}

func TestNewFactsReplaceTheCatalogueAndNothingOfTheOwner(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(card.Printing{Edition: "ES", Number: 3}, 2), nil)
	deck, err := s.Decks().Save(Deck{Name: "Mío", Text: "3x Sir Lancelot"})
	mustBe(t, err, nil)
	mustBe(t, s.Close(), nil)

	options := s.options
	options.facts = []byte(strings.Join(factColumns, ",") + "\n" +
		"ES,003,Sir Lanzarote,Aliado,Caballero,4,1,Real,0,1,,,dos fuentes,\n")
	later := openStore(t, s.dir, options)
	if all := later.Catalogue().All(); len(all) != 1 || all[0].Name != "Sir Lanzarote" {
		t.Errorf("the catalogue is %v", all)
	}
	if n, err := later.Collection().Count(card.Printing{Edition: "ES", Number: 3}); n != 2 || err != nil {
		t.Errorf("the owner has %d, %v", n, err)
	}
	if got, err := later.Decks().Load(deck.ID); got != deck || err != nil {
		t.Errorf("the deck is %v, %v", got, err)
	}
	mustBe(t, later.Close(), nil)

	options.facts = nil
	if n := len(openStore(t, s.dir, options).Catalogue().All()); n != printings {
		t.Errorf("back with the old facts there are %d printings", n)
	}
}

func TestOlderSchemaIsMigratedInOrderAfterABackup(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(card.Printing{Edition: "ES", Number: 3}, 2), nil)
	mustBe(t, s.Close(), nil)

	var ran []string
	step := func(name string, needs string) migration {
		return func(tx *txn) error {
			if needs != "" && tx.bolt.Bucket([]byte(needs)) == nil {
				t.Errorf("%s ran before %s", name, needs)
			}
			ran = append(ran, name)
			_, err := tx.createBucket(name)
			return err
		}
	}
	options := s.options
	options.migrations = append(slices.Clone(migrations), step("primero", ""), step("segundo", "primero"))
	later := openStore(t, s.dir, options)
	if strings.Join(ran, " ") != "primero segundo" {
		t.Errorf("migrations ran: %v", ran)
	}
	if n, err := later.Collection().Count(card.Printing{Edition: "ES", Number: 3}); n != 2 || err != nil {
		t.Errorf("after migrating the owner has %d, %v", n, err)
	}
	backups, err := Backups(s.dir)
	mustBe(t, err, nil)
	if len(backups) != 2 {
		t.Fatalf("there are %d backups, want one of before and one of after", len(backups))
	}
	mustBe(t, Verify(backups[1].Path), nil)

	mustBe(t, later.Close(), nil)
	_, err = Open(s.dir, s.options)
	mustBe(t, err, ErrNewer)
	mustBe(t, Verify(s.Path()), ErrNewer)
}

func TestMigrationThatFailsLeavesTheOldStoreWhole(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(card.Printing{Edition: "ES", Number: 3}, 2), nil)
	mustBe(t, s.Close(), nil)
	options := s.options
	last := len(migrations) + 1
	options.migrations = append(slices.Clone(migrations),
		func(tx *txn) error { return tx.deleteBucket(collectionBucket) },
		func(tx *txn) error { return errors.New("no") },
	)
	_, err := Open(s.dir, options)
	mustBe(t, err, ErrDisk)
	if runtime.GOOS != "windows" { // where nobody could remove the file, which stays in memory
		options.migrations[last] = func(tx *txn) error { panic("no") }
		_, err = Open(s.dir, options)
		mustBe(t, err, ErrDamaged)
	}
	s = openStore(t, s.dir, s.options)
	if n, err := s.Collection().Count(card.Printing{Edition: "ES", Number: 3}); n != 2 || err != nil {
		t.Errorf("the owner has %d, %v", n, err)
	}
}

func TestWhatACrashLeftHalfMadeIsCleared(t *testing.T) {
	s := newStore(t)
	_, err := s.Backup()
	mustBe(t, err, nil)
	drafts := []string{filepath.Join(s.dir, creating+"1"), filepath.Join(backupDir(s.dir), creating+"2")}
	for _, draft := range drafts {
		mustBe(t, os.WriteFile(draft, []byte("medio"), 0o600), nil)
	}
	reopen(t, s)
	for _, draft := range drafts {
		if _, err := os.Stat(draft); err == nil {
			t.Errorf("%s is still there", draft)
		}
	}
}

func BenchmarkFirstStart(b *testing.B) {
	for b.Loop() {
		b.StopTimer()
		dir := b.TempDir()
		b.StartTimer()
		s, err := Open(dir, Options{})
		if err != nil {
			b.Fatal(err)
		}
		b.StopTimer()
		s.Close()
		b.StartTimer()
	}
}

func BenchmarkLaterStart(b *testing.B) {
	dir := b.TempDir()
	s, err := Open(dir, Options{})
	if err != nil {
		b.Fatal(err)
	}
	s.Close()
	for b.Loop() {
		s, err := Open(dir, Options{})
		if err != nil {
			b.Fatal(err)
		}
		s.Close()
	}
}
