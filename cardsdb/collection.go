package cardsdb

import (
	"castillo/game/card"

	bolt "go.etcd.io/bbolt"
)

// Bucket coleccion: key of a printing -> record of version 1, the number of
// copies. A printing of which there is none has no record.

const holdingVersion = 1

// MaxCopies is the most copies of one printing that the store accepts.
const MaxCopies = 9999

// Collection is the cards that the owner has. It also holds printings that the
// catalogue does not know, since the catalogue has gaps.
type Collection struct{ store *Store }

// Holding is what the owner has of one printing.
type Holding struct {
	card.Printing
	Count int
}

// Count is the number of copies owned, 0 if none.
func (c *Collection) Count(p card.Printing) (int, error) {
	var h Holding
	err := c.store.view("contar las copias de", p.String(), func(tx *bolt.Tx) (err error) {
		_, _, h, err = holdingOf(tx, p)
		return err
	})
	return h.Count, err
}

// All lists what is owned, by edition code and number.
func (c *Collection) All() ([]Holding, error) {
	return listAll(c.store, "leer la colección", collectionBucket, decodeHolding)
}

// Set makes the number of copies n, from 0 to MaxCopies.
func (c *Collection) Set(p card.Printing, n int) error {
	_, err := c.change(p, func(int) int { return n })
	return err
}

// Add adds n copies, takes them away if n is negative, and tells how many
// there are then. A result below 0 or above MaxCopies is ErrInvalid and
// changes nothing.
func (c *Collection) Add(p card.Printing, n int) (int, error) {
	return c.change(p, func(owned int) int { return owned + n })
}

func (c *Collection) change(p card.Printing, to func(owned int) int) (int, error) {
	var h Holding
	err := c.store.update("cambiar las copias de", p.String(), func(tx *bolt.Tx) error {
		b, key, before, err := holdingOf(tx, p)
		if err != nil {
			return err
		}
		h = Holding{p, to(before.Count)}
		switch {
		case h.Count < 0 || h.Count > MaxCopies:
			return invalidf("las copias van de 0 a %d, no pueden ser %d", MaxCopies, h.Count)
		case h.Count == 0:
			return b.Delete(key)
		}
		record, err := encodeHolding(h)
		if err != nil {
			return err
		}
		return b.Put(key, record)
	})
	if err != nil {
		return 0, err
	}
	return h.Count, nil
}

func holdingOf(tx *bolt.Tx, p card.Printing) (b *bolt.Bucket, key []byte, h Holding, err error) {
	if key, err = printingKey(p); err != nil {
		return nil, nil, h, err
	}
	if b, err = needBucket(tx, collectionBucket); err != nil {
		return nil, nil, h, err
	}
	h.Printing = p
	if record := b.Get(key); record != nil {
		h, err = decodeHolding(key, record)
	}
	return b, key, h, err
}

type holdingRecord struct {
	Copies int `json:"copias"`
}

func encodeHolding(h Holding) ([]byte, error) {
	return encodeJSON(holdingVersion, holdingRecord{h.Count})
}

func decodeHolding(key, record []byte) (Holding, error) {
	p, err := parsePrintingKey(key)
	if err != nil {
		return Holding{}, err
	}
	var r holdingRecord
	if err := decodeJSON(record, holdingVersion, &r); err != nil {
		return Holding{}, err
	}
	if r.Copies < 1 || r.Copies > MaxCopies {
		return Holding{}, damagedf("de %s hay %d copias", p, r.Copies)
	}
	return Holding{p, r.Copies}, nil
}
