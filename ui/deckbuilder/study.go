package deckbuilder

import (
	"slices"

	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/words"
)

// oddsTurns is how many turns the odds look ahead.
const oddsTurns = 8

// Question is what the owner asks chance about.
type Question struct {
	Order   deck.Order
	Changes int    // of the first hand
	Least   int    // Oros in a hand that is kept, at least
	Most    int    // and at most
	Wanted  string // what is looked for: one of Study.Choices
	Copies  int    // of it, at least
}

// firstQuestion is asked until the owner asks another.
var firstQuestion = Question{Least: 2, Most: 5, Copies: 1}

// Study is what there is to know about a list. It takes some work, so it is done
// off the goroutine of the window.
type Study struct {
	Figures  deck.Figures
	Castle   int  // cards in the Mazo Castillo
	Initial  bool // there is an initial Oro
	Golds    deck.Golds
	GoldHand float64 // chance of a first hand with Least to Most Oros
	Choices  []string
	Sought   string // what See is about: what was asked for, else the first of Choices
	Wanted   int    // how many cards of the castle are sought
	See      [oddsTurns]float64
	// Standings are how the deck stands in every format, none where it cannot be read.
	Standings []Standing
}

// choice is something to look for in a deck.
type choice struct {
	name  string
	among func(card.Card) bool
}

// study looks into a list.
func study(l deck.List, cards deck.Catalogue, q Question) Study {
	s := Study{Figures: l.Figures(cards), Castle: l.Cards.Count(), Initial: l.Initial.Name != ""}
	found := map[deck.Ref]card.Card{}
	for _, e := range l.Cards {
		found[e.Ref], _ = e.Find(cards)
	}
	castle := func(among func(card.Card) bool) deck.Castle {
		return l.Castle(func(r deck.Ref) bool { return among(found[r]) })
	}
	golds := castle(isGold)
	s.Golds = golds.Golds(oddsTurns, q.Order, deck.Opening{Changes: q.Changes, Least: q.Least, Most: q.Most})
	s.GoldHand = golds.InHand(q.Least, deck.Opening{}) - golds.InHand(q.Most+1, deck.Opening{})
	all := choices(l, found)
	for _, c := range all {
		s.Choices = append(s.Choices, c.name)
	}
	if len(all) == 0 {
		return s
	}
	sought := all[max(0, slices.Index(s.Choices, q.Wanted))]
	wanted := castle(sought.among)
	s.Sought, s.Wanted = sought.name, wanted.Wanted
	opening := deck.Opening{Changes: q.Changes, Least: q.Copies, Most: deck.HandSize}
	for turn := range s.See {
		s.See[turn] = wanted.AtLeast(q.Copies, turn+1, q.Order, opening)
	}
	return s
}

// choices are what can be looked for in a list: types, races, costs, then every
// card.
func choices(l deck.List, found map[deck.Ref]card.Card) []choice {
	var out []choice
	add := func(name string, among func(card.Card) bool) {
		for _, c := range found {
			if among(c) {
				out = append(out, choice{name, among})
				return
			}
		}
	}
	for _, t := range card.Types() {
		add(words.T(sectionTitles[t]), func(c card.Card) bool { return c.Type == t })
	}
	for r := card.Race(1); r <= card.RaceCount; r++ {
		add(words.T("Raza {race}", "race", words.T(r.String())), func(c card.Card) bool { return c.Races.Has(r) })
	}
	for cost := int8(0); cost < 10; cost++ {
		add(words.T("Coste {n}", "n", int(cost)), func(c card.Card) bool { return c.Cost == cost })
	}
	seen := map[string]bool{}
	for _, e := range l.Sorted().Cards {
		name := found[e.Ref].Name
		if name != "" && !seen[name] {
			seen[name] = true
			add(name, func(c card.Card) bool { return c.Name == name })
		}
	}
	return out
}
