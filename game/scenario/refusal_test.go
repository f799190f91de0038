package scenario

import (
	"strings"
	"testing"

	"castillo/game"
)

// TestWhatCannotBeDoneSaysWhy tries what a player might, in the words of the rulebook.
func TestWhatCannotBeDoneSaysWhy(t *testing.T) {
	const cards = `carta: Doblón | Oro
carta: Presa | Aliado | coste 1 | fuerza 1 | raza Dragón
carta: Lancero | Aliado | coste 2 | fuerza 3 | raza Caballero
carta: Roca | Aliado | coste 1 | fuerza 1 | raza Titán | texto: Indestructible.
carta: Morgana | Aliado | coste 1 | fuerza 2 | raza Faerie | texto: Solo puedes tener una Morgana en juego. En tu Fase de Vigilia y una vez por turno, puedes robar 1 carta.
carta: Brujo | Aliado | coste 1 | fuerza 1 | raza Sombra | texto: En tu Fase de Vigilia, puedes descartar 2 cartas de tu Mano para robar 3 cartas.
carta: Oengus | Aliado | coste 2 | fuerza 1 | raza Sombra | texto: En Guerra de Talismanes, puedes destruir a Oengus para que tu oponente bote 2 cartas.
carta: Cruz | Arma | coste 1 | texto: Solo puede ser portada por un Caballero. El portador gana 3 a la Fuerza.
carta: Bola | Talismán | coste 0 | texto: Destruye un Aliado oponente.
carta: Plaga | Talismán | coste 0 | texto: Destruye 2 Aliados oponentes.
carta: Terremoto | Talismán | coste 0 | texto: Cada jugador bota 3 cartas. Terremoto no puede ser anulado.
carta: Negación | Talismán | coste 0 | texto: En respuesta a que tu oponente juegue una carta, anula esa carta.
carta: Mudez | Tótem | coste 0 | texto: Todos los Aliados pierden su Habilidad.
carta: Freno | Tótem | coste 0 | texto: Tu oponente no puede declarar ataque.
carta: Callar | Talismán | coste 0 | texto: Los jugadores no pueden jugar Aliados hasta la Fase Final.
carta: Verdugo | Aliado | coste 1 | fuerza 1 | raza Sombra | texto: En tu Fase de Vigilia, puedes pagar el Coste de un Aliado oponente para destruirlo.
carta: Fuente | Tótem | coste 0 | texto: En tu Fase de Vigilia, puedes descartar un Talismán de tu Mano para buscar un Talismán en tu Mazo Castillo o Cementerio y ponerlo en tu Mano.
carta: Veto | Tótem | coste 0 | texto: Mientras Veto esté en juego, no se pueden jugar Aliados.
`
	for _, c := range []struct{ lay, moves, why string }{
		{"A.mano: Lancero\nA.reserva: Doblón", "A juega Lancero", "No te alcanza el Oro: Lancero cuesta 2"},
		{"A.mano: 2 Doblón", "A juega Doblón\nA juega Doblón", "Ya jugaste el Oro de este turno"},
		{"A.mano: Presa, Doblón\nA.reserva: Doblón", "A juega Presa\nA juega Doblón", "El Oro del turno es la primera carta de la Vigilia"},
		{"A.cementerio: Lancero\nA.reserva: 4 Doblón", "A juega Lancero", "Lancero no está en tu Mano"},
		{"A.mano: Morgana\nA.reserva: Doblón\nA.defensa: Morgana", "A juega Morgana", "De Morgana solo puedes tener una copia en juego"},
		{"A.mano: Presa\nA.reserva: Doblón\nB.apoyo: Veto", "A juega Presa", "Veto impide jugar Presa"},
		{"A.defensa: Presa\nB.apoyo: Freno", "A ataca con Presa", "Freno impide que Presa ataque"},
		{"A.mano: Callar, Presa\nA.reserva: Doblón", "A juega Callar\nA juega Presa", "Callar impide jugar Presa"},
		{"A.mano: Plaga\nB.defensa: Presa", "A juega Plaga", "Plaga no tiene un objetivo válido"},
		{"A.mano: Bola\nB.defensa: Presa, Roca", "A juega Bola a Roca", "Roca es Indestructible"},
		{"A.mano: Cruz\nA.reserva: Doblón\nA.defensa: Presa, Lancero", "A juega Cruz a Presa", "Cruz solo puede ser portada por Aliados de raza Caballero"},
		{"A.mano: Terremoto\nB.mano: Negación", "A juega Terremoto\nB juega Negación", "Lo que se está jugando no puede ser anulado"},
		{"A.defensa: Lancero (recién)", "A ataca con Lancero", "Lancero entró en este turno: todavía no puede atacar"},
		{"A.defensa: Lancero", "A usa Lancero", "Lancero no tiene una habilidad que se active"},
		{"A.defensa: Morgana", "A usa Morgana\nA usa Morgana", "La habilidad de Morgana ya se usó en este turno"},
		{"A.defensa: Morgana\nB.apoyo: Mudez", "A usa Morgana", "Morgana perdió su habilidad"},
		{"A.defensa: Brujo\nA.mano: Presa", "A usa Brujo", "No puedes pagar lo que pide Brujo"},
		{"A.defensa: Verdugo\nA.reserva: Doblón\nB.defensa: Lancero", "A usa Verdugo", "No puedes pagar lo que pide Verdugo"},
		{"A.defensa: Verdugo\nA.reserva: Doblón\nB.defensa: Presa, Lancero", "A usa Verdugo a Lancero", "No te alcanza el Oro: Lancero cuesta 2"},
		{"A.defensa: Oengus", "A usa Oengus", "Ahora no es el momento de Oengus: En la Guerra de Talismanes, puedes destruir este Aliado"},
		{"A.defensa: Presa\nB.defensa: Morgana", "A usa B.Morgana", "Morgana no es una carta tuya"},
		{"A.apoyo: Fuente\nA.mano: Bola", "A usa Fuente\nA elige Bola\nA elige Bola\nA usa Fuente\nA elige Bola\nA elige Bola\nA usa Fuente", "Fuente ya devolvió dos veces la partida al mismo punto"},
	} {
		r := newRunner()
		o := r.File("x.esc", []byte(cards+c.lay+"\njugada:\n"+c.moves+"\n"))
		if o.Passed() || !strings.Contains(o.String(), c.why) {
			t.Errorf("%s\n%s: %v\nwant a failure that says %q", c.lay, c.moves, o, c.why)
		}
	}
}

// brittle is a rulebook that fails where a turn is ended.
type brittle struct{ game.Rulebook }

func (b brittle) Arrange(p game.Position) (game.Match, error) {
	m, err := b.Rulebook.Arrange(p)
	return brittleMatch{m}, err
}

type brittleMatch struct{ game.Match }

func (b brittleMatch) Apply(a game.Action) error {
	if a.Verb == game.End {
		panic("no bearer")
	}
	return b.Match.Apply(a)
}
func (b brittleMatch) Clone() game.Match { return brittleMatch{b.Match.Clone()} }

// TestARulebookThatFailsIsToldAtItsLine: the other scenarios are still played.
func TestARulebookThatFailsIsToldAtItsLine(t *testing.T) {
	r := newRunner()
	for i, b := range r.Rulebooks {
		r.Rulebooks[i] = brittle{b}
	}
	o := r.File("x.esc", []byte("título: x\ncarta: Doblón | Oro\nA.mano: Doblón\njugada:\nA juega Doblón\nA termina\n"))
	if o.Passed() || !strings.Contains(o.String(), "x.esc:6: falló el programa del juego: no bearer") {
		t.Errorf("%v", o)
	}
}
