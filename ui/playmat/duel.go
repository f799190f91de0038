package playmat

import (
	"sync"
	"time"

	"castillo/game"
)

// Dealer answers the decisions of chance.
type Dealer interface {
	Deal(game.Match) game.Action
}

// Recorder is told every action in the moment it has been applied to the match,
// so that a match is kept however it ends. It is called on the way of a
// person's action and should not write to a disk there.
type Recorder interface {
	Add(game.Match, game.Action)
}

// Seating is who sits at the table of a duel.
type Seating struct {
	Match    game.Match
	Human    game.Seat
	Opponent game.Chooser
	Dealer   Dealer
	Recorder Recorder // nil: nobody records
}

// Habits are the decisions that a player need not be asked for.
type Habits struct {
	Customary bool // a mode that the rules ask for: its first option
	Pass      bool // passing, where nothing else can be done
}

// Step is one action and what came of it, as the human seat may know it.
type Step struct {
	By      game.Seat
	Asked   game.Decision // what the action answers
	Did     game.Action   // the zero Action where nothing was done, or an adjustment is being made up
	Said    string        // the rulebook's words for the action, empty for none
	Events  []game.Event
	View    game.View
	Options []game.Action // what the human seat may do now
}

// Duel is one match between a person and a computer player. Its methods may be
// called from any goroutine.
type Duel struct {
	seating Seating
	wake    chan struct{}
	quit    chan struct{}

	mu      sync.Mutex
	habits  Habits
	result  game.Result   // the match's own, or a concession
	events  []game.Event  // since the last step was made
	made    []Step        // steps that nobody has been told of
	plan    []game.Action // what the person has already chosen to do next
	planned game.CardID   // the card that the plan is about
	closed  bool
	hurried bool // no pauses until the person is asked again
}

// NewDuel seats the players. The first step, in which nothing has happened
// yet, is ready at once.
func NewDuel(s Seating, h Habits) *Duel {
	d := &Duel{seating: s, habits: h, wake: make(chan struct{}, 1), quit: make(chan struct{})}
	d.result = s.Match.Result()
	s.Match.Watch(func(e game.Event) { d.events = append(d.events, e.As(s.Human)) })
	d.made = append(d.made, d.step(Step{By: game.Nobody}))
	return d
}

// Human is the seat of the person.
func (d *Duel) Human() game.Seat { return d.seating.Human }

// Rulebook is the rulebook of the match.
func (d *Duel) Rulebook() game.Rulebook { return d.seating.Match.Rulebook() }

// SetHabits changes what the person need not be asked for.
func (d *Duel) SetHabits(h Habits) {
	d.mu.Lock()
	d.habits = h
	d.mu.Unlock()
	d.rouse()
}

// Do does the first action of a plan now. The others follow when they are
// offered, for as long as the same card asks.
func (d *Duel) Do(plan ...game.Action) error {
	if len(plan) == 0 {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed || d.result.Over || d.seating.Match.Decision().Seat != d.seating.Human {
		return &game.Refusal{Reason: notYourTurn}
	}
	if err := d.apply(d.seating.Human, plan[0]); err != nil {
		return err
	}
	d.plan, d.planned = append([]game.Action(nil), plan[1:]...), plan[0].Card
	d.rouse()
	return nil
}

// Next makes the next step that needs no person: one that has been made but
// not told, or the computer's, the dealer's or a habit's. It returns false
// where the person must decide or the match is over.
func (d *Duel) Next() (Step, bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.made) == 0 {
		d.advance()
	}
	if len(d.made) == 0 {
		d.hurried = false
		return Step{}, false
	}
	s := d.made[0]
	d.made = d.made[1:]
	return s, true
}

// Run tells every step, in order and with pauses in which they can be looked
// at, until the duel is closed. What the person does is told at once.
func (d *Duel) Run(pace time.Duration, tell func(Step)) {
	for {
		s, ok := d.Next()
		if !ok {
			select {
			case <-d.wake:
				continue
			case <-d.quit:
				return
			}
		}
		tell(s)
		if !d.rest(d.pause(s, pace)) {
			return
		}
	}
}

// Hurry leaves out the pauses until the person is asked again.
func (d *Duel) Hurry() {
	d.mu.Lock()
	d.hurried = true
	d.mu.Unlock()
	d.rouse()
}

// Concede gives the match up.
func (d *Duel) Concede() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.result.Over {
		return
	}
	winner := d.seating.Human.Other()
	d.result = game.Result{Over: true, Winner: winner, Why: game.Conceded}
	d.events = append(d.events, game.Event{What: game.Ends, Seat: winner})
	d.made = append(d.made, d.step(Step{By: d.seating.Human}))
	d.rouse()
}

// Close ends Run. From then on the match stays as it is.
func (d *Duel) Close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.closed {
		d.closed = true
		close(d.quit)
	}
}

// Result tells how the duel stands, concessions included.
func (d *Duel) Result() game.Result {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.result
}

// Intents are what the person may do with a card now.
func (d *Duel) Intents(c game.CardID, p Payment) []Intent {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.result.Over {
		return nil
	}
	return Intents(d.seating.Match, d.seating.Human, c, p)
}

// Refuse says why a card cannot be let go at a place, nil where no reason is
// known.
func (d *Duel) Refuse(c game.CardID, to Drop) *game.Refusal {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.result.Over && d.seating.Match.Decision().Seat != d.seating.Human {
		return &game.Refusal{Reason: notYourTurn}
	}
	return d.seating.Match.Refuse(d.seating.Human, c, to.Zone, to.Card)
}

// Words are what the rulebook has to say about an option, empty for nothing.
func (d *Duel) Words(a game.Action) string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return game.WordsFor(d.seating.Match, a)
}

// Proposed is what an option proposes to adjust by hand, the zero Proposal for
// nothing.
func (d *Duel) Proposed(a game.Action) game.Proposal {
	d.mu.Lock()
	defer d.mu.Unlock()
	return game.ProposedBy(d.seating.Match, a)
}

// Consequences are the events that an answer would bring about before anybody
// is asked again, as far as the person may know them.
func (d *Duel) Consequences(a game.Action) []game.Event {
	d.mu.Lock()
	defer d.mu.Unlock()
	m := d.seating.Match.Clone()
	var events []game.Event
	m.Watch(func(e game.Event) { events = append(events, e.As(d.seating.Human)) })
	if m.Apply(a) != nil {
		return nil
	}
	return events
}

// advance makes one step if it can. The computer thinks about a copy and
// without the lock, so that the screen is never kept waiting.
func (d *Duel) advance() {
	m := d.seating.Match
	if d.closed || d.result.Over {
		return
	}
	switch who := m.Decision().Seat; who {
	case game.Dealer:
		d.applyOr(who, d.seating.Dealer.Deal(m))
	case d.seating.Human:
		if a, ok := d.foregone(); ok {
			d.applyOr(who, a)
		}
	default:
		sight := game.SightOf(m.Clone(), who)
		d.mu.Unlock()
		a := d.seating.Opponent.Choose(sight)
		d.mu.Lock()
		if !d.closed && !d.result.Over {
			d.applyOr(who, a)
		}
	}
}

// foregone is the person's answer where it is already known: it was planned, or
// a habit gives it.
func (d *Duel) foregone() (game.Action, bool) {
	m := d.seating.Match
	dec, options := m.Decision(), m.Options(nil)
	if n := len(options) - 1; n > 0 && options[n].Verb == game.Propose {
		options = options[:n] // which nobody does by habit
	}
	if len(d.plan) > 0 && dec.Source == d.planned {
		for _, a := range options {
			if a == d.plan[0] {
				d.plan = d.plan[1:]
				return a, true
			}
		}
	} else {
		d.plan = nil
	}
	switch {
	case d.habits.Customary && dec.Kind == game.Mode && dec.Source == 0 && len(options) > 0 && options[len(options)-1].Verb != game.Pass:
		return options[0], true
	case d.habits.Pass && len(options) == 1 && options[0].Verb == game.Pass:
		return options[0], true
	}
	return game.Action{}, false
}

// applyOr applies a. A player that errs gets the first option instead, so that
// a duel never hangs.
func (d *Duel) applyOr(who game.Seat, a game.Action) {
	if d.apply(who, a) == nil {
		return
	}
	if options := d.seating.Match.Options(nil); len(options) > 0 {
		_ = d.apply(who, options[0]) // an option always applies
	}
}

func (d *Duel) apply(who game.Seat, a game.Action) error {
	s := Step{By: who, Asked: d.seating.Match.Decision(), Did: a, Said: game.WordsFor(d.seating.Match, a)}
	if isMadeUp(d.seating.Match) {
		s.Did = game.Action{}
	}
	if err := d.seating.Match.Apply(a); err != nil {
		return err
	}
	if d.seating.Recorder != nil {
		d.seating.Recorder.Add(d.seating.Match, a)
	}
	d.result = d.seating.Match.Result()
	d.made = append(d.made, d.step(s))
	return nil
}

// isMadeUp reports whether an adjustment by hand is being made up, which can be
// left in other words than passing.
func isMadeUp(m game.Match) bool {
	options := m.Options(nil)
	last := len(options) - 1
	return last >= 0 && options[last].Verb == game.Pass && game.WordsFor(m, options[last]) != ""
}

// step completes one with the events since the last and a look at the match.
func (d *Duel) step(s Step) Step {
	s.Events, d.events = d.events, nil
	d.seating.Match.Look(d.seating.Human, &s.View)
	s.View.Result = d.result
	if d.result.Open() {
		s.Options = game.SightOf(d.seating.Match, d.seating.Human).Options(nil)
	} else {
		s.View.Decision = game.Decision{}
	}
	return s
}

// pause is how long a step is left to be looked at.
func (d *Duel) pause(s Step, pace time.Duration) time.Duration {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case d.hurried || !s.visible() || s.By == game.Nobody:
		return 0
	case s.By == d.seating.Human:
		return pace / 2
	case s.By == game.Dealer:
		return pace / 4
	}
	return pace
}

// rest waits; false when the duel has been closed.
func (d *Duel) rest(pause time.Duration) bool {
	if pause <= 0 {
		select {
		case <-d.quit:
			return false
		default:
			return true
		}
	}
	timer := time.NewTimer(pause)
	defer timer.Stop()
	for {
		select {
		case <-timer.C:
			return true
		case <-d.quit:
			return false
		case <-d.wake:
			d.mu.Lock()
			now := d.hurried || d.result.Over || len(d.made) > 0
			d.mu.Unlock()
			if now {
				return true
			}
		}
	}
}

func (d *Duel) rouse() {
	select {
	case d.wake <- struct{}{}:
	default:
	}
}

// visible reports whether a step shows anything on the table.
func (s Step) visible() bool {
	for _, e := range s.Events {
		switch e.What {
		case game.Nothing, game.Pays, game.PhaseIs, game.Cedes:
		default:
			return true
		}
	}
	return false
}
