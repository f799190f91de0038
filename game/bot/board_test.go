package bot

import (
	"testing"

	"castillo/game"
	"castillo/game/myl"
)

// plain is a rulebook with other zones.
type plain struct {
	game.Rulebook
	zones []game.ZoneInfo
}

func (p plain) ID() string             { return "llano" }
func (p plain) Zones() []game.ZoneInfo { return p.zones }

func TestTheLineOfAttackIsReadFromTheBoard(t *testing.T) {
	b := boardOf(myl.Rulebook)
	if b.front != myl.AttackLine || b.hand != myl.Hand {
		t.Errorf("front %d, hand %d", b.front, b.hand)
	}
	for zone, want := range map[game.Zone]bool{myl.AttackLine: true, myl.DefenseLine: true, myl.Castle: false, myl.Hand: false, 0: false} {
		if b.line[zone] != want {
			t.Errorf("zone %d is a line: %v", zone, !want)
		}
	}
	one := boardOf(plain{zones: []game.ZoneInfo{{Zone: 1, Span: 3, Lay: game.Line}, {Zone: 2, Row: 1, Span: 1, Lay: game.Line}}})
	if one.front != 0 || !one.line[1] {
		t.Errorf("a board with one line for allies: %+v", one)
	}
}

func TestABotGoesFromTableToTable(t *testing.T) {
	g := NewGreedy()
	g.learn(myl.Rulebook)
	g.learn(plain{zones: []game.ZoneInfo{{Zone: 7, Lay: game.InHand}}})
	if g.board.hand != 7 {
		t.Errorf("the hand is zone %d", g.board.hand)
	}
}
