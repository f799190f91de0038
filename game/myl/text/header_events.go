package text

import (
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// fought reads "atacar", "que este Aliado bloquee", "ser destruido" after "después de". What is
// no attack or block is over as soon as it happens.
func (r *reader) fought(h *header) bool {
	if h.on != nil {
		return false
	}
	at := r.pos
	e, ok := r.infinitiveEvent()
	if !ok && r.one("que") {
		e, ok = r.happening()
	}
	on, isCard := e.(ability.CardEvent)
	if !ok || !isCard || len(on.What) != 1 || r.alsoIf != nil || r.orOn != nil {
		return false
	}
	switch declared := r.declaredSince(at); {
	case declared: // which is over as soon as it is done
	case on.What[0] == ability.Attacks:
		on.What = []ability.CardVerb{ability.HasAttacked}
	case on.What[0] == ability.Blocks:
		on.What = []ability.CardVerb{ability.HasBlocked}
	case on.What[0] == ability.IsPlayed:
		return false // before or after it is resolved?
	}
	h.on = on
	return true
}

// declaredSince reports whether what was read from a position on says that cards are declared.
func (r *reader) declaredSince(from int) bool {
	return slices.ContainsFunc(r.toks[from:r.pos], func(t es.Token) bool { return t.Form.Verb == es.Declarar })
}

// occasionAsked is an event with what it alone asks for.
type occasionAsked struct {
	on   ability.Event
	asks []ability.Condition
}

// orWhen reads "o cuando sea declarado atacante", "y al atacar", "o un Aliado es destruido"
// after an event. Where one of the two asks for something, "ataca solo o si bloquea", they are
// two occasions.
func (r *reader) orWhen(e ability.Event) ability.Event {
	first, kind := r.alsoIf, r.eventType
	r.alsoIf = nil
	more, ok := try(r, func() (ability.Event, bool) {
		if r.peek() == "," && r.ahead(1) == "y" && r.ahead(2) == "tambien" {
			r.advance(1)
		}
		either := r.one("o")
		switch {
		case !either && !r.one("y tambien", "y"):
		case r.one("cuando", "cada vez que"), either && r.one("si"):
			return r.oneHappening()
		case r.one("al"), either && r.form(0).Infinitive:
			return r.infinitiveEvent()
		case either:
			return r.doesToo(e)
		}
		return nil, false
	})
	asked := r.alsoIf
	r.alsoIf = first
	switch {
	case !ok:
		return e
	case first == nil && asked == nil:
		if shape.OfUnknown(e) && kind != r.eventType {
			r.eventType = card.NoType // "un Aliado es destruido o un Arma sale del juego": "lo" is either
		}
		return ability.AnyOf{Events: []ability.Event{e, more}}
	}
	r.orOn = &occasionAsked{more, shape.Listed(asked)}
	return e
}

// doesToo reads "declara ataque" after "tu oponente juega un Talismán o", whose player goes on
// as its subject, or "un Aliado es destruido", "botas cartas", which have one of their own.
func (r *reader) doesToo(first ability.Event) (ability.Event, bool) {
	f := r.form(0)
	on, ofPlayer := first.(ability.PlayerEvent)
	if ofPlayer && on.Who != ability.You && f.Verb != es.NoVerb && !f.You && !f.Many && r.peek() != "este" {
		return r.playerVerb(on.Who)
	}
	start := r.pos
	e, ok := r.oneHappening()
	return e, ok && !r.unnamedSince(start)
}

// infinitiveEvent reads "entrar en juego", "ser destruido" after "al".
func (r *reader) infinitiveEvent() (ability.Event, bool) {
	if e, ok := try(r, r.ownDeed); ok {
		return e, true
	}
	for _, read := range []func() (ability.Event, bool){r.comesAndGoes, r.hurting, r.declaredOne, r.itSuffers, r.resolves, r.putsItDown} {
		if e, ok := try(r, read); ok {
			return e, true
		}
	}
	verbs, ok := r.infinitiveVerbs()
	if !ok {
		return nil, false
	}
	if who, ok := try(r, r.anotherCard); ok {
		return r.happenedTo(who, verbs)
	}
	var who ability.Cards = ability.This{}
	fights := verbs[0] == ability.Attacks || verbs[0] == ability.Blocks || verbs[0] == ability.IsBlocked
	if !r.thisCard() && (r.bearer() || r.facts.Type == card.Weapon && fights) {
		who = ability.Bearer{}
	}
	return r.happenedTo(who, verbs)
}

// itSuffers reads "lo bloqueen", "lo juegues", "jugarlo", of the card itself where nothing else
// was named before.
func (r *reader) itSuffers() (ability.Event, bool) {
	if r.facts.Type != card.Ally || r.subject != nil || r.event != nil || r.picked || r.before.has() {
		return nil, false
	}
	f := r.form(0)
	if r.one("lo") {
		f = r.form(0)
	} else if f.Clitic != "lo" || !f.Infinitive {
		return nil, false
	}
	var what ability.CardVerb
	if f.You || f.Infinitive {
		what = doneByYou[f.Verb]
	}
	if f.Many || f.Infinitive {
		what = max(what, doneByOthers[f.Verb])
	}
	r.advance(1)
	if f.Verb == es.Declarar && f.You {
		role, ok := r.role()
		r.fightsAlone(ability.This{}, declaredAs(role))
		r.setEvent(ability.This{})
		return declaredEvent(role, ability.This{}), ok
	}
	if what == 0 || f.Verb == es.Poner && !r.take("en juego") {
		return nil, false
	}
	return r.happenedTo(ability.This{}, []ability.CardVerb{what})
}

// doneByYou and doneByOthers hold what happens to a card that you, or they, do this to.
var (
	doneByYou    = map[es.Verb]ability.CardVerb{es.Jugar: ability.IsPlayed, es.Bajar: ability.Enters, es.Poner: ability.Enters, es.Descartar: ability.IsDiscarded}
	doneByOthers = map[es.Verb]ability.CardVerb{es.Bloquear: ability.IsBlocked, es.Destruir: ability.IsDestroyed, es.Desterrar: ability.IsExiled, es.Remover: ability.IsRemoved, es.Anular: ability.IsAnnulled}
)

// comesAndGoes reads "entrar Sir Ansel en juego", "salga un Dragón del juego".
func (r *reader) comesAndGoes() (ability.Event, bool) {
	what, where := ability.Enters, []string{"en juego", "al juego"}
	if r.one("salir", "sale") {
		what, where = ability.Leaves, []string{"del juego", "de juego"}
	} else if !r.one("entrar", "entra") {
		return nil, false
	}
	who, ok := ability.Cards(ability.This{}), r.thisCard()
	switch {
	case ok:
	case r.bearer():
		who = ability.Bearer{}
	default:
		outer := r.noIn
		r.noIn = true
		who, ok = r.anotherCard()
		if r.noIn = outer; !ok {
			return nil, false
		}
	}
	if !r.one(where...) {
		return nil, false
	}
	return r.happenedTo(who, []ability.CardVerb{what})
}

// putsItDown reads "poner en juego este Aliado", "jugar a este Aliado", which is what happens to it whoever
// the sentence goes on about.
func (r *reader) putsItDown() (ability.Event, bool) {
	v := r.form(0).Verb
	if !r.one("poner", "bajar", "jugar") {
		return nil, false
	}
	inPlay := v == es.Poner && r.take("en juego")
	r.one("a")
	if !r.thisCard() || v == es.Poner && !inPlay && !r.take("en juego") {
		return nil, false
	}
	if v == es.Poner {
		v = es.Bajar
	}
	r.setEvent(ability.This{})
	return r.thisPlayed(v), true
}

// anotherCard reads a card that is not known before an event happens to it: "un Aliado
// oponente", "uno de tus Tótems".
func (r *reader) anotherCard() (ability.Cards, bool) {
	at := r.pos
	who, ok := r.eventSubject()
	_, another := who.(ability.Chosen)
	return who, ok && another && r.pos > at
}

// andOnLeaving reads "y al salir de él" behind "al entrar en juego".
func (r *reader) andOnLeaving() bool {
	at := r.state
	if r.comma(); r.one("y al salir", "y cuando salga") && r.ofPlay() {
		return true
	}
	r.state = at
	return false
}

// infinitiveVerbs reads what happens to a card, in the infinitive.
func (r *reader) infinitiveVerbs() ([]ability.CardVerb, bool) {
	r.zoneOf = ability.Anyone
	switch {
	case r.one("entrar en juego", "entrar al juego"):
		if r.andOnLeaving() {
			return []ability.CardVerb{ability.Enters, ability.Leaves}, true
		}
		return []ability.CardVerb{ability.Enters}, true
	case r.peek() == "salir" && (r.ahead(1) == "del" || r.ahead(1) == "de" || r.ahead(1) == ",") && r.one("salir") && r.ofPlay():
		return []ability.CardVerb{ability.Leaves}, true
	case r.take("entrar o salir del juego"):
		return []ability.CardVerb{ability.Enters, ability.Leaves}, true
	case r.take("atacar o bloquear"):
		return []ability.CardVerb{ability.Attacks, ability.Blocks}, true
	case r.one("atacar y no ser bloqueado", "atacar sin ser bloqueado", "no ser bloqueado"):
		return []ability.CardVerb{ability.IsUnblocked}, true
	case r.one("atacar"):
		return []ability.CardVerb{ability.Attacks}, true
	case r.one("bloquear o ser bloqueado"):
		return []ability.CardVerb{ability.Blocks, ability.IsBlocked}, true
	case r.one("bloquear"):
		return []ability.CardVerb{ability.Blocks}, true
	case r.one("ir"):
		v, ok := r.goesTo()
		return []ability.CardVerb{v}, ok
	case !r.one("ser"):
		return nil, false
	}
	var verbs []ability.CardVerb
	for len(verbs) < 3 && (len(verbs) == 0 || r.peek() == "o") {
		at := r.state
		r.one("o")
		v, ok := r.passiveVerb()
		if !ok {
			r.state = at
			break
		}
		verbs = append(verbs, v)
	}
	return shape.SortVerbs(verbs), len(verbs) > 0
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
	if r.orOn != nil {
		h.asks, h.or = shape.Listed(r.alsoIf), r.orOn
		r.alsoIf, r.orOn = nil, nil
	}
	if r.alsoIf != nil {
		h.ifs = append(h.ifs, r.alsoIf)
		r.alsoIf = nil
	}
	switch {
	case r.take("en tu primer turno"):
		h.ifs = append(h.ifs, ability.FirstTurn{})
	case isOwn(r.event) && r.theTurnItEntered():
		h.ifs = append(h.ifs, enteredNow(r.event))
	default:
		if c, ok := try(r, func() (ability.Condition, bool) { return r.timeOf(h.on) }); ok {
			h.ifs = append(h.ifs, c)
		}
	}
	at := r.state
	if d, ok := r.lastingNow(); ok && d == ability.UntilFinal && h.until == ability.Standing && !r.atEnd() {
		h.until, h.sets = d, true
		return
	}
	r.state = at
}

// timeOf reads the turn or the phase in which an event has to happen: "fuera de tu Fase Final",
// "en su turno", of the player who does it. Where that may be either, his is not known.
func (r *reader) timeOf(on ability.Event) (ability.Condition, bool) {
	outside := r.take("fuera de")
	if !outside && !r.one("en", "durante") {
		return nil, false
	}
	e, player := on.(ability.PlayerEvent)
	if who, ok := r.turnOfPlayer(e.Who); ok {
		if outside {
			who = shape.Against(who)
		}
		return ability.TurnOf{Who: who}, true
	}
	w, ok := r.phaseOf()
	if w.Whose == ability.Acting {
		w.Whose = e.Who
	}
	return negate(ability.During{Window: w}, outside), ok && player && (outside || ofSomebody(w.Whose))
}

// turnOfPlayer reads "tu turno", "el turno oponente" and, of what the opponent does, "su turno".
func (r *reader) turnOfPlayer(acting ability.Player) (ability.Player, bool) {
	if r.take("tu turno") {
		return ability.You, true
	}
	return ability.Opponent, r.one("el turno oponente", "el turno de tu oponente") || acting == ability.Opponent && r.take("su turno")
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
		if w, over, ok := r.begins(); ok {
			if over {
				w.Phase = ability.Turn
			}
			h.on = ability.PhaseEvent{Window: w, End: over}
			r.noteEvent(h.on)
			return true
		}
	}
	r.state = at
	e, ok := r.occasion()
	r.noteEvent(e)
	h.on = e
	return ok
}

// hurting reads "hacer daño el portador al Mazo Castillo oponente", "hacer daño de combate al Mazo
// Castillo oponente".
func (r *reader) hurting() (ability.Event, bool) {
	if !r.form(0).Infinitive || !r.take("hacer dano") {
		return nil, false
	}
	_ = r.take("de combate")
	var who ability.Cards = ability.This{}
	switch {
	case r.bearer() || !r.thisCard() && r.facts.Type == card.Weapon:
		who = ability.Bearer{}
	case r.facts.Type != card.Ally:
		return nil, false
	}
	if !r.toCastleOf(who) {
		return nil, false
	}
	e, ok := r.happenedTo(who, []ability.CardVerb{ability.DamagesCastle})
	r.noteEvent(e)
	return e, ok
}
