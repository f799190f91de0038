package scenario

import (
	"errors"
	"strings"
	"testing"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/myl"
)

// duel is a set-up in which A attacks and nobody has cards in hand, so that the
// match runs through the war.
const duel = `carta: Lancero | Aliado | coste 2 | fuerza 3 | raza Caballero
carta: Muro | Aliado | coste 3 | fuerza 5 | raza Titán
carta: Conjuro | Talismán | coste 0
carta: Reliquia | Tótem | coste 9
carta: Doblón | Oro
A.defensa: Lancero
`

// A scenario stands in the phase that its lines have come to, although the
// match has run on.
func TestTheScenarioStandsBehindTheMatch(t *testing.T) {
	for _, c := range []struct {
		name, text string
		wrong      string // what the failure says, empty for none
	}{
		{"after an attack: in the war", duel + "jugada:\nA ataca con Lancero\nespera fase = guerra\nespera turno = A\nespera B.castillo = 30", ""},
		{"no bloquea, where nobody could", duel + "jugada:\nA ataca con Lancero\nB no bloquea\nespera fase = guerra\nhasta daño\nespera B.castillo = 27", ""},
		{"ceding what nobody was asked", duel + "jugada:\nA ataca con Lancero\nB pasa\nespera fase = guerra\nA pasa\nespera B.castillo = 27\nespera turno = B", ""},
		{"the end of the match too", duel + "B.castillo: 3 Doblón\njugada:\nA ataca con Lancero\nhasta final\nespera ganador = A\nespera B.castillo = 0", ""},
		{"hasta names phases that were run through, in order", duel + "jugada:\nA ataca con Lancero\nhasta ataque\nespera fase = ataque\nhasta bloqueo\nespera fase = bloqueo\nhasta final\nespera fase = final\nespera turno = A\nhasta vigilia\nespera turno = B", ""},
		{"hasta the phase that is on means the next one", duel + "jugada:\nhasta vigilia\nespera turno = B\nhasta vigilia de B\nespera turno = B\nespera B.mano = 1", ""},
		{"nothing is on offer in a phase that was run through", duel + "jugada:\nA ataca con Lancero\nhasta guerra\nespera A no puede atacar con Lancero\nespera B puede jugar Conjuro", "nadie tiene nada que decidir"},
		{"termina ends the phase that the scenario stands in", duel + "jugada:\nA ataca con Lancero\nhasta final\nA termina\nespera turno = B", ""},
		{"and the one that it comes to", duel + "jugada:\nA ataca con Lancero\nA termina\nA termina\nespera fase = guerra\nA termina\nespera B.castillo = 27\nespera turno = B", ""},
		{"nothing to regroup may be left as it is", duel + "jugada:\nA termina\nB termina\nA no agrupa Aliados\nespera turno = A", ""},
		{"a block that is not declared stops an espera", duel + "B.defensa: Muro\njugada:\nA ataca con Lancero\nespera decide B\nespera fase = bloqueo\nhasta guerra\nespera B.castillo = 30", ""},
		{"a later move implies that nobody blocks", duel + "B.defensa: Muro\nA.mano: Conjuro\njugada:\nA ataca con Lancero\nA juega Conjuro\nespera A.cementerio: Conjuro\nhasta final\nespera B.castillo = 27", ""},
		{"priorities are ceded on the way to a move", duel + "A.mano: Conjuro\nB.mano: Reliquia\njugada:\nA ataca con Lancero\nB no bloquea\nA juega Conjuro", ""},
		{"the discard is left to who is named next", duel + "A.mano: 8 Reliquia\njugada:\nA termina\nespera A.mano = 9\nA elige Reliquia#3\nespera A.mano = 8", ""},
		{"the discard has to be chosen", duel + "A.mano: 8 Reliquia\njugada:\nA termina\nespera A.mano = 8", "descarta 1): A.mano.Reliquia#1"},
		{"hasta discards the oldest", duel + "A.mano: Conjuro, 7 Reliquia\njugada:\nhasta vigilia de B\nespera A.cementerio: Conjuro", ""},
		{"regrouping is the default", duel + "jugada:\nA ataca con Lancero\nhasta agrupación de A\nA juega Conjuro", "A no tiene ningún Conjuro"},
		{"castle from the top down", duel + "A.castillo: Conjuro, Muro, Reliquia\njugada:\nespera A.castillo arriba: Conjuro, Muro\nA termina\nespera A.mano: Conjuro\nespera A.castillo arriba: Muro, Reliquia", ""},
		{"castle: what stands there instead", duel + "A.castillo: Conjuro, Muro\njugada:\nespera A.castillo arriba: Muro", "arriba hay Conjuro"},
		{"a zone: what stands there instead", duel + "A.mano: 2 Muro, Conjuro\njugada:\nespera A.mano: Muro, Conjuro", "hay Conjuro, 2 Muro"},
		{"a strength", duel + "jugada:\nespera Lancero.fuerza = 4", "se esperaba Lancero.fuerza = 4; es 3"},
		{"a cost", duel + "A.mano: Muro\njugada:\nespera Muro.coste = 3\nespera Doblón.coste = 0", "no hay ningún Doblón"},
		{"a kind", duel + "jugada:\nespera Lancero es Titán", "es Aliado Caballero"},
		{"an ability that is missing", duel + "jugada:\nespera Lancero tiene habilidad", "no la tiene"},
		{"a place", duel + "jugada:\nespera Lancero en B.defensa", "está en A.defensa"},
		{"the reason of the rulebook", duel + "A.mano: Muro\njugada:\nA juega Muro", "No te alcanza el Oro: Muro cuesta 3"},
		{"the reason behind puede", duel + "B.defensa: Muro (recién)\nturno: B\njugada:\nespera B puede atacar con Muro", "Muro entró en este turno"},
		{"a blocker that is not there", duel + "B.defensa: Muro\njugada:\nA ataca con Lancero\nB bloquea Lancero con Reliquia", "B no tiene ningún Reliquia"},
		{"an attacker that may not", duel + "A.defensa: Muro (recién)\njugada:\nA ataca con Lancero, Muro", "A no puede atacar con Lancero, Muro: Muro entró en este turno"},
		{"a block that nobody is asked for", duel + "jugada:\nA ataca con Lancero\nB bloquea Lancero con Lancero", "B no puede bloquear Lancero con Lancero: nadie le pregunta"},
		{"the match is over", duel + "B.castillo: Doblón\njugada:\nA ataca con Lancero\nhasta final\nA juega Muro", "la partida ya terminó"},
		{"ordinals count before the first is declared", duel + "A.defensa: 2 Lancero\njugada:\nA ataca con Lancero#2, Lancero#3\nespera A.ataque: 2 Lancero", ""},
		{"in any order", duel + "A.defensa: 2 Lancero\njugada:\nespera A puede atacar con Lancero#3, Lancero#1, Lancero#2\nA ataca con Lancero#2, Lancero#1\nespera A.ataque: 2 Lancero", ""},
		{"and so they do in a block", duel + "A.defensa: Lancero\nB.defensa: 2 Muro\njugada:\nA ataca con Lancero#1, Lancero#2\nB bloquea Lancero#2 con Muro#1, Lancero#1 con Muro#2\nhasta final\nespera A.cementerio: 2 Lancero", ""},
		{"an ordinal names one card", duel + "A.defensa: Lancero\njugada:\nA ataca con Lancero#1, Lancero#1", "no todos a la vez"},
		{"a paired attacker", duel + "fase: bloqueo\nA.ataque: Lancero (bloqueado por Muro)\nB.defensa: Muro\njugada:\nhasta final\nespera A.cementerio: Lancero", ""},
		{"a blocker that nobody set up", duel + "fase: bloqueo\nA.ataque: Lancero (bloqueado por Muro)\njugada:\n", "no hay un Muro libre"},
		{"a zone is named where namesakes lie in two", duel + "A.mano: Lancero\njugada:\nespera A.mano.Lancero en A.mano\nespera A.defensa.Lancero en A.defensa\nespera A.mano.Lancero en A.defensa", "está en A.mano"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := newRunner().File("x.esc", []byte(c.text+"\n"))
			switch {
			case c.wrong == "" && !o.Passed():
				t.Error(o)
			case c.wrong != "" && (o.Passed() || !strings.Contains(o.String(), c.wrong)):
				t.Errorf("%v\nwant a failure that says %q", o, c.wrong)
			}
		})
	}
}

// shelf is a catalogue of one card.
type shelf struct{ card.Card }

func (s shelf) Find(name string, _ card.Edition) (card.Card, bool) {
	return s.Card, card.Fold(name) == card.Fold(s.Name)
}

func TestCardsComeFromTheFileOrTheCatalogue(t *testing.T) {
	r := newRunner()
	r.Catalogue = shelf{card.Card{Name: "Tancredo", Type: card.Ally, Cost: 3, Strength: 2, Text: "Indestructible."}}
	text := []byte("A.defensa: TANCREDO\njugada:\nespera Tancredo.fuerza = 2\n")
	if o := r.File("x.esc", text); !o.Passed() {
		t.Error(o)
	}
	r.Read = func(c card.Card) error { return errors.New("no entiendo «Indestructible»") }
	if o := r.File("x.esc", text); o.String() != "falla x.esc:1: el texto de Tancredo no se puede leer: no entiendo «Indestructible»" || o.Unread {
		t.Error(o)
	}
	if o := r.File("x.esc", []byte("A.mano: Tancredo (XX)\njugada:\n")); o.Passed() || !o.Unread {
		t.Errorf("an edition that is none: %v", o)
	}
	if o := r.File("x.esc", []byte("A.mano: Nadie\njugada:\n")); o.Passed() || !strings.Contains(o.String(), "x.esc:1") {
		t.Error(o)
	}
}

func TestTheFileNamesItsRulebook(t *testing.T) {
	text := []byte("reglamento: barbarie\njugada:\n")
	if o := newRunner().File("x.esc", text); !o.Passed() {
		t.Error(o)
	}
	other := &Runner{Rulebooks: []game.Rulebook{myl.Rulebook}}
	if o := other.File("x.esc", text); o.Passed() || o.Unread || !strings.Contains(o.String(), "barbarie") {
		t.Error(o)
	}
}

func TestTheTallyIsTheExitStatus(t *testing.T) {
	for _, c := range []struct {
		files  []string
		line   string
		status int
	}{
		{nil, "0 passed, 0 failed", 0},
		{[]string{"jugada:"}, "1 passed, 0 failed", 0},
		{[]string{"jugada:", "jugada:\nespera turno = B"}, "1 passed, 1 failed", 1},
		{[]string{"jugada:\nespera turno = B", "jugada:\nA baila"}, "0 passed, 2 failed", 2},
	} {
		var tally Tally
		for _, text := range c.files {
			tally.Add(newRunner().File("x.esc", []byte(text)))
		}
		if tally.String() != c.line || tally.Status() != c.status {
			t.Errorf("%q: %v, status %d", c.files, tally, tally.Status())
		}
	}
}

func TestOutcomesSayFileAndLine(t *testing.T) {
	for text, want := range map[string]string{
		"jugada:":                      "ok x.esc",
		"jugada:\nespera turno = B":    "falla x.esc:2: se esperaba turno = B; el turno es de A",
		"jugada:\nA baila\nhasta cena": "falla x.esc:2: no se entiende «baila»: se esperaba juega, usa, ataca con, bloquea, no bloquea, elige, pasa, no agrupa, termina o ajusta\nfalla x.esc:3: no se entiende «cena»: se esperaba «hasta FASE [de A|B]»",
	} {
		if o := newRunner().File("x.esc", []byte(text)); o.String() != want {
			t.Errorf("%q:\n%v\nwant\n%s", text, o, want)
		}
	}
}

func TestZonesAndPhasesAreThoseOfTheRulebook(t *testing.T) {
	b := bookOf(myl.Rulebook)
	for p := Castle; p <= Removed; p++ {
		if z := b.zones[p]; z == 0 || b.place(z) != p {
			t.Errorf("%v: zone %d is %v", p, z, b.place(z))
		}
	}
	for m := Regroup; m <= Final; m++ {
		if ph := b.phases[m]; ph == 0 || b.moment(ph) != m {
			t.Errorf("%v: phase %d is %v", m, ph, b.moment(ph))
		}
	}
	if b.zones[Paid] != myl.PaidGold || b.zones[Removed] != myl.Removed || b.phases[Final] != game.Phase(myl.Final) {
		t.Error("a word means another zone or phase")
	}
}
