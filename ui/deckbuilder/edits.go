package deckbuilder

import (
	"regexp"
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/words"
)

// AddMany puts n copies of a card into the deck.
func (m *Model) AddMany(c card.Card, n int) bool {
	return c.Name != "" && m.edit(func(l deck.List) deck.List { return l.Add(m.refIn(l, c), n) })
}

// Step adds a copy to a line of the deck or of its sideboard, or takes one away.
func (m *Model) Step(line Line, by int) bool {
	return m.edit(func(l deck.List) deck.List {
		switch {
		case line.Side && by > 0:
			l.Sideboard = l.Sideboard.Add(line.Ref, by)
		case line.Side:
			l.Sideboard = l.Sideboard.Remove(line.Ref, -by)
		case by > 0:
			l = l.Add(line.Ref, by)
		default:
			l.Cards = l.Cards.Remove(line.Ref, -by)
		}
		return l
	})
}

// Swap moves a copy of a line to the sideboard, or from there into the deck.
func (m *Model) Swap(line Line) bool {
	return m.edit(func(l deck.List) deck.List {
		from, to := &l.Cards, &l.Sideboard
		if line.Side {
			from, to = to, from
		}
		if from.CountOf(line.Ref) == 0 {
			return l
		}
		*from, *to = from.Remove(line.Ref, 1), to.Add(line.Ref, 1)
		return l
	})
}

// Notes are the owner's notes; those that came with a starter deck in the language of the window.
func (m *Model) Notes() string {
	notes := m.List().Notes
	if d, ok := m.Stored(); ok && d.Starter != "" {
		return words.T(notes)
	}
	return notes
}

// SetNotes replaces the owner's notes, and SetTags the tags, which have commas
// between them.
func (m *Model) SetNotes(text string) bool {
	return m.write(func(l deck.List) deck.List {
		l.Notes = text
		return l
	})
}

// SetTags is described with SetNotes.
func (m *Model) SetTags(text string) bool {
	return m.write(func(l deck.List) deck.List {
		l.Tags = strings.Split(text, ",")
		return l
	})
}

// write changes words, of which blanks at the edges do not count.
func (m *Model) write(change func(deck.List) deck.List) bool {
	return m.edit(func(l deck.List) deck.List {
		if changed := change(l).Tidy(); !changed.Equal(l.Tidy()) {
			return changed
		}
		return l
	})
}

var countFirst = regexp.MustCompile(`^\s*(\d{1,2})\s*[xX×]?\s+(.*)$`)

// Typed takes a count off the beginning of what was typed into the search, as
// in "3 dragon"; n is 0 without one.
func Typed(text string) (n int, rest string) {
	parts := countFirst.FindStringSubmatch(text)
	if parts == nil {
		return 0, text
	}
	n, _ = strconv.Atoi(parts[1]) // two digits
	return n, parts[2]
}
