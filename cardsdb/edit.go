package cardsdb

import (
	"bytes"
	"cmp"
	"errors"
	"maps"
	"slices"
)

// Edit is a change of what the owner has, in the making: collection, wishes,
// decks, formats, price lists and corrections of cards. Everything that is done to it is kept
// together, with an entry in the journal that can take it back, or not at all.
// There is no other way to change what the owner has. It is of no use after
// the function that it was given to.
type Edit struct {
	store   *Store
	tx      *txn
	changes []change
	at      map[string]int // index in changes, by section and key
}

// section is a bucket whose records the journal covers.
type section uint8

// The sections; their numbers stand in journals and never change.
const (
	rowsSection section = 1 + iota
	wishesSection
	decksSection
	trashSection
	correctionsSection
	formatsSection
	pricesSection
	sectionsEnd
)

var sectionBuckets = [sectionsEnd]string{
	rowsSection:        collectionBucket,
	wishesSection:      wishesBucket,
	decksSection:       decksBucket,
	trashSection:       trashBucket,
	correctionsSection: correctionsBucket,
	formatsSection:     formatsBucket,
	pricesSection:      pricesBucket,
}

// change is what became of one record; nil is no record.
type change struct {
	section       section
	key           []byte
	before, after []byte
}

// id tells the record from all others.
func (c change) id() string { return string(rune(c.section)) + string(c.key) }

// Edit makes everything that do does one change: one transaction, and one entry
// of the history that says what was done. If do ends in an error, nothing is
// changed; if it changes nothing, there is no entry.
func (s *Store) Edit(done Done, do func(*Edit) error) error {
	return s.edit("guardar los cambios", "", func(e *Edit) (Done, error) { return done, do(e) })
}

// Import is Edit for what comes from elsewhere, named by source and told from
// others by the digest of its content, if it has one: it makes a backup first,
// and do tells how many cards, decks ... it brought.
func (s *Store) Import(source, digest string, do func(*Edit) (int, error)) error {
	if _, _, err := s.BackupIfChanged(); err != nil {
		return err
	}
	return s.edit("importar", source, func(e *Edit) (Done, error) {
		n, err := do(e)
		return Did(Imported, source, number(n), digest), err
	})
}

// errNothing ends a transaction that has nothing to keep.
var errNothing = errors.New("nothing changed")

func (s *Store) edit(op, key string, do func(*Edit) (Done, error)) error {
	return s.change(op, key, func(tx *txn) (Areas, error) {
		e := &Edit{store: s, tx: tx, at: map[string]int{}}
		done, err := do(e)
		if err != nil {
			return 0, err
		}
		return e.keep(done)
	})
}

// keep writes the changes, in the order of their keys, which is quickest, and
// their entry. Without any it is errNothing.
func (e *Edit) keep(done Done) (Areas, error) {
	changes := realChanges(e.changes)
	if len(changes) == 0 {
		return 0, errNothing
	}
	slices.SortFunc(changes, func(a, b change) int {
		return cmp.Or(cmp.Compare(a.section, b.section), bytes.Compare(a.key, b.key))
	})
	if err := apply(e.tx, changes, false); err != nil {
		return 0, err
	}
	return areasOf(changes), appendEntry(e.tx, entry{moment(e.store.options.Now()), done, changes})
}

// change runs a transaction over what the owner has, which tells what it
// touched, and sees to it that the catalogue in memory says what the disk does.
// One waits for the other.
func (s *Store) change(op, key string, fn func(*txn) (Areas, error)) error {
	s.writing.Lock()
	defer s.writing.Unlock()
	var touched Areas
	var corrected []Correction
	nothing := false
	err := s.update(op, key, func(tx *txn) (err error) {
		touched, err = fn(tx)
		if nothing = err == errNothing; err == nil && touched&InCatalogue != 0 {
			corrected, err = readCorrections(tx)
		}
		return err
	})
	if nothing {
		return nil
	}
	if err == nil && touched&InCatalogue != 0 {
		s.catalogue.correct(corrected)
	}
	return err
}

// realChanges leaves out the changes that came to nothing.
func realChanges(changes []change) []change {
	return slices.DeleteFunc(changes, func(c change) bool { return sameRecord(c.before, c.after) })
}

func sameRecord(a, b []byte) bool { return (a == nil) == (b == nil) && bytes.Equal(a, b) }

// get is the record under a key as the edit has it so far, nil if there is
// none.
func (e *Edit) get(in section, key []byte) ([]byte, error) {
	if i, changed := e.at[change{section: in, key: key}.id()]; changed {
		return e.changes[i].after, nil
	}
	b, err := e.tx.bucket(sectionBuckets[in])
	if err != nil {
		return nil, err
	}
	return b.Get(key), nil
}

// put makes record what is to be kept under a key, nothing for nil.
func (e *Edit) put(in section, key, record []byte) error {
	c := change{section: in, key: key, after: record}
	if i, again := e.at[c.id()]; again {
		e.changes[i].after = record
		return nil
	}
	before, err := e.get(in, key)
	if err != nil {
		return err
	}
	c.before = bytes.Clone(before)
	e.at[c.id()] = len(e.changes)
	e.changes = append(e.changes, c)
	return nil
}

// under lists the records of a section whose keys begin so, as the edit has
// them so far, by key.
func (e *Edit) under(in section, prefix []byte) (keys []string, records map[string][]byte, err error) {
	b, err := e.tx.bucket(sectionBuckets[in])
	if err != nil {
		return nil, nil, err
	}
	records = map[string][]byte{}
	cursor := b.Cursor()
	for key, record := cursor.Seek(prefix); key != nil && bytes.HasPrefix(key, prefix); key, record = cursor.Next() {
		records[string(key)] = record
	}
	for _, c := range e.changes {
		if c.section != in || !bytes.HasPrefix(c.key, prefix) {
			continue
		}
		if records[string(c.key)] = c.after; c.after == nil {
			delete(records, string(c.key))
		}
	}
	return slices.Sorted(maps.Keys(records)), records, nil
}

func putRecord(b bucket, key, record []byte) error {
	if record == nil {
		return b.Delete(key)
	}
	return b.Put(key, record)
}
