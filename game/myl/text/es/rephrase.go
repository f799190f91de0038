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

// idioms lists them by their first word, longer ones first.
var idioms = makeIdioms()

func makeIdioms() map[string][]idiom {
	all := map[string][]idiom{}
	for line := range strings.Lines(idiomList) {
		from, to, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if !ok {
			continue
		}
		for _, phrase := range spread(from) {
			i := idiom{phrase, strings.Fields(to)}
			list := all[phrase[0]]
			at := 0
			for at < len(list) && len(list[at].from) >= len(phrase) {
				at++
			}
			all[phrase[0]] = append(list[:at], append([]idiom{i}, list[at:]...)...)
		}
	}
	return all
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
		same, ok := idiomAt(tokens[i:])
		if !ok || slices.Contains(same.from, "otro") && namesAPlayer(tokens[:i]) {
			continue
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

func idiomAt(tokens []Token) (idiom, bool) {
	for _, i := range idioms[tokens[0].Word] {
		if len(i.from) <= len(tokens) && spells(tokens, i.from) {
			return i, true
		}
	}
	return idiom{}, false
}

func spells(tokens []Token, words []string) bool {
	for n, w := range words {
		if tokens[n].Word != w || tokens[n].Kind != Word || tokens[n].Self > 0 {
			return false
		}
	}
	return true
}
