package text

import (
	"reflect"
	"slices"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/shape"
)

// happening reads an event in a clause of its own, as after "cuando", "si" and
// "en respuesta a que".
func (r *reader) happening() (ability.Event, bool) {
	return try(r, func() (ability.Event, bool) {
		e, ok := r.oneHappening()
		if !ok || !r.meetsOne(e) {
			return nil, false
		}
		r.noteEvent(e)
		return r.orWhen(e), true
	})
}

// meetsOne reports whether the card whose foe was described is one that is known:
// which of the others meets whom cannot be said.
func (r *reader) meetsOne(e ability.Event) bool {
	foe, ok := r.alsoIf.(ability.Fits)
	if !ok || foe.Who != (ability.Cards)(ability.Opposing{}) {
		return true
	}
	on, ok := e.(ability.CardEvent)
	return ok && shape.IsReference(on.Who)
}

// noteEvent notes what "cancelarlo" would cancel.
func (r *reader) noteEvent(e ability.Event) {
	switch e := e.(type) {
	case ability.PlayerEvent:
		byAbility := e.By != nil && e.By.Kind == ability.ByAbility
		r.used, r.attacked = e.What == ability.UsesAbility || e.What == ability.Mills && byAbility, e.What == ability.DeclaresAttack
		r.declared = r.attacked || e.What == ability.DeclaresBlock
		r.milling = e.What == ability.Mills
	case ability.CardEvent:
		r.used, r.attacked = e.What[0] == ability.IsAffected || e.What[0] == ability.UsesIts || e.What[0] == ability.ActivatesIts, e.What[0] == ability.Attacks
		r.dealt = e.What[0] == ability.DamagesCastle
	}
}

func (r *reader) oneHappening() (ability.Event, bool) {
	if e, ok := try(r, r.aimed); ok {
		return e, true
	}
	if e, ok := try(r, r.aboutToHurt); ok {
		return e, true
	}
	for _, read := range []func() (ability.Event, bool){r.makesYou, r.runsOut, r.playerHappening} {
		if e, ok := try(r, read); ok {
			return e, true
		}
	}
	if _, theirs := r.subject.(ability.Chosen); !theirs && (r.peek() == "bloquean" || r.peek() == "bloqueen") { // nobody else can than those of the opponent
		r.advance(1)
		return r.ownBlocked()
	}
	return try(r, r.cardHappening)
}

// runsOut reads "tu Mazo Castillo se quede sin cartas".
func (r *reader) runsOut() (ability.Event, bool) {
	e := ability.PlayerEvent{What: ability.RunsOut}
	if !r.one("un mazo castillo", "cualquier mazo castillo") {
		z, of, ok := r.place()
		if !ok || z != ability.Castle || of != ability.You && of != ability.Opponent {
			return nil, false
		}
		e.Who = of
	}
	r.spokenOf(e.Who)
	return e, r.one("se queda sin cartas", "se quede sin cartas")
}

// cardHappening reads a card and what happens to it.
func (r *reader) cardHappening() (ability.Event, bool) {
	if r.take("entre en juego bajo tu control") {
		r.one("un", "una", "1")
		f, _, ok := r.filter()
		if !ok {
			return nil, false
		}
		f.Of = ability.You
		r.setEvent(shape.OneOf(f))
		return ability.CardEvent{What: []ability.CardVerb{ability.Enters}, Who: shape.OneOf(f)}, true
	}
	for _, read := range []func() (ability.Event, bool){r.verbFirst, r.comesAndGoes, r.effectHappening, r.itSuffers} {
		if e, ok := try(r, read); ok {
			return e, true
		}
	}
	from := r.pos
	who, ok := r.eventSubject()
	if !ok {
		return nil, false
	}
	if shape.IsReference(who) && r.peek() == "o" {
		if e, ok := try(r, func() (ability.Event, bool) { return r.eitherOf(who) }); ok {
			return e, true
		}
	}
	if r.peek() == "," && slices.ContainsFunc(r.toks[from:r.pos], func(t es.Token) bool { return t.Word == "," }) {
		r.advance(1) // "una carta, que no sea Oro, entra en juego"
	}
	if or, both := who.(ability.ThisOr); both {
		or.Of.Other = true
		return thisToo(r.happensTo(shape.OneOf(or.Of)))
	}
	return r.happensTo(who)
}

// verbFirst reads "entre en juego un Aliado oponente", "sea destruido este Aliado".
func (r *reader) verbFirst() (ability.Event, bool) {
	if f := r.form(0); f.Verb == es.NoVerb || f.Participle || f.Infinitive {
		return nil, false
	}
	verbs, ok := r.cardVerbs(false, shape.OneOf(ability.Filter{}))
	if !ok || r.alsoIf != nil {
		return nil, false
	}
	if r.thisCard() {
		return r.happenedTo(ability.This{}, verbs)
	}
	if r.bearer() {
		return r.happenedTo(ability.Bearer{}, verbs)
	}
	if r.eitherSubject() {
		return nil, false
	}
	who, ok := r.anotherCard()
	if !ok {
		return nil, false
	}
	return r.happenedTo(who, verbs)
}

// thisToo adds the card itself to whom a thing happens.
func thisToo(e ability.Event, ok bool) (ability.Event, bool) {
	other, single := e.(ability.CardEvent)
	if !ok || !single || shape.IsReference(other.Who) {
		return nil, false
	}
	first := other
	first.Who = ability.This{}
	return ability.AnyOf{Events: []ability.Event{first, other}}, true
}

// happensTo reads what happens to a card.
func (r *reader) happensTo(who ability.Cards) (ability.Event, bool) {
	for _, read := range []func(ability.Cards) (ability.Event, bool){r.destroysAnother, r.fightDecided} {
		if e, ok := try(r, func() (ability.Event, bool) { return read(who) }); ok {
			return e, true
		}
	}
	if e, ok := try(r, func() (ability.Event, bool) { return r.blocksThis(who) }); ok {
		return e, true
	}
	negated := r.one("no")
	past := r.form(0).Was || r.form(0).Verb == es.Haber
	verbs, ok := r.cardVerbs(negated, who)
	if ok && ability.IsIt(who) && r.facts.Type == card.Talisman && ofTalismans[verbs[0]] {
		who = ability.This{}
	}
	if ok && ability.IsThis(who) && r.facts.Type == card.Talisman && inCombat[verbs[0]] {
		return nil, false // a Talisman never fights: whom it is said of, the sentence before tells
	}
	if !ok || past && (r.peek() == "este" || r.ahead(1) == "este") {
		return nil, false // "fue destruido este turno" is a state
	}
	if ability.IsThis(who) && r.eitherSubject() {
		return nil, false
	}
	return r.happenedTo(who, verbs)
}

// happenedTo reads what tells more of an event: who attacks as well, what it is
// caused by.
func (r *reader) happenedTo(who ability.Cards, verbs []ability.CardVerb) (ability.Event, bool) {
	who, ok := r.inThatZone(who, verbs)
	if !ok {
		return nil, false
	}
	verbs = shape.SortVerbs(verbs)
	e := ability.CardEvent{What: verbs, Who: who}
	if verbs[0] == ability.Attacks && len(verbs) == 1 {
		r.company(shape.ControllerOf(who))
	}
	if verbs[0] == ability.IsBlocked && len(verbs) == 1 {
		r.byMany(who)
	}
	if verbs[0] == ability.Enters && r.take("bajo tu control") {
		if c, isChosen := who.(ability.Chosen); isChosen {
			c.Of.Of = ability.You
			e.Who = c
		}
	}
	r.howItFights(who, verbs)
	if c, chosen := who.(ability.Chosen); chosen && len(verbs) == 1 && verbs[0] == ability.IsPlayed {
		p := ability.PlayerEvent{Who: c.Of.Of, What: ability.Plays, Card: &c.Of}
		c.Of.Of = ability.Anyone
		r.setEvent(shape.OneOf(c.Of))
		who, said := r.byPlayer()
		if said && p.Who == ability.Anyone {
			p.Who = who
		}
		return p, !said || p.Who == who
	}
	by := r.meets(verbs)
	if r.toks[r.pos-1].Word == "objetivo" {
		by, _ = try(r, func() ([]*ability.Source, bool) {
			r.one("de")
			return r.agents()
		})
	}
	if len(by) == 1 && (verbs[0] == ability.IsBlocked || inEitherRole(verbs)) && by[0].Kind == ability.ByCards && isBareAlly(by[0].Of) {
		by, r.foeSaid = nil, true // only allies block
	}
	if len(by) > 0 {
		if e.By = by[0]; e.By.Of.Of == ability.Opponent && shape.BareFilter(e.By.Of) {
			r.spoken = ability.Opponent
		}
	}
	if !declaredBy(&e) {
		return nil, false
	}
	if verbs[0] == ability.Enters && len(verbs) == 1 {
		r.take("en este turno")
	}
	foeSaid := r.foeSaid || e.By != nil && (verbs[0] == ability.IsBlocked || inEitherRole(verbs) || verbs[0] == ability.IsDestroyed && foeOf(e) != nil)
	r.setEvent(e.Who)
	r.foe, r.foeSaid, r.foeRole = foeOf(e), foeSaid, shape.RoleOfFoe(e)
	if shape.AffectedByTalisman(e) {
		r.cause = card.Talisman
	}
	for _, v := range verbs {
		r.harmed = r.looming || v == ability.IsDestroyed || v == ability.IsExiled || v == ability.IsRemoved || v == ability.IsShuffledIn || v == ability.Leaves
	}
	if len(by) < 2 {
		return e, true
	}
	var any ability.AnyOf
	for _, s := range by {
		e.By = s
		any.Events = append(any.Events, e)
	}
	return any, true
}

// inEitherRole reports whether a card meets another in combat, whichever of the two blocks.
func inEitherRole(verbs []ability.CardVerb) bool {
	return len(verbs) == 2 && verbs[0] == ability.Blocks && verbs[1] == ability.IsBlocked
}

// meets reads what an event is caused by. Of "bloquea a un Dragón o es bloqueado por uno"
// that is whom the card meets in either role.
func (r *reader) meets(verbs []ability.CardVerb) []*ability.Source {
	foe, said := r.alsoIf.(ability.Fits)
	if !said || foe.Who != (ability.Cards)(ability.Opposing{}) || !inEitherRole(verbs) {
		return r.sources()
	}
	such := foe.Is
	if such.Types == nil {
		such.Types = []card.Type{card.Ally}
	}
	if !r.one("por uno", "por una", "por alguno", "por este") {
		by := r.sources()
		if len(by) != 1 || by[0].Kind != ability.ByCards || !reflect.DeepEqual(by[0].Of, such) {
			return by
		}
	}
	r.alsoIf = nil
	return []*ability.Source{{Of: such}}
}

// ofTalismans holds what happens to Talismanes, and not to what they picked.
var ofTalismans = map[ability.CardVerb]bool{ability.IsAnnulled: true, ability.IsPlayed: true, ability.IsDiscarded: true, ability.IsMilled: true}

// inCombat holds what only happens to allies in combat.
var inCombat = map[ability.CardVerb]bool{ability.Attacks: true, ability.Blocks: true, ability.IsBlocked: true, ability.IsUnblocked: true,
	ability.DoesNotAttack: true, ability.DoesNotBlock: true, ability.DamagesCastle: true, ability.HasAttacked: true, ability.HasBlocked: true}

// eitherOf reads "o un Aliado que controles sea destruido": the same happens to
// one or the other.
func (r *reader) eitherOf(who ability.Cards) (ability.Event, bool) {
	r.one("o")
	e, ok := r.cardHappening()
	other, single := e.(ability.CardEvent)
	if !ok || !single || shape.IsReference(other.Who) {
		return nil, false
	}
	first := other
	first.Who = who
	r.setEvent(other.Who)
	return ability.AnyOf{Events: []ability.Event{first, other}}, true
}

// foeOf is whom the card of an event meets in combat.
func foeOf(e ability.CardEvent) ability.Cards {
	if _, other := e.Who.(ability.Chosen); other && shape.RoleOfFoe(e) != 0 {
		return ability.Cause{}
	}
	bearer := ability.IsBearer(e.Who)
	if !bearer && !ability.IsThis(e.Who) {
		return nil
	}
	if by := e.By; by != nil && len(e.What) == 1 && e.What[0] == ability.IsDestroyed && (by.Kind == ability.ByCards || by.Kind == ability.ByCombat) && shape.OneType(by.Of) == card.Ally {
		killer, state := by.Of, ability.KilledThis
		if bearer {
			state = ability.KilledBearer
		}
		add(&killer, ability.Is{State: state})
		return ability.Every{Of: killer}
	}
	blocks, blocked := false, false
	for _, v := range e.What {
		blocks, blocked = blocks || v == ability.Blocks, blocked || v == ability.IsBlocked
	}
	switch {
	case blocks:
		return ability.Opposing{}
	case blocked && bearer:
		return ability.Every{Of: ability.Filter{Types: []card.Type{card.Ally}, That: []ability.Quality{ability.Is{State: ability.BlocksBearer}}}}
	case blocked:
		return ability.Every{Of: ability.Filter{Types: []card.Type{card.Ally}, That: []ability.Quality{ability.Is{State: ability.BlocksThis}}}}
	}
	return nil
}

// byMany reads "por 2 o más Aliados" after "es bloqueado": so many block it.
func (r *reader) byMany(who ability.Cards) {
	at := r.state
	if r.one("por") {
		b, counted := r.quantityBound()
		f, _, ok := r.filter()
		blocks := ability.BlocksThis
		if ability.IsBearer(who) {
			blocks = ability.BlocksBearer
		}
		if counted && ok && b != shape.AtLeastOne && (ability.IsThis(who) || ability.IsBearer(who)) {
			add(&f, ability.Is{State: blocks})
			r.alsoIf = ability.Exists{Of: f, Count: b}
			return
		}
	}
	r.state = at
}

// company reads "junto a otro Aliado", "con 2 o más Aliados" after an attack:
// others of that player attack as well.
func (r *reader) company(of ability.Player) {
	at := r.state
	if !r.one("junto a", "junto con", "con", "acompanado por", "acompanado de") {
		return
	}
	r.one("otros", "otras")
	b, ok := r.quantityBound()
	if !ok {
		b = shape.AtLeastOne
	}
	r.one("otro", "otros", "otra")
	f, _, ok := r.filter()
	if !ok {
		r.state = at
		return
	}
	f.Other = true
	if f.Of == ability.Anyone {
		f.Of = of
	}
	if len(f.Names) > 0 {
		r.both = ability.Every{Of: f}
	}
	add(&f, ability.Is{State: ability.Attacking})
	r.alsoIf = ability.Exists{Of: f, Count: b}
}

// setEvent makes the card of an event the first meaning of pronouns.
func (r *reader) setEvent(who ability.Cards) {
	if shape.IsReference(who) {
		r.event = who
	} else {
		r.event = ability.It{}
	}
	r.picked, r.eventType, r.cause, r.harmed, r.eventName = false, card.NoType, card.NoType, false, ""
	switch c := who.(type) {
	case ability.It:
		r.latestPick = r.before.pick
	case ability.Chosen:
		r.eventType, r.namedLast = shape.OneType(c.Of), false
		if len(c.Of.Names) == 1 {
			r.eventName = c.Of.Names[0]
		}
	case ability.This:
		r.eventType = r.facts.Type
	case ability.Bearer:
		r.eventType = card.Ally
	}
	if r.event == (ability.Bearer{}) {
		r.subject = ability.Bearer{}
	}
}

// eventSubject reads whom the event happens to; without a subject it is the
// card itself.
func (r *reader) eventSubject() (ability.Cards, bool) {
	at := r.state
	if r.one("uno o mas", "una o mas", "1 o mas") {
		if r.peekAt(at.pos-3) != "respuesta" && !r.says("esos") && !r.says("esas") && !r.says("dichos") && !r.says("dichas") {
			return nil, false // "cuando uno o más Aliados sean destruidos": once, however many there are
		}
		of := ability.Anyone
		if r.take("de tus") {
			of = ability.You
		}
		f, _, ok := r.filter()
		if !ok || of != ability.Anyone && f.Of != ability.Anyone {
			return nil, false
		}
		if of != ability.Anyone {
			f.Of = of
		}
		r.condMany = true
		return shape.OneOf(f), true
	}
	c, ok := r.cards()
	if !ok {
		if some, plural := try(r, r.someCards); plural {
			return some, true
		}
		if f := r.form(0); f.Verb != es.NoVerb && !f.Participle || r.declaresItself() || r.peek() == "no" || r.peek() == "va" || r.peek() == "vaya" {
			if r.subject != nil {
				return r.subject, true
			}
			if r.pluralVerb() && !r.pluralName() {
				return nil, false // which ones is not known
			}
			if r.facts.Type == card.Talisman && r.before.has() && !r.before.pick.several {
				r.borrows = true
				return ability.It{}, true
			}
			if r.facts.Type == card.Weapon && r.combatAhead() {
				return ability.Bearer{}, true
			}
			if r.facts.Type == card.Weapon && f.Verb == es.Destruir && !f.Participle {
				return ability.Bearer{}, !r.destroysBefore() // a weapon destroys by its text alone
			}
			if bearer, known := r.bearerMeant(r.pos, r.pos+3); bearer || !known {
				return ability.Bearer{}, known
			}
			return ability.This{}, !r.combatAhead() || r.fights()
		}
		var f ability.Filter
		ok := r.othersNames(&f)
		return shape.OneOf(f), ok
	}
	switch x := c.(type) {
	case ability.This, ability.Bearer, ability.NamedCard, ability.It:
		r.picked, r.many = at.picked, at.many
		return c, true
	case ability.ThisOr:
		return c, true
	case ability.Chosen:
		if x.Count.Kind == ability.Exactly && x.Count.N == ability.Amount(ability.Number(1)) && !x.Random {
			return c, true
		}
	case ability.Every:
		return ability.Chosen{Count: ability.Count{N: ability.Number(1)}, Of: x.Of}, true
	}
	return nil, false
}

// someCards reads "cartas tuyas", "Aliados oponentes" in front of what happens to them, which
// is told of card by card.
func (r *reader) someCards() (ability.Cards, bool) {
	if !es.Nouns[r.peek()].Many {
		return nil, false
	}
	f, _, ok := r.filter()
	r.condMany = true
	return shape.OneOf(f), ok && r.pluralVerb()
}

// destroysBefore reports whether the text destroys something before the present word.
func (r *reader) destroysBefore() bool {
	return slices.ContainsFunc(r.toks[:r.pos], func(t es.Token) bool { return t.Form.Verb == es.Destruir && !t.Form.Participle })
}

// combatAhead reports whether the verb at hand is one that only an ally does.
func (r *reader) combatAhead() bool {
	for n := 0; n < 4; n++ {
		switch f := r.form(n); {
		case r.ahead(n) == "atacante", r.ahead(n) == "bloqueador", f.Verb == es.Atacar, f.Verb == es.Bloquear, f.Verb == es.Hacer:
			return true
		}
	}
	return false
}

// fights reports whether the card itself is ever in a battle where its text says so of no
// card by name: a Tótem or an Oro only if the text makes an Aliado of it.
func (r *reader) fights() bool {
	if r.facts.Type != card.Totem && r.facts.Type != card.Gold {
		return true
	}
	return slices.ContainsFunc(r.toks, func(t es.Token) bool { return t.Form.Verb == es.Considerar || t.Form.Verb == es.Convertir })
}
