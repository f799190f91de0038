package cardsdb

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"castillo/game/card"
)

// Searching compares words: runs of letters and digits, accents and case
// apart. Everything is folded once, when the catalogue is made, and each search
// reads it through from end to end.
type searchEntry struct {
	card  int       // index in cardSet.cards
	name  string    // " rey arturo pendragon", a space before each word
	facts string    // type, race, edition and number in the same form
	codes [3]string // " es 012", " es012" and " es 12"
}

func newSearch(cards []card.Card) []searchEntry {
	entries := make([]searchEntry, len(cards))
	for i, c := range cards {
		info, _ := c.Edition.Info()
		full := " " + strings.ToLower(c.Code())
		joined := " " + strings.ReplaceAll(full, " ", "")
		short := " " + strings.ToLower(string(c.Edition)) + " " + strconv.Itoa(c.Number)
		entries[i] = searchEntry{
			card:  i,
			name:  spaced(c.Name),
			facts: spaced(c.Type.String()+" "+c.Races.String()+" "+info.Name) + full + joined + short,
			codes: [3]string{full, joined, short},
		}
	}
	sortSpanish(entries, func(e searchEntry) string { return cards[e.card].Name })
	return entries
}

// foldedName is a card's name as printed and as names are compared.
type foldedName struct{ printed, folded string }

// namesOf takes the names from the entries, where the printings of one stand
// together.
func namesOf(entries []searchEntry, cards []card.Card) []foldedName {
	var names []foldedName
	for _, e := range entries {
		printed := cards[e.card].Name
		folded := card.Fold(printed)
		if len(names) == 0 || names[len(names)-1].folded != folded {
			names = append(names, foldedName{printed, folded})
		}
	}
	return names
}

// spaced folds text and puts one space before each of its words.
func spaced(text string) string {
	var b strings.Builder
	b.Grow(len(text) + 1)
	inWord := false
	for _, r := range card.Fold(text) {
		if isSign(r) {
			inWord = false
			continue
		}
		if !inWord {
			b.WriteByte(' ')
		}
		inWord = true
		b.WriteRune(r)
	}
	return b.String()
}

// How well a card answers a search, from best to worst.
const (
	exactly    = iota // the search is the card's name or its code
	fromStart         // the name begins with the search
	wordStarts        // each word begins a word of the name
	somewhere         // each word occurs in the name or begins a word of the facts
	rankCount
	notAtAll = rankCount
)

// Search lists the printings in which every word occurs: in the name, or at
// the beginning of a word of type, race, edition or number ("ES 012"). The
// card of that very name or code comes first, then names that begin so, then
// names with words that begin so, then the rest; within each by name in
// Spanish order, then as All. Without a word the answer is All.
func (c *Catalogue) Search(words string) []card.Card {
	query := spaced(words)
	if query == "" {
		return c.All()
	}
	set := c.current.Load()
	var ranked [rankCount][]int
	starts := strings.SplitAfter(query[1:], " ")
	for i, word := range starts {
		starts[i] = " " + strings.TrimSuffix(word, " ")
	}
	for i := range set.search {
		e := &set.search[i]
		if rank := e.rank(query, starts); rank != notAtAll {
			ranked[rank] = append(ranked[rank], e.card)
		}
	}
	return set.pick(slices.Concat(ranked[:]...))
}

// rank compares the entry with the whole query and with each of its words;
// all have their space before them.
func (e *searchEntry) rank(query string, words []string) int {
	rank := wordStarts
	for _, word := range words {
		switch {
		case strings.Contains(e.name, word):
		case strings.Contains(e.name, word[1:]), strings.Contains(e.facts, word):
			rank = somewhere
		default:
			return notAtAll
		}
	}
	switch {
	case e.name == query, slices.Contains(e.codes[:], query):
		return exactly
	case strings.HasPrefix(e.name, query):
		return fromStart
	}
	return rank
}

// Nearest suggests at most n card names for one that does not exist: those
// that contain it, shortest first, then those that a few slips of the keys
// turn into it. A name far from all suggests nothing.
func (c *Catalogue) Nearest(name string, n int) []string {
	wanted := card.Fold(name)
	if wanted == "" || n <= 0 {
		return nil
	}
	type near struct {
		name            string
		distance, extra int
	}
	length := utf8.RuneCountInString(wanted)
	limit := 1 + length/3
	var found []near
	for _, n := range c.current.Load().names {
		if strings.Contains(n.folded, wanted) {
			found = append(found, near{n.printed, 0, utf8.RuneCountInString(n.folded) - length})
		} else if d := editDistance(wanted, n.folded, limit); d <= limit {
			found = append(found, near{n.printed, d, 0})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(a.extra, b.extra))
	})
	found = found[:min(n, len(found))]
	names := make([]string, len(found))
	for i, f := range found {
		names[i] = f.name
	}
	return names
}

// editDistance counts the letters to insert, remove, change or swap with the
// next one to turn a into b; beyond limit any number above it will do.
func editDistance(a, b string, limit int) int {
	from, to := []rune(a), []rune(b)
	if len(from)-len(to) > limit || len(to)-len(from) > limit {
		return limit + 1
	}
	before, last, row := make([]int, len(to)+1), make([]int, len(to)+1), make([]int, len(to)+1)
	for j := range last {
		last[j] = j
	}
	for i := range from {
		row[0] = i + 1
		for j := range to {
			change := last[j]
			if from[i] != to[j] {
				change++
			}
			row[j+1] = min(change, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && from[i] == to[j-1] && from[i-1] == to[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(to)]
}
