package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatWouldMeanSomethingElseIsNotRead(t *testing.T) {
	refused(t, prueba, []lone{
		{card.Ally, "Este Aliado puede atacar dos veces por turno."},
		{card.Totem, "Cuando recibas daño, roba una carta."},
		{card.Gold, "Cada vez que tu oponente busque una carta en su Mazo Castillo debe mostrarla."},
		{card.Talisman, "Destruye un Aliado de fuerza menor que un Dragón."},
		{card.Totem, "Tus Aliados no pueden atacar a menos que tu oponente pague 1 Oro."},
		{card.Ally, "Para que este Aliado pueda ser bloqueado, debes pagar 1 Oro."},
		{card.Talisman, "Destruye un Aliado de coste 2 o menos. Si controlas un Titán, destruye uno de coste 4 o menos en vez de eso."},
		{card.Talisman, "El Daño Directo que hagan los Aliados oponentes se reduce a 0."},
		{card.Ally, "Este Aliado no puede ser jugado por tu oponente."},
		{card.Ally, "Carta Única\nImbloqueable"},
		{card.Ally, "Debes descartar una carta como coste adicional\nImbloqueable"},
		{card.Talisman, "Cada jugador puede descartar 2 cartas. Si lo hace, roba 2 cartas."},
		{card.Ally, "En tu Vigilia, si controlas un Tótem, puedes destruirlo para robar 3 cartas."},
		{card.Talisman, "Destruye un Aliado que controles para destruir 2 Aliados oponentes. Si el Aliado que destruiste era un Titán, roba 1 carta."},
		{card.Talisman, "Toma una carta al azar de la mano de tu oponente."},
		{card.Talisman, "Tu oponente bota tantas cartas como Oros pagados."},
		{card.Talisman, "Intercambia el control de un Aliado y un Tótem."},
		{card.Talisman, "Destierra un Talismán de tu Cementerio hasta la Fase Final."},
		{card.Weapon, "Esta Arma entra en juego como una copia de un Arma."},
		{card.Totem, "Un Aliado que controles gana 1 a la fuerza al bloquear."},
		{card.Ally, "Este Aliado sólo puede ser bloqueado por 2 Aliados."},
		{card.Weapon, "Cuando un Aliado oponente destruya al portador, destrúyelo."},
		{card.Totem, "Cuando bloquee, un Aliado tuyo gana 1 a la fuerza."},
		{card.Talisman, "Elige hasta 2: destruye un Aliado; roba 2 cartas; tu oponente bota 2 cartas."},
		{card.Talisman, "Destruye 2 Tótems. Destierra todas las copias de ese Tótem del Cementerio oponente."},
		{card.Ally, "No puede bloquear el turno en que uses su Habilidad."},
		{card.Ally, "No puede combatir con Dragones."},
		{card.Talisman, "Busca un Aliado y un Arma en tu Mazo Castillo y ponlo en tu Mano."},
		{card.Talisman, "Busca un Aliado y un Arma en tu Mazo Castillo y pon el Arma en tu Mano."},
		{card.Talisman, "Destruye 2 Aliados, uno de raza Dragón y otro de raza Héroe."},
		{card.Totem, "El turno en que entra en juego un Aliado, gana 1 a la Fuerza."},
		{card.Ally, "Cuando entra en juego, destierra todas las copias de ese Talismán en el Cementerio de tu oponente."},
		{card.Totem, "En tu Vigilia, puedes pagar 2 Oros para robar una carta. Si controlas 3 o más Aliados, cuesta 1 Oro menos."},
		{card.Ally, "Puedes desterrar 2 cartas de tu Cementerio para destruir un Aliado de igual Coste."},
		{card.Totem, "No puedes ser afectado por Talismanes oponentes."},
		{card.Totem, "En respuesta a que un Aliado que controles sea destruido por un Talismán, puedes destruir este Tótem para anularlo."},
		{card.Totem, "En respuesta a que un Aliado oponente entre en juego, puedes destruir este Tótem para anularlo."},
		{card.Weapon, "Si el portador es afectado por un Talismán oponente, ese Talismán es anulado."},
		{card.Talisman, "Puedes jugar Prueba desde tu Cementerio pagando 3 oros. Luego, destiérralo."},
		{card.Talisman, "En respuesta a que uno de tus Aliados sea afectado por un Talismán oponente, destierra ese Talismán."},
		{card.Ally, "Cuando entra en juego, destruye un Aliado oponente y un Arma. Destiérralos."},
		{card.Ally, "Cuando entra en juego, elige un Aliado oponente y un Tótem. Sube el Aliado y destruye el Tótem."},
		{card.Ally, "Cuando entra en juego, un Aliado oponente pierde 2 a la Fuerza. Si es destruido, roba 1 carta."},
		{card.Ally, "Tus Aliados ganan 1 a la Fuerza y no pueden ser bloqueados mientras ataquen."},
		{card.Ally, "Cuando Prueba hace daño, haz a tu oponente el mismo daño hecho por uno de sus Aliados."},
		{card.Totem, "En tu Fase Final, si no atacó, roba 1 carta."},
		{card.Ally, "Cuando Prueba es enviado al Cementerio oponente, roba 1 carta."},
		{card.Totem, "Cada vez que botes 3 cartas, roba 1 carta."},
		{card.Totem, "Cada vez que destruyas un Aliado oponente con una habilidad, roba 1 carta."},
		{card.Totem, "En cada Fase Final, una vez por turno, el jugador activo puede robar una carta."},
		{card.Totem, "La primera vez que juegues un Talismán, roba 1 carta."},
		{card.Talisman, "Destruye un Aliado de coste 1 o 3."},
		{card.Talisman, "Destruye un Arma y roba 1 carta o destruye un Tótem."},
		{card.Talisman, "Un Aliado gana 2 a la fuerza, pierde 2 a la fuerza o es destruido."},
		{card.Talisman, "Elige entre robar 1 carta, destruir un Arma."},
		{card.Talisman, "Si controlas un Dragón, tu oponente bota 5 cartas. Si no, descarta 1."},
		{card.Talisman, "Cada jugador bota 2 cartas. Si controlas un Tótem, bota 3 cartas más."},
		{card.Talisman, "Un Aliado oponente no puede usar su habilidad este turno."},
		{card.Ally, "Si controlas a Merlín, éste gana 1 a la fuerza."},
		{card.Talisman, "Destruye todas las cartas, salvo los Aliados de fuerza 4 o más."},
		{card.Talisman, "Busca 2 Oros en tu Mazo Castillo y ponlos en juego. Si controlas un Tótem, busca 3."},
		{card.Totem, "Mientras ataque, tus Aliados ganan 1 a la fuerza."},
		{card.Talisman, "Mira la primera carta de tu Mazo Castillo, ponla en tu Mano o ponla en tu Cementerio."},
		{card.Weapon, "Cuando un Aliado bloquea al portador de un Arma, pierde 1 a la Fuerza."},
		{card.Talisman, "Juega un Arma de tu Cementerio reduciendo su coste en 1 Oro por cada Aliado que controles."},
		{card.Talisman, "Destruye un Aliado o, si está en juego, destrúyelo."},
		{card.Talisman, "Tu oponente bota 3 cartas. Luego, por cada Tótem que controles, bota otra carta."},
		{card.Totem, "Cuando uno de tus Aliados te haga daño, roba una carta."},
		{card.Totem, "Cuando un Aliado con Arma ataque, destruye esa Arma."},
		{card.Ally, "Cuando un Aliado con un Arma bloquea a Prueba, destiérrala."},
		{card.Totem, "Debes pagar 1 Oro para atacar."},
		{card.Ally, "Cuando entra en juego, cada jugador descarta una carta. Si descartaste un Talismán, tú robas 1 carta."},
		{card.Talisman, "Un Aliado gana 2 a la fuerza y es Imbloqueable o Indestructible."},
		{card.Ally, "Cuando Prueba bloquea a un Aliado, puedes destruir otro Aliado que controles para destruirlo."},
		{card.Talisman, "Para atacar, tu oponente debe pagar 1 Oro."},
		{card.Ally, "Cuando robes una carta, puedes mostrarla."},
		{card.Weapon, "Cuando botes una carta, destiérrala."},
		{card.Talisman, "Destruye un Aliado oponente. Si controlas un Dragón, destruye 2."},
		{card.Talisman, "Cada jugador destruye su Aliado de mayor fuerza. Si hay más de uno, tú eliges cuál."},
		{card.Ally, "Cuando Prueba bloquea, tu oponente no puede jugar Talismanes en Guerra de Talismanes."},
		{card.Ally, "Si este Aliado no porta 2 o más Armas, gana 1 a la fuerza."},
		{card.Ally, "Si este Aliado no es el único Aliado atacante, gana 1 a la fuerza."},
	})
}

func TestWordsMeanWhoAndWhatTheSentenceSpeaksOf(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "El portador puede atacar el turno en que entra en juego. Si lo hace, destiérralo en la Fase Final.",
			"El portador puede atacar el turno que entra en juego. Cuando el portador es declarado atacante, si el portador entró en juego este turno, destierra el portador en la Fase Final."},
		{card.Ally, "Cuando este Aliado es declarado atacante, este u otro Aliado que controles solo puede atacar sin otros Aliados en el próximo turno oponente.",
			"Cuando este Aliado es declarado atacante, este u otro Aliado que controles solo puede atacar sin otros Aliados en el próximo turno oponente."},
		{card.Weapon, "Si el portador es un Caballero, no puede ser anulada.", "Si el portador es de raza Caballero, esta Arma no puede ser anulada."},
		{card.Weapon, "Si el portador es un Caballero, no puede ser destruida ni desterrada.", "Si el portador es de raza Caballero, esta Arma es Indestructible y es Indesterrable."},
		{card.Weapon, "Si el portador es un Caballero, no puede ser destruido.", "Si el portador es de raza Caballero, el portador es Indestructible."},
		{card.Ally, "Cuando Prueba ataca, destruye el Aliado que lo bloquee.", "Cuando este Aliado es bloqueado, destruye todos los Aliados que bloqueen a este Aliado."},
		{card.Talisman, "Nombra una carta. Tu oponente muestra su Mano y descarta todas las copias de la carta nombrada.",
			"Nombra una carta. Luego, tu oponente muestra su Mano. Luego, tu oponente descarta todas las cartas con ese nombre de su Mano."},
		{card.Talisman, "Destruye el Arma de un Aliado oponente o un Tótem oponente.",
			"Elige entre destruir un Tótem oponente; o elegir un Aliado oponente y destruir todas las Armas portadas por esa carta."},
		{card.Ally, "Debe atacar en la Batalla si puede.", "Este Aliado debe atacar."},
		{card.Totem, "En tu Batalla Mitológica, los Aliados oponentes deben bloquear.", "Todos los Aliados oponentes deben bloquear."},
		{card.Weapon, "El portador gana 2 a la fuerza. Si es destruido, roba una carta.", "El portador gana 2 a la Fuerza. Cuando el portador es destruido, roba 1 carta."},
		{card.Weapon, "El portador gana 2 a la fuerza. Si es destruida, roba una carta.", "El portador gana 2 a la Fuerza. Cuando esta Arma es destruida, roba 1 carta."},
		{card.Weapon, "El portador gana 3 a la fuerza. En tu Fase Final, destiérralo.", "El portador gana 3 a la Fuerza. En tu Fase Final, destierra el portador."},
		{card.Weapon, "El portador gana 3 a la fuerza. En tu Fase Final, debe ser desterrado.", "El portador gana 3 a la Fuerza. En tu Fase Final, destierra el portador."},
		{card.Weapon, "El portador es Imbloqueable. No puede ser destruido por Talismanes.", "El portador es Imbloqueable y no puede ser destruido por Talismanes."},
		{card.Weapon, "El portador es Imbloqueable. No puede ser destruida por Talismanes.", "Esta Arma no puede ser destruida por Talismanes. El portador es Imbloqueable."},
		{card.Ally, "Cuando un Titán entre en juego, puedes desterrar la primera carta de tu Mazo Castillo. Si lo haces, ese Aliado puede ser declarado atacante este turno.",
			"Cuando un Aliado de raza Titán entra en juego, puedes desterrar la primera carta de tu Mazo Castillo para que dicha carta pueda ser declarada atacante hasta la Fase Final."},
		{card.Weapon, "Mientras bloquee, el portador gana 1 a la fuerza.", "Si el portador es bloqueador, el portador gana 1 a la Fuerza."},
		{card.Talisman, "Destruye todos los Aliados, salvo los Aliados de fuerza 4 o más.", "Destruye todos los Aliados de Fuerza 3 o menos."},
		{card.Talisman, "Destruye todos los Aliados, excepto los que porten Armas.", "Destruye todos los Aliados que no porten Armas."},
		{card.Totem, "Los Oros no pueden destruirse.", "Todos los Oros son Indestructibles."},
		{card.Totem, "Cuando tu oponente descarte una carta, destiérrala.", "Cuando una carta oponente es descartada, destiérrala."},
		{card.Totem, "Cuando robes una carta en tu Fase Final, roba otra.", "Cuando robas una carta, si es tu Fase Final, roba 1 carta."},
		{card.Ally, "Si tu oponente controla un Aliado de la misma raza, Prueba no puede atacar.", "Si tu oponente controla un Aliado de su misma raza, este Aliado no puede atacar."},
		{card.Talisman, "Tu oponente puede descartar 2 cartas. Si no lo hace, bota 5 cartas.",
			"Tu oponente bota 5 cartas, a menos que tu oponente descarte 2 cartas de su Mano."},
		{card.Talisman, "Cualquier carta en juego es destruida, salvo los Oros.", "Destruye una carta que no sea Oro."},
		{card.Talisman, "Todas las cartas en juego son barajadas, excepto los Tótem.", "Baraja todas las cartas que no sean Tótems."},
		{card.Talisman, "Un Aliado pierde su habilidad y - 1 a la fuerza.", "Un Aliado pierde su Habilidad y pierde 1 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "Nombra un coste. Todas las cartas en juego de ese coste pierden su habilidad y se barajan.",
			"Nombra un Coste. Luego, todas las cartas de Coste igual al Coste elegido pierden su Habilidad hasta la Fase Final y barájalas."},
		{card.Talisman, "Si controlas 2 o más Tótems, puedes jugar este Talismán. Destruye un Aliado.", "Solo puedes jugar este Talismán si controlas 2 o más Tótems. Destruye un Aliado."},
		{card.Talisman, "Elige un Aliado oponente. Si su fuerza es 0, destiérralo.", "Elige un Aliado oponente. Luego, si esa carta tiene Fuerza 0, destiérralo."},
		{card.Talisman, "Destierra un Aliado oponente que haya bloqueado este turno.", "Destierra un Aliado oponente que bloqueó este turno."},
		{card.Talisman, "Cada jugador puede buscar un Aliado y ponerlo en su mano.",
			"Cada jugador puede buscar un Aliado en su Mazo Castillo, Cementerio o Destierro y ponerlo en la Mano de su dueño."},
		{card.Talisman, "Tu oponente puede descartar 2 cartas. Si lo hace, roba 1 carta.",
			"Tu oponente puede descartar 2 cartas de su Mano. Luego, si lo hace, tu oponente roba 1 carta."},
		{card.Ally, "Si Prueba va a ser afectado por un Talismán, puedes pagar 1 Oro para cancelarlo.",
			"En respuesta a que este Aliado sea afectado por Talismanes, puedes pagar 1 Oro para anular ese Talismán."},
		{card.Ally, "En respuesta a que Prueba sea destruido, tu oponente puede robar 1 carta.",
			"En respuesta a que este Aliado sea destruido, tu oponente puede robar 1 carta."},
		{card.Ally, "En respuesta a que juegues un Arma, tu oponente puede descartar 1 carta para anularla.",
			"En respuesta a que juegues un Arma, tu oponente puede descartar una carta de su Mano para anular dicha carta."},
		{card.Talisman, "Mira la mano de tu oponente y juega un Aliado sin pagar su coste bajo tu control.",
			"Mira la Mano oponente y juega un Aliado de entre esas cartas bajo tu control sin pagar su Coste."},
		{card.Talisman, "Puedes pagar cualquier cantidad de Oros. Tu oponente bota tantas cartas como Oros pagados.",
			"Paga cualquier cantidad de Oros. Luego, tu oponente bota tantas cartas como la cantidad de Oros pagados."},
		{card.Ally, "El turno en que Prueba entra en juego, se cancelan todos los modificadores de fuerza.",
			"Cuando este Aliado entra en juego, todos los Aliados no pueden recibir modificadores de Fuerza hasta la Fase Final."},
		{card.Ally, "El turno que Prueba entra en juego, puedes robar 1 carta.", "Cuando este Aliado entra en juego, puedes robar 1 carta."},
		{card.Talisman, "Elige entre robar 1 carta o, si controlas dos o más Aliados, botar 2 cartas.",
			"Elige entre robar 1 carta; o si controlas 2 o más Aliados, bota 2 cartas."},
		{card.Ally, "Prueba no puede ser bloqueado ni destruido por Aliados de fuerza 2 o menos.",
			"Este Aliado no puede ser destruido por Aliados de Fuerza 2 o menos y no puede ser bloqueado por Aliados de Fuerza 2 o menos."},
		{card.Ally, "Cuando Prueba es bloqueado, destruye ese Aliado.", "Cuando este Aliado es bloqueado, destruye todos los Aliados que bloqueen a este Aliado."},
		{card.Weapon, "Cuando el portador es destruido, puedes ponerla en tu Mano.", "Cuando el portador es destruido, puedes subir esta Arma."},
		{card.Weapon, "En respuesta a que tu oponente juegue un Talismán, puedes destruirla para anularlo.",
			"Puedes destruir esta Arma para anular un Talismán oponente."},
		{card.Ally, "Puedes elegir un Aliado. Si es de raza Dragón, gana 1 a la fuerza.",
			"Puedes elegir un Aliado. Luego, si esa carta es de raza Dragón, esa carta gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Cuando Prueba entra en juego, roba una carta si pagas 2 Oros.", "Cuando este Aliado entra en juego, puedes pagar 2 Oros para robar 1 carta."},
		{card.Ally, "Si Prueba ataca y no es bloqueado, roba 1 carta.", "Cuando este Aliado no es bloqueado, roba 1 carta."},
		{card.Ally, "Mientras tu oponente no tenga cartas en la mano, Prueba gana 3 a la fuerza.", "Si no hay una carta en la Mano oponente, este Aliado gana 3 a la Fuerza."},
		{card.Ally, "En guerra de Talismanes, destierra a Prueba para anular un Talismán, a menos que tu oponente descarte 1 carta.",
			"En la Guerra de Talismanes, puedes desterrar este Aliado para anular un Talismán, a menos que tu oponente descarte una carta de su Mano."},
		{card.Ally, "Cuando entra en juego, puedes desterrar cualquier cantidad de cartas de tu Cementerio para destruir un Aliado oponente del mismo coste.",
			"Cuando este Aliado entra en juego, puedes desterrar cualquier cantidad de cartas de tu Cementerio para destruir un Aliado oponente de Coste igual al número de cartas movidas."},
		{card.Talisman, "Destruye un Tótem oponente. Destierra todas las copias de ese Tótem del Cementerio oponente.",
			"Destruye un Tótem oponente. Luego, destierra todas las cartas que sean copias de esa carta del Cementerio oponente."},
		{card.Ally, "Cuando Prueba entra en juego, sube 2 Aliados oponentes. En la Fase Final, puedes barajarlo en tu Mazo Castillo.",
			"Cuando este Aliado entra en juego, sube 2 Aliados oponentes. Luego, puedes barajar este Aliado en la Fase Final."},
		{card.Ally, "Puedes destruir un Dragón que controles para agruparlo.", "Puedes destruir un Aliado de raza Dragón que controles para agrupar este Aliado."},
		{card.Weapon, "Puedes destruir un Tótem que controles para agruparlo.", "Puedes destruir un Tótem que controles para agrupar el portador."},
		{card.Ally, "Puedes descartar un Arma para desterrarla.", "Puedes descartar un Arma de tu Mano para desterrar la carta descartada."},
		{card.Ally, "Cada vez que juegues un Talismán, puedes descartar una carta para que no pueda ser anulado.",
			"Cuando juegas un Talismán, puedes descartar una carta de tu Mano para que dicha carta no pueda ser anulada hasta la Fase Final."},
		{card.Ally, "Cuando entra en juego, mira 3 cartas de tu Mazo Castillo y gana 1 a la Fuerza.",
			"Cuando este Aliado entra en juego, mira 3 cartas de tu Mazo Castillo. Luego, este Aliado gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Los Caballeros que controles ganan 1 a la fuerza al bloquear.",
			"Cuando un Aliado de raza Caballero que controles es declarado bloqueador, esa carta gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Si Prueba está en tu Cementerio, puedes pagar 2 Oros para subirlo a tu Mano.",
			"Si este Aliado está en tu Cementerio, puedes pagar 2 Oros para poner este Aliado en tu Mano."},
		{card.Ally, "Cuando Prueba es destruido, puedes subirlo a tu mano.", "Cuando este Aliado es destruido, puedes poner este Aliado en tu Mano."},
		{card.Talisman, "Sube un Aliado de tu Cementerio a tu Mano.", "Pon un Aliado de tu Cementerio en tu Mano."},
		{card.Ally, "En respuesta a que un Aliado que controles sea afectado por un Talismán oponente, puedes destruir a Prueba para anularlo.",
			"En respuesta a que un Aliado que controles sea afectado por Talismanes oponentes, puedes destruir este Aliado para anular ese Talismán."},
		{card.Totem, "En respuesta a que tu oponente active una habilidad, puedes destruir este Tótem para anularla.",
			"En respuesta a que tu oponente utilice una Habilidad, puedes destruir este Tótem para cancelar esa Habilidad."},
		{card.Talisman, "En respuesta a resolver el daño, juega Prueba para que tu oponente reciba el mismo daño hecho a tu mazo castillo por uno de sus Aliados.",
			"En respuesta a resolver el daño, haz a tu oponente el mismo daño hecho por un Aliado oponente atacante."},
		{card.Ally, "En respuesta a que Prueba sea declarado atacante, tu oponente puede pagar 1 Oro para destruirlo.",
			"En respuesta a que este Aliado sea declarado atacante, tu oponente puede pagar 1 Oro para destruir este Aliado."},
		{card.Totem, "Tus Defensores ganan 1 a la fuerza al atacar.",
			"Cuando un Aliado de raza Defensor que controles es declarado atacante, esa carta gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Tus Aliados ganan 1 a la fuerza al ser destruido Prueba.",
			"Cuando este Aliado es destruido, tus Aliados ganan 1 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "Busca un Aliado en tu Mazo Castillo y ponlo en tu Mano. Si controlas 3 o más Aliados, puedes jugarlo sin pagar su coste.", "Busca un Aliado en tu Mazo Castillo y ponlo en tu Mano. Luego, si controlas 3 o más Aliados, puedes jugarlo sin pagar su Coste."},
		{card.Talisman, "Destruye un Aliado oponente. Si controlas un Dragón, destiérralo.", "Destruye un Aliado oponente. Luego, si controlas un Aliado de raza Dragón, destiérralo."},
		{card.Talisman, "Busca hasta 2 Aliados en tu Mazo Castillo y ponlos en tu Mano. Si controlas un Titán, puedes poner uno de ellos en juego.", "Busca hasta 2 Aliados en tu Mazo Castillo y ponlos en tu Mano. Luego, si controlas un Aliado de raza Titán, puedes poner una carta de entre esas cartas en juego."},
		{card.Ally, "Cuando entra en juego, puedes mirar las 4 primeras cartas de tu Mazo Castillo y ponerlas en el tope en el orden que quieras.", "Cuando este Aliado entra en juego, puedes mirar las 4 primeras cartas de tu Mazo Castillo y ponerlas en cualquier orden."},
		{card.Talisman, "Hasta la Fase Final, tus Héroes ganan 1 a la fuerza, o 2 si controlas un Tótem.",
			"Si controlas un Tótem, tus Aliados de raza Héroe ganan 2 a la Fuerza hasta la Fase Final. Luego, si no es así, tus Aliados de raza Héroe ganan 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Cuando Brasa sea destruido, puedes destruir a Prueba para que Brasa vuelva al juego.", "Cuando un «Brasa» es destruido, puedes destruir este Aliado para poner esa carta en juego bajo el control de su dueño."},
		{card.Ally, "Cuando Brasa entra en juego, Brasa gana 2 a la fuerza hasta la Fase Final.", "Cuando un «Brasa» entra en juego, esa carta gana 2 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Cuando Brasa sea destruido, puedes buscar a Brasa en tu Mazo Castillo y ponerlo en tu Mano.", "Cuando un «Brasa» es destruido, puedes buscar un «Brasa» en tu Mazo Castillo y ponerlo en tu Mano."},
		{card.Talisman, "Busca un Arma en tu Mazo Castillo y ponla en tu Mano. Si controlas a Brasa, puedes jugarla sin pagar su coste.", "Busca un Arma en tu Mazo Castillo y ponla en tu Mano. Luego, si controlas un «Brasa», puedes jugar esa carta sin pagar su Coste."},
		{card.Talisman, "Mira las 3 primeras cartas de tu Mazo Castillo y ponlas en cualquier orden en el tope de tu Mazo Castillo.", "Mira las 3 primeras cartas de tu Mazo Castillo y ponlas en cualquier orden."},
		{card.Ally, "Si controlas 2 o más Aliados de raza Titán, puedes desterrarlo para robar 2 cartas.", "Si controlas 2 o más Aliados de raza Titán, puedes desterrar este Aliado para robar 2 cartas."},
		{card.Ally, "Cuando entra en juego, destruye un Aliado de fuerza menor que Prueba.", "Cuando este Aliado entra en juego, destruye un Aliado de Fuerza menor que la Fuerza de este Aliado."},
		{card.Ally, "Cuando entra en juego, busca un Aliado de coste igual a Prueba en tu Mazo Castillo y ponlo en tu Mano.", "Cuando este Aliado entra en juego, busca un Aliado de Coste igual al Coste de este Aliado en tu Mazo Castillo y ponlo en tu Mano."},
		{card.Talisman, "Nombra una carta. Esa carta no puede ser jugada en su próximo turno.", "Nombra una carta. Luego, los jugadores no pueden jugar la carta nombrada en el próximo turno oponente."},
		{card.Talisman, "Pon un Aliado de tu Cementerio de coste igual o menor al número de Aliados que controles en juego.", "Pon un Aliado de tu Cementerio de Coste igual o menor al número de Aliados que controles en juego."},
		{card.Ally, "Prueba no puede ser bloqueado ni afectado por habilidades de Aliados oponentes.", "Este Aliado es Imbloqueable y no puede ser afectado por habilidades de Aliados oponentes."},
		{card.Weapon, "En tu Vigilia, una vez por turno, un Aliado oponente pierde 1 a la Fuerza hasta la Fase Final. Si su Fuerza es 0, es destruido.",
			"En tu Fase de Vigilia, una vez por turno, puedes hacer que un Aliado oponente pierda 1 a la Fuerza hasta la Fase Final. Luego, si esa carta tiene Fuerza 0, destrúyelo."},
		{card.Weapon, "Los Talismanes oponentes no pueden destruirla.", "Esta Arma no puede ser destruida por Talismanes oponentes."},
		{card.Weapon, "Los Aliados de Fuerza menor que la suya no pueden destruirlo.", "El portador no puede ser destruido por Aliados de Fuerza menor que la Fuerza del portador."},
		{card.Talisman, "Los Aliados oponentes pierden 2 a la Fuerza hasta la Fase Final. Los que queden con Fuerza 0 son destruidos.",
			"Todos los Aliados oponentes pierden 2 a la Fuerza hasta la Fase Final. Luego, destruye todas las cartas de Fuerza 0 de entre esas cartas."},
		{card.Totem, "En tu Vigilia, una vez por turno, puedes nombrar un tipo de carta y botar una carta. Si es del tipo nombrado, ponla en tu Mano.",
			"En tu Fase de Vigilia, una vez por turno, puedes nombrar un tipo de carta. Luego, bota 1 carta. Luego, si esa carta es del mismo tipo, ponla en tu Mano."},
	})
}

func TestAListOfAlternativesIsPartedByItsCommas(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige entre destruir un Arma, destruir un Tótem o robar 1 carta.", "Elige entre destruir un Arma; destruir un Tótem; o robar 1 carta."},
		{card.Talisman, "Elige una opción: destruye un Arma, destruye un Tótem, o roba 1 carta.", "Elige entre destruir un Arma; destruir un Tótem; o robar 1 carta."},
		{card.Talisman, "Elige entre robar 2 cartas y descartar 1, destruir un Arma o destruir un Tótem.",
			"Elige entre destruir un Arma; destruir un Tótem; o robar 2 cartas y descartar una carta de tu Mano."},
		{card.Talisman, "Elige entre robar 2 cartas y descartar 1, o destruir un Tótem.", "Elige entre destruir un Tótem; o robar 2 cartas y descartar una carta de tu Mano."},
		{card.Talisman, "Elige entre destruir un Aliado de coste 2 o menos y robar 1 carta.", "Elige entre destruir un Aliado de Coste 2 o menos; o robar 1 carta."},
		{card.Talisman, "Elige entre robar 1 carta, destruir un Arma y botar 2 cartas.", "Elige entre destruir un Arma; robar 1 carta; o botar 2 cartas."},
		{card.Talisman, "Elige una: destruye un Arma; un Aliado gana 2 a la fuerza; tu oponente bota 2 cartas.",
			"Elige entre destruir un Arma; que tu oponente bote 2 cartas; o que un Aliado gane 2 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "Elige entre: destruir un Arma; robar 1 carta.", "Elige entre destruir un Arma; o robar 1 carta."},
		{card.Talisman, "Elige entre destruir un Arma o robar 1 carta; tu oponente bota 2 cartas.", "Elige entre destruir un Arma; o robar 1 carta. Luego, tu oponente bota 2 cartas."},
		{card.Talisman, "Elige un Aliado: destrúyelo; roba 1 carta.", "Destruye un Aliado. Luego, roba 1 carta."},
		{card.Talisman, "Destruye un Arma, roba 1 carta o destruye un Tótem.", "Elige entre destruir un Arma; destruir un Tótem; o robar 1 carta."},
		{card.Talisman, "Destruye un Arma y roba 1 carta, o destruye un Tótem.", "Elige entre destruir un Tótem; o destruir un Arma y robar 1 carta."},
		{card.Ally, "Cuando entra en juego, puedes robar una carta, destruir un Arma o subir un Aliado.",
			"Cuando este Aliado entra en juego, puedes elegir entre destruir un Arma; subir un Aliado; o robar 1 carta."},
		{card.Ally, "Cuando entra en juego, puedes destruir un Arma y robar 1 carta o desterrar un Tótem.",
			"Cuando este Aliado entra en juego, puedes elegir entre desterrar un Tótem; o destruir un Arma y robar 1 carta."},
		{card.Ally, "Puedes descartar una carta, pagar 1 Oro o destruir un Aliado para robar 2 cartas.",
			"Puedes destruir un Aliado o descartar una carta de tu Mano o pagar 1 Oro para robar 2 cartas."},
		{card.Talisman, "Tu oponente bota 3 cartas, descarta 1 carta o destruye uno de sus Aliados.",
			"Tu oponente elige entre destruir un Aliado que controle; descartar una carta de su Mano; o botar 3 cartas."},
		{card.Talisman, "Destruye un Aliado de coste 1 o 2.", "Destruye un Aliado de Coste 1 o 2."},
		{card.Ally, "Los Aliados con fuerza 3 ó 4 no pueden bloquear.", "Todos los Aliados de Fuerza 3 o 4 no pueden bloquear."},
		{card.Talisman, "Destruye un Aliado de coste 1 o 2 Tótems.", "Elige entre destruir un Aliado de Coste 1; o destruir 2 Tótems."},
	})
}

func TestWhatIsLostAgainIsLostByWhoLostBefore(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Si controlas un Dragón, tu oponente bota 5 cartas. Si no, bota 2.",
			"Si controlas un Aliado de raza Dragón, tu oponente bota 5 cartas. Luego, si no es así, tu oponente bota 2 cartas."},
		{card.Talisman, "Tu oponente descarta 1 carta. Si controlas un Tótem, descarta 2.",
			"Tu oponente descarta una carta de su Mano. Luego, si controlas un Tótem, tu oponente descarta 2 cartas de su Mano."},
		{card.Talisman, "Tu oponente bota 2 cartas. Si controlas un Tótem, bota 4 en su lugar.",
			"Si controlas un Tótem, tu oponente bota 4 cartas. Luego, si no es así, tu oponente bota 2 cartas."},
		{card.Talisman, "Tu oponente bota 2 cartas. Si controlas un Tótem, bota 3 cartas más.",
			"Tu oponente bota 2 cartas. Luego, si controlas un Tótem, tu oponente bota 3 cartas."},
		{card.Talisman, "Si controlas un Dragón, tu oponente descarta 2 cartas. Si no, roba 1 carta.",
			"Si controlas un Aliado de raza Dragón, tu oponente descarta 2 cartas de su Mano. Luego, si no es así, roba 1 carta."},
		{card.Talisman, "Tu oponente bota 2 cartas. Luego, tú botas 3 cartas.", "Tu oponente bota 2 cartas. Luego, tú botas 3 cartas."},
		{card.Talisman, "Bota 2 cartas. Si no controlas un Tótem, bota 2 cartas más.", "Bota 2 cartas. Luego, si no controlas un Tótem, bota 2 cartas."},
	})
}

func TestWhatIsCountedIsWhatTheWordsSay(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Gold, "En tu Vigilia, puedes descartar una carta para jugar un Arma de tu Mano y botar 1 carta por cada Arma que jugaste este turno.", "En tu Fase de Vigilia, puedes descartar una carta de tu Mano para jugar un Arma de tu Mano y botar 1 carta por cada Arma que jugaste este turno."},
		{card.Talisman, "Destierra hasta 3 cartas del Cementerio oponente. Por cada Aliado desterrado, roba 1 carta.",
			"Destierra hasta 3 cartas del Cementerio oponente. Luego, roba 1 carta por cada Aliado de entre esas cartas."},
		{card.Talisman, "Tu oponente bota 4 cartas. Roba 1 carta por cada Aliado botado de esta manera.",
			"Tu oponente bota 4 cartas. Luego, roba 1 carta por cada Aliado de entre esas cartas."},
		{card.Talisman, "Destierra todos los Tótems. Roba tantas cartas como Tótems desterrados.", "Destierra todos los Tótems. Luego, roba la misma cantidad de cartas."},
		{card.Ally, "Prueba gana 1 a la fuerza por cada carta desterrada.", "Este Aliado gana 1 a la Fuerza por cada carta de un Destierro."},
	})
}

func TestWhatIsSoOnlyInOneCaseIsForbiddenInAllOthers(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Sólo si controlas otros 2 Dragones, este Aliado puede atacar.", "Este Aliado solo puede atacar si controlas 2 o más otros Aliados de raza Dragón."},
		{card.Ally, "Este Aliado puede ser declarado bloqueador sólo si controlas un Tótem.", "Este Aliado solo puede bloquear si controlas un Tótem."},
		{card.Ally, "Sólo si controlas un Tótem, puedes robar una carta en tu Vigilia.", "En tu Fase de Vigilia, si controlas un Tótem, puedes robar 1 carta."},
		{card.Ally, "Prueba puede ser declarado atacante si controlas un Tótem.", "Si controlas un Tótem, este Aliado puede ser declarado atacante."},
	})
}

func TestACardToPickIsOneOfThoseThatWereLookedAt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Mira las 5 primeras cartas de tu Mazo Castillo y sube una a tu Mano. Baraja el resto.",
			"Mira las 5 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano. Luego, baraja tu Mazo Castillo."},
		{card.Talisman, "Mira las 5 primeras cartas de tu Mazo Castillo. Sube un Aliado oponente a la Mano de su dueño.",
			"Mira las 5 primeras cartas de tu Mazo Castillo. Luego, sube un Aliado oponente."},
	})
}

func TestAnArmaGoesElsewhereInsteadOfToTheCementerio(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Weapon, "Si el portador es destruido, puedes pagar 1 Oro para poner esta Arma en tu Mano en vez de ir al Cementerio.",
			"En respuesta a que el portador sea destruido, puedes pagar 1 Oro para subir esta Arma."},
		{card.Weapon, "Si el portador es destruido, puedes destruir esta Arma en su lugar.",
			"Puedes destruir esta Arma para prevenir que el portador sea destruido."},
		{card.Weapon, "No puede ser portada por Aliados de raza Dragón.", "Esta Arma no puede ser portada por Aliados de raza Dragón."},
	})
}

func TestWhatStandsInForANumberChangesThatNumber(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Un Aliado gana 2 a la fuerza permanentemente. Si es de raza Dragón, gana 3 en vez de 2.",
			"Elige un Aliado. Luego, si esa carta es de raza Dragón, esa carta gana 3 a la Fuerza por el resto del juego. Luego, si no es así, esa carta gana 2 a la Fuerza por el resto del juego."},
		{card.Talisman, "Un Aliado gana 2 a la fuerza y es Imbloqueable. Si es de raza Dragón, gana 3 en vez de 2.",
			"Elige un Aliado. Luego, si esa carta es de raza Dragón, esa carta gana 3 a la Fuerza y es Imbloqueable hasta la Fase Final. Luego, si no es así, esa carta gana 2 a la Fuerza y es Imbloqueable hasta la Fase Final."},
		{card.Talisman, "Tu oponente bota 3 cartas y descarta 1. Si controlas un Tótem, bota 5 en vez de 3.",
			"Si controlas un Tótem, tu oponente bota 5 cartas y tu oponente descarta una carta de su Mano. Luego, si no es así, tu oponente bota 3 cartas y tu oponente descarta una carta de su Mano."},
		{card.Talisman, "Busca un Oro en tu Cementerio y ponlo en tu Mano. Si controlas un Tótem, busca 2 Oros en su lugar.",
			"Si controlas un Tótem, busca 2 Oros en tu Cementerio y ponlos en tu Mano. Luego, si no es así, busca un Oro en tu Cementerio y ponlo en tu Mano."},
	})
}

func TestWhatStandsInIsDoneToTheSameCards(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Tus Aliados ganan 1 a la fuerza. Si controlas un Tótem, ganan 3 en vez de eso.",
			"Si controlas un Tótem, tus Aliados ganan 3 a la Fuerza hasta la Fase Final. Luego, si no es así, tus Aliados ganan 1 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "Tus Aliados atacantes ganan 1 a la fuerza. Si todos son Dragones, ganan 2 en su lugar.",
			"Si todos tus Aliados atacantes son de raza Dragón, tus Aliados atacantes ganan 2 a la Fuerza hasta la Fase Final. Luego, si no es así, tus Aliados atacantes ganan 1 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "Tus Aliados ganan 1 a la fuerza. Si son Dragones, ganan 2 en su lugar.",
			"Tus Aliados ganan 1 a la Fuerza hasta la Fase Final. Luego, tus Aliados de raza Dragón ganan 1 a la Fuerza hasta la Fase Final."},
	})
}

func TestATalismanSearchesItsCementerioAndMayFindNothing(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Busca un Talismán en tu Cementerio y ponlo en tu Mano.", "Busca un Talismán en tu Cementerio y ponlo en tu Mano."},
		{card.Ally, "Cuando entra en juego, puedes buscar un Talismán en tu Cementerio y ponerlo en tu Mano.",
			"Cuando este Aliado entra en juego, puedes poner un Talismán de tu Cementerio en tu Mano."},
	})
}

func TestACardsOwnNameMayBeginWithARace(t *testing.T) {
	readAs(t, "Dragón Negro", []wording{
		{card.Ally, "Si controlas otro Aliado de raza Dragón, Dragón Negro gana 2 a la fuerza.", "Si controlas otro Aliado de raza Dragón, este Aliado gana 2 a la Fuerza."},
		{card.Ally, "Por cada Aliado de raza Héroe o Dragón, Dragón Negro gana 1 a la fuerza.", "Este Aliado gana 1 a la Fuerza por cada Aliado de raza Dragón o Héroe."},
	})
}

func TestWhoAttacksPaysForAttacking(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Para atacar, tu oponente debe descartar una carta.", "Tu oponente debe descartar una carta de su Mano por cada Aliado que declare atacante."},
		{card.Ally, "Para atacar, tu oponente debe pagar 1 Oro.", "Tu oponente debe pagar 1 Oro por cada Aliado que declare atacante."},
		{card.Totem, "Para bloquear, cada jugador debe pagar 1 Oro.", "Cada jugador debe pagar 1 Oro por cada Aliado que declare bloqueador."},
		{card.Totem, "Para atacar, debes pagar 1 Oro.", "Debes pagar 1 Oro por cada Aliado que declares atacante."},
		{card.Ally, "Para atacar, debes pagar 1 Oro.", "Para que este Aliado pueda ser declarado atacante, debes pagar 1 Oro."},
		{card.Weapon, "Para atacar, debes pagar 1 Oro.", "Para que el portador pueda ser declarado atacante, debes pagar 1 Oro."},
		{card.Ally, "Para que este Aliado pueda ser declarado atacante, tu oponente debe pagar 1 Oro.", "Para que este Aliado pueda ser declarado atacante, tu oponente debe pagar 1 Oro."},
	})
}

func TestQualitiesToChooseFromAreOfOneSubject(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Elige entre que un Aliado gane 2 a la fuerza, sea Imbloqueable o no pueda ser destruido.",
			"Elige entre que un Aliado gane 2 a la Fuerza hasta la Fase Final; que un Aliado sea Indestructible hasta la Fase Final; o que un Aliado sea Imbloqueable hasta la Fase Final."},
		{card.Talisman, "Un Aliado gana 2 a la fuerza o pierde 2 a la fuerza.",
			"Elige entre que un Aliado gane 2 a la Fuerza hasta la Fase Final; o que un Aliado pierda 2 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "Elige entre que un Aliado gane 2 a la fuerza, destruir un Arma o robar una carta.",
			"Elige entre destruir un Arma; robar 1 carta; o que un Aliado gane 2 a la Fuerza hasta la Fase Final."},
	})
}

func TestWhatIsSaidOfACardLastsAsLongAsTheSentenceSays(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Un Aliado gana 2 a la fuerza permanentemente y los Talismanes oponentes no lo pueden afectar.",
			"Un Aliado gana 2 a la Fuerza y no puede ser afectado por Talismanes oponentes por el resto del juego."},
		{card.Talisman, "Un Aliado gana 2 a la fuerza permanentemente y es imbloqueable hasta la Fase Final.",
			"Un Aliado gana 2 a la Fuerza por el resto del juego y esa carta es Imbloqueable hasta la Fase Final."},
		{card.Talisman, "Un Aliado gana 2 a la fuerza, es indestructible hasta la Fase Final y no puede atacar hasta tu próxima Vigilia.",
			"Un Aliado gana 2 a la Fuerza y es Indestructible hasta la Fase Final y esa carta no puede atacar hasta tu próxima Fase de Vigilia."},
	})
}

func TestWhatACardCannotIsNoPartOfWhatItGainsWhenItFights(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Tus demás Defensores no pueden perder su habilidad y ganan 1 a la fuerza cuando atacan.",
			"Tus demás Aliados de raza Defensor no pueden perder su Habilidad. Cuando otro Aliado de raza Defensor que controles es declarado atacante, esa carta gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Prueba no puede ser destruido y gana 1 a la fuerza cuando ataca.",
			"Este Aliado es Indestructible. Cuando este Aliado es declarado atacante, este Aliado gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "Prueba gana 1 a la fuerza y no puede ser destruido cuando ataca.",
			"Cuando este Aliado es declarado atacante, este Aliado gana 1 a la Fuerza y es Indestructible hasta la Fase Final."},
	})
}

func TestWhatIsDoneOtherwiseIsNobodysChoice(t *testing.T) {
	const dies = "En tu Fase de Vigilia, paga 1 Oro. Luego, si no lo haces, destruye este Aliado."
	readAs(t, prueba, []wording{
		{card.Ally, "En tu Fase de Vigilia, debes pagar 1 Oro, o si no, Prueba es destruido.", dies},
		{card.Ally, "En tu Fase de Vigilia, debes pagar 1 Oro o, de lo contrario, destruye a Prueba.", dies},
		{card.Ally, "En tu Fase de Vigilia, paga 1 Oro, de lo contrario, destruye a Prueba.", dies},
		{card.Ally, "En tu Fase de Vigilia, paga 1 Oro. Si no, destruye a Prueba.", dies},
		{card.Ally, "En tu Fase de Vigilia, si controlas un Tótem, roba 1 carta. Si no, destruye a Prueba.",
			"En tu Fase de Vigilia, si controlas un Tótem, roba 1 carta. Luego, si no es así, destruye este Aliado."},
	})
}

func TestWhatComesWithoutItsHabilidadNeverHasIt(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Cuando un Aliado oponente entre en juego, puedes pagar 1 Oro para que entre sin habilidad.",
			"Cuando un Aliado oponente entra en juego, puedes pagar 1 Oro para que esa carta pierda su Habilidad por el resto del juego."},
	})
}

// Bajar is to put in play, and nothing is paid for it unless that is said (DAR 4.5.1).
func TestWhatIsPutDownIsNotPlayed(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Puedes descartar 2 cartas para bajar un Aliado desde tu Cementerio.", "Puedes descartar 2 cartas de tu Mano para poner un Aliado de tu Cementerio en juego."},
		{card.Talisman, "Busca un Aliado en tu Mazo Castillo y bájalo.", "Busca un Aliado en tu Mazo Castillo y ponlo en juego."},
		{card.Talisman, "Cada jugador baja un Aliado de su Mano.", "Cada jugador pone un Aliado de su Mano en juego."},
		{card.Ally, "Cuando entra en juego, puedes bajar un Tótem de tu Mano reduciendo su coste en 1.",
			"Cuando este Aliado entra en juego, puedes jugar un Tótem de tu Mano reduciendo su Coste en 1."},
		{card.Totem, "En tu Fase de Vigilia, puedes poner en juego un Aliado de tu Cementerio pagando su coste.", "En tu Fase de Vigilia, puedes jugar un Aliado de tu Cementerio."},
		{card.Ally, "Mientras sea el único Aliado que controles en tu Línea de Defensa, gana 2 a la Fuerza.",
			"Si este Aliado está en tu Línea de Defensa y tienes exactamente 1 Aliado en tu Línea de Defensa, este Aliado gana 2 a la Fuerza."},
		{card.Ally, "Cuando entra en juego, puedes bajar un Tótem de tu Mano pagando su coste.", "Cuando este Aliado entra en juego, puedes jugar un Tótem de tu Mano."},
		{card.Talisman, "Baja un Talismán de tu Cementerio.", "Juega un Talismán de tu Cementerio."},
	})
}

// A verb means the same in whatever word and mood it stands.
func TestTheMoodOfAVerbDoesNotChangeWhatIsSaid(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Disminuye en 1 el Coste de tus Dragones.", "Jugar tus Aliados de raza Dragón cuesta 1 Oro menos."},
		{card.Talisman, "Destruye un Aliado y un Tótem que controlas.", "Destruye un Aliado que controles y destruye un Tótem que controles."},
	})
}

// What leaves the game goes to its owner (DAR 4.4.2): a text that sends it to the other player is not
// understood.
func TestNoCardGoesToTheZoneOfAnotherPlayer(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Baraja 2 cartas de tu Cementerio en el Mazo Castillo oponente.", ""},
		{card.Talisman, "Baraja en tu Mazo Castillo un Aliado oponente.", ""},
		{card.Talisman, "Sube a la Mano oponente uno de tus Aliados.", ""},
		{card.Talisman, "Sube un Aliado que controles a la Mano de tu oponente.", ""},
		{card.Talisman, "Elige un Aliado oponente y súbelo a tu Mano.", ""},
		{card.Talisman, "Pon los Oros de tu Destierro en el Cementerio oponente.", ""},
		{card.Talisman, "Pon en tu Cementerio un Aliado oponente.", ""},
		{card.Talisman, "Pon un Tótem oponente en el fondo de tu Mazo Castillo.", ""},
		{card.Talisman, "Un Aliado oponente es barajado en tu Mazo Castillo.", ""},
		{card.Talisman, "Sube un Aliado oponente a la Mano oponente.", "Sube un Aliado oponente."},
		{card.Talisman, "Baraja una carta de tu Cementerio en tu Mazo Castillo.", "Baraja una carta de tu Cementerio."},
		{card.Talisman, "Pon un Aliado oponente en tu Línea de Defensa.", "Pon un Aliado oponente en tu Línea de Defensa."},
	})
}

func TestWordsPointOnlyAtACardOfWhichTheyAreTrue(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Tótem. Juega una copia del Tótem desterrado.", ""},
		{card.Talisman, "Destruye un Aliado. Roba tantas cartas como el Coste del Aliado desterrado.", ""},
		{card.Talisman, "Destruye un Aliado. Roba tantas cartas como el Coste del Aliado destruido.", "Destruye un Aliado. Luego, roba tantas cartas como el Coste de esa carta."},
		{card.Talisman, "Nombra un Aliado. Destierra ese Tótem.", ""},
		{card.Talisman, "Nombra un Tótem. Destierra ese Tótem.", "Nombra un Tótem. Luego, destierra la carta nombrada."},
		{card.Talisman, "Nombra un Dragón. Destierra ese Aliado.", "Nombra un Aliado de raza Dragón. Luego, destierra la carta nombrada."},
	})
}

// Where any amount of Oros is paid, each Oro that was paid is one of these.
func TestTheOrosThatWerePaidAreThoseOfThisPayment(t *testing.T) {
	const drawn = "Paga cualquier cantidad de Oros. Luego, roba tantas cartas como la cantidad de Oros pagados."
	readAs(t, prueba, []wording{
		{card.Talisman, "Paga cualquier cantidad de Oros. Roba 1 carta por cada Oro pagado.", drawn},
		{card.Talisman, "Paga cualquier cantidad de Oros. Roba 1 carta por cada Oro pagado de esta forma.", drawn},
		{card.Talisman, "Paga cualquier cantidad de Oros. Roba 1 carta por cada Oro pagado que controles.",
			"Paga cualquier cantidad de Oros. Luego, roba 1 carta por cada Oro de tu Zona de Oro Pagado."},
		{card.Talisman, "Roba 1 carta por cada Oro pagado.", "Roba 1 carta por cada Oro de una Zona de Oro Pagado."},
	})
}

func TestAnotherOfThoseIsOfTheSamePlayer(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye un Aliado oponente de fuerza 2 y otro de fuerza 3.", "Destruye un Aliado oponente de Fuerza 2 y destruye otro Aliado oponente de Fuerza 3."},
		{card.Talisman, "Destruye un Aliado oponente de fuerza 2 y otro Aliado de fuerza 3.", "Destruye un Aliado oponente de Fuerza 2 y destruye otro Aliado de Fuerza 3."},
		{card.Talisman, "Destruye un Aliado que controles y otro de Coste 3.", ""},
		{card.Talisman, "Destruye un Aliado que controles y otro oponente de Coste 3.", "Destruye un Aliado que controles y destruye otro Aliado oponente de Coste 3."},
		{card.Talisman, "Destruye un Aliado de Coste 2 y otro de Coste 3.", "Destruye un Aliado de Coste 2 y destruye otro Aliado de Coste 3."},
	})
}

func TestAConditionBehindWhatIsSetApartIsOfBothOrOfOne(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Prueba no puede atacar solo, ni bloquear si no controlas otro Aliado.", ""},
		{card.Ally, "No puede atacar, ni bloquear si no controlas otro Aliado.", ""},
		{card.Ally, "No puede atacar ni bloquear si no controlas otro Aliado.", "Si no controlas otro Aliado, este Aliado no puede atacar y no puede bloquear."},
	})
}
