// Package qr draws short texts as QR codes and reads them back from pictures.
//
// Pictures come from anywhere: their bytes and pixels are bounded before they
// are decoded.
package qr

import (
	"bufio"
	"bytes"
	"errors"
	"image"
	"image/color"
	_ "image/gif" // kinds of pictures that Read knows
	_ "image/jpeg"
	"image/png"
	"io"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
	"github.com/makiuchi-d/gozxing/qrcode/decoder"
	"github.com/nfnt/resize"
	_ "golang.org/x/image/webp"

	"castillo/game/speech"
)

// What a picture may have at most.
const (
	MaxBytes  = 24 << 20
	maxMemory = 160 << 20 // bytes that decoding it takes
	mostSide  = 30_000    // pixels
	leastSide = 21        // squares of the smallest code
)

// ErrNoCode is wrapped where a picture shows no code that can be read.
var ErrNoCode = speech.Errorf("en la imagen no se encuentra ningún código QR")

// module is how many pixels wide each square of a code is drawn.
const module = 8

// Draw draws a text, black on white with the quiet zone that readers need. A
// text of letters from A to Z, digits and " $%*+-./:" takes the least room.
func Draw(text string) (image.Image, error) {
	hints := map[gozxing.EncodeHintType]any{gozxing.EncodeHintType_ERROR_CORRECTION: decoder.ErrorCorrectionLevel_M}
	grid, err := qrcode.NewQRCodeWriter().Encode(text, gozxing.BarcodeFormat_QR_CODE, 0, 0, hints)
	if err != nil {
		return nil, speech.Errorf("el texto no cabe en un código QR: %w", err)
	}
	side := grid.GetWidth()
	img := image.NewPaletted(image.Rect(0, 0, side*module, side*module), color.Palette{color.White, color.Black})
	for y := range side * module {
		for x := range side * module {
			if grid.Get(x/module, y/module) {
				img.SetColorIndex(x, y, 1)
			}
		}
	}
	return img, nil
}

// Write writes a text's code as PNG.
func Write(w io.Writer, text string) error {
	img, err := Draw(text)
	if err != nil {
		return err
	}
	return png.Encode(w, img)
}

// IsPicture reports whether a file's bytes begin as one of the pictures that
// Read knows.
func IsPicture(data []byte) bool {
	_, _, err := image.DecodeConfig(bytes.NewReader(data))
	return !errors.Is(err, image.ErrFormat)
}

// Read finds the code in a picture: PNG, JPEG, GIF or WebP, drawn or
// photographed.
func Read(r io.ReadSeeker) (string, error) {
	size, err := r.Seek(0, io.SeekEnd)
	if err != nil {
		return "", speech.Errorf("no se pudo leer la imagen: %w", err)
	}
	if size > MaxBytes {
		return "", speech.Errorf("la imagen pasa de %d MiB; usa una más pequeña", MaxBytes>>20)
	}
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return "", speech.Errorf("no se pudo leer la imagen: %w", err)
	}
	config, kind, err := image.DecodeConfig(io.LimitReader(r, MaxBytes))
	if err != nil {
		return "", speech.Errorf("no es una imagen que se pueda leer; usa PNG, JPEG, GIF o WebP: %w", err)
	}
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return "", speech.Errorf("no se pudo leer la imagen: %w", err)
	}
	if min(config.Width, config.Height) < leastSide {
		return "", ErrNoCode
	}
	each := bytesEach(kind, config.ColorModel)
	if kind == "jpeg" && isProgressive(bufio.NewReader(r)) {
		each *= 5 // all its coefficients are kept until the end
	}
	if max(config.Width, config.Height) > mostSide || config.Width > maxMemory/each/config.Height {
		return "", speech.Errorf("la imagen tiene %d x %d puntos y de esta clase el máximo son %d millones; usa una más pequeña",
			config.Width, config.Height, maxMemory/each/1_000_000)
	}
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return "", speech.Errorf("no se pudo leer la imagen: %w", err)
	}
	img, _, err := image.Decode(io.LimitReader(r, MaxBytes))
	if err != nil {
		return "", speech.Errorf("la imagen está dañada: %w", err)
	}
	return Find(img)
}

// bytesEach is how much memory each pixel of a kind of picture takes while it is
// decoded.
func bytesEach(kind string, model color.Model) int {
	switch model {
	case color.GrayModel:
		return 1
	case color.Gray16Model:
		return 2
	case color.YCbCrModel:
		return 3
	case color.RGBA64Model, color.NRGBA64Model:
		return 8
	}
	if _, ok := model.(color.Palette); ok {
		return 1
	}
	if kind == "webp" {
		return 8 // it is unpacked aside
	}
	return 4
}

// isProgressive reports whether a JPEG, from its beginning, is a progressive one.
func isProgressive(r *bufio.Reader) bool {
	const baseline, extended, progressive, entropy = 0xc0, 0xc1, 0xc2, 0xda
	if _, err := r.Discard(2); err != nil {
		return false
	}
	for {
		head, err := r.Peek(4)
		switch {
		case err != nil:
			return false
		case head[0] != 0xff, head[1] == 0xff: // what stands between segments
			r.Discard(1)
			continue
		}
		switch head[1] {
		case progressive:
			return true
		case baseline, extended, entropy:
			return false
		}
		if _, err := r.Discard(2 + max(2, int(head[2])<<8|int(head[3]))); err != nil {
			return false
		}
	}
}

// The longest sides, in pixels, at which codes are looked for: first the small
// one, since in a large photograph a code is found sooner and with less noise.
const (
	nearBy = 1200
	most   = 2400
)

// Find finds the code in a picture.
func Find(img image.Image) (string, error) {
	if side := longest(img); side > most {
		img = reduced(img, (side+most-1)/most)
	}
	if longest(img) > nearBy {
		if text, err := find(resize.Thumbnail(nearBy, nearBy, img, resize.Bilinear)); err == nil {
			return text, nil
		}
	}
	return find(img)
}

func longest(img image.Image) int {
	size := img.Bounds().Size()
	return max(size.X, size.Y)
}

// reduced is a picture in grey, so many times smaller: each pixel the mean of
// those that it stands for, of some of them if they are many.
func reduced(img image.Image, times int) *image.Gray {
	light := lightOf(img)
	b := img.Bounds()
	out := image.NewGray(image.Rect(0, 0, max(1, b.Dx()/times), max(1, b.Dy()/times)))
	step := max(1, times/4)
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			sum, n := 0, 0
			for v := b.Min.Y + y*times; v < min(b.Max.Y, b.Min.Y+(y+1)*times); v += step {
				for u := b.Min.X + x*times; u < min(b.Max.X, b.Min.X+(x+1)*times); u += step {
					sum += int(light(u, v))
					n++
				}
			}
			out.Pix[y*out.Stride+x] = uint8(sum / n)
		}
	}
	return out
}

// lightOf gives how light each pixel is; fast for the pictures that are usual.
// What is transparent is white, as paper is.
func lightOf(img image.Image) func(x, y int) uint8 {
	switch img := img.(type) {
	case *image.Gray:
		return func(x, y int) uint8 { return img.Pix[img.PixOffset(x, y)] }
	case *image.YCbCr:
		return func(x, y int) uint8 { return img.Y[img.YOffset(x, y)] }
	case *image.NRGBA:
		return func(x, y int) uint8 {
			p := img.Pix[img.PixOffset(x, y):]
			grey := (299*int(p[0]) + 587*int(p[1]) + 114*int(p[2])) / 1000
			return uint8(255 - (255-grey)*int(p[3])/255)
		}
	}
	if img, ok := img.(*image.RGBA); ok {
		return func(x, y int) uint8 {
			p := img.Pix[img.PixOffset(x, y):]
			return uint8((299*int(p[0])+587*int(p[1])+114*int(p[2]))/1000 + 255 - int(p[3]))
		}
	}
	return func(x, y int) uint8 {
		r, g, b, a := img.At(x, y).RGBA()
		return uint8((299*r+587*g+114*b)/1000>>8 + (0xffff-a)>>8)
	}
}

// maxCorners bounds what is taken for a corner of a code: a photograph has some
// dozens, and the search among them takes the cube of their number.
const maxCorners = 250

var errNoise = errors.New("too much in the picture looks like a code")

func find(img image.Image) (text string, err error) {
	defer func() { // the reader is not ours and the picture may be made to break it
		if recover() != nil {
			text, err = "", ErrNoCode
		}
	}()
	source := gozxing.NewLuminanceSourceFromImage(img)
	for _, light := range []gozxing.LuminanceSource{source, source.Invert()} {
		bitmap, err := gozxing.NewBinaryBitmap(gozxing.NewHybridBinarizer(light))
		if err != nil {
			return "", speech.Errorf("%w: %w", ErrNoCode, err)
		}
		corners := 0
		hints := map[gozxing.DecodeHintType]any{
			gozxing.DecodeHintType_TRY_HARDER: true,
			gozxing.DecodeHintType_NEED_RESULT_POINT_CALLBACK: gozxing.ResultPointCallback(func(gozxing.ResultPoint) {
				if corners++; corners > maxCorners {
					panic(errNoise) // there is no other way out of the search
				}
			}),
		}
		if result, err := qrcode.NewQRCodeReader().Decode(bitmap, hints); err == nil && result.GetText() != "" {
			return result.GetText(), nil
		}
		// Squares that look like a corner lead the search astray; a code that fills the
		// picture, as those that are drawn here do, is read without one.
		hints = map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_PURE_BARCODE: true}
		if result, err := qrcode.NewQRCodeReader().Decode(bitmap, hints); err == nil && result.GetText() != "" {
			return result.GetText(), nil
		}
	}
	return "", ErrNoCode
}
