package game

// Seat is a side of the table, or the dealer. The zero Seat is seat A.
type Seat uint8

// The seats. Dealer decides chance; Nobody stands where no seat is meant, as
// in the result of a match that is still open.
const (
	A Seat = iota
	B
	Dealer
	Nobody
)

// Seats lists the two players in order.
var Seats = [2]Seat{A, B}

// Other is the opponent of a player; Dealer and Nobody have none.
func (s Seat) Other() Seat {
	switch s {
	case A:
		return B
	case B:
		return A
	}
	return Nobody
}

// Plays reports whether s is one of the two players.
func (s Seat) Plays() bool { return s <= B }

// String is the letter of a player, as in a scenario.
func (s Seat) String() string {
	return [...]string{"A", "B", "reparto", "nadie"}[min(s, Nobody)]
}

// Seen is the set of players who know something. The zero Seen is nobody.
type Seen uint8

// The sets that are asked for by name.
const (
	ByNobody Seen = 0
	ByBoth   Seen = 1<<A | 1<<B
)

// SeenBy is the set of one player.
func SeenBy(s Seat) Seen { return 1 << s & ByBoth }

// By reports whether s is in the set.
func (k Seen) By(s Seat) bool { return k&SeenBy(s) != 0 }
