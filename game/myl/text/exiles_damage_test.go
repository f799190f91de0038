package text

import (
	"testing"

	"castillo/game/card"
)

func TestTheCardsThatItsDamageTakesAreExiled(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{"Este Aliado destierra las cartas botadas por su daño.", "Cuando hace daño al Mazo Castillo oponente, tu oponente destierra esas cartas.",
			"Si hace daño de combate al Mazo Castillo oponente, destierra las cartas que tu oponente bote de esta forma.", "Las cartas botadas por su daño son desterradas.",
			"Cuando hace daño al Mazo Castillo oponente, las cartas botadas son desterradas en vez de ir al Cementerio.", "Cuando hace daño al Mazo Castillo oponente, en lugar de botar esas cartas, tu oponente las destierra."}},
	})
	refused(t, prueba, []lone{{card.Ally, "Cuando un Aliado que controles hace daño al Mazo Castillo oponente, destierra las cartas que bote."}})
}

func TestOutsideATimeIsAtAllOthers(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Tus Aliados ganan 1 a la Fuerza fuera de tu turno.", "Si es el turno oponente, tus Aliados ganan 1 a la Fuerza."},
		{card.Totem, "Fuera de su turno, tu oponente no puede jugar Talismanes.", "Si es tu turno, tu oponente no puede jugar Talismanes."},
		{card.Totem, "Tu oponente no puede robar cartas fuera de su Fase Final.", "Si no es la Fase Final oponente, tu oponente no puede robar."},
		{card.Totem, "Los jugadores no pueden robar cartas fuera de la Fase Final.", "Solo se puede robar en la Fase Final."},
	})
	refused(t, prueba, []lone{{card.Totem, "Tus Aliados ganan 1 a la Fuerza fuera de su Fase Final."}})
}

func TestInAHandThatWasShownAndWhatAffectsAnotherInstead(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Muestra tu Mano. Si no hay un Tótem en ella, roba 1 carta.", "Muestra tu Mano. Luego, si no tienes un Tótem en tu Mano, roba 1 carta."},
		{card.Ally, "En respuesta a que un Talismán oponente afecte a otro de tus Aliados, puedes hacer que afecte a este Aliado en su lugar.",
			"En respuesta a que otro Aliado que controles sea afectado por Talismanes oponentes, puedes redirigir ese efecto a este Aliado."},
		{card.Totem, "Los Aliados que entren en juego lo hacen sin habilidad.", "Todos los Aliados entran en juego sin su Habilidad."},
	})
}
