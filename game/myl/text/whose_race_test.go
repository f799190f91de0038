package text

import (
	"testing"

	"castillo/game/card"
)

func TestOfAnotherRaceThanTheOneThatWasNamed(t *testing.T) {
	sameTree(t, []paraphrase{{card.Talisman, []string{
		"Si no hay un Aliado que no sea de raza Héroe, un Aliado de raza Héroe que controles gana 1 a la Fuerza hasta la Fase Final.",
		"Elige un Héroe que controles: obtiene +1 a la fuerza hasta el final del turno, siempre que no haya en juego ningún Aliado de otra raza.",
	}}})
	refused(t, "another than which", []lone{{card.Talisman, "Si no hay en juego ningún Aliado de otra raza, roba una carta."}})
}

func TestWhatIsPaidAnywayIsNoPriceMore(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes jugar un Tótem de tu Cementerio.", "Cuando entra en juego, puedes jugar un Tótem de tu Cementerio, pero debes pagar su coste.",
			"Cuando entra en juego, puedes jugar desde tu Cementerio un Tótem, cuyo coste debes pagar.",
		}},
		{card.Ally, []string{"Solo puedes tener una copia de este Aliado en juego.", "No puedes controlar más de un Sir Ansel a la vez.", "No puedes tener más de una copia de Sir Ansel en juego al mismo tiempo."}},
		{card.Talisman, []string{"Los jugadores no pueden buscar en cualquier Mazo Castillo por el resto del juego.", "Hasta que termine la partida, ningún jugador puede buscar cartas en un Mazo Castillo."}},
		{card.Totem, []string{
			"Cuando este Tótem entra en juego, nombra un Aliado de tu Línea de Defensa. Luego, la carta nombrada no puede atacar mientras este Tótem esté en juego.",
			"Al entrar en juego, nombra a uno de los Aliados de tu Línea de Defensa: no podrá atacar mientras este Tótem siga en juego.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado sale del juego, destruye un Arma o Tótem.", "Al salir del juego, debes elegir un Tótem o un Arma de cualquier jugador y destruirlo.", "Al salir del juego, destruye un Arma o un Tótem de cualquiera de los jugadores.",
		}},
	})
	refused(t, "all of which player", []lone{{card.Ally, "Cuando entra en juego, destruye todos los Tótems de cualquier jugador."}})
}

func TestWhatIsPreventedIsWhatHappensThen(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Puedes destruir este Aliado para prevenir que un Aliado que controles sea destruido.", "Cuando sea destruido un Aliado que controlas, tienes la opción de destruir este Aliado y así evitar la destrucción de aquel.",
		}},
		{card.Ally, []string{"Puedes descartar una carta de tu Mano para prevenir que este Aliado sea desterrado.", "Cuando este Aliado sea desterrado, puedes descartar una carta y así evitar su destierro."}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes nombrar una carta. Luego, si lo haces, busca una carta con ese nombre en el Mazo Castillo oponente y destiérrala.",
			"En tu Vigilia, puedes decir el nombre de una carta; si lo haces, búscala en el Mazo de tu oponente y, si se encuentra allí, debe ser desterrada.",
		}},
	})
}
