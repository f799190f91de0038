package peer

import (
	"castillo/game"
	"castillo/game/bot"
	"fmt"
	"sync"
	"testing"
)

func (t *Table) dump() string {
	var v game.View
	t.match.Look(t.me, &v)
	s := fmt.Sprintf("me %v heaps %v/%v %v/%v back %v todo %d searched %v\n", t.me, t.heaps[0].version, t.heaps[0].left, t.heaps[1].version, t.heaps[1].left, t.back, len(t.todo), t.searched())
	for _, c := range v.Cards {
		b := t.sleeves[sleeve{c.ID, c.Shuffled}]
		if b != nil || c.Zone == 4 || c.Sees == 0 {
			s += fmt.Sprintf("%d owner %v ctl %v zone %d sees %d shuf %d", c.ID, c.Owner, c.Controller, c.Zone, c.Sees, c.Shuffled)
			if b != nil {
				s += fmt.Sprintf(" bound %+v veiled %v", b.at, b.veiled)
			}
			s += "\n"
		}
	}
	s += fmt.Sprintf("decision %+v\n", v.Decision)
	return s
}
func TestDbg(t *testing.T) {
	for seed := uint64(0); seed < 80; seed++ {
		s0 := seed + 20
		common, decks := cards(s0)
		duels, _ := begin(t, t.TempDir(), common, decks)
		join2(t, duels)
		var w sync.WaitGroup
		for i, d := range duels {
			w.Go(func() {
				_, err := d.Play(bot.NewRandom(seed*2 + uint64(i)))
				if err != nil {
					t.Errorf("%d %v: %v\n%s", seed, d.me, err, d.dump())
					d.Concede()
				}
			})
		}
		w.Wait()
		for _, d := range duels {
			d.Close()
		}
		if t.Failed() {
			return
		}
	}
}
