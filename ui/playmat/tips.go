package playmat

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/game/lesson"
	"castillo/ui/words"
)

// tip tells what the name of a phase or a zone means once the pointer rests on it.
type tip struct {
	name    string      // under the pointer, empty for none
	waiting *time.Timer // nil: it is told, or there is nothing to tell
	told    bool
}

// tipTime is how long the pointer rests until something is told.
const tipTime = 500 * time.Millisecond

// nameAt is the name that is written at a point, as the rulebook has it, and where.
func (b *board) nameAt(p fyne.Position) (name string, at rect) {
	of := func(o fyne.CanvasObject, in fyne.Position) rect {
		q, s := o.Position().Add(in), o.Size()
		return rect{q.X, q.Y, s.Width, s.Height}
	}
	for _, c := range b.strip.cells {
		if at := of(c.ground, b.ground.Strip.pos()); at.has(p) {
			return c.Name, at
		}
	}
	for i, v := range b.plots {
		for _, t := range v.label {
			if at := of(t, fyne.Position{}); t.Text != "" && at.has(p) && i < len(b.ground.Plots) {
				return b.ground.Plots[i].Name, at
			}
		}
	}
	return "", rect{}
}

// restOn notes where the pointer is: what it rests on is told, and no longer once it goes on.
func (b *board) restOn(p fyne.Position) {
	name, at := b.nameAt(p)
	if name == b.tip.name {
		return
	}
	b.forgetTip()
	if b.tip.name = name; name == "" || lesson.About(name) == "" {
		return
	}
	var mine *time.Timer
	mine = time.AfterFunc(tipTime, func() {
		fyne.Do(func() {
			if b.tip.waiting == mine {
				b.tell(name, at)
			}
		})
	})
	b.tip.waiting = mine
}

// tell tells what a name means.
func (b *board) tell(name string, at rect) {
	b.forgetTip()
	b.tip.name, b.tip.told = name, true
	b.say(words.T("{nombre}: {qué}", "nombre", words.T(name), "qué", words.T(lesson.About(name))), at.center())
}

// forgetTip takes back what is told, or about to be.
func (b *board) forgetTip() {
	if b.tip.waiting != nil {
		b.tip.waiting.Stop()
	}
	if b.tip.told && b.word.box.Visible() {
		b.word.box.Hide()
		canvas.Refresh(b.layer)
	}
	b.tip = tip{}
}
