package text

import (
	"reflect"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/printer"
	"castillo/game/myl/text/shape"
)

// como reads the measure after "tantas cartas": "como Fuerza tenga el Aliado",
// "como Aliados controles"; and after "una cantidad de cartas": "igual a su Fuerza".
func (r *reader) como() (ability.Amount, bool) {
	return try(r, func() (ability.Amount, bool) {
		if !r.one("como") && !(r.one("igual", "iguales", "equivalente", "equivalentes") && (r.peek() == "al" || r.one("a"))) {
			return nil, false
		}
		return r.measure()
	})
}

// measure reads what a quantity is equal to: one number, or one and another.
func (r *reader) measure() (ability.Amount, bool) {
	a, ok := r.oneMeasure()
	if !ok {
		return nil, false
	}
	return r.capped(r.plus(a)), true
}

// capped reads the most that an amount which is found out may come to: ", hasta un máximo de 3".
func (r *reader) capped(a ability.Amount) ability.Amount {
	if _, plain := a.(ability.Number); plain {
		return a
	}
	at := r.state
	r.comma()
	r.one("con", "pero")
	if r.one("hasta", "maximo", "como maximo", "a lo mas", "a lo sumo") {
		n, ok := r.natural()
		_ = r.one("carta", "cartas", "puntos", "puntos de fuerza", "a la fuerza")
		t, several := a.(ability.Times)
		if ok && n > 0 && !es.IsNoun(r.peek()) && !(several && n%t.N != 0) { // "2 por cada Tótem, hasta un máximo de 3": 3 of what?
			return ability.Capped{Of: a, Most: n}
		}
	}
	r.state = at
	return a
}

// plus reads "más 1", "menos 1", "más la Fuerza de ..." after a number.
func (r *reader) plus(a ability.Amount) ability.Amount {
	at := r.state
	switch {
	case r.one("mas"):
		if n, ok := r.natural(); ok && n > 0 {
			return ability.Plus{A: a, B: ability.Number(n)}
		}
		if r.peek() == "la" || r.peek() == "el" {
			if b, ok := try(r, r.oneMeasure); ok {
				return ability.Plus{A: a, B: b}
			}
		}
	case r.one("menos"):
		if n, ok := r.natural(); ok && n > 0 {
			return ability.Plus{A: a, B: ability.Number(-n)}
		}
	}
	r.state = at
	return a
}

// oneMeasure reads one number that a quantity is equal to, without what is added to it.
func (r *reader) oneMeasure() (ability.Amount, bool) {
	switch {
	case (r.peek() == "el" || r.peek() == "al") && r.ahead(1) == "doble":
		r.advance(2)
		if !r.one("de", "del") {
			return nil, false
		}
		a, ok := r.partOf()
		return times(2, a), ok
	case r.take("la suma"):
		return r.sum()
	case r.peek() == "la" && r.ahead(1) == "mitad" && r.startsHalf():
		r.one("del")
		a, ok := r.partOf()
		up, said := r.rounded()
		return ability.Divided{N: 2, Of: a, Up: up}, ok && (said || printer.Counts(a))
	case r.one("fuerza tenga", "la fuerza que tenga", "puntos de fuerza tenga"):
		return r.strengthMeasured()
	case r.one("coste tenga", "coste de oro tenga"):
		c, ok := r.measured()
		return ability.CostOf{Of: c}, ok
	case r.take("su fuerza"):
		a, ok := r.strengthOf(r.it())
		return a, ok && !r.ofEachOwn()
	case r.take("su coste"):
		return ability.CostOf{Of: r.it()}, !r.ofEachOwn()
	case r.peek() == "hayas" || r.peek() == "has" || r.peek() == "haya" && r.actor != ability.You:
		r.advance(1)
		return r.asManyAsDone(r.form(0).Participle, r.pos-2)
	case r.actor == ability.You && r.form(0).Past, r.actor != ability.You && r.form(0).Was:
		return r.asManyAsDone(true, r.pos-1)
	case r.take("dano haya hecho"):
		by := r.byWhomItWas()
		if r.take("al mazo castillo oponente") {
			by = by && r.byWhomItWas()
		}
		return ability.DamageDone, by
	}
	return r.amount()
}

// countedMoves holds the verbs by which cards are moved that are counted afterwards.
var countedMoves = map[es.Verb]bool{es.Descartar: true, es.Barajar: true, es.Destruir: true, es.Desterrar: true, es.Botar: true, es.Subir: true, es.Poner: true}

// asManyAsDone reads "descartado", "descartó": as many cards as who acts did that to, by what the
// text does before the position begin.
func (r *reader) asManyAsDone(said bool, begin int) (ability.Amount, bool) {
	done := r.form(0).Verb
	if !said || !countedMoves[done] {
		return nil, false
	}
	r.advance(1)
	ok := r.lastDid(done, begin) || !r.anyPick && done == r.before.deed
	if ok {
		r.thus()
	}
	r.earlier()
	return ability.CardsMoved, ok
}

// byWhomItWas reads the card that did what is counted, if it is said; another one's deeds
// are not counted.
func (r *reader) byWhomItWas() bool {
	if r.atEnd() {
		return true
	}
	c, said := r.cards()
	return !said || shape.IsReference(c)
}

// partOf reads of what a half or the double is meant: a number, or how many cards there are of
// some, "los Aliados que controles", "tu Mano".
func (r *reader) partOf() (ability.Amount, bool) {
	before := r.pickedCards
	if n, ok := try(r, func() (ability.Amount, bool) {
		c, ok := r.cards()
		all, every := c.(ability.Every)
		return ability.CountOf(all), ok && every && !shape.AmongThem(all.Of)
	}); ok {
		r.pickedCards = before
		return n, true
	}
	r.one("los", "las")
	return r.measure()
}

// ofEachOwn reports whether "su" is said of cards that are changed, each of which has its own:
// that is not the number of the card at hand.
func (r *reader) ofEachOwn() bool { return r.subject != nil && !shape.IsReference(r.subject) }

// rounded reads which way a half is rounded; it must be said.
func (r *reader) rounded() (up, said bool) {
	r.comma()
	if f := r.form(0); r.peek() != "redondeando" && r.peek() != "redondeado" && r.peek() != "redondeada" || f.Verb != es.NoVerb {
		return false, false
	}
	r.advance(1)
	r.one("hacia")
	up = r.one("arriba")
	return up, up || r.one("abajo")
}

// measured reads whose strength or cost, or falls back to It.
func (r *reader) measured() (ability.Cards, bool) {
	if r.atEnd() || r.peek() == "," || r.peek() == "y" {
		return r.it(), !r.ofEachOwn()
	}
	at := r.state
	if r.one("el", "ella") && (r.atEnd() || r.peek() == "," || r.peek() == "y") {
		return r.it(), true
	}
	r.state = at
	if r.one("el", "del", "al") && (r.one("aliado que bloquee", "aliado que bloquea") || r.foe == nil && r.one("aliado que lo bloquee", "aliado que lo bloquea")) {
		return ability.Opposing{}, true
	}
	r.state = at
	if r.one("el nuevo objetivo", "la nueva carta afectada") {
		c := r.it()
		return c, ability.IsIt(c)
	}
	c, ok := r.cards()
	if !ok || !shape.IsReference(c) && !shape.AllOfThem(c) && !shape.IsBest(c) && !r.isFoe(c) {
		if ok && r.chosenFirst(c) {
			return ability.It{}, true
		}
		r.state = at
		return nil, false
	}
	return c, true
}

// isFoe reports whether cards are whom the event's card meets in combat.
func (r *reader) isFoe(c ability.Cards) bool {
	return r.foe != nil && reflect.DeepEqual(c, r.foe)
}

// chosenFirst has a card whose number is meant be chosen before it is asked for: "la Fuerza de
// un Aliado que controles". It fails where somebody else acts, who may be the one who chooses,
// and where the card lies out of play; what is said of cards lends them the number itself.
func (r *reader) chosenFirst(c ability.Cards) bool {
	x, chosen := c.(ability.Chosen)
	if r.subject != nil || !chosen || x.Count != (ability.Count{N: ability.Number(1)}) || len(x.Of.In) > 0 ||
		r.pickFirst != nil || r.inCond || r.summing > 0 || hangsOnIt(x.Of) ||
		r.actor == ability.Each || r.actor == ability.Opponent && x.Of.Of == ability.Opponent {
		return false
	}
	r.pickFirst = x
	return true
}

// strengthMeasured reads whose strength. Where that goes unsaid it is no weapon's
// but its bearer's, and no Talisman's or Tótem's.
func (r *reader) strengthMeasured() (ability.Amount, bool) {
	at := r.pos
	c, ok := r.measured()
	if r.pos == at && ok {
		return r.strengthOf(c)
	}
	return ability.StrengthOf{Of: c}, ok
}

// strengthOf is the strength of a card of which no word says which it is: of a weapon it is the
// bearer's, a Talismán or Tótem has none.
func (r *reader) strengthOf(c ability.Cards) (ability.Amount, bool) {
	if !ability.IsThis(c) {
		return ability.StrengthOf{Of: c}, true
	}
	switch r.facts.Type {
	case card.Weapon:
		return ability.StrengthOf{Of: ability.Bearer{}}, true
	case card.Talisman, card.Totem:
		return nil, false
	}
	return ability.StrengthOf{Of: c}, true
}

// amount reads a measured amount: "el número de Talismanes en tu Cementerio",
// "Armas controles".
func (r *reader) amount() (ability.Amount, bool) {
	return try(r, func() (ability.Amount, bool) {
		switch {
		case r.one("el dano hecho", "al dano hecho"), r.dealt && r.one("ese dano", "a ese dano", "dicho dano", "a dicho dano"):
			return ability.DamageDone, r.bySubject()
		case r.one("el coste elegido", "al coste elegido", "el coste nombrado", "el numero elegido", "al numero elegido", "el numero nombrado", "al numero nombrado", "ese numero"):
			return ability.NamedCost, true
		case r.one("el numero de cartas movidas", "al numero de cartas movidas"):
			return ability.CardsMoved, true
		case r.take("la cantidad de oros pagados"):
			_ = r.take("por esta habilidad")
			return ability.GoldPaid, true
		case r.take("oros pagados") && (r.atEnd() || r.peek() == "," || r.peek() == "y"):
			return ability.GoldPaid, r.paysAny()
		case r.one("el numero de", "al numero de", "la cantidad de", "numero de"):
			if r.take("cartas botadas") {
				return ability.CardsMilled, true
			}
			if n, ok := try(r, r.eachMoved); ok {
				return n, true // "de cartas desterradas", by what was done before
			}
			f, _, ok := r.filter()
			if t, done := try(r, func() (ability.Amount, bool) { return r.tally(f) }); ok && done {
				return t, true
			}
			return ability.CountOf{Of: f}, ok
		case r.take("la fuerza"):
			r.one("de")
			return r.strengthMeasured()
		case r.one("el coste", "al coste"), r.behind("del") && r.one("coste"):
			r.one("de")
			c, ok := r.measured()
			return ability.CostOf{Of: c}, ok
		}
		if n, ok := try(r, r.eachMoved); ok {
			return n, true
		}
		f, _, ok := r.filter()
		if !ok {
			return nil, false
		}
		if t, ok := try(r, func() (ability.Amount, bool) { return r.tally(f) }); ok {
			return t, true
		}
		switch {
		case r.one("controles", "tengas"):
			f.Of = ability.You
			controlled := r.behind("controles")
			r.maybe("en juego")
			if state, fights := r.fightsGerund(); fights {
				add(&f, ability.Is{State: state})
				break
			}
			at := r.state
			if zones, of, ok := r.in(); ok && of == ability.You && (!controlled || shape.IsLine(zones[0])) {
				f.In = zones
			} else {
				r.state = at
			}
		case r.one("haya en juego"):
		case r.form(1).Gerund && r.one("esten"):
			state, fights := r.fightsGerund()
			if add(&f, ability.Is{State: state}); !fights {
				return nil, false
			}
		case r.one("controle tu oponente", "tenga tu oponente"):
			f.Of = ability.Opponent
			r.maybe("en juego")
		case r.one("controle", "controla"):
			if f.Of = r.theirs(); f.Of == ability.Anyone {
				return nil, false
			}
			r.maybe("en juego")
		case r.one("tenga"):
			f.Of = r.theirs()
			if !r.take("en juego") {
				zones, of, ok := r.in()
				if !ok || of != f.Of {
					return nil, false
				}
				f.In = zones
			}
			if f.Of == ability.Anyone {
				return nil, false
			}
		case r.one("haya"):
			zones, of, ok := r.in()
			if !ok {
				ok := r.wasDone(&f)
				return ability.CountOf{Of: f}, ok
			}
			f.In, f.Of = zones, of
		}
		return ability.CountOf{Of: f}, true
	})
}

// paysAny reports whether the text said before that any number of Oros is paid.
func (r *reader) paysAny() bool {
	for i := range max(r.pos-3, 0) {
		if r.toks[i].Word == "cualquier" && r.toks[i+1].Word == "cantidad" && r.toks[i+3].Word == "oros" {
			return true
		}
	}
	return false
}

// howMany reads a number of cards without choosing them: "2 cartas", "3",
// "tantas cartas como ...". castle is the castle they come from, if it is said.
func (r *reader) howMany() (n ability.Amount, upTo bool, castle ability.Player, ok bool) {
	at := r.state
	if r.one("tantas", "tantos") {
		if !r.one("cartas", "carta") {
			r.state = at
			return nil, false, 0, false
		}
		castle = r.fromCastle()
		if n, ok = r.como(); !ok {
			r.state = at
			return nil, false, 0, false
		}
		return n, false, castle, true
	}
	if r.one("la misma cantidad de cartas", "igual cantidad de cartas", "igual numero de cartas", "esa cantidad de cartas", "la misma cantidad", "esa misma cantidad", "esa cantidad") {
		_ = r.take("que fueron") && r.one("barajadas", "descartadas", "desterradas", "destruidas")
		n, ok := r.asManyAsTaken(false)
		return r.plus(n), false, r.fromCastle(), ok
	}
	if r.take("el mismo numero de cartas") {
		return ability.CardsMilled, false, r.fromCastle(), true
	}
	if r.one("una cantidad de cartas", "un numero de cartas", "cartas") {
		castle = r.fromCastle()
		if n, ok := r.como(); ok {
			return n, false, castle, true
		}
		r.state = at
		return nil, false, 0, false
	}
	if n, of, ok := r.halfOfCastle(); ok {
		return n, false, of, true
	}
	if r.one("otra") {
		_ = r.one("carta")
		each, _ := r.perEach()
		if each == nil {
			each, r.per = r.per, nil
		}
		return r.capped(times(1, each)), false, r.fromCastle(), true
	}
	if r.peek() == "otras" && r.numberAhead(1) && r.anyOrPrev() {
		r.advance(1) // "bota otras 2", besides those before
	}
	upTo = r.one("hasta")
	if r.one("la carta superior", "la primera carta") {
		return ability.Number(1), false, r.fromCastle(), true
	}
	if r.drawn != shape.NoneDrawn && r.take("otra carta") || r.before.drawn != shape.NoneDrawn && r.take("otra carta") {
		return ability.Number(1), false, r.fromCastle(), true
	}
	v, found := r.natural()
	if !found {
		r.state = at
		return nil, false, 0, false
	}
	_ = r.one("carta", "cartas")
	extra := r.one("adicional") || r.before.drawn != shape.NoneDrawn && r.one("mas")
	castle = r.fromCastle()
	if !extra {
		_ = r.one("adicional")
	}
	each, _ := r.perEach()
	if each == nil {
		each = r.per
		r.per = nil
	}
	return r.capped(r.lessEach(times(v, each), each != nil)), upTo, castle, true
}

// lessEach reads "menos 2 por cada Oro que controles" behind so many for each of some.
func (r *reader) lessEach(a ability.Amount, each bool) ability.Amount {
	at := r.state
	if each && r.one("menos") {
		if n, ok := r.natural(); ok && n > 0 {
			if less, _ := r.perEach(); less != nil {
				return ability.Plus{A: a, B: ability.Times{N: -n, Of: less}}
			}
		}
	}
	r.state = at
	return a
}

// fromCastle skips "de su Mazo Castillo" and says whose castle it is.
func (r *reader) fromCastle() ability.Player {
	at := r.state
	r.eachSide = false
	if r.one("de", "del") {
		if z, of, ok := r.place(); ok && z == ability.Castle {
			if r.eachSide {
				of = ability.Each
			}
			return of
		}
	}
	r.state = at
	return ability.Anyone
}

// times multiplies.
func times(n int, of ability.Amount) ability.Amount {
	if t, ok := of.(ability.Times); ok {
		n, of = n*t.N, t.Of
	}
	switch {
	case of == nil:
		return ability.Number(n)
	case n == 1:
		return of
	}
	return ability.Times{N: n, Of: of}
}

// bySubject reads "por este Aliado" behind the damage done, where it is the damage of that card.
func (r *reader) bySubject() bool {
	at := r.state
	if r.one("por") {
		if r.thisCard() {
			return ability.IsThis(r.event)
		}
		if r.bearer() {
			return ability.IsBearer(r.event)
		}
	}
	r.state = at
	return true
}
