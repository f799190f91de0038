package myl

import (
	"testing"

	"castillo/game"
)

func TestTheRulebooksAreTold(t *testing.T) {
	if all := Books(); len(all) != 3 || all[0] != Rulebook || all[1] != Barbarie || all[2] != Basico {
		t.Errorf("the rulebooks are %v", all)
	}
	ids, titles := map[string]bool{}, map[string]bool{}
	for _, b := range Books() {
		ids[b.ID()], titles[b.Title()] = true, true
		m, err := b.NewMatch(plainSetup())
		if err != nil || m.Rulebook() != b || b.Version() == 0 {
			t.Errorf("a match of %s is one of %v, %v", b.ID(), m.Rulebook(), err)
		}
	}
	if len(titles) != 3 || !ids["myl/dar"] || !ids["myl/barbarie"] || !ids["myl/basico"] {
		t.Errorf("ids %v, titles %v", ids, titles)
	}
}

// TestTheHandsAreDrawnAndChangedByEveryBook: Barbarie, La Mano Inicial; basic manual, Empezando el
// juego. Each player draws 8 cards and may change them for one fewer, as often as he likes; the
// first player has done so before the other one is asked.
func TestTheHandsAreDrawnAndChangedByEveryBook(t *testing.T) {
	for _, by := range books {
		s := plainSetup()
		s.First = game.FirstB
		tb := &table{T: t, m: layBy(t, by, s)}
		tb.deal()
		for _, who := range [...]game.Seat{game.B, game.A} {
			for n := startHand; n > startHand-3; n-- {
				tb.wants(by.id+": who is asked", tb.m.pending.Seat, who)
				tb.wants(by.id+": hand", int(tb.m.zone(who, Hand).n), n)
				tb.do(game.Action{Verb: game.Yes})
			}
			tb.do(game.Action{Verb: game.No})
		}
		tb.wants(by.id+": hand of A", int(tb.m.zone(game.A, Hand).n), startHand-3)
		tb.wants(by.id+": hand of B", int(tb.m.zone(game.B, Hand).n), startHand-3)
		tb.wants(by.id+": phase", tb.m.phase, Vigil)
		tb.wants(by.id+": whose turn it is", tb.m.active, game.B)
	}
}

// TestTheFirstTurnIsShortByEveryBook: it has no Agrupación; Barbarie, Fase Final, gives it the draw
// that it has not in the basic manual, E.
func TestTheFirstTurnIsShortByEveryBook(t *testing.T) {
	for by, drawn := range map[*book]int{dar: 0, barbarie: 1, basico: 0} {
		s := plainSetup()
		s.First = game.FirstA
		tb := &table{T: t, m: layBy(t, by, s)}
		tb.deal()
		tb.do(game.Action{Verb: game.No})
		tb.do(game.Action{Verb: game.No})
		tb.wants(by.id+": phase of turn 1", tb.m.phase, Vigil)
		tb.do(game.Action{Verb: game.End})
		tb.wants(by.id+": castle of A after turn 1", int(tb.m.zone(game.A, Castle).n), 49-startHand-drawn)
	}
}
