package text

import (
	"testing"

	"castillo/game/card"
)

func TestACardHasWhatAnotherHas(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige un Aliado que controles. Este turno tiene la misma fuerza que un Aliado oponente.",
			"Un Aliado que controles tiene la Fuerza de un Aliado oponente hasta la Fase Final."},
		{card.Talisman, "Elige un Aliado en juego. Hasta la Fase Final, ese Aliado tiene la fuerza, raza y habilidad de otro Aliado en juego.",
			"Un Aliado tiene la Fuerza, la Raza y la Habilidad de otro Aliado hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego, elige un Aliado oponente. Prueba tiene su fuerza y su habilidad hasta la Fase Final.",
			"Cuando este Aliado entra en juego, este Aliado tiene la Fuerza y la Habilidad de un Aliado oponente hasta la Fase Final."},
		{card.Ally, "En tu Vigilia, puedes pagar 1 Oro para que tenga la raza de otro Aliado hasta la Fase Final.",
			"En tu Fase de Vigilia, puedes pagar 1 Oro para que este Aliado tenga la Raza de otro Aliado hasta la Fase Final."},
		{card.Ally, "Su fuerza es igual a la del Aliado de raza Titán de mayor coste que controles.",
			"Este Aliado tiene Fuerza igual a la Fuerza de un Aliado de raza Titán de mayor Coste que controles."},
		{card.Ally, "Cuando bloquea, gana fuerza igual a la del Aliado bloqueado.",
			"Cuando este Aliado es declarado bloqueador, este Aliado gana tanta Fuerza como la Fuerza del Aliado que bloquee hasta la Fase Final."},
		{card.Ally, "Cuando es bloqueado, un Aliado tiene la fuerza del Aliado que bloquee hasta la Fase Final.",
			"Cuando este Aliado es bloqueado, un Aliado tiene Fuerza igual a la Fuerza del Aliado que bloquee hasta la Fase Final."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Un Aliado que controles tiene la fuerza de un Aliado oponente y la habilidad de otro hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego, elige 2 Aliados oponentes. Este Aliado tiene su fuerza hasta la Fase Final."},
	})
}

func TestWhatAFuerzaComesToIsAskedAfterIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Un Aliado oponente pierde 2 a la fuerza hasta la Fase Final. Si su fuerza es reducida a 0 de esta forma, es destruido.",
			"Un Aliado oponente pierde 2 a la Fuerza hasta la Fase Final. Luego, si esa carta tiene Fuerza 0, destrúyelo."},
		{card.Talisman, "Un Aliado oponente pierde 2 a la fuerza hasta la Fase Final. Si ese Aliado queda con fuerza 0, destrúyelo.",
			"Un Aliado oponente pierde 2 a la Fuerza hasta la Fase Final. Luego, si esa carta tiene Fuerza 0, destrúyelo."},
		{card.Talisman, "Hasta 2 Aliados oponentes pierden 1 a la fuerza hasta la Fase Final. Los Aliados cuya fuerza llegue a 0 de esta forma son destruidos.",
			"Hasta 2 Aliados oponentes pierden 1 a la Fuerza hasta la Fase Final. Luego, destruye todos los Aliados de Fuerza 0 de entre esas cartas."},
		{card.Talisman, "Hasta 2 Aliados oponentes pierden 1 a la fuerza hasta la Fase Final. Si la fuerza de un Aliado llega a 0 de esta forma, destiérralo.",
			"Hasta 2 Aliados oponentes pierden 1 a la Fuerza hasta la Fase Final. Luego, si hay entre esas cartas una carta de Fuerza 0, destierra todas las cartas de Fuerza 0 de entre esas cartas."},
		{card.Weapon, "El portador pierde 2 a la fuerza. Si queda con fuerza 0, destrúyelo.",
			"El portador pierde 2 a la Fuerza. Si el portador tiene Fuerza 0, destruye el portador."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Hasta 2 Aliados oponentes pierden 1 a la fuerza hasta la Fase Final. Si la fuerza de alguno llega a 0, roba una carta y es destruido."},
		{card.Totem, "Destruye todos los Aliados cuya fuerza llegue a 0."},
	})
}
