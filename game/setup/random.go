package setup

import (
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
)

// RandomList is a deck of fifty cards drawn from some whose facts are known, most of them with a
// text: legal where the cards are of one format without limits of its own.
func RandomList(r *game.Rand, cards []card.Card) deck.List {
	var list deck.List
	had, unique := map[string]bool{}, map[string]bool{}
	for _, c := range cards {
		name := card.Fold(c.Name)
		unique[name] = unique[name] || c.Unique
	}
	add := func(count int, good func(card.Card) bool) {
		for tries := 0; count > 0 && tries < 20_000; tries++ {
			c := cards[r.Below(len(cards))]
			name := card.Fold(c.Name)
			if had[name] || c.Source == card.NameOnly || !good(c) {
				continue
			}
			had[name] = true
			n := min(count, 1+r.Below(3))
			if unique[name] {
				n = 1
			}
			list.Cards = append(list.Cards, deck.Entry{Ref: deck.Ref{Name: c.Name}, Count: n})
			count -= n
		}
	}
	plain := slices.DeleteFunc(slices.Clone(cards), func(c card.Card) bool { return !c.IsPlainGold() })
	list.Initial = deck.Ref{Name: plain[r.Below(len(plain))].Name}
	had[card.Fold(list.Initial.Name)] = true
	golds, allies := 12+r.Below(6), 12+r.Below(12)
	add(golds, func(c card.Card) bool { return c.Type == card.Gold })
	add(allies, func(c card.Card) bool { return c.Type == card.Ally && c.Cost <= 5 && c.Text != "" })
	add(49-golds-allies, func(c card.Card) bool {
		return c.Type != card.Gold && c.Type != card.Ally && c.Type != card.NoType && c.Cost >= 0 && c.Cost <= 5 && c.Text != ""
	})
	return list
}
