package text

import (
	"reflect"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// exception reads what a universal effect leaves out: the card itself, types, races.
func (r *reader) exception(f *ability.Filter) bool {
	r.one("a")
	if r.thisCard() {
		f.Other = true
		return true
	}
	r.one("aquellos")
	return r.except(f)
}

// comparedTo reads "menor Fuerza que este Aliado", "mayor Coste que la carta".
func (r *reader) comparedTo(f *ability.Filter) bool {
	at := r.state
	op := ability.LessThan
	if r.peek() == "mayor" {
		op = ability.MoreThan
	}
	if r.one("mayor", "menor") && r.one("fuerza", "coste") {
		what, of := &f.Strength, strengthOf
		if r.toks[r.pos-1].word == "coste" {
			what, of = &f.Cost, costOf
		}
		if _, several := r.subject.(ability.Every); r.bySource && !several && (r.atEnd() || r.peek() == "," || r.peek() == "y" || r.peek() == "ni") {
			*what = ability.Bound{Op: op, N: of(r.itself())}
			return true
		}
		if r.one("que") || r.one("a") || r.peek() == "al" {
			if r.one("el", "ella") && r.peek() != "portador" {
				*what = ability.Bound{Op: op, N: of(r.itself())}
				return true
			}
			if c, ok := r.cards(); ok && isReference(c) {
				*what = ability.Bound{Op: op, N: of(c)}
				return true
			}
		}
	}
	r.state = at
	return false
}

// itself is whom "él" means in a comparison: the subject, or the card itself.
func (r *reader) itself() ability.Cards {
	if r.subject != nil && isReference(r.subject) {
		return r.subject
	}
	return ability.This{}
}

// ofQuality reads what begins with "de".
func (r *reader) ofQuality(f *ability.Filter) bool {
	if whose, ok := r.possessor(); ok && whose == ability.Opponent {
		f.Of = ability.Opponent
		return true
	}
	if r.take("de", "cada", "jugador") {
		r.eachSide = true
		return true
	}
	if r.take("de", "ambos", "jugadores") || r.take("de", "los", "jugadores") {
		return true
	}
	if zones, of, ok := r.in(); ok {
		if len(f.In) > 0 && f.Of != ability.Anyone {
			return false
		}
		r.lieIn(f, zones, of)
		return true
	}
	if !r.one("de", "del") {
		return false
	}
	switch {
	case r.take("la", "raza", "elegida"), r.take("la", "raza", "nombrada"):
		add(f, ability.Is{State: ability.WithRaceInIt})
		return true
	case r.take("diferentes", "razas"), r.take("distintas", "razas"), r.take("razas", "distintas"), r.take("razas", "diferentes"), r.take("distinta", "raza"), r.take("diferente", "raza"):
		add(f, ability.Is{State: ability.OfOtherRaces})
		return true
	case r.one("raza", "razas"), r.take("la", "raza"), r.take("las", "razas"):
		n, ok := nouns[r.peek()]
		if !ok || n.race == card.NoRace {
			return false
		}
		r.advance(1)
		f.Races = f.Races.With(n.race)
		r.moreRaces(f)
		return true
	case r.take("ahi"), r.take("ella"), r.take("ellas"), r.take("ellos"), r.take("entre", "ellas"), r.take("entre", "esas", "cartas"), r.take("esas", "cartas"):
		r.earlier()
		f.In = []ability.Zone{ability.AmongThem}
		return true
	case r.take("su", "misma", "raza"):
		if _, several := r.subject.(ability.Every); several {
			return false // each of them has its own
		}
		add(f, ability.Is{State: ability.RaceOfThis})
		return true
	case r.take("la", "misma", "raza"), r.take("misma", "raza"), r.take("una", "misma", "raza"):
		if r.picked || r.event != nil {
			add(f, ability.Is{State: ability.WithRaceInIt})
		} else if r.inCond || r.toks[r.pos-3].word == "una" {
			add(f, ability.Is{State: ability.OneRace})
		} else {
			return false
		}
		return true
	case r.take("esa", "raza"):
		add(f, ability.Is{State: ability.WithRaceInIt})
		return true
	case r.take("l", "mismo", "tipo"), r.take("mismo", "tipo"), r.take("ese", "tipo"), r.take("su", "mismo", "tipo"):
		add(f, ability.Is{State: ability.SameType})
		return true
	case r.sameAsIt(f):
		return true
	case r.take("tipo"):
		n, ok := nouns[r.peek()]
		if !ok || n.typ == card.NoType || len(f.Types) > 0 {
			return false
		}
		r.advance(1)
		f.Types = []card.Type{n.typ}
		return true
	case r.extreme(f), r.comparedTo(f):
		return true
	case r.take("cualquier", "raza"), r.take("cualquiera", "raza"):
		return true
	case r.one("coste"):
		return r.bound(&f.Cost, costOf)
	case r.take("ese", "coste"), r.take("el", "coste", "elegido"):
		f.Cost = ability.Bound{Op: ability.Equal, N: ability.NamedCost}
		return true
	case r.one("fuerza"):
		return r.bound(&f.Strength, strengthOf)
	case r.take("frecuencia"):
		for fr := card.Vasallo; fr <= card.Promo; fr++ {
			if r.take(card.Fold(fr.String())) {
				add(f, ability.OfFrequency{Frequency: fr})
				return true
			}
		}
	}
	return false
}

// sameAsIt reads "de igual Coste", "de menor o igual Fuerza": as much as what was
// spoken of has.
func (r *reader) sameAsIt(f *ability.Filter) bool {
	at := r.state
	r.one("la", "el")
	op := ability.Equal
	switch {
	case r.take("igual", "o", "menor"), r.take("menor", "o", "igual"):
		op = ability.AtMost
	case r.take("igual", "o", "mayor"), r.take("mayor", "o", "igual"):
		op = ability.AtLeast
	case r.one("mismo", "misma", "igual"):
	default:
		return false
	}
	than := func() ability.Cards {
		mark := r.state
		if r.one("que") || r.one("a") || r.peek() == "al" {
			if r.take("el", "suyo") || r.take("la", "suya") {
				return r.it()
			}
			if c, ok := r.reference(); ok {
				return c
			}
			r.state = mark
		}
		return r.it()
	}
	cost := r.take("coste")
	if cost || r.take("fuerza") {
		c := than()
		if !isReference(c) {
			r.state = at
			return false
		}
		if c == (ability.Cards)(ability.This{}) && r.facts.Type == card.Talisman {
			r.state = at // as much as what?
			return false
		}
		switch {
		case op != ability.Equal:
		case r.take("o", "menor"), r.take("o", "menos"):
			op = ability.AtMost
		case r.take("o", "mayor"), r.take("o", "mas"):
			op = ability.AtLeast
		}
		if several := r.picked && r.several && c == (ability.Cards)(ability.It{}); several {
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
		cost := r.toks[r.pos-1].word == "coste"
		if r.bySource && (r.atEnd() || r.peek() == "," || r.peek() == "y" || r.peek() == "ni") {
			r.state = at
			return false // than whom it is done to
		}
		if !r.noIn {
			r.maybe("en", "juego")
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
		return true
	case "que":
		switch r.ahead(1) {
		case "este", "esta", "ese", "esa", "el", "la", "ella", "su":
			return true
		}
		return r.pos+1 < len(r.toks) && r.toks[r.pos+1].self > 0
	}
	return false
}

// bound reads "2", "2 o menos", "igual o mayor a la carta destruida".
func (r *reader) bound(b *ability.Bound, of func(ability.Cards) ability.Amount) bool {
	switch {
	case r.take("menos", "o", "igual"), r.take("igual", "o", "menor"), r.take("menor", "o", "igual"):
		b.Op = ability.AtMost
	case r.take("igual", "o", "mayor"), r.take("mayor", "o", "igual"):
		b.Op = ability.AtLeast
	case r.one("superior", "mayor"):
		b.Op = ability.MoreThan
	case r.one("menor", "inferior"):
		b.Op = ability.LessThan
	case r.one("igual"):
		b.Op = ability.Equal
	}
	if b.Op != ability.NoBound {
		if r.take("al", "suyo") || r.take("a", "la", "suya") || r.take("que", "el", "suyo") || r.take("que", "la", "suya") {
			b.N = of(r.itself())
			return true
		}
		if r.peek() != "al" && !r.one("a", "que") {
			if r.bySource && !r.picked {
				b.N = of(r.itself()) // "por Aliados de Fuerza igual o mayor": than its own
				return true
			}
			if b.Op == ability.MoreThan && !r.picked && (r.peek() == "," || r.atEnd()) && r.facts.Type != card.Talisman {
				b.N = of(r.itself()) // "bloquea a un Aliado de Fuerza mayor": than its own
				return true
			}
			b.N = of(r.it()) // "de Coste menor o igual": than what was picked
			return r.picked && (r.atEnd() || r.peek() == "," || r.peek() == "en" || r.peek() == "desde")
		}
		if r.take("la", "suya") || r.take("el", "suyo") {
			b.N = of(r.itself())
			return true
		}
		if r.take("su", "coste") {
			b.N = ability.OwnCost
			return true
		}
		if r.take("su", "fuerza") {
			b.N = ability.OwnStrength
			return true
		}
		if n, ok := r.natural(); ok {
			b.N = ability.Number(n)
			return true
		}
		if a, ok := r.amount(); ok {
			b.N = r.plus(a)
			return true
		}
		if !r.take("la", "de") && r.one("la") && r.peek() != "del" {
			r.pos--
		}
		c, ok := r.cards()
		if !ok || !isReference(c) && c != (ability.Cards)(ability.Opposing{}) {
			return false
		}
		b.N = of(c)
		return true
	}
	n, ok := r.natural()
	if !ok {
		return false
	}
	r.one("oro", "oros")
	b.Op, b.N = ability.Equal, ability.Number(n)
	r.orMore(b)
	return true
}

// orMore reads "o menos" and "o más" after a number.
func (r *reader) orMore(b *ability.Bound) {
	switch {
	case r.take("o", "menos"), r.take("o", "menor"), r.take("o", "inferior"):
		b.Op = ability.AtMost
	case r.take("o", "mas"), r.take("o", "mayor"), r.take("o", "superior"):
		b.Op = ability.AtLeast
	}
}

// inQuality reads what begins with "en" or "bajo".
func (r *reader) inQuality(f *ability.Filter) bool {
	if r.noIn && !r.movesOn() {
		return false
	}
	switch {
	case r.take("en", "juego"):
		return true
	case r.take("bajo", "tu", "control"):
		f.Of = ability.You
		return len(f.In) == 0 || isLine(f.In[0]) // nobody controls what is not in play
	case r.take("bajo", "el", "control"):
		whose, ok := r.possessor()
		f.Of = whose
		return ok
	}
	if zones, of, ok := r.in(); ok {
		if len(f.In) > 0 || r.shuffling && zones[0] == ability.Castle {
			return false
		}
		r.lieIn(f, zones, of)
		if whose, ok := r.possessor(); ok {
			f.Of = whose
		}
		return true
	}
	return false
}

// movesOn reports whether the place at hand is where the cards lie and another
// follows where they go: "devuelve un Aliado en juego a la Mano de su dueño".
func (r *reader) movesOn() bool {
	at := r.state
	defer func() { r.state = at }()
	if !r.take("en", "juego") {
		if zones, _, ok := r.in(); !ok || len(zones) > 1 {
			return false
		}
	}
	if p := r.peek(); p != "a" && p != "al" {
		return false
	}
	_, ok := r.destination()
	return ok
}

// lieIn says where the cards lie; a line without a word of whose it is may be
// anybody's.
func (r *reader) lieIn(f *ability.Filter, zones []ability.Zone, of ability.Player) {
	f.In = zones
	if !r.said && isLine(zones[0]) {
		of = ability.Anyone
	}
	if r.said || f.Of == ability.Anyone {
		f.Of = of
	}
}

// isLine reports whether a zone is a line of the field, which without a word of
// whose it is may be anybody's.
func isLine(z ability.Zone) bool {
	return z == ability.DefenseLine || z == ability.AttackLine || z == ability.SupportLine
}

func (r *reader) than(f *ability.Filter, op ability.Op) bool {
	var c ability.Cards
	switch {
	case r.one("el", "ella"):
		c = r.subject
		if c == nil {
			c = ability.This{}
		}
		if !isReference(c) {
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

// add gives the filter one more quality, each once.
func add(f *ability.Filter, q ability.Quality) {
	for _, have := range f.That {
		if reflect.DeepEqual(have, q) {
			return
		}
	}
	f.That = append(f.That[:len(f.That):len(f.That)], q)
	sortQualities(f)
}

// sortQualities brings the qualities into the order of their kinds, so that the
// order of the words does not matter.
func sortQualities(f *ability.Filter) {
	for i := 1; i < len(f.That); i++ {
		for j := i; j > 0 && rank(f.That[j]) < rank(f.That[j-1]); j-- {
			f.That[j], f.That[j-1] = f.That[j-1], f.That[j]
		}
	}
}

func rank(q ability.Quality) int {
	switch q := q.(type) {
	case ability.Has:
		return int(q.Keyword)
	case ability.OfFrequency:
		return 10 + int(q.Frequency)
	case ability.Is:
		return 20 + int(q.State)
	case ability.IsNot:
		return 200 + int(q.State)
	case ability.BlocksSome:
		return 400
	case ability.CarriedBySome:
		return 401
	case ability.Extreme:
		n := 500 + 2*int(q.Of)
		if q.Least {
			n++
		}
		return n
	}
	return 1 << 21
}

// isReference reports whether c points at a card instead of picking one.
func isReference(c ability.Cards) bool {
	switch c.(type) {
	case ability.This, ability.Bearer, ability.It, ability.EventCard, ability.Cause, ability.TheOther, ability.NamedCard:
		return true
	}
	return false
}

// allOfThem reports whether cards are all those that were drawn, milled or looked at.
func allOfThem(c ability.Cards) bool {
	all, ok := c.(ability.Every)
	return ok && amongThem(all.Of) && bareFilter(all.Of)
}

// pointsOut reports whether a filter describes the one card that "el" can mean.
func pointsOut(f ability.Filter) bool {
	for _, q := range f.That {
		switch q {
		case ability.Quality(ability.Is{State: ability.Attacking}), ability.Quality(ability.Is{State: ability.Blocking}), ability.Quality(ability.Is{State: ability.Fighting}):
		default:
			return true
		}
	}
	return false
}

// isExtreme reports whether the filter keeps the most or the least of all.
func isExtreme(f ability.Filter) bool {
	for _, q := range f.That {
		if _, ok := q.(ability.Extreme); ok {
			return true
		}
	}
	return false
}
