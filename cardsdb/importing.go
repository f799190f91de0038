package cardsdb

import (
	"castillo/cardsdb/transfer"
)

// Owned is what the owner has, in the form in which it goes in and out.
func (s *Store) Owned() (transfer.Owned, error) {
	rows, err := s.Collection().All()
	if err != nil {
		return transfer.Owned{}, err
	}
	wishes, err := s.Wishes().All()
	if err != nil {
		return transfer.Owned{}, err
	}
	epics, err := s.Corrections().Epics()
	return transfer.Owned{Rows: rows, Wishes: wishes, Epics: epics}, err
}

// Take adds the rows of an import to what is owned and sets its wishes
// and epic texts: one edit, which one undo takes back. Source names where they come from.
func (s *Store) Take(source string, changes transfer.Owned) error {
	return s.Import(source, func(e *Edit) (int, error) {
		for _, h := range changes.Rows {
			if err := e.AddHolding(h); err != nil {
				return 0, err
			}
		}
		for _, w := range changes.Wishes {
			if err := e.SetWish(w); err != nil {
				return 0, err
			}
		}
		for _, epic := range changes.Epics {
			if err := e.SetEpic(epic.Printing, epic.Text); err != nil {
				return 0, err
			}
		}
		return countOf(changes.Rows) + len(changes.Wishes) + len(changes.Epics), nil
	})
}
