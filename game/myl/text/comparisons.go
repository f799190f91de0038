package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// comparedTo reads "menor Fuerza que este Aliado", "mayor Coste que la carta".
func (r *reader) comparedTo(f *ability.Filter) bool {
	at := r.state
	op := ability.LessThan
	if r.peek() == "mayor" {
		op = ability.MoreThan
	}
	if r.one("mayor", "menor") && r.one("fuerza", "coste") {
		what, of := &f.Strength, strengthOf
		if r.toks[r.pos-1].Word == "coste" {
			what, of = &f.Cost, costOf
		}
		if _, several := r.subject.(ability.Every); r.bySource && !several && (r.atEnd() || r.peek() == "," || r.peek() == "y" || r.peek() == "ni") {
			*what = ability.Bound{Op: op, N: r.itsOwn(of)}
			return true
		}
		if r.one("que", "a") || r.peek() == "al" && !r.startAhead() {
			if r.one("la suya", "el suyo") {
				what.Op, what.N = op, r.itsOwn(of)
				return what.N != nil
			}
			if next := r.ahead(1); next != "portador" && next != "de" && next != "del" && r.one("el", "ella") {
				*what = ability.Bound{Op: op, N: r.itsOwn(of)}
				return true
			}
			r.thatOf()
			if c, ok := r.cards(); ok && shape.IsReference(c) {
				*what = ability.Bound{Op: op, N: of(c)}
				return true
			}
		}
	}
	r.state = at
	return false
}

// thatOf skips "la de", "el de" before the card whose number it is.
func (r *reader) thatOf() {
	if r.one("al", "la", "el") && !r.one("de") && r.peek() != "del" {
		r.pos-- // the article of the card itself
	}
}

// startAhead reports whether a time follows: "al comienzo de tu próximo turno".
func (r *reader) startAhead() bool {
	at, far := r.state, r.far
	defer func() { r.state, r.far = at, far }()
	return r.startOf()
}

// itself is whom "él" means in a comparison: the subject, or the card itself.
func (r *reader) itself() ability.Cards {
	if r.subject != nil && shape.IsReference(r.subject) {
		return r.subject
	}
	return ability.This{}
}

// itsOwn is the Fuerza or Coste that "la suya" speaks of. A weapon has no Fuerza: it is
// its bearer's. Of several cards each has its own, which is not read.
func (r *reader) itsOwn(of func(ability.Cards) ability.Amount) ability.Amount {
	if r.subject != nil && !shape.IsReference(r.subject) {
		return nil
	}
	n := of(r.itself())
	if r.facts.Type == card.Weapon && n == ability.Amount(ability.StrengthOf{Of: ability.This{}}) {
		return ability.StrengthOf{Of: ability.Bearer{}}
	}
	return n
}

// sameAsIt reads "de igual Coste", "de menor o igual Fuerza": as much as what was
// spoken of has.
func (r *reader) sameAsIt(f *ability.Filter) bool {
	at := r.state
	r.one("la", "el", "su")
	op := ability.Equal
	switch {
	case r.one("igual o menor", "menor o igual"):
		op = ability.AtMost
	case r.one("igual o mayor", "mayor o igual"):
		op = ability.AtLeast
	case r.one("mismo", "misma", "igual"):
	default:
		return false
	}
	than := func() ability.Cards {
		mark := r.state
		if r.one("que", "a") || r.peek() == "al" && !r.startAhead() {
			if r.one("el suyo", "la suya") {
				return r.it()
			}
			if c, ok := r.reference(); ok {
				return c
			}
			r.state = mark
		}
		return r.it()
	}
	cost := r.one("coste")
	if cost || r.one("fuerza") {
		c := than()
		if !shape.IsReference(c) {
			r.state = at
			return false
		}
		strong := r.facts.Type == card.Ally || r.facts.Type == card.NoType || r.namesItself(at.pos, r.pos)
		if ability.IsThis(c) && (r.facts.Type == card.Talisman || !cost && !strong) {
			r.state = at // as much as what?
			return false
		}
		switch {
		case op != ability.Equal:
		case r.one("o menor", "o menos"):
			op = ability.AtMost
		case r.one("o mayor", "o mas"):
			op = ability.AtLeast
		}
		if several := r.picked && r.several && ability.IsIt(c); several {
			if !cost || !r.anyNumber || !r.gone {
				r.state = at // as much as which of them?
				return false
			}
			f.Cost = ability.Bound{Op: op, N: ability.CardsMoved}
			return true
		}
		if cost {
			f.Cost = ability.Bound{Op: op, N: ability.CostOf{Of: c}}
		} else {
			f.Strength = ability.Bound{Op: op, N: ability.StrengthOf{Of: c}}
		}
		return true
	}
	r.state = at
	return false
}

// extreme reads "mayor Fuerza", "menor Coste": the most or the least of all.
func (r *reader) extreme(f *ability.Filter) bool {
	at := r.state
	r.one("la", "el")
	least := r.peek() == "menor"
	if r.one("mayor", "menor") && r.one("fuerza", "coste") && !r.compared() {
		cost := r.toks[r.pos-1].Word == "coste"
		if r.bySource && (r.atEnd() || r.peek() == "," || r.peek() == "y" || r.peek() == "ni") {
			r.state = at
			return false // than whom it is done to
		}
		if !r.noIn {
			r.maybe("en juego")
		}
		switch {
		case !least && !cost:
			f.Highest = true
		case cost && least:
			add(f, ability.Extreme{Of: ability.OwnCost, Least: true})
		case cost:
			add(f, ability.Extreme{Of: ability.OwnCost})
		default:
			add(f, ability.Extreme{Of: ability.OwnStrength, Least: true})
		}
		return true
	}
	r.state = at
	return false
}

// compared reports whether "mayor Fuerza" goes on with what it is compared to.
func (r *reader) compared() bool {
	switch r.peek() {
	case "a", "al":
		return !r.startAhead()
	case "que":
		switch r.ahead(1) {
		case "este", "esta", "ese", "esa", "el", "la", "ella", "su":
			return true
		}
		return r.pos+1 < len(r.toks) && r.toks[r.pos+1].Self > 0
	}
	return false
}

// bound reads "2", "2 o menos", "igual o mayor a la carta destruida".
func (r *reader) bound(b *ability.Bound, of func(ability.Cards) ability.Amount) bool {
	switch {
	case r.one("menos o igual", "igual o menor", "menor o igual"):
		b.Op = ability.AtMost
	case r.one("igual o mayor", "mayor o igual"):
		b.Op = ability.AtLeast
	case r.one("superior", "mayor"):
		b.Op = ability.MoreThan
	case r.one("menor", "inferior"):
		b.Op = ability.LessThan
	case r.one("igual"):
		b.Op = ability.Equal
	case r.one("distinto", "diferente"):
		b.Op = ability.Unlike
		return r.one("de", "a", "que") && r.plainNumber(b)
	case r.one("entre"):
		return r.plainNumber(b) && r.one("y") && r.lastNumber(b)
	case r.one("de mas de", "mas de"):
		b.Op = ability.MoreThan
		return r.plainNumber(b)
	case r.one("de menos de", "menos de"):
		b.Op = ability.LessThan
		return r.plainNumber(b)
	}
	if b.Op != ability.NoBound {
		if r.one("al suyo", "a la suya", "que el suyo", "que la suya") {
			b.N = r.itsOwn(of)
			return b.N != nil
		}
		if r.peek() != "al" && !r.one("a", "que") {
			if r.bySource && !r.picked {
				b.N = r.itsOwn(of) // "por Aliados de Fuerza igual o mayor": than its own
				return b.N != nil
			}
			if b.Op == ability.MoreThan && !r.picked && (r.peek() == "," || r.atEnd()) && r.facts.Type != card.Talisman {
				b.N = r.itsOwn(of) // "bloquea a un Aliado de Fuerza mayor": than its own
				return true
			}
			c := r.it() // "de Coste menor o igual": than what was picked
			b.N = of(c)
			if ability.IsThis(c) && r.saidBearer() {
				b.N = of(ability.Bearer{}) // "destruir al portador para destruir uno de Fuerza igual o menor"
				return r.endsBare()
			}
			return (r.picked || ability.IsIt(c) && r.event == nil && !r.severalMeant()) && (r.endsBare() || r.peek() == "en" || r.peek() == "desde" || r.peek() == "de" && r.ahead(1) == "tu")
		}
		if r.one("la suya", "el suyo") {
			b.N = r.itsOwn(of)
			return b.N != nil
		}
		if r.take("su coste") {
			b.N = ability.OwnCost
			return true
		}
		if r.take("su fuerza") {
			b.N = ability.OwnStrength
			return true
		}
		if r.plainNumber(b) {
			return true
		}
		if c, ok := try(r, r.reference); ok && shape.IsReference(c) {
			b.N = of(c) // "de Fuerza menor que Ulfar"
			return true
		}
		counts := r.peek() == "numero" || r.ahead(1) == "numero" || r.ahead(1) == "cantidad"
		if a, ok := try(r, r.amount); ok {
			if _, bare := a.(ability.CountOf); bare && !counts {
				return false // "de Fuerza menor que un Dragón": no number of them
			}
			b.N = r.plus(a)
			return true
		}
		r.thatOf()
		c, ok := r.cards()
		if !ok || !shape.IsReference(c) && c != (ability.Cards)(ability.Opposing{}) {
			return false
		}
		b.N = of(c)
		return true
	}
	r.one("de") // "de Fuerza de 3 o menos"
	most, least := r.one("hasta", "como maximo", "maximo"), r.one("al menos", "minimo")
	n, ok := r.natural()
	if !ok {
		return false
	}
	r.one("oro", "oros")
	b.Op, b.N = ability.Equal, ability.Number(n)
	switch {
	case most:
		b.Op = ability.AtMost
		return true
	case least:
		b.Op = ability.AtLeast
		return true
	}
	r.orMore(b)
	if !r.anyOfNumbers(b, n) {
		r.orNext(b, n)
	}
	return true
}

// anyOfNumbers reads ", 1 o 0" after "2": one of the numbers from the first to the last.
func (r *reader) anyOfNumbers(b *ability.Bound, first int) bool {
	at := r.state
	last, by := first, 0
	for b.Op == ability.Equal && (r.one(",") || by != 0 && r.one("o", "u")) {
		closing := r.behind("o") || r.behind("u")
		n, ok := r.natural()
		if by == 0 {
			by = n - first
		}
		if !ok || by != 1 && by != -1 || n != last+by || es.IsNoun(r.peek()) {
			break
		}
		if last = n; closing {
			if *b = (ability.Bound{Op: ability.Between, N: ability.Number(min(first, last)), Most: ability.Number(max(first, last))}); b.N == ability.Amount(ability.Number(0)) {
				*b = ability.Bound{Op: ability.AtMost, N: b.Most}
			}
			return true
		}
	}
	r.state = at
	return false
}

// plainNumber reads the number of a bound of which the words before say how it is meant:
// "menor que 4" is 3 at most.
func (r *reader) plainNumber(b *ability.Bound) bool {
	_ = r.numberAhead(1) && r.one("los")
	n, ok := r.natural()
	r.golds()
	switch {
	case !ok:
		return false
	case b.Op == ability.LessThan && n > 0:
		b.Op, n = ability.AtMost, n-1
	case b.Op == ability.MoreThan:
		b.Op, n = ability.AtLeast, n+1
	}
	b.N = ability.Number(n)
	return true
}

// lastNumber reads the last number after "entre 2 y".
func (r *reader) lastNumber(b *ability.Bound) bool {
	first, _ := b.N.(ability.Number)
	last, ok := r.natural()
	switch by := ability.Number(last) - first; {
	case by < 1:
		return false
	case by == 1:
		b.Op = ability.OrNext
	default:
		b.Op, b.Most = ability.Between, ability.Number(last)
	}
	return ok
}

// endsBare reports whether a description that is compared to nothing said ends here: at the
// end, a comma or the verb of the cards that it describes.
func (r *reader) endsBare() bool {
	v := r.form(0)
	return r.atEnd() || r.peek() == "," || v.Verb != es.NoVerb && !v.Infinitive && !v.Participle
}

// orNext reads "o 2" after "1": the one number or the next. What a noun follows counts
// something else: "un Aliado de Coste 1 o 2 Tótems".
func (r *reader) orNext(b *ability.Bound, n int) {
	at := r.pos
	if b.Op == ability.Equal && r.one("o", "u") {
		if next, ok := r.natural(); ok && next == n+1 && !es.IsNoun(r.peek()) && !(r.peek() == "de" && partitive[r.ahead(1)]) {
			b.Op = ability.OrNext
			return
		}
	}
	r.pos = at
}

// orMore reads "o menos" and "o más" after a number.
func (r *reader) orMore(b *ability.Bound) {
	switch {
	case r.one("o menos", "o menor", "o inferior", "como maximo"):
		b.Op = ability.AtMost
	case r.one("o mas", "o mayor", "o superior", "al menos"):
		b.Op = ability.AtLeast
	}
}

// partitive holds what follows "de" where a part of some cards is counted: "2 de tus Aliados".
var partitive = es.WordSet("tus sus los las ellos ellas estos estas esos esas entre")

// than reads with whose number cards are compared, behind "mayor que".
func (r *reader) than(f *ability.Filter, op ability.Op) bool {
	var c ability.Cards
	switch {
	case r.one("el", "ella"):
		c = r.subject
		if c == nil {
			c = ability.This{}
		}
		if !shape.IsReference(c) {
			return false // each of them than itself: there is no saying that
		}
	case r.bearer():
		c = ability.Bearer{}
	case r.thisCard():
		c = ability.This{}
	default:
		return false
	}
	f.Strength = ability.Bound{Op: op, N: ability.StrengthOf{Of: c}}
	return true
}

func costOf(c ability.Cards) ability.Amount { return ability.CostOf{Of: c} }

func strengthOf(c ability.Cards) ability.Amount { return ability.StrengthOf{Of: c} }
