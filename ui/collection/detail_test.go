package collection

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/images/scans"
	"castillo/ui/loop"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// withScan gives a printing a picture of its owner's.
func withScan(t *testing.T, desk *widgets.Desk, p card.Printing) {
	t.Helper()
	library, err := scans.Open(t.TempDir())
	must(t, err)
	dir := t.TempDir()
	var picture bytes.Buffer
	must(t, png.Encode(&picture, image.NewGray(image.Rect(0, 0, 63, 88))))
	must(t, os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%03d.png", p.Edition, p.Number)), picture.Bytes(), 0o600))
	_, err = library.Import(context.Background(), scans.NewMatcher(nil), []string{dir}, nil)
	must(t, err)
	desk.Cache.Attach(library, nil)
}

// area is what an object takes of the window.
type area struct {
	what     string
	from, to fyne.Position
}

func areaOf(o fyne.CanvasObject, what string) area {
	return areaAt(o, fyne.CurrentApp().Driver().AbsolutePositionForObject(o), what)
}

func areaAt(o fyne.CanvasObject, at fyne.Position, what string) area {
	return area{what, at, at.AddXY(o.Size().Width, o.Size().Height)}
}

// inner is an area without so much of its edge.
func (a area) inner(x, y float32) area {
	a.from, a.to = a.from.AddXY(x, y), a.to.SubtractXY(x, y)
	return a
}

func (a area) inside(b area) bool {
	return a.from.X >= b.from.X-0.5 && a.from.Y >= b.from.Y-0.5 && a.to.X <= b.to.X+0.5 && a.to.Y <= b.to.Y+0.5
}

func (a area) meets(b area) bool {
	return min(a.to.X, b.to.X)-max(a.from.X, b.from.X) > 0.5 && min(a.to.Y, b.to.Y)-max(a.from.Y, b.from.Y) > 0.5
}

// said are what is read and pressed on an object that lies somewhere, each with its area.
func said(on fyne.CanvasObject, at fyne.Position) (all, buttons []area) {
	var inside []fyne.CanvasObject
	switch o := on.(type) {
	case *widgets.LongButton:
		a := areaAt(o, at, o.Said())
		return []area{a}, []area{a}
	case *widgets.Button:
		a := areaAt(o, at, "["+o.Text+"]")
		return []area{a}, []area{a}
	case *widgets.Select:
		a := areaAt(o, at, o.Selected)
		return []area{a}, []area{a}
	case *widgets.Ink:
		return []area{areaAt(o, at, o.Text())}, nil
	case *widget.Label:
		margin := fynetheme.InnerPadding()
		return []area{areaAt(o, at, o.Text).inner(margin, margin-1)}, nil
	case *widgets.Face:
		return []area{areaAt(o, at, "the face")}, nil
	case *fyne.Container:
		inside = o.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(o).Objects()
	}
	for _, o := range inside {
		if o.Visible() {
			a, b := said(o, at.Add(o.Position()))
			all, buttons = append(all, a...), append(buttons, b...)
		}
	}
	return all, buttons
}

// TestTheDetailOfAnyCardIsWhole: of the card of which most can be said nothing lies over
// anything else, and every button can be pressed, in the window as it is or after scrolling.
func TestTheDetailOfAnyCardIsWhole(t *testing.T) {
	store, c := stuffedStore(t)
	c.Epic = "Tres veces lo llamó la piedra, y tres veces calló el bosque. Incomprensiblementelarguísima fue la noche."
	must(t, store.Corrections().Set(c))
	t.Cleanup(func() { _ = words.Use(words.Spanish) })
	for _, way := range []struct {
		language words.Language
		look     theme.Mode
		text     theme.TextSize
	}{{words.Spanish, theme.Light, theme.Usual}, {words.English, theme.Contrast, theme.Large}, {words.Spanish, theme.Dark, theme.Largest}, {words.English, theme.Light, theme.Largest}} {
		must(t, words.Use(way.language))
		s := newScreenIn(t, store, theme.New(way.look).Sized(way.text))
		withScan(t, s.desk, c.Printing())
		s.MarkAll() // the bar that says so needs room too
		for _, size := range []fyne.Size{{Width: 1024, Height: 640}, {Width: 1280, Height: 720}, {Width: 1920, Height: 1080}} {
			s.desk.Window.Resize(size.SubtractWidthHeight(96, 0)) // the rail stands beside it
			s.detail.show(c)
			loop.Turn()
			checkDetail(t, s, fmt.Sprintf("%s, %s, %s, %v", way.language, way.look, way.text, size))
		}
	}
}

func checkDetail(t *testing.T, s *Screen, where string) {
	t.Helper()
	d := s.detail
	if got, least := s.desk.Canvas().Size(), s.Content().MinSize(); least.Width > got.Width || least.Height > got.Height {
		t.Errorf("%s: the screen needs %v of %v", where, least, got)
	}
	panel, view := areaOf(d.panel, "the panel"), areaOf(d.scroll, "what scrolls")
	if !view.inside(panel) || d.scroll.Size().Height < 120 {
		t.Errorf("%s: what scrolls lies at %v on a panel at %v", where, view, panel)
	}
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject
	fixed, _ := said(container.NewWithoutLayout(d.face, d.title, d.counts), place(d.column))
	scrolled, buttons := said(d.scroll.Content, place(d.scroll.Content))
	if len(fixed) < 8 || len(buttons) < 16 {
		t.Errorf("%s: only %d things and %d buttons are there", where, len(fixed), len(buttons))
	}
	for _, all := range [][]area{fixed, scrolled} {
		for i, a := range all {
			for _, b := range all[:i] {
				if a.meets(b) {
					t.Errorf("%s: %v lies over %v", where, a, b)
				}
			}
		}
	}
	for _, a := range fixed {
		if !a.inside(panel) || a.meets(view) {
			t.Errorf("%s: %v lies outside of its place on the panel at %v", where, a, panel)
		}
	}
	for _, a := range scrolled {
		if a.from.X < view.from.X-0.5 || a.to.X > view.to.X+0.5 {
			t.Errorf("%s: %v is wider than what scrolls, at %v", where, a, view)
		}
	}
	d.scroll.ScrollToBottom()
	_, buttons = said(d.scroll.Content, place(d.scroll.Content))
	if last := buttons[len(buttons)-1]; !last.inside(view) {
		t.Errorf("%s: %v cannot be reached in %v", where, last, view)
	}
	d.scroll.ScrollToTop()
}
