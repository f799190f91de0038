package cardsdb

import (
	"time"

	"castillo/game/speech"
)

// History is everything that was ever done to what the owner has, across
// restarts and without limit: collection, wishes, decks, formats and corrections
// of cards. Matches and settings are not in it.
type History struct{ store *Store }

// EntryID names an entry of the history; they count from 1. 0 is the point
// before the first.
type EntryID uint64

// Entry is one edit.
type Entry struct {
	ID      EntryID
	When    time.Time
	Done    Done
	Areas   Areas
	Records int  // rows, decks ... that it touched
	Undone  bool // it is taken back at present, and can be done again
}

// ErrNothingToDo: there is nothing to undo or to do again.
var ErrNothingToDo = speech.Errorf("no queda ningún cambio en esa dirección")

// Undo takes the last edit back and tells which. Without one it is
// ErrNothingToDo.
func (h *History) Undo() (Entry, error) {
	return h.step("deshacer", func(point, last uint64) (id, to uint64) { return point, point - 1 })
}

// Redo does again the edit that was undone last and tells which. Without one it
// is ErrNothingToDo.
func (h *History) Redo() (Entry, error) {
	return h.step("rehacer", func(point, last uint64) (id, to uint64) { return point + 1, point + 1 })
}

// step takes back or does again the entry that choose names, and stands at to.
func (h *History) step(op string, choose func(point, last uint64) (id, to uint64)) (Entry, error) {
	var done Entry
	err := h.store.change(op, "", func(tx *txn) (Areas, error) {
		j, err := openJournal(tx)
		if err != nil {
			return 0, err
		}
		point, err := j.point()
		if err != nil {
			return 0, err
		}
		last := j.last()
		id, to := choose(point, last)
		if id == 0 || id > last {
			return 0, &Error{Kind: ErrNothingToDo}
		}
		areas, err := j.walk(tx, point, to)
		if err != nil {
			return 0, err
		}
		done, err = entryAt(j.entries.Get(idKey(id)), id, to)
		return areas, err
	})
	return done, err
}

// GoTo undoes or does again as many edits as it takes to stand right after the
// entry id, which may be 0, and tells how many and what they touched. An entry
// that does not exist is ErrNotFound.
func (h *History) GoTo(id EntryID) (steps int, touched Areas, err error) {
	err = h.store.change("volver atrás", "", func(tx *txn) (Areas, error) {
		j, err := openJournal(tx)
		if err != nil {
			return 0, err
		}
		point, err := j.point()
		if err != nil {
			return 0, err
		}
		if uint64(id) > j.last() {
			return 0, ErrNotFound
		}
		steps = int(max(point, uint64(id)) - min(point, uint64(id)))
		if steps == 0 {
			return 0, errNothing
		}
		touched, err = j.walk(tx, point, uint64(id))
		return touched, err
	})
	return steps, touched, err
}

// walk undoes or does again what lies between two points and stands at the
// other.
func (j journal) walk(tx *txn, point, to uint64) (Areas, error) {
	var touched Areas
	for at := point; at != to; {
		undo := at > to
		id := at
		if !undo {
			id++
		}
		e, err := j.read(id)
		if err != nil {
			return 0, err
		}
		if err := apply(tx, e.changes, undo); err != nil {
			return 0, err
		}
		touched |= areasOf(e.changes)
		if at = id; undo {
			at--
		}
	}
	return touched, j.stand(to)
}

// Page lists at most n entries that are older than before, newest first; 0 for
// before begins at the newest.
func (h *History) Page(before EntryID, n int) ([]Entry, error) {
	var page []Entry
	err := h.store.view("leer la historia", "", func(tx *txn) error {
		j, err := openJournal(tx)
		if err != nil {
			return err
		}
		point, err := j.point()
		if err != nil {
			return err
		}
		id := j.last()
		if before != 0 {
			id = min(id, uint64(before)-1)
		}
		for ; id > 0 && len(page) < n; id-- {
			e, err := entryAt(j.entries.Get(idKey(id)), id, point)
			if err != nil {
				return err
			}
			page = append(page, e)
		}
		return nil
	})
	return page, err
}

// Point is the entry right after which the owner stands, 0 before the first,
// and the newest entry. Where they differ there is something to do again.
func (h *History) Point() (at, newest EntryID, err error) {
	err = h.store.view("leer la historia", "", func(tx *txn) error {
		j, err := openJournal(tx)
		if err != nil {
			return err
		}
		point, err := j.point()
		at, newest = EntryID(point), EntryID(j.last())
		return err
	})
	return at, newest, err
}

func entryAt(record []byte, id, point uint64) (Entry, error) {
	head, err := decodeHead(record)
	if err != nil {
		return Entry{}, err
	}
	return Entry{EntryID(id), head.When, head.Done, head.areas, head.changes, id > point}, nil
}
