package game

import (
	"strconv"
	"strings"

	"castillo/game/card"
)

// Match is one duel in progress.
//
// While Result is open there is a decision, and while there is a decision of
// which the options can be known there is at least one option.
type Match interface {
	// Rulebook is the rulebook that the match follows.
	Rulebook() Rulebook

	// Decision is what the match waits for.
	Decision() Decision

	// Options appends every action that may be applied now to dst and returns
	// it. The list is complete and in a fixed order. In a chance decision an
	// action may stand in it more than once: each entry is equally likely.
	Options(dst []Action) []Action

	// Apply does one of the options and runs on to the next decision. Any other
	// action gives an error, a *Refusal where a player could have meant it, and
	// changes nothing.
	Apply(Action) error

	// Refuse says why a seat cannot do what it tried with a card: put it into
	// zone to, or onto the card target, where these are not zero. It returns
	// nil where an option starts in that way.
	Refuse(s Seat, c CardID, to Zone, target CardID) *Refusal

	// Look fills v with what seat s may know now. Its lists are reused.
	Look(s Seat, v *View)

	// Result tells who has won, or that the match is open.
	Result() Result

	// Hash is equal for equal matches, on every machine.
	Hash() uint64

	// Definition is the printed card behind a face; the zero Card for face 0.
	Definition(Face) card.Card

	// Watch hands every later event to f, nil for nobody. A copy has no watcher.
	Watch(f func(Event))

	// Clone is an independent copy.
	Clone() Match
}

// Worded is a match that has words for options which their verb and their cards
// do not tell: modes, numbers and names, and which ability of a card is used.
type Worded interface {
	// Words is a Spanish sentence or part of one about an option; empty where
	// there is nothing to add.
	Words(Action) string
}

// Telling is a match that tells what a seat gets to know of an action: the same
// action without the faces that the seat may not see, such as its own match is to
// be fed with.
type Telling interface {
	Seen(Action, Seat) Action
}

// Searching is a match whose players look through castles, to which what is in one
// of a secret deck can be told.
type Searching interface {
	// Searched is the player whose castle is looked through in the present decision,
	// Nobody for none.
	Searched() Seat

	// Unfold tells the match which faces lie in the castle that is looked through,
	// where it does not know. Its options list them until the decision is made.
	Unfold([]Face)
}

// Battling is a match in which attackers and blockers are declared one by one and then meet.
type Battling interface {
	// Linger has every declaration wait until it is ended by passing, even where nothing more
	// could be declared. It is for a copy on which a player makes up his mind, not for a match
	// that is played.
	Linger()

	// Battle tells what the battle that is on would come to as things stand: it appends a fight
	// for every attacker, in order, and tells the damage to the defender's castle.
	Battle(dst []Fight) (fights []Fight, damage int)
}

// Fight is what comes of an attacker.
type Fight struct {
	Attacker CardID
	Blocker  CardID  // 0: nobody stands before it
	Strength [2]int  // of the attacker, and of its blocker against it
	Dies     [2]bool // likewise
	Damage   int     // that the attacker does to the castle
}

// BattleOf is what the battle of a match would come to, nothing where it has none (see
// [Battling]).
func BattleOf(m Match) (fights []Fight, damage int) {
	if b, ok := m.(Battling); ok {
		return b.Battle(nil)
	}
	return nil, 0
}

// Explaining is a match that tells why its cards count as they do.
type Explaining interface {
	// Influences tells what acts on a card now, as far as seat s may know it: what was done to
	// it first, in the order of time, then what other cards have in force.
	Influences(s Seat, c CardID) []Influence

	// Permanents tells which effects of a player last although the card that they come from
	// is no longer in play, as far as seat s may know them.
	Permanents(s, of Seat) []Influence

	// LeftByHand are the sentences on a card of that face that the rulebook does not run: its
	// players see to them themselves.
	LeftByHand(Face) []string
}

// Influence is something that is in force.
type Influence struct {
	Source CardID // 0: a card that the seat does not know now
	Text   string // a Spanish sentence, in the words that cards have
	Until  string // how long it lasts, in Spanish; {carta} stands for Source. Empty: not told
}

// InfluencesOn is what acts on a card in m, nothing where m does not tell (see [Explaining]).
func InfluencesOn(m Match, s Seat, c CardID) []Influence {
	if e, ok := m.(Explaining); ok {
		return e.Influences(s, c)
	}
	return nil
}

// PermanentsOf is the lasting effects of a player in m, likewise.
func PermanentsOf(m Match, s, of Seat) []Influence {
	if e, ok := m.(Explaining); ok {
		return e.Permanents(s, of)
	}
	return nil
}

// LeftByHandOn is what the players have to do themselves for a card of a face in m, likewise.
func LeftByHandOn(m Match, f Face) []string {
	if e, ok := m.(Explaining); ok {
		return e.LeftByHand(f)
	}
	return nil
}

// WordsFor are the words that m has for one of its options, empty for none.
func WordsFor(m Match, a Action) string {
	if w, ok := m.(Worded); ok {
		return w.Words(a)
	}
	return ""
}

// Result is how a match stands. The zero Result is an open match.
type Result struct {
	Over   bool
	Winner Seat // Nobody: a draw
	Why    Ending
}

// Open reports whether the match goes on.
func (r Result) Open() bool { return !r.Over }

// Ending is the way in which a match came to its end.
type Ending uint8

// The endings.
const (
	NotEnded    Ending = iota
	EmptyCastle        // a player has no cards left to lose
	Conceded           // a player gave up
	Loop               // forced actions without an end, or more than a match can hold: a draw
	ByCard             // a card said who wins
	Failed             // the rulebook failed (see Fault): a draw, which the rules do not know of
	Agreed             // the players wanted a draw, or both gave up
)

// BesideTheRules reports whether a match ended by something that its rulebook does not know of,
// for which it is still open.
func (e Ending) BesideTheRules() bool { return e == Conceded || e == Failed || e == Agreed }

// Refusal says why something cannot be done. Reason is a Spanish sentence in which {carta},
// {otra}, {n}, {qué} and {texto} stand for the fields below, so that a screen can translate it and
// name the cards.
type Refusal struct {
	Reason string
	Card   CardID
	Other  CardID // the card that is in the way, or that asks
	N      int
	What   string // a zone, a type or a race: a Spanish word that is translated as such
	Text   string // what a card says, in its own words
}

// Error is the sentence, its places not filled in.
func (r *Refusal) Error() string { return r.Reason }

// Say is the sentence with its places filled in, in Spanish; name is what a card is called.
func (r *Refusal) Say(name func(CardID) string) string {
	return strings.NewReplacer("{carta}", name(r.Card), "{otra}", name(r.Other), "{n}", strconv.Itoa(r.N), "{qué}", r.What, "{texto}", r.Text).Replace(r.Reason)
}

// Rulebook is a set of rules for which matches can be played.
type Rulebook interface {
	// ID names the rulebook and its profile, such as "myl/dar".
	ID() string

	// Version changes whenever the same actions could lead elsewhere.
	Version() uint32

	// Title is the Spanish name that a player knows the rulebook by.
	Title() string

	// Zones describes a player's half of the board, in reading order.
	Zones() []ZoneInfo

	// Phases describes a turn, in order.
	Phases() []PhaseInfo

	// Question is the Spanish sentence for a prompt, {carta} standing for the
	// card that asks and {n} for the number of choices left.
	Question(Prompt) string

	// NewMatch lays out a match. It fails where the setup breaks the rulebook's
	// own limits; whether a deck is legal in a format is not asked here.
	NewMatch(Setup) (Match, error)

	// Arrange lays out a match in the middle. It fails where the position is
	// none that the rulebook knows.
	Arrange(Position) (Match, error)
}

// BookOf is the rulebook of that ID among those that there are.
func BookOf(books []Rulebook, id string) (book Rulebook, ok bool) {
	for _, b := range books {
		if b.ID() == id {
			return b, true
		}
	}
	return nil, false
}

// Setup is what a match starts from.
type Setup struct {
	// Cards are the definitions: face f is Cards[f-1].
	Cards []card.Card
	Decks [2]Deck
	// ByHand lets the players adjust the match by hand where both agree: Propose
	// is then among the options of who decides freely.
	ByHand bool
	// First says who starts; the zero First lets chance decide.
	First First
}

// First is who starts a match, where that is agreed beforehand.
type First uint8

// Who starts.
const (
	ByChance First = iota
	FirstA
	FirstB
)

// FirstOf has a player start; of any other seat it is ByChance.
func FirstOf(s Seat) First {
	if !s.Plays() {
		return ByChance
	}
	return FirstA + First(s)
}

// Seat is who starts, Nobody where chance decides.
func (f First) Seat() Seat {
	if f == FirstA || f == FirstB {
		return Seat(f - FirstA)
	}
	return Nobody
}

// Deck is the cards that a seat brings, by face. Where a seat's deck is secret,
// every face in it is 0.
type Deck struct {
	Initial Face   // the initial Oro, which starts in play
	Castle  []Face // the rest, in no order
}

// Size is the number of cards, the initial Oro included.
func (d Deck) Size() int { return len(d.Castle) + 1 }
