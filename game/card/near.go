package card

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Speller finds the names that somebody may have meant.
type Speller struct {
	names  []string
	folded []string
}

// NewSpeller makes a speller of names; those of one kind need not be folded.
func NewSpeller(names []string) Speller {
	s := Speller{names: names, folded: make([]string, len(names))}
	for i, name := range names {
		s.folded[i] = Fold(name)
	}
	return s
}

// Nearest gives the names for a word that is none of them, closest first:
// those that a few slips of the keys turn it into, and those that hold it or
// are held in it. A word far from all has none.
func (s Speller) Nearest(word string) []string {
	wanted := Fold(word)
	length := utf8.RuneCountInString(wanted)
	if length == 0 {
		return nil
	}
	type candidate struct {
		name         string
		slips, spare int // spare: how far the lengths are apart
	}
	limit := min(max(length/4, 1), 5)
	var found []candidate
	for i, name := range s.folded {
		spare := utf8.RuneCountInString(name) - length
		slips := Slips(wanted, name, limit)
		if holdsWord(name, wanted) || len(name) >= 4 && holdsWord(wanted, name) {
			slips = 1
		}
		if slips <= limit {
			found = append(found, candidate{s.names[i], slips, max(spare, -spare)})
		}
	}
	slices.SortStableFunc(found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.slips, b.slips), cmp.Compare(a.spare, b.spare))
	})
	names := make([]string, len(found))
	for i, c := range found {
		names[i] = c.name
	}
	return names
}

// holdsWord reports whether part stands in whole where a word of it begins.
func holdsWord(whole, part string) bool {
	for from := 0; ; from++ {
		at := strings.Index(whole[from:], part)
		if at < 0 {
			return false
		}
		from += at
		if before, _ := utf8.DecodeLastRuneInString(whole[:from]); !unicode.IsLetter(before) {
			return true
		}
	}
}

// Slips counts the letters to insert, remove, change or swap with the next one
// to turn a into b; beyond limit any number above it will do.
func Slips(a, b string, limit int) int {
	from, to := []rune(a), []rune(b)
	if len(from)-len(to) > limit || len(to)-len(from) > limit {
		return limit + 1
	}
	rows := make([]int, 3*(len(to)+1))
	before, last, row := rows[:len(to)+1], rows[len(to)+1:2*(len(to)+1)], rows[2*(len(to)+1):]
	for j := range last {
		last[j] = j
	}
	for i := range from {
		row[0] = i + 1
		least := row[0]
		for j := range to {
			change := last[j]
			if from[i] != to[j] {
				change++
			}
			row[j+1] = min(change, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && from[i] == to[j-1] && from[i-1] == to[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
			least = min(least, row[j+1])
		}
		if least > limit {
			return limit + 1
		}
		before, last, row = last, row, before
	}
	return last[len(to)]
}
