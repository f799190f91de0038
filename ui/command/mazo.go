package command

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/deck"
	"castillo/images/qr"
)

var deckCommand = verb{
	name:  "mazo",
	words: "ARCHIVO|-",
	help:  "dice si un mazo es legal, y si no, por qué; cuenta de qué está hecho",
	more: "Lee la lista de un archivo, de la entrada estándar con «-», o de un mazo inicial por su\n" +
		"nombre. El archivo puede ser texto, CSV o la imagen de un código QR. Termina con 1 si no es\n" +
		"legal y con 2 si no se puede leer.",
	options: []option{
		formatOption,
		{"cifras", "", "cuenta costes, tipos, razas y ediciones, y calcula las probabilidades"},
		{"manos", "N", "reparte N manos de prueba"},
		{"semilla", "S", "la semilla del azar (1)"},
		{"diferencia", "OTRO", "dice qué cambia de este mazo a OTRO"},
		{"forma", "FORMA", "escribe la lista en otra forma: " + formNames()},
		{"qr", "X.PNG", "guarda el mazo como un código QR en un archivo nuevo"},
		{"json", "", "escribe un objeto JSON por línea, para programas"},
	},
	run: runDeck,
}

func formNames() string {
	var names []string
	for _, f := range deck.Forms() {
		names = append(names, f.String())
	}
	return strings.Join(names, ", ")
}

// maxHands is how many hands are dealt at most.
const maxHands = 10_000

// deckReport is all that was asked about a deck.
type deckReport struct {
	title    string
	list     deck.List
	format   deck.Format
	cards    deck.Catalogue
	breaches []deck.Breach
	legal    []string        // the formats in which it is legal, nil: not asked for
	figures  *deckFigures    // nil: not asked for
	hands    []deck.Trial    // likewise
	against  *deckDifference // likewise
}

// deckDifference is how another deck differs.
type deckDifference struct {
	with string
	deck.Difference
}

func runDeck(c *call) error {
	word, err := c.oneWord("el archivo del mazo")
	if err != nil {
		return err
	}
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return err
	}
	list, err := c.readList(word)
	if err != nil {
		return err
	}
	formats, err := c.formats()
	if err != nil {
		return err
	}
	format, err := c.formatFor(list, formats)
	if err != nil {
		return err
	}
	played := format.For(list, catalogue)
	if c.has("forma") {
		return c.writeForm(list, played)
	}
	r := deckReport{title: listTitle(list, word), list: list, format: format, cards: played, breaches: format.Check(list, catalogue)}
	if !c.has(formatOption.name) {
		r.legal = legalIn(list, formats, catalogue)
	}
	if err := c.fillReport(&r); err != nil {
		return err
	}
	if c.has("json") {
		err = r.writeJSON(c.Stdout)
	} else {
		err = r.write(c.Stdout)
	}
	if err == nil && c.has("qr") {
		err = c.writeCode(list, played)
	}
	if err == nil && len(r.breaches) > 0 {
		return errNo
	}
	return err
}

// fillReport finds out what the options ask for.
func (c *call) fillReport(r *deckReport) error {
	if c.has("cifras") {
		r.figures = figuresOf(r.list, r.cards)
	}
	n, err := c.number("manos", 0, 1, maxHands)
	if err != nil {
		return err
	}
	seed, err := c.number("semilla", 1, 0, 1<<64-1)
	if err != nil {
		return err
	}
	chance := game.NewRand(seed)
	for range n {
		r.hands = append(r.hands, r.list.Deal(chance.Below))
	}
	if c.has("diferencia") {
		word := c.text("diferencia", "")
		other, err := c.readList(word)
		if err != nil {
			return err
		}
		r.against = &deckDifference{listTitle(other, word), deck.Compare(r.list, other)}
	}
	return nil
}

func (c *call) writeForm(list deck.List, catalogue deck.Catalogue) error {
	form, err := deck.ParseForm(c.text("forma", ""))
	if err != nil {
		return c.usage("%s", err)
	}
	_, err = io.WriteString(c.raw, form.Write(list, catalogue))
	return err
}

// writeCode writes the deck's code into a file that is not there yet.
func (c *call) writeCode(list deck.List, catalogue deck.Catalogue) error {
	code, err := deck.Encode(list, catalogue)
	if err != nil {
		return err
	}
	var picture bytes.Buffer
	if err := qr.Write(&picture, code); err != nil {
		return err
	}
	return c.writeNew(c.text("qr", ""), picture.Bytes(), "código QR")
}

// listTitle is what a list calls itself, or where it came from.
func listTitle(list deck.List, word string) string {
	switch {
	case list.Title != "":
		return list.Title
	case word == "-":
		return "El mazo"
	}
	return oneLine(word)
}

// readList reads the deck list that a word means: a file (text, table or the
// picture of a code), the standard input for "-", or a starter deck. Its error has a line for each bad line.
func (c *call) readList(word string) (deck.List, error) {
	if _, err := os.Stat(word); word != "-" && errors.Is(err, fs.ErrNotExist) {
		return starter(word)
	}
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return deck.List{}, err
	}
	var list deck.List
	err = c.readFile(word, func(r io.Reader) error {
		data, err := io.ReadAll(io.LimitReader(r, qr.MaxBytes+1))
		if err != nil {
			return fmt.Errorf("no se pudo leer: %w", err)
		}
		if !qr.IsPicture(data) {
			list, err = deck.ReadAny(bytes.NewReader(data), catalogue)
			return err
		}
		code, err := qr.Read(bytes.NewReader(data))
		if err == nil {
			list, err = deck.Decode(code, catalogue)
		}
		return err
	})
	return list, err
}

// starter is the starter deck of a name, as its file or its owner calls it.
func starter(name string) (deck.List, error) {
	var names []string
	for _, d := range cardsdb.Starters() {
		if d.Starter == name || d.Name == name {
			return deck.Parse(d.Text)
		}
		names = append(names, d.Starter)
	}
	return deck.List{}, fmt.Errorf("no hay ningún archivo ni mazo inicial %q%s; los mazos iniciales son %s",
		name, perhaps(name, names), strings.Join(names, ", "))
}
