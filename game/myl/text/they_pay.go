package text

import (
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// What a player may pay for, said of him who pays as a condition: "si tu oponente paga 2 Oros,
// este Talismán es anulado". It is his to decide, as "tu oponente puede pagar 2 Oros para ..." is.

// theyPay reads "tu oponente paga 2 Oros", "un jugador decide descartar una carta" behind "si": who pays, and
// what, as read reads it. What else he does, if nothing says that he decides it, is something that happens.
func (r *reader) theyPay(read func() (ability.Effect, bool)) (who ability.Player, pay ability.Effect, ok bool) {
	if !r.one("si") {
		return 0, nil, false
	}
	if who, ok = r.player(); !ok && r.take("un jugador") {
		who, ok = ability.Each, true
	}
	if !ok || who != ability.Opponent && who != ability.Each {
		return 0, nil, false
	}
	decided := r.form(1).Infinitive && r.form(0).Verb == es.Elegir && !r.form(0).You
	if decided {
		r.advance(1)
	}
	if f := r.form(0); f.Infinitive != decided || f.Past || f.Was || !pays[f.Verb] || !decided && f.Verb != es.Pagar {
		return 0, nil, false
	}
	r.actor = who
	pay, ok = read()
	return who, pay, ok && !shape.IsMay(pay)
}

// paidByThem reads what they may pay for behind the price: ", puede robar una carta", ", este Talismán es
// anulado".
func (r *reader) paidByThem() (ability.Effect, bool) {
	if r.event != nil || r.peek() != "si" {
		return nil, false
	}
	who, pay, ok := r.theyPay(r.action)
	if !ok || !r.one(",") {
		return nil, false
	}
	if r.peek() == "puede" {
		r.actor = who
		do, ok := r.playersEffect()
		may, allowed := do.(ability.May)
		return ability.May{Who: who, Do: inOrderTo(pay, may.Do)}, ok && allowed
	}
	r.actor = ability.You
	do, ok := r.chain()
	return forThem(who, pay, do), ok && annulsThis(do)
}

// paidForBehind reads "si tu oponente decide pagar 2 Oros" behind "este Talismán es anulado".
func (r *reader) paidForBehind(do ability.Effect) (ability.Effect, bool) {
	if !annulsThis(do) {
		return nil, false
	}
	who, pay, ok := r.theyPay(r.chain)
	return forThem(who, pay, do), ok
}

// forThem is that a player may pay for it that the card is annulled.
func forThem(who ability.Player, pay, do ability.Effect) ability.Effect {
	if act, ok := do.(ability.Act); ok {
		act.Who = who
		do = act
	}
	return ability.May{Who: who, Do: inOrderTo(pay, do)}
}
