package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

func dataErrands() []errand {
	return []errand{
		{name: "importar", words: "ARCHIVO", help: "trae los datos, textos y precios de un archivo de otra persona; lo que tú anotaste se queda", run: runImportData},
		{name: "exportar", words: "ARCHIVO", help: "guarda en un archivo nuevo las cartas y textos que anotaste y tu última lista de precios", run: runExportData},
	}
}

func dataCommand() verb {
	return verb{
		name:  "datos",
		words: "QUÉ ARCHIVO",
		help:  "lleva y trae datos de cartas entre coleccionistas",
		more: errandHelp(dataErrands()) + "\nEs un .zip con impresiones.csv, textos.txt y precios.csv, que no firma nadie: --previa dice antes qué\n" +
			"es nuevo, qué es distinto y qué se queda. Todo llega de una vez y de una vez se deshace.",
		options: []option{
			{"previa", "", "dice qué haría, línea por línea, y no cambia nada"},
			{"quedan", "QUIÉN", "de lo que tú también anotaste se quedan las mias (si no se dice) o las suyas"},
			{"sin-precios", "", "no trae la lista de precios"},
			{"titulo", "TÍTULO", "cómo se llama lo que se exporta"},
			{"autor", "NOMBRE", "de quién es"},
			{"json", "", "escribe un objeto JSON por línea, para programas"},
		},
		run: func(c *call) error { return c.runErrand(dataErrands(), "los datos") },
	}
}

// dataRow is a line of a file of card data as programs read it.
type dataRow struct {
	What    string   `json:"que"`
	Card    string   `json:"carta"`
	Fate    string   `json:"resultado"`
	Taken   bool     `json:"llega"`
	Changes []string `json:"cambios,omitempty"`
}

// cardFateWords say what becomes of facts, in the order of cardsdb.CardFate.
var cardFateWords = [...]string{
	cardsdb.NewCard:   "nueva",
	cardsdb.OtherCard: "distinta de la del programa",
	cardsdb.OwnCard:   "distinta de la tuya",
	cardsdb.SameCard:  "ya la tienes",
}

func runImportData(c *call, store *cardsdb.Store) error {
	name, err := c.oneWord("el archivo")
	if err != nil {
		return err
	}
	var data cardsdb.CardData
	err = c.readFile(name, func(r io.Reader) (err error) {
		data, err = cardsdb.ReadCardData(r)
		return err
	})
	if err != nil {
		return err
	}
	plan, err := store.PlanData(data)
	if err != nil {
		return err
	}
	plan.NoPrices = c.has("sin-precios")
	switch whose := card.Fold(c.text("quedan", "mias")); whose {
	case "mias":
	case "suyas":
		plan = plan.TakeAll()
	default:
		return c.usage("--quedan es mias o suyas, no %q", whose)
	}
	if err := c.tellData(plan); err != nil {
		return err
	}
	cards, texts, prices := plan.Brings()
	said := fmt.Sprintf("cartas: %d, textos: %d, precios: %d", cards, texts, prices)
	switch {
	case cards+texts+prices == 0:
		fmt.Fprintln(c.Stderr, "no trae nada que no tengas")
		return errNo
	case c.dry():
		fmt.Fprintf(c.Stderr, "traería %s; sin --previa los trae\n", said)
		return nil
	}
	if err := store.TakeData(filepath.Base(name), plan); err != nil {
		return err
	}
	fmt.Fprintf(c.Stderr, "llegaron %s; «castillo coleccion deshacer» los quita\n", said)
	return nil
}

// tellData lists what becomes of each thing in a file.
func (c *call) tellData(plan cardsdb.DataPlan) error {
	var rows []dataRow
	for _, p := range plan.Cards {
		row := dataRow{"datos", strings.TrimSpace(p.Card.Code() + " " + p.Card.Name), cardFateWords[p.Fate], p.Brings(), nil}
		if p.Fate == cardsdb.OtherCard || p.Fate == cardsdb.OwnCard {
			for _, fact := range p.Changed() {
				was, now := p.Facts(fact)
				row.Changes = append(row.Changes, fmt.Sprintf("%s: %s › %s", fact, orNone(was, "-"), orNone(now, "-")))
			}
		}
		rows = append(rows, row)
	}
	for i, w := range plan.Wordings {
		rows = append(rows, dataRow{"texto", w.Called(), fateWords[w.Fate], w.Brings() && !plan.Keeps[i], nil})
	}
	if plan.Prices.Mode == transfer.Pricing {
		fate := fmt.Sprintf("%d precios, %d líneas no se entienden", len(plan.Prices.Prices.Prices), plan.Prices.Totals().Refused+plan.Prices.Totals().Ambiguous)
		rows = append(rows, dataRow{"precios", plan.Prices.Prices.Called(), fate, !plan.NoPrices, nil})
	}
	if c.has("json") {
		out := json.NewEncoder(c.Stdout)
		for _, r := range rows {
			if err := out.Encode(r); err != nil {
				return err
			}
		}
		return nil
	}
	var about []string
	for _, said := range []string{plan.Data.Title, plan.Data.Author, plan.Data.Date.String()} {
		if said != "" {
			about = append(about, said)
		}
	}
	if len(about) > 0 {
		fmt.Fprintln(c.Stdout, strings.Join(about, ", "))
	}
	var table [][]string
	for _, r := range rows {
		comes := "queda como está"
		if r.Taken {
			comes = "llega"
		}
		table = append(table, []string{"  " + r.What, r.Card, r.Fate, comes, strings.Join(r.Changes, "; ")})
	}
	return align(c.Stdout, table)
}

func runExportData(c *call, store *cardsdb.Store) error {
	name, err := c.oneWord("el archivo")
	if err != nil {
		return err
	}
	data, err := store.CardData()
	if err != nil {
		return err
	}
	if data.Empty() {
		fmt.Fprintln(c.Stderr, "no has anotado datos, textos ni precios")
		return errNo
	}
	data.Title, data.Author, data.Date = c.text("titulo", ""), c.text("autor", ""), holding.DateOf(time.Now())
	var file bytes.Buffer
	if err := cardsdb.WriteCardData(&file, data); err != nil {
		return err
	}
	return c.writeNew(name, file.Bytes(), fmt.Sprintf("cartas: %d, textos: %d, precios: %s,", len(data.Cards), len(data.Wordings), orNone(data.PriceList().Name, "ninguno")))
}
