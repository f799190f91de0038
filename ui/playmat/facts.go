package playmat

import (
	"fmt"
	"strings"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/words"
)

// Facts are what the screen says beside the large picture of a card.
type Facts struct {
	Name  string
	Kind  string // type and races
	Worth string // cost, strength, frequency, code
	State string // what is special about it on the table
	Text  string
	Hand  bool // the players see to a part of its text themselves
}

// factsOf describes a card as it lies on the table; the zero CardView describes
// it as printed.
func factsOf(c card.Card, on game.CardView) Facts {
	f := Facts{Name: c.Name, Text: c.Text, Hand: on.Marks.Has(game.ByHand)}
	f.Kind = or(words.T(c.Type.String()), words.T("Carta"))
	races := c.Races.String()
	if now := on.Races.String(); on.ID != 0 && on.Races != c.Races {
		races = or(now, words.T("sin raza"))
	}
	if races != "" {
		f.Kind += " · " + races
	}
	f.Worth = strings.Join(worth(c, on), " · ")
	f.State = strings.Join(state(on), " · ")
	return f
}

func worth(c card.Card, on game.CardView) []string {
	var parts []string
	number := func(name string, printed int8, now int) {
		shown := on.ID != 0 && now >= 0
		switch {
		case printed == card.NoNumber && !shown:
		case !shown || now == int(printed):
			parts = append(parts, fmt.Sprintf("%s %d", name, printed))
		case printed == card.NoNumber:
			parts = append(parts, fmt.Sprintf("%s %d", name, now))
		default:
			parts = append(parts, fmt.Sprintf("%s %d (%d)", name, now, printed))
		}
	}
	number(words.T("Coste"), c.Cost, on.Cost)
	if c.Type == card.Ally || on.Strength >= 0 && on.ID != 0 {
		number(words.T("Fuerza"), c.Strength, on.Strength)
	}
	if c.Frequency != card.NoFrequency {
		parts = append(parts, words.T(c.Frequency.String()))
	}
	if code := c.Code(); code != "" {
		parts = append(parts, code)
	}
	return parts
}

func state(on game.CardView) []string {
	var parts []string
	for _, s := range []struct {
		mark game.Marks
		word string
	}{
		{game.Attacking, words.T("atacando")},
		{game.Blocking, words.T("bloqueando")},
		{game.Blocked, words.T("con bloqueo")},
		{game.JustArrived, words.T("recién en juego")},
		{game.LostAbility, words.T("sin habilidad")},
		{game.Shown, words.T("a la vista de ambos")},
	} {
		if on.Marks.Has(s.mark) {
			parts = append(parts, s.word)
		}
	}
	return parts
}

func or(s, other string) string {
	if s == "" {
		return other
	}
	return s
}
