// Package setup lays deck lists out for a match. It stands between the lists,
// which name cards, and the matches, which know faces; any rulebook can be
// played with what it gives.
package setup

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/round"
	"castillo/game/speech"
)

// Next is what the next duel of a round starts from with these decks, as the format of
// the round plays their cards.
func Next(r round.Round, lists [2]deck.List, cards deck.Catalogue) (game.Setup, error) {
	s, err := In(r.Format, lists, cards)
	s.First = r.First()
	return s, err
}

// In is Of with the cards of each list as a format plays them in it.
func In(f deck.Format, lists [2]deck.List, cards deck.Catalogue) (game.Setup, error) {
	for i, l := range lists {
		lists[i] = l.Printed(f.For(l, cards))
	}
	return Of(lists, cards)
}

// Of is what a match between two lists starts from. Every printing gets one
// face, the same for both seats. Whether a list is legal is not asked; one that
// cannot be laid out is a *[Missing].
func Of(lists [2]deck.List, cards deck.Catalogue) (game.Setup, error) {
	l := layout{cards: cards, faces: map[card.Card]game.Face{}}
	for _, seat := range game.Seats {
		if err := l.lay(seat, lists[seat]); err != nil {
			return game.Setup{}, err
		}
	}
	return l.setup, nil
}

// ListOf is a list of the deck that a seat starts with, each card by its printing.
func ListOf(s game.Setup, seat game.Seat) deck.List {
	ref := func(f game.Face) deck.Ref {
		if f == 0 || int(f) > len(s.Cards) {
			return deck.Ref{}
		}
		c := s.Cards[f-1]
		return deck.Ref{Name: c.Name, Edition: c.Edition, Number: c.Number}
	}
	l := deck.List{Initial: ref(s.Decks[seat].Initial)}
	for _, f := range s.Decks[seat].Castle {
		l.Cards = l.Cards.Add(ref(f), 1)
	}
	return l
}

// Missing says which card a seat cannot bring to the table: the catalogue does
// not know it or, where Ref is zero, the list has no initial Oro.
type Missing struct {
	Seat game.Seat
	Ref  deck.Ref
}

// Error is a Spanish sentence.
func (m *Missing) Error() string { return m.In(speech.InSpanish) }

// In implements [speech.Error].
func (m *Missing) In(say speech.Say) string {
	if m.Ref == (deck.Ref{}) {
		return speech.Of(speech.Errorf("al mazo de %v le falta el Oro inicial", m.Seat), say)
	}
	return speech.Of(speech.Errorf("el catálogo no conoce «%v», del mazo de %v", m.Ref, m.Seat), say)
}

// layout gives faces to cards.
type layout struct {
	cards deck.Catalogue
	setup game.Setup
	faces map[card.Card]game.Face
}

func (l *layout) lay(seat game.Seat, list deck.List) error {
	d := &l.setup.Decks[seat]
	initial, ok := l.face(list.Initial)
	if !ok {
		return &Missing{seat, list.Initial}
	}
	d.Initial = initial
	for _, e := range list.Cards {
		f, ok := l.face(e.Ref)
		if !ok {
			return &Missing{seat, e.Ref}
		}
		for range e.Count {
			d.Castle = append(d.Castle, f)
		}
	}
	return nil
}

func (l *layout) face(r deck.Ref) (game.Face, bool) {
	c, ok := r.Find(l.cards)
	if !ok || r == (deck.Ref{}) {
		return 0, false
	}
	if l.faces[c] == 0 {
		l.setup.Cards = append(l.setup.Cards, c)
		l.faces[c] = game.Face(len(l.setup.Cards))
	}
	return l.faces[c], true
}
