package query

import (
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb/holding"
)

// Query is a question that was understood. The zero Query asks for everything.
type Query struct {
	Root Node // nil asks for everything
	// typed is the question as it was written; a card of that very name comes first.
	typed string
}

// String is the question in standard form, empty for everything.
func (q Query) String() string {
	if q.Root == nil {
		return ""
	}
	return q.Root.String()
}

// Asks reports whether the query asks about one of some fields.
func (q Query) Asks(fields ...Field) bool {
	return some(q.Root, func(n Node) bool { return slices.Contains(fields, fieldOf(n)) })
}

// some reports whether a node is so, or one within it.
func some(n Node, is func(Node) bool) bool {
	within := func(term Node) bool { return some(term, is) }
	switch n := n.(type) {
	case nil:
		return false
	case *And:
		return slices.ContainsFunc(n.Terms, within)
	case *Or:
		return slices.ContainsFunc(n.Terms, within)
	case *Not:
		return within(n.Term)
	}
	return is(n)
}

// fieldOf is the field that a node asks about, the zero Field if none.
func fieldOf(n Node) Field {
	switch n := n.(type) {
	case *TextTest:
		return n.Field
	case *AmountTest:
		return n.Field
	case *PriceTest:
		return n.Field
	case *ChoiceTest:
		return n.Field
	case *Flag:
		return n.Field
	case *Lacks:
		return n.Field
	}
	return 0
}

// AsksWhatIsOwned reports whether the answer depends on collection, wishes or
// decks, or on an edition that only the owner knows.
func (q Query) AsksWhatIsOwned() bool {
	return some(q.Root, namesOwnEdition) || q.Asks(Owned, Missing, Wanted, Trade, Foil, Price, Worth, Condition, Language, Place, Tag, Deck)
}

// AsksRows reports whether the answer is about rows of the collection, and not
// only about printings.
func (q Query) AsksRows() bool { return some(q.Root, asksRow) }

func namesOwnEdition(n Node) bool {
	test, ok := n.(*TextTest)
	return ok && test.Field == Edition
}

// Span is a stretch of the query's text, in bytes.
type Span struct{ From, To int }

// Node is a part of a question: [And], [Or], [Not], [Word], [TextTest],
// [AmountTest], [PriceTest], [ChoiceTest], [Flag] or [Lacks].
type Node interface {
	String() string // in standard form
	Span() Span     // where it was written
	node()
}

// And wants all of its terms, Or one of them. There are at least two, and
// none is of the same kind.
type (
	And struct{ Terms []Node }
	Or  struct{ Terms []Node }
)

// Not denies its term.
type Not struct {
	At   Span
	Term Node
}

// Word is a plain word, or several in quotes.
type Word struct {
	At   Span
	Text string
}

// TextTest looks for a text in a field, or wants the field to be just that.
// A language is its code; an edition that only the owner knows is its code too.
type TextTest struct {
	At    Span
	Field Field
	Op    Op // Holds or Is
	Text  string
}

// AmountTest compares a number.
type AmountTest struct {
	At     Span
	Field  Field
	Op     Op // Is, Less, AtMost, More or AtLeast
	Amount int
}

// PriceTest compares what was paid for a copy. A price without a currency is
// compared with the amounts of all.
type PriceTest struct {
	At    Span
	Field Field
	Op    Op // as of AmountTest
	Price holding.Price
}

// ChoiceTest compares a fact with one of the values that it can have.
type ChoiceTest struct {
	At     Span
	Field  Field
	Op     Op  // as of AmountTest
	Choice int // of card.Type, card.Race, card.Frequency; editions and conditions in order from 1
}

// Flag wants what is so.
type Flag struct {
	At    Span
	Field Field
}

// Lacks wants what has no such fact.
type Lacks struct {
	At    Span
	Field Field
}

// Op is a comparison.
type Op uint8

// The comparisons. What is written != is a Not.
const (
	Holds Op = iota // :
	Is              // =, and : of what is not text
	Less
	AtMost
	More
	AtLeast
)

var opSigns = [...]string{Holds: ":", Is: "=", Less: "<", AtMost: "<=", More: ">", AtLeast: ">="}

func (n *And) node()        {}
func (n *Or) node()         {}
func (n *Not) node()        {}
func (n *Word) node()       {}
func (n *TextTest) node()   {}
func (n *AmountTest) node() {}
func (n *PriceTest) node()  {}
func (n *ChoiceTest) node() {}
func (n *Flag) node()       {}
func (n *Lacks) node()      {}

// Span is from the first term to the last.
func (n *And) Span() Span { return around(n.Terms) }

// Span is from the first term to the last.
func (n *Or) Span() Span { return around(n.Terms) }

// Span is where it was written.
func (n *Not) Span() Span { return n.At }

// Span is where it was written.
func (n *Word) Span() Span { return n.At }

// Span is where it was written.
func (n *TextTest) Span() Span { return n.At }

// Span is where it was written.
func (n *AmountTest) Span() Span { return n.At }

// Span is where it was written.
func (n *PriceTest) Span() Span { return n.At }

// Span is where it was written.
func (n *ChoiceTest) Span() Span { return n.At }

// Span is where it was written.
func (n *Flag) Span() Span { return n.At }

// Span is where it was written.
func (n *Lacks) Span() Span { return n.At }

func around(terms []Node) Span {
	return Span{terms[0].Span().From, terms[len(terms)-1].Span().To}
}

func (n *And) String() string { return join(n.Terms, " ") }
func (n *Or) String() string  { return join(n.Terms, " o ") }

// join prints terms with what stands between them, an Or in parentheses.
func join(terms []Node, between string) string {
	var b strings.Builder
	for i, term := range terms {
		if i > 0 {
			b.WriteString(between)
		}
		if _, ok := term.(*Or); ok {
			b.WriteString("(" + term.String() + ")")
		} else {
			b.WriteString(term.String())
		}
	}
	return b.String()
}

func (n *Not) String() string {
	switch n.Term.(type) {
	case *And, *Or:
		return "-(" + n.Term.String() + ")"
	}
	return "-" + n.Term.String()
}

func (n *Word) String() string {
	if isPlainWord(n.Text) {
		return n.Text
	}
	return quote(n.Text)
}

func (n *TextTest) String() string {
	value := n.Text
	if !isPlainValue(value) || isNobody(value) {
		value = quote(value)
	}
	if n.Field == Edition {
		return n.Field.String() + sign(n.Op) + value
	}
	return n.Field.String() + opSigns[n.Op] + value
}

func (n *AmountTest) String() string {
	return n.Field.String() + sign(n.Op) + strconv.Itoa(n.Amount)
}

func (n *PriceTest) String() string {
	return n.Field.String() + sign(n.Op) + amountOf(n.Price) + n.Price.Currency
}

// amountOf is a price without its currency, and without hundredths where there
// are none.
func amountOf(p holding.Price) string {
	p.Currency = ""
	if p.Cents == 0 {
		return "0"
	}
	return strings.TrimSuffix(p.String(), ".00")
}

func (n *ChoiceTest) String() string {
	value := choiceName(n.Field, n.Choice)
	if !isPlainValue(value) {
		value = quote(value)
	}
	return n.Field.String() + sign(n.Op) + value
}

func (n *Flag) String() string  { return n.Field.String() }
func (n *Lacks) String() string { return n.Field.String() + ":" + n.Field.nobody() }

func sign(op Op) string {
	if op == Is {
		return ":"
	}
	return opSigns[op]
}

// choiceName is how a value is printed.
func choiceName(f Field, value int) string {
	for _, c := range f.info().choices {
		if c.value == value {
			return c.names[0]
		}
	}
	return ""
}

func quote(text string) string { return `"` + strings.ReplaceAll(text, `"`, `""`) + `"` }
