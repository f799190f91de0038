package text

import (
	"testing"

	"castillo/game/card"
)

func TestItsCostIsThatOfTheCardWhereNoOtherWasSpokenOf(t *testing.T) {
	less := "Este Aliado cuesta 1 Oro menos por cada Tótem que controles."
	readAs(t, prueba, []wording{
		{card.Ally, "Su Coste se reduce en 1 por cada Tótem que controles.", less},
		{card.Ally, "Reduce su Coste en 1 Oro por cada Tótem que controles.", less},
		{card.Ally, "Reduce en 1 su Coste por cada Tótem que controles.", less},
		{card.Ally, "Imbloqueable. Su Coste se reduce en 1 por cada Tótem que controles.", less + " Este Aliado es Imbloqueable."},
		{card.Talisman, "Su Coste disminuye en 1 por cada Arma en juego. Bota 3 cartas del Mazo oponente.", "Este Talismán cuesta 1 Oro menos por cada Arma. Tu oponente bota 3 cartas."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Si controlas un Tótem, su Coste se reduce en 1."},
		{card.Totem, "Tus Aliados ganan 1 a la Fuerza. Su Coste se reduce en 1 por cada Oro que controles."},
		{card.Weapon, "El portador gana 1 a la Fuerza. Su Coste se reduce en 1."},
		{card.Talisman, "Destruye un Arma. Su Coste se reduce en 1 por cada Tótem que controles."},
	})
}

func TestAnOroProducesOros(t *testing.T) {
	forWeapons := "Puedes pagar este Oro para generar 2 Oros para jugar Armas."
	readAs(t, prueba, []wording{
		{card.Gold, "Este Oro produce 2 Oros.", "Puedes pagar este Oro para generar 2 Oros."},
		{card.Gold, "Este Oro produce 2 Oros para jugar Armas.", forWeapons},
		{card.Gold, "Este Oro genera 2 Oros cuando juegues Armas.", forWeapons},
	})
	refused(t, prueba, []lone{{card.Gold, "Este Oro cuenta como 2 Oros."}}) // on the board as well?
}

func TestToSaveFromDestructionIsToPreventIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Prevén que se destruya un Aliado.", "Prevén que un Aliado sea destruido."},
		{card.Talisman, "Salva a un Aliado tuyo de ser destruido.", "Prevén que un Aliado que controles sea destruido."},
		{card.Talisman, "Salva hasta 2 Aliados de ser destruidos.", "Prevén que hasta 2 Aliados sean destruidos."},
	})
}

func TestVolverAnAllyIsToReturnIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, pasa un Aliado de tu Cementerio a tu Mano.", "Cuando este Aliado entra en juego, pon un Aliado de tu Cementerio en tu Mano."},
		{card.Talisman, "Vuelve un Aliado oponente a la Mano de su dueño.", "Sube un Aliado oponente."},
		{card.Ally, "Cuando entra en juego, puedes volver un Aliado a tu Mano.", "Cuando este Aliado entra en juego, puedes subir un Aliado."},
	})
}

func TestTheCardItselfIsCountedWithTheOthers(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Gana 1 a la Fuerza por cada Aliado que controles, incluido este.", "Este Aliado gana 1 a la Fuerza por cada Aliado que controles."},
		{card.Ally, "Si controlas 3 Aliados, incluido éste, gana 1 a la Fuerza.", "Si controlas 3 o más Aliados, este Aliado gana 1 a la Fuerza."},
	})
}

func TestATalismanThatIsPlayedOnlyAtAnEventAnswersIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Juega esta carta sólo cuando un Aliado oponente ataque. Destrúyelo.", "En respuesta a que un Aliado oponente sea declarado atacante, destrúyelo."},
		{card.Talisman, "Juega este Talismán solo cuando un Aliado oponente ataca. Roba una carta.", "En respuesta a que un Aliado oponente sea declarado atacante, roba 1 carta."},
	})
	readAs(t, prueba, []wording{{card.Talisman, "Juega este Talismán solo cuando controles un Tótem. Roba una carta.", "Solo puedes jugar este Talismán si controlas un Tótem. Roba 1 carta."}})
}
