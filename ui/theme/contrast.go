package theme

import (
	"image/color"
	"math"
)

// Ratio is how much two colours that hide what is under them stand out from each other, from 1 to
// 21, as WCAG 2 has it.
func Ratio(a, b color.Color) float64 {
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

// Over is what is seen where one colour lies over another.
func Over(top, under color.Color) color.Color {
	r, g, b, a := top.RGBA()
	x, y, z, _ := under.RGBA()
	mix := func(c, below uint32) uint16 { return uint16(c + below*(0xffff-a)/0xffff) }
	return color.RGBA64{mix(r, x), mix(g, y), mix(b, z), 0xffff}
}
