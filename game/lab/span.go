package lab

import (
	"cmp"
	"slices"
)

// Span is the deals from its first up to its second number, which is not among them.
type Span [2]int

// Spans is a set of deals: spans in order, none of which touches the next.
type Spans []Span

// Count is how many deals there are.
func (s Spans) Count() int {
	n := 0
	for _, span := range s {
		n += span[1] - span[0]
	}
	return n
}

// with is the set with the deals of a further span.
func (s Spans) with(span Span) Spans { return joinSpans(append(slices.Clone(s), span)) }

// joinSpans makes a set of spans in any order.
func joinSpans(all []Span) Spans {
	slices.SortFunc(all, func(a, b Span) int { return cmp.Compare(a[0], b[0]) })
	var joined Spans
	for _, span := range all {
		if span[0] >= span[1] {
			continue
		}
		if last := len(joined) - 1; last >= 0 && span[0] <= joined[last][1] {
			joined[last][1] = max(joined[last][1], span[1])
			continue
		}
		joined = append(joined, span)
	}
	return joined
}

// Without is the deals that are not among others.
func (s Spans) Without(others Spans) Spans {
	var left Spans
	for _, span := range s {
		for _, o := range others {
			if o[1] <= span[0] || o[0] >= span[1] {
				continue
			}
			left = append(left, Span{span[0], o[0]})
			span[0] = min(o[1], span[1])
		}
		left = append(left, span)
	}
	return joinSpans(left)
}

// at is the i-th deal.
func (s Spans) at(i int) int {
	for _, span := range s {
		if n := span[1] - span[0]; i < n {
			return span[0] + i
		} else {
			i -= n
		}
	}
	return -1
}
