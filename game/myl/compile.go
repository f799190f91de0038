package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/myl/ability"
)

// program is one ability of a face, made ready to run.
type program struct {
	kind    abilityKind
	ability ability.Ability
	cost    uint16 // nodes; 0 none
	gold    int8   // that the cost takes at least
	do      uint16
	cond    ability.Condition
	when    ability.Window
	opens   moments // when its controller, or whoever may, uses or plays it
	on      ability.Event
	by      ability.Player
	limit   uint8
	toll    ability.Deed    // the deed for which cost is paid
	may     bool            // a trigger that its controller may decline
	slots   []uint16        // picks of objectives, made when it is declared (DAR 4.5.4)
	needs   []uint16        // picks of both players, without which it cannot be declared
	blocks  bool            // what it brings in has to block, so there must be somebody to block
	hears   mask            // what On listens to
	zones   zoneSet         // where it works; in play unless it says otherwise
	answers answering       // what it does to what it answers
	either  bool            // or something else, which its player chooses: it may be used in the usual time, too
	slot    uint8           // counts its uses in a turn
	nth     uint8           // among those of its face that answer
	lends   bool            // has cards have the ability of another
	found   *ability.Filter // the cards of which its condition speaks, "they" until it picks some; nil none
}

// abilityKind is the kind of an ability.
type abilityKind uint8

const (
	isOther abilityKind = iota
	isSpell
	isActivated
	isResponse
	isTriggered
	isContinuous
	isPlayOnly
	isEntersAs
	isRelampago // may be played at the beginning of a phase
	isMeanwhile // set off only once an effect has set it up
)

func kindOf(a ability.Ability) abilityKind {
	switch a := a.(type) {
	case ability.Spell:
		return isSpell
	case ability.Activated:
		return isActivated
	case ability.Response:
		return isResponse
	case ability.Triggered:
		return isTriggered
	case ability.Continuous:
		return isContinuous
	case ability.PlayOnly:
		return isPlayOnly
	case ability.EntersAs:
		return isEntersAs
	case ability.Mark:
		if a == ability.Relampago {
			return isRelampago
		}
	}
	return isOther
}

// node is one effect of a program with the places of its parts.
type node struct {
	effect ability.Effect
	kids   []uint16
	pick   uint16   // what it picks, 0 nothing
	layers []layers // of the traits of a Modify, or of the next card
	awaits where    // the ability that a Meanwhile sets up
	ofPick bool     // its "it" was picked before, and is not the event's card where nothing was
	spares bool     // it leaves out what was chosen right before it: "los demás"
	beside bool     // it does something to more cards than the step before, and hangs on nothing
	ofThem bool     // the first pick among the cards that were looked at is in it

	apart ability.Cards // what a shuffle leaves out, for it is put somewhere after it
}

// where is where an ability is found: the face that has it and its place there.
type where struct {
	face game.Face
	prog uint8
}

// pick is a choice of cards that an effect asks for.
type pick struct {
	chosen   ability.Chosen
	who      ability.Player
	does     ability.Effect // that asks for them, or what follows at once upon choosing them
	deed     ability.Deed   // what will be done to them
	next     ability.Deed   // and what after that
	bare     bool           // they have lost their ability by then
	silences bool           // they lose it, then or before
	costed   bool           // its cost is asked for, so it must have one (DAR 4.2.5)
	bought   bool           // its cost is paid right after, so there must be the gold for it (DAR 4.6.9)
	slot     int8           // its objective, -1 when it is picked as it comes
	ofAll    bool           // "el resto" is of all that could be picked (see ability.TheOther)
	search   bool           // may fail on purpose (DAR glossary 5)
	beside   bool           // other cards than "it" are picked, which the same search found before
	again    bool           // in a castle through which that search looked already
	further  bool           // it is of what the pick before it left of the cards that are looked at
	control  bool           // to take control of them
	self     bool           // the source itself may be picked
	bears    bool           // must have room for a weapon
	enters   bool           // what is picked is played or put in play
	hidden   bool           // only who picks sees what was picked from a hand or a castle
	handed   bool           // what was picked goes to its owner's hand
}

// answering says what a response does to the thing it answers.
type answering uint8

const (
	annuls answering = 1 << iota
	cancels
	prevents
	redirects
)

// compiler turns the ability trees of a match's cards into programs.
type compiler struct {
	*definitions
	slots    []uint16
	needs    []uint16
	vague    []uint16 // searches for any card at all, which need not be shown
	chosen   []uint16 // every pick
	onPath   int      // picks made before what is compiled now
	ofThem   bool     // one of them is among the cards that were looked at
	public   bool     // something is put where both see it
	handed   bool     // something is put in its owner's hand
	asksCost bool     // for the cost of what it picks
	blocks   bool     // what it brings in has to block
	from     zoneSet  // where it plays its own card from
	lendings []lending
	sets     []set // the abilities that it sets up for a time
	open     bool  // objectives may still be chosen beforehand
	priced   bool  // it is paid: in full, or not at all
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
		for _, l := range c.lendings {
			l.face = face
			d.lendings = append(d.lendings, l)
		}
		d.enlist(face, p)
		d.enlistSet(face, c.sets)
	}
	d.facts[face].discards = hasOpponentDiscard(tree)
}

// program compiles one ability.
func (c *compiler) program(a ability.Ability) program {
	a = playableElse(a)
	p := program{kind: kindOf(a), ability: a, zones: inPlayZones}
	switch a := a.(type) {
	case ability.Spell:
		p.when, p.on = a.When, a.On
		p.do = c.root(a.Do)
	case ability.Activated:
		p.when, p.by, p.limit, p.cond = a.When, a.By, uint8(a.Limit), a.If
		p.cost, p.do = c.costAndDo(a.Cost, a.Do)
		if p.cost == 0 && p.limit == 0 {
			p.limit = freeUses(a.Do)
		}
	case ability.Response:
		p.by, p.on, p.limit, p.cond = a.By, a.On, uint8(a.Limit), a.If
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
	case ability.EntersAs:
		p.do = c.effect(disguise(a))
	case ability.Unique, ability.OneInPlay, ability.OneActivation, ability.NotInitialGold, ability.Mark:
	default:
		c.failed = true
	}
	ability.Walk(a, func(v any) {
		if !understood(v) {
			c.failed = true
		}
	})
	ability.Walk(a, func(v any) {
		switch v := v.(type) {
		case ability.Put:
			c.public, c.handed = c.public || isPublic(v.To.Zone), c.handed || v.To.Zone == ability.Hand
		case ability.Play:
			c.public = true
		case ability.CostOf:
			_, it := v.Of.(ability.It)
			c.asksCost = c.asksCost || it
		case ability.Act:
			c.public = c.public || v.Verb == ability.Destroy || v.Verb == ability.ExileIt || v.Verb == ability.Remove || v.Verb == ability.Show || v.Verb == ability.Discard
		}
	})
	for _, at := range c.vague {
		c.picks[at].hidden = !c.public
	}
	for _, at := range c.chosen {
		c.picks[at].handed = c.handed
	}
	if c.asksCost {
		for _, at := range c.chosen {
			c.picks[at].costed = len(c.picks[at].chosen.Of.Types) != 1
		}
	}
	p.found = foundBy(a)
	p.opens = momentsOf(p.timeOfUse())
	if p.by == ability.Each && p.when.Whose != ability.Anyone { // each in their own turn
		p.opens = momentsOf(ability.Window{Phase: p.when.Phase, Whose: ability.You})
	}
	p.slots, p.needs, p.blocks, p.lends = c.slots, c.needs, c.blocks, len(c.lendings) > 0
	p.gold = c.leastGold(p.cost)
	p.hears = c.hears(p.on)
	p.answers = c.answering(p.do)
	p.either = p.on == nil && c.isEither(p.do)
	if p.kind == isRelampago {
		p.zones, p.hears = 1<<Hand, everyStart
	}
	if p.answers&(prevents|redirects) != 0 && p.on == nil {
		p.hears = allCardVerbs
	}
	if p.answers&annuls != 0 && (p.on == nil || p.hears.meets(ofCards(ability.IsAffected))) {
		p.hears |= ofPlayers(ability.Plays)
	}
	if p.answers&cancels != 0 {
		p.hears |= ofPlayers(ability.UsesAbility)
	}
	if c.from != 0 {
		p.zones = c.from
	}
	if zones := workZones(p.cond); zones != 0 {
		p.zones = zones
	}
	if p.by > ability.You && p.answers&annuls != 0 {
		p.zones |= 1 << Played // the other player answers the card itself
	}
	if p.kind == isTriggered && hearsItsPlaying(p.on) {
		p.zones |= 1 << Played
	}
	if avenges(a) {
		p.zones |= outZones
	}
	if p.zones.has(Castle) || p.zones.has(Hand) && !p.worksInHand() {
		c.failed = true // nobody could see it
	}
	if _, acts := c.nodes[p.do].effect.(ability.Act); acts && p.kind == isContinuous && p.zones&^inPlayZones != 0 {
		c.failed = true // what it does to itself there it would do without end
	}
	if p.isOfOtherVigil() {
		p.respondToVigil()
		p.hears = c.hears(p.on)
	}
	return p
}

// worksInHand reports whether an ability can be one of a card in a hand: who holds the
// card uses it, or plays it so, of which the other player sees no more than that he might.
func (p *program) worksInHand() bool {
	switch p.kind {
	case isPlayOnly, isRelampago:
		return true
	case isActivated, isResponse, isTriggered:
		return p.zones == 1<<Hand && p.by <= ability.You && (p.kind != isTriggered || p.isAnswer() && !p.hasToSave())
	}
	return false
}

// isOfOtherVigil reports whether an ability is used in the Vigil of the other player, who
// alone acts there.
func (p *program) isOfOtherVigil() bool {
	return (p.kind == isActivated || p.kind == isSpell && p.on == nil) && p.answers == 0 && p.opens == 2<<(2*Vigil)
}

// respondToVigil has an ability answer the Vigil that it is used in (DAR 4.11.1).
func (p *program) respondToVigil() {
	p.on = ability.PhaseEvent{Window: p.when}
	switch a := p.ability.(type) {
	case ability.Activated:
		p.kind = isResponse
		p.ability = ability.Response{By: a.By, On: p.on, Limit: a.Limit, If: a.If, Cost: a.Cost, Do: a.Do}
	case ability.Spell:
		a.On = p.on
		p.ability = a
	}
}

// playableElse has a card that cannot be played while something is so be played only where
// it is not: what a card says always works in play (DAR 4.6.5), where nobody plays it.
func playableElse(a ability.Ability) ability.Ability {
	always, ok := a.(ability.Continuous)
	if !ok {
		return a
	}
	m, ok := always.Do.(ability.Modify)
	if !ok || !ability.IsThis(m.Who) || len(m.Traits) != 1 || m.Traits[0] != (ability.Trait)(ability.Cannot{What: ability.BePlayed}) {
		return a
	}
	if always.If == nil {
		always.If = ability.All{} // in any case
	}
	return ability.PlayOnly{If: ability.Not{Of: always.If}}
}

// manyUses is how often an ability may be used that nothing else bounds.
const manyUses = 20

// freeUses is how often a turn an ability without cost or limit may be used, lest
// it never end (DAR 4.6.1.1 bounds abilities by their cost): gold is generated
// once, as every text that bounds it says.
func freeUses(do ability.Effect) uint8 {
	limit := uint8(manyUses)
	ability.Walk(do, func(v any) {
		if _, ok := v.(ability.Generate); ok {
			limit = 1
		}
	})
	return limit
}

// isAnswer reports whether an ability is used to answer something, although its
// text does not say "en respuesta".
func (p *program) isAnswer() bool {
	switch p.kind {
	case isActivated:
		return p.answers != 0
	case isTriggered:
		return p.may && (p.answers != 0 || p.zones == 1<<Hand) || p.hasToSave()
	}
	return false
}

// isAnswerSpell reports whether it is that of a Talismán which annuls or is played in response.
func (p *program) isAnswerSpell() bool { return p.kind == isSpell && (p.on != nil || p.answers != 0) }

// hasToSave reports whether a triggered ability prevents what is about to happen and asks
// nobody: "si fuera a ser desterrado, destierra esta Arma en su lugar".
func (p *program) hasToSave() bool {
	return p.kind == isTriggered && p.answers&prevents != 0 && !p.may
}

// root compiles an effect whose objectives are chosen beforehand.
func (c *compiler) root(e ability.Effect) uint16 {
	c.open = true
	return c.effect(e)
}

// costAndDo compiles both; a cost is picked while it is paid.
func (c *compiler) costAndDo(cost, do ability.Effect) (uint16, uint16) {
	c.open = false
	paid := c.price(cost)
	return paid, c.root(do)
}

// price compiles what is paid.
func (c *compiler) price(e ability.Effect) uint16 {
	was := c.priced
	c.priced = true
	at := c.effect(e)
	c.priced = was
	c.buys(at)
	return at
}

// buys notes of a price the cards that are chosen in it whose cost is paid next.
func (c *compiler) buys(at uint16) {
	kids := c.nodes[at].kids
	for i := 1; i < len(kids); i++ {
		pays, ok := c.nodes[kids[i]].effect.(ability.Pay)
		cost, its := pays.N.(ability.CostOf)
		if p := c.nodes[kids[i-1]].pick; ok && its && ability.IsIt(cost.Of) && p != 0 {
			c.picks[p].bought = true
		}
	}
}

// leastGold is the gold that a cost takes in any case.
func (c *compiler) leastGold(at uint16) int8 {
	n, sum := &c.nodes[at], int8(0)
	switch e := n.effect.(type) {
	case ability.Pay:
		if number, ok := e.N.(ability.Number); ok && !e.AnyAmount {
			sum = int8(min(number, 100))
		}
	case ability.Sequence:
		for _, k := range n.kids {
			sum = max(sum, c.leastGold(k))
		}
	}
	return sum
}

// add gives a node its number.
func (d *definitions) add(n node) uint16 {
	switch e := n.effect.(type) {
	case ability.Modify:
		n.layers = layersOf(e.Traits)
	case ability.Rule:
		n.layers = layersOf(traitsIn(e.Is))
	}
	if n.pick != 0 && d.picks[n.pick].does == nil {
		d.picks[n.pick].does = n.effect
	}
	d.nodes = append(d.nodes, n)
	return uint16(len(d.nodes) - 1)
}

// hears is the set of what an event node listens to.
func (c *compiler) hears(e ability.Event) mask {
	switch e := e.(type) {
	case ability.CardEvent:
		var m mask
		for _, v := range e.What {
			m |= ofCards(v)
		}
		return m
	case ability.PlayerEvent:
		return ofPlayers(e.What)
	case ability.PhaseEvent:
		if e.Window.Phase == ability.AnyPhase {
			return everyStart
		}
		return ofPhase(e.Window.Phase)
	case ability.AnyOf:
		var m mask
		for _, part := range e.Events {
			m |= c.hears(part)
		}
		return m
	case nil:
		return 0
	}
	c.failed = true
	return 0
}

// isEither reports whether an effect is a choice of which one part answers something, and another
// does not.
func (c *compiler) isEither(at uint16) bool {
	choice, ok := c.nodes[at].effect.(ability.Choice)
	return ok && choice.N <= 1 && c.answering(at) != 0 && slices.ContainsFunc(c.nodes[at].kids, func(k uint16) bool { return c.answering(k) == 0 })
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
