package myl

import (
	"slices"
	"testing"

	"castillo/game"
)

// TestWhatIsNotOfferedSaysWhy holds in random games with abilities: a card with
// which its player can do nothing has a reason, one with which it can do
// something has none, and an action that is refused names a reason as well.
func TestWhatIsNotOfferedSaysWhy(t *testing.T) {
	reasons := Reasons()
	known := func(err error) bool {
		r, ok := err.(*game.Refusal)
		return ok && r != nil && r.Reason != "" && slices.Contains(reasons, r.Reason)
	}
	told := map[string]int{}
	var options []game.Action
	for seed := *firstGame; seed < *firstGame+uint64(*manyGames)/10; seed++ {
		m := layBy(t, bookOf(t, seed), abilitySetup(seed))
		r := game.NewRand(seed)
		for m.Result().Open() {
			options = m.Options(options[:0])
			s := m.Decision().Seat
			for id := game.CardID(1); s.Plays() && id <= m.cardsN; id++ {
				verbs := verbsOf(options, id)
				why := m.Refuse(s, id, 0, 0)
				switch {
				case why == nil && len(verbs) == 0:
					t.Fatalf("game %d: nothing can be done with card %d in %+v, and nobody says why", seed, id, m.Decision())
				case why != nil && !known(why):
					t.Fatalf("game %d: %+v is no reason", seed, why)
				case why != nil && slices.ContainsFunc(verbs, needsNoTarget) && !m.fact(id).isCarried():
					t.Fatalf("game %d: %v is offered with card %d in %+v, and refused: %v", seed, verbs, id, m.Decision(), why)
				case why != nil:
					told[why.Reason]++
				}
			}
			a := game.Action{Verb: game.Verb(r.Below(16)), Card: game.CardID(r.Below(int(m.cardsN) + 1))}
			if err := m.Clone().Apply(a); err != nil && !known(err) {
				t.Fatalf("game %d: %+v is refused with %v", seed, a, err)
			}
			if err := m.Apply(options[r.Below(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(told) < 12 {
		t.Errorf("only these reasons were given: %v", told)
	}
}

func needsNoTarget(v game.Verb) bool { return v == game.Play || v == game.Use || v == game.Attack }

// verbsOf is what can be done with a card.
func verbsOf(options []game.Action, id game.CardID) []game.Verb {
	var out []game.Verb
	for _, a := range options {
		if a.Card == id {
			out = append(out, a.Verb)
		}
	}
	return out
}
