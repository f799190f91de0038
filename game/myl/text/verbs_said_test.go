package text

import (
	"testing"

	"castillo/game/card"
)

func TestAnActionIsSaidWithWhateverVerb(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Baraja 3 cartas de tu Cementerio.", "Mezcla 3 cartas de tu Cementerio en tu Mazo Castillo.", "Revuelve 3 cartas de tu Cementerio con tu Mazo Castillo.",
			"Retira 3 cartas de tu Cementerio y barájalas en tu Mazo Castillo.",
		}},
		{card.Talisman, []string{
			"Pon un Aliado de tu Cementerio en tu Mano.", "Rescata un Aliado de tu Cementerio a tu Mano.", "Extrae un Aliado de tu Cementerio y ponlo en tu Mano.",
		}},
		{card.Talisman, []string{"Destierra un Aliado oponente.", "Exilia un Aliado oponente.", "Retira un Aliado oponente del juego.", "Saca del juego un Aliado oponente.", "Un Aliado oponente es retirado del juego."}},
		{card.Talisman, []string{"Mira la Mano oponente.", "Examina la Mano de tu oponente.", "Inspecciona la Mano oponente."}},
		{card.Talisman, []string{"Tu oponente muestra su Mano.", "Tu oponente exhibe su Mano."}},
		{card.Talisman, []string{"Pon un Aliado oponente en la Línea de Ataque oponente.", "Traslada un Aliado oponente a la Línea de Ataque oponente."}},
		{card.Talisman, []string{"Tu oponente descarta 2 cartas de su Mano.", "Tu oponente desecha 2 cartas de su Mano."}},
		{card.Weapon, []string{"El portador gana 2 a la Fuerza.", "Entrega 2 a la Fuerza al portador.", "Sir Ansel otorga 2 a la Fuerza al portador.", "Confiere +2 a la Fuerza al portador."}},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Retira un Aliado oponente."}, {card.Talisman, "Revive un Aliado de tu Cementerio."}, // where to is not said
	})
}

func TestWhatIsDoneMayStandBeforeTheCards(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Destruye un Aliado oponente.", "Es destruido un Aliado oponente.", "Será destruido un Aliado oponente."}},
		{card.Talisman, []string{"Destruye todos los Aliados.", "Son destruidos todos los Aliados.", "Deben ser destruidos todos los Aliados."}},
		{card.Talisman, []string{"Sube un Aliado oponente.", "Se sube un Aliado oponente a la Mano.", "Se devuelve un Aliado oponente a la Mano de su dueño."}},
		{card.Talisman, []string{"Pon un Aliado de tu Cementerio en juego.", "Se pone en juego un Aliado de tu Cementerio."}},
		{card.Talisman, []string{"Un Aliado gana 2 a la Fuerza hasta la Fase Final.", "Se aumenta en 2 la Fuerza de un Aliado hasta la Fase Final.", "Suma 2 a la Fuerza de un Aliado hasta la Fase Final."}},
	})
}

func TestSomebodyIsMadeToDoSomethingOrLeftTo(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Tu oponente bota 3 cartas.", "Obliga a tu oponente a botar 3 cartas.", "Haz que tu oponente bote 3 cartas."}},
		{card.Talisman, []string{"Tu oponente puede robar 2 cartas.", "Permite a tu oponente robar 2 cartas.", "Permite que tu oponente robe 2 cartas."}},
		{card.Talisman, []string{"Un Aliado oponente debe atacar hasta la Fase Final.", "Obliga a un Aliado oponente a atacar este turno."}},
		{card.Talisman, []string{"Un Aliado que controles puede ser declarado atacante hasta la Fase Final.", "Permite a uno de tus Aliados atacar este turno."}},
		{card.Talisman, []string{
			"Todos los Aliados oponentes no pueden atacar hasta la Fase Final.", "Impide que los Aliados oponentes ataquen hasta la Fase Final.",
			"Evita que los Aliados oponentes puedan atacar este turno.",
		}},
		{card.Talisman, []string{"Un Aliado que controles es Imbloqueable hasta la Fase Final.", "Evita que uno de tus Aliados sea bloqueado este turno."}},
		{card.Ally, []string{"Cuando este Aliado entra en juego, puedes robar 1 carta.", "Cuando Sir Ansel entra en juego, Sir Ansel te permite robar una carta."}},
	})
}

func TestWhatACardGivesOthersIsSaidOfItself(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Totem, []string{
			"Tus Aliados de raza Héroe ganan 1 a la Fuerza.", "Sir Ansel otorga 1 a la Fuerza a tus Héroes.", "Sir Ansel aumenta en 1 la Fuerza de tus Héroes.",
			"Sir Ansel hace que tus Héroes ganen 1 a la Fuerza.",
		}},
		{card.Ally, []string{
			"Este Aliado gana 1 a la Fuerza por cada Tótem que controles.", "Cada Tótem que controles da 1 a la Fuerza a Sir Ansel.", "Suma 1 a la Fuerza de Sir Ansel por cada Tótem que controles.",
		}},
	})
}
