package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// gaze is what the values depend on beside what is in force: where the
// continuous abilities look. A change at which none of them looks leaves the
// values as they are.
type gaze struct {
	looks    uint32 // at which cards they look, by definitions.lookedAt
	numbers  bool   // strength and the like, so that a second round may find more
	turns    bool   // whose turn it is
	restless bool   // what changes without a move: the time, the battle, hidden cards
}

func (g gaze) or(o gaze) gaze {
	return gaze{g.looks | o.looks, g.numbers || o.numbers, g.turns || o.turns, g.restless || o.restless}
}

const lines = zoneSet(1<<DefenseLine | 1<<AttackLine | 1<<SupportLine)

// outlook is cards that continuous abilities look at: of some types, 0 for all, in
// some zones.
type outlook struct {
	types card.TypeSet
	zones zoneSet
}

// gazeOf finds where a continuous ability looks. Its own card comes into play and
// leaves it as one that has such an ability.
func (d *definitions) gazeOf(p *program) gaze {
	var g gaze
	if p.zones != inPlayZones {
		g = d.lookAt(outlook{zones: p.zones})
	}
	if p.cond != nil {
		g = g.or(d.gazeIn(p.cond))
	}
	return g.or(d.gazeOfNode(p.do))
}

func (d *definitions) gazeOfNode(at uint16) gaze {
	var g gaze
	n := &d.nodes[at]
	switch e := n.effect.(type) {
	case ability.Modify:
		g = d.gazeIn(e.Who)
		for _, t := range e.Traits {
			g = g.or(d.gazeOfTrait(t))
		}
	case ability.IfThen:
		g = d.gazeIn(e.If)
	}
	for _, k := range n.kids {
		g = g.or(d.gazeOfNode(k))
	}
	return g
}

// gazeOfTrait looks for the number of a trait, and for whom a guard keeps out. Whom else
// it lets do what is judged when somebody asks.
func (d *definitions) gazeOfTrait(t ability.Trait) gaze {
	switch t := t.(type) {
	case ability.Strengthen:
		return d.gazeIn(t.By)
	case ability.Weaken:
		return d.gazeIn(t.By)
	case ability.SetStrength:
		return d.gazeIn(t.To)
	case ability.SetCost:
		return d.gazeIn(t.To)
	case ability.Capacity:
		return d.gazeIn(t.N)
	case ability.AbilityOf:
		return d.gazeIn(t.Of)
	case ability.RaceOf:
		return d.gazeIn(t.Of)
	case ability.Must:
		return d.gazeIn(t.By)
	case ability.Cannot:
		if t.What == ability.BeAffected && t.By != nil {
			return d.gazeIn(t.By.Of)
		}
	case ability.CannotUnless:
		if t.What == ability.BeAffected {
			return d.gazeIn(t.If)
		}
	case ability.OnlyBy:
		if t.What == ability.BeAffected {
			return d.gazeIn(t.Of)
		}
	}
	return gaze{}
}

// gazeIn finds where a condition, a number or a choice of cards looks. A node
// that is not known here may look anywhere.
func (d *definitions) gazeIn(part any) gaze {
	var g gaze
	ability.Walk(part, func(v any) {
		switch v := v.(type) {
		case ability.Filter:
			g = g.or(d.lookAt(outlook{card.TypesOf(v.Types...), zonesToSearch(&v)}))
			g.numbers = g.numbers || v.Highest || v.Strength.Op != ability.NoBound || v.Cost.Op != ability.NoBound
		case ability.Fits:
			if len(v.Is.In) == 0 {
				g = g.or(d.lookAt(outlook{zones: inPlayZones}))
			}
		case ability.OnlyThis, ability.Bearer:
			g = g.or(d.lookAt(outlook{zones: lines}))
		case ability.NamedCard, ability.WithKin:
			g = g.or(d.lookAt(outlook{zones: inPlayZones}))
		case ability.Is:
			switch v.State {
			case ability.Armed, ability.Unarmed, ability.WithAbility, ability.PlainGold, ability.RaceOfThis, ability.OneRace, ability.IsNamed:
			case ability.Modified:
				g.numbers = true
			default:
				g.numbers, g.restless = true, true
			}
		case ability.FirstTurn, ability.TurnOf:
			g.turns = true
		case ability.Has, ability.HasAny, ability.HasNot, ability.Extreme, ability.StrengthOf:
			g.numbers = true
		case ability.Bound, ability.Exists, ability.Only, ability.Compares, ability.Not, ability.All, ability.Any, ability.Held,
			ability.This, ability.It, ability.Both, ability.Every, ability.CountOf, ability.CostOf, ability.WeaponsOf, ability.Times, ability.Capped,
			ability.OfFrequency, ability.Except:
		default:
			g.numbers, g.restless = true, true
		}
	})
	return g
}

// lookAt is the gaze at some cards. Those in a hand or a castle may come to be known
// without a move.
func (d *definitions) lookAt(at outlook) gaze {
	if at.zones.has(Hand) || at.zones.has(Castle) {
		return gaze{restless: true}
	}
	i := slices.Index(d.looks, at)
	if i < 0 {
		i = len(d.looks)
		if i == 32 {
			return gaze{restless: true}
		}
		d.looks = append(d.looks, at)
		for t := range d.lookedAt {
			for z := range d.lookedAt[t] {
				if at.zones.has(game.Zone(z)) && (at.types == 0 || t == int(card.NoType) || at.types.Has(card.Type(t))) {
					d.lookedAt[t][z] |= 1 << i
				}
			}
		}
	}
	return gaze{looks: 1 << i}
}

// stir makes the values be derived again where a continuous ability looks at what
// changed without a move: the time, the marks of the battle, a face or who saw it.
func (m *Match) stir() {
	if m.now.gaze.restless {
		m.stale()
	}
}

// revalue keeps values that are up to date so when a card has gone from one zone
// to another.
func (m *Match) revalue(id game.CardID, from, to game.Zone) {
	if m.matters(id, from, to) {
		m.stale()
	}
}

// matters reports whether a move can change how any card counts.
func (m *Match) matters(id game.CardID, from, to game.Zone) bool {
	crosses, typ := inPlay(from) != inPlay(to), m.fact(id).typ
	if m.now.retyped {
		typ = card.NoType
	}
	switch {
	case crosses && (m.fact(id).continuous || m.now.touched.has(id)), m.fact(id).swaysIn(from) != m.fact(id).swaysIn(to), from == Carried, to == Carried:
		return true
	case !m.now.gaze.restless:
		return (m.lookedAt[typ][from]^m.lookedAt[typ][to])&m.now.gaze.looks != 0
	case m.fact(id).typ == card.Gold && (inPlay(from) || inPlay(to)) && (!crosses || from == Played || from == Hand):
		return m.looksAtGold
	}
	return inPlay(from) || inPlay(to) || m.looksElsewhere
}
