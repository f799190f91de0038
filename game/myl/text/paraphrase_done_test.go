package text

import (
	"testing"

	"castillo/game/card"
)

// What is done to cards may be said of them, with another thing done to them instead; what keeps it from
// being done may stand behind its event or in a sentence of its own.
func TestWhatIsDoneOrAvoidedInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Elige entre destruir un Tótem; o desterrar un Tótem.", "Un Tótem es destruido o desterrado, a tu elección.", "Un Tótem es destruido o es desterrado."}},
		{card.Ally, []string{"Cuando este Aliado entra en juego, roba 1 carta, a menos que tu oponente pague 2 Oros.",
			"Roba una carta cuando Sir Ansel entre en juego, salvo que tu oponente pague 2 Oros.", "Cuando entre en juego, roba 1 carta. Tu oponente puede pagar 2 Oros para evitarlo."}},
		{card.Talisman, []string{"En la Declaración de Bloqueo, un Aliado es Indestructible hasta la Fase Final.",
			"Un Aliado es Indestructible hasta la Fase Final. Juégalo en la Declaración de Bloqueo."}},
	})
	refused(t, ansel, []lone{{card.Talisman, "Busca un Aliado. Juégalo en la Declaración de Bloqueo."}})
}

// A relative clause between commas tells which cards, not what becomes of them.
func TestARelativeClauseBetweenCommasTellsWhich(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Destruye un Tótem de Coste 3.", "Un Tótem en juego, que tenga Coste 3, es destruido."}},
		{card.Talisman, []string{"Destruye un Arma que modifique la Fuerza de uno de tus Aliados.", "Un Arma, que altere la fuerza de uno de los Aliados que tengas en juego, es destruida."}},
	})
	refused(t, ansel, []lone{{card.Talisman, "Un Aliado que esté en juego, que sea de raza Titán, es destruido."}})
}

// Which of the cards looked at may be told by a clause, and what is played of them in the passive.
func TestWhichOfTheCardsLookedAt(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{"Cuando este Aliado entra en juego, mira las 4 primeras cartas de tu Mazo Castillo. Luego, puedes jugar un Aliado de raza Titán de entre esas cartas sin pagar su Coste.",
			"Al entrar en juego, mira las 4 primeras cartas de tu Mazo Castillo. Puedes jugar un Titán que esté entre ellas sin pagar su coste.",
			"Al entrar en juego, mira las 4 primeras cartas de tu Mazo Castillo. Sin pagar su coste, puedes jugar uno de los Titanes que veas.",
			"Al entrar en juego, mira las 4 primeras cartas de tu Mazo Castillo. Un Titán que encuentres entre ellas puede ser jugado sin pagar su coste."}},
		{card.Ally, []string{"Cuando este Aliado entra en juego, puedes jugar un Aliado de tu Cementerio sin pagar su Coste.",
			"Al entrar en juego, un Aliado puede ser jugado desde tu Cementerio sin pagar su coste."}},
	})
	refused(t, ansel, []lone{{card.Talisman, "Destruye uno de los Aliados que veas."}})
}

// "Otra" is another of its kind: an Arma, or what was called a card.
func TestAnotherIsSoughtOfItsKind(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Totem, []string{"Puedes descartar un Arma de tu Mano para buscar un Arma en tu Mazo Castillo y ponerla en tu Mano.",
			"Puedes descartar un Arma para buscar otra en tu Mazo Castillo y ponerla en tu Mano."}},
		{card.Totem, []string{"Puedes descartar un Talismán de tu Mano para buscar un Talismán en tu Mazo Castillo y ponerlo en tu Mano.",
			"Puedes descartar una carta de Talismán para buscar otra en tu Mazo Castillo y ponerla en tu Mano.",
			"Puedes descartar un Talismán. Si lo haces, busca otro en tu Mazo Castillo y ponlo en tu Mano."}},
	})
	refused(t, ansel, []lone{{card.Totem, "Puedes robar una carta y descartar un Talismán para buscar otra en tu Mazo Castillo y ponerla en tu Mano."}})
}
