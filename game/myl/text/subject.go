package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// player reads the subject of an action.
func (r *reader) player() (ability.Player, bool) {
	if !r.opens(aSubject) {
		return 0, false
	}
	switch {
	case r.take("tu oponente"):
		r.other = ability.Opponent
		return ability.Opponent, true
	case r.one("cada jugador", "ambos jugadores", "todos los jugadores", "los jugadores", "cualquier jugador"):
		return ability.Each, true
	case r.peek() == "ambos" && r.form(1).Many && (actsOnCards[r.form(1).Verb] || r.ahead(1) == "deben" && actsOnCards[r.form(2).Verb]):
		r.advance(1)
		return ability.Each, true
	case r.peek() == "cada" && r.ahead(1) == "uno" && actsOnCards[r.form(2).Verb]:
		r.advance(2)
		return ability.Each, true
	case r.peek() == "tu" && r.form(1).You:
		r.advance(1)
		return ability.You, true
	case r.spoken != ability.Anyone && r.thatPlayer():
		r.theyAct = true
		return r.spoken, true
	case r.other == ability.Opponent && r.spoken == ability.Anyone && r.peek() == "este" && es.ToOwnCards[r.form(1).Verb] && !r.form(1).You:
		r.advance(1) // "descarta una carta de la Mano de tu oponente para que éste bote 2 cartas"
		return ability.Opponent, true
	case r.spoken == ability.Doer && r.one("el otro jugador", "su oponente"):
		r.theyAct = true
		return ability.NotDoer, true
	case r.before.byDoer && r.one("ese jugador", "dicho jugador"):
		r.borrows = true
		return ability.Doer, true
	case r.take("su controlador"), r.ofThatCard("el controlador"):
		r.ofEarlier()
		return ability.Holder, !r.manyMeant()
	case r.take("su dueno"), r.ofThatCard("el dueno"):
		r.ofEarlier()
		return ability.Owner, !r.manyMeant()
	}
	return 0, false
}

// ofThatCard reads "el controlador de ese Aliado", "el dueño del Tótem destruido".
func (r *reader) ofThatCard(whose string) bool {
	if r.peek() != "el" {
		return false
	}
	_, ok := try(r, func() (ability.Cards, bool) {
		if !r.take(whose) || !r.one("de") && r.peek() != "del" {
			return nil, false
		}
		c, ok := r.cards()
		return c, ok && ability.IsIt(c)
	})
	return ok
}

// thatPlayer reads "ese jugador", "éste" of the player of whom was spoken.
func (r *reader) thatPlayer() bool {
	if r.peek() != "este" {
		return r.one("ese jugador", "dicho jugador", "el jugador activo")
	}
	n := 1
	if p := r.ahead(1); p == "puede" || p == "debe" || p == "deba" || p == "pueda" {
		n = 2
	}
	f := r.form(n)
	return actsOnCards[f.Verb] && !f.You && (n == 1 || f.Infinitive) && r.one("este")
}

// ofEarlier notes that whose card is meant was said in the sentence before.
func (r *reader) ofEarlier() {
	r.borrows = r.borrows || r.before.has() && !r.anyPick && r.event == nil
}

// actsOnCards holds the verbs whose subject is a player, never a card.
var actsOnCards = map[es.Verb]bool{es.Botar: true, es.Robar: true, es.Descartar: true, es.Destruir: true, es.Desterrar: true, es.Remover: true, es.Barajar: true,
	es.Buscar: true, es.Pagar: true, es.Jugar: true, es.Subir: true, es.Mostrar: true, es.Mirar: true, es.Elegir: true}

// playersEffect reads what a player does, after the subject.
func (r *reader) playersEffect() (ability.Effect, bool) {
	who := r.actor
	r.one("ademas", "tambien")
	switch {
	case r.one("puede"):
		e, ok := r.chain()
		if !ok {
			return nil, false
		}
		if e, ok = r.tail(e); !ok {
			return nil, false
		}
		return shape.May(who, e), true
	case r.one("debe", "debera"):
	}
	r.chooser()
	if _, ok := r.verb(es.Recibir); ok {
		// "tu oponente recibe el mismo daño hecho a tu Mazo Castillo por uno de sus Aliados"
		if who == ability.Opponent && r.take("el mismo dano") {
			return r.sameDamage()
		}
		return r.damageDealt(who)
	}
	if e, ok := try(r, r.drawTo); ok {
		return e, true
	}
	return r.action()
}

// sameDamage reads whose damage it is after "el mismo daño": "hecho a tu Mazo Castillo
// por uno de sus Aliados", or all of it.
func (r *reader) sameDamage() (ability.Effect, bool) {
	if _ = r.one("hecho a tu mazo castillo", "hecho"); !r.one("por") {
		return ability.SameDamage{}, true
	}
	at := r.state
	if r.take("uno de sus aliados") {
		return ability.SameDamage{By: shape.OneOf(ability.Filter{Types: []card.Type{card.Ally}, Of: ability.Opponent, That: []ability.Quality{ability.Is{State: ability.Attacking}}})}, true
	}
	r.state = at
	c, ok := r.cards()
	switch c := c.(type) {
	case ability.Chosen:
		return ability.SameDamage{By: c}, ok && shape.OneType(c.Of) == card.Ally
	case ability.Every:
		return ability.SameDamage{By: c}, ok && shape.OneType(c.Of) == card.Ally
	}
	return nil, false
}

// drawTo reads "roba o descarta cartas de su Mano hasta tener 8 cartas".
func (r *reader) drawTo() (ability.Effect, bool) {
	if !r.one("roba") || !r.one("o") || !r.one("descarta") {
		return nil, false
	}
	return r.handTo(ability.EitherWay)
}

// saidOfCards reads a sentence about cards: subject and predicates.
func (r *reader) saidOfCards() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		for _, read := range []func() (ability.Effect, bool){r.strengthOfIs, r.abilitiesOf, r.idle, r.staysThere, r.arrived, r.cannotDoTo, r.onlyTheyDo, r.becomesObjective, r.harmless, r.damageIsExiled, r.castleShuffled, r.eachGives, r.armsGive} {
			if e, ok := try(r, read); ok {
				return r.afterPick(e), true
			}
		}
		if e, ok := try(r, r.deniedBefore); ok {
			return e, true
		}
		outer := r.subject
		r.one("ademas", "tambien")
		if e, ok := try(r, r.doneBefore); ok {
			return e, true
		}
		at := r.state
		var who ability.Cards
		if f, none := r.noneOf(); none {
			r.pick(true)
			r.denied = true
			e, ok := r.predicates(ability.Every{Of: f})
			return r.butFor(e), ok
		}
		var f ability.Filter
		if r.nameOfEvent() {
			who = r.theEvents()
		} else if r.nameOfPick() {
			who = ability.It{}
		} else if r.othersNames(&f) {
			who = ability.Every{Of: f}
			r.pick(true)
		} else if c, ok := r.cards(); ok {
			who = c
			if x, chosen := c.(ability.Chosen); chosen && x.Count.Kind == ability.Exactly && at.pos == r.begin && r.toks[at.pos].Word == "cualquier" &&
				r.facts.Type != card.Talisman && r.event == nil {
				who = ability.Every{Of: x.Of}
			}
			if e, ok := try(r, func() (ability.Effect, bool) { return r.trades(c) }); ok {
				return e, true
			}
			if both, ok := try(r, func() (ability.Effect, bool) { return r.togetherWith(c) }); ok {
				return both, true
			}
			r.comma()
			if r.peek() == "tambien" && r.form(2).Participle {
				r.advance(1) // "ese Aliado también es destruido"
			}
		} else if f, bare := r.bareMany(); bare {
			who = ability.Every{Of: f}
			r.pick(true)
		} else {
			r.state = at
			var ok bool
			if who, ok = r.impliedSubject(outer); !ok {
				return nil, false
			}
		}
		r.actor = ability.You
		if f := r.form(0); isPronoun(f.Clitic) && r.pos > at.pos && !f.Infinitive && !r.allowed {
			if x, chosen := who.(ability.Chosen); chosen && len(x.Of.In) == 0 && (f.Verb == es.Mirar || f.Verb == es.Mostrar) {
				return nil, false // what is in play everybody sees
			}
			return r.toThoseNamed(who)
		}
		if e, ok := try(r, func() (ability.Effect, bool) { return r.copies(who) }); ok {
			return e, true
		}
		if r.one("genera") {
			if !ability.IsThis(who) {
				return nil, false
			}
			return r.generate()
		}
		if r.peek() == "que" && r.form(1).Wish && r.behind(",") {
			return nil, false // "un Aliado, que sea de raza Titán, es destruido" tells which, not what it becomes
		}
		r.one("que") // "elige un Aliado que no podrá atacar" is read by choose
		implied := r.pos == at.pos
		if implied && ability.IsIt(who) {
			var ok bool
			if who, ok = r.whoIsMeant(); !ok {
				return nil, false
			}
		}
		if r.facts.Type == card.Weapon {
			if e, ok := try(r, func() (ability.Effect, bool) { return r.carriesThis(who) }); ok {
				return e, true
			}
		}
		if all, several := who.(ability.Every); several && r.willBlock {
			return r.asTheyBlock(all)
		}
		said := r.state
		e, ok := r.predicates(who)
		if len(f.Names) == 1 && ok && (!standing(e) || r.facts.Type == card.Talisman || r.event != nil) {
			r.state, who = said, shape.OneOf(f) // "cuando entra en juego, Ulfar es destruido": one card of that name
			r.pick(false)
			r.pickName = oneName(f)
			e, ok = r.predicates(who)
		}
		if all, every := who.(ability.Every); every && all.Of.Other && r.before.it == byChoice && r.facts.Type != card.Talisman && ok && standing(e) {
			return nil, false // others than the one that was chosen, or than the card itself?
		}
		if fight, inPlay := needs(e); (fight || inPlay && isChange(e)) && (implied || r.toks[at.pos].Word == "este" || r.toks[at.pos].Word == "ese") && r.isGone(who) {
			return nil, false // it fights no more, and nothing can spare it
		}
		if m, ok := e.(ability.Modify); ok && (implied || r.peekAt(at.pos) == "este" && es.Nouns[r.peekAt(at.pos+1)] == (es.Noun{})) && (r.facts.Type == card.Talisman || r.facts.Type == card.Totem || r.facts.Type == card.Gold) && ability.IsThis(m.Who) && alliesOnly(m.Traits) {
			return nil, false // of whom does it speak?
		}
		if implied && r.facts.Type == card.Weapon && ability.IsThis(who) {
			bearer, known := r.bearerMeant(at.pos, r.pos)
			if !known {
				return nil, false
			}
			if bearer {
				e = shape.OfCards(e, func(ability.Cards) ability.Cards { return ability.Bearer{} })
			}
			e = aboutBearer(e)
		}
		if implied && ability.IsBearer(who) && r.armaMeant(at.pos, r.pos) {
			if fight, _ := needs(e); fight {
				return nil, false // "si la porta un Dragón, gana 2 a la Fuerza y no puede ser destruida": he does, and it cannot
			}
			who = ability.This{}
			e = shape.OfCards(e, func(ability.Cards) ability.Cards { return who })
		}
		e = r.butFor(e)
		r.subject = outer
		if shape.IsReference(who) {
			r.last = who
		}
		return r.afterPick(bearerRule(e)), ok
	})
}

// toThoseNamed reads "destrúyelos" behind the cards that it is done to: "los Aliados que
// atacaron, destrúyelos".
func (r *reader) toThoseNamed(who ability.Cards) (ability.Effect, bool) {
	e, ok := r.action()
	return shape.OfCards(e, func(c ability.Cards) ability.Cards {
		if ability.IsIt(c) {
			return who
		}
		return c
	}), ok && shape.DoneTo(e) == (ability.Cards)(ability.It{}) && !r.astray(who)
}

// castleShuffled reads "el Mazo Castillo oponente es barajado".
func (r *reader) castleShuffled() (ability.Effect, bool) {
	z, of, ok := r.place()
	if !ok || z != ability.Castle || !r.one("es", "debe ser") {
		return nil, false
	}
	_, ok = r.part(es.Barajar)
	return ability.Shuffle{Of: of}, ok && r.actor == ability.You
}

// doneBefore reads "es destruido un Aliado", "deben ser destruidos todos los Aliados", "puede ser
// destruido un Arma": what is done stands in front of the cards.
func (r *reader) doneBefore() (ability.Effect, bool) {
	must, may := r.form(0).Verb == es.Deber && r.ahead(1) == "ser", r.form(0).Verb == es.Poder && r.ahead(1) == "ser"
	if must || may {
		r.advance(1)
	}
	if f := r.form(0); f.Verb != es.Ser || f.Infinitive != (must || may) || !r.form(1).Participle || !r.one("es", "sera", "ser") {
		return nil, false
	}
	e, ok := r.isDone(ability.It{})
	if !ok {
		return nil, false
	}
	c, ok := r.cards()
	if !ok && must && r.toks[r.pos-1].Form.Many {
		c, ok = r.it(), true
	}
	e = shape.OfCards(e, func(ability.Cards) ability.Cards { return c })
	if may {
		e = shape.May(ability.You, e)
	}
	return e, ok && !r.astray(c)
}

// copies reads "se convierte en una copia de un Aliado en juego" of the card itself:
// one that is chosen then.
func (r *reader) copies(who ability.Cards) (ability.Effect, bool) {
	if !ability.IsThis(who) {
		return nil, false
	}
	allowed := r.one("puede")
	if is, ok := r.verb(es.Ser); ok && !is.Participle && !is.Was && r.peek() == "una" && r.ahead(1) == "copia" {
		// "que sea una copia de otro Aliado"
	} else if v, ok := r.verb(es.Convertir, es.Considerar); !ok || v.Participle || v.Clitic == "" && r.toks[max(r.pos-2, 0)].Word != "se" {
		if !r.one("se") {
			return nil, false
		}
		if v, ok = r.verb(es.Convertir, es.Considerar); !ok || v.Participle {
			return nil, false
		}
	}
	r.one("en", "como")
	c, ok := r.copyOf()
	m := ability.Modify{Who: who, Traits: []ability.Trait{ability.BecomeIt}}
	m.Until, _ = r.duration()
	var e ability.Effect = m
	if x, chosen := c.(ability.Chosen); chosen && x.Count == (ability.Count{N: ability.Number(1)}) {
		pick := ability.Act{Who: ability.You, Verb: ability.Pick, What: x}
		e = ability.Sequence{Steps: []ability.Step{{Do: pick}, {Link: ability.And, Do: m}}}
	} else if !ability.IsIt(c) {
		return nil, false
	}
	if allowed {
		e = shape.May(ability.You, e)
	}
	return e, ok
}

// copyOf reads "una copia exacta de un Aliado".
func (r *reader) copyOf() (ability.Cards, bool) {
	r.one("una")
	if !r.one("copia") {
		return nil, false
	}
	r.one("exacta")
	if r.peek() != "del" && !r.one("de") {
		return nil, false
	}
	if r.one("el", "ella") && (r.picked || r.before.it >= byPick) {
		return r.it(), true
	}
	return r.cards()
}

// changed makes one plain change with the duration that follows.
func (r *reader) changed(c ability.Cards, t ability.Trait) ability.Effect {
	m := ability.Modify{Who: c, Traits: []ability.Trait{t}}
	m.Until, _ = r.duration()
	return m
}

// togetherWith reads "y tus demás Aliados ganan 1", ", tus Héroes y tus Dragones son": what is said of all.
func (r *reader) togetherWith(c ability.Cards) (ability.Effect, bool) {
	if !shape.IsReference(c) {
		return nil, false
	}
	all := []ability.Cards{c}
	for len(all) < 4 && (r.one(",") || r.peek() == "y") {
		r.one("y")
		other, ok := r.cards()
		if !ok || shape.IsReference(other) {
			return nil, false
		}
		all = append(all, other)
	}
	if len(all) < 2 || !r.form(0).Many && (r.peek() != "no" || !r.form(1).Many) {
		return nil, false
	}
	e, ok := r.predicates(all[len(all)-1])
	m, modifies := e.(ability.Modify)
	if !ok || !modifies {
		return nil, false
	}
	var steps []ability.Step
	for i, c := range all {
		link := ability.And
		if i == 0 {
			link = ability.Stop
		}
		m.Who = c
		steps = append(steps, ability.Step{Link: link, Do: m})
	}
	return ability.Sequence{Steps: steps}, true
}

// bareMany reads a subject without an article: "Aliados de Fuerza 2 o menos no
// pueden bloquear".
func (r *reader) bareMany() (ability.Filter, bool) {
	at := r.state
	f, n, ok := r.filter()
	if !ok || !n.Many {
		r.state = at
		return ability.Filter{}, false
	}
	return f, true
}

// damageIsExiled reads "el daño que haga el portador al Mazo Castillo oponente es
// desterrado", "las cartas botadas por el daño de Sir Ansel son desterradas": what is
// said of whoever deals it.
func (r *reader) damageIsExiled() (ability.Effect, bool) {
	var c ability.Cards
	ok := false
	switch {
	case r.facts.Type == card.Ally && r.event == nil && r.subject == nil && r.take("las cartas botadas por su dano"):
		c, ok = ability.This{}, true
	case r.one("las cartas botadas por el dano", "todas las cartas botadas por el dano"):
		if r.peek() != "del" && !r.one("de") {
			return nil, false
		}
		c, ok = r.cards()
	case r.one("el") && r.one("dano"):
		switch {
		case r.one("que"):
			if v, does := r.verb(es.Hacer); !does || v.Infinitive || v.Participle || v.Was {
				return nil, false
			}
			c, ok = r.cards()
		case r.peek() == "del" || r.one("de"):
			c, ok = r.cards()
		}
		if r.one("al mazo castillo", "a un mazo castillo") {
			r.possessor()
		}
	}
	if _, every := c.(ability.Every); !ok || !every && !shape.IsReference(c) {
		return nil, false
	}
	r.comma()
	if !r.one("es") {
		return nil, false
	}
	if _, ok := r.part(es.Desterrar); !ok {
		return nil, false
	}
	r.comma()
	r.notToCemetery()
	return r.changed(c, ability.ExilesDamaged), true
}
