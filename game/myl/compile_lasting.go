package myl

import (
	"slices"

	"castillo/game/myl/ability"
)

// lasting compiles the changes of a continuous ability.
func (c *compiler) lasting(e ability.Effect) uint16 {
	switch e := e.(type) {
	case ability.Modify:
		if both, ok := apart(e, e.Who); ok {
			return c.lasting(both)
		}
		for _, t := range e.Traits {
			_, self := e.Who.(ability.This)
			if !c.canApply(t) || pricesIt(t) && !self {
				c.failed = true
			}
		}
		if l, lends := lendingOf(e); lends {
			c.lendings, c.borrowsFaces, c.lendsOn = append(c.lendings, l), true, true
		}
		c.failed = c.failed || !lendsOn(e)
		return c.add(node{effect: e})
	case ability.Rule:
		if cost, ok := e.Is.(ability.Cost); !canRule(e.Is) || ok && cost.Next {
			c.failed = true
		}
		n := node{effect: e}
		if r, ok := e.Is.(ability.Instead); ok {
			n.kids = []uint16{c.effect(r.Do)}
		}
		return c.add(n)
	case ability.Sequence:
		n := node{effect: e}
		for _, s := range e.Steps {
			n.kids = append(n.kids, c.lasting(s.Do))
		}
		return c.add(n)
	case ability.IfThen:
		return c.add(node{effect: e, kids: []uint16{c.lasting(e.Then)}})
	case ability.Win:
		return c.effect(e)
	case ability.Act:
		if _, self := e.What.(ability.This); self && deedOf(e.Verb) != 0 && deedOf(e.Verb) != ability.BeAffected {
			return c.effect(e)
		}
	}
	c.failed = true
	return 0
}

// tollIn is the deed for which a text demands a payment by its own card.
func (c *compiler) tollIn(e ability.Effect) (ability.Deed, uint16) {
	mod, ok := e.(ability.Modify)
	if !ok || len(mod.Traits) != 1 {
		return 0, 0
	}
	t, ok := mod.Traits[0].(ability.Toll)
	if !ok {
		return 0, 0
	}
	switch mod.Who.(type) {
	case ability.This:
		c.failed = c.failed || t.Who > ability.You && !(t.What == ability.BeBlocked && t.Who == ability.Opponent)
	case ability.Bearer:
		c.failed = c.failed || t.What == ability.BePlayed || t.What == ability.EnterPlay
	case ability.Every:
		c.failed = c.failed || t.What == ability.BePlayed || t.What == ability.EnterPlay || t.Who == ability.Anyone
		c.levied = true
	default:
		c.failed = true
	}
	return t.What, c.effect(t.Pay)
}

// appliesIn reports whether a trait of a continuous ability applies in some layers.
func (d *definitions) appliesIn(in layers, at uint16) bool {
	n := &d.nodes[at]
	return slices.ContainsFunc(n.layers, func(l layers) bool { return l&in != 0 }) ||
		slices.ContainsFunc(n.kids, func(k uint16) bool { return d.appliesIn(in, k) })
}

// bearersIn is what the text of a weapon says about who may carry it.
func (d *definitions) bearersIn(at uint16) (of []*ability.Filter) {
	mod, ok := d.nodes[at].effect.(ability.Modify)
	if _, self := mod.Who.(ability.This); !ok || !self {
		return nil
	}
	for _, t := range mod.Traits {
		if only, ok := t.(ability.OnlyBy); ok && only.What == ability.BeCarried {
			of = append(of, &only.Of)
		}
	}
	return of
}
