package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// inPlaceOf reads "en su lugar", "en vez de eso" where it says that a sentence
// stands in for the one before.
func (r *reader) inPlaceOf() bool {
	at := r.state
	r.comma()
	if !r.harmed && (r.take("en su lugar") || r.one("en vez de", "en lugar de") && r.thatMuch()) {
		r.comma()
		return true
	}
	r.state = at
	return false
}

// standsInHere reports whether what is read stands in for what the sentence before says,
// so that "destruye 2 en su lugar" is 2 of those.
func (r *reader) standsInHere() bool {
	if r.inStead {
		return true
	}
	at := r.state
	defer func() { r.state = at }()
	return r.inPlaceOf()
}

// standsFor is what a sentence says of what it stands in for.
type standsFor struct {
	number int  // the number of "en vez de 2", 0 for none
	every  bool // it does so where all of the cards are such: "si todos son Dragones"
}

// surpassed is the number that the sentence from start on stands in for though no word says so: on a
// condition it gives the card that the one before gave 1 to the Fuerza another 2, and not so much
// "más". 0 where it does not.
func (r *reader) surpassed(start int, h *header, e ability.Effect) int {
	was, changed := shape.Ending(r.before.did).(ability.Modify)
	m, changes := e.(ability.Modify)
	if !changed || !changes || len(h.ifs) == 0 || h.on != nil || h.windowed || !ability.IsIt(m.Who) || !oneOrAll(was.Who) || len(m.Traits) != 1 ||
		m.Until != ability.Standing && m.Until != was.Until || r.saysBesides(start) {
		return 0
	}
	for _, t := range was.Traits {
		if n, of, ok := outdoes(t, m.Traits[0]); ok && n < of {
			return int(n)
		}
	}
	return 0
}

// oneOrAll reports whether cards are one that was chosen or is at hand, or all of a kind.
func oneOrAll(c ability.Cards) bool {
	x, chosen := c.(ability.Chosen)
	_, all := c.(ability.Every)
	return all || ability.IsIt(c) || chosen && x.Count.Kind == ability.Exactly && (x.Count.N == nil || x.Count.N == ability.Amount(ability.Number(1)))
}

// outdoes are the numbers of two traits that change the Fuerza alike.
func outdoes(was, is ability.Trait) (n, of ability.Number, ok bool) {
	var less, more ability.Amount
	switch t := is.(type) {
	case ability.Strengthen:
		before, _ := was.(ability.Strengthen)
		less, more = before.By, t.By
	case ability.Weaken:
		before, _ := was.(ability.Weaken)
		less, more = before.By, t.By
	}
	n, known := less.(ability.Number)
	of, ok = more.(ability.Number)
	return n, of, ok && known
}

// saysBesides reports whether the sentence from a position on says that what it does comes to what was
// done before.
func (r *reader) saysBesides(from int) bool {
	for ; from < len(r.toks) && r.toks[from].Kind != es.Stop; from++ {
		switch r.toks[from].Word {
		case "mas", "adicional", "adicionales", "otro", "otros", "ademas", "tambien", "luego", "despues":
			return true
		}
	}
	return false
}

// thatMuch reads what another thing stands in for: "eso", "2 a la Fuerza".
func (r *reader) thatMuch() bool {
	if r.one("eso", "ello") {
		return true
	}
	n, ok := r.natural()
	if !ok || n == 0 {
		return false
	}
	r.standsFor.number = n
	_ = r.toStrength() || r.one("carta", "cartas", "oro", "oros")
	return true
}

// standIn joins a sentence that stands in for the last part of the ability before:
// "Roba 1 carta. Si controlas un Tótem, roba 2 cartas en su lugar" does the one or
// the other.
func standIn(done []ability.Ability, cond ability.Condition, e ability.Effect, was standsFor) ([]ability.Ability, bool) {
	if len(done) == 0 || cond == nil {
		return done, false
	}
	out := append([]ability.Ability(nil), done...)
	at := len(out) - 1
	if a, ok := out[at].(ability.Continuous); ok {
		m, ok := a.Do.(ability.Modify)
		if !ok || len(m.Traits) != 1 || !standing(e) {
			return done, false
		}
		if was.every {
			cond = ofAll(m, cond)
		}
		e = ofThose(m, e)
		if more, some := theMore(m, cond, e); some {
			return append(out, ability.Continuous{If: a.If, Do: more}), true
		}
		if shape.AsksOfIt(cond) {
			return done, false
		}
		more := ability.Continuous{If: shape.AllOf(slices.Concat(shape.Listed(a.If), shape.Listed(cond))), Do: e}
		a.If = shape.AllOf(slices.Concat(shape.Listed(a.If), []ability.Condition{negate(cond, true)}))
		out[at] = a
		return append(out, more), true
	}
	if used, ok := out[at].(ability.Activated); ok && used.Cost != nil && shape.Picks(used.Cost) && (shape.AsksOfIt(cond) || shape.AsksAmongThem(cond)) {
		return done, false // of what was given up, or of what is done with it?
	}
	a, ok := shape.Redone(out[at], func(before ability.Effect) (ability.Effect, bool) {
		return eitherDone(before, cond, shape.Settle(e), was)
	})
	if !ok {
		return done, false
	}
	out[at] = a
	return out, true
}

// eitherDone does e where the condition holds and the last step of what stood
// before where it does not. What is said of the card that this step picks is said once
// it is picked.
func eitherDone(before ability.Effect, cond ability.Condition, e ability.Effect, was standsFor) (ability.Effect, bool) {
	steps := shape.Flat(before)
	at := len(steps) - 1
	if i := lastAlike(steps, e); i >= 0 {
		at = i // "busca un Oro y ponlo en tu Mano": "busca 2 en su lugar"
	}
	last, steps, rest := steps[at], steps[:at], steps[at+1:]
	hangs := slices.IndexFunc(rest, func(s ability.Step) bool { return s.Link == ability.Stop })
	if hangs < 0 {
		hangs = len(rest)
	}
	hanging, rest := rest[:hangs], rest[hangs:]
	andSo := func(e ability.Effect) ability.Effect {
		return shape.Sequence(append([]ability.Step{{Do: e}}, hanging...))
	}
	if m, ok := last.Do.(ability.Modify); ok {
		if was.every {
			cond = ofAll(m, cond)
		}
		if more, some := theMore(m, cond, e); some {
			return shape.Sequence(append(steps, last, ability.Step{Do: more})), true
		}
	}
	e, ok := alike(last.Do, e, was.number)
	if !ok {
		return before, false
	}
	e = ofThose(last.Do, e)
	if shape.AsksOfIt(cond) || refers(e) {
		chosen, picks := shape.DoneTo(last.Do).(ability.Chosen)
		switch {
		case picks:
			if was.number > 0 {
				e = shape.OfCards(e, func(ability.Cards) ability.Cards { return ability.It{} })
			}
			steps = append(steps, ability.Step{Link: last.Link, Do: ability.Act{Who: ability.You, Verb: ability.Pick, What: chosen}})
			last = ability.Step{Do: shape.OfCards(last.Do, func(ability.Cards) ability.Cards { return ability.It{} })}
		case shape.AsksOfIt(cond):
			return before, false
		}
	}
	steps = append(steps, ability.Step{Link: last.Link, Do: ability.IfThen{If: cond, Then: andSo(e)}},
		ability.Step{Do: ability.IfThen{If: ability.Not{Of: ability.Held{}}, Then: andSo(last.Do)}})
	return shape.Sequence(append(steps, rest...)), true
}

// ofAll asks of all the cards that are changed what a condition asks of the cards at hand.
func ofAll(m ability.Modify, cond ability.Condition) ability.Condition {
	every, several := m.Who.(ability.Every)
	if fits, ok := cond.(ability.Fits); ok && several && ability.IsIt(fits.Who) {
		return ability.Only{All: every.Of, Are: fits.Is}
	}
	return cond
}

// ofThose has an effect that stands in for what is done to all cards of a kind, and does
// not say to which, be done to them.
func ofThose(before, e ability.Effect) ability.Effect {
	every, several := shape.DoneTo(before).(ability.Every)
	if several && shape.DoneTo(e) == (ability.Cards)(ability.It{}) {
		return shape.OfCards(e, func(ability.Cards) ability.Cards { return every })
	}
	return e
}

// lastAlike is the last step that does what an effect does, -1 where none does.
func lastAlike(steps []ability.Step, e ability.Effect) int {
	for i := len(steps) - 1; i >= 0; i-- {
		a, act := steps[i].Do.(ability.Act)
		b, _ := e.(ability.Act)
		if reflect.TypeOf(steps[i].Do) == reflect.TypeOf(e) && (!act || a.Verb == b.Verb) {
			return i
		}
	}
	return -1
}

// theMore is what those of all cards that fit a condition get beside what all of them
// get: "tus Aliados ganan 1. Si son Héroes, ganan 2 en su lugar" gives these 1 more.
func theMore(all ability.Modify, cond ability.Condition, e ability.Effect) (ability.Modify, bool) {
	every, ok := all.Who.(ability.Every)
	some, fits := cond.(ability.Fits)
	m, changes := e.(ability.Modify)
	if !ok || !fits || !changes || !ability.IsIt(some.Who) || len(all.Traits) != 1 || len(m.Traits) != 1 {
		return m, false
	}
	n, of, both := outdoes(all.Traits[0], m.Traits[0])
	every.Of, ok = narrowed(every.Of, some.Is)
	if _, gains := m.Traits[0].(ability.Strengthen); gains {
		all.Traits = []ability.Trait{ability.Strengthen{By: of - n}}
	} else {
		all.Traits = []ability.Trait{ability.Weaken{By: of - n}}
	}
	all.Who = every
	return all, ok && both && of > n
}

// narrowed is the filter of those cards of a filter that fit another besides, where one
// filter says that.
func narrowed(f, is ability.Filter) (ability.Filter, bool) {
	types := len(f.Types) == 0 || len(is.Types) == 0 || slices.Equal(f.Types, is.Types)
	if len(f.Types) == 0 {
		f.Types = is.Types
	}
	if f.Races != 0 && is.Races != 0 || f.Cost.Op != ability.NoBound && is.Cost.Op != ability.NoBound || f.Strength.Op != ability.NoBound && is.Strength.Op != ability.NoBound ||
		is.Of != ability.Anyone || len(is.In) > 0 || len(is.Names) > 0 || is.Title != "" || is.NotType != card.NoType || is.Other || is.Highest {
		return f, false
	}
	f.Races |= is.Races
	if is.Cost.Op != ability.NoBound {
		f.Cost = is.Cost
	}
	if is.Strength.Op != ability.NoBound {
		f.Strength = is.Strength
	}
	f.That = append(slices.Clone(f.That), is.That...)
	return f, types
}

// alike is an effect that stands in for another of the same verb, and leaves out who does
// it and to what: those of the other are meant. Where it stands in for a number, was, it is
// the other with that number changed.
func alike(before, e ability.Effect, was int) (ability.Effect, bool) {
	if was > 0 {
		return withNumber(before, e, ability.Number(was))
	}
	switch e := e.(type) {
	case ability.Mill:
		if was, same := before.(ability.Mill); same && e.Who == ability.You {
			e.Who = was.Who
		}
		return e, true
	case ability.Draw:
		if was, same := before.(ability.Draw); same && e.Who == ability.You {
			e.Who, e.Extra = was.Who, was.Extra
		}
		return e, true
	case ability.Search:
		if was, same := before.(ability.Search); same && len(e.Also) == 0 && slices.Equal(e.What.Of.In, wherever) {
			e.What.Of.In = was.What.Of.In
		}
		return e, true
	case ability.Act:
		x, chosen := e.What.(ability.Chosen)
		was, same := before.(ability.Act)
		of, known := was.What.(ability.Chosen)
		if !chosen || !shape.BareFilter(x.Of) {
			return e, true
		}
		if !same || was.Verb != e.Verb || !known {
			return e, false
		}
		x.Of = of.Of
		e.Who, e.What = was.Who, x
		return e, true
	}
	return e, true
}

// withNumber is an effect with the number that another of the same verb has in the place of
// was: "gana 2 y es Imbloqueable" and "gana 3 en vez de 2".
func withNumber(before, e ability.Effect, was ability.Number) (ability.Effect, bool) {
	switch b := before.(type) {
	case ability.Mill:
		other, same := e.(ability.Mill)
		same = same && b.N == ability.Amount(was)
		b.N = other.N
		return b, same
	case ability.Draw:
		other, same := e.(ability.Draw)
		same = same && b.N == ability.Amount(was)
		b.N = other.N
		return b, same
	case ability.Act:
		other, _ := e.(ability.Act)
		x, chosen := b.What.(ability.Chosen)
		y, same := other.What.(ability.Chosen)
		same = same && chosen && b.Verb == other.Verb && x.Count.N == ability.Amount(was)
		x.Count = y.Count
		b.What = x
		return b, same
	case ability.Modify:
		other, _ := e.(ability.Modify)
		if len(other.Traits) != 1 {
			return e, false
		}
		for i, t := range b.Traits {
			if t == ability.Trait(ability.Strengthen{By: was}) && isStrengthen(other.Traits[0]) || t == ability.Trait(ability.Weaken{By: was}) && !isStrengthen(other.Traits[0]) {
				b.Traits = slices.Clone(b.Traits)
				b.Traits[i] = other.Traits[0]
				return b, true
			}
		}
	}
	return e, false
}

// isStrengthen reports whether a trait raises the strength.
func isStrengthen(t ability.Trait) bool {
	_, ok := t.(ability.Strengthen)
	return ok
}
