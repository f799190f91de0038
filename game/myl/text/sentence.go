package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// sentence reads one sentence into the card's abilities. It reports whether the
// sentence was understood to its end.
func (r *reader) sentence(done []ability.Ability) ([]ability.Ability, bool) {
	if r.afterthought(done) {
		return done, true
	}
	if r.one("ademas de pagar su coste", "ademas de pagar el coste", "ademas de su coste") {
		r.comma() // which is paid anyway
	}
	if a, ok := try(r, r.soundAsFixed); ok {
		r.before = atHand{}
		return append(done, a...), true
	}
	r.fresh()
	r.work, r.done = 0, done
	at, before := r.state, r.before
	if out, ok := r.plainSentence(done); ok && shape.AllSound(out) {
		return out, true
	}
	r.state, r.before = at, before
	if out, ok := r.aroundAside(done); ok {
		return out, true
	}
	r.state, r.before = at, before
	return done, false
}

// soundAsFixed reads a fixed sentence that a card can mean.
func (r *reader) soundAsFixed() ([]ability.Ability, bool) {
	a, ok := r.fixedSentence()
	return a, ok && shape.AllSound(a)
}

// fresh forgets what belongs to a sentence.
func (r *reader) fresh() {
	pos := r.pos
	r.state = state{pos: pos, memory: r.memory, speakers: speakers{actor: ability.You}}
}

// plainSentence reads what stands before the clause, the clause, and what stands behind it.
func (r *reader) plainSentence(done []ability.Ability) ([]ability.Ability, bool) {
	r.borrows = false
	start := r.pos
	var h header
	if at := r.state; !r.attacksAtOnce() {
		h = r.prefixes()
	} else {
		r.state = at // what the card is able to do, done
	}
	if r.facts.Type == card.Talisman && !h.continued && shape.OffBoard(shape.AllOf(h.ifs)) {
		r.before = atHand{} // what it does from the Cementerio is no part of what it did when played
	}
	if r.before.oneAlly() && r.toks[start].Word == "si" && isThisEvent(h.on) && !r.namesItself(start, r.pos) {
		return done, false // "un Aliado pierde 2. Si es destruido, ...": which of the two?
	}
	r.atDamage = h.windowed && h.when.Phase == ability.Damage || r.atDamage && !h.windowed && h.on == nil && h.limit == 0
	spares := r.harmed && r.insteadOf() // "si es destruido, en su lugar vuelve a tu Mano"
	if !spares && h.on == nil && annuls(r.before.did) && r.insteadOfBurial() {
		h.continued = true // "anula un Talismán. En vez de ir al Cementerio, es desterrado"
	}
	standsIn := !spares && len(h.ifs) > 0 && r.inPlaceOf()
	r.inStead = standsIn
	r.ifOnly = len(done) > 0 && len(h.ifs) > 0 && h.on == nil && !h.windowed
	e, ok := r.mainClause(&h)
	if ok && spares {
		e, ok = r.sparesIt(e)
	}
	if !ok {
		return done, false
	}
	standsIn = standsIn || len(h.ifs) > 0 && h.on == nil && r.inPlaceOf()
	e = h.mayThen(r.onlyThen(&h, r.suffixes(&h, e)))
	if h.ofUse && !usedOnPurpose(done) || r.calledUp != 0 && h.isOver(r.calledUp) {
		return done, false
	}
	if r.only == caseFollows || r.only == caseSaid && anyoneMay(e) {
		return done, false
	}
	if price, more, ok := bought(e); ok && !standsIn && h.on == nil && !h.windowed && h.limit == 0 && r.inPlaceOf() {
		if !r.atEnd() {
			return done, false
		}
		return boughtMore(done, price, more, r.standsFor.number)
	}
	if n := r.surpassed(start, &h, e); n > 0 && !standsIn {
		standsIn, r.standsFor.number = true, n
	}
	if standsIn {
		if !r.atEnd() || h.on != nil || h.windowed || h.limit > 0 || h.until != ability.Standing || r.per != nil || r.asCond {
			return done, false
		}
		return standIn(done, shape.AllOf(h.ifs), e, r.standsFor)
	}
	if rummages(h.on) && (h.response || r.pronounSince(start) && !r.anyPick) {
		return done, false // which card was found is not told, and it is over
	}
	e = r.drawsFurther(&h, e)
	if !h.merge(r.mid) {
		return done, false
	}
	r.atDamage = r.atDamage || h.windowed && h.when.Phase == ability.Damage
	if either, ok := r.orThatMany(e); ok {
		e = either
	}
	if cond, instead, ok := r.orSoMany(&h, e); ok {
		first, ok := r.onEachOccasion(done, h, e)
		if !ok || len(first) != len(done)+1 {
			return done, false
		}
		return standIn(first, cond, instead, r.standsFor)
	}
	if r.startsOtherNumber(&h, e) {
		return r.otherwiseSoMuch(done, h, e)
	}
	if rest, ok := r.butAlso(&h); ok {
		return r.twoStatements(done, h, e, rest)
	}
	if may, ok := e.(ability.May); ok && r.answers && may.Who == ability.You && h.on != nil {
		h.response = true // what is about to happen is prevented before it does (DAR 4.10)
	}
	if !r.atEnd() || r.beyond || r.per != nil || r.orOn != nil || r.pickFirst != nil || r.resolving && !h.response && r.facts.Type != card.Talisman {
		return done, false
	}
	if h.on == nil && !h.windowed {
		e = boughtCheaper(e)
	}
	if from := r.playedFrom(h, e); from != ability.InPlay {
		h.ifs = append(h.ifs, ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: ability.You, In: []ability.Zone{from}}})
	}
	out, ok := r.onEachOccasion(done, h, e)
	if ok {
		r.heard = r.heard || h.on != nil
		r.before = r.leaves(e)
	}
	return out, ok
}

// mainClause reads the clause of a sentence that began so. What it says of when it
// holds joins the header.
func (r *reader) mainClause(h *header) (ability.Effect, bool) {
	r.comma()
	if len(h.ifs) > 0 {
		r.one("ademas", "tambien") // "si es un Caballero, además roba 2 cartas"
	}
	r.actor, r.begin = ability.You, r.pos
	r.where, r.answering = r.whereLeft(h.on), h.response
	r.askedOfIt = r.drawnFits || shape.AsksOfIt(shape.AllOf(h.ifs))
	r.inHand = len(h.ifs) > 0 && workplace(h.ifs) == ability.Hand
	r.lasting = h.until != ability.Standing
	r.anew = !h.continued && (h.on != nil || h.windowed || h.limit > 0)
	if h.response || r.facts.Type == card.Talisman {
		r.theyAct, r.someone = false, false // who answers is you
	}
	e, ok := try(r, r.exilesDamage)
	if ok {
		return e, h.limit == 0 && len(h.ifs) == 0
	}
	e, ok = tryWhere(r, aConsequence, r.consequence)
	if ok {
		h.continued = true
	} else if e, ok = r.clause(); !ok {
		return nil, false
	}
	if r.foreseen != nil {
		if h.on != nil {
			return nil, false
		}
		h.on, h.response = r.foreseen, true
	}
	if r.ownTurn {
		if _, rule := e.(ability.Rule); !rule {
			return nil, false
		}
		h.ifs = append(h.ifs, ability.TurnOf{Who: ability.You})
	}
	return e, true
}

// drawsFurther makes what is drawn "además" in the Fase Final come beside the draw of
// that phase.
func (r *reader) drawsFurther(h *header, e ability.Effect) ability.Effect {
	ownTurn := h.when == (ability.Window{Phase: ability.Turn, Whose: ability.You})
	if r.atFinal && h.on == nil && (!h.windowed || ownTurn) && shape.DrawsExtra(e) {
		h.windowed, h.when = true, ability.Window{Phase: ability.Final, Whose: ability.You}
	}
	if r.further && (h.windowed && h.when.Phase == ability.Final || endsYourTurn(h.on)) {
		r.beyond = false
		return extraDraws(e)
	}
	return e
}

// twoStatements reads "gana 3 cuando bloquea, pero no puede atacar", of which the
// second statement begins at rest.
func (r *reader) twoStatements(done []ability.Ability, h header, e ability.Effect, rest int) ([]ability.Ability, bool) {
	subject := r.subject
	if subject == nil {
		subject = subjectOf(e)
	}
	first, ok := r.build(done, h, e)
	if !ok || h.on == nil && len(h.ifs) == 0 && !standing(e) && !(shape.IsMay(e) && !h.windowed && h.limit == 0) {
		return done, false
	}
	r.fresh()
	r.pos, r.subject, r.before = rest, subject, atHand{}
	if ability.IsBearer(subject) {
		r.before.known = subject
	}
	return r.plainSentence(first)
}

// playedFrom is where the card must lie for what the sentence says: in the Mano if it
// is played from nowhere in particular.
func (r *reader) playedFrom(h header, e ability.Effect) ability.Zone {
	if r.from == ability.InPlay && !goesItself(h.on) && (h.response || h.limit > 0 || shape.IsMay(e) || shape.Costly(e)) && playsThis(e) && !shape.OffBoard(shape.AllOf(h.ifs)) {
		return ability.Hand
	}
	return r.from
}

// goesItself reports whether an event has the card itself, or one that is known, leave for
// where it may be played from then.
func goesItself(on ability.Event) bool {
	switch on := on.(type) {
	case ability.CardEvent:
		return shape.IsReference(on.Who) && shape.WhereAfter(on) == shape.Away
	case ability.AnyOf:
		return slices.ContainsFunc(on.Events, goesItself)
	}
	return false
}

// onEachOccasion builds an ability for each occasion on which e is done.
func (r *reader) onEachOccasion(done []ability.Ability, h header, e ability.Effect) ([]ability.Ability, bool) {
	first, other := h, h
	switch {
	case h.also != nil:
		other = *h.also
		other.ifs = h.ifs
	case h.or != nil:
		other.on = h.or.on
		other.ifs = slices.Concat(h.or.asks, h.ifs)
	}
	first.ifs = slices.Concat(h.asks, h.ifs)
	first.or, other.or = nil, nil
	out, ok := r.build(done, first, e)
	if h.also == nil && h.or == nil || !ok {
		return out, ok
	}
	if h.limit > 0 || len(out) != len(done)+1 {
		return done, false
	}
	return r.build(out, other, e)
}

// isThisEvent reports whether an event is one of the card itself.
func isThisEvent(on ability.Event) bool {
	e, ok := on.(ability.CardEvent)
	return ok && ability.IsThis(e.Who)
}

// butAlso reads what joins a further statement to one whose event or condition
// stands behind it, and gives its position.
func (r *reader) butAlso(h *header) (int, bool) {
	on := h.on
	at := r.state
	defer func() { r.state = at }()
	r.comma()
	if r.one("pero", "sin embargo", "no obstante") {
		r.comma()
		return r.pos, !r.atEnd()
	}
	if r.one("y") {
		r.comma()
		switch r.peek() {
		case "no", "puede":
			return r.pos, r.ofOtherCombat(on) || h.late && ofKnown(on)
		case "gana", "pierde":
			return r.pos, h.late && ofKnown(on) && r.says("cuando")
		case "es":
			return r.pos, h.late && ofKnown(on) && keywordSaid[r.ahead(1)]
		case "cuando", "si", "mientras", "una", "al":
			return r.pos, true
		case "puedes": // "puedes pagar 1 Oro para A y puedes pagar 2 Oros para B"
			return r.pos, on == nil
		case "en", "cada":
			return r.pos, r.ahead(1) == "respuesta" || r.ahead(1) == "vez" || r.ahead(1) == "tu"
		}
	}
	return 0, false
}

// ofKnown reports whether an event is one of the card itself or its bearer, of whom what is
// said behind it may be said as well: "gana 2 cuando bloquea y no puede ser destruido".
func ofKnown(on ability.Event) bool {
	e, ok := on.(ability.CardEvent)
	return ok && shape.IsReference(e.Who)
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
	deed := r.form(n).Verb
	if r.ahead(n) == "ser" && r.form(n+1).Verb == es.Declarar {
		n += 2
		if r.ahead(n) == "como" {
			n++
		}
		deed = map[string]es.Verb{"atacante": es.Atacar, "bloqueador": es.Bloquear}[r.ahead(n)]
	}
	return event.What[0] == ability.Blocks && deed == es.Atacar || event.What[0] == ability.Attacks && deed == es.Bloquear
}

// subjectOf is whom a change speaks of, where that is one known card.
func subjectOf(e ability.Effect) ability.Cards {
	if m, ok := e.(ability.Modify); ok && shape.IsReference(m.Who) {
		return m.Who
	}
	return nil
}

// endsYourTurn reports whether an event is the end of your turn.
func endsYourTurn(on ability.Event) bool {
	return on == ability.Event(ability.PhaseEvent{Window: ability.Window{Phase: ability.Turn, Whose: ability.You}, End: true})
}

// extraDraws makes draws in the Fase Final further ones beside that of the turn.
func extraDraws(e ability.Effect) ability.Effect {
	return shape.MapEffect(e, func(e ability.Effect) ability.Effect {
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
	e = unwrapMay(e)
	paid, instead := e.(ability.InOrderTo)
	if instead {
		e = paid.Do
	}
	p, ok := e.(ability.Play)
	return ok && (!instead || p.Free || p.Less > 0) && p.Who == ability.You && !p.FromSet && ability.IsThis(p.What)
}

// saidBearer reports whether the clause spoke of the bearer, and of no other card.
func (r *reader) saidBearer() bool {
	return !r.picked && slices.ContainsFunc(r.toks[r.begin:r.pos], func(t es.Token) bool { return t.Word == "portador" })
}

// namesItself reports whether the words from one position to another hold the card's
// name, or "este Aliado".
func (r *reader) namesItself(from, to int) bool {
	for i := from; i < to; i++ {
		t := r.toks[i]
		if t.Self > 0 || (t.Word == "este" || t.Word == "esta") && i+1 < len(r.toks) && es.IsNoun(r.toks[i+1].Word) {
			return true
		}
	}
	return false
}

// anyoneMay reports whether an effect lets you do what you may do without it: play the card, attack.
// Said of the one case in which you may, it is a ban in all others.
func anyoneMay(e ability.Effect) bool {
	m, must := unwrapMay(e).(ability.Modify)
	return shape.IsMay(e) && (playsThis(e) || must && slices.ContainsFunc(m.Traits, func(t ability.Trait) bool { _, ok := t.(ability.Must); return ok }))
}
