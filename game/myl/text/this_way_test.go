package text

import (
	"testing"

	"castillo/game/card"
)

// thisWayRows lists texts that go on about what they have just done.
var thisWayRows = []wording{
	{card.Talisman, "Pon en juego hasta 2 Aliados de tu Mano. En la Fase Final, destierra los Aliados puestos en juego así.",
		"Pon hasta 2 Aliados de tu Mano en juego y destiérralos en la Fase Final."},
	{card.Talisman, "Pon en juego todos los Aliados de tu Mano. En la Fase Final, destierra todos los Aliados que entraron en juego de esta forma.",
		""},
	{card.Talisman, "Pon en juego todos los Aliados de tu Mano. En la Fase Final, destierra todos los Aliados puestos en juego de esta forma.",
		"Pon todos los Aliados de tu Mano en juego y destiérralos en la Fase Final."},
	// Whose they were that something was done to.
	{card.Talisman, "Destruye todos los Tótems. Cada jugador roba 1 carta por cada uno de sus Tótems destruidos.",
		"Destruye todos los Tótems. Luego, cada jugador roba 1 carta por cada carta que controle de entre esas cartas."},
	{card.Talisman, "Destruye todos los Tótems. Por cada Tótem tuyo destruido de esta forma, roba 2 cartas.",
		"Destruye todos los Tótems. Luego, roba 2 cartas por cada carta que controles de entre esas cartas."},
	{card.Talisman, "Sube todos los Aliados. Tu oponente bota 1 carta por cada uno de sus Aliados subidos.",
		"Sube todos los Aliados. Luego, tu oponente bota 1 carta por cada carta que controle de entre esas cartas."},
	// As many as that.
	{card.Ally, "Cuando entra en juego, cada jugador pone su Mano en el fondo de su Mazo Castillo y roba tantas cartas como puso.",
		"Cuando este Aliado entra en juego, cada jugador pone su Mano en el fondo de su Mazo Castillo y cada jugador roba la misma cantidad de cartas."},
	{card.Talisman, "Tu oponente descarta su Mano y bota tantas cartas como haya descartado.",
		"Tu oponente descarta su Mano y tu oponente bota la misma cantidad de cartas."},
	{card.Talisman, "Descarta tu Mano. Roba tantas cartas como descartaste.", "Descarta tu Mano. Luego, roba la misma cantidad de cartas."},
	// Some of those.
	{card.Talisman, "Bota 4 cartas. Pon en tu Mano un Aliado botado de esta forma.", "Bota 4 cartas. Luego, pon un Aliado de entre esas cartas en tu Mano."},
	{card.Talisman, "Roba 3 cartas. Descarta 2 de las cartas robadas.", "Roba 3 cartas. Luego, descarta 2 cartas de entre esas cartas."},
	{card.Talisman, "Destruye un Tótem oponente. Si un Tótem fue destruido de esta forma, roba 1 carta.", "Destruye un Tótem oponente. Luego, si hay entre esas cartas un Tótem, roba 1 carta."},
	// Of something else that the text did nothing is known.
	{card.Talisman, "Bota 4 cartas. Roba 1 carta. Pon en juego un Aliado botado de esta forma.", ""},
	{card.Talisman, "Destruye un Tótem. Roba 2 cartas. Destierra un Aliado robado de esta forma.", ""},
}

func TestWhatWasDoneThisWayIsTold(t *testing.T) {
	for _, c := range thisWayRows {
		rows := []wording{c}
		if c.want != "" {
			rows = append(rows, wording{c.of, c.want, c.want})
		}
		readAs(t, prueba, rows)
	}
}
