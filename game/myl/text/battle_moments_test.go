package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatFollowsABattleOrAPlayInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Cuando este Aliado es declarado bloqueador, destruye el Aliado que bloquee.", "Cuando bloquea, destruye al Aliado bloqueado antes de la Asignación de Daño.",
			"Cuando Sir Ansel bloquea a un Aliado, ese Aliado es destruido antes de la Asignación de Daño.",
		}},
		{card.Weapon, []string{
			"Cuando el portador es destruido por Aliados oponentes, destruye todos los Aliados oponentes que destruyan al portador.", "Cuando el portador es destruido por un Aliado oponente, ese Aliado también es destruido.",
		}},
		{card.Ally, []string{
			"En respuesta a que un Aliado de raza Héroe que controles sea afectado por Talismanes oponentes, puedes destruir este Aliado para anular ese Talismán.",
			"Si tu oponente juega un Talismán que afecte a uno de tus Héroes, puedes destruir a Sir Ansel para anularlo.",
		}},
		{card.Ally, []string{
			"Este Aliado puede atacar el turno que entra en juego. Cuando este Aliado es declarado atacante, si este Aliado entró en juego este turno, sube este Aliado en la Fase Final.",
			"Puede atacar el turno en que entra en juego. Si lo hace, al final de ese turno debes subirlo a tu Mano.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, nombra una raza. Luego, este Aliado es de la raza nombrada mientras este Aliado esté en juego.", "Cuando entra en juego, elige una raza. Mientras esté en juego, es considerado de esa raza.",
		}},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Antes de la Asignación de Daño, puedes pagar 1 Oro para que este Aliado gane 1 a la Fuerza."},
		{card.Talisman, "Destruye un Aliado antes de la Asignación de Daño."},
	})
}
