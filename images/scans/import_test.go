package scans

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"castillo/game/card"
)

var (
	dragon    = card.Printing{Edition: "ES", Number: 12}
	excalibur = card.Printing{Edition: "ES", Number: 120}
)

// outcome is a line in words.
func outcome(l Line) string {
	switch l.Outcome {
	case Matched:
		return l.Guess.Printings[0].String()
	case Present:
		return "present"
	case Ambiguous:
		return "ambiguous"
	case Unknown:
		return "unknown"
	}
	return l.Why.Error()
}

func results(r Report) map[string]string {
	out := map[string]string{}
	for _, l := range r.Lines {
		out[l.Path] = outcome(l)
	}
	return out
}

func TestAFolderIsAccountedForFileByFile(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cartas")
	one := asJPEG(picture(126, 176, 1))
	write(t, filepath.Join(dir, "ES-012.jpg"), one)
	write(t, filepath.Join(dir, "ES-012 (2).jpg"), one)
	write(t, filepath.Join(dir, "Cruzadas", "007.gif"), asGIF(picture(126, 176, 2)))
	write(t, filepath.Join(dir, "Excalibur.png"), asPNG(picture(126, 176, 3)))
	write(t, filepath.Join(dir, "sin nombre.webp"), asWebP(126, 176))
	write(t, filepath.Join(dir, "HE 73.png"), asJPEG(picture(126, 176, 4))) // the ending lies
	write(t, filepath.Join(dir, "ES-013.jpg"), []byte("esto es texto"))
	write(t, filepath.Join(dir, "ES-014.jpg"), one[:len(one)/2])
	write(t, filepath.Join(dir, "ES-015.png"), pngOfSize(30_000, 40))
	write(t, filepath.Join(dir, "Helénica.zip"), zipOf(t, []string{"1.png", "dentro.zip"},
		[][]byte{asPNG(picture(126, 176, 5)), zipOf(t, []string{"a"}, [][]byte{nil})}))
	if err := os.Symlink("/etc/hostname", filepath.Join(dir, "ES-016.jpg")); err != nil {
		t.Skip(err)
	}
	l := open(t, t.TempDir())
	want := map[string]string{
		"cartas/ES-012.jpg":              "present", // after the copy, which comes first
		"cartas/ES-012 (2).jpg":          "ES 012",
		"cartas/Cruzadas/007.gif":        "CR 007",
		"cartas/Excalibur.png":           "ambiguous",
		"cartas/sin nombre.webp":         "unknown",
		"cartas/HE 73.png":               "HE 073",
		"cartas/ES-013.jpg":              NotAPicture.Error(),
		"cartas/ES-014.jpg":              DamagedPicture.Error(),
		"cartas/ES-015.png":              TooManyPixels.Error(),
		"cartas/ES-016.jpg":              IsLink.Error(),
		"cartas/Helénica.zip/1.png":      "HE 001",
		"cartas/Helénica.zip/dentro.zip": ZipInZip.Error(),
	}
	if got := results(bring(t, l, dir)); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	if n, cards := l.Count(); n != 4 || cards != 4 {
		t.Errorf("%d scans show %d cards", n, cards)
	}
	if len(l.Waiting()) != 2 {
		t.Errorf("%d scans wait to be matched", len(l.Waiting()))
	}

	again := bring(t, l, dir)
	if again.Count(Present) != 7 || again.Import.Number != 0 {
		t.Errorf("the second time %d are present, as import %d", again.Count(Present), again.Import.Number)
	}
}

func TestOnePictureIsAddedForAPrintingWhateverItIsCalled(t *testing.T) {
	l, folder := open(t, t.TempDir()), t.TempDir()
	path := filepath.Join(folder, "ES-120.png")
	write(t, path, asPNG(picture(63, 88, 7)))
	id, err := l.Add(t.Context(), path, dragon, Photo)
	if err != nil {
		t.Fatal(err)
	}
	again, err := l.Add(t.Context(), path, dragon, Photo)
	if all := l.Of(dragon); err != nil || again != id || len(all) != 1 || all[0].ID != id || all[0].Side != Photo || len(l.Of(excalibur)) != 0 {
		t.Errorf("%v, then %v, %v: %+v", id, again, err, all)
	}
	write(t, filepath.Join(folder, "nota.txt"), []byte("no es una imagen"))
	for name, want := range map[string]Refusal{"nota.txt": NotAPicture, "falta.png": Unreadable} {
		if _, err := l.Add(t.Context(), filepath.Join(folder, name), dragon, Photo); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", name, err, want)
		}
	}
	if _, err := l.Add(t.Context(), folder, dragon, Photo); err == nil {
		t.Error("a folder is taken for a picture")
	}
	if len(l.Of(dragon)) != 1 {
		t.Error("what was refused is there")
	}
}

func TestAnImportThatIsCancelledChangesNothing(t *testing.T) {
	dir := t.TempDir()
	for i := range 8 {
		write(t, filepath.Join(dir, fmt.Sprintf("ES-%03d.png", i+1)), asPNG(picture(126, 176, uint8(i))))
	}
	l := open(t, t.TempDir())
	ctx, cancel := context.WithCancel(context.Background())
	var seen atomic.Int64
	_, err := l.Import(ctx, NewMatcher(catalogue), []string{dir}, func(done, total int, name string) {
		if seen.Add(1); done >= 3 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("cancelled: %v", err)
	}
	if n, _ := l.Count(); n != 0 || seen.Load() == 0 {
		t.Errorf("%d scans were entered, progress was told %d times", n, seen.Load())
	}
}

func TestZipsThatLeadAstrayAreRefused(t *testing.T) {
	img := asPNG(picture(126, 176, 1))
	bomb := lyingZip(t, img, 64<<20)
	link := func() []byte {
		var b bytes.Buffer
		z := zip.NewWriter(&b)
		h := &zip.FileHeader{Name: "ES-021.png"}
		h.SetMode(os.ModeSymlink | 0o777)
		w, _ := z.CreateHeader(h)
		w.Write([]byte("/etc/passwd"))
		z.Close()
		return b.Bytes()
	}()
	many := func() []byte {
		names := make([]string, 100_000)
		for i := range names {
			names[i] = fmt.Sprintf("ES-%03d-%d.png", i%236+1, i)
		}
		return zipOf(t, names, make([][]byte, len(names)))
	}()
	astray := []string{"../ES-001.png", "/etc/ES-002.png", `..\..\ES-003.png`, `C:\ES-004.png`, "a/../../ES-005.png", "ES-006.png"}
	copies := make([][]byte, len(astray))
	for i := range copies {
		copies[i] = asPNG(picture(126, 176, uint8(i)))
	}
	whole := zipOf(t, []string{"ES-001.png"}, [][]byte{img})
	for _, c := range []struct {
		name string
		zip  []byte
		want []string
	}{
		{"paths", zipOf(t, astray, copies), []string{PathOutside.Error(), PathOutside.Error(), PathOutside.Error(), PathOutside.Error(), PathOutside.Error(), "ES 006"}},
		{"bomb", bomb, []string{TooManyBytes.Error(), DamagedPicture.Error(), NotAPicture.Error()}},
		{"link", link, []string{IsLink.Error()}},
		{"many", many, []string{TooManyFiles.Error()}},
		{"truncated", whole[:len(whole)-30], []string{DamagedZip.Error()}},
		{"empty", nil, []string{DamagedZip.Error()}},
		{"no zip", []byte("PK"), []string{DamagedZip.Error()}},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), c.name+".zip")
			write(t, file, c.zip)
			dir := t.TempDir()
			r := bring(t, open(t, dir), file)
			var got []string
			for _, line := range r.Lines {
				got = append(got, outcome(line))
			}
			if !reflect.DeepEqual(got, c.want) {
				t.Errorf("got %q, want %q", got, c.want)
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(dir), "ES-001.png")); err == nil {
				t.Error("a file was written outside")
			}
		})
	}
}

func TestAFolderOfTooManyFilesIsRefusedAsAWhole(t *testing.T) {
	names := make([]string, maxFiles+1)
	for i := range names {
		names[i] = fmt.Sprint(i)
	}
	dir := t.TempDir()
	write(t, filepath.Join(dir, "a.zip"), zipOf(t, names[:maxFiles/2], make([][]byte, maxFiles/2)))
	write(t, filepath.Join(dir, "b.zip"), zipOf(t, names[:maxFiles/2+1], make([][]byte, maxFiles/2+1)))
	r := bring(t, open(t, t.TempDir()), dir)
	if len(r.Lines) != 1 || r.Lines[0].Why != TooManyFiles {
		t.Errorf("%d lines, the first: %v", len(r.Lines), r.Lines[0])
	}
}

func TestAnUndoneImportLeavesNothing(t *testing.T) {
	l := open(t, t.TempDir())
	dir := t.TempDir()
	write(t, filepath.Join(dir, "a", "ES-012.png"), asPNG(picture(126, 176, 1)))
	write(t, filepath.Join(dir, "b", "ES-012.png"), asPNG(picture(126, 176, 2)))
	write(t, filepath.Join(dir, "b", "quien sabe.png"), asPNG(picture(126, 176, 3)))
	first := bring(t, l, filepath.Join(dir, "a"))
	before, _ := l.Shown(dragon)
	second := bring(t, l, filepath.Join(dir, "b"))
	if now, _ := l.Shown(dragon); now == before {
		t.Error("the newer scan is not the one that is shown")
	}
	if n, err := l.Undo(second.Import.Number); n != 2 || err != nil {
		t.Errorf("Undo took back %d, %v", n, err)
	}
	if now, ok := l.Shown(dragon); !ok || now != before {
		t.Error("the scan before is not shown again")
	}
	if list := l.Imports(); len(list) != 1 || list[0].Number != first.Import.Number || len(l.Waiting()) != 0 {
		t.Errorf("imports %v and %d waiting are left", list, len(l.Waiting()))
	}
}

// lyingZip has a picture followed by so many zeros, twice: once as it is and
// once as one that claims to be small. Its third file is of zeros only.
func lyingZip(t testing.TB, img []byte, n int64) []byte {
	var packed bytes.Buffer
	deflate, _ := flate.NewWriter(&packed, flate.BestSpeed)
	fill := zeros(n)
	_, err := io.Copy(deflate, io.MultiReader(bytes.NewReader(img), &fill))
	if err := errors.Join(err, deflate.Close()); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, claim := range []uint64{uint64(n) + uint64(len(img)), 5000} {
		w, err := z.CreateRaw(&zip.FileHeader{Name: fmt.Sprintf("ES-%d.png", 20+claim%2), Method: zip.Deflate,
			CompressedSize64: uint64(packed.Len()), UncompressedSize64: claim})
		if err != nil {
			t.Fatal(err)
		}
		w.Write(packed.Bytes())
	}
	w, _ := z.Create("ceros.png")
	fill = zeros(1 << 20)
	io.Copy(w, &fill)
	z.Close()
	return b.Bytes()
}

// A test of memory looks at the heap while a goroutine imports. The collector
// works hard, so that the heap is what is held and not what waits for it.
func peakOf(work func()) uint64 {
	defer debug.SetGCPercent(debug.SetGCPercent(10))
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	before, peak := m.HeapAlloc, m.HeapAlloc
	done := make(chan struct{})
	go func() { work(); close(done) }()
	for {
		select {
		case <-done:
			return peak - before
		case <-time.After(2 * time.Millisecond):
			runtime.ReadMemStats(&m)
			peak = max(peak, m.HeapAlloc)
		}
	}
}

func TestHostileFilesDoNotTakeMemory(t *testing.T) {
	dir := t.TempDir()
	for i := range 24 {
		write(t, filepath.Join(dir, fmt.Sprintf("bomba-%d.png", i)), pngOfSize(uint32(12_000+1000*i), 30_000))
	}
	names := make([]string, 60_000)
	for i := range names {
		names[i] = fmt.Sprintf("ES-%05d.png", i)
	}
	write(t, filepath.Join(dir, "muchos.zip"), zipOf(t, names, make([][]byte, len(names))))
	write(t, filepath.Join(dir, "ceros.zip"), lyingZip(t, asPNG(picture(126, 176, 1)), 256<<20))
	l := open(t, t.TempDir())
	peak := peakOf(func() {
		if r := bring(t, l, dir); r.Count(Refused) != len(r.Lines) {
			t.Errorf("of %d hostile files %d were refused", len(r.Lines), r.Count(Refused))
		}
	})
	t.Logf("%d MB at most", peak>>20)
	if limit := uint64(192 << 20); peak > limit { // two files of 32 MB being read by doubling
		t.Errorf("the import took %d MB", peak>>20)
	}
}

func TestLargePicturesTogetherTakeNoMoreThanOne(t *testing.T) {
	if testing.Short() {
		t.Skip("decodes six pictures of 24 million pixels")
	}
	dir := t.TempDir()
	large := asPNG(picture(4000, 5500, 1))
	for i := range 3 {
		write(t, filepath.Join(dir, fmt.Sprintf("ES-%03d.png", i+1)), large)
	}
	l := open(t, t.TempDir())
	peak := peakOf(func() { bring(t, l, dir) })
	t.Logf("%d MB at most", peak>>20)
	if one := uint64(4000 * 5500 * 4); peak > 4*one { // decoded, cropped, and as much that waits for the collector
		t.Errorf("the import took %d MB", peak>>20)
	}
}

func FuzzImport(f *testing.F) {
	img := asPNG(picture(66, 92, 1))
	f.Add("ES-012.png", img)
	f.Add("Helénica.zip", zipOf(f, []string{"1.png", "../2.png"}, [][]byte{img, img}))
	f.Add("a.zip", []byte("PK\x05\x06"+strings.Repeat("\xff", 18)))
	f.Add("Excalibur.jpg", asJPEG(picture(66, 92, 1)))
	m := NewMatcher(catalogue)
	f.Fuzz(func(t *testing.T, name string, data []byte) {
		if len(name) > 100 || name != filepath.Base(name) || strings.ContainsAny(name, "\x00/\\") || name == "." || name == ".." {
			return
		}
		dir := t.TempDir()
		if os.WriteFile(filepath.Join(dir, name), data, 0o600) != nil {
			return
		}
		l := open(t, t.TempDir())
		r, err := l.Import(context.Background(), m, []string{dir}, nil)
		if err != nil {
			t.Fatal(err)
		}
		taken := 0
		for _, line := range r.Lines {
			if line.Outcome == Refused {
				if line.Why == NoRefusal || line.Picture != (ID{}) {
					t.Fatalf("%q was refused without a reason", line.Path)
				}
				continue
			}
			taken++
			if _, err := l.Original(line.Picture); err != nil {
				t.Fatalf("%q was taken and is not there: %v", line.Path, err)
			}
		}
		if again := open(t, l.dir); len(again.index.Scans) > taken {
			t.Fatalf("%d scans came of %d pictures", len(again.index.Scans), taken)
		}
	})
}
