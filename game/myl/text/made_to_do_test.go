package text

import (
	"testing"

	"castillo/game/card"
)

func TestAPriceMayBeSaidInAnyPlace(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes destruir este Aliado para destruir un Tótem.", "En tu Vigilia, puedes destruir un Tótem. Para ello, destruye a Sir Ansel.",
			"En tu Vigilia, puedes destruir un Tótem; para hacerlo debes destruir a Sir Ansel.", "Si destruyes a Sir Ansel en tu Vigilia, destruye un Tótem.",
			"En tu Vigilia, si lo destruyes, destruye un Tótem.", "Puedes destruir un Tótem en tu Vigilia si destruyes a Sir Ansel.", "Puedes destruir un Tótem en tu Vigilia destruyendo este Aliado.",
			"En tu Vigilia, si decides destruir a Sir Ansel, destruye un Tótem.",
		}},
		{card.Totem, []string{
			"En tu Fase de Vigilia, puedes descartar tu Mano y destruir este Tótem para robar 3 cartas.", "Si destruyes este Tótem y descartas tu Mano en tu Vigilia, roba 3 cartas.",
			"Destruyendo este Tótem y descartando tu Mano en tu Vigilia, puedes robar 3 cartas.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes botar 2 cartas para que tu oponente descarte una carta de su Mano.", "Si botas 2 cartas cuando este Aliado entra en juego, tu oponente descarta una carta.",
		}},
		{card.Talisman, []string{"Juega un Aliado de tu Mano sin pagar su Coste.", "Sin pagar su Coste, juega un Aliado de tu Mano.", "Sin pagar su Coste, puedes jugar un Aliado de tu Mano."}},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Si descartas una carta, roba 2 cartas."},
		{card.Ally, "Cuando entra en juego, destruye un Tótem. Para ello, destruye un Aliado."},
		{card.Talisman, "Sin pagar su Coste, roba 2 cartas."},
	})
}

func TestWhatSomebodyIsMadeToDoHeDoes(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Tu oponente bota 3 cartas.", "Haz botar a tu oponente 3 cartas.", "Haz botar 3 cartas a tu oponente."}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes hacer que tu oponente descarte una carta de su Mano.", "En tu Vigilia, puedes hacer descartar a tu oponente una carta.",
			"Puedes hacer descartar una carta a tu oponente en tu Vigilia.",
		}},
	})
	refused(t, prueba, []lone{{card.Talisman, "Haz botar 3 cartas."}})
}

func TestWhereCardsGoIsSaidByManyVerbs(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes barajar 2 cartas de tu Cementerio.", "En tu Vigilia, 2 cartas de tu cementerio pueden volver a tu mazo, barajándolas.",
			"En tu Vigilia, puedes devolver a tu mazo 2 cartas de tu cementerio, barajándolas.", "En tu Vigilia, puedes tomar 2 cartas de tu cementerio y barajarlas en tu mazo.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, pon un Oro de tu Cementerio en tu Mano.", "Cuando entra en juego, pasa un Oro de tu Cementerio a tu Mano.", "Cuando entra en juego, recupera a tu mano un Oro de tu cementerio.",
			"Cuando entra en juego, un Oro de tu Cementerio va a tu mano.",
		}},
		{card.Talisman, []string{"Destierra un Aliado oponente.", "Quita del juego un Aliado oponente.", "Quita un Aliado oponente del juego.", "Saca del juego un Aliado oponente."}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes buscar un Tótem en tu Mazo Castillo y ponerlo en tu Mano.", "Cuando entra en juego, puedes tomar un Tótem de tu mazo, buscándolo, y ponerlo en tu mano.",
		}},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Recupera un Oro de tu Cementerio."},
		{card.Talisman, "Quita un Aliado oponente."},
	})
}
