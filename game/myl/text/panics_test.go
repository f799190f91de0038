package text

import (
	"testing"

	"castillo/game/card"
)

// TestCardsOfAnyKindAreCompared: what an event and an effect speak of may be cards that Go
// cannot compare.
func TestCardsOfAnyKindAreCompared(t *testing.T) {
	for _, s := range []string{
		"Cuando un Aliado ataca, un Aliado oponente debe atacar sin otros Aliados.",
		"Cuando tus Aliados atacan, tus Aliados deben atacar sin otros Aliados.",
		"En respuesta a que un Aliado que controles sea destruido, destruye un Tótem para salvarlo.",
		"En respuesta a que un Aliado que controles sea destruido, puedes desterrar un Tótem para salvarlo.",
		"Si controlas tantos Aliados como Tótems tu oponente, este Aliado es Imbloqueable.",
		"En tu Fase de Vigilia, puedes cambiar tantos Aliados de tu Mano como Tótems controles por tantos Aliados de tu Cementerio como Tótems controles.",
		"En tu Fase de Vigilia, puedes intercambiar una carta de tu Mano por cada Tótem que controles por una carta de tu Cementerio por cada Tótem que controles.",
	} {
		for _, typ := range card.Types() {
			Read(s, of(typ))
		}
	}
}

// TestASentenceMayBeginWithAMark: nothing stands before it.
func TestASentenceMayBeginWithAMark(t *testing.T) {
	for _, s := range []string{", cuando ataca, roba 1 carta.", "y, cuando ataca, roba 1 carta.", ", , si ataca, roba.", ": cuando ataca: roba 1 carta"} {
		for _, typ := range card.Types() {
			Read(s, of(typ))
		}
	}
}
