package playmat

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/ui/theme"
)

// palette is the colours of the table, made from those of the app's theme.
type palette struct {
	Felt, Zone, ZoneEdge    color.Color
	Far                     color.Color // a zone of the opponent
	Text, Faint             color.Color
	Panel, Shade            color.Color
	Lit, LitFill, LitOver   color.Color // where a card may be let go
	Ready                   color.Color // a card with which something can be done
	Cursor                  color.Color // the keyboard's place
	Attack, Block           color.Color
	Advice                  color.Color // what the adviser would do
	Badge, BadgeText        color.Color
	Better, Worse           color.Color // a strength above or below the printed one
	BetterBadge, WorseBadge color.Color // what such a strength stands on
	Lost                    color.Color // lies over a card without its ability
	Current, CurrentText    color.Color // the present phase
	Human, Rival, Important color.Color
}

func paletteOf(w fyne.Widget) palette {
	name := func(n fyne.ThemeColorName) color.NRGBA { return nrgba(fynetheme.ColorForWidget(n, w)) }
	back, fore := name(fynetheme.ColorNameBackground), name(fynetheme.ColorNameForeground)
	primary := name(fynetheme.ColorNamePrimary)
	success, danger, warning := name(fynetheme.ColorNameSuccess), name(fynetheme.ColorNameError), name(fynetheme.ColorNameWarning)
	felt := blend(blend(back, primary, 0.07), fore, 0.03)
	return palette{
		Felt: felt, Zone: veil(fore, 0.055), Far: veil(blend(fore, danger, 0.7), 0.075), ZoneEdge: name(theme.PanelEdge),
		Text: fore, Faint: blend(name(theme.Muted), fore, 0.4),
		Panel: name(fynetheme.ColorNameOverlayBackground), Shade: color.NRGBA{A: 150},
		Lit: success, LitFill: veil(success, 0.14), LitOver: veil(success, 0.34),
		Ready:  warning,
		Cursor: primary,
		Attack: danger, Block: blend(primary, color.NRGBA{60, 130, 240, 255}, 0.6),
		Advice: blend(fore, color.NRGBA{150, 70, 245, 255}, 0.75),
		Badge:  color.NRGBA{24, 20, 16, 255}, BadgeText: color.NRGBA{255, 250, 238, 255},
		Better: color.NRGBA{126, 226, 122, 255}, Worse: color.NRGBA{255, 138, 122, 255},
		BetterBadge: color.NRGBA{10, 52, 24, 255}, WorseBadge: color.NRGBA{60, 8, 8, 255}, Lost: color.NRGBA{20, 18, 24, 105},
		Current: primary, CurrentText: name(fynetheme.ColorNameForegroundOnPrimary),
		Human: blend(fore, success, 0.35), Rival: blend(fore, danger, 0.4), Important: primary,
	}
}

func nrgba(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// veil is a colour of which part shows.
func veil(c color.NRGBA, part float32) color.NRGBA {
	c.A = uint8(float32(c.A) * part)
	return c
}

// blend goes from a to b as t goes from 0 to 1.
func blend(a, b color.NRGBA, t float32) color.NRGBA {
	mix := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*t + 0.5) }
	return color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), mix(a.A, b.A)}
}

// The coin is gold in any light.
var (
	goldCoin = color.NRGBA{222, 172, 58, 255}
	goldInk  = color.NRGBA{52, 36, 8, 255}
)
