package game

// Event is one thing that happened. Events come in order; those of one Apply
// come before it returns.
type Event struct {
	What     What
	Seat     Seat   // who did it or to whom it happened
	Card     CardID // 0 none
	Face     Face   // the card's face for those who may see it
	Sees     Seen   // who may see Face
	From     Zone
	To       Zone
	On       CardID   // the other card: target, bearer, blocked attacker
	N        int      // a number: damage, how many, new strength
	Proposal Proposal // what Seat proposes, accepts or declines
}

// As is the event as seat s may see it.
func (e Event) As(s Seat) Event {
	if !e.Sees.By(s) {
		e.Face, e.Proposal.Face = 0, 0
	}
	return e
}

// What is the kind of an event.
type What uint8

// The kinds of event.
const (
	Nothing   What = iota
	Begins         // Seat takes the first turn
	TurnOf         // Seat's turn N begins
	PhaseIs        // the phase To, as a Phase in N, begins
	Moves          // Card goes From -> To, on to On for a weapon
	Plays          // Seat plays Card
	Pays           // Seat pays N gold
	Draws          // Seat draws Card
	Mills          // Seat mills Card
	Discards       // Seat discards Card
	Attacks        // Card is declared an attacker
	Blocks         // Card blocks On
	Damages        // Seat's castle takes N damage
	Destroyed      // Card is destroyed
	Shuffles       // Seat's castle is shuffled, with N cards in it
	Mulligans      // Seat takes a new hand of N cards
	Cedes          // Seat cedes priority
	Proposes       // Seat proposes an adjustment by hand
	Accepts        // Seat accepts it
	Declines       // Seat declines it
	TakesBack      // what was done last is taken back; Seat decides now
	Ends           // the match ends; Seat wins, Nobody for a draw
)
