package link

import (
	"encoding/binary"
	"net/netip"
)

// The one question that is asked of a STUN server, and its answer (RFC 8489, 5 and 14.2).

// transaction tells answers apart.
type transaction [12]byte

const (
	stunPort      = "3478" // where a server listens that names no other
	stunHeader    = 20
	stunCookie    = 0x2112A442
	stunAsks      = 0x0001 // binding request
	stunAnswers   = 0x0101 // binding success response
	stunXorMapped = 0x0020 // XOR-MAPPED-ADDRESS
	stunIPv4      = 0x01
	stunIPv6      = 0x02
)

func bindingRequest(id transaction) []byte {
	out := binary.BigEndian.AppendUint16(nil, stunAsks)
	out = binary.BigEndian.AppendUint16(out, 0)
	out = binary.BigEndian.AppendUint32(out, stunCookie)
	return append(out, id[:]...)
}

// parseBinding reads an answer: to which question, and the address in it.
func parseBinding(packet []byte) (id transaction, seen netip.AddrPort, ok bool) {
	if len(packet) < stunHeader || binary.BigEndian.Uint16(packet) != stunAnswers || binary.BigEndian.Uint32(packet[4:]) != stunCookie ||
		int(binary.BigEndian.Uint16(packet[2:])) != len(packet)-stunHeader {
		return id, seen, false
	}
	copy(id[:], packet[8:])
	for rest := packet[stunHeader:]; len(rest) >= 4; {
		kind, n := binary.BigEndian.Uint16(rest), int(binary.BigEndian.Uint16(rest[2:]))
		if len(rest) < 4+n {
			return id, seen, false
		}
		if kind == stunXorMapped {
			seen, ok = xorMapped(rest[4:4+n], packet[4:stunHeader])
			return id, seen, ok
		}
		rest = rest[min(len(rest), 4+(n+3)&^3):] // attributes end at words
	}
	return id, seen, false
}

// xorMapped reads an address that is masked with the cookie and the transaction.
func xorMapped(value, mask []byte) (netip.AddrPort, bool) {
	if !(len(value) == 8 && value[1] == stunIPv4 || len(value) == 20 && value[1] == stunIPv6) {
		return netip.AddrPort{}, false
	}
	ip := make([]byte, len(value)-4)
	for i := range ip {
		ip[i] = value[4+i] ^ mask[i]
	}
	addr, _ := netip.AddrFromSlice(ip)
	port := binary.BigEndian.Uint16(value[2:]) ^ binary.BigEndian.Uint16(mask)
	seen := netip.AddrPortFrom(addr.Unmap(), port)
	return seen, dialable(seen)
}

// dialable reports whether a packet can be sent to an address that somebody else named: to
// one machine, at a port.
func dialable(a netip.AddrPort) bool {
	return a.Port() != 0 && (a.Addr().IsGlobalUnicast() || a.Addr().IsLinkLocalUnicast() || a.Addr().IsLoopback())
}
