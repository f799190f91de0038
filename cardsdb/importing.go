package cardsdb

import (
	"strconv"

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

// Pasted is the source of what was imported from the clipboard, which is kept so
// in whatever language it was done.
const Pasted = "portapapeles"

// Take does what the plan of an import says: one edit, which one undo takes
// back. Source names where the cards come from.
func (s *Store) Take(source string, p transfer.Plan) error {
	if p.Mode == transfer.Pricing {
		return s.takePrices(p)
	}
	return s.Import(source, p.File.Digest, func(e *Edit) (int, error) {
		for _, h := range p.Gone {
			if err := e.RemoveHolding(h.Key); err != nil {
				return 0, err
			}
		}
		for _, h := range p.Changes.Rows {
			if err := e.AddHolding(h); err != nil {
				return 0, err
			}
		}
		for _, w := range p.Changes.Wishes {
			if err := e.SetWish(w); err != nil {
				return 0, err
			}
		}
		for _, epic := range p.Changes.Epics {
			if err := e.SetEpic(epic.Printing, epic.Text); err != nil {
				return 0, err
			}
		}
		t := p.Totals()
		return t.Copies + t.Wishes + t.Epics, nil
	})
}

// digestArgs are where the history keeps the digest of the file that something came
// from, which no sentence shows.
var digestArgs = map[Deed]int{Imported: 2, CardsTraded: 3}

// pageOfHistory is how many entries are read at a time.
const pageOfHistory = 500

// ImportOf finds the last import of a file, by its digest, that was not taken
// back since; ok is false where there is none.
func (s *Store) ImportOf(digest string) (found Entry, ok bool, err error) {
	return s.lastOf(Imported, digest)
}

// TradeOf is ImportOf for the trade that was done after somebody's file.
func (s *Store) TradeOf(digest string) (found Entry, ok bool, err error) {
	return s.lastOf(CardsTraded, digest)
}

// lastOf finds the last entry of a deed that was done with a file.
func (s *Store) lastOf(deed Deed, digest string) (found Entry, ok bool, err error) {
	arg := digestArgs[deed]
	if digest == "" {
		return Entry{}, false, nil
	}
	takenBack := 0
	for before := EntryID(0); ; {
		page, err := s.History().Page(before, pageOfHistory)
		if err != nil || len(page) == 0 {
			return Entry{}, false, err
		}
		for _, e := range page {
			before = e.ID
			switch {
			case takenBack > 0:
				takenBack--
			case e.Undone:
			case e.Done.Deed == TakenBack && len(e.Done.Args) > 0:
				if takenBack, err = strconv.Atoi(e.Done.Args[0]); err != nil {
					return Entry{}, false, damagedf("la historia no dice cuántos cambios se deshicieron")
				}
			case e.Done.Deed == deed && len(e.Done.Args) > arg && e.Done.Args[arg] == digest:
				return e, true, nil
			}
		}
	}
}
