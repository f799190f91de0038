package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// occasion reads an event named by a noun or an infinitive, as after "en
// respuesta a": "un ataque oponente", "declarar tu bloqueo", "finalizar tu
// turno", "la Fase de Vigilia oponente".
func (r *reader) occasion() (ability.Event, bool) {
	return try(r, func() (ability.Event, bool) {
		if e, ok := try(r, r.aimed); ok {
			return e, true
		}
		if e, ok := r.namedOccasion(); e != nil {
			return e, ok
		}
		if e, ok := try(r, r.nominal); ok {
			return e, true
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
		return r.phaseOccasion()
	})
}

// namedOccasion reads an occasion by the words it begins with: nil where it is none of those.
func (r *reader) namedOccasion() (ability.Event, bool) {
	switch {
	case (r.peek() == "realizar" || r.peek() == "hacer") && r.one("realizar", "hacer"):
		_ = r.one("tu") || r.one("un", "el")
		what := ability.DeclaresAttack
		if !r.one("ataque") {
			what = ability.DeclaresBlock
		}
		return ability.PlayerEvent{Who: ability.You, What: what}, what == ability.DeclaresAttack || r.one("bloqueo")
	case r.one("declarar un ataque", "declarar ataque", "declarar tu ataque"):
		return ability.PlayerEvent{Who: r.whoDeclares(r.toks[r.pos-2].Word == "un"), What: ability.DeclaresAttack}, true
	case r.one("una habilidad", "el uso de una habilidad"):
		return r.usedAbility()
	case r.one("declarar tu bloqueo", "declarar bloqueo"):
		return ability.PlayerEvent{Who: r.whoDeclares(false), What: ability.DeclaresBlock}, true
	case r.one("resolver el dano", "resolver dano"):
		e := ability.PlayerEvent{What: ability.ResolvesDamage}
		if castle, ok := r.damagedCastle(); ok {
			e.Who = shape.Against(castle)
			r.resolving = true
		}
		return e, true
	case r.take("la agrupacion de oros"):
		who, ok := r.possessor()
		r.other = who
		return ability.PlayerEvent{Who: who, What: ability.RegroupsGold}, ok
	case r.startOf():
		if w, ok := try(r, r.wholeTurn); ok {
			return ability.PhaseEvent{Window: w}, true
		}
		w, ok := r.phaseOf()
		return ability.PhaseEvent{Window: w}, ok
	case r.one("cualquier fase del juego", "cualquier fase"):
		return ability.PhaseEvent{}, true
	case r.one("finalizar", "al finalizar"), r.one("el final", "al final") && (r.peek() == "del" || r.one("de")):
		w, ok := r.wholeTurn()
		return ability.PhaseEvent{Window: w, End: true}, ok
	case r.peek() == "bajar", r.peek() == "jugar":
		return r.playingOne()
	}
	return nil, false
}

// nominals holds the nouns that say what happens to a card.
var nominals = []struct {
	noun string
	what ability.CardVerb
}{
	{"ataque", ability.Attacks}, {"destruccion", ability.IsDestroyed}, {"destierro", ability.IsExiled}, {"anulacion", ability.IsAnnulled},
	{"entrada en juego", ability.Enters}, {"entrada al juego", ability.Enters}, {"salida del juego", ability.Leaves}, {"salida de juego", ability.Leaves},
}

// nominal reads what happens to a card in a noun: "la destrucción de un Aliado oponente", "su
// destierro", "la declaración de este Aliado como atacante".
func (r *reader) nominal() (ability.Event, bool) {
	its := r.one("su")
	if !its && !r.one("la", "el", "al") {
		return nil, false
	}
	var what ability.CardVerb
	for _, n := range nominals {
		if r.take(n.noun) {
			what = n.what
			break
		}
	}
	declared := what == 0 && r.take("declaracion")
	if what == 0 && !declared {
		return nil, false
	}
	var who ability.Cards = ability.This{}
	if its {
		if declared || r.facts.Type == card.Weapon || r.subject != nil || r.event != nil {
			return nil, false
		}
	} else {
		var ok bool
		if r.peek() != "del" && !r.one("de") {
			return nil, false
		}
		if who, ok = r.eventSubject(); !ok {
			return nil, false
		}
	}
	if declared {
		if !r.one("como") {
			return nil, false
		}
		role, ok := r.role()
		r.setEvent(who)
		return declaredEvent(role, who), ok
	}
	r.take("causada")
	return r.happenedTo(who, []ability.CardVerb{what})
}

// whoDeclares reads who does it, after "declarar ataque": you, or anyone where it is any attack.
func (r *reader) whoDeclares(any bool) ability.Player {
	who := ability.You
	switch {
	case r.take("tu oponente"):
		r.other = ability.Opponent
		return ability.Opponent
	case r.one("un jugador", "cualquier jugador"), any:
		who = ability.Anyone
	}
	return r.whoseOr(who)
}

// resolves reads "resolver el daño" after "al".
func (r *reader) resolves() (ability.Event, bool) {
	return r.damageResolved(), r.one("resolver el dano", "resolver dano")
}

// damageResolved is that damage is resolved, which only an answer comes before.
func (r *reader) damageResolved() ability.Event {
	r.resolving = r.facts.Type != card.Talisman
	return ability.PlayerEvent{What: ability.ResolvesDamage}
}

// whoseOr reads whose an occasion is, of whom the sentence then speaks; who where nothing is said.
func (r *reader) whoseOr(who ability.Player) ability.Player {
	if whose, ok := r.possessor(); ok {
		r.other = whose
		return whose
	}
	return who
}

// wholeTurn reads which turn it is that begins or ends, after "finalizar", "el comienzo".
func (r *reader) wholeTurn() (ability.Window, bool) {
	w := ability.Window{Phase: ability.Turn}
	said := true
	switch {
	case r.take("tu turno"):
		w.Whose = ability.You
	case r.one("el turno", "un turno", "del turno", "turno"):
	case r.take("el turno oponente"):
		w.Whose = ability.Opponent
	default:
		said = false
	}
	if whose, ok := r.possessor(); ok {
		w.Whose = whose
	}
	return w, said
}

// playingOne reads "jugar un Aliado", "bajar un Arma", which you do.
func (r *reader) playingOne() (ability.Event, bool) {
	e := ability.PlayerEvent{Who: ability.You, What: ability.Plays}
	v := r.form(0).Verb
	r.advance(1)
	if !r.one("un", "una") {
		return e, false
	}
	f, _, ok := r.filter()
	if !ok {
		return e, false
	}
	r.setEvent(shape.OneOf(f))
	e.Card = &f
	return r.putInPlay(e, v)
}

// phaseOccasion reads "tu Fase de Vigilia", "la Fase de Ataque oponente". An attack and a
// block are declared in theirs.
func (r *reader) phaseOccasion() (ability.Event, bool) {
	w := ability.Window{}
	switch {
	case r.one("tu"):
		w.Whose = ability.You
	case r.one("la", "el", "al", "un", "una", "cualquier", "cada", "todo"):
	default:
		return nil, false
	}
	var ok bool
	if w.Phase, ok = r.phase(); !ok {
		return nil, false
	}
	w.Whose = r.whoseOr(w.Whose)
	return phaseAnswered(w), true
}

// phaseAnswered is the event that is answered in a phase.
func phaseAnswered(w ability.Window) ability.Event {
	switch w.Phase {
	case ability.Attack:
		return ability.PlayerEvent{Who: w.Whose, What: ability.DeclaresAttack}
	case ability.Block:
		return ability.PlayerEvent{Who: w.Whose, What: ability.DeclaresBlock}
	}
	return ability.PhaseEvent{Window: w}
}

// declaredOne reads "declarar a Sir Ansel atacante", "declarar bloqueador a un Dragón",
// "declararlo atacante".
func (r *reader) declaredOne() (ability.Event, bool) {
	if !r.one("declarar", "declararlo", "declararla") {
		return nil, false
	}
	named := r.toks[r.pos-1].Word == "declarar"
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
	r.setEvent(shape.OneOf(f))
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
			return e, false
		}
		e.Who, f.Of = f.Of, ability.Anyone
		e.Card = &f
		r.setEvent(shape.OneOf(f))
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

// aroundStep reads "antes de la Guerra de Talismanes", "después de la Declaración de Ataque" of what
// a player may do then: he answers the step that is over (DAR 5.3.1 to 5.3.3), or the Asignación de Daño as it begins.
func (r *reader) aroundStep(h *header) bool {
	if h.on != nil || h.windowed {
		return false
	}
	before := r.one("antes de", "justo antes de")
	if !before && !r.one("despues de", "luego de", "tras") {
		return false
	}
	if on, ok := try(r, r.stepDone); ok && !before {
		return r.answersStep(h, on)
	}
	whose := ability.Anyone
	if r.one("tu") {
		whose = ability.You
	}
	step, ok := r.phase()
	whose = r.whoseOr(whose)
	switch {
	case !ok || before && whose != ability.Anyone:
		return false
	case !before:
		step++
	case step == ability.Damage:
		return false // in the Guerra de Talismanes, or when that is over?
	}
	switch step {
	case ability.Block:
		return r.answersStep(h, ability.PlayerEvent{Who: whose, What: ability.DeclaresAttack})
	case ability.TalismanWar:
		return r.answersStep(h, ability.PlayerEvent{Who: whose, What: ability.DeclaresBlock})
	case ability.Damage:
		return whose == ability.Anyone && r.answersStep(h, phaseAnswered(ability.Window{Phase: ability.Damage}))
	}
	return false
}

// stepDone reads "declarar tus bloqueadores", "que tu oponente declare su ataque", after "después de".
func (r *reader) stepDone() (ability.Event, bool) {
	e, ok := r.declaredOne()
	if !ok && r.one("que") {
		e, ok = r.happening()
	}
	on, player := e.(ability.PlayerEvent)
	return on, ok && player && r.alsoIf == nil && (on.What == ability.DeclaresAttack || on.What == ability.DeclaresBlock)
}

// answersStep makes what follows an answer to a step, which a player may give.
func (r *reader) answersStep(h *header, on ability.Event) bool {
	h.on, h.response = on, true
	r.noteEvent(on)
	r.comma()
	return r.peek() == "puedes"
}
