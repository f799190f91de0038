package peer

import (
	"encoding/binary"
	"fmt"
	"maps"
	"slices"

	"castillo/game"
	"castillo/game/peer/chain"
	"castillo/game/peer/deal"
)

// givenBack is what a seat calls an entry of its own that the other gives back.
const givenBack = "devolución"

// kind is the first byte of an entry's body, which says what the rest is.
type kind byte

const (
	isPledge      kind = 1 + iota // accepts the duel: seed and deck commitments
	isBatch                       // commitments to the next shares
	isPool                        // commitments to the faces of the seat's pool
	isShare                       // a share
	isAct                         // what the seat decides
	isPlace                       // which of the pool a sleeve holds, unseen by the other
	isOpen                        // likewise, shown to the other
	isUnveil                      // which of the other's pool a sleeve holds that it looked at
	isOffer                       // the seat's pool, to look at single cards of it
	isRequest                     // asks for one card of the other's offer
	isAnswer                      // answers that
	isNames                       // the seat's old places, to ask where single ones of them lie in its new pool
	isNameRequest                 // asks for some of the other's new names
	isNameAnswer                  // answers that
	isCastle                      // opens the seat's pool to the other
	isClear                       // the number drawn is none that the seat holds veiled
	isTold                        // what chance picked out of the seat's castle
	isSecrets                     // the seed and the deck: the duel is over
	isVerdict                     // what the seat's audit found

	// What may be said at any time.
	isConcession kind = 64 + iota
	isOffered         // offers a draw
	isAgreed          // takes the other's offer
	isBroken          // refuses what the other said
)

// aside reports whether an entry may come at any time.
func (k kind) aside() bool { return k >= isConcession }

var kindNames = map[kind]string{isPledge: "promesa", isBatch: "lote de partes", isPool: "mazo barajado", isShare: "parte", isAct: "jugada",
	isPlace: "lugar", isOpen: "carta mostrada", isUnveil: "lugar dicho", isOffer: "mazo para mirar", isRequest: "mirada",
	isAnswer: "respuesta a una mirada", isNames: "lugares nuevos", isNameRequest: "pregunta por lugares nuevos",
	isNameAnswer: "respuesta con lugares nuevos", isCastle: "mazo abierto", isClear: "sin coincidencia", isTold: "carta al azar", isSecrets: "secretos",
	isVerdict: "veredicto", isConcession: "rendición", isOffered: "oferta de empate", isAgreed: "empate aceptado", isBroken: "detención"}

// Kinds are the Spanish names of the kinds of entries, for those who translate them.
func Kinds() []string { return append(slices.Collect(maps.Values(kindNames)), givenBack) }

// String is the Spanish name of a kind.
func (k kind) String() string {
	if name := kindNames[k]; name != "" {
		return name
	}
	return fmt.Sprintf("clase %d", byte(k))
}

func kindOf(e chain.Entry) kind {
	if len(e.Body) == 0 {
		return 0
	}
	return kind(e.Body[0])
}

// body is an entry's content while it is written.
type body []byte

func (k kind) body(parts ...[]byte) body {
	b := body{byte(k)}
	for _, p := range parts {
		b = append(b, p...)
	}
	return b
}

// reader takes the content of an entry apart. What is missing reads as zero, and done
// tells.
type reader struct {
	rest []byte
	bad  bool
}

func (r *reader) take(n int) []byte {
	if len(r.rest) < n {
		r.bad, r.rest = true, nil
		return make([]byte, n)
	}
	out := r.rest[:n]
	r.rest = r.rest[n:]
	return out
}

func (r *reader) byte() byte     { return r.take(1)[0] }
func (r *reader) uint16() uint16 { return binary.BigEndian.Uint16(r.take(2)) }
func (r *reader) uint32() uint32 { return binary.BigEndian.Uint32(r.take(4)) }
func (r *reader) uint64() uint64 { return binary.BigEndian.Uint64(r.take(8)) }

// done reports whether everything was there and nothing is left.
func (r *reader) done() bool { return !r.bad && len(r.rest) == 0 }

func appendPlace(b []byte, at deal.Place) []byte {
	return append(binary.BigEndian.AppendUint32(b, at.Pool), at.Index)
}

func (r *reader) place() deal.Place { return deal.Place{Pool: r.uint32(), Index: r.byte()} }

func appendAction(b []byte, a game.Action) []byte {
	b = append(b, byte(a.Verb), byte(a.Card), byte(a.Target), byte(a.Zone))
	b = binary.BigEndian.AppendUint16(b, uint16(a.Face))
	return binary.BigEndian.AppendUint16(b, uint16(a.N))
}

func (r *reader) action() game.Action {
	return game.Action{Verb: game.Verb(r.byte()), Card: game.CardID(r.byte()), Target: game.CardID(r.byte()), Zone: game.Zone(r.byte()),
		Face: game.Face(r.uint16()), N: int16(r.uint16())}
}
