package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
)

var importOptions = []option{
	{"modo", "MODO", "añadir suma las copias (si no se dice); reemplazar deja de cada carta del archivo las que él dice"},
	{"cantidad", "N", "cuántas copias es cada línea, en una tabla sin columna de cantidades"},
	{"otra-vez", "", "suma de nuevo un archivo que ya se importó, o hace de nuevo un trato"},
	{"probar", "", "dice qué haría importar o un trato, línea por línea, y no cambia nada"},
	{"elegir", "LÍNEA=CARTA", "resuelve una línea dudosa: 12=ES016; «primera» resuelve todas, y «antigua» o «nueva» las que no dicen la edición"},
	{"rechazadas", "ARCHIVO", "guarda en ARCHIVO, que no existe, las líneas que no se importan"},
	{"formato", "F", "escribe csv, json, lista, inventario, moxfield, deckbox, manabox, archidekt o dragonshield"},
	{"guardar", "N", "cada uno guarda N copias de cada carta (si no se dice, 3)"},
	{"solo-marcadas", "", "cuenta solo las copias marcadas para cambio"},
	{"trato", "ARCHIVO", "al comparar, guarda en ARCHIVO, que no existe, todo lo que podrían darse como un trato para la otra persona"},
	{"con", "NOMBRE", "con quién es el trato (si no se dice, como se llama el archivo)"},
	{"lista", "", "escribe una lista lista para pegar"},
}

func runImport(c *call, store *cardsdb.Store) error {
	name, err := c.oneWord("el archivo")
	if err != nil {
		return err
	}
	mode, err := transfer.ParseMode(c.text("modo", transfer.Add.String()))
	if err != nil {
		return c.usage("%s", err)
	}
	matching, err := c.match(name, store.Catalogue())
	if err != nil {
		return err
	}
	if err := c.refuseAgain(store, matching.File.Digest, mode); err != nil {
		return err
	}
	owned, err := store.Owned()
	if err != nil {
		return err
	}
	if err := c.choosePrintings(matching, preferences, func() transfer.Plan { return matching.Plan(owned) }); err != nil {
		return err
	}
	plan := matching.PlanAs(mode, owned)
	if err := c.saveRest(plan); err != nil {
		return err
	}
	brings := plan.Changes.Len()+len(plan.Gone) > 0
	if brings && !c.has("probar") {
		source := filepath.Base(name)
		if name == "-" {
			source = "entrada estándar"
		}
		if err := store.Take(source, plan); err != nil {
			return err
		}
	}
	if err := c.reportImport(plan); err != nil {
		return err
	}
	if t := plan.Totals(); t.Ambiguous+t.Refused > 0 || !brings {
		return errNo
	}
	return nil
}

// refuseAgain stops what would count a file twice, and tells of it where nothing
// is changed.
func (c *call) refuseAgain(store *cardsdb.Store, digest string, mode transfer.Mode) error {
	if mode == transfer.Replace || c.has("otra-vez") {
		return nil
	}
	before, known, err := store.ImportOf(digest)
	if err != nil || !known {
		return err
	}
	fmt.Fprintf(c.Stderr, "este archivo ya se importó el %s (historial: %d, «%s»); otra vez, sus copias se contarían dos veces\n",
		before.When.Local().Format(momentLayout), before.ID, before.Done)
	if c.has("probar") {
		return nil
	}
	fmt.Fprintf(c.Stderr, "no se cambió nada; escribe --modo %s para que de sus cartas quede lo que dice, o --otra-vez para sumarlo de nuevo\n", transfer.Replace)
	return errNo
}

// match reads a file and looks its lines up.
func (c *call) match(name string, catalogue *cardsdb.Catalogue) (*transfer.Matching, error) {
	var file transfer.File
	err := c.readFile(name, func(r io.Reader) (err error) {
		file, err = transfer.Read(r)
		return err
	})
	if err != nil {
		return nil, err
	}
	if file, err = c.counted(file); err != nil {
		return nil, err
	}
	return transfer.Match(file, catalogue), nil
}

// counted is a file whose lines have the quantity that --cantidad says, if they
// have none of their own.
func (c *call) counted(f transfer.File) (transfer.File, error) {
	switch given := c.has("cantidad"); {
	case f.Uncounted && !given && f.Priced():
		return f, c.usage("la tabla no tiene ninguna columna de cantidades: di cuántas copias es cada línea, con --cantidad 1; si es una lista de precios, impórtala con «castillo precios importar»")
	case f.Uncounted && !given:
		return f, c.usage("la tabla no tiene ninguna columna de cantidades: di cuántas copias es cada línea, con --cantidad 1")
	case !f.Uncounted && given:
		return f, c.usage("el archivo ya dice sus cantidades; quita --cantidad")
	case !given:
		return f, nil
	}
	n, err := holding.ParseCount(c.text("cantidad", ""))
	if err != nil {
		return f, c.usage("--cantidad: %s", err)
	}
	return f.Each(n), nil
}

// choosePrintings does what --elegir says: of the lines that ask in a plan, or of all at
// once by one of the words.
func (c *call) choosePrintings(m *transfer.Matching, preferences map[string]transfer.Preference, plan func() transfer.Plan) error {
	for _, word := range c.values["elegir"] {
		if p, ok := preferences[card.Fold(word)]; ok {
			m.Prefer(p)
			continue
		}
		if card.Fold(word) == "primera" {
			for i, l := range plan().Lines {
				if l.Outcome != transfer.Ambiguous {
					continue
				}
				if err := m.Choose(i, l.Printings[0].Printing()); err != nil {
					return err
				}
			}
			continue
		}
		number, code, _ := strings.Cut(word, "=")
		at, err := strconv.Atoi(number)
		if err != nil || strings.TrimSpace(code) == "" {
			return c.usage("--elegir es LÍNEA=CARTA, como 12=ES016, o «primera», «antigua» o «nueva», no %q", word)
		}
		lines := m.LinesAt(at)
		if len(lines) == 0 {
			return fmt.Errorf("el archivo no tiene ninguna carta en la línea %d", at)
		}
		for _, i := range lines {
			if err := m.Choose(i, printingOf(code, m.Choices(i))); err != nil {
				return err
			}
		}
	}
	return nil
}

// preferences are the words that settle all lines without edition.
var preferences = map[string]transfer.Preference{"antigua": transfer.Oldest, "nueva": transfer.Newest}

// printingOf is the printing that a code such as "ES016", "es 16" or "DCL" names among
// some, or else by itself.
func printingOf(code string, among []card.Card) card.Printing {
	if i := slices.IndexFunc(among, func(c card.Card) bool { return isCodeOf(code, c) }); i >= 0 {
		return among[i].Printing()
	}
	wanted := plainCode(code)
	letters := strings.TrimRight(wanted, "0123456789")
	n, _ := strconv.Atoi(wanted[len(letters):])
	return card.Printing{Edition: card.Edition(letters), Number: n}
}

// isCodeOf reports whether a code is that of a card, with or without zeros.
func isCodeOf(code string, c card.Card) bool {
	short := string(c.Edition)
	if n := c.Printing().PrintedNumber(); n > 0 {
		short += strconv.Itoa(n)
	}
	wanted := plainCode(code)
	return wanted == plainCode(c.Code()) || wanted == short
}

// plainCode is a code in capitals without what parts its halves.
func plainCode(code string) string {
	return strings.NewReplacer(" ", "", "-", "").Replace(strings.ToUpper(strings.TrimSpace(code)))
}

func (c *call) saveRest(plan transfer.Plan) error {
	if !c.has("rechazadas") {
		return nil
	}
	rest, err := plan.Rest()
	if errors.Is(err, transfer.ErrNoRest) {
		fmt.Fprintln(c.Stderr, err)
		return nil
	}
	if err != nil {
		return err
	}
	return c.writeNew(c.text("rechazadas", ""), rest, "")
}

// importRow is a line of an import as programs read it.
type importRow struct {
	Line    int      `json:"linea"`
	Outcome string   `json:"resultado"`
	Code    string   `json:"codigo,omitempty"`
	Count   int      `json:"cantidad,omitempty"`
	Details string   `json:"detalle,omitempty"` // finish, condition, language and place
	Paid    string   `json:"precio,omitempty"`
	Day     string   `json:"fecha,omitempty"`
	Had     int      `json:"habia,omitempty"`
	Wish    int      `json:"deseadas,omitempty"`
	Reason  string   `json:"motivo,omitempty"`
	Notices []string `json:"avisos,omitempty"`
	Options []string `json:"opciones,omitempty"`
}

func (c *call) reportImport(plan transfer.Plan) error {
	if c.has("json") {
		out := json.NewEncoder(c.Stdout)
		for _, l := range plan.Lines {
			r := importRow{Line: l.Number, Outcome: l.Outcome.String(), Count: l.Row.Count, Wish: l.Wish, Reason: l.Reason.Error()}
			for _, w := range l.Warnings {
				r.Notices = append(r.Notices, w.Error())
			}
			if l.Outcome.IsTaken() {
				r.Had = l.Had
				r.Details, r.Paid, r.Day = l.Row.Key.String(), l.Row.Paid.String(), l.Row.Acquired.String()
				r.Code = l.Printings[0].Code()
			} else {
				r.Options = codesOf(l.Printings)
			}
			if err := out.Encode(r); err != nil {
				return err
			}
		}
		return nil
	}
	file := plan.File
	fmt.Fprintf(c.Stdout, "%s, %s", file.Kind.Title(), file.Encoding)
	if file.Separator != 0 {
		fmt.Fprintf(c.Stdout, ", columnas separadas por %q", file.Separator)
	}
	for _, n := range file.Notices {
		fmt.Fprintf(c.Stdout, "\n%s", oneLine(n.Error()))
	}
	t := plan.Totals()
	taken := fmt.Sprintf("nuevas: %d, sumadas: %d", t.New, t.Merged)
	switch plan.Mode {
	case transfer.Replace:
		taken = fmt.Sprintf("nuevas: %d, reemplazan: %d", t.New+t.Merged, t.Replacing)
	case transfer.Pricing:
		taken = fmt.Sprintf("con precio: %d", t.New)
	}
	fmt.Fprintf(c.Stdout, "\nlíneas: %d; %s, por elegir: %d, rechazadas: %d", len(plan.Lines), taken, t.Ambiguous, t.Refused)
	if t.Apart > 0 {
		fmt.Fprintf(c.Stdout, ", aparte: %d", t.Apart)
	}
	fmt.Fprintln(c.Stdout)
	var table [][]string
	for _, l := range plan.Lines {
		at := fmt.Sprintf("  línea %d", l.Number)
		if !l.Outcome.IsTaken() {
			what := l.Reason.Error()
			switch codes := strings.Join(codesOf(l.Printings), ", "); {
			case codes == "":
			case l.Outcome == transfer.Apart:
				what = codes + ": " + what
			default:
				what += ": " + codes
			}
			table = append(table, []string{at, l.Outcome.String(), what})
			continue
		}
		if c.dry() {
			table = append(table, []string{at, l.Outcome.String(), understood(l)})
		}
		for _, w := range l.Warnings {
			table = append(table, []string{at, "aviso", w.Error()})
		}
	}
	if err := align(c.Stdout, table); err != nil {
		return err
	}
	done := "importado"
	if c.dry() {
		done = "se importaría"
	}
	switch {
	case plan.Mode == transfer.Pricing && t.Prices == 0:
		_, err := fmt.Fprintln(c.Stdout, "no hay ningún precio que guardar")
		return err
	case plan.Mode == transfer.Pricing:
		_, err := fmt.Fprintf(c.Stdout, "%s: %s, %d precios en %s\n", done, plan.Prices.Called(), t.Prices, plan.Prices.Currency)
		return err
	}
	fmt.Fprintf(c.Stdout, "%s: %d copias, %d deseos", done, t.Copies, t.Wishes)
	if t.Proxies > 0 {
		fmt.Fprintf(c.Stdout, ", y aparte %d proxies", t.Proxies)
	}
	if plan.Mode == transfer.Replace {
		fmt.Fprintf(c.Stdout, "; de las cartas del archivo hay %d copias más y %d menos que antes", t.More, t.Fewer)
	}
	if t.Epics > 0 {
		fmt.Fprintf(c.Stdout, ", %d textos épicos", t.Epics)
	}
	_, err := fmt.Fprintln(c.Stdout)
	return err
}

// dry reports whether only what would be done is asked for.
func (c *call) dry() bool { return c.has("probar") || c.has("previa") }

// understood says what a line brings, as it was understood.
func understood(l transfer.Planned) string {
	row := l.Row
	what := codesOf(l.Printings)[0]
	if row.Count > 0 {
		what = fmt.Sprintf("%d %s", row.Count, what)
	}
	parts := []string{what, row.Key.String()}
	if paid := row.Paid; paid != (holding.Price{}) && paid.Currency == "" {
		parts = append(parts, paid.String()+" sin moneda")
	} else {
		parts = append(parts, paid.String())
	}
	parts = append(parts, row.Acquired.String())
	if l.Wish > 0 {
		parts = append(parts, fmt.Sprintf("deseadas: %d", l.Wish))
	}
	if l.Outcome == transfer.Replacing {
		parts = append(parts, fmt.Sprintf("había %d", l.Had))
	}
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p == "" }), "; ")
}

func codesOf(printings []card.Card) []string {
	var codes []string
	for _, p := range printings {
		codes = append(codes, strings.TrimSpace(p.Code()+" "+p.Name))
	}
	return codes
}

func runExport(c *call, store *cardsdb.Store) error {
	if len(c.words) == 0 {
		return c.usage("falta el archivo")
	}
	name := c.words[0]
	c.words = c.words[1:]
	kind := kindOfName(name)
	if c.has("formato") {
		named, err := transfer.ParseKind(c.text("formato", ""))
		if err != nil {
			return c.usage("%s", err)
		}
		kind = named
	}
	owned, err := c.askedOwned(store)
	if err != nil {
		return err
	}
	var content bytes.Buffer
	if err := transfer.Write(&content, kind, owned, store.Catalogue()); err != nil {
		return err
	}
	if dropped := transfer.Dropped(kind, owned, store.Catalogue()); len(dropped) > 0 {
		fmt.Fprintf(c.Stderr, "una %s no lleva, de lo anotado: %s\n", kind.Title(), strings.Join(dropped, ", "))
	}
	return c.writeNew(name, content.Bytes(), fmt.Sprintf("%s, filas: %d, deseos: %d,", kind.Title(), len(owned.Rows), len(owned.Wishes)))
}

// askedOwned is what answers what the words ask, all that is owned without words.
func (c *call) askedOwned(store *cardsdb.Store) (transfer.Owned, error) {
	owned, err := store.Owned()
	if err != nil || len(c.words) == 0 {
		return owned, err
	}
	hits, err := c.asked(store)
	if err != nil {
		return owned, err
	}
	rows, printings := map[holding.Key]bool{}, map[card.Printing]bool{}
	for _, h := range hits {
		rows[h.Key], printings[h.Printing] = true, true
	}
	owned = owned.Of(func(k holding.Key) bool { return rows[k] }, func(p card.Printing) bool { return printings[p] })
	if owned.Len() == 0 {
		fmt.Fprintln(c.Stderr, "de lo que responde no tienes ni buscas nada")
		return owned, errNo
	}
	return owned, nil
}

// kindOfName is the kind that the end of a file's name asks for.
func kindOfName(name string) transfer.Kind {
	switch strings.ToLower(filepath.Ext(name)) {
	case ".json":
		return transfer.Backup
	case ".txt":
		return transfer.List
	}
	return transfer.Castillo
}

// terms are what --guardar and --solo-marcadas say.
func (c *call) terms() (transfer.Terms, error) {
	keep, err := c.number("guardar", uint64(transfer.UsualTerms.Keep), 0, 9999)
	return transfer.Terms{Keep: int(keep), OnlyMarked: c.has("solo-marcadas")}, err
}

func runCompare(c *call, store *cardsdb.Store) error {
	name, err := c.oneWord("el archivo de la otra colección")
	if err != nil {
		return err
	}
	terms, err := c.terms()
	if err != nil {
		return err
	}
	matching, err := c.match(name, store.Catalogue())
	if err != nil {
		return err
	}
	ours, err := store.Owned()
	if err != nil {
		return err
	}
	theirs := matching.Plan(transfer.Owned{})
	if t := theirs.Totals(); t.Ambiguous+t.Refused+t.Apart > 0 {
		fmt.Fprintf(c.Stderr, "no se cuentan %d líneas de %s; «castillo coleccion importar --probar» dice por qué\n", t.Ambiguous+t.Refused+t.Apart, name)
	}
	trades := transfer.Compare(ours, theirs.Changes, terms)
	if len(trades.Give)+len(trades.Get) == 0 {
		fmt.Fprintln(c.Stderr, "no hay nada que cambiar")
		return errNo
	}
	if _, err := io.WriteString(c.Stdout, trades.Text(store.Catalogue())); err != nil {
		return err
	}
	return c.tellTrades(store, transfer.Propose(ours, theirs.Changes, trades.Give, trades.Get))
}

func runSpare(c *call, store *cardsdb.Store) error {
	if err := c.noWords(); err != nil {
		return err
	}
	terms, err := c.terms()
	if err != nil {
		return err
	}
	owned, err := store.Owned()
	if err != nil {
		return err
	}
	return c.writeCopies(store, transfer.Spare(owned, terms), "no sobra ninguna")
}

// writeCopies writes a list that can be pasted, or says that there is none.
func (c *call) writeCopies(store *cardsdb.Store, copies []transfer.Copies, none string) error {
	if len(copies) == 0 {
		fmt.Fprintln(c.Stderr, none)
		return errNo
	}
	_, err := io.WriteString(c.Stdout, transfer.ListOfCopies(copies, store.Catalogue()))
	return err
}
