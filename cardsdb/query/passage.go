package query

import (
	"strings"
	"unicode"

	"castillo/game/card"
)

// passage is a text in which words are looked for: folded, with one space
// before each word.
type passage struct {
	words    string
	initials letterSet // with which its words begin
}

func newPassage(words string) passage {
	p := passage{words: words}
	for i := 1; i < len(words); i++ {
		if words[i-1] == ' ' {
			p.initials |= letterBit(words[i])
		}
	}
	return p
}

// starts reports whether a word begins with the letters, at least one. Looking
// for the letters before the space is quicker: spaces abound.
func (p passage) starts(letters string) bool {
	first := letterBit(letters[0])
	switch {
	case p.initials&first == 0:
		return false
	case len(letters) == 1 && first != otherLetter:
		return true
	}
	for from := 1; from < len(p.words); from++ {
		at := strings.Index(p.words[from:], letters)
		if at < 0 {
			return false
		}
		if from += at; p.words[from-1] == ' ' {
			return true
		}
	}
	return false
}

// letterSet is a set of the letters a to z and the digits; all others are one.
type letterSet uint64

const otherLetter letterSet = 1 << 63

func letterBit(b byte) letterSet {
	switch {
	case 'a' <= b && b <= 'z':
		return 1 << (b - 'a')
	case '0' <= b && b <= '9':
		return 1 << (b - '0' + 26)
	}
	return otherLetter
}

// pairs is which pairs of neighbouring letters a text may have: each sets one
// of 512 bits. What a text does not have it need not be searched for.
type pairs [8]uint64

func (p *pairs) add(text string) {
	for i := 1; i < len(text); i++ {
		h := uint(text[i-1])*29 + uint(text[i])
		p[h>>6&7] |= 1 << (h & 63)
	}
}

// has reports whether all pairs of the other are here.
func (p *pairs) has(other *pairs) bool {
	for i := range p {
		if other[i]&^p[i] != 0 {
			return false
		}
	}
	return true
}

// spaced folds text and puts one space before each of its words, which are
// runs of letters and digits.
func spaced(text string) string {
	var b strings.Builder
	b.Grow(len(text) + 1)
	inWord := false
	for _, r := range card.Fold(text) {
		if isSign(r) {
			inWord = false
			continue
		}
		if !inWord {
			b.WriteByte(' ')
		}
		inWord = true
		b.WriteRune(r)
	}
	return b.String()
}

func isSign(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
