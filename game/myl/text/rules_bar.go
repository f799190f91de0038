package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// barred reads a player who may not: "tu oponente no puede", "no puedes",
// "ningún jugador puede".
func (r *reader) barred() (ability.Player, bool) {
	who, said := ability.You, false
	nobody := r.one("ningun jugador", "nadie")
	if nobody {
		who, said = ability.Anyone, true
	} else if p, ok := r.player(); ok {
		if who, said = p, true; who == ability.Each {
			who = ability.Anyone
		}
	} else if r.spoken == ability.Opponent && r.playerBarred() {
		who, said = ability.Opponent, true
	}
	until := ability.Standing
	if d, ok := r.duration(); ok {
		until = d
	}
	r.comma()
	if !nobody && !r.one("no") || !r.one("puede", "puedes") {
		return 0, false
	}
	if you := r.toks[r.pos-1].Form.You; you != !said {
		return 0, false
	}
	r.early = until
	return who, true
}

// playerBarred reports whether what nobody in particular, or "éste", cannot do is what only
// players do, as "jugar Talismanes".
func (r *reader) playerBarred() bool {
	n := 0
	if r.peek() == "este" {
		n = 1
	}
	if r.ahead(n) != "no" || r.ahead(n+1) != "puede" {
		return false
	}
	return r.playersOnly(n+2) && (n == 0 || r.one("este"))
}

// playersOnly reports whether the infinitive so far ahead is of what players do, no card.
func (r *reader) playersOnly(n int) bool {
	switch r.form(n).Verb {
	case es.Jugar, es.Bajar, es.Robar, es.Declarar, es.Buscar, es.Utilizar, es.Activar:
	case es.Atacar, es.Bloquear:
		if r.facts.Type != card.Talisman || r.picked || r.before.has() {
			return false // a card, that is
		}
	default:
		return false
	}
	return r.form(n).Infinitive
}

// fewAttackers reads "solo un Aliado puede atacar por turno".
func (r *reader) fewAttackers() (ability.PlayerRule, bool) {
	if !r.one("solo") {
		return nil, false
	}
	n, ok := r.natural()
	if !ok || !r.one("aliado", "aliados") || !r.one("puede") || !r.canAttack() {
		return nil, false
	}
	r.everyTurn()
	return ability.Limit{What: ability.DeclareAttack, Op: ability.AtMost, N: n}, true
}

// shields gives the deed that a player may be kept from doing to cards.
var shields = map[es.Verb]ability.Deed{es.Anular: ability.BeAnnulled, es.Agrupar: ability.BeRegrouped, es.Desterrar: ability.BeExiled, es.Remover: ability.BeRemoved, es.Barajar: ability.BeShuffledIn,
	es.Afectar: ability.BeAffected, es.Subir: ability.BeReturned, es.Destruir: ability.BeDestroyed, es.Bloquear: ability.BeBlocked}

// unconditional gives the keyword of what nobody may do to a card.
var unconditional = map[es.Verb]ability.Keyword{es.Destruir: ability.Indestructible, es.Desterrar: ability.Indesterrable, es.Bloquear: ability.Imbloqueable}

// shielding reads what a player may not do to cards: "tu oponente no puede anular
// tus Talismanes", "no puede agrupar sus Oros".
func (r *reader) shielding() (ability.Effect, bool) {
	if r.ahead(1) == "control" || r.denies() {
		if m, ok := try(r, r.controlKept); ok {
			return m, true
		}
	}
	nobody := r.take("no se") && r.one("puede")
	who, ok := ability.Anyone, nobody
	if !ok {
		who, ok = r.barred()
		nobody = ok && who == ability.Anyone
	}
	if !ok {
		if who, ok = r.player(); !ok || !r.one("no") || r.form(0).Verb != es.Agrupar || r.form(0).Infinitive {
			return nil, false
		}
	}
	if !nobody && (who == ability.Anyone || who == ability.Each) {
		return nil, false
	}
	until := r.early
	r.early, r.actor = ability.Standing, who
	for _, kept := range []func(ability.Player) (ability.Modify, bool){r.keptFromBattle, r.keptFromHand} {
		if m, ok := try(r, func() (ability.Modify, bool) { return kept(who) }); ok {
			if m.Until = until; m.Until == ability.Standing {
				m.Until, _ = r.duration()
			}
			return m, true
		}
	}
	f := r.form(0)
	what, ok := shields[f.Verb]
	if !ok {
		return nil, false
	}
	r.advance(1)
	if (f.Verb == es.Destruir || f.Verb == es.Bloquear) && !nobody {
		return nil, false // in combat as well?
	}
	if !f.Infinitive && f.Verb != es.Agrupar {
		return nil, false
	}
	if f.Verb != es.Agrupar {
		r.one("a")
	}
	c, ok := r.shielded(f, nobody)
	if !ok {
		return nil, false
	}
	all, every := c.(ability.Every)
	if !every && !shape.IsReference(c) || f.Verb == es.Barajar && slices.Contains(all.Of.In, ability.Castle) {
		return nil, false // "barajar Talismanes en su Mazo Castillo": from where?
	}
	var t ability.Trait = ability.Cannot{What: what}
	if keyword := unconditional[f.Verb]; nobody && keyword != 0 {
		t = ability.With{Keyword: keyword}
	} else if f.Verb != es.Agrupar && !nobody {
		t = ability.Cannot{What: what, By: &ability.Source{Of: ability.Filter{Of: who}, Kind: ability.ByEffect}}
	}
	if d, ok := r.duration(); ok {
		until = d
	}
	return ability.Modify{Who: c, Traits: []ability.Trait{t}, Until: until}, true
}

// shielded reads to which cards it may not be done: a pronoun, cards told in full, or by nobody
// "Aliados".
func (r *reader) shielded(f es.Form, nobody bool) (ability.Cards, bool) {
	switch {
	case f.Clitic != "" && r.facts.Type == card.Weapon:
		return r.victim(f)
	case f.Clitic != "":
		return r.pronoun(f.Clitic)
	}
	if c, ok := r.cards(); ok {
		return c, true
	}
	of, many := r.bareMany()
	return ability.Every{Of: of}, many && (len(of.In) > 0 || nobody)
}

// keptFromHand reads "jugar esa carta", "jugarla" after "tu oponente no puede", of a card
// that is at hand: it cannot be played.
func (r *reader) keptFromHand(who ability.Player) (ability.Modify, bool) {
	f, ok := r.verb(es.Jugar, es.Bajar)
	if !ok || !f.Infinitive || who != ability.Opponent {
		return ability.Modify{}, false
	}
	var c ability.Cards
	if f.Clitic != "" {
		c, ok = r.pronoun(f.Clitic)
	} else {
		c, ok = r.reference()
	}
	return ability.Modify{Who: c, Traits: []ability.Trait{ability.Cannot{What: ability.BePlayed}}}, ok && ability.IsIt(c)
}

// keptFromBattle reads after "no puede" with which of his allies a player does not fight,
// or after "no puedes ser atacado" by which of the opponent's: they cannot.
func (r *reader) keptFromBattle(who ability.Player) (ability.Modify, bool) {
	if m, ok := try(r, func() (ability.Modify, bool) { return r.keptFromRole(who) }); ok {
		return m, true
	}
	if !r.take("ser atacado por") {
		d, c, ok := r.sends(who)
		_, every := c.(ability.Every)
		return sentBy(c, ability.Cannot{What: d}), ok && (every || shape.IsReference(c))
	}
	if who != ability.You || r.peek() == "tus" {
		return ability.Modify{}, false
	}
	r.one("sus", "los")
	f, many := r.bareMany()
	if !many || len(f.In) > 0 || f.Of != ability.Anyone && f.Of != ability.Opponent {
		return ability.Modify{}, false
	}
	f.Of = ability.Opponent
	return sentBy(ability.Every{Of: f}, ability.Cannot{What: ability.AttackDeed}), true
}

// keptFromRole reads "declarar atacante a este Aliado", "atacar con el portador" after "no puedes":
// that card cannot.
func (r *reader) keptFromRole(who ability.Player) (ability.Modify, bool) {
	c, d, ok := r.tolled()
	if !ok || who == ability.Opponent || c == nil || !shape.IsReference(c) {
		return ability.Modify{}, false
	}
	m := ability.Modify{Who: r.whoFights(c, d, ability.You)}
	switch d {
	case ability.AttackDeed, ability.BlockDeed:
		m.Traits = []ability.Trait{ability.Cannot{What: d}}
	case ability.FightDeed:
		m.Traits = []ability.Trait{ability.Cannot{What: ability.AttackDeed}, ability.Cannot{What: ability.BlockDeed}}
	}
	return m, len(m.Traits) > 0
}

// byWhich reports whether it follows which Aliados attack or block: of others nothing is said.
func (r *reader) byWhich() bool {
	switch r.peek() {
	case "con", "a", "al":
		return true
	}
	return false
}
