package playmat

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/myl"
)

// adjustable is a table on which A has one ally and adjustments are allowed.
func adjustable(t *testing.T, human game.Seat, opponent game.Chooser) *Mat {
	t.Helper()
	ally := card.Card{Name: "Tancredo", Type: card.Ally, Cost: 1, Strength: 2, Ability: card.WithoutAbility}
	match, err := myl.Rulebook.Arrange(game.Position{Cards: []card.Card{ally}, Turn: 5, Phase: myl.Vigil, ByHand: true,
		Sides: [2][]game.Placed{{{Face: 1, Zone: myl.DefenseLine}}}})
	if err != nil {
		t.Fatal(err)
	}
	return sit(t, func(c *Config) {
		c.Seating = Seating{Match: match, Human: human, Opponent: opponent, Dealer: game.NewShuffler(1)}
	})
}

func chronicle(m *Mat) string {
	var lines []string
	for _, l := range m.log.lines {
		lines = append(lines, l.Text)
	}
	return strings.Join(lines, "\n")
}

func TestAnAdjustmentIsMadeWithTheKeyboard(t *testing.T) {
	m := adjustable(t, game.A, bot.NewGreedy())
	const ally = 1
	m.rune('m')
	run(t, m)
	m.rune('1') // move a card
	run(t, m)
	m.point(Drop{Card: ally})
	m.key(fyne.KeyReturn)
	run(t, m)
	if m.held != ally {
		t.Fatalf("%d is held, asked %q", m.held, m.prompt.question.Text)
	}
	m.point(Drop{Seat: game.A, Zone: myl.Exile})
	m.key(fyne.KeyReturn)
	run(t, m)
	if z := zoneOf(m, ally); z != myl.Exile {
		t.Errorf("the card lies in zone %d", z)
	}
	for _, want := range []string{"Propones: Tancredo: a Destierro (Tú)", "Tu rival acepta: Tancredo: a Destierro (Tú)"} {
		if log := chronicle(m); !strings.Contains(log, want) {
			t.Errorf("no %q in\n%s", want, log)
		}
	}
}

func TestAnAdjustmentMayBeLeft(t *testing.T) {
	m := adjustable(t, game.A, bot.NewGreedy())
	before := m.step.View.Decision
	for range 2 {
		m.rune('m')
		run(t, m)
		if m.panel == nil {
			t.Fatal("nothing is asked")
		}
		if m.prompt.scroll.Visible() {
			t.Error("the column has buttons beside those of the page")
		}
		m.key(fyne.KeyEscape)
		run(t, m)
	}
	if m.step.View.Decision != before || m.panel != nil || !m.prompt.scroll.Visible() {
		t.Errorf("%+v is decided, before %+v", m.step.View.Decision, before)
	}
}

// proposer has the other seat mill a card, and then ends its turns.
type proposer struct{ plan []game.Action }

func newProposer() *proposer {
	return &proposer{[]game.Action{{Verb: game.Propose}, {Verb: game.Say, N: 4}, {Verb: game.Say, N: int16(game.B)}, {Verb: game.Say, N: 1}}}
}

func (p *proposer) Choose(s game.Sight) game.Action {
	if len(p.plan) > 0 {
		a := p.plan[0]
		p.plan = p.plan[1:]
		return a
	}
	options := s.Options(nil)
	for _, a := range options {
		if a.Verb == game.End || a.Verb == game.Pass {
			return a
		}
	}
	return options[0]
}

func TestAProposalIsAnsweredOnAPage(t *testing.T) {
	for _, test := range []struct {
		key      rune
		castle   int
		sentence string
	}{{'s', 29, "Aceptas: Tú: botar 1"}, {'n', 30, "No aceptas: Tú: botar 1"}} {
		m := adjustable(t, game.B, newProposer())
		if m.panel == nil || m.panel.page.Text != "Tú: botar 1" {
			t.Fatalf("no page asks: %q", m.prompt.question.Text)
		}
		m.rune(test.key)
		if m.panel != nil {
			t.Error("the page stays open")
		}
		run(t, m)
		if got := m.step.View.Players[game.B].Castle; got != test.castle {
			t.Errorf("%q leaves %d cards", test.key, got)
		}
		if log := chronicle(m); !strings.Contains(log, test.sentence) {
			t.Errorf("no %q in\n%s", test.sentence, log)
		}
	}
}

// TestACardPlayedByHandSaysSoOnce: when it is played, and when it is clicked; a card whose text
// runs whole never does.
func TestACardPlayedByHandSaysSoOnce(t *testing.T) {
	cards := []card.Card{
		{Name: "Merlín", Type: card.Ally, Cost: 0, Strength: 2, Ability: card.WithAbility, Text: "Baila hasta que salga el sol."},
		{Name: "Aken", Type: card.Ally, Cost: 0, Strength: 2, Ability: card.WithAbility, Text: "Este Aliado puede atacar el turno que entra en juego."},
	}
	match, err := myl.Rulebook.Arrange(game.Position{Cards: cards, Turn: 5, Phase: myl.Vigil, ByHand: true,
		Sides: [2][]game.Placed{{{Face: 1, Zone: myl.Hand}, {Face: 2, Zone: myl.Hand}}}})
	if err != nil {
		t.Fatal(err)
	}
	m := sit(t, func(c *Config) {
		c.Seating = Seating{Match: match, Human: game.A, Opponent: bot.NewGreedy(), Dealer: game.NewShuffler(1)}
	})
	const byHand, runs = 1, 2
	dragTo(t, m, runs, Drop{Seat: game.A, Zone: myl.DefenseLine})
	if m.panel != nil {
		t.Fatalf("%q is said of a card that runs", m.panel.page.Title)
	}
	dragTo(t, m, byHand, Drop{Seat: game.A, Zone: myl.DefenseLine})
	if m.panel == nil || m.panel.page.Title != "Merlín se juega a mano" || !strings.Contains(m.panel.page.Text, "Baila hasta que salga el sol") {
		t.Fatalf("the page is %+v", m.panel)
	}
	m.key(fyne.KeyEscape)
	run(t, m)
	if m.panel != nil || len(m.occasions) != 0 {
		t.Fatalf("it is said again: %+v", m.occasions)
	}
	click(t, m, Drop{Card: byHand})
	if m.panel == nil {
		t.Fatal("a click says nothing")
	}
	m.rune('m')
	run(t, m)
	if d := m.step.View.Decision; m.panel == nil || m.panel.page.Title == "Merlín se juega a mano" || !m.asksByHand() {
		t.Errorf("asked %+v", d)
	}
}
