package deck

import (
	"slices"

	"castillo/game/card"
)

// maxRemedies is how many ways out a breach offers.
const maxRemedies = 3

// Check gives every reason why the list is not a legal deck of the format, none
// if it is one: first what concerns the whole deck, then its initial Oro, then
// card by card in the order of the list. Of the sideboard only the size is looked at.
func (f Format) Check(l List, c Catalogue) []Breach {
	k := f.checker(l, c)
	k.checkSize()
	k.checkInitial()
	for _, mentions := range k.byName() {
		k.checkCard(mentions)
	}
	return k.breaches
}

type checker struct {
	format    Format
	list      List
	catalogue played         // in this deck
	limits    map[string]int // by folded name
	near      *card.Speller  // nil until a name is not known
	breaches  []Breach
}

func (f Format) checker(l List, c Catalogue) *checker {
	l = l.Tidy()
	return &checker{format: f, list: l, catalogue: f.played(l, c), limits: f.limits()}
}

func (k *checker) add(b Breach) { k.breaches = append(k.breaches, b) }

func (k *checker) checkSize() {
	count, size := k.list.Count(), k.format.Size
	switch {
	case count < size:
		k.add(Breach{Kind: TooFewCards, Count: count, Limit: size})
	case count > size:
		b := Breach{Kind: TooManyCards, Count: count, Limit: size}
		// Somebody who counts the initial Oro among the cards too has one card more.
		initial := Ref{Name: k.list.Initial.Name}
		if count == size+1 && k.list.Cards.CountOf(initial) > 0 {
			b.Remedies = []Remedy{{Do: RemoveCopies, Card: initial, Count: 1}}
		}
		k.add(b)
	}
	if beside, most := k.list.Sideboard.Count(), k.format.Sideboard; most >= 0 && beside > most {
		k.add(Breach{Kind: TooManyInSideboard, Count: beside, Limit: most})
	}
}

func (k *checker) checkInitial() {
	initial := k.list.Initial
	if initial == (Ref{}) {
		k.add(Breach{Kind: NoInitial, Remedies: k.promotions()})
		return
	}
	printings := k.catalogue.Named(initial.Name)
	if len(printings) == 0 {
		b := Breach{Kind: UnknownInitial, Card: initial, Count: 1}
		if b.Remedies = k.respellings(initial, k.mayBeInitial); b.Remedies == nil {
			b.Remedies = k.promotions()
		}
		k.add(b)
		return
	}
	gold, ok := initial.among(printings)
	switch {
	case !ok || gold.Type == card.NoType:
		// checkCard tells what is wrong with it.
	case gold.Type != card.Gold:
		k.add(Breach{Kind: InitialNotGold, Card: initial, Count: 1, Remedies: k.promotions()})
	case gold.Ability == card.WithAbility && k.format.PlainInitial:
		k.add(Breach{Kind: InitialWithAbility, Card: initial, Count: 1, Remedies: k.promotions()})
	}
}

// mayBeInitial reports whether the card that r refers to may be the initial Oro.
func (k *checker) mayBeInitial(r Ref) bool {
	c, ok := r.Find(k.catalogue)
	return ok && k.format.isInitial(c)
}

// promotions offers the golds of the deck that may be its initial Oro.
func (k *checker) promotions() []Remedy {
	var out []Remedy
	for _, e := range k.list.Cards {
		if len(out) < maxRemedies && k.mayBeInitial(e.Ref) {
			out = append(out, Remedy{Do: MakeInitial, Card: e.Ref})
		}
	}
	return out
}

// respellings offers known names for one that is not, among those that may
// stand there: first the name of the printing that was written with it.
func (k *checker) respellings(unknown Ref, may func(Ref) bool) []Remedy {
	if k.near == nil {
		near := card.NewSpeller(k.catalogue.Names())
		k.near = &near
	}
	names := k.near.Nearest(unknown.Name)
	if unknown.Number != 0 {
		if p, ok := k.catalogue.Printing(unknown.Edition, unknown.Number); ok {
			names = append([]string{p.Name}, slices.DeleteFunc(names, func(n string) bool { return n == p.Name })...)
		}
	}
	var out []Remedy
	for _, name := range names {
		if len(out) < maxRemedies && may(Ref{Name: name}) {
			out = append(out, Remedy{Do: ReplaceCard, Card: Ref{Name: unknown.Name}, With: Ref{Name: name}})
		}
	}
	return out
}

// byName gathers the mentions of each name, the initial Oro's first, one entry
// for each printing that is written.
func (k *checker) byName() []Entries {
	all := k.list.Cards
	if k.list.Initial != (Ref{}) {
		all = append(Entries{{k.list.Initial, 1}}, all...)
	}
	var names []Entries
	place := map[string]int{}
	for _, e := range all {
		key := card.Fold(e.Name)
		at, seen := place[key]
		if !seen {
			place[key] = len(names)
			names = append(names, Entries{e})
			continue
		}
		i := slices.IndexFunc(names[at], func(o Entry) bool { return o.same(e.Ref) })
		if i < 0 {
			names[at] = append(names[at], e)
		} else {
			names[at][i].Count += e.Count
		}
	}
	return names
}

// checkCard judges all the copies of one name.
func (k *checker) checkCard(mentions Entries) {
	written := Ref{Name: mentions[0].Name}
	printings := k.catalogue.Named(written.Name)
	if len(printings) == 0 {
		k.unknown(written, mentions)
		return
	}
	name, count := Ref{Name: printings[0].Name}, mentions.Count()
	remove := func(n int) []Remedy { return []Remedy{{Do: RemoveCopies, Card: name, Count: n}} }

	limit, kind := k.format.copies(printings, k.limits)
	if kind == ForbiddenCard {
		k.add(Breach{Kind: kind, Card: name, Count: count, Remedies: remove(count)})
		return
	}
	allowed := k.allowed(printings)
	if len(allowed) == 0 {
		k.add(Breach{Kind: EditionNotAllowed, Card: name, Count: count, Remedies: remove(count)})
		return
	}
	for _, m := range mentions {
		k.checkPrinting(m, printings, allowed)
	}
	if !slices.ContainsFunc(printings, func(p card.Card) bool { return !hasGaps(p) }) {
		k.add(Breach{Kind: MissingFacts, Card: name, Count: count})
	}
	if count > limit {
		k.add(Breach{Kind: kind, Card: name, Count: count, Limit: limit, Remedies: remove(count - limit)})
	}
}

// allowed are the printings that the format plays.
func (k *checker) allowed(printings []card.Card) []card.Card {
	return slices.DeleteFunc(slices.Clone(printings), func(p card.Card) bool { return !k.format.Allows(p.Edition) })
}

// unknown tells of a name that no card has; where the initial Oro has it too,
// checkInitial told that.
func (k *checker) unknown(name Ref, mentions Entries) {
	count := mentions.Count()
	if sameName(name.Name, k.list.Initial.Name) {
		count--
	}
	if count > 0 {
		anyCard := func(Ref) bool { return true }
		k.add(Breach{Kind: UnknownCard, Card: name, Count: count, Remedies: k.respellings(mentions[0].Ref, anyCard)})
	}
}

// checkPrinting judges the edition and number that a known card is written with.
func (k *checker) checkPrinting(m Entry, printings, allowed []card.Card) {
	b := Breach{Card: m.Ref, Count: m.Count}
	found, exists := m.among(printings)
	switch {
	case m.Edition != "" && !k.format.Allows(m.Edition):
		b.Kind = EditionNotAllowed
	case !exists:
		b.Kind = UnknownPrinting
	case k.catalogue.isOfOtherRace(found):
		b.Kind, b.Want = OtherRace, k.catalogue.race.String()
		b.Remedies = []Remedy{{Do: RemoveCopies, Card: m.Ref, Count: m.Count}}
	case k.catalogue.isOfOtherBlock(found):
		info, _ := k.catalogue.block.Info()
		b.Kind, b.Want = OtherBlock, info.Name
		allowed = slices.DeleteFunc(slices.Clone(allowed), k.catalogue.isOfOtherBlock)
		if len(allowed) == 0 {
			b.Remedies = []Remedy{{Do: RemoveCopies, Card: m.Ref, Count: m.Count}}
		}
	default:
		return
	}
	if b.Remedies == nil {
		for _, p := range allowed[:min(len(allowed), maxRemedies)] {
			b.Remedies = append(b.Remedies, Remedy{Do: ReplaceCard, Card: m.Ref, With: RefTo(p)})
		}
	}
	k.add(b)
}
