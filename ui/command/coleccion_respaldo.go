package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
)

func runBackup(c *call, store *cardsdb.Store) error {
	if err := c.noWords(); err != nil {
		return err
	}
	b, err := store.Backup()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.Stdout, "respaldo hecho y comprobado: %s\n", b.Path)
	return err
}

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
		return backupPath(dir, word), err
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
	plan, err := store.PlanRestore(path)
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
	if err := store.Restore(plan); err != nil {
		return err
	}
	fmt.Fprintf(c.Stdout, "%s: restaurado\n", path)
	writeDiff(c.Stdout, store.Catalogue(), plan)
	_, err = fmt.Fprintln(c.Stdout, "castillo coleccion deshacer lo deja como estaba")
	return err
}

// shownChanges is how many lines of each kind tell what restoring changes.
const shownChanges = 20

func writeDiff(w io.Writer, catalogue *cardsdb.Catalogue, plan cardsdb.Restoration) {
	d := plan.Diff
	writeChanges(w, "filas de la colección", d.Rows, func(r cardsdb.FromTo[holding.Holding]) string {
		key := r.To.Key
		if r.To.Count == 0 {
			key = r.From.Key
		}
		details := ""
		if !key.IsPlain() {
			details = " (" + key.String() + ")"
		}
		return fmt.Sprintf("%s%s: %d → %d", called(catalogue, key.Printing), details, r.From.Count, r.To.Count)
	})
	writeChanges(w, "deseos", d.Wishes, func(r cardsdb.FromTo[holding.Wish]) string {
		p := r.To.Printing
		if r.To.Count == 0 {
			p = r.From.Printing
		}
		return fmt.Sprintf("%s: %d → %d", called(catalogue, p), r.From.Count, r.To.Count)
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
		return fmt.Sprintf("%s: %s → %s", name, presence(!r.From.Changed.IsZero()), presence(!r.To.Changed.IsZero()))
	})
	if plan.Matches > 0 {
		fmt.Fprintf(w, "partidas que vuelven: %d\n", plan.Matches)
	}
	if len(plan.Settings) > 0 {
		fmt.Fprintf(w, "ajustes que vuelven: %s\n", strings.Join(plan.Settings, ", "))
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
		return r.From.Name + " → " + r.To.Name
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
	_, err = fmt.Fprintf(c.Stdout, "restaurado con %s\nel archivo dañado se guardó como %s\n", wayWords(way), kept)
	return err
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
