package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// maxOptions is more alternatives than a card offers.
const maxOptions = 5

// alternatives reads what may be done instead of what was read from begin on: "o B", ", B
// o C". Where that is several effects joined by "y", only a comma or an infinitive tells
// that "o" parts all of them from the rest: "robar 1 carta y botar 2, o destruir un Arma".
func (r *reader) alternatives(begin int, joined bool, who ability.Player) []ability.Effect {
	if r.parted != notParted {
		return nil
	}
	var found []ability.Effect
	for read, end := found, r.state; ; {
		either := r.parts(joined, begin)
		if r.head(begin).Verb == es.Hacer {
			r.actor = who // "hacer que tu oponente bote 2 o robar 1"
		}
		e, ok := r.alternative(begin, joined || len(read) > 0 || !either, either)
		if !ok || len(read)+2 > maxOptions {
			r.state = end
			return found
		}
		if read = append(read, e); either {
			found, end = read, r.state // a comma alone parts options only where "o" follows
		}
	}
}

// parts skips what stands between two alternatives, and reports whether "o" does.
func (r *reader) parts(joined bool, begin int) bool {
	marked := r.one(",", ";")
	return (marked || !joined || r.head(begin).Infinitive) && !r.elseNext() && r.one("o", "u")
}

// alternative reads one more alternative to what was read from begin on. One of a list
// speaks of no card that the others picked.
func (r *reader) alternative(begin int, listed, either bool) (ability.Effect, bool) {
	start := r.state
	if r.peek() == "para" || !either && !r.goesOnToOr(begin) {
		return nil, false
	}
	if either {
		r.comma()
		r.picked, r.drawn = false, shape.NoneDrawn // "o, si es un Oro, destiérralo": not what the other picked
		if e, ok := tryWhere(r, aConsequence, r.consequence); ok {
			return e, true
		}
		r.picked, r.drawn = start.picked, start.drawn
		r.one("que")
	}
	if next := r.form(0); next.Verb != es.NoVerb && next.Infinitive != r.head(begin).Infinitive || next.Verb == es.Ser && start.picked {
		return nil, false
	}
	r.picked, r.drawn = false, shape.NoneDrawn
	e, ok := r.effect()
	if ok {
		e = r.andThenWithThem(e)
	}
	if listed && (start.picked || start.drawn != shape.NoneDrawn) && r.pronounSince(start.pos) {
		return nil, false
	}
	return e, ok && !(start.picked && r.speaksOfNone(e, start.pos))
}

// andThenWithThem reads what is done besides with the cards that an alternative picked: it
// is part of that one, "destruye un Arma o busca un Aliado en tu Mazo Castillo y ponlo en
// tu Mano".
func (r *reader) andThenWithThem(e ability.Effect) ability.Effect {
	steps := []ability.Step{{Do: e}}
	for (r.peek() == "y" || r.peek() == ",") && r.withThem(1) {
		at := r.state
		link, ok := r.link()
		var next ability.Effect
		if ok {
			next, ok = r.linkedEffect()
		}
		if !ok {
			r.state = at
			break
		}
		steps = append(steps, ability.Step{Link: link, Do: next})
	}
	return shape.Sequence(steps)
}

// withThem reports whether the verb n ahead is done to cards that are at hand: "ponlo",
// "pon una", "baraja el resto".
func (r *reader) withThem(n int) bool {
	f := r.form(n)
	switch next := r.ahead(n + 1); {
	case f.Verb == es.NoVerb:
		return false
	case isPronoun(f.Clitic):
		return r.picked
	case next == "una", next == "uno":
		return r.looked && !es.IsNoun(r.ahead(n+2))
	case next == "el":
		return (r.looked || r.fromThem) && r.ahead(n+2) == "resto"
	}
	return false
}

// eitherQuality reads qualities of which cards get one: "gana 2 a la fuerza, es
// Imbloqueable o no puede ser destruido".
func (r *reader) eitherQuality(who ability.Chosen) (ability.Effect, bool) {
	var each []ability.Modify
	for last := false; ; {
		r.subject = who
		t, ok := r.trait()
		if !ok {
			return nil, false
		}
		if each = append(each, ability.Modify{Who: who, Traits: t}); last {
			break
		}
		comma := r.one(",")
		if last = r.one("o", "u"); !comma && !last || len(each) == maxOptions {
			return nil, false
		}
		r.one("que")
	}
	until, _ := r.duration()
	var options []ability.Effect
	for _, m := range each {
		m.Until = until
		options = append(options, m)
	}
	return ability.Choice{Who: r.actor, Options: options}, !r.theirTurn && r.early == ability.Standing
}

// speaksOfNone reports whether an effect, read from a position on, would be done to the card
// itself or its bearer though no word tells to whose: "destruir un Aliado o subirlo".
func (r *reader) speaksOfNone(e ability.Effect, from int) bool {
	switch shape.DoneTo(e) {
	case ability.Cards(ability.This{}):
		return !r.namesItself(from, r.pos)
	case ability.Cards(ability.Bearer{}):
		return !slices.ContainsFunc(r.toks[from:r.pos], func(t es.Token) bool { return t.Word == "portador" })
	}
	return false
}

// goesOnToOr reports whether a comma was read between two effects, and "o" and another one
// of their mood follow: "destruir un Arma, robar 1 carta o botar 2".
func (r *reader) goesOnToOr(begin int) bool {
	mood := r.head(begin).Infinitive
	alike := func(f es.Form) bool {
		return f.Verb != es.NoVerb && f.Verb != es.Poder && f.Verb != es.Ser && !f.Participle && f.Infinitive == mood
	}
	if r.pos == 0 || r.toks[r.pos-1].Word != "," || !alike(r.form(0)) {
		return false
	}
	for n := 1; r.ahead(n) != ""; n++ {
		if (r.ahead(n) == "o" || r.ahead(n) == "u") && alike(r.form(n+1)) {
			return true
		}
	}
	return false
}

// head is the verb that tells in which mood the effects from begin on stand.
func (r *reader) head(begin int) es.Form {
	for _, t := range r.toks[begin:r.pos] {
		if t.Form.Verb != es.NoVerb && t.Form.Verb != es.Deber && !t.Form.Participle {
			return t.Form
		}
	}
	return es.Form{}
}

// separator is what stands between the options of a choice.
type separator uint8

const (
	notParted separator = iota
	bySemicolons
	byCommas
	byAnds // "entre robar 1 carta y botar 2"
)

// partsOptions reports whether what is here parts options instead of joining two effects.
func (r *reader) partsOptions() bool {
	next := r.ahead(1)
	goesOn := next == "si" || next == "y" || next == "luego" || next == "despues" || r.withThem(1)
	switch r.peek() {
	case ",":
		return r.parted >= byCommas && !goesOn
	case "y":
		return r.parted == byAnds && !goesOn
	}
	return false
}

// options reads "A o B", "A, B o C", "entre A y B".
func (r *reader) options() (ability.Effect, bool) {
	between := r.toks[r.pos-1].Word == "entre"
	mark := byCommas
	if r.semicolonParts() {
		mark = bySemicolons
	}
	optionsBy := func(mark separator, least int) ([]ability.Effect, bool) {
		return try(r, func() ([]ability.Effect, bool) {
			out, ok := r.optionsBy(mark)
			return out, ok && len(out) >= least
		})
	}
	out, ok := optionsBy(mark, 2)
	if !ok && between {
		out, ok = optionsBy(byAnds, 2)
	} else if !ok && r.parted == notParted {
		if out, ok = optionsBy(mark, 1); ok {
			return out[0], true
		}
	}
	return ability.Choice{Who: r.actor, Options: out}, ok
}

// semicolonParts reports whether a semicolon parts options in what is left of the sentence.
func (r *reader) semicolonParts() bool {
	at := r.pos
	defer func() { r.pos = at }()
	for ; r.peek() != ""; r.pos++ {
		if r.peek() == ";" && !r.endsChoice() {
			return true
		}
	}
	return false
}

// orAhead reports whether another option follows behind "o" in this sentence.
func (r *reader) orAhead() bool {
	for n := 0; r.ahead(n) != ""; n++ {
		if (r.ahead(n) == "o" || r.ahead(n) == "u") && (r.form(n+1).Infinitive || r.ahead(n+1) == "que") {
			return true
		}
	}
	return false
}

// optionsBy reads options that are parted so; a comma is not what stands before the last.
func (r *reader) optionsBy(mark separator) ([]ability.Effect, bool) {
	start := r.state
	r.parted = mark
	defer func() { r.actor, r.parted = start.actor, start.parted }()
	var out []ability.Effect
	either, picks := true, false
	for len(out) < maxOptions {
		before := r.state
		r.pickedAs(start)
		r.actor = start.actor
		r.one("que")
		e, ok := tryWhere(r, aConsequence, r.consequence)
		if !ok {
			e, ok = r.clause()
		}
		if !ok || picks && r.speaksOfNone(e, before.pos) {
			r.state = before
			break
		}
		picks = picks || r.picked
		if out = append(out, e); r.endsChoice() {
			break
		}
		parted := r.one(";")
		listed := !parted && r.one(",")
		last := r.one("o") || mark == byAnds && r.one("y")
		if !parted && !listed && !last {
			break
		}
		either = parted || last
		if last && mark == byCommas && !r.orAhead() {
			r.parted = bySemicolons // "destruir un Arma o robar 2 cartas, descartar una y botar 2"
		}
		r.comma()
	}
	if len(out) == 1 {
		if inner, ok := out[0].(ability.Choice); ok && inner.Who == r.actor {
			out = inner.Options // "que un Aliado gane 2 a la fuerza o sea Imbloqueable"
		}
	}
	return out, len(out) > 0 && either
}
