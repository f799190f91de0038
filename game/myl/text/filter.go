package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// filter reads a kind of card with everything that describes it.
func (r *reader) filter() (ability.Filter, noun, bool) {
	at := r.state
	var f ability.Filter
	var n noun
	if !r.enter() {
		return f, n, false
	}
	defer r.leave()
	if at.pos == r.pos && r.take("copia", "de") {
		if r.thisCard() {
			f.Name = r.facts.Name
			r.qualities(&f)
			return f, n, f.Name != ""
		}
		r.state = at
	}
	switch t := r.token(); {
	case t.kind == name:
		f.Name = t.word
		r.advance(1)
	case t.self > 0 && (r.facts.Type != card.NoType) && !r.isKindHere(t):
		f.Name = r.facts.Name
		r.advance(t.self)
	default:
		var ok bool
		if n, ok = r.kinds(&f); !ok {
			r.state = at
			return f, n, false
		}
	}
	r.qualities(&f)
	return f, n, true
}

// isKindHere tells a card called Titán from the race.
func (r *reader) isKindHere(t token) bool {
	_, isNoun := nouns[t.word]
	return isNoun && t.self == 1
}

// qualities reads what describes cards after their noun, in any order.
func (r *reader) qualities(f *ability.Filter) {
	for r.quality(f) {
	}
	sortQualities(f)
}

func (r *reader) quality(f *ability.Filter) bool {
	at := r.state
	switch r.peek() {
	case "oponente", "oponentes":
		r.advance(1)
		f.Of = ability.Opponent
		return true
	case ",":
		if r.ahead(1) == "que" && (r.ahead(2) == "no" || r.ahead(2) == "controles") {
			r.advance(1)
			if r.thatQuality(f) {
				return true
			}
		}
	case "de", "del", "desde":
		if r.ofQuality(f) {
			return true
		}
	case "en", "bajo":
		if r.inQuality(f) {
			return true
		}
	case "que":
		if r.thatQuality(f) {
			return true
		}
	case "con", "sin":
		if r.take("con", "ese", "nombre") {
			add(f, ability.Is{State: ability.IsNamed})
			return true
		}
		r.advance(1)
		with := r.toks[r.pos-1].word == "con"
		if with && (r.take("coste", "de", "oro") || r.take("coste")) {
			return r.bound(&f.Cost, costOf)
		}
		if with && (r.take("mayor", "fuerza") || r.take("la", "mayor", "fuerza")) {
			f.Highest = true
			return true
		}
		if with && r.take("fuerza") {
			return r.bound(&f.Strength, strengthOf)
		}
		if r.one("habilidad", "habilidades") {
			if with {
				add(f, ability.Is{State: ability.WithAbility})
			} else {
				add(f, ability.Is{State: ability.PlainGold})
			}
			return true
		}
	case "declarado", "declarados", "declarada", "declaradas":
		r.advance(1)
		r.maybe("como")
		if r.attackers(f) {
			return true
		}
	case "atacante", "atacantes", "bloqueador", "bloqueadores":
		if r.attackers(f) {
			return true
		}
	case "raza":
		r.advance(1)
		if n, ok := nouns[r.peek()]; ok && n.race != card.NoRace {
			r.advance(1)
			f.Races = f.Races.With(n.race)
			r.moreRaces(f)
			return true
		}
	case "tuyo", "tuyos", "tuya", "tuyas", "propio", "propios":
		r.advance(1)
		f.Of = ability.You
		return true
	case "excepto", "salvo":
		r.advance(1)
		if r.exception(f) {
			return true
		}
	case "a":
		if r.take("a", "excepcion", "de") && r.exception(f) {
			return true
		}
	case "cuyo", "cuya":
		r.advance(1)
		if r.take("coste", "sea") || r.take("coste", "de", "oro", "sea") {
			return r.bound(&f.Cost, costOf)
		}
		if r.take("fuerza", "sea") {
			return r.bound(&f.Strength, strengthOf)
		}
	case "imbloqueable", "imbloqueables":
		r.advance(1)
		add(f, ability.Has{Keyword: ability.Imbloqueable})
		return true
	case "indestructible", "indestructibles":
		r.advance(1)
		add(f, ability.Has{Keyword: ability.Indestructible})
		return true
	case "indesterrable", "indesterrables":
		r.advance(1)
		add(f, ability.Has{Keyword: ability.Indesterrable})
		return true
	case "controlado", "controlados", "controladas":
		r.advance(1)
		if r.take("por", "ti") {
			f.Of = ability.You
			return true
		}
		if r.take("por", "tu", "oponente") {
			f.Of = ability.Opponent
			return true
		}
	case "destruido", "destruidos", "destruida", "destruidas":
		r.advance(1)
		if _, ok := r.duration(); ok {
			add(f, ability.Is{State: ability.DestroyedNow})
			return true
		}
	case "bloqueado", "bloqueados", "bloqueada", "bloqueadas":
		r.advance(1)
		if r.one("por") && r.thisCard() {
			add(f, ability.Is{State: ability.BlockedByThis})
			return true
		}
	}
	r.state = at
	return false
}

func (r *reader) attackers(f *ability.Filter) bool {
	switch {
	case r.one("atacante", "atacantes"):
		if r.take("o", "bloqueador") || r.take("o", "bloqueadores") {
			add(f, ability.Is{State: ability.Fighting})
			r.thisTurn()
			return true
		}
		add(f, ability.Is{State: ability.Attacking})
	case r.one("bloqueador", "bloqueadores"):
		add(f, ability.Is{State: ability.Blocking})
	default:
		return false
	}
	r.thisTurn()
	return true
}

// thisTurn skips "este turno" after a state that only lasts so long.
func (r *reader) thisTurn() {
	_ = r.take("este", "turno") || r.take("en", "este", "turno") || r.take("durante", "este", "turno")
}
