package playmat

import (
	"strings"
	"testing"
	"time"

	"castillo/game"
	"castillo/game/myl"
	"castillo/ui/loop"
)

func TestWhatHappensIsShownOneThingAfterTheOther(t *testing.T) {
	events := []game.Event{{What: game.Damages, N: 3}, {What: game.Mills, Card: 1}, {What: game.Mills, Card: 2}, {What: game.Destroyed, Card: 3}}
	begins, length := timeline(events, time.Second)
	for i := 1; i < len(begins); i++ {
		if begins[i] <= begins[i-1] {
			t.Errorf("event %d begins at %v, the one before at %v", i, begins[i], begins[i-1])
		}
	}
	if length <= begins[len(begins)-1] || length > maxBeats*time.Second {
		t.Errorf("all of it takes %v", length)
	}
	many := make([]game.Event, 40)
	for i := range many {
		many[i] = game.Event{What: game.Mills, Card: game.CardID(i + 1)}
	}
	if _, length := timeline(many, time.Second); length > maxBeats*time.Second {
		t.Errorf("forty cards take %v", length)
	}
	if _, length := timeline(many, Still.times(time.Second)); length != 0 {
		t.Errorf("at once takes %v", length)
	}
}

func TestADuelWaitsUntilABattleWasSeen(t *testing.T) {
	d := NewDuel(seating(nil), Habits{})
	s := Step{By: game.B, Events: []game.Event{{What: game.Damages, N: 5}, {What: game.Mills}, {What: game.Mills}, {What: game.Mills}, {What: game.Destroyed}}}
	if got := d.pause(s, 100*time.Millisecond); got < 250*time.Millisecond {
		t.Errorf("it waits for %v", got)
	}
	d.Hurry()
	if got := d.pause(s, 100*time.Millisecond); got != 0 {
		t.Errorf("hurried, it waits for %v", got)
	}
}

// TestWhatIsHurriedIsAllSaidAndDone: hurrying a battle leaves every card where it belongs.
func TestWhatIsHurriedIsAllSaidAndDone(t *testing.T) {
	m := scene(t, "bloqueo", func(c *Config) { c.Pace, c.Opponent = time.Hour, patient{} })
	guard, raider := called(t, m, "Centinela"), called(t, m, "Saqueador")
	dragTo(t, m, guard, Drop{Card: raider})
	for m.step.View.Phase != myl.Vigil && m.step.View.Phase <= myl.DamageStep {
		m.pass()
		run(t, m)
	}
	m.hurry()
	loop.Turn()
	if m.board.moving != nil || len(m.board.playing.cues) > 0 || m.board.banner.box.Visible() && len(m.board.arrows.Objects) > 0 {
		t.Error("something is still to come")
	}
	for _, s := range m.board.spots {
		if token := m.board.tokens[s.ID]; token != nil && token.box.Position() != m.board.home(token) {
			t.Errorf("card %d lies at %v", s.ID, token.box.Position())
		}
	}
	if got := m.board.word.said; !strings.Contains(got, "8") {
		t.Errorf("the damage is said as %q", got)
	}
}
