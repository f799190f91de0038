package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

var light = map[fyne.ThemeColorName]color.Color{
	Panel:      rgb(0xfffaef),
	PanelEdge:  rgb(0xe0d3b8),
	Muted:      rgb(0x6b5d4b),
	Rail:       rgb(0x2b2320),
	RailText:   rgb(0xd9ccb4),
	RailChosen: rgb(0x473a30),
	Gold:       rgb(0xb8862b),
	Bar:        rgb(0xa9803a),
	Badge:      rgb(0x2b2320),
	BadgeText:  rgb(0xf6dd8f),

	fynetheme.ColorNameBackground:          rgb(0xf3ecdc),
	fynetheme.ColorNameButton:              rgb(0xe9dec6),
	fynetheme.ColorNameDisabledButton:      rgb(0xece4d2),
	fynetheme.ColorNameDisabled:            rgb(0xa2947c),
	fynetheme.ColorNameForeground:          rgb(0x2a2018),
	fynetheme.ColorNamePlaceHolder:         rgb(0x77694f),
	fynetheme.ColorNamePrimary:             rgb(0x86591a),
	fynetheme.ColorNameForegroundOnPrimary: rgb(0xfff8e6),
	fynetheme.ColorNameHyperlink:           rgb(0x7a4f12),
	fynetheme.ColorNameFocus:               rgba(0x86591a, 0x50),
	fynetheme.ColorNameHover:               rgba(0x5a3e12, 0x18),
	fynetheme.ColorNamePressed:             rgba(0x5a3e12, 0x38),
	fynetheme.ColorNameSelection:           rgba(0xb8862b, 0x48),
	fynetheme.ColorNameInputBackground:     rgb(0xf4ebd6),
	fynetheme.ColorNameInputBorder:         rgb(0xcdbd9b),
	fynetheme.ColorNameMenuBackground:      rgb(0xfffaef),
	fynetheme.ColorNameOverlayBackground:   rgb(0xfffaef),
	fynetheme.ColorNameHeaderBackground:    rgb(0xe9dec6),
	fynetheme.ColorNameSeparator:           rgb(0xdccfb2),
	fynetheme.ColorNameScrollBar:           rgba(0x5a3e12, 0x70),
	fynetheme.ColorNameScrollBarBackground: rgba(0x5a3e12, 0x12),
	fynetheme.ColorNameShadow:              rgba(0x2a2018, 0x50),
	fynetheme.ColorNameError:               rgb(0xa4302a),
	fynetheme.ColorNameForegroundOnError:   rgb(0xfff4ee),
	fynetheme.ColorNameSuccess:             rgb(0x3d6b35),
	fynetheme.ColorNameForegroundOnSuccess: rgb(0xf6ffef),
	fynetheme.ColorNameWarning:             rgb(0xa65e10),
	fynetheme.ColorNameForegroundOnWarning: rgb(0xfff8ea),
}

var dark = map[fyne.ThemeColorName]color.Color{
	Panel:      rgb(0x2a241f),
	PanelEdge:  rgb(0x43392f),
	Muted:      rgb(0xb3a48c),
	Rail:       rgb(0x14100d),
	RailText:   rgb(0xcabda5),
	RailChosen: rgb(0x33291f),
	Gold:       rgb(0xd9a93a),
	Bar:        rgb(0xb98f3c),
	Badge:      rgb(0x14100d),
	BadgeText:  rgb(0xf6dd8f),

	fynetheme.ColorNameBackground:          rgb(0x1e1915),
	fynetheme.ColorNameButton:              rgb(0x3a3129),
	fynetheme.ColorNameDisabledButton:      rgb(0x2a241f),
	fynetheme.ColorNameDisabled:            rgb(0x7d7161),
	fynetheme.ColorNameForeground:          rgb(0xf1e7d3),
	fynetheme.ColorNamePlaceHolder:         rgb(0xa09179),
	fynetheme.ColorNamePrimary:             rgb(0xdcaf4a),
	fynetheme.ColorNameForegroundOnPrimary: rgb(0x261b08),
	fynetheme.ColorNameHyperlink:           rgb(0xe6bd62),
	fynetheme.ColorNameFocus:               rgba(0xdcaf4a, 0x50),
	fynetheme.ColorNameHover:               rgba(0xffe9bb, 0x16),
	fynetheme.ColorNamePressed:             rgba(0xffe9bb, 0x30),
	fynetheme.ColorNameSelection:           rgba(0xdcaf4a, 0x3c),
	fynetheme.ColorNameInputBackground:     rgb(0x171310),
	fynetheme.ColorNameInputBorder:         rgb(0x554838),
	fynetheme.ColorNameMenuBackground:      rgb(0x2f2822),
	fynetheme.ColorNameOverlayBackground:   rgb(0x2a241f),
	fynetheme.ColorNameHeaderBackground:    rgb(0x332b24),
	fynetheme.ColorNameSeparator:           rgb(0x43392f),
	fynetheme.ColorNameScrollBar:           rgba(0xffe9bb, 0x60),
	fynetheme.ColorNameScrollBarBackground: rgba(0xffe9bb, 0x10),
	fynetheme.ColorNameShadow:              rgba(0x000000, 0x90),
	fynetheme.ColorNameError:               rgb(0xf0897c),
	fynetheme.ColorNameForegroundOnError:   rgb(0x2b0b07),
	fynetheme.ColorNameSuccess:             rgb(0x9cc58a),
	fynetheme.ColorNameForegroundOnSuccess: rgb(0x10210a),
	fynetheme.ColorNameWarning:             rgb(0xeab05c),
	fynetheme.ColorNameForegroundOnWarning: rgb(0x2b1a04),
}

func rgb(hex uint32) color.Color { return rgba(hex, 255) }

func rgba(hex uint32, alpha uint8) color.Color {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), alpha}
}
