package puzzle

import (
	"context"

	"castillo/game"
)

// Exhaust reports whether the player who is to decide in m wins in this turn by force. It tries
// everything, in order and without remembering anything, and looks at no more than so many
// positions.
func Exhaust(ctx context.Context, m game.Match, limit int) (bool, error) {
	e := &exhaustion{ctx: ctx, hero: m.Decision().Seat, left: limit}
	m.Look(e.hero, &e.view)
	e.turn = e.view.Turn
	return e.wins(m)
}

type exhaustion struct {
	ctx  context.Context
	hero game.Seat
	turn int
	left int
	view game.View
}

func (e *exhaustion) wins(m game.Match) (bool, error) {
	if r := m.Result(); r.Over {
		return r.Winner == e.hero, nil
	}
	if m.Look(e.hero, &e.view); e.view.Turn != e.turn {
		return false, nil
	}
	if e.left--; e.left < 0 {
		return false, ErrLimit
	}
	if err := e.ctx.Err(); err != nil {
		return false, err
	}
	mine := m.Decision().Seat == e.hero
	options := m.Options(nil)
	for _, a := range options {
		c := m.Clone()
		if err := c.Apply(a); err != nil {
			return false, err
		}
		won, err := e.wins(c)
		if err != nil || won == mine {
			return won, err
		}
	}
	return !mine && len(options) > 0, nil
}
