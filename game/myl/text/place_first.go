package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// lyingPlace is where cards lie, said in front of them: "de tu Cementerio, sube un Aliado".
type lyingPlace struct {
	in []ability.Zone
	of ability.Player
}

// fromPlaceFirst reads where cards lie in front of the verb that takes them: "de tu Cementerio,
// sube un Aliado".
func (r *reader) fromPlaceFirst() (ability.Effect, bool) {
	in := r.peek() == "en" // where they are looked for, else where they are put
	if p := r.peek(); !in && p != "de" && p != "desde" && p != "del" {
		return nil, false
	}
	zones, of, ok := r.outOf()
	r.comma()
	f, deed := r.form(0), r.act
	if r.peek() == "puedes" { // "de entre ellas, puedes poner una en tu Mano"
		f, deed = r.form(1), r.effect
	}
	if !ok || in && f.Verb != es.Buscar || !actsOnCards[f.Verb] && f.Verb != es.Poner && f.Verb != es.Devolver || f.Participle || f.Clitic != "" {
		return nil, false
	}
	r.lying = &lyingPlace{zones, of}
	e, ok := deed()
	return e, ok && r.lying == nil
}

// deedFromPlace reads what is done with a verb, of which the place of its cards may stand in
// front of it or between it and them: "subir de tu Cementerio a tu Mano un Aliado".
func (r *reader) deedFromPlace(f es.Form, w string) (ability.Effect, bool) {
	if r.lying == nil {
		at := r.state
		if e, ok := r.deed(f, w); ok || f.Clitic != "" {
			return e, ok
		}
		r.state = at
		if p := r.peek(); p != "de" && p != "desde" && p != "del" {
			return nil, false
		}
		zones, of, ok := r.outOf()
		if !ok {
			return nil, false
		}
		r.comma()
		r.lying = &lyingPlace{zones, of}
	}
	e, ok := r.deed(f, w)
	for _, step := range shape.Flat(e) {
		ok = ok && takesFrom(step.Do, r.lying.in[0])
	}
	r.lying = nil
	return e, ok
}

// outOf reads "de tu Cementerio", "de entre ellas": where cards lie that are named next.
func (r *reader) outOf() ([]ability.Zone, ability.Player, bool) {
	if r.one("de ellas", "de ellos", "de esas cartas", "de entre ellas", "de entre ellos", "de entre esas cartas") {
		return []ability.Zone{ability.AmongThem}, ability.Anyone, r.anyOrPrev()
	}
	if r.one("de ahi", "desde ahi", "de alli", "desde alli") { // of the Mano that was looked at
		return []ability.Zone{ability.AmongThem}, ability.Anyone, r.cardsLookedAt()
	}
	return r.in()
}

// takesFrom reports whether all cards that an effect is done to are picked in a zone.
func takesFrom(e ability.Effect, z ability.Zone) bool {
	if s, ok := e.(ability.Search); ok {
		return s.What.Of.In[0] == z
	}
	switch c := shape.DoneTo(e).(type) {
	case ability.Chosen:
		return len(c.Of.In) > 0 && c.Of.In[0] == z
	case ability.Every:
		return len(c.Of.In) > 0 && c.Of.In[0] == z
	}
	return false
}
