package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// paidFirst reads a payment that stands in front without "puedes": "pagando 1
// Oro, puedes robar una carta", "si descartas una carta, puedes ...".
func (r *reader) paidFirst() (ability.Effect, bool) {
	if r.asksGold() {
		return r.goldFirst()
	}
	barter := r.take("a cambio de") || r.form(1).Verb == es.Pagar && r.form(1).Infinitive && r.goldAhead(2) && r.take("al")
	if !barter && r.one("si") {
		if !r.youPay() {
			return nil, false
		}
	} else if f := r.form(0); !(f.Gerund || barter && f.Infinitive) || !pays[f.Verb] || r.event != nil && r.pos > 0 && r.toks[r.pos-1].Kind == es.Word {
		return nil, false // "cuando juegas un Aliado pagando su Coste" says how it is played
	}
	gerund := r.form(0).Gerund || barter
	pay, ok := r.wholePrice()
	if ok && gerund {
		r.midway() // "pagando 1 Oro en tu Vigilia, ..."
	}
	comma, allowed := r.one(","), r.one("puedes")
	if !ok || !gerund && !(allowed || comma && (r.event != nil || r.anew && r.verbAt == es.Pagar || givesUpThis(pay) || r.facts.Type == card.Talisman)) {
		return nil, false
	}
	r.comma()
	if gold, isGold := pay.(ability.Pay); isGold && gerund && r.peek() == "tu" && r.ahead(1) == "oponente" && r.ahead(2) == "puede" {
		r.advance(2)
		gold.Who, r.actor = ability.Opponent, ability.Opponent
		do, ok := r.playersEffect() // "pagando 2 Oros, tu oponente puede anularlo": it is he who pays
		may, allowed := do.(ability.May)
		return ability.May{Who: ability.Opponent, Do: inOrderTo(gold, may.Do)}, ok && allowed
	}
	do, ok := r.bought()
	return ability.May{Who: ability.You, Do: inOrderTo(pay, do)}, ok
}

// goldFirst reads "por 2 Oros, puedes robar una carta".
func (r *reader) goldFirst() (ability.Effect, bool) {
	r.actor = ability.You
	pay, ok := r.payments()
	r.midway()
	if r.comma(); !ok {
		return nil, false
	}
	r.one("puedes")
	do, ok := r.bought()
	return ability.May{Who: ability.You, Do: inOrderTo(pay, do)}, ok
}

// bought reads what was paid for. That it may be done, "puede ser destruido", is what one pays for.
func (r *reader) bought() (ability.Effect, bool) {
	do, ok := r.chain()
	if may, left := do.(ability.May); left && may.Who == ability.You {
		do = may.Do
	}
	return r.whereSought(do), ok
}

// wholePrice reads a price of which all parts are said alike: "destruyes este Tótem y descartas tu
// Mano".
func (r *reader) wholePrice() (ability.Effect, bool) {
	first := r.form(0)
	var steps []ability.Step
	for len(steps) < 3 {
		at := r.state
		if f := r.form(1); len(steps) > 0 && !(r.peek() == "y" && pays[f.Verb] && f.Gerund == first.Gerund && f.You == first.You && f.Infinitive == first.Infinitive && r.one("y")) {
			break
		}
		r.paying, r.actor = true, ability.You
		pay, ok := r.action()
		if !ok {
			r.state = at
			break
		}
		steps = append(steps, ability.Step{Link: ability.And, Do: pay})
	}
	if len(steps) == 0 {
		return nil, false
	}
	steps[0].Link = ability.Stop
	return shape.Sequence(steps), true
}

// givesUpThis reports whether the card itself is given up, which only its controller does for
// something: "si destierras este Aliado, roba 2 cartas".
func givesUpThis(e ability.Effect) bool {
	return slices.ContainsFunc(shape.Flat(e), func(s ability.Step) bool { return ability.IsThis(shape.DoneTo(s.Do)) })
}

// youPay reports whether a price is here of which "si" makes what follows hang on it: "pagas", "decides
// pagar".
func (r *reader) youPay() bool {
	f := r.form(0)
	if isPronoun(r.peek()) {
		f = r.form(1) // "si lo destierras"
	}
	if f.You && f.Verb == es.Elegir && r.form(1).Infinitive {
		r.advance(1)
		f = r.form(0)
		return pays[f.Verb]
	}
	return f.You && pays[f.Verb]
}

// goalFirst reads what is done before what it takes: "para robar 1 carta, puedes
// pagar 2 Oros".
func (r *reader) goalFirst() (ability.Effect, bool) {
	if !r.one("para") {
		return nil, false
	}
	r.goalFore = true
	do, ok := r.goal(nil)
	r.goalFore = false
	if !ok || shape.IsMay(do) || !r.one(",") {
		return nil, false
	}
	allowed := r.one("puedes")
	if !allowed && !r.bids(0) {
		return nil, false
	}
	before, start := r.picked, r.pos
	r.actor = ability.You
	pay, ok := r.chain()
	if !ok || shape.Picks(pay) && (before && !r.inLastSentence() || refers(do)) || r.pronounSince(start) {
		return nil, false // of what would the pronouns of the two speak?
	}
	e := inOrderTo(pay, do)
	if allowed {
		e = shape.May(ability.You, e)
	}
	return e, true
}

// inLastSentence reports whether no sentence follows.
func (r *reader) inLastSentence() bool {
	for _, t := range r.toks[r.endOf(r.pos):] {
		if t.Kind != es.Stop {
			return false
		}
	}
	return true
}

// notItsCost reads what may be done in place of paying what the card costs: "en vez de
// pagar su Coste, puedes destruir 2 Aliados tuyos", "en vez de pagar su Coste, puedes
// jugar este Aliado descartando 2 cartas".
func (r *reader) notItsCost() (ability.Effect, bool) {
	if !r.insteadOfItsCost() || !r.one(",") || !r.one("puedes") {
		return nil, false
	}
	r.actor = ability.You
	if r.one("jugar", "bajar") {
		r.one("a")
		if !r.thisCard() {
			return nil, false
		}
		r.comma()
		if !r.form(0).Gerund {
			return nil, false
		}
		r.paying = true
		pay, ok := r.action()
		return forFree(pay), ok
	}
	pay, ok := r.chain()
	return forFree(pay), ok
}

// insteadOfItsCost reads "en vez de pagar su Coste", "en vez de pagar el Coste de este
// Aliado".
func (r *reader) insteadOfItsCost() bool {
	at := r.state
	if r.take("en vez de pagar") && (r.take("su coste") || r.take("el coste") && r.ofThis()) {
		return true
	}
	r.state = at
	return false
}

// forFree lets the card be played at that price instead of its cost.
func forFree(pay ability.Effect) ability.Effect {
	if played, ok := unwrapMay(pay).(ability.InOrderTo); ok && playsThis(played.Do) {
		pay = played.First // "jugar a Sir Ansel descartando 2 cartas"
	}
	return shape.May(ability.You, inOrderTo(pay, ability.Play{Who: ability.You, What: ability.This{}, Free: true}))
}

// refers reports whether an effect speaks of cards that are already known.
func refers(e ability.Effect) bool {
	return shape.Some(e, func(e ability.Effect) bool {
		c := shape.DoneTo(e)
		with, _ := c.(ability.WithKin)
		return shape.IsReference(c) || shape.IsReference(with.Of)
	})
}

// pronounSince reports whether a pronoun hangs on a verb from start on.
func (r *reader) pronounSince(start int) bool {
	for _, t := range r.toks[start:r.pos] {
		if isPronoun(t.Form.Clitic) {
			return true
		}
	}
	return false
}

// pays holds the verbs that a player pays with.
var pays = map[es.Verb]bool{es.Pagar: true, es.Descartar: true, es.Botar: true, es.Destruir: true, es.Desterrar: true, es.Remover: true, es.Barajar: true, es.Subir: true, es.Mostrar: true}

// payments reads how something is paid: "pagando 2 Oros y botando una carta", "por un Coste de 2
// Oros".
func (r *reader) payments() (ability.Effect, bool) {
	if r.one("por un coste de", "a un coste de", "con un coste de", "por el coste de") || r.goldAhead(1) && r.one("por") || r.goldAhead(3) && r.take("a cambio de") {
		n, ok := r.natural()
		return ability.Pay{Who: r.actor, N: ability.Number(n)}, ok && n > 0 && r.one("oro", "oros", "de oro")
	}
	var steps []ability.Step
	barter := false // "a cambio de descartar una carta y pagar 1 Oro"
	for len(steps) < 3 {
		at := r.state
		if len(steps) > 0 && !r.one("y", "e", ",") || !r.atPrice() && !(barter && r.form(0).Infinitive) {
			r.state = at
			break
		}
		barter = r.take("a cambio de") || barter
		r.paying = true
		pay, ok := r.action()
		if !ok {
			return nil, false
		}
		steps = append(steps, ability.Step{Link: ability.And, Do: pay})
	}
	if len(steps) == 0 {
		return nil, false
	}
	return shape.Sequence(steps), true
}

// soThat reads "; con ello,", "y, así," between a price and what it is for.
func (r *reader) soThat() bool {
	at := r.state
	if r.token().Kind == es.Stop {
		r.advance(1) // of a semicolon
	} else if r.one("y", ";") {
		r.comma()
	}
	if r.one("con ello", "con esto", "con eso", "asi") {
		r.comma()
		return true
	}
	r.state = at
	return false
}

// toDoSo reads "para ello debes", in the sentence of what it is the price of or in one of its own.
func (r *reader) toDoSo() bool {
	at := r.state
	if r.token().Kind == es.Stop {
		r.advance(1)
	}
	_ = r.one(";")
	if r.one("para ello", "para hacerlo", "para eso", "para esto", "como coste") || r.peek() == "antes" && r.ahead(1) == "debes" {
		r.comma()
		r.one("antes", "primero")
		r.one("debes", "deberas")
		r.one("antes", "primero")
		if pays[r.form(0).Verb] {
			r.actor = ability.You
			return true
		}
	}
	r.state = at
	return false
}

// butMust reads "pero debes", "pero tienes que" between what one may do and what it takes.
func (r *reader) butMust() bool {
	at := r.state
	if r.comma(); r.one("pero debes", "pero luego debes", "pero a cambio debes", "pero para ello debes", "pero antes debes") && pays[r.form(0).Verb] {
		r.actor = ability.You
		return true
	}
	r.state = at
	return false
}

// mustThen makes what one has to do for what he may its price. Of cards that are drawn it may be one:
// "puedes robar 2 cartas, pero debes descartar una".
func (r *reader) mustThen(may ability.May, due ability.Effect) ability.Effect {
	if draws := shape.Some(may.Do, func(e ability.Effect) bool { _, ok := e.(ability.Draw); return ok }); draws || !priced(due) {
		return ability.May{Who: may.Who, Do: shape.Sequence([]ability.Step{{Do: may.Do}, {Link: ability.And, Do: due}})}
	}
	return r.paidAfter(due, may)
}

// priceNext reports whether what an effect costs follows it: "destruyendo este Tótem", "si pagas 1
// Oro".
func (r *reader) priceNext() bool {
	return r.atPrice() && pays[r.form(0).Verb] || r.peek() == "si" && r.form(1).You && pays[r.form(1).Verb]
}

// atPrice reports whether a price is here: "descartando", "a cambio de descartar".
func (r *reader) atPrice() bool {
	barter := r.peek() == "a" && r.ahead(1) == "cambio"
	return r.form(0).Gerund || barter && r.form(3).Infinitive && pays[r.form(3).Verb] || barter && r.goldAhead(3) || r.asksGold()
}

// asksGold reports whether so many Oros are asked for what was said: "por 2 Oros", "a un Coste de 2
// Oros".
func (r *reader) asksGold() bool {
	switch r.peek() {
	case "por":
		return r.goldAhead(1) || r.ahead(2) == "coste" && r.goldAhead(4)
	case "a", "con":
		return r.ahead(1) == "un" && r.ahead(2) == "coste" && r.goldAhead(4)
	}
	return false
}

// goldAhead reports whether a number of Oros stands n words ahead, and no more of it: "2 Oros menos"
// is a difference.
func (r *reader) goldAhead(n int) bool {
	if !r.numberAhead(n) {
		return false
	}
	if r.ahead(n+1) == "de" {
		n++
	}
	w := r.ahead(n + 2)
	return (r.ahead(n+1) == "oro" || r.ahead(n+1) == "oros") && w != "menos" && w != "mas" && w != "que" && w != "de" && w != "oponente" && w != "adicional" && w != "extra"
}

// plays reports whether cards are played, of which a gerund says how.
func plays(e ability.Effect) bool {
	return shape.Some(e, func(e ability.Effect) bool {
		_, ok := e.(ability.Play)
		return ok
	})
}

// chooses reports whether an effect brings up cards that a pronoun behind it may mean.
func chooses(e ability.Effect) bool {
	return shape.Picks(e) || shape.Some(e, func(e ability.Effect) bool {
		c := shape.DoneTo(e)
		return c != nil && !shape.IsReference(c)
	})
}

// comesOf reports whether cards are those that were spoken of before, as a pronoun means them.
func comesOf(c ability.Cards) bool {
	all, ok := c.(ability.Every)
	return ability.IsIt(c) || ok && shape.AmongThem(all.Of)
}

// outcome reads what comes of an effect, said by a gerund that is none of paying: "busca un Arma,
// poniéndola en juego", "puedes pagar 2 Oros haciendo que tu oponente bote 3 cartas".
func (r *reader) outcome(first ability.Effect) (ability.Effect, bool) {
	may, allowed := first.(ability.May)
	do := first
	if allowed {
		do = may.Do
	}
	price := priced(first)
	r.paying = true
	then, ok := r.action()
	if !ok || plays(do) {
		return nil, false
	}
	if allowed && price {
		return ability.May{Who: may.Who, Do: inOrderTo(do, then)}, true
	}
	do = comingWith(do, then)
	if allowed {
		return ability.May{Who: may.Who, Do: do}, true
	}
	return do, true
}

// comingWith joins an effect, behind its price where it has one, and what comes of it.
func comingWith(do, then ability.Effect) ability.Effect {
	if paid, ok := do.(ability.InOrderTo); ok {
		return ability.InOrderTo{First: paid.First, Do: comingWith(paid.Do, then)}
	}
	return shape.Sequence([]ability.Step{{Do: do}, {Link: ability.And, Do: then}})
}
