package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// quantityBound reads "2 o más", "uno o más", "un", "menos".
func (r *reader) quantityBound() (ability.Bound, bool) {
	if r.peek() == "solo" {
		r.advance(1)
		n, ok := r.natural()
		return ability.Bound{Op: ability.Equal, N: ability.Number(n)}, ok
	}
	if r.peek() == "un" && r.ahead(1) == "solo" || r.peek() == "una" && r.ahead(1) == "sola" {
		r.advance(2)
		return shape.ExactlyOne, true
	}
	if n, ok := r.natural(); ok {
		b := ability.Bound{Op: ability.AtLeast, N: ability.Number(n)}
		switch {
		case r.take("o menos"):
			b.Op = ability.AtMost
		case r.one("o mas", "o mayor"):
		case n == 0:
			b.Op = ability.AtMost // "controlas 0 Tótems": none
		}
		return b, true
	}
	if r.one("al menos", "minimo", "un minimo de") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.AtLeast, N: ability.Number(n)}, ok
	}
	if r.one("hasta", "como maximo", "maximo") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.AtMost, N: ability.Number(n)}, ok
	}
	if r.take("mas de") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.AtLeast, N: ability.Number(n + 1)}, ok
	}
	if r.take("menos de") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.AtMost, N: ability.Number(n - 1)}, ok && n > 0
	}
	if r.one("exactamente") {
		n, ok := r.natural()
		return ability.Bound{Op: ability.Equal, N: ability.Number(n)}, ok
	}
	if r.one("algun", "alguna") {
		return shape.AtLeastOne, true
	}
	return ability.Bound{}, false
}

// boundBehind reads "o menos" behind the noun: "3 cartas o menos".
func (r *reader) boundBehind(b ability.Bound) ability.Bound {
	if b.Op == ability.AtLeast {
		r.orMore(&b)
	}
	return b
}

// blockedNow is that an attacker is blocked, or that nobody blocks it.
func blockedNow(not bool) []ability.Quality {
	if not {
		return []ability.Quality{ability.Is{State: ability.Unblocked}}
	}
	return []ability.Quality{ability.Is{State: ability.BlockedNow}}
}

// liesThere reads "en tu Cementerio hay 3 o más Aliados", "no hay cartas en tu
// Mano".
func (r *reader) liesThere() (ability.Condition, bool) {
	zones, of, first := r.in()
	no := r.one("no")
	if !r.one("hay") {
		return nil, false
	}
	b, ok := r.quantityBound()
	if !ok {
		if r.one("ningun", "ninguna") && no {
			ok = true
		}
		b = shape.AtLeastOne
	}
	f, _, ok := r.filter()
	if !ok || first == (len(f.In) > 0) || !first && zonesInPlay(f.In) {
		return nil, false
	}
	if first {
		f.In, f.Of = zones, of
	}
	r.lastNoun, r.condMany = f, b != shape.AtLeastOne
	r.foundThere(f, b, no)
	return negate(ability.Exists{Of: f, Count: b}, no), true
}

// handHolds reads "tiene 2 o más Talismanes" of a hand that was looked at.
func (r *reader) handHolds() (ability.Condition, bool) {
	if !r.cardsLookedAt() {
		return nil, false
	}
	no := r.one("no")
	r.take("tu oponente")
	no = r.one("no") || no
	if v, ok := r.verb(es.Tener); !ok || v.Infinitive || v.You || v.Clitic != "" {
		return nil, false
	}
	b, ok := r.quantityBound()
	if !ok {
		if r.one("ningun", "ninguna") && !no {
			return nil, false
		}
		b = shape.AtLeastOne
	}
	f, _, ok := r.filter()
	if !ok || f.Of != ability.Anyone || len(f.In) > 1 || len(f.In) == 1 && f.In[0] != ability.Hand {
		return nil, false
	}
	if r.toks[r.pos-1].Word == "juego" || r.peek() == "en" {
		return nil, false
	}
	return r.areAmong(f, b, no)
}

// amongLookedAt reads "un Talismán" after "hay", where cards were looked at and no other place is
// said.
func (r *reader) amongLookedAt(no bool) (ability.Condition, bool) {
	if !r.cardsLookedAt() || !r.looked && !r.asksFirst() {
		return nil, false
	}
	b, ok := r.quantityBound()
	if !ok {
		b = shape.AtLeastOne
		if r.one("ningun", "ninguna") && !no {
			return nil, false
		}
	}
	f, _, ok := r.filter()
	if r.inThatHand(); !ok || f.Of != ability.Anyone || len(f.In) > 0 || r.behind("juego") || r.peek() == "en" {
		return nil, false
	}
	return r.areAmong(f, b, no)
}

// asksFirst reports whether the condition that is read stands first in its sentence, so that it
// goes on with what was done before.
func (r *reader) asksFirst() bool {
	i := r.pos - 1
	for i > 0 && r.toks[i].Word != "si" {
		i--
	}
	if i > 0 && r.toks[i-1].Word == "," {
		i--
	}
	return i == 0 || r.toks[i-1].Kind == es.Stop || r.toks[i-1].Word == "luego"
}

// areAmong is the condition that so many of the cards at hand are such.
func (r *reader) areAmong(f ability.Filter, b ability.Bound, no bool) (ability.Condition, bool) {
	r.earlier()
	r.amongNow, r.lastNoun = true, f
	f.In = []ability.Zone{ability.AmongThem}
	r.found = &f
	return negate(ability.Exists{Of: f, Count: b}, no), true
}

// zonesInPlay reports whether the zones are lines, whose cards are in play.
func zonesInPlay(in []ability.Zone) bool {
	for _, z := range in {
		if shape.IsLine(z) {
			return true
		}
	}
	return false
}

// outnumbers reads "menos Aliados que tu oponente", "más cartas en tu Mano que
// tu oponente", "la misma cantidad de Oros que tu oponente".
func (r *reader) outnumbers(of ability.Player) (ability.Condition, bool) {
	op := ability.Equal
	switch {
	case r.one("menos"):
		op = ability.LessThan
	case r.one("mas"):
		op = ability.MoreThan
	case r.one("la misma cantidad de", "igual cantidad de", "el mismo numero de", "igual numero de"):
	default:
		return nil, false
	}
	if r.peek() == "de" {
		return nil, false
	}
	f, _, ok := r.filter()
	if ok && len(f.In) > 0 && !r.said {
		f.Of = ability.Anyone // "en la Mano": in his own
	}
	if !ok || !r.one("que") || f.Of != ability.Anyone && f.Of != of {
		return nil, false
	}
	switch {
	case of == ability.You && r.take("tu oponente"):
	case of == ability.Opponent && r.one("tu"):
		op = map[ability.Op]ability.Op{ability.LessThan: ability.MoreThan, ability.MoreThan: ability.LessThan, ability.Equal: ability.Equal}[op]
	default:
		return nil, false
	}
	if len(f.In) == 0 {
		r.take("en juego")
	}
	if len(f.In) > 1 {
		return nil, false
	}
	theirs := f
	f.Of, theirs.Of = ability.You, ability.Opponent
	return ability.Compares{A: ability.CountOf{Of: f}, Op: op, With: ability.CountOf{Of: theirs}}, true
}
