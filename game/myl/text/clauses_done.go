package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// damagedIt reads "al Mazo Castillo oponente este turno".
func (r *reader) damagedIt() bool {
	r.take("de combate")
	if r.one("al mazo castillo", "a tu mazo castillo", "a un mazo castillo") {
		r.possessor()
		return r.inThisTurn()
	}
	return r.inThisTurn() && r.peek() != "a" && r.peek() != "al" // to whom else?
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
	state, ok := r.fightsGerund()
	if ok && state == ability.Blocking && (r.peek() == "a" || r.peek() == "al") {
		return r.toThis(f, ability.BlocksThis, ability.BlocksBearer)
	}
	if ok {
		add(f, ability.Is{State: state})
	}
	return ok
}

// fightsGerund reads the gerund of who attacks, blocks, or does either: "atacando o bloqueando".
func (r *reader) fightsGerund() (ability.State, bool) {
	v := r.form(0)
	if !v.Gerund || v.Verb != es.Atacar && v.Verb != es.Bloquear {
		return 0, false
	}
	r.advance(1)
	switch {
	case v.Verb == es.Bloquear:
		return ability.Blocking, true
	case r.one("o bloqueando", "ni bloqueando"):
		return ability.Fighting, true
	}
	return ability.Attacking, true
}

// isFighting reads "atacando" after "que no esté".
func (r *reader) isFighting(f *ability.Filter) bool {
	state, ok := r.fightsGerund()
	if ok {
		add(f, ability.IsNot{State: state})
	}
	return ok
}

// lacksKeyword reads "Imbloqueable" after "que no sea".
func (r *reader) lacksKeyword(f *ability.Filter) bool {
	k, ok := r.keywordName()
	if ok {
		add(f, ability.HasNot{Keyword: k})
	}
	return ok
}

// isUnlike reads "de Coste 3", "de la misma raza que este Aliado" after "que no sea": of one
// thing that is so of others it says that it is not.
func (r *reader) isUnlike(f *ability.Filter) bool {
	at := r.state
	var not ability.Filter
	if p := r.peek(); (p == "de" || p == "del") && r.quality(&not) {
		if isOnly(not, ability.Filter{Cost: not.Cost}) && f.Cost.Op == ability.NoBound {
			f.Cost = unlike(not.Cost)
			return f.Cost.Op != ability.NoBound
		}
		if isOnly(not, ability.Filter{Strength: not.Strength}) && f.Strength.Op == ability.NoBound {
			f.Strength = unlike(not.Strength)
			return f.Strength.Op != ability.NoBound
		}
		if is, ok := onlyState(not); ok && (is.State == ability.Answers || is.State == ability.RaceOfThis || is.State == ability.RaceOfBearer || is.State == ability.WithRaceInIt) {
			add(f, ability.IsNot(is))
			return true
		}
	}
	r.state = at
	return false
}

// unlike is any other number than those that a bound holds of, no bound where there is no
// saying it.
func unlike(b ability.Bound) ability.Bound {
	if b.Op == ability.Equal {
		b.Op = ability.Unlike
		return b
	}
	if b, ok := shape.Outside(b); ok {
		return b
	}
	return ability.Bound{}
}

// notSoMuch reads "más de 2 de Coste", which cards do not have.
func (r *reader) notSoMuch(f *ability.Filter) bool {
	at := r.state
	var much ability.Filter
	if !r.numberOf(&much) {
		r.state = at
		return false
	}
	if much.Cost.Op != ability.NoBound {
		f.Cost = much.Cost
		return deny(&f.Cost)
	}
	f.Strength = much.Strength
	return deny(&f.Strength)
}

// deny turns "3 o más", which is not so, into "2 o menos".
func deny(b *ability.Bound) bool {
	*b = unlike(*b)
	return b.Op != ability.NoBound
}

// isOnly reports whether a description says no more than another.
func isOnly(f, of ability.Filter) bool { return reflect.DeepEqual(f, of) }

// onlyState is the one state that a description asks for, where it asks for nothing else.
func onlyState(f ability.Filter) (ability.Is, bool) {
	if len(f.That) != 1 || !isOnly(f, ability.Filter{That: f.That}) {
		return ability.Is{}, false
	}
	is, ok := f.That[0].(ability.Is)
	return is, ok
}

// wasDone reads after "que haya": "en juego", a place, or a participle.
func (r *reader) wasDone(f *ability.Filter) bool {
	switch {
	case r.take("en juego"):
		return true
	case r.inThatHand():
		r.earlier()
		f.In = []ability.Zone{ability.AmongThem}
		return f.Of == ability.Anyone
	case r.take("sido declarado"):
		return r.wasDeclared(f)
	case r.take("sido bloqueado"):
		if r.byWhom() {
			r.pos--
			return r.quality(f) && !blockedBySome(*f) // who has left the fight since?
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
	if state, ok := r.hasDone(false); state != 0 {
		add(f, ability.Is{State: state})
		return ok
	}
	if v, ok := r.part(es.Bloquear, es.Destruir); ok {
		if v == es.Destruir {
			return r.toThis(f, ability.KilledThis, ability.KilledBearer)
		}
		return r.toThis(f, ability.BlocksThis, ability.BlocksBearer)
	}
	if r.peek() == "en" {
		return r.lies(f)
	}
	return r.form(0).Verb == es.NoVerb
}

// fellToo reads "este turno y fueron destruidos", "y haya sido destruido este turno" of those
// that attacked.
func (r *reader) fellToo(f *ability.Filter) bool {
	at := r.state
	r.thisTurn()
	if r.one("y") {
		_ = r.one("fue", "haya sido")
		if r.one("destruido") && !r.byWhom() {
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

// hasDone reads what a card did, the card itself or its bearer if this, after "haya" or "ha"; no
// state where it is none of these deeds.
func (r *reader) hasDone(this bool) (ability.State, bool) {
	switch {
	case r.take("atacado o bloqueado"):
		return ability.FoughtNow, r.inThisTurn()
	case r.one("atacado"):
		return r.didWhen(ability.AttackedNow, this), true
	case r.ahead(1) != "a" && r.ahead(1) != "al" && r.ahead(1) != "por" && r.one("bloqueado"):
		return r.didWhen(ability.DidBlockNow, this), true
	case r.take("entrado en juego"):
		return ability.EnteredNow, r.inThisTurn()
	case r.take("hecho dano"):
		return ability.DamagedNow, r.damagedIt()
	}
	return 0, false
}

// didWhen reads in which turn a card attacked, or blocked: "en su último turno"; in this one, where
// no other is said. This says that it is asked of the card itself or its bearer, which are yours.
func (r *reader) didWhen(s ability.State, this bool) ability.State {
	at := r.state
	r.one("en", "durante")
	own := r.one("su ultimo turno", "su turno anterior")
	yours := !own && r.one("tu ultimo turno", "tu turno anterior")
	theirs := !own && !yours && r.one("el ultimo turno oponente", "el ultimo turno de tu oponente")
	switch {
	case s == ability.AttackedNow && (own || yours && this):
		return ability.AttackedLast
	case s == ability.DidBlockNow && (yours && !this || theirs && this):
		return ability.BlockedLast
	}
	r.state = at
	r.thisTurn()
	return s
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
	lo := r.toks[r.pos-1].Word == "lo"
	v, ok := r.verb(es.Bloquear, es.Destruir, es.Acompanar, es.Portar)
	if !ok || v.Participle || v.Infinitive {
		return false
	}
	bearer := ability.IsBearer(r.event) || ability.IsBearer(r.subject)
	bearer = bearer || r.facts.Type == card.Weapon && (lo || v.Verb == es.Bloquear) // nobody blocks a weapon
	switch {
	case v.Verb == es.Acompanar:
		add(f, ability.Is{State: ability.AlliedAttack})
		r.inAttack()
	case v.Verb == es.Portar, !bearer && r.event != nil && !ability.IsThis(r.event):
		return false
	case v.Verb == es.Bloquear && bearer:
		add(f, ability.Is{State: ability.BlocksBearer})
		return r.bothWays(f)
	case v.Verb == es.Bloquear:
		add(f, ability.Is{State: ability.BlocksThis})
		return r.bothWays(f)
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
	if r.peek() != "al" && !r.one("a") && !r.toks[r.pos-1].Form.Many && r.peek() != "un" && r.peek() != "una" {
		return false
	}
	switch {
	case r.bearer():
		add(f, ability.Is{State: bearer})
		return true
	case r.thisOne():
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
	other := r.one("otros", "otras", "demas")
	f, _, ok := r.filter()
	f.Other = f.Other || other
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
		if n := es.Nouns[r.toks[i].Word]; n.Typ == card.Weapon {
			article := r.toks[i-1].Word
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
		case ability.BlocksSome, ability.BlockedBySome, ability.CarriedBySome, ability.CarriesSome, ability.Does:
			return true
		}
	}
	return false
}

// blockedBySome reports whether a filter asks for those that some others block.
func blockedBySome(f ability.Filter) bool {
	return slices.ContainsFunc(f.That, func(q ability.Quality) bool { _, by := q.(ability.BlockedBySome); return by })
}

// isBlocked holds the words of who is blocked.
var isBlocked = es.WordSet("bloqueado bloqueada bloqueados bloqueadas")

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

// alongside reads "ataquen junto a este Aliado", "acompañen a Sir Ansel": they attack
// together with the card.
func (r *reader) alongside(f *ability.Filter) bool {
	if r.facts.Type != card.Ally {
		return false
	}
	at := r.state
	with := false
	switch v := r.form(0); {
	case v.Verb == es.Acompanar && v.Clitic == "" && !v.Participle && !v.Infinitive:
		r.advance(1)
		with = r.one("a")
	case v.Verb == es.Atacar && !v.Infinitive && !v.Was:
		r.advance(1)
		with = r.one("junto a", "junto con", "con")
	case v.Verb == es.Ser && !v.Infinitive && !v.Was && (r.ahead(1) == "declarados" || r.ahead(1) == "atacantes"):
		r.advance(1)
		r.one("declarados")
		with = r.one("atacantes") && r.one("junto a", "junto con", "con")
	}
	if !with || !r.thisCard() {
		r.state = at
		return false
	}
	r.inAttack()
	add(f, ability.Is{State: ability.AlliedAttack})
	return true
}

// whenever reports whether "que ataquen", "que bloqueen" is said of cards that are changed as
// long as they do: "los Aliados que ataquen pierden 1". A Talisman does it once, when?
func (r *reader) whenever(v es.Form) bool {
	return v.Wish && v.Many && r.facts.Type != card.Talisman && (r.peek() == "no" || r.form(0).Many && !r.form(0).Participle)
}

// oneFighting reports whether "que ataque" is said of one card that does so now: "destruye un
// Aliado que ataque". What is owed "por cada Aliado que ataque" is owed as it is declared.
func (r *reader) oneFighting(v es.Form) bool {
	before := max(r.pos-6, 0)
	return v.Wish && !v.Many && r.endsBare() && !slices.ContainsFunc(r.toks[before:r.pos], func(t es.Token) bool { return t.Word == "cada" })
}

// inAttack skips "en el ataque" of those that attack together with a card.
func (r *reader) inAttack() { _ = r.one("en el ataque", "en un ataque", "al atacar") }
