package command

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/ui/archive"
)

// errand is one thing that can be done with the collection: the word after the
// verb.
type errand struct {
	name  string
	words string // what follows it
	help  string
	run   func(*call, *cardsdb.Store) error
	// damaged does what can be done with a store that does not open, or that is
	// not there and why is nil; nil for nothing.
	damaged func(c *call, dir string, why error) error
}

// errands lists them in the order of the help.
func errands() []errand {
	return []errand{
		{name: "resumen", help: "cuenta lo que hay y lo que falta de cada edición", run: runSummary},
		{name: "faltantes", words: "[EDICIÓN]", help: "lista las cartas de las que no hay ninguna copia; con --lista, también las deseadas", run: runMissing},
		{name: "importar", words: "ARCHIVO", help: "suma a lo que hay una lista o una tabla de otro programa, o lo reemplaza (--modo)", run: runImport},
		{name: "exportar", words: "ARCHIVO [BÚSQUEDA]", help: "escribe todo lo que hay, o lo que responde, en un archivo nuevo, o «-»", run: runExport},
		{name: "cambiar", words: "BÚSQUEDA", help: "cambia de una vez las filas que responden: lugar, estado, etiquetas…; con --previa, solo dice cómo", run: runRevise},
		{name: "cambios", help: "lista las copias que sobran, para pegar", run: runSpare},
		{name: "comparar", words: "ARCHIVO", help: "dice qué podrías dar y recibir de la colección de otra persona, y cuánto vale", run: runCompare},
		{name: "trato", words: "ARCHIVO", help: "hace el cambio que otra persona guardó en su trato: lo dado sale de tus filas, lo recibido llega", run: runDeal},
		{name: "propias", words: "[CÓDIGO [CARTA]]", help: "lista tus cartas añadidas que el catálogo ya tiene con otro código, y pasa una a la otra", run: runAlike},
		{name: "historial", words: "[N]", help: "lista los últimos cambios, 20 o N", run: runHistory},
		{name: "deshacer", words: "[N]", help: "deshace el último cambio, o N", run: runUndo},
		{name: "rehacer", words: "[N]", help: "vuelve a hacer el último cambio deshecho, o N", run: runRedo},
		{name: "volver", words: "NÚMERO", help: "deja todo como estaba justo después de ese cambio del historial", run: runGoTo},
		{name: "respaldo", help: "hace un respaldo y lo comprueba; con --completo ARCHIVO, uno de todo, también las imágenes", run: runBackup},
		{name: "respaldos", help: "lista los respaldos", run: runBackups},
		{name: "restaurar", words: "[ARCHIVO]", help: "dice qué cambiaría el último respaldo, o ARCHIVO; con --aplicar lo hace",
			run: runRestore, damaged: restoreDamaged},
	}
}

// errandHelp lists errands.
func errandHelp(all []errand) string {
	var rows [][]string
	for _, e := range all {
		rows = append(rows, []string{"  " + strings.TrimSpace(e.name+" "+e.words), e.help})
	}
	var list strings.Builder
	_ = align(&list, rows) // a builder takes everything
	return list.String()
}

func collectionCommand() verb {
	return verb{
		name:  "coleccion",
		words: "QUÉ [PALABRAS]",
		help:  "cuenta, importa, exporta, deshace y respalda lo que tienes",
		more:  errandHelp(errands()) + "\nCada cambio se puede deshacer, también otro día. La ventana debe estar cerrada.",
		options: slices.Concat([]option{
			{"json", "", "escribe un objeto JSON por línea, para programas"},
			{"aplicar", "", "restaura de verdad"},
			{"aparte", "", "esa carta propia es otra: no se pregunta más por ella"},
			{"completo", "ARCHIVO", "guarda en ARCHIVO, que no existe, la colección entera con las imágenes propias"},
			{"camino", "N", "de un archivo dañado, vuelve por el camino N de los que dice «restaurar»"},
			{"previa", "", "dice qué cambiaría, fila por fila, y no cambia nada"},
		}, importOptions, revisedBy()),
		run: runCollection,
	}
}

// revisedBy are the options that say what rows become.
func revisedBy() []option {
	var out []option
	for _, o := range revisionOptions {
		out = append(out, o.option)
	}
	return out
}

func runCollection(c *call) error { return c.runErrand(errands(), "la colección") }

// runErrand does the one of some errands that the words name.
func (c *call) runErrand(all []errand, with string) error {
	e, err := c.chooseErrand(all, with)
	if err != nil {
		return err
	}
	dir, err := cardsdb.Folder(c.text("datos", ""))
	if err != nil {
		return err
	}
	if e.damaged != nil && !cardsdb.Exists(dir) && len(c.words) == 1 && archive.Is(c.words[0]) {
		return e.damaged(c, dir, nil) // a new store would only be in the way
	}
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if errors.Is(err, cardsdb.ErrDamaged) && e.damaged != nil {
		return e.damaged(c, dir, err)
	}
	if err != nil {
		return err
	}
	err = e.run(c, store)
	if closing := store.Close(); err == nil {
		err = closing
	}
	return err
}

// chooseErrand takes the first word off the words.
func (c *call) chooseErrand(all []errand, with string) (errand, error) {
	var names []string
	for _, e := range all {
		names = append(names, e.name)
	}
	if len(c.words) == 0 {
		return errand{}, c.usage("falta qué hacer: %s", strings.Join(names, ", "))
	}
	word := c.words[0]
	c.words = c.words[1:]
	for _, e := range all {
		if e.name == card.Fold(word) {
			return e, nil
		}
	}
	return errand{}, c.usage("con %s no se puede %q%s", with, word, perhaps(word, names))
}

// noWords complains of words that an errand has no use for.
func (c *call) noWords() error {
	if len(c.words) > 0 {
		return c.usage("sobra %q", c.words[0])
	}
	return nil
}

// backupPath is the file that a word means: as it stands, or of that name among the
// backups of a folder.
func backupPath(dir, word string) string {
	if _, err := os.Stat(word); err != nil && filepath.Base(word) == word {
		all, _ := cardsdb.Backups(dir)
		for _, b := range all {
			if filepath.Base(b.Path) == word {
				return b.Path
			}
		}
	}
	return word
}

// orNone names what may be none.
func orNone(text, none string) string {
	if text == "" {
		return none
	}
	return text
}

// called is how a printing is called in lists.
func called(catalogue *cardsdb.Catalogue, p card.Printing) string {
	if known, ok := catalogue.Printing(p.Edition, p.Number); ok && known.Name != "" {
		return fmt.Sprintf("%s %s", p, known.Name)
	}
	return p.String()
}
