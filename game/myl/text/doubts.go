package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// doubt is a word that is one letter away from several of the language.
type doubt struct {
	Span
	meant []string
}

// maxDoubt is how many bytes are read in all, at most, to tell which words slips meant: a
// text is read once more for each, which costs as much as leastDoubt bytes do at least.
const (
	maxDoubt   = 1600
	leastDoubt = 130
)

// decided is a text in which words that may be slips of several stand as they are meant,
// with a note of each.
type decided struct {
	text  string
	notes []Note
}

// decide tells which words the doubts of a text mean: each the one with which fewer
// sentences are not understood than with any other, in one way only. failures is how many
// are not as it was written.
func decide(text string, facts card.Card, doubts []doubt, failures int) decided {
	out, bytes := decided{text: text}, len(text)
	for _, d := range slices.Backward(doubts) { // where the others stand does not change
		if bytes += len(d.meant) * max(len(out.text), leastDoubt); bytes > maxDoubt || failures == 0 {
			break
		}
		if w, left := meantBy(d, out.text, facts, failures); w != "" {
			out.notes = append(out.notes, Note{Span: d.Span, Wrote: out.text[d.Start:d.End], Read: w})
			out.text = out.text[:d.Start] + w + out.text[d.End:]
			failures = left
		}
	}
	slices.Reverse(out.notes)
	return out
}

// meantBy is the word that a doubt means, if that can be told, and how many sentences are
// still not understood with it.
func meantBy(d doubt, text string, facts card.Card, failures int) (means string, left int) {
	var as ability.Card
	left = failures
	for _, w := range d.meant {
		r, _, err := read(text[:d.Start]+w+text[d.End:], facts, onlyCounts)
		switch n := len(r.Failures); {
		case err == ErrTooLong || n > left || n == failures:
		case n < left:
			means, left, as = w, n, r.Card
		case !reflect.DeepEqual(as, r.Card):
			means = "" // it may be either
		}
	}
	return means, left
}

// asWritten gives a reading of the decided text the places of the text as it was written.
func (s decided) asWritten(r Reading) Reading {
	if len(s.notes) == 0 {
		return r
	}
	for i := range r.Notes {
		r.Notes[i].Span = s.written(r.Notes[i].Span)
	}
	for _, f := range r.Failures {
		f.Sentence, f.Words = s.written(f.Sentence), s.written(f.Words)
		s.suggest(f)
	}
	r.Notes = append(r.Notes, s.notes...)
	slices.SortFunc(r.Notes, func(a, b Note) int { return a.Start - b.Start })
	return r
}

// suggest gives a word that was not understood what the same word meant elsewhere in the text.
func (s decided) suggest(f *Failure) {
	same := slices.IndexFunc(s.notes, func(n Note) bool { return n.Wrote == f.Wrote })
	if f.Why == UnknownWord && same >= 0 {
		f.Suggestion = s.notes[same].Read
	}
}

// written is where a part of the decided text stands in the text as it was written.
func (s decided) written(p Span) Span {
	return Span{s.offset(p.Start), s.offset(p.End)}
}

func (s decided) offset(at int) int {
	for _, n := range s.notes {
		if at <= n.Start {
			break
		}
		at += n.End - n.Start - len(n.Read)
		at = max(at, n.Start)
	}
	return at
}
