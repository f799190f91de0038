package deckbuilder

import (
	"castillo/cardsdb/prices"
	"castillo/game/deck"
	"castillo/ui/words"
)

// costWords say what the open deck costs, each card in its cheapest printing, and what
// the cards cost that the owner lacks, each on its line; there is none without prices.
func (s *Screen) costWords() []string {
	if s.prices.Empty() || s.model.IsEmpty() {
		return nil
	}
	said := []string{words.T("Cuesta {price}", "price", s.priced(s.model.List()))}
	if lacking := s.model.Lacking(); s.model.KnowsOwned() && lacking.Cards.Count() > 0 {
		said = append(said, words.T("Lo que falta cuesta {price}", "price", s.priced(lacking)))
	}
	return said
}

// priced is what a list costs, with how many of its cards have no price.
func (s *Screen) priced(l deck.List) string {
	w := s.prices.Deck(l, s.model.cards)
	said := s.prices.Money(w.Cents).Written()
	if n := w.Unpriced(); n > 0 {
		said += " " + words.N(n, "({n} sin precio)", "({n} sin precio)")
	}
	return said
}

// tableOf is what all price lists say; without any, or where nobody keeps them, nothing.
func tableOf(read func() (prices.Book, error)) (prices.Table, error) {
	if read == nil {
		return prices.Table{}, nil
	}
	book, err := read()
	return book.Latest(), err
}
