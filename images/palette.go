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

// land is the light of an edition's illustrations.
type land struct {
	high, low  color.RGBA // the sky, from top to bottom
	far, near  color.RGBA // the ground
	light      color.RGBA // sun or moon
	silhouette color.RGBA
}

var lands = map[card.Edition]land{
	"ES": {rgb(0x2f4a73), rgb(0xe9c9a0), rgb(0x7b86a0), rgb(0x27344c), rgb(0xfff1cf), rgb(0x17203a)},
	"CR": {rgb(0x6b1f26), rgb(0xf0b877), rgb(0xa9614d), rgb(0x4a1c1d), rgb(0xffe3b3), rgb(0x2d0f12)},
	"HE": {rgb(0x2a76a8), rgb(0xdcecea), rgb(0x86b3bd), rgb(0x1f5a70), rgb(0xfffbe8), rgb(0x0f3444)},
	"IM": {rgb(0x4b2a63), rgb(0xeab4a2), rgb(0x96688a), rgb(0x382048), rgb(0xffe9d6), rgb(0x21102e)},
	"HD": {rgb(0x1e5146), rgb(0xd7dfab), rgb(0x7ea182), rgb(0x1c4433), rgb(0xfbf8d0), rgb(0x0d271d)},
	"TA": {rgb(0x40506a), rgb(0xd6c3cf), rgb(0x8f8298), rgb(0x433a55), rgb(0xfdf2f2), rgb(0x221c30)},
	"DR": {rgb(0xb5642a), rgb(0xf9e0a4), rgb(0xd9a765), rgb(0x7c4a1f), rgb(0xfff6d6), rgb(0x472810)},
	"EN": {rgb(0x142c48), rgb(0x6fb0a8), rgb(0x3f7583), rgb(0x10293c), rgb(0xe8f7ee), rgb(0x071725)},
	"PE": {rgb(0x1d1a2b), rgb(0xc99a52), rgb(0x6f5540), rgb(0x221c22), rgb(0xffedbf), rgb(0x0e0b12)},
}

func landOf(e card.Edition) land {
	if l, ok := lands[e]; ok {
		return l
	}
	return lands["ES"]
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
