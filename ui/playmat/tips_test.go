package playmat

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"castillo/game/lesson"
	"castillo/ui/loop"
)

// TestNamesAtTheTableAreExplained rests the pointer on every name of a phase and of a zone, and
// takes it away again.
func TestNamesAtTheTableAreExplained(t *testing.T) {
	laid, err := lesson.Lay(0, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := visit(t, laid, 1)
	b := p.mat.board
	points := map[string]fyne.Position{}
	for _, c := range b.strip.cells {
		points[c.Name] = b.ground.Strip.pos().Add(c.ground.Position()).AddXY(4, 4)
	}
	for i, v := range b.plots {
		points[b.ground.Plots[i].Name] = v.label[0].Position().AddXY(2, 2)
	}
	pointAt := func(at fyne.Position) {
		e := &desktop.MouseEvent{}
		e.Position = at
		b.MouseMoved(e)
	}
	for name, at := range points {
		pointAt(at)
		if got, _ := b.nameAt(at); got != name {
			t.Errorf("at %v is %q, not %q", at, got, name)
			continue
		}
		loop.Await(t, name, func() bool { return b.tip.told })
		if !strings.HasPrefix(b.word.said, name+": ") {
			t.Errorf("on %q it says %q", name, b.word.said)
		}
		pointAt(fyne.NewPos(b.Size().Width-3, b.ground.Strip.Y+40))
		if b.tip.told {
			t.Errorf("%q is told on once the pointer has gone", name)
		}
	}
	b.word.said = ""
	p.clickAt(points["Vigilia"])
	if !strings.HasPrefix(b.word.said, "Vigilia: ") {
		t.Error("a click on a phase tells nothing")
	}
}

// TestABalloonHidesNothingItSpeaksOf puts a note beside every zone, one after the other.
func TestABalloonHidesNothingItSpeaksOf(t *testing.T) {
	laid, err := lesson.Lay(12, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(3) { // the sizes of windows
		p := visit(t, laid.Clone(), seed)
		for _, z := range p.mat.board.ground.Plots {
			p.mat.Explain(Note{Text: strings.Repeat("una cosa y otra ", 9), Marks: []Mark{{Drop: z.Drop}}, Answers: []Answer{{Text: "Seguir", Do: func() {}}}})
			if at := p.mat.balloon.at; at.shared(z.rect) > 0 {
				t.Errorf("%v: at %v the balloon hides %s of seat %v at %v", p.mat.Size(), at, z.Name, z.Seat, z.rect)
			}
			if frames := p.mat.balloon.layer.Objects; len(frames) < 2 {
				t.Errorf("%s of seat %v is not framed", z.Name, z.Seat)
			} else if _, ok := frames[0].(*canvas.Rectangle); !ok {
				t.Errorf("%s of seat %v is framed by %T", z.Name, z.Seat, frames[0])
			}
		}
		p.mat.say("no se puede", p.mat.balloon.at.center())
		if w := p.mat.board.word.box; p.mat.balloon.at.overlaps(rect{w.Position().X, w.Position().Y, w.Size().Width, w.Size().Height}) {
			t.Errorf("%v: the balloon hides what is said", p.mat.Size())
		}
		p.mat.Explain(Note{})
		if n := len(p.mat.balloon.layer.Objects); n != 0 {
			t.Errorf("%d things stay when nothing is told", n)
		}
	}
}
