package game

// Proposal is an adjustment by hand that a player proposes to the other: a card
// whose text is not run, or a ruling that the table prefers, is played by them.
// Text is a Spanish sentence in which {jugador}, {carta}, {otra}, {zona} and {n}
// stand for Seat, Card, On, Zone and N, so that a screen can translate it; the
// zero Proposal, without a text, is none. A card that is only looked for in a
// castle has no Card yet: {carta} is then its Face, 0 for who may not see it.
type Proposal struct {
	By   Seat
	Text string
	Seat Seat
	Card CardID
	On   CardID
	Face Face
	Zone Zone
	N    int
}

// Adjustable is a match that can be adjusted by hand. What a seat sees of its
// Proposal is what stands in its view.
type Adjustable interface {
	Proposal(Seat) Proposal

	// Proposed is the proposal that an option makes whole, where that tells more
	// than the words for the option; otherwise the zero one.
	Proposed(Action) Proposal
}

// ProposedBy is what one of the options of m proposes, the zero Proposal for
// nothing.
func ProposedBy(m Match, a Action) Proposal {
	if adjustable, ok := m.(Adjustable); ok {
		return adjustable.Proposed(a)
	}
	return Proposal{}
}

// Made reports whether there is a proposal.
func (p Proposal) Made() bool { return p.Text != "" }
