package deck

import (
	"fmt"
	"slices"
	"strings"
)

// Difference is what changed from one list to another. Lines compare by name
// and printing as they are written.
type Difference struct {
	Before, After Ref // the initial Oros, equal where it did not change
	Cards         []Change
	Sideboard     []Change
}

// Change is how the count of a line changed.
type Change struct {
	Ref
	Before, After int
}

// Compare gives what must change to make after out of before, in alphabetical
// order.
func Compare(before, after List) Difference {
	before, after = before.Tidy(), after.Tidy()
	d := Difference{Before: before.Initial, After: after.Initial,
		Cards: changes(before.Cards, after.Cards), Sideboard: changes(before.Sideboard, after.Sideboard)}
	if d.Before.same(d.After) {
		d.After = d.Before
	}
	return d
}

func changes(before, after Entries) []Change {
	var all []Change
	at := func(r Ref) *Change {
		i := slices.IndexFunc(all, func(c Change) bool { return c.same(r) })
		if i < 0 {
			i = len(all)
			all = append(all, Change{Ref: r})
		}
		return &all[i]
	}
	for _, e := range before {
		at(e.Ref).Before += e.Count
	}
	for _, e := range after {
		at(e.Ref).After += e.Count
	}
	all = slices.DeleteFunc(all, func(c Change) bool { return c.Before == c.After })
	byName := spanishOrder()
	slices.SortStableFunc(all, func(a, b Change) int { return byName(a.Ref, b.Ref) })
	return all
}

// Empty reports whether nothing changed.
func (d Difference) Empty() bool {
	return d.Before == d.After && len(d.Cards) == 0 && len(d.Sideboard) == 0
}

// Apply makes the later list out of the earlier one, or of one like it. Lines
// that come anew stand at the end.
func (d Difference) Apply(l List) List {
	if d.Before != d.After {
		l.Initial = d.After
	}
	l.Cards, l.Sideboard = applied(d.Cards, l.Cards), applied(d.Sideboard, l.Sideboard)
	return l
}

func applied(changes []Change, es Entries) Entries {
	for _, c := range changes {
		if c.After > c.Before {
			es = es.Add(c.Ref, c.After-c.Before)
			continue
		}
		for range c.Before - c.After {
			i := slices.IndexFunc(es, func(e Entry) bool { return e.same(c.Ref) })
			if i < 0 {
				break
			}
			es = slices.Clone(es)
			if es[i].Count--; es[i].Count <= 0 {
				es = slices.Delete(es, i, i+1)
			}
		}
	}
	return es
}

// String is the change in Spanish, such as "+2 Lira (1 › 3)" or "–1 Kay".
func (c Change) String() string {
	sign, n := "+", c.After-c.Before
	if n < 0 {
		sign, n = "–", -n
	}
	line := fmt.Sprintf("%s%d %s", sign, n, c.Ref)
	if c.Before > 0 && c.After > 0 {
		line += fmt.Sprintf(" (%d › %d)", c.Before, c.After)
	}
	return line
}

// String is the difference in Spanish, a line a change; empty for none.
func (d Difference) String() string {
	var lines []string
	if d.Before != d.After {
		orNone := func(r Ref) string {
			if r == (Ref{}) {
				return "ninguno"
			}
			return r.String()
		}
		lines = append(lines, fmt.Sprintf("Oro inicial: %s › %s", orNone(d.Before), orNone(d.After)))
	}
	for _, c := range d.Cards {
		lines = append(lines, c.String())
	}
	if len(d.Sideboard) > 0 {
		lines = append(lines, "Banquillo:")
	}
	for _, c := range d.Sideboard {
		lines = append(lines, c.String())
	}
	return strings.Join(lines, "\n")
}
