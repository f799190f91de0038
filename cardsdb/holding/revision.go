package holding

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/speech"
)

// Amendment makes one fact of a row another.
type Amendment struct {
	Says  string // in Spanish, such as "lugar: Caja 2"
	amend func(*Holding)
}

// Revision is what is to change of many rows. What no amendment speaks of stays.
type Revision []Amendment

// String says in Spanish what changes.
func (r Revision) String() string {
	var said []string
	for _, a := range r {
		said = append(said, a.Says)
	}
	return strings.Join(said, "; ")
}

// Of is a row as it is after the revision.
func (r Revision) Of(h Holding) Holding {
	for _, a := range r {
		a.amend(&h)
	}
	return h
}

// MoveTo lays copies into a folder or a box, or nowhere. Page and pocket of another
// place are worth nothing there.
func MoveTo(container string) Amendment {
	return Amendment{"lugar: " + cmp.Or(container, "ninguno"), func(h *Holding) {
		if h.Place.Container != container {
			h.Place = Place{Container: container}
		}
	}}
}

// TurnTo lays copies on a page of where they are, 0 being none.
func TurnTo(page int) Amendment {
	said := "ninguna"
	if page > 0 {
		said = strconv.Itoa(page)
	}
	return Amendment{"página: " + said, func(h *Holding) {
		if h.Place.Page != page {
			h.Place.Page, h.Place.Pocket = page, 0
		}
	}}
}

// AsFinish has copies be of a finish.
func AsFinish(f Finish) Amendment {
	return Amendment{"acabado: " + f.String(), func(h *Holding) { h.Finish = f }}
}

// AsCondition has copies be so worn.
func AsCondition(c Condition) Amendment {
	return Amendment{"estado: " + cmp.Or(c.String(), "ninguno"), func(h *Holding) { h.Condition = c }}
}

// AsLanguage has copies be in a language.
func AsLanguage(l Language) Amendment {
	return Amendment{"idioma: " + l.String(), func(h *Holding) { h.Language = l }}
}

// PaidFor has each copy have cost a price; the zero Price is not known.
func PaidFor(p Price) Amendment {
	return Amendment{"pagado: " + cmp.Or(p.Written(), "sin precio"), func(h *Holding) { h.Paid = p }}
}

// ForTrade offers so many copies of each row, all of one that has fewer.
func ForTrade(n int) Amendment {
	return Amendment{"para cambiar: " + countWords(n), func(h *Holding) { h.ForTrade = min(n, h.Count) }}
}

// CameFrom notes where copies come from; empty is not known.
func CameFrom(origin string) Amendment {
	return Amendment{"origen: " + cmp.Or(origin, "ninguno"), func(h *Holding) { h.Origin = origin }}
}

// AcquiredOn notes when copies came; the zero Date is not known.
func AcquiredOn(d Date) Amendment {
	return Amendment{"fecha: " + cmp.Or(d.String(), "ninguna"), func(h *Holding) { h.Acquired = d }}
}

// Remove takes so many copies from each row, those first that are not offered. A row that
// has no more of them goes.
func Remove(n int) Amendment {
	return Amendment{"copias que salen: " + countWords(n), func(h *Holding) { *h = h.Less(min(n, h.Count)) }}
}

// countWords is a number of copies of each row.
func countWords(n int) string {
	if n >= MaxCopies {
		return allCopies
	}
	return strconv.Itoa(n)
}

// AddTags gives rows tags beside those that they have.
func AddTags(tags ...string) Amendment {
	return Amendment{"con etiquetas: " + tagWords(tags), func(h *Holding) { h.Tags = Tags(slices.Concat(h.Tags, tags)...) }}
}

// DropTags takes tags from the rows that have them.
func DropTags(tags ...string) Amendment {
	gone := Tags(tags...)
	return Amendment{"sin etiquetas: " + tagWords(tags), func(h *Holding) {
		h.Tags = slices.DeleteFunc(slices.Clone(h.Tags), func(t string) bool {
			return slices.ContainsFunc(gone, func(g string) bool { return card.Fold(g) == card.Fold(t) })
		})
	}}
}

// OnlyTags gives rows tags in place of those that they have.
func OnlyTags(tags ...string) Amendment {
	return Amendment{"etiquetas: " + cmp.Or(tagWords(tags), "ninguna"), func(h *Holding) { h.Tags = Tags(tags...) }}
}

func tagWords(tags []string) string { return strings.Join(Tags(tags...), ", ") }

// Outcome is what becomes of a row.
type Outcome struct {
	From, To Holding // the same where the row stays as it is; To of no copies where it goes
	Joins    bool    // another row comes to lie under the same key: the two become one
	Wrong    error   // why the row cannot change, nil if it can
}

// Changes reports whether the row becomes another.
func (o Outcome) Changes() bool { return !o.From.Equal(o.To) }

// Goes reports whether no copy of the row is left.
func (o Outcome) Goes() bool { return o.To.Count == 0 }

// check says why the row cannot be kept as it will be, nil if it can or goes.
func (o Outcome) check() error {
	if o.Goes() {
		return nil
	}
	return o.To.Check()
}

// RevisionPlan is what a revision would do.
type RevisionPlan struct {
	Revision Revision
	Outcomes []Outcome // of the rows that were chosen
	Beside   []Holding // other rows of the same printings, which nobody chose
}

// Changed are the rows that become others.
func (p RevisionPlan) Changed() []Outcome {
	return slices.DeleteFunc(slices.Clone(p.Outcomes), func(o Outcome) bool { return !o.Changes() })
}

// Plan says what the revision would do to those of all rows of a collection that are
// chosen. A row that could not be kept afterwards stays as it is.
func (r Revision) Plan(all []Holding, chosen func(Key) bool) RevisionPlan {
	p := RevisionPlan{Revision: r}
	touched := map[card.Printing]bool{}
	var others []Holding
	for _, h := range all {
		if !chosen(h.Key) {
			others = append(others, h)
			continue
		}
		touched[h.Printing] = true
		o := Outcome{From: h, To: r.Of(h)}
		if o.Wrong = o.check(); o.Wrong != nil {
			o.To = h
		}
		p.Outcomes = append(p.Outcomes, o)
	}
	for _, h := range others {
		if touched[h.Printing] {
			p.Beside = append(p.Beside, h)
		}
	}
	for p.refuse() { // what is refused stays, where another may have come to lie
	}
	return p
}

// refuse has the rows stay that would make one that cannot be kept, and reports
// whether there were any. It marks those that become one with others.
func (p RevisionPlan) refuse() (any bool) {
	lies, rows := map[Key]Holding{}, map[Key]int{}
	lay := func(h Holding) error {
		sum := h
		if there, ok := lies[h.Key]; ok {
			sum = there.Plus(h)
		}
		if err := sum.Check(); err != nil {
			return err
		}
		lies[h.Key] = sum
		rows[h.Key]++
		return nil
	}
	for _, h := range p.Beside {
		_ = lay(h) // it lies there already
	}
	for _, o := range p.Outcomes {
		if !o.Changes() {
			_ = lay(o.From)
		}
	}
	for i := range p.Outcomes {
		o := &p.Outcomes[i]
		if !o.Changes() || o.Goes() {
			continue
		}
		if err := lay(o.To); err != nil {
			o.To, o.Wrong, any = o.From, err, true
		}
	}
	for i := range p.Outcomes {
		o := &p.Outcomes[i]
		o.Joins = o.Changes() && !o.Goes() && rows[o.To.Key] > 1
	}
	return any
}

// Fact is one that can be changed of many rows at once.
type Fact uint8

// The facts, in the order in which they are changed.
const (
	PlaceFact Fact = iota
	PageFact
	FinishFact
	ConditionFact
	LanguageFact
	PaidFact
	TradeFact
	TagsFact
	MoreTagsFact
	FewerTagsFact
	OriginFact
	DateFact
	RemoveFact
	factsEnd
)

// allCopies is written for the copies of a row, however many it has.
const allCopies = "todas"

// Facts lists the facts in their order.
func Facts() []Fact {
	all := make([]Fact, factsEnd)
	for i := range all {
		all[i] = Fact(i)
	}
	return all
}

// ParseAmendment reads what a fact is to be as people write it; empty is none.
func ParseAmendment(f Fact, text string) (a Amendment, err error) {
	text = strings.TrimSpace(text)
	tags := Tags(strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' })...)
	switch f {
	case PlaceFact:
		a = MoveTo(text)
	case PageFact:
		var n int
		n, err = parseSome(text)
		a = TurnTo(n)
	case FinishFact:
		var finish Finish
		finish, err = ParseFinish(text)
		a = AsFinish(finish)
	case ConditionFact:
		var c Condition
		c, err = ParseCondition(text)
		a = AsCondition(c)
	case LanguageFact:
		var l Language
		l, err = ParseLanguage(text)
		a = AsLanguage(l)
	case PaidFact:
		var p Price
		p, err = ParsePrice(text)
		a = PaidFor(p)
	case TradeFact:
		var n int
		n, err = parseCopies(text)
		a = ForTrade(n)
	case TagsFact:
		a = OnlyTags(tags...)
	case MoreTagsFact:
		a = AddTags(tags...)
	case FewerTagsFact:
		a = DropTags(tags...)
	case OriginFact:
		a = CameFrom(text)
	case DateFact:
		var d Date
		d, err = ParseDate(text)
		a = AcquiredOn(d)
	case RemoveFact:
		var n int
		if n, err = parseCopies(text); n == 0 && err == nil {
			err = ErrNoneRemoved
		}
		a = Remove(n)
	}
	if err == nil { // what a row of one copy cannot say, none can
		err = Outcome{To: Revision{a}.Of(Holding{Count: 1})}.check()
	}
	return a, err
}

// ErrNoneRemoved is told where it is not said how many copies are to go.
var ErrNoneRemoved = speech.Errorf("di cuántas copias de cada fila se quitan, o «todas»")

// parseCopies reads a number of copies, or all of them.
func parseCopies(text string) (int, error) {
	if word := card.Fold(text); word == allCopies || word == "all" {
		return MaxCopies, nil
	}
	return parseSome(text)
}

// parseSome reads a whole number; empty is 0.
func parseSome(text string) (int, error) {
	if text == "" {
		return 0, nil
	}
	return ParseNumber(text)
}
