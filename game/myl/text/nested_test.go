package text

import (
	"testing"

	"castillo/game/card"
)

// TestWhatIsSaidOfACardIsSaidOfTheOneNamedLast holds filters within filters: the words
// behind a card that describes another one describe it, not that other.
func TestWhatIsSaidOfACardIsSaidOfTheOneNamedLast(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Aliado que porte un Arma de coste 2 o menos.", "Destruye un Aliado que porte un Arma de Coste 2 o menos."},
		{card.Talisman, "Destruye un Aliado oponente armado con un Arma de coste 3.", "Destruye un Aliado oponente que porte un Arma de Coste 3."},
		{card.Talisman, "Destruye todos los Aliados oponentes con 2 o más Armas.", "Destruye todos los Aliados oponentes que porten 2 o más Armas."},
		{card.Talisman, "Destruye un Aliado de coste 2 o menos con un Arma.", "Destruye un Aliado de Coste 2 o menos que porte un Arma."},
		{card.Ally, "Gana 2 a la fuerza si porta un Arma de coste 3 o más.", "Si este Aliado porta un Arma de Coste 3 o más, este Aliado gana 2 a la Fuerza."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Destruye un Aliado sin Armas de coste 2 o menos."}, // which of them costs that?
		{card.Talisman, "Destruye un Aliado que no porte Armas de coste 2 o menos."},
	})
}

func TestWhatPassesToALineWhereNothingComesIsNoChangeOfControl(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Un Aliado oponente pasa a tu Línea de Defensa por el resto del juego.", "Gana el control de un Aliado oponente por el resto del juego."},
		{card.Talisman, "Un Aliado oponente pasa a tu Línea de Ataque.", "Pon un Aliado oponente en tu Línea de Ataque."},
	})
}

func TestWhatWasPickedSinceThePriceIsMeant(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "En tu Vigilia, puedes descartar una carta para agrupar un Aliado que controles, destruirlo y desterrarlo.",
			"En tu Fase de Vigilia, puedes descartar una carta de tu Mano para agrupar un Aliado que controles y destruirlo y desterrarlo."},
	})
}

func TestWhereCountedCardsLieIsNotWhereOthersGo(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Pon un Aliado de tu Cementerio por cada Tótem en juego en tu Mano.", "Pon un Aliado de tu Cementerio por cada Tótem en juego en tu Mano."},
		{card.Talisman, "Pon una carta de tu Mano por cada Aliado en juego en el tope de tu Mazo.", "Pon una carta de tu Mano por cada Aliado en juego en el tope de su Mazo Castillo."},
		{card.Talisman, "Pon una carta de tu Mano por cada Aliado en juego, hasta un máximo de 2 en el tope de tu Mazo.",
			"Pon una carta de tu Mano por cada Aliado en juego, hasta un máximo de 2 en el tope de su Mazo Castillo."},
	})
}
