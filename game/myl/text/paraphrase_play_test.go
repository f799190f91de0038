package text

import (
	"testing"

	"castillo/game/card"
)

// Damage, prices, fights and what else comes of playing rather than of one card's verbs.
var paraphrasesOfPlay = []paraphrase{
	{card.Weapon, []string{"El portador no puede portar más de 1 Arma.", "El portador no puede portar otras Armas.", "No puede portar otra Arma.", "El portador sólo puede portar esta Arma."}},
	{card.Talisman, []string{
		"Destruye un Tótem. Luego, su controlador bota 2 cartas.", "Destruye un Tótem. El controlador de ese Tótem bota 2 cartas.", "Destruye un Tótem. Luego, el jugador que lo controlaba bota 2 cartas.",
	}},
	{card.Talisman, []string{"Cada jugador bota 3 cartas.", "Los jugadores botan 3 cartas cada uno.", "Cada uno de los jugadores bota 3 cartas."}},
	{card.Ally, []string{"Este Aliado debe atacar.", "Sir Ansel debe ser declarado atacante en cada uno de tus turnos si es posible.", "Debe atacar siempre que pueda."}},
	{card.Talisman, []string{
		"Pon hasta 2 Aliados de raza Sombra de tu Cementerio en juego y esas cartas pueden ser declaradas atacantes y deben atacar hasta la Fase Final.", "Pon en juego hasta 2 Sombras de tu Cementerio. Deben atacar este turno.",
		"Hasta 2 Sombras de tu Cementerio son puestas en juego sin que pagues su coste. Esos Aliados deben atacar este turno.",
	}},
	{card.Ally, []string{
		"Este Aliado no puede ser bloqueado por más de 1 Aliado.", "Sólo puede ser bloqueado por un Aliado.", "Sólo un Aliado puede bloquear a Sir Ansel.", "Puede ser bloqueado sólo por un solo Aliado oponente.",
	}},
	// Damage that is more or less.
	{card.Totem, []string{
		"El daño de combate a tu Mazo Castillo se reduce en 2.", "El daño que recibas se reduce en 2.", "Recibes 2 de daño menos.", "Recibes 2 puntos menos de daño de combate.",
		"Todo el daño de combate que reciba tu Mazo Castillo disminuye en 2.", "Tu Mazo Castillo recibe 2 puntos de daño menos.",
	}},
	{card.Talisman, []string{
		"El daño de combate se reduce en 3 hasta la Fase Final.", "Reduce el daño de combate en 3 este turno.", "Reduce en 3 el daño de combate.", "Previene 3 puntos de daño.",
	}},
	{card.Ally, []string{
		"Este Aliado hace 1 de daño más.", "Sir Ansel hace 1 punto de daño adicional.", "El daño de combate que haga Sir Ansel aumenta en 1.",
		"El daño que haga este Aliado a tu oponente se aumenta en 1.",
	}},
	{card.Totem, []string{
		"Todos los Aliados oponentes hacen 1 de daño menos.", "El daño que te hagan los Aliados oponentes se reduce en 1.", "El daño hecho por los Aliados oponentes se reduce en 1.",
	}},
	{card.Totem, []string{
		"En respuesta a resolver el daño a tu Mazo Castillo, puedes pagar 2 Oros para prevenir todo el daño.", "Si fueras a recibir daño de combate, puedes pagar 2 Oros para prevenirlo.",
		"Si tu Mazo Castillo fuera a recibir daño, puedes pagar 2 Oros para reducirlo a 0.", "Cada vez que tu oponente te haga daño de combate, puedes pagar 2 Oros para prevenir ese daño.",
	}},
	{card.Talisman, []string{
		"En la Asignación de Daño, el daño de combate a tu Mazo Castillo se reduce en 1 por cada Aliado que controles hasta la Fase Final.",
		"Sólo puedes jugar este Talismán en la Asignación de Daño. El daño a tu Mazo Castillo se reduce en 1 por cada Aliado que controles.",
		"En la Asignación de Daño, reduce en 1 por cada Aliado que controles el daño a tu Mazo Castillo.",
	}},
	{card.Totem, []string{
		"El daño de combate a tu Mazo Castillo se reduce en 1 por cada Oro que controles.", "Recibes 1 de daño menos por cada Oro que controles.", "Por cada Oro que controles, el daño que recibas se reduce en 1.",
	}},
	{card.Ally, []string{
		"Este Aliado hace 1 de daño más por cada Arma que porte.", "El daño que haga Sir Ansel aumenta en 1 por cada Arma que porte.",
	}},
	{card.Talisman, []string{
		"Nombra una raza. Luego, todos los Aliados que no sean de esa raza no pueden bloquear hasta la Fase Final.", "Nombra una raza. Los Aliados que no sean de esa raza no pueden bloquear este turno.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, puedes buscar un Arma en tu Mazo Castillo y ponerla en juego.",
		"Cuando este Aliado entra en juego, puedes buscar un Arma en tu Mazo Castillo. Si lo haces, ponla en juego.",
	}},
	{card.Talisman, []string{
		"Mira las 3 primeras cartas de tu Mazo Castillo y ponlas en cualquier orden.", "Mira las 3 primeras cartas de tu Mazo Castillo. Luego, ordénalas a tu elección y devuélvelas al tope.",
		"Mira las 3 primeras cartas de tu Mazo Castillo, ordénalas y ponlas en el tope.",
	}},
	// One thing said from either side.
	{card.Ally, []string{
		"Si hay un Aliado de raza Olímpico, este Aliado no puede atacar.", "Este Aliado sólo puede atacar si no hay Aliados de raza Olímpico en juego.",
	}},
	{card.Ally, []string{
		"Si controlas 3 o más Tótems, este Aliado no puede bloquear.", "Este Aliado solo puede bloquear si controlas menos de 3 Tótems.",
	}},
	{card.Weapon, []string{
		"El portador no puede ser bloqueado por Aliados de Fuerza menor que la Fuerza del portador.",
		"El portador solo puede ser bloqueado por Aliados de Fuerza igual o mayor a la suya.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego o sale del juego, destruye un Oro oponente.",
		"Cuando este Aliado entra en juego, destruye un Oro oponente. Cuando este Aliado sale del juego, destruye un Oro oponente.",
		"Si sale del juego, destruye un Oro oponente. Si entra en juego, destruye un Oro oponente.",
	}},
	// What a player may not play.
	{card.Totem, []string{
		"Tu oponente no puede jugar Talismanes.", "Los Talismanes no pueden ser jugados por tu oponente.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, nombra un Talismán. Tu oponente no puede jugar la carta nombrada.",
		"Cuando este Aliado entra en juego, nombra un Talismán. Mientras este Aliado esté en juego, tu oponente no puede jugar el Talismán nombrado.",
		"Cuando este Aliado entra en juego, nombra un Talismán. El Talismán nombrado no puede ser jugado por tu oponente.",
	}},
	// What players may do at one time only.
	{card.Totem, []string{
		"Si no es la Fase de Vigilia oponente, tu oponente no puede jugar Talismanes.", "Tu oponente solo puede jugar Talismanes en su Fase de Vigilia.",
		"Tu oponente no puede jugar Talismanes fuera de su Fase de Vigilia.", "Tu oponente no puede jugar Talismanes, salvo en su Fase de Vigilia.",
	}},
	{card.Totem, []string{
		"Si es el turno oponente, no puedes jugar Aliados.", "Sólo puedes jugar Aliados en tu turno.", "No puedes jugar Aliados, excepto durante tu turno.",
	}},
	{card.Totem, []string{
		"Si no es la Guerra de Talismanes, los jugadores no pueden jugar Talismanes.", "Los jugadores sólo pueden jugar Talismanes en la Guerra de Talismanes.",
	}},
	{card.Totem, []string{
		"Si no es la Fase Final oponente, tu oponente no puede robar.", "Tu oponente no puede robar cartas fuera de su Fase Final.", "Tu oponente solo puede robar en su Fase Final.",
	}},
	// What is done at a later time.
	{card.Talisman, []string{
		"Al comienzo de tu próximo turno, roba 2 cartas.", "Roba 2 cartas al inicio de tu próximo turno.",
	}},
	{card.Talisman, []string{
		"Destierra un Aliado oponente. Luego, en tu próxima Fase de Vigilia, ponlo en juego bajo el control de su dueño.",
		"Destierra un Aliado oponente. En tu próxima Vigilia, ponlo en juego bajo el control de su dueño.", "Destierra un Aliado oponente. Vuelve a entrar en juego en tu siguiente Vigilia.",
	}},
	{card.Talisman, []string{
		"Tu oponente bota 3 cartas al comienzo del próximo turno oponente.", "Al comienzo del próximo turno de tu oponente, tu oponente bota 3 cartas.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es destruido, puedes pagar 2 Oros para poner este Aliado en juego.", "Si Sir Ansel es destruido, puedes pagar 2 Oros para ponerlo en juego desde tu Cementerio.",
	}},
	// How many cards a hand may hold.
	{card.Totem, []string{
		"Tu máximo de cartas en la Mano es 9.", "Puedes tener hasta 9 cartas en tu mano.", "Tu límite de mano pasa a ser 9.",
	}},
	{card.Totem, []string{
		"El máximo de cartas en la Mano de tu oponente se reduce en 2.", "El límite de la mano de tu oponente disminuye en 2 cartas.", "El tamaño máximo de la mano de tu oponente se reduce en 2.",
	}},
	{card.Totem, []string{
		"Tu máximo de cartas en la Mano aumenta en 1.", "Puedes terminar tu turno con una carta más en la mano.", "Puedes tener 1 carta adicional en tu mano.",
	}},
	// What is done to a castle.
	{card.Totem, []string{
		"Cuando tu oponente busca en su Mazo Castillo, puedes robar 1 carta.", "Cada vez que tu oponente busque una carta en su mazo, puedes robar una carta.",
	}},
	{card.Totem, []string{
		"Cuando barajas tu Mazo Castillo, roba 1 carta.", "Cada vez que barajes tu Mazo Castillo, roba una carta.",
	}},
	// One of several, and the other.
	{card.Talisman, []string{
		"Elige 2 Aliados oponentes. Luego, destruye una carta de entre esas cartas y sube el resto.", "Elige 2 Aliados oponentes. Destruye uno y sube el otro a la mano de su dueño.",
	}},
	{card.Talisman, []string{
		"Elige 2 cartas de la Mano oponente. Luego, descarta una carta de entre esas cartas y destierra el resto.", "Elige dos cartas de la mano de tu oponente. Descarta una y destierra la otra.",
	}},
	// A further payment.
	{card.Talisman, []string{
		"Destruye un Aliado oponente. Luego, puedes pagar 1 Oro para robar 1 carta.", "Destruye un Aliado oponente. Puedes pagar 1 Oro más para robar una carta.",
		"Destruye un Aliado oponente. Puedes pagar 1 Oro adicional para robar 1 carta.",
	}},
	// Another objective.
	{card.Ally, []string{
		"En respuesta a que un Aliado que controles sea afectado por Talismanes oponentes, puedes redirigir ese efecto a este Aliado.",
		"En respuesta a que un Talismán oponente tenga como objetivo a uno de tus Aliados, puedes cambiar el objetivo a Sir Ansel.",
		"En respuesta a un Talismán oponente que tenga por objetivo a uno de tus Aliados, puedes hacer que el objetivo pase a ser este Aliado.",
		"En respuesta a que uno de tus Aliados sea objetivo de un Talismán oponente, puedes redirigirlo a este Aliado.",
		"En respuesta a que un Aliado que controles sea afectado por un Talismán oponente, puedes hacer que Sir Ansel sea el objetivo.",
	}},
	// How a fight ended.
	{card.Ally, []string{
		"Cuando este Aliado finaliza de atacar o finaliza de bloquear, roba 1 carta.", "Si Sir Ansel sobrevive al combate, roba una carta.",
		"Cuando este Aliado sobreviva a la Batalla Mitológica, roba 1 carta.", "Si este Aliado no es destruido en combate, roba una carta.",
		"Cuando Sir Ansel ataque o bloquee y no sea destruido, roba una carta.",
	}},
	{card.Ally, []string{
		"Cuando un Aliado es destruido por daño de combate de este Aliado, roba 1 carta.", "Cuando Sir Ansel gana un combate, roba una carta.",
		"Si Sir Ansel destruye en combate a un Aliado, roba 1 carta.", "Cada vez que este Aliado gane una batalla, roba 1 carta.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es destruido por daño de combate, roba 1 carta.", "Si Sir Ansel pierde el combate, roba 1 carta.",
	}},
	// What is paid for a deed.
	{card.Totem, []string{
		"Cada jugador debe pagar 1 Oro por cada Aliado que declare atacante.", "Los Aliados no pueden atacar a menos que su controlador pague 1 Oro.",
		"Los Aliados solo pueden atacar si su controlador paga 1 Oro por cada uno.", "Por cada Aliado que declare atacante, cada jugador debe pagar 1 Oro.",
	}},
	{card.Totem, []string{
		"Tu oponente debe botar 2 cartas por cada Aliado que declare bloqueador.", "Los Aliados oponentes no pueden bloquear a menos que su controlador bote 2 cartas.",
		"Los Aliados oponentes sólo pueden ser declarados bloqueadores si tu oponente bota 2 cartas de su Mazo Castillo.",
	}},
	{card.Ally, []string{
		"Para que este Aliado pueda ser bloqueado, tu oponente debe pagar 2 Oros.", "Sir Ansel no puede ser bloqueado a menos que tu oponente pague 2 Oros.",
		"Para bloquear a este Aliado, tu oponente debe pagar 2 Oros.", "Tu oponente debe pagar 2 Oros para bloquear a Sir Ansel.",
		"Si tu oponente quiere bloquear a este Aliado, debe pagar 2 Oros.",
	}},
	{card.Weapon, []string{
		"Para que el portador pueda ser declarado atacante o bloqueador, debes pagar 1 Oro.", "El portador no puede atacar ni bloquear a menos que su controlador pague 1 Oro.",
		"Su portador no puede atacar o bloquear a menos que pagues 1 Oro.",
	}},
	// One thing in the place of another.
	{card.Weapon, []string{
		"Si el portador es de raza Dragón, el portador gana 3 a la Fuerza. Si el portador no es de raza Dragón, el portador gana 1 a la Fuerza.",
		"Su portador gana 1 a la fuerza. Si es de raza Dragón, gana 3 en vez de eso.", "El portador gana 1 a la fuerza, o 3 si es un Dragón.",
		"El portador gana + 1 a la fuerza. Si es Dragón, gana + 3 a la fuerza en lugar de eso.",
	}},
	{card.Totem, []string{
		"Tus Aliados ganan 1 a la Fuerza. Tus Aliados de raza Héroe ganan 1 a la Fuerza.",
		"Tus Aliados ganan 1 a la fuerza. Si son Héroes, ganan 2 en vez de eso.", "Tus Aliados ganan 1 a la fuerza, o 2 si son Héroes.",
	}},
	{card.Talisman, []string{
		"Si controlas un Tótem, tu oponente bota 4 cartas. Luego, si no es así, tu oponente bota 2 cartas.",
		"Tu oponente bota 2 cartas. Si tienes un Tótem en juego, bota 4 en vez de eso.", "Tu oponente bota 2 cartas. Si controlas un Tótem, en su lugar tu oponente bota 4 cartas.",
		"Tu oponente bota 2 cartas. Si controlas un Tótem, en lugar de eso bota 4 cartas.",
	}},
	{card.Talisman, []string{
		"Elige un Aliado oponente. Luego, si esa carta tiene Fuerza 3 o más, destiérralo. Luego, si no es así, destrúyelo.",
		"Destruye un Aliado oponente. Si tiene fuerza 3 o más, destiérralo en vez de eso.",
	}},
	{card.Talisman, []string{
		"Si no tienes una carta en tu Mano, roba 3 cartas. Luego, si no es así, roba 1 carta.", "Roba 1 carta. Si no tienes cartas en tu mano, roba 3 en vez de 1.",
	}},
	{card.Talisman, []string{
		"Elige un Aliado que controles. Luego, si esa carta es de raza Sombra, esa carta gana 2 a la Fuerza hasta la Fase Final. Luego, si no es así, esa carta gana 1 a la Fuerza hasta la Fase Final.",
		"Uno de tus Aliados gana 1 a la fuerza. Si es Sombra, en lugar de eso gana 2.", "Un Aliado que controles gana 1 a la fuerza, o 2 si es Sombra, hasta la Fase Final.",
		"Uno de tus Aliados gana 1 a la fuerza. Si es Sombra, gana 2 en vez de 1.",
	}},
	{card.Talisman, []string{"Si tu oponente controla 5 o más Oros, destruye 2 Oros oponentes. Luego, si no es así, destruye un Oro oponente.",
		"Destruye un Oro oponente. Si tu oponente tiene 5 o más Oros, destruye 2 en su lugar.", "Destruye un Oro oponente. Si tu oponente tiene 5 Oros o más, en vez de eso destruye 2."}},
	{card.Talisman, []string{"Destruye el Aliado de mayor Fuerza.", "Destruye al Aliado con más fuerza en juego. Si hay más de uno, tú eliges cuál.",
		"Destruye al Aliado de mayor fuerza. En caso de empate, elige uno de ellos."}},
	{card.Totem, []string{"Tus Aliados ganan 1 a la Fuerza.", "Con Ansel en juego, tus Aliados ganan 1 a la fuerza."}},
	{card.Ally, []string{"Si controlas 3 o más Aliados de raza Caballero, este Aliado gana 3 a la Fuerza.", "Si tienes 3 o más Caballeros en juego, incluyendo a Ansel, éste gana 3 a la fuerza."}},
	{card.Ally, []string{"Este Aliado gana 1 a la Fuerza por cada Aliado de raza Caballero que controles.", "Ansel gana 1 a la fuerza por cada Caballero que controles, contando a Ansel."}},
	{card.Ally, []string{"Tus demás Aliados ganan 1 a la Fuerza.", "Tus Aliados que no sean este Aliado ganan 1 a la fuerza."}},
	{card.Talisman, []string{"Tu oponente no puede activar habilidades de Aliados hasta la Fase Final y tu oponente no puede declarar bloqueo hasta la Fase Final.",
		"Tu oponente no puede usar las habilidades de sus Aliados ni declarar bloqueadores este turno."}},
	{card.Talisman, []string{"Tu oponente no puede declarar ataque hasta la Fase Final.", "Tu oponente no puede declarar atacantes este turno."}},
	{card.Talisman, []string{"En respuesta a la Declaración de Ataque oponente, cancela el ataque.", "Juega Ansel cuando tu oponente declare ataque. Cancela el ataque."}},
	{card.Talisman, []string{"Prevén todo el daño.", "Previene todo el daño que recibirías este turno.", "Hasta la Fase Final, previene el daño que fuera a recibir tu Mazo Castillo."}},
	{card.Ally, []string{"En tu Fase de Vigilia, puedes barajar un Aliado de tu Cementerio para que este Aliado gane tanta Fuerza como la Fuerza de esa carta hasta la Fase Final.",
		"En tu Vigilia, puedes barajar un Aliado de tu Cementerio para que Ansel gane la fuerza de ese Aliado hasta el final del turno.",
		"En tu Vigilia, puedes barajar un Aliado de tu Cementerio: Ansel gana tanta fuerza como la del Aliado barajado hasta la Fase Final."}},
	{card.Talisman, []string{"Cada jugador descarta 2 cartas de su Mano. Luego, cada jugador roba 2 cartas.", "Cada jugador descarta 2 cartas. Luego, ambos roban 2 cartas."}},
	{card.Totem, []string{"El primer Aliado que juegues en cada turno cuesta 1 Oro menos.", "Con este Tótem en juego, reduce en 1 el coste del primer Aliado que bajes en el turno."}},
	{card.Weapon, []string{"Cuando el portador es declarado atacante, puedes destruir un Aliado oponente de Fuerza menor que la Fuerza del portador.",
		"Cuando el portador ataca, puedes destruir un Aliado oponente que tenga menos fuerza que él."}},
	{card.Ally, []string{"Este Aliado no puede ser subido.", "Ansel no puede volver a la mano de su dueño.", "Ansel no puede ser devuelto a tu mano."}},
	{card.Talisman, []string{"Un Oro se considera un Aliado y pierde su Raza y tiene Fuerza 3 hasta la Fase Final.", "Elige un Oro. Hasta el final del turno se considera un Aliado sin raza de fuerza 3."}},
	{card.Ally, []string{"Cuando este Aliado entra en juego, puedes buscar un Arma en tu Mazo Castillo y jugarla en este Aliado sin pagar su Coste.",
		"Cuando Ansel entra en juego, puedes buscar un Arma en tu Mazo Castillo y jugarla sobre él sin pagar su coste."}},
	{card.Totem, []string{"En tu Fase de Vigilia, puedes mover un Arma portada por un Aliado que controles a otro Aliado que controles.",
		"En tu Vigilia, puedes mover un Arma de un Aliado tuyo a otro.", "En tu Vigilia, puedes cambiar un Arma de uno de tus Aliados a otro."}},
	{card.Talisman, []string{"Baraja hasta 3 Aliados de tu Cementerio. Luego, roba 1 carta por cada 2 de esas cartas.", "Baraja hasta 3 Aliados de tu Cementerio. Roba 1 carta por cada 2 cartas barajadas."}},
	{card.Talisman, []string{"Baraja hasta 3 Aliados de tu Cementerio y roba 1 carta por cada 2 de esas cartas.", "Baraja hasta 3 Aliados que estén en tu Cementerio y roba 1 carta por cada dos cartas que hayas barajado."}},
	{card.Talisman, []string{"Descarta hasta 3 cartas de tu Mano y roba la misma cantidad de cartas.", "Descarta hasta 3 cartas y roba tantas cartas como hayas descartado."}},
	{card.Talisman, []string{"Destruye todos los Tótems. Luego, tu oponente bota 2 cartas por cada una de esas cartas.", "Destruye todos los Tótems. Por cada Tótem que destruyas así, tu oponente bota 2 cartas."}},
	{card.Talisman, []string{"Tu oponente bota 1 carta por cada Aliado que atacó este turno.", "Tu oponente bota tantas cartas como Aliados hayan sido declarados atacantes este turno."}},
	{card.Talisman, []string{"Nombra un Coste. Luego, destruye todos los Aliados o Tótems oponentes de Coste igual al Coste elegido.", "Elige un número. Destruye todos los Aliados y todos los Tótems que controle tu oponente cuyo coste sea igual al número elegido."}},
	{card.Talisman, []string{"Un Aliado oponente tiene Fuerza 0 hasta la Fase Final.", "La fuerza de un Aliado oponente se reduce a 0 hasta la Fase Final."}},
	{card.Talisman, []string{"Un Aliado oponente tiene Fuerza 0 y no puede recibir modificadores de Fuerza hasta la Fase Final.", "Hasta la Fase Final, un Aliado oponente tiene fuerza 0 y su fuerza no puede ser modificada."}},
	{card.Talisman, []string{"Un Aliado que controles tiene Fuerza igual a la Fuerza del Aliado de mayor Fuerza hasta la Fase Final.", "Hasta la Fase Final, la fuerza de un Aliado que controles es igual a la mayor fuerza entre los Aliados en juego."}},
	{card.Talisman, []string{"Pon 2 Aliados de tu Mano en juego y destrúyelos en la Fase Final.", "Pon en juego dos Aliados de tu Mano. Serán destruidos en la Fase Final.", "Pon en juego dos Aliados de tu Mano. En la Fase Final, esos Aliados serán destruidos."}},
	{card.Talisman, []string{"Destruye una carta oponente que no sea Oro.", "Destruye una carta no-Oro oponente."}},
	{card.Ally, []string{"Si todos tus Aliados son de raza Titán, este Aliado gana 1 a la Fuerza.", "Mientras los Aliados que controlas sean todos Titanes, Ansel gana 1 a la fuerza."}},
	{card.Totem, []string{"Tu oponente debe declarar bloqueo con al menos 1 Aliado.", "En cada turno, el oponente debe bloquear con uno o más Aliados."}},
	{card.Ally, []string{"Puedes barajar tantas cartas de tu Cementerio como la Fuerza de este Aliado.", "Puedes barajar tantas cartas de tu Cementerio como sea la fuerza de este Aliado.", "Puedes barajar tantas cartas de tu Cementerio como sea su fuerza."}},
	{card.Ally, []string{"En respuesta a que este Aliado sea destruido, puedes robar 1 carta.", "En respuesta a su destrucción, puedes robar una carta."}},
	{card.Totem, []string{"Cuando un Aliado que controles es destruido, puedes barajarlo.", "Cuando uno o más de tus Aliados sean destruidos, puedes barajar esos Aliados."}},
	{card.Totem, []string{"Solo puedes activar una copia de este Tótem por turno.", "Solo puedes usar la habilidad de un Ansel por turno."}},
	{card.Gold, []string{"No puede ser usado como Oro inicial.", "No puede ser tu Oro inicial."}},
	{card.Totem, []string{"En tu Fase de Vigilia, nombra una carta. Luego, busca una carta con ese nombre en el Mazo Castillo oponente y destiérrala.",
		"En tu Vigilia, nombra una carta y búscala en el Mazo Castillo de tu oponente; si está, destiérrala.", "En tu Vigilia, nombra una carta y búscala en el Mazo Castillo oponente. Si la encuentras, destiérrala."}},
	{card.Ally, []string{"Cuando este Aliado entra en juego, pon un Aliado oponente en tu Línea de Defensa. Luego, en la Fase Final, si esa carta no fue destruida, ponlo en la Línea de Defensa oponente.",
		"Al entrar en juego, elige un Aliado oponente y ponlo en tu Línea de Defensa. Si no es destruido, devuélvelo a la Línea de Defensa oponente en la Fase Final."}},
	{card.Ally, []string{"Cuando este Aliado entra en juego, puedes desterrar cualquier cantidad de cartas de tu Cementerio para destruir un Aliado oponente de Coste igual al número de cartas movidas.",
		"Al entrar en juego, puedes desterrar cualquier cantidad de cartas de tu Cementerio. Si lo haces, destruye un Aliado oponente cuyo coste sea igual a la cantidad de cartas desterradas."}},
	{card.Ally, []string{"Cuando este Aliado hace daño al Mazo Castillo oponente, bota tantas cartas como el daño hecho.", "Cuando Ansel dañe el Mazo Castillo oponente, bota una cantidad de cartas igual al daño hecho por este Aliado."}},
	{card.Totem, []string{"Solo puedes jugar este Tótem desde tu Mano.", "Solo puedes jugarlo desde tu Mano."}},
	{card.Gold, []string{"En tu Fase de Vigilia, puedes pagar 2 Oros para que este Oro se considere un Aliado y tenga Coste 1 y tenga Fuerza 1 hasta la Fase Final.",
		"En tu Vigilia, paga 2 Oros: hasta la Fase Final, este Oro es un Aliado con coste 1 y fuerza 1."}},
	{card.Totem, []string{"En respuesta a que un Aliado que controles entre en juego, puedes botar 1 carta para que dicha carta gane 1 a la Fuerza hasta la Fase Final.",
		"En respuesta a que un Aliado entre en juego bajo tu control, puedes botar una carta. Si lo haces, dicho Aliado gana 1 a la fuerza hasta la Fase Final."}},
	{card.Ally, []string{"Si este Aliado está en tu Cementerio, puedes pagar 2 Oros para jugar este Aliado sin pagar su Coste.", "Mientras Ansel esté en tu Cementerio, puedes pagar 2 Oros y jugarlo desde ahí sin pagar su coste."}},
	{card.Ally, []string{"Cuando este Aliado entra en juego, puedes hacer que una carta y todas sus copias pierdan su Habilidad mientras este Aliado esté en juego.",
		"Al entrar en juego, puedes elegir una carta. Mientras Ansel esté en juego, esa carta y todas sus copias pierden su habilidad."}},
	{card.Ally, []string{"Cuando este Aliado entra en juego, pon un Aliado de tu Mano en juego y destrúyelo en la Fase Final.", "Al entrar en juego, pon en juego un Aliado de tu Mano. Será destruido en la Fase Final."}},
	{card.Ally, []string{"Cuando este Aliado entra en juego, intercambia el control de este Aliado por el de un Aliado oponente por el resto del juego.", "Cuando entra en juego, cambia el control de Ansel por un Aliado oponente."}},
	{card.Ally, []string{"En tu Fase de Vigilia, puedes jugar un Talismán de tu Cementerio reduciendo su Coste en 2.",
		"En tu Vigilia, puedes jugar un Talismán de tu Cementerio con su coste reducido en 2."}},
	{card.Ally, []string{"Puedes destruir este Aliado para anular un Talismán.", "Puedes destruir este Aliado en cualquier momento para anular un Talismán."}},
	{card.Ally, []string{"Si controlas otro Aliado de raza Caballero, este Aliado gana 2 a la Fuerza.", "Mientras controles a otro Caballero, gana 2 a la fuerza."}},
}

func TestParaphrasesOfPlayGiveOneTree(t *testing.T) { sameTree(t, paraphrasesOfPlay) }
