package theme

import (
	"image/color"
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
			if got := Ratio(words, ground); got < pair.least {
				t.Errorf("%s: %s on %s has contrast %.1f, want %.1f", m, pair.words, pair.ground, got, pair.least)
			}
		}
	}
}

// Every word of the window stands on one of these grounds, with what may lie over it: the
// pointer, the keyboard's place, a selection.
func TestInHighContrastEveryWordStandsOutSevenfold(t *testing.T) {
	m := New(Contrast)
	at := func(name fyne.ThemeColorName) color.Color { return m.Color(name, 0) }
	words := []fyne.ThemeColorName{fynetheme.ColorNameForeground, Muted, fynetheme.ColorNamePrimary, fynetheme.ColorNameHyperlink,
		fynetheme.ColorNameError, fynetheme.ColorNameSuccess, fynetheme.ColorNameWarning, fynetheme.ColorNamePlaceHolder, Gold}
	grounds := []fyne.ThemeColorName{fynetheme.ColorNameBackground, Panel, fynetheme.ColorNameInputBackground, fynetheme.ColorNameMenuBackground,
		fynetheme.ColorNameOverlayBackground, fynetheme.ColorNameHeaderBackground}
	check := func(words, ground color.Color, what string) {
		t.Helper()
		if got := Ratio(words, ground); got < 7 {
			t.Errorf("%s has contrast %.1f", what, got)
		}
	}
	for _, ground := range grounds {
		for _, word := range words {
			check(at(word), at(ground), string(word)+" on "+string(ground))
		}
		for _, over := range []fyne.ThemeColorName{fynetheme.ColorNameHover, fynetheme.ColorNameFocus, fynetheme.ColorNameSelection} {
			check(at(fynetheme.ColorNameForeground), Over(at(over), at(ground)), string(over)+" over "+string(ground))
		}
	}
	for _, over := range []fyne.ThemeColorName{fynetheme.ColorNameHover, fynetheme.ColorNamePressed, fynetheme.ColorNameFocus} {
		check(at(fynetheme.ColorNameForeground), Over(at(over), at(fynetheme.ColorNameButton)), string(over)+" over a button")
	}
	for word, ground := range map[fyne.ThemeColorName]fyne.ThemeColorName{
		fynetheme.ColorNameForeground: fynetheme.ColorNameButton, fynetheme.ColorNameDisabled: fynetheme.ColorNameDisabledButton,
		fynetheme.ColorNameForegroundOnPrimary: fynetheme.ColorNamePrimary, fynetheme.ColorNameForegroundOnError: fynetheme.ColorNameError,
		fynetheme.ColorNameForegroundOnSuccess: fynetheme.ColorNameSuccess, fynetheme.ColorNameForegroundOnWarning: fynetheme.ColorNameWarning,
		RailText: RailChosen, BadgeText: Badge,
	} {
		check(at(word), at(ground), string(word)+" on "+string(ground))
	}
	check(at(RailText), at(Rail), "the rail")
	check(at(BadgeText), at(RailChosen), "the chosen place of the rail")
}

func TestEverythingThatIsReadGrows(t *testing.T) {
	for _, name := range []fyne.ThemeSizeName{fynetheme.SizeNameText, fynetheme.SizeNameCaptionText, fynetheme.SizeNameSubHeadingText, fynetheme.SizeNameHeadingText} {
		usual, large, largest := New(Light).Size(name), New(Light).Sized(Large).Size(name), New(Light).Sized(Largest).Size(name)
		if !(usual < large && large < largest) {
			t.Errorf("%s: %.1f, %.1f, %.1f", name, usual, large, largest)
		}
	}
	if New(Light).Sized(Largest).Size(fynetheme.SizeNamePadding) != New(Light).Size(fynetheme.SizeNamePadding) {
		t.Error("the room between things grows too")
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

func TestAllPalettesNameTheSameColours(t *testing.T) {
	for name := range light {
		for mode, palette := range map[Mode]map[fyne.ThemeColorName]color.Color{Dark: dark, Contrast: contrast} {
			if _, ok := palette[name]; !ok {
				t.Errorf("%s: there is no %s", mode, name)
			}
			if len(light) != len(palette) {
				t.Errorf("%s: %d colours, %d light ones", mode, len(palette), len(light))
			}
		}
	}
}
