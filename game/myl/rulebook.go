package myl

import (
	"fmt"

	"castillo/game"
	"castillo/game/card"
)

// Rulebook is the D.A.R. 1.0.
var Rulebook game.Rulebook = dar{}

type dar struct{}

func (dar) ID() string               { return "myl/dar" }
func (dar) Version() uint32          { return 1 }
func (dar) Title() string            { return "Mitos y Leyendas, Primer Bloque (D.A.R. 1.0)" }
func (dar) Zones() []game.ZoneInfo   { return zones }
func (dar) Phases() []game.PhaseInfo { return phases }
func (dar) NewMatch(s game.Setup) (game.Match, error) {
	m, err := NewMatch(s)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// The questions of the rulebook.
const (
	askNothing game.Prompt = iota
	askStart
	askFace
	askMulligan
	askRegroup
	askVigil
	askBearer
	askGold
	askAttack
	askBlock
	askWar
	askDiscard
)

var questions = [...]string{
	askStart:    "¿Quién empieza?",
	askFace:     "¿Qué carta es?",
	askMulligan: "¿Cambias tu mano por otra con una carta menos?",
	askRegroup:  "¿Qué agrupas?",
	askVigil:    "Tu Fase de Vigilia: juega cartas, ataca o termina",
	askBearer:   "¿Quién porta {carta}?",
	askGold:     "Elige con qué Oros pagas {carta}: faltan {n}",
	askAttack:   "Declara atacantes; después, listo",
	askBlock:    "Declara bloqueadores; después, listo",
	askWar:      "Guerra de Talismanes: juega un Talismán o cede la prioridad",
	askDiscard:  "Tienes más de 8 cartas: descarta {n}",
}

func (dar) Question(p game.Prompt) string {
	if int(p) < len(questions) {
		return questions[p]
	}
	return ""
}

// definitions is what the cards of a match say. It never changes, so copies of
// a match share it.
type definitions struct {
	cards []card.Card // face f is cards[f]; cards[0] is the unknown face
	facts []facts     // what the core asks of a face, likewise
}

// facts is the part of a printed card that is asked on the hot path.
type facts struct {
	typ      card.Type
	cost     int8
	strength int8
	plain    bool // a gold without ability
	races    card.Races
}

// NewMatch lays out a match (see game.Rulebook). Faces must be within the
// definitions, a castle's all known or all 0. Each deck has an initial Oro, which
// is public, at least one card in its castle and at most maxDeck cards.
func NewMatch(s game.Setup) (*Match, error) {
	if len(s.Cards) >= 1<<16 {
		return nil, fmt.Errorf("myl: %d cartas definidas, el máximo es %d", len(s.Cards), 1<<16-1)
	}
	m := &Match{definitions: define(s.Cards)}
	m.active, m.first = game.Nobody, game.Nobody
	for _, seat := range game.Seats {
		if err := m.lay(seat, s.Decks[seat]); err != nil {
			return nil, fmt.Errorf("myl: mazo de %v: %w", seat, err)
		}
	}
	m.push(frame{routine: doMatch})
	m.run()
	return m, nil
}

func define(cards []card.Card) *definitions {
	d := &definitions{cards: make([]card.Card, len(cards)+1), facts: make([]facts, len(cards)+1)}
	copy(d.cards[1:], cards)
	d.cards[0] = card.Card{Cost: card.NoNumber, Strength: card.NoNumber}
	for i, c := range d.cards {
		d.facts[i] = facts{c.Type, c.Cost, c.Strength, c.IsPlainGold(), c.Races}
	}
	return d
}

// lay puts a deck on the table: the initial Oro in the reserve, face up, and
// the castle face down.
func (m *Match) lay(seat game.Seat, d game.Deck) error {
	switch {
	case len(d.Castle) == 0:
		return fmt.Errorf("el Mazo Castillo no tiene cartas")
	case d.Size() > maxDeck:
		return fmt.Errorf("%d cartas, el máximo es %d", d.Size(), maxDeck)
	case int(d.Initial) >= len(m.cards) || m.facts[d.Initial].typ != card.Gold:
		return fmt.Errorf("el Oro inicial, la carta %d, no es un Oro", d.Initial)
	}
	secret := d.Castle[0] == 0
	for i, f := range d.Castle {
		if int(f) >= len(m.cards) || (f == 0) != secret {
			return fmt.Errorf("la carta %d del Mazo Castillo no está definida", i+1)
		}
	}
	initial := m.newCard(seat, GoldReserve)
	m.at[initial].face = d.Initial
	m.at[initial].sees = game.ByBoth
	m.pools[seat].secret = secret
	for _, f := range d.Castle {
		m.newCard(seat, Castle)
		m.pools[seat].put(f)
	}
	return nil
}
