package cardsdb

import (
	"bytes"
	"strings"
	"time"
)

// Buckets mazos and papelera: id -> record of version 1, the deck with its
// list as text. A deck keeps its id on its way to the trash and back.

const deckVersion = 1

// DeckID names a deck for as long as the store exists; 0 is no deck.
type DeckID uint64

// Deck is a deck list with a name.
type Deck struct {
	ID      DeckID
	Name    string
	Text    string // the list in the text form of game/deck
	Starter string // the starter deck that it began as, or empty
	// Versions are earlier lists that the owner kept, in the text form of
	// deck.Versions; empty for none.
	Versions string
	Created  time.Time
	Changed  time.Time
}

// Decks are the owner's decks. Deleted ones stay in the trash, from where they
// can be recovered.
type Decks struct{ store *Store }

// All lists the decks by name in Spanish order.
func (d *Decks) All() ([]Deck, error) { return d.list("leer los mazos", decksBucket) }

// Deleted lists the decks in the trash by name in Spanish order.
func (d *Decks) Deleted() ([]Deck, error) { return d.list("leer la papelera", trashBucket) }

// Load is one deck, or ErrNotFound.
func (d *Decks) Load(id DeckID) (Deck, error) {
	var deck Deck
	err := d.store.view("abrir el mazo", id.String(), func(tx *txn) (err error) {
		deck, err = loadDeck(tx, decksBucket, id)
		return err
	})
	return deck, err
}

// Save stores a deck and tells how it was stored: a deck without ID is new and
// gets one; any other replaces the deck of that ID, which must exist. Created
// and Changed are the store's to set. The name must not be empty.
func (d *Decks) Save(deck Deck) (Deck, error) {
	err := d.store.edit("guardar el mazo", deck.Name, func(e *Edit) (done Done, err error) {
		var before Deck
		if deck.ID != 0 {
			if before, err = e.Deck(deck.ID); err != nil {
				return Done{}, err
			}
		}
		deck, err = e.SaveDeck(deck)
		return deckDone(before, deck), err
	})
	if err != nil {
		return Deck{}, err
	}
	return deck, nil
}

// deckDone says what saving a deck did.
func deckDone(before, after Deck) Done {
	switch {
	case before.ID == 0:
		return Did(DeckMade, after.Name)
	case before.Name != after.Name:
		return Did(DeckRenamed, before.Name, after.Name)
	}
	return Did(DeckChanged, after.Name)
}

// Delete puts a deck into the trash, or is ErrNotFound.
func (d *Decks) Delete(id DeckID) error {
	return d.move("borrar el mazo", id, DeckDeleted, decksSection, trashSection)
}

// Recover takes a deck out of the trash again, or is ErrNotFound.
func (d *Decks) Recover(id DeckID) error {
	return d.move("recuperar el mazo", id, DeckRecovered, trashSection, decksSection)
}

func (d *Decks) move(op string, id DeckID, deed Deed, from, to section) error {
	return d.store.edit(op, id.String(), func(e *Edit) (Done, error) {
		deck, err := e.moveDeck(id, from, to)
		return Did(deed, deck.Name), err
	})
}

// Deck is Decks.Load as part of an edit.
func (e *Edit) Deck(id DeckID) (Deck, error) {
	key := idKey(uint64(id))
	record, err := e.get(decksSection, key)
	if err != nil {
		return Deck{}, err
	}
	if record == nil {
		return Deck{}, ErrNotFound
	}
	return decodeDeck(key, record)
}

// SaveDeck is Decks.Save as part of an edit. A deck that is kept just so
// already is not changed.
func (e *Edit) SaveDeck(deck Deck) (Deck, error) {
	if deck.ID != 0 {
		before, err := e.Deck(deck.ID)
		if err != nil {
			return Deck{}, err
		}
		deck.Created, deck.Changed, deck.Starter = before.Created, before.Changed, before.Starter
		if deck.Name = strings.TrimSpace(deck.Name); deck == before {
			return before, nil
		}
	}
	deck, record, err := e.store.finishDeck(e.tx, deck)
	if err != nil {
		return Deck{}, err
	}
	return deck, e.put(decksSection, idKey(uint64(deck.ID)), record)
}

// DeleteDeck is Decks.Delete as part of an edit.
func (e *Edit) DeleteDeck(id DeckID) error {
	_, err := e.moveDeck(id, decksSection, trashSection)
	return err
}

func (e *Edit) moveDeck(id DeckID, from, to section) (Deck, error) {
	key := idKey(uint64(id))
	record, err := e.get(from, key)
	if err != nil {
		return Deck{}, err
	}
	if record == nil {
		return Deck{}, ErrNotFound
	}
	record = bytes.Clone(record)
	deck, err := decodeDeck(key, record)
	if err != nil {
		return Deck{}, err
	}
	if err := e.put(to, key, record); err != nil {
		return Deck{}, err
	}
	return deck, e.put(from, key, nil)
}

func (d *Decks) list(op, bucket string) ([]Deck, error) {
	all, err := listAll(d.store, op, bucket, decodeDeck)
	if err != nil {
		return nil, err
	}
	sortSpanish(all, func(deck Deck) string { return deck.Name })
	return all, nil
}

func loadDeck(tx *txn, bucket string, id DeckID) (Deck, error) {
	b, err := tx.bucket(bucket)
	if err != nil {
		return Deck{}, err
	}
	key := idKey(uint64(id))
	record := b.Get(key)
	if record == nil {
		return Deck{}, ErrNotFound
	}
	return decodeDeck(key, record)
}

// finishDeck is a deck as it is to be stored, changed now and under a new ID if
// it has none, with its record.
func (s *Store) finishDeck(tx *txn, deck Deck) (Deck, []byte, error) {
	b, err := tx.bucket(decksBucket)
	if err != nil {
		return Deck{}, nil, err
	}
	deck.Name = strings.TrimSpace(deck.Name)
	if deck.Name == "" {
		return Deck{}, nil, invalidf("el mazo no tiene nombre")
	}
	if err := validText(deck.Name, deck.Text, deck.Starter, deck.Versions); err != nil {
		return Deck{}, nil, err
	}
	deck.Changed = moment(s.options.Now())
	if deck.ID == 0 {
		id, err := b.NextSequence()
		if err != nil {
			return Deck{}, nil, err
		}
		deck.ID, deck.Created = DeckID(id), deck.Changed
	}
	record, err := encodeDeck(deck)
	return deck, record, err
}

type deckRecord struct {
	Name     string    `json:"nombre"`
	Text     string    `json:"lista"`
	Starter  string    `json:"inicial,omitempty"`
	Versions string    `json:"versiones,omitempty"`
	Created  time.Time `json:"creado"`
	Changed  time.Time `json:"cambiado"`
}

func encodeDeck(d Deck) ([]byte, error) {
	return encodeJSON(deckVersion, deckRecord{d.Name, d.Text, d.Starter, d.Versions, d.Created, d.Changed})
}

func decodeDeck(key, record []byte) (Deck, error) {
	id, err := parseIDKey(key)
	if err != nil {
		return Deck{}, err
	}
	var r deckRecord
	if err := decodeJSON(record, deckVersion, &r); err != nil {
		return Deck{}, err
	}
	return Deck{DeckID(id), r.Name, r.Text, r.Starter, r.Versions, r.Created.UTC(), r.Changed.UTC()}, nil
}
