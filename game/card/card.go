// Package card says what a printed card is: its facts and its rules text.
//
// A [Card] is a plain value. Everything that a rulebook, a deck, the store or a
// screen knows about a card starts here; how a card behaves in a match is the
// rulebook's business.
package card

// Card holds the facts printed on one card, one printing of it. The zero Card
// is no card. A fact that nobody knows is left at its zero value; Source says
// how far the row can be trusted.
type Card struct {
	Edition Edition
	Number  int    // collector's number within the edition, 0 unknown; see EditionInfo.Unnumbered
	Name    string // as printed, Spanish spelling (DAR 4.1.1)
	Type    Type   // NoType unknown
	Races   Races  // printed races, only on an Ally (DAR 4.1.5)

	// Cost is the printed cost of gold; Gold cards have none and hold NoNumber,
	// as does a card whose cost is not known (DAR 4.1.2).
	Cost int8
	// Strength is the printed strength of an Ally, NoNumber on any other card.
	Strength int8

	Frequency   Frequency
	Variant     Variant // of the same card in the same edition
	Unique      bool    // the text says Carta Única; see also deck rules for promos (DAR 4.1.6)
	Ability     Ability // whether the card has a text box
	Text        string  // rules text, empty while nobody has written it down
	Epic        string  // epic text, which has no part in the game; empty unless the owner wrote it (DAR 4.1.7)
	Illustrator string
	Origin      Edition // the edition that a promo belongs to, or a card of a series over several (DAR 3)
	Source      Source
}

// NoNumber stands in Cost and Strength for "has none" and for "not known".
const NoNumber int8 = -1

// Block is the great edition to whose stories c belongs: that of its origin if it has
// one, else that of its edition; empty where nobody knows.
func (c Card) Block() Edition {
	of := c.Edition
	if c.Origin != "" {
		of = c.Origin
	}
	info, _ := of.Info()
	return info.Block
}

// IsPlainGold reports whether c is an Oro without ability, the only kind that
// may be a deck's initial Oro (DAR 4.2.5).
func (c Card) IsPlainGold() bool { return c.Type == Gold && c.Ability == WithoutAbility }

// Code is the collector's code, such as "ES 012" (DAR 4.1.8).
func (c Card) Code() string { return c.Printing().String() }
