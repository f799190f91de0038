package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// condition reads what follows "si" or "mientras": one condition or several
// joined by "y". A nil condition that was read holds always (the card being in
// play).
func (r *reader) condition() (ability.Condition, bool) {
	return try(r, func() (ability.Condition, bool) {
		r.inCond = true
		defer func() { r.inCond = false }()
		r.eachSide = false
		c, ok := r.oneCondition()
		if !ok || r.eachSide {
			return nil, false // "si hay un Aliado en cada Cementerio" are two
		}
		all := r.listOn(listed(c))
		for len(all) < 4 {
			at := r.state
			r.comma()
			if !r.one("y") {
				r.state = at
				break
			}
			_ = r.one("si") || r.take("solo", "si") || r.take("mientras")
			next, ok := r.oneCondition()
			if !ok {
				if next, ok = r.another(all); !ok {
					r.state = at
					break
				}
			}
			all = append(all, listed(next)...)
		}
		if len(all) == 1 {
			if c, ok := try(r, func() (ability.Condition, bool) { return r.orElse(all[0]) }); ok {
				return c, true
			}
		}
		return allOf(all), true
	})
}

// orElse reads "o controlas un Tótem", "o a Hera" after a condition.
func (r *reader) orElse(first ability.Condition) (ability.Condition, bool) {
	if !r.one("o", "u", "ni") || r.peek() == "cuando" {
		return nil, false
	}
	if no, ok := first.(ability.Not); ok {
		// "no controlas Aliados ni Tótems": neither of them
		next, ok := r.another([]ability.Condition{no.Of})
		return ability.All{Of: []ability.Condition{no, ability.Not{Of: next}}}, ok
	}
	r.one("si")
	next, ok := r.oneCondition()
	if !ok || next == nil {
		if next, ok = r.another([]ability.Condition{first}); !ok {
			return nil, false
		}
	}
	return ability.Any{Of: []ability.Condition{first, next}}, true
}

// listOn reads what goes on with the list that a condition begins: "controlas un
// Arma", "un Tótem y a Ulfar".
func (r *reader) listOn(all []ability.Condition) []ability.Condition {
	at, list := r.state, all
	for len(list) < 4 && r.one(",") {
		next, ok := r.another(list)
		if !ok {
			break
		}
		list = append(list, next)
		if r.peek() != "y" {
			continue
		}
		r.advance(1)
		if last, ok := r.another(list); ok {
			return append(list, last)
		}
		break
	}
	r.state = at
	return all
}

// another reads "y un Tótem" after "controlas un Arma", the last condition before.
func (r *reader) another(before []ability.Condition) (ability.Condition, bool) {
	return try(r, func() (ability.Condition, bool) {
		if len(before) == 0 {
			return nil, false
		}
		have, ok := before[len(before)-1].(ability.Exists)
		if !ok || len(have.Of.In) > 0 {
			return nil, false
		}
		other := r.one("otro", "otra")
		b := atLeastOne
		if n := nouns[r.peek()]; !other && !n.many {
			if b, ok = r.quantityBound(); !ok && !r.one("a") && !r.beginsOther() {
				return nil, false
			} else if !ok {
				b = atLeastOne
			}
		}
		f, _, ok := r.filter()
		if !ok || f.Of != ability.Anyone {
			return nil, false
		}
		f.Of, f.Other = have.Of.Of, other
		r.take("en", "juego")
		return ability.Exists{Of: f, Count: b}, r.peek() == "," || r.peek() == "y" || r.atEnd()
	})
}

func listed(c ability.Condition) []ability.Condition {
	switch c := c.(type) {
	case nil:
		return nil
	case ability.All:
		return c.Of
	}
	return []ability.Condition{c}
}

// allOf joins conditions, each once.
func allOf(list []ability.Condition) ability.Condition {
	switch len(list) {
	case 0:
		return nil
	case 1:
		return list[0]
	}
	return ability.All{Of: list}
}

func (r *reader) oneCondition() (ability.Condition, bool) {
	for _, read := range []func() (ability.Condition, bool){r.controls, r.onlyControls, r.placed, r.isKind, r.misc} {
		if c, ok := try(r, read); ok {
			return c, true
		}
	}
	return nil, false
}

// quantityBound reads "2 o más", "uno o más", "un", "menos".
func (r *reader) quantityBound() (ability.Bound, bool) {
	if r.peek() == "solo" {
		r.advance(1)
		n, ok := r.natural()
		return ability.Bound{Op: ability.Equal, N: ability.Number(n)}, ok
	}
	if r.peek() == "un" && r.ahead(1) == "solo" || r.peek() == "una" && r.ahead(1) == "sola" {
		r.advance(2)
		return ability.Bound{Op: ability.Equal, N: ability.Number(1)}, true
	}
	if n, ok := r.natural(); ok {
		b := ability.Bound{Op: ability.AtLeast, N: ability.Number(n)}
		if r.take("o", "menos") {
			b.Op = ability.AtMost
		} else {
			_ = r.take("o", "mas") || r.take("o", "mayor")
		}
		return b, true
	}
	if r.take("al", "menos") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.AtLeast, N: ability.Number(n)}, ok
	}
	if r.take("mas", "de") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.AtLeast, N: ability.Number(n + 1)}, ok
	}
	if r.take("menos", "de") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.AtMost, N: ability.Number(n - 1)}, ok && n > 0
	}
	if r.one("exactamente") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.Equal, N: ability.Number(n)}, ok
	}
	if r.one("algun", "alguna") {
		return ability.Bound{Op: ability.AtLeast, N: ability.Number(1)}, true
	}
	return ability.Bound{}, false
}

// controls reads "controlas 2 o más Aliados", "tienes un Oro en juego", "no
// tienes otro Aliado", "en juego hay un Aliado", "controlas menos Aliados que
// tu oponente".
func (r *reader) controls() (ability.Condition, bool) {
	at := r.state
	if r.one("tengas", "tienes", "controles", "controlas") {
		r.one("a")
		if r.self() && (r.take("en", "juego") || r.peek() == ",") {
			return nil, true
		}
	}
	r.state = at
	negated := false
	of := ability.You
	wild := false
	if c, ok := try(r, r.liesThere); ok {
		return c, true
	}
	for _, read := range []func() (ability.Condition, bool){r.oneOfThem, r.handHolds} {
		if c, ok := try(r, read); ok {
			return c, true
		}
	}
	r.take("en", "juego")
	negated = r.one("no")
	switch {
	case r.one("controlas", "tienes", "tengas", "controles", "controlabas", "posees"):
	case r.take("tu", "oponente", "controla"), r.take("tu", "oponente", "tiene"), r.take("tu", "oponente", "controle"), r.take("tu", "oponente", "tenga"):
		of = ability.Opponent
	case r.take("tu", "oponente", "no", "controla"), r.take("tu", "oponente", "no", "tiene"), r.take("tu", "oponente", "no", "controle"), r.take("tu", "oponente", "no", "tenga"):
		of, negated = ability.Opponent, true
	case r.form(0).past && r.anyOrPrev():
		r.advance(1)
		c, ok := r.among()
		return negate(c, negated), ok
	case r.one("hay", "haya"):
		of, wild = ability.Anyone, true
	case r.take("entre", "esas", "cartas", "hay"), r.amongThose():
		return r.among()
	default:
		return nil, false
	}
	if wild && r.take("entre", "esas", "cartas") {
		c, ok := r.among()
		return negate(c, negated), ok
	}
	if of == ability.You && !negated && r.peek() == "solo" && r.token().self == 0 {
		_, counted := numbers[r.ahead(1)]
		if !counted && r.pos+1 < len(r.toks) && r.toks[r.pos+1].kind != number {
			r.advance(1)
			return r.onlyThose()
		}
	}
	if of == ability.Opponent {
		r.other = ability.Opponent
	}
	inPlay := r.take("en", "juego")
	if zones, whose, ok := r.in(); ok {
		r.one("a")
		b, counted := r.quantityBound()
		if !counted {
			b = atLeastOne
		}
		f, _, ok := r.filter()
		if !ok || whose != of || len(f.In) > 0 {
			return nil, false
		}
		f.Of, f.In = of, zones
		return negate(ability.Exists{Of: f, Count: b}, negated), true
	}
	if c, ok := try(r, func() (ability.Condition, bool) { return r.outnumbers(of) }); ok {
		return negate(c, negated), true
	}
	ahead := r.peek() == "otros" || r.peek() == "otras"
	if _, counted := numbers[r.ahead(1)]; ahead && (counted || r.pos+1 < len(r.toks) && r.toks[r.pos+1].kind == number) {
		r.advance(1)
	} else {
		ahead = false
	}
	other := false
	b, ok := r.quantityBound()
	if !ok {
		other = r.one("otro", "otra", "otros")
		b = atLeastOne
		if !other {
			_ = r.one("a")
			if r.one("ningun", "ninguna") {
				negated = !negated || true
			}
		}
	} else {
		other = r.one("otros", "otro", "otra", "otras") || ahead
	}
	if r.take("copias", "de") || r.take("copia", "de") {
		if !r.self() {
			return nil, false
		}
		f := ability.Filter{Names: []string{r.facts.Name}, Of: of, Other: other}
		if zones, whose, ok := r.in(); ok {
			f.In, f.Of, f.Other = zones, whose, false // it is in play itself
		}
		r.condMany = b != atLeastOne
		return negate(ability.Exists{Of: f, Count: b}, negated), true
	}
	f, _, ok := r.filter()
	if !ok {
		return nil, false
	}
	if behind := r.boundBehind(b); behind != b {
		b = behind
		if zones, whose, ok := r.in(); ok && len(f.In) == 0 {
			f.In, f.Of = zones, whose
		}
	}
	if f.Of == ability.Anyone || len(f.In) > 0 && !r.said && of == ability.Opponent {
		f.Of = of // "tu oponente tiene 3 cartas en la Mano": his
	}
	if other {
		f.Other = true
	}
	if !inPlay && of != ability.Anyone {
		r.take("en", "juego")
	}
	if len(f.In) == 0 && len(f.Types) == 1 && f.Types[0] == card.Talisman {
		f.In = []ability.Zone{ability.Hand} // a Talisman is never in play
	}
	r.lastNoun = f
	if !negated && f.Of != ability.Anyone && !r.anyPick && !r.before.has() && r.before.drawn == noneDrawn {
		if r.facts.Type == card.Talisman && r.event == nil {
			r.found = &f // a Talismán is not in play: "destrúyelo" is what was found there
		}
		r.asked = len(f.In) == 0 && b == atLeastOne
	}
	if len(f.Names) > 0 && r.both == nil {
		r.both = ability.Every{Of: f}
	}
	if b != atLeastOne {
		r.condMany = true
	}
	var c ability.Condition = ability.Exists{Of: f, Count: b}
	if negated {
		c = ability.Not{Of: c}
	}
	return c, true
}

// oneOfThem reads "alguna de ellas es un Oro", "Ulfar es una de ellas".
func (r *reader) oneOfThem() (ability.Condition, bool) {
	if !r.anyOrPrev() {
		return nil, false
	}
	ofThem := func() bool {
		return r.one("uno", "una", "alguno", "alguna") && (r.take("de", "ellas") || r.take("de", "ellos") || r.take("de", "esas", "cartas"))
	}
	var f ability.Filter
	ok := false
	if ofThem() {
		if r.one("es", "era") {
			r.one("un", "una")
			f, _, ok = r.filter()
			if !ok {
				f, ok = r.predicateFilter(false)
			}
		}
	} else if r.othersNames(&f) {
		ok = r.one("es", "era") && ofThem()
	}
	if !ok || len(f.In) > 0 {
		return nil, false
	}
	r.earlier()
	r.amongNow = true
	f.In = []ability.Zone{ability.AmongThem}
	r.found = &f
	return ability.Exists{Of: f, Count: atLeastOne}, true
}

// anyOrPrev reports whether there are cards at hand to speak of.
func (r *reader) anyOrPrev() bool {
	return r.anyPick || r.before.has() || r.drawn != noneDrawn || r.before.drawn != noneDrawn
}

// amongThose reads "entre las cartas botadas hay", "botó" before what was among
// them.
func (r *reader) amongThose() bool {
	at := r.state
	if r.take("entre", "las", "cartas") {
		f := r.form(0)
		if f.participle && actsOnCards[f.verb] {
			r.advance(1)
			return r.one("hay", "habia")
		}
		if f.past && actsOnCards[f.verb] {
			r.advance(1)
			return true
		}
	}
	r.state = at
	_ = r.take("tu", "oponente") || r.one("se")
	if f := r.form(0); f.was && movesCards[f.verb] && r.anyOrPrev() && (r.anyPick || r.drawn != noneDrawn || !r.before.byEach) {
		r.advance(1)
		return true
	}
	r.state = at
	return false
}

// movesCards holds the verbs whose cards can be looked through afterwards.
var movesCards = map[verb]bool{vBotar: true, vDescartar: true, vDesterrar: true, vBarajar: true, vMostrar: true}

// among reads what the cards at hand include: "hay un Oro o un Aliado".
func (r *reader) among() (ability.Condition, bool) {
	yours := r.toks[r.pos-1].form.past && r.before.byEach && !r.anyPick && r.drawn == noneDrawn
	r.earlier()
	r.amongNow = true
	b, ok := r.quantityBound()
	if !ok {
		return nil, false
	}
	f, _, ok := r.filter()
	if at := r.pos; ok {
		if r.thisTurn(); r.pos > at {
			return nil, false // what a player did in the turn, not what it was done to
		}
	}
	f.In = []ability.Zone{ability.AmongThem}
	if yours {
		f.Of = ability.You // "si destruiste un Aliado" after each player destroyed some
	}
	r.found = &f
	return ability.Exists{Of: f, Count: b}, ok
}

var atLeastOne = ability.Bound{Op: ability.AtLeast, N: ability.Number(1)}

// onlyControls reads "solo controlas Aliados de raza X", "todos tus Aliados son
// de raza X".
func (r *reader) onlyControls() (ability.Condition, bool) {
	switch {
	case r.take("solo", "controlas"), r.take("solo", "tienes"), r.take("solo", "controles"), r.take("solo", "tengas"), r.take("solo", "controlabas"):
		return r.onlyThose()
	case r.take("todos", "tus"), r.take("todas", "tus"), r.one("tus"):
		return r.allAre(ability.You)
	case r.take("todos", "los"), r.take("todas", "las"):
		return r.allAre(ability.Anyone)
	}
	return nil, false
}

func (r *reader) onlyThose() (ability.Condition, bool) {
	if r.thisCard() {
		return ability.OnlyThis{}, true
	}
	f, _, ok := r.filter()
	if !ok {
		return nil, false
	}
	if c, ok := only(ability.You, f).(ability.Only); ok {
		return c, !bareFilter(c.Are) // "solo controlas Aliados" of what?
	}
	return nil, false
}

// only says that all cards of a type that a player controls fit f.
func only(of ability.Player, f ability.Filter) ability.Condition {
	all := ability.Filter{Types: f.Types, Of: of}
	f.Types, f.Of = nil, ability.Anyone
	return ability.Only{All: all, Are: f}
}

func (r *reader) allAre(of ability.Player) (ability.Condition, bool) {
	f, _, ok := r.filter()
	if !ok || !r.one("son", "tienen", "sean", "tengan") {
		return nil, false
	}
	verb := r.toks[r.pos-1].word
	r.condMany = true
	if f.Of == ability.Anyone {
		f.Of = of
	}
	r.condCards = ability.Every{Of: f}
	are, ok := r.predicateFilter(verb == "tienen" || verb == "tengan")
	return ability.Only{All: f, Are: are}, ok
}

// predicateFilter reads what cards are: "de raza Héroe", "Faeries", "fuerza 2 o
// menos".
func (r *reader) predicateFilter(has bool) (ability.Filter, bool) {
	var f ability.Filter
	if has {
		if r.numberOf(&f) {
			return f, true
		}
		if !r.one("fuerza") {
			return f, false
		}
		return f, r.bound(&f.Strength, strengthOf)
	}
	r.one("un", "una", "1")
	if r.othersNames(&f) {
		r.qualities(&f)
		return f, true
	}
	if n, ok := nouns[r.peek()]; ok {
		r.advance(1)
		if n.race != card.NoRace {
			f.Races = f.Races.With(n.race)
			r.moreRaces(&f)
			return f, true
		}
		r.pos--
		if _, ok := r.kinds(&f); !ok {
			return f, false
		}
		r.qualities(&f)
		return f, true
	}
	before := r.pos
	r.qualities(&f)
	return f, r.pos > before && !amongThem(f)
}

// amongThem reports whether the cards are some of those at hand.
func amongThem(f ability.Filter) bool { return len(f.In) == 1 && f.In[0] == ability.AmongThem }

func costOf(c ability.Cards) ability.Amount { return ability.CostOf{Of: c} }

func strengthOf(c ability.Cards) ability.Amount { return ability.StrengthOf{Of: c} }
