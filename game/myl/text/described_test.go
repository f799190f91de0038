package text

import (
	"testing"

	"castillo/game/card"
)

// TestCardsAreDescribedByWhatTheyDoNow holds what attackers and blockers are called while they
// fight, whoever asks for them.
func TestCardsAreDescribedByWhatTheyDoNow(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Aliado que esté bloqueado.", "Destruye un Aliado que fue bloqueado."},
		{card.Talisman, "Destruye un Aliado bloqueando.", "Destruye un Aliado bloqueador."},
		{card.Talisman, "Destruye un Aliado que esté bloqueando a un Dragón.", "Destruye un Aliado que bloquee a un Aliado de raza Dragón."},
		{card.Ally, "Los Aliados bloqueando a este Aliado pierden 1 a la fuerza.", "Todos los Aliados que bloqueen a este Aliado pierden 1 a la Fuerza."},
		{card.Talisman, "Destruye un Aliado que ataque o bloquee.", "Destruye un Aliado atacante o bloqueador."},
		{card.Talisman, "Destruye un Aliado que esté atacando o bloqueando.", "Destruye un Aliado atacante o bloqueador."},
		{card.Ally, "Tus Aliados que ataquen o bloqueen ganan 1 a la fuerza.", "Tus Aliados atacantes o bloqueadores ganan 1 a la Fuerza."},
		{card.Ally, "Cuando un Aliado que no esté atacando es destruido, roba una carta.", "Cuando un Aliado que no sea atacante es destruido, roba 1 carta."},
		{card.Talisman, "Destruye un Aliado bloqueado por un Dragón.", "Destruye un Aliado bloqueado por un Aliado de raza Dragón."},
		{card.Talisman, "Destruye un Aliado que esté siendo bloqueado por un Aliado de coste 2.", "Destruye un Aliado bloqueado por un Aliado de Coste 2."},
		{card.Talisman, "Destierra un Aliado que no sea Imbloqueable.", "Destierra un Aliado que no sea Imbloqueable."},
		{card.Talisman, "Destruye un Aliado que haya hecho daño este turno.", "Destruye un Aliado que hizo daño al Mazo Castillo este turno."},
		{card.Talisman, "Destruye un Aliado bajo control oponente.", "Destruye un Aliado oponente."},
		{card.Talisman, "Destruye un Aliado sin Armas y sin Habilidad.", "Destruye un Aliado que no porte Armas sin Habilidad."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Destruye un Aliado que haya sido bloqueado por un Dragón."}, // who may have left since
		{card.Talisman, "Destruye un Aliado que hizo daño a un Aliado."},
		{card.Talisman, "Destruye un Aliado de tu Cementerio bajo tu control."},
	})
}

func TestANumberOfACardHasBoundsInEveryWording(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Aliado con coste mayor a 3 y fuerza menor a 2.", "Destruye un Aliado de Coste 4 o más de Fuerza 1 o menos."},
		{card.Talisman, "Destruye un Aliado con más de 2 de fuerza.", "Destruye un Aliado de Fuerza 3 o más."},
		{card.Talisman, "Destruye un Aliado con fuerza de menos de 3.", "Destruye un Aliado de Fuerza 2 o menos."},
		{card.Talisman, "Destruye un Aliado cuyo coste esté entre 2 y 4.", "Destruye un Aliado de Coste entre 2 y 4."},
		{card.Talisman, "Destruye un Aliado de coste entre 2 y 3.", "Destruye un Aliado de Coste 2 o 3."},
		{card.Ally, "Tus Aliados de coste distinto a 3 ganan 1 a la fuerza.", "Tus Aliados de Coste distinto de 3 ganan 1 a la Fuerza."},
		{card.Talisman, "Destruye un Aliado que no sea de coste 3.", "Destruye un Aliado de Coste distinto de 3."},
		{card.Talisman, "Destruye un Aliado que no sea de fuerza 3 o más.", "Destruye un Aliado de Fuerza 2 o menos."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Destruye un Aliado de coste entre 4 y 2."}})
}

func TestCardsAreDescribedByAWordOfTheirNames(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Busca en tu Mazo Castillo un Aliado con la palabra «Ulfar» en su nombre.", "Busca un Aliado con «Ulfar» en su nombre en tu Mazo Castillo."},
		{card.Ally, "Tus Aliados que tengan Ulfar en su nombre ganan 1 a la fuerza.", "Tus Aliados con «Ulfar» en su nombre ganan 1 a la Fuerza."},
		{card.Talisman, "Destruye una carta cuyo nombre contenga «Ulfar».", "Destruye una carta con «Ulfar» en su nombre."},
		{card.Talisman, "Destruye un Aliado que se llame «Ulfar».", "Destruye un «Ulfar»."},
		{card.Talisman, "Destruye un Aliado de nombre «Ulfar».", "Destruye un «Ulfar»."},
		{card.Talisman, "Destruye un Aliado Real.", "Destruye un Aliado de frecuencia Real."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Destruye un Aliado Mega Real."}})
}

func TestARaceIsThatOfTheCardOrOfItsBearer(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Tus Aliados de la misma raza que este Aliado ganan 1 a la fuerza.", "Tus Aliados de su misma raza ganan 1 a la Fuerza."},
		{card.Ally, "Cuando un Aliado de distinta raza que este Aliado es destruido, roba una carta.", "Cuando un Aliado que no sea de su misma raza es destruido, roba 1 carta."},
		{card.Weapon, "Tus Aliados de la misma raza que el portador ganan 1 a la fuerza.", "Tus Aliados de la raza del portador ganan 1 a la Fuerza."},
	})
	refused(t, prueba, []lone{{card.Totem, "Tus Aliados de la misma raza que este Tótem ganan 1 a la fuerza."}})
}

func TestOfSeveralCardsEachCountsTheWeaponsThatItCarries(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Tus Aliados ganan 1 a la fuerza por cada Arma que porten.", "Tus Aliados ganan 1 a la Fuerza por cada Arma que porten."},
		{card.Weapon, "Los Aliados oponentes pierden 2 a la fuerza por cada Arma que porten.", "Todos los Aliados oponentes pierden 2 a la Fuerza por cada Arma que porten."},
		{card.Ally, "Cada Aliado que controles gana 1 a la fuerza por cada Arma que porte.", "Tus Aliados ganan 1 a la Fuerza por cada Arma que porten."},
		{card.Ally, "Si controlas un Tótem, tus Aliados ganan 1 a la fuerza por cada Arma que porten.",
			"Si controlas un Tótem, tus Aliados ganan 1 a la Fuerza por cada Arma que porten."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Tus Aliados ganan 1 a la fuerza por cada Arma que porten."}, // now, or as they come to carry them?
		{card.Totem, "Roba una carta por cada Arma que porten."},
	})
}
