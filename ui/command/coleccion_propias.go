package command

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"castillo/cardsdb"
	"castillo/game/card"
)

// alikeRow is a card of the owner's with the printings that it seems to be, as programs
// read it.
type alikeRow struct {
	Own   string   `json:"propia"`
	Name  string   `json:"nombre"`
	Cards []string `json:"cartas"`
}

// runAlike lists the cards that the owner added and that the catalogue has by now under
// another code; of one, it passes what there is to the printing that is named, or
// remembers that it is another card.
func runAlike(c *call, store *cardsdb.Store) error {
	all, err := store.Corrections().Alike()
	if err != nil {
		return err
	}
	switch len(c.words) {
	case 0:
		return c.listAlike(all)
	case 1:
		if !c.has("aparte") {
			return c.usage("falta la carta del catálogo, o --aparte")
		}
	case 2:
	default:
		return c.usage("sobra %q", c.words[2])
	}
	at := slices.IndexFunc(all, func(l cardsdb.Likeness) bool { return isCodeOf(c.words[0], l.Own) })
	if at < 0 {
		return fmt.Errorf("ninguna carta tuya con el código %q parece ser una del catálogo", c.words[0])
	}
	if len(c.words) == 1 {
		return store.Corrections().KeepApart(all[at])
	}
	i := slices.IndexFunc(all[at].Printings, func(p card.Card) bool { return isCodeOf(c.words[1], p) })
	if i < 0 {
		return fmt.Errorf("%s no parece ser %q; puede ser %s", all[at].Own.Code(), c.words[1], strings.Join(codesOf(all[at].Printings), ", "))
	}
	printing := all[at].Printings[i]
	if err := store.Corrections().Pass(all[at].Own.Printing(), printing.Printing()); err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.Stdout, "%s pasó a ser %s %s\n", all[at].Own.Code(), printing.Code(), printing.Name)
	return err
}

func (c *call) listAlike(all []cardsdb.Likeness) error {
	if len(all) == 0 {
		fmt.Fprintln(c.Stderr, "ninguna carta tuya parece estar en el catálogo con otro código")
		return errNo
	}
	if c.has("json") {
		out := json.NewEncoder(c.Stdout)
		for _, l := range all {
			if err := out.Encode(alikeRow{l.Own.Code(), l.Own.Name, codesOf(l.Printings)}); err != nil {
				return err
			}
		}
		return nil
	}
	table := [][]string{{"PROPIA", "NOMBRE", "PARECE SER"}}
	for _, l := range all {
		var codes []string
		for _, p := range l.Printings {
			codes = append(codes, p.Code())
		}
		table = append(table, []string{l.Own.Code(), l.Own.Name, strings.Join(codes, ", ")})
	}
	return align(c.Stdout, table)
}
