package images

import (
	"image/color"
	"strings"

	"castillo/game/card"
)

// land is the light and the colours of an illustration. Each edition has its own.
type land struct {
	high, mid, low color.RGBA // the sky, from top to bottom
	far, near      color.RGBA // the ground, from the haze to our feet
	light          color.RGBA // sun or moon
	deep           color.RGBA // the darkest shade
	cloth, lined   color.RGBA // what people wear and carry
}

var lands = map[card.Edition]land{
	"ES": {rgb(0x24406b), rgb(0x7d9fb4), rgb(0xf4d9a8), rgb(0x8fa3b5), rgb(0x2f4f50), rgb(0xfff0c4), rgb(0x14213a), rgb(0xa8322f), rgb(0x2f5f9a)},
	"CR": {rgb(0x7a2e2a), rgb(0xdc8f58), rgb(0xf9dfa8), rgb(0xcb946f), rgb(0x6e3a2a), rgb(0xfff2cc), rgb(0x2d0f12), rgb(0xefe3cc), rgb(0xa31f2b)},
	"HE": {rgb(0x1f6fa8), rgb(0x7fc0cf), rgb(0xf6ecd2), rgb(0x93bcc4), rgb(0x2f6c70), rgb(0xfffbe6), rgb(0x10344a), rgb(0xc5613a), rgb(0x2c5f8f)},
	"IM": {rgb(0x4a2a66), rgb(0xb56f86), rgb(0xf8cf9f), rgb(0xa57c96), rgb(0x52304f), rgb(0xffeccc), rgb(0x21102e), rgb(0xa3282f), rgb(0xd2a64c)},
	"HD": {rgb(0x1d5a55), rgb(0x7fb08c), rgb(0xf0eab8), rgb(0x8fb393), rgb(0x2c5e3e), rgb(0xfdfad2), rgb(0x0d271d), rgb(0xd08a2a), rgb(0x8a3a2a)},
	"TA": {rgb(0x3d4b6e), rgb(0x9a8fb0), rgb(0xf2d9c6), rgb(0x9d94ae), rgb(0x4a4668), rgb(0xfff3ec), rgb(0x221c30), rgb(0x8c2f4f), rgb(0x3f7a6a)},
	"DR": {rgb(0xc96a2b), rgb(0xf0b560), rgb(0xfdeab0), rgb(0xdfae70), rgb(0x8a5424), rgb(0xfff8dc), rgb(0x3f220c), rgb(0x1f7f86), rgb(0x27408b)},
	"EN": {rgb(0x0f2747), rgb(0x2f6f86), rgb(0x9fd0b8), rgb(0x4f8a92), rgb(0x153a48), rgb(0xeefbf0), rgb(0x061522), rgb(0xc0802f), rgb(0x6b3f8f)},
	"PE": {rgb(0x17142a), rgb(0x6a4550), rgb(0xe6b060), rgb(0x7d5c4c), rgb(0x2f242a), rgb(0xfff0c4), rgb(0x0e0b12), rgb(0xb58a2e), rgb(0x7a2238)},

	"DCL": {rgb(0x1a1626), rgb(0x4c3a56), rgb(0xb58a86), rgb(0x5f5266), rgb(0x241e2c), rgb(0xf4e6d2), rgb(0x0a070e), rgb(0x8c1f2b), rgb(0x3a3550)},
}

// dyes are what cloth may be coloured with in any land.
var dyes = [...]color.RGBA{rgb(0x8f2f3a), rgb(0x2f5d8a), rgb(0x3f7350), rgb(0x6a4388), rgb(0xc48a2e), rgb(0x2d7d80), rgb(0xb3553a), rgb(0xe2d6bd)}

// lookOf is the edition that a card looks like one of: its own if that has a land, else
// the one whose stories it tells.
func lookOf(c card.Card) card.Edition {
	for _, e := range [...]card.Edition{c.Edition, c.Block()} {
		if _, ok := lands[e]; ok {
			return e
		}
	}
	return "ES"
}

// signOfEdition is the name of the sign of the edition that a card looks like one of.
func signOfEdition(c card.Card) string { return strings.ToLower(string(lookOf(c))) }

// mood is the hour and the weather of an illustration.
type mood uint8

const (
	day mood = iota
	dawn
	dusk
	night
	storm
	ember // by the light of a fire
	abyss // where no sun shines
	haze
	moods
)

// tints draw a land into a mood: its colours and how much each of them counts.
var tints = [moods]struct {
	land
	part float32
	dim  float32 // how much what people wear loses itself in the dark
}{
	dawn: {land{rgb(0x5a7fb0), rgb(0xf0b0a8), rgb(0xffe6b8), rgb(0xb9a6ba), rgb(0x4f4a62), rgb(0xfff6dc), rgb(0x2a2440),
		color.RGBA{}, color.RGBA{}}, 0.45, 0.05},
	dusk: {land{rgb(0x3a1f4a), rgb(0xc8584a), rgb(0xffb35c), rgb(0x9a5f6a), rgb(0x3a2436), rgb(0xffdfa8), rgb(0x1c0f22),
		color.RGBA{}, color.RGBA{}}, 0.55, 0.12},
	night: {land{rgb(0x0a1230), rgb(0x1e3560), rgb(0x5f86a8), rgb(0x3c5478), rgb(0x14233d), rgb(0xe6f0ff), rgb(0x060b18),
		color.RGBA{}, color.RGBA{}}, 0.68, 0.3},
	storm: {land{rgb(0x20262f), rgb(0x59646e), rgb(0xc3c2ae), rgb(0x6c7680), rgb(0x2a3238), rgb(0xf6f8e4), rgb(0x0f1418),
		color.RGBA{}, color.RGBA{}}, 0.62, 0.15},
	ember: {land{rgb(0x2a0a10), rgb(0x9a2a18), rgb(0xff9a3a), rgb(0x8a3a22), rgb(0x34120f), rgb(0xfff0b0), rgb(0x160607),
		color.RGBA{}, color.RGBA{}}, 0.7, 0.15},
	abyss: {land{rgb(0x0b0a14), rgb(0x2a1f3f), rgb(0x5a8f78), rgb(0x2f4448), rgb(0x120f1e), rgb(0xc4ffd8), rgb(0x05040a),
		color.RGBA{}, color.RGBA{}}, 0.68, 0.28},
	haze: {land{rgb(0x8fa5ac), rgb(0xc6d0cc), rgb(0xf2f1e4), rgb(0xb8c2c0), rgb(0x54645f), rgb(0xfffdf2), rgb(0x26302f),
		color.RGBA{}, color.RGBA{}}, 0.32, 0.03},
}

// in is the land in a mood.
func (l land) in(m mood) land {
	t := tints[m]
	tint := func(c *color.RGBA, to color.RGBA) { *c = blend(*c, to, t.part) }
	tint(&l.high, t.high)
	tint(&l.mid, t.mid)
	tint(&l.low, t.low)
	tint(&l.far, t.far)
	tint(&l.near, t.near)
	tint(&l.light, t.light)
	tint(&l.deep, t.deep)
	l.cloth, l.lined = blend(l.cloth, l.deep, t.dim), blend(l.lined, l.deep, t.dim)
	return l
}

// material is what a tone looks like in this land before the haze.
func (l land) material(t tone) color.RGBA {
	switch t {
	case cloth:
		return l.cloth
	case lined:
		return l.lined
	case metal:
		return blend(rgb(0x9fb0bc), l.mid, 0.28)
	case skin:
		return blend(rgb(0xc68a5e), l.mid, 0.2)
	case gilt:
		return blend(rgb(0xe0ac3c), l.low, 0.12)
	case glow:
		return blend(l.light, rgb(0xffffff), 0.3)
	case ash:
		return blend(l.deep, rgb(0x000000), 0.3)
	case bone:
		return blend(rgb(0xeee4cc), l.low, 0.25)
	case leaf:
		return blend(rgb(0x55803e), l.near, 0.5)
	case earth:
		return blend(rgb(0x8c7862), l.near, 0.45)
	}
	return blend(l.deep, l.near, 0.55)
}

// ramp is a tone under the light of this land, drawn into the haze by the part
// far, 0 to 1.
func (l land) ramp(t tone, far float32) *ramp {
	plain := l.material(t)
	if t == glow {
		return rampOf(plain, plain, plain)
	}
	haze := blend(l.far, l.low, 0.35)
	depth := float32(0.66)
	if t == skin || t == bone {
		depth = 0.38
	}
	shade := blend(blend(plain, l.deep, depth), haze, far)
	lit := blend(blend(plain, l.light, 0.5), haze, far*0.8)
	return rampOf(shade, blend(plain, haze, far), lit)
}
