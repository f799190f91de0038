package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/images/scans"
)

var scansCommand = verb{
	name:  "imagenes",
	words: "[importar RUTA… | deshacer | comprobar | papelera | vaciar]",
	help:  "cuenta tus imágenes de las cartas, trae más o deshace lo último que trajiste",
	more: "RUTA es una carpeta, un zip o una imagen JPEG, PNG, WebP o GIF. La carta se reconoce por\n" +
		"edición y número («ES-012», «he73», «012» en una carpeta «Espada Sagrada») o por su nombre;\n" +
		"«reverso» y «foto» en el nombre dicen qué muestra. Las que no se reconocen quedan sin carta\n" +
		"hasta que se asignan en la ventana. Al importar termina con 1 si no se pudo traer ninguna.\n\n" +
		"«comprobar» lee todas las imágenes y termina con 1 si alguna está dañada o falta. Lo que\n" +
		"quitas pasa al cabo de un mes a la papelera, una carpeta de la que nada se borra solo;\n" +
		"«papelera» dice dónde está y cuánto hay en ella, y «vaciar --aplicar» la borra.",
	options: []option{
		{"detalle", "", "al importar, dice qué fue de cada archivo y no solo de los que no se reconocen"},
		{"json", "", "escribe un objeto JSON por línea, para programas"},
		{"aplicar", "", "vacía la papelera de verdad"},
	},
	run: runScans,
}

func runScans(c *call) error {
	if len(c.words) == 0 {
		return c.withLibrary(func(l *scans.Library, _ *cardsdb.Catalogue) error { return c.tellScans(l) })
	}
	word, rest := c.words[0], c.words[1:]
	if card.Fold(word) == "importar" {
		if len(rest) == 0 {
			return c.usage("falta qué importar")
		}
		return c.withLibrary(func(l *scans.Library, cards *cardsdb.Catalogue) error { return c.importScans(l, cards, rest) })
	}
	do, ok := map[string]func(*scans.Library) error{
		"deshacer": c.undoImport, "comprobar": c.checkScans, "papelera": c.tellTrash, "vaciar": c.emptyTrash,
	}[card.Fold(word)]
	switch {
	case !ok:
		return c.usage("no conozco %q; se puede importar, deshacer, comprobar, papelera o vaciar", word)
	case len(rest) > 0:
		return c.usage("sobra %q", rest[0])
	}
	return c.withLibrary(func(l *scans.Library, _ *cardsdb.Catalogue) error { return do(l) })
}

// withLibrary opens the owner's store, so that nobody else has the folder, and
// the pictures in it.
func (c *call) withLibrary(do func(*scans.Library, *cardsdb.Catalogue) error) error {
	return c.withStore(func(store *cardsdb.Store, dir string) error {
		library, err := scans.Open(filepath.Join(dir, scans.Folder))
		if err != nil {
			return err
		}
		found, err := library.Tend(context.Background())
		c.writeRemarks(found)
		if err != nil {
			return err
		}
		return do(library, store.Catalogue())
	})
}

// writeRemarks says what there is to know of the pictures.
func (c *call) writeRemarks(f scans.Findings) {
	for _, r := range f.Remarks() {
		fmt.Fprintln(c.Stderr, oneLine(r.String()))
	}
}

// checkScans reads all pictures through.
func (c *call) checkScans(l *scans.Library) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	found, err := l.Check(ctx)
	if err != nil {
		return errors.New("interrumpido")
	}
	c.writeRemarks(found)
	if bad := len(found.Damaged) + len(found.Missing); bad > 0 {
		fmt.Fprintf(c.Stdout, "imágenes dañadas o que faltan: %d\n", bad)
		return errNo
	}
	_, err = fmt.Fprintln(c.Stdout, "todas las imágenes están como llegaron")
	return err
}

// tellTrash says what is in the trash.
func (c *call) tellTrash(l *scans.Library) error {
	n, size := l.Trash()
	if n == 0 {
		_, err := fmt.Fprintln(c.Stdout, "la papelera está vacía")
		return err
	}
	_, err := fmt.Fprintf(c.Stdout, "imágenes en la papelera: %d, %d KiB, en %s\n", n, (size+1023)>>10, l.TrashFolder())
	return err
}

// emptyTrash deletes what is in the trash, if that was said twice.
func (c *call) emptyTrash(l *scans.Library) error {
	if err := c.tellTrash(l); err != nil {
		return err
	}
	if n, _ := l.Trash(); n == 0 {
		return nil
	}
	if !c.has("aplicar") {
		_, err := fmt.Fprintln(c.Stdout, "no se ha borrado nada; con --aplicar se borran para siempre")
		return err
	}
	if err := l.EmptyTrash(); err != nil {
		return fmt.Errorf("no se pudo vaciar la papelera: %w", err)
	}
	_, err := fmt.Fprintln(c.Stdout, "borradas")
	return err
}

// tellScans says what there is.
func (c *call) tellScans(l *scans.Library) error {
	n, cards := l.Count()
	waiting := l.Waiting()
	if c.has("json") {
		return json.NewEncoder(c.Stdout).Encode(map[string]int{"imagenes": n, "cartas": cards, "sin_carta": len(waiting)})
	}
	fmt.Fprintf(c.Stdout, "%d imágenes de %d cartas, %d sin carta\n", n, cards, len(waiting))
	for _, i := range l.Imports() {
		fmt.Fprintf(c.Stdout, "- %s: %s\n", i.When.Local().Format("2006-01-02 15:04"), oneLine(i.From))
	}
	return nil
}

// outcomes are how the verb calls what became of a file.
var outcomes = map[scans.Outcome]string{
	scans.Matched: "traída", scans.Present: "ya estaba", scans.Ambiguous: "dudosa",
	scans.Unknown: "sin carta", scans.Refused: "rechazada",
}

// importScans brings pictures in. Interrupted, it changes nothing.
func (c *call) importScans(l *scans.Library, cards *cardsdb.Catalogue, paths []string) error {
	for _, p := range paths {
		if _, err := os.Stat(p); err != nil {
			return plainly(p, err)
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	matcher := scans.NewMatcher(cards.All())
	report, err := l.Import(ctx, matcher, paths, nil)
	if errors.Is(err, context.Canceled) {
		return errors.New("interrumpido: no se ha traído nada")
	}
	if err != nil {
		return err
	}
	if err := c.writeReport(report, matcher); err != nil {
		return err
	}
	if report.Count(scans.Refused) == len(report.Lines) {
		return errNo
	}
	return nil
}

// maxSuggestions bounds how many names are compared with all others.
const maxSuggestions = 500

func (c *call) writeReport(r scans.Report, m *scans.Matcher) error {
	near := suggestions(r, m)
	if c.has("json") {
		return c.writeReportJSON(r, near)
	}
	var rows [][]string
	for i, l := range r.Lines {
		if !c.has("detalle") && l.Outcome < scans.Ambiguous {
			continue
		}
		said := remark(l)
		if near[i] != "" {
			said = "¿" + near[i] + "?"
		}
		rows = append(rows, []string{outcomes[l.Outcome], l.Path, said})
	}
	if err := align(c.Stdout, rows); err != nil {
		return err
	}
	_, err := fmt.Fprintf(c.Stdout, "%d archivos: %d traídas, %d ya estaban, %d dudosas, %d sin carta, %d rechazadas\n", len(r.Lines),
		r.Count(scans.Matched), r.Count(scans.Present), r.Count(scans.Ambiguous), r.Count(scans.Unknown), r.Count(scans.Refused))
	return err
}

// suggestions are the cards that files without one may show, by their place in
// the report; of many files, only the first have one.
func suggestions(r scans.Report, m *scans.Matcher) map[int]string {
	near := map[int]string{}
	tried := 0
	for i, l := range r.Lines {
		if l.Outcome != scans.Unknown || tried == maxSuggestions {
			continue
		}
		tried++
		if cards := m.Near(l.Path); len(cards) > 0 {
			near[i] = cards[0].String()
		}
	}
	return near
}

// remark says which cards a file may show, or why it was refused.
func remark(l scans.Line) string {
	if l.Outcome == scans.Refused {
		return l.Why.Error()
	}
	var codes []string
	for _, p := range l.Guess.Printings {
		codes = append(codes, p.String())
	}
	return strings.Join(codes, ", ")
}

func (c *call) writeReportJSON(r scans.Report, near map[int]string) error {
	type line struct {
		File    string   `json:"archivo"`
		Outcome string   `json:"resultado"`
		Cards   []string `json:"cartas,omitempty"`
		Near    string   `json:"sugerencia,omitempty"` // a card that it may show
		Why     string   `json:"motivo,omitempty"`
	}
	out := json.NewEncoder(c.Stdout)
	for i, l := range r.Lines {
		row := line{File: l.Path, Outcome: outcomes[l.Outcome], Near: near[i], Why: l.Why.Error()}
		for _, p := range l.Guess.Printings {
			row.Cards = append(row.Cards, p.String())
		}
		if err := out.Encode(row); err != nil {
			return err
		}
	}
	return nil
}

// undoImport takes the newest import back.
func (c *call) undoImport(l *scans.Library) error {
	imports := l.Imports()
	if len(imports) == 0 {
		fmt.Fprintln(c.Stderr, "no hay nada que deshacer")
		return errNo
	}
	n, err := l.Undo(imports[0].Number)
	if err != nil {
		return err
	}
	what := "imágenes"
	if n == 1 {
		what = "imagen"
	}
	_, err = fmt.Fprintf(c.Stdout, "deshecho: %d %s de %s\n", n, what, oneLine(imports[0].From))
	return err
}
