package command

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"castillo/cardsdb"
	"castillo/cardsdb/query"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

// partRow is what there is of an edition and a frequency, as programs read it.
type partRow struct {
	Edition   string `json:"edicion"`
	Frequency string `json:"frecuencia"`
	Printed   int    `json:"existen"`
	Owned     int    `json:"distintas"`
	Missing   int    `json:"faltan"`
	Copies    int    `json:"copias"`
	Duplicate int    `json:"repetidas"`
	Foil      int    `json:"foil"`
	ForTrade  int    `json:"cambio"`
}

func runSummary(c *call, store *cardsdb.Store) error {
	if err := c.noWords(); err != nil {
		return err
	}
	items, err := store.Items(nil)
	if err != nil {
		return err
	}
	parts := cardsdb.Completion(items)
	if c.has("json") {
		out := json.NewEncoder(c.Stdout)
		for _, p := range parts {
			err := out.Encode(partRow{string(p.Edition), p.Frequency.String(), p.Printed, p.Owned, p.Missing(), p.Copies, p.Duplicate(), p.Foil, p.ForTrade})
			if err != nil {
				return err
			}
		}
		return nil
	}
	table := [][]string{{"EDICIÓN", "FRECUENCIA", "EXISTEN", "DISTINTAS", "FALTAN", "COPIAS", "REPETIDAS", "FOIL", "CAMBIO"}}
	var all, edition cardsdb.Part
	for i, p := range parts {
		table = append(table, summaryRow(editionName(p.Edition), orNone(p.Frequency.String(), "?"), p))
		edition.Edition = p.Edition
		edition, all = edition.Plus(p), all.Plus(p)
		if i == len(parts)-1 || parts[i+1].Edition != p.Edition {
			table = append(table, summaryRow(editionName(p.Edition), "todas", edition))
			edition = cardsdb.Part{}
		}
	}
	table = append(table, summaryRow("Todas", "todas", all))
	if err := align(c.Stdout, table); err != nil {
		return err
	}
	wishes, copies := 0, 0
	for _, item := range items {
		wishes += min(item.Wanted, 1)
		copies += item.Wanted
	}
	_, err = fmt.Fprintf(c.Stdout, "cartas deseadas: %d, copias: %d\n", wishes, copies)
	return err
}

func summaryRow(edition, frequency string, p cardsdb.Part) []string {
	row := []string{edition, frequency}
	for _, n := range []int{p.Printed, p.Owned, p.Missing(), p.Copies, p.Duplicate(), p.Foil, p.ForTrade} {
		row = append(row, strconv.Itoa(n))
	}
	return row
}

// editionName is an edition's name, or the code that only the owner knows.
func editionName(e card.Edition) string {
	info, ok := e.Info()
	if !ok {
		return string(e)
	}
	return info.Name
}

func runMissing(c *call, store *cardsdb.Store) error {
	var only card.Edition
	if len(c.words) > 0 {
		word, err := c.oneWord("la edición")
		if err != nil {
			return err
		}
		if only, err = editionOf(word); err != nil {
			return err
		}
	}
	items, err := store.Items(nil)
	if err != nil {
		return err
	}
	items = slices.DeleteFunc(items, func(item query.Item) bool { return only != "" && item.Card.Edition != only })
	if c.has("lista") {
		return c.listMissing(store, items)
	}
	asked, err := query.Parse(query.Missing.String())
	if err != nil {
		return err
	}
	missing := findRows(store.Catalogue(), query.NewIndex(items), asked)
	if len(missing) == 0 {
		fmt.Fprintln(c.Stderr, "no falta ninguna")
		return errNo
	}
	if c.has("json") {
		return writeJSON(c, missing)
	}
	return writeColumns(c, missing)
}

// listMissing writes what is missing or wished for as a list to paste.
func (c *call) listMissing(store *cardsdb.Store, items []query.Item) error {
	owned, err := store.Owned()
	if err != nil {
		return err
	}
	cards := make([]card.Card, len(items))
	for i, item := range items {
		cards[i] = item.Card
	}
	return c.writeCopies(store, transfer.Missing(owned, cards), "no falta ninguna")
}

// editionOf is the edition that a word names, by code or by name.
func editionOf(word string) (card.Edition, error) {
	if e, ok := card.EditionNamed(word); ok {
		return e, nil
	}
	var names []string
	for _, info := range card.Editions() {
		names = append(names, string(info.Code), info.Name)
	}
	return "", fmt.Errorf("no conozco la edición %q%s", word, perhaps(word, names))
}
