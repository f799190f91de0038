package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// sentence reads one sentence into the card's abilities. It reports whether the
// sentence was understood to its end.
func (r *reader) sentence(done []ability.Ability) ([]ability.Ability, bool) {
	if r.afterthought(done) {
		return done, true
	}
	if a, ok := try(r, r.fixedSentence); ok && allSound(a) {
		r.prevPicked = false
		return append(done, a...), true
	}
	r.fresh()
	r.work = 0
	at := r.state
	if out, ok := r.plainSentence(done); ok && allSound(out) {
		return out, true
	}
	r.state = at
	return done, false
}

// fresh forgets what belongs to a sentence.
func (r *reader) fresh() {
	pos := r.pos
	r.state = state{pos: pos, actor: ability.You, named: r.named, namedLast: r.namedLast, searched: r.searched, rummaged: r.rummaged, condIt: r.condIt}
}

func (r *reader) plainSentence(done []ability.Ability) ([]ability.Ability, bool) {
	r.borrows = false
	start := r.pos
	h := r.prefixes()
	if r.prevOneAlly && r.facts.Type == card.Ally && r.toks[start].word == "si" && isThisEvent(h.on) && !r.namesItself(start, r.pos) {
		return done, false // "un Aliado pierde 2. Si es destruido, ...": which of the two?
	}
	standsIn := len(h.ifs) > 0 && r.inPlaceOf()
	if len(h.ifs) > 0 {
		r.one("ademas") // "si es un Caballero, además roba 2 cartas"
	}
	r.actor, r.begin = ability.You, r.pos
	r.where, r.answering = whereAfter(h.on), h.response
	r.theyAct = r.theyAct && !h.response && r.facts.Type != card.Talisman
	e, ok := try(r, r.consequence)
	if ok {
		h.continued = true
	} else if e, ok = r.clause(); !ok {
		return done, false
	}
	if r.ownTurn {
		if _, rule := e.(ability.Rule); !rule {
			return done, false
		}
		h.ifs = append(h.ifs, ability.TurnOf{Who: ability.You})
	}
	standsIn = standsIn || len(h.ifs) > 0 && h.on == nil && r.inPlaceOf()
	e = r.suffixes(&h, e)
	if standsIn {
		if !r.atEnd() || h.on != nil || h.windowed || h.limit > 0 || h.until != ability.Standing || r.per != nil || r.nounless {
			return done, false
		}
		return standIn(done, allOf(h.ifs), e)
	}
	if r.atFinal && h.on == nil && !h.windowed && drawsExtra(e) {
		h.windowed, h.when = true, ability.Window{Phase: ability.Final, Whose: ability.You}
	}
	if r.further && (h.windowed && h.when.Phase == ability.Final || endsYourTurn(h.on)) {
		e = extraDraws(e)
	}
	if !h.merge(r.mid) {
		return done, false
	}
	if rest, ok := r.butAlso(h.on); ok {
		// "gana 3 cuando bloquea, pero no puede atacar": two abilities
		subject := r.subject
		if subject == nil {
			subject = subjectOf(e)
		}
		first, ok := r.build(done, h, e)
		if !ok || h.on == nil && len(h.ifs) == 0 && !standing(e) {
			return done, false
		}
		r.fresh()
		r.pos, r.subject, r.prevPicked = rest, subject, false
		return r.plainSentence(first)
	}
	if may, ok := e.(ability.May); ok && r.answers && may.Who == ability.You && h.on != nil {
		h.response = true // what is about to happen is prevented before it does (DAR 4.10)
	}
	if !r.atEnd() || r.per != nil {
		return done, false
	}
	if r.from == ability.InPlay && (h.response || h.limit > 0 || isMay(e)) && playsThis(e) && !offBoard(allOf(h.ifs)) {
		r.from = ability.Hand // what is played lies there if nothing else is said
	}
	if r.from != ability.InPlay {
		h.ifs = append(h.ifs, ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: ability.You, In: []ability.Zone{r.from}}})
	}
	out, ok := r.build(done, h, e)
	switch {
	case !ok:
		r.prevDrew, r.prevEvent = noneDrawn, false
	case r.drawn != noneDrawn || r.anyPick || !r.goesOn:
		r.prevDrew = r.drawn
	}
	r.prevEvent = ok && !r.anyPick && (r.event == (ability.Cards)(ability.It{}) || r.goesOn && r.prevEvent)
	r.prevLooked, r.everyones = ok && (r.looked || r.goesOn && r.prevLooked && !r.anyPick), ok && doneByEach(e)
	if r.anyPick || !r.goesOn {
		r.prevPick = latest{several: r.several, named: r.pickNamed, partly: r.partly, typ: r.pickType}
	}
	r.prevOneAlly = ok && r.picked && !r.many && r.pickType == card.Ally && !r.gone
	r.prevChose = ok && endsInChoice(e)
	r.prevPicked = ok && (r.anyPick || r.event == (ability.Cards)(ability.It{}) || r.goesOn && r.prevPicked)
	return out, ok
}

// endsInChoice reports whether the last thing that e does is to choose cards.
func endsInChoice(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Act:
		return e.Verb == ability.Pick
	case ability.May:
		return endsInChoice(e.Do)
	case ability.IfThen:
		return endsInChoice(e.Then)
	case ability.InOrderTo:
		return endsInChoice(e.Do)
	case ability.Sequence:
		return endsInChoice(e.Steps[len(e.Steps)-1].Do)
	}
	return false
}

// isThisEvent reports whether an event is one of the card itself.
func isThisEvent(on ability.Event) bool {
	e, ok := on.(ability.CardEvent)
	return ok && e.Who == (ability.Cards)(ability.This{})
}

// butAlso reads what joins a further statement to one whose event or condition
// stands behind it, and gives its position.
func (r *reader) butAlso(on ability.Event) (int, bool) {
	at := r.state
	defer func() { r.state = at }()
	r.comma()
	if r.one("pero") {
		return r.pos, !r.atEnd()
	}
	if r.one("y") {
		switch r.peek() {
		case "no", "puede":
			return r.pos, r.ofOtherCombat(on)
		case "cuando", "si", "una", "al":
			return r.pos, true
		case "en", "cada":
			return r.pos, r.ahead(1) == "respuesta" || r.ahead(1) == "vez" || r.ahead(1) == "tu"
		}
	}
	return 0, false
}

// ofOtherCombat reports whether what follows is about attacking where the event is that
// a card blocks, or about blocking where it attacks. It holds whether it does so or not:
// "gana 2 cuando bloquea y no puede ser declarado atacante".
func (r *reader) ofOtherCombat(on ability.Event) bool {
	event, ok := on.(ability.CardEvent)
	if !ok || len(event.What) != 1 {
		return false
	}
	n := 1
	if r.peek() == "no" {
		n = 2
	}
	deed := r.form(n).verb
	if r.ahead(n) == "ser" && r.form(n+1).verb == vDeclarar {
		n += 2
		if r.ahead(n) == "como" {
			n++
		}
		deed = map[string]verb{"atacante": vAtacar, "bloqueador": vBloquear}[r.ahead(n)]
	}
	return event.What[0] == ability.Blocks && deed == vAtacar || event.What[0] == ability.Attacks && deed == vBloquear
}

// subjectOf is whom a change speaks of, where that is one known card.
func subjectOf(e ability.Effect) ability.Cards {
	if m, ok := e.(ability.Modify); ok && isReference(m.Who) {
		return m.Who
	}
	return nil
}

// doneByEach reports whether each player does a part of the effect.
func doneByEach(e ability.Effect) bool {
	found := false
	mapEffect(e, func(e ability.Effect) ability.Effect {
		switch x := e.(type) {
		case ability.Act:
			found = found || x.Who == ability.Each
		case ability.Mill:
			found = found || x.Who == ability.Each
		}
		return e
	})
	return found
}

// endsYourTurn reports whether an event is the end of your turn.
func endsYourTurn(on ability.Event) bool {
	return on == ability.Event(ability.PhaseEvent{Window: ability.Window{Phase: ability.Turn, Whose: ability.You}, End: true})
}

// extraDraws makes draws in the Fase Final further ones beside that of the turn.
func extraDraws(e ability.Effect) ability.Effect {
	return mapEffect(e, func(e ability.Effect) ability.Effect {
		d, ok := e.(ability.Draw)
		if ok {
			d.Extra = true
			return d
		}
		return e
	})
}

// playsThis reports whether the effect lets you play the card itself, from nowhere
// in particular.
func playsThis(e ability.Effect) bool {
	p, ok := unwrapMay(e).(ability.Play)
	return ok && p.Who == ability.You && !p.FromSet && p.What == (ability.Cards)(ability.This{})
}

// build makes an ability of a header and a clause, or adds the clause to the
// ability before when it goes on there.
func (r *reader) build(done []ability.Ability, h header, e ability.Effect) ([]ability.Ability, bool) {
	cond := allOf(h.ifs)
	if h.until != ability.Standing {
		long, ok := lasts(e, h.until)
		switch {
		case ok:
			e = long
		case !h.thatTurn:
			return done, false
		}
	}
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
	if then, ok := e.(ability.IfThen); ok && !talisman && !h.continued && !r.borrows && !followsUp(then.If) {
		cond, e = allOf(append(listed(cond), listed(then.If)...)), then.Then
	}
	e, readsOn := r.readsOn(h, e)
	goesOn := h.continued || r.borrows || readsOn
	if out, ok := r.givesBack(done, h, e); ok {
		return out, true
	}
	if len(done) > 0 && itsPrice(e) && !r.namesItself(r.begin, r.pos) && hasPrice(done[len(done)-1]) {
		return done, false // what costs so much: the card, or the ability before?
	}
	if out, ok := ifItDoes(done, e); ok && h.continued && h.on == nil {
		return out, true
	}
	if h.thisTurn && h.on == nil && h.limit == 0 && !goesOn && oneShot(done) {
		goesOn = true // "al final del turno" is the turn in which the rest was done
	}
	if !goesOn && !talisman && h.on == nil && !h.windowed && h.limit == 0 && cond == nil && timedChange(e) && oneShot(done) {
		goesOn = true // what lasts for a time begins when the rest is done
	}
	if goesOn && len(done) > 0 && h.on == nil && h.limit == 0 {
		r.goesOn = true
		if h.whilst {
			return done, false // how long that is would be lost
		}
		if long, ok := lasts(e, ability.WhileThis); ok && h.whileIn {
			e = long // "mientras Sir Ansel esté en juego, ese Aliado no puede atacar"
		}
		if h.continued && cond == nil && !h.windowed && r.hangsOn {
			if out, ok := allowedToo(done, e); ok {
				return out, true
			}
		}
		if cond != nil {
			e = ability.IfThen{If: cond, Then: e}
		}
		if h.windowed {
			if h.when.Phase != ability.Final {
				return done, false
			}
			e = ability.Later{When: finalOf(h.when), Do: e}
		}
		if out, ok := extend(done, e); ok {
			return out, true
		}
		return done, false
	}
	if goesOn && r.borrows && (!talisman || h.on != nil || len(done) == 0) {
		return done, false
	}
	if s, ok := e.(ability.Sequence); ok && h.trailing && !talisman && standing(s.Steps[0].Do) && !standing(s.Steps[len(s.Steps)-1].Do) {
		// "tus Aliados ganan 1 y tu oponente bota 2 en cada Fase de Agrupación":
		// the time is that of the last part only.
		done = append(done, ability.Continuous{If: cond, Do: s.Steps[0].Do})
		e = sequence(s.Steps[1:])
	}
	if s, ok := e.(ability.Sequence); ok && !talisman && h.on == nil && !h.windowed && h.limit == 0 && len(s.Steps) == 2 && standing(s.Steps[0].Do) && drawsExtra(s.Steps[1].Do) {
		// "el portador gana 2 y puede robar 1 carta extra": the draw is each turn's.
		done = append(done, ability.Continuous{If: cond, Do: s.Steps[0].Do})
		h.windowed, h.when, e = true, ability.Window{Phase: ability.Final, Whose: ability.You}, s.Steps[1].Do
	}
	if first, rest, ok := capable(e); ok && h.late && !talisman {
		// "puede bloquear 2 Aliados y gana 1 cuando bloquea": the event is that of
		// the last part.
		done = append(done, ability.Continuous{If: cond, Do: first})
		e = rest
	}
	if first, rest, ok := lastTrait(e); ok && h.lastOnly && h.on == nil && !talisman {
		done = append(done, ability.Continuous{Do: first})
		e = rest
	}
	if from, ok := playsItself(e); ok && talisman && h.on != nil && !offBoard(cond) {
		cond = allOf(append(listed(cond), ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: ability.You, In: []ability.Zone{from}}}))
	}
	if talisman && h.on != nil && playsItAgain(e) && !offBoard(cond) {
		return done, false
	}
	if talisman && !offBoard(cond) && !playedEvent(h.on) {
		return r.spell(done, h, cond, e)
	}
	a, ok := r.classify(h, cond, e)
	if !ok {
		return done, false
	}
	return append(done, a), true
}

// attacksAlone is what a card says that lets nobody attack with it once it is
// declared an attacker: all attackers are declared at a time (DAR 5.3.1), so that it
// is true of it before.
func attacksAlone(h header, e ability.Effect) (ability.Effect, bool) {
	on, ok := h.on.(ability.CardEvent)
	m, isChange := e.(ability.Modify)
	if !ok || !isChange || h.response || len(on.What) != 1 || on.What[0] != ability.Attacks || len(m.Traits) != 1 || m.Traits[0] != (ability.Trait)(ability.AttackAlone) {
		return nil, false
	}
	switch on.Who.(type) {
	case ability.This, ability.Bearer:
		m.Who, m.Until = on.Who, ability.Standing
		return m, true
	}
	return nil, false
}

// namesItself reports whether the words from one position to another hold the card's
// name, or "este Aliado".
func (r *reader) namesItself(from, to int) bool {
	for i := from; i < to; i++ {
		t := r.toks[i]
		if t.self > 0 || (t.word == "este" || t.word == "esta") && i+1 < len(r.toks) && nouns[r.toks[i+1].word] != (noun{}) {
			return true
		}
	}
	return false
}

// itsPrice reports whether an effect changes what the card itself costs.
func itsPrice(e ability.Effect) bool {
	m, ok := e.(ability.Modify)
	if !ok || m.Who != (ability.Cards)(ability.This{}) {
		return false
	}
	_, costs := m.Traits[0].(ability.CostChange)
	return costs
}

// hasPrice reports whether an ability costs Oros to use.
func hasPrice(a ability.Ability) bool {
	switch a := a.(type) {
	case ability.Activated:
		return a.Cost != nil && !every(a.Cost, paysNone)
	case ability.Response:
		return a.Cost != nil && !every(a.Cost, paysNone)
	case ability.Triggered:
		return !every(a.Do, paysNone)
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

// capable takes from a change without a time what the cards are able to do.
func capable(e ability.Effect) (able, rest ability.Modify, ok bool) {
	m, ok := e.(ability.Modify)
	if !ok || m.Until != ability.Standing || len(m.Traits) < 2 {
		return m, m, false
	}
	switch m.Traits[0].(type) {
	case ability.Capacity, ability.Change:
	default:
		return m, m, false
	}
	able, rest = m, m
	able.Traits, rest.Traits = m.Traits[:1], m.Traits[1:]
	return able, rest, true
}

// lastTrait parts the last trait of a change without a time from the others.
func lastTrait(e ability.Effect) (others, last ability.Modify, ok bool) {
	m, ok := e.(ability.Modify)
	n := len(m.Traits) - 1
	if !ok || m.Until != ability.Standing || n < 1 {
		return m, m, false
	}
	others, last = m, m
	others.Traits, last.Traits = m.Traits[:n], m.Traits[n:]
	return others, last, true
}

// readsOn reports whether "este Aliado" at the start of a bare sentence with a
// duration speaks of what the sentence before picked; if so it says It instead.
func (r *reader) readsOn(h header, e ability.Effect) (ability.Effect, bool) {
	m, ok := e.(ability.Modify)
	if r.facts.Type == card.Ally && (!r.prevOneAlly || len(h.ifs) > 0) {
		return e, false // it is the card itself
	}
	if !ok || !r.prevPicked || !r.saidThis || h.continued || h.on != nil || h.windowed || m.Until == ability.Standing || mentionsIt(m.Traits) ||
		m.Who != (ability.Cards)(ability.This{}) {
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
	found := false
	mapEffect(e, func(e ability.Effect) ability.Effect {
		p, ok := e.(ability.Play)
		found = found || ok && p.What == (ability.Cards)(ability.This{}) && !p.FromSet
		return e
	})
	return found
}

// spell adds to what a Talisman does.
func (r *reader) spell(done []ability.Ability, h header, cond ability.Condition, e ability.Effect) ([]ability.Ability, bool) {
	if standing(e) && !h.windowed && h.on == nil && aboutThis(e) {
		a, ok := r.classify(h, cond, e)
		return append(done, a), ok
	}
	if may, ok := e.(ability.May); ok && may.Who == ability.Opponent && annulsThis(may.Do) {
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
	if later, ok := e.(ability.Later); ok && first && !h.windowed && h.on == nil && !single(later.Do) {
		h.windowed, h.when, e = true, later.When, later.Do
	}
	e = settle(e)
	if cond != nil {
		e = ability.IfThen{If: cond, Then: e}
	}
	if !first {
		if h.windowed || h.on != nil {
			return done, false
		}
		return extend(done, e)
	}
	if may, ok := e.(ability.May); ok && may.Who == ability.You {
		e = may.Do // playing the Talisman is the choice
	}
	s := ability.Spell{On: h.on, Do: e}
	if h.windowed {
		s.When = h.when
	}
	return append(done, s), true
}
