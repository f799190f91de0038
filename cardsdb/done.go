package cardsdb

import (
	"strconv"
	"strings"

	"castillo/game/card"
)

// Deed is a kind of thing that was done to what the owner has. Its numbers
// stand in journals: they never change, and new ones go to the end.
type Deed uint8

// The deeds.
const (
	CopiesCounted Deed = 1 + iota
	RowChanged
	RowMoved
	RowRemoved
	RowsChanged
	WishMade
	WishDropped
	Imported
	DeckMade
	DeckChanged
	DeckRenamed
	DeckDeleted
	DeckRecovered
	TextWritten
	TextDropped
	CardCorrected
	CardAdded
	CorrectionDropped
	Restored
	TakenBack
	EpicWritten
	EpicDropped
	FormatMade
	FormatChanged
	FormatRenamed
	FormatDeleted
	CardPassed
	TextsImported
	PricesImported
	PricesDropped
	CardsTraded
	DataImported
	StartersRenewed
	RowsRevised
	deedsEnd
)

// deedWords say what was done; the places stand in the order of the arguments.
var deedWords = [deedsEnd]string{
	CopiesCounted:     "Copias de {card}: de {before} a {after}",
	RowChanged:        "Fila de {card}: {row}",
	RowMoved:          "Filas de {card}: {n} a «{row}»",
	RowRemoved:        "Fila de {card} quitada: {row}",
	RowsChanged:       "Filas de la colección cambiadas: {n}",
	WishMade:          "Deseo: {n} de {card}",
	WishDropped:       "Deseo retirado: {card}",
	Imported:          "Importado de {source}: {n}",
	DeckMade:          "Mazo creado: {deck}",
	DeckChanged:       "Mazo cambiado: {deck}",
	DeckRenamed:       "Mazo {before}: ahora se llama {after}",
	DeckDeleted:       "Mazo a la papelera: {deck}",
	DeckRecovered:     "Mazo recuperado: {deck}",
	TextWritten:       "Texto anotado: {card}",
	TextDropped:       "Texto retirado: {card}",
	CardCorrected:     "Datos corregidos: {card}",
	CardAdded:         "Carta añadida al catálogo: {card}",
	CorrectionDropped: "Corrección retirada: {card}",
	Restored:          "Respaldo restaurado: {source}",
	TakenBack:         "Cambios deshechos: {n}",
	EpicWritten:       "Texto épico escrito: {card}",
	EpicDropped:       "Texto épico retirado: {card}",
	FormatMade:        "Formato creado: {format}",
	FormatChanged:     "Formato cambiado: {format}",
	FormatRenamed:     "Formato {before}: ahora se llama {after}",
	FormatDeleted:     "Formato borrado: {format}",
	CardPassed:        "Carta propia {own}: pasa a ser {card}",
	TextsImported:     "Textos importados de {source}: {n}",
	PricesImported:    "Lista de precios de {source}: {n}",
	PricesDropped:     "Lista de precios quitada: {source}",
	CardsTraded:       "Cambio con {name}: {given} dadas, {got} recibidas",
	DataImported:      "Datos de cartas de {source}: {cards} cartas, {texts} textos, {prices} precios",
	StartersRenewed:   "Mazos de inicio puestos al día: {n}",
	RowsRevised:       "Filas cambiadas de una vez: {n} ({what})",
}

// Deeds are the templates of all deeds, for those who translate them.
func Deeds() []string { return deedWords[1:] }

// Done says what an edit did: a deed and what it was done to.
type Done struct {
	Deed Deed
	Args []string // in the order of the places in the template
}

// Did makes a Done; the arguments are what the template of the deed has places
// for.
func Did(d Deed, args ...string) Done { return Done{d, args} }

// Template is the Spanish sentence with places such as {card}, and pairs are
// the names of the places, each followed by what stands there.
func (d Done) Template() (sentence string, pairs []any) {
	if d.Deed == 0 || d.Deed >= deedsEnd {
		return "", nil
	}
	sentence = deedWords[d.Deed]
	rest := sentence
	for _, arg := range d.Args {
		var name string
		if _, rest, _ = strings.Cut(rest, "{"); rest == "" {
			break
		}
		name, rest, _ = strings.Cut(rest, "}")
		pairs = append(pairs, name, arg)
	}
	return sentence, pairs
}

// String is the Spanish sentence.
func (d Done) String() string {
	sentence, pairs := d.Template()
	replace := make([]string, len(pairs))
	for i := range pairs {
		replace[i] = pairs[i].(string)
		if i%2 == 0 {
			replace[i] = "{" + replace[i] + "}"
		}
	}
	return strings.NewReplacer(replace...).Replace(sentence)
}

// Areas are the parts of what the owner has, as a set.
type Areas uint8

// The areas.
const (
	InCollection Areas = 1 << iota
	InWishes
	InDecks
	InCatalogue // corrections, and so the cards themselves
	InFormats
	InPrices
)

var sectionAreas = [sectionsEnd]Areas{
	rowsSection:        InCollection,
	wishesSection:      InWishes,
	decksSection:       InDecks,
	trashSection:       InDecks,
	correctionsSection: InCatalogue,
	formatsSection:     InFormats,
	pricesSection:      InPrices,
}

func areasOf(changes []change) Areas {
	var all Areas
	for _, c := range changes {
		all |= sectionAreas[c.section]
	}
	return all
}

// call is how the history calls a printing.
func (s *Store) call(p card.Printing) string {
	if c, ok := s.catalogue.Printing(p.Edition, p.Number); ok && c.Name != "" {
		return c.Name + " (" + p.String() + ")"
	}
	return p.String()
}

func number(n int) string { return strconv.Itoa(n) }
