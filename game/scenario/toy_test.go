package scenario

import (
	"errors"
	"slices"
	"strconv"

	"castillo/game"
	"castillo/game/card"
)

// toy is a small rulebook that asks every kind of question. A player who has a
// Guardia in the defense line may use it, exiling it, when the opponent plays a
// card: that annuls the card. What a played card asks then stands in effects.
type toy struct{}

// The zones and the phase of the toy.
const (
	toyHand game.Zone = iota + 1
	toyLine
	toyCemetery
	toyExile
	toyCastle
	toyVigil game.Phase = 1
	toyFinal game.Phase = 2
)

func (toy) ID() string      { return "toy/dar" }
func (toy) Version() uint32 { return 1 }
func (toy) Title() string   { return "Juguete" }
func (toy) Zones() []game.ZoneInfo {
	return []game.ZoneInfo{
		{Zone: toyHand, Name: "Mano", Lay: game.InHand},
		{Zone: toyLine, Name: "Línea de Defensa", Lay: game.Line},
		{Zone: toyCemetery, Name: "Cementerio", Lay: game.Pile},
		{Zone: toyExile, Name: "Destierro", Lay: game.Pile},
		{Zone: toyCastle, Name: "Mazo Castillo", Lay: game.Pile},
	}
}
func (toy) Phases() []game.PhaseInfo {
	return []game.PhaseInfo{{Phase: toyVigil, Name: "Vigilia", In: toyVigil}, {Phase: toyFinal, Name: "Fase Final", In: toyFinal}}
}
func (toy) Question(game.Prompt) string                 { return "¿Y ahora?" }
func (toy) NewMatch(game.Setup) (game.Match, error)     { return nil, errors.New("no") }
func (toy) Arrange(p game.Position) (game.Match, error) { return newToy(p), nil }

// ask is one question of a card; does is what an answer does.
type ask struct {
	other   bool // the opponent of who played the card is asked
	dealer  bool // the dealer is
	kind    game.Kind
	options func(*toyMatch) []game.Action
	does    func(*toyMatch, game.Action)
}

var effects = map[string][]ask{
	"Mago": {{kind: game.YesNo, options: always(game.Action{Verb: game.No}, game.Action{Verb: game.Yes}), does: func(m *toyMatch, a game.Action) {
		if a.Verb == game.Yes {
			m.asks = slices.Insert(m.asks, 0, target)
		}
	}}},
	"Doble":  {target, target},
	"Hasta":  {optional, optional},
	"Modo":   {{kind: game.Mode, options: always(say(0), say(1), say(2)), does: keep}},
	"Cuenta": {{kind: game.Number, options: always(say(1), say(2), say(3)), does: keep}},
	"Cuenta hasta": {{kind: game.Number, options: always(say(0), say(1), say(2)),
		does: keep}},
	"Nombra": {{kind: game.Name, options: always(game.Action{Verb: game.NameIt, N: 1}, game.Action{Verb: game.NameIt, N: 6}), does: keep}},
	"Nombra carta": {{kind: game.Name, options: always(game.Action{Verb: game.NameIt, Face: 1}, game.Action{Verb: game.NameIt, Face: 2}), does: func(m *toyMatch, a game.Action) {
		m.gold = int(a.Face)
	}}},
	"Nombra tipo":  {{kind: game.Name, options: always(game.Action{Verb: game.NameIt, N: 1}, game.Action{Verb: game.NameIt, N: 3}), does: keep}},
	"Nombra coste": {{kind: game.Name, options: always(game.Action{Verb: game.NameIt, N: 1}, game.Action{Verb: game.NameIt, N: 3}), does: keep}},
	"Coste":        {target, discard},
	"Tarde": {{kind: game.YesNo, options: always(game.Action{Verb: game.No}, game.Action{Verb: game.Yes}), does: func(m *toyMatch, a game.Action) {
		if a.Verb == game.Yes {
			m.asks = slices.Insert(m.asks, 0, target, discard)
		}
	}}},
	"Doble hasta": {optional, discard, exile},
	"Busca":       {{kind: game.Choose, options: searched, does: fetch}},
	"Mira":        {{kind: game.Choose, options: looked, does: keep}},
	"Orden":       {{kind: game.Order, options: always(say(0), say(1)), does: keep}},
	"Cambio":      {{other: true, kind: game.Choose, options: theirs, does: destroy}},
	"Única":       {{kind: game.Choose, options: always(say(7)), does: keep}},
}

func always(options ...game.Action) func(*toyMatch) []game.Action {
	return func(*toyMatch) []game.Action { return options }
}

func say(n int16) game.Action { return game.Action{Verb: game.Say, N: n} }

var (
	target   = ask{kind: game.Choose, options: theirs, does: destroy}
	optional = ask{kind: game.Choose, options: func(m *toyMatch) []game.Action {
		return append(theirs(m), game.Action{Verb: game.Pass})
	}, does: destroy}
)

// discard is a cost that the player's hand pays, exile may be declined.
var (
	discard = ask{kind: game.Choose, options: func(m *toyMatch) []game.Action { return m.in(toyHand, m.player) }, does: destroy}
	exile   = ask{kind: game.Choose, options: optional.options, does: func(m *toyMatch, a game.Action) {
		if a.Verb == game.Pick {
			m.cards[a.Card-1].zone = toyExile
		}
	}}
)

// draw begins a turn: the dealer deals a card of the castle to the hand.
var draw = ask{dealer: true, kind: game.Chance, options: always(game.Action{Verb: game.Deal}), does: func(m *toyMatch, _ game.Action) {
	if castle := m.in(toyCastle, m.active); len(castle) > 0 {
		m.cards[castle[0].Card-1].zone = toyHand
	}
}}

// theirs lists the cards in the opponent's line.
func theirs(m *toyMatch) []game.Action { return m.in(toyLine, m.player.Other()) }

// in lists the cards that a player has in a zone.
func (m *toyMatch) in(z game.Zone, s game.Seat) (out []game.Action) {
	for i, c := range m.cards {
		if c.zone == z && c.owner == s {
			out = append(out, game.Action{Verb: game.Pick, Card: game.CardID(i + 1)})
		}
	}
	return out
}

// searched lists, once each, the faces in the player's castle: nobody knows
// which card is which.
func searched(m *toyMatch) []game.Action {
	out := []game.Action{{Verb: game.Pass}}
	for _, c := range m.cards {
		a := game.Action{Verb: game.Pick, Face: c.face, Zone: toyCastle}
		if c.zone == toyCastle && c.owner == m.player && !slices.Contains(out, a) {
			out = append(out, a)
		}
	}
	return out
}

func fetch(m *toyMatch, a game.Action) {
	i := slices.IndexFunc(m.cards, func(c toyCard) bool {
		return a.Face != 0 && c.face == a.Face && c.zone == toyCastle && c.owner == m.player
	})
	if i >= 0 {
		m.cards[i].zone = toyLine
	}
}

// looked lists the abilities that wait for their turn: here one of a card that
// lies in the castle by now, where its sleeve tells nothing.
func looked(m *toyMatch) []game.Action {
	last := game.CardID(len(m.cards))
	return []game.Action{{Verb: game.Pick, Card: last, Face: m.cards[0].face}, {Verb: game.Pick, Card: last - 1, Face: m.cards[1].face}}
}

func destroy(m *toyMatch, a game.Action) {
	if a.Verb == game.Pick {
		m.cards[a.Card-1].zone = toyCemetery
	}
}

func keep(m *toyMatch, a game.Action) { m.gold = int(a.N) }

type toyCard struct {
	face  game.Face
	owner game.Seat
	zone  game.Zone
}

type toyMatch struct {
	defs   []card.Card
	cards  []toyCard
	active game.Seat
	player game.Seat // who played the card that asks
	played game.CardID
	window bool
	asks   []ask
	gold   int // the number that was answered last
	watch  func(game.Event)
}

func newToy(p game.Position) *toyMatch {
	m := &toyMatch{defs: p.Cards, active: p.Active}
	for _, s := range game.Seats {
		for _, c := range p.Sides[s] {
			m.cards = append(m.cards, toyCard{c.Face, s, c.Zone})
		}
	}
	return m
}

func (m *toyMatch) Rulebook() game.Rulebook { return toy{} }
func (m *toyMatch) Result() game.Result     { return game.Result{} }
func (m *toyMatch) Hash() uint64            { return 0 }
func (m *toyMatch) Watch(f func(game.Event)) {
	m.watch = f
}

func (m *toyMatch) Refuse(_ game.Seat, id game.CardID, _ game.Zone, _ game.CardID) *game.Refusal {
	return &game.Refusal{Reason: "{carta} no", Card: id}
}

func (m *toyMatch) Clone() game.Match {
	c := *m
	c.cards, c.asks, c.watch = slices.Clone(m.cards), slices.Clone(m.asks), nil
	return &c
}

func (m *toyMatch) Definition(f game.Face) card.Card {
	if f == 0 {
		return card.Card{}
	}
	return m.defs[f-1]
}

func (m *toyMatch) Words(a game.Action) string {
	switch {
	case len(m.asks) == 0:
		if a.Verb == game.Play {
			return "el texto de la carta"
		}
	case m.asks[0].kind == game.Mode:
		return [...]string{"Robar 2 cartas y descartar 1", "Ganar Fuerza", "Robar 2 cartas"}[a.N]
	case m.name(m.played) == "Nombra tipo":
		return card.Type(a.N).String()
	case m.asks[0].kind == game.Number, m.name(m.played) == "Nombra coste":
		return strconv.Itoa(int(a.N))
	}
	return ""
}

func (m *toyMatch) Decision() game.Decision {
	switch {
	case m.window:
		return game.Decision{Seat: m.player.Other(), Kind: game.Main, Source: m.played}
	case len(m.asks) > 0:
		d := game.Decision{Seat: m.player, Kind: m.asks[0].kind, Source: m.played}
		if m.asks[0].other {
			d.Seat = m.player.Other()
		}
		if m.asks[0].dealer {
			d.Seat = game.Dealer
		}
		return d
	}
	return game.Decision{Seat: m.active, Kind: game.Main}
}

func (m *toyMatch) Options(dst []game.Action) []game.Action {
	switch {
	case m.window:
		for i, c := range m.cards {
			if c.zone == toyLine && c.owner != m.player && m.name(game.CardID(i+1)) == "Guardia" {
				dst = append(dst, game.Action{Verb: game.Use, Card: game.CardID(i + 1)}, game.Action{Verb: game.Use, Card: game.CardID(i + 1), N: 4})
			}
		}
		return append(dst, game.Action{Verb: game.Pass})
	case len(m.asks) > 0:
		return append(dst, m.asks[0].options(m)...)
	}
	for i, c := range m.cards {
		if c.zone == toyHand && c.owner == m.active {
			dst = append(dst, game.Action{Verb: game.Play, Card: game.CardID(i + 1)})
		}
	}
	return append(dst, game.Action{Verb: game.End})
}

func (m *toyMatch) name(id game.CardID) string { return m.Definition(m.cards[id-1].face).Name }

func (m *toyMatch) Apply(a game.Action) error {
	if !slices.Contains(m.Options(nil), a) {
		return errors.New("no")
	}
	switch a.Verb {
	case game.Play:
		m.player, m.played = m.active, a.Card
		m.window = slices.ContainsFunc(m.cards, func(c toyCard) bool {
			return c.zone == toyLine && c.owner != m.player && m.Definition(c.face).Name == "Guardia"
		})
		if !m.window {
			m.enter()
		}
	case game.Use:
		m.window = false
		m.cards[a.Card-1].zone, m.cards[m.played-1].zone = toyExile, toyCemetery
		m.gold = int(a.N)
	case game.End:
		m.tell(game.PhaseIs, toyFinal)
		m.active = m.active.Other()
		m.tell(game.PhaseIs, toyVigil)
		m.asks = []ask{draw}
	default:
		if m.window {
			m.window = false
			m.enter()
			return nil
		}
		next := m.asks[0]
		m.asks = m.asks[1:]
		next.does(m, a)
	}
	return nil
}

func (m *toyMatch) enter() {
	m.cards[m.played-1].zone = toyLine
	m.asks = slices.Clone(effects[m.name(m.played)])
}

func (m *toyMatch) tell(what game.What, p game.Phase) {
	if m.watch != nil {
		m.watch(game.Event{What: what, Seat: m.active, N: int(p)})
	}
}

func (m *toyMatch) Look(s game.Seat, v *game.View) {
	*v = game.View{Seat: s, Active: m.active, Phase: toyVigil, Decision: m.Decision()}
	places := map[[2]int]int{}
	for i, c := range m.cards {
		k := [2]int{int(c.owner), int(c.zone)}
		seen := game.CardView{ID: game.CardID(i + 1), Owner: c.owner, Controller: c.owner, Zone: c.zone, Place: places[k], Strength: -1, Cost: -1}
		if c.zone != toyCastle && (c.zone != toyHand || c.owner == s) {
			seen.Face = c.face
		}
		places[k]++
		v.Cards = append(v.Cards, seen)
	}
	v.Players[game.A].Gold = m.gold
}
