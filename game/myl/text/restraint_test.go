package text

import (
	"testing"

	"castillo/game/card"
)

func TestAUseMayBeRestrainedInASentenceOfItsOwn(t *testing.T) {
	own, held := "En tu Fase de Vigilia, una vez por turno, puedes pagar 1 Oro para robar 1 carta.", "Una vez por turno, si controlas un Tótem, puedes pagar 1 Oro para robar 1 carta."
	readAs(t, prueba, []wording{
		{card.Ally, "Puedes pagar 1 Oro para robar 1 carta. Sólo en tu Fase de Vigilia y una vez por turno.", own},
		{card.Ally, "Puedes pagar 1 Oro para robar 1 carta, en tu Vigilia y sólo una vez por turno.", own},
		{card.Ally, "Una vez por turno puedes pagar 1 Oro para robar 1 carta sólo en tu Vigilia.", own},
		{card.Ally, "Puedes pagar 1 Oro para robar 1 carta. Usa esta habilidad sólo una vez por turno y si controlas un Tótem.", held},
		{card.Ally, "Una vez por turno, puedes pagar 1 Oro para robar 1 carta. Sólo puedes usar esta habilidad si controlas un Tótem.", held},
		{card.Ally, "Una vez por turno, puedes pagar 1 Oro para robar 1 carta. Debes controlar un Tótem.", held},
		{card.Ally, "Una vez por turno, puedes pagar 1 Oro para robar 1 carta. Para usar esta habilidad debes tener un Tótem en juego.", held},
		{card.Ally, "Una vez por turno, puedes pagar 1 Oro para robar 1 carta. Debes controlar un Tótem para usar esta habilidad.", held},
		{card.Ally, "Puedes pagar 1 Oro para robar 1 carta. Esta habilidad se usa una vez por turno y solo si controlas un Tótem.", held},
		{card.Ally, "Puedes pagar 1 Oro para robar 1 carta. Este Aliado debe estar en tu Línea de Defensa para usar esta habilidad.",
			"Si este Aliado está en tu Línea de Defensa, puedes pagar 1 Oro para robar 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Este Aliado gana 1 a la Fuerza. Sólo en tu Vigilia."},
		{card.Ally, "Cuando entra en juego, roba 1 carta. Debes controlar un Tótem."},
	})
}

func TestTheTurnItEnteredMayBeSaidInAnyPlace(t *testing.T) {
	want := "Este Aliado puede atacar el turno que entra en juego. Cuando este Aliado es declarado atacante, si este Aliado entró en juego este turno, roba 1 carta."
	for _, then := range []string{
		"Si es declarado atacante el mismo turno en que entró en juego, roba 1 carta.", "Si ese turno es declarado atacante, roba 1 carta.", "Al declararlo atacante en ese mismo turno, roba 1 carta.",
		"Si lo es en ese turno, roba 1 carta.", "Al ser declarado atacante, si es el turno en que entró en juego, roba 1 carta.",
		"Si es declarado atacante, y durante ese turno entró en juego, roba 1 carta.", "Cuando ataque, y entró en juego ese mismo turno, roba 1 carta.",
	} {
		readAs(t, prueba, []wording{{card.Ally, "Puede atacar el turno que entra en juego. " + then, want}})
	}
}

func TestAConditionMayBeAVerbThatIsNotFinite(t *testing.T) {
	have, none := "Si controlas un Tótem, este Aliado gana 1 a la Fuerza.", "Si no hay un Tótem, este Aliado gana 1 a la Fuerza."
	readAs(t, prueba, []wording{
		{card.Ally, "De tener un Tótem en juego, este Aliado gana 1 a la Fuerza.", have},
		{card.Ally, "En caso de controlar un Tótem, este Aliado gana 1 a la Fuerza.", have},
		{card.Ally, "Controlando un Tótem, este Aliado gana 1 a la Fuerza.", have},
		{card.Ally, "Si bajo tu control hay un Tótem, este Aliado gana 1 a la Fuerza.", have},
		{card.Ally, "De no haber Tótems en juego, este Aliado gana 1 a la Fuerza.", none},
		{card.Ally, "Mientras ningún Tótem esté en juego, este Aliado gana 1 a la Fuerza.", none},
		{card.Ally, "Mientras no exista un Tótem en juego, este Aliado gana 1 a la Fuerza.", none},
		{card.Ally, "Si otro Dragón se encuentra en juego, este Aliado gana 1 a la Fuerza.", "Si hay otro Aliado de raza Dragón, este Aliado gana 1 a la Fuerza."},
		{card.Totem, "Tus Aliados ganan 1 a la Fuerza mientras tengas este Tótem en tu Línea de Apoyo.", "Si este Tótem está en tu Línea de Apoyo, tus Aliados ganan 1 a la Fuerza."},
		{card.Ally, "Estando este Aliado en tu Cementerio, puedes pagar 2 Oros para ponerlo en tu Mano.", "Si este Aliado está en tu Cementerio, puedes pagar 2 Oros para poner este Aliado en tu Mano."},
	})
	refused(t, prueba, []lone{{card.Ally, "De haber atacado, este Aliado gana 1 a la Fuerza."}})
}

func TestSeveralThatWereCountedAreThoseOfThePlural(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Si controlas 3 o más Dragones, éstos pueden ser desterrados para robar 1 carta.", "Si controlas 3 o más Aliados de raza Dragón, puedes desterrarlos para robar 1 carta."},
	})
	refused(t, prueba, []lone{{card.Ally, "Si controlas un Tótem, éstos son destruidos."}})
}
