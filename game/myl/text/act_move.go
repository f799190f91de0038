package text

import (
	"slices"
	"strings"

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
	if !ok || looked && r.sawHand() && r.toks[r.pos-1].Word != "juego" && !ability.IsThis(c) {
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

// sawHand reports whether the cards that were looked at are those of a Mano, and not of one that
// "los jugadores muestran" for a time.
func (r *reader) sawHand() bool {
	for i := r.pos - 1; i >= 0; i-- {
		if v := r.toks[i].Form.Verb; (v == es.Mirar || v == es.Mostrar) && r.peekAt(i-1) != "jugadores" {
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
		if to, ok := r.destination(); ok && (to.Spot != ability.AnyOrder || r.castleSaid()) {
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
	if x, chosen := c.(ability.Chosen); taking && chosen {
		c = r.soughtAndBrought(x)
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
			if top.Of == ability.You && r.actor == ability.You && r.atEnd() && r.inLastSentence() {
				return ability.Draw{Who: ability.You, N: top.N}, true // nothing is done with what was taken but to have it
			}
			return ability.Act{Who: r.actor, Verb: ability.Look, What: c}, true
		}
		if x, chosen := c.(ability.Chosen); taking && !(chosen && r.leftThere(x)) && !(chosen && (x.Random || len(x.Of.In) > 0 && x.Of.In[0] == ability.Hand && !r.doneToItNext())) {
			return ability.Act{Who: r.actor, Verb: ability.Pick, What: c}, true
		}
		return nil, false
	}
	if to.Spot == ability.AnyOrder && !shape.IsReference(c) && !r.castleSaid() {
		return nil, false // in any order where?
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
