package deck

import (
	"cmp"
	"slices"
)

// Do is what a remedy does.
type Do uint8

// The kinds of remedy.
const (
	RemoveCopies Do = iota + 1
	ReplaceCard
	MakeInitial
	AddCopies
	BeginWith // instead of the initial Oro that the list names, if any
)

var doTemplates = [...]string{
	RemoveCopies: "quita {{.Count}} de «{{.Card}}»",
	ReplaceCard:  "cambia «{{.Card}}» por «{{.With}}»",
	MakeInitial:  "pon «{{.Card}}» como Oro inicial",
	AddCopies:    "añade {{.Count}} de «{{.Card}}»",
	BeginWith:    "empieza con «{{.Card}}» como Oro inicial",
}

// Remedy is a change to a list that cures a breach.
type Remedy struct {
	Do    Do
	Card  Ref
	Count int // copies to remove or to add
	With  Ref // what to write instead
}

// Template is the remedy in Spanish with {{.Card}}, {{.Count}} and {{.With}}
// for text/template to fill from the Remedy.
func (r Remedy) Template() string {
	if int(r.Do) < len(doTemplates) {
		return doTemplates[r.Do]
	}
	return ""
}

// String is the remedy in Spanish.
func (r Remedy) String() string { return fill(r.Template(), r.Card, r.Count, 0, r.With) }

// Apply gives the list with the remedy applied.
func (r Remedy) Apply(l List) List {
	switch r.Do {
	case RemoveCopies:
		return l.Remove(r.Card, r.Count)
	case ReplaceCard:
		return l.replace(r.Card, r.With)
	case MakeInitial:
		return l.WithInitial(r.Card)
	case AddCopies:
		return l.Add(r.Card, r.Count)
	case BeginWith:
		l.Initial = r.Card
	}
	return l
}

// replace gives the list with every mention of a card written otherwise. Where
// the new words name no edition, the one that was written stays.
func (l List) replace(old, with Ref) List {
	rewrite := func(r Ref) Ref {
		if !old.covers(r) {
			return r
		}
		if with.Edition == "" {
			return Ref{with.Name, r.Edition, r.Number}
		}
		return with
	}
	rewriteAll := func(es Entries) Entries {
		es = slices.Clone(es)
		for i := range es {
			es[i].Ref = rewrite(es[i].Ref)
		}
		return es
	}
	if l.Initial != (Ref{}) {
		l.Initial = rewrite(l.Initial)
	}
	l.Cards, l.Sideboard = rewriteAll(l.Cards), rewriteAll(l.Sideboard)
	return l
}

// Remedies are ways to be rid of a breach that Check found in the list, best
// first: those that are obvious, else up to three that anybody would accept for
// now. Whoever applies one, checks again and goes on ends in a legal list, as
// long as the catalogue has cards enough.
func (f Format) Remedies(b Breach, l List, c Catalogue) []Remedy {
	if len(b.Remedies) > 0 {
		return b.Remedies
	}
	l = l.Tidy()
	switch b.Kind {
	case TooFewCards:
		return f.additions(l, c, b.Limit-b.Count)
	case TooManyCards:
		return removals(l, b.Count-b.Limit)
	case NoInitial, UnknownInitial, InitialNotGold, InitialWithAbility:
		return f.beginnings(l, c)
	case UnknownCard, UnknownPrinting, EditionNotAllowed, ForbiddenCard, MissingFacts:
		return []Remedy{{Do: RemoveCopies, Card: b.Card, Count: l.CountOf(b.Card)}}
	}
	return nil
}

// removals take the cards away that were written last.
func removals(l List, surplus int) []Remedy {
	var out []Remedy
	for _, e := range slices.Backward(l.Cards) {
		if len(out) < maxRemedies {
			out = append(out, Remedy{Do: RemoveCopies, Card: e.Ref, Count: min(e.Count, surplus)})
		}
	}
	return out
}

// additions bring more copies of what the deck has already, the fewest missing
// first; where there is nothing to be had so, they bring Oros without ability.
func (f Format) additions(l List, c Catalogue, missing int) []Remedy {
	var out []Remedy
	offer := func(r Ref) {
		if room := f.room(l, c, r); room > 0 {
			out = append(out, Remedy{Do: AddCopies, Card: r, Count: min(room, missing)})
		}
	}
	for _, e := range l.Cards {
		offer(e.Ref)
	}
	if l.Cards.CountOf(l.Initial) == 0 {
		offer(l.Initial)
	}
	slices.SortStableFunc(out, func(a, b Remedy) int { return cmp.Compare(a.Count, b.Count) })
	if len(out) == 0 {
		f.plainGolds(l, c, func(gold Ref) bool {
			offer(gold)
			return len(out) < maxRemedies
		})
	}
	return out[:min(len(out), maxRemedies)]
}

// room is how many more copies of a card the list may hold; none of one that
// the format does not play as it is written.
func (f Format) room(l List, c Catalogue, r Ref) int {
	printings := c.Named(r.Name)
	found, ok := r.among(printings)
	if !ok || hasGaps(found) || f.forbids(found.Name) || !f.allows(found.Edition) {
		return 0
	}
	limit := f.Copies
	if f.unique(printings) {
		limit = f.UniqueCopies
	}
	return limit - l.CountOf(Ref{Name: r.Name})
}

// beginnings offer Oros of the catalogue as the initial one.
func (f Format) beginnings(l List, c Catalogue) []Remedy {
	var out []Remedy
	f.plainGolds(l, c, func(gold Ref) bool {
		out = append(out, Remedy{Do: BeginWith, Card: gold})
		return len(out) < maxRemedies
	})
	return out
}

// plainGolds gives the Oros without ability that the list has room for until
// more says that it has enough.
func (f Format) plainGolds(l List, c Catalogue, more func(Ref) bool) {
	for _, name := range c.Names() {
		r := Ref{Name: name}
		found, ok := r.Find(c)
		if ok && found.IsPlainGold() && f.room(l, c, r) > 0 && !more(r) {
			return
		}
	}
}
