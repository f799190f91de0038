package images

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"testing"

	"castillo/game/card"
)

func openDisk(t testing.TB, dir string, limit int64) *Disk {
	t.Helper()
	d, err := OpenDisk(dir, limit)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// weigh is how much a folder holds.
func weigh(t *testing.T, dir string) (files int, size int64) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			t.Fatal(err)
		}
		files, size = files+1, size+info.Size()
	}
	return files, size
}

func TestTheDiskGivesBackWhatItWasGiven(t *testing.T) {
	d := openDisk(t, t.TempDir(), 1<<20)
	key := Key{Card: sample[0], W: 90, H: 126}
	if _, ok := d.load(key); ok {
		t.Fatal("an empty folder holds a picture")
	}
	img := Draw(sample[0], 90, 126)
	d.save(key, img)
	again := openDisk(t, d.dir, 1<<20)
	for _, d := range []*Disk{d, again} {
		if back, ok := d.load(key); !ok || !bytes.Equal(back.Pix, img.Pix) || back.Rect != img.Rect {
			t.Error("the picture is not there as it was")
		}
	}
	for name, other := range map[string]Key{
		"size": {Card: sample[0], W: 91, H: 126},
		"card": {Card: sample[1], W: 90, H: 126},
		"text": {Card: func() (c card.Card) { c = sample[0]; c.Text += "."; return c }(), W: 90, H: 126},
	} {
		if _, ok := d.load(other); ok {
			t.Errorf("another %s has the same picture", name)
		}
	}
	again.program = "another build"
	if _, ok := again.load(key); ok {
		t.Error("a program that may draw otherwise takes what another drew")
	}
}

func TestTheDiskStaysWithinItsLimit(t *testing.T) {
	one := int64(len(encodePicture(Draw(sample[0], 60, 84))))
	d := openDisk(t, t.TempDir(), 4*one)
	keys := make([]Key, 12)
	for i := range keys {
		keys[i] = Key{Card: sample[0], W: 60, H: 80 + i}
		d.save(keys[i], Draw(sample[0], 60, 80+i))
		d.load(keys[0]) // is asked for all the time
		if _, size := weigh(t, d.dir); size > d.limit || size != d.bytes {
			t.Fatalf("the folder holds %d bytes, counted are %d, the limit is %d", size, d.bytes, d.limit)
		}
	}
	if _, ok := d.load(keys[0]); !ok {
		t.Error("what is asked for all the time is gone")
	}
	if _, ok := d.load(keys[5]); ok {
		t.Error("what nobody asked for stays")
	}
	openDisk(t, d.dir, 2*one)
	if _, size := weigh(t, d.dir); size > 2*one {
		t.Errorf("under a lower limit the folder still holds %d bytes", size)
	}
}

func TestDamagedFilesOfTheDiskAreMadeAgain(t *testing.T) {
	key := Key{Card: sample[2], W: 90, H: 126}
	want := Draw(sample[2], 90, 126)
	for name, damage := range map[string]func([]byte) []byte{
		"empty":   func([]byte) []byte { return nil },
		"cut":     func(data []byte) []byte { return data[:len(data)/2] },
		"flipped": func(data []byte) []byte { data[len(data)-9] ^= 4; return data },
		"larger":  func(data []byte) []byte { return append(data, make([]byte, 1<<20)...) },
		"sized":   func(data []byte) []byte { data[4] = 91; return data },
		"missing": nil,
	} {
		dir := t.TempDir()
		d := openDisk(t, dir, 1<<20)
		d.save(key, want)
		path := filepath.Join(dir, d.name(key))
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if damage == nil {
			err = os.Remove(path)
		} else {
			err = os.WriteFile(path, damage(data), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
		c := NewCache(1 << 20)
		c.Attach(nil, openDisk(t, dir, 1<<20))
		if img := load(t, c, sample[2], 90, 126); !bytes.Equal(img.Pix, want.Pix) {
			t.Errorf("%s: another picture came", name)
		}
		if back, ok := openDisk(t, dir, 1<<20).load(key); !ok || !bytes.Equal(back.Pix, want.Pix) {
			t.Errorf("%s: the file was not made again", name)
		}
	}
}

func TestWithoutADiskPicturesStillCome(t *testing.T) {
	dir := t.TempDir()
	d := openDisk(t, dir, 1<<20)
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	c := NewCache(1 << 20)
	c.Attach(nil, d)
	if img := load(t, c, sample[0], 60, 84); img.Rect.Dx() != 60 {
		t.Error("no picture")
	}
}

func FuzzDecodePicture(f *testing.F) {
	f.Add(encodePicture(Draw(sample[0], 20, 28)))
	f.Add([]byte(diskMagic))
	f.Fuzz(func(t *testing.T, data []byte) {
		img, ok := decodePicture(data, 20, 28)
		if ok && (img.Rect != image.Rect(0, 0, 20, 28) || len(img.Pix) != 4*20*28) {
			t.Fatalf("a picture of %v", img.Rect)
		}
	})
}
