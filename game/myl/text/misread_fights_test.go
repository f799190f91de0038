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

// Of who blocks the bearer and the bearer himself, nobody knows which is meant without a subject.
func TestTheBearerOrWhoBlocksHim(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Weapon, "Si un Aliado bloquea al portador, su Fuerza pasa a ser 1."},
		{card.Weapon, "Si un Aliado bloquea al portador, pierde su Habilidad."},
	})
	readAs(t, prueba, []wording{
		{card.Weapon, "Si un Aliado bloquea al portador, el portador gana 2 a la Fuerza.",
			"Cuando el portador es bloqueado, el portador gana 2 a la Fuerza hasta la Fase Final."},
	})
}

// Two words for one event are one event.
func TestAnEventSaidTwiceIsOne(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando es declarado bloqueador y bloquea a dos o más Aliados, su Fuerza se duplica.",
			"Cuando este Aliado es declarado bloqueador, si hay 2 o más Aliados bloqueados por este Aliado, este Aliado duplica su Fuerza hasta la Fase Final."},
	})
}

// A card that was picked by its name is the one that goes back, where the card itself is named beside it.
func TestTheNamedCardThatCameGoesBack(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Al entrar en juego, puedes poner un «Ulfar» oponente en tu Línea de Defensa. En la Fase Final, vuelve a la Línea de Ataque de tu oponente y este Aliado debe ser desterrado.",
			"Cuando este Aliado entra en juego, puedes poner un «Ulfar» oponente en tu Línea de Defensa. Luego, en la Fase Final, ponlo en la Línea de Ataque oponente y destierra este Aliado."},
	})
}

// A weapon has no Fuerza: what is said of it and of its bearer in one breath is told apart.
func TestAWeaponGainsNoFuerza(t *testing.T) {
	refused(t, prueba, []lone{{card.Weapon, "Si la porta un Dragón, gana 2 a la Fuerza y no puede ser destruida."}})
	readAs(t, prueba, []wording{
		{card.Weapon, "Si el portador es Dragón, no puede ser destruida.", "Si el portador es de raza Dragón, esta Arma es Indestructible."},
	})
}
