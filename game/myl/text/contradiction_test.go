package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatLastsTwoTimesIsNotRead(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Talisman, "Por el resto del juego, un Aliado gana 2 a la fuerza hasta la Fase Final."},
		{card.Talisman, "Un Aliado gana 2 a la fuerza hasta la Fase Final en su próximo turno."},
		{card.Talisman, "Un Aliado gana permanentemente 2 a la fuerza hasta la Fase Final."},
		{card.Talisman, "Hasta la Fase Final, un Aliado no puede atacar en su próximo turno."},
		{card.Talisman, "En su próximo turno, un Aliado oponente no puede ser agrupado por el resto del juego."},
		{card.Talisman, "Hasta la Fase Final, un Aliado gana 2 a la fuerza y no puede atacar en su próximo turno."},
		{card.Talisman, "Tu oponente no puede jugar Talismanes este turno por el resto del juego."},
	})
	readAs(t, prueba, []wording{
		{card.Talisman, "Hasta la Fase Final, un Aliado gana 2 a la fuerza este turno.", "Un Aliado gana 2 a la Fuerza hasta la Fase Final."},
	})
}

func TestWhatIsAskedOfAnotherTimeIsNotRead(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "En tu Fase de Vigilia, si en el turno oponente descartaste una carta, puedes robar una carta."},
		{card.Ally, "En tu Fase de Vigilia, si en la Fase Final descartaste una carta, puedes robar una carta."},
		{card.Ally, "En tu Fase Final, si en la Batalla Mitológica botaste cartas, roba una carta."},
	})
	readAs(t, prueba, []wording{
		{card.Ally, "En tu Fase Final, si en tu turno descartaste una carta, roba una carta.", "En tu Fase Final, si descartaste cartas este turno, roba 1 carta."},
	})
}

func TestWhatCannotBeDoneIsNoPrice(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "No puedes desterrar a Prueba para buscar un Aliado."},
		{card.Talisman, "Un Aliado no puede atacar para robar una carta."},
	})
}

func TestWhereCardsGoIsTheirs(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Cuando Prueba es destruido, es barajado en tu Mano."},
		{card.Talisman, "Un Aliado oponente es subido a su Mazo Castillo."},
		{card.Talisman, "Descarta un Aliado en juego."},
		{card.Totem, "Tu oponente no puede barajar Talismanes en su Mazo Castillo."},
	})
}

func TestAllOfThemLeaveNothingToChance(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Talisman, "Baraja todos los Aliados al azar."},
		{card.Talisman, "Destruye los Aliados oponentes al azar."},
		{card.Talisman, "Tus Aliados al azar ganan 1 a la fuerza."},
	})
}

func TestWhatNoneSuffersIsNotDoneToAll(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Talisman, "Destruye un Aliado que controles para que ningún Aliado oponente pierda su Habilidad y sea destruido."},
	})
}

func TestAnotherOnesDamageIsNotCounted(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Cuando Prueba hace daño al Mazo Castillo oponente, bota tantas cartas como daño haya hecho otro Aliado."},
	})
}

func TestAnAlternativeSpeaksOfItsOwnCards(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Weapon, "Cuando entra en juego, puedes destruir un Aliado o subirlo."},
		{card.Ally, "Cuando entra en juego, puedes destruir un Aliado o subirlo a la Mano de su dueño."},
		{card.Talisman, "Busca un Oro en tu Cementerio o ponlo en tu Mano."},
	})
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye 2 Aliados o un Tótem.", "Elige entre destruir un Tótem; o destruir 2 Aliados."},
		{card.Talisman, "Destruye hasta dos Aliados o un Tótem.", "Elige entre destruir un Tótem; o destruir hasta 2 Aliados."},
	})
}

func TestAnObjectiveIsMoreThanBeingAffected(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Cuando Prueba sea objetivo de un Talismán oponente, roba una carta."},
		{card.Totem, "En respuesta a que uno de tus Aliados sea objetivo de un Talismán oponente, puedes pagar 1 Oro para anularlo."},
	})
}

func TestWhoWasDeclaredThisTurnNeedNotFightNow(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Aliado que fue declarado atacante este turno.", "Destruye un Aliado que atacó este turno."},
		{card.Talisman, "Destruye un Aliado oponente declarado bloqueador este turno.", "Destruye un Aliado oponente que bloqueó este turno."},
		{card.Talisman, "Destruye un Aliado que haya sido declarado atacante.", "Destruye un Aliado atacante."},
	})
}

func TestWhatACardDoesFromTheCementerioIsNotDoneToWhatItLookedAt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira las 4 primeras cartas del Mazo Castillo oponente. Si este Talismán está en tu Cementerio, puedes pagar 1 Oro para desterrar 2 Aliados.",
			"Mira las 4 primeras cartas del Mazo Castillo oponente. Si este Talismán está en tu Cementerio, puedes pagar 1 Oro para desterrar 2 Aliados."},
	})
}
