package cardsdb

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

func TestOneUndoTakesAWholeImportBack(t *testing.T) {
	s := newStore(t)
	arturo := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 1}), Count: 2, Notes: "de antes"}
	mustBe(t, s.Collection().Put(arturo), nil)
	mustBe(t, s.Wishes().Set(holding.Wish{Printing: arturo.Printing, Count: 1}), nil)
	before, err := s.Owned()
	mustBe(t, err, nil)

	file, err := transfer.Read(strings.NewReader("edicion,numero,cantidad,deseadas,notas\nES,1,3,,nuevas\nES,2,1,,\nES,1,0,4,\n"))
	mustBe(t, err, nil)
	plan := transfer.Match(file, s.Catalogue()).Plan(before)
	mustBe(t, s.Take("lista.csv", plan), nil)
	after, err := s.Owned()
	mustBe(t, err, nil)
	arturo.Count, arturo.Notes = 5, "de antes\nnuevas"
	guinivere := holding.Holding{Key: holding.Plain(card.Printing{Edition: "ES", Number: 2}), Count: 1}
	want := transfer.Owned{Rows: []holding.Holding{arturo, guinivere}, Wishes: []holding.Wish{{Printing: arturo.Printing, Count: 4}}}
	if !reflect.DeepEqual(after, want) {
		t.Errorf("there is %+v, want %+v", after, want)
	}
	done, err := s.History().Undo()
	mustBe(t, err, nil)
	if got := done.Done.String(); got != "Importado de lista.csv: 5" {
		t.Errorf("what was undone is %q", got)
	}
	if again, err := s.Owned(); err != nil || !reflect.DeepEqual(again, before) {
		t.Errorf("after undoing there is %+v, want %+v (%v)", again, before, err)
	}
}

// planned is the plan of importing a text into a store.
func planned(t *testing.T, s *Store, mode transfer.Mode, text string) transfer.Plan {
	t.Helper()
	file, err := transfer.Read(strings.NewReader(text))
	mustBe(t, err, nil)
	owned, err := s.Owned()
	mustBe(t, err, nil)
	return transfer.Match(file, s.Catalogue()).PlanAs(mode, owned)
}

func TestAFileThatWasImportedIsKnownAgainUntilItIsTakenBack(t *testing.T) {
	s := newStore(t)
	const text, other = "edicion,numero,cantidad\nES,1,3\n", "edicion,numero,cantidad\nES,2,1\n"
	known := func(text string) bool {
		t.Helper()
		entry, ok, err := s.ImportOf(planned(t, s, transfer.Add, text).File.Digest)
		mustBe(t, err, nil)
		if ok && (entry.Done.Deed != Imported || entry.Done.String() != "Importado de a.csv: 3") {
			t.Errorf("what is known is %q", entry.Done)
		}
		return ok
	}
	step := func(undo bool) {
		t.Helper()
		do := s.History().Redo
		if undo {
			do = s.History().Undo
		}
		_, err := do()
		mustBe(t, err, nil)
	}
	if known(text) {
		t.Error("a file is known before it was imported")
	}
	mustBe(t, s.Take("a.csv", planned(t, s, transfer.Add, text)), nil)
	if !known(text) || known(other) || !known("\ufeff"+strings.ReplaceAll(text, "\n", "\r\n")) {
		t.Error("the same text is not known again, or another is")
	}
	step(true)
	if known(text) {
		t.Error("an import that is undone is known")
	}
	step(false)
	if s = reopen(t, s); !known(text) {
		t.Error("an import that is done again is not known")
	}
	step(true)
	mustBe(t, s.Take("b.csv", planned(t, s, transfer.Add, other)), nil) // the history goes another way
	if known(text) {
		t.Error("an import that was taken back is known")
	}
	step(true)
	step(true)
	if !known(text) {
		t.Error("what was taken back is done again and not known")
	}
}

func TestReplacingTouchesTheCardsOfTheFileAndNoOthers(t *testing.T) {
	at := func(n int) card.Printing { return card.Printing{Edition: "ES", Number: n} }
	blue := holding.Place{Container: "Carpeta azul", Page: 3}
	before := []holding.Holding{
		{Key: holding.Key{Printing: at(1), Condition: holding.NearMint, Place: blue}, Count: 3, Notes: "firmada", ForTrade: 2},
		{Key: holding.Key{Printing: at(2), Finish: holding.Foil}, Count: 1},
		{Key: holding.Key{Printing: at(2), Condition: holding.Poor}, Count: 2},
		{Key: holding.Key{Printing: at(2), Condition: holding.Mint, Place: blue}, Count: 2},
		{Key: holding.Plain(at(3)), Count: 4},
		{Key: holding.Plain(at(4)), Count: 1},
	}
	for _, c := range []struct {
		rule, text  string
		want        []string // copies, number, key and notes
		more, fewer int
	}{
		{"a count alone keeps what is noted", "nombre,edicion,numero,cantidad\n,ES,1,2\n", []string{"2 ES 001 NM, Carpeta azul, p. 3 firmada", "1 ES 002 foil", "2 ES 002 PO", "2 ES 002 M, Carpeta azul, p. 3", "4 ES 003", "1 ES 004"}, 0, 1},
		{"the plain and the worn go first", "nombre,edicion,numero,cantidad\n,ES,2,2\n", []string{"3 ES 001 NM, Carpeta azul, p. 3 firmada", "1 ES 002 foil", "1 ES 002 M, Carpeta azul, p. 3", "4 ES 003", "1 ES 004"}, 0, 3},
		{"finishes that the file tells apart are counted apart", "edicion,numero,cantidad,acabado\nES,2,5,foil\n", []string{"3 ES 001 NM, Carpeta azul, p. 3 firmada", "5 ES 002 foil", "4 ES 003", "1 ES 004"}, 0, 0},
		{"more copies come without what is not said of them", "edicion,numero,cantidad\nES,2,7\n", []string{"3 ES 001 NM, Carpeta azul, p. 3 firmada", "2 ES 002", "1 ES 002 foil", "2 ES 002 PO", "2 ES 002 M, Carpeta azul, p. 3", "4 ES 003", "1 ES 004"}, 2, 0},
		{"none is a count too", "edicion,numero,cantidad\nES,3,0\nES,9,0\n", []string{"3 ES 001 NM, Carpeta azul, p. 3 firmada", "1 ES 002 foil", "2 ES 002 PO", "2 ES 002 M, Carpeta azul, p. 3", "1 ES 004"}, 0, 4},
		{"a card waits until all its lines are understood", "edicion,numero,nombre,cantidad\nES,3,,1\nES,3,,dos\nES,4,,2\n,,Simón de Montfort,2\n", []string{"3 ES 001 NM, Carpeta azul, p. 3 firmada", "1 ES 002 foil", "2 ES 002 PO", "2 ES 002 M, Carpeta azul, p. 3", "4 ES 003", "2 ES 004"}, 1, 0},
		{"lines of one card add up", "edicion,numero,cantidad\nES,3,1\nES,3,1\n", []string{"3 ES 001 NM, Carpeta azul, p. 3 firmada", "1 ES 002 foil", "2 ES 002 PO", "2 ES 002 M, Carpeta azul, p. 3", "2 ES 003", "1 ES 004"}, 0, 2},
	} {
		s := newStore(t)
		for _, h := range before {
			mustBe(t, s.Collection().Put(h), nil)
		}
		plan := planned(t, s, transfer.Replace, c.text)
		mustBe(t, s.Take("a.csv", plan), nil)
		said := func() (out []string) {
			rows, err := s.Collection().All()
			mustBe(t, err, nil)
			for _, h := range rows {
				out = append(out, strings.Join(strings.Fields(fmt.Sprint(h.Count, " ", h.Printing, " ", h.Key.String(), " ", h.Notes)), " "))
			}
			slices.Sort(out)
			return out
		}
		slices.Sort(c.want)
		if got := said(); !slices.Equal(got, c.want) {
			t.Errorf("%s: there is %q, want %q", c.rule, got, c.want)
		}
		if totals := plan.Totals(); totals.More != c.more || totals.Fewer != c.fewer {
			t.Errorf("%s: the plan says %d more and %d fewer", c.rule, totals.More, totals.Fewer)
		}
		again := planned(t, s, transfer.Replace, c.text)
		if totals := again.Totals(); totals.More+totals.Fewer != 0 {
			t.Errorf("%s: done again it changes %d copies", c.rule, totals.More+totals.Fewer)
		}
		_, err := s.History().Undo()
		mustBe(t, err, nil)
		rows, err := s.Collection().All()
		if mustBe(t, err, nil); len(rows) != len(before) {
			t.Errorf("%s: undone there is %+v", c.rule, rows)
		}
	}
}

// counts are what a file brings, as its owner would count it by hand: copies of
// a printing and finish ("2 ES 001 foil"), wishes ("deseo 3 ES 029"), proxies and
// cards of decks, which are set apart, and how many copies a line stands for in a
// table that does not say.
type counts map[string]int

func countsByHand(t *testing.T, file string) counts {
	t.Helper()
	data, err := os.ReadFile(file)
	mustBe(t, err, nil)
	out := counts{}
	for line := range strings.Lines(string(data)) {
		words := strings.Fields(line)
		what := ""
		if n, err := strconv.Atoi(words[0]); err == nil {
			out[strings.Join(words[1:], " ")] += n
			continue
		}
		what = strings.Join(slices.Delete(slices.Clone(words), 1, 2), " ")
		n, err := strconv.Atoi(words[1])
		mustBe(t, err, nil)
		out[what] += n
	}
	return out
}

func countsOf(o transfer.Owned) counts {
	out := counts{}
	for _, h := range o.Rows {
		finish := ""
		if h.Finish == holding.Foil {
			finish = " foil"
		}
		out[h.Printing.String()+finish] += h.Count
	}
	for _, w := range o.Wishes {
		out["deseo "+w.Printing.String()] += w.Count
	}
	return out
}

func TestExportsOfEveryProgramCountUpToTheCard(t *testing.T) {
	files, err := filepath.Glob("transfer/testdata/programas/*.cuentas")
	if mustBe(t, err, nil); len(files) < 10 {
		t.Fatalf("there are %d exports", len(files))
	}
	for _, counted := range files {
		name := strings.TrimSuffix(filepath.Base(counted), ".cuentas")
		t.Run(name, func(t *testing.T) {
			want := countsByHand(t, counted)
			each, proxies, inDecks := want["cada"], want["proxy"], want["mazo"]
			delete(want, "cada")
			delete(want, "proxy")
			delete(want, "mazo")
			data, err := os.ReadFile(strings.TrimSuffix(counted, ".cuentas"))
			mustBe(t, err, nil)
			s := newStore(t)
			plan := func(mode transfer.Mode) transfer.Plan {
				t.Helper()
				file, err := transfer.Read(bytes.NewReader(data))
				mustBe(t, err, nil)
				if file.Uncounted != (each > 0) {
					t.Errorf("it asks for quantities: %v", file.Uncounted)
				}
				owned, err := s.Owned()
				mustBe(t, err, nil)
				m := transfer.Match(file.Each(each), s.Catalogue())
				m.Prefer(transfer.Oldest) // those programs know of no series that repeat cards
				return m.PlanAs(mode, owned)
			}
			is := func(when string, times int) {
				t.Helper()
				owned, err := s.Owned()
				mustBe(t, err, nil)
				got := countsOf(owned)
				for what, n := range want {
					if !strings.HasPrefix(what, "deseo") { // wishing twice is wishing once
						n *= times
					}
					if got[what] != n {
						t.Errorf("%s there are %d of %s, want %d", when, got[what], what, n)
					}
					delete(got, what)
				}
				if len(got) > 0 {
					t.Errorf("%s there is %v too", when, got)
				}
			}

			first := plan(transfer.Add)
			totals := first.Totals()
			apart := 0
			for _, l := range first.Lines {
				if l.Outcome == transfer.Apart {
					apart += l.Entry.Row.Count
				}
			}
			if totals.Refused+totals.Ambiguous > 0 || totals.Proxies != proxies || apart != proxies+inDecks {
				t.Errorf("the plan is %+v, with %d copies apart", totals, apart)
			}
			mustBe(t, s.Take(name, first), nil)
			is("imported", 1)

			again := plan(transfer.Replace)
			if _, known, err := s.ImportOf(again.File.Digest); !known || err != nil {
				t.Errorf("it is not known again, %v", err)
			}
			mustBe(t, s.Take(name, again), nil)
			is("imported twice, replacing,", 1)
			owned, err := s.Owned()
			mustBe(t, err, nil)
			for _, kind := range transfer.Kinds() {
				var file bytes.Buffer
				mustBe(t, transfer.Write(&file, kind, owned, s.Catalogue()), nil)
				read, err := transfer.Read(&file)
				mustBe(t, err, nil)
				back := countsOf(transfer.Match(read, s.Catalogue()).Plan(transfer.Owned{}).Changes)
				for what, n := range want {
					got := back[what]
					switch {
					case strings.HasPrefix(what, "deseo") && kind != transfer.Castillo && kind != transfer.Backup:
						n = 0 // for which the others have no place
					case kind == transfer.Inventario: // which knows names and editions alone
						n, got = totalOf(want, what), totalOf(back, what)
					}
					if got != n {
						t.Errorf("exported as %s there are %d of %s, want %d", kind, got, what, n)
					}
				}
			}

			mustBe(t, s.Take(name, plan(transfer.Add)), nil)
			is("imported twice, adding,", 2)
		})
	}
}

// totalOf is how many copies of a printing there are in all finishes.
func totalOf(c counts, what string) int {
	printing := strings.TrimSuffix(what, " foil")
	return c[printing] + c[printing+" foil"]
}
