package text

import (
	"testing"

	"castillo/game/card"
)

func TestAnActionIsSaidWithWhateverVerb(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Baraja 3 cartas de tu Cementerio.", "Mezcla 3 cartas de tu Cementerio en tu Mazo Castillo.", "Revuelve 3 cartas de tu Cementerio con tu Mazo Castillo.",
			"Retira 3 cartas de tu Cementerio y barájalas en tu Mazo Castillo.",
		}},
		{card.Talisman, []string{
			"Pon un Aliado de tu Cementerio en tu Mano.", "Rescata un Aliado de tu Cementerio a tu Mano.", "Extrae un Aliado de tu Cementerio y ponlo en tu Mano.",
		}},
		{card.Talisman, []string{"Destierra un Aliado oponente.", "Exilia un Aliado oponente.", "Retira un Aliado oponente del juego.", "Saca del juego un Aliado oponente.", "Un Aliado oponente es retirado del juego."}},
		{card.Talisman, []string{"Mira la Mano oponente.", "Examina la Mano de tu oponente.", "Inspecciona la Mano oponente."}},
		{card.Talisman, []string{"Tu oponente muestra su Mano.", "Tu oponente exhibe su Mano."}},
		{card.Talisman, []string{"Pon un Aliado oponente en la Línea de Ataque oponente.", "Traslada un Aliado oponente a la Línea de Ataque oponente."}},
		{card.Talisman, []string{"Tu oponente descarta 2 cartas de su Mano.", "Tu oponente desecha 2 cartas de su Mano."}},
		{card.Weapon, []string{"El portador gana 2 a la Fuerza.", "Entrega 2 a la Fuerza al portador.", "Sir Ansel otorga 2 a la Fuerza al portador.", "Confiere +2 a la Fuerza al portador."}},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Retira un Aliado oponente."}, {card.Talisman, "Revive un Aliado de tu Cementerio."}, // where to is not said
	})
}

func TestWhatIsDoneMayStandBeforeTheCards(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Destruye un Aliado oponente.", "Es destruido un Aliado oponente.", "Será destruido un Aliado oponente."}},
		{card.Talisman, []string{"Destruye todos los Aliados.", "Son destruidos todos los Aliados.", "Deben ser destruidos todos los Aliados."}},
		{card.Talisman, []string{"Sube un Aliado oponente.", "Se sube un Aliado oponente a la Mano.", "Se devuelve un Aliado oponente a la Mano de su dueño."}},
		{card.Talisman, []string{"Pon un Aliado de tu Cementerio en juego.", "Se pone en juego un Aliado de tu Cementerio."}},
		{card.Talisman, []string{"Un Aliado gana 2 a la Fuerza hasta la Fase Final.", "Se aumenta en 2 la Fuerza de un Aliado hasta la Fase Final.", "Suma 2 a la Fuerza de un Aliado hasta la Fase Final."}},
	})
}

func TestSomebodyIsMadeToDoSomethingOrLeftTo(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Tu oponente bota 3 cartas.", "Obliga a tu oponente a botar 3 cartas.", "Haz que tu oponente bote 3 cartas."}},
		{card.Talisman, []string{"Tu oponente puede robar 2 cartas.", "Permite a tu oponente robar 2 cartas.", "Permite que tu oponente robe 2 cartas."}},
		{card.Talisman, []string{"Un Aliado oponente debe atacar hasta la Fase Final.", "Obliga a un Aliado oponente a atacar este turno."}},
		{card.Talisman, []string{"Un Aliado que controles puede ser declarado atacante hasta la Fase Final.", "Permite a uno de tus Aliados atacar este turno."}},
		{card.Talisman, []string{
			"Todos los Aliados oponentes no pueden atacar hasta la Fase Final.", "Impide que los Aliados oponentes ataquen hasta la Fase Final.",
			"Evita que los Aliados oponentes puedan atacar este turno.",
		}},
		{card.Talisman, []string{"Un Aliado que controles es Imbloqueable hasta la Fase Final.", "Evita que uno de tus Aliados sea bloqueado este turno."}},
		{card.Ally, []string{"Cuando este Aliado entra en juego, puedes robar 1 carta.", "Cuando Sir Ansel entra en juego, Sir Ansel te permite robar una carta."}},
	})
}

func TestWhatACardGivesOthersIsSaidOfItself(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Totem, []string{
			"Tus Aliados de raza Héroe ganan 1 a la Fuerza.", "Sir Ansel otorga 1 a la Fuerza a tus Héroes.", "Sir Ansel aumenta en 1 la Fuerza de tus Héroes.",
			"Sir Ansel hace que tus Héroes ganen 1 a la Fuerza.",
		}},
		{card.Ally, []string{
			"Este Aliado gana 1 a la Fuerza por cada Tótem que controles.", "Cada Tótem que controles da 1 a la Fuerza a Sir Ansel.", "Suma 1 a la Fuerza de Sir Ansel por cada Tótem que controles.",
		}},
	})
}

func TestWhatIsPutInACastleThatIsShuffledIsShuffledIntoIt(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Baraja 3 cartas de tu Cementerio.", "Devuelve 3 cartas de tu Cementerio a tu Mazo Castillo y barájalas.", "Pon 3 cartas de tu Cementerio en tu Mazo Castillo y barájalo.",
			"Regresa 3 cartas de tu Cementerio a tu Mazo Castillo y luego baraja.", "Devuelve a tu Mazo Castillo 3 cartas de tu Cementerio, barajándolas.",
		}},
		{card.Talisman, []string{"Baraja un Aliado oponente.", "Envía un Aliado oponente al Mazo Castillo de su dueño y barájalo."}},
		{card.Talisman, []string{"Baraja tu Cementerio.", "Devuelve tu Cementerio a tu Mazo Castillo y baraja tu Mazo Castillo."}},
	})
	refused(t, prueba, []lone{{card.Talisman, "Pon un Aliado oponente en tu Mazo Castillo y barájalo."}})
}

func TestOneOfTheCardsLookedAtIsMeantByOne(t *testing.T) {
	sameTree(t, []paraphrase{{card.Talisman, []string{
		"Mira las 3 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano y baraja tu Mazo Castillo.",
		"Mira las 3 primeras cartas de tu Mazo Castillo, sube una y baraja el resto.", "Mira las 3 primeras cartas de tu Mazo Castillo; una va a tu Mano y el resto se barajan.",
	}}})
	refused(t, prueba, []lone{{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo, toma una y baraja el resto."}})
}

func TestOneObjectOfTwoVerbs(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Busca un Aliado en tu Mazo Castillo y ponlo en tu Mano.", "Busca y pon en tu Mano un Aliado de tu Mazo Castillo."}},
		{card.Talisman, []string{"Busca un Aliado en tu Mazo Castillo y juégalo sin pagar su Coste.", "Busca y juega un Aliado de tu Mazo Castillo sin pagar su Coste."}},
		{card.Talisman, []string{"Gana el control de un Aliado oponente hasta la Fase Final.", "Elige un Aliado oponente y gana su control hasta la Fase Final.", "Pon bajo tu control un Aliado oponente hasta la Fase Final."}},
	})
	refused(t, prueba, []lone{{card.Talisman, "Busca y juega un Aliado."}})
}

func TestAPriceIsSaidInExchange(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"En tu Fase de Vigilia, una vez por turno, puedes descartar una carta de tu Mano para robar 2 cartas.",
			"Una vez por turno, en tu Vigilia, puedes robar 2 cartas a cambio de descartar una carta.", "En tu Vigilia, una vez por turno, a cambio de descartar una carta de tu Mano, puedes robar 2 cartas.",
		}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, una vez por turno, puedes pagar 2 Oros para destruir un Arma oponente.", "En tu Vigilia, una vez por turno, si pagas 2 Oros, destruye un Arma oponente.",
			"En tu Vigilia, una vez por turno, puedes destruir un Arma oponente, pagando para ello 2 Oros.", "En tu Vigilia, una vez por turno, puedes pagar 2 Oros a fin de destruir un Arma oponente.",
		}},
	})
}

func TestWhoIsSparedIsNotDestroyed(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Puedes pagar 2 Oros para prevenir que este Aliado sea destruido.", "Si Sir Ansel es destruido, puedes pagar 2 Oros para que no lo sea.",
			"En respuesta a que Sir Ansel sea destruido, puedes pagar 2 Oros para que no sea destruido.",
		}},
		{card.Talisman, []string{"Mira la Mano oponente.", "Mírale la Mano a tu oponente."}},
		{card.Talisman, []string{"Pon un Oro oponente en la Zona de Oro Pagado oponente.", "Mueve un Oro oponente a la Zona de Oro Pagado."}},
		{card.Talisman, []string{"Anula un Talismán oponente.", "Anula los efectos de un Talismán oponente."}},
		{card.Talisman, []string{"Pon un Aliado de tu Cementerio en juego.", "Un Aliado de tu Cementerio vuelve al juego."}},
	})
}

func TestCardsMayBeNamedBeforeWhatIsDoneToThem(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Destruye todos los Aliados de Fuerza 2 o menos.", "Los Aliados de Fuerza 2 o menos, destrúyelos.", "Todos los Aliados de Fuerza 2 o menos, destrúyelos."}},
		{card.Talisman, []string{"Sube todos los Aliados que atacaron este turno.", "Los Aliados que atacaron este turno, súbelos a la Mano de sus dueños."}},
		{card.Talisman, []string{"Mueve un Arma a otro Aliado.", "Un Arma pasa a otro Aliado.", "Un Arma es movida a otro Aliado."}},
		{card.Talisman, []string{"Pon un Aliado oponente en el fondo de su Mazo Castillo.", "Coloca un Aliado oponente debajo del Mazo Castillo de su dueño.", "Pon un Aliado oponente bajo su Mazo Castillo."}},
		{card.Talisman, []string{"Pon una carta de tu Cementerio en el tope de su Mazo Castillo.", "Mueve una carta de tu Cementerio a la parte superior de tu Mazo Castillo.", "Recupera una carta de tu Cementerio y ponla en el tope de tu Mazo Castillo."}},
	})
}

func TestAnEventInWhateverVoice(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{"Cuando un Aliado que controles es destruido, roba 1 carta.", "Cuando destruyan a uno de tus Aliados, roba 1 carta.", "Cada vez que se destruya uno de tus Aliados, robas 1 carta."}},
		{card.Ally, []string{"Cuando tu oponente juega un Talismán, puedes robar 1 carta.", "Cuando se juegue un Talismán oponente, puedes robar 1 carta.", "Cuando tu oponente juegue Talismanes, puedes robar 1 carta."}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes pagar 2 Oros para subir un Aliado oponente.", "En tu Vigilia, para subir un Aliado oponente a la Mano de su dueño, puedes pagar 2 Oros.",
			"En tu Vigilia, tienes la opción de pagar 2 Oros para subir un Aliado oponente.",
		}},
		{card.Ally, []string{"En tu Fase de Vigilia, puedes destruir este Aliado para que tu oponente bote 3 cartas.", "En tu Vigilia, puedes hacer que tu oponente bote 3 cartas destruyendo a Sir Ansel."}},
	})
}

func TestToWhomMayBeSaidFirst(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Weapon, []string{"El portador gana 2 a la Fuerza.", "Otorga al portador 2 a la Fuerza.", "Le otorga 2 a la Fuerza al portador."}},
		{card.Talisman, []string{
			"Un Aliado oponente pierde su Habilidad hasta la Fase Final.", "Quita la Habilidad a un Aliado oponente hasta la Fase Final.", "Quítale hasta la Fase Final la Habilidad a un Aliado oponente.",
			"Un Aliado oponente se queda sin Habilidad hasta la Fase Final.",
		}},
		{card.Totem, []string{"Tu oponente no puede jugar Talismanes.", "Impide que tu oponente juegue Talismanes.", "Evita que tu oponente juegue Talismanes."}},
		{card.Totem, []string{"Tus Aliados no pueden ser afectados por Talismanes oponentes.", "Impide que tus Aliados sean afectados por Talismanes oponentes."}},
		{card.Totem, []string{"Jugar tus Aliados de raza Héroe cuesta 1 Oro menos.", "Sir Ansel reduce en 1 el Coste de tus Héroes."}},
		{card.Totem, []string{"Todos los Aliados oponentes pierden su Habilidad.", "Sir Ansel anula la Habilidad de los Aliados oponentes."}},
	})
}
