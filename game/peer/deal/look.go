package deal

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"

	"github.com/cloudflare/circl/group"
	"github.com/cloudflare/circl/oprf"
	"github.com/cloudflare/circl/zk/dleq"

	"castillo/game/speech"
)

var suite = oprf.SuiteRistretto255

const (
	elementSize = 32 // a compressed element of ristretto255
	// BlindSize is the length of a blind: a scalar.
	BlindSize = 32
	// ProofSize is the length of the DLEQ proof, two scalars, that ends an answer. The rest of an
	// answer follows from the seed and the request; the proof is drawn anew each time.
	ProofSize = 64
)

// The reasons for which what the other seat sent about a look is refused.
var (
	ErrOffer   = speech.Errorf("la oferta de cartas está mal hecha")
	ErrRequest = speech.Errorf("la petición para mirar está mal hecha")
	ErrAnswer  = speech.Errorf("la respuesta a una mirada no corresponde a lo ofrecido")
)

// Use is what an offer is made for. Each use has keys, inputs and blinds of its own, so that what
// was asked for one opens nothing of another.
type Use string

const (
	ToLook   Use = "mirar"     // at the card of a place
	ToRename Use = "renombrar" // to learn where the card of an old place lies now
)

// size is the length of what is sealed for one place.
func (u Use) size() int {
	if u == ToRename {
		return nameSize
	}
	return openingSize
}

// Offer is a secret for each of some places, laid out so that the other seat can take single
// ones: a public key, and every secret encrypted under a key that only the owner's private
// key can make.
type Offer struct {
	Key    []byte // 32 bytes
	Sealed [][]byte
	use    Use
	places []Place // that each of the sealed is for
}

// offerKey is the owner's private key for one use of one version of a pool.
func (s Seed) offerKey(u Use, version uint32) (*oprf.PrivateKey, error) {
	seed := s.derive(string(u), version)
	return oprf.DeriveKey(suite, oprf.VerifiableMode, seed[:], []byte("castillo/"+u))
}

// Offer lays a pool out to be looked at. One offer serves a whole version of it.
func (s Seed) Offer(duel ID, p Pool) (Offer, error) {
	secrets := make([][]byte, len(p.Openings))
	for i, o := range p.Openings {
		secrets[i] = o.Bytes()
	}
	return s.offer(duel, ToLook, p.Version, placesOf(p.Version, len(secrets)), secrets)
}

// placesOf are the places of a version of a pool.
func placesOf(version uint32, n int) []Place {
	out := make([]Place, n)
	for i := range out {
		out[i] = Place{version, uint8(i)}
	}
	return out
}

func (s Seed) offer(duel ID, u Use, version uint32, places []Place, secrets [][]byte) (Offer, error) {
	key, err := s.offerKey(u, version)
	if err != nil {
		return Offer{}, err
	}
	public, err := key.Public().MarshalBinary()
	if err != nil {
		return Offer{}, err
	}
	o := Offer{Key: public, use: u, places: places}
	server := oprf.NewVerifiableServer(suite, key)
	for i, at := range places {
		mask, err := server.FullEvaluate(u.input(duel, at))
		if err != nil {
			return Offer{}, err
		}
		o.Sealed = append(o.Sealed, seal(mask, secrets[i]))
	}
	return o, nil
}

// Bytes is the offer as it goes over the line.
func (o Offer) Bytes() []byte {
	out := append([]byte(nil), o.Key...)
	for _, s := range o.Sealed {
		out = append(out, s...)
	}
	return out
}

// ParseOffer reads the offer of a version of a pool of n cards.
func ParseOffer(data []byte, version uint32, n int) (Offer, error) {
	return parseOffer(data, ToLook, placesOf(version, n))
}

func parseOffer(data []byte, u Use, places []Place) (Offer, error) {
	if len(data) != elementSize+len(places)*u.size() {
		return Offer{}, ErrOffer
	}
	o := Offer{Key: data[:elementSize], use: u, places: places}
	if _, err := o.publicKey(); err != nil {
		return Offer{}, ErrOffer
	}
	for rest := data[elementSize:]; len(rest) > 0; rest = rest[u.size():] {
		o.Sealed = append(o.Sealed, rest[:u.size()])
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

// Look takes the secrets of some places out of the other's offer. The owner sees the request
// and learns from it how many, and nothing else.
type Look struct {
	At      []Place
	offer   Offer
	final   *oprf.FinalizeData
	Request []byte // 32 bytes for each place
}

// blind is the scalar that hides the k-th place that the seat asks for in a use.
func (s Seed) blind(u Use, k uint32) group.Scalar {
	seed := s.derive("velo para "+string(u), k)
	return suite.Group().HashToScalar(seed[:], []byte("castillo/velo"))
}

// Blind is the scalar of the k-th place that the seat asked for in a use, 32 bytes, which shows
// what was asked for.
func (s Seed) Blind(u Use, k uint32) ([]byte, error) { return s.blind(u, k).MarshalBinary() }

// Look asks for places of an offer, the first with the seat's k-th blind.
func (s Seed) Look(duel ID, o Offer, k uint32, at ...Place) (Look, error) {
	blinds := make([]oprf.Blind, len(at))
	for i := range at {
		blinds[i] = s.blind(o.use, k+uint32(i))
	}
	return o.look(duel, blinds, at)
}

func (o Offer) look(duel ID, blinds []oprf.Blind, at []Place) (Look, error) {
	key, err := o.publicKey()
	if err != nil {
		return Look{}, ErrOffer
	}
	inputs := make([][]byte, len(at))
	for i, p := range at {
		inputs[i] = o.use.input(duel, p)
	}
	l := Look{At: at, offer: o}
	final, request, err := oprf.NewVerifiableClient(suite, key).DeterministicBlind(inputs, blinds)
	if err != nil {
		return Look{}, err
	}
	l.final = final
	for _, e := range request.Elements {
		data, err := e.MarshalBinaryCompress()
		if err != nil {
			return Look{}, err
		}
		l.Request = append(l.Request, data...)
	}
	return l, nil
}

// Asked reports whether a request for one place of this offer was for that place: the seat that
// made it shows its blind.
func (o Offer) Asked(duel ID, request, blind []byte, at Place) bool {
	scalar := suite.Group().NewScalar()
	if len(blind) != BlindSize || scalar.UnmarshalBinary(blind) != nil {
		return false
	}
	again, err := o.look(duel, []oprf.Blind{scalar}, []Place{at})
	return err == nil && hmac.Equal(again.Request, request)
}

// Requests takes a request for n places apart.
func Requests(data []byte, n int) ([][]byte, error) {
	if len(data) != n*elementSize {
		return nil, ErrRequest
	}
	var out [][]byte
	for ; len(data) > 0; data = data[elementSize:] {
		out = append(out, data[:elementSize])
	}
	return out, nil
}

// Answer is the owner's answer to a request: 32 bytes for each place, which with the blind make
// the key to its secret, and the proof that they are made with the key of the offer.
func (s Seed) Answer(u Use, version uint32, request []byte) ([]byte, error) {
	asked, err := Requests(request, len(request)/elementSize)
	if err != nil || len(asked) == 0 {
		return nil, ErrRequest
	}
	var elements []oprf.Blinded
	for _, data := range asked {
		e, err := parseElement(data)
		if err != nil {
			return nil, speech.Errorf("%w: %w", ErrRequest, err)
		}
		elements = append(elements, e)
	}
	key, err := s.offerKey(u, version)
	if err != nil {
		return nil, err
	}
	evaluation, err := oprf.NewVerifiableServer(suite, key).Evaluate(&oprf.EvaluationRequest{Elements: elements})
	if err != nil {
		return nil, speech.Errorf("%w: %w", ErrRequest, err)
	}
	var out []byte
	for _, e := range evaluation.Elements {
		data, err := e.MarshalBinaryCompress()
		if err != nil {
			return nil, err
		}
		out = append(out, data...)
	}
	proof, err := evaluation.Proof.MarshalBinary()
	return append(out, proof...), err
}

// Open opens the card that was looked at with the owner's answer.
func (l Look) Open(answer []byte) (Opening, error) {
	secrets, err := l.open(answer)
	if err != nil {
		return Opening{}, err
	}
	opening, _ := ParseOpening(secrets[0])
	return opening, nil
}

// open opens what was asked for.
func (l Look) open(answer []byte) ([][]byte, error) {
	if len(answer) != len(l.At)*elementSize+ProofSize {
		return nil, ErrAnswer
	}
	e := &oprf.Evaluation{Proof: new(dleq.Proof)}
	for i := range l.At {
		element, err := parseElement(answer[i*elementSize:][:elementSize])
		if err != nil {
			return nil, ErrAnswer
		}
		e.Elements = append(e.Elements, element)
	}
	if err := e.Proof.UnmarshalBinary(suite.Group(), answer[len(answer)-ProofSize:]); err != nil {
		return nil, ErrAnswer
	}
	key, err := l.offer.publicKey()
	if err != nil {
		return nil, ErrOffer
	}
	masks, err := oprf.NewVerifiableClient(suite, key).Finalize(l.final, e)
	if err != nil {
		return nil, speech.Errorf("%w: %w", ErrAnswer, err)
	}
	out := make([][]byte, len(l.At))
	for i, at := range l.At {
		sealed, ok := l.offer.sealedFor(at)
		if !ok {
			return nil, ErrAnswer
		}
		out[i] = seal(masks[i], sealed)
	}
	return out, nil
}

func (o Offer) sealedFor(at Place) ([]byte, bool) {
	for i, p := range o.places {
		if p == at {
			return o.Sealed[i], true
		}
	}
	return nil, false
}

// input is what the OPRF is applied to for a place.
func (u Use) input(duel ID, at Place) []byte {
	in := append([]byte("castillo/"+u), duel[:]...)
	return append(binary.BigEndian.AppendUint32(in, at.Pool), at.Index)
}

// seal hides a secret of up to 32 bytes under a mask, or shows it again.
func seal(mask, secret []byte) []byte {
	h := sha256.Sum256(mask)
	out := make([]byte, len(secret))
	for i := range out {
		out[i] = secret[i] ^ h[i]
	}
	return out
}
