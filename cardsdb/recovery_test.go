package cardsdb

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
	"testing"
	"time"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// folder is the files of a data folder, by their path in it.
type folder map[string][]byte

func readFolder(t testing.TB, dir string) folder {
	t.Helper()
	files := folder{}
	mustNot(t, filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		name, _ := filepath.Rel(dir, path)
		files[name] = data
		return err
	}))
	return files
}

func (f folder) put(t testing.TB) (dir string) {
	t.Helper()
	dir = t.TempDir()
	for name, data := range f {
		path := filepath.Join(dir, name)
		mustNot(t, os.MkdirAll(filepath.Dir(path), 0o700))
		mustNot(t, os.WriteFile(path, data, 0o600))
	}
	return dir
}

// heldBy is everything that a person has in a store, the matches and settings
// with it, and the numbers that it gives out.
func heldBy(t testing.TB, s *Store) map[string]string {
	t.Helper()
	all := map[string]string{}
	mustNot(t, s.view("", "", func(tx *txn) error {
		for _, name := range []string{collectionBucket, wishesBucket, decksBucket, trashBucket, correctionsBucket, formatsBucket, pricesBucket, experimentsBucket,
			journalBucket, matchesBucket, matchDataBucket, settingsBucket} {
			b, err := tx.bucket(name)
			if err != nil {
				return err
			}
			all[name] = fmt.Sprint("last number ", b.Sequence())
			err = b.ForEach(func(key, record []byte) error {
				all[name+" "+string(key)] = string(record)
				return nil
			})
			if err != nil {
				return err
			}
		}
		return nil
	}))
	return all
}

// livedIn is a data folder with two backups and changes after each, and what its
// store holds.
func livedIn(t testing.TB) (folder, map[string]string) {
	t.Helper()
	now := newClock()
	s, err := Open(t.TempDir(), Options{Now: now.Now})
	mustNot(t, err)
	s.file.db.NoSync = true
	for n := range 12 {
		now.now = now.now.Add(time.Hour)
		p := card.Printing{Edition: "ES", Number: 1 + n}
		row := everyDetail
		row.Printing = p
		mustNot(t, s.Collection().Put(row))
		mustNot(t, s.Collection().Set(card.Printing{Edition: "HE", Number: 1 + n}, 3))
		mustNot(t, s.Wishes().Set(holding.Wish{Printing: p, Count: 1, Notes: "para cambiar"}))
		mustNot(t, s.Corrections().SetText("Bane", fmt.Sprintf("Roba %d cartas.", n)))
		deck, err := s.Decks().Save(Deck{Name: fmt.Sprint("Mazo ", n), Text: "3x Bane"})
		mustNot(t, err)
		if n%3 == 0 {
			mustNot(t, s.Decks().Delete(deck.ID))
		}
		match, err := s.Matches().Save(Match{Winner: NoWinner}, bytes.Repeat([]byte{byte(n)}, 700*n))
		mustNot(t, err)
		if n%4 == 0 {
			mustNot(t, s.Matches().Delete(match.ID))
		}
		mustNot(t, s.Settings().Save("busquedas", []string{"raza:dragon", fmt.Sprint(n)}))
		if n == 4 || n == 8 {
			_, err := s.Backup()
			mustNot(t, err)
		}
	}
	_, err = s.History().Undo()
	mustNot(t, err)
	holds := heldBy(t, s)
	mustNot(t, s.Close())
	return readFolder(t, s.dir), holds
}

// newerMeta is where the page begins that names the last transaction.
func newerMeta(file []byte) int {
	page := os.Getpagesize()
	id := func(meta int) uint64 { return host.Uint64(file[meta*page+pageHeader+48:]) }
	if id(0) > id(1) {
		return 0
	}
	return page
}

// The page that names the last transaction is damaged, and bbolt would go on
// from the one before.
func TestALostTransactionIsToldAndDoneAgain(t *testing.T) {
	whole, holds := livedIn(t)
	step := 1
	if testing.Short() {
		step = 9
	}
	for at := 0; at < metaSize; at += step {
		files := maps.Clone(whole)
		file := bytes.Clone(files[FileName])
		file[newerMeta(file)+pageHeader+at] ^= 0xFF
		files[FileName] = file
		dir := files.put(t)
		_, err := Open(dir, testOptions())
		mustBe(t, err, ErrDamaged)
		if want := "(le falta el último cambio que se guardó)"; !bytes.Contains([]byte(err.Error()), []byte(want)) {
			t.Fatalf("it says %v", err)
		}
		ways, err := WaysBack(dir)
		mustBe(t, err, nil)
		own := filepath.Join(dir, FileName)
		if len(ways) != 3 || ways[0] != (WayBack{From: own, Again: 1}) || ways[1].Lost != 0 || ways[2] != (WayBack{From: own, Lost: 1}) {
			t.Fatalf("the ways back are %+v", ways)
		}
		if at > 0 {
			continue
		}
		for i, way := range ways {
			dir := files.put(t)
			way.From = filepath.Join(dir, way.From[len(filepath.Dir(own)):])
			kept, err := Recover(dir, way, newClock().now)
			mustBe(t, err, nil)
			if was, err := os.ReadFile(kept); !bytes.Equal(was, file) || err != nil {
				t.Errorf("the file before is not kept, %v", err)
			}
			s := openStore(t, dir, testOptions())
			if same := reflect.DeepEqual(heldBy(t, s), holds); same != (i < 2) {
				t.Errorf("by way %d everything is there: %v", i, same)
			}
			mustBe(t, s.Collection().Set(es1, 7), nil)
			reopen(t, s)
		}
	}
}

func TestASingleBitOfATextIsNoticed(t *testing.T) {
	whole, _ := livedIn(t)
	for _, text := range []string{"para cambiar", "Roba 11 cartas.", "raza:dragon", `"lista":"3x Bane"`} {
		file := bytes.Clone(whole[FileName])
		for at := bytes.Index(file, []byte(text)); at >= 0; {
			file[at] ^= 1
			next := bytes.Index(file[at:], []byte(text))
			if next < 0 {
				break
			}
			at += next
		}
		files := maps.Clone(whole)
		files[FileName] = file
		_, err := Open(files.put(t), testOptions())
		mustBe(t, err, ErrDamaged)
	}
}

func TestBackupsAreInTheOrderOfWhatTheyHoldWhateverTheClockSays(t *testing.T) {
	now := newClock()
	s := openStore(t, t.TempDir(), Options{Now: now.Now})
	var want []string
	for i, years := range []int{0, 4, -2, 1} {
		mustBe(t, s.Collection().Set(es1, 1+i), nil)
		now.now = newClock().now.AddDate(years, 0, 0)
		b, err := s.Backup()
		mustBe(t, err, nil)
		want = append([]string{b.Path}, want...)
	}
	all, err := Backups(s.dir)
	mustBe(t, err, nil)
	var got []string
	for _, b := range all {
		got = append(got, b.Path)
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the order is %v", got)
	}
	mustBe(t, s.Close(), nil)
	mustNot(t, os.WriteFile(s.Path(), make([]byte, 8192), 0o600))
	ways, err := WaysBack(s.dir)
	if len(ways) != 1 || ways[0].From != want[0] || ways[0].Lost != 0 || err != nil {
		t.Errorf("the ways back are %+v, %v", ways, err)
	}
}

func TestANewStoreComesBehindTheBackupsOfTheOneBefore(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(es1, 3), nil)
	_, err := s.Backup()
	mustBe(t, err, nil)
	mustBe(t, s.Close(), nil)
	kept, err := SetAside(s.dir, newClock().now)
	mustBe(t, err, nil)
	if _, err := os.Stat(kept + ".cambios"); err != nil {
		t.Error("what was changed since the backup is not kept with the file")
	}
	_, err = Open(s.dir, s.options)
	mustBe(t, err, ErrDamaged) // it would be taken for one that is gone
	mustBe(t, Begin(s.dir), nil)
	again := openStore(t, s.dir, s.options)
	fresh, err := again.Backup()
	mustBe(t, err, nil)
	all, err := Backups(s.dir)
	if len(all) < 2 || all[0].Path != fresh.Path || all[len(all)-1].seal.commit >= fresh.seal.commit || err != nil {
		t.Errorf("the backups are %+v, %v", all, err)
	}
}

// The log of changes is a witness that may be missing or wrong itself.
func TestADamagedLogOfChangesHarmsNothing(t *testing.T) {
	whole, holds := livedIn(t)
	log := whole[changesName]
	random := rand.New(rand.NewPCG(3, 4))
	for round := range 12 {
		files := maps.Clone(whole)
		switch round % 3 {
		case 0:
			files[changesName] = log[:random.IntN(len(log))]
		case 1:
			damaged := bytes.Clone(log)
			damaged[random.IntN(len(log))] ^= 1 << random.IntN(8)
			files[changesName] = damaged
		default:
			delete(files, changesName)
		}
		dir := files.put(t)
		s := openStore(t, dir, testOptions())
		if !reflect.DeepEqual(heldBy(t, s), holds) {
			t.Fatalf("round %d: the store is another", round)
		}
		mustBe(t, s.Collection().Set(es1, 8), nil)
		if logged := readChanges(dir); len(logged.commits) == 0 || logged.last().commit != sealNow(t, s).commit {
			t.Fatalf("round %d: the log does not go on", round)
		}
	}
}

func sealNow(t testing.TB, s *Store) (now seal) {
	t.Helper()
	mustNot(t, s.view("", "", func(tx *txn) (err error) {
		now, err = readSeal(tx.bolt)
		return err
	}))
	return now
}

// damagedFolders is how many folders the next test damages.
const damagedFolders = "CASTILLO_DAMAGED_FOLDERS"

// Whatever happens to one file of a data folder: the store is read whole and
// right, or refused with a way back that brings everything back or says what it
// does not.
func TestNothingConfirmedIsLostToOneDamagedFileUnseen(t *testing.T) {
	whole, holds := livedIn(t)
	rounds := 20
	if asked, err := strconv.Atoi(os.Getenv(damagedFolders)); err == nil {
		rounds = asked
	}
	outcomes := map[string]int{}
	for seed := range rounds {
		random := rand.New(rand.NewPCG(uint64(seed), 9))
		files := maps.Clone(whole)
		name, damage := FileName, random.IntN(8)
		files[name] = damaged(bytes.Clone(files[name]), damage, random)
		outcome, err := comesBack(t, files, holds)
		if err != nil {
			t.Errorf("seed %d, damage %d: %v", seed, damage, err)
		}
		outcomes[outcome]++
	}
	t.Log(outcomes)
	if outcomes["whole"] == 0 || outcomes["everything came back"] == 0 {
		t.Error("the damage is always of one kind")
	}
}

// damaged does something to the bytes of a file.
func damaged(data []byte, what int, random *rand.Rand) []byte {
	page := os.Getpagesize()
	at := random.IntN(len(data))
	head := at / page * page
	switch what {
	case 0: // cut anywhere
		return data[:at]
	case 1: // a bit anywhere
		data[at] ^= 1 << random.IntN(8)
	case 2: // a byte anywhere
		data[at] = byte(random.Uint32())
	case 3: // a bit where a page's structure is
		data[min(head+random.IntN(200), len(data)-1)] ^= 1 << random.IntN(8)
	case 4: // a page lost
		clear(data[head : head+page])
	case 5: // a page in the place of another
		from := random.IntN(len(data)/page) * page
		copy(data[head:head+page], data[from:])
	case 6: // garbage
		for i := range 64 {
			data[min(at+i, len(data)-1)] = byte(random.Uint32())
		}
	case 7: // what names the last transactions
		data[random.IntN(2)*page+random.IntN(pageHeader+metaSize)] = byte(random.Uint32())
	}
	return data
}

// comesBack opens a damaged folder, by the first way back if need be, and holds
// it against what it held.
func comesBack(t *testing.T, files folder, holds map[string]string) (outcome string, err error) {
	dir := files.put(t)
	defer os.RemoveAll(dir)
	s, err := Open(dir, testOptions())
	outcome = "whole"
	if err != nil {
		if !errors.Is(err, ErrDamaged) {
			return "refused otherwise", fmt.Errorf("Open: %w", err)
		}
		if after, _ := os.ReadFile(filepath.Join(dir, FileName)); !bytes.Equal(after, files[FileName]) {
			return "changed", errors.New("the refused file was changed")
		}
		ways, err := WaysBack(dir)
		if err != nil {
			return "no way back", err
		}
		if ways[0].Lost != 0 {
			return "something is lost", fmt.Errorf("the best way is %+v", ways[0])
		}
		if _, err := Recover(dir, ways[0], newClock().now); err != nil {
			return "no way back", err
		}
		if s, err = Open(dir, testOptions()); err != nil {
			return "no way back", err
		}
		outcome = "everything came back"
	}
	defer s.Close()
	if is := heldBy(t, s); !reflect.DeepEqual(is, holds) {
		return outcome, fmt.Errorf("%s, and the store holds something else", outcome)
	}
	if _, err := s.Backup(); err != nil {
		return outcome, fmt.Errorf("%s, and cannot be backed up: %w", outcome, err)
	}
	return outcome, nil
}

func FuzzParseChanges(f *testing.F) {
	whole, _ := livedIn(f)
	log := whole[changesName]
	f.Add(log[:min(len(log), 2000)])
	f.Add([]byte(changesMagic))
	f.Fuzz(func(t *testing.T, data []byte) {
		logged := parseChanges(data)
		if logged.size > int64(len(data)) {
			t.Errorf("%d of %d bytes are whole", logged.size, len(data))
		}
		written := append([]byte(changesMagic), logged.from.encode()...)
		for _, c := range logged.commits {
			written = appendCommit(written, c.writes, c.leaves)
		}
		if again := parseChanges(written); logged.size > 0 && len(again.commits) != len(logged.commits) {
			t.Errorf("of %d transactions %d read back", len(logged.commits), len(again.commits))
		}
	})
}

func TestAStoreThatIsGoneAndLeftBackupsIsNotBegunAnew(t *testing.T) {
	whole, holds := livedIn(t)
	delete(whole, FileName)
	dir := whole.put(t)
	_, err := Open(dir, testOptions())
	mustBe(t, err, ErrDamaged)
	ways, err := WaysBack(dir)
	if len(ways) != 1 || ways[0].Lost != 0 || ways[0].Again == 0 || err != nil {
		t.Fatalf("the ways back are %+v, %v", ways, err)
	}
	kept, err := Recover(dir, ways[0], newClock().now)
	if kept != "" || err != nil {
		t.Errorf("kept %q, %v", kept, err)
	}
	if !reflect.DeepEqual(heldBy(t, openStore(t, dir, testOptions())), holds) {
		t.Error("not everything came back")
	}
}

func TestWithTheNewestBackupDamagedTooEverythingComesBack(t *testing.T) {
	whole, holds := livedIn(t)
	var newest string
	for name := range whole {
		if filepath.Dir(name) == backupFolder {
			newest = max(newest, name)
		}
	}
	whole[newest] = bytes.Clone(whole[newest])
	whole[newest][len(whole[newest])/2] ^= 0xFF
	clear(whole[newest][2*os.Getpagesize() : 3*os.Getpagesize()])
	whole[FileName] = make([]byte, 8192)
	if outcome, err := comesBack(t, whole, holds); err != nil {
		t.Errorf("%s: %v", outcome, err)
	}
}

func TestABackupThatRottedIsMadeAgain(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(es1, 3), nil)
	b, err := s.Backup()
	mustBe(t, err, nil)
	data, err := os.ReadFile(b.Path)
	mustNot(t, err)
	at := bytes.Index(data, []byte("Duque Owen"))
	data[at] ^= 1
	mustNot(t, os.WriteFile(b.Path, data, 0o600))
	if again, made, err := s.BackupIfChanged(); !made || Verify(again.Path) != nil || err != nil {
		t.Errorf("made %v: %+v, %v", made, again, err)
	}
}

func TestAnOlderFileInTheStoresPlaceIsTold(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(es1, 3), nil)
	old, err := s.Backup()
	mustBe(t, err, nil)
	mustBe(t, s.Collection().Set(es1, 4), nil)
	newer, err := s.Backup()
	mustBe(t, err, nil)
	mustBe(t, s.Close(), nil)
	data, err := os.ReadFile(old.Path)
	mustNot(t, err)
	put(t, s.dir, data)
	mustNot(t, os.Remove(changesPath(s.dir)))
	_, err = Open(s.dir, s.options)
	mustBe(t, err, ErrDamaged)
	ways, err := WaysBack(s.dir)
	own := s.Path()
	if len(ways) != 2 || ways[0].From != newer.Path || ways[0].Lost != 0 || ways[1] != (WayBack{From: own, Lost: 1}) || err != nil {
		t.Fatalf("the ways back are %+v, %v", ways, err)
	}
	_, err = Recover(s.dir, ways[1], newClock().now)
	mustBe(t, err, nil)
	if n, err := openStore(t, s.dir, s.options).Collection().Count(es1); n != 3 || err != nil {
		t.Errorf("as it was there are %d, %v", n, err)
	}
}

// The seal that is found page by page is the one that bbolt finds, and damage
// finds none or that.
func TestTheSealOfAFileIsReadWithoutOpeningIt(t *testing.T) {
	whole, _ := livedIn(t)
	for name, data := range whole {
		if filepath.Ext(name) != ".db" {
			continue
		}
		path := put(t, t.TempDir(), data)
		want, err := verified(path, len(migrations))
		mustBe(t, err, nil)
		if got := sealOf(path); got != want || want == (seal{}) {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
		random := rand.New(rand.NewPCG(11, 12))
		for range 300 {
			bad := damaged(bytes.Clone(data), random.IntN(8), random)
			found := lookUp(bytes.NewReader(bad), int64(len(bad)), []byte(metaBucket), sealKey)
			if s, err := decodeSeal(found); err == nil && s.commit > want.commit {
				t.Errorf("%s: damage makes it %+v", name, s)
			}
		}
	}
}

func TestABackupIsRestoredIntoAFolderThatIsNotThere(t *testing.T) {
	s := newStore(t)
	mustBe(t, s.Collection().Set(es1, 3), nil)
	b, err := s.Backup()
	mustBe(t, err, nil)
	dir := filepath.Join(t.TempDir(), "no", "está")
	_, err = Restore(dir, b.Path, newClock().now)
	mustBe(t, err, nil)
	if n, err := openStore(t, dir, testOptions()).Collection().Count(es1); n != 3 || err != nil {
		t.Errorf("there are %d, %v", n, err)
	}
}

// Whatever interrupts the log of changes, the next start has everything on record
// again.
func TestWhatWasChangedIsAlwaysOnRecord(t *testing.T) {
	for name, interrupt := range map[string]func(t *testing.T, s *Store){
		"nothing":               func(*testing.T, *Store) {},
		"the log is gone":       func(t *testing.T, s *Store) { mustNot(t, os.Remove(changesPath(s.dir))) },
		"the last is not in it": func(t *testing.T, s *Store) { mustNot(t, os.Truncate(changesPath(s.dir), 100)) },
	} {
		t.Run(name, func(t *testing.T) {
			if runtime.GOOS == "windows" && name == "the log is gone" {
				t.Skip("Windows lets nobody remove a file that is in use")
			}
			s := newStore(t)
			for n := range 5 {
				mustBe(t, s.Collection().Set(es1, n+1), nil)
				interrupt(t, s)
				s = reopen(t, s)
			}
			mustBe(t, s.Close(), nil)
			mustNot(t, os.Truncate(s.Path(), 5000))
			ways, err := WaysBack(s.dir)
			if len(ways) == 0 || ways[0].Lost > 0 || err != nil {
				t.Fatalf("the ways back are %+v, %v", ways, err)
			}
			_, err = Recover(s.dir, ways[0], newClock().now)
			mustBe(t, err, nil)
			if n, err := openStore(t, s.dir, testOptions()).Collection().Count(es1); n != 5 || err != nil {
				t.Errorf("there are %d, %v", n, err)
			}
		})
	}
}
