package cardsdb

import (
	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// Wishes are the printings that the owner looks for. What the owner would give
// away is in the rows of the collection, as ForTrade.
type Wishes struct{ store *Store }

// All lists the wishes by edition code and number.
func (w *Wishes) All() ([]holding.Wish, error) {
	return listAll(w.store, "leer los deseos", wishesBucket, decodeWish)
}

// Get is the wish for a printing, or ErrNotFound.
func (w *Wishes) Get(p card.Printing) (holding.Wish, error) {
	var wish holding.Wish
	err := w.store.view("leer el deseo de", p.String(), func(tx *txn) error {
		key, err := printingKey(p)
		if err != nil {
			return err
		}
		b, err := tx.bucket(wishesBucket)
		if err != nil {
			return err
		}
		record := b.Get(key)
		if record == nil {
			return ErrNotFound
		}
		wish, err = decodeWish(key, record)
		return err
	})
	return wish, err
}

// Set makes a wish, in the place of the one for the same printing; a wish for
// no copies is Drop.
func (w *Wishes) Set(wish holding.Wish) error {
	return w.store.edit("guardar el deseo de", wish.Printing.String(), func(e *Edit) (Done, error) {
		called := w.store.call(wish.Printing)
		if wish.Count == 0 {
			return Did(WishDropped, called), e.SetWish(wish)
		}
		return Did(WishMade, number(wish.Count), called), e.SetWish(wish)
	})
}

// Drop forgets the wish for a printing; without one it does nothing.
func (w *Wishes) Drop(p card.Printing) error { return w.Set(holding.Wish{Printing: p}) }

// SetWish is Wishes.Set as part of an edit.
func (e *Edit) SetWish(wish holding.Wish) error {
	key, err := printingKey(wish.Printing)
	if err != nil {
		return err
	}
	if wish.Count == 0 {
		return e.put(wishesSection, key, nil)
	}
	record, err := encodeWish(wish)
	if err != nil {
		return err
	}
	return e.put(wishesSection, key, record)
}
