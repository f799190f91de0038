package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// What keeps cards out of play where they lie: "las cartas no pueden salir de ningún
// Cementerio", "no pueden ser desterradas".

// bindsElsewhere reports whether a modifier keeps cards that lie out of play from something.
func bindsElsewhere(e ability.Modify) bool {
	every, ok := e.Who.(ability.Every)
	return ok && zonesOf(every.Of.In)&^inPlayZones != 0 && slices.ContainsFunc(e.Traits, func(t ability.Trait) bool { return deedsIn(t) != 0 })
}

// boundElsewhere is those among cards, out of play, to which a deed cannot be done.
func (m *Match) boundElsewhere(among cardSet, deed ability.Deed, by cause) (out cardSet) {
	for id := range among.minus(m.now.lie.inPlay()).all() {
		if m.isBound(id, deed, by) {
			out.add(id)
		}
	}
	return out
}

// isBound reports whether something in force keeps a card out of play from a deed, or, with none,
// from going elsewhere, or whoever would put it in play from that. No Talismán enters play.
func (m *Match) isBound(id game.CardID, deed ability.Deed, by cause) bool {
	if deed == 0 || deed == ability.EnterPlay && m.fact(id).typ == card.Talisman {
		deed = ability.LeavePlay
	}
	about := uint32(1) << deed
	switch deed {
	case ability.BeExiled, ability.BeShuffledIn, ability.BeReturned, ability.BeRemoved, ability.EnterPlay:
		about |= 1 << ability.LeavePlay
	}
	if by.source != 0 && by.source != id {
		about |= 1 << ability.BeAffected
	}
	if deed == ability.EnterPlay && by.source != 0 && m.banned(by.seat, ability.PutCards, id) {
		return true
	}
	m.derive()
	for i := range m.now.forces[:m.now.n] {
		if f := &m.now.forces[i]; f.rule == 0 && f.who.has(id) && m.traitForbids(f, about, by) {
			return true
		}
	}
	return false
}

// unbound is those among cards that an effect may move from where they lie.
func (m *Match) unbound(among cardSet, e ability.Effect, by cause) cardSet {
	deed := ability.Deed(0)
	switch e := e.(type) {
	case ability.Act:
		if e.Verb != ability.Discard && goalOf(e.Verb) == Nowhere {
			return among
		}
		deed = deedOf(e.Verb)
	case ability.ExileFor:
		deed = ability.BeExiled
	case ability.Put:
		if putsInPlay(e) {
			deed = ability.EnterPlay
		}
	case ability.Play:
		deed = ability.EnterPlay
	default:
		return among
	}
	return among.minus(m.boundElsewhere(among, deed, by))
}

// firm reports whether a deed is one from which a card is kept while it is being played.
func firm(d ability.Deed) bool {
	return d == ability.BeAnnulled || d == ability.BeRedirected || d == ability.BePrevented
}

// firms reports whether a modifier keeps cards of a kind from such a deed, whether any is in play
// or not.
func firms(e ability.Modify) bool {
	return isUpon[ability.Every](e.Who) && slices.ContainsFunc(e.Traits, func(t ability.Trait) bool {
		no, ok := t.(ability.Cannot)
		return ok && firm(no.What)
	})
}

// putsInPlay reports whether an effect brings cards into play, or moves them there.
func putsInPlay(e ability.Put) bool {
	return e.To.Zone == ability.InPlay || inPlayZones.has(zoneOf(e.To.Zone))
}
