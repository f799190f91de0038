package lesson

import (
	"testing"

	"castillo/game"
)

// play follows the lesson from a step by what it waits for, to the end of the match.
func play(t *testing.T, step int) game.Match {
	t.Helper()
	m, err := Lay(step, func(done int) { step = After(done, step) })
	if err != nil {
		t.Fatal(err)
	}
	rival := NewRival(step, func(wants int) {
		for ; step < wants; step++ {
			if len(Steps[step].Does) > 0 {
				t.Fatalf("step %d is not fulfilled when the rival wants to go on with step %d", step, wants)
			}
		}
	})
	const enough = 400
	for n := 0; m.Result().Open(); n++ {
		if n > enough {
			t.Fatalf("the lesson stands still at step %d: %+v", step, m.Decision())
		}
		a := m.Options(nil)[0]
		if m.Decision().Seat == Person.Other() {
			a = rival.Choose(game.SightOf(m, Person.Other()))
		}
		if err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestEveryStepCanBeReachedAndFulfilled lays the lesson at every step and plays it on from there,
// on the real rulebook, by nothing but what it waits for: it is won.
func TestEveryStepCanBeReachedAndFulfilled(t *testing.T) {
	for step := range Steps {
		m := play(t, step)
		if m.Result() != (game.Result{Over: true, Winner: Person, Why: game.EmptyCastle}) {
			t.Errorf("from step %d it ends as %+v", step, m.Result())
		}
		if n := m.(*match).done; n != len(deeds) {
			t.Errorf("from step %d %d of %d deeds are done at the end", step, n, len(deeds))
		}
	}
}

// TestWhatIsNotTheLessonsIsAnsweredKindly tries at every free decision of the person all that the
// rules would allow.
func TestWhatIsNotTheLessonsIsAnsweredKindly(t *testing.T) {
	for step := range Steps {
		laid, err := Lay(step, nil)
		if err != nil {
			t.Fatal(err)
		}
		m := laid.(*match)
		if m.Decision().Seat != Person || m.Decision().Kind != game.Main {
			continue
		}
		before := m.Hash()
		wanted := m.wanted(m.Match.Options(nil))
		for _, a := range m.Match.Options(nil) {
			err := m.Clone().Apply(a)
			why, refused := err.(*game.Refusal)
			switch is := len(wanted) > 0 && a == wanted[0]; {
			case len(wanted) == 0: // the rival goes on first
			case a.Verb == game.Play && !is && err == nil: // an equal card
			case is == refused:
				t.Errorf("step %d: %+v is refused %v, wanted %v", step, a, refused, wanted)
			case refused && why.Reason != NotYet:
				t.Errorf("step %d: %+v is answered %q", step, a, why.Reason)
			}
		}
		if m.Hash() != before {
			t.Errorf("step %d: trying has changed the match", step)
		}
	}
}

// TestASpotOfEveryStepIsInSight looks for what is pointed at once it lies on the table.
func TestASpotOfEveryStepIsInSight(t *testing.T) {
	for i, step := range Steps {
		if len(step.Rival) > 0 {
			continue
		}
		m, err := Lay(i, nil)
		if err != nil {
			t.Fatal(err)
		}
		var v game.View
		m.Look(Person, &v)
		for _, s := range step.Spots {
			if s.Card != "" && m.Decision().Seat == Person && m.Decision().Kind == game.Main && s.Find(m, &v) == 0 {
				t.Errorf("step %d: %q is not in sight", i, s.Card)
			}
		}
	}
}
