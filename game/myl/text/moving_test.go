package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatGoesWithCards(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Destruye un Aliado y todas sus Armas.", "Destruye un Aliado en juego junto con sus Armas.", "Destruye un Aliado y todas las Armas que porte.",
			"Elige un Aliado y destrúyelo junto con todas sus Armas.",
		}},
		{card.Talisman, []string{
			"Destruye un Arma oponente y a su portador.", "Destruye un Arma oponente junto con su portador.", "Elige un Arma oponente y destrúyela junto con su portador.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado es declarado bloqueador, destruye el Aliado que bloquee y todas sus Armas.",
			"Cuando bloquea a un Aliado, destruye a ese Aliado y todas sus Armas.",
		}},
		{card.Talisman, []string{"Un Aliado y todas sus Armas son Indestructibles hasta la Fase Final."}},
	})
}

func TestWhenATalismanIsPlayed(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"En tu Fase de Vigilia, destruye un Tótem.", "Juega Sir Ansel solo en tu Vigilia. Destruye un Tótem.", "Sir Ansel sólo puede ser jugado en tu Vigilia. Destruye un Tótem.",
			"Este Talismán solo puede jugarse en tu Fase de Vigilia. Destruye un Tótem.", "Sólo se puede jugar en tu Vigilia. Destruye un Tótem.",
			"Se juega sólo en tu Vigilia. Destruye un Tótem.",
		}},
		{card.Talisman, []string{
			"Solo puedes jugar este Talismán si controlas un Tótem. Roba 1 carta.", "Puedes jugar este Talismán sólo si controlas un Tótem. Roba 1 carta.",
			"Puedes jugar Sir Ansel si controlas un Tótem. Roba 1 carta.", "Puede ser jugado sólo si controlas un Tótem. Roba 1 carta.",
		}},
		{card.Talisman, []string{
			"En respuesta a que tu oponente juegue un Talismán, anúlalo.", "Juega Sir Ansel como respuesta a un Talismán oponente. Anúlalo.",
			"Juega Sir Ansel en respuesta a un Talismán oponente. Anula ese Talismán.",
		}},
		{card.Talisman, []string{
			"Para jugar este Talismán, debes descartar una carta de tu Mano. Roba 3 cartas.", "Descarta una carta para jugar Sir Ansel. Roba 3 cartas.",
			"Debes descartar una carta como coste adicional. Roba 3 cartas.", "Descarta una carta como coste adicional para jugar este Talismán. Roba 3 cartas.",
		}},
		{card.Ally, []string{
			"Para jugar este Aliado, debes desterrar 2 cartas de tu Cementerio.", "Destierra 2 cartas de tu Cementerio para jugar a Sir Ansel.",
			"Debes desterrar 2 cartas de tu Cementerio para jugar a Sir Ansel.",
		}},
		{card.Ally, []string{"Puedes descartar una carta de tu Mano para jugar este Aliado sin pagar su Coste.", "Descarta una carta para jugar a Sir Ansel sin pagar su coste."}},
	})
}
