package images

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strings"
	"sync"

	"github.com/go-fonts/stix/stix2textbold"
	"github.com/go-fonts/stix/stix2textitalic"
	"github.com/go-fonts/stix/stix2textmedium"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// style is a cut of the typeface.
type style uint8

const (
	regular style = iota // rules
	italic
	bold   // names and numbers
	strong // names on small faces
	styles
)

// faceKey is a cut at a size, in quarters of a pixel.
type faceKey struct {
	style style
	size  int16
}

var typefaces = sync.OnceValue(func() (fonts [styles]*opentype.Font) {
	for i, data := range [styles][]byte{stix2textmedium.TTF, stix2textitalic.TTF, stix2textbold.TTF, gobold.TTF} {
		// The fonts are compiled in; one that cannot be read leaves its words out.
		fonts[i], _ = opentype.Parse(data)
	}
	return fonts
})

// face is a typeface at a size, nil where there is none.
func (b *brush) face(s style, size float32) font.Face {
	key := faceKey{s, int16(math.Round(float64(size) * 4))}
	if f, ok := b.faces[key]; ok {
		return f
	}
	ttf := typefaces()[s]
	if ttf == nil {
		return nil
	}
	if len(b.faces) > 64 {
		clear(b.faces)
	}
	f, err := opentype.NewFace(ttf, &opentype.FaceOptions{
		Size: float64(key.size) / 4, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return nil
	}
	b.faces[key] = f
	return f
}

// width is how long a line of text is.
func (b *brush) width(text string, s style, size float32) float32 {
	f := b.face(s, size)
	if f == nil {
		return 0
	}
	return float32(font.MeasureString(f, text)) / 64
}

// fit is the greatest size up to most at which text is no longer than room; it
// does not go below least.
func (b *brush) fit(text string, s style, room, most, least float32) float32 {
	size := most
	if w := b.width(text, s, most); w > room {
		size = most * room / w
		size = float32(math.Floor(float64(size)*4) / 4)
	}
	return max(size, least)
}

// shorten cuts text until it is no longer than room, with an ellipsis.
func (b *brush) shorten(text string, s style, size, room float32) string {
	if b.width(text, s, size) <= room {
		return text
	}
	runes := []rune(text)
	for len(runes) > 1 {
		runes = runes[:len(runes)-1]
		if cut := strings.TrimRight(string(runes), " ,.") + "…"; b.width(cut, s, size) <= room {
			return cut
		}
	}
	return string(runes)
}

// capHeight is the height of capitals and figures as a part of the size.
const capHeight = 0.68

// align says which part of the text stands on the place that is given.
type align float32

const (
	left   align = 0
	centre align = 0.5
	right  align = 1
)

// text writes one line; y is the middle of its capitals.
func (b *brush) text(line string, s style, size float32, at point, a align, c color.Color) {
	f := b.face(s, size)
	if f == nil || line == "" {
		return
	}
	d := font.Drawer{Dst: b.img, Src: image.NewUniform(c), Face: f}
	w := float32(d.MeasureString(line)) / 64
	d.Dot = fixed.Point26_6{
		X: fixed.Int26_6((at.x - w*float32(a)) * 64),
		Y: fixed.Int26_6((at.y + size*capHeight/2) * 64),
	}
	d.DrawString(line)
}

// upward writes one line that runs from the bottom of a bar to its top, in the
// middle of the bar.
func (b *brush) upward(line string, s style, size float32, bar box, c color.Color) {
	f := b.face(s, size)
	area := bar.pixels().Intersect(b.img.Bounds())
	if f == nil || area.Empty() {
		return
	}
	lying := image.NewAlpha(image.Rect(0, 0, area.Dy(), area.Dx()))
	d := font.Drawer{Dst: lying, Src: image.Opaque, Face: f}
	w := float32(d.MeasureString(line)) / 64
	d.Dot = fixed.Point26_6{
		X: fixed.Int26_6((float32(area.Dy()) - w) / 2 * 64),
		Y: fixed.Int26_6((float32(area.Dx()) + size*capHeight) / 2 * 64),
	}
	d.DrawString(line)
	standing := image.NewAlpha(image.Rect(0, 0, area.Dx(), area.Dy()))
	for y := range area.Dy() {
		for x := range area.Dx() {
			standing.Pix[y*standing.Stride+x] = lying.Pix[x*lying.Stride+area.Dy()-1-y]
		}
	}
	draw.DrawMask(b.img, area, image.NewUniform(c), image.Point{}, standing, image.Point{}, draw.Over)
}

// wrap breaks text into lines no longer than room. A word that is longer than
// a line is cut.
func (b *brush) wrap(text string, s style, size, room float32) []string {
	var lines []string
	current := ""
	for _, word := range strings.Fields(text) {
		if current != "" && b.width(current+" "+word, s, size) <= room {
			current += " " + word
			continue
		}
		if current != "" {
			lines = append(lines, current)
		}
		current = b.shorten(word, s, size, room)
	}
	if current != "" {
		lines = append(lines, current)
	}
	return lines
}

// leading is the distance of two lines as a part of the size.
const leading = 1.2

// paragraph writes text into a box, as large as fits between most and least;
// what does not fit even then ends in an ellipsis.
func (b *brush) paragraph(text string, s style, area box, most, least float32, a align, c color.Color) {
	size := most
	lines := b.wrap(text, s, size, area.w)
	for size > least && float32(len(lines))*size*leading > area.h {
		size = max(least, size-max(0.25, size*0.04))
		lines = b.wrap(text, s, size, area.w)
	}
	if room := max(1, floor(area.h/(size*leading))); len(lines) > room {
		lines = lines[:room]
		lines[room-1] = b.shorten(lines[room-1]+" …", s, size, area.w)
	}
	y := area.y + (area.h-float32(len(lines))*size*leading)/2 + size*leading/2
	for _, line := range lines {
		b.text(line, s, size, point{area.x + area.w*float32(a), y}, a, c)
		y += size * leading
	}
}
