package scenario

import (
	"fmt"

	"castillo/game"
)

// play does one statement; rest is what follows it. It returns what is wrong,
// empty for nothing.
func (t *table) play(s Step, rest []Step) string {
	t.follow = nil
	switch s := s.(type) {
	case Expect:
		return t.expect(s, nextMove(rest))
	case Until:
		return t.until(s)
	case Move:
		if len(rest) > 0 {
			if c, ok := rest[0].(Choose); ok && c.Mover() == s.Mover() {
				t.follow = c.Choices
			}
		}
		if !t.reach(s) {
			return s.blame(t)
		}
	}
	return ""
}

func nextMove(rest []Step) Move {
	for _, s := range rest {
		switch s := s.(type) {
		case Move:
			return s
		case Until:
			return nil
		}
	}
	return nil
}

// manner is what a step may do beside declining windows and priorities.
type manner struct {
	declarations bool // declare no attackers and no blockers
	turns        bool // end a Vigilia
	oldest       bool // discard the oldest cards where it must discard
}

// step does what needs no statement: one action of the dealer, an answer that a
// move has named, a refusal, the only way. It reports whether there was such a
// thing.
func (t *table) step(how manner) bool {
	if t.over() {
		return false
	}
	if t.m.Decision().Seat == game.Dealer {
		return t.apply(t.dealer.Deal(t.m))
	}
	options := t.options()
	if t.answer(options) {
		return true
	}
	a, ok := t.decline(options, how)
	return ok && t.apply(a)
}

// decline is the option that leaves things as they are, or the only one.
func (t *table) decline(options []game.Action, how manner) (game.Action, bool) {
	d := t.m.Decision()
	if t.regrouping() {
		return t.regroup(options, nil)
	}
	if has(options, game.End) {
		return game.Action{Verb: game.End}, how.turns
	}
	if has(options, game.Pass) {
		return game.Action{Verb: game.Pass}, how.declarations || !declares(options)
	}
	if d.Kind == game.YesNo {
		answer := game.No
		if t.proposed() {
			answer = game.Yes
		}
		return pick(options, func(a game.Action) bool { return a.Verb == answer })
	}
	if len(options) == 1 || d.Forced {
		return options[0], true
	}
	if d.Kind == game.Number {
		return pick(options, func(a game.Action) bool { return a.Verb == game.Say && a.N == 0 })
	}
	if how.oldest && !declares(options) {
		return t.oldest(options)
	}
	if how.declarations && declares(options) {
		return t.demanded(options)
	}
	return game.Action{}, false
}

// demanded is the first of the fewest declarations after which no more are asked for:
// who has to attack or block is declared, and nobody else.
func (t *table) demanded(options []game.Action) (game.Action, bool) {
	const most = 3
	for n := 1; n <= most; n++ {
		a, ok := pick(options, func(a game.Action) bool { return isDeclaration(a) && t.suffices(a, n) })
		if ok {
			return a, true
		}
	}
	return pick(options, isDeclaration)
}

func isDeclaration(a game.Action) bool { return a.Verb == game.Attack || a.Verb == game.Block }

// suffices reports whether n declarations, this one first, are all that has to be declared.
func (t *table) suffices(first game.Action, n int) bool {
	after := t.clone()
	if !after.apply(first) {
		return false
	}
	after.deal()
	options := after.options()
	switch {
	case after.over() || !declares(options) || has(options, game.Pass):
		return true
	case n == 1:
		return false
	}
	_, ok := pick(options, func(a game.Action) bool { return isDeclaration(a) && after.suffices(a, n-1) })
	return ok
}

// proposed reports whether an adjustment by hand waits for an answer. A judge has
// them made to be done, so that only "elige no" declines one.
func (t *table) proposed() bool {
	var v game.View
	t.m.Look(game.A, &v)
	return v.Proposal.Made()
}

func has(options []game.Action, v game.Verb) bool {
	_, ok := pick(options, func(a game.Action) bool { return a.Verb == v })
	return ok
}

// declares reports whether attackers or blockers can be declared.
func declares(options []game.Action) bool {
	return has(options, game.Attack) || has(options, game.Block)
}

func pick(options []game.Action, pleases func(game.Action) bool) (game.Action, bool) {
	for _, a := range options {
		if pleases(a) {
			return a, true
		}
	}
	return game.Action{}, false
}

// oldest is the oldest card of the hand that a player has to discard from.
func (t *table) oldest(options []game.Action) (game.Action, bool) {
	sc, s := t.look(), t.m.Decision().Seat
	best, place := game.Action{}, -1
	for _, a := range options {
		it := sc.card(a.Card)
		if a.Verb != game.Pick || it.Zone != t.book.zones[Hand] || it.side != s {
			return game.Action{}, false
		}
		if place < 0 || it.Place < place {
			best, place = a, it.Place
		}
	}
	return best, place >= 0
}

// regrouping reports whether the rules ask the active player what to regroup.
func (t *table) regrouping() bool {
	d, i := t.m.Decision(), t.diary.phaseBefore(len(t.diary.notes))
	return d.Source == 0 && d.Kind != game.Main && d.Seat.Plays() && i >= 0 &&
		t.moment(t.diary.notes[i]) == Regroup && t.diary.notes[i].seat == d.Seat
}

// regroup finds the option that leaves the zones in keep as they are and
// empties the others. A rulebook tells its options by number; what they do is
// seen on a copy.
func (t *table) regroup(options []game.Action, keep []Place) (game.Action, bool) {
	s := t.m.Decision().Seat
	size := func(t *table, p Place) int { return len(t.look().in(s, p)) }
	best, left := game.Action{}, -1
	for _, a := range options {
		after, n := t.clone(), 0
		after.apply(a)
		for _, p := range [...]Place{Paid, AttackLine} {
			switch kept := size(after, p); {
			case !contains(keep, p):
				n += kept
			case kept != size(t, p):
				n += 2 * game.MaxCards
			}
		}
		if left < 0 || n < left {
			best, left = a, n
		}
	}
	return best, left >= 0 && left < 2*game.MaxCards
}

func contains(places []Place, p Place) bool {
	for i := range places {
		if places[i] == p {
			return true
		}
	}
	return false
}

// reach does a move, declining what stands between here and the first moment at
// which it is possible. Where there is none the table stays as it is.
func (t *table) reach(m Move) bool {
	ahead := t.clone()
	for range limit {
		ahead.deal()
		if next := ahead.clone(); m.try(next) {
			*t = *next
			return true
		}
		if !ahead.step(manner{declarations: true}) {
			return false
		}
	}
	return false
}

// until plays on to the start of a phase or the end of the match.
func (t *table) until(u Until) string {
	wanted := func(n note) bool {
		return t.moment(n) == u.Phase && (u.Of == game.Nobody || n.seat == u.Of)
	}
	for range limit {
		if i := t.diary.phaseFrom(t.at, wanted); i >= 0 {
			t.stand(i + 1)
			t.pinned = true
			return ""
		}
		if t.over() {
			t.stand(len(t.diary.notes))
			t.left = true
			return ""
		}
		if !t.step(manner{declarations: true, turns: true, oldest: true}) {
			return t.forced()
		}
	}
	return "la partida no llega a esa fase"
}

// settle finishes what is pending: up to the next free decision of the active
// player, or to where one of the moves becomes possible. It returns what is
// wrong.
func (t *table) settle(moves ...Move) string {
	for range limit {
		t.deal()
		if t.over() || t.then() != nil || t.free() {
			return ""
		}
		for _, m := range moves {
			if m != nil && m.try(t.clone()) {
				return ""
			}
		}
		if !t.step(manner{oldest: t.pinned}) {
			return t.forced()
		}
	}
	return "lo pendiente no termina"
}

// free reports whether the active player decides freely: in its Vigilia, or
// with the priority of the war.
func (t *table) free() bool {
	d, i := t.m.Decision(), t.diary.phaseBefore(len(t.diary.notes))
	if d.Kind != game.Main || i < 0 || d.Seat != t.diary.notes[i].seat {
		return false
	}
	return t.moment(t.diary.notes[i]) == War && d.Source == 0 || has(t.options(), game.End)
}

// forced says that a player must choose, where that is what stops the match.
func (t *table) forced() string {
	d := t.m.Decision()
	if t.over() || d.Kind == game.Main && (!declares(t.options()) || has(t.options(), game.Pass) || has(t.options(), game.End)) || !d.Seat.Plays() {
		return ""
	}
	return fmt.Sprintf("%v tiene que elegir (%s): %s", d.Seat, t.question(), t.list(t.options()))
}
