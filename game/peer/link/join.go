package link

import (
	"context"
	"crypto/ed25519"
	"crypto/hmac"
	"errors"
	"net"
	"net/netip"
	"slices"
	"sync"
	"time"

	"github.com/quic-go/quic-go"

	"castillo/game/speech"
)

// Guest calls a host from one port.
type Guest struct {
	dialer  dialer
	options Options
	v       Invitation
}

// Call makes ready to call the host of an invitation. Of the options a guest uses Listen,
// Addresses, STUN and Report.
func Call(key ed25519.PrivateKey, v Invitation, o Options) (*Guest, error) {
	ways := v.ways()
	if !o.Listen.IsValid() {
		o.Listen = near(ways)
	}
	s, err := newSocket(o.Listen)
	if err != nil {
		return nil, err
	}
	return &Guest{options: o, v: v,
		dialer: dialer{key: key, socket: s, accept: func(id ID) bool { return id.print() == v.Host }, secret: &v.Secret, report: o.report}}, nil
}

// near is where to call from: of the loopback alone where all ways stay on it.
func near(ways []Way) netip.AddrPort {
	if len(ways) == 0 || slices.ContainsFunc(ways, func(w Way) bool { return !w.Address.Addr().IsLoopback() }) {
		return netip.AddrPort{}
	}
	return netip.AddrPortFrom(ways[0].Address.Addr(), 0)
}

// Close gives the call up. A line that was made is not touched.
func (g *Guest) Close() error {
	if g.dialer.socket == nil {
		return nil
	}
	return g.dialer.socket.Close()
}

// Join tries all ways of the invitation side by side, and the first that answers is the line.
func (g *Guest) Join(ctx context.Context) (*Conn, error) {
	return g.reach(ctx, joinTime, g.v.ways())
}

// The reasons for which two codes are of no use.
var (
	ErrNoOwnAddress = speech.Errorf("no se sabe cómo se ve este equipo desde fuera: hace falta un servidor STUN")
	ErrNoOuterWay   = speech.Errorf("el código de quien invitó no dice cómo se ve su equipo desde fuera: que ponga un servidor STUN e invite de nuevo")
)

// Answer is what the host has to be told where no way led to it.
func (g *Guest) Answer(ctx context.Context) (Answer, error) {
	if len(g.outer()) == 0 {
		return Answer{}, ErrNoOuterWay
	}
	var own []netip.AddrPort
	if g.options.STUN != "" && !g.options.alone() {
		if seen, err := g.dialer.socket.seenBy(ctx, g.options.STUN); err == nil {
			own = append(own, seen)
		}
	}
	for _, a := range g.options.addresses(g.dialer.socket.local().Port()) {
		if kindOf(a.Addr()) == Public && !slices.Contains(own, a) {
			own = append(own, a)
		}
	}
	if len(own) == 0 {
		return Answer{}, ErrNoOwnAddress
	}
	return g.v.answer(own), nil
}

// Insist calls the host's outer addresses again and again, until it was given the answer and
// knocks, or the context ends.
func (g *Guest) Insist(ctx context.Context) (*Conn, error) {
	for {
		conn, err := g.reach(ctx, insistTime, g.outer())
		if _, none := errors.AsType[*NoWay](err); !none {
			return conn, err
		}
		select {
		case <-time.After(knockPause): // where each call fails at once
		case <-ctx.Done():
			return nil, err
		}
	}
}

// outer are the ways that lead to the host from another network.
func (g *Guest) outer() []Way {
	return slices.DeleteFunc(g.v.ways(), func(w Way) bool { return w.Kind == Local })
}

// reach is the dialer's, whose port goes with a line that is made.
func (g *Guest) reach(ctx context.Context, most time.Duration, ways []Way) (*Conn, error) {
	conn, err := g.dialer.any(ctx, most, ways)
	if err == nil {
		g.dialer.socket = nil
	}
	return conn, err
}

// Join accepts an invitation, and asks nobody else for help. report is told, from other
// goroutines, how far each way is.
func Join(ctx context.Context, key ed25519.PrivateKey, v Invitation, report func(Way)) (*Conn, error) {
	g, err := Call(key, v, Options{Report: report})
	if err != nil {
		return nil, err
	}
	defer g.Close()
	return g.Join(ctx)
}

// Rejoin finds back to a host that is known.
func Rejoin(ctx context.Context, key ed25519.PrivateKey, host ID, addresses []netip.AddrPort) (*Conn, error) {
	return rejoin(ctx, key, host, netip.AddrPort{}, addresses)
}

// Again makes a guest's line to the same host anew. Where the line is lost that is from the same
// port, which the routers on the way still know.
func (c *Conn) Again(ctx context.Context, key ed25519.PrivateKey) (*Conn, error) {
	var from netip.AddrPort
	select {
	case <-c.done:
		c.Close() // waits until the port is free
		from = c.own.local()
	default:
	}
	return rejoin(ctx, key, c.peer, from, []netip.AddrPort{c.Remote()})
}

func rejoin(ctx context.Context, key ed25519.PrivateKey, host ID, from netip.AddrPort, addresses []netip.AddrPort) (*Conn, error) {
	var ways []Way
	for _, a := range addresses {
		ways = append(ways, Way{Kind: kindOf(a.Addr()), Address: a})
	}
	if !from.IsValid() {
		from = near(ways)
	}
	s, err := newSocket(from)
	if err != nil { // somebody else has the port
		s, err = newSocket(near(ways))
	}
	if err != nil {
		return nil, err
	}
	d := dialer{key: key, socket: s, accept: func(id ID) bool { return id == host }, report: func(Way) {}}
	conn, err := d.any(ctx, joinTime, ways)
	if err != nil {
		s.Close()
	}
	return conn, err
}

// dialer tries to reach one host.
type dialer struct {
	key    ed25519.PrivateKey
	socket *socket
	accept func(ID) bool
	secret *[10]byte // of the invitation; nil for who comes back
	report func(Way)
}

// any tries all ways for a time and keeps the first line, with which the socket goes.
func (d dialer) any(ctx context.Context, most time.Duration, ways []Way) (*Conn, error) {
	ctx, cancel := within(ctx, most)
	defer cancel()
	var mu sync.Mutex
	var found *line
	tried := slices.Clone(ways)
	var all sync.WaitGroup
	for i := range tried {
		all.Go(func() {
			w := &tried[i]
			d.report(*w)
			l, err := d.one(ctx, w.Address)
			mu.Lock()
			defer mu.Unlock()
			switch {
			case found != nil: // nobody needs this one any more
				if err == nil {
					l.quic.CloseWithError(0, "")
				}
				return
			case err != nil:
				w.State, w.Err = Failed, err
			default:
				found, w.State = l, Open
				cancel() // the others
			}
			d.report(*w)
		})
	}
	all.Wait()
	if found != nil {
		return newConn(*found, d.socket), nil
	}
	if slices.ContainsFunc(tried, func(w Way) bool { return errors.Is(w.Err, ErrOtherKey) }) {
		return nil, ErrOtherKey
	}
	return nil, &NoWay{tried}
}

// one tries one address.
func (d dialer) one(ctx context.Context, to netip.AddrPort) (*line, error) {
	if !dialable(to) {
		return nil, ErrSilent
	}
	other := false
	secured, err := config(d.key, func(id ID) error {
		if other = !d.accept(id); other {
			return ErrOtherKey
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	q, err := d.socket.transport.Dial(ctx, net.UDPAddrFromAddrPort(to), secured, quicConfig())
	if err != nil {
		if other {
			return nil, ErrOtherKey
		}
		return nil, ErrSilent
	}
	l, err := d.introduce(ctx, q)
	if err != nil {
		q.CloseWithError(2, "")
		return nil, err
	}
	return l, nil
}

// introduce says who comes, and opens the streams.
func (d dialer) introduce(ctx context.Context, q *quic.Conn) (*line, error) {
	peer, err := peerOf(q)
	if err != nil {
		return nil, err
	}
	hello, want := append([]byte(protocol), comesBack), []byte{welcome}
	if d.secret != nil {
		state := q.ConnectionState().TLS
		shown, err := proof(*d.secret, guestShows, state)
		if err != nil {
			return nil, err
		}
		hello = append(append([]byte(protocol), byInvitation), shown...)
		if shown, err = proof(*d.secret, hostShows, state); err != nil {
			return nil, err
		}
		want = append(want, shown...)
	}
	stop := context.AfterFunc(ctx, func() { q.CloseWithError(2, "") })
	defer stop()
	var streams [2]*quic.Stream
	for s := range streams {
		if streams[s], err = q.OpenStreamSync(ctx); err != nil {
			return nil, err
		}
	}
	if err := send(streams[Duel], hello); err != nil {
		return nil, err
	}
	answer, err := receive(streams[Duel], len(want))
	if err != nil || !hmac.Equal(answer, want) {
		return nil, ErrRefused
	}
	if err := send(streams[Chat], nil); err != nil {
		return nil, err
	}
	if !stop() {
		return nil, ctx.Err()
	}
	return &line{peer, q, streams}, nil
}
