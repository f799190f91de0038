package deck

import (
	"strconv"
	"strings"
)

// Kind is the kind of a breach: which rule of construction the list breaks.
type Kind uint8

// The kinds of breach.
const (
	TooFewCards Kind = iota + 1
	TooManyCards
	NoInitial
	UnknownInitial
	InitialNotGold
	InitialWithAbility
	UnknownCard
	UnknownPrinting // the card is known, not in this edition and number
	EditionNotAllowed
	ForbiddenCard
	MissingFacts // the catalogue lacks a fact that play needs
	TooManyCopies
	TooManyOfUnique
	TooManyOfLimited // the format has a limit for this card
	OtherRace        // an Aliado that is not of the race of the deck
	OtherBlock       // a card that is not of the block of that race
	TooManyInSideboard
)

var kindTemplates = [...]string{
	TooFewCards:        "El mazo suma {{.Count}} de las {{.Limit}} cartas que pide el formato, contando el Oro inicial",
	TooManyCards:       "El mazo suma {{.Count}} cartas contando el Oro inicial y el formato pide {{.Limit}}",
	NoInitial:          "Falta el Oro inicial",
	UnknownInitial:     "El Oro inicial «{{.Card}}» no está en el catálogo",
	InitialNotGold:     "«{{.Card}}» no es un Oro y no puede ser el Oro inicial",
	InitialWithAbility: "«{{.Card}}» tiene habilidad y el Oro inicial debe ser un Oro sin habilidad",
	UnknownCard:        "«{{.Card}}» ({{.Count}} en el mazo) no está en el catálogo",
	UnknownPrinting:    "«{{.Card}}» ({{.Count}} en el mazo) no existe con esa edición y ese número",
	EditionNotAllowed:  "«{{.Card}}» ({{.Count}} en el mazo) no es de una edición que el formato permita",
	ForbiddenCard:      "«{{.Card}}» ({{.Count}} en el mazo) está prohibida en el formato",
	MissingFacts:       "Al catálogo le faltan datos de «{{.Card}}» ({{.Count}} en el mazo); complétalos para poder jugarla",
	TooManyCopies:      "«{{.Card}}» va {{.Count}} veces y el máximo es {{.Limit}}, sumando todas sus ediciones",
	TooManyOfUnique:    "«{{.Card}}» es Carta Única: va {{.Count}} veces y el máximo es {{.Limit}}, sumando todas sus ediciones",
	TooManyOfLimited:   "«{{.Card}}» va {{.Count}} veces y el formato la limita a {{.Limit}}, sumando todas sus ediciones",
	OtherRace:          "«{{.Card}}» ({{.Count}} en el mazo) no es de raza {{.Want}}, la de la mayoría de tus Aliados, y el formato pide una sola raza",
	OtherBlock:         "«{{.Card}}» ({{.Count}} en el mazo) no es de {{.Want}}, el bloque de la raza del mazo",
	TooManyInSideboard: "El banquillo tiene {{.Count}} cartas y el formato permite {{.Limit}}",
}

// Breach is one reason why a list is not legal.
type Breach struct {
	Kind  Kind
	Card  Ref    // zero when the deck as a whole is to blame
	Count int    // how many the deck holds
	Limit int    // how many the format asks for or allows, where it says
	Want  string // the race or the block that the format asks for, where it does, by its name
	// Remedies are changes that would cure it, best first; empty when none is
	// obvious: see Format.Remedies. All of them are of one kind.
	Remedies []Remedy
}

// Template is the sentence in Spanish with {{.Card}}, {{.Count}}, {{.Limit}} and
// {{.Want}} for text/template to fill from the Breach, so that a screen can translate it.
func (b Breach) Template() string {
	if int(b.Kind) < len(kindTemplates) {
		return kindTemplates[b.Kind]
	}
	return ""
}

// Sentence is the reason in Spanish, without full stop.
func (b Breach) Sentence() string {
	return strings.ReplaceAll(fill(b.Template(), b.Card, b.Count, b.Limit, Ref{}), "{{.Want}}", b.Want)
}

// String is the reason with its remedies, in Spanish.
func (b Breach) String() string {
	if len(b.Remedies) == 0 {
		return b.Sentence() + "."
	}
	var words []string
	if b.Remedies[0].Do == ReplaceCard {
		for _, r := range b.Remedies {
			words = append(words, "«"+r.With.String()+"»")
		}
		return b.Sentence() + "; quizá es " + or(words) + "."
	}
	for _, r := range b.Remedies {
		words = append(words, r.String())
	}
	return b.Sentence() + "; " + or(words) + "."
}

// or joins words as in "a, b o c".
func or(words []string) string {
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return strings.Join(words[:last], ", ") + " o " + words[last]
}

func fill(template string, about Ref, count, limit int, with Ref) string {
	return strings.NewReplacer(
		"{{.Card}}", about.String(),
		"{{.Count}}", strconv.Itoa(count),
		"{{.Limit}}", strconv.Itoa(limit),
		"{{.With}}", with.String(),
	).Replace(template)
}
