package cardsdb

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/game/deck"
)

// Restoring into an open store is an edit like any other: it makes what the
// owner has what a backup holds, says beforehand what that changes, and can be
// undone. Restore in recovery.go is for a file that cannot be opened.

// Diff is what an edit changes. What was or will be none is zero: a row and a
// wish of no copies, a deck of no ID, a correction without a moment, a format
// or a price list without a name.
type Diff struct {
	Rows        []FromTo[holding.Holding]
	Wishes      []FromTo[holding.Wish]
	Decks       []FromTo[Deck]
	Trash       []FromTo[Deck] // deleted decks
	Corrections []FromTo[Correction]
	Formats     []FromTo[deck.Format]
	Prices      []FromTo[prices.List]
}

// FromTo is what becomes of one thing.
type FromTo[T any] struct{ From, To T }

// Copies is by how many the copies owned grow.
func (d Diff) Copies() int {
	n := 0
	for _, row := range d.Rows {
		n += row.To.Count - row.From.Count
	}
	return n
}

// Empty reports whether nothing changes.
func (d Diff) Empty() bool {
	return len(d.Rows)+len(d.Wishes)+len(d.Decks)+len(d.Trash)+len(d.Corrections)+len(d.Formats)+len(d.Prices) == 0
}

func diffOf(changes []change) (Diff, error) {
	var d Diff
	var err error
	for _, c := range changes {
		switch c.section {
		case rowsSection:
			d.Rows, err = appendFromTo(d.Rows, c, decodeRow)
		case wishesSection:
			d.Wishes, err = appendFromTo(d.Wishes, c, decodeWish)
		case decksSection:
			d.Decks, err = appendFromTo(d.Decks, c, decodeDeck)
		case trashSection:
			d.Trash, err = appendFromTo(d.Trash, c, decodeDeck)
		case correctionsSection:
			d.Corrections, err = appendFromTo(d.Corrections, c, decodeCorrection)
		case formatsSection:
			d.Formats, err = appendFromTo(d.Formats, c, decodeFormat)
		case pricesSection:
			d.Prices, err = appendFromTo(d.Prices, c, decodePriceList)
		}
		if err != nil {
			return Diff{}, err
		}
	}
	return d, nil
}

func appendFromTo[T any](list []FromTo[T], c change, decode func(key, record []byte) (T, error)) ([]FromTo[T], error) {
	var one FromTo[T]
	var err error
	if c.before != nil {
		one.From, err = decode(c.key, c.before)
	}
	if c.after != nil && err == nil {
		one.To, err = decode(c.key, c.after)
	}
	return append(list, one), err
}

// Diff is what an entry of the history changed, or ErrNotFound.
func (h *History) Diff(id EntryID) (Diff, error) {
	var d Diff
	err := h.store.view("leer el cambio", number(int(id)), func(tx *txn) error {
		j, err := openJournal(tx)
		if err != nil {
			return err
		}
		if id == 0 || uint64(id) > j.last() {
			return ErrNotFound
		}
		e, err := j.read(uint64(id))
		if err != nil {
			return err
		}
		d, err = diffOf(e.changes)
		return err
	})
	return d, err
}

// Restoration is a backup that is ready to be restored.
type Restoration struct {
	Path string
	Diff Diff
	// Matches is how many recorded matches come back that were deleted since;
	// none goes away.
	Matches int
	// Settings are the names of those that become what they were then; none
	// goes away.
	Settings []string

	changes  []change
	matches  []keptMatch
	settings []change
	decks    uint64   // how many ids were given to decks
	history  [][]byte // the entries of the backup, if nothing was ever done here
	point    uint64   // where the owner stood in it
}

// TakesHistory reports whether the history of the backup comes with it, which is
// where nothing was ever done to the store; otherwise its own goes on, with the
// restoration as an entry.
func (r Restoration) TakesHistory() bool { return len(r.history) > 0 }

// Empty reports whether restoring changes nothing.
func (r Restoration) Empty() bool {
	return r.Diff.Empty() && r.Matches == 0 && len(r.Settings) == 0
}

// keptMatch is a recorded match as the store keeps it.
type keptMatch struct {
	key             []byte // nil: another match has its number now, it gets a new one
	summary, record []byte
}

// PlanRestore reads a backup of any version through and tells what restoring
// it would change. Nothing is changed.
func (s *Store) PlanRestore(path string) (Restoration, error) {
	const op = "preparar la restauración de"
	if err := verify(path, len(s.options.migrations)); err != nil {
		return Restoration{}, border(op, path, err, unreadable(err))
	}
	plan := Restoration{Path: path}
	err := openCopy(s.dir, path, s.options, func(backup *Store) error {
		return backup.view(op, path, func(then *txn) error {
			return s.view(op, path, func(now *txn) (err error) {
				return plan.compare(now, then)
			})
		})
	})
	if err == nil {
		plan.Matches = len(plan.matches)
		plan.Diff, err = diffOf(plan.changes)
	}
	return plan, border(op, path, err, ErrDisk)
}

// openCopy opens a copy of a backup in a folder in dir, brought up to date, for
// as long as fn runs.
func openCopy(dir, path string, options Options, fn func(*Store) error) error {
	dir, err := os.MkdirTemp(dir, creating+"*")
	if err != nil {
		return unwritable("copiar", path, err)
	}
	defer os.RemoveAll(dir)
	draft, err := copyDraft(dir, path)
	if err != nil {
		return unwritable("copiar", path, err)
	}
	if err := os.Rename(draft, filepath.Join(dir, FileName)); err != nil {
		return unwritable("copiar", path, err)
	}
	backup, err := Open(dir, options)
	if err != nil {
		return err
	}
	return errors.Join(fn(backup), backup.Close())
}

// compare finds what makes of the owner's things of now those of then.
func (r *Restoration) compare(now, then *txn) error {
	for in := section(1); in < sectionsEnd; in++ {
		from, err := now.bucket(sectionBuckets[in])
		if err != nil {
			return err
		}
		to, err := then.bucket(sectionBuckets[in])
		if err != nil {
			return err
		}
		r.compareSection(in, from.Cursor(), to.Cursor())
		if in == decksSection {
			r.decks = to.Sequence()
		}
	}
	return errors.Join(r.findMatches(now, then), r.findSettings(now, then), r.findHistory(now, then))
}

func (r *Restoration) findHistory(now, then *txn) error {
	own, err := openJournal(now)
	if err != nil || own.last() > 0 {
		return err
	}
	was, err := openJournal(then)
	if err != nil {
		return err
	}
	if r.point, err = was.point(); err != nil {
		return err
	}
	return was.entries.ForEach(func(_, record []byte) error {
		r.history = append(r.history, bytes.Clone(record))
		return nil
	})
}

// compareSection walks two buckets side by side.
func (r *Restoration) compareSection(in section, from, to cursor) {
	oldKey, old := from.First()
	newKey, fresh := to.First()
	for oldKey != nil || newKey != nil {
		order := bytes.Compare(oldKey, newKey)
		switch {
		case oldKey == nil || newKey != nil && order > 0:
			r.changes = append(r.changes, change{in, bytes.Clone(newKey), nil, bytes.Clone(fresh)})
			newKey, fresh = to.Next()
		case newKey == nil || order < 0:
			r.changes = append(r.changes, change{in, bytes.Clone(oldKey), bytes.Clone(old), nil})
			oldKey, old = from.Next()
		default:
			if !bytes.Equal(old, fresh) {
				r.changes = append(r.changes, change{in, bytes.Clone(oldKey), bytes.Clone(old), bytes.Clone(fresh)})
			}
			oldKey, old = from.Next()
			newKey, fresh = to.Next()
		}
	}
}

// findMatches finds the matches of then that are not there, under whatever
// number.
func (r *Restoration) findMatches(now, then *txn) error {
	here, _, err := matchBuckets(now)
	if err != nil {
		return err
	}
	known := map[string]bool{}
	err = here.ForEach(func(_, summary []byte) error {
		known[string(summary)] = true
		return nil
	})
	if err != nil {
		return err
	}
	summaries, records, err := matchBuckets(then)
	if err != nil {
		return err
	}
	return summaries.ForEach(func(key, summary []byte) error {
		match := keptMatch{bytes.Clone(key), bytes.Clone(summary), bytes.Clone(records.Get(key))}
		switch is := here.Get(key); {
		case is == nil:
			r.matches = append(r.matches, match)
		case !bytes.Equal(is, summary) && !has(known, string(summary)): // another match of that number
			match.key = nil
			r.matches = append(r.matches, match)
		}
		return nil
	})
}

// findSettings finds the settings of then that are another now.
func (r *Restoration) findSettings(now, then *txn) error {
	here, err := now.bucket(settingsBucket)
	if err != nil {
		return err
	}
	was, err := then.bucket(settingsBucket)
	if err != nil {
		return err
	}
	return was.ForEach(func(name, value []byte) error {
		if is := here.Get(name); !bytes.Equal(is, value) {
			r.Settings = append(r.Settings, string(name))
			r.settings = append(r.settings, change{key: bytes.Clone(name), after: bytes.Clone(value)})
		}
		return nil
	})
}

// Restore does what a plan says, after a backup of what there is now. It is one
// entry of the history, but for matches and settings, which are not in that. What
// changed since the plan was made makes it ErrInvalid.
func (s *Store) Restore(plan Restoration) error {
	const op = "restaurar"
	if _, _, err := s.BackupIfChanged(); err != nil {
		return err
	}
	return s.change(op, plan.Path, func(tx *txn) (Areas, error) {
		if err := errors.Join(plan.restoreMatches(tx), plan.restoreSettings(tx)); err != nil {
			return 0, err
		}
		if len(plan.changes) == 0 {
			return 0, nil
		}
		e := &Edit{store: s, tx: tx, at: map[string]int{}}
		for _, c := range plan.changes {
			record, err := e.get(c.section, c.key)
			if err != nil {
				return 0, err
			}
			if !sameRecord(record, c.before) {
				return 0, invalidf("algo cambió entretanto; mira otra vez qué cambiaría")
			}
			if err := e.put(c.section, c.key, c.after); err != nil {
				return 0, err
			}
		}
		decks, err := tx.bucket(decksBucket)
		if err != nil {
			return 0, err
		}
		if err := decks.SetSequence(max(decks.Sequence(), plan.decks)); err != nil {
			return 0, err
		}
		if plan.TakesHistory() {
			return areasOf(realChanges(e.changes)), plan.restoreHistory(tx, e.changes)
		}
		return e.keep(Did(Restored, filepath.Base(plan.Path)))
	})
}

// restoreHistory makes the changes and the history that led to them.
func (r *Restoration) restoreHistory(tx *txn, changes []change) error {
	j, err := openJournal(tx)
	if err != nil {
		return err
	}
	if j.last() > 0 {
		return invalidf("algo cambió entretanto; mira otra vez qué cambiaría")
	}
	if err := apply(tx, realChanges(changes), false); err != nil {
		return err
	}
	for i, record := range r.history {
		if err := j.entries.Put(idKey(uint64(i)+1), record); err != nil {
			return err
		}
	}
	return j.stand(r.point)
}

func (r *Restoration) restoreMatches(tx *txn) error {
	summaries, records, err := matchBuckets(tx)
	if err != nil {
		return err
	}
	for _, m := range r.matches {
		if m.key == nil {
			fresh, err := summaries.NextSequence()
			if err != nil {
				return err
			}
			m.key = idKey(fresh)
		}
		if summaries.Get(m.key) != nil {
			continue
		}
		if err := errors.Join(summaries.Put(m.key, m.summary), records.Put(m.key, m.record)); err != nil {
			return err
		}
		id, err := parseIDKey(m.key)
		if err != nil {
			return err
		}
		if err := summaries.SetSequence(max(summaries.Sequence(), id)); err != nil {
			return err
		}
	}
	return nil
}

func (r *Restoration) restoreSettings(tx *txn) error {
	settings, err := tx.bucket(settingsBucket)
	if err != nil {
		return err
	}
	for _, c := range r.settings {
		if err := settings.Put(c.key, c.after); err != nil {
			return err
		}
	}
	return nil
}
