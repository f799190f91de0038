package text

import (
	"testing"

	"castillo/game/card"
)

// eventRows lists texts with the standard wording of what sets them off.
var eventRows = []wording{
	// Whose turn and whose attack it is.
	{card.Totem, "En la Fase Final oponente, si no atacó, roba 1 carta.", "En la Fase Final oponente, si tu oponente no declaró ataque este turno, roba 1 carta."},
	{card.Ally, "En la Fase Final de tu oponente, si no declaró ataque, roba 1 carta.", "En la Fase Final oponente, si tu oponente no declaró ataque este turno, roba 1 carta."},
	{card.Ally, "Si no atacó, roba 1 carta en tu Fase Final.", "En tu Fase Final, si este Aliado no atacó este turno, roba 1 carta."},
	{card.Weapon, "En tu Fase Final, si no atacó, roba 1 carta.", "En tu Fase Final, si el portador no atacó este turno, roba 1 carta."},
	// Several occasions.
	{card.Ally, "Cuando entra en juego y al comienzo de tu Vigilia, roba 1 carta.", "Cuando este Aliado entra en juego, roba 1 carta. En tu Fase de Vigilia, roba 1 carta."},
	{card.Ally, "Al inicio de tu Vigilia y al ser destruido, roba 1 carta.", "En tu Fase de Vigilia, roba 1 carta. Cuando este Aliado es destruido, roba 1 carta."},
	{card.Ally, "Cuando entra en juego y cada vez que ataque, roba 1 carta.", "Cuando este Aliado entra en juego o es declarado atacante, roba 1 carta."},
	{card.Ally, "Al entrar en juego y al atacar, roba 1 carta.", "Cuando este Aliado entra en juego o es declarado atacante, roba 1 carta."},
	// Where cards come from and go to.
	// Into a player's cemetery cards go from anywhere; a player's own cards, from play.
	{card.Totem, "Cuando un Aliado es enviado a tu Cementerio, roba 1 carta.", "Cuando un Aliado es enviado a tu Cementerio, roba 1 carta."},
	{card.Totem, "Cuando una carta va al Cementerio oponente, roba 1 carta.", "Cuando una carta es enviada al Cementerio oponente, roba 1 carta."},
	{card.Totem, "Cuando una carta vaya al Cementerio, roba 1 carta.", "Cuando una carta es enviada al Cementerio, roba 1 carta."},
	{card.Totem, "Cuando un Aliado vaya al Cementerio desde el juego, roba 1 carta.", "Cuando un Aliado es enviado al Cementerio desde el juego, roba 1 carta."},
	{card.Totem, "Cuando uno de tus Aliados va a tu Cementerio, roba 1 carta.", "Cuando un Aliado que controles es enviado al Cementerio desde el juego, roba 1 carta."},
	{card.Totem, "Cuando un Aliado oponente es enviado al Cementerio, roba 1 carta.", "Cuando un Aliado oponente es enviado al Cementerio desde el juego, roba 1 carta."},
	{card.Totem, "Cuando un Aliado que controles es desterrado o enviado a tu Cementerio, roba 1 carta.",
		"Cuando un Aliado que controles es desterrado o es enviado al Cementerio desde el juego, roba 1 carta."},
	{card.Ally, "En respuesta a que este Aliado sea enviado al Cementerio o Zona de Destierro desde el juego, roba 1 carta.",
		"En respuesta a que este Aliado sea desterrado o sea enviado al Cementerio desde el juego, puedes robar 1 carta."},
	{card.Ally, "Cuando un Aliado llega a tu Cementerio, roba 1 carta.", "Cuando un Aliado es enviado a tu Cementerio, roba 1 carta."},
	{card.Ally, "Cuando una carta entre en el Cementerio oponente, roba 1 carta.", "Cuando una carta es enviada al Cementerio oponente, roba 1 carta."},
	{card.Ally, "Cuando un Aliado es puesto en tu Cementerio, roba 1 carta.", "Cuando un Aliado es enviado a tu Cementerio, roba 1 carta."},
	{card.Ally, "Cuando un Aliado cae al Cementerio, roba 1 carta.", "Cuando un Aliado es enviado al Cementerio, roba 1 carta."},
	{card.Ally, "Si es botado de tu Mazo Castillo, ponlo en juego.", "Cuando este Aliado es botado, pon este Aliado en juego."},
	{card.Ally, "Si va a tu Cementerio desde tu Mazo Castillo, ponlo en juego.", "Cuando este Aliado es botado, pon este Aliado en juego."},
	{card.Ally, "Si va al Cementerio desde tu Mano, ponlo en juego.", "Cuando este Aliado es descartado, pon este Aliado en juego."},
	{card.Ally, "Si es descartado, puedes jugarlo.", "Cuando este Aliado es descartado, puedes jugar este Aliado."},
	{card.Totem, "Cuando una carta es barajada en tu Mazo Castillo, roba 1 carta.", "Cuando una carta que controles es barajada, roba 1 carta."},
	// What players do.
	{card.Totem, "Cada vez que descartes un Talismán de tu Mano, roba 1 carta.", "Cuando un Talismán que controles es descartado, roba 1 carta."},
	{card.Totem, "Cada vez que tu oponente bote un Aliado, destiérralo.", "Cuando un Aliado oponente es botado, destiérralo."},
	{card.Totem, "Cuando tu oponente descarta una o más cartas de su Mano, roba 1 carta.", "Cuando tu oponente descarta cartas, roba 1 carta."},
	{card.Totem, "Cada vez que juegues o pongas en juego un Aliado, roba 1 carta.", "Cuando bajas un Aliado, roba 1 carta."},
	{card.Totem, "Cada vez que tu oponente ponga un Aliado en juego, roba 1 carta.", "Cuando tu oponente baja un Aliado, roba 1 carta."},
	{card.Totem, "La primera vez que juegues un Talismán en cada turno, roba 1 carta.", "Cuando juegas un Talismán, una vez por turno, roba 1 carta."},
	{card.Totem, "La primera vez cada turno que un Aliado sea destruido, roba 1 carta.", "Cuando un Aliado es destruido, una vez por turno, roba 1 carta."},
	{card.Totem, "Cuando tu oponente juegue su primer Talismán del turno, roba 1 carta.", "Cuando tu oponente juega un Talismán, una vez por turno, roba 1 carta."},
	{card.Totem, "Cada vez que se destruya un Aliado, roba 1 carta.", "Cuando un Aliado es destruido, roba 1 carta."},
	{card.Totem, "Cada vez que tu oponente declare atacante a un Aliado, bota 2 cartas.", "Cuando un Aliado oponente es declarado atacante, tu oponente bota 2 cartas."},
	// The verb stands first.
	{card.Totem, "Cada vez que entre en juego un Aliado oponente, roba 1 carta.", "Cuando un Aliado oponente entra en juego, roba 1 carta."},
	{card.Totem, "Cuando sea destruido uno de tus Aliados, roba 1 carta.", "Cuando un Aliado que controles es destruido, roba 1 carta."},
	{card.Ally, "Cuando ataque un Aliado oponente, roba 1 carta.", "Cuando un Aliado oponente es declarado atacante, roba 1 carta."},
	{card.Ally, "Al entrar Prueba en juego, roba 1 carta.", "Cuando este Aliado entra en juego, roba 1 carta."},
	{card.Totem, "Al entrar un Aliado oponente en juego, roba 1 carta.", "Cuando un Aliado oponente entra en juego, roba 1 carta."},
	{card.Totem, "Al ser destruido uno de tus Aliados, roba 1 carta.", "Cuando un Aliado que controles es destruido, roba 1 carta."},
	{card.Totem, "Al salir del juego un Dragón, roba 1 carta.", "Cuando un Aliado de raza Dragón sale del juego, roba 1 carta."},
	{card.Totem, "Cuando tu oponente declare 3 o más Aliados atacantes, roba 1 carta.", "Cuando tu oponente declara ataque, si tu oponente controla 3 o más Aliados atacantes, roba 1 carta."},
	// When a time is said beside a condition.
	{card.Totem, "Si al comienzo de tu Vigilia controlas 5 o más Aliados, roba 1 carta.", "En tu Fase de Vigilia, si controlas 5 o más Aliados, roba 1 carta."},
	{card.Ally, "En tu turno, si Prueba no atacó, destrúyelo en tu Fase Final.", "En tu Fase Final, si este Aliado no atacó este turno, destruye este Aliado."},
	{card.Totem, "Al comienzo de su turno, cada jugador debe pagar 1 Oro o destruir uno de sus Aliados.",
		"En la Fase de Agrupación, ese jugador elige entre destruir un Aliado que controle; o pagar 1 Oro."},
	// What an ability does to a card.
	{card.Ally, "Cuando una habilidad oponente destierre a Prueba, roba 1 carta.", "Cuando este Aliado es desterrado por habilidades oponentes, roba 1 carta."},
	{card.Totem, "En respuesta a que un Talismán o habilidad oponente destruya uno de tus Aliados, puedes robar 1 carta.", "En respuesta a que un Aliado que controles sea destruido por efectos oponentes, puedes robar 1 carta."},
	// Whom another card meets in combat.
	{card.Totem, "Cuando uno de tus Aliados bloquea, destruye al Aliado bloqueado.", "Cuando un Aliado que controles es declarado bloqueador, destruye el Aliado bloqueado."},
	{card.Totem, "Cuando un Aliado oponente bloquea, el Aliado bloqueado gana 1 a la fuerza.",
		"Cuando un Aliado oponente es declarado bloqueador, el Aliado bloqueado gana 1 a la Fuerza hasta la Fase Final."},
	{card.Totem, "Cuando uno de tus Aliados es bloqueado, puedes destruir al Aliado que lo bloquea.", "Cuando un Aliado que controles es bloqueado, puedes destruir el Aliado bloqueador."},
	{card.Ally, "Cuando Prueba es bloqueado, el bloqueador pierde 1 a la fuerza.",
		"Cuando este Aliado es bloqueado, todos los Aliados que bloqueen a este Aliado pierden 1 a la Fuerza hasta la Fase Final."},
	{card.Ally, "Cuando Prueba bloquea, el atacante pierde 1 a la fuerza.", "Cuando este Aliado es declarado bloqueador, el Aliado que bloquee pierde 1 a la Fuerza hasta la Fase Final."},
	// Who acts then.
	{card.Totem, "En su Fase de Vigilia, cada jugador bota 1 carta.", "En la Fase de Vigilia, ese jugador bota 1 carta."},
	{card.Totem, "Al comienzo de la Vigilia de cada jugador, éste debe destruir uno de sus Aliados.", "En la Fase de Vigilia, ese jugador destruye un Aliado que controle."},
	{card.Totem, "Al final de cada turno, el jugador activo puede robar 1 carta.", "Al comienzo de la Fase Final, ese jugador puede robar 1 carta."},
	{card.Totem, "En su Fase de Vigilia, tu oponente bota 1 carta.", "En la Fase de Vigilia oponente, tu oponente bota 1 carta."},
	{card.Totem, "Cuando un jugador roba una carta, ese jugador bota 2 cartas.", "Cuando un jugador roba una carta, ese jugador bota 2 cartas."},
	{card.Totem, "Cuando un jugador juega un Talismán, puede robar 1 carta.", "Cuando un jugador juega un Talismán, ese jugador puede robar 1 carta."},
	{card.Totem, "Cuando un jugador declara ataque, ese jugador puede pagar 1 Oro. Si no lo hace, bota 2 cartas.",
		"Cuando un jugador declara ataque, ese jugador puede pagar 1 Oro. Luego, si no lo hace, ese jugador bota 2 cartas."},
	{card.Totem, "Cuando tu oponente juega un Talismán, puede pagar 1 Oro. Si no lo hace, bota 2 cartas.",
		"Cuando tu oponente juega un Talismán, tu oponente bota 2 cartas, a menos que tu oponente pague 1 Oro."},
	{card.Gold, "Si es destruido por tu oponente, éste bota 3 cartas.", "Cuando este Oro es destruido por cartas oponentes, tu oponente bota 3 cartas."},
	// With whom is attacked.
	{card.Totem, "Si atacas con 3 o más Aliados, roba 1 carta.", "Cuando declaras ataque, si controlas 3 o más Aliados atacantes, roba 1 carta."},
	{card.Totem, "Si atacas con un solo Aliado, gana 2 a la fuerza.",
		"Cuando un Aliado que controles es declarado atacante, si controlas exactamente 1 Aliado atacante, esa carta gana 2 a la Fuerza hasta la Fase Final."},
	{card.Totem, "Cuando un Aliado oponente ataca solo, roba 1 carta.",
		"Cuando un Aliado oponente es declarado atacante, si tu oponente controla exactamente 1 Aliado atacante, roba 1 carta."},
	{card.Totem, "Cuando un Aliado oponente ataca junto a otro Aliado, roba 1 carta.",
		"Cuando un Aliado oponente es declarado atacante, si tu oponente controla otro Aliado atacante, roba 1 carta."},
}

// What is replaced on the way to a cemetery follows the same words.
var replacedRows = []wording{
	{card.Ally, "Las cartas que vayan al Cementerio oponente son desterradas.", "Todas las cartas que vayan al Cementerio oponente son desterradas."},
	{card.Ally, "Los Aliados que sean enviados a tu Cementerio son barajados en tu Mazo Castillo.", "Todos los Aliados que vayan a tu Cementerio son barajados."},
	{card.Ally, "Los Aliados oponentes que vayan al Cementerio son desterrados.", "Todos los Aliados oponentes que vayan al Cementerio desde el juego son desterrados."},
	{card.Ally, "Todas las cartas que vayan al Cementerio son desterradas.", "Todas las cartas que vayan al Cementerio son desterradas."},
	{card.Ally, "En vez de ir al Cementerio, este Aliado es barajado.", "En vez de ir al Cementerio, este Aliado es barajado."},
	{card.Ally, "En vez de ir al Cementerio, tus Aliados son barajados.", "Tus Aliados que vayan al Cementerio desde el juego son barajados."},
}

func TestWhatIsReplacedOnTheWayToTheCemetery(t *testing.T) {
	for _, c := range replacedRows {
		readAs(t, prueba, []wording{c, {c.of, c.want, c.want}})
	}
}

func TestTheEventsOfATextAreThoseThatItsWordsName(t *testing.T) {
	for _, c := range eventRows {
		readAs(t, prueba, []wording{c, {c.of, c.want, c.want}})
	}
}

// Of two events joined by «o» the second may have a subject of its own; its words are those of
// one event behind «o cuando». «Lo» means no card that only one of the two has.
func TestASecondEventMayFollowWithItsOwnSubject(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Cuando tu oponente juega un Talismán o declara ataque, roba 1 carta.",
			"Cuando tu oponente juega un Talismán o cuando tu oponente declara ataque, roba 1 carta."},
		{card.Ally, "Cuando entra en juego o un Aliado oponente es destruido, roba 1 carta.",
			"Cuando este Aliado entra en juego o cuando un Aliado oponente es destruido, roba 1 carta."},
		{card.Totem, "Cada vez que robes o botes cartas, tus Aliados ganan 1 a la fuerza hasta la Fase Final.",
			"Cuando robas una carta o cuando botas cartas, tus Aliados ganan 1 a la Fuerza hasta la Fase Final."},
		{card.Totem, "Cuando un Aliado es destruido o un Arma sale del juego, destiérralo.",
			"Cuando un Aliado es destruido o cuando un Arma sale del juego, destiérrala."},
	})
	refused(t, prueba, []lone{
		{card.Ally, "Cuando entra en juego o cuando un Tótem sale del juego, destiérralo."},
		{card.Totem, "Cuando declaras ataque o un Aliado es destruido, ponlo en tu Mano."},
		{card.Ally, "Cuando juegas un Talismán o es destruido, roba 1 carta."},
	})
}

// A condition and an event may stand under one «si». A verb without a subject would be about
// the card of the condition or about this one.
func TestAnEventMayFollowAConditionUnderOneSi(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Si controlas un Tótem y este Aliado ataca, roba 1 carta.", "Cuando este Aliado es declarado atacante, si controlas un Tótem, roba 1 carta."},
		{card.Totem, "Si tienes 3 o más Oros y juegas un Talismán, roba 1 carta.", "Cuando juegas un Talismán, si controlas 3 o más Oros, roba 1 carta."},
		{card.Ally, "Si este Aliado porta un Arma y es destruido, roba 1 carta.", "Cuando este Aliado es destruido, si este Aliado porta un Arma, roba 1 carta."},
	})
	refused(t, prueba, []lone{
		{card.Totem, "Si controlas un Dragón y es destruido, roba 1 carta."},
		{card.Ally, "Mientras controles un Tótem y este Aliado ataca, gana 2 a la fuerza."},
	})
}
