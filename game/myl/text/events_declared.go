package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// What a player declares: attacks and blocks, by which cards and by how many.

// withThis reads "con este Aliado", "con el portador" after an attack or a block of yours: that
// card is declared so.
func (r *reader) withThis(e ability.PlayerEvent) (ability.Event, bool) {
	return try(r, func() (ability.Event, bool) {
		if e.Who != ability.You || !r.one("con") {
			return nil, false
		}
		var who ability.Cards = ability.Bearer{}
		if !r.bearer() {
			if who = (ability.This{}); r.facts.Type != card.Ally || !r.thisCard() {
				return nil, false
			}
		}
		role := ability.AttackDeed
		if e.What == ability.DeclaresBlock {
			role = ability.BlockDeed
		}
		r.setEvent(who)
		return declaredEvent(role, who), true
	})
}

// ownBlocked reads "a este Aliado" after "bloquean": whom they block is known.
func (r *reader) ownBlocked() (ability.Event, bool) {
	return try(r, func() (ability.Event, bool) {
		r.one("a")
		who := r.whichFighter()
		if who == nil {
			return nil, false
		}
		r.setEvent(who)
		return ability.CardEvent{What: []ability.CardVerb{ability.IsBlocked}, Who: who}, r.peek() == "," || r.atEnd()
	})
}

// declaresItself reports whether "se declara bloqueador" stands here: what declares itself is the card,
// others are "un bloqueador".
func (r *reader) declaresItself() bool {
	f := r.form(1)
	return r.peek() == "se" && f.Verb == es.Declarar && !f.Many && !f.Infinitive && (r.ahead(2) == "atacante" || r.ahead(2) == "bloqueador" || r.ahead(2) == "como")
}

// withOneAlly reads "con un solo Aliado" after an attack: that Aliado attacks alone.
func (r *reader) withOneAlly(who ability.Player) (ability.Event, bool) {
	return try(r, func() (ability.Event, bool) {
		if !r.one("con un solo", "con solo un") {
			return nil, false
		}
		f, _, ok := r.filter()
		if !ok || f.Of != ability.Anyone || len(f.In) > 0 {
			return nil, false
		}
		f.Of = who
		r.alsoIf = onlyOne(ability.Attacking, who)
		r.setEvent(shape.OneOf(f))
		return ability.CardEvent{What: []ability.CardVerb{ability.Attacks}, Who: shape.OneOf(f)}, true
	})
}

// attackWith reads "con 3 o más Aliados" after an attack: so many attack.
func (r *reader) attackWith(who ability.Player) {
	at := r.state
	if r.one("con") {
		b, counted := r.quantityBound()
		if f, _, ok := r.filter(); ok && counted && f.Of == ability.Anyone && len(f.In) == 0 {
			f.Of = who
			add(&f, ability.Is{State: ability.Attacking})
			r.alsoIf = ability.Exists{Of: f, Count: r.boundBehind(b)}
			return
		}
	}
	r.state = at
}

// declaredMany reads "3 o más Aliados atacantes" after "declara": an attack with so many.
func (r *reader) declaredMany(e ability.PlayerEvent) (ability.Event, bool) {
	b, counted := r.quantityBound()
	f, _, ok := r.filter()
	if !counted || !ok || b == shape.AtLeastOne || f.Of != ability.Anyone || len(f.In) > 0 || len(f.That) != 1 {
		return nil, false
	}
	switch f.That[0] {
	case ability.Quality(ability.Is{State: ability.Attacking}):
		e.What = ability.DeclaresAttack
	case ability.Quality(ability.Is{State: ability.Blocking}):
		e.What = ability.DeclaresBlock
	default:
		return nil, false
	}
	f.Of = e.Who
	r.alsoIf = ability.Exists{Of: f, Count: r.boundBehind(b)}
	return e, e.Who != ability.Anyone
}

// declaredCard reads "atacante a un Aliado", "uno de tus Dragones como bloqueador", "atacante o
// bloqueador al portador".
func (r *reader) declaredCard(who ability.Player) (ability.Event, bool) {
	roles, said := r.roles()
	r.one("a")
	before := r.pos
	c, ok := r.eventSubject()
	if !ok || r.pos == before {
		return nil, false
	}
	of, chosen := c.(ability.Chosen)
	if chosen {
		if !said {
			roles, said = declaredAmong(&of.Of)
		}
		if of.Of.Of != ability.Anyone && of.Of.Of != who || len(of.Of.In) > 0 {
			return nil, false
		}
		of.Of.Of = who
		c = of
	} else if who == ability.Opponent || !ability.IsBearer(c) && !(ability.IsThis(c) && r.facts.Type == card.Ally) {
		return nil, false
	}
	if !said {
		roles, said = r.roles()
	}
	e := ability.CardEvent{What: roles, Who: c}
	r.setEvent(c)
	r.foe, r.foeSaid, r.foeRole = foeOf(e), false, shape.RoleOfFoe(e)
	return e, said
}

// declaredAmong takes "atacante" out of what describes a card: that is what it is declared.
func declaredAmong(f *ability.Filter) ([]ability.CardVerb, bool) {
	if len(f.That) != 1 {
		return nil, false
	}
	switch f.That[0] {
	case ability.Quality(ability.Is{State: ability.Attacking}):
		f.That = nil
		return []ability.CardVerb{ability.Attacks}, true
	case ability.Quality(ability.Is{State: ability.Blocking}):
		f.That = nil
		return []ability.CardVerb{ability.Blocks}, true
	}
	return nil, false
}

// roles reads "atacante", "atacante o bloqueador": what is declared of a card.
func (r *reader) roles() ([]ability.CardVerb, bool) {
	first, ok := r.role()
	if !ok {
		return nil, false
	}
	what := []ability.CardVerb{declaredAs(first)}
	at := r.state
	if r.one("o") {
		if other, ok := r.role(); ok && other != first {
			return shape.SortVerbs(append(what, declaredAs(other))), true
		}
	}
	r.state = at
	return what, true
}

// declaredBy takes the player by whom an Aliado is declared for who controls it, which is the same:
// "un Aliado es declarado atacante por tu oponente".
func declaredBy(e *ability.CardEvent) bool {
	if e.By == nil || e.What[0] != ability.Attacks && e.What[0] != ability.Blocks || !shape.BareFilter(e.By.Of) || e.By.Kind != ability.ByCards || inEitherRole(e.What) {
		return true
	}
	who := e.By.Of.Of
	e.By = nil
	c, chosen := e.Who.(ability.Chosen)
	switch {
	case !chosen:
		return who == ability.You
	case c.Of.Of != ability.Anyone && c.Of.Of != who:
		return false
	}
	c.Of.Of = who
	e.Who = c
	return who != ability.Anyone
}
