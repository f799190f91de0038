package peer

import (
	"bytes"
	"errors"
	"fmt"
	"net/netip"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"
	"unsafe"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/myl"
	"castillo/game/peer/chain"
	"castillo/game/peer/deal"
	"castillo/game/peer/link"
)

// tapped is a line on which everything that is sent is kept.
type tapped struct {
	Line
	sent *[][]byte
}

func (t tapped) Send(m []byte) error {
	*t.sent = append(*t.sent, append([]byte(nil), m...))
	return t.Line.Send(m)
}

// halfway plays a duel until both have done so many actions, and leaves it.
func halfway(t *testing.T, seed uint64, actions int) (duels [2]*Duel, traffic [2][][]byte) {
	t.Helper()
	common, decks := cards(seed)
	duels, _ = begin(t, t.TempDir(), common, decks)
	a, b := newPipe(duels[0].agreement)
	must(t, duels[0].Connect(tapped{a, &traffic[0]}))
	must(t, duels[1].Connect(tapped{b, &traffic[1]}))
	done := make(chan error, 2)
	for i, d := range duels {
		go func() {
			player := bot.NewRandom(2*seed + uint64(i))
			m := d.Match()
			for len(d.actions) < actions && m.Result().Open() {
				if _, err := d.Settle(); err != nil {
					done <- err
					return
				}
				var act game.Action
				switch m.Decision().Seat {
				case game.Dealer:
					act = d.Deal(m)
				case d.me:
					act = player.Choose(game.SightOf(m, d.me))
				default:
					act = d.Choose(game.Sight{})
				}
				if err := m.Apply(act); err != nil {
					done <- fmt.Errorf("%v: %w", d.me, err)
					return
				}
			}
			_, err := d.Settle() // what the last action showed
			done <- err
		}()
	}
	for range duels {
		if err := <-done; err != nil && !errors.Is(err, ErrOver) {
			t.Fatal(err)
		}
	}
	for _, d := range duels {
		must(t, d.Close()) // nothing moves while it is looked at
	}
	return duels, traffic
}

// hidden are the openings of a seat's pools that the other has no right to: those of places
// that were not shown.
func hidden(owner, other *Duel) (out []deal.Opening) {
	shown := map[deal.Salt]bool{}
	for _, b := range other.sleeves {
		if b.owner == owner.me && b.shown {
			shown[b.opening.Salt] = true
		}
	}
	h := owner.heaps[owner.me]
	if h.spoiled {
		return nil // the other looks through it
	}
	for _, o := range h.pool.Openings {
		if !shown[o.Salt] {
			out = append(out, o)
		}
	}
	return out
}

// TestNothingThatASeatMayNotSeeIsInItsMemoryOrOnTheLine looks in the middle of duels for what
// would open the other seat's cards: the salts, the seed, and the faces in the match.
func TestNothingThatASeatMayNotSeeIsInItsMemoryOrOnTheLine(t *testing.T) {
	looked := 0
	for seed := range few(6) {
		duels, traffic := halfway(t, seed, 40+20*int(seed))
		for i, d := range duels {
			other := duels[1-i]
			var line []byte
			for _, m := range traffic[1-i] {
				line = append(line, m...)
			}
			secrets := [][]byte{other.hand.Seed[:]}
			for _, o := range hidden(other, d) {
				secrets = append(secrets, o.Salt[:])
			}
			memory := reflected(reflect.ValueOf(d.Table), map[uintptr]bool{}, nil)
			for _, s := range secrets {
				looked++
				if bytes.Contains(line, s) {
					t.Errorf("duel %d: what opens a card of %v went over the line", seed, other.me)
				}
				if bytes.Contains(memory, s) {
					t.Errorf("duel %d: %v has in memory what opens a card of %v", seed, d.me, other.me)
				}
			}
			var mine, theirs game.View
			d.match.Look(d.me, &mine)
			other.match.Look(other.me, &theirs)
			for at, c := range mine.Cards {
				if c.Owner == other.me && !c.Sees.By(d.me) && c.Face != 0 {
					t.Errorf("duel %d: %v knows card %d, which it has not seen", seed, d.me, c.ID)
				}
				if c.Owner == other.me && c.Sees.By(d.me) && theirs.Cards[at].Face != 0 && c.Face != theirs.Cards[at].Face {
					t.Errorf("duel %d: %v sees %d in card %d, which is %d", seed, d.me, c.Face, c.ID, theirs.Cards[at].Face)
				}
			}
		}
	}
	if looked < 30 {
		t.Errorf("only %d secrets were looked for", looked)
	}
}

// reflected gathers the bytes that can be reached from a value.
func reflected(v reflect.Value, seen map[uintptr]bool, out []byte) []byte {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return out
		}
		if v.Kind() == reflect.Pointer {
			if seen[v.Pointer()] {
				return out
			}
			seen[v.Pointer()] = true
		}
		return reflected(v.Elem(), seen, out)
	case reflect.Struct:
		for i := range v.NumField() {
			out = reflected(v.Field(i), seen, out)
		}
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			out = reflected(it.Value(), seen, reflected(it.Key(), seen, out))
		}
	case reflect.Array, reflect.Slice:
		if v.Type().Elem().Kind() == reflect.Uint8 {
			if v.Kind() == reflect.Slice {
				return append(out, unsafe.Slice((*byte)(v.UnsafePointer()), v.Len())...)
			}
			for i := range v.Len() {
				out = append(out, byte(v.Index(i).Uint()))
			}
			return append(out, 0xAA)
		}
		for i := range v.Len() {
			out = reflected(v.Index(i), seen, out)
		}
	}
	return out
}

// TestAPeerThatSendsAnythingElseStopsTheDuelAndNothingMore sends garbage in the place of
// messages: the duel stops with a reason, and what was played is still there.
func TestAPeerThatSendsAnythingElseStopsTheDuelAndNothingMore(t *testing.T) {
	r := game.NewRand(5)
	for n := range 16 {
		common, decks := cards(1)
		duels, _ := begin(t, t.TempDir(), common, decks)
		a, b := newPipe(duels[0].agreement)
		must(t, duels[0].Connect(a))
		garbage := make([]byte, 1+r.Below(300))
		for i := range garbage {
			garbage[i] = byte(r.Uint64())
		}
		garbage[0] = "DEPTSN\x00\xff"[n%8]
		must(t, b.Send(garbage))
		for duels[0].State().Stopped == nil {
			if _, err := b.Receive(); err != nil {
				break
			}
		}
		for range 200 {
			if duels[0].State().Stopped != nil {
				break
			}
			duels[0].running.Wait()
		}
		if duels[0].State().Stopped == nil {
			t.Errorf("message %q did not stop the duel", garbage[0])
		}
		for _, d := range duels {
			must(t, d.Close())
		}
	}
}

func FuzzTerms(f *testing.F) {
	common, decks := cards(1)
	g, _, _ := meet(f, common, decks)
	f.Add(g.raw[0])
	f.Fuzz(func(t *testing.T, data []byte) {
		if terms, err := ParseTerms(data); err == nil {
			terms.OwnCards()
			if _, err := terms.Encode(); err != nil {
				t.Error(err)
			}
			_, _ = Agree(data, g.raw[1], common)
		}
	})
}

// FuzzEntries has seat B say anything at any point of a duel: seat A takes it or refuses it, and
// nothing panics.
func FuzzEntries(f *testing.F) {
	common, decks := cards(1)
	h := playHonestly(f, 1, common, decks)
	for at, e := range h.order {
		if e.Seat == 1 && at < 120 && at%7 == 0 {
			f.Add(e.Body, uint16(at))
		}
	}
	f.Fuzz(func(t *testing.T, said []byte, at uint16) {
		log := chain.New(h.agreement.id, h.agreement.keys(), nil)
		for _, e := range h.order[:int(at)%120] {
			_, err := log.Accept(e.Seat, e.Wire())
			must(t, err)
		}
		if _, err := log.Sign(1, h.keys[1], said); err != nil {
			return
		}
		hand, _, _ := openedBy(h.agreement, h.log, game.A)
		table, err := newTable(h.agreement, game.A, hand, log, myl.Books())
		must(t, err)
		_, _ = table.rerun(-1)
	})
}

// BenchmarkClickToTheOtherScreen measures how long an action takes from one seat to the other,
// over the loopback and through both files: the median of a duel.
func BenchmarkClickToTheOtherScreen(b *testing.B) {
	common, decks := cards(3)
	for b.Loop() {
		duels, keys := begin(b, b.TempDir(), common, decks)
		host, err := link.Listen(keys[0], link.Options{Listen: netip.MustParseAddrPort("127.0.0.1:0")})
		must(b, err)
		joined, err := link.Join(b.Context(), keys[1], host.Invitation(), func(link.Way) {})
		must(b, err)
		came, err := host.Accept(b.Context())
		must(b, err)
		must(b, duels[0].Connect(Over(came)))
		must(b, duels[1].Connect(Over(joined)))
		var mu sync.Mutex
		said := map[int]time.Time{}
		var took []time.Duration
		var wait sync.WaitGroup
		for i, d := range duels {
			wait.Go(func() {
				player, m := bot.NewRandom(uint64(i)), d.Match()
				for n := 0; m.Result().Open(); n++ {
					if _, err := d.Settle(); err != nil {
						b.Error(err)
						return
					}
					var act game.Action
					switch m.Decision().Seat {
					case game.Dealer:
						act = d.Deal(m)
					case d.me:
						act = player.Choose(game.SightOf(m, d.me))
						mu.Lock()
						said[n] = time.Now()
						mu.Unlock()
					default:
						act = d.Choose(game.Sight{})
						mu.Lock()
						took = append(took, time.Since(said[n]))
						mu.Unlock()
					}
					if err := m.Apply(act); err != nil {
						b.Error(err)
						return
					}
				}
			})
		}
		wait.Wait()
		slices.Sort(took)
		b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "ms-median")
		b.ReportMetric(float64(took[len(took)*95/100].Microseconds())/1000, "ms-95%")
		for _, d := range duels {
			d.Close()
		}
		host.Close()
	}
}
