package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// How cards leave for another zone, one by one or together, and what stands in for
// it.

// leavesPlay reports whether a verb has cards in play leave it.
func leavesPlay(v ability.Verb) bool { return v != ability.Discard && goalOf(v) != Nowhere }

// whatOf is the event in which a verb moves cards in play.
func whatOf(v ability.Verb) game.What {
	if v == ability.Destroy {
		return game.Destroyed
	}
	return game.Moves
}

// unforbidden is the cards in play to which something may be done.
func (m *Match) unforbidden(set cardSet, v ability.Verb, by cause) cardSet {
	for id := range set.all() {
		if m.forbids(id, deedOf(v), by) || v == ability.ShuffleIn && !m.mayShuffleIn(by.seat, id) {
			set.drop(id)
		}
	}
	return set
}

// leaveTogether has cards in play leave for a zone at one time, weapons before their
// bearers: what they were and what stands in for it is found before the first is
// gone, and each sees the others go. In combat each leaves by whom it fought.
func (m *Match) leaveTogether(set cardSet, to game.Zone, what game.What, by cause) {
	var ways [game.MaxCards + 1]struct {
		to goal
		by game.CardID
	}
	for id := range set.all() {
		if by.combat {
			by.source = m.at[id].foe
		}
		m.rememberLast(id)
		ways[id].to, ways[id].by = m.replaced(id, to, what, by), by.source
	}
	m.going = set
	arms := set.and(m.now.lie.in[Carried])
	for _, part := range [...]cardSet{arms, set.minus(arms)} {
		for id := range part.all() {
			by.source = ways[id].by
			m.depart(id, to, ways[id].to, what, by)
		}
	}
	m.going = cardSet{}
	if to == Castle {
		m.shuffleOwners(set)
	}
}

// shuffleOwners shuffles the castles of the owners of some cards.
func (m *Match) shuffleOwners(set cardSet) {
	for _, s := range game.Seats {
		for id := range set.all() {
			if m.at[id].owner == s {
				m.shuffle(s)
				break
			}
		}
	}
}

// leave is move with its cause.
func (m *Match) leave(id game.CardID, to game.Zone, what game.What, by cause) {
	if m.at[id].zone == Nowhere || m.at[id].zone == to && to != Castle {
		return
	}
	m.depart(id, to, m.replaced(id, to, what, by), what, by)
}

// goal is where a card goes, in a castle to which spot of it.
type goal struct {
	zone game.Zone
	spot ability.Spot
}

// depart moves a card that was to go to one zone to what stands in for it.
func (m *Match) depart(id game.CardID, to game.Zone, instead goal, what game.What, by cause) {
	if instead.zone != to {
		what = game.Moves
	}
	m.by = by
	m.move(what, id, instead.zone)
	m.by = cause{}
	if instead.zone == Castle && to != Castle {
		m.placeInCastle(id, instead.spot)
	}
}

// replaced is where a card goes once what stands in for it is asked.
func (m *Match) replaced(id game.CardID, to game.Zone, what game.What, by cause) goal {
	if !m.ruled(ruleReplace) {
		return goal{zone: to}
	}
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != ruleReplace {
			continue
		}
		r := m.ruleIn(f).(ability.Replace)
		ctx := m.contextOf(f)
		if m.isReplaced(r.What, id, to, what) && m.isAmong(&r, id, &ctx) && (r.By == nil || m.isCause(&r.By.Of, r.By.Kind, f, by)) {
			switch r.With {
			case ability.ExileIt:
				return goal{zone: Exile}
			case ability.ShuffleIn:
				if m.mayShuffleIn(f.seat, id) {
					return goal{Castle, r.Spot}
				}
			case ability.Return:
				return goal{zone: Hand}
			case ability.Destroy, ability.Discard:
				return goal{zone: Cemetery}
			}
		}
	}
	return goal{zone: to}
}

// isAmong reports whether a rule speaks of a card: of one that goes to a cemetery,
// wherever it still lies.
func (m *Match) isAmong(r *ability.Replace, id game.CardID, ctx *context) bool {
	every, ok := r.Who.(ability.Every)
	switch {
	case !ok:
		return m.cards(r.Who, ctx).has(id)
	case r.What == ability.IsBuried, r.What == ability.IsExiled && r.With == ability.Destroy, r.What == ability.IsPlayed, r.What == ability.IsAnnulled:
		return m.fitsOwned(&every.Of, id, ctx)
	}
	return m.fits(&every.Of, id, ctx)
}

// isReplaced reports whether what happens to a card, wherever it lies, that goes to a
// zone is what a rule has replaced.
func (m *Match) isReplaced(what ability.CardVerb, id game.CardID, to game.Zone, how game.What) bool {
	from := m.at[id].zone
	switch what {
	case ability.IsDestroyed:
		return how == game.Destroyed
	case ability.IsDiscarded:
		return how == game.Discards
	case ability.IsMilled:
		return how == game.Mills
	case ability.IsBuried:
		return to == Cemetery
	case ability.IsBuriedFromPlay:
		return inPlay(from) && to == Cemetery
	case ability.IsReturned:
		return inPlay(from) && to == Hand
	case ability.Leaves:
		return inPlay(from) && !inPlay(to)
	case ability.IsExiled:
		return to == Exile
	case ability.IsPlayed:
		return from == Played && to == Cemetery && m.fact(id).typ == card.Talisman
	case ability.IsAnnulled:
		return from == Played && to == Cemetery && m.isAnnulled(id)
	}
	return false
}

// isAnnulled reports whether a card that is being played was annulled.
func (m *Match) isAnnulled(id game.CardID) bool {
	f := m.playOf(id)
	return f != nil && m.contexts[f.ctx].off
}
