package replays

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/myl"
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
)

// watched is a match on the table of a test window.
func watched(t testing.TB) *viewer {
	t.Helper()
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	w := test.NewTempWindow(t, nil)
	desk := &widgets.Desk{Window: w, Cache: images.NewCache(64 << 20), Notes: widgets.NewNotes(), Errands: widgets.NewErrands()}
	s := New(Config{Desk: desk, Model: NewModel(newAlbum(t), myl.Rulebook), Unfinished: func() ([]widgets.Unfinished, error) { return nil, nil },
		GoOn: func(cardsdb.MatchID) {}, PlayOn: func(Moment, game.Seat) {}})
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1184, 700))
	s.Shown()
	loop.Settle(desk.Errands.Wait)
	s.open(0, (*Opened).atStart, func() {})
	loop.Settle(desk.Errands.Wait)
	if s.viewer.opened == nil {
		t.Fatal("no match is open")
	}
	return s.viewer
}

// BenchmarkStep is what the window's goroutine does for a step forward.
func BenchmarkStep(b *testing.B) {
	v := watched(b)
	for b.Loop() {
		if v.opened.atItsEnd() {
			v.opened.atStart()
		}
		v.step()
	}
}

// BenchmarkSlide is one event of a slider that is dragged from one end to the other.
func BenchmarkSlide(b *testing.B) {
	v := watched(b)
	for i := 0; b.Loop(); i += 7 {
		v.slider.OnChanged(float64(i % len(v.opened.Lines())))
	}
}

// BenchmarkLoad is what is done behind the window before a match is shown.
func BenchmarkLoad(b *testing.B) {
	m := watched(b).screen.Model
	for b.Loop() {
		if _, err := m.Load(m.ID(0)); err != nil {
			b.Fatal(err)
		}
	}
}
