package scans

import (
	"bytes"
	"context"
	"image"
	"image/draw"
	"image/gif"
	"image/jpeg"
	"image/png"

	"golang.org/x/image/webp"
	"golang.org/x/sync/semaphore"
)

// The limits of one picture.
const (
	MaxBytes  = 32 << 20
	MaxPixels = 24_000_000
	MaxSide   = 12_000
	MinSide   = 60
)

// Format is how a picture is written.
type Format uint8

// The formats that are read. The zero Format is none.
const (
	NoFormat Format = iota
	JPEG
	PNG
	WebP
	GIF
)

// String is the ending of the format's files, without a dot.
func (f Format) String() string { return [...]string{"", "jpg", "png", "webp", "gif"}[f] }

// sniffed is how many bytes tell a format.
const sniffed = 16

// sniff tells the format from the first bytes; what the file is called does
// not matter.
func sniff(head []byte) Format {
	switch {
	case bytes.HasPrefix(head, []byte("\xff\xd8\xff")):
		return JPEG
	case bytes.HasPrefix(head, []byte("\x89PNG\r\n\x1a\n")):
		return PNG
	case len(head) >= 12 && string(head[:4]) == "RIFF" && string(head[8:12]) == "WEBP":
		return WebP
	case bytes.HasPrefix(head, []byte("GIF87a")), bytes.HasPrefix(head, []byte("GIF89a")):
		return GIF
	}
	return NoFormat
}

// isZip tells an archive from the first bytes.
func isZip(head []byte) bool {
	return bytes.HasPrefix(head, []byte("PK\x03\x04")) || bytes.HasPrefix(head, []byte("PK\x05\x06"))
}

// decoding holds back decodings so that together they are never of more pixels
// than the largest picture has.
var decoding = semaphore.NewWeighted(MaxPixels)

// Face is a picture of a card, upright and cropped to the shape of a card, as
// large as the original is. A lying picture is turned clockwise, one from a
// camera as the camera says; upsideDown turns it by half besides.
//
// Nothing beyond the limits is decoded: such a picture, as one that is damaged,
// is a [Refusal]. The only other error is that of ctx.
func Face(ctx context.Context, data []byte, upsideDown bool) (*image.RGBA, error) {
	size, err := measure(data)
	if err != nil {
		return nil, err
	}
	weight := int64(size.X) * int64(size.Y)
	if err := decoding.Acquire(ctx, weight); err != nil {
		return nil, err
	}
	defer decoding.Release(weight)
	img, err := decode(data)
	if err != nil {
		return nil, DamagedPicture
	}
	part := cardPart(size)
	cropped := image.NewRGBA(image.Rectangle{Max: part.Size()})
	draw.Draw(cropped, cropped.Rect, img, part.Min, draw.Src)
	p := poseOf(data)
	if lying := size.X > size.Y; p.swaps() != lying {
		p.turns++
	}
	if upsideDown {
		p.turns += 2
	}
	return p.apply(cropped), nil
}

// measure reads the size of a picture and holds it against the limits.
func measure(data []byte) (size image.Point, err error) {
	defer func() {
		if recover() != nil {
			err = DamagedPicture
		}
	}()
	if len(data) > MaxBytes {
		return size, TooManyBytes
	}
	var c image.Config
	switch r := bytes.NewReader(data); sniff(data) {
	case JPEG:
		c, err = jpeg.DecodeConfig(r)
	case PNG:
		c, err = png.DecodeConfig(r)
	case WebP:
		c, err = webp.DecodeConfig(r)
	case GIF:
		c, err = gif.DecodeConfig(r)
	default:
		return size, NotAPicture
	}
	if err != nil {
		return size, DamagedPicture
	}
	size = image.Pt(c.Width, c.Height)
	return size, checkSize(size)
}

func checkSize(size image.Point) error {
	switch {
	case size.X > MaxSide, size.Y > MaxSide, size.X*size.Y > MaxPixels:
		return TooManyPixels
	case size.X < MinSide, size.Y < MinSide:
		return TooFewPixels
	}
	if part := cardPart(size).Size(); 2*part.X*part.Y < size.X*size.Y {
		return NotCardShaped
	}
	return nil
}

// decode reads a picture, of an animation the first image. A decoder that
// panics has met a damaged one.
func decode(data []byte) (img image.Image, err error) {
	defer func() {
		if recover() != nil {
			err = DamagedPicture
		}
	}()
	switch r := bytes.NewReader(data); sniff(data) {
	case JPEG:
		return jpeg.Decode(r)
	case PNG:
		return png.Decode(r)
	case WebP:
		return webp.Decode(r)
	case GIF:
		return gif.Decode(r)
	}
	return nil, NotAPicture
}

// cardPart is the middle of a picture with the shape of a card, which lies if
// the picture does: 63 by 88 millimetres.
func cardPart(size image.Point) image.Rectangle {
	w, h := 63, 88
	if size.X > size.Y {
		w, h = h, w
	}
	part := size
	if size.X*h > size.Y*w {
		part.X = max(1, size.Y*w/h)
	} else {
		part.Y = max(1, size.X*h/w)
	}
	at := size.Sub(part).Div(2)
	return image.Rectangle{Min: at, Max: at.Add(part)}
}
