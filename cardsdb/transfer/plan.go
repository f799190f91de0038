package transfer

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"slices"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/game/card"
	"castillo/game/speech"
)

// Outcome is what becomes of a line.
type Outcome uint8

// The outcomes.
const (
	Refused   Outcome = iota
	Ambiguous         // the owner must choose; until then it stays behind
	New               // a row that the collection did not have
	Merged            // copies of a row that it had, or that an earlier line made
	Replacing         // copies of a card that has others, which go
	Apart             // understood, and nothing that a collection counts
)

var outcomeNames = [...]string{"rechazada", "por elegir", "nueva", "sumada", "reemplaza", "aparte"}

// IsTaken reports whether the line becomes part of the collection.
func (o Outcome) IsTaken() bool { return o == New || o == Merged || o == Replacing }

// Mode is what an import does with the copies that there are.
type Mode uint8

// The modes. Add adds the copies of the file to those that there are. Replace
// makes of every card in the file the copies that the file has of it, and
// touches no other card. Pricing makes a price list of the file and touches no copies,
// see [Matching.PlanPrices].
const (
	Add Mode = iota
	Replace
	Pricing
)

var modeNames = [...]string{"añadir", "reemplazar", "precios"}

// String is the name by which the terminal knows the mode.
func (m Mode) String() string { return modeNames[m] }

// ParseMode reads the name that String gives of what an import does with copies,
// accents and case apart.
func ParseMode(name string) (Mode, error) {
	for _, m := range [...]Mode{Add, Replace} {
		if card.Fold(name) == card.Fold(m.String()) {
			return m, nil
		}
	}
	return Add, speech.Errorf("%q no es un modo; los modos son %s y %s", name, Add, Replace)
}

// String is the outcome in Spanish, of a line.
func (o Outcome) String() string { return outcomeNames[o] }

// Outcomes are the names of all outcomes, for those who translate them.
func Outcomes() []string { return outcomeNames[:] }

// Owned is what an owner has.
type Owned struct {
	Rows   []holding.Holding
	Wishes []holding.Wish
	Epics  []holding.Epic
}

// Len is how many rows, wishes and epic texts there are.
func (o Owned) Len() int { return len(o.Rows) + len(o.Wishes) + len(o.Epics) }

// Of is the part of what is owned that is of some rows, and the wishes and epic texts
// of some printings.
func (o Owned) Of(row func(holding.Key) bool, printing func(card.Printing) bool) Owned {
	var part Owned
	for _, h := range o.Rows {
		if row(h.Key) {
			part.Rows = append(part.Rows, h)
		}
	}
	for _, w := range o.Wishes {
		if printing(w.Printing) {
			part.Wishes = append(part.Wishes, w)
		}
	}
	for _, e := range o.Epics {
		if printing(e.Printing) {
			part.Epics = append(part.Epics, e)
		}
	}
	return part
}

// Plan is what an import would do, line by line in the order of the file.
type Plan struct {
	File  File
	Mode  Mode
	Lines []Planned
	// Gone are the rows that are taken away before those of Changes come; none
	// where copies are added.
	Gone []holding.Holding
	// Changes are the rows to add to what is then owned, one a key, and the
	// wishes and epic texts to set.
	Changes Owned
	// Prices is what is made of a price list.
	Prices prices.List
}

// Planned is a line and what becomes of it.
type Planned struct {
	Line
	Outcome   Outcome
	Reason    Reason      // why it is refused, or what there is to choose
	Printings []card.Card // that it may mean; of a new or merged line the one it means
	Chosen    bool        // by the owner
	Row       holding.Holding
	Wish      int
	Had       int // copies of the card that there were
}

// Totals counts the lines of a plan by outcome, and what the import brings.
type Totals struct {
	New, Merged, Replacing, Ambiguous, Refused, Apart int
	Warned                                            int // taken, without all that they say
	Copies, Wishes, Epics                             int // that the file brings
	Proxies                                           int // copies that are set apart as such
	Prices                                            int // that a price list brings
	More, Fewer                                       int // copies of cards that become more, and of those that become fewer
}

// Taken is how many lines become part of the collection.
func (t Totals) Taken() int { return t.New + t.Merged + t.Replacing }

// Choose says which printing a line means; it must be one that the line may
// mean.
func (m *Matching) Choose(line int, p card.Printing) error {
	if line < 0 || line >= len(m.matches) {
		return speech.Errorf("no hay ninguna línea %d", line)
	}
	is := func(c card.Card) bool { return c.Printing() == p }
	if !slices.ContainsFunc(m.matches[line].printings, is) {
		return speech.Errorf("la línea %d no puede ser %s", m.File.Lines[line].Number, p)
	}
	m.choices[line] = choice{printing: p}
	return nil
}

// Choices are the printings that the owner may choose for a line; none where
// there is nothing to choose.
func (m *Matching) Choices(line int) []card.Card {
	if m.matches[line].certain {
		return nil
	}
	return slices.Clone(m.matches[line].printings)
}

// LeaveOut refuses a line that could be taken over or chosen.
func (m *Matching) LeaveOut(line int) { m.choices[line] = choice{leaveOut: true} }

// Forget takes back what was chosen for a line.
func (m *Matching) Forget(line int) { delete(m.choices, line) }

// LinesAt are the indices of the lines that begin at a number of the file: two
// where a line of a table counts two kinds of copies.
func (m *Matching) LinesAt(number int) []int {
	var at []int
	for i, l := range m.File.Lines {
		if l.Number == number {
			at = append(at, i)
		}
	}
	return at
}

// Each says how many copies a line of an uncounted file stands for.
func (m *Matching) Each(copies int) { m.File = m.File.Each(copies) }

// Plan is the dry run of adding a file to what is owned.
func (m *Matching) Plan(owned Owned) Plan { return m.PlanAs(Add, owned) }

// PlanAs is the dry run over what is owned.
func (m *Matching) PlanAs(mode Mode, owned Owned) Plan {
	p := planner{mode: mode, rows: map[holding.Key]holding.Holding{}, added: map[holding.Key]int{}, wishes: map[card.Printing]holding.Wish{},
		wished: map[card.Printing]int{}, listed: map[card.Printing]int{}, epics: map[card.Printing]string{}, had: map[card.Printing]int{}, counted: map[card.Printing]bool{}}
	for _, h := range owned.Rows {
		if mode == Add {
			p.rows[h.Key] = h
		}
		p.had[h.Printing] += h.Count
	}
	for _, w := range owned.Wishes {
		p.wishes[w.Printing] = w
	}
	for _, e := range owned.Epics {
		p.epics[e.Printing] = e.Text
	}
	if mode == Replace {
		p.unsure = m.unsure()
	}
	plan := Plan{File: m.File, Mode: mode, Lines: make([]Planned, len(m.matches))}
	for i := range m.matches {
		found := m.match(i)
		if m.choices[i] != (choice{}) {
			found = m.matches[i]
		}
		plan.Lines[i] = p.line(m.File.Lines[i], found, m.choices[i])
	}
	plan.Changes = p.changes
	if mode == Replace {
		plan.Gone, plan.Changes.Rows = m.File.replace(owned.Rows, p.changes.Rows, p.counted)
	}
	return plan
}

// unsure are the cards of which lines that are not settled may speak.
func (m *Matching) unsure() map[card.Printing]bool {
	out := map[card.Printing]bool{}
	for i := range m.matches {
		match := m.match(i)
		if m.choices[i] != (choice{}) || match.certain || m.File.Lines[i].Entry.Standing != Held {
			continue
		}
		for _, c := range slices.Concat(match.printings, match.maybe) {
			out[c.Printing()] = true
		}
	}
	return out
}

// planner keeps what is owned as it would be after the lines so far. Where
// copies are replaced it begins without any.
type planner struct {
	mode    Mode
	had     map[card.Printing]int  // copies that are owned
	counted map[card.Printing]bool // whose copies the file counts
	unsure  map[card.Printing]bool // that are not replaced yet
	listed  map[card.Printing]int  // copies that the file wishes for line by line
	rows    map[holding.Key]holding.Holding
	added   map[holding.Key]int // index in changes.Rows
	wishes  map[card.Printing]holding.Wish
	wished  map[card.Printing]int // index in changes.Wishes
	epics   map[card.Printing]string
	changes Owned
}

func (p *planner) line(l Line, m match, c choice) Planned {
	out := Planned{Line: l, Reason: m.reason, Printings: m.printings}
	none := l.Problem.IsZero() && l.Entry.isEmpty()
	switch {
	case c.leaveOut:
		out.Reason = because(leftOut)
		return out
	case l.Problem.IsZero() && l.Entry.Standing == Proxy:
		out.Outcome, out.Reason = Apart, because(areProxies, "n", l.Entry.Row.Count)
		return out
	case l.Problem.IsZero() && l.Entry.Standing == InDeck:
		out.Outcome, out.Reason = Apart, because(ofADeck, "n", l.Entry.Row.Count)
		return out
	case none && (p.mode == Add || l.Entry.Standing == Listed):
		out.Outcome, out.Reason = Apart, because(noCopies)
		return out
	case len(m.printings) == 0:
		return out
	case c != choice{}:
		out.Chosen = true
		out.Printings = slices.DeleteFunc(slices.Clone(m.printings), func(o card.Card) bool { return o.Printing() != c.printing })
	case !m.certain:
		out.Outcome = Ambiguous
		return out
	}
	printing := out.Printings[0].Printing()
	out.Row, out.Wish = l.Entry.Row, l.Entry.Wish
	out.Row.Printing = printing
	out.Had = p.had[printing]
	if p.unsure[printing] && l.Entry.Standing == Held && (out.Row.Count > 0 || none) {
		out.Reason = because(waits)
		return out
	}
	if none { // the file says that there are none
		p.counted[printing] = true
		if out.Outcome, out.Reason = Replacing, (Reason{}); out.Had == 0 {
			out.Outcome, out.Reason = Apart, because(noCopies)
		}
		return out
	}
	if l.Entry.Standing == Listed {
		return p.list(out, printing)
	}
	epic, known := l.Entry.Epic, p.epics[printing]
	if epic != "" && known != "" && epic != known && p.mode == Add { // no text takes the place of another unasked
		out.Reason = because(otherEpic, "code", printing)
		return out
	}
	switch {
	case out.Row.Count > 0:
		out = p.row(out, printing)
	case out.Wish > 0:
		out = p.wish(out, printing)
	default:
		out.Outcome, out.Reason = New, Reason{}
		if known != "" {
			out.Outcome = Merged
		}
	}
	if epic != "" && known != epic && out.Outcome != Refused {
		p.epics[printing] = epic
		p.changes.Epics = append(p.changes.Epics, holding.Epic{Printing: printing, Text: epic})
	}
	return out
}

// row plans a line with copies.
func (p *planner) row(out Planned, printing card.Printing) Planned {
	before, merged := p.rows[out.Row.Key]
	sum := out.Row
	if merged {
		sum = before.Plus(out.Row)
		if err := (holding.Holding{Count: 1, Notes: sum.Notes, Tags: sum.Tags}).Check(); err != nil {
			out.Row.Notes, out.Row.Tags = "", nil
			out.Warnings = append(slices.Clip(out.Warnings), because(noField, "fact", "notas", "error", err))
			sum = before.Plus(out.Row)
		}
	}
	if sum.Count > holding.MaxCopies {
		out.Reason = because(tooMany, "max", holding.MaxCopies)
		return out
	}
	if err := sum.Check(); err != nil {
		out.Reason = because(cannotKeep, "error", err)
		return out
	}
	if out.Wish > 0 {
		if err := p.setWish(holding.Wish{Printing: printing, Count: out.Wish}); err != nil {
			out.Reason = because(cannotKeep, "error", err)
			return out
		}
	}
	p.rows[out.Row.Key] = sum
	p.counted[printing] = true
	if at, again := p.added[out.Row.Key]; again {
		p.changes.Rows[at] = p.changes.Rows[at].Plus(out.Row)
	} else {
		p.added[out.Row.Key] = len(p.changes.Rows)
		p.changes.Rows = append(p.changes.Rows, out.Row)
	}
	out.Outcome, out.Reason = New, Reason{}
	switch {
	case p.mode == Replace && out.Had > 0:
		out.Outcome = Replacing
	case merged:
		out.Outcome = Merged
	}
	return out
}

// list plans a line whose copies are wished for. Those of one file add up.
func (p *planner) list(out Planned, printing card.Printing) Planned {
	p.listed[printing] += out.Row.Count
	out.Wish = out.Row.Count
	out.Row.Count = 0
	if list := out.Row.Place.Container; !strings.Contains(out.Row.Notes, list) {
		out.Row.Notes = strings.TrimSpace(list + "\n" + out.Row.Notes)
	}
	out.Row.Key = holding.Plain(printing)
	planned := p.wishFor(out, printing, p.listed[printing])
	if planned.Outcome == Refused {
		p.listed[printing] -= out.Wish
	}
	return planned
}

// wish plans a line without copies.
func (p *planner) wish(out Planned, printing card.Printing) Planned {
	return p.wishFor(out, printing, out.Wish)
}

func (p *planner) wishFor(out Planned, printing card.Printing, count int) Planned {
	_, merged := p.wishes[printing]
	w := holding.Wish{Printing: printing, Count: count, Notes: out.Row.Notes}
	if err := p.setWish(w); err != nil {
		out.Reason = because(cannotKeep, "error", err)
		return out
	}
	out.Outcome, out.Reason = New, Reason{}
	if merged {
		out.Outcome = Merged
	}
	return out
}

// setWish wishes for as many copies as the one of two wishes that wants more.
func (p *planner) setWish(w holding.Wish) error {
	if before, ok := p.wishes[w.Printing]; ok {
		if _, again := p.wished[w.Printing]; p.mode == Add || again {
			w.Count = max(w.Count, before.Count)
		}
		if !strings.Contains(before.Notes, w.Notes) {
			w.Notes = strings.TrimPrefix(before.Notes+"\n"+w.Notes, "\n")
		} else {
			w.Notes = before.Notes
		}
	}
	if err := w.Check(); err != nil {
		return err
	}
	p.wishes[w.Printing] = w
	if at, again := p.wished[w.Printing]; again {
		p.changes.Wishes[at] = w
		return nil
	}
	p.wished[w.Printing] = len(p.changes.Wishes)
	p.changes.Wishes = append(p.changes.Wishes, w)
	return nil
}

// Totals counts the plan.
func (p Plan) Totals() Totals {
	var t Totals
	for _, l := range p.Lines {
		switch l.Outcome {
		case New:
			t.New++
		case Merged:
			t.Merged++
		case Ambiguous:
			t.Ambiguous++
		case Replacing:
			t.Replacing++
		case Refused:
			t.Refused++
		case Apart:
			t.Apart++
			if l.Entry.Standing == Proxy {
				t.Proxies += l.Entry.Row.Count
			}
		}
		if l.Outcome.IsTaken() {
			t.Copies += l.Row.Count
			if len(l.Warnings) > 0 {
				t.Warned++
			}
		}
	}
	by := map[card.Printing]int{}
	for _, h := range p.Changes.Rows {
		by[h.Printing] += h.Count
	}
	for _, h := range p.Gone {
		by[h.Printing] -= h.Count
	}
	for _, n := range by {
		t.More += max(0, n)
		t.Fewer += max(0, -n)
	}
	t.Wishes, t.Epics, t.Prices = len(p.Changes.Wishes), len(p.Changes.Epics), len(p.Prices.Prices)
	return t
}

// ErrNoRest is said where no line stays behind.
var ErrNoRest = speech.Errorf("no queda ninguna línea sin importar")

// restReason is the column in which a rest says why its lines stayed behind.
const restReason = "motivo"

// Rest is a file of the same kind with the lines that stay behind, refused or
// ambiguous, each with its reason. It can be mended and read again.
func (p Plan) Rest() ([]byte, error) {
	rest := slices.DeleteFunc(slices.Clone(p.Lines), func(l Planned) bool { return l.Outcome != Refused && l.Outcome != Ambiguous })
	if len(rest) == 0 {
		return nil, ErrNoRest
	}
	var b bytes.Buffer
	switch {
	case p.File.Kind == Backup:
		return restOfBackup(rest)
	case p.File.Kind == Cockatrice:
		return restOfCockatrice(rest)
	case p.File.Header == nil:
		below := Held
		for _, l := range rest {
			if now := l.Entry.Standing; now != below {
				b.WriteString(map[Standing]string{Held: "Lista:\n", Listed: "Busco:\n"}[now])
				below = now
			}
			fmt.Fprintf(&b, "// %s\n%s\n", l.Reason, l.Cells[0])
		}
		return b.Bytes(), nil
	}
	w := csv.NewWriter(&b)
	w.Comma = p.File.Separator
	header := slices.Clone(p.File.Header)
	if at := len(header) - 1; header[at] == restReason { // of a rest that is read again
		header = header[:at]
	}
	if err := w.Write(append(slices.Clip(header), restReason)); err != nil {
		return nil, err
	}
	for _, l := range rest {
		if l.Reason.Sentence == openQuote { // it is no longer known what its cells were
			w.Flush()
			b.WriteString(l.Cells[0] + "\n")
			continue
		}
		cells := slices.Clone(l.Cells[:min(len(l.Cells), len(header))])
		for len(cells) < len(header) {
			cells = append(cells, "")
		}
		if err := w.Write(append(cells, protect(l.Reason.Error()))); err != nil {
			return nil, err
		}
	}
	w.Flush()
	return b.Bytes(), w.Error()
}
