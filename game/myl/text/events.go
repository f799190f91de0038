package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// happening reads an event in a clause of its own, as after "cuando", "si" and
// "en respuesta a que".
func (r *reader) happening() (ability.Event, bool) {
	return try(r, func() (ability.Event, bool) {
		e, ok := r.oneHappening()
		if !ok {
			return nil, false
		}
		at := r.state
		if r.take("o", "cuando") || r.take("y", "cuando") || r.take("o", "si") {
			if more, ok := r.oneHappening(); ok {
				return ability.AnyOf{Events: []ability.Event{e, more}}, true
			}
			r.state = at
		}
		return e, true
	})
}

func (r *reader) oneHappening() (ability.Event, bool) {
	if e, ok := try(r, r.playerHappening); ok {
		return e, true
	}
	return try(r, r.cardHappening)
}

// cardHappening reads a card and what happens to it.
func (r *reader) cardHappening() (ability.Event, bool) {
	if r.take("entre", "en", "juego", "bajo", "tu", "control") {
		f, _, ok := r.one1().filterAfterOne()
		if !ok {
			return nil, false
		}
		f.Of = ability.You
		r.setEvent(one(f))
		return ability.CardEvent{What: []ability.CardVerb{ability.Enters}, Who: one(f)}, true
	}
	negated := false
	who, ok := r.eventSubject()
	if !ok {
		return nil, false
	}
	negated = r.one("no")
	verbs, ok := r.cardVerbs(negated, who)
	if !ok {
		return nil, false
	}
	e := ability.CardEvent{What: verbs, Who: who}
	if verbs[0] == ability.Attacks {
		r.company()
	}
	if verbs[0] == ability.Enters && r.take("bajo", "tu", "control") {
		if c, isChosen := who.(ability.Chosen); isChosen {
			c.Of.Of = ability.You
			e.Who = c
		}
	}
	e.By = r.source()
	if verbs[0] == ability.Enters && len(verbs) == 1 {
		r.take("en", "este", "turno")
	}
	r.setEvent(e.Who)
	return e, true
}

// company reads "junto a otro Aliado", "con 2 o más Aliados" after an attack:
// others attack as well.
func (r *reader) company() {
	at := r.state
	if !r.take("junto", "a") && !r.take("junto", "con") && !r.one("con") && !r.take("acompanado", "por") && !r.take("acompanado", "de") {
		return
	}
	b, ok := r.quantityBound()
	if !ok {
		b = atLeastOne
	}
	r.one("otro", "otros", "otra")
	f, _, ok := r.filter()
	if !ok {
		r.state = at
		return
	}
	f.Other = true
	if f.Of == ability.Anyone {
		f.Of = ability.You
	}
	add(&f, ability.Is{State: ability.Attacking})
	r.alsoIf = ability.Exists{Of: f, Count: b}
}

// setEvent makes the card of an event the first meaning of pronouns.
func (r *reader) setEvent(who ability.Cards) {
	if isReference(who) {
		r.event = who
	} else {
		r.event = ability.It{}
	}
	r.picked, r.eventType = false, card.NoType
	switch c := who.(type) {
	case ability.Chosen:
		r.eventType = oneType(c.Of)
	case ability.This:
		r.eventType = r.facts.Type
	case ability.Bearer:
		r.eventType = card.Ally
	}
	if r.event == (ability.Bearer{}) {
		r.subject = ability.Bearer{}
	}
}

// one1 reads "un" or "uno de tus" before a filter.
func (r *reader) one1() *reader {
	r.one("un", "una", "1")
	return r
}

func (r *reader) filterAfterOne() (ability.Filter, noun, bool) { return r.filter() }

func one(f ability.Filter) ability.Cards {
	return ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: f}
}

// eventSubject reads whom the event happens to; without a subject it is the
// card itself.
func (r *reader) eventSubject() (ability.Cards, bool) {
	at := r.state
	c, ok := r.cards()
	if !ok {
		if f := formOf(r.peek()); f.verb != noVerb && !f.participle || r.peek() == "no" {
			if r.subject != nil {
				return r.subject, true
			}
			if r.facts.Type == card.Weapon && r.combatAhead() {
				return ability.Bearer{}, true
			}
			return ability.This{}, true
		}
		if f, named := r.properName(); named {
			return one(f), true
		}
		return nil, false
	}
	switch x := c.(type) {
	case ability.This, ability.Bearer, ability.NamedCard, ability.It:
		r.picked, r.many = at.picked, at.many
		return c, true
	case ability.Chosen:
		if x.Count.Kind == ability.Exactly && x.Count.N == ability.Amount(ability.Number(1)) && !x.Random {
			return c, true
		}
	case ability.Every:
		x.Of.Other = x.Of.Other && true
		return ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: x.Of}, true
	}
	return nil, false
}

// combatAhead reports whether the verb at hand is one that only an ally does.
func (r *reader) combatAhead() bool {
	for n := 0; n < 4; n++ {
		switch f := formOf(r.ahead(n)); {
		case r.ahead(n) == "atacante", r.ahead(n) == "bloqueador", f.verb == vAtacar, f.verb == vBloquear, f.verb == vHacer:
			return true
		}
	}
	return false
}

// oneType is the type that a filter asks for, NoType for several or any.
func oneType(f ability.Filter) card.Type {
	if len(f.Types) == 1 {
		return f.Types[0]
	}
	return card.NoType
}

// cardVerbs reads what happens to a card.
func (r *reader) cardVerbs(negated bool, who ability.Cards) ([]ability.CardVerb, bool) {
	var verbs []ability.CardVerb
	v, ok := r.cardVerb(negated)
	if !ok {
		return nil, false
	}
	verbs = append(verbs, v)
	for len(verbs) < 4 {
		at := r.state
		if !r.one("o", "y", ",") {
			break
		}
		v, ok := r.cardVerb(negated)
		if !ok {
			v, ok = r.passiveVerb()
		}
		if !ok {
			r.state = at
			break
		}
		verbs = append(verbs, v)
	}
	// "entre o salga del juego" shares its place.
	if r.take("en", "juego") || r.take("del", "juego") || r.take("de", "juego") {
		return sortVerbs(verbs), true
	}
	return sortVerbs(verbs), true
}

func sortVerbs(verbs []ability.CardVerb) []ability.CardVerb {
	for i := 1; i < len(verbs); i++ {
		for j := i; j > 0 && verbs[j] < verbs[j-1]; j-- {
			verbs[j], verbs[j-1] = verbs[j-1], verbs[j]
		}
	}
	return verbs
}

func (r *reader) passiveVerb() (ability.CardVerb, bool) {
	at := r.state
	switch {
	case r.one("destruido", "destruida", "destruidos", "destruidas"):
		return ability.IsDestroyed, true
	case r.one("desterrado", "desterrada", "desterrados", "desterradas"):
		return ability.IsExiled, true
	case r.one("barajado", "barajada", "barajados"):
		r.take("del", "juego")
		return ability.IsShuffledIn, true
	case r.one("descartado", "descartada"):
		return ability.IsDiscarded, true
	case r.one("declarado", "declarada"):
		r.one("como")
		if r.one("atacante") {
			return ability.Attacks, true
		}
		if r.one("bloqueador") {
			return ability.Blocks, true
		}
	case r.one("atacante"):
		return ability.Attacks, true
	case r.one("bloqueador"):
		return ability.Blocks, true
	case r.one("bloqueado", "bloqueada"):
		return ability.IsBlocked, true
	case r.one("afectado", "afectada"):
		return ability.IsAffected, true
	}
	r.state = at
	return 0, false
}

func (r *reader) cardVerb(negated bool) (ability.CardVerb, bool) {
	return try(r, func() (ability.CardVerb, bool) {
		if r.take("no") {
			negated = true
		}
		if negated {
			_ = r.take("es") || r.take("sea") || r.take("fue")
			if r.take("declarado", "atacante") || r.take("declarado", "como", "atacante") || r.take("ataca") || r.take("ataque") {
				return ability.DoesNotAttack, true
			}
			return 0, false
		}
		switch {
		case r.one("entra", "entre", "entran", "entren"):
			if r.take("en", "juego") || r.take("al", "juego") || r.peek() == "o" || r.peek() == "y" {
				return ability.Enters, true
			}
		case r.one("sale", "salga", "salgan", "salen"):
			if r.take("del", "juego") || r.take("de", "juego") {
				return ability.Leaves, true
			}
		case r.one("hace", "haga", "hacen"):
			if r.one("dano") {
				r.take("de", "combate")
				_ = r.take("al", "mazo", "castillo", "oponente") || r.take("al", "mazo", "oponente") || r.take("al", "castillo", "oponente") ||
					r.take("al", "mazo", "castillo", "de", "tu", "oponente") || r.take("a", "tu", "oponente")
				r.other = ability.Opponent
				return ability.DamagesCastle, true
			}
		case r.one("ataca", "ataque", "ataquen"):
			return ability.Attacks, true
		case r.one("bloquea", "bloquee"):
			return ability.Blocks, true
		case r.take("utiliza", "su", "habilidad"), r.take("utilice", "su", "habilidad"), r.take("use", "su", "habilidad"), r.take("active", "su", "habilidad"):
			return ability.UsesIts, true
		case r.take("pierde", "fuerza"), r.take("pierda", "fuerza"):
			return ability.LosesStrength, true
		case r.one("es", "sea", "son", "sean", "fue"), r.take("fuera", "a", "ser"), r.take("va", "a", "ser"):
			if p := r.peek(); p == "atacante" || p == "bloqueador" {
				return 0, false // a state, not an event
			}
			return r.passiveVerb()
		}
		return 0, false
	})
}

// source reads "por una habilidad oponente", "por Aliados de raza Héroe".
func (r *reader) source() *ability.Source {
	s, ok := try(r, func() (*ability.Source, bool) {
		if !r.one("por") {
			return nil, false
		}
		return r.agent()
	})
	if !ok {
		return nil
	}
	return s
}

// agent reads what causes something.
func (r *reader) agent() (*ability.Source, bool) {
	at := r.state
	_ = r.one("una", "un", "las", "los", "la", "el", "alguna", "algun")
	switch {
	case r.take("dano", "de", "combate"):
		return &ability.Source{Kind: ability.ByCombat}, true
	case r.take("dano", "directo"):
		return &ability.Source{Kind: ability.ByDirect}, true
	case r.one("habilidad", "habilidades"):
		return r.agentCards(ability.ByAbility)
	case r.one("efecto", "efectos"):
		return r.agentCards(ability.ByEffect)
	}
	r.state = at
	if r.one("un", "una", "los", "las") || true {
		f, _, ok := r.filter()
		if !ok {
			r.state = at
			return nil, false
		}
		return &ability.Source{Of: f, Kind: ability.ByCards}, true
	}
	return nil, false
}

func (r *reader) agentCards(k ability.SourceKind) (*ability.Source, bool) {
	s := &ability.Source{Kind: k}
	if whose, ok := r.possessor(); ok {
		s.Of.Of = whose
		return s, true
	}
	at := r.state
	if r.one("de") {
		r.one("los", "las", "un", "una", "otros", "otras")
		if f, _, ok := r.filter(); ok {
			s.Of = f
			return s, true
		}
	}
	r.state = at
	return s, true
}

// playerHappening reads a player and what he does.
func (r *reader) playerHappening() (ability.Event, bool) {
	who, ok := r.eventPlayer()
	if !ok {
		return nil, false
	}
	e, ok := r.playerVerb(who)
	if !ok {
		return nil, false
	}
	if who == ability.Opponent {
		r.other = ability.Opponent
	}
	return e, true
}

// eventPlayer reads the player, or sees that the verb speaks to you.
func (r *reader) eventPlayer() (ability.Player, bool) {
	switch {
	case r.take("tu", "oponente"), r.take("el", "oponente"), r.take("un", "oponente"), r.take("el", "jugador", "oponente"):
		return ability.Opponent, true
	case r.take("un", "jugador"), r.take("cualquier", "jugador"), r.take("algun", "jugador"):
		return ability.Anyone, true
	case r.one("se"):
		return ability.Anyone, true
	}
	f := formOf(r.peek())
	return ability.You, f.verb != noVerb && f.you
}

func (r *reader) playerVerb(who ability.Player) (ability.Event, bool) {
	f, ok := r.verb(vJugar, vBajar, vBotar, vDescartar, vDesterrar, vDestruir, vRobar, vUtilizar, vActivar, vDeclarar)
	if !ok || f.participle || f.infinitive || f.clitic != "" {
		return nil, false
	}
	e := ability.PlayerEvent{Who: who}
	switch f.verb {
	case vJugar, vBajar, vActivar, vUtilizar:
		return r.playedCard(e, f.verb)
	case vBotar:
		_, _, _, ok := r.howMany()
		if !ok && !r.take("cartas") {
			return nil, false
		}
		r.fromCastle()
		e.What, e.By = ability.Mills, r.source()
		return e, true
	case vDescartar:
		if r.take("cartas") || r.take("una", "carta") {
			e.What = ability.Discards
			if e.By = r.source(); e.By != nil {
				return e, true
			}
			if zones, of, ok := r.in(); ok && zones[0] == ability.Hand && of == ability.You && who == ability.Opponent {
				e.What, e.Who = ability.Discards, ability.You
				e.By = &ability.Source{Of: ability.Filter{Of: ability.Opponent}, Kind: ability.ByEffect}
			}
			return e, true
		}
	case vRobar:
		r.take("una", "carta")
		e.What = ability.Draws
		return e, true
	case vDesterrar, vDestruir:
		c, ok := r.eventSubject()
		if !ok {
			return nil, false
		}
		v := ability.IsExiled
		if f.verb == vDestruir {
			v = ability.IsDestroyed
		}
		r.setEvent(c)
		return ability.CardEvent{What: []ability.CardVerb{v}, Who: c, By: &ability.Source{Of: ability.Filter{Of: who}, Kind: ability.ByEffect}}, true
	case vDeclarar:
		if r.one("ataque") || r.take("un", "ataque") {
			e.What = ability.DeclaresAttack
			return e, true
		}
		if r.one("bloqueo") {
			e.What = ability.DeclaresBlock
			return e, true
		}
	}
	return nil, false
}

// playedCard reads what is played: a card, or an ability.
func (r *reader) playedCard(e ability.PlayerEvent, v verb) (ability.Event, bool) {
	if v == vJugar && r.take("o", "active") || v == vActivar && r.take("o", "juegue") {
		return nil, false
	}
	at := r.state
	if r.one("una", "alguna", "la") && r.one("habilidad") {
		e.What = ability.UsesAbility
		if r.take("que", "afecte") {
			r.one("a")
			c, ok := r.eventSubject()
			if !ok {
				return nil, false
			}
			r.setEvent(c)
			return ability.CardEvent{What: []ability.CardVerb{ability.IsAffected}, Who: c,
				By: &ability.Source{Of: ability.Filter{Of: e.Who}, Kind: ability.ByAbility}}, true
		}
		return e, true
	}
	r.state = at
	if v != vJugar && v != vBajar {
		return nil, false
	}
	switch {
	case r.one("un", "una", "1"):
	case r.peek() == "a" && r.pos+1 < len(r.toks) && r.toks[r.pos+1].self > 0:
		r.advance(1)
		r.self()
		r.event = ability.This{}
		return ability.CardEvent{What: []ability.CardVerb{ability.IsPlayed}, Who: ability.This{}}, true
	case r.take("ese", "tipo"), r.take("ese", "tipo", "de", "carta"):
		e.What = ability.Plays
		e.Card = &ability.Filter{That: []ability.Quality{ability.Is{State: ability.SameType}}}
		r.event = ability.It{}
		return e, true
	case r.thisCard():
		r.event = ability.This{}
		return ability.CardEvent{What: []ability.CardVerb{ability.IsPlayed}, Who: ability.This{}}, true
	default:
		return nil, false
	}
	f, _, ok := r.filter()
	if !ok {
		return nil, false
	}
	e.What, e.Card = ability.Plays, &f
	r.setEvent(one(f))
	return e, true
}

// occasion reads an event named by a noun or an infinitive, as after "en
// respuesta a": "un ataque oponente", "declarar tu bloqueo", "finalizar tu
// turno", "la Fase de Vigilia oponente".
func (r *reader) occasion() (ability.Event, bool) {
	return try(r, func() (ability.Event, bool) {
		switch {
		case r.take("realizar"), r.take("hacer"):
			own := r.one("tu")
			_ = own || r.one("un", "el")
			what := ability.DeclaresAttack
			if !r.one("ataque") {
				if what = ability.DeclaresBlock; !r.one("bloqueo") {
					return nil, false
				}
			}
			return ability.PlayerEvent{Who: ability.You, What: what}, true
		case r.take("un", "ataque"), r.take("el", "ataque"), r.take("al", "ataque"), r.take("la", "declaracion", "de", "ataque"), r.take("declarar", "un", "ataque"),
			r.take("tu", "declaracion", "de", "ataque"), r.take("declarar", "ataque"), r.take("declarar", "tu", "ataque"), r.take("tu", "ataque"):
			own := r.toks[r.pos-1].word == "ataque" && (r.toks[r.pos-2].word == "tu" || r.toks[r.pos-2].word == "declarar") ||
				r.pos >= 4 && r.toks[r.pos-4].word == "tu"
			who := ability.Anyone
			if own {
				who = ability.You
			}
			if whose, ok := r.possessor(); ok {
				who = whose
				r.other = whose
			}
			return ability.PlayerEvent{Who: who, What: ability.DeclaresAttack}, true
		case r.take("declarar", "tu", "bloqueo"), r.take("tu", "declaracion", "de", "bloqueo"), r.take("declarar", "bloqueo"):
			return ability.PlayerEvent{Who: ability.You, What: ability.DeclaresBlock}, true
		case r.take("la", "declaracion", "de", "bloqueo"), r.take("un", "bloqueo"):
			who := ability.Anyone
			if whose, ok := r.possessor(); ok {
				who, r.other = whose, whose
			}
			return ability.PlayerEvent{Who: who, What: ability.DeclaresBlock}, true
		case r.take("resolver", "el", "dano"), r.take("resolver", "dano"):
			return ability.PlayerEvent{What: ability.ResolvesDamage}, true
		case r.take("la", "agrupacion", "de", "oros"):
			who, ok := r.possessor()
			r.other = who
			return ability.PlayerEvent{Who: who, What: ability.RegroupsGold}, ok
		case r.take("cualquier", "fase", "del", "juego"), r.take("cualquier", "fase"):
			return ability.PhaseEvent{}, true
		case r.one("finalizar", "terminar"), r.take("el", "final", "de"), r.take("al", "finalizar"):
			w := ability.Window{Phase: ability.Turn}
			switch {
			case r.take("tu", "turno"):
				w.Whose = ability.You
			case r.take("el", "turno"), r.take("un", "turno"):
			case r.take("el", "turno", "oponente"):
				w.Whose = ability.Opponent
			default:
				return nil, false
			}
			if whose, ok := r.possessor(); ok {
				w.Whose = whose
			}
			return ability.PhaseEvent{Window: w, End: true}, true
		case r.take("bajar"), r.take("jugar"):
			if !r.one("un", "una") {
				return nil, false
			}
			f, _, ok := r.filter()
			if !ok {
				return nil, false
			}
			r.setEvent(one(f))
			return ability.PlayerEvent{Who: ability.You, What: ability.Plays, Card: &f}, true
		case r.take("la", "destruccion", "de"):
			c, ok := r.eventSubject()
			if !ok {
				return nil, false
			}
			r.setEvent(c)
			return ability.CardEvent{What: []ability.CardVerb{ability.IsDestroyed}, Who: c}, true
		case r.one("declarar", "declararlo", "declararla"):
			var c ability.Cards = ability.This{}
			if r.toks[r.pos-1].word == "declarar" {
				r.one("a")
				var ok bool
				if c, ok = r.eventSubject(); !ok {
					return nil, false
				}
			}
			v, ok := r.passiveVerb()
			if !ok {
				return nil, false
			}
			r.setEvent(c)
			return ability.CardEvent{What: []ability.CardVerb{v}, Who: c}, true
		}
		w := ability.Window{}
		switch {
		case r.one("tu"):
			w.Whose = ability.You
		case r.one("la", "el"):
		default:
			return nil, false
		}
		var ok bool
		if w.Phase, ok = r.phase(); !ok {
			return nil, false
		}
		if whose, ok := r.possessor(); ok {
			w.Whose, r.other = whose, whose
		}
		return ability.PhaseEvent{Window: w}, true
	})
}
