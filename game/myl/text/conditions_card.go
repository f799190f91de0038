package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// conditionSubject reads whom a condition speaks of. Where nobody is named,
// picked says that it may be what the sentence before picked.
func (r *reader) conditionSubject(picked bool) (ability.Cards, bool) {
	if c, ok := r.reference(); ok {
		return c, true
	}
	if f := r.form(0); f.Verb != es.NoVerb || r.peek() == "no" {
		if r.picked || r.event != nil {
			return r.it(), true
		}
		if r.subject != nil {
			return r.subject, true
		}
		if r.last != nil {
			return r.last, true
		}
		spoken := r.facts.Type != card.Ally && r.facts.Type != card.NoType || r.actsOnIt()
		if picked && r.condIt || picked && r.before.has() && spoken {
			r.borrows = true
			return ability.It{}, true
		}
		return ability.This{}, true
	}
	var f ability.Filter
	ok := r.othersNames(&f)
	return ability.Every{Of: f}, ok
}

// onlyInTheLine reads "el único Aliado en tu Línea de Defensa".
func (r *reader) onlyInTheLine() bool {
	at := r.state
	if r.one("el unico aliado que controlas", "el unico aliado", "tu unico aliado") && r.one("en tu linea de defensa", "que este en tu linea de defensa") {
		return true
	}
	r.state = at
	return false
}

// actsOnIt reports whether something is done behind the condition to a card that it does not
// name: "si no atacó este turno, destrúyelo".
func (r *reader) actsOnIt() bool {
	for i, t := range r.toks[r.pos:] {
		if t.Kind == es.Stop {
			return false
		}
		if t.Word == "," {
			f := r.form(i + 1)
			if f.Verb == es.Poder || f.Verb == es.Deber {
				f = r.form(i + 2)
			}
			return f.Clitic != "" && f.Verb != es.NoVerb
		}
		if isPronoun(t.Form.Clitic) && t.Form.Verb != es.NoVerb {
			return true // "si no fue destruido ponlo en tu Mano"
		}
	}
	return false
}

// carriesSoMany reads "2 o más Armas", "más de 1 Arma", "al menos 2", which somebody carries.
func (r *reader) carriesSoMany(who ability.Cards) (ability.Condition, bool) {
	if r.token().Kind != es.Number && es.Numbers[r.peek()] < 2 && r.peek() != "mas" && r.peek() != "al" {
		return nil, false
	}
	more := r.one("mas de", "al menos")
	least := r.behind("menos")
	n, ok := r.natural()
	if more = more && !least; !ok || !more && !least && !r.take("o mas") || !more && n < 2 || !r.one("arma", "armas") && !r.endsBare() && r.peek() != "no" {
		return nil, false
	}
	if !more {
		n--
	}
	return ability.Compares{A: ability.WeaponsOf{Of: who}, Op: ability.MoreThan, With: ability.Number(n)}, !r.costFollows()
}

// saysWeapons reports whether what was counted last are Armas, by their name.
func (r *reader) saysWeapons() bool { return r.behind("arma") || r.behind("armas") }

// whoFought is who is said to have fought where the card itself would be: of a weapon its
// bearer. Where it cannot fight, or only the other player's do, that player did.
func (r *reader) whoFought(who ability.Cards) (ability.Cards, bool) {
	if !ability.IsThis(who) {
		return who, true
	}
	if r.facts.Type == card.Weapon {
		return ability.Bearer{}, true
	}
	return who, r.facts.Type == card.Ally && !r.inTheirTime()
}

// fighterMeant is who is said to fight where the card itself would be: of a weapon its bearer.
func (r *reader) fighterMeant(who ability.Cards) (ability.Cards, bool) {
	if !ability.IsThis(who) || r.facts.Type == card.Ally || r.facts.Type == card.NoType {
		return who, true
	}
	return ability.Bearer{}, r.facts.Type == card.Weapon
}

// askedOf is what is asked of one card: "es un Aliado de raza Dragón" asks for the race,
// which only allies have, and of an ally "es un Aliado Imbloqueable" for the keyword.
func askedOf(f ability.Filter, ally bool) ability.Filter {
	if shape.OneType(f) != card.Ally {
		return f
	}
	keyword := false
	if len(f.That) == 1 {
		_, keyword = f.That[0].(ability.Has)
	}
	if f.Races != 0 || ally && keyword {
		f.Types = nil
	}
	return f
}

// eachOfThem reads "ambas", "todas ellas", "las dos" before what is asked of the cards at hand.
func (r *reader) eachOfThem() bool {
	at := r.state
	switch {
	case r.one("ambos", "ambas"):
	case r.one("todos", "todas"):
		r.one("ellos", "ellas")
	case r.one("los", "las"):
		if _, ok := r.natural(); !ok {
			r.state = at
			return false
		}
	}
	if r.pos > at.pos && r.form(0).Verb == es.Ser && r.form(0).Many && r.anyOrPrev() {
		return true
	}
	r.state = at
	return false
}

// theSeveral is the cards at hand of which a plural speaks that has no subject: those that
// were drawn or milled, or what was picked.
func (r *reader) theSeveral(who ability.Cards) (ability.Cards, bool) {
	if c, ok := r.theDrawn(true); ok {
		return c, true
	}
	return who, ability.IsIt(who) && !r.oneMeant()
}

// asksOfDrawn reports whether a condition is about the card that was just drawn.
func (r *reader) asksOfDrawn(who ability.Cards, unsaid bool, f ability.Filter) bool {
	if shape.BareFilter(f) || !unsaid && !shape.AllOfThem(who) {
		return false
	}
	_, ok := r.theDrawn(false)
	return ok
}

// surelyAlly reports whether cards are allies whatever the match.
func surelyAlly(c ability.Cards, facts card.Card) bool {
	switch c.(type) {
	case ability.Bearer, ability.Opposing:
		return true
	case ability.This:
		return facts.Type == card.Ally
	}
	return false
}

// bearerIs reads "es portada por un Dragón", "un Dragón porta esta Arma": what a
// weapon's bearer is.
func (r *reader) bearerIs() (ability.Condition, bool) {
	if r.facts.Type != card.Weapon {
		return nil, false
	}
	at := r.state
	r.thisCard()
	carried := r.one("es portada por") || r.one("la", "lo") && r.one("porta")
	if !carried {
		r.state = at
	}
	r.one("un", "una", "algun")
	f, _, ok := r.filter()
	if ok && !carried {
		ok = r.one("porta") && r.thisCard()
		r.subject = ability.Bearer{}
	}
	if f.Races != 0 {
		f.Types = nil // the race says that it is an ally
	}
	return ability.Fits{Who: ability.Bearer{}, Is: f}, ok
}

// ofWhom is whom a condition without a subject speaks of when it asks for a race or a name,
// which the card's own text need not ask of itself: the bearer, or what the
// sentence before picked.
func (r *reader) ofWhom(who ability.Cards, unsaid bool, f ability.Filter) ability.Cards {
	if !unsaid || !ability.IsThis(who) || f.Races == 0 && len(f.Types) == 0 && len(f.Names) == 0 {
		return who
	}
	switch {
	case r.facts.Type == card.Weapon:
		return ability.Bearer{}
	case r.before.has():
		r.borrows = true
		return ability.It{}
	}
	return who
}

// itsNumberIs reads "es 0", "era 3 o más" after "su Fuerza", of the card at hand or, where
// none is, of the one that fights.
func (r *reader) itsNumberIs(set func(*ability.Filter, ability.Bound)) (ability.Condition, bool) {
	r.advance(1)
	var f ability.Filter
	var b ability.Bound
	told := r.saidBearer() && (r.event == nil || ability.IsBearer(r.event)) && (!r.before.has() || r.before.pick.many) // "su" is no other's
	if !told && r.manyMeant() || !r.bound(&b, strengthOf) {
		return nil, false
	}
	set(&f, b)
	if told {
		return ability.Fits{Who: ability.Bearer{}, Is: f}, true
	}
	if r.picked || r.before.has() {
		r.thus()
		r.earlier()
		return ability.Fits{Who: ability.It{}, Is: f}, true
	}
	who, ok := r.fighterMeant(r.it())
	return ability.Fits{Who: who, Is: f}, ok
}

// numberIs reads "de este Aliado es 5 o más" after "la Fuerza".
func (r *reader) numberIs(set func(*ability.Filter, ability.Bound)) (ability.Condition, bool) {
	if r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	if c, ok := try(r, r.someOfThemIs); ok {
		return c, true
	}
	if r.one("todos tus", "todas tus", "cada uno de tus", "cada una de tus") {
		return r.allHave(ability.You, set)
	}
	if r.one("todos los", "todas las") {
		return r.allHave(ability.Anyone, set)
	}
	who, ok := r.reference()
	no := r.one("no")
	if !ok || !r.isOrBecomes() {
		return nil, false
	}
	var f ability.Filter
	var b ability.Bound
	if !r.bound(&b, strengthOf) {
		return nil, false
	}
	set(&f, b)
	_ = ability.IsIt(who) && r.thus()
	return negate(ability.Fits{Who: who, Is: f}, no), true
}

// allHave reads "Aliados es 2 o menos" of the Fuerza or Coste of all the cards of a player.
func (r *reader) allHave(of ability.Player, set func(*ability.Filter, ability.Bound)) (ability.Condition, bool) {
	f, _, ok := r.filter()
	if !ok || !r.one("es") {
		return nil, false
	}
	if f.Of == ability.Anyone {
		f.Of = of
	}
	r.condMany, r.condCards = true, ability.Every{Of: f}
	var are ability.Filter
	var b ability.Bound
	ok = r.bound(&b, strengthOf)
	set(&are, b)
	return ability.Only{All: f, Are: are}, ok
}

// isOrBecomes reads "es", "llega a" between whose Fuerza it is and what it comes to.
func (r *reader) isOrBecomes() bool {
	return r.one("es reducida a", "es", "queda en", "queda reducida a", "llega a", "se reduce a", "baja a")
}

// someOfThemIs reads "un Aliado es reducida a 0 de esta forma" of the Fuerza of several cards at
// hand, before "destiérralo": that is done to each such card.
func (r *reader) someOfThemIs() (ability.Condition, bool) {
	if !r.manyMeant() || !r.one("un aliado", "algun aliado", "alguno de ellos", "alguno", "cualquiera de ellos", "uno de ellos") || !r.isOrBecomes() {
		return nil, false
	}
	f := ability.Filter{In: []ability.Zone{ability.AmongThem}}
	if !r.bound(&f.Strength, strengthOf) {
		return nil, false
	}
	r.thus()
	r.earlier()
	r.found, r.foundEach = &f, true
	return ability.Exists{Of: f, Count: shape.AtLeastOne}, r.peek() == "," && r.form(1).Clitic == "lo"
}

// fightsAfter reports whether a word says in what way an ally is the only one.
func fightsAfter(w string) bool { return w == "atacante" || w == "bloqueador" || w == "declarado" }
