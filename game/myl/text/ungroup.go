package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// ungroup reads "2 Oros oponentes" after "desagrupa": they go where Oros go that were paid.
func (r *reader) ungroup(f es.Form) (ability.Effect, bool) {
	c, ok := r.object(f)
	if !ok {
		return nil, false
	}
	var of ability.Filter
	switch x := c.(type) {
	case ability.Chosen:
		of, ok = r.inReserve(x.Of)
		x.Of = of
		c = x
	case ability.Every:
		of, ok = r.inReserve(x.Of)
		c = ability.Every{Of: of}
	default:
		return nil, false
	}
	to := ability.Destination{Zone: ability.PaidGold, Of: of.Of}
	if of.Of == ability.Anyone {
		to.Of = ability.Owner
	}
	return ability.Put{Who: r.actor, What: c, To: to}, ok
}

// inReserve is Oros that were not paid: those of who acts, where nobody's are named.
func (r *reader) inReserve(f ability.Filter) (ability.Filter, bool) {
	if shape.OneType(f) != card.Gold || len(f.In) > 0 {
		return f, false
	}
	if f.Of == ability.Anyone && r.actor != ability.You {
		f.Of = r.actor
	}
	f.In = []ability.Zone{ability.GoldReserve}
	return f, true
}
