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
			"Cuando un Aliado es destruido por este Aliado, este Aliado gana 1 a la Fuerza permanentemente."},
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
		{card.Talisman, "each of what was moved", "Destruye cualquier número de Oros que controles. Tu oponente bota 2 cartas por cada uno.",
			"Destruye cualquier cantidad de Oros que controles. Luego, tu oponente bota 2 cartas por cada una de esas cartas."},
	} {
		r, err := Read(c.text, of(c.of))
		switch {
		case c.want == "" && err == nil:
			t.Errorf("%s: %q was read as %q", c.name, c.text, Print(r.Card, of(c.of)))
		case c.want != "" && err != nil:
			t.Errorf("%s: %q: %v", c.name, c.text, err)
		case c.want != "" && Print(r.Card, of(c.of)) != c.want:
			t.Errorf("%s: %q\n got %q\nwant %q", c.name, c.text, Print(r.Card, of(c.of)), c.want)
		}
	}
}
