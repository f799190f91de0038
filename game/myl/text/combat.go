package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
)

// What allies do in a battle, as deeds: attack, block, or either of them.

// role reads "atacante" or "bloqueador", what an ally is declared.
func (r *reader) role() (ability.Deed, bool) {
	r.one("como")
	return r.attackOrBlock("atacante", "bloqueador")
}

// attackOrBlock reads one of two like words, of attacking or of blocking.
func (r *reader) attackOrBlock(attack, block string) (ability.Deed, bool) {
	switch {
	case r.take(attack):
		return ability.AttackDeed, true
	case r.take(block):
		return ability.BlockDeed, true
	}
	return 0, false
}

// eitherRole reads "atacante", "bloqueador" or both.
func (r *reader) eitherRole() (ability.Deed, bool) {
	d, ok := r.role()
	if d == ability.AttackDeed && r.one("o bloqueador") {
		d = ability.FightDeed
	}
	return d, ok
}

// declaredEvent is that an ally is declared in a role.
func declaredEvent(role ability.Deed, who ability.Cards) ability.Event {
	return ability.CardEvent{What: []ability.CardVerb{declaredAs(role)}, Who: who}
}

// declaredAs is what happens to a card that is declared attacker or blocker.
func declaredAs(role ability.Deed) ability.CardVerb {
	if role == ability.BlockDeed {
		return ability.Blocks
	}
	return ability.Attacks
}

// isOver reports whether what is done at the time or the event comes after the declaration
// of attack, or that of block (DAR 5.3.1, 5.3.2): nobody is declared so then.
func (h *header) isOver(role ability.Deed) bool {
	blocks, _ := h.on.(ability.PlayerEvent)
	when := h.when.Phase
	if on, ok := h.on.(ability.PhaseEvent); ok {
		when = on.Window.Phase
	}
	switch when {
	case ability.TalismanWar, ability.Damage, ability.Final:
		return true
	case ability.Block:
		return role == ability.AttackDeed
	}
	return role == ability.AttackDeed && blocks.What == ability.DeclaresBlock
}

// eitherDeed reads "atacar", "bloquee" or both.
func (r *reader) eitherDeed() (ability.Deed, bool) {
	if r.one("atacar o bloquear", "ataque o bloquee") {
		return ability.FightDeed, true
	}
	if d, ok := r.attackOrBlock("atacar", "bloquear"); ok {
		return d, true
	}
	return r.attackOrBlock("ataque", "bloquee")
}

// combatDeeds reads what allies may do or be kept from: "atacar", "bloquear", "ser declarado
// atacante o bloqueador", two of them joined by one of the words.
func (r *reader) combatDeeds(joined ...string) ([]ability.Deed, bool) {
	one := func() (ability.Deed, bool) {
		if d, ok := r.attackOrBlock("atacar", "bloquear"); ok {
			return d, true
		}
		return r.attackOrBlock("atacante", "bloqueador")
	}
	_ = r.one("ser declarado como", "ser declarado")
	first, ok := one()
	if !ok {
		return nil, false
	}
	second, both := try(r, func() (ability.Deed, bool) {
		if !r.one(joined...) {
			return 0, false
		}
		return one()
	})
	if both && second != first {
		return []ability.Deed{first, second}, true
	}
	return []ability.Deed{first}, true
}

// paidDeed is what a price is asked for.
func paidDeed(deeds []ability.Deed) ability.Deed {
	if len(deeds) > 1 {
		return ability.FightDeed
	}
	return deeds[0]
}

// thatBlocks reads "que bloquee", "que bloqueó este turno", "que bloquee a este Aliado".
func (r *reader) thatBlocks(f *ability.Filter, v es.Form) bool {
	switch {
	case v.Was && r.nowFollows():
		add(f, ability.Is{State: r.didWhen(ability.DidBlockNow, false)})
		return true
	case r.attacked && v.Wish && v.Many && r.yetToBlock():
		return true
	case r.whenever(v) || r.oneFighting(v):
		add(f, ability.Is{State: ability.Blocking})
		return true
	case v.Wish && r.blockedToo():
		return r.meetsWhom(f)
	}
	return r.toThis(f, ability.BlocksThis, ability.BlocksBearer) && r.bothWays(f)
}

// thatAttacks reads "que ataque", "que ataque o bloquee", "que atacó este turno".
func (r *reader) thatAttacks(f *ability.Filter, v es.Form) bool {
	switch {
	case v.Was && r.fellToo(f):
		return true
	case v.Wish && r.one("o bloquee"):
		add(f, ability.Is{State: ability.Fighting})
		return r.endsBare()
	case r.whenever(v) || r.oneFighting(v):
		add(f, ability.Is{State: ability.Attacking})
		return true
	case v.Was && r.nowFollows():
		add(f, ability.Is{State: r.didWhen(ability.AttackedNow, false)})
		return true
	case v.Was && r.take("o bloqueo") || r.take("o bloquearon"):
		add(f, ability.Is{State: ability.FoughtNow})
		return r.inThisTurn()
	}
	return false
}

// nowFollows reports whether a time of this turn stands here.
func (r *reader) nowFollows() bool {
	w := r.peek()
	return w == "este" || w == "en" || w == "durante"
}
