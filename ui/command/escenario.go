package command

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/game/myl/text"
	"castillo/game/scenario"
)

var scenarioCommand = verb{
	name:  "escenario",
	words: "ARCHIVO|CARPETA...",
	help:  "juega escenarios (.esc) y dice cuáles se cumplen",
	more: "De una carpeta juega todos los .esc que hay debajo. Cada archivo tiene una línea, ok o\n" +
		"falla, que dice lo que se esperaba y lo que había. Termina con 1 si alguno falla y con 2 si\n" +
		"alguno no se puede leer o no se entiende.",
	run: runScenarios,
}

// maxScenario bounds how much of a file is read: more than any scenario holds.
const maxScenario = 2 << 20

func runScenarios(c *call) error {
	if len(c.words) == 0 {
		return c.usage("falta un archivo o una carpeta de escenarios")
	}
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return err
	}
	runner := scenario.Runner{Rulebooks: rulebooks, Catalogue: printedCards{catalogue}, Read: readText}
	out := bufio.NewWriter(c.Stdout)
	var tally scenario.Tally
	for _, word := range c.words {
		for _, path := range scenariosBelow(word) {
			o := runScenario(&runner, path)
			tally.Add(o)
			fmt.Fprintln(out, o)
		}
	}
	fmt.Fprintln(out, tally)
	if err := out.Flush(); err != nil {
		return err
	}
	switch tally.Status() {
	case Done:
		return nil
	case No:
		return errNo
	}
	return fmt.Errorf("%d de los archivos no se pudieron leer o no se entienden", tally.Unread)
}

// scenariosBelow lists the scenarios of a folder, all below it in the order of
// their names, or a file itself.
func scenariosBelow(word string) []string {
	if info, err := os.Stat(word); err != nil || !info.IsDir() {
		return []string{word}
	}
	var paths []string
	// The separator makes a link to a folder a folder.
	filepath.WalkDir(word+string(filepath.Separator), func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() && filepath.Ext(path) == ".esc" {
			paths = append(paths, path) // what cannot be walked tells why when it is read
		}
		return nil
	})
	return paths
}

func runScenario(r *scenario.Runner, path string) scenario.Outcome {
	content, err := readScenario(path)
	if err != nil {
		return scenario.Outcome{File: path, Unread: true, Failures: []scenario.Failure{{Line: 1, Reason: err.Error()}}}
	}
	return r.File(path, content)
}

func readScenario(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, plainly(path, err)
	}
	if info.Size() > maxScenario {
		return nil, errors.New("el archivo es demasiado grande")
	}
	content, err := os.ReadFile(path)
	if err != nil {
		return nil, plainly(path, err)
	}
	return content, nil
}

// readText says what of a card's text its reader does not understand.
func readText(c card.Card) error {
	_, err := text.Read(c.Text, c)
	return err
}

// printedCards finds cards for scenarios: the first printing of a name of which
// more is known than that it exists.
type printedCards struct{ *cardsdb.Catalogue }

func (c printedCards) Find(name string) (card.Card, bool) {
	for _, printed := range c.Named(name) {
		if printed.Type != card.NoType {
			return printed, true
		}
	}
	return card.Card{}, false
}
