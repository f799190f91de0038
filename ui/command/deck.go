package command

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"castillo/cardsdb"
	"castillo/game/deck"
)

var deckCommand = verb{
	name:  "mazo",
	words: "ARCHIVO|-",
	help:  "dice si un mazo es legal, y si no, por qué",
	more: "Lee la lista de un archivo, de la entrada estándar con «-», o de un mazo inicial por su\n" +
		"nombre. Termina con 1 si no es legal y con 2 si no se puede leer.",
	run: runDeck,
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
	format := deck.PrimerBloque
	breaches := format.Check(list, catalogue)
	if len(breaches) == 0 {
		fmt.Fprintf(c.Stdout, "%s: legal en %s, %d cartas\n", listTitle(list, word), format.Name, list.Count())
		return nil
	}
	fmt.Fprintf(c.Stdout, "%s: no es legal en %s\n", listTitle(list, word), format.Name)
	for _, b := range breaches {
		fmt.Fprintf(c.Stdout, "- %s\n", b)
	}
	return errNo
}

// listTitle is what a list calls itself, or where it came from.
func listTitle(list deck.List, word string) string {
	switch {
	case list.Title != "":
		return list.Title
	case word == "-":
		return "El mazo"
	}
	return word
}

// readList reads the deck list that a word means: a file, the standard input
// for "-", or a starter deck. Its error has a line for each bad line.
func (c *call) readList(word string) (deck.List, error) {
	if _, err := os.Stat(word); word != "-" && errors.Is(err, fs.ErrNotExist) {
		return starter(word)
	}
	var list deck.List
	err := c.readFile(word, func(r io.Reader) (err error) {
		list, err = deck.Read(r)
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
