package command

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"castillo/cardsdb/files"
	"castillo/game/scenario"
	"castillo/ui/scenes"
)

var scenarioCommand = verb{
	name:  "escenario",
	words: "ARCHIVO|CARPETA...",
	help:  "juega escenarios (.esc) y dice cuáles se cumplen",
	more: "De una carpeta juega todos los .esc que hay debajo. Cada archivo tiene una línea, ok o\n" +
		"falla, que dice lo que se esperaba y lo que había. Termina con 1 si alguno falla y con 2 si\n" +
		"alguno no se puede leer o no se entiende.\n\n" +
		"Un escenario dispone la mesa, juega y dice lo que tiene que cumplirse:\n" +
		"    # las cartas del catálogo se nombran, si importa con su edición, como Vouivre (RES); las demás se definen\n" +
		"    carta: Vigía | Aliado | coste 2 | fuerza 3 | raza Héroe | texto: Este Aliado no puede bloquear.\n" +
		"    A.defensa: Vigía\n" +
		"    A.reserva: 3 Lira\n" +
		"    B.defensa: Kay (con Xiphos)\n" +
		"    jugada:\n" +
		"    A ataca con Vigía\n" +
		"    B bloquea Vigía con Kay\n" +
		"    hasta final\n" +
		"    espera Vigía en A.cementerio\n\n" +
		"Antes de «jugada:» van también título:, reglamento:, semilla:, turno:, «número de turno:» y\n" +
		"fase:. Se juega con: juega CARTA [a OBJETIVO], usa CARTA, ataca con, bloquea, no bloquea,\n" +
		"elige, pasa, no agrupa, termina, ajusta y «hasta FASE». Se espera el número de cartas de una\n" +
		"zona (espera B.castillo = 27), cuáles son (espera A.mano: Kay, 2 Lira; incluye; excluye),\n" +
		"CARTA.fuerza, CARTA.coste, CARTA en ZONA, CARTA es RAZA, CARTA tiene habilidad, A.oros,\n" +
		"«A puede …» y «A no puede …», decide B, fase = guerra, turno = B y ganador = A.",
	run: runScenarios,
}

// maxScenario bounds how much of a file is read: more than any scenario holds.
const maxScenario = 2 << 20

func runScenarios(c *call) error {
	if len(c.words) == 0 {
		return c.usage("falta un archivo o una carpeta de escenarios")
	}
	runner, err := scenes.Runner()
	if err != nil {
		return err
	}
	out := bufio.NewWriter(c.Stdout)
	var tally scenario.Tally
	report := func(o scenario.Outcome) {
		tally.Add(o)
		fmt.Fprintln(out, o)
	}
	for _, word := range c.words {
		paths := scenariosBelow(word)
		if len(paths) == 0 {
			report(unread(word, "la carpeta no tiene ningún escenario (.esc)"))
		}
		for _, path := range paths {
			report(runScenario(runner, path))
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
	if tally.Unread == 1 {
		return errors.New("un archivo no se pudo leer o no se entiende")
	}
	return fmt.Errorf("%d archivos no se pudieron leer o no se entienden", tally.Unread)
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
		return unread(path, err.Error())
	}
	return r.File(oneLine(path), content)
}

// unread is the outcome of a file or folder of which nothing can be played.
func unread(path, reason string) scenario.Outcome {
	return scenario.Outcome{File: oneLine(path), Unread: true, Failures: []scenario.Failure{{Line: 1, Reason: reason}}}
}

func readScenario(path string) ([]byte, error) {
	content, err := files.Read(path, maxScenario)
	if err != nil {
		return nil, plainly(path, err)
	}
	return content, nil
}
