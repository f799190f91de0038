package text

import (
	"testing"

	"castillo/game/card"
)

func TestWhatWouldMeanSomethingElseIsNotRead(t *testing.T) {
	for _, c := range []struct {
		of   card.Type
		text string
	}{
		{card.Ally, "Este Aliado puede atacar dos veces por turno."},
		{card.Talisman, "Cada jugador puede descartar 2 cartas. Si lo hace, roba 2 cartas."},
		{card.Ally, "En tu Vigilia, si controlas un Tótem, puedes destruirlo para robar 3 cartas."},
		{card.Talisman, "Toma una carta al azar de la mano de tu oponente."},
		{card.Talisman, "Tu oponente bota tantas cartas como Oros pagados."},
		{card.Talisman, "Intercambia el control de un Aliado y un Tótem."},
		{card.Talisman, "Destierra un Talismán de tu Cementerio hasta la Fase Final."},
		{card.Weapon, "Esta Arma entra en juego como una copia de un Arma."},
		{card.Totem, "Un Aliado que controles gana 1 a la fuerza al bloquear."},
		{card.Talisman, "Destruye 2 Tótems. Destierra todas las copias de ese Tótem del Cementerio oponente."},
		{card.Ally, "Cuando entra en juego, destierra todas las copias de ese Talismán en el Cementerio de tu oponente."},
		{card.Totem, "En tu Vigilia, puedes pagar 2 Oros para robar una carta. Si controlas 3 o más Aliados, cuesta 1 Oro menos."},
		{card.Talisman, "Busca un Aliado en tu Cementerio y otro en tu Mazo Castillo y ponlos en tu Mano."},
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
	} {
		facts := card.Card{Name: "Prueba", Type: c.of}
		if r, err := Read(c.text, facts); err == nil && r.Whole() {
			t.Errorf("%q was read as %q", c.text, Print(r.Card, facts))
		}
	}
}

func TestWordsMeanWhoAndWhatTheSentenceSpeaksOf(t *testing.T) {
	for _, c := range []struct {
		of         card.Type
		text, want string
	}{
		{card.Talisman, "Tu oponente puede descartar 2 cartas. Si no lo hace, bota 5 cartas.",
			"Tu oponente puede descartar 2 cartas de su Mano. Luego, si no lo haces, tu oponente bota 5 cartas."},
		{card.Talisman, "Cada jugador puede buscar un Aliado y ponerlo en su mano.",
			"Cada jugador puede buscar un Aliado en su Mazo Castillo, Cementerio o Destierro y ponerlo en la Mano de su dueño."},
		{card.Talisman, "Tu oponente puede descartar 2 cartas. Si lo hace, roba 1 carta.",
			"Tu oponente puede descartar 2 cartas de su Mano. Luego, si lo haces, roba 1 carta."},
		{card.Ally, "Si Prueba va a ser afectado por un Talismán, puedes pagar 1 Oro para cancelarlo.",
			"Cuando este Aliado es afectado por Talismanes, puedes pagar 1 Oro para anular ese Talismán."},
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
			"Este Aliado no puede ser bloqueado por Aliados de Fuerza 2 o menos y no puede ser destruido por Aliados de Fuerza 2 o menos."},
		{card.Ally, "Cuando Prueba es bloqueado, destruye ese Aliado.", "Cuando este Aliado es bloqueado, destruye todos los Aliados que bloqueen a este Aliado."},
		{card.Weapon, "Cuando el portador es destruido, puedes ponerla en tu Mano.", "Cuando el portador es destruido, puedes poner esta Arma en tu Mano."},
		{card.Weapon, "En respuesta a que tu oponente juegue un Talismán, puedes destruirla para anularlo.",
			"En respuesta a que tu oponente juegue un Talismán, puedes destruir esta Arma para anular esa carta."},
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
			"Cuando este Aliado entra en juego, mira 3 cartas de tu Mazo Castillo y este Aliado gana 1 a la Fuerza hasta la Fase Final."},
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
		{card.Ally, "Si controlas 2 o más Aliados de raza Titán, puedes desterrarlo para robar 2 cartas.", "Si controlas 2 o más Aliados de raza Titán, puedes desterrar este Aliado para robar 2 cartas."},
	} {
		facts := card.Card{Name: "Prueba", Type: c.of}
		r, err := Read(c.text, facts)
		if got := Print(r.Card, facts); err != nil || got != c.want {
			t.Errorf("%q\nis read as %q, %v\n   not as %q", c.text, got, err, c.want)
		}
	}
}
