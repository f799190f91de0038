package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// cardVerbs reads what happens to a card.
func (r *reader) cardVerbs(negated bool, who ability.Cards) ([]ability.CardVerb, bool) {
	var verbs []ability.CardVerb
	r.zoneOf = ability.Anyone
	if r.survives(negated) {
		return []ability.CardVerb{ability.HasAttacked, ability.HasBlocked}, true
	}
	v, ok := r.cardVerb(negated, who)
	if !ok {
		return nil, false
	}
	verbs = append(verbs, v)
	both := false
	for len(verbs) < 4 {
		at := r.state
		if !r.one("o", "y", ",") {
			break
		}
		and := r.toks[r.pos-1].Word == "y"
		comma := r.toks[r.pos-1].Word == ","
		if and && r.survives(false) {
			return afterFight(verbs)
		}
		v, ok := r.cardVerb(negated, who)
		if !ok && !negated {
			v, ok = r.passiveVerb()
		}
		if !ok {
			if v, ok = r.elsewhere(verbs[len(verbs)-1]); v == ability.IsBuriedFromPlay || r.toks[r.pos-1].Word == "juego" {
				fromPlay(verbs)
			}
		}
		if next := r.peek(); !ok || comma && next != "o" && next != "y" && next != "," {
			r.state = at // after the last comma stands what is done, not what happens
			break
		}
		verbs, both = append(verbs, v), both || and
	}
	if both {
		if verbs, ok = outcome(verbs); !ok {
			return nil, false
		}
	}
	// "entre o salga del juego" shares its place.
	if r.one("en juego", "del juego", "de juego") {
		return shape.SortVerbs(verbs), true
	}
	return shape.SortVerbs(verbs), true
}

// survives reads "sobrevive al combate" and, where it was denied, "es destruido en
// combate".
func (r *reader) survives(denied bool) bool {
	at := r.state
	denied = r.one("no") || denied
	if v, ok := r.verb(es.Sobrevivir); ok && !denied && !v.Infinitive && !v.Participle && !v.You {
		return r.inFight() || r.peek() == "," || r.atEnd() // of an attack or a block alone it is not said whose
	}
	if denied && r.one("es", "fue") && r.one("destruido") && (r.inFight() || r.take("por dano de combate") || r.toks[max(at.pos-1, 0)].Word == "y") {
		return true
	}
	r.state = at
	return false
}

// inFight reads "al combate", "en combate", "a la Batalla Mitológica".
func (r *reader) inFight() bool {
	at := r.state
	if r.one("a", "al", "en") {
		r.one("un", "el", "la", "su", "ese")
		if r.one("combate", "combates", "batalla") {
			r.one("mitologica")
			return true
		}
	}
	r.state = at
	return false
}

// afterFight is what a card has done that attacked or blocked, and is still there.
func afterFight(verbs []ability.CardVerb) ([]ability.CardVerb, bool) {
	over := map[ability.CardVerb]ability.CardVerb{ability.Attacks: ability.HasAttacked, ability.Blocks: ability.HasBlocked}
	for i, v := range verbs {
		if verbs[i] = over[v]; verbs[i] == 0 {
			return nil, false
		}
	}
	return shape.SortVerbs(verbs), true
}

// outcome takes "ataca y no es bloqueado" for what it is: the one event that comes of
// the other. "Entra y sale del juego" are two.
func outcome(verbs []ability.CardVerb) ([]ability.CardVerb, bool) {
	if !slices.Contains(verbs, ability.Attacks) && !slices.Contains(verbs, ability.Blocks) {
		return verbs, true
	}
	if len(verbs) == 2 && verbs[0] == ability.Attacks && (verbs[1] == ability.IsBlocked || verbs[1] == ability.IsUnblocked) {
		return verbs[1:], true
	}
	for _, v := range verbs {
		if v != ability.Attacks && v != ability.Blocks {
			return nil, false
		}
	}
	return verbs, true
}

func (r *reader) passiveVerb() (ability.CardVerb, bool) {
	at := r.state
	switch {
	case r.one("destruido"):
		return ability.IsDestroyed, true
	case r.one("desterrado"):
		return ability.IsExiled, true
	case r.one("removido"):
		r.take("del juego")
		return ability.IsRemoved, true
	case r.one("barajado"):
		r.take("del juego")
		r.inZone(ability.Castle, "en")
		return ability.IsShuffledIn, true
	case r.one("descartado"):
		r.inZone(ability.Hand, "de", "desde")
		return ability.IsDiscarded, true
	case r.one("jugado"):
		return ability.IsPlayed, true
	case r.one("declarado"):
		r.one("como")
		if r.one("atacante") {
			return ability.Attacks, true
		}
		if r.one("bloqueador") {
			return ability.Blocks, true
		}
	case r.one("atacante"):
		return ability.Attacks, true
	case r.one("bloqueador"):
		return ability.Blocks, true
	case r.one("bloqueado"):
		return ability.IsBlocked, true
	case r.one("afectado"):
		return ability.IsAffected, true
	case r.one("objetivo"):
		return ability.IsAffected, (r.peek() == "de" || r.peek() == "del") && r.redirectsIt()
	case r.one("anulado"):
		return ability.IsAnnulled, true
	case r.one("botado"):
		r.inZone(ability.Castle, "de", "del", "desde")
		return ability.IsMilled, true
	case r.one("agrupado"):
		return ability.IsRegrouped, true
	case r.one("pagado"):
		return ability.IsPaid, true
	case r.one("subido", "devuelto"):
		if v, ok := r.goesTo(); ok {
			return v, v == ability.IsReturned
		}
		return ability.IsReturned, true
	case r.one("enviado"):
		if r.take("en juego") {
			return ability.Enters, true
		}
		if v, ok := r.goesTo(); ok {
			return v, true
		}
	}
	r.state = at
	return 0, false
}

// goesTo reads where a card goes: "al Cementerio", "a la Mano de su dueño".
func (r *reader) goesTo() (ability.CardVerb, bool) {
	if !r.one("al", "a", "en") {
		return 0, false
	}
	z, of, ok := r.place()
	if !ok {
		if !r.one("su") {
			return 0, false
		}
		if z, ok = r.zone(); !ok {
			return 0, false
		}
		r.possessor()
	} else if r.said {
		r.zoneOf = of
	}
	inPlay := r.one("desde el juego", "desde juego")
	switch z {
	case ability.Cemetery:
		switch {
		case inPlay:
			return ability.IsBuriedFromPlay, true
		case r.inZone(ability.Castle, "desde"):
			return ability.IsMilled, true
		case r.inZone(ability.Hand, "desde"):
			return ability.IsDiscarded, true
		}
		return ability.IsBuried, true
	case ability.Exile:
		return ability.IsExiled, true
	case ability.Hand:
		return ability.IsReturned, true
	case ability.Castle:
		return ability.IsShuffledIn, true
	}
	return 0, false
}

// inZone reads the zone where the card was, or goes to, after a preposition, and notes
// whose it is.
func (r *reader) inZone(want ability.Zone, prepositions ...string) bool {
	at := r.state
	if r.one(prepositions...) {
		if r.one("su") {
			if z, ok := r.zone(); ok && z == want {
				return true
			}
		} else if z, of, ok := r.place(); ok && z == want {
			if r.said {
				r.zoneOf = of
			}
			return true
		}
	}
	r.state = at
	return false
}

// toCastleOf reads whose castle is damaged: that of the other side. It may go
// unsaid.
func (r *reader) toCastleOf(who ability.Cards) bool {
	theirs := false
	switch c := who.(type) {
	case ability.Chosen:
		theirs = c.Of.Of == ability.Opponent
	}
	if theirs {
		if r.one("a tu mazo castillo", "a tu mazo", "a tu castillo") {
			return true
		}
	}
	if r.peek() == "al" || r.peek() == "a" {
		r.advance(1)
		switch {
		case r.one("tu oponente", "oponente"):
		case r.one("mazo castillo", "mazo", "castillo"):
			r.possessor()
		default:
			return false
		}
	}
	r.spokenOf(ability.Opponent)
	return true
}

// blocksWhom reads whom a blocker blocks: any ally, or one that has to fit.
func (r *reader) blocksWhom() bool {
	at := r.state
	if many, ok := try(r, r.soManyBlocked); ok {
		r.alsoIf = many
		return true
	}
	r.one("a")
	if !r.one("un", "otro", "algun") && !r.beginsOther() {
		r.state = at
		return r.peek() != "a" // whom, then?
	}
	r.foeSaid, r.bySource = true, true // "de mayor Fuerza" is than that of who blocks it
	f, _, ok := r.filter()
	r.bySource = false
	if !ok || !isBareAlly(f) {
		if ok = ok && len(f.In) == 0; ok {
			f.Of = ability.Anyone
			r.alsoIf = ability.Fits{Who: ability.Opposing{}, Is: askedOf(f, true)} // who is blocked is an ally
		}
		return ok
	}
	return true
}

func isBareAlly(f ability.Filter) bool {
	f.Types, f.Of = nil, ability.Anyone
	return shape.BareFilter(f) && len(f.In) == 0
}

// fightingNow is what a card is that was declared so.
var fightingNow = map[ability.CardVerb]ability.State{ability.Attacks: ability.Attacking, ability.Blocks: ability.Blocking}

func (r *reader) cardVerb(negated bool, who ability.Cards) (ability.CardVerb, bool) {
	return try(r, func() (ability.CardVerb, bool) {
		if r.one("no") {
			negated = true
		}
		if negated {
			_ = r.one("es", "fue")
			if r.one("declarado atacante", "declarado como atacante", "ataca") {
				return ability.DoesNotAttack, true
			}
			if r.one("declarado bloqueador", "declarado como bloqueador") || r.form(0).Verb == es.Bloquear && !r.form(0).Participle && !r.form(0).Was && !r.form(0).Past && r.ahead(1) != "a" && r.take(r.peek()) {
				return ability.DoesNotBlock, true
			}
			if r.one("bloqueado") {
				return ability.IsUnblocked, r.peek() != "por" && r.peek() != "este"
			}
			return 0, false
		}
		switch {
		case r.one("entra"):
			if r.one("en juego sin pagar su coste", "en juego sin que se haya pagado su coste") {
				return ability.EntersUnpaid, true
			}
			if r.one("en juego", "al juego") || r.peek() == "o" || r.peek() == "y" {
				return ability.Enters, true
			}
			to, ok := r.goesTo()
			return to, ok && shape.IsBuried(to)
		case r.one("sale", "va a salir", "vaya a salir", "fuera a salir"):
			if r.ofPlay() {
				return ability.Leaves, true
			}
		case r.peek() == "te" && r.form(1).Verb == es.Hacer && r.ahead(2) == "dano" && shape.ControllerOf(who) != ability.You && r.take("te hace dano"):
			_ = r.take("de combate")
			return ability.DamagesCastle, true
		case r.one("hace"):
			if r.one("dano") {
				r.take("de combate")
				if !r.toCastleOf(who) {
					return 0, false
				}
				return ability.DamagesCastle, true
			}
		case r.one("termina"):
			if r.one("de atacar", "su ataque") {
				return ability.HasAttacked, true
			}
			return ability.HasBlocked, r.one("de bloquear", "su bloqueo")
		case r.one("ataca"):
			if r.take("sin ser bloqueado") {
				return ability.IsUnblocked, true
			}
			return ability.Attacks, true
		case r.one("declara un", "declara su", "declara"):
			if r.one("ataque") {
				return ability.Attacks, true
			}
			return ability.Blocks, r.one("bloqueo")
		case r.one("se declara"):
			role, ok := r.role()
			return declaredAs(role), ok
		case r.peek() == "se" && harmsAs[r.form(1).Verb] != 0: // "un Aliado se destruya"
			f := r.form(1)
			r.advance(2)
			return harmsAs[f.Verb], !f.Participle && !f.Infinitive && f.Clitic == ""
		case r.one("bloquea"):
			return ability.Blocks, r.blocksWhom()
		case r.one("activa su habilidad", "active su habilidad"):
			return ability.ActivatesIts, true
		case r.one("utiliza su habilidad"):
			return ability.UsesIts, true
		case r.one("pierde su habilidad"):
			return ability.LosesAbility, true
		case r.one("pierde fuerza"):
			return ability.LosesStrength, true
		case r.one("fuera a ir", "va a ir", "vaya a ir"):
			to, ok := r.goesTo()
			r.looming = true
			return to, ok && shape.IsBuried(to)
		case r.one("fuera a ser", "va a ser", "vaya a ser", "haya sido", "es", "fue"):
			r.answers = r.answers || r.behind("ser") // what is done then is done before it happens (DAR 4.10)
			if p := r.peek(); p == "atacante" || p == "bloqueador" {
				return 0, false // a state, not an event
			}
			alone := r.one("el unico aliado declarado", "tu unico aliado declarado")
			v, ok := r.passiveVerb()
			if alone && ok {
				state, fights := fightingNow[v]
				r.alsoIf = onlyOne(state, shape.ControllerOf(who))
				return v, fights
			}
			return v, ok
		case r.one("va", "vaya", "llega", "llegue", "cae", "caiga", "vuelve", "vuelva", "regresa", "sube"):
			return r.goesTo()
		}
		return 0, false
	})
}

// eitherSubject reports whether the card that stands here may be the one of the event before it or of
// what is said behind it: "cuando entra en juego un Aliado oponente pierde su Habilidad".
func (r *reader) eitherSubject() bool {
	if r.facts.Type == card.Talisman || es.Numbers[r.peek()] != 1 && r.token().Value != 1 {
		return false
	}
	at := r.state
	defer func() { r.state = at }()
	if _, ok := r.anotherCard(); !ok {
		return false
	}
	r.one("no")
	f := r.form(0)
	return f.Verb != es.NoVerb && !f.Infinitive && !f.Participle && !f.Gerund && !f.You && f.Clitic == "" && !actsOnCards[f.Verb]
}

// ofPlay reads what is left: "del juego", or "de él" where "juego" was said.
func (r *reader) ofPlay() bool {
	if r.one("del juego", "de juego") || r.token().Word == "," {
		return true
	}
	near := r.toks[max(r.pos-6, 0):r.pos]
	return !es.IsNoun(r.ahead(2)) && slices.ContainsFunc(near, func(t es.Token) bool { return t.Word == "juego" }) && r.take("de el")
}
