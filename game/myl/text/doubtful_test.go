package text

import (
	"testing"

	"castillo/game/card"
)

func TestTextsThatCouldMeanAnotherThingAreRefused(t *testing.T) {
	refused(t, ansel, []lone{
		{card.Ally, "Cuando entra en juego, un Aliado oponente no puede bloquear mientras controles un Tótem."}, // how long, not whether
		{card.Talisman, "Destruye un Aliado del mismo Coste."},                                                  // as what?
		{card.Talisman, "Roba 2 cartas y luego destruye una de ellas."},
		{card.Weapon, "Cuando el portador ataca, el Aliado bloqueador pierde 2 a la Fuerza."}, // nobody blocks yet
		{card.Ally, "Tu oponente no puede destruir tus Aliados."},                             // in combat as well?
		{card.Ally, "Este Aliado cuesta 1 Oro menos que los demás."},
		{card.Talisman, "Prevén que un Aliado sea destruido dos veces."},
		{card.Totem, "Tu oponente no puede declarar ataque hasta el final de la Batalla Mitológica de mañana."},
		{card.Talisman, "Un Aliado gana 2 a la Fuerza hasta el final de la Batalla Mitológica."},
		{card.Talisman, "Paga 2 Oros adicionales para jugar esta carta en el turno oponente."},
		{card.Ally, "Cuando Ansel es bloqueado, destierra las cartas botadas."},
		{card.Ally, "Si Ansel bloquea a un Aliado, destrúyelo."},
		{card.Ally, "Si Ulfar está en tu Cementerio, puedes barajarla."}, // Ulfar, or this card?
		{card.Totem, "Cuando entra en juego, si lo hace, roba 1 carta."},
		{card.Ally, "Cuando entra en juego, cada jugador destruye un Aliado que controle si destruiste un Aliado."},                         // before it is done?
		{card.Talisman, "Destruye un Aliado. Si ataca, roba 1 carta."},                                                                      // it is gone
		{card.Ally, "Hasta la Fase Final, cada vez que un Aliado que controles ataque, roba 1 carta."},                                      // from when on?
		{card.Talisman, "Elige un Aliado. Hasta la Fase Final, cuando un Aliado ataque, roba 1 carta y destrúyelo. Luego, sube esa carta."}, // which?
		{card.Totem, "Tus Aliados no pueden ser destruidos por el portador."},
		{card.Talisman, "Destruye un Aliado para que gane 1 a la Fuerza."},               // who does?
		{card.Totem, "Cuando un Aliado que controles es destruido, gana 1 a la Fuerza."}, // no Tótem does
		{card.Ally, "Puede atacar dos veces por turno."},
		{card.Ally, "Cuando ataca, elige un Aliado oponente. Los otros Aliados no pueden bloquear."}, // than which?
		{card.Talisman, "Pon en juego un Aliado de tu Mano bloqueando a un Aliado atacante."},
	})
}
