package deckbuilder

import (
	"slices"

	"castillo/game/deck"
	"castillo/ui/words"
)

// Stock is how the owner's copies of a card meet what the decks need.
type Stock struct {
	Known     bool // the owner has noted a collection
	Needed    int  // by this deck, the initial Oro among them
	Owned     int
	Elsewhere []Promise // other decks that hold the card
}

// Promise is how many copies of a card another deck needs.
type Promise struct {
	Deck  string
	Count int
}

// Missing is how many copies the owner lacks for this deck.
func (s Stock) Missing() int {
	if !s.Known {
		return 0
	}
	return max(0, s.Needed-s.Owned)
}

// Twice is how many of this deck's copies other decks need as well.
func (s Stock) Twice() int {
	if !s.Known {
		return 0
	}
	need := s.Needed - s.Missing()
	for _, p := range s.Elsewhere {
		need += p.Count
	}
	return max(0, min(need-s.Owned, s.Needed-s.Missing()))
}

// String says it in words, empty where no collection is noted.
func (s Stock) String() string {
	if !s.Known {
		return ""
	}
	text := words.T("Tengo {n}", "n", s.Owned)
	if n := s.Missing(); n > 0 {
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
	s := Stock{Known: true, Needed: here.list.CountOf(r)}
	for _, c := range m.cards.Named(r.Name) {
		if (r.Edition == "" || r.Edition == c.Edition) && (r.Number == 0 || r.Number == c.Number) {
			s.Owned += m.owned[c.Printing()]
		}
	}
	name := m.fold(r.Name)
	for _, o := range m.decks {
		if n := o.counts[name]; o != here && n > 0 {
			s.Elsewhere = append(s.Elsewhere, Promise{o.stored.Name, n})
		}
	}
	return s
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
	l := m.List()
	for _, e := range append(deck.Entries{{Ref: l.Initial, Count: 1}}, l.Sorted().Cards...) {
		seen := slices.ContainsFunc(out, func(s Shortage) bool { return s.Ref == e.Ref })
		if s := m.Stock(e.Ref); !seen && e.Name != "" && s.Missing()+s.Twice() > 0 {
			out = append(out, Shortage{e.Ref, s})
		}
	}
	slices.SortStableFunc(out, func(a, b Shortage) int { return min(b.Missing(), 1) - min(a.Missing(), 1) })
	return out
}

// Missing is how many cards the owner lacks for the open deck, Twice how many
// are promised to another deck as well.
func (m *Model) Missing() (missing, twice int) {
	for _, s := range m.Shortages() {
		missing += s.Missing()
		twice += s.Twice()
	}
	return missing, twice
}

// MissingList is what the owner lacks as a list to paste somewhere.
func (m *Model) MissingList() string {
	var l deck.List
	for _, s := range m.Shortages() {
		l = l.Add(s.Ref, s.Missing())
	}
	return l.String()
}
