package scenario

import (
	"castillo/game"
)

// limit bounds every loop over the decisions of a match. A match of two whole
// castles takes far fewer.
const limit = 4000

// table is a match on which a scenario is played.
//
// The scenario stands in the diary after its first at notes, while the match
// may have run on from there by itself.
type table struct {
	book   *book
	decks  [2]map[string]int
	m      game.Match
	dealer game.Shuffler
	diary  *diary

	at     int
	left   bool // the phase in which the scenario stands was ended by a move
	pinned bool // the scenario stands in a phase because "hasta" named it

	answers [2][]Choice // what the players' moves have named and nobody has asked yet
	loose   [2]bool     // those answers may be asked in another order than they stand in
	follow  []Choice    // what the mover's next line chooses
	hopes   int         // how many times this copy said yes to see what would be asked
}

func newTable(b *book, m game.Match, p game.Position, seed uint64) *table {
	t := &table{book: b, m: m, dealer: *game.NewShuffler(seed), diary: &diary{}}
	for _, s := range game.Seats {
		t.decks[s] = map[string]int{}
		for _, c := range p.Sides[s] {
			t.decks[s][p.Cards[c.Face-1].Name]++
			for _, arm := range c.Arms {
				t.decks[s][p.Cards[arm-1].Name]++
			}
		}
	}
	t.knowCastles(p)
	t.open(p)
	t.keep()
	return t
}

// knowCastles notes which card was laid into which sleeve. A castle of which a
// card has left in the same moment is taken from its bottom.
func (t *table) knowCastles(p game.Position) {
	sc := t.look()
	for _, s := range game.Seats {
		var laid []game.Face
		for _, c := range p.Sides[s] {
			if c.Zone == t.book.zones[Castle] && !p.Open {
				laid = append(laid, c.Face)
			}
		}
		sleeves := sc.in(s, Castle)
		gone := len(laid) - len(sleeves)
		for i, it := range sleeves {
			if gone >= 0 {
				t.diary.faces[it.ID] = laid[gone+i]
			}
		}
	}
}

// open notes the phase in which the match begins, and those that it ran through
// before anybody had to decide.
func (t *table) open(p game.Position) {
	var v game.View
	t.m.Look(game.A, &v)
	phases := t.book.Phases()
	from := 0
	for i := range phases {
		if phases[i].Phase == p.Phase {
			from = i
		}
	}
	who := p.Active
	for i := range 2 * len(phases) {
		ph := phases[(from+i)%len(phases)].Phase
		if i > 0 && (from+i)%len(phases) == 0 {
			who = who.Other()
		}
		t.diary.notes = append(t.diary.notes, note{seat: who, phase: ph})
		if v.Phase == ph && v.Active == who || v.Result.Over {
			break
		}
	}
	t.at = 1
}

// clone is an independent table.
func (t *table) clone() *table {
	c := *t
	c.m, c.diary = t.m.Clone(), t.diary.copy()
	c.keep()
	return &c
}

func (t *table) look() *scene { return look(t.book, t.m, &t.diary.faces, t.decks) }

// options lists what can be chosen now.
func (t *table) options() []game.Action { return t.m.Options(nil) }

// over reports whether the match has ended.
func (t *table) over() bool { return !t.m.Result().Open() }

// apply does an option. Whatever is no option leaves the table as it is.
func (t *table) apply(a game.Action) bool { return t.m.Apply(a) == nil }

// deal answers the dealer's questions.
func (t *table) deal() {
	for range limit {
		if t.over() || t.m.Decision().Seat != game.Dealer {
			return
		}
		t.apply(t.dealer.Deal(t.m))
	}
}

// begin marks where a move begins. What the mover has named before and nobody
// asked is asked no more.
func (t *table) begin(s game.Seat) {
	t.stand(len(t.diary.notes))
	t.answers[s], t.loose[s] = nil, false
}

// stand brings the scenario to a place in the diary.
func (t *table) stand(at int) { t.at, t.left, t.pinned = at, false, false }

// stands is the note of the phase in which the scenario stands, or comes to once
// it has left one; -1 for none yet.
func (t *table) stands() int {
	if t.left {
		return t.diary.phaseFrom(t.at, anyPhase)
	}
	return t.diary.phaseBefore(t.at)
}

// ended reports whether the phase in note i is over.
func (t *table) ended(i int) bool { return t.diary.phaseFrom(i+1, anyPhase) >= 0 }

// then is how things lay when a phase ended that the scenario stands in, or
// comes to next, and in which nobody had anything to decide; nil where the
// match is no further than the scenario. Only phases of free play count, and
// one that "hasta" named.
func (t *table) then() *scene {
	d := t.diary
	if i := d.phaseBefore(t.at); i >= 0 && !t.left && d.notes[i].end != nil &&
		(t.pinned || t.moment(d.notes[i]).free()) {
		return d.notes[i].end
	}
	if i := d.phaseFrom(t.at, func(n note) bool { return n.end != nil && t.moment(n).free() }); i >= 0 {
		return d.notes[i].end
	}
	return nil
}

func (t *table) moment(n note) Moment { return t.book.moment(n.phase) }
