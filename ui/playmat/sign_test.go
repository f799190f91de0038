package playmat

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2/widget"

	"castillo/ui/loop"
	"castillo/ui/theme"
)

func TestEveryMarkHasAShapeOfItsOwn(t *testing.T) {
	for m := unmarked + 1; m < marks; m++ {
		if n := len(shapes[m]); n < 3 || n > 16 {
			t.Errorf("mark %d has %d corners", m, n)
		}
		for other := m + 1; other < marks; other++ {
			if reflect.DeepEqual(shapes[m], shapes[other]) {
				t.Errorf("marks %d and %d have the same shape", m, other)
			}
		}
	}
}

func TestWhatMayBeChosenHasASignInEveryLook(t *testing.T) {
	for _, mode := range []theme.Mode{theme.Light, theme.Dark, theme.Contrast} {
		loop.NewApp().Settings().SetTheme(theme.New(mode))
		p := paletteOf(widget.NewLabel(""))
		tok := newToken(1, plain{})
		for m := unmarked + 1; m < marks; m++ {
			tok.mark(m, unmarked, p)
			if !tok.use.Visible() || !tok.edge.Visible() || tok.edge.StrokeWidth < 3 {
				t.Errorf("%s: mark %d is not seen", mode, m)
			}
		}
		tok.mark(unmarked, unmarked, p)
		if tok.use.Visible() || tok.deed.Visible() || tok.edge.Visible() {
			t.Errorf("%s: a card without a mark has one", mode)
		}
	}
}

func TestAnAttackerThatCanBeUsedShowsBoth(t *testing.T) {
	loop.NewApp()
	tok := newToken(1, plain{})
	tok.mark(isReady, attacks, paletteOf(widget.NewLabel("")))
	if tok.use.shown != isReady || tok.deed.shown != attacks || !tok.deed.Visible() {
		t.Errorf("it shows %d and %d", tok.use.shown, tok.deed.shown)
	}
}

func TestAZoneWhereTheHeldCardMayGoHasASign(t *testing.T) {
	m := open(t, sit(t))
	click(t, m, Drop{Card: knight})
	lit := 0
	for _, v := range m.board.plots {
		if m.board.lit[v.Drop] != v.sign.Visible() {
			t.Errorf("%+v is lit: %v, and has a sign: %v", v.Drop, m.board.lit[v.Drop], v.sign.Visible())
		}
		if v.sign.Visible() {
			lit++
		}
	}
	if lit == 0 || m.board.tokens[knight].use.shown != isHeld {
		t.Errorf("%d lit zones, the held card shows %d", lit, m.board.tokens[knight].use.shown)
	}
	m.cancel()
	if m.board.tokens[knight].use.shown != isReady {
		t.Error("put back, it is not ready")
	}
}
