package text

import "castillo/game/myl/ability"

// shared reads what several cards have to have in common: "con un mismo nombre", "de igual Coste",
// "que tengan la misma Fuerza". Where another card is at hand, only "un mismo" is said of them alone.
func (r *reader) shared(f *ability.Filter) bool {
	state, ok := try(r, r.sharedThing)
	if ok {
		add(f, ability.Is{State: state})
	}
	return ok
}

func (r *reader) sharedThing() (ability.State, bool) {
	if !r.one("de", "del", "con", "que tengan", "que sean de", "que sean del", "que compartan") {
		return 0, false
	}
	among := r.one("un", "una")
	if !among && (r.picked || r.event != nil || r.before.has()) {
		return 0, false
	}
	r.one("el", "la", "l")
	if !r.one("mismo", "misma") && (among || !r.one("igual")) {
		return 0, false
	}
	things := []struct {
		word  string
		state ability.State
	}{{"nombre", ability.OneName}, {"coste", ability.OneCost}, {"fuerza", ability.OneStrength}, {"tipo", ability.OneType}, {"raza", ability.OneRace}}
	for _, t := range things {
		if r.take(t.word) {
			return t.state, r.take("entre si") || !r.ofAnother()
		}
	}
	return 0, false
}

// ofAnother reports whether it follows whose it is that they have as well: "que ese Aliado", "o menor".
func (r *reader) ofAnother() bool {
	at := r.state
	defer func() { r.state = at }()
	if r.one("que", "o") {
		return true
	}
	if r.peek() != "al" && r.peek() != "del" && !r.one("a", "de") {
		return false
	}
	_, ok := r.reference()
	return ok
}
