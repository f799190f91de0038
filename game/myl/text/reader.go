package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// state is everything that reading one way and then another has to restore.
type state struct {
	pos       int
	picked    bool              // cards were picked in this ability, so that It is theirs
	borrows   bool              // It was used before this sentence picked anything
	named     bool              // a card was named in this ability
	many      bool              // the latest pick may hold several cards
	actor     ability.Player    // who acts in the effect at hand
	other     ability.Player    // whom "su" means when the actor is you
	event     ability.Cards     // the card of the event, nil without one
	subject   ability.Cards     // what a verb without a subject speaks of
	per       ability.Amount    // "por cada X" that was read ahead of its effect
	early     ability.Duration  // a duration that stood before its words
	noAlt     bool              // "o" separates the options of a choice
	noIn      bool              // "en tu Mano" says where to, not where from
	saidThis  bool              // the card called itself "este Aliado"
	both      ability.Cards     // whom "ambos" means besides the card itself
	from      ability.Zone      // where the card itself must be, if it says so
	pickNamed bool              // the latest pick was named, so its gender is not known
	anyPick   bool              // cards were picked in this sentence
	namedNow  bool              // a race or type was named in this sentence
	searched  bool              // the named card was searched for
	alsoIf    ability.Condition // what an event asks for besides
	namedLast bool              // nothing was picked since a card was named
	namedHere bool              // a card was named in this sentence
	pickType  card.Type         // the type of the latest pick, NoType if it may be any
	eventType card.Type         // the same of the event's card
	condCards ability.Cards     // the cards that a condition spoke of as a whole
	located   bool              // a condition said where the card itself is
	shuffling bool              // "en su Mazo Castillo" is where to, not where from
	inCond    bool              // a condition is being read
	lastTypes []card.Type       // the types of the latest noun, for "uno" and "otro"
	goesOn    bool              // the sentence was added to the ability before
	condIt    bool              // a condition without a subject speaks of It
	said      bool              // the place read last named its player
	condMany  bool              // a condition spoke of several cards
	amongNow  bool              // the cards at hand are those that were looked at
	last      ability.Cards     // whom the sentence spoke of
}

// reader reads one text. Its methods read one phrase each at the present
// position; those that fail leave the state as they found it.
type reader struct {
	state
	toks       []token
	src        string
	facts      card.Card
	far        int // the furthest token that was understood in some way
	depth      int
	prevPicked bool // the sentence before picked cards
}

// maxDepth bounds how deep phrases may stand within phrases.
const maxDepth = 12

// peek is the word at the present position, empty at the end of a sentence.
func (r *reader) peek() string { return r.ahead(0) }

func (r *reader) ahead(n int) string {
	if i := r.pos + n; i < len(r.toks) && r.toks[i].kind != stop {
		return r.toks[i].word
	}
	return ""
}

func (r *reader) token() token {
	if r.pos < len(r.toks) {
		return r.toks[r.pos]
	}
	return token{kind: end, start: len(r.src), end: len(r.src)}
}

// advance moves n tokens on.
func (r *reader) advance(n int) {
	r.pos += n
	if r.pos > r.far {
		r.far = r.pos
	}
}

// take reads exactly these words.
func (r *reader) take(words ...string) bool {
	for i, w := range words {
		if r.ahead(i) != w {
			return false
		}
	}
	r.advance(len(words))
	return true
}

// one reads one of the words and says which.
func (r *reader) one(words ...string) bool {
	p := r.peek()
	if p == "" {
		return false
	}
	for _, w := range words {
		if p == w {
			r.advance(1)
			return true
		}
	}
	return false
}

// maybe reads the words if they stand here and holds either way.
func (r *reader) maybe(words ...string) { r.take(words...) }

// comma skips a comma.
func (r *reader) comma() { r.one(",") }

// atEnd reports whether the sentence ends here.
func (r *reader) atEnd() bool { return r.peek() == "" }

// verb reads a form of one of the verbs.
func (r *reader) verb(verbs ...verb) (form, bool) {
	f := formOf(r.peek())
	if f.verb == noVerb {
		return form{}, false
	}
	for _, v := range verbs {
		if f.verb == v {
			r.advance(1)
			return f, true
		}
	}
	return form{}, false
}

// part reads a participle of one of the verbs.
func (r *reader) part(verbs ...verb) (verb, bool) {
	if f := formOf(r.peek()); f.participle {
		if f, ok := r.verb(verbs...); ok {
			return f.verb, true
		}
	}
	return noVerb, false
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
	if t.kind == number && t.value <= maxNumber {
		r.advance(1)
		return sign * t.value, true
	}
	if n, ok := numbers[t.word]; ok && t.kind == word {
		r.advance(1)
		return sign * n, true
	}
	r.pos = at
	return 0, false
}

// count reads a number that is not negative.
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
	n := r.token().self
	if n == 0 {
		return false
	}
	r.advance(n)
	return true
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
