package myl

import (
	"reflect"
	"testing"

	"castillo/game"
)

// byHandSetup is random decks at a table that allows adjustments by hand.
func byHandSetup(seed uint64) game.Setup {
	s := abilitySetup(seed)
	s.ByHand = true
	return s
}

// TestAdjustmentsKeepTheMatchWhole plays random games in which both players
// propose whatever comes to their minds: every option applies, no card is lost,
// and each seat's own match follows.
func TestAdjustmentsKeepTheMatchWhole(t *testing.T) {
	var options []game.Action
	proposed, accepted := 0, 0
	for seed := *firstGame; seed < *firstGame+uint64(*manyGames)/6; seed++ {
		s := byHandSetup(seed)
		m := newMatch(t, s)
		m.Watch(func(e game.Event) {
			switch e.What {
			case game.Proposes:
				proposed++
			case game.Accepts:
				accepted++
			}
		})
		var own [2]*Match
		for _, seat := range game.Seats {
			o := s
			o.Decks[seat.Other()].Castle = make([]game.Face, len(s.Decks[seat.Other()].Castle))
			own[seat] = newMatch(t, o)
		}
		r := game.NewRand(seed)
		for m.Result().Open() {
			options = m.Options(options[:0])
			a := options[r.Below(len(options))]
			if last := options[len(options)-1]; last.Verb == game.Propose && r.Below(3) == 0 {
				a = last
			}
			for _, seat := range game.Seats {
				if !reflect.DeepEqual(look(m, seat), look(own[seat], seat)) {
					t.Fatalf("game %d: the match of %v went another way before %+v in %+v", seed, seat, a, m.Decision())
				}
				if err := own[seat].Apply(m.Seen(a, seat)); err != nil {
					t.Fatalf("game %d: %v cannot follow %+v in %+v: %v", seed, seat, a, m.Decision(), err)
				}
			}
			if err := m.Apply(a); err != nil {
				t.Fatalf("game %d: %v", seed, err)
			}
			checkCards(t, m, s)
		}
	}
	t.Logf("%d proposals, %d accepted", proposed, accepted)
	if accepted < 100 {
		t.Errorf("only %d adjustments were made", accepted)
	}
}
