package deckbuilder

import (
	"errors"

	"castillo/cardsdb"
	"castillo/game/deck"
	"castillo/ui/words"
)

// Undo takes back what was done last to anything that the owner has.
func (s *Screen) Undo() { s.travel(s.past.Undo, words.T("Deshecho")) }

// Redo does it again.
func (s *Screen) Redo() { s.travel(s.past.Redo, words.T("Rehecho")) }

func (s *Screen) travel(step func() (cardsdb.Entry, error), said string) {
	s.notes.flush()
	var entry cardsdb.Entry
	s.desk.Later(func() (err error) {
		if entry, err = step(); errors.Is(err, cardsdb.ErrNothingToDo) {
			return nil
		}
		return err
	}, func(err error) {
		switch {
		case err != nil:
		case entry.ID == 0:
			s.desk.Notes.Say(words.T("No hay nada más que hacer"))
		default:
			s.desk.Notes.Say(said + ": " + words.Done(entry.Done))
			s.moved()
			s.reload()
		}
	})
}

// reload shows the decks and the formats as they are stored.
func (s *Screen) reload() {
	s.reread(func(stored []cardsdb.Deck, formats []deck.Format) {
		s.model.Reload(stored, formats)
		s.Grid.Renew(s.model.Today)
		s.refresh()
		s.look()
	})
}

// reread gives the decks and the formats as they are stored. What was changed meanwhile is
// waited for.
func (s *Screen) reread(show func([]cardsdb.Deck, []deck.Format)) {
	var stored []cardsdb.Deck
	var formats []deck.Format
	saves := s.saves
	s.desk.Later(func() (err error) {
		if stored, err = s.store.All(); err == nil {
			formats, err = s.formats.All()
		}
		return err
	}, func(err error) {
		switch {
		case err != nil:
		case saves != s.saves:
			s.reread(show)
		default:
			show(stored, formats)
		}
	})
}
