package es

import (
	_ "embed"
	"slices"
	"strings"
)

// idiomList holds phrases that mean the same wherever they stand, a line for
// each: those before the sign are read as the one after it. A word in brackets
// stands for each of its parts.
//
//go:embed idioms.txt
var idiomList string

// An idiom is one phrase and what it is read as.
type idiom struct{ from, to []string }

// idioms is a tree of their words, so that each word of a text is looked up once.
var idioms = makeIdioms()

// branch is what may go on after some words of an idiom: by which words, and what all of
// them are read as where an idiom ends here.
type branch struct {
	next map[string]*branch
	ends *idiom
}

func makeIdioms() *branch {
	root := &branch{}
	for line := range strings.Lines(idiomList) {
		from, to, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok {
			continue
		}
		for _, phrase := range spread(from) {
			root.add(&idiom{phrase, strings.Fields(to)})
		}
	}
	return root
}

// add puts an idiom into the tree; of two that are the same phrase the first stays.
func (b *branch) add(i *idiom) {
	for _, w := range i.from {
		if b.next == nil {
			b.next = map[string]*branch{}
		}
		if b.next[w] == nil {
			b.next[w] = &branch{}
		}
		b = b.next[w]
	}
	if b.ends == nil {
		b.ends = i
	}
}

// words gathers the words of all idioms.
func (b *branch) words(all map[string]bool) {
	for w, next := range b.next {
		all[w] = true
		next.words(all)
	}
}

// spread writes out the words in brackets.
func spread(phrase string) [][]string {
	before, rest, ok := strings.Cut(phrase, "[")
	if !ok {
		return [][]string{strings.Fields(phrase)}
	}
	words, after, _ := strings.Cut(rest, "]")
	var out [][]string
	for _, w := range strings.Fields(words) {
		out = append(out, spread(before+w+after)...)
	}
	return out
}

// Rephrase puts what an idiom is read as in its place. The new words lie where
// the whole phrase lay.
func Rephrase(tokens []Token) []Token {
	var out []Token
	done := 0
	for i := 0; i < len(tokens); i++ {
		if n := tokens[i].Self; n > 0 {
			i += int(n) - 1
			continue
		}
		same := idiomAt(tokens[i:])
		if same == nil || slices.Contains(same.from, "otro") && namesAPlayer(tokens[:i]) {
			continue
		}
		if out == nil {
			out = make([]Token, 0, len(tokens)+roomToGrow)
		}
		last := i + len(same.from) - 1
		out = append(out, tokens[done:i]...)
		for n, w := range same.to {
			out = append(out, Token{Kind: Word, Capital: n == 0 && tokens[i].Capital, Word: w, Start: tokens[i].Start, End: tokens[last].End})
		}
		i, done = last, last+1
	}
	if done == 0 {
		return tokens
	}
	return append(out, tokens[done:]...)
}

// roomToGrow is by how many words the idioms of hardly any text make it longer.
const roomToGrow = 4

// namesAPlayer reports whether a text named a player so far of whom "el otro jugador" may
// be the other: one of the two in whatever sentence, the opponent in this one.
func namesAPlayer(tokens []Token) bool {
	for i := len(tokens) - 1; i >= 0; i-- {
		switch tokens[i].Word {
		case "jugador", "jugadores":
			return true
		case ".":
			return slices.ContainsFunc(tokens[:i], func(t Token) bool { return t.Word == "jugador" || t.Word == "jugadores" })
		case "oponente":
			if i > 0 && tokens[i-1].Word == "tu" {
				return true
			}
		}
	}
	return false
}

// idiomAt is the longest idiom that begins here, nil without one.
func idiomAt(tokens []Token) (longest *idiom) {
	at := idioms
	for i := range tokens {
		t := &tokens[i]
		if at = at.next[t.Word]; at == nil || t.Kind != Word || t.Self > 0 {
			break
		}
		if at.ends != nil {
			longest = at.ends
		}
	}
	return longest
}
