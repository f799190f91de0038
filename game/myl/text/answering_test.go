package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsAnsweredMayBeSaidInAnyPlace(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando un Aliado que controles es destruido, puedes, en respuesta, pagar 2 Oros para salvarlo.", "Puedes pagar 2 Oros para prevenir que un Aliado que controles sea destruido."},
		{card.Ally, "Cuando tu oponente ataque, puedes destruir este Aliado en respuesta para robar 2 cartas.", "En respuesta a la Declaración de Ataque oponente, puedes destruir este Aliado para robar 2 cartas."},
		{card.Ally, "Si tu oponente ataca, puedes, en respuesta a ello, agrupar este Aliado.", "En respuesta a la Declaración de Ataque oponente, puedes agrupar este Aliado."},
		{card.Ally, "En la Asignación de Daño, puedes destruirlo en respuesta para robar 2 cartas.", "En respuesta a la Asignación de Daño, puedes destruir este Aliado para robar 2 cartas."},
		{card.Ally, "Al finalizar tu turno puedes, en respuesta, agrupar tus Oros.", "En respuesta a finalizar tu turno, puedes agrupar tus Oros."},
		{card.Ally, "Puedes agrupar este Aliado en respuesta al final de tu turno.", "En respuesta a finalizar tu turno, puedes agrupar este Aliado."},
	})
}

func TestWhenATalismanIsPlayedIsWhenItDoesWhatItDoes(t *testing.T) {
	destroyed := "En respuesta a que un Aliado oponente sea declarado atacante, destrúyelo."
	readAs(t, prueba, []wording{
		{card.Talisman, "Cuando un Aliado oponente ataque, puedes jugar este Talismán en respuesta para destruirlo.", destroyed},
		{card.Talisman, "Cuando un Aliado oponente ataque, juega en respuesta este Talismán: destrúyelo.", destroyed},
		{card.Talisman, "Si un Aliado oponente es declarado atacante, juega este Talismán en respuesta para que sea destruido.", destroyed},
		{card.Talisman, "Juega este Talismán en respuesta a que un Aliado oponente ataque para destruirlo.", destroyed},
		{card.Talisman, "Se juega en respuesta a que un Aliado oponente ataque. Destrúyelo.", destroyed},
		{card.Talisman, "Sólo puedes jugarlo en respuesta a que un Aliado oponente ataque. Ese Aliado debe ser destruido.", destroyed},
		{card.Talisman, "Roba 2 cartas. Este Talismán se juega en tu Vigilia.", "En tu Fase de Vigilia, roba 2 cartas."},
	})
}

func TestAnOccasionMayBeANoun(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "En respuesta a una Declaración de Ataque, roba 1 carta.", "En respuesta a la Declaración de Ataque, roba 1 carta."},
		{card.Talisman, "En respuesta a que se declare un ataque oponente, roba 1 carta.", "En respuesta a la Declaración de Ataque oponente, roba 1 carta."},
		{card.Talisman, "En respuesta a declarar ataque tu oponente, roba 1 carta.", "En respuesta a la Declaración de Ataque oponente, roba 1 carta."},
		{card.Talisman, "En respuesta al bloqueo de tu oponente, roba 1 carta.", "En respuesta a la Declaración de Bloqueo oponente, roba 1 carta."},
		{card.Talisman, "En respuesta a declarar tus bloqueadores, roba 1 carta.", "En respuesta a tu Declaración de Bloqueo, roba 1 carta."},
		{card.Talisman, "En respuesta a asignar daño, roba 1 carta.", "En respuesta a la Asignación de Daño, roba 1 carta."},
		{card.Talisman, "Al resolverse el daño, roba 1 carta.", "En respuesta a resolver el daño, roba 1 carta."},
		{card.Talisman, "Cuando se resuelva el daño, roba 1 carta.", "En respuesta a resolver el daño, roba 1 carta."},
		{card.Talisman, "En respuesta a la entrada en juego de un Aliado oponente, destrúyelo.", "En respuesta a que un Aliado oponente entre en juego, destrúyelo."},
		{card.Talisman, "En respuesta al destierro de un Aliado que controles por efectos oponentes, roba 1 carta.", "En respuesta a que un Aliado que controles sea desterrado por efectos oponentes, roba 1 carta."},
		{card.Ally, "En respuesta a su destrucción, puedes robar 1 carta.", "En respuesta a que este Aliado sea destruido, puedes robar 1 carta."},
		{card.Ally, "En respuesta a la declaración de este Aliado como atacante, puedes robar 1 carta.", "En respuesta a que este Aliado sea declarado atacante, puedes robar 1 carta."},
		{card.Ally, "Tras la entrada en juego de este Aliado, roba 1 carta.", "Cuando este Aliado entra en juego, roba 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Weapon, "En respuesta al bloqueo de su portador, roba 1 carta."}, // who blocks whom?
		{card.Ally, "Cuando se resuelva el daño, roba 1 carta."},
	})
}

func TestAPhaseMayHeadWhatIsDoneInIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Vigilia: puedes destruir este Aliado para robar 2 cartas.", "En tu Fase de Vigilia, puedes destruir este Aliado para robar 2 cartas."},
		{card.Ally, "Fase de Vigilia, solo una vez por turno: puedes robar 1 carta.", "En tu Fase de Vigilia, una vez por turno, puedes robar 1 carta."},
		{card.Ally, "Gana 1 a la Fuerza. Guerra de Talismanes: puedes destruirlo para robar 1 carta.", "Este Aliado gana 1 a la Fuerza. En la Guerra de Talismanes, puedes destruir este Aliado para robar 1 carta."},
		{card.Ally, "Fase Final: destruye este Aliado.", "En la Fase Final, destruye este Aliado."},
		{card.Ally, "Cuando llegue la Fase Final, destruye este Aliado.", "En la Fase Final, destruye este Aliado."},
		{card.Ally, "Cada vez que tu turno termine, puedes robar 1 carta.", "En tu Fase Final, puedes robar 1 carta."},
		{card.Ally, "Cuando tu turno comience, puedes robar 1 carta.", "En tu Fase de Agrupación, puedes robar 1 carta."},
	})
}

func TestACardMayBeNamedBeforeWhatHappensToIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Baraja un Aliado que controles en respuesta a que éste sea destruido.", "En respuesta a que un Aliado que controles sea destruido, barájalo."},
		{card.Talisman, "Destruye un Aliado oponente, en respuesta a que sea declarado atacante.", "En respuesta a que un Aliado oponente sea declarado atacante, destrúyelo."},
		{card.Ally, "Puedes pagar 2 Oros para salvar a uno de tus Aliados en respuesta a que sea destruido.", "Puedes pagar 2 Oros para prevenir que un Aliado que controles sea destruido."},
		{card.Ally, "Puedes destruir este Aliado en respuesta a que sea bloqueado.", "En respuesta a que este Aliado sea bloqueado, puedes destruir este Aliado."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Destruye un Aliado y un Tótem en respuesta a que ataque."}, // which of the two?
		{card.Talisman, "Destierra una carta de tu Cementerio en respuesta a que sea destruida."},
	})
}
