package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// sends reads the infinitive by which a player has allies fight, and those: "declarar
// atacante a este Aliado", "declararlo bloqueador", "atacar con todos sus Aliados".
func (r *reader) sends(who ability.Player) (ability.Deed, ability.Cards, bool) {
	if f := r.form(0); f.Verb == es.Declarar && f.Infinitive && f.Clitic != "" {
		r.advance(1)
		c, ok := r.pronoun(f.Clitic)
		d, named := r.role()
		return d, c, ok && named
	}
	d, ok := r.declares()
	if !ok || d == ability.FightDeed {
		return 0, nil, false
	}
	r.one("a")
	r.one("cualquiera de")
	r.actor = who
	c, ok := r.cards()
	if !ok {
		if r.bearer() {
			c, ok = ability.Bearer{}, true
		} else if r.one("el", "ella") && !r.picked && r.event == nil {
			c, ok = ability.This{}, r.facts.Type == card.Ally
		} else if f, many := r.bareMany(); many {
			c, ok = ability.Every{Of: f}, true
		}
	}
	if d == 0 && ok {
		d, ok = r.role()
	}
	if all, every := c.(ability.Every); every {
		if shape.OneType(all.Of) != card.Ally || slices.ContainsFunc(all.Of.In, shape.OutOfPlay) || all.Of.Of != ability.Anyone && all.Of.Of != who && all.Of.Of != ability.Acting {
			return 0, nil, false
		}
		if all.Of.Of = who; who == ability.Each {
			all.Of.Of = ability.Anyone
		}
		c = all
	}
	return d, c, ok
}

// sentBy gives the trait of allies whom a player sends to fight, or may not.
func sentBy(c ability.Cards, t ability.Trait) ability.Modify {
	return ability.Modify{Who: c, Traits: []ability.Trait{t}}
}

// mustSend reads "tu oponente debe atacar con todos sus Aliados", "debes declarar atacante a
// este Aliado", "tu oponente debe bloquearlo con uno de sus Aliados".
func (r *reader) mustSend() (ability.Effect, bool) {
	who, ok := ability.You, r.one("debes")
	if !ok {
		if who, ok = r.player(); !ok || !r.one("debe") {
			return nil, false
		}
	}
	if e, ok := try(r, r.mustBlockIt); ok {
		return e, who == ability.Opponent
	}
	d, c, ok := r.sends(who)
	if _, every := c.(ability.Every); !ok || !every && !shape.IsReference(c) {
		return nil, false // one that he chooses is no other's choice
	}
	e := sentBy(c, ability.Must{What: d})
	r.everyTurn()
	e.Until, _ = r.duration()
	r.ifAble()
	return e, true
}

// mustBlockIt reads "bloquearlo con uno de sus Aliados", "bloquear a este Aliado": one of the
// opponent's allies, which he chooses, has to block it.
func (r *reader) mustBlockIt() (ability.Effect, bool) {
	v, ok := r.verb(es.Bloquear)
	if !ok || !v.Infinitive {
		return nil, false
	}
	until, with := ability.Standing, false
	var c ability.Cards = ability.This{}
	if v.Clitic != "" {
		c, ok = r.blockedOne()
	}
	for range 3 {
		switch {
		case r.one("con uno de sus aliados", "con un aliado suyo", "con un aliado"):
			with = true
		case v.Clitic == "" && r.one("a"):
			if r.bearer() {
				c = ability.Bearer{}
			} else if !r.thisCard() || r.facts.Type != card.Ally {
				return nil, false
			}
			v.Clitic = "lo"
		case until == ability.Standing:
			until, _ = r.duration()
		}
	}
	r.ifAble()
	m := sentBy(c, ability.Must{What: ability.BeBlocked, By: anyFoe})
	m.Until = until
	return m, ok && v.Clitic != "" && shape.IsReference(c) && (with || r.atEnd())
}

// maySend reads "puedes declarar atacantes a tus Aliados", "puedes atacar con el portador", and of
// a card at hand "puedes declararlo atacante" with a time for which one may, or "... el turno que
// entra en juego": without one that is to be done now.
func (r *reader) maySend() (ability.Effect, bool) {
	if !r.one("puedes") {
		return nil, false
	}
	early, timed := r.duration()
	d, c, ok := r.sends(ability.You)
	_, every := c.(ability.Every)
	if !ok || !every && !shape.IsReference(c) {
		return nil, false
	}
	if d == ability.AttackDeed && r.peek() != "" && r.event == nil && (r.atOnce() || r.inSpiteOfEntering()) {
		return sentBy(c, ability.AttackAtOnce), true
	}
	m := sentBy(c, map[ability.Deed]ability.Trait{ability.AttackDeed: ability.MayAttack, ability.BlockDeed: ability.MayBlock}[d])
	m.Until = early
	if until, ok := r.duration(); ok && !timed {
		m.Until, timed = until, true
	}
	return m, timed || r.lasting || every || ability.IsBearer(c)
}
