package text

import (
	"reflect"
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// What a further payment makes more: "si pagas 2 Oros más, destruye 2 en vez de 1" destroys
// one more for it.

// bought is what a sentence gives for a price: its own, or where it is nil that of the
// sentence before ("si lo haces").
func bought(e ability.Effect) (price, do ability.Effect, ok bool) {
	if may, allowed := e.(ability.May); allowed && may.Who == ability.You {
		e = may.Do
	}
	switch e := e.(type) {
	case ability.IfThen:
		return nil, e.Then, e.If == (ability.Condition)(ability.Done{})
	case ability.InOrderTo:
		_, pays := e.First.(ability.Pay)
		return e.First, e.Do, pays
	}
	return nil, nil, false
}

// boughtMore adds to the last ability what e does beyond its like there, for a price.
func boughtMore(done []ability.Ability, price, e ability.Effect, was int) ([]ability.Ability, bool) {
	if len(done) == 0 {
		return done, false
	}
	out := slices.Clone(done)
	at := len(out) - 1
	if used, ok := out[at].(ability.Activated); ok && used.Cost != nil {
		return done, false // beside that price, or in its place?
	}
	a, ok := shape.Redone(out[at], func(before ability.Effect) (ability.Effect, bool) {
		steps := shape.Flat(before)
		if price == nil {
			may, ok := steps[len(steps)-1].Do.(ability.May)
			if _, pays := may.Do.(ability.Pay); !ok || !pays || may.Who != ability.You {
				return before, false
			}
			price, steps = may.Do, steps[:len(steps)-1]
		}
		i := lastAlike(steps, e)
		if i < 0 {
			return before, false
		}
		more, ok := beyond(steps[i].Do, e, was)
		further := ability.May{Who: ability.You, Do: ability.InOrderTo{First: price, Do: more}}
		return shape.Sequence(append(steps, ability.Step{Do: further})), ok
	})
	out[at] = a
	return out, ok
}

// beyond is what an effect does more than another of its verb, which did so many: was, where
// that is said.
func beyond(before, e ability.Effect, was int) (ability.Effect, bool) {
	more := func(a, b ability.Amount) (ability.Amount, bool) {
		n, known := a.(ability.Number)
		m, same := b.(ability.Number)
		return m - n, known && same && m > n && (was == 0 || was == int(n))
	}
	var ok bool
	switch e := e.(type) {
	case ability.Draw:
		b := before.(ability.Draw)
		b.N, ok = more(b.N, e.N)
		return b, ok && (e.Who == ability.You || e.Who == b.Who)
	case ability.Mill:
		b := before.(ability.Mill)
		b.N, ok = more(b.N, e.N)
		return b, ok && (e.Who == ability.You || e.Who == b.Who)
	case ability.Act:
		b := before.(ability.Act)
		x, chosen := b.What.(ability.Chosen)
		y, known := e.What.(ability.Chosen)
		if !chosen || !known || x.Count.Kind != y.Count.Kind || x.Random != y.Random || !shape.BareFilter(y.Of) && !reflect.DeepEqual(x.Of, y.Of) {
			return nil, false
		}
		x.Count.N, ok = more(x.Count.N, y.Count.N)
		x.Of.Other = x.Of.Other || len(x.Of.In) == 0
		b.What = x
		return b, ok
	}
	return nil, false
}
