package scans

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"castillo/cardsdb/files"
	"castillo/game/card"
)

// lived is a library as one comes to have it: two imports, a picture matched by
// hand and turned, one that waits, one that two cards share, a chosen photograph
// and a card that is to be drawn.
func lived(t testing.TB) *Library {
	t.Helper()
	l, dir := open(t, t.TempDir()), t.TempDir()
	write(t, filepath.Join(dir, "a", "ES-012.png"), asPNG(picture(63, 88, 1)))
	write(t, filepath.Join(dir, "a", "IMG_1.png"), asPNG(picture(63, 88, 2)))
	write(t, filepath.Join(dir, "a", "IMG_2.png"), asPNG(picture(63, 88, 3)))
	bring(t, l, filepath.Join(dir, "a"))
	byHand := l.Waiting()[0]
	now := byHand
	now.Printing, now.UpsideDown = excalibur, true
	err := l.Put(byHand.ID, card.Printing{}, now)
	write(t, filepath.Join(dir, "mi foto.png"), asPNG(picture(63, 88, 4)))
	photo, adding := l.Add(t.Context(), filepath.Join(dir, "mi foto.png"), dragon, Photo)
	shared := l.Of(dragon)[0]
	shared.Printing = card.Printing{Edition: "HE", Number: 73}
	if err := errors.Join(err, adding, l.Choose(dragon, photo), l.Choose(excalibur, ID{}), l.Restore(shared)); err != nil {
		t.Fatal(err)
	}
	return l
}

// says is all that a library says, in an order of its own.
func says(l *Library) any {
	x := l.index.clone()
	slices.SortFunc(x.Scans, func(a, b Scan) int {
		return strings.Compare(a.String()+a.Printing.String(), b.String()+b.Printing.String())
	})
	return []any{x.Scans, x.Imports, x.Chosen}
}

// tended opens a library and looks after it at some time.
func tended(t testing.TB, dir string, now time.Time) (*Library, Findings) {
	t.Helper()
	l, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	f, err := l.tend(context.Background(), now)
	if err != nil {
		t.Fatal(err)
	}
	return l, f
}

// copied is a copy of a library's folder.
func copied(t testing.TB, dir string) string {
	t.Helper()
	to := t.TempDir()
	if err := os.CopyFS(to, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return to
}

func contentOf(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestNoDamageToTheIndexLosesAPictureOrMovesIt(t *testing.T) {
	l := lived(t)
	want := says(l)
	path := filepath.Join(l.dir, indexFile)
	whole := contentOf(t, path)
	look := func(name string, damage []byte) {
		write(t, path, damage)
		again, err := Open(l.dir)
		if err != nil {
			t.Fatal(name, err)
		}
		if got := says(again); again.recovered == nil || !reflect.DeepEqual(got, want) {
			t.Fatalf("%s: recovered %v\ngot  %v\nwant %v", name, again.recovered != nil, got, want)
		}
	}
	for i := range whole {
		damage := slices.Clone(whole)
		damage[i] ^= 1 << (i % 8)
		look(fmt.Sprintf("byte %d", i), damage)
		look(fmt.Sprintf("cut at %d", i), whole[:i])
	}
	look("of another library", []byte(`{"Version":99}`))
}

func TestARecoveryIsToldMadeToLastAndSweepsNothing(t *testing.T) {
	l := lived(t)
	want, much := says(l), time.Now().Add(10*keepFor)
	orphan := asPNG(picture(63, 88, 9))
	if err := l.keep(ID{1}, orphan); err != nil { // as a cancelled import leaves one
		t.Fatal(err)
	}
	whole := contentOf(t, filepath.Join(l.dir, indexFile))
	for _, at := range []int{0, 10, sealed, len(whole) / 2, len(whole) - 1} {
		dir := copied(t, l.dir)
		damage := slices.Clone(whole)
		damage[at] ^= 1
		write(t, filepath.Join(dir, indexFile), damage)
		again, f := tended(t, dir, much)
		if !bytes.Equal(contentOf(t, f.Aside), damage) || !f.Rebuilt || f.Recorded != 5 || f.Unknown != 1 || f.Trashed != 0 {
			t.Errorf("found %+v", f)
		}
		if text := f.Remarks(); len(text) < 3 || !strings.Contains(text[0].String(), f.Aside) || !strings.Contains(text[1].String(), "5") {
			t.Errorf("it says %v", text)
		}
		if n, _ := again.Trash(); n != 0 || len(again.Waiting()) != 2 {
			t.Errorf("%d pictures are in the trash, %d wait", n, len(again.Waiting()))
		}
		for _, s := range again.index.Scans {
			if _, err := os.Stat(again.path(s.ID)); err != nil {
				t.Error(err)
			}
		}
		once, f := tended(t, dir, much)
		if f.Rebuilt || f.Trashed != 0 || !reflect.DeepEqual(once.index, again.index) {
			t.Errorf("the next time: %+v", f)
		}
	}
	dir := copied(t, l.dir)
	if err := os.Remove(filepath.Join(dir, indexFile)); err != nil {
		t.Fatal(err)
	}
	again, f := tended(t, dir, much)
	if !f.Rebuilt || f.Aside != "" {
		t.Errorf("without an index: %+v", f)
	}
	if err := again.Remove(ID{1}, card.Printing{}); err != nil { // it waits as all that nobody knows
		t.Fatal(err)
	}
	if got := says(again); !reflect.DeepEqual(got, want) {
		t.Errorf("without an index\ngot  %v\nwant %v", got, want)
	}
}

func TestAnEditAfterARecoveryKeepsTheDamagedIndex(t *testing.T) {
	l := lived(t)
	write(t, filepath.Join(l.dir, indexFile), []byte("roto"))
	again, err := Open(l.dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Choose(dragon, ID{}); err != nil {
		t.Fatal(err)
	}
	f, err := again.Tend(t.Context())
	if err != nil || !f.Rebuilt || string(contentOf(t, f.Aside)) != "roto" {
		t.Errorf("found %+v, %v", f, err)
	}
	if open(t, l.dir).index.Chosen[dragon] != (ID{}) {
		t.Error("the edit is lost")
	}
}

func TestADamagedRecordIsWrittenAnewFromTheIndex(t *testing.T) {
	l := lived(t)
	want := says(l)
	id := l.Of(excalibur)[0].ID
	path := l.path(id) + recordSuffix
	whole := contentOf(t, path)
	for i := 0; i < len(whole); i += 7 {
		damage := slices.Clone(whole)
		damage[i] ^= 4
		write(t, path, damage)
		if i%2 == 0 {
			write(t, path, whole[:i])
		}
		again, f := tended(t, l.dir, time.Now())
		if len(f.Remarks()) != 0 || !reflect.DeepEqual(says(again), want) || !bytes.Equal(contentOf(t, path), whole) {
			t.Fatalf("byte %d: %+v", i, f)
		}
	}
}

func TestWithIndexAndRecordDamagedAPictureWaits(t *testing.T) {
	l := lived(t)
	id := l.Of(excalibur)[0].ID
	whole := contentOf(t, l.path(id)+recordSuffix)
	for i := range whole {
		damage := slices.Clone(whole)
		damage[i] ^= 1
		write(t, l.path(id)+recordSuffix, damage)
		write(t, filepath.Join(l.dir, indexFile), nil)
		again, err := Open(l.dir)
		if err != nil {
			t.Fatal(err)
		}
		waits := slices.ContainsFunc(again.Waiting(), func(s Scan) bool { return s.ID == id })
		if !waits || len(again.Of(excalibur)) != 0 || len(again.Of(dragon)) != 2 || again.recovered.unknown != 1 {
			t.Fatalf("byte %d: it waits: %v; %+v", i, waits, again.recovered)
		}
	}
}

func TestAnOlderIndexDoesNotLoseWhatCameAfterIt(t *testing.T) {
	l, dir := open(t, t.TempDir()), t.TempDir()
	write(t, filepath.Join(dir, "ES-012.png"), asPNG(picture(63, 88, 1)))
	bring(t, l, dir)
	older := contentOf(t, filepath.Join(l.dir, indexFile))
	write(t, filepath.Join(dir, "HE-073.png"), asPNG(picture(63, 88, 2)))
	bring(t, l, dir)
	want := says(l)
	write(t, filepath.Join(l.dir, indexFile), older)
	again, f := tended(t, l.dir, time.Now().Add(2*keepFor))
	if f.Found != 1 || len(f.Remarks()) != 1 || f.Trashed != 0 || !reflect.DeepEqual(says(again), want) {
		t.Errorf("found %+v\ngot  %v\nwant %v", f, says(again), want)
	}
}

func TestOnlyWhatItsOwnerRemovedGoesToTheTrashAndNothingIsDeleted(t *testing.T) {
	l := lived(t)
	gone := l.Of(excalibur)[0]
	if err := l.Remove(gone.ID, excalibur); err != nil {
		t.Fatal(err)
	}
	long := time.Now().Add(-10 * keepFor)
	if err := os.Chtimes(l.path(gone.ID), long, long); err != nil {
		t.Fatal(err)
	}
	if l, f := tended(t, l.dir, time.Now().Add(keepFor-time.Hour)); f.Trashed != 0 {
		t.Error("it went to the trash before a month was over")
	} else if err := l.Restore(gone); err != nil || len(l.Of(excalibur)) != 1 {
		t.Errorf("it cannot be had back: %v", err)
	} else if err := l.Remove(gone.ID, excalibur); err != nil {
		t.Fatal(err)
	}
	data := contentOf(t, l.path(gone.ID))
	l, f := tended(t, l.dir, time.Now().Add(keepFor+time.Hour))
	if _, err := os.Stat(l.path(gone.ID)); err == nil || f.Trashed != 1 || len(f.Remarks()) != 0 {
		t.Errorf("found %+v", f)
	}
	found, _ := filepath.Glob(filepath.Join(l.TrashFolder(), "*", "*"))
	if len(found) != 1 || filepath.Base(found[0]) != "ES-120 IMG_1.png" || !bytes.Equal(contentOf(t, found[0]), data) {
		t.Fatalf("in the trash there is %v", found)
	}
	r := bring(t, l, found[0])
	if again := l.Of(excalibur); r.Count(Matched) != 1 || len(again) != 1 || again[0].ID != gone.ID {
		t.Errorf("brought in from the trash: %+v", r)
	}
	if n, size := l.Trash(); n != 1 || size != int64(len(data)) {
		t.Errorf("%d pictures of %d bytes are in the trash", n, size)
	}
	if err := l.EmptyTrash(); err != nil {
		t.Fatal(err)
	}
	if n, _ := l.Trash(); n != 0 {
		t.Error("the trash is not empty")
	}
}

func TestWhatACrashLeftIsDropped(t *testing.T) {
	l := lived(t)
	long := time.Now().Add(-24 * time.Hour)
	left := []string{filepath.Join(l.dir, "parte-1"), filepath.Join(l.dir, originals, "ab", ".castillo-x")}
	for _, path := range left {
		write(t, path, []byte("x"))
		if err := os.Chtimes(path, long, long); err != nil || !files.IsUnfinished(path) && !strings.Contains(path, "parte-") {
			t.Fatal(err)
		}
	}
	tended(t, l.dir, time.Now())
	for _, path := range left {
		if _, err := os.Stat(path); err == nil {
			t.Errorf("%s stays", path)
		}
	}
}

func TestAnOriginalWithAWrongBitIsNoticedAndComesBackFromACopy(t *testing.T) {
	l, dir := open(t, t.TempDir()), t.TempDir()
	path := filepath.Join(dir, "ES-012.png")
	write(t, path, asPNG(picture(63, 88, 1)))
	bring(t, l, path)
	id := l.Of(dragon)[0].ID
	damage := contentOf(t, l.path(id))
	damage[len(damage)/2] ^= 1
	write(t, l.path(id), damage)
	for name, f := range map[string]func() (Findings, error){
		"at a start": func() (Findings, error) { return l.Tend(t.Context()) },
		"when asked": func() (Findings, error) { return l.Check(t.Context()) },
	} {
		f, err := f()
		if err != nil || len(f.Damaged) != 1 || len(l.Hurt()) != 1 || !strings.Contains(f.Remarks()[0].String(), "«ES-012.png» (ES 012)") {
			t.Errorf("%s: %+v, %v", name, f, err)
		}
	}
	if r := bring(t, l, path); r.Count(Present) != 1 || len(l.Hurt()) != 0 {
		t.Error("the whole picture did not take the damaged one's place")
	}
	if f, _ := l.Check(t.Context()); len(f.Remarks()) != 0 {
		t.Errorf("after that: %v", f.Remarks())
	}
	if n, _ := l.Trash(); n != 1 {
		t.Error("the damaged one was not kept")
	}
	if err := os.Remove(l.path(id)); err != nil {
		t.Fatal(err)
	}
	if f, _ := l.Tend(t.Context()); len(f.Missing) != 1 || len(l.Of(dragon)) != 1 {
		t.Errorf("missing: %+v", f)
	}
}

// asBefore makes a folder what an earlier version left: an index without a seal,
// the one before it, no records.
func asBefore(t *testing.T, l *Library) {
	t.Helper()
	whole, was, err := unseal(contentOf(t, filepath.Join(l.dir, indexFile)))
	if err != nil || !was {
		t.Fatal(err)
	}
	write(t, filepath.Join(l.dir, indexFile), whole)
	write(t, filepath.Join(l.dir, indexBefore), whole)
	records, _ := filepath.Glob(filepath.Join(l.dir, originals, "*", "*"+recordSuffix))
	for _, path := range records {
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
	if len(records) != 4 {
		t.Errorf("there were %d records", len(records))
	}
}

func TestAFolderOfAnEarlierVersionIsReadAndGetsItsRecords(t *testing.T) {
	l := lived(t)
	want := says(l)
	asBefore(t, l)
	again, f := tended(t, l.dir, time.Now().Add(2*keepFor))
	if len(f.Remarks()) != 0 || f.Trashed != 0 || !reflect.DeepEqual(says(again), want) {
		t.Errorf("found %+v", f)
	}
	if _, err := os.Stat(filepath.Join(l.dir, indexBefore)); err == nil {
		t.Error("the index before the index stays")
	}
	write(t, filepath.Join(l.dir, indexFile), nil)
	if again, f = tended(t, l.dir, time.Now()); f.Recorded != 5 || !reflect.DeepEqual(says(again), want) {
		t.Errorf("from the new records: %+v", f)
	}
}

func TestADamagedIndexOfAnEarlierVersionHasTheOneBefore(t *testing.T) {
	l := lived(t)
	asBefore(t, l)
	late := asPNG(picture(63, 88, 7)) // came after the index before
	if err := l.keep(ID{7}, late); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(l.dir, indexFile), []byte(`{"Version":1,"Scans":[{"ID":"ab`))
	again, f := tended(t, l.dir, time.Now().Add(2*keepFor))
	if f.Older != 5 || f.Unknown != 1 || f.Trashed != 0 || len(again.Of(dragon)) != 2 || len(again.Waiting()) != 2 {
		t.Errorf("found %+v, %d wait", f, len(again.Waiting()))
	}
	if text := f.Remarks(); !slices.ContainsFunc(text, func(r Remark) bool { return r.Sentence == saidOlder }) {
		t.Errorf("it says %v", text)
	}
}

func TestACopyIsListedVerifiedAndTakenBack(t *testing.T) {
	l := lived(t)
	if err := l.Remove(l.Waiting()[0].ID, card.Printing{}); err != nil {
		t.Fatal(err)
	}
	list, err := List(os.DirFS(l.dir))
	if err != nil || len(list) != 8 {
		t.Fatalf("%d files, %v", len(list), err)
	}
	var packed bytes.Buffer
	z, sum := zip.NewWriter(&packed), int64(0)
	for _, f := range list {
		w, err := z.Create(f.Path)
		if err != nil {
			t.Fatal(err)
		}
		data := contentOf(t, filepath.Join(l.dir, filepath.FromSlash(f.Path)))
		if int64(len(data)) != f.Size {
			t.Errorf("%s has %d bytes, not %d", f.Path, len(data), f.Size)
		}
		sum += f.Size
		w.Write(data)
	}
	z.Close()
	backup, err := zip.NewReader(bytes.NewReader(packed.Bytes()), int64(packed.Len()))
	if err != nil {
		t.Fatal(err)
	}
	c, err := Verify(t.Context(), backup)
	if err != nil || c.Pictures != 4 || c.Bytes != sum || len(c.Damaged) != 0 {
		t.Errorf("%+v, %v", c, err)
	}

	empty := open(t, t.TempDir())
	if taken, damaged, err := empty.TakeBack(t.Context(), backup); err != nil || taken != 3 || len(damaged) != 0 {
		t.Errorf("into an empty library: %d, %v, %v", taken, damaged, err)
	}
	if !reflect.DeepEqual(says(empty), says(l)) || !reflect.DeepEqual(says(open(t, empty.dir)), says(l)) {
		t.Errorf("got  %v\nwant %v", says(empty), says(l))
	}

	other, dir := open(t, t.TempDir()), t.TempDir()
	write(t, filepath.Join(dir, "ES-012.png"), asPNG(picture(63, 88, 1))) // the same, for another card
	if _, err := other.Add(t.Context(), filepath.Join(dir, "ES-012.png"), excalibur, Back); err != nil {
		t.Fatal(err)
	}
	if taken, _, err := other.TakeBack(t.Context(), backup); err != nil || taken != 2 || len(other.Of(excalibur)) != 2 || len(other.Of(dragon)) != 1 {
		t.Errorf("into one that has a picture: %d, %v", taken, err)
	}
	if got := other.Imports(); len(got) != 3 || got[0].Number == got[1].Number {
		t.Errorf("its imports are %v", got)
	}
}

func TestADamagedCopyIsToldAndBringsOnlyWhatIsWhole(t *testing.T) {
	l := lived(t)
	dir := copied(t, l.dir)
	front := l.Of(excalibur)[0].ID
	shared := l.Of(dragon)[0].ID
	write(t, filepath.Join(dir, filepath.FromSlash(originalName(front))), asPNG(picture(63, 88, 50)))
	write(t, filepath.Join(dir, filepath.FromSlash(recordName(shared))), []byte("{}"))
	write(t, filepath.Join(dir, originals, "zz", "ajeno"), []byte("x"))
	if err := os.Symlink("/etc/hostname", filepath.Join(dir, originals, "aa")); err != nil {
		t.Log(err)
	}
	want := []string{originalName(front), recordName(shared)}
	slices.Sort(want)
	c, err := Verify(t.Context(), os.DirFS(dir))
	if slices.Sort(c.Damaged); err != nil || c.Pictures != 3 || !reflect.DeepEqual(c.Damaged, want) {
		t.Errorf("%+v, %v", c, err)
	}
	empty := open(t, t.TempDir())
	taken, damaged, err := empty.TakeBack(t.Context(), os.DirFS(dir))
	if slices.Sort(damaged); err != nil || taken != 3 || !reflect.DeepEqual(damaged, want) {
		t.Errorf("%d, %v, %v", taken, damaged, err)
	}
	if len(empty.Of(excalibur)) != 0 || !slices.ContainsFunc(empty.Waiting(), func(s Scan) bool { return s.ID == shared }) {
		t.Error("a picture came that is not whole, or one without its record for a card")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Verify(ctx, os.DirFS(dir)); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	if list, err := List(os.DirFS(filepath.Join(dir, "falta"))); len(list) != 0 || err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v, %v", list, err)
	}
}
