package text

import (
	"strings"
	"testing"

	"castillo/game/card"
)

func TestPlayersWordsGiveTheStandardWording(t *testing.T) {
	for _, c := range []struct {
		of         card.Type
		name       string
		text, want string
	}{
		{card.Ally, "case and accents are free", "cuando este aliado entra en juego, roba una carta", "Cuando este Aliado entra en juego, roba 1 carta."},
		{card.Ally, "the name in full", "Sir Ansel, el Tuerto gana +1 a la fuerza.", "Este Aliado gana 1 a la Fuerza."},
		{card.Ally, "the name without its title and tail", "Ansel gana + 1 a la Fuerza.", "Este Aliado gana 1 a la Fuerza."},
		{card.Ally, "the name with a slip", "Cuando Sir Ancel entra en juego, bota 2 cartas.", "Cuando este Aliado entra en juego, bota 2 cartas."},
		{card.Ally, "a trailing condition comes first", "Tus Dragones ganan 2 a la fuerza, mientras Ansel esté en juego.", "Tus Aliados de raza Dragón ganan 2 a la Fuerza."},
		{card.Ally, "si with an event triggers", "Si es declarado atacante, duplica su fuerza.", "Cuando este Aliado es declarado atacante, este Aliado duplica su Fuerza hasta la Fase Final."},
		{card.Ally, "gold in old words", "En tu Vigilia puedes pagar 2 de oro para subir un Aliado oponente a su mano.", "En tu Fase de Vigilia, puedes pagar 2 Oros para subir un Aliado oponente."},
		{card.Ally, "bajar is to put in play", "Cada vez que bajes un Tótem, roba 1 carta.", "Cuando bajas un Tótem, roba 1 carta."},
		{card.Ally, "bajar itself", "Al bajar este Aliado, roba 1 carta.", "Cuando este Aliado entra en juego, roba 1 carta."},
		{card.Ally, "who puts a card down goes on", "Cada vez que bajes otro Aliado, gana 1 a la fuerza permanentemente.", "Cuando bajas otro Aliado, este Aliado gana 1 a la Fuerza por el resto del juego."},
		{card.Ally, "what is annulled is being played", "En respuesta a que tu oponente baje un Aliado, puedes pagar 1 Oro para anularlo.", "Puedes pagar 1 Oro para anular un Aliado oponente."},
		{card.Ally, "a Talismán is never in play", "Cada vez que tu oponente baje un Talismán, roba 1 carta.", "Cuando tu oponente juega un Talismán, roba 1 carta."},
		{card.Ally, "payment at the end", "En respuesta a que uno de tus Oros sea destruido, puedes salvarlo si descartas 1 carta.", "Puedes descartar una carta de tu Mano para prevenir que un Oro que controles sea destruido."},
		{card.Ally, "no puede ser destruido is the keyword", "No puede ser destruido.", "Este Aliado es Indestructible."},
		{card.Ally, "cannot block is not cannot attack", "Solo puede bloquear.", "Este Aliado no puede atacar."},
		{card.Ally, "el turno que entra", "El turno en que Sir Ansel entra en juego, no se pueden jugar Armas.", "Cuando este Aliado entra en juego, los jugadores no pueden jugar Armas hasta la Fase Final."},
		{card.Ally, "plural speaks of the others", "Si todos tus Aliados son de raza Héroe, ganan 1 a la fuerza.", "Si todos tus Aliados son de raza Héroe, tus Aliados ganan 1 a la Fuerza."},
		{card.Weapon, "a weapon's strength is the bearer's", "Gana +2 a la fuerza.", "El portador gana 2 a la Fuerza."},
		{card.Weapon, "a weapon's attack is the bearer's", "Su portador gana 1 a la fuerza cuando ataca.", "Cuando el portador es declarado atacante, el portador gana 1 a la Fuerza hasta la Fase Final."},
		{card.Weapon, "who may carry it", "Su portador sólo puede ser un Olímpico.", "Esta Arma solo puede ser portada por Aliados de raza Olímpico."},
		{card.Talisman, "juega X para says nothing", "En Guerra de Talismanes, juega Sir Ansel para que un Aliado pierda 2 a la fuerza.", "En la Guerra de Talismanes, un Aliado pierde 2 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "when it may be played joins the effect", "Sólo puedes jugar este Talismán en tu Fase de Vigilia. Roba 2 cartas.", "En tu Fase de Vigilia, roba 2 cartas."},
		{card.Talisman, "a later sentence about the same card", "Elige un Aliado oponente. Ese Aliado no puede bloquear este turno.", "Un Aliado oponente no puede bloquear hasta la Fase Final."},
		{card.Talisman, "no afecta narrows what stands before", "Destruye una carta oponente. Esta habilidad no afecta a los Oros.", "Destruye una carta oponente que no sea Oro."},
		{card.Talisman, "tantas como", "Destruye uno de tus Aliados para que tu oponente bote tantas cartas como fuerza tenga el Aliado.", "Destruye un Aliado que controles para que tu oponente bote tantas cartas como la Fuerza de esa carta."},
		{card.Talisman, "other cards by name", "Busca a Ulfar en tu Mazo Castillo y ponlo en juego sin pagar su coste.", "Busca un «Ulfar» en tu Mazo Castillo y ponlo en juego."},
		{card.Ally, "whom it blocks is no card that it moved", "Por cada Aliado que bloquee, gana 1 a la fuerza.", "Este Aliado gana 1 a la Fuerza por cada Aliado bloqueado por este Aliado."},
		{card.Totem, "different races before races", "Jugar Aliados de diferentes razas cuesta 1 Oro menos.", "Jugar Aliados de razas distintas cuesta 1 Oro menos."},
		{card.Totem, "how many cards are drawn", "Tu oponente solo puede robar 1 carta.", "Tu oponente no puede robar más de 1 carta por turno."},
		{card.Talisman, "the verb tells who pays", "Destruye un Aliado oponente a menos que pague 2 Oros.", "Destruye un Aliado oponente, a menos que tu oponente pague 2 Oros."},
		{card.Weapon, "a place after the bearer is not his", "Cuando el portador hace daño, descarta una carta de Coste mayor que el Coste del portador de tu Mano.", "Cuando el portador hace daño al Mazo Castillo oponente, descarta una carta de Coste mayor que el Coste del portador de tu Mano."},
		{card.Totem, "abilities of whatever cards", "Los jugadores no pueden usar habilidades.", "Los jugadores no pueden activar habilidades."},
		{card.Ally, "causes end with a word", "Este Aliado no puede ser afectado por otros Aliados ni por Tótems.", "Este Aliado no puede ser afectado por otros Aliados y no puede ser afectado por Tótems."},
		{card.Talisman, "how long is no cause", "Gana el control de un Aliado oponente que haya sido bloqueado este turno por el resto del juego.", "Gana el control de un Aliado oponente que fue bloqueado por el resto del juego."},
		{card.Talisman, "a place before what is counted", "Busca tantas cartas como Aliados controles en tu Mazo Castillo.", "Busca en tu Mazo Castillo una carta por cada Aliado que controles."},
		{card.Gold, "gold for a card by its bare name", "Puedes pagar este Oro para generar 2 Oros para jugar Ulfar.", "Puedes pagar este Oro para generar 2 Oros para jugar «Ulfar»."},
		{card.Totem, "who is played by name", "Cada vez que juegues a Ulfar, roba una carta.", "Cuando juegas un «Ulfar», roba 1 carta."},
		{card.Ally, "in company of a name both are meant", "Cuando ataca junto a Ulfar, ambos ganan 1 a la fuerza.", "Cuando este Aliado es declarado atacante, si controlas otro «Ulfar» atacante, ambos ganan 1 a la Fuerza hasta la Fase Final."},
		{card.Talisman, "a list of what one controls", "Si controlas a Ulfar, un Dragón y 2 o más Tótems, roba una carta.", "Si controlas un «Ulfar» y controlas un Aliado de raza Dragón y controlas 2 o más Tótems, roba 1 carta."},
		{card.Talisman, "in front of the name that it is in play", "Si en juego está Ulfar, roba una carta.", "Si hay un «Ulfar», roba 1 carta."},
		{card.Talisman, "a card with a name of several words", "Busca una carta Rayo de Ulfar en tu Mazo Castillo y ponla en tu Mano.", "Busca un «Rayo de Ulfar» en tu Mazo Castillo y ponlo en tu Mano."},
		{card.Weapon, "who carries the weapon", "Si un Dragón porta esta Arma, es Indestructible.", "Si el portador es de raza Dragón, el portador es Indestructible."},
		{card.Weapon, "by whom the weapon is carried", "Si es portada por Ulfar, el portador gana 2 a la fuerza.", "Si el portador es un «Ulfar», el portador gana 2 a la Fuerza."},
		{card.Weapon, "what a weapon's condition asks by a name is its bearer", "El portador gana 1 a la fuerza. Si es Ulfar, gana 2 a la fuerza.", "El portador gana 1 a la Fuerza. Si el portador es un «Ulfar», el portador gana 2 a la Fuerza."},
		{card.Totem, "what is about to be destroyed", "Los Dragones que vayan a ser destruidos son desterrados en su lugar.", "Todos los Aliados de raza Dragón destruidos son desterrados."},
		{card.Ally, "who blocks is not said", "Ansel debe ser bloqueado, si es posible.", "Un Aliado oponente debe bloquear a este Aliado."},
		{card.Ally, "both ways of one fight", "Sólo puede bloquear y ser bloqueado por Dragones.", "Este Aliado solo puede bloquear Aliados de raza Dragón y solo puede ser bloqueado por Aliados de raza Dragón."},
		{card.Talisman, "as many but one", "Descarta tu Mano para robar la misma cantidad de cartas menos una.", "Descarta tu Mano para robar tantas cartas como el número de cartas movidas menos 1."},
		{card.Talisman, "the end of it", "Un Dragón que controles gana 1 a la fuerza este turno y al final de él es desterrado.", "Un Aliado de raza Dragón que controles gana 1 a la Fuerza hasta la Fase Final y destiérralo en la Fase Final."},
		{card.Weapon, "damage of an effect is direct", "El portador puede hacer 2 puntos de daño al Mazo Castillo oponente en vez de atacar.", "En tu Fase de Vigilia, si el portador puede atacar, puedes hacer que el portador no pueda atacar hasta la Fase Final y que tu oponente bote 2 cartas."},
		{card.Weapon, "than the bearer who is the price", "Cuando entra en juego, puedes desterrar al portador para desterrar un Aliado oponente de coste igual o menor.", "Cuando esta Arma entra en juego, puedes desterrar el portador para desterrar un Aliado oponente de Coste igual o menor al Coste del portador."},
		{card.Totem, "an Oro that is put is none that is played", "En tu Vigilia, una vez por turno, puedes poner un Oro de tu Mano en tu Reserva, además del que puedes jugar normalmente.", "En tu Fase de Vigilia, una vez por turno, puedes poner un Oro de tu Mano en juego."},
		{card.Talisman, "what costs nothing for a price", "Descarta una carta: Ansel cuesta 0. Roba 1 carta.", "Roba 1 carta. Si este Talismán está en tu Mano, puedes descartar una carta de tu Mano para jugar este Talismán sin pagar su Coste."},
		{card.Ally, "what costs less for a price", "Puedes destruir un Oro que controles para que Ansel cueste 2 Oros menos.", "Si este Aliado está en tu Mano, puedes destruir un Oro que controles para jugar este Aliado reduciendo su Coste en 2."},
		{card.Talisman, "one here, one there", "Mira las primeras 3 cartas de tu Mazo Castillo. Pon una en tu Mano, una en tu Cementerio y el resto en el fondo.", "Mira las 3 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano y pon otra carta de entre esas cartas en el Cementerio de su dueño y pon el resto en el fondo de su Mazo Castillo."},
		{card.Talisman, "who lets you draw", "Tu oponente debe elegir entre destruir un Tótem que controle o dejarte robar 3 cartas.", "Roba 3 cartas, a menos que tu oponente destruya un Tótem que controle."},
		{card.Ally, "it may be played for nothing", "Si controlas un Tótem, este Aliado puede ser jugado sin pagar su coste.", "Si este Aliado está en tu Mano y controlas un Tótem, puedes jugar este Aliado sin pagar su Coste."},
		{card.Talisman, "a name says the type", "Destruye un Aliado llamado Ulfar.", "Destruye un «Ulfar»."},
		{card.Weapon, "what is saved is the card of the event", "En respuesta a que sea destruida, puedes destruir otro Aliado para salvar ésta.", "Puedes destruir otro Aliado para prevenir que esta Arma sea destruida."},
		{card.Talisman, "a choice after which the sentence goes on", "Anula o destruye un Arma y tu oponente descarta su Mano.", "Elige entre destruir un Arma; o anular un Arma; y tu oponente descarta su Mano."},
		{card.Ally, "a card's name asks for one such card", "Si Ulfar está en tu cementerio, este Aliado gana 1 a la fuerza.", "Si tienes un «Ulfar» en tu Cementerio, este Aliado gana 1 a la Fuerza."},
		{card.Ally, "of his cards, of that kind", "Cuando tu oponente destruye un Aliado que controles, puedes destruir uno de los suyos de igual fuerza.", "Cuando un Aliado que controles es destruido por efectos oponentes, puedes destruir un Aliado oponente de Fuerza igual a la Fuerza de esa carta."},
		{card.Ally, "the hand or a card of it", "Cuando entra en juego, tu oponente debe descartar un Talismán de su Mano o mostrarla.", "Cuando este Aliado entra en juego, tu oponente elige entre descartar un Talismán de su Mano; o mostrar su Mano."},
		{card.Ally, "debes is no permission", "En respuesta a declarar a Sir Ansel atacante, debes elegir que sea imbloqueable o que sea bloqueado por un Aliado oponente a tu elección.", "Cuando este Aliado es declarado atacante, elige entre que un Aliado oponente deba bloquear a este Aliado hasta la Fase Final; o que este Aliado sea Imbloqueable hasta la Fase Final."},
		{card.Ally, "nor is a drawback", "En respuesta a que Ansel sea declarado atacante, al final del turno barájalo en tu Mazo Castillo.", "Cuando este Aliado es declarado atacante, baraja este Aliado en la Fase Final."},
		{card.Ally, "nothing is regrouped before the Fase Final", "Ansel puede atacar el turno que entra en juego, si lo hace no puede ser agrupado.", "Este Aliado puede atacar el turno que entra en juego. Cuando este Aliado es declarado atacante, si este Aliado entró en juego este turno, este Aliado no puede ser agrupado por el resto del juego."},
		{card.Ally, "a ban as long as the control it goes with", "Cuando entra en juego, gana el control de un Aliado oponente mientras Ansel esté en juego. Ese Aliado no puede ser declarado atacante.", "Cuando este Aliado entra en juego, gana el control de un Aliado oponente mientras este Aliado esté en juego y esa carta no puede atacar mientras este Aliado esté en juego."},
		{card.Talisman, "but no longer than is said", "Gana el control de un Aliado oponente. Ese Aliado no puede atacar este turno.", "Gana el control de un Aliado oponente por el resto del juego y esa carta no puede atacar hasta la Fase Final."},
		{card.Ally, "a card that was discarded gains nothing", "En tu Fase de Vigilia, puedes descartar una carta de tu Mano para que gane 1 a la fuerza.", "En tu Fase de Vigilia, puedes descartar una carta de tu Mano para que este Aliado gane 1 a la Fuerza hasta la Fase Final."},
		{card.Weapon, "nor does one that was destroyed", "Puedes destruir un Aliado para que gane 1 a la fuerza.", "Puedes destruir un Aliado para que el portador gane 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "an infinitive hangs on puedes", "Cuando entra en juego, puedes barajar 1 carta de tu mano. Luego robar 1 carta.", "Cuando este Aliado entra en juego, puedes barajar una carta de tu Mano y robar 1 carta."},
		{card.Ally, "each player and the strongest of his", "Cuando entra en juego, ambos jugadores ponen el Aliado de mayor fuerza en la parte superior de su Mazo Castillo.", "Cuando este Aliado entra en juego, cada jugador pone el Aliado de mayor Fuerza que controle en el tope de su Mazo Castillo."},
		{card.Ally, "whoever destroys it, from the cemetery", "El Aliado que destruya a Ansel debe ser destruido en la Fase Final.", "Cuando este Aliado es destruido, destruye todos los Aliados que destruyan a este Aliado, en la Fase Final."},
		{card.Talisman, "whether it was destroyed is asked in the Fase Final", "Pon un Aliado oponente en tu Línea de Defensa. Si no es destruido, en la Fase Final vuelve a la Línea de Defensa oponente.", "Pon un Aliado oponente en tu Línea de Defensa. Luego, en la Fase Final, si esa carta no fue destruida, ponlo en la Línea de Defensa oponente."},
		{card.Ally, "the only one that is declared", "Si Sir Ansel es el único Aliado declarado bloqueador, duplica su fuerza.", "Cuando este Aliado es declarado bloqueador, si controlas exactamente 1 Aliado bloqueador, este Aliado duplica su Fuerza hasta la Fase Final."},
		{card.Ally, "who is the only one for a time", "Mientras Sir Ansel sea el único Aliado declarado atacante, gana 2 a la fuerza.", "Si este Aliado es atacante y controlas exactamente 1 Aliado atacante, este Aliado gana 2 a la Fuerza."},
		{card.Ally, "as it was before it left", "Si Sir Ansel es destruido y solo controlabas Dragones, roba 1 carta.", "Cuando este Aliado es destruido, si todos tus Aliados eran de raza Dragón, roba 1 carta."},
		{card.Ally, "of their strength too", "Cuando sale del juego, si todos tus Aliados tenían fuerza 2 o menos, roba 1 carta.", "Cuando este Aliado sale del juego, si todos tus Aliados tenían Fuerza 2 o menos, roba 1 carta."},
		{card.Ally, "as it is now", "Cuando sale del juego, si solo tienes Dragones, roba 1 carta.", "Cuando este Aliado sale del juego, si todos tus Aliados son de raza Dragón, roba 1 carta."},
		{card.Gold, "how a card is played is no payment for what follows", "Cuando juegas un Aliado pagando este Oro, roba 1 carta.", ""},
		{card.Ally, "attackers are declared at a time", "Si Sir Ansel es declarado atacante, no puedes declarar otros Aliados atacantes.", "Este Aliado solo puede atacar sin otros Aliados."},
		{card.Talisman, "modifiers that come later in the turn do not count either", "Hasta el final del turno, cancela todos los modificadores de fuerza.", "Todos los Aliados no pueden recibir modificadores de Fuerza hasta la Fase Final."},
		{card.Ally, "with one other", "Sólo puede ser declarado atacante si lo acompaña 1 o más Aliados.", "Este Aliado solo puede atacar si lo acompaña un Aliado."},
		{card.Weapon, "each turn is that of either", "Cada turno el portador pierde 2 a la fuerza permanentemente.", "En la Fase de Vigilia, el portador pierde 2 a la Fuerza por el resto del juego."},
		{card.Ally, "what is done stands after the last comma", "Si Sir Ansel ataca, es destruido al final del turno.", "Cuando este Aliado es declarado atacante, destruye este Aliado en la Fase Final."},
		{card.Ally, "a further draw at the end of your turn", "En respuesta a finalizar tu turno, roba 1 carta adicional.", "En respuesta a finalizar tu turno, puedes robar 1 carta extra."},
		{card.Ally, "abilities of one of yours", "Cuando un Aliado oponente pierde fuerza por la habilidad de uno de tus Aliados, roba 1 carta.", "Cuando un Aliado oponente pierde Fuerza por habilidades de Aliados que controles, roba 1 carta."},
		{card.Talisman, "the card that was drawn", "Roba 1 carta. Si es un Talismán, puedes jugarlo.", "Roba 1 carta. Luego, si esa carta es un Talismán, puedes jugarla."},
		{card.Talisman, "it is not what is asked", "Roba 1 carta. Si no es un Talismán, descártala.", "Roba 1 carta. Luego, si esa carta no es un Talismán, descártala."},
		{card.Talisman, "the cards that were milled", "Bota 3 cartas. Luego, destierra las cartas botadas.", "Bota 3 cartas. Luego, destiérralas."},
		{card.Ally, "the card that paid for the draw", "Cuando entra en juego, puedes descartar un Aliado de tu mano para robar 1 carta. Si la carta descartada es un Aliado de raza Olímpico, puedes robar 1 carta adicional.", "Cuando este Aliado entra en juego, puedes descartar un Aliado de tu Mano para robar 1 carta. Luego, si la carta descartada es de raza Olímpico, puedes robar 1 carta."},
		{card.Ally, "the event's card, not the drawn one", "Cuando un Aliado que controles es destruido, roba 1 carta y destiérralo.", "Cuando un Aliado que controles es destruido, roba 1 carta. Luego, destierra dicha carta."},
		{card.Ally, "a drawn card gains nothing", "Cuando entra en juego, roba 1 carta y gana 1 a la Fuerza.", "Cuando este Aliado entra en juego, roba 1 carta. Luego, este Aliado gana 1 a la Fuerza hasta la Fase Final."},
		{card.Ally, "the time in front", "Cuando entra en juego, elige un Aliado oponente. Mientras Ansel esté en juego, ese Aliado no puede atacar.", "Cuando este Aliado entra en juego, un Aliado oponente no puede atacar mientras este Aliado esté en juego."},
		{card.Talisman, "for each of those", "Destruye cualquier número de Oros que controles. Tu oponente bota 2 cartas por cada uno.", "Destruye cualquier cantidad de Oros que controles. Luego, tu oponente bota 2 cartas por cada una de esas cartas."},
		{card.Totem, "each player and his own", "Cada jugador destruye uno de sus Aliados.", ""},
		{card.Totem, "costs", "Jugar Aliados cuesta + 1 oro.", "Jugar Aliados cuesta 1 Oro más."},
		{card.Gold, "where the Oro lies", "Puedes desterrar este Oro de tu reserva para robar 1 carta.", "Si este Oro está en tu Reserva de Oro, puedes desterrar este Oro para robar 1 carta."},
		{card.Gold, "marks", "No puede ser usado como oro inicial. (Carta Única).", "No puede ser usado como Oro inicial. Carta Única."},
	} {
		t.Run(c.name, func(t *testing.T) { readAs(t, ansel, []wording{{c.of, c.text, c.want}}) })
	}
}

func TestTwoWordingsOfOneCardGiveOneText(t *testing.T) {
	for _, pair := range [][2]string{
		{"En tu fase de vigilia y sólo una vez por turno, puedes pagar 1 de oro y robar 1 carta.", "Una vez por turno, en tu Vigilia, puedes pagar un Oro para robar una carta."},
		{"Si es destruido, tu oponente debe botar 2 cartas de su mazo castillo.", "Cuando Sir Ansel sea destruido, tu oponente bota dos cartas."},
		{"Puede atacar cuando entra en juego.", "Sir Ansel puede ser declarado atacante el turno en que entra en juego."},
		{"Elige un Aliado oponente y destiérralo.", "Destierra un Aliado oponente."},
		{"Sir Ansel se considera Imbloqueable.", "Imbloqueable."},
		{`Sir Ansel gana "Imbloqueable" si controlas a "Ulfar".`, "Si controlas un «Ulfar», este Aliado es Imbloqueable."},
	} {
		facts := of(card.Ally)
		if strings.HasPrefix(pair[1], "Destierra") {
			facts = of(card.Talisman)
		}
		a, errA := Read(pair[0], facts)
		b, errB := Read(pair[1], facts)
		if errA != nil || errB != nil {
			t.Errorf("%q: %v; %q: %v", pair[0], errA, pair[1], errB)
			continue
		}
		if pa, pb := Print(a.Card, facts), Print(b.Card, facts); pa != pb {
			t.Errorf("%q\n prints %q\n%q\n prints %q", pair[0], pa, pair[1], pb)
		}
	}
}

func TestWhatIsNotUnderstoodIsNamedAndTheRestKept(t *testing.T) {
	const s = "Este Aliado es Imbloqueable. Cuando entra en juego, teje un Aliado. Este Aliado no puede bloquear."
	r, err := Read(s, of(card.Ally))
	if err == nil || len(r.Failures) != 1 {
		t.Fatalf("Read gave %v and %d failures, want one", err, len(r.Failures))
	}
	f := r.Failures[0]
	if got := s[f.Sentence.Start:f.Sentence.End]; got != "Cuando entra en juego, teje un Aliado" {
		t.Errorf("sentence %q", got)
	}
	if !strings.HasPrefix(f.Wrote, "teje") {
		t.Errorf("words %q, want them to begin at teje", f.Wrote)
	}
	if want := "Este Aliado es Imbloqueable y no puede bloquear."; Print(r.Card, of(card.Ally)) != want {
		t.Errorf("kept %q", Print(r.Card, of(card.Ally)))
	}
	if caret := Caret(s, f); !strings.Contains(caret, "\n"+strings.Repeat(" ", 52)+"^^^^") {
		t.Errorf("caret:\n%s", caret)
	}
}

func TestSlipsAreReadAndNoted(t *testing.T) {
	r, err := Read("Destruye un Aliado de taza Titán.", of(card.Talisman))
	if err != nil || len(r.Notes) != 1 || r.Notes[0].Read != "raza" {
		t.Errorf("notes %v, error %v", r.Notes, err)
	}
}

func TestMeaningIsNeverGuessed(t *testing.T) {
	refused(t, ansel, []lone{
		{card.Talisman, "Destruye un Aliado oponente los martes."},
		{card.Talisman, "Destruye un Aliado oponente casi siempre."},
		{card.Talisman, "Baraja tantas cartas como Coste tenga este Talismán."},
		{card.Totem, "Ese Aliado no puede atacar."},
		{card.Ally, "Roba 1 carta."},
		{card.Ally, "Cuando entra en juego, destruye un Aliado del mismo color."},
		{card.Talisman, "Tu oponente."},
		{card.Talisman, "Pon un Aliado."},
	})
}

func TestEveryExampleOfThePageReadsAndPrintsAsItStands(t *testing.T) {
	page := Grammar()
	for _, p := range patterns {
		for _, e := range p.examples {
			r, err := Read(e, exampleFacts(p.of))
			if err != nil {
				t.Errorf("%s: %q: %v", p.title, e, err)
				continue
			}
			if got := Print(r.Card, exampleFacts(p.of)); got != e {
				t.Errorf("%s: %q prints %q", p.title, e, got)
			}
			if !strings.Contains(page, e) {
				t.Errorf("%q is not on the page", e)
			}
		}
	}
}

func TestTooLongATextIsRefused(t *testing.T) {
	if _, err := Read(strings.Repeat("a", MaxLength+1), of(card.Ally)); err != ErrTooLong {
		t.Errorf("error %v, want ErrTooLong", err)
	}
}

func TestThePageShowsWhatIsSaidInOtherWords(t *testing.T) {
	page := Grammar()
	for _, e := range loosely {
		if !strings.Contains(page, e.says) {
			t.Errorf("%q is not read", e.says)
		}
	}
}
