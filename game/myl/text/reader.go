package text

import (
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// reader reads one text. Its methods read one phrase each at the present
// position; those that fail leave the state as they found it.
type reader struct {
	state
	toks   []es.Token
	src    string
	facts  card.Card
	far    int // the furthest token that was understood in some way
	depth  int
	work   int               // phrases tried in this sentence
	lost   bool              // a sentence before was not understood
	unsaid int               // one more than the place in this sentence of a verb that may be either player's, 0 for none
	before atHand            // what the sentences before left for words without a name
	done   []ability.Ability // what the sentences before say
}

// maxDepth bounds how deep phrases may stand within phrases, maxWork how many
// phrases are tried for one sentence: a text that needs more is no card's text.
const (
	maxDepth = 12
	maxWork  = 300
)

// enter begins a phrase that may hold others; leave ends it.
func (r *reader) enter() bool {
	r.work++
	if r.depth >= maxDepth || r.work > maxWork {
		return false
	}
	r.depth++
	return true
}

func (r *reader) leave() { r.depth-- }

// peek is the word at the present position, empty at the end of a sentence.
func (r *reader) peek() string { return r.ahead(0) }

func (r *reader) ahead(n int) string {
	if i := r.pos + n; i < len(r.toks) && r.toks[i].Kind != es.Stop {
		return r.toks[i].Word
	}
	return ""
}

func (r *reader) token() es.Token {
	if r.pos < len(r.toks) {
		return r.toks[r.pos]
	}
	return es.Token{Kind: es.End, Entry: unknown, Start: len(r.src), End: len(r.src)}
}

// advance moves n tokens on.
func (r *reader) advance(n int) {
	r.pos += n
	if r.pos > r.far {
		r.far = r.pos
	}
}

// take reads a phrase, its words in whatever number, gender and mood they stand.
func (r *reader) take(phrase string) bool {
	for n := 0; r.pos+n < len(r.toks); n++ {
		t := &r.toks[r.pos+n]
		if initials(t)>>(phrase[0]&31)&1 == 0 {
			return false
		}
		word, rest, more := strings.Cut(phrase, " ")
		if t.Word != word && (t.Lemma.Initials == 0 || t.Lemma != es.Lemmas[word]) {
			return false
		}
		if !more {
			r.advance(n + 1)
			return true
		}
		phrase = rest
	}
	return false
}

// initials are the letters with which a phrase begins that may begin with a word: those of
// its forms, a bit for each.
func initials(t *es.Token) uint32 { return t.Lemma.Initials | 1<<(t.Word[0]&31) }

// form says what the word n ahead is as a verb. The first of several words of the card's
// own name is none: "Ataque Fulminante".
func (r *reader) form(n int) es.Form {
	if i := r.pos + n; i < len(r.toks) && r.toks[i].Kind != es.Stop && r.toks[i].Self < 2 {
		return r.toks[i].Form
	}
	return es.Form{}
}

// sameLemma reports whether the word n ahead is another form of w.
func (r *reader) sameLemma(n int, w string) bool {
	i := r.pos + n
	if i >= len(r.toks) {
		return false
	}
	l := r.toks[i].Lemma
	return l.Initials != 0 && l.Initials>>(w[0]&31)&1 != 0 && l == es.Lemmas[w]
}

// behind reports whether the word read last is w in one of its forms.
func (r *reader) behind(w string) bool {
	return r.pos > 0 && (r.toks[r.pos-1].Word == w || r.sameLemma(-1, w))
}

// one reads one of the phrases, the first that stands here.
func (r *reader) one(phrases ...string) bool {
	if r.pos >= len(r.toks) {
		return false
	}
	letters := initials(&r.toks[r.pos])
	for _, phrase := range phrases {
		if letters>>(phrase[0]&31)&1 != 0 && r.take(phrase) {
			return true
		}
	}
	return false
}

// maybe reads the phrase if it stands here.
func (r *reader) maybe(phrase string) { r.take(phrase) }

// comma skips a comma.
func (r *reader) comma() { r.one(",") }

// atEnd reports whether the sentence ends here.
func (r *reader) atEnd() bool { return r.peek() == "" }

// verb reads a form of one of the verbs.
func (r *reader) verb(verbs ...es.Verb) (es.Form, bool) {
	f := r.form(0)
	if f.Verb == es.NoVerb {
		return es.Form{}, false
	}
	for _, v := range verbs {
		if f.Verb == v {
			r.advance(1)
			return f, true
		}
	}
	return es.Form{}, false
}

// part reads a participle of one of the verbs.
func (r *reader) part(verbs ...es.Verb) (es.Verb, bool) {
	if f := r.form(0); f.Participle {
		if f, ok := r.verb(verbs...); ok {
			return f.Verb, true
		}
	}
	return es.NoVerb, false
}

// number reads a whole number in digits or words, with a sign before it.
func (r *reader) number() (int, bool) {
	at := r.pos
	sign := 1
	if r.one("-") {
		sign = -1
	} else {
		r.one("+")
	}
	t := r.token()
	if t.Kind == es.Number && t.Value <= es.MaxNumber {
		r.advance(1)
		return sign * int(t.Value), true
	}
	if n, ok := es.Numbers[t.Word]; ok && t.Kind == es.Word {
		r.advance(1)
		return sign * n, true
	}
	r.pos = at
	return 0, false
}

// natural reads a number that is not negative.
func (r *reader) natural() (int, bool) {
	at := r.pos
	n, ok := r.number()
	if !ok || n < 0 {
		r.pos = at
		return 0, false
	}
	return n, true
}

// self reads the card's own name.
func (r *reader) self() bool {
	n := int(r.token().Self)
	if n == 0 {
		return false
	}
	r.advance(n)
	return true
}

// tryWhere tries f where a phrase of one of these kinds may begin.
func tryWhere[T any](r *reader, kinds onset, f func() (T, bool)) (T, bool) {
	if !r.opens(kinds) {
		var none T
		return none, false
	}
	return try(r, f)
}

// try runs f and restores the state when f fails.
func try[T any](r *reader, f func() (T, bool)) (T, bool) {
	at := r.state
	v, ok := f()
	if !ok {
		r.state = at
	}
	return v, ok
}
