package playmat

import (
	"math/rand/v2"
	"slices"
	"time"

	"castillo/game"
	"castillo/game/card"
)

// Habits are the decisions that a player need not be asked for, and how the table is shown.
type Habits struct {
	Customary bool // a mode that the rules ask for: its first option
	Pass      bool // passing, where nothing else can be done
	Own       bool // ask whether the player answers his own cards too
	Advice    bool // the adviser weighs each decision
	Skips     Skips
	Speed     Speed
	Warned    Warnings
}

// Skips are the phases in which a player is not asked whether he answers anything: of his own
// turns, and of his opponent's.
type Skips [2]uint32

// Of reports whether p is among them, in a turn of the player's own or not.
func (s Skips) Of(p game.Phase, own bool) bool { return s[whose(own)]>>p&1 != 0 }

// Toggled is s with p in it if it was not, and without it if it was.
func (s Skips) Toggled(p game.Phase, own bool) Skips {
	s[whose(own)] ^= 1 << p
	return s
}

func whose(own bool) int {
	if own {
		return 0
	}
	return 1
}

// Warnings are those that were given already: each is given once.
type Warnings uint8

// The warnings.
const (
	WarnedOfPlayable Warnings = 1 << iota // the turn is ended with gold and cards to play
	WarnedOfGold                          // what is done keeps the turn's Oro from being played
	WarnedOfAttack                        // the attack is confirmed with gold and cards to play
	ToldToHurry                           // the rival can be hurried: told in his first turn

	AllWarnings = WarnedOfPlayable | WarnedOfGold | WarnedOfAttack | ToldToHurry
)

// SkipTurn has the player asked no more in this turn whether he answers anything.
func (d *Duel) SkipTurn() {
	d.mu.Lock()
	var v game.View
	d.seating.Match.Look(d.seating.Human, &v)
	d.skipped = v.Turn
	d.mu.Unlock()
	d.rouse()
}

// LosesGold reports whether something that the person may do keeps an Oro from being played that
// could be played now.
func (d *Duel) LosesGold(a game.Action) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	m := d.front()
	if a.Verb != game.Play && a.Verb != game.Use || m.Decision().Kind != game.Main || !d.playsGold(m) || d.isGold(m, a) {
		return false
	}
	then := m.Clone()
	if then.Apply(a) != nil {
		return false
	}
	var v game.View
	unanswered(then, d.seating.Human, a.Card, &v)
	now := then.Decision()
	return now.Seat == d.seating.Human && now.Kind == game.Main && now.Ask == m.Decision().Ask && !d.playsGold(then)
}

// playsGold reports whether an Oro may be played.
func (d *Duel) playsGold(m game.Match) bool {
	return slices.ContainsFunc(m.Options(nil), func(a game.Action) bool { return d.isGold(m, a) })
}

// isGold reports whether an action plays an Oro.
func (d *Duel) isGold(m game.Match, a game.Action) bool {
	var v game.View
	m.Look(d.seating.Human, &v)
	return a.Verb == game.Play && m.Definition(v.Find(a.Card).Face).Type == card.Gold
}

// foregone is the person's answer where it is already known: it was planned, or
// a habit gives it.
func (d *Duel) foregone() (game.Action, bool) {
	m := d.seating.Match
	dec, options := m.Decision(), m.Options(nil)
	if d.isPlanned(dec, options) {
		next := d.plan[0]
		d.plan, d.sure = d.plan[1:], max(0, d.sure-1)
		return next, true
	}
	d.plan, d.sure = nil, 0
	return d.habitual(dec, options)
}

// isPlanned reports whether the next action of the plan is asked for.
func (d *Duel) isPlanned(dec game.Decision, options []game.Action) bool {
	return len(d.plan) > 0 && (d.sure > 0 || dec.Source == d.planned) && slices.Contains(options, d.plan[0])
}

// isAsked reports whether the person is to be asked what the match waits for.
func (d *Duel) isAsked() bool {
	m := d.seating.Match
	dec := m.Decision()
	if len(d.draft) > 0 || dec.Seat != d.seating.Human || d.result.Over {
		return true
	}
	options := m.Options(nil)
	_, known := d.habitual(dec, options)
	return !known && !d.isPlanned(dec, options)
}

// habitual is the answer that a habit gives, or that is the only one.
func (d *Duel) habitual(dec game.Decision, options []game.Action) (game.Action, bool) {
	options = withoutProposal(options) // which nobody does by habit
	pass := game.Action{Verb: game.Pass}
	switch {
	case dec.Forced, isForegone(dec, options):
		return options[0], true
	case d.habits.Customary && dec.Kind == game.Mode && dec.Source == 0 && len(options) > 0 && options[len(options)-1].Verb != game.Pass:
		return options[0], true
	case d.habits.Pass && len(options) == 1 && options[0] == pass:
		return pass, true
	case isWindow(dec, options) && d.passesBy(dec):
		return pass, true
	}
	return game.Action{}, false
}

// holdBack waits before a friend is told that the person passes by habit: without a pause he would
// know that there was nothing to answer with. It is false where the duel was ended meanwhile.
func (d *Duel) holdBack(a game.Action) bool {
	if !d.isDistant() || a.Verb != game.Pass {
		return true
	}
	pause := d.pace
	if pause > 0 {
		pause += rand.N(4 * pause)
	}
	return d.await(func() { time.Sleep(pause) }) && !d.closed && !d.result.Over
}

// withoutProposal is the options but for an adjustment, which nobody does by habit.
func withoutProposal(options []game.Action) []game.Action {
	if n := len(options) - 1; n > 0 && options[n].Verb == game.Propose {
		return options[:n]
	}
	return options
}

// isForegone reports whether a decision leaves no choice. Where a player acts freely he sees for
// himself that there is nothing to do.
func isForegone(d game.Decision, options []game.Action) bool {
	return d.Kind != game.Main && len(withoutProposal(options)) == 1
}

// isWindow reports whether a decision asks if somebody answers something, or does something more,
// before the match goes on: he may pass, and nothing of a battle is declared.
func isWindow(d game.Decision, options []game.Action) bool {
	return d.Kind == game.Main && slices.Contains(options, game.Action{Verb: game.Pass}) &&
		!slices.ContainsFunc(options, func(a game.Action) bool { return a.Verb == game.Attack || a.Verb == game.Block })
}

// passesBy reports whether the person does not want to be asked in a window.
func (d *Duel) passesBy(dec game.Decision) bool {
	var v game.View
	d.seating.Match.Look(d.seating.Human, &v)
	return v.Turn == d.skipped || d.habits.Skips.Of(v.Phase, v.Active == d.seating.Human) ||
		!d.habits.Own && dec.Source != 0 && dec.Source == d.deed
}

// noteDeed remembers what the person plays or uses, until the opponent does something about it.
func (d *Duel) noteDeed(who game.Seat, a game.Action) {
	switch {
	case who == d.seating.Human && (a.Verb == game.Play || a.Verb == game.Use):
		d.deed = a.Card
	case who == d.seating.Human.Other() && a.Verb != game.Pass:
		d.deed = 0
	}
}
