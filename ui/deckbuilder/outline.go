package deckbuilder

import (
	"slices"

	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/words"
)

// Section is a part of the deck: the cards of one type.
type Section struct {
	Title string
	Count int
	Lines []Line
}

// Line is a card of the deck with its number of copies.
type Line struct {
	Ref   deck.Ref
	Count int
	Card  card.Card // the zero Card where the catalogue does not know it
	Side  bool      // it lies in the sideboard
	Stock Stock
}

var sectionTitles = map[card.Type]string{
	card.Ally: "Aliados", card.Weapon: "Armas", card.Talisman: "Talismanes",
	card.Totem: "Tótems", card.Gold: "Oros", card.NoType: "Sin identificar",
}

// Sections are the cards of the open deck besides the initial Oro, and those
// of its sideboard at the end.
func (m *Model) Sections() []Section {
	var out []Section
	for _, g := range m.List().Groups(m.played()) {
		s := Section{Title: words.T(sectionTitles[g.Type]), Count: g.Entries.Count()}
		for _, e := range g.Entries {
			s.Lines = append(s.Lines, m.line(e, false))
		}
		out = append(out, s)
	}
	side := deck.List{Cards: m.List().Sideboard}
	if len(side.Cards) == 0 {
		return out
	}
	s := Section{Title: words.T("Banquillo"), Count: side.Count()}
	for _, g := range side.Groups(m.played()) {
		for _, e := range g.Entries {
			s.Lines = append(s.Lines, m.line(e, true))
		}
	}
	return append(out, s)
}

func (m *Model) line(e deck.Entry, side bool) Line {
	c, _ := e.Ref.Find(m.played())
	return Line{Ref: e.Ref, Count: e.Count, Card: c, Side: side, Stock: m.Stock(e.Ref)}
}

// Card is the printed card that a reference of Played means.
func (m *Model) Card(r deck.Ref) (card.Card, bool) { return r.Find(m.cards) }

// Today is a card as the catalogue has it now; the owner may have corrected it.
func (m *Model) Today(c card.Card) card.Card {
	if now, ok := m.cards.Printing(c.Edition, c.Number); ok && now.Name == c.Name {
		return now
	}
	return c
}

// Code is the code of the open deck for a QR picture.
func (m *Model) Code() (string, error) { return deck.Encode(m.List(), m.played()) }

func isGold(c card.Card) bool { return c.Type == card.Gold }

// Total is how many cards the deck has and how many it needs.
func (m *Model) Total() (have, need int) { return m.List().Count(), m.Format().Size }

// CountOf is how many of a name the deck has, across its printings.
func (m *Model) CountOf(c card.Card) int {
	if o := m.current(); o != nil && c.Name != "" {
		return o.counts[m.fold(c.Name)]
	}
	return 0
}

// Renew looks at the catalogue anew, which may have changed.
func (m *Model) Renew() { clear(m.initials) }

// Initials are the names of the Oros that may be the initial one in the open deck's format, in order.
func (m *Model) Initials() []string {
	format := m.Format()
	names, known := m.initials[format.ID()]
	if !known {
		names = m.findInitials(format)
		m.initials[format.ID()] = names
	}
	return names
}

func (m *Model) findInitials(f deck.Format) []string {
	var names []string
	for _, c := range m.cards.All() {
		if f.MayBegin(c) && !slices.Contains(names, c.Name) {
			names = append(names, c.Name)
		}
	}
	slices.SortFunc(names, func(a, b string) int {
		if card.Fold(a) < card.Fold(b) {
			return -1
		}
		return 1
	})
	return names
}

// InitialChoice is what may be the initial Oro of the open deck, and what is, as
// the catalogue writes it; empty for none. What the deck has is always among
// them, even if it may not be.
func (m *Model) InitialChoice() (names []string, chosen string) {
	names = m.Initials()
	name := m.List().Initial.Name
	if name == "" {
		return names, ""
	}
	for _, n := range names {
		if m.fold(n) == m.fold(name) {
			return names, n
		}
	}
	return append(slices.Clip(names), name), name
}

// Problem is a reason why the deck is not legal, with what can be done.
type Problem struct {
	Text  string
	Cure  []Cure
	plain bool // what is to be done is plain to see
}

// Cure is a remedy and what its button says.
type Cure struct {
	Text   string
	Remedy deck.Remedy
}

// Problems are all the reasons, those with a plain cure first; a legal deck has
// none.
func (m *Model) Problems() []Problem {
	o := m.current()
	if o == nil {
		return nil
	}
	return m.problems(o.format, o.breaches)
}

// ProblemsIn are the reasons why the open deck is not legal in a format.
func (m *Model) ProblemsIn(f deck.Format) []Problem {
	o := m.current()
	if o == nil || o.unread != nil {
		return nil
	}
	return m.problems(f, f.Check(o.list, m.cards))
}

func (m *Model) problems(f deck.Format, breaches []deck.Breach) []Problem {
	out := make([]Problem, 0, len(breaches))
	for _, b := range breaches {
		p := Problem{Text: words.Sentence(words.Template(b.Template(), b)), plain: len(b.Remedies) > 0}
		for _, r := range f.Remedies(b, m.List(), m.cards) {
			p.Cure = append(p.Cure, Cure{words.Capital(words.Template(r.Template(), r)), r})
		}
		out = append(out, p)
	}
	slices.SortStableFunc(out, func(a, b Problem) int {
		switch {
		case a.plain == b.plain:
			return 0
		case a.plain:
			return -1
		}
		return 1
	})
	return out
}
