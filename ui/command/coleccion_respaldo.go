package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/images/scans"
	"castillo/ui/archive"
)

func runBackup(c *call, store *cardsdb.Store) error {
	if err := c.noWords(); err != nil {
		return err
	}
	if to := c.text("completo", ""); c.has("completo") {
		return makeArchive(c, store, to)
	}
	b, err := store.Backup()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.Stdout, "respaldo hecho y comprobado: %s\n", b.Path)
	return err
}

// makeArchive writes everything into one file, which may not be there yet.
func makeArchive(c *call, store *cardsdb.Store, to string) error {
	if _, err := os.Lstat(to); err == nil || to == "" {
		return c.usage("--completo pide el nombre de un archivo que no exista, no %q", to)
	}
	made, err := archive.Make(context.Background(), store, to, time.Now())
	if err != nil {
		return err
	}
	fmt.Fprintf(c.Stdout, "respaldo completo hecho y comprobado: %s (%s, imágenes propias: %d)\n", to, holdsStore, made.Pictures)
	if len(made.Damaged) == 0 {
		return nil
	}
	for _, name := range made.Damaged {
		fmt.Fprintf(c.Stderr, "la imagen %s ya estaba dañada y va así en el respaldo (véase: castillo imagenes comprobar)\n", name)
	}
	return errNo
}

// holdsStore says what of the owner lies in the store.
const holdsStore = "colección, deseos, mazos, textos y cartas propias, historia, partidas, búsquedas y preferencias"

// backupRow is a backup as programs read it.
type backupRow struct {
	Path string    `json:"archivo"`
	Made time.Time `json:"cuando"`
	Size int64     `json:"bytes"`
}

func runBackups(c *call, store *cardsdb.Store) error {
	if err := c.noWords(); err != nil {
		return err
	}
	all, err := cardsdb.Backups(store.Dir())
	if err != nil {
		return err
	}
	if len(all) == 0 {
		fmt.Fprintln(c.Stderr, "no hay ningún respaldo")
		return errNo
	}
	table := [][]string{{"ARCHIVO", "CUÁNDO", "KIB"}}
	out := json.NewEncoder(c.Stdout)
	for _, b := range all {
		if c.has("json") {
			if err := out.Encode(backupRow{b.Path, b.Made, b.Size}); err != nil {
				return err
			}
			continue
		}
		table = append(table, []string{filepath.Base(b.Path), b.Made.Local().Format(momentLayout), strconv.FormatInt(b.Size>>10, 10)})
	}
	if c.has("json") {
		return nil
	}
	return align(c.Stdout, table)
}

// chosenBackup is the file to restore into a store that opens: the one that was
// named, or the newest.
func (c *call) chosenBackup(dir string) (string, error) {
	if len(c.words) > 0 {
		word, err := c.oneWord("el respaldo")
		if err != nil {
			return "", err
		}
		path := backupPath(dir, word)
		file, err := files.Open(path)
		if err != nil {
			return "", plainly(path, err)
		}
		return path, file.Close()
	}
	all, err := cardsdb.Backups(dir)
	if err == nil && len(all) == 0 {
		fmt.Fprintln(c.Stderr, "no hay ningún respaldo")
		err = errNo
	}
	if err != nil {
		return "", err
	}
	return all[0].Path, nil
}

func runRestore(c *call, store *cardsdb.Store) error {
	path, err := c.chosenBackup(store.Dir())
	if err != nil {
		return err
	}
	var plan archive.Plan
	if archive.Is(path) {
		plan, err = archive.PlanRestore(context.Background(), store, path)
	} else {
		plan.Store, err = store.PlanRestore(path)
	}
	if err != nil {
		return err
	}
	if plan.Empty() {
		_, err := fmt.Fprintf(c.Stdout, "%s: no cambiaría nada\n", path)
		return err
	}
	if !c.has("aplicar") {
		fmt.Fprintf(c.Stdout, "%s: restaurarlo cambiaría\n", path)
		writeDiff(c.Stdout, store.Catalogue(), plan)
		_, err := fmt.Fprintln(c.Stdout, "no se ha cambiado nada; con --aplicar se restaura")
		return err
	}
	if err := restorePlan(c, store, plan, archive.Is(path)); err != nil {
		return err
	}
	fmt.Fprintf(c.Stdout, "%s: restaurado\n", path)
	writeDiff(c.Stdout, store.Catalogue(), plan)
	if !plan.Store.Diff.Empty() && !plan.Store.TakesHistory() {
		_, err = fmt.Fprintln(c.Stdout, "castillo coleccion deshacer deja como estaban filas, deseos, mazos y correcciones")
	}
	return err
}

func restorePlan(c *call, store *cardsdb.Store, plan archive.Plan, isArchive bool) error {
	if !isArchive {
		return store.Restore(plan.Store)
	}
	library, err := scans.Open(filepath.Join(store.Dir(), scans.Folder))
	if err != nil {
		return err
	}
	damaged, err := archive.Restore(context.Background(), store, library, plan)
	tellDamaged(c, damaged)
	return err
}

func tellDamaged(c *call, pictures []string) {
	for _, name := range pictures {
		fmt.Fprintf(c.Stderr, "no se pudo traer la imagen %s: está dañada en el respaldo\n", name)
	}
}

// shownChanges is how many lines of each kind tell what restoring changes.
const shownChanges = 20

func writeDiff(w io.Writer, catalogue *cardsdb.Catalogue, plan archive.Plan) {
	d := plan.Store.Diff
	writeChanges(w, "filas de la colección", d.Rows, func(r cardsdb.FromTo[holding.Holding]) string {
		key := r.To.Key
		if r.To.Count == 0 {
			key = r.From.Key
		}
		details := ""
		if !key.IsPlain() {
			details = " (" + key.String() + ")"
		}
		return fmt.Sprintf("%s%s: %d › %d", called(catalogue, key.Printing), details, r.From.Count, r.To.Count)
	})
	writeChanges(w, "deseos", d.Wishes, func(r cardsdb.FromTo[holding.Wish]) string {
		p := r.To.Printing
		if r.To.Count == 0 {
			p = r.From.Printing
		}
		return fmt.Sprintf("%s: %d › %d", called(catalogue, p), r.From.Count, r.To.Count)
	})
	writeChanges(w, "mazos", d.Decks, deckChange)
	writeChanges(w, "mazos de la papelera", d.Trash, deckChange)
	writeChanges(w, "correcciones de cartas", d.Corrections, func(r cardsdb.FromTo[cardsdb.Correction]) string {
		of := r.To
		if of.Changed.IsZero() {
			of = r.From
		}
		name := of.Name
		if of.Printing != (card.Printing{}) {
			name = called(catalogue, of.Printing)
		}
		return fmt.Sprintf("%s: %s › %s", name, presence(!r.From.Changed.IsZero()), presence(!r.To.Changed.IsZero()))
	})
	writeChanges(w, "formatos", d.Formats, formatChange)
	writeChanges(w, "listas de precios", d.Prices, func(r cardsdb.FromTo[prices.List]) string {
		if r.To.Name == "" {
			return r.From.Called() + ": se va"
		}
		return fmt.Sprintf("%s: %d › %d", r.To.Called(), len(r.From.Prices), len(r.To.Prices))
	})
	if plan.Store.Matches > 0 {
		fmt.Fprintf(w, "partidas que vuelven: %d\n", plan.Store.Matches)
	}
	if len(plan.Store.Settings) > 0 {
		fmt.Fprintf(w, "ajustes que vuelven: %s\n", strings.Join(plan.Store.Settings, ", "))
	}
	if plan.Duels > 0 {
		fmt.Fprintf(w, "duelos con amigos que vuelven: %d\n", plan.Duels)
	}
	if plan.Pictures > 0 {
		fmt.Fprintf(w, "imágenes que vuelven: %d\n", plan.Pictures)
	}
	if plan.Store.TakesHistory() {
		fmt.Fprintln(w, "vuelve también la historia de cambios")
	}
}

func writeChanges[T any](w io.Writer, title string, changes []cardsdb.FromTo[T], line func(cardsdb.FromTo[T]) string) {
	if len(changes) == 0 {
		return
	}
	fmt.Fprintf(w, "%s: %d\n", title, len(changes))
	for i, r := range changes {
		if i == shownChanges {
			fmt.Fprintf(w, "  … y %d más\n", len(changes)-i)
			return
		}
		fmt.Fprintf(w, "  %s\n", line(r))
	}
}

func deckChange(r cardsdb.FromTo[cardsdb.Deck]) string {
	switch {
	case r.From.ID == 0:
		return "+ " + r.To.Name
	case r.To.ID == 0:
		return "- " + r.From.Name
	case r.From.Name != r.To.Name:
		return r.From.Name + " › " + r.To.Name
	}
	return "~ " + r.To.Name
}

func formatChange(r cardsdb.FromTo[deck.Format]) string {
	switch {
	case r.From.Name == "":
		return "+ " + r.To.Name
	case r.To.Name == "":
		return "- " + r.From.Name
	}
	return "~ " + r.To.Name
}

func presence(is bool) string {
	if is {
		return "corregida"
	}
	return "como venía"
}

// restoreDamaged says which ways back from a file that does not open there are,
// and goes the first, or the one that was asked for.
func restoreDamaged(c *call, dir string, why error) error {
	if len(c.words) == 1 && archive.Is(c.words[0]) {
		return recoverArchive(c, dir, c.words[0])
	}
	ways, err := waysBack(c, dir)
	if errors.Is(err, cardsdb.ErrNotFound) {
		fmt.Fprintf(c.Stderr, "%s\nno hay ningún respaldo bueno\n", why)
		return errNo
	}
	if err != nil {
		return err
	}
	n, err := c.number("camino", 1, 1, uint64(len(ways)))
	if err != nil {
		return err
	}
	if !c.has("aplicar") {
		fmt.Fprintf(c.Stdout, "%s\nse puede volver a abrir con\n", why)
		for i, w := range ways {
			fmt.Fprintf(c.Stdout, "  %d  %s\n", i+1, wayWords(w))
		}
		_, err := fmt.Fprintln(c.Stdout, "no se ha cambiado nada; con --aplicar se aparta el archivo dañado y se hace lo primero; con --aplicar --camino N, lo que elijas")
		return err
	}
	way := ways[n-1]
	kept, err := cardsdb.Recover(dir, way, time.Now())
	if err != nil {
		return err
	}
	fmt.Fprintf(c.Stdout, "restaurado con %s\n", wayWords(way))
	if kept != "" {
		fmt.Fprintf(c.Stdout, "el archivo dañado se guardó como %s\n", kept)
	}
	return nil
}

// recoverArchive puts what an archive holds in the place of a store that does not
// open, or of none.
func recoverArchive(c *call, dir, path string) error {
	a, err := archive.Open(path)
	if err != nil {
		return err
	}
	holds := a.Contents()
	err = errors.Join(a.Check(context.Background()), a.Close())
	if err != nil {
		return err
	}
	what := fmt.Sprintf("%s, imágenes propias: %d", holdsStore, holds.Pictures)
	if !c.has("aplicar") {
		_, err := fmt.Fprintf(c.Stdout, "%s: se puede restaurar entero (%s)\nno se ha cambiado nada; con --aplicar se restaura\n", path, what)
		return err
	}
	kept, damaged, err := archive.Recover(context.Background(), dir, path, time.Now())
	tellDamaged(c, damaged)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.Stdout, "%s: restaurado (%s)\n", path, what)
	if kept != "" {
		fmt.Fprintf(c.Stdout, "el archivo dañado se guardó como %s\n", kept)
	}
	return nil
}

// waysBack are the ways back of a folder, or the backup that was named.
func waysBack(c *call, dir string) ([]cardsdb.WayBack, error) {
	if len(c.words) == 0 {
		return cardsdb.WaysBack(dir)
	}
	word, err := c.oneWord("el respaldo")
	return []cardsdb.WayBack{{From: backupPath(dir, word), Lost: cardsdb.Unknown}}, err
}

// wayWords says what a way back begins with and what it costs.
func wayWords(w cardsdb.WayBack) string {
	text := "el archivo como está"
	switch {
	case w.Again > 0 && w.Made.IsZero():
		text = "el archivo"
	case filepath.Base(w.From) != cardsdb.FileName:
		text = "el respaldo " + filepath.Base(w.From)
		if !w.Made.IsZero() {
			text += " del " + w.Made.Local().Format(momentLayout)
		}
	}
	if w.Again > 0 {
		text += fmt.Sprintf(" y %s de después", oneOrMany(w.Again, "el cambio", "los %d cambios"))
	}
	switch {
	case w.Lost == 0:
		return text + ": no se pierde nada"
	case w.Lost == cardsdb.Unknown:
		return text + ": se pierde lo que se cambió después"
	}
	return text + fmt.Sprintf(": %s", oneOrMany(w.Lost, "se pierde el último cambio", "se pierden los últimos %d cambios"))
}

// oneOrMany is one for a single thing and many, with the number, for others.
func oneOrMany(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return fmt.Sprintf(many, n)
}
