package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// build makes an ability of a header and a clause, or adds the clause to the
// ability before when it goes on there.
func (r *reader) build(done []ability.Ability, h header, e ability.Effect) ([]ability.Ability, bool) {
	if h.or != nil || r.looming && h.until != ability.Standing {
		return done, false // what one of two occasions asks for would be lost
	}
	h, e, ok := h.forItsTime(done, e)
	if !ok {
		return done, false
	}
	if h.adds && h.standsAlone(done, e) {
		h.continued = false
	} else if h.adds && ofItself(e) && oneShot(done) && h.timeless() && h.on == nil && len(h.ifs) == 0 {
		if growsItself(e) {
			return done, false // "además, gana 2 a la Fuerza": then, or always?
		}
		h.continued = false
	}
	cond := shape.AllOf(h.ifs)
	if alone, ok := attacksAlone(h, e); ok {
		h.on, e = nil, alone
	}
	talisman := r.facts.Type == card.Talisman
	if r.whenAble {
		s := e.(ability.Sequence)
		done = append(done[:len(done):len(done)], ability.Continuous{If: cond, Do: s.Steps[0].Do})
		return ifItDoes(done, ability.IfThen{If: ability.Done{}, Then: s.Steps[1].Do})
	}
	if r.eitherPlayer && !talisman {
		return r.splitPlayers(done, h, e)
	}
	if then, ok := e.(ability.IfThen); ok && !talisman && !h.continued && !r.borrows && !shape.FollowsUp(then.If) {
		cond, e = shape.AllOf(slices.Concat(shape.Listed(cond), shape.Listed(then.If))), then.Then
	}
	e, readsOn := r.readsOn(h, e)
	goesOn := h.continued || r.borrows || readsOn || r.repeats && !shape.OffBoard(cond)
	if out, ok := r.givesBack(done, h, e); ok {
		return out, true
	}
	if r.ofWhat(done, h, cond, e, goesOn) {
		return done, false
	}
	if late, ok := h.inFinal(e); ok && h.continued && h.on == nil && cond == nil {
		if out, ok := ifItDoes(done, late); ok {
			return out, true
		}
	}
	if h.continued && !h.windowed && h.on == nil && cond == nil {
		if when, over := takesOnceOver(done, e); over {
			e = ability.Later{When: when, Do: e} // "... hasta la Fase Final. Luego, es destruido"
		}
	}
	goesOn = goesOn || h.on == nil && h.limit == 0 && r.ofThatTurn(done, h, cond, e)
	if goesOn && len(done) > 0 && h.on == nil && h.limit == 0 {
		return r.goOn(done, h, cond, e)
	}
	if goesOn && r.borrows && (!talisman || h.on != nil || len(done) == 0) {
		return done, false
	}
	done, h, e = r.apart(done, h, cond, e)
	return r.add(done, h, cond, e)
}

// forItsTime gives what a sentence sets up for a time, or changes for one, that time. It
// fails where the time would be lost.
func (h header) forItsTime(done []ability.Ability, e ability.Effect) (header, ability.Effect, bool) {
	if until, ok := h.waitsFor(done, e); ok {
		if h.windowed || h.response {
			return h, e, false
		}
		return header{continued: h.continued || ability.SpeaksOfIt(h.on)}, meanwhile(h, e, until), true
	}
	if h.until == ability.Standing {
		return h, e, true
	}
	if long, ok := shape.Lasts(e, h.until); ok {
		return h, long, true
	}
	return h, e, h.thatTurn
}

// ofWhat reports whether nobody knows what a sentence without a name goes on with: the
// ability before, or the card.
func (r *reader) ofWhat(done []ability.Ability, h header, cond ability.Condition, e ability.Effect, goesOn bool) bool {
	if len(done) == 0 {
		return false
	}
	switch {
	case itsPrice(e) && !r.namesItself(r.begin, r.pos) && hasPrice(done[len(done)-1]):
		return true // what costs so much: the card, or the ability before?
	case h.on != nil:
		return false
	case h.when == (ability.Window{Phase: ability.Final}) && !goesOn && takes(e, ability.This{}) && ofAnother(done) && !r.namesItself(r.begin, r.pos):
		return true // "cuando un Aliado ataca, pierde 1. En la Fase Final, es destruido": that Aliado, or the card itself?
	}
	if h.continued || h.windowed || cond != nil {
		return false
	}
	_, over := takesOnceOver(done, e)
	return over // "gana 2 a la Fuerza hasta la Fase Final. Destrúyelo": at once?
}

// ofThatTurn reports whether a sentence speaks of the turn in which the ability before did
// something, and so goes on there, though no word says that it does.
func (r *reader) ofThatTurn(done []ability.Ability, h header, cond ability.Condition, e ability.Effect) bool {
	switch {
	case oneShot(done) && (h.thisTurn || r.endsSo(done, h, e)):
		return true // "al final del turno" is the turn in which the rest was done
	case h.timeless() && oneShot(done) && !shape.OffBoard(cond) && endless(e):
		return true // "... Puedes robar 1 carta": not whenever and as often as you like
	case cond != nil:
		return false
	case h.when == (ability.Window{Phase: ability.Final}) && oneShot(done) && takesNamedAgain(done, e):
		return true // "... puedes poner a Ulfar en tu Línea de Defensa. En la Fase Final, Ulfar vuelve a ..."
	case h.losesThisFinally(e): // "puedes jugarlo desde tu Cementerio. En la Fase Final, destrúyelo"
		return !r.namedSince(r.begin) && comesFromOffBoard(done)
	case h.windowed:
		return false
	}
	return r.facts.Type != card.Talisman && timedChange(e) && oneShot(done) // what lasts for a time begins when the rest is done
}

// endless reports whether an effect lets you take something for nothing, which as an ability of its
// own, without a time and a number, you would do without end.
func endless(e ability.Effect) bool {
	may, ok := e.(ability.May)
	if !ok || may.Who != ability.You || shape.Costly(may.Do) {
		return false
	}
	switch do := shape.Flat(may.Do)[0].Do.(type) {
	case ability.Draw, ability.Search, ability.Mill:
		return true
	case ability.Act:
		_, chosen := do.What.(ability.Chosen)
		return chosen && do.Who == ability.You
	}
	return false
}

// goOn adds a clause to the ability before, of which it is a part.
func (r *reader) goOn(done []ability.Ability, h header, cond ability.Condition, e ability.Effect) ([]ability.Ability, bool) {
	r.goesOn = true
	if h.whilst {
		return done, false // how long that is would be lost
	}
	if long, ok := shape.Lasts(e, ability.WhileThis); ok && h.whileIn {
		e = long // "mientras Sir Ansel esté en juego, ese Aliado no puede atacar"
	}
	if h.continued && cond == nil && !h.windowed && r.hangsOn {
		if out, ok := allowedToo(done, e); ok {
			return out, true
		}
	}
	if r.theyDo {
		set, ok := ifTheyDo(done, e)
		if !ok {
			return done, false
		}
		e = set
	}
	if cond != nil {
		e = shape.OtherwiseApart(cond, e)
	}
	if h.windowed {
		if h.when.Phase != ability.Final {
			return done, false
		}
		e = ability.Later{When: finalOf(h.when), Do: e}
	}
	e, ok := r.whenThatIsDone(done, h, e)
	if !ok {
		return done, false
	}
	return extend(done, e)
}

// whenThatIsDone has what "luego" joins to something that waits for a moment wait for it as well:
// "destruye un Aliado en la Fase Final. Luego, roba 1 carta". It fails where that speaks of cards
// which are picked only then.
func (r *reader) whenThatIsDone(done []ability.Ability, h header, e ability.Effect) (ability.Effect, bool) {
	if h.adds || shape.Waits(e) {
		return e, true
	}
	var first ability.Later
	waits := false
	shape.Redone(done[len(done)-1], func(before ability.Effect) (ability.Effect, bool) {
		first, waits = shape.EndsLater(before)
		return before, true
	})
	unknown := waits && r.borrows && shape.Picks(first.Do)
	if !waits || !h.continued {
		return e, !unknown
	}
	return ability.Later{When: first.When, Do: e}, !unknown && shape.Every(e, atOnce)
}

// atOnce reports whether an effect waits for nothing.
func atOnce(e ability.Effect) bool { return !shape.Waits(e) }

// apart makes abilities of their own of the parts of a clause that what stands around it
// does not speak of, and leaves the part of which it does.
func (r *reader) apart(done []ability.Ability, h header, cond ability.Condition, e ability.Effect) ([]ability.Ability, header, ability.Effect) {
	if r.facts.Type == card.Talisman {
		return alsoSays(done, cond, h.besides), h, e
	}
	if s, ok := e.(ability.Sequence); ok && h.trailing && standing(s.Steps[0].Do) {
		// "tus Aliados ganan 1 y tu oponente bota 2 en cada Fase de Agrupación":
		// the time is that of the last part only.
		done, e = alsoSays(done, cond, s.Steps[0].Do), shape.Sequence(s.Steps[1:])
	}
	if first, rest, ok := r.lastPart(e); ok && h.trailing && h.on == nil {
		done, e = alsoSays(done, cond, first), rest // "gana 4 a la Fuerza y no puede ser destruido en tu turno"
	}
	if s, ok := e.(ability.Sequence); ok && h.on == nil && !h.windowed && h.limit == 0 && len(s.Steps) == 2 && standing(s.Steps[0].Do) && shape.DrawsExtra(s.Steps[1].Do) {
		// "el portador gana 2 y puede robar 1 carta extra": the draw is each turn's.
		done, e = alsoSays(done, cond, s.Steps[0].Do), s.Steps[1].Do
		h.windowed, h.when = true, ability.Window{Phase: ability.Final, Whose: ability.You}
	}
	if first, rest, ok := capable(e); ok && h.late {
		// "puede bloquear 2 Aliados y gana 1 cuando bloquea": the event is that of
		// the last part.
		h.besides, e = first, rest
	}
	done = alsoSays(done, cond, h.besides)
	if first, rest, ok := lastParts(e, h.ofLast); ok && h.ofLast > 0 && h.on == nil {
		done, e = alsoSays(done, nil, first), rest
	}
	return done, h, e
}

// alsoSays adds what a sentence says besides, nil for nothing.
func alsoSays(done []ability.Ability, cond ability.Condition, besides ability.Effect) []ability.Ability {
	if besides == nil {
		return done
	}
	return append(done, ability.Continuous{If: cond, Do: besides})
}

// add adds the ability that a clause makes by itself.
func (r *reader) add(done []ability.Ability, h header, cond ability.Condition, e ability.Effect) ([]ability.Ability, bool) {
	talisman := r.facts.Type == card.Talisman
	if from, ok := playsItself(e); ok && talisman && h.on != nil && !shape.OffBoard(cond) {
		cond = shape.AllOf(slices.Concat(shape.Listed(cond), []ability.Condition{ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: ability.You, In: []ability.Zone{from}}}}))
	}
	if talisman && h.on != nil && playsItAgain(e) && !shape.OffBoard(cond) {
		return done, false
	}
	if talisman && !shape.OffBoard(cond) && !playedEvent(h.on) {
		return r.spell(done, h, cond, e)
	}
	a, ok := r.classify(h, cond, e)
	switch {
	case ok:
		return append(done, a), true
	case h.on == nil && h.timeless() && !shape.OffBoard(cond) && !r.hangsOn && !playsThis(e) && oneShot(done):
		return r.goOn(done, h, cond, e)
	}
	return done, false
}

// spell adds to what a Talisman does.
func (r *reader) spell(done []ability.Ability, h header, cond ability.Condition, e ability.Effect) ([]ability.Ability, bool) {
	if standing(e) && !h.windowed && h.on == nil && aboutThis(e) {
		a, ok := r.classify(h, cond, e)
		return append(done, a), ok
	}
	if may, ok := e.(ability.May); ok && may.Who == ability.Opponent && annulsThis(may.Do) {
		e = ability.May{Who: may.Who, Do: shape.MapEffect(may.Do, func(e ability.Effect) ability.Effect {
			if a, ok := e.(ability.Act); ok && a.Verb == ability.Annul {
				a.Who = may.Who // "para que este Talismán sea anulado"
				return a
			}
			return e
		})}
		a, ok := r.classify(h, cond, e)
		return append(done, a), ok
	}
	if h.limit > 0 || playsItAgain(e) {
		return done, false
	}
	first := true
	for _, a := range done {
		if _, ok := a.(ability.Spell); ok {
			first = false
		}
	}
	if !first && h.windowed && h.when.Phase == ability.Final {
		e, h.windowed = ability.Later{When: finalOf(h.when), Do: e}, false
	}
	if later, ok := e.(ability.Later); ok && later.When.Phase == ability.Final && first && !h.windowed && h.on == nil && !shape.Single(later.Do) {
		h.windowed, h.when, e = true, later.When, later.Do
	}
	e = shape.Settle(e)
	if cond != nil {
		e = shape.OtherwiseApart(cond, e)
	}
	if !first {
		if h.windowed || h.on != nil {
			return done, false
		}
		return extend(done, e)
	}
	if may, ok := e.(ability.May); ok && may.Who == ability.You && (h.on != nil || h.windowed || may.Do == ability.Effect(anyGold)) {
		e = may.Do // that is when it may be played, or none is enough
	}
	s := ability.Spell{On: h.on, Do: e}
	if h.windowed {
		s.When = h.when
	}
	return append(done, s), true
}

// anyGold pays as many Oros as one likes.
var anyGold = ability.Pay{Who: ability.You, AnyAmount: true}

// attacksAlone is what a card says that lets nobody attack with it once it is
// declared an attacker: all attackers are declared at a time (DAR 5.3.1), so that it
// is true of it before.
func attacksAlone(h header, e ability.Effect) (ability.Effect, bool) {
	on, ok := h.on.(ability.CardEvent)
	m, isChange := e.(ability.Modify)
	if !ok || !isChange || h.response || len(on.What) != 1 || on.What[0] != ability.Attacks || len(m.Traits) != 1 || m.Until > ability.UntilFinal {
		return nil, false
	}
	alone := m.Traits[0] == (ability.Trait)(ability.AttackAlone) && (shape.IsReference(on.Who) && m.Who == on.Who || shape.IsEventCard(m.Who, on))
	if !alone && !keepsOthers(m) {
		return nil, false
	}
	switch on.Who.(type) {
	case ability.This, ability.Bearer:
		return ability.Modify{Who: on.Who, Traits: []ability.Trait{ability.AttackAlone}}, true
	}
	return nil, false
}

// keepsOthers reports whether a change keeps your other allies from attacking this turn.
func keepsOthers(m ability.Modify) bool {
	all, ok := m.Who.(ability.Every)
	others := ability.Filter{Types: []card.Type{card.Ally}, Of: ability.You, Other: true}
	return ok && m.Traits[0] == (ability.Trait)(ability.Cannot{What: ability.AttackDeed}) && reflect.DeepEqual(all.Of, others)
}

// itsPrice reports whether an effect changes what the card itself costs.
func itsPrice(e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	if !ok || !ability.IsThis(m.Who) {
		return false
	}
	_, costs := m.Traits[0].(ability.CostChange)
	return costs
}

// hasPrice reports whether an ability costs Oros to use.
func hasPrice(a ability.Ability) bool {
	switch a := a.(type) {
	case ability.Activated:
		return a.Cost != nil && !shape.Every(a.Cost, paysNone)
	case ability.Response:
		return a.Cost != nil && !shape.Every(a.Cost, paysNone)
	case ability.Triggered:
		return !shape.Every(a.Do, paysNone)
	}
	return false
}

// paysNone reports whether an effect pays no Oros.
func paysNone(e ability.Effect) bool {
	_, pays := e.(ability.Pay)
	return !pays
}

// finalOf is the Fase Final in which something is done that began before: the next
// one, or the opponent's.
func finalOf(w ability.Window) ability.Window {
	if w.Whose != ability.Opponent {
		w.Whose = ability.Anyone
	}
	return w
}

// inFinal has what follows "si lo hacen" wait for the Fase Final that the sentence names. It
// fails where that is another time.
func (h header) inFinal(e ability.Effect) (ability.Effect, bool) {
	then, follows := e.(ability.IfThen)
	if !h.windowed || !follows {
		return e, true
	}
	then.Then = ability.Later{When: finalOf(h.when), Do: then.Then}
	return then, h.when.Phase == ability.Final
}

// capable takes from a change without a time what the cards are able to do.
func capable(e ability.Effect) (able, rest ability.Modify, ok bool) {
	m, ok := e.(ability.Modify)
	if !ok || m.Until != ability.Standing || len(m.Traits) < 2 {
		return m, m, false
	}
	if !ofAbility(m.Traits[0]) {
		return m, m, false
	}
	able, rest = m, m
	able.Traits, rest.Traits = m.Traits[:1], m.Traits[1:]
	return able, rest, true
}

// readsOn reports whether "este Aliado" at the start of a bare sentence with a
// duration speaks of what the sentence before picked; if so it says It instead.
func (r *reader) readsOn(h header, e ability.Effect) (ability.Effect, bool) {
	m, ok := e.(ability.Modify)
	if r.facts.Type == card.Ally && (!r.before.oneAlly() || len(h.ifs) > 0) {
		return e, false // it is the card itself
	}
	if !ok || !r.before.has() || !r.saidThis || h.continued || h.on != nil || h.windowed || m.Until == ability.Standing || shape.MentionsIt(m.Traits) ||
		!ability.IsThis(m.Who) {
		return e, false
	}
	m.Who = ability.It{}
	if r.theirTurn {
		m.Until = ability.TheirNextTurn
	}
	return m, true
}

// playsItAgain reports whether the effect of a Talisman would play that Talisman.
func playsItAgain(e ability.Effect) bool {
	return shape.Some(e, func(e ability.Effect) bool {
		p, ok := e.(ability.Play)
		return ok && ability.IsThis(p.What)
	})
}

// standsAlone reports whether what a sentence says besides is an ability of its own: behind
// what is always true nothing goes on, and what is done in a phase does not hang on another time.
func (h *header) standsAlone(done []ability.Ability, e ability.Effect) bool {
	if len(done) == 0 || h.windowed && h.when.Phase != ability.Final {
		return true
	}
	_, always := done[len(done)-1].(ability.Continuous)
	return always && (standing(e) || shape.IsMay(e))
}

// ofItself reports whether an effect is a change, for which no time is said, of the card itself or its
// bearer.
func ofItself(e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	return ok && m.Until == ability.Standing && isOwn(m.Who)
}

// growsItself reports whether the strength of the card itself changes: that of a bearer is what his
// Arma is for.
func growsItself(e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	return ok && ability.IsThis(m.Who) && slices.ContainsFunc(m.Traits, func(t ability.Trait) bool {
		switch t.(type) {
		case ability.Strengthen, ability.Weaken, ability.SetStrength:
			return true
		}
		return false
	})
}

// losesThisFinally reports whether the card is taken away in the Fase Final, whether that is said
// before or behind it.
func (h *header) losesThisFinally(e ability.Effect) bool {
	if later, ok := e.(ability.Later); ok && !h.windowed {
		return later.When.Phase == ability.Final && losesThis(later.Do)
	}
	return h.windowed && h.when.Phase == ability.Final && losesThis(e)
}
