package myl

import (
	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// reason is why something is not allowed.
type reason uint8

// The reasons.
const (
	allowed reason = iota
	overAlready
	notAsked
	notYourTurn
	notYours
	notInDeck
	notInHand
	onlyTalismans
	noFacts
	goldComesFirst
	oneGoldATurn
	tooDear
	noBearer
	notAnAlly
	notInDefense
	justArrived
	blocksAlready
	notAnAttacker
	blockedAlready
	armedAlready
	notInReserve
	notThere
	notTheTime
	onlyInResponse
	abilityLost
	usedUp
	notMet
	cannotPay
	noObjective
	bannedNow
	bannedByIt
	oneIsInPlay
	orbeInPlay
	cannotAttack
	noBattle
	cannotBlock
	unblockable
	alone
	needsCompany
	otherBlock
	byHandOnly
	notAChoice
	noAnswer
	noUse
	wrongBearer
	safeFromDestruction
	safeFromExile
	safeFromThis
	cannotAnnul
	comesRound
	tooManyDeeds
)

// because holds the sentences; {carta} is the card, {n} its cost.
var because = [...]string{
	overAlready:    "El duelo ya terminó",
	notAsked:       "Ahora no se puede hacer eso",
	notYourTurn:    "Ahora decide tu oponente",
	notYours:       "{carta} no es una carta tuya",
	notInDeck:      "Esa carta no está en el Mazo Castillo",
	notInHand:      "{carta} no está en tu Mano",
	onlyTalismans:  "En Guerra de Talismanes solo se juegan Talismanes",
	noFacts:        "De {carta} no se conocen el tipo o el Coste: complétalos en tu colección",
	goldComesFirst: "El Oro del turno es la primera carta de la Vigilia",
	oneGoldATurn:   "Ya jugaste el Oro de este turno",
	tooDear:        "No te alcanza el Oro: {carta} cuesta {n}",
	noBearer:       "No hay un Aliado que pueda portar {carta}",
	notAnAlly:      "{carta} no es un Aliado en juego",
	notInDefense:   "{carta} no está en la Línea de Defensa",
	justArrived:    "{carta} recién llegó: no puede atacar en este turno",
	blocksAlready:  "{carta} ya bloquea a otro Aliado",
	notAnAttacker:  "{carta} no está atacando",
	blockedAlready: "{carta} ya está bloqueado",
	armedAlready:   "{carta} ya porta un Arma",
	notInReserve:   "{carta} no está en tu Reserva de Oro",
	notThere:       "{carta} no va ahí",
	notTheTime:     "No es el momento de usar {carta}",
	onlyInResponse: "{carta} solo se juega en respuesta",
	abilityLost:    "{carta} perdió su habilidad",
	usedUp:         "La habilidad de {carta} ya se usó en este turno",
	notMet:         "No se cumple lo que pide {carta}",
	cannotPay:      "No puedes pagar lo que pide {carta}",
	noObjective:    "{carta} no tiene un objetivo válido",
	bannedNow:      "Una carta en juego lo impide",
	bannedByIt:     "{carta} lo impide",
	oneIsInPlay:    "De {carta} solo puedes tener una copia en juego",
	orbeInPlay:     "Ya controlas un Orbe: no puedes tener también {carta}",
	noBattle:       "En este turno no hay Batalla Mitológica",
	cannotAttack:   "{carta} no puede ser declarado atacante",
	cannotBlock:    "{carta} no puede ser declarado bloqueador",
	unblockable:    "{carta} es Imbloqueable",
	byHandOnly:     "El texto de {carta} se juega a mano",
	notAChoice:     "{carta} no es algo que se pueda elegir ahora",
	noAnswer:       "{carta} no responde a lo que pasa ahora",
	alone:          "{carta} no puede atacar junto a otros",
	needsCompany:   "{carta} solo puede atacar junto a otros",
	otherBlock:     "Una carta obliga a otro bloqueo",
	noUse:          "{carta} no tiene una habilidad que puedas usar",
	wrongBearer:    "{carta} no puede portar esa Arma",
	cannotAnnul:    "Lo que se está jugando no puede ser anulado",
	comesRound:     "{carta} ya devolvió dos veces la partida al mismo punto: una tercera no se permite",
	tooManyDeeds:   "Ya jugaste o usaste {n} cartas en este turno: no se puede seguir sin fin",

	safeFromDestruction: "{carta} no se puede destruir así",
	safeFromExile:       "{carta} no se puede desterrar así",
	safeFromThis:        "{carta} no se puede afectar así",
}

// Reasons lists the sentences of every refusal, for those who translate them.
func Reasons() []string { return because[overAlready:] }

// Questions lists the sentences of every question, likewise.
func Questions() []string { return questions[askStart:] }

// Modes lists what the rules let a player choose without a card that asks, likewise.
func Modes() []string { return regroupWords[:] }

func (m *Match) refusal(why reason, id game.CardID) *game.Refusal {
	r := &game.Refusal{Reason: because[why], Card: id}
	switch why {
	case tooDear:
		r.N = m.price(m.at[id].controller, id)
	case tooManyDeeds:
		r.N = maxFree
	case bannedNow:
		if by := m.whoBans(m.pending.Seat, id); by != 0 {
			r.Reason, r.Card = because[bannedByIt], by
		}
	}
	return r
}

// whoBans is the card whose text keeps a player from what could be tried with a card
// now, 0 where no card is to be named.
func (m *Match) whoBans(s game.Seat, id game.CardID) game.CardID {
	var tried []ability.Doing
	switch {
	case !s.Plays() || id > m.cardsN:
		return 0
	case asksToRespond(m.pending.Ask):
		tried = []ability.Doing{ability.PlayResponses, ability.UseResponses, ability.UseAnnul, ability.PlayCards, ability.UseAbilities}
	case m.pending.Ask == askBlock:
		tried = []ability.Doing{ability.DeclareBlock}
	case inPlay(m.at[id].zone):
		tried = []ability.Doing{ability.UseAbilities, ability.DeclareAttack}
	default:
		tried = []ability.Doing{ability.PlayCards, ability.PutCards, ability.ControlCards}
	}
	for _, what := range tried {
		if by := m.bannedBy(s, what, id); by != 0 {
			return by
		}
	}
	return m.unplayableBy(s, id)
}

// Refuse says why seat s cannot put card id into zone to, or onto target, as far as that
// seat can know. It finds the action that the seat would mean and asks the judge.
func (m *Match) Refuse(s game.Seat, id game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	m.eyes = game.SeenBy(s)
	r := m.refuse(s, id, to, target)
	m.eyes = game.ByNobody
	return r
}

func (m *Match) refuse(s game.Seat, id game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	switch {
	case m.result.Over:
		return m.refusal(overAlready, id)
	case m.pending.Seat != s:
		return m.refusal(notYourTurn, id)
	case id == 0 || id > m.cardsN || target > m.cardsN:
		return m.refusal(notAsked, id)
	}
	if to == 0 && target == 0 && m.startsWith(id) {
		return nil
	}
	switch m.pending.Ask {
	case askBearer, askGold, askDiscard:
		if why := m.mayPick(id); why != allowed {
			return m.refusal(why, id)
		}
		return nil
	}
	switch {
	case m.pending.Ask == askPick:
		return m.refusal(m.whyNotPicked(id), id)
	case m.pending.Kind != game.Main:
		return m.refusal(notAChoice, id)
	case m.at[id].controller != s:
		return m.refusal(notYours, id)
	case !m.at[id].sees.By(s):
		return m.refusal(notAChoice, id)
	case asksToRespond(m.pending.Ask):
		return m.refuseAnswer(s, id)
	}
	switch m.pending.Ask {
	case askVigil, askAttack, askWar, askIdle:
		if m.playableFrom(s, id) {
			return m.refusePlay(s, id, to, target)
		}
		if m.pending.Ask == askWar || m.pending.Ask == askIdle {
			return m.refuseUse(s, id)
		}
		if to != AttackLine && !m.isAlly(id) {
			return m.refuseUse(s, id)
		}
		if why := m.mayAttack(id); why != allowed {
			return m.refusal(why, id)
		}
		if to != 0 && to != AttackLine {
			return m.refusal(notThere, id)
		}
		return nil
	case askBlock:
		if why := m.mayBlock(id); why != allowed {
			return m.refusal(why, id)
		}
		if target == 0 {
			return m.refusal(notThere, id)
		}
		if why := m.mayBlockIt(id, target); why != allowed {
			return m.refusal(why, target)
		}
		return nil
	}
	return m.refusal(notAsked, id)
}

// startsWith reports whether an option starts with a card.
func (m *Match) startsWith(id game.CardID) bool {
	var room [game.MaxCards * 2]game.Action
	for _, a := range m.Options(room[:0]) {
		if a.Card == id {
			return true
		}
	}
	return false
}

// refuseAnswer says why a card is no answer to what is going on.
func (m *Match) refuseAnswer(s game.Seat, id game.CardID) *game.Refusal {
	f, why := &m.frames[m.depth-1], noAnswer
	for i := range m.fact(id).programs {
		p := &m.fact(id).programs[i]
		for r := f.from; r < f.to; r++ {
			if w := m.answers(id, p, s, f.kind, &m.recent[r]); w != notAsked && w != allowed {
				why = w
			}
		}
	}
	return m.refusal(why, id)
}

// refuseUse says why no ability of a card in play can be used now.
func (m *Match) refuseUse(s game.Seat, id game.CardID) *game.Refusal {
	why := noUse
	if m.fact(id).byHand {
		why = byHandOnly
	}
	for i := range m.fact(id).programs {
		switch w := m.mayUse(s, id, i); w {
		case allowed:
			why = notTheTime // attackers are declared, nothing else
			if m.pending.Ask != askAttack {
				why = m.mayGoOn(game.Action{Verb: game.Use, Card: id, N: int16(i + 1)})
			}
			if why == allowed {
				return nil
			}
		case notAsked:
		default:
			why = w
		}
	}
	return m.refusal(why, id)
}

func (m *Match) refusePlay(s game.Seat, id game.CardID, to game.Zone, target game.CardID) *game.Refusal {
	if m.pending.Ask == askAttack {
		return m.refusal(notAsked, id)
	}
	why := m.mayPlay(s, id)
	if why == allowed {
		why = m.mayGoOn(game.Action{Verb: game.Play, Card: id})
	}
	if why != allowed {
		return m.refusal(why, id)
	}
	if m.fact(id).isCarried() {
		switch {
		case target == 0:
			return m.refusal(notThere, id)
		case !inPlay(m.at[target].zone) || !m.isAlly(target):
			return m.refusal(notAnAlly, target)
		case !m.canBear(id, target):
			return m.refusal(m.whyNoBearer(target), target)
		}
		return nil
	}
	if to != 0 && to != m.fact(id).home() {
		return m.refusal(notThere, id)
	}
	return nil
}

// whyNoBearer says why an ally cannot carry a weapon.
func (m *Match) whyNoBearer(id game.CardID) reason {
	if m.arms(id) > 0 && !m.hasRoom(id) {
		return armedAlready
	}
	return wrongBearer
}

// whyNotPicked says why a card is none that may be picked in the running doPick
// frame.
func (m *Match) whyNotPicked(id game.CardID) reason {
	f := &m.frames[m.depth-1]
	k, by := &m.picks[f.node], cause{source: m.contexts[f.ctx].source, seat: f.seat}
	switch {
	case k.bought && m.lastCost(id) > m.gold(f.seat) && m.every(&k.chosen.Of, &m.contexts[f.ctx]).has(id):
		return tooDear
	case !inPlay(m.at[id].zone) || f.set.has(id):
		return notAChoice
	case k.deed == ability.ChangeController && m.forbids(id, k.deed, by):
		return safeFromThis
	case k.control && m.fact(id).orbe && m.hasOrbe(f.seat, id):
		return orbeInPlay
	case k.control && m.oneTooMany(f.seat, id):
		return oneIsInPlay
	case k.deed == 0 || !m.forbids(id, k.deed, by) && !m.forbids(id, ability.BeTargeted, by):
		return notAChoice
	case k.deed == ability.BeDestroyed && m.forbids(id, k.deed, by):
		return safeFromDestruction
	case k.deed == ability.BeExiled && m.forbids(id, k.deed, by):
		return safeFromExile
	}
	return safeFromThis
}

// homeOf is the zone to which a card of a type is played.
func homeOf(t card.Type) game.Zone {
	switch t {
	case card.Ally:
		return DefenseLine
	case card.Totem:
		return SupportLine
	case card.Gold:
		return GoldReserve
	case card.Weapon:
		return Carried
	}
	return Cemetery
}
