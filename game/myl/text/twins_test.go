package text

import (
	"testing"

	"castillo/game/card"
)

func TestOptionsAreSaidInOneOrder(t *testing.T) {
	oneWording(t, []pair{
		{card.Talisman, "two verbs", "Elige entre robar 2 cartas o destruir un Tótem.", "Destruye un Tótem o roba dos cartas."},
		{card.Talisman, "one verb", "Elige entre que un Aliado gane 2 a la Fuerza o que tu oponente bote 2 cartas.", "Elige una: tu oponente bota 2 cartas; o un Aliado gana 2 a la fuerza."},
		{card.Ally, "three, of the opponent", "Cuando entra en juego, tu oponente elige entre botar 2 cartas; descartar una carta; o destruir un Arma que controle.",
			"Cuando entra en juego, tu oponente elige entre destruir un Arma que controle; botar 2 cartas; o descartar una carta."},
		{card.Totem, "a price", "Puedes descartar una carta o pagar 1 Oro para robar 1 carta.", "Puedes pagar 1 Oro o descartar una carta para robar 1 carta."},
	})
}

func TestAbilitiesOfOnePlaceAreSaidInOneOrder(t *testing.T) {
	oneWording(t, []pair{
		{card.Weapon, "under two conditions", "Si el portador no es de raza Dragón, gana 1 a la Fuerza. Si el portador es de raza Dragón, gana 3 a la Fuerza.",
			"Si el portador es de raza Dragón, gana 3 a la Fuerza. Si no lo es, gana 1 a la Fuerza."},
		{card.Totem, "what players pay", "Tus Talismanes cuestan 1 Oro menos. Los Talismanes oponentes cuestan 1 Oro más.",
			"Los Talismanes oponentes cuestan 1 Oro más. Tus Talismanes cuestan 1 Oro menos."},
		{card.Totem, "at will", "Puedes pagar 2 Oros para robar 1 carta. Puedes pagar 1 Oro para destruir un Arma.",
			"Puedes pagar 1 Oro para destruir un Arma. Puedes pagar 2 Oros para robar 1 carta."},
		{card.Ally, "on two events", "Cuando ataca, roba 1 carta. Cuando bloquea, tu oponente bota 2 cartas.", "Cuando bloquea, tu oponente bota 2 cartas. Cuando ataca, roba 1 carta."},
	})
}

func TestWhatIsDoneIfSomethingWasDoneHangsOnIt(t *testing.T) {
	oneWording(t, []pair{
		{card.Talisman, "of any card", "Destruye un Arma. Si lo haces, roba 1 carta.", "Destruye un Arma y roba 1 carta."},
		{card.Ally, "of what one may do", "Cuando entra en juego, puedes subir un Arma. Si lo haces, tu oponente bota 2 cartas.",
			"Cuando entra en juego, puedes subir un Arma y hacer que tu oponente bote 2 cartas."},
		{card.Ally, "of what was found", "Cuando entra en juego, puedes buscar un Tótem en tu Mazo Castillo y ponerlo en juego. Si lo haces, descarta una carta.",
			"Cuando entra en juego, puedes buscar un Tótem en tu Mazo Castillo y ponerlo en juego y descartar una carta."},
	})
	readAs(t, prueba, []wording{ // one verb said twice does not hang together
		{card.Talisman, "Destruye un Arma. Si lo haces, destruye un Tótem.", "Destruye un Arma. Luego, si lo haces, destruye un Tótem."},
	})
}

func TestOneMustBlockFromEitherSide(t *testing.T) {
	oneWording(t, []pair{
		{card.Ally, "the card itself", "Cuando ataca, un Aliado oponente debe bloquearlo.", "Cuando ataca, debe ser bloqueado por un Aliado oponente."},
		{card.Weapon, "its bearer", "Todos los Aliados oponentes deben bloquear al portador.", "El portador debe ser bloqueado por todos los Aliados oponentes."},
		{card.Talisman, "a chosen one", "Un Aliado oponente debe bloquear a un Aliado que controles este turno.", "Un Aliado que controles debe ser bloqueado por un Aliado oponente este turno."},
	})
}

func TestNamingIsNoPrice(t *testing.T) {
	oneWording(t, []pair{
		{card.Ally, "what cannot be played", "Cuando entra en juego, nombra una carta. La carta nombrada no puede ser jugada mientras este Aliado esté en juego.",
			"Cuando entra en juego, nombra una carta para que la carta nombrada no pueda ser jugada mientras este Aliado esté en juego."},
	})
}

func TestWhoFightsAlone(t *testing.T) {
	oneWording(t, []pair{
		{card.Ally, "declared an attacker", "Cuando ataca, si no controlas otros Aliados atacantes, roba 1 carta.", "Cuando ataca, si es tu único Aliado atacante, roba 1 carta."},
		{card.Ally, "exactly one", "Cuando ataca, si no controlas otros Aliados atacantes, roba 1 carta.", "Cuando ataca, si controlas exactamente 1 Aliado atacante, roba 1 carta."},
		{card.Ally, "as long as it attacks", "Mientras este Aliado ataca, si no controlas otro Aliado atacante, gana 2 a la fuerza.", "Si es tu único Aliado atacante, gana 2 a la fuerza."},
		{card.Ally, "a blocker", "Cuando bloquea, si no controlas otro Aliado bloqueador, roba 1 carta.", "Cuando bloquea, si es tu único Aliado bloqueador, roba 1 carta."},
	})
}
