package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/shape"
)

// tail reads what may hang on to a chain of effects.
func (r *reader) tail(first ability.Effect) (ability.Effect, bool) {
	for n := 0; n < 4; n++ {
		at := r.state
		r.closeChoice()
		r.comma()
		r.limitInside(first)
		switch {
		case r.beforeDamage():
			continue
		case r.soThat():
			do, ok := r.goal(first)
			if !ok {
				r.state = at
				return first, true
			}
			first = inOrderTo(first, do)
			continue
		case shape.IsMay(first) && r.butMust():
			due, ok := r.chain()
			if !ok {
				r.state = at
				return first, true
			}
			first = r.mustThen(first.(ability.May), due)
			continue
		case shape.IsMay(first) && r.toDoSo():
			pay, ok := r.chain()
			if !ok {
				r.state = at
				return first, true
			}
			first = r.paidAfter(pay, first)
			continue
		case r.one("para"):
			r.comma()
			do, ok := r.goal(first)
			if m, ban := first.(ability.Modify); !ok || ban && shape.Forbids(m) { // what cannot be done is no price
				r.state = at
				return first, true
			}
			first = inOrderTo(first, do)
			continue
		case r.afterSearch():
			found, ok := r.soughtBehind(first)
			if !ok {
				r.state = at
				return first, true
			}
			first = found
			continue
		case r.peek() == "pagando":
			pay, ok := r.payments()
			if !ok || r.pricedByPick(pay) {
				r.state = at
				return first, true
			}
			first = r.paidAfter(pay, first)
			continue
		case r.peek() == ":" && r.pos > 0 && priced(first):
			r.advance(1)
			do, ok := r.goal(first)
			if !ok {
				r.state = at
				return first, true
			}
			if first = inOrderTo(first, do); !shape.IsMay(first) {
				first = shape.May(ability.You, first)
			}
			continue
		case r.form(0).Gerund && !pays[r.form(0).Verb]:
			done, ok := r.outcome(first)
			if !ok {
				r.state = at
				return first, true
			}
			first = done
			continue
		case r.atPrice():
			if r.asksGold() && plays(first) {
				r.state = at
				return first, true // "jugar un Aliado por 2 Oros": in place of its Coste, or besides?
			}
			if may, ok := first.(ability.May); ok {
				r.actor = may.Who // "puedes hacer que tu oponente bote 2 cartas destruyendo un Oro"
			}
			pay, ok := r.payments()
			if !ok || !r.optional(first) || r.pricedByPick(pay) || !ability.IsIt(r.event) && comesOf(shape.DoneTo(pay)) && chooses(first) { // what is not there yet pays for nothing
				r.state = at
				return first, true
			}
			first = r.paidAfter(pay, first)
			continue
		case len(shape.Flat(first)) == 1 && r.ifYouLike():
			if !shape.IsMay(first) {
				first = shape.May(ability.You, first)
			}
			continue
		case shape.IsMay(first) && r.insteadOfItsCost():
			first = forFree(unwrapMay(first))
			continue
		case r.insteadOf():
			saved, ok := r.sparesIt(first)
			if !ok && r.notBuried && r.goesElsewhere(first) {
				continue
			}
			if !ok {
				r.state = at
				return first, true
			}
			first = saved
			continue
		case r.peek() == "si" && annulsThis(first):
			paid, ok := r.paidForBehind(first)
			if !ok {
				r.state = at
				return first, true
			}
			first = paid
			continue
		case r.peek() == "si" && r.form(1).You && !conditional[r.form(1).Verb]:
			r.advance(1)
			r.youPay()
			r.actor = ability.You
			pay, ok := r.chain()
			if !ok {
				r.state = at
				return first, true
			}
			if first = r.paidAfter(pay, first); !shape.IsMay(first) {
				first = shape.May(ability.You, first) // who does not pay need not
			}
			continue
		case r.one("a menos que", "a menos de que"):
			if e, ok := try(r, func() (ability.Effect, bool) { return r.unlessAccompanied(first) }); ok {
				first = e
				continue
			}
			if c, ok := try(r, r.condition); ok && c != nil && !shape.AsksOfIt(c) && !shape.AsksAmongThem(c) {
				first = ability.IfThen{If: negate(c, true), Then: first}
				continue
			}
			who, avoid, ok := r.avoidance(r.chain)
			if !ok {
				r.state = at
				return first, true
			}
			first = unless(first, who, avoid)
			continue
		}
		r.state = at
		return first, true
	}
	return first, true
}

// avoidance reads what somebody does so that something else is not done: "tu oponente pague
// 2 Oros" after "a menos que".
func (r *reader) avoidance(deed func() (ability.Effect, bool)) (ability.Player, ability.Effect, bool) {
	who, said := r.player()
	if r.one("este") {
		who, said = ability.Opponent, true
	}
	_ = r.one("debe", "pueda")
	if !said {
		who = ability.You
	}
	actor := r.actor
	r.actor = who
	avoid, ok := deed()
	r.actor = actor
	if ok && !shape.Payable(avoid, who) {
		switch { // "a menos que pague": the verb tells who
		case shape.Payable(avoid, ability.You):
			who = ability.You
		case shape.Payable(avoid, ability.Opponent):
			who = ability.Opponent
		}
	}
	return who, avoid, ok
}

// avoidedBehind reads "a menos que tu oponente pague 2 Oros" behind the event of what is avoided so:
// "roba 1 carta cuando Sir Ansel entra en juego, a menos que ...".
func (r *reader) avoidedBehind(e ability.Effect) (ability.Effect, bool) {
	if !r.one("a menos que", "a menos de que") {
		return nil, false
	}
	who, avoid, ok := r.avoidance(r.chain)
	return unless(e, who, avoid), ok && oneDeed(e) && shape.Payable(avoid, who)
}

// oneDeed reports whether an effect is a single thing that is done, so that what keeps it from being
// done is said of all of it.
func oneDeed(e ability.Effect) bool {
	_, draws := e.(ability.Draw)
	return draws || shape.Single(e)
}

// unlessFirst reads what avoids something in front of it: "a menos que tu oponente pague 2
// Oros, destruye un Aliado", "si tu oponente no paga 2 Oros, destruye un Aliado".
func (r *reader) unlessFirst() (ability.Effect, bool) {
	before := r.state
	var who ability.Player
	var avoid ability.Effect
	ok := false
	if r.one("a menos que", "a menos de que") {
		who, avoid, ok = r.avoidance(r.effect)
	} else if r.one("si") {
		who, avoid, ok = r.unpaid()
	}
	if !ok || !r.one(",") {
		return nil, false
	}
	r.pickedAs(before)
	start := r.pos
	r.begin = start
	do, ok := r.chain()
	return unless(do, who, avoid), ok && !(shape.Picks(avoid) && !shape.Picks(do) && r.pronounSince(start))
}

// unpaid reads "tu oponente no paga 2 Oros", "no descartas una carta" after "si".
func (r *reader) unpaid() (ability.Player, ability.Effect, bool) {
	who, said := r.player()
	if !said {
		who = ability.You
	}
	if !r.one("no") {
		return 0, nil, false
	}
	if f := r.form(0); !pays[f.Verb] || f.You == said || f.Was || f.Infinitive || f.Participle || f.Clitic != "" {
		return 0, nil, false
	}
	actor := r.actor
	r.actor = who
	avoid, ok := r.effect()
	r.actor = actor
	return who, avoid, ok && shape.Payable(avoid, who)
}

// closeChoice skips the semicolon between the last option of a choice and what is
// done besides.
func (r *reader) closeChoice() {
	if r.parted == notParted && r.endsChoice() {
		r.advance(1)
	}
}

// endsChoice reports whether a semicolon is here after which no option follows.
func (r *reader) endsChoice() bool {
	next := r.ahead(1)
	return r.peek() == ";" && (next == "para" || next == "a" && r.ahead(2) == "menos" || next == "y")
}

// limitInside reads "una vez por turno", "en tu Fase de Vigilia" between a payment and what
// it is for.
func (r *reader) limitInside(payment ability.Effect) {
	at, mid := r.state, r.mid
	for range 2 {
		before := r.state
		r.comma()
		if n, ok := r.timesATurn(); ok && mid.limit == 0 {
			mid.limit = n
			continue
		}
		if w, ok := r.window(); ok && !mid.windowed {
			mid.windowed, mid.when, mid.starts = true, w, r.starts
			continue
		}
		r.state = before
	}
	moved := r.pos > at.pos
	r.comma()
	if next := r.peek(); moved && (next == "para" || r.optional(payment) && r.priceNext() || priced(payment) && (next == ":" || next == "y")) {
		r.mid = mid
		return
	}
	r.state = at
}

// priced reports whether an effect is what a player pays with, as in "paga 2
// Oros: roba una carta", "destruye este Tótem y paga 1 Oro: roba una carta".
func priced(e ability.Effect) bool {
	who := ability.You
	if may, ok := e.(ability.May); ok {
		who, e = may.Who, may.Do
	}
	for i, s := range shape.Flat(e) {
		if i > 0 && s.Link != ability.And || !isPrice(s.Do, who) {
			return false
		}
	}
	return true
}

// isPrice reports whether one step is of those that a player pays with: he gives something up,
// or moves the card itself.
func isPrice(e ability.Effect, who ability.Player) bool {
	switch e := e.(type) {
	case ability.Pay:
		return e.Who == who
	case ability.Mill:
		return e.Who == who
	case ability.Act:
		return e.Who == who && shape.Parts[e.Verb]
	case ability.Put:
		return e.Who == who && ability.IsThis(e.What)
	}
	return false
}

// pricedByPick reports whether the price is that of cards which are only picked once it
// is paid.
func (r *reader) pricedByPick(e ability.Effect) bool {
	pay, ok := e.(ability.Pay)
	return ok && (r.picked || !ability.IsIt(r.event)) && pay.N == ability.Amount(ability.CostOf{Of: ability.It{}})
}

// optional reports whether an effect is one that a player may do, so that what it
// is done by is its price.
func (r *reader) optional(e ability.Effect) bool {
	_, ok := e.(ability.May)
	return ok
}

// insteadOf reads "en su lugar", "en vez de eso", "en vez de ir al Cementerio".
func (r *reader) insteadOf() bool {
	r.notBuried = r.insteadOfBurial()
	return r.notBuried || r.one("en su lugar", "en vez de eso", "en vez de ello")
}

// insteadOfBurial reads "en vez de ponerlo en el Cementerio", "en vez de ir al Cementerio".
func (r *reader) insteadOfBurial() bool {
	at := r.state
	if r.take("en vez de") && (r.one("ponerlo", "ponerla", "enviarlo", "enviarla") && r.one("en", "al", "a") || r.one("ir al", "ir a", "en", "que vaya al", "que vayan al", "al")) {
		z, _, ok := r.place()
		if !ok && r.one("su") {
			z, ok = r.zone()
			r.possessor()
		}
		if ok && z == ability.Cemetery && (ability.IsThis(r.event) || !r.thisNext()) {
			return true
		}
	}
	r.state = at
	return false
}

// goesElsewhere reports whether the last thing that e does has a card go elsewhere that would go to the
// Cementerio now: one that was annulled just before (DAR 4.7), or the Talismán itself, once resolved.
func (r *reader) goesElsewhere(e ability.Effect) bool {
	steps := shape.Flat(unwrapMay(e))
	last := unwrapMay(steps[len(steps)-1].Do)
	if !placesElsewhere(last) {
		return false
	}
	switch who := shape.DoneTo(last); {
	case ability.IsThis(who):
		return r.facts.Type == card.Talisman && !r.answering
	case ability.IsIt(who) && len(steps) > 1:
		return annuls(steps[len(steps)-2].Do)
	case ability.IsIt(who):
		return annuls(r.before.did)
	}
	return false
}

// placesElsewhere reports whether an effect has a card go to another zone than the Cementerio.
func placesElsewhere(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Act:
		return e.Verb == ability.ExileIt || e.Verb == ability.Remove || e.Verb == ability.ShuffleIn || e.Verb == ability.Return
	case ability.Put:
		return e.To.Zone != ability.Cemetery
	}
	return false
}

// annuls reports whether to annul a card is the last thing that e does.
func annuls(e ability.Effect) bool {
	if e == nil {
		return false
	}
	act, ok := shape.Ending(e).(ability.Act)
	return ok && act.Verb == ability.Annul
}

// thisNext reports whether the card itself is spoken of next.
func (r *reader) thisNext() bool {
	at := r.state
	defer func() { r.state = at }()
	r.comma()
	return r.thisCard()
}

// sparesIt joins what is done in place of what would happen to the event's card
// with that card being spared.
func (r *reader) sparesIt(e ability.Effect) (ability.Effect, bool) {
	if !r.harmed || r.befallsItAnyway(e) {
		return nil, false
	}
	if r.looming && (r.allowed || r.lasting || !placesElsewhere(e)) {
		return nil, false // nobody is asked, and nothing saves it from its way to the Cementerio
	}
	r.answers = true
	if r.notBuried && ability.IsBearer(r.event) && movesThis(e) {
		return e, true // the Arma goes there instead of to the Cementerio with its bearer
	}
	return inOrderTo(e, ability.Act{Who: ability.You, Verb: ability.Save, What: r.theEvents()}), true
}

// befallsItAnyway reports whether an effect does to the event's card what it would be spared: "en
// respuesta a que otro Aliado sea destruido, puedes destruirlo en su lugar".
func (r *reader) befallsItAnyway(e ability.Effect) bool {
	act, ok := e.(ability.Act)
	if may, allowed := e.(ability.May); allowed {
		return r.befallsItAnyway(may.Do)
	}
	if !ok || !ability.IsIt(act.What) && !(ability.IsBearer(act.What) && ability.IsBearer(r.event)) {
		return false
	}
	for said, v := range plainVerbs {
		if v == act.Verb && r.verbSaid(said, r.begin) {
			return true
		}
	}
	return false
}

// movesThis reports whether the last thing that e does is to put the card itself somewhere.
func movesThis(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Put:
		return ability.IsThis(e.What)
	case ability.May:
		return movesThis(e.Do)
	case ability.InOrderTo:
		return movesThis(e.Do)
	}
	return false
}
