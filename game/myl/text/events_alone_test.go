package text

import (
	"testing"

	"castillo/game/card"
)

// Who attacks or blocks alone is the only one of its player that does so, however that is said.
func TestWhoFightsAloneIsTheOnlyOneThatDoes(t *testing.T) {
	attacks := "Cuando este Aliado es declarado atacante, si controlas exactamente 1 Aliado atacante, roba 1 carta."
	blocks := "Cuando este Aliado es declarado bloqueador, si controlas exactamente 1 Aliado bloqueador, roba 1 carta."
	sameTree(t, []paraphrase{{card.Ally, []string{attacks, "Cuando ataca solo, roba 1 carta.", "Si ataca sin otros Aliados que controles, roba 1 carta.",
		"Cada vez que lo declares atacante sin otros Aliados tuyos, roba una carta.", "Cuando ataca, si ningún otro Aliado está atacando, roba 1 carta.",
		"Si es declarado atacante y no controlas otro atacante, roba 1 carta.", "Cuando ataca, si sólo controlas un Aliado atacante, roba 1 carta."}}})
	sameTree(t, []paraphrase{{card.Ally, []string{blocks, "Cuando bloquea solo, roba 1 carta.", "Si es declarado bloqueador sin otros bloqueadores, roba 1 carta.",
		"Cuando es declarado bloqueador y ningún otro de tus Aliados bloquea, roba 1 carta.",
		"Si es declarado bloqueador y es el único bloqueador que controlas, roba 1 carta.", "Cuando bloquea sin la compañía de otros Aliados, roba 1 carta."}}})
	sameTree(t, []paraphrase{{card.Ally, []string{"Este Aliado solo puede atacar sin otros Aliados.", "Solo ataca sin la compañía de otros Aliados."}}})
	refused(t, ansel, []lone{{card.Ally, "Si un Aliado oponente ataca sin otros Aliados que controles, destrúyelo."}})
}

// "Solo controlas un X" counts what one controls; without a number it says of what kind all of it is.
func TestSoManyAndNoMoreAreExactlySoMany(t *testing.T) {
	sameTree(t, []paraphrase{{card.Ally, []string{"Cuando este Aliado entra en juego, si controlas exactamente 1 Tótem, roba 1 carta.",
		"Cuando entra en juego, si sólo controlas un Tótem, roba 1 carta."}}})
	sameTree(t, []paraphrase{{card.Ally, []string{"Si tienes exactamente 2 cartas en tu Mano, este Aliado gana 2 a la Fuerza.", "Mientras sólo tengas 2 cartas en tu Mano, gana 2 a la Fuerza."}}})
	sameTree(t, []paraphrase{{card.Ally, []string{"Si todos tus Aliados son de raza Titán, este Aliado gana 2 a la Fuerza.", "Si sólo controlas Aliados de raza Titán, gana 2 a la Fuerza."}}})
}

// Ordinals and numbers may be cut short.
func TestShortenedWordsAreThoseTheyStandFor(t *testing.T) {
	sameTree(t, []paraphrase{{card.Ally, []string{"Cuando este Aliado entra en juego, puedes mirar la primera carta de tu Mazo Castillo.",
		"Al entrar en juego puedes mirar la 1ra carta de tu Mazo Castillo.", "Al entrar en juego puedes mirar la 1era. carta de tu Mazo Castillo.",
		"Al entrar en juego puedes mirar la 1ª carta de tu Mazo Castillo."}}})
	sameTree(t, []paraphrase{{card.Ally, []string{"Este Aliado tiene Fuerza igual al número de Armas de tu Cementerio.",
		"Tiene fuerza igual al nro de Armas de tu Cementerio.", "Tiene fuerza igual al nro. de Armas de tu Cementerio."}}})
}

// What the card itself blocks is counted where it is declared, or asked for behind.
func TestABlockerOfManyBlocksSoMany(t *testing.T) {
	sameTree(t, []paraphrase{{card.Ally, []string{"Cuando este Aliado es declarado bloqueador, si hay 2 o más Aliados bloqueados por este Aliado, roba 1 carta.",
		"Si es declarado bloqueador de 2 o más Aliados, roba 1 carta.", "Si bloquea al menos a 2 Aliados, roba 1 carta.", "Cuando bloquea 2 o más Aliados a la vez, roba 1 carta.",
		"Al ser declarado bloqueador, si son 2 o más los Aliados que bloquea, roba 1 carta.", "Al ser declarado bloqueador, roba 1 carta si bloquea a 2 o más Aliados."}}})
	refused(t, ansel, []lone{{card.Talisman, "Bota 1 carta. Puedes jugarla desde tu Cementerio. Si lo haces, destiérrala."}})
}
