package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// damaging is the damage that a phrase speaks of: of a battle unless it is direct, as
// every "daño" is (DAR glossary 4), to the castle of one player or of either, dealt by
// some cards if any are said.
type damaging struct {
	direct bool
	to     ability.Player
	by     ability.Cards
}

// damage reads "todo el daño de combate que reciba tu Mazo Castillo", "el daño que hagan
// los Aliados oponentes", "el Daño Directo".
func (r *reader) damage() (damaging, bool) {
	r.one("todo")
	if r.resolving && r.one("ese dano", "dicho dano", "el dano") {
		r.answers = true
		return damaging{to: ability.You}, true
	}
	if !r.take("el dano") {
		return damaging{}, false
	}
	var d damaging
	d.direct = r.one("directo")
	if !d.direct {
		_ = r.take("de combate")
	}
	if to, ok := r.damagedCastle(); ok {
		d.to = to
		return d, true
	}
	if by, ok := try(r, r.damagedBy); ok && !d.direct {
		d.by = by.by
		if d.to = by.to; d.to == ability.Anyone {
			d.to, _ = r.damagedCastle()
		}
	}
	return d, true
}

// damagedCastle reads to whom damage is done: "a tu Mazo Castillo", "que recibas", "que
// reciba tu oponente".
func (r *reader) damagedCastle() (ability.Player, bool) {
	return try(r, func() (ability.Player, bool) {
		if r.one("que") {
			if of, ok := try(r, r.castleOf); ok {
				_, receives := r.verb(es.Recibir)
				return of, receives
			}
			v, ok := r.verb(es.Recibir)
			switch {
			case !ok || v.Infinitive || v.Participle:
				return 0, false
			case v.You:
				return ability.You, true
			}
			return r.castleOf()
		}
		r.one("hecho")
		if r.peek() != "al" && !r.one("a", "contra") {
			return 0, false
		}
		return r.castleOf()
	})
}

// directDamage reads "2 daño directo al Mazo Castillo oponente", "a tu oponente tanto daño como la
// Fuerza de un Dragón" after "hacer": what an effect does to a castle is direct (DAR glossary 4).
func (r *reader) directDamage() (ability.Effect, bool) {
	to, said := r.damagedCastle()
	n, ok := r.someDamage()
	if !ok {
		return nil, false
	}
	if !said {
		if to, said = r.damagedCastle(); !said {
			return nil, false
		}
	}
	if to == ability.Opponent && n == nil && r.one("igual al hecho", "como el hecho") {
		r.pos--
		return r.sameDamage()
	}
	return r.damageOf(to, n)
}

// damageDealt reads "2 puntos de daño", "tanto daño como X" that one player takes.
func (r *reader) damageDealt(to ability.Player) (ability.Effect, bool) {
	n, ok := r.someDamage()
	if !ok {
		return nil, false
	}
	if next := r.peek(); next == "menos" || next == "mas" || next == "adicional" || next == "extra" {
		return nil, false // of the damage that is done anyway
	}
	_ = r.one("en su mazo castillo") || to == ability.You && r.take("en tu mazo castillo") || to == ability.Opponent && r.take("en el mazo castillo oponente")
	return r.damageOf(to, n)
}

// someDamage reads "2 puntos de daño directo", or "tanto daño", of which how much it is follows.
func (r *reader) someDamage() (ability.Amount, bool) {
	if r.one("tanto dano", "un dano", "dano", "una cantidad de dano") {
		r.one("directo")
		return nil, true
	}
	n, ok := r.natural()
	r.one("punto de", "puntos de", "de")
	if !ok || n == 0 || !r.one("dano", "danos") {
		return nil, false
	}
	r.one("directo", "directos")
	return ability.Number(n), true
}

// damageOf reads how much damage is done to a castle: so much as was said, for each of some cards,
// or what it is equal to.
func (r *reader) damageOf(to ability.Player, n ability.Amount) (ability.Effect, bool) {
	if k, said := n.(ability.Number); said {
		each, _ := r.perEach()
		return ability.Mill{Who: to, N: times(int(k), each)}, true
	}
	n, ok := r.como()
	return ability.Mill{Who: to, N: n}, ok
}

// castleOf reads a castle, or the player whose it is.
func (r *reader) castleOf() (ability.Player, bool) {
	switch {
	case r.one("tu mazo castillo", "tu mazo"):
		return ability.You, true
	case r.take("tu oponente"):
		return ability.Opponent, true
	case r.one("el", "al") && r.one("mazo"):
		r.one("castillo")
		of, ok := r.possessor()
		return of, ok && of == ability.Opponent
	}
	return 0, false
}

// damagedBy reads who deals the damage: "hecho por un Aliado", "que hagan tus Aliados",
// "que te hagan los Aliados oponentes".
func (r *reader) damagedBy() (damaging, bool) {
	var d damaging
	switch {
	case r.one("hecho por", "de"), r.peek() == "del":
	case r.one("que"):
		if r.one("te") {
			d.to = ability.You
		}
		if by, ok := try(r, r.whoHurts); ok && d.to == ability.Anyone {
			d.by = by
			return d, true
		}
		if v, ok := r.verb(es.Hacer); !ok || v.Infinitive || v.You {
			return d, false
		}
		if d.to == ability.You && r.take("tu oponente") {
			return d, true
		}
	default:
		return d, false
	}
	if r.bearer() {
		d.by = ability.Bearer{}
		return d, true
	}
	var ok bool
	d.by, ok = r.cards()
	return d, ok
}

// whoHurts reads "un Aliado oponente vaya a hacer", "el portador haga" of damage.
func (r *reader) whoHurts() (c ability.Cards, ok bool) {
	if r.bearer() {
		c = ability.Bearer{}
	} else if c, ok = r.cards(); !ok {
		return nil, false
	}
	about := r.one("va", "van", "vaya", "vayan") && r.one("a")
	v, ok := r.verb(es.Hacer)
	return c, ok && v.Infinitive == about && !v.Participle && !v.You
}

// damageChanges reads what makes damage more or less: "el daño que recibas se reduce en
// 2", "el daño que haga este Aliado aumenta en 1", "el daño a tu Mazo Castillo es 0".
func (r *reader) damageChanges() (ability.Effect, bool) {
	d, ok := r.damage()
	if !ok {
		return nil, false
	}
	until, _ := r.duration()
	e, ok := r.damageBecomes(d)
	if !ok {
		return nil, false
	}
	if after, ok := r.duration(); ok {
		until = after
	}
	if until != ability.Standing {
		return shape.Lasts(e, until)
	}
	return e, true
}

// damageBecomes reads what becomes of damage.
func (r *reader) damageBecomes(d damaging) (ability.Effect, bool) {
	undergone := r.one("es", "sera")
	if _, many := d.by.(ability.Every); undergone && r.nothing() {
		return d.none()
	} else if undergone && r.doubled() {
		return r.changed(d.by, ability.DoubleDamage), d.by != nil && (many || shape.IsReference(d.by))
	} else if r.one("se"); d.by != nil && (many || shape.IsReference(d.by)) && r.form(0).Verb == es.Duplicar {
		r.advance(1)
		return r.changed(d.by, ability.DoubleDamage), true
	}
	v, ok := r.verb(es.Reducir, es.Aumentar)
	if !ok || v.Infinitive || v.Participle != undergone {
		return nil, false
	}
	return r.damageComesTo(d, v.Verb == es.Reducir)
}

// damageComesTo reads by how much damage is raised or lowered: "en 2", "a 0".
func (r *reader) damageComesTo(d damaging, less bool) (ability.Effect, bool) {
	if less && r.take("a la mitad") {
		return d.halved()
	}
	if less && r.one("a") && r.nothing() {
		if r.resolving || r.atDamage && !d.direct && d.by == nil && d.to == ability.Anyone {
			return ability.PreventDamage{}, true
		}
		return d.none()
	}
	if !r.one("en") {
		return nil, false
	}
	n, ok := r.natural()
	return d.changed(n, less, r.asOften()), ok && n > 0
}

// halved is half of the damage of some cards, all that they can do to you where they are the
// opponent's.
func (d damaging) halved() (ability.Effect, bool) {
	ok := d.by != nil && !d.direct && (d.to != ability.You || shape.ControllerOf(d.by) == ability.Opponent)
	return ability.Modify{Who: d.by, Traits: []ability.Trait{ability.HalfDamage}}, ok
}

// changeDamage reads the same as it is told to do: "reduce el daño de combate en 3",
// "aumenta en 1 el daño de tus Aliados".
func (r *reader) changeDamage(f es.Form) (ability.Effect, bool) {
	less := f.Verb == es.Reducir
	if r.resolving && f.Clitic == "lo" {
		r.answers = true
		return r.damageComesTo(damaging{to: ability.You}, less)
	}
	n, first := 0, r.one("en")
	var each ability.Amount
	if half := less && !first && r.take("a la mitad"); half {
		d, ok := r.damage()
		e, halved := d.halved()
		if until, timed := r.duration(); ok && halved && timed {
			return shape.Lasts(e, until)
		}
		return e, ok && halved
	}
	if first {
		var ok bool
		if n, ok = r.natural(); !ok {
			return nil, false
		}
		each, _ = r.perEach()
	}
	if r.event != nil && r.one("ese dano", "dicho dano", "su dano") {
		return ability.PreventDamage{Of: r.theEvents()}, less && !first && r.one("a") && r.nothing()
	}
	zero := less && !first && r.one("a") && r.nothing()
	d, ok := r.damage()
	if !ok {
		return nil, false
	}
	if zero {
		return ability.PreventDamage{Of: d.by}, !d.direct && d.to != ability.Opponent
	}
	if !first {
		if less && r.one("a") && r.nothing() {
			return ability.PreventDamage{Of: d.by}, !d.direct && d.to != ability.Opponent
		}
		if !r.one("en") {
			return nil, false
		}
		if n, ok = r.natural(); !ok {
			return nil, false
		}
	}
	if each == nil {
		each = r.asOften()
	}
	e := d.changed(n, less, each)
	if until, ok := r.duration(); ok {
		return shape.Lasts(e, until)
	}
	return e, n > 0
}

// changed is so much more or less of the damage.
func (d damaging) changed(n int, less bool, each ability.Amount) ability.Effect {
	if less {
		n = -n
	}
	if d.by != nil {
		return ability.Modify{Who: d.by, Traits: []ability.Trait{ability.MoreDamage{By: n, Each: each}}}
	}
	return ability.Rule{Is: ability.DamageChange{To: d.to, Combat: !d.direct, By: n, Each: each}}
}

// none is no damage: to your castle, to which the allies of the opponent do none, or
// of the cards.
func (d damaging) none() (ability.Effect, bool) {
	switch {
	case d.direct || d.to == ability.Opponent:
		return nil, false
	case d.by == nil && d.to == ability.You:
		return unharmed(), true
	case d.by == nil:
		d.by = shape.EveryAlly
	}
	if d.to == ability.You {
		return ability.Modify{Who: d.by, Traits: []ability.Trait{ability.NoDamageToYou}}, true
	}
	return ability.Modify{Who: d.by, Traits: []ability.Trait{ability.NoCastleDamage}}, true
}

// unharmed has the allies of the opponent do no damage to your castle.
func unharmed() ability.Modify {
	theirs := ability.Filter{Types: []card.Type{card.Ally}, Of: ability.Opponent}
	return ability.Modify{Who: ability.Every{Of: theirs}, Traits: []ability.Trait{ability.NoDamageToYou}}
}

// takesDamage reads what a castle or its player takes: "recibes 2 de daño menos", "tu Mazo
// Castillo no recibe daño de combate".
func (r *reader) takesDamage() (ability.Effect, bool) {
	to, said := r.castleOf()
	if !said {
		to = ability.You
	}
	none := r.one("no")
	v, ok := r.verb(es.Recibir)
	if !ok || v.Infinitive || v.Participle || v.You == said {
		return nil, false
	}
	if none {
		if to != ability.You || !r.one("dano") {
			return nil, false
		}
		_ = r.take("de combate")
		m := unharmed()
		m.Until, _ = r.duration()
		return m, r.atEnd()
	}
	if e, ok := try(r, func() (ability.Effect, bool) { return r.damageDealt(to) }); ok {
		return e, true
	}
	n, ok := r.moreOfDamage()
	rule := ability.Rule{Is: ability.DamageChange{To: to, Combat: true, By: n, Each: r.asOften()}}
	rule.Until, _ = r.duration()
	return rule, ok
}

// moreOfDamage reads "2 de daño menos", "1 punto de daño más": how much more it is.
func (r *reader) moreOfDamage() (int, bool) {
	n, ok := r.natural()
	if !ok || n == 0 {
		return 0, false
	}
	r.one("punto", "puntos")
	less, said := r.one("menos"), false
	if !less {
		said = r.one("mas")
	}
	r.one("punto", "puntos")
	r.one("de")
	if !r.one("dano") {
		return 0, false
	}
	_ = r.take("de combate")
	if !less && !said {
		less = r.one("menos")
		said = less || r.one("mas", "adicional", "extra")
	}
	if less {
		n = -n
	}
	return n, less || said
}

// nothing reads "0".
func (r *reader) nothing() bool {
	n, ok := r.natural()
	return ok && n == 0
}

// partOfDamage reads "2 de daño de combate", "2 puntos de daño".
func (r *reader) partOfDamage() (int, bool) {
	n, ok := r.natural()
	r.one("punto", "puntos")
	_ = r.one("de", "del")
	r.one("el")
	if !ok || n == 0 || !r.one("dano") {
		return 0, false
	}
	_ = r.take("de combate")
	return n, true
}

// aboutToHurt reads that damage is about to be done to a castle: "tu Mazo Castillo fuera a
// recibir daño", "tu oponente te haga daño de combate".
func (r *reader) aboutToHurt() (ability.Event, bool) {
	to, said := try(r, r.castleOf)
	if v := r.form(0); said && v.Verb != es.Ser && v.Verb != es.Recibir && r.peek() != "vaya" {
		if to != ability.Opponent || !r.one("te") {
			return nil, false
		}
		if v, ok := r.verb(es.Hacer); !ok || v.Infinitive || v.Participle {
			return nil, false
		}
		to = ability.You
	} else {
		if !said {
			to = ability.You
		}
		about := r.one("fuera", "fueras", "vaya", "vayas") && r.one("a")
		if v, ok := r.verb(es.Recibir); !ok || v.Was || v.Past || v.Infinitive != about || v.Participle || !about && v.You == said {
			return nil, false
		}
	}
	if !r.one("dano") {
		return nil, false
	}
	_ = r.take("de combate")
	r.resolving = true
	return ability.PlayerEvent{Who: shape.Against(to), What: ability.ResolvesDamage}, true
}

// harmless reads "el daño que reciba este Aliado es 0": who receives none.
func (r *reader) harmless() (ability.Effect, bool) {
	if !r.one("todo el dano", "el dano") {
		return nil, false
	}
	done := r.one("hecho a", "a")
	if !done {
		r.one("que")
	}
	c, ok := try(r, r.reference)
	if !done {
		if v, receives := r.verb(es.Recibir); !receives || v.Infinitive || v.Participle {
			return nil, false
		}
		if !ok {
			c, ok = r.reference()
		}
	}
	_ = r.one("de combate", "en combate")
	m := ability.Modify{Who: c, Traits: []ability.Trait{ability.NoBlockDamage}}
	m.Until, _ = r.duration()
	if !ok || !r.one("es", "sera", "se reduce a") {
		return nil, false
	}
	return m, r.nothing()
}
