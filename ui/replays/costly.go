package replays

import (
	"math"
	"runtime"
	"slices"
	"sort"
	"strconv"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/review"
	"castillo/ui/playmat"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// reviewed is a duel of a round, and whose decisions in it are gone through.
type reviewed struct {
	duel int
	seat game.Seat
}

// reviewed is what Opened.costly has of the duel and the player in sight.
func (o *Opened) reviewed() reviewed { return reviewed{o.now().Duel, o.below} }

// costlyMove is a decision that cost a player something, in words.
type costlyMove struct {
	review.Move
	question  string
	did, best string
}

// describe puts the moves of a review into words.
func (o *Opened) describe(of reviewed, moves []review.Move) []costlyMove {
	described := make([]costlyMove, len(moves))
	for i, m := range moves {
		at := o.played[of.duel].At(m.Action - 1)
		d := &described[i]
		d.Move = m
		d.question = playmat.QuestionIn(at, of.seat, o.names[of.seat.Other()])
		d.did = playmat.AnswerIn(at, of.seat, o.names[of.seat.Other()], m.Did.Action)
		d.best = playmat.AnswerIn(at, of.seat, o.names[of.seat.Other()], m.Best.Action)
	}
	return described
}

// before is the last line of what happened before an action of a duel.
func (o *Opened) before(duel, action int) int {
	lines, at := o.Lines(), Line{Duel: duel, Action: action - 1}
	return max(0, sort.Search(len(lines), func(i int) bool { return lines[i].after(at) })-1)
}

// showCostly tells which moves of the seat below cost most in the duel that is in sight. They are
// looked for behind the window the first time.
func (v *viewer) showCostly() {
	v.pause()
	o, of := v.opened, v.opened.reviewed()
	if moves, known := o.costly[of]; known {
		v.listCostly(of, moves)
		return
	}
	stopped := new(atomic.Bool)
	bar := widget.NewProgressBar()
	bar.TextFormatter = func() string { return "" }
	sheet := widgets.ShowSheet(v.screen.Desk.Canvas(), words.T("Jugadas que más costaron"),
		widgets.MinWidth(sheetWidth, container.NewVBox(widgets.Explain(words.T("Sabio repasa cada decisión de {name}, con lo que podía saber entonces.", "name", o.names[of.seat])), bar)),
		widgets.Choice{Text: words.T("Cancelar"), Do: func() { stopped.Store(true) }})
	r := review.Review{Seat: of.seat, Workers: runtime.NumCPU() - 1, Progress: func(done, all int) {
		fyne.Do(func() {
			bar.SetValue(float64(done) / float64(max(all, 1)))
			if !sheet.Visible() { // Escape put it away
				stopped.Store(true)
			}
		})
	}}
	go func() {
		moves := o.describe(of, r.Of(o.played[of.duel], stopped))
		fyne.Do(func() {
			if stopped.Load() || !sheet.Visible() {
				return
			}
			sheet.Hide()
			o.costly[of] = moves
			if v.opened == o {
				v.markCostly()
				v.listCostly(of, moves)
			}
		})
	}()
}

const sheetWidth = 620

// listCostly lists the moves; each leads to its moment.
func (v *viewer) listCostly(of reviewed, moves []costlyMove) {
	name := v.opened.names[of.seat]
	body := container.NewVBox()
	if len(moves) == 0 {
		body.Add(widgets.Explain(words.T("Ninguna le costó algo con claridad: {name} hizo lo que Sabio, o algo casi igual.", "name", name)))
	} else {
		body.Add(widgets.Explain(words.T("Cuánto ganaba {name} en cada caso, según Sabio y con lo que podía saber entonces.", "name", name)))
	}
	var sheet *widgets.Sheet
	for _, m := range moves {
		body.Add(m.row(func() {
			sheet.Hide()
			v.move((*playmat.Onlooker).Jump, func(o *Opened) { o.GoTo(o.before(of.duel, m.Action)) })
		}))
	}
	sheet = widgets.ShowSheet(v.screen.Desk.Canvas(), words.T("Jugadas que más costaron"), widgets.MinWidth(sheetWidth, body),
		widgets.Choice{Text: words.T("Cerrar")})
}

// row is a line of the list.
func (m costlyMove) row(show func()) fyne.CanvasObject {
	line := func(what string, odds float64, style fyne.TextStyle, colour fyne.ThemeColorName) fyne.CanvasObject {
		n := words.T("{n} %", "n", int(math.Round(100*odds)))
		return container.NewBorder(nil, nil, nil, widgets.NewInk(n, colour, fynetheme.SizeNameText, style),
			widgets.NewInk(what, colour, fynetheme.SizeNameText, style).Cut())
	}
	turn := widgets.NewIconButton(words.T("Turno {n}", "n", strconv.Itoa(m.Turn)), fynetheme.MediaPlayIcon(), show)
	return container.NewBorder(nil, nil, widgets.MinWidth(turnWidth, container.NewCenter(turn)), nil, container.NewVBox(
		widgets.Small(m.question).Cut(),
		line(m.did, m.Did.Odds, fyne.TextStyle{}, fynetheme.ColorNameForeground),
		line(words.T("Sabio: {acción}", "acción", m.best), m.Best.Odds, fyne.TextStyle{Bold: true}, theme.Gold)))
}

const turnWidth = 124

// markCostly marks the moves that cost most over the slider, as far as they are known.
func (v *viewer) markCostly() {
	of := v.opened.reviewed()
	var lines []int
	for _, m := range v.opened.costly[of] {
		lines = append(lines, v.opened.before(of.duel, m.Action))
	}
	v.marks.set(lines, len(v.opened.Lines())-1)
}

// marks are the signs over the slider, at some of its places.
type marks struct {
	box    *fyne.Container
	places []int
	last   int // the place at its end
}

func newMarks() *marks {
	m := &marks{}
	m.box = container.New(m)
	return m
}

// set has the places marked.
func (m *marks) set(places []int, last int) {
	if m.last == last && slices.Equal(m.places, places) {
		return
	}
	m.places, m.last = places, last
	m.box.Objects = nil
	for range places {
		m.box.Add(&canvas.ArbitraryPolygon{NormalizedPoints: true, FillColor: fynetheme.Color(theme.Gold),
			Points: []fyne.Position{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 0.5, Y: 1}}})
	}
	m.Layout(m.box.Objects, m.box.Size())
}

// Layout implements fyne.Layout.
func (m *marks) Layout(signs []fyne.CanvasObject, size fyne.Size) {
	const wide, high = 10, 9
	end := (fynetheme.IconInlineSize()-4)/2 + fynetheme.InnerPadding() - 1.5 // there the slider's track begins
	for i, s := range signs {
		x := end + (size.Width-2*end)*float32(m.places[i])/float32(max(m.last, 1))
		s.Resize(fyne.NewSize(wide, high))
		s.Move(fyne.NewPos(x-wide/2, size.Height/2-high-8))
	}
}

// MinSize implements fyne.Layout.
func (m *marks) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
