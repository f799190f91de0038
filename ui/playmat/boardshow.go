package playmat

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/game"
	"castillo/game/card"
)

// How long a card moves, and how long a resize must rest before faces are
// painted for the new size.
const (
	moveTime = 220 * time.Millisecond
	restTime = 120 * time.Millisecond
)

// fit lays the board out for a size.
func (b *board) fit(size fyne.Size) {
	b.felt.Resize(size)
	for _, o := range []*fyne.Container{b.field, b.cards, b.links, b.counts, b.odds.box, b.arrows, b.layer} {
		o.Resize(size)
	}
	b.settle(false)
}

// arrange finds out where everything lies. In the line under the pointer cards keep their
// places, and those that left leave a gap.
func (b *board) arrange() {
	h := heapsOf(&b.view)
	h.ready, h.picked = b.ready, b.odds.picked
	if z, ok := b.ground.plotOf(b.under); ok && z.Lay == game.Line {
		h.keepPlaces(b.under, b.heaps.zones[b.under], b.stacked())
	}
	b.heaps = h
	b.ground = measure(b.zones, b.ground.Seat, b.Size())
	b.ground.name(func(i int, z plot) float32 { return b.plots[i].fit(z) }) // in the order in which they are drawn
	if b.strip.at != b.ground.Strip {
		b.strip.fit(b.ground.Strip)
	}
	for _, s := range game.Seats {
		b.plates[s].fit(b.ground.Plates[s])
	}
	b.spots = b.ground.lay(h, b.zones)
	b.pointAgain()
}

// stacked are the cards that lie on others like them, or under one.
func (b *board) stacked() map[game.CardID]bool {
	of := map[game.CardID]bool{}
	for _, s := range b.spots {
		of[s.ID] = s.Count != 1
	}
	return of
}

// reach notes over which zone the pointer is. A line that it leaves closes its gaps.
func (b *board) reach(at Drop) {
	left := b.under
	b.under = at
	if left != at && slices.Contains(b.heaps.zones[left], 0) {
		b.settle(true)
	}
}

// settle puts every card where it belongs, on the way there where it is to be
// followed.
func (b *board) settle(follow bool) {
	if b.Size().IsZero() {
		return
	}
	if b.moving != nil {
		b.moving.Stop()
		b.moving = nil
	}
	b.arrange()
	var moves []move
	seen := make(map[game.CardID]bool, len(b.spots))
	resized := false
	for _, s := range b.spots {
		seen[s.ID] = true
		t, known := b.tokens[s.ID]
		if !known {
			t = newToken(s.ID, b.pictures)
			b.tokens[s.ID] = t
			t.at = b.origin(s)
			t.box.Move(t.at.pos())
		}
		old := rect{t.box.Position().X, t.box.Position().Y, t.box.Size().Width, t.box.Size().Height}
		if t.resize(s.size()) && known {
			resized = true
			t.box.Move(old.around(s.size()).pos())
		}
		t.at, t.count, t.seen = s.rect, s.Count, s.Seen
		if b.drag.token != t {
			moves = append(moves, move{token: t, from: t.box.Position(), to: b.home(t), after: b.playing.starts[s.ID]})
		}
	}
	for id, t := range b.tokens {
		if !seen[id] {
			t.face.drop()
			delete(b.tokens, id)
		}
	}
	if resized && !follow && b.sharpen != nil {
		b.sharpen.Reset(restTime)
	} else {
		b.faces()
	}
	if b.sharpen == nil && len(b.spots) > 0 {
		b.sharpen = time.AfterFunc(time.Hour, func() { fyne.Do(b.faces) })
	}
	b.paint()
	b.move(moves, follow)
}

// faces shows every card as what is known of it.
func (b *board) faces() {
	scale := scaleOf(b)
	for _, s := range b.spots {
		t := b.tokens[s.ID]
		if t == nil || s.Count == 0 {
			continue
		}
		v := b.view.Find(s.ID)
		lay := b.zoneOf(v).Lay
		small := lay == game.InHand && v.Owner != b.ground.Seat
		face := card.Card{} // the back
		if v.Face != 0 {
			face = b.define(v.Face)
		}
		t.show(v, face, lay, small, b.pal, scale)
	}
}

// origin is where a card comes from that was not to be seen before: the zone in
// which it was.
func (b *board) origin(s spot) rect {
	was := b.before.Find(s.ID)
	if z, ok := b.ground.plotOf(Drop{Seat: was.Controller, Zone: was.Zone}); ok && was.ID != 0 {
		return z.around(s.size())
	}
	return s.rect
}

// home is where a token rests: a card of the own hand comes up under the pointer and the
// keyboard's place.
func (b *board) home(t *token) fyne.Position {
	if t.id == b.risen {
		return b.ground.raised(t.at).pos()
	}
	return t.at.pos()
}

// rise brings the card of the own hand up that is pointed at, and lets the last one down.
func (b *board) rise() {
	up := b.hovered
	if b.keyed {
		up = b.cursor.Card
	}
	if v := b.view.Find(up); b.zoneOf(v).Lay != game.InHand || v.Controller != b.ground.Seat {
		up = 0
	}
	if up == b.risen {
		return
	}
	changed := [...]game.CardID{b.risen, up}
	b.risen = up
	for _, id := range changed {
		if t := b.tokens[id]; t != nil && t != b.drag.token && b.moving == nil {
			t.box.Move(b.home(t))
		}
	}
	b.stack(nil)
}

// move is the way of one card.
type move struct {
	token    *token
	from, to fyne.Position
	after    time.Duration // it sets out
	passing  bool          // the token is there only on its way
}

// at is where the card is at a moment.
func (m move) at(now time.Duration) fyne.Position {
	p := fyne.AnimationEaseOut(float32(max(0, min(1, float64(now-m.after)/float64(moveTime)))))
	return fyne.NewPos(m.from.X+(m.to.X-m.from.X)*p, m.from.Y+(m.to.Y-m.from.Y)*p)
}

// move brings cards to their places, in the time that an eye can follow, and plays what is to be
// shown beside that. Cards on their way are above the others.
func (b *board) move(moves []move, follow bool) {
	if follow {
		for _, f := range b.playing.flights {
			if m, ok := b.fly(f); ok {
				moves = append(moves, m)
			}
		}
	}
	on := make(map[game.CardID]bool)
	var passing []fyne.CanvasObject
	length := time.Duration(0)
	for _, m := range moves {
		if !follow || m.from == m.to {
			m.token.box.Move(m.to)
			continue
		}
		length = max(length, m.after+moveTime)
		if m.passing {
			passing = append(passing, m.token.box)
		} else {
			on[m.token.id] = true
		}
	}
	b.stack(on)
	b.cards.Objects = append(b.cards.Objects, passing...)
	for _, c := range b.playing.cues {
		length = max(length, c.at)
	}
	if length == 0 {
		b.finish()
		return
	}
	b.moving = fyne.NewAnimation(length, func(p float32) {
		now := time.Duration(float64(p) * float64(length))
		for _, m := range moves {
			if follow && m.from != m.to && b.drag.token != m.token {
				m.token.box.Move(m.at(now))
				if m.passing && (now > m.after) != m.token.box.Visible() {
					m.token.box.Show()
				}
			}
		}
		for len(b.playing.cues) > 0 && b.playing.cues[0].at <= now {
			next := b.playing.cues[0]
			b.playing.cues = b.playing.cues[1:]
			next.do()
		}
		if p == 1 {
			b.moving = nil
			b.finish()
			for _, m := range moves {
				if m.passing {
					m.token.face.drop()
				} else if m.token != b.drag.token {
					m.token.box.Move(b.home(m.token)) // what is pointed at may have changed on the way
				}
			}
			b.stack(nil)
		}
	})
	moving := b.moving
	moving.Curve = fyne.AnimationLinear
	moving.Start()
}

// stack orders the cards from the lowest to the topmost: as they lie, but those
// on their way or under the pointer above the others.
func (b *board) stack(above map[game.CardID]bool) {
	objects := make([]fyne.CanvasObject, 0, len(b.spots))
	var top []fyne.CanvasObject
	for _, s := range b.spots {
		t := b.tokens[s.ID]
		switch {
		case t == nil || t == b.drag.token || s.Count == 0 && !above[s.ID]:
		case above[s.ID] || s.ID == b.risen:
			top = append(top, t.box)
		default:
			objects = append(objects, t.box)
		}
	}
	b.cards.Objects = append(objects, top...)
	canvas.Refresh(b.cards)
	b.link()
	b.odds.lay(b)
}

// paint brings colours and marks in line with what is held, lit and ready.
func (b *board) paint() {
	if b.felt.FillColor != b.pal.Felt {
		b.felt.FillColor = b.pal.Felt
		b.felt.Refresh()
	}
	for i, z := range b.ground.Plots {
		b.plots[i].paint(b.lit[z.Drop], b.over == z.Drop && b.over != Drop{}, b.ground.open(z, b.lit), len(b.heaps.zones[z.Drop]), b.pal)
	}
	for id, t := range b.tokens {
		t.mark(b.markOf(id), b.deedOf(id), b.pal)
	}
	b.mark()
}

// mark draws the keyboard's place.
func (b *board) mark() {
	r, ok := b.place(b.cursor)
	if !ok || !b.keyed {
		b.ring.Hide()
		return
	}
	const out = 6
	b.ring.StrokeColor = b.pal.Cursor
	b.ring.FillColor = color.Transparent
	b.ring.Move(fyne.NewPos(r.X-out, r.Y-out))
	b.ring.Resize(fyne.NewSize(r.W+2*out, r.H+2*out))
	b.ring.Show()
	b.ring.Refresh()
}

// link draws a line to every attacker from the card that blocks it, over the cards between them
// and not over the phases.
func (b *board) link() {
	lines := b.links.Objects[:0]
	for _, s := range b.spots { // in the order of the table, so that drawing does not change by itself
		attacker := b.view.Find(s.ID)
		if !attacker.Marks.Has(game.Attacking) || !b.view.Find(attacker.Foe).Marks.Has(game.Blocking) {
			continue
		}
		blocker, ok := b.place(Drop{Card: attacker.Foe})
		if !ok {
			continue
		}
		lines = append(lines, b.tie(s.rect, blocker)...)
	}
	b.links.Objects = lines
	canvas.Refresh(b.links)
}

// tie joins two cards by a line from edge to edge, with a knot at each.
func (b *board) tie(a, z rect) []fyne.CanvasObject {
	const wide, rim, knot = 4, 2, 6
	const beside = 0.38 // the signs on the edge
	if a.Y > z.Y {
		a, z = z, a
	}
	from, to := fyne.NewPos(a.X+a.W*beside, a.Y+a.H), fyne.NewPos(z.X+z.W*beside, z.Y)
	at := func(y float32) fyne.Position {
		y = fyne.Max(from.Y, fyne.Min(to.Y, y))
		return fyne.NewPos(from.X+(to.X-from.X)*(y-from.Y)/fyne.Max(1, to.Y-from.Y), y)
	}
	parts := [...][2]fyne.Position{{from, at(b.ground.Strip.Y)}, {at(b.ground.Strip.Y + b.ground.Strip.H), to}}
	var objects []fyne.CanvasObject
	for _, p := range parts {
		objects = append(objects, &canvas.Line{Position1: p[0], Position2: p[1], StrokeColor: b.pal.Badge, StrokeWidth: wide + 2*rim})
	}
	for _, p := range parts {
		objects = append(objects, &canvas.Line{Position1: p[0], Position2: p[1], StrokeColor: b.pal.Block, StrokeWidth: wide})
	}
	for _, end := range [...]fyne.Position{from, to} {
		tied := &canvas.Circle{FillColor: b.pal.Block, StrokeColor: b.pal.Badge, StrokeWidth: rim}
		tied.Move(end.SubtractXY(knot, knot))
		tied.Resize(fyne.NewSquareSize(2 * knot))
		objects = append(objects, tied)
	}
	return objects
}
