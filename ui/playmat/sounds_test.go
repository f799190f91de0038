package playmat

import (
	"slices"
	"testing"
	"time"

	"castillo/game"
	"castillo/ui/sound"
)

// ears note what is played.
type ears struct {
	heard []sound.Kind
	muted bool
}

func (e *ears) Play(k sound.Kind) { e.heard = append(e.heard, k) }
func (e *ears) Muted() bool       { return e.muted }

func TestWhatHappensIsHeard(t *testing.T) {
	e := &ears{}
	m := open(t, sit(t, func(c *Config) { c.Sounds = e }))
	if !slices.Contains(e.heard, sound.Question) {
		t.Error("a question is not heard")
	}
	m.Do(game.Action{Verb: game.End})
	run(t, m)
	m.Concede()
	run(t, m)
	m.board.finish()
	if !slices.Contains(e.heard, sound.Lost) {
		t.Errorf("a lost duel is not heard: %v", e.heard)
	}
}

func TestEachKindOfEventHasItsSound(t *testing.T) {
	m := sit(t)
	for _, c := range []struct {
		event game.Event
		want  sound.Kind
	}{
		{game.Event{What: game.Plays}, sound.CardPlayed},
		{game.Event{What: game.Draws}, sound.CardDrawn},
		{game.Event{What: game.Attacks}, sound.Attack},
		{game.Event{What: game.Damages, N: 2}, sound.CastleHit},
		{game.Event{What: game.Ends, Seat: game.A}, sound.Won},
		{game.Event{What: game.Ends, Seat: game.B}, sound.Lost},
	} {
		p := performance{starts: map[game.CardID]time.Duration{}}
		e := &ears{}
		m.config.Sounds = e
		m.stage(&p, c.event, 0, 0)
		for _, cue := range p.cues {
			cue.do()
		}
		if !slices.Equal(e.heard, []sound.Kind{c.want}) {
			t.Errorf("%+v is heard as %v, want %v", c.event, e.heard, c.want)
		}
	}
	if _, ok := m.heardOf(game.Event{What: game.Damages}); ok {
		t.Error("no damage is heard")
	}
}

func TestAQuestionAfterTheOwnOneIsNotHeardAgain(t *testing.T) {
	e := &ears{}
	m := open(t, sit(t, func(c *Config) { c.Sounds = e }))
	e.heard = nil
	m.present()
	if len(e.heard) != 0 {
		t.Errorf("heard %v", e.heard)
	}
}

func TestAKeyTurnsTheSoundsOff(t *testing.T) {
	e := &ears{}
	m := open(t, sit(t, func(c *Config) {
		c.Sounds = e
		c.OnMute = func() { e.muted = !e.muted }
	}))
	m.rune('v')
	if got := m.board.word.said; !e.muted || got != "Sonidos: no" {
		t.Errorf("muted %v, %q", e.muted, got)
	}
	m.rune('v')
	if got := m.board.word.said; e.muted || got != "Sonidos: sí" {
		t.Errorf("muted %v, %q", e.muted, got)
	}
}
