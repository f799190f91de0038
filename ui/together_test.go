package ui

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"castillo/ui/widgets"

	"castillo/game"
	"castillo/ui/lobby"
	"castillo/ui/loop"
)

// TestTwoPeoplePlayADuelAtOneScreen plays at both tables by chance, each only when its table is
// in sight and uncovered: both come to the same end, which is recorded.
func TestTwoPeoplePlayADuelAtOneScreen(t *testing.T) {
	s := openShell(t)
	s.pace = time.Nanosecond
	setup := duelSetup(t, s)
	setup.Player = lobby.Person
	setup.Round.Sides[game.B].Name = lobby.Person.Name()
	if err := s.StartDuel(setup); err != nil {
		t.Fatal(err)
	}
	d, r, covers := s.duel, game.NewRand(5), 0
	for end := time.Now().Add(time.Minute); d.pair.mats[game.A].Result().Open() || d.pair.mats[game.B].Result().Open(); loop.Turn() {
		if time.Now().After(end) {
			for _, m := range d.pair.mats {
				t.Logf("%+v options %d, cover %v, real %+v", m.View().Decision, len(m.Options()), d.pair.inSight() == nil, m.Match().Decision())
			}
			t.Fatal("the duel does not end")
		}
		at := d.pair.inSight()
		if at == nil {
			if ready := button(d.pair.host); ready != nil {
				covers++
				ready.OnTapped()
			}
			continue
		}
		if v := at.View(); v.Decision.Seat == v.Seat && len(at.Options()) > 0 {
			at.Do(at.Options()[r.Below(len(at.Options()))])
		}
		time.Sleep(time.Millisecond)
	}
	a, b := d.pair.mats[game.A], d.pair.mats[game.B]
	if a.Match().Hash() != b.Match().Hash() || a.Result() != b.Result() {
		t.Errorf("the tables end as %+v and %+v", a.Result(), b.Result())
	}
	if covers < 10 {
		t.Errorf("the screen was passed on %d times", covers)
	}
	loop.Await(t, "the end", d.record.ended)
	played := d.record.standing().Duels[0].Record
	if played.End == nil || played.End.Hash != a.Match().Hash() {
		t.Error("the record does not end so")
	}
	s.endDuel()
}

// button is the first button in an object and what it holds.
func button(o fyne.CanvasObject) *widgets.Button {
	switch o := o.(type) {
	case *widgets.Button:
		return o
	case *fyne.Container:
		for _, inner := range o.Objects {
			if b := button(inner); b != nil {
				return b
			}
		}
	}
	return nil
}
