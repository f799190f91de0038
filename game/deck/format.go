package deck

import (
	"slices"

	"castillo/game/card"
)

// Format is the construction rules of a format, as data.
type Format struct {
	Name         string
	Size         int            // cards in a deck, the initial Oro among them
	Copies       int            // of a name, across its printings
	UniqueCopies int            // of a Carta Única, across its printings
	Editions     []card.Edition // a printing of any other edition is not allowed
	Promos       card.Edition   // a name printed here is Carta Única in every printing
	Forbidden    []string       // names that no deck may hold
	PlainInitial bool           // the initial Oro has no ability
}

// PrimerBloque is the format of the DAR 1.0: 50 cards with the initial Oro (DAR
// 4.3.1), three copies of a name (glossary 8), one of a Carta Única, which all
// promos are (DAR 3, 4.1.6), from nine editions (DAR 3), none forbidden (DAR 2),
// with an initial Oro without ability (DAR 4.2.5).
var PrimerBloque = Format{
	Name:         "Primer Bloque",
	Size:         50,
	Copies:       3,
	UniqueCopies: 1,
	Editions:     []card.Edition{"ES", "CR", "HE", "IM", "HD", "TA", "DR", "EN", "PE"},
	Promos:       "PE",
	PlainInitial: true,
}

// Catalogue is what a deck has to be told about cards. Names compare folded
// (card.Fold).
type Catalogue interface {
	// Named gives every printing of a name, in a fixed order; none if no card
	// is called so.
	Named(name string) []card.Card
	// Printing gives the card with this number in this edition.
	Printing(e card.Edition, number int) (card.Card, bool)
	// Names gives every name once, as printed; a misspelt name is compared
	// with them.
	Names() []string
}

// hasGaps reports whether a fact that play needs is not known.
func hasGaps(c card.Card) bool {
	return c.Type == card.NoType ||
		c.Type != card.Gold && c.Cost == card.NoNumber ||
		c.Type == card.Ally && c.Strength == card.NoNumber ||
		c.Type == card.Gold && c.Ability == card.UnknownAbility
}

// allows reports whether the format plays cards of an edition.
func (f Format) allows(e card.Edition) bool {
	return slices.Contains(f.Editions, e)
}

// forbids reports whether the format plays no card of this name.
func (f Format) forbids(name string) bool {
	return slices.ContainsFunc(f.Forbidden, func(forbidden string) bool {
		return sameName(forbidden, name)
	})
}

// unique reports whether the card with these printings is a Carta Única: one of
// them says so, or is a promo. Every copy counts as the original card (DAR
// 4.1.6, glossary 8).
func (f Format) unique(printings []card.Card) bool {
	return slices.ContainsFunc(printings, func(p card.Card) bool {
		return p.Unique || f.Promos != "" && p.Edition == f.Promos
	})
}
