package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// Doing once more what the sentence before does. To repeat an effect is to do another like it:
// the tree says it once more, and what the first one picked binds the other to nothing.

// maxAgain is how many more times a text says that something is done.
const maxAgain = 3

// repeat reads "repite este efecto", "repetir lo anterior 2 veces".
func (r *reader) repeat(f es.Form) (ability.Effect, bool) {
	if f.Clitic != "lo" && !r.one("este efecto", "el efecto", "ese efecto", "esta habilidad", "este proceso", "el proceso", "esta accion", "la accion", "lo anterior", "esto") {
		return nil, false
	}
	n, _ := r.moreTimes()
	return r.again(max(n, 1))
}

// doAgain reads "de nuevo", "una vez más" behind "hazlo", "hacer esto".
func (r *reader) doAgain(f es.Form) (ability.Effect, bool) {
	if f.Clitic != "lo" && !r.take("esto") {
		return nil, false
	}
	if r.one("de nuevo", "otra vez", "nuevamente") {
		return r.again(1)
	}
	n, more := r.moreTimes()
	if !more {
		return nil, false // "hazlo 2 veces": 2 in all, or 2 more?
	}
	return r.again(n)
}

// moreTimes reads "una vez más", "2 veces".
func (r *reader) moreTimes() (n int, more bool) {
	at := r.state
	r.one("solo")
	n, ok := r.natural()
	if !ok || n < 1 || !r.one("vez", "veces") {
		r.state = at
		return 0, false
	}
	return n, r.one("mas", "adicional")
}

// again is what the last ability does, n times. It fails where that is several things of which
// one alone may be meant, or where it is done to cards that it does not pick itself.
func (r *reader) again(n int) (ability.Effect, bool) {
	if len(r.done) == 0 || n > maxAgain {
		return nil, false
	}
	var once ability.Effect
	_, ok := shape.Redone(r.done[len(r.done)-1], func(e ability.Effect) (ability.Effect, bool) { once = e; return e, true })
	if !ok || !repeatable(once) {
		return nil, false
	}
	r.repeats = true
	out := once
	for range n - 1 {
		out = shape.Then(out, once)
	}
	return out, true
}

// repeatable reports whether an effect is one thing, and picks the cards itself to which it is
// done.
func repeatable(e ability.Effect) bool {
	steps := shape.Flat(e)
	for _, s := range steps[1:] {
		if s.Link == ability.Stop {
			return false // the one, or both?
		}
	}
	switch c := shape.DoneTo(steps[0].Do).(type) {
	case ability.Chosen, ability.Top, ability.Every:
		return !saidOfBefore(c)
	}
	_, searches := steps[0].Do.(ability.Search)
	return searches || !saidOfBefore(e)
}

// saidOfBefore reports whether a part of a tree is said of cards that came to hand before.
func saidOfBefore(part any) (before bool) {
	ability.Walk(part, func(v any) {
		switch v.(type) {
		case ability.It, ability.BearerOfIt, ability.EventCard, ability.Cause, ability.TheOther, ability.NamedCard, ability.Opposing, ability.Held, ability.Done:
			before = true
		}
	})
	return before
}
