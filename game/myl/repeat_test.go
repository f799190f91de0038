package myl

import (
	"fmt"
	"testing"

	"castillo/game"
	"castillo/game/card"
)

const fountainText = "En tu Fase de Vigilia, puedes descartar un Talismán de tu Mano para buscar un Talismán en tu Mazo Castillo o Cementerio y ponerlo en tu Mano."

// fountain is a match in the Vigil of A, who has a totem that exchanges Talismans without end
// and so many different ones in the cemetery.
func fountain(t testing.TB, talismans int) *Match {
	t.Helper()
	p := game.Position{Active: game.A, Turn: 6, Phase: Vigil, Cards: []card.Card{
		{Name: "Fuente", Type: card.Totem, Cost: 1, Strength: card.NoNumber, Text: fountainText, Ability: card.WithAbility}, conjuro}}
	p.Sides[game.A] = []game.Placed{{Face: 1, Zone: SupportLine}, {Face: 2, Zone: Hand}}
	for i := range talismans {
		c := conjuro
		c.Name, c.Cost = fmt.Sprintf("Conjuro %d", i), 9
		p.Cards = append(p.Cards, c)
		p.Sides[game.A] = append(p.Sides[game.A], game.Placed{Face: game.Face(len(p.Cards)), Zone: Cemetery})
	}
	m, err := Rulebook.Arrange(p)
	if err != nil {
		t.Fatal(err)
	}
	return m.(*Match)
}

// useAlways uses what can be used and picks what choose says, until nothing can be used. It
// returns how often that was.
func useAlways(t testing.TB, m *Match, choose func([]game.Action) game.Action) (uses int) {
	t.Helper()
	var options []game.Action
	for m.Result().Open() {
		options = m.Options(options[:0])
		a := choose(options)
		if m.Decision().Ask == askVigil {
			if a = options[0]; a.Verb != game.Use {
				return uses
			}
			uses++
		}
		if err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return uses
}

// TestAnActionThatBringsBackTheSameMatchIsRefusedTheThirdTime, with the reason.
func TestAnActionThatBringsBackTheSameMatchIsRefusedTheThirdTime(t *testing.T) {
	m := fountain(t, 0)
	if uses := useAlways(t, m, func(o []game.Action) game.Action { return o[0] }); uses != 2 {
		t.Errorf("used %d times, want 2", uses)
	}
	id := m.zone(game.A, SupportLine).head
	use := game.Action{Verb: game.Use, Card: id, Face: m.at[id].face, N: 1}
	before := m.state
	if err := m.Apply(use); err == nil || err.Error() != because[comesRound] || m.state != before {
		t.Errorf("%v, want %q", err, because[comesRound])
	}
	if r := m.Refuse(game.A, id, 0, 0); r == nil || r.Reason != because[comesRound] {
		t.Errorf("refused with %v, want %q", r, because[comesRound])
	}
	if m.Result().Over {
		t.Error("the match is over")
	}
}

// TestAnActionThatLeadsElsewhereIsNotRefused: another card is in the hand each time.
func TestAnActionThatLeadsElsewhereIsNotRefused(t *testing.T) {
	m := fountain(t, 5)
	seen := map[game.Face]int{}
	useAlways(t, m, leastSeen(seen))
	if len(seen) < 6 {
		t.Errorf("of 6 Talismans only %d were had", len(seen))
	}
}

// leastSeen picks the face that was picked least.
func leastSeen(seen map[game.Face]int) func([]game.Action) game.Action {
	return func(o []game.Action) game.Action {
		best := o[0]
		for _, a := range o {
			if a.Verb == game.Pick && seen[a.Face] < seen[best.Face] {
				best = a
			}
		}
		seen[best.Face]++
		return best
	}
}

// TestATurnHasAnEnd: whoever wanders from one match to another that differs a little comes
// to the end of what may be done in a turn.
func TestATurnHasAnEnd(t *testing.T) {
	m := fountain(t, 2*maxVisits)
	uses := useAlways(t, m, leastSeen(map[game.Face]int{}))
	if uses != maxFree {
		t.Errorf("used %d times, want %d", uses, maxFree)
	}
	id := m.zone(game.A, SupportLine).head
	if r := m.Refuse(game.A, id, 0, 0); r == nil || r.Reason != because[tooManyDeeds] || r.N != maxFree {
		t.Errorf("refused with %+v", r)
	}
}

// TestWhatIsMoreThanAMatchCanHoldIsADraw.
func TestWhatIsMoreThanAMatchCanHoldIsADraw(t *testing.T) {
	for name, full := range map[string]func(*Match){
		"actions":           func(m *Match) { m.acts = maxActs },
		"actions of a turn": func(m *Match) { m.inTurn = maxInTurn },
		"time":              func(m *Match) { m.clock = maxClock + 1 },
	} {
		m := fountain(t, 0)
		full(m)
		if err := m.Apply(m.Options(nil)[0]); err != nil {
			t.Fatal(err)
		}
		if want := (game.Result{Over: true, Winner: game.Nobody, Why: game.Loop}); m.Result() != want {
			t.Errorf("%s: %+v, want %+v", name, m.Result(), want)
		}
	}
}
