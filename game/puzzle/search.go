package puzzle

import (
	"context"
	"slices"

	"castillo/game"
	"castillo/game/speech"
)

// ErrLimit says that a search has looked at as many positions as it may.
var ErrLimit = speech.Errorf("hay demasiadas posiciones que mirar")

// ErrNoPuzzle says that a match is none of which a puzzle could be made.
var ErrNoPuzzle = speech.Errorf("nadie tiene que decidir nada en esta posición")

// Search is what is known of a position and of those that follow it in the same turn. It is a
// proof-number search: next is looked at the position that decides most with the least work.
type Search struct {
	hero  game.Seat
	turn  int
	limit int
	root  *Node
	known map[uint64]*Node

	lay     [256]game.Lay
	view    game.View
	every   []game.Action
	options []game.Action // those that differ
}

// Node is a position in which a player or chance has a choice, or that is decided.
type Node struct {
	seat            game.Seat
	proof, disproof uint32 // how much is still to be shown, at least, for the win and against it
	moves           []Move // nil as long as nobody looked
	parents         []*Node
}

// Move is a choice and where it leads. Declarations that belong together, as of all who attack,
// are one move.
type Move struct {
	Actions []game.Action
	To      *Node
}

// never stands for the work that is in vain.
const never = 1 << 30

// Wins reports whether the win is proved.
func (n *Node) Wins() bool { return n.proof == 0 }

// Fails reports whether it is proved that there is no forced win.
func (n *Node) Fails() bool { return n.disproof == 0 }

// NewSearch is a search for a win of the player who is to decide in m, in this turn, that looks
// at no more than so many positions.
func NewSearch(m game.Match, limit int) (*Search, error) {
	s := &Search{hero: m.Decision().Seat, limit: limit, known: map[uint64]*Node{}}
	if !s.hero.Plays() || !m.Result().Open() {
		return nil, ErrNoPuzzle
	}
	for _, z := range m.Rulebook().Zones() {
		s.lay[z.Zone] = z.Lay
	}
	m.Look(s.hero, &s.view)
	s.turn = s.view.Turn
	s.root = s.At(m)
	return s, nil
}

// Root is the position from which the search began.
func (s *Search) Root() *Node { return s.root }

// Hero is who wants to win.
func (s *Search) Hero() game.Seat { return s.hero }

// Size is the number of positions that were looked at.
func (s *Search) Size() int { return len(s.known) }

// At is the position in which m is.
func (s *Search) At(m game.Match) *Node {
	c := m.Clone()
	return s.node(c, s.settle(c))
}

// Prove searches until a position is decided one way or the other.
func (s *Search) Prove(ctx context.Context, m game.Match, n *Node) error {
	for steps := 0; n.proof > 0 && n.disproof > 0; steps++ {
		if len(s.known) >= s.limit {
			return ErrLimit
		}
		if steps%16 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		s.deepen(m.Clone(), n)
	}
	return nil
}

// Winning lists the moves that win in the position in which m is.
func (s *Search) Winning(ctx context.Context, m game.Match) ([]Move, error) {
	n := s.At(m)
	if n.moves == nil && n.proof > 0 && n.disproof > 0 {
		s.deepen(m.Clone(), n)
	}
	var won []Move
	for _, move := range n.moves {
		c := m.Clone()
		s.settle(c)
		s.do(c, move)
		if err := s.Prove(ctx, c, move.To); err != nil {
			return nil, err
		}
		if move.To.Wins() {
			won = append(won, move)
		}
	}
	return won, nil
}

// deepen looks at one more position: the one that matters most below n, which m is in.
func (s *Search) deepen(m game.Match, n *Node) {
	s.settle(m)
	for n.moves != nil {
		best := s.most(n)
		s.do(m, n.moves[best])
		n = n.moves[best].To
	}
	s.expand(m, n)
	s.update(n)
}

// most is the move of n that decides most with the least work.
func (s *Search) most(n *Node) int {
	best, least := 0, uint32(never+1)
	for i, move := range n.moves {
		work := move.To.disproof
		if n.isHeros(s.hero) {
			work = move.To.proof
		}
		if work < least && move.To.proof > 0 && move.To.disproof > 0 {
			best, least = i, work
		}
	}
	return best
}

// update takes over what is known of the moves of n, there and above.
func (s *Search) update(n *Node) {
	if n.moves != nil {
		least, sum := uint32(never), uint32(0)
		for _, move := range n.moves {
			one, other := move.To.disproof, move.To.proof
			if n.isHeros(s.hero) {
				one, other = other, one
			}
			least, sum = min(least, one), min(sum+other, never)
		}
		proof, disproof := sum, least
		if n.isHeros(s.hero) {
			proof, disproof = least, sum
		}
		if proof == n.proof && disproof == n.disproof {
			return
		}
		n.proof, n.disproof = proof, disproof
	}
	for _, p := range n.parents {
		s.update(p)
	}
}

// Length is how many choices the player has to make to win from n, at most; 0 where that is not
// proved or nothing is left to choose.
func (s *Search) Length(n *Node) int { return s.length(n, map[*Node]int{}) }

func (s *Search) length(n *Node, known map[*Node]int) int {
	if l, ok := known[n]; ok || !n.Wins() || len(n.moves) == 0 {
		return l
	}
	least, most := 0, 0
	for _, move := range n.moves {
		if !move.To.Wins() {
			continue
		}
		l := s.length(move.To, known)
		if most = max(most, l); least == 0 || l+1 < least {
			least = l + 1
		}
	}
	if !n.isHeros(s.hero) {
		least = most
	}
	known[n] = least
	return least
}

// Best is the move to make in n: for who wants to win the shortest way, for the rival and for
// chance what does not lose, else what resists longest. It is nil where the search has not
// decided n or nothing is left to choose.
func (s *Search) Best(n *Node) *Move {
	known := map[*Node]int{}
	var best *Move
	length := 0
	for i := range n.moves {
		move := &n.moves[i]
		if !n.isHeros(s.hero) && move.To.Fails() {
			return move
		}
		if !move.To.Wins() {
			continue
		}
		l := s.length(move.To, known)
		if best == nil || n.isHeros(s.hero) == (l < length) && l != length {
			best, length = move, l
		}
	}
	return best
}

// Next is the best move in m for who is to decide. It is nil where nobody has to, and where the
// player who wants to win cannot do so by force any more.
func (s *Search) Next(ctx context.Context, m game.Match) (*Move, error) {
	seat := m.Decision().Seat
	m.Look(s.hero, &s.view)
	s.distinct(m)
	only := slices.Clone(s.options)
	n := s.At(m)
	if err := s.Prove(ctx, m, n); err != nil {
		return nil, err
	}
	switch {
	case len(only) == 0, seat == s.hero && !n.Wins():
		return nil, nil
	case len(only) == 1:
		return &Move{Actions: only, To: n}, nil
	}
	return s.Best(n), nil
}
