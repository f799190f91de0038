package puzzle

import "castillo/game"

// Line is one move of a solution, in words.
type Line struct {
	Depth int // in the tree of answers
	By    game.Seat
	Text  string
}

// Line tells how the win goes from m on, which is proved: against the answer that resists longest, or
// against all, each answer and what follows it one step deeper.
func (s *Search) Line(m game.Match, all bool) []Line { return s.line(m, all, 0) }

func (s *Search) line(m game.Match, all bool, depth int) (lines []Line) {
	for {
		options := s.settle(m)
		n := s.node(m, options)
		best := s.Best(n)
		if best == nil {
			return lines
		}
		if !all || n.isHeros(s.hero) {
			lines = append(lines, Line{depth, n.seat, Tell(m, best.Actions)})
			s.do(m, *best)
			continue
		}
		for _, move := range n.moves {
			c := m.Clone()
			lines = append(lines, Line{depth, n.seat, Tell(m, move.Actions)})
			s.do(c, move)
			lines = append(lines, s.line(c, all, depth+1)...)
		}
		return lines
	}
}
