package deal

import (
	"crypto/subtle"
	"encoding/binary"
	"slices"
)

// Face is a card's number among those that both seats agreed on, from 1.
type Face = uint16

// Salt hides the face in a commitment.
type Salt [16]byte

// Opening shows what a commitment binds to.
type Opening struct {
	Face Face
	Salt Salt
}

// openingSize is the length of an opening in bytes.
const openingSize = 2 + len(Salt{})

// Bytes is the opening as it goes over the line, 18 bytes.
func (o Opening) Bytes() []byte {
	return append(binary.BigEndian.AppendUint16(nil, o.Face), o.Salt[:]...)
}

// ParseOpening reads an opening; false where the length is wrong.
func ParseOpening(data []byte) (o Opening, ok bool) {
	if len(data) != openingSize {
		return Opening{}, false
	}
	o.Face = binary.BigEndian.Uint16(data)
	copy(o.Salt[:], data[2:])
	return o, true
}

// Place names a commitment: the version of a seat's pool, from 1, and the place in it.
type Place struct {
	Pool  uint32
	Index uint8
}

// Commitment binds to an opening at one place.
func (o Opening) Commitment(duel ID, at Place) Commitment {
	return sum("castillo/carta", duel[:], binary.BigEndian.AppendUint32(nil, at.Pool), []byte{at.Index}, o.Salt[:], binary.BigEndian.AppendUint16(nil, o.Face))
}

// Pool is a pool as its owner knows it.
type Pool struct {
	Version  uint32
	Openings []Opening // in the order that the owner drew for this version
	Given    []uint8   // which of the faces that were given lies at each place
}

// Pool puts faces into the order and under the salts that the seed has for this version.
func (s Seed) Pool(version uint32, faces []Face) Pool {
	p := Pool{Version: version}
	for i, f := range faces {
		o := Opening{Face: f}
		salt := s.derive("sal", version, uint32(i))
		copy(o.Salt[:], salt[:])
		p.Openings, p.Given = append(p.Openings, o), append(p.Given, uint8(i))
	}
	// Fisher and Yates; the salts go with their faces.
	for i := len(p.Openings) - 1; i > 0; i-- {
		j := Below(s.derive("orden", version, uint32(i)), Share{}, 0, i+1)
		p.Openings[i], p.Openings[j] = p.Openings[j], p.Openings[i]
		p.Given[i], p.Given[j] = p.Given[j], p.Given[i]
	}
	return p
}

// Commitments are what the other seat gets to know of the pool.
func (p Pool) Commitments(duel ID) []Commitment {
	out := make([]Commitment, len(p.Openings))
	for i, o := range p.Openings {
		out[i] = o.Commitment(duel, Place{p.Version, uint8(i)})
	}
	return out
}

// Deck binds a seat to the faces of its deck, in whatever order they are given.
func (s Seed) Deck(duel ID, faces []Face) Commitment { return s.cards("mazo", duel, faces) }

// Sideboard is Deck for the cards kept beside it.
func (s Seed) Sideboard(duel ID, faces []Face) Commitment { return s.cards("banquillo", duel, faces) }

func (s Seed) cards(what string, duel ID, faces []Face) Commitment {
	sorted := slices.Clone(faces)
	slices.Sort(sorted)
	salt := s.derive(what)
	var all []byte
	for _, f := range sorted {
		all = binary.BigEndian.AppendUint16(all, f)
	}
	return sum("castillo/"+what, duel[:], salt[:], all)
}

// Vow binds to a place without showing it: what a seat takes out of the other's pool
// and may keep to itself. nonce counts the seat's vows.
func (s Seed) Vow(duel ID, nonce uint32, at Place) (Commitment, Salt) {
	derived := s.derive("voto", nonce)
	salt := Salt(derived[:len(Salt{})])
	return salt.vow(duel, at), salt
}

// VowFace binds to a face of the own pool without showing it. nonce counts the seat's vows; the
// audit makes the vow again.
func (s Seed) VowFace(duel ID, nonce uint32, f Face) Commitment {
	salt := s.derive("voto", nonce)
	return sum("castillo/voto de una cara", duel[:], binary.BigEndian.AppendUint16(nil, uint16(f)), salt[:])
}

// Keeps reports whether a vow was made of this place.
func (v Commitment) Keeps(duel ID, at Place, salt Salt) bool {
	want := salt.vow(duel, at)
	return subtle.ConstantTimeCompare(want[:], v[:]) == 1
}

func (s Salt) vow(duel ID, at Place) Commitment {
	return sum("castillo/voto", duel[:], binary.BigEndian.AppendUint32(nil, at.Pool), []byte{at.Index}, s[:])
}
