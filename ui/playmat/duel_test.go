package playmat

import (
	"sync"
	"testing"
	"time"

	"castillo/game"
)

type tape struct {
	mu      sync.Mutex
	actions []game.Action
}

func (t *tape) Add(m game.Match, a game.Action) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.actions = append(t.actions, a)
}

func seating(rec Recorder) Seating {
	return Seating{Match: fakeGame(), Human: game.A, Opponent: firstOption{}, Dealer: game.NewShuffler(1), Recorder: rec}
}

// drain makes every step that needs no person and returns the last one.
func drain(t *testing.T, d *Duel) (last Step, all []Step) {
	t.Helper()
	for range 1000 {
		s, ok := d.Next()
		if !ok {
			return last, all
		}
		last = s
		all = append(all, s)
	}
	t.Fatal("the duel never waits")
	return last, all
}

func do(t *testing.T, d *Duel, plan ...game.Action) Step {
	t.Helper()
	if err := d.Do(plan...); err != nil {
		t.Fatalf("%+v: %v", plan, err)
	}
	last, _ := drain(t, d)
	return last
}

func TestDuelRunsToThePersonsDecision(t *testing.T) {
	d := NewDuel(seating(nil), Habits{})
	last, all := drain(t, d)
	if last.View.Decision.Seat != game.A || last.View.Decision.Kind != game.YesNo {
		t.Fatalf("waits for %+v", last.View.Decision)
	}
	if len(last.Options) != 2 {
		t.Errorf("options %v", last.Options)
	}
	if all[0].By != game.Nobody || all[1].By != game.Dealer {
		t.Errorf("steps by %v, %v", all[0].By, all[1].By)
	}
	last = do(t, d, game.Action{Verb: game.No})
	if last.View.Decision.Ask != fakeWay {
		t.Errorf("a mode is asked without the habit: %+v", last.View.Decision)
	}
}

func TestHabitsAnswerByThemselves(t *testing.T) {
	d := NewDuel(seating(nil), Habits{Customary: true, Pass: true})
	drain(t, d)
	last := do(t, d, game.Action{Verb: game.No})
	if last.View.Decision.Ask != fakeDay {
		t.Fatalf("waits for %+v", last.View.Decision)
	}
	last = do(t, d, game.Action{Verb: game.End})
	if last.View.Turn != 3 || last.View.Active != game.A {
		t.Errorf("turn %d of %v: the computer's turn should be over", last.View.Turn, last.View.Active)
	}
}

func TestEventsHideWhatTheSeatMayNotSee(t *testing.T) {
	d := NewDuel(seating(nil), Habits{Customary: true})
	drain(t, d)
	if err := d.Do(game.Action{Verb: game.No}); err != nil {
		t.Fatal(err)
	}
	drain(t, d)
	if err := d.Do(game.Action{Verb: game.End}); err != nil {
		t.Fatal(err)
	}
	_, all := drain(t, d)
	draws := 0
	for _, s := range all {
		for _, e := range s.Events {
			if e.What != game.Draws {
				continue
			}
			draws++
			if own := e.Seat == game.A; own != (e.Face != 0) {
				t.Errorf("%v draws, face %d is told", e.Seat, e.Face)
			}
		}
	}
	if draws != 2 {
		t.Errorf("%d draws were told, want 2", draws)
	}
}

func TestPlanWaitsWhileItsCardAsks(t *testing.T) {
	d := NewDuel(seating(nil), Habits{Customary: true})
	drain(t, d)
	do(t, d, game.Action{Verb: game.No})
	do(t, d, game.Action{Verb: game.Play, Card: knight})
	last := do(t, d, game.Action{Verb: game.Play, Card: sword}, game.Action{Verb: game.Pick, Card: knight})
	if last.View.Find(sword).Bearer != knight || last.View.Decision.Ask != fakeDay {
		t.Fatalf("the sword is at %+v, asked %+v", last.View.Find(sword), last.View.Decision)
	}
	d = NewDuel(seating(nil), Habits{Customary: true})
	drain(t, d)
	do(t, d, game.Action{Verb: game.No})
	last = do(t, d, game.Action{Verb: game.Play, Card: knight, N: game.PayByHand}, game.Action{Verb: game.Pick, Card: spell})
	if last.View.Decision.Ask != fakeCoin {
		t.Fatalf("a plan that is not offered waits: %+v", last.View.Decision)
	}
	last = do(t, d, game.Action{Verb: game.Pick, Card: coinTwo})
	if last.View.Find(knight).Zone != fField {
		t.Errorf("the knight is in %d", last.View.Find(knight).Zone)
	}
}

func TestDuelRecordsEveryAction(t *testing.T) {
	rec := &tape{}
	s := seating(rec)
	d := NewDuel(s, Habits{Customary: true})
	drain(t, d)
	do(t, d, game.Action{Verb: game.No})
	last := do(t, d, game.Action{Verb: game.End})
	m := fakeGame()
	for i, a := range rec.actions {
		if err := m.Apply(a); err != nil {
			t.Fatalf("action %d: %v", i, err)
		}
	}
	if m.Hash() != s.Match.Hash() || m.Decision() != last.View.Decision {
		t.Error("the recorded actions lead elsewhere")
	}
}

func TestRefusedActionChangesNothing(t *testing.T) {
	d := NewDuel(seating(nil), Habits{})
	drain(t, d)
	if err := d.Do(game.Action{Verb: game.Play, Card: knight}); err == nil {
		t.Error("playing during the opening went through")
	}
	if _, ok := d.Next(); ok {
		t.Error("a refused action made a step")
	}
	if err := d.Do(); err != nil {
		t.Error(err)
	}
}

func TestConcede(t *testing.T) {
	d := NewDuel(seating(nil), Habits{})
	drain(t, d)
	d.Concede()
	d.Concede()
	last, all := drain(t, d)
	want := game.Result{Over: true, Winner: game.B, Why: game.Conceded}
	if d.Result() != want || last.View.Result != want || len(all) != 1 || len(last.Options) != 0 {
		t.Errorf("result %+v, steps %d, options %v", d.Result(), len(all), last.Options)
	}
	if err := d.Do(game.Action{Verb: game.No}); err == nil {
		t.Error("an action after the end went through")
	}
}

func TestComputerThatErrsTakesTheFirstOption(t *testing.T) {
	s := seating(nil)
	s.Opponent = wrong{}
	d := NewDuel(s, Habits{Customary: true})
	drain(t, d)
	do(t, d, game.Action{Verb: game.No})
	if err := d.Do(game.Action{Verb: game.End}); err != nil {
		t.Fatal(err)
	}
	for range 40 {
		d.Next()
	}
	if d.Result().Over {
		t.Error("over")
	}
}

type wrong struct{}

func (wrong) Choose(game.Sight) game.Action { return game.Action{Verb: game.Propose} }

func TestRunPacesHurriesAndCloses(t *testing.T) {
	s := seating(nil)
	d := NewDuel(s, Habits{Customary: true, Pass: true})
	steps := make(chan Step, 100)
	done := make(chan struct{})
	go func() {
		d.Run(time.Hour, func(s Step) { steps <- s })
		close(done)
	}()
	await := func(what string, is func(Step) bool) {
		t.Helper()
		for {
			select {
			case s := <-steps:
				if is(s) {
					return
				}
			case <-time.After(5 * time.Second):
				t.Fatalf("no %s", what)
			}
		}
	}
	await("opening", func(s Step) bool { return s.View.Decision.Kind == game.YesNo })
	if err := d.Do(game.Action{Verb: game.No}); err != nil {
		t.Fatal(err)
	}
	await("turn", func(s Step) bool { return s.View.Decision.Ask == fakeDraw })
	select {
	case s := <-steps:
		t.Fatalf("no pause after the turn began: %+v", s.View.Decision)
	case <-time.After(30 * time.Millisecond):
	}
	d.Hurry()
	await("day", func(s Step) bool { return s.View.Decision.Ask == fakeDay })
	d.Close()
	d.Close()
	select {
	case <-done:
	case <-time.After(5 * time.Second):
		t.Fatal("Run goes on after Close")
	}
	if err := d.Do(game.Action{Verb: game.End}); err == nil {
		t.Error("an action after Close went through")
	}
}
