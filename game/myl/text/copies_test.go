package text

import (
	"testing"

	"castillo/game/card"
)

func TestCopiesOfACardInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Destierra un Aliado y destierra todas las cartas que sean copias de esa carta del Cementerio de su dueño.", "Destierra un Aliado y todas las copias de esa carta que estén en el Cementerio de su dueño.",
			"Destierra un Aliado y todas sus copias del Cementerio de su dueño.", "Destierra un Aliado y todas las cartas con el mismo nombre que estén en el Cementerio de su dueño.",
		}},
		{card.Talisman, []string{
			"Elige un Aliado que controles y busca una carta que sea copia de esa carta en tu Mazo Castillo y ponla en tu Mano.", "Busca en tu Mazo Castillo una copia de un Aliado que controles y ponla en tu Mano.",
			"Busca una copia de un Aliado que controles en tu Mazo Castillo y ponla en tu Mano.", "Busca en tu Mazo Castillo una carta con el mismo nombre que un Aliado que controles y ponla en tu Mano.",
		}},
		{card.Talisman, []string{"Destruye un Aliado y todas sus copias.", "Destruye un Aliado y todas las copias de ese Aliado en juego.", "Destruye un Aliado y todos los demás Aliados con el mismo nombre."}},
		{card.Talisman, []string{
			"Nombra una carta. Luego, destierra todas las cartas con ese nombre del Mazo Castillo oponente.", "Nombra una carta. Destierra todas las copias de la carta nombrada del Mazo Castillo oponente.",
		}},
		{card.Ally, []string{
			"Cuando un Aliado que controles es destruido, puedes buscar una carta que sea copia de esa carta en tu Mazo Castillo y ponerla en tu Mano.",
			"Cuando un Aliado que controles es destruido, puedes buscar una carta con el mismo nombre en tu Mazo Castillo y ponerla en tu Mano.",
		}},
		{card.Ally, []string{"Si controlas otro «Sir Ansel, el Tuerto», este Aliado es Imbloqueable.", "Mientras controles otra copia de este Aliado, es Imbloqueable.", "Es Imbloqueable si tienes otra copia de Sir Ansel en juego."}},
		{card.Ally, []string{"Este Aliado gana 1 a la Fuerza por cada «Sir Ansel, el Tuerto» de tu Cementerio.", "Sir Ansel gana 1 a la fuerza por cada copia de sí mismo en tu Cementerio."}},
	})
	refused(t, prueba, []lone{})
}
