package deck

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"castillo/game/card"
)

// speller finds the names that somebody may have meant.
type speller struct {
	names  []string
	folded []string
}

func newSpeller(names []string) *speller {
	s := &speller{names: names, folded: make([]string, len(names))}
	for i, name := range names {
		s.folded[i] = card.Fold(name)
	}
	return s
}

// nearest gives the names that differ from a misspelt one by a few letters, or
// hold it, or are held in it, closest first.
func (s *speller) nearest(misspelt string) []string {
	type candidate struct {
		name            string
		distance, spare int // spare: how far the lengths are apart
	}
	want := card.Fold(misspelt)
	length := utf8.RuneCountInString(want)
	most := min(max(length/4, 1), 5)
	var found []candidate
	for i, name := range s.folded {
		spare := utf8.RuneCountInString(name) - length
		if spare < 0 {
			spare = -spare
		}
		d := most + 1
		if spare <= most {
			d = distance(want, name, most)
		}
		if holds(name, want) || holds(want, name) {
			d = 1
		}
		if d <= most {
			found = append(found, candidate{s.names[i], d, spare})
		}
	}
	slices.SortStableFunc(found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(a.spare, b.spare))
	})
	var out []string
	for _, c := range found {
		out = append(out, c.name)
	}
	return out
}

// holds reports whether part is a stretch of whole, long enough to mean something.
func holds(whole, part string) bool { return len(part) >= 4 && strings.Contains(whole, part) }

// distance is how many letters must be added, dropped, changed or swapped with
// their neighbour to make one word the other; more than most is not counted on.
func distance(a, b string, most int) int {
	from, to := []rune(a), []rune(b)
	rows := make([]int, 3*(len(to)+1))
	older, old, row := rows[:len(to)+1], rows[len(to)+1:2*(len(to)+1)], rows[2*(len(to)+1):]
	for j := range row {
		row[j] = j
	}
	for i, x := range from {
		older, old, row = old, row, older
		row[0] = i + 1
		least := row[0]
		for j, y := range to {
			change := old[j]
			if x != y {
				change++
			}
			row[j+1] = min(change, old[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && x == to[j-1] && from[i-1] == y {
				row[j+1] = min(row[j+1], older[j-1]+1)
			}
			least = min(least, row[j+1])
		}
		if least > most {
			return least
		}
	}
	return row[len(to)]
}
