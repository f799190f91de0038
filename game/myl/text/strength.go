package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// gains reads after "gana".
func (r *reader) gains() ([]ability.Trait, bool) {
	if r.one("permanentemente") {
		r.early = ability.RestOfGame
	}
	if r.one("la raza", "raza") {
		return r.isA()
	}
	if r.priority() {
		return []ability.Trait{ability.HasPriority}, true
	}
	if traits, ok := try(r, r.likeness); ok {
		for i, t := range traits {
			if is, ok := t.(ability.SetStrength); ok {
				traits[i] = ability.Strengthen{By: is.To}
			}
		}
		return traits, true
	}
	r.take("la habilidad")
	if t, ok := r.keywordWord(); ok {
		return t, true
	}
	return r.strengthChange(false, nil)
}

// priority reads "la prioridad en Guerra de Talismanes" behind "tiene" or "gana".
func (r *reader) priority() bool {
	at := r.state
	r.one("la")
	if r.one("prioridad en", "prioridad durante") && r.one("la guerra de talismanes", "guerra de talismanes") {
		return true
	}
	r.state = at
	return false
}

// strengthChange reads "2 a la Fuerza por cada X".
func (r *reader) strengthChange(loses bool, per ability.Amount) ([]ability.Trait, bool) {
	if n, ok := r.number(); ok {
		r.one("mas")
		r.one("punto", "puntos")
		inPlace := r.peek() == "en" && (r.ahead(2) == "lugar" || r.ahead(2) == "de" && (r.ahead(1) == "vez" || r.ahead(1) == "lugar")) // "gana 3 en su lugar"
		if !inPlace && !r.toStrength() && !r.inStead && !(r.sameKind && (r.atEnd() || r.peek() == ",")) {
			return nil, false
		}
		r.sameKind = true
		if n < 0 {
			loses, n = true, -n
		}
		if per == nil {
			per = r.perOwnWeapon()
		}
		if per == nil {
			per, _ = r.perEach()
		}
		if per == nil {
			per, r.per = r.eachItsOwn(r.per), nil
		}
		out := changeBy(loses, r.capped(times(n, per)))
		if at := r.pos; loses && r.take("y su habilidad") {
			out = append(out, ability.LoseAbility)
		} else {
			r.pos = at
		}
		return out, n > 0
	}
	if r.one("fuerza igual", "una cantidad de fuerza igual", "una fuerza igual") && (r.peek() == "al" || r.one("a")) {
		if r.saysCost() {
			a, ok := r.whoseCost()
			return changeBy(loses, a), ok
		}
		a, ok := r.alikeStrength()
		return changeBy(loses, a), ok
	}
	start := r.state
	if r.take("tanta fuerza como") && r.saysCost() {
		a, ok := r.whoseCost()
		return changeBy(loses, a), ok
	}
	r.state = start
	if r.take("tanta fuerza como coste tenga") && r.endsReference() {
		return changeBy(loses, ability.OwnCost), !r.anothersCost()
	}
	r.state = start // "como coste tenga ese Aliado"
	if r.one("tanta fuerza", "tanto a la fuerza", "tantos puntos de fuerza", "tantos puntos a la fuerza") {
		if r.peek() == "como" && r.ahead(1) == "la" && (r.ahead(2) == "de" || r.ahead(2) == "del") {
			r.advance(1)
			a, ok := r.alikeStrength()
			return changeBy(loses, a), ok
		}
		a, ok := r.como()
		return changeBy(loses, a), ok
	}
	return nil, false
}

// alikeStrength reads what a Fuerza is equal to: "la de otro Aliado", "la del Aliado destruido",
// or any number.
func (r *reader) alikeStrength() (ability.Amount, bool) {
	if next := r.ahead(1); r.peek() == "la" && (next == "de" || next == "del") {
		r.advance(1)
		c, ok := r.theLikeOf("la", false)
		if isOne(c) && !shape.IsBest(c) {
			return ability.StrengthOf{Of: c}, ok
		}
		return r.plus(ability.StrengthOf{Of: c}), ok && (shape.IsReference(c) || shape.AllOfThem(c) || shape.IsBest(c) || r.isFoe(c) || c == ability.Cards(ability.Opposing{}))
	}
	return r.measure()
}

// perAfter reads "por cada X" that stands behind the time of a change of strength.
func (r *reader) perAfter(traits []ability.Trait) {
	if len(traits) == 0 {
		return
	}
	last := &traits[len(traits)-1]
	by, gains := (*last).(ability.Strengthen)
	loss, loses := (*last).(ability.Weaken)
	if loses {
		by.By = loss.By
	}
	n, plain := by.By.(ability.Number)
	if !gains && !loses || !plain {
		return
	}
	if each, ok := r.perEach(); ok {
		*last = changeBy(loses, r.capped(times(int(n), each)))[0]
	}
}

func changeBy(loses bool, a ability.Amount) []ability.Trait {
	if loses {
		return []ability.Trait{ability.Weaken{By: a}}
	}
	return []ability.Trait{ability.Strengthen{By: a}}
}

func (r *reader) toStrength() bool {
	r.one("mas", "adicional", "extra")
	r.one("a", "de", "en")
	r.one("la", "su")
	if !r.one("fuerza") {
		return false
	}
	r.one("adicional", "extra")
	return true
}

// loses reads after "pierde".
func (r *reader) loses() ([]ability.Trait, bool) {
	at := r.state
	if r.take("toda su fuerza") {
		return []ability.Trait{ability.SetStrength{To: ability.Number(0)}}, true
	}
	if d, ok := r.duration(); ok {
		r.early = d // "pierde permanentemente su Habilidad"
	}
	r.one("todas")
	if !r.one("su", "sus") {
		return r.strengthChange(true, nil)
	}
	r.one("propia")
	out, ok := r.losable()
	if !ok {
		r.state = at
		return nil, false
	}
	mark := r.state
	if r.one("y") {
		r.one("su")
		if more, ok := r.losable(); ok {
			return append(out, more...), true
		}
		if more, ok := r.strengthChange(true, nil); ok && out[0] == (ability.Trait)(ability.LoseAbility) {
			return append(out, more...), true
		}
	}
	r.state = mark
	return out, true
}

// losable reads what a card has of its own that it can lose.
func (r *reader) losable() ([]ability.Trait, bool) {
	switch {
	case r.one("habilidad"):
		return []ability.Trait{ability.LoseAbility}, true
	case r.one("raza"):
		return []ability.Trait{ability.LoseRace}, true
	case r.one("modificadores de fuerza"):
		return []ability.Trait{ability.LoseModifiers}, true
	}
	return nil, false
}

// moreOrLess reads after "aumenta" or "reduce": "su Fuerza en 2", "en 2 su
// Fuerza", "su Fuerza a 0".
func (r *reader) moreOrLess(less bool) ([]ability.Trait, bool) {
	said := r.take("su fuerza")
	if said && less && r.one("a") {
		n, ok := r.natural()
		return []ability.Trait{ability.SetStrength{To: ability.Number(n)}}, ok
	}
	if !r.one("en") && !r.numberAhead(0) {
		return nil, false
	}
	n, ok := r.natural()
	if !ok || n == 0 || !said && !r.take("su fuerza") {
		return nil, false
	}
	each, _ := r.perEach()
	return changeBy(less, r.capped(times(n, each))), true
}

// strengthRises reads "Fuerza aumenta en 2 por cada X", "Fuerza se reduce a 0" after "su".
func (r *reader) strengthRises() ([]ability.Trait, bool) {
	if !r.one("fuerza") {
		return nil, false
	}
	r.one("se")
	v, ok := r.risesOrFalls()
	if !ok {
		return nil, false
	}
	if r.one("permanentemente") {
		r.early = ability.RestOfGame
	}
	if v.Verb == es.Reducir && r.one("a") {
		n, ok := r.natural()
		return []ability.Trait{ability.SetStrength{To: ability.Number(n)}}, ok
	}
	if by, ok := try(r, r.soMuchMore); ok {
		return changeBy(falls[v.Verb], by), true
	}
	r.one("en")
	n, ok := r.natural()
	r.one("punto", "puntos")
	each, counted := r.perEach()
	if !counted {
		each, r.per = r.per, nil
	}
	return changeBy(falls[v.Verb], r.capped(times(n, each))), ok && n > 0
}

// soMuchMore reads "en tantos puntos como Armas controles", "igual al número de X", "en la
// cantidad de X" behind a strength that rises or falls.
func (r *reader) soMuchMore() (ability.Amount, bool) {
	in := r.one("en")
	r.one("tantos puntos", "tantos", "tanto")
	switch {
	case r.peek() == "como" || r.peek() == "igual":
		return r.como()
	case in && (r.peek() == "la" && r.ahead(1) == "cantidad" || r.peek() == "el" && r.ahead(1) == "numero"):
		return r.measure()
	}
	return nil, false
}

// falls holds the verbs by which a strength gets less.
var falls = map[es.Verb]bool{es.Reducir: true, es.Bajar: true}

// risesOrFalls reads "aumenta", "es reducida", "baja" of a strength.
func (r *reader) risesOrFalls() (es.Form, bool) {
	may := r.behind("puede")
	suffers := r.one("es") || may && r.one("ser")
	v, ok := r.verb(es.Aumentar, es.Reducir, es.Subir, es.Bajar)
	return v, ok && v.Infinitive == (may && !suffers) && v.Participle == suffers
}

// giveStrength reads "otorga 1 a la Fuerza a un Aliado", "quítale 1 a la Fuerza a
// un Aliado".
func (r *reader) giveStrength(takes bool) (ability.Effect, bool) {
	if e, ok := try(r, func() (ability.Effect, bool) { return r.givesTo(takes) }); ok {
		return e, true
	}
	if takes && r.one("la habilidad", "su habilidad") { // which is lost then (DAR glossary 24)
		early, soon := r.duration()
		if r.peek() != "al" && r.peek() != "del" && !r.one("a", "de") {
			return nil, false
		}
		e, ok := r.changing([]ability.Trait{ability.LoseAbility})
		if m, _ := e.(ability.Modify); soon && m.Until == ability.Standing {
			m.Until = early
			return m, ok
		}
		return e, ok && !soon
	}
	t, ok := r.strengthChange(takes, nil)
	if !ok && !takes {
		t, ok = r.keywordWord()
	}
	if !ok || r.peek() != "al" && r.peek() != "del" && !r.one("a", "de") {
		return nil, false
	}
	return r.changing(t)
}

// givesTo reads "al portador 2 a la Fuerza": whom it is given to first.
func (r *reader) givesTo(takes bool) (ability.Effect, bool) {
	if r.peek() != "al" && !r.one("a") {
		return nil, false
	}
	c, ok := r.cards()
	if !ok {
		return nil, false
	}
	t, ok := r.strengthChange(takes, nil)
	m := ability.Modify{Who: c, Traits: t}
	m.Until, _ = r.duration()
	return m, ok
}

// altersStrength reads what changes a strength: "en 2 la Fuerza de un Aliado", "2 a la Fuerza a
// un Aliado".
func (r *reader) altersStrength(less bool) (ability.Effect, bool) {
	at := r.state
	if e, ok := r.changeStrength(less); ok {
		return e, true
	}
	r.state = at
	e, ok := r.giveStrength(less)
	if !ok {
		r.state = at
	}
	return e, ok
}

// changing reads the cards whose strength changes, and how long.
func (r *reader) changing(t []ability.Trait) (ability.Effect, bool) {
	c, ok := r.cards()
	r.perAfter(t)
	m := ability.Modify{Who: c, Traits: t}
	m.Until, _ = r.duration()
	return m, ok
}

// changeStrength reads "en 1 la Fuerza de un Aliado", "la Fuerza de un Aliado en 1",
// "a 0 la Fuerza de un Aliado" after "aumenta" and "reduce".
func (r *reader) changeStrength(less bool) (ability.Effect, bool) {
	n, to, first := r.byOrTo(less)
	if !r.take("la fuerza") || r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	r.amountSaid = first
	c, ok := r.cards()
	r.amountSaid = false
	if !ok {
		return nil, false
	}
	if !first {
		if n, to, ok = r.byOrTo(less); !ok {
			return nil, false
		}
	}
	return r.changedStrength(c, less, n, to), to || n > 0
}

// changedStrength is cards with a strength changed by n, or to n, for as long as is said.
func (r *reader) changedStrength(c ability.Cards, less bool, n int, to bool) ability.Effect {
	m := ability.Modify{Who: c, Traits: []ability.Trait{ability.SetStrength{To: ability.Number(n)}}}
	if !to {
		each, said := r.perEach()
		if !said {
			each, r.per = r.per, nil
		}
		m.Traits = changeBy(less, r.capped(times(n, each)))
	}
	m.Until, _ = r.duration()
	return m
}

// byOrTo reads by how much a strength is changed, "en 2", or to what it is reduced, "a 0".
func (r *reader) byOrTo(less bool) (n int, to, ok bool) {
	at := r.state
	to = less && r.one("a")
	if to || r.one("en") {
		if n, ok = r.natural(); ok {
			return n, to, true
		}
	}
	r.state = at
	return 0, false, false
}

// beNumber reads "es", "se considera" between a number's name and its value.
func (r *reader) beNumber() bool {
	return r.one("es", "sera", "se considera")
}

// andMore reads "y no puede ser desterrado" behind a change of the Fuerza of some cards: one more thing
// that becomes of them, for as long as is said behind it.
func (r *reader) andMore(e ability.Effect) ability.Effect {
	m, ok := e.(ability.Modify)
	if !ok || m.Until != ability.Standing || r.peek() != "y" {
		return e
	}
	at := r.state
	r.advance(1)
	if more, ok := r.predicates(m.Who); ok {
		if also, ok := more.(ability.Modify); ok {
			m.Traits, m.Until = append(m.Traits, also.Traits...), also.Until
			return m
		}
	}
	r.state = at
	return e
}

// saysCost reports whether "su Coste", "su propio Coste" come next.
func (r *reader) saysCost() bool {
	return r.peek() == "su" && (r.ahead(1) == "coste" || r.ahead(1) == "propio" && r.ahead(2) == "coste")
}

// itsOwnCost reads "su propio Coste", which is that of the card whose strength it is, and "su
// Coste", where that can be no other's.
func (r *reader) itsOwnCost() bool {
	return r.take("su propio coste") || r.take("su coste") && !r.anothersCost()
}

// whoseCost reads "su Coste" as a change of strength. What the card itself costs is known, so that
// of it nobody says "su Coste": "si este Aliado destruye otro, gana Fuerza igual a su Coste".
func (r *reader) whoseCost() (ability.Amount, bool) {
	if _, chosen := r.subject.(ability.Chosen); chosen && r.behindGone && r.ahead(1) != "propio" {
		return nil, false // "destruye un Aliado y otro gana Fuerza igual a su Coste"
	}
	if r.ahead(1) == "propio" || !ability.IsThis(r.subject) || !r.anothersCost() {
		return ability.OwnCost, r.itsOwnCost()
	}
	r.take("su coste")
	switch {
	case r.picked:
		return ability.CostOf{Of: ability.It{}}, !r.latestPick.many && !r.several
	case ability.IsIt(r.event):
		return ability.CostOf{Of: r.event}, r.drawn == shape.NoneDrawn
	case r.event != nil || r.anyPick:
		return nil, false // of the one, or of the other in the fight?
	}
	if c, ok := r.theDrawn(false); ok && r.before.loss.by == es.Botar {
		return ability.CostOf{Of: c}, true
	}
	p := r.before.pick
	return ability.CostOf{Of: r.pickedBefore()}, r.before.drawn == shape.NoneDrawn && !p.many && !p.several
}

// anothersCost reports whether "su Coste", said of the card itself or of its bearer, may be that
// of a card of which was spoken before: "cuando un Aliado es destruido, este Aliado gana Fuerza
// igual a su Coste".
func (r *reader) anothersCost() bool {
	switch r.subject.(type) {
	case ability.This, ability.Bearer:
	default:
		return false
	}
	before := r.before.has() || r.before.drawn != shape.NoneDrawn
	return ability.IsIt(r.event) || r.foe != nil || r.event == nil && before || r.anyPick || r.drawn != shape.NoneDrawn
}
