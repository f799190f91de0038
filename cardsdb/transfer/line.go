package transfer

import (
	"fmt"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/deck"
)

// File is what was read out of a file, before any card is looked up.
type File struct {
	Kind      Kind
	Encoding  deck.Encoding
	Separator rune     // of a table, 0 elsewhere
	Header    []string // of a table, as written
	Lines     []Line
}

// Line is a line that speaks of copies. Titles, notes and empty lines are none.
type Line struct {
	Number int      // where it begins in the file, from 1; of a backup the place in its list
	Cells  []string // as written; one for what is not a table
	Entry  Entry
	// Problem is why the line cannot be read; the zero Reason if it can.
	Problem Reason
}

// Entry is what a line says.
type Entry struct {
	Name    string
	Edition string // code or name, as written; empty if not said
	Number  int    // 0 if not said
	// Row is the copies, without their printing; its Count is 0 on a line that
	// is only a wish or an epic text.
	Row  holding.Holding
	Wish int    // copies wished for
	Epic string // epic text, empty if the line has none
}

// Reason is a sentence in Spanish with places such as {name} that Pairs fill,
// for a screen to translate; the zero Reason is none.
type Reason struct {
	Sentence string
	Pairs    []any // names of places and values by turns
}

func because(sentence string, pairs ...any) Reason { return Reason{sentence, pairs} }

// IsZero reports whether there is no reason.
func (r Reason) IsZero() bool { return r.Sentence == "" }

// String is the sentence in Spanish.
func (r Reason) String() string {
	s := r.Sentence
	for i := 0; i+1 < len(r.Pairs); i += 2 {
		s = strings.ReplaceAll(s, fmt.Sprintf("{%v}", r.Pairs[i]), fmt.Sprint(r.Pairs[i+1]))
	}
	return s
}

// The reasons why a line cannot be taken over, or not without a choice.
const (
	noCount        = "«{text}» no es una cantidad de 1 a {max}"
	noCopies       = "no hay ninguna copia"
	noNumber       = "«{text}» no es un número de carta"
	noFinish       = "«{text}» no es un acabado"
	noCondition    = "«{text}» no es un estado"
	noLanguage     = "«{text}» no es un idioma"
	noPrice        = "«{text}» no es un precio"
	noDate         = "«{text}» no es una fecha"
	noPlace        = "«{text}» no es una página ni una casilla"
	nothingNamed   = "la línea no nombra ninguna carta"
	openQuote      = "hay unas comillas sin cerrar"
	cannotKeep     = "{error}"
	unknownName    = "no hay ninguna carta llamada «{name}»"
	maybeName      = "no hay ninguna carta llamada «{name}»; quizá es otra"
	unknownEdition = "no conozco la edición «{edition}»"
	unknownCard    = "no existe la carta {code}"
	manyPrintings  = "«{name}» está en varias ediciones"
	manyInEdition  = "«{name}» está varias veces en la edición {edition}"
	notInEdition   = "«{name}» no está en la edición {edition}"
	otherName      = "{code} es «{printed}», no «{name}»"
	tooMany        = "pasarían de {max} copias en una fila"
	otherEpic      = "{code} ya tiene otro texto épico"
	leftOut        = "la dejaste fuera"
	notRead        = "el objeto {n} no se entiende"
)

// Reasons are the sentences of all reasons, for those who translate them.
func Reasons() []string {
	return []string{noCount, noCopies, noNumber, noFinish, noCondition, noLanguage, noPrice, noDate, noPlace,
		nothingNamed, openQuote, cannotKeep, unknownName, maybeName, unknownEdition, unknownCard, manyPrintings,
		manyInEdition, notInEdition, otherName, tooMany, otherEpic, leftOut, notRead}
}
