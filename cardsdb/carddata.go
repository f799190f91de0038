package cardsdb

import (
	"archive/zip"
	"bytes"
	"encoding/csv"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/speech"
)

// CardData is what collectors tell each other of cards in one file: facts of printings,
// rules texts and a price list, each of which may be missing.
type CardData struct {
	Title, Author string
	Date          holding.Date // zero if the file does not say
	Cards         []card.Card
	Wordings      []Wording
	prices        []byte // a table, as transfer reads it
	list          prices.List
}

// The file of card data is a zip of files that are read and written alone too: what it
// is, the facts in the columns of the facts file, the texts as WriteWordings writes them,
// and a table of prices.
const (
	dataHeadName   = "castillo-datos.json"
	dataFactsName  = "impresiones.csv"
	dataTextsName  = "textos.txt"
	dataPricesName = "precios.csv"

	dataVersion = 1
)

// The bounds of a file of card data. One that is larger is of no collector, and what it
// unpacks to is not believed either.
const (
	maxDataFile  = 4 << 20
	maxDataPart  = 8 << 20
	maxDataCards = 20_000
	maxDataWords = 200 // bytes of a title or an author
)

// dataHead says what a file is.
type dataHead struct {
	Version int    `json:"castillo-datos"`
	Title   string `json:"titulo,omitempty"`
	Author  string `json:"autor,omitempty"`
	Date    string `json:"fecha,omitempty"`
	Prices  *struct {
		Name     string `json:"nombre"`
		Date     string `json:"fecha"`
		Currency string `json:"moneda"`
	} `json:"precios,omitempty"`
}

// ReadCardData reads a file of card data, all of it or an error that says what in it is
// not to be believed. Nobody signs such a file.
func ReadCardData(r io.Reader) (CardData, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxDataFile+1))
	if err != nil {
		return CardData{}, err
	}
	if len(data) > maxDataFile {
		return CardData{}, invalidf("pasa de %d MiB; no es un archivo de datos de cartas", maxDataFile>>20)
	}
	packed, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return CardData{}, invalidf("no es un archivo de datos de cartas")
	}
	parts := map[string][]byte{}
	for _, f := range packed.File {
		if !slices.Contains([]string{dataHeadName, dataFactsName, dataTextsName, dataPricesName}, f.Name) {
			continue // of a later program, or nobody's
		}
		if parts[f.Name] != nil {
			return CardData{}, invalidf("%s está dos veces", f.Name)
		}
		if parts[f.Name], err = readPart(f); err != nil {
			return CardData{}, at(err, "%s", f.Name)
		}
	}
	d, err := readDataHead(parts[dataHeadName])
	if err != nil {
		return CardData{}, at(err, "%s", dataHeadName)
	}
	if part, ok := parts[dataFactsName]; ok {
		if d.Cards, err = readCardRows(bytes.NewReader(part)); err != nil {
			return CardData{}, at(err, "%s", dataFactsName)
		}
	}
	if part, ok := parts[dataTextsName]; ok {
		if d.Wordings, err = ReadWordings(bytes.NewReader(part)); err != nil {
			return CardData{}, at(err, "%s", dataTextsName)
		}
	}
	if part, ok := parts[dataPricesName]; ok && d.list.Name != "" {
		if _, err := transfer.ReadPrices(bytes.NewReader(part)); err != nil {
			return CardData{}, invalidf("%s: %w", dataPricesName, err)
		}
		d.prices = part
	}
	if len(d.Cards)+len(d.Wordings)+len(d.prices) == 0 {
		return CardData{}, invalidf("el archivo no trae datos, textos ni precios")
	}
	return d, nil
}

func readPart(f *zip.File) ([]byte, error) {
	in, err := f.Open()
	if err != nil {
		return nil, invalidf("está dañado")
	}
	defer in.Close()
	data, err := io.ReadAll(io.LimitReader(in, maxDataPart+1))
	switch {
	case err != nil:
		return nil, invalidf("está dañado")
	case len(data) > maxDataPart:
		return nil, invalidf("pasa de %d MiB", maxDataPart>>20)
	}
	return append([]byte{}, data...), nil
}

func readDataHead(data []byte) (CardData, error) {
	if data == nil {
		return CardData{}, invalidf("falta")
	}
	var head dataHead
	if err := json.Unmarshal(data, &head); err != nil {
		return CardData{}, invalidf("no se entiende")
	}
	switch {
	case head.Version > dataVersion:
		return CardData{}, invalidf("es de un Castillo más nuevo")
	case head.Version < 1:
		return CardData{}, invalidf("no dice de qué versión es")
	}
	d := CardData{Title: head.Title, Author: head.Author}
	var err error
	if d.Date, err = holding.ParseDate(head.Date); err != nil {
		return CardData{}, invalidf("%v", err)
	}
	for _, words := range []string{d.Title, d.Author} {
		if err := (holding.Holding{Count: 1, Origin: words}).Check(); err != nil || len(words) > maxDataWords {
			return CardData{}, invalidf("el título o el autor no se pueden leer")
		}
	}
	if p := head.Prices; p != nil {
		d.list = prices.List{Name: p.Name, Currency: p.Currency}
		if d.list.Date, err = holding.ParseDate(p.Date); err != nil {
			return CardData{}, invalidf("%v", err)
		}
		whole := d.list
		whole.Prices = []prices.Price{{Cents: 1}}
		if err := whole.Check(); err != nil {
			return CardData{}, invalidf("%v", err)
		}
	}
	return d, nil
}

// readCardRows reads facts of printings, also of editions that only their owner knows.
func readCardRows(r io.Reader) ([]card.Card, error) {
	rows := csv.NewReader(r)
	rows.FieldsPerRecord = len(factColumns)
	header, err := rows.Read()
	if err != nil || !slices.Equal(header, factColumns) {
		return nil, invalidf("las columnas no son %s", strings.Join(factColumns, ", "))
	}
	var cards []card.Card
	seen := map[card.Printing]bool{}
	for {
		row, err := rows.Read()
		if err == io.EOF {
			return cards, nil
		}
		if err != nil {
			return nil, invalidf("%v", err)
		}
		line, _ := rows.FieldPos(0)
		c, err := cardOfRow(row)
		switch {
		case err != nil:
			return nil, invalidf("línea %d: %w", line, err)
		case seen[c.Printing()]:
			return nil, invalidf("línea %d: %s está repetida", line, c.Printing())
		case len(cards) == maxDataCards:
			return nil, invalidf("línea %d: son demasiadas cartas", line)
		}
		seen[c.Printing()] = true
		cards = append(cards, c)
	}
}

func cardOfRow(row []string) (card.Card, error) {
	for i, cell := range row {
		row[i] = card.ExposeCell(cell)
	}
	c, err := parseFields(row)
	if err != nil {
		return c, err
	}
	r := rowReader{row: row}
	c.Edition = card.Edition(r.text("edicion"))
	if c.Number, err = strconv.Atoi(r.text("numero")); err != nil || !validPrinting(c.Printing()) {
		return c, speech.Errorf("«%s %s» no es el código de una carta", r.text("edicion"), r.text("numero"))
	}
	if len(c.Name) > maxNameLength {
		return c, speech.Errorf("el nombre es demasiado largo para una carta")
	}
	return c, checkFacts(c)
}

// CardData is what the owner could tell others: the facts and texts that the owner wrote
// down, and the last price list.
func (s *Store) CardData() (CardData, error) {
	var d CardData
	all, err := s.Corrections().All()
	if err != nil {
		return d, err
	}
	for _, c := range all {
		if known, ok := s.catalogue.Printing(c.Printing.Edition, c.Printing.Number); ok && c.kind() == factsOfPrinting {
			d.Cards = append(d.Cards, known)
		}
	}
	if d.Wordings, err = s.Corrections().Wordings(); err != nil {
		return d, err
	}
	book, err := s.Prices().All()
	if err == nil && len(book) > 0 {
		d.list = book[len(book)-1]
		d.prices, err = pricesTable(d.list, s.catalogue)
	}
	return d, err
}

// Empty reports whether there is nothing to tell.
func (d CardData) Empty() bool { return len(d.Cards)+len(d.Wordings)+len(d.prices) == 0 }

// PriceList is the price list of the file, without its prices; it has no name if there is
// none.
func (d CardData) PriceList() prices.List { return d.list }

func pricesTable(l prices.List, c *Catalogue) ([]byte, error) {
	var b bytes.Buffer
	out := csv.NewWriter(&b)
	_ = out.Write([]string{"edicion", "numero", "nombre", "acabado", "estado", "precio"}) // Error tells
	for _, p := range l.Prices {
		known, _ := c.Printing(p.Printing.Edition, p.Printing.Number)
		number := strconv.Itoa(p.Printing.Number)
		_ = out.Write([]string{string(p.Printing.Edition), number, card.ProtectCell(known.Name), p.Finish.String(), p.Condition.String(),
			holding.Price{Cents: p.Cents, Currency: l.Currency}.String()})
	}
	out.Flush()
	return b.Bytes(), out.Error()
}

// WriteCardData writes a file that ReadCardData reads.
func WriteCardData(w io.Writer, d CardData) error {
	packed := zip.NewWriter(w)
	write := func(name string, fill func(io.Writer) error) error {
		out, err := packed.Create(name)
		if err != nil {
			return err
		}
		return fill(out)
	}
	head := dataHead{Version: dataVersion, Title: d.Title, Author: d.Author, Date: d.Date.String()}
	if d.list.Name != "" {
		head.Prices = &struct {
			Name     string `json:"nombre"`
			Date     string `json:"fecha"`
			Currency string `json:"moneda"`
		}{d.list.Name, d.list.Date.String(), d.list.Currency}
	}
	err := write(dataHeadName, func(w io.Writer) error { return json.NewEncoder(w).Encode(head) })
	if err == nil && len(d.Cards) > 0 {
		err = write(dataFactsName, func(w io.Writer) error { return writeCardRows(w, d.Cards) })
	}
	if err == nil && len(d.Wordings) > 0 {
		err = write(dataTextsName, func(w io.Writer) error { return WriteWordings(w, d.Wordings) })
	}
	if err == nil && d.list.Name != "" {
		err = write(dataPricesName, func(w io.Writer) error { _, err := w.Write(d.prices); return err })
	}
	if err != nil {
		return err
	}
	return packed.Close()
}

func writeCardRows(w io.Writer, cards []card.Card) error {
	out := csv.NewWriter(w)
	_ = out.Write(factColumns) // Error tells
	for _, c := range cards {
		row := formatRow(c)
		for i, cell := range row {
			row[i] = card.ProtectCell(cell)
		}
		_ = out.Write(row)
	}
	out.Flush()
	return out.Error()
}
