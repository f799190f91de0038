package myl

import (
	"reflect"
	"slices"

	"castillo/game"
	"castillo/game/card"
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

// takenFrom is the cards from which a trait is taken: those that have the ability or the races,
// and whoever is chosen to lend a strength. It is nil for any other trait.
func takenFrom(t ability.Trait) ability.Cards {
	of := ability.LentBy(t)
	switch t.(type) {
	case ability.AbilityOf, ability.RaceOf:
		return of
	}
	if isChosenFreely(of) {
		return of
	}
	return nil
}

// isChosenFreely reports whether somebody has to choose which cards are meant, other than
// those that have most of something.
func isChosenFreely(of ability.Cards) bool {
	c, ok := of.(ability.Chosen)
	return ok && !c.Of.IsBest()
}

// taken is the number of a trait that is taken from a card: the face of its ability, its races,
// its strength.
func (m *Match) taken(t ability.Trait, from game.CardID) int {
	switch t.(type) {
	case ability.AbilityOf:
		return int(m.lentFace(from))
	case ability.RaceOf:
		return int(m.val(from).races)
	}
	return m.lastStrength(from)
}

// takesFromOne reports whether the traits of a modifier are taken from the same cards.
func takesFromOne(e ability.Modify) bool {
	of := keyless(besides(e))
	return !slices.ContainsFunc(e.Traits, func(t ability.Trait) bool {
		from := takenFrom(t)
		return from != nil && !reflect.DeepEqual(keyless(from), of)
	})
}

// keyless is cards as a text tells them.
func keyless(c ability.Cards) ability.Cards {
	if x, ok := c.(ability.Chosen); ok {
		x.Of.Key = 0
		return x
	}
	return c
}

// lending is that cards have the ability of another: on the card with a face, or
// on any ally, that of the card with the face, or of any card.
type lending struct {
	face  game.Face
	to    bool // to this very card only
	whose bool // that of this very card only
}

// lendingOf is the lending in a modifier, where it has one.
func lendingOf(e ability.Modify) (l lending, ok bool) {
	for _, t := range e.Traits {
		if of, lends := t.(ability.AbilityOf); lends {
			return lending{to: isUpon[ability.This](e.Who), whose: isUpon[ability.This](of.Of)}, true
		}
	}
	return l, false
}

// canBorrow reports whether a modifier can have its cards show another face.
func canBorrow(e ability.Modify) bool {
	copies := slices.Contains(e.Traits, ability.Trait(ability.BecomeIt))
	return !(copies && !isUpon[ability.This](e.Who)) && !(isNamed(e.Who) && slices.ContainsFunc(e.Traits, borrows))
}

// lendsOn reports whether a continuous ability can have cards show another face:
// there is one whose ability it is, and nobody chooses it.
func lendsOn(e ability.Modify) bool {
	for _, t := range e.Traits {
		if from := takenFrom(t); from != nil && !borrows(t) && isChosenFreely(from) {
			return false
		}
		if !borrows(t) {
			continue
		}
		of, ok := t.(ability.AbilityOf)
		if !ok || isNamed(e.Who) {
			return false
		}
		switch of := of.Of.(type) {
		case ability.This, ability.Bearer:
		case ability.Top:
			if of.N != ability.Amount(ability.Number(1)) || of.In != ability.Cemetery || of.Of == ability.Each {
				return false
			}
		case ability.Chosen:
			if !of.Of.Highest {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// blendAll makes the faces ready that have the abilities of two cards of the
// match.
func (d *definitions) blendAll() {
	d.blends = map[blend]game.Face{}
	for _, l := range d.lendings {
		for of := 1; of < d.faces; of++ {
			if l.to && game.Face(of) != l.face || !l.to && d.facts[of].typ != card.Ally {
				continue
			}
			for with := 1; with < d.faces; with++ {
				if of != with && (!l.whose || game.Face(with) == l.face) {
					d.blend(blend{game.Face(of), game.Face(with)})
				}
			}
		}
	}
}

// blend makes one face ready, once.
func (d *definitions) blend(b blend) {
	if _, ok := d.blends[b]; ok || len(d.facts) == 1<<16 {
		return
	}
	face := game.Face(len(d.facts))
	d.blends[b] = face
	both, f, lent := d.cards[b.of], d.facts[b.of], d.facts[b.with]
	both.Text += " " + d.cards[b.with].Text
	both.Ability = max(both.Ability, d.cards[b.with].Ability)
	d.cards = append(d.cards, both)
	d.facts = append(d.facts, facts{typ: f.typ, cost: f.cost, strength: f.strength, races: f.races, plain: f.plain && lent.plain,
		byHand: f.byHand || lent.byHand, discards: f.discards || lent.discards, meansOrbes: f.meansOrbes || lent.meansOrbes})
	d.printed = append(d.printed, d.printed[b.of])
	d.names = append(d.names, d.names[b.of])
	d.bearers = append(d.bearers, nil)
	for _, p := range slices.Concat(d.facts[b.of].programs, d.facts[b.with].programs) {
		d.enlist(face, p)
	}
}

// printedFace is what is printed on a card, whatever it shows for a time.
func (c *sleeve) printedFace() game.Face {
	if c.own != 0 {
		return c.own
	}
	return c.face
}

// showOwn has a card show what is printed on it again.
func (m *Match) showOwn(id game.CardID) {
	if own := m.at[id].own; own != 0 {
		m.at[id].own = 0
		m.giveFace(id, own)
		m.stale()
	}
}

// refit has every card show the face that what is in force upon it says.
func (m *Match) refit() {
	if m.borrowsFaces {
		m.refitAll()
	}
}

func (m *Match) refitAll() {
	m.derive()
	for id := game.CardID(1); id <= m.cardsN; id++ {
		c := &m.at[id]
		own := c.printedFace()
		shows := own
		for i := range m.now.forces[:m.now.n] {
			if f := &m.now.forces[i]; inPlay(c.zone) && f.rule == 0 && f.who.has(id) {
				shows = m.shownBy(f, own, shows)
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
		m.derive()
	}
}

// shownBy is the face that a force gives a card which shows another so far.
func (m *Match) shownBy(f *force, own, shows game.Face) game.Face {
	t := m.trait(f)
	of := game.Face(uint16(f.amount))
	if !borrows(t) || of == 0 {
		return shows
	}
	if t == ability.Trait(ability.BecomeIt) {
		return of
	}
	if both, ok := m.blends[blend{own, of}]; ok && shows == own {
		return both
	}
	return shows
}

// isLent reports whether an ability of a card in play is not its own.
func (m *Match) isLent(c *sleeve, prog int) bool {
	return int(c.face) >= m.faces && prog >= len(m.facts[c.own].programs)
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
