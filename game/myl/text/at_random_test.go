package text

import (
	"testing"

	"castillo/game/card"
)

func TestChanceMayBeSaidInAnyPlace(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Tu oponente descarta 2 cartas de su Mano al azar.", "Al azar, descarta 2 cartas de la Mano oponente.", "2 cartas de la mano de tu oponente son descartadas al azar.",
			"Tu oponente debe descartar, al azar, 2 cartas.", "Elige al azar 2 cartas de la mano de tu oponente y descártalas.",
		}},
		{card.Talisman, []string{"Destruye un Aliado oponente al azar.", "Destruye al azar un Aliado oponente.", "Un Aliado oponente es destruido al azar."}},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Al azar, roba 2 cartas."},
		{card.Talisman, "Destruye al azar todos los Aliados."},
	})
}

func TestWhereWhatIsPutDownGoesMayBeSaid(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes poner un Aliado de tu Mano en juego.", "Cuando entra en juego, puedes bajar un Aliado de tu mano.", "Cuando entra en juego, puedes bajar en juego un Aliado de tu mano.",
			"Cuando entra en juego, puedes bajar a tu Línea de Defensa un Aliado de tu mano.", "Cuando entra en juego, puedes bajar un Aliado en tu Línea de Defensa.",
		}},
	})
}

func TestWhoSayHowTheyBecomeSo(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Puedes destruir este Aliado para que un Aliado sea Indestructible hasta la Fase Final.", "Puedes destruir a Sir Ansel para hacer Indestructible a un Aliado hasta la Fase Final.",
			"Puedes destruir a Sir Ansel y así un Aliado será Indestructible hasta la Fase Final.",
		}},
	})
}

func TestThePriceOfFightingMayBeSaidOfWhoWantsTo(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Para que este Aliado pueda ser declarado atacante, debes pagar 2 Oros.", "Si quieres atacar con Sir Ansel, paga 2 Oros.", "Debes pagar 2 Oros si quieres declararlo atacante.",
			"Para poder declarar atacante a este Aliado hay que pagar 2 Oros.", "Si deseas que este Aliado sea declarado atacante, debes pagar 2 Oros.",
		}},
		{card.Ally, []string{
			"Para jugar este Aliado, debes destruir un Tótem que controles.", "Si quieres jugarlo, debes destruir un Tótem que controles.", "Para jugar este Aliado hay que destruir un Tótem que controles.",
			"Para poder jugarlo, debes destruir un Tótem que controles.",
		}},
	})
}

func TestWhoChoosesMayBeSaidBehind(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Tu oponente elige entre descartar una carta de su Mano; o botar 2 cartas.", "Tu oponente descarta una carta o bota 2 cartas, lo que él elija.", "Tu oponente debe optar entre descartar una carta o botar 2 cartas.",
			"Tu oponente descarta una carta o bota 2 cartas, a elección de éste.",
		}},
		{card.Talisman, []string{"Elige entre destruir un Tótem; o robar 2 cartas.", "Roba 2 cartas o destruye un Tótem, según prefieras.", "Roba 2 cartas o destruye un Tótem, lo que tú prefieras."}},
		{card.Ally, []string{"Cuando este Aliado es destruido, puedes poner un Aliado de tu Cementerio en tu Mano.", "Cuando es destruido, puedes elegir en tu Cementerio un Aliado para ponerlo en tu mano."}},
	})
	refused(t, prueba, []lone{{card.Talisman, "Elige en tu Mazo Castillo un Aliado y destiérralo."}})
}
