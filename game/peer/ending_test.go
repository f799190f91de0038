package peer

import (
	"bytes"
	"crypto/ed25519"
	"sync"
	"testing"
	"time"

	"castillo/game"
	"castillo/game/myl"
	"castillo/game/peer/chain"
	"castillo/game/replay"
)

// TestHowTheSeatsEndADuel reads logs of seats that have each heard all that was said before.
func TestHowTheSeatsEndADuel(t *testing.T) {
	type said struct {
		seat game.Seat
		body body
	}
	act, offer, agree, give := isAct.body([]byte{1}), isOffered.body(), isAgreed.body(), isConcession.body()
	open, word := isSecrets.body([]byte{1}), isVerdict.body([]byte{1})
	const a, b = game.A, game.B
	won := func(s game.Seat) game.Result { return game.Result{Over: true, Winner: s, Why: game.Conceded} }
	drawn := game.Result{Over: true, Winner: game.Nobody, Why: game.Agreed}
	none := game.Result{Winner: game.Nobody}
	for _, c := range []struct {
		what    string
		said    []said
		result  game.Result
		offered [2]bool
		breach  *Breach
	}{
		{"nothing", nil, none, [2]bool{}, nil},
		{"an offer stands", []said{{a, act}, {b, offer}}, none, [2]bool{false, true}, nil},
		{"an offer is taken", []said{{a, act}, {b, offer}, {a, agree}}, drawn, [2]bool{false, true}, nil},
		{"an offer is answered by playing on", []said{{b, offer}, {a, act}}, none, [2]bool{}, nil},
		{"and is none any more", []said{{b, offer}, {a, act}, {a, agree}}, drawn, [2]bool{}, &Breach{a, 2, "empate aceptado", errNotThere}},
		{"what nobody offered", []said{{a, act}, {a, agree}}, drawn, [2]bool{}, &Breach{a, 2, "empate aceptado", errNotThere}},
		{"the own offer", []said{{a, offer}, {a, agree}}, drawn, [2]bool{true, false}, &Breach{a, 2, "empate aceptado", errNotThere}},
		{"who concedes loses", []said{{a, give}, {a, open}, {b, open}, {b, word}, {a, word}}, won(b), [2]bool{}, nil},
		{"both at once", []said{{a, give}, {b, give}}, drawn, [2]bool{}, nil},
		{"who conceded takes no offer", []said{{b, offer}, {a, give}, {a, agree}}, drawn, [2]bool{false, true}, &Breach{a, 2, "empate aceptado", errNotThere}},
		{"twice", []said{{a, give}, {a, give}}, won(b), [2]bool{}, &Breach{a, 2, "rendición", errNotThere}},
		{"longer than it is", []said{{a, append(give[:1:1], 0)}}, none, [2]bool{}, &Breach{a, 1, "rendición", errNotThere}},
		{"of no kind", []said{{a, body{0x77}}}, none, [2]bool{}, &Breach{a, 1, "clase 119", errNotThere}},
		{"a verdict before the secrets", []said{{a, word}}, none, [2]bool{}, &Breach{a, 1, "veredicto", errNotThere}},
		{"secrets twice", []said{{a, open}, {a, open}}, none, [2]bool{}, &Breach{a, 2, "secretos", errNotThere}},
		{"two verdicts", []said{{a, open}, {a, word}, {a, word}}, none, [2]bool{}, &Breach{a, 3, "veredicto", errNotThere}},
		{"an offer after all", []said{{a, open}, {a, offer}}, none, [2]bool{true, false}, &Breach{a, 2, "oferta de empate", errNotThere}},
		{"a program that stops", []said{{a, give}, {b, isBroken.body()}}, won(b), [2]bool{}, nil},
	} {
		var keys [2]ed25519.PublicKey
		var private [2]ed25519.PrivateKey
		for i := range keys {
			var err error
			keys[i], private[i], err = ed25519.GenerateKey(nil)
			must(t, err)
		}
		log := chain.New([16]byte{1}, keys, nil)
		for _, s := range c.said {
			_, err := log.Sign(int(s.seat), private[s.seat], s.body)
			must(t, err)
		}
		e := endingOf(log)
		if c.breach == nil && e.result != c.result {
			t.Errorf("%s: ended with %+v", c.what, e.result)
		}
		if e.offered != c.offered {
			t.Errorf("%s: offered %v", c.what, e.offered)
		}
		switch {
		case (e.breach == nil) != (c.breach == nil):
			t.Errorf("%s: breach %v", c.what, e.breach)
		case e.breach != nil && *e.breach != *c.breach:
			t.Errorf("%s: breach %v", c.what, e.breach)
		}
	}
}

func TestHowADuelEndsIsInItsRecord(t *testing.T) {
	for _, c := range []struct {
		what string
		end  func(a, b *Duel) error
		want game.Result
	}{
		{"by agreement", func(a, b *Duel) error {
			must(t, a.OfferDraw())
			for !b.State().Offered[game.A] {
				time.Sleep(time.Millisecond)
			}
			return b.AcceptDraw()
		}, game.Result{Over: true, Winner: game.Nobody, Why: game.Agreed}},
		{"by giving up", func(a, _ *Duel) error { return a.Concede() }, game.Result{Over: true, Winner: game.B, Why: game.Conceded}},
	} {
		common, decks := cards(1)
		duels, _ := begin(t, t.TempDir(), common, decks)
		join2(t, duels)
		must(t, c.end(duels[0], duels[1]))
		for _, d := range duels {
			for d.State().Result.Open() {
				time.Sleep(time.Millisecond)
			}
		}
		var wait sync.WaitGroup
		for _, d := range duels {
			wait.Go(func() {
				r, err := d.Finish(Auditor{Books: myl.Books(), Common: common}, 10*time.Second)
				if err != nil || !r.Clean() || r.Result != c.want {
					t.Errorf("%s: %+v, %v", c.what, r, err)
					return
				}
				var text bytes.Buffer
				must(t, r.Record.Encode(&text))
				back, err := replay.Decode(&text)
				if err != nil || back.Result() != c.want {
					t.Errorf("%s: the record says %+v, %v", c.what, back, err)
					return
				}
				played, err := replay.Play(back, myl.Rulebook)
				if err != nil || played.Difference() != nil {
					t.Errorf("%s: %v, %v", c.what, err, played.Difference())
				}
			})
		}
		wait.Wait()
		for _, d := range duels {
			must(t, d.Close())
		}
	}
}
