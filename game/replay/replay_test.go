package replay

import (
	"bytes"
	"errors"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/speech"

	"pgregory.net/rapid"
)

var tinySetup = game.Setup{
	Cards: []card.Card{
		{Edition: "ES", Number: 1, Name: "Rey Arturo Pendragón", Type: card.Ally, Races: card.RacesOf(card.Caballero, card.Heroe),
			Cost: 5, Strength: 2, Frequency: card.Real, Unique: true, Ability: card.WithAbility,
			Text: "Cuando \"entra\" en juego,\nroba = 1.", Illustrator: "Waldo Retamales", Source: card.Rulebook},
		{Edition: "ES", Number: 211, Name: "Oro", Type: card.Gold, Cost: card.NoNumber, Strength: card.NoNumber,
			Frequency: card.PlainGold, Ability: card.WithoutAbility, Source: card.TwoLists},
		{Name: "Ñandú", Cost: 0, Strength: card.NoNumber, Origin: "HE"},
	},
	Decks: [2]game.Deck{
		{Initial: 2, Castle: []game.Face{1, 1, 3, 1, 3, 3, 1, 1, 3, 1, 3, 3}},
		{Initial: 2, Castle: []game.Face{3, 3, 3, 1, 1, 1, 3, 3, 3, 1, 1, 1}},
	},
}

// record plays a match with seeded choices, stopping after at most limit actions.
func record(t interface{ Fatal(...any) }, book game.Rulebook, seed uint64, limit int) *Record {
	m, err := book.NewMatch(tinySetup)
	if err != nil {
		t.Fatal(err)
	}
	r := NewRecorder(book, tinySetup)
	r.Title([2]Player{{"Ana", "Dragones de Magma"}, {"", "Titanes"}}, "2026-03-01 18:20")
	rand := game.NewRand(seed)
	for n := 0; m.Result().Open() && n < limit; n++ {
		options := m.Options(nil)
		a := options[rand.Below(len(options))]
		if err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
		r.Add(m, a)
	}
	return r.Finish(m)
}

func encode(t interface{ Fatal(...any) }, r *Record) string {
	var b bytes.Buffer
	if err := r.Encode(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestReplayReproducesHashes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := record(t, tiny{1}, rapid.Uint64().Draw(t, "seed"), rapid.IntRange(0, 60).Draw(t, "limit"))
		back, err := Decode(strings.NewReader(encode(t, r)))
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(back, normal(r)) {
			t.Fatalf("read back %+v\nwrote     %+v", back, r)
		}
		p, err := Play(back, tiny{1})
		if err != nil {
			t.Fatal(err)
		}
		if d := p.Difference(); d != nil {
			t.Fatal(d)
		}
		if p.Len() != len(r.Actions) || p.At(p.Len()).Hash() != r.End.Hash {
			t.Fatalf("replay has %d actions of %d", p.Len(), len(r.Actions))
		}
	})
}

// normal makes the empty lists of r what reading gives.
func normal(r *Record) *Record {
	if len(r.Actions) == 0 {
		r.Actions = nil
	}
	if len(r.Hashes) == 0 {
		r.Hashes = nil
	}
	return r
}

func TestEveryPositionIsReachedAlike(t *testing.T) {
	r := record(t, tiny{1}, 7, 1000)
	p, err := Play(r, tiny{1})
	if err != nil {
		t.Fatal(err)
	}
	m, err := tiny{1}.NewMatch(tinySetup)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n <= p.Len(); n++ {
		if got := p.At(n).Hash(); got != m.Hash() {
			t.Fatalf("position %d has hash %x, want %x", n, got, m.Hash())
		}
		if n < p.Len() {
			if err := m.Apply(r.Actions[n]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if p.At(-5).Hash() != p.At(0).Hash() || p.At(9999).Hash() != p.At(p.Len()).Hash() {
		t.Error("a position outside the match is not brought inside")
	}
}

func TestAChangedActionIsReportedWithItsNumber(t *testing.T) {
	r := record(t, tiny{1}, 7, 1000)
	r.Actions[4] = game.Action{Verb: game.Attack, Card: 1}
	p, err := Play(r, tiny{1})
	if err != nil {
		t.Fatal(err)
	}
	d := p.Difference()
	if d == nil || d.Action != 5 || p.Len() != 4 {
		t.Fatalf("difference %v, length %d", d, p.Len())
	}
	if want := "acción 5: no se puede hacer «atacar carta=1»: Ñandú no puede hacer eso"; d.Error() != want {
		t.Errorf("got  %s\nwant %s", d, want)
	}
}

func TestAChangedRulebookIsReported(t *testing.T) {
	p, err := Play(record(t, tiny{1}, 7, 1000), tiny{2})
	if err != nil {
		t.Fatal(err)
	}
	d := p.Difference()
	if d == nil || !strings.Contains(d.Error(), "se grabó con la versión 1 del reglamento y este programa tiene la 2") {
		t.Fatalf("difference %v", d)
	}
}

func TestAChangedHashIsReported(t *testing.T) {
	r := record(t, tiny{1}, 7, 1000)
	r.Hashes[1]++
	p, err := Play(r, tiny{1})
	if err != nil {
		t.Fatal(err)
	}
	if d := p.Difference(); d == nil || d.Action != 2*Every {
		t.Fatalf("difference %v", d)
	}
}

func TestAnUnknownRulebookIsAnError(t *testing.T) {
	if _, err := Play(record(t, tiny{1}, 7, 10)); err == nil || !strings.Contains(err.Error(), `"tiny"`) {
		t.Errorf("error %v", err)
	}
}

func TestABrokenOffRecordReads(t *testing.T) {
	text := encode(t, record(t, tiny{1}, 7, 1000))
	whole := strings.Split(text, "\n")
	end := strings.LastIndex(text, wordEnd+" ")
	for cut := strings.Index(text, wordActions) + len(wordActions) + 1; cut < end; cut++ {
		r, err := Decode(strings.NewReader(text[:cut]))
		if err != nil {
			t.Fatalf("cut after %q: %v", whole[strings.Count(text[:cut], "\n")], err)
		}
		if r.End != nil || r.Result().Over {
			t.Fatalf("cut at %d has an end", cut)
		}
		p, err := Play(r, tiny{1})
		if err != nil || p.Difference() != nil {
			t.Fatalf("cut at %d: %v, %v", cut, err, p.Difference())
		}
	}
}

func TestAConcededMatchIsKeptAsSuch(t *testing.T) {
	m, err := tiny{1}.NewMatch(tinySetup)
	if err != nil {
		t.Fatal(err)
	}
	rec := NewRecorder(tiny{1}, tinySetup)
	rand := game.NewRand(5)
	for range 9 {
		options := m.Options(nil)
		a := options[rand.Below(len(options))]
		if err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
		rec.Add(m, a)
	}
	text := encode(t, rec.End(m, game.Result{Over: true, Winner: game.B, Why: game.Conceded}))
	if want := "fin 9 gana=B por=abandono estado="; !strings.Contains(text, want) {
		t.Fatalf("no %q in\n%s", want, text)
	}
	back, err := Decode(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := back.Result(), (game.Result{Over: true, Winner: game.B, Why: game.Conceded}); got != want {
		t.Errorf("result %+v", got)
	}
	p, err := Play(back, tiny{1})
	if err != nil || p.Difference() != nil {
		t.Fatalf("%v, %v", err, p.Difference())
	}
	if got := NewTeller(p.At(0), [2]string{"Ana", "Beto"}, speech.InSpanish).Result(back.Result()); got != "Gana Beto: abandono" {
		t.Errorf("told as %q", got)
	}
	if _, err := Decode(strings.NewReader(strings.Replace(text, "gana=B", "gana=nadie", 1))); err == nil {
		t.Error("a match is given up and nobody wins")
	}
}

func TestAMatchAtWhichTheRulebookFailedIsKeptUpToThere(t *testing.T) {
	m, err := tiny{1}.NewMatch(tinySetup)
	if err != nil {
		t.Fatal(err)
	}
	rec := NewRecorder(tiny{1}, tinySetup)
	var kept []game.Match
	for range 2*Every + 3 {
		kept = append(kept, m.Clone())
		a := m.Options(nil)[0]
		if err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
		rec.Add(m, a)
	}
	fault := &game.Fault{Action: game.Action{Verb: game.Pass}, Cause: strings.Repeat("\"ñ\n", 400)}
	back, err := Decode(strings.NewReader(encode(t, rec.Fail(m, fault))))
	if err != nil {
		t.Fatal(err)
	}
	if want := (game.Result{Over: true, Winner: game.Nobody, Why: game.Failed}); back.Result() != want || !strings.HasPrefix(back.End.Fault, "pasar: \"ñ\n") {
		t.Errorf("result %+v, fault %q", back.Result(), back.End.Fault)
	}
	if p, err := Play(back, tiny{1}); err != nil || p.Difference() != nil || p.Len() != 2*Every+3 {
		t.Fatalf("%v, %v", err, p.Difference())
	}
	rec.Back(10) // and it goes on
	m = kept[len(kept)-10]
	for rec.Len() < 2*Every+1 {
		options := m.Options(nil)
		a := options[len(options)-1]
		if err := m.Apply(a); err != nil {
			t.Fatal(err)
		}
		rec.Add(m, a)
	}
	back, err = Decode(strings.NewReader(encode(t, rec.Finish(m))))
	if err != nil {
		t.Fatal(err)
	}
	if p, err := Play(back, tiny{1}); err != nil || p.Difference() != nil || p.Len() != 2*Every+1 {
		t.Fatalf("%v, %v", err, p.Difference())
	}
}

// brittle is the tiny rulebook that fails at an action.
type brittle struct{ tiny }

func (b brittle) NewMatch(s game.Setup) (game.Match, error) {
	m, err := b.tiny.NewMatch(s)
	return brittleMatch{m}, err
}

type brittleMatch struct{ game.Match }

func (b brittleMatch) Apply(a game.Action) error {
	if b.Hash()%7 == 0 {
		panic("no bearer")
	}
	return b.Match.Apply(a)
}
func (b brittleMatch) Clone() game.Match { return brittleMatch{b.Match.Clone()} }

func TestARulebookThatFailsAtARecordIsADifference(t *testing.T) {
	r := record(t, tiny{1}, 7, 1000)
	p, err := Play(r, brittle{})
	if err != nil {
		t.Fatal(err)
	}
	if d := p.Difference(); d == nil || !strings.Contains(d.Reason.Error(), "no bearer") || p.At(p.Len()) == nil {
		t.Errorf("the difference is %v", d)
	}
}

// A match that the rules have ended cannot have been given up as well.
func TestAConcessionAfterTheEndIsADifference(t *testing.T) {
	r := record(t, tiny{1}, 7, 1000)
	r.End.Result = game.Result{Over: true, Winner: game.B, Why: game.Conceded}
	p, err := Play(r, tiny{1})
	if err != nil {
		t.Fatal(err)
	}
	if p.Difference() == nil {
		t.Error("nothing differs")
	}
}

func TestBadRecordsNameTheirLine(t *testing.T) {
	good := encode(t, record(t, tiny{1}, 7, 22))
	for _, c := range []struct{ name, old, new, want string }{
		{"another file", wordHead, "hola", "línea 1: no es una partida grabada de Castillo"},
		{"a newer format", wordHead + " 1", wordHead + " 2", "línea 1: la partida está en el formato 2 y este programa lee hasta el 1: hace falta un Castillo más nuevo"},
		{"a changed card", "coste=5", "coste=4", `línea 4: la carta "Rey Arturo Pendragón" no es la que se grabó: su suma no coincide`},
		{"a cost out of range", "coste=5", "coste=500", "línea 4: coste=500 no vale: va de -128 a 127"},
		{"an unknown type", "tipo=Aliado", "tipo=Elfo", `línea 4: tipo: "Elfo" no es un tipo de carta; los tipos son Aliado, Arma, Talismán, Tótem, Oro`},
		{"a missing card", "carta 2 ", "carta 7 ", `línea 5: aquí va la carta 2, no "7"`},
		{"a face beyond the cards", "castillo=1,1", "castillo=1,9", `línea 7: "9" no es una carta de las 3 de la partida`},
		{"a missing seat", "asiento A", "asiento B", `línea 7: aquí va el asiento A, no "B"`},
		{"an unknown action", "repartir", "robar", `línea 10: "robar" no es una acción`},
		{"an unknown field", "repartir carta=1", "repartir color=1", "línea 10: sobra color=1"},
		{"an open quote", "fuente=reglamento", `fuente="reglamento`, "línea 4: faltan unas comillas que cierren"},
		{"a missing state", "estado 20", "pasar n=20", "línea 30: falta el estado tras la acción 20"},
		{"a false count", "fin 22", "fin 23", `línea 33: el fin cuenta "23" acciones y hay 22`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if !strings.Contains(good, c.old) {
				t.Fatalf("the record has no %q:\n%s", c.old, good)
			}
			_, err := Decode(strings.NewReader(strings.Replace(good, c.old, c.new, 1)))
			var line *LineError
			if !errors.As(err, &line) || err.Error() != c.want {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
}

func TestDecodingIsBounded(t *testing.T) {
	head := wordHead + " 1\n" + wordBook + " tiny version=1\n"
	seats := "asiento A inicial=0 castillo=\nasiento B inicial=0 castillo=\nacciones\n"
	for name, text := range map[string]string{
		"a long line":       head + "fecha " + strings.Repeat("x", 2*MaxLine),
		"a long first line": strings.Repeat("x", 2*MaxLine),
		"a long file":       head + strings.Repeat("fecha x\n", MaxBytes/8+1),
		"a big deck":        head + "asiento A castillo=" + strings.Repeat("0,", game.MaxCards) + "0\n",
	} {
		if _, err := Decode(strings.NewReader(text)); err == nil {
			t.Errorf("%s is read", name)
		}
	}
	var b strings.Builder
	b.WriteString(head + seats)
	for n := 1; n <= MaxActions+1; n++ {
		b.WriteString("pasar\n")
		if n%Every == 0 {
			b.WriteString("estado " + strconv.Itoa(n) + " 0000000000000000\n")
		}
	}
	if _, err := Decode(strings.NewReader(b.String())); err == nil || !strings.Contains(err.Error(), "más de 65536 acciones") {
		t.Errorf("too many actions: %v", err)
	}
}

func TestARecordThatWouldNotReadIsNotWritten(t *testing.T) {
	r := record(t, tiny{1}, 7, 10)
	r.Actions[3].Verb = 99
	var b bytes.Buffer
	if err := r.Encode(&b); err == nil || b.Len() > 0 {
		t.Errorf("wrote %d bytes, error %v", b.Len(), err)
	}
}

func TestPinTellsCardsApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, d := drawCard(t, "a"), drawCard(t, "b")
		if (Pin(c) == Pin(d)) != (c == d) {
			t.Fatalf("pins of\n%+v\n%+v", c, d)
		}
		r := &Record{Rulebook: "x", Setup: game.Setup{Cards: []card.Card{c, d}}}
		back, err := Decode(strings.NewReader(encode(t, r)))
		if err != nil || back.Setup.Cards[0] != c || back.Setup.Cards[1] != d {
			t.Fatalf("read back %+v, %v\nwrote %+v", back, err, r)
		}
	})
}

func drawCard(t *rapid.T, label string) card.Card {
	text := rapid.OneOf(rapid.Just(""), rapid.String())
	return card.Card{
		Edition:     card.Edition(text.Draw(t, label+" edition")),
		Number:      rapid.IntRange(0, 999).Draw(t, label+" number"),
		Name:        text.Draw(t, label+" name"),
		Type:        card.Type(rapid.IntRange(0, int(card.Gold)).Draw(t, label+" type")),
		Races:       card.Races(rapid.IntRange(0, 1<<card.RaceCount-1).Draw(t, label+" races")) << 1,
		Cost:        rapid.Int8().Draw(t, label+" cost"),
		Strength:    rapid.Int8().Draw(t, label+" strength"),
		Frequency:   card.Frequency(rapid.IntRange(0, int(card.Promo)).Draw(t, label+" frequency")),
		Unique:      rapid.Bool().Draw(t, label+" unique"),
		Ability:     card.Ability(rapid.IntRange(0, int(card.WithAbility)).Draw(t, label+" ability")),
		Text:        text.Draw(t, label+" text"),
		Illustrator: text.Draw(t, label+" illustrator"),
		Origin:      card.Edition(text.Draw(t, label+" origin")),
		Source:      card.Source(rapid.IntRange(0, int(card.Owner)).Draw(t, label+" source")),
	}
}

func TestTheTextOfARecordThatGrowsIsThatOfTheRecord(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		whole := record(t, tiny{1}, rapid.Uint64().Draw(t, "seed"), rapid.IntRange(0, 100).Draw(t, "actions"))
		again := NewRecorder(tiny{1}, whole.Setup)
		again.Title(whole.Players, whole.Date)
		m, err := (tiny{1}).NewMatch(whole.Setup)
		if err != nil {
			t.Fatal(err)
		}
		same := func() {
			t.Helper()
			text, err := again.Text()
			if want := encode(t, again.Record()); err != nil || string(text) != want {
				t.Fatalf("%v, written is\n%s\nwant\n%s", err, text, want)
			}
		}
		for _, a := range whole.Actions {
			if err := m.Apply(a); err != nil {
				t.Fatal(err)
			}
			if again.Add(m, a); rapid.Bool().Draw(t, "asked") {
				same()
			}
			if rapid.IntRange(0, 9).Draw(t, "taken back") == 0 {
				back := rapid.IntRange(0, again.Len()).Draw(t, "actions back")
				kept := again.Record().Actions[again.Len()-back:]
				again.Back(back)
				same()
				for _, b := range kept { // and done again
					again.Add(m, b)
				}
			}
		}
		again.Finish(m)
		same()
	})
}

func TestARecordThatCannotBeReadIsNotWritten(t *testing.T) {
	r := NewRecorder(tiny{1}, tinySetup)
	m, err := (tiny{1}).NewMatch(tinySetup)
	if err != nil {
		t.Fatal(err)
	}
	r.Add(m, game.Action{Verb: 200})
	if text, err := r.Text(); err == nil {
		t.Errorf("written is\n%s", text)
	}
	r.Back(1)
	r.Add(m, game.Action{Verb: game.Pass})
	if _, err := r.Text(); err != nil {
		t.Error(err)
	}
}
