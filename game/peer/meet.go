package peer

import (
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"errors"
	"runtime/debug"
	"slices"
	"time"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/peer/deal"
	"castillo/game/peer/link"
	"castillo/game/replay"
	"castillo/game/speech"
)

// Side is what somebody brings to a duel.
type Side struct {
	Key       ed25519.PrivateKey
	Name      string
	Program   string // and its version
	Books     []game.Rulebook
	Format    deck.Format // of the duel, where this side invites
	List      deck.List
	Catalogue deck.Catalogue // the owner's
	Common    []card.Card    // the catalogue that every program of this version has
	Own       []card.Card    // what the owner has otherwise
	ByHand    bool
	Clock     int      // minutes that each seat has to decide; 0: no clock
	Round     Standing // of which the duel is one
}

// Program names this program and its build, for both to compare.
func Program() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" || info.Main.Version == "(devel)" {
		return "Castillo"
	}
	return "Castillo " + info.Main.Version
}

// Meeting is two friends who see what the other brings and have not begun.
type Meeting struct {
	line   Line
	side   Side
	seat   game.Seat
	castle []card.Card
	beside []card.Card
	raw    [2][]byte // terms, by seat
	Mine   Terms
	Theirs Terms
}

// Meet tells the other what this side brings, and hears what the other does. Who invited sits
// at seat A and speaks first, since the format is his: the other's deck is judged in it.
func Meet(l Line, s Side, seat game.Seat) (*Meeting, error) {
	m := &Meeting{line: l, side: s, seat: seat}
	steps := []func() error{m.tell, m.listen}
	if seat == game.B {
		slices.Reverse(steps)
	}
	for _, step := range steps {
		if err := step(); err != nil {
			return nil, err
		}
	}
	return m, Unequal(m.Mine, m.Theirs)
}

// tell says what this side brings.
func (m *Meeting) tell() error {
	s := m.side
	book, err := bookOf(s.Books, s.Format)
	if err != nil {
		return err
	}
	initial, err := m.layOut()
	if err != nil {
		return err
	}
	m.Mine = Terms{Key: [32]byte(s.Key.Public().(ed25519.PublicKey)), Name: s.Name, Program: s.Program, Rulebook: book.ID(), Version: book.Version(),
		Rules: s.Format.String(), Catalogue: Sum(s.Common), Size: len(m.castle) + 1, Initial: replay.Pin(initial),
		Legal: isLegal(s.Format, initial, m.castle, s.Common), ByHand: s.ByHand, Clock: s.Clock,
		Beside: len(m.beside), Round: s.Round}
	if s.Round.GoesOn() {
		m.Mine.Pool = poolOf(append(slices.Concat(m.castle, m.beside), initial))
	}
	rand.Read(m.Mine.Nonce[:])
	for _, c := range s.Own {
		m.Mine.Own = append(m.Mine.Own, replay.CardLine(c))
	}
	if m.raw[m.seat], err = m.Mine.Encode(); err != nil {
		return err
	}
	return m.line.Send(append([]byte{saysTerms}, m.raw[m.seat]...))
}

// listen hears what the other brings and, where that is who invited, in which format.
func (m *Meeting) listen() error {
	theirs, err := m.hear(saysTerms)
	if err != nil {
		return err
	}
	if m.Theirs, err = ParseTerms(theirs); err != nil {
		return err
	}
	if m.Theirs.Key != m.line.Peer() {
		return speech.Errorf("%w: la clave no es la suya", ErrTerms)
	}
	m.raw[m.seat.Other()] = theirs
	if m.seat == game.B {
		m.side.Format = m.Theirs.Format()
	}
	return nil
}

// Round is how the round stands that the duel will be one of, as who invites says it.
func (m *Meeting) Round() Standing {
	if m.seat == game.A {
		return m.Mine.Round
	}
	return m.Theirs.Round
}

// Seat is whose side this is.
func (m *Meeting) Seat() game.Seat { return m.seat }

// layOut finds the cards of the deck, as the format plays them.
func (m *Meeting) layOut() (initial card.Card, err error) {
	list := m.side.List
	cards := m.side.Format.For(list, m.side.Catalogue)
	initial, ok := list.Initial.Find(cards)
	if !ok {
		return initial, errNoGold
	}
	if m.castle, err = find(list.Cards, cards); err == nil {
		m.beside, err = find(list.Sideboard, cards)
	}
	if err == nil && len(m.beside) > maxSide {
		err = speech.Errorf("el banquillo tiene %d cartas, y en un duelo por conexión caben %d", len(m.beside), maxSide)
	}
	return initial, err
}

func find(es deck.Entries, among deck.Catalogue) (cards []card.Card, err error) {
	for _, e := range es {
		c, ok := e.Ref.Find(among)
		if !ok {
			return nil, speech.Errorf("el catálogo no conoce «%v», del mazo", e.Ref)
		}
		for range e.Count {
			cards = append(cards, c)
		}
	}
	return cards, nil
}

var errNoGold = speech.Errorf("al mazo le falta el Oro inicial")

// ErrDeclined is for somebody who does not want to play what was proposed.
var ErrDeclined = speech.Errorf("el otro jugador no aceptó el duelo")

// hear waits for a message of a kind.
func (m *Meeting) hear(want byte) ([]byte, error) {
	got, err := m.line.Receive()
	switch {
	case err != nil:
		return nil, err
	case len(got) > 0 && got[0] == saysRefuse:
		return nil, ErrDeclined
	case len(got) == 0 || got[0] != want:
		return nil, ErrTerms
	}
	return got[1:], nil
}

// Accept agrees to the duel and waits until the other does.
func (m *Meeting) Accept() (*Agreement, Hand, error) {
	g, err := Agree(m.raw[0], m.raw[1], m.side.Common)
	if err != nil {
		return nil, Hand{}, err
	}
	h := Hand{Seed: deal.NewSeed()}
	for _, c := range m.castle {
		h.Castle = append(h.Castle, g.FaceOf(c))
	}
	for _, c := range m.beside {
		h.Beside = append(h.Beside, g.FaceOf(c))
	}
	if err := m.line.Send([]byte{saysAccept}); err != nil {
		return nil, Hand{}, err
	}
	_, err = m.hear(saysAccept)
	return g, h, err
}

// Decline says no.
func (m *Meeting) Decline() error {
	return errors.Join(m.line.Send([]byte{saysRefuse}), m.line.Close())
}

// Over is the stream of a line that carries a duel.
func Over(c *link.Conn) Line { return duelStream{c} }

type duelStream struct{ *link.Conn }

func (s duelStream) Send(m []byte) error      { return s.Conn.Send(link.Duel, m) }
func (s duelStream) Peer() [32]byte           { return s.Conn.Peer() }
func (s duelStream) Receive() ([]byte, error) { return s.Conn.Receive(link.Duel) }

// The pauses between tries to find back to the other.
const (
	firstPause = 200 * time.Millisecond
	longPause  = 10 * time.Second
)

// Keep finds back to the other whenever the line is lost, until the context or the duel
// ends; again makes a line.
func (d *Duel) Keep(ctx context.Context, again func(context.Context) (Line, error)) {
	pause := firstPause
	for ctx.Err() == nil && !d.isClosed() {
		if d.State().Lost.IsZero() {
			pause = firstPause
		} else if l, err := again(ctx); err == nil {
			_ = d.Connect(l) // one that breaks at once is lost again
		}
		select {
		case <-ctx.Done():
		case <-time.After(pause):
			pause = min(2*pause, longPause)
		}
	}
}

func (d *Duel) isClosed() bool {
	d.line.Lock()
	defer d.line.Unlock()
	return d.closed
}
