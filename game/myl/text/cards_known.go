package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// reference reads a phrase for a card that is already known.
func (r *reader) reference() (ability.Cards, bool) {
	at := r.state
	switch {
	case r.one("este u otro", "esta u otra"), r.thisCard() && r.one("u otro", "u otra"):
		f, _, ok := r.filter()
		if !ok {
			break
		}
		r.pick(false)
		r.pickType, r.pickNamed = shape.OneType(f), len(f.Names) > 0 || len(f.Types) > 1
		return ability.ThisOr{Of: f}, true
	case r.pos > at.pos:
		return ability.This{}, true
	case r.one("ambos", "ambas"):
		if r.both != nil {
			return ability.Both{A: ability.This{}, B: r.both}, true
		}
		if r.foe != nil && !r.picked && (ability.IsThis(r.event) || ability.IsBearer(r.event)) {
			r.one("aliados")
			return ability.Both{A: r.event, B: r.foe}, true // "si bloquea a un Dragón, ambos son desterrados"
		}
		if r.bothPicked() {
			return ability.It{}, true
		}
	case r.one("los dos", "las dos", "los 2", "las 2", "esos dos", "esas dos", "estos dos", "estas dos", "esos 2", "esas 2",
		"todos ellos", "todas ellas", "cada uno de ellos", "cada una de ellas", "cada uno de esos", "cada una de esas", "cada uno", "cada una", "ellos", "ellas"):
		if r.bothPicked() && r.endsReference() {
			return ability.It{}, true
		}
	case r.take("la carta que lo anulo"), r.take("la carta que la anulo"):
		return ability.Cause{}, true
	case r.used && r.take("la fuente de esa habilidad"):
		return ability.Cause{}, true
	case r.take("todas las demas cartas"):
		if r.picked {
			return ability.TheOther{}, true
		}
	case r.latestType() == card.Weapon && r.one("el portador de esa carta", "al portador de esa carta", "del portador de esa carta"):
		return ability.BearerOfIt{}, true
	case r.bearer():
		return ability.Bearer{}, true
	case r.foe != nil && r.one("dicho") && r.theFoe():
		return r.foe, true
	case r.event == nil && !r.heard && (r.picked || r.before.has()) && r.one("dicho", "dicha", "dichos", "dichas"),
		(r.picked || r.namedLast || r.before.it >= byPick) && r.notTheEvents() && r.one("dicho", "dicha"):
		return r.definite(at)
	case r.one("dicha", "dicho"):
		if n, ok := es.Nouns[r.peek()]; ok && r.isCause(n) {
			r.advance(1)
			return ability.Cause{}, true
		}
		if n, ok := es.Nouns[r.peek()]; ok && !n.Many && (r.event != nil || n.Race == card.NoRace) {
			r.advance(1)
			if n.Typ != card.NoType && ability.IsIt(r.event) && !r.picked && r.drawn == shape.NoneDrawn {
				return ability.It{}, true
			}
			return ability.EventCard{}, true
		}
	case r.nameOfEvent():
		return r.theEvents(), true
	case r.one("la carta nombrada", "las cartas nombradas"), r.namedCopies():
		if by := r.state; !r.one("con", "por") || !r.thisCard() {
			r.state = by
		}
		return ability.NamedCard{}, true
	case r.take("todas las copias que tenga de esa carta"):
		if r.named {
			return namedInHand(r.theirs()), true
		}
	case r.one("ese", "esa", "esos", "esas", "este", "estos", "estas", "el", "la", "los", "las", "al", "del", "aquel"):
		return r.definite(at)
	case r.peek() == "todos" && r.allPutThus():
		r.advance(2)
		return r.definite(at)
	}
	r.state = at
	return nil, false
}

// allPutThus reports whether "todos los Aliados puestos en juego de esta forma" stands here: all
// of those are they.
func (r *reader) allPutThus() bool {
	return r.ahead(1) == "los" && es.Nouns[r.ahead(2)].Many && r.form(3).Verb == es.Poner && r.ahead(5) == "juego" && (r.ahead(6) == "de" || r.ahead(6) == "asi")
}

// notTheEvents reports whether "dicho Aliado" cannot be the card of the event: that has a name
// of its own, or is of another type.
func (r *reader) notTheEvents() bool {
	on := r.event
	if on == nil {
		on = r.before.known
	}
	if ability.IsThis(on) || ability.IsBearer(on) {
		return true
	}
	n := es.Nouns[r.ahead(1)]
	return r.event != nil && n.Typ != card.NoType && r.eventType != card.NoType && n.Typ != r.eventType
}

// bothPicked reads what may follow "ambas" where several cards were picked: "cartas", their
// type, or nothing.
func (r *reader) bothPicked() bool {
	p, ok := r.latest()
	if !ok || !p.several || p.partly || r.peek() == "jugadores" {
		return false
	}
	if n, said := es.Nouns[r.peek()]; said {
		if !n.Many || n.Race != card.NoRace || n.Typ != card.NoType && n.Typ != p.pickType {
			return false
		}
		r.advance(1)
	}
	r.earlier()
	return true
}

// nameOfEvent reads the name of the event's card said once more: "cuando Ulfar es destruido,
// Ulfar vuelve al juego".
func (r *reader) nameOfEvent() bool { return r.nameAgain(r.eventName) }

// nameOfPick reads the name of the one card that was picked last said once more: "busca a Ulfar y
// ponlo en juego. Ulfar gana 2 a la Fuerza".
func (r *reader) nameOfPick() bool {
	p, ok := r.latest()
	if !ok || p.several || p.gone || !r.nameAgain(p.pickName) {
		return false
	}
	r.earlier()
	return true
}

// nameAgain reads a name that was said before, but not of such a card somewhere else.
func (r *reader) nameAgain(name string) bool {
	if name == "" {
		return false
	}
	at := r.state
	var f ability.Filter
	if r.name(&f) && len(f.Names) == 1 && f.Names[0] == name {
		end := r.state
		_, _, placed := r.in()
		r.state = end
		if !placed {
			return true
		}
	}
	r.state = at
	return false
}

// chosenJustNow reports whether the cards at hand were only chosen, by the verb before the
// one at hand.
func (r *reader) chosenJustNow() bool {
	verbs := 0
	for i := r.pos - 1; i >= 0; i-- {
		if r.toks[i].Form.Verb == es.NoVerb {
			continue
		}
		if verbs++; verbs == 2 {
			return r.toks[i].Form.Verb == es.Elegir
		}
	}
	return false
}

// doneToIt reads what was done to a card, which tells which is meant: "destruido", "que
// destruiste".
func (r *reader) doneToIt() (es.Verb, bool) {
	if f := r.form(0); f.Participle && (f.Verb != es.Poner || r.ahead(1) == "en" && r.ahead(2) == "juego") {
		r.advance(1)
		r.inPlayAt(f.Verb)
		return f.Verb, true
	}
	return try(r, func() (es.Verb, bool) {
		if !r.one("que") {
			return es.NoVerb, false
		}
		v, ok := r.wasDoneToIt()
		ok = ok && r.inPlayAt(v)
		at := r.pos
		r.thisTurn() // of which all are counted: "por cada carta que robaste este turno"
		return v, ok && r.pos == at
	})
}

// inPlayAt reads "en juego" behind "puesto", which alone says nothing.
func (r *reader) inPlayAt(v es.Verb) bool { return v != es.Poner || r.take("en juego") }

// wasDoneToIt reads "destruiste", "hayas destruido", "fue destruido", "haya sido destruido".
func (r *reader) wasDoneToIt() (es.Verb, bool) {
	if r.one("entra", "entro", "haya entrado") {
		return es.Poner, true
	}
	auxiliary := r.one("has", "hayas", "fue") || r.one("haya") && r.one("sido")
	f := r.form(0)
	if f.Clitic != "" || !(auxiliary && f.Participle) && !(!auxiliary && f.Past) {
		return es.NoVerb, false
	}
	r.advance(1)
	return f.Verb, true
}

// undergoes reports whether what is read from a position on is taken from where it is, or
// said to do or become something.
func (r *reader) undergoes(from int) bool {
	before := r.toks[max(from-1, 0)]
	if before.Word == "a" {
		before = r.toks[max(from-2, 0)]
	}
	return es.TakesAway[before.Form.Verb] || before.Word == "que"
}

// typeOf is the type that the event says of the card that it meets or happens to, or NoType.
func (r *reader) typeOf(c ability.Cards) card.Type {
	switch every, several := c.(ability.Every); {
	case r.picked || r.event == nil:
		return card.NoType
	case several:
		return shape.OneType(every.Of)
	case ability.IsIt(r.event):
		return r.eventType
	}
	return card.NoType
}

// ownKind reports whether a noun after an article can only be the card itself: it is of
// that type, and nothing was picked since an event of a card of another.
func (r *reader) ownKind(n es.Noun) bool {
	other := r.before.pick.pickType
	return n.Typ != card.NoType && !n.Many && n.Typ == r.facts.Type && r.event == nil && r.subject == nil && !r.anyPick &&
		r.before.it == byEvent && other != card.NoType && other != n.Typ
}

// cardsLookedAt reports whether the cards at hand are those of a hand or castle that was
// looked at, in this sentence or before it.
func (r *reader) cardsLookedAt() bool { return r.state.looksAtCards(&r.before) }

func (s *state) looksAtCards(h *atHand) bool { return s.looked || h.looked && !s.anyPick && !s.anew }

// movedBefore reports whether several cards were drawn, milled or taken out of a zone last,
// of which "pon los Aliados en tu Mano" then speaks; and whether it is known which they are:
// those that were drawn lie among the others of the hand.
func (r *reader) movedBefore() (moved, known bool) {
	switch {
	case r.drawn == shape.SeveralDrawn:
		return true, r.milled
	case r.drawn == shape.NoneDrawn && !r.anyPick && r.event == nil && r.before.drawn == shape.SeveralDrawn:
		return true, r.before.loss.by == es.Botar
	}
	p, ok := r.latest()
	return ok && p.several && p.outside && !p.gone, !p.partly
}

// someTaken reports whether the cards picked last were taken out of others at hand, of which
// more may be left.
func (r *reader) someTaken() bool {
	p, ok := r.latest()
	return ok && p.fromThem
}

// theseKinds reports whether cards of a kind, read from a position on, are called "los Oros" and
// not "todos los Oros", and no more is said of them.
func (r *reader) theseKinds(from int) bool {
	return (r.peekAt(from-1) == "los" || r.peekAt(from-1) == "las") && r.peekAt(from-2) != "todos" && r.peekAt(from-2) != "todas" && r.pos == from+1
}

// fromLooked reports whether cards of a type are some of those that were looked at or taken
// out of a zone.
func (r *reader) fromLooked(t card.Type) bool {
	p, ok := r.latest()
	return ok && t != card.NoType && p.pickType == card.NoType && (r.cardsLookedAt() || p.several && p.outside && !p.gone && !p.pickNamed)
}

// isCause reports whether a noun means what affects the event's card.
func (r *reader) isCause(n es.Noun) bool {
	return r.cause != card.NoType && n.Typ == r.cause && !n.Many && !(r.picked && r.pickType == n.Typ)
}

// theFoe reads whom the event's card meets in combat, after an article: "el Aliado
// bloqueado", "el otro Aliado", "ese Aliado" where the event named it.
func (r *reader) theFoe() bool {
	at := r.state
	if r.take("otro aliado") || r.foeRole == ability.Blocks && r.one("bloqueador") || r.foeRole == ability.IsBlocked && r.one("atacante") && r.endsReference() {
		return true
	}
	if r.one("aliado", "aliados") && (r.foughtHere() || r.foeSaid && !r.picked && r.endsReference()) {
		return true
	}
	r.state = at
	return false
}

// thatFoe reads "Aliado" after "ese": of the two that meet in combat, "ese" is the other.
func (r *reader) thatFoe() bool {
	w := r.toks[r.pos-1].Word
	if w != "ese" && w != "esos" || r.picked || ability.IsIt(r.event) || r.soleBearer() {
		return false
	}
	if n := es.Nouns[r.peek()]; r.foeSaid && n.Race != card.NoRace && n.Many == (w == "esos") {
		r.advance(1) // "ese Dragón"
		return true
	}
	return r.one("aliado", "aliados")
}

// soleBearer reports whether the bearer fights of whom the sentence says no word, nor of whom he meets:
// "si es bloqueado, destruye ese Aliado" may be either of the two.
func (r *reader) soleBearer() bool {
	if !ability.IsBearer(r.event) || r.foeSaid {
		return false
	}
	return !r.bearerJustNow()
}

// foughtHere reads what tells the other ally of a combat: "bloqueado", "que lo
// bloqueó".
func (r *reader) foughtHere() bool {
	at := r.state
	if r.foeRole != ability.Blocks && r.one("bloqueado por") && r.thisOne() {
		return true
	}
	r.state = at
	if r.foeRole != ability.Blocks && r.one("bloqueado") || r.foeRole == ability.IsBlocked && r.toks[r.pos-1].Word == "aliado" && r.one("atacante") || r.foeRole != ability.IsBlocked && r.one("bloqueador") {
		if r.peek() != "por" {
			return true
		}
	}
	r.state = at
	whom := r.foeRole != ability.Blocks && r.one("al que", "a quien", "al cual")
	if whom || r.one("que") {
		if it := r.one("lo", "la"); it && whom || it && r.foeRole == ability.IsBlocked || !it && r.foeRole == ability.Blocks {
			r.state = at
			return false
		}
		if v, ok := r.verb(es.Bloquear); ok && !v.Infinitive && !v.Participle && r.peek() != "a" && r.peek() != "al" {
			return true
		}
	}
	r.state = at
	return false
}

// endsReference reports whether a definite noun stands alone, so that it refers
// to something already mentioned instead of describing a new one.
func (r *reader) endsReference() bool {
	w := r.peek()
	switch w {
	case "", ",", ":", ";", "y", "o", "no", "se", "para", "en", "a", "al", "por", "vuelve", "luego", "hasta":
		if w == "en" && (r.ahead(1) == "juego" || r.ahead(1) == "linea") {
			return false
		}
		return true
	}
	f := es.FormOf(w)
	return f.Verb != es.NoVerb && !f.Participle
}

// staysInPlay reports whether cards are some in play, which are not played.
func staysInPlay(c ability.Cards) bool {
	every, ok := c.(ability.Every)
	return ok && len(every.Of.In) == 0
}

// namedInHand is the named cards that a player holds.
func namedInHand(of ability.Player) ability.Cards {
	return ability.Every{Of: ability.Filter{Of: of, In: []ability.Zone{ability.Hand}, That: []ability.Quality{ability.Is{State: ability.IsNamed}}}}
}
