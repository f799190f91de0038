package abilitytest

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// rare draws an ability around a node that nothing else draws.
func (g *gen) rare() ability.Ability {
	mine := ability.Filter{Types: []card.Type{card.Ally}, Of: ability.You}
	this := func(t ability.Trait) ability.Effect {
		return ability.Modify{Who: ability.This{}, Traits: []ability.Trait{t}}
	}
	rule := func(r ability.PlayerRule) ability.Ability { return ability.Continuous{Do: ability.Rule{Is: r}} }
	onEntering := func(do ability.Effect) ability.Ability {
		return ability.Triggered{On: ability.CardEvent{What: []ability.CardVerb{ability.Enters}, Who: ability.This{}}, Do: do}
	}
	one := func(f ability.Filter) ability.Cards {
		return ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: f}
	}
	switch g.n(1, 19) {
	case 18:
		if g.facts.Type == card.Ally {
			return ability.EntersAs{With: pick[ability.Amount](g, g.num(1, 3), ability.CountOf{Of: mine}, ability.Times{N: 2, Of: ability.CountOf{Of: mine}})}
		}
	case 19:
		if g.facts.Type != card.Talisman && g.facts.Type != card.Weapon {
			return ability.EntersAs{Copy: one(ability.Filter{Types: []card.Type{g.facts.Type}, Of: pick(g, ability.Anyone, ability.Opponent)}), May: g.chance(2)}
		}
	case 17:
		return ability.Continuous{If: ability.Exists{Of: mine, Count: ability.Bound{Op: ability.AtLeast, N: g.num(5, 9)}}, Do: ability.Win{Who: ability.You}}
	case 15:
		return rule(ability.Allowance{N: 2, Card: ability.Filter{Types: []card.Type{card.Gold}}})
	case 16:
		return rule(ability.ZoneAsHand{Zone: pick(g, ability.Cemetery, ability.Exile)})
	case 13:
		did := ability.PlayerEvent{Who: pick(g, ability.You, ability.Opponent), What: pick(g, ability.Plays, ability.Draws, ability.Mills, ability.Discards)}
		if did.What == ability.Plays {
			did.Card = &ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Talisman)}}
		}
		last := g.chance(4)
		if last && did.What == ability.Plays {
			did.Card = &ability.Filter{}
		}
		return ability.Continuous{If: ability.Happened{On: did, Last: last}, Do: this(ability.With{Keyword: g.keyword()})}
	case 14:
		swap := ability.Swap{A: one(mine), B: one(ability.Filter{Types: []card.Type{card.Ally}, Of: ability.Opponent}), Until: ability.UntilFinal}
		if g.chance(3) {
			swap.What, swap.Until = ability.TheirControl, pick(g, ability.RestOfGame, ability.UntilFinal, ability.WhileThis)
			return onEntering(swap)
		}
		if g.chance(3) {
			give := ability.Chosen{Count: ability.Count{Kind: ability.UpTo, N: g.num(2, 4)}, Of: ability.Filter{Of: ability.You, In: []ability.Zone{ability.Hand}}}
			get := ability.Chosen{Count: ability.Count{N: ability.CardsMoved}, Of: ability.Filter{Of: ability.You, In: []ability.Zone{pick(g, ability.Cemetery, ability.Castle)}}}
			return onEntering(ability.Trade{Who: ability.You, Give: give, Get: get})
		}
		if g.chance(3) {
			return onEntering(ability.ExileFor{Who: ability.You, What: swap.B, Until: pick(g, ability.WhileThis, ability.UntilFinal, ability.UntilNextVigil, ability.UntilOpponentEnds)})
		}
		if g.chance(2) {
			swap.A, swap.B = ability.Chosen{Count: ability.Count{N: ability.Number(2)}, Of: mine}, nil
		}
		return onEntering(swap)
	case 1:
		if g.chance(2) {
			owes := ability.Every{Of: ability.Filter{Types: []card.Type{card.Ally}, Of: ability.Opponent}}
			t := ability.Toll{What: pick(g, ability.AttackDeed, ability.BlockDeed, ability.FightDeed), Who: pick(g, ability.Opponent, ability.You, ability.Each)}
			payer := t.Who
			switch t.Who {
			case ability.Each:
				payer, owes.Of.Of = ability.Acting, ability.Anyone
			case ability.You:
				owes.Of.Of = ability.You
			case ability.Opponent:
				if g.chance(4) {
					t.What, owes.Of.Of = ability.BeBlocked, ability.You
				}
			}
			t.Pay = pick[ability.Effect](g, ability.Pay{Who: payer, N: g.num(1, 3)}, ability.Mill{Who: payer, N: g.num(1, 3)})
			return ability.Continuous{Do: ability.Modify{Who: owes, Traits: []ability.Trait{t}}}
		}
		return rule(g.damageChange())
	case 2:
		return rule(ability.HandLimit{Who: ability.Opponent, N: g.n(3, 7)})
	case 3:
		return rule(ability.CostPer{Cost: ability.Cost{Who: ability.You, Of: ability.Filter{Types: []card.Type{card.Ally}}, By: -g.n(1, 2), Least: g.n(0, 2)}, Each: ability.CountOf{Of: mine}})
	case 4:
		return onEntering(ability.HandTo{Who: ability.You, N: g.num(2, 6)})
	case 5:
		equip := ability.Equip{Who: ability.You, What: one(ability.Filter{Types: []card.Type{card.Weapon}, Of: ability.You}), To: one(mine)}
		if g.chance(2) {
			return onEntering(ability.Sequence{Steps: []ability.Step{{Do: equip},
				{Link: ability.And, Do: ability.Modify{Who: ability.BearerOfIt{}, Traits: []ability.Trait{ability.Strengthen{By: g.num(1, 3)}}, Until: ability.UntilFinal}}}})
		}
		return onEntering(equip)
	case 6:
		if g.facts.Type != card.Gold {
			if g.chance(3) {
				return ability.Continuous{If: g.condition(), Do: this(ability.FixedPrice{To: g.n(0, 4)})}
			}
			return ability.Continuous{Do: this(ability.CostChange{By: -g.n(1, 2), Least: g.n(0, 1)})}
		}
	case 7:
		many := func(f ability.Filter) ability.Condition {
			return ability.Exists{Of: f, Count: ability.Bound{Op: ability.AtLeast, N: g.num(2, 4)}}
		}
		theirs := ability.Filter{Types: []card.Type{card.Totem}, Of: ability.Opponent}
		return ability.Continuous{If: ability.Any{Of: []ability.Condition{many(mine), many(theirs)}}, Do: this(ability.With{Keyword: g.keyword()})}
	case 8:
		if g.facts.Type == card.Weapon {
			return rule(ability.PlayedIn{Zone: ability.SupportLine})
		}
		if g.facts.Type == card.Ally {
			return rule(ability.PlayedIn{Under: ability.Opponent})
		}
	}
	once := func(cost, do ability.Effect) ability.Ability {
		return ability.Activated{By: ability.You, When: ability.Window{Phase: ability.Vigil, Whose: ability.You}, Limit: 1, Cost: cost, Do: do}
	}
	switch g.n(1, 6) {
	case 5:
		if g.facts.Type == card.Ally {
			return once(ability.Pay{Who: ability.You, N: g.num(1, 3)}, ability.Modify{Who: ability.This{}, Until: ability.UntilFinal,
				Traits: g.likeness(one(ability.Filter{Types: []card.Type{card.Ally}}))})
		}
	case 6:
		if g.facts.Type == card.Ally {
			buried := ability.Filter{Types: []card.Type{card.Ally}, Of: ability.You, In: []ability.Zone{ability.Cemetery}}
			return once(ability.Act{Who: ability.You, Verb: ability.Pick, What: one(buried)},
				ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.BecomeIt}, Until: ability.UntilFinal})
		}
	case 1:
		of := ability.Filter{Types: []card.Type{pick(g, card.Gold, card.Ally, card.Totem)}, Of: ability.You}
		if g.facts.Type == card.Ally && g.chance(2) {
			of = ability.Filter{That: []ability.Quality{ability.Is{State: ability.Itself}}}
		}
		return rule(ability.Cost{Who: ability.Opponent, Of: of, By: g.n(1, 3), Harming: true, Spells: g.chance(3), Aimed: g.chance(4)})
	case 2:
		return onEntering(ability.Rule{Is: ability.Cost{Who: ability.You, Of: ability.Filter{Types: []card.Type{card.Ally}}, By: -g.n(1, 2), Next: true}, Until: ability.UntilFinal})
	case 3:
		return onEntering(ability.Sequence{Steps: []ability.Step{
			{Do: ability.Act{Who: ability.Each, Verb: ability.Pick, What: ability.Chosen{Count: ability.Count{Kind: ability.OneOfEachType}, Of: ability.Filter{Of: ability.Acting}}}},
			{Link: ability.And, Do: ability.Act{Who: ability.You, Verb: ability.ShuffleIn, What: ability.TheOther{}}}}})
	}
	race := card.Race(g.n(1, card.RaceCount))
	return onEntering(ability.Act{Who: ability.You, Verb: ability.Destroy, What: one(ability.Filter{
		Types: []card.Type{card.Ally}, Of: ability.Opponent, That: []ability.Quality{ability.Except{Races: card.RacesOf(race)}}})})
}

// likeness draws some of what a card may take from another.
func (g *gen) likeness(of ability.Cards) []ability.Trait {
	strength, race, lends := ability.SetStrength{To: ability.StrengthOf{Of: of}}, ability.RaceOf{Of: of}, ability.AbilityOf{Of: of}
	return pick(g, []ability.Trait{lends}, []ability.Trait{race}, []ability.Trait{strength, race}, []ability.Trait{strength, race, lends})
}
