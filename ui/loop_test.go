package ui

import (
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// loop is the test driver with a goroutine of the window, which is that of the
// test: what other goroutines ask for waits until the test lets it happen. The
// toolkit measures and draws nothing on two goroutines at once.
type loop struct {
	fyne.Driver
	mu      sync.Mutex
	waiting []func()
}

// DoFromGoroutine implements fyne.Driver.
func (l *loop) DoFromGoroutine(f func(), _ bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.waiting = append(l.waiting, f)
}

// turn does what waits, and reports whether there was anything.
func (l *loop) turn() bool {
	l.mu.Lock()
	now := l.waiting
	l.waiting = nil
	l.mu.Unlock()
	for _, f := range now {
		f()
	}
	return len(now) > 0
}

// loopedApp is an app whose driver is a loop.
type loopedApp struct {
	fyne.App
	loop *loop
}

func (a loopedApp) Driver() fyne.Driver { return a.loop }

// newLoopedApp is the app of a test until that ends.
func newLoopedApp(t testing.TB) fyne.App {
	app := test.NewTempApp(t)
	looped := loopedApp{app, &loop{Driver: app.Driver()}}
	fyne.SetCurrentApp(looped)
	return looped
}

// turn does what other goroutines have asked the window for.
func turn() bool { return fyne.CurrentApp().Driver().(*loop).turn() }

// settle waits until every errand is done and the window shows it.
func (s *shell) settle() {
	for again := true; again; again = turn() {
		s.desk.Errands.Wait()
	}
}

// await lets the window go on until something is so.
func await(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !so(); turn() {
		if time.Now().After(end) {
			t.Fatalf("%s does not come", what)
		}
		time.Sleep(5 * time.Millisecond)
	}
}
