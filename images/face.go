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

// bind paints the border and the ground that everything lies on.
func (f *face) bind(border float32) box {
	f.gradient(f.img.Bounds(), f.frame.edge, blend(f.frame.edge, color.RGBA{A: 255}, 0.35))
	inner := box{0, 0, f.w, f.h}.inset(border)
	f.round(inner, f.w*0.03, f.frame.bar)
	return inner
}

func (f *face) full() {
	u := f.u
	inner := f.bind(4 * u)
	bar := box{inner.x, inner.y, 25 * u, inner.h}
	picture := box{bar.right(), inner.y, inner.w - bar.w, 132*u - inner.y + 6*u}
	foot := box{bar.right(), inner.bottom() - 15*u, picture.w, 15 * u}
	rules := box{bar.right(), picture.bottom(), picture.w, foot.y - picture.bottom()}

	f.illustrate(picture)
	f.rect(box{picture.x, picture.bottom() - u, picture.w, 1.5 * u}, gold)
	f.rect(box{bar.right() - 0.75*u, bar.y, 1.5 * u, bar.h}, veil(gold, 0.8))
	f.rules(rules)
	f.footer(foot)

	mark := point{inner.x + 17*u, inner.y + 17*u}
	nameBar := box{bar.x, mark.y + 19*u, bar.w, bar.bottom() - mark.y - 24*u}
	if race := f.race(); race != "" {
		size := f.fit(race, bold, 70*u, 9.5*u, 6*u)
		ribbon := box{inner.x, mark.y + 17*u, f.width(race, bold, size) + 12*u, 14 * u}
		f.round(ribbon, 3*u, f.frame.edge)
		f.round(ribbon.inset(u), 2*u, parchment)
		f.text(race, bold, size, point{ribbon.x + 6*u, ribbon.center().y}, left, ink)
		nameBar.y, nameBar.h = ribbon.bottom()+3*u, bar.bottom()-ribbon.bottom()-7*u
	}
	size := f.fit(f.card.Name, bold, nameBar.h, 15*u, 7*u)
	f.upward(f.shorten(f.card.Name, bold, size, nameBar.h), bold, size, nameBar, ivory)

	f.mark(mark, 15*u)
	f.cost(point{inner.right() - 17*u, inner.y + 17*u}, 14*u)
}

func (f *face) simple() {
	u := f.u
	inner := f.bind(2.5 * u)
	band := box{inner.x, inner.bottom() - 34*u, inner.w, 34 * u}
	f.illustrate(box{inner.x, inner.y, inner.w, band.y - inner.y})
	f.rect(band, parchment)
	f.rect(box{band.x, band.y - u, band.w, 2 * u}, f.rankColour())
	f.paragraph(f.card.Name, bold, band.inset(2.5*u), 13.5*u, 7*u, centre, ink)

	f.mark(point{inner.x + 13*u, inner.y + 13*u}, 12*u)
	if races := f.card.Races.List(); len(races) > 0 {
		at := point{inner.x + 13*u, inner.y + 34*u}
		f.disc(at, 8.5*u, f.frame.edge)
		f.disc(at, 7.5*u, parchment)
		f.text(initial(races[0]), bold, 10.5*u, at, centre, ink)
	}
	f.cost(point{inner.right() - 13*u, inner.y + 13*u}, 12*u)
	if f.card.Unique {
		f.star(point{inner.right() - 9*u, band.y - 9*u}, 6*u, goldLight)
	}
}

// rules paints the box of the rules text with the frequency mark at its right.
func (f *face) rules(area box) {
	u := f.u
	f.rect(area, parchment)
	f.rect(box{area.x, area.y, area.w, 3 * u}, veil(goldDark, 0.14))
	words := box{area.x + 6*u, area.y + 5*u, area.w - 24*u, area.h - 10*u}
	switch {
	case f.card.Text != "":
		f.paragraph(f.card.Text, regular, words, 10.5*u, 5.5*u, left, ink)
	case f.card.Ability == card.WithAbility:
		f.paragraph("texto por anotar", italic, words, 9.5*u, 6*u, centre, faded)
	case f.card.Ability == card.WithoutAbility:
		f.ornament(words.center(), 22*u)
	}
	if c, ok := frequencyColour(f.card.Frequency); ok {
		f.gem(point{area.right() - 10*u, area.center().y}, 6*u, c)
	}
}

// footer paints the collector's code and the mark of a Carta Única.
func (f *face) footer(area box) {
	u := f.u
	f.rect(area, f.frame.edge)
	y := area.center().y
	f.text(f.card.Code(), medium, 8.5*u, point{area.x + 6*u, y}, left, parchment)
	if f.card.Unique {
		f.text("Carta Única", medium, 8.5*u, point{area.right() - 6*u, y}, right, goldLight)
		w := f.width("Carta Única", medium, 8.5*u)
		f.star(point{area.right() - 12*u - w, y}, 4*u, goldLight)
	}
}

// mark paints the type's mark; on an Ally it is a shield with the strength.
func (f *face) mark(at point, r float32) {
	if f.card.Type == card.Ally {
		shield := func(r float32) func(*path) { return func(p *path) { escutcheon(p, at, r) } }
		f.fill(f.frame.edge, shield(r*1.16))
		f.fill(ivory, shield(r))
		f.fill(f.frame.mark, shield(r*0.86))
		f.text(number(f.card.Strength), bold, r*1.35, point{at.x, at.y - r*0.08}, centre, ivory)
		return
	}
	f.disc(at, r*1.08, f.frame.edge)
	f.disc(at, r*0.96, ivory)
	f.disc(at, r*0.84, f.frame.mark)
	f.typeIcon(at, r*0.62, ivory)
}

// cost paints the gold coin. An Oro has the gold mark on it, any other card
// what it costs.
func (f *face) cost(at point, r float32) {
	f.disc(at, r*1.08, goldDark)
	f.disc(at, r*0.98, goldLight)
	f.disc(at, r*0.82, gold)
	if f.card.Type == card.Gold {
		f.star(at, r*0.58, goldDark)
		return
	}
	f.text(number(f.card.Cost), bold, r*1.3, at, centre, ink)
}

func (f *face) race() string { return f.card.Races.String() }

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

func initial(r card.Race) string {
	for _, letter := range r.String() {
		return string(letter)
	}
	return ""
}
