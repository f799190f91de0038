package images

import (
	"image"
	"image/color"
	"strconv"

	"castillo/game/card"
)

// Ratio is the height of a card over its width: 63 by 88 millimetres.
const Ratio = 88.0 / 63

// corner is the radius of a card's corners as a part of its width.
const corner = 0.045

// simpleBelow is the width in pixels under which the text box would not be
// legible and the simplified face is drawn.
const simpleBelow = 130

// Draw paints the face of c. It depends on nothing but its arguments: equal
// cards have equal faces. A width or height below one counts as one.
//
// Small faces are painted small: scaling larger ones down with Lanczos3 looks no
// better and takes many times as long.
func Draw(c card.Card, w, h int) *image.RGBA {
	w, h = max(w, 1), max(h, 1)
	return drawAs(c, w, h, w >= simpleBelow)
}

// drawAs paints the full face or the simplified one.
func drawAs(c card.Card, w, h int, full bool) *image.RGBA {
	b := newBrush(w, h)
	f := face{brush: b, card: c, frame: frameOf(c.Type), w: float32(w), h: float32(h)}
	if full {
		f.u = f.w / 180
		f.full()
	} else {
		f.u = f.w / 90
		f.simple()
	}
	b.roundOff(f.w * corner)
	return b.done()
}

// face is one card being painted. Its measures are in u, which makes a full
// face 180 wide and a simplified one 90.
type face struct {
	*brush
	card    card.Card
	frame   frame
	w, h, u float32
}

// bind paints the border around what lies inside, with a thread of gold.
func (f *face) bind(inner box) {
	whole := box{0, 0, f.w, f.h}
	ring := func(outer, inner box, top, bottom color.RGBA) {
		f.path.reset()
		f.path.roundBox(outer, 0)
		hole := len(f.path.steps)
		f.path.roundBox(inner, f.w*0.03)
		reverse(f.path.steps[hole:])
		f.fade(f.img.Bounds(), 0, f.h, top, bottom)
	}
	ring(whole, inner, goldLight, goldDark)
	ring(whole, inner.inset(-0.9*f.u), blend(f.frame.edge, rgb(0xffffff), 0.1), blend(f.frame.edge, rgb(0x000000), 0.45))
}

func (f *face) full() {
	u := f.u
	inner := box{0, 0, f.w, f.h}.inset(4.5 * u)
	bar := box{inner.x, inner.y, 24 * u, inner.h}
	foot := box{bar.right(), inner.bottom() - 12*u, inner.right() - bar.right(), 12 * u}
	rules := f.rulesBox(foot)
	picture := box{foot.x, inner.y, foot.w, rules.y - inner.y}

	f.nameBar(bar)
	f.illustrate(picture)
	f.frameOf(picture)
	f.epic(picture)
	f.rules(rules)
	f.footer(foot)
	for _, line := range [...]box{{bar.right() - 0.9*u, bar.y, 1.8 * u, bar.h}, {rules.x, rules.y - 0.9*u, rules.w, 1.8 * u}, {foot.x, foot.y - 0.5*u, foot.w, u}} {
		f.rect(line, goldDark)
		if line.w < line.h {
			line = box{line.x + line.w*0.25, line.y, line.w * 0.4, line.h}
		} else {
			line = box{line.x, line.y + line.h*0.25, line.w, line.h * 0.4}
		}
		f.rect(line, goldLight)
	}
	f.jewel(point{bar.right(), rules.y}, 3.4*u)
	f.bind(inner)

	mark := point{inner.x + 15.5*u, inner.y + 16*u}
	room := box{bar.x, mark.y + 19*u, bar.w, bar.bottom() - mark.y - 24*u}
	if races := f.card.Races.List(); len(races) > 0 {
		ribbon := f.ribbon(races, point{inner.x + u, mark.y + 17.5*u})
		room.y, room.h = ribbon.bottom()+3*u, bar.bottom()-ribbon.bottom()-8*u
	}
	size := f.fit(f.card.Name, bold, room.h, 15.5*u, 7*u)
	name := f.shorten(f.card.Name, bold, size, room.h)
	f.upward(name, bold, size, box{room.x + 0.7*u, room.y + 0.7*u, room.w, room.h}, veil(rgb(0x000000), 0.5))
	f.upward(name, bold, size, room, ivory)

	f.mark(mark, 14*u)
	f.cost(point{inner.right() - 16*u, inner.y + 16*u}, 13.5*u)
}

// rulesBox is as high as the rules need at a good size, so that the illustration
// has what they leave. It is measured at one size, for all sizes of the card.
func (f *face) rulesBox(foot box) box {
	const u, size = 4, 40
	high := float32(96)
	for _, less := range [...]float32{80, 66, 52} {
		room := words(box{0, 0, foot.w / f.u * u, less * u}, u)
		if lines := f.wrap(f.card.Text, regular, size, room.w); float32(len(lines))*size*leading <= room.h {
			high = less
		}
	}
	return box{foot.x, foot.y - high*f.u, foot.w, high * f.u}
}

// words is the part of the text box that the text may fill.
func words(area box, u float32) box {
	return box{area.x + 6*u, area.y + 4.5*u, area.w - 26*u, area.h - 8*u}
}

// nameBar is the ground of the name: a column that swells towards us, strewn with
// the sign of the card's edition.
func (f *face) nameBar(bar box) {
	dark, lit := blend(f.frame.bar, f.frame.edge, 0.75), blend(f.frame.bar, f.frame.mark, 0.5)
	area := bar.pixels()
	for x := area.Min.X; x < area.Max.X; x++ {
		t := (float32(x) - bar.x) / bar.w * 2
		if t > 1 {
			t = 2 - t
		}
		f.gradient(image.Rect(x, area.Min.Y, x+1, area.Max.Y), blend(dark, lit, smooth(0, 1, t)), blend(dark, lit, smooth(0, 1, t)*0.7))
	}
	step := bar.w * 0.9
	for i := range int(bar.h/step) + 1 {
		at := point{bar.center().x, bar.bottom() - step*(float32(i)+0.6)}
		f.sign(signOfEdition(f.card), at, bar.w*0.3, veil(f.frame.edge, 0.28))
	}
}

// frameOf is the shade that the frame throws on the illustration.
func (f *face) frameOf(picture box) {
	for i := range 3 {
		d := float32(i+1) * 0.8 * f.u
		f.rect(box{picture.x, picture.y, picture.w, d}, veil(rgb(0x000000), 0.16))
		f.rect(box{picture.x, picture.y, d, picture.h}, veil(rgb(0x000000), 0.12))
		f.rect(box{picture.x, picture.bottom() - d*1.4, picture.w, d * 1.4}, veil(rgb(0x000000), 0.14))
	}
}

// epic writes the epic text over the foot of the illustration (DAR 4.1.7).
func (f *face) epic(picture box) {
	if f.card.Epic == "" {
		return
	}
	u := f.u
	area := box{picture.x + 8*u, picture.bottom() - 34*u, picture.w - 16*u, 31 * u}
	lines := f.wrap(f.card.Epic, italic, 8*u, area.w)
	if high := float32(len(lines)) * 8 * u * leading; high < area.h {
		area.y, area.h = area.bottom()-high, high
	}
	fade := box{picture.x, area.y - 10*u, picture.w, picture.bottom() - area.y + 10*u}.pixels().Intersect(f.img.Bounds())
	for y := fade.Min.Y; y < fade.Max.Y; y++ {
		part := smooth(0, 0.6, float32(y-fade.Min.Y)/float32(max(1, fade.Dy()))) * 0.62
		row := f.img.Pix[f.img.PixOffset(fade.Min.X, y):]
		for i := range fade.Dx() {
			over(row[4*i:4*i+4], rgb(0x0c0a10), uint32(part*255))
		}
	}
	f.paragraph(f.card.Epic, italic, area, 8*u, 5*u, centre, ivory)
}

// ribbon names the races under the mark, with the sign of the first.
func (f *face) ribbon(races []card.Race, at point) box {
	u := f.u
	name := f.card.Races.String()
	size := f.fit(name, bold, 84*u, 9.5*u, 6*u)
	r := box{at.x, at.y, f.width(name, bold, size) + 24*u, 13 * u}
	f.banner(box{r.x + 0.6*u, r.y + 0.9*u, r.w, r.h}, veil(rgb(0x000000), 0.35))
	f.banner(r, goldDark)
	f.banner(box{r.x + 0.8*u, r.y + 0.8*u, r.w - 2*u, r.h - 1.6*u}, parchment)
	f.disc(point{r.x + 6.5*u, r.center().y}, 6.5*u, goldDark)
	f.disc(point{r.x + 6.5*u, r.center().y}, 5.7*u, f.frame.mark)
	f.sign(signOf(races[0]), point{r.x + 6.5*u, r.center().y}, 4*u, ivory)
	f.text(name, bold, size, point{r.x + 15*u, r.center().y}, left, ink)
	return r
}

// banner is a strip with a notch at its right end.
func (f *face) banner(r box, c color.Color) {
	f.fill(c, func(p *path) {
		p.polygon(point{r.x, r.y}, point{r.right(), r.y}, point{r.right() - r.h*0.35, r.center().y}, point{r.right(), r.bottom()}, point{r.x, r.bottom()})
	})
}

func (f *face) simple() {
	u := f.u
	inner := box{0, 0, f.w, f.h}.inset(2.5 * u)
	band := box{inner.x, inner.bottom() - 31*u, inner.w, 31 * u}
	f.illustrate(box{inner.x, inner.y, inner.w, band.y - inner.y})
	f.rect(band, parchment)
	f.rect(box{band.x, band.y - u, band.w, 2 * u}, f.rankColour())
	f.paragraph(f.card.Name, strong, band.inset(2.5*u), 13*u, 7*u, centre, ink)
	f.bind(inner)

	f.mark(point{inner.x + 13*u, inner.y + 13*u}, 12*u)
	if races := f.card.Races.List(); len(races) > 0 {
		at := point{inner.x + 13*u, inner.y + 34*u}
		f.disc(at, 8.8*u, goldDark)
		f.disc(at, 7.8*u, parchment)
		f.sign(signOf(races[0]), at, 5.8*u, f.frame.edge)
	}
	f.cost(point{inner.right() - 13*u, inner.y + 13*u}, 12*u)
	if f.card.Unique {
		f.star(point{inner.right() - 9*u, band.y - 9*u}, 6*u, goldLight)
	}
}

// rules paints the box of the rules text with the frequency mark at its right.
func (f *face) rules(area box) {
	u := f.u
	f.gradient(area.pixels(), parchment, blend(parchment, rgb(0xd9c49a), 0.6))
	f.thread(area.inset(2*u), 0.5*u, veil(goldDark, 0.5))
	f.rect(box{area.x, area.y, area.w, 2.4 * u}, veil(goldDark, 0.2))
	room := words(area, u)
	switch {
	case f.card.Text != "":
		f.paragraph(f.card.Text, regular, room, 11*u, 5.5*u, left, ink)
	case f.card.Ability == card.WithAbility:
		f.paragraph("texto por anotar", italic, room, 9.5*u, 6*u, centre, faded)
	case f.card.Ability == card.WithoutAbility:
		f.ornament(room.center(), 24*u)
	}
	if c, ok := frequencyColour(f.card.Frequency); ok {
		f.gem(point{area.right() - 10*u, area.center().y}, 6.2*u, c)
	}
}

// footer paints the collector's code (DAR 4.1.8), the sign of the edition and the
// mark of a Carta Única.
func (f *face) footer(area box) {
	u := f.u
	f.gradient(area.pixels(), f.frame.edge, blend(f.frame.edge, rgb(0x000000), 0.3))
	y := area.center().y
	f.sign(signOfEdition(f.card), point{area.x + 8*u, y}, 4*u, goldLight)
	code := f.card.Code()
	if info, ok := f.card.Edition.Info(); ok && f.card.Printing().PrintedNumber() > 0 {
		code += "/" + strconv.Itoa(info.Last)
	}
	f.text(code, regular, 7.8*u, point{area.x + 15*u, y}, left, parchment)
	if f.card.Unique {
		f.text("Carta Única", italic, 8.5*u, point{area.right() - 6*u, y}, right, goldLight)
		w := f.width("Carta Única", italic, 8.5*u)
		f.star(point{area.right() - 11*u - w, y}, 3.6*u, goldLight)
	}
}

// mark paints the type's mark; on an Ally it is a shield with the strength.
func (f *face) mark(at point, r float32) {
	if f.card.Type == card.Ally {
		shield := func(r float32, c color.Color) {
			f.fill(c, func(p *path) { escutcheon(p, at, r) })
		}
		at.y += r * 0.1
		shield(r*1.2, veil(rgb(0x000000), 0.35))
		at.y -= r * 0.1
		shield(r*1.15, goldDark)
		shield(r*1.07, goldLight)
		shield(r*0.95, blend(f.frame.edge, rgb(0x000000), 0.2))
		shield(r*0.88, f.frame.mark)
		f.fill(veil(ivory, 0.14), func(p *path) {
			p.polygon(point{at.x - r*0.8, at.y - r*0.72}, point{at.x, at.y - r*0.66}, point{at.x, at.y + r*0.9}, point{at.x - r*0.5, at.y + r*0.62}, point{at.x - r*0.8, at.y})
		})
		f.numeral(number(f.card.Strength), r*1.42, point{at.x, at.y - r*0.08}, ivory, rgb(0x2a0d0a))
		return
	}
	f.disc(point{at.x, at.y + r*0.1}, r*1.08, veil(rgb(0x000000), 0.35))
	f.disc(at, r*1.06, goldDark)
	f.disc(at, r*0.98, goldLight)
	f.disc(at, r*0.87, blend(f.frame.edge, rgb(0x000000), 0.2))
	f.disc(at, r*0.8, f.frame.mark)
	f.typeIcon(at, r*0.58, ivory)
}

// cost paints the gold coin. An Oro has the gold mark on it, any other card
// what it costs.
func (f *face) cost(at point, r float32) {
	f.disc(point{at.x, at.y + r*0.1}, r*1.08, veil(rgb(0x000000), 0.35))
	f.disc(at, r*1.07, goldDark)
	f.disc(at, r*0.99, goldLight)
	f.disc(at, r*0.86, blend(gold, goldDark, 0.45))
	f.disc(point{at.x, at.y + r*0.03}, r*0.8, gold)
	f.fill(veil(goldLight, 0.45), func(p *path) {
		p.moveTo(at.x-r*0.74, at.y)
		p.cubeTo(at.x-r*0.74, at.y-r*0.98, at.x+r*0.74, at.y-r*0.98, at.x+r*0.74, at.y)
		p.cubeTo(at.x+r*0.4, at.y-r*0.3, at.x-r*0.4, at.y-r*0.3, at.x-r*0.74, at.y)
	})
	if f.card.Type == card.Gold {
		f.star(at, r*0.58, goldDark)
		return
	}
	f.numeral(number(f.card.Cost), r*1.4, at, ink, goldLight)
}

// numeral is a number with a thin edge, legible on any ground.
func (f *face) numeral(text string, size float32, at point, c, edge color.RGBA) {
	d := size * 0.05
	for _, o := range [...]point{{d, 0}, {-d, 0}, {0, d}, {0, -d}} {
		f.text(text, bold, size, point{at.x + o.x, at.y + o.y}, centre, edge)
	}
	f.text(text, bold, size, at, centre, c)
}

func (f *face) rankColour() color.RGBA {
	if c, ok := frequencyColour(f.card.Frequency); ok {
		return c
	}
	return gold
}

// number is a cost or a strength, a question mark where nobody knows it.
func number(n int8) string {
	if n == card.NoNumber {
		return "?"
	}
	return strconv.Itoa(int(n))
}
