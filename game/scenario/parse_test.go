package scenario

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/card"
)

// known defines names that are hard to read among other words.
const known = `carta: Levantar a los Muertos | Talismán | coste 4
carta: Casa en el Bosque | Tótem
carta: Rey con Corona | Aliado
carta: "Org, el Hechicero" | Aliado
A.mano: 2 ¡Desleal!, Ma'arrat An-Numan
`

// parseStep reads one statement that stands after the known names.
func parseStep(t *testing.T, line string) Step {
	t.Helper()
	s, err := Parse("x.esc", []byte(known+"jugada:\n"+line))
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Steps) != 1 {
		t.Fatalf("%d steps", len(s.Steps))
	}
	return s.Steps[0]
}

func TestMovesAreRead(t *testing.T) {
	const at = Line(7)
	some := func(name string) Ref { return Ref{Side: game.Nobody, Name: name} }
	choice := func(name string) Choice { return Choice{Text: name, Ref: some(name)} }
	a, b := By(game.A), By(game.B)
	for _, c := range []struct {
		line string
		want Step
	}{
		{"A juega Presa", Play{at, a, some("Presa"), nil, NoPlace}},
		{"a JUEGA  gran   presa", Play{at, a, some("gran presa"), nil, NoPlace}},
		{"A juega Levantar a los Muertos a Rey con Corona", Play{at, a, some("Levantar a los Muertos"), []Choice{choice("Rey con Corona")}, NoPlace}},
		{"B juega Casa en el Bosque en apoyo", Play{at, b, some("Casa en el Bosque"), nil, Support}},
		{"A juega ¡Desleal! a Uno, B.Dos#2, 3 en mano", Play{at, a, some("¡Desleal!"), []Choice{choice("Uno"),
			{Text: "B.Dos#2", Ref: Ref{game.B, NoPlace, "Dos", 2}}, choice("3")}, Hand}},
		{`A juega "Org, el Hechicero"#1`, Play{at, a, Ref{game.Nobody, NoPlace, "Org, el Hechicero", 1}, nil, NoPlace}},
		{"A juega A.cementerio.Tancredo", Play{at, a, Ref{game.A, Cemetery, "Tancredo", 0}, nil, NoPlace}},
		{"A usa Dandolo", Use{at, a, some("Dandolo"), 0, nil}},
		{"A usa Dandolo habilidad 2 a Presa", Use{at, a, some("Dandolo"), 2, []Choice{choice("Presa")}}},
		{"A ataca con Rey con Corona, Presa # y ya", Attack{at, a, []Ref{some("Rey con Corona"), some("Presa")}}},
		{"B bloquea Rey con Corona con Presa, Otro con Uno", Block{at, b, []Pair{{some("Rey con Corona"), some("Presa")}, {some("Otro"), some("Uno")}}}},
		{"B no bloquea", Block{at, b, nil}},
		{"A elige sí, nada, A", Choose{at, a, []Choice{choice("sí"), choice("nada"), choice("A")}}},
		{`A elige "Robar 2"`, Choose{at, a, []Choice{{"Robar 2", true, some("Robar 2")}}}},
		{"B pasa", Pass{at, b}},
		{"A no agrupa Oros", Keep{at, a, []Place{Paid}}},
		{"A no agrupa oros y aliados", Keep{at, a, []Place{Paid, AttackLine}}},
		{"A termina", End{at, a}},
		{"A ajusta roba 2", Adjust{at, a, "roba 2"}},
		{"hasta daño de B", Until{at, Damage, game.B}},
		{"HASTA DANO", Until{at, Damage, game.Nobody}},
	} {
		if got := parseStep(t, c.line); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s\n got %#v\nwant %#v", c.line, got, c.want)
		}
	}
}

// An expectation says of itself what was read.
func TestExpectationsAreRead(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"A.castillo = 18", "A.castillo = 18"},
		{"ya b.Mano!=2", "B.mano != 2"},
		{"A.removidas <= 0", "A.removidas <= 0"},
		{"A.cementerio: X, 2 Y, Casa en el Bosque", "A.cementerio: X, 2 Y, Casa en el Bosque"},
		{"A.cementerio:", "A.cementerio: nada"},
		{"A.cementerio: nada", "A.cementerio: nada"},
		{"B.defensa incluye X, Y", "B.defensa incluye X, Y"},
		{"B.defensa excluye X", "B.defensa excluye X"},
		{"A.castillo arriba: X, X", "A.castillo arriba: X, X"},
		{"Rey con Corona.fuerza = 4", "Rey con Corona.fuerza = 4"},
		{"A.apoyo.Casa en el Bosque#2.coste >= 1", "A.apoyo.Casa en el Bosque#2.coste >= 1"},
		{`"Org, el Hechicero".fuerza > 0`, "Org, el Hechicero.fuerza > 0"},
		{"¡Desleal!.coste = 3", "¡Desleal!.coste = 3"},
		{"Casa en el Bosque en A.apoyo", "Casa en el Bosque en A.apoyo"},
		{"B.Presa en A.cementerio", "B.Presa en A.cementerio"},
		{"Presa es héroe", "Presa es Héroe"},
		{"Presa no es ARMA", "Presa no es Arma"},
		{"Presa tiene habilidad", "Presa tiene habilidad"},
		{"Presa no tiene habilidad", "Presa no tiene habilidad"},
		{"A.oros = 3", "A.oros = 3"},
		{"A puede jugar Levantar a los Muertos a Presa", "A puede jugar Levantar a los Muertos a Presa"},
		{"A no puede usar Presa habilidad 1", "A no puede usar Presa habilidad 1"},
		{"A puede atacar con Presa", "A puede atacar con Presa"},
		{"B no puede bloquear Presa con Otra", "B no puede bloquear Presa con Otra"},
		{"decide B", "decide B"},
		{"fase = guerra", "fase = guerra"},
		{"turno = B", "turno = B"},
		{"ganador = A", "ganador = A"},
		{"ganador = empate", "ganador = empate"},
		{"ganador = nadie", "ganador = nadie"},
	} {
		got := parseStep(t, "espera "+c.line).(Expect)
		if got.That.String() != c.want || got.Now != strings.HasPrefix(c.line, "ya ") {
			t.Errorf("%s: read as %v, ya %v", c.line, got.That, got.Now)
		}
	}
}

func TestSetUpIsRead(t *testing.T) {
	s, err := Parse("x.esc", []byte(`
# comentario
TITULO: Un título: con dos puntos
reglamento: Barbarie
semilla: 7
Carta: Dos Razas | aliado | fuerza 2 | única | raza Héroe y titán | coste 1 | texto: Paga 1 | gana 2.
carta: Sin nada | Totem
turno: B
número de turno: 9
fase: GUERRA
B.ataque: 2 Dos Razas (recién), Otro (con Espada, Hacha) (bloqueado por Muro#2)
A.castillo: 3 X, Y
jugada:
`))
	if err != nil {
		t.Fatal(err)
	}
	want := &Scenario{
		File: "x.esc", Title: "Un título: con dos puntos", Rules: "barbarie", Seed: 7,
		Cards: []Definition{
			{6, card.Card{Name: "Dos Razas", Type: card.Ally, Races: card.RacesOf(card.Heroe, card.Titan), Cost: 1, Strength: 2,
				Unique: true, Ability: card.WithAbility, Text: "Paga 1 | gana 2."}},
			{7, card.Card{Name: "Sin nada", Type: card.Totem, Cost: 0, Strength: card.NoNumber, Ability: card.WithoutAbility}},
		},
		Active: game.B, Turn: 9, Phase: War,
		Lays: []Lay{
			{11, game.B, AttackLine, []Entry{
				{Count: 2, Name: "Dos Razas", Fresh: true},
				{Count: 1, Name: "Otro", Arms: []string{"Espada", "Hacha"}, Blocker: &Ref{game.Nobody, NoPlace, "Muro", 2}},
			}},
			{12, game.A, Castle, []Entry{{Count: 3, Name: "X"}, {Count: 1, Name: "Y"}}},
		},
		Moves: 13,
	}
	if !reflect.DeepEqual(s, want) {
		t.Errorf("got  %+v\nwant %+v", s, want)
	}
}

// Every error of a file is told, with its line and the words that it is about.
func TestErrorsNameLineAndWords(t *testing.T) {
	_, err := Parse("x.esc", []byte(`carta: Presa | Bicho
carta: Presa | Aliado | peso 3
carta: Otra | Oro | coste 2
carta: Otra2 | Aliado | raza Elfo
fase: siesta
reglamento: casero
semilla: x
turno: C
número de turno: 0
A.bolsillo: Presa
A.ataque: Presa
A.mano: 0 Presa
A.mano: 999 Presa
A.mano: Presa (dormido)
A.mano: Presa,
color: rojo
sin clave
jugada:
A baila con Lobos
A juega
A juega Presa a
hasta siesta
espera Presa
espera A.castillo arriba: 
espera A puede volar
C pasa
A pasa ahora
A elige "Presa
B bloquea Presa
A no agrupa Armas
espera Presa es Elfo
título: tarde
`))
	list, ok := err.(Errors)
	if !ok {
		t.Fatalf("%T: %v", err, err)
	}
	var got []string
	for _, e := range list {
		got = append(got, fmt.Sprintf("%d %s", e.Line, e.Words))
	}
	want := []string{"1 Bicho", "2 peso 3", "3 coste 2", "4 Elfo", "5 siesta", "6 casero", "7 x", "8 C", "9 0",
		"10 A.bolsillo:", "12 0 Presa", "13 999 Presa", "14 dormido)", "15 Presa,", "16 color:", "17 sin clave",
		"19 baila con Lobos", "20 A juega", "21 A juega Presa a", "22 siesta", "23 espera Presa", "24 espera A.castillo arriba:",
		"25 volar", "26 C pasa", "27 ahora", `28 A elige "Presa`, "29 B bloquea Presa", "30 Armas", "31 Elfo", "32 título: tarde"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if text := list[16].Error(); text != "x.esc:19: no se entiende «baila con Lobos»: se esperaba juega, usa, ataca con, bloquea, no bloquea, elige, pasa, no agrupa, termina o ajusta" {
		t.Errorf("%q", text)
	}
}

func TestAnAttackerNeedsALaterPhase(t *testing.T) {
	for lines, refused := range map[string]bool{
		"A.ataque: X":                         true,
		"A.ataque: X\nfase: ataque":           true,
		"A.ataque: X\nfase: agrupación":       true,
		"A.ataque: X\nfase: bloqueo":          false,
		"fase: final\nA.ataque: X":            false,
		"B.ataque: X":                         false, // it attacked in its own turn
		"B.ataque: X\nturno: B":               true,
		"B.ataque: X\nturno: B\nfase: guerra": false,
	} {
		if _, err := Parse("x.esc", []byte(lines+"\njugada:\n")); (err != nil) != refused {
			t.Errorf("%q: %v", lines, err)
		}
	}
}

func TestAFileWithoutMovesIsRefused(t *testing.T) {
	for _, text := range []string{"", "título: nada\n"} {
		if _, err := Parse("x.esc", []byte(text)); err == nil || !strings.Contains(err.Error(), "jugada:") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(known + "jugada:\nA juega Levantar a los Muertos a B.mano.X#2 en apoyo\nespera ya A.castillo arriba: 2 X\n")
	f.Add("A.ataque: 2 X (recién) (con Y) (bloqueado por Z#1)\nfase: guerra\njugada:\nB bloquea X con Y\nhasta final de A\n")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse("x.esc", []byte(text))
		if (s == nil) == (err == nil) {
			t.Fatalf("%v, %v", s, err)
		}
	})
}
