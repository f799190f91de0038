package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatGoesBackAndIsShuffledIsShuffled(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{"Baraja un Tótem oponente.", "Un Tótem oponente vuelve al Mazo Castillo de su dueño y se baraja.", "Un Tótem oponente vuelve a su Mazo Castillo y es barajado."}},
		{card.Talisman, []string{"Destierra un Aliado que tenga algún modificador de Fuerza.", "Destierra un Aliado cuya fuerza esté modificada."}},
	})
}

func TestWhatLastsOneTurnAnywayIsSaidToOrNot(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Totem, []string{
			"En tu Fase de Vigilia, puedes destruir este Tótem para generar 2 Oros.", "Puedes destruir este Tótem durante tu Vigilia. Si lo haces, se generan 2 Oros que duran sólo este turno.",
		}},
	})
}

func TestPriorityAndFreeUseAndWhoAttacks(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Weapon, []string{"El portador tiene la prioridad en Guerra de Talismanes.", "El portador obtiene la prioridad durante la Guerra de Talismanes.", "El portador gana prioridad en la Guerra de Talismanes."}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes pagar 2 Oros para activar la Habilidad de un Oro que controles sin pagar su Coste.", "Durante tu Vigilia, si pagas 2 de Oro puedes usar gratis la habilidad de un Oro que controles.",
		}},
		{card.Totem, []string{
			"Cuando declaras ataque, puedes robar 1 carta por cada Aliado atacante que controles.", "Cada vez que declares ataque puedes robar tantas cartas como Aliados tengas atacando.",
		}},
		{card.Totem, []string{"Cuando declaras ataque, puedes robar 1 carta por cada Aliado atacante.", "Cuando declares ataque, puedes robar tantas cartas como Aliados estén atacando."}},
	})
}

func TestComingAndGoingAreTwoOccasionsOfOneDeed(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Ally, []string{"Cuando este Aliado entra en juego o sale del juego, destruye un Oro oponente.", "Un Oro oponente es destruido cuando Sir Ansel entra en juego, y también cuando sale del juego."}},
	})
}
