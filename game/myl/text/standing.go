package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// unlessPaid reads "atacar a menos que pagues 1 Oro" after "no puede": what has to be
// paid for the deed.
func (r *reader) unlessPaid() ([]ability.Trait, bool) {
	t := ability.Toll{Who: ability.You}
	switch {
	case r.take("atacar"), r.take("ser", "declarado", "atacante"):
		t.What = ability.AttackDeed
	case r.take("bloquear"), r.take("ser", "declarado", "bloqueador"):
		t.What = ability.BlockDeed
	default:
		return nil, false
	}
	r.comma()
	if !r.take("a", "menos", "que") && !r.take("si", "no") {
		return nil, false
	}
	if r.take("tu", "oponente") || r.take("su", "controlador") {
		if all, every := r.subject.(ability.Every); !every || all.Of.Of != ability.Opponent {
			return nil, false
		}
		var ok bool
		t.Who = ability.Opponent
		t.Pay, ok = r.due()
		return []ability.Trait{t}, ok
	}
	if f := r.form(0); !f.you || !actsOnCards[f.verb] {
		return nil, false
	}
	if !isReference(r.subject) {
		return nil, false
	}
	r.actor = ability.You
	e, ok := r.action()
	t.Pay = e
	return []ability.Trait{t}, ok
}

// withAll reads "tu oponente debe atacar con todos sus Aliados".
func (r *reader) withAll() (ability.Effect, bool) {
	who, ok := r.player()
	if !ok || !r.one("debe") {
		return nil, false
	}
	m := ability.Must{What: ability.AttackDeed}
	switch {
	case r.take("atacar", "con"), r.take("declarar", "ataque", "con"), r.take("declarar", "atacante", "a"):
	case r.take("bloquear", "con"), r.take("declarar", "bloqueo", "con"), r.take("declarar", "bloqueador", "a"):
		m.What = ability.BlockDeed
	default:
		return nil, false
	}
	r.actor = who
	c, ok := r.cards()
	all, every := c.(ability.Every)
	if !ok || !every || oneType(all.Of) != card.Ally || len(all.Of.In) > 0 {
		return nil, false
	}
	if all.Of.Of = who; who == ability.Each {
		all.Of.Of = ability.Anyone
	}
	e := ability.Modify{Who: all, Traits: []ability.Trait{m}}
	r.everyTurn()
	e.Until, _ = r.duration()
	r.ifAble()
	return e, true
}

// idle reads "los Aliados oponentes no pueden usar sus Habilidades": which cards' abilities
// nobody may use.
func (r *reader) idle() (ability.Effect, bool) {
	f, ok := r.allOf()
	if !ok || len(f.Names) > 0 || !r.one("no") || !r.one("puede") {
		return nil, false
	}
	if v, ok := r.verb(vUtilizar, vActivar); !ok || !v.infinitive || v.clitic != "" {
		return nil, false
	}
	return r.unusable(*f), r.one("su", "sus") && r.one("habilidad", "habilidades")
}

// unusable keeps everybody from using abilities of such cards.
func (r *reader) unusable(f ability.Filter) ability.Effect {
	rule := ability.Rule{Is: ability.Forbid{What: ability.UseAbilities, Card: &f}}
	rule.Until, _ = r.duration()
	return rule
}

// arrived reads "los Aliados oponentes no pueden bloquear el turno que entran en juego":
// what is forbidden to those that entered play this turn.
func (r *reader) arrived() (ability.Effect, bool) {
	f, ok := r.allOf()
	if !ok || len(f.Names) > 0 || !r.one("no") || !r.one("puede") {
		return nil, false
	}
	r.subject = ability.Every{Of: *f}
	t, ok := r.forbidden(false)
	if !ok || !r.atOnce() || len(f.In) > 0 {
		return nil, false
	}
	add(f, ability.Is{State: ability.EnteredNow})
	return ability.Modify{Who: ability.Every{Of: *f}, Traits: t}, true
}

// butFor leaves out of all those that something was said of the ones that follow:
// "pierden 1 a la Fuerza, excepto los Héroes".
func (r *reader) butFor(e ability.Effect) ability.Effect {
	m, _ := e.(ability.Modify)
	all, every := m.Who.(ability.Every)
	if !every {
		return e
	}
	at := r.state
	r.comma()
	if (r.one("excepto", "salvo", "menos") || r.take("a", "excepcion", "de")) && r.exception(&all.Of) {
		m.Who = all
		return m
	}
	r.state = at
	return e
}
