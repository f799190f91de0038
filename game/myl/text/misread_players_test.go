package text

import (
	"testing"

	"castillo/game/card"
)

// «El otro jugador» is the other than the player of whom the text spoke, and nobody where
// that may be either.
func TestTheOtherPlayerIsTheOtherOfWhomTheSentenceSpeaks(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Cuando un jugador juega un Aliado, el otro jugador roba 1 carta.", "Cuando un jugador juega un Aliado, el otro jugador roba 1 carta."},
		{card.Totem, "Cada vez que un jugador juegue un Talismán, su oponente bota 2 cartas.", "Cuando un jugador juega un Talismán, el otro jugador bota 2 cartas."},
		{card.Totem, "Cuando un jugador declara ataque, el otro jugador puede robar 1 carta.", "Cuando un jugador declara ataque, el otro jugador puede robar 1 carta."},
		{card.Totem, "Cuando un jugador juega un Talismán, ese jugador bota 1 carta y el otro jugador roba 1 carta.",
			"Cuando un jugador juega un Talismán, ese jugador bota 1 carta y el otro jugador roba 1 carta."},
		{card.Totem, "En la Fase Final de cada jugador, el otro jugador bota 1 carta.", "En la Fase Final, el otro jugador bota 1 carta."},
		{card.Talisman, "Descarta tu Mano. El otro jugador roba 2 cartas.", "Descarta tu Mano. Luego, tu oponente roba 2 cartas."},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Cuando tu oponente juega un Talismán, el otro jugador bota 2 cartas."},
		{card.Talisman, "Cada jugador baraja su Mano. Luego, el otro jugador bota 2 cartas."},
	})
}

// Where each player may do something, «si no lo hace» is said of either.
func TestWhoOfBothDidNotIsNotGuessed(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Talisman, "Cada jugador puede pagar 1 Oro. Si no lo hace, bota 2 cartas."},
		{card.Ally, "Cuando entra en juego, cada jugador puede pagar 1 Oro. Si no lo hace, bota 2 cartas."},
		{card.Totem, "En su Fase de Vigilia, cada jugador puede pagar 1 Oro. Si no lo hace, bota 2 cartas."},
	})
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, tu oponente puede pagar 2 Oros. Si no lo hace, bota 2 cartas.",
			"Cuando este Aliado entra en juego, tu oponente bota 2 cartas, a menos que tu oponente pague 2 Oros."},
	})
}

// Words that say which cards are meant are never left out, nor taken for those of another.
func TestWordsThatSayWhichCardsAreMeantAreNotLeftOut(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Cuando entra en juego, un Aliado oponente con fuerza menor o igual pierde su habilidad hasta la Fase Final."},
		{card.Ally, "Tanto Prueba como Ulfar son Imbloqueables."},
		{card.Ally, "Cuando bloquee a tus Aliados, gana 2 a la fuerza."},
	})
}

// A verb in the plural without a subject speaks of the card only where its name may be that
// of several.
func TestOnlyACardNamedAsSeveralIsSpokenOfInThePlural(t *testing.T) {
	several := []wording{
		{card.Ally, "Si son destruidos, roba 1 carta.", "Cuando este Aliado es destruido, roba 1 carta."},
		{card.Ally, "Cuando son declarados atacantes, ganan 1 a la Fuerza.", "Cuando este Aliado es declarado atacante, este Aliado gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "No pueden bloquear.", "Este Aliado no puede bloquear."},
	}
	readAs(t, "Piratas del Sur", several)
	var alone []lone
	for _, w := range several {
		alone = append(alone, lone{w.of, w.text})
	}
	refused(t, prueba, append(alone,
		lone{card.Ally, "En la Fase Final, vuelven a la reserva oponente."},
		lone{card.Ally, "Cuando tus Aliados son declarados atacantes, ganan 1 a la fuerza. Si son destruidos, roba 1 carta."}))
}
