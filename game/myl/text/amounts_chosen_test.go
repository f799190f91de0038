package text

import (
	"testing"

	"castillo/game/card"
)

func TestTheCardWhoseNumberIsMeantIsChosenFirst(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Tu oponente bota tantas cartas como la Fuerza de un Aliado que controles.",
			"Elige un Aliado que controles y tu oponente bota tantas cartas como la Fuerza de esa carta."},
		{card.Talisman, "Roba una cantidad de cartas igual al Coste de uno de tus Aliados.", "Elige un Aliado que controles y roba tantas cartas como el Coste de esa carta."},
		{card.Talisman, "Roba una carta por cada 2 puntos de Fuerza de un Aliado que controles.",
			"Elige un Aliado que controles y roba tantas cartas como la mitad de la Fuerza de esa carta, redondeando hacia abajo."},
		{card.Talisman, "Un Aliado que controles gana tanta Fuerza como la de un Aliado oponente hasta la Fase Final.", "Un Aliado que controles gana la Fuerza de un Aliado oponente hasta la Fase Final."},
		{card.Talisman, "La Fuerza de un Aliado es igual a la de otro Aliado hasta la Fase Final.", "Un Aliado tiene la Fuerza de otro Aliado hasta la Fase Final."},
		{card.Ally, "Cuando Prueba es declarado atacante, gana Fuerza igual a la de otro Aliado hasta la Fase Final.",
			"Cuando este Aliado es declarado atacante, este Aliado gana la Fuerza de otro Aliado hasta la Fase Final."},
		{card.Totem, "Cuando un Aliado oponente es destruido, tus Aliados ganan tanta Fuerza como la de ese Aliado hasta la Fase Final.",
			"Cuando un Aliado oponente es destruido, tus Aliados ganan tanta Fuerza como la Fuerza de esa carta hasta la Fase Final."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "La Fuerza de Prueba es igual a la de un Aliado oponente."},                      // of which, from day to day?
		{card.Talisman, "Cada jugador bota tantas cartas como la Fuerza de un Aliado."},              // who chooses?
		{card.Talisman, "Tu oponente bota tantas cartas como la Fuerza de un Aliado que controle."},  // likewise
		{card.Talisman, "Un Aliado gana tanta Fuerza como su Fuerza hasta la Fase Final."},           // that is to double it
		{card.Talisman, "Roba tantas cartas como la mitad de la Fuerza de un Aliado que controles."}, // the half of 3?
	})
}

func TestHalvesAndDoublesOfWhatIsCounted(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Roba tantas cartas como la mitad de tus Aliados.", "Roba 1 carta por cada 2 Aliados que controles."},
		{card.Talisman, "Tu oponente bota tantas cartas como la mitad de los Tótems que controles.", "Tu oponente bota 1 carta por cada 2 Tótems que controles."},
		{card.Talisman, "Roba tantas cartas como el doble de tus Tótems.", "Roba 2 cartas por cada Tótem que controles."},
		{card.Ally, "La Fuerza de Prueba es igual al doble del número de Tótems que controles.", "Este Aliado tiene Fuerza igual al doble del número de Tótems que controles."},
		{card.Talisman, "Destruye un Aliado que controles. Roba tantas cartas como la mitad del Coste de esa carta, redondeando hacia abajo.",
			"Destruye un Aliado que controles. Luego, roba tantas cartas como la mitad del Coste de esa carta, redondeando hacia abajo."},
	})
}

func TestAnotherNumberOnACondition(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Roba 1 carta, o 2 si controlas un Tótem.", "Si controlas un Tótem, roba 2 cartas. Luego, si no es así, roba 1 carta."},
		{card.Ally, "Cuando entra en juego, puedes hacer que tu oponente bote 2 cartas o 4 si controlas un Tótem.",
			"Cuando este Aliado entra en juego, si controlas un Tótem, puedes hacer que tu oponente bote 4 cartas. Luego, si no es así, puedes hacer que tu oponente bote 2 cartas."},
		{card.Ally, "Prueba gana 1 a la Fuerza si porta un Arma y 3 si esa Arma es de Coste 2 o menos.",
			"Si este Aliado porta un Arma y este Aliado porta un Arma de Coste 2 o menos, este Aliado gana 3 a la Fuerza. Si este Aliado porta un Arma y este Aliado no porta un Arma de Coste 2 o menos, este Aliado gana 1 a la Fuerza."},
		{card.Ally, "Prueba gana 1 a la Fuerza si controlas un Tótem y 2 si controlas 3 o más.",
			"Si controlas un Tótem y controlas 2 o menos Tótems, este Aliado gana 1 a la Fuerza. Si controlas un Tótem y controlas 3 o más Tótems, este Aliado gana 2 a la Fuerza."},
		{card.Talisman, "Destruye un Aliado oponente de Coste 2 o menos. Si controlas un Tótem, puede ser de Coste 3.",
			"Si controlas un Tótem, destruye un Aliado oponente de Coste 3 o menos. Luego, si no es así, destruye un Aliado oponente de Coste 2 o menos."},
		{card.Talisman, "Busca un Aliado de Coste 2 o menos en tu Mazo Castillo y ponlo en tu Mano. Si controlas un Tótem, puede ser de cualquier Coste.",
			"Si controlas un Tótem, busca un Aliado en tu Mazo Castillo y ponlo en tu Mano. Luego, si no es así, busca un Aliado de Coste 2 o menos en tu Mazo Castillo y ponlo en tu Mano."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Prueba gana 1 a la Fuerza si controlas un Tótem y 2 si controlas un Oro."}, // both?
		{card.Talisman, "Destruye un Aliado oponente de Coste 2 o menos. Si controlas un Tótem, puede ser de Coste 5."},
	})
}
