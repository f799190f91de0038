package query

import (
	"strings"
	"unicode/utf8"

	"castillo/game/speech"
)

// Sentences are all that this package gives to a speech.Say, for those who translate.
func Sentences() []string {
	out := sentences[:]
	for _, l := range languages {
		out = append(out, l.names[0])
	}
	return out
}

// saying is a sentence with the values of its places.
type saying struct {
	what  sentence
	pairs []any
}

func say(what sentence, pairs ...any) saying { return saying{what, pairs} }

func (s saying) in(say speech.Say) string { return say(sentences[s.what], s.pairs...) }

type sentence uint8

const (
	sayEverything sentence = iota
	sayCards
	sayAnd
	sayOr
	sayExcept
	sayNoneOf
	sayWord
	sayInName
	sayInText
	sayNamed
	sayTextIs
	sayByIllustrator
	sayInPlace
	sayWithTag
	sayInDeck
	sayInFormat
	sayOfType
	sayOfRace
	sayOfEdition
	sayOfFrequency
	sayOfBlock
	sayOfVariant
	sayInCondition
	sayInLanguage
	sayOfCost
	sayOfStrength
	sayOfNumber
	sayOwn
	sayOwned
	sayOwnNone
	sayMiss
	sayMissing
	sayMissNone
	sayWant
	sayWanting
	sayWantNone
	sayTrade
	sayTrading
	sayTradeNone
	sayUnique
	sayFoil
	sayFoils
	sayOwnFoil
	sayOwnNoFoil
	sayPaid
	sayWorth
	sayReadable
	sayLacks
	sayOrLess
	sayOrMore
	sayOrWorse
	sayOrBetter
	sayOrBefore
	sayOrLater
	sayOrRarer
	sayOrCommoner
	sayMoreThan
	sayLessThan
	sayMaybe
	sayTooLong
	sayTooDeep
	sayNotOpened
	sayNotClosed
	sayEmptyParentheses
	sayQuoteNotClosed
	sayNothingBefore
	sayNothingAfter
	sayUnknownField
	sayNoValue
	sayNoOrder
	sayNotNobody
	sayUnknownValue
	sayNotANumber
	sayNotAPrice
	sayNotYesOrNo
	sentenceCount
)

var sentences = [sentenceCount]string{
	sayEverything:    "todas las cartas",
	sayCards:         "cartas {what}",
	sayAnd:           "{a} y {b}",
	sayOr:            "{a} o {b}",
	sayExcept:        "{what}, salvo las {except}",
	sayNoneOf:        "que no son de las {what}",
	sayWord:          "que llevan «{text}»",
	sayInName:        "con «{text}» en el nombre",
	sayInText:        "con «{text}» en el texto",
	sayNamed:         "de nombre «{text}»",
	sayTextIs:        "cuyo texto es «{text}»",
	sayByIllustrator: "ilustradas por «{text}»",
	sayInPlace:       "guardadas en «{text}»",
	sayWithTag:       "con la etiqueta «{text}»",
	sayInDeck:        "del mazo «{text}»",
	sayInFormat:      "que se juegan en {text}",
	sayOfType:        "de tipo {value}",
	sayOfRace:        "de raza {value}",
	sayOfEdition:     "de {value}",
	sayOfFrequency:   "de frecuencia {value}",
	sayOfBlock:       "del bloque {value}",
	sayOfVariant:     "de variante {value}",
	sayInCondition:   "en estado {value}",
	sayInLanguage:    "en {value}",
	sayOfCost:        "de coste {amount}",
	sayOfStrength:    "de fuerza {amount}",
	sayOfNumber:      "de número {amount}",
	sayOwn:           "que tienes",
	sayOwned:         "de las que tienes {amount}",
	sayOwnNone:       "que no tienes",
	sayMiss:          "que te faltan",
	sayMissing:       "de las que te faltan {amount}",
	sayMissNone:      "que no te faltan",
	sayWant:          "que buscas",
	sayWanting:       "de las que buscas {amount}",
	sayWantNone:      "que no buscas",
	sayTrade:         "que darías a cambio",
	sayTrading:       "de las que darías a cambio {amount}",
	sayTradeNone:     "que no darías a cambio",
	sayUnique:        "que son Carta Única",
	sayFoil:          "en foil",
	sayFoils:         "de las que tienes {amount} en foil",
	sayOwnFoil:       "que tienes en foil",
	sayOwnNoFoil:     "que no tienes en foil",
	sayPaid:          "pagadas a {price}",
	sayWorth:         "que valen {price}",
	sayReadable:      "cuyo texto entiende el programa",
	sayLacks:         "sin {field}",
	sayOrLess:        "{value} o menos",
	sayOrMore:        "{value} o más",
	sayOrWorse:       "{value} o peor",
	sayOrBetter:      "{value} o mejor",
	sayOrBefore:      "{value} o anterior",
	sayOrLater:       "{value} o posterior",
	sayOrRarer:       "{value} o más rara",
	sayOrCommoner:    "{value} o más común",
	sayMoreThan:      "más de {value}",
	sayLessThan:      "menos de {value}",

	sayMaybe:            "{reason}; ¿quizá {names}?",
	sayTooLong:          "la búsqueda pasa de {n} letras",
	sayTooDeep:          "hay demasiados paréntesis uno dentro de otro",
	sayNotOpened:        "este paréntesis se cierra y no se abrió",
	sayNotClosed:        "falta cerrar este paréntesis",
	sayEmptyParentheses: "no hay nada entre los paréntesis",
	sayQuoteNotClosed:   "falta cerrar estas comillas",
	sayNothingBefore:    "falta algo antes de «{word}»",
	sayNothingAfter:     "falta algo después de «{word}»",
	sayUnknownField:     "no conozco el campo «{field}»",
	sayNoValue:          "falta lo que se busca en «{field}»",
	sayNoOrder:          "«{field}» no se puede comparar con «{sign}»",
	sayNotNobody:        "«{field}» no puede ser ninguno",
	sayUnknownValue:     "«{value}» no es un valor de «{field}»",
	sayNotANumber:       "«{value}» no es un número para «{field}»",
	sayNotAPrice:        "«{value}» no es un precio para «{field}»",
	sayNotYesOrNo:       "«{field}» es sí o no, no «{value}»",
}

// Error says why a text is not a query.
type Error struct {
	Query string
	At    Span // what is to blame; empty where something is missing
	// Suggestions could stand at At instead, likeliest first.
	Suggestions []string
	said        saying
}

// Error is the reason in Spanish, with at most three suggestions.
func (e *Error) Error() string { return e.In(speech.InSpanish) }

// In is the reason in the words of say, without full stop.
func (e *Error) In(speak speech.Say) string {
	reason := e.said.in(speak)
	if len(e.Suggestions) == 0 {
		return reason
	}
	var names []string
	for _, s := range e.Suggestions[:min(3, len(e.Suggestions))] {
		names = append(names, "«"+inWords(s, speak)+"»")
	}
	return speak(sentences[sayMaybe], "reason", reason, "names", joinWith(speak, sayOr, names))
}

// Caret is the query and, on a second line, carets under what is to blame.
func (e *Error) Caret() string {
	line := strings.Map(func(r rune) rune {
		if r < ' ' {
			return ' '
		}
		return r
	}, e.Query)
	before := utf8.RuneCountInString(e.Query[:e.At.From])
	under := max(1, utf8.RuneCountInString(e.Query[e.At.From:e.At.To]))
	return line + "\n" + strings.Repeat(" ", before) + strings.Repeat("^", under)
}

// Mended is the query with a suggestion in the place of what is to blame.
func (e *Error) Mended(suggestion string) string {
	return e.Query[:e.At.From] + suggestion + e.Query[e.At.To:]
}

// joinWith joins words as in "a, b y c" or "a, b o c".
func joinWith(speak speech.Say, how sentence, words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return speak(sentences[how], "a", strings.Join(words[:last], ", "), "b", words[last])
}
