package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// state is everything that reading one way and then another has to restore.
type state struct {
	pos int

	// Who acts, and whom words without a name mean.
	actor   ability.Player   // who acts in the effect at hand
	other   ability.Player   // whom "su" means when the actor is you
	subject ability.Cards    // what a verb without a subject speaks of
	event   ability.Cards    // the card of the event, nil without one
	both    ability.Cards    // whom "ambos" means besides the card itself
	foe     ability.Cards    // whom the event's card meets in combat, nil without one
	foeSaid bool             // the event named it: "bloquea a un Aliado"
	foeRole ability.CardVerb // what it does or suffers there: Blocks or IsBlocked, 0 where that is not known
	last    ability.Cards    // whom the sentence spoke of last

	// What was picked, for pronouns.
	picked  bool // cards were picked, so that It is theirs
	anyPick bool // the same, for the whole sentence
	borrows bool // It was used before this sentence picked anything
	latestPick
	eventType card.Type      // the type of the event's card
	cause     card.Type      // the type of what affects it, where that is one that can be annulled
	lastNoun  ability.Filter // what the latest noun spoke of, for "uno" and "otro"
	drawnFits bool           // a condition asked of the drawn card what it is
	nounless  bool           // the latest selection had no noun: "barajar 3"
	goesOn    bool           // the sentence was added to the ability before
	saidThis  bool           // the card called itself "este Aliado"

	// What was named.
	named     bool // something was named in this text
	namedHere bool // a card was named in this sentence
	namedNow  bool // a type or race was named in this sentence
	namedLast bool // nothing was picked since a card was named
	searched  bool // the named card was searched for

	// What conditions spoke of.
	inCond    bool              // a condition is being read
	condIt    bool              // a condition without a subject speaks of It
	condMany  bool              // a condition spoke of several cards
	condCards ability.Cards     // those cards as a whole
	found     *ability.Filter   // which of several cards at hand a condition asked for
	asked     bool              // a condition asked for a card in play, which a pronoun may mean as well
	amongNow  bool              // the cards at hand are those that were looked at
	located   bool              // a condition said where the card itself is
	thisMoved bool              // something was done to it since
	from      ability.Zone      // where the card itself must be, if the clause says so
	alsoIf    ability.Condition // what an event asks for besides

	// How words are to be taken where they may be taken in two ways.
	per         ability.Amount       // "por cada X" that was read ahead of its effect
	early       ability.Duration     // a duration that stood before its words
	goalFore    bool                 // a goal is read in front, which ", puedes" ends
	inGoal      bool                 // a goal is read, which "y puedes" ends
	noAlt       bool                 // "o" separates the options of a choice
	noIn        bool                 // "en tu Mano" says where to, not where from
	shuffling   bool                 // the same for "en su Mazo Castillo"
	said        bool                 // the place read last named its player
	eachSide    bool                 // what was read last was said of each player: "de cada Cementerio"
	theirSearch bool                 // that search was in a zone of the opponent's
	sought      bool                 // the latest pick was searched for
	rummaged    ability.Player       // whose castle was searched last in this text
	paying      bool                 // a gerund may follow: "descartando una carta"
	atFinal     bool                 // a further draw was said to be that of "tu Fase Final"
	further     bool                 // a further draw was said, without saying when
	milled      bool                 // they were milled
	verbAt      verb                 // the verb of the action that is being read
	drawn       quantityDrawn        // how many cards were drawn or milled since the latest pick: they are "esas cartas", not It
	looked      bool                 // the latest cards are those of a hand or castle that was looked at
	sifting     bool                 // the verb takes its cards from those that were looked at
	dealt       bool                 // the event is that damage was done to a castle
	starts      bool                 // the time read last is when something begins, or each of such times: once
	throughout  bool                 // or how long it lasts: "durante"
	denied      bool                 // the subject was "ningún ..."
	theirTurn   bool                 // the turn read last was "su próximo turno"
	sameKind    bool                 // a change of strength was read: "y pierden 1"
	begin       int                  // where the clause of the sentence begins
	mid         midway               // what stood after "puedes"
	zoneOf      ability.Player       // in whose zone the event's card ends up, if it was said
	harmed      bool                 // the event is one that a card can be spared
	repaid      bool                 // what was picked is the price of what is done to another card
	where       whereabouts          // where the event leaves its card
	answering   bool                 // the sentence is a response: its event is still to come
	used        bool                 // the event is the use of an ability
	lowered     *ability.PlayerEvent // the event is that a card is put down, which here is played
	attacked    bool                 // the event is an attack
	spoken      ability.Player       // the player of whom the time or the event spoke: "ese jugador"
	theyAct     bool                 // the event is something that such a player does
	someone     bool                 // the event is something that "un jugador" does
	ownTurn     bool                 // what the rule says holds in your turns only
	bySource    bool                 // the cards at hand are said to do something to the subject
	answers     bool                 // the clause spares the event's card, so that it is a response
	bidden      bool                 // the clause begins with "debes"
	hangsOn     bool                 // the clause begins with an infinitive: what it says hangs on a verb before

	// What a clause as a whole is.
	overNow      bool // what is read is done in the Fase Final, when the battle is over
	whenAble     bool // what is said last is true when the card does what it is able to
	eitherPlayer bool // the clause is what the one player or the other does
}

// latestPick is what the words tell of the cards that were picked last.
type latestPick struct {
	many      bool      // there may be several
	several   bool      // it is a number of cards: no pronoun in the singular means it
	anyNumber bool      // as many as the player likes
	partly    bool      // others were picked beside them by the same verb, of which no pronoun tells
	outside   bool      // they lie out of play, so that they fight for nobody
	pickType  card.Type // their type, NoType if it may be any
	fromThem  bool      // they were taken out of cards at hand
	pickNamed bool      // their gender is not known
	gone      bool      // they left where they were: nothing more is true of them
}

// quantityDrawn is how many cards were drawn or milled: the words differ.
type quantityDrawn uint8

const (
	noneDrawn quantityDrawn = iota
	oneDrawn
	severalDrawn
)

// midway is a time and a limit that stand in the middle of a sentence.
type midway struct {
	when     ability.Window
	windowed bool
	limit    int
}

// reader reads one text. Its methods read one phrase each at the present
// position; those that fail leave the state as they found it.
type reader struct {
	state
	toks   []token
	src    string
	facts  card.Card
	far    int // the furthest token that was understood in some way
	depth  int
	work   int    // phrases tried in this sentence
	lost   bool   // a sentence before was not understood
	before atHand // what the sentences before left for words without a name
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

// take reads these words, in whatever number, gender and mood they stand.
func (r *reader) take(words ...string) bool {
	for i, w := range words {
		if r.ahead(i) != w && !r.alike(i, w) {
			return false
		}
	}
	r.advance(len(words))
	return true
}

// form says what the word n ahead is as a verb.
func (r *reader) form(n int) form {
	if i := r.pos + n; i < len(r.toks) && r.toks[i].kind != stop {
		return r.toks[i].form
	}
	return form{}
}

// alike reports whether the word n ahead is another form of w.
func (r *reader) alike(n int, w string) bool {
	i := r.pos + n
	if i >= len(r.toks) {
		return false
	}
	l := r.toks[i].lemma
	return l.initials != 0 && l.initials>>(w[0]&31)&1 != 0 && l == lemmas[w]
}

// one reads one of the words, in whatever form.
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
	if r.toks[r.pos].lemma.initials == 0 {
		return false
	}
	for _, w := range words {
		if r.alike(0, w) {
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
	f := r.form(0)
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
	if f := r.form(0); f.participle {
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
