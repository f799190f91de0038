package command

import (
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/myl/text"
)

func priceErrands() []errand {
	return []errand{
		{name: "importar", words: "ARCHIVO", help: "guarda la lista de precios de una tabla; otra de la misma fuente y el mismo día la reemplaza", run: runImportPrices},
		{name: "valor", words: "[BÚSQUEDA]", help: "dice cuánto vale lo que tienes, o lo que responde, y cuánto no tiene precio", run: runWorth},
		{name: "listas", help: "cuenta las listas que hay", run: runPriceLists},
		{name: "quitar", words: "NOMBRE FECHA", help: "quita una lista", run: runDropPrices},
	}
}

func pricesCommand() verb {
	return verb{
		name:  "precios",
		words: "QUÉ [PALABRAS]",
		help:  "guarda listas de precios y dice cuánto vale lo que tienes",
		more: errandHelp(priceErrands()) + "\nUna lista es una tabla con nombre, o edicion y numero, y precio; también acabado, estado, moneda,\n" +
			"fecha y una columna aparte para las foil. Lo que no dice de quién es y de qué día se toma del nombre\n" +
			"del archivo, «Tienda 2026-01-31.csv», o de --nombre y --fecha. De cada carta cuenta el precio más nuevo.\n" +
			"Una copia sin estado vale como NM; una foil, solo lo que una foil. Cada cambio se puede deshacer.",
		options: []option{
			{"previa", "", "dice qué haría, línea por línea, y no cambia nada"},
			{"nombre", "NOMBRE", "de quién es la lista"},
			{"fecha", "FECHA", "de qué día es (la más nueva que diga la tabla, o la del nombre del archivo, u hoy)"},
			{"moneda", "M", "la moneda de los precios que no la dicen, como CLP o USD"},
			{"elegir", "LÍNEA=CARTA", "resuelve una línea dudosa: 12=ES016; «todas» da su precio a todas las impresiones de un nombre, «antigua» o «nueva» a una"},
			{"rechazadas", "ARCHIVO", "guarda en ARCHIVO, que no existe, las líneas que no se entienden"},
			{"segun", "NOMBRE", "valora solo con la última lista de esa fuente"},
			{"por", "QUÉ", "valora por edicion, por lugar, o con cada lista a través del tiempo: por fecha"},
			{"mazo", "LISTA", "dice cuánto cuesta un mazo, cada carta en su impresión más barata"},
			{"json", "", "escribe un objeto JSON por línea, para programas"},
		},
		run: func(c *call) error { return c.runErrand(priceErrands(), "los precios") },
	}
}

func runImportPrices(c *call, store *cardsdb.Store) error {
	name, err := c.oneWord("el archivo")
	if err != nil {
		return err
	}
	var file transfer.File
	err = c.readFile(name, func(r io.Reader) (err error) {
		file, err = transfer.ReadPrices(r)
		return err
	})
	if err != nil {
		return err
	}
	list, err := c.listOf(name, file)
	if err != nil {
		return err
	}
	matching := transfer.Match(file, store.Catalogue())
	plan := func() transfer.Plan { return matching.PlanPrices(list) }
	if err := c.choosePrintings(matching, pricePreferences, plan); err != nil {
		return err
	}
	planned := plan()
	if err := c.saveRest(planned); err != nil {
		return err
	}
	brings := len(planned.Prices.Prices) > 0
	if brings && !c.dry() {
		if err := store.Take(filepath.Base(name), planned); err != nil {
			return err
		}
	}
	if err := c.reportImport(planned); err != nil {
		return err
	}
	if t := planned.Totals(); t.Ambiguous+t.Refused > 0 || !brings {
		return errNo
	}
	return nil
}

// pricePreferences are preferences, and the one for what may be said of several printings.
var pricePreferences = map[string]transfer.Preference{"antigua": transfer.Oldest, "nueva": transfer.Newest, "todas": transfer.Every}

// listOf is the list that a file becomes, without its prices.
func (c *call) listOf(name string, file transfer.File) (prices.List, error) {
	list := file.ListOf(name, holding.DateOf(time.Now()))
	if c.has("nombre") {
		list.Name = strings.TrimSpace(c.text("nombre", ""))
	}
	if list.Name == "" || name == "-" && !c.has("nombre") {
		return list, c.usage("di de quién es la lista, con --nombre")
	}
	if c.has("fecha") {
		day, err := holding.ParseDate(c.text("fecha", ""))
		if err != nil || day == (holding.Date{}) {
			return list, c.usage("--fecha: %q no es una fecha; se escribe como 31/01/2026", c.text("fecha", ""))
		}
		list.Date = day
	}
	if c.has("moneda") {
		currency, err := holding.ParseCurrency(c.text("moneda", ""))
		if err != nil || currency == "" {
			return list, c.usage("--moneda: %q no es una moneda; se escribe con tres letras, como CLP", c.text("moneda", ""))
		}
		list.Currency = currency
	}
	return list, nil
}

// priceListRow is a list as programs read it.
type priceListRow struct {
	Name     string `json:"nombre"`
	Date     string `json:"fecha"`
	Currency string `json:"moneda"`
	Prices   int    `json:"precios"`
}

func runPriceLists(c *call, store *cardsdb.Store) error {
	if err := c.noWords(); err != nil {
		return err
	}
	book, err := c.book(store)
	if err != nil {
		return err
	}
	table := [][]string{{"FECHA", "NOMBRE", "MONEDA", "PRECIOS"}}
	out := json.NewEncoder(c.Stdout)
	for _, l := range book {
		if !c.has("json") {
			table = append(table, []string{l.Date.String(), l.Name, l.Currency, strconv.Itoa(len(l.Prices))})
		} else if err := out.Encode(priceListRow{l.Name, l.Date.String(), l.Currency, len(l.Prices)}); err != nil {
			return err
		}
	}
	if c.has("json") {
		return nil
	}
	return align(c.Stdout, table)
}

// book is all lists, of which there must be one.
func (c *call) book(store *cardsdb.Store) (prices.Book, error) {
	book, err := store.Prices().All()
	if err == nil && len(book) == 0 {
		fmt.Fprintln(c.Stderr, "no hay ninguna lista de precios; «castillo precios importar ARCHIVO» trae una")
		return nil, errNo
	}
	return book, err
}

func runDropPrices(c *call, store *cardsdb.Store) error {
	if len(c.words) != 2 {
		return c.usage("falta el nombre y la fecha de la lista, como los dice «listas»")
	}
	day, err := holding.ParseDate(c.words[1])
	if err != nil {
		return err
	}
	list := prices.List{Name: c.words[0], Date: day}
	if err := store.Prices().Drop(list); err != nil {
		return err
	}
	fmt.Fprintf(c.Stderr, "se quitó la lista de %s; «castillo coleccion deshacer» la devuelve\n", list.Called())
	return nil
}

// worthRow is what something comes to, as programs read it.
type worthRow struct {
	Of       string `json:"de"`
	Currency string `json:"moneda"`
	Value    string `json:"valor"`
	Copies   int    `json:"copias"`
	Unpriced int    `json:"sin_precio"`
	Paid     string `json:"pagado,omitempty"` // for the copies of which both prices are known
	Gain     string `json:"ganancia,omitempty"`
}

func runWorth(c *call, store *cardsdb.Store) error {
	book, err := c.book(store)
	if err != nil {
		return err
	}
	table, source, err := c.priceTable(book)
	if err != nil {
		return err
	}
	if c.has("mazo") {
		list, err := c.readList(c.text("mazo", ""))
		if err != nil {
			return err
		}
		return c.tellWorth(table, source, table.Deck(list, store.Catalogue()))
	}
	rows, err := c.askedRows(store)
	if err != nil {
		return err
	}
	switch by := card.Fold(c.text("por", "")); by {
	case "":
		return c.tellWorth(table, source, table.Sum(rows))
	case "edicion":
		return c.tellGroups(table, "EDICIÓN", table.By(rows, func(h holding.Holding) string { return editionName(h.Printing.Edition) }))
	case "lugar":
		return c.tellGroups(table, "LUGAR", table.By(rows, func(h holding.Holding) string { return orNone(h.Place.Container, "sin lugar") }))
	case "fecha":
		return c.tellHistory(book, rows)
	default:
		return c.usage("--por es edicion, lugar o fecha, no %q", by)
	}
}

// priceTable is what all lists say, or the last one of the source that --segun names.
func (c *call) priceTable(book prices.Book) (t prices.Table, source string, err error) {
	if !c.has("segun") {
		return book.Latest(), "todas las listas hasta " + book[len(book)-1].Called(), nil
	}
	wanted := c.text("segun", "")
	for i := len(book) - 1; i >= 0; i-- {
		if card.Fold(book[i].Name) == card.Fold(wanted) {
			return book.Only(i), book[i].Called(), nil
		}
	}
	var names []string
	for _, l := range book {
		names = append(names, l.Name)
	}
	return t, "", fmt.Errorf("no hay ninguna lista de %q%s", wanted, perhaps(wanted, names))
}

// askedRows are the rows that answer what the words ask, all of them without words.
func (c *call) askedRows(store *cardsdb.Store) ([]holding.Holding, error) {
	if len(c.words) == 0 {
		return store.Collection().All()
	}
	asked, err := c.asked(store)
	return slices.DeleteFunc(asked, func(h holding.Holding) bool { return h.Count == 0 }), err
}

// prices are what the owner's lists say together.
func (c *call) prices() (table prices.Table, err error) {
	err = c.look("no se conoce ningún precio", func(s *cardsdb.Store) error {
		book, err := s.Prices().All()
		table = book.Latest()
		return err
	})
	return table, err
}

// asked are the rows that answer what the words ask; a printing of which there is
// none is one of no copies.
func (c *call) asked(store *cardsdb.Store) ([]holding.Holding, error) {
	q, err := query.Parse(strings.Join(c.words, " "))
	if err != nil {
		return nil, pointed(err)
	}
	var readable func(card.Card) bool
	if q.Asks(query.Readable) {
		readable = text.Understands
	}
	items, err := store.Items(readable)
	if err != nil {
		return nil, err
	}
	formats, err := store.Formats().All()
	if err != nil {
		return nil, err
	}
	index := query.NewIndex(items)
	index.SetFormats(formats)
	if q.Asks(query.Worth) {
		book, err := store.Prices().All()
		if err != nil {
			return nil, err
		}
		index.SetPrices(book.Latest())
	}
	if err := index.Check(q); err != nil {
		return nil, pointed(err)
	}
	byPrinting := map[card.Printing][]holding.Holding{}
	for _, item := range items {
		byPrinting[item.Card.Printing()] = item.Rows
	}
	var rows []holding.Holding
	for _, hit := range index.Find(q, nil) {
		if hit.Row < 0 {
			rows = append(rows, holding.Holding{Key: holding.Plain(hit.Printing)})
		} else {
			rows = append(rows, byPrinting[hit.Printing][hit.Row])
		}
	}
	return rows, nil
}

func (c *call) tellWorth(t prices.Table, source string, w prices.Worth) error {
	if c.has("json") {
		return json.NewEncoder(c.Stdout).Encode(worthOf(source, t, w))
	}
	fmt.Fprintf(c.Stdout, "según %s\nvalor: %s por %s; sin precio: %d\n", source, amount(t, w.Cents), oneOrMany(w.Priced, "1 copia", "%d copias"), w.Unpriced())
	if w.Compared > 0 {
		fmt.Fprintf(c.Stdout, "pagado: %s por %d de ellas, que hoy valen %s; ganancia: %s\n", amount(t, w.Paid), w.Compared, amount(t, w.Now), amount(t, w.Gain()))
	}
	return nil
}

func (c *call) tellGroups(t prices.Table, title string, groups []prices.Group) error {
	table := [][]string{{title, "VALOR", "COPIAS", "SIN PRECIO", "PAGADO", "GANANCIA"}}
	out := json.NewEncoder(c.Stdout)
	all := prices.Group{Name: "Todo"}
	for _, g := range groups {
		all.Worth = all.Plus(g.Worth)
	}
	for _, g := range append(groups, all) {
		row := worthOf(g.Name, t, g.Worth)
		if !c.has("json") {
			table = append(table, []string{row.Of, row.Value, strconv.Itoa(row.Copies), strconv.Itoa(row.Unpriced), row.Paid, row.Gain})
		} else if err := out.Encode(row); err != nil {
			return err
		}
	}
	if c.has("json") {
		return nil
	}
	return align(c.Stdout, table)
}

// tellHistory says what the rows would have come to on the day of each list.
func (c *call) tellHistory(book prices.Book, rows []holding.Holding) error {
	table := [][]string{{"FECHA", "LISTA", "VALOR", "SIN PRECIO"}}
	out := json.NewEncoder(c.Stdout)
	t := book.Latest()
	book = book.In(t.Currency)
	course := book.Course(rows)
	for i, l := range book {
		w := course[i]
		if !c.has("json") {
			table = append(table, []string{l.Date.String(), l.Name, amount(t, w.Cents), strconv.Itoa(w.Unpriced())})
		} else if err := out.Encode(worthOf(l.Called(), t, w)); err != nil {
			return err
		}
	}
	if c.has("json") {
		return nil
	}
	return align(c.Stdout, table)
}

func worthOf(of string, t prices.Table, w prices.Worth) worthRow {
	row := worthRow{Of: of, Currency: t.Currency, Value: amount(t, w.Cents), Copies: w.Copies, Unpriced: w.Unpriced()}
	if w.Compared > 0 {
		row.Paid, row.Gain = amount(t, w.Paid), amount(t, w.Gain())
	}
	return row
}

// amount is an amount of a table as it is written in Chile.
func amount(t prices.Table, cents int64) string { return t.Money(cents).Written() }
