package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// What a sentence of its own says of how often, when or if the last ability may be used.

// restraint reads "esta Habilidad solo puede ser utilizada una vez por turno", "solo en tu Vigilia",
// "úsala solo si controlas un Tótem".
func (r *reader) restraint(done []ability.Ability) bool {
	if len(done) == 0 {
		return false
	}
	var h header
	if c, ok := try(r, r.mustHold); ok {
		last, used := done[len(done)-1].(ability.Activated)
		last.If = shape.AllOf(slices.Concat(shape.Listed(last.If), shape.Listed(c)))
		if used {
			done[len(done)-1] = last
		}
		return used
	}
	never, ok := r.itsUse()
	if !ok {
		return false
	}
	r.one("solo")
	if never && !r.one("mas de") {
		return false
	}
	for n := 0; n < 3 && !r.atEnd(); n++ {
		r.comma()
		r.one("y")
		r.one("solo")
		if !r.restrains(&h) {
			return false
		}
	}
	if !r.atEnd() {
		return false
	}
	last, ok := restrained(done[len(done)-1], h)
	if ok {
		done[len(done)-1] = last
	}
	return ok
}

// mustHold reads "debes controlar un Tótem", "para usar esta habilidad debes tener 2 Oros", "Sir Ansel debe
// estar en tu Línea de Defensa para usarla": what has to be so where the last ability is used.
func (r *reader) mustHold() (ability.Condition, bool) {
	said := r.toUseIt()
	r.comma()
	c, ok := try(r, r.mustHave)
	lies := !ok
	if lies {
		c, ok = r.mustLie()
	}
	if ok && !said {
		r.comma()
		said = r.toUseIt()
	}
	return c, ok && (said || !lies) && r.atEnd()
}

func (r *reader) toUseIt() bool {
	return r.one("para usar esta habilidad", "para activar esta habilidad", "para usarla", "para activarla", "para hacerlo")
}

// mustLie reads "Sir Ansel debe estar en tu Línea de Defensa".
func (r *reader) mustLie() (ability.Condition, bool) {
	if !r.thisCard() || !r.one("debe") || !r.one("estar") {
		return nil, false
	}
	zones, of, ok := r.in()
	return ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: of, In: zones}}, ok && of == ability.You
}

// restrains reads one restraint: "una vez por turno", "en tu Vigilia", "si controlas un Tótem".
func (r *reader) restrains(h *header) bool {
	if times, ok := r.timesATurn(); ok && h.limit == 0 {
		h.limit = times
		return true
	}
	if w, ok := r.window(); ok {
		return r.windowPrefix(h, w)
	}
	if !r.one("si", "mientras", "cuando") {
		return false
	}
	c, ok := r.condition()
	h.ifs = append(h.ifs, shape.Listed(c)...)
	return ok && c != nil
}

// itsUse reads who restrains the last ability: "esta Habilidad solo puede ser usada", "puedes
// hacer esto"; never tells that it is said of what may not be: "no puedes usarla más de". It may
// be left out.
func (r *reader) itsUse() (never, ok bool) {
	if r.one("esta habilidad", "este efecto", "esto") {
		never = r.one("no")
		r.one("solo")
		r.one("lo", "la")
		if r.one("puedes usar", "puedes hacer", "se puede usar", "se puede hacer", "se usa", "se activa", "se hace") {
			return never, true
		}
		return never, r.one("puede") && r.one("ser usada", "ser activada", "ser hecho", "usarse", "activarse", "hacerse")
	}
	never = r.one("no")
	only := r.one("solo")
	switch {
	case r.one("puedes usar", "puedes activar", "usa", "activa"):
		return never, r.take("esta habilidad")
	case r.one("puedes hacer esto", "puedes hacerlo", "puedes usarla", "usala", "hazlo", "haz esto"):
		return never, true
	}
	switch r.peek() {
	case "una", "hasta", "maximo", "como":
		return never, !never
	case "en", "durante":
		return never, only && !never
	}
	return never, !never && r.token().Kind == es.Number
}

// restrained adds a limit, a time and conditions to an ability that has none.
func restrained(a ability.Ability, h header) (ability.Ability, bool) {
	also := func(c ability.Condition) ability.Condition {
		return shape.AllOf(slices.Concat(shape.Listed(c), h.ifs))
	}
	switch a := a.(type) {
	case ability.Activated:
		if h.limit > 0 && a.Limit > 0 || h.windowed && a.When != (ability.Window{}) {
			return a, false
		}
		a.Limit, a.If = max(a.Limit, h.limit), also(a.If)
		if h.windowed {
			a.When = h.when
		}
		return a, true
	case ability.Response:
		if h.windowed || a.Limit > 0 {
			return a, false
		}
		a.Limit, a.If = h.limit, also(a.If)
		return a, true
	case ability.Triggered:
		if h.windowed || a.Limit > 0 {
			return a, false
		}
		a.Limit, a.If = h.limit, also(a.If)
		return a, true
	}
	return a, false
}
