package query

import (
	"slices"
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// The bounds of a query.
const (
	MaxLength = 2000 // bytes
	maxDepth  = 40   // parentheses and denials within each other
	maxAmount = 999_999
)

// Parse reads a query. An error is an [*Error]. Text that is not UTF-8 is read
// as if each wrong byte were a sign.
func Parse(text string) (Query, error) {
	if len(text) > MaxLength {
		return Query{}, &Error{Query: text, At: Span{MaxLength, len(text)}, said: say(sayTooLong, "n", MaxLength)}
	}
	p := parser{text: text}
	root := p.or()
	if p.err == nil && p.next().kind == closing {
		p.fail(p.next().at, say(sayNotOpened))
	}
	if p.err != nil {
		return Query{}, p.err
	}
	return Query{Root: root, typed: text}, nil
}

// Plain is the query that looks for every word of a text and takes none of
// them for more than a word.
func Plain(text string) Query {
	var terms []Node
	for _, word := range strings.Fields(text) {
		terms = append(terms, &Word{Text: word})
	}
	return Query{Root: all(terms), typed: text}
}

// all is the And of the terms, the term itself where there is one.
func all(terms []Node) Node {
	switch len(terms) {
	case 0:
		return nil
	case 1:
		return terms[0]
	}
	return &And{terms}
}

type parser struct {
	text  string
	at    int
	depth int
	err   *Error
}

func (p *parser) fail(at Span, said saying, suggestions ...string) {
	if p.err == nil {
		p.err = &Error{Query: p.text, At: at, said: said, Suggestions: suggestions}
	}
}

// or reads alternatives. It ends before a closing parenthesis, at the end of
// the text or at an error; nil is nothing at all.
func (p *parser) or() Node {
	var terms []Node
	for {
		before := p.next()
		term := p.and()
		if p.err != nil {
			return nil
		}
		here := p.next()
		switch {
		case term == nil && here.kind == or:
			p.fail(here.at, say(sayNothingBefore, "word", here.text))
			return nil
		case term == nil && len(terms) > 0:
			p.fail(before.at, say(sayNothingAfter, "word", "o"))
			return nil
		case term == nil:
			return nil
		}
		if inner, ok := term.(*Or); ok {
			terms = append(terms, inner.Terms...)
		} else {
			terms = append(terms, term)
		}
		if here.kind != or {
			break
		}
		p.at = here.at.To
	}
	if len(terms) == 1 {
		return terms[0]
	}
	return &Or{terms}
}

// and reads terms side by side.
func (p *parser) and() Node {
	var terms []Node
	var joined *token // the «y» that waits for what follows it
	for p.err == nil {
		t := p.next()
		switch t.kind {
		case end, closing, or:
			if joined != nil {
				p.fail(joined.at, say(sayNothingAfter, "word", joined.text))
			}
			return all(terms)
		case and:
			if len(terms) == 0 || joined != nil {
				p.fail(t.at, say(sayNothingBefore, "word", t.text))
			}
			p.at, joined = t.at.To, &t
			continue
		}
		term := p.term()
		if inner, ok := term.(*And); ok {
			terms = append(terms, inner.Terms...)
		} else if term != nil {
			terms = append(terms, term)
		}
		joined = nil
	}
	return nil
}

// term reads one term; p.next is its beginning.
func (p *parser) term() Node {
	p.depth++
	defer func() { p.depth-- }()
	t := p.next()
	if p.depth > maxDepth {
		p.fail(t.at, say(sayTooDeep))
		return nil
	}
	p.at = t.at.To
	switch t.kind {
	case minus:
		switch p.next().kind {
		case end, closing, or, and:
			p.fail(t.at, say(sayNothingAfter, "word", "-"))
			return nil
		}
		term := p.term()
		if p.err != nil {
			return nil
		}
		return &Not{Span{t.at.From, p.at}, term}
	case opening:
		inner := p.or()
		if p.err != nil {
			return nil
		}
		if p.next().kind != closing {
			p.fail(t.at, say(sayNotClosed))
			return nil
		}
		p.at = p.next().at.To
		if inner == nil {
			p.fail(Span{t.at.From, p.at}, say(sayEmptyParentheses))
		}
		return inner
	case quoted:
		if !t.closed {
			p.fail(t.at, say(sayQuoteNotClosed))
			return nil
		}
		return &Word{t.at, t.text}
	}
	return p.word(t)
}

// word reads a plain word, a flag or a comparison; t was read.
func (p *parser) word(t token) Node {
	name, op, after, ok := p.comparison(t)
	if !ok {
		if f := fieldNamed(t.text); f != 0 && f.standsAlone() {
			return f.alone(t.at)
		}
		return &Word{t.at, t.text}
	}
	field, at := fieldNamed(name), Span{t.at.From, t.at.From + len(name)}
	if field == 0 {
		p.fail(at, say(sayUnknownField, "field", name), suggestedFields(name)...)
		return nil
	}
	p.at = after
	v := p.value()
	if p.err != nil {
		return nil
	}
	whole := Span{t.at.From, p.at}
	if v.kind == end {
		p.fail(Span{after, after}, say(sayNoValue, "field", field.String()), field.examples()...)
		return nil
	}
	node := p.test(field, op, v, whole)
	if node != nil && op == "!=" {
		return &Not{whole, node}
	}
	return node
}

// alone is what a field means without a value.
func (f Field) alone(at Span) Node {
	if f.info().kind == ofFlag {
		return &Flag{at, f}
	}
	return &AmountTest{at, f, AtLeast, 1}
}

var opsBySign = map[string]Op{":": Holds, "=": Is, "!=": Is, "<": Less, "<=": AtMost, ">": More, ">=": AtLeast}

// test makes the comparison of a field with a value.
func (p *parser) test(f Field, sign string, v token, at Span) Node {
	op, info := opsBySign[sign], f.info()
	ordered := op == Less || op == AtMost || op == More || op == AtLeast
	if ordered && info.kind != ofAmount && !info.ordered && !info.counted {
		p.fail(Span{at.From, v.at.From}, say(sayNoOrder, "field", f.String(), "sign", sign), f.String()+":")
		return nil
	}
	if v.kind != quoted && isNobody(v.text) || v.text == "" {
		switch {
		case info.kind == ofFlag || info.bare || f == Language || ordered:
			p.fail(v.at, say(sayNotNobody, "field", f.String()))
			return nil
		}
		return &Lacks{at, f}
	}
	switch info.kind {
	case ofText:
		return p.textTest(f, op, v, at)
	case ofChoice:
		value, meant := choose(info.choices, v.text)
		if e, ok := card.EditionNamed(v.text); value == 0 && f == Edition && ok {
			value = editionRank(e)
		}
		if value == 0 && f == Edition && isOwnCode(v.text) && !ordered {
			return &TextTest{at, f, Is, v.text}
		}
		if value == 0 {
			if len(meant) == 0 {
				meant = firstNames(info.choices)
			}
			p.fail(v.at, say(sayUnknownValue, "value", v.text, "field", f.String()), meant...)
			return nil
		}
		return &ChoiceTest{at, f, max(op, Is), value}
	}
	if info.kind == ofPrice {
		price, err := holding.ParsePrice(v.text)
		if err != nil {
			p.fail(v.at, say(sayNotAPrice, "value", v.text, "field", f.String()), f.examples()...)
			return nil
		}
		return &PriceTest{at, f, max(op, Is), price}
	}
	if yes, ok := yesOrNo(v.text); ok && f.standsAlone() {
		if op > Is {
			p.fail(v.at, say(sayNotANumber, "value", v.text, "field", f.String()))
			return nil
		}
		if yes {
			return f.alone(at)
		}
		return &Not{at, f.alone(at)}
	}
	n, err := holding.ParseNumber(v.text)
	if info.kind == ofFlag && (!info.counted || err != nil && !ordered) {
		p.fail(v.at, say(sayNotYesOrNo, "value", v.text, "field", f.String()), "sí", "no")
		return nil
	}
	if err != nil || n > maxAmount {
		p.fail(v.at, say(sayNotANumber, "value", v.text, "field", f.String()))
		return nil
	}
	return &AmountTest{at, f, max(op, Is), n}
}

// isOwnCode reports whether a word can be the code of an edition that only the
// owner knows. In capitals it is hardly a slip of the keys.
func isOwnCode(word string) bool {
	outside := func(r rune) bool { return (r < 'A' || r > 'Z') && (r < '0' || r > '9') }
	return len(word) >= 2 && len(word) <= 8 && !strings.ContainsFunc(word, outside)
}

func (p *parser) textTest(f Field, op Op, v token, at Span) Node {
	if f != Language {
		return &TextTest{at, f, op, v.text}
	}
	code, meant := languageCode(v.text)
	if code == "" {
		p.fail(v.at, say(sayUnknownValue, "value", v.text, "field", f.String()), meant...)
		return nil
	}
	return &TextTest{at, f, Is, code}
}

func yesOrNo(word string) (yes, ok bool) {
	switch card.Fold(word) {
	case "si", "yes":
		return true, true
	case "no":
		return false, true
	}
	return false, false
}

func suggestedFields(name string) []string {
	var names []string
	for word := range fieldsByName {
		names = append(names, word)
	}
	slices.Sort(names)
	var out []string
	for _, word := range card.NewSpeller(names).Nearest(name) {
		if suggestion := fieldsByName[word].String(); !slices.Contains(out, suggestion) {
			out = append(out, suggestion)
		}
	}
	return out
}

// examples are values to offer where one is missing.
func (f Field) examples() []string {
	info := f.info()
	switch {
	case info.kind == ofChoice:
		return firstNames(info.choices)
	case info.kind == ofFlag:
		return []string{"sí", "no"}
	case info.kind == ofPrice:
		return []string{"$1.500", "1250,50"}
	}
	return nil
}
