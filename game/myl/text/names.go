package text

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
