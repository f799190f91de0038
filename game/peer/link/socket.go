package link

import (
	"context"
	"crypto/rand"
	"errors"
	"net"
	"net/netip"
	"sync"
	"time"

	"github.com/quic-go/quic-go"
)

// socket is a UDP port of this machine's. All lines of a host, and all calls of a guest, are
// made over one, because a router on the way knows a port by what it sent: beside the lines
// the same port asks a STUN server how it is seen from outside, and knocks.
type socket struct {
	conn      *net.UDPConn
	transport *quic.Transport
	stop      context.CancelFunc
	reading   sync.WaitGroup

	mu    sync.Mutex
	asked map[transaction]question
}

// question is one that a STUN server was asked.
type question struct {
	server netip.AddrPort
	answer chan netip.AddrPort
}

// newSocket opens a port; where at is zero, any of all addresses.
func newSocket(at netip.AddrPort) (*socket, error) {
	var local *net.UDPAddr
	if at.IsValid() {
		local = net.UDPAddrFromAddrPort(at)
	}
	conn, err := net.ListenUDP("udp", local)
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(context.Background())
	s := &socket{conn: conn, transport: &quic.Transport{Conn: conn}, stop: stop, asked: map[transaction]question{}}
	s.reading.Go(func() { s.read(ctx) })
	return s, nil
}

// Close ends everything over the port.
func (s *socket) Close() error {
	s.stop()
	err := errors.Join(s.transport.Close(), s.conn.Close())
	s.reading.Wait()
	return err
}

// local is the port's own address.
func (s *socket) local() netip.AddrPort { return addrPort(s.conn.LocalAddr()) }

// addrPort is an address of UDP, in its shortest form.
func addrPort(a net.Addr) netip.AddrPort {
	u, ok := a.(*net.UDPAddr)
	if !ok {
		return netip.AddrPort{}
	}
	ap := u.AddrPort()
	return netip.AddrPortFrom(ap.Addr().Unmap(), ap.Port())
}

// read takes what is not QUIC: answers of STUN servers. The rest is somebody's knocking.
func (s *socket) read(ctx context.Context) {
	var packet [maxSTUN]byte
	for {
		n, from, err := s.transport.ReadNonQUICPacket(ctx, packet[:])
		if err != nil {
			return
		}
		id, seen, ok := parseBinding(packet[:n])
		if !ok {
			continue
		}
		s.mu.Lock()
		if q, ok := s.asked[id]; ok && q.server == addrPort(from) {
			delete(s.asked, id)
			q.answer <- seen
		}
		s.mu.Unlock()
	}
}

// seenBy asks a STUN server from which address and port this socket's packets reach it.
func (s *socket) seenBy(ctx context.Context, server string) (netip.AddrPort, error) {
	ctx, cancel := within(ctx, stunTime)
	defer cancel()
	at, err := resolve(ctx, server)
	if err != nil {
		return netip.AddrPort{}, ErrNoSTUN
	}
	var id transaction
	rand.Read(id[:])
	answer := make(chan netip.AddrPort, 1)
	s.mu.Lock()
	s.asked[id] = question{at, answer}
	s.mu.Unlock()
	defer func() {
		s.mu.Lock()
		delete(s.asked, id)
		s.mu.Unlock()
	}()
	for pause := stunPause; ; pause *= 2 {
		if _, err := s.transport.WriteTo(bindingRequest(id), net.UDPAddrFromAddrPort(at)); err != nil {
			return netip.AddrPort{}, ErrNoSTUN
		}
		select {
		case seen := <-answer:
			return seen, nil
		case <-time.After(pause):
		case <-ctx.Done():
			return netip.AddrPort{}, ErrNoSTUN
		}
	}
}

// knock sends a packet that means nothing to each address now and then, until the context
// ends. What comes from there is then an answer to this side's router, which lets it in.
func (s *socket) knock(ctx context.Context, at []netip.AddrPort) {
	tick := time.NewTicker(knockPause)
	defer tick.Stop()
	for {
		for _, a := range at {
			_, _ = s.transport.WriteTo([]byte{0}, net.UDPAddrFromAddrPort(a)) // there may be no way to one of them
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return
		}
	}
}

// resolve finds a STUN server's address, one of IPv4 where it has any: that is what routers
// change.
func resolve(ctx context.Context, server string) (netip.AddrPort, error) {
	host, port, err := net.SplitHostPort(server)
	if err != nil {
		host, port = server, stunPort
	}
	number, err := net.DefaultResolver.LookupPort(ctx, "udp", port)
	if err != nil {
		return netip.AddrPort{}, err
	}
	all, err := net.DefaultResolver.LookupNetIP(ctx, "ip", host)
	if err != nil {
		return netip.AddrPort{}, err
	}
	best := all[0].Unmap()
	for _, a := range all {
		if a = a.Unmap(); a.Is4() && !best.Is4() {
			best = a
		}
	}
	return netip.AddrPortFrom(best, uint16(number)), nil
}
