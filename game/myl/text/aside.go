package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// aroundAside reads a sentence in the midst of which it stands when, if or how often it
// holds: "tu oponente, cuando entra en juego, bota 2 cartas", "puedes pagar 1 Oro, en
// respuesta a que un Aliado ataque, para destruirlo". It means what it does with that
// in front of the clause, or behind it where the clause begins with other cards.
func (r *reader) aroundAside(done []ability.Ability) ([]ability.Ability, bool) {
	tokens, from := r.toks, r.pos
	last := r.endOf(from)
	if last-from > longestTurned || !slices.ContainsFunc(tokens[min(from+1, last):last], func(t es.Token) bool { return opensAside[t.Word] }) {
		return done, false
	}
	far, unsaid := r.far, r.unsaid
	r.fresh()
	h := r.prefixes()
	clause := r.pos
	for at, tried := clause+1, 0; at < last && tried < maxAsides; at++ {
		a, ok := r.answerAt(h, at, last)
		if !ok {
			a, ok = r.asideAt(clause, at, last)
		}
		if !ok {
			continue
		}
		tried++
		r.toks = slices.Concat(tokens[:clause], a.turned(tokens[clause:last], clause), tokens[last:])
		r.fresh()
		r.pos, r.work = from, 0
		if out, ok := r.plainSentence(done); ok && shape.AllSound(out) {
			return out, true
		}
		r.toks = tokens
	}
	r.far, r.unsaid = far, unsaid // the turned words are not those that were written
	return done, false
}

// maxAsides is how many turnings of one sentence are tried, of longestTurned words at most.
const (
	maxAsides     = 2
	longestTurned = 120
)

// aside is where in a text a sentence is broken off and where it goes on.
type aside struct {
	begin, end int
	behind     bool       // it is read behind the clause
	of         []es.Token // its subject, which stands before it
}

// turned puts the aside of a clause, which begins at a position, before or behind the rest.
func (a aside) turned(clause []es.Token, at int) []es.Token {
	aside := withoutCommas(clause[a.begin-at : a.end-at])
	rest := slices.Concat(withoutCommas(clause[:a.begin-at]), clause[a.end-at:])
	if a.behind {
		return append(rest, aside...)
	}
	if a.of != nil {
		aside = slices.Concat(aside[:1], a.of, aside[1:])
	}
	comma := es.Token{Kind: es.Mark, Word: ",", Entry: entryOf(","), Start: aside[len(aside)-1].End, End: aside[len(aside)-1].End}
	return slices.Concat(aside, []es.Token{comma}, rest)
}

// withoutCommas drops the comma at the end of some words.
func withoutCommas(tokens []es.Token) []es.Token {
	if n := len(tokens) - 1; n > 0 && tokens[n].Word == "," {
		return tokens[:n]
	}
	return tokens
}

// answerAt reads "en respuesta", of the event or the phase with which the sentence began, wherever it
// stands: "cuando ataca, puedes pagar 1 Oro en respuesta para ...".
func (r *reader) answerAt(h header, at, last int) (aside, bool) {
	r.fresh()
	if r.pos = at; h.on == nil && !h.windowed || !r.take("en respuesta") || r.pos > last || r.peek() == "a" || r.peek() == "al" {
		return aside{}, false
	}
	r.comma()
	return aside{begin: at, end: r.pos}, true
}

// asideAt reads an aside between the start of a clause and the end of its sentence: within
// commas, right behind a verb, or before "para".
func (r *reader) asideAt(clause, at, last int) (aside, bool) {
	before := r.toks[at-1]
	if !opensAside[r.toks[at].Word] {
		return aside{}, false
	}
	r.fresh()
	r.pos, r.work = at, 0
	if r.ifYouLike() {
		r.comma()
		return aside{begin: at, end: r.pos}, r.opensWithVerb(clause, at)
	}
	h := r.prefixes()
	if before.Word == "," && r.pos < last {
		if a, ok := r.asideOfSubject(clause, at, last); ok {
			return a, true
		}
	}
	if r.pos <= at || r.pos >= last || h.continued || h.also != nil {
		return aside{}, false
	}
	if joiners[before.Word] || at > 1 && before.Word == "," && joiners[r.toks[at-2].Word] {
		return aside{}, false // what follows is another statement
	}
	a := aside{begin: at, end: r.pos}
	if r.toks[a.end-1].Word == ":" {
		a.end-- // "puedes pagar 1 Oro cuando ataca: ..."
	}
	next, closed := r.toks[a.end], r.toks[a.end-1].Word == ","
	switch {
	case next.Word == "y":
		closed = closed && r.toks[clause].Word == "puedes" && r.form(1).Infinitive
	case joiners[next.Word]:
		return aside{}, false
	case next.Word == "para", next.Word == ":":
		closed = true
	case h.until != ability.Standing && h.on == nil && !h.windowed && len(h.ifs) == 0 && h.limit == 0 && (next.Form.Verb != es.NoVerb || next.Word == "no"):
		closed = true // "tus Aliados hasta la Fase Final no pueden bloquear"
	case before.Word != "," && closed && r.toks[clause].Word == "si" && pays[r.toks[clause+1].Form.Verb]:
		a.end-- // "si destruyes este Aliado en tu Vigilia, ...": the comma ends the price
	case before.Word != ",":
		closed = before.Form.Verb != es.NoVerb && before.Form.Verb != es.Poder && !before.Form.Participle
	}
	if !closed {
		return aside{}, false
	}
	switch subject := r.subjectBetween(clause, at); {
	case subject == otherCards:
		a.behind = true
	case subject != ownName && r.unsaidIn(a) || h.on != nil && r.pointsBetween(clause, at):
		return aside{}, false
	}
	return a, true
}

// opensWithVerb reports whether the first verb of a clause is right before a position, so that
// what is said there is said of all that follows: "busca, si quieres, un Arma y ponla en tu Mano".
func (r *reader) opensWithVerb(clause, at int) bool {
	opening := withoutCommas(r.toks[clause:at])
	first := slices.IndexFunc(opening, func(t es.Token) bool { return t.Form.Verb != es.NoVerb })
	return first >= 0 && first == len(opening)-1
}

// asideOfSubject reads an aside whose verb has the subject of the clause, right behind that and
// within commas: "tus Dragones, cuando atacan, ganan 1", "tu oponente, si controla un Tótem, ...".
func (r *reader) asideOfSubject(clause, at, last int) (aside, bool) {
	if at+1 == last {
		return aside{}, false
	}
	first, f := r.toks[at].Word, r.toks[at+1].Form
	if first == "al" {
		f = es.Form{Verb: f.Verb}
	}
	end := at + slices.IndexFunc(r.toks[at:last], func(t es.Token) bool { return t.Word == "," })
	if end < at || first != "cuando" && first != "si" && first != "mientras" && first != "al" || f.Verb == es.NoVerb || f.You || f.Infinitive || f.Participle {
		return aside{}, false
	}
	switch r.subjectBetween(clause, at) {
	case otherCards:
		return aside{begin: at, end: end + 1, behind: true}, f.Many || first == "al"
	case aPlayer:
		return aside{begin: at, end: end + 1, of: withoutCommas(r.toks[clause:at])}, first != "al" && playersVerb[f.Verb]
	}
	return aside{}, false
}

// playersVerb holds verbs of which a player is the subject.
var playersVerb = map[es.Verb]bool{es.Controlar: true, es.Tener: true, es.Jugar: true, es.Robar: true, es.Descartar: true, es.Botar: true, es.Buscar: true, es.Declarar: true}

// opensAside holds the words with which an aside begins.
var opensAside = map[string]bool{"cuando": true, "si": true, "mientras": true, "cada": true, "siempre": true, "en": true, "al": true,
	"durante": true, "este": true, "permanentemente": true, "una": true, "solo": true, "dos": true, "hasta": true, "por": true}

// joiners holds the words that join statements or options.
var joiners = map[string]bool{"y": true, "e": true, "o": true, "u": true, "pero": true, "luego": true}

// opening is with what a clause begins.
type opening uint8

const (
	withVerb opening = iota
	ownName
	aPlayer
	otherCards
)

// subjectBetween tells what stands between the start of a clause and its aside: its subject
// alone, or its verb too.
func (r *reader) subjectBetween(clause, at int) opening {
	for i, t := range r.toks[clause:at] {
		this := t.Form.Verb == es.Estar && es.IsNoun(r.peekAt(clause+i+1)) // "este Aliado"
		if t.Form.Verb != es.NoVerb && !t.Form.Participle && t.Self == 0 && !this {
			return withVerb
		}
	}
	here := r.state
	defer func() { r.state = here }()
	r.fresh()
	r.pos = clause
	if r.thisCard() {
		return ownName
	}
	if _, ok := r.player(); ok {
		return aPlayer
	}
	return otherCards
}

// unsaidIn reports whether an aside does not say of whom it speaks, so that it could be of
// a card of the clause. Only this card is said to enter play.
func (r *reader) unsaidIn(a aside) bool {
	for n := a.begin; n < a.end; n++ {
		switch r.toks[n].Word {
		case "cuando", "si", "mientras", "vez", "que", "al":
			verb := n + 1
			if verb < a.end && r.toks[verb].Word == "no" {
				verb++
			}
			if w := r.toks[verb].Word; (w == "este" || w == "esta") && verb+1 < a.end && es.IsNoun(r.toks[verb+1].Word) {
				continue // "cuando este Aliado entra en juego"
			}
			if f := r.toks[verb].Form; f.Verb != es.NoVerb && !f.You && r.toks[verb].Word != "entra" && r.toks[verb].Word != "entre" && r.toks[verb].Word != "entrar" {
				return true
			}
		}
	}
	return false
}

// pointsBetween reports whether a word without a name stands there, which the event of an
// aside must not give one.
func (r *reader) pointsBetween(from, to int) bool {
	return slices.ContainsFunc(r.toks[from:to], func(t es.Token) bool {
		return isPronoun(t.Form.Clitic) || pointsAt[t.Word]
	})
}

// pointsAt holds the words that point at a card named before.
var pointsAt = map[string]bool{"ese": true, "esa": true, "dicho": true, "dicha": true}
