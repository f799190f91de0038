package ability

// Act is one of the plain verbs done to cards (DAR glossary).
type Act struct {
	Who  Player
	Verb Verb
	What Cards
}

// Verb is a plain verb with cards as its object.
type Verb uint8

// The verbs. Each sends the cards where the DAR says, always to the zone of
// their owner.
const (
	Destroy     Verb = iota + 1 // DAR glossary 13
	ExileIt                     // 12
	ShuffleIn                   // 2
	Return                      // to the hand, 30
	Discard                     // from the hand, 11
	RegroupIt                   // back to the line of defense or the gold reserve
	Annul                       // 1; It or cards that are being played
	Save                        // prevent what the event is about to do to the card (4.10)
	Look                        // 21
	Show                        // 22
	PayGoldCard                 // pay this very Oro: to the paid gold
	Pick                        // choose, doing nothing yet ("elige")
	LoseControl                 // give it back to the line it came from
	Remove                      // from the game (Barbarie, Zona de Remoción)
)

// Destination is where cards are put.
type Destination struct {
	Zone Zone
	Of   Player // whose zone; Owner for the owner of the cards
	Spot Spot
}

// Spot is the place within a castle.
type Spot uint8

// The spots; AnyOrder goes back on top in an order of one's choice.
const (
	NoSpot Spot = iota
	OnTop
	AtBottom
	TopOrBottom
	AnyOrder
)

// Put moves cards without any of the verbs above: "pon", "mueve", "devuelve"
// (DAR glossary 23, 26). To InPlay it puts them in play under Of (DAR 4.5.1).
type Put struct {
	Who  Player
	What Cards
	To   Destination
}

// Search looks through zones for cards, which it then holds as It; a castle
// that was searched is shuffled (DAR glossary 5). Also is what else is searched for at
// once, other cards than those before: "busca un Aliado y un Arma".
type Search struct {
	Who  Player
	What Chosen
	Also []Chosen
}

// Unearth shows the cards of a castle one after the other until one fits, or mills
// them. It is then that one, TheOther those before it.
type Unearth struct {
	Who   Player
	Of    Player
	Until Filter
	Mill  bool
}

// Play plays cards, from wherever they are (DAR 4.5.2). Free does not pay the
// cost, Less pays that much less. Control is who will control it, Anyone for
// the player who plays.
type Play struct {
	Who     Player
	What    Cards
	Free    bool
	Less    int
	Control Player
	On      Cards // a weapon's bearer, nil if free
	From    Zone  // where This is played from, if FromSet
	FromSet bool
}

// Draw draws cards; Extra adds them to the draw of the end of the turn.
type Draw struct {
	Who   Player
	N     Amount
	UpTo  bool
	Extra bool
}

// Mill puts cards from the top of a castle into the cemetery: direct damage
// (DAR glossary 4).
type Mill struct {
	Who Player
	N   Amount
}

// Pay pays gold (DAR glossary 25). AnyAmount lets the player choose how much.
type Pay struct {
	Who       Player
	N         Amount
	AnyAmount bool
}

// Generate makes virtual gold for this turn; For restricts what it pays for, nil
// for anything, and NotFor leaves out the playing of some cards (DAR glossary 16). With Uses it
// pays for the activated abilities of the cards of For, too (DAR 4.6.3).
type Generate struct {
	Who    Player
	N      Amount
	For    *Filter
	NotFor *Filter
	Uses   bool
}

// Name names something (DAR glossary 24). Of says what kind, and where it names zones the names of
// the cards that lie there are all that is named; with InPlay those in play are: "un Aliado en juego".
type Name struct {
	Who    Player
	What   NameKind
	Of     Filter
	InPlay bool
}

// NameKind is what is named.
type NameKind uint8

// What can be named.
const (
	ACard NameKind = iota
	AType
	ARace
	ACost
)

// Control gives control of cards to a player (DAR 4.4.3).
type Control struct {
	Who   Player
	What  Cards
	Until Duration
}

// Shuffle shuffles a castle.
type Shuffle struct{ Of Player }

// Cancel cancels abilities or attacks (DAR 4.8).
type Cancel struct {
	What CancelKind
	Of   Cards // nil for the whole attack
}

// CancelKind is what is cancelled.
type CancelKind uint8

// What can be cancelled.
const (
	TheAttack CancelKind = iota + 1 // the whole battle
	AttackOf                        // the attack of one ally
	BlockOf                         // the block of one ally
	AnAbility                       // the ability that is being used
	Modifiers                       // every modifier of strength
)

// Redirect changes the objective of the effect to cards (DAR 4.9). From, if not
// nil, describes the card that the effect would have affected.
type Redirect struct {
	From *Filter
	To   Cards
}

// Prevent keeps any of these from happening to cards (DAR 4.10); By, if not nil,
// only as caused by it.
type Prevent struct {
	What []CardVerb
	Of   Cards
	By   *Source
}

// PreventDamage keeps damage of the battle from the castle: all of it, or that
// of Of only.
type PreventDamage struct{ Of Cards }

// SameDamage deals the opponent the damage that was just dealt: all of it, or that of
// the allies By only.
type SameDamage struct{ By Cards }

// ExtraTurn gives a player one more turn after this one.
type ExtraTurn struct{ Who Player }

// Skip skips a player's next phase of that kind or, with Turn, the next turn;
// AnyPhase is the phase that is on.
type Skip struct {
	Who  Player
	What Phase
}

// ExtraPhase gives the turn one more phase of that kind before it ends: Regroup,
// Vigil or Battle.
type ExtraPhase struct{ What Phase }

// Win ends the match for a player who has won it.
type Win struct{ Who Player }

// UseAbility uses an activated ability of a card, paying for it or not.
type UseAbility struct {
	Of   Cards
	Free bool
}

// HandTo draws or discards until the hand holds N cards.
type HandTo struct {
	Who Player
	N   Amount
	By  HandMove
}

// HandMove says in which way a hand comes to a number of cards.
type HandMove uint8

// The ways: cards are drawn as far as some are missing, discarded as far as there are too
// many, or whichever it is.
const (
	ByDrawing HandMove = iota
	ByDiscarding
	EitherWay
)

// Equip gives weapons in play another bearer (DAR glossary 6).
type Equip struct {
	Who  Player
	What Cards
	To   Cards
}

// Swap has two cards trade something: A and B, or the two cards of A.
type Swap struct {
	What  SwapKind
	A, B  Cards // B is nil for the two of A
	Until Duration
}

// SwapKind is what two cards trade.
type SwapKind uint8

// What cards can trade.
const (
	TheirStrength SwapKind = iota
	TheirControl
)

// Trade has cards change places with others of the same player: each go to the zone
// where the other lay.
type Trade struct {
	Who  Player
	Give Chosen
	Get  Chosen // of [CardsMoved] where as many are meant; of a castle its first cards
}

// OfCastle reports whether the cards are traded for the first ones of a castle.
func (t Trade) OfCastle() bool { return len(t.Get.Of.In) == 1 && t.Get.Of.In[0] == Castle }

// ExileFor exiles cards in play for a time, after which they come back into play
// under their owners.
type ExileFor struct {
	Who   Player
	What  Cards
	Until Duration // WhileThis, or what ends by itself
}

func (Act) effect()           {}
func (Put) effect()           {}
func (Unearth) effect()       {}
func (Search) effect()        {}
func (Play) effect()          {}
func (Draw) effect()          {}
func (Mill) effect()          {}
func (Pay) effect()           {}
func (Generate) effect()      {}
func (Name) effect()          {}
func (Control) effect()       {}
func (Shuffle) effect()       {}
func (Cancel) effect()        {}
func (Redirect) effect()      {}
func (Prevent) effect()       {}
func (PreventDamage) effect() {}
func (SameDamage) effect()    {}
func (ExtraTurn) effect()     {}
func (Skip) effect()          {}
func (ExtraPhase) effect()    {}
func (Win) effect()           {}
func (UseAbility) effect()    {}
func (HandTo) effect()        {}
func (Equip) effect()         {}
func (Swap) effect()          {}
func (Trade) effect()         {}
func (ExileFor) effect()      {}
