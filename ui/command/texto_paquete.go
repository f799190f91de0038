package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"

	"castillo/cardsdb"
	"castillo/game/myl/text"
)

// wordingRow is a text of a file as programs read it.
type wordingRow struct {
	Card string `json:"carta"`
	Fate string `json:"resultado"`
	Read bool   `json:"leído"`
	Text string `json:"texto"`
}

// fateWords say what becomes of a text, in the order of cardsdb.Fate.
var fateWords = [...]string{
	cardsdb.NewText:    "nuevo",
	cardsdb.OtherText:  "reemplaza el tuyo",
	cardsdb.SameText:   "ya lo tienes",
	cardsdb.NoSuchCard: "no hay tal carta",
}

// runWordings tells what a file of texts would bring, and brings it where that was asked for.
// It ends with "no" where a text is not read whole or is of no card.
func runWordings(c *call, name string) error {
	var wordings []cardsdb.Wording
	err := c.readFile(name, func(r io.Reader) (err error) {
		wordings, err = cardsdb.ReadWordings(r)
		return err
	})
	if err != nil {
		return err
	}
	return c.withStore(func(store *cardsdb.Store, _ string) error {
		plan, err := store.Corrections().Plan(wordings)
		if err != nil {
			return err
		}
		whole, brings, err := c.tellWordings(plan)
		if err != nil {
			return err
		}
		switch {
		case brings == 0:
			fmt.Fprintln(c.Stderr, "no trae nada que no tengas")
		case c.has("aplicar"):
			source := filepath.Base(name)
			if name == "-" {
				source = "entrada estándar"
			}
			if err := store.Corrections().Take(source, plan); err != nil {
				return err
			}
			fmt.Fprintf(c.Stderr, "%s; «castillo coleccion deshacer» los quita\n", oneOrMany(brings, "se trajo 1 texto", "se trajeron %d textos"))
		default:
			fmt.Fprintf(c.Stderr, "%s; --aplicar los trae\n", oneOrMany(brings, "traería 1 texto", "traería %d textos"))
		}
		if !whole {
			return errNo
		}
		return nil
	})
}

// tellWordings lists a plan. Whole is whether every text is of a card and is read whole.
func (c *call) tellWordings(plan []cardsdb.PlannedWording) (whole bool, brings int, err error) {
	whole = true
	out := json.NewEncoder(c.Stdout)
	out.SetEscapeHTML(false)
	var table [][]string
	for _, p := range plan {
		of := p.Card
		of.Text = p.Text
		row := wordingRow{p.Called(), fateWords[p.Fate], p.Fate != cardsdb.NoSuchCard && text.Understands(of), p.Text}
		if whole = whole && row.Read; p.Brings() {
			brings++
		}
		if c.has("json") {
			if err := out.Encode(row); err != nil {
				return whole, brings, err
			}
			continue
		}
		byHand := ""
		if !row.Read && p.Fate != cardsdb.NoSuchCard {
			byHand = "en parte a mano"
		}
		table = append(table, []string{row.Card, row.Fate, byHand})
	}
	return whole, brings, align(c.Stdout, table)
}

// runExportWordings writes the owner's texts for others.
func runExportWordings(c *call, to string) error {
	return c.withStore(func(store *cardsdb.Store, _ string) error {
		own, err := store.Corrections().Wordings()
		if err != nil {
			return err
		}
		if len(own) == 0 {
			fmt.Fprintln(c.Stderr, "no has escrito el texto de ninguna carta")
			return errNo
		}
		var file bytes.Buffer
		if err := cardsdb.WriteWordings(&file, own); err != nil {
			return err
		}
		return c.writeNew(to, file.Bytes(), oneOrMany(len(own), "1 texto", "%d textos"))
	})
}
