package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// asked is what a condition asks of cards. A step that reads one fills it in; settle
// makes the condition.
type asked struct {
	who     ability.Cards
	is      ability.Filter
	unsaid  bool // nobody is named
	negated bool
}

// state is the question with a state as its answer.
func (q *asked) state(s ability.State) { q.is.That = []ability.Quality{ability.Is{State: s}} }

// ofItself reports whether it is asked of the card whose text this is.
func (q *asked) ofItself() bool { return ability.IsThis(q.who) }

// isKind reads what the card is: "es de raza X", "porta un arma".
func (r *reader) isKind() (ability.Condition, bool) {
	if c, ok := try(r, r.bearerIs); ok {
		return c, true
	}
	during := r.pos > 0 && r.toks[r.pos-1].Word == "mientras"
	q, ok := r.whoIsAsked()
	if !ok {
		return nil, false
	}
	now := r.form(0)
	switch {
	case (during || r.declared) && r.fightsAtPresent(&q):
	case r.one("es"):
		if c, ok := r.isThat(&q); c != nil || !ok {
			return c, ok
		}
	case r.one("porta"):
		if q.unsaid && !r.fights() {
			return nil, false
		}
		if c, ok := try(r, func() (ability.Condition, bool) { return r.carriesSoMany(q.who) }); ok {
			return c, !q.negated
		}
		if !r.carriesSome(&q.is) {
			return nil, false
		}
	case now.Verb == es.Tener && now.Clitic == "":
		r.advance(1)
		if c, ok := try(r, func() (ability.Condition, bool) { return r.carriesSoMany(q.who) }); ok && r.saysWeapons() {
			return c, !q.negated
		}
		if r.anyWeapon() {
			q.state(ability.Armed)
			r.armed = true
		} else if q.is, ok = r.hasSoMuch(); !ok {
			return nil, false
		}
		if q.unsaid && q.is.Strength.Op != ability.NoBound {
			q.who, ok = r.fighterMeant(q.who)
		}
	case r.one("fue"):
		ok = r.wasThat(&q)
	case r.one("haya"):
		ok = r.hasDoneThat(&q)
	case now.Was && (now.Verb == es.Bloquear || now.Verb == es.Atacar):
		ok = r.didFight(&q)
	case now.Was && now.Verb == es.Hacer && r.ahead(1) == "dano":
		r.advance(2)
		q.state(ability.DamagedNow)
		ok = r.damagedIt()
	case r.one("puede"):
		q.state(ability.CanAttack)
		ok = r.canAttack()
	case now.Verb == es.Estar && r.form(1).Verb == es.Bloquear && r.form(1).Participle:
		r.advance(2)
		q.is.That, q.negated = blockedNow(q.negated), false
		ok = !r.byWhom()
	case r.take("entro en juego") && r.inTheTurn():
		q.state(ability.EnteredNow)
	default:
		return nil, false
	}
	if now.Many && !r.named && slices.Contains(q.is.That, ability.Quality(ability.Is{State: ability.SameType})) {
		return nil, false // they are of one type among themselves, which no card is alone
	}
	if !ok {
		return nil, false
	}
	return r.settleAsked(q)
}

// whoIsAsked reads of whom it is asked, and whether it is denied.
func (r *reader) whoIsAsked() (q asked, ok bool) {
	all := r.eachOfThem()
	r.standsFor.every = r.standsFor.every || all
	at := r.pos
	if q.who, ok = r.conditionSubject(true); !ok {
		return q, false
	}
	q.unsaid = r.pos == at
	if q.unsaid && r.loose && q.ofItself() {
		return q, false // "cuando botes una carta, si es un Aliado": which one it was is not known
	}
	if p, latest := r.latest(); q.unsaid && latest && p.partly && ability.IsIt(q.who) {
		return q, false // "destruye un Aliado y un Arma. Si era de coste 3 o más, ...": which of the two?
	}
	if all || q.unsaid && r.pluralVerb() {
		q.who, ok = r.theSeveral(q.who)
	}
	q.negated = ok && r.one("no")
	return q, ok
}

// settleAsked is the condition that asks q.
func (r *reader) settleAsked(q asked) (ability.Condition, bool) {
	fights := fightsNow(ability.Fits{Is: q.is})
	if fights {
		var ok bool
		if q.who, ok = r.fighterMeant(q.who); !ok {
			return nil, false
		}
	}
	is := askedOf(q.is, surelyAlly(q.who, r.facts))
	if all, several := q.who.(ability.Every); several && !shape.AmongThem(all.Of) {
		return negate(ability.Only{All: all.Of, Are: is}, q.negated), !fights // all of them at once? To attack is an event
	}
	return negate(ability.Fits{Who: q.who, Is: is}, q.negated), true
}

// fightsAtPresent reads "ataca" behind "mientras", or of one that was declared.
func (r *reader) fightsAtPresent(q *asked) bool {
	switch {
	case r.one("ataca"), r.declared && r.one("esta atacando"):
		q.state(ability.Attacking)
	case r.one("bloquea"), r.declared && r.one("esta bloqueando"):
		q.state(ability.Blocking)
	default:
		return false
	}
	return true
}

// isThat reads what it is, after "es": nil where q holds all that is asked.
func (r *reader) isThat(q *asked) (ability.Condition, bool) {
	switch {
	case r.one("destruido"):
		q.state(ability.DestroyedNow)
		return negate(ability.Fits{Who: q.who, Is: q.is}, q.negated), !q.ofItself() // of itself it is an event
	case r.take("de otra raza"):
		return nil, false
	case r.one("la carta nombrada"):
		q.state(ability.IsNamed)
		r.borrows = r.borrows || !r.anyPick
		return negate(ability.Fits{Who: q.who, Is: q.is}, q.negated), true
	case r.onlyInTheLine():
		return alone(q.who, ability.Filter{Of: ability.You, In: []ability.Zone{ability.DefenseLine}}),
			q.ofItself() && r.facts.Type == card.Ally && !q.negated
	case r.one("el unico aliado que controlas", "el unico aliado bajo tu control", "el unico aliado que tienes"),
		!fightsAfter(r.ahead(3)) && r.take("tu unico aliado"):
		r.take("en juego")
		return ability.OnlyThis{}, q.ofItself() && !q.negated
	case r.take("el unico aliado en juego"):
		only := ability.Exists{Of: ability.Filter{Types: []card.Type{card.Ally}}, Count: shape.ExactlyOne}
		return negate(only, q.negated), q.ofItself() && r.facts.Type == card.Ally
	case r.one("el unico aliado declarado", "el unico aliado", "tu unico aliado declarado", "tu unico aliado", "tu unico", "declarado como unico", "el unico"):
		return r.onlyFighter(q)
	case r.othersNames(&q.is):
		r.qualities(&q.is)
		q.who = r.ofWhom(q.who, q.unsaid, q.is)
		return nil, true
	case q.unsaid && q.negated && r.one("declarado"):
		return nil, false // what does not happen to the card is an event
	}
	return r.isOfKind(q)
}

// onlyFighter reads "atacante" after "el único Aliado".
func (r *reader) onlyFighter(q *asked) (ability.Condition, bool) {
	state := ability.Attacking
	if !r.one("atacante") {
		state = ability.Blocking
		if !r.one("bloqueador") {
			return nil, false
		}
	}
	r.take("que controlas")
	q.state(state)
	return alone(q.who, q.is), !q.negated // who is not the only one: does he fight?
}

// alone is that a card is so, and that no other Ally of its player is.
func alone(who ability.Cards, is ability.Filter) ability.Condition {
	yours := is
	yours.Types, yours.Of = []card.Type{card.Ally}, ability.You
	return ability.All{Of: []ability.Condition{
		ability.Fits{Who: who, Is: is},
		ability.Exists{Of: yours, Count: shape.ExactlyOne},
	}}
}

// isOfKind reads a sort of cards after "es". Of what was drawn it asks whether one of
// them is: "roba 1 carta. Si es un Talismán".
func (r *reader) isOfKind(q *asked) (ability.Condition, bool) {
	f, ok := r.predicateFilter()
	if !ok {
		return nil, false
	}
	if r.asksOfDrawn(q.who, q.unsaid, f) {
		if f.In = []ability.Zone{ability.AmongThem}; f.Races != 0 {
			f.Types = []card.Type{card.Ally}
		}
		r.drawnFits = true
		return negate(ability.Exists{Of: f, Count: shape.AtLeastOne}, q.negated), true
	}
	if ability.IsIt(q.who) && r.picked && shape.OneType(f) != card.NoType {
		r.pickType = shape.OneType(f) // "mira una carta, si es un Aliado, ponlo": the noun for it is now "Aliado"
	}
	q.is, q.who = f, r.ofWhom(q.who, q.unsaid, f)
	onlyAlliesHave := f.Races != 0 && q.ofItself()
	return nil, !onlyAlliesHave || r.facts.Type == card.Ally || r.facts.Type == card.NoType
}

// wasThat reads what was done to it in the turn, after "fue".
func (r *reader) wasThat(q *asked) bool {
	ok := true
	switch {
	case r.one("destruido"):
		q.state(ability.DestroyedNow)
	case r.one("jugado"):
		q.state(ability.PlayedNow)
		return !q.unsaid && r.inThisTurnSaid() && r.inThisTurn()
	case r.one("bloqueado"):
		q.state(ability.BlockedNow)
		if q.who, ok = r.whoFought(q.who); !ok || r.byWhom() {
			return false
		}
	case r.one("declarado") && r.one("atacante", "como atacante"):
		q.state(ability.AttackedNow)
		q.who, ok = r.whoFought(q.who)
	case r.one("puesto en juego"):
		q.state(ability.EnteredNow)
		return r.inThisTurnSaid() && r.inThisTurn()
	default:
		return false
	}
	if q.unsaid && r.someFollow() {
		return false // "fue destruido uno de tus Aliados": not this card
	}
	r.thisTurn()
	return ok
}

// someFollow reports whether it is said next how many cards, or which of them.
func (r *reader) someFollow() bool {
	at := r.state
	defer func() { r.state = at }()
	_, counted := r.natural()
	return counted || r.one("algun", "alguna", "alguno", "ningun", "ninguna", "ninguno")
}

// hasDoneThat reads what it did or what was done to it, after "haya".
func (r *reader) hasDoneThat(q *asked) bool {
	state, ok := r.hasDone(isOwn(q.who))
	if !ok {
		return false
	}
	q.state(state)
	q.who, ok = r.whoFought(q.who)
	return ok || state == ability.EnteredNow
}

// isOwn reports whether a card is the one whose text it is, or its bearer.
func isOwn(c ability.Cards) bool {
	return ability.IsThis(c) || ability.IsBearer(c)
}

// didFight reads "atacó", "atacó o bloqueó", "bloqueó este turno".
func (r *reader) didFight(q *asked) (ok bool) {
	blocked := r.form(0).Verb == es.Bloquear
	if q.who, ok = r.whoFought(q.who); !ok {
		return false
	}
	r.advance(1)
	switch {
	case blocked:
		q.state(r.didWhen(ability.DidBlockNow, isOwn(q.who)))
		return true // whom it blocked is another thing
	case r.one("o bloqueo"):
		q.state(ability.FoughtNow)
	default:
		q.state(r.didWhen(ability.AttackedNow, isOwn(q.who)))
	}
	r.thisTurn()
	return true
}
