package myl

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// What the core can run. A card whose text has anything else is left to the
// players.

// understood reports whether the core can evaluate a node that is not an effect.
func understood(v any) bool {
	switch v := v.(type) {
	case ability.Is:
		switch v.State {
		case ability.Attacking, ability.Blocking, ability.Fighting, ability.Unblocked, ability.Armed, ability.Unarmed, ability.WithAbility,
			ability.PlainGold, ability.Modified, ability.NoAttacker, ability.CanAttack, ability.DestroyedNow, ability.AttackedNow,
			ability.EnteredNow, ability.WithRaceInIt, ability.RaceOfThis, ability.RaceOfBearer, ability.AttackedLast, ability.BlockedLast, ability.SameType, ability.IsNamed, ability.CopyOfIt,
			ability.AlliedAttack, ability.BlocksBearer, ability.BlocksThis, ability.MeetsThis, ability.MeetsBearer, ability.Raceless,
			ability.OneRace, ability.OfOtherRaces, ability.OfOtherNames, ability.EachSide, ability.OneName, ability.OneCost, ability.OneStrength, ability.OneType, ability.ModifiesAlly, ability.ModifiesAny, ability.BlockedByThis, ability.KilledThis, ability.KilledBearer, ability.Discarder,
			ability.CarriedByThis, ability.BlockedNow, ability.DamagedNow, ability.BlockedByBearer, ability.FoughtNow, ability.DidBlockNow, ability.CarriedByIt, ability.Itself, ability.ItsBearer, ability.WithOrbe, ability.MeansOrbes, ability.Generator, ability.SeesHand, ability.Answers, ability.PlayedNow:
			return true
		}
		return false
	case ability.Exists: // how many there are is no card's own number
		return v.Count.N != ability.Amount(ability.OwnCost) && v.Count.N != ability.Amount(ability.OwnStrength)
	case ability.IsNot:
		return understood(ability.Is(v))
	case ability.Top:
		return isPile(v.In)
	case ability.Bottom:
		return isPile(v.In)
	case ability.Spell, ability.Activated, ability.Response, ability.Triggered, ability.Continuous, ability.PlayOnly, ability.EntersAs, ability.Unique,
		ability.OneInPlay, ability.OneActivation, ability.NotInitialGold, ability.Mark,
		ability.Window, ability.Filter, ability.Source, ability.Destination, ability.Step,
		ability.This, ability.Bearer, ability.It, ability.BearerOfIt, ability.EventCard, ability.Cause, ability.TheOther, ability.NamedCard, ability.WithKin, ability.Both, ability.Opposing,
		ability.Chosen, ability.ThisOr, ability.Every,
		ability.Only, ability.Bound, ability.OnlyThis, ability.Fits, ability.Compares, ability.DeclaredAttack, ability.FirstTurn, ability.Happened, ability.CardEvent,
		ability.TurnOf, ability.During, ability.Not, ability.All, ability.Any, ability.Done, ability.Held,
		ability.CountOf, ability.StrengthOf, ability.CostOf, ability.WeaponsOf, ability.Tally, ability.Times, ability.Divided, ability.Capped, ability.Plus,
		ability.PlayerEvent, ability.PhaseEvent, ability.AnyOf,
		ability.BlocksSome, ability.BlockedBySome, ability.CarriedBySome, ability.CarriesSome, ability.Does, ability.LastPlayed, ability.Has, ability.HasAny, ability.HasNot, ability.OfFrequency, ability.Extreme, ability.Except, ability.InTotal,
		ability.Count:
		return true
	case ability.Effect, ability.Trait, ability.PlayerRule:
		return true // compiled one by one
	}
	return false
}

// isPile reports whether a zone has a top; a text that names none means the
// castle.
func isPile(z ability.Zone) bool {
	return z == ability.InPlay || z == ability.Castle || z == ability.Cemetery
}

// canApply reports whether the core knows how to hold a trait true.
func (c *compiler) canApply(t ability.Trait) bool {
	switch t := t.(type) {
	case ability.Strengthen, ability.Weaken, ability.SetStrength, ability.SetCost, ability.With, ability.ConsideredAs, ability.OnlyBy, ability.Toll,
		ability.CannotUnless, ability.CostChange, ability.FixedPrice, ability.AbilityOf, ability.RaceOf, ability.Capacity:
		return true
	case ability.AttackIf, ability.AttackBeside:
		return true
	case ability.MoreDamage:
		return countsCards(t.Each)
	case ability.OnlyOne:
		return t.What == ability.AttackDeed && t.Of == nil || t.What == ability.BlockDeed
	case ability.OnlyTo:
		return t.What == ability.BlockDeed
	case ability.Cannot:
		return t.Of == nil || t.What == ability.BeBlocked || t.What == ability.BlockDeed
	case ability.Must:
		return t.By == nil || t.What == ability.BlockDeed || t.What == ability.BeBlocked
	case ability.Change:
		switch t {
		case ability.DoubleStrength, ability.StrengthFromCost, ability.LoseAbility, ability.LoseRace, ability.LoseModifiers, ability.NoModifiers,
			ability.DoubleDamage, ability.HalfDamage, ability.ExilesDamaged, ability.NoGains, ability.NoLosses, ability.SpendsStrength, ability.AttackAtOnce, ability.MayAttack, ability.MayBlock, ability.HasPriority, ability.BlockUnblockable, ability.DamagesThrough, ability.AttackAlone,
			ability.NoBlockDamage, ability.BecomeIt, ability.KeepAbility, ability.SharesRace, ability.NoCastleDamage, ability.NoDamageToYou, ability.NoDamage, ability.Absorbs:
			return true
		}
	}
	return false
}

// canAwait reports whether the traits that wait for the next card need nothing
// that is known only now.
func canAwait(r ability.NextCard) bool {
	for _, t := range r.Traits {
		switch t := t.(type) {
		case ability.With:
		case ability.Cannot:
			if t.Of != nil {
				return false
			}
		case ability.Change:
			if t != ability.AttackAtOnce && t != ability.MayAttack {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// countsCards reports whether a number is counted anew whenever it is needed, or none is given.
func countsCards(a ability.Amount) bool {
	switch a := a.(type) {
	case nil:
		return true
	case ability.CountOf:
		return !amongThem(&a.Of)
	case ability.WeaponsOf:
		return ability.IsThis(a.Of) || ability.IsBearer(a.Of)
	}
	return false
}

// canEnterWith reports whether cards can come into play with such traits.
func canEnterWith(traits []ability.Trait) bool {
	return len(traits) > 0 && !slices.ContainsFunc(traits, func(t ability.Trait) bool {
		return t != ability.Trait(ability.LoseAbility) && !ability.IsNumber(numberOf(t))
	})
}

// lendable reports whether control that is given for such a time comes to its end.
func lendable(d ability.Duration) bool {
	switch d {
	case ability.Standing, ability.WhileThis, ability.WhileDefending, ability.RestOfGame:
		return true
	}
	return endsByItself(d)
}

// endsByItself reports whether a time that begins now ends with a phase or a turn.
func endsByItself(d ability.Duration) bool {
	switch d {
	case ability.UntilWar, ability.UntilFinal, ability.UntilNextRegroup, ability.UntilNextVigil, ability.UntilOpponentEnds, ability.UntilYouEnd:
		return true
	}
	return false
}

// comesBack reports whether cards that are exiled for a time can be put in play
// again when it is over: those that need no bearer.
func comesBack(e ability.ExileFor) bool {
	if e.Until != ability.WhileThis && !endsByItself(e.Until) {
		return false
	}
	var of ability.Filter
	switch w := e.What.(type) {
	case ability.Chosen:
		of = w.Of
	case ability.Every:
		of = w.Of
	}
	return len(of.Types) > 0 && !slices.Contains(of.Types, card.Weapon) && !slices.Contains(of.Types, card.Talisman)
}

// canReplace reports whether the core has one thing happen instead of another.
func canReplace(r ability.Replace) bool {
	switch r.What {
	case ability.IsMilled:
		return r.With == ability.ExileIt
	case ability.IsExiled:
		return r.With != ability.ExileIt
	case ability.IsPlayed, ability.IsAnnulled:
		return r.With == ability.ExileIt || r.With == ability.ShuffleIn || r.With == ability.Return
	case ability.IsDestroyed, ability.IsDiscarded, ability.IsBuried, ability.IsBuriedFromPlay, ability.IsReturned, ability.Leaves:
		return r.With == ability.ExileIt || r.With == ability.ShuffleIn || r.With == ability.Return
	}
	return false
}

// canClose reports whether the core keeps players from playing with the cards of zones.
func canClose(in []ability.Zone) bool { return zonesOf(in)&(inPlayZones|1<<Castle|1<<Hand) == 0 }

// canRule reports whether the core enforces a rule upon players.
func canRule(r ability.PlayerRule) bool {
	switch r := r.(type) {
	case ability.Forbid:
		switch r.What {
		case ability.PlayCards, ability.PutCards, ability.DeclareAttack, ability.DeclareBlock, ability.UseAbilities, ability.UseHarming:
			return true
		case ability.UseZones:
			return canClose(r.In)
		case ability.DrawCards, ability.SearchCastle, ability.SearchOwnCastle, ability.ShuffleCards, ability.GenerateGold, ability.UseAnnul, ability.PlayResponses, ability.UseResponses,
			ability.ShuffleOwn, ability.UseGold, ability.LookAtHand, ability.MakeMill, ability.MakeDiscard:
			return r.Card == nil || r.What == ability.GenerateGold
		}
	case ability.Limit:
		if r.What == ability.ControlCards {
			return r.Op == ability.AtMost && r.Card != nil && r.When == ability.AnyPhase
		}
		if goldVerb(r.What) != 0 {
			return r.Op == ability.AtMost && r.Card == nil && r.When == ability.AnyPhase
		}
		fights := r.What == ability.DeclareAttack || r.What == ability.DeclareBlock
		return r.Op == ability.AtMost && (r.What == ability.PlayCards || r.What == ability.DrawCards && r.Card == nil || fights) ||
			r.Op == ability.AtLeast && fights && r.Card == nil && r.When == ability.AnyPhase
	case ability.Cost:
		return !r.Harming && !r.Spells && !r.Aimed || r.Harming && r.On == nil && !r.Next
	case ability.CostPer:
		return !r.Cost.Harming && !r.Cost.Next && !r.Cost.First
	case ability.Replace:
		return canReplace(r)
	case ability.ShowHands, ability.SkipPhase, ability.NegateBonuses, ability.Allowance,
		ability.OnlyDrawIn, ability.DrawFromBottom, ability.DoubleGold, ability.HandLimit, ability.HandSize, ability.Instead:
		return true
	case ability.DamageChange:
		return countsCards(r.Each)
	case ability.Entering:
		return canEnterWith(r.Traits)
	case ability.PlayedIn:
		return r.Zone == ability.SupportLine && r.Under == ability.Anyone || r.Zone == ability.InPlay && r.Under == ability.Opponent
	case ability.From:
		return r.Zone == ability.Cemetery || r.Zone == ability.Exile
	case ability.Reopen:
		return canClose(r.In)
	case ability.ZoneAsHand:
		return r.Zone == ability.Cemetery || r.Zone == ability.Exile
	}
	return false
}
