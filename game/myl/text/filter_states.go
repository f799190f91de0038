package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// What cards are like by what they do, or by what is done to them: "atacantes", "portada
// por", "destruidos este turno".

// stateQuality reads what cards are, do or suffer, said in one word after their noun.
func (r *reader) stateQuality(f *ability.Filter) bool {
	switch r.peek() {
	case "jugado", "jugados", "jugada", "jugadas":
		return r.playedLast(f)
	case "imbloqueable", "imbloqueables":
		return r.hasKeyword(f, ability.Imbloqueable)
	case "indestructible", "indestructibles":
		return r.hasKeyword(f, ability.Indestructible)
	case "indesterrable", "indesterrables":
		return r.hasKeyword(f, ability.Indesterrable)
	case "declarado", "declarados", "declarada", "declaradas":
		r.advance(1)
		r.maybe("como")
		return r.attackers(f)
	case "atacante", "atacantes", "bloqueador", "bloqueadores":
		return r.attackers(f)
	case "portada", "portadas":
		r.advance(1)
		return r.one("por") && r.carriedBy(f)
	case "portando", "portador", "portadores":
		r.advance(1)
		r.one("de")
		return r.carriesSome(f)
	case "armado", "armados":
		r.advance(1)
		if r.one("con") {
			return r.carriesSome(f)
		}
		add(f, ability.Is{State: ability.Armed})
		return true
	case "bloqueado", "bloqueados", "bloqueada", "bloqueadas":
		return r.blockedQuality(f)
	case "atacando", "bloqueando":
		return r.fighting(f)
	case "botado", "botados", "botada", "botadas", "mostrado", "mostrados", "mostrada", "mostradas", "descartado", "descartados", "descartada", "descartadas":
		return r.takenThus(f)
	case "destruido", "destruidos", "destruida", "destruidas":
		if r.takenThus(f) {
			return true
		}
		r.advance(1)
		if _, ok := r.duration(); !ok {
			return false
		}
		add(f, ability.Is{State: ability.DestroyedNow})
		return true
	case "desterrado", "desterrados", "desterrada", "desterradas":
		if r.takenThus(f) {
			return true
		}
		r.advance(1)
		if len(f.In) > 0 || r.inThisTurnSaid() {
			return false
		}
		f.In = []ability.Zone{ability.Exile}
		if r.one("tuya", "tuyas") {
			f.Of = ability.You
		}
		return true
	case "pagado", "pagados":
		if len(f.Types) != 1 || f.Types[0] != card.Gold || len(f.In) > 0 {
			return false
		}
		r.advance(1)
		f.In = []ability.Zone{ability.PaidGold}
		return true
	}
	return false
}

// takenThus reads "botado de esta forma": of the cards to which that was done last.
func (r *reader) takenThus(f *ability.Filter) bool {
	at, done := r.state, r.form(0).Verb
	r.advance(1)
	if r.thus() && len(f.In) == 0 && r.anyOrPrev() && r.didLast(done) {
		r.earlier()
		f.In = []ability.Zone{ability.AmongThem}
		return true
	}
	r.state = at
	return false
}

// didLast reports whether the last that the text did with cards, before what it does now, is what
// a verb says.
func (r *reader) didLast(v es.Verb) bool {
	now := true
	for i := r.pos - 1; i >= 0; i-- {
		switch f := r.toks[i].Form; {
		case f.Participle, !actsOnCards[f.Verb] && f.Verb != es.Poner:
		case !now:
			return f.Verb == v
		default:
			now = false
		}
	}
	return false
}

// hasKeyword reads a keyword that cards have, or several of which they have one.
func (r *reader) hasKeyword(f *ability.Filter, k ability.Keyword) bool {
	r.advance(1)
	if any, ok := try(r, func() (ability.Keywords, bool) { return r.moreKeywords(ability.Keywords(0).With(k)) }); ok {
		add(f, ability.HasAny{Of: any})
	} else {
		add(f, ability.Has{Keyword: k})
	}
	return true
}

// moreKeywords reads ", Indesterrables o Indestructibles" behind the first of some keywords of which
// cards have one.
func (r *reader) moreKeywords(any ability.Keywords) (ability.Keywords, bool) {
	for r.one(",") {
		k, ok := r.keywordName()
		if !ok {
			return any, false
		}
		any = any.With(k)
	}
	if !r.one("o", "u") {
		return any, false
	}
	k, ok := r.keywordName()
	return any.With(k), ok
}

// blockedQuality reads by whom cards are blocked, or that they were.
func (r *reader) blockedQuality(f *ability.Filter) bool {
	r.advance(1)
	if !r.byWhom() {
		add(f, ability.Is{State: ability.BlockedNow})
		r.thisTurn()
		return true
	}
	r.advance(1)
	switch {
	case r.bearer():
		add(f, ability.Is{State: ability.BlockedByBearer})
	case r.thisCard():
		add(f, ability.Is{State: ability.BlockedByThis})
	default:
		g, ok := r.others()
		add(f, ability.BlockedBySome{Of: g})
		return ok
	}
	return true
}

// attackers reads "atacante", "atacante o bloqueador", "bloqueador este turno".
func (r *reader) attackers(f *ability.Filter) bool {
	attacker := r.one("atacante")
	blocker := attacker && r.one("o bloqueador") || !attacker && r.one("bloqueador")
	if !attacker && !blocker {
		return false
	}
	at := r.pos
	r.thisTurn()
	add(f, ability.Is{State: fighter(attacker, blocker, r.pos > at)})
	return true
}

// inThisTurnSaid reports whether "este turno" follows, or who does it.
func (r *reader) inThisTurnSaid() bool {
	return r.peek() == "este" || r.peek() == "por" || r.ahead(1) == "este"
}

// thisTurn skips "este turno" after a state that only lasts so long.
func (r *reader) thisTurn() {
	if r.one("este turno", "en este turno", "durante este turno") {
		return
	}
	if next := r.ahead(3); next == "" || next == "," {
		_ = r.one("en el turno", "durante el turno")
	}
}
