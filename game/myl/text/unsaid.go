package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// whereLeft is whereAfter as the words say it: who puts a card down is the one of whom
// the sentence goes on to speak, as with a card that is played.
func (r *reader) whereLeft(e ability.Event) shape.Whereabouts {
	if r.lowered != nil {
		return shape.Played
	}
	return shape.WhereAfter(e)
}

// whoIsMeant is whom a predicate without a subject speaks of after a card was picked or
// named by the event: that card as long as it can be such as is said, else the
// event's, else the card itself, or its bearer.
func (r *reader) whoIsMeant() (ability.Cards, bool) {
	if p, ok := r.latest(); ok && p.borne && !r.armaMeant(r.pos, r.pos+4) {
		return nil, false // "juega un Arma en un Aliado. Es destruido": the Aliado, and It is the Arma
	}
	if r.picked && !r.gone && !r.outside || !r.picked && !ability.IsIt(r.event) {
		return ability.It{}, true
	}
	at := r.state
	e, ok := r.predicates(ability.This{})
	r.state = at
	fight, inPlay := needs(e)
	switch {
	case (!ok || !inPlay) && r.picked && r.gone && ability.IsIt(r.event):
		return r.theEvents(), true // "puedes descartar una carta para que no pueda ser anulado"
	case !ok || !inPlay:
		return ability.It{}, true
	case r.event != nil && r.eventCardIs(fight, attacks(e)):
		return r.theEvents(), true
	case r.facts.Type == card.Talisman, r.facts.Type == card.Ally && !r.picked && r.eventType == card.Ally && r.where != shape.Away && unwelcome(e):
		return nil, false // "si tu oponente juega un Aliado, pierde 1 a la Fuerza": which of the two?
	case !fight || r.facts.Type == card.Ally || r.facts.Type == card.NoType:
		return ability.This{}, true
	case r.facts.Type == card.Weapon:
		return ability.Bearer{}, true
	}
	return nil, false
}

// unwelcome reports whether what becomes of a card is what its player would rather not have.
func unwelcome(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Act:
		return true
	case ability.Modify:
		return slices.ContainsFunc(e.Traits, func(t ability.Trait) bool {
			switch t := t.(type) {
			case ability.Weaken, ability.Must:
				return true
			case ability.Cannot:
				return shape.Active[t.What]
			}
			return t == ability.Trait(ability.LoseAbility)
		})
	}
	return false
}

// isGone reports whether the event, or what was done since, took the card at hand out of play.
func (r *reader) isGone(c ability.Cards) bool {
	switch {
	case c == ability.Cards(ability.EventCard{}), ability.IsIt(c) && !r.picked && r.event == c:
		return r.where == shape.Away && !r.answering
	case !ability.IsIt(c):
		return false
	case r.anyPick:
		return r.picked && r.gone
	}
	return r.before.it >= byPick && r.before.pick.gone
}

// eventCardIs reports whether the card of the event can be such as only cards in
// play are, or, where they fight, only allies.
func (r *reader) eventCardIs(fight, attack bool) bool {
	if !ability.IsIt(r.event) {
		return true
	}
	if r.eventType == card.Talisman || fight && r.eventType != card.Ally && r.eventType != card.NoType {
		return false
	}
	if r.facts.Type == card.Talisman && r.where != shape.Away {
		return true // it never could be about the Talisman itself
	}
	direct := !r.picked && r.pos == r.begin
	switch r.where {
	case shape.Played:
		return r.picked || attack
	case shape.Away:
		return !fight && (r.answering || !direct)
	}
	return true
}

// needs reports whether an effect can only be done to a card in play, and whether
// only to one that fights.
func needs(e ability.Effect) (fight, inPlay bool) {
	switch e := e.(type) {
	case ability.Modify:
		fight = alliesOnly(e.Traits)
		inPlay = fight
		for _, t := range e.Traits {
			switch t := t.(type) {
			case ability.With:
				fight, inPlay = fight || t.Keyword == ability.Imbloqueable, true
			case ability.Cannot:
				fight = fight || shape.Active[t.What] || t.What == ability.BeBlocked
				inPlay = inPlay || t.What != ability.BeAnnulled && t.What != ability.BePlayed
			}
		}
	case ability.Sequence:
		for _, s := range e.Steps {
			f, p := needs(s.Do)
			fight, inPlay = fight || f, inPlay || p
		}
	case ability.Act:
		inPlay = e.Verb == ability.Destroy
	}
	return fight, inPlay
}

// attacks reports whether a change lets cards attack.
func attacks(e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	return ok && (m.Traits[0] == (ability.Trait)(ability.MayAttack) || m.Traits[0] == (ability.Trait)(ability.AttackAtOnce))
}
