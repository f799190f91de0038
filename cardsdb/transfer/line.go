package transfer

import (
	"slices"

	"castillo/cardsdb/holding"
	"castillo/game/deck"
	"castillo/game/speech"
)

// File is what was read out of a file, before any card is looked up.
type File struct {
	Kind      Kind
	Encoding  deck.Encoding
	Separator rune     // of a table, 0 elsewhere
	Header    []string // of a table, as written
	Lines     []Line
	// Digest tells the text of the file from all others, however it is encoded.
	Digest string
	// Uncounted says that the table has no column of quantities, and is of no
	// program that writes a line a copy: nobody but its owner knows what a line
	// stands for, see Each. Until then its lines have no copies.
	Uncounted bool
	// Notices are what of the file as a whole is not kept.
	Notices []Reason

	told map[fact]bool // what it says of copies, where it says anything
}

// Priced reports whether the file is a table with a column of prices: one that is uncounted may be a
// price list, see [ReadPrices].
func (f File) Priced() bool { return f.told[price] || f.told[marketPrice] }

// Each is an uncounted file in which every line stands for so many copies.
func (f File) Each(copies int) File {
	if !f.Uncounted {
		return f
	}
	f.Uncounted, f.Lines = false, slices.Clone(f.Lines)
	for i := range f.Lines {
		row := &f.Lines[i].Entry.Row
		row.Count = copies
		row.ForTrade = min(row.ForTrade, copies)
	}
	return f
}

// Line is a line that speaks of copies. Titles, notes and empty lines are none.
type Line struct {
	Number int      // where it begins in the file, from 1; of a backup the place in its list
	Cells  []string // as written; one for what is not a table
	Entry  Entry
	// Problem is why the line cannot be read; the zero Reason if it can.
	Problem Reason
	// Warnings are what of the line cannot be kept; the rest of it can.
	Warnings []Reason
}

// Standing is what the copies of a line are to the owner of the file.
type Standing uint8

// The standings.
const (
	Held   Standing = iota // in the collection
	Listed                 // wished for: in a list of a program that tells lists from folders
	InDeck                 // in a deck, owned or not
	Proxy                  // no real cards
)

// Entry is what a line says.
type Entry struct {
	Name    string
	Edition string // code or name, as written; empty if not said
	Number  int    // 0 if not said
	// Row is the copies, without their printing; its Count is 0 on a line that
	// is only a wish or an epic text, or that says that there are none.
	Row      holding.Holding
	Standing Standing
	Wish     int    // copies wished for
	Epic     string // epic text, empty if the line has none
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

// Error is the sentence in Spanish.
func (r Reason) Error() string { return r.In(speech.InSpanish) }

// In implements [speech.Error].
func (r Reason) In(say speech.Say) string { return say(r.Sentence, r.Pairs...) }

// The reasons why a line cannot be taken over, or not without a choice.
const (
	noCount        = "«{text}» no es una cantidad de 1 a {max}"
	emptyCount     = "falta la cantidad"
	noCopies       = "no hay ninguna copia"
	areProxies     = "son proxies ({n}) y no se cuentan"
	ofADeck        = "son de un mazo ({n}) y no de la colección"
	unknownList    = "«{text}» no dice si son cartas propias o buscadas; se cuentan como propias"
	otherTotal     = "el total dice {total} y las columnas suman {n}"
	asThousands    = "«{text}» se lee como {n}; si eran decimales, corrígelo en el archivo"
	marketPrices   = "precios de mercado, que no se importan porque se anota lo pagado: {titles}"
	passedOver     = "columnas que no se importan: {titles}"
	fewerToTrade   = "de {n} copias no se pueden ofrecer {trade}"
	noCurrency     = "«{text}» no es una moneda"
	noField        = "{fact}: {error}"
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
	waits          = "otra línea de la misma carta no está resuelta; se reemplaza cuando lo esté"
	leftOut        = "la dejaste fuera"
	unpriced       = "no dice ningún precio"
	otherMoney     = "está en {currency}, y la lista en {list}"
	pricedAt       = "{code} ya tiene precio en la línea {line}"
	tooManyPrices  = "pasarían de {max} precios en una lista"
	notRead        = "el objeto {n} no se entiende"
)

// Reasons are the sentences of all reasons, for those who translate them.
func Reasons() []string {
	return []string{noCount, emptyCount, noCopies, areProxies, ofADeck, unknownList, otherTotal, asThousands, marketPrices, passedOver, fewerToTrade, noCurrency, noField, noNumber, noFinish, noCondition, noLanguage, noPrice, noDate, noPlace,
		nothingNamed, openQuote, cannotKeep, unknownName, maybeName, unknownEdition, unknownCard, manyPrintings,
		manyInEdition, notInEdition, otherName, tooMany, otherEpic, waits, leftOut, unpriced, otherMoney, pricedAt, tooManyPrices, notRead}
}
