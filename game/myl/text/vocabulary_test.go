package text

import (
	"testing"

	"castillo/game/card"
)

// TestWhatIsNamedInOtherWordsIsTheSame holds the words for players, times, places, amounts and
// deeds that writers of cards use for one another.
func TestWhatIsNamedInOtherWordsIsTheSame(t *testing.T) {
	oneWording(t, []pair{
		{card.Talisman, "one that you choose", "Destruye un Aliado oponente.", "Destruye un Aliado oponente que prefieras."},
		{card.Talisman, "where it lies", "Pon un Aliado de tu Cementerio en tu Mano.", "Trae un Aliado ubicado en tu Cementerio hacia tu Mano."},
		{card.Talisman, "at most so many", "Destruye hasta 2 Aliados oponentes.", "Destruye a lo más dos Aliados oponentes."},
		{card.Talisman, "just so many", "Destruye 2 Aliados oponentes.", "Destruye exactamente 2 Aliados oponentes."},
		{card.Talisman, "two of them", "Destruye 2 Aliados oponentes.", "Destruye un par de Aliados oponentes."},
		{card.Talisman, "as many as you like", "Destruye cualquier cantidad de Aliados oponentes.", "Destruye la cantidad que desees de Aliados oponentes."},
		{card.Talisman, "his own who does it", "Tu oponente destruye un Aliado que controle.", "Tu oponente destruye un Aliado propio."},
		{card.Ally, "any time of your turn", "En tu turno, puedes robar una carta.", "En cualquier momento de tu turno, puedes robar una carta."},
		{card.Ally, "in whatever war", "En la Guerra de Talismanes, puedes robar una carta.", "Durante una Guerra de Talismanes, puedes robar una carta."},
		{card.Ally, "no more than once", "En tu Vigilia, una vez por turno, puedes robar una carta.", "En tu Vigilia, como máximo una vez por turno, puedes robar una carta."},
		{card.Ally, "a single time", "En tu Vigilia, una vez por turno, puedes robar una carta.", "Una única vez por turno, y solo durante tu Vigilia, puedes robar una carta."},
		{card.Ally, "an ability that is used once", "En tu Vigilia, una vez por turno, puedes robar una carta.", "En tu Vigilia, puedes robar una carta. Esta Habilidad no puede ser usada más de una vez por turno."},
		{card.Ally, "this is done once", "En tu Vigilia, una vez por turno, puedes robar una carta.", "En tu Vigilia, puedes robar una carta. Esto solo puede hacerse una vez por turno."},
		{card.Ally, "as it happens", "Cuando Ansel entra en juego, roba una carta.", "Al momento de entrar al juego, roba una carta."},
		{card.Ally, "as soon as it has happened", "Cuando Ansel entra en juego, roba una carta.", "Luego de que Ansel ingrese al juego, roba una carta."},
		{card.Ally, "whoever puts it in play", "Cuando Ansel entra en juego, roba una carta.", "Al ser puesto en juego, roba una carta."},
		{card.Ally, "after its destruction", "Cuando Ansel es destruido, roba una carta.", "Tras ser destruido, roba una carta."},
		{card.Ally, "that was destroyed", "Cuando Ansel es destruido, roba una carta.", "Cuando Ansel haya sido destruido, roba una carta."},
		{card.Ally, "it comes to the Cementerio", "Cuando Ansel va al Cementerio, roba una carta.", "Al llegar al Cementerio, roba una carta."},
		{card.Ally, "an ally declares attack", "Cuando Ansel ataca, roba una carta.", "Cuando Ansel declare ataque, roba una carta."},
		{card.Ally, "you attack with it", "Cuando Ansel ataca, roba una carta.", "Al declarar ataque con Ansel, roba una carta."},
		{card.Weapon, "you block with him", "Cuando el portador bloquea, roba una carta.", "Cuando declares un bloqueo con el portador, roba una carta."},
		{card.Ally, "they block it", "Cuando Ansel es bloqueado, roba una carta.", "Cuando lo bloqueen, roba una carta."},
		{card.Ally, "without being blocked", "Cuando Ansel no es bloqueado, roba una carta.", "Al atacar sin ser bloqueado, roba una carta."},
		{card.Ally, "damage that is caused", "Cuando Ansel hace daño al Mazo Castillo oponente, roba una carta.", "Cuando Ansel produzca daño al Mazo Castillo oponente, roba una carta."},
		{card.Totem, "a Talismán is used", "Cuando juegas un Talismán, roba una carta.", "Cada vez que utilices un Talismán, roba una carta."},
		{card.Totem, "your play", "Cuando juegas un Talismán, roba una carta.", "Al jugar un Talismán, roba una carta."},
		{card.Totem, "his play who mills", "Tu oponente bota 1 carta cuando juega un Talismán.", "Tu oponente bota 1 carta al jugar un Talismán."},
		{card.Talisman, "the one that was chosen", "Un Aliado oponente pierde 2 a la Fuerza hasta la Fase Final.", "Elige un Aliado oponente. Dicho Aliado pierde 2 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "less strength", "Un Aliado oponente pierde 2 a la Fuerza hasta la Fase Final.", "Reduce 2 puntos de Fuerza a un Aliado oponente durante todo este turno."},
		{card.Talisman, "a strength that falls", "Un Aliado oponente pierde 2 a la Fuerza hasta la Fase Final.", "La Fuerza de un Aliado oponente es reducida en 2 hasta la Fase Final del turno."},
		{card.Talisman, "more of a strength", "Un Aliado que controles gana 2 a la Fuerza hasta la Fase Final.", "Añade 2 a la Fuerza de un Aliado que controles hasta el fin de este turno."},
		{card.Talisman, "it rises", "Un Aliado que controles gana 2 a la Fuerza hasta la Fase Final.", "Sube en 2 la Fuerza de un Aliado que controles por lo que resta del turno."},
		{card.Talisman, "twice as strong", "Un Aliado que controles duplica su Fuerza hasta la Fase Final.", "Dobla la Fuerza de un Aliado que controles hasta la Fase Final."},
		{card.Talisman, "as strong again", "Un Aliado que controles duplica su Fuerza hasta la Fase Final.", "Un Aliado que controles tiene el doble de su Fuerza hasta la Fase Final."},
		{card.Talisman, "no attack is declared", "Un Aliado oponente no puede atacar hasta la Fase Final.", "Un Aliado oponente no puede declarar ataque hasta la Fase Final."},
		{card.Ally, "two more than it has", "Ansel gana 2 a la Fuerza si controlas un Tótem.", "Mientras tú controles un Tótem, Ansel tiene 2 puntos más de Fuerza."},
		{card.Ally, "a bonus", "Ansel gana 2 a la Fuerza si controlas un Tótem.", "Si tienes bajo tu control un Tótem, Ansel recibe un bono de 2 a la Fuerza."},
		{card.Totem, "none of them", "Tu oponente no puede jugar Talismanes.", "Tu oponente no puede jugar ningún Talismán."},
		{card.Talisman, "what was done so", "Destruye una carta oponente. Luego, si destruiste un Oro, roba una carta.", "Destruye una carta oponente. Si destruiste un Oro de esta forma, roba una carta."},
		{card.Gold, "named by the card", "Cuando Ansel entra en juego, nombra una carta. La carta nombrada pierde su Habilidad.", "Cuando Ansel entra en juego, nombra una carta. Las cartas nombradas con este Oro pierden su Habilidad."},
		{card.Ally, "once in your turn", "En tu turno, una vez por turno, puedes jugar un Tótem reduciendo su Coste en 1.", "Una vez en tu turno, puedes jugar un Tótem reduciendo su Coste en 1 Oro, hasta un mínimo de 0."},
		{card.Ally, "none is no number", "Si no controlas Tótems, Ansel gana 2 a la Fuerza.", "Si controlas 0 Tótems, Ansel gana 2 a la Fuerza."},
		{card.Ally, "at least", "Si controlas 2 o más Tótems, Ansel gana 2 a la Fuerza.", "Si controlas como mínimo 2 Tótems, Ansel gana 2 a la Fuerza."},
		{card.Ally, "the turn in which it is played", "Ansel puede atacar el turno que entra en juego.", "Ansel puede atacar el turno en que es jugado."},
		{card.Ally, "at once", "Ansel puede atacar el turno que entra en juego.", "Ansel puede atacar inmediatamente al entrar en juego."},
		{card.Ally, "seen to be affected", "Ansel no puede ser afectado por Talismanes oponentes.", "Ansel no puede verse afectado por Talismanes oponentes."},
		{card.Ally, "each one of them", "Ansel gana 1 a la Fuerza por cada Tótem que controles.", "Ansel gana 1 a la Fuerza por cada uno de los Tótems que controles."},
		{card.Talisman, "a castle in full", "Busca un Aliado en tu Mazo Castillo y ponlo en tu Mano.", "Busca un Aliado en tu Mazo de Castillo y ponlo en tu Mano."},
		{card.Talisman, "the cards on top", "Mira las 3 primeras cartas de tu Mazo Castillo y ponlas en cualquier orden.", "Mira las 3 cartas del tope de tu Mazo Castillo y ponlas en el orden que tú quieras."},
		{card.Talisman, "played by the opponent", "Anula un Talismán oponente.", "Anula un Talismán jugado por tu oponente."},
	})
	refused(t, ansel, []lone{
		{card.Totem, "Al robar una carta, tu oponente bota 1 carta."},                        // who draws?
		{card.Ally, "Después de jugar un Talismán, roba una carta."},                         // before it is resolved?
		{card.Talisman, "Un Aliado que controles gana el doble de su Fuerza."},               // twice or three times as strong?
		{card.Talisman, "Juega un Aliado de tu Mano o de un Cementerio sin pagar su Coste."}, // your Mano, but whose Cementerio?
		{card.Talisman, "Recupera un Aliado de tu Cementerio."},                              // to where?
	})
}
