package puzzle

import (
	"cmp"
	"slices"

	"castillo/game"
	"castillo/game/card"
)

func (n *Node) isHeros(hero game.Seat) bool { return n.seat == hero }

// settle goes on with m for as long as nobody has a choice, and gives the choices then.
func (s *Search) settle(m game.Match) []game.Action {
	for m.Result().Open() {
		m.Look(s.hero, &s.view)
		if s.view.Turn != s.turn {
			return nil
		}
		s.distinct(m)
		if len(s.options) != 1 || m.Apply(s.options[0]) != nil {
			return s.options
		}
	}
	return nil
}

// node is the position that m, which was settled, is in.
func (s *Search) node(m game.Match, options []game.Action) *Node {
	hash := m.Hash()
	if n := s.known[hash]; n != nil {
		return n
	}
	n := &Node{seat: m.Decision().Seat, proof: 1, disproof: 1}
	switch r := m.Result(); {
	case r.Over && r.Winner == s.hero:
		n.proof, n.disproof = 0, never
	case r.Over, s.view.Turn != s.turn, len(options) < 2:
		n.proof, n.disproof = never, 0
	case n.seat == s.hero:
		n.disproof = uint32(len(options))
	default:
		n.proof = uint32(len(options))
	}
	s.known[hash] = n
	return n
}

// do does a move on m and goes on to the next choice.
func (s *Search) do(m game.Match, move Move) []game.Action {
	for _, a := range move.Actions {
		m.Apply(a) // was an option of an equal match
	}
	return s.settle(m)
}

// expand finds the moves of n, which m is in.
func (s *Search) expand(m game.Match, n *Node) {
	n.moves = []Move{}
	for _, actions := range s.choices(m) {
		c, move := m.Clone(), Move{Actions: actions}
		move.To = s.node(c, s.do(c, move))
		if slices.ContainsFunc(n.moves, func(other Move) bool { return other.To == move.To }) {
			continue
		}
		n.moves = append(n.moves, move)
		move.To.parents = append(move.To.parents, n)
	}
}

// choices are the moves that can be made in m, each as its actions.
func (s *Search) choices(m game.Match) [][]game.Action {
	var all [][]game.Action
	seen := map[string]bool{}
	for _, a := range slices.Clone(s.options) {
		if a.Verb == game.Attack || a.Verb == game.Block {
			all = append(all, declared(m, nil, a, seen)...)
		} else {
			all = append(all, []game.Action{a})
		}
	}
	return all
}

// declared are the ways to go on declaring with next, none of which was seen in another order.
func declared(m game.Match, done []game.Action, next game.Action, seen map[string]bool) (ways [][]game.Action) {
	done = append(slices.Clone(done), next)
	if set := setOf(done); seen[set] {
		return nil
	} else {
		seen[set] = true
	}
	seat := m.Decision().Seat
	c := m.Clone()
	if c.Apply(next) != nil {
		return nil
	}
	options := c.Options(nil)
	more := func(a game.Action) bool { return a.Verb == next.Verb }
	if !c.Result().Open() || c.Decision().Seat != seat || !slices.ContainsFunc(options, more) {
		return [][]game.Action{done}
	}
	for _, a := range options {
		switch a.Verb {
		case next.Verb:
			ways = append(ways, declared(c, done, a, seen)...)
		case game.Pass, game.End:
			ways = append(ways, append(slices.Clone(done), a))
		}
	}
	return ways
}

// setOf is the same for the same declarations in whatever order.
func setOf(done []game.Action) string {
	done = slices.Clone(done)
	slices.SortFunc(done, func(a, b game.Action) int {
		return cmp.Or(cmp.Compare(a.Card, b.Card), cmp.Compare(a.Target, b.Target))
	})
	var set []byte
	for _, a := range done {
		set = append(set, byte(a.Card), byte(a.Target))
	}
	return string(set)
}

// distinct has in options those of m that differ: not which of two equal cards of a hand, nor
// which of equal golds is paid.
func (s *Search) distinct(m game.Match) {
	all := m.Options(s.every[:0])
	s.every, s.options = all, s.options[:0]
	alike := false
	if slices.ContainsFunc(all, game.Action.ByHand) {
		alike = s.goldsAlike(m)
	}
	for _, a := range all {
		if a.ByHand() && alike || slices.ContainsFunc(s.options, func(b game.Action) bool { return s.same(a, b) }) {
			continue
		}
		s.options = append(s.options, a)
	}
}

// same reports whether two options differ in nothing, or in which of two equal cards of a hand
// they are about.
func (s *Search) same(a, b game.Action) bool {
	if a == b {
		return true
	}
	x, y := s.view.Find(a.Card), s.view.Find(b.Card)
	a.Card, b.Card, x.ID, y.ID, x.Place, y.Place = 0, 0, 0, 0, 0, 0
	x.Shuffled, y.Shuffled = 0, 0
	return a == b && x == y && x.Face != 0 && s.lay[x.Zone] == game.InHand
}

// goldsAlike reports whether it makes no difference with which golds the player pays who decides.
func (s *Search) goldsAlike(m game.Match) bool {
	face := game.Face(0)
	for _, c := range s.view.Cards {
		if !c.Types.Has(card.Gold) || c.Controller != m.Decision().Seat || s.lay[c.Zone] != game.Line {
			continue
		}
		if face != 0 && c.Face != face || m.Definition(c.Face).Text != "" {
			return false
		}
		face = c.Face
	}
	return true
}
