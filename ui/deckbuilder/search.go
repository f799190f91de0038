package deckbuilder

import (
	"maps"

	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl/text"
)

// Known is what the owner's collection and decks say about cards, made ready to
// be asked.
type Known struct {
	owned map[card.Printing]int
	index *query.Index
}

// Contents are the names of the decks that hold each card, in the sideboard or
// else, by its folded name.
func (m *Model) Contents() map[string][]string {
	out := map[string][]string{}
	for _, o := range m.decks {
		for name := range o.needs {
			out[name] = append(out[name], o.stored.Name)
		}
	}
	return out
}

// learn makes ready what is known, and which formats can be asked about. It takes a while.
func learn(cards Catalogue, owned transfer.Owned, decks map[string][]string, formats []deck.Format) Known {
	k := Known{owned: map[card.Printing]int{}}
	items := cards.ItemsOf(owned, text.Understands)
	for i, item := range items {
		items[i].Decks = decks[card.Fold(item.Card.Name)]
		if n := item.Owned(); n > 0 {
			k.owned[item.Card.Printing()] = n
		}
	}
	k.index = query.NewIndex(items)
	k.index.SetFormats(formats)
	return k
}

// Learn takes over what is known, and tells whether the owner's counts are news.
func (m *Model) Learn(k Known) bool {
	news := !maps.Equal(m.owned, k.owned)
	m.owned, m.index = k.owned, k.index
	return news
}

// Find asks another question and lists the cards that answer. One that cannot
// be read, as asked tells, leaves the question before.
func (m *Model) Find(text string) []card.Card {
	if m.index == nil { // nothing is known of copies yet
		return m.cards.Search(text)
	}
	m.asked.Ask(text, m.index, func(q query.Query) bool { return len(m.index.Printings(q, nil)) > 0 })
	var found []card.Card
	for _, p := range m.index.Printings(m.asked.Query(), nil) {
		if c, ok := m.cards.Printing(p.Edition, p.Number); ok {
			found = append(found, c)
		}
	}
	return found
}

// Complete lists ways to go on with a question.
func (m *Model) Complete(text string, cursor, n int) []query.Completion {
	if m.index == nil {
		return nil
	}
	return m.index.Complete(text, cursor, n)
}
