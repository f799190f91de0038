package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsPaidAndForWhatInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		// What cards cost.
		{card.Ally, []string{
			"Si controlas un Tótem, este Aliado cuesta 1 Oro menos.", "Puedes pagar 1 Oro menos por Sir Ansel si controlas un Tótem.", "Si controlas un Tótem, puedes jugar este Aliado reduciendo su coste en 1 Oro.",
			"Si controlas un Tótem, puedes jugar a Sir Ansel por 1 Oro menos.", "Si controlas un Tótem, puedes jugar este Aliado pagando 1 Oro menos.", "Sir Ansel puede ser jugado reduciendo su coste en 1 si controlas un Tótem.",
		}},
		{card.Totem, []string{
			"Jugar tus Aliados de raza Dragón cuesta 1 Oro menos.", "Pagas 1 Oro menos por tus Dragones.", "Puedes jugar Dragones pagando 1 Oro menos.", "Puedes pagar 1 Oro menos al jugar Dragones.",
		}},
		{card.Totem, []string{
			"Una vez por turno, puedes jugar un Aliado de raza Dragón de tu Mano reduciendo su Coste en 1.", "Una vez por turno, puedes jugar un Dragón por 1 Oro menos.",
		}},
		{card.Weapon, []string{"Si el portador es de raza Dragón, el portador puede bloquear 2 Aliados.", "Un portador de raza Dragón puede bloquear hasta 2 Aliados."}},
		{card.Talisman, []string{
			"Un Aliado oponente pierde su Habilidad y tiene Fuerza 1 hasta la Fase Final.", "Un Aliado oponente pierde su habilidad y su fuerza pasa a ser 1 hasta la Fase Final.",
			"Un Aliado oponente pierde su habilidad y pasa a tener fuerza 1 hasta la Fase Final.",
		}},
		{card.Ally, []string{"Este Aliado no puede portar Armas.", "Sir Ansel no puede llevar Armas."}},
		// The card itself given up is a price, with "para" and with "y" (DAR 4.6.1, 4.10).
		{card.Totem, []string{
			"Puedes destruir este Tótem para robar 2 cartas.", "Puedes destruir este Tótem y robar 2 cartas.", "Puedes destruir este Tótem. Si lo haces, roba 2 cartas.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes desterrar este Aliado para que tu oponente bote 3 cartas.", "Cuando entra en juego, puedes desterrarlo y tu oponente bota 3 cartas.",
		}},
		{card.Ally, []string{ // it comes back: it was no price
			"En tu Fase de Vigilia, puedes desterrar este Aliado y poner este Aliado en juego en la Fase Final.", "En tu Vigilia, puedes desterrar a Sir Ansel y, en la Fase Final, ponerlo en juego.",
		}},
		// A price in front, with its time behind it.
		{card.Ally, []string{
			"En tu Fase de Vigilia, una vez por turno, puedes pagar 2 Oros para que este Aliado gane 2 a la Fuerza hasta la Fase Final.",
			"Pagando 2 Oros en tu Vigilia, sólo una vez por turno, Sir Ansel gana 2 a la fuerza hasta el final del turno.", "Una vez por turno, pagando 2 Oros en tu Vigilia, Sir Ansel gana 2 a la fuerza hasta el final del turno.",
			"Una vez en tu Vigilia, puedes pagar 2 Oros para que Sir Ansel gane 2 a la fuerza hasta el final del turno.",
		}},
	})
}

func TestWhatIsAboutToHappenInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		// What is about to affect a card.
		{card.Ally, []string{
			"En respuesta a que un Aliado de raza Héroe que controles sea afectado por Talismanes oponentes, puedes pagar 1 Oro para anular ese Talismán.",
			"En respuesta a un Talismán oponente que afecte a uno de tus Héroes, puedes pagar 1 Oro para anularlo.", "Si un Talismán oponente afecta a uno de tus Héroes, puedes pagar 1 Oro para anularlo.",
			"Puedes pagar 1 Oro para anular un Talismán oponente que afecte a uno de tus Héroes.",
		}},
		{card.Ally, []string{
			"En respuesta a que un Aliado que controles sea afectado por habilidades oponentes, puedes pagar 1 Oro para cancelar esa Habilidad.",
			"En respuesta a que una habilidad oponente afecte a uno de tus Aliados, puedes pagar 1 Oro para cancelarla.", "Puedes pagar 1 Oro para cancelar una habilidad oponente que afecte a uno de tus Aliados.",
		}},
		{card.Talisman, []string{
			"En respuesta a que un Aliado que controles sea afectado por Talismanes oponentes, anula ese Talismán.", "Anula un Talismán oponente que afecte a uno de tus Aliados.",
			"Anula un Talismán oponente que tenga por objetivo a un Aliado que controles.",
		}},
		// Who is declared what.
		{card.Ally, []string{
			"En respuesta a que este Aliado sea declarado atacante, puedes robar 1 carta.", "En respuesta a declarar atacante a Sir Ansel, puedes robar 1 carta.", "En respuesta a declarar a Sir Ansel atacante, puedes robar 1 carta.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado es declarado bloqueador, puedes robar 1 carta.", "Al declarar bloqueador a Sir Ansel, puedes robar 1 carta.", "Al declararlo bloqueador, puedes robar 1 carta.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado es bloqueado, todos los Aliados que bloqueen a este Aliado pierden su Habilidad hasta la Fase Final y destiérralos en la Fase Final.",
			"El Aliado que bloquee a Sir Ansel pierde su habilidad y es desterrado al final del turno.",
		}},
	})
}

func TestWhatIsPaidIsSaidInFrontOrBehind(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Puedes pagar 1 Oro y destruir este Aliado para robar 1 carta.", "Paga 1 Oro y destruye a Sir Ansel: roba una carta.", "Destruye a Sir Ansel y paga 1 Oro: roba una carta.",
			"Puedes destruir a Sir Ansel pagando 1 Oro para robar una carta.",
		}},
		{card.Totem, []string{
			"En la Guerra de Talismanes, puedes destruir este Tótem para robar 2 cartas.", "Puedes destruir este Tótem en la Guerra de Talismanes; si lo haces, roba dos cartas.",
		}},
		{card.Ally, []string{"Para jugar este Aliado, debes desterrar 2 Aliados de tu Cementerio.", "Sólo puedes jugar a Sir Ansel desterrando dos Aliados de tu Cementerio."}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, busca un Arma en tu Mazo Castillo y juégala reduciendo su Coste en 1.",
			"Al entrar en juego, busca un Arma en tu Mazo y juégala pagando 1 Oro menos de su coste.",
		}},
		{card.Totem, []string{
			"Las habilidades de cartas oponentes que afecten a tus Oros cuestan 2 Oros más.", "Las habilidades oponentes que afecten a tus Oros cuestan 2 Oros más.",
			"Las habilidades de tu oponente que afecten a tus Oros cuestan 2 Oros adicionales.",
		}},
		{card.Totem, []string{
			"En tu Fase de Vigilia, cada jugador puede pagar 2 Oros para que un Tótem que controle se considere un Aliado y tenga Fuerza 2 hasta la Fase Final.",
			"En tu Vigilia, cualquier jugador puede pagar 2 Oros: hasta la Fase Final, uno de sus Tótems se considera un Aliado con fuerza 2.",
		}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, si este Aliado está en tu Línea de Defensa, puedes poner este Aliado en tu Línea de Ataque para robar 1 carta.",
			"Durante tu Vigilia, mueve a Sir Ansel desde tu Línea de Defensa a tu Línea de Ataque: roba una carta.",
		}},
		{card.Weapon, []string{
			"Para que el portador pueda ser declarado atacante, tu oponente debe botar 2 cartas.", "El portador no puede atacar a menos que tu oponente bote dos cartas.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes descartar un Aliado de tu Mano para robar 1 carta. Luego, si la carta descartada es de raza Titán, puedes robar 1 carta.",
			"Al entrar en juego, puedes descartar un Aliado. Si lo haces, roba una carta. Si el Aliado descartado es un Titán, puedes robar una carta.",
		}},
		{card.Gold, []string{
			"En la Asignación de Daño, puedes desterrar este Oro para prevenir todo el daño.", "Puedes desterrar este Oro en la Asignación de Daño. Si lo haces, todo el daño se reduce a 0.",
		}},
	})
}

func TestWhoChoosesMayBeSaidBeforeThePlace(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Totem, []string{
			"Puedes destruir este Tótem para desterrar 2 cartas del Cementerio oponente.", "Destruye este Tótem: destierra dos cartas a tu elección del Cementerio oponente.",
			"Destruye este Tótem: tu oponente destierra dos cartas de su Cementerio a tu elección.",
		}},
		{card.Talisman, []string{"Destruye un Aliado oponente.", "Tu oponente destruye un Aliado que controle, a tu elección."}},
	})
}

func TestWhatIsMeasuredAndLookedAtInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, destruye un Aliado de Coste menor que el Coste de este Aliado.", "Cuando entra en juego, destruye un Aliado con menor coste que el de Sir Ansel.",
			"Cuando entra en juego, destruye un Aliado de coste menor al de Sir Ansel.", "Cuando entra en juego, destruye un Aliado cuyo coste sea menor que el de Sir Ansel.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, mira la primera carta de cada Mazo Castillo.", "Cuando entra en juego, mira la carta superior del Mazo Castillo de cada jugador.",
		}},
		{card.Totem, []string{
			"En tu Fase Final, si no jugaste una carta este turno, puedes robar 1 carta extra.", "En tu Fase Final, puedes robar 1 carta extra si no has jugado cartas durante el turno.",
		}},
		{card.Talisman, []string{
			"Mira las 5 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano y baraja tu Mazo Castillo.",
			"Mira las 5 primeras cartas de tu Mazo Castillo. Elige una de ellas, súbela a tu Mano y baraja el resto.",
			"Puedes ver las cinco cartas superiores de tu Mazo Castillo. Elige una de ellas y súbela a tu Mano y baraja el resto.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, nombra una raza. Luego, todos los Aliados de esa raza no pueden bloquear hasta la Fase Final.",
			"Cuando entra en juego, nombra una raza: hasta la Fase Final, los Aliados de la raza nombrada no pueden bloquear.",
		}},
	})
}

func TestWhoComesAndWhoMayFightInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Tus Aliados pueden ser declarados atacantes hasta la Fase Final.", "Puedes declarar atacante a cualquiera de los Aliados que controles.", "Puedes declarar atacantes a tus Aliados.",
		}},
		{card.Ally, []string{
			"Todos los Aliados de tu Línea de Ataque pueden ser declarados bloqueadores.", "Puedes declarar bloqueadores a tus Aliados de la Línea de Ataque.",
		}},
		{card.Weapon, []string{"El portador puede ser declarado atacante.", "Puedes atacar con el portador.", "Puedes atacar con el Aliado que lleve esta Arma."}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego o sale del juego, roba 1 carta.", "Al entrar en juego, y también al salir de él, roba una carta.", "Tanto al entrar como al salir del juego, roba una carta.",
			"Al entrar en juego y también cuando salga, roba una carta.",
		}},
		{card.Ally, []string{"Cuando este Aliado sale del juego, puedes robar 1 carta.", "Cuando salga, puedes robar una carta.", "Al salir, te permite robar una carta."}},
		{card.Ally, []string{
			"En la Fase de Vigilia oponente, tu oponente puede pagar 2 Oros para destruir este Aliado.", "Tu oponente, durante su propia Vigilia, puede destruir este Aliado pagando 2 Oros.",
		}},
	})
}

func TestBecauseOfWhomAndWhoCarriesItInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Cuando este Aliado es declarado atacante, puedes poner un Aliado de tu Cementerio en tu Mano.", "Cada vez que ataque, elige un Aliado en tu Cementerio; puedes devolverlo a tu Mano.",
		}},
		{card.Totem, []string{
			"En tu Fase de Vigilia, una vez por turno, puedes barajar 2 cartas de tu Cementerio.", "Una vez por turno, en tu Vigilia, puedes elegir 2 cartas de tu Cementerio; puedes barajarlas.",
		}},
		{card.Ally, []string{"Cuando descartas cartas por efectos oponentes, puedes barajar este Aliado.", "Cada vez que tu oponente te haga descartar cartas de la Mano, puedes barajar a Sir Ansel."}},
		{card.Ally, []string{"Cuando botas cartas por habilidades oponentes, roba 1 carta.", "Cuando una habilidad oponente te haga botar cartas, roba una carta."}},
		{card.Weapon, []string{
			"Si el portador es de raza Caballero, el portador gana 2 a la Fuerza.", "El Caballero que la porte gana 2 a la Fuerza.", "El Caballero que porte esta Arma gana 2 a la Fuerza.",
		}},
		{card.Totem, []string{"Los jugadores no pueden declarar bloqueo.", "Ningún jugador puede bloquear con sus Aliados."}},
		{card.Totem, []string{"En tu Fase Final, si no declaraste ataque, bota 1 carta.", "Al llegar tu Fase Final, si en el turno no atacaste, bota 1 carta."}},
		{card.Ally, []string{"Si no controlas otro Aliado, este Aliado es Indestructible.", "Mientras no controles a ningún otro Aliado, Sir Ansel no puede ser destruido."}},
	})
}
