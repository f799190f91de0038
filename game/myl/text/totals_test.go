package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatCardsComeToTogetherInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Destruye cualquier cantidad de Aliados oponentes cuyo Coste total sea 4 o menos.", "Destruye Aliados oponentes cuyo coste total sume 4 o menos.", "Destruye Aliados oponentes cuyos costes sumen hasta 4.",
			"Destruye tantos Aliados oponentes como quieras, siempre que la suma de sus Costes no supere 4.", "Destruye Aliados oponentes que sumen 4 o menos de Coste entre todos.",
			"Destruye Aliados oponentes con un coste combinado igual o menor a 4.", "Destruye cualquier número de Aliados oponentes cuyo coste total sea menor a 5.",
		}},
		{card.Talisman, []string{
			"Destierra 1 o más Aliados cuya Fuerza total sea 6 o menos.", "Destierra uno o más Aliados cuyas Fuerzas sumadas no superen 6.", "Destierra uno o más Aliados de Fuerza total 6 o menos.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, pon hasta 2 Aliados cuyo Coste total sea 5 o menos de tu Cementerio en juego.",
			"Al entrar en juego, pon en juego hasta dos Aliados de tu Cementerio que sumen hasta 5 de Coste.",
		}},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Destruye un Aliado cuyo Coste total sea 4 o menos."},
		{card.Talisman, "Destruye todos los Aliados cuyo Coste total sea 4 o menos."},
		{card.Talisman, "Destruye Aliados cuyo Coste sea 4 o menos."},
		{card.Talisman, "Destruye hasta 2 Aliados cuyo Coste total sea 4 o más."},
		{card.Totem, "Si controlas Aliados cuya Fuerza total sea 4 o menos, tus Aliados ganan 1 a la Fuerza."},
	})
}
