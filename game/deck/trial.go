package deck

// Trial is a beginning of a match, dealt to try a deck out: the hand, what is
// drawn after it, and what still lies in the castle.
type Trial struct {
	castle []Ref // shuffled, the first hand on top
	hand   int   // how many cards the hand was dealt
	drawn  int
}

// Below gives a number in [0, n), as the chance of somebody's choosing has it.
type Below func(n int) int

// Deal shuffles the deck and deals a hand.
func (l List) Deal(below Below) Trial {
	castle := make([]Ref, 0, l.Cards.Count())
	for _, e := range l.Cards {
		for range e.Count {
			castle = append(castle, e.Ref)
		}
	}
	return deal(castle, HandSize, below)
}

func deal(castle []Ref, hand int, below Below) Trial {
	for i := len(castle) - 1; i > 0; i-- {
		j := below(i + 1)
		castle[i], castle[j] = castle[j], castle[i]
	}
	return Trial{castle: castle, hand: min(hand, len(castle))}
}

// Hand is the hand that was dealt.
func (t Trial) Hand() []Ref { return t.castle[:t.hand:t.hand] }

// Drawn are the cards drawn after it, in their order.
func (t Trial) Drawn() []Ref { return t.castle[t.hand : t.hand+t.drawn : t.hand+t.drawn] }

// Left is how many cards the castle still has.
func (t Trial) Left() int { return len(t.castle) - t.hand - t.drawn }

// Draw draws the next card, if there is one.
func (t Trial) Draw() Trial {
	if t.Left() > 0 {
		t.drawn++
	}
	return t
}

// Mulligan shuffles everything and deals a hand of a card fewer.
func (t Trial) Mulligan(below Below) Trial {
	return deal(append([]Ref(nil), t.castle...), max(0, t.hand-1), below)
}
