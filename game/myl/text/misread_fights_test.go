package text

import (
	"testing"

	"castillo/game/card"
)

// A card that stands between an event and what is done, with no comma on either side, may be the
// subject of the one or of the other.
func TestWhoseTheEventIsIsNotGuessed(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Cuando entra en juego un Aliado oponente pierde su Habilidad hasta la Fase Final."},
		{card.Ally, "cuando sale del juego 1 aliado tuyo gana 2 a la fuerza"},
	})
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego un Aliado oponente, pierde su Habilidad hasta la Fase Final.",
			"Cuando un Aliado oponente entra en juego, esa carta pierde su Habilidad hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego, un Aliado oponente pierde su Habilidad hasta la Fase Final.",
			"Cuando este Aliado entra en juego, un Aliado oponente pierde su Habilidad hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego destruye un Arma.", "Cuando este Aliado entra en juego, destruye un Arma."},
	})
}

// «Éste», said of whom another Aliado has to block, is not that Aliado.
func TestNobodyHasToBlockHimself(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando es declarado atacante, elige un Aliado oponente. Ese Aliado debe bloquear a éste.",
			"Cuando este Aliado es declarado atacante, un Aliado oponente debe bloquear a este Aliado hasta la Fase Final."},
	})
}

// «Ese Aliado» is whom the bearer meets where the bearer is named, and may be himself where he is not.
func TestThatAllyMayBeTheBearerOfWhomNoWordWasSaid(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "Cuando el portador es bloqueado, destruye ese Aliado.",
			"Cuando el portador es bloqueado, destruye todos los Aliados que bloqueen al portador."},
		{card.Weapon, "Cuando sea bloqueado, tu oponente bota tantas cartas como la Fuerza de ese Aliado.",
			"Cuando el portador es bloqueado, tu oponente bota tantas cartas como la Fuerza del portador."},
	})
	refused(t, prueba, []lone{{card.Weapon, "Cuando sea bloqueado, destruye ese Aliado."}})
}

// What a weapon was or did in combat its bearer was or did; who never fights carries nothing.
func TestWhoFoughtIsNeverAWeapon(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "En la Fase Final, baraja al portador si fue declarado atacante este turno.",
			"En la Fase Final, si el portador atacó este turno, baraja el portador."},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Mientras porte un Arma, un Aliado que controles es Indestructible."},
		{card.Talisman, "Si fue bloqueado este turno, roba 1 carta."},
	})
}
