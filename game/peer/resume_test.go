package peer

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/myl"
)

// cutter plays a duel whose line is cut and whose programs end at moments that follow from
// a seed. What is brought back is brought back from the files.
type cutter struct {
	t       *testing.T
	dir     string
	auditor Auditor

	mu    sync.Mutex
	duels [2]*Duel
}

// connect joins both sides anew.
func (c *cutter) connect() {
	c.mu.Lock()
	duels := c.duels
	c.mu.Unlock()
	a, b := newPipe(duels[0].agreement)
	var both sync.WaitGroup
	for i, l := range [2]*pipe{a, b} {
		both.Go(func() { _ = duels[i].Connect(l) }) // one that is closed is connected when it is back
	}
	both.Wait()
}

// end ends a side's program, with an entry half written where torn, and brings it back.
func (c *cutter) end(s int, torn bool) {
	c.mu.Lock()
	d := c.duels[s]
	c.mu.Unlock()
	if err := d.Close(); err != nil {
		c.t.Error(err)
	}
	path := filepath.Join(c.dir, fmt.Sprint(s))
	if torn {
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
		if err == nil {
			_, err = f.Write([]byte{0, 0, 0, 90, 1, 2, 3, 4, byte(s), 7, 7})
			f.Close()
		}
		if err != nil {
			c.t.Error(err)
		}
	}
	back, err := Resume(path, d.key, c.auditor.Common, myl.Books())
	if err != nil {
		c.t.Errorf("seat %d does not come back: %v", s, err)
		return
	}
	c.mu.Lock()
	c.duels[s] = back
	c.mu.Unlock()
}

// play plays a side until it is over, in whatever program.
func (c *cutter) play(s int, player game.Chooser) {
	for {
		c.mu.Lock()
		d := c.duels[s]
		c.mu.Unlock()
		result, err := d.Play(player)
		if result.Over && err == nil {
			return
		}
		if !errors.Is(err, ErrOver) {
			c.t.Errorf("seat %d: %v", s, err)
			return
		}
		time.Sleep(time.Millisecond)
	}
}

var manyCut = flag.Int("cut", 1, "duels to play that are cut again and again")

func TestADuelThatIsCutAnywhereGoesOn(t *testing.T) {
	for seed := range few(*manyCut) {
		r := game.NewRand(seed)
		common, decks := cards(seed)
		c := &cutter{t: t, dir: t.TempDir(), auditor: Auditor{Books: myl.Books(), Common: common}}
		c.duels, _ = begin(t, c.dir, common, decks)
		c.connect()
		var players sync.WaitGroup
		over := make(chan bool)
		for s := range c.duels {
			players.Go(func() { c.play(s, bot.NewRandom(2*seed+uint64(s))) })
		}
		go func() { players.Wait(); close(over) }()
		cuts := 0
	cutting:
		for {
			select {
			case <-over:
				break cutting
			case <-time.After(time.Duration(r.Below(150)) * time.Millisecond):
			}
			switch cuts++; r.Below(4) {
			case 0:
				c.end(r.Below(2), false)
			case 1:
				c.end(r.Below(2), true)
			case 2:
				c.end(0, true)
				c.end(1, false)
			}
			c.connect()
		}
		if t.Failed() {
			t.Fatalf("duel %d", seed)
		}
		var reports [2]*Report
		var wait sync.WaitGroup
		for s, d := range c.duels {
			wait.Go(func() {
				var err error
				if reports[s], err = d.Finish(c.auditor, 10*time.Second); err != nil {
					t.Error(err)
				}
			})
		}
		wait.Wait()
		for s, rep := range reports {
			if !rep.Clean() || rep.Hash != reports[0].Hash || rep.Result.Open() {
				t.Fatalf("duel %d, cut %d times: seat %d: %s, %x, %+v", seed, cuts, s, rep.Verdict(), rep.Hash, rep.Result)
			}
		}
		t.Logf("duel %d: cut %d times, %d actions", seed, cuts, len(c.duels[0].actions))
		for _, d := range c.duels {
			must(t, d.Close())
		}
	}
}
