package puzzle

import (
	"fmt"
	"strconv"
	"strings"

	"castillo/game"
)

// Tell says a move in m in the words of a scenario, without who makes it.
func Tell(m game.Match, actions []game.Action) string {
	t := teller{m: m, seat: m.Decision().Seat}
	m.Look(game.A, &t.view)
	var other game.View
	m.Look(game.B, &other)
	t.view.Join(&other)
	a := actions[0]
	switch a.Verb {
	case game.Play:
		return "juega " + t.card(a.Card) + t.target(a) + byHand(a)
	case game.Use:
		if n := a.Ability(); n > 1 {
			return "usa " + t.card(a.Card) + " habilidad " + strconv.Itoa(n) + t.target(a) + byHand(a)
		}
		return "usa " + t.card(a.Card) + t.target(a) + byHand(a)
	case game.Attack:
		return "ataca con " + t.list(actions, func(a game.Action) string { return t.card(a.Card) })
	case game.Block:
		return "bloquea " + t.list(actions, func(a game.Action) string { return t.card(a.Target) + " con " + t.card(a.Card) })
	case game.Pass:
		return "pasa"
	case game.End:
		return "termina"
	case game.Yes:
		return "elige sí"
	case game.No:
		return "elige no"
	case game.Pick:
		return "elige " + t.card(a.Card)
	case game.Deal:
		return "sale " + t.name(a.Face)
	case game.Place:
		return "elige " + zoneName(m.Rulebook(), a.Zone)
	}
	if a.Face != 0 {
		return "elige " + t.name(a.Face)
	}
	if words := game.WordsFor(m, a); words != "" {
		return fmt.Sprintf("elige «%s»", words)
	}
	return "elige " + strconv.Itoa(int(a.N))
}

type teller struct {
	m    game.Match
	seat game.Seat
	view game.View
}

func (t *teller) name(f game.Face) string {
	if f == 0 {
		return "una carta"
	}
	return t.m.Definition(f).Name
}

// card names a card, with its side where that is the opponent's and its number among the
// namesakes in its zone.
func (t *teller) card(id game.CardID) string {
	c := t.view.Find(id)
	name := t.name(c.Face)
	if c.Controller != t.seat {
		name = c.Controller.String() + "." + name
	}
	before, all := 0, 0
	for _, other := range t.view.Cards {
		if other.Face == c.Face && other.Controller == c.Controller && other.Zone == c.Zone && other.Bearer == c.Bearer {
			all++
			if other.Place < c.Place {
				before++
			}
		}
	}
	if all > 1 && c.Face != 0 && t.lay(c.Zone) == game.Line {
		return fmt.Sprintf("%s#%d", name, before+1)
	}
	return name
}

func (t *teller) lay(z game.Zone) game.Lay {
	for _, info := range t.m.Rulebook().Zones() {
		if info.Zone == z {
			return info.Lay
		}
	}
	return game.Hidden
}

func (t *teller) target(a game.Action) string {
	if a.Target == 0 {
		return ""
	}
	return " a " + t.card(a.Target)
}

func byHand(a game.Action) string {
	if a.ByHand() {
		return " y elige los Oros"
	}
	return ""
}

// list says what was declared.
func (t *teller) list(actions []game.Action, say func(game.Action) string) string {
	var all []string
	for _, a := range actions {
		if a.Verb == actions[0].Verb {
			all = append(all, say(a))
		}
	}
	return strings.Join(all, ", ")
}

func zoneName(book game.Rulebook, z game.Zone) string {
	for _, info := range book.Zones() {
		if info.Zone == z {
			return info.Name
		}
	}
	return ""
}
