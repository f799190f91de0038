package nearby

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"sync"
	"time"

	"golang.org/x/net/ipv4"
)

// group is where multicast DNS is spoken.
var group = netip.MustParseAddrPort("224.0.0.251:5353")

const (
	askEvery   = time.Second
	maxHosts   = 32                     // that are told of: more are somebody's flood
	maxAnswers = 20                     // in each stretch of
	answerTime = 500 * time.Millisecond // so that nobody has this machine flood another
	badPause   = 50 * time.Millisecond  // after a packet that could not be read
)

// Announcement is a host that can be found, until Close.
type Announcement struct {
	conn    *net.UDPConn
	running sync.WaitGroup
}

// Announce makes a host known to those who look.
func Announce(h Host) (*Announcement, error) {
	if _, err := h.answer(0); err != nil {
		return nil, err
	}
	networks := multicasting()
	if len(networks) == 0 {
		return nil, errors.New("nearby: no network")
	}
	conn, err := net.ListenMulticastUDP("udp4", &networks[0], net.UDPAddrFromAddrPort(group))
	if err != nil {
		return nil, err
	}
	joins := ipv4.NewPacketConn(conn)
	for i := range networks[1:] {
		_ = joins.JoinGroup(&networks[1+i], net.UDPAddrFromAddrPort(group)) // the others go on
	}
	a := &Announcement{conn: conn}
	a.running.Go(func() { a.answer(h) })
	return a, nil
}

// Close makes the host unknown again.
func (a *Announcement) Close() error {
	err := a.conn.Close()
	a.running.Wait()
	return err
}

// answer answers those who ask, each at the port from which it asks.
func (a *Announcement) answer(h Host) {
	var packet [maxPacket]byte
	var since time.Time
	left := 0
	for {
		from, n, open := next(a.conn, packet[:])
		if !open {
			return
		}
		id, ok := asks(packet[:n])
		if !ok || !onLink(from.Addr().Unmap()) {
			continue
		}
		if now := time.Now(); now.Sub(since) > answerTime {
			since, left = now, maxAnswers
		}
		if left--; left < 0 {
			continue
		}
		if said, err := h.answer(id); err == nil {
			_, _ = a.conn.WriteToUDPAddrPort(said, from) // who asks asks again
		}
	}
}

// multicasting are the networks on which others can be found.
func multicasting() []net.Interface {
	all, _ := net.Interfaces()
	var out []net.Interface
	for _, i := range all {
		if i.Flags&net.FlagUp != 0 && i.Flags&net.FlagMulticast != 0 && i.Flags&net.FlagLoopback == 0 && len(prefixes(i)) > 0 {
			out = append(out, i)
		}
	}
	return out
}

// prefixes are a network's own addresses of IPv4.
func prefixes(i net.Interface) []netip.Prefix {
	all, _ := i.Addrs()
	var out []netip.Prefix
	for _, a := range all {
		if p, err := netip.ParsePrefix(a.String()); err == nil && p.Addr().Is4() {
			out = append(out, p)
		}
	}
	return out
}

// onLink reports whether an address is of a network that this machine is in (RFC 6762, 11).
func onLink(a netip.Addr) bool {
	for _, i := range multicasting() {
		for _, p := range prefixes(i) {
			if p.Contains(a) {
				return true
			}
		}
	}
	return false
}

// Look asks for hosts until the context ends, and tells found of each once, one at a time.
func Look(ctx context.Context, found func(Host)) error {
	var conns []*net.UDPConn
	for _, i := range multicasting() {
		for _, p := range prefixes(i) { // a packet goes out of the network of its sender
			if c, err := net.ListenUDP("udp4", net.UDPAddrFromAddrPort(netip.AddrPortFrom(p.Addr(), 0))); err == nil {
				conns = append(conns, c)
			}
		}
	}
	if len(conns) == 0 {
		return errors.New("nearby: no network")
	}
	var mu sync.Mutex
	known := map[[16]byte]bool{}
	var reading sync.WaitGroup
	for _, c := range conns {
		reading.Go(func() {
			hear(c, func(h Host) {
				mu.Lock()
				defer mu.Unlock()
				if !known[h.Print] && len(known) < maxHosts {
					known[h.Print] = true
					found(h)
				}
			})
		})
	}
	tick := time.NewTicker(askEvery)
	defer tick.Stop()
	for ctx.Err() == nil {
		for _, c := range conns {
			_, _ = c.WriteToUDPAddrPort(question(), group) // a network that is gone for a while
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
		}
	}
	for _, c := range conns {
		c.Close()
	}
	reading.Wait()
	return nil
}

// hear reads answers until the port is closed.
func hear(c *net.UDPConn, tell func(Host)) {
	var packet [maxPacket]byte
	for {
		from, n, open := next(c, packet[:])
		if !open {
			return
		}
		if h, ok := read(packet[:n]); ok && onLink(from.Addr().Unmap()) {
			tell(h)
		}
	}
}

// next waits for a packet, until the port is closed.
func next(c *net.UDPConn, packet []byte) (from netip.AddrPort, n int, open bool) {
	for {
		n, from, err := c.ReadFromUDPAddrPort(packet)
		switch {
		case err == nil:
			return from, n, true
		case errors.Is(err, net.ErrClosed):
			return from, 0, false
		}
		time.Sleep(badPause) // a packet that is too long, a network that is gone for a while
	}
}
