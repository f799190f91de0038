package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatGoesWithCards(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Destruye un Aliado y todas sus Armas.", "Destruye un Aliado en juego junto con sus Armas.", "Destruye un Aliado y todas las Armas que porte.",
			"Elige un Aliado y destrúyelo junto con todas sus Armas.",
		}},
		{card.Talisman, []string{
			"Destruye un Arma oponente y a su portador.", "Destruye un Arma oponente junto con su portador.", "Elige un Arma oponente y destrúyela junto con su portador.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado es declarado bloqueador, destruye el Aliado que bloquee y todas sus Armas.",
			"Cuando bloquea a un Aliado, destruye a ese Aliado y todas sus Armas.",
		}},
		{card.Talisman, []string{"Un Arma y su portador ganan 1 a la Fuerza hasta la Fase Final."}},
		{card.Talisman, []string{"Un Aliado y todas sus Armas son Indestructibles hasta la Fase Final."}},
	})
}

func TestWhenATalismanIsPlayed(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"En tu Fase de Vigilia, destruye un Tótem.", "Juega Sir Ansel solo en tu Vigilia. Destruye un Tótem.", "Sir Ansel sólo puede ser jugado en tu Vigilia. Destruye un Tótem.",
			"Este Talismán solo puede jugarse en tu Fase de Vigilia. Destruye un Tótem.", "Sólo se puede jugar en tu Vigilia. Destruye un Tótem.",
			"Se juega sólo en tu Vigilia. Destruye un Tótem.",
		}},
		{card.Talisman, []string{
			"Solo puedes jugar este Talismán si controlas un Tótem. Roba 1 carta.", "Puedes jugar este Talismán sólo si controlas un Tótem. Roba 1 carta.",
			"Puedes jugar Sir Ansel si controlas un Tótem. Roba 1 carta.", "Puede ser jugado sólo si controlas un Tótem. Roba 1 carta.",
		}},
		{card.Talisman, []string{
			"Anula un Talismán oponente.", "En respuesta a que tu oponente juegue un Talismán, anúlalo.", "Juega Sir Ansel como respuesta a un Talismán oponente. Anúlalo.",
			"Juega Sir Ansel en respuesta a un Talismán oponente. Anula ese Talismán.",
		}},
		{card.Talisman, []string{
			"Para jugar este Talismán, debes descartar una carta de tu Mano. Roba 3 cartas.", "Descarta una carta para jugar Sir Ansel. Roba 3 cartas.",
			"Debes descartar una carta como coste adicional. Roba 3 cartas.", "Descarta una carta como coste adicional para jugar este Talismán. Roba 3 cartas.",
		}},
		{card.Ally, []string{
			"Para jugar este Aliado, debes desterrar 2 cartas de tu Cementerio.", "Destierra 2 cartas de tu Cementerio para jugar a Sir Ansel.",
			"Debes desterrar 2 cartas de tu Cementerio para jugar a Sir Ansel.",
		}},
		{card.Ally, []string{"Si este Aliado está en tu Mano, puedes descartar una carta de tu Mano para jugar este Aliado sin pagar su Coste.", "Descarta una carta para jugar a Sir Ansel sin pagar su coste."}},
	})
}

func TestBothPlayersPiles(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Cuando este Aliado es destruido, destierra la primera carta de cada Mazo Castillo.",
			"Cuando es destruido, destierra la primera carta de ambos Mazos Castillo.",
		}},
		{card.Talisman, []string{"Cada jugador bota 2 cartas.", "Bota 2 cartas de cada Mazo Castillo.", "Bota las 2 primeras cartas de cada Mazo Castillo."}},
		{card.Talisman, []string{"Cada jugador muestra su Mano.", "Ambos jugadores muestran su Mano."}},
		{card.Ally, []string{"Cuando este Aliado entra en juego, cada jugador muestra su Mano."}},
	})
}

func TestWhereCardsArePut(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Pon un Aliado en el tope de su Mazo Castillo.", "Pon un Aliado en juego en la parte superior del Mazo Castillo de su dueño.",
			"Pon un Aliado en juego sobre el Mazo Castillo de su dueño.", "Pon un Aliado encima de su Mazo Castillo.",
		}},
		{card.Talisman, []string{
			"Mira las 5 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano y pon el resto en el fondo de su Mazo Castillo.",
			"Mira las 5 primeras cartas de tu Mazo Castillo, pon una en tu Mano y el resto en el fondo en cualquier orden.",
		}},
		{card.Talisman, []string{
			"Mira las 3 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano y pon el resto en el Cementerio de su dueño.",
			"Mira las 3 primeras cartas de tu Mazo Castillo, pon una en tu Mano y bota el resto.",
			"Mira las 3 primeras cartas de tu Mazo Castillo, pon una en tu mano y bota las demás.",
		}},
		{card.Talisman, []string{
			"Muestra las 3 primeras cartas de tu Mazo Castillo y pon todos los Talismanes de entre esas cartas en tu Mano y pon el resto en el Cementerio de su dueño.",
			"Muestra las 3 primeras cartas de tu Mazo Castillo, pon los Talismanes en tu mano y el resto en tu Cementerio.",
		}},
		{card.Talisman, []string{"Mueve un Arma a otro Aliado que controles.", "Mueve un Arma en juego a otro Aliado que controles."}},
		{card.Talisman, []string{
			"Pon 2 Oros de tu Zona de Oro Pagado en tu Reserva de Oro.", "Regresa 2 Oros Pagados a tu Reserva.",
		}},
	})
}

func TestAnOrderIsTheChoiceOfWhoPutsTheCardsThere(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Pon 2 cartas de tu mano en la parte superior de tu mazo en cualquier orden.", "Pon 2 cartas de tu Mano en el tope de su Mazo Castillo en cualquier orden."},
		{card.Talisman, "Pon 2 Aliados de tu Cementerio en el tope de tu Mazo Castillo en el orden que quieras.", "Pon 2 Aliados de tu Cementerio en el tope de su Mazo Castillo en cualquier orden."},
		{card.Talisman, "Pon en cualquier orden en el tope de tu Mazo Castillo 2 cartas de tu Mano.", "Pon 2 cartas de tu Mano en el tope de su Mazo Castillo en cualquier orden."},
		{card.Talisman, "Tu oponente pone 2 cartas de su mano en la parte superior de su mazo en el orden que él elija.", "Tu oponente pone 2 cartas de su Mano en el tope de su Mazo Castillo en cualquier orden."},
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo y devuélvelas en el mismo lugar en el orden que prefieras.", "Mira las 3 primeras cartas de tu Mazo Castillo y ponlas en cualquier orden."},
		{card.Talisman, "Tu oponente pone 2 cartas de su mano en la parte superior de su mazo en el orden que tú elijas.", ""},
		{card.Talisman, "Pon 2 cartas de tu Mano en cualquier orden.", ""},
		{card.Talisman, "Pon en cualquier orden 2 cartas de tu Mano.", ""},
	})
}

func TestWhatAConditionFound(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Si tu oponente controla un Tótem, destruye un Tótem oponente.", "Si tu oponente controla un Tótem, destrúyelo."}},
		{card.Talisman, []string{
			"Si tienes 2 o más Aliados en tu Cementerio, pon un Aliado de tu Cementerio en tu Mano.",
			"Si tienes 2 o más Aliados en tu Cementerio, pon uno de ellos en tu Mano.",
		}},
		{card.Talisman, []string{
			"Muestra la primera carta de tu Mazo Castillo. Luego, si esa carta es un Talismán, ponla en tu Mano. Luego, si no es así, destiérrala.",
			"Muestra la primera carta de tu Mazo Castillo, si es un Talismán ponla en tu mano, si no destiérrala.",
		}},
		{card.Talisman, []string{
			"Elige entre destruir un Arma; o robar 2 cartas.", "Elige una opción: roba 2 cartas o destruye un Arma.",
			"Elige una de las siguientes opciones: roba 2 cartas o destruye un Arma.",
		}},
	})
}

func TestCardsThatChangePlaces(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Cambia hasta 3 cartas de tu Mano por la misma cantidad de cartas de tu Cementerio.",
			"Intercambia hasta 3 cartas de tu Mano por igual número de cartas de tu Cementerio.",
		}},
		{card.Talisman, []string{
			"Cambia una carta de tu Mano por una carta de tu Cementerio.", "Intercambia una carta de tu Mano con una de tu Cementerio.",
			"Cambia una carta de tu Mano por otra de tu Cementerio.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes cambiar un Aliado que controles por un Aliado de tu Mano.",
			"Al entrar en juego, puedes intercambiar un Aliado que controles por un Aliado de tu Mano.",
		}},
		{card.Talisman, []string{
			"Intercambia el control de un Aliado que controles por el de un Aliado oponente por el resto del juego.",
			"Intercambia un Aliado que controles por un Aliado oponente.",
		}},
	})
}
