package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhoMeetsTheCardBlocksItOrIsBlockedByIt(t *testing.T) {
	const destroys = "Cuando este Aliado es declarado bloqueador o es bloqueado, destruye todos los Aliados que bloqueen o sean bloqueados por este Aliado, en la Fase Final."
	readAs(t, prueba, []wording{
		{card.Ally, "El Aliado que bloquee o sea bloqueado por Prueba es destruido en la Fase Final.", destroys},
		{card.Ally, "Los Aliados que combatan con Prueba son destruidos en la Fase Final.", destroys},
		{card.Ally, "El Aliado que bloquee a Prueba o que sea bloqueado por él pierde 1 a la fuerza.",
			"Todos los Aliados que bloqueen o sean bloqueados por este Aliado pierden 1 a la Fuerza."},
		{card.Weapon, "Los Aliados que bloqueen o sean bloqueados por el portador pierden su habilidad.",
			"Todos los Aliados que bloqueen o sean bloqueados por el portador pierden su Habilidad."},
	})
}

func TestOfWhomTheCardMeetsIsAskedBehindIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Prueba destruye al Aliado que lo bloquee si éste tiene fuerza 3 o más.",
			"Cuando este Aliado es bloqueado, destruye todos los Aliados de Fuerza 3 o más que bloqueen a este Aliado."},
		{card.Ally, "Si Prueba bloquea a un Dragón, lo destruye.",
			"Cuando este Aliado es declarado bloqueador, si el Aliado que bloquee es de raza Dragón, destruye el Aliado que bloquee."},
		{card.Weapon, "Si el portador es bloqueado por un Titán, lo destruye.",
			"Cuando el portador es bloqueado por Aliados de raza Titán, destruye todos los Aliados que bloqueen al portador."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Prueba destruye al Aliado que lo bloquee si porta un Arma."},
	})
}

func TestWhoWillBlockAnAttackIsChangedAsItBlocks(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando ataca, los Aliados oponentes que bloqueen pierden 1 a la fuerza hasta la Fase Final.",
			"Cuando este Aliado es declarado atacante, hasta la Fase Final, cuando un Aliado oponente es declarado bloqueador, esa carta pierde 1 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "En respuesta a declarar tu ataque, todos los Aliados oponentes que bloqueen son destruidos en la Fase Final.",
			"En respuesta a tu Declaración de Ataque, hasta la Fase Final, cuando un Aliado oponente es declarado bloqueador, destrúyelo en la Fase Final."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Los Aliados oponentes que bloqueen pierden 2 a la fuerza hasta la Fase Final."}})
}
