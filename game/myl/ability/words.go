package ability

// Player says who acts, or whose something is, seen from the controller of the
// ability (DAR 4.4).
type Player uint8

// The players. Anyone is the zero value: it restricts nothing where a card's
// controller is asked for.
const (
	Anyone   Player = iota
	You             // the controller of the ability
	Opponent        // the other player
	Each            // both players, each on their own
	Acting          // within an effect of Each, the player whose turn it is to do it
	Holder          // the controller of It, of the card of the event before any pick
	Owner           // the owner of that card (DAR 4.4.2)
	Doer            // who did what set the ability off, or whose phase it is
	NotDoer         // the other player than Doer
)

// Zone is a place where cards lie (DAR 4.3).
type Zone uint8

// The zones. InPlay stands for all five zones in play together (DAR 4.4.1);
// AmongThem for the cards that are being looked at or shown.
const (
	InPlay Zone = iota
	Castle
	Hand
	GoldReserve
	PaidGold
	DefenseLine
	AttackLine
	SupportLine
	Cemetery
	Exile
	AmongThem
)

// Phase is a phase or step of the turn (DAR 5).
type Phase uint8

// The phases and the four steps of the battle. AnyPhase is the zero value.
const (
	AnyPhase Phase = iota
	Regroup
	Vigil
	Battle
	Attack
	Block
	TalismanWar
	Damage
	Final
	Turn // the turn as a whole
)

// Window is a time of the turn, with the player whose turn it is; Whose is
// Anyone when the turn of either will do. The zero Window is the usual time: the
// controller's Vigil and any War of Talismans (DAR 4.6.3).
type Window struct {
	Phase Phase
	Whose Player
}

// Duration says how long a change lasts (DAR 4.6.10).
type Duration uint8

// The durations. Standing is for continuous abilities: as long as the ability
// itself applies.
const (
	Standing       Duration = iota
	UntilFinal              // until the Fase Final, which is also "this turn"
	UntilNextVigil          // until the controller's next Vigil
	OpponentTurn            // during the opponent's next turn
	YourNextTurn            // during the controller's next turn
	WhileThis               // while the source is in play
	WhileDefending          // while the source is in its Línea de Defensa
	RestOfGame              // for good; of a card in play, until it leaves play (DAR glossary 14)
	UntilWar                // until the Guerra de Talismanes of this turn is over (DAR 5.3.3)

	TheirNextTurn     // during the next turn of whoever controls each card
	UntilNextRegroup  // until the controller's next Fase de Agrupación
	UntilOpponentEnds // until the opponent's next turn is over
	UntilYouEnd       // until the controller's next turn is over
	YourFinal         // during the controller's next Fase Final, with the draw that ends its turn (DAR 5.5)
	OpponentFinal     // during the opponent's
	OpponentVigil     // during the opponent's next Fase de Vigilia (DAR 5.2); only a [Forbid] lasts so

	WhileIt     // while It is in play
	WhileItThis // while both It and the source are
)

// Keyword is an ability that has a name of its own in the DAR's glossary.
type Keyword uint8

// The keywords (DAR glossary 17 to 19).
const (
	Indestructible Keyword = iota + 1
	Indesterrable
	Imbloqueable
)

// Keywords is a set of keywords.
type Keywords uint8

// With is the set and one more.
func (k Keywords) With(one Keyword) Keywords { return k | 1<<one }

// Has reports whether a keyword is among them.
func (k Keywords) Has(one Keyword) bool { return k>>one&1 != 0 }

// List is the keywords in their order.
func (k Keywords) List() []Keyword {
	var out []Keyword
	for one := Indestructible; one <= Imbloqueable; one++ {
		if k.Has(one) {
			out = append(out, one)
		}
	}
	return out
}
