package myl

import (
	"strconv"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text"
)

var regroupWords = [...]string{
	0:                            "No agrupar",
	regroupGolds:                 "Agrupar los Oros",
	regroupAllies:                "Agrupar los Aliados",
	regroupGolds | regroupAllies: "Agrupar todo",
}

// Words describes an option that its verb and its cards do not tell: a mode, a
// number, what is named, which ability of a card. It is empty for any other.
func (m *Match) Words(a game.Action) string {
	if w := m.adjustWords(a); w != "" {
		return w
	}
	switch m.pending.Ask {
	case askRegroup:
		if a.Verb == game.Say && a.N >= 0 && int(a.N) < len(regroupWords) {
			return regroupWords[a.N]
		}
	case askSpot:
		if a.N > 0 && int(a.N) < len(spotWords) {
			return spotWords[a.N]
		}
	case askNumber:
		return strconv.Itoa(int(a.N))
	case askNameCard, askNameType, askNameRace, askNameCost:
		return m.nameWords(a)
	case askChoice:
		f := &m.frames[m.depth-1]
		if kids := m.nodes[f.node].kids; a.N >= 1 && int(a.N) <= len(kids) {
			return m.effectWords(f.ctx, kids[a.N-1])
		}
	}
	if m.pending.Ask == askAbility && a.N >= 1 {
		a = game.Action{Verb: game.Use, Card: m.pending.Source, N: a.N}
	}
	if a.Verb == game.Use && a.Card != 0 && a.Card <= m.cardsN {
		if p := m.fact(a.Card).programs; a.Ability() >= 1 && a.Ability() <= len(p) {
			return text.Print(ability.Card{Abilities: []ability.Ability{p[a.Ability()-1].ability}}, *m.cardOf(a.Card))
		}
	}
	return ""
}

func (m *Match) nameWords(a game.Action) string {
	if a.Face != 0 {
		return m.Definition(a.Face).Name
	}
	e, ok := m.nodes[m.frames[m.depth-1].node].effect.(ability.Name)
	switch {
	case ok && e.What == ability.AType:
		return card.Type(a.N).String()
	case ok && e.What == ability.ARace:
		return card.Race(a.N).String()
	}
	return strconv.Itoa(int(a.N))
}

// effectWords prints one effect of an ability as a sentence.
func (m *Match) effectWords(ctx int8, at uint16) string {
	return m.wording(ability.Spell{Do: m.nodes[at].effect}, m.contexts[ctx].face)
}
