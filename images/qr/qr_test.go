package qr

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
	"pgregory.net/rapid"
)

const sample = "MYL:AE2EG4DSMVTGC3DFOIXDAMBQGAYTEMZUGU3DOOBZ"

func drawn(t testing.TB, text string) image.Image {
	t.Helper()
	img, err := Draw(text)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func TestWhatIsDrawnIsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`MYL:[A-Z2-7]{1,600}`).Draw(t, "text")
		var file bytes.Buffer
		if err := Write(&file, text); err != nil {
			t.Fatal(err)
		}
		got, err := Read(bytes.NewReader(file.Bytes()))
		if err != nil || got != text {
			t.Fatalf("%q reads %q, %v", text, got, err)
		}
	})
}

// photographed lays a code on a grey desk, turned and far away, and compresses it.
func photographed(t testing.TB, code image.Image, turn f64.Aff3, quality int) []byte {
	t.Helper()
	desk := image.NewRGBA(image.Rect(0, 0, 1800, 1400))
	draw.Draw(desk, desk.Bounds(), image.NewUniform(color.Gray{150}), image.Point{}, draw.Src)
	xdraw.BiLinear.Transform(desk, turn, code, code.Bounds(), draw.Src, nil)
	var file bytes.Buffer
	if err := jpeg.Encode(&file, desk, &jpeg.Options{Quality: quality}); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

func TestAPhotographIsRead(t *testing.T) {
	code := drawn(t, sample)
	for name, turn := range map[string]f64.Aff3{
		"straight":    {1.5, 0, 600, 0, 1.5, 400},
		"turned":      {1.2, -0.5, 700, 0.5, 1.2, 300},
		"upside down": {-1.3, 0, 1200, 0, -1.3, 1000},
		"far away":    {0.6, 0, 300, 0, 0.6, 300},
	} {
		got, err := Read(bytes.NewReader(photographed(t, code, turn, 60)))
		if err != nil || got != sample {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

func TestLightOnDarkIsRead(t *testing.T) {
	code := drawn(t, sample).(*image.Paletted)
	code.Palette = color.Palette{color.Black, color.White}
	if got, err := Find(code); err != nil || got != sample {
		t.Errorf("%q, %v", got, err)
	}
}

func TestAPictureWithoutCodeIsTold(t *testing.T) {
	for name, img := range map[string]image.Image{
		"empty": image.NewRGBA(image.Rect(0, 0, 300, 300)),
		"point": image.NewGray(image.Rect(0, 0, 1, 1)),
		"wide":  image.NewGray(image.Rect(0, 0, 3000, 2)),
	} {
		if _, err := Find(img); !errors.Is(err, ErrNoCode) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

// header is a PNG that claims a size and has nothing in it.
func header(t testing.TB, w, h int) []byte {
	t.Helper()
	var file bytes.Buffer
	if err := png.Encode(&file, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
		t.Fatal(err)
	}
	data := file.Bytes()
	for i := range 4 {
		data[16+i] = byte(w >> (24 - 8*i))
		data[20+i] = byte(h >> (24 - 8*i))
	}
	return withSum(data)
}

func TestAPictureTooLargeIsRefusedBeforeItIsDecoded(t *testing.T) {
	if _, err := Read(bytes.NewReader(header(t, 60000, 60000))); err == nil || !strings.Contains(err.Error(), "60000 x 60000") {
		t.Errorf("error %v", err)
	}
	if _, err := Read(bytes.NewReader(make([]byte, MaxBytes+1))); err == nil || !strings.Contains(err.Error(), "24 MiB") {
		t.Errorf("error %v", err)
	}
	if _, err := Read(strings.NewReader("no es una imagen")); err == nil || !strings.Contains(err.Error(), "PNG") {
		t.Errorf("error %v", err)
	}
	if _, err := Draw(strings.Repeat("A", 5000)); err == nil || !strings.Contains(err.Error(), "no cabe") {
		t.Errorf("error %v", err)
	}
}

func FuzzRead(f *testing.F) {
	var file bytes.Buffer
	if err := Write(&file, sample); err != nil {
		f.Fatal(err)
	}
	f.Add(file.Bytes())
	f.Add(header(f, 400, 3))
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := Read(bytes.NewReader(data))
		if (err == nil) == (text == "") {
			t.Errorf("%d bytes read as %q, %v", len(data), text, err)
		}
	})
}

// withSum puts the right sum after the header of a PNG.
func withSum(data []byte) []byte {
	binary.BigEndian.PutUint32(data[29:], crc32.ChecksumIEEE(data[12:29]))
	return data
}
