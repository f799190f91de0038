package text

import "castillo/game/myl/ability"

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
			return f.participle && movesCards[f.verb]
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
	if r.take("entre las cartas") {
		f := r.form(0)
		if f.participle && actsOnCards[f.verb] {
			r.advance(1)
			return r.one("hay")
		}
		if f.past && actsOnCards[f.verb] {
			r.advance(1)
			return true
		}
	}
	r.state = at
	_ = r.one("tu oponente", "se")
	if f := r.form(0); f.was && movesCards[f.verb] && r.anyOrPrev() && (r.anyPick || r.drawn != noneDrawn || !r.before.byEach) {
		r.advance(1)
		return true
	}
	r.state = at
	return false
}

// movesCards holds the verbs whose cards can be looked through afterwards.
var movesCards = map[verb]bool{vBotar: true, vDescartar: true, vDesterrar: true, vBarajar: true, vMostrar: true}

// losses holds the verbs by which players lose cards that nobody controlled.
var losses = map[verb]bool{vBotar: true, vDescartar: true}

// among reads what the cards at hand include: "hay un Oro o un Aliado".
func (r *reader) among() (ability.Condition, bool) {
	how := r.toks[r.pos-1].form
	yours := how.past && r.before.byEach && !r.anyPick && r.drawn == noneDrawn
	if how.verb != vBotar && movesCards[how.verb] && how.past && !r.anyPick && r.drawn == noneDrawn && r.before.drawn != noneDrawn {
		return r.ofThePicked() // "si descartaste un Héroe": not what was drawn since
	}
	if yours && losses[how.verb] {
		return nil, false // "que controles" does not tell whose they were
	}
	r.earlier()
	r.amongNow = true
	b, ok := r.quantityBound()
	if !ok {
		return nil, false
	}
	f, _, ok := r.filter()
	if thus := r.peek() == "de" && r.ahead(1) == "esta" && r.ahead(2) == "forma"; !ok && how.past && thus && b.Op != ability.Equal {
		ok = true // "si robaste 3 o más de esta forma": of them all
	}
	if at := r.pos; ok {
		if r.thisTurn(); r.pos > at {
			return nil, false // what a player did in the turn, not what it was done to
		}
		_ = how.past && r.take("de esta forma")
	}
	if how.verb == vRobar && bareFilter(f) {
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
	return r.cardsLookedAt() && r.one("en ella", "en esa mano")
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

// amongThem reports whether the cards are some of those at hand.
func amongThem(f ability.Filter) bool { return len(f.In) == 1 && f.In[0] == ability.AmongThem }

// someWere reads "un Aliado es botado de esta forma", "ningún Oro fue descartado así".
func (r *reader) someWere() (ability.Condition, bool) {
	none := r.one("ningun")
	b, ok := atLeastOne, none || r.one("algun")
	if !ok {
		b, ok = r.quantityBound()
	}
	f, _, such := r.filterOnly()
	if !ok || !such || len(f.In) > 0 || !r.one("es", "fue") {
		return nil, false
	}
	if _, ok := r.part(vBotar, vDescartar, vDesterrar, vDestruir, vSubir, vBarajar, vMostrar); !ok || !r.thus() || !r.anyOrPrev() || !r.anyPick && r.before.byEach {
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
