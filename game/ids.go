package game

// CardID is one card in a match, the sleeve that the players see whether or
// not they know the face in it. IDs run from 1; 0 is no card.
type CardID uint8

// MaxCards is the greatest number of cards that a match can hold.
const MaxCards = 120

// Face says which card is in a sleeve: an index into the definitions of the
// match, from 1. Face 0 is a face that is not known.
type Face uint16

// Zone is a place of a rulebook's board; [ZoneInfo] describes it. Zone 0 is
// nowhere.
type Zone uint8

// Phase is a part of a rulebook's turn; [PhaseInfo] describes it.
type Phase uint8
