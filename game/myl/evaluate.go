package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// amount finds a number.
func (m *Match) amount(a ability.Amount, ctx *context) int {
	switch a := a.(type) {
	case ability.Number:
		return int(a)
	case ability.CountOf:
		return m.count(&a.Of, ctx)
	case ability.StrengthOf:
		sum := 0
		for id := range m.cards(a.Of, ctx).all() {
			sum += m.lastStrength(id)
		}
		return sum
	case ability.CostOf:
		sum := 0
		for id := range m.cards(a.Of, ctx).all() {
			sum += int(max(m.fact(id).cost, 0))
		}
		return sum
	case ability.WeaponsOf:
		n := 0
		for id := range m.cards(a.Of, ctx).all() {
			n += m.arms(id)
		}
		return n
	case ability.Times:
		return a.N * m.amount(a.Of, ctx)
	case ability.EventAmount:
		switch a {
		case ability.DamageDone, ability.CardsMilled:
			return int(ctx.event.n)
		case ability.GoldPaid:
			return int(ctx.paid)
		case ability.CardsMoved:
			return int(ctx.moved)
		case ability.NamedCost:
			return int(ctx.kind)
		}
	}
	return 0
}

// lastStrength is a card's strength, the last known one if it left play.
func (m *Match) lastStrength(id game.CardID) int {
	c := &m.at[id]
	if inPlay(c.zone) {
		return int(m.val(id).strength)
	}
	if c.was.known {
		return int(c.was.strength)
	}
	return int(max(m.fact(id).strength, 0))
}

func (m *Match) count(f *ability.Filter, ctx *context) int {
	return m.every(f, ctx).len()
}

// every is all cards that fit a filter.
func (m *Match) every(f *ability.Filter, ctx *context) cardSet {
	var out cardSet
	if amongThem(f) {
		for id := range ctx.them.all() {
			if m.at[id].face == 0 || m.describes(f, id, m.val(id), ctx) {
				out.add(id)
			}
		}
		return out
	}
	in := zonesToSearch(f)
	only := game.Nobody
	if f.Of != ability.Anyone && f.Of != ability.Each {
		only = m.player(f.Of, ctx, ctx.actor)
	}
	for s := range m.lists {
		if only.Plays() && int(only) != s {
			continue
		}
		for z := Castle; z <= Carried; z++ {
			if !in.has(z) {
				continue
			}
			for id := m.lists[s][z].head; id != 0; id = m.at[id].next {
				if m.describes(f, id, m.val(id), ctx) {
					out.add(id)
				}
			}
		}
	}
	if f.Highest {
		out = m.highest(out)
	}
	return out
}

// amongThem reports whether a filter speaks of the cards that are being looked at.
func amongThem(f *ability.Filter) bool { return len(f.In) == 1 && f.In[0] == ability.AmongThem }

// zonesToSearch is where cards that fit can lie. Allies in play lie in a line.
func zonesToSearch(f *ability.Filter) zoneSet {
	if len(f.In) > 0 {
		return zonesOf(f.In)
	}
	if destroyedNow(f) {
		return 1 << Cemetery
	}
	if f.Races != 0 || len(f.Types) == 1 && f.Types[0] == card.Ally {
		return 1<<DefenseLine | 1<<AttackLine | 1<<SupportLine
	}
	return inPlayZones
}

// destroyedNow reports whether a filter speaks of cards that were destroyed, and
// lie in the cemetery.
func destroyedNow(f *ability.Filter) bool {
	for _, q := range f.That {
		if is, ok := q.(ability.Is); ok && is.State == ability.DestroyedNow {
			return true
		}
	}
	return false
}

func (m *Match) highest(s cardSet) cardSet {
	best, out := -1, cardSet{}
	for id := range s.all() {
		switch n := int(m.val(id).strength); {
		case n > best:
			best, out = n, setOf(id)
		case n == best:
			out.add(id)
		}
	}
	return out
}

// fits reports whether a card fits a filter as it lies now.
func (m *Match) fits(f *ability.Filter, id game.CardID, ctx *context) bool {
	c := &m.at[id]
	if len(f.In) == 0 {
		if !inPlay(c.zone) && !destroyedNow(f) {
			return false
		}
	} else if !zonesOf(f.In).has(c.zone) {
		return false
	}
	if f.Of != ability.Anyone && f.Of != ability.Each && c.controller != m.player(f.Of, ctx, ctx.actor) {
		return false
	}
	return m.describes(f, id, m.val(id), ctx)
}

// fitsThen is fits for a card that something happened to: one that has left
// play is taken as it last was there.
func (m *Match) fitsThen(f *ability.Filter, id game.CardID, ctx *context) bool {
	c := &m.at[id]
	if inPlay(c.zone) || !c.was.known || len(f.In) > 0 && zonesOf(f.In)&inPlayZones == 0 {
		if c.zone == Played || !inPlay(c.zone) && len(f.In) == 0 {
			return (f.Of == ability.Anyone || f.Of == ability.Each || c.controller == m.player(f.Of, ctx, ctx.seat)) &&
				m.describes(f, id, m.val(id), ctx)
		}
		return m.fits(f, id, ctx)
	}
	if f.Of != ability.Anyone && f.Of != ability.Each && c.was.controller != m.player(f.Of, ctx, ctx.seat) {
		return false
	}
	v := m.printed[c.face]
	v.strength, v.types, v.races, v.lost = c.was.strength, c.was.types, c.was.races, c.was.lost
	return m.describes(f, id, &v, ctx)
}

// describes compares a card's nature with a filter, wherever it lies.
//
// A card that is not known here, or with m.public set not to both players, may
// be anything.
func (m *Match) describes(f *ability.Filter, id game.CardID, v *value, ctx *context) bool {
	if c := &m.at[id]; c.zone == Hand && (c.face == 0 || m.public && c.sees != game.ByBoth) {
		return true
	}
	if f.Other && id == ctx.source {
		return false
	}
	if len(f.Types) > 0 {
		any := false
		for _, t := range f.Types {
			any = any || v.types.Has(t)
		}
		if !any {
			return false
		}
	}
	if f.Races != 0 && v.races&f.Races == 0 || f.NotType != card.NoType && v.types.Has(f.NotType) {
		return false
	}
	if f.Cost.Op != ability.NoBound && (m.fact(id).cost < 0 || !m.within(int(v.cost), f.Cost, ctx)) {
		return false
	}
	if f.Strength.Op != ability.NoBound && (!v.types.Has(card.Ally) || !m.within(int(v.strength), f.Strength, ctx)) {
		return false
	}
	name := m.foldedNames[m.at[id].face]
	if f.Name != "" && m.folded[f.Name] != name || f.Title != "" && !hasWord(name, m.folded[f.Title]) {
		return false
	}
	for _, q := range f.That {
		if !m.isOf(q, id, v, ctx) {
			return false
		}
	}
	return true
}

func hasWord(name, word string) bool {
	for i := 0; i+len(word) <= len(name); i++ {
		if name[i:i+len(word)] == word && (i == 0 || name[i-1] == ' ') && (i+len(word) == len(name) || name[i+len(word)] == ' ' || name[i+len(word)] == 's') {
			return true
		}
	}
	return false
}

func (m *Match) within(n int, b ability.Bound, ctx *context) bool {
	if b.Op == ability.NoBound {
		return true
	}
	return compare(n, b.Op, m.amount(b.N, ctx))
}

func compare(n int, op ability.Op, with int) bool {
	switch op {
	case ability.Equal:
		return n == with
	case ability.AtMost:
		return n <= with
	case ability.AtLeast:
		return n >= with
	case ability.LessThan:
		return n < with
	case ability.MoreThan:
		return n > with
	}
	return true
}

// isOf answers a further quality of a card.
func (m *Match) isOf(q ability.Quality, id game.CardID, v *value, ctx *context) bool {
	c := &m.at[id]
	switch q := q.(type) {
	case ability.Has:
		switch q.Keyword {
		case ability.Indestructible:
			return v.deeds>>ability.BeDestroyed&1 != 0
		case ability.Indesterrable:
			return v.deeds>>ability.BeExiled&1 != 0
		case ability.Imbloqueable:
			return v.deeds>>ability.BeBlocked&1 != 0
		}
	case ability.OfFrequency:
		return m.cardOf(id).Frequency == q.Frequency
	case ability.Is:
		switch q.State {
		case ability.Attacking:
			return c.attacks
		case ability.Blocking:
			return c.foe != 0 && !c.attacks
		case ability.Unblocked:
			return c.attacks && c.foe == 0
		case ability.Armed:
			return m.arms(id) > 0
		case ability.Unarmed:
			return m.arms(id) == 0
		case ability.WithAbility:
			return m.hasAbility(id)
		case ability.PlainGold:
			return m.fact(id).plain
		case ability.Modified:
			return v.strength != int16(max(m.fact(id).strength, 0))
		case ability.CanAttack:
			return m.mayAttack(id) == allowed
		case ability.NoAttacker:
			return m.forbids(id, ability.AttackDeed, cause{}) || !c.settled && !v.has(ability.AttackAtOnce)
		case ability.DestroyedNow:
			return c.was.destroyed == m.turn && c.was.known
		case ability.Fighting:
			return c.attacks || c.foe != 0
		case ability.AttackedNow:
			return c.attacked == m.turn
		case ability.EnteredNow:
			return inPlay(c.zone) && c.entered == m.turn
		case ability.RaceOfThis:
			return v.races&m.val(ctx.source).races != 0
		case ability.IsNamed:
			return ctx.named != 0 && m.foldedNames[ctx.named] == m.foldedNames[c.face]
		case ability.WithRaceInIt:
			return v.races&m.kindOfIt(ctx).races != 0
		case ability.SameType:
			if ctx.kind != 0 {
				return v.types.Has(card.Type(ctx.kind))
			}
			return v.types&m.kindOfIt(ctx).types != 0
		case ability.CopyOfIt:
			it := m.itOf(ctx)
			return it != 0 && m.foldedNames[m.at[it].face] == m.foldedNames[c.face]
		case ability.AlliedAttack:
			return c.attacks && m.at[ctx.source].attacks && id != ctx.source
		case ability.BlocksBearer:
			b := m.bearerOf(ctx.source)
			return b != 0 && c.foe == b && !c.attacks
		case ability.BlocksThis:
			return c.foe != 0 && c.foe == ctx.source && !c.attacks
		}
	}
	return false
}

// itOf is the card that "it" means, the event's card before any pick.
func (m *Match) itOf(ctx *context) game.CardID {
	if id := ctx.it.first(); id != 0 {
		return id
	}
	return ctx.event.it
}

func (m *Match) kindOfIt(ctx *context) value {
	id := m.itOf(ctx)
	if id == 0 {
		return value{}
	}
	if c := &m.at[id]; !inPlay(c.zone) && c.was.known {
		return value{types: c.was.types, races: c.was.races}
	}
	return *m.val(id)
}

// hasAbility reports whether a text is in force on a card.
func (m *Match) hasAbility(id game.CardID) bool {
	return m.cardOf(id).Ability == card.WithAbility && !(inPlay(m.at[id].zone) && m.val(id).lost)
}

func (m *Match) cardOf(id game.CardID) *card.Card { return &m.definitions.cards[m.at[id].face] }

// holds tells whether a condition does; nil always does.
func (m *Match) holds(cond ability.Condition, ctx *context) bool {
	switch c := cond.(type) {
	case nil:
		return true
	case ability.Exists:
		return m.within(m.count(&c.Of, ctx), c.Count, ctx)
	case ability.Only:
		all := m.every(&c.All, ctx)
		return !all.empty() && all.minus(m.every(&c.Are, ctx)).empty()
	case ability.OnlyThis:
		n := 0
		for _, z := range [...]game.Zone{DefenseLine, AttackLine, SupportLine} {
			for id := m.zone(ctx.seat, z).head; id != 0; id = m.at[id].next {
				if m.isAlly(id) && id != ctx.source {
					n++
				}
			}
		}
		return n == 0 && inPlay(m.at[ctx.source].zone)
	case ability.Fits:
		who := m.cards(c.Who, ctx)
		if who.empty() {
			return false
		}
		for id := range who.all() {
			if !m.fits(&c.Is, id, ctx) && !(m.looselyMeant(c.Who, id) && len(c.Is.In) == 0 && m.describes(&c.Is, id, m.val(id), ctx)) {
				return false
			}
		}
		return true
	case ability.Compares:
		return compare(m.amount(c.A, ctx), c.Op, m.amount(c.With, ctx))
	case ability.FirstTurn:
		return m.turn <= 2 && m.active == ctx.seat
	case ability.TurnOf:
		return m.isSeat(c.Who, m.active, ctx)
	case ability.Not:
		return !m.holds(c.Of, ctx)
	case ability.All:
		for _, part := range c.Of {
			if !m.holds(part, ctx) {
				return false
			}
		}
		return true
	case ability.Done:
		return ctx.done
	case ability.Held:
		return ctx.held
	case ability.DeclaredAttack:
		return m.attackedIn[ctx.seat] == m.turn
	}
	return false
}

// looselyMeant reports whether a card is spoken of wherever it lies: one that is
// being played, or looked at.
func (m *Match) looselyMeant(who ability.Cards, id game.CardID) bool {
	switch who.(type) {
	case ability.This, ability.Bearer:
		return m.at[id].zone == Played
	}
	return !inPlay(m.at[id].zone)
}

// cards finds the cards that need no choice.
func (m *Match) cards(what ability.Cards, ctx *context) cardSet {
	switch w := what.(type) {
	case ability.This:
		return setOf(ctx.source)
	case ability.Bearer:
		return setOf(m.bearerOf(ctx.source))
	case ability.It:
		if ctx.it.empty() {
			return setOf(ctx.event.it)
		}
		return ctx.it
	case ability.EventCard:
		return setOf(ctx.event.it)
	case ability.TheOther:
		return ctx.prev.minus(ctx.it)
	case ability.NamedCard:
		if ctx.named == 0 {
			return cardSet{}
		}
		return m.namesakes(ctx.named)
	case ability.WithCopies:
		of := m.cards(w.Of, ctx)
		out := of
		for id := range of.all() {
			out = out.or(m.namesakes(m.at[id].face))
		}
		return out
	case ability.Both:
		return m.cards(w.A, ctx).or(m.cards(w.B, ctx))
	case ability.Opposing:
		if foe := m.at[ctx.source].foe; foe != 0 {
			return setOf(foe)
		}
		if b := m.bearerOf(ctx.source); b != 0 {
			return setOf(m.at[b].foe)
		}
		return cardSet{}
	case ability.Every:
		return m.every(&w.Of, ctx)
	case ability.Chosen:
		return ctx.it
	case ability.Top:
		return m.ends(w.N, w.Of, ctx, true)
	case ability.Bottom:
		return m.ends(w.N, w.Of, ctx, false)
	}
	return cardSet{}
}

// ends is the first or the last cards of a castle.
func (m *Match) ends(n ability.Amount, of ability.Player, ctx *context, top bool) cardSet {
	var out cardSet
	l := m.zone(m.player(of, ctx, ctx.actor), Castle)
	id := l.tail
	if top {
		id = l.head
	}
	for i := m.amount(n, ctx); i > 0 && id != 0; i-- {
		out.add(id)
		if top {
			id = m.at[id].next
		} else {
			id = m.at[id].prev
		}
	}
	return out
}
