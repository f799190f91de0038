package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// damagedIt reads "al Mazo Castillo oponente este turno".
func (r *reader) damagedIt() bool {
	r.take("de combate")
	if !r.one("al mazo castillo", "a tu mazo castillo", "a un mazo castillo") {
		return false
	}
	r.possessor()
	return r.inThisTurn()
}

// byWhom reports whether it follows by whom something was done, not for how long or
// for each of what.
func (r *reader) byWhom() bool {
	at := r.state
	_, lasts := r.duration()
	r.state = at
	return r.peek() == "por" && r.ahead(1) != "cada" && !lasts
}

// fighting reads "atacando", "bloqueando".
func (r *reader) fighting(f *ability.Filter) bool {
	v := r.form(0)
	if !v.gerund || v.verb != vAtacar && v.verb != vBloquear {
		return false
	}
	r.advance(1)
	state := ability.Attacking
	if v.verb == vBloquear {
		state = ability.Blocking
	}
	add(f, ability.Is{State: state})
	return true
}

// wasDone reads after "que haya": "en juego", a place, or a participle.
func (r *reader) wasDone(f *ability.Filter) bool {
	switch {
	case r.take("en juego"):
		return true
	case (r.looked || r.before.looked) && r.one("en ella", "en esa mano"):
		r.earlier()
		f.In = []ability.Zone{ability.AmongThem}
		return f.Of == ability.Anyone
	case r.take("sido declarado"):
		return r.wasDeclared(f)
	case r.take("sido bloqueado"):
		if r.byWhom() {
			r.pos--
			return r.quality(f)
		}
		add(f, ability.Is{State: ability.BlockedNow})
		return r.inThisTurn()
	case r.take("sido destruido"):
		add(f, ability.Is{State: ability.DestroyedNow})
		return r.inThisTurn()
	case r.one("sido"):
		return r.quality(f)
	}
	if r.one("atacado") {
		if r.fellToo(f) {
			return true
		}
		r.pos--
	}
	if state, ok := r.hasDone(); state != 0 {
		add(f, ability.Is{State: state})
		return ok
	}
	if v, ok := r.part(vBloquear, vDestruir); ok {
		if v == vDestruir {
			return r.toThis(f, ability.KilledThis, ability.KilledBearer)
		}
		return r.toThis(f, ability.BlocksThis, ability.BlocksBearer)
	}
	if r.peek() == "en" {
		return r.lies(f)
	}
	return r.form(0).verb == noVerb
}

// fellToo reads "este turno y fueron destruidos", "y haya sido destruido este turno" of those
// that attacked.
func (r *reader) fellToo(f *ability.Filter) bool {
	at := r.state
	r.thisTurn()
	if r.one("y") {
		_ = r.one("fue", "fueron", "haya sido", "hayan sido")
		if r.one("destruido", "destruida", "destruidos", "destruidas") && !r.byWhom() {
			add(f, ability.Is{State: ability.DestroyedNow})
			add(f, ability.Is{State: ability.AttackedNow})
			return r.inThisTurn()
		}
	}
	r.state = at
	return false
}

// wasDeclared reads "atacante", "bloqueador" or both after "que haya sido declarado":
// those of the battle, or with "este turno" those of the turn.
func (r *reader) wasDeclared(f *ability.Filter) bool {
	attacker, blocker := false, false
	for {
		r.one("como")
		switch {
		case r.one("atacante"):
			attacker = true
		case r.one("bloqueador"):
			blocker = true
		default:
			return false
		}
		if !r.one("o") {
			break
		}
	}
	at := r.pos
	r.thisTurn()
	add(f, ability.Is{State: fighter(attacker, blocker, r.pos > at || r.overNow)})
	return true
}

// fighter is the state of who attacks, blocks or does either: in the battle, or at some
// time of the turn.
func fighter(attacker, blocker, ofTurn bool) ability.State {
	switch {
	case ofTurn && blocker && !attacker:
		return ability.DidBlockNow
	case ofTurn && blocker:
		return ability.FoughtNow
	case ofTurn:
		return ability.AttackedNow
	case !blocker:
		return ability.Attacking
	case !attacker:
		return ability.Blocking
	}
	return ability.Fighting
}

// hasDone reads what a card did this turn, after "haya" or "ha"; no state where it
// is none of these deeds.
func (r *reader) hasDone() (ability.State, bool) {
	switch {
	case r.take("atacado o bloqueado"):
		return ability.FoughtNow, r.inThisTurn()
	case r.one("atacado"):
		return ability.AttackedNow, r.inThisTurn()
	case r.ahead(1) != "a" && r.ahead(1) != "al" && r.ahead(1) != "por" && r.one("bloqueado"):
		return ability.DidBlockNow, r.inThisTurn()
	case r.take("entrado en juego"):
		return ability.EnteredNow, r.inThisTurn()
	case r.take("hecho dano"):
		return ability.DamagedNow, r.damagedIt()
	}
	return 0, false
}

// wasState reads what a card is or was this turn: "atacante", "declarado
// bloqueador", "destruido este turno".
func (r *reader) wasState() (ability.State, bool) {
	if r.one("destruido") {
		return ability.DestroyedNow, r.inThisTurn()
	}
	r.one("declarado")
	r.one("como")
	var f ability.Filter
	if !r.attackers(&f) {
		return 0, false
	}
	return f.That[0].(ability.Is).State, true
}

// doneToThis reads "que lo bloquee", "que lo destruyó", "que lo acompañen".
func (r *reader) doneToThis(f *ability.Filter) bool {
	lo := r.toks[r.pos-1].word == "lo"
	v, ok := r.verb(vBloquear, vDestruir, vAcompanar, vPortar)
	if !ok || v.participle || v.infinitive {
		return false
	}
	bearer := r.event == (ability.Cards)(ability.Bearer{}) || r.subject == (ability.Cards)(ability.Bearer{})
	bearer = bearer || r.facts.Type == card.Weapon && (lo || v.verb == vBloquear) // nobody blocks a weapon
	switch {
	case v.verb == vAcompanar:
		add(f, ability.Is{State: ability.AlliedAttack})
		r.inAttack()
	case v.verb == vPortar, !bearer && r.event != nil && r.event != (ability.Cards)(ability.This{}):
		return false
	case v.verb == vBloquear && bearer:
		add(f, ability.Is{State: ability.BlocksBearer})
	case v.verb == vBloquear:
		add(f, ability.Is{State: ability.BlocksThis})
	case bearer:
		add(f, ability.Is{State: ability.KilledBearer})
	default:
		add(f, ability.Is{State: ability.KilledThis})
	}
	return true
}

// toThis reads whom the card does something to: the card itself or its bearer. "Que
// destruya el portador" is the other way round.
func (r *reader) toThis(f *ability.Filter, this, bearer ability.State) bool {
	if r.peek() != "al" && !r.one("a") && !r.toks[r.pos-1].form.many && r.peek() != "un" && r.peek() != "una" {
		return false
	}
	switch {
	case r.bearer():
		add(f, ability.Is{State: bearer})
		return true
	case r.thisCard():
		add(f, ability.Is{State: this})
		return true
	case this != ability.BlocksThis:
		return false
	}
	g, ok := r.others()
	add(f, ability.BlocksSome{Of: g})
	return ok
}

// others reads the cards that a description of cards speaks of besides: "un Dragón",
// "tus Aliados", "uno de tus Héroes".
func (r *reader) others() (ability.Filter, bool) {
	yours := r.one("tus", "uno de tus")
	if !yours {
		r.one("un", "una", "los", "las", "otro")
	}
	f, _, ok := r.filter()
	if !ok || yours && f.Of != ability.Anyone || hasNested(f) {
		return f, false
	}
	if yours {
		f.Of = ability.You
	}
	return f, true
}

// definiteBefore reports whether the noun before the relative clause at hand has a
// definite article.
func (r *reader) definiteBefore() bool {
	for i := r.pos - 1; i > r.begin; i-- {
		if n := nouns[r.toks[i].word]; n.typ == card.Weapon {
			article := r.toks[i-1].word
			return article == "el" || article == "la" || article == "los" || article == "las"
		}
	}
	return false
}

// hasNested reports whether a filter speaks of other cards already, those that block or
// carry.
func hasNested(f ability.Filter) bool {
	for _, q := range f.That {
		switch q.(type) {
		case ability.BlocksSome, ability.CarriedBySome, ability.CarriesSome:
			return true
		}
	}
	return false
}

func (r *reader) canAttack() bool {
	if r.one("atacar") {
		return true
	}
	return r.take("ser declarado") && r.one("atacante", "como atacante")
}

// inThisTurn reads the turn of something that happened, which may go unsaid.
func (r *reader) inThisTurn() bool {
	r.thisTurn()
	return true
}
