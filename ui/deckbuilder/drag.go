package deckbuilder

import (
	"fyne.io/fyne/v2"

	"castillo/game/card"
	"castillo/ui/widgets"
)

// carry shows the card that is being dragged under the pointer.
func (s *Screen) carry(c card.Card, at fyne.Position) {
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

// preview shows the card of a line in large beside it, and what the owner has
// of it.
func (s *Screen) preview(what Line, beside fyne.CanvasObject) {
	if what.Card == (card.Card{}) || len(s.layer.Objects) > 0 {
		return
	}
	driver := fyne.CurrentApp().Driver()
	origin := driver.AbsolutePositionForObject(s.content)
	at := driver.AbsolutePositionForObject(beside).Subtract(origin)
	h := widgets.CardHeight(previewWidth)
	s.large.SetCard(what.Card)
	s.large.Resize(fyne.NewSize(previewWidth, h))
	about := what.Stock.String()
	room := h
	if about != "" {
		s.stock.SetText(about)
		s.aside.Resize(fyne.NewSize(previewWidth, widgets.HeightAt(s.aside, previewWidth)))
		room += s.aside.Size().Height + 6
	}
	y := max(0, min(at.Y-h/2, s.content.Size().Height-room))
	s.large.Move(fyne.NewPos(at.X-previewWidth-24, y))
	s.layer.Add(s.large)
	if about != "" {
		s.aside.Move(fyne.NewPos(at.X-previewWidth-24, y+h+6))
		s.layer.Add(s.aside)
	}
}

func (s *Screen) hidePreview() {
	if len(s.layer.Objects) > 0 && s.layer.Objects[0] == s.large {
		s.layer.RemoveAll()
	}
}
