package scenario

import (
	"strings"
	"testing"

	"castillo/game"
)

// toyCards defines what the toy's scenarios play with.
const toyCards = `
carta: Mago | Aliado
carta: Doble | Aliado
carta: Hasta | Aliado
carta: Modo | Aliado
carta: Cuenta | Aliado
carta: Cuenta hasta | Aliado
carta: Nombra | Aliado
carta: Nombra carta | Aliado
carta: Nombra tipo | Aliado
carta: Nombra coste | Aliado
carta: Busca | Aliado
carta: Coste | Aliado
carta: Tarde | Aliado
carta: Doble hasta | Aliado
carta: Mira | Aliado
carta: Orden | Aliado
carta: Cambio | Aliado
carta: Única | Aliado
carta: Guardia | Aliado
carta: Presa | Aliado
carta: Otra | Aliado
carta: "Org, el Hechicero" | Aliado
A.mano: Mago, Doble, Hasta, Modo, Cuenta, Cuenta hasta, Nombra, Nombra carta, Nombra tipo, Nombra coste, Busca, Mira, Coste, Tarde, Doble hasta, Orden, Cambio, Única
`

func TestTheRunnerBetweenTheMoves(t *testing.T) {
	for _, c := range []struct {
		name, lay, moves string
		wrong            string // what the failure says, empty for none
	}{
		{"naming the card says yes and which", "B.defensa: Presa, Otra",
			"A juega Mago a Presa\nespera B.cementerio: Presa", ""},
		{"so does elige on a line of its own", "B.defensa: Presa, Otra",
			"A juega Mago\nA elige Presa\nespera B.cementerio: Presa", ""},
		{"elige no declines", "B.defensa: Presa, Otra",
			"A juega Mago\nA elige no\nespera B.cementerio: nada", ""},
		{"elige sí leaves which one to be chosen", "B.defensa: Presa, Otra",
			"A juega Mago\nA elige sí, Otra\nespera B.cementerio: Otra", ""},
		{"what may be declined is declined by the next move", "B.defensa: Presa, Otra",
			"A juega Mago\nA juega Única\nespera B.defensa = 2", ""},
		{"a window is declined on the way to a target", "B.defensa: Guardia, Presa",
			"A juega Mago a Presa\nespera B.cementerio: Presa\nespera Guardia en B.defensa", ""},
		{"and answered by the line that names it, although targets are still open", "B.defensa: Guardia, Presa",
			"A juega Mago a Presa\nB usa Guardia\nespera B.destierro: Guardia\nespera A.cementerio: Mago\nespera B.defensa: Presa", ""},
		{"espera ya looks before a window is declined", "B.defensa: Guardia, Presa",
			"A juega Mago a Presa\nespera ya decide B\nespera ya A.defensa = 0\nespera decide A\nespera A.defensa = 1\nespera B.cementerio: Presa", ""},
		{"espera stops where the next move is possible", "B.defensa: Guardia, Presa",
			"A juega Mago a Presa\nespera decide B\nB usa Guardia", ""},
		{"puede stops there too", "B.defensa: Guardia, Presa",
			"A juega Mago a Presa\nespera B puede usar Guardia", ""},
		{"no puede says so of every moment that is passed over", "B.defensa: Guardia, Presa",
			"A juega Mago a Presa\nespera B no puede usar Guardia", "se ofrece"},
		{"abilities count those that can be used", "B.defensa: Guardia",
			"A juega Única\nB usa Guardia habilidad 2\nespera A.oros = 4", ""},
		{"there is no third one", "B.defensa: Guardia",
			"A juega Única\nB usa Guardia habilidad 3", "no puede usar Guardia"},
		{"pasa declines the window", "B.defensa: Guardia",
			"A juega Única\nB pasa\nespera A.defensa = 1", ""},
		{"who is not asked may pass", "B.defensa: Presa",
			"A juega Única\nB pasa\nespera A.defensa = 1", ""},
		{"but not instead of ending the Vigilia", "B.defensa: Presa",
			"A pasa", "no tiene nada que declinar"},
		{"targets answer in order", "B.defensa: Presa, Otra, 2 Guardia",
			"A juega Doble a Otra, Guardia#2\nespera B.cementerio: Otra, Guardia", ""},
		{"but a later one where the first does not fit what is asked", "B.defensa: Presa, Otra",
			"A juega Coste a Mago, Presa\nespera A.cementerio: Mago\nespera B.cementerio: Presa", ""},
		{"also behind an offer", "B.defensa: Presa, Otra",
			"A juega Tarde a Mago, Presa\nespera A.cementerio: Mago\nespera B.cementerio: Presa", ""},
		{"and never where the order can be kept", "B.defensa: Presa, Otra",
			"A juega Doble hasta a Mago, Presa\nespera A.cementerio: Mago\nespera B.destierro: Presa", ""},
		{"the one that fits nowhere is told", "B.defensa: Presa, Otra",
			"A juega Coste a Mago, Cuenta, Presa", "nadie pide «Cuenta»"},
		{"the dealer has dealt before espera ya looks", "B.castillo: Presa, Otra",
			"A termina\nespera ya B.mano: Presa\nespera ya decide B", ""},
		{"a target that is not there fails", "B.defensa: 2 Presa, Otra",
			"A juega Doble a Presa, Mago", "«Mago» no se puede elegir"},
		{"so does one that nobody asks for", "B.defensa: Presa, Otra",
			"A juega Única a Presa", "nadie pide «Presa»"},
		{"puede with a target means that it can be chosen", "B.defensa: Presa, Otra",
			"espera A puede jugar Doble a Presa, Otra\nespera A no puede jugar Doble a Mago\nespera A no puede jugar Única a Presa", ""},
		{"a forced choice with one option is taken", "B.defensa: Presa",
			"A juega Cambio\nA juega Única\nespera B.defensa = 0\nespera A.oros = 7", ""},
		{"a forced choice fails and lists its options", "B.defensa: Presa, Otra",
			"A juega Doble\nA juega Única", "A tiene que elegir (¿Y ahora?): B.defensa.Presa, B.defensa.Otra"},
		{"before an espera as well", "B.defensa: Presa, Otra",
			"A juega Doble\nespera A.oros = 0", "A tiene que elegir"},
		{"unless the next move answers it", "B.defensa: Presa, Otra",
			"A juega Doble\nespera Doble en A.defensa\nA elige Presa, Otra\nespera B.defensa = 0", ""},
		{"elige answers what the targets left open", "B.defensa: Presa, Otra",
			"A juega Doble a Presa\nA elige Otra\nespera B.defensa = 0", ""},
		{"up to: what is not named is declined", "B.defensa: Presa, Otra",
			"A juega Hasta a Otra\nespera B.defensa: Presa", ""},
		{"up to: nada", "B.defensa: Presa, Otra",
			"A juega Hasta\nA elige nada\nA juega Única\nespera B.defensa = 2", ""},
		{"a mode by the start of its words", "B.defensa: Presa",
			"A juega Modo\nA elige \"ganar\"\nespera A.oros = 1", ""},
		{"a mode has to be chosen", "B.defensa: Presa",
			"A juega Modo\nA juega Única", `"Robar 2 cartas y descartar 1", "Ganar Fuerza"`},
		{"all the words of a mode, although another begins with them", "B.defensa: Presa",
			"A juega Modo\nA elige \"Robar 2 cartas\"\nespera A.oros = 2", ""},
		{"a number", "B.defensa: Presa", "A juega Cuenta\nA elige 2\nespera A.oros = 2", ""},
		{"a number that is not offered", "B.defensa: Presa", "A juega Cuenta\nA elige 9", "1, 2, 3"},
		{"a number that may be nothing is declined", "B.defensa: Presa", "A juega Cuenta hasta\nespera A.oros = 0", ""},
		{"a race to name", "B.defensa: Presa", "A juega Nombra\nA elige titan\nespera A.oros = 6", ""},
		{"a race that has no such name", "B.defensa: Presa", "A juega Nombra\nA elige Presa", "¿Y ahora? "},
		{"a card to name", "B.defensa: Presa", "A juega Nombra carta a Doble\nespera A.oros = 2", ""},
		{"a type to name", "B.defensa: Presa", "A juega Nombra tipo\nA elige talisman\nespera A.oros = 3", ""},
		{"what can be named is listed", "B.defensa: Presa", "A juega Nombra tipo\nA elige Presa", "¿Y ahora? Aliado, Talismán"},
		{"a cost to name", "B.defensa: Presa", "A juega Nombra coste\nA elige 3\nespera A.oros = 3", ""},
		{"a number is listed as it is chosen", "B.defensa: Presa", "A juega Cuenta\nA elige Presa", "¿Y ahora? 1, 2, 3"},
		{"a card is listed as it is played", "B.defensa: Presa", "A elige Presa", "juega Mago, juega Doble"},
		{"a card of a castle is named by its name", "A.castillo: Presa, 2 Otra",
			"A juega Busca\nA elige Otra\nespera A.defensa: Busca, Otra\nespera A.castillo: Presa, Otra", ""},
		{"so it is as a target", "A.castillo: Presa, 2 Otra",
			"A juega Busca a Presa\nespera A.defensa: Busca, Presa", ""},
		{"with its zone", "A.castillo: Presa, 2 Otra",
			"A juega Busca a A.castillo.Presa\nespera A.defensa: Busca, Presa", ""},
		{"but not with another", "A.castillo: Presa, 2 Otra\nB.castillo: Otra\nB.defensa: Presa",
			"espera A no puede jugar Busca a B.Presa\nespera A no puede jugar Busca a A.mano.Presa\nespera A no puede jugar Busca a Mago", ""},
		{"and listed by it", "A.castillo: Presa, 2 Otra",
			"A juega Busca\nA elige Mago", "¿Y ahora? nada, Presa, Otra"},
		{"an ability is named by its card, although that lies in a castle", "A.castillo: Presa, 2 Otra",
			"A juega Mira\nA elige Doble", ""},
		{"and listed by it too", "A.castillo: Presa, 2 Otra",
			"A juega Mira\nA elige Presa", "¿Y ahora? Mago, Doble"},
		{"an order has to be chosen", "B.defensa: Presa", "A juega Orden\nespera A.oros = 0", "A tiene que elegir"},
		{"another seat's vigil is not ended for a move", "B.mano: Presa",
			"B juega Presa", "ahora decide A"},
		{"the other may be asked", "B.defensa: Presa, Otra\nA.defensa: Guardia",
			"A juega Cambio\nB elige Otra\nespera B.cementerio: Otra", ""},
		{"a name with a comma", `B.defensa: "Org, el Hechicero", Presa`,
			`A juega Mago a "Org, el Hechicero"` + "\n" + `espera B.cementerio: "Org, el Hechicero"`, ""},
		{"hasta ends the vigils on its way", "B.mano: Presa",
			"hasta vigilia de B\nB juega Presa\nhasta vigilia de A\nA juega Única\nhasta final de B\nespera turno = B\nespera fase = final", ""},
		{"hasta cannot pass a forced choice", "B.defensa: Presa, Otra",
			"A juega Doble\nhasta vigilia de B", "A tiene que elegir"},
		{"a card that is nowhere", "B.defensa: Presa", "A juega Otra", "A no tiene ningún Otra"},
		{"a card that cannot be played", "B.defensa: Presa", "A juega Única\nA juega Única", "Única no"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := Runner{Rulebooks: []game.Rulebook{toy{}}}
			o := r.File("x.esc", []byte(toyCards+c.lay+"\njugada:\n"+c.moves+"\n"))
			switch {
			case c.wrong == "" && !o.Passed():
				t.Error(o)
			case c.wrong != "" && o.Passed():
				t.Errorf("passed, want a failure that says %q", c.wrong)
			case c.wrong != "" && !strings.Contains(o.String(), c.wrong):
				t.Errorf("%v\nwant a failure that says %q", o, c.wrong)
			}
		})
	}
}
