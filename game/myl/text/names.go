package text

import (
	"castillo/game/card"
)

// Small words and titles that players leave out when they write a name.
var looseInNames = map[string]bool{
	"de": true, "del": true, "la": true, "el": true, "los": true, "las": true, "y": true,
	"sir": true, "lord": true, "lady": true, "rey": true, "reina": true, "duque": true,
}

// epithet holds the articles that begin a byname: "Mathgen el Mago".
var epithet = map[string]bool{"el": true, "la": true, "los": true, "las": true}

// minFuzzy is the length from which a word of a name may hold a slip.
const minFuzzy = 5

// markSelf notes at each token how many tokens from there on are the card's own
// name: in full, up to its comma, without its title, or with a slip in a word.
func markSelf(tokens []token, name string) {
	full := lex(name)
	if len(full) == 0 {
		return
	}
	short := full
	for i, t := range full {
		if i > 0 && (t.word == "," || epithet[t.word] && !known(full[i-1].word)) {
			short = full[:i]
			break
		}
	}
	joined := ""
	if len(full) > 1 {
		joined = joinedName(full)
	}
	for i := range tokens {
		if tokens[i].kind != word && tokens[i].kind != number {
			continue
		}
		if joined != "" && tokens[i].word == joined {
			tokens[i].self = 1 // written without its spaces
			continue
		}
		n := matchName(tokens[i:], full)
		if n == 0 {
			n = matchName(tokens[i:], short)
		}
		tokens[i].self = n
	}
}

// matchName says how many tokens at the start of tokens spell the name, 0 for
// none. Loose words may be missing on either side, but not all of the name.
func matchName(tokens, name []token) int {
	i, j, solid := 0, 0, 0
	for j < len(name) {
		switch {
		case i < len(tokens) && sameNameWord(tokens[i], name[j]):
			if !looseInNames[name[j].word] {
				solid++
			}
			i, j = i+1, j+1
		case name[j].kind == mark, name[j].kind == stop, looseInNames[name[j].word]:
			j++
		case i > 0 && i < len(tokens) && (tokens[i].word == "," || looseInNames[tokens[i].word]):
			i++
		default:
			return 0
		}
	}
	if solid == 0 && !allLoose(name) {
		return 0
	}
	return i
}

func joinedName(name []token) string {
	n := 0
	for _, t := range name {
		n += len(t.word)
	}
	b := make([]byte, 0, n)
	for _, t := range name {
		b = append(b, t.word...)
	}
	return string(b)
}

func allLoose(name []token) bool {
	for _, t := range name {
		if t.kind == word && !looseInNames[t.word] {
			return false
		}
	}
	return true
}

func sameNameWord(a, b token) bool {
	if a.word == b.word {
		return true
	}
	return a.kind == word && b.kind == word && a.capital && len(b.word) >= minFuzzy && !known(a.word) && nearWord(a.word, b.word)
}

// nearWord reports whether the words are one letter apart: one changed, one
// more, one less, or two neighbours exchanged.
func nearWord(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	switch {
	case i == len(a):
		return true
	case len(a) < len(b):
		return a[i:] == b[i+1:]
	case a[i+1:] == b[i+1:]:
		return true
	}
	return i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
}

// isOwnName reports whether these names are the card's own.
func (r *reader) isOwnName(names []string) bool {
	return len(names) == 1 && names[0] == r.facts.Name
}

// properName reads the name of another card: words with a capital letter of which
// at least one is no word of the language. Words of the language may stand in it
// after "de" and "del" ("Dama de las Armas") or, where a stranger follows, in
// front ("Dragón Demonio", "Tótem de Fe").
func (r *reader) properName() (string, bool) {
	at := r.state
	r.one("a")
	if t := r.token(); t.kind == name {
		r.advance(1)
		return t.word, true
	}
	from := r.pos
	strange := false
	for r.token().kind == word && r.token().capital && r.token().self == 0 {
		w := r.peek()
		if !known(w) {
			strange = true
			r.advance(1)
		} else if epithet[w] || strange && r.pos > from && joinsName[r.toks[r.pos-1].word] || !strange && r.beginsName() {
			r.advance(1)
		} else {
			break
		}
		if n := r.joined(); n > 0 {
			r.advance(n)
		}
	}
	if !strange {
		r.state = at
		return "", false
	}
	return r.src[r.toks[from].start:r.toks[r.pos-1].end], true
}

// joinsName holds the words that join two parts of a name.
var joinsName = map[string]bool{"de": true, "del": true, "la": true, "el": true, "los": true, "las": true}

// joined counts the joining words here that a further word of a name follows.
func (r *reader) joined() int {
	n := 0
	for n < 2 && joinsName[r.ahead(n)] && !r.toks[r.pos+n].capital {
		n++
	}
	if i := r.pos + n; n == 0 || i >= len(r.toks) || r.toks[i].kind != word || !r.toks[i].capital || r.toks[i].self > 0 {
		return 0
	}
	if w := r.ahead(n); r.ahead(0) != "de" && r.ahead(0) != "del" && known(w) || placeWords[w] {
		return 0
	}
	return n
}

// placeWords begin the places that may follow a name: "Ulfar de tu Mano".
var placeWords = map[string]bool{"mazo": true, "mano": true, "cementerio": true, "reserva": true, "zona": true, "linea": true, "destierro": true, "raza": true, "coste": true, "fuerza": true}

// beginsName reports whether the word of the language at hand, a race or "Tótem",
// is the first of a name: a stranger follows it.
func (r *reader) beginsName() bool {
	n, ok := nouns[r.peek()]
	if !ok || n.many || n.race == card.NoRace && n.typ != card.Totem {
		return false
	}
	next := 1
	if n.typ == card.Totem {
		next = 2
		if r.ahead(1) != "de" {
			return false
		}
	}
	i := r.pos + next
	return i < len(r.toks) && r.toks[i].kind == word && r.toks[i].capital && r.toks[i].self == 0 && !known(r.toks[i].word)
}
