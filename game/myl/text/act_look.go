package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

func (r *reader) search(f es.Form) (ability.Effect, bool) {
	if f.Clitic != "" {
		zones, of, ok := r.in()
		if !ok || !r.named {
			return nil, false
		}
		r.pick(true)
		r.searched = true
		return ability.Search{Who: r.actor, What: ability.Chosen{Count: ability.Count{N: ability.Number(1)},
			Of: ability.Filter{Of: of, In: zones, That: []ability.Quality{ability.Is{State: ability.IsNamed}}}}}, true
	}
	if r.peek() == "y" && r.form(1).Verb != es.NoVerb { // "busca y juega un Aliado de tu Mazo Castillo"
		r.advance(1)
		e, ok := r.action()
		x, _ := shape.DoneTo(e).(ability.Chosen)
		return e, ok && len(x.Of.In) > 0 && slices.Contains(wherever, x.Of.In[0])
	}
	r.eachSide = false
	zones, of, placed := r.in()
	if r.eachSide {
		return nil, false
	}
	if placed {
		r.comma()
	}
	r.one("a")
	if e, ok := try(r, func() (ability.Effect, bool) { return r.searchRow(zones, of) }); ok {
		return e, true
	}
	before := r.state
	c, ok := r.selection()
	if !ok {
		r.state = before
		var f ability.Filter
		if ok = r.othersNames(&f); ok {
			r.qualities(&f)
			c = shape.OneOf(f)
			r.pick(false)
		}
	}
	if !ok {
		return nil, false
	}
	if all, every := c.(ability.Every); every {
		return r.searchAll(all, zones, of)
	}
	chosen, ok := c.(ability.Chosen)
	if !ok || r.nounless && shape.BareFilter(chosen.Of) && len(chosen.Of.In) == 0 {
		return nil, false // "busca 3": of what?
	}
	if chosen.Count.N == nil && chosen.Count.Kind == ability.Exactly || r.eachSide {
		return nil, false
	}
	if !placed {
		if len(chosen.Of.In) > 0 {
			zones, of = chosen.Of.In, chosen.Of.Of
		} else if zones, of, placed = r.inBehind(); !placed {
			if zones, of = nil, r.actor; r.actor == ability.Each {
				of = ability.Acting // each in his own
			}
		}
	} else if len(chosen.Of.In) > 0 {
		return nil, false
	}
	if chosen.Of.In, chosen.Of.Of = zones, of; shape.AmongThem(chosen.Of) {
		return nil, false
	}
	if zones == nil {
		// "Puede buscar en cualquiera de las 3 zonas" (DAR glossary 5).
		chosen.Of.In = slices.Clone(wherever)
	}
	if !r.afterPlace(&chosen.Of) {
		return nil, false
	}
	return r.lookFor(chosen), true
}

// lookFor is the search for cards, which are at hand then.
func (r *reader) lookFor(c ability.Chosen) ability.Effect {
	several := c.Count.N != ability.Amount(ability.Number(1))
	r.pick(several)
	r.pickName = oneName(c.Of)
	r.pickType, r.pickNamed = shape.OneType(c.Of), len(c.Of.Names) > 0 || len(c.Of.Types) > 1 || len(c.Of.That) > 0
	r.several, r.outside = several, true
	r.sought, r.theirSearch = true, c.Of.Of != ability.You
	if slices.Contains(c.Of.In, ability.Castle) {
		r.rummaged = c.Of.Of
	}
	return ability.Search{Who: r.actor, What: c}
}

// inBehind reads where a search looks behind the cards: "busca un Arma, en tu Mazo Castillo o Cementerio".
func (r *reader) inBehind() ([]ability.Zone, ability.Player, bool) {
	at := r.state
	comma := r.one(",")
	if !comma || r.peek() == "en" {
		if zones, of, ok := r.in(); ok {
			_ = comma && r.peek() == "," && r.ahead(1) == "y" && r.one(",")
			return zones, of, true
		}
	}
	r.state = at
	return nil, 0, false
}

// wherever is where a search looks of which nothing says where.
var wherever = []ability.Zone{ability.Castle, ability.Cemetery, ability.Exile}

// searchAll reads "todos los Dragones de tu Cementerio" after "busca". In a castle
// nobody sees how many there are: any number of them is found.
func (r *reader) searchAll(all ability.Every, zones []ability.Zone, of ability.Player) (ability.Effect, bool) {
	f := all.Of
	switch {
	case len(zones) > 0 && len(f.In) > 0:
		return nil, false
	case len(zones) > 0:
		f.In, f.Of = zones, of
	case len(f.In) == 0:
		var placed bool
		if f.In, f.Of, placed = r.in(); !placed {
			return nil, false
		}
	}
	if shape.AmongThem(f) || !r.afterPlace(&f) {
		return nil, false
	}
	r.pick(true)
	r.pickType, r.pickNamed = shape.OneType(f), len(f.Names) > 0 || len(f.Types) > 1
	if hidden := slices.Contains(f.In, ability.Castle) || slices.Contains(f.In, ability.Hand); !hidden {
		return ability.Act{Who: r.actor, Verb: ability.Pick, What: ability.Every{Of: f}}, true
	}
	r.sought, r.theirSearch, r.rummaged = true, f.Of != ability.You, f.Of
	return ability.Search{Who: r.actor, What: ability.Chosen{Count: ability.Count{Kind: ability.AnyNumber}, Of: f}}, !slices.Contains(f.In, ability.Hand)
}

// afterPlace reads qualities that stand after the place of a search. A second
// place, or a comparison with the very card that is searched for, is refused.
func (r *reader) afterPlace(f *ability.Filter) bool {
	rest := ability.Filter{Types: f.Types, Races: f.Races, NotType: f.NotType, Other: f.Other, Highest: f.Highest,
		Cost: f.Cost, Strength: f.Strength, Names: f.Names, Title: f.Title, That: f.That}
	r.qualities(&rest)
	if len(rest.In) > 0 || f.Cost.Op == ability.NoBound && rest.Cost.N == ability.Amount(ability.CostOf{Of: ability.It{}}) ||
		f.Strength.Op == ability.NoBound && rest.Strength.N == ability.Amount(ability.StrengthOf{Of: ability.It{}}) {
		return false
	}
	rest.In, rest.Of = f.In, f.Of
	*f = rest
	return true
}

// look reads "mira las 3 primeras cartas de tu Mazo Castillo", "muestra tu
// Mano a tu oponente".
func (r *reader) look(f es.Form) (ability.Effect, bool) {
	if e, ok := try(r, func() (ability.Effect, bool) { return r.unearth(f) }); ok {
		return e, true
	}
	var c ability.Cards
	var ok bool
	random := r.take("al azar")
	at := r.state
	if f.Clitic == "le" { // "mírale la Mano a tu oponente"
		if !r.take("la mano") {
			return nil, false
		}
		r.take("a tu oponente")
		c, ok = ability.Every{Of: ability.Filter{Of: ability.Opponent, In: []ability.Zone{ability.Hand}}}, f.Verb == es.Mirar
		r.pick(true)
	} else if z, of, whole := r.handOf(); whole {
		c, ok = ability.Every{Of: ability.Filter{Of: of, In: []ability.Zone{z}}}, true
		r.pick(true)
	} else {
		r.state = at
		if z, of, placed := r.place(); placed && z == ability.Castle && r.said {
			c, ok = ability.Every{Of: ability.Filter{Of: of, In: []ability.Zone{z}}}, true
			r.pick(true)
		} else {
			r.state = at
			c, ok = r.handSaid(f)
			if !ok {
				c, ok = r.object(f)
			}
		}
	}
	if !ok {
		return nil, false
	}
	x, isChosen := c.(ability.Chosen)
	if isChosen && len(x.Of.In) == 0 || random && !isChosen {
		return nil, false
	}
	if random {
		x.Random = true
		c = x
	}
	r.fromZone(c)
	if f.Verb == es.Mostrar {
		_ = r.take("a tu oponente")
		r.condIt, r.looked = true, shape.LooksAt(c)
		return ability.Act{Who: r.actor, Verb: ability.Show, What: c}, true
	}
	r.condIt, r.looked = true, shape.LooksAt(c)
	return ability.Act{Who: r.actor, Verb: ability.Look, What: c}, true
}

// handSaid is the actor's hand in "descarta un Talismán de su Mano o muéstrala".
func (r *reader) handSaid(f es.Form) (ability.Cards, bool) {
	said := r.pos >= 3 && r.toks[r.pos-2].Word == "o" && r.toks[r.pos-3].Word == "mano"
	return ability.Every{Of: ability.Filter{Of: r.ownHand(), In: []ability.Zone{ability.Hand}}}, said && f.Verb == es.Mostrar && f.Clitic == "la"
}

// handOf reads whose Mano is shown where it is told by "la Mano a tu oponente", or where "la
// Mano" is your own.
func (r *reader) handOf() (ability.Zone, ability.Player, bool) {
	switch {
	case r.take("la mano a tu oponente"), r.take("la mano") && r.actor == ability.You && r.peek() != "de" && r.peek() != "oponente" && r.peek() != "del":
		return ability.Hand, ability.You, true
	}
	return 0, 0, false
}

// choose reads "elige X": cards, or between effects.
func (r *reader) choose(f es.Form) (ability.Effect, bool) {
	at := r.state
	if n, ok := r.someOptions(); ok {
		r.one(":")
		return r.optionsOf(n)
	}
	r.state = at
	r.one(":")
	if r.one("entre") {
		r.one(":")
		return r.options()
	}
	if r.toks[r.pos-1].Word == ":" {
		return r.options()
	}
	if r.peek() == "que" {
		return r.options()
	}
	r.state = at
	if r.one("un coste", "un numero") {
		return ability.Name{Who: r.actor, What: ability.ACost}, true
	}
	if r.peek() == "una" && r.ahead(1) == "raza" || r.peek() == "un" && r.ahead(1) == "tipo" {
		return r.nameIt()
	}
	if v := r.form(0); v.Infinitive {
		return r.action()
	}
	r.comma()
	if whose, ok := r.possessor(); ok { // "elegir, de tu oponente, un Oro"
		r.comma()
		c, ok := r.cards()
		x, isChosen := c.(ability.Chosen)
		if !ok || !isChosen {
			return nil, false
		}
		x.Of.Of = whose
		return ability.Act{Who: r.actor, Verb: ability.Pick, What: x}, true
	}
	if c, ok := try(r, func() (ability.Cards, bool) { return r.oneOfEach(f) }); ok {
		return ability.Act{Who: r.actor, Verb: ability.Pick, What: c}, true
	}
	if r.one("y") && r.form(0).Verb != es.NoVerb { // "elegir y destruir un Aliado"
		return r.action()
	}
	random := r.take("al azar")
	c, ok := try(r, r.lyingIn)
	if !ok {
		r.sifting = true
		c, ok = r.object(f)
		r.sifting = false
	}
	if !ok || r.nothingSaidOf(c) {
		return nil, false
	}
	if random {
		x, chosen := c.(ability.Chosen)
		if x.Random = true; !chosen {
			return nil, false
		}
		c = x
	}
	if who, ok := blockers(c); ok {
		// "elige el Aliado que lo bloqueará": it must be that one.
		chosen := shape.OneOf(ability.Filter{Types: []card.Type{card.Ally}, Of: ability.Opponent})
		return ability.Modify{Who: who, Traits: []ability.Trait{ability.Must{What: ability.BeBlocked, By: chosen}}}, true
	}
	if r.one("que") {
		// "elige un Aliado que no podrá atacar"
		return r.predicates(c)
	}
	picked := r.moreObjects(ability.Act{Who: r.actor, Verb: ability.Pick, What: c})
	if _, two := picked.(ability.Sequence); two {
		r.many = true
	}
	r.chosen = true
	return picked, true
}

// lyingIn reads "en tu Cementerio un Aliado": where cards lie in front of them.
func (r *reader) lyingIn() (ability.Cards, bool) {
	if r.peek() != "en" {
		return nil, false
	}
	zones, of, placed := r.in()
	if !placed || slices.Contains(zones, ability.Castle) {
		return nil, false
	}
	return r.namedBehind(zones, of)
}

// someOptions reads "uno:", "una opción", "2 de las siguientes opciones", "2 entre".
func (r *reader) someOptions() (n int, ok bool) {
	if n, ok = r.natural(); !ok || n == 0 {
		return 0, false
	}
	if r.peek() == ":" || r.one("de los siguientes efectos", "de estos efectos", "de las siguientes opciones", "de estas opciones", "de los siguientes", "de las siguientes") || n > 1 && r.one("entre") {
		return n, true
	}
	if n == 1 {
		return n, r.one("opcion")
	}
	if !r.one("opciones", "efectos") {
		return 0, false
	}
	r.one("diferentes", "distintas")
	return n, true
}

// optionsOf reads options of which n are chosen: not all of them.
func (r *reader) optionsOf(n int) (ability.Effect, bool) {
	e, ok := r.options()
	c, several := e.(ability.Choice)
	if n == 1 || !ok {
		return e, ok && several
	}
	c.N = n
	return c, several && n < len(c.Options)
}

// blockers is whom the cards block, if that is all that is said of them.
func blockers(c ability.Cards) (ability.Cards, bool) {
	every, ok := c.(ability.Every)
	if !ok || len(every.Of.That) != 1 {
		return nil, false
	}
	switch every.Of.That[0] {
	case ability.Quality(ability.Is{State: ability.BlocksThis}):
		return ability.This{}, true
	case ability.Quality(ability.Is{State: ability.BlocksBearer}):
		return ability.Bearer{}, true
	}
	return nil, false
}

func (r *reader) nameIt() (ability.Effect, bool) {
	n := ability.Name{Who: r.actor}
	switch {
	case r.one("un tipo de carta", "un tipo"):
		n.What = ability.AType
		f := ability.Filter{}
		r.qualities(&f)
		n.Of = f
		r.named, r.namedNow = true, true
		return n, true
	case r.take("una raza"):
		n.What = ability.ARace
		r.take("de aliado")
		f := ability.Filter{Types: []card.Type{card.Ally}}
		if r.take("que tengas en juego") {
			f.Of = ability.You
			n.Of = f
		} else if r.one("que haya en juego", "en juego") {
			n.Of = f
		} else if f = (ability.Filter{}); r.peek() == "que" {
			r.qualities(&f)
			n.Of = f
		}
		r.named, r.namedNow = true, true
		return n, true
	case r.one("un coste", "un numero"):
		n.What = ability.ACost
		return n, true
	case r.one("a uno de los", "a una de las", "uno de los", "una de las", "a un", "a una", "un", "una", "1"):
		f, _, ok := r.filter()
		if !ok {
			return nil, false
		}
		n.Of, n.InPlay = f, len(f.In) == 0 && r.toks[r.pos-1].Word == "juego"
		r.named, r.namedHere, r.namedLast, r.namedType = true, true, true, shape.OneType(f)
		return n, true
	}
	return nil, false
}
