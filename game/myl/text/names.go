package text

import (
	"strings"

	"castillo/game/card"
	"castillo/game/myl/text/es"
)

// looseInNames are the small words and titles that players leave out when they write a
// name.
var looseInNames = map[string]bool{
	"de": true, "del": true, "la": true, "el": true, "los": true, "las": true, "y": true,
	"sir": true, "lord": true, "lady": true, "rey": true, "reina": true, "duque": true,
}

// epithet holds the articles that begin a byname: "Mathgen el Mago".
var epithet = map[string]bool{"el": true, "la": true, "los": true, "las": true}

// minFuzzy is the length from which a word of a name may hold a slip; in a name of
// several words, of which the others are right, any may.
const minFuzzy = 4

// markSelf notes at each token how many tokens from there on are the card's own
// name: in full, up to its comma, without its title, a part of it, or with a slip in a word.
func markSelf(tokens []es.Token, facts card.Card) {
	full := es.Lex(facts.Name)
	if len(full) == 0 {
		return
	}
	short := full
	for i, t := range full {
		if i > 0 && (t.Word == "," || epithet[t.Word] && !es.Known(full[i-1].Word)) {
			short = full[:i]
			break
		}
	}
	joined := ""
	if len(full) > 1 {
		joined = joinedName(full)
	}
	for i := range tokens {
		if tokens[i].Kind != es.Word && tokens[i].Kind != es.Number {
			continue
		}
		if joined != "" && tokens[i].Word == joined {
			tokens[i].Self = 1 // written without its spaces
			continue
		}
		n := matchName(tokens[i:], full)
		if n == 0 {
			n = matchName(tokens[i:], short)
		}
		if n == 0 && tokens[i].Capital && (i == 0 || tokens[i-1].Kind == es.Stop || beforeName[tokens[i-1].Word]) {
			whileHere := i > 0 && (tokens[i-1].Word == "mientras" || tokens[i-1].Word == "si") // "Mientras Ulfar esté en juego"
			n = matchPart(tokens[i:], full, facts.Type == card.Ally, whileHere)
		}
		tokens[i].Self = int16(n)
	}
}

// matchName says how many tokens at the start of tokens spell the name, 0 for
// none. Loose words may be missing on either side, but not all of the name.
func matchName(tokens, name []es.Token) int {
	i, j, solid, short := 0, 0, 0, 0
	for j < len(name) {
		switch {
		case i < len(tokens) && tokens[i].Word == name[j].Word:
			if !looseInNames[name[j].Word] {
				solid++
			}
			i, j = i+1, j+1
		case i < len(tokens) && slipOfName(tokens[i], name[j]):
			if len(name[j].Word) < minFuzzy || es.Known(name[j].Word) {
				short++
			} else {
				solid++
			}
			i, j = i+1, j+1
		case name[j].Kind == es.Mark, name[j].Kind == es.Stop, looseInNames[name[j].Word]:
			j++
		case i > 0 && i < len(tokens) && (tokens[i].Word == "," || looseInNames[tokens[i].Word]):
			i++
		default:
			return 0
		}
	}
	if solid == 0 && !allLoose(name) || short > 1 {
		return 0
	}
	return i
}

// matchPart says how many tokens at the start of tokens spell the first or, of an ally, the
// last words of the name, a stranger to the language among them, and no other name: "Sir
// Ansel" of "Ansel Mac Oz". What "de" or "y" parts from the rest may be another card, as
// may what is said to be in play.
func matchPart(tokens, name []es.Token, ally, whileHere bool) int {
	titles := 0
	for titles < len(tokens) && isTitle(tokens[titles]) {
		titles++
	}
	for len(name) > 0 && isTitle(name[0]) {
		name = name[1:]
	}
	tokens = tokens[titles:]
	for k := len(name); k > 0; k-- {
		if k < len(name) && (joinsName[name[k-1].Word] || name[k-1].Word == "y" || name[k].Word == "y") {
			continue
		}
		if n := k; isPart(tokens, name[:k]) && !saysAnother(tokens[n:], ally && whileHere) {
			return titles + n
		}
		if n := len(name) - k; ally && isPart(tokens, name[k:]) && !saysAnother(tokens[n:], ally && whileHere) {
			return titles + n
		}
	}
	return 0
}

// isTitle reports whether a word of a name is a title that may be left out: "Sir".
func isTitle(t es.Token) bool { return looseInNames[t.Word] && !joinsName[t.Word] && t.Word != "y" }

// isPart reports whether the tokens begin with just these words, not all of which are
// words of the language.
func isPart(tokens, words []es.Token) bool {
	strange := false
	for i, w := range words {
		if i >= len(tokens) || tokens[i].Word != w.Word || !tokens[i].Capital && !joinsName[w.Word] {
			return false
		}
		strange = strange || w.Kind == es.Word && !es.Known(w.Word) && !looseInNames[w.Word]
	}
	return strange
}

// saysAnother reports whether a further word of a name follows, "Ansel Fuz", "Ansel de Oz",
// or what is said of another card, if not of one while it is in play: "está en juego".
func saysAnother(tokens []es.Token, whileHere bool) bool {
	if !whileHere && len(tokens) > 0 && (tokens[0].Word == "esta" || tokens[0].Word == "este") {
		return true
	}
	for len(tokens) > 0 && joinsName[tokens[0].Word] {
		tokens = tokens[1:]
	}
	return len(tokens) > 0 && tokens[0].Kind == es.Word && tokens[0].Capital
}

// beforeName holds the words after which a part of the card's own name may be the card:
// after others it tells a kind of cards.
var beforeName = map[string]bool{",": true, "cuando": true, "si": true, "que": true, "mientras": true, "y": true, "a": true}

func joinedName(name []es.Token) string {
	n := 0
	for _, t := range name {
		n += len(t.Word)
	}
	b := make([]byte, 0, n)
	for _, t := range name {
		b = append(b, t.Word...)
	}
	return string(b)
}

// allLoose reports whether a name is made of words that any text has.
func allLoose(name []es.Token) bool {
	for _, t := range name {
		if t.Kind == es.Word && !looseInNames[t.Word] {
			return false
		}
	}
	return true
}

// slipOfName reports whether a word is a letter away from one of a name.
func slipOfName(a, b es.Token) bool {
	return a.Kind == es.Word && b.Kind == es.Word && a.Capital && len(b.Word) >= minFuzzy-1 && !es.Known(a.Word) && nearWord(a.Word, b.Word)
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
	if t := r.token(); t.Kind == es.Name {
		r.advance(1)
		return t.Word, true
	}
	from := r.pos
	strange := false
	for r.token().Kind == es.Word && r.token().Capital && r.token().Self == 0 {
		w := r.peek()
		if !es.Known(w) {
			strange = true
			r.advance(1)
		} else if epithet[w] || strange && r.pos > from && joinsName[r.toks[r.pos-1].Word] || !strange && r.beginsName() {
			r.advance(1)
		} else {
			break
		}
		if n := r.joiningWords(); n > 0 {
			r.advance(n)
		}
	}
	if !strange || strings.ContainsFunc(r.src[r.toks[from].Start:r.toks[r.pos-1].End], es.IsQuote) { // it could not be quoted
		r.state = at
		return "", false
	}
	return r.src[r.toks[from].Start:r.toks[r.pos-1].End], true
}

// joinsName holds the words that join two parts of a name.
var joinsName = map[string]bool{"de": true, "del": true, "la": true, "el": true, "los": true, "las": true}

// joiningWords counts the joining words here that a further word of a name follows.
func (r *reader) joiningWords() int {
	n := 0
	for n < 2 && joinsName[r.ahead(n)] && !r.toks[r.pos+n].Capital {
		n++
	}
	if i := r.pos + n; n == 0 || i >= len(r.toks) || r.toks[i].Kind != es.Word || !r.toks[i].Capital || r.toks[i].Self > 0 {
		return 0
	}
	if w := r.ahead(n); r.ahead(0) != "de" && r.ahead(0) != "del" && es.Known(w) || placeWords[w] {
		return 0
	}
	return n
}

// placeWords begin the places that may follow a name: "Ulfar de tu Mano".
var placeWords = map[string]bool{"mazo": true, "mano": true, "cementerio": true, "reserva": true, "zona": true, "linea": true, "destierro": true, "raza": true, "coste": true, "fuerza": true}

// beginsName reports whether the word of the language at hand, a race or "Tótem",
// is the first of a name: a stranger follows it.
func (r *reader) beginsName() bool {
	n, ok := es.Nouns[r.peek()]
	if !ok || n.Many || n.Race == card.NoRace && n.Typ != card.Totem {
		return false
	}
	next := 1
	if n.Typ == card.Totem {
		next = 2
		if r.ahead(1) != "de" {
			return false
		}
	}
	i := r.pos + next
	return i < len(r.toks) && r.toks[i].Kind == es.Word && r.toks[i].Capital && r.toks[i].Self == 0 && !es.Known(r.toks[i].Word)
}
