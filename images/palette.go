package images

import (
	"image/color"

	"castillo/game/card"
)

// frame is how cards of one type are bound: the border, the bar of the name and
// the mark at the top left.
type frame struct {
	edge, bar, mark color.RGBA
}

var (
	ink       = rgb(0x2a2118)
	faded     = rgb(0x8a7a62)
	parchment = rgb(0xf4ead3)
	ivory     = rgb(0xfbf6e9)
	gold      = rgb(0xd9a93a)
	goldDark  = rgb(0x8f6716)
	goldLight = rgb(0xf6dd8f)
)

var frames = map[card.Type]frame{
	card.Ally:     {rgb(0x4d1f1b), rgb(0x7a312a), rgb(0xa8483b)},
	card.Weapon:   {rgb(0x26333f), rgb(0x41566a), rgb(0x5f7a92)},
	card.Talisman: {rgb(0x34234a), rgb(0x563b75), rgb(0x7a58a0)},
	card.Totem:    {rgb(0x22392a), rgb(0x3a5c43), rgb(0x55825f)},
	card.Gold:     {rgb(0x5a4210), rgb(0x8c6a1e), rgb(0xb48a2c)},
	card.NoType:   {rgb(0x3a3733), rgb(0x5c5852), rgb(0x837d74)},
}

func frameOf(t card.Type) frame {
	if f, ok := frames[t]; ok {
		return f
	}
	return frames[card.NoType]
}

// frequencyColour is the colour of the mark at the right of the text box (DAR
// 4.1.6); ok is false where there is no mark.
func frequencyColour(f card.Frequency) (c color.RGBA, ok bool) {
	switch f {
	case card.Vasallo:
		return rgb(0x2f6fb7), true
	case card.Cortesano:
		return rgb(0xb8322a), true
	case card.Real:
		return rgb(0xd9a520), true
	case card.PlainGold:
		return rgb(0x8c6a1e), true
	case card.Promo:
		return rgb(0x2c2a33), true
	case card.MegaReal:
		return rgb(0xe0702a), true
	case card.UltraReal:
		return rgb(0x7b3fa0), true
	case card.Legendaria:
		return rgb(0x1f8f86), true
	}
	return color.RGBA{}, false
}

func rgb(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 255}
}

// veil is a colour of which part shows through; alpha runs from 0 to 1.
func veil(c color.RGBA, alpha float32) color.NRGBA {
	return color.NRGBA{c.R, c.G, c.B, uint8(alpha*255 + 0.5)}
}

// blend goes from a to b as t goes from 0 to 1.
func blend(a, b color.RGBA, t float32) color.RGBA {
	t = max(0, min(1, t))
	mix := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*t + 0.5) }
	return color.RGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), mix(a.A, b.A)}
}
