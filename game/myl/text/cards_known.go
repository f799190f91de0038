package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
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
		r.pickType, r.pickNamed = oneType(f), len(f.Names) > 0 || len(f.Types) > 1
		return ability.ThisOr{Of: f}, true
	case r.pos > at.pos:
		return ability.This{}, true
	case r.one("ambos", "ambas"):
		if r.both != nil {
			return ability.Both{A: ability.This{}, B: r.both}, true
		}
	case r.take("todas las demas cartas"):
		if r.picked {
			return ability.TheOther{}, true
		}
	case r.bearer():
		return ability.Bearer{}, true
	case r.foe != nil && r.one("dicho") && r.theFoe():
		return r.foe, true
	case r.one("dicha", "dicho"):
		if n, ok := nouns[r.peek()]; ok && r.isCause(n) {
			r.advance(1)
			return ability.Cause{}, true
		}
		if n, ok := nouns[r.peek()]; ok && !n.many && (r.event != nil || n.race == card.NoRace) {
			r.advance(1)
			return ability.EventCard{}, true
		}
	case r.nameOfEvent():
		return r.theEvents(), true
	case r.one("la carta nombrada", "las cartas nombradas", "todas las copias de la carta nombrada"):
		return ability.NamedCard{}, true
	case r.take("todas las copias que tenga de esa carta"):
		if r.named {
			return ability.Every{Of: ability.Filter{Of: r.theirs(), In: []ability.Zone{ability.Hand}, That: []ability.Quality{ability.Is{State: ability.IsNamed}}}}, true
		}
	case r.one("ese", "esa", "esos", "esas", "este", "esta", "estos", "estas", "el", "la", "los", "las", "al", "del", "aquel"):
		return r.definite(at)
	}
	r.state = at
	return nil, false
}

// nameOfEvent reads the name of the event's card said once more, but not of such a card
// somewhere else: "cuando Ulfar es destruido, Ulfar vuelve al juego".
func (r *reader) nameOfEvent() bool {
	if r.eventName == "" {
		return false
	}
	at := r.state
	var f ability.Filter
	if r.name(&f) && len(f.Names) == 1 && f.Names[0] == r.eventName {
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
		if r.toks[i].form.verb == noVerb {
			continue
		}
		if verbs++; verbs == 2 {
			return r.toks[i].form.verb == vElegir
		}
	}
	return false
}

// pointsBack holds the verbs whose participle tells which card is meant: that to which
// it was done.
var pointsBack = map[verb]bool{vDescartar: true, vDestruir: true, vElegir: true, vBuscar: true, vAfectar: true, vDesterrar: true, vBarajar: true,
	vBotar: true, vConvertir: true, vJugar: true, vSubir: true, vRobar: true}

// doneToIt reads what was done to a card, which tells which is meant: "destruido", "que
// destruiste".
func (r *reader) doneToIt() (verb, bool) {
	if f := r.form(0); f.participle {
		r.advance(1)
		return f.verb, true
	}
	return try(r, func() (verb, bool) {
		if !r.one("que") {
			return noVerb, false
		}
		return r.wasDoneToIt()
	})
}

// wasDoneToIt reads "destruiste", "hayas destruido", "fue destruido", "haya sido destruido".
func (r *reader) wasDoneToIt() (verb, bool) {
	auxiliary := r.one("has", "hayas", "fue", "fueron") || r.one("haya", "hayan", "ha", "han") && r.one("sido")
	f := r.form(0)
	if f.clitic != "" || !(auxiliary && f.participle) && !(!auxiliary && f.past) {
		return noVerb, false
	}
	r.advance(1)
	return f.verb, true
}

// definite reads "ese Aliado", "el Aliado", "la carta destruida", "el otro".
func (r *reader) definite(at state) (ability.Cards, bool) {
	if r.foe != nil && (r.theFoe() || r.thatFoe()) {
		c := r.foe
		if !isReference(c) {
			r.pick(true)
			r.pickType = card.Ally
		}
		return c, true
	}
	article := r.toks[r.pos-1].word
	plainArticle := article == "el" || article == "la" || article == "los" || article == "las" || article == "al" || article == "del"
	switch {
	case plainArticle && (r.anyOrPrev() || !nouns[r.ahead(1)].many) && r.one("otro", "otra", "otros", "otras"):
		r.one("carta", "cartas", "aliado", "aliados")
		r.earlier()
		return ability.TheOther{}, true
	case plainArticle && r.one("resto"):
		r.earlier()
		if _ = r.one("de las cartas", "de ellas"); r.peek() == "de" && (r.ahead(1) == "sus" || r.ahead(1) == "tus") && nouns[r.ahead(2)] == (noun{typ: r.pickType, many: true}) {
			r.advance(3)
		}
		return ability.TheOther{}, true
	case article == "las" && (r.fromThem || r.looked || r.before.looked && !r.anyPick) && r.take("demas cartas"),
		article == "las" && r.one("cartas no escogidas", "cartas no elegidas", "cartas restantes", "restantes"),
		(article == "las" && r.picked && (r.many || r.fromThem) || article != "el" && r.chosenJustNow()) && r.peek() == "demas" && nouns[r.ahead(1)] == (noun{}) && r.one("demas"):
		r.earlier()
		return ability.TheOther{}, true
	}
	n, ok := nouns[r.peek()]
	if ok && n.race != card.NoRace && !plainArticle {
		n.typ, ok = card.Ally, r.picked || r.event != nil || r.before.has() // "ese Dragón" is an ally at hand
		n.race = card.NoRace
	}
	if !ok || n.race != card.NoRace {
		// "ésta", "éste", "éstos" alone.
		if !plainArticle && (article == "esta" || article == "este" || article == "estas" || article == "estos" || article == "esos") &&
			(r.atEnd() || r.form(0).verb != noVerb && !r.form(0).gerund || r.peek() == "no" || r.peek() == "y" || r.peek() == "se") {
			if r.namedLast {
				return ability.NamedCard{}, true
			}
			if (article == "este" || article == "esta") && r.manyMeant() {
				if r.facts.Type != card.Ally || article == "esta" {
					r.state = at
					return nil, false
				}
				return ability.This{}, true // "los demás Aliados ganan 1 y este no puede atacar"
			}
			return r.it(), !r.asked || r.picked || r.event != nil // "si controlas a Ulfar, éste gana 1": Ulfar, or this one?
		}
		r.state = at
		return nil, false
	}
	r.advance(1)
	if r.isCause(n) && (!plainArticle || r.endsReference()) {
		return ability.Cause{}, true
	}
	if n.typ == card.NoType {
		r.maybe("oro")
	}
	done, described := r.doneToIt()
	if described && !pointsBack[done] {
		r.state = at
		return nil, false
	}
	described = described || r.one("objetivo")
	if plainArticle && (!described && !r.endsReference() || described && r.peek() == "este") {
		r.state = at
		return nil, false
	}
	if plainArticle && !described && r.ownKind(n) {
		return ability.This{}, true // "si el Tótem es destruido" after "cuando un Aliado entra en juego, ..."
	}
	if !described && n.typ == card.NoType || done == vBotar || done == vRobar {
		if c, ok := r.theDrawn(n.many); ok {
			return c, true
		}
		if done == vRobar {
			r.state = at
			return nil, false
		}
	}
	if described && !n.many && !r.anyPick && r.before.it >= byPick && r.before.pick.several {
		r.state = at // "el Aliado destruido" is none of several
		return nil, false
	}
	if n.many && plainArticle && !described && !(r.picked && r.many) && !r.condMany {
		r.state = at // "los Aliados" cannot be the one card that was spoken of
		return nil, false
	}
	if n.many && !described && r.oneMeant() {
		r.state = at // "esas cartas" are not one ally
		return nil, false
	}
	if article == "ese" && !described && r.picked && r.gone && r.undergoes(at.pos) {
		// "destruir un Aliado para destruir ese Aliado": not the one that is gone
		switch {
		case r.foe != nil && n.typ == card.Ally:
			return r.foe, true
		case r.event == (ability.Cards)(ability.It{}) && r.eventType == n.typ:
			return r.theEvents(), true
		}
	}
	if p, ok := r.latest(); ok && p.partly {
		r.state = at
		return nil, false
	} else if ok && !described && n.typ != card.NoType && p.pickType != card.NoType && !p.pickNamed && p.pickType != n.typ && r.eventType != n.typ {
		r.state = at // "elige un Aliado y un Tótem. Sube el Aliado": the Tótem was last
		return nil, false
	}
	if n.many && plainArticle && !described && r.fromLooked(n.typ) {
		r.state = at // "muestra 3 cartas y pon los Talismanes en tu Mano": those among them
		return nil, false
	}
	if r.namedLast && !described && (n.typ == card.NoType || r.event == nil || r.event == (ability.Cards)(ability.This{})) {
		return ability.NamedCard{}, true
	}
	if r.picked && n.typ != card.NoType && r.pickType != n.typ && !r.pickNamed && r.eventType == n.typ {
		return r.theEvents(), true // "ese Aliado" after picking something else
	}
	if p := r.before.pick; !r.anyPick && r.event == nil && n.typ != card.NoType && r.before.it >= byPick && p.gone && p.pickType != n.typ && r.before.event == n.typ {
		r.borrows = true // "puedes desterrar la primera carta ... Si lo haces, ese Aliado": that of the event
		return ability.EventCard{}, true
	}
	if !r.picked && r.before.has() && r.event == (ability.Cards)(ability.This{}) && n.typ != card.NoType {
		// "Cuando este Aliado sale del juego, el Aliado vuelve ..."
		r.borrows = true
		return ability.It{}, true
	}
	if demonstrative := article == "ese" || article == "esa" || article == "esos" || article == "esas"; demonstrative && !r.picked && (n.many && r.condMany || r.event == nil && (r.anyPick || r.before.has()) || r.located && r.anyPick) {
		if n.many && r.condMany {
			return ability.It{}, true
		}
		return r.pickedBefore(), true
	}
	if described && (r.anyPick || r.event == nil && r.before.has()) {
		return r.pickedBefore(), true
	}
	c := r.it()
	if is := r.typeOf(c); is != card.NoType && n.typ != card.NoType && n.typ != is {
		if weapons, ok := weaponsOf(c); ok && n.typ == card.Weapon {
			return weapons, true // "si un Aliado con Arma bloquea a este Aliado, destruye esa Arma"
		}
		r.state = at
		return nil, false
	}
	if n.typ != card.NoType && n.typ != card.Ally && c == (ability.Cards)(ability.Bearer{}) {
		if n.typ == r.facts.Type {
			return ability.This{}, true // "el Arma" is not its bearer
		}
		r.state = at
		return nil, false
	}
	if described && n.many && c == (ability.Cards)(ability.This{}) {
		r.state = at // "las cartas botadas" are not the card itself
		return nil, false
	}
	if c == (ability.Cards)(ability.This{}) && (article == "ese" || article == "esa") && r.subject != c {
		r.state = at
		return nil, false
	}
	if c == (ability.Cards)(ability.This{}) && r.event != c && r.subject != c {
		// Nothing but the card itself is there to be meant.
		switch {
		case n.many:
			r.state = at
			return nil, false
		case n.typ != card.NoType && r.facts.Type != card.NoType && n.typ != r.facts.Type:
			if n.typ == card.Ally && r.facts.Type == card.Weapon {
				return ability.Bearer{}, true
			}
			r.state = at
			return nil, false
		}
	}
	return c, true
}

// undergoes reports whether what is read from a position on is taken from where it is, or
// said to do or become something.
func (r *reader) undergoes(from int) bool {
	before := r.toks[max(from-1, 0)]
	if before.word == "a" {
		before = r.toks[max(from-2, 0)]
	}
	return takesAway[before.form.verb] || before.word == "que"
}

// typeOf is the type that the event says of the card that it meets or happens to, or NoType.
func (r *reader) typeOf(c ability.Cards) card.Type {
	switch every, several := c.(ability.Every); {
	case r.picked || r.event == nil:
		return card.NoType
	case several:
		return oneType(every.Of)
	case r.event == (ability.Cards)(ability.It{}):
		return r.eventType
	}
	return card.NoType
}

// ownKind reports whether a noun after an article can only be the card itself: it is of
// that type, and nothing was picked since an event of a card of another.
func (r *reader) ownKind(n noun) bool {
	other := r.before.pick.pickType
	return n.typ != card.NoType && !n.many && n.typ == r.facts.Type && r.event == nil && r.subject == nil && !r.anyPick &&
		r.before.it == byEvent && other != card.NoType && other != n.typ
}

// fromLooked reports whether cards of a type are some of those that were looked at.
func (r *reader) fromLooked(t card.Type) bool {
	p, ok := r.latest()
	return ok && t != card.NoType && p.pickType == card.NoType && (r.looked || r.before.looked && !r.anyPick)
}

// isCause reports whether a noun means what affects the event's card.
func (r *reader) isCause(n noun) bool {
	return r.cause != card.NoType && n.typ == r.cause && !n.many && !(r.picked && r.pickType == n.typ)
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
	w := r.toks[r.pos-1].word
	return (w == "ese" || w == "esos") && !r.picked && r.event != (ability.Cards)(ability.It{}) && r.one("aliado", "aliados")
}

// foughtHere reads what tells the other ally of a combat: "bloqueado", "que lo
// bloqueó".
func (r *reader) foughtHere() bool {
	at := r.state
	if r.foeRole != ability.Blocks && r.one("bloqueado") || r.foeRole != ability.IsBlocked && r.one("bloqueador") {
		if r.peek() != "por" {
			return true
		}
	}
	r.state = at
	if r.one("que") {
		if it := r.one("lo", "la"); it && r.foeRole == ability.IsBlocked || !it && r.foeRole == ability.Blocks {
			r.state = at
			return false
		}
		if v, ok := r.verb(vBloquear); ok && !v.infinitive && !v.participle && r.peek() != "a" && r.peek() != "al" {
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
	f := formOf(w)
	return f.verb != noVerb && !f.participle
}

// staysInPlay reports whether cards are some in play, which are not played.
func staysInPlay(c ability.Cards) bool {
	every, ok := c.(ability.Every)
	return ok && len(every.Of.In) == 0
}
