package text

import (
	"testing"

	"castillo/game/card"
)

// TestBansInOtherWords reads bans that are told by the verb alone, by "se puede", of none and
// of those that alone may do it.
func TestBansInOtherWords(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "No ataca.", "Este Aliado no puede atacar."},
		{card.Totem, "Los Aliados oponentes no atacan ni bloquean.", "Todos los Aliados oponentes no pueden atacar y no pueden bloquear."},
		{card.Talisman, "No se puede anular. Roba 1 carta.", "Este Talismán no puede ser anulado. Roba 1 carta."},
		{card.Totem, "Tus Oros no se pueden destruir ni desterrar.", "Tus Oros son Indestructibles y son Indesterrables."},
		{card.Ally, "No se puede bloquear a este Aliado.", "Este Aliado es Imbloqueable."},
		{card.Ally, "Es imposible anular a este Aliado.", "Este Aliado no puede ser anulado."},
		{card.Talisman, "Nadie puede anular este Talismán. Roba 1 carta.", "Este Talismán no puede ser anulado. Roba 1 carta."},
		{card.Ally, "Los demás Aliados no pueden atacar ni pueden perder su Habilidad.", "Todos los demás Aliados no pueden perder su Habilidad y no pueden atacar."},
		{card.Totem, "Los Talismanes no pueden afectar a ningún Aliado que controles.", "Tus Aliados no pueden ser afectados por Talismanes."},
		{card.Totem, "Las habilidades oponentes no pueden destruir ni barajar Tótems.", "Todos los Tótems no pueden ser destruidos por habilidades oponentes y no pueden ser barajados por habilidades oponentes."},
		{card.Talisman, "Hasta la Fase Final, ningún Talismán oponente puede destruir a un Aliado que controles.", "Un Aliado que controles no puede ser destruido por Talismanes oponentes hasta la Fase Final."},
		{card.Ally, "Los Dragones oponentes son los únicos Aliados que pueden bloquear a este Aliado.", "Este Aliado solo puede ser bloqueado por Aliados de raza Dragón oponentes."},
		{card.Totem, "Ni tú ni tu oponente pueden jugar Talismanes.", "Los jugadores no pueden jugar Talismanes."},
		{card.Ally, "Cuando entra en juego, los jugadores dejan de poder jugar Armas hasta la Fase Final.", "Cuando este Aliado entra en juego, los jugadores no pueden jugar Armas hasta la Fase Final."},
		{card.Totem, "Tus Aliados no pueden ser destruidos. Tampoco pueden ser desterrados.", "Tus Aliados son Indestructibles y son Indesterrables."},
	})
}

// TestWhoIsSentToFight reads what a player may, must or cannot have allies do in battle.
func TestWhoIsSentToFight(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "No puedes declarar atacante a este Aliado.", "Este Aliado no puede atacar."},
		{card.Ally, "No puedes declararlo bloqueador.", "Este Aliado no puede bloquear."},
		{card.Ally, "No puedes atacar con él.", "Este Aliado no puede atacar."},
		{card.Talisman, "No puedes declarar a tus Aliados como atacantes este turno.", "Tus Aliados no pueden atacar hasta la Fase Final."},
		{card.Talisman, "Este turno puedes declarar atacantes a tus Aliados.", "Tus Aliados pueden ser declarados atacantes hasta la Fase Final."},
		{card.Ally, "Puedes declararlo atacante el turno en que entra.", "Este Aliado puede atacar el turno que entra en juego."},
		{card.Ally, "Debes declarar atacante a este Aliado cada turno.", "Este Aliado debe atacar."},
		{card.Ally, "Cuando es declarado atacante, tu oponente debe bloquearlo este turno con uno de sus Aliados.", "Cuando este Aliado es declarado atacante, un Aliado oponente debe bloquear a este Aliado hasta la Fase Final."},
		{card.Ally, "Cuando es declarado atacante, puedes obligar a un Aliado oponente a que lo bloquee este turno.", "Cuando este Aliado es declarado atacante, puedes hacer que un Aliado oponente deba bloquear a este Aliado hasta la Fase Final."},
		{card.Ally, "No necesita esperar para atacar: puede hacerlo el turno que entra en juego.", "Este Aliado puede atacar el turno que entra en juego."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Tu oponente debe declarar atacante a un Aliado."}, // whom he picks is not yours to say
	})
}

// TestWhoMayBear reads who carries Armas, and how many.
func TestWhoMayBear(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "Sólo para Dragones.", "Esta Arma solo puede ser portada por Aliados de raza Dragón."},
		{card.Weapon, "El portador debe ser de raza Dragón y gana 1 a la Fuerza.", "Esta Arma solo puede ser portada por Aliados de raza Dragón. El portador gana 1 a la Fuerza."},
		{card.Weapon, "Debe ser portada por un Dragón.", "Esta Arma solo puede ser portada por Aliados de raza Dragón."},
		{card.Weapon, "No puede ser portada por Aliados que no sean de raza Dragón.", "Esta Arma solo puede ser portada por Aliados de raza Dragón."},
		{card.Weapon, "Ningún Aliado puede portar esta Arma, salvo los Dragones.", "Esta Arma solo puede ser portada por Aliados de raza Dragón."},
		{card.Weapon, "«Osgar» es el único que puede portarla.", "Esta Arma solo puede ser portada por «Osgar»."},
		{card.Ally, "Ninguna carta puede destruir a este Aliado, excepto los Dragones.", "Este Aliado solo puede ser destruido por Aliados de raza Dragón."},
		{card.Ally, "Puede portar todas las Armas que quieras.", "Este Aliado puede portar cualquier cantidad de Armas."},
		{card.Ally, "No hay límite de Armas que este Aliado pueda portar.", "Este Aliado puede portar cualquier cantidad de Armas."},
		{card.Weapon, "El portador puede llevar hasta 2 Armas.", "El portador puede portar 2 Armas."},
		{card.Ally, "Puede ser declarado bloqueador de 2 Aliados.", "Este Aliado puede bloquear 2 Aliados."},
	})
}

// TestWhoControlsIt reads of whom a card comes to be, and how long.
func TestWhoControlsIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando entra en juego, un Aliado oponente puede pasar a tu control.", "Cuando este Aliado entra en juego, puedes ganar el control de un Aliado oponente por el resto del juego."},
		{card.Ally, "Cuando entra en juego, toma el control de un Aliado oponente. Lo controlas mientras este Aliado esté en juego.", "Cuando este Aliado entra en juego, gana el control de un Aliado oponente mientras este Aliado esté en juego."},
		{card.Talisman, "Elige un Aliado oponente: es controlado por ti hasta la Fase Final.", "Gana el control de un Aliado oponente hasta la Fase Final."},
		{card.Talisman, "Elige un Aliado oponente y contrólalo hasta la Fase Final.", "Gana el control de un Aliado oponente hasta la Fase Final."},
		{card.Talisman, "Un Tótem oponente se considera uno de tus Tótems por el resto del juego.", "Gana el control de un Tótem oponente por el resto del juego."},
		{card.Talisman, "Un Aliado oponente se considera uno de tus Dragones por el resto del juego.", ""},
		{card.Talisman, "Elige un Aliado oponente. Se considera uno de tus Dragones hasta la Fase Final.", ""},
		{card.Talisman, "No puedes ser atacado por tus Aliados este turno.", ""},
		{card.Talisman, "Un Aliado que controles pasa al control de tu oponente.", "Tu oponente gana el control de un Aliado que controles por el resto del juego."},
		{card.Totem, "Tus Aliados no pueden ser controlados por tu oponente.", "Tus Aliados no pueden cambiar de controlador."},
	})
}

// TestNobodyIsNamedAfterWhoseItIs holds that a text may end where a noun is to come.
func TestNobodyIsNamedAfterWhoseItIs(t *testing.T) {
	refused(t, prueba, []lone{{card.Talisman, "Elige un Aliado oponente. Se considera uno de tus"}})
}

// TestFromWhatACardIsSaved reads what is prevented behind the card or before it (DAR 4.10).
func TestFromWhatACardIsSaved(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Puedes pagar 2 Oros para salvarlo de ser destruido o desterrado por habilidades oponentes.", "Puedes pagar 2 Oros para prevenir que este Aliado sea destruido o sea desterrado por habilidades oponentes."},
		{card.Totem, "Puedes destruir este Tótem para salvar de la destrucción a un Aliado que controles.", "Puedes destruir este Tótem para prevenir que un Aliado que controles sea destruido."},
		{card.Ally, "Puedes pagar 2 Oros para evitar su destierro.", "Puedes pagar 2 Oros para prevenir que este Aliado sea desterrado."},
	})
}

// TestWhenItIsPlayedIsSaidOfThePlayer reads bans on playing the card itself, and what goes wrong for it.
func TestWhenItIsPlayedIsSaidOfThePlayer(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "No puedes jugarlo a menos que controles un Tótem.", "Solo puedes jugar este Aliado si controlas un Tótem."},
		{card.Ally, "Este Aliado no puede ser jugado si controlas un Tótem.", "Solo puedes jugar este Aliado si no controlas un Tótem."},
		{card.Talisman, "Para poder jugar este Talismán, debes controlar un Tótem. Roba 1 carta.", "Solo puedes jugar este Talismán si controlas un Tótem. Roba 1 carta."},
		{card.Totem, "No puedes tener en juego dos o más copias de este Tótem.", "Solo puedes tener una copia de este Tótem en juego."},
		{card.Talisman, "Roba 1 carta. Tu oponente puede pagar 3 Oros para que este Talismán sea anulado.", "Roba 1 carta. Tu oponente puede pagar 3 Oros para anular este Talismán."},
		{card.Ally, "Inmune a Talismanes.", "Este Aliado no puede ser afectado por Talismanes."},
		{card.Ally, "Sólo puede atacar si ningún otro Aliado lo acompaña.", "Este Aliado solo puede atacar sin otros Aliados."},
		{card.Ally, "Cuando una habilidad oponente afecte a un Aliado que controles, ese efecto puede ser redirigido a este Aliado.", "En respuesta a que un Aliado que controles sea afectado por habilidades oponentes, puedes redirigir ese efecto a este Aliado."},
	})
}
