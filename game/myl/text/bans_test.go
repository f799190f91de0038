package text

import (
	"testing"

	"castillo/game/card"
)

// TestWhatMayNotBeDone reads bans: of whom, of what, whence and how long.
func TestWhatMayNotBeDone(t *testing.T) {
	readAs(t, prueba, []wording{
		// Gold (DAR 4.2.5).
		{card.Totem, "Los jugadores no pueden generar Oros con sus Aliados ni Talismanes.", "Los jugadores no pueden generar Oros con Aliados o Talismanes."},
		{card.Ally, "Los Tótems oponentes no pueden generar Oro.", "Los jugadores no pueden generar Oros con Tótems oponentes."},
		{card.Totem, "Tu oponente no puede pagar más de 4 Oros por turno para jugar cartas o usar habilidades.", "Tu oponente no puede pagar más de 4 Oros por turno."},
		{card.Totem, "Cada jugador sólo puede generar hasta 2 Oros por turno.", "Los jugadores no pueden generar más de 2 Oros por turno."},
		{card.Talisman, "Tu oponente no puede generar ni pagar más de 2 Oros en su próximo turno.", "Tu oponente no puede generar más de 2 Oros por turno en el próximo turno oponente y tu oponente no puede pagar más de 2 Oros por turno en el próximo turno oponente."},
		{card.Totem, "Los jugadores no pueden pagar más de 3 Oros por turno para jugar Aliados.", ""},
		{card.Talisman, "Un Oro oponente no puede generar Oros este turno.", "Un Oro oponente no puede generar Oros hasta la Fase Final."},
		// What stays where it lies.
		{card.Ally, "Las cartas no pueden salir de ningún Cementerio.", "Todas las cartas de todos los Cementerios no pueden salir del Cementerio."},
		{card.Ally, "Tus Aliados no pueden salir de tu Cementerio.", "Todos los Aliados de tu Cementerio no pueden salir del Cementerio."},
		{card.Totem, "Ninguna carta puede salir del Cementerio oponente.", "Todas las cartas del Cementerio oponente no pueden salir del Cementerio."},
		{card.Totem, "Los Aliados no pueden entrar en juego desde el Cementerio ni la Zona de Destierro.", "Todos los Aliados de un Cementerio o Destierro no pueden entrar en juego."},
		{card.Totem, "Ningún Aliado oponente puede entrar en juego desde el Destierro.", "Todos los Aliados del Destierro oponente no pueden entrar en juego."},
		{card.Totem, "Las cartas desterradas no pueden volver al juego.", "Todas las cartas de cualquier Destierro no pueden entrar en juego."},
		{card.Totem, "Las Armas no pueden ser jugadas desde el Cementerio.", "Los jugadores no pueden jugar Armas de un Cementerio."},
		{card.Totem, "Los Aliados no pueden entrar en juego.", ""},
		{card.Ally, "Las cartas de los Destierros no pueden salir de ellos.", "Todas las cartas de cualquier Destierro no pueden salir del Destierro."},
		// What is not grouped (DAR 5.1).
		{card.Talisman, "Un Aliado oponente no vuelve a la Línea de Defensa en su próxima Fase de Agrupación.", "Un Aliado oponente no puede ser agrupado en el próximo turno oponente."},
		{card.Ally, "Prueba no vuelve a la Línea de Defensa en tu Fase de Agrupación.", "Este Aliado no puede ser agrupado."},
		{card.Ally, "Prueba no vuelve a la Línea de Defensa.", ""},
		// What is played, and what it does (DAR 4.7, 4.9, 4.10).
		{card.Ally, "Los Talismanes que juegues no pueden ser anulados ni redirigidos.", "Tus Talismanes no pueden ser anulados y no pueden ser redirigidos."},
		{card.Talisman, "Destruye un Arma oponente. Este efecto no puede ser prevenido.", "Este Talismán no puede ser prevenido. Destruye un Arma oponente."},
		{card.Ally, "Los efectos de tus Tótems no pueden ser prevenidos ni redirigidos.", "Tus Tótems no pueden ser redirigidos y no pueden ser prevenidos."},
		// Strength and ability.
		{card.Totem, "Los Aliados no pueden perder fuerza ni su habilidad.", "Todos los Aliados no pueden perder su Habilidad y no pueden perder Fuerza."},
		// The turn after.
		{card.Ally, "Prueba no puede atacar el turno siguiente al que bloquea.", "Cuando este Aliado es declarado bloqueador, este Aliado no puede atacar en tu próximo turno."},
		{card.Ally, "No puede bloquear el turno después de atacar.", "Cuando este Aliado es declarado atacante, este Aliado no puede bloquear en el próximo turno oponente."},
		// How many, at most.
		{card.Talisman, "En el próximo turno de tu oponente, sólo puede declarar un Aliado como atacante.", "Tu oponente no puede declarar ataque con más de 1 Aliado en el próximo turno oponente."},
		{card.Ally, "No puede ser bloqueado por más de un Aliado a la vez.", "Este Aliado no puede ser bloqueado por más de 1 Aliado."},
	})
}

// TestWhatMayBeDoneInSpiteOfTheRules reads permissions.
func TestWhatMayBeDoneInSpiteOfTheRules(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Un Aliado que controles puede atacar este turno aunque haya entrado en juego en él.", "Un Aliado que controles puede atacar el turno que entra en juego hasta la Fase Final."},
		{card.Talisman, "Un Aliado oponente declarado bloqueador deja de bloquear.", "Cancela el bloqueo de un Aliado oponente bloqueador."},
		{card.Talisman, "Los Aliados atacantes dejan de atacar.", "Cancela el ataque de todos los Aliados atacantes."},
	})
}

// TestWhatIsPlayedFromElsewhere reads from which zones a player may play which cards (DAR 4.5.2).
func TestWhatIsPlayedFromElsewhere(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Mientras Prueba esté en juego, puedes jugar Aliados de coste 3 o menos desde tu Destierro.", "Puedes jugar Aliados de Coste 3 o menos desde tu Destierro."},
		{card.Totem, "Puedes jugar tus Talismanes desde tu Cementerio como si estuvieran en tu Mano.", "Puedes jugar Talismanes desde tu Cementerio."},
		{card.Totem, "Puedes jugar los Aliados de tu Cementerio pagando su coste.", "Puedes jugar Aliados desde tu Cementerio."},
		{card.Totem, "Puedes jugar cartas de tu Cementerio.", "Puedes jugar con tu Cementerio."},
		{card.Talisman, "Este turno, puedes jugar Aliados desde tu Cementerio.", "Puedes jugar Aliados desde tu Cementerio hasta la Fase Final."},
		{card.Ally, "Si Prueba está en tu Cementerio, puedes jugarlo como si estuviera en tu Mano.", "Si este Aliado está en tu Cementerio, puedes jugar este Aliado."},
		{card.Totem, "Puedes jugar Aliados del Cementerio oponente.", ""},
	})
}

// TestCopiesThatAreNotPlayed reads bans on cards with the name of another one.
func TestCopiesThatAreNotPlayed(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Anula una carta oponente. Tu oponente no puede jugar otra copia de esa carta este turno.", "Anula una carta oponente. Luego, tu oponente no puede jugar cartas que sean copias de esa carta hasta la Fase Final."},
		{card.Talisman, "Destruye un Tótem. No se pueden jugar copias de él este turno.", "Destruye un Tótem. Luego, los jugadores no pueden jugar cartas que sean copias de esa carta hasta la Fase Final."},
		{card.Talisman, "Nombra una carta. Tu oponente no puede jugar copias de la carta nombrada en su próximo turno.", "Nombra una carta. Luego, tu oponente no puede jugar la carta nombrada en el próximo turno oponente."},
		{card.Talisman, "Destruye un Tótem oponente. Tu oponente no puede activar habilidades de copias de esa carta este turno.", "Destruye un Tótem oponente. Luego, tu oponente no puede activar habilidades de cartas que sean copias de esa carta hasta la Fase Final."},
		{card.Ally, "Tu oponente no puede jugar copias de esa carta.", ""},
	})
}

// TestPhasesThatAreSkipped reads who skips which phase, and of which turn.
func TestPhasesThatAreSkipped(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Saltea la Fase de Vigilia de tu oponente en su próximo turno.", "Tu oponente se salta la Fase de Vigilia en el próximo turno oponente."},
		{card.Talisman, "Tu oponente se salta la Fase de Agrupación de su próximo turno.", "Tu oponente se salta la Fase de Agrupación en el próximo turno oponente."},
		{card.Ally, "Cuando Prueba es destruido, tu oponente pierde su próxima Fase de Vigilia.", "Cuando este Aliado es destruido, tu oponente salta la Fase de Vigilia."},
		{card.Talisman, "Saltea la próxima Fase de Vigilia oponente.", "Tu oponente salta la Fase de Vigilia."},
		{card.Talisman, "Saltea tu próximo turno para robar 4 cartas.", "Salta tu próximo turno para robar 4 cartas."},
		{card.Totem, "Los jugadores saltean su Fase de Agrupación.", "Los jugadores se saltan la Fase de Agrupación."},
	})
}

// TestDamageThatIsAboutToBeDone reads how much less of it there is, by whoever deals it.
func TestDamageThatIsAboutToBeDone(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Reduce a 0 el daño que un Aliado atacante vaya a hacer a tu Mazo Castillo.", "Prevén el daño de un Aliado atacante a tu Mazo Castillo."},
		{card.Talisman, "Reduce a la mitad el daño que un Aliado oponente haga a tu Mazo Castillo este turno.", "Un Aliado oponente hace la mitad de su daño hasta la Fase Final."},
		{card.Talisman, "Reduce en 3 el daño que hagan los Aliados oponentes este turno.", "Todos los Aliados oponentes hacen 3 de daño menos hasta la Fase Final."},
		{card.Talisman, "Reduce a la mitad el daño que recibas este turno.", ""},
	})
}

// TestWhatCardsComeIntoPlayWith reads what is given to cards as they enter play.
func TestWhatCardsComeIntoPlayWith(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Los Aliados oponentes entran en juego sin su habilidad.", "Todos los Aliados oponentes entran en juego sin su Habilidad."},
		{card.Ally, "Los Aliados que sean puestos en juego desde un Cementerio entran sin habilidad.", "Todos los Aliados entran en juego desde un Cementerio sin su Habilidad."},
		{card.Ally, "Los Aliados que entren en juego desde el Cementerio oponente pierden su habilidad.", "Todos los Aliados entran en juego desde el Cementerio oponente sin su Habilidad."},
		{card.Totem, "Tus Dragones entran en juego con 2 más a la fuerza.", "Tus Aliados de raza Dragón entran en juego con 2 más a la Fuerza."},
		{card.Talisman, "Este turno los Aliados oponentes entran en juego con 1 menos a la fuerza.", "Todos los Aliados oponentes entran en juego con 1 menos a la Fuerza hasta la Fase Final."},
		{card.Ally, "Cuando juegues a Prueba, puedes pagar 2 Oros más. Si lo haces, Prueba entra en juego con 2 más a la fuerza.", "Cuando juegas este Aliado, puedes pagar 2 Oros para que este Aliado gane 2 a la Fuerza por el resto del juego."},
		{card.Totem, "Tus Aliados, al ser puestos nuevamente en juego, entran sin su habilidad.", ""},
	})
}

// TestTheirWeaponsToo reads what is said of the Armas of those that were spoken of.
func TestTheirWeaponsToo(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Hasta la Fase Final, tus Aliados que porten Armas no pueden ser destruidos y sus Armas no pueden perder su habilidad.", "Tus Aliados que porten un Arma son Indestructibles hasta la Fase Final y todas las Armas portadas por Aliados que controles no pueden perder su Habilidad hasta la Fase Final."},
		{card.Totem, "Tus Dragones ganan 1 a la fuerza y sus Armas son Indestructibles.", "Tus Aliados de raza Dragón ganan 1 a la Fuerza. Todas las Armas portadas por Aliados de raza Dragón que controles son Indestructibles."},
	})
}

// TestDoubleDamage reads damage that doubles, of who deals a castle any.
func TestDoubleDamage(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando Prueba no es bloqueado, su daño se duplica.", "Cuando este Aliado no es bloqueado, este Aliado duplica su daño hasta la Fase Final."},
		{card.Ally, "Cuando ataca, gana 1 a la fuerza y el daño que hace se duplica.", "Cuando este Aliado es declarado atacante, este Aliado gana 1 a la Fuerza y duplica su daño hasta la Fase Final."},
		{card.Ally, "Cuando bloquea, gana 2 a la fuerza y el daño que hace se duplica.", ""},
	})
}

// TestTheOnlyOneThatFights reads that one ally is left to do what others could.
func TestTheOnlyOneThatFights(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Cuando ataca, elige un Aliado oponente. Será el único que pueda bloquearlo.", "Cuando este Aliado es declarado atacante, un Aliado oponente es el único que puede bloquear a este Aliado hasta la Fase Final."},
		{card.Weapon, "Cuando el portador ataca, elige un Aliado oponente que será el único que puede bloquear al portador.", "Cuando el portador es declarado atacante, un Aliado oponente es el único que puede bloquear al portador hasta la Fase Final."},
		{card.Talisman, "Elige un Aliado que controles. Este turno es el único que puede atacar.", "Un Aliado que controles es el único que puede atacar hasta la Fase Final."},
	})
}

// TestWhereCardsGoInstead reads what becomes of cards that are exiled, annulled or were played.
func TestWhereCardsGoInstead(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Mientras Prueba esté en juego, las cartas desterradas van al Cementerio de su dueño.", "Todas las cartas desterradas van al Cementerio."},
		{card.Totem, "Las cartas anuladas son desterradas.", "Todas las cartas anuladas son desterradas."},
		{card.Ally, "Los Talismanes que juegues van a tu Mano en vez de al Cementerio.", "Todos los Talismanes que juegues son subidos."},
		{card.Ally, "Los Talismanes que juegue tu oponente son desterrados en vez de ir al Cementerio.", "Todos los Talismanes que juegue tu oponente son desterrados."},
	})
}

// TestWhatGoldDoesNotPayFor reads what generated gold is not for.
func TestWhatGoldDoesNotPayFor(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Gold, "En tu Fase de Vigilia, puedes desterrar a Prueba para generar 2 Oros por este turno. Estos Oros no pueden ser usados para bajar Aliados.", "En tu Fase de Vigilia, puedes desterrar este Oro para generar 2 Oros que no pueden usarse para jugar Aliados."},
		{card.Totem, "En tu Fase de Vigilia, una vez por turno, genera 1 Oro que no puede usarse para jugar Tótems.", "En tu Fase de Vigilia, una vez por turno, puedes generar 1 Oro que no puede usarse para jugar Tótems."},
		{card.Talisman, "Genera 3 Oros. No puedes usarlos para jugar Aliados.", "Genera 3 Oros que no pueden usarse para jugar Aliados."},
	})
}

// TestWhenElseCardsMayBePlayed reads times at which cards of a kind may be played besides.
func TestWhenElseCardsMayBePlayed(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Totem, "Puedes jugar Dragones en Guerra de Talismanes y en respuesta a un ataque oponente.", "En respuesta a la Declaración de Ataque oponente, puedes jugar un Aliado de raza Dragón de tu Mano. En la Guerra de Talismanes, puedes jugar un Aliado de raza Dragón de tu Mano."},
		{card.Ally, "En tu Guerra de Talismanes puedes jugar Armas.", "En tu Guerra de Talismanes, puedes jugar un Arma de tu Mano."},
		{card.Totem, "Puedes jugar Aliados.", ""},
		{card.Totem, "Puedes jugar Talismanes en Guerra de Talismanes.", ""},
	})
}

// TestAPriceInPlaceOfTheCostIsSaidOnce reads a gerund as the price.
func TestAPriceInPlaceOfTheCostIsSaidOnce(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Puedes jugar a Prueba descartando 2 cartas en vez de pagar su coste.", "Si este Aliado está en tu Mano, puedes descartar 2 cartas de tu Mano para jugar este Aliado sin pagar su Coste."},
	})
}

// TestWhoDoesNotDrawNext reads that nothing is drawn in the next Fase Final.
func TestWhoDoesNotDrawNext(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Ally, "Si Prueba es destruido, tu oponente no puede robar en su próxima fase final.", "Cuando este Aliado es destruido, tu oponente no puede robar en la próxima Fase Final oponente."},
		{card.Talisman, "Tu oponente no roba carta en su próxima Fase Final.", "Tu oponente no puede robar en la próxima Fase Final oponente."},
		{card.Talisman, "Roba 3 cartas. No puedes robar cartas en tu próxima Fase Final.", "Roba 3 cartas. Luego, no puedes robar en tu próxima Fase Final."},
		{card.Talisman, "Tu oponente no puede jugar Aliados en su próxima Fase Final.", ""},
	})
}
