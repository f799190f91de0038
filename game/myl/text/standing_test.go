package text

import (
	"testing"

	"castillo/game/card"
)

// TestStandingAbilitiesHoldOfWhomTheySpeak reads what is always true while a card is in
// play: of which cards, who does it to them, and when.
func TestStandingAbilitiesHoldOfWhomTheySpeak(t *testing.T) {
	readAs(t, prueba, []wording{
		// Weapons by who carries them.
		{card.Ally, "Prueba gana 1 a la fuerza por cada Arma que porten tus Aliados.", "Este Aliado gana 1 a la Fuerza por cada Arma portada por un Aliado que controles."},
		{card.Ally, "Gana 1 a la fuerza por cada Arma que porte.", "Este Aliado gana 1 a la Fuerza por cada Arma que porte."},
		{card.Totem, "Las Armas portadas por Héroes son indestructibles.", "Todas las Armas portadas por Aliados de raza Héroe son Indestructibles."},
		{card.Talisman, "Destruye un Arma que porte un Aliado oponente.", "Destruye un Arma portada por un Aliado oponente."},
		// Who may not block the card itself.
		{card.Ally, "Los Aliados sin Arma no pueden bloquear a Prueba.", "Este Aliado no puede ser bloqueado por Aliados que no porten Armas."},
		{card.Ally, "Los Aliados oponentes de fuerza 2 o menos no pueden bloquearlo.", "Este Aliado no puede ser bloqueado por Aliados oponentes de Fuerza 2 o menos."},
		{card.Weapon, "Los Dragones no pueden bloquear al portador.", "El portador no puede ser bloqueado por Aliados de raza Dragón."},
		{card.Totem, "Los Aliados oponentes no pueden atacar el turno que entran en juego.", "Todos los Aliados oponentes que entraron en juego este turno no pueden atacar."},
		{card.Totem, "Los Aliados oponentes no pueden atacar si su fuerza es 2 o menos.", "Todos los Aliados oponentes de Fuerza 2 o menos no pueden atacar."},
		// What keeps from doing it, one thing or several, whoever plays it.
		{card.Totem, "Los Talismanes que juegues no pueden ser anulados.", "Tus Talismanes no pueden ser anulados."},
		{card.Ally, "Los Talismanes que juegue tu oponente no pueden destruir ni desterrar a Prueba.", "Este Aliado no puede ser destruido por Talismanes oponentes y no puede ser desterrado por Talismanes oponentes."},
		{card.Totem, "Ningún Talismán oponente puede afectar a tus Tótems.", "Tus Tótems no pueden ser afectados por Talismanes oponentes."},
		{card.Totem, "Ni los Talismanes ni las habilidades oponentes afectan a tus Tótems.", "Tus Tótems no pueden ser afectados por efectos oponentes."},
		{card.Ally, "Tus Dragones no pueden ser anulados por los Talismanes que tu oponente juegue.", "Tus Aliados de raza Dragón no pueden ser anulados por Talismanes oponentes."},
		{card.Talisman, "Hasta la Fase Final, tus Aliados ganan 1 a la fuerza y los Aliados de coste 2 o menos no los pueden bloquear.", "Tus Aliados ganan 1 a la Fuerza y no pueden ser bloqueados por Aliados de Coste 2 o menos hasta la Fase Final."},
		{card.Ally, "Puede bloquear a un Aliado Imbloqueable.", "Este Aliado puede bloquear Aliados Imbloqueables."},
		// Whose abilities rest.
		{card.Totem, "Los Aliados oponentes no pueden usar sus habilidades.", "Los jugadores no pueden activar habilidades de Aliados oponentes."},
		{card.Ally, "Las habilidades de tus Dragones no pueden ser usadas.", "Los jugadores no pueden activar habilidades de tus Aliados de raza Dragón."},
		// Whom nothing chooses.
		{card.Weapon, "Esta Arma puede ser jugada en tu Línea de Apoyo.", "Esta Arma se juega en tu Línea de Apoyo."},
		{card.Weapon, "Puedes jugar esta Arma en tu Línea de Apoyo. El portador gana 2 a la Fuerza.", ""},
		{card.Weapon, "El portador gana 2 a la Fuerza. Puedes jugar esta Arma en tu Línea de Apoyo.", ""},
		{card.Weapon, "El portador no puede ser elegido como objetivo por Talismanes oponentes.", "El portador no puede ser elegido como objetivo por Talismanes oponentes."},
		{card.Ally, "No puede ser destruido en combate por Aliados de fuerza 2 o menos.", "Este Aliado no puede ser destruido por daño de combate de Aliados de Fuerza 2 o menos."},
		{card.Ally, "Tu oponente no puede barajar cartas de tu Cementerio.", "Todas las cartas de tu Cementerio no pueden ser barajadas por efectos oponentes."},
		// What has to be paid or done.
		{card.Weapon, "El portador no puede atacar a menos que pagues 1 Oro.", "Para que el portador pueda ser declarado atacante, debes pagar 1 Oro."},
		{card.Totem, "Los Aliados oponentes no pueden atacar a menos que tu oponente pague 1 Oro.", "Tu oponente debe pagar 1 Oro por cada Aliado que declare atacante."},
		{card.Totem, "Cada jugador debe atacar con todos sus Aliados.", "Todos los Aliados deben atacar."},
		{card.Totem, "Los Aliados de coste 3 o más cuestan 1 adicional para tu oponente.", "Jugar Aliados oponentes de Coste 3 o más cuesta 1 Oro más."},
		// Conditions.
		{card.Ally, "Mientras Prueba no esté bloqueado, gana 2 a la fuerza.", "Si este Aliado no está bloqueado, este Aliado gana 2 a la Fuerza."},
		{card.Ally, "Si tu oponente tiene 3 cartas o menos en su mano, gana 2 a la fuerza.", "Si hay 3 o menos cartas en la Mano oponente, este Aliado gana 2 a la Fuerza."},
		{card.Ally, "Si tu Mazo Castillo tiene 10 cartas o menos, gana 4 a la fuerza.", "Si tienes 10 o menos cartas en tu Mazo Castillo, este Aliado gana 4 a la Fuerza."},
		// What they become.
		{card.Ally, "Prueba es Héroe y Dragón a la vez.", "Este Aliado se considera de raza Dragón y Héroe."},
		{card.Weapon, "El portador gana la raza Dragón y dobla su fuerza.", "El portador se considera de raza Dragón y duplica su Fuerza."},
		{card.Ally, "La fuerza de tus Aliados se duplica mientras ataquen.", "Tus Aliados atacantes duplican su Fuerza."},
		{card.Ally, "La fuerza de Prueba no puede ser modificada.", "Este Aliado no puede recibir modificadores de Fuerza."},
		{card.Ally, "Puede bloquear dos Aliados adicionales.", "Este Aliado puede bloquear 2 Aliados más."},
		// Whom it leaves out.
		{card.Totem, "Todos los Aliados pierden 1 a la fuerza, excepto los Héroes.", "Todos los Aliados que no sean de raza Héroe pierden 1 a la Fuerza."},
		{card.Totem, "Ningún Aliado puede atacar, salvo los Dragones.", "Todos los Aliados que no sean de raza Dragón no pueden atacar."},
		{card.Ally, "Prueba, tus Caballeros y tus Dragones ganan 1 a la fuerza.", "Este Aliado gana 1 a la Fuerza. Tus Aliados de raza Caballero o Dragón ganan 1 a la Fuerza."},
		{card.Ally, "Los Aliados con menos fuerza que Prueba no pueden bloquearlo.", "Este Aliado no puede ser bloqueado por Aliados de Fuerza menor que la Fuerza de este Aliado."},
		{card.Ally, "Prueba se considera Caballero además de su raza.", "Este Aliado se considera de raza Caballero."},
		{card.Ally, "No puede perder ni ganar fuerza.", "Este Aliado no puede recibir modificadores de Fuerza."},
		{card.Ally, "Prueba no puede atacar solo.", "Este Aliado solo puede atacar si lo acompaña un Aliado."},
		{card.Ally, "Prueba tiene fuerza igual al doble de los Héroes que controles.", "Este Aliado tiene Fuerza igual al doble del número de Aliados de raza Héroe que controles."},
		{card.Weapon, "Prueba sólo puede ser portada por tus Caballeros.", "Esta Arma solo puede ser portada por Aliados de raza Caballero que controles."},
		{card.Weapon, "Los Dragones no pueden portar Prueba.", "Esta Arma no puede ser portada por Aliados de raza Dragón."},
		{card.Ally, "Roba dos cartas en vez de una en tu Fase Final.", "En tu Fase Final, roba 1 carta extra."},
		{card.Ally, "Los otros Aliados que controles ganan 1 a la fuerza.", "Tus demás Aliados ganan 1 a la Fuerza."},
		{card.Ally, "Los Talismanes y habilidades oponentes no pueden destruir tus Oros.", "Tus Oros no pueden ser destruidos por efectos oponentes."},
		{card.Ally, "Prueba puede ser bloqueado sólo por Aliados de coste 4 o más.", "Este Aliado no puede ser bloqueado por Aliados de Coste 3 o menos."},
		{card.Ally, "No puede ser destruido por Aliados de menor coste.", "Este Aliado no puede ser destruido por Aliados de Coste menor que el Coste de este Aliado."},
		{card.Ally, "Prueba debe bloquear cada turno si puede.", "Este Aliado debe bloquear."},
		{card.Totem, "Tus Faeries se consideran también Desafiantes.", "Tus Aliados de raza Faerie se consideran de raza Desafiante."},
		{card.Totem, "Los Talismanes cuestan 1 más para ambos jugadores.", "Jugar Talismanes cuesta 1 Oro más."},
		{card.Totem, "Jugar un Aliado que no sea Faraón, Eterno ni Sacerdote cuesta 1 Oro más.", "Jugar Aliados que no sean de raza Faraón que no sean de raza Eterno que no sean de raza Sacerdote cuesta 1 Oro más."},
		{card.Totem, "Tus Aliados ganan 1 a la fuerza y tus Oros son Indestructibles mientras Prueba esté en juego.", "Tus Aliados ganan 1 a la Fuerza. Tus Oros son Indestructibles."},
		// Damage that is none.
		{card.Ally, "El daño que Prueba reciba en combate es 0.", "Este Aliado no recibe daño de combate."},
		{card.Totem, "Si no controlas Aliados, el daño hecho a tu Mazo Castillo es 0.", "Si no controlas un Aliado, todos los Aliados oponentes no hacen daño a tu Mazo Castillo."},
		// What an Oro is worth.
		{card.Gold, "Prueba genera 2 Oros si es usado para jugar Armas.", "Puedes pagar este Oro para generar 2 Oros para jugar Armas."},
		{card.Gold, "Este Oro vale por 2 al jugar Dragones.", "Puedes pagar este Oro para generar 2 Oros para jugar Aliados de raza Dragón."},
		{card.Ally, "Tus demás Aliados ganan 1 a la fuerza mientras este Aliado esté en tu Línea de Defensa.", "Si este Aliado está en tu Línea de Defensa, tus demás Aliados ganan 1 a la Fuerza."},
		{card.Gold, "Mientras controles un Tótem, este Oro genera 2 Oros.", "Si controlas un Tótem, puedes pagar este Oro para generar 2 Oros."},
		{card.Gold, "Este Oro genera 1 Oro adicional si tienes un Arma y un Tótem en juego.", "Si controlas un Arma y controlas un Tótem, puedes pagar este Oro para generar 2 Oros."},
		// What becomes of what is lost, and of the draw of the turn.
		{card.Totem, "Las cartas descartadas por tu oponente son desterradas en vez de ir al Cementerio.", "Todas las cartas que tu oponente descarte son desterradas."},
		{card.Totem, "Los Aliados que descartes de tu Mano van a tu Destierro.", "Todos los Aliados que descartes son desterrados."},
		{card.Totem, "Las cartas que tu oponente bote de su Mazo Castillo son desterradas.", "Todas las cartas que tu oponente bote son desterradas."},
		{card.Totem, "En lugar de robar tu carta al final del turno, puedes botar 2 cartas.", "En vez de robar una carta, puedes botar 2 cartas."},
		{card.Gold, "Prueba genera 2 Oros.", "Puedes pagar este Oro para generar 2 Oros."},
		{card.Gold, "Este Oro genera 2 Oros en lugar de uno.", "Puedes pagar este Oro para generar 2 Oros."},
		{card.Totem, "Tu oponente juega con su Mano revelada.", "Tu oponente juega con su Mano a la vista."},
		{card.Gold, "Si pagas este Oro para jugar un Tótem, genera un Oro adicional.", "Puedes pagar este Oro para generar 2 Oros para jugar Tótems."},
	})
}

// TestWhatEachCardHasOfItsOwnIsNotReadAsThatOfTheCardItself refuses what the ability tree
// cannot say of several cards: the race and the turn that each has of its own.
func TestWhatEachCardHasOfItsOwnIsNotReadAsThatOfTheCardItself(t *testing.T) {
	for of, texts := range map[card.Type][]string{
		card.Totem: {"Los Aliados sólo pueden bloquear Aliados de su misma raza.", "Tus Aliados no pueden ser destruidos por Aliados de menor coste.", "Todos los Aliados ganan 1 a la fuerza durante el turno de su controlador."},
	} {
		for _, text := range texts {
			refused(t, prueba, []lone{{of, text}})
		}
	}
}
