package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// occasion reads an event named by a noun or an infinitive, as after "en
// respuesta a": "un ataque oponente", "declarar tu bloqueo", "finalizar tu
// turno", "la Fase de Vigilia oponente".
func (r *reader) occasion() (ability.Event, bool) {
	return try(r, func() (ability.Event, bool) {
		if e, ok := try(r, r.aimed); ok {
			return e, true
		}
		switch {
		case (r.peek() == "realizar" || r.peek() == "hacer") && r.one("realizar", "hacer"):
			own := r.one("tu")
			_ = own || r.one("un", "el")
			what := ability.DeclaresAttack
			if !r.one("ataque") {
				if what = ability.DeclaresBlock; !r.one("bloqueo") {
					return nil, false
				}
			}
			return ability.PlayerEvent{Who: ability.You, What: what}, true
		case r.one("un ataque", "el ataque", "al ataque", "la declaracion de ataque", "declarar un ataque", "tu declaracion de ataque", "declarar ataque", "declarar tu ataque", "tu ataque"):
			own := r.toks[r.pos-1].word == "ataque" && (r.toks[r.pos-2].word == "tu" || r.toks[r.pos-2].word == "declarar") ||
				r.pos >= 4 && r.toks[r.pos-4].word == "tu"
			who := ability.Anyone
			if own {
				who = ability.You
			}
			if whose, ok := r.possessor(); ok {
				who = whose
				r.other = whose
			}
			return ability.PlayerEvent{Who: who, What: ability.DeclaresAttack}, true
		case r.one("una habilidad", "el uso de una habilidad"):
			return r.usedAbility()
		case r.one("declarar tu bloqueo", "tu declaracion de bloqueo", "declarar bloqueo"):
			return ability.PlayerEvent{Who: ability.You, What: ability.DeclaresBlock}, true
		case r.one("la declaracion de bloqueo", "un bloqueo"):
			who := ability.Anyone
			if whose, ok := r.possessor(); ok {
				who, r.other = whose, whose
			}
			return ability.PlayerEvent{Who: who, What: ability.DeclaresBlock}, true
		case r.one("resolver el dano", "resolver dano"):
			e := ability.PlayerEvent{What: ability.ResolvesDamage}
			if castle, ok := r.damagedCastle(); ok {
				e.Who = against(castle)
				r.resolving = true
			}
			return e, true
		case r.take("la agrupacion de oros"):
			who, ok := r.possessor()
			r.other = who
			return ability.PlayerEvent{Who: who, What: ability.RegroupsGold}, ok
		case r.startOf():
			w, ok := r.phaseOf()
			return ability.PhaseEvent{Window: w}, ok
		case r.one("cualquier fase del juego", "cualquier fase"):
			return ability.PhaseEvent{}, true
		case r.one("finalizar", "al finalizar"), r.one("el final", "al final") && (r.peek() == "del" || r.one("de")):
			w := ability.Window{Phase: ability.Turn}
			switch {
			case r.take("tu turno"):
				w.Whose = ability.You
			case r.one("el turno", "un turno", "del turno"):
			case r.take("el turno oponente"):
				w.Whose = ability.Opponent
			default:
				return nil, false
			}
			if whose, ok := r.possessor(); ok {
				w.Whose = whose
			}
			return ability.PhaseEvent{Window: w, End: true}, true
		case r.peek() == "bajar", r.peek() == "jugar":
			v := r.form(0).verb
			r.advance(1)
			if !r.one("un", "una") {
				return nil, false
			}
			f, _, ok := r.filter()
			if !ok {
				return nil, false
			}
			r.setEvent(one(f))
			return r.putInPlay(ability.PlayerEvent{Who: ability.You, What: ability.Plays, Card: &f}, v)
		case r.facts.Type != card.Weapon && r.take("su destruccion"):
			r.setEvent(ability.This{})
			return ability.CardEvent{What: []ability.CardVerb{ability.IsDestroyed}, Who: ability.This{}}, true
		case r.take("la destruccion de"):
			c, ok := r.eventSubject()
			if !ok {
				return nil, false
			}
			r.setEvent(c)
			return ability.CardEvent{What: []ability.CardVerb{ability.IsDestroyed}, Who: c}, true
		}
		if e, ok := try(r, r.declaredOne); ok {
			return e, true
		}
		if e, ok := try(r, r.infinitiveEvent); ok {
			return e, true
		}
		if e, ok := try(r, r.playedKind); ok {
			return e, true
		}
		w := ability.Window{}
		switch {
		case r.one("tu"):
			w.Whose = ability.You
		case r.one("la", "el"):
		default:
			return nil, false
		}
		var ok bool
		if w.Phase, ok = r.phase(); !ok {
			return nil, false
		}
		if whose, ok := r.possessor(); ok {
			w.Whose, r.other = whose, whose
		}
		switch w.Phase {
		case ability.Attack:
			return ability.PlayerEvent{Who: w.Whose, What: ability.DeclaresAttack}, true
		case ability.Block:
			return ability.PlayerEvent{Who: w.Whose, What: ability.DeclaresBlock}, true
		}
		return ability.PhaseEvent{Window: w}, true
	})
}

// declaredOne reads "declarar a Sir Ansel atacante", "declarar bloqueador a un Dragón",
// "declararlo atacante".
func (r *reader) declaredOne() (ability.Event, bool) {
	if !r.one("declarar", "declararlo", "declararla") {
		return nil, false
	}
	named := r.toks[r.pos-1].word == "declarar"
	if what, ok := r.declaration(); named && ok {
		e := ability.PlayerEvent{Who: ability.You, What: what}
		if c, ok := r.withThis(e); ok {
			return c, true
		}
		r.noteEvent(e)
		return e, true
	}
	role, known := r.role()
	var c ability.Cards = ability.This{}
	if named {
		r.one("a")
		var ok bool
		if c, ok = r.eventSubject(); !ok {
			return nil, false
		}
	}
	if !known {
		if role, known = r.role(); !known {
			return nil, false
		}
	}
	r.setEvent(c)
	return declaredEvent(role, c), true
}

// playedKind reads "un Talismán oponente", which is played.
func (r *reader) playedKind() (ability.Event, bool) {
	if !r.one("un", "una") {
		return nil, false
	}
	f, _, ok := r.filter()
	if !ok || len(f.In) > 0 {
		return nil, false
	}
	who := f.Of
	if who == ability.Opponent {
		r.other = ability.Opponent
	}
	f.Of = ability.Anyone
	r.setEvent(one(f))
	return ability.PlayerEvent{Who: who, What: ability.Plays, Card: &f}, true
}

// usedAbility reads whose ability is used: "una Habilidad oponente", "una Habilidad de
// un Aliado oponente".
func (r *reader) usedAbility() (ability.Event, bool) {
	e := ability.PlayerEvent{What: ability.UsesAbility}
	if whose, ok := r.possessor(); ok {
		e.Who = whose
	} else if r.one("de") && r.one("un", "una") {
		f, _, ok := r.filter()
		if !ok {
			return nil, false
		}
		e.Who, f.Of = f.Of, ability.Anyone
		e.Card = &f
		r.setEvent(one(f))
	}
	r.other = e.Who
	return e, true
}

// declaration reads what is declared as a whole: "tu ataque", "un bloqueo".
func (r *reader) declaration() (ability.PlayerVerb, bool) {
	switch {
	case r.one("ataque", "un ataque", "tu ataque", "el ataque"):
		return ability.DeclaresAttack, true
	case r.one("bloqueo", "un bloqueo", "tu bloqueo", "el bloqueo"):
		return ability.DeclaresBlock, true
	}
	return 0, false
}
