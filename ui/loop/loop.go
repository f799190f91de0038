// Package loop gives the tests of the window a goroutine of the window, which is
// that of the test. The test driver of the toolkit does what other goroutines ask
// for on those, while the toolkit measures and draws on one goroutine only: two
// that measure a text at once may wait for ever.
package loop

import (
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/ui/theme"
)

// driver is the test driver with a loop: what other goroutines ask for waits
// until the test lets it happen.
type driver struct {
	fyne.Driver
	shortcuts fyne.ShortcutHandler
	mu        sync.Mutex
	waiting   []func()
	held      fyne.KeyModifier
}

// CurrentKeyModifiers implements desktop.Driver.
func (d *driver) CurrentKeyModifiers() fyne.KeyModifier { return d.held }

// Hold has keys such as Shift be held down from now on, none for 0.
func Hold(keys fyne.KeyModifier) { fyne.CurrentApp().Driver().(*driver).held = keys }

// DoFromGoroutine implements fyne.Driver.
func (d *driver) DoFromGoroutine(f func(), _ bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.waiting = append(d.waiting, f)
}

// CanvasForObject implements fyne.Driver.
func (d *driver) CanvasForObject(o fyne.CanvasObject) fyne.Canvas {
	return canvas{d.Driver.CanvasForObject(o), &d.shortcuts}
}

// canvas is a canvas that takes shortcuts, as that of a real window does and that
// of the test driver does not.
type canvas struct {
	fyne.Canvas
	fyne.Shortcutable
}

// turn does what waits, and reports whether there was anything.
func (d *driver) turn() bool {
	d.mu.Lock()
	now := d.waiting
	d.waiting = nil
	d.mu.Unlock()
	for _, f := range now {
		f()
	}
	return len(now) > 0
}

// app is an app of tests whose driver has a loop.
type app struct {
	fyne.App
	driver *driver
}

func (a app) Driver() fyne.Driver { return a.driver }

// NewApp is the app of a test, with the look of the program. It stays when that ends, so that what a goroutine
// of it asks for later waits too and is never done.
func NewApp() fyne.App {
	plain := test.NewApp()
	plain.Settings().SetTheme(theme.New(theme.Light))
	looped := app{plain, &driver{Driver: plain.Driver()}}
	fyne.SetCurrentApp(looped)
	return looped
}

// Shortcuts are those of the window of the test, which gets what a widget hands on
// to its canvas. They are added here, since a canvas of the test driver keeps none.
func Shortcuts() *fyne.ShortcutHandler { return &fyne.CurrentApp().Driver().(*driver).shortcuts }

// Turn does what other goroutines have asked the window of the test for, and
// reports whether there was anything.
func Turn() bool { return fyne.CurrentApp().Driver().(*driver).turn() }

// Settle waits for work on other goroutines, does what that asked the window
// for, and so on until nothing more comes of it.
func Settle(wait func()) {
	for again := true; again; again = Turn() {
		wait()
	}
}

// Await lets the window go on until something is so; after a minute the test
// fails.
func Await(t testing.TB, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !so(); Turn() {
		if time.Now().After(end) {
			t.Fatalf("%s does not come", what)
		}
		time.Sleep(5 * time.Millisecond)
	}
}
