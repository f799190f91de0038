package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatArmsGiveTheirBearersHave(t *testing.T) {
	const each = "Tus Aliados ganan 1 a la Fuerza por cada Arma que porten."
	readAs(t, prueba, []wording{
		{card.Totem, "Las Armas que porten tus Aliados otorgan 1 a la fuerza adicional.", each},
		{card.Totem, "Tus Armas dan 1 punto de fuerza más a sus portadores.", each},
		{card.Totem, "Las Armas oponentes otorgan 1 menos a la fuerza.", "Todos los Aliados oponentes pierden 1 a la Fuerza por cada Arma que porten."},
		{card.Totem, "Los portadores de tus Armas ganan 1 a la fuerza.", "Tus Aliados que porten un Arma ganan 1 a la Fuerza."},
		{card.Weapon, "El portador gana 1 a la fuerza por cada Arma que porten tus otros Aliados.",
			"El portador gana 1 a la Fuerza por cada Arma portada por otro Aliado que controles."},
		{card.Weapon, "En tu Vigilia, puedes pagar 1 Oro para que otro Aliado que controles porte esta Arma.",
			"En tu Fase de Vigilia, puedes pagar 1 Oro para mover esta Arma a otro Aliado que controles."},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Tus Armas otorgan 1 a la fuerza."},
		{card.Totem, "Tus Armas de coste 2 otorgan 1 a la fuerza adicional."},
	})
}

func TestWhoAttacksOnlyInCompany(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Sólo puede atacar junto a otro Aliado.", "Este Aliado solo puede atacar si lo acompaña un Aliado."},
		{card.Ally, "Sólo puede atacar si otro Aliado también ataca.", "Este Aliado solo puede atacar si lo acompaña un Aliado."},
		{card.Ally, "No puede atacar junto a otros Aliados.", "Este Aliado solo puede atacar sin otros Aliados."},
	})
}

func TestTheKindOfCardTellsWhoseAbilityItIs(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Puedes descartar a Prueba de tu Mano para anular una habilidad de Oro oponente.",
			"Si este Aliado está en tu Mano, puedes descartar este Aliado para cancelar la Habilidad de un Oro oponente."},
	})
	refused(t, prueba, []lone{{card.Weapon, "Si el portador es declarado bloqueador, el daño que hace se duplica."}})
}
