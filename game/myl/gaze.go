package myl

import (
	"reflect"
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// gaze is what the values depend on beside what is in force: where the
// continuous abilities look. A change at which none of them looks leaves the
// values as they are.
type gaze struct {
	zones    uint32 // the sets of zones of which they look at the cards, by definitions.lookedAt
	numbers  bool   // strength and the like, so that a second round may find more
	turns    bool   // whose turn it is
	restless bool   // what changes without a move: the time, the battle, hidden cards
}

func (g gaze) or(o gaze) gaze {
	return gaze{g.zones | o.zones, g.numbers || o.numbers, g.turns || o.turns, g.restless || o.restless}
}

const lines = zoneSet(1<<DefenseLine | 1<<AttackLine | 1<<SupportLine)

// gazeOf finds where a continuous ability looks.
func (d *definitions) gazeOf(p *program) gaze {
	g := d.lookAt(p.zones)
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

// gazeOfTrait looks for the number of a trait. Whom it lets do what is judged
// when somebody asks.
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
	case ability.Must:
		return d.gazeIn(t.By)
	}
	return gaze{}
}

// gazeIn finds where a condition, a number or a choice of cards looks. A node
// that is not known here may look anywhere.
func (d *definitions) gazeIn(part any) gaze {
	var g gaze
	walk(reflect.ValueOf(part), func(v any) {
		switch v := v.(type) {
		case ability.Filter:
			g = g.or(d.lookAt(zonesToSearch(&v)))
			g.numbers = g.numbers || v.Highest || v.Strength.Op != ability.NoBound || v.Cost.Op != ability.NoBound
		case ability.Fits:
			if len(v.Is.In) == 0 {
				g = g.or(d.lookAt(inPlayZones))
			}
		case ability.OnlyThis, ability.Bearer:
			g = g.or(d.lookAt(lines))
		case ability.NamedCard, ability.WithCopies:
			g = g.or(d.lookAt(inPlayZones))
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
		case ability.Has, ability.Extreme, ability.StrengthOf:
			g.numbers = true
		case ability.Bound, ability.Exists, ability.Only, ability.Compares, ability.Not, ability.All, ability.Any, ability.Held,
			ability.This, ability.It, ability.Both, ability.Every, ability.CountOf, ability.CostOf, ability.WeaponsOf, ability.Times,
			ability.OfFrequency, ability.Except:
		default:
			g.numbers, g.restless = true, true
		}
	})
	return g
}

// lookAt is the gaze at the cards of some zones. Cards in a hand or a castle may
// come to be known without a move.
func (d *definitions) lookAt(zones zoneSet) gaze {
	if zones.has(Hand) || zones.has(Castle) {
		return gaze{restless: true}
	}
	i := slices.Index(d.gazedAt, zones)
	if i < 0 {
		i = len(d.gazedAt)
		if i == 32 {
			return gaze{restless: true}
		}
		d.gazedAt = append(d.gazedAt, zones)
		for z := range d.lookedAt {
			if zones.has(game.Zone(z)) {
				d.lookedAt[z] |= 1 << i
			}
		}
	}
	return gaze{zones: 1 << i}
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
	crosses := inPlay(from) != inPlay(to)
	switch {
	case crosses && (m.fact(id).continuous || m.now.touched.has(id)), from == Carried, to == Carried:
		return true
	case !m.now.gaze.restless:
		return (m.lookedAt[from]^m.lookedAt[to])&m.now.gaze.zones != 0
	case m.fact(id).typ == card.Gold && (inPlay(from) || inPlay(to)) && (!crosses || from == Played || from == Hand):
		return m.looksAtGold
	}
	return inPlay(from) || inPlay(to) || m.looksElsewhere
}
