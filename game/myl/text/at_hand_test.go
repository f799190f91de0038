package text

import (
	"testing"

	"castillo/game/card"
)

func TestAWordThatMayMeanTwoThingsIsNotRead(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Totem, "Cada vez que un jugador juegue un Talismán, bota 2 cartas."},
		{card.Ally, "Cuando Prueba entra en juego, tu oponente descarta una carta. Si es un Oro, descarta otra."},
		{card.Totem, "Un Aliado de tu Mano cuesta 2 menos."},
		{card.Totem, "El primer Aliado que juegues en cada turno cuesta 1 Oro menos. Si es un Caballero, cuesta 2 Oros menos."},
		{card.Talisman, "Si es un Caballero, roba una carta."},
		{card.Weapon, "Cuando el portador hace daño al Mazo Castillo oponente, esas cartas son desterradas."},
		{card.Ally, "Cuando un Aliado entra en juego, destruye esos Aliados."},
		{card.Talisman, "Destruye un Aliado. Destierra esas cartas."},
		{card.Talisman, "Destierra todos los Aliados. Su controlador roba una carta."},
		{card.Ally, "Prueba no puede ser destruido por Aliados o Tótems que controles, esta carta u otro Aliado."},
	})
}

func TestAWordWithoutANameMeansWhatIsAtHand(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "En la Fase Final, destruye los Aliados que hayan sido declarados atacantes o bloqueadores este turno.",
			"En la Fase Final, destruye todos los Aliados que atacaron o bloquearon este turno."},
		{card.Totem, "Cuando un jugador juegue un Talismán, ese jugador bota una carta.", "Cuando un jugador juega un Talismán, ese jugador bota 1 carta."},
		{card.Weapon, "Si el portador es destruido, puedes pagar 2 Oros. Si lo haces, ponlo en juego.",
			"Cuando el portador es destruido, puedes pagar 2 Oros para poner el portador en juego."},
		{card.Talisman, "Tu oponente descarta una carta. Si no puede, bota 3 cartas.",
			"Tu oponente descarta una carta de su Mano. Luego, si no lo haces, tu oponente bota 3 cartas."},
		{card.Ally, "Una vez por turno, puedes destruir otro Aliado que controles. En ese caso, Prueba gana 3 a la fuerza.",
			"Una vez por turno, puedes destruir otro Aliado que controles para que este Aliado gane 3 a la Fuerza hasta la Fase Final."},
	})
}

// TestAMasculineNameLeavesOpenWhoIsMeant holds texts of a weapon that may call itself "lo"
// as it may its bearer.
func TestAMasculineNameLeavesOpenWhoIsMeant(t *testing.T) {
	refused(t, "Escudo de Sal", []lone{
		{card.Weapon, "El portador gana 2 a la fuerza. Si es destruido, roba una carta."},
		{card.Weapon, "El portador gana 3 a la fuerza. En la Fase Final, destiérralo."},
		{card.Weapon, "El portador gana 3 a la fuerza. No puede ser destruido."},
	})
}

// Which Mano a card is taken up to is told by its own clause, not by what is done next.
func TestTheManoOfTheNextClauseIsAnother(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo. Luego, sube un Aliado y mira la Mano oponente.",
			"Mira las 3 primeras cartas de tu Mazo Castillo. Luego, sube un Aliado y mira la Mano oponente."},
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo. Luego, sube un Aliado a tu Mano y mira la Mano oponente.",
			"Mira las 3 primeras cartas de tu Mazo Castillo y pon un Aliado de entre esas cartas en tu Mano y mira la Mano oponente."},
	})
}
