package replay

import (
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/speech"
)

func TestATellerNamesOnlyWhatASeatMaySee(t *testing.T) {
	m, err := tiny{1}.NewMatch(tinySetup)
	if err != nil {
		t.Fatal(err)
	}
	draw := game.Event{What: game.Draws, Seat: game.A, Card: 1, Face: 1, Sees: game.SeenBy(game.A), From: tinyCastle, To: tinyHand}
	play := game.Event{What: game.Plays, Seat: game.A, Card: 1, Face: 1, Sees: game.ByBoth}
	for _, c := range []struct {
		event  game.Event
		mine   string
		theirs string
	}{
		{draw, "Ana roba Rey Arturo Pendragón", "Ana roba una carta"},
		{play, "Ana juega Rey Arturo Pendragón", "Ana juega Rey Arturo Pendragón"},
		{game.Event{What: game.Moves, Seat: game.B, Card: 2, Face: 3, Sees: game.ByBoth, From: tinyHand, To: tinyTable},
			"Ñandú pasa a Mesa de B", "Ñandú pasa a Mesa de B"},
		{game.Event{What: game.Blocks, Seat: game.B, Card: 2, Face: 3, Sees: game.ByBoth, On: 1},
			"Ñandú bloquea a Rey Arturo Pendragón", "Ñandú bloquea a Rey Arturo Pendragón"},
		{game.Event{What: game.Damages, Seat: game.A, N: 1}, "El Castillo de Ana recibe 1 daño", "El Castillo de Ana recibe 1 daño"},
		{game.Event{What: game.Pays, Seat: game.B, N: 3}, "B paga 3 oros", "B paga 3 oros"},
		{game.Event{What: game.Moves, Seat: game.A, Card: 1, From: tinyTable, To: tinyCastle, Sees: game.ByNobody},
			"Una carta pasa a Mazo de Ana", "Una carta pasa a Mazo de Ana"},
		{game.Event{What: game.Ends, Seat: game.Nobody}, "La partida termina en empate", "La partida termina en empate"},
	} {
		mine, theirs := NewTeller(m, [2]string{"Ana", ""}, speech.InSpanish), NewTeller(m, [2]string{"Ana", ""}, speech.InSpanish)
		for _, before := range []game.Event{play, c.event} {
			if before.Card == c.event.On || before == c.event {
				a, b := mine.Event(before.As(game.A)), theirs.Event(before.As(game.B))
				if before == c.event && (a != c.mine || b != c.theirs) {
					t.Errorf("%+v\ngot  %q and %q\nwant %q and %q", c.event, a, b, c.mine, c.theirs)
				}
			}
		}
	}
}

func TestEveryEventOfAMatchIsTold(t *testing.T) {
	p, err := Play(record(t, tiny{1}, 7, 1000), tiny{1})
	if err != nil {
		t.Fatal(err)
	}
	teller := NewTeller(p.At(0), [2]string{"Ana", "Beto"}, speech.InSpanish)
	var lines []string
	action := 0
	count := func(n int, _ game.Match, _ game.Action) { action = n }
	p.Watch(0, p.Len(), count, func(e game.Event) {
		if text := teller.Event(e); text != "" {
			lines = append(lines, text)
		} else {
			t.Errorf("action %d: nothing to say about %+v", action, e)
		}
	})
	if last := lines[len(lines)-1]; !strings.HasSuffix(last, "gana la partida") && !strings.HasSuffix(last, "empate") {
		t.Errorf("the last line is %q", last)
	}
}

func TestEventsThatAreAlikeShareASentence(t *testing.T) {
	m, err := tiny{1}.NewMatch(tinySetup)
	if err != nil {
		t.Fatal(err)
	}
	draw := func(id game.CardID, f game.Face) game.Event {
		return game.Event{What: game.Draws, Seat: game.A, Card: id, Face: f, Sees: game.SeenBy(game.A), From: tinyCastle, To: tinyHand}
	}
	es := []game.Event{draw(1, 1), draw(2, 3), draw(3, 1)}
	for s, want := range map[game.Seat]string{
		game.A: "Ana roba Rey Arturo Pendragón (2) y Ñandú",
		game.B: "Ana roba 3 cartas",
	} {
		var seen []game.Event
		for _, e := range es {
			seen = append(seen, e.As(s))
		}
		if got := NewTeller(m, [2]string{"Ana", "Beto"}, speech.InSpanish).Events(seen); got != want {
			t.Errorf("for %v: got %q, want %q", s, got, want)
		}
	}
	other := draw(4, 1)
	other.Seat = game.B
	if !Alike(es[0], es[1]) || Alike(es[0], other) {
		t.Error("draws of one player are alike, and only those")
	}
}

func TestAnswersAreToldWithTheirQuestion(t *testing.T) {
	m, err := tiny{1}.NewMatch(tinySetup)
	if err != nil {
		t.Fatal(err)
	}
	teller := NewTeller(m, [2]string{"Ana", "Ana"}, speech.InSpanish)
	for _, c := range []struct {
		kind  game.Kind
		do    game.Action
		words string
		want  string
	}{
		{game.YesNo, game.Action{Verb: game.No}, "", "¿Qué juegas? Ana B: no"},
		{game.Number, game.Action{Verb: game.Say, N: 3}, "", "¿Qué juegas? Ana B: 3"},
		{game.Mode, game.Action{Verb: game.Say, N: 3}, "Todo", "¿Qué juegas? Ana B: Todo"},
		{game.Mode, game.Action{Verb: game.Say, N: 3}, "", ""},
		{game.Name, game.Action{Verb: game.NameIt, Face: 3}, "", "¿Qué juegas? Ana B: Ñandú"},
		{game.Name, game.Action{Verb: game.NameIt, N: 2}, "Caballero", "¿Qué juegas? Ana B: Caballero"},
		{game.Main, game.Action{Verb: game.Use, Card: 1, N: 1}, "Roba una carta.", "Ana B usa una carta: Roba una carta."},
		{game.Main, game.Action{Verb: game.Use, Card: 1, N: 1}, "", "Ana B usa una carta"},
		{game.Main, game.Action{Verb: game.Play, Card: 1}, "", ""},
	} {
		if got := teller.Action(game.Decision{Seat: game.B, Kind: c.kind}, c.do, c.words); got != c.want {
			t.Errorf("%+v: got %q, want %q", c.do, got, c.want)
		}
	}
}

func TestATellerSaysWhatCouldBeDone(t *testing.T) {
	m, err := tiny{1}.NewMatch(tinySetup)
	if err != nil {
		t.Fatal(err)
	}
	teller := NewTeller(m, [2]string{"Ana", "Eva"}, speech.InSpanish)
	teller.Event(game.Event{What: game.Plays, Seat: game.A, Card: 1, Face: 1, Sees: game.ByBoth})
	for _, c := range []struct {
		action game.Action
		words  string
		want   string
	}{
		{game.Action{Verb: game.Play, Card: 1}, "", "jugar Rey Arturo Pendragón"},
		{game.Action{Verb: game.Play, Card: 2, Target: 1}, "", "jugar una carta sobre Rey Arturo Pendragón"},
		{game.Action{Verb: game.Use, Card: 1}, "roba una carta", "usar Rey Arturo Pendragón: roba una carta"},
		{game.Action{Verb: game.Attack, Card: 1}, "", "atacar con Rey Arturo Pendragón"},
		{game.Action{Verb: game.Block, Card: 2, Target: 1}, "", "bloquear a Rey Arturo Pendragón con una carta"},
		{game.Action{Verb: game.Pick, Card: 1}, "", "elegir Rey Arturo Pendragón"},
		{game.Action{Verb: game.End}, "", "terminar el turno"},
		{game.Action{Verb: game.Pass}, "", "pasar"},
		{game.Action{Verb: game.Pass}, "no agrupar", "no agrupar"},
		{game.Action{Verb: game.No}, "", "no"},
	} {
		if got := teller.Option(game.Decision{}, c.action, c.words); got != c.want {
			t.Errorf("%+v: %q, want %q", c.action, got, c.want)
		}
	}
}
