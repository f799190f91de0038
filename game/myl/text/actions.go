package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

func isPronoun(w string) bool { return w == "lo" || w == "la" || w == "los" || w == "las" }

// plainVerbs are the verbs that take cards and nothing else.
var plainVerbs = map[verb]ability.Verb{
	vDestruir: ability.Destroy, vDesterrar: ability.ExileIt, vSubir: ability.Return, vAgrupar: ability.RegroupIt,
	vAnular: ability.Annul, vSalvar: ability.Save, vBarajar: ability.ShuffleIn, vDescartar: ability.Discard,
	vMirar: ability.Look, vMostrar: ability.Show, vElegir: ability.Pick, vEscoger: ability.Pick,
}

// action reads what a player does, from its verb on. The actor is set.
func (r *reader) action() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		w := r.peek()
		if w == "se" && formOf(r.ahead(1)).verb == vDescartar {
			r.advance(1)
			w = r.peek()
		}
		f := formOf(w)
		if before := formOf(r.ahead(1)); isPronoun(w) && before.verb != noVerb && !before.participle && !before.infinitive && before.clitic == "" && actsOnCards[before.verb] {
			// "y las barajas": the pronoun stands before the verb.
			if before.you {
				r.actor = ability.You
			}
			f = before
			f.clitic = w
			r.advance(1)
			w = r.peek()
		}
		if f.verb == noVerb || f.participle {
			return nil, false
		}
		r.advance(1)
		r.chooser()
		switch f.verb {
		case vDestruir, vDesterrar, vAgrupar, vSalvar:
			return r.plainAct(plainVerbs[f.verb], f)
		case vBarajar:
			return r.shuffle(f)
		case vSubir:
			return r.returnToHand(f)
		case vDevolver, vMover, vPoner:
			return r.put(f, w)
		case vDescartar:
			return r.discard(f)
		case vBotar:
			return r.mill()
		case vRobar:
			return r.draw()
		case vPagar:
			return r.pay(f)
		case vGenerar:
			return r.generate()
		case vBuscar:
			return r.search(f)
		case vMirar, vMostrar:
			return r.look(f)
		case vElegir, vEscoger:
			return r.choose(f)
		case vNombrar:
			return r.nameIt()
		case vJugar, vBajar:
			return r.play(f)
		case vAnular:
			return r.annul(f)
		case vCancelar:
			return r.cancel(f)
		case vPrevenir:
			return r.prevent(f)
		case vRedirigir:
			return r.redirect(f)
		case vReducir:
			return r.reduceDamage()
		case vSaltar:
			return r.skip(f)
		case vGanar:
			return r.gainControl()
		case vCopiar:
			return r.copyAbility()
		case vActivar, vUtilizar:
			return r.useAbility()
		case vHacer:
			if r.take("que") {
				return r.effect()
			}
		case vConvertir, vConsiderar, vDeclarar:
			return r.considered(f)
		case vCambiar:
			return r.change(f)
		case vOrdenar:
			if f.clitic != "" {
				return ability.Put{Who: r.actor, What: r.it(), To: ability.Destination{Zone: ability.Castle, Of: ability.Owner, Spot: ability.AnyOrder}}, true
			}
		}
		return nil, false
	})
}

// object reads the verb's object: its pronoun, or cards after it.
func (r *reader) object(f form) (ability.Cards, bool) {
	if f.clitic != "" && f.clitic != "se" {
		if r.both != nil && !r.picked && !r.located {
			return nil, false // the other card that the condition named, or this one?
		}
		return r.pronoun(f.clitic), true
	}
	return r.cards()
}

// pronoun is the card that a pronoun on a verb means.
func (r *reader) pronoun(clitic string) ability.Cards {
	if r.namedLast && r.event == nil {
		return ability.NamedCard{}
	}
	masculine := clitic == "lo" || clitic == "los" && !isReference(r.theEvents())
	if r.picked && masculine && r.pickType == card.NoType && !r.pickNamed && r.eventType != card.NoType && !feminine(r.eventType) {
		return r.theEvents() // "descartar una carta para destruirlo": the Aliado
	}
	if r.condMany && !r.picked && r.event == nil && (clitic == "los" || clitic == "las") {
		return ability.It{}
	}
	return r.it()
}

func (r *reader) plainAct(v ability.Verb, f form) (ability.Effect, bool) {
	if v == ability.Save {
		if f.clitic != "" {
			return ability.Act{Who: r.actor, Verb: v, What: r.theEvents()}, true
		}
	}
	if c, ok := try(r, func() (ability.Cards, bool) { return r.oneOfEach(f) }); ok {
		return ability.Act{Who: r.actor, Verb: v, What: c}, true
	}
	if e, ok := try(r, func() (ability.Effect, bool) { return r.eitherVerb(v) }); ok {
		return e, true
	}
	c, ok := r.object(f)
	if !ok {
		return nil, false
	}
	if c, ok = r.finishCount(c); !ok {
		return nil, false
	}
	r.fromZone(c)
	first := ability.Act{Who: r.actor, Verb: v, What: c}
	return r.moreObjects(first), true
}

// eitherVerb reads "anula o destruye X".
func (r *reader) eitherVerb(v ability.Verb) (ability.Effect, bool) {
	if !r.one("o") {
		return nil, false
	}
	f := formOf(r.peek())
	second, ok := plainVerbs[f.verb]
	if !ok || f.participle || f.clitic != "" {
		return nil, false
	}
	r.advance(1)
	c, ok := r.namedCards()
	if !ok {
		return nil, false
	}
	return ability.Choice{Who: r.actor, Options: []ability.Effect{
		ability.Act{Who: r.actor, Verb: v, What: c}, ability.Act{Who: r.actor, Verb: second, What: c},
	}}, true
}

// namedCards reads cards, or a card by its proper name.
func (r *reader) namedCards() (ability.Cards, bool) {
	if c, ok := r.cards(); ok {
		return c, true
	}
	f, ok := r.properName()
	if !ok {
		return nil, false
	}
	r.qualities(&f)
	r.pick(false)
	return one(f), true
}

// moreObjects reads further objects of the same verb: "destruye 2 de tus
// Aliados y una carta oponente", "destruye una carta ... o un Aliado ...".
func (r *reader) moreObjects(first ability.Act) ability.Effect {
	at := r.state
	either := r.peek() == "o"
	if !r.one("o", "y") {
		return first
	}
	before := r.pos
	c, ok := r.cards()
	chosen, isChosen := c.(ability.Chosen)
	if !ok || !isChosen || r.toks[before].word == "el" || chosen.Count.N == nil {
		r.state = at
		return first
	}
	if f := formOf(r.peek()); f.verb != noVerb && !f.participle || r.peek() == "no" || r.peek() == "se" || r.peek() == "solo" {
		r.state = at // the cards are the subject of a verb of their own
		return first
	}
	second := first
	second.What = c
	if either {
		return ability.Choice{Who: r.actor, Options: []ability.Effect{first, second}}
	}
	return ability.Sequence{Steps: []ability.Step{{Do: first}, {Link: ability.And, Do: second}}}
}

// fromZone reads where the card itself has to be: "destierra este Oro de tu
// Reserva".
func (r *reader) fromZone(c ability.Cards) {
	if c != (ability.Cards)(ability.This{}) {
		return
	}
	at := r.state
	if r.one("desde", "de") {
		if z, of, ok := r.place(); ok && of == ability.You {
			r.from = z
			return
		}
	}
	r.state = at
}

// oneOfEach reads "hasta una carta de cada tipo del Cementerio oponente".
func (r *reader) oneOfEach(f form) (ability.Cards, bool) {
	kind := ability.OneOfEachType
	if r.one("hasta") {
		kind = ability.UpToOneOfEachType
	}
	if f.clitic != "" || !r.one("una", "1") || !r.take("carta", "de", "cada", "tipo") {
		return nil, false
	}
	c := ability.Chosen{Count: ability.Count{Kind: kind}}
	r.qualities(&c.Of)
	r.pick(true)
	return c, true
}

// finishCount reads the "como ..." and "por cada ..." that a quantity left open.
func (r *reader) finishCount(c ability.Cards) (ability.Cards, bool) {
	chosen, ok := c.(ability.Chosen)
	if !ok {
		return c, true
	}
	if chosen.Count.N == nil && chosen.Count.Kind == ability.Exactly {
		a, ok := r.como()
		if !ok {
			return nil, false
		}
		chosen.Count.N = a
		return chosen, true
	}
	if n, isNumber := chosen.Count.N.(ability.Number); isNumber && chosen.Count.Kind == ability.Exactly {
		each, ok := r.perEach()
		if !ok && r.per != nil {
			each, ok = r.per, true
			r.per = nil
		}
		if ok {
			chosen.Count.N = times(int(n), each)
		}
	}
	return chosen, true
}

// shuffle reads "baraja X en tu Mazo Castillo", in either order.
func (r *reader) shuffle(f form) (ability.Effect, bool) {
	at := r.state
	if f.clitic == "" {
		if z, of, ok := r.place(); ok && z == ability.Castle {
			return ability.Shuffle{Of: of}, true
		}
		r.state = at
	}
	var from []ability.Zone
	var of ability.Player
	if f.clitic == "" {
		from, of, _ = r.in()
		if len(from) == 1 && from[0] == ability.Castle {
			from = nil // "barajar en su Mazo Castillo una carta ...": the place first
		}
		if from != nil {
			r.toCastle()
		}
	}
	r.shuffling = true
	c, ok := r.object(f)
	r.shuffling = false
	if !ok {
		r.state = at
		return nil, false
	}
	if from != nil {
		if c, ok = within(c, from, of); !ok {
			return nil, false
		}
	}
	r.toCastle()
	if from == nil {
		r.fromAfter(&c)
	}
	chosen, isChosen := c.(ability.Chosen)
	_, literal := chosen.Count.N.(ability.Number)
	if isChosen && !literal && chosen.Count.Kind == ability.Exactly && bareFilter(chosen.Of) && chosen.Of.In == nil && chosen.Of.Of == ability.Anyone {
		return nil, false // as many cards, but where from?
	}
	if c, ok = r.finishCount(c); !ok {
		return nil, false
	}
	return ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: c}, true
}

// fromAfter reads a place that follows the destination.
func (r *reader) fromAfter(c *ability.Cards) {
	at := r.state
	if zones, of, ok := r.in(); ok {
		if d, ok := within(*c, zones, of); ok {
			*c = d
			return
		}
	}
	r.state = at
}

// within adds the zone that a selection is made from.
func within(c ability.Cards, zones []ability.Zone, of ability.Player) (ability.Cards, bool) {
	switch c := c.(type) {
	case ability.Chosen:
		if len(c.Of.In) > 0 {
			return nil, false
		}
		c.Of.In, c.Of.Of = zones, of
		return c, true
	case ability.Every:
		if len(c.Of.In) > 0 {
			return nil, false
		}
		c.Of.In, c.Of.Of = zones, of
		return c, true
	}
	return nil, false
}

// toCastle skips the castle that cards are shuffled into: it is always that of
// their owner (DAR glossary 2).
func (r *reader) toCastle() {
	at := r.state
	if r.one("en", "con", "a") {
		if r.one("su", "sus", "tu", "el") && r.take("mazo") {
			r.take("castillo")
			r.possessor()
			return
		}
	}
	r.state = at
}

// returnToHand reads "sube X a la Mano de su dueño", in either order.
func (r *reader) returnToHand(f form) (ability.Effect, bool) {
	r.toHand()
	c, ok := r.object(f)
	if !ok {
		return nil, false
	}
	r.fromZone(c)
	r.toHand()
	r.fromAfter(&c)
	return ability.Act{Who: r.actor, Verb: ability.Return, What: c}, true
}

func (r *reader) toHand() {
	at := r.state
	r.comma()
	if r.one("a", "en") && r.one("la", "tu", "su", "sus") && r.one("mano", "manos") {
		_, _ = r.possessor()
		r.comma()
		return
	}
	r.state = at
}

// put reads "pon X en Z", "mueve X de Y a Z", "devuélvelas en cualquier orden".
func (r *reader) put(f form, w string) (ability.Effect, bool) {
	at := r.state
	taking := len(w) > 3 && w[:3] == "tom"
	if f.clitic == "" && !taking {
		// "poner en tu Mano un Aliado": the place first.
		if to, ok := r.destination(); ok {
			if c, ok := r.cards(); ok {
				return ability.Put{Who: r.actor, What: c, To: to}, true
			}
			r.state = at
		}
	}
	r.noIn = !taking
	c, ok := r.object(f)
	r.noIn = false
	if !ok {
		return nil, false
	}
	r.fromZone(c)
	r.fromAfterMove(c)
	to, ok := r.destination()
	if !ok {
		if taking {
			return ability.Act{Who: r.actor, Verb: ability.Pick, What: c}, true
		}
		return nil, false
	}
	if c, ok = r.finishCount(c); !ok {
		return nil, false
	}
	if to.Zone == ability.Exile {
		return ability.Act{Who: r.actor, Verb: ability.ExileIt, What: c}, true
	}
	if to.Of == ability.You && (to.Zone == ability.DefenseLine || to.Zone == ability.SupportLine || to.Zone == ability.GoldReserve) {
		if until, ok := r.duration(); ok {
			return ability.Control{Who: ability.You, What: c, Until: until}, true
		}
	}
	return ability.Put{Who: r.actor, What: c, To: to}, true
}

// fromAfterMove skips "de tu Línea de Defensa" before a second place.
func (r *reader) fromAfterMove(c ability.Cards) {
	at := r.state
	if r.one("de", "desde") {
		if _, _, ok := r.place(); ok && (r.peek() == "a" || r.peek() == "al") {
			return
		}
	}
	r.state = at
	if r.take("a", "tu", "linea", "de", "defensa") && r.peek() == "a" {
		return // a slip of "de" for "a" in "de tu Línea de Defensa a ..."
	}
	r.state = at
}

// destination reads where cards are put.
func (r *reader) destination() (ability.Destination, bool) {
	return try(r, func() (ability.Destination, bool) {
		switch {
		case r.take("en", "cualquier", "orden"), r.take("en", "el", "orden", "que", "quieras"), r.take("en", "el", "mismo", "lugar", "en", "el", "orden", "que", "quieras"):
			return ability.Destination{Zone: ability.Castle, Of: ability.Owner, Spot: ability.AnyOrder}, true
		case r.take("en", "juego"), r.take("al", "juego"):
			d := ability.Destination{Zone: ability.InPlay, Of: r.actor}
			_ = r.take("bajo", "tu", "control")
			r.free()
			return d, true
		case r.take("en", "el", "fondo", "o", "en", "el", "tope"), r.take("en", "el", "tope", "o", "en", "el", "fondo"), r.take("al", "fondo", "o", "al", "tope"):
			return r.castleSpot(ability.TopOrBottom)
		case r.take("en", "el", "fondo"), r.take("al", "fondo"), r.take("en", "la", "parte", "inferior"):
			return r.castleSpot(ability.AtBottom)
		case r.take("en", "la", "parte", "superior"), r.take("al", "tope"), r.take("en", "el", "tope"), r.take("arriba"), r.take("encima"):
			return r.castleSpot(ability.OnTop)
		case r.one("en", "a", "al"):
			article := r.toks[r.pos-1].word == "al"
			if !article && (r.take("su", "mano") || r.take("la", "mano")) {
				if whose, ok := r.possessor(); ok {
					return ability.Destination{Zone: ability.Hand, Of: whose}, true
				}
				return ability.Destination{Zone: ability.Hand, Of: ability.Owner}, true
			}
			if r.take("su", "zona", "de", "destierro") || r.take("su", "destierro") || r.take("tu", "destierro") {
				return ability.Destination{Zone: ability.Exile, Of: ability.Owner}, true
			}
			if r.take("su", "cementerio") || r.take("su", "reserva") {
				z := ability.Cemetery
				if r.toks[r.pos-1].word == "reserva" {
					z = ability.GoldReserve
					if r.actor == ability.You {
						return ability.Destination{}, false
					}
				}
				return ability.Destination{Zone: z, Of: ability.Owner}, true
			}
			if r.actor == ability.You && r.peek() == "su" && r.ahead(1) == "linea" {
				r.advance(1)
			}
			z, of, ok := r.place()
			if !ok || z == ability.Castle {
				return ability.Destination{}, false
			}
			if !r.said && (z == ability.DefenseLine || z == ability.AttackLine || z == ability.SupportLine || z == ability.GoldReserve) {
				of = ability.Holder // back to the line of whoever controls it
			}
			r.free()
			if z == ability.Cemetery || z == ability.Exile || z == ability.Hand && of == ability.Anyone {
				of = ability.Owner
			}
			if z == ability.Hand && of == ability.Opponent {
				of = ability.Owner
			}
			return ability.Destination{Zone: z, Of: of}, true
		}
		return ability.Destination{}, false
	})
}

func (r *reader) castleSpot(s ability.Spot) (ability.Destination, bool) {
	d := ability.Destination{Zone: ability.Castle, Of: ability.Owner, Spot: s}
	if !r.one("de", "del") {
		return d, false
	}
	r.one("su", "tu", "el")
	if !r.take("mazo", "castillo") && !r.take("mazo") {
		return d, false
	}
	r.possessor()
	if r.take("en", "cualquier", "orden") {
		return d, true
	}
	return d, true
}

// discard reads "descarta 2 cartas de tu Mano", "se descarta de 1 carta".
func (r *reader) discard(f form) (ability.Effect, bool) {
	if f.clitic != "" && f.clitic != "se" {
		c := r.it()
		return ability.Act{Who: r.actor, Verb: ability.Discard, What: c}, c == (ability.Cards)(ability.It{})
	}
	at := r.state
	random := r.take("al", "azar")
	r.one("de")
	c, ok := r.cards()
	if !ok {
		r.state = at
		return nil, false
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
		} else if x.Of.In[0] != ability.Hand && x.Of.In[0] != ability.AmongThem {
			return nil, false
		}
		if n, ok := r.finishCount(x); ok {
			return ability.Act{Who: r.actor, Verb: ability.Discard, What: n}, true
		}
		return nil, false
	case ability.Every:
		if len(x.Of.In) == 1 && x.Of.In[0] == ability.Hand {
			return ability.Act{Who: r.actor, Verb: ability.Discard, What: x}, true
		}
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

func (r *reader) mill() (ability.Effect, bool) {
	r.fromCastle()
	n, upTo, castle, ok := r.howMany()
	if !ok || upTo || castle != ability.Anyone && !r.actorsCastle(castle) {
		return nil, false
	}
	r.one("adicional", "adicionales", "extra")
	r.pick(n != ability.Amount(ability.Number(1)))
	return ability.Mill{Who: r.actor, N: n}, true
}

// actorsCastle reports whether the castle is the actor's own. Some prints say
// "tu Mazo Castillo" of whoever mills.
func (r *reader) actorsCastle(castle ability.Player) bool {
	return castle == r.actor || r.actor == ability.Each && castle == ability.Acting || castle == ability.Holder || castle == ability.You
}

func (r *reader) draw() (ability.Effect, bool) {
	n, upTo, castle, ok := r.howMany()
	if !ok || castle != ability.Anyone && !r.actorsCastle(castle) {
		return nil, false
	}
	d := ability.Draw{Who: r.actor, N: n, UpTo: upTo}
	switch {
	case r.one("extra", "extras"):
		d.Extra = true
	case r.one("adicional", "adicionales"):
	}
	r.fromCastle()
	if d.Extra {
		_ = r.take("en", "tu", "fase", "final") || r.take("en", "la", "fase", "final") || r.take("al", "final", "del", "turno") || r.take("al", "finalizar", "el", "turno")
	}
	r.pick(n != ability.Amount(ability.Number(1)))
	return d, true
}

func (r *reader) pay(f form) (ability.Effect, bool) {
	switch {
	case f.clitic != "":
		return ability.Act{Who: r.actor, Verb: ability.PayGoldCard, What: r.it()}, true
	case r.take("su", "coste", "de", "oro"), r.take("su", "coste"):
		return ability.Pay{Who: r.actor, N: ability.CostOf{Of: r.theEvents()}}, true
	case r.take("el", "coste"):
		r.take("de", "oro")
		if !r.one("de", "del") {
			return nil, false
		}
		if r.toks[r.pos-1].word == "del" {
			r.pos--
		}
		c, ok := r.cards()
		return ability.Pay{Who: r.actor, N: ability.CostOf{Of: c}}, ok
	case r.take("cualquier", "cantidad", "de", "oros"):
		return ability.Pay{Who: r.actor, AnyAmount: true}, true
	}
	at := r.state
	if n, ok := r.natural(); ok {
		r.one("de")
		if r.one("oro", "oros") || r.peek() == "para" {
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
		if r.one("tantos", "tanto") {
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
			_ = r.take("de", "oro") || r.one("oro", "oros")
			each, _ := r.perEach()
			g.N = times(n, each)
		}
		r.one("virtual", "virtuales", "extra", "adicional")
		if d, ok := r.duration(); ok && d != ability.UntilFinal {
			return nil, false
		}
		if f, ok := r.spentOn(); ok {
			g.For = &f
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
	if r.one("o") {
		if other, ok := one(); ok {
			return ability.Choice{Who: r.actor, Options: []ability.Effect{e, other}}, true
		}
	}
	r.state = mark
	return e, true
}

// spentOn reads what virtual gold may pay for.
func (r *reader) spentOn() (ability.Filter, bool) {
	return try(r, func() (ability.Filter, bool) {
		r.comma()
		if !r.one("para") {
			return ability.Filter{}, false
		}
		switch {
		case r.take("pagar", "el", "coste", "de"), r.take("pagar"), r.take("jugar"), r.take("bajar"):
		default:
			return ability.Filter{}, false
		}
		r.one("un", "una", "tus", "los", "las")
		f, _, ok := r.filter()
		return f, ok
	})
}

func (r *reader) search(f form) (ability.Effect, bool) {
	if f.clitic != "" {
		zones, of, ok := r.in()
		if !ok || !r.named {
			return nil, false
		}
		r.pick(true)
		r.searched = true
		return ability.Search{Who: r.actor, What: ability.Chosen{Count: ability.Count{N: ability.Number(1)},
			Of: ability.Filter{Of: of, In: zones, That: []ability.Quality{ability.Is{State: ability.IsNamed}}}}}, true
	}
	zones, of, placed := r.in()
	r.one("a")
	before := r.state
	c, ok := r.selection()
	if !ok {
		r.state = before
		if f, named := r.properName(); named {
			c, ok = one(f), true
			r.qualities(&f)
			c = one(f)
			r.pick(false)
		}
	}
	if !ok {
		return nil, false
	}
	chosen, ok := c.(ability.Chosen)
	if !ok {
		return nil, false
	}
	if chosen.Count.N == nil && chosen.Count.Kind == ability.Exactly {
		return nil, false
	}
	if !placed {
		if len(chosen.Of.In) > 0 {
			zones, of = chosen.Of.In, chosen.Of.Of
		} else if zones, of, placed = r.in(); !placed {
			zones, of = nil, ability.You
		}
	} else if len(chosen.Of.In) > 0 {
		return nil, false
	}
	chosen.Of.In, chosen.Of.Of = zones, of
	if zones == nil {
		// "Puede buscar en cualquiera de las 3 zonas" (DAR glossary 5).
		chosen.Of.In = []ability.Zone{ability.Castle, ability.Cemetery, ability.Exile}
	}
	r.bound2(&chosen.Of)
	r.pick(chosen.Count.N != ability.Amount(ability.Number(1)))
	r.pickType, r.pickNamed = oneType(chosen.Of), chosen.Of.Name != "" || len(chosen.Of.Types) > 1 || len(chosen.Of.That) > 0
	return ability.Search{Who: r.actor, What: chosen}, true
}

// bound2 reads qualities that stand after the place of a search.
func (r *reader) bound2(f *ability.Filter) {
	in, of := f.In, f.Of
	f.In = nil
	r.qualities(f)
	f.In, f.Of = in, of
}

// look reads "mira las 3 primeras cartas de tu Mazo Castillo", "muestra tu
// Mano a tu oponente".
func (r *reader) look(f form) (ability.Effect, bool) {
	var c ability.Cards
	var ok bool
	random := false
	at := r.state
	if z, of, whole := r.handOf(); whole {
		c, ok = ability.Every{Of: ability.Filter{Of: of, In: []ability.Zone{z}}}, true
		r.pick(true)
	} else {
		r.state = at
		if z, of, placed := r.place(); placed && z == ability.Castle && r.said {
			c, ok = ability.Every{Of: ability.Filter{Of: of, In: []ability.Zone{z}}}, true
			r.pick(true)
		} else {
			r.state = at
			c, ok = r.object(f)
		}
	}
	if !ok {
		return nil, false
	}
	if x, isChosen := c.(ability.Chosen); isChosen && len(x.Of.In) == 0 {
		return nil, false
	}
	_ = random
	if f.verb == vMostrar {
		_ = r.take("a", "tu", "oponente")
		r.condIt = true
		return ability.Act{Who: r.actor, Verb: ability.Show, What: c}, true
	}
	r.condIt = true
	return ability.Act{Who: r.actor, Verb: ability.Look, What: c}, true
}

func (r *reader) handOf() (ability.Zone, ability.Player, bool) {
	switch {
	case r.take("la", "mano", "a", "tu", "oponente"), r.take("la", "mano") && r.actor == ability.You && r.peek() != "de" && r.peek() != "oponente" && r.peek() != "del":
		return ability.Hand, ability.You, true
	}
	return 0, 0, false
}

// choose reads "elige X": cards, or between effects.
func (r *reader) choose(f form) (ability.Effect, bool) {
	at := r.state
	r.one(":")
	if r.one("entre") {
		r.one(":")
		return r.options()
	}
	if r.toks[r.pos-1].word == ":" {
		return r.options()
	}
	if r.peek() == "que" {
		return r.options()
	}
	r.state = at
	if r.take("un", "coste") {
		return ability.Name{Who: r.actor, What: ability.ACost}, true
	}
	if v := formOf(r.peek()); v.infinitive {
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
	c, ok := r.object(f)
	if !ok {
		return nil, false
	}
	if r.take("que") {
		// "elige un Aliado que no podrá atacar"
		return r.predicates(c)
	}
	return ability.Act{Who: r.actor, Verb: ability.Pick, What: c}, true
}

// options reads "A o B" after "elige entre".
func (r *reader) options() (ability.Effect, bool) {
	who := r.actor
	var out []ability.Effect
	start := r.state
	r.noAlt = true
	defer func() { r.noAlt = start.noAlt }()
	for len(out) < 5 {
		before := r.state
		r.picked = start.picked
		r.actor = who
		r.one("que")
		e, ok := r.clause()
		if !ok {
			r.state = before
			break
		}
		out = append(out, e)
		if r.one(";", ",") {
			r.one("o")
		} else if !r.one("o") {
			break
		}
	}
	if len(out) == 1 && start.noAlt {
		return nil, false
	}
	if len(out) == 1 {
		return out[0], true
	}
	if len(out) < 2 {
		return nil, false
	}
	return ability.Choice{Who: who, Options: out}, true
}

func (r *reader) nameIt() (ability.Effect, bool) {
	n := ability.Name{Who: r.actor}
	switch {
	case r.take("un", "tipo", "de", "carta"), r.take("un", "tipo"):
		n.What = ability.AType
		f := ability.Filter{}
		r.qualities(&f)
		n.Of = f
		r.named, r.namedNow = true, true
		return n, true
	case r.take("una", "raza"):
		n.What = ability.ARace
		r.take("de", "aliado")
		f := ability.Filter{Types: []card.Type{card.Ally}}
		if r.take("que", "tengas", "en", "juego") {
			f.Of = ability.You
			n.Of = f
		}
		r.named, r.namedNow = true, true
		return n, true
	case r.take("un", "coste"):
		n.What = ability.ACost
		return n, true
	case r.one("un", "una"):
		f, _, ok := r.filter()
		if !ok {
			return nil, false
		}
		n.Of = f
		r.named, r.namedHere, r.namedLast = true, true, true
		return n, true
	}
	return nil, false
}
