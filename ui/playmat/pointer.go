package playmat

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"castillo/game"
)

// drag is a card on its way with the pointer. The zero drag is none.
type drag struct {
	pressed game.CardID   // the card under the pointer when its button went down
	grip    fyne.Position // where in the card
	at      fyne.Position // the pointer's last place
	token   *token        // the card, once it has left its place
	ended   bool          // cancelled or never begun; the rest of the gesture counts for nothing
}

// at finds what a point means. What is lit comes first, so that a card may be
// let go onto others that lie in a lit zone.
func (b *board) at(p fyne.Position) (Drop, bool) {
	if len(b.lit) > 0 {
		if d, ok := b.cardAt(p, true); ok {
			return d, true
		}
		for _, z := range b.ground.Plots {
			if b.lit[z.Drop] && b.ground.open(z, b.lit).has(p) {
				return z.Drop, true
			}
		}
	}
	if d, ok := b.cardAt(p, false); ok {
		return d, true
	}
	z, ok := b.ground.plotAt(p)
	return z.Drop, ok
}

// cardAt finds the topmost card at a point, a lit one where that is asked.
func (b *board) cardAt(p fyne.Position, lit bool) (Drop, bool) {
	if up, ok := b.place(Drop{Card: b.risen}); ok && b.risen != 0 && up.has(p) && p.Y < b.ground.Hands[b.ground.Seat].Y-raise {
		d := Drop{Card: b.risen}
		return d, !lit || b.lit[d]
	}
	for i := len(b.spots) - 1; i >= 0; i-- {
		s := b.spots[i]
		d := Drop{Card: s.ID}
		dragged := b.drag.token != nil && b.drag.token.id == s.ID
		if s.has(p) && !dragged && (!lit || b.lit[d]) {
			return d, true
		}
	}
	return Drop{}, false
}

// MouseDown implements desktop.Mouseable: it remembers which card was taken.
func (b *board) MouseDown(e *desktop.MouseEvent) {
	b.keyed = false
	b.rise()
	b.focus()
	d, ok := b.cardAt(e.Position, false)
	if e.Button == desktop.MouseButtonSecondary {
		if ok && b.held == 0 {
			b.hand.inspect(d.Card)
		} else {
			b.hand.cancel()
		}
		return
	}
	b.drag = drag{}
	if ok {
		b.drag.pressed = d.Card
		b.drag.grip = e.Position.Subtract(b.tokens[d.Card].box.Position())
		b.watchPress()
	}
}

// pressTime is how long a card is pressed until it is shown large.
const pressTime = 500 * time.Millisecond

// watchPress shows the pressed card large unless it is let go or dragged before.
func (b *board) watchPress() {
	b.letGo()
	card := b.drag.pressed
	var mine *time.Timer
	mine = time.AfterFunc(pressTime, func() {
		fyne.Do(func() {
			if b.press == mine {
				b.letGo()
				b.drag = drag{ended: true}
				b.hand.inspect(card)
			}
		})
	})
	b.press = mine
}

// letGo forgets that a card is pressed.
func (b *board) letGo() {
	if b.press != nil {
		b.press.Stop()
		b.press = nil
	}
}

// MouseUp implements desktop.Mouseable.
func (b *board) MouseUp(*desktop.MouseEvent) { b.letGo() }

// Dragged implements fyne.Draggable.
func (b *board) Dragged(e *fyne.DragEvent) {
	b.letGo()
	if b.drag.ended {
		return
	}
	if b.drag.token == nil && !b.take() {
		b.drag.ended = true
		return
	}
	b.drag.at = e.Position
	b.drag.token.box.Move(e.Position.Subtract(b.drag.grip))
	over, ok := b.at(e.Position)
	if !ok || !b.lit[over] {
		over = Drop{}
	}
	if over != b.over {
		b.over = over
		b.paint()
	}
}

// DragEnd implements fyne.Draggable.
func (b *board) DragEnd() {
	if b.drag.token == nil {
		b.drag = drag{}
		return
	}
	at, ok := b.at(b.drag.at)
	b.reach(b.zoneAt(b.drag.at))
	b.putDown()
	b.hand.release(at, ok)
}

// take lifts the pressed card off the board, into the layer above it.
func (b *board) take() bool {
	t := b.tokens[b.drag.pressed]
	if t == nil || !b.hand.lift(b.drag.pressed) {
		return false
	}
	b.drag.token = t
	b.layer.Objects = append(b.layer.Objects, t.box)
	b.stack(nil)
	return true
}

// putDown gives the dragged card back to the board, which moves it home.
func (b *board) putDown() {
	t := b.drag.token
	if t == nil {
		return
	}
	b.layer.Objects = b.layer.Objects[:len(b.layer.Objects)-1]
	b.drag = drag{ended: true}
	if b.tokens[t.id] == t {
		b.move([]move{{token: t, from: t.box.Position(), to: b.home(t)}}, true)
	}
}

// Tapped implements fyne.Tappable.
func (b *board) Tapped(e *fyne.PointEvent) {
	b.letGo()
	if name, at := b.nameAt(e.Position); b.held == 0 && at.Y >= b.ground.Strip.Y && at.Y < b.ground.Strip.Y+b.ground.Strip.H {
		b.tell(name, at)
		return
	}
	b.hand.choose(b.at(e.Position))
}

// MouseIn implements desktop.Hoverable.
func (b *board) MouseIn(e *desktop.MouseEvent) { b.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (b *board) MouseMoved(e *desktop.MouseEvent) {
	b.pointer = &e.Position
	b.reach(b.zoneAt(e.Position))
	b.pointAgain()
	if b.hovered != 0 {
		b.hand.hover(b.hovered)
	}
	b.restOn(e.Position)
}

// pointAgain finds the card that is under the pointer by now, which may have lain still.
func (b *board) pointAgain() {
	if b.pointer == nil || b.drag.token != nil {
		return
	}
	if d, _ := b.cardAt(*b.pointer, false); d.Card != b.hovered {
		b.hoverOn(d.Card)
	}
}

// MouseOut implements desktop.Hoverable.
func (b *board) MouseOut() {
	b.pointer = nil
	b.reach(Drop{})
	b.hoverOn(0)
	b.forgetTip()
}

// zoneAt is the zone at a point, the zero Drop where there is none.
func (b *board) zoneAt(p fyne.Position) Drop {
	z, _ := b.ground.plotAt(p)
	return z.Drop
}

// hoverOn notes the card under the pointer.
func (b *board) hoverOn(id game.CardID) {
	b.hovered = id
	b.rise()
}

// Cursor implements desktop.Cursorable.
func (b *board) Cursor() desktop.Cursor {
	if b.held == 0 && b.ready[b.hovered] {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// focus gives the keys to the board.
func (b *board) focus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil && c.Focused() != fyne.Focusable(b) {
		c.Focus(b)
	}
}

// FocusGained implements fyne.Focusable.
func (b *board) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (b *board) FocusLost() {
	b.keyed = false
	b.rise()
	b.mark()
}

// AcceptsTab implements fyne.Tabbable: Tab goes from card to card.
func (b *board) AcceptsTab() bool { return true }

// TypedRune implements fyne.Focusable.
func (b *board) TypedRune(r rune) { b.hand.rune(r) }

// TypedKey implements fyne.Focusable.
func (b *board) TypedKey(e *fyne.KeyEvent) { b.hand.key(e.Name) }

// KeyDown implements desktop.Keyable, for the Shift of Shift+Tab.
func (b *board) KeyDown(e *fyne.KeyEvent) { b.shift(e.Name, true) }

// KeyUp implements desktop.Keyable.
func (b *board) KeyUp(e *fyne.KeyEvent) { b.shift(e.Name, false) }

func (b *board) shift(k fyne.KeyName, down bool) {
	if k == desktop.KeyShiftLeft || k == desktop.KeyShiftRight {
		b.shifted = down
	}
}
