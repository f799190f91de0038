package myl

import (
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// value is how a card in play counts now: what is printed on it and everything
// in force upon it. Values are derived, never written and forgotten.
type value struct {
	strength int16
	cost     int16
	races    card.Races
	types    card.TypeSet
	lost     bool   // its ability
	still    bool   // never to be declared attacker
	escorted bool   // it attacks only together with some others
	changes  uint32 // the plain changes, by ability.Change
	deeds    uint32 // the deeds about which something in force says anything
	arms     int8   // weapons that it may carry
	blocks   int8   // attackers that it may block
	// since is the place of the first effect that says so, for each of strengthBans, or always.
	since [3]uint8
	// stripped is the place of the last effect that took its Modificadores de Fuerza, or always.
	stripped uint8
}

// strengthBans keep a card from the Modificadores de Fuerza that come after them.
var strengthBans = [3]ability.Change{ability.NoModifiers, ability.NoGains, ability.NoLosses}

// always is since when a continuous ability bans, and until when it takes.
const always = 0xff

func (v *value) has(c ability.Change) bool { return v.changes>>c&1 != 0 }

// force is one trait in force upon cards, or one rule in force upon players.
type force struct {
	rule   ruleSet // its kind, 0 for a trait
	node   uint16
	amount int16
	named  game.Face // whose cards it is upon, 0 for those in who only
	trait  uint8     // in a Modify
	layer  layers
	timed  bool      // done by an effect, not by a continuous ability
	place  uint8     // of that effect in the order of time, counted from 1
	seat   game.Seat // whose it is
	source game.CardID
	object game.CardID
	who    cardSet
}

// values is what derive found. It is a cache: the state alone decides.
type values struct {
	fact     [game.MaxCards + 1]*facts // what is printed on each card, always up to date
	fresh    bool
	tidy     bool        // nothing is left that the rules demand at once
	lie      whereabouts // where the cards lie, always up to date
	lastLeft game.CardID // the card that left play last
	of       [game.MaxCards + 1]value
	forces   [maxForces]force
	n        int
	layers   layers  // in which something is in force
	rules    ruleSet // the kinds of rules in force
	retyped  bool    // something in force gives a card another type
	touched  cardSet // whom the forces are upon; all others count as printed
	silenced cardSet // whom the forces, as they were gathered, have lose their ability
	takings  [maxTakings]taking
	takingsN int
	guarded  cardSet // whom they keep from being affected by something
	gaze     gaze    // where the continuous abilities look whose cards are in play
}

const (
	maxForces = 128
	noLimit   = 100
	maxRounds = 4

	maxTakings = 8 // continuous abilities that take races or types
)

// stale makes the values be derived again before they are next asked for.
func (m *Match) stale() { m.now.fresh, m.now.tidy = false, false }

// val is how a card counts now; out of play, and while nothing is in force upon
// it, it counts as printed. The value is to be read only.
func (m *Match) val(id game.CardID) *value {
	if !m.now.fresh {
		m.derive()
	}
	return &m.now.of[id]
}

// unchanged reports whether nothing at all is in force.
func (m *Match) unchanged() bool { return m.now.lie.that[holdsSway].empty() && m.modsN == 0 }

func printed(f *facts) value {
	return value{strength: int16(max(f.strength, 0)), cost: int16(f.cost), types: card.TypesOf(f.typ), races: f.races, arms: allyArms, blocks: 1}
}

// derive brings the values up to date. Who is affected may depend on what is
// being derived, so a second round starts from the findings of the first, and
// further ones until it stands who has lost its ability.
func (m *Match) derive() {
	v := &m.now
	if v.fresh {
		return
	}
	v.fresh, v.retyped = true, false
	m.untouch()
	v.n, v.takingsN, v.layers, v.rules, v.touched, v.gaze = 0, 0, 0, 0, cardSet{}, gaze{}
	if m.unchanged() {
		return
	}
	var room [game.MaxCards]game.CardID
	sources := m.sources(room[:0])
	m.gather(sources, true)
	if !m.applyForces() && !(m.looksAtValues && v.gaze.numbers) {
		return
	}
	for range maxRounds {
		lost := m.lost()
		m.gather(sources, false)
		m.untouch()
		m.applyForces()
		if m.lost() == lost {
			return
		}
	}
}

// lost is the cards in play that have lost their ability.
func (m *Match) lost() (out cardSet) {
	if m.now.layers&layerLoss != 0 {
		for id := range m.now.touched.all() {
			if m.now.of[id].lost {
				out.add(id)
			}
		}
	}
	return out
}

// untouch has the cards that forces were upon count as printed again.
func (m *Match) untouch() {
	for left := m.now.touched; ; {
		id := left.take()
		if id == 0 {
			break
		}
		m.now.of[id] = m.printed[m.at[id].face]
	}
}

// sources appends the cards whose continuous abilities may be in force to dst, in the
// order of their arrival.
func (m *Match) sources(dst []game.CardID) []game.CardID {
	for sway := m.now.lie.that[holdsSway]; ; {
		id := sway.take()
		if id == 0 {
			break
		}
		m.now.gaze = m.now.gaze.or(m.fact(id).gaze)
		dst = append(dst, id)
	}
	m.inOrderOfArrival(dst)
	return dst
}

func (m *Match) inOrderOfArrival(ids []game.CardID) {
	for i := 1; i < len(ids); i++ {
		for j := i; j > 0 && m.at[ids[j]].stamp < m.at[ids[j-1]].stamp; j-- {
			ids[j], ids[j-1] = ids[j-1], ids[j]
		}
	}
}

// gather collects what is in force: modifiers first, then the continuous
// abilities of cards that have not lost them. At first only those have that would
// have others lose theirs, and came into play after who silences them.
func (m *Match) gather(sources []game.CardID, first bool) {
	v := &m.now
	v.n, v.rules, v.silenced, v.guarded = 0, 0, cardSet{}, cardSet{}
	for i := range m.mods[:m.modsN] {
		mod := &m.mods[i]
		if mod.until == ability.OpponentTurn || mod.until == ability.YourNextTurn {
			v.gaze.turns = true
		}
		v.gaze.restless = v.gaze.restless || mod.until == ability.YourFinal || mod.until == ability.OpponentFinal || mod.until == ability.OpponentVigil
		if !m.counts(mod) {
			continue
		}
		switch e := m.nodes[mod.node].effect.(type) {
		case ability.Modify:
			who := mod.who
			if mod.named != 0 {
				v.gaze = v.gaze.or(m.gazeAtPlay)
				who = m.namesakes(mod.named)
				who.drop(mod.source) // DAR glossary 24
			}
			for t := range e.Traits {
				m.addForce(force{node: mod.node, trait: uint8(t), layer: m.nodes[mod.node].layers[t], timed: true, place: uint8(i + 1), seat: mod.seat, source: mod.source, named: mod.named, object: mod.object, who: who, amount: mod.amounts[min(t, len(mod.amounts)-1)]})
			}
		case ability.Rule:
			if _, waits := e.Is.(ability.NextCard); !waits && mod.who.empty() {
				m.addForce(force{node: mod.node, rule: ruleOf(e.Is), seat: mod.seat, source: mod.source})
				continue
			}
			for t := range traitsIn(e.Is) { // upon the card that it waited for
				m.addForce(force{node: mod.node, trait: uint8(t), layer: m.nodes[mod.node].layers[t], timed: true, place: uint8(i + 1), seat: mod.seat, source: mod.source, who: mod.who, amount: mod.amounts[min(t, len(mod.amounts)-1)]})
			}
		}
	}
	for _, id := range sources {
		if m.fact(id).guards && !m.val(id).lost {
			m.gatherOf(id, true)
		}
	}
	for _, id := range sources {
		if !m.val(id).lost && !(first && v.silenced.has(id) && m.fact(id).silences) {
			m.gatherOf(id, false)
		}
	}
}

// gatherOf adds what a card's continuous abilities have in force: what guards cards from
// being affected, or all the rest.
func (m *Match) gatherOf(id game.CardID, guards bool) {
	c := &m.at[id]
	ctx := context{source: id, face: c.face, seat: c.controller, actor: c.controller, named: c.named}
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		if p.kind == isContinuous && p.zones.has(c.zone) && !(m.lendsOn && p.lends && m.isLent(c, i)) && m.holds(p.cond, &ctx) {
			m.gatherFrom(p.do, &ctx, guards)
		}
	}
}

// namesakes is the cards in play with the name of a face.
func (m *Match) namesakes(face game.Face) cardSet {
	var out cardSet
	for id := game.CardID(1); id <= m.cardsN; id++ {
		if f := m.at[id].face; f != 0 && inPlay(m.at[id].zone) && m.names[f] == m.names[face] {
			out.add(id)
		}
	}
	return out
}

func (m *Match) gatherFrom(at uint16, ctx *context, guards bool) {
	n := &m.nodes[at]
	switch e := n.effect.(type) {
	case ability.Modify:
		blockers, whom := whoBlocks(e)
		if whom != nil {
			if !guards {
				m.gatherBlocks(at, blockers, m.cards(whom, ctx), ctx)
			}
			return
		}
		who, named := m.cards(e.Who, ctx), game.Face(0)
		if isNamed(e.Who) {
			named = ctx.named.face
		}
		if slices.ContainsFunc(n.layers, func(l layers) bool { return l&layerTake != 0 }) {
			who = m.now.stillTaken(at, ctx.source, who)
		}
		if who.empty() && named == 0 && !(m.firm && firms(e)) {
			return
		}
		for t, trait := range e.Traits {
			if guards != (n.layers[t]&layerGuard != 0) {
				continue
			}
			f := force{node: at, trait: uint8(t), layer: n.layers[t], seat: ctx.seat, source: ctx.source, named: named, who: m.reached(who, trait, ctx)}
			f.amount = int16(m.traitAmount(trait, ctx))
			m.addForce(f)
		}
	case ability.Rule:
		if !guards {
			m.addForce(force{node: at, rule: ruleOf(e.Is), seat: ctx.seat, source: ctx.source})
		}
	case ability.Sequence:
		for _, k := range n.kids {
			m.gatherFrom(k, ctx, guards)
		}
	case ability.IfThen:
		if ctx.held = m.holds(e.If, ctx); ctx.held {
			m.gatherFrom(n.kids[0], ctx, guards)
		}
	}
}

// taking is from whom a continuous ability takes races or types.
type taking struct {
	node   uint16
	source game.CardID
	who    cardSet
}

// stillTaken is the cards of which a continuous ability takes races or types, with those of which it
// did in an earlier round: by what it took alone they do not escape it (DAR 4.1.5).
func (v *values) stillTaken(node uint16, source game.CardID, who cardSet) cardSet {
	for i := range v.takings[:v.takingsN] {
		if t := &v.takings[i]; t.node == node && t.source == source {
			t.who = t.who.or(who)
			return t.who
		}
	}
	if v.takingsN < len(v.takings) {
		v.takings[v.takingsN] = taking{node, source, who}
		v.takingsN++
	}
	return who
}

// gatherBlocks adds that cards have to be blocked: each of the blockers blocks one
// of them that nobody else does. Nobody chooses whom a continuous ability means.
func (m *Match) gatherBlocks(at uint16, blockers ability.Cards, whom cardSet, ctx *context) {
	who := m.cards(blockers, ctx)
	if any, ok := blockers.(ability.Chosen); ok {
		who = m.every(&any.Of, ctx)
	}
	for id := range whom.all() {
		m.addForce(force{node: at, layer: m.nodes[at].layers[0], seat: ctx.seat, source: ctx.source, who: who, object: id})
	}
}

func (m *Match) addForce(f force) {
	if m.book.affectsItself && f.layer&layerLoss != 0 {
		f.who.drop(f.source)
	}
	if m.now.n < len(m.now.forces) {
		m.now.forces[m.now.n] = f
		m.now.n++
		m.now.rules |= f.rule
		m.now.layers |= f.layer
		if f.layer&layerLoss != 0 {
			m.now.silenced = m.now.silenced.or(f.who)
		}
		if f.layer&layerGuard != 0 {
			m.now.guarded = m.now.guarded.or(f.who)
		}
	}
}

// traitAmount is the number in a trait.
func (m *Match) traitAmount(t ability.Trait, ctx *context) int {
	switch t := t.(type) {
	case ability.Strengthen:
		return m.amount(t.By, ctx)
	case ability.Weaken:
		return m.amount(t.By, ctx)
	case ability.SetStrength:
		return m.amount(t.To, ctx)
	case ability.SetCost:
		return m.amount(t.To, ctx)
	case ability.AbilityOf, ability.RaceOf:
		of := takenFrom(t)
		if best, ok := of.(ability.Chosen); ok { // all of the strongest are as good: nobody chooses
			return m.taken(t, m.every(&best.Of, ctx).first())
		}
		return m.taken(t, m.cards(of, ctx).first())
	case ability.Change:
		if t == ability.BecomeIt {
			return int(m.lentFace(m.itOf(ctx)))
		}
		if t == ability.SharesRace {
			if ctx.named.what == ability.ARace {
				return int(ctx.named.race)
			}
			if races := m.kindOfIt(ctx).races.List(); len(races) > 0 {
				return int(races[0])
			}
		}
	case ability.Capacity:
		if t.N == nil {
			return noLimit
		}
		return m.amount(t.N, ctx)
	}
	return 0
}

// applyForces derives the values from the forces: type and race, loss and gain of
// ability, then the numbers. What continuous abilities set comes first, what was
// done to the card follows in the order of time, and what continuous abilities
// double and add comes on top (DAR 4.2.1, glossary 15). It reports
// whether types, races or abilities came out other than they went in.
func (m *Match) applyForces() (changed bool) {
	v := &m.now
	inPlay := v.lie.inPlay()
	for i := range v.forces[:v.n] {
		f := &v.forces[i]
		v.touched = v.touched.or(f.who)
		if f.layer&layerKind == 0 {
			continue
		}
		trait := m.trait(f)
		deeds, still := deedsIn(trait), keepsStill(trait)
		who := f.who.and(inPlay)
		if f.layer&layerLoss != 0 {
			who = f.who // wherever it lies
		}
		for id := range who.all() {
			if deeds != 0 {
				v.of[id].deeds |= deeds
				v.of[id].still = v.of[id].still || still
			} else {
				changed = m.applyKind(id, trait, f) || changed
			}
		}
	}
	if v.layers&^(layerKind|layerLoss|layerGuard|layerTake) == 0 {
		return changed
	}
	negate := v.rules&ruleNegateBonuses != 0
	m.applyNumbers(layerSet, false, negate)
	m.applyNumbers(layerSet|layerDouble|layerAdd, true, negate) // what was done to a card, in the order of time
	m.applyNumbers(layerDouble, false, negate)
	m.applyNumbers(layerAdd, false, negate)
	for id := range v.touched.all() {
		v.of[id].strength = max(v.of[id].strength, 0)
	}
	return changed
}

// applyNumbers applies some layers, of what effects did or of the continuous
// abilities.
func (m *Match) applyNumbers(in layers, timed, negate bool) {
	if m.now.layers&in == 0 {
		return
	}
	for i := range m.now.forces[:m.now.n] {
		if f := &m.now.forces[i]; f.layer&in != 0 && f.timed == timed {
			m.applyNumberTo(f, negate)
		}
	}
}

func (m *Match) applyNumberTo(f *force, negate bool) {
	trait := m.trait(f)
	modifies := changesStrength(trait)
	for id := range f.who.all() {
		if inPlay(m.at[id].zone) && !(modifies && m.isStripped(id, f)) {
			applyNumber(&m.now.of[id], trait, f, m.amountFor(f, trait, id), negate)
		}
	}
}

func (m *Match) trait(f *force) ability.Trait {
	switch e := m.nodes[f.node].effect.(type) {
	case ability.Modify:
		return e.Traits[f.trait]
	case ability.Rule:
		return traitsIn(e.Is)[f.trait]
	}
	return nil
}

// applyKind applies what a trait in force does to the kind of a card.
func (m *Match) applyKind(id game.CardID, t ability.Trait, f *force) (changed bool) {
	v := &m.now.of[id]
	switch t := t.(type) {
	case ability.ConsideredAs:
		types, races := considered(v, t)
		changed = types != v.types || races != v.races
		m.now.retyped = m.now.retyped || types != v.types
		v.types, v.races = types, races
	case ability.Change:
		v.changes |= 1 << t
		v.ban(t, f)
		switch t {
		case ability.LoseAbility:
			if !v.has(ability.KeepAbility) {
				changed = !v.lost
				v.lost = true
			}
		case ability.KeepAbility:
			v.lost = false
		case ability.LoseModifiers:
			if f.timed {
				v.stripped = max(v.stripped, f.place)
			} else {
				v.stripped = always
			}
		case ability.SharesRace:
			races := v.races.With(card.Race(f.amount))
			changed = races != v.races
			v.races = races
		case ability.NoDamageToYou:
			if m.at[id].controller != f.seat {
				v.changes |= 1 << ability.NoCastleDamage
			}
		case ability.LoseRace:
			changed = v.races != 0
			v.races = 0
		}
	case ability.RaceOf:
		races := v.races | card.Races(f.amount)
		changed = races != v.races
		v.races = races
	case ability.AttackIf:
		v.escorted = true
	}
	return changed
}

// considered is of which types and races a card is once it is considered something, or has
// become it.
func considered(v *value, t ability.ConsideredAs) (card.TypeSet, card.Races) {
	if !t.Only {
		return v.types | card.TypesOf(t.Type), v.races | t.Races
	}
	types, races := v.types, v.races
	if t.Type != card.NoType {
		types = card.TypesOf(t.Type)
	}
	if t.Races != 0 {
		races = t.Races
	}
	return types, races
}

// ban notes since when a card is kept from Modificadores de Fuerza.
func (v *value) ban(t ability.Change, f *force) {
	for i, ban := range strengthBans {
		switch {
		case t != ban:
		case !f.timed:
			v.since[i] = always
		case v.since[i] == 0:
			v.since[i] = f.place
		}
	}
}

// keptFrom reports whether a ban keeps a force from a card: what was done to the card
// before stays (DAR 4.2.1).
func (v *value) keptFrom(ban int, f *force) bool {
	return v.since[ban] != 0 && (!f.timed || v.since[ban] == always || f.place > v.since[ban])
}

// isStripped reports whether a card has lost the Modificador de Fuerza that a force is: what was done to it
// before, and what comes from cards that were there before.
func (m *Match) isStripped(id game.CardID, f *force) bool {
	switch at := m.now.of[id].stripped; {
	case at == 0 || at == always:
		return at == always
	case f.timed:
		return f.place < at
	default:
		return m.at[f.source].stamp < m.mods[at-1].stamp
	}
}

// deedsIn is the deeds about which a trait says something, as a set, and nothing
// else about the card.
func deedsIn(t ability.Trait) uint32 {
	switch t := t.(type) {
	case ability.With:
		switch t.Keyword {
		case ability.Indestructible:
			return 1 << ability.BeDestroyed
		case ability.Indesterrable:
			return 1 << ability.BeExiled
		case ability.Imbloqueable:
			return 1 << ability.BeBlocked
		}
	case ability.Cannot:
		return 1 << t.What
	case ability.CannotUnless:
		return 1 << t.What
	case ability.OnlyBy:
		return 1 << t.What
	case ability.OnlyTo:
		return 1 << t.What
	case ability.Must:
		if t.By != nil {
			return 1 << ability.BlockDeed
		}
		return 1 << t.What
	case ability.Toll:
		return 1 << t.What
	}
	return 0
}

// keepsStill reports whether a trait keeps a card from ever being declared attacker.
func keepsStill(t ability.Trait) bool {
	no, ok := t.(ability.Cannot)
	return ok && no.What == ability.AttackDeed && no.By == nil && no.Of == nil
}
