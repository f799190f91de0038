package text

import (
	"reflect"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// swap reads what two cards trade, after "intercambia": "la Fuerza de un Aliado por
// la de otro Aliado", "las Fuerzas de 2 Aliados", "el control de un Aliado que
// controles y un Aliado oponente".
func (r *reader) swap() (ability.Effect, bool) {
	s := ability.Swap{}
	switch {
	case r.take("su fuerza") && !r.atEnd() && r.peek() != "hasta":
		if s.A = r.it(); ability.IsThis(s.A) && r.facts.Type != card.Ally && r.facts.Type != card.NoType {
			return nil, false // "su Fuerza" of what has none
		}
		return r.swapWith(s)
	case r.behind("fuerza"), r.one("sus fuerzas"):
		s.A = r.it() // of the two that were chosen
		s.Until, _ = r.duration()
		return s, ability.IsIt(s.A)
	case r.one("el control", "control"):
		s.What = ability.TheirControl
	case r.one("la") && r.one("fuerza", "fuerzas"), r.one("fuerza", "fuerzas", "las fuerzas"):
	default:
		return r.swapSides()
	}
	if r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	var ok bool
	if s.A, ok = r.cards(); !ok {
		return nil, false
	}
	return r.swapWith(s)
}

// swapWith reads "por la de otro Aliado" behind the first of those that trade, which may be
// both of them.
func (r *reader) swapWith(s ability.Swap) (ability.Effect, bool) {
	if r.one("por", "con", "y") {
		_ = r.one("la de", "el de", "la", "de")
		var ok bool
		if s.B, ok = r.cards(); !ok {
			return nil, false
		}
	} else if !shape.IsTwo(s.A) {
		return nil, false
	}
	s.Until, _ = r.duration()
	return s, s.What != ability.TheirControl || opposed(s.A, s.B)
}

// swapSides reads "un Aliado que controles por un Aliado oponente": what changes is
// who controls them.
func (r *reader) swapSides() (ability.Effect, bool) {
	s := ability.Swap{What: ability.TheirControl}
	var ok bool
	if s.A, ok = r.cards(); !ok || !r.one("por", "con") {
		return nil, false
	}
	if s.B, ok = r.cards(); !ok {
		return nil, false
	}
	s.Until, _ = r.duration()
	return s, opposed(s.A, s.B)
}

// trade reads "hasta 3 cartas de tu Mano por la misma cantidad de cartas de tu
// Cementerio": what changes is where they lie.
func (r *reader) trade() (ability.Effect, bool) {
	c, ok := r.cards()
	give, chosen := c.(ability.Chosen)
	if !ok || !chosen || !r.one("por", "con") {
		return nil, false
	}
	get, ok := r.traded()
	if n, literal := give.Count.N.(ability.Number); literal && give.Count.Kind == ability.Exactly && get.Count.N == ability.Amount(ability.CardsMoved) {
		get.Count.N = n
	}
	t := ability.Trade{Who: r.actor, Give: give, Get: get}
	r.pick(true)
	return t, ok && tradable(t)
}

// traded reads what is got in a trade, behind "por".
func (r *reader) traded() (ability.Chosen, bool) {
	if top, of, ok := r.tradedTop(); ok {
		return ability.Chosen{Count: ability.Count{N: top}, Of: ability.Filter{Of: of, In: []ability.Zone{ability.Castle}}}, true
	}
	if r.one("la misma cantidad de", "igual cantidad de", "el mismo numero de", "igual numero de") {
		f, n, ok := r.filter()
		return ability.Chosen{Count: ability.Count{N: ability.CardsMoved}, Of: f}, ok && n.Many
	}
	c, _ := r.cards()
	get, ok := c.(ability.Chosen)
	get.Of.Other = false // "por otra de tu Cementerio"
	return get, ok
}

// tradedTop reads how many of the first cards of a castle are got in a trade, and whose it is: "la
// misma cantidad de cartas de la parte superior de tu Mazo Castillo", "las 2 primeras cartas".
func (r *reader) tradedTop() (n ability.Amount, of ability.Player, ok bool) {
	at := r.state
	if r.one("la misma cantidad de", "igual cantidad de", "el mismo numero de", "igual numero de") {
		if r.one("cartas superiores", "las primeras cartas", "primeras cartas") && (r.peek() == "del" || r.one("de")) {
			if z, of, ok := r.place(); ok && z == ability.Castle {
				return ability.CardsMoved, of, true
			}
		}
	} else if c, ok := r.cards(); ok {
		if top, first := c.(ability.Top); first && top.In == ability.Castle {
			return top.N, top.Of, true
		}
	}
	r.state = at
	return nil, 0, false
}

// tradable reports whether as many cards of one player lie in two zones, of which one is
// out of play.
func tradable(t ability.Trade) bool {
	same := t.Give.Count.Kind == ability.Exactly && reflect.DeepEqual(t.Give.Count, t.Get.Count) || t.Get.Count == (ability.Count{N: ability.CardsMoved})
	a, b := t.Give.Of, t.Get.Of
	if !same || a.Of != b.Of || a.Of == ability.Anyone || len(a.In)+len(b.In) == 0 {
		return false
	}
	if t.OfCastle() {
		return len(a.In) == 1 && a.In[0] == ability.Hand
	}
	return fixedZone(a) && fixedZone(b) && (len(a.In) != len(b.In) || a.In[0] != b.In[0])
}

// fixedZone reports whether a filter looks in play, in a hand, a cemetery or an exile.
func fixedZone(f ability.Filter) bool {
	if len(f.In) == 0 {
		return true
	}
	return len(f.In) == 1 && (f.In[0] == ability.Hand || f.In[0] == ability.Cemetery || f.In[0] == ability.Exile)
}

// opposed reports whether each player controls one of two allies that are to change
// sides.
func opposed(a, b ability.Cards) bool {
	first, second := sideOf(a), sideOf(b)
	return first == ability.You && second == ability.Opponent || first == ability.Opponent && second == ability.You
}

// sideOf is who controls an ally or totem, or Anyone where it does not say.
func sideOf(c ability.Cards) ability.Player {
	switch c := c.(type) {
	case ability.This:
		return ability.You
	case ability.Chosen:
		if t := shape.OneType(c.Of); len(c.Of.In) == 0 && (t == card.Ally || t == card.Totem || t == card.Gold) && c.Count == (ability.Count{N: ability.Number(1)}) {
			return c.Of.Of
		}
	}
	return ability.Anyone
}

// trades reads "intercambian sus Fuerzas" after two cards, which may be said one by one.
func (r *reader) trades(c ability.Cards) (ability.Effect, bool) {
	s := ability.Swap{A: c}
	if r.one("y", "con") {
		var ok bool
		if s.B, ok = r.cards(); !ok {
			return nil, false
		}
	}
	if v, ok := r.verb(es.Intercambiar); !ok || v.Infinitive || !r.one("su", "sus") || !r.one("fuerza", "fuerzas") {
		return nil, false
	}
	s.Until, _ = r.duration()
	return s, s.B != nil || shape.IsTwo(c)
}
