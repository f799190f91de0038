package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// controls reads "controlas 2 o más Aliados", "tienes un Oro en juego", "no
// tienes otro Aliado", "en juego hay un Aliado", "controlas menos Aliados que
// tu oponente".
func (r *reader) controls() (ability.Condition, bool) {
	if r.itselfInPlay() {
		return nil, true
	}
	for _, read := range []func() (ability.Condition, bool){r.liesThere, r.oneOfThem, r.handHolds, r.justSoMany} {
		if c, ok := try(r, read); ok {
			return c, true
		}
	}
	r.take("en juego")
	if r.peek() == "tu" && r.form(1).You {
		r.advance(1)
	}
	no := r.one("no")
	of, denied, ok := r.whoControls()
	no = no || denied
	switch {
	case ok && of == ability.Anyone && r.take("entre esas cartas"):
		c, ok := r.among()
		return negate(c, no), ok
	case ok:
		return r.held(of, no)
	case r.form(0).Past && r.anyOrPrev():
		r.advance(1)
		c, ok := r.among()
		return negate(c, no), ok
	case r.take("entre esas cartas hay"), r.amongThose():
		return r.among()
	}
	return nil, false
}

// itselfInPlay reads "tengas a Sir Ansel en juego", "lo controles": nothing more than what holds anyway.
func (r *reader) itselfInPlay() bool {
	at := r.state
	if p := r.peek(); isPronoun(p) && r.one("lo controles", "la controles", "lo tengas en juego", "la tengas en juego") {
		if c, ok := r.pronoun(p); ok && ability.IsThis(c) && agrees(p, r.facts.Type) {
			return true
		}
	}
	r.state = at
	if r.one("tengas", "controles") {
		r.one("a")
		if r.self() && (r.take("en juego") || r.peek() == ",") {
			return true
		}
	}
	r.state = at
	return false
}

// justSoMany reads "solo controlas un Tótem", "tu oponente solo tiene 2 cartas en su Mano".
func (r *reader) justSoMany() (ability.Condition, bool) {
	of := ability.You
	if !r.one("solo controlas", "solo tienes") {
		if of = ability.Opponent; !r.one("tu oponente solo controla", "tu oponente solo tiene") {
			return nil, false
		}
	}
	if !r.numberAhead(0) {
		return nil, false
	}
	start := r.pos
	c, ok := r.held(of, false)
	have, some := c.(ability.Exists)
	have.Count.Op = ability.Equal
	bounded := slices.ContainsFunc(r.toks[start:r.pos], func(t es.Token) bool { return t.Word == "mas" || t.Word == "menos" })
	return have, ok && some && !bounded
}

// whoControls reads who has such cards, or has none: Anyone in "hay".
func (r *reader) whoControls() (of ability.Player, denied, ok bool) {
	r.one("ya")
	switch {
	case r.one("controlas", "tienes", "controlar", "tener"):
		return ability.You, false, true
	case r.take("bajo tu control") && r.one("hay"):
		return ability.You, false, true
	case r.one("tu oponente controla", "tu oponente tiene"):
		return ability.Opponent, false, true
	case r.one("tu oponente no controla", "tu oponente no tiene"):
		return ability.Opponent, true, true
	case r.one("hay", "haber"):
		return ability.Anyone, false, true
	}
	return ability.Anyone, false, false
}

// held reads which cards a player has, or has not, and where: behind "controlas" and "hay".
func (r *reader) held(of ability.Player, no bool) (ability.Condition, bool) {
	if of == ability.Anyone {
		if c, ok := try(r, r.amongBehind); ok {
			return negate(c, no), true
		}
		if c, ok := try(r, func() (ability.Condition, bool) { return r.amongLookedAt(no) }); ok {
			return c, true
		}
	}
	if of == ability.You && !no && r.peek() == "solo" && r.token().Self == 0 && !r.numberAhead(1) && r.pos+1 < len(r.toks) {
		r.advance(1)
		return r.onlyThose()
	}
	if of == ability.Opponent {
		r.other = ability.Opponent
	}
	inPlay := r.take("en juego")
	if zones, whose, ok := r.in(); ok {
		c, ok := r.heldIn(zones, of)
		return negate(c, no), ok && whose == of
	}
	if c, ok := try(r, func() (ability.Condition, bool) { return r.outnumbers(of) }); ok {
		return negate(c, no), true
	}
	_ = r.one("a")
	b, counted, other := r.soManyOthers()
	if !counted && !other && r.saysNone() {
		no = true
	}
	if r.one("copias de", "copia de") || counted && r.token().Self > 0 {
		c, ok := r.copiesHeld(of, b, other)
		return negate(c, no), ok
	}
	others := r.sharing
	if n, plain := b.N.(ability.Number); counted && plain && n > 1 {
		r.sharing = r.depth + 1
	}
	f, _, ok := r.filter()
	if r.sharing = others; !ok {
		f = r.lastNoun // "gana 1 si controlas un Tótem y 2 si controlas 2 o más"
		if !counted || len(f.Types) == 0 || !r.atEnd() {
			return nil, false
		}
	}
	if behind := r.boundBehind(b); !reflect.DeepEqual(behind, b) {
		b = behind
		if zones, whose, ok := r.in(); ok && len(f.In) == 0 {
			f.In, f.Of = zones, whose
		}
	}
	if f.Of == ability.Anyone || len(f.In) > 0 && !r.said && of == ability.Opponent {
		f.Of = of // "tu oponente tiene 3 cartas en la Mano": his
	}
	f.Other = f.Other || other
	if !inPlay && of != ability.Anyone {
		r.take("en juego")
	}
	if len(f.In) == 0 && len(f.Types) == 1 && f.Types[0] == card.Talisman {
		f.In = []ability.Zone{ability.Hand} // a Talisman is never in play
	}
	r.askedFor(f, b, no)
	return negate(ability.Exists{Of: f, Count: b}, no), true
}

// numberAhead reports whether the word n ahead is a number.
func (r *reader) numberAhead(n int) bool {
	_, word := es.Numbers[r.ahead(n)]
	return word || r.pos+n < len(r.toks) && r.toks[r.pos+n].Kind == es.Number
}

// heldIn reads which cards lie in a player's zones that stand in front of them: "en tu Mano
// 2 Oros".
func (r *reader) heldIn(zones []ability.Zone, of ability.Player) (ability.Condition, bool) {
	r.one("a")
	b, counted := r.quantityBound()
	if !counted {
		b = shape.AtLeastOne
	}
	f, _, ok := r.filter()
	if !ok || len(f.In) > 0 {
		return nil, false
	}
	f.Of, f.In = of, zones
	return ability.Exists{Of: f, Count: b}, true
}

// soManyOthers reads how many cards, other than this one where that is said.
func (r *reader) soManyOthers() (b ability.Bound, counted, other bool) {
	ahead := (r.peek() == "otros" || r.peek() == "otras") && r.numberAhead(1)
	if ahead {
		r.advance(1)
	}
	if b, counted = r.quantityBound(); !counted {
		return shape.AtLeastOne, false, r.one("otro", "otra", "otros")
	}
	return b, true, r.one("otros", "otro", "otra", "otras") || ahead
}

// saysNone reads "ningún" before cards.
func (r *reader) saysNone() bool {
	r.one("a")
	return r.one("ningun", "ninguna")
}

// copiesHeld reads the card's own name after "copias de", or behind a number.
func (r *reader) copiesHeld(of ability.Player, b ability.Bound, other bool) (ability.Condition, bool) {
	if !r.self() && !r.thisCard() && !r.one("si mismo", "si misma") {
		return nil, false
	}
	f := ability.Filter{Names: []string{r.facts.Name}, Of: of, Other: other}
	r.maybe("en juego")
	if zones, whose, ok := r.in(); ok {
		f.In, f.Of, f.Other = zones, whose, false // it is in play itself
	}
	r.condMany = b != shape.AtLeastOne
	return ability.Exists{Of: f, Count: b}, true
}

// askedFor notes of which cards a condition spoke, for the words that mean them.
func (r *reader) askedFor(f ability.Filter, b ability.Bound, no bool) {
	r.lastNoun = f
	if !no && (f.Of != ability.Anyone || !f.Other) && !r.anyPick && !r.before.has() && r.before.drawn == shape.NoneDrawn {
		if r.facts.Type == card.Talisman && r.event == nil {
			r.found = &f // a Talismán is not in play: "destrúyelo" is what was found there
		}
		r.asked = len(f.In) == 0 && b == shape.AtLeastOne
	}
	r.foundThere(f, b, no)
	if len(f.Names) > 0 && r.both == nil {
		r.both = ability.Every{Of: f}
	}
	r.condMany = r.condMany || b != shape.AtLeastOne
}

// foundThere notes the one card that a condition asked for where it can be no other that "lo" then
// means: it lies out of play, or in play with the opponent, and nothing else was spoken of but the
// card itself.
func (r *reader) foundThere(f ability.Filter, b ability.Bound, no bool) {
	known := r.event == nil || shape.IsReference(r.event) && !ability.IsIt(r.event)
	if no || b != shape.AtLeastOne || !known || r.located || r.anyPick || r.before.has() || r.before.drawn != shape.NoneDrawn {
		return
	}
	if theirs := f.Of == ability.Opponent && len(f.In) == 0; theirs || f.Of == ability.You && len(f.In) == 1 && shape.OutOfPlay(f.In[0]) && f.In[0] != ability.Castle {
		r.found, r.asked = &f, false
	}
}

// foundFar reports whether what a condition found lies out of play, and not among cards at hand.
func (r *reader) foundFar() bool {
	return len(r.found.In) == 1 && shape.OutOfPlay(r.found.In[0]) && !shape.AmongThem(*r.found)
}

// fetches holds the verbs that bring a card from out of play, where the card itself is not.
var fetches = map[es.Verb]bool{es.Poner: true, es.Jugar: true, es.Subir: true}

// onlyControls reads "solo controlas Aliados de raza X", "todos tus Aliados son
// de raza X".
func (r *reader) onlyControls() (ability.Condition, bool) {
	switch {
	case r.one("solo controlas", "solo tienes"):
		verb := r.toks[r.pos-1].Word
		c, ok := r.onlyThose()
		if only, is := c.(ability.Only); is {
			only.Was = verb == "controlabas" || verb == "tenias"
			return only, ok
		}
		return c, ok
	case r.one("todos tus", "todas tus", "tus", "cada uno de tus", "cada una de tus"):
		return r.allAre(ability.You)
	case r.one("alguno de tus", "alguna de tus"):
		return r.someHas()
	case r.one("ninguno de tus", "ninguna de tus"):
		c, ok := r.someHas()
		return negate(c, true), ok
	case r.one("todos los", "todas las"):
		return r.allAre(ability.Anyone)
	case r.one("solo hay", "en juego solo hay"):
		f, _, ok := r.filter()
		only := onlySuch(ability.Anyone, f)
		return only, ok && shape.OneType(f) != card.NoType && len(f.In) == 0 && !shape.BareFilter(only.Are)
	case r.one("los", "las"):
		c, ok := r.allAre(ability.Anyone)
		only, _ := c.(ability.Only)
		return c, ok && (only.All.Of != ability.Anyone || len(only.All.In) > 0) // "los Aliados" may be those at hand
	}
	return nil, false
}

// onlyThose reads what is the only thing that a player controls, after "solo controlas".
func (r *reader) onlyThose() (ability.Condition, bool) {
	if r.thisCard() {
		return ability.OnlyThis{}, true
	}
	f, _, ok := r.filter()
	if !ok {
		return nil, false
	}
	only := onlySuch(ability.You, f)
	return only, !shape.BareFilter(only.Are) // "solo controlas Aliados" of what?
}

// onlySuch says that all cards of a type that a player controls fit f.
func onlySuch(of ability.Player, f ability.Filter) ability.Only {
	all := ability.Filter{Types: f.Types, Of: of}
	f.Types, f.Of = nil, ability.Anyone
	return ability.Only{All: all, Are: f}
}

// allAre reads what all cards of a player are: "Aliados que controlas son de raza Titán".
func (r *reader) allAre(of ability.Player) (ability.Condition, bool) {
	f, _, ok := r.filter()
	if !ok || !r.one("son", "tienen") {
		return nil, false
	}
	verb, read := r.toks[r.pos-1].Word, r.predicateFilter
	if r.behind("tienen") {
		read = r.hasSoMuch
	}
	r.one("todos", "todas")
	r.condMany = true
	if f.Of == ability.Anyone {
		f.Of = of
	}
	r.condCards = ability.Every{Of: f}
	are, ok := read()
	return ability.Only{All: f, Are: are, Was: verb == "eran" || verb == "tenian"}, ok
}

// someHas reads "Aliados tiene Fuerza 3 o más" after "alguno de tus": one of the cards of a player has
// so much.
func (r *reader) someHas() (ability.Condition, bool) {
	f, _, ok := r.filter()
	if !ok || f.Strength.Op != ability.NoBound || f.Cost.Op != ability.NoBound || !r.one("tiene") {
		return nil, false
	}
	has, ok := r.hasSoMuch()
	f.Of, f.Strength, f.Cost = ability.You, has.Strength, has.Cost
	return ability.Exists{Of: f, Count: shape.AtLeastOne}, ok
}

// predicateFilter reads what cards are: "de raza Héroe", "Faeries", "fuerza 2 o
// menos".
func (r *reader) predicateFilter() (ability.Filter, bool) {
	var f ability.Filter
	r.one("un", "una", "1")
	if r.othersNames(&f) {
		r.qualities(&f)
		return f, true
	}
	if n, ok := es.Nouns[r.peek()]; ok {
		r.advance(1)
		if n.Race != card.NoRace {
			f.Races = f.Races.With(n.Race)
			r.moreRaces(&f)
			r.qualities(&f)
			return f, true
		}
		r.pos--
		if _, ok := r.kinds(&f); !ok {
			return f, false
		}
		r.qualities(&f)
		return f, true
	}
	before := r.pos
	r.qualities(&f)
	return f, r.pos > before && !shape.AmongThem(f)
}

// hasSoMuch reads the Fuerza or the Coste that a card has, after "tiene": "Fuerza 3 o más", "Coste 2", "3 de Fuerza".
func (r *reader) hasSoMuch() (ability.Filter, bool) {
	var f ability.Filter
	switch {
	case r.numberOf(&f):
		return f, true
	case r.one("fuerza"):
		return f, r.bound(&f.Strength, strengthOf)
	case r.one("coste"):
		return f, r.bound(&f.Cost, costOf) && r.golds()
	}
	return f, false
}

// zoneHas reads "tu Cementerio tiene 3 o más Aliados".
func (r *reader) zoneHas() (ability.Condition, bool) {
	z, of, ok := r.place()
	if !ok || !r.said || !r.one("tiene") {
		return nil, false
	}
	b, ok := r.quantityBound()
	f, _, ok2 := r.filter()
	b = r.boundBehind(b)
	f.Of, f.In = of, []ability.Zone{z}
	return ability.Exists{Of: f, Count: b}, ok && ok2
}
