package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// afterthought reads a sentence that narrows what stands before it: "esta
// Habilidad no afecta a los Oros". The cards that the last ability speaks of
// without naming a type leave Oros out.
func (r *reader) afterthought(done []ability.Ability) bool {
	at := r.state
	for _, read := range []func([]ability.Ability) bool{r.restraint, r.goldFor, r.boughtOff, r.ofEqualOnes, r.backThen, r.mayBeMore, r.doneToAll, r.controlledFor} {
		if read(done) {
			return true
		}
		r.state = at
	}
	if !r.one("esta habilidad", "este efecto") {
		r.thisCard()
	}
	if r.one("no") && r.one("afecta", "puede afectar") {
		r.one("a")
		r.one("los", "las")
		if n, ok := es.Nouns[r.peek()]; ok && n.Typ != card.NoType && len(done) > 0 {
			r.advance(1)
			if last, ok := exclude(done[len(done)-1], n.Typ); ok && r.atEnd() {
				done[len(done)-1] = last
				return true
			}
		}
	}
	r.state = at
	return false
}

// controlledFor reads how long a card is yours whose control was gained for good by the sentence
// before: "lo controlas mientras este Aliado esté en juego".
func (r *reader) controlledFor(done []ability.Ability) bool {
	if len(done) == 0 || !isPronoun(r.peek()) || !r.form(1).You || r.form(1).Verb != es.Controlar {
		return false
	}
	r.advance(2)
	until, ok := r.duration()
	if !ok || !r.atEnd() {
		return false
	}
	found := false
	last := shape.MapAbility(done[len(done)-1], func(e ability.Effect) ability.Effect {
		if c, ok := e.(ability.Control); ok && c.Until == ability.RestOfGame {
			c.Until, found = until, true
			return c
		}
		return e
	})
	if found {
		done[len(done)-1] = last
	}
	return found
}

// ofEqualOnes reads a sentence that says what the rules say anyway: of several that are the
// strongest, whoever does it picks one. "Si hay más de uno, tú eliges cuál".
func (r *reader) ofEqualOnes(done []ability.Ability) bool {
	if len(done) == 0 || !r.one("si hay mas de uno", "si hay mas de una", "si hay varios", "si hay varias", "si hay empate", "si empatan", "en caso de empate") {
		return false
	}
	r.comma()
	r.one("tu")
	if v, ok := r.verb(es.Elegir); !ok || v.Clitic != "" || v.Infinitive || v.Participle {
		return false
	}
	_ = r.one("cual de ellos", "cual de ellas", "cual", "uno de ellos", "una de ellas", "uno", "una")
	_, ok := shape.Redone(done[len(done)-1], func(e ability.Effect) (ability.Effect, bool) { return e, shape.Some(e, picksExtreme) })
	return ok && r.atEnd()
}

// picksExtreme reports whether you pick one of those that have the most or least of something.
func picksExtreme(e ability.Effect) bool {
	act, ok := e.(ability.Act)
	c, chosen := act.What.(ability.Chosen)
	return ok && chosen && act.Who == ability.You && c.Of.IsBest()
}

// boughtOff reads a sentence that lets a player keep what stands before it from being
// done: "tu oponente puede pagar 2 Oros para evitarlo".
func (r *reader) boughtOff(done []ability.Ability) bool {
	if len(done) == 0 {
		return false
	}
	r.fresh()
	who, ok := r.player()
	if !ok || !r.one("puede") {
		return false
	}
	r.actor = who
	avoid, ok := r.chain()
	r.comma()
	if !ok || !shape.Payable(avoid, who) || !r.one("para") || !r.one("evitarlo", "impedirlo", "prevenirlo") || !r.atEnd() {
		return false
	}
	last, ok := shape.Redone(done[len(done)-1], func(do ability.Effect) (ability.Effect, bool) {
		return unless(do, who, avoid), oneDeed(do)
	})
	if ok {
		done[len(done)-1] = last
	}
	return ok
}

// exclude leaves a type out of every selection of cards in play of any type.
func exclude(a ability.Ability, t card.Type) (ability.Ability, bool) {
	found := false
	narrow := func(f ability.Filter) ability.Filter {
		if len(f.Types) == 0 && len(f.In) == 0 && len(f.Names) == 0 {
			f.NotType, found = t, true
		}
		return f
	}
	cards := func(c ability.Cards) ability.Cards { return shape.OfFilter(c, narrow) }
	effect := func(e ability.Effect) ability.Effect {
		return shape.MapEffect(e, func(e ability.Effect) ability.Effect { return shape.OfCards(e, cards) })
	}
	event := func(e ability.Event) ability.Event {
		switch e := e.(type) {
		case ability.PlayerEvent:
			if e.Card != nil {
				f := narrow(*e.Card)
				e.Card = &f
			}
			return e
		case ability.CardEvent:
			e.Who = cards(e.Who)
			return e
		}
		return e
	}
	switch a := a.(type) {
	case ability.Spell:
		a.On, a.Do = event(a.On), effect(a.Do)
		return a, found
	case ability.Activated:
		a.Cost, a.Do = effect(a.Cost), effect(a.Do)
		return a, found
	case ability.Response:
		a.On, a.Do = event(a.On), effect(a.Do)
		return a, found
	case ability.Triggered:
		a.On, a.Do = event(a.On), effect(a.Do)
		return a, found
	}
	return a, false
}

// givesBack reads "Cuando este Aliado sale del juego, el Aliado vuelve a la
// Línea de Defensa oponente" after an ability that took control of it or exiled it:
// that lasts while the source is in play (DAR example 14).
func (r *reader) givesBack(done []ability.Ability, h header, e ability.Effect) ([]ability.Ability, bool) {
	on, ok := h.on.(ability.CardEvent)
	put, isPut := e.(ability.Put)
	if !ok || !isPut || len(done) == 0 || len(on.What) != 1 || on.What[0] != ability.Leaves || !ability.IsThis(on.Who) ||
		!ability.IsIt(put.What) || !comesToPlay(put.To.Zone) {
		return done, false
	}
	taken := put.To.Of == ability.Opponent
	last, ok := done[len(done)-1].(ability.Triggered)
	if !ok {
		return done, false
	}
	found := false
	last.Do = shape.MapEffect(last.Do, func(e ability.Effect) ability.Effect {
		switch x := e.(type) {
		case ability.Act:
			if c, chosen := x.What.(ability.Chosen); chosen && x.Verb == ability.ExileIt && x.Who == ability.You && shape.InPlayForSure(c) && !found {
				found = true
				return ability.ExileFor{Who: x.Who, What: c, Until: ability.WhileThis}
			}
		case ability.Put:
			if x.To.Of == ability.You && taken {
				found = true
				return ability.Control{Who: ability.You, What: x.What, Until: ability.WhileThis}
			}
		case ability.Control:
			found = found || taken
			x.Until = ability.WhileThis
			return x
		}
		return e
	})
	if !found {
		return done, false
	}
	return append(append([]ability.Ability(nil), done[:len(done)-1]...), last), true
}

// comesToPlay reports whether a zone is one in play.
func comesToPlay(z ability.Zone) bool {
	return z == ability.InPlay || shape.IsLine(z) || z == ability.GoldReserve || z == ability.SupportLine
}

// ifItDoes reads "Si lo hace, X" after what cards are able to do: X happens when they
// attack in the turn they came in or block what they may block, and holds while one
// blocks or carries as many as it may. Of what the card must do it reads "Si no lo hace, X".
func ifItDoes(done []ability.Ability, e ability.Effect) ([]ability.Ability, bool) {
	then, ok := e.(ability.IfThen)
	if !ok || then.If != (ability.Condition)(ability.Done{}) && then.If != notDone || len(done) == 0 {
		return done, false
	}
	last, ok := done[len(done)-1].(ability.Continuous)
	if !ok {
		return done, false
	}
	m, ok := last.Do.(ability.Modify)
	if !ok || len(m.Traits) == 0 {
		return done, false
	}
	asDone := asTheyDo
	if then.If == notDone {
		asDone = asItFails
	}
	if t, ok := asDone(m); ok && m.Until == ability.Standing {
		t.Do = shape.Settle(then.Then)
		return append(done, t), true
	}
	if then.If == notDone {
		return done, false
	}
	able, ok := m.Traits[len(m.Traits)-1].(ability.Capacity)
	if !ok || !shape.IsReference(m.Who) || !standing(then.Then) || able.What != ability.CarryWeapon {
		return done, false
	}
	many := ability.Compares{A: ability.WeaponsOf{Of: m.Who}, Op: ability.MoreThan, With: ability.Number(1)}
	return append(done, ability.Continuous{If: many, Do: then.Then}), true
}

// asTheyDo is an ability that goes off when cards do what a change has them able to do last.
func asTheyDo(m ability.Modify) (ability.Triggered, bool) {
	who, it := m.Who, m.Who
	switch c := m.Who.(type) {
	case ability.This, ability.Bearer:
	case ability.Every:
		who, it = shape.OneOf(c.Of), ability.It{}
	case ability.Chosen, ability.It:
		who, it = ability.It{}, ability.It{}
	default:
		return ability.Triggered{}, false
	}
	when := func(v ability.CardVerb, c ability.Condition) (ability.Triggered, bool) {
		return ability.Triggered{On: ability.CardEvent{What: []ability.CardVerb{v}, Who: who}, If: c}, true
	}
	switch able := m.Traits[len(m.Traits)-1].(type) {
	case ability.Change:
		switch {
		case able == ability.MayAttack && m.Until != ability.Standing:
			return when(ability.Attacks, nil)
		case able == ability.AttackAtOnce:
			entered := ability.Filter{That: []ability.Quality{ability.Is{State: ability.EnteredNow}}}
			return when(ability.Attacks, ability.Fits{Who: it, Is: entered})
		case able == ability.BlockUnblockable && shape.IsReference(m.Who):
			such := ability.Filter{That: []ability.Quality{ability.Has{Keyword: ability.Imbloqueable}}}
			return when(ability.Blocks, ability.Fits{Who: ability.Opposing{}, Is: such})
		}
	case ability.Capacity:
		second := able == ability.Capacity{What: ability.BlockDeed, N: ability.Number(1), More: true} || able == ability.Capacity{What: ability.BlockDeed, N: ability.Number(2)}
		if second && ability.IsThis(m.Who) {
			two := ability.Filter{Types: []card.Type{card.Ally}, That: []ability.Quality{ability.Is{State: ability.BlockedByThis}}}
			return when(ability.Blocks, ability.Exists{Of: two, Count: ability.Bound{Op: ability.AtLeast, N: ability.Number(2)}})
		}
	}
	return ability.Triggered{}, false
}

// asItFails is an ability that goes off when cards do not do what they must.
func asItFails(m ability.Modify) (ability.Triggered, bool) {
	must, ok := m.Traits[len(m.Traits)-1].(ability.Must)
	who := m.Who
	if all, every := who.(ability.Every); every {
		who = shape.OneOf(all.Of)
	} else if !shape.IsReference(who) {
		return ability.Triggered{}, false
	}
	fails := ability.Triggered{On: ability.CardEvent{What: []ability.CardVerb{ability.DoesNotAttack}, Who: who}}
	return fails, ok && must.What == ability.AttackDeed
}

// ifTheyDo reads "Si lo hacen, X" after what cards are able to do for a time, and "Si no lo
// hacen, X" after what they must do: X happens whenever they do so, or do not. It fails where
// nobody knows what they would have to do.
func ifTheyDo(done []ability.Ability, e ability.Effect) (ability.Effect, bool) {
	then, ok := e.(ability.IfThen)
	if !ok || then.If != (ability.Condition)(ability.Done{}) && then.If != notDone || len(done) == 0 {
		return e, true
	}
	var able ability.Modify
	shape.Redone(done[len(done)-1], func(e ability.Effect) (ability.Effect, bool) {
		steps := shape.Flat(e)
		able, _ = steps[len(steps)-1].Do.(ability.Modify)
		return e, true
	})
	asDone := asTheyDo
	switch {
	case then.If == notDone && obliges(able):
		asDone = asItFails
	case then.If == notDone, !shape.Ables(able):
		return e, true
	}
	t, ok := asDone(able)
	t.Do = shape.Settle(then.Then)
	return ability.Meanwhile{Has: t, Until: untilOf(able)}, ok
}

// obliges reports whether a change has cards attack.
func obliges(m ability.Modify) bool {
	if len(m.Traits) == 0 {
		return false
	}
	_, must := m.Traits[len(m.Traits)-1].(ability.Must)
	return must
}
