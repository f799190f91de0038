package deckbuilder

import (
	"errors"

	"castillo/cardsdb"
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

// reload shows the decks as they are stored. What was changed meanwhile is waited
// for.
func (s *Screen) reload() {
	var stored []cardsdb.Deck
	saves := s.saves
	s.desk.Later(func() (err error) {
		stored, err = s.store.All()
		return err
	}, func(err error) {
		switch {
		case err != nil:
		case saves != s.saves:
			s.reload()
		default:
			s.model.Reload(stored)
			s.Grid.Renew(s.model.Today)
			s.refresh()
			s.look()
		}
	})
}
