package friends

import (
	"context"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"time"

	"castillo/game"
	"castillo/game/peer"
	"castillo/game/peer/link"
	"castillo/ui/words"
)

// The times of a rematch.
const (
	farewell    = 300 * time.Millisecond // in which what was said last reaches the friend
	rematchTime = 30 * time.Second       // that the friend is waited for
	rematchTry  = 200 * time.Millisecond // between two tries to find back
)

// Rematch plays the friend of a duel that is over again, when both want it: over a new line, with
// what both have accepted before. Where it is the next duel of a round, the friend has to bring
// the cards of a pool, of which the audit told. The old session is closed; its host is the new
// one's.
func Rematch(ctx context.Context, old *Session, side peer.Side, pool [32]byte, folder string) (*Session, error) {
	ctx, cancel := context.WithTimeout(ctx, rematchTime)
	defer cancel()
	before, seat := old.Duel.Agreement().Terms, old.Duel.Seat()
	side.Clock = before[seat].Clock
	if first := before[seat].Round; !side.Round.GoesOn() && first.Best > 1 {
		side.Round = peer.Standing{Best: first.Best, Number: 1}
	}
	old.stop() // nobody finds back to the duel that is over
	time.Sleep(farewell)
	if err := old.part(); err != nil {
		closeHost(old.host)
		return nil, err
	}
	s, err := func() (*Session, error) {
		for {
			conn, err := old.back(ctx)
			if err != nil {
				return nil, err
			}
			stop := context.AfterFunc(ctx, func() { conn.Close() })
			s, err := again(conn, old, before[seat.Other()], side, pool, folder)
			stop()
			if err == nil {
				return s, nil
			}
			conn.Close()
			if ctx.Err() != nil || !errors.Is(err, peer.ErrTerms) && !errors.Is(err, link.ErrLost) {
				return nil, err
			}
			// It was a line of the old duel, which the friend's program had not closed yet.
		}
	}()
	if err != nil {
		closeHost(old.host)
	}
	return s, err
}

// back makes a line to the same friend.
func (s *Session) back(ctx context.Context) (*link.Conn, error) {
	if s.host != nil {
		return s.host.Await(ctx, link.ID(s.Rival().Key))
	}
	for {
		c, err := s.conn.Again(ctx, s.key)
		if err == nil || ctx.Err() != nil {
			return c, err
		}
		time.Sleep(rematchTry) // the friend's program is not there yet
	}
}

// again begins a duel like the one before over a line.
func again(conn *link.Conn, old *Session, rival peer.Terms, side peer.Side, pool [32]byte, folder string) (*Session, error) {
	seat := old.Duel.Seat()
	m, err := peer.Meet(peer.Over(conn), side, seat)
	if err != nil {
		return nil, err
	}
	if theirs := m.Theirs; !theirs.Legal && rival.Legal || !slices.Equal(theirs.Own, rival.Own) || theirs.Clock != rival.Clock || theirs.Rules != rival.Rules ||
		side.Round.GoesOn() && theirs.Pool != pool {
		return nil, errors.Join(words.Err("{name} ya no trae lo que aceptaste: inviten de nuevo", "name", old.RivalName()), m.Decline())
	}
	return begin(m, folder, seat, side, old.host, conn)
}

// begin agrees to a duel and, when the other has too, begins it in a file of its own.
func begin(m *peer.Meeting, folder string, seat game.Seat, side peer.Side, host *link.Host, conn *link.Conn) (*Session, error) {
	g, hand, err := m.Accept()
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, err
	}
	id := g.ID()
	d, err := peer.Begin(filepath.Join(folder, hex.EncodeToString(id[:])+".duelo"), g, seat, hand, side.Key, side.Books)
	if err != nil {
		return nil, err
	}
	return newSession(d, side.Key, host, conn)
}
