package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsDoneToTheCardMayNameItAsTheObject(t *testing.T) {
	enters, attacks := "Cuando este Aliado entra en juego, roba 1 carta.", "Cuando este Aliado es declarado atacante, roba 1 carta."
	bearer := "Cuando el portador es declarado bloqueador, roba 1 carta."
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando pongas en juego a este Aliado, roba 1 carta.", enters},
		{card.Ally, "Al bajar a este Aliado, roba 1 carta.", enters},
		{card.Ally, "Al poner en juego este Aliado, tu oponente bota 2 cartas.", "Cuando este Aliado entra en juego, tu oponente bota 2 cartas."},
		{card.Ally, "Cuando juegues a este Aliado, roba 1 carta.", "Cuando juegas este Aliado, roba 1 carta."},
		{card.Ally, "Cuando se declare atacante a este Aliado, roba 1 carta.", attacks},
		{card.Ally, "Cuando declaran atacante a este Aliado, roba 1 carta.", attacks},
		{card.Ally, "Cuando declares a este Aliado atacante o bloqueador, roba 1 carta.", "Cuando este Aliado es declarado atacante o es declarado bloqueador, roba 1 carta."},
		{card.Weapon, "Cuando declares bloqueador a su portador, roba 1 carta.", bearer},
		{card.Weapon, "Cuando declares bloqueador al Aliado que porta esta Arma, roba 1 carta.", bearer},
		{card.Weapon, "Cuando bloqueen a su portador, roba 1 carta.", "Cuando el portador es bloqueado, roba 1 carta."},
		{card.Totem, "Cuando declares atacante a uno de tus Dragones, roba 1 carta.", "Cuando un Aliado de raza Dragón que controles es declarado atacante, roba 1 carta."},
		{card.Ally, "Si un Aliado oponente bloquea a éste, roba 1 carta.", "Cuando este Aliado es bloqueado, roba 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Cuando tu oponente declare atacante a este Aliado, roba 1 carta."},
	})
}

func TestWhatWasEnteredIsLeft(t *testing.T) {
	both := "Cuando este Aliado entra en juego o sale del juego, roba 1 carta."
	readAs(t, prueba, []wording{
		{card.Ally, "Al entrar en juego y al salir de él, roba 1 carta.", both},
		{card.Ally, "Roba 1 carta cada vez que este Aliado entra en juego o sale de él.", both},
	})
	refused(t, prueba, []lone{{card.Ally, "Cuando este Aliado sale de él, roba 1 carta."}})
}

func TestTheFirstTurnMayStandBeforeTheEvent(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "En tu primer turno, al jugar este Aliado, roba 1 carta.", "Cuando juegas este Aliado, si es tu primer turno, roba 1 carta."},
	})
	refused(t, prueba, []lone{{card.Ally, "En tu primer turno, roba 1 carta."}})
}
