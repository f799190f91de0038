package text

import (
	"reflect"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// it is what a pronoun refers to here: the latest pick of this ability, else the
// card of its event, else what an earlier sentence picked.
func (r *reader) it() ability.Cards {
	switch {
	case r.picked:
		return ability.It{}
	case r.foeActs:
		return r.foe
	case r.event != nil:
		if r.event == (ability.This{}) || r.event == (ability.Bearer{}) {
			return r.event
		}
		if r.drawn != shape.NoneDrawn {
			return ability.EventCard{}
		}
		return ability.It{}
	case r.subject != nil:
		return r.subject
	case r.before.has():
		return r.pickedBefore()
	case ability.IsBearer(r.before.known):
		return ability.Bearer{}
	}
	return ability.This{}
}

// pickedBefore is what was picked in this sentence or before it.
func (r *reader) pickedBefore() ability.Cards {
	if r.anyPick {
		return ability.It{}
	}
	r.borrows = true
	if r.before.it == byEvent && r.before.drawn != shape.NoneDrawn {
		return ability.EventCard{}
	}
	return ability.It{}
}

// drew notes that cards were drawn or milled.
func (r *reader) drew(n ability.Amount, milled bool) {
	r.drawn, r.milled, r.namedLast = shape.SeveralDrawn, milled, false
	if n == ability.Amount(ability.Number(1)) {
		r.drawn = shape.OneDrawn
	}
}

// theDrawn is the cards that were drawn or milled last, as "esa carta" and "ponlas"
// speak of them: many says which.
func (r *reader) theDrawn(many bool) (ability.Cards, bool) {
	how := r.drawn
	if how == shape.NoneDrawn && !r.anyPick && r.event == nil {
		how = r.before.drawn
	}
	if how == shape.NoneDrawn || many != (how == shape.SeveralDrawn) {
		return nil, false
	}
	r.earlier()
	return ability.Every{Of: ability.Filter{In: []ability.Zone{ability.AmongThem}}}, true
}

// earlier is what an earlier part of the ability picked.
func (r *reader) earlier() {
	if !r.anyPick && r.drawn == shape.NoneDrawn {
		r.borrows = true
	}
}

// theEvents is what a pronoun refers to that must mean the event's card.
func (r *reader) theEvents() ability.Cards {
	switch {
	case r.event == nil:
		return r.it()
	case r.event == (ability.This{}), r.event == (ability.Bearer{}):
		return r.event
	case r.picked:
		return ability.EventCard{}
	}
	return ability.It{}
}

// pick notes that cards were picked.
func (r *reader) pick(many bool) {
	r.namedLast, r.looked, r.drawn, r.milled, r.sought, r.repaid = false, false, shape.NoneDrawn, false, false, false
	r.found = nil
	gone, ok := r.latestPick, r.picked
	if !r.anyPick && r.event == nil {
		gone, ok = r.before.pick, r.before.it >= byPick
	}
	r.behindGone = ok && gone.gone && gone.pickType != card.Gold
	r.picked, r.anyPick, r.latestPick = true, true, latestPick{many: many}
}

// pickedAs takes what was picked since back: an option does not know of the others.
func (r *reader) pickedAs(s state) {
	r.picked, r.drawn, r.latestPick = s.picked, s.drawn, s.latestPick
}

// cards reads a noun phrase that stands for cards.
func (r *reader) cards() (ability.Cards, bool) {
	return try(r, func() (ability.Cards, bool) {
		if !r.enter() {
			return nil, false
		}
		defer r.leave()
		if p := r.peek(); p == "a" || p == "de" && r.ahead(1) == "entre" {
			r.advance(1)
		}
		from := r.pos
		c, ok := r.plainCards()
		if !ok {
			return nil, false
		}
		return r.withKin(c, from)
	})
}

// plainCards reads cards that are one kind: a reference, the top of a castle, a whole zone,
// a selection.
func (r *reader) plainCards() (ability.Cards, bool) {
	if c, ok := r.reference(); ok {
		return c, true
	}
	if r.opens(anEnd) || r.token().Kind == es.Number {
		if c, ok := try(r, r.topOrBottom); ok {
			return c, true
		}
	}
	if z, of, ok := r.wholeZone(); ok {
		r.pick(true)
		r.outside = shape.OutOfPlay(z)
		return ability.Every{Of: ability.Filter{Of: of, In: []ability.Zone{z}}}, true
	}
	if r.beginsOther() {
		var f ability.Filter
		if r.names(&f) {
			r.qualities(&f)
			r.pick(false)
			r.pickNamed = true
			return shape.OneOf(f), true
		}
	}
	if c, ok := tryWhere(r, oneOfMany, r.oneOfThose); ok {
		return c, true
	}
	if f, ok := tryWhere(r, ofAKind, r.sameKindOf); ok {
		r.pick(true)
		return ability.Every{Of: f}, true
	}
	if r.saysItsArms() {
		return r.itsArms()
	}
	if c, ok := r.selection(); ok {
		if both, ok := try(r, func() (ability.Cards, bool) { return r.orOfType(c) }); ok {
			return both, true
		}
		return c, true
	}
	return nil, false
}

// orOfType reads "o un Tótem tuyo" behind "un Aliado tuyo": one of either type of the same player's.
func (r *reader) orOfType(c ability.Cards) (ability.Cards, bool) {
	first, ok := c.(ability.Chosen)
	if w := r.peek(); !ok || w != "o" && w != "u" && w != "," || !plainOf(first) {
		return nil, false
	}
	comma := r.one(",")
	if !r.one("o", "u") {
		return nil, false
	}
	c, ok = r.selection()
	second, chosen := c.(ability.Chosen)
	if !ok || !chosen || !plainOf(second) || first.Of.Of != second.Of.Of || first.Of.Types[0] == second.Of.Types[0] {
		return nil, false
	}
	if comma {
		r.one(",")
	}
	first.Of.Types = insertType(first.Of.Types, second.Of.Types[0])
	r.pickType, r.pickNamed, r.lastNoun = card.NoType, true, first.Of
	return first, true
}

// plainOf reports whether one card of a type is picked, of which is said whose it is and no more.
func plainOf(c ability.Chosen) bool {
	plain := ability.Filter{Types: c.Of.Types, Of: c.Of.Of}
	return len(plain.Types) == 1 && plain.Of != ability.Anyone && reflect.DeepEqual(c, shape.OneOf(plain))
}

// sameKindOf reads "los tuyos", "las de tu oponente": that player's cards of the kind that was
// spoken of last.
func (r *reader) sameKindOf() (ability.Filter, bool) {
	f := ability.Filter{Types: r.lastNoun.Types, Races: r.lastNoun.Races}
	if len(f.Types) == 0 || !r.one("los", "las") {
		return f, false
	}
	other := r.lastNoun
	if other.Of = ability.Anyone; !reflect.DeepEqual(f, other) {
		return f, false
	}
	switch {
	case r.one("tuyos", "tuyas"):
		f.Of = ability.You
	case r.take("de tu oponente"), r.one("oponentes"):
		f.Of = ability.Opponent
	}
	return f, f.Of != ability.Anyone
}

// oneOfThose reads "el que tenga menor Fuerza", "la de mayor Coste", "los que queden con
// Fuerza 0": which of several cards at hand.
func (r *reader) oneOfThose() (ability.Cards, bool) {
	if r.picked && !r.many || !r.picked && (!r.before.has() || r.before.oneAlly() || r.event != nil) {
		return nil, false
	}
	f := ability.Filter{In: []ability.Zone{ability.AmongThem}}
	if r.one("los", "las") && r.peek() == "que" {
		ok := r.thatQuality(&f)
		r.earlier()
		r.pick(true)
		return ability.Every{Of: f}, ok && f.Of == ability.Anyone && len(f.In) == 1
	}
	if !r.one("el", "la", "al") {
		return nil, false
	}
	if r.one("que") {
		v, ok := r.verb(es.Tener)
		if !ok || v.Infinitive || v.Many {
			return nil, false
		}
	} else if !r.one("de") {
		return nil, false
	}
	if !r.extreme(&f) {
		return nil, false
	}
	r.earlier()
	r.pick(false)
	r.fromThem, r.pickNamed = true, true
	return shape.OneOf(f), true
}

// beginsOther reports whether the name of another card may begin here.
func (r *reader) beginsOther() bool {
	t := r.token()
	return t.Kind == es.Name || t.Capital && t.Self == 0 && (!es.Known(t.Word) || es.Nouns[t.Word].Race != card.NoRace || es.Nouns[t.Word].Typ == card.Totem || epithet[t.Word] && r.pos > r.begin)
}
