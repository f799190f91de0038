package replays

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/game"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/ui/loop"
	"castillo/ui/widgets"
)

func TestACostlyMoveLeadsToItsMoment(t *testing.T) {
	v := watched(t)
	begun := replay.Resume(v.opened.played[0].Record())
	begun.Back(len(begun.Record().Actions) - 120)
	short, err := replay.Play(begun.Record(), myl.Rulebook)
	if err != nil {
		t.Fatal(err)
	}
	v.opened.played[0] = short // a whole match takes its time
	v.showCostly()
	loop.Await(t, "a review", func() bool { return len(v.opened.costly) > 0 })
	moves := v.opened.costly[reviewed{0, v.opened.Below()}]
	if len(moves) == 0 || len(v.marks.places) != len(moves) {
		t.Fatalf("%d moves of a player that plays by chance, %d marks", len(moves), len(v.marks.places))
	}
	top := v.screen.Desk.Canvas().Overlays().Top()
	for _, o := range test.LaidOutObjects(top) {
		if b, ok := o.(*widgets.Button); ok && strings.HasPrefix(b.Text, "Turno ") {
			test.Tap(b)
			break
		}
	}
	at := v.opened.now()
	m := moves[0]
	if at.Action >= m.Action || v.opened.Lines()[v.opened.Line()+1].Action < m.Action {
		t.Errorf("stands at action %d, the move is %d", at.Action, m.Action)
	}
	if m.did == "" || m.best == "" || m.did == m.best || m.question == "" {
		t.Errorf("%q, %q instead of %q", m.question, m.best, m.did)
	}
}

func TestAReviewIsOfWhoSitsBelow(t *testing.T) {
	o := opened(t, NewModel(newAlbum(t), myl.Rulebook))
	was := o.reviewed()
	if o.Swap(); was.seat != game.A || o.reviewed().seat != game.B {
		t.Errorf("of %v, then of %v", was.seat, o.reviewed().seat)
	}
}

func TestMarksStandOverTheSlider(t *testing.T) {
	m := newMarks()
	m.box.Resize(fyne.NewSize(400, 40))
	m.set([]int{0, 50, 100}, 100)
	x := func(i int) float32 { return m.box.Objects[i].Position().X + m.box.Objects[i].Size().Width/2 }
	if x(1) != 200 || x(0) <= 0 || x(2) >= 400 || x(0)+x(2) != 400 {
		t.Errorf("at %v, %v, %v of 400", x(0), x(1), x(2))
	}
}
