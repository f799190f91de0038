package myl

import (
	"reflect"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// program is one ability of a face, made ready to run.
type program struct {
	ability ability.Ability
	cost    uint16 // nodes; 0 none
	do      uint16
	cond    ability.Condition
	when    ability.Window
	on      ability.Event
	by      ability.Player
	limit   uint8
	toll    ability.Deed // the deed for which cost is paid
	may     bool         // a trigger that its controller may decline
	slots   []uint16     // picks of objectives, made when it is declared (DAR 4.5.4)
	needs   []uint16     // picks of both players, without which it cannot be declared
	blocks  bool         // what it brings in has to block, so there must be somebody to block
	hears   mask         // what On listens to
	zones   zoneSet      // where it works; in play unless it says otherwise
	answers answering    // what it does to what it answers
	slot    uint8        // counts its uses in a turn
}

// node is one effect of a program with the places of its parts.
type node struct {
	effect ability.Effect
	kids   []uint16
	pick   uint16 // what it picks, 0 nothing
}

// pick is a choice of cards that an effect asks for.
type pick struct {
	chosen  ability.Chosen
	who     ability.Player
	deed    ability.Deed // what will be done to them
	next    ability.Deed // and what after that
	costed  bool         // its cost is asked for, so it must have one (DAR 4.2.5)
	slot    int8         // its objective, -1 when it is picked as it comes
	search  bool         // may fail on purpose (DAR glossary 5)
	control bool         // to take control of them
	hidden  bool         // only who picks sees what was picked from a hand or a castle
}

// answering says what a response does to the thing it answers.
type answering uint8

const (
	annuls answering = 1 << iota
	cancels
	prevents
	redirects
)

// mask is a set of things that can happen.
type mask struct{ cards, players, phases uint32 }

func (k mask) meets(o mask) bool {
	return k.cards&o.cards|k.players&o.players|k.phases&o.phases != 0
}

func (k mask) or(o mask) mask {
	return mask{k.cards | o.cards, k.players | o.players, k.phases | o.phases}
}

// zoneSet is a set of zones.
type zoneSet uint16

func (z zoneSet) has(x game.Zone) bool { return z>>x&1 != 0 }

const inPlayZones = zoneSet(1<<GoldReserve | 1<<PaidGold | 1<<DefenseLine | 1<<AttackLine | 1<<SupportLine | 1<<Carried)

// compiler turns the ability trees of a match's cards into programs.
type compiler struct {
	*definitions
	slots    []uint16
	needs    []uint16
	vague    []uint16 // searches for any card at all, which need not be shown
	chosen   []uint16 // every pick
	public   bool     // something is put where both see it
	asksCost bool     // for the cost of what it picks
	blocks   bool     // what it brings in has to block
	open     bool     // objectives may still be chosen beforehand
	failed   bool
}

// compile adds the programs of a face. An ability with a part that the core
// cannot run is left to the players, and the face is marked so.
func (d *definitions) compile(face game.Face, tree ability.Card) {
	for _, a := range tree.Abilities {
		c := compiler{definitions: d}
		nodes, picks := len(d.nodes), len(d.picks)
		p := c.program(a)
		if c.failed {
			d.nodes, d.picks = d.nodes[:nodes], d.picks[:picks]
			d.facts[face].byHand = true
			continue
		}
		p.slot = uint8(min(len(d.programs[face]), usesPerCard-1))
		d.programs[face] = append(d.programs[face], p)
		d.hasPrograms = true
		f := &d.facts[face]
		f.tolls = f.tolls || p.toll != 0
		switch a.(type) {
		case ability.Continuous:
			f.continuous = true
		case ability.Triggered:
			if p.isAnswer() {
				f.responds = f.responds.or(p.hears)
			} else {
				f.triggers = f.triggers.or(p.hears)
			}
		case ability.Response:
			f.responds = f.responds.or(p.hears)
		case ability.Spell:
			d.timely |= 1 << p.when.Phase
			if p.on != nil || p.answers != 0 {
				f.responds = f.responds.or(p.hears)
			}
		case ability.OneInPlay:
			f.oneInPlay, d.limitsCopies = true, true
		case ability.Activated:
			if p.isAnswer() {
				f.responds = f.responds.or(p.hears)
			} else {
				f.activated, d.hasActivated = true, true
			}
			f.oppAnnuls = f.oppAnnuls || p.by == ability.Opponent && p.answers&annuls != 0
		case ability.OneActivation:
			f.oneActivation = true
		}
		if f.typ == card.Talisman {
			d.fromHand = d.fromHand.or(f.responds)
		}
	}
	walk(reflect.ValueOf(tree), func(v any) {
		if f, ok := v.(ability.Filter); ok {
			d.folded[f.Name], d.folded[f.Title] = card.Fold(f.Name), card.Fold(f.Title)
		}
	})
}

func (c *compiler) program(a ability.Ability) program {
	p := program{ability: a, zones: inPlayZones}
	switch a := a.(type) {
	case ability.Spell:
		p.when, p.on = a.When, a.On
		p.do = c.root(a.Do)
	case ability.Activated:
		p.when, p.by, p.limit, p.cond = a.When, a.By, uint8(a.Limit), a.If
		p.cost, p.do = c.costAndDo(a.Cost, a.Do)
	case ability.Response:
		p.on, p.limit, p.cond = a.On, uint8(a.Limit), a.If
		p.cost, p.do = c.costAndDo(a.Cost, a.Do)
	case ability.Triggered:
		p.on, p.limit, p.cond = a.On, uint8(a.Limit), a.If
		do := a.Do
		if may, ok := do.(ability.May); ok && may.Who <= ability.You {
			p.may, do = true, may.Do
		}
		if to, ok := do.(ability.InOrderTo); ok {
			p.cost, p.do = c.costAndDo(to.First, to.Do)
		} else {
			p.do = c.root(do)
		}
	case ability.Continuous:
		p.cond = a.If
		p.do = c.lasting(a.Do)
		p.toll, p.cost = c.tollIn(a.Do)
	case ability.PlayOnly:
		p.when, p.on, p.cond = a.When, a.On, a.If
	case ability.Unique, ability.OneInPlay, ability.OneActivation, ability.NotInitialGold:
	default:
		c.failed = true
	}
	walk(reflect.ValueOf(a), func(v any) {
		if !understood(v) {
			c.failed = true
		}
	})
	walk(reflect.ValueOf(a), func(v any) {
		switch v := v.(type) {
		case ability.Put:
			c.public = c.public || isPublic(v.To.Zone)
		case ability.Play:
			c.public = true
		case ability.CostOf:
			_, it := v.Of.(ability.It)
			c.asksCost = c.asksCost || it
		case ability.Act:
			c.public = c.public || v.Verb == ability.Destroy || v.Verb == ability.ExileIt || v.Verb == ability.Show || v.Verb == ability.Discard
		}
	})
	for _, at := range c.vague {
		c.picks[at].hidden = !c.public
	}
	if c.asksCost {
		for _, at := range c.chosen {
			c.picks[at].costed = len(c.picks[at].chosen.Of.Types) != 1
		}
	}
	p.slots, p.needs, p.blocks = c.slots, c.needs, c.blocks
	p.hears = c.hears(p.on)
	p.answers = c.answering(p.do)
	if p.answers&(prevents|redirects) != 0 && p.on == nil {
		p.hears = mask{cards: ^uint32(0)}
	}
	if p.answers&annuls != 0 && p.on == nil {
		p.hears.players |= 1 << ability.Plays
	}
	if p.answers&cancels != 0 {
		p.hears.players |= 1 << ability.UsesAbility
	}
	if zones := workZones(p.cond); zones != 0 {
		p.zones = zones
		if zones.has(Hand) || zones.has(Castle) {
			c.failed = true // nobody could see it
		}
	}
	return p
}

// isAnswer reports whether an ability is used to answer something, although its
// text does not say "en respuesta".
func (p *program) isAnswer() bool {
	switch a := p.ability.(type) {
	case ability.Activated:
		return p.answers != 0 && a.By <= ability.You
	case ability.Triggered:
		return p.answers != 0 && p.may
	}
	return false
}

// root compiles an effect whose objectives are chosen beforehand.
func (c *compiler) root(e ability.Effect) uint16 {
	c.open = true
	return c.effect(e)
}

// costAndDo compiles both; a cost is picked while it is paid.
func (c *compiler) costAndDo(cost, do ability.Effect) (uint16, uint16) {
	c.open = false
	paid := c.effect(cost)
	return paid, c.root(do)
}

// lasting compiles the changes of a continuous ability.
func (c *compiler) lasting(e ability.Effect) uint16 {
	switch e := e.(type) {
	case ability.Modify:
		for _, t := range e.Traits {
			if !c.canApply(t) {
				c.failed = true
			}
		}
		return c.add(node{effect: e})
	case ability.Rule:
		if !canRule(e.Is) {
			c.failed = true
		}
		return c.add(node{effect: e})
	case ability.Sequence:
		n := node{effect: e}
		for _, s := range e.Steps {
			n.kids = append(n.kids, c.lasting(s.Do))
		}
		return c.add(n)
	case ability.IfThen:
		return c.add(node{effect: e, kids: []uint16{c.lasting(e.Then)}})
	}
	c.failed = true
	return 0
}

// tollIn is the deed for which a text demands a payment by its own card.
func (c *compiler) tollIn(e ability.Effect) (ability.Deed, uint16) {
	mod, ok := e.(ability.Modify)
	if !ok || len(mod.Traits) != 1 {
		return 0, 0
	}
	t, ok := mod.Traits[0].(ability.Toll)
	if !ok {
		return 0, 0
	}
	if _, self := mod.Who.(ability.This); !self || t.Who > ability.You {
		c.failed = true
	}
	return t.What, c.effect(t.Pay)
}

// understood reports whether the core can evaluate a node that is not an effect.
func understood(v any) bool {
	switch v := v.(type) {
	case ability.Is:
		switch v.State {
		case ability.Attacking, ability.Blocking, ability.Fighting, ability.Unblocked, ability.Armed, ability.Unarmed, ability.WithAbility,
			ability.PlainGold, ability.Modified, ability.NoAttacker, ability.CanAttack, ability.DestroyedNow, ability.AttackedNow,
			ability.EnteredNow, ability.WithRaceInIt, ability.RaceOfThis, ability.SameType, ability.IsNamed, ability.CopyOfIt,
			ability.AlliedAttack, ability.BlocksBearer, ability.BlocksThis:
			return true
		}
		return false
	case ability.Count:
		return v.Kind < ability.OneOfEachType
	case ability.Top:
		return v.In == ability.InPlay || v.In == ability.Castle
	case ability.Bottom:
		return v.In == ability.InPlay || v.In == ability.Castle
	case ability.Spell, ability.Activated, ability.Response, ability.Triggered, ability.Continuous, ability.PlayOnly, ability.Unique,
		ability.OneInPlay, ability.OneActivation, ability.NotInitialGold,
		ability.Window, ability.Filter, ability.Bound, ability.Source, ability.Destination, ability.Step,
		ability.This, ability.Bearer, ability.It, ability.EventCard, ability.TheOther, ability.NamedCard, ability.WithCopies, ability.Both, ability.Opposing,
		ability.Chosen, ability.ThisOr, ability.Every,
		ability.Exists, ability.Only, ability.OnlyThis, ability.Fits, ability.Compares, ability.DeclaredAttack, ability.FirstTurn,
		ability.TurnOf, ability.Not, ability.All, ability.Done, ability.Held,
		ability.CountOf, ability.StrengthOf, ability.CostOf, ability.WeaponsOf, ability.Times,
		ability.CardEvent, ability.PlayerEvent, ability.PhaseEvent, ability.AnyOf,
		ability.Has, ability.OfFrequency:
		return true
	case ability.Effect, ability.Trait, ability.PlayerRule:
		return true // compiled one by one
	}
	return false
}

// canApply reports whether the core knows how to hold a trait true.
func (c *compiler) canApply(t ability.Trait) bool {
	switch t := t.(type) {
	case ability.Strengthen, ability.Weaken, ability.SetStrength, ability.SetCost, ability.With, ability.ConsideredAs, ability.OnlyBy, ability.Toll:
		return true
	case ability.OnlyTo:
		return t.What == ability.BlockDeed
	case ability.Capacity:
		return true
	case ability.Cannot:
		return t.Of == nil || t.What == ability.BeBlocked || t.What == ability.BlockDeed
	case ability.Must:
		return t.By == nil
	case ability.Change:
		switch t {
		case ability.DoubleStrength, ability.StrengthFromCost, ability.LoseAbility, ability.LoseRace, ability.NoModifiers,
			ability.DoubleDamage, ability.AttackAtOnce, ability.MayAttack, ability.BlockUnblockable, ability.DamagesThrough, ability.AttackAlone,
			ability.NoBlockDamage, ability.KeepAbility, ability.SharesRace, ability.NoCastleDamage:
			return true
		}
	}
	return false
}

// canRule reports whether the core enforces a rule upon players.
func canRule(r ability.PlayerRule) bool {
	switch r := r.(type) {
	case ability.Forbid:
		switch r.What {
		case ability.PlayCards, ability.DeclareAttack, ability.DeclareBlock:
			return true
		}
	case ability.Limit:
		return r.Op == ability.AtMost && (r.What == ability.PlayCards || r.What == ability.DeclareAttack || r.What == ability.DeclareBlock)
	case ability.Cost:
		return !r.Next && !r.Harming && r.On == nil
	case ability.SkipPhase, ability.Replace, ability.LessDamage, ability.NegateBonuses, ability.Allowance:
		return true
	}
	return false
}

func (c *compiler) add(n node) uint16 {
	c.nodes = append(c.nodes, n)
	return uint16(len(c.nodes) - 1)
}

// effect compiles one effect and its parts.
func (c *compiler) effect(e ability.Effect) uint16 {
	if e == nil {
		return 0
	}
	n := node{effect: e}
	closed := func(parts ...ability.Effect) {
		was := c.open
		c.open = false
		for _, p := range parts {
			n.kids = append(n.kids, c.effect(p))
		}
		c.open = was
	}
	switch e := e.(type) {
	case ability.Sequence:
		for i, s := range e.Steps {
			n.kids = append(n.kids, c.effect(s.Do))
			if i > 0 {
				c.expect(n.kids[i-1], s.Do)
			}
		}
	case ability.InOrderTo:
		n.kids = append(n.kids, c.effect(e.First), c.effect(e.Do))
		c.expect(n.kids[0], e.Do)
	case ability.May:
		closed(e.Do)
	case ability.IfThen:
		closed(e.Then)
	case ability.Choice:
		closed(e.Options...)
	case ability.Unless:
		n.kids = append(n.kids, c.effect(e.Do))
		closed(e.Avoid)
	case ability.Later:
		closed(e.Do)
	case ability.Act:
		if e.Verb == ability.Annul {
			break // the card is the one that it answers
		}
		n.pick = c.cards(e.What, e.Who, deedOf(e.Verb))
		switch e.Verb {
		case ability.ShuffleIn, ability.Return, ability.Look, ability.Pick:
			c.hide(n.pick)
		}
	case ability.Put:
		n.pick = c.cards(e.What, e.Who, ability.BeAffected)
		if !isPublic(e.To.Zone) {
			c.hide(n.pick)
		}
	case ability.Search:
		n.pick = c.choice(pick{chosen: e.What, who: e.Who, deed: 0, slot: -1, search: true})
		if isAnyCard(&e.What.Of) {
			c.vague = append(c.vague, n.pick)
		}
	case ability.Play:
		n.pick = c.cards(e.What, e.Who, 0)
		if e.On != nil || e.FromSet {
			c.failed = true
		}
	case ability.Control:
		n.pick = c.cards(e.What, ability.You, ability.BeAffected)
		if n.pick != 0 && e.Who <= ability.You {
			c.picks[n.pick].control = true
		}
	case ability.Modify:
		for _, t := range e.Traits {
			if _, toll := t.(ability.Toll); toll || !c.canApply(t) {
				c.failed = true
			}
			must, ok := t.(ability.Must)
			_, it := e.Who.(ability.It)
			c.blocks = c.blocks || ok && it && must.What == ability.BlockDeed
		}
		n.pick = c.cards(e.Who, ability.You, ability.BeAffected)
	case ability.Cancel:
		if e.Of != nil && e.What != ability.AnAbility {
			n.pick = c.cards(e.Of, ability.You, 0)
		}
	case ability.Redirect:
		was := c.open
		c.open = false
		n.pick = c.cards(e.To, ability.You, 0)
		c.open = was
	case ability.Prevent: // the card is the one that it answers for
	case ability.Draw, ability.Mill, ability.Pay, ability.Generate, ability.Name, ability.Shuffle,
		ability.Skip, ability.DrawTo, ability.SameDamage:
	case ability.PreventDamage:
		if e.Of != nil {
			n.pick = c.cards(e.Of, ability.You, 0)
		}
	case ability.Rule:
		if !canRule(e.Is) {
			c.failed = true
		}
	default:
		c.failed = true
	}
	return c.add(n)
}

// expect has the cards that an effect picks be such that what follows can be
// done to them as well (DAR 4.6.9, example 33).
func (c *compiler) expect(at uint16, next ability.Effect) {
	if later, ok := next.(ability.Later); ok {
		next = later.Do
	}
	act, ok := next.(ability.Act)
	if !ok || at == 0 || c.nodes[at].pick == 0 {
		return
	}
	if _, it := act.What.(ability.It); it {
		c.picks[c.nodes[at].pick].next = deedOf(act.Verb)
	}
}

// cards compiles what an effect acts on: 0 where nothing has to be picked.
func (c *compiler) cards(what ability.Cards, who ability.Player, deed ability.Deed) uint16 {
	switch w := what.(type) {
	case ability.Chosen:
		p := pick{chosen: w, who: who, deed: deed, slot: -1}
		inField := len(w.Of.In) == 0 || zonesOf(w.Of.In)&^inPlayZones == 0
		if c.open && inField && !w.Random && (who == ability.You || who == ability.Anyone) && len(c.slots) < maxSlots {
			p.slot = int8(len(c.slots))
			at := c.choice(p)
			c.slots = append(c.slots, at)
			return at
		}
		at := c.choice(p)
		if c.open && inField && who == ability.Each && w.Count.Kind == ability.Exactly {
			c.needs = append(c.needs, at)
		}
		return at
	case ability.ThisOr:
		c.failed = true
	}
	return 0
}

// isAnyCard reports whether a filter says nothing about the nature of a card.
func isAnyCard(f *ability.Filter) bool {
	return len(f.Types) == 0 && f.Races == 0 && f.Cost.Op == ability.NoBound && f.Strength.Op == ability.NoBound &&
		f.Name == "" && f.Title == "" && f.NotType == 0 && !f.Highest && len(f.That) == 0
}

// hide keeps what is picked from the other player.
func (c *compiler) hide(at uint16) {
	if at != 0 {
		c.picks[at].hidden = true
	}
}

func isPublic(z ability.Zone) bool { return z != ability.Hand && z != ability.Castle }

func (c *compiler) choice(p pick) uint16 {
	c.picks = append(c.picks, p)
	at := uint16(len(c.picks) - 1)
	c.chosen = append(c.chosen, at)
	return at
}

func deedOf(v ability.Verb) ability.Deed {
	switch v {
	case ability.Destroy:
		return ability.BeDestroyed
	case ability.ExileIt:
		return ability.BeExiled
	case ability.ShuffleIn:
		return ability.BeShuffledIn
	case ability.Return:
		return ability.BeReturned
	case ability.Discard, ability.Look, ability.Show, ability.Annul, ability.Save, ability.PayGoldCard:
		return 0
	}
	return ability.BeAffected
}

// hears is the set of what an event node listens to.
func (c *compiler) hears(e ability.Event) mask {
	switch e := e.(type) {
	case ability.CardEvent:
		var m mask
		for _, v := range e.What {
			m.cards |= 1 << v
		}
		return m
	case ability.PlayerEvent:
		return mask{players: 1 << e.What}
	case ability.PhaseEvent:
		return mask{phases: 1 << e.Window.Phase}
	case ability.AnyOf:
		var m mask
		for _, part := range e.Events {
			m = m.or(c.hears(part))
		}
		return m
	case nil:
		return mask{}
	}
	c.failed = true
	return mask{}
}

// answering looks through a program for what it does to the thing it answers.
func (c *compiler) answering(at uint16) answering {
	if at == 0 {
		return 0
	}
	var out answering
	switch e := c.nodes[at].effect.(type) {
	case ability.Act:
		switch e.Verb {
		case ability.Annul:
			out = annuls
		case ability.Save:
			out = prevents
		}
	case ability.Cancel:
		if e.What == ability.AnAbility {
			out = cancels
		}
	case ability.Prevent:
		out = prevents
	case ability.Redirect:
		out = redirects
	}
	for _, k := range c.nodes[at].kids {
		out |= c.answering(k)
	}
	return out
}

// workZones finds the zone in which a card says that it works: "si esta carta
// está en tu Cementerio".
func workZones(cond ability.Condition) zoneSet {
	switch c := cond.(type) {
	case ability.Fits:
		if _, self := c.Who.(ability.This); self && len(c.Is.In) > 0 {
			return zonesOf(c.Is.In)
		}
	case ability.All:
		for _, part := range c.Of {
			if z := workZones(part); z != 0 {
				return z
			}
		}
	}
	return 0
}

// zoneOf is the zone of the match that a word means; InPlay is Nowhere.
func zoneOf(z ability.Zone) game.Zone {
	switch z {
	case ability.Castle:
		return Castle
	case ability.Hand:
		return Hand
	case ability.GoldReserve:
		return GoldReserve
	case ability.PaidGold:
		return PaidGold
	case ability.DefenseLine:
		return DefenseLine
	case ability.AttackLine:
		return AttackLine
	case ability.SupportLine:
		return SupportLine
	case ability.Cemetery:
		return Cemetery
	case ability.Exile:
		return Exile
	}
	return Nowhere
}

func zonesOf(in []ability.Zone) zoneSet {
	var z zoneSet
	for _, x := range in {
		if x == ability.InPlay {
			z |= inPlayZones
			continue
		}
		z |= 1 << zoneOf(x)
	}
	return z
}
