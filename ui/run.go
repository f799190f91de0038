// Package ui is the window of Castillo. It opens the owner's store, holds the
// screens together and takes the player from one to the other; each screen is
// a package of its own.
package ui

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"syscall"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"castillo/cardsdb"
	"castillo/images"
	"castillo/ui/preferences"
	"castillo/ui/sound"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Options say how the window opens. The zero value suits the program.
type Options struct {
	// DataDir is the folder of the store, the user's own one if empty.
	DataDir string
	// ready is told of the window when it can be used, nil if nobody asks.
	ready func(*shell)
}

// ErrNoDisplay says that there is no screen to open a window on.
var ErrNoDisplay = errors.New("no hay pantalla donde abrir la ventana (faltan DISPLAY y WAYLAND_DISPLAY); los demás verbos funcionan sin ella: castillo ayuda")

// ErrDeadDisplay says that the screen that is named does not answer.
var ErrDeadDisplay = errors.New("la pantalla no responde (mira DISPLAY o WAYLAND_DISPLAY); los demás verbos funcionan sin ella: castillo ayuda")

// cacheBytes is how much memory painted faces may take: about 450 thumbnails
// or 100 large ones.
const cacheBytes = 48 << 20

// spareMemory is how much garbage may lie around, in percent of what is in use.
// Most of what is in use is pixels and fonts, which are collected at no cost, so
// that the window is none the slower for less than the usual 100.
const spareMemory = 40

// startMemory is how much garbage may lie around until the store is open: nearly all that is made then is
// kept, and looking for garbage would take a core from what opens.
const startMemory = 400

// The least size of the window.
const (
	leastWidth  = 1024
	leastHeight = 640
)

// Run opens the window and returns when it is closed. Before it, app.SetMetadata
// says which program this is.
func Run(o Options) error {
	if !hasDisplay() {
		return ErrNoDisplay
	}
	dir, err := cardsdb.Folder(o.DataDir)
	if err != nil {
		return err
	}
	debug.SetGCPercent(startMemory)
	if cache, err := os.UserCacheDir(); err == nil {
		os.MkdirAll(cache, 0o700) // a new user has none yet, and the toolkit complains
	}
	a := calmed(app.New())
	choices := preferences.FirstFrame(a.Preferences(), dir)
	a.Settings().SetTheme(choices.Look())
	if err := words.Use(choices.Language); err != nil {
		return err
	}
	w := a.NewWindow("Castillo")
	w.SetMaster()
	w.SetPadded(false)
	w.SetIcon(fyne.NewStaticResource("castillo.png", images.Icon(128)))
	desk := &widgets.Desk{
		Window:  w,
		Cache:   images.NewCache(cacheBytes),
		Notes:   widgets.NewNotes(),
		Errands: widgets.NewErrands(),
	}
	s := newShell(desk, dir, choices)
	s.ready = o.ready
	s.sounds = sound.New()
	s.end = func() {
		code := 0
		if err := s.close(); err != nil {
			fmt.Fprintln(os.Stderr, "castillo:", err)
			code = 2
		}
		os.Exit(code)
	}
	s.heedSignals()
	a.Lifecycle().SetOnExitedForeground(func() { s.setAway(true) })
	a.Lifecycle().SetOnEnteredForeground(func() { s.setAway(false) })
	w.Resize(choices.Window)
	w.SetCloseIntercept(s.leave)
	w.SetOnDropped(s.dropped)
	s.open()
	return errors.Join(show(a, w, func() {}), s.close())
}

// heedSignals sees to it that the program ends when the system asks for that.
func (s *shell) heedSignals() {
	s.asked = make(chan os.Signal, 1)
	signal.Notify(s.asked, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-s.asked
		s.endSoon()
		fyne.Do(func() {
			s.desk.Errands.Interrupt()
			if !s.leaving {
				s.pack()
				s.depart()
			}
		})
		<-s.asked // somebody cannot wait: what was confirmed is on the disk
		os.Exit(1)
	}()
}

// ownSignals keeps the toolkit from ending its loop by itself when a signal comes, which it
// does not survive at every moment. It is called once the toolkit listens.
func (s *shell) ownSignals() {
	if s.asked != nil {
		signal.Reset(os.Interrupt, syscall.SIGTERM)
		signal.Notify(s.asked, os.Interrupt, syscall.SIGTERM)
	}
}

// show runs the window until it is closed; begun is called once it runs. The driver panics where a screen is
// named but does not answer; that is told as what it is.
func show(a fyne.App, w fyne.Window, begun func()) (err error) {
	started := false
	a.Lifecycle().SetOnStarted(func() {
		started = true
		begun()
	})
	defer func() {
		if r := recover(); r != nil {
			if started {
				panic(r)
			}
			err = ErrDeadDisplay
		}
	}()
	widgets.DrawFlat()
	w.ShowAndRun()
	return nil
}

// hasDisplay reports whether there is a screen. Where the system always has
// one the answer is yes.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "windows", "darwin":
		return true
	}
	return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
}
