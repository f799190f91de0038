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
		{card.Ally, "what cannot be played", "Cuando entra en juego, nombra una carta. Luego, la carta nombrada no puede ser jugada mientras este Aliado esté en juego.",
			"Cuando entra en juego, nombra una carta para que la carta nombrada no pueda ser jugada mientras este Aliado esté en juego."},
	})
}

func TestACardInQuotesIsTheOneOfThatName(t *testing.T) {
	oneWording(t, []pair{
		{card.Ally, "to be found", "Cuando entra en juego, puedes buscar una carta «Ulfar» en tu Mazo Castillo y ponerla en tu Mano.", "Cuando entra en juego, puedes buscar un «Ulfar» en tu Mazo Castillo y ponerlo en tu Mano."},
		{card.Totem, "in play", "Si controlas una carta «Ulfar», tus Aliados ganan 1 a la Fuerza.", "Si controlas un «Ulfar», tus Aliados ganan 1 a la Fuerza."},
	})
}

func TestACardChosenBeforeAConditionIsChosenWhereItHolds(t *testing.T) {
	oneWording(t, []pair{
		{card.Talisman, "to be changed", "Elige un Aliado que controles. Si controlas un Tótem, gana 2 a la Fuerza.", "Si controlas un Tótem, un Aliado que controles gana 2 a la Fuerza."},
		{card.Talisman, "to be destroyed", "Elige un Aliado. Si controlas 3 Aliados, destrúyelo.", "Si controlas 3 Aliados, destruye un Aliado."},
	})
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige un Aliado oponente. Si es de raza Dragón, destrúyelo.", "Elige un Aliado oponente. Luego, si esa carta es de raza Dragón, destrúyelo."},
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

func TestWhatIsAskedOfTheCardOfAnEventIsSaidOfTheEvent(t *testing.T) {
	oneWording(t, []pair{
		{card.Totem, "its type", "Cuando tu oponente juega una carta, si es un Talismán, roba 1 carta.", "Cuando tu oponente juega un Talismán, roba 1 carta."},
		{card.Totem, "its race", "Cuando un Aliado oponente entra en juego, si es de raza Dragón, roba 1 carta.", "Cuando un Dragón oponente entra en juego, roba 1 carta."},
		{card.Totem, "whose it is", "Cuando un Aliado es destruido, si es tuyo, roba 1 carta.", "Cuando un Aliado que controles es destruido, roba 1 carta."},
		{card.Totem, "what it is not", "Cuando una carta oponente entra en juego, si no es un Oro, barájala.", "Cuando una carta oponente que no sea Oro entra en juego, barájala."},
	})
}

func TestTheOthersOfACastleAreShuffledWithIt(t *testing.T) {
	oneWording(t, []pair{
		{card.Talisman, "your castle", "Mira las 5 primeras cartas de tu Mazo Castillo, pon una en tu Mano y baraja el resto.", "Mira las 5 primeras cartas de tu Mazo Castillo, pon una en tu Mano y baraja tu Mazo Castillo."},
		{card.Talisman, "if one likes", "Mira las 5 primeras cartas de tu Mazo Castillo. Puedes poner una en tu Mano. Baraja las demás.",
			"Mira las 5 primeras cartas de tu Mazo Castillo. Puedes poner una en tu Mano. Baraja tu Mazo Castillo."},
		{card.Talisman, "one that was searched", "Busca un Aliado en tu Mazo Castillo y ponlo en tu Mano. Baraja tu Mazo Castillo.", "Busca un Aliado en tu Mazo Castillo y ponlo en tu Mano."},
	})
	readAs(t, prueba, []wording{
		{card.Talisman, "Busca un Tótem en tu Mazo Castillo y ponlo en tu Mano. Baraja el Mazo Castillo oponente.", "Busca un Tótem en tu Mazo Castillo y ponlo en tu Mano. Luego, baraja el Mazo Castillo oponente."},
		{card.Talisman, "Mira la Mano oponente. Baraja un Mazo Castillo.", "Mira la Mano oponente. Luego, baraja un Mazo Castillo."},
		{card.Talisman, "Busca un Tótem en tu Mazo Castillo y ponlo en el tope. Baraja tu Mazo Castillo.", "Busca un Tótem en tu Mazo Castillo y ponlo en el tope de su Mazo Castillo. Luego, baraja tu Mazo Castillo."},
		{card.Ally, "Cuando entra en juego, puedes buscar un Aliado en tu Mazo Castillo y ponerlo en tu Mano. Luego, baraja tu Mazo Castillo.", "Cuando este Aliado entra en juego, puedes buscar un Aliado en tu Mazo Castillo y ponerlo en tu Mano. Luego, baraja tu Mazo Castillo."},
	})
}

func TestWhoDoesItIsNotAskedWhereNobodyChooses(t *testing.T) {
	oneWording(t, []pair{
		{card.Talisman, "on top of a castle", "Tu oponente destierra las 3 primeras cartas de su Mazo Castillo.", "Destierra las 3 primeras cartas del Mazo Castillo oponente."},
		{card.Talisman, "a whole zone", "Tu oponente baraja su Cementerio.", "Baraja el Cementerio oponente."},
		{card.Talisman, "a hand", "Tu oponente descarta su Mano.", "Descarta la Mano oponente."},
		{card.Talisman, "shown", "Tu oponente muestra su Mano.", "Muestra la Mano oponente."},
	})
}

func TestWhatIsAvoidedIsOneOfTwoThings(t *testing.T) {
	oneWording(t, []pair{
		{card.Ally, "by discarding", "Cuando entra en juego, roba 1 carta, a menos que tu oponente descarte una carta.", "Cuando entra en juego, tu oponente elige entre descartar una carta o que robes 1 carta."},
		{card.Talisman, "by paying", "Roba 2 cartas, a menos que tu oponente pague 2 Oros.", "Tu oponente elige entre pagar 2 Oros o que robes 2 cartas."},
		{card.Ally, "in the line where it comes anyway", "Cuando ataca, puedes buscar un Aliado en tu Mazo Castillo y ponerlo en la Línea de Defensa.", "Cuando ataca, puedes buscar un Aliado en tu Mazo Castillo y ponerlo en juego."},
	})
}

func TestWhatHangsOnAPermission(t *testing.T) {
	oneWording(t, []pair{
		{card.Talisman, "under a condition", "Si controlas un Tótem, puedes destruir un Arma. Si lo haces, roba 1 carta.", "Si controlas un Tótem, puedes destruir un Arma y robar 1 carta."},
		{card.Ally, "a hand that is shown", "En tu Vigilia, puedes mostrar tu Mano. Si lo haces, tu oponente bota 2 cartas.", "En tu Vigilia, puedes mostrar tu Mano para que tu oponente bote 2 cartas."},
		{card.Ally, "where the condition did not hold", "En tu Vigilia, puedes mirar la primera carta de tu Mazo Castillo. Si es un Dragón, puedes pagar 3 Oros para ponerla en juego, y si no, barájala.",
			"En tu Vigilia, puedes mirar la primera carta de tu Mazo Castillo. Si es un Dragón, puedes pagar 3 Oros para ponerla en juego. Si no, barájala."},
		{card.Ally, "what is put in play", "Cuando entra en juego, puedes poner un Aliado oponente en tu Línea de Defensa. Ese Aliado debe atacar hasta la Fase Final.",
			"Cuando entra en juego, puedes poner un Aliado oponente en tu Línea de Defensa y que ese Aliado deba atacar hasta la Fase Final."},
		{card.Talisman, "one of two", "Elige 2 Aliados que controles. Destruye uno de ellos para que el otro sea Indestructible por el resto del juego.",
			"Elige 2 Aliados que controles y destruye uno de ellos para que el otro sea Indestructible por el resto del juego."},
		{card.Ally, "what another has", "Puedes pagar 3 Oros para elegir un Aliado y que este Aliado tenga su Habilidad hasta la Fase Final.",
			"Puedes pagar 3 Oros para que este Aliado tenga la Habilidad de un Aliado hasta la Fase Final."},
	})
}
