package myl

import (
	"testing"

	"castillo/game"
	"castillo/game/card"
)

// TestAWindowNamesItsOccasion: whoever is asked for an answer is told to what.
func TestAWindowNamesItsOccasion(t *testing.T) {
	const none, mine, theirs = "", "Vigía", "Lancero"
	for _, test := range []struct {
		text  string // of an ally of A
		verb  game.Verb
		ask   game.Prompt
		about string // the card that is asked about
	}{
		{"En respuesta a la Declaración de Ataque oponente, puedes agrupar este Aliado.", game.Attack, askRespondAttack, none},
		{"En respuesta a la Declaración de Ataque oponente, puedes agrupar este Aliado. En respuesta a que un Aliado oponente no sea declarado atacante, puedes robar 1 carta.",
			game.Attack, askRespondAttack, none},
		{"En respuesta a que un Aliado oponente sea declarado atacante, puedes agrupar este Aliado.", game.Attack, askRespond, theirs},
		{"En respuesta a que tu oponente juegue una carta, puedes subir este Aliado para anular esa carta.", game.Play, askRespondPlay, theirs},
		{"En respuesta a la Fase Final, puedes agrupar este Aliado.", game.End, askRespondPhase, none},
		{"En respuesta a finalizar el turno, puedes agrupar este Aliado.", game.End, askRespondEnd, none},
	} {
		watcher := card.Card{Name: mine, Type: card.Ally, Strength: 1, Races: card.RacesOf(card.Heroe), Text: test.text, Ability: card.WithAbility}
		m, err := Rulebook.Arrange(game.Position{Cards: []card.Card{watcher, lancero, doblon}, Active: game.B, Turn: 6, Phase: Vigil,
			Sides: [2][]game.Placed{
				{{Face: 1, Zone: DefenseLine}},
				{{Face: 2, Zone: DefenseLine}, {Face: 2, Zone: DefenseLine}, {Face: 2, Zone: Hand}, {Face: 3, Zone: GoldReserve}, {Face: 3, Zone: GoldReserve}}}})
		if err != nil {
			t.Fatal(err)
		}
		begun := false
		for m.Decision().Seat != game.A && m.Result().Open() {
			options := m.Options(nil)
			a := options[len(options)-1]
			for _, o := range options {
				if !begun && o.Verb == test.verb {
					a, begun = o, true
					break
				}
			}
			if err := m.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		d := m.Decision()
		var v game.View
		m.Look(game.A, &v)
		about := m.Definition(v.Find(d.Source).Face).Name
		if d.Ask != test.ask || about != test.about {
			t.Errorf("%s\n%q about %q, want %q about %q", test.text, m.Rulebook().Question(d.Ask), about, questions[test.ask], test.about)
		}
	}
}

// TestTheAbilitiesOfOneCardAreNotAskedToBeOrdered: they come as its text says
// them; there is nothing to choose.
func TestTheAbilitiesOfOneCardAreNotAskedToBeOrdered(t *testing.T) {
	twice := card.Card{Name: "Doble", Type: card.Ally, Strength: 1, Races: card.RacesOf(card.Heroe), Ability: card.WithAbility,
		Text: "Cuando este Aliado entra en juego, roba 1 carta. Cuando este Aliado entra en juego, tu oponente bota 2 cartas."}
	m, err := Rulebook.Arrange(game.Position{Cards: []card.Card{twice}, Turn: 5, Phase: Vigil,
		Sides: [2][]game.Placed{{{Face: 1, Zone: Hand}}, {}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Apply(m.Options(nil)[0]); err != nil {
		t.Fatal(err)
	}
	d := game.NewShuffler(1)
	for m.Decision().Seat == game.Dealer {
		if err := m.Apply(d.Deal(m)); err != nil {
			t.Fatal(err)
		}
	}
	var v game.View
	m.Look(game.A, &v)
	if ask := m.Decision().Ask; ask != askVigil || v.Players[game.A].Hand != 1 || v.Players[game.B].Castle != 28 {
		t.Errorf("%q, %+v", questions[ask], v.Players)
	}
}
