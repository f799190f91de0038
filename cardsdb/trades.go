package cardsdb

import (
	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
)

// Trade does a deal, as one edit: what is given leaves the rows it lies in, what is got
// arrives in rows of its own, and wishes that are met go. With is who it was done with;
// digest tells the file that the deal came from, empty for none.
func (s *Store) Trade(with, digest string, d transfer.Deal) error {
	return s.edit("hacer el cambio con", with, func(e *Edit) (Done, error) {
		if err := e.give(d.Give); err != nil {
			return Done{}, err
		}
		if err := e.receive(d.Get); err != nil {
			return Done{}, err
		}
		return Did(CardsTraded, with, number(countOf(d.Give)), number(countOf(d.Get)), digest), nil
	})
}

// give takes copies out of rows.
func (e *Edit) give(copies []holding.Holding) error {
	for _, c := range copies {
		h, ok, err := e.Holding(c.Key)
		switch {
		case err != nil:
			return err
		case !ok || c.Count > h.Count:
			return invalidf("de %s hay %d copias y no se pueden dar %d", e.store.call(c.Printing), h.Count, c.Count)
		case c.Count < 1:
			return invalidf("no se pueden dar %d copias", c.Count)
		}
		if err := e.PutHolding(h.Given(c.Count)); err != nil {
			return err
		}
	}
	return nil
}

// receive adds copies, and takes them off what is wished for.
func (e *Edit) receive(copies []holding.Holding) error {
	for _, c := range copies {
		if err := e.AddHolding(c); err != nil {
			return err
		}
		wish, ok, err := e.wish(c.Printing)
		if err != nil {
			return err
		}
		if !ok {
			continue
		}
		wish.Count = max(0, wish.Count-c.Count)
		if err := e.SetWish(wish); err != nil {
			return err
		}
	}
	return nil
}
