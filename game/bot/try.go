package bot

import "castillo/game"

// trial is what a player needs to try things out on matches of its own. It is kept from one
// decision to the next.
type trial struct {
	board *board
	view  *game.View // what the player sees
	seat  game.Seat
	own   game.Match // as the player knows it, nil where it can have none
	ready bool       // own is of the present decision
	off   bool       // nothing is tried out

	copies  [2]game.Match // for what is tried, and for the choice that follows it
	options []game.Action // of that choice
	all     []game.Action
	rand    game.Rand

	manner manner
	charge []fighter // who attacks where it charges

	after               game.View
	fights              []game.Fight
	attackers, blockers []fighter
}

// manner is how far a trial goes.
type manner uint8

const (
	halts   manner = iota // where somebody may declare something or end a part of the turn
	charges               // until an attack of the charge is over, blocked as a careful opponent would
	storms                // likewise of all that may attack
	defends               // until the player's blocks are over
)

const (
	maxRun     = 60 // decisions until what is tried has come to rest
	maxTried   = 16 // options of a choice
	maxFollows = 4  // options of the choice that follows
	mostBlocks = 6
)

// begin makes ready to try out what may be done at a decision, and reports whether that can be.
func (t *trial) begin(s game.Sight) bool {
	if t.off {
		return false
	}
	if !t.ready {
		t.ready, t.seat = true, s.Seat()
		t.rand = game.NewRand(0)
		t.own = s.Guess(t.own, &t.rand, nil)
	}
	return t.own != nil
}

// stay is what the match comes to without doing anything.
func (t *trial) stay(how manner) int {
	if how == halts {
		return t.worthOf(t.own)
	}
	t.manner, t.rand = how, game.NewRand(0)
	t.copies[0] = copyOf(t.own, t.copies[0])
	return t.rest(t.copies[0], true)
}

// try is what the match comes to after an action; ok is false where that cannot be told. All
// trials of a decision have the same luck.
func (t *trial) try(a game.Action, how manner) (value int, ok bool) {
	t.manner, t.rand = how, game.NewRand(0)
	t.copies[0] = copyOf(t.own, t.copies[0])
	if t.copies[0].Apply(a) != nil {
		return 0, false
	}
	return t.rest(t.copies[0], true), true
}

func copyOf(m, into game.Match) game.Match {
	if g, ok := m.(game.Guessing); ok {
		return g.CopyTo(into)
	}
	return m.Clone()
}

// rest lets m go on until it has come to rest, and tells what it is worth then. The opponent
// answers nothing. Of the player's first choice the best is taken where so is asked.
func (t *trial) rest(m game.Match, chooses bool) int {
	for n := 0; n < maxRun && m.Result().Open(); n++ {
		d := m.Decision()
		if d.Seat == game.Dealer {
			if a, ok := deal(m, &t.rand, &t.all); !ok || m.Apply(a) != nil {
				break
			}
			continue
		}
		if d.Kind == game.Main && t.manner == halts && t.board.free[d.Ask] {
			break
		}
		t.all = rules(m.Options(t.all[:0]))
		if len(t.all) == 0 {
			break
		}
		a, ok := t.all[0], true
		if d.Kind == game.Main {
			a, ok = t.goOn(m, d.Seat)
		} else if chooses && d.Seat == t.seat && len(t.all) > 1 && !d.Forced {
			t.options = append(t.options[:0], t.all...)
			return t.best(m)
		}
		if !ok || m.Apply(a) != nil {
			break
		}
	}
	return t.worthOf(m)
}

// best is what the best option of a choice comes to.
func (t *trial) best(m game.Match) int {
	most, tried, rand := -2*wonGame, 0, t.rand
	for i, a := range t.options {
		if tried > 0 && t.isLike(t.options[:i], a) {
			continue
		}
		if tried++; tried > maxFollows {
			break
		}
		t.rand = rand
		t.copies[1] = copyOf(m, t.copies[1])
		if t.copies[1].Apply(a) == nil {
			most = max(most, t.rest(t.copies[1], false))
		}
	}
	return most
}

// isLike reports whether a chooses a card that is not on the table, where one of them stands for
// all, or one like another on it.
func (t *trial) isLike(before []game.Action, a game.Action) bool {
	if a.Verb != game.Pick {
		return false
	}
	c := t.view.Find(a.Card)
	if !t.board.line[c.Zone] {
		return true
	}
	for _, b := range before {
		o := t.view.Find(b.Card)
		if standAlike(o, c) {
			return true
		}
	}
	return false
}

// standAlike reports whether two cards are the same one for who chooses between them.
func standAlike(a, b game.CardView) bool {
	return a.Face == b.Face && a.Controller == b.Controller && a.Zone == b.Zone && a.Strength == b.Strength && a.Foe == b.Foe
}

// deal answers a chance decision of m; ok is false where nobody can know what there is to draw
// from.
func deal(m game.Match, r *game.Rand, room *[]game.Action) (a game.Action, ok bool) {
	if c, is := m.(game.Drawing); is {
		n := c.Chances()
		if n == 0 {
			return a, false
		}
		return c.Chance(r.Below(n)), true
	}
	if *room = m.Options((*room)[:0]); len(*room) == 0 {
		return a, false
	}
	return (*room)[r.Below(len(*room))], true
}

// goOn is how a free decision is left in a trial; ok is false where it has come to rest.
func (t *trial) goOn(m game.Match, s game.Seat) (a game.Action, ok bool) {
	attacks := (t.manner == charges || t.manner == storms) && s == t.seat
	blocks := false
	for _, o := range t.all {
		switch o.Verb {
		case game.End:
			if a.Verb == game.NoVerb {
				a, ok = o, attacks
			}
		case game.Attack:
			if !attacks {
				return o, false
			}
			if t.manner == storms || among(o.Card, t.charge) {
				return o, true
			}
		case game.Block:
			if t.manner == halts || (t.manner == defends) != (s == t.seat) {
				return o, false
			}
			blocks = true
		case game.Pass:
			a, ok = o, true
		}
	}
	if blocks {
		m.Look(t.seat, &t.after)
		if b, found := t.blockIn(s); found {
			return b, true
		}
	}
	return a, ok
}

// blockIn is the next block of a careful player.
func (t *trial) blockIn(s game.Seat) (game.Action, bool) {
	t.attackers, t.blockers = blocking(t.all, &t.after, t.attackers, t.blockers)
	assign(t.attackers, t.blockers, t.after.Players[s].Castle)
	for _, a := range t.all {
		for _, f := range t.attackers {
			if a.Verb == game.Block && f.id == a.Target && f.foe != 0 && t.blockers[f.foe-1].id == a.Card {
				return a, true
			}
		}
	}
	return game.Action{}, false
}

// attack is what an attack by some allies comes to, the opponent's answer to those who are left
// counted in.
func (t *trial) attack(by []fighter) int {
	t.charge = by
	value := t.stay(charges)
	if value > -wonGame/2 && value < wonGame/2 {
		value -= t.answer()
	}
	return value
}

// follow is how many others of a charge may still attack once one of them was declared.
func (t *trial) follow(a game.Action, charge *[game.MaxCards + 1]bool) (n int) {
	c := copyOf(t.own, t.copies[0])
	t.copies[0] = c
	if b, ok := c.(game.Battling); ok {
		b.Linger()
	}
	if c.Apply(a) != nil || c.Decision().Seat != t.seat {
		return 0
	}
	t.all = c.Options(t.all[:0])
	for _, o := range t.all {
		if o.Verb == game.Attack && charge[o.Card] && o.Card != a.Card {
			n++
		}
	}
	return n
}
