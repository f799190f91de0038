package command

import (
	"crypto/ed25519"
	"errors"
	"flag"
	"fmt"
	"net/netip"
	"path/filepath"
	"regexp"
	"slices"
	"sync"
	"testing"
	"time"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/peer"
	"castillo/game/peer/link"
)

var manyFriends = flag.Int("amigos", 1, "duels between friends to play with cards of the catalogue that deal faces; 0: until each was in one")

// deals finds the texts that deal a face to somebody.
var deals = regexp.MustCompile(`(?i)rob|bot[ae]|busc|mir[ae]|baraj|muestr|mostrar|azar|descart|Mazo Castillo`)

// dealing are the cards of the format whose text deals faces, one printing of each name.
func dealing(cards []card.Card) (out []card.Card) {
	seen := map[string]bool{}
	for _, c := range cards {
		if name := card.Fold(c.Name); c.Type != card.NoType && deals.MatchString(c.Text) && !seen[name] && slices.Contains(deck.PrimerBloque.Editions, c.Edition) {
			seen[name] = true
			out = append(out, c)
		}
	}
	return out
}

// deckWith is a legal deck in which some cards lie, filled up with golds.
func deckWith(t *testing.T, cards []card.Card, all *cardsdb.Catalogue) deck.List {
	t.Helper()
	ref := func(c card.Card) deck.Ref { return deck.Ref{Name: c.Name, Edition: c.Edition, Number: c.Number} }
	var l deck.List
	n := 1
	add := func(c card.Card, most int) {
		if n >= deck.PrimerBloque.Size {
			return
		}
		before := l.Cards
		for copies := min(most, deck.PrimerBloque.Size-n); copies > 0; copies-- {
			l.Cards = append(slices.Clone(before), deck.Entry{Ref: ref(c), Count: copies})
			bad := slices.ContainsFunc(deck.PrimerBloque.Check(l, all), func(b deck.Breach) bool { return b.Card.Name == c.Name })
			if !bad {
				n += copies
				return
			}
		}
		l.Cards = before
	}
	var golds []card.Card
	for _, c := range all.All() {
		if c.IsPlainGold() && slices.Contains(deck.PrimerBloque.Editions, c.Edition) {
			golds = append(golds, c)
		}
	}
	l.Initial = ref(golds[0])
	for _, g := range golds[1:7] {
		add(g, 3)
	}
	for _, c := range cards {
		add(c, 3)
	}
	for _, g := range golds[7:] {
		add(g, 3)
	}
	if breaches := deck.PrimerBloque.Check(l, all); len(breaches) > 0 {
		t.Fatalf("the deck is not legal: %v", breaches)
	}
	return l
}

// TestFriendsPlayWithEveryWordingThatDealsFaces plays duels over the loopback between decks of
// the catalogue's cards that draw, mill, look, search, shuffle and show: both ends agree on
// the last state, and both audits are clean.
func TestFriendsPlayWithEveryWordingThatDealsFaces(t *testing.T) {
	all, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	common := all.All()
	left := dealing(common)
	t.Logf("%d cards deal faces", len(left))
	const each = 10 // cards in a deck, three of each
	for n := 0; len(left) > 0 && (*manyFriends == 0 || n < *manyFriends); n++ {
		var lists [2]deck.List
		for i := range lists {
			some := left[:min(each, len(left))]
			left = left[len(some):]
			lists[i] = deckWith(t, some, all)
		}
		playFriends(t, n, lists, all, common)
		if t.Failed() {
			return
		}
	}
	t.Logf("%d cards were in no duel", len(left))
}

func playFriends(t *testing.T, n int, lists [2]deck.List, all *cardsdb.Catalogue, common []card.Card) {
	t.Helper()
	var keys [2]ed25519.PrivateKey
	for i := range keys {
		_, keys[i], _ = ed25519.GenerateKey(nil)
	}
	host, err := link.Listen(keys[0], link.Options{Listen: netip.MustParseAddrPort("127.0.0.1:0")})
	if err != nil {
		t.Fatal(err)
	}
	defer host.Close()
	auditor := peer.Auditor{Books: myl.Books(), Common: common}
	var reports [2]*peer.Report
	var both sync.WaitGroup
	dir := t.TempDir()
	for i := range keys {
		both.Go(func() {
			report, err := func() (*peer.Report, error) {
				var conn *link.Conn
				var err error
				if i == 0 {
					conn, err = host.Accept(t.Context())
				} else {
					conn, err = link.Join(t.Context(), keys[1], host.Invitation(), func(link.Way) {})
				}
				if err != nil {
					return nil, err
				}
				m, err := peer.Meet(peer.Over(conn), peer.Side{Key: keys[i], Books: myl.Books(), Format: deck.PrimerBloque, List: lists[i], Catalogue: all, Common: common}, game.Seat(i))
				if err != nil {
					return nil, err
				}
				g, hand, err := m.Accept()
				if err != nil {
					return nil, err
				}
				d, err := peer.Begin(filepath.Join(dir, fmt.Sprint(i)), g, game.Seat(i), hand, keys[i], myl.Books())
				if err != nil {
					return nil, err
				}
				defer d.Close()
				if err := d.Connect(peer.Over(conn)); err != nil {
					return nil, err
				}
				if _, err := d.Play(bot.NewRandom(uint64(2*n + i))); err != nil && !errors.Is(err, peer.ErrOver) {
					d.Concede()
					t.Errorf("duel %d, seat %d: %v", n, i, err)
				}
				r, err := d.Finish(auditor, 30*time.Second)
				d.Linger(5 * time.Second)
				return r, err
			}()
			if err != nil {
				t.Errorf("duel %d, seat %d: %v", n, i, err)
			}
			reports[i] = report
		})
	}
	both.Wait()
	for i, r := range reports {
		if r == nil || !r.Clean() || r.Hash != reports[0].Hash || r.Result.Open() {
			t.Fatalf("duel %d, seat %d: %+v", n, i, r)
		}
	}
	t.Logf("duel %d: %d actions, %+v", n, len(reports[0].Record.Actions), reports[0].Result)
}
