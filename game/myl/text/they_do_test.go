package text

import (
	"testing"

	"castillo/game/card"
)

func TestTheSamePlaceOfEitherPlayerIsAnySuchPlace(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Destierra un Aliado de un Cementerio.", "Destierra un Aliado de tu Cementerio o del Cementerio oponente.", "Destierra un Aliado en tu Cementerio o en el de tu oponente.", "Destierra un Aliado del Cementerio de tu oponente o de tu Cementerio."}},
	})
}

func TestThatArmaIsWhatThePickedAllyCarries(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Elige un Aliado que porte un Arma. Luego, destruye todas las Armas portadas por esa carta.", "Elige un Aliado con un Arma. Destruye esa Arma.", "Elige un Aliado armado. Destruye dicha Arma."}},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Elige un Aliado. Destruye esa Arma."},
		{card.Talisman, "Elige 2 Aliados que porten un Arma. Destruye esa Arma."},
		{card.Talisman, "Destruye un Aliado que porte un Arma. Destierra esa Arma."},
	})
}

func TestWhatFollowsIfTheyDoWaitsForTheTimeThatIsSaid(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Tus Aliados de raza Dragón pueden atacar el turno que entran en juego. Cuando un Aliado de raza Dragón que controles es declarado atacante, si esa carta entró en juego este turno, barájalo en la Fase Final.",
			"Tus Dragones pueden atacar el turno que entran en juego, si lo hacen son barajados en la Fase Final.", "Tus Dragones pueden atacar el turno que entran en juego. Si lo hacen, deben ser barajados en la Fase Final.",
		}},
	})
	refused(t, prueba, []lone{{card.Ally, "Puede atacar el turno que entra en juego. Si lo hace, debe ser destruido en la Vigilia oponente."}})
}

func TestWhatIsDeniedTheTurnTheyEnterIsSaidOfThoseAlone(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Los Aliados oponentes pierden 1 a la Fuerza y no pueden bloquear el turno que entran en juego.",
			"Todos los Aliados oponentes pierden 1 a la Fuerza. Todos los Aliados oponentes que entraron en juego este turno no pueden bloquear."},
		{card.Totem, "Los Dragones oponentes cuestan 1 Oro más y no pueden atacar el turno en que entran en juego.",
			"Todos los Aliados de raza Dragón oponentes que entraron en juego este turno no pueden atacar. Jugar Aliados de raza Dragón oponentes cuesta 1 Oro más."},
	})
}

func TestWhatHappensIfTheCardDoesNotDoWhatItMust(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Debe atacar cada turno. Si no lo hace, debe ser destruido en la Fase Final.", "Este Aliado debe atacar. En tu Fase Final, si este Aliado no atacó este turno, destruye este Aliado."},
		{card.Ally, "Debe atacar. Si no lo hace, bota 2 cartas.", "Este Aliado debe atacar. Cuando este Aliado no es declarado atacante, bota 2 cartas."},
		{card.Ally, "Para que este Aliado ataque debes pagar 1 Oro.", "Para que este Aliado pueda ser declarado atacante, debes pagar 1 Oro."},
	})
	refused(t, prueba, []lone{{card.Ally, "Debe atacar. Si lo hace, gana 2 a la Fuerza."}})
}

func TestThoseWhoDoItAndThoseWhoDoNotAreEachOfThem(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Tus Aliados pueden ser declarados atacantes hasta la Fase Final. Luego, hasta la Fase Final, cuando un Aliado que controles es declarado atacante, súbelo en la Fase Final.",
			"Todos tus Aliados pueden atacar este turno. Los que lo hagan deben ser subidos en la Fase Final.", "Todos tus Aliados pueden atacar este turno. Si lo hacen, súbelos en la Fase Final.",
		}},
		{card.Totem, []string{
			"Todos los Aliados deben atacar. Cuando un Aliado no es declarado atacante, destiérralo en la Fase Final.",
			"Todos los Aliados deben atacar cada turno. Los que no lo hagan son desterrados en la Fase Final.", "Todos los Aliados deben atacar cada turno. Si no lo hacen, destiérralos en la Fase Final.",
		}},
		{card.Talisman, []string{
			"Todos los Aliados deben atacar hasta la Fase Final. Luego, hasta la Fase Final, cuando un Aliado no es declarado atacante, destrúyelo en la Fase Final.",
			"Todos los Aliados deben atacar este turno. Los Aliados que no lo hagan son destruidos en la Fase Final.",
		}},
	})
}

func TestBothAreTheTwoThatMeetInCombat(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Si bloquea a un Dragón, ambos son barajados en la Fase Final.", "Cuando este Aliado es declarado bloqueador, si el Aliado que bloquee es de raza Dragón, baraja ambos en la Fase Final."},
		{card.Ally, "Si bloquea a Ulfar, ambos Aliados pierden 2 a la Fuerza.", "Cuando este Aliado es declarado bloqueador, si el Aliado que bloquee es un «Ulfar», ambos pierden 2 a la Fuerza hasta la Fase Final."},
		{card.Weapon, "Cuando el portador bloquea o es bloqueado, ambos Aliados son destruidos en la Fase Final.", "Cuando el portador es declarado bloqueador o es bloqueado, destruye ambos en la Fase Final."},
		{card.Ally, "Cuando bloquea a un Dragón, ambos jugadores botan 2 cartas.", "Cuando este Aliado es declarado bloqueador, si el Aliado que bloquee es de raza Dragón, cada jugador bota 2 cartas."},
	})
	refused(t, prueba, []lone{{card.Ally, "Cuando entra en juego, ambos son destruidos."}})
}

func TestWhatIsShuffledAfterwardsIsNotTheCardThatWasDestroyed(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un «Ulfar» y baraja tu Mazo Castillo. Gana el control de la carta destruida hasta la Fase Final.",
			"Destruye un «Ulfar» y baraja tu Mazo Castillo. Luego, gana el control de esa carta hasta la Fase Final."},
	})
}

func TestWhatAPlayerDoesIsNotWhatTheCardWasMadeAbleToDo(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Tu oponente puede pagar 1 Oro para que un Aliado que controles pueda bloquear cualquier cantidad de Aliados. Luego, si tu oponente lo hace, tu oponente roba 1 carta.",
			"Tu oponente puede pagar 1 Oro para que un Aliado que controles pueda bloquear cualquier cantidad de Aliados hasta la Fase Final. Luego, si tu oponente lo hace, tu oponente roba 1 carta."},
		{card.Ally, "Tu oponente puede pagar 1 Oro para que un Aliado que controles pueda atacar el turno que entra en juego. Si lo hace, destrúyelo en la Fase Final.",
			"Tu oponente puede pagar 1 Oro para que un Aliado que controles pueda atacar el turno que entra en juego hasta la Fase Final. Luego, hasta la Fase Final, cuando esa carta es declarada atacante, si esa carta entró en juego este turno, destrúyelo en la Fase Final."},
	})
}

func TestWhatOneWasLetDoIsHisThoughEachPlayerDidSomethingThen(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Tu oponente puede pagar 1 Oro para que cada jugador descarte 1 carta. Si tu oponente lo hace, tus Aliados ganan 1 a la Fuerza.",
			"Tu oponente puede pagar 1 Oro para que cada jugador descarte una carta de su Mano. Luego, si tu oponente lo hace, tus Aliados ganan 1 a la Fuerza hasta la Fase Final."},
	})
	refused(t, prueba, []lone{{card.Ally, "Cada jugador puede descartar 1 carta. Si tu oponente lo hace, tus Aliados ganan 1 a la Fuerza."}})
}
