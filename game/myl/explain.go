package myl

import (
	"castillo/game"
	"castillo/game/myl/ability"
	"castillo/game/myl/text"
	"castillo/game/myl/text/printer"
	"maps"
	"slices"
)

// Influences tells what acts on a card now, as far as a seat may know it (see
// [game.Explaining]): the modifiers and the continuous abilities that the values of the card
// are derived from, and what changes its price.
func (m *Match) Influences(s game.Seat, id game.CardID) []game.Influence {
	if id == 0 || id > m.cardsN || !m.at[id].sees.By(s) || m.at[id].face == 0 {
		return nil
	}
	m.derive()
	var out []game.Influence
	for i := range m.now.forces[:m.now.n] {
		f := &m.now.forces[i]
		if f.rule != 0 || !f.who.has(id) {
			continue
		}
		out = append(out, game.Influence{Source: m.knownTo(s, f.source), Text: m.traitWords(id, f), Until: m.untilOf(f, s)})
	}
	return append(out, m.pricings(s, id)...)
}

// Permanents tells the effects of a player that last although their card has left play (DAR
// 4.3.9).
func (m *Match) Permanents(s, of game.Seat) []game.Influence {
	var out []game.Influence
	for i := range m.mods[:m.modsN] {
		mod := &m.mods[i]
		if mod.seat != of || inPlay(m.at[mod.source].zone) {
			continue
		}
		source := m.knownTo(s, mod.source)
		out = append(out, game.Influence{Source: source, Text: m.wordsOf(untimed(m.nodes[mod.node].effect), m.at[mod.source].face), Until: lasts(mod.until, of == s)})
	}
	return out
}

// LeftByHand are the sentences of a card's text that are not run: those that were not
// understood, and those that the core has nothing for.
func (m *Match) LeftByHand(f game.Face) []string {
	c := m.Definition(f)
	r, err := text.Read(c.Text, c)
	if err != nil && r.Whole() {
		return []string{c.Text} // too long to be read
	}
	var out []string
	for _, failure := range r.Failures {
		out = append(out, c.Text[failure.Sentence.Start:failure.Sentence.End])
	}
	if len(out) == 0 && int(f) < len(m.facts) && m.facts[f].byHand {
		out = append(out, c.Text)
	}
	return out
}

// Spans lists the words for how long something lasts.
func Spans() []string {
	out := []string{whileInPlay, lasts(ability.WhileIt, true), lasts(ability.WhileItThis, true), lasts(ability.WhileDefending, true)}
	for _, table := range [...]map[ability.Duration]string{printer.Durations, theirs} {
		out = slices.AppendSeq(out, maps.Values(table))
	}
	return out
}

// knownTo is a card if a seat knows its face, else none: which card did something once must
// not tell what lies in a castle.
func (m *Match) knownTo(s game.Seat, id game.CardID) game.CardID {
	if m.at[id].sees.By(s) {
		return id
	}
	return 0
}

// traitWords says a trait in force of the card itself, with the number that it has now.
func (m *Match) traitWords(id game.CardID, f *force) string {
	trait := m.trait(f)
	if _, ok := trait.(ability.Toll); ok && inPlay(m.at[f.source].zone) {
		return m.Definition(m.at[f.source].face).Text // whose words are not about the card alone
	}
	n := ability.Number(m.amountFor(f, trait, id))
	switch t := trait.(type) {
	case ability.Strengthen:
		if t.By != ability.Amount(ability.OwnCost) {
			trait = ability.Strengthen{By: n}
		}
	case ability.Weaken:
		if t.By != ability.Amount(ability.OwnCost) {
			trait = ability.Weaken{By: n}
		}
	case ability.SetStrength:
		if t.To != ability.Amount(ability.OwnCost) {
			trait = ability.SetStrength{To: n}
		}
	case ability.SetCost:
		trait = ability.SetCost{To: n}
	}
	return m.wordsOf(ability.Modify{Who: ability.This{}, Traits: []ability.Trait{trait}}, m.at[id].face)
}

// untimed is an effect without how long it lasts.
func untimed(e ability.Effect) ability.Effect {
	switch e := e.(type) {
	case ability.Modify:
		e.Until = ability.Standing
		return e
	case ability.Rule:
		e.Until = ability.Standing
		return e
	}
	return e
}

// wordsOf prints an effect as a sentence on a card.
func (m *Match) wordsOf(e ability.Effect, on game.Face) string {
	return text.Print(ability.Card{Abilities: []ability.Ability{ability.Spell{Do: e}}}, m.Definition(on))
}

// pricings is what the rules in force add to the price of a card that its owner may play, and
// take from it.
func (m *Match) pricings(s game.Seat, id game.CardID) []game.Influence {
	c := &m.at[id]
	if inPlay(c.zone) || !m.ruled(ruleCost) {
		return nil
	}
	var out []game.Influence
	m.eachRule(ruleCost, func(f *force, r ability.PlayerRule) bool {
		if by, least := m.costBy(f, r, c.owner, id, 0); by != 0 {
			change := ability.CostChange{By: by, Least: least}
			out = append(out, game.Influence{Source: m.knownTo(s, f.source), Until: m.untilOf(f, s),
				Text: m.wordsOf(ability.Modify{Who: ability.This{}, Traits: []ability.Trait{change}}, c.face)})
		}
		return true
	})
	return out
}

// untilOf is how long a force lasts: what an effect did, as it says, what a card has in
// force, while it is in play.
func (m *Match) untilOf(f *force, s game.Seat) string {
	for i := range m.mods[:m.modsN] {
		if mod := &m.mods[i]; f.timed && f.place == uint8(i+1) || f.rule != 0 && mod.node == f.node && mod.source == f.source {
			return lasts(mod.until, mod.seat == s)
		}
	}
	return whileInPlay
}

// whileInPlay is how long a continuous ability is in force.
const whileInPlay = "mientras {carta} esté en juego"

// lasts is how long something is in force, for the player whose effect it is or for the other.
func lasts(d ability.Duration, own bool) string {
	switch d {
	case ability.Standing, ability.WhileThis:
		return whileInPlay
	case ability.WhileIt:
		return "mientras la otra carta esté en juego"
	case ability.WhileItThis:
		return "mientras {carta} y la otra carta estén en juego"
	case ability.WhileDefending:
		return "mientras {carta} esté en la Línea de Defensa"
	}
	if !own {
		if w, ok := theirs[d]; ok {
			return w
		}
	}
	return printer.Durations[d]
}

// theirs is how long an effect of the opponent lasts, where that goes by whose turn it is.
var theirs = map[ability.Duration]string{
	ability.UntilNextVigil:    "hasta la próxima Fase de Vigilia oponente",
	ability.UntilNextRegroup:  "hasta la próxima Fase de Agrupación oponente",
	ability.OpponentVigil:     "en tu próxima Fase de Vigilia",
	ability.OpponentFinal:     printer.Durations[ability.YourFinal],
	ability.YourFinal:         printer.Durations[ability.OpponentFinal],
	ability.OpponentTurn:      printer.Durations[ability.YourNextTurn],
	ability.YourNextTurn:      printer.Durations[ability.OpponentTurn],
	ability.UntilOpponentEnds: printer.Durations[ability.UntilYouEnd],
	ability.UntilYouEnd:       printer.Durations[ability.UntilOpponentEnds],
}
