package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// What the marks of a card mean: Orbe, Errante and Relámpago (Barbarie, Nuevas Habilidades
// Especiales, glossary). A Mercenario counts in a deck alone.

// withMarks adds to a text what its marks say: an Orbe is affected by cards alone that affect
// Orbes.
func withMarks(tree ability.Card) ability.Card {
	if slices.Contains(tree.Abilities, ability.Ability(ability.Orbe)) {
		only := ability.OnlyBy{What: ability.BeAffected, Of: ability.Filter{That: []ability.Quality{ability.Is{State: ability.MeansOrbes}}}}
		tree.Abilities = append(slices.Clip(tree.Abilities), ability.Continuous{Do: ability.Modify{Who: ability.This{}, Traits: []ability.Trait{only}}})
	}
	return tree
}

// meansOrbes reports whether a text speaks of Orbes to which something is done.
func meansOrbes(tree ability.Card) bool {
	found := false
	of := func(f ability.Filter) bool {
		return slices.Contains(f.That, ability.Quality(ability.Is{State: ability.WithOrbe}))
	}
	ability.Walk(tree, func(v any) {
		switch v := v.(type) {
		case ability.Chosen:
			found = found || of(v.Of)
		case ability.Every:
			found = found || of(v.Of)
		}
	})
	return found
}

// isOrbe reports whether a card is an Orbe now.
func (m *Match) isOrbe(id game.CardID) bool {
	return m.fact(id).orbe && !(inPlay(m.at[id].zone) && m.val(id).lost)
}

// hasOrbe reports whether a player controls an Orbe beside a card.
func (m *Match) hasOrbe(s game.Seat, id game.CardID) bool {
	for _, z := range playZones {
		for other := m.zone(s, z).head; other != 0; other = m.at[other].next {
			if other != id && m.isOrbe(other) {
				return true
			}
		}
	}
	return false
}

// everyStart is the phases and steps at whose beginning a card with Relámpago may be played.
var everyStart = ofPhase(ability.Regroup) | ofPhase(ability.Vigil) | ofPhase(ability.Attack) | ofPhase(ability.Block) |
	ofPhase(ability.TalismanWar) | ofPhase(ability.Damage) | ofPhase(ability.Final)

// mayStrike judges a card with Relámpago at the beginning of a phase, apart from its time. An
// Oro is still the only one of its player's turn.
func (m *Match) mayStrike(s game.Seat, id game.CardID) reason {
	f := m.fact(id)
	switch {
	case f.typ == card.NoType:
		return noFacts
	case f.typ == card.Gold && (s != m.active || int(m.goldsPlayed) >= m.goldsAllowed(s, id)):
		return oneGoldATurn
	}
	if why := m.canAfford(s, id); why != allowed || f.typ != card.Talisman {
		return why
	}
	_, why := m.spellAt(s, id, &happening{}, anyMoment)
	return why
}

// strike plays a card with Relámpago.
func (m *Match) strike(id game.CardID, s game.Seat) {
	spell, _ := m.spellAt(s, id, &happening{}, anyMoment)
	m.follow()
	p := m.push(doPlay)
	p.seat, p.card, p.ctx, p.prog = s, id, -1, int8(spell)
}
