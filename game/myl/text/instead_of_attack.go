package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// insteadOfAttack reads what an ally may do in place of an attack: "el portador puede,
// en vez de atacar, hacer que tu oponente bote 2 cartas", "puede robar 1 carta en vez de
// atacar". It is done before the attack
// is declared, by one that could attack and then does not.
func (r *reader) insteadOfAttack() (ability.Ability, bool) {
	said := r.take("en vez de atacar")
	r.comma()
	var who ability.Cards = ability.This{}
	if !r.thisCard() && r.bearer() {
		who = ability.Bearer{}
	}
	if !r.one("puede", "puedes") {
		return nil, false
	}
	r.comma()
	said = r.take("en vez de atacar") || said
	r.comma()
	r.actor, r.event = ability.You, who
	r.subject = who
	e, ok := r.chain()
	r.comma()
	if said = said || r.take("en vez de atacar"); !ok || !said || !surelyAlly(who, r.facts) {
		return nil, false
	}
	stays := ability.Modify{Who: who, Traits: []ability.Trait{ability.Cannot{What: ability.AttackDeed}}, Until: ability.UntilFinal}
	able := ability.Fits{Who: who, Is: ability.Filter{That: []ability.Quality{ability.Is{State: ability.CanAttack}}}}
	steps := append([]ability.Step{{Do: stays}}, shape.Flat(shape.Settle(e))...)
	steps[1].Link = ability.And
	return ability.Activated{By: ability.You, When: ability.Window{Phase: ability.Vigil, Whose: ability.You}, If: able, Do: shape.Sequence(steps)}, true
}
