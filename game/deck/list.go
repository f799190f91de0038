// Package deck holds deck lists, the formats they are built for, and the
// reasons why a list is not legal in a format.
//
// A [List] is a deck as its owner wrote it: names and counts, nothing resolved.
// [Parse] and [List.String] are its text form. A [Format] is the construction
// rules as data, and [Format.Check] compares a list with it and gives every
// [Breach], each with the [Remedy] that a screen may offer. What the cards are
// comes from a [Catalogue], which the store or a test provides.
//
// Lists are values: no method changes its receiver.
package deck

import (
	"cmp"
	"fmt"
	"slices"

	"castillo/game/card"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"
)

// MaxCount is the largest count an entry of a list can have.
const MaxCount = 999

// Ref is how a list refers to a card: by name, and by printing when the owner
// cares which. The zero Ref refers to nothing.
type Ref struct {
	Name    string
	Edition card.Edition // empty: any printing
	Number  int          // 0: any number of the edition
}

// String is the reference as a list writes it, such as "Azor (ES) 222".
func (r Ref) String() string {
	switch {
	case r.Edition == "":
		return r.Name
	case r.Number == 0:
		return fmt.Sprintf("%s (%s)", r.Name, r.Edition)
	}
	return fmt.Sprintf("%s (%s) %03d", r.Name, r.Edition, r.Number)
}

// Find gives the card that r refers to. When any printing will do, it is the
// first whose facts are complete.
func (r Ref) Find(c Catalogue) (card.Card, bool) {
	return r.among(c.Named(r.Name))
}

// All are the printings that r may mean.
func (r Ref) All(c Catalogue) []card.Card {
	return slices.DeleteFunc(slices.Clone(c.Named(r.Name)), func(p card.Card) bool { return !r.covers(RefTo(p)) })
}

// among is Find over the printings of r's name.
func (r Ref) among(printings []card.Card) (card.Card, bool) {
	var found card.Card
	var ok bool
	for _, p := range printings {
		if !r.covers(RefTo(p)) {
			continue
		}
		if !hasGaps(p) {
			return p, true
		}
		if !ok {
			found, ok = p, true
		}
	}
	return found, ok
}

// RefTo is the reference to exactly this printing: by name and edition alone where the
// edition has no numbers.
func RefTo(c card.Card) Ref { return Ref{c.Name, c.Edition, c.Printing().PrintedNumber()} }

// covers reports whether a card written as o is one that r refers to.
func (r Ref) covers(o Ref) bool {
	return (r.Edition == "" || r.Edition == o.Edition) &&
		(r.Number == 0 || r.Number == o.Number) &&
		sameName(r.Name, o.Name)
}

// same reports whether both refer to the same printing of the same name.
func (r Ref) same(o Ref) bool {
	return r.Edition == o.Edition && r.Number == o.Number && sameName(r.Name, o.Name)
}

func sameName(a, b string) bool { return a == b || card.Fold(a) == card.Fold(b) }

// Entry is one line of a list: so many copies of a card.
type Entry struct {
	Ref
	Count int
}

// String is the line as a list writes it, such as "3x Azor (ES) 222".
func (e Entry) String() string { return fmt.Sprintf("%dx %s", e.Count, e.Ref) }

// Entries are the lines of a list in its owner's order.
type Entries []Entry

// Count is the number of cards.
func (es Entries) Count() int {
	n := 0
	for _, e := range es {
		n += e.Count
	}
	return n
}

// CountOf is the number of cards that r refers to.
func (es Entries) CountOf(r Ref) int {
	n := 0
	for _, e := range es {
		if r.covers(e.Ref) {
			n += e.Count
		}
	}
	return n
}

// Add gives the entries with n more cards: on the line that already holds this
// printing, else on a new last line.
func (es Entries) Add(r Ref, n int) Entries {
	if n <= 0 {
		return es
	}
	n = min(n, MaxCount)
	es = slices.Clone(es)
	if i := slices.IndexFunc(es, func(e Entry) bool { return e.same(r) }); i >= 0 {
		es[i].Count = min(es[i].Count+n, MaxCount)
		return es
	}
	return append(es, Entry{r, n})
}

// Remove gives the entries with up to n fewer of the cards that r refers to,
// taken from the last line that holds them upwards.
func (es Entries) Remove(r Ref, n int) Entries {
	es = slices.Clone(es)
	for i := len(es) - 1; i >= 0 && n > 0; i-- {
		if !r.covers(es[i].Ref) {
			continue
		}
		taken := min(n, es[i].Count)
		n -= taken
		if es[i].Count -= taken; es[i].Count <= 0 {
			es = slices.Delete(es, i, i+1)
		}
	}
	return es
}

// Sorted gives the entries in Spanish alphabetical order.
func (es Entries) Sorted() Entries {
	byName := spanishOrder()
	es = slices.Clone(es)
	slices.SortStableFunc(es, func(a, b Entry) int { return byName(a.Ref, b.Ref) })
	return es
}

// spanishOrder compares references by name, Ñ after N, then by printing.
func spanishOrder() func(a, b Ref) int {
	names := collate.New(language.Spanish)
	return func(a, b Ref) int {
		return cmp.Or(
			names.CompareString(a.Name, b.Name),
			cmp.Compare(a.Edition, b.Edition),
			cmp.Compare(a.Number, b.Number))
	}
}

// List is a deck as its owner wrote it. The zero List is empty.
type List struct {
	Title   string
	Notes   string // the owner's own words, one or more lines
	Tags    []string
	Format  string // the ID of the format that it is built for, empty: PrimerBloque's
	Initial Ref    // the initial Oro, one card besides Cards (DAR 4.2.5, 4.3.1)
	Cards   Entries
	// Sideboard are cards kept beside the deck; they are not part of it.
	Sideboard Entries
}

// Count is the number of cards of the deck, the initial Oro among them.
func (l List) Count() int {
	if l.Initial == (Ref{}) {
		return l.Cards.Count()
	}
	return l.Cards.Count() + 1
}

// CountOf is the number of cards in the deck that r refers to, the initial Oro
// among them.
func (l List) CountOf(r Ref) int {
	n := l.Cards.CountOf(r)
	if l.Initial != (Ref{}) && r.covers(l.Initial) {
		n++
	}
	return n
}

// Add gives the list with n more cards.
func (l List) Add(r Ref, n int) List {
	l.Cards = l.Cards.Add(r, n)
	return l
}

// Remove gives the list with up to n fewer of the cards that r refers to. The
// initial Oro goes only when no other copy is left.
func (l List) Remove(r Ref, n int) List {
	if n > l.Cards.CountOf(r) && r.covers(l.Initial) {
		l.Initial = Ref{}
	}
	l.Cards = l.Cards.Remove(r, n)
	return l
}

// WithInitial gives the list with r as its initial Oro: a copy among the cards
// takes that place if there is one, and the former initial Oro joins the cards.
func (l List) WithInitial(r Ref) List {
	l.Cards = l.Cards.Remove(r, 1)
	if l.Initial != (Ref{}) {
		l.Cards = l.Cards.Add(l.Initial, 1)
	}
	l.Initial = r
	return l
}

// Sorted gives the list with its cards and its sideboard in alphabetical order.
func (l List) Sorted() List {
	l.Cards, l.Sideboard = l.Cards.Sorted(), l.Sideboard.Sorted()
	return l
}

// Equal reports whether both lists say the same in the same order.
func (l List) Equal(o List) bool {
	return l.Title == o.Title && l.Notes == o.Notes && slices.Equal(l.Tags, o.Tags) && l.Format == o.Format && l.Initial == o.Initial &&
		slices.Equal(l.Cards, o.Cards) && slices.Equal(l.Sideboard, o.Sideboard)
}

// Group is the part of a deck that is of one type.
type Group struct {
	Type    card.Type // NoType: unknown cards
	Entries Entries
}

// Groups gives the cards of the deck without its initial Oro, by type in the
// order of the rules and unknown cards last, each group by cost and name.
// Types that the deck does not hold are left out.
func (l List) Groups(c Catalogue) []Group {
	type costed struct {
		Entry
		cost int8
	}
	byType := map[card.Type][]costed{}
	for _, e := range l.Cards {
		found, _ := e.Find(c)
		byType[found.Type] = append(byType[found.Type], costed{e, found.Cost})
	}
	byName := spanishOrder()
	var groups []Group
	for _, typ := range append(card.Types(), card.NoType) {
		if len(byType[typ]) == 0 {
			continue
		}
		slices.SortStableFunc(byType[typ], func(a, b costed) int {
			return cmp.Or(cmp.Compare(a.cost, b.cost), byName(a.Ref, b.Ref))
		})
		group := Group{Type: typ}
		for _, e := range byType[typ] {
			group.Entries = append(group.Entries, e.Entry)
		}
		groups = append(groups, group)
	}
	return groups
}
