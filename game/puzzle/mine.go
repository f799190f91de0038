package puzzle

import (
	"context"
	"slices"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/scenario"
	"castillo/game/speech"
)

// Quarry is where puzzles are looked for.
type Quarry struct {
	Runner *scenario.Runner
	// Start gives the next game that computer players play.
	Start func(r *game.Rand) (game.Match, error)
}

// Find is a puzzle that was mined.
type Find struct {
	Scenario *scenario.Scenario
	Length   int      // choices that the winner has to make
	Size     int      // positions that the proof needs
	Cards    []string // the names of the winner's cards beside its Oros
}

// isLike reports whether two finds are won by the same move or with the same cards.
func (f *Find) isLike(other *Find) bool {
	return f.Scenario.First[0] == other.Scenario.First[0] || slices.Equal(f.Cards, other.Cards)
}

// grades are the positions up to which a puzzle has the grade 1, 2 and so on: those that have to
// be looked at to see that one move wins and no other.
var grades = []int{60, 120, 250, 500}

// Grade is how hard a puzzle is of which so many positions have to be looked at.
func Grade(size int) int {
	grade := 1
	for _, most := range grades {
		if size > most {
			grade++
		}
	}
	return grade
}

// File is the find as a file.
func (f *Find) File() []byte { return []byte(f.Scenario.SetUp()) }

// The limits of what is mined, so that a proof is found soon and a person sees through it.
const (
	mineLimit   = 4_000 // positions of a proof
	leastTurn   = 6
	leastCastle = 2
	mostCastle  = 15
	mostAllies  = 3 // of a side
	mostHand    = 3 // of the winner
	mostAnswers = 2 // in the rival's hand
	mostGold    = 6
	leastLength = 2
)

// Mine plays games and gives what it finds in them until found returns false or ctx is done: positions
// in which exactly one first move wins, which the greedy player misses, without a card that does
// not matter.
func (q *Quarry) Mine(ctx context.Context, seed uint64, found func(*Find) bool) error {
	r := game.NewRand(seed)
	var kept []*Find
	for goOn := true; goOn && ctx.Err() == nil; {
		m, err := q.Start(&r)
		if err != nil {
			return err
		}
		seed := r.Uint64()
		// A player that fails costs its game and no more.
		if fault := game.Try(func() {
			err = q.watch(ctx, m, seed, &r, func(f *Find) bool {
				if !slices.ContainsFunc(kept, f.isLike) {
					kept = append(kept, f)
					goOn = found(f)
				}
				return goOn
			})
		}); fault == nil && err != nil {
			return err
		}
	}
	return ctx.Err()
}

// watch plays a game and gives what it finds in it until found returns false.
func (q *Quarry) watch(ctx context.Context, m game.Match, seed uint64, r *game.Rand, found func(*Find) bool) error {
	players := [2]game.Chooser{bot.NewGreedy(), bot.NewGreedy()}
	dealer := game.NewShuffler(seed)
	turn := 0
	var view game.View
	for m.Result().Open() && ctx.Err() == nil {
		if d := m.Decision(); d.Kind == game.Main && d.Seat.Plays() {
			if m.Look(d.Seat, &view); view.Turn > turn && view.Active == d.Seat && canAttack(m) {
				turn = view.Turn
				if f := q.tryOut(ctx, m, r); f != nil && !found(f) {
					return nil
				}
			}
		}
		if _, err := game.Step(m, dealer, players); err != nil {
			return err
		}
	}
	return nil
}

// canAttack reports whether the player acts freely and may attack.
func canAttack(m game.Match) bool {
	return slices.ContainsFunc(m.Options(nil), func(a game.Action) bool { return a.Verb == game.Attack })
}

// tryOut makes a puzzle of a position, nil where none comes of it.
func (q *Quarry) tryOut(ctx context.Context, m game.Match, r *game.Rand) *Find {
	p := &prospect{quarry: q, ctx: ctx, r: r}
	if p.scenario = p.sketch(m); p.scenario == nil || !p.tighten() {
		return nil
	}
	p.reduce()
	s, m, err := p.search()
	if err != nil || s.Length(s.Root()) < leastLength || p.seenThrough(s, m) {
		return nil
	}
	p.scenario.First = []string{p.first}
	p.scenario.Grade = Grade(s.Size())
	return &Find{p.scenario, s.Length(s.Root()), s.Size(), namesOf(p.scenario)}
}

// prospect is a position that may become a puzzle.
type prospect struct {
	quarry   *Quarry
	ctx      context.Context
	r        *game.Rand
	scenario *scenario.Scenario
	first    string // the only move that wins
}

// sketch lays a position out as a scenario in which the player whose turn it is sits at A. It keeps
// what a person can take in, makes every Oro a plain one and leaves the piles out.
func (p *prospect) sketch(m game.Match) *scenario.Scenario {
	hero := m.Decision().Seat
	var v, other game.View
	m.Look(hero, &v)
	m.Look(hero.Other(), &other)
	v.Join(&other)
	if v.Turn < leastTurn {
		return nil
	}
	book := m.Rulebook()
	s := &scenario.Scenario{Rules: profile(book), Seed: 1, Turn: 5, Phase: scenario.Vigil, Puzzle: true}
	golds := [2]int{}
	order := slices.Clone(v.Cards)
	for i := range order {
		j := i + p.r.Below(len(order)-i)
		order[i], order[j] = order[j], order[i]
	}
	counts := map[[2]int]int{}
	for _, c := range order {
		side := game.A
		if c.Controller != hero {
			side = game.B
		}
		place := scenario.PlaceOf(book, c.Zone)
		switch place {
		case scenario.Reserve, scenario.Paid:
			golds[side]++
			continue
		case scenario.AttackLine:
			place = scenario.Defense
		case scenario.Hand, scenario.Defense, scenario.Support:
		default:
			continue
		}
		if c.Face == 0 || c.Face != c.Printed || c.Controller != c.Owner || c.Marks.Has(game.ByHand) {
			continue
		}
		if place == scenario.Hand && (c.Types.Has(card.Gold) || side == game.B && !c.Types.Has(card.Talisman)) {
			continue
		}
		key := [2]int{int(side), int(place)}
		if counts[key]++; counts[key] > most(side, place) {
			continue
		}
		e, ok := p.entry(m, c.Face)
		if !ok {
			continue
		}
		for _, w := range v.Cards {
			if arm := m.Definition(w.Face); w.Bearer == c.ID && w.Face != 0 && runs(m, w.Face) {
				e.Arms = append(e.Arms, arm.Name)
			}
		}
		s.Lays = append(s.Lays, scenario.Lay{Side: side, Place: place, Cards: []scenario.Entry{e}})
	}
	plain := func(side game.Seat, place scenario.Place, n int) {
		if n > 0 {
			s.Lays = append(s.Lays, scenario.Lay{Side: side, Place: place, Cards: []scenario.Entry{{Count: n, Name: "Oro"}}})
		}
	}
	slices.SortStableFunc(s.Lays, func(a, b scenario.Lay) int { return int(a.Side)*100 + int(a.Place) - int(b.Side)*100 - int(b.Place) })
	plain(game.A, scenario.Reserve, min(golds[game.A], 1+p.r.Below(mostGold)))
	plain(game.B, scenario.Reserve, min(golds[game.B], mostGold))
	plain(game.A, scenario.Castle, 10)
	plain(game.B, scenario.Castle, 1)
	return s
}

// most is how many cards of a zone are kept.
func most(side game.Seat, p scenario.Place) int {
	switch {
	case p != scenario.Hand:
		return mostAllies
	case side == game.A:
		return mostHand
	}
	return mostAnswers
}

// entry names a card for a file, where the file is then sure to mean it.
func (p *prospect) entry(m game.Match, f game.Face) (scenario.Entry, bool) {
	c := m.Definition(f)
	e := scenario.Entry{Count: 1, Name: c.Name}
	if !runs(m, f) {
		return e, false
	}
	if found, ok := p.quarry.Runner.Catalogue.Find(c.Name, ""); !ok || found != c {
		e.Edition = c.Edition
		if found, ok := p.quarry.Runner.Catalogue.Find(c.Name, c.Edition); !ok || found != c {
			return e, false
		}
	}
	return e, true
}

// runs reports whether all that a card says is run.
func runs(m game.Match, f game.Face) bool {
	c := m.Definition(f)
	return len(game.LeftByHandOn(m, f)) == 0 && (c.Text != "" || c.Ability == card.WithoutAbility)
}

// castle is the entry of the castle that is to be emptied.
func (p *prospect) castle() *scenario.Entry { return &p.scenario.Lays[len(p.scenario.Lays)-1].Cards[0] }

// tighten makes the castle as large as it can be emptied, and reports whether exactly one move
// does so then.
func (p *prospect) tighten() bool {
	for size := leastCastle; size <= mostCastle; size++ {
		p.castle().Count = size
		s, _, err := p.decide()
		if err != nil {
			return false
		}
		if s.Root().Fails() {
			p.castle().Count = size - 1
			_, _, err := p.search()
			return size > leastCastle && err == nil
		}
	}
	return false
}

var errOther = speech.Errorf("no es la única jugada que gana")

// decide proves whether the position is won.
func (p *prospect) decide() (*Search, game.Match, error) {
	m, failure := p.quarry.Runner.Stage(p.scenario)
	if failure != nil {
		return nil, nil, failure
	}
	s, err := NewSearch(m, mineLimit)
	if err != nil {
		return nil, nil, err
	}
	return s, m, s.Prove(p.ctx, m, s.Root())
}

// search decides the position and fails where not exactly one move wins, or another than before.
func (p *prospect) search() (*Search, game.Match, error) {
	s, m, err := p.decide()
	if err != nil {
		return nil, nil, err
	}
	if !s.Root().Wins() {
		return nil, nil, errOther
	}
	moves, err := s.Winning(p.ctx, m)
	if err != nil {
		return nil, nil, err
	}
	if len(moves) != 1 {
		return nil, nil, errOther
	}
	first := Tell(m, moves[0].Actions)
	if p.first != "" && first != p.first {
		return nil, nil, errOther
	}
	p.first = first
	return s, m, nil
}

// reduce takes cards away as long as the solution stays the same.
func (p *prospect) reduce() {
	for i := 0; i < len(p.scenario.Lays)-2; {
		if p.without(i) {
			continue
		}
		i++
	}
}

// without takes away what is laid at a place in the list, one Oro of a reserve, and reports whether
// the place is free then. What mattered is put back.
func (p *prospect) without(i int) bool {
	lays := p.scenario.Lays
	e := &lays[i].Cards[0]
	if e.Count > 1 {
		for e.Count > 1 {
			e.Count--
			if _, _, err := p.search(); err != nil {
				e.Count++
				return false
			}
		}
	}
	if arms := e.Arms; len(arms) > 0 {
		e.Arms = nil
		if _, _, err := p.search(); err != nil {
			e.Arms = arms
		}
	}
	p.scenario.Lays = slices.Delete(slices.Clone(lays), i, i+1)
	if _, _, err := p.search(); err != nil {
		p.scenario.Lays = lays
		return false
	}
	return true
}

// seenThrough reports whether the greedy player wins from m against the best answers.
func (p *prospect) seenThrough(s *Search, m game.Match) bool {
	m = m.Clone()
	player := bot.NewGreedy()
	for {
		options := s.settle(m)
		n := s.node(m, options)
		if s.Prove(p.ctx, m, n) != nil {
			return true
		}
		if !n.Wins() || len(options) < 2 {
			return n.Wins()
		}
		if n.seat != s.hero {
			s.do(m, *s.Best(n))
		} else if m.Apply(player.Choose(game.SightOf(m, s.hero))) != nil {
			return false
		}
	}
}

// namesOf are the winner's cards beside its Oros.
func namesOf(s *scenario.Scenario) (names []string) {
	for _, l := range s.Lays {
		for _, e := range l.Cards {
			if l.Side == game.A && e.Name != "Oro" {
				names = append(append(names, e.Name), e.Arms...)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
