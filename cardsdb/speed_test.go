package cardsdb

import (
	"runtime"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// manyRows is how large a collection the store is measured with.
const manyRows = 25_000

// bigCollection is so many rows with something noted of every other one.
func bigCollection(tb testing.TB) []holding.Holding {
	tb.Helper()
	var rows []holding.Holding
	all := catalogueForTests(tb).All()
	for i := 0; len(rows) < manyRows; i++ {
		h := holding.Holding{Key: holding.Plain(all[i%len(all)].Printing()), Count: 1 + i%4}
		if i >= len(all) {
			h.Finish = holding.Finish(i % 2)
			h.Condition = holding.Condition(i / len(all) % 8)
			h.Place = holding.Place{Container: "Carpeta azul", Page: 1 + i/len(all), Pocket: 1 + i%9}
		}
		if i%2 == 0 {
			h.Paid, h.Origin, h.Tags = holding.Price{Cents: 125_000, Currency: "CLP"}, "feria", []string{"cambio"}
		}
		rows = append(rows, h)
	}
	return rows
}

func catalogueForTests(tb testing.TB) *Catalogue {
	tb.Helper()
	c, err := Embedded()
	mustNot(tb, err)
	return c
}

func importRows(s *Store, rows []holding.Holding) error {
	return s.Edit(Did(Imported, "todo.csv", number(len(rows))), func(e *Edit) error {
		for _, h := range rows {
			if err := e.AddHolding(h); err != nil {
				return err
			}
		}
		return nil
	})
}

// bigStore is a store with manyRows in it and a history of edits.
func bigStore(tb testing.TB) *Store {
	tb.Helper()
	s, err := Open(tb.TempDir(), Options{})
	mustNot(tb, err)
	mustNot(tb, importRows(s, bigCollection(tb)))
	s.file.db.NoSync = true
	for n := range 2000 {
		_, err := s.Collection().Add(card.Printing{Edition: "ES", Number: 1 + n%236}, 1)
		mustNot(tb, err)
	}
	s.file.db.NoSync = false
	return s
}

func TestABigCollectionIsListedWhole(t *testing.T) {
	s := newStore(t)
	rows := bigCollection(t)
	mustBe(t, importRows(s, rows), nil)
	all, err := s.Collection().All()
	if len(all) != manyRows || err != nil {
		t.Errorf("there are %d rows, %v", len(all), err)
	}
	_, err = s.History().Undo()
	mustBe(t, err, nil)
	if all, err := s.Collection().All(); len(all) != 0 || err != nil {
		t.Errorf("after one undo there are %d rows, %v", len(all), err)
	}
}

func BenchmarkOpen25000(b *testing.B) {
	s := bigStore(b)
	mustNot(b, s.Close())
	for b.Loop() {
		again, err := Open(s.dir, Options{})
		mustNot(b, err)
		mustNot(b, again.Close())
	}
}

func BenchmarkList25000(b *testing.B) {
	s := bigStore(b)
	defer s.Close()
	b.ReportAllocs()
	for b.Loop() {
		all, err := s.Collection().All()
		if len(all) != manyRows || err != nil {
			b.Fatal(len(all), err)
		}
	}
}

func BenchmarkEdit25000(b *testing.B) {
	for name, edit := range map[string]func(s *Store, n int) error{
		"copies": func(s *Store, n int) error {
			return s.Collection().Set(card.Printing{Edition: "ES", Number: 1 + n%236}, 1+n%7)
		},
		"row": func(s *Store, n int) error {
			h := everyDetail
			h.Printing.Number, h.Count, h.ForTrade = 1+n%236, 1+n%7, 0
			return s.Collection().Put(h)
		},
		"deck": func(s *Store, n int) error {
			d := Starters()[0]
			d.ID, d.Text = 1, d.Text+number(n)
			_, err := s.Decks().Save(d)
			return err
		},
		"undo and redo": func(s *Store, n int) error {
			if n%2 == 0 {
				_, err := s.History().Undo()
				return err
			}
			_, err := s.History().Redo()
			return err
		},
		"correction": func(s *Store, n int) error {
			c, _ := s.Catalogue().Printing("HE", 1+n%200)
			c.Illustrator = "Mano " + number(n)
			return s.Corrections().Set(c)
		},
	} {
		b.Run(name, func(b *testing.B) {
			s := bigStore(b)
			defer s.Close()
			for n := 0; b.Loop(); n++ {
				mustNot(b, edit(s, n))
			}
		})
	}
}

func BenchmarkImport25000(b *testing.B) {
	rows := bigCollection(b)
	for b.Loop() {
		b.StopTimer()
		s, err := Open(b.TempDir(), Options{})
		mustNot(b, err)
		b.StartTimer()
		mustNot(b, importRows(s, rows))
		b.StopTimer()
		mustNot(b, s.Close())
		b.StartTimer()
	}
}

func BenchmarkBackup25000(b *testing.B) {
	s := bigStore(b)
	defer s.Close()
	for b.Loop() {
		_, err := s.Backup()
		mustNot(b, err)
	}
}

// BenchmarkMemory25000 is what an open store holds, beside its mapped file.
func BenchmarkMemory25000(b *testing.B) {
	s := bigStore(b)
	mustNot(b, s.Close())
	var before, after runtime.MemStats
	for b.Loop() {
		runtime.GC()
		runtime.ReadMemStats(&before)
		again, err := Open(s.dir, Options{})
		mustNot(b, err)
		runtime.GC()
		runtime.ReadMemStats(&after)
		b.ReportMetric(float64(after.HeapAlloc)-float64(before.HeapAlloc), "held-B")
		mustNot(b, again.Close())
	}
}
