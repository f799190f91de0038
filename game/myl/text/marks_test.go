package text

import (
	"testing"

	"castillo/game/card"
)

// TestAKeywordOfBarbarieIsASentence holds the words of its manual to what they are read as.
func TestAKeywordOfBarbarieIsASentence(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Furia.", "Este Aliado puede atacar el turno que entra en juego."},
		{card.Ally, "Tiene Furia.", "Este Aliado puede atacar el turno que entra en juego."},
		{card.Ally, "Guardián.", "Este Aliado no puede atacar."},
		{card.Ally, "Este Aliado es Guardián.", "Este Aliado no puede atacar."},
		{card.Ally, "Absorción.", "Este Aliado tiene Absorción."},
		{card.Ally, "Errante.", "Errante."},
		{card.Ally, "Mercenario.", "Mercenario."},
		{card.Ally, "Inmunidad: Talismanes.", "Este Aliado no puede ser afectado por Talismanes."},
		{card.Totem, "Inmunidad: Talismanes oponentes y Aliados.", "Este Tótem no puede ser afectado por Talismanes oponentes y no puede ser afectado por Aliados."},
		{card.Totem, "Orbe.", "Orbe."},
		{card.Weapon, "Maquinaria.", "Esta Arma se juega en tu Línea de Apoyo."},
		{card.Talisman, "Relámpago. Roba 1 carta.", "Roba 1 carta. Relámpago."},
		{card.Ally, "«Furia». Errante. Indestructible.", "Este Aliado es Indestructible y puede atacar el turno que entra en juego. Errante."},
		{card.Talisman, "Destruye un Orbe.", "Destruye una carta con Orbe."},
		{card.Talisman, "Busca una carta de Orbe en tu Mazo Castillo y ponla en tu Mano.", "Busca una carta con Orbe en tu Mazo Castillo y ponla en tu Mano."},
	})
}

func TestToRemoveIsNotToExile(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Remueve un Aliado del juego.", "Remueve del juego un Aliado."},
		{card.Talisman, "Remueve un Aliado.", "Remueve del juego un Aliado."},
		{card.Ally, "Si este Aliado es removido del juego, roba 1 carta.", "Cuando este Aliado es removido del juego, roba 1 carta."},
		{card.Ally, "No puede ser removido del juego.", "Este Aliado no puede ser removido del juego."},
		{card.Ally, "Cuando ataca, remueve del juego 2 cartas del Cementerio oponente.", "Cuando este Aliado es declarado atacante, remueve del juego 2 cartas del Cementerio oponente."},
	})
}

func TestAKeywordIsOfTheCardsThatCanHaveIt(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Totem, "Maquinaria."},
		{card.Totem, "Inmunidad."},
		{card.Totem, "Inmunidad: Furia."},
		{card.Totem, "Orbe Errante."},
	})
}

// A deck asks for Mercenario and Orbe as for a sentence of the text (see card.Card.Says), in whatever
// wording it stands.
func TestAMarkIsASentenceOfTheStandardWordingToo(t *testing.T) {
	for _, mark := range []string{"Mercenario", "Orbe", "Errante", "Relámpago"} {
		c := of(card.Ally)
		r, err := Read(mark+". Indestructible. Cuando entra en juego, roba 1 carta. Única.", c)
		if c.Text = Print(r.Card, c); err != nil || !c.Says(mark) {
			t.Errorf("%s is printed in %q, %v", mark, c.Text, err)
		}
	}
}
