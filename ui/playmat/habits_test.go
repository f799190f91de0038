package playmat

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"castillo/game"
	"castillo/game/bot"
)

// answering is a duel that waits in the window in which a card of the rival can be answered.
func answering(t *testing.T, h Habits) (*Mat, bool) {
	m := scene(t, "respuesta", func(c *Config) { c.Habits = h })
	return m, isWindow(m.step.View.Decision, m.step.Options) && m.mine() && m.step.View.Decision.Source != 0
}

func TestAPhaseInWhichNothingIsAskedIsPassed(t *testing.T) {
	m, asked := answering(t, Habits{Pass: true})
	if !asked {
		t.Fatal("without habits nothing is asked")
	}
	phase := m.step.View.Phase
	if _, asked := answering(t, Habits{Pass: true, Skips: Skips{}.Toggled(phase, true)}); !asked {
		t.Error("a phase of the own turn is skipped in the other's")
	}
	if _, asked := answering(t, Habits{Pass: true, Skips: Skips{}.Toggled(phase, false)}); asked {
		t.Error("what is skipped is asked")
	}
}

func TestNothingMoreIsAskedInATurnThatIsSkipped(t *testing.T) {
	m, _ := answering(t, Habits{Pass: true})
	turn := m.step.View.Turn
	m.rune('q')
	run(t, m)
	if m.step.View.Turn == turn && isWindow(m.step.View.Decision, m.step.Options) {
		t.Errorf("asked %q in the same turn", m.prompt.asked)
	}
}

func TestOnesOwnCardsAreNotAskedAboutUnlessWanted(t *testing.T) {
	for _, own := range []bool{false, true} {
		m := scene(t, "vigilia", func(c *Config) {
			c.Habits = Habits{Pass: true, Own: own, Warned: WarnedOfGold}
			c.Opponent = patient{}
		})
		id := called(t, m, "Tributo")
		at := slices.IndexFunc(m.step.Options, func(a game.Action) bool { return a.Verb == game.Play && a.Card == id })
		m.do(m.step.Options[at : at+1])
		run(t, m)
		if asked := isWindow(m.step.View.Decision, m.step.Options); asked != own {
			t.Errorf("own %v: asked %q, %v", own, m.prompt.asked, m.step.View.Decision)
		}
	}
}

// patient passes whenever it can.
type patient struct{}

func (patient) Choose(s game.Sight) game.Action { return declining(s.Options(nil)) }

func TestAMistakeIsWarnedOfOnce(t *testing.T) {
	var kept Habits
	m := scene(t, "vigilia", func(c *Config) {
		c.Habits, c.OnHabits = Habits{Pass: true}, func(h Habits) { kept = h }
		c.Opponent = patient{}
	})
	m.rune('t')
	if m.panel == nil || kept.Warned != WarnedOfPlayable || m.duel.Match().Decision().Seat != game.A {
		t.Fatalf("ending with cards to play: panel %v, %+v", m.panel != nil, kept)
	}
	m.key(fyne.KeyEscape)
	m.rune('t')
	run(t, m)
	if m.panel != nil || m.step.View.Active == game.A && m.step.View.Turn == 5 {
		t.Error("it is warned of twice")
	}
}

func TestAKeyThatComesTooSoonIsNoAnswer(t *testing.T) {
	m := scene(t, "respuesta", func(c *Config) { c.Reflex = time.Hour })
	before := m.step.View.Decision
	m.key(fyne.KeySpace)
	run(t, m)
	if m.step.View.Decision != before {
		t.Error("it passed")
	}
	m.config.Reflex = -1
	m.key(fyne.KeySpace)
	run(t, m)
	if m.step.View.Decision == before {
		t.Error("it does not pass later")
	}
}

// TestWhatLeavesNoChoiceIsNotAsked plays duels by chance: a question with a single answer is never
// put to the person, be it that something is sketched.
func TestWhatLeavesNoChoiceIsNotAsked(t *testing.T) {
	only := 0
	for seed := range uint64(32) {
		r := game.NewRand(seed)
		d := NewDuel(Seating{Match: starters(t, int(seed%4), int(seed/4%4)), Human: game.A, Opponent: bot.NewGreedy(),
			Dealer: game.NewShuffler(seed)}, Habits{})
		for {
			step, steps := drain(t, d)
			for _, s := range steps {
				if s.Only {
					only++
				}
			}
			if step.View.Result.Over {
				break
			}
			if isForegone(step.View.Decision, step.Options) && !step.Whole {
				t.Fatalf("seed %d: %v is asked, with %v sketched", seed, step.Options, step.Draft)
			}
			if err := d.Do(step.Options[r.Below(len(step.Options))]); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
	}
	if only == 0 {
		t.Error("no question had a single answer")
	}
}

func TestAnAttackBeforeCardsThatCouldBePlayedIsWarnedOf(t *testing.T) {
	m := scene(t, "ataque", func(c *Config) { c.Habits = Habits{Pass: true} })
	at := slices.IndexFunc(m.step.Options, func(a game.Action) bool { return a.Verb == game.Attack })
	m.Do(m.step.Options[at])
	run(t, m)
	m.key(fyne.KeySpace)
	if m.panel == nil || m.duel.Match().Decision().Seat != game.A {
		t.Fatal("it is confirmed without a word")
	}
	m.key(fyne.KeyEscape)
	m.key(fyne.KeySpace)
	run(t, m)
	if m.panel != nil || len(m.step.Draft) > 0 {
		t.Error("it is warned of twice")
	}
}

func TestWhatAnswersACardHasItsButton(t *testing.T) {
	m, _ := answering(t, Habits{Pass: true})
	if got := labels(m); !strings.Contains(got, "Jugar Barrera") || !strings.Contains(got, "Pasar") {
		t.Errorf("the buttons are %s", got)
	}
}

func TestAQuestionThatAHabitAnswersIsNotDrawn(t *testing.T) {
	d := NewDuel(seating(nil), Habits{Customary: true, Pass: true})
	for range 50 {
		s, ok := d.Next()
		if !ok {
			return
		}
		if s.View.Decision.Kind == game.Mode && s.View.Decision.Seat == game.A && len(s.Options) > 0 {
			t.Fatalf("asked %+v", s.View.Decision)
		}
	}
}
