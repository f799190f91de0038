// Package abilitytest generates random abilities for property tests: of the
// reader and printer, of the rules core, of whatever takes a tree.
//
// What it makes is what texts can say: pronouns have something to refer to,
// changes have a duration where they need one, costs are things that can be
// paid. It covers every node of the tree.
package abilitytest

import (
	"pgregory.net/rapid"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// Facts generates the facts of a card: a type, and what goes with it.
func Facts() *rapid.Generator[card.Card] {
	return rapid.Custom(func(t *rapid.T) card.Card {
		c := card.Card{
			Name: rapid.SampledFrom([]string{"Guardia del Umbral", "Brasa", "Sir Ansel, el Tuerto", "Puerta de Sal"}).Draw(t, "name"),
			Type: rapid.SampledFrom(card.Types()).Draw(t, "type"),
			Cost: card.NoNumber, Strength: card.NoNumber,
		}
		if c.Type != card.Gold {
			c.Cost = int8(rapid.IntRange(0, 6).Draw(t, "cost"))
		}
		if c.Type == card.Ally {
			c.Strength = int8(rapid.IntRange(0, 6).Draw(t, "strength"))
			c.Races = card.RacesOf(card.Race(rapid.IntRange(1, card.RaceCount).Draw(t, "race")))
		}
		return c
	})
}

// Card generates the abilities of a card with these facts.
func Card(facts card.Card) *rapid.Generator[ability.Card] {
	return rapid.Custom(func(t *rapid.T) ability.Card {
		g := &gen{t: t, facts: facts}
		n := g.upTo(3)
		var c ability.Card
		for i := 0; i < n && !g.looked; i++ {
			c.Abilities = append(c.Abilities, g.ability(i == 0))
		}
		if g.chance(6) {
			c.Abilities = append(c.Abilities, pick(g, ability.Mercenario, ability.Orbe, ability.Errante, ability.Relampago))
		}
		if g.chance(6) {
			c.Abilities = append(c.Abilities, ability.Unique{}) // always said last
		}
		return c
	})
}

// gen draws the parts of one card, keeping track of what pronouns may mean.
type gen struct {
	t       *rapid.T
	facts   card.Card
	actor   ability.Player
	picked  bool // It has cards to mean
	left    bool // the pick left others out
	looked  bool // cards were looked at: what is said next is said of them
	event   bool // the event has a card that is not the source
	named   bool // a card was named
	outside bool // a card was searched for, or the card itself is out of play
	drawn   bool // cards were drawn or milled since
}

func (g *gen) n(low, high int) int   { return rapid.IntRange(low, high).Draw(g.t, "n") }
func (g *gen) upTo(high int) int     { return g.n(1, high) }
func (g *gen) chance(oneIn int) bool { return g.n(1, oneIn) == oneIn }
func (g *gen) num(low, high int) ability.Number {
	return ability.Number(g.n(low, high))
}

// pick notes that cards were picked: what was drawn before is not spoken of any more.
func (g *gen) pick() { g.picked, g.left, g.drawn = true, true, false }

// all notes that every card of a kind was spoken of, of which none is left.
func (g *gen) all() { g.picked, g.left, g.drawn = true, false, false }

// pick draws one of several.
func pick[T any](g *gen, from ...T) T { return rapid.SampledFrom(from).Draw(g.t, "pick") }

// fresh starts an ability.
func (g *gen) fresh() {
	g.actor, g.picked, g.event, g.named, g.outside, g.drawn, g.looked = ability.You, false, false, false, false, false, false
}

func (g *gen) ability(first bool) ability.Ability {
	g.fresh()
	if g.facts.Type == card.Talisman {
		if first {
			return g.spell()
		}
		return g.besideSpell()
	}
	switch g.n(1, 13) {
	case 13:
		return g.rare()
	case 1:
		return pick[ability.Ability](g, ability.OneInPlay{}, ability.OneActivation{}, ability.NotInitialGold{})
	case 2:
		return g.playOnly()
	case 3, 4, 5:
		return g.activated()
	case 6, 7:
		return g.response()
	case 8, 9, 10:
		return g.triggered()
	}
	return g.continuous()
}

// besideSpell draws what a Talisman can have besides its effect.
func (g *gen) besideSpell() ability.Ability {
	inCemetery := ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: ability.You, In: []ability.Zone{ability.Cemetery}}}
	g.outside = true
	switch g.n(2, 6) {
	case 2:
		return g.playOnly()
	case 3:
		return ability.Continuous{Do: ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.Cannot{What: ability.BeAnnulled}}}}
	case 4:
		return ability.Continuous{Do: ability.Rule{Is: ability.From{Zone: ability.Cemetery, Exiled: g.chance(2)}}}
	case 5:
		return ability.Triggered{On: ability.CardEvent{What: []ability.CardVerb{ability.IsPlayed}, Who: ability.This{}}, Do: g.body(triggerBody)}
	}
	return ability.Activated{By: ability.You, If: inCemetery, Cost: ability.Pay{Who: ability.You, N: g.num(1, 3)}, Do: g.body(paidBody)}
}

func (g *gen) playOnly() ability.Ability {
	p := ability.PlayOnly{If: g.condition()}
	if g.chance(3) {
		p.From = pick(g, ability.Hand, ability.Cemetery)
	}
	if g.facts.Type != card.Talisman && g.chance(2) {
		p.When = g.window()
	}
	return p
}

func (g *gen) spell() ability.Ability {
	s := ability.Spell{}
	switch g.n(1, 3) {
	case 1:
		s.When = g.window()
	case 2:
		s.On = g.responseEvent(false)
	}
	s.Do = g.body(spellBody)
	return s
}

func (g *gen) window() ability.Window {
	w := ability.Window{Phase: pick(g, ability.Regroup, ability.Vigil, ability.Battle, ability.Attack, ability.Block, ability.TalismanWar, ability.Damage, ability.Final)}
	w.Whose = pick(g, ability.Anyone, ability.You, ability.Opponent)
	return w
}

func (g *gen) limit() int { return pick(g, 0, 0, 1, 3) }

func (g *gen) maybeCondition() ability.Condition {
	if g.chance(3) {
		return g.condition()
	}
	return nil
}

func (g *gen) activated() ability.Ability {
	a := ability.Activated{By: ability.You, Limit: g.limit(), If: g.maybeCondition()}
	if g.chance(2) {
		a.When = g.window()
	}
	if g.chance(5) {
		a.By = ability.Opponent
		g.actor = ability.Opponent
	}
	if a.By == ability.Opponent || g.chance(2) {
		a.Cost = g.cost(a.By)
	}
	if a.Cost == nil && a.When == (ability.Window{}) {
		a.Limit = max(a.Limit, 1) // what costs nothing is not done without end
	}
	a.Do = g.body(paidBody)
	return a
}

func (g *gen) response() ability.Ability {
	if g.chance(30) {
		return g.againstTalisman()
	}
	if g.chance(30) {
		return g.againstAbility()
	}
	r := ability.Response{By: ability.You, On: g.responseEvent(true), Limit: g.limit(), If: g.maybeCondition()}
	if g.chance(5) {
		r.By = ability.Opponent
		g.actor = ability.Opponent
	}
	if g.chance(2) {
		r.Cost = g.cost(r.By)
	}
	if on, ok := r.On.(ability.PlayerEvent); ok && on.What == ability.Mills && g.chance(3) {
		r.Do = ability.Act{Who: r.By, Verb: pick(g, ability.ExileIt, ability.ShuffleIn), What: ability.EventCard{}}
		return r
	}
	r.Do = g.body(paidBody)
	return r
}

// againstTalisman draws a response that annuls the Talisman which affects a card.
func (g *gen) againstTalisman() ability.Ability {
	by := ability.Source{Of: ability.Filter{Types: []card.Type{card.Talisman}, Of: pick(g, ability.Anyone, ability.Opponent)}}
	who := ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: g.filter(inPlay)}
	r := ability.Response{By: ability.You, On: ability.CardEvent{What: []ability.CardVerb{ability.IsAffected}, Who: who, By: &by}, Limit: g.limit()}
	g.event = true
	if g.chance(2) {
		r.Cost = g.cost(ability.You)
	}
	r.Do = ability.Act{Who: ability.You, Verb: ability.Annul, What: ability.Cause{}}
	return r
}

// againstAbility draws a response that takes the source of the ability which affects a card, or
// cancels one that mills.
func (g *gen) againstAbility() ability.Ability {
	by := ability.Source{Kind: ability.ByAbility, Of: ability.Filter{Of: pick(g, ability.Anyone, ability.Opponent)}}
	r := ability.Response{By: ability.You, Limit: g.limit()}
	if g.chance(2) {
		r.On, r.Do = ability.PlayerEvent{Who: ability.You, What: ability.Mills, By: &by}, ability.Cancel{What: ability.AnAbility}
		return r
	}
	by.Of.Types = []card.Type{card.Ally}
	r.On = ability.CardEvent{What: []ability.CardVerb{ability.IsAffected}, Who: ability.This{}, By: &by}
	r.Do = ability.Act{Who: ability.You, Verb: pick(g, ability.Destroy, ability.ExileIt), What: ability.Cause{}}
	return r
}

func (g *gen) triggered() ability.Ability {
	if g.chance(5) {
		return eitherWay(ability.Triggered{On: ability.PhaseEvent{Window: g.window()}, If: g.maybeCondition(), Do: g.body(phaseBody)})
	}
	if g.chance(8) {
		return ability.Triggered{On: ability.PhaseEvent{Window: g.window()}, Do: ability.May{Who: ability.You, Do: g.act()}}
	}
	if g.chance(10) {
		return g.ofDoer()
	}
	t := ability.Triggered{On: g.triggerEvent(), Limit: g.limit(), If: g.maybeCondition()}
	t.Do = g.body(triggerBody)
	return eitherWay(t)
}

// ofDoer draws what the player of an event does then, whichever it is.
func (g *gen) ofDoer() ability.Ability {
	do := pick[ability.Effect](g, ability.Mill{Who: ability.Doer, N: g.num(1, 5)}, ability.Draw{Who: ability.Doer, N: g.num(1, 3)})
	if g.chance(2) {
		do = ability.May{Who: ability.Doer, Do: g.paid(ability.Doer)}
	}
	if g.chance(2) {
		return ability.Triggered{On: ability.PhaseEvent{Window: ability.Window{Phase: pick(g, ability.Regroup, ability.Vigil, ability.Final)}}, Do: do}
	}
	return ability.Triggered{On: ability.PlayerEvent{What: pick(g, ability.Mills, ability.Draws, ability.DeclaresAttack, ability.Searches, ability.Shuffles)}, Limit: g.limit(), Do: do}
}

// eitherWay has what is done where a condition does not hold go off without it.
func eitherWay(t ability.Triggered) ability.Ability {
	s, _ := t.Do.(ability.Sequence)
	for _, step := range s.Steps {
		if then, ok := step.Do.(ability.IfThen); ok && then.If == (ability.Condition)(ability.Not{Of: ability.Held{}}) {
			t.If = nil
		}
	}
	return t
}

func (g *gen) continuous() ability.Ability {
	if g.chance(6) {
		who := pick[ability.Cards](g, ability.This{})
		deed := pick(g, ability.AttackDeed, ability.BlockDeed, ability.FightDeed, ability.BePlayed)
		if deed == ability.BePlayed && g.chance(2) && (g.facts.Type == card.Ally || g.facts.Type == card.Totem) {
			deed = ability.EnterPlay
		}
		if g.facts.Type == card.Weapon && deed != ability.BePlayed {
			who = ability.Bearer{}
		}
		pay := g.toll()
		gold, _ := pay.(ability.Pay)
		_, fixed := gold.N.(ability.Number) // "por cada Aliado que controles para que …" could be of that Aliado
		if g.facts.Type == card.Ally && g.chance(4) && (fixed || gold.N == nil) {
			pay = ability.InOrderTo{First: pay, Do: ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.Strengthen{By: g.num(1, 3)}}, Until: ability.RestOfGame}}
		}
		return ability.Continuous{Do: ability.Modify{Who: who, Traits: []ability.Trait{ability.Toll{What: deed, Who: ability.You, Pay: pay}}}}
	}
	switch {
	case g.chance(10):
		f := ability.Filter{Names: []string{"Ulfar"}}
		return ability.Continuous{If: ability.Exists{Of: f, Count: ability.Bound{Op: ability.AtLeast, N: ability.Number(1)}},
			Do: ability.Modify{Who: ability.Both{A: ability.This{}, B: ability.Every{Of: f}}, Traits: []ability.Trait{ability.With{Keyword: g.keyword()}}}}
	case g.chance(10) && g.facts.Type == card.Ally:
		return ability.Continuous{Do: ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.Strengthen{By: ability.WeaponsOf{Of: ability.This{}}}}}}
	case g.chance(10) && g.facts.Type == card.Weapon:
		return ability.Continuous{Do: ability.Modify{Who: ability.Bearer{}, Traits: []ability.Trait{ability.Strengthen{By: ability.WeaponsOf{Of: ability.Bearer{}}}}}}
	}
	c := ability.Continuous{If: g.maybeCondition()}
	if g.chance(12) {
		c.Do = ability.Modify{Who: ability.Every{Of: ability.Filter{Types: []card.Type{card.Ally}, Of: pick(g, ability.You, ability.Opponent)}},
			Traits: []ability.Trait{ability.Strengthen{By: pick[ability.Amount](g, ability.OwnWeapons, ability.Times{N: 2, Of: ability.OwnWeapons})}}}
		return c
	}
	if g.facts.Type == card.Weapon && g.chance(6) {
		c.Do = ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.OnlyBy{What: ability.BeCarried, Of: g.filter(inPlay)}}}
		return c
	}
	if g.chance(3) {
		c.Do = ability.Rule{Is: g.rule(true)}
		return c
	}
	c.Do = ability.Modify{Who: g.lasting(), Traits: g.traits()}
	return c
}

// lasting is whom a continuous ability speaks of: nobody that has to be chosen.
func (g *gen) lasting() ability.Cards {
	switch g.n(1, 4) {
	case 1:
		if g.facts.Type == card.Weapon {
			return ability.Bearer{}
		}
		return ability.This{}
	case 2:
		return ability.This{}
	}
	f := g.filter(inPlay)
	f.Other = g.chance(4)
	return ability.Every{Of: f}
}
