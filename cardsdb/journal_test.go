package cardsdb

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

func someEntry() entry {
	return entry{time.UnixMilli(1_700_000_000_123).UTC(), Did(CopiesCounted, "Bane (ES 001)", "0", "1"),
		[]change{{rowsSection, []byte("ES/00001/00///0000/0000"), nil, []byte("\x021")},
			{decksSection, idKey(3), []byte("\x01{}"), []byte("\x01[]")}}}
}

var es1 = card.Printing{Edition: "ES", Number: 1}

// everything is what the owner has, record by record.
func everything(t interface{ Fatal(...any) }, s *Store) map[string]string {
	all := map[string]string{}
	err := s.view("", "", func(tx *txn) error {
		for in := section(1); in < sectionsEnd; in++ {
			b, err := tx.bucket(sectionBuckets[in])
			if err != nil {
				return err
			}
			err = b.ForEach(func(key, record []byte) error {
				all[sectionBuckets[in]+" "+string(key)] = string(record)
				return nil
			})
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestUndoAndRedoReachEveryKindOfEditAcrossARestart(t *testing.T) {
	s := newStore(t)
	var deck Deck
	edits := []struct {
		says string
		do   func() error
	}{
		{"Copias de Rey Arturo Pendragón (ES 001): de 0 a 2", func() error { return s.Collection().Set(es1, 2) }},
		{"Fila de Rey Arturo Pendragón (ES 001): 1, foil, NM, en, Carpeta azul, p. 3", func() error {
			return s.Collection().Put(holding.Holding{Key: holding.Key{Printing: es1, Finish: holding.Foil, Condition: holding.NearMint,
				Language: "en", Place: holding.Place{Container: "Carpeta azul", Page: 3}}, Count: 1})
		}},
		{"Filas de Rey Arturo Pendragón (ES 001): 1 a «LP»", func() error {
			return s.Collection().Move(holding.Plain(es1), holding.Key{Printing: es1, Condition: holding.LightlyPlayed}, 1)
		}},
		{"Fila de Rey Arturo Pendragón (ES 001) quitada: normal", func() error { return s.Collection().Remove(holding.Plain(es1)) }},
		{"Deseo: 3 de Rey Arturo Pendragón (ES 001)", func() error { return s.Wishes().Set(holding.Wish{Printing: es1, Count: 3}) }},
		{"Deseo retirado: Rey Arturo Pendragón (ES 001)", func() error { return s.Wishes().Drop(es1) }},
		{"Mazo creado: Mío", func() (err error) { deck, err = s.Decks().Save(Deck{Name: "Mío", Text: "3x Bane"}); return err }},
		{"Mazo cambiado: Mío", func() (err error) { deck.Text = "2x Bane"; deck, err = s.Decks().Save(deck); return err }},
		{"Mazo Mío: ahora se llama Tuyo", func() (err error) { deck.Name = "Tuyo"; deck, err = s.Decks().Save(deck); return err }},
		{"Mazo a la papelera: Tuyo", func() error { return s.Decks().Delete(deck.ID) }},
		{"Mazo recuperado: Tuyo", func() error { return s.Decks().Recover(deck.ID) }},
		{"Texto anotado: Bane", func() error { return s.Corrections().SetText("Bane", ownWords) }},
		{"Texto retirado: Bane", func() error { return s.Corrections().DropText("Bane") }},
		{"Formato creado: Copia de Libre", func() (err error) { _, err = s.Formats().Save("", libreCopy()); return err }},
		{"Formato cambiado: Copia de Libre", func() (err error) {
			f := libreCopy()
			f.Size = 60
			_, err = s.Formats().Save("copia-de-libre", f)
			return err
		}},
		{"Formato Copia de Libre: ahora se llama Sin límites", func() (err error) {
			f := libreCopy()
			f.Name = "Sin límites"
			_, err = s.Formats().Save("copia-de-libre", f)
			return err
		}},
		{"Formato borrado: Sin límites", func() error { return s.Formats().Delete("sin-limites") }},
		{"Importado de lista.csv: 300", func() error {
			return s.Edit(Did(Imported, "lista.csv", "300"), func(e *Edit) error {
				for n := 1; n <= 300; n++ {
					key := holding.Plain(card.Printing{Edition: "ES", Number: 1 + n%236})
					if err := e.AddHolding(holding.Holding{Key: key, Count: 1}); err != nil {
						return err
					}
				}
				return e.SetWish(holding.Wish{Printing: es1, Count: 1})
			})
		}},
	}
	states := []map[string]string{everything(t, s)}
	for _, edit := range edits {
		mustBe(t, edit.do(), nil)
		states = append(states, everything(t, s))
	}
	s = reopen(t, s)
	page, err := s.History().Page(0, 100)
	mustBe(t, err, nil)
	if len(page) != len(edits) {
		t.Fatalf("the history has %d entries, want %d", len(page), len(edits))
	}
	for i, edit := range edits {
		got := page[len(page)-1-i]
		if got.Done.String() != edit.says || got.ID != EntryID(i+1) || got.Undone || got.When != s.options.Now() {
			t.Errorf("entry %d is %+v: %s, want %s", i, got, got.Done, edit.says)
		}
	}
	for i := len(edits) - 1; i >= 0; i-- {
		undone, err := s.History().Undo()
		if err != nil || undone.Done.String() != edits[i].says || !undone.Undone {
			t.Fatalf("undoing %q: %+v, %v", edits[i].says, undone, err)
		}
		if !reflect.DeepEqual(everything(t, s), states[i]) {
			t.Fatalf("undoing %q does not lead back", edits[i].says)
		}
	}
	_, err = s.History().Undo()
	mustBe(t, err, ErrNothingToDo)
	s = reopen(t, s)
	for i := range edits {
		redone, err := s.History().Redo()
		if err != nil || redone.Done.String() != edits[i].says || redone.Undone {
			t.Fatalf("redoing %q: %+v, %v", edits[i].says, redone, err)
		}
		if !reflect.DeepEqual(everything(t, s), states[i+1]) {
			t.Fatalf("redoing %q does not lead there again", edits[i].says)
		}
	}
	_, err = s.History().Redo()
	mustBe(t, err, ErrNothingToDo)
	for _, to := range rand.Perm(len(states)) {
		_, _, err := s.History().GoTo(EntryID(to))
		mustBe(t, err, nil)
		if !reflect.DeepEqual(everything(t, s), states[to]) {
			t.Errorf("going to point %d leads elsewhere", to)
		}
	}
	_, _, err = s.History().GoTo(EntryID(len(states)))
	mustBe(t, err, ErrNotFound)
}

func TestAnEditAfterUndoingKeepsWhatWasUndoneWithinReach(t *testing.T) {
	s := newStore(t)
	c, h := s.Collection(), s.History()
	for n := 1; n <= 3; n++ {
		mustBe(t, c.Set(es1, n), nil)
	}
	for range 2 {
		_, err := h.Undo()
		mustBe(t, err, nil)
	}
	mustBe(t, c.Set(es1, 9), nil)
	_, err := h.Redo()
	mustBe(t, err, ErrNothingToDo)
	page, err := h.Page(0, 10)
	mustBe(t, err, nil)
	var said []string
	for _, e := range page {
		said = append(said, e.Done.String())
	}
	if want := "Copias de Rey Arturo Pendragón (ES 001): de 1 a 9|Cambios deshechos: 2|" +
		"Copias de Rey Arturo Pendragón (ES 001): de 2 a 3|Copias de Rey Arturo Pendragón (ES 001): de 1 a 2|" +
		"Copias de Rey Arturo Pendragón (ES 001): de 0 a 1"; strings.Join(said, "|") != want {
		t.Errorf("the history is %s", strings.Join(said, "|"))
	}
	for id, want := range []int{0, 1, 2, 3, 1, 9} {
		_, _, err := h.GoTo(EntryID(id))
		mustBe(t, err, nil)
		if n, err := c.Count(es1); n != want || err != nil {
			t.Errorf("at point %d there are %d, %v, want %d", id, n, err, want)
		}
	}
}

func TestWhatChangesNothingIsNoEntry(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(es1, 2), nil)
	deck, err := s.Decks().Save(Deck{Name: "Mío"})
	mustBe(t, err, nil)
	mustBe(t, s.Corrections().SetText("Bane", ownWords), nil)
	before, err := s.History().Page(0, 10)
	mustBe(t, err, nil)
	s.options.Now = func() time.Time { return newClock().now.Add(time.Hour) }
	mustBe(t, s.Collection().Set(es1, 2), nil)
	again, err := s.Decks().Save(deck)
	if again != deck || err != nil {
		t.Errorf("a deck saved as it was is %+v, %v", again, err)
	}
	mustBe(t, s.Corrections().SetText("Bane", ownWords), nil)
	mustBe(t, s.Corrections().DropText("Helios"), nil)
	mustBe(t, s.Wishes().Drop(es1), nil)
	mustBe(t, s.Edit(Did(RowsChanged, "1"), func(e *Edit) error {
		h, _, err := e.Holding(holding.Plain(es1))
		if err != nil {
			return err
		}
		if err := e.RemoveHolding(h.Key); err != nil {
			return err
		}
		return e.PutHolding(h)
	}), nil)
	after, err := s.History().Page(0, 10)
	if !reflect.DeepEqual(after, before) || err != nil {
		t.Errorf("the history is %+v, %v", after, err)
	}
}

func TestAnEditThatFailsChangesNothing(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(es1, 2), nil)
	before := everything(t, s)
	no := errors.New("no")
	err := s.Edit(Did(Imported, "x", "2"), func(e *Edit) error {
		if err := e.PutHolding(holding.Holding{Key: holding.Plain(es1), Count: 7}); err != nil {
			return err
		}
		if err := e.SetText("Bane", ownWords); err != nil {
			return err
		}
		return no
	})
	mustBe(t, err, ErrDisk)
	if !reflect.DeepEqual(everything(t, s), before) || textsOf(s.Catalogue(), "Bane") == ownWords {
		t.Error("half an edit was kept")
	}
	if at, newest, err := s.History().Point(); at != 1 || newest != 1 || err != nil {
		t.Errorf("the history ends at %d of %d, %v", at, newest, err)
	}
}

func TestUndoShowsInTheCatalogueAtOnce(t *testing.T) {
	s := newStore(t)
	before := textsOf(s.Catalogue(), "Bane")
	mustBe(t, s.Corrections().SetText("Bane", ownWords), nil)
	_, err := s.History().Undo()
	mustBe(t, err, nil)
	if got := textsOf(s.Catalogue(), "Bane"); got != before {
		t.Errorf("the catalogue says %q", got)
	}
	_, _, err = s.History().GoTo(1)
	mustBe(t, err, nil)
	if got := textsOf(s.Catalogue(), "Bane"); !strings.Contains(got, ownWords) {
		t.Errorf("the catalogue says %q", got)
	}
}

func TestHistoryIsReadInPages(t *testing.T) {
	s := newStore(t)
	for n := range 25 {
		mustBe(t, s.Collection().Set(es1, n+1), nil)
	}
	var ids []EntryID
	before := EntryID(0)
	for {
		page, err := s.History().Page(before, 10)
		mustBe(t, err, nil)
		if len(page) == 0 {
			break
		}
		for _, e := range page {
			ids = append(ids, e.ID)
		}
		before = page[len(page)-1].ID
	}
	if len(ids) != 25 || ids[0] != 25 || ids[24] != 1 {
		t.Errorf("the pages hold %v", ids)
	}
}

// Whatever is done, undone and gone back to, every point of the history is the
// state that it was.
func TestEveryPointOfTheHistoryStaysWhatItWas(t *testing.T) {
	s := newStore(t)
	s.file.db.NoSync = true
	rapid.Check(t, func(t *rapid.T) {
		h := s.History()
		start, _, err := h.Point()
		if err != nil {
			t.Fatal(err)
		}
		states := map[EntryID]map[string]string{start: everything(t, s)}
		printing := func() card.Printing {
			return card.Printing{Edition: "ES", Number: rapid.IntRange(1, 4).Draw(t, "number")}
		}
		remember := func() {
			at, newest, err := h.Point()
			if err != nil {
				t.Fatal(err)
			}
			if is, known := states[at]; known && !reflect.DeepEqual(is, everything(t, s)) {
				t.Fatalf("point %d is not what it was", at)
			}
			states[at] = everything(t, s)
			_ = newest
		}
		t.Repeat(map[string]func(*rapid.T){
			"count": func(t *rapid.T) { _ = s.Collection().Set(printing(), rapid.IntRange(0, 5).Draw(t, "n")); remember() },
			"wish": func(t *rapid.T) {
				_ = s.Wishes().Set(holding.Wish{Printing: printing(), Count: rapid.IntRange(0, 2).Draw(t, "n")})
				remember()
			},
			"move": func(t *rapid.T) {
				p := printing()
				_ = s.Collection().Move(holding.Plain(p), holding.Key{Printing: p, Finish: holding.Foil}, 1)
				remember()
			},
			"undo": func(t *rapid.T) {
				if at, _, _ := h.Point(); at > start {
					_, _ = h.Undo()
					remember()
				}
			},
			"redo": func(t *rapid.T) { _, _ = h.Redo(); remember() },
			"go": func(t *rapid.T) {
				_, newest, _ := h.Point()
				to := EntryID(rapid.Uint64Range(uint64(start), uint64(newest)).Draw(t, "to"))
				if _, _, err := h.GoTo(to); err != nil {
					t.Fatal(err)
				}
				remember()
			},
		})
	})
}

func TestAHistoryThatDoesNotFitIsDamage(t *testing.T) {
	s, err := Open(t.TempDir(), testOptions())
	mustNot(t, err)
	mustBe(t, s.Collection().Set(es1, 2), nil)
	mustNot(t, s.update("", "", func(tx *txn) error {
		key, err := rowKey(holding.Plain(es1))
		if err != nil {
			return err
		}
		b, err := tx.bucket(collectionBucket)
		if err != nil {
			return err
		}
		return b.Put(key, []byte("\x023"))
	}))
	_, err = s.History().Undo()
	mustBe(t, err, ErrDamaged)
	if n, err := s.Collection().Count(es1); n != 3 || err != nil {
		t.Errorf("there are %d, %v", n, err)
	}
	mustNot(t, s.Close())
}

func TestWhatWasDoneBeforeAMigrationCanBeUndoneAfterIt(t *testing.T) {
	s := newStore(t)
	deck, err := s.Decks().Save(Deck{Name: "Mío", Text: "3x Bane"})
	mustBe(t, err, nil)
	deck.Text = "2x Bane"
	_, err = s.Decks().Save(deck)
	mustBe(t, err, nil)
	mustBe(t, s.Decks().Delete(deck.ID), nil)
	mustBe(t, s.Close(), nil)

	options := s.options
	louder := func(tx *txn) error {
		for _, in := range []section{decksSection, trashSection} {
			err := mapRecords(tx, in, func(key, record []byte) ([]byte, error) {
				d, err := decodeDeck(key, record)
				if err != nil {
					return nil, err
				}
				d.Text += "!"
				return encodeDeck(d)
			})
			if err != nil {
				return err
			}
		}
		return nil
	}
	options.migrations = append(slices.Clone(migrations), louder)
	later := openStore(t, s.dir, options)
	for _, want := range []string{"2x Bane!", "3x Bane!"} {
		_, err := later.History().Undo()
		mustBe(t, err, nil)
		if got, err := later.Decks().Load(deck.ID); got.Text != want || err != nil {
			t.Errorf("the deck is %q, %v, want %q", got.Text, err, want)
		}
	}
	_, _, err = later.History().GoTo(3)
	mustBe(t, err, nil)
	if trash, err := later.Decks().Deleted(); len(trash) != 1 || trash[0].Text != "2x Bane!" || err != nil {
		t.Errorf("the trash holds %v, %v", trash, err)
	}
}

func TestEntriesAreCompact(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(es1, 2), nil)
	text := strings.Repeat("3x Sir Lancelot\n2x Rey Arturo Pendragón\n", 12)
	deck, err := s.Decks().Save(Deck{Name: "Mío", Text: text})
	mustBe(t, err, nil)
	deck.Text = strings.Replace(text, "3x", "2x", 1)
	_, err = s.Decks().Save(deck)
	mustBe(t, err, nil)
	mustBe(t, s.Edit(Did(Imported, "lista.csv", "236"), func(e *Edit) error {
		for n := 1; n <= 236; n++ {
			h := holding.Holding{Key: holding.Plain(card.Printing{Edition: "HE", Number: n}), Count: 1}
			if err := e.AddHolding(h); err != nil {
				return err
			}
		}
		return nil
	}), nil)
	var sizes []string
	mustNot(t, s.view("", "", func(tx *txn) error {
		b, err := tx.bucket(journalBucket)
		if err != nil {
			return err
		}
		return b.ForEach(func(_, record []byte) error {
			sizes = append(sizes, fmt.Sprint(len(record)))
			return nil
		})
	}))
	t.Log(sizes)
	for i, most := range []int{120, 300, 300, 236 * 10} {
		var size int
		fmt.Sscan(sizes[i], &size)
		if size > most {
			t.Errorf("entry %d takes %d bytes, want at most %d", i, size, most)
		}
	}
}

func TestEntriesReadBackAndDamagedOnesDoNot(t *testing.T) {
	record, err := encodeEntry(someEntry())
	mustBe(t, err, nil)
	got, err := decodeEntry(record)
	if !reflect.DeepEqual(got, someEntry()) || err != nil {
		t.Errorf("read %+v, %v", got, err)
	}
	for n := range record {
		if _, err := decodeEntry(record[:n]); !errors.Is(err, ErrDamaged) {
			t.Errorf("the first %d bytes: %v", n, err)
		}
	}
	if _, err := decodeEntry(bytes.Replace(record, []byte{entryVersion}, []byte{9}, 1)); !errors.Is(err, ErrDamaged) {
		t.Errorf("another version: %v", err)
	}
}
