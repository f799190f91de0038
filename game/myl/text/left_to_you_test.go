package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsLeftToYouIsWhatYouMayDo(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes barajar hasta 3 Armas de tu Cementerio.",
			"Al entrar en juego, este Aliado te permite tomar de tu Cementerio un máximo de tres Armas y barajarlas con tu Mazo.",
			"Cuando entra en juego, te permite barajar hasta 3 Armas de tu Cementerio.",
		}},
		{card.Ally, []string{
			"Puedes pagar 1 Oro para que este Aliado gane 1 a la Fuerza hasta la Fase Final.", "Por 1 Oro, este Aliado gana 1 a la Fuerza hasta la Fase Final.",
			"Pagando un Oro, Sir Ansel puede ganar 1 a la fuerza hasta la Fase Final.", "Por un Oro, la fuerza de Sir Ansel puede ser aumentada en 1 hasta la Fase Final.",
			"Por 1 Oro, su fuerza puede aumentar en 1 hasta la Fase Final.",
		}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes pagar 2 Oros para destruir un Tótem.", "Por 2 Oros, durante tu Vigilia, destruye un Tótem.", "En tu Vigilia, por 2 Oros, un Tótem puede ser destruido.",
		}},
		{card.Ally, []string{
			"Puedes pagar 2 Oros para que este Aliado cambie su Fuerza por su Coste hasta la Fase Final.", "Pagando 2 Oros, la fuerza de este Aliado puede ser reemplazada por su coste hasta la Fase Final.",
			"Por 2 Oros, sustituye la fuerza de Sir Ansel por su coste hasta la Fase Final.",
		}},
		{card.Totem, []string{
			"En tu Fase de Vigilia, puedes pagar 2 Oros para que este Tótem se convierta en un Aliado y tenga Coste 2 y tenga Fuerza 4 hasta la Fase Final.",
			"Por 2 Oros, durante tu Vigilia, este Tótem puede transformarse en un Aliado de fuerza 4 y coste 2 hasta el final del turno.",
		}},
	})
	refused(t, "whose choice", []lone{{card.Ally, "Cuando entra en juego, un Aliado oponente puede ganar 1 a la Fuerza hasta la Fase Final."}})
}

func TestWhatIsInPlayUnderYourControlIsSoOfEveryAbility(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{"Tus Aliados ganan 1 a la Fuerza.", "Mientras lo controles, tus Aliados ganan 1 a la Fuerza.", "Mientras esté bajo tu control, tus Aliados ganan 1 a la Fuerza.", "Tus Aliados ganan 1 a la fuerza mientras lo tengas en juego."}},
		{card.Weapon, []string{"Tus Aliados ganan 1 a la Fuerza.", "Mientras la controles, tus Aliados ganan 1 a la Fuerza.", "Mientras esta Arma esté bajo tu control, tus Aliados ganan 1 a la Fuerza."}},
	})
	refused(t, "another card", []lone{
		{card.Ally, "Cuando entra en juego, gana el control de un Aliado oponente mientras lo controles."},
		{card.Weapon, "Mientras lo controles, tus Aliados ganan 1 a la Fuerza."},
	})
}

func TestANumberThatIsNotSoMuchIsSoMuchAtMost(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Destruye un Aliado de Coste 2 o menos.", "Destruye un Aliado cuyo coste no sea mayor que 2.", "Destruye un Aliado que no cueste más de 2 Oros.", "Destruye un Aliado que no tenga más de 2 de Coste.",
		}},
		{card.Talisman, []string{"Destruye un Aliado de Fuerza 3 o más.", "Destruye un Aliado cuya fuerza no sea menor que 3.", "Destruye un Aliado cuya fuerza no sea inferior a 3."}},
		{card.Talisman, []string{"Destruye un Aliado de Coste distinto de 2.", "Destruye un Aliado cuyo coste no sea 2."}},
	})
}
