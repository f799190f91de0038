package text

import (
	"testing"

	"castillo/game/card"
)

func TestTheSubjectThatIsLeftOut(t *testing.T) {
	for _, c := range []struct {
		of         card.Type
		name       string
		text, want string
	}{
		{card.Ally, "a card that was discarded is nothing any more", "En tu Vigilia, puedes descartar un Aliado para que sea Indestructible.",
			"En tu Fase de Vigilia, puedes descartar un Aliado de tu Mano para que este Aliado sea Indestructible hasta la Fase Final."},
		{card.Ally, "nor is one that was destroyed", "Cada vez que un Aliado que controles sea destruido, gana 1 a la fuerza.",
			"Cuando un Aliado que controles es destruido, este Aliado gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "not even by this card", "Cuando Ansel destruye un Aliado, gana 1 a la fuerza permanentemente.",
			"Cuando un Aliado es destruido por este Aliado, este Aliado gana 1 a la Fuerza por el resto del juego."},
		{card.Ally, "a Talismán does not fight", "Cuando juegas un Talismán, es Imbloqueable este turno.",
			"Cuando juegas un Talismán, este Aliado es Imbloqueable hasta la Fase Final."},
		{card.Ally, "who plays is the subject, not what is played", "Cada vez que juegues otro Aliado de raza Titán, gana 1 a la fuerza.",
			"Cuando juegas otro Aliado de raza Titán, este Aliado gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "an attacker is the subject and stays", "Cada vez que un Aliado oponente sea declarado atacante, pierde 1 a la fuerza.",
			"Cuando un Aliado oponente es declarado atacante, esa carta pierde 1 a la Fuerza hasta la Fase Final."},
		{card.Weapon, "what fights for a weapon is its bearer", "Cada vez que un Aliado que controles sea destruido, gana 1 a la fuerza.",
			"Cuando un Aliado que controles es destruido, el portador gana 1 a la Fuerza hasta la Fase Final."},
		{card.Totem, "and for a Tótem nobody", "Cada vez que un Aliado que controles sea destruido, gana 1 a la fuerza.", ""},
		{card.Totem, "whatever it costs", "En tu Vigilia, puedes botar 2 cartas para que gane 2 a la fuerza.", ""},
		{card.Ally, "milled cards gain nothing", "Si es declarado bloqueador, puedes botar 2 cartas para que gane 2 a la fuerza.",
			"Cuando este Aliado es declarado bloqueador, puedes botar 2 cartas para que este Aliado gane 2 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "what a Talismán answers stays to be meant", "En respuesta a que juegues un Aliado, es Indestructible este turno.",
			"En respuesta a que juegues un Aliado, esa carta es Indestructible hasta la Fase Final."},
		{card.Ally, "a price is paid for the card of the event", "Cuando un Aliado que controles entre en juego, puedes descartar 2 cartas para que pueda atacar este turno.",
			"Cuando un Aliado que controles entra en juego, puedes descartar 2 cartas de tu Mano para que dicha carta pueda ser declarada atacante hasta la Fase Final."},
		{card.Ally, "so is it with a pronoun", "En respuesta a que tu oponente juegue un Aliado, puedes destruir un Tótem que controles para subirlo.",
			"En respuesta a que tu oponente juegue un Aliado, puedes destruir un Tótem que controles para subir dicha carta."},
		{card.Ally, "whose gender tells", "Cuando un Arma oponente entra en juego, puedes desterrar un Oro para destruirla.",
			"Cuando un Arma oponente entra en juego, puedes desterrar un Oro para destruir dicha carta."},
		{card.Ally, "but what was only picked is meant", "Cuando entra en juego, puedes destruir un Aliado para desterrarlo.",
			"Cuando este Aliado entra en juego, puedes destruir un Aliado para desterrarlo."},
		{card.Ally, "how long a ban lasts may stand before it", "Cuando entra en juego, elige un Aliado oponente. Mientras Ansel esté en juego, ese Aliado no puede atacar.",
			"Cuando este Aliado entra en juego, un Aliado oponente no puede atacar mientras este Aliado esté en juego."},
		{card.Ally, "also behind the event", "Cuando entra en juego, mientras Ansel esté en juego, un Aliado oponente pierde su habilidad.",
			"Cuando este Aliado entra en juego, un Aliado oponente pierde su Habilidad mientras este Aliado esté en juego."},
		{card.Ally, "as long as it is controlled", "Cuando entra en juego, elige un Aliado oponente. Mientras controles a Ansel, ese Aliado no puede bloquear.",
			"Cuando este Aliado entra en juego, un Aliado oponente no puede bloquear mientras este Aliado esté en juego."},
		{card.Ally, "of an Ally that was picked, no other time is known", "Cuando entra en juego, elige un Aliado oponente. Mientras controles un Tótem, ese Aliado no puede atacar.", ""},
		{card.Ally, "who does not block is asked when blockers are declared", "Si no es declarado bloqueador, puedes barajar una carta de tu Cementerio.",
			"Cuando este Aliado no es declarado bloqueador, puedes barajar una carta de tu Cementerio."},
		{card.Ally, "neither is not the one without the other", "Si no es declarado atacante o bloqueador, roba una carta.", ""},
		{card.Ally, "the end of the opponent's turn", "Si Ansel no bloquea, destiérralo al final del turno oponente.",
			"Cuando este Aliado no es declarado bloqueador, destierra este Aliado en la Fase Final oponente."},
		{card.Talisman, "which stays his where it stands in front", "Un Aliado gana 2 a la fuerza. Al final del turno de tu oponente, destrúyelo.",
			"Un Aliado gana 2 a la Fuerza hasta la Fase Final. Luego, destrúyelo en la Fase Final oponente."},
		{card.Talisman, "the next card, its cost and what it is then", "El próximo Aliado que juegues este turno reduce su coste en 2 Oros y puede atacar cuando entra en juego.",
			"El próximo Aliado que juegues cuesta 2 Oros menos hasta la Fase Final y el próximo Aliado que juegues puede atacar el turno que entra en juego hasta la Fase Final."},
		{card.Talisman, "not this one", "El siguiente Talismán que juegues este turno no puede ser anulado y cuesta 1 Oro menos.",
			"El próximo Talismán que juegues cuesta 1 Oro menos hasta la Fase Final y el próximo Talismán que juegues no puede ser anulado hasta la Fase Final."},
		{card.Talisman, "each of what was moved", "Destruye cualquier número de Oros que controles. Tu oponente bota 2 cartas por cada uno.",
			"Destruye cualquier cantidad de Oros que controles. Luego, tu oponente bota 2 cartas por cada una de esas cartas."},
	} {
		t.Run(c.name, func(t *testing.T) { readAs(t, ansel, []wording{{c.of, c.text, c.want}}) })
	}
}

func TestTheFirstAndTheNextCardThatIsPlayed(t *testing.T) {
	for _, c := range []struct{ want, other string }{
		{"El primer Talismán que juegues en cada turno cuesta 1 Oro menos.", "Tu primer Talismán de cada turno cuesta 1 Oro menos."},
		{"El primer Talismán que juegues en cada turno cuesta 1 Oro menos.", "El coste del primer Talismán que juegues cada turno se reduce en 1."},
		{"El primer Talismán que juegues en cada turno cuesta 1 Oro menos.", "Reduce en 1 el coste del primer Talismán que juegues en cada turno."},
		{"El primer Talismán que juegue tu oponente en cada turno cuesta 1 Oro más.", "Jugar el primer Talismán que juegue tu oponente en cada turno cuesta 1 Oro más."},
		{"La primera Arma que juegue cada jugador en cada turno cuesta 1 Oro más.", "La primera Arma que juegue cada jugador cada turno aumenta su coste en 1."},
		{"Cuando este Aliado entra en juego, el próximo Talismán que juegue tu oponente cuesta 2 Oros más hasta la Fase Final.",
			"Cuando entra en juego, el siguiente Talismán que juegue tu oponente este turno aumenta su coste en 2."},
		{"Cuando este Aliado entra en juego, la próxima Arma que juegues cuesta 1 Oro menos hasta la Fase Final.", "Cuando entra en juego, tu próxima Arma este turno cuesta 1 Oro menos."},
	} {
		readAs(t, ansel, []wording{{card.Ally, c.want, c.want}, {card.Ally, c.other, c.want}})
	}
}

func TestKindsOfPrintedWording(t *testing.T) {
	readAs(t, ansel, []wording{
		{card.Ally, "Tus Aliados que ataquen junto a Ansel ganan 1 a la fuerza.", "Tus Aliados que lo acompañen ganan 1 a la Fuerza."},
		{card.Ally, "Tus Dragones ganan 1 a la fuerza mientras sean declarados atacantes junto a Ansel.", "Tus Aliados de raza Dragón que lo acompañen ganan 1 a la Fuerza."},
		{card.Ally, "Tus demás Aliados no pueden ser bloqueados si acompañan a Ansel en el ataque.", "Tus demás Aliados que lo acompañen son Imbloqueables."},
		{card.Ally, "Los Aliados que sean declarados atacantes con Ansel pierden 1 a la fuerza.", "Todos los Aliados que lo acompañen pierden 1 a la Fuerza."},
		{card.Totem, "Los jugadores no pueden robar cartas fuera de la Fase Final.", "Solo se puede robar en la Fase Final."},
		{card.Totem, "No se puede robar fuera de la Fase Final.", "Solo se puede robar en la Fase Final."},
		{card.Totem, "Tu oponente no puede robar cartas fuera de la Fase Final.", "Si no es la Fase Final, tu oponente no puede robar."},
		{card.Talisman, "Tu oponente te muestra su Mano. Elige un Talismán y descártalo.", "Tu oponente muestra su Mano y tú descartas un Talismán de entre esas cartas."},
		{card.Talisman, "Busca un Talismán en tu Mazo Castillo y ponlo en la parte superior de éste.", "Busca un Talismán en tu Mazo Castillo y ponlo en el tope de su Mazo Castillo."},
		{card.Talisman, "Busca un Tótem en tu Mazo Castillo y ponlo en el fondo del mismo.", "Busca un Tótem en tu Mazo Castillo y ponlo en el fondo de su Mazo Castillo."},
		{card.Talisman, "Busca un Tótem en tu Cementerio y ponlo en el fondo de éste.", ""},
	})
}
