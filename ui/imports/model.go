package imports

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/ui/words"
)

// Store is what the window needs of a store; that of package cardsdb is one.
type Store interface {
	Catalogue() *cardsdb.Catalogue
	// Owned is what the owner has.
	Owned() (transfer.Owned, error)
	// Take does what the plan of an import says, as one edit.
	Take(source string, p transfer.Plan) error
	// ImportOf finds the last import of a file, by its digest.
	ImportOf(digest string) (found cardsdb.Entry, ok bool, err error)
}

// Show is which lines are listed.
type Show uint8

// The ways to list lines.
const (
	ShowAll Show = iota
	ShowAmbiguous
	ShowRefused
	ShowTaken   // what becomes part of the collection
	ShowNotices // what does so without all that it says, and what is set apart
)

// Model is a dry run and what is shown of it.
type Model struct {
	source   string
	matching *transfer.Matching
	owned    transfer.Owned
	before   cardsdb.Entry // the last import of the same file
	again    bool          // whether there was one
	mode     transfer.Mode
	list     prices.List // of a price list, what it is besides its prices
	plan     transfer.Plan
	show     Show
	shown    []int // lines that are listed
}

// NewModel looks the lines of a file up against what a store has. It takes its
// time and belongs off the goroutine of the window.
func NewModel(source string, f transfer.File, store Store) (*Model, error) {
	owned, err := store.Owned()
	if err != nil {
		return nil, err
	}
	m := &Model{source: source, matching: transfer.Match(f, store.Catalogue()), owned: owned}
	if m.before, m.again, err = store.ImportOf(f.Digest); err != nil {
		return nil, err
	}
	if m.again { // whoever just confirms counts nothing twice
		m.mode = transfer.Replace
	}
	m.take(m.matching.PlanAs(m.mode, owned))
	if m.plan.Totals().Ambiguous > 0 {
		m.SetShow(ShowAmbiguous)
	}
	return m, nil
}

// NewPricesModel looks the lines of a price list up; the name of its file says whose it
// is. It takes its time and belongs off the goroutine of the window.
func NewPricesModel(source string, f transfer.File, store Store) *Model {
	m := &Model{source: source, matching: transfer.Match(f, store.Catalogue()), mode: transfer.Pricing}
	if source == cardsdb.Pasted {
		source = "" // it does not say whose the list is
	}
	m.list = f.ListOf(source, holding.DateOf(time.Now()))
	if m.list.Name == "" {
		m.list.Name = words.T("Precios")
	}
	m.take(m.planFor(m.mode, m.list))
	if m.plan.Totals().Ambiguous > 0 {
		m.SetShow(ShowAmbiguous)
	}
	return m
}

// planFor is the dry run as the lines stand now; list is what there is to a price list
// besides its prices.
func (m *Model) planFor(mode transfer.Mode, list prices.List) transfer.Plan {
	if mode == transfer.Pricing {
		return m.matching.PlanPrices(list)
	}
	return m.matching.PlanAs(mode, m.owned)
}

// Mode is what becomes of the copies that there are.
func (m *Model) Mode() transfer.Mode { return m.mode }

// Twice reports whether importing would count a file twice.
func (m *Model) Twice() bool { return m.again && m.mode == transfer.Add }

// Undoes is how many copies an import of a file that was imported before would take
// away, of cards of which there are more by now.
func (m *Model) Undoes() int {
	if !m.again {
		return 0
	}
	return m.plan.Totals().Fewer
}

// Source is what the lines come from, as a person calls it.
func (m *Model) Source() string { return sourceName(m.source) }

func sourceName(source string) string {
	if source == cardsdb.Pasted {
		return words.T("portapapeles")
	}
	return source
}

// take shows another plan for the same lines.
func (m *Model) take(p transfer.Plan) {
	m.plan, m.mode = p, p.Mode
	m.SetShow(m.show)
}

// SetShow lists other lines.
func (m *Model) SetShow(s Show) {
	m.show, m.shown = s, m.shown[:0]
	for i, l := range m.plan.Lines {
		if s.has(l) {
			m.shown = append(m.shown, i)
		}
	}
}

// has reports whether a line is listed. One that was chosen or left out stays
// among those to choose, where it can be chosen again.
func (s Show) has(l transfer.Planned) bool {
	switch s {
	case ShowAmbiguous:
		return l.Outcome == transfer.Ambiguous || l.Chosen
	case ShowRefused:
		return l.Outcome == transfer.Refused
	case ShowTaken:
		return l.Outcome.IsTaken()
	case ShowNotices:
		return l.Outcome == transfer.Apart || l.Outcome.IsTaken() && len(l.Warnings) > 0
	}
	return true
}

// Len is how many lines are listed.
func (m *Model) Len() int { return len(m.shown) }

// Line is a line of the list.
func (m *Model) Line(at int) transfer.Planned { return m.plan.Lines[m.shown[at]] }

// Totals counts the plan.
func (m *Model) Totals() transfer.Totals { return m.plan.Totals() }

// Plan is the dry run as it stands.
func (m *Model) Plan() transfer.Plan { return m.plan }

// Said is what a line says, as it was written.
func Said(l transfer.Planned) string {
	e := l.Entry
	if e.Name == "" && e.Edition == "" {
		return strings.Join(strings.Fields(strings.Join(l.Cells, " ")), " ")
	}
	var parts []string
	if e.Row.Count > 0 {
		parts = append(parts, strconv.Itoa(e.Row.Count)+"×")
	}
	if e.Name != "" {
		parts = append(parts, e.Name)
	}
	if e.Edition != "" {
		code := e.Edition
		if e.Number > 0 {
			code += " " + strconv.Itoa(e.Number)
		}
		parts = append(parts, "("+code+")")
	}
	return strings.Join(parts, " ")
}

// Answer is what becomes of a line: the card, with what is not kept, or the reason.
func Answer(l transfer.Planned) string {
	text := understood(l)
	if l.Outcome.IsTaken() && len(l.Warnings) > 0 {
		text += " · " + Warned(l)
	}
	return text
}

// understood is Answer without what is not kept.
func understood(l transfer.Planned) string {
	if l.Outcome.IsTaken() {
		text := strings.TrimSpace(l.Printings[0].Code() + " " + l.Printings[0].Name)
		if n := len(l.Printings); n > 1 {
			text = words.T("{card} y sus otras impresiones: {n}", "card", l.Printings[0].Name, "n", n)
		}
		if details := l.Row.Key.String(); details != "" {
			text += " · " + details
		}
		if p := l.Row.Paid; p != (holding.Price{}) && p.Currency == "" {
			text += " · " + words.T("{price} sin moneda", "price", p)
		} else if p.Currency != "" {
			text += " · " + p.Written()
		}
		if day := l.Row.Acquired.String(); day != "" {
			text += " · " + day
		}
		if l.Wish > 0 {
			text += " · " + words.N(l.Wish, "{n} deseada", "{n} deseadas")
		}
		if l.Outcome == transfer.Replacing {
			text += " · " + words.N(l.Had, "había {n}", "había {n}")
		}
		return text
	}
	return Reason(l.Reason)
}

// Warned says what of a line is not kept, empty if all of it is.
func Warned(l transfer.Planned) string {
	var said []string
	for _, w := range l.Warnings {
		said = append(said, words.T(w.Sentence, w.Pairs...))
	}
	if len(said) == 0 {
		return ""
	}
	return words.T("Aviso: {what}", "what", strings.Join(said, "; "))
}

// Passed says what of the file as a whole is not kept, empty if nothing is left.
func (m *Model) Passed() string {
	var said []string
	for _, n := range m.plan.File.Notices {
		said = append(said, words.T(n.Sentence, n.Pairs...))
	}
	return words.Capital(strings.Join(said, " · "))
}

// Notice says that the file was imported before, empty if it was not.
func (m *Model) Notice() string {
	if !m.again {
		return ""
	}
	when := m.before.When.Local().Format("02-01-2006 15:04")
	if m.mode == transfer.Replace {
		return words.T("Este archivo ya se importó el {when}. Reemplazar no cuenta nada dos veces.", "when", when)
	}
	return words.T("Este archivo ya se importó el {when}: sumarlo otra vez contaría sus copias dos veces.", "when", when)
}

// Explains says what the mode does.
func (m *Model) Explains() string {
	switch m.mode {
	case transfer.Pricing:
		return words.T("Reemplaza a la lista de la misma fuente y el mismo día. De cada carta cuenta el precio más nuevo de todas tus listas.")
	case transfer.Replace:
		return words.T("De cada carta del archivo quedan las copias que el archivo dice; las demás cartas no se tocan.")
	}
	return words.T("Las copias del archivo se suman a las que hay.")
}

// Reason is a reason in the language in use.
func Reason(r transfer.Reason) string {
	if r.IsZero() {
		return ""
	}
	return words.Sentence(words.T(r.Sentence, r.Pairs...))
}

// Choices are the printings that the owner may choose for a line of the list.
func (m *Model) Choices(at int) []card.Card { return m.matching.Choices(m.shown[at]) }

// next is the place in the list of the first line after another that asks for
// a choice; where none does, the place of that line.
func (m *Model) next(line int) int {
	for at, i := range m.shown {
		if i > line && m.plan.Lines[i].Outcome == transfer.Ambiguous {
			return at
		}
	}
	return m.place(line)
}

// place is where a line stands in the list, or the nearest before it, or the
// first; -1 in an empty list.
func (m *Model) place(line int) int {
	at, found := slices.BinarySearch(m.shown, line)
	if !found && at > 0 {
		at--
	}
	return min(at, len(m.shown)-1)
}

// isMeant reports whether a printing is what a line is taken for.
func isMeant(l transfer.Planned, p card.Card) bool {
	return l.Outcome.IsTaken() && slices.ContainsFunc(l.Printings, func(c card.Card) bool { return c.Printing() == p.Printing() })
}

// Summary says what the file is.
func (m *Model) Summary() string {
	f := m.plan.File
	return words.Capital(words.T(f.Kind.Title())) + " · " + f.Encoding.String() + " · " + words.N(len(f.Lines), "{n} línea", "{n} líneas")
}

// Brings says what an import brings.
func (m *Model) Brings() string {
	t := m.plan.Totals()
	if m.mode == transfer.Pricing {
		return words.N(t.Prices, "{n} precio en {currency}", "{n} precios en {currency}", "currency", m.plan.Prices.Currency)
	}
	text := words.N(t.Copies, "{n} copia", "{n} copias")
	if t.Wishes > 0 {
		text += " · " + words.N(t.Wishes, "{n} deseo", "{n} deseos")
	}
	if t.Epics > 0 {
		text += " · " + words.N(t.Epics, "{n} texto épico", "{n} textos épicos")
	}
	if m.mode == transfer.Replace {
		text += " · " + words.T("{more} más y {fewer} menos que ahora", "more", t.More, "fewer", t.Fewer)
	}
	if t.Proxies > 0 {
		text += " · " + words.N(t.Proxies, "{n} proxy aparte", "{n} proxies aparte")
	}
	return text
}
