package abilitytest

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// place says where in a card a body of effects stands: what its first sentence
// may be depends on it.
type place uint8

const (
	spellBody place = iota
	triggerBody
	paidBody  // after "puedes"
	phaseBody // after a time of the turn
)

// body draws what an ability does: one sentence or several.
func (g *gen) body(at place) ability.Effect {
	if at != phaseBody && g.chance(10) {
		return g.choice()
	}
	first := g.clause(at)
	n := g.n(0, 2)
	if n == 0 {
		return first
	}
	steps := flat(first)
	for ; n > 0 && !endsInSet(steps); n-- {
		g.actor = ability.You
		next := flat(g.later(steps))
		next[0].Link = ability.Stop
		steps = append(steps, next...)
	}
	return ability.Sequence{Steps: steps}
}

// endsInSet reports whether what is done last sets an ability up: what it picks then is
// not spoken of before.
func endsInSet(steps []ability.Step) bool {
	_, sets := steps[len(steps)-1].Do.(ability.Meanwhile)
	return sets
}

// meanwhile draws an ability that is set up for a time.
func (g *gen) meanwhile() ability.Effect {
	g.actor = ability.You
	t := ability.Triggered{Limit: g.limit()}
	bound := g.picked && g.chance(2)
	g.picked, g.drawn, g.event = false, false, bound
	switch {
	case bound:
		t.On = ability.CardEvent{What: []ability.CardVerb{pick(g, ability.Attacks, ability.IsBlocked, ability.IsDestroyed, ability.DamagesCastle)}, Who: ability.It{}}
	case g.facts.Type == card.Talisman && g.chance(2):
		t.On = g.playerEvent()
	case g.facts.Type == card.Talisman:
		t.On = g.cardEvent(false)
	default:
		t.On = g.triggerEvent()
	}
	t.If = g.maybeCondition()
	t.Do = g.clause(triggerBody)
	return ability.Meanwhile{Has: t, Until: pick(g, ability.UntilFinal, ability.UntilNextVigil, ability.OpponentTurn, ability.YourNextTurn, ability.RestOfGame, ability.UntilYouEnd)}
}

// choice draws a choice between two things to do.
func (g *gen) choice() ability.Effect {
	c := ability.Choice{Who: g.actor, N: pick(g, 0, 0, 2)}
	before := *g
	for range 2 + c.N/2 {
		g.actor, g.picked, g.left, g.drawn = before.actor, before.picked, before.left, before.drawn
		c.Options = append(c.Options, g.act())
	}
	return c
}

func flat(e ability.Effect) []ability.Step {
	if s, ok := e.(ability.Sequence); ok {
		return append([]ability.Step(nil), s.Steps...)
	}
	return []ability.Step{{Do: e}}
}

// clause draws the first sentence of an ability.
func (g *gen) clause(at place) ability.Effect {
	switch at {
	case paidBody:
		return g.chain(false)
	case phaseBody:
		for {
			if e := g.act(); !isGenerate(e) {
				return e
			}
		}
	}
	return g.sentence(at)
}

// isGenerate tells what with a time of the turn before it is an activation.
func isGenerate(e ability.Effect) bool {
	_, ok := e.(ability.Generate)
	return ok
}

func (g *gen) sentence(at place) ability.Effect {
	switch g.n(1, 7) {
	case 1:
		if at == spellBody {
			return ability.IfThen{If: ability.Exists{Of: g.filter(inPlay), Count: ability.Bound{Op: ability.AtLeast, N: g.num(1, 3)}}, Then: g.chain(true)}
		}
		return ability.May{Who: ability.You, Do: g.paid(ability.You)}
	case 2:
		if at == spellBody {
			return g.paid(ability.You)
		}
		return ability.May{Who: ability.You, Do: g.chain(false)}
	case 3:
		g.actor = ability.Opponent
		return ability.May{Who: ability.Opponent, Do: g.paid(ability.Opponent)}
	case 4:
		do := g.act()
		g.actor = ability.Opponent
		return ability.Unless{Do: do, Who: ability.Opponent, Avoid: g.cost(ability.Opponent)}
	}
	return g.chain(true)
}

// later draws a further sentence after these steps.
func (g *gen) later(before []ability.Step) ability.Effect {
	switch g.n(1, 7) {
	case 7:
		return g.meanwhile()
	case 1:
		when := pick[ability.Condition](g, ability.Done{}, ability.Not{Of: ability.Done{}}, ability.Not{Of: ability.Held{}})
		if givesUp(before) {
			when = ability.Not{Of: ability.Done{}} // what is done for that is what it is the price of
		}
		return ability.IfThen{If: when, Then: g.chain(true)}
	case 2:
		return ability.IfThen{If: g.condition(), Then: g.chain(true)}
	case 3:
		g.actor = ability.You
		return ability.Later{When: pick(g, ability.Window{Phase: ability.Final}, ability.Window{Phase: ability.Vigil, Whose: ability.You},
			ability.Window{Phase: ability.Regroup, Whose: ability.You}, ability.Window{Phase: ability.Vigil, Whose: ability.Opponent}), Do: g.plainAct()}
	case 4:
		return ability.May{Who: ability.You, Do: g.chain(false)}
	}
	return g.chain(true)
}

// givesUp reports whether steps may be a price.
func givesUp(steps []ability.Step) bool {
	for _, s := range steps {
		e := s.Do
		if may, ok := e.(ability.May); ok {
			return givesUp(flat(may.Do))
		}
		switch e.(type) {
		case ability.Pay, ability.Mill, ability.Act:
		default:
			return false
		}
	}
	return true
}

// paid draws a cost and what it is for.
func (g *gen) paid(who ability.Player) ability.Effect {
	first := g.cost(who)
	return ability.InOrderTo{First: first, Do: g.chain(false)}
}

// toll draws what is paid for a deed, perhaps Oros for each of some cards.
func (g *gen) toll() ability.Effect {
	if g.chance(4) {
		of := ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Totem)}, Of: pick(g, ability.You, ability.Opponent)}
		return ability.Pay{Who: ability.You, N: pick[ability.Amount](g, ability.CountOf{Of: of}, ability.Times{N: 2, Of: ability.CountOf{Of: of}})}
	}
	return g.cost(ability.You)
}

// cost draws something that a player can pay.
func (g *gen) cost(who ability.Player) ability.Effect {
	g.actor = who
	mine := who
	switch g.n(1, 7) {
	case 1:
		return ability.Pay{Who: who, N: g.num(1, 5)}
	case 2:
		g.drawn = true
		return ability.Mill{Who: who, N: g.num(1, 5)}
	case 3:
		g.pick()
		return ability.Act{Who: who, Verb: ability.Discard, What: ability.Chosen{Count: ability.Count{N: g.num(1, 2)}, Of: ability.Filter{Of: mine, In: []ability.Zone{ability.Hand}}}}
	case 4:
		if who == ability.You {
			return ability.Act{Who: who, Verb: pick(g, g.returning(ability.Destroy, ability.ExileIt, ability.Remove, ability.ShuffleIn)...), What: ability.This{}}
		}
	case 5:
		if who == ability.You && g.facts.Type == card.Gold {
			return ability.Act{Who: who, Verb: ability.PayGoldCard, What: ability.This{}}
		}
	case 6:
		return ability.Pay{Who: who, AnyAmount: true}
	}
	f := g.filter(inPlay)
	f.Of = mine
	g.pick()
	return ability.Act{Who: who, Verb: pick(g, ability.Destroy, ability.ExileIt, ability.Remove), What: ability.Chosen{Count: ability.Count{N: g.num(1, 2)}, Of: f}}
}

// chain draws effects joined in one sentence. Where free, a player other than
// you may act first.
func (g *gen) chain(free bool) ability.Effect {
	first := g.effect()
	if g.chance(2) {
		return first
	}
	steps := []ability.Step{{Do: first}}
	for n := g.n(1, 2); n > 0; n-- {
		next := ability.Step{Link: ability.And, Do: g.effect()}
		if sameVerb(steps[len(steps)-1].Do, next.Do) && g.chance(2) {
			next.Link = ability.Then // elsewhere it means the same
		}
		steps = append(steps, next)
	}
	return ability.Sequence{Steps: steps}
}

// sameVerb reports whether two effects are one plain verb said twice.
func sameVerb(a, b ability.Effect) bool {
	x, ok := a.(ability.Act)
	y, same := b.(ability.Act)
	return ok && same && x.Who == y.Who && x.Verb == y.Verb
}

// effect draws one effect.
func (g *gen) effect() ability.Effect {
	switch g.n(1, 8) {
	case 1, 2:
		g.actor = ability.You
		if g.chance(12) {
			return ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.CostChange{By: pick(g, -2, -1, 1)}}, Until: g.duration()}
		}
		if g.picked && g.chance(12) {
			return ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.Strengthen{By: g.num(1, 3)}}, Until: pick(g, ability.WhileIt, ability.WhileItThis)}
		}
		who, traits := g.object(), g.traits()
		if traits[0] == (ability.Trait)(ability.Cannot{What: ability.BePlayed}) {
			g.picked = false // that is said of players, of no card at hand
			if ability.IsIt(who) && len(traits) == 1 && g.chance(2) {
				traits[0] = ability.Cannot{What: ability.BePlayed, By: &ability.Source{Of: ability.Filter{Of: ability.Opponent}}}
			}
		}
		return ability.Modify{Who: who, Traits: traits, Until: g.duration()}
	case 3:
		g.actor = ability.You
		rule := ability.Rule{Is: g.rule(false), Until: g.duration()}
		if no, bans := rule.Is.(ability.Forbid); bans && no.What != ability.DrawCards && g.chance(6) {
			rule.Until = ability.OpponentVigil
		}
		return rule
	case 4:
		return g.special()
	}
	return g.act()
}

func (g *gen) duration() ability.Duration {
	return pick(g, ability.UntilFinal, ability.UntilFinal, ability.UntilNextVigil, ability.OpponentTurn, ability.YourNextTurn, ability.WhileThis,
		ability.WhileDefending, ability.RestOfGame, ability.UntilWar,
		ability.UntilNextRegroup, ability.UntilOpponentEnds, ability.UntilYouEnd)
}

// plainAct draws one of the plain verbs done by the actor.
func (g *gen) plainAct() ability.Effect {
	return ability.Act{Who: g.actor, Verb: pick(g, g.returning(ability.Destroy, ability.ExileIt, ability.Remove, ability.ShuffleIn, ability.RegroupIt)...), What: g.object()}
}

// returning adds [ability.Return] to verbs, unless the card may be out of play: then it
// is put in the hand.
func (g *gen) returning(verbs ...ability.Verb) []ability.Verb {
	if g.outside {
		return verbs
	}
	return append(verbs, ability.Return)
}

// act draws what a player does.
func (g *gen) act() ability.Effect {
	g.actor = pick(g, ability.You, ability.You, ability.You, ability.Opponent, ability.Each)
	who := g.actor
	switch g.n(1, 9) {
	case 1, 2:
		return g.plainAct()
	case 3:
		f := g.filter(inHand)
		f.Of = g.hand()
		c := ability.Chosen{Count: ability.Count{N: g.num(1, 3)}, Of: f, Random: g.chance(3)}
		g.pick()
		return ability.Act{Who: who, Verb: ability.Discard, What: c}
	case 4:
		m := ability.Mill{Who: who, N: g.amount()}
		if g.chance(12) {
			mine, theirs := ability.Filter{Types: []card.Type{card.Gold}, Of: ability.You}, ability.Filter{Types: []card.Type{card.Gold}, Of: ability.Opponent}
			m.N = ability.Plus{A: ability.Times{N: g.n(2, 3), Of: ability.CountOf{Of: theirs}}, B: ability.Times{N: -g.n(1, 3), Of: ability.CountOf{Of: mine}}}
		}
		g.drawn = true
		return m
	case 5:
		d := ability.Draw{Who: who, N: g.amount()}
		_, plain := d.N.(ability.Number)
		d.UpTo, d.Extra = plain && g.chance(4), plain && g.chance(4)
		g.drawn = g.drawn || !d.Extra
		return d
	case 6:
		return ability.Act{Who: who, Verb: pick(g, ability.ExileIt, ability.Remove, ability.ShuffleIn), What: g.some(inPile)}
	case 7:
		return ability.Put{Who: who, What: g.some(pick(g, inPile, inHand)), To: g.destination()}
	case 8:
		g.pick()
		of := g.pileOwner()
		if g.chance(5) {
			of = ability.Each
		}
		if g.chance(4) {
			return ability.Act{Who: who, Verb: ability.ExileIt, What: ability.Bottom{N: g.num(1, 3), Of: of, In: ability.Castle}}
		}
		verb := pick(g, ability.Look, ability.Show, ability.ExileIt)
		g.looked = verb != ability.ExileIt
		n := ability.Amount(g.num(1, 5))
		if who == ability.You && g.chance(8) {
			n = ability.CountOf{Of: ability.Filter{Types: []card.Type{pick(g, card.Totem, card.Weapon)}, Of: ability.You}}
		}
		return ability.Act{Who: who, Verb: verb, What: ability.Top{N: n, Of: of, In: ability.Castle}}
	}
	if who == ability.You {
		var to *ability.Filter
		if g.chance(2) {
			f := ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Weapon, card.Totem, card.Talisman)}}
			to = &f
		}
		if g.chance(4) {
			return ability.Generate{Who: who, N: g.num(1, 4), NotFor: to}
		}
		return ability.Generate{Who: who, N: g.num(1, 4), For: to, Uses: to != nil && g.chance(3)}
	}
	g.drawn = true
	return ability.Mill{Who: who, N: g.num(1, 5)}
}

// hand is whose hand the actor discards from.
func (g *gen) hand() ability.Player {
	switch g.actor {
	case ability.Each:
		return ability.Acting
	case ability.Opponent:
		return ability.Opponent
	}
	return pick(g, ability.You, ability.Opponent)
}

// handful draws how many cards a hand of yours comes to.
func (g *gen) handful() ability.Amount {
	if g.chance(3) {
		return ability.CountOf{Of: ability.Filter{Of: ability.Opponent, In: []ability.Zone{ability.Hand}}}
	}
	return g.num(1, 8)
}

func (g *gen) destination() ability.Destination {
	switch g.n(1, 4) {
	case 1:
		return ability.Destination{Zone: ability.Castle, Of: ability.Owner, Spot: pick(g, ability.OnTop, ability.AtBottom, ability.TopOrBottom)}
	case 2:
		return ability.Destination{Zone: ability.Cemetery, Of: ability.Owner}
	case 3:
		return ability.Destination{Zone: ability.InPlay, Of: pick(g, g.actor, g.actor, ability.Owner)}
	}
	return ability.Destination{Zone: ability.Hand, Of: ability.Owner}
}

// special draws the rarer effects, done by you.
func (g *gen) special() ability.Effect {
	g.actor = ability.You
	switch g.n(1, 22) {
	case 20:
		return ability.ExtraPhase{What: pick(g, ability.Regroup, ability.Vigil, ability.Battle)}
	case 21:
		return ability.Win{Who: pick(g, ability.You, ability.Opponent)}
	case 18:
		return ability.HandTo{Who: ability.You, N: g.handful(), By: pick(g, ability.ByDrawing, ability.ByDiscarding)}
	case 19:
		weapon := ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: ability.Filter{Types: []card.Type{card.Weapon}}}
		ally := ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: ability.Filter{Types: []card.Type{card.Ally}, Of: ability.You, Other: g.chance(2)}}
		g.pick()
		return ability.Equip{Who: ability.You, What: weapon, To: ally}
	case 1:
		c := ability.Chosen{Count: ability.Count{N: g.num(1, 2)}, Of: g.filter(toSearch)}
		var also []ability.Chosen
		if len(c.Of.Names) == 0 && g.chance(4) {
			c.Of.Types = []card.Type{card.Ally}
			kind := ability.Filter{Types: []card.Type{pick(g, card.Weapon, card.Gold)}, Of: c.Of.Of, In: c.Of.In}
			also = []ability.Chosen{{Count: ability.Count{N: ability.Number(1)}, Of: kind}}
		}
		g.pick()
		g.outside = true
		return ability.Search{Who: ability.You, What: c, Also: also}
	case 2:
		return ability.Play{Who: ability.You, What: g.some(pick(g, inPile, inHand)), Free: true}
	case 3:
		return ability.Play{Who: ability.You, What: g.some(inHand), Less: g.n(1, 3)}
	case 4:
		c := g.object()
		return ability.Control{Who: ability.You, What: c, Until: g.duration()}
	case 5:
		return ability.Shuffle{Of: pick(g, ability.You, ability.Opponent)}
	case 6:
		return ability.Cancel{What: pick(g, ability.TheAttack, ability.Modifiers)}
	case 7:
		return ability.Cancel{What: pick(g, ability.AttackOf, ability.BlockOf, ability.AnAbility), Of: g.some(inPlay)}
	case 8:
		if g.chance(4) && g.facts.Type != card.Talisman && g.facts.Type != card.NoType {
			return ability.Prevent{What: []ability.CardVerb{ability.IsAffected}, Of: ability.This{}, By: &ability.Source{Kind: ability.ByAbility, Of: ability.Filter{Of: ability.Opponent}}}
		}
		return ability.Prevent{What: []ability.CardVerb{pick(g, ability.IsDestroyed, ability.IsExiled, ability.IsRemoved, ability.Leaves)}, Of: g.some(inPlay)}
	case 9:
		return ability.PreventDamage{}
	case 10:
		return ability.Skip{Who: pick(g, ability.You, ability.Opponent), What: pick(g, ability.Vigil, ability.Battle, ability.TalismanWar, ability.Damage, ability.Turn)}
	case 11:
		return ability.UseAbility{Of: g.some(inPlay), Free: g.chance(2)}
	case 12:
		return ability.Redirect{To: g.object()}
	case 13:
		g.picked, g.drawn, g.named, g.event = false, false, true, false
		switch g.n(1, 4) {
		case 1:
			return ability.Name{Who: ability.You, What: ability.ACard, Of: ability.Filter{Types: []card.Type{card.Ally}}, InPlay: true}
		case 2:
			return ability.Name{Who: ability.You, What: ability.ACard, Of: ability.Filter{Types: []card.Type{card.Ally}, Of: ability.You, In: []ability.Zone{ability.DefenseLine}}}
		}
		return ability.Name{Who: ability.You, What: ability.ACard, Of: ability.Filter{}}
	case 17:
		who := pick(g, ability.You, ability.Opponent)
		g.pick()
		g.event = false
		return ability.Unearth{Who: who, Of: who, Until: ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Talisman)}}, Mill: g.chance(2)}
	case 16:
		return ability.SameDamage{}
	case 15:
		return ability.ExtraTurn{Who: ability.You}
	case 14:
		return ability.HandTo{Who: ability.Each, N: g.num(1, 8), By: ability.EitherWay}
	}
	if g.chance(4) {
		return pick(g, g.annulDoer, g.affecting)()
	}
	return ability.Act{Who: ability.You, Verb: pick(g, ability.Annul, ability.Save), What: g.some(inPlay)}
}

// affecting draws what is done to a card in play that affects another.
func (g *gen) affecting() ability.Effect {
	g.pick()
	of := ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Totem)}, That: []ability.Quality{
		ability.Does{What: []ability.CardVerb{ability.IsAffected}, To: ability.Filter{Types: []card.Type{card.Ally}, Of: pick(g, ability.Anyone, ability.You)}}}}
	if g.chance(2) {
		return ability.Act{Who: ability.You, Verb: ability.Destroy, What: ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: of}}
	}
	return ability.Modify{Who: ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: of}, Traits: []ability.Trait{ability.LoseAbility}, Until: pick(g, ability.UntilFinal, ability.RestOfGame)}
}

// annulDoer draws an annulment or a cancellation of what does something to cards.
func (g *gen) annulDoer() ability.Effect {
	that := ability.Quality(ability.Does{What: pick(g, []ability.CardVerb{ability.IsDestroyed, ability.IsExiled}, []ability.CardVerb{ability.IsShuffledIn}, []ability.CardVerb{ability.Leaves}, []ability.CardVerb{ability.IsAffected}, []ability.CardVerb{ability.IsAnnulled}),
		To: ability.Filter{Types: []card.Type{pick(g, card.Ally, card.Gold)}, Of: pick(g, ability.Anyone, ability.You)}})
	if g.chance(4) {
		that = ability.Is{State: pick(g, ability.Generator, ability.SeesHand)}
	}
	of := ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: ability.Filter{Of: pick(g, ability.Anyone, ability.Opponent), That: []ability.Quality{that}}}
	if g.chance(2) {
		return ability.Cancel{What: ability.AnAbility, Of: of}
	}
	if d, ok := that.(ability.Does); !ok || d.What[0] != ability.IsAffected {
		of.Of.Types = []card.Type{card.Talisman} // one that affects cards is annulled in response
	}
	return ability.Act{Who: ability.You, Verb: ability.Annul, What: of}
}
