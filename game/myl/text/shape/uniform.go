package shape

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// Uniform gives abilities that mean the same the one tree that [Read] gives them, in
// whatever words and order a print says them.
func Uniform(c ability.Card) ability.Card {
	var out []ability.Ability
	for _, a := range mergeTimes(c.Abilities) {
		a, _ = Redone(normal(onOneEvent(ofSuchCards(askedInOrder(a)))), byTheirOwner)
		a = whenDue(priced(drawnInOwnFinal(MapAbility(a, inOneManner))))
		a = playedAtWill(fromItsZone(eachOnItsOwn(annulling(onceMet(a)))))
		for _, part := range apart(ofTheAttack(answersOf(atItsPrice(a)))) {
			out = merged(out, part)
		}
	}
	return ability.Card{Abilities: inOrder(out)}
}

// playedAtWill has a Talisman do what one may do once it is played: to play it is the choice,
// where nothing else is done.
func playedAtWill(a ability.Ability) ability.Ability {
	s, ok := a.(ability.Spell)
	if !ok {
		return a
	}
	if may, ok := s.Do.(ability.May); ok && may.Who == ability.You {
		s.Do = may.Do
	}
	s.Do = chosenWhere(s.Do)
	return s
}

// chosenWhere has "elige un Aliado. Si controlas un Tótem, gana 2 a la Fuerza" be what "si controlas
// un Tótem, un Aliado gana 2 a la Fuerza" is: nothing else is done with what was chosen.
func chosenWhere(e ability.Effect) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok || len(s.Steps) != 2 {
		return e
	}
	steps := s.Steps
	pick, ok := steps[0].Do.(ability.Act)
	then, asks := steps[1].Do.(ability.IfThen)
	if !ok || !asks || pick.Verb != ability.Pick || !asksOfOthers(then.If) {
		return e
	}
	do, ok := Substitute(then.Then, pick)
	if !ok {
		return e
	}
	return ability.IfThen{If: then.If, Then: do}
}

// asksOfOthers reports whether a condition asks what cards there are, whatever is at hand.
func asksOfOthers(c ability.Condition) bool {
	plain := true
	switch c.(type) {
	case ability.Exists, ability.Only:
	default:
		return false
	}
	ability.Walk(c, func(part any) {
		switch part := part.(type) {
		case ability.Filter:
			plain = plain && len(part.That) == 0 && !AmongThem(part)
		case ability.Bound:
			plain = plain && (part.N == nil || ability.IsNumber(part.N))
		}
	})
	return plain
}

// fromItsZone says of a card that may be played from a zone that it has to lie there.
func fromItsZone(a ability.Ability) ability.Ability {
	switch x := a.(type) {
	case ability.Activated:
		if z, do, ok := playedThence(x.Do); ok {
			x.If, x.Do = liesIn(z, x.If), do
			return x
		}
	case ability.Response:
		if z, do, ok := playedThence(x.Do); ok {
			x.If, x.Do = liesIn(z, x.If), do
			return x
		}
	}
	return a
}

// playedThence parts from an effect that plays the card itself the zone whence.
func playedThence(e ability.Effect) (ability.Zone, ability.Effect, bool) {
	steps := Flat(e)
	p, ok := steps[0].Do.(ability.Play)
	if !ok || !p.FromSet || !ability.IsThis(p.What) {
		return 0, e, false
	}
	z := p.From
	p.From, p.FromSet = ability.InPlay, false
	steps[0].Do = p
	return z, Sequence(steps), true
}

// liesIn adds to a condition that the card lies in a zone of yours.
func liesIn(z ability.Zone, c ability.Condition) ability.Condition {
	there := ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: ability.You, In: []ability.Zone{z}}}
	return AllOf(append([]ability.Condition{there}, Listed(c)...))
}

// drawnInOwnFinal has one draw further cards in one's own Fase Final, in which one draws.
func drawnInOwnFinal(a ability.Ability) ability.Ability {
	final := ability.Window{Phase: ability.Final}
	own := ability.Window{Phase: ability.Final, Whose: ability.You}
	switch x := a.(type) {
	case ability.Activated:
		if (x.When == final || x.When == ability.Window{} && x.Cost == nil) && DrawsExtra(x.Do) {
			x.When = own
			return x
		}
	case ability.Triggered:
		if x.On == (ability.Event)(ability.PhaseEvent{Window: final}) && DrawsExtra(x.Do) {
			x.On = ability.PhaseEvent{Window: own}
			return x
		}
	}
	return a
}

// inOneManner says one effect, whose parts are said so already, in one manner.
func inOneManner(e ability.Effect) ability.Effect {
	switch e := e.(type) {
	case ability.Modify:
		e = onlyAlliesDo(mustIfAble(mustBlock(e)))
		if len(e.Traits) > 1 {
			e.Traits = keywordsOnce(e.Traits)
			slices.SortStableFunc(e.Traits, func(a, b ability.Trait) int { return traitRank(a) - traitRank(b) })
		}
		return notPlayed(e)
	case ability.InOrderTo:
		if e.First, e.Do = lookingIsNoPrice(e.First, e.Do); e.First == nil {
			return e.Do
		}
		if name, ok := e.First.(ability.Name); ok {
			return inOneManner(Then(name, e.Do)) // naming is no price
		}
		e.First = priceInOrder(e.First)
		return e
	case ability.Put:
		switch c := e.What.(type) {
		case ability.Chosen:
			return ownLine(comesInPlay(e, c.Of))
		case ability.Every:
			return ownLine(comesInPlay(e, c.Of))
		}
		return ownLine(e)
	case ability.May:
		return paysThenDoes(e)
	case ability.Choice:
		return unlessAvoided(optionsInOrder(e))
	case ability.Search:
		if len(e.What.Of.In) == 1 && e.What.Of.In[0] == ability.Castle {
			e.What.Of.Other = false // no card does anything from there
		}
		return e
	case ability.Sequence:
		return avoided(sameChange(hanging(takenOnceOver(shufflesOnce(foundComesInPlay(otherOfTwo(elseNot(hangsIfDone(e)))))))))
	}
	return e
}

// avoided has "tu oponente puede pagar 2 Oros. Si no lo hace, A" be what "A, a menos que tu oponente
// pague 2 Oros" is.
func avoided(e ability.Effect) ability.Effect {
	steps := Flat(e)
	if len(steps) != 2 {
		return e
	}
	may, let := steps[0].Do.(ability.May)
	then, follows := steps[1].Do.(ability.IfThen)
	if !let || !follows || may.Who != ability.Opponent || then.If != ability.Condition(ability.Not{Of: ability.Done{}}) || !Payable(may.Do, may.Who) || !plainDeed(may.Do) || !plainDeed(then.Then) {
		return e
	}
	return ability.Unless{Do: then.Then, Who: may.Who, Avoid: may.Do}
}

// plainDeed reports whether an effect is one thing done to cards that it names itself, or to no
// card.
func plainDeed(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Act:
		return !ability.IsIt(e.What)
	case ability.Mill, ability.Draw, ability.Pay:
		return true
	}
	return false
}

// paysThenDoes has "puedes pagar 2 Oros y A" be what "puedes pagar 2 Oros para A" is, and so
// with what gives up the card itself: Oros are paid for something (DAR glossary 25).
func paysThenDoes(e ability.May) ability.Effect {
	if cost, do := Split(e.Do); cost != nil && e.Who == ability.You {
		e.Do = ability.InOrderTo{First: cost, Do: do}
	}
	return e
}

// keywordsOnce drops a keyword that is said over: "no puede ser destruido (es Indestructible)".
func keywordsOnce(traits []ability.Trait) []ability.Trait {
	out := make([]ability.Trait, 0, len(traits))
	for _, t := range traits {
		k, keyword := t.(ability.With)
		if !keyword || !slices.Contains(out, ability.Trait(k)) {
			out = append(out, t)
		}
	}
	return out
}

// mustIfAble says of those that must attack no more that they can: they must whenever they
// can.
func mustIfAble(m ability.Modify) ability.Modify {
	all, ok := m.Who.(ability.Every)
	able := ability.Quality(ability.Is{State: ability.CanAttack})
	if !ok || !slices.Contains(m.Traits, ability.Trait(ability.Must{What: ability.AttackDeed})) || len(all.Of.That) != 1 || all.Of.That[0] != able {
		return m
	}
	all.Of.That = nil
	m.Who = all
	return m
}

// mustBlock says of a card that some must block it that those must.
func mustBlock(m ability.Modify) ability.Modify {
	if len(m.Traits) != 1 || ability.IsIt(m.Who) {
		return m
	}
	if must, ok := m.Traits[0].(ability.Must); ok && must.What == ability.BeBlocked && must.By != nil {
		m.Traits = []ability.Trait{ability.Must{What: ability.BlockDeed, By: m.Who}}
		m.Who = must.By
	}
	return m
}

// onlyAlliesDo says in one manner what only some allies may do to a card.
func onlyAlliesDo(m ability.Modify) ability.Modify {
	for i, t := range m.Traits {
		if said, ok := saidOfAllies(t); ok {
			m.Traits = slices.Clone(m.Traits)
			m.Traits[i] = said
		}
	}
	return m
}

// saidOfAllies says of what no allies but those of some races may do to a card that those
// alone may do it, where nobody but allies does: they carry and block. Of what only those of
// some Fuerza or Coste may block it says that the others may not. Nobody annuls but by cards.
func saidOfAllies(t ability.Trait) (ability.Trait, bool) {
	switch t := t.(type) {
	case ability.Cannot:
		if t.By == nil || t.By.Kind != ability.ByCards {
			return nil, false
		}
		if t.What == ability.BeAnnulled && len(t.By.Of.Types) == 0 && BareFilter(t.By.Of) && t.By.Of.Of == ability.Anyone {
			return ability.Cannot{What: t.What}, true
		}
		races, ok := alliesBut(t.By.Of)
		return ability.OnlyBy{What: t.What, Of: races}, ok && (t.What == ability.BeBlocked || t.What == ability.BeCarried)
	case ability.OnlyBy:
		others, ok := theOthers(t.Of)
		return ability.Cannot{What: t.What, By: &ability.Source{Kind: ability.ByCards, Of: others}}, ok && t.What == ability.BeBlocked
	}
	return nil, false
}

// alliesBut gives those whom a filter of allies leaves out.
func alliesBut(f ability.Filter) (ability.Filter, bool) {
	if OneType(f) != card.Ally || len(f.That) != 1 || f.Of != ability.Anyone {
		return f, false
	}
	but, ok := f.That[0].(ability.Except)
	rest := f
	rest.That, rest.Types = nil, nil
	if !ok || but.Type != card.NoType || !BareFilter(rest) || len(f.In) > 0 {
		return f, false
	}
	f.That, f.Races = nil, but.Races
	return f, true
}

// theOthers are the allies that one bound on their Fuerza or Coste leaves out.
func theOthers(f ability.Filter) (ability.Filter, bool) {
	b, strength, ok := f.Cost, f.Cost.Op == ability.NoBound, false
	if strength {
		b = f.Strength
	}
	rest := f
	rest.Types, rest.Cost, rest.Strength = nil, ability.Bound{}, ability.Bound{}
	if !BareFilter(rest) || len(f.In) > 0 || !strength && f.Strength.Op != ability.NoBound {
		return f, false
	}
	if b, ok = Outside(b); strength {
		f.Strength = b
	} else {
		f.Cost = b
	}
	f.Types = []card.Type{card.Ally}
	return f, ok
}

// opposite has of each way to compare the one that holds where it does not.
var opposite = map[ability.Op]ability.Op{
	ability.AtLeast: ability.LessThan, ability.LessThan: ability.AtLeast, ability.AtMost: ability.MoreThan, ability.MoreThan: ability.AtMost,
}

// Outside is what holds of any number of which a bound does not.
func Outside(b ability.Bound) (ability.Bound, bool) {
	if ability.IsNumber(b.N) {
		return Opposite(b)
	}
	op, ok := opposite[b.Op]
	b.Op = op
	return b, ok
}

// notPlayed says of cards that cannot be played that nobody may play them.
func notPlayed(m ability.Modify) ability.Effect {
	if _, named := m.Who.(ability.NamedCard); named && len(m.Traits) == 1 && m.Traits[0] == ability.Trait(ability.Cannot{What: ability.BePlayed}) {
		of := ability.Filter{That: []ability.Quality{ability.Is{State: ability.IsNamed}}}
		return ability.Rule{Is: ability.Forbid{What: ability.PlayCards, Card: &of}, Until: m.Until}
	}
	all, ok := m.Who.(ability.Every)
	at := slices.Index(m.Traits, ability.Trait(ability.Cannot{What: ability.BePlayed}))
	if !ok || at < 0 || len(all.Of.In) > 0 || all.Of.Other {
		return m
	}
	who := all.Of.Of
	all.Of.Of = ability.Anyone
	rule := ability.Rule{Is: ability.Forbid{Who: who, What: ability.PlayCards, Card: &all.Of}, Until: m.Until}
	if len(m.Traits) == 1 {
		return rule
	}
	m.Traits = slices.Delete(slices.Clone(m.Traits), at, at+1) // what else is said of those in play
	return ability.Sequence{Steps: []ability.Step{{Do: m}, {Link: ability.And, Do: rule}}}
}

// priceInOrder says of a price in several parts the Oros first and the card itself last.
func priceInOrder(e ability.Effect) ability.Effect {
	s, ok := e.(ability.Sequence)
	if !ok || slices.ContainsFunc(s.Steps, func(s ability.Step) bool { return !GivesUp(s.Do) }) {
		return e
	}
	steps := slices.Clone(s.Steps)
	slices.SortStableFunc(steps, func(a, b ability.Step) int { return priceRank(a.Do) - priceRank(b.Do) })
	for i := range steps {
		steps[i].Link = ability.And
	}
	steps[0].Link = ability.Stop
	return ability.Sequence{Steps: steps}
}

func priceRank(e ability.Effect) int {
	switch e := e.(type) {
	case ability.Pay:
		return 0
	case ability.Act:
		if e.Verb == ability.PayGoldCard {
			return 0
		}
		if ability.IsThis(e.What) {
			return 2
		}
	}
	return 1
}

// priced parts the price of what is used, where that is said with "y", from what it is paid for. To
// use it is the choice: nothing else is.
func priced(a ability.Ability) ability.Ability {
	switch x := a.(type) {
	case ability.Activated:
		if x.Cost == nil {
			x.Cost, x.Do = Split(usedAtWill(x.By, x.Do))
		}
		x.Cost, x.Do = AtItsOwnCost(x.Cost, x.Do)
		return x
	case ability.Response:
		if x.Cost == nil {
			x.Cost, x.Do = Split(usedAtWill(x.By, x.Do))
		}
		return x
	}
	return a
}

// usedAtWill is what a player may do, as said of what he uses on purpose.
func usedAtWill(by ability.Player, e ability.Effect) ability.Effect {
	if may, ok := e.(ability.May); ok && by == ability.You && may.Who == ability.You {
		return may.Do
	}
	return e
}

// atItsPrice says the price of an ability in order. Looking at cards is none: it begins
// what one does with them.
func atItsPrice(a ability.Ability) ability.Ability {
	switch x := a.(type) {
	case ability.Activated:
		x.Cost, x.Do = lookingIsNoPrice(x.Cost, x.Do)
		if x.Cost != nil {
			x.Cost = priceInOrder(x.Cost)
		}
		return x
	case ability.Response:
		x.Cost, x.Do = lookingIsNoPrice(x.Cost, x.Do)
		if x.Cost != nil {
			x.Cost = priceInOrder(x.Cost)
		}
		return x
	}
	return a
}

// onceMet says "en la Fase Final, destruye al Aliado que haya bloqueado a Sir Ansel" as
// what is done then to whoever blocks him.
func onceMet(a ability.Ability) ability.Ability {
	t, ok := a.(ability.Triggered)
	end := ability.Window{Phase: ability.Final}
	if !ok || t.On != ability.Event(ability.PhaseEvent{Window: end}) || t.Limit > 0 {
		return a
	}
	on, ok := MetInCombat(t.Do)
	if !ok {
		return a
	}
	t.On, t.Do = on, ability.Later{When: end, Do: OfFoe(t.Do)}
	return t
}
