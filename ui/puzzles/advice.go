package puzzles

import (
	"strings"

	"castillo/game"
	"castillo/ui/words"
)

// advice says a move in m to the person who is to make it.
func advice(m game.Match, actions []game.Action) string {
	var v game.View
	m.Look(m.Decision().Seat, &v)
	name := func(id game.CardID) string {
		if f := v.Find(id).Face; f != 0 {
			return m.Definition(f).Name
		}
		return words.T("una carta que no conoces")
	}
	a := actions[0]
	switch a.Verb {
	case game.Play:
		return words.T("Juega {carta}", "carta", name(a.Card))
	case game.Use:
		return words.T("Usa la habilidad de {carta}", "carta", name(a.Card))
	case game.Attack:
		return words.T("Ataca con {cartas}, y con nadie más", "cartas", declared(actions, func(a game.Action) string { return name(a.Card) }))
	case game.Block:
		return words.T("Bloquea {cartas}", "cartas", declared(actions, func(a game.Action) string {
			return words.T("{carta} con {otra}", "carta", name(a.Target), "otra", name(a.Card))
		}))
	case game.Pick:
		owner := words.T("Elige {carta}", "carta", name(a.Card))
		if v.Find(a.Card).Controller != v.Seat {
			owner = words.T("Elige {carta}, del rival", "carta", name(a.Card))
		}
		return owner
	case game.Pass:
		return words.T("Pasa")
	case game.End:
		return words.T("Termina la fase")
	case game.Yes:
		return words.T("Responde que sí")
	case game.No:
		return words.T("Responde que no")
	}
	if a.Face != 0 {
		return words.T("Elige {carta}", "carta", m.Definition(a.Face).Name)
	}
	if told := game.WordsFor(m, a); told != "" {
		return words.T("Elige «{opción}»", "opción", told)
	}
	return words.T("Elige {n}", "n", a.N)
}

// declared lists what is declared, by name.
func declared(actions []game.Action, say func(game.Action) string) string {
	var all []string
	for _, a := range actions {
		if a.Verb == actions[0].Verb {
			all = append(all, say(a))
		}
	}
	return strings.Join(all, ", ")
}
