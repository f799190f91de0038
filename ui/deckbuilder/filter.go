package deckbuilder

import (
	"slices"
	"strings"

	"castillo/game/card"
	"castillo/game/deck"
)

// What is asked of the list of decks is words, all of which a deck has in its name or its tags, and,
// with a colon, what format it is built for or legal in: "torneo formato:libre legal:racial-libre".
const (
	asksFormat = "formato:"
	asksLegal  = "legal:"
)

// Filter lists only the decks that answer. It reports whether others are listed now.
func (m *Model) Filter(text string) bool {
	m.asks = strings.Fields(card.Fold(text))
	before := m.listed
	m.list()
	return !slices.Equal(before, m.listed)
}

// Listed are the places of the decks that are listed.
func (m *Model) Listed() []int { return m.listed }

// list finds the decks that are listed.
func (m *Model) list() {
	m.listed = nil
	for i, o := range m.decks {
		if m.answers(o) {
			m.listed = append(m.listed, i)
		}
	}
}

// answers reports whether a deck is what is asked for. A format that there is not asks nothing yet:
// its name is still being written.
func (m *Model) answers(o *open) bool {
	for _, word := range m.asks {
		if name, ok := strings.CutPrefix(word, asksFormat); ok {
			if f, known := deck.FormatNamed(m.formats, name); known && (o.strange || o.format.ID() != f.ID()) {
				return false
			}
			continue
		}
		if name, ok := strings.CutPrefix(word, asksLegal); ok {
			if f, known := deck.FormatNamed(m.formats, name); known && !m.isLegal(o, f) {
				return false
			}
			continue
		}
		if !strings.Contains(m.fold(o.stored.Name+" "+strings.Join(o.list.Tags, " ")), word) {
			return false
		}
	}
	return true
}

// isLegal judges a deck in a format, once for each of its states.
func (m *Model) isLegal(o *open, f deck.Format) bool {
	if o.unread != nil {
		return false
	}
	legal, known := o.legal[f.ID()]
	if !known {
		legal = len(f.Check(o.list, m.cards)) == 0
		o.legal[f.ID()] = legal
	}
	return legal
}
