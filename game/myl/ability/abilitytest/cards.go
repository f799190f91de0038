package abilitytest

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// where says where the cards of a filter lie.
type where uint8

const (
	inPlay where = iota
	inHand
	inPile // a cemetery or the exile
	toSearch
)

// owner draws whose cards, as the present actor can say it.
func (g *gen) owner() ability.Player {
	switch g.actor {
	case ability.Each:
		return pick(g, ability.Acting, ability.Acting, ability.Anyone)
	case ability.Opponent:
		return pick(g, ability.Opponent, ability.Opponent, ability.Anyone, ability.You)
	case ability.Doer:
		return pick(g, ability.Doer, ability.Doer, ability.Anyone)
	}
	return pick(g, ability.Anyone, ability.You, ability.Opponent)
}

// pileOwner draws whose zone: somebody's.
func (g *gen) pileOwner() ability.Player {
	switch g.actor {
	case ability.Each:
		return ability.Acting
	case ability.Opponent:
		return pick(g, ability.Opponent, ability.You)
	case ability.Doer:
		return ability.Doer
	}
	return pick(g, ability.You, ability.Opponent)
}

func (g *gen) filter(at where) ability.Filter {
	var f ability.Filter
	switch g.n(1, 8) {
	case 1:
		f.Names = []string{pick(g, "Ulfar", "Las Hermanas de Sal", "Torre del Alba")}
		for i := g.n(0, 2); i > 0; i-- {
			f.Names = append(f.Names, pick(g, "Brasa", "Sal"))
		}
		slices.Sort(f.Names)
	case 2, 3:
		f.NotType = pick(g, card.NoType, card.Gold, card.Talisman)
	case 4:
		f.Types = []card.Type{pick(g, card.Ally, card.Weapon), pick(g, card.Totem, card.Gold)}
	default:
		f.Types = []card.Type{pick(g, card.Ally, card.Ally, card.Weapon, card.Totem, card.Gold)}
	}
	if len(f.Names) == 0 {
		if len(f.Types) == 1 && f.Types[0] == card.Ally {
			for i := g.n(0, 2); i > 0; i-- {
				f.Races = f.Races.With(card.Race(g.n(1, card.RaceCount)))
			}
		}
		if g.chance(8) {
			f.Title = pick(g, "Drácula", "Fiesta")
		}
	}
	if g.chance(4) {
		f.Cost = g.bound()
	}
	if g.chance(5) {
		f.Strength = g.bound()
	}
	switch at {
	case inPlay:
		f.Of = g.owner()
		if g.chance(5) {
			f.In = []ability.Zone{pick(g, ability.DefenseLine, ability.AttackLine)}
			f.Of = g.pileOwner()
		}
		if g.chance(3) {
			f.That = []ability.Quality{g.quality(f)}
		}
	case inHand:
		f.In, f.Of = []ability.Zone{ability.Hand}, g.pileOwner()
	case inPile:
		f.In, f.Of = []ability.Zone{pick(g, ability.Cemetery, ability.Exile)}, g.pileOwner()
	case toSearch:
		f.In, f.Of = []ability.Zone{ability.Castle}, g.pileOwner()
		if g.chance(3) {
			f.In = []ability.Zone{ability.Castle, ability.Cemetery}
		}
	}
	return f
}

func (g *gen) quality(f ability.Filter) ability.Quality {
	if len(f.Types) == 1 && f.Types[0] == card.Gold {
		return ability.Is{State: pick(g, ability.WithAbility, ability.PlainGold, ability.DestroyedNow)}
	}
	if len(f.Types) == 1 && f.Types[0] == card.Weapon && f.Of == ability.Anyone && len(f.In) == 0 && g.actor == ability.You && g.chance(3) {
		return ability.CarriedBySome{Of: ability.Filter{Types: []card.Type{card.Ally}, Of: pick(g, ability.You, ability.Opponent), Races: card.RacesOf(card.Race(g.n(1, card.RaceCount)))}}
	}
	switch g.n(1, 6) {
	case 1:
		if g.chance(3) {
			return ability.HasAny{Of: pick(g, ability.Keywords(0).With(ability.Indestructible).With(ability.Imbloqueable), ability.Keywords(0).With(ability.Indestructible).With(ability.Indesterrable).With(ability.Imbloqueable))}
		}
		return ability.Has{Keyword: g.keyword()}
	case 2:
		return ability.OfFrequency{Frequency: pick(g, card.Vasallo, card.Cortesano, card.Real)}
	}
	if g.chance(6) && len(f.Types) == 1 && f.Types[0] == card.Ally {
		return ability.Except{Races: card.RacesOf(card.Race(g.n(1, card.RaceCount)))}
	}
	if g.chance(6) {
		return ability.Extreme{Of: pick(g, ability.OwnCost, ability.OwnStrength), Least: true}
	}
	if g.chance(8) && len(f.Types) == 1 && f.Types[0] == card.Ally {
		carried := ability.CarriesSome{Of: ability.Filter{Types: []card.Type{card.Weapon}}, Count: ability.Bound{Op: ability.AtLeast, N: g.num(1, 3)}}
		if g.chance(2) || carried.Count.N == ability.Amount(ability.Number(1)) {
			carried.Of.Cost = g.bound()
		}
		if g.chance(4) {
			carried = ability.CarriesSome{Of: ability.Filter{Names: []string{"Ulfar"}}, Count: ability.Bound{Op: ability.AtLeast, N: ability.Number(1)}}
		}
		return carried
	}
	if g.chance(12) && len(f.Types) == 1 && f.Types[0] == card.Ally && f.Of == ability.Opponent && len(f.In) == 0 && g.actor == ability.You {
		if g.chance(2) {
			return ability.BlockedBySome{Of: ability.Filter{Types: []card.Type{card.Ally}, Of: pick(g, ability.You, ability.Opponent), Races: card.RacesOf(card.Race(g.n(1, card.RaceCount)))}}
		}
		return ability.BlocksSome{Of: ability.Filter{Types: []card.Type{card.Ally}, Of: pick(g, ability.You, ability.Opponent), Races: card.RacesOf(card.Race(g.n(1, card.RaceCount)))}}
	}
	if g.chance(12) {
		return ability.HasNot{Keyword: g.keyword()}
	}
	if g.chance(12) && len(f.Types) < 2 && f.Races == 0 {
		last := ability.LastPlayed{By: pick(g, ability.You, ability.Opponent, ability.Anyone)}
		if len(f.Types) == 1 {
			last.Type = f.Types[0]
		}
		return last
	}
	if g.chance(8) {
		return ability.IsNot{State: pick(g, ability.Attacking, ability.Blocking, ability.Fighting, ability.AttackedNow, ability.AttackedLast, ability.EnteredNow, ability.DestroyedNow, ability.DamagedNow)}
	}
	return ability.Is{State: pick(g, ability.BlockedNow, ability.Attacking, ability.Blocking, ability.Fighting, ability.Unblocked, ability.Armed, ability.Unarmed,
		ability.Modified, ability.NoAttacker, ability.CanAttack, ability.DestroyedNow, ability.AttackedNow, ability.FoughtNow, ability.DidBlockNow, ability.AttackedLast, ability.BlockedLast, ability.EnteredNow,
		ability.ModifiesAlly, ability.ModifiesAny, ability.BlockedByThis, ability.BlocksThis, ability.MeetsThis, ability.Raceless, ability.AlliedAttack, ability.WithOrbe)}
}

func (g *gen) keyword() ability.Keyword {
	return pick(g, ability.Indestructible, ability.Indesterrable, ability.Imbloqueable)
}

func (g *gen) bound() ability.Bound {
	if g.chance(8) {
		low := g.num(0, 3)
		return ability.Bound{Op: ability.Between, N: low, Most: low + g.num(2, 4)}
	}
	if g.chance(8) {
		return ability.Bound{Op: ability.Unlike, N: g.num(0, 6)}
	}
	return ability.Bound{Op: pick(g, ability.Equal, ability.AtMost, ability.AtLeast, ability.OrNext), N: g.num(0, 6)}
}

// count draws how many cards.
func (g *gen) count(at where) ability.Count {
	switch g.n(1, 8) {
	case 1:
		return ability.Count{Kind: ability.UpTo, N: g.num(2, 3)}
	case 2:
		return ability.Count{Kind: ability.AnyNumber}
	case 3:
		return ability.Count{N: g.measured()}
	case 4:
		if g.chance(3) {
			return ability.Count{Kind: ability.FromOne, N: pick[ability.Amount](g, nil, ability.Number(2), ability.Number(3))}
		}
		return ability.Count{N: g.num(2, 3)}
	}
	return ability.Count{N: ability.Number(1)}
}

// measured draws a number that has to be found out.
func (g *gen) measured() ability.Amount {
	var of ability.Amount
	switch g.n(1, 5) {
	case 1:
		return ability.StrengthOf{Of: g.known()}
	case 3:
		played := ability.Filter{Types: []card.Type{pick(g, card.Types()...)}}
		e := ability.PlayerEvent{Who: pick(g, ability.You, ability.Opponent), What: ability.Plays, Card: &played}
		switch g.n(1, 4) {
		case 1:
			e.What, e.Card = pick(g, ability.Draws, ability.Discards, ability.Mills), nil
		case 2:
			e.What = ability.Discards
		}
		if g.chance(4) {
			e.Who = ability.Anyone
		}
		return ability.Tally{On: e}
	case 2:
		return ability.CostOf{Of: g.known()}
	}
	f := g.filter(inPlay)
	f.Other = g.chance(5)
	of = ability.CountOf{Of: f}
	if g.chance(5) && !f.Other {
		return ability.Plus{A: of, B: pick(g, ability.Number(-1), ability.Number(1), ability.Number(2))}
	}
	if g.chance(6) {
		return ability.Capped{Of: of, Most: g.n(2, 6)}
	}
	if g.chance(3) {
		return ability.Times{N: g.n(2, 3), Of: of}
	}
	if g.chance(4) && !f.Other {
		return ability.Divided{N: g.n(2, 3), Of: of}
	}
	return of
}

// amount draws a number, mostly a plain one.
func (g *gen) amount() ability.Amount {
	if g.chance(5) {
		return g.measured()
	}
	return g.num(1, 5)
}

// known draws a card that is already known.
func (g *gen) known() ability.Cards {
	if g.named && g.chance(2) {
		return ability.NamedCard{}
	}
	if g.picked && g.left && g.chance(8) {
		return ability.TheOther{}
	}
	if g.drawn && g.chance(3) {
		return ability.Every{Of: ability.Filter{In: []ability.Zone{ability.AmongThem}}}
	}
	if g.picked || g.event && !g.named && !g.drawn {
		if g.chance(2) {
			return ability.It{}
		}
	}
	if g.event && g.chance(3) {
		return ability.EventCard{}
	}
	if g.facts.Type == card.Weapon && g.chance(2) {
		return ability.Bearer{}
	}
	return ability.This{}
}

// some draws cards that are chosen, at a place.
func (g *gen) some(at where) ability.Cards {
	f := g.filter(at)
	if at == inPlay && g.chance(8) {
		g.all()
		return ability.Every{Of: f}
	}
	c := ability.Chosen{Count: g.count(at), Of: f}
	if _, plain := c.Count.N.(ability.Number); !plain && at == inPlay && len(f.Types) == 0 && f.Of == ability.Anyone {
		c.Count = ability.Count{N: ability.Number(1)} // "tantas cartas": whose?
	}
	if c.Count.Kind == ability.Exactly && c.Count.N == ability.Amount(ability.Number(1)) && at == inPlay && len(f.In) == 0 {
		switch {
		case len(f.Types) == 1 && g.chance(6):
			c.Of.Highest = true
		case g.chance(6):
			c.Of.Other = true
		}
	}
	if at != inHand && at != toSearch && f.Of == ability.Anyone && !c.Of.Highest && !c.Of.Other && g.chance(8) {
		c.Count = ability.Count{N: ability.Number(2)}
		c.Of.That = []ability.Quality{ability.Is{State: ability.EachSide}}
	}
	if several := c.Count.Kind == ability.AnyNumber || c.Count.Kind == ability.UpTo; several && len(f.Types) == 1 && f.Types[0] == card.Ally && !c.Of.Highest && g.chance(4) {
		total := ability.InTotal{Of: pick(g, ability.OwnCost, ability.OwnStrength), Most: g.num(2, 6)}
		at := len(c.Of.That)
		if at > 0 && isCarrying(c.Of.That[at-1]) {
			at-- // what they carry is said last
		}
		c.Of.That = slices.Insert(c.Of.That, at, ability.Quality(total))
	}
	g.pick()
	return c
}

func isCarrying(q ability.Quality) bool {
	_, carries := q.(ability.CarriesSome)
	return carries
}

// kin draws what goes with a card in play.
func (g *gen) kin(c ability.Chosen) ability.Cards {
	with := ability.WithKin{Of: c, Kin: ability.Copies}
	if len(c.Of.Types) == 1 {
		switch c.Of.Types[0] {
		case card.Ally:
			with.Kin = pick(g, ability.Copies, ability.Weapons)
		case card.Weapon:
			with.Kin = pick(g, ability.Copies, ability.Bearers)
		}
	}
	return with
}

// object draws cards in play to act on.
func (g *gen) object() ability.Cards {
	switch g.n(1, 24) {
	case 1:
		f := ability.Filter{Types: []card.Type{card.Ally}, Of: ability.You}
		g.pick()
		return ability.ThisOr{Of: f}
	case 2:
		c := ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: g.filter(inPlay)}
		g.pick()
		return g.kin(c)
	case 3, 4, 5, 6, 7, 8, 9:
		return g.known()
	}
	return g.some(inPlay)
}
