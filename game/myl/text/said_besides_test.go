package text

import (
	"testing"

	"castillo/game/card"
)

func TestSmallWordsThatSayTheSame(t *testing.T) {
	one := "Solo puedes tener una copia de este Tótem en juego."
	options := "Cuando este Aliado es destruido, tu oponente elige entre descartar una carta de su Mano; o botar 3 cartas."
	readAs(t, prueba, []wording{
		{card.Totem, "No puedes tener más de uno de estos Tótems en juego.", one},
		{card.Totem, "Tus Aliados no pueden atacar, ni tampoco pueden bloquear.", "Tus Aliados no pueden atacar y no pueden bloquear."},
		{card.Ally, "Cuando es destruido, tu oponente debe optar entre una de estas dos cosas: descartar una carta de su Mano, o botar 3 cartas.", options},
		{card.Ally, "Cuando es destruido, tu oponente elige una de estas opciones: descartar una carta de su Mano, o botar 3 cartas.", options},
		{card.Weapon, "Mientras el portador sea de raza Titán, gana 3 a la Fuerza. De no ser Titán, gana 1 a la Fuerza.", "Si el portador es de raza Titán, el portador gana 3 a la Fuerza. Si el portador no es de raza Titán, el portador gana 1 a la Fuerza."},
		{card.Ally, "En caso de no ser bloqueado, roba 1 carta.", "Cuando este Aliado no es bloqueado, roba 1 carta."},
		{card.Ally, "Puede portar Armas sin límite de cantidad.", "Este Aliado puede portar cualquier cantidad de Armas."},
		{card.Ally, "Cuando entra en juego, puedes buscar un Titán en tu Mazo Castillo y bajarlo a la Línea de Defensa.", "Cuando este Aliado entra en juego, puedes buscar un Aliado de raza Titán en tu Mazo Castillo y ponerlo en juego."},
	})
}

func TestAPriceOrAConditionMayBeTheOnlyCase(t *testing.T) {
	paid := "Para que este Aliado pueda ser declarado atacante, debes pagar 2 Oros."
	small := "Solo puedes jugar este Aliado si todos tus Aliados tienen Fuerza 3 o menos."
	spared := "En respuesta a que un Aliado que controles sea afectado por habilidades oponentes, puedes redirigir ese efecto a este Aliado."
	readAs(t, prueba, []wording{
		{card.Ally, "Este Aliado solo puede atacar pagando 2 Oros.", paid},
		{card.Ally, "Solo puedes declarar atacante a este Aliado si pagas 2 Oros.", paid},
		{card.Ally, "Solo puedes jugar este Aliado si la Fuerza de todos los Aliados que controlas es 3 o menos.", small},
		{card.Ally, "Cuando un Aliado que controlas sea afectado por habilidades oponentes, en respuesta puedes redirigirlas a este Aliado.", spared},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Solo puedes declarar atacante a este Aliado."},
		{card.Ally, "Solo puedes atacar con este Aliado."},
	})
}
