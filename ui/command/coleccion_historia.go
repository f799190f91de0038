package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"

	"castillo/cardsdb"
)

const (
	shownEntries = 20
	maxEntries   = 1_000_000
)

// momentLayout is how moments are written, in local time.
const momentLayout = "2006-01-02 15:04"

// entryRow is an entry of the history as programs read it.
type entryRow struct {
	ID      uint64    `json:"numero"`
	When    time.Time `json:"cuando"`
	What    string    `json:"que"`
	Records int       `json:"fichas"`
	Undone  bool      `json:"deshecho"`
}

// count is the only word as a number of steps or of lines.
func (c *call) count(otherwise int) (int, error) {
	if len(c.words) == 0 {
		return otherwise, nil
	}
	word, err := c.oneWord("el número")
	if err != nil {
		return 0, err
	}
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > maxEntries {
		return 0, c.usage("%q no es un número de 1 a %d", word, maxEntries)
	}
	return n, nil
}

func runHistory(c *call, store *cardsdb.Store) error {
	n, err := c.count(shownEntries)
	if err != nil {
		return err
	}
	entries, err := store.History().Page(0, n)
	if err != nil {
		return err
	}
	if len(entries) == 0 {
		fmt.Fprintln(c.Stderr, "todavía no hay ningún cambio")
		return errNo
	}
	if c.has("json") {
		return writeEntries(c, entries)
	}
	table := [][]string{{"NÚMERO", "CUÁNDO", "QUÉ", ""}}
	for _, e := range entries {
		mark := ""
		if e.Undone {
			mark = "deshecho"
		}
		table = append(table, []string{strconv.FormatUint(uint64(e.ID), 10), e.When.Local().Format(momentLayout), e.Done.String(), mark})
	}
	return align(c.Stdout, table)
}

func writeEntries(c *call, entries []cardsdb.Entry) error {
	out := json.NewEncoder(c.Stdout)
	out.SetEscapeHTML(false)
	for _, e := range entries {
		if err := out.Encode(entryRow{uint64(e.ID), e.When, e.Done.String(), e.Records, e.Undone}); err != nil {
			return err
		}
	}
	return nil
}

func runUndo(c *call, store *cardsdb.Store) error {
	return c.steps("deshecho", "no hay nada que deshacer", store.History().Undo)
}

func runRedo(c *call, store *cardsdb.Store) error {
	return c.steps("hecho otra vez", "no hay nada que rehacer", store.History().Redo)
}

// steps goes so many steps through the history and tells of each.
func (c *call) steps(done, none string, step func() (cardsdb.Entry, error)) error {
	n, err := c.count(1)
	if err != nil {
		return err
	}
	for range n {
		e, err := step()
		if errors.Is(err, cardsdb.ErrNothingToDo) {
			fmt.Fprintln(c.Stderr, none)
			return errNo
		}
		if err != nil {
			return err
		}
		fmt.Fprintf(c.Stdout, "%s: %s\n", done, e.Done)
	}
	return nil
}

func runGoTo(c *call, store *cardsdb.Store) error {
	word, err := c.oneWord("el número del historial")
	if err != nil {
		return err
	}
	id, err := strconv.ParseUint(word, 10, 64)
	if err != nil {
		return c.usage("%q no es un número del historial", word)
	}
	steps, _, err := store.History().GoTo(cardsdb.EntryID(id))
	if errors.Is(err, cardsdb.ErrNotFound) {
		fmt.Fprintf(c.Stderr, "el historial no llega al %d\n", id)
		return errNo
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.Stdout, "todo está como después del cambio %d; pasos: %d\n", id, steps)
	return err
}
