package images

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"strings"
	"sync"
	"testing"

	"castillo/game/card"

	"pgregory.net/rapid"
)

var update = flag.Bool("update", false, "write the golden files")

var sizes = [][2]int{{1, 1}, {45, 63}, {90, 126}, {129, 180}, {130, 182}, {180, 252}, {360, 504}, {745, 1040}}

func TestEveryFaceFillsItsPictureAndHasRoundCorners(t *testing.T) {
	for _, c := range append(sample, card.Card{}) {
		for _, size := range sizes {
			w, h := size[0], size[1]
			img := Draw(c, w, h)
			if img.Rect != image.Rect(0, 0, w, h) {
				t.Fatalf("%q at %v has bounds %v", c.Name, size, img.Rect)
			}
			if w < 45 {
				continue
			}
			if a := img.RGBAAt(0, 0).A; a > 60 {
				t.Errorf("%q at %v: the corner has alpha %d", c.Name, size, a)
			}
			if a := img.RGBAAt(w/2, h/2).A; a != 255 {
				t.Errorf("%q at %v: the middle has alpha %d", c.Name, size, a)
			}
		}
	}
}

func TestCrookedSizesArePaintedToo(t *testing.T) {
	for _, size := range [][2]int{{800, 600}, {600, 60}, {131, 5}, {30, 600}, {5, 131}, {400, 1}, {0, -3}} {
		for _, c := range append(sample, card.Card{}) {
			Draw(c, size[0], size[1])
		}
		Back(size[0], size[1])
	}
}

func TestFacesAreTheSameWhateverWasDrawnBefore(t *testing.T) {
	var first [][]byte
	for _, c := range sample {
		first = append(first, Draw(c, 180, 252).Pix)
	}
	var wait sync.WaitGroup
	for i, c := range sample {
		wait.Go(func() {
			Draw(sample[(i+3)%len(sample)], 300, 420)
			if !bytes.Equal(Draw(c, 180, 252).Pix, first[i]) {
				t.Errorf("%q was painted in two ways", c.Name)
			}
		})
	}
	wait.Wait()
}

func TestNoTwoNamesHaveTheSameIllustration(t *testing.T) {
	name := rapid.StringMatching(`(Sir|Rey|Espada de|Templo de|Dragón de) [A-Z][a-z]{2,8}`)
	rapid.Check(t, func(t *rapid.T) {
		one, two := sample[2], sample[2]
		one.Name, two.Name = name.Draw(t, "one"), name.Draw(t, "two")
		if one.Name == two.Name {
			return
		}
		illustration := image.Rect(20, 4, 66, 66)
		if difference(Draw(one, 90, 126), Draw(two, 90, 126), illustration) < 200 {
			t.Fatalf("%q and %q look alike", one.Name, two.Name)
		}
	})
}

// TestFacesLookAsTheyDid holds every face against the one of the golden file. A
// colour may be a little off: not every processor rounds alike.
func TestFacesLookAsTheyDid(t *testing.T) {
	const w, h = 60, 84
	strip := image.NewRGBA(image.Rect(0, 0, w*len(sample), h))
	for i, c := range sample {
		img := Draw(c, w, h)
		draw.Draw(strip, img.Rect.Add(image.Pt(i*w, 0)), img, image.Point{}, draw.Src)
	}
	const golden = "testdata/faces.png"
	if *update {
		var data bytes.Buffer
		if err := png.Encode(&data, strip); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(golden, data.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	file, err := os.Open(golden)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	want, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	if want.Bounds() != strip.Rect {
		t.Fatalf("the golden file measures %v, want %v", want.Bounds(), strip.Rect)
	}
	for i, c := range sample {
		part := image.Rect(i*w, 0, (i+1)*w, h)
		if d := apart(strip.SubImage(part).(*image.RGBA), want); d > 1 {
			t.Errorf("%q: on average a colour is %.1f of 255 off; if that is wanted, run the test with -update", c.Name, d)
		}
	}
}

func TestOnlyTheCoinTellsTheCost(t *testing.T) {
	one, two := sample[2], sample[2]
	two.Cost = 7
	a, b := Draw(one, 180, 252), Draw(two, 180, 252)
	coin := image.Rect(180-40, 0, 180, 40)
	if difference(a, b, coin) == 0 {
		t.Error("the coin is the same at cost 2 and 7")
	}
	if n := difference(a, b, a.Rect) - difference(a, b, coin); n != 0 {
		t.Errorf("%d pixels outside the coin changed with the cost", n)
	}
}

func TestStrengthStandsAtTheTopLeft(t *testing.T) {
	one, two := sample[0], sample[0]
	two.Strength = 8
	for _, size := range [][2]int{{90, 126}, {180, 252}} {
		a, b := Draw(one, size[0], size[1]), Draw(two, size[0], size[1])
		corner := image.Rect(0, 0, size[0]/3, size[1]/4)
		if all, there := difference(a, b, a.Rect), difference(a, b, corner); there == 0 || there != all {
			t.Errorf("at %v %d of %d pixels that changed with the strength are in the corner", size, there, all)
		}
	}
}

func TestTextStaysInItsBox(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.StringMatching(`[A-Za-zñáéíóú¡¿(«]{1,24}[.,;»)!?]?`), 0, 160).Draw(t, "words")
		area := box{20, 16, rapid.Float32Range(30, 220).Draw(t, "width"), rapid.Float32Range(20, 120).Draw(t, "height")}
		most := rapid.Float32Range(6, 24).Draw(t, "size")
		side := rapid.SampledFrom([]align{left, centre}).Draw(t, "side")
		b := newBrush(260, 152)
		b.paragraph(strings.Join(words, " "), rapid.SampledFrom([]style{regular, italic, bold, strong}).Draw(t, "style"), area, most, 5, side, ink)
		img := b.done()
		inside := area.inset(-max(1.5, most/8)).pixels() // a slanted letter leans over its place by a part of its size
		for y := range 152 {
			for x := range 260 {
				if img.RGBAAt(x, y).A > 40 && !image.Pt(x, y).In(inside) {
					t.Fatalf("there is ink at %d,%d, outside %v", x, y, inside)
				}
			}
		}
	})
}

func TestLongRulesTakeRoomFromTheIllustrationOnly(t *testing.T) {
	for _, w := range []float32{180, 360, 745} {
		short := sample[0]
		short.Text = "Roba una carta."
		long := sample[0]
		long.Text = strings.Repeat("En tu Fase de Vigilia, roba una carta. ", 12)
		foot := box{24 * w / 180, 235 * w / 180, 150 * w / 180, 12 * w / 180}
		boxOf := func(c card.Card) box {
			f := face{brush: newBrush(1, 1), card: c, u: w / 180}
			defer f.done()
			return f.rulesBox(foot)
		}
		s, l := boxOf(short), boxOf(long)
		if s.bottom() != foot.y || l.bottom() != foot.y || s.h >= l.h || l.h > 0.45*w*Ratio {
			t.Errorf("at %v the box of a short text is %v and that of a long one %v", w, s, l)
		}
	}
}

func TestEpicTextLiesOnTheIllustration(t *testing.T) {
	plain, epic := sample[0], sample[0]
	epic.Epic = "Quien saque esta espada de la piedra es por derecho rey de Britania."
	a, b := Draw(plain, 360, 503), Draw(epic, 360, 503)
	f := face{brush: newBrush(1, 1), card: plain, u: 2}
	rules := f.rulesBox(box{57, 470, 294, 24})
	f.done()
	illustration := image.Rect(56, 8, 352, int(rules.y))
	if all, there := difference(a, b, a.Rect), difference(a, b, illustration); all == 0 || all != there {
		t.Errorf("%d pixels changed with the epic text, %d of them on the illustration", all, there)
	}
}

func TestFrequencyMarkHasItsColour(t *testing.T) {
	for f, want := range map[card.Frequency]func(color.RGBA) bool{
		card.Vasallo:   func(c color.RGBA) bool { return c.B > c.R },
		card.Cortesano: func(c color.RGBA) bool { return c.R > c.B+60 && c.R > c.G+60 },
		card.Real:      func(c color.RGBA) bool { return c.R > c.B+60 && c.G > c.B+60 },
	} {
		c := sample[2]
		c.Frequency = f
		img := Draw(c, 180, 252)
		if got := img.RGBAAt(166, 210); !want(got) {
			t.Errorf("the mark of a %v is %v", f, got)
		}
	}
}

func TestBacksAreAlike(t *testing.T) {
	if !bytes.Equal(Back(90, 126).Pix, Back(90, 126).Pix) {
		t.Error("two backs differ")
	}
}

// difference counts the pixels within area in which two pictures differ.
func difference(a, b *image.RGBA, area image.Rectangle) int {
	n := 0
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				n++
			}
		}
	}
	return n
}
