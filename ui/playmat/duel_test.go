package playmat

import (
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"castillo/game"
)

type tape struct {
	mu      sync.Mutex
	actions []game.Action
	failed  int
}

func (t *tape) Add(m game.Match, a game.Action) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.actions = append(t.actions, a)
}

func (t *tape) Fail(game.Match, *game.Fault) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.failed++
}

func (t *tape) Back(actions int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.actions = t.actions[:len(t.actions)-actions]
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

func TestComputerThatErrsDeclines(t *testing.T) {
	for name, opponent := range map[string]game.Chooser{"illegal": wrong{}, "none": nothing{}, "panic": failing{}} {
		s := seating(nil)
		s.Opponent = opponent
		d := NewDuel(s, Habits{Customary: true})
		drain(t, d)
		do(t, d, game.Action{Verb: game.No})
		if err := d.Do(game.Action{Verb: game.End}); err != nil {
			t.Fatal(err)
		}
		last, all := drain(t, d)
		told := false
		for _, s := range all {
			told = told || s.Trouble == choseWrong
		}
		if d.Result().Over || last.View.Decision.Seat != game.A || !told {
			t.Errorf("%s: %+v, %+v, told %v", name, d.Result(), last.View.Decision, told)
		}
	}
}

// TestComputerThatThinksForEverIsGivenUp: the duel goes on without it, and says so.
func TestComputerThatThinksForEverIsGivenUp(t *testing.T) {
	thinker := &endless{wait: make(chan struct{})}
	defer close(thinker.wait)
	s := seating(nil)
	s.Opponent, s.Patience = thinker, time.Millisecond
	d := NewDuel(s, Habits{Customary: true})
	drain(t, d)
	do(t, d, game.Action{Verb: game.No})
	for range 3 {
		last := do(t, d, game.Action{Verb: game.End})
		if last.View.Decision.Seat != game.A || d.Result().Over {
			t.Fatalf("%+v, %+v", last.View.Decision, d.Result())
		}
	}
	for thinker.asked.Load() == 0 { // on a busy machine it may be given up before it begins
		time.Sleep(time.Millisecond)
	}
	if n := thinker.asked.Load(); n != 1 {
		t.Errorf("it was asked %d times", n)
	}
}

type endless struct {
	wait  chan struct{}
	asked atomic.Int32
}

func (e *endless) Choose(game.Sight) game.Action {
	e.asked.Add(1)
	<-e.wait
	return game.Action{}
}

// waiting is a dealer at a distance that waits for ever at one of its calls.
type waiting struct {
	at   string
	till chan struct{}
}

func (w *waiting) block(call string) {
	if w.at == call {
		<-w.till
	}
}

func (w *waiting) Deal(game.Match) game.Action { w.block("deal"); return game.Action{} }
func (w *waiting) Settle() (bool, error)       { w.block("settle"); return false, nil }
func (w *waiting) Choose(game.Sight) game.Action {
	w.block("choose")
	return game.Action{}
}

func TestOneCanGiveUpWhileAFriendIsWaitedFor(t *testing.T) {
	for _, at := range []string{"deal", "settle", "choose"} {
		w := &waiting{at: at, till: make(chan struct{})}
		s := seating(nil)
		s.Opponent, s.Patience = w, -1
		if at != "choose" {
			s.Dealer = w
		}
		d := NewDuel(s, Habits{Customary: true})
		if at == "choose" {
			drain(t, d)
			do(t, d, game.Action{Verb: game.No})
			if err := d.Do(game.Action{Verb: game.End}); err != nil {
				t.Fatal(err)
			}
		}
		told := make(chan Step, 100)
		go d.Run(0, func(s Step) { told <- s })
		time.Sleep(20 * time.Millisecond) // it waits by now
		d.Concede()
		for over := false; !over; {
			select {
			case s := <-told:
				over = s.View.Result.Why == game.Conceded
			case <-time.After(5 * time.Second):
				t.Fatalf("waiting at %q, the concession is not told", at)
			}
		}
		d.Close()
		close(w.till)
	}
}

type wrong struct{}

func (wrong) Choose(game.Sight) game.Action { return game.Action{Verb: game.Propose} }

type nothing struct{}

func (nothing) Choose(game.Sight) game.Action { return game.Action{} }

type failing struct{}

func (failing) Choose(game.Sight) game.Action { panic("no idea") }

// brittle is the fake match with a rulebook that fails where at says.
type brittle struct {
	*fakeMatch
	at func(*fakeMatch, game.Action) bool
}

func (b *brittle) Apply(a game.Action) error {
	fails := b.at(b.fakeMatch, a)
	err := b.fakeMatch.Apply(a)
	if fails && err == nil {
		panic("index out of range") // when all is in disorder
	}
	return err
}

func (b *brittle) Clone() game.Match { return &brittle{b.fakeMatch.Clone().(*fakeMatch), b.at} }

// TestADuelInWhichTheRulebookFailsCanBeTakenBack: at the person's own action, at the
// computer's and at the dealer's. It is stored and told, and goes on from before it.
func TestADuelInWhichTheRulebookFailsCanBeTakenBack(t *testing.T) {
	for name, c := range map[string]struct {
		fails func(*fakeMatch, game.Action) bool
		back  game.Verb // what the person is offered again
	}{
		"the person": {func(_ *fakeMatch, a game.Action) bool { return a.Verb == game.Play && a.Card == knight }, game.Play},
		"the computer": {func(m *fakeMatch, a game.Action) bool {
			return m.d.Seat == game.B && m.turn == 2 && a.Verb != game.No
		}, game.End},
	} {
		rec := &tape{}
		s := seating(rec)
		fails := c.fails
		s.Match = &brittle{fakeGame().(*fakeMatch), func(m *fakeMatch, a game.Action) bool { return fails(m, a) }}
		d := NewDuel(s, Habits{Customary: true})
		drain(t, d)
		do(t, d, game.Action{Verb: game.No})
		before := d.Match().Hash()
		first := game.Action{Verb: game.End}
		if name == "the person" {
			first = game.Action{Verb: game.Play, Card: knight}
		}
		last := do(t, d, first)
		want := game.Result{Over: true, Winner: game.Nobody, Why: game.Failed}
		if d.Result() != want || last.View.Result != want || last.Trouble != rulebookFails || rec.failed != 1 || !d.CanTakeBack() {
			t.Fatalf("%s: %+v, trouble %d, recorded %d", name, d.Result(), last.Trouble, rec.failed)
		}
		if err := d.Do(game.Action{Verb: game.End}); err == nil {
			t.Errorf("%s: an action after the fault went through", name)
		}
		d.TakeBack()
		last, _ = drain(t, d)
		offered := false
		for _, a := range last.Options {
			offered = offered || a.Verb == c.back
		}
		if d.Result().Over || d.Match().Hash() != before || !offered {
			t.Fatalf("%s: taken back to %+v with %+v", name, last.View.Decision, last.Options)
		}
		fails = func(*fakeMatch, game.Action) bool { return false }
		do(t, d, game.Action{Verb: game.End})
		m := fakeGame()
		for i, a := range rec.actions {
			if err := m.Apply(a); err != nil {
				t.Fatalf("%s: recorded action %d: %v", name, i, err)
			}
		}
		if m.Hash() != d.Match().Hash() {
			t.Errorf("%s: the recorded actions lead elsewhere", name)
		}
	}
}

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

// TestTheTableShowsThatTheRulebookFailedAndGoesBack, with its button.
func TestTheTableShowsThatTheRulebookFailedAndGoesBack(t *testing.T) {
	ended := 0
	var over bool
	m := open(t, sit(t, func(c *Config) {
		c.Match = &brittle{fakeGame().(*fakeMatch), func(_ *fakeMatch, a game.Action) bool { return !over && a.Verb == game.End }}
		c.OnEnd = func(game.Result) { ended++ }
	}))
	m.do([]game.Action{{Verb: game.End}})
	run(t, m)
	if m.panel == nil || m.panel.title.Text != "El reglamento falló" || ended != 1 {
		t.Fatalf("panel %+v, ended %d", m.panel, ended)
	}
	lines := m.log.lines
	if last := lines[len(lines)-1].Text; last != "El reglamento falló en «Terminar turno»; la partida está guardada" {
		t.Errorf("told: %q", last)
	}
	over = true
	m.panel.key(fyne.KeyReturn) // the button that is mostly wanted
	run(t, m)
	if m.panel != nil || !m.mine() || m.step.View.Decision.Ask != fakeDay {
		t.Fatalf("taken back to %+v", m.step.View.Decision)
	}
	m.do([]game.Action{{Verb: game.End}})
	run(t, m)
	if !m.mine() || m.step.View.Turn != 3 {
		t.Errorf("the duel does not go on: %+v", m.step.View.Decision)
	}
}
