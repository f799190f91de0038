package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// effect reads one effect with its subject.
func (r *reader) effect() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		if !r.enter() {
			return nil, false
		}
		defer r.leave()
		return r.anyEffect()
	})
}

func (r *reader) anyEffect() (ability.Effect, bool) {
	if r.form(0).Verb == es.Elegir && (r.ahead(2) == "jugador" || r.ahead(3) == "jugador") {
		if e, ok := try(r, r.chosenPlayer); ok {
			return e, true
		}
	}
	if r.bareAct() {
		return r.act()
	}
	if e, ok := r.timed(); ok {
		return e, true
	}
	for _, of := range []struct {
		opened onset
		read   func() (ability.Effect, bool)
	}{{aPrice | aCost, r.ownCost}, {anything, r.rule}, {aDamage, r.damageChanges}, {aTaking, r.takesDamage}} {
		if e, ok := tryWhere(r, of.opened, of.read); ok {
			r.actor = ability.You
			return e, true
		}
	}
	switch w := r.peek(); {
	case w == "juega", w == "jugar", w == "puedes":
		if e, ok := try(r, r.playedFor); ok {
			return e, true
		}
		if e, ok := try(r, r.maySend); ok {
			return e, true
		}
	case w == "el" && r.ahead(1) == "jugador":
		if e, ok := try(r, r.outdone); ok {
			return e, r.atEnd()
		}
		if e, ok := try(r, r.chosenPlayer); ok {
			return e, true
		}
	}
	if r.peek() == "tu" && (r.ahead(1) == "puedes" || r.ahead(1) == "debes") {
		r.advance(1)
	}
	if e, ok := tryWhere(r, aBar, r.shielding); ok {
		r.actor = ability.You
		return e, true
	}
	if r.foe != nil && !r.picked {
		if e, ok := try(r, r.beatsFoe); ok {
			return r.inItsTime(e, true)
		}
	}
	if e, ok := tryWhere(r, itself, r.selfActs); ok {
		return e, true
	}
	if who, ok := tryWhere(r, aSubject, r.player); ok {
		r.actor = who
		return r.inItsTime(r.playersEffect())
	}
	if d := r.form(1); d.Infinitive && d.Verb != es.Ser {
		switch p := r.peek(); {
		case (p == "puede" || p == "pueden") && r.actor != ability.You:
			return r.playersEffect()
		case (p == "debe" || p == "deba") && (r.theyAct || r.other != ability.Anyone) && d.Verb != es.Atacar && d.Verb != es.Bloquear:
			if r.actor = r.other; r.theyAct {
				r.actor = r.spoken
			}
			return r.playersEffect()
		case p == "puede" && r.theyAct && r.pos == r.begin && actsOnCards[d.Verb]:
			r.actor = r.spoken // "si un jugador juega un Talismán, puede robar 1 carta"
			return r.playersEffect()
		case p == "puede" && r.spoken == ability.Opponent && r.event == nil && r.pos == r.begin && actsOnCards[d.Verb]:
			return r.whoActs() // "en la Vigilia oponente, puede robar 1 carta"
		}
	}
	switch {
	case r.take("no puedes declarar otros aliados atacantes"):
		m := ability.Modify{Who: r.it(), Traits: []ability.Trait{ability.AttackAlone}}
		m.Until, _ = r.duration()
		return m, true
	case r.take("el coste de") && r.thisCard() && r.one("es"):
		r.one("de")
		n, ok := r.natural()
		r.golds()
		return ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.SetCost{To: ability.Number(n)}}}, ok
	case r.one("se considera uno de", "se considera una de"):
		who := ability.You
		if r.one("sus") {
			who = ability.Opponent
		} else if !r.one("tus") {
			return nil, false
		}
		if es.Nouns[r.peek()].Typ == card.NoType {
			return nil, false // one of your Dragones is of that race too
		}
		r.advance(1)
		c := r.it()
		until, timed := r.duration()
		return ability.Control{Who: who, What: c, Until: until}, timed && !(ability.IsThis(c) && who == ability.You)
	case r.take("el ataque") && r.one("termina"), r.take("ese ataque") && r.one("termina"):
		return ability.Cancel{What: ability.TheAttack}, true
	case r.take("ese dano se duplica"):
		return ability.Modify{Who: r.it(), Traits: []ability.Trait{ability.DoubleDamage}}, true
	case r.peek() == "se" && impersonal[r.form(1).Verb] && !(r.askedOfIt && r.ahead(2) == ""):
		if e, ok := try(r, func() (ability.Effect, bool) { r.advance(1); return r.action() }); ok {
			return e, true
		}
	case r.form(0).Verb == es.Poder && impersonal[r.form(1).Verb] && r.form(1).Clitic == "se", r.peek() == "se" && r.form(1).Verb == es.Poder && impersonal[r.form(2).Verb]:
		if e, ok := try(r, r.mayBeDone); ok {
			return e, true
		}
	case r.take("al azar"):
		r.comma()
		e, ok := r.effect()
		if !ok {
			return nil, false
		}
		return random(e)
	case r.peek() == "sin" && r.free():
		r.comma()
		return r.forNothing()
	case r.ifYouLike():
		r.actor = ability.You
		r.comma()
		e, ok := r.chain()
		if may, already := e.(ability.May); already { // "si quieres, puedes robar 1 carta"
			return e, ok && may.Who == ability.You
		}
		return shape.May(ability.You, e), ok
	case r.one("puedes"):
		r.actor = ability.You
		if r.pos == r.begin+1 {
			r.midway()
		}
		r.comma()
		outer := r.allowed
		r.allowed = true
		e, ok := r.allowedDeed()
		r.allowed = outer
		return shape.May(ability.You, e), ok
	case r.one("debes", "deberas"):
		r.bidden = r.bidden || r.pos == r.begin+1
		r.actor = ability.You
		return r.effect()
	}
	return r.act()
}

// mayBeDone reads "se puede destruir un Aliado", "puede destruirse un Aliado" of what you may do.
func (r *reader) mayBeDone() (ability.Effect, bool) {
	r.one("se")
	r.advance(1)
	if !r.form(0).Infinitive {
		return nil, false
	}
	r.actor = ability.You
	outer := r.allowed
	r.allowed = true
	e, ok := r.chain()
	r.allowed = outer
	return shape.May(ability.You, e), ok
}

// forNothing reads what is played behind "sin pagar su Coste".
func (r *reader) forNothing() (ability.Effect, bool) {
	e, ok := r.effect()
	if may, allowed := e.(ability.May); allowed {
		played, free := freely(may.Do)
		return ability.May{Who: may.Who, Do: played}, ok && free
	}
	played, free := freely(e)
	return played, ok && free
}

// freely is that cards are played for nothing, as they are put in play anyway.
func freely(e ability.Effect) (ability.Effect, bool) {
	switch e := e.(type) {
	case ability.Play:
		free := !e.Free && e.Less == 0
		e.Free = true
		return e, free
	case ability.Put:
		return e, e.To.Zone == ability.InPlay
	}
	return e, false
}

// allowedDeed reads what stands behind "puedes": how it is paid, or that it is done in place of
// what would happen, may stand in front of it: "puedes, descartando una carta, robar 2".
func (r *reader) allowedDeed() (ability.Effect, bool) {
	if r.harmed && r.insteadOf() {
		r.comma()
		e, ok := r.chain()
		if !ok {
			return nil, false
		}
		return r.sparesIt(e)
	}
	at := r.state
	r.one("y") // "una vez por turno y descartando una carta"
	if !r.form(0).Gerund && !r.asksGold() {
		r.state = at
		return r.chain()
	}
	pay, ok := r.payments()
	r.comma()
	if !ok {
		return nil, false
	}
	e, ok := r.goal(pay)
	return inOrderTo(pay, e), ok
}

// bareAct reports whether a player's verb stands first, as in "descarta una carta": there
// is neither a subject nor a time in front of it. What is played or paid may cost less yet:
// "jugar Armas cuesta un Oro menos".
func (r *reader) bareAct() bool {
	f := r.form(0)
	bare := es.Form{Verb: f.Verb, Infinitive: f.Infinitive, Clitic: f.Clitic}
	return f == bare && actsOnCards[f.Verb] && f.Verb != es.Jugar && f.Verb != es.Pagar
}

// act reads what is done, from its verb on or from the cards of which it is said.
func (r *reader) act() (ability.Effect, bool) {
	switch f := r.form(0); {
	case f.You:
		r.actor = ability.You
	case f.Wish && f.Clitic == "" && r.actor == ability.You && actsOnCards[f.Verb]:
		// "para que bote ...": somebody else does it.
		if r.other != ability.Opponent {
			return nil, false
		}
		r.actor = ability.Opponent
	}
	if e, ok := r.playSelf(); ok {
		return e, true
	}
	if e, ok := tryWhere(r, aPlace, r.fromPlaceFirst); ok {
		return e, true
	}
	if r.actor != ability.You {
		if e, ok := try(r, r.order); ok {
			return r.inItsTime(e, true)
		}
	}
	if e, ok := r.action(); ok {
		return r.inItsTime(e, true)
	}
	return r.saidOfCards()
}

// ifYouLike reads "si quieres".
func (r *reader) ifYouLike() bool {
	at := r.state
	if r.one("si quieres", "si lo quieres", "si deseas", "si lo deseas") && !r.form(0).Infinitive && r.peek() != "que" {
		return true
	}
	r.state = at // "si quieres jugarlo, ..." is what for
	return false
}

// inItsTime reads when something is done, after it was said.
func (r *reader) inItsTime(e ability.Effect, ok bool) (ability.Effect, bool) {
	if !ok {
		return nil, false
	}
	if r.actor == ability.Each {
		r.one("cada uno")
	}
	if w, ok := r.laterWindow(); ok {
		unheld := r.sought && shape.DoneTo(e) == ability.Cards(ability.It{}) && r.lastDid(es.Buscar, r.pos)
		return ability.Later{When: w, Do: e}, !unheld // where is what was found until then?
	}
	return e, true
}

// selfActs reads "Sir Ansel destruye un Aliado oponente", "Sir Ansel puede robar 1
// carta": his controller does it.
func (r *reader) selfActs() (ability.Effect, bool) {
	if !r.thisCard() {
		return nil, false
	}
	if r.peek() == "puedes" {
		return r.effect() // "Sir Ansel te permite robar 1 carta"
	}
	allowed := r.one("puede")
	v := r.form(0)
	if !actsOnCards[v.Verb] && !actsThroughCards[v.Verb] || v.Infinitive != allowed || v.Participle || v.Clitic != "" || v.You {
		return nil, false
	}
	if v.Verb == es.Hacer && r.ahead(1) != "que" || r.ahead(2) == "cartas" && r.ahead(3) == "botadas" && r.ahead(5) == "su" {
		return nil, false // the damage it does, and "destierra las cartas botadas por su daño", is how it fights
	}
	r.actor = ability.You
	if v.Verb == es.Aumentar || v.Verb == es.Reducir {
		if e, ok := try(r, r.rule); ok { // what cards cost
			return e, true
		}
	}
	e, ok := r.action()
	if allowed {
		e = shape.May(ability.You, e)
	}
	return e, ok
}

// actsThroughCards holds further verbs of a player that are said of the card itself too: "Sir
// Ansel otorga 1 a la Fuerza a tus demás Aliados".
var actsThroughCards = map[es.Verb]bool{es.Generar: true, es.Prevenir: true, es.Cancelar: true, es.Dar: true, es.Quitar: true, es.Aumentar: true, es.Reducir: true,
	es.Hacer: true, es.Anular: true, es.Obligar: true, es.Permitir: true}

// impersonal holds the verbs that "se" gives no subject: "se destruye un Aliado".
var impersonal = map[es.Verb]bool{es.Cancelar: true, es.Generar: true, es.Salvar: true, es.Destruir: true, es.Desterrar: true, es.Remover: true, es.Barajar: true, es.Anular: true, es.Agrupar: true,
	es.Subir: true, es.Poner: true, es.Devolver: true, es.Mover: true, es.Aumentar: true, es.Reducir: true, es.Buscar: true}

// midway reads the time and the limit that stand after "puedes".
func (r *reader) midway() {
	for n := 0; n < 3; n++ {
		at := r.state
		r.comma()
		r.one("y")
		if times, ok := r.timesATurn(); ok && r.mid.limit == 0 {
			r.mid.limit = times
			continue
		}
		if w, ok := r.window(); ok && !r.mid.windowed && w.Phase != ability.Final {
			r.mid.when, r.mid.windowed, r.mid.starts = w, true, r.starts
			continue
		}
		r.state = at
		break
	}
	r.comma()
}

// playSelf skips "juega X para", which only says that the Talisman is played.
func (r *reader) playSelf() (ability.Effect, bool) {
	if r.facts.Type != card.Talisman && r.facts.Type != card.NoType {
		return nil, false
	}
	return try(r, func() (ability.Effect, bool) {
		switch {
		case r.one("juega", "jugar"):
			r.one("a")
			if !r.thisCard() {
				return nil, false
			}
		case r.thisCard():
			if !r.one("puede ser jugado") {
				return nil, false
			}
		default:
			return nil, false
		}
		r.comma()
		r.take("en cualquier momento")
		r.comma()
		if !r.one("para", "y", ":") {
			return nil, false
		}
		r.one("que")
		return r.clause()
	})
}

// onItsCondition reads what is done at a moment on a condition that holds then.
func (r *reader) onItsCondition() (ability.Effect, bool) {
	e, ok := r.consequence()
	then, asks := e.(ability.IfThen)
	return e, ok && asks && !shape.FollowsUp(then.If)
}

// timed reads an effect with its time or its measure in front: "en la Fase
// Final, destrúyelo", "por cada X, un Aliado gana 1", "hasta la Fase Final, X".
func (r *reader) timed() (ability.Effect, bool) {
	if w, ok := r.laterWindow(); ok {
		e, ok := try(r, func() (ability.Effect, bool) {
			r.comma()
			r.overNow = true
			if r.peek() == "si" {
				return r.onItsCondition()
			}
			return r.clause()
		})
		if ok {
			return ability.Later{When: w, Do: e}, true
		}
		return nil, false
	}
	if d, ok := r.duration(); ok {
		if e, ok := try(r, func() (ability.Effect, bool) { return r.setUp(d) }); ok {
			return e, true
		}
		e, ok := try(r, func() (ability.Effect, bool) {
			r.comma()
			r.lasting = true
			e, ok := r.effect()
			r.lasting = false
			return e, ok
		})
		if !ok {
			return nil, false
		}
		return shape.Lasts(e, d)
	}
	return nil, false
}
