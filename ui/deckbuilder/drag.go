package deckbuilder

import (
	"fyne.io/fyne/v2"

	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/widgets"
)

// carry shows the card that is being dragged under the pointer.
func (s *Screen) carry(c card.Card, at fyne.Position) {
	s.closeup.Hide()
	if len(s.layer.Objects) == 0 {
		s.ghost.Resize(fyne.NewSize(ghostWidth, widgets.CardHeight(ghostWidth)))
		s.ghost.SetCard(c)
		s.layer.Add(s.ghost)
	}
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.content)
	s.ghost.Move(at.Subtract(origin).SubtractXY(ghostWidth/2, 24))
}

// putDown ends the dragging.
func (s *Screen) putDown() { s.layer.RemoveAll() }

// drop adds a card that was let go over the deck.
func (s *Screen) drop(i int, at fyne.Position) {
	s.putDown()
	if s.overDeck(at) && i < len(s.Grid.Items()) {
		s.add(i)
	}
}

// overDeck reports whether a place of the canvas belongs to the deck.
func (s *Screen) overDeck(at fyne.Position) bool {
	corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(s.deck)
	p := at.Subtract(corner)
	return p.X >= 0 && p.Y >= 0 && p.X < s.deck.Size().Width && p.Y < s.deck.Size().Height
}

// pointed is a card of the grid to be seen large, with what the owner has of it,
// beside what it lies on.
func (s *Screen) pointed(i int, on fyne.CanvasObject) (c card.Card, about string, beside fyne.CanvasObject) {
	c = s.Grid.Items()[i].Card
	return c, s.model.Stock(deck.Ref{Name: c.Name}).String(), on
}

// toggleCloseup shows the chosen card large, or takes it away: that of the deck where the
// keyboard is there, else that of the grid.
func (s *Screen) toggleCloseup() {
	if s.closeup.Shown() {
		s.closeup.Hide()
		return
	}
	s.showCloseup()
}

// showCloseup shows the chosen card large.
func (s *Screen) showCloseup() {
	if chosen := s.roll.chosen(); s.roll.focused && chosen != nil {
		chosen.show()
	} else if on := s.Grid.ChosenCell(); on != nil {
		s.closeup.Show(s.pointed(s.Grid.Chosen(), on))
	}
}

// lookOn has a card that is seen large be the one that is chosen now.
func (s *Screen) lookOn() {
	if s.closeup != nil && s.closeup.Shown() {
		s.showCloseup()
	}
}
