package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// placed reads where the card is: "esté en juego", "X está en tu Cementerio".
func (r *reader) placed() (ability.Condition, bool) {
	if r.one("en juego esta") {
		var f ability.Filter
		ok := r.othersNames(&f)
		return ability.Exists{Of: f, Count: shape.AtLeastOne}, ok
	}
	if c, ok := try(r, r.someAreIn); ok {
		return c, true
	}
	if c, ok := try(r, r.noOtherFights); ok {
		return c, true
	}
	if c, ok := try(r, r.standsThere); ok {
		return c, true
	}
	var who ability.Cards = r.spokenCard()
	ok := r.peek() == "este" && (r.form(1).Gerund || r.ahead(1) == "bajo" && ability.IsThis(r.it()) && !r.before.has()) // "mientras esté atacando": no demonstrative
	if !ok {
		if who, ok = r.conditionSubject(r.before.it == byChoice && !r.before.pick.outside && r.says("linea") || r.says("zona")); !ok {
			return nil, false
		}
	}
	if others, named := who.(ability.Every); named {
		no := r.one("no")
		c, ok := r.liesIn(others.Of, shape.AtLeastOne)
		if !no {
			r.both = ability.Every{Of: c.Of}
		}
		r.foundThere(c.Of, shape.AtLeastOne, no)
		return negate(c, no), ok
	}
	switch {
	case (r.form(0).Verb == es.Estar || r.peek() == "este") && r.form(1).Gerund:
		r.advance(1)
		var f ability.Filter
		if !r.fighting(&f) || !shape.IsReference(who) {
			return nil, false
		}
		who, ok := r.fighterMeant(who)
		return ability.Fits{Who: who, Is: f}, ok
	case r.one("esta", "permanece"):
	default:
		return nil, false
	}
	if ability.IsThis(who) && (r.event == nil || !ability.IsThis(r.event)) && r.one("bajo tu control", "en juego bajo tu control") {
		return nil, true // who uses its ability controls it
	}
	if r.take("en juego") {
		return inPlay(who), true
	}
	r.one("en")
	zones, of, ok := r.places()
	if !ok {
		return nil, false
	}
	switch {
	case ability.IsThis(who):
		r.subject, r.located = who, true
	case !r.said && ability.IsIt(who):
		of = ability.Anyone // "elige un Aliado oponente. Si está en la Línea de Ataque, ...": in his
	}
	return ability.Fits{Who: who, Is: ability.Filter{Of: of, In: zones}}, true
}

// standsThere reads "está este Aliado en tu Cementerio", "tengas este Tótem en tu Línea de Apoyo".
func (r *reader) standsThere() (ability.Condition, bool) {
	if r.one("tienes", "tengas", "controles") {
		r.one("a")
	} else if !r.one("esta") {
		return nil, false
	}
	if !r.thisCard() || !r.one("en") || r.peek() == "juego" {
		return nil, false
	}
	zones, of, ok := r.places()
	r.subject, r.located = ability.This{}, true
	return ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: of, In: zones}}, ok
}

// someAreIn reads "un Tótem está en juego", "2 o más Aliados están en tu Cementerio".
func (r *reader) someAreIn() (ability.Condition, bool) {
	none := r.one("ningun", "ninguna")
	other := !none && r.one("otro", "otra")
	count, ok := r.quantityBound()
	if none || other {
		count, ok = shape.AtLeastOne, true
	}
	if !ok {
		return nil, false
	}
	f, _, ok := r.filter()
	if !ok {
		return nil, false
	}
	f.Other = f.Other || other
	c, ok := r.liesIn(f, count)
	r.askedWho = !none && count == shape.AtLeastOne && c.Of.Of == ability.Opponent && len(c.Of.In) > 0 && shape.OneType(f) == card.Ally
	return negate(c, none), ok
}

// liesIn reads where cards lie, behind them: "está en juego bajo tu control", "están en
// tu Cementerio".
func (r *reader) liesIn(f ability.Filter, count ability.Bound) (ability.Exists, bool) {
	ok := len(f.In) == 0 && r.one("esta", "permanece") && r.lies(&f)
	if ok && r.peek() == "bajo" {
		ok = r.inQuality(&f)
	}
	return ability.Exists{Of: f, Count: count}, ok
}

// inPlay is the condition that a card is in play; for the card itself it is
// always so (DAR 4.6.5).
func inPlay(who ability.Cards) ability.Condition {
	switch who.(type) {
	case ability.This, ability.Bearer:
		return nil
	}
	return ability.Fits{Who: who}
}
