package text

import (
	"testing"

	"castillo/game/card"
)

func TestAStateInFrontOfTheClauseIsACondition(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando este Aliado esté en tu Línea de Ataque, tus Aliados ganan 1 a la Fuerza.", "Si este Aliado está en tu Línea de Ataque, tus Aliados ganan 1 a la Fuerza."},
		{card.Ally, "Cuando haya 2 o más Tótems en juego, este Aliado es Imbloqueable.", "Si hay 2 o más Tótems, este Aliado es Imbloqueable."},
		{card.Ally, "Cuando tu Mano tenga 2 o menos cartas, este Aliado gana 2 a la Fuerza.", "Si tienes 2 o menos cartas en tu Mano, este Aliado gana 2 a la Fuerza."},
		{card.Ally, "Cuando este Aliado tenga Fuerza 5 o más, es Imbloqueable.", "Si este Aliado tiene Fuerza 5 o más, este Aliado es Imbloqueable."},
		{card.Gold, "Con este Oro en tu Reserva de Oro, tus Aliados ganan 1 a la Fuerza.", "Si este Oro está en tu Reserva de Oro, tus Aliados ganan 1 a la Fuerza."},
		{card.Ally, "Con 3 o más Aliados de raza Héroe, este Aliado gana 2 a la Fuerza.", "Si controlas 3 o más Aliados de raza Héroe, este Aliado gana 2 a la Fuerza."},
		{card.Ally, "Desde tu Cementerio, puedes pagar 2 Oros para poner este Aliado en tu Mano.", "Si este Aliado está en tu Cementerio, puedes pagar 2 Oros para poner este Aliado en tu Mano."},
		{card.Ally, "Desde tu Línea de Defensa, este Aliado da 1 a la Fuerza a tus demás Aliados.", "Si este Aliado está en tu Línea de Defensa, tus demás Aliados ganan 1 a la Fuerza."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Con un Arma en juego, este Aliado es Imbloqueable."},      // his, or any?
		{card.Ally, "Desde tu Línea de Apoyo, tus Aliados son Imbloqueables."}, // no Aliado lies there
	})
}

func TestWhatIsAboutToHappenIsAnswered(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Si este Aliado va a ser destruido, puedes ponerlo en tu Mano.", "En respuesta a que este Aliado sea destruido, puedes poner este Aliado en tu Mano."},
		{card.Ally, "Cuando un Aliado oponente vaya a ser desterrado, puedes robar 1 carta.", "En respuesta a que un Aliado oponente sea desterrado, puedes robar 1 carta."},
		{card.Ally, "Si fuera a ser destruido, puedes robar 1 carta.", "En respuesta a que este Aliado sea destruido, puedes robar 1 carta."},
	})
}

func TestAGerundThatDoesNotPaySaysWhatComesOfIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Cuando este Tótem entra en juego, puedes buscar un Arma en tu Mazo Castillo, poniéndola en juego.", "Cuando este Tótem entra en juego, puedes buscar un Arma en tu Mazo Castillo y ponerla en juego."},
		{card.Totem, "Cuando este Tótem entra en juego, puedes pagar 2 Oros haciendo que tu oponente bote 3 cartas.", "Cuando este Tótem entra en juego, puedes pagar 2 Oros para que tu oponente bote 3 cartas."},
		{card.Totem, "Puedes destruir este Tótem, haciendo que tu oponente descarte una carta.", "Puedes destruir este Tótem para que tu oponente descarte una carta de su Mano."},
		{card.Totem, "Puedes hacer que tu oponente bote 2 cartas destruyendo este Tótem.", "Puedes destruir este Tótem para que tu oponente bote 2 cartas."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Cuando entra en juego, puedes buscar 2 Aliados en tu Mazo Castillo desterrándolos."}, // what was not found yet pays nothing
		{card.Ally, "En tu Vigilia, puedes poner un Aliado de tu Cementerio en tu Mano destruyéndolo."},
		{card.Ally, "En tu Vigilia, puedes robar una carta, mostrándola."},
	})
}

func TestOrosAreAskedForInManyWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Totem, []string{
			"En tu Fase de Vigilia, puedes pagar 2 Oros para robar 1 carta.", "En tu Vigilia, puedes robar una carta por 2 Oros.", "En tu Vigilia, por 2 Oros, puedes robar una carta.",
			"En tu Vigilia, puedes, por 2 Oros, robar una carta.", "En tu Vigilia, puedes robar una carta a un costo de 2 Oros.", "En tu Vigilia, puedes robar una carta por un coste de 2 de oro.",
			"En tu Vigilia, puedes robar una carta a cambio de 2 Oros.",
		}},
	})
	refused(t, prueba, []lone{{card.Totem, "En tu Vigilia, puedes jugar un Aliado de tu Cementerio por 2 Oros."}}) // in place of its Coste, or besides?
}

func TestWhoIsDeclaredMeetsSomebody(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando declares a este Aliado como bloqueador, destruye el Aliado que bloquee.", "Cuando este Aliado es declarado bloqueador, destruye el Aliado que bloquee."},
		{card.Weapon, "Cuando declares bloqueador al portador, puedes subir el Aliado que bloquee.", "Cuando el portador es declarado bloqueador, puedes subir el Aliado que bloquee."},
	})
}

func TestWhoIsBlockedByNoAliadoIsImbloqueable(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{"Este Aliado es Imbloqueable.", "Este Aliado no puede ser bloqueado por Aliados.", "Los Aliados oponentes no pueden bloquearlo.", "Este Aliado no puede ser bloqueado por Aliados oponentes."}},
	})
}

func TestWhoseDeedItIsMayStandBehindTheInfinitive(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Al jugar tu oponente un Talismán, roba una carta.", "Cuando tu oponente juega un Talismán, roba 1 carta."},
		{card.Ally, "Al jugar tú un Sacerdote, roba una carta.", "Cuando juegas un Aliado de raza Sacerdote, roba 1 carta."},
		{card.Ally, "Al botar tu oponente cartas de su Mazo, puedes robar una carta.", "Cuando tu oponente bota cartas, puedes robar 1 carta."},
	})
}

func TestEachOfSeveralCountsItsOwnWeapons(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Totem, []string{"Tus Aliados ganan 1 a la Fuerza por cada Arma que porten.", "Por cada Arma que porten, tus Aliados ganan 1 a la Fuerza."}},
	})
}

func TestTheTopOfACastleIsSaidInManyWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Totem, []string{
			"Cuando este Tótem entra en juego, destierra las 2 primeras cartas del Mazo Castillo oponente.", "Cuando entra en juego, destierra 2 cartas del tope del Mazo Castillo oponente.",
			"Cuando entra en juego, destierra 2 cartas de la parte superior del Mazo Castillo oponente.", "Cuando entra en juego, destierra las 2 cartas de más arriba del Mazo Castillo oponente.",
		}},
		{card.Totem, []string{"Cuando este Tótem entra en juego, roba 1 carta.", "Cuando entra en juego, toma la primera carta de tu Mazo Castillo.", "Cuando entra en juego, toma la carta que está en el tope de tu Mazo."}},
	})
}

func TestOtherwiseIsWhereTheConditionOfTheStatementBeforeDoesNotHold(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "Si el portador es un Dragón, gana 2 a la Fuerza; si no lo es, gana 1 a la Fuerza.",
			"Si el portador es de raza Dragón, el portador gana 2 a la Fuerza. Si el portador no es de raza Dragón, el portador gana 1 a la Fuerza."},
		{card.Ally, "Si controlas un Tótem, este Aliado gana 2 a la Fuerza. De lo contrario, gana 1 a la Fuerza.",
			"Si controlas un Tótem, este Aliado gana 2 a la Fuerza. Si no controlas un Tótem, este Aliado gana 1 a la Fuerza."},
		{card.Ally, "Si controlas un Tótem, tus Aliados ganan 1 a la Fuerza. Si no, tu oponente no puede jugar Talismanes.",
			"Si controlas un Tótem, tus Aliados ganan 1 a la Fuerza. Si no controlas un Tótem, tu oponente no puede jugar Talismanes."},
	})
	refused(t, prueba, []lone{{card.Ally, "Este Aliado gana 2 a la Fuerza. De lo contrario, gana 1 a la Fuerza."}})
}

func TestWhatOneMustDoForWhatOneMayIsItsPrice(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Puedes subir un Aliado oponente, pero debes destruir este Aliado.", "Puedes destruir este Aliado para subir un Aliado oponente."},
		{card.Ally, "Cuando este Aliado entra en juego, puedes robar 2 cartas, pero debes descartar una carta.", "Cuando este Aliado entra en juego, puedes robar 2 cartas y descartar una carta de tu Mano."},
		{card.Ally, "Cuando entra en juego, puedes pagar 2 y desterrar este Aliado para robar una carta.", "Cuando este Aliado entra en juego, puedes pagar 2 Oros y desterrar este Aliado para robar 1 carta."},
		{card.Ally, "Cuando entra en juego, debe atacar solo por este turno.", "Cuando este Aliado entra en juego, este Aliado puede ser declarado atacante y debe atacar hasta la Fase Final."},
		{card.Ally, "En tu Vigilia, al pagar 2 Oros, puedes robar una carta.", "En tu Fase de Vigilia, puedes pagar 2 Oros para robar 1 carta."},
	})
}

func TestForEachBehindTheCardsIsSaidOfTheAmountBeforeThem(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "En tu Vigilia, puedes pagar 1 Oro para aumentar en 1 la Fuerza de un Aliado por cada Tótem que controles.",
			"En tu Fase de Vigilia, puedes pagar 1 Oro para que un Aliado gane 1 a la Fuerza por cada Tótem que controles hasta la Fase Final."},
		{card.Totem, "Como máximo puedes tener una copia de este Tótem en juego.", "Solo puedes tener una copia de este Tótem en juego."},
		{card.Ally, "En respuesta a que declares atacantes, puedes robar una carta.", "En respuesta a tu Declaración de Ataque, puedes robar 1 carta."},
		{card.Ally, "En respuesta al ataque de este Aliado, puedes robar una carta.", "En respuesta a que este Aliado sea declarado atacante, puedes robar 1 carta."},
	})
}

func TestWhatIsConsideredAnAliadoGainsThatTypeUnlessItIsOne(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Tus Tótems se consideran Aliados de raza Sacerdote con Fuerza igual a su Coste, sin perder su Habilidad.",
			"Tus Tótems se consideran Aliados de raza Sacerdote y tienen Fuerza igual a su Coste."},
		{card.Totem, "Tus Oros se consideran Aliados de raza Titán de Fuerza 2.", "Tus Oros se consideran Aliados de raza Titán y tienen Fuerza 2."},
		{card.Ally, "Este Aliado se considera un Aliado de raza Sacerdote.", "Este Aliado se considera de raza Sacerdote."},
	})
}

func TestWhatWasFoundInPlayIsNotTheCardItself(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "En la Fase Final, si hay un Aliado de Fuerza 0, destrúyelo."}, // him, or this one?
		{card.Ally, "Cuando entra en juego, si hay un Tótem en juego, destrúyelo."},
	})
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, si no hay un Tótem en juego, destrúyelo.", "Cuando este Aliado entra en juego, si no hay un Tótem, destruye este Aliado."},
		{card.Ally, "En tu Fase Final, si este turno no declaraste ataque, puedes robar una carta.", "En tu Fase Final, si no declaraste ataque, puedes robar 1 carta."},
		{card.Talisman, "Cada jugador elige uno de sus Aliados. Todos los Aliados no elegidos suben a la Mano de sus dueños.",
			"Cada jugador elige un Aliado que controle. Luego, sube todos los demás Aliados."},
	})
}
