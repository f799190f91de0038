package text

import (
	"reflect"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// What is counted one by one: "por cada Aliado", "por cada carta descartada de esta forma".

// eachOneOf reads "uno de tus otros Aliados", "uno de sus Tótems" after "por cada".
func (r *reader) eachOneOf() (ability.Amount, bool) {
	if !r.one("uno", "una") {
		return nil, false
	}
	q, ok := r.oneAmong(quantity{})
	if !ok || q.bare || r.toks[r.pos-1].Word == "uno" || r.toks[r.pos-1].Word == "una" {
		return nil, false
	}
	f, _, ok := r.filter()
	if !ok || q.of != ability.Anyone && f.Of != ability.Anyone && f.Of != q.of {
		return nil, false
	}
	if q.of != ability.Anyone {
		f.Of = q.of
	}
	f.Other = f.Other || q.other
	return ability.CountOf{Of: f}, true
}

// asOften reads "por cada X" behind a number, or takes the one that the sentence began with.
func (r *reader) asOften() ability.Amount {
	each, _ := r.perEach()
	if each == nil {
		each, r.per = r.per, nil
	}
	return each
}

// perEach reads "por cada X".
func (r *reader) perEach() (ability.Amount, bool) {
	return try(r, func() (ability.Amount, bool) {
		r.comma()
		if !r.take("por cada") {
			return nil, false
		}
		if c, own := r.ownWeapon(); own {
			return ability.WeaponsOf{Of: c}, c != nil
		}
		if n, ok := try(r, r.eachMoved); ok {
			return n, true
		}
		if n, ok := try(r, r.eachOneOf); ok {
			return n, true
		}
		if r.one("una de esas cartas", "uno de ellos", "una de ellas", "esas cartas") || r.ahead(1) != "de" && r.one("uno", "una") {
			return r.asManyAsTaken(true)
		}
		if r.ahead(1) == "que" && (r.ahead(2) == "bloquee" || r.ahead(2) == "bloquea") && (r.ahead(3) == "," || r.ahead(3) == "") && r.peek() == "aliado" && !r.ofSeveral() {
			r.advance(3)
			state := ability.BlockedByThis
			if r.facts.Type == card.Weapon {
				state = ability.BlockedByBearer
			}
			return ability.CountOf{Of: ability.Filter{Types: []card.Type{card.Ally}, That: []ability.Quality{ability.Is{State: state}}}}, true
		}
		if r.foeRole == ability.IsBlocked && shape.IsReference(r.event) && r.ahead(2) != "por" && r.one("aliado bloqueado") {
			state := ability.BlockedByThis // "cuando bloquea, gana 1 por cada Aliado bloqueado"
			if ability.IsBearer(r.event) {
				state = ability.BlockedByBearer
			}
			return ability.CountOf{Of: ability.Filter{Types: []card.Type{card.Ally}, That: []ability.Quality{ability.Is{State: state}}}}, true
		}
		if r.take("punto de fuerza") {
			if r.peek() != "del" && !r.one("de") {
				_ = r.one("que") && r.one("tenga")
			}
			return r.strengthMeasured()
		}
		if r.take("punto de coste") && (r.peek() == "del" || r.one("de")) {
			c, ok := r.measured()
			return ability.CostOf{Of: c}, ok
		}
		if r.take("punto de dano") {
			return ability.DamageDone, r.ofDamage()
		}
		if n, ok := r.natural(); ok {
			if n < 2 {
				return nil, false
			}
			if r.take("puntos de dano") {
				return ability.Divided{N: n, Of: ability.DamageDone}, r.ofDamage()
			}
			if r.one("puntos de fuerza", "puntos de coste") {
				cost := r.behind("coste")
				if r.peek() != "del" && !r.one("de") {
					return nil, false
				}
				c, ok := r.measured()
				if cost {
					return ability.Divided{N: n, Of: ability.CostOf{Of: c}}, ok
				}
				return ability.Divided{N: n, Of: ability.StrengthOf{Of: c}}, ok
			}
			if r.take("de esas cartas") {
				r.earlier()
				return ability.Divided{N: n, Of: ability.CardsMoved}, r.anyOrPrev()
			}
			if moved, ok := try(r, r.eachMoved); ok {
				return ability.Divided{N: n, Of: moved}, true
			}
			f, _, ok := r.filter()
			if t, done := try(r, func() (ability.Amount, bool) { return r.tally(f) }); ok && done {
				return ability.Divided{N: n, Of: t}, true
			}
			return ability.Divided{N: n, Of: ability.CountOf{Of: f}}, ok
		}
		other := r.one("otro", "otra", "demas", "otros", "otras")
		r.maybe("uno de")
		f, _, ok := r.filter()
		if t, done := try(r, func() (ability.Amount, bool) { return r.tally(f) }); ok && done && !other {
			return t, true
		}
		f.Other = f.Other || other
		if r.cardsLookedAt() && len(f.In) == 0 && f.Of == ability.Anyone && !f.Other && len(f.That) == 0 && !r.behind("juego") {
			r.earlier()
			f.In = []ability.Zone{ability.AmongThem} // "mira la Mano de tu oponente. Roba 1 carta por cada Aliado"
		}
		r.itselfToo(f)
		if both, ok := try(r, func() (ability.Filter, bool) { return r.andEach(f) }); ok {
			f = both
		}
		return ability.CountOf{Of: f}, ok
	})
}

// andEach reads "y por cada Dragón que controles" behind "por cada Caballero": cards of either race.
func (r *reader) andEach(first ability.Filter) (ability.Filter, bool) {
	if !r.one("y por cada", "y cada") {
		return first, false
	}
	f, _, ok := r.filter()
	other := f.Races
	if f.Races = first.Races; f.Races == 0 || other == 0 {
		return first, false
	}
	plain := reflect.DeepEqual(first, ability.Filter{Types: f.Types, Races: f.Races}) || reflect.DeepEqual(first, f)
	f.Races |= other
	return f, ok && plain
}

// asManyAsTaken is how many cards were drawn or milled last, or else moved; of what did damage, how
// much that was: "hace daño ... y bota la misma cantidad". With each they are counted one by one.
func (r *reader) asManyAsTaken(each bool) (ability.Amount, bool) {
	if r.drawn != shape.NoneDrawn || !r.anyPick && r.before.drawn != shape.NoneDrawn {
		r.earlier()
		among := ability.Filter{In: []ability.Zone{ability.AmongThem}}
		return ability.CountOf{Of: among}, r.actor != ability.Each && r.toks[r.pos-1].Word != "uno"
	}
	switch {
	case r.anyPick || each:
	case r.dealt:
		return ability.DamageDone, true
	case r.milling:
		return ability.CardsMilled, true
	}
	moved := r.anyMoved()
	r.earlier()
	return ability.CardsMoved, moved && r.anyOrPrev()
}

// anyMoved reports whether something was done to the cards at hand, of which "por cada uno"
// counts as many as there were: of those of which something was only said it counts none.
func (r *reader) anyMoved() bool {
	p, ok := r.latest()
	return !ok || p.gone || r.drawn != shape.NoneDrawn || !r.anyPick && r.before.deed != es.NoVerb || r.lastDid(es.Poner, r.pos)
}

// eachMoved reads "carta descartada de esta forma", "Dragón botado": all the cards that were
// moved, or those of them that are such.
func (r *reader) eachMoved() (ability.Amount, bool) {
	var f ability.Filter
	begin := r.pos
	if r.ofTheirs() {
		f.Of = r.ownersOf()
	}
	_, ok := r.kinds(&f)
	for ok && !r.form(0).Participle && r.peek() != "que" && r.quality(&f) {
	}
	how, done := r.doneToIt()
	if !done { // "como Aliados hayan sido botados"
		how, done = try(r, r.wasDoneToIt)
	}
	doing := !done && r.peek() == "que" && r.form(1).You
	if doing { // "que destruyas de esta forma"
		how, done = r.form(1).Verb, true
		r.advance(2)
	}
	if !ok || !done || how == es.Bloquear || how != es.Pagar && !r.anyOrPrev() || r.peek() == "este" && r.ahead(1) == "turno" {
		return nil, false // "por cada Arma que jugaste este turno": of the whole turn
	}
	thus := r.one("de esta forma", "asi", "por este efecto", "por esta habilidad") || r.one("por") && r.thisCard() || !doing && r.lastDid(how, begin)
	if how == es.Pagar { // a number, not cards that were moved
		golds := shape.OneType(f) == card.Gold
		f.Types = nil
		return ability.GoldPaid, golds && f.Of == ability.Anyone && shape.BareFilter(f) && r.paysAny() && r.peek() != "que" && r.peek() != "oponente"
	}
	if !thus && (doing || how != r.before.deed || r.anyPick || r.drawn != shape.NoneDrawn || !r.atEnd() && r.peek() != ",") {
		return nil, false
	}
	if r.earlier(); len(f.Types) == 1 && f.Types[0] == r.latestType() {
		f.Types = nil
	}
	if taken := how == es.Botar || how == es.Robar; shape.BareFilter(f) && f.Of == ability.Anyone && !taken {
		return ability.CardsMoved, true
	}
	sortQualities(&f)
	f.In = []ability.Zone{ability.AmongThem}
	return ability.CountOf{Of: f}, true
}

// ofTheirs reads "una de" in front of "sus Armas destruidas".
func (r *reader) ofTheirs() bool {
	next := r.ahead(2)
	return (next == "sus" || next == "tus") && r.one("uno de", "una de")
}

// ownersOf reads "sus", "tus": whose cards they were.
func (r *reader) ownersOf() ability.Player {
	if r.one("tus") {
		return ability.You
	}
	r.one("sus")
	return r.theirs()
}

// lastDid reports whether the sentence does such a thing right before what it does now:
// "baraja 2 cartas y roba una por cada carta barajada".
func (r *reader) lastDid(v es.Verb, before int) bool {
	verbs := 0
	for i := before - 1; i >= r.begin; i-- {
		f := r.toks[i].Form
		relative := verbs > 0 && i > 0 && r.toks[i-1].Word == "que"
		if f.Verb == es.NoVerb || f.Participle || f.Verb == es.Poder || f.Verb == es.Deber || relative {
			continue
		}
		if verbs++; verbs == 2 {
			return f.Verb == v
		}
	}
	return false
}

// ofDamage reads which damage is counted: that of the event, "hecho a tu Mazo
// Castillo".
func (r *reader) ofDamage() bool {
	if r.one("hecho") {
		_ = r.one("a tu mazo castillo", "al mazo castillo oponente", "al mazo castillo")
	}
	return r.dealt
}

// ownWeapon reads "Arma que porte" of whom the sentence speaks, nobody where those are
// several.
func (r *reader) ownWeapon() (ability.Cards, bool) {
	at := r.state
	if r.take("arma que porte") {
		if _, others := try(r, r.others); !others {
			c, ok := r.carrier()
			if !ok {
				c = nil
			}
			return c, true
		}
	}
	r.state = at
	return nil, false
}

// carrier is whose weapons "que porte" counts. It fails for several cards, of which
// each has its own.
func (r *reader) carrier() (ability.Cards, bool) {
	switch {
	case r.facts.Type == card.Weapon:
		return ability.Bearer{}, true
	case r.subject == nil:
		return ability.This{}, true
	case shape.IsReference(r.subject):
		return r.subject, true
	}
	c, chosen := r.subject.(ability.Chosen)
	return ability.It{}, chosen && c.Count == (ability.Count{N: ability.Number(1)})
}

// eachItsOwn is what stood in front of several cards, "por cada Arma que porten, tus Aliados": of
// each its own weapons.
func (r *reader) eachItsOwn(per ability.Amount) ability.Amount {
	if arms, ok := per.(ability.WeaponsOf); ok && ability.IsThis(arms.Of) {
		if _, several := r.subject.(ability.Every); several {
			return ability.OwnWeapons
		}
	}
	return per
}

// perOwnWeapon reads "por cada Arma que porten" of several cards, each of which has its own;
// nil where it is nothing of the kind.
func (r *reader) perOwnWeapon() ability.Amount {
	at := r.state
	if _, several := r.subject.(ability.Every); several {
		if r.comma(); r.one("por cada arma que porten", "por cada una de las armas que porten") {
			return ability.OwnWeapons
		}
	}
	r.state = at
	return nil
}

// ofSeveral reports whether the clause speaks of all cards of a kind, none of which "que bloquee" means.
func (r *reader) ofSeveral() bool {
	_, all := r.subject.(ability.Every)
	return all
}
