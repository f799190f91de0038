package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// clause reads everything that is done in one sentence: "A y B para C", "A, a
// menos que B".
func (r *reader) clause() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		if r.depth >= maxDepth {
			return nil, false
		}
		r.depth++
		defer func() { r.depth-- }()
		first, ok := r.chain()
		if !ok {
			return nil, false
		}
		return r.tail(first)
	})
}

// tail reads what may hang on to a chain of effects.
func (r *reader) tail(first ability.Effect) (ability.Effect, bool) {
	for n := 0; n < 4; n++ {
		at := r.state
		r.comma()
		switch {
		case r.one("para"):
			do, ok := r.goal()
			if !ok {
				r.state = at
				return first, true
			}
			first = inOrderTo(first, do)
			continue
		case r.one("pagando"):
			pay, ok := r.pay(form{})
			if !ok {
				r.state = at
				return first, true
			}
			first = r.inOrderTo2(pay, first)
			continue
		case r.peek() == "si" && formOf(r.ahead(1)).you && !conditional[formOf(r.ahead(1)).verb]:
			r.advance(1)
			r.actor = ability.You
			pay, ok := r.chain()
			if !ok {
				r.state = at
				return first, true
			}
			first = r.inOrderTo2(pay, first)
			continue
		case r.take("a", "menos", "que"), r.take("a", "menos", "de", "que"):
			if c, ok := try(r, r.condition); ok && c != nil {
				first = ability.IfThen{If: ability.Not{Of: c}, Then: first}
				continue
			}
			who, ok := r.player()
			if r.one("este", "esta") {
				who, ok = ability.Opponent, true
			}
			_ = r.one("debe", "pueda")
			if !ok {
				who = ability.You
			}
			actor := r.actor
			r.actor = who
			avoid, ok := r.chain()
			r.actor = actor
			if !ok {
				r.state = at
				return first, true
			}
			first = ability.Unless{Do: first, Who: who, Avoid: avoid}
			continue
		}
		r.state = at
		return first, true
	}
	return first, true
}

// conditional holds the verbs that begin a condition after "si", not a payment.
var conditional = map[verb]bool{vControlar: true, vTener: true, vJugar: true, vHacer: true, vDeclarar: true, vBotar: true}

// inOrderTo2 joins a payment that stands after what it pays for.
func (r *reader) inOrderTo2(pay, do ability.Effect) ability.Effect {
	if may, ok := do.(ability.May); ok {
		return ability.May{Who: may.Who, Do: r.inOrderTo2(payBy(pay, may.Who), may.Do)}
	}
	if picks(pay) && r.event == (ability.Cards)(ability.It{}) {
		do = itIsEvents(do) // paying picks cards of its own before
	}
	return ability.InOrderTo{First: pay, Do: do}
}

// picks reports whether paying picks cards, which It then means.
func picks(pay ability.Effect) bool {
	found := false
	mapEffect(pay, func(e ability.Effect) ability.Effect {
		switch x := e.(type) {
		case ability.Act:
			found = found || !isReference(x.What)
		case ability.Mill, ability.Draw, ability.Search:
			found = true
		}
		return e
	})
	return found
}

// itIsEvents says EventCard where It meant the event's card.
func itIsEvents(e ability.Effect) ability.Effect {
	fix := func(c ability.Cards) ability.Cards {
		if c == (ability.Cards)(ability.It{}) {
			return ability.EventCard{}
		}
		return c
	}
	return mapEffect(e, func(e ability.Effect) ability.Effect {
		switch x := e.(type) {
		case ability.Act:
			x.What = fix(x.What)
			return x
		case ability.Put:
			x.What = fix(x.What)
			return x
		case ability.Play:
			x.What = fix(x.What)
			return x
		case ability.Modify:
			x.Who = fix(x.Who)
			return x
		}
		return e
	})
}

// payBy has the player who may do something pay for it.
func payBy(pay ability.Effect, who ability.Player) ability.Effect {
	if p, ok := pay.(ability.Pay); ok {
		p.Who = who
		return p
	}
	return pay
}

// inOrderTo joins an effect and its goal; what is allowed by "puedes" is allowed
// as a whole.
func inOrderTo(first, do ability.Effect) ability.Effect {
	if may, ok := first.(ability.May); ok {
		return ability.May{Who: may.Who, Do: inOrderTo(may.Do, do)}
	}
	if act, ok := first.(ability.Act); ok && act.Verb == ability.Pick {
		if e, ok := substitute(do, act); ok {
			return e
		}
	}
	return ability.InOrderTo{First: first, Do: do}
}

// goal reads after "para": an infinitive, or "que" and a clause; alternatives
// repeat "o para".
func (r *reader) goal() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		if r.located {
			// "Si está en tu Cementerio, puedes desterrar X para ponerlo en juego":
			// the goal is about the card itself again.
			r.picked = false
		}
		before := r.state
		one := func() (ability.Effect, bool) {
			r.one("que")
			return r.chain()
		}
		e, ok := one()
		if !ok {
			return nil, false
		}
		options := []ability.Effect{e}
		for len(options) < 4 {
			at := r.state
			r.comma()
			if !r.take("o", "para") {
				r.state = at
				break
			}
			r.picked, r.event = before.picked, before.event
			e, ok := one()
			if !ok {
				r.state = at
				break
			}
			options = append(options, e)
		}
		if len(options) == 1 {
			return e, true
		}
		return ability.Choice{Who: ability.You, Options: options}, true
	})
}

// chain reads effects joined by "y", "luego" and "o".
func (r *reader) chain() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		if r.depth >= maxDepth {
			return nil, false
		}
		r.depth++
		defer func() { r.depth-- }()
		first, ok := r.effect()
		if !ok {
			return nil, false
		}
		steps := []ability.Step{{Do: first}}
		options := []ability.Effect(nil)
		for n := 0; n < 6; n++ {
			at := r.state
			if options == nil && len(steps) == 1 {
				if e, ok := r.alternative(); ok {
					options = append(options, first, e)
					for len(options) < 4 {
						if e, ok := r.alternative(); ok {
							options = append(options, e)
							continue
						}
						break
					}
					steps[0].Do = ability.Choice{Who: r.chooserOf(first), Options: options}
					continue
				}
			}
			link, ok := r.link()
			if !ok {
				break
			}
			e, ok := r.linkedEffect()
			if !ok {
				r.state = at
				break
			}
			steps = append(steps, ability.Step{Link: link, Do: e})
		}
		return sequence(steps), true
	})
}

func (r *reader) chooserOf(ability.Effect) ability.Player { return r.actor }

// alternative reads "o B".
func (r *reader) alternative() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		if r.noAlt {
			return nil, false
		}
		r.one(",", ";")
		if !r.one("o", "u") || r.peek() == "para" {
			return nil, false
		}
		r.one("que")
		r.picked = false
		return r.effect()
	})
}

// link reads what joins two effects of a sentence.
func (r *reader) link() (ability.Link, bool) {
	switch {
	case r.take(",", "y", "luego"), r.take("y", "luego"), r.take(",", "luego"), r.take("luego"), r.take("y", "despues"), r.take(",", "despues"):
		r.comma()
		return ability.Then, true
	case r.peek() == ":" && r.ahead(1) == "si", r.peek() == ";" && r.ahead(1) == "si":
		r.advance(1)
		return ability.And, true
	case r.take(",", "y"), r.take("y"), r.take(","), r.take("e"):
		r.one("tambien", "ademas")
		return ability.And, true
	}
	return 0, false
}

// linkedEffect reads an effect after a link: it may depend on whether the one
// before was done.
func (r *reader) linkedEffect() (ability.Effect, bool) {
	if r.peek() == "," && r.ahead(1) == "si" {
		r.advance(1)
	}
	if e, ok := try(r, r.consequence); ok {
		return e, true
	}
	if e, ok := try(r, r.elliptic); ok {
		return e, true
	}
	r.one("que")
	return r.effect()
}

// elliptic reads "la otra en tu Cementerio" and "el resto envíalo a tu
// Cementerio", whose verb stands before or not at all.
func (r *reader) elliptic() (ability.Effect, bool) {
	c, ok := r.reference()
	if !ok && r.one("otra", "otro") {
		c, ok = ability.TheOther{}, true
	}
	if !ok || c != (ability.Cards)(ability.TheOther{}) {
		return nil, false
	}
	if f := formOf(r.peek()); f.clitic != "" && (f.verb == vPoner || f.verb == vDevolver) {
		r.advance(1)
	}
	to, ok := r.destination()
	if !ok {
		return nil, false
	}
	if to.Zone == ability.Exile {
		return ability.Act{Who: r.actor, Verb: ability.ExileIt, What: c}, true
	}
	return ability.Put{Who: r.actor, What: c, To: to}, true
}

// consequence reads "si lo haces, X", "si no, X", "si es un Oro, X".
func (r *reader) consequence() (ability.Effect, bool) {
	var c ability.Condition
	r.one(":")
	switch {
	case r.take("si", "lo", "haces"), r.take("si", "lo", "hace"), r.take("si", "lo", "hacen"), r.take("si", "haces", "esto"):
		c = ability.Done{}
	case r.take("si", "no", "lo", "haces"), r.take("si", "no", "lo", "hace"), r.take("si", "no", "puedes"), r.take("si", "no", "puede", "hacerlo"), r.take("si", "no", "puedes", "hacerlo"):
		c = ability.Not{Of: ability.Done{}}
	case r.take("si", "es", "de", "otro", "tipo"), r.take("si", "es", "de", "otra", "raza"), r.take("si", "no", "lo", "es"):
		c = ability.Not{Of: ability.Held{}}
	case r.take("si", "no", "es", "asi"), r.take("de", "lo", "contrario"), r.take("si", "no") && (r.peek() == "," || r.peek() == "puedes"):
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
	r.comma()
	r.one("entonces")
	e, ok := r.clause()
	if !ok {
		return nil, false
	}
	return ability.IfThen{If: c, Then: e}, true
}

// player reads the subject of an action.
func (r *reader) player() (ability.Player, bool) {
	switch {
	case r.take("tu", "oponente"), r.take("el", "oponente"), r.take("un", "oponente"), r.take("cada", "oponente"), r.take("el", "jugador", "oponente"):
		r.other = ability.Opponent
		return ability.Opponent, true
	case r.take("cada", "jugador"), r.take("ambos", "jugadores"), r.take("todos", "los", "jugadores"), r.take("los", "jugadores"), r.take("cualquier", "jugador"):
		return ability.Each, true
	case r.peek() == "tu" && formOf(r.ahead(1)).you:
		r.advance(1)
		return ability.You, true
	case r.take("su", "controlador"):
		return ability.Holder, true
	case r.take("su", "dueno"):
		return ability.Owner, true
	}
	return 0, false
}

// effect reads one effect with its subject.
func (r *reader) effect() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		if r.depth >= maxDepth {
			return nil, false
		}
		r.depth++
		defer func() { r.depth-- }()
		return r.anyEffect()
	})
}

func (r *reader) anyEffect() (ability.Effect, bool) {
	if e, ok := r.timed(); ok {
		return e, true
	}
	if e, ok := try(r, r.rule); ok {
		r.actor = ability.You
		return e, true
	}
	if r.peek() == "tu" && (r.ahead(1) == "puedes" || r.ahead(1) == "debes") {
		r.advance(1)
	}
	if who, ok := try(r, r.player); ok {
		r.actor = who
		return r.playersEffect()
	}
	if d := formOf(r.ahead(1)); d.infinitive && d.verb != vSer {
		switch p := r.peek(); {
		case (p == "puede" || p == "pueden") && r.actor != ability.You:
			return r.playersEffect()
		case p == "debe" && r.other != ability.Anyone && d.verb != vAtacar && d.verb != vBloquear:
			r.actor = r.other
			return r.playersEffect()
		}
	}
	switch {
	case r.take("no", "puedes", "declarar", "otros", "aliados", "atacantes"):
		m := ability.Modify{Who: r.it(), Traits: []ability.Trait{ability.AttackAlone}}
		m.Until, _ = r.duration()
		return m, true
	case r.take("el", "coste", "de") && r.thisCard() && r.one("es", "sea"):
		n, ok := r.natural()
		return ability.Modify{Who: ability.This{}, Traits: []ability.Trait{ability.SetCost{To: ability.Number(n)}}}, ok
	case r.take("se", "considera", "uno", "de", "tus", "aliados"), r.take("se", "considera", "uno", "de", "sus", "aliados"):
		who := ability.You
		if r.toks[r.pos-2].word == "sus" {
			who = ability.Opponent
		}
		c := r.it()
		until, ok := r.duration()
		return ability.Control{Who: who, What: c, Until: until}, ok
	case r.take("ese", "dano", "se", "duplica"):
		return ability.Modify{Who: r.it(), Traits: []ability.Trait{ability.DoubleDamage}}, true
	case r.one("se") && formOf(r.peek()).verb == vCancelar:
		return r.action()
	case r.one("puedes", "podras", "puedas"):
		r.actor = ability.You
		r.comma()
		e, ok := r.mayEffect()
		return may(ability.You, e), ok
	case r.one("debes", "deberas", "debas"):
		r.actor = ability.You
		return r.effect()
	}
	switch f := formOf(r.peek()); {
	case f.you:
		r.actor = ability.You
	case f.wish && f.clitic == "" && r.actor == ability.You && actsOnCards[f.verb]:
		// "para que bote ...": somebody else does it.
		if r.other != ability.Opponent {
			return nil, false
		}
		r.actor = ability.Opponent
	}
	if e, ok := r.playSelf(); ok {
		return e, true
	}
	if e, ok := r.action(); ok {
		if w, ok := r.laterWindow(); ok {
			return ability.Later{When: w, Do: e}, true
		}
		return e, true
	}
	return r.saidOfCards()
}

// actsOnCards holds the verbs whose subject is a player, never a card.
var actsOnCards = map[verb]bool{vBotar: true, vRobar: true, vDescartar: true, vDestruir: true, vDesterrar: true, vBarajar: true,
	vBuscar: true, vPagar: true, vJugar: true, vSubir: true, vMostrar: true, vMirar: true, vElegir: true}

// may wraps e; a permission to do what is already optional is one permission.
func may(who ability.Player, e ability.Effect) ability.Effect {
	if later, ok := e.(ability.Later); ok {
		return ability.Later{When: later.When, Do: ability.May{Who: who, Do: later.Do}}
	}
	return ability.May{Who: who, Do: e}
}

// mayEffect reads what may be done, as far as its parts belong together.
func (r *reader) mayEffect() (ability.Effect, bool) {
	e, ok := r.chain()
	if !ok {
		return nil, false
	}
	return e, true
}

// playSelf skips "juega X para", which only says that the Talisman is played.
func (r *reader) playSelf() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		switch {
		case r.one("juega", "jugar"):
			r.one("a")
			if !r.thisCard() {
				return nil, false
			}
		case r.thisCard():
			if !r.take("puede", "ser", "jugado") && !r.take("puede", "ser", "jugada") {
				return nil, false
			}
		default:
			return nil, false
		}
		r.comma()
		r.take("en", "cualquier", "momento")
		r.comma()
		if !r.one("para", "y") {
			return nil, false
		}
		r.one("que")
		return r.clause()
	})
}

// playersEffect reads what a player does, after the subject.
func (r *reader) playersEffect() (ability.Effect, bool) {
	who := r.actor
	switch {
	case r.one("puede", "pueden", "pueda", "puedan", "podra", "podran"):
		e, ok := r.chain()
		if !ok {
			return nil, false
		}
		if e, ok = r.tail(e); !ok {
			return nil, false
		}
		return may(who, e), true
	case r.one("debe", "deben", "debera", "deberan", "deba"):
	}
	r.chooser()
	if e, ok := try(r, r.drawTo); ok {
		return e, true
	}
	return r.action()
}

// drawTo reads "roba o descarta cartas de su Mano hasta tener 8 cartas".
func (r *reader) drawTo() (ability.Effect, bool) {
	if !r.one("roba", "robe", "roban") || !r.one("o") || !r.one("descarta", "descarte", "descartan") || !r.take("cartas") {
		return nil, false
	}
	r.take("de", "su", "mano")
	if !r.take("hasta", "tener") {
		return nil, false
	}
	n, ok := r.natural()
	_ = r.take("cartas")
	r.take("en", "su", "mano")
	return ability.DrawTo{Who: r.actor, N: n}, ok
}

// timed reads an effect with its time or its measure in front: "en la Fase
// Final, destrúyelo", "por cada X, un Aliado gana 1", "hasta la Fase Final, X".
func (r *reader) timed() (ability.Effect, bool) {
	if w, ok := r.laterWindow(); ok {
		e, ok := try(r, func() (ability.Effect, bool) {
			r.comma()
			return r.clause()
		})
		if ok {
			return ability.Later{When: w, Do: e}, true
		}
		return nil, false
	}
	if d, ok := r.duration(); ok {
		e, ok := try(r, func() (ability.Effect, bool) {
			r.comma()
			return r.effect()
		})
		if !ok {
			return nil, false
		}
		return lasts(e, d)
	}
	return nil, false
}

// saidOfCards reads a sentence about cards: subject and predicates.
func (r *reader) saidOfCards() (ability.Effect, bool) {
	return try(r, func() (ability.Effect, bool) {
		outer := r.subject
		passed := r.one("deben")
		if passed { // "deben ser destruidos todos los Aliados": the subject follows
			v, ok := form{}, r.one("ser")
			if !ok {
				return nil, false
			}
			_ = v
			p, ok := r.part(vDestruir, vDesterrar, vBarajar)
			if !ok {
				return nil, false
			}
			c, ok := r.cards()
			if !ok {
				c = r.it()
			}
			return ability.Act{Who: ability.You, Verb: plainVerbs[p], What: c}, true
		}
		at := r.state
		var who ability.Cards
		c, ok := r.cards()
		if ok {
			who = c
			r.comma()
		} else if f, bare := r.bareMany(); bare {
			who = ability.Every{Of: f}
			r.pick(true)
		} else if f, named := r.properName(); named {
			who = ability.Every{Of: f}
			r.pick(true)
		} else {
			r.state = at
			if who, ok = r.impliedSubject(outer); !ok {
				return nil, false
			}
		}
		r.actor = ability.You
		if r.one("genera", "generan", "genere") {
			if who != (ability.Cards)(ability.This{}) {
				return nil, false
			}
			return r.generate()
		}
		r.take("que") // "elige un Aliado que no podrá atacar" is read by choose
		implied := r.pos == at.pos
		e, ok := r.predicates(who)
		if implied && r.facts.Type == card.Weapon && who == (ability.Cards)(ability.This{}) {
			e = aboutBearer(e)
		}
		r.subject = outer
		if isReference(who) {
			r.last = who
		}
		return bearerRule(e), ok
	})
}

// bareMany reads a subject without an article: "Aliados de Fuerza 2 o menos no
// pueden bloquear".
func (r *reader) bareMany() (ability.Filter, bool) {
	at := r.state
	f, n, ok := r.filter()
	if !ok || !n.many {
		r.state = at
		return ability.Filter{}, false
	}
	return f, true
}

// impliedSubject is whom a predicate without a subject speaks of. A plural verb
// cannot speak of the card itself.
func (r *reader) impliedSubject(outer ability.Cards) (ability.Cards, bool) {
	many := formOf(r.peek()).many || r.peek() == "no" && formOf(r.ahead(1)).many
	switch {
	case r.namedHere && r.namedLast:
		return ability.NamedCard{}, true
	case r.picked:
		return ability.It{}, true
	case many && r.condCards != nil:
		return r.condCards, true
	case outer != nil:
		return outer, !many || !isReference(outer)
	case r.event != nil:
		return r.it(), !many || r.event == (ability.Cards)(ability.It{})
	}
	if r.prevPicked && (many || r.facts.Type == card.Talisman || r.facts.Type == card.Totem || r.facts.Type == card.Gold) && !cardWide[formOf(r.ahead(2)).verb] {
		r.borrows = true
		return ability.It{}, true
	}
	return ability.This{}, !many
}

// bearerRule reads "su portador solo puede ser un Faerie" as what it is: a rule
// about who may carry the card.
func bearerRule(e ability.Effect) ability.Effect {
	m, ok := e.(ability.Modify)
	if !ok || m.Who != (ability.Cards)(ability.Bearer{}) || len(m.Traits) != 1 {
		return e
	}
	if t, ok := m.Traits[0].(ability.OnlyBy); ok && t.What == ability.BeCarried {
		m.Who = ability.This{}
	}
	return m
}

// cardWide holds what is said of cards of any type: "no puede ser anulado".
var cardWide = map[verb]bool{vAnular: true}

// aboutBearer gives the bearer what a weapon's text says without a subject, as
// far as only an ally can have it.
func aboutBearer(e ability.Effect) ability.Effect {
	m, ok := e.(ability.Modify)
	if !ok {
		return e
	}
	for _, t := range m.Traits {
		switch t := t.(type) {
		case ability.OnlyBy:
			if t.What == ability.BeCarried {
				return e
			}
		case ability.Cannot:
			if t.What == ability.BeAnnulled {
				return e
			}
		}
	}
	if len(m.Traits) == 1 {
		switch t := m.Traits[0].(type) {
		case ability.With:
			if t.Keyword != ability.Imbloqueable {
				return e
			}
		case ability.Cannot:
			if t.What == ability.BeDestroyed || t.What == ability.BeExiled || t.What == ability.LeavePlay || t.What == ability.BeAffected {
				return e
			}
		}
	}
	m.Who = ability.Bearer{}
	return m
}

// sequence makes one effect of steps, after bringing picks and their use
// together.
func sequence(steps []ability.Step) ability.Effect {
	var out []ability.Step
	for _, s := range steps {
		for i, part := range flat(s.Do) {
			if i == 0 {
				part.Link = s.Link
			}
			if len(out) > 0 {
				last := &out[len(out)-1]
				if act, ok := last.Do.(ability.Act); ok && act.Verb == ability.Pick {
					if e, ok := substitute(part.Do, act); ok {
						last.Do = e
						continue
					}
				}
			}
			out = append(out, part)
		}
	}
	if len(out) == 1 {
		return out[0].Do
	}
	out[0].Link = ability.Stop
	return ability.Sequence{Steps: out}
}

// flat lists the steps of an effect.
func flat(e ability.Effect) []ability.Step {
	if s, ok := e.(ability.Sequence); ok {
		return append([]ability.Step(nil), s.Steps...)
	}
	return []ability.Step{{Do: e}}
}

// substitute puts what was picked in the place of It: "elige un Aliado y
// destrúyelo" is "destruye un Aliado".
func substitute(e ability.Effect, pick ability.Act) (ability.Effect, bool) {
	isIt := func(c ability.Cards) bool { return c == (ability.Cards)(ability.It{}) }
	switch x := e.(type) {
	case ability.Act:
		if isIt(x.What) && x.Who == pick.Who && x.Verb != ability.Pick {
			x.What = pick.What
			return x, true
		}
	case ability.Put:
		if isIt(x.What) && x.Who == pick.Who {
			x.What = pick.What
			return x, true
		}
	case ability.Play:
		if isIt(x.What) && x.Who == pick.Who {
			x.What = pick.What
			return x, true
		}
	case ability.Control:
		if isIt(x.What) && x.Who == pick.Who {
			x.What = pick.What
			return x, true
		}
	case ability.Modify:
		if isIt(x.Who) && pick.Who == ability.You && !mentionsIt(x.Traits) {
			x.Who = pick.What
			return x, true
		}
	case ability.Sequence:
		if first, ok := substitute(x.Steps[0].Do, pick); ok {
			steps := append([]ability.Step(nil), x.Steps...)
			steps[0].Do = first
			return ability.Sequence{Steps: steps}, true
		}
	}
	return nil, false
}

// mentionsIt reports whether a trait speaks of the picked card itself.
func mentionsIt(traits []ability.Trait) bool {
	for _, t := range traits {
		if t == (ability.Trait)(ability.BecomeIt) {
			return true
		}
	}
	return false
}
