package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// quantity is what stands before the noun.
type quantity struct {
	count    ability.Count
	each     bool           // all of them
	of       ability.Player // from "tus", "sus"
	other    bool
	definite bool // "el", "la"
	tantas   bool
	among    bool
	bare     bool // a noun may be missing: "una", "2"
}

// quantity reads how many cards, and whose: "un", "todos tus", "hasta 2 de sus", "otro".
func (r *reader) quantity() (quantity, bool) {
	one := ability.Count{N: ability.Number(1)}
	switch {
	case r.one("al menos", "minimo"):
		n, ok := r.natural() // "al menos un Aliado"
		return quantity{count: ability.Count{Kind: ability.FromOne}, bare: true}, ok && n == 1
	case r.one("entre"):
		first, ok := r.natural()
		if !ok || first != 1 || !r.one("y") {
			return quantity{}, false
		}
		n, ok := r.natural()
		return quantity{count: ability.Count{Kind: ability.FromOne, N: ability.Number(n)}, bare: true}, ok && n > 1
	case r.one("todos", "todas"), r.peek() == "todo" && r.ahead(1) == "los" && r.one("todo"):
		q := quantity{each: true}
		switch {
		case r.one("los", "las"):
			q.other = r.one("demas", "otros", "otras")
		case r.one("tus"):
			q.of = ability.You
			q.other = r.one("demas", "otros", "otras")
		case r.one("sus"):
			q.of = r.theirs()
			if q.of == ability.Anyone {
				return q, false
			}
		}
		return q, true
	case (r.peek() == "tu" || r.peek() == "su") && es.Nouns[r.ahead(1)].Typ != card.NoType && r.ahead(2) == "de" && (r.ahead(3) == "mayor" || r.ahead(3) == "menor"):
		q := quantity{count: one, definite: true, of: ability.You} // "tu Aliado de mayor Fuerza"
		if r.peek() == "su" {
			q.of = r.theirs()
		}
		r.advance(1)
		return q, q.of != ability.Anyone
	case r.one("tus", "tu"):
		return quantity{each: true, of: ability.You, other: r.one("demas", "otros", "otras")}, r.toks[r.pos-1].Word != "tu"
	case r.one("sus"):
		of := r.theirs()
		return quantity{each: true, of: of}, of != ability.Anyone
	case r.one("los", "las"):
		return quantity{each: true, other: r.one("demas", "otros", "otras")}, true
	case (r.ahead(1) == "uno" || r.ahead(1) == "una") && r.one("cada uno", "cada una"):
		q, ok := r.oneAmong(quantity{each: true})
		return q, ok && !q.bare && r.toks[r.pos-1].Word != "uno" && r.toks[r.pos-1].Word != "una"
	case r.one("cada"):
		return quantity{each: true, other: r.one("otro", "otra", "demas")}, true
	case r.peek() == "su" && es.Nouns[r.ahead(1)].Typ != card.NoType && !es.Nouns[r.ahead(1)].Many && (r.ahead(3) == "mayor" || r.ahead(3) == "menor"):
		r.advance(1)
		of := r.theirs()
		return quantity{count: one, definite: true, of: of}, of != ability.Anyone
	case r.peek() == "la" && r.ahead(1) == "misma" && r.one("la misma cantidad"):
		n, ok := r.asManyAsTaken(false)
		return quantity{count: ability.Count{N: n}, bare: !r.one("de")}, ok
	case r.peek() == "el" && r.ahead(1) == "resto" && !r.anyOrPrev() && r.one("el resto"):
		q, ok := r.oneAmong(quantity{each: true})
		ok = ok && !q.bare && !q.other && r.toks[r.pos-1].Word != "resto"
		q.other = true
		return q, ok
	case r.one("el", "la", "al", "del"):
		return quantity{count: one, definite: true}, true
	case r.one("cualquier"):
		if r.one("cantidad de", "numero de") {
			q := quantity{count: ability.Count{Kind: ability.AnyNumber}}
			if r.one("tus") {
				q.of = ability.You
			}
			return q, true
		}
		return quantity{count: one}, true
	case r.one("algun", "alguna", "alguno", "cualquiera"):
		if r.ofThose() {
			return quantity{count: one, bare: true, among: true}, true
		}
		return r.oneAmong(quantity{count: one})
	case (r.peek() == "otro" || r.peek() == "otra") && (r.ahead(1) == "en" || r.ahead(1) == "de" && (r.ahead(2) == "tu" || r.ahead(2) == "su")):
		r.advance(1)
		return quantity{count: one, bare: true}, true
	case r.allSingular():
		return quantity{each: true, other: r.one("otro", "otra")}, true
	case r.one("otros", "otras"):
		if n, ok := r.natural(); ok {
			return quantity{count: ability.Count{N: ability.Number(n)}, other: true}, true
		}
		return quantity{each: true, other: true}, es.Nouns[r.peek()].Many
	case r.one("otro", "otra"):
		if r.take("de tus") {
			return quantity{count: one, other: true, of: ability.You}, true
		}
		if r.pos > 1 && r.toks[r.pos-2].Form.Verb == es.Descartar {
			return quantity{count: one, bare: true}, true // "roba una carta y descarta otra"
		}
		return quantity{count: one, other: true}, true
	case r.peek() != "tanto" && r.one("tantas", "tantos", "un numero de", "una cantidad de"): // "tanto Ulfar como Brasa" are two
		return quantity{tantas: true}, true
	}
	return r.numbered()
}

// allSingular reads "todo" before one of a kind: "todo Aliado", "toda otra carta".
func (r *reader) allSingular() bool {
	if p := r.peek(); p != "todo" && p != "toda" {
		return false
	}
	n := 1
	if p := r.ahead(n); p == "otro" || p == "otra" {
		n++
	}
	return es.IsNoun(r.ahead(n)) && !es.Nouns[r.ahead(n)].Many && r.one("todo", "toda")
}

// numbered reads "2", "hasta 3", "exactamente 1", and of which cards: "de ellas", "de tus".
func (r *reader) numbered() (quantity, bool) {
	kind := ability.Exactly
	if r.one("hasta", "como maximo", "maximo") {
		if _, isNumber := es.Numbers[r.peek()]; !isNumber && r.token().Kind != es.Number {
			return quantity{}, false
		}
		kind = ability.UpTo
	} else {
		r.one("exactamente")
	}
	n, ok := r.natural()
	if !ok {
		return quantity{}, false
	}
	q := quantity{count: ability.Count{Kind: kind, N: ability.Number(n)}, bare: true}
	if c, ok := r.orMoreThanOne(q.count); ok {
		q.count = c
	}
	switch {
	case r.peek() == "de" && r.ahead(1) == "las" && r.ahead(2) == "cartas" && r.ofTheTaken():
		q.among = true
	case r.peek() == "de" && (r.ahead(1) == "tus" || r.ahead(1) == "sus" || r.ahead(1) == "los" || r.ahead(1) == "las"):
		q.bare = false
		return r.oneAmong(q)
	case r.ofThose():
		q.among = true
	case r.one("otro", "otros", "otra", "otras"):
		q.other, q.bare = true, false
	}
	return q, true
}

// ofTheTaken reads "de las cartas robadas", "de las cartas que botaste": of those of which that
// was done last.
func (r *reader) ofTheTaken() bool {
	at := r.state
	r.advance(3)
	v, ok := r.doneToIt()
	if ok && (v == es.Robar || v == es.Botar || v == es.Mostrar) && r.anyOrPrev() && r.didLast(v) {
		r.thus()
		return true
	}
	r.state = at
	return false
}

// oneAmong reads whose the cards are that one is taken of: "uno de tus otros".
func (r *reader) oneAmong(q quantity) (quantity, bool) {
	switch {
	case r.take("de tus"):
		q.of = ability.You
	case r.take("de sus"):
		if q.of = r.theirs(); q.of == ability.Anyone {
			return q, false
		}
	case r.one("de los", "de las"):
		if r.one("suyos", "suyas") {
			q.of, q.bare = r.theirs(), true
			return q, q.of != ability.Anyone
		}
		if r.one("tuyos", "tuyas") {
			q.of, q.bare = ability.You, true
			return q, true
		}
	default:
		return q, true
	}
	q.other = r.one("otros", "otras", "demas")
	return q, true
}

// orMoreThanOne reads "o dos", ", dos o tres", "o más" after one card that something is done to.
func (r *reader) orMoreThanOne(c ability.Count) (ability.Count, bool) {
	if c != (ability.Count{N: ability.Number(1)}) || r.peek() != "o" && !(r.peek() == "," && r.numberAhead(1)) {
		return c, false
	}
	at := r.state
	if r.one("o mas") {
		return ability.Count{Kind: ability.FromOne}, true
	}
	for last := 1; ; last++ {
		comma := r.one(",")
		n, ok := 0, comma || r.one("o")
		if ok {
			n, ok = r.natural()
		}
		if !ok || n != last+1 {
			break
		}
		if !comma {
			return ability.Count{Kind: ability.FromOne, N: ability.Number(n)}, true
		}
	}
	r.state = at
	return c, false
}

// ofThose reads "de ellos", "de los dos", "de esos Aliados": of the cards at hand.
func (r *reader) ofThose() bool {
	if r.one("de ellos", "de ellas", "de ambos", "de ambas", "de los elegidos") {
		return true
	}
	at := r.state
	if r.one("de esos", "de esas", "de estos", "de estas", "de los dos", "de las dos", "de los 2", "de las 2") {
		p, ok := r.latest()
		if n := es.Nouns[r.peek()]; ok && n.Many && n.Race == card.NoRace && (n.Typ == card.NoType || n.Typ == p.pickType) {
			r.advance(1)
			return true
		}
		if !es.IsNoun(r.peek()) {
			return true
		}
	}
	r.state = at
	return false
}
