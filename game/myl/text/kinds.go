package text

import (
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// thisCard reads the card itself: its name, "este Aliado", "esta carta".
func (r *reader) thisCard() bool {
	if r.self() {
		return true
	}
	if r.token().Kind == es.Word && r.pos+1 < len(r.toks) && r.toks[r.pos+1].Self > 0 && (r.peek() == "el" || r.peek() == "la" || r.peek() == "los" || r.peek() == "las" || r.peek() == "al") {
		r.advance(1)
		return r.self()
	}
	if p := r.peek(); p != "este" && p != "esta" {
		return false
	}
	n, ok := es.Nouns[r.ahead(1)]
	if !ok || n.Many || n.Race != card.NoRace {
		return false
	}
	// In a Talisman's text "este Aliado" cannot be the Talisman.
	if n.Typ != card.NoType && r.facts.Type != card.NoType && n.Typ != r.facts.Type {
		return false
	}
	r.advance(2)
	r.saidThis = true
	return true
}

// thisOne reads the card itself where others are told from it or do something to it: it may be
// called "éste" there, or "él mismo".
func (r *reader) thisOne() bool {
	if r.thisCard() {
		return true
	}
	este, mismo := "este", []string{"el mismo", "si mismo", "el"}
	if es.Feminine(r.facts.Type) {
		este, mismo = "esta", []string{"ella misma", "si misma", "ella"}
	}
	next := r.ahead(1)
	if r.facts.Type == card.NoType {
		return false
	}
	if r.peek() == este { // the word itself: "este" and "esta" are forms of one verb as well
		if next == "turno" || next == "mismo" || es.IsNoun(next) {
			return false
		}
		r.advance(1)
		return true
	}
	return (next == "mismo" || next == "misma" || next == "" || next == ",") && r.one(mismo...)
}

// bearer reads the ally that carries the source, which only a weapon has.
func (r *reader) bearer() bool {
	at := r.pos
	if r.facts.Type != card.Weapon && r.facts.Type != card.NoType {
		return false
	}
	switch {
	case r.one("su portador", "su aliado portador"):
		return true
	case r.facts.Type == card.Weapon && r.carrierOfThis():
		return true
	case r.one("el portador", "al portador", "portador", "el aliado portador", "del portador"):
		end := r.state
		if r.one("de", "del") && !r.thisCard() {
			_, _, placed := r.place() // "del portador de tu Mano": where something else lies
			r.state = end
			if !placed {
				r.pos = at
			}
			return placed
		}
		return true
	}
	return false
}

// carrierOfThis reads "el Aliado que la porta", "quien porte esta Arma".
func (r *reader) carrierOfThis() bool {
	at := r.state
	if r.one("quien", "a quien", "el que", "al que", "el aliado que", "al aliado que", "del aliado que", "ese que", "ese aliado que") {
		it := r.one("la", "lo")
		if v, ok := r.verb(es.Portar); ok && !v.Infinitive && !v.Participle && !v.Many && v.Clitic == "" {
			if !it {
				r.one("a")
			}
			if it || r.thisCard() {
				return true
			}
		}
	}
	r.state = at
	return false
}

// kinds reads what sort of cards: "Aliado", "carta de Oro", "Arma o Tótem",
// "Dragón", "Aliados de raza Faraón o Eterno".
func (r *reader) kinds(f *ability.Filter) (es.Noun, bool) {
	start := r.pos
	first, ok := r.kind(f)
	if !ok {
		return es.Noun{}, false
	}
	single, listed := *f, 0 // before "un Aliado, un Arma o un Tótem", which has to end with "o"
	mayList := !first.Many && !r.inCond && r.verbAt != es.NoVerb
	for len(f.Types) > 0 && len(f.Types) < 5 {
		at := r.pos
		if !r.one("o", "y", ",", "u", "ni") {
			break
		}
		if r.toks[at].Word == "," {
			r.one("o", "y", "ni")
		}
		one := false
		switch w := r.toks[r.pos-1].Word; {
		case (w == "y" || w == ",") && r.againAll(start):
		case w == "o" || w == "u":
			if r.amongAgain(start) {
				break
			}
			one = r.one("un", "una")
			_ = one || r.one("los", "las") || r.toks[max(at-2, 0)].Word == "de" && r.one("de")
			listed, mayList = 0, false
		case w == "ni":
			r.one("un", "una", "los", "las")
		case mayList && w == "," && (r.peek() == "un" || r.peek() == "una"):
			r.advance(1)
			if listed == 0 {
				listed = at
			}
		}
		f.Other = r.one("demas") || f.Other
		next := *f
		next.Types = append([]card.Type(nil), f.Types...)
		n, ok := es.Nouns[r.peek()]
		ofAnyRace := n.Typ == card.Ally && f.Races != 0 // "un Dragón o un Aliado de Coste 2": other Aliados than those
		if !ok || ofAnyRace || n.Typ == card.NoType || one && first.Many || n.Many != first.Many && n.Typ != card.Totem && first.Typ != card.Totem || r.token().Self > 0 {
			r.pos = at
			break
		}
		r.advance(1)
		f.Types = insertType(f.Types, n.Typ)
	}
	if listed > 0 {
		r.pos = listed
		*f = single
	}
	return first, true
}

// againAll skips the words in front of a noun that a list says again: "los Faraones y
// los Sacerdotes", "tus Aliados y tus Tótems". The list begins at start. It does not
// where the second noun is the subject of a verb of its own.
func (r *reader) againAll(start int) bool {
	if start == 0 {
		return false
	}
	at := r.state
	switch before := r.toks[start-1].Word; before {
	case "los", "las":
		all := start > 1 && (r.toks[start-2].Word == "todos" || r.toks[start-2].Word == "todas")
		if r.one("todos", "todas") && !all || !r.one("los", "las") {
			r.state = at
			return false
		}
		if all {
			start--
		}
	case "todo", "toda", "cada":
		if !r.one(before) && !(before != "cada" && r.one("todo", "toda")) {
			return false
		}
	case "tus", "sus":
		r.one("todos", "todas")
		if !r.one(before) {
			r.state = at
			return false
		}
	default:
		return false
	}
	if done := start > 1 && r.toks[start-2].Form.Verb != es.NoVerb && !r.toks[start-2].Form.Participle; done && r.verbFollows() {
		r.state = at
		return false
	}
	return true
}

// amongAgain skips "uno de tus" in front of a noun where the list, which begins at start, said it
// before: "una de tus Armas o uno de tus Tótems".
func (r *reader) amongAgain(start int) bool {
	if start < 3 || r.peekAt(start-2) != "de" || r.ahead(1) != "de" || r.ahead(2) != r.peekAt(start-1) {
		return false
	}
	return r.one("uno de tus", "una de tus", "uno de sus", "una de sus", "alguno de tus", "alguna de tus", "uno de los", "una de las")
}

// verbFollows reports whether a verb comes in this part of the sentence, besides that of
// a relative clause.
func (r *reader) verbFollows() bool {
	relative := false
	for n := 0; n < 12; n++ {
		switch r.ahead(n) {
		case "", ",", ";", "para", "y":
			return false
		case "o":
			if !es.IsNoun(r.ahead(n + 1)) {
				return false
			}
		case "que":
			relative = true
		}
		f := r.form(n)
		goes := r.ahead(n) == "va" || r.ahead(n) == "vaya" || r.ahead(n) == "vayan" // of "ir" no more is known
		switch finite := goes || f.Verb != es.NoVerb && !f.Participle && !f.Infinitive; {
		case finite && !relative:
			return true
		case finite:
			relative = false
		}
	}
	return false
}

// insertType keeps types in the order of the rules, each once.
func insertType(types []card.Type, t card.Type) []card.Type {
	out := make([]card.Type, 0, len(types)+1)
	for _, have := range types {
		if have == t {
			return types
		}
	}
	out = append(out, types...)
	out = append(out, t)
	for i := len(out) - 1; i > 0 && out[i] < out[i-1]; i-- {
		out[i], out[i-1] = out[i-1], out[i]
	}
	return out
}

func (r *reader) kind(f *ability.Filter) (es.Noun, bool) {
	at := r.pos
	r.maybe("copia de")
	n, ok := es.Nouns[r.peek()]
	if !ok {
		if w := r.peek(); r.attackers(f) { // "un atacante"
			f.Types = []card.Type{card.Ally}
			return es.Noun{Typ: card.Ally, Many: w[len(w)-1] == 's'}, true
		}
		r.pos = at
		return es.Noun{}, false
	}
	r.advance(1)
	switch {
	case n.Race != card.NoRace:
		f.Types = []card.Type{card.Ally}
		f.Races = f.Races.With(n.Race)
		r.racesAfter(f, at)
	case n.Typ != card.NoType:
		f.Types = []card.Type{n.Typ}
		if n.Typ == card.Ally {
			if race, ok := es.Nouns[r.peek()]; ok && race.Race != card.NoRace {
				r.advance(1)
				f.Races = f.Races.With(race.Race)
				r.moreRaces(f)
			}
		}
		r.title(f)
	default:
		mark := r.pos
		r.one("de")
		if t, ok := es.Nouns[r.peek()]; ok && t.Typ != card.NoType {
			r.advance(1)
			f.Types = []card.Type{t.Typ}
		} else {
			r.pos = mark
			r.title(f)
		}
	}
	return n, true
}

// title reads a word of the cards' names, as in "cada carta Fiesta", or a whole name, in quotes or
// of several words, as in "una carta Rayo de Sal".
func (r *reader) title(f *ability.Filter) {
	t := r.token()
	if t.Self > 0 || t.Kind != es.Name && es.Known(t.Word) {
		return
	}
	switch n, ok := r.properName(); {
	case ok && (t.Kind == es.Name || strings.Contains(n, " ")):
		f.Names, f.Types = []string{n}, nil // the name says the type
	case ok:
		f.Title = n
	}
}

// moreRaces reads "o Y" after a race.
func (r *reader) moreRaces(f *ability.Filter) { r.racesAfter(f, 0) }

// severalOfRace reports whether what stands before is all of a race, "los Aliados de raza Dragón", and
// the same is said of another one behind: "y los de raza Titán".
func (r *reader) severalOfRace(at int) bool {
	return at > 4 && r.toks[at].Word == "y" && r.ahead(1) == "de" && r.ahead(2) == "raza" &&
		r.toks[at-2].Word == "raza" && es.Nouns[r.toks[at-4].Word].Many && severalDets[r.toks[at-5].Word]
}

// severalDets holds the words before all cards of a kind.
var severalDets = es.WordSet("los las tus sus todos todas")

// racesAfter is moreRaces after a noun at start, whose article may be said again: "los
// Faraones y los Sacerdotes".
func (r *reader) racesAfter(f *ability.Filter, start int) {
	for {
		at := r.pos
		if !r.one("o", "y", "u", "e", ",") {
			return
		}
		r.one("o", "y")
		if r.toks[at].Word == "o" {
			r.one("un", "una")
		} else {
			r.againAll(start)
		}
		again := r.severalOfRace(at) && r.one("los", "las") // "los Aliados de raza Dragón y los de raza Titán"
		r.maybe("de")
		r.maybe("raza")
		n, ok := es.Nouns[r.peek()]
		if !ok || n.Race == card.NoRace || r.token().Self > 1 { // "de raza Dragón, Dragón Negro gana 2"
			r.pos = at
			return
		}
		r.advance(1)
		if again && r.describesOn() {
			r.pos = at // "y los de raza Titán de Coste 3": those alone
			return
		}
		f.Races = f.Races.With(n.Race)
	}
}
