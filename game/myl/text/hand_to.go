package text

import (
	"castillo/game/myl/ability"
)

// Until how many cards a hand holds.

// handTo reads "cartas hasta tener 4", "hasta quedar con 3 cartas en la Mano", "hasta igualar
// la Mano de tu oponente".
func (r *reader) handTo(by ability.HandMove) (ability.Effect, bool) {
	if w := r.peek(); w != "hasta" && w != "cartas" {
		return nil, false
	}
	return try(r, func() (ability.Effect, bool) {
		r.one("cartas")
		_ = r.one("de tu mano", "de su mano")
		n, ok := r.soManyInHand()
		return ability.HandTo{Who: r.actor, N: n, By: by}, ok
	})
}

// soManyInHand reads the number of cards that is aimed at.
func (r *reader) soManyInHand() (ability.Amount, bool) {
	if r.take("hasta igualar") {
		return r.asTheirHand()
	}
	if !r.one("hasta tener", "hasta que tenga", "hasta que tengas", "hasta completar", "hasta quedar con", "hasta quedarse con", "hasta quedarte con") {
		return nil, false
	}
	if n, ok := r.natural(); ok {
		_ = r.one("carta", "cartas")
		r.inOnesHand()
		return ability.Number(n), true
	}
	if r.one("la misma cantidad de cartas", "igual cantidad de cartas", "el mismo numero de cartas", "igual numero de cartas", "la misma cantidad") {
		r.inOnesHand()
		if !r.one("que") {
			return nil, false
		}
		return r.asOtherPlayer()
	}
	if !r.one("tantas cartas", "tantas") {
		return nil, false
	}
	r.inOnesHand()
	if n, ok := r.como(); ok {
		return n, true
	}
	if !r.one("como") {
		return nil, false
	}
	return r.asOtherPlayer()
}

// inOnesHand skips whose hand it is that comes to a number of cards: whoever draws has one.
func (r *reader) inOnesHand() { _ = r.one("en tu mano", "en la mano", "en su mano") }

// asTheirHand reads "la cantidad de cartas en la Mano de tu oponente", "la Mano oponente", "a
// tu oponente".
func (r *reader) asTheirHand() (ability.Amount, bool) {
	counted := r.one("a la cantidad de", "la cantidad de", "al numero de", "el numero de")
	if counted || r.one("las cartas") {
		if counted && !r.one("cartas") || !r.one("de", "en") {
			return nil, false
		}
	} else {
		_ = r.one("a")
	}
	if r.take("tu mano") {
		return inHandOf(ability.You), r.isOther(ability.You)
	}
	if z, of, ok := r.place(); ok {
		return inHandOf(of), z == ability.Hand && r.isOther(of)
	}
	return r.asOtherPlayer()
}

// asOtherPlayer reads "tu oponente", "tú": as many cards as that player holds.
func (r *reader) asOtherPlayer() (ability.Amount, bool) {
	_ = r.one("a", "las que tenga", "las de")
	of := ability.You
	if r.one("tu oponente") {
		of = ability.Opponent
	} else if !r.one("tu", "ti", "las tuyas") {
		return nil, false
	}
	r.inOnesHand()
	return inHandOf(of), r.isOther(of)
}

// isOther reports whether a player is the one who does not act.
func (r *reader) isOther(of ability.Player) bool {
	return r.actor == ability.You && of == ability.Opponent || r.actor == ability.Opponent && of == ability.You
}

// inHandOf is how many cards a player holds.
func inHandOf(of ability.Player) ability.Amount {
	return ability.CountOf{Of: ability.Filter{Of: of, In: []ability.Zone{ability.Hand}}}
}
