package transfer

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/speech"
)

// A backup is one JSON object. Its rows and wishes have the facts of the
// columns of Castillo under the same names; what is empty is left out.

const backupVersion = 1

type backup struct {
	Version int               `json:"castillo"`
	Items   []json.RawMessage `json:"coleccion"`
}

type item struct {
	Edition   string   `json:"edicion,omitempty"`
	Number    int      `json:"numero,omitempty"`
	Name      string   `json:"nombre,omitempty"`
	Count     int      `json:"cantidad,omitempty"`
	ForTrade  int      `json:"cambio,omitempty"`
	Wish      int      `json:"deseadas,omitempty"`
	Finish    string   `json:"acabado,omitempty"`
	Condition string   `json:"estado,omitempty"`
	Language  string   `json:"idioma,omitempty"`
	Place     string   `json:"lugar,omitempty"`
	Page      int      `json:"pagina,omitempty"`
	Pocket    int      `json:"casilla,omitempty"`
	Paid      string   `json:"precio,omitempty"`
	Origin    string   `json:"origen,omitempty"`
	Acquired  string   `json:"fecha,omitempty"`
	Tags      []string `json:"etiquetas,omitempty"`
	Notes     string   `json:"notas,omitempty"`
	Photo     string   `json:"foto,omitempty"`
	Epic      string   `json:"epico,omitempty"`
	Reason    string   `json:"motivo,omitempty"` // why it stayed behind; reading passes it over
}

func readBackup(text string) (File, error) {
	var b backup
	in := json.NewDecoder(bytes.NewReader([]byte(text)))
	if err := in.Decode(&b); err != nil {
		return File{}, speech.Errorf("el archivo empieza como JSON y no se puede leer: %w", err)
	}
	if _, err := in.Token(); err != io.EOF {
		return File{}, speech.Errorf("hay algo más detrás del respaldo")
	}
	switch {
	case b.Version == 0:
		return File{}, speech.Errorf("el archivo es JSON, pero no es un respaldo de Castillo")
	case b.Version > backupVersion:
		return File{}, speech.Errorf("el respaldo es de una versión más nueva de Castillo")
	case len(b.Items) > MaxLines:
		return File{}, tooManyLines()
	}
	f := File{Kind: Backup, told: everything()}
	for i, raw := range b.Items {
		line := Line{Number: i + 1, Cells: []string{string(raw)}}
		line.Entry, line.Warnings, line.Problem = backupEntry(raw, i+1)
		f.Lines = append(f.Lines, line)
	}
	return f, nil
}

func backupEntry(raw json.RawMessage, n int) (Entry, []Reason, Reason) {
	var it item
	if err := json.Unmarshal(raw, &it); err != nil {
		return Entry{}, nil, because(notRead, "n", n)
	}
	e := Entry{Name: it.Name, Edition: it.Edition, Number: it.Number, Wish: it.Wish, Epic: holding.NewEpic(card.Printing{}, it.Epic).Text, Row: holding.Holding{
		Count: it.Count, ForTrade: it.ForTrade, Origin: it.Origin, Tags: holding.Tags(it.Tags...), Notes: it.Notes, Photo: it.Photo,
		Key: holding.Key{Place: holding.Place{Container: it.Place, Page: it.Page, Pocket: it.Pocket}},
	}}
	var wrong [5]error
	e.Row.Finish, wrong[0] = holding.ParseFinish(it.Finish)
	e.Row.Condition, wrong[1] = holding.ParseCondition(it.Condition)
	e.Row.Language, wrong[2] = holding.ParseLanguage(it.Language)
	e.Row.Paid, wrong[3] = holding.ParsePrice(it.Paid)
	e.Row.Acquired, wrong[4] = holding.ParseDate(it.Acquired)
	var warnings []Reason
	for i, fact := range [...]string{"acabado", "estado", "idioma", "precio", "fecha"} {
		if wrong[i] != nil {
			warnings = append(warnings, because(noField, "fact", fact, "error", wrong[i]))
		}
	}
	switch {
	case e.Name == "" && (e.Edition == "" || e.Number == 0):
		return e, warnings, because(nothingNamed)
	case e.Number < 0 || e.Number > maxNumber:
		return e, warnings, because(noNumber, "text", e.Number)
	case e.Row.Count < 0 || e.Wish < 0:
		return e, warnings, because(noCount, "text", min(e.Row.Count, e.Wish), "max", holding.MaxCopies)
	}
	if trade := e.Row.ForTrade; trade < 0 || trade > max(e.Row.Count, 1) {
		warnings = append(warnings, because(fewerToTrade, "n", e.Row.Count, "trade", trade))
		e.Row.ForTrade = max(0, min(trade, e.Row.Count))
	}
	e, dropped := e.mend()
	return e, append(warnings, dropped...), e.check()
}

// everything is what a file tells that has a place for all of it.
func everything() map[fact]bool {
	told := map[fact]bool{}
	for f := name; f <= variant; f++ {
		told[f] = true
	}
	return told
}

// itemOf is a row as an item.
func itemOf(r row, name string) item {
	h := r.Holding
	return item{
		Edition: string(h.Printing.Edition), Number: numberOf(h.Printing, name), Name: name, Count: h.Count, ForTrade: h.ForTrade, Wish: r.wish,
		Finish: finishName(h.Finish), Condition: h.Condition.String(), Language: string(h.Language),
		Place: h.Place.Container, Page: h.Place.Page, Pocket: h.Place.Pocket, Paid: h.Paid.String(), Origin: h.Origin,
		Acquired: h.Acquired.String(), Tags: h.Tags, Notes: h.Notes, Photo: h.Photo, Epic: r.epic,
	}
}

func finishName(f holding.Finish) string {
	if f == holding.Normal {
		return ""
	}
	return f.String()
}

func writeBackup(w io.Writer, o Owned, c Catalogue) error {
	b := backup{Version: backupVersion, Items: []json.RawMessage{}}
	for _, r := range asRows(o) {
		raw, err := plainJSON(itemOf(r, nameOf(c, r.Printing)))
		if err != nil {
			return err
		}
		b.Items = append(b.Items, raw)
	}
	return writeItems(w, b)
}

// writeItems writes an item a line, so that a person can read and compare.
func writeItems(w io.Writer, b backup) error {
	var out bytes.Buffer
	fmt.Fprintf(&out, "{\n \"castillo\": %d,\n \"coleccion\": [", b.Version)
	for i, raw := range b.Items {
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteString("\n  ")
		out.Write(raw)
	}
	out.WriteString("\n ]\n}\n")
	_, err := w.Write(out.Bytes())
	return err
}

// plainJSON writes < > & as they are.
func plainJSON(v any) (json.RawMessage, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimSpace(b.Bytes()), err
}

func restOfBackup(rest []Planned) ([]byte, error) {
	b := backup{Version: backupVersion}
	for _, l := range rest {
		var fields map[string]any
		if err := json.Unmarshal([]byte(l.Cells[0]), &fields); err != nil || fields == nil {
			b.Items = append(b.Items, json.RawMessage(l.Cells[0]))
			continue
		}
		fields["motivo"] = l.Reason.Error()
		raw, err := plainJSON(fields)
		if err != nil {
			return nil, err
		}
		b.Items = append(b.Items, raw)
	}
	var out bytes.Buffer
	err := writeItems(&out, b)
	return out.Bytes(), err
}

// row is a line to write; that of a wish or of an epic text has no copies.
type row struct {
	holding.Holding
	wish int
	epic string
}

// asRows lists rows, wishes and epic texts as lines of one file.
func asRows(o Owned) []row {
	var out []row
	for _, h := range o.Rows {
		out = append(out, row{Holding: h})
	}
	for _, w := range o.Wishes {
		out = append(out, row{Holding: holding.Holding{Key: holding.Plain(w.Printing), Notes: w.Notes}, wish: w.Count})
	}
	for _, e := range o.Epics {
		out = append(out, row{Holding: holding.Holding{Key: holding.Plain(e.Printing)}, epic: e.Text})
	}
	return slices.Clip(out)
}

// nameOf is the printed name, empty if the catalogue has none.
func nameOf(c Catalogue, p card.Printing) string {
	printed, _ := c.Printing(p.Edition, p.Number)
	return printed.Name
}
