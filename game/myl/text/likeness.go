package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// A card that has what another has: its strength, its races, its ability.

// likeness reads "la Fuerza, la Raza y la Habilidad de otro Aliado", "la misma Fuerza que este
// Aliado", "su Fuerza y su Habilidad".
func (r *reader) likeness() ([]ability.Trait, bool) {
	whose := r.peek()
	if whose != "la" && whose != "su" {
		return nil, false
	}
	like, same := r.likenesses()
	if like == nil {
		return nil, false
	}
	of, ok := r.theLikeOf(whose, same)
	if !ok {
		return nil, false
	}
	var out []ability.Trait
	for _, t := range like {
		switch t.(type) {
		case ability.RaceOf:
			t = ability.RaceOf{Of: of}
		case ability.AbilityOf:
			t = ability.AbilityOf{Of: of}
		default:
			t = ability.SetStrength{To: ability.StrengthOf{Of: of}}
			ok = shape.IsReference(of) || shape.AllOfThem(of) || isOne(of) || r.isFoe(of) || of == ability.Cards(ability.Opposing{})
		}
		out = append(out, t)
	}
	return out, ok
}

// likenesses reads what is alike, "la Fuerza y la Raza", and whether it is said to be the same.
func (r *reader) likenesses() (out []ability.Trait, same bool) {
	at := r.state
	for len(out) < 3 {
		if len(out) > 0 && !r.one(",", "y") {
			break
		}
		r.one("la", "su")
		same = r.one("misma") || same
		switch {
		case r.one("fuerza"):
			out = append(out, ability.SetStrength{})
		case r.one("raza"):
			out = append(out, ability.RaceOf{})
		case r.one("habilidad"):
			out = append(out, ability.AbilityOf{})
		default:
			r.state = at
			return out, same
		}
		at = r.state
	}
	return out, same
}

// theLikeOf reads the card that lends what another has of it. It is not the one that is spoken of
// afterwards.
func (r *reader) theLikeOf(whose string, same bool) (ability.Cards, bool) {
	if whose == "su" {
		c, latest := r.it(), r.latestPick
		if c == r.subject && !r.picked && r.foe == nil && r.before.has() {
			c, latest = r.pickedBefore(), r.before.pick // "elige un Aliado. Este Aliado tiene su Fuerza"
		}
		return c, shape.IsReference(c) && shape.IsReference(r.subject) && c != r.subject && !latest.many && !latest.several
	}
	if same && r.one("que") || r.peek() == "del" || r.one("de") {
		before := r.pickedCards
		c, ok := r.measured()
		if !ok {
			c, ok = r.cards()
		}
		before.borrows = r.borrows
		r.pickedCards = before
		return c, ok
	}
	return nil, false
}

// isOne reports whether exactly one card is to be chosen.
func isOne(of ability.Cards) bool {
	c, ok := of.(ability.Chosen)
	return ok && c.Count == (ability.Count{N: ability.Number(1)}) && !c.Random
}
