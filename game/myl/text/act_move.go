package text

import (
	"slices"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// fromZone reads where the card itself has to be: "destierra este Oro de tu
// Reserva".
func (r *reader) fromZone(c ability.Cards) {
	if !ability.IsThis(c) {
		return
	}
	at := r.state
	if r.take("del juego") {
		return
	}
	if r.one("desde", "de") {
		if z, of, ok := r.place(); ok && of == ability.You {
			r.from = z
			return
		}
	}
	r.state = at
}

// shuffle reads "baraja X en tu Mazo Castillo", in either order.
func (r *reader) shuffle(f es.Form) (ability.Effect, bool) {
	r.whither = ability.Anyone
	at := r.state
	if f.Clitic == "" && r.rummaged != ability.Anyone && (r.atEnd() || r.peek() == ",") {
		return ability.Shuffle{Of: r.rummaged}, true // "luego baraja", once it was searched
	}
	if f.Clitic == "" {
		if (r.atEnd() || r.peek() == ",") && r.anyOrPrev() && !f.Infinitive {
			return ability.Shuffle{Of: r.actor}, r.actor == ability.You // "luego baraja"
		}
		if z, of, ok := r.place(); ok && z == ability.Castle {
			if r.actor == ability.Each && of == ability.Acting {
				of = ability.Each // each his own
			}
			return ability.Shuffle{Of: of}, true
		}
		r.state = at
	}
	if f.Clitic == "lo" && r.sought && r.pickType == card.NoType && !r.pickNamed {
		return ability.Shuffle{Of: r.actor}, true // not the card, which is feminine
	}
	var from []ability.Zone
	var of ability.Player
	if f.Clitic == "" {
		from, of, _ = r.in()
		if len(from) == 1 && from[0] == ability.Castle {
			from, r.whither = nil, of // "barajar en su Mazo Castillo una carta ...": the place first
		}
		if from != nil {
			r.toCastle()
		}
	}
	if f.Clitic == "" && from == nil && r.peek() == "con" {
		r.toCastle()
	}
	r.shuffling, r.sifting = true, true
	c, ok := r.object(f)
	r.sifting = false
	if list, several := try(r, func() ([]ability.Chosen, bool) { return r.row(c) }); ok && several && from == nil {
		r.shuffling = false
		r.toCastle()
		return r.toEach(list, func(c ability.Cards) ability.Effect {
			return ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: c}
		}), true
	}
	r.shuffling = false
	if !ok {
		r.state = at
		return nil, false
	}
	if e, ok := try(r, func() (ability.Effect, bool) { return r.twoZones(c) }); ok {
		return e, true
	}
	if from != nil {
		if c, ok = within(c, from, of); !ok {
			return nil, false
		}
	}
	r.fromZone(c)
	if r.peek() == "en" && r.ahead(1) == "tu" && r.ahead(2) == "mazo" {
		c = yoursIfAny(c)
	}
	r.toCastle()
	if from == nil {
		r.fromAfter(&c)
	}
	chosen, isChosen := c.(ability.Chosen)
	if isChosen && r.nounless && len(chosen.Of.In) == 0 {
		return nil, false // "barajar 3": of what?
	}
	_, literal := chosen.Count.N.(ability.Number)
	if isChosen && !literal && chosen.Count.Kind == ability.Exactly && shape.BareFilter(chosen.Of) && chosen.Of.In == nil && chosen.Of.Of == ability.Anyone {
		return nil, false // as many cards, but where from?
	}
	if c, ok = r.finishCount(c); !ok || r.astray(c) {
		return nil, false
	}
	return ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: c}, true
}

// twoZones reads "y su Cementerio" after all cards of another zone.
func (r *reader) twoZones(first ability.Cards) (ability.Effect, bool) {
	all, ok := first.(ability.Every)
	if !ok || !shape.WholeZone(all.Of) || !r.one("y") {
		return nil, false
	}
	z, of, ok := r.wholeZone()
	if !ok {
		z, ok = r.zone()
		of = all.Of.Of
	}
	if !ok || of != all.Of.Of || z == all.Of.In[0] {
		return nil, false
	}
	r.toCastle()
	r.pick(true)
	second := ability.Every{Of: ability.Filter{Of: of, In: []ability.Zone{z}}}
	return ability.Sequence{Steps: []ability.Step{
		{Do: ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: all}},
		{Link: ability.And, Do: ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: second}},
	}}, true
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

// yoursIfAny says of cards that were destroyed that they are yours, if nothing says
// whose they are: they go where only yours go.
func yoursIfAny(c ability.Cards) ability.Cards {
	mine := func(f ability.Filter) ability.Filter {
		for _, q := range f.That {
			if f.Of == ability.Anyone && q == (ability.Quality)(ability.Is{State: ability.DestroyedNow}) {
				f.Of = ability.You
			}
		}
		return f
	}
	switch c := c.(type) {
	case ability.Chosen:
		c.Of = mine(c.Of)
		return c
	case ability.Every:
		c.Of = mine(c.Of)
		return c
	}
	return c
}

// toCastle skips the castle that cards are shuffled into: it is always that of
// their owner (DAR glossary 2).
func (r *reader) toCastle() {
	at := r.state
	if r.one("en", "con", "a") {
		if r.one("su", "sus", "tu", "el", "los") && r.one("mazo", "mazos") {
			article := r.toks[r.pos-2].Word
			r.one("castillo", "castillos")
			r.goalNamed(article)
			return
		}
	}
	r.state = at
}

// returnToHand reads "sube X a la Mano de su dueño", in either order.
func (r *reader) returnToHand(f es.Form) (ability.Effect, bool) {
	sift := r.toOwnHand()
	r.whither = ability.Anyone
	r.toHand()
	if c, ok := try(r, func() (ability.Cards, bool) { return r.oneOfEach(f) }); ok {
		r.toHand()
		return ability.Act{Who: r.actor, Verb: ability.Return, What: c}, true
	}
	looked := r.cardsLookedAt()
	r.sifting = sift
	c, ok := r.object(f)
	r.sifting = false
	if !ok || looked && r.sawHand() {
		return nil, false // "mira la Mano oponente. Sube una": it is in a Mano already
	}
	if list, several := try(r, func() ([]ability.Chosen, bool) { return r.row(c) }); several {
		r.toHand()
		return r.toEach(list, func(c ability.Cards) ability.Effect { return ability.Act{Who: r.actor, Verb: ability.Return, What: c} }), true
	}
	r.fromZone(c)
	r.toHand()
	x, _ := c.(ability.Chosen)
	if ability.IsIt(c) && r.sought && !r.theirSearch || looked && shape.AmongThem(x.Of) {
		return ability.Put{Who: r.actor, What: c, To: ability.Destination{Zone: ability.Hand, Of: r.actor}}, true
	}
	r.fromAfter(&c)
	if c, ok = r.finishCount(c); !ok || r.astray(c) {
		return nil, false
	}
	return ability.Act{Who: r.actor, Verb: ability.Return, What: c}, true
}

// sawHand reports whether the cards that were looked at are those of a Mano.
func (r *reader) sawHand() bool {
	for i := r.pos - 1; i >= 0; i-- {
		if v := r.toks[i].Form.Verb; v == es.Mirar || v == es.Mostrar {
			return slices.ContainsFunc(r.toks[i:min(i+4, r.pos)], func(t es.Token) bool { return t.Word == "mano" })
		}
	}
	return false
}

// put reads "pon X en Z", "mueve X de Y a Z", "devuélvelas en cualquier orden".
func (r *reader) put(f es.Form, w string) (ability.Effect, bool) {
	r.whither = ability.Anyone
	if e, ok := try(r, func() (ability.Effect, bool) { return r.putToShuffle(f) }); ok {
		return e, true
	}
	at := r.state
	taking := f.Verb == es.Tomar
	if f.Clitic == "" {
		// "poner en tu Mano un Aliado": the place first.
		if to, ok := r.destination(); ok {
			r.comma()
			c, ok := try(r, r.outOfFirst)
			if !ok {
				r.sifting = true
				c, ok = r.cards()
				r.sifting = false
			}
			if ok {
				r.fromZone(c)
				if to.Of == ability.Owner && r.astray(c) {
					return nil, false
				}
				if to.Of == ability.You {
					c = yoursIfAny(c)
					_ = to.Zone == ability.InPlay && r.take("bajo tu control")
				}
				if p, paid := r.putForItsCost(c, to); paid {
					return p, true
				}
				r.free()
				return ability.Put{Who: r.actor, What: c, To: to}, true
			}
			r.state = at
		}
	}
	away := taking && r.take("del juego") // "saca del juego un Aliado"
	r.noIn, r.sifting = !taking, true
	c, ok := r.object(f)
	list, several := try(r, func() ([]ability.Chosen, bool) { return r.row(c) })
	r.noIn, r.sifting = false, false
	if !ok {
		return nil, false
	}
	if several {
		to, ok := r.destination()
		return r.toEach(list, func(c ability.Cards) ability.Effect { return ability.Put{Who: r.actor, What: c, To: to} }), ok && to.Zone != ability.Exile
	}
	if away || taking && r.take("del juego") {
		return ability.Act{Who: r.actor, Verb: ability.ExileIt, What: c}, true
	}
	r.fromZone(c)
	if x, chosen := c.(ability.Chosen); taking && chosen && slices.Contains(x.Of.In, ability.Castle) {
		r.skipSearch()
	}
	r.fromAfterMove(c)
	to, ok := try(r, func() (ability.Destination, bool) {
		if !shape.InPlayForSure(c) || !r.take("en juego") {
			return ability.Destination{}, false
		}
		return r.destination() // "pon un Aliado en juego en el fondo ...": where it was before
	})
	if !ok {
		to, ok = r.destination()
	}
	if !ok {
		if top, ok := c.(ability.Top); ok && taking && top.In == ability.Castle {
			return ability.Act{Who: r.actor, Verb: ability.Look, What: c}, true
		}
		if x, chosen := c.(ability.Chosen); taking && !(chosen && r.leftThere(x)) && !(chosen && (x.Random || len(x.Of.In) > 0 && x.Of.In[0] == ability.Hand && !r.doneToItNext())) {
			return ability.Act{Who: r.actor, Verb: ability.Pick, What: c}, true
		}
		return nil, false
	}
	if to.Of == ability.You {
		c = yoursIfAny(c)
		if to.Zone == ability.GoldReserve {
			c = ownPaid(c)
		}
	}
	if x, chosen := c.(ability.Chosen); chosen && r.actor == ability.Each && x.Of.Of == ability.Anyone && len(x.Of.In) == 0 {
		x.Of.Of = ability.Acting // "ambos jugadores ponen el Aliado de mayor Fuerza en su Mazo": each his own
		c = x
	}
	if to.Of == ability.Owner && r.astray(c) {
		return nil, false
	}
	if c, ok = r.finishCount(c); !ok || to.Zone == ability.InPlay && strings.HasPrefix(w, "dej") {
		return nil, false // what is left in play is not put there
	}
	if to.Zone == ability.InPlay && r.isWeapon(c) && (r.peek() == "en" || r.peek() == "sobre") {
		if p := (ability.Play{Who: r.actor, What: c}); r.playDetail(&p) && p.On != nil {
			p.Free = true
			r.free()
			return p, true // a weapon is put in play on an ally
		}
	}
	if p, paid := r.putForItsCost(c, to); paid {
		return p, true
	}
	if to.Zone == ability.Exile {
		return ability.Act{Who: r.actor, Verb: ability.ExileIt, What: c}, true
	}
	if to.Zone == ability.InPlay && shape.IsReference(c) && !r.fromWhere(c) {
		return nil, false
	}
	if to.Of == ability.You && (to.Zone == ability.DefenseLine || to.Zone == ability.SupportLine || to.Zone == ability.GoldReserve) {
		if until, ok := r.duration(); ok {
			return ability.Control{Who: ability.You, What: c, Until: until}, true
		}
		_ = to.Zone == ability.GoldReserve && r.besidesTheUsual()
	}
	return r.orPutElsewhere(ability.Put{Who: r.actor, What: c, To: to}), true
}

// removes reads "quita del juego un Aliado", which is to exile him.
func (r *reader) removes(f es.Form, w string) (ability.Effect, bool) {
	if f.Verb != es.Quitar || !r.says("juego") {
		return nil, false
	}
	f.Verb = es.Tomar
	e, ok := r.put(f, w)
	act, exiles := e.(ability.Act)
	return e, ok && exiles && act.Verb == ability.ExileIt
}

// doneToItNext reports whether "y barajarla" follows: what becomes of cards that are taken.
func (r *reader) doneToItNext() bool {
	return r.peek() == "y" && isPronoun(r.form(1).Clitic)
}

// orPutElsewhere reads "o en tu Cementerio" behind where cards are put: whoever does it chooses.
func (r *reader) orPutElsewhere(put ability.Put) ability.Effect {
	other, ok := try(r, func() (ability.Put, bool) {
		if put.Who == ability.Each || !r.one("o") {
			return put, false
		}
		to, ok := r.destination()
		return ability.Put{Who: put.Who, What: put.What, To: to}, ok && to != put.To && to.Zone != ability.InPlay
	})
	x, chosen := put.What.(ability.Chosen)
	switch {
	case !ok || chosen && x.Count != (ability.Count{N: ability.Number(1)}):
		return put
	case !chosen:
		return ability.Choice{Who: put.Who, Options: []ability.Effect{put, other}}
	}
	pick := ability.Act{Who: put.Who, Verb: ability.Pick, What: x}
	put.What, other.What = ability.It{}, ability.It{}
	return ability.Sequence{Steps: []ability.Step{{Do: pick}, {Link: ability.And, Do: ability.Choice{Who: put.Who, Options: []ability.Effect{put, other}}}}}
}

// putToShuffle reads "en su Mazo Castillo y barájalo" before or behind the cards: what is put in a
// Mazo Castillo that is shuffled then is shuffled into it.
func (r *reader) putToShuffle(f es.Form) (ability.Effect, bool) {
	placed := f.Clitic == "" && r.intoCastle()
	r.noIn, r.shuffling = true, true
	c, ok := r.object(f)
	r.noIn, r.shuffling = false, false
	if !ok || !placed && !r.intoCastle() || !r.andShuffled() || r.astray(c) {
		return nil, false
	}
	return ability.Act{Who: r.actor, Verb: ability.ShuffleIn, What: c}, true
}

// intoCastle reads "en tu Mazo Castillo", "al Mazo Castillo de su dueño".
func (r *reader) intoCastle() bool {
	at := r.pos
	if r.peek() == "al" && r.ahead(1) == "mazo" {
		r.advance(1)
		_ = r.one("mazo castillo", "mazo")
		r.goalNamed("el")
		return true
	}
	r.toCastle()
	return r.pos > at
}

// andShuffled reads "y barájalo", ", barajándolas", "y luego baraja tu Mazo Castillo".
func (r *reader) andShuffled() bool {
	r.comma()
	joined := r.one("y luego", "y", "luego")
	f := r.form(0)
	if f.Verb != es.Barajar || f.Participle || joined == f.Gerund || f.Gerund && f.Clitic == "" {
		return false
	}
	r.advance(1)
	if f.Clitic == "" && !r.atEnd() && r.peek() != "," && r.peek() != "y" {
		z, _, ok := r.place()
		return ok && z == ability.Castle
	}
	return true
}

// leftThere reports whether of cards that are taken nothing is said any more where they lie in
// play or hidden, or nothing at all: where they would go is not known.
func (r *reader) leftThere(c ability.Chosen) bool {
	return r.atEnd() && (!shape.Open(c) || r.inLastSentence()) || shape.AmongThem(c.Of) && r.peek() == "y" && r.form(1).Clitic == ""
}

// besidesTheUsual skips ", además del que puedes jugar normalmente" of an Oro that is put in the
// Reserva: to put is not to play, so that one may still be played (DAR 4.5.2).
func (r *reader) besidesTheUsual() bool {
	at := r.state
	r.comma()
	if r.one("adicional") {
		return true
	}
	r.state = at
	return false
}

// putForItsCost reads "pagando su coste" behind cards that are put in play: what is paid for
// is played.
func (r *reader) putForItsCost(c ability.Cards, to ability.Destination) (ability.Effect, bool) {
	p := ability.Play{Who: r.actor, What: c}
	return p, to.Zone == ability.InPlay && r.peek() == "pagando" && r.playDetail(&p)
}

// fromWhere reads "desde tu Cementerio" behind what is put in play: where the event left
// it, or where the card itself has to be.
func (r *reader) fromWhere(c ability.Cards) bool {
	if !r.one("desde") {
		return true
	}
	z, of, ok := r.place()
	switch {
	case !ok || of != ability.You:
		return false
	case r.where == shape.Away:
		return z == ability.Cemetery
	case ability.IsThis(c):
		r.from = z
		return true
	}
	return false
}

// ownPaid says of paid gold that it is yours, if nothing says whose it is: it goes back
// to your reserve.
func ownPaid(c ability.Cards) ability.Cards {
	x, chosen := c.(ability.Chosen)
	if chosen && x.Of.Of == ability.Anyone && len(x.Of.In) == 1 && x.Of.In[0] == ability.PaidGold {
		x.Of.Of = ability.You
		return x
	}
	return c
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
	if r.take("a tu linea de defensa") && r.peek() == "a" {
		return // a slip of "de" for "a" in "de tu Línea de Defensa a ..."
	}
	r.state = at
}
