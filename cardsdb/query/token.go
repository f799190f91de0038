package query

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"castillo/game/card"
)

// token is a piece of the text. A word may be the beginning of a comparison.
type token struct {
	kind   tokenKind
	at     Span
	text   string // without quotes
	closed bool   // of a quoted one
}

type tokenKind uint8

const (
	end tokenKind = iota
	word
	quoted
	minus
	opening
	closing
	or
	and
)

// next looks at the next token and leaves it.
func (p *parser) next() token {
	rest := strings.TrimLeftFunc(p.text[p.at:], unicode.IsSpace)
	from := len(p.text) - len(rest)
	if rest == "" {
		return token{kind: end, at: Span{from, from}}
	}
	one := func(k tokenKind, n int) token {
		return token{kind: k, at: Span{from, from + n}, text: rest[:n]}
	}
	switch {
	case rest[0] == '(':
		return one(opening, 1)
	case rest[0] == ')':
		return one(closing, 1)
	case rest[0] == '-' && len(rest) > 1 && !startsWithSpace(rest[1:]):
		return one(minus, 1)
	}
	if size := quoteSize(rest); size > 0 {
		return quotedToken(rest, from)
	}
	n := strings.IndexFunc(rest, endsWord)
	if n < 0 {
		n = len(rest)
	}
	n = max(n, 1)
	switch card.Fold(rest[:n]) {
	case "o", "or":
		return one(or, n)
	case "y", "and":
		return one(and, n)
	}
	return one(word, n)
}

func startsWithSpace(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsSpace(r)
}

// endsWord reports what cannot stand within a word.
func endsWord(r rune) bool {
	return unicode.IsSpace(r) || r == '(' || r == ')' || isQuote(r)
}

func isQuote(r rune) bool {
	_, ok := quotes[r]
	return ok
}

// quotes are the opening quotes with those that close them.
var quotes = map[rune]rune{'"': '"', '«': '»', '“': '”'}

// quoteSize is how many bytes the opening quote at the start has, 0 if there
// is none.
func quoteSize(s string) int {
	r, size := utf8.DecodeRuneInString(s)
	if !isQuote(r) {
		return 0
	}
	return size
}

// quotedToken reads from an opening quote; a closing quote written twice is
// that sign.
func quotedToken(rest string, from int) token {
	r, size := utf8.DecodeRuneInString(rest)
	closer := string(quotes[r])
	var text strings.Builder
	for i := size; ; {
		n := strings.Index(rest[i:], closer)
		if n < 0 {
			text.WriteString(rest[i:])
			return token{kind: quoted, at: Span{from, from + len(rest)}, text: text.String()}
		}
		text.WriteString(rest[i : i+n])
		i += n + len(closer)
		if !strings.HasPrefix(rest[i:], closer) {
			return token{kind: quoted, at: Span{from, from + i}, text: text.String(), closed: true}
		}
		text.WriteString(closer)
		i += len(closer)
	}
}

// comparison splits a word at the comparison in it, or finds the comparison
// after it if the word is the name of a field. The value follows at after.
func (p *parser) comparison(t token) (name, op string, after int, ok bool) {
	if i := strings.IndexAny(t.text, ":=<>!"); i > 0 {
		if op = opAt(t.text[i:]); op != "" {
			return t.text[:i], op, t.at.From + i + len(op), true
		}
		return "", "", 0, false
	}
	rest := strings.TrimLeftFunc(p.text[t.at.To:], unicode.IsSpace)
	if op = opAt(rest); op == "" || fieldNamed(t.text) == 0 {
		return "", "", 0, false
	}
	return t.text, op, len(p.text) - len(rest) + len(op), true
}

func opAt(s string) string {
	for _, op := range [...]string{"<=", ">=", "!=", "<", ">", "=", ":"} {
		if strings.HasPrefix(s, op) {
			return op
		}
	}
	return ""
}

// value reads what a field is compared with; it is left at end if there is none.
func (p *parser) value() token {
	rest := strings.TrimLeftFunc(p.text[p.at:], unicode.IsSpace)
	from := len(p.text) - len(rest)
	if quoteSize(rest) > 0 {
		t := quotedToken(rest, from)
		if !t.closed {
			p.fail(t.at, say(sayQuoteNotClosed))
		}
		p.at = t.at.To
		return t
	}
	n := strings.IndexFunc(rest, endsWord)
	if n < 0 {
		n = len(rest)
	}
	if n == 0 || from > p.at && p.nextCompares() {
		return token{kind: end, at: Span{p.at, p.at}}
	}
	p.at = from + n
	return token{kind: word, at: Span{from, p.at}, text: rest[:n]}
}

// nextCompares reports whether the next token begins a comparison of its own.
func (p *parser) nextCompares() bool {
	t := p.next()
	name, _, _, ok := p.comparison(t)
	return t.kind == word && ok && fieldNamed(name) != 0
}

// isPlainWord reports whether a text reads back as that plain word without
// quotes.
func isPlainWord(text string) bool {
	p := parser{text: text}
	t := p.next()
	if t.kind != word || t.text != text || text == "-" || opAt(text) != "" {
		return false
	}
	_, _, _, compares := p.comparison(t)
	return !compares && !fieldNamed(text).standsAlone()
}

// isPlainValue reports whether a text reads back as that value without quotes.
func isPlainValue(text string) bool {
	p := parser{text: text}
	t := p.value()
	return t.kind == word && t.text == text
}
