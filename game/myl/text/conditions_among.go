package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// oneOfThem reads "alguna de ellas es un Oro", "Ulfar es una de ellas".
func (r *reader) oneOfThem() (ability.Condition, bool) {
	if !r.anyOrPrev() {
		return nil, false
	}
	ofThem := func() bool {
		r.take("al menos")
		if !r.one("uno", "una", "alguno", "alguna") {
			return false
		}
		if r.take("de las cartas") {
			f := r.form(0)
			r.advance(1)
			return f.Participle && movesCards[f.Verb]
		}
		return r.one("de ellas", "de ellos", "de esas cartas")
	}
	var f ability.Filter
	ok := false
	if ofThem() {
		if r.one("es") {
			r.one("un", "una")
			f, _, ok = r.filter()
			if !ok {
				f, ok = r.predicateFilter()
			}
		}
	} else if r.othersNames(&f) {
		ok = r.one("es") && ofThem()
	}
	if !ok || len(f.In) > 0 {
		return nil, false
	}
	r.earlier()
	r.amongNow = true
	f.In = []ability.Zone{ability.AmongThem}
	r.found = &f
	return ability.Exists{Of: f, Count: shape.AtLeastOne}, true
}

// anyOrPrev reports whether there are cards at hand to speak of.
func (r *reader) anyOrPrev() bool {
	return r.anyPick || r.before.has() || r.drawn != shape.NoneDrawn || r.before.drawn != shape.NoneDrawn
}

// amongThose reads "entre las cartas botadas hay", "botó" before what was among
// them.
func (r *reader) amongThose() bool {
	at := r.state
	if r.take("entre las cartas") {
		f := r.form(0)
		if f.Participle && actsOnCards[f.Verb] {
			r.advance(1)
			return r.one("hay")
		}
		if f.Past && actsOnCards[f.Verb] {
			r.advance(1)
			return true
		}
	}
	r.state = at
	_ = r.one("tu oponente", "se")
	if f := r.form(0); f.Was && movesCards[f.Verb] && r.anyOrPrev() && (r.anyPick || r.drawn != shape.NoneDrawn || !r.before.byEach) {
		r.advance(1)
		return true
	}
	r.state = at
	return false
}

// movesCards holds the verbs whose cards can be looked through afterwards.
var movesCards = map[es.Verb]bool{es.Botar: true, es.Descartar: true, es.Desterrar: true, es.Barajar: true, es.Mostrar: true}

// losses holds the verbs by which players lose cards that nobody controlled.
var losses = map[es.Verb]bool{es.Botar: true, es.Descartar: true}

// among reads what the cards at hand include: "hay un Oro o un Aliado".
func (r *reader) among() (ability.Condition, bool) {
	how := r.toks[r.pos-1].Form
	none := slices.ContainsFunc(r.toks[max(r.pos-5, r.begin):r.pos], func(t es.Token) bool { return t.Word == "no" })
	yours := how.Past && r.before.byEach && !r.anyPick && r.drawn == shape.NoneDrawn
	if how.Verb != es.Botar && movesCards[how.Verb] && how.Past && !r.anyPick && r.drawn == shape.NoneDrawn && r.before.drawn != shape.NoneDrawn {
		return r.ofThePicked() // "si descartaste un Héroe": not what was drawn since
	}
	if yours && losses[how.Verb] {
		return nil, false // "que controles" does not tell whose they were
	}
	r.earlier()
	r.amongNow = true
	b, ok := r.quantityBound()
	if !ok {
		if b = shape.AtLeastOne; !(none && r.one("ningun", "ninguna")) && !es.Nouns[r.peek()].Many {
			return nil, false
		}
	}
	f, _, ok := r.filter()
	if thus := r.peek() == "de" && r.ahead(1) == "esta" && r.ahead(2) == "forma"; !ok && how.Past && thus && b.Op != ability.Equal {
		ok = true // "si robaste 3 o más de esta forma": of them all
	}
	if at := r.pos; ok {
		if r.thisTurn(); r.pos > at || r.lastTurnOf("tu") || r.lastTurnOf("su") {
			return nil, false // what a player did in the turn, not what it was done to
		}
		_ = how.Past && r.take("de esta forma")
	}
	if how.Verb == es.Robar && shape.BareFilter(f) {
		r.amongNow = false // "si robaste 3 o más, descarta una": of the whole Mano
		f.In = []ability.Zone{ability.AmongThem}
		return ability.Exists{Of: f, Count: b}, ok
	}
	f.In = []ability.Zone{ability.AmongThem}
	if yours {
		f.Of = ability.You // "si destruiste un Aliado" after each player destroyed some
	}
	r.found = &f
	return ability.Exists{Of: f, Count: b}, ok
}

// amongBehind reads "un Oro entre ellas" after "hay".
func (r *reader) amongBehind() (ability.Condition, bool) {
	c, ok := r.among()
	return c, ok && r.anyOrPrev() && (r.one("entre ellas", "entre ellos", "entre esas cartas") || r.inThatHand())
}

// inThatHand reads "en ella" of a Mano or a Mazo Castillo that was looked at.
func (r *reader) inThatHand() bool {
	return (r.cardsLookedAt() || showsHand(r.before.did)) && r.one("en ella", "en esa mano")
}

// showsHand reports whether to show a Mano is the last thing that e does.
func showsHand(e ability.Effect) bool {
	if e == nil {
		return false
	}
	act, _ := shape.Ending(e).(ability.Act)
	all, ok := act.What.(ability.Every)
	return ok && act.Verb == ability.Show && len(all.Of.In) == 1 && all.Of.In[0] == ability.Hand
}

// ofThePicked reads what the one card was that was picked before others were drawn.
func (r *reader) ofThePicked() (ability.Condition, bool) {
	if p := r.before.pick; r.before.it < byPick || p.many || p.several || !r.one("un", "una") {
		return nil, false
	}
	f, _, ok := r.filter()
	end := r.pos
	r.thisTurn() // what a player did in the turn, not what it was done to
	inTurn := r.pos > end
	r.take("de esta forma")
	r.borrows = true
	return ability.Fits{Who: ability.It{}, Is: askedOf(f, false)}, ok && !inTurn && len(f.In) == 0 && f.Of == ability.Anyone
}

// someWere reads "un Aliado es botado de esta forma", "ningún Oro fue descartado así".
func (r *reader) someWere() (ability.Condition, bool) {
	none := r.one("ningun")
	b, ok := shape.AtLeastOne, none || r.one("algun")
	if !ok {
		b, ok = r.quantityBound()
	}
	f, _, such := r.filterOnly()
	if !ok || !such || len(f.In) > 0 || !r.one("es", "fue") {
		return nil, false
	}
	if _, ok := r.part(es.Botar, es.Descartar, es.Desterrar, es.Destruir, es.Subir, es.Barajar, es.Mostrar); !ok || !r.thus() || !r.anyOrPrev() || !r.anyPick && r.before.byEach {
		return nil, false
	}
	r.earlier()
	r.amongNow = true
	f.In = []ability.Zone{ability.AmongThem}
	r.found = &f
	return negate(ability.Exists{Of: f, Count: b}, none), true
}

// thus reads "de esta forma", by what was done before.
func (r *reader) thus() bool { return r.one("de esta forma", "asi") }
