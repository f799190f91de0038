package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsTakenMayBeSaidToBeSearchedFor(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Busca un Tótem en tu Mazo Castillo y ponlo en juego.", "Pon en juego un Tótem que busques en tu Mazo Castillo.", "Pon en juego un Tótem, buscándolo en tu Mazo Castillo.",
			"Pon en juego un Tótem, luego de buscarlo en tu mazo.", "Un Tótem que busques en tu mazo es puesto en juego.", "Busca un Tótem en tu mazo, que pones en juego.",
			"Busca un Tótem en tu mazo, el que es puesto en juego.", "Baja un Tótem que busques en tu mazo.", "Busca un Tótem en tu mazo. Luego, se pone en juego.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes buscar un Arma en tu Mazo Castillo o Cementerio y ponerla en tu Mano.",
			"Cuando entra en juego, puedes poner en tu mano un Arma que busques en tu Mazo Castillo o Cementerio.",
			"Cuando entra en juego, puedes buscar un Arma en tu Mazo Castillo o Cementerio, la que va a tu mano.",
		}},
		{card.Talisman, []string{
			"Busca un Aliado en tu Mazo Castillo y juégalo sin pagar su Coste.", "Juega un Aliado que busques en tu mazo sin pagar su coste.", "Juega sin pagar su coste un Aliado que busques en tu mazo.",
		}},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Pon en juego un Tótem que busques en tu Mano."},
		{card.Talisman, "Pon en juego un Tótem de tu Cementerio que busques en tu Mazo Castillo."},
	})
}

func TestWhoseCardWasAskedAboutGoesWhereItIsSaid(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes mirar la primera carta de tu Mazo Castillo. Luego, si esa carta es un Aliado, ponla en tu Mano. Luego, si no es así, destiérrala.",
			"En tu Vigilia, puedes mirar la primera carta de tu mazo. Si es un Aliado, va a tu mano. Si no lo es, es desterrada.",
			"En tu Vigilia, puedes mirar la primera carta de tu mazo. Si es un Aliado, se pone en tu mano. Si no, se destierra.",
			"En tu Vigilia, mira, si quieres, la primera carta de tu mazo. Si es un Aliado, es puesta en tu mano. De lo contrario, es desterrada.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, roba 1 carta. Luego, si esa carta es un Aliado, descártala.", "Cuando entra en juego, roba una carta. Si es un Aliado, es descartada.",
		}},
	})
	readAs(t, ansel, []wording{
		{card.Ally, "Cuando ataca, muestra la primera carta de tu Mazo Castillo. Si es un Oro, es destruido en la Fase Final.",
			"Cuando este Aliado es declarado atacante, muestra la primera carta de tu Mazo Castillo. Luego, si esa carta es un Oro, destruye este Aliado en la Fase Final."},
		{card.Ally, "Cuando entra en juego, mira la primera carta de tu Mazo Castillo. Si es un Oro, gana 2 a la Fuerza.",
			"Cuando este Aliado entra en juego, mira la primera carta de tu Mazo Castillo. Luego, si esa carta es un Oro, este Aliado gana 2 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego, un Aliado oponente gana 2 a la Fuerza. En la Fase Final se destruye.", ""},
	})
}

func TestWhatOneLikesMayStandBehindTheVerb(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes buscar un Arma en tu Mazo Castillo y ponerla en tu Mano.", "Cuando entra en juego, busca, si quieres, un Arma en tu mazo y ponla en tu mano.",
			"Cuando entra en juego, busca si lo deseas un Arma en tu mazo y ponla en tu mano.", "Cuando entra en juego, si quieres, puedes buscar un Arma en tu mazo y ponerla en tu mano.",
		}},
		{card.Ally, []string{"Puedes desterrar este Aliado para destruir un Tótem.", "Destierra, si quieres, a Sir Ansel para destruir un Tótem.", "Puedes desterrarlo y así destruir un Tótem."}},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Destruye un Aliado oponente y roba, si quieres, una carta, y descarta otra."},
	})
}

func TestWhatIsPutDownIsPutInPlayForNothing(t *testing.T) {
	readAs(t, ansel, []wording{
		{card.Talisman, "Baja un Aliado de tu Mano sin pagar su Coste.", "Pon un Aliado de tu Mano en juego."},
		{card.Talisman, "Baja un Talismán de tu Mano sin pagar su Coste.", "Juega un Talismán de tu Mano sin pagar su Coste."},
		{card.Ally, "Puedes bajarlo sin pagar su Coste si controlas un Tótem.", "Si este Aliado está en tu Mano y controlas un Tótem, puedes poner este Aliado en juego."},
		{card.Ally, "En tu Vigilia, puedes bajar a Sir Ansel desde tu Cementerio.", "En tu Fase de Vigilia, si este Aliado está en tu Cementerio, puedes poner este Aliado en juego."},
		{card.Ally, "Cuando es destruido, puedes bajarlo sin pagar su Coste.", "Cuando este Aliado es destruido, puedes poner este Aliado en juego."},
	})
}

func TestCardsSaidToBeMilledAreMilled(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Tu oponente bota 2 cartas.", "2 cartas del Mazo Castillo oponente son botadas.", "Dos cartas del mazo de tu oponente deben ser botadas."}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes descartar tu Mano y destruir este Aliado para robar 3 cartas.", "Puedes robar 3 cartas en tu Fase de Vigilia, destruyendo a Sir Ansel y descartando tu Mano.",
		}},
	})
	refused(t, prueba, []lone{{card.Talisman, "2 Aliados oponentes son botados."}})
}
