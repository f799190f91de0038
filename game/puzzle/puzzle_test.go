package puzzle_test

import (
	"slices"
	"testing"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/myl/text"
	"castillo/game/puzzle"
	"castillo/game/scenario"
)

type printed struct{ *cardsdb.Catalogue }

func (c printed) Find(name string, of card.Edition) (card.Card, bool) {
	return deck.Ref{Name: name, Edition: of}.Find(c.Catalogue)
}

func runner(t testing.TB) *scenario.Runner {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	return &scenario.Runner{Rulebooks: myl.Books(), Catalogue: printed{cards},
		Read: func(c card.Card) error { _, err := text.Read(c.Text, c); return err }}
}

// read reads a puzzle from its lines, the first and the last left out.
func read(t testing.TB, lines string) *puzzle.Puzzle {
	t.Helper()
	p, err := puzzle.Read(runner(t), "prueba.esc", []byte("acertijo: gana este turno\n"+lines+"\njugada:\n"))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

const folk = `carta: Lancero | Aliado | coste 2 | fuerza 3 | raza Caballero
carta: Paje | Aliado | coste 1 | fuerza 1 | raza Caballero
carta: Rayo | Talismán | coste 2 | texto: Destruye un Aliado.
carta: Piedra | Talismán | coste 1 | texto: Tu oponente bota dos cartas.
carta: Lanza | Arma | coste 1 | texto: El portador gana 2 a la Fuerza.
`

// solve gives the search and the moves that win, in words.
func solve(t testing.TB, p *puzzle.Puzzle, limit int) (*puzzle.Search, []string) {
	t.Helper()
	m := p.Match()
	s, err := puzzle.NewSearch(m, limit)
	if err != nil {
		t.Fatal(err)
	}
	moves, err := s.Winning(t.Context(), m)
	if err != nil {
		t.Fatal(err, s.Size())
	}
	var first []string
	for _, move := range moves {
		first = append(first, puzzle.Tell(m, move.Actions))
	}
	return s, first
}

func TestAWinIsForcedAgainstEveryAnswer(t *testing.T) {
	for _, c := range []struct {
		rule, lines string
		first       []string
	}{
		{"who is not blocked empties the castle", "A.defensa: Lancero\nB.castillo: 3 Oro", []string{"ataca con Lancero"}},
		{"a blocker saves it", "A.defensa: Lancero\nB.defensa: Paje\nB.castillo: 3 Oro", nil},
		{"what is left of the strength goes on", "A.defensa: Lancero\nB.defensa: Paje\nB.castillo: 2 Oro", []string{"ataca con Lancero"}},
		{"the blocker is destroyed, before the attack or in the War", "A.defensa: Lancero\nB.defensa: Paje\nB.castillo: 3 Oro\nA.mano: Rayo\nA.reserva: 2 Oro",
			[]string{"juega Rayo", "ataca con Lancero"}},
		{"what is dealt does not matter where all is equal", "A.mano: Piedra\nA.reserva: Oro\nB.castillo: 2 Oro", []string{"juega Piedra"}},
		{"who came in this turn does not attack", "A.defensa: Lancero (recién)\nB.castillo: 3 Oro", nil},
		{"the rival answers from its hand", "A.defensa: Lancero\nB.castillo: 3 Oro\nB.mano: Rayo\nB.reserva: 2 Oro", nil},
	} {
		if _, first := solve(t, read(t, folk+c.lines), 100_000); !slices.Equal(first, c.first) {
			t.Errorf("%s: %q wins, want %q", c.rule, first, c.first)
		}
	}
}

func TestTheBestMoveIsTheShortestWinAndTheLongestAnswer(t *testing.T) {
	p := read(t, folk+"A.defensa: Lancero, Paje\nB.defensa: Paje\nB.castillo: 3 Oro\nA.mano: Rayo\nA.reserva: 2 Oro")
	m := p.Match()
	s, first := solve(t, p, 100_000)
	if len(first) == 0 || s.Length(s.Root()) < 1 {
		t.Fatalf("%q wins in %d", first, s.Length(s.Root()))
	}
	for steps := 0; m.Result().Open(); steps++ {
		if m.Decision().Seat == game.Dealer {
			m.Apply(m.Options(nil)[0])
			continue
		}
		move, err := s.Next(t.Context(), m)
		if err != nil || move == nil || steps > 50 {
			t.Fatalf("after %d moves: %v", steps, err)
		}
		for _, a := range move.Actions {
			if err := m.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if r := m.Result(); r.Winner != game.A || r.Why != game.EmptyCastle {
		t.Errorf("it ends with %+v", r)
	}
}

func TestACastleInNoOrderIsNoMoreThanTheRulesHold(t *testing.T) {
	_, err := puzzle.Read(runner(t), "prueba.esc", []byte("acertijo: gana este turno\nB.castillo: 61 Oro\njugada:\n"))
	if err == nil {
		t.Error("61 cards were laid out")
	}
}

func TestOnlyPuzzlesAreRead(t *testing.T) {
	for _, lines := range []string{"jugada:\n", "acertijo: pierde\njugada:\n", "acertijo: gana este turno\ngrado: 0\njugada:\n", "acertijo: gana este turno\n"} {
		if _, err := puzzle.Read(runner(t), "prueba.esc", []byte(lines)); err == nil {
			t.Errorf("%q is read", lines)
		}
	}
}

// TestAPlainSearchAgrees on small positions drawn by chance.
func TestAPlainSearchAgrees(t *testing.T) {
	r := game.NewRand(3)
	names := []string{"Lancero", "Paje", "Rayo", "Piedra", "Lanza"}
	won, lost, left := 0, 0, 0
	for range 20 {
		lines := folk
		for _, side := range []string{"A", "B"} {
			for _, name := range names[:2] {
				for range r.Below(3) {
					lines += side + ".defensa: " + name + "\n"
				}
			}
			lines += side + ".reserva: " + string('1'+rune(r.Below(3))) + " Oro\n"
		}
		lines += "A.mano: " + names[r.Below(len(names))] + ", " + names[2+r.Below(3)] + "\n"
		if r.Below(3) == 0 {
			lines += "B.mano: " + names[2+r.Below(2)] + "\n"
		}
		lines += "B.castillo: " + string('1'+rune(r.Below(8))) + " Oro"
		p := read(t, lines)
		s, first := solve(t, p, 100_000)
		wins, err := puzzle.Exhaust(t.Context(), p.Match(), 10_000)
		switch {
		case err != nil:
			left++
			continue
		case wins:
			won++
		default:
			lost++
		}
		if wins != (len(first) > 0) || wins != s.Root().Wins() || wins == s.Root().Fails() {
			t.Errorf("the plain search says %v, the other %q:\n%s", wins, first, lines)
		}
	}
	t.Logf("%d won, %d lost, %d too large", won, lost, left)
	if won < 3 || lost < 3 {
		t.Error("the positions say little")
	}
}
