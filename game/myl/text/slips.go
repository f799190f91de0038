package text

import (
	"math/bits"
	"slices"
	"strings"

	"castillo/game/myl/text/es"
)

// maxSlips is more slips than a card's text has.
const maxSlips = 20

// capitals holds the words of the game that are printed with a capital letter inside a
// sentence, besides types and races.
var capitals = map[string]bool{
	"mazo": true, "castillo": true, "mano": true, "cementerio": true, "reserva": true, "linea": true, "defensa": true, "ataque": true, "apoyo": true,
	"destierro": true, "fase": true, "unica": true, "vigilia": true, "agrupacion": true, "batalla": true, "mitologica": true, "guerra": true, "final": true,
	"fuerza": true, "dano": true, "coste": true, "habilidad": true, "portador": true, "oponente": true, "atacante": true, "bloqueador": true,
	"imbloqueable": true, "indestructible": true, "indesterrable": true,
}

// mendSlips replaces words that are one letter away from exactly one word of
// the language, and tells those that are from several. What begins with a capital
// letter inside a sentence is a name, unless it is a letter away from a word that is
// printed so.
func mendSlips(tokens []es.Token) (notes []Note, doubts []doubt) {
	unknown := 0
	for i := 0; i < len(tokens) && unknown < maxSlips; i++ {
		t := &tokens[i]
		if t.Self > 0 {
			i += int(t.Self) - 1
			continue
		}
		if near, ok := slipHere(tokens[i:]); ok {
			notes = append(notes, Note{Span: Span{t.Start, t.End}, Wrote: t.Word, Read: near})
			t.Word = near
			continue
		}
		if t.Kind != es.Word || es.Known(t.Word) {
			continue
		}
		meant := near(t.Word)
		if t.Capital && i > 0 && tokens[i-1].Kind != es.Stop {
			if inName(tokens, i) {
				continue
			}
			meant = slices.DeleteFunc(meant, func(w string) bool { return !capitals[w] && !es.IsNoun(w) })
			if len(meant) == 0 {
				continue
			}
		}
		unknown++
		switch len(meant) {
		case 0:
		case 1:
			notes = append(notes, Note{Span: Span{t.Start, t.End}, Wrote: t.Word, Read: meant[0]})
			t.Word = meant[0]
		default:
			doubts = append(doubts, doubt{Span{t.Start, t.End}, meant})
			t.Capital = false // whichever it is, it is no name
		}
	}
	return notes, doubts
}

// inName reports whether the word with a capital at i is surely of a name: it is short
// and nobody's, another word of the name stands beside it, or "carta" says that it is one.
func inName(tokens []es.Token, i int) bool {
	stranger := func(t es.Token) bool { return t.Kind == es.Word && t.Capital && !es.Known(t.Word) }
	before := tokens[i-1]
	switch before.Word {
	case "a":
		return true // "a Apolo"
	case "carta", "cartas":
		return !slices.Contains(near(tokens[i].Word), "unica")
	case "tu", "su", "tus", "sus", "la":
	default:
		if len(tokens[i].Word) <= minSlip {
			return true
		}
	}
	return stranger(before) || i+1 < len(tokens) && stranger(tokens[i+1])
}

// slipHere knows slips that make another word of the language: "ti Mano", "si
// Fuerza".
func slipHere(tokens []es.Token) (string, bool) {
	if len(tokens) < 2 {
		return "", false
	}
	switch next := tokens[1].Word; tokens[0].Word {
	case "ti":
		if next == "mano" || next == "mazo" || next == "cementerio" || next == "reserva" || next == "linea" {
			return "tu", true
		}
	case "si":
		if next == "fuerza" || next == "coste" || next == "habilidad" {
			return "su", true
		}
	}
	return "", false
}

// minSlip is the length from which a word may hold a typing slip.
const minSlip = 4

// spelling is a word with the set of its letters, which tells at a glance that two words are
// far apart: a slip changes two of them at most.
type spelling struct {
	word    string
	letters letters
}

// letters is a set of the letters from a to z.
type letters uint32

func lettersOf(w string) letters {
	var s letters
	for i := range len(w) {
		s |= 1 << (w[i] & 31)
	}
	return s
}

// within reports whether words of these letters may be so many slips apart.
func (s letters) within(slips int, other letters) bool {
	return bits.OnesCount32(uint32(s^other)) <= 2*slips
}

// byLength lists the words that may be meant by a slip, by their length.
var byLength = sortByLength()

// sortByLength holds the words of the vocabulary by their length, in alphabetical order: a
// slip is one letter off.
func sortByLength() [][]spelling {
	out := make([][]spelling, 32)
	for w := range es.Vocabulary {
		if len(w) >= minSlip && len(w) < len(out) {
			out[len(w)] = append(out[len(w)], spelling{w, lettersOf(w)})
		}
	}
	for _, words := range out { // of two as near, the same is told each time
		slices.SortFunc(words, func(a, b spelling) int { return strings.Compare(a.word, b.word) })
	}
	return out
}

// otherTenses are the endings of times and moods that no card is written in.
var otherTenses = []string{"aba", "aban", "ia", "ian", "ara", "aran", "ase", "asen", "era", "eran", "ese", "esen", "aria", "eria", "iria", "aste", "iste", "aron", "ieron"}

// inOtherTense reports whether w is a verb of the language in a time of which it has no
// form: "controlaba" is no slip of "controla".
func inOtherTense(w string) bool {
	for _, ending := range otherTenses {
		if stem, ok := strings.CutSuffix(w, ending); ok && (es.Forms[stem+"ar"].Infinitive || es.Forms[stem+"er"].Infinitive || es.Forms[stem+"ir"].Infinitive) {
			return true
		}
	}
	return false
}

// otherVerbs begin the verbs a letter away from one of the language that are no slips of
// it: "cortar" of "portar", "probar" of "robar".
var otherVerbs = []string{"cort", "prob"}

// near are the words of the language a letter away from w.
func near(w string) []string {
	if len(w) < minSlip-1 || elsewhere[w] != "" || inOtherTense(w) {
		return nil
	}
	var found []string
	written := lettersOf(w)
	for n := max(minSlip, len(w)-1); n <= len(w)+1 && n < len(byLength); n++ {
		for i := range byLength[n] {
			if !byLength[n][i].letters.within(1, written) { // as hardly any word is
				continue
			}
			switch k := byLength[n][i].word; {
			case !nearWord(w, k):
			case w[0] != k[0] && !otherBeginning(w, k):
			case len(w) < minSlip && es.Forms[k].Verb != es.NoVerb: // "van" is no slip of "vean"
			default:
				found = append(found, k)
			}
		}
	}
	return found
}

// otherBeginning reports whether a word that begins with another letter than k may still
// be a slip of it: the end is the same, and a verb has lost its first letter or is long:
// "teje" is no slip of "deje".
func otherBeginning(w, k string) bool {
	if w[len(w)-1] != k[len(k)-1] {
		return false
	}
	if es.Forms[k].Verb == es.NoVerb || w[0] == k[1] {
		return true
	}
	return len(w) > minSlip+1 && !slices.ContainsFunc(otherVerbs, func(stem string) bool { return strings.HasPrefix(w, stem) })
}

// nearest is the one word of the language a letter away from w, if there is
// exactly one.
func nearest(w string) (string, bool) {
	if found := near(w); len(found) == 1 {
		return found[0], true
	}
	return "", false
}
