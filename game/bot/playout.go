package bot

import "castillo/game"

// playout plays a match on as Voraz would for either player, and tells who is likely to win what
// came of it. Faster ways of playing on tell less: what they do badly counts against what makes
// them do it, such as having more gold.
type playout struct {
	seat    game.Seat // for whom that is told
	board   *board
	players [2]Greedy
	rand    game.Rand
	options []game.Action
	view    game.View
}

const (
	// leastTurns is how many turns beyond the present one are played out at the least: what comes
	// long after them depends on cards that nobody knows yet.
	leastTurns = 2
	// maxSteps is how many decisions they may take.
	maxSteps = 300
)

func (p *playout) begin(s game.Seat, b *board) {
	p.seat, p.board = s, b
}

// run plays m on until a turn is over, and tells how likely the seat is to win then.
func (p *playout) run(m game.Match, turn int) float64 {
	for i := range p.players {
		p.players[i].forget()
	}
	for range maxSteps {
		if !m.Result().Open() {
			break
		}
		s := m.Decision().Seat
		a, ok := game.Action{}, true
		if s == game.Dealer {
			a, ok = deal(m, &p.rand, &p.options)
		} else if a = p.players[s].Choose(game.SightOf(m, s)); p.players[s].view.Turn > turn {
			break
		}
		if !ok || m.Apply(a) != nil {
			break
		}
	}
	switch r := m.Result(); {
	case r.Open():
		m.Look(p.seat, &p.view)
		return p.board.odds(&p.view)
	case r.Winner == p.seat:
		return 1
	case r.Winner == p.seat.Other():
		return 0
	}
	return 0.5
}
