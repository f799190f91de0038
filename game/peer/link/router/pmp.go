package router

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"net"
	"net/netip"
	"time"
)

// PCP (RFC 6887) and its elder NAT-PMP (RFC 6886), both at one port of the router.

const (
	pmpPort  = 5351
	firstTry = 250 * time.Millisecond  // before a question is sent again, and then twice as long each time
	pcpTime  = 1500 * time.Millisecond // after which a router that says nothing is taken to be of the elder kind
	maxReply = 1100                    // bytes of an answer of PCP

	pmpVersion   = 0
	pmpAddress   = 0
	pmpMapUDP    = 1
	pcpVersion   = 2
	pcpMap       = 1
	pcpMapSize   = 60
	isAnswer     = 0x80 // in the byte of what was asked
	protocolUDP  = 17
	pmpAddrSize  = 12
	pmpReplySize = 16
)

var (
	errAnswer = errors.New("router: an answer that fits no question")
	errRefuse = errors.New("router: the router refuses")
)

// byPMP asks for a port by PCP, and by NAT-PMP where the router knows no better.
func byPMP(ctx context.Context, server netip.AddrPort, port uint16) (*Mapping, error) {
	newer := &pcp{server: server, port: port}
	rand.Read(newer.nonce[:])
	first, cancel := context.WithTimeout(ctx, pcpTime)
	defer cancel()
	if m, err := hold(first, newer); err == nil {
		return m, nil
	}
	return hold(ctx, &natPMP{server, port})
}

// pcp asks by PCP. The nonce shows that a mapping is this program's own.
type pcp struct {
	server netip.AddrPort
	port   uint16
	nonce  [12]byte
}

func (*pcp) by() string { return "PCP" }

func (p *pcp) ask(ctx context.Context, life time.Duration) (public netip.AddrPort, given time.Duration, err error) {
	c, err := net.DialUDP("udp", nil, net.UDPAddrFromAddrPort(p.server))
	if err != nil {
		return public, 0, err
	}
	defer c.Close()
	err = exchange(ctx, c, p.question(c.LocalAddr().(*net.UDPAddr).AddrPort().Addr(), life), func(a []byte) (err error) {
		public, given, err = p.parse(a)
		return err
	})
	return public, given, err
}

func (p *pcp) question(own netip.Addr, life time.Duration) []byte {
	from, anywhere := own.As16(), netip.IPv4Unspecified().As16()
	q := []byte{pcpVersion, pcpMap, 0, 0}
	q = binary.BigEndian.AppendUint32(q, uint32(life.Seconds()))
	q = append(q, from[:]...)
	q = append(q, p.nonce[:]...)
	q = append(q, protocolUDP, 0, 0, 0)
	q = binary.BigEndian.AppendUint16(q, p.port)
	q = binary.BigEndian.AppendUint16(q, p.port) // the same one outside, if it can be had
	return append(q, anywhere[:]...)
}

func (p *pcp) parse(a []byte) (public netip.AddrPort, given time.Duration, err error) {
	switch {
	case len(a) < 4 || a[1]&isAnswer == 0:
		return public, 0, errAnswer
	case a[0] != pcpVersion || a[3] != 0:
		return public, 0, errRefuse // also who knows another version alone
	case len(a) < pcpMapSize || a[1] != isAnswer|pcpMap || string(a[24:36]) != string(p.nonce[:]) || a[36] != protocolUDP || binary.BigEndian.Uint16(a[40:]) != p.port:
		return public, 0, errAnswer
	}
	return netip.AddrPortFrom(netip.AddrFrom16([16]byte(a[44:60])).Unmap(), binary.BigEndian.Uint16(a[42:])),
		time.Duration(binary.BigEndian.Uint32(a[4:])) * time.Second, nil
}

// natPMP asks by NAT-PMP: first for the router's address, then for a port.
type natPMP struct {
	server netip.AddrPort
	port   uint16
}

func (*natPMP) by() string { return "NAT-PMP" }

func (p *natPMP) ask(ctx context.Context, life time.Duration) (public netip.AddrPort, given time.Duration, err error) {
	c, err := net.DialUDP("udp", nil, net.UDPAddrFromAddrPort(p.server))
	if err != nil {
		return public, 0, err
	}
	defer c.Close()
	var ip netip.Addr
	if err := exchange(ctx, c, []byte{pmpVersion, pmpAddress}, func(a []byte) (err error) {
		ip, err = parseAddress(a)
		return err
	}); err != nil {
		return public, 0, err
	}
	var outer uint16
	err = exchange(ctx, c, p.question(life), func(a []byte) (err error) {
		outer, given, err = p.parse(a)
		return err
	})
	return netip.AddrPortFrom(ip, outer), given, err
}

func (p *natPMP) question(life time.Duration) []byte {
	q := []byte{pmpVersion, pmpMapUDP, 0, 0}
	q = binary.BigEndian.AppendUint16(q, p.port)
	outer := p.port
	if life == 0 {
		outer = 0 // as the RFC says of a port that is given back
	}
	q = binary.BigEndian.AppendUint16(q, outer)
	return binary.BigEndian.AppendUint32(q, uint32(life.Seconds()))
}

func parseAddress(a []byte) (netip.Addr, error) {
	switch {
	case len(a) < 4 || a[0] != pmpVersion || a[1] != isAnswer|pmpAddress:
		return netip.Addr{}, errAnswer
	case a[2] != 0 || a[3] != 0:
		return netip.Addr{}, errRefuse
	case len(a) < pmpAddrSize:
		return netip.Addr{}, errAnswer
	}
	return netip.AddrFrom4([4]byte(a[8:12])), nil
}

func (p *natPMP) parse(a []byte) (outer uint16, given time.Duration, err error) {
	switch {
	case len(a) < 4 || a[0] != pmpVersion || a[1] != isAnswer|pmpMapUDP:
		return 0, 0, errAnswer
	case a[2] != 0 || a[3] != 0:
		return 0, 0, errRefuse
	case len(a) < pmpReplySize || binary.BigEndian.Uint16(a[8:]) != p.port:
		return 0, 0, errAnswer
	}
	return binary.BigEndian.Uint16(a[10:]), time.Duration(binary.BigEndian.Uint32(a[12:])) * time.Second, nil
}

// exchange sends a question, again and again, until an answer to it is there or the context
// ends. What fits no question is passed over.
func exchange(ctx context.Context, c *net.UDPConn, question []byte, read func([]byte) error) error {
	stop := context.AfterFunc(ctx, func() { c.SetReadDeadline(time.Unix(1, 0)) })
	defer stop()
	var answer [maxReply]byte
	for pause := firstTry; ; pause *= 2 {
		if _, err := c.Write(question); err != nil {
			return err
		}
		for end := time.Now().Add(pause); ; {
			c.SetReadDeadline(end)
			if ctx.Err() != nil {
				return ctx.Err()
			}
			n, err := c.Read(answer[:])
			if late, ok := errors.AsType[net.Error](err); ok && late.Timeout() {
				break
			}
			if err != nil {
				return err // nobody listens there
			}
			if err = read(answer[:n]); !errors.Is(err, errAnswer) {
				return err
			}
		}
	}
}
