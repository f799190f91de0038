package abilitytest

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// traits draws one trait or two different ones.
func (g *gen) traits() []ability.Trait {
	first := g.trait()
	if g.chance(3) {
		if second := g.trait(); rank(first) < rank(second) {
			return []ability.Trait{first, second}
		}
	}
	return []ability.Trait{first}
}

// rank orders kinds of traits, so that a pair never repeats one.
func rank(t ability.Trait) int {
	switch t.(type) {
	case ability.Strengthen:
		return 1
	case ability.Weaken:
		return 2
	case ability.With:
		return 3
	case ability.Cannot:
		return 4
	case ability.ConsideredAs:
		return 5
	}
	return 9
}

func (g *gen) trait() ability.Trait {
	switch g.n(1, 14) {
	case 1, 2:
		return ability.Strengthen{By: g.amount()}
	case 3:
		return ability.Weaken{By: g.amount()}
	case 4:
		return ability.SetStrength{To: pick[ability.Amount](g, g.num(0, 5), ability.OwnCost, ability.StrengthOf{Of: ability.Opposing{}}, ability.CountOf{Of: g.filter(inPile)})}
	case 5:
		if g.chance(3) {
			return ability.AbilityOf{Of: ability.This{}}
		}
		return ability.SetCost{To: g.num(0, 5)}
	case 6:
		return ability.With{Keyword: g.keyword()}
	case 7:
		if g.chance(2) {
			return ability.ConsideredAs{Type: pick(g, card.Ally, card.Weapon, card.Totem), Only: g.chance(3)}
		}
		return ability.ConsideredAs{Races: card.RacesOf(card.Race(g.n(1, card.RaceCount))), Only: g.chance(3)}
	case 8, 9:
		return g.cannot()
	case 10:
		return ability.OnlyBy{What: pick(g, ability.BeDestroyed, ability.BeBlocked), Of: g.filter(inPlay)}
	case 11:
		switch g.n(1, 4) {
		case 1:
			return ability.Must{What: pick(g, ability.AttackDeed, ability.BlockDeed)}
		case 2:
			return ability.Must{What: ability.BlockDeed, By: ability.This{}}
		case 3:
			if g.chance(3) {
				return ability.OnlyOne{What: pick(g, ability.AttackDeed, ability.BlockDeed)}
			}
			return ability.OnlyTo{What: ability.BlockDeed, Of: g.filter(inPlay)}
		}
		if g.chance(2) {
			return ability.CannotUnless{What: pick(g, ability.AttackDeed, ability.BlockDeed), If: g.oneCondition()}
		}
		if g.chance(2) {
			return ability.MoreDamage{By: pick(g, -1, 1) * g.n(1, 3), Each: g.asOften()}
		}
		if g.chance(3) {
			return ability.AttackBeside{Of: ability.Filter{Names: []string{"Ulfar"}}}
		}
		with := ability.AttackIf{N: g.n(1, 3)}
		if g.chance(2) {
			with.Of.Races = card.RacesOf(card.Race(g.n(1, card.RaceCount)))
		}
		return with
	case 12:
		if g.chance(3) {
			return ability.Capacity{What: pick(g, ability.BlockDeed, ability.CarryWeapon), N: g.num(1, 3), More: true}
		}
		return ability.Capacity{What: pick(g, ability.BlockDeed, ability.CarryWeapon), N: pick[ability.Amount](g, nil, ability.Number(2), ability.Number(3))}
	}
	return pick(g, ability.DoubleStrength, ability.StrengthFromCost, ability.LoseAbility, ability.LoseRace, ability.LoseModifiers, ability.NoModifiers, ability.DoubleDamage, ability.HalfDamage, ability.ExilesDamaged,
		ability.AttackAtOnce, ability.MayAttack, ability.MayBlock, ability.BlockUnblockable, ability.DamagesThrough, ability.HasPriority,
		ability.AttackAlone, ability.NoBlockDamage, ability.KeepAbility, ability.NoCastleDamage, ability.NoDamageToYou, ability.NoDamage, ability.NoGains, ability.NoLosses, ability.SpendsStrength, ability.Absorbs)
}

func (g *gen) cannot() ability.Trait {
	switch g.n(1, 3) {
	case 1:
		return ability.Cannot{What: pick(g, ability.AttackDeed, ability.BlockDeed, ability.LeavePlay, ability.CarryWeapon,
			ability.BeShuffledIn, ability.BeAnnulled, ability.BeRedirected, ability.BePrevented, ability.BeRegrouped, ability.BePlayed, ability.BeReturned, ability.ChangeController)}
	case 2:
		f := g.filter(inPlay)
		return ability.Cannot{What: ability.BlockDeed, Of: &f}
	}
	return ability.Cannot{What: pick(g, ability.BeDestroyed, ability.BeExiled, ability.BeRemoved, ability.BeAffected, ability.BeTargeted, ability.BeBlocked), By: g.source()}
}

func (g *gen) source() *ability.Source {
	if g.chance(8) {
		return &ability.Source{Kind: pick(g, ability.ByCombat, ability.ByDirect)}
	}
	if g.chance(8) {
		self := ability.Filter{That: []ability.Quality{ability.Is{State: ability.Itself}}}
		if g.facts.Type == card.Weapon {
			self.That[0] = ability.Is{State: ability.ItsBearer}
		}
		return &ability.Source{Of: self, Kind: pick(g, ability.ByCards, ability.ByCombat)}
	}
	if g.chance(2) {
		return &ability.Source{Of: ability.Filter{Of: pick(g, ability.Opponent, ability.Anyone)}, Kind: pick(g, ability.ByAbility, ability.ByEffect, ability.ByResponse)}
	}
	of := g.filter(inPlay)
	for extreme(of) { // "por Aliados de menor Coste": less than that to which it is done
		of = g.filter(inPlay)
	}
	return &ability.Source{Of: of, Kind: pick(g, ability.ByCards, ability.ByAbility)}
}

// extreme reports whether a filter keeps those that have most or least of something.
func extreme(f ability.Filter) bool {
	return f.Highest || slices.ContainsFunc(f.That, func(q ability.Quality) bool {
		_, extreme := q.(ability.Extreme)
		return extreme
	})
}

// damageChange draws more or less damage.
func (g *gen) damageChange() ability.DamageChange {
	return ability.DamageChange{To: pick(g, ability.Anyone, ability.You, ability.Opponent), Combat: g.chance(2), By: pick(g, -1, 1) * g.n(1, 3), Each: g.asOften()}
}

// asOften draws how many times over a number is meant: once, or for each of some cards.
func (g *gen) asOften() ability.Amount {
	if g.chance(3) {
		return ability.CountOf{Of: ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Totem, card.Gold)}, Of: pick(g, ability.Anyone, ability.You, ability.Opponent)}}
	}
	return nil
}

// rule draws a rule for players. Some can only stand in a continuous ability.
func (g *gen) rule(standing bool) ability.PlayerRule {
	who := pick(g, ability.Anyone, ability.Opponent, ability.You)
	f := ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Weapon, card.Totem, card.Talisman)}}
	if standing && g.chance(8) {
		actor := g.actor
		first := g.cost(ability.You)
		rule := ability.Instead{Do: ability.InOrderTo{First: first, Do: ability.Draw{Who: ability.You, N: g.num(1, 3)}}}
		g.actor = actor
		return rule
	}
	switch g.n(1, 15) {
	case 1, 2:
		return ability.Forbid{Who: who, What: pick(g, ability.PlayCards, ability.PutCards), Card: &f}
	case 3:
		return ability.Forbid{Who: who, What: pick(g, ability.DeclareAttack, ability.DeclareBlock, ability.DrawCards, ability.SearchCastle, ability.SearchOwnCastle, ability.ShuffleCards, ability.GenerateGold, ability.UseAnnul, ability.UseAbilities, ability.PlayResponses, ability.UseResponses,
			ability.MakeMill, ability.MakeDiscard, ability.ShuffleOwn, ability.UseGold, ability.LookAtHand)}
	case 4:
		in := []ability.Zone{ability.Cemetery, ability.Exile}
		if g.chance(4) {
			return ability.Reopen{In: in}
		}
		no := ability.Forbid{Who: who, What: ability.UseZones, In: in}
		if who != ability.Anyone && g.chance(2) {
			no.Card = &ability.Filter{Of: ability.Acting}
		}
		return no
	case 5:
		return ability.Forbid{Who: who, What: pick(g, ability.UseAbilities, ability.UseHarming, ability.GenerateGold), Card: &f}
	case 6:
		return ability.SkipPhase{Who: pick(g, ability.Anyone, ability.Opponent), What: pick(g, ability.Regroup, ability.TalismanWar, ability.Battle)}
	case 7:
		by := g.n(1, 3)
		if g.chance(2) {
			by = -by
		}
		return ability.Cost{Who: pick(g, ability.Anyone, ability.You, ability.Opponent), Of: f, By: by, First: g.chance(4)}
	case 8:
		return ability.DoubleGold{Who: ability.You}
	case 9:
		return g.damageChange()
	case 10, 12, 13:
		if !standing {
			return ability.ShowHands{}
		}
		return pick[ability.PlayerRule](g,
			ability.Limit{Who: pick(g, ability.Anyone, ability.Opponent), What: ability.PlayCards, Op: ability.AtMost, N: g.n(1, 3), Card: &f},
			ability.Limit{Who: who, What: ability.DeclareAttack, Op: ability.AtMost, N: g.n(1, 3)},
			ability.Limit{Who: who, What: pick(g, ability.DrawCards, ability.PayGold, ability.GenerateGold), Op: ability.AtMost, N: g.n(1, 3)},
			ability.Limit{Who: ability.Opponent, What: ability.DeclareAttack, Op: ability.AtLeast, N: g.n(2, 3), Must: g.chance(2)},
			ability.Limit{Who: ability.Opponent, What: ability.DeclareBlock, Op: ability.AtLeast, N: g.n(1, 3)},
			ability.Limit{Who: who, What: ability.DeclareBlock, Op: ability.AtMost, N: g.n(1, 3)},
			ability.Allowance{N: 2, Card: ability.Filter{Types: []card.Type{card.Gold}}},
			ability.OnlyDrawIn{Phase: ability.Final},
			ability.DrawFromBottom{Who: who},
			ability.ZoneAsHand{Zone: pick(g, ability.Cemetery, ability.Exile), Card: pick(g, nil, &ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Talisman)}, Cost: ability.Bound{Op: ability.AtMost, N: g.num(1, 4)}})},
			ability.From{Zone: ability.Cemetery, Exiled: g.chance(2)},
		)
	case 15:
		if !standing {
			return g.damageChange()
		}
		return pick[ability.PlayerRule](g,
			ability.Limit{Who: who, What: ability.ControlCards, Op: ability.AtMost, N: g.n(2, 5), Card: &f},
			ability.HandLimit{Who: pick(g, ability.Anyone, ability.Opponent), N: g.n(2, 6)},
			ability.HandSize{Who: who, N: g.n(1, 12)},
			ability.HandSize{Who: who, How: ability.Added, N: pick(g, -1, 1) * g.n(1, 3)},
			ability.HandSize{Who: who, How: ability.Unlimited},
			ability.PlayedIn{Zone: ability.SupportLine},
			g.entering(),
			ability.NegateBonuses{},
			ability.CostPer{Cost: ability.Cost{Who: pick(g, ability.Anyone, ability.You), Of: f, By: pick(g, -1, 1)},
				Each: ability.CountOf{Of: ability.Filter{Types: []card.Type{card.Totem}, Of: ability.You}}},
		)
	case 11:
		if g.chance(3) {
			return ability.Replace{Who: ability.Every{Of: f}, What: pick(g, ability.IsDestroyed, ability.IsBuried, ability.IsBuriedFromPlay), With: ability.ShuffleIn, Spot: pick(g, ability.OnTop, ability.AtBottom)}
		}
		if g.chance(5) {
			lost := ability.Filter{Of: pick(g, ability.You, ability.Opponent), In: []ability.Zone{ability.Hand}}
			if g.chance(2) {
				return ability.Replace{Who: ability.Every{Of: lost}, What: ability.IsDiscarded, With: pick(g, ability.ExileIt, ability.ShuffleIn)}
			}
			lost.In = []ability.Zone{ability.Castle}
			return ability.Replace{Who: ability.Every{Of: lost}, What: ability.IsMilled, With: ability.ExileIt}
		}
		if g.chance(4) {
			played := ability.Filter{Types: []card.Type{card.Talisman}, Of: pick(g, ability.You, ability.Opponent)}
			if g.chance(2) {
				return ability.Replace{Who: ability.Every{Of: f}, What: ability.IsExiled, With: ability.Destroy}
			}
			switch g.n(1, 4) {
			case 1:
				played.That = []ability.Quality{ability.Is{State: ability.Answers}}
			case 2:
				played.That = []ability.Quality{ability.IsNot{State: ability.Answers}}
			}
			return ability.Replace{Who: ability.Every{Of: played}, What: ability.IsPlayed, With: pick(g, ability.ExileIt, ability.ShuffleIn, ability.Return)}
		}
		if g.chance(2) {
			return ability.Replace{Who: ability.This{}, What: pick(g, ability.IsDestroyed, ability.IsBuried, ability.IsExiled, ability.Leaves), With: pick(g, ability.ShuffleIn, ability.Return)}
		}
		return ability.Replace{Who: ability.Every{Of: ability.Filter{Types: []card.Type{card.Ally}}}, What: pick(g, ability.IsDestroyed, ability.IsBuried, ability.IsBuriedFromPlay), With: pick(g, ability.ExileIt, ability.ShuffleIn)}
	}
	if g.chance(2) {
		return g.entering()
	}
	return ability.NextCard{Of: f, Traits: []ability.Trait{pick[ability.Trait](g, ability.With{Keyword: g.keyword()}, ability.AttackAtOnce, ability.Cannot{What: ability.BeAnnulled})}}
}

// entering draws what cards come into play with.
func (g *gen) entering() ability.Entering {
	e := ability.Entering{Of: ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Weapon)}, Of: pick(g, ability.Anyone, ability.You, ability.Opponent)}, Traits: []ability.Trait{ability.LoseAbility}}
	if g.chance(2) {
		e.Of.In = []ability.Zone{pick(g, ability.Cemetery, ability.Exile, ability.Hand)}
	}
	if e.Of.Types[0] == card.Ally && g.chance(2) {
		e.Traits[0] = pick[ability.Trait](g, ability.Strengthen{By: g.num(1, 3)}, ability.Weaken{By: g.num(1, 3)})
	}
	return e
}
