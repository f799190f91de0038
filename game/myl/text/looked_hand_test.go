package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatLiesInTheManoThatWasLookedAt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira la Mano de tu oponente. Si no hay un Aliado en ella, roba 2 cartas.", "Mira la Mano oponente. Luego, si no hay entre esas cartas un Aliado, roba 2 cartas."},
		{card.Talisman, "Mira la Mano de tu oponente. Si no hay Talismanes en ella, roba 2 cartas.", "Mira la Mano oponente. Luego, si no hay entre esas cartas un Talismán, roba 2 cartas."},
		{card.Talisman, "Mira la Mano oponente. Si hay 2 o más Oros en ella, tu oponente bota 3 cartas.", "Mira la Mano oponente. Luego, si hay entre esas cartas 2 o más Oros, tu oponente bota 3 cartas."},
	})
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira la Mano de tu oponente y destierra un Arma que tenga en ella.", "Mira la Mano oponente y destierra un Arma de entre esas cartas."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Destruye un Arma. Si no hay un Aliado en ella, roba 2 cartas."}})
}

func TestWhatMayBeTakenOutOfThemIsSaidInFront(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira las 4 primeras cartas de tu Mazo Castillo. De entre ellas, puedes poner un Arma en tu Mano. Baraja el resto.",
			"Mira las 4 primeras cartas de tu Mazo Castillo. Luego, puedes poner un Arma de entre esas cartas en tu Mano. Luego, baraja tu Mazo Castillo."},
		{card.Talisman, "Mira las 2 primeras cartas de tu Mazo Castillo. Pon una en tu Mano y la restante en tu Cementerio.",
			"Mira las 2 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano y pon el resto en el Cementerio de su dueño."},
	})
}

func TestToLeaveItWhereItWasIsToDoNothing(t *testing.T) {
	bottom := "Mira la primera carta de tu Mazo Castillo. Luego, puedes ponerla en el fondo de su Mazo Castillo."
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira la primera carta de tu Mazo. Puedes dejarla en su lugar o ponerla en el fondo.", bottom},
		{card.Talisman, "Mira la primera carta de tu Mazo. Puedes dejarla ahí o ponerla en el fondo de tu Mazo.", bottom},
	})
}

func TestSoManyThatSomethingWasDoneToThemThus(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye todas las Armas. Si destruiste 3 o más de esta forma, roba una carta.", "Destruye todas las Armas. Luego, si hay entre esas cartas 3 o más cartas, roba 1 carta."},
		{card.Talisman, "Roba una carta por cada Tótem que controles. Si robaste 2 o más de esta forma, descarta una carta.",
			"Roba 1 carta por cada Tótem que controles. Luego, si hay entre esas cartas 2 o más cartas, descarta una carta de tu Mano."},
	})
}

func TestOthersAreBesidesThoseBefore(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Bota 3 cartas. Si botaste un Tótem, bota otras 3.", "Bota 3 cartas. Luego, si hay entre esas cartas un Tótem, bota 3 cartas."},
		{card.Talisman, "Roba 2 cartas. Si controlas un Tótem, roba otras 2 cartas.", "Roba 2 cartas. Luego, si controlas un Tótem, roba 2 cartas."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Roba otras 2 cartas."}})
}
