package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/ui/playmat"
	"castillo/ui/sound"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// together is a duel of two people at one screen. Each has a table of his own, on a copy of the
// match: what one decides, the other's table is told. The table of whoever decides is in sight,
// and a cover lies between the two, so that nobody sees the other's hand.
type together struct {
	names [2]string
	mats  [2]*playmat.Mat
	lines [2]*line // to each table
	front game.Seat
	host  *fyne.Container
}

// line brings the decisions of the other person to a table, where he sits as the opponent.
type line struct {
	decided chan game.Action
	gone    chan struct{}
}

// ahead is how many decisions a table may be behind the other.
const ahead = 1024

func newLine() *line { return &line{make(chan game.Action, ahead), make(chan struct{})} }

// Choose implements game.Chooser: it waits for the other person.
func (l *line) Choose(game.Sight) game.Action {
	select {
	case a := <-l.decided:
		return a
	case <-l.gone:
		return game.Action{}
	}
}

// witness tells the other table what is decided at one, and records it where there is a record.
type witness struct {
	seat   game.Seat
	asked  game.Seat // who has to decide
	to     *line
	record playmat.Recorder // nil: the other table's is enough
}

// Add implements playmat.Recorder.
func (w *witness) Add(m game.Match, a game.Action) {
	if w.asked == w.seat {
		select {
		case w.to.decided <- a:
		case <-w.to.gone:
		}
	}
	w.asked = m.Decision().Seat
	if w.record != nil {
		w.record.Add(m, a)
	}
}

// Fail implements playmat.Recorder.
func (w *witness) Fail(m game.Match, f *game.Fault) {
	if w.record != nil {
		w.record.Fail(m, f)
	}
}

// Back implements playmat.Recorder.
func (w *witness) Back(actions int) {
	if w.record != nil {
		w.record.Back(actions)
	}
}

// inFront are the sounds of a table, heard only while its person is the one to decide.
type inFront struct {
	playmat.Sounds
	of   *together
	seat game.Seat
}

func (s inFront) Play(k sound.Kind) {
	if s.of.front == s.seat {
		s.Sounds.Play(k)
	}
}

// newTogether sets up both tables from the configuration of one of them.
func newTogether(c playmat.Config, names [2]string, seed uint64) *together {
	t := &together{names: names, front: game.Nobody, host: container.NewStack()}
	first := c.Match.Decision().Seat
	warned := c.Habits.Warned // of whom the habits are
	for _, s := range game.Seats {
		t.lines[s] = newLine()
	}
	for _, s := range game.Seats {
		own := c
		own.Match, own.Human, own.Opponent = c.Match.Clone(), s, t.lines[s]
		own.Dealer, own.Patience = game.NewShuffler(seed), -1
		own.Rival = names[s.Other()]
		w := &witness{seat: s, asked: first, to: t.lines[s.Other()]}
		if s == game.A {
			w.record = c.Recorder
		}
		own.Recorder = w
		own.OnHabits = func(h playmat.Habits) {
			if s == game.A {
				warned = h.Warned
			}
			h.Warned = warned
			c.OnHabits(h)
		}
		if s == game.B {
			own.Habits.Warned = 0 // the other person was warned of nothing yet
		}
		own.Sounds = inFront{c.Sounds, t, s}
		own.OnAsk = func() { t.ask(s) }
		own.OnEnd = func(r game.Result) {
			if r.Why.BesideTheRules() { // else the other table comes to it by itself
				t.mats[s.Other()].End(r)
			}
			if s == game.A {
				c.OnEnd(r)
			}
		}
		t.mats[s] = playmat.New(own)
	}
	return t
}

func (t *together) start() {
	for _, m := range t.mats {
		m.Start()
	}
}

func (t *together) close() {
	for _, s := range game.Seats {
		t.mats[s].Close()
		close(t.lines[s].gone)
	}
}

// inSight is the table that can be seen, nil under a cover.
func (t *together) inSight() *playmat.Mat {
	if !t.front.Plays() || len(t.host.Objects) == 0 || t.host.Objects[0] != fyne.CanvasObject(t.mats[t.front]) {
		return nil
	}
	return t.mats[t.front]
}

// ask brings the table of a seat into sight that has to decide, behind a cover where the other's
// was.
func (t *together) ask(s game.Seat) {
	if t.front == s {
		return
	}
	t.front = s
	name := t.names[s]
	show := func() { t.put(t.mats[s]); t.mats[s].Shown() }
	ready := widgets.NewButton(words.T("Soy {name}", "name", name), show)
	ready.Importance = widget.HighImportance
	t.put(container.NewCenter(container.NewVBox(
		container.NewCenter(widgets.Heading(words.T("Le toca a {name}", "name", name))),
		container.NewCenter(widgets.Muted(t.mats[s].Question())),
		container.NewCenter(widgets.Muted(words.T("Pásale la pantalla: su mano se ve cuando lo diga."))),
		layout.NewSpacer(),
		container.NewCenter(ready))))
	if c := fyne.CurrentApp().Driver().CanvasForObject(t.host); c != nil {
		c.Focus(ready) // Enter and Space say so too
	}
}

func (t *together) put(o fyne.CanvasObject) {
	t.host.Objects = []fyne.CanvasObject{o}
	t.host.Refresh()
}
