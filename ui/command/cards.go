package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"castillo/cardsdb"
	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/game/myl/text"
)

var cardsCommand = verb{
	name:  "cartas",
	words: "[BÚSQUEDA]",
	help:  "lista las cartas del catálogo que responden a la búsqueda",
	more: "Las palabras se buscan en el nombre, y también al comienzo de tipo, raza, edición,\n" +
		"número («ES 012») y texto; no importan acentos ni mayúsculas. Sin palabras se listan\n" +
		"todas. Los campos preguntan por un dato: nombre: texto: tipo: raza: coste fuerza ed: bloque:\n" +
		"num: frec: variante: ilustrador: formato: única leído, y de tu colección tengo faltan busco cambio foil precio estado:\n" +
		"idioma: lugar: etiqueta: mazo:, con : = != < <= > >=; «o» da a elegir, un guion delante niega,\n" +
		"hay paréntesis y comillas. «foil>=2» cuenta copias foil, «precio>=$1.500» lo pagado por una en\n" +
		"pesos, y sin signo en cualquier moneda. Un guion al comienzo se escribe detrás de «--», y entre\n" +
		"comillas lo que el intérprete de órdenes no deba tocar:\n" +
		"    castillo cartas 'dragón tipo:aliado coste<=3 (ed:ES o ed:HE) -única'\n" +
		"En las columnas, «?» es un dato que no se conoce y «-» uno que la carta no tiene.\n" +
		"Termina con 1 si no hay ninguna.",
	options: []option{{"json", "", "escribe un objeto JSON por línea, para programas"}},
	run:     runCards,
}

// row is a printing as the verb shows it. A fact that is not known is null.
type row struct {
	Code        string   `json:"codigo"`
	Edition     string   `json:"edicion"`
	Number      *int     `json:"numero"`
	Name        string   `json:"nombre"`
	Type        *string  `json:"tipo"`
	Races       []string `json:"razas"`
	Cost        *int8    `json:"coste"`
	Strength    *int8    `json:"fuerza"`
	Frequency   *string  `json:"frecuencia"`
	Variant     string   `json:"variante,omitempty"`
	Block       string   `json:"bloque,omitempty"`
	Unique      bool     `json:"unica"`
	Ability     *bool    `json:"habilidad"`
	Illustrator string   `json:"ilustrador,omitempty"`
	Origin      string   `json:"origen,omitempty"`
	Source      string   `json:"fuente"`
	Doubt       string   `json:"duda,omitempty"`

	typ card.Type
}

// gapDoubt is said of a printing of which only the number is known.
const gapDoubt = "Solo se conoce el número."

func runCards(c *call) error {
	asked := strings.Join(c.words, " ")
	q, err := query.Parse(asked)
	if err != nil {
		return pointed(err)
	}
	catalogue, items, err := c.searched(q)
	if err != nil {
		return err
	}
	index := query.NewIndex(items)
	if q.Asks(query.Format) {
		formats, err := c.formats()
		if err != nil {
			return err
		}
		index.SetFormats(formats)
	}
	if q.Asks(query.Worth) {
		table, err := c.prices()
		if err != nil {
			return err
		}
		index.SetPrices(table)
	}
	if err := index.Check(q); err != nil {
		return pointed(err)
	}
	rows := findRows(catalogue, index, q)
	if len(rows) == 0 {
		fmt.Fprintf(c.Stderr, "ninguna carta para «%s»%s\n", asked, nearest(catalogue, asked))
		return errNo
	}
	if c.has("json") {
		return writeJSON(c, rows)
	}
	return writeColumns(c, rows)
}

// pointed is an error with carets under what is to blame in the query.
func pointed(err error) error {
	if wrong, ok := errors.AsType[*query.Error](err); ok {
		return fmt.Errorf("%w\n%s", err, wrong.Caret())
	}
	return err
}

// searched is what a query is asked about: the catalogue that the program
// carries, or that of the owner with everything owned if the query asks that.
func (c *call) searched(q query.Query) (*cardsdb.Catalogue, []query.Item, error) {
	var readable func(card.Card) bool
	if q.Asks(query.Readable) {
		readable = text.Understands
	}
	if !q.AsksWhatIsOwned() {
		catalogue, err := cardsdb.Embedded()
		if err != nil {
			return nil, nil, err
		}
		return catalogue, catalogue.Items(readable), nil
	}
	dir, err := cardsdb.Folder(c.text("datos", ""))
	if err != nil {
		return nil, nil, err
	}
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		return nil, nil, err
	}
	items, err := store.Items(readable)
	return store.Catalogue(), items, errors.Join(err, store.Close())
}

// findRows lists the printings that answer the query, the gaps among them.
func findRows(catalogue *cardsdb.Catalogue, index *query.Index, q query.Query) []row {
	var rows []row
	for _, p := range index.Printings(q, nil) {
		printed, ok := catalogue.Printing(p.Edition, p.Number)
		if !ok {
			rows = append(rows, rowOf(p.Unknown(), gapDoubt))
			continue
		}
		rows = append(rows, rowOf(printed, catalogue.Doubt(printed)))
	}
	return rows
}

// rowOf is a printing, or a gap, which has an edition and a number only.
func rowOf(c card.Card, doubt string) row {
	if c.Name == "" {
		return row{Code: c.Code(), Edition: string(c.Edition), Number: numberOf(c), Block: string(c.Block()), Source: card.NameOnly.String(), Doubt: gapDoubt}
	}
	r := row{Code: c.Code(), Edition: string(c.Edition), Number: numberOf(c), Name: c.Name, Unique: c.Unique, Variant: c.Variant.String(), Block: string(c.Block()),
		Illustrator: c.Illustrator, Origin: string(c.Origin), Source: c.Source.String(), Doubt: doubt,
		Type: known(c.Type.String()), Frequency: known(c.Frequency.String()), typ: c.Type}
	if c.Type == card.Ally {
		r.Races = []string{}
		for _, race := range c.Races.List() {
			r.Races = append(r.Races, race.String())
		}
	}
	if c.Cost != card.NoNumber {
		r.Cost = &c.Cost
	}
	if c.Strength != card.NoNumber {
		r.Strength = &c.Strength
	}
	if c.Ability != card.UnknownAbility {
		has := c.Ability == card.WithAbility
		r.Ability = &has
	}
	return r
}

// numberOf is the number as it is printed, nil where nobody knows it.
func numberOf(c card.Card) *int {
	n := c.Printing().PrintedNumber()
	if n == 0 {
		return nil
	}
	return &n
}

func known(name string) *string {
	if name == "" {
		return nil
	}
	return &name
}

// nearest suggests names of cards.
func nearest(catalogue *cardsdb.Catalogue, words string) string {
	names := catalogue.Nearest(words, 3)
	if len(names) == 0 {
		return ""
	}
	return "; ¿quizá «" + strings.Join(names, "», «") + "»?"
}

func writeJSON(c *call, rows []row) error {
	out := json.NewEncoder(c.Stdout)
	out.SetEscapeHTML(false)
	for _, r := range rows {
		if err := out.Encode(r); err != nil {
			return err
		}
	}
	return nil
}

func writeColumns(c *call, rows []row) error {
	table := [][]string{{"CÓDIGO", "NOMBRE", "TIPO", "RAZA", "COSTE", "FUERZA", "FRECUENCIA", "NOTAS"}}
	for _, r := range rows {
		table = append(table, []string{r.Code, orMark(known(r.Name)), orMark(r.Type), r.races(),
			r.number(r.Cost, r.typ != card.Gold), r.number(r.Strength, r.typ == card.Ally || r.typ == card.NoType),
			orMark(r.Frequency), r.notes()})
	}
	return align(c.Stdout, table)
}

func orMark(fact *string) string {
	if fact == nil {
		return "?"
	}
	return *fact
}

func (r row) races() string {
	switch {
	case r.typ == card.NoType:
		return "?"
	case len(r.Races) == 0:
		return "-"
	}
	return strings.Join(r.Races, " y ")
}

// number shows a number that cards of this type have or have not.
func (r row) number(n *int8, has bool) string {
	switch {
	case n != nil:
		return strconv.Itoa(int(*n))
	case has:
		return "?"
	}
	return "-"
}

func (r row) notes() string {
	var notes []string
	if r.Unique {
		notes = append(notes, "Única.")
	}
	if r.Variant != "" {
		notes = append(notes, "Variante: "+r.Variant+".")
	}
	if r.Doubt != "" {
		notes = append(notes, r.Doubt)
	}
	return strings.Join(notes, " ")
}
