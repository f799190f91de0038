package myl

import (
	"maps"
	"slices"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text"
)

// What a choice of cards asks for, in words.

// purpose is what is done with cards that are picked.
type purpose uint8

const (
	toChoose purpose = iota
	toDestroy
	toExile
	toShuffleIn
	toReturn
	toDiscard
	toRegroup
	toSave
	toLookAt
	toShow
	toPay
	toRemove
	toGiveBack
	toControl
	toGive
	toTake
	toPutInPlay
	toMove
	toSearch
	toPlay
	toUse
	toArm
	toDiscardMore
	purposes
)

var deedWords = [purposes]string{
	toChoose:      "elige {qué}",
	toDestroy:     "destruye {qué}",
	toExile:       "destierra {qué}",
	toShuffleIn:   "baraja {qué} en el Mazo Castillo",
	toReturn:      "sube {qué} a la Mano",
	toDiscard:     "descarta {qué}",
	toRegroup:     "agrupa {qué}",
	toSave:        "salva {qué}",
	toLookAt:      "mira {qué}",
	toShow:        "muestra {qué}",
	toPay:         "paga con {qué}",
	toRemove:      "remueve {qué} del juego",
	toGiveBack:    "pierde el control de {qué}",
	toControl:     "toma el control de {qué}",
	toGive:        "da a tu oponente el control de {qué}",
	toTake:        "lleva {qué} a la Mano",
	toPutInPlay:   "pon en juego {qué}",
	toMove:        "mueve {qué}",
	toSearch:      "busca {qué}",
	toPlay:        "juega {qué}",
	toUse:         "usa la habilidad de {qué}",
	toArm:         "da el Arma a {qué}",
	toDiscardMore: "te sobran cartas en la Mano, descarta {qué}",
}

// owned is whose a card is that is picked, as far as that is told.
type owned uint8

const (
	ofAnyone owned = iota
	yours
	opposing
	owners
)

// kinds are what cards of a type are called: one and several.
var kinds = [typeCount][owners][2]string{
	card.NoType:   {{"una carta", "cartas"}, {"una carta tuya", "cartas tuyas"}, {"una carta oponente", "cartas oponentes"}},
	card.Ally:     {{"un Aliado", "Aliados"}, {"un Aliado tuyo", "Aliados tuyos"}, {"un Aliado oponente", "Aliados oponentes"}},
	card.Weapon:   {{"un Arma", "Armas"}, {"un Arma tuya", "Armas tuyas"}, {"un Arma oponente", "Armas oponentes"}},
	card.Talisman: {{"un Talismán", "Talismanes"}, {"un Talismán tuyo", "Talismanes tuyos"}, {"un Talismán oponente", "Talismanes oponentes"}},
	card.Totem:    {{"un Tótem", "Tótems"}, {"un Tótem tuyo", "Tótems tuyos"}, {"un Tótem oponente", "Tótems oponentes"}},
	card.Gold:     {{"un Oro", "Oros"}, {"un Oro tuyo", "Oros tuyos"}, {"un Oro oponente", "Oros oponentes"}},
}

// places say whose zone cards lie in out of play.
var places = [owners]string{ofAnyone: "{qué} de: {zona}", yours: "{qué} de tu {zona}", opposing: "{qué} de su {zona}"}

const amongThose = "{qué} de entre esas cartas"

// QuestionWords lists what questions are made of, for those who translate them.
func QuestionWords() []string {
	out := slices.Concat(deedWords[:], places[:], []string{amongThose}, slices.Collect(maps.Values(threats)))
	for _, kind := range kinds {
		for _, words := range kind {
			out = append(out, words[:]...)
		}
	}
	return out
}

// Question is what the present decision asks (see game.Asking).
func (m *Match) Question() game.Question {
	switch m.pending.Ask {
	case askPick:
		return m.pickQuestion()
	case askGold:
		return game.Question{Deed: deedWords[toChoose], One: kinds[card.Gold][ofAnyone][0], Many: kinds[card.Gold][ofAnyone][1],
			Least: int(m.pending.Left), Most: int(m.pending.Left), Pays: true}
	case askDiscard:
		return game.Question{Deed: deedWords[toDiscardMore], One: kinds[card.NoType][ofAnyone][0], Many: kinds[card.NoType][ofAnyone][1],
			Least: int(m.pending.Left), Most: int(m.pending.Left)}
	case askRespondThreat:
		return game.Question{Instead: threats[m.occasion(&m.frames[m.depth-1]).card]}
	case askMay:
		if f := &m.frames[m.depth-1]; f.routine == doDeclare {
			c := &m.contexts[f.ctx]
			return game.Question{Text: m.wording(m.prog(c).ability, c.face)}
		}
	}
	return game.Question{}
}

// pickQuestion is what the running choice of cards asks for.
func (m *Match) pickQuestion() game.Question {
	f := &m.frames[m.depth-1]
	c, k := &m.contexts[f.ctx], &m.picks[f.node]
	whose := m.whosePicked(k, c, f.seat)
	q := game.Question{Deed: deedWords[k.purpose()], Picked: f.set.len(), Pays: m.isPrice(f)}
	q.Least, q.Most = q.Picked+int(f.low), min(q.Picked+int(f.n), game.MaxCards)
	if left := m.leftToPick(f, k, c).len(); m.publicPick(k) && q.Picked+left < q.Most && q.Most < game.MaxCards {
		q.Most = q.Picked + left // no more are there
	}
	q.Least = min(q.Least, q.Most)
	if z := zonesOf(k.chosen.Of.In); amongThem(&k.chosen.Of) {
		q.Where, whose = amongThose, ofAnyone
	} else if z&^inPlayZones != 0 && z&(z-1) == 0 {
		q.Zone, q.Where, whose = z.first(), places[whose], ofAnyone
	}
	kind := kinds[card.NoType]
	if types := k.chosen.Of.Types; len(types) == 1 {
		kind = kinds[types[0]]
	}
	q.One, q.Many = kind[whose][0], kind[whose][1]
	switch act, _ := k.does.(ability.Act); {
	case act.Verb == ability.Pick && int(c.prog) < len(m.facts[c.face].programs):
		q.Text = m.wording(m.prog(c).ability, c.face) // what for is said elsewhere in it
	case !m.isAllSaid(k):
		q.Text = m.wording(ability.Spell{Do: k.does}, c.face)
	}
	return q
}

// isAllSaid reports whether it is clear without the words of the card what is to be picked and
// what for.
func (m *Match) isAllSaid(k *pick) bool {
	does, of := k.purpose(), m.ready(&k.chosen.Of)
	return does != toChoose && does != toMove && of.plain && of.races == 0 && of.not == 0 && len(of.asks.Types) < 2
}

// whosePicked is whose cards a player picks among.
func (m *Match) whosePicked(k *pick, c *context, s game.Seat) owned {
	switch side := m.castleOf(k, c, s); {
	case k.chosen.Of.Of == ability.Anyone:
		return ofAnyone
	case side == s:
		return yours
	}
	return opposing
}

// isPrice reports whether a choice is part of what its ability costs.
func (m *Match) isPrice(f *frame) bool {
	return slices.ContainsFunc(m.frames[:m.depth-1], func(e frame) bool { return e.routine == doEffect && e.ctx == f.ctx && e.cost })
}

// purpose is what is done with what is picked.
func (k *pick) purpose() purpose {
	if k.bears {
		return toArm
	}
	switch e := k.does.(type) {
	case ability.Act:
		return [...]purpose{ability.Destroy: toDestroy, ability.ExileIt: toExile, ability.ShuffleIn: toShuffleIn, ability.Return: toReturn,
			ability.Discard: toDiscard, ability.RegroupIt: toRegroup, ability.Save: toSave, ability.Look: toLookAt, ability.Show: toShow,
			ability.PayGoldCard: toPay, ability.LoseControl: toGiveBack, ability.Remove: toRemove}[e.Verb]
	case ability.ExileFor:
		return toExile
	case ability.Put:
		switch {
		case putsInPlay(e):
			return toPutInPlay
		case e.To.Zone == ability.Hand:
			return toTake
		}
		return toMove
	case ability.Search:
		return toSearch
	case ability.Play:
		return toPlay
	case ability.UseAbility:
		return toUse
	case ability.Control:
		if e.Who == ability.Opponent {
			return toGive
		}
		return toControl
	}
	return toChoose
}

// wording is how an ability of a face reads.
func (m *Match) wording(a ability.Ability, f game.Face) string {
	return text.Print(ability.Card{Abilities: []ability.Ability{a}}, m.Definition(f))
}

// threats are the questions before something becomes of a card.
var threats = map[ability.CardVerb]string{
	ability.IsDestroyed:  "Se va a destruir {carta}: ¿lo evitas?",
	ability.IsExiled:     "Se va a desterrar {carta}: ¿lo evitas?",
	ability.IsShuffledIn: "Se va a barajar {carta} en el Mazo Castillo: ¿lo evitas?",
	ability.IsRemoved:    "Se va a remover {carta}: ¿lo evitas?",
	ability.Leaves:       "Se va a sacar {carta} del juego: ¿lo evitas?",
}
