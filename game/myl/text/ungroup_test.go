package text

import (
	"testing"

	"castillo/game/card"
)

func TestOrosThatAreUngroupedArePaid(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Desagrupa hasta 2 Oros oponentes.", "Pon hasta 2 Oros de la Reserva de Oro oponente en la Zona de Oro Pagado oponente."},
		{card.Talisman, "Tu oponente desagrupa un Oro.", "Tu oponente pone un Oro de su Reserva de Oro en su Zona de Oro Pagado."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Desagrupa un Aliado."}})
}

func TestCardsAreToldByWhatTheyAreNot(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Aliado oponente que no tenga raza.", "Destruye un Aliado oponente sin Raza."},
		{card.Ally, "Los Aliados sin raza que controles ganan 1 a la fuerza.", "Tus Aliados sin Raza ganan 1 a la Fuerza."},
		{card.Talisman, "Destruye un Aliado de coste 3 que no sea un Titán.", "Destruye un Aliado de Coste 3 que no sea de raza Titán."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Destruye un Aliado que no sea un Titán de coste 3."}})
}
