package playmat

import "castillo/game"

// Drop is a place where a card may be let go: on a card, or in a zone of a
// player's half.
type Drop struct {
	Card game.CardID // 0: a zone
	Seat game.Seat
	Zone game.Zone
}

// Payment is who chooses the golds that pay a card.
type Payment uint8

// The ways to pay.
const (
	PaysItself Payment = iota
	PaidByHand
)

// Intent is one thing that picking a card up may lead to: the actions, and the
// places where letting it go means them. An intent without a place is chosen
// from a list.
type Intent struct {
	Plan  []game.Action
	Drops []Drop
}

// At reports whether letting the card go at d means the intent.
func (i Intent) At(d Drop) bool {
	for _, have := range i.Drops {
		if have == d {
			return true
		}
	}
	return false
}

// IntentsAt are those of the intents that a drop at d may mean.
func IntentsAt(intents []Intent, d Drop) []Intent {
	var out []Intent
	for _, i := range intents {
		if i.At(d) {
			out = append(out, i)
		}
	}
	return out
}

// Intents asks a match what seat s may do with card c now. It tries every
// option that starts with the card on a copy: where the card then asks for a
// target, there is an intent for each of them.
func Intents(m game.Match, s game.Seat, c game.CardID, p Payment) []Intent {
	if m.Decision().Seat != s {
		return nil
	}
	options := m.Options(nil)
	var out []Intent
	for _, a := range options {
		if a.Card != c || a.ByHand() {
			continue
		}
		next := ahead(m, s, a)
		if twin := byHand(a); p == PaidByHand && contains(options, twin) {
			for i := range next {
				next[i].Plan[0] = twin
			}
		}
		out = append(out, next...)
	}
	return out
}

// ahead is what one option may lead to.
func ahead(m game.Match, s game.Seat, a game.Action) []Intent {
	one := Intent{Plan: []game.Action{a}}
	switch {
	case a.Target != 0:
		one.Drops = []Drop{{Card: a.Target}}
		return []Intent{one}
	case a.Zone != 0:
		one.Drops = []Drop{{Seat: s, Zone: a.Zone}}
		return []Intent{one}
	case m.Decision().Source != 0 && m.Decision().Source != a.Card: // onto the card that asks, or that is answered
		one.Drops = []Drop{{Card: m.Decision().Source}}
	}
	then := m.Clone()
	if then.Apply(a) != nil {
		return nil
	}
	if targets := targets(then, s, a); len(targets) > 0 {
		return targets
	}
	if a.Verb != game.Use {
		one.Drops = append(one.Drops, destination(m, then, s, a)...)
	}
	return []Intent{one}
}

// targets are the intents of a card that asks for a target once it is played.
func targets(then game.Match, s game.Seat, a game.Action) []Intent {
	d := then.Decision()
	if d.Seat != s || d.Source != a.Card || d.Kind != game.Choose {
		return nil
	}
	var out []Intent
	for _, pick := range then.Options(nil) {
		if pick.Verb != game.Pick || pick.Card == a.Card {
			continue
		}
		if pick.Card == 0 { // looked for in a castle: that has a page of its own
			return nil
		}
		out = append(out, Intent{Plan: []game.Action{a, pick}, Drops: []Drop{{Card: pick.Card}}})
	}
	return out
}

// destination is where a card may be let go for an action without a target: the
// zone that it ends up in. A card that does not stay on the table may be let go
// in any line, and an attacker also in the same zone of its opponent.
func destination(m, then game.Match, s game.Seat, a game.Action) []Drop {
	var before, after game.View
	m.Look(s, &before)
	then.Look(s, &after)
	if a.Verb == game.Play {
		unanswered(then, s, a.Card, &after)
	}
	from, to := before.Find(a.Card), after.Find(a.Card)

	var drops []Drop
	stays := false
	moved := from.Zone != to.Zone
	for _, z := range m.Rulebook().Zones() {
		if moved && z.Zone == to.Zone && (z.Lay == game.Line || z.Lay == game.Pile) {
			drops = append(drops, Drop{Seat: to.Controller, Zone: z.Zone})
			stays = z.Lay == game.Line
		}
	}
	for _, z := range m.Rulebook().Zones() {
		switch {
		case z.Lay != game.Line:
		case a.Verb == game.Attack && z.Zone == to.Zone:
			drops = appendNew(drops, Drop{Seat: s.Other(), Zone: z.Zone})
		case a.Verb == game.Play && !stays:
			drops = appendNew(drops, Drop{Seat: s, Zone: z.Zone})
		}
	}
	return drops
}

// unanswered goes on with a card that is just being played to where it ends up
// if nobody answers it, and looks there.
func unanswered(then game.Match, s game.Seat, c game.CardID, v *game.View) {
	const enough = 16 // more than may ask one after the other
	pass := game.Action{Verb: game.Pass}
	for range enough {
		if !isOnItsWay(then.Rulebook(), v.Find(c)) || !contains(then.Options(nil), pass) || then.Apply(pass) != nil {
			return
		}
		then.Look(s, v)
	}
}

// isOnItsWay reports whether a card is being played: it lies in no zone of the
// board, and nobody carries it.
func isOnItsWay(book game.Rulebook, c game.CardView) bool {
	for _, z := range book.Zones() {
		if z.Zone == c.Zone {
			return z.Lay == game.Hidden && c.Bearer == 0
		}
	}
	return false
}

// byHand is an action whose golds the player chooses.
func byHand(a game.Action) game.Action {
	switch a.Verb {
	case game.Play:
		a.N = game.PayByHand
	case game.Use:
		a.N |= game.UseByHand
	}
	return a
}

func contains(options []game.Action, a game.Action) bool {
	for _, o := range options {
		if o == a {
			return true
		}
	}
	return false
}

func appendNew(drops []Drop, d Drop) []Drop {
	for _, have := range drops {
		if have == d {
			return drops
		}
	}
	return append(drops, d)
}
