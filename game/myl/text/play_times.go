package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// When else cards may be played.

// playedThen reads "puedes jugar Aliados en Guerra de Talismanes y en respuesta a un ataque
// oponente", with the times before or behind: at each of them one may be played, as often as one
// likes.
func (r *reader) playedThen() ([]ability.Ability, bool) {
	times := r.timesToPlay()
	r.comma()
	r.one("tambien")
	if !r.one("puedes") || !r.one("jugar", "bajar") {
		return nil, false
	}
	f, many := r.bareMany()
	if !many || f.Of != ability.Anyone || len(f.In) > 0 {
		return nil, false
	}
	_ = r.one("de tu mano")
	if behind := r.timesToPlay(); len(times) == 0 {
		times = behind
	} else if len(behind) > 0 {
		return nil, false
	}
	t := shape.OneType(f)
	if !r.atEnd() || len(times) == 0 || t != card.Ally && t != card.Weapon && t != card.Totem {
		return nil, false // Talismanes are played then anyway, Oros by their number
	}
	f.Of, f.In = ability.You, []ability.Zone{ability.Hand}
	var out []ability.Ability
	for _, h := range times {
		ok := false
		if out, ok = r.build(out, h, shape.May(ability.You, ability.Play{Who: ability.You, What: shape.OneOf(f)})); !ok {
			return nil, false
		}
	}
	return out, true
}

// timesToPlay reads "en Guerra de Talismanes", "en respuesta a un ataque oponente", joined.
func (r *reader) timesToPlay() (times []header) {
	for len(times) < 3 {
		at := r.state
		var h header
		r.comma()
		if len(times) > 0 {
			r.one("y", "o")
			r.one("tambien")
		}
		ok := false
		if r.take("en respuesta a") {
			h.response = r.responsePrefix(&h)
			ok = h.response
		} else {
			h.when, ok = r.window()
			h.windowed = true
			ok = ok && h.when.Phase == ability.TalismanWar
		}
		if !ok {
			r.state = at
			break
		}
		times = append(times, h)
	}
	return times
}
