package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// soughtIn reads "en tu Mazo Castillo" behind "que busques": what is taken out of a Mazo Castillo is
// searched for there (DAR glossary 5), and elsewhere out of play it may be as well.
func (r *reader) soughtIn(f *ability.Filter) bool {
	zones, of, ok := r.in()
	if !ok || len(f.In) > 0 || !slices.ContainsFunc(zones, func(z ability.Zone) bool { return z == ability.Castle || z == ability.Cemetery || z == ability.Exile }) {
		return false
	}
	r.lieIn(f, zones, of)
	return true
}

// youSearch reads "busques", "tú buscas", "debes buscar" after "que".
func (r *reader) youSearch() bool {
	at := r.state
	if r.peek() == "tu" && r.form(1).You {
		r.advance(1)
	}
	if r.one("busques", "buscas", "debes buscar") {
		return true
	}
	r.state = at
	return false
}

// afterSearch reads "buscándolo", "(búscalo)", "luego de buscarlo", ", que debes buscar" behind what is done with what
// is found.
func (r *reader) afterSearch() bool {
	at := r.state
	if r.one("que") && r.youSearch() {
		return true
	}
	r.state = at
	before := r.one("luego de", "despues de", "tras")
	if f := r.form(0); f.Verb == es.Buscar && isPronoun(f.Clitic) && (f.Gerund || before && f.Infinitive || !f.Infinitive && !before && r.ahead(1) == "") {
		r.advance(1)
		return true
	}
	r.state = at
	return false
}

// soughtAndBrought reads ", buscándolo en tu Cementerio" behind cards that are taken, and "y llevándolo" in
// front of where they go. Of those taken out of a Mazo Castillo it need not be said where they are sought.
func (r *reader) soughtAndBrought(c ability.Chosen) ability.Chosen {
	at := r.state
	if r.comma(); !r.afterSearch() || !slices.Contains(c.Of.In, ability.Castle) && !r.soughtIn(&c.Of) {
		r.state = at
		return c
	}
	at = r.state
	r.comma()
	r.one("y")
	if f := r.form(0); f.Gerund && puts[f.Verb] && isPronoun(f.Clitic) {
		r.advance(1)
	} else if r.behind("y") {
		r.state = at
	}
	return c
}

// whereSought gives what is done, and where that was searched for if it says so: ", buscándolo en tu Mazo
// Castillo".
func (r *reader) whereSought(e ability.Effect) ability.Effect {
	at := r.state
	if r.comma(); r.afterSearch() {
		if found, ok := r.soughtBehind(e); ok {
			return found
		}
	}
	r.state = at
	return e
}

// soughtBehind reads where the cards are searched for that an effect is done to: "pon en juego un
// Tótem, buscándolo en tu Mazo Castillo". Nothing need be said where they were told to be there.
func (r *reader) soughtBehind(e ability.Effect) (ability.Effect, bool) {
	switch e := e.(type) {
	case ability.May:
		found, ok := r.soughtBehind(e.Do)
		return ability.May{Who: e.Who, Do: found}, ok
	case ability.InOrderTo:
		found, ok := r.soughtBehind(e.Do)
		return ability.InOrderTo{First: e.First, Do: found}, ok
	}
	if s, several := e.(ability.Sequence); several {
		last := len(s.Steps) - 1
		found, ok := r.soughtBehind(s.Steps[last].Do)
		s.Steps = slices.Clone(s.Steps)
		s.Steps[last].Do = found
		return s, ok
	}
	c, chosen := shape.DoneTo(e).(ability.Chosen)
	if !chosen {
		return nil, false
	}
	if slices.Contains(c.Of.In, ability.Castle) {
		_ = r.one("en el", "ahi", "alli")
		return e, true
	}
	if !r.soughtIn(&c.Of) {
		return nil, false
	}
	return shape.OfCards(e, func(ability.Cards) ability.Cards { return c }), true
}
