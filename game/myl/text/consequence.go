package text

import (
	"slices"

	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// consequence reads "si lo haces, X", "si no, X", "si es un Oro, X".
func (r *reader) consequence() (ability.Effect, bool) {
	var c ability.Condition
	opens, start := r.pos == r.begin, r.pos
	r.one(":")
	switch {
	case r.one("en ese caso", "si se hace", "si lo haces", "si lo hace", "si tu oponente lo hace", "si haces esto", "de hacerlo", "si asi lo haces",
		"al hacerlo", "cuando lo hagas"), r.doneThus(), r.attacksAtOnce(), r.one("los que lo hagan", "los aliados que lo hagan"):
		c = ability.Done{}
	case r.one("si no lo haces", "si no lo hace", "si tu oponente no lo hace", "si este no lo hace", "si no puede hacerlo", "si no puedes hacerlo", "si no puedes", "de no hacerlo",
		"de no poder hacerlo", "los que no lo hagan", "los aliados que no lo hagan"), r.theyCannot():
		c = ability.Not{Of: ability.Done{}}
	case r.one("si es de otro tipo", "si es de otra raza", "si no lo es"):
		c = ability.Not{Of: ability.Held{}}
	case r.one("si no es asi", "de lo contrario", "en caso contrario", "de no ser asi"),
		r.take("si no") && (r.peek() == "," || r.peek() == "puedes" || isPronoun(r.form(0).Clitic)):
		c = ability.Not{Of: ability.Held{}}
	case r.one("si"):
		if r.condIt || r.picked {
			r.condIt = true
		}
		var ok bool
		if c, ok = r.condition(); !ok || c == nil {
			return nil, false
		}
	default:
		return nil, false
	}
	if _, bought := r.before.did.(ability.Unless); bought && shape.FollowsUp(c) && r.toks[r.pos-1].Word == "hace" {
		return nil, false // "anula un Talismán, a menos que tu oponente pague 2 Oros. Si lo hace, ...": who pays, or who annuls?
	}
	named := slices.ContainsFunc(r.toks[start:r.pos], func(t es.Token) bool { return t.Word == "oponente" })
	if did := r.toks[r.pos-1].Word; (did == "hace" || did == "hacen" || did == "hagan") && !named {
		r.theyDo = true
	}
	unnamed := r.toks[start].Word == "de" && (r.actor == ability.Opponent || r.before.actor == ability.Opponent)
	theirs := (theirDoing[r.toks[r.pos-1].Word] || unnamed || r.before.let != ability.Anyone && c == (ability.Condition)(ability.Not{Of: ability.Held{}})) && (named || !(shape.FollowsUp(c) && ableBefore(r.toks[:start])) && !(c == notDone && mustBefore(r.toks[:start]))) // a card, or a player?
	r.askedOfIt = r.condIt && (shape.AsksOfIt(c) || c == (ability.Condition)(ability.Not{Of: ability.Held{}}))
	r.comma()
	r.one("entonces", "ademas", "tambien")
	if opens {
		r.begin = r.pos
	}
	letOne := r.before.let != ability.Anyone && r.before.let != ability.Each
	if theirs && shape.FollowsUp(c) && r.before.byEach && !letOne && !r.anyPick {
		return nil, false // which of them did?
	}
	if theirs && shape.FollowsUp(c) {
		switch { // "si no lo hace, bota 2 cartas": whoever did not
		case r.theyAct:
		case r.before.byDoer:
			r.spoken = ability.Doer
		case r.before.actor == ability.Holder, r.before.actor == ability.Owner:
			r.spoken = r.before.actor
		default:
			r.spoken = ability.Opponent
		}
		r.theyAct, r.someone, r.begin = true, false, r.pos
		if r.peek() == "roba" {
			if named || c != (ability.Condition)(ability.Done{}) {
				return r.whoActs() // "si tu oponente lo hace, roba 2 cartas"
			}
			r.actor = r.spoken
		}
	}
	e, ok := ability.Effect(nil), false
	if shape.FollowsUp(c) && r.peek() == "si" {
		e, ok = tryWhere(r, aConsequence, r.consequence) // "si no es así, si controlas un Tótem, ..."
	}
	if !ok {
		if e, ok = r.clause(); !ok {
			return nil, false
		}
	}
	if _, not := c.(ability.Not); not && shape.FollowsUp(c) && standing(e) && shape.KeepsFromRegrouping(e) {
		return nil, false // "si no, no puede ser agrupado": from then on, or ever?
	}
	return shape.OtherwiseApart(c, e), true
}

// notDone is "si no lo hace".
var notDone ability.Condition = ability.Not{Of: ability.Done{}}

// theirDoing holds the last words of "si no lo hace", "si no puede", "si no controla ninguno".
var theirDoing = map[string]bool{"hace": true, "puede": true, "ninguno": true, "ninguna": true}

// theyCannot reads "si no puede", "si no controla ninguno" where the opponent had to do
// something.
func (r *reader) theyCannot() bool {
	if r.before.actor != ability.Opponent && (r.actor != ability.Opponent || r.pos == r.begin) {
		return false
	}
	return r.one("si no puede", "si no controla ninguno", "si no controla ninguna", "si no tiene ninguno", "si no tiene ninguna")
}

// attacksAtOnce reads "si ataca ese turno", "al declararlo atacante el mismo turno en que entró en
// juego" after the card was allowed to.
func (r *reader) attacksAtOnce() bool {
	at := r.state
	if ableBefore(r.toks[:at.pos]) && r.one("si", "cuando", "cada vez que", "al") {
		then := r.thatSameTurn()
		r.comma()
		if r.one("ataca", "atacar", "es declarado atacante", "ser declarado atacante", "lo declaras atacante", "declararlo atacante", "lo es") &&
			(then || r.thatSameTurn() || r.atOnce()) {
			return true
		}
	}
	r.state = at
	return false
}

// thatSameTurn reads "ese turno", "en ese mismo turno".
func (r *reader) thatSameTurn() bool {
	at := r.state
	r.one("en", "durante")
	if r.one("ese turno", "ese mismo turno", "el mismo turno") && r.peek() != "en" && r.peek() != "que" {
		return true
	}
	r.state = at
	return false
}

// doneThus reads "si es destruido de esta forma".
func (r *reader) doneThus() bool {
	at := r.state
	if r.one("si") && r.one("es", "fue") {
		if _, ok := r.part(es.Destruir, es.Desterrar, es.Barajar, es.Descartar); ok && r.one("de esta forma", "asi") {
			return true
		}
	}
	r.state = at
	return false
}
