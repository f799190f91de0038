package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// openHand reads "tu oponente juega con su Mano a la vista".
func (r *reader) openHand() (ability.PlayerRule, bool) {
	who, ok := r.player()
	if !ok {
		return nil, false
	}
	if who == ability.Each {
		who = ability.Anyone
	}
	r.one("debe", "deben")
	f, ok := r.verb(vJugar, vMostrar)
	if ok && f.verb == vMostrar {
		shown := who == ability.Anyone && r.one("su", "sus") && r.one("mano", "manos")
		return ability.ShowHands{Who: who}, shown && r.showsOn()
	}
	if !ok || f.participle || !r.one("con") || !r.one("su", "sus", "la", "las") || !r.one("mano", "manos") {
		return nil, false
	}
	return ability.ShowHands{Who: who}, r.take("a", "la", "vista") || r.one("descubierta", "abierta", "visible")
}

// showsOn reports whether a hand is shown for some time, not once: it says how long, or
// nothing says when.
func (r *reader) showsOn() bool {
	at := r.state
	_, timed := r.duration()
	r.state = at
	return timed || r.facts.Type != card.Talisman && (r.begin == 0 || r.toks[r.begin-1].kind == stop)
}

// handLimit reads "los jugadores no pueden tener más de 4 cartas en su Mano".
func (r *reader) handLimit() (ability.PlayerRule, bool) {
	who, ok := r.barred()
	if !ok || !r.take("tener", "mas", "de") {
		return nil, false
	}
	n, ok := r.natural()
	if !ok || !r.one("carta", "cartas") || !r.one("en") || !r.one("su", "sus", "la", "tu") {
		return nil, false
	}
	return ability.HandLimit{Who: who, N: n}, r.one("mano", "manos")
}

// playedIn reads "esta Arma se juega en tu Línea de Apoyo" (DAR 4.2.2.1).
func (r *reader) playedIn() (ability.PlayerRule, bool) {
	r.one("puedes")
	switch {
	case r.one("juega", "jugar"):
		r.one("a")
		if !r.thisCard() {
			return nil, false
		}
	case r.thisCard():
		if !r.take("se", "juega") && !r.take("puede", "ser", "jugada") && !r.take("puede", "jugarse") {
			return nil, false
		}
	default:
		return nil, false
	}
	if !r.one("en") {
		return nil, false
	}
	z, of, ok := r.place()
	return ability.PlayedIn{Zone: z}, ok && z == ability.SupportLine && of == ability.You
}

// moreGolds reads "jugar 2 Oros por turno".
func (r *reader) moreGolds() (ability.PlayerRule, bool) {
	if !r.take("jugar") {
		return nil, false
	}
	n, ok := r.natural()
	if !ok || n < 2 || !r.one("oro", "oros") || !r.eachTurn() {
		return nil, false
	}
	return ability.Allowance{Who: ability.You, N: n, Card: ability.Filter{Types: []card.Type{card.Gold}}}, true
}
