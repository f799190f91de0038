package proxies

import (
	"bytes"
	"fmt"
	"image"
	"regexp"
	"strings"
	"testing"

	"castillo/game/card"
)

func some(n int) []Face {
	faces := make([]Face, n)
	for i := range faces {
		faces[i] = Face{Card: card.Card{Edition: "ES", Number: i%4 + 1}, Photo: i%4 == 1,
			Pixels: func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 63, 88)) }}
	}
	return faces
}

func TestCardsAreOfTheirSizeOnPaper(t *testing.T) {
	const point = 72 / 25.4
	for _, c := range []struct {
		paper Paper
		box   string
		x, y  float64 // of the first card, from the lower left corner
	}{
		{A4, "595.28 841.89", 10.5, 297 - 16.5 - 88},
		{Letter, "612.00 792.00", 13.45, 279.4 - 7.7 - 88},
	} {
		d, err := newDocument(c.paper, "Prueba")
		if err != nil {
			t.Fatal(err)
		}
		d.pdf.SetCompression(false)
		d.page("")
		if err := d.place(0, some(1)[0]); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if err := d.pdf.Output(&out); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), c.box) {
			t.Errorf("%v: the page is not of %s points", c.paper, c.box)
		}
		place := fmt.Sprintf("%.5f 0 0 %.5f %.5f %.5f cm", 63*point, 88*point, c.x*point, c.y*point)
		if !strings.Contains(out.String(), place) {
			t.Errorf("%v: no card at %q, but %q", c.paper, place, regexp.MustCompile(`[\d. ]+ cm`).FindAllString(out.String(), 3))
		}
	}
}

func TestNineCardsStandOnAPageAndEqualOnesAreMadeOnce(t *testing.T) {
	for n, pages := range map[int]int{1: 1, 9: 1, 10: 2, 51: 6} {
		made := 0
		faces := some(n)
		for i := range faces {
			pixels := faces[i].Pixels
			faces[i].Pixels = func() *image.RGBA { made++; return pixels() }
		}
		var out bytes.Buffer
		if err := Write(&out, A4, "Mazo", "{page} de {pages}", faces); err != nil {
			t.Fatal(err)
		}
		if got := strings.Count(out.String(), "/Type /Page\n"); got != pages {
			t.Errorf("%d cards stand on %d pages, want %d", n, got, pages)
		}
		if made != min(n, 4) {
			t.Errorf("for %d cards %d pictures were made", n, made)
		}
	}
}

func TestADocumentOfNothingOrOfTooMuchIsRefused(t *testing.T) {
	for _, n := range []int{0, MaxCards + 1} {
		if err := Write(new(bytes.Buffer), A4, "", "", some(n)); err == nil {
			t.Errorf("a document of %d cards was written", n)
		}
	}
}

func TestPapersAreReadByName(t *testing.T) {
	for _, p := range []Paper{A4, Letter} {
		if got, err := ParsePaper(strings.ToUpper(p.String())); got != p || err != nil {
			t.Errorf("ParsePaper(%q) = %v, %v", p, got, err)
		}
	}
	if _, err := ParsePaper("oficio"); err == nil {
		t.Error("a paper that nobody knows was read")
	}
}
