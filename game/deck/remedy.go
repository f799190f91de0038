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
	ThinSideboard
)

var doTemplates = [...]string{
	RemoveCopies:  "quita {{.Count}} de «{{.Card}}»",
	ReplaceCard:   "cambia «{{.Card}}» por «{{.With}}»",
	MakeInitial:   "pon «{{.Card}}» como Oro inicial",
	AddCopies:     "añade {{.Count}} de «{{.Card}}»",
	BeginWith:     "empieza con «{{.Card}}» como Oro inicial",
	ThinSideboard: "quita {{.Count}} de «{{.Card}}» del banquillo",
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
	case ThinSideboard:
		l.Sideboard = l.Sideboard.Remove(r.Card, r.Count)
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
	k := f.checker(l, c)
	switch b.Kind {
	case TooFewCards:
		return k.additions(b.Limit - b.Count)
	case TooManyCards:
		return removals(RemoveCopies, k.list.Cards, b.Count-b.Limit)
	case TooManyInSideboard:
		return removals(ThinSideboard, k.list.Sideboard, b.Count-b.Limit)
	case NoInitial, UnknownInitial, InitialNotGold, InitialWithAbility:
		return k.beginnings()
	case UnknownCard, UnknownPrinting, EditionNotAllowed, ForbiddenCard, MissingFacts:
		return []Remedy{{Do: RemoveCopies, Card: b.Card, Count: k.list.CountOf(b.Card)}}
	}
	return nil
}

// removals take the cards away that were written last.
func removals(do Do, from Entries, surplus int) []Remedy {
	var out []Remedy
	for _, e := range slices.Backward(from) {
		if len(out) < maxRemedies {
			out = append(out, Remedy{Do: do, Card: e.Ref, Count: min(e.Count, surplus)})
		}
	}
	return out
}

// additions bring more copies of what the deck has already, the fewest missing
// first; where there is nothing to be had so, they bring Oros without ability.
func (k *checker) additions(missing int) []Remedy {
	var out []Remedy
	offer := func(r Ref) {
		if room := k.room(r); room > 0 {
			out = append(out, Remedy{Do: AddCopies, Card: r, Count: min(room, missing)})
		}
	}
	for _, e := range k.list.Cards {
		offer(e.Ref)
	}
	if k.list.Cards.CountOf(k.list.Initial) == 0 {
		offer(k.list.Initial)
	}
	slices.SortStableFunc(out, func(a, b Remedy) int { return cmp.Compare(a.Count, b.Count) })
	if len(out) == 0 {
		k.plainGolds(func(gold Ref) bool {
			offer(gold)
			return len(out) < maxRemedies
		})
	}
	return out[:min(len(out), maxRemedies)]
}

// room is how many more copies of a card the list may hold; none of one that
// the format does not play as it is written.
func (k *checker) room(r Ref) int {
	printings := k.catalogue.Named(r.Name)
	found, ok := r.among(printings)
	if !ok || hasGaps(found) || !k.format.Allows(found.Edition) || k.catalogue.isOfOtherRace(found) || k.catalogue.isOfOtherBlock(found) {
		return 0
	}
	limit, _ := k.format.copies(printings, k.limits)
	return limit - k.list.CountOf(Ref{Name: r.Name})
}

// beginnings offer Oros of the catalogue as the initial one.
func (k *checker) beginnings() []Remedy {
	var out []Remedy
	k.plainGolds(func(gold Ref) bool {
		out = append(out, Remedy{Do: BeginWith, Card: gold})
		return len(out) < maxRemedies
	})
	return out
}

// plainGolds gives the Oros without ability that the list has room for until
// more says that it has enough.
func (k *checker) plainGolds(more func(Ref) bool) {
	for _, name := range k.catalogue.Names() {
		r := Ref{Name: name}
		found, ok := r.Find(k.catalogue)
		if ok && found.IsPlainGold() && k.room(r) > 0 && !more(r) {
			return
		}
	}
}
