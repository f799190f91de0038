package ability

import "slices"

// Event is what a triggered ability or a response waits for.
type Event interface{ event() }

// CardEvent happens to a card. By, if not nil, is what must have done it.
type CardEvent struct {
	What []CardVerb // any of these
	Who  Cards
	By   *Source
}

// CardVerb is something that happens to a card.
type CardVerb uint8

// What can happen to a card.
const (
	Enters CardVerb = iota + 1
	Leaves
	IsDestroyed
	IsExiled
	IsShuffledIn
	IsDiscarded
	Attacks       // is declared attacker
	Blocks        // is declared blocker
	IsBlocked     // was blocked
	DamagesCastle // deals combat damage to the opponent's castle
	IsAffected    // is affected by an effect (DAR 4.12)
	DoesNotAttack // is not declared attacker in its controller's attack
	LosesStrength // by an effect that lowers it (DAR 4.2.1)
	IsPlayed
	UsesIts     // uses its ability
	IsUnblocked // attacks and was not blocked
	IsReturned  // goes from play to its owner's hand
	IsBuried    // goes to the cemetery, wherever from (DAR 4.3.7); whose it is says whose cemetery
	IsAnnulled
	IsMilled // goes from the castle to the cemetery by damage of either kind (DAR glossary 4)
	IsRegrouped
	IsPaid           // an Oro, for a cost
	HasAttacked      // its attack is over, and it is still in play
	HasBlocked       // its block is over, likewise
	DoesNotBlock     // is not declared blocker where its controller could declare some
	IsBuriedFromPlay // goes from play to the cemetery
	IsRemoved        // from the game
	EntersUnpaid     // enters play without its cost being paid; an Oro has none (DAR 4.2.5)
	ActivatesIts     // uses an activated ability, or answers with one (DAR 4.6.3, glossary 32)
	LosesAbility     // while it is in play (DAR 4.1.4)
)

// Source is what causes something: cards that fit Of, their abilities only if
// Ability, an effect of any kind if Effect.
type Source struct {
	Of   Filter
	Kind SourceKind
}

// SourceKind says in which way a source acts.
type SourceKind uint8

// The kinds of source.
const (
	ByCards    SourceKind = iota // by the cards themselves, in combat or by effect
	ByAbility                    // by an ability of such cards
	ByEffect                     // by an effect of such cards
	ByCombat                     // by the damage of combat (DAR glossary 4)
	ByDirect                     // by direct damage (DAR glossary 4)
	ByResponse                   // by an ability that is used in response (DAR 4.11), a Talismán that is played so included
)

// PlayerEvent is something that a player does. What describes the card it is
// done with or to, where there is one. Nth, if not 0, is which of its turn it is, card by
// card: "tu segundo Talismán del turno".
type PlayerEvent struct {
	Who  Player
	What PlayerVerb
	Card *Filter
	By   *Source
	Nth  int
}

// PlayerVerb is something that a player does.
type PlayerVerb uint8

// What players do.
const (
	Plays PlayerVerb = iota + 1 // plays or puts in play such a card
	DeclaresAttack
	DeclaresBlock
	UsesAbility // uses an ability of such a card
	Mills
	Discards
	Draws
	ResolvesDamage // the damage of the battle is resolved (DAR glossary 28)
	RegroupsGold
	Searches // in a castle
	Shuffles // his castle
	PaysGold // so many Oros; only a [Limit] counts them, and those that he generates
	GeneratesGold
	PutsInPlay // such a card, played or not, under whosever control it then is (DAR 4.5.1)
	RunsOut    // of the cards of his castle, before he loses for it (DAR 4.3.1)
)

// PhaseEvent is a phase; a response to it follows DAR 4.11.1. End marks its end
// ("al finalizar") instead. A [Turn] that is not at its end begins, before anything is grouped (DAR 5.1).
type PhaseEvent struct {
	Window Window
	End    bool
}

// AnyOf happens with either of its events.
type AnyOf struct{ Events []Event }

// SpeaksOfIt reports whether an event happens to the cards that were picked before it.
func SpeaksOfIt(e Event) bool {
	switch e := e.(type) {
	case CardEvent:
		_, it := e.Who.(It)
		return it
	case AnyOf:
		return slices.ContainsFunc(e.Events, SpeaksOfIt)
	}
	return false
}

func (CardEvent) event()   {}
func (PlayerEvent) event() {}
func (PhaseEvent) event()  {}
func (AnyOf) event()       {}
