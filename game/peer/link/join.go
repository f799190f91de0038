package link

import (
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"strings"
	"sync"

	"github.com/quic-go/quic-go"
)

// Way is a way in, as it is tried.
type Way struct {
	Address netip.AddrPort
	State   WayState
	Err     error // why it failed, in Spanish for a person
}

// WayState is how far a way in was tried.
type WayState uint8

// The states.
const (
	Trying WayState = iota
	Open
	Failed
)

// NoWay is for ways that were all tried in vain. It is an error.
type NoWay struct{ Ways []Way }

// Error names each way and says what can be done.
func (n *NoWay) Error() string {
	if len(n.Ways) == 0 {
		return "el código no dice ninguna dirección: el otro equipo no está en ninguna red"
	}
	var each []string
	ports := map[uint16]bool{}
	for _, w := range n.Ways {
		each = append(each, fmt.Sprintf("%v (%v)", w.Address, w.Err))
		ports[w.Address.Port()] = true
	}
	return fmt.Sprintf("no se pudo llegar por ninguna dirección: %s. Si no están en la misma red, quien invita puede abrir el puerto %d (UDP) en su enrutador, o invita tú",
		strings.Join(each, "; "), n.Ways[0].Address.Port())
}

// ErrOtherKey is for a host whose key is not the one that was expected.
var ErrOtherKey = errors.New("quien contesta no es quien invitó: su clave es otra")

var errSilent = errors.New("nadie contesta")

// Join accepts an invitation: it tries all its addresses side by side, and the first that
// answers is the line. report is told, from other goroutines, how far each is.
func Join(ctx context.Context, key ed25519.PrivateKey, v Invitation, report func(Way)) (*Conn, error) {
	d := dialer{key: key, accept: func(id ID) bool { return id.print() == v.Host }, secret: &v.Secret, report: report}
	return d.any(ctx, v.Addresses)
}

// Rejoin finds back to a host that is known.
func Rejoin(ctx context.Context, key ed25519.PrivateKey, host ID, addresses []netip.AddrPort) (*Conn, error) {
	d := dialer{key: key, accept: func(id ID) bool { return id == host }, report: func(Way) {}}
	return d.any(ctx, addresses)
}

// dialer tries to reach one host.
type dialer struct {
	key    ed25519.PrivateKey
	accept func(ID) bool
	secret *[10]byte // of the invitation; nil for who comes back
	report func(Way)
}

// any tries all addresses and keeps the first line.
func (d dialer) any(ctx context.Context, addresses []netip.AddrPort) (*Conn, error) {
	ctx, cancel := within(ctx, joinTime)
	defer cancel()
	ways := make([]Way, len(addresses))
	lines := make([]*Conn, len(addresses))
	var all sync.WaitGroup
	for i, a := range addresses {
		all.Go(func() {
			w := Way{Address: a}
			d.report(w)
			if lines[i], w.Err = d.one(ctx, a); w.Err == nil {
				w.State = Open
				cancel() // the others
			} else {
				w.State = Failed
			}
			ways[i] = w
			d.report(w)
		})
	}
	all.Wait()
	var found *Conn
	for _, c := range lines {
		switch {
		case c != nil && found == nil:
			found = c
		case c != nil:
			c.Close()
		}
	}
	if found != nil {
		return found, nil
	}
	for _, w := range ways {
		if errors.Is(w.Err, ErrOtherKey) {
			return nil, ErrOtherKey
		}
	}
	return nil, &NoWay{ways}
}

// one tries one address.
func (d dialer) one(ctx context.Context, to netip.AddrPort) (*Conn, error) {
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
	local := &net.UDPAddr{}
	if to.Addr().IsLoopback() {
		local.IP = to.Addr().AsSlice()
	}
	socket, err := net.ListenUDP("udp", local)
	if err != nil {
		return nil, err
	}
	transport := &quic.Transport{Conn: socket}
	outer := closers{transport, socket}
	q, err := transport.Dial(ctx, net.UDPAddrFromAddrPort(to), secured, quicConfig())
	if err != nil {
		outer.Close()
		if other {
			return nil, ErrOtherKey
		}
		return nil, fmt.Errorf("%w: %w", errSilent, err)
	}
	c, err := d.introduce(ctx, q, outer)
	if err != nil {
		q.CloseWithError(2, "")
		outer.Close()
		return nil, err
	}
	return c, nil
}

// introduce says who comes, and opens the streams.
func (d dialer) introduce(ctx context.Context, q *quic.Conn, outer closers) (*Conn, error) {
	peer, err := peerOf(q)
	if err != nil {
		return nil, err
	}
	hello := append([]byte(protocol), comesBack)
	if d.secret != nil {
		shown, err := proof(*d.secret, q.ConnectionState().TLS)
		if err != nil {
			return nil, err
		}
		hello = append(append([]byte(protocol), byInvitation), shown...)
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
	answer, err := receive(streams[Duel], 1)
	if err != nil || len(answer) != 1 || answer[0] != welcome {
		return nil, errRefused
	}
	if err := send(streams[Chat], nil); err != nil {
		return nil, err
	}
	if !stop() {
		return nil, ctx.Err()
	}
	return newConn(peer, q, streams, outer), nil
}

// closers closes several things in order.
type closers []interface{ Close() error }

func (c closers) Close() error {
	var err error
	for _, one := range c {
		err = errors.Join(err, one.Close())
	}
	return err
}
