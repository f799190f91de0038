package myl

import (
	"slices"

	"castillo/game/myl/ability"
)

// effect compiles one effect and its parts.
func (c *compiler) effect(e ability.Effect) uint16 {
	if e == nil {
		return 0
	}
	n := node{effect: e}
	ofThem := c.ofThem
	closed := func(parts ...ability.Effect) {
		was := c.open
		c.open = false
		for _, p := range parts {
			n.kids = append(n.kids, c.effect(p))
		}
		c.open = was
	}
	switch e := e.(type) {
	case ability.Sequence:
		for i, s := range e.Steps {
			leaves := c.onPath == 0 && chooses(s.Do) && i+1 < len(e.Steps) && isUpon[ability.TheOther](doneTo(e.Steps[i+1].Do))
			at := c.effect(s.Do)
			p := c.nodes[at].pick
			if leaves && p != 0 {
				c.picks[p].ofAll = isOpenTo(&c.picks[p].chosen.Of)
			}
			if act, ok := s.Do.(ability.Act); ok && act.Verb == ability.Pick && p != 0 && i+1 < len(e.Steps) && isUpon[ability.It](doneTo(e.Steps[i+1].Do)) {
				c.picks[p].does = e.Steps[i+1].Do
			}
			n.kids = append(n.kids, at)
		}
		for i, at := range n.kids {
			c.expect(at, e.Steps[i+1:])
			c.nodes[at].beside = i > 0 && !c.priced && (isBeside(e.Steps[i-1].Do, e.Steps[i]) || isOfRest(e.Steps[i-1].Do, e.Steps[i]))
			c.nodes[at].spares = i > 0 && chooses(e.Steps[i-1].Do) && leavesOut(e.Steps[i].Do)
			if _, shuffles := e.Steps[i].Do.(ability.Shuffle); shuffles {
				c.nodes[at].apart = yetToPut(e.Steps[i+1:])
			}
		}
	case ability.InOrderTo:
		n.kids = append(n.kids, c.price(e.First), c.effect(e.Do))
		c.expect(n.kids[0], []ability.Step{{Do: e.Do}})
	case ability.May:
		closed(e.Do)
	case ability.IfThen:
		before := c.onPath
		if _, otherwise := e.If.(ability.Not); otherwise {
			c.onPath = 0 // what was not done picked nothing
		}
		closed(e.Then)
		c.onPath = max(c.onPath, before)
	case ability.Choice:
		c.failed = c.failed || len(e.Options) > maxOptions
		before := c.onPath
		for _, option := range e.Options {
			c.onPath = before
			closed(option)
		}
		c.onPath = before
	case ability.Unless:
		n.kids = append(n.kids, c.effect(e.Do))
		was := c.priced
		c.priced = true
		closed(e.Avoid)
		c.priced = was
	case ability.Later:
		closed(e.Do)
	case ability.Meanwhile:
		return c.meanwhile(e)
	case ability.Act:
		if e.Verb == ability.Annul {
			break // the card is the one that it answers
		}
		n.pick = c.cards(e.What, e.Who, deedOf(e.Verb))
		switch e.Verb {
		case ability.ShuffleIn, ability.Return, ability.Look, ability.Pick:
			c.hide(n.pick)
		}
	case ability.Put:
		n.pick = c.cards(e.What, e.Who, ability.BeAffected)
		if !isPublic(e.To.Zone) {
			c.hide(n.pick)
		}
		c.picks[n.pick].enters = n.pick != 0 && putsInPlay(e)
	case ability.Search:
		n.pick = c.sought(e.Who, e.What)
		for i, what := range e.Also {
			at := c.sought(e.Who, what)
			c.picks[at].beside = true
			c.picks[at].again = slices.ContainsFunc(append([]ability.Chosen{e.What}, e.Also[:i]...), func(before ability.Chosen) bool {
				return before.Of.Of == what.Of.Of && slices.Contains(before.Of.In, ability.Castle)
			})
			n.kids = append(n.kids, c.add(node{effect: ability.Act{Who: e.Who, Verb: ability.Pick, What: what}, pick: at}))
		}
	case ability.Play:
		if n.pick = c.cards(e.What, e.Who, 0); n.pick != 0 {
			c.picks[n.pick].enters = true
		}
		_, self := e.What.(ability.This)
		on, chosen := e.On.(ability.Chosen)
		_, onThis := e.On.(ability.This)
		if e.On != nil && !onThis && (!chosen || on.Random) || e.FromSet && !self {
			c.failed = true
		}
		if e.FromSet {
			c.from = 1 << zoneOf(e.From)
		}
	case ability.UseAbility:
		n.pick = c.cards(e.Of, ability.You, 0)
	case ability.ExileFor:
		n.pick = c.cards(e.What, e.Who, ability.BeExiled)
		c.failed = c.failed || !comesBack(e)
	case ability.Trade:
		return c.effect(traded(e))
	case ability.Swap:
		c.failed = c.failed || e.What == ability.TheirControl && !lendable(e.Until)
		for _, of := range []ability.Cards{e.A, e.B} {
			if of == nil {
				continue
			}
			at := c.effect(ability.Act{Who: ability.You, Verb: ability.Pick, What: of})
			if p := c.nodes[at].pick; p != 0 && e.What == ability.TheirControl {
				c.picks[p].deed = ability.ChangeController
			}
			n.kids = append(n.kids, at)
		}
		if e.What == ability.TheirStrength { // what each then has
			has := ability.Modify{Who: ability.It{}, Traits: []ability.Trait{ability.SetStrength{To: ability.Number(0)}}, Until: e.Until}
			n.kids = append(n.kids, c.effect(has))
		}
	case ability.Control:
		c.failed = c.failed || !lendable(e.Until)
		n.pick = c.cards(e.What, ability.You, ability.ChangeController)
		if n.pick != 0 && e.Who <= ability.You {
			c.picks[n.pick].control = true
		}
	case ability.Modify:
		if both, ok := apart(e, ability.It{}); ok {
			return c.effect(both)
		}
		e = freed(e)
		n.effect = e
		c.failed = c.failed || e.Until == ability.YourFinal || e.Until == ability.OpponentFinal || e.Until == ability.OpponentVigil
		for _, t := range e.Traits {
			_, toll := t.(ability.Toll)
			if toll || pricesIt(t) || !c.canApply(t) {
				c.failed = true
			}
			must, ok := t.(ability.Must)
			_, it := e.Who.(ability.It)
			c.blocks = c.blocks || ok && it && must.What == ability.BlockDeed && must.By == nil
		}
		c.failed = c.failed || !canBorrow(e) || !takesFromOne(e)
		c.borrowsFaces = c.borrowsFaces || slices.ContainsFunc(e.Traits, borrows)
		if l, lends := lendingOf(e); lends {
			c.lendings = append(c.lendings, l)
		}
		who, whom := whoBlocks(e)
		c.failed = c.failed || whom != nil && isNamed(who) || e.Until == ability.TheirNextTurn && isNamed(e.Who)
		n.pick = c.cards(who, ability.You, ability.BeAffected)
		c.picks[n.pick].silences = n.pick != 0 && takesAbility(e)
		if _, chosen := besides(e).(ability.Chosen); chosen {
			n.kids = []uint16{c.effect(ability.Act{Who: ability.You, Verb: ability.Pick, What: besides(e)})}
		}
	case ability.Cancel:
		if e.Of != nil && e.What != ability.AnAbility {
			n.pick = c.cards(e.Of, ability.You, 0)
		}
	case ability.Redirect:
		was := c.open
		c.open = false
		n.pick = c.cards(e.To, ability.You, 0)
		c.open = was
	case ability.Prevent: // the card is the one that it answers for, and no other besides
		of, chosen := e.Of.(ability.Chosen)
		c.failed = c.failed || chosen && of.Count != (ability.Count{N: ability.Number(1)})
	case ability.Equip:
		n.pick = c.cards(e.What, e.Who, ability.BeAffected)
		to := c.effect(ability.Act{Who: e.Who, Verb: ability.Pick, What: e.To})
		if at := c.nodes[to].pick; at != 0 {
			c.picks[at].bears = true
		}
		n.kids = []uint16{to}
	case ability.Unearth, ability.ExtraTurn, ability.Draw, ability.Mill, ability.Pay, ability.Generate, ability.Name, ability.Shuffle,
		ability.Skip, ability.HandTo, ability.Win:
	case ability.ExtraPhase:
		c.failed = c.failed || e.What > ability.Battle
	case ability.SameDamage:
		if e.By != nil {
			n.pick = c.cards(e.By, ability.You, 0)
		}
	case ability.PreventDamage:
		if e.Of != nil {
			n.pick = c.cards(e.Of, ability.You, 0)
		}
	case ability.Rule:
		_, next := e.Is.(ability.NextCard)
		forbid, bans := e.Is.(ability.Forbid)
		c.failed = c.failed || e.Until == ability.OpponentVigil && !bans
		if (e.Until == ability.YourFinal || e.Until == ability.OpponentFinal) && forbid.What != ability.DrawCards {
			c.failed = true
		}
		if e.Until == ability.TheirNextTurn || !next && !canRule(e.Is) || next && !canAwait(e.Is.(ability.NextCard)) {
			c.failed = true
		}
		switch r := e.Is.(type) {
		case ability.From, ability.PlayedIn: // texts of the card itself
			c.failed = true
		case ability.Instead:
			closed(r.Do)
		}
	default:
		c.failed = true
	}
	n.ofPick = c.onPath > 0 && isUpon[ability.It](doneTo(e))
	n.ofThem = c.ofThem && !ofThem
	return c.add(n)
}

// doneTo is the cards to which an effect is done, nil where it is not done to cards.
func doneTo(e ability.Effect) ability.Cards {
	switch e := e.(type) {
	case ability.Act:
		return e.What
	case ability.Put:
		return e.What
	case ability.Modify:
		return e.Who
	case ability.Play:
		return e.What
	case ability.Control:
		return e.What
	case ability.ExileFor:
		return e.What
	}
	return nil
}

// freed lets cards that cannot be declared attackers, and are chosen as such, be
// declared so where they have to be.
func freed(e ability.Modify) ability.Modify {
	who, chosen := e.Who.(ability.Chosen)
	if chosen && slices.Contains(who.Of.That, ability.Quality(ability.Is{State: ability.NoAttacker})) && slices.Contains(e.Traits, ability.Trait(ability.Must{What: ability.AttackDeed})) {
		e.Traits = append([]ability.Trait{ability.MayAttack}, e.Traits...)
	}
	return e
}

// isBeside reports whether a step does what the one before did, to other cards: several
// objects of one verb.
func isBeside(before ability.Effect, step ability.Step) bool {
	return step.Link == ability.And && isSameDeed(before, step.Do) && fresh(doneTo(before)) && fresh(doneTo(step.Do))
}

// isSameDeed reports whether two effects do one and the same, to whichever cards.
func isSameDeed(a, b ability.Effect) bool {
	switch a := a.(type) {
	case ability.Act:
		b, ok := b.(ability.Act)
		return ok && a.Who == b.Who && a.Verb == b.Verb
	case ability.Put:
		b, ok := b.(ability.Put)
		return ok && a.Who == b.Who && a.To == b.To
	}
	return false
}

// isOfRest reports whether a step is done to what the one before left of the cards that
// were looked at, which is all of them where it took none.
func isOfRest(before ability.Effect, step ability.Step) bool {
	taken, chosen := doneTo(before).(ability.Chosen)
	return chosen && amongThem(&taken.Of) && isUpon[ability.TheOther](doneTo(step.Do))
}

// chooses reports whether an effect only chooses cards.
func chooses(e ability.Effect) bool {
	act, ok := e.(ability.Act)
	return ok && act.Verb == ability.Pick
}

// yetToPut is the cards of the steps before that these steps put somewhere, nil where
// they put none.
func yetToPut(then []ability.Step) ability.Cards {
	for _, step := range then {
		switch what := doneTo(step.Do).(type) {
		case ability.It, ability.TheOther:
			return what
		}
	}
	return nil
}

// leavesOut reports whether an effect is done to all cards but some: "los demás".
func leavesOut(e ability.Effect) bool {
	all, ok := doneTo(e).(ability.Every)
	return ok && all.Of.Other
}

// expect has the cards that an effect picks be such that what follows can be
// done to them as well, once what comes before was (DAR 4.6.9, example 33).
func (c *compiler) expect(at uint16, then []ability.Step) {
	if at == 0 || c.nodes[at].pick == 0 {
		return
	}
	k := &c.picks[c.nodes[at].pick]
	lost, isModify := c.nodes[at].effect.(ability.Modify)
	bare := isModify && takesAbility(lost)
	for _, step := range then {
		do := step.Do
		later, waits := do.(ability.Later)
		if waits {
			do = later.Do
		}
		switch e := do.(type) {
		case ability.Modify:
			if _, it := e.Who.(ability.It); !it {
				return
			}
			if takesAbility(e) {
				lost, bare, k.silences = e, true, true
			}
		case ability.Act:
			if _, it := e.What.(ability.It); it {
				k.next, k.bare = deedOf(e.Verb), bare && !(waits && lost.Until == ability.UntilFinal)
			}
			return
		default:
			return
		}
	}
}

// traded is a trade step by step: both groups are chosen, and then each is put where
// the other lay. Of a castle it is the first cards, which nobody chooses.
func traded(e ability.Trade) ability.Sequence {
	if e.OfCastle() {
		top := ability.Top{N: e.Get.Count.N, Of: e.Get.Of.Of, In: ability.Castle}
		return ability.Sequence{Steps: []ability.Step{
			{Do: ability.Act{Who: e.Who, Verb: ability.Pick, What: e.Give}},
			{Link: ability.And, Do: ability.Put{Who: e.Who, What: top, To: whereItLies(e.Give.Of)}},
			{Link: ability.And, Do: ability.Put{Who: e.Who, What: ability.TheOther{}, To: ability.Destination{Zone: ability.Castle, Of: ability.Owner, Spot: ability.OnTop}}},
		}}
	}
	return ability.Sequence{Steps: []ability.Step{
		{Do: ability.Act{Who: e.Who, Verb: ability.Pick, What: e.Give}},
		{Link: ability.And, Do: ability.Act{Who: e.Who, Verb: ability.Pick, What: e.Get}},
		{Link: ability.And, Do: ability.Put{Who: e.Who, What: ability.TheOther{}, To: whereItLies(e.Get.Of)}},
		{Link: ability.And, Do: ability.Put{Who: e.Who, What: ability.It{}, To: whereItLies(e.Give.Of)}},
	}}
}

// whereItLies is the zone that a filter looks in, as a destination.
func whereItLies(f ability.Filter) ability.Destination {
	if len(f.In) == 0 {
		return ability.Destination{Zone: ability.InPlay, Of: f.Of}
	}
	return ability.Destination{Zone: f.In[0], Of: ability.Owner}
}

// apart is a modifier that has cards block others, among other things, as two
// modifiers of which the second is that; again is how it means the same cards.
func apart(e ability.Modify, again ability.Cards) (ability.Sequence, bool) {
	at := slices.IndexFunc(e.Traits, func(t ability.Trait) bool {
		must, ok := t.(ability.Must)
		return ok && must.By != nil
	})
	if at < 0 || len(e.Traits) == 1 {
		return ability.Sequence{}, false
	}
	if isUpon[ability.This](e.Who) {
		again = e.Who
	}
	first, second := e, e
	first.Traits = slices.Delete(slices.Clone(e.Traits), at, at+1)
	second.Traits, second.Who = e.Traits[at:at+1], again
	return ability.Sequence{Steps: []ability.Step{{Do: first}, {Link: ability.And, Do: second}}}, true
}

// takesAbility reports whether a modifier takes the ability of its cards away.
func takesAbility(e ability.Modify) bool {
	return slices.Contains(e.Traits, ability.Trait(ability.LoseAbility))
}

// cards compiles what an effect acts on: 0 where nothing has to be picked.
func (c *compiler) cards(what ability.Cards, who ability.Player, deed ability.Deed) uint16 {
	if with, ok := what.(ability.WithKin); ok {
		what = with.Of
	}
	var self bool
	if or, ok := what.(ability.ThisOr); ok {
		what, self = ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: or.Of}, true
	}
	switch w := what.(type) {
	case ability.Chosen:
		p := pick{chosen: w, who: who, deed: deed, slot: -1, self: self}
		inField := zonesToSearch(&w.Of)&^inPlayZones == 0
		if c.open && inField && !w.Random && (who == ability.You || who == ability.Anyone) && len(c.slots) < maxSlots && !c.hangsOnPrice(w.Of) {
			p.slot = int8(len(c.slots))
			at := c.choice(p)
			c.slots = append(c.slots, at)
			return at
		}
		at := c.choice(p)
		if c.open && inField && who == ability.Each && w.Count.Kind == ability.Exactly {
			c.needs = append(c.needs, at)
		}
		return at
	}
	return 0
}

// hangsOnPrice reports whether what cards a filter fits shows only once something was
// paid or picked on the way: "de igual Coste" as the card that was discarded.
func (c *compiler) hangsOnPrice(f ability.Filter) bool {
	onTheWay := len(c.chosen) > 0 && c.picks[c.chosen[len(c.chosen)-1]].slot < 0
	found := false
	ability.Walk(f, func(v any) {
		switch v := v.(type) {
		case ability.Bound:
			found = found || v.N == ability.Amount(ability.CardsMoved) || v.N == ability.Amount(ability.GoldPaid)
		case ability.It:
			found = found || onTheWay
		case ability.Is:
			found = found || onTheWay && asksOfIt(v.State)
		case ability.IsNot:
			found = found || onTheWay && asksOfIt(v.State)
		}
	})
	return found
}

// asksOfIt reports whether a state is one of cards beside the one at hand.
func asksOfIt(s ability.State) bool {
	return s == ability.CopyOfIt || s == ability.CarriedByIt || s == ability.WithRaceInIt || s == ability.SameType
}

// isOpenTo reports whether both players can tell which cards a filter fits.
func isOpenTo(f *ability.Filter) bool {
	return !slices.ContainsFunc(f.In, func(z ability.Zone) bool { return z == ability.Castle || z == ability.Hand && !isAnyCard(f) })
}

// isAnyCard reports whether a filter says nothing about the nature of a card.
func isAnyCard(f *ability.Filter) bool {
	return len(f.Types) == 0 && f.Races == 0 && f.Cost.Op == ability.NoBound && f.Strength.Op == ability.NoBound &&
		len(f.Names) == 0 && f.Title == "" && f.NotType == 0 && !f.Highest && len(f.That) == 0
}

// sought compiles what one selection of a search finds.
func (c *compiler) sought(who ability.Player, what ability.Chosen) uint16 {
	at := c.choice(pick{chosen: what, who: who, slot: -1, search: true})
	if isAnyCard(&what.Of) {
		c.vague = append(c.vague, at)
	}
	return at
}

// hide keeps what is picked from the other player.
func (c *compiler) hide(at uint16) {
	if at != 0 {
		c.picks[at].hidden = true
	}
}

func isPublic(z ability.Zone) bool { return z != ability.Hand && z != ability.Castle }

func (c *compiler) choice(p pick) uint16 {
	if n := len(c.chosen); n > 0 && p.chosen.Of.Other {
		p.further = amongThem(&p.chosen.Of) && amongThem(&c.picks[c.chosen[n-1]].chosen.Of)
	}
	c.picks = append(c.picks, p)
	at := uint16(len(c.picks) - 1)
	c.chosen = append(c.chosen, at)
	c.onPath++
	c.ofThem = c.ofThem || amongThem(&p.chosen.Of)
	return at
}

func deedOf(v ability.Verb) ability.Deed {
	switch v {
	case ability.Destroy:
		return ability.BeDestroyed
	case ability.ExileIt:
		return ability.BeExiled
	case ability.ShuffleIn:
		return ability.BeShuffledIn
	case ability.Return:
		return ability.BeReturned
	case ability.Remove:
		return ability.BeRemoved
	case ability.LoseControl:
		return ability.ChangeController
	case ability.Discard, ability.Look, ability.Show, ability.Annul, ability.Save, ability.PayGoldCard:
		return 0
	}
	return ability.BeAffected
}
