// Package theme is the look of Castillo: parchment and ink by day, leather and
// gold by night, white and yellow on black for who needs the contrast.
package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// Colours of our own, beside those that Fyne names.
const (
	// Panel is a raised surface that things are read on.
	Panel fyne.ThemeColorName = "castillo-panel"
	// PanelEdge is the fine line around a panel.
	PanelEdge fyne.ThemeColorName = "castillo-panel-edge"
	// Muted is for words that stand back.
	Muted fyne.ThemeColorName = "castillo-muted"
	// Rail is the ground of the navigation, RailText its words, RailChosen the
	// ground of the screen that is open.
	Rail       fyne.ThemeColorName = "castillo-rail"
	RailText   fyne.ThemeColorName = "castillo-rail-text"
	RailChosen fyne.ThemeColorName = "castillo-rail-chosen"
	// Gold marks what is chosen.
	Gold fyne.ThemeColorName = "castillo-gold"
	// Bar is the ink of a bar in a small chart.
	Bar fyne.ThemeColorName = "castillo-bar"
	// Badge and BadgeText are a count that lies on a picture.
	Badge     fyne.ThemeColorName = "castillo-badge"
	BadgeText fyne.ThemeColorName = "castillo-badge-text"
)

// Mode says which variant is shown.
type Mode string

// The modes. System follows the desktop.
const (
	System   Mode = ""
	Light    Mode = "claro"
	Dark     Mode = "oscuro"
	Contrast Mode = "contraste"
)

// TextSize says how large words are.
type TextSize string

// The sizes of text.
const (
	Usual   TextSize = ""
	Large   TextSize = "grande"
	Largest TextSize = "muy-grande"
)

// factor is how many times as large as usual words are.
func (s TextSize) factor() float32 {
	switch s {
	case Large:
		return 1.2
	case Largest:
		return 1.35
	}
	return 1
}

// Theme is the look in one mode, with words of one size.
type Theme struct {
	mode Mode
	text TextSize
}

var _ fyne.Theme = Theme{}

// New is the theme in a mode; a mode that does not exist is System.
func New(m Mode) Theme { return Theme{mode: m} }

// Sized is the theme with words of a size.
func (t Theme) Sized(s TextSize) Theme {
	t.text = s
	return t
}

// Color implements fyne.Theme.
func (t Theme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	variant = t.variant(variant)
	palette := light
	switch {
	case t.mode == Contrast:
		palette = contrast
	case variant == fynetheme.VariantDark:
		palette = dark
	}
	if c, ok := palette[name]; ok {
		return c
	}
	return fynetheme.DefaultTheme().Color(name, variant)
}

func (t Theme) variant(system fyne.ThemeVariant) fyne.ThemeVariant {
	switch t.mode {
	case Light:
		return fynetheme.VariantLight
	case Dark, Contrast:
		return fynetheme.VariantDark
	}
	return system
}

// Font implements fyne.Theme.
func (Theme) Font(s fyne.TextStyle) fyne.Resource { return fynetheme.DefaultTheme().Font(s) }

// Icon implements fyne.Theme.
func (Theme) Icon(n fyne.ThemeIconName) fyne.Resource { return fynetheme.DefaultTheme().Icon(n) }

// Size implements fyne.Theme.
func (t Theme) Size(n fyne.ThemeSizeName) float32 {
	s, ok := sizes[n]
	if !ok {
		s = fynetheme.DefaultTheme().Size(n)
	}
	switch n {
	case fynetheme.SizeNameText, fynetheme.SizeNameCaptionText, fynetheme.SizeNameSubHeadingText, fynetheme.SizeNameHeadingText,
		fynetheme.SizeNameInlineIcon:
		return s * t.text.factor()
	}
	return s
}

var sizes = map[fyne.ThemeSizeName]float32{
	fynetheme.SizeNamePadding:         5,
	fynetheme.SizeNameInnerPadding:    7,
	fynetheme.SizeNameText:            14,
	fynetheme.SizeNameCaptionText:     12,
	fynetheme.SizeNameSubHeadingText:  17,
	fynetheme.SizeNameHeadingText:     24,
	fynetheme.SizeNameInputRadius:     6,
	fynetheme.SizeNameSelectionRadius: 6,
	fynetheme.SizeNameButtonRadius:    6,
	fynetheme.SizeNameScrollBar:       12,
	fynetheme.SizeNameScrollBarSmall:  4,
	fynetheme.SizeNameDialogRadius:    10,
	fynetheme.SizeNamePopupRadius:     10,
	fynetheme.SizeNameMenuRadius:      8,
}

// Scaled is a size of text, as large as the person wants to read it.
func Scaled(size float32) float32 {
	if t, ok := fyne.CurrentApp().Settings().Theme().(Theme); ok {
		return size * t.text.factor()
	}
	return size
}

// Color is one of the colours above, or of Fyne's, as the running program
// shows it now.
func Color(name fyne.ThemeColorName) color.Color {
	settings := fyne.CurrentApp().Settings()
	return settings.Theme().Color(name, settings.ThemeVariant())
}

// Faded is one of the colours, let through from 0 (not seen) to 1.
func Faded(name fyne.ThemeColorName, share float32) color.Color {
	c := color.NRGBAModel.Convert(Color(name)).(color.NRGBA)
	c.A = uint8(float32(c.A) * max(0, min(share, 1)))
	return c
}
