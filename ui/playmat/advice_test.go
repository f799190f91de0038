package playmat

import (
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"castillo/game"
	"castillo/game/bot"
)

// counsel is an adviser that waits to be told what to say.
type counsel struct {
	asked   chan game.Sight
	says    chan bot.Verdict
	stopped chan bool
}

func newCounsel() counsel {
	return counsel{make(chan game.Sight, 9), make(chan bot.Verdict), make(chan bool, 9)}
}

func (c counsel) Advise(at game.Sight, stopped *atomic.Bool) bot.Verdict {
	c.asked <- at
	for {
		select {
		case v := <-c.says:
			return v
		case <-time.After(time.Millisecond):
			if stopped.Load() {
				c.stopped <- true
				return bot.Verdict{}
			}
		}
	}
}

// counselled is a table with an adviser, at the person's first turn.
func counselled(t *testing.T, h Habits) (*Mat, counsel) {
	c := newCounsel()
	h.Customary, h.Pass, h.Warned = true, true, ^Warnings(0)
	m := open(t, sit(t, func(config *Config) { config.Adviser, config.Habits = c, h }))
	return m, c
}

// ends is what comes, which it must within some seconds.
func ends[T any](t *testing.T, what string, on chan T) (got T) {
	t.Helper()
	select {
	case got = <-on:
	case <-time.After(5 * time.Second):
		t.Fatal(what)
	}
	return got
}

func verdict(of ...bot.Choice) bot.Verdict {
	v := bot.Verdict{Choices: of}
	for _, c := range of {
		v.Playouts += c.Playouts
	}
	v.Line = []bot.Deed{{Seat: game.A, Action: of[0].Action}}
	return v
}

func TestNobodyAdvisesWhoWasNotAsked(t *testing.T) {
	m, c := counselled(t, Habits{})
	if len(c.asked) != 0 || m.advice.box.Visible() {
		t.Error("the adviser was asked")
	}
	m.rune('c')
	if sight := ends(t, "the adviser is not asked", c.asked); sight.Seat() != game.A {
		t.Errorf("for %v", sight.Seat())
	}
	if !m.advice.box.Visible() || m.config.Habits.Advice {
		t.Error("it is not asked once")
	}
	m.do([]game.Action{{Verb: game.Play, Card: knight}})
	ends(t, "what was decided is still weighed", c.stopped)
	run(t, m)
	if len(c.asked) != 0 || m.advice.box.Visible() {
		t.Error("it is asked again")
	}
}

func TestEachOpenQuestionIsWeighed(t *testing.T) {
	c := newCounsel()
	m := sit(t, func(config *Config) {
		config.Adviser, config.Habits = c, Habits{Customary: true, Pass: true, Advice: true}
	})
	ends(t, "the adviser is not asked whether to change the hand", c.asked)
	open(t, m)
	ends(t, "that is still weighed when it was answered", c.stopped)
	ends(t, "the adviser is not asked what to do in the turn", c.asked)
	m.Close()
	ends(t, "a duel that was left is still weighed", c.stopped)
}

func TestAdviceIsSaidAndMarked(t *testing.T) {
	m, _ := counselled(t, Habits{})
	plays := game.Action{Verb: game.Play, Card: knight}
	ends := game.Action{Verb: game.End}
	before := m.prompt.scroll.Position()
	m.config.Habits.Advice = true
	m.consult()
	reserved := m.prompt.scroll.Position()
	m.advise(verdict(bot.Choice{Action: plays, Odds: 0.62, Playouts: 50}, bot.Choice{Action: ends, Odds: 0.5, Playouts: 50}))
	if got, want := m.advice.text.Text, "Sabio: Jugar Caballero (gana el 62 %)\nSi no: Terminar turno (50 %)"; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
	if m.board.markOf(knight) != isAdvised {
		t.Error("the card is not marked")
	}
	m.advise(verdict(bot.Choice{Action: ends, Odds: 0.5, Playouts: 50}, bot.Choice{Action: plays, Odds: 0.505, Playouts: 50}))
	if !strings.Contains(m.advice.text.Text, "da casi lo mismo") {
		t.Errorf("said %q", m.advice.text.Text)
	}
	at := slices.IndexFunc(m.prompt.choices, func(c choice) bool { return c.Does == ends })
	if m.board.markOf(knight) == isAdvised || !m.prompt.stars[at].Visible() {
		t.Error("the button is not marked in place of the card")
	}
	if m.prompt.scroll.Position() != reserved {
		t.Error("the buttons have moved")
	}
	m.config.Habits.Advice = false
	m.consult()
	if m.advice.box.Visible() || m.prompt.stars[at].Visible() || m.prompt.scroll.Position() != before {
		t.Error("something is left of it")
	}
}

func TestAdviceThatComesTooLateIsNotShown(t *testing.T) {
	m, _ := counselled(t, Habits{Advice: true})
	m.advise(verdict(bot.Choice{Action: game.Action{Verb: game.Play, Card: 99}, Odds: 0.6, Playouts: 50}))
	if m.advice.text.Text != "" || m.advice.does != (game.Action{}) {
		t.Errorf("said %q", m.advice.text.Text)
	}
}

func TestWhatIsExpectedNamesOnlyKnownCards(t *testing.T) {
	m, _ := counselled(t, Habits{})
	hidden := slices.IndexFunc(m.step.View.Cards, func(c game.CardView) bool { return c.Owner == game.B && c.Face == 0 })
	v := verdict(bot.Choice{Action: game.Action{Verb: game.Play, Card: knight}, Odds: 0.6, Playouts: 50})
	v.Line = append(v.Line,
		bot.Deed{Seat: game.A, Action: game.Action{Verb: game.End}},
		bot.Deed{Seat: game.B, Action: game.Action{Verb: game.Play, Card: m.step.View.Cards[hidden].ID, Face: 2}})
	m.config.Habits.Advice = true
	m.consult()
	m.advise(v)
	if want := "Sabio: Jugar Caballero (gana el 60 %)\nEspera: terminas el turno"; m.advice.text.Text != want {
		t.Errorf("said %q, want %q", m.advice.text.Text, want)
	}
}

func TestAnOpponentThatIsLeftThinksNoMore(t *testing.T) {
	thinks := stoppable{make(chan bool, 1), make(chan bool)}
	d := NewDuel(Seating{Match: fakeGame(), Human: game.A, Opponent: thinks, Dealer: game.NewShuffler(1)}, Habits{Customary: true})
	drain(t, d)
	do := func(a game.Action) {
		if err := d.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	do(game.Action{Verb: game.No})
	drain(t, d)
	do(game.Action{Verb: game.End})
	go func() {
		for {
			if _, ok := d.Next(); !ok {
				return
			}
		}
	}()
	ends(t, "the opponent is not asked", thinks.asked)
	d.Close()
	ends(t, "it thinks on", thinks.stopped)
}

// stoppable thinks until it is stopped.
type stoppable struct{ asked, stopped chan bool }

func (s stoppable) Choose(at game.Sight) game.Action {
	s.asked <- true
	<-s.stopped
	return at.Options(nil)[0]
}

func (s stoppable) Stop() { close(s.stopped) }
