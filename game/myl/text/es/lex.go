package es

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Kind is what sort of token the lexer found.
type Kind uint8

const (
	End    Kind = iota // after the last token
	Word               // letters
	Number             // digits
	Stop               // a full stop
	Mark               // one of , : ; + -
	Name               // a card's name in quotes, its word as written
)

// Token is one word, number or mark of the text. Words are folded: lower case,
// no accents.
type Token struct {
	Word string
	*Entry
	Start, End int   // bytes in the player's own text
	Self       int16 // how many tokens from here on are the card's own name
	Value      int16 // of a number
	Kind       Kind
	Capital    bool // begins with a capital letter as written
	Strange    bool // made of signs that are no letters
}

// Entry is what is known of a word by itself, wherever it stands.
type Entry struct {
	Form  Form
	Lemma Lemma
	Opens uint64 // the kinds of phrase that it may open, as the reader knows them
}

// oneForm brings words that mean the same here into one form.
var oneForm = map[string]string{
	"declarada": "declarado", "declaradas": "declarados", "bloqueadora": "bloqueador", "bloqueadoras": "bloqueadores",
	"rival": "oponente", "rivales": "oponentes", "enemigo": "oponente", "enemigos": "oponentes", "adversario": "oponente",
	"unicamente": "solo", "solamente": "solo", "costo": "coste", "costos": "coste", "costes": "coste",
	"cuyos": "cuyo", "cuyas": "cuya", "contrincante": "oponente", "contraria": "oponente", "contrarios": "oponentes", "contrarias": "oponentes",
	"enemiga": "oponente", "enemigas": "oponentes", "adversarios": "oponentes", "propietario": "dueno", "propietarios": "duenos", "cualesquiera": "cualquiera",
	"q": "que", "nro": "numero", "nº": "numero", "fza": "fuerza", "podras": "puedes", "debera": "debe", "deberan": "deben", "deberas": "debes",
}

// empty holds adverbs that change nothing: everything is done at once anyway.
var empty = map[string]bool{"inmediatamente": true, "automaticamente": true, "directamente": true}

// joinsOn holds words behind which a comma says nothing.
var joinsOn = WordSet("y o ademas tambien asimismo igualmente")

// MaxNumber bounds the numbers that a text may hold.
const MaxNumber = 999

// Lex splits a text into tokens. Quotes, parentheses and exclamation marks are
// decoration and leave no token; a parenthesis ends the sentence before it when
// a new one starts inside ("(Carta Única)").
func Lex(s string) []Token {
	tokens := make([]Token, 0, 1+strings.Count(s, " ")+strings.Count(s, ",")+strings.Count(s, "."))
	closes := -1 // where the quote ends that leaves no token
	bullets := 0
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case unicode.IsLetter(r):
			j := i
			for j < len(s) {
				r, size := utf8.DecodeRuneInString(s[j:])
				if !unicode.IsLetter(r) && !unicode.Is(unicode.Mn, r) {
					break
				}
				j += size
			}
			w := foldWord(s[i:j])
			if empty[w] && (len(tokens) == 0 || tokens[len(tokens)-1].Word != "atacar") {
				i = j
				continue
			}
			if same, ok := oneForm[w]; ok {
				w = same
			}
			tokens = append(tokens, Token{Kind: Word, Capital: unicode.IsUpper(r), Word: w, Start: i, End: j})
			i = j
			continue
		case '0' <= r && r <= '9':
			j, v := i, 0
			for j < len(s) && '0' <= s[j] && s[j] <= '9' {
				v = min(v*10+int(s[j]-'0'), MaxNumber+1)
				j++
			}
			if w, n := ordinalAt(s[i:], j-i); n > 0 {
				tokens = append(tokens, Token{Kind: Word, Word: w, Start: i, End: i + n})
				i += n
				continue
			}
			tokens = append(tokens, Token{Kind: Number, Value: int16(v), Word: s[i:j], Start: i, End: j})
			i = j
			continue
		case r == '.' && shortened(s, tokens, i):
		case r == '.':
			tokens = append(tokens, Token{Kind: Stop, Word: ".", Start: i, End: i + 1})
		case r == ',' && len(tokens) > 0 && joinsOn[tokens[len(tokens)-1].Word]: // "y, además, ..."
		case r == ',' || r == ':' || r == ';' || r == '+':
			tokens = append(tokens, Token{Kind: Mark, Word: s[i : i+1], Start: i, End: i + 1})
		case (r == '-' || r == '–' || r == '−') && beforeDigit(s[i+size:]):
			tokens = append(tokens, Token{Kind: Mark, Word: "-", Start: i, End: i + size})
		case isBullet(r) && beginsOption(tokens, bullets):
			if bullets++; bullets > 1 {
				tokens[len(tokens)-1].Kind, tokens[len(tokens)-1].Word = Mark, ";" // the stop before it ends an option
			}
		case i == closes:
		case IsQuote(r):
			from, n := i+size, quoted(s[i+size:])
			switch {
			case n == 0, n > 0 && isKeyword(s[from:from+n]):
				closes = from + n
			case n > 0:
				tokens = append(tokens, Token{Kind: Name, Word: s[from : from+n], Start: i, End: from + n})
				i = from + n
				_, size = utf8.DecodeRuneInString(s[i:])
			}
		case r == '(' && startsUnique(s[i+1:]):
			tokens = append(tokens, Token{Kind: Stop, Word: ".", Start: i, End: i + 1})
		case unicode.IsSpace(r) || isDecoration(r):
		default:
			// Unknown signs are a word nobody understands, so that they are reported.
			if last := len(tokens) - 1; last >= 0 && tokens[last].Strange && tokens[last].End == i {
				tokens[last].End += size
				tokens[last].Word = s[tokens[last].Start:tokens[last].End]
			} else {
				tokens = append(tokens, Token{Kind: Word, Strange: true, Word: s[i : i+size], Start: i, End: i + size})
			}
		}
		i += size
	}
	return tokens
}

// ordinals are the ways to write one with a digit.
var ordinals = map[string]string{
	"1a": "primera", "1ra": "primera", "1era": "primera", "1er": "primer", "1o": "primero", "1ro": "primero", "1ero": "primero",
	"1ª": "primera", "1º": "primero", "1ras": "primeras", "1eras": "primeras",
}

// ordinalAt is the word for an ordinal whose digits end there, and its length: "1ra", "1er".
func ordinalAt(s string, digits int) (string, int) {
	n := digits
	for n < len(s) {
		r, size := utf8.DecodeRuneInString(s[n:])
		if !unicode.IsLetter(r) {
			break
		}
		n += size
	}
	if n == digits {
		return "", 0
	}
	w, ok := ordinals[foldWord(s[:n])]
	if !ok {
		return "", 0
	}
	return w, n
}

// shortened reports whether the stop at a place is that of a word cut short, "nro. de cartas": the
// sentence goes on behind it.
func shortened(s string, tokens []Token, at int) bool {
	if len(tokens) == 0 {
		return false
	}
	t := tokens[len(tokens)-1]
	ordinal := t.Kind == Word && '0' <= s[t.Start] && s[t.Start] <= '9'
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(s[at+1:], " "))
	return t.End == at && (ordinal || t.Word == "numero" && len(s[t.Start:t.End]) < len("numero")) && unicode.IsLower(next)
}

func isBullet(r rune) bool { return r == '-' || r == '–' || r == '•' || r == '*' }

// beginsOption reports whether a bullet stands before an option: the first behind a colon, the others
// behind a stop.
func beginsOption(tokens []Token, bullets int) bool {
	if len(tokens) == 0 {
		return false
	}
	last := tokens[len(tokens)-1]
	return bullets == 0 && last.Word == ":" || bullets > 0 && (last.Kind == Stop || last.Word == ";" || last.Word == ",")
}

// IsQuote reports whether a letter opens or closes a name.
func IsQuote(r rune) bool { return r == '"' || r == '“' || r == '”' || r == '«' || r == '»' }

// isKeyword reports whether what is quoted is a keyword, which is no card's name.
func isKeyword(quoted string) bool {
	switch foldWord(quoted) {
	case "imbloqueable", "indestructible", "indesterrable", "furia", "guardian", "absorcion", "errante", "maquinaria", "mercenario", "orbe", "relampago":
		return true
	}
	return false
}

// quoted is the length of what stands before the closing quote, -1 without one.
func quoted(s string) int {
	for i, r := range s {
		if IsQuote(r) {
			return i
		}
	}
	return -1
}

func isDecoration(r rune) bool {
	switch r {
	case '(', ')', '\'', '’', '¡', '!', '¿', '?', '-', '*', '•':
		return true
	}
	return false
}

func beforeDigit(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] != ' ' {
			return '0' <= s[i] && s[i] <= '9'
		}
	}
	return false
}

func startsUnique(s string) bool {
	start := foldWord(s[:min(len(s), len("Carta Única"))])
	return strings.HasPrefix(start, "carta unica") || strings.HasPrefix(start, "unica")
}

// foldWord lowers a word and drops its accents; ñ counts as n, as everywhere in
// the house. It is the quick form of card.Fold for the letters of Spanish.
func foldWord(s string) string {
	plain := true
	for i := 0; i < len(s); i++ {
		if c := s[i]; c >= utf8.RuneSelf || 'A' <= c && c <= 'Z' {
			plain = false
			break
		}
	}
	if plain {
		return s
	}
	b := make([]byte, 0, len(s))
	for _, r := range s {
		switch {
		case r < utf8.RuneSelf:
			b = append(b, byte(unicode.ToLower(r)))
		case unicode.Is(unicode.Mn, r):
		default:
			b = utf8.AppendRune(b, foldRune(unicode.ToLower(r)))
		}
	}
	return string(b)
}

func foldRune(r rune) rune {
	switch r {
	case 'á', 'à', 'ä', 'â':
		return 'a'
	case 'é', 'è', 'ë', 'ê':
		return 'e'
	case 'í', 'ì', 'ï', 'î':
		return 'i'
	case 'ó', 'ò', 'ö', 'ô':
		return 'o'
	case 'ú', 'ù', 'ü', 'û':
		return 'u'
	case 'ñ':
		return 'n'
	}
	return r
}

// WordSet holds the words of a line.
func WordSet(words string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(words) {
		out[w] = true
	}
	return out
}
