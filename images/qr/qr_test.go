package qr

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

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

func TestACodeWithAFalseCornerIsReadBack(t *testing.T) {
	const text = "MYL:4R23EZS3A7Y25ZH65RV2CL"
	if got, err := Find(drawn(t, text)); err != nil || got != text {
		t.Errorf("%q reads %q, %v", text, got, err)
	}
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

// soon fails the test where work takes so long that it may as well never end.
func soon(t *testing.T, work func()) {
	t.Helper()
	done := make(chan struct{})
	go func() { defer close(done); work() }()
	select {
	case <-done:
	case <-time.After(30 * time.Second):
		t.Fatal("the search does not end")
	}
}

// corners is a picture full of what the three corners of a code look like.
func corners(side, module int) image.Image {
	const corner = 9 // modules, with the light around it
	img := image.NewGray(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			u, v := x/module%corner, y/module%corner
			ring := max(u-4, 4-u, v-4, 4-v)
			if ring == 2 || ring == 4 {
				img.Pix[y*img.Stride+x] = 255
			}
		}
	}
	return img
}

func TestASearchInNoiseEnds(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	noise := image.NewGray(image.Rect(0, 0, 2400, 2400))
	for i := range noise.Pix {
		noise.Pix[i] = uint8(chance.Uint32())
	}
	hard := image.NewGray(image.Rect(0, 0, 3000, 3000))
	for i := range hard.Pix {
		hard.Pix[i] = uint8(chance.Uint32()&1) * 255
	}
	for name, img := range map[string]image.Image{"grey": noise, "black and white": hard, "corners": corners(900, 1),
		"large corners": corners(5400, 2), "thin": image.NewGray(image.Rect(0, 0, 4_000_000, 1)), "high": image.NewGray(image.Rect(0, 0, 1, 4_000_000))} {
		soon(t, func() {
			if text, err := Find(img); !errors.Is(err, ErrNoCode) {
				t.Errorf("%s: %q, %v", name, text, err)
			}
		})
	}
}

func TestACodeInALargePhotographIsRead(t *testing.T) {
	code := drawn(t, sample)
	for name, desk := range map[string]draw.Image{
		"colour":      image.NewRGBA(image.Rect(0, 0, 5000, 4000)),
		"transparent": image.NewNRGBA(image.Rect(0, 0, 5000, 4000)),
		"grey":        image.NewGray(image.Rect(0, 0, 5000, 4000)),
		"deep":        image.NewGray16(image.Rect(0, 0, 5000, 4000)),
	} {
		if name != "transparent" {
			draw.Draw(desk, desk.Bounds(), image.NewUniform(color.Gray{150}), image.Point{}, draw.Src)
		}
		xdraw.BiLinear.Transform(desk, f64.Aff3{2.6, -0.5, 2000, 0.5, 2.6, 1200}, code, code.Bounds(), draw.Src, nil)
		if got, err := Find(desk); err != nil || got != sample {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

func TestAPictureThatWouldTakeTooMuchMemoryIsRefused(t *testing.T) {
	// The sizes of headers that claim grey pixels of one and of two bytes, and
	// colours of eight.
	for _, c := range []struct {
		depth, kind byte
		side        int
		ok          bool
	}{{8, 0, 7000, true}, {16, 0, 9000, true}, {16, 0, 9300, false}, {8, 6, 6400, true}, {8, 6, 6500, false}, {16, 6, 4500, true}, {16, 6, 4600, false}} {
		data := header(t, c.side, c.side)
		data[24], data[25] = c.depth, c.kind
		_, err := Read(bytes.NewReader(withSum(data)))
		if refused := err != nil && strings.Contains(err.Error(), "usa una más pequeña"); refused == c.ok {
			t.Errorf("%d x %d of depth %d, kind %d: %v", c.side, c.side, c.depth, c.kind, err)
		}
	}
}

func TestAProgressiveJPEGIsKnownByItsHeader(t *testing.T) {
	var file bytes.Buffer
	if err := jpeg.Encode(&file, image.NewRGBA(image.Rect(0, 0, 16, 16)), nil); err != nil {
		t.Fatal(err)
	}
	data := file.Bytes()
	if isProgressive(bufio.NewReader(bytes.NewReader(data))) {
		t.Error("a baseline JPEG is taken for a progressive one")
	}
	at := bytes.Index(data, []byte{0xff, 0xc0})
	data[at+1] = 0xc2
	if !isProgressive(bufio.NewReader(bytes.NewReader(data))) {
		t.Error("a progressive JPEG is not known")
	}
	for cut := range at {
		if isProgressive(bufio.NewReader(bytes.NewReader(data[:cut]))) {
			t.Errorf("of %d bytes it is said", cut)
		}
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
