package ability

// Rule makes a rule hold for players for a time.
type Rule struct {
	Is    PlayerRule
	Until Duration
}

// PlayerRule is what a [Rule] says.
type PlayerRule interface{ rule() }

// Forbid keeps players from doing something; Who Anyone forbids it to both.
// Card says with which cards, In with which zones, where the verb has them; a Card of Acting
// in zones says that they are his own.
type Forbid struct {
	Who  Player
	What Doing
	Card *Filter
	In   []Zone
}

// Doing is something a player does.
type Doing uint8

// What can be forbidden to a player or asked of him.
const (
	PlayCards Doing = iota + 1
	DeclareAttack
	DeclareBlock
	DrawCards
	SearchCastle
	SearchOwnCastle
	ShuffleCards // into any castle
	ShuffleOwn   // into his own
	GenerateGold
	UseZones      // play with the cards of these zones
	UseAnnul      // play or activate annulment
	UseAbilities  // use abilities of such cards
	UseHarming    // use abilities that affect such cards
	PlayResponses // play cards in response (DAR 4.11)
	UseResponses  // use abilities in response
	ControlCards  // have such cards in play
	UseGold       // pay with his Oros, or use their abilities
	MakeMill      // have the other player mill, by effects of cards of one's own (DAR 4.12.1)
	MakeDiscard   // have the other player discard, likewise
	PutCards      // put such cards in play, in whatever way: to play them is one (DAR 4.5.1)
	LookAtHand    // of the other player (DAR glossary 21)
	PayGold       // Oros, virtual ones too; only a [Limit] speaks of it. The last
)

// Limit bounds how many times a player does something in a turn, of gold how many Oros he pays or
// generates in it or, of ControlCards, how many such cards he has in play.
type Limit struct {
	Who  Player
	What Doing
	Op   Op // AtMost or AtLeast
	N    int
	Card *Filter
	When Phase // AnyPhase for the whole turn
	Must bool  // of DeclareAttack and AtLeast: as far as he can he has to, as with a block of so many (DAR 4.12.1)
}

// Allowance lets players play up to N such cards a turn where the rules allow
// fewer: more than one Oro (DAR 4.2.5).
type Allowance struct {
	Who  Player
	N    int
	Card Filter
}

// Cost changes what it costs to play such cards or, if Harming, to use abilities that
// affect them. By is added, and may be negative (DAR 4.5.3).
type Cost struct {
	Who     Player
	Of      Filter
	By      int
	On      Cards // weapons played on this ally only; nil for any
	Next    bool  // only the next such card this turn
	First   bool  // only the first such card that Who plays in each turn
	Harming bool
	Spells  bool // of Harming: to play Talismanes that affect them, which are no abilities in this sense (DAR 4.8)
	Aimed   bool // of Harming: whose objective one of them is, no matter whether they affect it (DAR 4.5.4, 4.12)
	Least   int  // below which it does not bring what a card costs
}

// CostPer is Cost as many times as Each.
type CostPer struct {
	Cost Cost
	Each Amount
}

// SkipPhase makes players skip a phase.
type SkipPhase struct {
	Who  Player
	What Phase
}

// Replace has one thing happen to cards instead of another: to the card itself, its
// bearer or Every of some. By, where given, is what the other is caused by. What is
// shuffled in may go to a Spot of the castle instead. With Destroy cards that would be exiled,
// wherever they lie, go to the cemetery. What is IsPlayed replaces where a Talisman goes once it was
// played.
type Replace struct {
	Who  Cards
	What CardVerb
	By   *Source
	With Verb
	Spot Spot
}

// DamageChange adds By, which may be negative, as many times as Each if that is given, to
// each direct damage that the castle of To takes or, of Combat, to the damage of a battle
// together (DAR glossary 4).
type DamageChange struct {
	To     Player
	Combat bool
	By     int
	Each   Amount
}

// DoubleGold doubles the virtual gold that the Oros of Who generate.
type DoubleGold struct{ Who Player }

// ShowHands keeps the hands of players open.
type ShowHands struct{ Who Player }

// HandSize changes how many cards players may hold when their turn ends (DAR 5.5).
type HandSize struct {
	Who Player
	How SizeChange
	N   int // less than 0 only where it is added; 0 without limit
}

// SizeChange says how a number is changed.
type SizeChange uint8

// The ways: it is set to a number, a number is added, or there is no limit.
const (
	SetTo SizeChange = iota
	Added
	Unlimited
)

// HandLimit keeps players from ever holding more than N cards.
type HandLimit struct {
	Who Player
	N   int
}

// PlayedIn has the card lie in that zone when it is played, as weapons that have
// no bearer do (DAR 4.2.2.1), InPlay for where its type lies. Under Opponent it comes under his
// control, whoever plays it (DAR 4.4.1); You is whom it says so to, and the zero Player says nothing.
type PlayedIn struct {
	Zone  Zone
	Under Player
}

// NextCard gives traits to the next such card that the controller plays.
type NextCard struct {
	Of     Filter
	Traits []Trait
}

// Entering has such cards come into play with traits, which they keep as long as they are there. The
// zone of Of, if any, is where they come from.
type Entering struct {
	Of     Filter
	Traits []Trait
}

// From lets the card be played from a zone as from the hand; Exiled sends it to
// exile afterwards.
type From struct {
	Zone   Zone
	Exiled bool
}

// ZoneAsHand lets the controller play cards from a zone, such cards only where Card is given.
type ZoneAsHand struct {
	Zone Zone
	Card *Filter
}

// Reopen lets the controller play with the cards of his own zones in spite of what forbids it
// (DAR 4.14).
type Reopen struct{ In []Zone }

// OnlyDrawIn allows drawing in that phase only.
type OnlyDrawIn struct{ Phase Phase }

// DrawFromBottom has a player draw the last cards of its castle instead of the first
// (DAR glossary 29).
type DrawFromBottom struct{ Who Player }

// NegateBonuses counts every bonus of strength as a loss.
type NegateBonuses struct{}

// Instead lets a player do something in place of the draw of the turn.
type Instead struct{ Do Effect }

func (Rule) effect()        {}
func (Forbid) rule()        {}
func (Limit) rule()         {}
func (Allowance) rule()     {}
func (Cost) rule()          {}
func (SkipPhase) rule()     {}
func (Replace) rule()       {}
func (DamageChange) rule()  {}
func (DoubleGold) rule()    {}
func (ShowHands) rule()     {}
func (HandLimit) rule()     {}
func (HandSize) rule()      {}
func (PlayedIn) rule()      {}
func (CostPer) rule()       {}
func (NextCard) rule()      {}
func (Entering) rule()      {}
func (From) rule()          {}
func (ZoneAsHand) rule()    {}
func (Reopen) rule()        {}
func (Instead) rule()       {}
func (NegateBonuses) rule() {}
func (OnlyDrawIn) rule()    {}

func (DrawFromBottom) rule() {}
