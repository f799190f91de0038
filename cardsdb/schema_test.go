package cardsdb

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// oldFile is a store as the program wrote it when the schema had a version.
func oldFile(t testing.TB, name string) []byte {
	t.Helper()
	packed, err := os.ReadFile("testdata/" + name)
	mustNot(t, err)
	unpack, err := gzip.NewReader(bytes.NewReader(packed))
	mustNot(t, err)
	data, err := io.ReadAll(unpack)
	mustNot(t, err)
	return data
}

// The file was written by the program of schema 2 with 40 counts of Espada
// Sagrada (number n: n%4+1 copies), 9999 of HD 014, two texts, a deck, a deleted
// deck, a match and a setting.
func TestAStoreOfCountsAndTextsBecomesOneOfRowsAndCorrections(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, oldFile(t, "esquema-2.db.gz"))
	s := openStore(t, dir, testOptions())
	rows, err := s.Collection().All()
	mustBe(t, err, nil)
	if len(rows) != 41 {
		t.Errorf("there are %d rows", len(rows))
	}
	for _, h := range rows {
		want := h.Printing.Number%4 + 1
		if h.Printing.Edition == "HD" {
			want = 9999
		}
		if !h.IsPlain() || h.Count != want || h.ForTrade != 0 {
			t.Errorf("a row is %+v", h)
		}
	}
	if got := textsOf(s.Catalogue(), "Simón de Montfort"); got != thrice(ownWords) {
		t.Errorf("the owner's text is %q", got)
	}
	if all, err := s.Corrections().All(); len(all) != 2 || err != nil {
		t.Errorf("the corrections are %+v, %v", all, err)
	}
	decks, err := s.Decks().All()
	mustBe(t, err, nil)
	deleted, err := s.Decks().Deleted()
	mustBe(t, err, nil)
	if len(decks) != len(Starters())+1 || len(deleted) != 1 || deleted[0].Name != "Borrado" {
		t.Errorf("the decks are %v, in the trash %v", decks, deleted)
	}
	matches, err := s.Matches().All()
	if len(matches) != 1 || err != nil {
		t.Errorf("the matches are %v, %v", matches, err)
	}
	if done, err := s.History().Undo(); done.Done.Deed != StartersRenewed || err != nil {
		t.Errorf("the newest step is %+v, %v", done.Done, err)
	}
	_, err = s.History().Undo()
	mustBe(t, err, ErrNothingToDo)
	backups, err := Backups(dir)
	mustBe(t, err, nil)
	if len(backups) != 1 {
		t.Fatalf("there are %d backups", len(backups))
	}
	if kept, err := os.ReadFile(backups[0].Path); err != nil || bytes.Contains(kept, []byte(correctionsBucket)) {
		t.Errorf("the backup is not of the time before, %v", err)
	}
	foil := holding.Key{Printing: card.Printing{Edition: "ES", Number: 1}, Finish: holding.Foil}
	mustBe(t, s.Collection().Put(holding.Holding{Key: foil, Count: 1}), nil)
	if n, err := s.Collection().Count(foil.Printing); n != 3 || err != nil {
		t.Errorf("with a foil there are %d, %v", n, err)
	}
}

func TestAnOlderStoreWithADamagedRecordIsNotSealedAndHasAWayBack(t *testing.T) {
	dir := t.TempDir()
	whole := oldFile(t, "esquema-2.db.gz")
	damaged := bytes.Replace(whole, []byte(`"nombre":"Borrado"`), []byte(`"nombre":"Borrado'`), -1)
	if bytes.Equal(whole, damaged) {
		t.Fatal("nothing was damaged")
	}
	put(t, dir, damaged)
	_, err := Open(dir, testOptions())
	mustBe(t, err, ErrDamaged)
	mustNot(t, os.WriteFile(backupDir(dir)+"/castillo-20250101-101010.db", whole, 0o600))
	ways, err := WaysBack(dir)
	mustBe(t, err, nil)
	if len(ways) != 1 || ways[0].Made.Year() != 2025 {
		t.Fatalf("the ways back are %+v; of the backup made before the migration none opens", ways)
	}
	_, err = Recover(dir, ways[0], newClock().now)
	mustBe(t, err, nil)
	openStore(t, dir, testOptions())
}
