package playmat

import (
	"errors"
	"slices"
	"sync"
	"time"

	"castillo/game"
	"castillo/ui/words"
)

// Dealer answers the decisions of chance.
type Dealer interface {
	Deal(game.Match) game.Action
}

// Distant is a dealer that waits for somebody else: to whom Deal and the opponent's Choose are
// then put without keeping the screen. Where there is nothing more to wait for they give
// the zero action, and the duel stands still until it is ended.
type Distant interface {
	Dealer
	// Settle waits until the last action is settled between the seats. It reports
	// whether the options of the person have changed by that.
	Settle() (changed bool, err error)
}

// Stopper is a computer player that can be told to end its search at once.
type Stopper interface{ Stop() }

// Recorder is told every action in the moment it has been applied to the match,
// so that a match is kept however it ends. It is called on the way of a
// person's action and should not write to a disk there.
type Recorder interface {
	Add(game.Match, game.Action)
	Fail(game.Match, *game.Fault) // the rulebook failed at an action, and the match stands as before it
	Back(actions int)             // so many of the last actions were taken back after that
}

// Seating is who sits at the table of a duel.
type Seating struct {
	Match    game.Match
	Human    game.Seat
	Opponent game.Chooser
	Dealer   Dealer
	Recorder Recorder      // nil: nobody records
	Patience time.Duration // that the opponent is given for one decision; 0: 10 s; below: all the time
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
	Draft   []game.Action // what it has decided and not confirmed, in order; the view and the options are as if it were done
	Whole   bool          // it is all that is asked for: only confirming it is left
	Asks    game.Question // what the human seat is asked, what is drafted counted in
	Fights  []game.Fight  // of the battle that is on, as things stand
	Damage  int           // that they would do to the castle
	Only    bool          // the person had nothing else to answer
	Trouble trouble       // what went wrong with the computer player or the rulebook
}

// trouble is what went wrong in a step.
type trouble uint8

const (
	noTrouble     trouble = iota
	tookTooLong           // the computer player did not decide in time
	choseWrong            // it chose what it may not, or failed
	rulebookFails         // at the action that the step names
)

// patience is how long a computer player may think about one decision.
const patience = 10 * time.Second

// Duel is one match between a person and a computer player. Its methods may be
// called from any goroutine.
type Duel struct {
	seating Seating
	wake    chan struct{}
	quit    chan struct{}
	over    chan struct{} // closed when the seats end the match: nobody need be waited for

	mu      sync.Mutex
	habits  Habits
	result  game.Result   // the match's own, or a concession
	events  []game.Event  // since the last step was made
	made    []Step        // steps that nobody has been told of
	plan    []game.Action // what the person has already chosen to do next
	planned game.CardID   // the card that the plan is about
	sure    int           // so many of the plan's next actions are done whatever asks for them
	draft   []sketch
	pace    time.Duration // of what is shown, 0 until the duel runs
	closed  bool
	hurried bool // no pauses until the person is asked again

	deed    game.CardID // the card that the person plays or uses, while the opponent only passes; 0 none
	skipped int         // the turn in which the person wants to be asked no more, 0 none

	behind    []standing // the latest free decisions of the person, the last one last
	done      int        // actions so far
	retried   int        // the actions before an answer that is tried once more after the rulebook failed at one
	pondering *pondering // of the computer player, the last one; nil before the first
	absent    bool       // the computer player was given up: it still thinks, or it failed
	still     bool       // nobody answers any more: see Distant
}

// standing is a match at a decision of the person, and after how many actions that was.
type standing struct {
	match game.Match
	done  int
}

// maxBehind is how many decisions of the person can be taken back one after the other.
const maxBehind = 8

// NewDuel seats the players. The first step, in which nothing has happened
// yet, is ready at once.
func NewDuel(s Seating, h Habits) *Duel {
	s.Match = game.Sturdy(s.Match)
	d := &Duel{seating: s, habits: h, wake: make(chan struct{}, 1), quit: make(chan struct{}), over: make(chan struct{})}
	d.result, d.retried = s.Match.Result(), -1
	d.watch()
	d.made = append(d.made, d.step(Step{By: game.Nobody}))
	return d
}

// watch has the events of the match told with the next step.
func (d *Duel) watch() {
	d.seating.Match.Watch(func(e game.Event) { d.events = append(d.events, e.As(d.seating.Human)) })
}

// Match is the match as it stands.
func (d *Duel) Match() game.Match {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.seating.Match
}

// Copy is a copy of the match as it stands.
func (d *Duel) Copy() game.Match {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.seating.Match.Clone()
}

// Settle does what is declared or picked so far, if anything is.
func (d *Duel) Settle() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.closed && !d.result.Over && len(d.draft) > 0 {
		_ = d.settleOn(d.drafted(), nil) // was applied to a copy
	}
}

// Human is the seat of the person.
func (d *Duel) Human() game.Seat { return d.seating.Human }

// Sight is what the person sees of what is to be decided, with what is sketched, on a match of its
// own that stays as it is.
func (d *Duel) Sight() game.Sight {
	d.mu.Lock()
	defer d.mu.Unlock()
	return game.SightOf(d.front().Clone(), d.seating.Human)
}

// Rulebook is the rulebook of the match.
func (d *Duel) Rulebook() game.Rulebook { return d.Match().Rulebook() }

// SetHabits changes what the person need not be asked for.
func (d *Duel) SetHabits(h Habits) {
	d.mu.Lock()
	d.habits = h
	d.mu.Unlock()
	d.rouse()
}

// Do does the first action of a plan now. The others follow when they are
// offered, for as long as the same card asks. An attacker, a blocker or one of several
// cards that are picked is only sketched, until passing confirms it or the last one is picked.
func (d *Duel) Do(plan ...game.Action) error {
	if len(plan) == 0 {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed || d.result.Over || len(d.plan) > 0 && d.sure > 0 || d.front().Decision().Seat != d.seating.Human {
		return &game.Refusal{Reason: notYourTurn}
	}
	switch {
	case d.isWhole() && plan[0].Verb != game.Pass:
		return &game.Refusal{Reason: words.T("Ya están todas: confirma, o quita una")}
	case d.isWhole():
		return d.settleOn(d.drafted(), nil)
	case plan[0].Verb == game.Pass && d.declares():
		return d.confirm()
	}
	if len(plan) == 1 {
		if open, err := d.sketch(plan[0]); err != nil {
			return err
		} else if open {
			d.made = append(d.made, d.step(Step{By: game.Nobody}))
			d.rouse()
			return nil
		}
	}
	return d.settleOn(append(d.drafted(), plan[0]), plan[1:])
}

// settleOn does the first of some actions and has the others follow, whatever asks for them; then
// those of a plan for as long as the card of the last one asks.
func (d *Duel) settleOn(sure, plan []game.Action) error {
	d.draft = nil
	before := standing{d.seating.Match.Clone(), d.done}
	free := d.seating.Match.Decision().Kind == game.Main
	if err := d.apply(d.seating.Human, sure[0]); err != nil {
		return err
	}
	if d.result.Why == game.Failed {
		return nil
	}
	if free {
		d.keepBehind(before)
	}
	d.plan, d.planned, d.sure = slices.Concat(sure[1:], plan), sure[len(sure)-1].Card, len(sure)-1
	d.rouse()
	return nil
}

// keepBehind remembers a decision of the person.
func (d *Duel) keepBehind(s standing) {
	if len(d.behind) == maxBehind {
		d.behind = append(d.behind[:0], d.behind[1:]...)
	}
	d.behind = append(d.behind, s)
}

// CanTakeBack reports whether the rulebook failed and the person can go back to a decision
// before that.
func (d *Duel) CanTakeBack() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return !d.closed && d.result.Why == game.Failed
}

// TakeBack goes back from where the rulebook failed: to what the person was asked, where it
// failed at the answer for the first time, else to the latest free decision of the person
// before that. What chance decides is decided anew.
func (d *Duel) TakeBack() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed || d.result.Why != game.Failed {
		return
	}
	again := d.seating.Match.Decision().Seat == d.seating.Human && d.retried != d.done && len(d.seating.Match.Options(nil)) > 0
	if n := len(d.behind); n > 0 && !again {
		last := d.behind[n-1]
		d.behind = d.behind[:n-1]
		if d.seating.Recorder != nil {
			d.seating.Recorder.Back(d.done - last.done)
		}
		d.seating.Match, d.done = last.match, last.done
		d.watch()
	} else {
		d.retried = d.done
		if d.seating.Recorder != nil {
			d.seating.Recorder.Back(0)
		}
	}
	d.plan, d.sure, d.draft, d.events = nil, 0, nil, []game.Event{{What: game.TakesBack, Seat: d.seating.Human}}
	d.result = d.seating.Match.Result()
	d.made = append(d.made, d.step(Step{By: game.Nobody}))
	d.rouse()
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
	d.mu.Lock()
	d.pace = pace
	d.mu.Unlock()
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
	d.endAs(game.Result{Over: true, Winner: d.seating.Human.Other(), Why: game.Conceded}, d.seating.Human)
}

// End ends the duel with a result that the rules do not know of: the other gave up, or both
// agreed.
func (d *Duel) End(result game.Result) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.result.Over {
		return
	}
	d.endAs(result, d.seating.Human.Other())
}

// endAs ends the duel with what a seat said.
func (d *Duel) endAs(result game.Result, by game.Seat) {
	d.result, d.draft = result, nil
	d.stopPondering()
	d.events = append(d.events, game.Event{What: game.Ends, Seat: result.Winner})
	d.made = append(d.made, d.step(Step{By: by}))
	close(d.over)
	d.rouse()
}

// Close ends Run. From then on the match stays as it is.
func (d *Duel) Close() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.closed {
		d.closed = true
		d.stopPondering()
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
	if d.result.Over || d.isWhole() {
		return nil
	}
	return Intents(d.front(), d.seating.Human, c, p)
}

// Refuse says why a card cannot be let go at a place, nil where no reason is
// known.
func (d *Duel) Refuse(c game.CardID, to Drop) *game.Refusal {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.result.Over && d.seating.Match.Decision().Seat != d.seating.Human {
		return &game.Refusal{Reason: notYourTurn}
	}
	if d.isWhole() {
		return &game.Refusal{Reason: words.T("Ya están todas: confirma, o quita una")}
	}
	return d.front().Refuse(d.seating.Human, c, to.Zone, to.Card)
}

// Words are what the rulebook has to say about an option, empty for nothing.
func (d *Duel) Words(a game.Action) string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return game.WordsFor(d.front(), a)
}

// Proposed is what an option proposes to adjust by hand, the zero Proposal for
// nothing.
func (d *Duel) Proposed(a game.Action) game.Proposal {
	d.mu.Lock()
	defer d.mu.Unlock()
	return game.ProposedBy(d.front(), a)
}

// Influences are what acts on a card, as far as the person may know it.
func (d *Duel) Influences(c game.CardID) []game.Influence {
	d.mu.Lock()
	defer d.mu.Unlock()
	return game.InfluencesOn(d.front(), d.seating.Human, c)
}

// Permanents are the effects of a player that last although their card has left play,
// likewise.
func (d *Duel) Permanents(of game.Seat) []game.Influence {
	d.mu.Lock()
	defer d.mu.Unlock()
	return game.PermanentsOf(d.front(), d.seating.Human, of)
}

// LeftByHand are the sentences on a card of that face that the players see to themselves.
func (d *Duel) LeftByHand(f game.Face) []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return game.LeftByHandOn(d.front(), f)
}

// Objection is why the rulebook refuses something, nil where it does not.
func (d *Duel) Objection(a game.Action) *game.Refusal {
	d.mu.Lock()
	defer d.mu.Unlock()
	var why *game.Refusal
	errors.As(d.front().Clone().Apply(a), &why)
	return why
}

// Consequences are the events that an answer would bring about before anybody
// is asked again, as far as the person may know them.
func (d *Duel) Consequences(a game.Action) []game.Event {
	d.mu.Lock()
	defer d.mu.Unlock()
	m := d.front().Clone()
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
	if d.closed || d.result.Over || d.still || !d.settled() {
		return
	}
	switch who := m.Decision().Seat; who {
	case game.Dealer:
		if a, ok := d.dealt(); ok {
			d.applyOr(who, a, noTrouble)
		}
	case d.seating.Human:
		if len(d.draft) > 0 {
			return
		}
		if len(m.Options(nil)) == 0 {
			d.fail(game.Action{}, &game.Fault{Cause: "una pregunta sin respuesta: " + m.Rulebook().Question(m.Decision().Ask)})
		} else if a, ok := d.foregone(); ok && d.holdBack(a) {
			d.applyOr(who, a, noTrouble)
		} else if !ok {
			d.letPonder()
		}
	default:
		sight, rested := game.SightOf(m.Clone(), who), d.stopPondering()
		d.mu.Unlock()
		<-rested
		a, wrong := d.choice(sight)
		d.mu.Lock()
		if d.still = d.isDistant() && a.Verb == game.NoVerb; !d.closed && !d.result.Over && !d.still {
			d.applyOr(who, a, wrong)
		}
	}
}

func (d *Duel) isDistant() bool {
	_, ok := d.seating.Dealer.(Distant)
	return ok
}

// settled waits for what the other side still owes, without the lock. It is false where nothing
// can be done now.
func (d *Duel) settled() bool {
	distant, ok := d.seating.Dealer.(Distant)
	if !ok {
		return true
	}
	var changed bool
	var err error
	if !d.await(func() { changed, err = distant.Settle() }) {
		return false
	}
	if d.still = err != nil; changed && !d.result.Over {
		d.draft = nil
		d.made = append(d.made, d.step(Step{By: game.Nobody}))
		return false
	}
	return !d.still && !d.closed && !d.result.Over
}

// dealt is what the dealer decides. A distant one is asked without the lock.
func (d *Duel) dealt() (game.Action, bool) {
	if !d.isDistant() {
		return d.seating.Dealer.Deal(d.seating.Match), true
	}
	var a game.Action
	if !d.await(func() { a = d.seating.Dealer.Deal(nil) }) {
		return game.Action{}, false
	}
	d.still = a.Verb == game.NoVerb
	return a, !d.still && !d.closed && !d.result.Over
}

// await has do wait for somebody else, without the lock. It is false where the duel was ended
// or closed meanwhile: what do brings then is nobody's any more.
func (d *Duel) await(do func()) bool {
	d.mu.Unlock()
	defer d.mu.Lock()
	done := make(chan struct{})
	go func() {
		do()
		close(done)
	}()
	select {
	case <-done:
		return true
	case <-d.over:
	case <-d.quit:
	}
	return false
}

// choice is what the computer player chooses. One that fails, or that does not decide in
// time, is asked no more: it declines from then on.
func (d *Duel) choice(sight game.Sight) (game.Action, trouble) {
	if d.absent {
		return declining(sight.Options(nil)), noTrouble
	}
	type answer struct {
		action game.Action
		fault  *game.Fault
	}
	chosen := make(chan answer, 1)
	go func() {
		var a answer
		a.fault = game.Try(func() { a.action = d.seating.Opponent.Choose(sight) })
		chosen <- a
	}()
	var late <-chan time.Time
	if d.seating.Patience >= 0 {
		timer := time.NewTimer(d.patience())
		defer timer.Stop()
		late = timer.C
	}
	wrong := noTrouble
	select {
	case a := <-chosen:
		if a.fault == nil {
			return a.action, noTrouble
		}
		d.absent = true
		return game.Action{}, choseWrong
	case <-late:
		d.absent = true
		wrong = tookTooLong
	case <-d.over:
	case <-d.quit:
	}
	if s, ok := d.seating.Opponent.(Stopper); ok {
		s.Stop()
	}
	return game.Action{}, wrong
}

func (d *Duel) patience() time.Duration {
	if d.seating.Patience > 0 {
		return d.seating.Patience
	}
	return patience
}

// declining is the option that leaves things as they are, else the first.
func declining(options []game.Action) game.Action {
	for _, v := range [...]game.Verb{game.Pass, game.End, game.No} {
		for _, a := range options {
			if a.Verb == v {
				return a
			}
		}
	}
	if len(options) > 0 {
		return options[0]
	}
	return game.Action{}
}

// applyOr applies a. A player that errs gets the option that declines instead, so that
// a duel never hangs; where there is none at all, the rulebook has failed.
func (d *Duel) applyOr(who game.Seat, a game.Action, wrong trouble) {
	if wrong == noTrouble && d.apply(who, a) == nil {
		return
	}
	if who == d.seating.Human.Other() && wrong == noTrouble {
		wrong = choseWrong
	}
	a = declining(d.seating.Match.Options(nil))
	if err := d.applyIn(who, a, wrong); err != nil {
		d.fail(a, &game.Fault{Action: a, Cause: err.Error()})
	}
}

// fail ends the duel at an action at which the rulebook failed. It is recorded as it stood
// before.
func (d *Duel) fail(a game.Action, fault *game.Fault) {
	if d.seating.Recorder != nil {
		d.seating.Recorder.Fail(d.seating.Match, fault)
	}
	d.result = game.Result{Over: true, Winner: game.Nobody, Why: game.Failed}
	d.events, d.plan = nil, nil
	d.made = append(d.made, d.step(Step{By: game.Nobody, Did: a, Trouble: rulebookFails}))
	d.rouse()
}

// apply does an action. The rulebook that fails at it ends the duel.
func (d *Duel) apply(who game.Seat, a game.Action) error { return d.applyIn(who, a, noTrouble) }

func (d *Duel) applyIn(who game.Seat, a game.Action, wrong trouble) error {
	s := Step{By: who, Trouble: wrong, Asked: d.seating.Match.Decision(), Did: a, Said: game.WordsFor(d.seating.Match, a)}
	if who == d.seating.Human {
		s.Only = isForegone(s.Asked, d.seating.Match.Options(nil))
	}
	if isMadeUp(d.seating.Match) {
		s.Did = game.Action{}
	}
	if err := d.seating.Match.Apply(a); err != nil {
		var fault *game.Fault
		if !errors.As(err, &fault) {
			return err
		}
		d.fail(a, fault)
		return nil
	}
	d.done++
	d.noteDeed(who, a)
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
	m := d.front()
	m.Look(d.seating.Human, &s.View)
	s.View.Result = d.result
	if d.result.Open() {
		if d.isAsked() {
			s.Options = d.offered()
		}
		s.Draft, s.Whole, s.Asks = d.drafted(), d.isWhole(), d.question()
		s.Fights, s.Damage = game.BattleOf(m)
	} else {
		s.View.Decision = game.Decision{}
	}
	return s
}

// pause is how long a step is left to be looked at.
func (d *Duel) pause(s Step, pace time.Duration) time.Duration {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.hurried || !s.visible() || s.By == game.Nobody {
		return 0
	}
	beat := d.habits.Speed.times(pace)
	_, length := timeline(s.Events, beat)
	switch s.By {
	case d.seating.Human:
		return max(beat/2, length)
	case game.Dealer:
		return max(beat/4, length)
	}
	if s.Did.Verb == game.Play || s.Did.Verb == game.Use { // the card is read
		return max(2*beat, length)
	}
	return max(beat, length)
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
