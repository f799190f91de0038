package link

import (
	"crypto/sha256"
	"encoding/binary"
	"net/netip"
	"strings"

	"castillo/game/speech"
)

// A code is what one person gives another: a byte of kind and version, the content, and what
// finds a mistyped letter, in letters of five bits and groups of five letters.

// The reasons for which a code is refused, in Spanish for a person.
var (
	ErrNoCode     = speech.Errorf("no es un código de invitación de Castillo")
	ErrShort      = speech.Errorf("al código le falta una parte: cópialo entero")
	ErrMistyped   = speech.Errorf("el código tiene un error: alguna letra no es la que era")
	ErrNewerCode  = speech.Errorf("el código es de una versión más nueva de Castillo; actualiza el programa")
	ErrNoAnswer   = speech.Errorf("no es el código de respuesta de tu amigo")
	ErrAnswer     = speech.Errorf("ese es un código de respuesta: va en el programa de quien invitó")
	ErrInvitation = speech.Errorf("ese es un código de invitación: va en «Unirse»")
)

const (
	codeVersion = 1
	checkSize   = 3
)

// codeKind is what a code is for. It is the upper half of its first byte.
type codeKind byte

const (
	invitationCode codeKind = iota
	answerCode
)

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
			return nil, speech.Errorf("%w: %q", ErrMistyped, r)
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

// seal writes a code.
func seal(kind codeKind, content []byte) string {
	data := append([]byte{byte(kind)<<4 | codeVersion}, content...)
	return group(encode(append(data, check(data)...)))
}

// unseal reads a code of a kind, however it was copied: case, spaces, dashes and line ends do
// not count. The content is at least so many bytes long.
func unseal(kind codeKind, code string, least int) ([]byte, error) {
	no, others := ErrNoCode, ErrAnswer
	if kind == answerCode {
		no, others = ErrNoAnswer, ErrInvitation
	}
	if len(code) > maxCode {
		return nil, no
	}
	data, err := decode(code)
	if err != nil {
		return nil, err
	}
	if len(data) == 0 {
		return nil, no
	}
	switch is, version := codeKind(data[0]>>4), data[0]&15; {
	case is > answerCode || version == 0:
		return nil, no
	case version > codeVersion:
		return nil, ErrNewerCode
	case is != kind:
		return nil, others
	case len(data) < 1+least+checkSize:
		return nil, ErrShort
	}
	body, sum := data[:len(data)-checkSize], data[len(data)-checkSize:]
	if string(check(body)) != string(sum) {
		return nil, ErrMistyped
	}
	return body[1:], nil
}

// check is what finds a mistyped letter.
func check(data []byte) []byte {
	sum := sha256.Sum256(append([]byte("castillo/código"), data...))
	return sum[:checkSize]
}

// appendAddress writes an address with a mark in the byte of its length.
func appendAddress(data []byte, a netip.AddrPort, mark byte) []byte {
	ip := a.Addr().Unmap().AsSlice()
	data = append(append(data, byte(len(ip))|mark<<markShift), ip...)
	return binary.BigEndian.AppendUint16(data, a.Port())
}

const markShift = 5 // above the length of an address, 4 or 16

// cutAddress reads an address and its mark off the front.
func cutAddress(data []byte) (a netip.AddrPort, mark byte, rest []byte, ok bool) {
	n := int(data[0] & (1<<markShift - 1))
	if n != 4 && n != 16 || len(data) < 1+n+2 {
		return a, 0, nil, false
	}
	ip, _ := netip.AddrFromSlice(data[1 : 1+n])
	a = netip.AddrPortFrom(ip, binary.BigEndian.Uint16(data[1+n:]))
	return a, data[0] >> markShift, data[1+n+2:], !ip.Is4In6()
}
