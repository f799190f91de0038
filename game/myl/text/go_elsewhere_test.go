package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatWouldGoToACementerioGoesElsewhereInstead(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Si una carta fuera a ir a tu Cementerio, barájala en su lugar.", "Todas las cartas que vayan a tu Cementerio son barajadas."},
		{card.Totem, "Todas las cartas que fueran a ir al Cementerio oponente son desterradas.", "Todas las cartas que vayan al Cementerio oponente son desterradas."},
		{card.Ally, "Si este Aliado va a ir al Cementerio, súbelo en su lugar.", "En vez de ir al Cementerio, este Aliado es subido."},
		{card.Totem, "Las cartas que vayan al Cementerio oponente desde su Mazo Castillo son desterradas.", "Todas las cartas que tu oponente bote son desterradas."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Si este Aliado fuera a ir al Cementerio, puedes subirlo en su lugar."},
		{card.Ally, "Si este Aliado fuera a ir al Cementerio, destruye un Oro en su lugar."},
		{card.Talisman, "Hasta tu próximo turno, si una carta fuera a ir al Cementerio oponente, destiérrala en su lugar."},
	})
}

func TestWhereACardGoesThatWasAnnulledOrResolvedIsInPlaceOfTheCementerio(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Anula un Talismán. Barájalo en vez de ponerlo en el Cementerio.", "Anula un Talismán. Luego, barájalo."},
		{card.Talisman, "Anula un Talismán. En vez de ir al Cementerio, es desterrado.", "Anula un Talismán. Luego, destiérralo."},
		{card.Talisman, "Anula una carta oponente y súbela en lugar de enviarla al Cementerio.", "Anula una carta oponente y súbela."},
		{card.Talisman, "Roba 1 carta. Destierra este Talismán en vez de enviarlo al Cementerio.", "Roba 1 carta. Luego, destierra este Talismán."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Destruye un Aliado. Destiérralo en vez de ponerlo en el Cementerio."}})
}
