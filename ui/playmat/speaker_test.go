package playmat

import (
	"fmt"
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/card"
)

func speaks() speaker {
	return speaker{seat: game.A, book: fake{}, define: fakeGame().Definition,
		says:  func(a game.Action) string { return game.WordsFor(fakeGame(), a) },
		makes: func(a game.Action) game.Proposal { return game.ProposedBy(fakeGame(), a) }, rival: "Merlín"}
}

func TestChronicleTellsWhatTheBoardDoesNotShow(t *testing.T) {
	v := table(game.CardView{Face: 1}, game.CardView{Face: 2})
	tests := []struct {
		event game.Event
		want  string // side: text, empty for nothing
	}{
		{game.Event{What: game.Begins, Seat: game.A}, "1: Empiezas tú"},
		{game.Event{What: game.TurnOf, Seat: game.B, N: 4}, "0: Turno 4: Merlín"},
		{game.Event{What: game.PhaseIs, N: int(fFight)}, "0: · Lucha"},
		{game.Event{What: game.Draws, Seat: game.A, Face: 1}, "1: Robas Caballero"},
		{game.Event{What: game.Draws, Seat: game.B}, "2: Merlín roba una carta"},
		{game.Event{What: game.Plays, Seat: game.B, Face: 3}, "2: Merlín juega Hechizo"},
		{game.Event{What: game.Mills, Seat: game.A, Face: 4}, "1: Botas Moneda"},
		{game.Event{What: game.Discards, Seat: game.B, Face: 4}, "2: Merlín descarta Moneda"},
		{game.Event{What: game.Attacks, Seat: game.A, Face: 1}, "1: Atacas con Caballero"},
		{game.Event{What: game.Blocks, Seat: game.B, Face: 2, On: 1}, "2: Merlín bloquea a Caballero con Espada"},
		{game.Event{What: game.Damages, Seat: game.A, N: 3}, "1: Tu castillo recibe 3 de daño"},
		{game.Event{What: game.Destroyed, Seat: game.B, Face: 1}, "2: Se destruye Caballero, de Merlín"},
		{game.Event{What: game.Shuffles, Seat: game.A}, "1: Barajas tu castillo"},
		{game.Event{What: game.Mulligans, Seat: game.B, N: 7}, "2: Merlín cambia su mano por otra de 7"},
		{game.Event{What: game.Cedes, Seat: game.A}, "1: Cedes la prioridad"},
		{game.Event{What: game.Ends, Seat: game.A}, "0: ¡Has ganado!"},
		{game.Event{What: game.Ends, Seat: game.Nobody}, "0: Empate"},
		{game.Event{What: game.Moves, Seat: game.A, Face: 2, To: fCarried, On: 1}, "1: Caballero porta Espada"},
		{game.Event{What: game.Moves, Seat: game.A, Face: 1, From: fField, To: fHeap}, "1: Caballero va a tu Montón"},
		{game.Event{What: game.Moves, Seat: game.A, Face: 1, From: fHand, To: fField}, ""},
		{game.Event{What: game.Moves, Seat: game.A, Face: 1, From: fDeck, To: fHand}, "1: Caballero va a tu Mano"},
		{game.Event{What: game.Moves, Seat: game.B, From: fDeck, To: fHand}, "2: Una carta, de Merlín, va a su Mano"},
		{game.Event{What: game.Pays, Seat: game.A, N: 2}, ""},
	}
	for _, test := range tests {
		var got []string
		for _, l := range speaks().tell(Step{Events: []game.Event{test.event}, View: *v}) {
			got = append(got, fmt.Sprintf("%d: %s", l.Side, l.Text))
		}
		if strings.Join(got, "|") != test.want {
			t.Errorf("%+v:\ngot  %q\nwant %q", test.event, got, test.want)
		}
	}
}

func TestChronicleTellsWhatIsUsedChosenAndNamed(t *testing.T) {
	v := table(game.CardView{Face: 1}, game.CardView{Face: 2}, game.CardView{})
	asks := game.Decision{Source: 1}
	moved := []game.Event{{What: game.Discards, Seat: game.B, Card: 2}}
	tests := []struct {
		step Step
		want string
	}{
		{Step{By: game.A, Did: game.Action{Verb: game.Use, Card: 2, N: 1}}, "1: Usas la habilidad de Espada"},
		{Step{By: game.B, Did: game.Action{Verb: game.Use, Card: 2, N: 1}}, "2: Merlín usa la habilidad de Espada"},
		{Step{By: game.A, Asked: asks, Did: game.Action{Verb: game.Yes}}, "1: Dices que sí a Caballero"},
		{Step{By: game.B, Asked: asks, Did: game.Action{Verb: game.No}}, ""},
		{Step{By: game.A, Asked: asks, Did: game.Action{Verb: game.No}}, ""},
		{Step{By: game.A, Asked: asks, Did: game.Action{Verb: game.No}, Only: true}, "1: Caballero: no puedes hacer lo que pide"},
		{Step{By: game.A, Asked: asks, Did: game.Action{Verb: game.Pass}, Only: true}, "1: Caballero: no hay nada que elegir"},
		{Step{By: game.B, Asked: asks, Did: game.Action{Verb: game.NameIt, Face: 3}}, "2: Caballero: Merlín nombra Hechizo"},
		{Step{By: game.A, Asked: asks, Did: game.Action{Verb: game.NameIt, N: 2}, Said: "Héroe"}, "1: Caballero: nombras Héroe"},
		{Step{By: game.B, Asked: asks, Did: game.Action{Verb: game.Say, N: 1}, Said: "Bota 2 cartas."}, "2: Caballero: Merlín elige «Bota 2 cartas»"},
		{Step{By: game.A, Asked: asks, Did: game.Action{Verb: game.Say, N: 3}}, "1: Caballero: eliges 3"},
		{Step{By: game.A, Asked: asks, Did: game.Action{Verb: game.Pick, Face: 4}}, "1: Caballero: eliges Moneda"},
		{Step{By: game.B, Asked: asks, Did: game.Action{Verb: game.Pick, Card: 2}}, "2: Caballero: Merlín elige Espada"},
		// What the rival picks in secret stays secret.
		{Step{By: game.B, Asked: asks, Did: game.Action{Verb: game.Pick, Card: 3, Face: 4}}, "2: Caballero: Merlín elige una carta"},
		{Step{By: game.B, Asked: asks, Did: game.Action{Verb: game.Pick, Face: 4}}, "2: Caballero: Merlín elige una carta"},
		// What an event tells is not told twice, nor what the rules ask.
		{Step{By: game.B, Asked: asks, Did: game.Action{Verb: game.Pick, Card: 2}, Events: moved}, "2: Merlín descarta una carta"},
		{Step{By: game.B, Asked: asks, Did: game.Action{Verb: game.Yes}, Events: []game.Event{{What: game.Accepts, Seat: game.B,
			Proposal: game.Proposal{By: game.A, Text: "Robar {n}", N: 2}}}}, "2: Merlín acepta: Robar 2"},
		{Step{By: game.A, Did: game.Action{Verb: game.Say, N: 1}, Said: "Agrupar todo"}, ""},
		{Step{By: game.Dealer, Asked: asks, Did: game.Action{Verb: game.Pick, Card: 2}}, ""},
	}
	for _, test := range tests {
		test.step.View = *v
		var got []string
		for _, l := range speaks().tell(test.step) {
			got = append(got, fmt.Sprintf("%d: %s", l.Side, l.Text))
		}
		if strings.Join(got, "|") != test.want {
			t.Errorf("%+v:\ngot  %q\nwant %q", test.step.Did, got, test.want)
		}
	}
}

func TestRefusalNamesTheCardsAndTheNumber(t *testing.T) {
	v := table(game.CardView{Face: 1}, game.CardView{Face: 2})
	r := &game.Refusal{Reason: "{carta} cuesta {n} en {qué} por {otra}: {texto}", Card: 1, Other: 2, N: 4, What: "Mano", Text: "Cuesta más."}
	if got := speaks().refusal(r, v); got != "Caballero cuesta 4 en Mano por Espada: Cuesta más." {
		t.Error(got)
	}
	if got := speaks().refusal(nil, v); got != "Ahí no va: suéltala en uno de los lugares que se iluminan" {
		t.Error(got)
	}
}

func TestModeIsToldByWhatItMoves(t *testing.T) {
	move := func(to game.Zone) game.Event { return game.Event{What: game.Moves, From: fField, To: to} }
	got := speaks().consequence([]game.Event{move(fCoins), {What: game.PhaseIs}, move(fHeap), move(fCoins), move(fField)})
	if got != "2 a Monedas · 1 a Montón" {
		t.Error(got)
	}
	if got := speaks().consequence(nil); got != "Nada" {
		t.Error(got)
	}
}

func TestEndingSaysWhy(t *testing.T) {
	tests := []struct {
		result game.Result
		want   string
	}{
		{game.Result{Winner: game.A, Why: game.EmptyCastle}, "¡Has ganado! Al castillo de Merlín no le quedan cartas."},
		{game.Result{Winner: game.B, Why: game.EmptyCastle}, "Has perdido A tu castillo no le quedan cartas."},
		{game.Result{Winner: game.Nobody, Why: game.EmptyCastle}, "Empate Ningún castillo tiene ya cartas."},
		{game.Result{Winner: game.B, Why: game.Conceded}, "Has perdido Te has rendido."},
		{game.Result{Winner: game.A, Why: game.Conceded}, "¡Has ganado! Merlín se ha rendido."},
		{game.Result{Winner: game.A, Why: game.ByCard}, "¡Has ganado! Una carta decidió la partida."},
		{game.Result{Winner: game.Nobody, Why: game.Agreed}, "Empate Los dos lo quisieron así."},
		{game.Result{Winner: game.Nobody, Why: game.Loop}, "Empate La partida entró en un bucle: acciones obligatorias que se repetían sin fin."},
		{game.Result{Winner: game.A}, "¡Has ganado! "},
	}
	for _, test := range tests {
		test.result.Over = true
		if got := speaks().outcome(test.result) + " " + speaks().ending(test.result); got != test.want {
			t.Errorf("%+v: %q, want %q", test.result, got, test.want)
		}
	}
}

func TestFactsOfACard(t *testing.T) {
	ally := card.Card{Edition: "ES", Number: 12, Name: "Alejo", Type: card.Ally, Races: card.RacesOf(card.Heroe, card.Titan),
		Cost: 3, Strength: 2, Frequency: card.Real, Ability: card.WithAbility}
	gold := card.Card{Edition: "ES", Name: "Oro", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber}
	tests := []struct {
		name string
		card card.Card
		on   game.CardView
		want Facts
	}{
		{"as printed", ally, game.CardView{}, Facts{Name: "Alejo", Kind: "Aliado · Héroe y Titán", Worth: "Coste 3 · Fuerza 2 · Real · ES 012"}},
		{"stronger on the table", ally, game.CardView{ID: 1, Cost: 3, Strength: 4, Races: ally.Races, Marks: game.Attacking | game.JustArrived | game.ByHand},
			Facts{Name: "Alejo", Kind: "Aliado · Héroe y Titán", Worth: "Coste 3 · Fuerza 4 (2) · Real · ES 012", State: "atacando · recién en juego", Hand: true}},
		{"of another race on the table", ally, game.CardView{ID: 1, Cost: 3, Strength: 2, Races: card.RacesOf(card.Faerie)},
			Facts{Name: "Alejo", Kind: "Aliado · Faerie", Worth: "Coste 3 · Fuerza 2 · Real · ES 012"}},
		{"without its race", ally, game.CardView{ID: 1, Cost: 3, Strength: 2},
			Facts{Name: "Alejo", Kind: "Aliado · sin raza", Worth: "Coste 3 · Fuerza 2 · Real · ES 012"}},
		{"a gold", gold, game.CardView{ID: 1, Cost: -1, Strength: -1}, Facts{Name: "Oro", Kind: "Oro", Worth: "ES"}},
		{"a gold that counts as an ally", gold, game.CardView{ID: 1, Cost: -1, Strength: 3}, Facts{Name: "Oro", Kind: "Oro", Worth: "Fuerza 3 · ES"}},
		{"a card of which nothing is known", card.Card{Name: "X", Cost: card.NoNumber, Strength: card.NoNumber}, game.CardView{}, Facts{Name: "X", Kind: "Carta"}},
	}
	for _, test := range tests {
		if got := factsOf(test.card, test.on); got != test.want {
			t.Errorf("%s:\ngot  %+v\nwant %+v", test.name, got, test.want)
		}
	}
}

func TestNamesBreakNearTheirMiddle(t *testing.T) {
	for name, want := range map[string][2]string{
		"Cementerio": {"Cementerio", ""}, "Reserva de Oro": {"Reserva", "de Oro"}, "Línea de Ataque": {"Línea de", "Ataque"}, "": {},
	} {
		if got := halves(name); got != want {
			t.Errorf("%q: %q", name, got)
		}
	}
}

func TestWhoMustDeclareMoreIsToldSo(t *testing.T) {
	attack, block := game.Action{Verb: game.Attack, Card: 1}, game.Action{Verb: game.Block, Card: 1, Target: 2}
	tests := []struct {
		name    string
		options []game.Action
		want    string
	}{
		{"who may stop", []game.Action{attack, {Verb: game.Pass}}, ""},
		{"who may end the turn", []game.Action{attack, {Verb: game.End}}, ""},
		{"an attacker needs company", []game.Action{attack}, "Aún no basta: declara otro atacante"},
		{"somebody has to block", []game.Action{block, {Verb: game.Propose}}, "Aún no basta: declara otro bloqueador"},
		{"something else is asked", []game.Action{{Verb: game.Yes}, {Verb: game.No}}, ""},
	}
	for _, test := range tests {
		if got := demanded(test.options); got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}

func TestAQuestionSaysTheDeedTheCardsAndHowManyAreChosen(t *testing.T) {
	coin := game.Question{Deed: "elige {qué}", One: "un Oro", Many: "Oros", Least: 2, Most: 2, Picked: 1, Pays: true}
	ally := game.Question{Deed: "destruye {qué}", One: "un Aliado oponente", Many: "Aliados oponentes", Least: 1, Most: 1}
	some, any, hand, text := ally, ally, ally, ally
	some.Least, some.Most = 0, 3
	any.Least, any.Most, any.Picked = 0, game.MaxCards, 2
	hand.Where, hand.Zone = "{qué} de tu {zona}", fHand
	text.Text = "Destruye un Aliado."
	for _, test := range []struct {
		source game.CardID
		asks   game.Question
		want   string
	}{
		{1, coin, "Para pagar Caballero: elige 2 Oros: 1 de 2"},
		{1, ally, "Caballero: destruye un Aliado oponente"},
		{0, ally, "Destruye un Aliado oponente"},
		{1, some, "Caballero: destruye hasta 3 Aliados oponentes: 0 de 3"},
		{1, any, "Caballero: destruye cualquier número de Aliados oponentes: van 2"},
		{1, hand, "Caballero: destruye un Aliado oponente de tu Mano"},
		{1, text, "Caballero: destruye un Aliado oponente\nDestruye un Aliado."},
	} {
		v := table(game.CardView{Face: 1})
		v.Decision.Source = test.source
		if got := speaks().question(&Step{View: *v, Asks: test.asks}); got != test.want {
			t.Errorf("got  %q\nwant %q", got, test.want)
		}
	}
}

func TestACastleThatIsSafeIsSaidToTakeNoDamage(t *testing.T) {
	step := Step{Fights: []game.Fight{{Attacker: 1, Blocker: 2}}}
	for active, want := range [2]string{"Así, el Castillo de Merlín no recibe daño", "Así, tu Castillo no recibe daño"} {
		step.View.Active = game.Seat(active)
		if got := speaks().stakes(step); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
