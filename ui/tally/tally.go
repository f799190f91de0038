// Package tally counts how the stored duels went, by own deck and rival. What it knows it
// reads from the stored matches; it keeps nothing on the disk and knows no window.
package tally

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"castillo/cardsdb"
	"castillo/game/card"
)

// Kind is what sort of rival somebody is.
type Kind int

// The kinds of rivals.
const (
	Computer Kind = iota + 1
	Friend
	TwoPeople // both at one screen: the rival is whoever sat at seat B
)

// Rival is who a duel was played against.
type Rival struct {
	Kind Kind
	Name string // the computer player, such as "voraz", or the name of a friend
}

// computers are the computer players with the names that they have had at a table.
var computers = map[string]string{"voraz": "Voraz", "azar": "Azar"}

// String is what the rival is called, in Spanish.
func (r Rival) String() string {
	switch {
	case r.Kind == TwoPeople:
		return "Dos personas"
	case r.Kind == Computer && computers[r.Name] != "":
		return computers[r.Name]
	}
	return r.Name
}

// Outcome is how a duel ended for whose history this is.
type Outcome int

// The outcomes. A duel in which the rulebook failed is unfinished, too.
const (
	Unfinished Outcome = iota
	Won
	Lost
	Drawn
)

// Order is who started a duel.
type Order int

// The orders.
const (
	Unordered Order = iota // it did not come to that
	First                  // the owner of the history
	Second
)

// Duel is how one duel went.
type Duel struct {
	Match   cardsdb.MatchID
	Number  int // in its round of several duels, from 1; 0 for a single duel
	Date    time.Time
	Deck    string // one's own
	Rival   Rival
	Format  string // its name, empty where the record does not tell
	Outcome Outcome
	Order   Order
	Turns   int // 0: not known
}

// Played counts duels that came to an end, and those that were won.
type Played struct{ Duels, Won int }

// Tally counts duels.
type Tally struct {
	Duels            int // that came to an end
	Won, Lost, Drawn int
	Unfinished       int
	First, Second    Played
	Last             time.Time

	turns, timed int // of the duels of which the turns are known
}

// Turns is how many turns a duel took on average; ok is false where that is not known.
func (t Tally) Turns() (average float64, ok bool) {
	return float64(t.turns) / float64(max(1, t.timed)), t.timed > 0
}

func (t *Tally) add(d Duel) {
	if d.Date.After(t.Last) {
		t.Last = d.Date
	}
	switch d.Outcome {
	case Won:
		t.Won++
	case Lost:
		t.Lost++
	case Drawn:
		t.Drawn++
	default:
		t.Unfinished++
		return
	}
	t.Duels++
	if d.Turns > 0 {
		t.turns += d.Turns
		t.timed++
	}
	switch d.Order {
	case First:
		t.First.add(d)
	case Second:
		t.Second.add(d)
	}
}

func (p *Played) add(d Duel) {
	p.Duels++
	if d.Outcome == Won {
		p.Won++
	}
}

// Row counts the duels with one deck against one rival.
type Row struct {
	Deck  string
	Rival Rival
	Tally
	Played []Duel // the latest first
}

// Rows counts duels by deck and rival.
func Rows(duels []Duel) []Row {
	type pair struct {
		deck  string
		rival Rival
	}
	at := map[pair]int{}
	var rows []Row
	for _, d := range duels {
		p := pair{d.Deck, d.Rival}
		i, ok := at[p]
		if !ok {
			i = len(rows)
			at[p], rows = i, append(rows, Row{Deck: d.Deck, Rival: d.Rival})
		}
		rows[i].note(d)
	}
	for i := range rows {
		rows[i].order()
	}
	return rows
}

// Total counts duels whatever the deck and the rival.
func Total(duels []Duel) Row {
	var r Row
	for _, d := range duels {
		r.note(d)
	}
	r.order()
	return r
}

func (r *Row) note(d Duel) {
	r.add(d)
	r.Played = append(r.Played, d)
}

func (r *Row) order() {
	slices.SortStableFunc(r.Played, func(a, b Duel) int {
		return cmp.Or(b.Date.Compare(a.Date), cmp.Compare(b.Match, a.Match), cmp.Compare(b.Number, a.Number))
	})
}

// Filter says which duels are counted. What is empty leaves all in.
type Filter struct {
	Deck   string
	Rival  Rival
	Format string
	Since  time.Time
}

// Of are the duels that the filter leaves in.
func (f Filter) Of(duels []Duel) []Duel {
	var in []Duel
	for _, d := range duels {
		if (f.Deck == "" || d.Deck == f.Deck) && (f.Rival == Rival{} || d.Rival == f.Rival) &&
			(f.Format == "" || d.Format == f.Format) && !d.Date.Before(f.Since) {
			in = append(in, d)
		}
	}
	return in
}

// Decks are the names of one's own decks, in order, without the duels that tell none.
func Decks(duels []Duel) []string { return names(duels, func(d Duel) string { return d.Deck }) }

// Formats are the names of the formats, in order, without the duels that tell none.
func Formats(duels []Duel) []string { return names(duels, func(d Duel) string { return d.Format }) }

func names(duels []Duel, of func(Duel) string) []string {
	var all []string
	for _, d := range duels {
		if name := of(d); name != "" {
			all = append(all, name)
		}
	}
	slices.SortFunc(all, byName)
	return slices.Compact(all)
}

// Rivals are those who were played against: the computer players, two people, the friends by name.
func Rivals(duels []Duel) []Rival {
	var all []Rival
	for _, d := range duels {
		all = append(all, d.Rival)
	}
	place := map[Kind]int{Computer: 0, TwoPeople: 1, Friend: 2}
	slices.SortFunc(all, func(a, b Rival) int {
		return cmp.Or(cmp.Compare(place[a.Kind], place[b.Kind]), byName(a.String(), b.String()))
	})
	return slices.Compact(all)
}

func byName(a, b string) int {
	return cmp.Or(strings.Compare(card.Fold(a), card.Fold(b)), strings.Compare(a, b))
}

// Column is what rows are ordered by.
type Column int

// The columns of the table, in its order.
const (
	ByDeck Column = iota
	ByRival
	ByDuels
	ByWon
	ByLost
	ByDrawn
	ByUnfinished
	ByTurns
	ByFirst
	BySecond
	ByLast
)

// Sort orders rows by a column. Rows that are alike there stand by deck and rival.
func Sort(rows []Row, by Column, down bool) {
	named := func(a, b Row) int {
		return cmp.Or(byName(a.Deck, b.Deck), byName(a.Rival.String(), b.Rival.String()), cmp.Compare(a.Rival.Kind, b.Rival.Kind))
	}
	slices.SortFunc(rows, func(a, b Row) int {
		c := by.compare(a, b)
		if down {
			c = -c
		}
		return cmp.Or(c, named(a, b))
	})
}

func (c Column) compare(a, b Row) int {
	switch c {
	case ByDeck:
		return byName(a.Deck, b.Deck)
	case ByRival:
		return byName(a.Rival.String(), b.Rival.String())
	case ByLast:
		return a.Last.Compare(b.Last)
	}
	return cmp.Compare(c.figure(a), c.figure(b))
}

func (c Column) figure(r Row) float64 {
	switch c {
	case ByTurns:
		average, _ := r.Turns()
		return average
	case ByFirst:
		return r.First.share()
	case BySecond:
		return r.Second.share()
	}
	return float64(map[Column]int{ByDuels: r.Duels, ByWon: r.Won, ByLost: r.Lost, ByDrawn: r.Drawn, ByUnfinished: r.Unfinished}[c])
}

// share is the part of the duels that was won; none is less than not one of them.
func (p Played) share() float64 {
	if p.Duels == 0 {
		return -1
	}
	return float64(p.Won) / float64(p.Duels)
}
