package cardsdb

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	bolt "go.etcd.io/bbolt"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// fullFile is the content of a store with something of everything; it is not to
// be written into.
func fullFile(t testing.TB) []byte {
	t.Helper()
	makeFullFile.Do(func() { fullFileBytes = newFullFile(t) })
	return fullFileBytes
}

var (
	makeFullFile  sync.Once
	fullFileBytes []byte
)

func newFullFile(t testing.TB) []byte {
	s, err := Open(t.TempDir(), testOptions())
	mustNot(t, err)
	s.file.db.NoSync = true
	for n := 1; n <= 236; n++ {
		mustNot(t, s.Collection().Set(card.Printing{Edition: "ES", Number: n}, 2))
	}
	for i := range 5 {
		_, err := s.Matches().Save(Match{Winner: NoWinner}, bytes.Repeat([]byte{1}, 3000*i))
		mustNot(t, err)
	}
	mustNot(t, s.Settings().Save("tema", "oscuro"))
	for n := 1; n <= 40; n++ {
		row := everyDetail
		row.Printing.Number, row.Place.Page = n, n
		mustNot(t, s.Collection().Put(row))
		mustNot(t, s.Wishes().Set(holding.Wish{Printing: row.Printing, Count: n, Notes: "para cambiar"}))
		printed, _ := s.Catalogue().Printing("HE", n)
		printed.Illustrator = "Otra Mano"
		if n%10 == 0 {
			mustNot(t, s.Corrections().Set(printed))
			mustNot(t, s.Corrections().SetText(printed.Name, ownWords))
		}
	}
	_, _, err = s.History().GoTo(300)
	mustNot(t, err)
	mustNot(t, s.Close())
	data, err := os.ReadFile(s.Path())
	mustNot(t, err)
	return data
}

func mustNot(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func put(t testing.TB, dir string, data []byte) string {
	t.Helper()
	path := filepath.Join(dir, FileName)
	mustNot(t, os.WriteFile(path, data, 0o600))
	return path
}

func TestDamagedFileIsToldAndNotTouched(t *testing.T) {
	good := fullFile(t)
	page := os.Getpagesize()
	with := func(change func(data []byte) []byte) []byte { return change(bytes.Clone(good)) }
	for name, data := range map[string][]byte{
		"empty":              {},
		"one byte":           {0},
		"text":               []byte(strings.Repeat("esto no es una colección ", 1000)),
		"zeros":              make([]byte, len(good)),
		"half a page":        good[:page/2],
		"two pages":          good[:2*page],
		"half":               good[:len(good)/2/page*page],
		"an odd length":      good[:40_001],
		"both metas zeroed":  with(func(d []byte) []byte { clear(d[:2*page]); return d }),
		"all but metas zero": with(func(d []byte) []byte { clear(d[2*page:]); return d }),
		"beginning cut off":  good[page:],
		"file of another":    foreignFile(t),
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			path := put(t, dir, data)
			for range 2 { // the second time nothing may hold the file
				_, err := Open(dir, testOptions())
				mustBe(t, err, ErrDamaged)
				mustBe(t, Verify(path), ErrDamaged)
			}
			if after, err := os.ReadFile(path); !bytes.Equal(after, data) || err != nil {
				t.Errorf("the file was changed, %v", err)
			}
			kept, err := SetAside(dir, newClock().now)
			mustBe(t, err, nil)
			openStore(t, dir, testOptions())
			if after, err := os.ReadFile(kept); !bytes.Equal(after, data) || err != nil {
				t.Errorf("the file set aside was changed, %v", err)
			}
		})
	}
}

func foreignFile(t *testing.T) []byte {
	path := filepath.Join(t.TempDir(), "otro.db")
	db, err := bolt.Open(path, 0o600, nil)
	mustNot(t, err)
	mustNot(t, db.Close())
	data, err := os.ReadFile(path)
	mustNot(t, err)
	return data
}

func TestFolderInTheFilesPlaceIsDamage(t *testing.T) {
	dir := t.TempDir()
	mustNot(t, os.Mkdir(filepath.Join(dir, FileName), 0o700))
	_, err := Open(dir, testOptions())
	mustBe(t, err, ErrDamaged)
}

func TestOneSoundMetaPageIsEnoughAndTheNextWriteMendsTheOther(t *testing.T) {
	for meta := range 2 {
		dir := t.TempDir()
		data := bytes.Clone(fullFile(t))
		clear(data[meta*os.Getpagesize():][:os.Getpagesize()])
		path := put(t, dir, data)
		s := openStore(t, dir, testOptions())
		mustBe(t, s.Collection().Set(card.Printing{Edition: "ES", Number: 1}, 1), nil)
		mustBe(t, s.Close(), nil)
		mustBe(t, Verify(path), nil)
	}
}

func TestEachZeroedPageIsFoundOrWasFree(t *testing.T) {
	good := fullFile(t)
	page := os.Getpagesize()
	found := 0
	for at := 2 * page; at+page <= len(good); at += page {
		data := bytes.Clone(good)
		clear(data[at : at+page])
		path := put(t, t.TempDir(), data)
		switch err := Verify(path); {
		case err == nil:
			openStore(t, filepath.Dir(path), testOptions())
		case errors.Is(err, ErrDamaged):
			found++
		default:
			t.Errorf("page %d: %v", at/page, err)
		}
	}
	if found < 40 {
		t.Errorf("only %d zeroed pages were found", found)
	}
}

// Whatever happens to the bytes, the store opens and reads, or says why not;
// it does not panic, fault, hang or overwrite.
func TestRandomDamageNeverLeavesThePackage(t *testing.T) {
	good := fullFile(t)
	page := os.Getpagesize()
	rounds := 80
	if testing.Short() {
		rounds = 30
	}
	outcomes := make(map[string]int)
	for seed := range rounds {
		random := rand.New(rand.NewPCG(uint64(seed), 1))
		data := bytes.Clone(good)
		for range 1 + random.IntN(4) {
			at := 2*page + random.IntN(len(data)-2*page)
			head := at / page * page
			switch random.IntN(6) {
			case 0: // a bit anywhere
				data[at] ^= 1 << random.IntN(8)
			case 1: // a bit where a page's structure is
				data[head+random.IntN(200)] ^= 1 << random.IntN(8)
			case 2: // a byte of that
				data[head+random.IntN(200)] = byte(random.Uint32())
			case 3: // a page lost
				clear(data[head : head+page])
			case 4: // a page in the place of another
				from := random.IntN(len(data)/page) * page
				copy(data[head:head+page], data[from:])
			case 5: // garbage
				for i := range 64 {
					data[min(at+i, len(data)-1)] = byte(random.Uint32())
				}
			}
		}
		dir := t.TempDir()
		path := put(t, dir, data)
		outcome := useAll(dir)
		outcomes[outcome]++
		if after, err := os.ReadFile(path); outcome == "refused" && (!bytes.Equal(after, data) || err != nil) {
			t.Errorf("seed %d: the refused file was changed, %v", seed, err)
		}
		if err := Verify(path); err != nil && !errors.Is(err, ErrDamaged) && !errors.Is(err, ErrNewer) {
			t.Errorf("seed %d: Verify: %v", seed, err)
		}
		if strings.HasPrefix(outcome, "!") {
			t.Errorf("seed %d: %s", seed, outcome)
		}
	}
	t.Log(outcomes)
	for _, outcome := range []string{"refused", "fine"} {
		if outcomes[outcome] == 0 {
			t.Errorf("no round was %s", outcome)
		}
	}
}

// useAll opens the store, uses every part of it and tells how that went.
func useAll(dir string) string {
	s, err := Open(dir, testOptions())
	if err != nil {
		if !errors.Is(err, ErrDamaged) && !errors.Is(err, ErrNewer) {
			return fmt.Sprint("! Open: ", err)
		}
		return "refused"
	}
	outcome := "fine"
	expect := func(err error, also ...error) {
		for _, kind := range append(also, nil, ErrDamaged) {
			if errors.Is(err, kind) {
				if kind == ErrDamaged {
					outcome = "in part"
				}
				return
			}
		}
		outcome = fmt.Sprint("! ", err)
	}
	_, err = s.Collection().All()
	expect(err)
	_, err = s.Decks().All()
	expect(err)
	_, err = s.Decks().Deleted()
	expect(err)
	_, err = s.Matches().All()
	expect(err)
	for id := MatchID(1); id <= 5; id++ {
		_, _, err = s.Matches().Load(id)
		expect(err, ErrNotFound)
	}
	expect(s.Settings().Load("tema", new(string)), ErrNotFound, ErrInvalid)
	_, err = s.Wishes().All()
	expect(err)
	_, err = s.Corrections().All()
	expect(err)
	_, err = s.History().Page(0, 1000)
	expect(err)
	for _, to := range []EntryID{320, 100, 290} {
		_, _, err = s.History().GoTo(to)
		expect(err, ErrNotFound)
	}
	_, err = s.History().Undo()
	expect(err, ErrNothingToDo)
	_, err = s.Backup()
	expect(err)
	if plans, _ := Backups(dir); len(plans) > 0 {
		plan, err := s.PlanRestore(plans[0].Path)
		expect(err)
		if err == nil {
			expect(s.Restore(plan), ErrInvalid)
		}
	}
	expect(s.Corrections().SetText("Bane", ownWords))
	for n := 1; n < 236; n += 20 {
		expect(s.Collection().Set(card.Printing{Edition: "ES", Number: n}, 3))
	}
	_, err = s.Matches().Save(Match{Winner: NoWinner}, make([]byte, 20_000))
	expect(err)
	if err := s.Close(); err != nil && !errors.Is(err, ErrDamaged) {
		return fmt.Sprint("! Close: ", err)
	}
	return outcome
}

func TestFileCutUnderAnOpenStoreEndsAsDamage(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows lets nobody cut a file that is in use")
	}
	s, err := Open(t.TempDir(), testOptions())
	mustNot(t, err)
	mustNot(t, os.Truncate(s.Path(), int64(2*os.Getpagesize())))
	_, err = s.Decks().All()
	mustBe(t, err, ErrDamaged)
	mustBe(t, s.Collection().Set(card.Printing{Edition: "ES", Number: 1}, 1), ErrDamaged)
	_, err = s.Backup()
	mustBe(t, err, ErrDamaged)
	if len(s.Catalogue().All()) != printings {
		t.Error("the catalogue in memory suffered")
	}
	mustBe(t, s.Close(), nil)
	_, err = SetAside(s.dir, newClock().now) // so its lock is free
	mustBe(t, err, nil)
}

func TestPanicInsideATransactionIsDamageAndClosesTheDoor(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows lets nobody remove a file that stays in memory, as this one does to the end")
	}
	s, err := Open(t.TempDir(), testOptions())
	mustNot(t, err)
	mustBe(t, s.update("probar", "x", func(*txn) error { panic("page 3: goroutine 1") }), ErrDamaged)
	mustBe(t, s.Collection().Set(card.Printing{Edition: "ES", Number: 1}, 1), ErrDamaged)
	mustBe(t, s.Close(), nil)
	openStore(t, s.dir, testOptions())
}

func TestErrorsSpeakSpanishAndSayWhatToDo(t *testing.T) {
	dir := t.TempDir()
	path := put(t, dir, nil)
	_, err := Open(dir, testOptions())
	want := "abrir " + path + ": el archivo está dañado; no se ha modificado: " +
		"puedes apartarlo y recuperar el último respaldo bueno (está vacío)"
	if err == nil || err.Error() != want {
		t.Errorf("it says %v", err)
	}
	_, err = newStore(t).Decks().Load(77)
	if err == nil || err.Error() != "abrir el mazo 77: no existe" {
		t.Errorf("it says %v", err)
	}
}

func TestStoreThatOutgrowsItsRoomKeepsWhatItHad(t *testing.T) {
	options := testOptions()
	options.maxSize = 1 << 20
	s := openStore(t, t.TempDir(), options)
	mustBe(t, s.Collection().Set(card.Printing{Edition: "ES", Number: 1}, 2), nil)
	_, err := s.Matches().Save(Match{Winner: NoWinner}, make([]byte, 2<<20))
	mustBe(t, err, ErrFull)
	mustBe(t, s.Collection().Set(card.Printing{Edition: "ES", Number: 2}, 3), nil)
	all, err := reopen(t, s).Collection().All()
	if len(all) != 2 || err != nil {
		t.Errorf("the collection is %v, %v", all, err)
	}
}

func FuzzCheckPages(f *testing.F) {
	good := fullFile(f)
	page := os.Getpagesize()
	f.Add(uint32(2*page), []byte{0})
	f.Add(uint32(5*page+8), []byte{2, 0, 1})
	f.Fuzz(func(t *testing.T, at uint32, change []byte) {
		data := bytes.Clone(good)
		copy(data[int(at)%len(data):], change)
		_ = checkPages(bytes.NewReader(data), int64(len(data)), page)
		_ = lookUp(bytes.NewReader(data), int64(len(data)), []byte(metaBucket), sealKey)
	})
}
