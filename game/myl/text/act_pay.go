package text

import (
	"reflect"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// discard reads "descarta 2 cartas de tu Mano", "se descarta de 1 carta".
func (r *reader) discard(f es.Form) (ability.Effect, bool) {
	if f.Clitic != "" && f.Clitic != "se" {
		if r.found != nil && r.drawn == shape.NoneDrawn { // "si tiene un Talismán, descártalo"
			c := shape.OneOf(*r.found)
			if f.Clitic == "los" || f.Clitic == "las" {
				c = ability.Every{Of: *r.found}
			}
			return ability.Act{Who: r.actor, Verb: ability.Discard, What: c}, true
		}
		c, ok := r.pronoun(f.Clitic)
		_, drawn := c.(ability.Every)
		held := ability.IsThis(c) && r.inHand && r.actor == ability.You
		return ability.Act{Who: r.actor, Verb: ability.Discard, What: c}, ok && (drawn || held) || ability.IsIt(c)
	}
	if e, ok := r.handTo(ability.ByDiscarding); ok {
		return e, true
	}
	at := r.state
	random := r.take("al azar")
	c, ok := try(r, r.outOfFirst)
	if !ok {
		r.one("de")
		r.sifting = r.actor == ability.You
		c, ok = r.cards()
		r.sifting = false
	}
	if !ok {
		r.state = at
		return nil, false
	}
	if c == (ability.Cards)(ability.NamedCard{}) { // discarded from the hand that was shown or looked at
		of := r.theirs()
		return ability.Act{Who: r.actor, Verb: ability.Discard, What: namedInHand(of)}, of != ability.Anyone
	}
	if list, several := try(r, func() ([]ability.Chosen, bool) { return r.row(c) }); several && !random {
		for i := range list {
			if of := &list[i].Of; len(of.In) == 0 && of.Of == ability.Anyone {
				of.In, of.Of = []ability.Zone{ability.Hand}, r.ownHand()
			} else if len(of.In) != 1 || of.In[0] != ability.Hand {
				return nil, false
			}
		}
		return r.toEach(list, func(c ability.Cards) ability.Effect { return ability.Act{Who: r.actor, Verb: ability.Discard, What: c} }), true
	}
	if r.toks[r.pos-1].Word == "juego" {
		return nil, false // what is discarded is in a Mano (DAR glossary 11)
	}
	switch x := c.(type) {
	case ability.Chosen:
		x.Random = x.Random || random
		if len(x.Of.In) == 0 {
			if x.Of.Of != ability.Anyone && x.Of.Of != ability.Opponent {
				return nil, false
			}
			x.Of.In = []ability.Zone{ability.Hand}
			if x.Of.Of == ability.Anyone {
				x.Of.Of = r.ownHand()
			}
			x.Of.Other = false // the card itself is not in the hand
		} else if x.Of.In[0] != ability.Hand && x.Of.In[0] != ability.AmongThem {
			return nil, false
		}
		n, ok := r.finishCount(x)
		if !ok {
			return nil, false
		}
		who := r.actor
		mark := r.state
		r.comma()
		if chooser, said := r.choice(); said && chooser == ability.You && who == ability.Opponent {
			who = ability.You // "tu oponente descarta una carta a tu elección"
			r.actor = ability.You
		} else {
			r.state = mark
		}
		return ability.Act{Who: who, Verb: ability.Discard, What: n}, true
	case ability.Every:
		if len(x.Of.In) == 0 && (x.Of.Of == ability.Anyone || x.Of.Of == r.ownHand()) {
			x.Of.In, x.Of.Of = []ability.Zone{ability.Hand}, r.ownHand()
		}
		if len(x.Of.In) == 1 && (x.Of.In[0] == ability.Hand || x.Of.In[0] == ability.AmongThem) {
			return ability.Act{Who: r.actor, Verb: ability.Discard, What: x}, true
		}
	case ability.This:
		if at := r.state; r.one("de", "desde") && r.take("tu mano") {
			r.from = ability.Hand
		} else {
			r.state = at
		}
		return ability.Act{Who: r.actor, Verb: ability.Discard, What: c}, r.actor == ability.You
	case ability.TheOther, ability.It, ability.NamedCard:
		return ability.Act{Who: r.actor, Verb: ability.Discard, What: c}, true
	}
	return nil, false
}

// ownHand is whose hand the actor discards from.
func (r *reader) ownHand() ability.Player {
	if r.actor == ability.Each {
		return ability.Acting
	}
	return r.actor
}

func (r *reader) mill(f es.Form) (ability.Effect, bool) {
	if f.Clitic != "" && f.Clitic != "se" && f.Clitic != "le" {
		c := r.it()
		return ability.Put{Who: r.actor, What: c, To: ability.Destination{Zone: ability.Cemetery, Of: ability.Owner}}, ability.IsIt(c)
	}
	if e, ok := try(r, func() (ability.Effect, bool) { return r.unearth(f) }); ok {
		return e, true
	}
	r.fromCastle()
	before := r.state
	if c, ok := try(r, r.topOrBottom); ok {
		top, isTop := c.(ability.Top)
		r.state, before = before, r.state
		r.pos = before.pos
		r.drew(top.N, true)
		r.millsOf(top.Of)
		return ability.Mill{Who: r.actor, N: top.N}, isTop && top.In == ability.Castle && r.actorsCastle(top.Of)
	}
	if c, ok := try(r, r.reference); ok && f.Clitic == "" { // of what was looked at
		to := ability.Destination{Zone: ability.Cemetery, Of: ability.Owner}
		return ability.Put{Who: r.actor, What: c, To: to}, c == (ability.Cards)(ability.TheOther{})
	}
	n, upTo, castle, ok := r.howMany()
	r.millsOf(castle)
	if !ok || upTo || castle != ability.Anyone && !r.actorsCastle(castle) {
		return nil, false
	}
	r.one("adicional", "extra", "mas")
	r.drew(n, true)
	return ability.Mill{Who: r.actor, N: n}, true
}

// millsOf says who mills where the castle tells: "bota 2 cartas del Mazo Castillo
// oponente", "... de cada Mazo Castillo".
func (r *reader) millsOf(castle ability.Player) {
	if r.actor == ability.You && (castle == ability.Opponent || castle == ability.Each) {
		r.actor = castle
	}
}

// actorsCastle reports whether the castle is the actor's own. Some prints say
// "tu Mazo Castillo" of whoever mills.
func (r *reader) actorsCastle(castle ability.Player) bool {
	return castle == r.actor || r.actor == ability.Each && castle == ability.Acting || castle == ability.Holder || castle == ability.You
}

func (r *reader) draw() (ability.Effect, bool) {
	if e, ok := r.handTo(ability.ByDrawing); ok {
		return e, true
	}
	n, upTo, castle, ok := r.howMany()
	if !ok || castle != ability.Anyone && !r.actorsCastle(castle) {
		return nil, false
	}
	n, beyond := r.beyondOne(n)
	d := ability.Draw{Who: r.actor, N: n, UpTo: upTo}
	switch {
	case r.one("extra"):
		d.Extra = true
	case beyond, r.one("adicional"), r.ahead(1) != "que" && r.one("mas"), r.toks[r.pos-1].Lemma == es.Lemmas["adicional"]:
		at := r.state
		r.comma()
		w, ok := r.laterWindow()
		d.Extra = ok && w.Whose != ability.Opponent
		r.state = at
		r.further, r.beyond = true, beyond && !d.Extra
	}
	r.fromCastle()
	if d.Extra {
		at := r.state
		if w, ok := r.laterWindow(); ok && w.Whose != ability.Opponent {
			r.atFinal = w.Whose == ability.You
		} else {
			r.state = at
		}
	}
	if !d.Extra { // which comes in the Fase Final
		r.drew(n, false)
	}
	return d, true
}

func (r *reader) pay(f es.Form) (ability.Effect, bool) {
	if f.Clitic == "" && r.one("tantos oros", "una cantidad de oros", "un numero de oros") {
		if n, ok := r.como(); ok {
			_, cost := n.(ability.CostOf)
			return ability.Pay{Who: r.actor, N: n}, cost
		}
		return nil, false
	}
	switch {
	case f.Clitic != "":
		c := r.it()
		if r.facts.Type == card.Gold && !r.picked && ability.IsIt(r.event) && r.eventType != card.Gold && r.eventType != card.NoType {
			c = ability.This{} // only an Oro is paid
		}
		gold := ability.IsIt(c) || ability.IsThis(c) && (r.facts.Type == card.Gold || r.facts.Type == card.NoType)
		return ability.Act{Who: r.actor, Verb: ability.PayGoldCard, What: c}, isPronoun(f.Clitic) && gold
	case r.one("su coste de oro", "su coste"):
		if r.picked {
			return ability.Pay{Who: r.actor, N: ability.CostOf{Of: ability.It{}}}, true
		}
		return ability.Pay{Who: r.actor, N: ability.CostOf{Of: r.theEvents()}}, true
	case r.take("el coste"):
		r.take("de oro")
		if r.one("que tenga", "que tiene") {
			c, ok := r.measured()
			return ability.Pay{Who: r.actor, N: ability.CostOf{Of: c}}, ok
		}
		if !r.one("de", "del") {
			return nil, false
		}
		if r.toks[r.pos-1].Word == "del" {
			r.pos--
		}
		c, ok := r.cards()
		if _, chosen := c.(ability.Chosen); chosen {
			return ability.Sequence{Steps: []ability.Step{
				{Do: ability.Act{Who: r.actor, Verb: ability.Pick, What: c}},
				{Link: ability.And, Do: ability.Pay{Who: r.actor, N: ability.CostOf{Of: ability.It{}}}},
			}}, ok
		}
		return ability.Pay{Who: r.actor, N: ability.CostOf{Of: c}}, ok
	case r.take("cualquier cantidad de oros"):
		return ability.Pay{Who: r.actor, AnyAmount: true}, true
	}
	at := r.state
	if n, ok := r.natural(); ok {
		r.one("de")
		if r.one("oro", "oros") || r.peek() == "para" || r.peek() == "y" && r.form(1).Infinitive && pays[r.form(1).Verb] {
			r.one("adicional", "extra", "mas", "de tu reserva de oro", "de tu reserva")
			return ability.Pay{Who: r.actor, N: ability.Number(n)}, true
		}
	}
	r.state = at
	r.one("a")
	if r.peek() == "otro" {
		c, ok := r.cards()
		return ability.Act{Who: r.actor, Verb: ability.PayGoldCard, What: c}, ok
	}
	if r.thisCard() {
		return r.moreObjects(ability.Act{Who: r.actor, Verb: ability.PayGoldCard, What: ability.This{}}), true
	}
	return nil, false
}

func (r *reader) generate() (ability.Effect, bool) {
	at := r.state
	one := func() (ability.Effect, bool) {
		g := ability.Generate{Who: r.actor}
		if r.one("tantos", "tanto", "una cantidad de", "un numero de") {
			if !r.one("oro", "oros") {
				return nil, false
			}
			a, ok := r.como()
			if !ok {
				return nil, false
			}
			g.N = a
		} else {
			n, ok := r.natural()
			if !ok {
				return nil, false
			}
			_ = r.one("de oro", "oro", "oros")
			each, _ := r.perEach()
			g.N = times(n, each)
		}
		r.one("virtual", "virtuales", "extra", "adicional")
		if d, ok := r.duration(); ok && d != ability.UntilFinal {
			return nil, false
		}
		if f, ok := r.spentOn(); ok {
			g.For = &f
			g.Uses = r.usesToo(f)
		} else if f, ok := try(r, r.notSpentOn); ok {
			g.NotFor = &f
		}
		r.duration()
		return g, true
	}
	e, ok := one()
	if !ok {
		r.state = at
		return nil, false
	}
	mark := r.state
	if r.one("o", ", o") {
		if other, ok := one(); ok {
			return ability.Choice{Who: r.actor, Options: []ability.Effect{e, other}}, true
		}
	}
	r.state = mark
	return e, true
}

// notSpentOn reads "que no puede usarse para jugar Aliados" of virtual gold.
func (r *reader) notSpentOn() (ability.Filter, bool) {
	if !r.one("que") || !r.one("no") || !r.one("puede") || !r.one("ser usado", "usarse", "utilizarse", "gastarse") {
		return ability.Filter{}, false
	}
	return r.spentOn()
}

// onlyPays reads "que solo puede ser usado", "solo" in front of what virtual gold may pay for, and
// reports whether that it pays is said thereby: "que solo paga el Coste de", "con los que solo
// puedes jugar".
func (r *reader) onlyPays() (pays, ok bool) {
	switch {
	case r.one("que"):
		if !r.one("solo") {
			return false, false
		}
		if r.one("paga", "pagan") || r.one("puede", "pueden") && r.one("pagar") {
			_ = r.one("el coste de", "el de")
			return true, true
		}
		if r.one("puedes") {
			return false, r.one("usar", "gastar")
		}
		r.one("puede")
		return false, r.behind("puede") && r.one("ser usado", "usarse", "utilizarse", "gastarse")
	case r.one("con el que", "con los que"):
		return true, r.one("solo puedes", "puedes") && r.one("jugar", "bajar", "pagar")
	}
	r.one("solo")
	return false, true
}

// usesToo reads "o activar habilidades de Tótems" behind "para jugar Tótems".
func (r *reader) usesToo(played ability.Filter) bool {
	at := r.state
	if r.one("o", "y") && r.one("activar habilidades de", "utilizar habilidades de", "activar sus habilidades", "utilizar sus habilidades") {
		if r.toks[r.pos-1].Word == "habilidades" {
			return true
		}
		if f, _, ok := r.filter(); ok && reflect.DeepEqual(f, played) {
			return true
		}
	}
	r.state = at
	return false
}

// spentOn reads what virtual gold may pay for.
func (r *reader) spentOn() (ability.Filter, bool) {
	return try(r, func() (ability.Filter, bool) {
		r.comma()
		r.one("pero")
		pays, ok := r.onlyPays()
		if !ok || !pays && !r.one("para") {
			return ability.Filter{}, false
		}
		if !pays && !r.one("pagar el coste de", "pagar", "jugar", "bajar", "el coste de") && !es.IsNoun(r.peek()) {
			return ability.Filter{}, false
		}
		r.one("un", "una", "tus", "los", "las")
		f, _, ok := r.filter()
		return f, ok
	})
}
