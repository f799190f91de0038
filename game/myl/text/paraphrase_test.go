package text

import (
	"reflect"
	"testing"

	"castillo/game/card"
)

// A paraphrase is wordings that mean the same: the first is the standard wording, the
// others have to give its tree.
type paraphrase struct {
	of    card.Type
	texts []string
}

var paraphrases = []paraphrase{
	// What fights for whom, and what nobody may do.
	{card.Totem, []string{
		"Todos los Aliados oponentes de Fuerza 2 o menos no pueden atacar.", "No puedes ser atacado por Aliados de fuerza 2 o menos.", "Tu oponente no puede declarar ataque con Aliados de fuerza 2 o menos.",
	}},
	{card.Totem, []string{
		"Todos los Aliados oponentes de Fuerza 3 o más no pueden bloquear.", "Tu oponente no puede declarar bloqueo con Aliados de fuerza 3 o más.",
	}},
	{card.Ally, []string{
		"Este Aliado no puede atacar y no puede bloquear.", "No puede ser declarado atacante ni bloqueador.", "No puede ser declarado bloqueador ni atacante.", "No puede ser declarado ni atacante ni bloqueador.",
	}},
	{card.Ally, []string{
		"Si no controlas un Tótem, este Aliado no puede atacar y no puede bloquear.", "Solo puede atacar o bloquear si controlas un Tótem.", "Sólo si controlas un Tótem, este Aliado puede ser declarado atacante o bloqueador.",
	}},
	{card.Weapon, []string{
		"Cuando el portador es destruido, puedes subir esta Arma.", "Cuando el portador es destruido, puedes poner esta Arma en tu Mano.", "Cuando el portador es destruido, puedes devolverla a la mano de su dueño.",
	}},
	{card.Totem, []string{"Tus Oros son Indestructibles.", "No se pueden destruir tus Oros.", "Tus Oros no pueden ser destruidos."}},
	{card.Weapon, []string{"El portador no puede ser barajado.", "No se puede barajar al portador."}},
	{card.Totem, []string{"Los jugadores no pueden jugar con el Cementerio ni con el Destierro.", "Los jugadores no pueden jugar con sus Cementerios ni con sus Destierros."}},
	{card.Totem, []string{"Los jugadores solo pueden jugar 1 Talismán por turno.", "Los jugadores no pueden jugar más de un Talismán cada uno."}},
	{card.Totem, []string{"Tu oponente debe declarar bloqueo con al menos 1 Aliado.", "En cada turno, tu oponente debe declarar al menos un Aliado bloqueador."}},
	{card.Talisman, []string{"Un Aliado oponente tiene Fuerza 0 hasta la Fase Final.", "Reduce a 0 la fuerza de un Aliado oponente.", "Reduce la fuerza de un Aliado oponente a 0."}},
	{card.Ally, []string{"Este Aliado puede bloquear 2 Aliados.", "Sir Ansel puede bloquear a dos Aliados a la vez.", "Sir Ansel puede bloquear hasta 2 Aliados al mismo tiempo."}},
	{card.Ally, []string{"Si este Aliado es bloqueador, este Aliado es Indestructible.", "Mientras esté bloqueando, Sir Ansel no puede destruirse."}},
	{card.Talisman, []string{
		"Si 3 o más Aliados que controles atacaron este turno, roba 2 cartas.", "Si atacaste con 3 Aliados o más este turno, roba 2 cartas.", "Si declaraste tres o más Aliados atacantes, roba 2 cartas.",
	}},
	{card.Ally, []string{"Solo puedes jugar este Aliado si controlas un Tótem.", "Si no tienes un Tótem en juego, no puedes jugar a Sir Ansel."}},
	{card.Totem, []string{"En tu Fase de Vigilia, puedes desterrar una carta de un Cementerio.", "En tu Vigilia, puedes desterrar una carta del Cementerio de cualquier jugador."}},
	{card.Totem, []string{
		"Tus Aliados de raza Dragón ganan 1 a la Fuerza. Jugar tus Aliados de raza Dragón cuesta 1 Oro menos.", "Tus Dragones ganan 1 a la fuerza y cuestan 1 Oro menos.",
		"Tus Dragones ganan 1 a la fuerza y su coste se reduce en 1 Oro.", "Tus Dragones cuestan 1 Oro menos y ganan 1 a la fuerza.",
	}},
	{card.Totem, []string{
		"Jugar tus Talismanes cuesta 1 Oro menos. Jugar Talismanes oponentes cuesta 1 Oro más.", "Los Talismanes oponentes cuestan 1 Oro más y los tuyos cuestan 1 Oro menos.",
	}},
	{card.Totem, []string{
		"Tus Aliados ganan 1 a la Fuerza. Todos los Aliados oponentes pierden 1 a la Fuerza.", "Tus Aliados ganan 1 a la fuerza y los de tu oponente pierden 1 a la fuerza.",
	}},
	{card.Ally, []string{"Para jugar este Aliado, debes destruir un Aliado que controles.", "Sólo puedes jugar a Sir Ansel si destruyes un Aliado que controles."}},
	{card.Talisman, []string{
		"Un Aliado oponente no puede atacar y no puede bloquear hasta el final de tu próximo turno.", "Elige un Aliado oponente. No puede atacar ni bloquear durante los 2 próximos turnos.",
		"Un Aliado oponente a tu elección no podrá atacar ni bloquear los próximos dos turnos.",
	}},
	{card.Totem, []string{"Cuando tu oponente juega un Talismán, tu oponente bota 1 carta.", "Tu oponente debe botar una carta de su Mazo Castillo cada vez que juega un Talismán."}},
	{card.Talisman, []string{"Destierra todos los Aliados de Fuerza 2 o menos.", "Destierra todos los Aliados en juego que no tengan fuerza 3 o más."}},
	// What is picked, paid and looked at.
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, pon un Aliado del Cementerio oponente en juego.", "Cuando entra en juego, pon en juego un Aliado del Cementerio oponente bajo tu control.",
	}},
	{card.Talisman, []string{
		"Pon un Aliado de raza Dragón de tu Cementerio en juego y esa carta es Indestructible hasta la Fase Final.", "Pon en juego un Dragón de tu Cementerio. Ese Aliado es Indestructible hasta la Fase Final.",
		"Un Dragón de tu Cementerio entra en juego y es Indestructible hasta la Fase Final.", "Pon en juego un Dragón de tu Cementerio, el cual es Indestructible hasta la Fase Final.",
	}},
	{card.Ally, []string{
		"En tu Fase de Vigilia, puedes destruir este Aliado para que un Aliado gane 3 a la Fuerza hasta la Fase Final.", "Destruye a Sir Ansel en tu Vigilia: un Aliado gana 3 a la fuerza hasta la Fase Final.",
	}},
	{card.Ally, []string{
		"En la Guerra de Talismanes, una vez por turno, puedes pagar 1 Oro para que un Aliado oponente pierda su Habilidad hasta la Fase Final.",
		"Una vez por turno, puedes pagar 1 Oro en Guerra de Talismanes y un Aliado oponente pierde su habilidad hasta la Fase Final.",
	}},
	{card.Ally, []string{"En tu Fase de Vigilia, puedes mostrar un Talismán de tu Mano para robar 1 carta.", "En tu Vigilia, si muestras un Talismán de tu mano, puedes robar 1 carta."}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, mira las 3 primeras cartas de tu Mazo Castillo y ponlas en cualquier orden.", "Cuando entra en juego, mira las 3 primeras cartas de tu Mazo y vuelve a ponerlas en cualquier orden.",
	}},
	{card.Totem, []string{"En tu Fase Final, destruye el Aliado de mayor Fuerza que controles.", "En tu Fase Final, destruye tu Aliado de mayor fuerza."}},
	{card.Totem, []string{
		"En tu Fase de Vigilia, puedes pagar 2 Oros y botar 1 carta para robar 1 carta.", "En tu Vigilia, puedes robar una carta pagando 2 Oros y botando una carta.",
	}},
	{card.Weapon, []string{
		"En tu Fase de Vigilia, puedes generar 1 Oro para jugar Armas.", "En tu Vigilia, puedes generar un Oro. Sólo puedes usarlo para jugar Armas.",
	}},
	{card.Ally, []string{"Si este Aliado está en tu Cementerio, puedes poner este Aliado en tu Mano.", "Puedes poner en tu Mano este Aliado desde tu Cementerio."}},
	{card.Totem, []string{
		"En tu Fase de Vigilia, puedes mirar las 3 primeras cartas de tu Mazo Castillo y poner una carta de entre esas cartas en tu Mano y barajar tu Mazo Castillo.",
		"En tu Vigilia, puedes tomar las tres primeras cartas de tu Mazo Castillo para poner una en tu Mano y barajar el resto.",
	}},
	{card.Totem, []string{"En tu Fase Final, puedes robar 1 carta extra.", "En la Fase Final, puedes robar una carta adicional."}},
	{card.Totem, []string{"Solo puedes tener una copia de este Tótem en juego.", "No puedes controlar más de un Sir Ansel.", "No puedes tener en juego más de una copia de Sir Ansel.", "Sólo puedes tener uno en juego.",
		"Puedes tener sólo una copia de Sir Ansel en juego."}},
	// Adverbials at the start, in the middle and at the end.
	{card.Ally, []string{
		"En tu Fase de Vigilia, una vez por turno, puedes pagar 1 Oro para robar 1 carta.",
		"Una vez por turno, en tu Vigilia, puedes pagar 1 Oro para robar 1 carta.",
		"Puedes, una vez por turno, en tu Vigilia, pagar 1 Oro para robar 1 carta.",
		"En tu Vigilia, puedes pagar 1 de Oro para robar una carta una vez por turno.",
		"Durante tu Fase de Vigilia y sólo una vez al turno, podrás pagar un Oro para robar una carta.",
		"Puedes pagar 1 Oro para robar 1 carta. Esta habilidad sólo puede ser utilizada en tu Vigilia y una vez por turno.",
	}},
	{card.Ally, []string{
		"Si controlas 2 o más Tótems, este Aliado gana 1 a la Fuerza.",
		"Este Aliado gana 1 a la Fuerza si controlas 2 o más Tótems.",
		"Mientras controles al menos 2 Tótems, este Aliado gana +1 a la Fuerza.",
		"Sir Ansel obtiene + 1 de Fuerza siempre que tengas más de un Tótem en juego.",
		"Siempre y cuando controles dos o más Tótems, este Aliado aumenta su Fuerza en 1.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es declarado atacante, este Aliado gana 2 a la Fuerza hasta la Fase Final.",
		"Al atacar, Sir Ansel gana 2 a la Fuerza.",
		"Si ataca, gana 2 a la fuerza hasta el final del turno.",
		"Este Aliado gana 2 a la Fuerza este turno cuando ataque.",
		"Cada vez que sea declarado como atacante, este Aliado gana 2 de Fuerza por este turno.",
	}},
	{card.Ally, []string{
		"Si este Aliado está en tu Mano, puedes descartar 2 cartas de tu Mano para jugar este Aliado sin pagar su Coste.",
		"En vez de pagar su coste, puedes jugar a Sir Ansel descartando 2 cartas.",
		"Puedes descartar dos cartas en lugar de pagar el coste de Sir Ansel.",
		"En vez de pagar su coste, puedes descartar 2 cartas.",
	}},
	{card.Talisman, []string{
		"Destruye un Aliado oponente, a menos que su controlador pague 2 Oros.",
		"Destruye un Aliado oponente. Su controlador puede pagar 2 oros para evitarlo.",
	}},
	{card.Ally, []string{
		"Puedes pagar 1 Oro para agrupar este Aliado. Puedes pagar 2 Oros para que este Aliado sea Imbloqueable hasta la Fase Final.",
		"Puedes pagar 1 Oro para agrupar a Sir Ansel y puedes pagar 2 Oros para que sea Imbloqueable este turno.",
	}},
	{card.Ally, []string{
		"Puedes desterrar este Aliado para cancelar la Habilidad de un Aliado oponente.",
		"En respuesta a que tu oponente utilice una Habilidad de un Aliado, puedes desterrar este Aliado para cancelar esa Habilidad.",
		"En respuesta a una habilidad de un Aliado oponente, puedes desterrar a Sir Ansel para cancelarla.",
	}},
	{card.Ally, []string{
		"Puedes pagar 1 Oro para que este Aliado sea Imbloqueable hasta la Fase Final.",
		"Pagando 1 oro Sir Ansel es imbloqueable hasta el final del turno.",
	}},
	{card.Ally, []string{
		"Puedes desterrar este Aliado para prevenir que un Aliado sea destruido.",
		"Puedes desterrar a Sir Ansel para prevenir la destrucción de un Aliado.",
		"Puedes desterrar a Sir Ansel para evitar que un Aliado sea destruido.",
	}},
	{card.Ally, []string{
		"Puedes destruir este Aliado para cancelar la Habilidad de un Aliado o Tótem.",
		"Puedes destruir a Sir Ansel para anular una habilidad de un Aliado o Tótem.",
	}},
	{card.Ally, []string{
		"Puedes desterrar 3 otros Aliados de tu Cementerio para robar 1 carta.",
		"Puedes desterrar otros 3 Aliados de tu Cementerio para robar 1 carta.",
	}},
	{card.Talisman, []string{
		"Un Aliado que controles es Indestructible hasta la Fase Final.",
		"Evita que uno de tus Aliados sea destruido este turno.",
	}},
	// What happens in place of something else.
	{card.Ally, []string{
		"En vez de ser destruido, este Aliado es subido.",
		"En lugar de ser destruido, Sir Ansel vuelve a tu Mano.",
		"Sir Ansel vuelve a tu Mano en vez de ser destruido.",
		"Si Sir Ansel fuera a ser destruido, ponlo en tu Mano en su lugar.",
		"Si este Aliado va a ser destruido, en su lugar vuelve a tu Mano.",
	}},
	{card.Ally, []string{
		"En vez de salir del juego, este Aliado es barajado.",
		"Si Sir Ansel va a salir del juego, barájalo en tu Mazo Castillo en su lugar.",
	}},
	{card.Totem, []string{
		"Tus Aliados destruidos son barajados.",
		"En vez de ser destruidos, tus Aliados son barajados en tu Mazo Castillo.",
		"Si uno de tus Aliados fuera a ser destruido, es barajado en tu Mazo en su lugar.",
	}},
	// Costs.
	{card.Ally, []string{
		"Puedes descartar una carta de tu Mano para agrupar este Aliado.",
		"Descartando una carta, puedes agrupar a Sir Ansel.",
		"Si descartas una carta, puedes agrupar este Aliado.",
		"Puedes agrupar este Aliado si descartas una carta.",
		"Puedes descartarte de una carta para agrupar este Aliado.",
		"Descarta una carta: agrupa este Aliado.",
	}},
	// Whose cards.
	{card.Talisman, []string{
		"Destruye un Aliado que controles.", "Destruye uno de tus Aliados.", "Destruye un Aliado tuyo.",
		"Destruye un Aliado bajo tu control.", "Destruye cualquiera de tus Aliados.",
	}},
	{card.Talisman, []string{
		"Destruye un Aliado oponente.", "Destruye un Aliado de tu oponente.", "Destruye un Aliado que controle tu oponente.",
		"Destruye un Aliado que tu oponente controle.", "Elige un Aliado oponente y destrúyelo.", "Elige un Aliado oponente; éste es destruido.",
		"Un Aliado oponente debe ser destruido.", "Se destruye un Aliado bajo el control de tu oponente.",
	}},
	// What waits for its event.
	{card.Talisman, []string{
		"Hasta la Fase Final, cuando un Aliado que controles es declarado atacante, roba 1 carta.",
		"Este turno, cada vez que un Aliado que controles ataque, roba una carta.",
		"Cada vez que un Aliado que controles ataque este turno, roba una carta.",
		"Cada vez que uno de tus Aliados ataque, roba una carta hasta el final del turno.",
	}},
	{card.Talisman, []string{
		"Un Aliado gana 2 a la Fuerza hasta la Fase Final. Luego, hasta la Fase Final, cuando esa carta hace daño al Mazo Castillo oponente, roba 2 cartas.",
		"Un Aliado gana 2 a la fuerza y si hace daño al Mazo Castillo oponente, roba 2 cartas.",
		"Un Aliado gana 2 a la fuerza hasta la Fase Final. Si hace daño al Mazo Castillo oponente, roba 2 cartas.",
		"Un Aliado gana 2 a la fuerza este turno. Cuando ese Aliado haga daño al Mazo Castillo oponente este turno, roba dos cartas.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es declarado atacante, un Aliado que controles gana 1 a la Fuerza hasta la Fase Final. Luego, hasta la Fase Final, cuando esa carta es destruida, roba 1 carta.",
		"Si Sir Ansel ataca, un Aliado que controles gana 1 a la Fuerza. Si ese Aliado es destruido este turno, roba una carta.",
	}},
	// What cards are like.
	{card.Talisman, []string{
		"Destruye un Aliado de Coste 2 o menos.", "Destruye un Aliado con Coste 2 o menor.", "Destruye un Aliado que cueste 2 Oros o menos.",
		"Destruye un Aliado cuyo Coste sea menor o igual a 2.", "Destruye un Aliado con 2 o menos de Coste.", "Destruye un Aliado de Coste igual o inferior a 2.",
	}},
	{card.Talisman, []string{
		"Destruye un Aliado que porte un Arma.", "Destruye un Aliado con un Arma.", "Destruye un Aliado que tenga un Arma.", "Destruye un Aliado portando un Arma.",
	}},
	{card.Talisman, []string{
		"Destruye un Aliado atacante.", "Destruye un atacante.", "Destruye un Aliado declarado atacante.", "Destruye un Aliado que esté atacando.",
	}},
	{card.Talisman, []string{
		"Destruye un Aliado oponente de menor Fuerza.", "Destruye el Aliado oponente de menor Fuerza.", "Destruye el Aliado oponente con menos fuerza.",
	}},
	{card.Talisman, []string{
		"Destruye un Aliado que no sea de raza Titán.", "Destruye un Aliado no Titán.", "Destruye un Aliado que no sea Titán.",
	}},
	{card.Talisman, []string{
		"Destruye todas las cartas que no sean Oros.", "Destruye todas las cartas en juego, excepto los Oros.", "Destruye todas las cartas en juego, salvo los Oros.",
	}},
	// Verbs and their forms.
	{card.Ally, []string{
		"Este Aliado es Imbloqueable.", "Este Aliado no puede ser bloqueado.", "Sir Ansel gana Imbloqueable.", "Se vuelve Imbloqueable.", "Se considera Imbloqueable.",
	}},
	{card.Ally, []string{
		"Este Aliado tiene Fuerza 5.", "La Fuerza de Sir Ansel es 5.", "Sir Ansel tiene 5 de Fuerza.", "Este Aliado queda con Fuerza 5.",
	}},
	{card.Ally, []string{
		"Este Aliado puede atacar el turno que entra en juego.", "Puede atacar inmediatamente.", "Tiene Furia.", "Puede atacar en cuanto entra en juego.",
	}},
	{card.Ally, []string{
		"Este Aliado no puede ser destruido por daño de combate.", "No puede ser destruido en combate.", "Sir Ansel no podrá ser destruido por daño en combate.",
	}},
	{card.Totem, []string{
		"Todos los Aliados de Coste 2 o menos no pueden bloquear.", "Todos los Aliados de Coste menor que 3 no pueden bloquear.", "Ningún Aliado de Coste menor a 3 puede bloquear.",
	}},
	{card.Totem, []string{
		"Los jugadores no pueden declarar ataque.", "Ningún jugador puede atacar.", "Nadie puede declarar ataque.", "No se puede declarar ataque.",
	}},
	{card.Totem, []string{
		"Solo se puede declarar 1 Aliado atacante por turno.", "Sólo un Aliado puede atacar por turno.", "Solo un Aliado podrá ser declarado atacante cada turno.",
	}},
	{card.Totem, []string{
		"Jugar Talismanes cuesta 1 Oro más.", "Cuesta 1 Oro más jugar Talismanes.", "Los Talismanes cuestan 1 Oro adicional.", "El Coste de los Talismanes aumenta en 1 Oro.",
	}},
	{card.Totem, []string{
		"Si es el turno oponente, tus Aliados ganan 1 a la Fuerza.", "Durante el turno de tu oponente, tus Aliados ganan 1 a la Fuerza.",
		"Si no es tu turno, tus Aliados ganan 1 a la Fuerza.",
	}},
	{card.Totem, []string{
		"En tu Fase de Agrupación, roba 1 carta.", "Al comienzo de tu turno, roba una carta.", "Al inicio de tu turno, roba 1 carta.", "Cuando comience tu turno, roba 1 carta.",
	}},
	// Responses.
	{card.Ally, []string{
		"Puedes destruir otro Aliado para prevenir que este Aliado sea destruido.", "En respuesta a que este Aliado sea destruido, puedes destruir otro Aliado para salvar este Aliado.",
		"Si Sir Ansel va a ser destruido, puedes destruir otro Aliado en su lugar.",
		"Si fuera a ser destruido, puedes destruir otro Aliado para evitarlo.",
	}},
	{card.Ally, []string{
		"En respuesta a que tu oponente utilice una Habilidad, puedes desterrar este Aliado para cancelar esa Habilidad.",
		"En respuesta a que el oponente active una habilidad, puedes desterrar a Sir Ansel para cancelarla.",
	}},
	{card.Talisman, []string{
		"Destruye un Aliado oponente, a menos que tu oponente pague 2 Oros.", "Destruye un Aliado oponente, salvo que tu oponente pague 2 Oros.",
		"Destruye un Aliado oponente, a no ser que tu oponente pague dos de Oro.",
	}},
	// Hands and castles that are looked at.
	{card.Talisman, []string{
		"Mira la Mano oponente y descarta un Aliado de entre esas cartas.", "Mira la mano de tu oponente y descarta un Aliado.",
		"Revisa la mano oponente y descarta un Aliado de ella.",
	}},
	{card.Talisman, []string{
		"Descarta 2 cartas de la Mano oponente.", "Tu oponente descarta dos cartas a tu elección.",
	}},
	{card.Talisman, []string{
		"Bota 3 cartas. Luego, si hay entre esas cartas un Oro, pon un Oro de entre esas cartas en tu Mano.", "Bota 3 cartas. Si botaste un Oro, ponlo en tu mano.",
	}},
	// Conditions.
	{card.Ally, []string{
		"Si todos tus Aliados son de raza Héroe, este Aliado gana 1 a la Fuerza.", "Mientras controles sólo Héroes, gana 1 a la Fuerza.", "Si sólo controlas Aliados Héroe, gana 1 a la Fuerza.",
	}},
	{card.Ally, []string{
		"Si controlas menos Aliados que tu oponente, este Aliado gana 1 a la Fuerza.", "Si tu oponente controla más Aliados que tú, gana 1 a la Fuerza.",
	}},
	{card.Ally, []string{
		"Si no tienes una carta en tu Mano, este Aliado gana 1 a la Fuerza.", "Si no tienes cartas en la mano, gana 1 a la Fuerza.", "Si tu mano está vacía, gana 1 a la Fuerza.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es bloqueado, destruye todos los Aliados que bloqueen a este Aliado.", "Los Aliados que bloqueen a Sir Ansel son destruidos.",
	}},
	// Examples of the D.A.R.
	{card.Weapon, []string{
		"Esta Arma se juega en tu Línea de Apoyo.", "Puedes jugar esta Arma en tu Línea de Apoyo.", "Juega a Sir Ansel en tu Línea de Apoyo.",
	}},
	{card.Talisman, []string{
		"Cada jugador juega todos los Aliados de su Destierro sin pagar su Coste.", "Todos los Aliados en ambas Zonas de Destierro son jugados sin pagar su Coste.",
	}},
	{card.Talisman, []string{
		"Un Aliado que controles gana 2 a la Fuerza hasta la Guerra de Talismanes.", "Uno de tus Aliados gana 2 a la Fuerza hasta la Guerra de Talismanes.",
	}},
	// What an ally does to whom it meets, places first, and other orders.
	{card.Ally, []string{
		"Cuando este Aliado es declarado bloqueador, el Aliado que bloquee pierde su Habilidad hasta la Fase Final.",
		"Cuando Ansel bloquea, el Aliado bloqueado pierde su habilidad hasta el final del turno.",
		"Si Ansel bloquea a un Aliado, ese Aliado pierde su Habilidad hasta la Fase Final.",
		"El Aliado bloqueado por Ansel pierde su Habilidad hasta la Fase Final.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es bloqueado, destruye todos los Aliados que bloqueen a este Aliado, en la Fase Final.",
		"El Aliado que bloquee a Ansel es destruido al final del turno.",
	}},
	{card.Weapon, []string{
		"Cuando el portador es bloqueado, todos los Aliados que bloqueen al portador pierden 2 a la Fuerza hasta la Fase Final.",
		"Cuando el portador es bloqueado, el Aliado bloqueador pierde 2 a la fuerza hasta la Fase Final.",
	}},
	{card.Weapon, []string{
		"El portador puede bloquear 2 Aliados. Cuando el portador es declarado bloqueador, el portador gana 1 a la Fuerza hasta la Fase Final.",
		"El portador puede bloquear dos Aliados y gana 1 a la fuerza cuando bloquea.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es declarado atacante, puedes hacer que un Aliado oponente deba bloquear a este Aliado hasta la Fase Final.",
		"Cuando Ansel ataca, puedes elegir el Aliado que lo bloqueará.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, elige entre destruir un Aliado que controles; o que tu oponente robe 2 cartas.",
		"Cuando entra en juego, destruye un Aliado que controles o tu oponente roba 2 cartas.",
	}},
	{card.Ally, []string{
		"Si tienes 5 o más Aliados en tu Cementerio, este Aliado es Imbloqueable.",
		"Mientras en tu Cementerio haya 5 o más Aliados, Ansel es imbloqueable.",
		"Si tienes en tu Cementerio 5 o más Aliados, Ansel no puede ser bloqueado.",
		"Si tu Cementerio tiene 5 o más Aliados, Ansel es imbloqueable.",
	}},
	{card.Ally, []string{
		"Tus Aliados no pueden ser destruidos por Talismanes oponentes.",
		"Los Talismanes oponentes no pueden destruir tus Aliados mientras controles a Ansel.",
	}},
	{card.Talisman, []string{
		"Todos los Aliados pierden su Habilidad hasta la Fase Final.",
		"Las habilidades de los Aliados en juego se cancelan hasta la Fase Final.",
		"La habilidad de los Aliados en juego queda anulada hasta la Fase Final.",
	}},
	{card.Talisman, []string{
		"Destierra una carta oponente de Coste 3 o menos que no sea Oro.",
		"Destierra una carta oponente en juego que no sea Oro y cuyo coste sea 3 o menos.",
	}},
	{card.Ally, []string{
		"Para que este Aliado pueda ser declarado atacante, debes descartar una carta de tu Mano.",
		"Para atacar con Ansel debes descartar una carta.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es declarado atacante, si controlas 2 o más otros Aliados atacantes, tu oponente bota 3 cartas.",
		"Cuando Ansel ataca junto a otros dos Aliados, tu oponente bota 3 cartas.",
	}},
	{card.Ally, []string{
		"En respuesta a que tu oponente robe una carta, si no es la Fase Final oponente, puedes robar 1 carta.",
		"En respuesta a que tu oponente robe cartas fuera de su Fase Final, puedes robar una carta.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, este Aliado puede ser declarado atacante y debe atacar hasta la Fase Final.",
		"Ansel debe atacar cuando entra en juego.",
	}},
	{card.Ally, []string{
		"En tu Fase de Vigilia, puedes elegir un Aliado oponente y pagar el Coste de esa carta para destruirlo.",
		"En tu Vigilia, puedes pagar el coste de un Aliado oponente para destruirlo.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es destruido o cuando un Aliado de raza Sombra que controles es destruido, tu oponente bota 1 carta.",
		"Cuando Ansel o un Aliado de raza Sombra que controles sea destruido, tu oponente bota 1 carta.",
	}},
	{card.Totem, []string{
		"Cuando tu oponente juega un Talismán, si es tu turno, tu oponente bota 2 cartas.",
		"Si tu oponente juega un Talismán durante tu turno, bota 2 cartas.",
	}},
	{card.Totem, []string{
		"Puedes pagar 2 Oros para anular un Talismán oponente.",
		"Cuando tu oponente juega un Talismán, puedes pagar 2 Oros para anularlo.",
		"Cuando un Talismán oponente es jugado, puedes pagar 2 Oros para anularlo.",
	}},
	{card.Totem, []string{
		"Todas las cartas destruidas son desterradas.",
		"Las cartas que sean destruidas son desterradas en vez de ir al Cementerio.",
	}},
	{card.Ally, []string{
		"En la Fase Final, si este Aliado atacó este turno, tu oponente bota 1 carta.",
		"Al final de cada turno en que Ansel haya atacado, tu oponente bota una carta.",
	}},
	{card.Ally, []string{
		"Este Aliado no puede ser bloqueado por Aliados de Fuerza igual o mayor a la Fuerza de este Aliado.",
		"Ansel no puede ser bloqueado por Aliados de fuerza igual o mayor.",
	}},
	{card.Ally, []string{
		"En tu Fase Final, puedes robar 1 carta extra.",
		"En la Fase Final de tu turno, puedes robar una carta adicional.",
	}},
}

func TestParaphrasesGiveOneTree(t *testing.T) { sameTree(t, paraphrases) }

func sameTree(t *testing.T, list []paraphrase) {
	t.Helper()
	for _, p := range list {
		want, err := Read(p.texts[0], of(p.of))
		if err != nil {
			t.Errorf("%q: %v", p.texts[0], err)
			continue
		}
		if got := Print(want.Card, of(p.of)); got != p.texts[0] {
			t.Errorf("%q is printed %q", p.texts[0], got)
		}
		for _, text := range p.texts[1:] {
			got, err := Read(text, of(p.of))
			if err != nil {
				t.Errorf("%q: %v", text, err)
			} else if !reflect.DeepEqual(got.Card, want.Card) {
				t.Errorf("%q\n reads %q\n  want %q", text, Print(got.Card, of(p.of)), p.texts[0])
			}
		}
	}
}

// Headers and bodies that go together in any pairing.
var (
	headers = []string{
		"Cuando Sir Ansel entra en juego", "Cada vez que un Aliado oponente sea destruido", "Si un Tótem entra en juego", "Al salir del juego",
		"En tu Vigilia", "Durante la Guerra de Talismanes", "En respuesta a que tu oponente declare ataque", "En respuesta a que juegues un Talismán",
		"Cuando comience tu turno", "Una vez por turno", "Si controlas un Dragón, una vez por turno", "En tu Vigilia y sólo si tienes un Tótem en juego",
	}
	bodies = []string{
		"puedes robar 1 carta", "puedes pagar 1 Oro para destruir un Arma", "puedes descartar una carta y pagar 1 Oro para subir un Aliado a la mano de su dueño",
		"puedes hacer que un Aliado gane 2 a la Fuerza este turno", "puedes botar 2 cartas para que tu oponente bote 4",
		"puedes buscar un Tótem en tu Mazo Castillo, mostrarlo y ponerlo en tu mano", "puedes desterrar una carta de cualquier Cementerio",
		"puedes elegir entre robar una carta o que tu oponente descarte una", "puedes mirar la mano oponente",
		"puedes destruir a Sir Ansel para que ningún Aliado pueda atacar este turno",
	}
)

func TestEveryHeaderGoesWithEveryBody(t *testing.T) {
	for _, h := range headers {
		for _, b := range bodies {
			readsBack(t, of(card.Ally), h+", "+b+".")
		}
	}
}
