package myl

import (
	"reflect"
	"slices"
	"testing"

	"castillo/game"
)

// TestWhatIsTakenBackIsAsItWas plays random games in which what was done is taken
// back now and then: the match stands as it stood, each seat's own match follows,
// and the game still comes to its end.
func TestWhatIsTakenBackIsAsItWas(t *testing.T) {
	back := 0
	for seed := *firstGame; seed < *firstGame+uint64(*manyGames)/15; seed++ {
		s := byHandSetup(seed)
		m := lay(t, s)
		var own [2]game.Match
		for _, seat := range game.Seats {
			o := s
			o.Decks[seat.Other()].Castle = make([]game.Face, len(s.Decks[seat.Other()].Castle))
			own[seat] = lay(t, o)
		}
		r := game.NewRand(seed)
		states := []uint64{m.Hash()}
		wentBack := false
		m.Watch(func(e game.Event) { wentBack = wentBack || e.What == game.TakesBack })
		for m.Result().Open() {
			a := takingBack(m, &r)
			for _, seat := range game.Seats {
				if err := own[seat].Apply(m.(game.Telling).Seen(a, seat)); err != nil {
					t.Fatalf("game %d: %v cannot follow %+v in %+v: %v", seed, seat, a, m.Decision(), err)
				}
			}
			wentBack = false
			if err := m.Apply(a); err != nil {
				t.Fatalf("game %d: %v", seed, err)
			}
			for _, seat := range game.Seats {
				var v, of game.View
				m.Look(seat, &v)
				own[seat].Look(seat, &of)
				if !reflect.DeepEqual(v, of) {
					t.Fatalf("game %d: the match of %v went another way after %+v", seed, seat, a)
				}
			}
			now := m.Hash()
			if wentBack {
				back++
				i := slices.Index(states, now)
				if i < 0 || i == len(states)-1 {
					t.Fatalf("game %d: the match stands as it never stood, or went nowhere", seed)
				}
				states = states[:i]
			}
			states = append(states, now)
		}
	}
	if back < 20 {
		t.Errorf("only %d times something was taken back", back)
	}
}

func lay(t *testing.T, s game.Setup) game.Match {
	t.Helper()
	m, err := Rulebook.NewMatch(s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// takingBack is a random option; one who is asked to adjust takes back, and who
// is asked to agree does.
func takingBack(m game.Match, r *game.Rand) game.Action {
	options := m.Options(nil)
	a := options[r.Below(len(options))]
	switch last := options[len(options)-1]; m.Decision().Ask {
	case askAdjust:
		a = last
		if back := (game.Action{Verb: game.Say, N: int16(adjustTakeBack)}); slices.Contains(options, back) {
			a = back
		}
	case askAccept:
		a = game.Action{Verb: game.Yes}
	default:
		if last.Verb == game.Propose {
			a = options[r.Below(len(options)-1)]
			if r.Below(12) == 0 {
				a = last
			}
		}
	}
	return a
}

// TestACopyHasItsOwnPast: going back in one of two copies leaves the other where
// it is.
func TestACopyHasItsOwnPast(t *testing.T) {
	m := lay(t, byHandSetup(5))
	r := game.NewRand(5)
	for range 200 {
		if err := m.Apply(takingBack(m, &r)); err != nil {
			t.Fatal(err)
		}
		if !m.Result().Open() {
			t.Fatal("the game is over too soon")
		}
	}
	stays, goes := m.Clone(), m.Clone()
	before := m.Hash()
	went := false
	goes.Watch(func(e game.Event) { went = went || e.What == game.TakesBack })
	for !went && goes.Result().Open() {
		a := takingBack(goes, &r)
		if last := goes.Options(nil); last[len(last)-1].Verb == game.Propose {
			a = last[len(last)-1]
		}
		if err := goes.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	if !went || stays.Hash() != before || m.Hash() != before {
		t.Errorf("went back %v; the copies stand at %x and %x, want %x", went, stays.Hash(), m.Hash(), before)
	}
	for range 50 {
		a := takingBack(m, &r)
		if m.Apply(a) != nil || stays.Apply(a) != nil || m.Hash() != stays.Hash() {
			t.Fatalf("the copies differ after %+v", a)
		}
	}
}
