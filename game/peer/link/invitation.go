package link

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"net/netip"
	"strings"
)

// Invitation is what a host gives to the friend that shall come.
type Invitation struct {
	Host      [16]byte // a hash of the host's key
	Secret    [10]byte // works once
	Addresses []netip.AddrPort
}

// The reasons for which a code is refused, in Spanish for a person.
var (
	ErrNoCode    = errors.New("no es un código de invitación de Castillo")
	ErrShort     = errors.New("al código le falta una parte: cópialo entero")
	ErrMistyped  = errors.New("el código tiene un error: alguna letra no es la que era")
	ErrNewerCode = errors.New("el código es de una versión más nueva de Castillo; actualiza el programa")
)

const (
	codeVersion = 1
	checkSize   = 3
)

func newSecret() (s [10]byte) {
	rand.Read(s[:])
	return s
}

// alphabet has no letters that look like others: I, L, O and U are left out.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// encode writes bytes in letters of five bits.
func encode(data []byte) string {
	var out strings.Builder
	bits, n := uint(0), 0
	for _, b := range data {
		bits, n = bits<<8|uint(b), n+8
		for ; n >= 5; n -= 5 {
			out.WriteByte(alphabet[bits>>(n-5)&31])
		}
	}
	if n > 0 {
		out.WriteByte(alphabet[bits<<(5-n)&31])
	}
	return out.String()
}

// decode reads such letters, whatever their case, with O for 0, I and L for 1.
func decode(code string) ([]byte, error) {
	var out []byte
	bits, n := uint(0), 0
	for _, r := range strings.ToUpper(code) {
		switch r {
		case ' ', '-', '\n', '\r', '\t', '.', 0xA0:
			continue
		case 'O':
			r = '0'
		case 'I', 'L':
			r = '1'
		}
		v := strings.IndexRune(alphabet, r)
		if v < 0 {
			return nil, fmt.Errorf("%w: %q", ErrMistyped, r)
		}
		bits, n = bits<<5|uint(v), n+5
		if n >= 8 {
			out = append(out, byte(bits>>(n-8)))
			n -= 8
		}
	}
	if bits&(1<<n-1) != 0 {
		return nil, ErrMistyped
	}
	return out, nil
}

// group sets letters in groups of five.
func group(code string) string {
	var out strings.Builder
	for i, r := range code {
		if i > 0 && i%5 == 0 {
			out.WriteByte('-')
		}
		out.WriteRune(r)
	}
	return out.String()
}

// String is the invitation as a code, about sixty letters in groups of five.
func (v Invitation) String() string {
	data := append([]byte{codeVersion}, v.Host[:]...)
	data = append(data, v.Secret[:]...)
	for _, a := range v.Addresses[:min(len(v.Addresses), maxAddresses)] {
		ip := a.Addr().Unmap().AsSlice()
		data = append(append(data, byte(len(ip))), ip...)
		data = binary.BigEndian.AppendUint16(data, a.Port())
	}
	return group(encode(append(data, check(data)...)))
}

// check is what finds a mistyped letter.
func check(data []byte) []byte {
	sum := sha256.Sum256(append([]byte("castillo/código"), data...))
	return sum[:checkSize]
}

// ParseInvitation reads a code however it was copied: case, spaces, dashes and line ends do
// not count.
func ParseInvitation(code string) (Invitation, error) {
	var v Invitation
	if len(code) > maxCode {
		return v, ErrNoCode
	}
	data, err := decode(code)
	if err != nil {
		return v, err
	}
	switch least := 1 + len(v.Host) + len(v.Secret) + checkSize; {
	case len(data) == 0:
		return v, ErrNoCode
	case data[0] > codeVersion && data[0] < 16:
		return v, ErrNewerCode
	case data[0] != codeVersion:
		return v, ErrNoCode
	case len(data) < least:
		return v, ErrShort
	}
	body, sum := data[:len(data)-checkSize], data[len(data)-checkSize:]
	if string(check(body)) != string(sum) {
		return v, ErrMistyped
	}
	rest := body[1:]
	rest = rest[copy(v.Host[:], rest):]
	rest = rest[copy(v.Secret[:], rest):]
	for len(rest) > 0 {
		n := int(rest[0])
		if n != 4 && n != 16 || len(rest) < 1+n+2 || len(v.Addresses) == maxAddresses {
			return Invitation{}, ErrNoCode
		}
		ip, _ := netip.AddrFromSlice(rest[1 : 1+n])
		if ip.Is4In6() {
			return Invitation{}, ErrNoCode
		}
		v.Addresses = append(v.Addresses, netip.AddrPortFrom(ip, binary.BigEndian.Uint16(rest[1+n:])))
		rest = rest[1+n+2:]
	}
	return v, nil
}
