// Package qr draws short texts as QR codes and reads them back from pictures.
//
// Pictures come from anywhere: their bytes and pixels are bounded before they
// are decoded.
package qr

import (
	"bytes"
	"errors"
	"fmt"
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
)

// What a picture may have at most.
const (
	MaxBytes  = 24 << 20
	MaxPixels = 50_000_000
)

// ErrNoCode is wrapped where a picture shows no code that can be read.
var ErrNoCode = errors.New("en la imagen no se encuentra ningún código QR")

// module is how many pixels wide each square of a code is drawn.
const module = 8

// Draw draws a text, black on white with the quiet zone that readers need. A
// text of letters from A to Z, digits and " $%*+-./:" takes the least room.
func Draw(text string) (image.Image, error) {
	hints := map[gozxing.EncodeHintType]any{gozxing.EncodeHintType_ERROR_CORRECTION: decoder.ErrorCorrectionLevel_M}
	grid, err := qrcode.NewQRCodeWriter().Encode(text, gozxing.BarcodeFormat_QR_CODE, 0, 0, hints)
	if err != nil {
		return nil, fmt.Errorf("el texto no cabe en un código QR: %w", err)
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
		return "", fmt.Errorf("no se pudo leer la imagen: %w", err)
	}
	if size > MaxBytes {
		return "", fmt.Errorf("la imagen pasa de %d MiB; usa una más pequeña", MaxBytes>>20)
	}
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return "", fmt.Errorf("no se pudo leer la imagen: %w", err)
	}
	config, _, err := image.DecodeConfig(io.LimitReader(r, MaxBytes))
	if err != nil {
		return "", fmt.Errorf("no es una imagen que se pueda leer; usa PNG, JPEG, GIF o WebP: %w", err)
	}
	if config.Width < 1 || config.Height < 1 || config.Width > MaxPixels/config.Height {
		return "", fmt.Errorf("la imagen tiene %d x %d puntos y el máximo son %d millones; usa una más pequeña",
			config.Width, config.Height, MaxPixels/1_000_000)
	}
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return "", fmt.Errorf("no se pudo leer la imagen: %w", err)
	}
	img, _, err := image.Decode(io.LimitReader(r, MaxBytes))
	if err != nil {
		return "", fmt.Errorf("la imagen está dañada: %w", err)
	}
	return Find(img)
}

// nearBy is the longest side, in pixels, at which codes are looked for first:
// in a large photograph one is found sooner and with less noise.
const nearBy = 1200

// Find finds the code in a picture.
func Find(img image.Image) (string, error) {
	if size := img.Bounds().Size(); max(size.X, size.Y) > nearBy {
		if text, err := find(resize.Thumbnail(nearBy, nearBy, img, resize.Bilinear)); err == nil {
			return text, nil
		}
	}
	return find(img)
}

func find(img image.Image) (text string, err error) {
	defer func() { // the reader is not ours and the picture may be made to break it
		if r := recover(); r != nil {
			text, err = "", fmt.Errorf("%w: %v", ErrNoCode, r)
		}
	}()
	source := gozxing.NewLuminanceSourceFromImage(img)
	for _, light := range []gozxing.LuminanceSource{source, source.Invert()} {
		bitmap, err := gozxing.NewBinaryBitmap(gozxing.NewHybridBinarizer(light))
		if err != nil {
			return "", fmt.Errorf("%w: %w", ErrNoCode, err)
		}
		hints := map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_TRY_HARDER: true}
		if result, err := qrcode.NewQRCodeReader().Decode(bitmap, hints); err == nil && result.GetText() != "" {
			return result.GetText(), nil
		}
	}
	return "", ErrNoCode
}
