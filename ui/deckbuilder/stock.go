package deckbuilder

import (
	"slices"

	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/words"
)

// Stock is how the owner's copies of a card meet what the decks need.
type Stock struct {
	Known     bool // the owner has noted a collection
	Needed    int  // by this deck, the initial Oro and the sideboard among them
	Owned     int
	Lacking   int       // copies that the owner lacks for this deck
	Elsewhere []Promise // other decks that hold the card
}

// Promise is how many copies of a card another deck needs.
type Promise struct {
	Deck  string
	Count int
}

// Twice is how many of this deck's copies other decks need as well.
func (s Stock) Twice() int {
	if !s.Known {
		return 0
	}
	need := s.Needed - s.Lacking
	for _, p := range s.Elsewhere {
		need += p.Count
	}
	return max(0, min(need-s.Owned, s.Needed-s.Lacking))
}

// String says it in words, empty where no collection is noted.
func (s Stock) String() string {
	if !s.Known {
		return ""
	}
	text := words.T("Tengo {n}", "n", s.Owned)
	if n := s.Lacking; n > 0 {
		text += " · " + words.N(n, "falta {n}", "faltan {n}")
	}
	for _, p := range s.Elsewhere {
		text += " · " + words.T("{n} en «{deck}»", "n", p.Count, "deck", p.Deck)
	}
	return text
}

// KnowsOwned reports whether the owner has noted any cards at all.
func (m *Model) KnowsOwned() bool { return len(m.owned) > 0 }

// Stock is how the copies of a card are shared. A reference that names a
// printing is about copies of that printing.
func (m *Model) Stock(r deck.Ref) Stock {
	here := m.current()
	if len(m.owned) == 0 || here == nil {
		return Stock{}
	}
	s := Stock{Known: true, Needed: here.list.CountOf(r) + here.list.Sideboard.CountOf(r), Lacking: m.lacking(r)}
	for _, c := range m.cards.Named(r.Name) {
		if answers(c, r) {
			s.Owned += m.owned[c.Printing()]
		}
	}
	name := m.fold(r.Name)
	for _, o := range m.decks {
		if n := o.needs[name]; o != here && n > 0 {
			s.Elsewhere = append(s.Elsewhere, Promise{o.stored.Name, n})
		}
	}
	return s
}

// answers reports whether a printing is one that a reference means.
func answers(c card.Card, r deck.Ref) bool {
	return (r.Edition == "" || r.Edition == c.Edition) && (r.Number == 0 || r.Number == c.Number)
}

// lacking is how many of a line's copies the owner lacks. Lines that name a
// printing have their copies first, and those that would take any of the rest.
func (m *Model) lacking(r deck.Ref) int {
	var lines deck.Entries
	for _, e := range needed(m.List()) {
		if m.fold(e.Name) == m.fold(r.Name) {
			lines = append(lines, e)
		}
	}
	slices.SortStableFunc(lines, func(a, b deck.Entry) int { return precision(b.Ref) - precision(a.Ref) })
	left := map[card.Printing]int{}
	for _, c := range m.cards.Named(r.Name) {
		left[c.Printing()] = m.owned[c.Printing()]
	}
	lacking := 0
	for _, e := range lines {
		for _, c := range m.cards.Named(r.Name) {
			if answers(c, e.Ref) {
				taken := min(e.Count, left[c.Printing()])
				left[c.Printing()] -= taken
				e.Count -= taken
			}
		}
		if e.Ref == r {
			lacking += e.Count
		}
	}
	return lacking
}

// precision is how much of a printing a reference names.
func precision(r deck.Ref) int {
	switch {
	case r.Edition == "":
		return 0
	case r.Number == 0:
		return 1
	}
	return 2
}

// needed are all the cards that belong to a deck: the initial Oro, the others,
// the sideboard.
func needed(l deck.List) deck.Entries {
	var initial deck.Entries
	if l.Initial.Name != "" {
		initial = deck.Entries{{Ref: l.Initial, Count: 1}}
	}
	return slices.Concat(initial, l.Cards, l.Sideboard)
}

// Shortage is a card that the deck lacks or shares with another.
type Shortage struct {
	Ref deck.Ref
	Stock
}

// Shortages are the cards of the deck that the owner lacks or that are promised
// to more than one deck, those that are missing first.
func (m *Model) Shortages() []Shortage {
	var out []Shortage
	for _, e := range needed(m.List().Sorted()) {
		seen := slices.ContainsFunc(out, func(s Shortage) bool { return s.Ref == e.Ref })
		if s := m.Stock(e.Ref); !seen && s.Lacking+s.Twice() > 0 {
			out = append(out, Shortage{e.Ref, s})
		}
	}
	slices.SortStableFunc(out, func(a, b Shortage) int { return min(b.Lacking, 1) - min(a.Lacking, 1) })
	return out
}

// Missing is how many cards the owner lacks for the open deck, Twice how many
// are promised to another deck as well.
func (m *Model) Missing() (missing, twice int) {
	for _, s := range m.Shortages() {
		missing += s.Lacking
		twice += s.Twice()
	}
	return missing, twice
}

// Lacking is what the owner lacks for the open deck.
func (m *Model) Lacking() deck.List {
	var l deck.List
	for _, s := range m.Shortages() {
		l = l.Add(s.Ref, s.Lacking)
	}
	return l
}

// MissingList is what the owner lacks as a list to paste somewhere.
func (m *Model) MissingList() string { return m.Lacking().String() }
