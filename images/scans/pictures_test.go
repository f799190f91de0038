package scans

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// picture is red at the top, blue at the bottom, with a green left edge, and
// differs by shade.
func picture(w, h int, shade uint8) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := color.RGBA{200, 0, shade, 255}
			if y >= h/2 {
				c = color.RGBA{0, shade, 200, 255}
			}
			if x < w/4 {
				c = color.RGBA{0, 200, shade, 255}
			}
			img.SetRGBA(x, y, c)
		}
	}
	return img
}

func asJPEG(img image.Image) []byte {
	var b bytes.Buffer
	jpeg.Encode(&b, img, &jpeg.Options{Quality: 95})
	return b.Bytes()
}

func asPNG(img image.Image) []byte {
	var b bytes.Buffer
	png.Encode(&b, img)
	return b.Bytes()
}

func asGIF(img image.Image) []byte {
	var b bytes.Buffer
	gif.Encode(&b, img, nil)
	return b.Bytes()
}

// asWebP is a WebP of one colour, by hand: VP8L with five codes of one symbol.
func asWebP(w, h int) []byte {
	var bits []byte
	n := 0
	put := func(v uint32, count int) {
		for i := range count {
			if n%8 == 0 {
				bits = append(bits, 0)
			}
			bits[n/8] |= byte(v>>i&1) << (n % 8)
			n++
		}
	}
	put(uint32(w-1), 14)
	put(uint32(h-1), 14)
	put(0, 1+3) // no alpha, version 0
	put(0, 3)   // no transform, no colour cache, no meta codes
	for _, symbol := range []uint32{100, 150, 50, 255, 0} {
		put(1, 1) // a simple code
		put(0, 1) // of one symbol
		put(1, 1) // of eight bits
		put(symbol, 8)
	}
	payload := append([]byte{0x2f}, bits...)
	if len(payload)%2 == 1 {
		payload = append(payload, 0)
	}
	return riff("VP8L", payload)
}

func riff(chunk string, payload []byte) []byte {
	out := []byte("RIFF\x00\x00\x00\x00WEBP" + chunk)
	out = binary.LittleEndian.AppendUint32(out, uint32(len(payload)))
	out = append(out, payload...)
	binary.LittleEndian.PutUint32(out[4:], uint32(len(out)-8))
	return out
}

// pngOfSize is a PNG that claims a size and has no pixels.
func pngOfSize(w, h uint32) []byte {
	out := []byte("\x89PNG\r\n\x1a\n")
	chunk := func(name string, data []byte) {
		out = binary.BigEndian.AppendUint32(out, uint32(len(data)))
		body := append([]byte(name), data...)
		out = append(out, body...)
		out = binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(body))
	}
	head := binary.BigEndian.AppendUint32(nil, w)
	head = binary.BigEndian.AppendUint32(head, h)
	chunk("IHDR", append(head, 8, 6, 0, 0, 0))
	chunk("IDAT", []byte{0x78, 0x9c, 3, 0, 0, 0, 0, 1})
	chunk("IEND", nil)
	return out
}

// withPose puts an EXIF orientation into a JPEG.
func withPose(jpg []byte, orientation byte) []byte {
	tiff := []byte("MM\x00\x2a\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00")
	tiff = append(tiff, orientation, 0, 0, 0, 0, 0, 0)
	body := append([]byte("Exif\x00\x00"), tiff...)
	out := []byte{0xff, 0xd8, 0xff, 0xe1}
	out = binary.BigEndian.AppendUint16(out, uint16(len(body)+2))
	return append(append(out, body...), jpg[2:]...)
}

// zipOf packs files, in order, under exactly the names given.
func zipOf(t testing.TB, names []string, contents [][]byte) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i, name := range names {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(contents[i]); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// zeros is a file of so many zeros.
type zeros int64

func (z *zeros) Read(p []byte) (int, error) {
	if *z <= 0 {
		return 0, io.EOF
	}
	n := min(int64(len(p)), int64(*z))
	clear(p[:n])
	*z -= zeros(n)
	return int(n), nil
}

func write(t testing.TB, path string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
}

func open(t testing.TB, dir string) *Library {
	t.Helper()
	l, err := Open(dir)
	if err != nil || l.recovered != nil {
		t.Fatalf("Open: made again %+v, %v", l.recovered, err)
	}
	return l
}

func bring(t testing.TB, l *Library, paths ...string) Report {
	t.Helper()
	r, err := l.Import(context.Background(), NewMatcher(catalogue), paths, nil)
	if err != nil {
		t.Fatal(err)
	}
	sum := 0
	for o := range outcomes {
		sum += r.Count(o)
	}
	if sum != len(r.Lines) {
		t.Errorf("%d files are accounted for and %d were found", sum, len(r.Lines))
	}
	return r
}
