// Package lesson is the first duel of somebody who never played: a laid-out match on the real
// rulebook, and what is said at each of its steps, what is pointed at and what gesture is waited
// for. Both players' deeds are written down, so that the match at a step is always the same one:
// the lesson can be left and taken up, gone back in and skipped.
package lesson

import (
	"castillo/game"
	"castillo/game/card"
)

// Person is the seat of who learns.
const Person = game.A

// Deed is something that a player does. Cards are named, for which of two equal ones it is makes
// no difference.
type Deed struct {
	Verb game.Verb
	Card string // empty for none
	On   string // the other card: the attacker that is blocked
}

// Spot is something on the table that is spoken of.
type Spot struct {
	Seat game.Seat
	Zone game.Zone // 0 with a card, or with a part of the table
	Card string    // empty for a whole zone
	Part Part
}

// Part is something on the table beside zones and cards.
type Part uint8

// The parts.
const (
	NoPart  Part = iota
	Phases       // the bar in the middle
	Answers      // the question and its buttons
	Closeup      // the large card
)

// Step is one thing that is said, in two or three short sentences.
type Step struct {
	Says  string // Spanish
	Spots []Spot
	Rival []Deed // what the rival does as the step begins
	Does  []Deed // what the person does to end it, nothing where it is only read
}

// deed is one of all deeds of the lesson, in order.
type deed struct {
	Deed
	seat game.Seat
	step int
}

// deeds are all of them.
var deeds = inOrder(Steps)

func inOrder(steps []Step) (all []deed) {
	for i, s := range steps {
		for _, d := range s.Rival {
			all = append(all, deed{d, Person.Other(), i})
		}
		for _, d := range s.Does {
			all = append(all, deed{d, Person, i})
		}
	}
	return all
}

// Before is how many deeds are done before a step begins.
func Before(step int) (n int) {
	for n < len(deeds) && deeds[n].step < step {
		n++
	}
	return n
}

// Shown is how many deeds are done once what a step speaks of lies on the table.
func Shown(step int) int { return Before(step) + len(Steps[step].Rival) }

// After is the step that is due once so many deeds are done, no sooner than the present one.
func After(done, present int) int {
	if done > 0 {
		if last := deeds[done-1]; last.seat == Person && Before(last.step+1) == done {
			return max(present, last.step+1)
		}
	}
	return present
}

// is reports whether an action is the deed, in a match that a view shows.
func (d Deed) is(m game.Match, v *game.View, a game.Action) bool {
	return a.Verb == d.Verb && !a.ByHand() && named(m, v, a.Card) == d.Card && named(m, v, a.Target) == d.On
}

func named(m game.Match, v *game.View, id game.CardID) string {
	return m.Definition(v.Find(id).Face).Name
}

// Find is the card of a name that a spot means, 0 where it is not in sight: in play before elsewhere.
func (s Spot) Find(m game.Match, v *game.View) (found game.CardID) {
	for i := range v.Cards {
		c := &v.Cards[i]
		if s.Card != "" && c.Controller == s.Seat && m.Definition(c.Face).Name == s.Card && (s.Zone == 0 || c.Zone == s.Zone) {
			return c.ID
		}
	}
	return 0
}

// plain is a card without ability.
func plain(name string, typ card.Type, cost, strength int8) card.Card {
	return card.Card{Name: name, Type: typ, Cost: cost, Strength: strength, Ability: card.WithoutAbility}
}
