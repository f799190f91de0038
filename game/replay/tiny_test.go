package replay

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"

	"castillo/game"
	"castillo/game/card"
)

// tiny is a rulebook just big enough to be recorded: by turns a seat draws a
// card and plays one or passes; whoever has played more when both castles are
// empty wins. A version from 2 on loses its last point.
type tiny struct{ version uint32 }

const (
	tinyCastle game.Zone = 1 + iota
	tinyHand
	tinyTable
)

func (t tiny) ID() string      { return "tiny" }
func (t tiny) Version() uint32 { return t.version }
func (t tiny) Title() string   { return "Juego diminuto" }
func (t tiny) Zones() []game.ZoneInfo {
	return []game.ZoneInfo{
		{Zone: tinyTable, Name: "Mesa", Span: 1, Lay: game.Line},
		{Zone: tinyCastle, Name: "Mazo", Row: 1, Span: 1},
		{Zone: tinyHand, Name: "Mano", Row: 2, Span: 1, Lay: game.InHand},
	}
}
func (t tiny) Phases() []game.PhaseInfo    { return []game.PhaseInfo{{Phase: 1, Name: "Turno", In: 1}} }
func (t tiny) Question(game.Prompt) string { return "¿Qué juegas?" }

func (t tiny) NewMatch(s game.Setup) (game.Match, error) {
	m := &tinyMatch{book: t, cards: s.Cards}
	for _, seat := range game.Seats {
		if len(s.Decks[seat].Castle) == 0 {
			return nil, errors.New("mazo vacío")
		}
		for _, f := range s.Decks[seat].Castle {
			if f == 0 || int(f) > len(s.Cards) {
				return nil, errors.New("carta sin definir")
			}
			m.pool[seat] = append(m.pool[seat], f)
		}
	}
	return m, nil
}

func (t tiny) Arrange(game.Position) (game.Match, error) {
	return nil, errors.New("no se dispone")
}

type tinyMatch struct {
	book  tiny
	cards []card.Card
	watch func(game.Event)
	pool  [2][]game.Face
	hand  [2][]game.CardID
	faces []game.Face // of the cards drawn, card 1 first
	score [2]int
	turn  int
	drawn bool
}

func (m *tinyMatch) seat() game.Seat                  { return game.Seats[m.turn%2] }
func (m *tinyMatch) Rulebook() game.Rulebook          { return m.book }
func (m *tinyMatch) Definition(f game.Face) card.Card { return m.cards[f-1] }
func (m *tinyMatch) Watch(f func(game.Event))         { m.watch = f }
func (m *tinyMatch) Refuse(game.Seat, game.CardID, game.Zone, game.CardID) *game.Refusal {
	return nil
}

func (m *tinyMatch) Look(_ game.Seat, v *game.View) {
	v.Cards = v.Cards[:0]
	for i, f := range m.faces {
		v.Cards = append(v.Cards, game.CardView{ID: game.CardID(i + 1), Face: f})
	}
}

func (m *tinyMatch) Result() game.Result {
	if m.drawn || len(m.pool[0])+len(m.pool[1]) > 0 {
		return game.Result{}
	}
	r := game.Result{Over: true, Winner: game.Nobody, Why: game.EmptyCastle}
	if m.score[0] != m.score[1] {
		r.Winner = game.A
		if m.score[1] > m.score[0] {
			r.Winner = game.B
		}
	}
	return r
}

func (m *tinyMatch) Decision() game.Decision {
	switch {
	case !m.Result().Open():
		return game.Decision{}
	case !m.drawn:
		return game.Decision{Seat: game.Dealer, Kind: game.Chance}
	}
	return game.Decision{Seat: m.seat(), Kind: game.Main}
}

func (m *tinyMatch) Options(dst []game.Action) []game.Action {
	if !m.Result().Open() {
		return dst
	}
	if !m.drawn {
		for _, f := range m.pool[m.seat()] {
			dst = append(dst, game.Action{Verb: game.Deal, Card: game.CardID(len(m.faces) + 1), Face: f})
		}
		return dst
	}
	for _, id := range m.hand[m.seat()] {
		dst = append(dst, game.Action{Verb: game.Play, Card: id})
	}
	return append(dst, game.Action{Verb: game.Pass})
}

func (m *tinyMatch) Apply(a game.Action) error {
	if !slices.Contains(m.Options(nil), a) {
		return &game.Refusal{Reason: "{carta} no puede hacer eso", Card: a.Card}
	}
	s := m.seat()
	switch a.Verb {
	case game.Deal:
		m.pool[s] = slices.Delete(slices.Clone(m.pool[s]), slices.Index(m.pool[s], a.Face), slices.Index(m.pool[s], a.Face)+1)
		m.faces = append(slices.Clone(m.faces), a.Face)
		m.hand[s] = append(slices.Clone(m.hand[s]), a.Card)
		m.drawn = true
		m.happen(game.Event{What: game.Draws, Seat: s, Card: a.Card, Face: a.Face, Sees: game.SeenBy(s), From: tinyCastle, To: tinyHand})
		return nil
	case game.Play:
		i := slices.Index(m.hand[s], a.Card)
		m.hand[s] = slices.Delete(slices.Clone(m.hand[s]), i, i+1)
		m.score[s]++
		m.happen(game.Event{What: game.Plays, Seat: s, Card: a.Card, Face: m.faces[a.Card-1], Sees: game.ByBoth, From: tinyHand, To: tinyTable})
	}
	m.drawn = false
	if m.turn++; len(m.pool[m.seat()]) == 0 {
		m.turn++
	}
	if r := m.Result(); r.Over {
		if m.book.version > 1 {
			m.score[0]--
		}
		m.happen(game.Event{What: game.Ends, Seat: r.Winner})
	}
	return nil
}

func (m *tinyMatch) happen(e game.Event) {
	if m.watch != nil {
		m.watch(e)
	}
}

func (m *tinyMatch) Hash() uint64 {
	h := fnv.New64a()
	fmt.Fprintln(h, m.pool, m.hand, m.faces, m.score, m.turn, m.drawn)
	return h.Sum64()
}

func (m *tinyMatch) Clone() game.Match {
	c := *m
	c.watch = nil
	return &c
}

var _ game.Match = (*tinyMatch)(nil)
