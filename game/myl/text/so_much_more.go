package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// What a card gains on one occasion and, of the same verb, on another: "gana 2 a la Fuerza
// cuando ataca y 1 cuando bloquea".

// startsOtherNumber reports whether "y 1" follows what a known card gains or loses on an
// occasion that stands behind it, and reads the "y".
func (r *reader) startsOtherNumber(h *header, e ability.Effect) bool {
	m, changes := e.(ability.Modify)
	if !changes || len(m.Traits) != 1 || !shape.IsReference(m.Who) || !h.late || r.atEnd() {
		return false
	}
	switch m.Traits[0].(type) {
	case ability.Strengthen, ability.Weaken:
	default:
		return false
	}
	at := r.state
	r.comma()
	if r.one("y") {
		if t := r.token(); t.Kind == es.Number || es.Numbers[t.Word] > 0 {
			return true
		}
	}
	r.state = at
	return false
}

// otherwiseSoMuch reads the number and the other occasion.
func (r *reader) otherwiseSoMuch(done []ability.Ability, h header, e ability.Effect) ([]ability.Ability, bool) {
	n, ok := r.natural()
	_ = r.toStrength()
	out, built := r.onEachOccasion(done, h, e)
	if !ok || !built || n == 0 {
		return done, false
	}
	m := e.(ability.Modify)
	_, loses := m.Traits[0].(ability.Weaken)
	m.Traits = changeBy(loses, ability.Number(n))
	r.event, r.subject = nil, m.Who
	var other header
	e = r.suffixes(&other, m)
	if other.until == ability.Standing {
		other.until = h.until
	}
	if !r.atEnd() || !other.late || len(other.ifs) > 0 {
		return done, false
	}
	return r.onEachOccasion(out, other, e)
}
