package game

import "fmt"

// Chooser decides for a seat. It is given what the seat may know and returns
// one of the options.
type Chooser interface {
	Choose(Sight) Action
}

// Drawing is a match that can name one option of a chance decision without
// listing them all. Chance(i) is the i-th of the Chances() that Options lists.
type Drawing interface {
	Chances() int
	Chance(i int) Action
}

// Shuffler deals a match from a seed: a fair shuffle, made one card at a time.
type Shuffler struct {
	rand    Rand
	options []Action
}

// NewShuffler is the dealer of one match.
func NewShuffler(seed uint64) *Shuffler { return &Shuffler{rand: NewRand(seed)} }

// Deal answers a chance decision of m.
func (d *Shuffler) Deal(m Match) Action {
	if c, ok := m.(Drawing); ok {
		return c.Chance(d.rand.Below(c.Chances()))
	}
	d.options = m.Options(d.options[:0])
	return d.options[d.rand.Below(len(d.options))]
}

// Step answers the present decision of m, the dealer's from d and a seat's from
// players, and returns the action that was applied.
func Step(m Match, d *Shuffler, players [2]Chooser) (Action, error) {
	who := m.Decision().Seat
	var a Action
	if who == Dealer {
		a = d.Deal(m)
	} else {
		a = players[who].Choose(SightOf(m, who))
	}
	if err := m.Apply(a); err != nil {
		return a, fmt.Errorf("game: seat %v chose %+v: %w", who, a, err)
	}
	return a, nil
}

// Finish plays m to its end.
func Finish(m Match, d *Shuffler, players [2]Chooser) (Result, error) {
	for m.Result().Open() {
		if _, err := Step(m, d, players); err != nil {
			return m.Result(), err
		}
	}
	return m.Result(), nil
}
