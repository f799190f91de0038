package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsDoneBesidesIsDoneByWhomTheSentenceBeforeSpokeOf(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Tu oponente descarta 2 cartas. Además, bota 4 cartas.", "Tu oponente descarta 2 cartas de su Mano. Luego, tu oponente bota 4 cartas."},
		{card.Talisman, "Tu oponente bota 4 cartas. También descarta una.", "Tu oponente bota 4 cartas. Luego, tu oponente descarta una carta de su Mano."},
		{card.Talisman, "Tu oponente roba 2 cartas. Sin embargo, bota 5.", "Tu oponente roba 2 cartas. Luego, tu oponente bota 5 cartas."},
		{card.Talisman, "Tu oponente bota 4 cartas. Además, descarta una carta de tu Mano.", "Tu oponente bota 4 cartas. Luego, tú descartas una carta de tu Mano."},
		{card.Talisman, "Roba 2 cartas. Además, bota 4 cartas.", "Roba 2 cartas. Luego, bota 4 cartas."},
		{card.Talisman, "Tu oponente descarta su Mano. Luego, roba 2 cartas.", "Tu oponente descarta su Mano. Luego, roba 2 cartas."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Tu oponente descarta su Mano. Después roba 2 cartas."},
		{card.Talisman, "Tu oponente bota 4 cartas. A continuación, descarta una carta."},
		{card.Talisman, "Tu oponente bota 4 cartas. También roba una carta."},
		{card.Talisman, "Descarta una carta para que tu oponente bote 4 cartas. Además, bota 2 cartas."},
		{card.Talisman, "Tu oponente descarta una carta. Además, si controlas un Tótem, bota 4 cartas."},
		{card.Talisman, "Tu oponente no puede jugar Armas este turno. Además, descarta una carta."},
	})
}

func TestWhatAnInfinitiveAsksIsNotAskedOfWhomAWishSpeaksOf(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Puedes pagar 2 Oros para que tu oponente bote 3 cartas y destruya un Tótem.", "Paga 2 Oros para que tu oponente bote 3 cartas y que tu oponente destruya un Tótem."},
		{card.Gold, "Puedes destruir este Oro para que cada jugador descarte una carta y robe 2.",
			"Puedes destruir este Oro para que cada jugador descarte una carta de su Mano y que cada jugador robe 2 cartas."},
		{card.Talisman, "Puedes pagar 2 Oros para que tu oponente bote 3 cartas y robar 1 carta.", "Paga 2 Oros para que tu oponente bote 3 cartas y que robes 1 carta."},
		{card.Talisman, "Haz que tu oponente descarte una carta y bote otras 3.", "Tu oponente descarta una carta de su Mano y tu oponente bota 3 cartas."},
		{card.Totem, "Tu oponente puede pagar 1 Oro para que destruyas un Arma y luego que destruyas este u otro Tótem que controles.",
			"Tu oponente puede pagar 1 Oro para que destruyas un Arma y luego que destruyas este u otro Tótem que controles."},
		{card.Ally, "Tu oponente puede descartar una carta y botar 2.", "Tu oponente puede descartar una carta de su Mano y botar 2 cartas."},
	})
}

func TestAVerbWithAPronounHasItsObject(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige un Tótem. Su controlador lo destruye o descarta 3 cartas.", "Elige un Tótem. Luego, su controlador elige entre destruirlo; o descartar 3 cartas de su Mano."},
		{card.Talisman, "Destruye o destierra un Tótem.", "Elige entre destruir un Tótem; o desterrar un Tótem."},
	})
}

func TestACardIsNotSparedByWhatItWouldSuffer(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "En respuesta a que otro Aliado sea destruido, puedes desterrarlo en su lugar.", "En respuesta a que otro Aliado sea destruido, puedes desterrarlo para salvarlo."},
		{card.Ally, "En respuesta a que otro Aliado sea destruido, puedes destruir a Prueba en su lugar.", "Puedes destruir este Aliado para prevenir que otro Aliado sea destruido."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "En respuesta a que otro Aliado sea destruido, puedes destruirlo en su lugar."},
		{card.Ally, "Si otro Aliado va a ser desterrado, puedes desterrarlo en su lugar."},
		{card.Weapon, "Si el portador va a ser destruido, puedes destruirlo en su lugar."},
	})
}
