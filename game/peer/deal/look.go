package deal

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/cloudflare/circl/group"
	"github.com/cloudflare/circl/oprf"
	"github.com/cloudflare/circl/zk/dleq"
)

var suite = oprf.SuiteRistretto255

const (
	elementSize = 32 // a compressed element of ristretto255
	proofSize   = 64 // a DLEQ proof: two scalars
)

// The reasons for which what the other seat sent about a look is refused.
var (
	ErrOffer   = errors.New("la oferta de cartas está mal hecha")
	ErrRequest = errors.New("la petición para mirar está mal hecha")
	ErrAnswer  = errors.New("la respuesta a una mirada no corresponde a lo ofrecido")
)

// Offer is a pool laid out so that the other seat can take single cards out of it: a
// public key, and every opening encrypted under a key that only the owner's private
// key can make. One offer serves a whole version of a pool.
type Offer struct {
	Key    []byte // 32 bytes
	Sealed [][openingSize]byte
}

// lookKey is the owner's private key for one version of a pool.
func (s Seed) lookKey(version uint32) (*oprf.PrivateKey, error) {
	seed := s.derive("mirar", version)
	return oprf.DeriveKey(suite, oprf.VerifiableMode, seed[:], []byte("castillo/mirar"))
}

// Offer lays a pool out.
func (s Seed) Offer(duel ID, p Pool) (Offer, error) {
	key, err := s.lookKey(p.Version)
	if err != nil {
		return Offer{}, err
	}
	public, err := key.Public().MarshalBinary()
	if err != nil {
		return Offer{}, err
	}
	o := Offer{Key: public}
	server := oprf.NewVerifiableServer(suite, key)
	for i, opening := range p.Openings {
		mask, err := server.FullEvaluate(lookInput(duel, Place{p.Version, uint8(i)}))
		if err != nil {
			return Offer{}, err
		}
		o.Sealed = append(o.Sealed, seal(mask, [openingSize]byte(opening.Bytes())))
	}
	return o, nil
}

// Bytes is the offer as it goes over the line.
func (o Offer) Bytes() []byte {
	out := append([]byte(nil), o.Key...)
	for _, s := range o.Sealed {
		out = append(out, s[:]...)
	}
	return out
}

// ParseOffer reads the offer of a pool of n cards.
func ParseOffer(data []byte, n int) (Offer, error) {
	if len(data) != elementSize+n*openingSize {
		return Offer{}, ErrOffer
	}
	o := Offer{Key: data[:elementSize], Sealed: make([][openingSize]byte, n)}
	if _, err := o.publicKey(); err != nil {
		return Offer{}, ErrOffer
	}
	for i := range o.Sealed {
		copy(o.Sealed[i][:], data[elementSize+i*openingSize:])
	}
	return o, nil
}

func (o Offer) publicKey() (*oprf.PublicKey, error) {
	key := new(oprf.PublicKey)
	if _, err := parseElement(o.Key); err != nil {
		return nil, err
	}
	return key, key.UnmarshalBinary(suite, o.Key)
}

// parseElement reads an element that is not the identity.
func parseElement(data []byte) (group.Element, error) {
	e := suite.Group().NewElement()
	if err := e.UnmarshalBinary(data); err != nil {
		return nil, err
	}
	if e.IsIdentity() {
		return nil, ErrRequest
	}
	return e, nil
}

// Look is one card that a seat takes out of the other's offer. The owner sees the
// request and learns nothing from it.
type Look struct {
	At      Place
	final   *oprf.FinalizeData
	Request []byte // 32 bytes
}

// blind is the scalar that hides the seat's k-th look.
func (s Seed) blind(k uint32) group.Scalar {
	seed := s.derive("velo", k)
	return suite.Group().HashToScalar(seed[:], []byte("castillo/velo"))
}

// Blind is the scalar of the seat's k-th look, 32 bytes, which shows what was asked for.
func (s Seed) Blind(k uint32) ([]byte, error) { return s.blind(k).MarshalBinary() }

// Look asks for the card at a place of an offer; k is the number of the seat's share that
// said which.
func (s Seed) Look(duel ID, o Offer, k uint32, at Place) (Look, error) {
	return o.look(duel, s.blind(k), at)
}

func (o Offer) look(duel ID, blind group.Scalar, at Place) (Look, error) {
	key, err := o.publicKey()
	if err != nil {
		return Look{}, ErrOffer
	}
	client := oprf.NewVerifiableClient(suite, key)
	final, request, err := client.DeterministicBlind([][]byte{lookInput(duel, at)}, []oprf.Blind{blind})
	if err != nil {
		return Look{}, err
	}
	data, err := request.Elements[0].MarshalBinaryCompress()
	return Look{at, final, data}, err
}

// Asked reports whether a request to this offer was for a place: the seat that made it shows
// its blind.
func (o Offer) Asked(duel ID, request, blind []byte, at Place) bool {
	scalar := suite.Group().NewScalar()
	if len(blind) != elementSize || scalar.UnmarshalBinary(blind) != nil {
		return false
	}
	again, err := o.look(duel, scalar, at)
	return err == nil && hmac.Equal(again.Request, request)
}

// Answer is the owner's answer to one request: the key to one card of a version, and the
// proof that it is made with the key of the offer. 96 bytes.
func (s Seed) Answer(version uint32, request []byte) ([]byte, error) {
	element, err := parseElement(request)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrRequest, err)
	}
	key, err := s.lookKey(version)
	if err != nil {
		return nil, err
	}
	evaluation, err := oprf.NewVerifiableServer(suite, key).Evaluate(&oprf.EvaluationRequest{Elements: []oprf.Blinded{element}})
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrRequest, err)
	}
	out, err := evaluation.Elements[0].MarshalBinaryCompress()
	if err != nil {
		return nil, err
	}
	proof, err := evaluation.Proof.MarshalBinary()
	return append(out, proof...), err
}

// AnswerSize is the length of an answer in bytes; the first [AnswerFixed] of them follow
// from the seed and the request, the rest, the proof, is drawn anew each time.
const (
	AnswerSize  = elementSize + proofSize
	AnswerFixed = elementSize
)

// Open opens the card that was asked for with the owner's answer.
func (l Look) Open(duel ID, o Offer, answer []byte) (Opening, error) {
	if len(answer) != AnswerSize || int(l.At.Index) >= len(o.Sealed) {
		return Opening{}, ErrAnswer
	}
	element, err := parseElement(answer[:elementSize])
	if err != nil {
		return Opening{}, ErrAnswer
	}
	proof := new(dleq.Proof)
	if err := proof.UnmarshalBinary(suite.Group(), answer[elementSize:]); err != nil {
		return Opening{}, ErrAnswer
	}
	key, err := o.publicKey()
	if err != nil {
		return Opening{}, ErrOffer
	}
	masks, err := oprf.NewVerifiableClient(suite, key).Finalize(l.final, &oprf.Evaluation{Elements: []oprf.Evaluated{element}, Proof: proof})
	if err != nil {
		return Opening{}, fmt.Errorf("%w: %w", ErrAnswer, err)
	}
	open := seal(masks[0], o.Sealed[l.At.Index])
	opening, _ := ParseOpening(open[:])
	return opening, nil
}

// lookInput is what the OPRF is applied to for a place.
func lookInput(duel ID, at Place) []byte {
	in := append([]byte("castillo/mirar"), duel[:]...)
	return append(binary.BigEndian.AppendUint32(in, at.Pool), at.Index)
}

// seal hides an opening under a mask, or shows it again.
func seal(mask []byte, o [openingSize]byte) [openingSize]byte {
	h := sha256.Sum256(mask)
	for i := range o {
		o[i] ^= h[i]
	}
	return o
}
