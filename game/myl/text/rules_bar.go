package text

import "castillo/game/myl/ability"

// barred reads a player who may not: "tu oponente no puede", "no puedes",
// "ningún jugador puede".
func (r *reader) barred() (ability.Player, bool) {
	who, said := ability.You, false
	nobody := r.take("ningun", "jugador")
	if nobody {
		who, said = ability.Anyone, true
	} else if p, ok := r.player(); ok {
		if who, said = p, true; who == ability.Each {
			who = ability.Anyone
		}
	}
	until := ability.Standing
	if d, ok := r.duration(); ok {
		until = d
	}
	r.comma()
	if !nobody && !r.one("no") || !r.one("puede", "puedes") {
		return 0, false
	}
	if you := r.toks[r.pos-1].form.you; you != !said {
		return 0, false
	}
	r.early = until
	return who, true
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
var shields = map[verb]ability.Deed{vAnular: ability.BeAnnulled, vAgrupar: ability.BeRegrouped, vDesterrar: ability.BeExiled, vBarajar: ability.BeShuffledIn,
	vAfectar: ability.BeAffected, vSubir: ability.BeReturned}

// shielding reads what a player may not do to cards: "tu oponente no puede anular
// tus Talismanes", "no puede agrupar sus Oros".
func (r *reader) shielding() (ability.Effect, bool) {
	who, ok := r.barred()
	if !ok {
		if who, ok = r.player(); !ok || !r.one("no") || r.form(0).verb != vAgrupar || r.form(0).infinitive {
			return nil, false
		}
	}
	if who == ability.Anyone || who == ability.Each {
		return nil, false
	}
	until := r.early
	r.early, r.actor = ability.Standing, who
	f, ok := r.verb(vAnular, vAgrupar, vDesterrar, vBarajar, vAfectar, vSubir)
	if !ok || !f.infinitive && f.verb != vAgrupar || f.clitic != "" {
		return nil, false
	}
	c, ok := r.cards()
	if !ok {
		f, many := r.bareMany()
		if !many || len(f.In) == 0 {
			return nil, false
		}
		c = ability.Every{Of: f}
	}
	if _, every := c.(ability.Every); !every && !isReference(c) {
		return nil, false
	}
	t := ability.Cannot{What: shields[f.verb]}
	if f.verb != vAgrupar {
		t.By = &ability.Source{Of: ability.Filter{Of: who}, Kind: ability.ByEffect}
	}
	if d, ok := r.duration(); ok {
		until = d
	}
	return ability.Modify{Who: c, Traits: []ability.Trait{t}, Until: until}, true
}
