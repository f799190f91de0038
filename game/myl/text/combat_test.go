package text

import (
	"testing"

	"castillo/game/card"
)

func TestAWeaponDestroysByItsBearer(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "Si destruye un Aliado, roba 1 carta.", "Cuando un Aliado es destruido por el portador, roba 1 carta."},
		{card.Weapon, "Cuando destruya a un Aliado en combate, gana 1 a la fuerza.",
			"Cuando un Aliado es destruido por daño de combate del portador, el portador gana 1 a la Fuerza hasta la Fase Final."},
	})
	refused(t, prueba, []lone{
		{card.Weapon, "En tu Fase de Vigilia, puedes pagar 2 Oros para destruir un Tótem. Si destruye un Aliado, roba 1 carta."},
	})
}

func TestWhatACardDestroysBecomesSomethingElse(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Los Aliados que destruya son desterrados.", "Todos los Aliados destruidos por este Aliado son desterrados."},
		{card.Ally, "Los Aliados que Prueba destruya en combate son desterrados en vez de ir al Cementerio.",
			"Todos los Aliados destruidos por daño de combate de este Aliado son desterrados."},
		{card.Weapon, "Los Aliados que destruya el portador son desterrados.", "Todos los Aliados destruidos por el portador son desterrados."},
		{card.Weapon, "Los Aliados que destruya son barajados.", "Todos los Aliados destruidos por el portador son barajados."},
		{card.Totem, "Los Aliados que destruyan tus Aliados son desterrados.", "Todos los Aliados destruidos por Aliados que controles son desterrados."},
		{card.Weapon, "Los Aliados que destruyan al portador son desterrados.", "Cuando el portador es destruido, destierra todos los Aliados que destruyan al portador."},
	})
	refused(t, prueba, []lone{{card.Totem, "Los Aliados que destruya son desterrados."}})
}

func TestAPhaseOfTheTurnThatWasSaid(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Si no atacó en tu turno, en la Fase Final puedes robar 1 carta.", "En tu Fase Final, si este Aliado no atacó este turno, puedes robar 1 carta."},
		{card.Ally, "Si Prueba no atacó durante tu turno, tu oponente bota 1 carta en la Fase Final.",
			"En tu Fase Final, si este Aliado no atacó este turno, tu oponente bota 1 carta."},
		{card.Totem, "Si no atacaste en tu turno, en la Fase Final puedes robar 1 carta.", "En tu Fase Final, si no declaraste ataque, puedes robar 1 carta."},
	})
}

func TestWhoIsToAttackJoinsTheAttack(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "En respuesta a declarar tu ataque, pon en juego un Aliado de tu Cementerio. Debe ser declarado atacante.",
			"En respuesta a tu Declaración de Ataque, pon un Aliado de tu Cementerio en juego y esa carta puede ser declarada atacante y debe atacar hasta la Fase Final."},
		{card.Talisman, "En respuesta a declarar tu ataque, declara atacante a un Aliado que controles.",
			"En respuesta a tu Declaración de Ataque, un Aliado que controles debe atacar hasta la Fase Final."},
	})
	refused(t, prueba, []lone{ // too late
		{card.Ally, "En la Guerra de Talismanes, puedes declarar a Prueba atacante."},
		{card.Ally, "En la Guerra de Talismanes, puedes declarar a Prueba bloqueador."},
		{card.Ally, "En respuesta a la Declaración de Bloqueo oponente, puedes declarar atacante a Prueba."},
	})
}

func TestABlockerThatSpendsItsStrength(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "El portador puede bloquear a más de un Aliado oponente hasta agotar su fuerza.", "El portador puede bloquear Aliados hasta agotar su Fuerza."},
		{card.Ally, "Puede bloquear a varios Aliados hasta que agote su fuerza.", "Este Aliado puede bloquear Aliados hasta agotar su Fuerza."},
	})
	refused(t, prueba, []lone{{card.Ally, "Puede bloquear 2 Aliados hasta agotar su fuerza."}})
}

func TestWhoCannotGainStrength(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "No puede portar Armas ni ganar fuerza.", "Este Aliado no puede ganar Fuerza y no puede portar Armas."},
		{card.Totem, "Los Aliados oponentes no pueden ganar fuerza.", "Todos los Aliados oponentes no pueden ganar Fuerza."},
		{card.Ally, "Prueba no puede ganar ni perder fuerza.", "Este Aliado no puede recibir modificadores de Fuerza."},
	})
	refused(t, prueba, []lone{{card.Ally, "No puede ganar fuerza por Armas."}})
}

func TestWhatIsSaidBesidesAGainAtAnEvent(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Gana 2 a la fuerza cuando bloquea y no puede ser destruido.",
			"Este Aliado es Indestructible. Cuando este Aliado es declarado bloqueador, este Aliado gana 2 a la Fuerza hasta la Fase Final."},
		{card.Weapon, "El portador gana 1 a la fuerza al atacar y es Imbloqueable.",
			"El portador es Imbloqueable. Cuando el portador es declarado atacante, el portador gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Gana 1 a la fuerza cuando ataca y pierde 1 a la fuerza cuando bloquea.",
			"Cuando este Aliado es declarado atacante, este Aliado gana 1 a la Fuerza hasta la Fase Final. Cuando este Aliado es declarado bloqueador, este Aliado pierde 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Gana 1 a la fuerza cuando ataca y tu oponente bota 1 carta.",
			"Cuando este Aliado es declarado atacante, este Aliado gana 1 a la Fuerza hasta la Fase Final y tu oponente bota 1 carta."},
		{card.Ally, "Gana 1 a la fuerza cuando bloquea por cada Tótem que controles.",
			"Cuando este Aliado es declarado bloqueador, este Aliado gana 1 a la Fuerza por cada Tótem que controles hasta la Fase Final."},
		{card.Totem, "Por cada Tótem que controles, tus Aliados ganan 1 a la fuerza cuando bloquean.",
			"Cuando un Aliado que controles es declarado bloqueador, esa carta gana 1 a la Fuerza por cada Tótem que controles hasta la Fase Final."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Gana 1 a la fuerza cuando ataca y pierde 1 a la fuerza."}, // then, or always?
		{card.Ally, "Gana 1 a la fuerza cuando ataca y puedes robar 1 carta."},
	})
}

func TestAConditionAndAnEventUnderOneIf(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Si controlas un Tótem y Prueba ataca, roba 1 carta.", "Cuando este Aliado es declarado atacante, si controlas un Tótem, roba 1 carta."},
		{card.Ally, "Si Prueba ataca y controlas un Tótem, roba 1 carta.", "Cuando este Aliado es declarado atacante, si controlas un Tótem, roba 1 carta."},
	})
}

func TestTheNextTurnOfTheOpponentIsHis(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "En el próximo turno de tu oponente no puede declarar más de un atacante.",
			"Tu oponente no puede declarar ataque con más de 1 Aliado en el próximo turno oponente."},
		{card.Talisman, "En el próximo turno de tu oponente, éste no puede jugar Talismanes.", "Tu oponente no puede jugar Talismanes en el próximo turno oponente."},
		{card.Talisman, "En el próximo turno de tu oponente no puede atacar.", "Tu oponente no puede declarar ataque en el próximo turno oponente."},
		{card.Talisman, "Durante el próximo turno de tu oponente, sus Aliados no pueden bloquear.", "Todos los Aliados oponentes no pueden bloquear en el próximo turno oponente."},
		{card.Talisman, "En el próximo turno de tu oponente, no puedes jugar Talismanes.", "No puedes jugar Talismanes en el próximo turno oponente."},
	})
}

func TestWhoAttackedAndFell(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destierra los Aliados que atacaron este turno y fueron destruidos.", "Destierra todos los Aliados destruidos este turno que atacaron este turno."},
		{card.Talisman, "Baraja los Aliados que atacaron y murieron este turno.", "Baraja todos los Aliados destruidos este turno que atacaron este turno."},
		{card.Ally, "Cuando Prueba muere, roba 1 carta.", "Cuando este Aliado es destruido, roba 1 carta."},
	})
	refused(t, prueba, []lone{{card.Talisman, "Destierra los Aliados que atacaron y fueron destruidos por un Dragón."}})
}

func TestWhoFightsAndAgainstWhom(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Todos los Aliados oponentes que puedan deben bloquear a Prueba.", "Todos los Aliados oponentes deben bloquear a este Aliado."},
		{card.Ally, "Si bloquea a un Aliado con mayor fuerza, gana 2 a la fuerza.",
			"Cuando este Aliado es declarado bloqueador, si el Aliado que bloquee es un Aliado de Fuerza mayor que la Fuerza de este Aliado, este Aliado gana 2 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Gana 1 a la fuerza por cada Aliado que lo acompañe en el ataque.", "Este Aliado gana 1 a la Fuerza por cada Aliado que lo acompañe."},
		{card.Ally, "Tras atacar, agrúpalo.", "Cuando este Aliado finaliza de atacar, agrupa este Aliado."},
		{card.Totem, "Los Aliados que bloqueen no reciben daño de combate.", "Todos los Aliados bloqueadores no reciben daño de combate."},
		{card.Totem, "Tus Aliados que ataquen ganan 1 a la fuerza.", "Tus Aliados atacantes ganan 1 a la Fuerza."},
	})
	refused(t, prueba, []lone{
		{card.Talisman, "Los Aliados que ataquen pierden 1 a la fuerza."}, // those of now, or of the turn?
		{card.Totem, "En tu Fase Final, destruye los Aliados que ataquen."},
	})
}
