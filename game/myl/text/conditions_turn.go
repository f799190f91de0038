package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/printer"
	"castillo/game/myl/text/shape"
)

// someDid reads what so many cards did or suffered this turn: "dos o más de tus
// Aliados atacaron este turno", "ningún Aliado fue destruido este turno", "este turno fue
// destruido uno de tus Aliados".
func (r *reader) someDid() (ability.Condition, bool) {
	inTurn := r.one("este turno", "en este turno", "durante este turno")
	no := r.one("no")
	state, first := try(r, r.suffered)
	none := r.one("ningun", "ninguna", "ninguno")
	if no && !first || none && first && !no {
		return nil, false
	}
	b := shape.AtLeastOne
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
	switch {
	case first:
	case r.one("ataco o bloqueo"):
		state = ability.FoughtNow
	case r.one("ataco"):
		state = ability.AttackedNow
	case r.form(0).Verb == es.Bloquear && r.form(0).Was:
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
	default:
		if state, ok = r.suffered(); !ok {
			return nil, false
		}
	}
	add(&f, ability.Is{State: state})
	end := r.pos
	r.thisTurn()
	if yours {
		f.Of = ability.You
	}
	return negate(soMany(f, b), none || no), !first || inTurn || r.pos > end
}

// suffered reads what was done to a card in the turn: "fue destruido", "fue declarado atacante".
func (r *reader) suffered() (ability.State, bool) {
	if !r.one("fue", "ha sido") {
		return 0, false
	}
	switch v, _ := r.part(es.Destruir, es.Bloquear, es.Declarar); {
	case v == es.Destruir:
		return ability.DestroyedNow, true
	case v == es.Bloquear && !r.byWhom():
		return ability.BlockedNow, true
	case v == es.Declarar && r.one("atacante"):
		return ability.AttackedNow, true
	case v == es.Declarar && r.one("bloqueador"):
		return ability.DidBlockNow, true
	}
	return 0, false
}

// isOver reports whether what was read behind a "si" is told of the turn as something that has
// happened, or of what a Talismán finds when it is played: "fue destruido un Aliado este turno".
// That is no event to come.
func (r *reader) isOver(from int) bool {
	if !slices.ContainsFunc(r.toks[from:r.pos], func(t es.Token) bool { return t.Form.Was || t.Form.Verb == es.Haber }) {
		return false
	}
	first := r.toks[from].Form
	if r.facts.Type == card.Talisman && (first.Was || first.Verb == es.Haber) && from+2 < r.pos {
		return true
	}
	before := from - 2 // in front of "si"
	if before > 0 && r.toks[before].Word == "," {
		before--
	}
	if before > 0 && r.toks[before].Word == "turno" && r.toks[before-1].Word == "este" {
		return true
	}
	at := r.state
	defer func() { r.state = at }()
	return r.one("este turno", "en este turno", "durante este turno")
}

// soMany is that so many cards fit, or of what they did in the turn that so many did it, which may
// be gone since.
func soMany(f ability.Filter, b ability.Bound) ability.Condition {
	if _, past := printer.DeedsOfTurn[shape.LastState(f)]; past {
		return ability.Compares{A: ability.CountOf{Of: f}, Op: b.Op, With: b.N}
	}
	return ability.Exists{Of: f, Count: b}
}

// happened reads what a player did this turn: "jugaste un Talismán este turno", "tu
// oponente no robó cartas este turno", "este turno has botado 3 o más cartas".
func (r *reader) happened() (ability.Condition, bool) {
	inTurn := r.one("este turno", "en este turno", "durante este turno")
	no := r.one("no")
	e := ability.PlayerEvent{Who: ability.You}
	if r.take("tu oponente") || !inTurn && r.inTheirTime() && (r.one("este") || r.form(0).Was && (r.form(0).Verb == es.Atacar || r.form(0).Verb == es.Declarar)) {
		e.Who = ability.Opponent
		no = r.one("no") || no
	}
	r.one("ya")
	helped := e.Who == ability.You && r.one("has", "hayas") || e.Who == ability.Opponent && r.one("ha")
	f, ok := r.verb(es.Jugar, es.Bajar, es.Botar, es.Descartar, es.Robar, es.Utilizar, es.Activar, es.Declarar, es.Atacar, es.Bloquear, es.Buscar, es.Recibir)
	if !ok || helped != f.Participle || !helped && (e.Who == ability.You && !f.Past || e.Who == ability.Opponent && !f.Was) {
		return nil, false
	}
	c, ok := try(r, func() (ability.Condition, bool) { return r.soOften(e, f.Verb) })
	switch {
	case ok:
	case f.Verb == es.Bloquear || f.Verb == es.Declarar && r.one("bloqueo", "un bloqueo"):
		c = soMany(ability.Filter{Types: []card.Type{card.Ally}, Of: e.Who, That: []ability.Quality{ability.Is{State: ability.DidBlockNow}}}, shape.AtLeastOne)
	default:
		if e, ok = r.didOnce(e, f.Verb, &no); !ok {
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
	if often, tallied := c.(ability.Compares); tallied && often.With != shape.AtLeastOne.N && r.pos == at && !inTurn {
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
	did, ok := c.(ability.Happened)
	whose := "su"
	if who == ability.You {
		whose = "tu"
	}
	if ok && (did.On.Card == nil || shape.BareFilter(*did.On.Card)) && r.lastTurnOf(whose) {
		did.Last = true
		return did, true
	}
	return c, false
}

// lastTurnOf reads "en tu último turno": whose is "tu" or "su".
func (r *reader) lastTurnOf(whose string) bool {
	at := r.state
	r.one("en", "durante")
	if r.one(whose+" ultimo turno", whose+" turno anterior") {
		return true
	}
	r.state = at
	return false
}

// didOnce reads what a player did, after the verb. No is whether a word for none follows.
func (r *reader) didOnce(e ability.PlayerEvent, v es.Verb, no *bool) (ability.PlayerEvent, bool) {
	switch v {
	case es.Jugar, es.Bajar:
		r.one("un", "una", "algun", "alguna", "ningun", "ninguna")
		if w := r.toks[r.pos-1].Word; w == "ningun" || w == "ninguna" {
			*no = true
		}
		other := r.one("otro", "otra")
		f, _, ok := r.filter()
		f.Other = f.Other || other
		e.What, e.Card = ability.Plays, &f
		return e, ok
	case es.Botar, es.Descartar, es.Robar:
		e.What = map[es.Verb]ability.PlayerVerb{es.Botar: ability.Mills, es.Descartar: ability.Discards, es.Robar: ability.Draws}[v]
		return e, r.anyCards() || r.take("ninguna carta")
	case es.Recibir: // damage is what takes cards from a castle (DAR glossary 4)
		e.What = ability.Mills
		return e, r.one("dano")
	case es.Utilizar, es.Activar:
		r.one("una", "alguna", "ninguna")
		e.What = ability.UsesAbility
		return e, r.one("habilidad")
	case es.Buscar:
		e.What = ability.Searches
		r.anyCards()
		return e, r.one("en") && r.ownCastle(e.Who)
	}
	r.one("un")
	e.What = ability.DeclaresAttack
	return e, v != es.Declarar || r.one("ataque")
}

// soOften reads "2 o más Talismanes" of the cards that a player played, drew, discarded or
// milled.
func (r *reader) soOften(e ability.PlayerEvent, v es.Verb) (ability.Condition, bool) {
	b, ok := r.quantityBound()
	if !ok || b == shape.AtLeastOne || r.peek() == "otro" || r.peek() == "otra" {
		return nil, false
	}
	if v == es.Recibir {
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
	v, ok := r.verb(es.Atacar, es.Declarar)
	if !ok || v.Infinitive || v.Participle || v.Clitic != "" || of == ability.You && !v.You && !v.Past {
		return nil, false
	}
	named := v.Verb == es.Declarar && !r.one("ataque", "un ataque", "su ataque")
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
	if v.Past || v.Was {
		state = ability.AttackedNow
	}
	f.Of = of
	add(&f, ability.Is{State: state})
	sortQualities(&f)
	return soMany(f, b), true
}

// outsideTime reads "fuera de tu turno", "fuera de la Fase Final": all other times. What the
// sentence does tells whether "su" is the opponent's; in front of it, its subject does.
func (r *reader) outsideTime(h *header, e ability.Effect) bool {
	if r.peek() != "fuera" || h.on != nil || h.windowed {
		return false
	}
	whose := ability.Anyone
	if e == nil && r.opponentBehindComma() || e != nil && speaksOf(ability.Opponent, e) && !speaksOf(ability.You, e) {
		whose = ability.Opponent
	}
	c, ok := try(r, func() (ability.Condition, bool) { return r.otherTimes(whose) })
	if ok {
		h.ifs = append(h.ifs, c)
	}
	return ok
}

// opponentBehindComma reports whether the opponent is the subject behind the next comma.
func (r *reader) opponentBehindComma() bool {
	for n := 1; n < 8; n++ {
		if r.ahead(n) == "," {
			return r.ahead(n+1) == "tu" && r.ahead(n+2) == "oponente"
		}
	}
	return false
}
