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
