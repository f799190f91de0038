package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatIsSearchedForMayBeSaidToBeDone(t *testing.T) {
	may := "Cuando este Aliado entra en juego, puedes buscar un Arma en tu Mazo Castillo y ponerla en tu Mano."
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, un Arma puede ser buscada en tu Mazo Castillo y puesta en tu Mano.", may},
		{card.Ally, "Cuando entra en juego, puede buscarse un Arma en tu Mazo Castillo y ponerse en tu Mano.", may},
		{card.Ally, "Cuando entra en juego, se busca un Arma en tu Mazo Castillo y se pone en tu Mano.", "Cuando este Aliado entra en juego, busca un Arma en tu Mazo Castillo y ponla en tu Mano."},
		{card.Ally, "Cuando entra en juego, se puede desterrar un Arma oponente.", "Cuando este Aliado entra en juego, puedes desterrar un Arma oponente."},
		{card.Ally, "Cuando entra en juego, puede desterrarse un Arma oponente.", "Cuando este Aliado entra en juego, puedes desterrar un Arma oponente."},
		{card.Gold, "Puedes desterrar este Oro para bajar un Tótem de tu Mazo Castillo (búscalo).", "Puedes desterrar este Oro para buscar un Tótem en tu Mazo Castillo y poner esa carta en juego."},
		{card.Gold, "Puedes desterrar este Oro para bajar un Tótem de tu Mazo Castillo, buscándolo.", "Puedes desterrar este Oro para buscar un Tótem en tu Mazo Castillo y poner esa carta en juego."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Cuando entra en juego, un Aliado oponente es destruido y puesto en tu Mano."},
		{card.Ally, "Cuando entra en juego, se roba una carta."},
	})
}

func TestTheManoThatWasShownIsMeantByElla(t *testing.T) {
	without := "Muestra tu Mano. Luego, si no tienes un Tótem en tu Mano, busca un Tótem en tu Mazo Castillo y ponlo en tu Mano."
	readAs(t, prueba, []wording{
		{card.Talisman, "Muestra tu Mano. Si no tienes en ella ningún Tótem, busca un Tótem en tu Mazo Castillo y ponlo en ella.", without},
		{card.Talisman, "Muestra tu Mano. Si en ella no hay Tótems, busca un Tótem en tu Mazo Castillo y ponlo en tu Mano.", without},
		{card.Talisman, "Muestra las cartas de tu Mano. Luego, de no haber ningún Tótem en ella, busca un Tótem en tu Mazo Castillo y ponlo en tu Mano.", without},
		{card.Talisman, "Muestra tu Mano. Si hay en ella un Tótem, roba 1 carta.", "Muestra tu Mano. Luego, si tienes un Tótem en tu Mano, roba 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Busca un Arma en tu Mazo Castillo y ponla en ella."},
		{card.Talisman, "Muestra tu Mano. Si hay en ella ningún Tótem, roba 1 carta."},
	})
}
