package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// conditionSubject reads whom a condition speaks of. Where nobody is named,
// picked says that it may be what the sentence before picked.
func (r *reader) conditionSubject(picked bool) (ability.Cards, bool) {
	if c, ok := r.reference(); ok {
		return c, true
	}
	if f := r.form(0); f.verb != noVerb || r.peek() == "no" {
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
		if t.kind == stop {
			return false
		}
		if t.word != "," {
			continue
		}
		f := r.form(i + 1)
		if f.verb == vPoder || f.verb == vDeber {
			f = r.form(i + 2)
		}
		return f.clitic != "" && f.verb != noVerb
	}
	return false
}

// isKind reads what the card is: "es de raza X", "porta un arma".
func (r *reader) isKind() (ability.Condition, bool) {
	if c, ok := try(r, r.bearerIs); ok {
		return c, true
	}
	during := r.pos > 0 && r.toks[r.pos-1].word == "mientras"
	all := r.eachOfThem()
	r.standsFor.every = r.standsFor.every || all
	at := r.pos
	who, ok := r.conditionSubject(true)
	if !ok {
		return nil, false
	}
	unsaid := r.pos == at
	if unsaid && r.loose && who == (ability.Cards)(ability.This{}) {
		return nil, false // "cuando botes una carta, si es un Aliado": which one it was is not known
	}
	if all || unsaid && r.pluralVerb() {
		if who, ok = r.theSeveral(who); !ok {
			return nil, false
		}
	}
	negated := r.one("no")
	many := r.form(0).many
	var f ability.Filter
	switch {
	case during && r.one("ataca"), r.declared && r.one("ataca", "esta atacando"):
		f.That = []ability.Quality{ability.Is{State: ability.Attacking}}
	case during && r.one("bloquea"), r.declared && r.one("bloquea", "esta bloqueando"):
		f.That = []ability.Quality{ability.Is{State: ability.Blocking}}
	case r.one("es"):
		switch {
		case r.one("destruido"):
			f.That = []ability.Quality{ability.Is{State: ability.DestroyedNow}}
			if who == (ability.Cards)(ability.This{}) {
				return nil, false // what happens to the card itself is an event
			}
			return negate(ability.Fits{Who: who, Is: f}, negated), true
		case r.take("de otra raza"):
			return nil, false
		case r.one("la carta nombrada"):
			f.That = []ability.Quality{ability.Is{State: ability.IsNamed}}
			r.borrows = r.borrows || !r.anyPick
			return negate(ability.Fits{Who: who, Is: f}, negated), true
		case r.onlyInTheLine():
			only := ability.Filter{Types: []card.Type{card.Ally}, Of: ability.You, In: []ability.Zone{ability.DefenseLine}}
			return ability.All{Of: []ability.Condition{
				ability.Fits{Who: who, Is: ability.Filter{Of: ability.You, In: only.In}},
				ability.Exists{Of: only, Count: ability.Bound{Op: ability.Equal, N: ability.Number(1)}},
			}}, who == (ability.Cards)(ability.This{}) && r.facts.Type == card.Ally && !negated
		case r.one("el unico aliado que controlas", "el unico aliado bajo tu control", "el unico aliado que tienes"):
			if who != (ability.Cards)(ability.This{}) {
				return nil, false
			}
			r.take("en juego")
			return negate(ability.OnlyThis{}, negated), !negated
		case r.take("el unico aliado en juego"):
			alone := ability.Exists{Of: ability.Filter{Types: []card.Type{card.Ally}}, Count: ability.Bound{Op: ability.Equal, N: ability.Number(1)}}
			return negate(alone, negated), who == (ability.Cards)(ability.This{}) && r.facts.Type == card.Ally
		case !fightsAfter(r.ahead(3)) && r.take("tu unico aliado"):
			if who != (ability.Cards)(ability.This{}) {
				return nil, false
			}
			r.take("en juego")
			return negate(ability.OnlyThis{}, negated), !negated
		case r.one("el unico aliado declarado", "el unico aliado", "tu unico aliado declarado", "tu unico aliado", "tu unico", "declarado como unico", "el unico"):
			state := ability.Attacking
			if !r.one("atacante") {
				state = ability.Blocking
				if !r.one("bloqueador") {
					return nil, false
				}
			}
			is := []ability.Quality{ability.Is{State: state}}
			return ability.All{Of: []ability.Condition{
				ability.Fits{Who: who, Is: ability.Filter{That: is}},
				ability.Exists{Of: ability.Filter{Types: []card.Type{card.Ally}, Of: ability.You, That: is}, Count: ability.Bound{Op: ability.Equal, N: ability.Number(1)}},
			}}, !negated // who is not the only one: does he fight?
		}
		if r.othersNames(&f) {
			r.qualities(&f)
			who = r.ofWhom(who, unsaid, f)
			break
		}
		if unsaid && negated && r.one("declarado") {
			return nil, false // what does not happen to the card is an event
		}
		if f, ok = r.predicateFilter(); !ok {
			return nil, false
		}
		if r.asksOfDrawn(who, unsaid, f) { // "roba 1 carta. Si es un Talismán"
			if f.In = []ability.Zone{ability.AmongThem}; f.Races != 0 {
				f.Types = []card.Type{card.Ally}
			}
			r.drawnFits = true
			return negate(ability.Exists{Of: f, Count: atLeastOne}, negated), true
		}
		if who == (ability.Cards)(ability.It{}) && r.picked && oneType(f) != card.NoType {
			r.pickType = oneType(f) // "mira una carta, si es un Aliado, ponlo": the noun for it is now "Aliado"
		}
		if who = r.ofWhom(who, unsaid, f); f.Races != 0 && who == (ability.Cards)(ability.This{}) && r.facts.Type != card.Ally && r.facts.Type != card.NoType {
			return nil, false // only an ally has a race
		}
	case r.one("porta"):
		if !r.one("un arma", "una arma", "algun arma", "arma", "armas", "una o mas armas") {
			c, ok := r.carriesSoMany(who)
			return c, ok && !negated
		}
		f.That = []ability.Quality{ability.Is{State: ability.Armed}}
	case r.form(0).verb == vTener && r.form(0).clitic == "":
		r.advance(1)
		if r.anyWeapon() {
			f.That = []ability.Quality{ability.Is{State: ability.Armed}}
			r.armed = true
		} else if f, ok = r.hasSoMuch(); !ok {
			return nil, false
		}
	case r.one("fue"):
		switch {
		case r.one("destruido"):
			f.That = []ability.Quality{ability.Is{State: ability.DestroyedNow}}
		case r.one("bloqueado"):
			f.That = []ability.Quality{ability.Is{State: ability.BlockedNow}}
			if r.byWhom() {
				return nil, false
			}
		case r.one("declarado") && r.one("atacante", "como atacante"):
			f.That = []ability.Quality{ability.Is{State: ability.AttackedNow}}
		default:
			return nil, false
		}
		r.thisTurn()
	case r.one("haya"):
		state, ok := r.hasDone()
		if !ok {
			return nil, false
		}
		if who, ok = r.whoFought(who); !ok && state != ability.EnteredNow {
			return nil, false
		}
		f.That = []ability.Quality{ability.Is{State: state}}
	case r.form(0).was && r.form(0).verb == vBloquear:
		if who, ok = r.whoFought(who); !ok {
			return nil, false
		}
		r.advance(1)
		f.That = []ability.Quality{ability.Is{State: ability.DidBlockNow}}
		if !r.inThisTurn() {
			return nil, false // whom it blocked is another thing
		}
	case r.form(0).was && r.form(0).verb == vAtacar:
		if who, ok = r.whoFought(who); !ok {
			return nil, false
		}
		r.advance(1)
		f.That = []ability.Quality{ability.Is{State: ability.AttackedNow}}
		if r.one("o bloqueo") {
			f.That[0] = ability.Is{State: ability.FoughtNow}
		}
		r.thisTurn()
	case r.form(0).was && r.form(0).verb == vHacer && r.ahead(1) == "dano":
		r.advance(2)
		f.That = []ability.Quality{ability.Is{State: ability.DamagedNow}}
		if !r.damagedIt() {
			return nil, false
		}
	case r.one("puede"):
		if !r.canAttack() {
			return nil, false
		}
		f.That = []ability.Quality{ability.Is{State: ability.CanAttack}}
	case r.form(0).verb == vEstar && r.form(1).verb == vBloquear && r.form(1).participle:
		r.advance(2)
		if f.That, negated = blockedNow(negated), false; r.byWhom() {
			return nil, false
		}
	case r.take("entro en juego este turno"):
		f.That = []ability.Quality{ability.Is{State: ability.EnteredNow}}
	default:
		return nil, false
	}
	if many && !r.named && slices.Contains(f.That, ability.Quality(ability.Is{State: ability.SameType})) {
		return nil, false // they are of one type among themselves, which no card is alone
	}
	if fightsNow(ability.Fits{Is: f}) {
		if who, ok = r.fighterMeant(who); !ok {
			return nil, false
		}
	}
	f = askedOf(f, surelyAlly(who, r.facts))
	if all, several := who.(ability.Every); several && !amongThem(all.Of) {
		if fightsNow(ability.Fits{Is: f}) {
			return nil, false // all of them at once? To attack is an event
		}
		return negate(ability.Only{All: all.Of, Are: f}, negated), true
	}
	return negate(ability.Fits{Who: who, Is: f}, negated), true
}

// carriesSoMany reads "2 o más Armas", "más de 1 Arma", which somebody carries.
func (r *reader) carriesSoMany(who ability.Cards) (ability.Condition, bool) {
	if r.token().kind != number && numbers[r.peek()] < 2 && r.peek() != "mas" {
		return nil, false
	}
	more := r.take("mas de")
	n, ok := r.natural()
	if !ok || !more && (n < 2 || !r.take("o mas")) || !r.one("arma", "armas") {
		return nil, false
	}
	if !more {
		n--
	}
	return ability.Compares{A: ability.WeaponsOf{Of: who}, Op: ability.MoreThan, With: ability.Number(n)}, true
}

// whoFought is who is said to have fought where the card itself would be: of a weapon its
// bearer. Where it cannot fight, or only the other player's do, that player did.
func (r *reader) whoFought(who ability.Cards) (ability.Cards, bool) {
	if who != (ability.Cards)(ability.This{}) {
		return who, true
	}
	if r.facts.Type == card.Weapon {
		return ability.Bearer{}, true
	}
	return who, r.facts.Type == card.Ally && !r.inTheirTime()
}

// fighterMeant is who is said to fight where the card itself would be: of a weapon its bearer.
func (r *reader) fighterMeant(who ability.Cards) (ability.Cards, bool) {
	if who != (ability.Cards)(ability.This{}) || r.facts.Type == card.Ally || r.facts.Type == card.NoType {
		return who, true
	}
	return ability.Bearer{}, r.facts.Type == card.Weapon
}

// askedOf is what is asked of one card: "es un Aliado de raza Dragón" asks for the race,
// which only allies have, and of an ally "es un Aliado Imbloqueable" for the keyword.
func askedOf(f ability.Filter, ally bool) ability.Filter {
	if oneType(f) != card.Ally {
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
	if r.pos > at.pos && r.form(0).verb == vSer && r.form(0).many && r.anyOrPrev() {
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
	return who, who == (ability.Cards)(ability.It{}) && !r.oneMeant()
}

// asksOfDrawn reports whether a condition is about the card that was just drawn.
func (r *reader) asksOfDrawn(who ability.Cards, unsaid bool, f ability.Filter) bool {
	if bareFilter(f) || !unsaid && !allOfThem(who) {
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
	if !unsaid || who != (ability.Cards)(ability.This{}) || f.Races == 0 && len(f.Types) == 0 && len(f.Names) == 0 {
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
	if r.manyMeant() || !r.bound(&b, strengthOf) {
		return nil, false
	}
	set(&f, b)
	if r.picked || r.before.has() {
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
	who, ok := r.reference()
	no := r.one("no")
	if !ok || !r.one("es") {
		return nil, false
	}
	var f ability.Filter
	var b ability.Bound
	if !r.bound(&b, strengthOf) {
		return nil, false
	}
	set(&f, b)
	return negate(ability.Fits{Who: who, Is: f}, no), true
}

// fightsAfter reports whether a word says in what way an ally is the only one.
func fightsAfter(w string) bool { return w == "atacante" || w == "bloqueador" || w == "declarado" }
