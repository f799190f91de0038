package images

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"testing"

	"castillo/game/card"
)

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

func TestFacesAreTheSameEveryTime(t *testing.T) {
	for _, c := range sample {
		if !bytes.Equal(Draw(c, 180, 252).Pix, Draw(c, 180, 252).Pix) {
			t.Errorf("%q was painted in two ways", c.Name)
		}
	}
}

func TestNamesMakeTheIllustration(t *testing.T) {
	one, two := sample[2], sample[2]
	two.Name = "Durandal"
	area := image.Rect(60, 40, 140, 120)
	if difference(Draw(one, 180, 252), Draw(two, 180, 252), area) == 0 {
		t.Error("two names have the same illustration")
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

func TestRulesTextStaysInItsBox(t *testing.T) {
	plain := sample[0]
	plain.Text, plain.Ability = "", card.UnknownAbility
	rules := image.Rect(29, 138, 176, 236)
	for _, n := range []int{1, 12, 60, 400} {
		c := plain
		for i := range n {
			c.Text += fmt.Sprintf("palabra%d ", i)
		}
		a, b := Draw(plain, 180, 252), Draw(c, 180, 252)
		if all, there := difference(a, b, a.Rect), difference(a, b, rules); all == 0 || all != there {
			t.Errorf("%d words: %d pixels changed, %d of them in the box", n, all, there)
		}
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
		if got := img.RGBAAt(168, 187); !want(got) {
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
