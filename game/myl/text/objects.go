package text

import (
	"reflect"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// suchBearer reads "un portador de raza Dragón", "el portador de Coste 2 o menos": what the
// bearer has to be for what is said of him.
func (r *reader) suchBearer() (ability.Filter, bool) {
	var f ability.Filter
	if r.facts.Type != card.Weapon || !r.one("un portador", "el portador") || r.peek() != "de" {
		return f, false
	}
	r.qualities(&f)
	return f, !bareFilter(f) && len(f.In) == 0 && f.Of == ability.Anyone
}

// moreObjects reads further objects of the same verb: "destruye 2 de tus
// Aliados y una carta oponente", "destruye una carta ... o un Aliado ...".
func (r *reader) moreObjects(first ability.Act) ability.Effect {
	if p := r.peek(); p != "," && p != "y" && p != "e" && p != "o" {
		return first
	}
	if list, ok := try(r, func() ([]ability.Chosen, bool) { return r.row(first.What) }); ok {
		return r.toEach(list, func(c ability.Cards) ability.Effect { return ability.Act{Who: first.Who, Verb: first.Verb, What: c} })
	}
	at := r.state
	either := r.peek() == "o"
	if !r.one("o", "y") {
		return first
	}
	before := r.pos
	c, ok := r.cards()
	chosen, isChosen := c.(ability.Chosen)
	_, isEvery := c.(ability.Every)
	isEvery = isEvery && nouns[r.toks[before].word] == (noun{}) && (r.toks[before].word == "todos" || r.toks[before].word == "todas")
	if !ok || !isEvery && (!isChosen || r.toks[before].word == "el" || chosen.Count.N == nil) {
		r.state = at
		return first
	}
	if f := r.form(0); f.verb != noVerb && (isEvery || !f.participle) || r.peek() == "no" || r.peek() == "se" || r.peek() == "solo" || r.peek() == "que" {
		r.state = at // the cards are the subject of a verb of their own
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
	list := []ability.Chosen{head}
	for last := false; !last && len(list) < 5; {
		r.one(",")
		last = r.one("y", "e")
		if !last && r.toks[r.pos-1].word != "," {
			return nil, false
		}
		if r.peek() == "el" || r.peek() == "la" {
			return nil, false
		}
		c, ok := r.cards()
		next, chosen := c.(ability.Chosen)
		if !ok || !chosen || !countedOut(next) {
			return nil, false
		}
		list = append(list, next)
	}
	if f := r.form(0); len(list) < 2 || f.verb != noVerb && !f.participle || r.peek() == "no" || r.peek() == "se" || r.peek() == "solo" || r.peek() == "que" || r.peek() == "o" {
		return nil, false // the cards are the subject of a verb of their own
	}
	end := list[len(list)-1].Of
	for i := range list[:len(list)-1] {
		f := &list[i].Of
		if len(f.In) > 0 || f.Of != ability.Anyone {
			continue
		}
		if len(end.In) > 0 || len(list) > 2 || end.Of == ability.Acting || r.behind("controles") || r.toks[r.pos-1].word == "oponentes" {
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
	return literal && !c.Random && !amongThem(c.Of) && (len(c.Of.Types) > 0 || len(c.Of.Names) > 0)
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

// searchRow reads several cards that are searched for and all put in one place: "un
// Aliado, un Arma y un Tótem en tu Mazo Castillo y ponlos en tu Mano".
func (r *reader) searchRow(zones []ability.Zone, of ability.Player) (ability.Effect, bool) {
	first, ok := r.selection()
	if !ok {
		return nil, false
	}
	list, ok := r.row(first)
	r.partly = false // each is put where the verb behind says
	if !ok {
		return nil, false
	}
	if zones == nil {
		zones, of = list[len(list)-1].Of.In, list[len(list)-1].Of.Of
	}
	if zones == nil {
		if zones, of, ok = r.in(); !ok {
			return nil, false
		}
	}
	for i := range list {
		if f := &list[i].Of; len(f.In) > 0 && (f.In[0] != zones[0] || f.Of != of) || f.Other {
			return nil, false
		}
		list[i].Of.In, list[i].Of.Of = zones, of
	}
	if amongThem(list[0].Of) || !r.one("y", "para", ",") {
		return nil, false
	}
	r.sought, r.theirSearch = true, of != ability.You
	verb := r.form(0)
	if verb.clitic != "los" && verb.clitic != "las" || verb.verb != vPoner && verb.verb != vSubir {
		return nil, false
	}
	end, ok := r.action()
	put, isPut := end.(ability.Put)
	if !ok || !isPut || put.What != (ability.Cards)(ability.It{}) {
		return nil, false
	}
	var steps []ability.Step
	for _, c := range list {
		steps = append(steps, ability.Step{Do: ability.Search{Who: r.actor, What: c}}, ability.Step{Link: ability.And, Do: put})
	}
	return ability.Sequence{Steps: steps}, true
}
