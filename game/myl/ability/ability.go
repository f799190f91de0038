package ability

// Card is the meaning of a whole rules text. The zero Card has no ability.
type Card struct {
	Abilities []Ability
}

// Ability is one ability of a card.
type Ability interface{ ability() }

// Spell is what a Talisman does when it is played (DAR 4.2.3). When and On say
// at what time it may be played; neither means the usual time.
type Spell struct {
	When Window
	On   Event
	Do   Effect
}

// Activated is an ability that a player uses on purpose (DAR 4.6.3). By is who
// may use it. Limit is how often a turn, 0 without limit. Cost is nil when using
// it is free.
type Activated struct {
	By    Player
	When  Window
	Limit int
	If    Condition
	Cost  Effect
	Do    Effect
}

// Response may be used when an event happens, and never has to be (DAR 4.11). By is
// who may use it.
type Response struct {
	By    Player
	On    Event
	Limit int
	If    Condition
	Cost  Effect
	Do    Effect
}

// Triggered goes off by itself when its event happens (DAR 4.6.4). What its
// controller may decline is a [May] within Do.
type Triggered struct {
	On    Event
	Limit int
	If    Condition
	Do    Effect
}

// Continuous applies as long as the source is in play, or where If says that it lies, and
// If holds (DAR 4.6.5).
// Its changes last [Standing]. An [Act] in it is done as soon as If holds.
type Continuous struct {
	If Condition
	Do Effect
}

// PlayOnly restricts when the card may be played: at that time, on that event,
// under that condition or from that zone, as far as they are given.
type PlayOnly struct {
	When Window
	On   Event
	If   Condition
	From Zone // InPlay for no restriction
}

// EntersAs changes the card as it enters play, before anything notices: it comes as
// a copy of a card in play, if its controller wants where it May, or with more
// strength, until it leaves.
type EntersAs struct {
	Copy Cards // a Chosen, or nil
	May  bool
	With Amount // nil with Copy
}

// Unique is Carta Única: one copy in a deck.
type Unique struct{}

// OneInPlay allows its controller one copy in play (DAR 4.13).
type OneInPlay struct{}

// OneActivation allows one activation a turn over all copies of the card.
type OneActivation struct{}

// NotInitialGold keeps an Oro from being a deck's initial Oro (DAR 4.2.5).
type NotInitialGold struct{}

// Mark is an ability that is one word of the card; what the word means is a rule of the manual
// of Barbarie (Nuevas Habilidades Especiales and its glossary), not the card's own text.
type Mark uint8

// The marks.
const (
	Mercenario Mark = iota + 1 // any number of copies in a deck
	Orbe                       // unique in a deck; only cards that affect Orbes affect it, and nobody has two
	Errante                    // one copy in play, and whoever comes to control more has all of them removed
	Relampago                  // may be played at the beginning of any phase or step, too
)

func (Spell) ability()          {}
func (Activated) ability()      {}
func (Response) ability()       {}
func (Triggered) ability()      {}
func (Continuous) ability()     {}
func (PlayOnly) ability()       {}
func (EntersAs) ability()       {}
func (Unique) ability()         {}
func (OneInPlay) ability()      {}
func (OneActivation) ability()  {}
func (NotInitialGold) ability() {}
func (Mark) ability()           {}
