package peer

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/peer/deal"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/game/speech"
)

// The bounds of what a seat may say about itself.
const (
	maxName  = 60        // letters of a name, a program or a rulebook
	maxOwn   = 400       // cards that the common catalogue lacks or has with another text
	maxTerms = 256 << 10 // bytes of all that a seat says about itself
	maxDeck  = 60        // cards of a deck, as the rulebook has it
	maxSide  = 60        // cards of a sideboard
	maxClock = 180       // minutes of a seat's clock
)

// Terms is what a seat says about itself before a duel. Both seats see both, and
// neither deck is among them.
type Terms struct {
	Nonce     [16]byte // drawn for this duel
	Key       [32]byte // the public key that signs its entries
	Name      string
	Program   string   // and its version
	Rulebook  string   // that of the format
	Version   uint32   // of the rulebook
	Rules     string   // the text of the format, whole; who invites says it
	Catalogue [32]byte // what Sum says of the common catalogue
	Own       []string // lines of the cards that it has otherwise (see replay.CardLine)
	Size      int      // cards of its deck, the initial Oro among them
	Initial   string   // which card that is (see replay.Pin)
	Legal     bool     // that its deck is legal in the format
	ByHand    bool     // that the match may be adjusted by hand
	Clock     int      // minutes that each seat has to decide, 0 without a clock; who invites says it
	Beside    int      // cards of its sideboard
	Round     Standing // the round that the duel is one of; in the first of them who invites says it
	Pool      [32]byte // from the second duel of a round on: of deck and sideboard together, as they were opened after the first
}

// Standing is the place of a duel in a round and how that stands; the zero Standing is a
// duel by itself.
type Standing struct {
	Best   int // duels of the round
	Number int // of this duel, from 1
	Wins   [2]int
	Draws  int
	First  game.First // who starts it
	Before deal.ID    // the duel before it; zero for the first
}

// GoesOn reports whether there were duels before.
func (s Standing) GoesOn() bool { return s.Number > 1 }

// possible reports whether a round may stand so.
func (s Standing) possible() bool {
	if !s.GoesOn() {
		return s == Standing{} || s == Standing{Best: round.Best, Number: 1}
	}
	played := s.Wins[0] + s.Wins[1] + s.Draws
	return s.Best == round.Best && s.Number <= s.Best && played == s.Number-1 && min(s.Wins[0], s.Wins[1], s.Draws) >= 0 &&
		max(s.Wins[0], s.Wins[1]) <= s.Best/2 && s.First <= game.FirstB && s.Before != deal.ID{}
}

// Next is how a round stands for the duel after this one, for which it was counted.
func (g *Agreement) Next(r round.Round) Standing {
	score := r.Score()
	return Standing{Best: r.Best, Number: score.Played() + 1, Wins: score.Wins, Draws: score.Draws, First: r.First(), Before: g.id}
}

// Sum is equal for equal catalogues.
func Sum(cards []card.Card) [32]byte {
	h := sha256.New()
	for _, pin := range pinned(cards) {
		h.Write([]byte(pin.pin + "\n"))
	}
	return [32]byte(h.Sum(nil))
}

// pin is a card under its hash.
type pin struct {
	pin  string
	card card.Card
}

// pinned gives cards once each, in the order of their hashes.
func pinned(cards []card.Card) []pin {
	out := make([]pin, len(cards))
	for i, c := range cards {
		out[i] = pin{replay.Pin(c), c}
	}
	slices.SortFunc(out, func(a, b pin) int { return strings.Compare(a.pin, b.pin) })
	return slices.CompactFunc(out, func(a, b pin) bool { return a.pin == b.pin })
}

// Encode is the terms as they go over the line.
func (t Terms) Encode() ([]byte, error) {
	data, err := json.Marshal(t)
	if err == nil && len(data) > maxTerms {
		err = speech.Errorf("tienes demasiadas cartas con texto propio para llevarlas a un duelo: caben unas %d", maxOwn)
	}
	return data, err
}

// The reasons for which two seats cannot play each other, in Spanish for a person.
var (
	errCatalogues   = speech.Errorf("los catálogos no son los mismos: actualicen el programa más antiguo")
	errFormats      = speech.Errorf("los dos mazos no se juzgan por el mismo formato")
	errRounds       = speech.Errorf("uno sigue una ronda que el otro no, o cada uno lleva otra cuenta de ella: sigan los dos la misma")
	errOneself      = speech.Errorf("no se puede jugar contra uno mismo: esta invitación es tuya")
	errOtherVersion = speech.Errorf("el catálogo de este programa no es el del duelo: hace falta la versión con que se jugó")
)

// ErrTerms is for terms that nobody who plays by the rules could have sent.
var ErrTerms = speech.Errorf("los datos del otro jugador están mal hechos")

// ParseTerms reads terms.
func ParseTerms(data []byte) (Terms, error) {
	var t Terms
	if len(data) > maxTerms {
		return Terms{}, ErrTerms
	}
	if err := json.Unmarshal(data, &t); err != nil {
		return Terms{}, speech.Errorf("%w: %w", ErrTerms, err)
	}
	for _, s := range []string{t.Name, t.Program, t.Rulebook} {
		if !isShown(s) || utf8.RuneCountInString(s) > maxName {
			return Terms{}, speech.Errorf("%w: un nombre", ErrTerms)
		}
	}
	f, err := t.format()
	if err != nil {
		return Terms{}, err
	}
	if t.Rulebook != f.Rules {
		return Terms{}, speech.Errorf("%w: el reglamento no es el del formato", ErrTerms)
	}
	if t.Size < 2 || t.Size > maxDeck || len(t.Own) > maxOwn {
		return Terms{}, speech.Errorf("%w: un mazo de %d cartas", ErrTerms, t.Size)
	}
	if t.Beside < 0 || t.Beside > maxSide || !t.Round.possible() || t.Round.GoesOn() != (t.Pool != [32]byte{}) {
		return Terms{}, speech.Errorf("%w: la ronda o el banquillo", ErrTerms)
	}
	if t.Clock < 0 || t.Clock > maxClock {
		return Terms{}, speech.Errorf("%w: un reloj de %d minutos", ErrTerms, t.Clock)
	}
	if _, err = t.own(); err != nil {
		return Terms{}, speech.Errorf("%w: %w", ErrTerms, err)
	}
	return t, nil
}

// isShown reports whether a line can be shown as it is.
func isShown(s string) bool {
	return utf8.ValidString(s) && !strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) })
}

// format reads the format, of which there is only one way to write it.
func (t Terms) format() (deck.Format, error) {
	f, err := deck.ParseFormat(t.Rules)
	if err != nil || f.String() != t.Rules || !isShown(strings.ReplaceAll(t.Rules, "\n", "")) {
		return deck.Format{}, speech.Errorf("%w: el formato no se puede leer; si su programa es otro, actualicen el más antiguo", ErrTerms)
	}
	return f, nil
}

// Format is what the decks are built for.
func (t Terms) Format() deck.Format {
	f, _ := t.format() // it was read once before
	return f
}

// own are the cards that the seat has otherwise.
func (t Terms) own() ([]card.Card, error) {
	cards := make([]card.Card, len(t.Own))
	for i, line := range t.Own {
		var err error
		if cards[i], err = replay.ParseCard(line); err != nil {
			return nil, speech.Errorf("carta %d: %w", i+1, err)
		}
	}
	return cards, nil
}

// OwnCards are the cards that the seat has otherwise.
func (t Terms) OwnCards() []card.Card {
	cards, _ := t.own() // they were read once before
	return cards
}

// Unequal says why two seats cannot play each other, in Spanish for a person; nil
// where they can.
func Unequal(a, b Terms) error {
	switch {
	case a.Rulebook != b.Rulebook:
		return speech.Errorf("uno juega %q y el otro %q", a.Rulebook, b.Rulebook)
	case a.Version != b.Version:
		return speech.Errorf("los programas tienen versiones distintas del reglamento, la %d y la %d: actualicen el más antiguo", a.Version, b.Version)
	case a.Rules != b.Rules:
		return errFormats
	case a.Catalogue != b.Catalogue:
		return errCatalogues
	case (a.Round.GoesOn() || b.Round.GoesOn()) && a.Round != b.Round:
		return errRounds
	case a.Key == b.Key || a.Nonce == b.Nonce:
		return errOneself
	}
	return nil
}

// Agreement is what both seats have accepted. Seat A is the one that invited.
type Agreement struct {
	Terms [2]Terms
	raw   [2][]byte
	id    deal.ID
	cards []card.Card // face f is cards[f-1], the same for both
	faces map[string]game.Face
}

// Agree puts the terms of both seats together, as they came over the line; common is
// the catalogue that both have.
func Agree(a, b []byte, common []card.Card) (*Agreement, error) {
	g := &Agreement{raw: [2][]byte{a, b}, faces: map[string]game.Face{}}
	all := slices.Clone(common)
	for i, data := range g.raw {
		t, err := ParseTerms(data)
		if err != nil {
			return nil, err
		}
		own, err := t.own()
		if err != nil {
			return nil, err
		}
		g.Terms[i], all = t, append(all, own...)
	}
	if err := Unequal(g.Terms[0], g.Terms[1]); err != nil {
		return nil, err
	}
	if Sum(common) != g.Terms[0].Catalogue {
		return nil, errOtherVersion
	}
	for i, p := range pinned(all) {
		g.cards = append(g.cards, p.card)
		g.faces[p.pin] = game.Face(i + 1)
	}
	if len(g.cards) > replay.MaxFaces {
		return nil, speech.Errorf("entre los dos hay más de %d cartas distintas", replay.MaxFaces)
	}
	for i, t := range g.Terms {
		if g.faces[t.Initial] == 0 {
			return nil, speech.Errorf("el Oro inicial de %s no está en el catálogo", t.nameAt(i))
		}
	}
	sum := sha256.New()
	for _, raw := range g.raw {
		sum.Write(binary.BigEndian.AppendUint32(nil, uint32(len(raw))))
		sum.Write(raw)
	}
	copy(g.id[:], sum.Sum(nil))
	return g, nil
}

func (t Terms) nameAt(seat int) string {
	if t.Name == "" {
		return game.Seat(seat).String()
	}
	return t.Name
}

// ID names the duel: it follows from both seats' terms.
func (g *Agreement) ID() deal.ID { return g.id }

// Cards are the definitions of the match: face f is Cards[f-1].
func (g *Agreement) Cards() []card.Card { return g.cards }

// FaceOf is the face of a card, 0 where the duel does not know it.
func (g *Agreement) FaceOf(c card.Card) game.Face { return g.faces[replay.Pin(c)] }

// Format is what both decks are built for.
func (g *Agreement) Format() deck.Format { return g.Terms[game.A].Format() }

// book is the rulebook by which the duel is played, among those that there are.
func (g *Agreement) book(books []game.Rulebook) (game.Rulebook, error) {
	return bookOf(books, g.Format())
}

func bookOf(books []game.Rulebook, f deck.Format) (game.Rulebook, error) {
	book, ok := game.BookOf(books, f.Rules)
	if !ok {
		return nil, speech.Errorf("el formato %q se juega por el reglamento %q, que este programa no tiene", f.Name, f.Rules)
	}
	return book, nil
}

// Clock is how long each seat may think in all; 0 without a clock.
func (g *Agreement) Clock() time.Duration {
	return time.Duration(g.Terms[game.A].Clock) * time.Minute
}

// Round is how the round stands that the duel is one of; a duel by itself is one of one.
func (g *Agreement) Round() Standing {
	r := g.Terms[game.A].Round
	if r.Best == 0 {
		return Standing{Best: 1, Number: 1}
	}
	return r
}

// keys are what the seats sign with.
func (g *Agreement) keys() [2]ed25519.PublicKey {
	return [2]ed25519.PublicKey{g.Terms[0].Key[:], g.Terms[1].Key[:]}
}

// setup is the match as a seat may know it: decks holds the castles that it knows, nil
// for one that is secret.
func (g *Agreement) setup(castles [2][]game.Face) game.Setup {
	s := game.Setup{Cards: g.cards, ByHand: g.Terms[0].ByHand && g.Terms[1].ByHand, First: g.Round().First}
	for i, t := range g.Terms {
		s.Decks[i] = game.Deck{Initial: g.faces[t.Initial], Castle: castles[i]}
		if castles[i] == nil {
			s.Decks[i].Castle = make([]game.Face, t.Size-1)
		}
	}
	return s
}
