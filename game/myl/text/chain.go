package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// clause reads everything that is done in one sentence: "A y B para C", "A, a
// menos que B".
func (r *reader) clause() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		if !r.enter() {
			return nil, false
		}
		defer r.leave()
		for _, of := range []struct {
			opened onset
			read   func() (ability.Effect, bool)
		}{{anything, r.paidFirst}, {anUnless, r.paidByThem}, {anUnless, r.unlessFirst}, {aGoal, r.goalFirst}, {aSubstitute, r.notItsCost}} {
			if e, ok := tryWhere(r, of.opened, of.read); ok {
				return e, true
			}
		}
		first, ok := r.chain()
		if !ok {
			return nil, false
		}
		return r.tail(first)
	})
}

// goal reads after "para": an infinitive, or "que" and a clause; alternatives
// repeat "o para". price is what stands before it, if anything does.
func (r *reader) goal(price ability.Effect) (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		if r.located {
			// "Si está en tu Cementerio, puedes desterrar X para ponerlo en juego":
			// the goal is about the card itself again.
			r.picked = false
		}
		before := r.state
		defer func() { r.repaid, r.inGoal = before.repaid, before.inGoal }()
		r.inGoal = price != nil
		r.repaid = r.gone && (ability.IsIt(r.event) || shape.LosesOwn(price))
		one := func() (ability.Effect, bool) {
			if e, ok := try(r, r.sparedFrom); ok && price != nil {
				return e, true
			}
			if next := r.form(1); r.one("que") && next.Verb == es.Perder && next.Wish && r.foeSaid && !r.picked {
				return nil, false // "cuando bloquea a un Aliado, puedes pagar 1 Oro para que pierda 2": who?
			}
			if e, ok := tryWhere(r, aConsequence, r.consequence); ok {
				return e, true
			}
			return r.chain()
		}
		bare := r.form(0).Infinitive
		e, ok := one()
		if _, uses := e.(ability.UseAbility); !ok || uses && bare && price != nil && !speaksOf(ability.You, price) {
			return nil, false // "tu oponente debe pagar 1 Oro para activar una habilidad": what he uses
		}
		options := []ability.Effect{e}
		for len(options) < 4 {
			at := r.state
			r.comma()
			if !r.take("o para") {
				r.state = at
				break
			}
			r.pickedAs(before)
			r.event = before.event
			e, ok := one()
			if !ok {
				r.state = at
				break
			}
			options = append(options, e)
		}
		if len(options) == 1 {
			return e, true
		}
		return ability.Choice{Who: ability.You, Options: options}, true
	})
}

// sparedFrom reads "que el portador no sea destruido" where nothing was said to do so and
// no time for which it holds: what is about to happen is prevented (DAR 4.10).
func (r *reader) sparedFrom() (ability.Effect, bool) {
	if !r.one("que") {
		return nil, false
	}
	if r.event != nil {
		return r.notSo()
	}
	c, known := r.cards()
	if !r.one("no") || !r.one("sea") {
		return nil, false
	}
	v, ok := r.passiveVerb()
	if !known {
		c, known = r.cards()
	}
	if !ok || !known || !departs(v) {
		return nil, false
	}
	return ability.Prevent{What: []ability.CardVerb{v}, Of: c, By: r.source()}, r.atEnd()
}

// notSo reads "no sea destruido", "no lo sea" of the card that is about to be, after "para que".
func (r *reader) notSo() (ability.Effect, bool) {
	if c, ok := try(r, r.cards); ok && c != r.theEvents() {
		return nil, false
	}
	start := r.pos
	if !r.harmed || !r.one("no") {
		return nil, false
	}
	if !r.one("lo sea") {
		if !r.one("sea") || !r.form(0).Participle || !r.verbSaid(r.form(0).Verb, start) {
			return nil, false
		}
		r.advance(1)
	}
	r.answers = true
	return ability.Act{Who: ability.You, Verb: ability.Save, What: r.theEvents()}, r.atEnd()
}

// verbSaid reports whether a verb stands in the sentence before a position.
func (r *reader) verbSaid(v es.Verb, before int) bool {
	for i := before - 1; i >= 0 && r.toks[i].Kind != es.Stop; i-- {
		if r.toks[i].Form.Verb == v {
			return true
		}
	}
	return false
}

// chain reads effects joined by "y", "luego" and "o".
func (r *reader) chain() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		if !r.enter() {
			return nil, false
		}
		defer r.leave()
		begin, who := r.pos, r.actor
		asked := who
		first, ok := r.effect()
		if !ok {
			return nil, false
		}
		if r.head(begin).Verb != es.Hacer { // "haz que tu oponente bote 2 o roba 1": you choose
			who = r.actor
		}
		steps := []ability.Step{{Do: first}}
		chosen := false
		for n := 0; n < 6; n++ {
			at := r.state
			if others := r.alternatives(begin, len(steps) > 1, who); len(others) > 0 && !chosen {
				options := append([]ability.Effect{shape.Sequence(steps)}, others...)
				steps, chosen = []ability.Step{{Do: ability.Choice{Who: r.whoChooses(who), Options: options}}}, true
				continue
			}
			r.state = at
			if len(steps) == 1 && !chosen {
				r.limitInside(first)
			}
			if next := r.ahead(1); chosen && r.peek() == "y" && next != "luego" && next != "despues" && r.peekAt(r.pos-1) != "," {
				return nil, false // "roba 1 carta o descarta una y roba 2": is the last part of the second alternative?
			}
			link, ok := r.link()
			if !ok && endsInNaming(steps[len(steps)-1].Do) && r.one(":") {
				link, ok = ability.And, true
			}
			if !ok {
				break
			}
			if e, ok := try(r, func() (ability.Effect, bool) { return r.alsoSets(steps[len(steps)-1].Do) }); ok {
				steps = append(steps, ability.Step{Do: e})
				continue
			}
			switch next, head := r.form(0), r.head(begin); {
			case head.Verb == es.Hacer && !next.Wish && (!next.Infinitive || head.Infinitive):
				r.actor = asked // "haz que tu oponente bote 2 y roba 1 carta"
			case head.Wish && next.Infinitive:
				r.actor = asked // "para que tu oponente bote 2 y robar 1 carta"
			}
			e, ok := r.linkedEffect()
			if !ok {
				r.state = at
				break
			}
			switch link {
			case ability.Then:
				e = onceOver(shape.Sequence(steps), e)
			case ability.And:
				last := &steps[len(steps)-1]
				last.Do = asLongAs(last.Do, e)
			}
			if shape.IsMay(steps[len(steps)-1].Do) && putsTheRest(e) || shape.Otherwise(e) {
				link = ability.Stop // whatever was taken, or where nothing was done
			}
			steps = append(steps, ability.Step{Link: link, Do: e})
		}
		return shape.Sequence(steps), true
	})
}

// asLongAs gives a change of a card that was picked, for which no time was said, the time of what is
// said of the same card behind it: "la Fuerza de un Aliado aumenta en 2 y no puede ser desterrado, por
// el resto del juego".
func asLongAs(before, e ability.Effect) ability.Effect {
	first, changed := before.(ability.Modify)
	next, changes := e.(ability.Modify)
	if _, picked := first.Who.(ability.Chosen); changed && changes && picked && first.Until == ability.Standing && ability.IsIt(next.Who) {
		first.Until = next.Until
		return first
	}
	return before
}

// whoChooses reads "a su elección" behind alternatives, of which somebody chooses anyway.
func (r *reader) whoChooses(who ability.Player) ability.Player {
	at := r.state
	r.comma()
	if chooser, said := r.choice(); said && chooser != ability.Anyone {
		return chooser
	}
	r.state = at
	return who
}

// endsInNaming reports whether an effect names, chooses or looks at something, of which is
// said behind a colon what becomes of it.
func endsInNaming(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Name, ability.Search:
		return true
	case ability.Act:
		if e.Verb == ability.Look || e.Verb == ability.Show {
			return true
		}
	}
	return endsInChoice(e)
}

// link reads what joins two effects of a sentence.
func (r *reader) link() (ability.Link, bool) {
	r.closeChoice()
	switch {
	case r.partsOptions():
		return 0, false
	case r.goalFore && r.peek() == "," && (r.ahead(1) == "puedes" || r.bids(1)), r.inGoal && r.peek() == "y" && r.ahead(1) == "puedes":
		return 0, false
	case r.one(", y luego", "y luego", ", luego", "luego", ", y despues", "y despues", ", despues"):
		r.comma()
		return ability.Then, true
	case r.peek() == ":" && r.ahead(1) == "si", r.peek() == ";" && r.ahead(1) == "si":
		r.advance(1)
		return ability.And, true
	case r.whichIs():
		return ability.And, true
	case r.one(", y", "y", ",", "e"):
		r.one("tambien", "ademas")
		if r.elseNext() {
			r.one("o")
		}
		return ability.And, true
	case r.elseNext():
		r.one("o")
		r.comma()
		return ability.And, true
	}
	return 0, false
}

// whichIs reads ", el cual": what follows is said of the cards at hand.
func (r *reader) whichIs() bool {
	if r.one(", el cual", ", la cual", ", los cuales", ", las cuales", "el cual", "la cual", "los cuales", "las cuales") {
		return true
	}
	at := r.state
	r.comma()
	if r.pos > at.pos && r.one("el", "la", "los", "las") && r.peek() == "que" {
		return true // "la que es puesta en juego"
	}
	r.state = at
	return false
}

// elseNext reports whether "o si no, ..." is here: what is done otherwise, which nobody
// may choose.
func (r *reader) elseNext() bool {
	at := r.state
	defer func() { r.state = at }()
	if !r.one("o") {
		return false
	}
	r.comma()
	return r.take("si no ,") || r.one("de lo contrario", "en caso contrario")
}

// bids reports whether the word n ahead asks for a price: "paga", "destruye", not "pagar".
func (r *reader) bids(n int) bool {
	f := r.form(n)
	return pays[f.Verb] && !f.Infinitive && !f.Participle && !f.Gerund && !f.Wish && f.Clitic == ""
}

// linkedEffect reads an effect after a link: it may depend on whether the one
// before was done.
func (r *reader) linkedEffect() (ability.Effect, bool) {
	if r.peek() == "," && r.ahead(1) == "si" {
		r.advance(1)
	}
	if r.toks[r.pos-1].Word == "cual" {
		return r.saidOfCards()
	}
	if e, ok := tryWhere(r, aConsequence, r.consequence); ok {
		return e, true
	}
	if e, ok := try(r, r.elliptic); ok {
		return e, true
	}
	if before := r.toks[r.pos-1].Word; r.peek() == "que" && r.form(1).You && before != "y" && before != "luego" {
		if e, ok := try(r, r.doneToWhich); ok {
			return e, true
		}
	}
	r.one("que")
	return r.effect()
}

// doneToWhich reads "que pones en juego" of the cards at hand: ", que pones", ", la que pones".
func (r *reader) doneToWhich() (ability.Effect, bool) {
	r.advance(1)
	f, w := r.form(0), r.peek()
	if !puts[f.Verb] && !actsOnCards[f.Verb] || f.Clitic != "" || !r.picked {
		return nil, false
	}
	r.advance(1)
	r.actor, r.verbAt = ability.You, f.Verb
	for _, clitic := range []string{"lo", "la", "los", "las"} {
		f.Clitic = clitic
		if e, ok := try(r, func() (ability.Effect, bool) { return r.deed(f, w) }); ok && ability.IsIt(shape.DoneTo(e)) {
			return e, true
		}
	}
	return nil, false
}

// order reads what you are told to do behind what somebody else did: of the verb alone it
// could be theirs as well. "Tu oponente bota 2 cartas y busca un Aliado en tu Mazo Castillo".
func (r *reader) order() (ability.Effect, bool) {
	start, f := r.pos, r.form(0)
	if r.actor == ability.You || !actsOnCards[f.Verb] && f.Verb != es.Poner && f.Verb != es.Anular || f.Infinitive || f.Wish || f.Clitic != "" || r.speaksToYou(r.begin, start) {
		return nil, false
	}
	r.actor = ability.You
	e, ok := r.action()
	return e, ok && r.speaksToYou(start, r.pos)
}

// speaksToYou reports whether the words from one position to another take cards out of your
// zones, or speak of "oponente" ones: the opponent's own are not called so.
func (r *reader) speaksToYou(from, to int) bool {
	here := r.state
	defer func() { r.state = here }()
	for i := max(from, 1); i < to; i++ {
		switch before := r.toks[i-1].Word; r.toks[i].Word {
		case "oponente", "oponentes":
			if before != "tu" && before != "el" && before != "cada" {
				return true
			}
		case "tu":
			if r.pos = i + 1; before == "de" || before == "en" {
				if _, ok := r.zone(); ok {
					return true
				}
			}
		}
	}
	return false
}

// oneMoreOfThem reads "una" before a place, behind one of the cards looked at that went to
// another: "pon una en tu Mano, una en el fondo de tu Mazo Castillo".
func (r *reader) oneMoreOfThem() bool {
	return r.fromThem && r.ahead(1) == "en" && r.one("una", "uno")
}

// elliptic reads "la otra en tu Cementerio" and "el resto envíalo a tu
// Cementerio", whose verb stands before or not at all.
func (r *reader) elliptic() (ability.Effect, bool) {
	c, ok := r.reference()
	if ok && c != (ability.Cards)(ability.TheOther{}) {
		return nil, false
	}
	if !ok {
		if r.sought || !r.one("otra", "otro") && !r.oneMoreOfThem() || !r.anyOrPrev() {
			return nil, false
		}
		r.earlier()
		c = shape.OneOf(ability.Filter{In: []ability.Zone{ability.AmongThem}, Other: true})
		r.pick(false)
		r.fromThem = true
	}
	if f := r.form(0); f.Clitic != "" && (f.Verb == es.Poner || f.Verb == es.Devolver) {
		if r.allowed && !f.Infinitive {
			return nil, false // "puedes poner un Aliado en tu Mano y el resto ponlo ...": that is not allowed, but done
		}
		r.advance(1)
	}
	to, ok := r.destination()
	if !ok {
		return nil, false
	}
	if to.Zone == ability.Exile {
		return ability.Act{Who: r.actor, Verb: ability.ExileIt, What: c}, true
	}
	return ability.Put{Who: r.actor, What: c, To: to}, true
}

// putsTheRest reports whether an effect puts somewhere what the one before left.
func putsTheRest(e ability.Effect) bool {
	put, ok := e.(ability.Put)
	return ok && put.What == (ability.Cards)(ability.TheOther{})
}
