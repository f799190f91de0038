package ui

import (
	"os"
	"runtime/debug"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/ui/duels"
	"castillo/ui/friends"
	"castillo/ui/laboratory"
	"castillo/ui/preferences"
	"castillo/ui/puzzles"
	"castillo/ui/sound"
	"castillo/ui/tally"
	"castillo/ui/welcome"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// screen is one place of the window.
type screen interface {
	Content() fyne.CanvasObject
	// Shown is called each time the screen comes into sight.
	Shown()
}

// What a screen may care to know besides.
type (
	runeTyper interface{ TypedRune(rune) }
	keyTyper  interface{ TypedKey(fyne.KeyName) }
	undoer    interface {
		Undo()
		Redo()
	}
	paster       interface{ Paste(text string) }
	fileTaker    interface{ Dropped(paths []string) }
	pictureTaker interface{ ShowPictures() }
	altTyper     interface{ TypedAlt(fyne.KeyName) }
	marker       interface {
		MarkAll()
		MarkChosen()
	}
	// hider cares to know that another screen takes its place.
	hider interface{ Hidden() }
	// flusher has something that is not stored yet, and stores it.
	flusher interface{ Flush() }
)

// place is where a button of the rail leads.
type place struct {
	name    string
	title   func() string
	drawing string
	build   func(*shell) (screen, error)
}

// The places, in the order of the rail; Ctrl+1 opens the first.
const (
	placeCollection = iota
	placeDecks
	placePlay
	placeReplays
	placeHistory
	placePreferences
)

// allPlaces lists them.
func allPlaces() []place {
	return []place{
		placeCollection:  {"coleccion", func() string { return words.T("Colección") }, drawnCards, buildCollection},
		placeDecks:       {"mazos", func() string { return words.T("Mazos") }, drawnDeck, buildDecks},
		placePlay:        {"jugar", func() string { return words.T("Jugar") }, drawnSwords, buildLobby},
		placeReplays:     {"repeticiones", func() string { return words.T("Repeticiones") }, drawnReplay, buildReplays},
		placeHistory:     {"historial", func() string { return words.T("Historial") }, drawnClock, buildHistory},
		placePreferences: {"preferencias", func() string { return words.T("Preferencias") }, drawnSliders, buildPreferences},
	}
}

// shell is the window: the rail, the screen beside it and the notes above.
type shell struct {
	desk    *widgets.Desk
	dir     string
	choices preferences.Choices
	ready   func(*shell)
	pace    time.Duration // of the computer at the table, 0 the usual
	sounds  *sound.Player

	places     []place
	store      *cardsdb.Store
	rail       *rail
	host       *fyne.Container
	screens    map[int]screen
	current    int
	duel       *duel              // nil: nobody plays
	tally      *tally.Reader      // what is known of the stored duels
	meeting    *friends.Page      // in sight; nil: nobody looks for a friend
	laboratory *laboratory.Screen // nil: not opened yet
	puzzles    *puzzles.Screen    // nil: not opened yet
	welcome    *welcome.Page      // in sight; nil: the way was chosen

	waiting *widget.Activity // in sight; nil: nothing is waited for
	tidy    *time.Timer      // nil: nothing was in sight yet
	leaving bool
	closing sync.Once
	closed  error // what came of closing the store
	// end ends the program whatever the toolkit still waits for.
	end   func()
	asked chan os.Signal // to end, by the system
}

func newShell(desk *widgets.Desk, dir string, choices preferences.Choices) *shell {
	s := &shell{desk: desk, dir: dir, choices: choices, places: allPlaces(), screens: map[int]screen{}, sounds: &sound.Player{}}
	s.host = container.NewStack()
	desk.Broken = s.broke
	s.furnish()
	s.listen()
	return s
}

// furnish puts the window together in the language in use.
func (s *shell) furnish() {
	s.rail = newRail(s.places, s.goTo, s.showKeys)
	s.rail.choose(s.current)
	size := canvas.NewRectangle(nil)
	size.SetMinSize(fyne.NewSize(leastWidth, leastHeight))
	s.desk.Window.SetContent(container.NewStack(size,
		container.NewBorder(nil, nil, s.rail, nil, s.host), s.desk.Notes.Layer()))
}

// put fills the place beside the rail.
func (s *shell) put(o fyne.CanvasObject, margin float32) {
	if margin > 0 {
		o = container.New(layout.NewCustomPaddedLayout(margin, margin, margin, margin), o)
	}
	if s.waiting != nil {
		s.waiting.Stop()
		s.waiting = nil
	}
	s.host.Objects = []fyne.CanvasObject{o}
	s.host.Refresh()
	s.tidyLater()
}

// stays is after how long on a screen what it took to draw it is given back.
const stays = 3 * time.Second

// tidyLater gives the memory that nobody uses back to the system once the person stays where they are. Left
// to itself that takes minutes.
func (s *shell) tidyLater() {
	if s.tidy == nil {
		s.tidy = time.AfterFunc(stays, debug.FreeOSMemory)
		return
	}
	s.tidy.Reset(stays)
}

const screenMargin = 14

// show opens a place. Until the store is open there is nothing to be shown.
func (s *shell) show(i int) {
	if s.store == nil || i < 0 || i >= len(s.places) {
		return
	}
	s.leaveMeeting()
	s.welcome = nil
	if h, ok := s.front().(hider); ok && i != s.current {
		h.Hidden()
	}
	if i == placePlay && s.duel != nil {
		s.current = i
		s.rail.choose(i)
		s.put(s.duel.content(), 0)
		s.duel.shown()
		return
	}
	built, ok := s.screens[i]
	if !ok {
		var err error
		if built, err = s.places[i].build(s); err != nil {
			s.desk.Fail(err)
			return
		}
		s.screens[i] = built
	}
	s.current = i
	s.rail.choose(i)
	s.put(built.Content(), screenMargin)
	s.desk.Canvas().Unfocus()
	built.Shown()
}

// goTo is show for the rail: a place that is open goes back to its first page.
func (s *shell) goTo(i int) {
	if i == s.current && s.duel == nil {
		switch s.screens[i].(type) {
		case *puzzles.Screen, *duels.Screen, *laboratory.Screen:
			delete(s.screens, i)
		}
	}
	s.show(i)
}

// leaveMeeting ends the search for a friend.
func (s *shell) leaveMeeting() {
	if s.meeting != nil {
		s.meeting.Close()
		s.meeting = nil
	}
}

// atTable reports whether a duel, a puzzle or the lesson is in sight.
func (s *shell) atTable() bool {
	return s.meeting == nil && s.welcome == nil && s.current == placePlay && s.duel != nil && s.duel.between == nil
}

// front is the screen that is in sight, nil during a duel, while a friend is looked for, or before
// the store is open.
func (s *shell) front() screen {
	if s.meeting != nil {
		return nil
	}
	if s.welcome != nil {
		return s.welcome
	}
	if s.current == placePlay && s.duel != nil {
		if s.duel.between != nil {
			return s.duel.between
		}
		return nil
	}
	return s.screens[s.current]
}

// outdate has the screens but one made anew when they come into sight again:
// what they show has changed behind them.
func (s *shell) outdate(but int) {
	for i := range s.screens {
		if i != but {
			delete(s.screens, i)
		}
	}
}

// changedBehind takes over what the history screen has made something else, the
// preferences with it.
func (s *shell) changedBehind() {
	kept := preferences.Load(s.store.Settings(), s.choices)
	kept.Window = s.choices.Window
	s.outdate(placeHistory)
	if kept != s.choices {
		s.apply(kept)
		kept.Mirror(fyne.CurrentApp().Preferences(), s.dir)
		s.show(s.current)
	}
}

// choose takes over changed preferences and keeps them.
func (s *shell) choose(c preferences.Choices) {
	old := s.choices
	s.apply(c)
	s.keepChoices()
	switch {
	case c.Language == old.Language && c.Text == old.Text:
	case s.welcome != nil:
		s.showWelcome()
	default:
		s.show(s.current)
	}
}

// apply makes the window look as chosen.
func (s *shell) apply(c preferences.Choices) {
	old := s.choices
	s.choices = c
	s.sounds.Mute(c.Mute)
	if c.Theme != old.Theme || c.Text != old.Text {
		fyne.CurrentApp().Settings().SetTheme(c.Look())
		for _, built := range s.screens { // those out of sight keep the old colours otherwise
			built.Content().Refresh()
		}
	}
	if c.Language == old.Language && c.Text == old.Text {
		return
	}
	if err := words.Use(c.Language); err != nil {
		s.desk.Fail(err)
		return
	}
	s.flush()
	clear(s.screens)
	s.puzzles = nil
	s.closeLaboratory()
	s.furnish()
}

// toggleSounds turns the sounds off or on, for good.
func (s *shell) toggleSounds() {
	s.chooseHere(func(c *preferences.Choices) { c.Mute = !c.Mute })
}

// keepChoices stores the preferences behind.
func (s *shell) keepChoices() {
	c := s.choices
	c.Mirror(fyne.CurrentApp().Preferences(), s.dir)
	if s.store != nil {
		s.desk.Later(func() error { return c.Save(s.store.Settings()) }, nil)
	}
}

// dropped hands files to the screen that is in sight, if it takes any.
func (s *shell) dropped(_ fyne.Position, files []fyne.URI) {
	t, ok := s.front().(fileTaker)
	if !ok {
		return
	}
	var paths []string
	for _, f := range files {
		if f.Scheme() == "file" {
			paths = append(paths, f.Path())
		}
	}
	t.Dropped(paths)
}

// leaveWithin is how long the toolkit may take to end once the store is closed.
const leaveWithin = 2 * time.Second

// leave stores what is not stored yet, closes the store and only then the
// window. Where a job of minutes is not done the person decides about it first.
func (s *shell) leave() {
	if s.leaving {
		return
	}
	if s.desk.Errands.Long() {
		s.askToInterrupt()
		return
	}
	s.leaving = true
	_ = s.desk.Errands.Failed() // what failed before was told before
	s.pack()
	s.await(words.T("Guardando…"))
	go func() {
		s.desk.Errands.Wait()
		err := s.desk.Errands.Failed()
		fyne.Do(func() {
			if err == nil {
				s.depart()
				return
			}
			s.leaving = false
			s.askToGo(err)
		})
	}()
}

// pack gives everything that is not stored yet to the errands.
func (s *shell) pack() {
	s.choices.Window = s.desk.Canvas().Size()
	s.keepChoices()
	s.flush()
	if s.duel != nil {
		s.duel.close()
	}
	s.closeLaboratory()
}

// closeLaboratory ends what the laboratory plays and has it made anew.
func (s *shell) closeLaboratory() {
	if s.laboratory != nil {
		s.laboratory.Cancel()
		s.laboratory = nil
	}
}

// askToInterrupt lets the person wait for a long job.
func (s *shell) askToInterrupt() {
	body := widgets.MinWidth(420, widgets.Explain(words.T("Un archivo con todo se está guardando, comprobando o restaurando. Si sales ahora, se interrumpe: lo que tienes queda como está, y se puede empezar de nuevo.")))
	widgets.ShowSheet(s.desk.Canvas(), words.T("Todavía hay trabajo"), body,
		widgets.Choice{Text: words.T("Interrumpir y salir"), Importance: widget.DangerImportance, Do: func() {
			s.desk.Errands.Interrupt()
			go func() {
				s.desk.Errands.Wait()
				fyne.Do(s.leave)
			}()
		}},
		widgets.Choice{Text: words.T("Esperar"), Importance: widget.HighImportance})
}

// askToGo says what could not be stored, and lets the person stay.
func (s *shell) askToGo(err error) {
	if s.store != nil {
		s.show(s.current)
	}
	body := widgets.MinWidth(420, widgets.Flush(widgets.Wrapped(words.Error(err))))
	widgets.ShowSheet(s.desk.Canvas(), words.T("No se pudo guardar todo"), body,
		widgets.Choice{Text: words.T("Salir sin guardar"), Importance: widget.DangerImportance, Do: s.depart},
		widgets.Choice{Text: words.T("Quedarse"), Importance: widget.HighImportance})
}

// depart closes the store and ends the program. It does not wait for the toolkit to end its
// loop: what other goroutines ask of it then waits for ever, or fails.
func (s *shell) depart() {
	s.leaving = true
	s.desk.Cache.Close()
	s.await(words.T("Guardando…"))
	go func() {
		_ = s.close() // end tells of it
		s.endSoon()
		fyne.Do(func() {
			if l, ok := fyne.CurrentApp().Lifecycle().(interface{ OnStopped() func() }); ok && l.OnStopped() != nil {
				l.OnStopped()() // the toolkit writes its own preferences
			}
			s.end()
		})
	}()
}

// endSoon sees to it that the program ends within leaveWithin.
func (s *shell) endSoon() {
	time.AfterFunc(leaveWithin, s.end)
}

// flush lets every screen store what it has not stored yet.
func (s *shell) flush() {
	for _, built := range s.screens {
		if f, ok := built.(flusher); ok {
			f.Flush()
		}
	}
}

// close waits for what is still being written and gives the store back. It may
// be called from any goroutine, and again, which tells the same.
func (s *shell) close() error {
	s.closing.Do(func() {
		if !s.leaving { // the window was not left but ended
			s.flush()
		}
		s.desk.Errands.Wait()
		if s.store != nil {
			s.closed = s.store.Close()
		}
	})
	return s.closed
}
