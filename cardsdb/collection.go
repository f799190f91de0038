package cardsdb

import (
	"bytes"
	"cmp"
	"slices"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// MaxCopies is the most copies of one row that the store accepts.
const MaxCopies = holding.MaxCopies

// Collection is the cards that the owner has, in rows. It also holds printings
// that the catalogue does not know, since the catalogue has gaps.
type Collection struct{ store *Store }

// All lists the rows by edition code and number, then by finish, condition,
// language and place.
func (c *Collection) All() ([]holding.Holding, error) {
	return listAll(c.store, "leer la colección", collectionBucket, decodeRow)
}

// Of lists the rows of one printing in the order of All.
func (c *Collection) Of(p card.Printing) ([]holding.Holding, error) {
	var rows []holding.Holding
	err := c.store.view("contar las copias de", p.String(), func(tx *txn) (err error) {
		rows, err = rowsOf(tx, p)
		return err
	})
	return rows, err
}

// Count is the number of copies owned of a printing in all its rows, 0 if none.
func (c *Collection) Count(p card.Printing) (int, error) {
	rows, err := c.Of(p)
	return countOf(rows), err
}

// Add adds n copies of which nothing is noted, or takes copies away if n is
// negative, and tells how many there are then. What is taken goes first from
// the plain row, then from normal before foil copies, the more worn before the
// less worn, those without a place before those with one. Fewer than none, or
// more than a row holds, is ErrInvalid and changes nothing.
func (c *Collection) Add(p card.Printing, n int) (int, error) {
	return c.count(p, func(owned int) int { return owned + n })
}

// Set makes the number of copies n, as Add does.
func (c *Collection) Set(p card.Printing, n int) error {
	_, err := c.count(p, func(int) int { return n })
	return err
}

func (c *Collection) count(p card.Printing, to func(owned int) int) (int, error) {
	var after int
	err := c.store.edit("cambiar las copias de", p.String(), func(e *Edit) (Done, error) {
		rows, err := e.Holdings(p)
		if err != nil {
			return Done{}, err
		}
		before := countOf(rows)
		after = to(before)
		return Did(CopiesCounted, c.store.call(p), number(before), number(after)), e.setCount(p, rows, after)
	})
	if err != nil {
		return 0, err
	}
	return after, nil
}

// Put makes a row what h says; without copies it is Remove.
func (c *Collection) Put(h holding.Holding) error {
	return c.store.edit("guardar la fila de", h.Printing.String(), func(e *Edit) (Done, error) {
		return Did(RowChanged, c.store.call(h.Printing), rowWords(h)), e.PutHolding(h)
	})
}

// Change makes the row of a key what h says, whose key may be another: where a
// row of that key lies already, the two become one.
func (c *Collection) Change(key holding.Key, h holding.Holding) error {
	return c.store.edit("guardar la fila de", key.Printing.String(), func(e *Edit) (Done, error) {
		return Did(RowChanged, c.store.call(h.Printing), rowWords(h)), e.ChangeHolding(key, h)
	})
}

// Move makes n copies of one row copies of another key, with what else is noted
// of them.
func (c *Collection) Move(from, to holding.Key, n int) error {
	return c.store.edit("mover copias de", from.Printing.String(), func(e *Edit) (Done, error) {
		done := Did(RowMoved, c.store.call(from.Printing), number(n), cmp.Or(to.String(), plainWords))
		return done, e.MoveHolding(from, to, n)
	})
}

// Remove takes a row away; one that does not exist is ErrNotFound.
func (c *Collection) Remove(key holding.Key) error {
	return c.store.edit("quitar la fila de", key.Printing.String(), func(e *Edit) (Done, error) {
		return Did(RowRemoved, c.store.call(key.Printing), cmp.Or(key.String(), plainWords)), e.RemoveHolding(key)
	})
}

// plainWords stand for a key of which there is nothing to say.
var plainWords = holding.Normal.String()

func rowWords(h holding.Holding) string {
	return number(h.Count) + ", " + cmp.Or(h.Key.String(), plainWords)
}

// Holdings lists the rows of one printing in the order of Collection.All.
func (e *Edit) Holdings(p card.Printing) ([]holding.Holding, error) {
	key, err := printingKey(p)
	if err != nil {
		return nil, err
	}
	keys, records, err := e.under(rowsSection, rowsPrefix(key))
	if err != nil {
		return nil, err
	}
	var rows []holding.Holding
	for _, key := range keys {
		h, err := decodeRow([]byte(key), records[key])
		if err != nil {
			return nil, err
		}
		rows = append(rows, h)
	}
	return rows, nil
}

// Holding is the row of a key; ok is false if there is none.
func (e *Edit) Holding(key holding.Key) (h holding.Holding, ok bool, err error) {
	k, err := rowKey(key)
	if err != nil {
		return holding.Holding{}, false, err
	}
	record, err := e.get(rowsSection, k)
	if err != nil || record == nil {
		return holding.Holding{}, false, err
	}
	h, err = decodeRow(k, record)
	return h, err == nil, err
}

// PutHolding is Collection.Put as part of an edit.
func (e *Edit) PutHolding(h holding.Holding) error {
	key, err := rowKey(h.Key)
	if err != nil {
		return err
	}
	if h.Count == 0 {
		return e.put(rowsSection, key, nil)
	}
	record, err := encodeRow(h)
	if err != nil {
		return err
	}
	return e.put(rowsSection, key, record)
}

// AddHolding adds the copies of h to the row of its key, see
// [holding.Holding.Plus].
func (e *Edit) AddHolding(h holding.Holding) error {
	before, ok, err := e.Holding(h.Key)
	if err != nil {
		return err
	}
	if ok {
		h = before.Plus(h)
	}
	return e.PutHolding(h)
}

// ChangeHolding is Collection.Change as part of an edit.
func (e *Edit) ChangeHolding(key holding.Key, h holding.Holding) error {
	if err := e.RemoveHolding(key); err != nil {
		return err
	}
	if h.Count == 0 {
		return nil
	}
	return e.AddHolding(h)
}

// MoveHolding is Collection.Move as part of an edit.
func (e *Edit) MoveHolding(from, to holding.Key, n int) error {
	h, ok, err := e.Holding(from)
	switch {
	case err != nil:
		return err
	case !ok:
		return ErrNotFound
	case n < 1 || n > h.Count:
		return invalidf("de %d copias no se pueden mover %d", h.Count, n)
	case from == to:
		return nil
	}
	rest, moved := h.Split(n, to)
	if err := e.PutHolding(rest); err != nil {
		return err
	}
	return e.AddHolding(moved)
}

// RemoveHolding is Collection.Remove as part of an edit.
func (e *Edit) RemoveHolding(key holding.Key) error {
	_, ok, err := e.Holding(key)
	if err == nil && !ok {
		err = ErrNotFound
	}
	if err != nil {
		return err
	}
	return e.PutHolding(holding.Holding{Key: key})
}

// setCount brings the copies in rows, all that there are of p, to n.
func (e *Edit) setCount(p card.Printing, rows []holding.Holding, n int) error {
	missing := n - countOf(rows)
	switch {
	case n < 0:
		return invalidf("las copias no pueden ser menos que ninguna")
	case missing > 0:
		return e.AddHolding(holding.Holding{Key: holding.Plain(p), Count: missing})
	}
	slices.SortStableFunc(rows, holding.FirstToGo)
	for _, row := range rows {
		gone := min(-missing, row.Count)
		if err := e.PutHolding(row.Less(gone)); err != nil {
			return err
		}
		missing += gone
	}
	return nil
}

func rowsOf(tx *txn, p card.Printing) ([]holding.Holding, error) {
	key, err := printingKey(p)
	if err != nil {
		return nil, err
	}
	b, err := tx.bucket(collectionBucket)
	if err != nil {
		return nil, err
	}
	var rows []holding.Holding
	prefix, cursor := rowsPrefix(key), b.Cursor()
	for k, record := cursor.Seek(prefix); bytes.HasPrefix(k, prefix); k, record = cursor.Next() {
		h, err := decodeRow(k, record)
		if err != nil {
			return nil, err
		}
		rows = append(rows, h)
	}
	return rows, nil
}

func countOf(rows []holding.Holding) int {
	n := 0
	for _, h := range rows {
		n += h.Count
	}
	return n
}
