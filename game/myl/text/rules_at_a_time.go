package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// onlyAtATime reads what players may do at one time and no other: "tu oponente solo puede jugar
// Talismanes en su Fase de Vigilia", "no puede buscar fuera de su turno", "no puedes jugar
// Tótems, salvo en la Guerra de Talismanes".
func (r *reader) onlyAtATime() (ability.Effect, bool) {
	who, allowed := r.allowedOnly()
	if !allowed {
		var ok bool
		if who, ok = r.barred(); !ok {
			return nil, false
		}
	}
	is, ok := r.forbiddenDeed(who)
	if _, bans := is.(ability.Forbid); !ok || !bans {
		return nil, false
	}
	r.comma()
	if outside := r.peek() == "fuera"; allowed == outside && !r.one("salvo", "excepto") {
		return nil, false
	}
	when, ok := r.otherTimes(who)
	return ability.IfThen{If: when, Then: ability.Rule{Is: is}}, ok
}

// allowedOnly reads the player who may do something at one time only: "tu oponente solo puede",
// "solo puedes".
func (r *reader) allowedOnly() (ability.Player, bool) {
	at := r.state
	who, said := r.player()
	if !said {
		who = ability.You
	}
	if who == ability.Each {
		who = ability.Anyone
	}
	if r.one("solo") && r.one("puede", "puedes") && r.toks[r.pos-1].Form.You != said {
		return who, true
	}
	r.state = at
	return 0, false
}

// otherTimes reads a time of a player, "en su Fase de Vigilia", "fuera de tu turno", as the
// condition that it is another.
func (r *reader) otherTimes(who ability.Player) (ability.Condition, bool) {
	_ = r.take("fuera de") || r.one("en", "durante")
	if turn, ok := r.turnOfPlayer(who); ok {
		return ability.TurnOf{Who: shape.Against(turn)}, true
	}
	w, ok := r.phaseOf()
	if w.Whose == ability.Acting {
		w.Whose = who
		ok = ok && ofSomebody(who)
	}
	return ability.Not{Of: ability.During{Window: w}}, ok
}
