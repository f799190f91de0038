package text

import (
	"strings"
	"unicode/utf8"

	"castillo/game/card"
	"castillo/game/myl/text/es"
)

// Names are the names of the cards that a text may speak of. The zero Names knows
// none.
type Names struct {
	byFirst map[string][]knownName // by their first word
	words   map[string]string      // the words in them that are none of the language, as printed
}

// knownName is a name, or what stands before its comma, as the words of a text.
type knownName struct {
	words   []es.Token
	printed string
	strange bool // a word of it is none of the language
	proper  bool // it has several words that carry meaning
}

// NewNames knows these names, each as it is printed.
func NewNames(printed []string) *Names {
	n := &Names{byFirst: make(map[string][]knownName, len(printed)), words: make(map[string]string, len(printed))}
	for _, name := range printed {
		words := es.Lex(name)
		n.add(words, name)
		for _, w := range words {
			if isStranger(w) && w.Capital {
				n.words[w.Word] = name[w.Start:w.End]
			}
		}
	}
	for _, name := range printed {
		if short, _, cut := strings.Cut(name, ","); cut {
			n.add(es.Lex(short), short)
		}
	}
	return n
}

func (n *Names) add(words []es.Token, printed string) {
	if len(words) == 0 || n.printed(words) != "" {
		return
	}
	known := knownName{words: words, printed: printed}
	solid := 0
	for _, w := range words {
		known.strange = known.strange || isStranger(w)
		if w.Kind == es.Word && !looseInNames[w.Word] {
			solid++
		}
	}
	known.proper = solid > 1
	n.byFirst[words[0].Word] = append(n.byFirst[words[0].Word], known)
}

// isStranger reports whether a word of a name is none of the language, nor so short
// that it may be a slip of one.
func isStranger(t es.Token) bool {
	return t.Kind == es.Word && len(t.Word) >= minSlip && !es.Known(t.Word) && !looseInNames[t.Word]
}

// printed is the name that these words are, nothing if they are none.
func (n *Names) printed(words []es.Token) string {
	if len(words) == 0 {
		return ""
	}
	for _, k := range n.byFirst[words[0].Word] {
		if sameWords(k.words, words) {
			return k.printed
		}
	}
	return ""
}

// Spell writes a text with the names of other cards in quotes and as they are printed,
// whatever capitals and accents they were typed with: "si tienes a merlin en juego"
// becomes "si tienes a «Merlín» en juego". A name of which every word is one of the
// language counts only with its capitals. A word of a name that is none of the language
// is written as it is there: "una carta fiesta" becomes "una carta Fiesta". The name of
// the card itself stays as it is.
func (n *Names) Spell(text string, facts card.Card) string {
	if len(text) > MaxLength || !quotesPair(text) {
		return text
	}
	tokens, own := es.Lex(text), es.Lex(facts.Name)
	markSelf(tokens, facts)
	var out strings.Builder
	done := 0
	for i := 0; i < len(tokens); {
		as, length := n.at(tokens[i:], own)
		if length == 1 && i > 0 && tokens[i].Kind == es.Word && (tokens[i-1].Word == "carta" || tokens[i-1].Word == "cartas") {
			as = strings.Trim(as, "«»") // "otra carta Sol": any with that word in its name
		}
		if as != "" {
			out.WriteString(text[done:tokens[i].Start])
			out.WriteString(as)
			done = tokens[i+length-1].End
			if tokens[i].Kind == es.Name {
				_, quote := utf8.DecodeRuneInString(text[done:])
				done += quote
			}
		}
		i += length
	}
	out.WriteString(text[done:])
	return out.String()
}

// quotesPair reports whether each quote that opens is closed: else more of them would
// quote other words.
func quotesPair(text string) bool {
	n := 0
	for _, r := range text {
		if es.IsQuote(r) {
			n++
		}
	}
	return n%2 == 0
}

// at finds how the name or the word of a name that the tokens begin with is written,
// nothing if they begin with none or with the card's own, and how many tokens it is.
func (n *Names) at(tokens, own []es.Token) (as string, length int) {
	t := tokens[0]
	switch t.Kind {
	case es.Name:
		if as := n.printed(es.Lex(t.Word)); as != "" {
			return "«" + as + "»", 1
		}
		return "", 1
	case es.Word:
	default:
		return "", 1
	}
	length = int(t.Self)
	for _, k := range n.byFirst[t.Word] {
		if len(k.words) > length && startsWith(tokens, k.words) && !sameWords(k.words, own) &&
			(k.strange || k.proper && inCapitals(tokens[:len(k.words)])) {
			as, length = k.printed, len(k.words)
		}
	}
	switch {
	case as != "":
		return "«" + as + "»", length
	case length > 0:
		return "", length
	}
	return n.words[t.Word], 1
}

func sameWords(a, b []es.Token) bool { return len(a) == len(b) && startsWith(a, b) }

// startsWith reports whether the tokens begin with these words.
func startsWith(tokens, words []es.Token) bool {
	if len(tokens) < len(words) {
		return false
	}
	for i, w := range words {
		if tokens[i].Word != w.Word {
			return false
		}
	}
	return true
}

// inCapitals reports whether every word that may begin with a capital letter does.
func inCapitals(tokens []es.Token) bool {
	for _, t := range tokens {
		if t.Kind == es.Word && !t.Capital && !looseInNames[t.Word] {
			return false
		}
	}
	return true
}
