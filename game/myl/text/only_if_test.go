package text

import (
	"testing"

	"castillo/game/card"
)

// What may only be done to a card in one case cannot be done to it in any other.
func TestWhatMayOnlyBeDoneInOneCaseIsBarredInTheOthers(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{"Si no controlas un Tótem, este Aliado no puede ser agrupado.",
			"Este Aliado solo puede ser agrupado si controlas un Tótem.", "Solo si controlas un Tótem, puedes agrupar a Sir Ansel.", "Sir Ansel puede ser agrupado solo si controlas un Tótem."}},
		{card.Ally, []string{"Si no controlas un Tótem, este Aliado es Indestructible.", "Este Aliado solo puede ser destruido si controlas un Tótem."}},
		{card.Ally, []string{"En tu Fase de Vigilia, si controlas un Tótem, puedes agrupar este Aliado.", "Solo si controlas un Tótem, puedes agrupar este Aliado en tu Vigilia."}},
	})
}

// Not to have so much Fuerza is to have less, and «su Fuerza» is that of the bearer of whom the clause speaks.
func TestNotSoMuchStrengthIsLess(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Weapon, []string{"Si el portador tiene Fuerza 3 o menos, el portador no puede ser agrupado.",
			"Si el portador no tiene Fuerza 4 o más, el portador no puede ser agrupado.", "El portador solo puede ser agrupado si tiene Fuerza 4 o más.",
			"El portador no puede ser agrupado, a menos que su Fuerza sea 4 o más."}},
		{card.Ally, []string{"Este Aliado solo puede atacar si este Aliado tiene Fuerza 4 o más.", "Si no tiene Fuerza 4 o más, no puede atacar.", "No puede atacar si tiene Fuerza 3 o menos."}},
		{card.Weapon, []string{"Todos los Aliados que bloqueen al portador tienen Fuerza 0. Si el portador tiene Fuerza 3 o menos, el portador no puede ser agrupado.",
			"Los Aliados que bloqueen al portador tienen Fuerza 0. El portador no puede ser agrupado, a menos que su Fuerza sea 4 o más."}},
	})
}

// Whose a zone is may stand behind it; who declares itself is the card.
func TestAPossessiveMayStandBehindAZone(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{"Si este Aliado está en tu Cementerio, puedes pagar 1 Oro para poner este Aliado en tu Mano.",
			"Si este Aliado está en el Cementerio tuyo, puedes pagar 1 Oro para ponerlo en tu Mano."}},
		{card.Talisman, []string{"Busca un Arma en tu Mazo Castillo o Cementerio y ponla en tu Mano.", "Busca un Arma del mazo o del cementerio tuyo y ponla en tu Mano."}},
		{card.Ally, []string{"Cuando este Aliado es declarado bloqueador, roba 1 carta.", "Si se declara bloqueador, roba 1 carta."}},
		{card.Totem, []string{"Todas las Armas pierden su Habilidad. Los jugadores no pueden jugar Armas.", "Las Armas pierden su habilidad y no se pueden jugar Armas."}},
	})
}
