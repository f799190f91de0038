// Package holding says what an owner has of a printed card: how many copies,
// of which finish and condition, in which language, and where they lie.
//
// A Holding is a plain value without a store behind it. The store keeps them,
// the query language asks about them, imports make them.
package holding

import (
	"cmp"
	"slices"
	"strings"

	"castillo/game/card"
)

// Key is what tells one row of a collection from another. Two rows of one key
// are one row: their counts add up. The zero Finish, Condition and Language are
// what an owner who notes only counts means.
type Key struct {
	Printing  card.Printing
	Finish    Finish
	Condition Condition
	Language  Language
	Place     Place
}

// Plain is the key of copies of which nothing but the printing is noted.
func Plain(p card.Printing) Key { return Key{Printing: p} }

// IsPlain reports whether nothing but the printing is noted.
func (k Key) IsPlain() bool { return k == Plain(k.Printing) }

// Holding is one row of a collection: the copies of one key.
type Holding struct {
	Key
	Count    int   // copies, at least 1 in a collection
	ForTrade int   // how many of them the owner would give away, 0..Count
	Paid     Price // for one copy; the zero Price is not known
	Origin   string
	Acquired Date
	Tags     []string // sorted, without repetition, none empty
	Notes    string
	Photo    string // name of the owner's own picture, empty if none
}

// Equal reports whether two rows say the same.
func (h Holding) Equal(other Holding) bool {
	return h.Key == other.Key && h.Count == other.Count && h.ForTrade == other.ForTrade && h.Paid == other.Paid && h.Origin == other.Origin &&
		h.Acquired == other.Acquired && h.Notes == other.Notes && h.Photo == other.Photo && slices.Equal(h.Tags, other.Tags)
}

// Plus is h with the copies of more, a row of the same key. What both rows say
// stays as h says it, the price being the mean of the copies where both have
// one in the same currency; tags and notes are those of both.
func (h Holding) Plus(more Holding) Holding {
	h.Paid = meanPrice(h, more)
	h.Count += more.Count
	h.ForTrade += more.ForTrade
	h.Origin = cmp.Or(h.Origin, more.Origin)
	h.Acquired = cmp.Or(h.Acquired, more.Acquired)
	h.Photo = cmp.Or(h.Photo, more.Photo)
	h.Tags = Tags(slices.Concat(h.Tags, more.Tags)...)
	if !strings.Contains(h.Notes, more.Notes) {
		h.Notes = strings.TrimPrefix(h.Notes+"\n"+more.Notes, "\n")
	}
	return h
}

// Less is h with n copies fewer, of which those that are not for trade go
// first.
func (h Holding) Less(n int) Holding {
	h.Count -= n
	h.ForTrade = min(h.ForTrade, h.Count)
	return h
}

// Given is h with n copies fewer, of which those that are for trade go first.
func (h Holding) Given(n int) Holding {
	h.ForTrade = max(0, h.ForTrade-n)
	h.Count -= n
	return h
}

// Split takes n copies out of a row, with what else is noted of them, under
// another key. What is for trade stays, as far as there are copies to stay.
func (h Holding) Split(n int, to Key) (rest, moved Holding) {
	rest, moved = h.Less(n), h
	moved.Key, moved.Count, moved.ForTrade = to, n, h.ForTrade-rest.ForTrade
	return rest, moved
}

// FirstToGo orders rows by which of them loses copies first: the plain row, then
// normal before foil, the more worn before the less worn, those without a place
// before those with one.
func FirstToGo(a, b Holding) int {
	return cmp.Or(
		-compareBool(a.IsPlain(), b.IsPlain()),
		cmp.Compare(a.Finish, b.Finish),
		cmp.Compare(b.Condition, a.Condition),
		-compareBool(a.Place == Place{}, b.Place == Place{}),
	)
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

func meanPrice(a, b Holding) Price {
	copies := int64(a.Count) + int64(b.Count)
	switch {
	case a.Paid == Price{}:
		return b.Paid
	case b.Paid.Currency != a.Paid.Currency || copies <= 0:
		return a.Paid
	}
	sum := a.Paid.Cents*int64(a.Count) + b.Paid.Cents*int64(b.Count)
	return Price{(sum + copies/2) / copies, a.Paid.Currency}
}

// Tags brings tags into the form in which a Holding has them: trimmed, sorted,
// each once, none empty.
func Tags(tags ...string) []string {
	var out []string
	for _, t := range tags {
		if t = strings.Join(strings.Fields(t), " "); t != "" {
			out = append(out, t)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Wish is a printing that the owner looks for.
type Wish struct {
	Printing card.Printing
	Count    int // copies wanted beyond what is owned, at least 1
	Notes    string
}

// Epic is the epic text that the owner wrote for a printing; it has no part in
// the game (DAR 4.1.7).
type Epic struct {
	Printing card.Printing
	Text     string // one line, not empty
}

// NewEpic is an epic text with its words on one line.
func NewEpic(p card.Printing, text string) Epic {
	return Epic{Printing: p, Text: strings.Join(strings.Fields(text), " ")}
}

// Place is where copies lie: a folder with page and pocket, or a box. Page and
// Pocket count from 1; 0 is not said. The zero Place is no place.
type Place struct {
	Container    string
	Page, Pocket int
}

// Price is an amount of money in hundredths of its currency's unit.
type Price struct {
	Cents    int64
	Currency string // ISO 4217, such as "CLP"
}

// Date is a day; the zero Date is not known.
type Date struct {
	Year       int
	Month, Day int // from 1
}
