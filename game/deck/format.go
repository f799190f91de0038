package deck

import (
	"slices"
	"strings"

	"castillo/game/card"
)

// Format is the construction rules of a format, as data. ParseFormat and
// Format.String are its text form.
type Format struct {
	Name  string
	Notes string // the words of its maker: where its limits come from, and of when
	Rules string // the rulebook that it is played by, as that calls itself ("myl/dar")

	Size         int // cards in a deck, the initial Oro among them
	Copies       int // of a name, across its printings
	UniqueCopies int // of a Carta Única, across its printings
	// Limits are the names with a number of copies of their own, each once; 0 plays
	// none. A Carta Única stays one whatever stands here.
	Limits []Limit

	Editions []card.Edition // whose printings are played; none: all
	Without  []card.Edition // but for those of these, where Editions names none
	Promos   card.Edition   // a name printed here is Carta Única in every printing; empty: none is
	Races    RaceRule

	PlainInitial bool // the initial Oro has no ability
	Sideboard    int  // most cards kept beside the deck, or NoLimit
}

// Limit is how many copies of a name a deck may hold.
type Limit struct {
	Name   string
	Copies int
}

// NoLimit is a sideboard of any size.
const NoLimit = -1

// RaceRule is what a format asks of the races of a deck.
type RaceRule uint8

// The race rules: none; every Aliado is of one race; and every card is also of the
// block of that race.
const (
	AnyRace RaceRule = iota
	OneRace
	OneRaceOfItsBlock
)

// RaceRules lists the race rules.
func RaceRules() []RaceRule { return []RaceRule{AnyRace, OneRace, OneRaceOfItsBlock} }

var raceRules = [...]string{"cualquiera", "una", "una y de su bloque"}

// String is the rule as a format's text writes it.
func (r RaceRule) String() string {
	if int(r) < len(raceRules) {
		return raceRules[r]
	}
	return ""
}

// PrimerBloque is the format of the DAR 1.0: 50 cards with the initial Oro (DAR
// 4.3.1), three copies of a name (glossary 8), one of a Carta Única, which all
// promos are (DAR 3, 4.1.6), from nine editions (DAR 3), none forbidden (DAR 2),
// with an initial Oro without ability (DAR 4.2.5). A list that names no format is built
// for it.
var PrimerBloque = Format{
	Name:         "DAR Primer Bloque",
	Notes:        "Las reglas de construcción del D.A.R. 1.0, que no prohíbe ninguna carta ni dice nada del banquillo.",
	Rules:        "myl/dar",
	Size:         50,
	Copies:       3,
	UniqueCopies: 1,
	Editions:     []card.Edition{"ES", "CR", "HE", "IM", "HD", "TA", "DR", "EN", "PE"},
	Promos:       "PE",
	PlainInitial: true,
	Sideboard:    NoLimit,
}

// IsShipped reports whether the program carries a format of that ID.
func (f Format) IsShipped() bool {
	id := f.ID()
	return slices.ContainsFunc(shipped(), func(s Format) bool { return s.ID() == id })
}

// FormatIn is the format among formats that the list is built for: PrimerBloque where it names none
// and, with ok false, where it names one that is not among them.
func (l List) FormatIn(formats []Format) (f Format, ok bool) {
	i := slices.IndexFunc(formats, func(f Format) bool { return f.ID() == l.Format })
	if i < 0 {
		return PrimerBloque, l.Format == ""
	}
	return formats[i], true
}

// WithFormat gives the list as one that is built for a format.
func (l List) WithFormat(f Format) List {
	if l.Format = f.ID(); l.Format == PrimerBloque.ID() {
		l.Format = ""
	}
	return l
}

// ID is the name as questions, lists and the terminal write it, such as "racial-libre".
func (f Format) ID() string {
	return strings.Join(strings.FieldsFunc(card.Fold(f.Name), func(r rune) bool {
		return !('a' <= r && r <= 'z' || '0' <= r && r <= '9')
	}), "-")
}

// Catalogue is what a deck has to be told about cards. Names compare folded
// (card.Fold).
type Catalogue interface {
	// Named gives every printing of a name, in a fixed order; none if no card
	// is called so. The first whose facts are complete is the one that a name
	// alone means.
	Named(name string) []card.Card
	// Printing gives the card with this number in this edition.
	Printing(e card.Edition, number int) (card.Card, bool)
	// Names gives every name once, as printed; a misspelt name is compared
	// with them.
	Names() []string
}

// Over is a catalogue as the format plays it: a name alone means the newest version
// of its card that the format allows, in the oldest printing of that version.
// Printings keep their characteristics (DAR 3); the catalogue lists them in the order
// of release.
func (f Format) Over(c Catalogue) Catalogue { return played{Catalogue: c, format: f} }

// For is Over for one deck: where the format asks for cards of one block, a name alone means a
// printing of that block if there is one.
func (f Format) For(l List, c Catalogue) Catalogue { return f.played(l, c) }

// played is a catalogue as a format plays it, in one deck or in any.
type played struct {
	Catalogue
	format Format
	race   card.Race    // that all Aliados of the deck have to be of; NoRace: any
	block  card.Edition // that all its cards have to be of; empty: any
}

func (f Format) played(l List, c Catalogue) played {
	p := played{Catalogue: c, format: f}
	if f.Races != AnyRace {
		p.race = l.mostOf(p)
	}
	if f.Races == OneRaceOfItsBlock {
		p.block = p.race.Block()
	}
	return p
}

// mostOf is the race of most Aliados of the deck, the first of several such, NoRace if
// there are none with a race.
func (l List) mostOf(c Catalogue) card.Race {
	var sums [card.RaceCount + 1]int
	most := card.NoRace
	for _, e := range l.Cards {
		found, _ := e.Find(c)
		for _, r := range found.Races.List() {
			if sums[r] += e.Count; sums[r] > sums[most] || sums[r] == sums[most] && r < most {
				most = r
			}
		}
	}
	return most
}

// Named implements Catalogue.
func (p played) Named(name string) []card.Card {
	printings := p.Catalogue.Named(name)
	if len(printings) < 2 {
		return printings
	}
	first := p.meant(printings)
	if first <= 0 {
		return printings
	}
	return slices.Concat(printings[first:first+1], printings[:first], printings[first+1:])
}

// meant is the place of the printing that the name alone means, -1 where the format
// allows none that is known well enough to play.
func (p played) meant(printings []card.Card) int {
	may := p.may
	if ofBlock := func(c card.Card) bool { return p.may(c) && !p.isOfOtherBlock(c) }; slices.ContainsFunc(printings, ofBlock) {
		may = ofBlock
	}
	newest := -1
	for i, c := range printings {
		if may(c) {
			newest = i
		}
	}
	if newest < 0 {
		return -1
	}
	return slices.IndexFunc(printings, func(c card.Card) bool { return may(c) && card.SameVersion(c, printings[newest]) })
}

// may reports whether the format plays a printing, which is known well enough for that.
func (p played) may(c card.Card) bool { return p.format.Allows(c.Edition) && !hasGaps(c) }

// isOfOtherRace reports whether c is an Aliado that the deck's race does not admit.
func (p played) isOfOtherRace(c card.Card) bool {
	return p.race != card.NoRace && c.Type == card.Ally && !c.Races.Has(p.race)
}

// isOfOtherBlock reports whether c is of another block than the deck.
func (p played) isOfOtherBlock(c card.Card) bool { return p.block != "" && c.Block() != p.block }

// hasGaps reports whether a fact that play needs is not known.
func hasGaps(c card.Card) bool {
	return c.Type == card.NoType ||
		c.Type != card.Gold && c.Cost == card.NoNumber ||
		c.Type == card.Ally && c.Strength == card.NoNumber ||
		c.Type == card.Gold && c.Ability == card.UnknownAbility
}

// Allows reports whether the format plays cards of an edition (DAR 3).
func (f Format) Allows(e card.Edition) bool {
	if len(f.Editions) > 0 {
		return slices.Contains(f.Editions, e)
	}
	return !slices.Contains(f.Without, e)
}

// MayBegin reports whether a printing may be the initial Oro of a deck (DAR 4.2.5).
func (f Format) MayBegin(c card.Card) bool { return f.isInitial(c) && f.Allows(c.Edition) }

// isInitial is MayBegin in any edition.
func (f Format) isInitial(c card.Card) bool {
	return c.IsPlainGold() || c.Type == card.Gold && !f.PlainInitial
}

// limits are the names with a number of copies of their own, folded.
func (f Format) limits() map[string]int {
	limits := make(map[string]int, len(f.Limits))
	for _, l := range f.Limits {
		limits[card.Fold(l.Name)] = l.Copies
	}
	return limits
}

// copies is how many copies of the card with these printings a deck may hold, and of
// which kind the breach is where it holds more.
func (f Format) copies(printings []card.Card, limits map[string]int) (most int, kind Kind) {
	limit, listed := limits[card.Fold(printings[0].Name)]
	switch {
	case listed && limit <= 0:
		return 0, ForbiddenCard
	case f.unique(printings) && (!listed || limit > f.UniqueCopies):
		return f.UniqueCopies, TooManyOfUnique
	case listed:
		return limit, TooManyOfLimited
	case slices.ContainsFunc(printings, isMercenary):
		return MaxCount, TooManyCopies
	}
	return f.Copies, TooManyCopies
}

// isMercenary: a deck may hold any number of copies (Barbarie, glossary: Mercenario).
func isMercenary(c card.Card) bool { return c.Says("Mercenario") }

// unique reports whether the card with these printings is a Carta Única: one that the
// format plays says so or is an Orbe, or one is a promo. Every copy counts as the original card (DAR
// 4.1.6, glossary 8; Barbarie, Nuevas Habilidades Especiales: Orbe).
func (f Format) unique(printings []card.Card) bool {
	return slices.ContainsFunc(printings, func(p card.Card) bool {
		return f.Allows(p.Edition) && (p.Unique || p.Says("Orbe")) || f.Promos != "" && p.Edition == f.Promos
	})
}
