package text

import (
	"reflect"
	"testing"

	"castillo/game/card"
)

func TestOneMeaningIsOneTree(t *testing.T) {
	sameTree(t, []paraphrase{
		// What is in a castle is searched for.
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes buscar un Aliado de raza Héroe en tu Mazo Castillo y ponerlo en tu Mano.",
			"Al entrar en juego, puedes poner en tu Mano un Héroe de tu Mazo Castillo.",
			"Cuando entra en juego, puedes poner un Aliado de raza Héroe de tu Mazo en tu mano.",
		}},
		{card.Totem, []string{
			"En tu Fase de Vigilia, puedes pagar 3 Oros para buscar un Arma de Coste 2 o menos en tu Mazo Castillo y jugarla sin pagar su Coste.",
			"En tu Vigilia, puedes pagar 3 Oros para jugar un Arma de Coste 2 o menos de tu Mazo Castillo sin pagar su coste.",
		}},
		// What lies openly is taken.
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes poner un Talismán de tu Cementerio en tu Mano.",
			"Cuando entra en juego, puedes buscar un Talismán en tu cementerio y ponerlo en tu mano.",
			"Cuando entra en juego, puedes elegir un Talismán de tu Cementerio y ponerlo en tu Mano.",
		}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes barajar hasta 3 Aliados de tu Cementerio.",
			"En tu Vigilia, puedes buscar hasta tres Aliados en tu Cementerio y barajarlos en tu Mazo Castillo.",
		}},
		// Who gives up something of his own for what follows pays a price.
		{card.Ally, []string{
			"Cuando este Aliado es declarado atacante, puedes desterrar una carta de tu Cementerio para robar 1 carta.",
			"Cuando ataca, puedes desterrar una carta de tu Cementerio. Si lo haces, roba una carta.",
		}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, una vez por turno, puedes pagar 1 Oro y destruir un Aliado que controles para destruir un Aliado oponente.",
			"Una vez por turno, en tu Vigilia, puedes pagar un Oro y destruir un Aliado que controles. Si lo haces, destruye un Aliado oponente.",
		}},
		{card.Weapon, []string{
			"Puedes destruir esta Arma para prevenir que el portador sea destruido.",
			"En respuesta a que el portador sea destruido, puedes destruir esta Arma para salvar el portador.",
			"En respuesta a que el portador sea destruido, puedes destruir esta Arma. Si lo haces, salva al portador.",
		}},
		// "Luego" within a sentence says no more than "y".
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, roba 3 cartas. Luego, descarta 2 cartas de tu Mano.",
			"Cuando entra en juego, roba 3 cartas y luego descarta 2 cartas de tu Mano.",
		}},
		// Nobody has to do what he cannot.
		{card.Ally, []string{
			"Todos los Aliados deben atacar.",
			"Todos los Aliados que puedan atacar deben hacerlo.",
			"Los Aliados deben atacar si pueden.",
		}},
		{card.Ally, []string{
			"Todos los Aliados oponentes deben bloquear.",
			"Mientras esté en juego, todos los Aliados oponentes que puedan bloquear deben hacerlo.",
		}},
		// "Solo si" is "no, a menos que".
		{card.Ally, []string{
			"Este Aliado solo puede atacar si controlas un Tótem.",
			"No puede atacar a menos que controles un Tótem.",
			"No puede ser declarado atacante si no controlas un Tótem.",
		}},
		{card.Ally, []string{
			"Este Aliado solo puede bloquear si hay un «Ulfar».",
			"No puede bloquear a menos que Ulfar esté en juego.",
			"No puede bloquear si Ulfar no está en juego.",
		}},
		{card.Ally, []string{
			"Este Aliado solo puede atacar si lo acompañan 2 Aliados.",
			"No puede ser declarado atacante a menos que lo acompañen al menos dos Aliados.",
			"Sólo puede atacar si es acompañado por otros 2 Aliados.",
			"Sólo puede ser declarado atacante si ataca junto a 2 o más Aliados.",
		}},
		// A card that lies somewhere is one that somebody has there.
		{card.Ally, []string{
			"En tu Fase de Vigilia, si tu oponente controla un «Ulfar», puedes robar 1 carta.",
			"Si Ulfar está en juego bajo el control de tu oponente, puedes robar una carta en tu Vigilia.",
		}},
		{card.Ally, []string{
			"Si tienes 2 o más Aliados de raza Dragón en tu Cementerio, este Aliado gana 2 a la Fuerza.",
			"Sir Ansel gana 2 a la fuerza si dos o más Dragones están en tu Cementerio.",
		}},
		{card.Ally, []string{
			"Si hay un Aliado atacante, este Aliado gana 1 a la Fuerza.",
			"Mientras un Aliado esté atacando, gana 1 a la fuerza.",
		}},
		{card.Ally, []string{
			"Si controlas 3 o más «Sir Ansel, el Tuerto», puedes destruir esas cartas para robar 2 cartas.",
			"Si controlas tres Sir Ansel, puedes destruirlas para robar 2 cartas.",
			"Si tienes en juego 3 copias de Sir Ansel, puedes destruirlas para robar 2 cartas.",
		}},
		// Who blocks the card is met by it, whichever of the two the sentence begins with.
		{card.Ally, []string{
			"Cuando este Aliado es bloqueado, todos los Aliados que bloqueen a este Aliado pierden 1 a la Fuerza hasta la Fase Final.",
			"Cuando un Aliado oponente bloquea a este Aliado, pierde 1 a la fuerza.",
			"Cuando Sir Ansel es bloqueado por un Aliado, ese Aliado pierde 1 a la fuerza.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado es bloqueado, destruye todos los Aliados que bloqueen a este Aliado, en la Fase Final.",
			"Si un Aliado bloquea a Sir Ansel, destrúyelo en la Fase Final.",
			"El Aliado que bloquee a Sir Ansel es destruido al final del turno.",
		}},
		{card.Weapon, []string{
			"Cuando el portador es bloqueado por Aliados de raza Dragón, roba 1 carta.",
			"Cuando un Dragón bloquea al portador, roba una carta.",
		}},
		// In its place: the card is spared.
		{card.Ally, []string{
			"Puedes destruir este Aliado para prevenir que un Aliado que controles sea destruido.",
			"Cuando uno de tus Aliados vaya a ser destruido, puedes destruir a Sir Ansel en su lugar.",
		}},
		// The card itself is in play: what it says that cards cost, others cost.
		{card.Ally, []string{
			"Jugar tus Aliados de raza Héroe cuesta 1 Oro menos.",
			"Tus demás Aliados de raza Héroe cuestan 1 Oro menos.",
			"Tus otros Héroes cuestan un Oro menos.",
		}},
		{card.Ally, []string{
			"Los jugadores no pueden jugar Talismanes.",
			"No se pueden jugar Talismanes.",
			"Los Talismanes no se pueden jugar.",
			"Los Talismanes no pueden ser jugados.",
		}},
		// What goes from play to a hand is returned.
		{card.Ally, []string{
			"En la Fase Final, puedes subir este Aliado.",
			"En la Fase Final, puedes devolver este Aliado a la Mano de su dueño.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes subir un Aliado de tu Línea de Defensa.",
			"Cuando entra en juego, puedes devolver a tu Mano un Aliado de tu Línea de Defensa.",
		}},
		// Where control is won, the card comes to the line of its kind.
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes ganar el control de un Tótem oponente por el resto del juego.",
			"Cuando entra en juego, puedes tomar el control de un Tótem oponente permanentemente y ponerlo en tu Línea de Apoyo.",
		}},
		// For good is for good: a card that leaves play and comes back is another (DAR glossary 14).
		{card.Talisman, []string{
			"Un Aliado gana 2 a la Fuerza por el resto del juego.",
			"Elige un Aliado. Gana 2 a la fuerza permanentemente.",
			"Un Aliado gana + 2 a la fuerza hasta que salga del juego.",
		}},
		// One change of the same cards for the same time.
		{card.Talisman, []string{
			"Un Aliado oponente pierde su Habilidad y tiene Fuerza 0 hasta la Fase Final.",
			"La fuerza de un Aliado oponente es 0 y éste pierde su habilidad hasta la Fase Final.",
		}},
		// Where chance picks what is discarded, nobody does.
		{card.Talisman, []string{
			"Tu oponente descarta 2 cartas de su Mano al azar.",
			"Descarta 2 cartas de tu oponente al azar.",
			"Descarta al azar dos cartas de la mano oponente.",
		}},
		// A card that is yours comes to your line.
		{card.Talisman, []string{
			"Pon un Tótem que controles en tu Línea de Defensa.",
			"Mueve uno de tus Tótem a la Línea de Defensa.",
		}},
		// What a Talismán says of itself stands before what it does.
		{card.Talisman, []string{
			"Este Talismán no puede ser anulado. Busca un Oro en tu Mazo Castillo y ponlo en tu Mano.",
			"Busca un Oro en tu Mazo Castillo y ponlo en tu mano. Sir Ansel no puede ser anulado.",
		}},
		{card.Talisman, []string{
			"Un Aliado pierde su Habilidad y gana Fuerza igual a su Coste hasta la Fase Final.",
			"Hasta la Fase Final, un Aliado pierde su habilidad y gana tanta fuerza como su coste.",
		}},
		// What is allowed, for what and for how long stands before or behind.
		{card.Talisman, []string{
			"Destruye un Aliado. Luego, puedes robar 1 carta.",
			"Destruye un Aliado. Si quieres, roba una carta.",
			"Destruye un Aliado. Luego, roba una carta si lo deseas.",
		}},
		{card.Talisman, []string{
			"Destruye un Tótem que controles para destruir un Aliado oponente.",
			"Para destruir un Aliado oponente, destruye uno de tus Tótem.",
		}},
		{card.Talisman, []string{
			"Un Aliado gana 2 a la Fuerza y es Indesterrable por el resto del juego.",
			"Por el resto del juego, elige un Aliado para que gane 2 a la fuerza y no pueda ser desterrado.",
			"Elige un Aliado: gana 2 a la fuerza y es indesterrable permanentemente.",
		}},
		{card.Talisman, []string{
			"Un Aliado de raza Titán gana 1 a la Fuerza por cada Tótem que controles por el resto del juego.",
			"Un Titán gana 1 a la fuerza por el resto del juego por cada Tótem que controles.",
		}},
		{card.Talisman, []string{
			"Cuando juegas este Talismán, destierra este Talismán. Destruye un Aliado.",
			"Destruye un Aliado. Destierra este Talismán cuando lo juegues.",
			"Destruye un Aliado. Destierra Sir Ansel al jugarlo.",
		}},
		// How many, and of whom nothing is done.
		{card.Talisman, []string{
			"Destruye un Tótem. Luego, baraja tantas cartas de tu Cementerio como el Coste de esa carta.",
			"Destruye un Tótem. Luego, baraja en tu Mazo Castillo un número de cartas de tu Cementerio igual al coste de la carta destruida.",
		}},
		{card.Talisman, []string{
			"Tus Aliados de raza Sacerdote no pueden ser afectados por habilidades oponentes hasta la Fase Final.",
			"Hasta la Fase Final, las habilidades oponentes no afectan a tus Sacerdotes.",
		}},
		{card.Talisman, []string{
			"Todos los Aliados pierden su Habilidad y pierden su Raza hasta la Fase Final.",
			"Todos los Aliados en juego pierden su raza y habilidad hasta la Fase Final.",
		}},
	})
}

func TestWhatDiffersByTheRulesStaysTwo(t *testing.T) {
	for _, pair := range [][2]string{
		// A search may fail (DAR glossary 5): what has to be taken is another thing.
		{"Cuando entra en juego, busca un Aliado en tu Cementerio y ponlo en tu Mano.", "Cuando entra en juego, pon un Aliado de tu Cementerio en tu Mano."},
		// What is drawn or done to the other player is no price.
		{"Cuando entra en juego, puedes robar 1 carta. Si lo haces, descarta 1 carta.", "Cuando entra en juego, puedes robar 1 carta para descartar 1 carta."},
		{"En tu Vigilia, puedes destruir un Aliado oponente. Si lo haces, bota 2 cartas.", "En tu Vigilia, puedes destruir un Aliado oponente para botar 2 cartas."},
		// Of one verb said twice, "luego" makes the second depend on the first (DAR 4.10).
		{"En tu Vigilia, destruye un Aliado oponente y destruye un Tótem.", "En tu Vigilia, destruye un Aliado oponente y luego destruye un Tótem."},
	} {
		a, err := Read(pair[0], of(card.Ally))
		if err != nil {
			t.Errorf("%q: %v", pair[0], err)
		}
		b, err := Read(pair[1], of(card.Ally))
		if err != nil {
			t.Errorf("%q: %v", pair[1], err)
		}
		if reflect.DeepEqual(a.Card, b.Card) {
			t.Errorf("%q and %q are one", pair[0], pair[1])
		}
	}
}
