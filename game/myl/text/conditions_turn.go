package text

import (
	"slices"

	"castillo/game/card"
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
	case r.one("ataco o bloqueo"):
		state = ability.FoughtNow
	case r.one("ataco"):
		state = ability.AttackedNow
	case r.form(0).verb == vBloquear && r.form(0).was:
		r.advance(1)
		state = ability.DidBlockNow
	case r.one("entro en juego"):
		state = ability.EnteredNow
		if r.take("bajo tu control") {
			yours = true
		}
	case r.one("hizo dano"):
		state = ability.DamagedNow
		if !r.damagedIt() {
			return nil, false
		}
	case r.one("fue"):
		v, ok := r.part(vDestruir, vBloquear, vDeclarar)
		switch {
		case v == vDestruir:
			state = ability.DestroyedNow
		case v == vBloquear && !r.byWhom():
			state = ability.BlockedNow
		case v == vDeclarar && r.one("atacante"):
			state = ability.AttackedNow
		case v == vDeclarar && r.one("bloqueador"):
			state = ability.DidBlockNow
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
	return negate(soMany(f, b), none), true
}

// soMany is that so many cards fit, or of what they did in the turn that so many did it, which may
// be gone since.
func soMany(f ability.Filter, b ability.Bound) ability.Condition {
	if _, past := deedsOfTurn[lastState(f)]; past {
		return ability.Compares{A: ability.CountOf{Of: f}, Op: b.Op, With: b.N}
	}
	return ability.Exists{Of: f, Count: b}
}

// deedsOfTurn is what cards did in the turn, said of one and of several.
var deedsOfTurn = map[ability.State][2]string{
	ability.AttackedNow: {"atacó", "atacaron"}, ability.DidBlockNow: {"bloqueó", "bloquearon"}, ability.FoughtNow: {"atacó o bloqueó", "atacaron o bloquearon"},
	ability.EnteredNow: {"entró en juego", "entraron en juego"}, ability.DamagedNow: {"hizo daño al Mazo Castillo", "hicieron daño al Mazo Castillo"},
}

// lastState is the state that a filter asks for last, 0 where that is none.
func lastState(f ability.Filter) ability.State {
	if len(f.That) == 0 {
		return 0
	}
	is, _ := f.That[len(f.That)-1].(ability.Is)
	return is.State
}

// happened reads what a player did this turn: "jugaste un Talismán este turno", "tu
// oponente no robó cartas este turno", "este turno has botado 3 o más cartas".
func (r *reader) happened() (ability.Condition, bool) {
	inTurn := r.one("este turno", "en este turno", "durante este turno")
	no := r.one("no")
	e := ability.PlayerEvent{Who: ability.You}
	if r.take("tu oponente") || !inTurn && r.inTheirTime() && (r.one("este") || r.form(0).was && (r.form(0).verb == vAtacar || r.form(0).verb == vDeclarar)) {
		e.Who = ability.Opponent
		no = r.one("no") || no
	}
	r.one("ya")
	helped := e.Who == ability.You && r.one("has", "hayas") || e.Who == ability.Opponent && r.one("ha")
	f, ok := r.verb(vJugar, vBajar, vBotar, vDescartar, vRobar, vUtilizar, vActivar, vDeclarar, vAtacar, vBloquear, vBuscar, vRecibir)
	if !ok || helped != f.participle || !helped && (e.Who == ability.You && !f.past || e.Who == ability.Opponent && !f.was) {
		return nil, false
	}
	c, ok := try(r, func() (ability.Condition, bool) { return r.soOften(e, f.verb) })
	switch {
	case ok:
	case f.verb == vBloquear || f.verb == vDeclarar && r.one("bloqueo", "un bloqueo"):
		c = soMany(ability.Filter{Types: []card.Type{card.Ally}, Of: e.Who, That: []ability.Quality{ability.Is{State: ability.DidBlockNow}}}, atLeastOne)
	default:
		if e, ok = r.didOnce(e, f.verb, &no); !ok {
			return nil, false
		}
		c = ability.Happened{On: e}
	}
	if was, last := r.didLastTurn(c, e.Who); last {
		return negate(was, no), !inTurn
	}
	if e.Who == ability.You && e.What == ability.DeclaresAttack {
		return nil, false // your own of this turn is an [ability.DeclaredAttack]
	}
	at := r.pos
	r.thisTurn()
	if often, tallied := c.(ability.Compares); tallied && often.With != atLeastOne.N && r.pos == at && !inTurn {
		return nil, false
	}
	if r.pos == at && !inTurn && r.peek() != "," && !r.atEnd() {
		return nil, false
	}
	return negate(c, no), true
}

// didLastTurn is what a player did in his latest turn that is over, where it is that of which is
// told: "en tu último turno". With what cards is not known of it.
func (r *reader) didLastTurn(c ability.Condition, who ability.Player) (ability.Condition, bool) {
	at := r.state
	did, ok := c.(ability.Happened)
	whose := "su"
	if who == ability.You {
		whose = "tu"
	}
	r.one("en", "durante")
	if ok && (did.On.Card == nil || bareFilter(*did.On.Card)) && r.one(whose+" ultimo turno", whose+" turno anterior") {
		did.Last = true
		return did, true
	}
	r.state = at
	return c, false
}

// didOnce reads what a player did, after the verb. No is whether a word for none follows.
func (r *reader) didOnce(e ability.PlayerEvent, v verb, no *bool) (ability.PlayerEvent, bool) {
	switch v {
	case vJugar, vBajar:
		r.one("un", "una", "algun", "alguna", "ningun", "ninguna")
		if w := r.toks[r.pos-1].word; w == "ningun" || w == "ninguna" {
			*no = true
		}
		other := r.one("otro", "otra")
		f, _, ok := r.filter()
		f.Other = f.Other || other
		e.What, e.Card = ability.Plays, &f
		return e, ok
	case vBotar, vDescartar, vRobar:
		e.What = map[verb]ability.PlayerVerb{vBotar: ability.Mills, vDescartar: ability.Discards, vRobar: ability.Draws}[v]
		return e, r.anyCards() || r.take("ninguna carta")
	case vRecibir: // damage is what takes cards from a castle (DAR glossary 4)
		e.What = ability.Mills
		return e, r.one("dano")
	case vUtilizar, vActivar:
		r.one("una", "alguna", "ninguna")
		e.What = ability.UsesAbility
		return e, r.one("habilidad")
	case vBuscar:
		e.What = ability.Searches
		r.anyCards()
		return e, r.one("en") && r.ownCastle(e.Who)
	}
	r.one("un")
	e.What = ability.DeclaresAttack
	return e, v != vDeclarar || r.one("ataque")
}

// soOften reads "2 o más Talismanes" of the cards that a player played, drew, discarded or
// milled.
func (r *reader) soOften(e ability.PlayerEvent, v verb) (ability.Condition, bool) {
	b, ok := r.quantityBound()
	if !ok || b == atLeastOne || r.peek() == "otro" || r.peek() == "otra" {
		return nil, false
	}
	if v == vRecibir {
		return ability.Compares{A: ability.Tally{On: ability.PlayerEvent{Who: e.Who, What: ability.Mills}}, Op: b.Op, With: b.N}, r.one("puntos de dano", "dano", "de dano")
	}
	f, _, ok := r.filter()
	b = r.boundBehind(b)
	on, such := tallied(e, v, f)
	return ability.Compares{A: ability.Tally{On: on}, Op: b.Op, With: b.N}, ok && such && on.What != 0
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
	return soMany(f, b), true
}
