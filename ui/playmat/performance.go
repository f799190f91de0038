package playmat

import (
	"cmp"
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/game"
	"castillo/ui/theme"
	"castillo/ui/words"
)

// performance is how what happened is shown, one thing after the other, from the moment at which
// the board is brought in line with it.
type performance struct {
	starts  map[game.CardID]time.Duration // when a card sets out for where it lies now
	flights []flight
	cues    []cue // in order
	arrow   [2]fyne.Position
}

// flight is a card that is seen only on its way: from one pile onto another, under others.
type flight struct {
	card     game.CardID
	face     game.Face
	from, to Drop
	at       time.Duration
}

// cue is something that is done at a moment.
type cue struct {
	at time.Duration
	do func()
}

// perform makes a performance of steps, with beats of a length.
func (m *Mat) perform(steps []Step, beat time.Duration) performance {
	p := performance{starts: map[game.CardID]time.Duration{}}
	var begun time.Duration
	var joined [2]game.CardID
	for _, s := range steps {
		begins, length := timeline(s.Events, beat)
		for i, e := range s.Events {
			m.stage(&p, e, begun+begins[i], beat)
		}
		begun += length
		if from, to, ok := m.arrowOf(s); ok {
			joined = [2]game.CardID{from, to}
			p.arrow = [2]fyne.Position{m.middleOf(from), m.middleOf(to)}
		}
	}
	if joined[0] != 0 {
		ends := max(begun, 2*beat)
		for _, id := range joined {
			if leaves, ok := p.starts[id]; ok {
				ends = min(ends, leaves+moveTime) // it points at nothing once that card is gone
			}
		}
		p.cues = append(p.cues, cue{ends, m.board.unpoint})
	}
	slices.SortStableFunc(p.cues, func(a, b cue) int { return cmp.Compare(a.at, b.at) })
	return p
}

// stage adds an event that is to be seen at a moment.
func (m *Mat) stage(p *performance, e game.Event, at, beat time.Duration) {
	if k, ok := m.heardOf(e); ok {
		p.cues = append(p.cues, cue{at, func() { m.hear(k) }})
	}
	switch e.What {
	case game.TurnOf:
		text := words.T("Te toca")
		if e.Seat != m.config.Human {
			text = words.T("Turno de {rival}", "rival", m.speaker.rival)
		}
		own := e.Seat == m.config.Human
		p.cues = append(p.cues, cue{at, func() { m.board.banner.show(text, own, m.board) }}, cue{at + 2*beat, m.board.banner.hide})
	case game.Damages:
		if e.N > 0 {
			sentence := m.speaker.sentence(e, &m.step.View)
			p.cues = append(p.cues, cue{at, func() { m.say(sentence, m.board.ground.Strip.center()) }})
		}
	}
	if e.Card == 0 || e.From == e.To {
		return
	}
	if _, known := p.starts[e.Card]; !known {
		p.starts[e.Card] = at
	}
	p.flights = append(p.flights, flight{e.Card, e.Face, Drop{Seat: e.Seat, Zone: e.From}, Drop{Seat: e.Seat, Zone: e.To}, at})
}

// arrowOf is from which card an arrow points to which: from the one that a step used to the one
// that it was used on, where both lie on the table before it is shown.
func (m *Mat) arrowOf(s Step) (from, to game.CardID, ok bool) {
	from, to = s.Did.Card, s.Did.Target
	if s.Did.Verb == game.Pick {
		from, to = s.Asked.Source, s.Did.Card
	}
	return from, to, s.Did.Verb != game.Block && from != to && m.board.shows(from) && m.board.shows(to)
}

// middleOf is where the middle of a card lies.
func (m *Mat) middleOf(id game.CardID) fyne.Position {
	r, _ := m.board.place(Drop{Card: id})
	return r.center()
}

// arrow is a line with a head at its end.
func arrow(from, to fyne.Position, ink palette) []fyne.CanvasObject {
	const head, spread = 18, 0.45
	dx, dy := from.X-to.X, from.Y-to.Y
	length := float32(1)
	if d := dx*dx + dy*dy; d > 0 {
		length = float32(math.Sqrt(float64(d)))
	}
	line := func(a, z fyne.Position) fyne.CanvasObject {
		return &canvas.Line{Position1: a, Position2: z, StrokeColor: ink.Cursor, StrokeWidth: 5}
	}
	dx, dy = dx/length*head, dy/length*head
	return []fyne.CanvasObject{line(from, to),
		line(to, to.AddXY(dx-dy*spread, dy+dx*spread)), line(to, to.AddXY(dx+dy*spread, dy-dx*spread))}
}

// banner says in large letters whose turn begins.
type banner struct {
	box    *fyne.Container
	ground *canvas.Rectangle
	text   *canvas.Text
}

func newBanner() *banner {
	n := &banner{ground: &canvas.Rectangle{CornerRadius: 10, StrokeWidth: 1}, text: &canvas.Text{Alignment: fyne.TextAlignCenter}}
	n.text.TextStyle.Bold = true
	n.box = afloat(n.ground, n.text)
	n.box.Hide()
	return n
}

// show puts words in the middle of a board.
func (n *banner) show(text string, own bool, b *board) {
	n.ground.FillColor, n.ground.StrokeColor = b.pal.Badge, b.pal.Worse
	n.text.Text, n.text.Color, n.text.TextSize = text, b.pal.BadgeText, theme.Scaled(26)
	if own {
		n.ground.StrokeColor = b.pal.Current
	}
	least := n.text.MinSize()
	at := b.ground.Strip.around(fyne.NewSize(least.Width+72, least.Height+20))
	n.box.Move(at.pos())
	n.box.Resize(at.size())
	n.ground.Resize(at.size())
	n.text.Move(fyne.NewPos(0, 10))
	n.text.Resize(fyne.NewSize(at.W, least.Height))
	n.box.Show()
	canvas.Refresh(b.layer) // the toolkit knows nothing yet of what was never in sight
}

func (n *banner) hide() {
	if n.box.Visible() {
		n.box.Hide()
		canvas.Refresh(n.box)
	}
}

// begin takes over a performance, of which the moves are yet to come.
func (b *board) begin(p performance) {
	b.finish()
	b.playing = p
	if p.arrow != [2]fyne.Position{} {
		b.arrows.Objects = arrow(p.arrow[0], p.arrow[1], b.pal)
		canvas.Refresh(b.arrows)
	}
}

// finish ends what is being shown: everything lies where it belongs, and what was to be said is.
func (b *board) finish() {
	if b.moving != nil {
		b.moving.Stop()
		b.moving = nil
	}
	cues := b.playing.cues
	b.playing = performance{}
	for _, c := range cues {
		c.do()
	}
}

// unpoint takes the arrow away.
func (b *board) unpoint() {
	b.arrows.Objects = nil
	canvas.Refresh(b.arrows)
}

// fly makes a card that is seen only on its way, false where it needs none.
func (b *board) fly(f flight) (move, bool) {
	from, known := b.ground.plotOf(f.from)
	to, also := b.ground.plotOf(f.to)
	if !known || !also || b.shows(f.card) {
		return move{}, false
	}
	t := newToken(0, b.pictures)
	size := fyne.NewSize(fyne.Min(from.W, to.W)*0.8, 0)
	size.Height = size.Width / cardAspect
	if least := fyne.Min(from.H, to.H); size.Height > least {
		size = fyne.NewSize(least*cardAspect, least)
	}
	t.resize(size)
	start, end := from.around(size).pos(), to.around(size).pos()
	t.box.Move(start)
	t.box.Hide()
	t.show(game.CardView{Face: f.face, Strength: -1, Cost: -1}, b.define(f.face), game.Pile, true, b.pal, scaleOf(b))
	return move{token: t, from: start, to: end, after: f.at, passing: true}, true
}
