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
