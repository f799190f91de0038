package images

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"castillo/game/card"
	"castillo/images/scans"
)

// libraryOf holds a scan of one colour of a card.
func libraryOf(t testing.TB, c card.Card, w, h int, colour color.RGBA) *scans.Library {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := 0; i < len(img.Pix); i += 4 {
		copy(img.Pix[i:], []uint8{colour.R, colour.G, colour.B, 255})
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, c.Code()+".png"), b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	l, err := scans.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := l.Import(context.Background(), scans.NewMatcher(nil), []string{dir}, nil); err != nil {
		t.Fatal(err)
	}
	return l
}

var teal = color.RGBA{0, 128, 128, 255}

func TestAScanStandsForItsCardAtEverySize(t *testing.T) {
	l := libraryOf(t, sample[0], 315, 440, teal)
	c := NewCache(1 << 22)
	c.Attach(l, nil)
	for _, w := range []int{45, 90, 180, 315, 400} {
		h := int(float64(w)*Ratio + 0.5)
		img := load(t, c, sample[0], w, h)
		if img.Rect != image.Rect(0, 0, w, h) || img.RGBAAt(w/2, h/2) != teal {
			t.Errorf("at %d the scan measures %v and is %v", w, img.Rect, img.RGBAAt(w/2, h/2))
		}
		if w >= 90 && img.RGBAAt(0, 0).A != 0 {
			t.Errorf("at %d the corners are not rounded off", w)
		}
	}
	if c.Key(sample[1], 90, 126).Scan != (scans.Picture{}) || c.Key(card.Card{}, 90, 126).Scan != (scans.Picture{}) {
		t.Error("a card without a scan has one")
	}
	before := c.Key(sample[0], 90, 126)
	if err := l.Choose(sample[0].Printing(), scans.ID{}); err != nil {
		t.Fatal(err)
	}
	if c.Key(sample[0], 90, 126) == before {
		t.Error("what the owner chose has the same key as what stood there before")
	}
	if img := load(t, c, sample[0], 90, 126); !bytes.Equal(img.Pix, Draw(sample[0], 90, 126).Pix) {
		t.Error("the drawn face was chosen and the scan came")
	}
}

func TestAScanThatIsGoneHasTheDrawnFace(t *testing.T) {
	l := libraryOf(t, sample[0], 126, 176, teal)
	c := NewCache(1 << 20)
	c.Attach(l, nil)
	key := c.Key(sample[0], 90, 126)
	key.Scan.ID[0]++
	got := make(chan *image.RGBA, 1)
	c.Load(key, func(img *image.RGBA) { got <- img })
	if img := <-got; !bytes.Equal(img.Pix, Draw(sample[0], 90, 126).Pix) {
		t.Error("a scan that cannot be read has not the drawn face")
	}
}

func TestAScanComesFromTheDiskWithoutItsOriginal(t *testing.T) {
	l := libraryOf(t, sample[0], 126, 176, teal)
	disk := openDisk(t, t.TempDir(), 1<<20)
	c := NewCache(1 << 20)
	c.Attach(l, disk)
	want := load(t, c, sample[0], 90, 126)
	if back, ok := disk.load(c.Key(sample[0], 90, 126)); !ok || !bytes.Equal(back.Pix, want.Pix) {
		t.Error("the scan at its size is not on the disk")
	}
}

// All at once in one go: what the first cancels the others still get.
func TestCancellingOneLeavesTheOthersTheirPicture(t *testing.T) {
	l := libraryOf(t, sample[0], 315, 440, teal)
	for range 4 {
		c := NewCache(1 << 22)
		c.Attach(l, nil)
		var wait sync.WaitGroup
		for i := range 6 {
			wait.Add(1)
			c.Load(c.Key(sample[0], 60+i, 84), func(*image.RGBA) { wait.Done() })
			if i%2 == 0 {
				cancel := c.Load(c.Key(sample[0], 70+i, 84), func(*image.RGBA) {})
				cancel()
			}
		}
		wait.Wait()
	}
}
