package text

import (
	"testing"

	"castillo/game/card"
)

// TestStandingAbilitiesHoldOfWhomTheySpeak reads what is always true while a card is in
// play: of which cards, who does it to them, and when.
func TestStandingAbilitiesHoldOfWhomTheySpeak(t *testing.T) {
	for _, c := range []struct {
		of         card.Type
		text, want string
	}{
		// Weapons by who carries them.
		{card.Ally, "Prueba gana 1 a la fuerza por cada Arma que porten tus Aliados.", "Este Aliado gana 1 a la Fuerza por cada Arma portada por un Aliado que controles."},
		{card.Ally, "Gana 1 a la fuerza por cada Arma que porte.", "Este Aliado gana 1 a la Fuerza por cada Arma que porte."},
		{card.Totem, "Las Armas portadas por Héroes son indestructibles.", "Todas las Armas portadas por Aliados de raza Héroe son Indestructibles."},
		{card.Talisman, "Destruye un Arma que porte un Aliado oponente.", "Destruye un Arma portada por un Aliado oponente."},
		// Who may not block the card itself.
		{card.Ally, "Los Aliados sin Arma no pueden bloquear a Prueba.", "Este Aliado no puede ser bloqueado por Aliados que no porten Armas."},
		{card.Ally, "Los Aliados oponentes de fuerza 2 o menos no pueden bloquearlo.", "Este Aliado no puede ser bloqueado por Aliados oponentes de Fuerza 2 o menos."},
		{card.Weapon, "Los Dragones no pueden bloquear al portador.", "El portador no puede ser bloqueado por Aliados de raza Dragón."},
	} {
		facts := card.Card{Name: "Prueba", Type: c.of}
		r, err := Read(c.text, facts)
		if got := Print(r.Card, facts); err != nil || got != c.want {
			t.Errorf("%q\nis read as %q, %v\n   not as %q", c.text, got, err, c.want)
		}
	}
}
