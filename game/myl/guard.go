package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// Whom the continuous abilities of other cards reach. A card is affected when anything
// printed on it is altered by the effect of another card (DAR 4.12), so nothing of that
// reaches one that this card cannot affect.

// reached is those of some cards that a trait of a continuous ability reaches.
func (m *Match) reached(who cardSet, t ability.Trait, ctx *context) cardSet {
	guarded := who.and(m.now.guarded)
	guarded.drop(ctx.source) // it is no other card
	if guarded.empty() || !alters(t) {
		return who
	}
	by := cause{source: ctx.source, seat: ctx.seat}
	for id := range guarded.all() {
		if m.isGuarded(id, by) {
			who.drop(id)
		}
	}
	return who
}

// isGuarded reports whether what was gathered so far keeps a card from being affected.
func (m *Match) isGuarded(id game.CardID, by cause) bool {
	for i := range m.now.forces[:m.now.n] {
		if f := &m.now.forces[i]; f.layer&layerGuard != 0 && f.who.has(id) && m.traitForbids(f, 1<<ability.BeAffected, by) {
			return true
		}
	}
	return false
}

// alters reports whether a trait alters what is printed on a card. What it may do or has
// to do affects its controller (DAR 4.12.1), and what may be done to it nobody.
func alters(t ability.Trait) bool {
	_, keyword := t.(ability.With)
	return keyword || deedsIn(t) == 0
}
