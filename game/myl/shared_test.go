package myl

import (
	"runtime"
	"sync"
	"testing"

	"castillo/game/card"
)

// TestMatchesOfTheSameCardsShareTheirDefinitions, those of other cards do not, and none are kept
// for nobody.
func TestMatchesOfTheSameCardsShareTheirDefinitions(t *testing.T) {
	some := []card.Card{{Name: "Uno", Type: card.Ally, Cost: 1, Strength: 1}, {Name: "Dos", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber}}
	other := []card.Card{some[0], {Name: "Tres", Type: card.Ally, Cost: 2, Strength: 1}}
	var p repertory
	var all [8]*definitions
	var done sync.WaitGroup
	for i := range all {
		done.Go(func() { all[i] = p.definitions(dar, some, false) })
	}
	done.Wait()
	for _, d := range all {
		if d != all[0] {
			t.Fatal("two matches of the same cards have definitions of their own")
		}
	}
	if all[0] == p.definitions(dar, other, false) || all[0] == p.definitions(dar, some, true) {
		t.Error("a match of other cards, or by hand, has the same")
	}
	some[1].Name = "Cuatro"
	if changed := p.definitions(dar, some, false); changed == all[0] || changed.cards[2].Name != "Cuatro" {
		t.Error("a card that was changed since is as it was")
	}
	first := p.lots[0]
	runtime.KeepAlive(&all)
	all = [8]*definitions{}
	runtime.GC()
	runtime.GC()
	if first.made.Value() != nil {
		t.Error("the definitions stay though no match has them")
	}
	for i := range 9 {
		p.definitions(dar, some[:1], i%2 == 0)
		p.definitions(dar, other[:i%2], false)
	}
	if len(p.lots) > mostLots {
		t.Errorf("%d lots are kept in mind", len(p.lots))
	}
}
