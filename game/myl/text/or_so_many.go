package text

import (
	"reflect"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// Another number on a condition: "gana 1 a la Fuerza, o 3 si es un Dragón", "roba 1 carta o 2 si
// controlas un Tótem".

// orSoMany reads ", o 3 si es un Dragón" behind what cards gain or lose: on which
// condition that is another number. Of a condition that asks for more than the one before it
// reads "y 3 si esa Arma es de Coste 3 o más" as well.
func (r *reader) orSoMany(h *header, e ability.Effect) (cond ability.Condition, instead ability.Effect, ok bool) {
	at := r.state
	m, changes := e.(ability.Modify)
	r.comma()
	further := len(h.ifs) > 0 && shape.IsReference(m.Who) && r.one("y")
	if !changes || len(m.Traits) != 1 || !further && !r.one("o") {
		r.state = at
		return nil, nil, false
	}
	n, counted := r.natural()
	_ = r.toStrength()
	r.subject, r.condIt = m.Who, !shape.IsReference(m.Who)
	if counted = counted && n > 0 && r.one("si"); counted && further {
		cond, ok = r.moreThanThat(last(h.ifs))
	} else if counted {
		cond, ok = r.condition()
	}
	if d, timed := r.duration(); ok && timed {
		m.Until = d
	}
	counts, numbered := numbering(m, n)
	if ok = ok && numbered; ok {
		m = counts.(ability.Modify)
	}
	if _, every := m.Who.(ability.Every); !shape.IsReference(m.Who) && !(every && !shape.AsksOfIt(cond)) {
		m.Who = ability.It{}
	}
	if !ok || cond == nil || !r.atEnd() {
		r.state = at
		return nil, nil, false
	}
	return cond, m, true
}

// moreThanThat reads a condition that holds only where the one before it does: so many more of the
// same, or what the Arma is of which that asked.
func (r *reader) moreThanThat(first ability.Condition) (ability.Condition, bool) {
	switch first := first.(type) {
	case ability.Exists:
		c, ok := r.condition()
		more, same := c.(ability.Exists)
		less, _ := first.Count.N.(ability.Number)
		n, known := more.Count.N.(ability.Number)
		return c, ok && same && known && reflect.DeepEqual(first.Of, more.Of) && first.Count.Op == ability.AtLeast && more.Count.Op == ability.AtLeast && n > less
	case ability.Fits:
		armed := ability.Quality(ability.Is{State: ability.Armed})
		if len(first.Is.That) != 1 || first.Is.That[0] != armed || !r.one("esa arma es", "esta es", "el arma es", "esa arma tiene", "el arma tiene") {
			return nil, false
		}
		some := ability.CarriesSome{Of: ability.Filter{Types: []card.Type{card.Weapon}}, Count: shape.AtLeastOne}
		before := r.pos
		r.qualities(&some.Of)
		if r.pos == before && r.take("coste") && !r.bound(&some.Of.Cost, costOf) {
			return nil, false
		}
		return ability.Fits{Who: first.Who, Is: ability.Filter{That: []ability.Quality{some}}}, r.pos > before
	}
	return nil, false
}

// orThatMany reads ", o 2 si controlas un Tótem" behind what is done so many times: on which
// condition it is done another number of times.
func (r *reader) orThatMany(e ability.Effect) (ability.Effect, bool) {
	at := r.state
	r.comma()
	if !r.one("o") {
		r.state = at
		return e, false
	}
	n, counted := r.natural()
	out, ok := onPaid(e, func(once ability.Effect) (ability.Effect, bool) {
		other, can := onEnding(once, func(e ability.Effect) (ability.Effect, bool) {
			_, changes := e.(ability.Modify)
			r.unitOf(e)
			other, ok := numbering(e, n)
			return other, ok && !changes
		})
		r.picked, r.drawn = false, shape.NoneDrawn // the condition comes before what is done
		if !can || !counted || n == 0 || !r.one("si") {
			return nil, false
		}
		cond, ok := r.condition()
		if !ok || cond == nil || shape.AsksOfIt(cond) || shape.AsksAmongThem(cond) {
			return nil, false
		}
		return eitherDone(once, cond, other, standsFor{})
	})
	if !ok || !r.atEnd() {
		r.state = at
		return e, false
	}
	return out, true
}

// unitOf reads what is counted, where it is said again: "o 2 cartas".
func (r *reader) unitOf(e ability.Effect) {
	switch e.(type) {
	case ability.Draw, ability.Mill:
		_ = r.one("carta", "cartas")
	case ability.Generate:
		_ = r.one("oro", "oros")
	}
}

// numbering is an effect of a plain number with n in its place.
func numbering(e ability.Effect, n int) (ability.Effect, bool) {
	number := ability.Number(n)
	plain := func(a ability.Amount) bool {
		_, ok := a.(ability.Number)
		return ok
	}
	switch e := e.(type) {
	case ability.Draw:
		ok := plain(e.N)
		e.N = number
		return e, ok
	case ability.Mill:
		ok := plain(e.N)
		e.N = number
		return e, ok
	case ability.Generate:
		ok := plain(e.N)
		e.N = number
		return e, ok
	case ability.Act:
		c, ok := e.What.(ability.Chosen)
		ok = ok && plain(c.Count.N) && c.Count.Kind <= ability.UpTo
		c.Count.N = number
		e.What = c
		return e, ok
	case ability.Modify:
		if len(e.Traits) != 1 {
			return e, false
		}
		switch e.Traits[0].(type) {
		case ability.Strengthen:
			e.Traits = changeBy(false, number)
			return e, true
		case ability.Weaken:
			e.Traits = changeBy(true, number)
			return e, true
		}
	}
	return e, false
}

// onPaid has f say anew the last thing that an effect does, with whether it may be done.
func onPaid(e ability.Effect, f func(ability.Effect) (ability.Effect, bool)) (out ability.Effect, ok bool) {
	paid, price := unwrapMay(e).(ability.InOrderTo)
	steps := shape.Flat(e)
	end := len(steps) - 1
	switch {
	case price:
		paid.Do, ok = onPaid(paid.Do, f)
		if may, allowed := e.(ability.May); allowed {
			may.Do = paid
			return may, ok
		}
		return paid, ok
	case end > 0:
		steps[end].Do, ok = onPaid(steps[end].Do, f)
		return shape.Sequence(steps), ok
	}
	return f(e)
}

// onDeed has f say anew what an effect does that may be done or is paid for.
func onDeed(e ability.Effect, f func(ability.Effect) (ability.Effect, bool)) (out ability.Effect, ok bool) {
	switch x := e.(type) {
	case ability.May:
		x.Do, ok = onDeed(x.Do, f)
		return x, ok
	case ability.InOrderTo:
		x.Do, ok = onDeed(x.Do, f)
		return x, ok
	}
	return f(e)
}

// onEnding has f say anew the last thing that an effect does.
func onEnding(e ability.Effect, f func(ability.Effect) (ability.Effect, bool)) (ability.Effect, bool) {
	return onDeed(e, func(e ability.Effect) (ability.Effect, bool) {
		steps := shape.Flat(e)
		end := len(steps) - 1
		if end == 0 {
			return f(e)
		}
		last, ok := onEnding(steps[end].Do, f)
		steps[end].Do = last
		return shape.Sequence(steps), ok
	})
}
