package scenario

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"castillo/game/card"
)

// kind is what a token is.
type kind uint8

const (
	aWord     kind = iota
	aQuote         // a name in double quotes
	aSide          // A. or B. before something
	aPlace         // a zone's word and a point before something
	anOrdinal      // #2
	aField         // .fuerza or .coste
	aMark          // , : ( ) = != < > <= >=
)

type token struct {
	kind
	text   string // as written, without quotes
	folded string
	start  int // in the line
}

// isOrdinal reports whether the # at line[i] is no comment but an ordinal: it
// stands against the word before it and a digit follows.
func isOrdinal(line string, i int) bool {
	return i > 0 && line[i-1] != ' ' && line[i-1] != '\t' && i+1 < len(line) && isDigit(line[i+1])
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// withoutComment cuts a comment off a line.
func withoutComment(line string) string {
	inQuotes := false
	for i := 0; i < len(line); i++ {
		switch {
		case line[i] == '"':
			inQuotes = !inQuotes
		case line[i] == '#' && !inQuotes && !isOrdinal(line, i):
			return strings.TrimSpace(line[:i])
		}
	}
	return strings.TrimSpace(line)
}

// tokens cuts a line into its words. ok is false where quotes do not close.
func tokens(line string) (out []token, ok bool) {
	for i := 0; i < len(line); {
		r, size := utf8.DecodeRuneInString(line[i:])
		switch {
		case unicode.IsSpace(r):
			i += size
		case r == '"':
			n := strings.IndexByte(line[i+1:], '"')
			if n < 0 {
				return out, false
			}
			out = append(out, newToken(aQuote, line[i+1:i+1+n], i))
			i += n + 2
		case markAt(line[i:]) > 0:
			n := markAt(line[i:])
			out = append(out, newToken(aMark, line[i:i+n], i))
			i += n
		case r == '#' && i+1 < len(line) && isDigit(line[i+1]):
			n := 1
			for i+n < len(line) && isDigit(line[i+n]) {
				n++
			}
			out = append(out, newToken(anOrdinal, line[i+1:i+n], i))
			i += n
		default:
			n := wordAt(line[i:])
			out = appendWord(out, line[i:i+n], i)
			i += n
		}
	}
	return out, true
}

func newToken(k kind, text string, start int) token {
	return token{k, text, card.Fold(text), start}
}

// markAt is the length of the mark that s begins with, 0 for none.
func markAt(s string) int {
	switch {
	case strings.HasPrefix(s, "!="), strings.HasPrefix(s, "<="), strings.HasPrefix(s, ">="):
		return 2
	case strings.IndexByte(",:()=<>", s[0]) >= 0:
		return 1
	}
	return 0
}

// wordAt is the length of the word that s begins with.
func wordAt(s string) int {
	for i, r := range s {
		if i > 0 && (unicode.IsSpace(r) || r == '"' || markAt(s[i:]) > 0 || r == '#' && i+1 < len(s) && isDigit(s[i+1])) {
			return i
		}
	}
	return len(s)
}

// appendWord cuts what stands before and after the points of a word off it:
// A. and a zone before, .fuerza or .coste after.
func appendWord(out []token, w string, start int) []token {
	if len(w) >= 2 && w[1] == '.' {
		if _, ok := readSeat(card.Fold(w[:1])); ok {
			out = append(out, newToken(aSide, w[:1], start))
			w, start = w[2:], start+2
			if head, rest, dotted := strings.Cut(w, "."); dotted {
				if _, ok := readPlace(card.Fold(head)); ok {
					out = append(out, newToken(aPlace, head, start))
					w, start = rest, start+len(head)+1
				}
			}
		}
	}
	tail := ""
	if i := strings.LastIndexByte(w, '.'); i >= 0 {
		if f := card.Fold(w[i+1:]); f == "fuerza" || f == "coste" {
			w, tail = w[:i], w[i+1:]
		}
	}
	if w != "" {
		out = append(out, newToken(aWord, w, start))
	}
	if tail != "" {
		out = append(out, newToken(aField, tail, start+len(w)))
	}
	return out
}
