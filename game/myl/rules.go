package myl

import "castillo/game/myl/ability"

// ruleSet is a set of kinds of rules upon players.
type ruleSet uint64

const (
	ruleOther ruleSet = 1 << iota
	ruleAllowance
	ruleCost
	ruleSkipPhase
	ruleReplace
	ruleDamage // less or more of it
	ruleDoubleGold
	ruleZoneAsHand
	ruleOnlyDrawIn
	ruleNegateBonuses
	ruleHandLimit
	ruleInstead
	ruleHandSize
	ruleEntering
	ruleFromBottom
	ruleReopen

	forbidsFirst = 16                             // and what is forbidden
	limitsFirst  = forbidsFirst + ability.PayGold // and, behind the last of that, what is limited
)

// forbids and limits are the kinds of rules that forbid a deed, or count it.
func forbids(what ability.Doing) ruleSet { return 1 << (forbidsFirst + what) }
func limits(what ability.Doing) ruleSet  { return 1 << (limitsFirst + what) }

// rulesOfPlay is the kinds of rules that can keep a card from being played, or
// change what it costs.
var rulesOfPlay = ruleCost | forbids(ability.PlayCards) | forbids(ability.PutCards) | limits(ability.PlayCards) | limits(ability.ControlCards) | limits(ability.PayGold) | forbids(ability.UseGold)

// rulesOfHaving is the kinds of rules by which somebody may have too many cards.
var rulesOfHaving = ruleHandLimit | limits(ability.ControlCards)

func ruleOf(r ability.PlayerRule) ruleSet {
	switch r := r.(type) {
	case ability.Forbid:
		return forbids(r.What)
	case ability.Limit:
		return limits(r.What)
	case ability.Allowance:
		return ruleAllowance
	case ability.Cost, ability.CostPer:
		return ruleCost
	case ability.SkipPhase:
		return ruleSkipPhase
	case ability.Replace:
		return ruleReplace
	case ability.DamageChange:
		return ruleDamage
	case ability.DoubleGold:
		return ruleDoubleGold
	case ability.ZoneAsHand:
		return ruleZoneAsHand
	case ability.Reopen:
		return ruleReopen
	case ability.OnlyDrawIn:
		return ruleOnlyDrawIn
	case ability.DrawFromBottom:
		return ruleFromBottom
	case ability.NegateBonuses:
		return ruleNegateBonuses
	case ability.HandLimit:
		return ruleHandLimit
	case ability.HandSize:
		return ruleHandSize
	case ability.Instead:
		return ruleInstead
	case ability.Entering:
		return ruleEntering
	}
	return ruleOther
}

// ruled reports whether a rule of one of these kinds is in force.
func (m *Match) ruled(kinds ruleSet) bool { return m.mayRule&kinds != 0 && m.rulesNow()&kinds != 0 }

// rulesNow is the kinds of rules in force.
func (m *Match) rulesNow() ruleSet {
	m.derive()
	return m.now.rules
}

// eachRule gives the rules of these kinds that are in force until yield says to
// stop.
func (m *Match) eachRule(kinds ruleSet, yield func(f *force, r ability.PlayerRule) bool) {
	if !m.ruled(kinds) {
		return
	}
	for i := range m.now.forces[:m.now.n] {
		if f := &m.now.forces[i]; f.rule&kinds != 0 && !yield(f, m.ruleIn(f)) {
			return
		}
	}
}

func (m *Match) ruleIn(f *force) ability.PlayerRule {
	return m.nodes[f.node].effect.(ability.Rule).Is
}
