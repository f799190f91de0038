package playmat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"castillo/game"
	"castillo/game/card"
)

var _ hand = (*Onlooker)(nil)

// Seats say whose match is looked at, and from where.
type Seats struct {
	Book   game.Rulebook
	Define func(game.Face) card.Card
	Names  [2]string
	Below  game.Seat
}

// Onlooker is the table of a match for somebody who only looks on, and the card that is looked
// at. Nothing on it can be moved; piles open.
type Onlooker struct {
	pictures Pictures
	keys     func(fyne.KeyName) // the table has no use for them
	seats    Seats
	board    *board
	frame    *container.Clip // holds the board
	panel    *panel          // nil: no pile is open
	table    *fyne.Container
	closeup  *closeup
}

// NewOnlooker is a place at a table. Sit comes first. What is typed there is handed on.
func NewOnlooker(pictures Pictures, keys func(fyne.KeyName)) *Onlooker {
	return &Onlooker{pictures: pictures, keys: keys, table: container.NewStack(), closeup: newCloseup(pictures)}
}

// Table is the board.
func (o *Onlooker) Table() fyne.CanvasObject { return o.table }

// Closeup shows the card that is looked at.
func (o *Onlooker) Closeup() fyne.CanvasObject { return o.closeup }

// Sit takes a place at the table of a match, of which nothing is shown yet.
func (o *Onlooker) Sit(at Seats) {
	if o.board != nil {
		o.board.forget()
	}
	o.seats = at
	o.board = newBoard(o, at.Below, at.Book, at.Define, at.Names, o.pictures)
	o.frame = o.board.framed()
	o.lay(o.frame)
	o.closeup.show(card.Card{}, game.CardView{})
}

// Jump shows a moment of the match.
func (o *Onlooker) Jump(v game.View) {
	o.fold()
	o.board.jump(v)
	o.board.askFor(v.Decision.Source)
}

// Follow shows the next moment of the match, cards moving to where they lie now.
func (o *Onlooker) Follow(v game.View) {
	o.fold()
	o.board.show(v, performance{})
	o.board.askFor(v.Decision.Source)
}

// Look shows a card as printed.
func (o *Onlooker) Look(f game.Face) { o.closeup.show(o.seats.Define(f), game.CardView{}) }

// fold closes the pile that is open.
func (o *Onlooker) fold() {
	if o.panel != nil {
		o.lay(o.frame)
	}
}

// lay fills the place of the board.
func (o *Onlooker) lay(objects ...fyne.CanvasObject) {
	o.panel = nil
	o.table.Objects = objects
	o.table.Refresh()
}

func (o *Onlooker) lift(game.CardID) bool { return false }
func (o *Onlooker) release(Drop, bool)    {}
func (o *Onlooker) rune(rune)             {}

func (o *Onlooker) hover(id game.CardID) {
	if v := o.board.view.Find(id); v.Face != 0 {
		o.closeup.show(o.seats.Define(v.Face), v)
	}
}

// inspect shows a card large, with what can be said of it.
func (o *Onlooker) inspect(id game.CardID) {
	v := o.board.view.Find(id)
	if v.Face == 0 {
		return
	}
	s := speaker{define: o.seats.Define}
	o.open(s.sheet(explained{Card: o.seats.Define(v.Face), View: v}, &o.board.view, o.pictures, o.fold))
}

// open lays a page over the table.
func (o *Onlooker) open(p page) {
	panel := newPanel(p, o.pictures, func(l leaf) { o.closeup.show(l.Card, l.View) })
	o.lay(o.frame, panel)
	o.panel = panel
}

// choose opens the pile that was clicked, by itself or by its top card.
func (o *Onlooker) choose(at Drop, ok bool) {
	if !ok {
		return
	}
	if at.Card != 0 {
		o.hover(at.Card)
		v := o.board.view.Find(at.Card)
		at = Drop{Seat: v.Controller, Zone: v.Zone}
	}
	if p, ok := o.board.pile(at, o.seats.Names[at.Seat], o.fold); ok {
		o.open(p)
	}
}

func (o *Onlooker) cancel() { o.fold() }

func (o *Onlooker) key(k fyne.KeyName) {
	if o.panel != nil {
		o.panel.key(k)
		return
	}
	o.keys(k)
}
