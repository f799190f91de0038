package ability

import (
	"slices"

	"castillo/game/card"
)

// Cards says which cards an effect, an event or a condition speaks of.
type Cards interface{ cards() }

// This is the card itself, the source of the ability (DAR 4.6.11).
type This struct{}

// Bearer is the ally that carries the source (DAR glossary 27).
type Bearer struct{}

// It is the latest picked card or cards; the event's card before any pick.
type It struct{}

// BearerOfIt is the ally that carries It, a weapon.
type BearerOfIt struct{}

// EventCard is the card that the event happened to, all those of a milling (DAR glossary 4).
type EventCard struct{}

// Cause is what made the event: the Talisman that affects its card, while it is being
// played, the source of the ability that affects it (DAR 4.6.11), the ally that its card blocks
// or is blocked by, or the card that annulled its card (DAR 4.7).
type Cause struct{}

// TheOther is what is left of the latest pick but one, once the latest pick
// took its part: "destruye uno de ellos para que el otro ...", "el resto". Of a
// pick of one of each type, or of a choice before which nothing was picked, it is what
// could have been picked, of both players where both pick.
type TheOther struct{}

// NamedCard is every card with the name that was named (DAR glossary 24).
type NamedCard struct{}

// WithKin is Of together with the cards in play that belong to it.
type WithKin struct {
	Of  Cards
	Kin Kin
}

// Kin says how cards belong to others.
type Kin uint8

// The kinds of kin.
const (
	Copies  Kin = iota + 1 // cards of the same name (DAR glossary 8)
	Weapons                // what an ally carries
	Bearers                // who carries a weapon
)

// Both is two cards or groups of cards.
type Both struct{ A, B Cards }

// Opposing is the attacker that the source blocks, or the blocker that blocks it.
type Opposing struct{}

// Chosen is a number of cards picked by the acting player; in play they are
// objectives (DAR 4.5.4). Random has chance pick them.
type Chosen struct {
	Count  Count
	Of     Filter
	Random bool
}

// ThisOr is the source or a card that fits, as the acting player chooses.
type ThisOr struct{ Of Filter }

// Every is all cards that fit: a universal effect without objectives (DAR
// 4.6.8.2).
type Every struct{ Of Filter }

// Top is the first cards of a pile, the castle or the cemetery of Of.
type Top struct {
	N  Amount
	Of Player
	In Zone
}

// Bottom is the last cards of a pile.
type Bottom struct {
	N  Amount
	Of Player
	In Zone
}

// CountKind says how a number of cards is meant.
type CountKind uint8

// The kinds of count (DAR 4.6.9 for "hasta").
const (
	Exactly CountKind = iota
	UpTo
	AnyNumber // N is nil
	OneOfEachType
	UpToOneOfEachType
	FromOne // one at least, N at most: "uno o dos"; N nil for "uno o más"
)

// Count is how many cards are picked.
type Count struct {
	Kind CountKind
	N    Amount
}

// Needed reports whether something has to be picked at all.
func (c Count) Needed() bool { return c.Kind == Exactly || c.Kind == FromOne }

// Least is how few cards are enough, of those kinds that need some.
func (c Count) Least() Amount {
	if c.Kind == FromOne || c.N == nil {
		return Number(1)
	}
	return c.N
}

// Filter describes cards. The zero Filter is any card in play. Its fields all
// have to hold.
type Filter struct {
	Types []card.Type // any of these; empty for any type
	Races card.Races  // any of these; empty for any race
	// NotType leaves out one type, as in "que no sea Oro".
	NotType card.Type
	// Of is who controls the card or, out of play, in whose zone it lies.
	Of Player
	// In holds the zones the card may lie in; empty means in play.
	In []Zone
	// Other leaves the source out, as in "otro", "los demás"; of allies, which a weapon is
	// not, the bearer of the source.
	Other bool
	// Highest keeps only those of highest strength.
	Highest  bool
	Cost     Bound
	Strength Bound
	// Names restricts to cards with one of these names, Title to cards with this
	// word in their name.
	Names []string
	Title string
	// That holds what else must be true.
	That []Quality
	// Key is by what who runs the tree knows the filter; 0 in a tree that was
	// read.
	Key uint16
}

// IsBest reports whether the filter keeps those alone that have most or least of something.
func (f *Filter) IsBest() bool {
	return f.Highest || slices.ContainsFunc(f.That, func(q Quality) bool { _, most := q.(Extreme); return most })
}

// Op compares a number.
type Op uint8

// The comparisons. NoBound is the zero value and always holds.
const (
	NoBound Op = iota
	Equal
	AtMost
	AtLeast
	LessThan
	MoreThan
	OrNext  // the number or one more: "1 o 2"
	Between // from the number up to Most
	Unlike  // any other number
)

// Bound compares a card's number with N; N is nil only for NoBound.
type Bound struct {
	Op   Op
	N    Amount
	Most Number // of Between, else 0
}

// Quality is a further property of a card, for [Filter.That].
type Quality interface{ quality() }

// State is a property that a card has or has not at the moment.
type State uint8

// The states.
const (
	Attacking       State = iota + 1 // a declared attacker
	Blocking                         // a declared blocker
	Fighting                         // either of them
	Unblocked                        // an attacker that nobody blocked
	Armed                            // carries a weapon
	Unarmed                          // carries none
	WithAbility                      // has an ability
	PlainGold                        // has none
	ModifiesAlly                     // changes the strength of an ally of yours
	Modified                         // its strength is modified
	NoAttacker                       // may not be declared attacker
	CanAttack                        // may be declared attacker
	DestroyedNow                     // was destroyed this turn
	AttackedNow                      // attacked this turn
	EnteredNow                       // entered play this turn
	WithRaceInIt                     // of a race of It
	RaceOfThis                       // of a race of the source
	OneRace                          // counted only together with others of the same race
	SameType                         // of the type of It, or of the type that was named
	IsNamed                          // has the name that was named
	CopyOfIt                         // has the name of It
	AlliedAttack                     // attacks together with the source
	BlocksBearer                     // blocks the bearer
	BlockedByThis                    // is or was blocked by the source this turn
	KilledThis                       // destroyed the source
	KilledBearer                     // destroyed the bearer
	BlocksThis                       // blocks the source
	Discarder                        // its effect discards cards of your hand
	CarriedByThis                    // a weapon that the source carries
	BlockedNow                       // was blocked this turn
	Itself                           // the source
	ItsBearer                        // the bearer of the source
	DamagedNow                       // dealt damage to a castle this turn
	BlockedByBearer                  // is or was blocked by the bearer this turn
	FoughtNow                        // attacked or blocked this turn
	OfOtherRaces                     // counted only together with others of other races
	EachSide                         // counted only together with one of the other player
	DidBlockNow                      // blocked this turn
	CarriedByIt                      // a weapon that It carries
	OfOtherNames                     // counted only together with others of other names
	RaceOfBearer                     // of a race of the bearer of the source
	MeetsThis                        // blocks the source or is blocked by it
	MeetsBearer                      // the same of the bearer
	Raceless                         // of no race
	AttackedLast                     // attacked in the latest turn of its controller that is over
	BlockedLast                      // blocked in the latest turn of the other player that is over
	OneName                          // counted only together with others of the same name
	OneCost                          // of the same cost
	OneStrength                      // of the same strength
	OneType                          // of the same type
	WithOrbe                         // an Orbe
	MeansOrbes                       // speaks of Orbes in its text, or is the source
	PlayedNow                        // was played this turn, wherever it lies now
	Generator                        // its effect generates Oros, as [Does] has it
	SeesHand                         // its effect looks at your hand, or has it shown, as [Does] has it
	Answers                          // a Talismán that annuls or is played in response (DAR 4.7, 4.11)
	ModifiesAny                      // changes the strength of any ally (DAR 4.2.1)
)

// Is holds when the card is in the state.
type Is struct{ State State }

// IsNot holds when the card is not in the state, for states that have no opposite
// of their own.
type IsNot struct{ State State }

// BlocksSome holds when the card blocks one that fits.
type BlocksSome struct{ Of Filter }

// BlockedBySome holds when the card is an attacker whose blocker fits.
type BlockedBySome struct{ Of Filter }

// CarriedBySome holds when the card is a weapon that one which fits carries.
type CarriedBySome struct{ Of Filter }

// CarriesSome holds when the card carries so many weapons that fit; any weapon at all is
// [Armed].
type CarriesSome struct {
	Of    Filter
	Count Bound
}

// Does holds of a Talisman that is being played, or a card whose ability is being used, whose
// effect does any of these to a card in play that fits, or annuls one that is being played (DAR 4.7,
// 4.8): "que destruya un Aliado que controles". Of an annulment, a cancellation or what is played or
// used alone, but for a card in play which affects such a one by a continuous ability (DAR 4.12).
type Does struct {
	What []CardVerb
	To   Filter
}

// Has holds when the card has the keyword.
type Has struct{ Keyword Keyword }

// HasAny holds when the card has one of the keywords at least, of which there are two or more.
type HasAny struct{ Of Keywords }

// HasNot holds when the card lacks the keyword.
type HasNot struct{ Keyword Keyword }

// LastPlayed holds for the card that By played last in this turn, of those of the type.
type LastPlayed struct {
	By   Player
	Type card.Type // NoType for any
}

// OfFrequency holds for cards of that printed rank (DAR 4.1.6).
type OfFrequency struct{ Frequency card.Frequency }

// Extreme keeps only those with the most, or the Least, of a number of their own;
// the highest strength is [Filter.Highest].
type Extreme struct {
	Of    EventAmount // OwnCost or OwnStrength
	Least bool
}

// InTotal lets cards be picked only as long as a number of their own comes to Most at most,
// all of them together.
type InTotal struct {
	Of   EventAmount // OwnCost or OwnStrength
	Most Amount
}

// Except leaves out a further type, or races, or the cards of a name.
type Except struct {
	Type  card.Type
	Races card.Races
	Name  string
}

func (This) cards()       {}
func (Bearer) cards()     {}
func (It) cards()         {}
func (BearerOfIt) cards() {}
func (EventCard) cards()  {}
func (Cause) cards()      {}
func (TheOther) cards()   {}
func (NamedCard) cards()  {}
func (WithKin) cards()    {}
func (Opposing) cards()   {}
func (Both) cards()       {}
func (Chosen) cards()     {}
func (ThisOr) cards()     {}
func (Every) cards()      {}
func (Top) cards()        {}
func (Bottom) cards()     {}

func (Is) quality()            {}
func (IsNot) quality()         {}
func (BlocksSome) quality()    {}
func (BlockedBySome) quality() {}
func (CarriedBySome) quality() {}
func (CarriesSome) quality()   {}
func (Does) quality()          {}
func (Has) quality()           {}
func (HasAny) quality()        {}
func (HasNot) quality()        {}
func (OfFrequency) quality()   {}
func (Extreme) quality()       {}
func (Except) quality()        {}
func (InTotal) quality()       {}
func (LastPlayed) quality()    {}
