package link

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"net/netip"
)

// Invitation is what a host gives to the friend that shall come.
type Invitation struct {
	Host      [16]byte         // a hash of the host's key
	Secret    [10]byte         // works once
	Addresses []netip.AddrPort // of the host's own machine
	Router    netip.AddrPort   // a port that the host's router leads to it; zero: none
	Seen      netip.AddrPort   // the host as a STUN server sees it; zero: not asked, or no other
}

func newSecret() (s [10]byte) {
	rand.Read(s[:])
	return s
}

// The marks of addresses in an invitation.
const (
	ownAddress = iota
	routerAddress
	seenAddress
)

// String is the invitation as a code, about a hundred letters in groups of five.
func (v Invitation) String() string {
	data := append(v.Host[:], v.Secret[:]...)
	room := maxAddresses
	for _, outer := range [...]netip.AddrPort{v.Router, v.Seen} {
		if outer.IsValid() {
			room--
		}
	}
	for _, a := range v.Addresses[:min(len(v.Addresses), room)] {
		data = appendAddress(data, a, ownAddress)
	}
	if v.Router.IsValid() {
		data = appendAddress(data, v.Router, routerAddress)
	}
	if v.Seen.IsValid() {
		data = appendAddress(data, v.Seen, seenAddress)
	}
	return seal(invitationCode, data)
}

// ParseInvitation reads a code however it was copied.
func ParseInvitation(code string) (Invitation, error) {
	var v Invitation
	rest, err := unseal(invitationCode, code, len(v.Host)+len(v.Secret))
	if err != nil {
		return v, err
	}
	rest = rest[copy(v.Host[:], rest):]
	rest = rest[copy(v.Secret[:], rest):]
	for n := 0; len(rest) > 0; n++ {
		a, mark, after, ok := cutAddress(rest)
		switch {
		case !ok || n == maxAddresses:
			return Invitation{}, ErrNoCode
		case mark == ownAddress:
			v.Addresses = append(v.Addresses, a)
		case mark == routerAddress && !v.Router.IsValid():
			v.Router = a
		case mark == seenAddress && !v.Seen.IsValid():
			v.Seen = a
		default:
			return Invitation{}, ErrNoCode
		}
		rest = after
	}
	return v, nil
}

// ways are the addresses of an invitation as ways to be tried.
func (v Invitation) ways() []Way {
	var out []Way
	for _, a := range v.Addresses {
		out = append(out, Way{Kind: kindOf(a.Addr()), Address: a})
	}
	if v.Router.IsValid() {
		out = append(out, Way{Kind: Router, Address: v.Router})
	}
	if v.Seen.IsValid() {
		out = append(out, Way{Kind: Seen, Address: v.Seen})
	}
	return out
}

// Short is the secret alone, four groups of letters that can be said across a room: a guest
// that sees the host on the local network needs no more.
func (v Invitation) Short() string { return shortOf(v.Secret) }

const shortCheck = 2 // bytes; four more bits are left empty

func shortOf(secret [10]byte) string {
	return group(encode(append(secret[:], check(secret[:])[:shortCheck]...)))
}

// ParseShort reads the short form of an invitation.
func ParseShort(code string) (secret [10]byte, err error) {
	if len(code) > maxCode {
		return secret, ErrNoCode
	}
	data, err := decode(code)
	if err != nil {
		return secret, err
	}
	switch most := len(secret) + shortCheck; {
	case len(data) == 0 || len(data) > most:
		return secret, ErrNoCode
	case len(data) < most:
		return secret, ErrShort
	}
	copy(secret[:], data)
	if string(data[len(secret):]) != string(check(secret[:])[:shortCheck]) {
		return [10]byte{}, ErrMistyped
	}
	return secret, nil
}

// Answer is what a guest gives back to the host where no way in leads through: its own
// addresses, at which the host knocks while the guest calls.
type Answer struct {
	Addresses []netip.AddrPort
	tag       [4]byte // shows that it answers this invitation
}

// answer answers an invitation.
func (v Invitation) answer(addresses []netip.AddrPort) Answer {
	a := Answer{Addresses: addresses[:min(len(addresses), maxAnswer)]}
	a.tag = v.tag(a)
	return a
}

// tag is known to those alone who know the secret, so that a host knocks where its guest
// says and nowhere else.
func (v Invitation) tag(a Answer) [4]byte {
	mac := hmac.New(sha256.New, v.Secret[:])
	mac.Write([]byte("castillo/respuesta"))
	mac.Write(a.content())
	return [4]byte(mac.Sum(nil))
}

func (a Answer) content() []byte {
	var data []byte
	for _, at := range a.Addresses {
		data = appendAddress(data, at, ownAddress)
	}
	return data
}

// String is the answer as a code, some twenty-five letters for one address.
func (a Answer) String() string { return seal(answerCode, append(a.tag[:], a.content()...)) }

// ParseAnswer reads an answer's code however it was copied.
func ParseAnswer(code string) (Answer, error) {
	var a Answer
	rest, err := unseal(answerCode, code, len(a.tag))
	if err != nil {
		return a, err
	}
	rest = rest[copy(a.tag[:], rest):]
	for len(rest) > 0 {
		at, mark, after, ok := cutAddress(rest)
		if !ok || mark != ownAddress || len(a.Addresses) == maxAnswer {
			return Answer{}, ErrNoAnswer
		}
		a.Addresses, rest = append(a.Addresses, at), after
	}
	return a, nil
}
