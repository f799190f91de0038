package command

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strings"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
)

// revisionOptions say what many rows are to become, by facts.
var revisionOptions = []struct {
	fact   holding.Fact
	option option
}{
	{holding.PlaceFact, option{"lugar", "LUGAR", "la carpeta o caja a la que van las filas que se cambian, o llega lo recibido en un trato"}},
	{holding.PageFact, option{"pagina", "N", "la página en que quedan las filas que se cambian"}},
	{holding.FinishFact, option{"acabado", "A", "normal o foil"}},
	{holding.ConditionFact, option{"estado", "E", "M, NM, EX, GD, LP, PL o PO; vacío, ninguno"}},
	{holding.LanguageFact, option{"idioma", "I", "dos letras, como es o en"}},
	{holding.PaidFact, option{"precio", "P", "lo pagado por cada copia, como $1.500; vacío, ninguno"}},
	{holding.TradeFact, option{"cambio", "N", "cuántas copias de cada fila se ofrecen, o «todas»"}},
	{holding.TagsFact, option{"etiquetas", "A,B", "las etiquetas, en vez de las que había; vacío, ninguna"}},
	{holding.MoreTagsFact, option{"con-etiquetas", "A,B", "etiquetas que se añaden"}},
	{holding.FewerTagsFact, option{"sin-etiquetas", "A,B", "etiquetas que se quitan"}},
	{holding.OriginFact, option{"origen", "TEXTO", "de dónde vienen las copias; vacío, no se sabe"}},
	{holding.DateFact, option{"fecha", "DÍA", "cuándo llegaron, como 31/01/2026; vacía, no se sabe"}},
	{holding.RemoveFact, option{"quitar", "N", "cuántas copias de cada fila se quitan, o «todas»"}},
}

// revision is what the options say.
func (c *call) revision() (r holding.Revision, err error) {
	for _, o := range revisionOptions {
		if !c.has(o.option.name) {
			continue
		}
		a, err := holding.ParseAmendment(o.fact, c.text(o.option.name, ""))
		if err != nil {
			return nil, c.usage("--%s: %s", o.option.name, err)
		}
		r = append(r, a)
	}
	if len(r) == 0 {
		return nil, c.usage("di qué se cambia, como --lugar CAJA o --estado NM")
	}
	return r, nil
}

func runRevise(c *call, store *cardsdb.Store) error {
	if len(c.words) == 0 {
		return c.usage("falta la búsqueda, como lugar:caja; «tengo>=1» son todas tus filas")
	}
	revision, err := c.revision()
	if err != nil {
		return err
	}
	asked, err := c.askedRows(store)
	if err != nil {
		return err
	}
	all, err := store.Collection().All()
	if err != nil {
		return err
	}
	chosen := map[holding.Key]bool{}
	for _, h := range asked {
		chosen[h.Key] = true
	}
	plan := revision.Plan(all, func(k holding.Key) bool { return chosen[k] })
	if err := c.tellRevision(store.Catalogue(), plan); err != nil {
		return err
	}
	switch n := len(plan.Changed()); {
	case n == 0:
		fmt.Fprintln(c.Stderr, "no cambia nada")
		return errNo
	case c.dry():
		fmt.Fprintf(c.Stderr, "filas que cambiarían: %d; no se cambió nada\n", n)
		return nil
	default:
		if err := store.Revise(plan); err != nil {
			return err
		}
		fmt.Fprintf(c.Stderr, "filas cambiadas: %d; «castillo coleccion deshacer» lo deshace\n", n)
		return nil
	}
}

// revisedRow is what becomes of a row, as programs read it.
type revisedRow struct {
	Outcome string     `json:"resultado"`
	Card    string     `json:"carta"`
	Before  rowAsTold  `json:"antes"`
	After   *rowAsTold `json:"despues,omitempty"`
	Why     string     `json:"motivo,omitempty"`
}

// rowAsTold is a row, as programs read it.
type rowAsTold struct {
	Count     int      `json:"cantidad"`
	Finish    string   `json:"acabado"`
	Condition string   `json:"estado,omitempty"`
	Language  string   `json:"idioma"`
	Place     string   `json:"lugar,omitempty"`
	Page      int      `json:"pagina,omitempty"`
	Pocket    int      `json:"casilla,omitempty"`
	ForTrade  int      `json:"cambio,omitempty"`
	Paid      string   `json:"precio,omitempty"`
	Tags      []string `json:"etiquetas,omitempty"`
	Origin    string   `json:"origen,omitempty"`
	Acquired  string   `json:"fecha,omitempty"`
}

func asTold(h holding.Holding) rowAsTold {
	return rowAsTold{h.Count, h.Finish.String(), h.Condition.String(), h.Language.String(), h.Place.Container, h.Place.Page, h.Place.Pocket,
		h.ForTrade, h.Paid.String(), h.Tags, h.Origin, h.Acquired.String()}
}

// tellRevision says row by row what a revision does, then which rows of the same
// cards it leaves alone.
func (c *call) tellRevision(catalogue *cardsdb.Catalogue, p holding.RevisionPlan) error {
	out := json.NewEncoder(c.Stdout)
	table := [][]string{}
	tell := func(word string, from holding.Holding, to *holding.Holding, why string) error {
		if c.has("json") {
			row := revisedRow{Outcome: word, Card: called(catalogue, from.Printing), Before: asTold(from), Why: why}
			if to != nil {
				after := asTold(*to)
				row.After = &after
			}
			return out.Encode(row)
		}
		now := ""
		if to != nil {
			now = "-> " + rowSaid(*to)
		}
		table = append(table, []string{word, called(catalogue, from.Printing), rowSaid(from), cmp.Or(now, why)})
		return nil
	}
	for _, o := range p.Outcomes {
		word, to, why := "cambia", &o.To, ""
		switch {
		case o.Wrong != nil:
			word, to, why = "no puede", nil, o.Wrong.Error()
		case !o.Changes():
			word, to, why = "igual", nil, "ya es así"
		case o.Goes():
			word, to, why = "se va", nil, "no le queda ninguna copia"
		case o.Joins:
			word = "se une"
		}
		if err := tell(word, o.From, to, why); err != nil {
			return err
		}
	}
	for _, h := range p.Beside {
		if err := tell("aparte", h, nil, "no responde a la búsqueda y no cambia"); err != nil {
			return err
		}
	}
	if c.has("json") {
		return nil
	}
	return align(c.Stdout, table)
}

// rowSaid is a row in one line.
func rowSaid(h holding.Holding) string {
	said := fmt.Sprintf("%d", h.Count)
	add := func(what string) {
		if what != "" {
			said += ", " + what
		}
	}
	add(h.Key.String())
	if h.ForTrade > 0 {
		add(fmt.Sprintf("%d para cambiar", h.ForTrade))
	}
	add(h.Paid.Written())
	if len(h.Tags) > 0 {
		add("[" + strings.Join(h.Tags, ", ") + "]")
	}
	add(h.Origin)
	add(h.Acquired.String())
	return said
}
