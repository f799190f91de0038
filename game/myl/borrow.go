package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
)

// A card that is for a time an exact copy of another, or has the ability of
// another beside its own, has another face for that time: whatever asks a card
// what it is and does finds the answer there. The faces with two abilities are
// made ready with the definitions.

// blend names the face of a card that has the ability of another beside its own.
type blend struct{ of, with game.Face }

// borrows reports whether a trait has a card show another face.
func borrows(t ability.Trait) bool {
	_, lends := t.(ability.AbilityOf)
	return lends || t == ability.Trait(ability.BecomeIt)
}

// canBorrow reports whether a modifier that has its cards show another face does
// so for a time that is over at one moment.
func canBorrow(e ability.Modify) bool {
	for _, t := range e.Traits {
		if !borrows(t) {
			continue
		}
		switch e.Until {
		case ability.UntilFinal, ability.UntilNextVigil, ability.UntilItLeaves, ability.WhileThis, ability.RestOfGame, ability.Permanently:
		default:
			return false
		}
		if _, self := e.Who.(ability.This); !self || len(e.Traits) > 1 {
			return false
		}
	}
	return true
}

// blendAll makes the faces ready that have the abilities of two cards of the
// match.
func (d *definitions) blendAll(trees []ability.Card) {
	d.blends = map[blend]game.Face{}
	for of := range trees {
		if !d.facts[of].borrows {
			continue
		}
		for with := 1; with < len(trees); with++ {
			d.blends[blend{game.Face(of), game.Face(with)}] = game.Face(len(d.facts))
			both := d.cards[of]
			both.Text += " " + d.cards[with].Text
			d.cards = append(d.cards, both)
			f := d.facts[of]
			d.facts = append(d.facts, facts{typ: f.typ, cost: f.cost, strength: f.strength, races: f.races, byHand: f.byHand || d.facts[with].byHand})
			d.printed = append(d.printed, d.printed[of])
			d.names = append(d.names, d.names[of])
			d.programs = append(d.programs, nil)
			d.bearers = append(d.bearers, nil)
			tree := ability.Card{Abilities: append(trees[of].Abilities[:len(trees[of].Abilities):len(trees[of].Abilities)], trees[with].Abilities...)}
			d.compile(game.Face(len(d.facts)-1), tree)
			d.note(tree)
		}
	}
}

// printedFace is what is printed on a card, whatever it shows for a time.
func (c *sleeve) printedFace() game.Face {
	if c.own != 0 {
		return c.own
	}
	return c.face
}

// refit has every card show the face that what is in force upon it says.
func (m *Match) refit() {
	if !m.borrowsFaces {
		return
	}
	for id := game.CardID(1); id <= m.cardsN; id++ {
		c := &m.at[id]
		own := c.printedFace()
		shows := own
		for i := range m.mods[:m.modsN] {
			if mod := &m.mods[i]; inPlay(c.zone) && mod.who.has(id) {
				shows = m.shownBy(mod, own, shows)
			}
		}
		if shows == c.face {
			continue
		}
		if c.own = own; shows == own {
			c.own = 0
		}
		m.giveFace(id, shows)
		m.stale()
	}
}

// shownBy is the face that a modifier gives a card which shows another so far.
func (m *Match) shownBy(mod *modifier, own, shows game.Face) game.Face {
	e, ok := m.nodes[mod.node].effect.(ability.Modify)
	if !ok || !borrows(e.Traits[0]) {
		return shows
	}
	of := game.Face(uint16(mod.amounts[0]))
	if of == 0 {
		return shows
	}
	if e.Traits[0] == ability.Trait(ability.BecomeIt) {
		return of
	}
	if both, ok := m.blends[blend{own, of}]; ok && shows == own {
		return both
	}
	return shows
}

// lentFace is the face of the card that lends its ability or is copied: what is
// printed on it.
func (m *Match) lentFace(id game.CardID) game.Face {
	if id == 0 || m.lastFace(id) == 0 {
		return 0
	}
	if c := &m.at[id]; inPlay(c.zone) {
		return c.printedFace()
	}
	return m.lastFace(id)
}
