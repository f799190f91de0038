package replays

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/replay"
	"castillo/ui/playmat"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// pace is the time between two steps of a match that goes on by itself, at the usual speed.
const pace = 1200 * time.Millisecond

// speeds are how many times as fast a match may go on.
var speeds = []struct {
	name  string
	times float64
}{{"0,5×", 0.5}, {"1×", 1}, {"2×", 2}, {"4×", 4}}

// viewer is a match on the table, which is gone through step by step.
type viewer struct {
	screen *Screen
	opened *Opened

	table    *playmat.Onlooker
	at       seating // what the table shows
	log      *log
	title    *widgets.Ink
	about    *widgets.Ink
	goOn     *widgets.Button
	playOn   *widgets.Button
	hands    *widgets.Check
	slider   *widget.Slider
	marks    *marks
	position *widgets.Ink
	run      *widgets.Button
	speed    *widgets.Select
	running  chan struct{} // closed to pause; nil while the match stands still
	quiet    bool          // slider and log follow, they do not lead
	content  fyne.CanvasObject
}

// seating tells tables apart that are laid out anew.
type seating struct {
	opened *Opened
	duel   int
	below  game.Seat
}

func newViewer(s *Screen) *viewer {
	v := &viewer{screen: s}
	v.table = playmat.NewOnlooker(s.Desk.Cache, func(k fyne.KeyName) {
		if typed := s.Desk.Canvas().OnTypedKey(); typed != nil { // keys are the window's
			typed(&fyne.KeyEvent{Name: k})
		}
	})
	v.log = newLog(func(line int) { v.move((*playmat.Onlooker).Jump, func(o *Opened) { o.GoTo(line) }) })
	v.content = container.NewBorder(v.layHead(), v.layControls(), nil, nil,
		container.New(tableLayout{}, v.table.Table(), v.table.Closeup(), v.log.box))
	return v
}

func (v *viewer) layHead() fyne.CanvasObject {
	s := v.screen
	v.title, v.about, v.position = widgets.Title(""), widgets.Muted("").Cut(), widgets.Muted("")
	back := widgets.NewIconButton("", fynetheme.NavigateBackIcon(), s.close)
	v.goOn = widgets.NewIconButton(words.T("Continuar"), fynetheme.MediaPlayIcon(), func() { s.GoOn(v.opened.summary.ID) })
	v.goOn.Importance = widget.HighImportance
	v.playOn = widgets.NewIconButton(words.T("Jugar desde aquí"), fynetheme.MediaReplayIcon(), v.askSeat)
	how := widgets.NewIconButton(words.T("Cómo fue"), fynetheme.InfoIcon(), v.showAccount)
	remove := widgets.NewIconButton("", fynetheme.DeleteIcon(), s.remove)
	return container.NewBorder(nil, nil, container.NewHBox(back, v.title), container.NewHBox(container.NewCenter(v.position), how, v.goOn, v.playOn, remove),
		container.New(layout.NewCustomPaddedLayout(6, 0, 10, 10), v.about))
}

func (v *viewer) layControls() fyne.CanvasObject {
	button := func(icon fyne.Resource, k fyne.KeyName) *widgets.Button {
		return widgets.NewIconButton("", icon, func() { v.key(k) })
	}
	v.run = button(fynetheme.MediaPlayIcon(), fyne.KeySpace)
	v.slider = widget.NewSlider(0, 1)
	v.slider.OnChanged = func(at float64) {
		if !v.quiet {
			v.move((*playmat.Onlooker).Jump, func(o *Opened) { o.GoTo(int(at)) })
		}
	}
	v.marks = newMarks()
	v.slider.OnChangeEnded = func(float64) { v.screen.Desk.Canvas().Unfocus() }
	var names []string
	for _, s := range speeds {
		names = append(names, s.name)
	}
	v.speed = widgets.NewSelect(names, func(string) {
		if v.running != nil {
			v.start()
		}
	})
	v.speed.SetShown(names[1])
	swap := widgets.NewIconButton("", fynetheme.ViewRefreshIcon(), func() { v.move((*playmat.Onlooker).Jump, (*Opened).Swap) })
	v.hands = widgets.NewCheck(words.T("Las dos manos"), func(both bool) {
		v.move((*playmat.Onlooker).Jump, func(o *Opened) { o.ShowHands(both) })
	})
	buttons := container.New(layout.NewCustomPaddedHBoxLayout(2),
		button(fynetheme.MediaSkipPreviousIcon(), fyne.KeyHome), button(fynetheme.MediaFastRewindIcon(), fyne.KeyPageUp),
		button(fynetheme.NavigateBackIcon(), fyne.KeyLeft), v.run, button(fynetheme.NavigateNextIcon(), fyne.KeyRight),
		button(fynetheme.MediaFastForwardIcon(), fyne.KeyPageDown), button(fynetheme.MediaSkipNextIcon(), fyne.KeyEnd), widgets.MinWidth(84, v.speed))
	return container.NewBorder(nil, nil, buttons, container.NewHBox(swap, v.hands), container.NewStack(v.slider, v.marks.box))
}

// key goes through the match.
func (v *viewer) key(k fyne.KeyName) {
	if v.opened == nil {
		return
	}
	jump := (*playmat.Onlooker).Jump
	switch k {
	case fyne.KeyRight:
		v.step()
	case fyne.KeyLeft:
		v.move(jump, func(o *Opened) { o.Step(-1) })
	case fyne.KeyPageDown:
		v.move(jump, func(o *Opened) { o.Turn(+1) })
	case fyne.KeyPageUp:
		v.move(jump, func(o *Opened) { o.Turn(-1) })
	case fyne.KeyHome:
		v.move(jump, (*Opened).atStart)
	case fyne.KeyEnd:
		v.move(jump, (*Opened).atEnd)
	case fyne.KeySpace:
		if v.running != nil {
			v.pause()
		} else {
			v.start()
		}
	case fyne.KeyEscape:
		v.screen.close()
	case fyne.KeyDelete:
		v.screen.remove()
	}
}

// step goes on by one action, in which the cards are seen to move.
func (v *viewer) step() {
	v.move((*playmat.Onlooker).Follow, func(o *Opened) { o.Step(+1) })
}

// start has the match go on by itself.
func (v *viewer) start() {
	v.pause()
	if v.opened.atItsEnd() {
		v.key(fyne.KeyHome)
	}
	i := max(0, slices.Index(v.speed.Options, v.speed.Selected))
	running := make(chan struct{})
	v.running = running
	v.run.SetIcon(fynetheme.MediaPauseIcon())
	ticker := time.NewTicker(time.Duration(float64(pace) / speeds[i].times))
	go func() {
		defer ticker.Stop()
		for {
			select {
			case <-running:
				return
			case <-ticker.C:
				fyne.Do(func() {
					if v.running != running {
						return
					}
					if v.step(); v.opened.atItsEnd() {
						v.pause()
					}
				})
			}
		}
	}()
}

// pause has the match stand still.
func (v *viewer) pause() {
	if v.running != nil {
		close(v.running)
		v.running = nil
		v.run.SetIcon(fynetheme.MediaPlayIcon())
	}
}

// open shows a match.
func (v *viewer) open(o *Opened) {
	v.pause()
	v.opened = o
	row := o.Summary()
	v.title.SetText(row.Title)
	v.about.SetText(row.Result + " · " + row.When)
	v.about.SetColor(theme.Muted)
	if w := o.Warning(); w != "" {
		v.about.SetText(w)
		v.about.SetColor(fynetheme.ColorNameWarning)
	}
	v.goOn.Hidden = !o.CanGoOn()
	v.follow((*playmat.Onlooker).Jump)
}

// move goes to another place of the match.
func (v *viewer) move(show func(*playmat.Onlooker, game.View), to func(*Opened)) {
	if v.opened == nil || v.quiet {
		return
	}
	to(v.opened)
	v.follow(show)
}

// follow shows where in the match we are.
func (v *viewer) follow(show func(*playmat.Onlooker, game.View)) {
	o := v.opened
	v.quiet = true
	defer func() { v.quiet = false }()
	view := o.View()
	if at := (seating{o, o.now().Duel, o.Below()}); at != v.at {
		v.at = at
		v.table.Sit(o.Seats())
		show = (*playmat.Onlooker).Jump
	}
	show(v.table, view)
	if face := o.now().Face; face != 0 {
		v.table.Look(face)
	}
	if lines := o.Lines(); len(lines) != len(v.log.lines) || &lines[0] != &v.log.lines[0] {
		v.log.set(lines)
		v.slider.Max = float64(max(1, len(lines)-1))
	}
	v.markCostly()
	v.log.mark(o.Line())
	v.slider.SetValue(float64(o.Line()))
	v.position.SetText(o.Position())
	v.hands.SetChecked(o.hands)
	if view.Result.Over {
		v.playOn.Disable()
	} else {
		v.playOn.Enable()
	}
}

// showAccount tells how the duel that is in sight went, for the seat below.
func (v *viewer) showAccount() {
	v.pause()
	o := v.opened
	account := replay.AccountOf(o.played[o.now().Duel])
	lines := append([]string{words.T("Turnos jugados: {n}", "n", account.Turns)}, playmat.AccountLines(account, o.Below(), o.names[o.Below().Other()])...)
	widgets.ShowSheet(v.screen.Desk.Canvas(), words.T("Cómo fue, para {name}", "name", o.names[o.Below()]),
		widgets.MinWidth(460, widgets.Wrapped(strings.Join(lines, "\n"))),
		widgets.Choice{Text: words.T("Cerrar")}, widgets.Choice{Text: words.T("Jugadas que más costaron"), Do: v.showCostly})
}

// askSeat asks with which seat the match is played on.
func (v *viewer) askSeat() {
	v.pause()
	moment, ok := v.opened.Moment()
	if !ok {
		return
	}
	choices := []widgets.Choice{{Text: words.T("Cancelar")}}
	for _, s := range [...]game.Seat{v.opened.Below().Other(), v.opened.Below()} {
		name := v.opened.names[s]
		if v.opened.names[0] == v.opened.names[1] {
			name += " " + s.String()
		}
		choices = append(choices, widgets.Choice{Text: words.T("Como {name}", "name", name), Do: func() { v.screen.PlayOn(moment, s) }})
	}
	choices[2].Importance = widget.HighImportance
	widgets.ShowSheet(v.screen.Desk.Canvas(), words.T("Jugar desde aquí"), widgets.MinWidth(420,
		widgets.Explain(words.T("Empieza un duelo nuevo contra el programa desde este momento. La partida grabada queda como está."))), choices...)
}

// tableLayout sets the card that is looked at and the log beside the table.
type tableLayout struct{}

const (
	leastColumn = 236
	mostColumn  = 380
	apart       = 8
)

func (tableLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	column := fyne.Max(leastColumn, fyne.Min(mostColumn, size.Width*0.22))
	x, card := size.Width-column, fyne.Min(size.Height*0.52, column*1.4+80)
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(fyne.NewSize(x-apart, size.Height))
	o[1].Move(fyne.NewPos(x, 0))
	o[1].Resize(fyne.NewSize(column, card))
	o[2].Move(fyne.NewPos(x, card+apart))
	o[2].Resize(fyne.NewSize(column, size.Height-card-apart))
}

func (tableLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := o[0].MinSize()
	return fyne.NewSize(fyne.Max(least.Width, leastTable)+leastColumn+apart, fyne.Max(least.Height, 560))
}

// leastTable is the width that the table needs; its own stack tells once somebody sits at it.
const leastTable = 640
