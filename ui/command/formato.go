package command

import (
	"fmt"
	"io"
	"os"
	"strings"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/deck"
)

// formatOption is how a format is asked for, by its ID, its name or the beginning of one.
var formatOption = option{"formato", "FORMATO", "formato en que se juzga, como racial-libre (el que dice la lista; si no dice ninguno, el del D.A.R.)"}

var formatCommand = verb{
	name:  "formato",
	words: "[FORMATO|ARCHIVO|-]",
	help:  "lista los formatos, escribe uno, o comprueba el de un archivo",
	more: "Sin nada lista los formatos del programa y los tuyos. Con un formato lo escribe entero, tal como\n" +
		"se guarda en un archivo. Con --comprobar dice si un archivo se entiende: termina con 2 si no, y con 1\n" +
		"si limita una carta que el catálogo no conoce.",
	options: []option{{"comprobar", "", "lee el formato de un archivo y dice qué no está bien"}},
	run:     runFormat,
}

func runFormat(c *call) error {
	formats, err := c.formats()
	if err != nil {
		return err
	}
	if len(c.words) == 0 && !c.has("comprobar") {
		return listFormats(c.Stdout, formats)
	}
	word, err := c.oneWord("el formato o su archivo")
	if err != nil {
		return err
	}
	if c.has("comprobar") {
		return c.checkFormat(word)
	}
	var f deck.Format
	if _, missing := os.Stat(word); word != "-" && missing != nil {
		f, err = formatNamed(word, formats)
	} else {
		f, err = c.readFormat(word)
	}
	if err != nil {
		return err
	}
	_, err = io.WriteString(c.raw, f.String())
	return err
}

func listFormats(w io.Writer, formats []deck.Format) error {
	var rows [][]string
	for _, f := range formats {
		whose := "tuyo"
		if f.IsShipped() {
			whose = "del programa"
		}
		rows = append(rows, []string{f.ID(), f.Name, f.Rules, whose})
	}
	return align(w, rows)
}

// readFormat reads the format of a file, or of the standard input for "-".
func (c *call) readFormat(word string) (f deck.Format, err error) {
	err = c.readFile(word, func(r io.Reader) (err error) {
		f, err = deck.ReadFormat(r)
		return err
	})
	return f, err
}

// checkFormat says what is not right with the format of a file.
func (c *call) checkFormat(word string) error {
	f, err := c.readFormat(word)
	if err != nil {
		return err
	}
	catalogue, err := c.catalogue()
	if err != nil {
		return err
	}
	fmt.Fprintf(c.Stdout, "%s: se entiende, %s\n", f.Name, oneOrMany(len(f.Limits), "1 carta limitada", "%d cartas limitadas"))
	if _, ok := game.BookOf(rulebooks, f.Rules); !ok {
		fmt.Fprintf(c.Stdout, "- el reglamento %q no es de este programa: no se puede jugar\n", f.Rules)
		err = errNo
	}
	for _, l := range f.Limits {
		if len(catalogue.Named(l.Name)) == 0 {
			fmt.Fprintf(c.Stdout, "- el catálogo no conoce «%s»%s\n", l.Name, nearest(catalogue, l.Name))
			err = errNo
		}
	}
	return err
}

// formats are those of the program and those of the collection in the data folder, if there is one.
func (c *call) formats() ([]deck.Format, error) {
	all := deck.Shipped()
	err := c.look("solo se conocen los formatos del programa", func(s *cardsdb.Store) (err error) {
		all, err = s.Formats().All()
		return err
	})
	return all, err
}

// formatNamed is the format that a word means.
func formatNamed(word string, formats []deck.Format) (deck.Format, error) {
	if f, ok := deck.FormatNamed(formats, word); ok {
		return f, nil
	}
	var ids []string
	for _, f := range formats {
		ids = append(ids, f.ID())
	}
	return deck.Format{}, fmt.Errorf("no hay un formato %q%s; los hay: %s", word, perhaps(word, ids), strings.Join(ids, ", "))
}

// formatFor is the one that was asked for, else the one that a list is built for. Where that is not
// there it is said, and the list is judged by the DAR's.
func (c *call) formatFor(l deck.List, formats []deck.Format) (deck.Format, error) {
	if c.has(formatOption.name) {
		return formatNamed(c.text(formatOption.name, ""), formats)
	}
	f, ok := l.FormatIn(formats)
	if !ok {
		fmt.Fprintf(c.Stderr, "castillo: el mazo es de formato %q, que no está entre los tuyos; se juzga por el %s\n", l.Format, f.Name)
	}
	return f, nil
}

// legalIn are the names of the formats in which a list is legal.
func legalIn(l deck.List, formats []deck.Format, cards deck.Catalogue) []string {
	names := []string{}
	for _, f := range formats {
		if len(f.Check(l, cards)) == 0 {
			names = append(names, f.Name)
		}
	}
	return names
}
