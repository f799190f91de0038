package playmat

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"castillo/game"
	"castillo/ui/loop"
)

// asking shows a made-up decision.
func asking(m *Mat, d game.Decision, options ...game.Action) {
	d.Seat = game.A
	s := m.step
	s.View.Decision, s.Options, s.Events = d, options, nil
	m.arrived = []Step{s}
	m.catchUp()
}

func labels(m *Mat) string {
	var out []string
	for _, c := range m.prompt.choices {
		out = append(out, c.label())
	}
	return strings.Join(out, "|")
}

func TestEveryKindOfDecisionHasItsButtons(t *testing.T) {
	m := open(t, sit(t))
	say := func(n int16) game.Action { return game.Action{Verb: game.Say, N: n} }
	cases := []struct {
		name    string
		kind    game.Kind
		options []game.Action
		want    string
	}{
		{"main", game.Main, []game.Action{{Verb: game.Play, Card: knight}, {Verb: game.End}}, "Terminar turno  [T]"},
		{"attack", game.Main, []game.Action{{Verb: game.Attack, Card: knight}, {Verb: game.Pass}}, "Listo  [espacio]"},
		{"priority", game.Main, []game.Action{{Verb: game.Play, Card: spell}, {Verb: game.Pass}}, "Pasar  [espacio]|No preguntar más este turno  [Q]"},
		{"choose on the table", game.Choose, []game.Action{{Verb: game.Pick, Card: knight}, {Verb: game.Pass}}, "Nada más  [espacio]"},
		{"choose from a deck", game.Choose, []game.Action{{Verb: game.Pick, Card: deckTop + 4}, {Verb: game.Pick, Card: deckTop + 3}}, "Elegir entre 2 cartas  [1]"},
		{"yes or no", game.YesNo, []game.Action{{Verb: game.Yes}, {Verb: game.No}}, "Sí  [S]|No  [N]"},
		{"number", game.Number, []game.Action{say(0), say(1), say(7)}, "0  [1]|1  [2]|7  [3]"},
		{"order", game.Order, []game.Action{{Verb: game.Pick, Card: knight}, {Verb: game.Pick, Card: sword}}, "Caballero  [1]|Espada  [2]"},
		{"name", game.Name, []game.Action{{Verb: game.NameIt, Face: 3}, {Verb: game.NameIt, N: 2}}, "Hechizo  [1]|Caballero  [2]"},
		{"mode with words", game.Mode, []game.Action{say(4), say(1)}, "Todas  [1]|Nada  [2]"},
		{"mode that cannot be tried", game.Mode, []game.Action{say(0), say(1)}, "Nada  [1]|Nada  [2]"},
		{"adjustment", game.Main, []game.Action{{Verb: game.Propose}}, "Ajustar a mano…  [M]"},
	}
	for _, test := range cases {
		asking(m, game.Decision{Kind: test.kind}, test.options...)
		if got := labels(m); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
		if buried := test.name == "choose from a deck"; buried != (m.panel != nil) {
			t.Errorf("%s: panel %v", test.name, m.panel != nil)
		}
		if m.panel != nil {
			m.fold()
		}
	}
}

func TestManyAnswersMakeAList(t *testing.T) {
	m := open(t, sit(t))
	var many []game.Action
	for i := range int16(300) {
		many = append(many, game.Action{Verb: game.Say, N: i})
	}
	asking(m, game.Decision{Kind: game.Number}, many...)
	if !m.prompt.lists() || m.prompt.scroll.Visible() || len(m.prompt.buttons.Objects) != 0 {
		t.Error("300 numbers should be a list")
	}
	m.prompt.finder.list.Select(7)
	if m.board.word.said == "" {
		t.Error("selecting does not answer")
	}
	asking(m, game.Decision{Kind: game.Number}, many[:2]...)
	if m.prompt.lists() || labels(m) != "0  [1]|1  [2]" {
		t.Error("two numbers should be buttons")
	}
}

// TestAListIsSearchedByTyping: without a mouse, any of many answers is a few
// letters away.
func TestAListIsSearchedByTyping(t *testing.T) {
	names := []string{"Águila", "Dragón Nival", "Drakkar", "El Gran Dragón", "Hidra", "Kraken", "Lir", "Nube", "Oso", "Pan", "12", "120"}
	for _, test := range []struct {
		typed string
		keys  []fyne.KeyName
		want  string
	}{
		{"", nil, "Águila"},
		{"", []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyUp}, "Dragón Nival"},
		{"", []fyne.KeyName{fyne.KeyEnd}, "120"},
		{"", []fyne.KeyName{fyne.KeyPageDown}, "Oso"},
		{"agu", nil, "Águila"},
		{"drag", nil, "Dragón Nival"},
		{"drag", []fyne.KeyName{fyne.KeyDown, fyne.KeyDown}, "El Gran Dragón"},
		{"gran d", nil, "El Gran Dragón"},
		{"drx", nil, "Dragón Nival"}, // a slip is not taken
		{"dra", []fyne.KeyName{fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyBackspace, fyne.KeyEnd}, "120"},
		{"oso", []fyne.KeyName{fyne.KeyEscape}, "Águila"},
		{"rag", nil, "Águila"}, // no word begins so
		{"12", nil, "12"},
	} {
		m := open(t, sit(t))
		var chosen string
		var choices []choice
		for _, name := range names {
			choices = append(choices, choice{Text: name, Do: func() { chosen = name }})
		}
		asking(m, game.Decision{Kind: game.Name}, game.Action{Verb: game.NameIt, Face: 1})
		m.prompt.ask("¿Cuál?", choices)
		for _, r := range test.typed {
			m.rune(r)
		}
		for _, k := range test.keys {
			m.key(k)
		}
		if hint := m.prompt.question.Text; m.prompt.finder.typed != "" && !strings.Contains(hint, "«"+m.prompt.finder.typed+"»") {
			t.Errorf("%q: the question is %q", test.typed, hint)
		}
		if m.key(fyne.KeyReturn); chosen != test.want {
			t.Errorf("%q %v: %q, want %q", test.typed, test.keys, chosen, test.want)
		}
	}
}

func TestRivalsCardIsShownLarge(t *testing.T) {
	m := open(t, sit(t))
	s := m.step
	s.Events = []game.Event{{What: game.Plays, Seat: game.B, Card: spell + rivals, Face: 3, Sees: game.ByBoth}, {What: game.Damages, Seat: game.A, N: 2}}
	m.arrived = []Step{s}
	m.catchUp()
	if m.closeup.facts.Name != "Hechizo" || m.board.word.said != "Tu castillo recibe 2 de daño" {
		t.Errorf("%+v %q", m.closeup.facts, m.board.word.said)
	}
}

func TestAbilitiesOfOneCardAreListed(t *testing.T) {
	m := open(t, sit(t))
	m.held = knight
	m.intents = []Intent{{Plan: []game.Action{{Verb: game.Use, Card: knight, N: 1}}}, {Plan: []game.Action{{Verb: game.Use, Card: knight, N: 2}}}}
	m.ask()
	if got := labels(m); got != "Usar: habilidad 1  [1]|Usar: Roba dos cartas.  [2]|Soltar  [Esc]" {
		t.Error(got)
	}
}

func TestDropThatMayMeanTwoThingsAsks(t *testing.T) {
	m := open(t, sit(t))
	m.held = knight
	m.intents = []Intent{{Plan: []game.Action{{Verb: game.Play, Card: knight}}, Drops: []Drop{field}},
		{Plan: []game.Action{{Verb: game.Attack, Card: knight}}, Drops: []Drop{field}}}
	m.release(field, true)
	if got := labels(m); got != "Jugar  [1]|Atacar  [2]|Soltar  [Esc]" || m.held != knight {
		t.Error(got)
	}
	m.rune('1')
	run(t, m)
	if zoneOf(m, knight) != fField {
		t.Error("the answer is not carried out")
	}
}

func TestLongWordsGoOnInTheNextLine(t *testing.T) {
	loop.NewApp()
	const width = 240
	short := choice{Text: "Pasar"}.within(width)
	long := choice{Text: strings.Repeat("Destruye el Aliado oponente que elijas. ", 4), Key: "1"}.within(width)
	if long.MinSize().Width > width || long.MinSize().Height < 3*short.MinSize().Height/2 {
		t.Errorf("a short answer needs %v, a long one %v", short.MinSize(), long.MinSize())
	}
}

func TestBlockersAreLinkedToTheirAttackers(t *testing.T) {
	m := open(t, sit(t))
	s := m.step
	s.View.Cards = slices.Clone(s.View.Cards)
	s.View.Cards[knight-1].Zone, s.View.Cards[knight-1].Marks, s.View.Cards[knight-1].Foe = fField, game.Blocking, rivals+knight
	foe := &s.View.Cards[rivals+knight-1]
	foe.Zone, foe.Marks, foe.Foe, foe.Face = fField, game.Attacking|game.Blocked, knight, 1
	s.Events = nil // a table that one comes back to has no events
	m.arrived = []Step{s}
	m.catchUp()
	blocker, _ := m.board.place(Drop{Card: knight})
	attacker, _ := m.board.place(Drop{Card: rivals + knight})
	if len(m.board.links.Objects) == 0 {
		t.Error("no lines")
	}
	for _, o := range m.board.links.Objects {
		if line, ok := o.(*canvas.Line); ok {
			at := rect{line.Position().X, line.Position().Y, line.Size().Width, line.Size().Height}
			if overlap(at, m.board.ground.Strip) || overlap(at, blocker) || overlap(at, attacker) {
				t.Errorf("a line at %+v lies over a fighter or the phases", at)
			}
		}
	}
	s.View.Cards[knight-1].Marks, s.View.Cards[knight-1].Foe = 0, 0
	m.arrived = []Step{s}
	m.catchUp()
	if n := len(m.board.links.Objects); n != 0 {
		t.Errorf("%d lines when the fight is over", n)
	}
}

func TestAShorterListMayFollowALongOne(t *testing.T) {
	m := open(t, sit(t))
	for _, n := range []int16{300, 20} {
		var many []game.Action
		for i := range n {
			many = append(many, game.Action{Verb: game.Say, N: i})
		}
		asking(m, game.Decision{Kind: game.Number}, many...)
		m.key(fyne.KeyEnd)
		if got := len(m.prompt.finder.found); got != int(n) {
			t.Errorf("%d answers of %d", got, n)
		}
	}
}

func TestAListIsSearchedWhileACardIsHeld(t *testing.T) {
	m := open(t, sit(t))
	var chosen string
	var choices []choice
	for i := range 12 {
		name := string(rune('a'+i)) + "x"
		choices = append(choices, choice{Text: name, Do: func() { chosen = name }})
	}
	asking(m, game.Decision{Kind: game.Name}, game.Action{Verb: game.NameIt, Face: 1})
	m.prompt.ask("¿Cuál?", choices)
	m.held = 1
	if m.searches() {
		t.Error("the keys of the table go to the list before anything is typed")
	}
	m.rune('i')
	if m.key(fyne.KeyReturn); chosen != "ix" {
		t.Errorf("%q is chosen", chosen)
	}
}

func TestHowTheRivalIsHurriedIsToldInOneTurn(t *testing.T) {
	m := open(t, sit(t))
	m.config.Habits.Warned, m.hinted = 0, 0
	m.step.View.Active, m.step.View.Turn = m.config.Human.Other(), 2
	for range 2 {
		if m.hurryHint() == "" || m.config.Habits.Warned&ToldToHurry == 0 {
			t.Error("it is not told all through the first turn of the rival")
		}
	}
	if m.step.View.Turn = 4; m.hurryHint() != "" {
		t.Error("it is told again")
	}
}
