package abilitytest

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// cardEvent draws something that happens to a card.
func (g *gen) cardEvent(this bool) ability.Event {
	verbs := pick(g,
		[]ability.CardVerb{ability.Enters}, []ability.CardVerb{ability.Leaves}, []ability.CardVerb{ability.Enters, ability.Leaves},
		[]ability.CardVerb{ability.IsDestroyed}, []ability.CardVerb{ability.IsExiled}, []ability.CardVerb{ability.IsDestroyed, ability.IsExiled},
		[]ability.CardVerb{ability.IsShuffledIn}, []ability.CardVerb{ability.Attacks}, []ability.CardVerb{ability.Blocks},
		[]ability.CardVerb{ability.Attacks, ability.Blocks}, []ability.CardVerb{ability.IsBlocked}, []ability.CardVerb{ability.DamagesCastle},
		[]ability.CardVerb{ability.DoesNotAttack}, []ability.CardVerb{ability.DoesNotBlock}, []ability.CardVerb{ability.IsUnblocked}, []ability.CardVerb{ability.IsReturned}, []ability.CardVerb{ability.IsBuried}, []ability.CardVerb{ability.IsBuriedFromPlay},
		[]ability.CardVerb{ability.IsAnnulled}, []ability.CardVerb{ability.IsMilled}, []ability.CardVerb{ability.IsRegrouped}, []ability.CardVerb{ability.IsPaid}, []ability.CardVerb{ability.HasAttacked}, []ability.CardVerb{ability.HasBlocked}, []ability.CardVerb{ability.UsesIts}, []ability.CardVerb{ability.LosesStrength}, []ability.CardVerb{ability.IsRemoved}, []ability.CardVerb{ability.LosesAbility}, []ability.CardVerb{ability.ActivatesIts}, []ability.CardVerb{ability.EntersUnpaid},
	)
	e := ability.CardEvent{What: append([]ability.CardVerb(nil), verbs...)}
	for _, v := range verbs {
		switch v {
		case ability.Leaves, ability.IsDestroyed, ability.IsExiled, ability.IsRemoved, ability.IsShuffledIn, ability.IsReturned, ability.IsBuried, ability.IsBuriedFromPlay, ability.IsAnnulled, ability.IsMilled:
			g.outside = true
		}
	}
	last := verbs[len(verbs)-1]
	if last == ability.IsDestroyed || last == ability.IsExiled {
		if g.chance(3) {
			e.By = g.source()
		}
	}
	switch {
	case this && g.facts.Type == card.Weapon && g.chance(2):
		e.Who = ability.Bearer{}
	case this && g.chance(2):
		e.Who = ability.This{}
	default:
		f := g.filter(inPlay)
		e.Who = ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: f}
		g.event = true
	}
	return e
}

// triggerEvent draws the event of a triggered ability.
func (g *gen) triggerEvent() ability.Event {
	if g.chance(10) {
		return ability.AnyOf{Events: []ability.Event{
			ability.CardEvent{What: []ability.CardVerb{ability.Enters}, Who: ability.This{}},
			ability.CardEvent{What: []ability.CardVerb{pick(g, ability.Attacks, ability.IsBlocked)}, Who: ability.This{}},
		}}
	}
	if g.chance(3) {
		return g.playerEvent()
	}
	return g.cardEvent(true)
}

func (g *gen) playerEvent() ability.Event {
	who := pick(g, ability.You, ability.Opponent, ability.Anyone)
	switch g.n(1, 3) {
	case 1:
		return ability.PlayerEvent{Who: who, What: pick(g, ability.Mills, ability.Draws, ability.UsesAbility)}
	case 2:
		return ability.PlayerEvent{Who: who, What: pick(g, ability.DeclaresAttack, ability.DeclaresBlock)}
	}
	f := ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Weapon, card.Totem, card.Talisman)}}
	g.event = true
	nth := 0
	if who != ability.Anyone && g.chance(5) {
		nth = g.n(2, 3)
	}
	if nth == 0 && who != ability.Anyone && f.Types[0] != card.Talisman && g.chance(4) {
		return ability.PlayerEvent{Who: who, What: ability.PutsInPlay, Card: &f}
	}
	return ability.PlayerEvent{Who: who, What: ability.Plays, Card: &f, Nth: nth}
}

// responseEvent draws what a response answers.
func (g *gen) responseEvent(this bool) ability.Event {
	switch g.n(1, 5) {
	case 1:
		return g.playerEvent()
	case 2:
		return ability.PhaseEvent{Window: ability.Window{Phase: pick(g, ability.Regroup, ability.Vigil, ability.TalismanWar, ability.Damage, ability.Final),
			Whose: pick(g, ability.Anyone, ability.You, ability.Opponent)}}
	case 3:
		return pick[ability.Event](g,
			ability.PhaseEvent{Window: ability.Window{Phase: ability.Turn, Whose: pick(g, ability.Anyone, ability.You, ability.Opponent)}, End: g.chance(2)},
			ability.PhaseEvent{}, ability.PlayerEvent{What: ability.ResolvesDamage}, ability.PlayerEvent{Who: pick(g, ability.Anyone, ability.You, ability.Opponent), What: ability.RunsOut},
		)
	}
	return g.cardEvent(this)
}

// condition draws a requirement.
func (g *gen) condition() ability.Condition {
	if g.chance(6) {
		return ability.All{Of: []ability.Condition{g.oneCondition(), g.oneCondition()}}
	}
	if g.chance(8) {
		return ability.Any{Of: []ability.Condition{
			ability.Exists{Of: ability.Filter{Types: []card.Type{card.Ally}, Of: ability.You}, Count: ability.Bound{Op: ability.AtLeast, N: g.num(1, 3)}},
			ability.Exists{Of: ability.Filter{Types: []card.Type{card.Totem}, Of: pick(g, ability.You, ability.Opponent)}, Count: ability.Bound{Op: ability.AtLeast, N: g.num(1, 3)}},
		}}
	}
	return g.oneCondition()
}

func (g *gen) oneCondition() ability.Condition {
	actor := g.actor
	g.actor = ability.You
	defer func() { g.actor = actor }()
	switch g.n(1, 9) {
	case 1, 2:
		f := g.filter(inPlay)
		f.Names = nil
		return ability.Exists{Of: f, Count: ability.Bound{Op: pick(g, ability.AtLeast, ability.AtMost, ability.Equal), N: g.num(2, 6)}}
	case 3:
		c := ability.Exists{Of: g.filter(inPlay), Count: ability.Bound{Op: ability.AtLeast, N: ability.Number(1)}}
		if g.chance(3) {
			return ability.Not{Of: c}
		}
		return c
	case 4:
		return ability.Only{All: ability.Filter{Types: []card.Type{card.Ally}, Of: pick(g, ability.You, ability.Anyone)},
			Are: ability.Filter{Races: card.RacesOf(card.Race(g.n(1, card.RaceCount)))}, Was: g.chance(4)}
	case 5:
		g.outside = true
		return ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: ability.You, In: []ability.Zone{pick(g, ability.Cemetery, ability.Hand, ability.GoldReserve, ability.DefenseLine)}}}
	case 6:
		if g.facts.Type == card.Weapon {
			return ability.Fits{Who: ability.Bearer{}, Is: ability.Filter{Races: card.RacesOf(card.Race(g.n(1, card.RaceCount)))}}
		}
		if g.facts.Type != card.Talisman && g.facts.Type != card.NoType && g.chance(3) {
			return ability.Fits{Who: ability.This{}, Is: ability.Filter{That: []ability.Quality{ability.Is{State: ability.PlayedNow}}}}
		}
		return ability.FirstTurn{}
	case 7:
		f := ability.Filter{Types: []card.Type{card.Ally}}
		if g.chance(4) {
			f.Of, f.That = pick(g, ability.You, ability.Opponent, ability.Anyone), []ability.Quality{ability.Is{State: pick(g, ability.AttackedNow, ability.DidBlockNow, ability.FoughtNow, ability.EnteredNow, ability.DamagedNow)}}
			return ability.Compares{A: ability.CountOf{Of: f}, Op: ability.AtLeast, With: g.num(1, 3)}
		}
		if g.chance(2) {
			played := ability.PlayerEvent{Who: pick(g, ability.You, ability.Opponent), What: ability.Plays, Card: &f}
			return ability.Compares{A: ability.Tally{On: played}, Op: pick(g, ability.AtLeast, ability.AtMost, ability.Equal), With: g.num(2, 4)}
		}
		mine, theirs := f, f
		mine.Of, theirs.Of = ability.You, ability.Opponent
		return ability.Compares{A: ability.CountOf{Of: mine}, Op: pick(g, ability.LessThan, ability.MoreThan), With: ability.CountOf{Of: theirs}}
	case 8:
		return pick[ability.Condition](g, ability.During{Window: ability.Window{Phase: ability.Vigil, Whose: ability.You}}, ability.During{Window: ability.Window{Phase: ability.TalismanWar}}, ability.TurnOf{Who: ability.You}, ability.TurnOf{Who: ability.Opponent}, ability.DeclaredAttack{}, ability.Not{Of: ability.DeclaredAttack{}})
	}
	return ability.OnlyThis{}
}
