package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// The card that was played last in the turn.

// lastOne reads "el último Talismán que hayas jugado este turno". A Talismán that was played lies in
// a cemetery then.
func (r *reader) lastOne() (ability.Cards, bool) {
	if !r.one("el", "la") {
		return nil, false
	}
	r.advance(1)
	before := r.state
	var f ability.Filter
	if _, ok := r.kinds(&f); !ok || f.Races != 0 || len(f.Types) > 1 {
		return nil, false
	}
	t, ok := try(r, func() (ability.Amount, bool) { return r.tally(f) })
	on, _ := t.(ability.Tally)
	if !ok || on.On.What != ability.Plays {
		return nil, false
	}
	add(&f, ability.LastPlayed{By: on.On.Who, Type: shape.OneType(f)})
	r.qualities(&f)
	switch {
	case len(f.In) > 0:
	case r.lying != nil:
		f.In, f.Of = r.lying.in, r.lying.of
	case shape.OneType(f) == card.Talisman:
		f.In, f.Of = []ability.Zone{ability.Cemetery}, on.On.Who
	}
	r.lastNoun = f
	r.pick(false)
	r.pickedFrom(f, before)
	return shape.OneOf(f), true
}

// playedLast reads "jugaste en último lugar este turno", "jugado en último lugar este turno".
func (r *reader) playedLast(f *ability.Filter) bool {
	at := r.state
	last := ability.LastPlayed{By: ability.You, Type: shape.OneType(*f)}
	if r.take("tu oponente") {
		last.By = ability.Opponent
	}
	v, ok := r.verb(es.Jugar)
	switch {
	case v.Participle && last.By == ability.You:
		last.By = ability.Anyone
	case v.Was != (last.By == ability.Opponent), v.Past != (last.By == ability.You):
		ok = false
	}
	if !ok || len(f.Types) > 1 || !r.one("en ultimo lugar este turno") {
		r.state = at
		return false
	}
	add(f, last)
	return true
}
