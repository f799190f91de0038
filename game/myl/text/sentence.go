package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// header is what stands before the clause of a sentence: when, if and how often.
type header struct {
	when      ability.Window
	windowed  bool
	on        ability.Event
	response  bool
	ifs       []ability.Condition
	limit     int
	until     ability.Duration
	trailing  bool // its time stands after the clause
	thisTurn  bool // its time is the end of this turn
	continued bool // the sentence goes on where the one before stopped
}

// prefixes reads everything before the clause.
func (r *reader) prefixes() header {
	var h header
	for n := 0; n < 8; n++ {
		at := r.state
		if n > 0 {
			r.comma()
			r.one("y")
			r.comma()
			r.one(":")
		}
		if !r.prefix(&h) {
			r.state = at
			if h.on == nil || n == 0 || !r.bareCondition(&h) {
				break
			}
		}
		// A header may be cut off by a full stop put in error.
		if r.token().kind == stop && r.pos+1 < len(r.toks) {
			r.advance(1)
		}
	}
	r.comma()
	r.one(":")
	return h
}

// bareCondition reads "y controlas 2 o más Aliados" after an event.
func (r *reader) bareCondition(h *header) bool {
	at := r.state
	r.comma()
	if r.one("y") {
		if c, ok := r.condition(); ok && c != nil {
			h.ifs = append(h.ifs, listed(c)...)
			return true
		}
	}
	r.state = at
	return false
}

func (r *reader) prefix(h *header) bool {
	at := r.state
	switch r.peek() {
	case "juega", "puedes":
		r.advance(1)
		r.one("jugar")
		r.one("a")
		if r.thisCard() {
			if w, ok := r.window(); ok && !h.windowed && r.peek() == "," {
				return r.windowPrefix(h, w)
			}
		}
	case "luego", "despues", "ademas", "y", "pero":
		r.advance(1)
		h.continued = true
		return true
	case "a":
		if r.take("a", "continuacion") {
			h.continued = true
			return true
		}
	case "solo", "una", "hasta", "cada", "dos", "tres", "seis":
		if n, ok := r.timesATurn(); ok && h.limit == 0 {
			h.limit = n
			return true
		}
		if r.take("solo", "si") {
			return r.ifPrefix(h)
		}
		if r.take("cada", "vez", "que") {
			return r.eventPrefix(h)
		}
		if r.take("cada", "turno") {
			return r.windowPrefix(h, ability.Window{Phase: ability.Vigil, Whose: ability.You})
		}
		if d, ok := r.duration(); ok && h.until == ability.Standing {
			h.until = d
			return true
		}
	case "por":
		if h.limit == 0 {
			if per, ok := r.perEach(); ok {
				r.per = per
				return true
			}
		}
	case "en", "al", "durante":
		if h.on != nil && (r.take("en", "respuesta", ",") || r.ahead(2) != "a" && r.ahead(2) != "al" && r.take("en", "respuesta")) {
			h.response = true
			return true
		}
		if r.take("en", "respuesta", "a") || r.ahead(2) == "al" && r.take("en", "respuesta") {
			h.response = true
			return r.responsePrefix(h)
		}
		if r.take("durante", "el", "turno", "en", "que") && r.entersThis(h) {
			return true
		}
		r.state = at
		if r.one("al") && h.on == nil {
			if e, ok := r.infinitiveEvent(); ok {
				h.on = e
				return true
			}
		}
		r.state = at
		if w, ok := r.window(); ok && !h.windowed {
			h.thisTurn = w == ability.Window{Phase: ability.Final} && r.toks[at.pos].word == "al"
			return r.windowPrefix(h, w)
		}
		if d, ok := r.duration(); ok && h.until == ability.Standing {
			h.until = d
			return true
		}
	case "el":
		if _ = r.take("el", "turno", "en", "que") || r.take("el", "turno", "que"); r.pos > at.pos && r.entersThis(h) {
			return true
		}
	case "mientras":
		r.advance(1)
		if c, ok := r.condition(); ok {
			h.ifs = append(h.ifs, listed(c)...)
			return true
		}
	case "si":
		r.advance(1)
		if _ = r.take("el", "turno", "que") || r.take("el", "turno", "en", "que"); r.pos > at.pos+1 && r.entersThis(h) {
			r.comma()
			if c, ok := r.condition(); ok {
				h.ifs = append(h.ifs, listed(c)...)
				return true
			}
			break
		}
		return r.ifPrefix(h)
	case "cuando", "siempre":
		if r.take("cuando") || r.take("siempre", "que") {
			return r.eventPrefix(h)
		}
	}
	if t := r.token(); t.kind == number {
		if n, ok := r.timesATurn(); ok && h.limit == 0 {
			h.limit = n
			return true
		}
	}
	r.state = at
	return false
}

// timesATurn reads "una vez por turno", "hasta 3 veces por turno".
func (r *reader) timesATurn() (int, bool) {
	at := r.state
	r.one("solo")
	r.one("hasta")
	if n, ok := r.natural(); ok && n > 0 && (r.one("vez", "veces") || r.take("sola", "vez")) && (r.take("por", "turno") || r.take("cada", "turno") || r.take("en", "cada", "turno")) {
		return n, true
	}
	r.state = at
	return 0, false
}

// entersThis reads "X entra en juego" after "el turno en que".
func (r *reader) entersThis(h *header) bool {
	if h.on != nil {
		return false
	}
	if !r.thisCard() || !r.one("entra", "entre") || !r.take("en", "juego") {
		return false
	}
	h.on = ability.CardEvent{What: []ability.CardVerb{ability.Enters}, Who: ability.This{}}
	r.event = ability.This{}
	return true
}

// infinitiveEvent reads "entrar en juego", "ser destruido" after "al".
func (r *reader) infinitiveEvent() (ability.Event, bool) {
	var v ability.CardVerb
	switch {
	case r.take("entrar", "en", "juego"):
		v = ability.Enters
	case r.take("salir", "del", "juego"):
		v = ability.Leaves
	case r.take("atacar"):
		v = ability.Attacks
	case r.take("bloquear"):
		v = ability.Blocks
	case r.take("ser"):
		var ok bool
		if v, ok = r.passiveVerb(); !ok {
			return nil, false
		}
	default:
		return nil, false
	}
	var who ability.Cards = ability.This{}
	if !r.thisCard() && r.bearer() {
		who = ability.Bearer{}
	}
	r.setEvent(who)
	return ability.CardEvent{What: []ability.CardVerb{v}, Who: who}, true
}

func (r *reader) eventPrefix(h *header) bool {
	e, ok := r.happening()
	if !ok || h.on != nil {
		return false
	}
	h.on = e
	r.afterEvent(h)
	return true
}

// afterEvent reads what may follow the event of a card's first turn.
func (r *reader) afterEvent(h *header) {
	if r.alsoIf != nil {
		h.ifs = append(h.ifs, r.alsoIf)
		r.alsoIf = nil
	}
	switch {
	case r.take("en", "tu", "primer", "turno"):
		h.ifs = append(h.ifs, ability.FirstTurn{})
	case r.take("en", "el", "turno", "oponente"):
		h.ifs = append(h.ifs, ability.TurnOf{Who: ability.Opponent})
	}
	if _, plays := h.on.(ability.PlayerEvent); plays {
		at := r.state
		if !r.take("durante", "este", "turno") {
			r.state = at
		}
	}
}

func (r *reader) responsePrefix(h *header) bool {
	if h.on != nil {
		return false
	}
	at := r.state
	if r.one("que") {
		if e, ok := r.happening(); ok {
			h.on = e
			r.afterEvent(h)
			return true
		}
	}
	r.state = at
	e, ok := r.occasion()
	h.on = e
	return ok
}

// ifPrefix reads after "si": something that happens is an event, anything else
// a condition.
func (r *reader) ifPrefix(h *header) bool {
	at := r.state
	if h.on == nil {
		if e, ok := r.happening(); ok {
			h.on = e
			r.afterEvent(h)
			return true
		}
		r.state = at
	}
	c, ok := r.condition()
	if !ok {
		return false
	}
	h.ifs = append(h.ifs, listed(c)...)
	for _, c := range listed(c) {
		if f, fits := c.(ability.Fits); fits && f.Who == (ability.Cards)(ability.Bearer{}) {
			r.subject = ability.Bearer{}
		}
	}
	return true
}

func (r *reader) windowPrefix(h *header, w ability.Window) bool {
	if h.windowed {
		return false
	}
	h.when, h.windowed = w, true
	return true
}

// suffixes reads what may stand after the clause.
func (r *reader) suffixes(h *header) {
	for n := 0; n < 4; n++ {
		at := r.state
		r.comma()
		if d, ok := r.duration(); ok && h.until == ability.Standing {
			h.until = d
			continue
		}
		if n, ok := r.timesATurn(); ok && h.limit == 0 {
			h.limit = n
			continue
		}
		if r.one("cuando") && h.on == nil {
			if e, ok := r.happening(); ok {
				h.on = e
				continue
			}
		}
		if r.one("mientras", "si") {
			if c, ok := r.condition(); ok {
				h.ifs = append(h.ifs, listed(c)...)
				continue
			}
			r.state = at
			r.comma()
			if r.one("si") && h.on == nil {
				if e, ok := r.happening(); ok {
					h.on = e
					continue
				}
			}
		}
		r.state = at
		if w, ok := r.window(); ok && !h.windowed && w.Phase != ability.Final {
			h.when, h.windowed, h.trailing = w, true, true
			continue
		}
		r.state = at
		return
	}
}

// sentence reads one sentence into the card's abilities. It reports whether the
// sentence was understood to its end.
func (r *reader) sentence(done []ability.Ability) ([]ability.Ability, bool) {
	if r.afterthought(done) {
		return done, true
	}
	if a, ok := try(r, r.fixedSentence); ok {
		r.prevPicked = false
		return append(done, a...), true
	}
	r.fresh()
	at := r.state
	if out, ok := r.plainSentence(done); ok {
		return out, true
	}
	r.state = at
	return done, false
}

// fresh forgets what belongs to a sentence.
func (r *reader) fresh() {
	pos := r.pos
	r.state = state{pos: pos, actor: ability.You, named: r.named, namedLast: r.namedLast, searched: r.searched, condIt: r.condIt}
}

func (r *reader) plainSentence(done []ability.Ability) ([]ability.Ability, bool) {
	r.borrows = false
	h := r.prefixes()
	r.actor = ability.You
	e, ok := try(r, r.consequence)
	if ok {
		h.continued = true
	} else if e, ok = r.clause(); !ok {
		return done, false
	}
	r.suffixes(&h)
	if !r.atEnd() || r.per != nil {
		return done, false
	}
	if r.from != ability.InPlay {
		h.ifs = append(h.ifs, ability.Fits{Who: ability.This{}, Is: ability.Filter{Of: ability.You, In: []ability.Zone{r.from}}})
	}
	out, ok := r.build(done, h, e)
	r.prevPicked = ok && (r.anyPick || r.event == (ability.Cards)(ability.It{}) || r.goesOn && r.prevPicked)
	return out, ok
}

// build makes an ability of a header and a clause, or adds the clause to the
// ability before when it goes on there.
func (r *reader) build(done []ability.Ability, h header, e ability.Effect) ([]ability.Ability, bool) {
	cond := allOf(h.ifs)
	if h.until != ability.Standing {
		var ok bool
		if e, ok = lasts(e, h.until); !ok {
			return done, false
		}
	}
	talisman := r.facts.Type == card.Talisman
	if then, ok := e.(ability.IfThen); ok && !talisman && !h.continued && !r.borrows && !followsUp(then.If) {
		cond, e = allOf(append(listed(cond), listed(then.If)...)), then.Then
	}
	e, readsOn := r.readsOn(h, e)
	goesOn := h.continued || r.borrows || readsOn
	if out, ok := r.givesBack(done, h, e); ok {
		return out, true
	}
	if out, ok := ifItAttacks(done, e); ok && h.continued && h.on == nil {
		return out, true
	}
	if h.thisTurn && h.on == nil && h.limit == 0 && !goesOn && oneShot(done) {
		goesOn = true // "al final del turno" is the turn in which the rest was done
	}
	if goesOn && len(done) > 0 && h.on == nil && h.limit == 0 {
		r.goesOn = true
		if h.windowed {
			if h.when.Phase != ability.Final {
				return done, false
			}
			e = ability.Later{When: ability.Window{Phase: ability.Final}, Do: e}
		}
		if cond != nil {
			e = ability.IfThen{If: cond, Then: e}
		}
		if out, ok := extend(done, e); ok {
			return out, true
		}
		return done, false
	}
	if goesOn && !talisman && !(h.continued && len(done) == 0) && r.borrows {
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
	if talisman && !offBoard(cond) && !playedEvent(h.on) {
		return r.spell(done, h, cond, e)
	}
	a, ok := r.classify(h, cond, e)
	if !ok {
		return done, false
	}
	return append(done, a), true
}

// oneShot reports whether the last ability does something at a moment.
func oneShot(done []ability.Ability) bool {
	if len(done) == 0 {
		return false
	}
	switch done[len(done)-1].(type) {
	case ability.Triggered, ability.Activated, ability.Response:
		return true
	}
	return false
}

// readsOn reports whether "este Aliado" at the start of a bare sentence with a
// duration speaks of what the sentence before picked; if so it says It instead.
func (r *reader) readsOn(h header, e ability.Effect) (ability.Effect, bool) {
	m, ok := e.(ability.Modify)
	if !ok || !r.prevPicked || !r.saidThis || h.continued || h.on != nil || h.windowed || m.Until == ability.Standing ||
		m.Who != (ability.Cards)(ability.This{}) {
		return e, false
	}
	m.Who = ability.It{}
	return m, true
}

// drawsExtra reports whether an effect is a further draw at the end of the turn.
func drawsExtra(e ability.Effect) bool {
	if may, ok := e.(ability.May); ok {
		e = may.Do
	}
	d, ok := e.(ability.Draw)
	return ok && d.Extra
}

// followsUp reports whether a condition asks how the step before went.
func followsUp(c ability.Condition) bool {
	if n, ok := c.(ability.Not); ok {
		c = n.Of
	}
	return c == (ability.Condition)(ability.Done{}) || c == (ability.Condition)(ability.Held{})
}

// offBoard reports whether the ability works from the cemetery or the hand, so
// that it is no part of a Talisman's effect.
func offBoard(c ability.Condition) bool {
	for _, c := range listed(c) {
		if f, ok := c.(ability.Fits); ok && f.Who == (ability.Cards)(ability.This{}) && len(f.Is.In) > 0 {
			return true
		}
	}
	return false
}

func playedEvent(e ability.Event) bool {
	c, ok := e.(ability.CardEvent)
	return ok && c.Who == (ability.Cards)(ability.This{})
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
	if h.limit > 0 {
		return done, false
	}
	first := true
	for _, a := range done {
		if _, ok := a.(ability.Spell); ok {
			first = false
		}
	}
	if !first && h.windowed && h.when.Phase == ability.Final {
		e, h.windowed = ability.Later{When: ability.Window{Phase: ability.Final}, Do: e}, false
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

// aboutThis reports whether a lasting change is one of the card itself.
func aboutThis(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Modify:
		return e.Who == (ability.Cards)(ability.This{})
	case ability.Rule:
		_, from := e.Is.(ability.From)
		return from
	}
	return false
}

func annulsThis(e ability.Effect) bool {
	if x, ok := e.(ability.InOrderTo); ok {
		e = x.Do
	}
	a, ok := e.(ability.Act)
	return ok && a.Verb == ability.Annul && a.What == (ability.Cards)(ability.This{})
}

// standing reports whether e is a change that lasts without a stated time.
func standing(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Modify:
		return e.Until == ability.Standing
	case ability.Rule:
		return e.Until == ability.Standing
	case ability.Cancel:
		return e.What == ability.Modifiers
	case ability.Sequence:
		for _, s := range e.Steps {
			if !standing(s.Do) {
				return false
			}
		}
		return true
	case ability.IfThen:
		return standing(e.Then)
	}
	return false
}

// classify decides which kind of ability a sentence is (DAR 4.6.3 to 4.6.5).
func (r *reader) classify(h header, cond ability.Condition, e ability.Effect) (ability.Ability, bool) {
	if h.on != nil {
		if h.windowed && h.when.Phase != ability.Final {
			h.windowed = false
			cond = allOf(append([]ability.Condition{ability.During{Window: h.when}}, listed(cond)...))
		}
		if h.windowed {
			e = ability.Later{When: ability.Window{Phase: ability.Final}, Do: e}
		}
		e = settle(e)
		if m, ok := doublesDamage(h.on, e); ok && cond == nil && h.limit == 0 {
			return ability.Continuous{Do: m}, true
		}
		if h.response {
			cost, do := split(unwrapMay(e))
			return ability.Response{On: h.on, Limit: h.limit, If: cond, Cost: cost, Do: do}, true
		}
		return ability.Triggered{On: h.on, Limit: h.limit, If: cond, Do: e}, true
	}
	if s, ok := e.(ability.Sequence); ok && !h.windowed && h.limit == 0 && standing(s.Steps[0].Do) {
		e = whileDone(s)
	}
	if e2, ok := whileThis(e); ok {
		e = e2
	}
	if later, ok := e.(ability.Later); ok && !h.windowed && h.limit == 0 {
		// Without an event, what is done "al final del turno" is done each turn.
		return ability.Triggered{On: ability.PhaseEvent{Window: later.When}, If: cond, Do: settle(later.Do)}, true
	}
	if act, ok := e.(ability.Act); ok && cond != nil && !h.windowed && h.limit == 0 && isReference(act.What) {
		return ability.Continuous{If: cond, Do: e}, true
	}
	if rule, ok := e.(ability.Rule); ok && h.windowed && rule.Until == ability.Standing {
		if limit, ok := rule.Is.(ability.Limit); ok {
			limit.When = h.when.Phase
			return ability.Continuous{If: cond, Do: ability.Rule{Is: limit}}, h.limit == 0
		}
	}
	if may, ok := e.(ability.May); ok {
		cost, do := split(settle(may.Do))
		a := ability.Activated{By: may.Who, Limit: h.limit, If: cond, Cost: cost, Do: do}
		if h.windowed {
			a.When = h.when
			if a.When.Whose == ability.Acting {
				a.When.Whose = may.Who
			}
		}
		return a, true
	}
	if standing(e) && !h.windowed && h.limit == 0 {
		return ability.Continuous{If: cond, Do: e}, true
	}
	if h.limit > 0 || h.windowed && deliberate(e) || costly(e) {
		cost, do := split(settle(e))
		a := ability.Activated{By: ability.You, Limit: h.limit, If: cond, Cost: cost, Do: do}
		if h.windowed {
			a.When = h.when
		}
		return a, true
	}
	if h.windowed {
		return ability.Triggered{On: ability.PhaseEvent{Window: h.when}, If: cond, Do: settle(e)}, true
	}
	return nil, false
}

// doublesDamage reads "si hace daño, ese daño se duplica" as the continuous
// ability it is: after the damage it would be too late.
func doublesDamage(on ability.Event, e ability.Effect) (ability.Modify, bool) {
	c, ok := on.(ability.CardEvent)
	m, isModify := e.(ability.Modify)
	if !ok || !isModify || len(c.What) != 1 || c.What[0] != ability.DamagesCastle || len(m.Traits) != 1 || m.Traits[0] != (ability.Trait)(ability.DoubleDamage) {
		return m, false
	}
	m.Until = ability.Standing
	return m, m.Who == (ability.Cards)(ability.This{}) && c.Who == m.Who || m.Who == (ability.Cards)(ability.Bearer{}) && c.Who == m.Who
}

// deliberate reports whether an effect with a time of the turn before it is an
// activation: it is paid for, or makes gold.
func deliberate(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.Generate, ability.InOrderTo:
		return true
	case ability.Choice:
		return deliberate(e.Options[0])
	}
	return false
}

// costly reports whether an effect begins with a payment.
func costly(e ability.Effect) bool {
	switch e := e.(type) {
	case ability.InOrderTo:
		return true
	case ability.Sequence:
		_, pays := e.Steps[0].Do.(ability.Pay)
		return pays
	}
	return false
}

// split separates the cost from what it pays for.
func split(e ability.Effect) (cost, do ability.Effect) {
	switch x := e.(type) {
	case ability.InOrderTo:
		return x.First, x.Do
	case ability.Sequence:
		if pay, ok := x.Steps[0].Do.(ability.Pay); ok && x.Steps[1].Link == ability.And {
			return pay, sequence(x.Steps[1:])
		}
	}
	return nil, e
}

// unwrapMay drops the permission of a response, which is always optional (DAR
// 4.11).
func unwrapMay(e ability.Effect) ability.Effect {
	switch x := e.(type) {
	case ability.May:
		if x.Who == ability.You {
			return x.Do
		}
	case ability.Later:
		x.Do = unwrapMay(x.Do)
		return x
	}
	return e
}

// whileDone lets "si lo hace, gana 1 hasta la Fase Final" in a continuous
// ability last as long as it is done.
func whileDone(s ability.Sequence) ability.Effect {
	return mapEffect(s, func(e ability.Effect) ability.Effect {
		if then, ok := e.(ability.IfThen); ok && followsUp(then.If) {
			if m, ok := then.Then.(ability.Modify); ok && m.Until == ability.UntilFinal {
				m.Until = ability.Standing
				then.Then = m
			}
			return then
		}
		return e
	})
}

// whileThis drops "mientras esté en juego" from a continuous change: it lasts
// so anyway.
func whileThis(e ability.Effect) (ability.Effect, bool) {
	switch x := e.(type) {
	case ability.Modify:
		if x.Until == ability.WhileThis {
			x.Until = ability.Standing
			return x, true
		}
	case ability.Rule:
		if x.Until == ability.WhileThis {
			x.Until = ability.Standing
			return x, true
		}
	}
	return e, false
}

// extend adds a step to the last ability, as after a full stop.
func extend(done []ability.Ability, e ability.Effect) ([]ability.Ability, bool) {
	out := append([]ability.Ability(nil), done...)
	for i := len(out) - 1; i >= 0; i-- {
		switch a := out[i].(type) {
		case ability.Spell:
			a.Do = then(a.Do, settle(e))
			out[i] = a
			return out, true
		case ability.Activated:
			a.Do = then(a.Do, settle(e))
			out[i] = a
			return out, true
		case ability.Response:
			a.Do = then(a.Do, settle(e))
			out[i] = a
			return out, true
		case ability.Triggered:
			a.Do = then(a.Do, settle(e))
			out[i] = a
			return out, true
		case ability.Continuous:
			return done, false
		}
	}
	return done, false
}

// then joins two effects as two sentences.
func then(a, b ability.Effect) ability.Effect {
	steps := flat(a)
	next := flat(b)
	next[0].Link = ability.Stop
	return sequence(append(steps, next...))
}
