package scans

import (
	"bytes"
	"context"
	"errors"
	"image"
	"testing"
)

func face(t *testing.T, data []byte) *image.RGBA {
	t.Helper()
	img, err := Face(context.Background(), data, false)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// isCard reports whether a picture has the shape of a card, to the pixel.
func isCard(img *image.RGBA) bool {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	return max(w*88-h*63, h*63-w*88) <= 88 && img.Rect.Min == image.Point{}
}

func TestPicturesOfEveryFormatAndShapeBecomeCards(t *testing.T) {
	for name, data := range map[string][]byte{
		"JPEG as a card":     asJPEG(picture(630, 880, 0)),
		"PNG too wide":       asPNG(picture(800, 880, 0)),
		"PNG too high":       asPNG(picture(630, 1200, 0)),
		"GIF":                asGIF(picture(126, 176, 0)),
		"WebP":               asWebP(126, 176),
		"lying JPEG":         asJPEG(picture(880, 630, 0)),
		"square PNG":         asPNG(picture(300, 300, 0)),
		"photo of a camera":  withPose(asJPEG(picture(400, 300, 0)), 6),
		"mirrored by camera": withPose(asJPEG(picture(400, 300, 0)), 5),
	} {
		if img := face(t, data); !isCard(img) {
			t.Errorf("%s: the face measures %v", name, img.Rect)
		}
	}
}

func TestTheMiddleOfAPictureIsKept(t *testing.T) {
	img := face(t, asPNG(picture(800, 880, 0)))
	if got := img.RGBAAt(img.Rect.Dx()-1, 0); got.R != 200 {
		t.Errorf("the top right corner is %v", got)
	}
	if got := img.RGBAAt(0, 0); got.G != 200 {
		t.Errorf("the left edge is %v: it was 200 points wide and 85 were cut off", got)
	}
	if got := img.RGBAAt(120, 0); got.G == 200 {
		t.Error("nothing was cut off at the left")
	}
}

// corners gives the colours of the corners, clockwise from the top left.
func corners(img *image.RGBA) string {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	out := ""
	for _, at := range [...]image.Point{{3, 3}, {w - 4, 3}, {w - 4, h - 4}, {3, h - 4}} {
		switch c := img.RGBAAt(at.X, at.Y); {
		case c.G > 150:
			out += "g"
		case c.R > 150:
			out += "r"
		default:
			out += "b"
		}
	}
	return out
}

func TestALyingPictureIsTurned(t *testing.T) {
	for _, c := range []struct {
		name       string
		data       []byte
		upsideDown bool
		want       string
	}{
		{"standing", asPNG(picture(630, 880, 0)), false, "grbg"},
		{"standing, turned by half", asPNG(picture(630, 880, 0)), true, "bggr"},
		{"lying", asPNG(picture(880, 630, 0)), false, "ggrb"},
		{"lying, turned by half", asPNG(picture(880, 630, 0)), true, "rbgg"},
		{"camera on its side", withPose(asJPEG(picture(880, 630, 0)), 6), false, "ggrb"},
		{"camera on the other side", withPose(asJPEG(picture(880, 630, 0)), 8), false, "rbgg"},
		{"camera upside down", withPose(asJPEG(picture(630, 880, 0)), 3), false, "bggr"},
		{"camera says nothing sensible", withPose(asJPEG(picture(630, 880, 0)), 77), false, "grbg"},
	} {
		img, err := Face(context.Background(), c.data, c.upsideDown)
		if err != nil {
			t.Fatal(err)
		}
		if got := corners(img); got != c.want {
			t.Errorf("%s: the corners are %q, want %q", c.name, got, c.want)
		}
	}
}

func TestEveryOrientationOfTheCameraIsUndone(t *testing.T) {
	upright := picture(63, 88, 0)
	for o := 1; o <= 8; o++ {
		p := exifPoses[o]
		if back := p.apply(inverse(p).apply(upright)); !bytes.Equal(back.Pix, upright.Pix) {
			t.Errorf("orientation %d does not give the picture back", o)
		}
	}
}

// inverse undoes a pose: without a mirror by turning on, with one it is its own
// inverse.
func inverse(p pose) pose {
	if p.mirrored {
		return p
	}
	return pose{turns: (4 - p.turns) % 4}
}

func TestWhatIsNoPictureOfACardIsRefused(t *testing.T) {
	whole := asJPEG(picture(630, 880, 0))
	wholePNG := asPNG(picture(630, 880, 9))
	for _, c := range []struct {
		name string
		data []byte
		want Refusal
	}{
		{"empty", nil, NotAPicture},
		{"text", []byte("hola, no soy una imagen"), NotAPicture},
		{"BMP", append([]byte("BM"), make([]byte, 500)...), NotAPicture},
		{"truncated JPEG", whole[:len(whole)/2], DamagedPicture},
		{"truncated PNG", wholePNG[:len(wholePNG)/2], DamagedPicture},
		{"JPEG of nothing", whole[:3], DamagedPicture},
		{"30 000 wide", pngOfSize(30_000, 100), TooManyPixels},
		{"billions of pixels", pngOfSize(1<<31-1, 1<<31-1), DamagedPicture},
		{"25 million pixels", pngOfSize(5000, 5000), TooManyPixels},
		{"one pixel", pngOfSize(1, 1), TooFewPixels},
		{"a ribbon", pngOfSize(2000, 100), NotCardShaped},
		{"a claim without pixels", pngOfSize(3000, 4000), DamagedPicture},
		{"more bytes than the limit", append(bytes.Clone(whole), make([]byte, MaxBytes)...), TooManyBytes},
		{"WebP of a large claim", riff("VP8X", []byte{0, 0, 0, 0, 0x2f, 0x75, 0, 99, 0, 0}), TooManyPixels},
	} {
		_, err := Face(context.Background(), c.data, false)
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
}

func TestWorkThatIsCancelledDoesNotDecode(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := decoding.Acquire(context.Background(), MaxPixels); err != nil {
		t.Fatal(err)
	}
	defer decoding.Release(MaxPixels)
	if _, err := Face(ctx, asJPEG(picture(630, 880, 0)), false); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled decoding gave %v", err)
	}
}

func FuzzFace(f *testing.F) {
	for _, data := range [][]byte{
		asJPEG(picture(80, 100, 0)), withPose(asJPEG(picture(80, 100, 0)), 7), asPNG(picture(80, 100, 0)),
		asGIF(picture(80, 100, 0)), asWebP(80, 100), pngOfSize(70, 100), []byte("RIFF\x00\x00\x00\x00WEBPVP8 "),
	} {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		img, err := Face(context.Background(), data, false)
		if err != nil {
			if _, ok := errors.AsType[Refusal](err); !ok {
				t.Fatalf("not a refusal: %v", err)
			}
			return
		}
		if !isCard(img) {
			t.Fatalf("the face measures %v", img.Rect)
		}
	})
}
