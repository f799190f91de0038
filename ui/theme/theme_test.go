package theme

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

func TestWordsStandOutFromTheirGround(t *testing.T) {
	for _, pair := range []struct {
		words, ground fyne.ThemeColorName
		least         float64
	}{
		{fynetheme.ColorNameForeground, fynetheme.ColorNameBackground, 7},
		{fynetheme.ColorNameForeground, Panel, 7},
		{fynetheme.ColorNameForeground, fynetheme.ColorNameButton, 7},
		{fynetheme.ColorNameForegroundOnPrimary, fynetheme.ColorNamePrimary, 4.5},
		{fynetheme.ColorNameForegroundOnError, fynetheme.ColorNameError, 4.5},
		{fynetheme.ColorNameForegroundOnWarning, fynetheme.ColorNameWarning, 4.5},
		{fynetheme.ColorNamePrimary, Panel, 4.5},
		{fynetheme.ColorNameError, Panel, 4.5},
		{fynetheme.ColorNameWarning, Panel, 4.5},
		{fynetheme.ColorNameSuccess, Panel, 4.5},
		{fynetheme.ColorNamePlaceHolder, fynetheme.ColorNameInputBackground, 4},
		{Muted, Panel, 4.5},
		{Muted, fynetheme.ColorNameBackground, 4.5},
		{RailText, Rail, 7},
		{RailText, RailChosen, 4.5},
		{BadgeText, Badge, 7},
	} {
		for _, m := range []Mode{Light, Dark} {
			words, ground := New(m).Color(pair.words, 0), New(m).Color(pair.ground, 0)
			if got := contrast(words, ground); got < pair.least {
				t.Errorf("%s: %s on %s has contrast %.1f, want %.1f", m, pair.words, pair.ground, got, pair.least)
			}
		}
	}
}

func TestSystemModeFollowsTheDesktop(t *testing.T) {
	system := New(System)
	for variant, mode := range map[fyne.ThemeVariant]Mode{fynetheme.VariantLight: Light, fynetheme.VariantDark: Dark} {
		if got, want := system.Color(Panel, variant), New(mode).Color(Panel, 0); got != want {
			t.Errorf("variant %d shows %v, want %v", variant, got, want)
		}
	}
}

func TestBothPalettesNameTheSameColours(t *testing.T) {
	for name := range light {
		if _, ok := dark[name]; !ok {
			t.Errorf("%s has no dark variant", name)
		}
	}
	if len(light) != len(dark) {
		t.Errorf("%d light colours, %d dark ones", len(light), len(dark))
	}
}

// contrast is the ratio of WCAG 2.
func contrast(a, b color.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	linear := func(v uint32) float64 {
		f := float64(v) / 0xffff
		if f <= 0.03928 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}
