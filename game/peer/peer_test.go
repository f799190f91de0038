package peer

import (
	"crypto/ed25519"
	"crypto/rand"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/myl/ability/abilitytest"
	"castillo/game/myl/text"
	"castillo/game/peer/deal"
	"castillo/game/replay"
)

func turns(d *Duel) int {
	var v game.View
	d.match.Look(d.me, &v)
	return v.Turn
}

// pipe joins two seats in memory. Cutting one end ends both.
type pipe struct {
	in, out chan []byte
	cut     chan struct{}
	once    *sync.Once
	peer    [32]byte
}

// newPipe is a line between the two who agreed.
func newPipe(g *Agreement) (a, b *pipe) {
	x, y, cut, once := make(chan []byte, 1<<16), make(chan []byte, 1<<16), make(chan struct{}), &sync.Once{}
	return &pipe{x, y, cut, once, g.Terms[1].Key}, &pipe{y, x, cut, once, g.Terms[0].Key}
}

func (p *pipe) Peer() [32]byte { return p.peer }

func (p *pipe) Send(m []byte) error {
	select {
	case <-p.cut:
		return io.ErrClosedPipe
	case p.out <- append([]byte(nil), m...):
		return nil
	}
}

func (p *pipe) Receive() ([]byte, error) {
	select {
	case m := <-p.in:
		return m, nil
	case <-p.cut:
		select {
		case m := <-p.in:
			return m, nil
		default:
			return nil, io.EOF
		}
	}
}

func (p *pipe) Close() error {
	p.once.Do(func() { close(p.cut) })
	return nil
}

var doblon = card.Card{Name: "Doblón", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber, Ability: card.WithoutAbility, Edition: "ES", Number: 1}

// cards are a catalogue of cards whose abilities were drawn from the whole language, and
// two decks out of it.
func cards(seed uint64) (common []card.Card, decks [2][]card.Card) {
	r := game.NewRand(seed)
	common = []card.Card{doblon}
	for seat := range decks {
		for range 15 {
			decks[seat] = append(decks[seat], doblon)
		}
		for len(decks[seat]) < 49 {
			c := abilitytest.Facts().Example(int(r.Uint64() >> 33))
			c.Edition, c.Number = "ES", len(common)+1
			c.Text, c.Ability = text.Print(abilitytest.Card(c).Example(int(r.Uint64()>>33)), c), card.WithAbility
			c.Cost = min(c.Cost, 4)
			common = append(common, c)
			for range 1 + r.Below(3) {
				if len(decks[seat]) < 49 {
					decks[seat] = append(decks[seat], c)
				}
			}
		}
	}
	return common, decks
}

// dealing are wordings that deal faces to one seat or to both, from each seat's castle and hand,
// by choice and by chance.
var dealing = []string{
	"Busca una carta en tu Castillo y ponla en tu mano.",
	"Busca un Aliado en tu Castillo y muéstralo. Luego ponlo en tu mano.",
	"Busca un Aliado al azar en tu Castillo y ponlo en tu mano.",
	"Busca una carta en tu Castillo y colócala en la parte superior.",
	"Elige al azar una carta de tu Castillo y ponla en tu mano.",
	"Mira las cuatro primeras cartas de tu Castillo, pon una en tu mano y el resto en el fondo de tu Castillo.",
	"Muestra al azar una carta de tu Castillo.",
	"Mira la primera carta del Castillo oponente.",
	"Mira las tres primeras cartas del Castillo oponente y ponlas en el orden que quieras.",
	"Mira las dos primeras cartas del Castillo oponente y ponlas en el fondo de su Castillo.",
	"Mira las cuatro primeras cartas del Castillo oponente, destierra una y pon el resto en el fondo de su Castillo.",
	"Busca una carta en el Castillo oponente y destiérrala.",
	"Busca una carta en el Castillo oponente y ponla en la parte superior de su Castillo.",
	"Busca una carta en el Castillo oponente y ponla en el fondo de su Castillo.",
	"Busca una carta en el Castillo oponente y ponla en tu mano.",
	"Mira al azar una carta del Castillo oponente.",
	"Elige al azar una carta del Castillo oponente y ponla en tu mano.",
	"Pon una carta del Castillo oponente al azar en el tope de su Castillo.",
	"Mira la mano de tu oponente.",
	"Descarta al azar una carta de la mano de tu oponente.",
	"Tu oponente baraja su Castillo.",
	"Tu oponente bota dos cartas.",
	"Roba dos cartas.",
	"Baraja tu mano en tu Castillo y roba cinco cartas.",
	"Baraja el Cementerio oponente en su Castillo.",
}

// dealers are two decks of cards that cost nothing and deal faces.
func dealers(seed uint64) (common []card.Card, decks [2][]card.Card) {
	r := game.NewRand(seed)
	ally := card.Card{Name: "Aliado", Type: card.Ally, Strength: 1, Ability: card.WithoutAbility, Edition: "ES", Number: 2}
	common = []card.Card{doblon, ally}
	for i, does := range dealing {
		common = append(common, card.Card{Name: fmt.Sprint("Carta ", i), Type: card.Talisman, Strength: card.NoNumber, Ability: card.WithAbility,
			Text: does, Edition: "ES", Number: len(common) + 1})
	}
	for seat := range decks {
		for range 6 {
			decks[seat] = append(decks[seat], doblon, ally)
		}
		for len(decks[seat]) < 49 {
			decks[seat] = append(decks[seat], common[2+r.Below(len(dealing))])
		}
	}
	return common, decks
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// meet has two players agree, who have two cards beside their decks.
func meet(t testing.TB, common []card.Card, decks [2][]card.Card) (*Agreement, [2]ed25519.PrivateKey, [2]Hand) {
	t.Helper()
	return meetWith(t, common, decks, nil)
}

// meetWith is meet with something of the terms changed.
func meetWith(t testing.TB, common []card.Card, decks [2][]card.Card, change func(seat int, t *Terms)) (*Agreement, [2]ed25519.PrivateKey, [2]Hand) {
	t.Helper()
	var keys [2]ed25519.PrivateKey
	var raw [2][]byte
	for i := range keys {
		public, private, err := ed25519.GenerateKey(rand.Reader)
		must(t, err)
		keys[i] = private
		terms := Terms{Key: [32]byte(public), Name: fmt.Sprint("Jugador ", i+1), Rulebook: myl.Rulebook.ID(), Version: myl.Rulebook.Version(), Rules: deck.PrimerBloque.String(),
			Catalogue: Sum(common), Size: len(decks[i]) + 1, Initial: replay.Pin(doblon), ByHand: true, Beside: 2}
		rand.Read(terms.Nonce[:])
		if change != nil {
			change(i, &terms)
		}
		raw[i], err = terms.Encode()
		must(t, err)
	}
	g, err := Agree(raw[0], raw[1], common)
	must(t, err)
	var hands [2]Hand
	for i := range hands {
		hands[i].Seed = deal.NewSeed()
		for _, c := range decks[i] {
			hands[i].Castle = append(hands[i].Castle, g.FaceOf(c))
		}
		hands[i].Beside = []game.Face{g.FaceOf(doblon), g.FaceOf(common[len(common)-1])}
	}
	return g, keys, hands
}

// begin sets up both sides of a duel in a folder.
func begin(t testing.TB, dir string, common []card.Card, decks [2][]card.Card) (duels [2]*Duel, keys [2]ed25519.PrivateKey) {
	t.Helper()
	g, keys, hands := meet(t, common, decks)
	for i, s := range game.Seats {
		var err error
		duels[i], err = Begin(filepath.Join(dir, fmt.Sprint(i)), g, s, hands[i], keys[i], myl.Books())
		must(t, err)
	}
	return duels, keys
}

func join2(t testing.TB, duels [2]*Duel) {
	t.Helper()
	a, b := newPipe(duels[0].agreement)
	var wait sync.WaitGroup
	for i, l := range [2]*pipe{a, b} {
		wait.Go(func() { must(t, duels[i].Connect(l)) })
	}
	wait.Wait()
}

// finish plays both sides to the end and audits.
func finish(t testing.TB, duels [2]*Duel, common []card.Card, players [2]game.Chooser) [2]*Report {
	t.Helper()
	var wait sync.WaitGroup
	var reports [2]*Report
	for i, d := range duels {
		wait.Go(func() {
			if _, err := d.Play(players[i]); err != nil && !errors.Is(err, ErrOver) {
				t.Errorf("seat %v: %v", d.Seat(), err)
				d.Concede()
			}
			var err error
			reports[i], err = d.Finish(Auditor{Books: myl.Books(), Common: common}, 10*time.Second)
			if err != nil {
				t.Errorf("seat %v: %v", d.Seat(), err)
			}
		})
	}
	wait.Wait()
	return reports
}

var manyDuels = flag.Int("duels", 2, "duels of random abilities to play")

// few is how many of something are played, one where time is short.
func few(n int) uint64 {
	if testing.Short() {
		return 1
	}
	return uint64(n)
}

func TestDuelsWithRandomAbilitiesEndWithTheSameHashAndACleanAudit(t *testing.T) {
	friendsPlay(t, cards, byChance)
}

// meddler plays by chance, and adjusts by hand and takes back besides, a number of times.
type meddler struct {
	rand  game.Rand
	times int
}

func (p *meddler) Choose(s game.Sight) game.Action {
	options := s.Options(nil)
	if n := len(options) - 1; n > 0 && options[n].Verb == game.Propose {
		if p.times > 0 && p.rand.Below(8) == 0 {
			p.times--
			return options[n]
		}
		options = options[:n]
	}
	if len(options) == 0 {
		return game.Action{}
	}
	return options[p.rand.Below(len(options))]
}

func TestDuelsInWhichThePlayersAdjustAndTakeBackEndWithTheSameHashAndACleanAudit(t *testing.T) {
	players := func(seed uint64) [2]game.Chooser {
		return [2]game.Chooser{&meddler{game.NewRand(2 * seed), 20}, &meddler{game.NewRand(2*seed + 1), 20}}
	}
	friendsPlay(t, dealers, players)
	friendsPlay(t, cards, players)
}

func TestDuelsOfCardsThatDealFacesEndWithTheSameHashAndACleanAudit(t *testing.T) {
	friendsPlay(t, dealers, byChance)
}

func byChance(seed uint64) [2]game.Chooser {
	return [2]game.Chooser{bot.NewRandom(2 * seed), bot.NewRandom(2*seed + 1)}
}

// friendsPlay plays duels of decks that a seed draws.
func friendsPlay(t *testing.T, draw func(seed uint64) ([]card.Card, [2][]card.Card), players func(seed uint64) [2]game.Chooser) {
	kinds := map[kind]int{}
	for seed := range few(*manyDuels) {
		common, decks := draw(seed)
		duels, _ := begin(t, t.TempDir(), common, decks)
		join2(t, duels)
		reports := finish(t, duels, common, players(seed))
		if t.Failed() {
			t.Fatalf("duel %d", seed)
		}
		for i, r := range reports {
			if !r.Clean() || r.Hash != reports[0].Hash || r.Result != reports[0].Result || r.Result.Open() {
				t.Fatalf("duel %d: seat %d: %s, %x, %+v", seed, i, r.Verdict(), r.Hash, r.Result)
			}
		}
		for _, d := range duels {
			must(t, d.Close())
		}
		bytes := 0
		for s := range duels {
			for n := 1; n <= duels[0].log.Len(s); n++ {
				e := duels[0].log.Entry(s, n)
				kinds[kindOf(e)]++
				bytes += len(e.Wire())
			}
		}
		t.Logf("duel %d: %d actions, %d turns, %d bytes", seed, len(duels[0].actions), turns(duels[0]), bytes)
	}
	t.Log(kinds)
}

func TestCardsThatShowAnothersFaceAreOpenedAsWhatIsPrintedOnThem(t *testing.T) {
	ally := card.Card{Name: "Guardia", Type: card.Ally, Strength: 2, Ability: card.WithoutAbility, Edition: "ES", Number: 2}
	mirror := card.Card{Name: "Espejo", Type: card.Ally, Strength: 1, Ability: card.WithAbility, Text: "Este Aliado puede entrar en juego como una copia de un Aliado oponente.", Edition: "ES", Number: 3}
	lender := card.Card{Name: "Maestro", Type: card.Ally, Strength: 1, Ability: card.WithAbility, Text: "Tus Aliados tienen la Habilidad de este Aliado. Cuando este Aliado entra en juego, roba 1 carta.", Edition: "ES", Number: 4}
	for seed, shows := range []card.Card{mirror, lender} {
		var decks [2][]card.Card
		for s := range decks {
			for len(decks[s]) < 48 {
				decks[s] = append(decks[s], doblon, ally, shows)
			}
			decks[s] = append(decks[s], doblon)
		}
		common := []card.Card{doblon, ally, shows}
		duels, _ := begin(t, t.TempDir(), common, decks)
		join2(t, duels)
		for i, r := range finish(t, duels, common, byChance(uint64(seed))) {
			if r == nil || !r.Clean() {
				t.Errorf("%s: seat %d: %+v", shows.Name, i, r)
			}
		}
		for _, d := range duels {
			must(t, d.Close())
		}
	}
}
