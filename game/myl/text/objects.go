package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// suchBearer reads "un portador de raza Dragón", "el portador de Coste 2 o menos": what the
// bearer has to be for what is said of him.
func (r *reader) suchBearer() (ability.Filter, bool) {
	var f ability.Filter
	if r.facts.Type != card.Weapon {
		return f, false
	}
	ok := true
	switch {
	case r.one("un portador", "el portador"), r.pos == r.begin && r.one("portador"):
		if p := r.peek(); p == "de" {
			r.qualities(&f)
		} else if n := es.Nouns[p]; n.Race == card.NoRace || !r.isTypeWord(&f) {
			return f, false
		}
		r.one(":")
	case r.one("un", "una", "todo", "cualquier", "el"):
		f, ok = r.whoCarriesThis()
	default:
		return f, false
	}
	return f, ok && !shape.BareFilter(f) && len(f.In) == 0 && f.Of == ability.Anyone
}

// whoCarriesThis reads "Dragón que porte esta Arma", "Dragón que la porte".
func (r *reader) whoCarriesThis() (ability.Filter, bool) {
	f, _, ok := r.filter()
	if !ok || !r.one("que") {
		return f, false
	}
	said := r.one("la")
	v, carries := r.verb(es.Portar)
	if shape.OneType(f) == card.Ally {
		f.Types = nil // nobody else carries one
	}
	r.one("a")
	return f, carries && !v.Many && (said || r.thisCard())
}

// moreObjects reads further objects of the same verb: "destruye 2 de tus
// Aliados y una carta oponente", "destruye una carta ... o un Aliado ...".
func (r *reader) moreObjects(first ability.Act) ability.Effect {
	if p := r.peek(); p != "," && p != "y" && p != "e" && p != "o" && p != "junto" {
		return first
	}
	if list, ok := try(r, func() ([]ability.Chosen, bool) { return r.row(first.What) }); ok {
		return r.toEach(list, func(c ability.Cards) ability.Effect { return ability.Act{Who: first.Who, Verb: first.Verb, What: c} })
	}
	at := r.state
	either := r.peek() == "o"
	if !r.one("o", "y", "junto a", "junto con") {
		return first
	}
	before := r.pos
	c, ok := r.cards()
	chosen, isChosen := c.(ability.Chosen)
	_, isEvery := c.(ability.Every)
	isEvery = isEvery && !es.IsNoun(r.toks[before].Word) && (r.toks[before].Word == "todos" || r.toks[before].Word == "todas")
	if !ok || !isEvery && (!isChosen || r.toks[before].Word == "el" || chosen.Count.N == nil) {
		r.state = at
		return first
	}
	if r.areSubject() || isEvery && r.form(0).Verb != es.NoVerb {
		r.state = at
		return first
	}
	second := first
	second.What = c
	if either && r.nounless {
		r.state = at // "un Aliado de Coste 1 o 3": of what are they 3?
		return first
	}
	if all, ok := bothKinds(first.What, c); ok && !either {
		first.What = all
		return first
	}
	if either {
		return ability.Choice{Who: r.actor, Options: []ability.Effect{first, second}}
	}
	r.partly = true
	return ability.Sequence{Steps: []ability.Step{{Do: first}, {Link: ability.And, Do: second}}}
}

// goesWords are the verbs of cards that go somewhere, which mean too many deeds to be one.
var goesWords = []string{"va", "van", "vaya", "vayan", "vuelve", "vuelven", "vuelva", "vuelvan", "regresa", "regresan"}

// areSubject reports whether the cards that were read are the subject of a verb of their own.
func (r *reader) areSubject() bool {
	if f := r.form(0); f.Verb != es.NoVerb && !f.Participle {
		return true
	}
	next := r.peek()
	return next == "no" || next == "se" || next == "solo" || next == "que" || slices.Contains(goesWords, next)
}

// bothKinds is all cards of two types, of which what is said behind the second is said of
// both: "todos los Aliados y todos los Tótems que controle tu oponente".
func bothKinds(a, b ability.Cards) (ability.Cards, bool) {
	first, ok := a.(ability.Every)
	second, ok2 := b.(ability.Every)
	if !ok || !ok2 || len(first.Of.Types) != 1 || len(second.Of.Types) != 1 || first.Of.Types[0] == second.Of.Types[0] || second.Of.Races != 0 {
		return nil, false
	}
	bare := ability.Filter{Types: first.Of.Types}
	second.Of.Types = []card.Type{first.Of.Types[0], second.Of.Types[0]}
	return second, reflect.DeepEqual(first.Of, bare)
}

// row reads further objects up to the last, which "y" joins: ", un Arma y un Tótem que
// controles". What is said behind the last, where the cards lie or whose they are, is
// said of all.
func (r *reader) row(first ability.Cards) ([]ability.Chosen, bool) {
	head, ok := first.(ability.Chosen)
	if !ok || !countedOut(head) {
		return nil, false
	}
	if next := r.ahead(1); head.Count.N != ability.Amount(ability.Number(1)) && (next == "uno" || next == "una") {
		return nil, false // "2 Aliados, uno de raza Dragón y ...": of those 2
	}
	list := []ability.Chosen{head}
	for last := false; !last && len(list) < 5; {
		r.one(",")
		last = r.one("y", "e")
		if !last && r.toks[r.pos-1].Word != "," {
			return nil, false
		}
		zones, of, placed := r.in()
		if r.peek() == "el" || r.peek() == "la" {
			return nil, false
		}
		c, ok := try(r, r.anotherOfKind)
		if !ok {
			c, ok = r.cards()
		}
		next, chosen := c.(ability.Chosen)
		if placed && len(next.Of.In) == 0 {
			next.Of.In, next.Of.Of, placed = zones, of, false
		}
		if !ok || !chosen || placed || !countedOut(next) {
			return nil, false
		}
		list = append(list, next)
	}
	if r.areSubject() || r.peek() == "o" {
		return nil, false
	}
	end := list[len(list)-1].Of
	for i := range list[:len(list)-1] {
		f := &list[i].Of
		if len(f.In) > 0 || f.Of != ability.Anyone {
			continue
		}
		if len(end.In) > 0 || len(list) > 2 || end.Of == ability.Acting || r.behind("controles") || r.toks[r.pos-1].Word == "oponentes" {
			f.In, f.Of = end.In, end.Of
		}
	}
	r.pick(true)
	r.partly = true
	return list, true
}

// countedOut reports whether a literal number of cards of a kind is picked.
func countedOut(c ability.Chosen) bool {
	_, literal := c.Count.N.(ability.Number)
	return literal && !c.Random && !shape.AmongThem(c.Of) && (len(c.Of.Types) > 0 || len(c.Of.Names) > 0)
}

// toEach does the same to each of several objects; where each player does, whoever
// has none of the one still does it to the next.
func (r *reader) toEach(list []ability.Chosen, do func(ability.Cards) ability.Effect) ability.Effect {
	var steps []ability.Step
	for i, c := range list {
		link := ability.And
		if i == 0 || r.actor == ability.Each {
			link = ability.Stop
		}
		steps = append(steps, ability.Step{Link: link, Do: do(c)})
	}
	return ability.Sequence{Steps: steps}
}

// searchRow reads several cards that are searched for at once: "un Aliado, un Arma y un
// Tótem en tu Mazo Castillo". Those of which nothing says where they lie are looked for
// where the others are.
func (r *reader) searchRow(zones []ability.Zone, of ability.Player) (ability.Effect, bool) {
	first, ok := r.selection()
	head, chosen := first.(ability.Chosen)
	if !ok || !chosen || zones != nil && len(head.Of.In) > 0 {
		return nil, false
	}
	placed := zones != nil
	if placed {
		head.Of.In, head.Of.Of = zones, of
	}
	list, ok := r.dealtOut(head)
	r.partly = false // the pronoun behind means them all
	if !ok {
		return nil, false
	}
	last := &list[len(list)-1].Of
	if !placed {
		if zones, of = last.In, last.Of; zones == nil {
			zones, of, _ = r.in()
		}
	}
	for i := range list {
		f := &list[i].Of
		switch {
		case placed && len(list) > 2 && len(f.In) > 0 && !slices.Equal(f.In, head.Of.In), len(f.In) == 0 && f.Of != ability.Anyone && f.Of != of:
			return nil, false
		case len(f.In) == 0:
			f.In, f.Of = zones, of
		case &list[i].Of != last:
			zones, of = f.In, f.Of
		}
		if f.Other = false; len(f.In) == 0 || shape.AmongThem(*f) {
			return nil, false
		}
		if slices.Contains(f.In, ability.Castle) {
			r.rummaged = f.Of
		}
		r.theirSearch = r.theirSearch || f.Of != ability.You
	}
	r.several, r.outside, r.sought = true, true, true
	r.pickType, r.pickNamed, r.mixed = card.NoType, true, true
	r.lastNoun = ability.Filter{}
	return ability.Search{Who: r.actor, What: list[0], Also: list[1:]}, true
}

// dealtOut reads the further cards of a row, or of what kind each of some cards is: "2
// Aliados, uno de Coste 1 y otro de Coste 2".
func (r *reader) dealtOut(head ability.Chosen) ([]ability.Chosen, bool) {
	n, _ := head.Count.N.(ability.Number)
	if n < 2 || r.ahead(1) != "uno" && r.ahead(1) != "una" {
		return r.row(head)
	}
	kind := ability.Filter{Types: head.Of.Types, Races: head.Of.Races, In: head.Of.In, Of: head.Of.Of}
	if !r.one(",", ":") || !reflect.DeepEqual(head.Of, kind) {
		return nil, false
	}
	c, ok := r.anotherOfKind()
	if !ok {
		return nil, false
	}
	first := c.(ability.Chosen)
	first.Of.In, first.Of.Of, first.Of.Other = kind.In, kind.Of, false
	list, ok := r.row(first)
	for i := range list {
		list[i].Count.Kind = head.Count.Kind
	}
	return list, ok && len(list) == int(n)
}

// anotherOfKind reads "otro de Coste 1", "otra en tu Cementerio": one more card of the kind that
// was spoken of last.
func (r *reader) anotherOfKind() (ability.Cards, bool) {
	kind := r.lastNoun
	if len(kind.Types) == 0 || !r.one("otro", "otra", "uno", "una") || es.IsNoun(r.peek()) {
		return nil, false
	}
	before := r.state
	f := ability.Filter{Types: kind.Types, Other: true}
	r.qualities(&f)
	if f.Races == 0 {
		f.Races = kind.Races
	}
	if f.Of == ability.Anyone && len(f.In) == 0 && len(kind.In) == 0 {
		if kind.Of == ability.You {
			return nil, false // "un Aliado que controles y otro de Coste 3": whose?
		}
		f.Of = kind.Of // "un Aliado oponente de Fuerza 2 y otro de Fuerza 3"
	}
	r.pick(false)
	r.pickedFrom(f, before)
	return shape.OneOf(f), r.pos > before.pos
}
