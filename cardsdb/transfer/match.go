package transfer

import (
	"slices"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// Catalogue is the printed cards; that of package cardsdb is one.
type Catalogue interface {
	// Printing is one printed card; ok is false where there is none.
	Printing(edition card.Edition, number int) (printed card.Card, ok bool)
	// Named lists every printing of a card, accents and case apart.
	Named(name string) []card.Card
	// Nearest suggests at most n names for one that does not exist.
	Nearest(name string, n int) []string
}

// Matching is a file with what each of its lines may mean, and what the owner
// chose where that is not certain.
type Matching struct {
	File    File
	matches []match
	choices map[int]choice // by index of the line
	prefers Preference
}

// match is what a line may mean: one printing, or several, or none.
type match struct {
	printings []card.Card
	certain   bool // the only printing is what is meant
	unsaid    bool // it names a card, and of its editions none
	reason    Reason
	maybe     []card.Card // what a line that cannot be read seems to speak of
}

// Preference is which printing lines mean that name a card and no edition, where the
// card has several. The zero Preference asks, line by line.
type Preference uint8

// The preferences.
const (
	AskEach Preference = iota
	Oldest
	Newest
	Every // all of them, for what may be said of several at once: a price
)

var preferenceNames = [...]string{"preguntar", "la más antigua", "la más nueva", "todas"}

// String is the preference in Spanish.
func (p Preference) String() string { return preferenceNames[p] }

// Preferences are the names of all, for those who translate them.
func Preferences() []string { return preferenceNames[:] }

// Prefer settles the lines that name a card and no edition. What the owner chose for a
// line stays.
func (m *Matching) Prefer(p Preference) { m.prefers = p }

// Unsaid is how many lines name a card that has several printings and no edition.
func (m *Matching) Unsaid() int {
	n := 0
	for _, match := range m.matches {
		if match.unsaid {
			n++
		}
	}
	return n
}

// match is what a line may mean, as the owner prefers it.
func (m *Matching) match(line int) match {
	found := m.matches[line]
	if !found.unsaid || m.prefers == AskEach {
		return found
	}
	plain := found.printings
	if some := plainOnes(plain); len(some) > 0 {
		plain = some
	}
	at := 0
	switch m.prefers {
	case Every:
		return match{printings: found.printings, certain: true}
	case Newest:
		at = len(plain) - 1
	}
	return match{printings: plain[at : at+1], certain: true}
}

// plainOnes are the printings that are no variants of others.
func plainOnes(printings []card.Card) []card.Card {
	return slices.DeleteFunc(slices.Clone(printings), func(c card.Card) bool { return c.Variant != card.NoVariant })
}

// choice is what the owner said of a line that is not certain.
type choice struct {
	printing card.Printing
	leaveOut bool
}

// maxGuesses bounds how many names are compared with all others.
const maxGuesses = 1000

// maxCandidates bounds the printings that a line offers to choose from.
const maxCandidates = 12

// Match looks the lines of a file up in the catalogue.
func Match(f File, c Catalogue) *Matching {
	m := &Matching{File: f, choices: map[int]choice{}}
	g := guesser{catalogue: c, known: map[string][]card.Card{}}
	for _, line := range f.Lines {
		if !line.Problem.IsZero() {
			m.matches = append(m.matches, match{reason: line.Problem, maybe: g.maybe(line.Entry)})
			continue
		}
		m.matches = append(m.matches, g.match(f.Kind, line.Entry))
	}
	return m
}

// guesser remembers what near names it found.
type guesser struct {
	catalogue Catalogue
	known     map[string][]card.Card
}

func (g *guesser) match(kind Kind, e Entry) match {
	edition, editionKnown := card.EditionNamed(e.Edition)
	if !editionKnown {
		edition = card.Edition(strings.ToUpper(e.Edition)) // one of the owner's
	}
	named := g.catalogue.Named(e.Name)
	if e.Edition != "" && e.Number != 0 {
		printed, ok := g.catalogue.Printing(edition, e.Number)
		switch {
		case ok && (e.Name == "" || card.Fold(printed.Name) == card.Fold(e.Name)):
			return match{printings: []card.Card{printed}, certain: true}
		case ok:
			candidates := append([]card.Card{printed}, orNear(named, g, e.Name)...)
			return match{printings: distinct(candidates), reason: because(otherName, "code", printed.Code(), "printed", printed.Name, "name", e.Name)}
		case e.Name == "" && (editionKnown && reaches(edition, e.Number) || isOurs(kind)) && isEdition(edition):
			gap := card.Card{Edition: edition, Number: e.Number, Cost: card.NoNumber, Strength: card.NoNumber}
			return match{printings: []card.Card{gap}, certain: true}
		case e.Name == "":
			return match{reason: because(unknownCard, "code", card.Printing{Edition: edition, Number: e.Number})}
		}
	}
	switch {
	case e.Name == "":
		return match{reason: because(unknownEdition, "edition", e.Edition)}
	case len(named) == 0:
		near := g.near(e.Name)
		if len(near) == 0 {
			return match{reason: because(unknownName, "name", e.Name)}
		}
		return match{printings: near, reason: because(maybeName, "name", e.Name)}
	case e.Edition == "":
		found := among(numbered(named, e.Number), because(manyPrintings, "name", named[0].Name))
		found.unsaid = !found.certain
		return found
	}
	within := slices.DeleteFunc(slices.Clone(named), func(c card.Card) bool { return c.Edition != edition })
	switch {
	case !editionKnown && len(within) == 0:
		return match{printings: named, reason: because(unknownEdition, "edition", e.Edition)}
	case e.Number != 0: // there is no such printing, or the first case had it
		return match{printings: distinct(append(within, named...)),
			reason: because(unknownCard, "code", card.Printing{Edition: edition, Number: e.Number})}
	case len(within) > 0:
		if plain := plainOnes(within); len(plain) == 1 {
			within = plain // who means a variant says its number
		}
		return among(within, because(manyInEdition, "name", named[0].Name, "edition", edition))
	}
	return match{printings: named, reason: because(notInEdition, "name", named[0].Name, "edition", edition)}
}

// maybe are the cards that an entry names, so far as it was read.
func (g *guesser) maybe(e Entry) []card.Card {
	if edition, ok := card.EditionNamed(e.Edition); ok && e.Number != 0 {
		if printed, ok := g.catalogue.Printing(edition, e.Number); ok {
			return []card.Card{printed}
		}
	}
	if e.Name == "" {
		return nil
	}
	return g.catalogue.Named(e.Name)
}

// isOurs reports whether the program itself writes files of this kind for its
// own use, in which a card that the catalogue lacks is no mistake.
func isOurs(k Kind) bool { return k == Castillo || k == Backup }

// reaches reports whether an edition has a card of that number, known or not.
func reaches(edition card.Edition, number int) bool {
	return slices.ContainsFunc(card.Editions(), func(e card.EditionInfo) bool {
		return e.Code == edition && e.First <= number && number <= e.Last
	})
}

// isEdition reports whether a collection can hold a card of this edition.
func isEdition(e card.Edition) bool {
	outside := func(r rune) bool { return (r < 'A' || r > 'Z') && (r < '0' || r > '9') }
	return e != "" && len(e) <= 8 && !strings.ContainsFunc(string(e), outside)
}

// among is certain where there is one.
func among(printings []card.Card, reason Reason) match {
	if len(printings) == 1 {
		return match{printings: printings, certain: true}
	}
	return match{printings: printings, reason: reason}
}

// numbered are the printings of that number, or all if none has it or 0 is asked.
func numbered(printings []card.Card, number int) []card.Card {
	var out []card.Card
	for _, c := range printings {
		if c.Number == number {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return printings
	}
	return out
}

func orNear(named []card.Card, g *guesser, name string) []card.Card {
	if len(named) > 0 {
		return named
	}
	return g.near(name)
}

// near gives the printings of the names nearest to one that does not exist.
func (g *guesser) near(name string) []card.Card {
	key := card.Fold(name)
	if found, ok := g.known[key]; ok {
		return found
	}
	if len(g.known) == maxGuesses || len(name) > holding.MaxLine {
		return nil
	}
	var out []card.Card
	for _, n := range g.catalogue.Nearest(name, 3) {
		out = append(out, g.catalogue.Named(n)...)
	}
	g.known[key] = distinct(out)
	return g.known[key]
}

// distinct drops repetitions and what is too much to choose from.
func distinct(cards []card.Card) []card.Card {
	var out []card.Card
	for _, c := range cards {
		same := func(o card.Card) bool { return o.Printing() == c.Printing() }
		if !slices.ContainsFunc(out, same) && len(out) < maxCandidates {
			out = append(out, c)
		}
	}
	return out
}
