package text

import (
	"slices"

	"castillo/game/myl/ability"
)

// someDid reads what so many cards did or suffered this turn: "dos o más de tus
// Aliados atacaron este turno", "ningún Aliado fue destruido este turno".
func (r *reader) someDid() (ability.Condition, bool) {
	none := r.one("ningun", "ninguna", "ninguno")
	b := atLeastOne
	if !none && !r.one("algun", "alguna", "alguno") {
		r.take("al menos")
		n, ok := r.natural()
		if !ok {
			return nil, false
		}
		r.take("o mas")
		b.N = ability.Number(n)
	}
	yours := r.take("de tus")
	f, _, ok := r.filterOnly()
	if !ok || yours && f.Of != ability.Anyone {
		return nil, false
	}
	var state ability.State
	switch {
	case r.one("ataco"):
		state = ability.AttackedNow
	case r.one("fue"):
		v, ok := r.part(vDestruir, vBloquear, vDeclarar)
		switch {
		case v == vDestruir:
			state = ability.DestroyedNow
		case v == vBloquear && !r.byWhom():
			state = ability.BlockedNow
		case v == vDeclarar && r.one("atacante"):
			state = ability.AttackedNow
		default:
			ok = false
		}
		if !ok {
			return nil, false
		}
	default:
		return nil, false
	}
	add(&f, ability.Is{State: state})
	r.thisTurn()
	if yours {
		f.Of = ability.You
	}
	return negate(ability.Exists{Of: f, Count: b}, none), true
}

// happened reads what a player did this turn: "jugaste un Talismán este turno", "tu
// oponente no robó cartas este turno".
func (r *reader) happened() (ability.Condition, bool) {
	no := r.one("no")
	e := ability.PlayerEvent{Who: ability.You}
	if r.take("tu oponente") || r.inTheirTime() && (r.one("este") || r.form(0).was && (r.form(0).verb == vAtacar || r.form(0).verb == vDeclarar)) {
		e.Who = ability.Opponent
		no = r.one("no") || no
	}
	helped := e.Who == ability.You && r.one("has", "hayas") || e.Who == ability.Opponent && r.one("ha")
	f, ok := r.verb(vJugar, vBajar, vBotar, vDescartar, vRobar, vUtilizar, vActivar, vDeclarar, vAtacar)
	if !ok || helped != f.participle || !helped && (e.Who == ability.You && !f.past || e.Who == ability.Opponent && !f.was) {
		return nil, false
	}
	switch f.verb {
	case vJugar, vBajar:
		if c, ok := try(r, func() (ability.Condition, bool) { return r.soOften(e, ability.Plays) }); ok {
			return negate(c, no), true
		}
		r.one("un", "una", "algun", "alguna", "ningun", "ninguna")
		if w := r.toks[r.pos-1].word; w == "ningun" || w == "ninguna" {
			no = true
		}
		other := r.one("otro", "otra")
		f, _, ok := r.filter()
		if !ok {
			return nil, false
		}
		f.Other = f.Other || other
		e.What, e.Card = ability.Plays, &f
	case vBotar, vDescartar, vRobar:
		if c, ok := try(r, func() (ability.Condition, bool) { return r.soOften(e, ability.Draws) }); ok && f.verb == vRobar {
			return negate(c, no), true
		}
		if !r.anyCards() && !r.take("ninguna carta") {
			return nil, false
		}
		e.What = map[verb]ability.PlayerVerb{vBotar: ability.Mills, vDescartar: ability.Discards, vRobar: ability.Draws}[f.verb]
	case vUtilizar, vActivar:
		r.one("una", "alguna", "ninguna")
		e.What = ability.UsesAbility
		if !r.one("habilidad") {
			return nil, false
		}
	default:
		r.one("un")
		e.What = ability.DeclaresAttack
		if e.Who == ability.You || f.verb == vDeclarar && !r.one("ataque") {
			return nil, false // your own is an [ability.DeclaredAttack]
		}
	}
	at := r.pos
	r.thisTurn()
	if r.pos == at && r.peek() != "," && !r.atEnd() {
		return nil, false
	}
	return negate(ability.Happened{On: e}, no), true
}

// soOften reads "2 o más Talismanes este turno" of the cards that a player played or drew.
func (r *reader) soOften(e ability.PlayerEvent, what ability.PlayerVerb) (ability.Condition, bool) {
	b, ok := r.quantityBound()
	if !ok || b == atLeastOne || r.peek() == "otro" || r.peek() == "otra" {
		return nil, false
	}
	f, _, ok := r.filter()
	b = r.boundBehind(b)
	if e.What = what; what == ability.Plays {
		e.Card = &f
	} else if !bareFilter(f) {
		return nil, false
	}
	return ability.Compares{A: ability.Tally{On: e}, Op: b.Op, With: b.N}, ok && f.Of == ability.Anyone && r.one("este turno", "en este turno", "durante este turno")
}

// inTheirTime reports whether the time before the condition was one of the opponent's
// turn, in which your Aliados cannot attack.
func (r *reader) inTheirTime() bool { return r.other == ability.Opponent && r.event == nil }

// notDuring reads "no es tu Fase Final".
func (r *reader) notDuring() (ability.Condition, bool) {
	if !r.take("no es") {
		return nil, false
	}
	w, ok := r.phaseOf()
	return ability.Not{Of: ability.During{Window: w}}, ok
}

// attackedWith reads with how many a player attacks, or did: "tu oponente ataca con 3 o más
// Aliados", "declaraste 2 Aliados atacantes".
func (r *reader) attackedWith() (ability.Condition, bool) {
	of := ability.You
	if r.take("tu oponente") {
		of = ability.Opponent
	}
	v, ok := r.verb(vAtacar, vDeclarar)
	if !ok || v.infinitive || v.participle || v.clitic != "" || of == ability.You && !v.you && !v.past {
		return nil, false
	}
	named := v.verb == vDeclarar && !r.one("ataque", "un ataque", "su ataque")
	if !named && !r.one("con") {
		return nil, false
	}
	b, counted := r.quantityBound()
	f, _, ok := r.filter()
	if !counted || !ok || f.Of != ability.Anyone {
		return nil, false
	}
	if named {
		at := slices.Index(f.That, ability.Quality(ability.Is{State: ability.Attacking}))
		if at < 0 {
			return nil, false
		}
		f.That = slices.Delete(f.That, at, at+1)
	}
	b = r.boundBehind(b)
	r.thisTurn()
	state := ability.Attacking
	if v.past || v.was {
		state = ability.AttackedNow
	}
	f.Of = of
	add(&f, ability.Is{State: state})
	sortQualities(&f)
	return ability.Exists{Of: f, Count: b}, true
}
