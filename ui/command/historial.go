package command

import (
	"bytes"
	"fmt"
	"strconv"

	"castillo/cardsdb"
	"castillo/ui/tally"
)

var duelsCommand = verb{
	name: "historial",
	help: "cuenta tus duelos por mazo y rival",
	more: "Primero y segundo son los ganados y los jugados cuando empiezas y cuando no. La última fila es\n" +
		"el total. La ventana debe estar cerrada. Termina con 1 si todavía no hay duelos.",
	options: []option{{"csv", "ARCHIVO", "escribe una tabla para planillas, sin el total, en un archivo nuevo, o «-»"}},
	run:     runDuels,
}

func runDuels(c *call) error {
	if err := c.noWords(); err != nil {
		return err
	}
	var duels []tally.Duel
	if dir, err := cardsdb.Folder(c.text("datos", "")); err != nil {
		return err
	} else if cardsdb.Exists(dir) {
		err := c.withStore(func(store *cardsdb.Store, _ string) (err error) {
			duels, err = c.duels(store.Matches())
			return err
		})
		if err != nil {
			return err
		}
	}
	if len(duels) == 0 {
		fmt.Fprintln(c.Stderr, "todavía no hay duelos")
		return errNo
	}
	rows := tally.Rows(duels)
	tally.Sort(rows, tally.ByLast, true)
	if c.has("csv") {
		var table bytes.Buffer
		if err := tally.WriteCSV(&table, rows); err != nil {
			return err
		}
		return c.writeNew(c.text("csv", "-"), table.Bytes(), "duelos guardados")
	}
	table := [][]string{{"MAZO", "RIVAL", "DUELOS", "GANADOS", "PERDIDOS", "EMPATES", "SIN TERMINAR", "TURNOS", "PRIMERO", "SEGUNDO", "ÚLTIMO"}}
	for _, r := range rows {
		table = append(table, duelsLine(r.Deck, r.Rival.String(), r.Tally))
	}
	return align(c.Stdout, append(table, duelsLine("Total", "", tally.Total(duels).Tally)))
}

// duels are those of all stored matches. How many cannot be read is said.
func (c *call) duels(matches *cardsdb.Matches) ([]tally.Duel, error) {
	reader := tally.NewReader(matches, rulebooks...)
	all, err := reader.Matches()
	if err != nil {
		return nil, err
	}
	var duels []tally.Duel
	unread := 0
	for _, m := range all {
		read, err := reader.Read(m.ID)
		if err != nil {
			unread++
		}
		duels = append(duels, read...)
	}
	if unread > 0 {
		fmt.Fprintf(c.Stderr, "partidas que no se pueden leer y no se cuentan: %d\n", unread)
	}
	return duels, nil
}

func duelsLine(deck, rival string, t tally.Tally) []string {
	n := strconv.Itoa
	of := func(p tally.Played) string { return n(p.Won) + "/" + n(p.Duels) }
	return []string{deck, rival, n(t.Duels), n(t.Won), n(t.Lost), n(t.Drawn), n(t.Unfinished), t.TurnsText(), of(t.First), of(t.Second),
		t.Last.Local().Format("2006-01-02")}
}
