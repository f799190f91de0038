package text

import (
	"testing"

	"castillo/game/card"
)

// paraphrasesOfCards holds what is said of which cards are meant and of what they are.
var paraphrasesOfCards = []paraphrase{
	{card.Ally, []string{"Este Aliado se considera de raza Héroe.", "Sir Ansel también se considera un Héroe.", "Sir Ansel cuenta como un Héroe."}},
	{card.Ally, []string{"Este Aliado se considera de todas las razas.", "Sir Ansel también es de todas las razas."}},
	{card.Talisman, []string{
		"Busca hasta 2 Armas de nombres distintos en tu Mazo Castillo y ponlas en tu Mano.", "Busca en tu Mazo Castillo hasta dos Armas con diferente nombre y ponlas en tu mano.",
	}},
	{card.Talisman, []string{
		"Tu oponente bota 3 cartas. Luego, si hay entre esas cartas un Oro, roba 1 carta.", "Tu oponente bota 3 cartas. Si entre ellas había un Oro, roba una carta.",
		"Tu oponente bota 3 cartas. Si había un Oro entre ellas, roba una carta.", "Tu oponente bota 3 cartas. Si al menos una de ellas es un Oro, roba una carta.",
	}},
	{card.Talisman, []string{
		"Busca un Aliado de Coste 2 y un Aliado de Coste 1 en tu Mazo Castillo y ponlos en tu Mano.", "Busca en tu Castillo un Aliado de Coste 2 y otro de Coste 1, y ponlos en tu Mano.",
		"Busca en tu Mazo Castillo dos Aliados: uno de Coste 2 y otro de Coste 1. Pon ambas cartas en tu Mano.", "Puedes buscar un Aliado de Coste 2 y otro Aliado de Coste 1 en tu Castillo y ponerlos en tu Mano.",
	}},
	{card.Totem, []string{
		"En tu Fase de Vigilia, una vez por turno, puedes pagar 3 Oros para buscar un Aliado en tu Mazo Castillo y un Arma en tu Cementerio y ponerlos en juego.",
		"En tu Vigilia, una vez por turno, puedes pagar 3 Oros para buscar en tu Castillo un Aliado y en tu Cementerio un Arma y ponerlos en juego.",
	}},
	{card.Talisman, []string{
		"Busca hasta un Talismán, hasta 2 Oros y un Tótem en tu Mazo Castillo y muéstralos y ponlos en tu Mano.",
		"Busca en tu Castillo hasta un Talismán, hasta dos Oros y un Tótem, muéstralos y súbelos a tu Mano.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado entra en juego, este Aliado no puede bloquear hasta la Fase Final.", "El turno en que entra en juego, Sir Ansel no puede bloquear.",
		"Sir Ansel no puede bloquear el turno que entra en juego.", "No puede bloquear durante el turno en que entre en juego.",
	}},
	{card.Ally, []string{
		"Si este Aliado atacó este turno, este Aliado es Indestructible.", "El turno en que haya atacado, no puede ser destruido.", "Sir Ansel no puede ser destruido el turno en que ataque.",
		"Mientras Sir Ansel haya atacado este turno, es Indestructible.",
	}},
	{card.Ally, []string{"Si este Aliado bloqueó este turno, este Aliado gana 1 a la Fuerza.", "Gana 1 a la Fuerza el turno en que haya bloqueado."}},
	{card.Ally, []string{
		"Si este Aliado entró en juego este turno, puedes pagar 2 Oros para destruir un Arma.", "El turno en que entra en juego, puedes pagar 2 Oros para destruir un Arma.",
	}},
	{card.Totem, []string{"Tus Aliados que entraron en juego este turno ganan 1 a la Fuerza.", "Tus Aliados ganan 1 a la Fuerza el turno en que entran en juego."}},
	{card.Ally, []string{
		"Puedes descartar una carta de tu Mano para robar 1 carta. Luego, este Aliado no puede atacar hasta la Fase Final.",
		"Puedes descartar una carta para robar una carta. Sir Ansel no puede atacar el turno en que uses esta Habilidad.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es declarado bloqueador o es bloqueado por Aliados de raza Dragón, destruye el Aliado que bloquee.", "Cada vez que combata con un Dragón, destruye a ese Dragón.",
		"Si bloquea a un Dragón o es bloqueado por uno, destruye a ese Aliado.", "Cuando Sir Ansel luche contra un Aliado de raza Dragón, destruye ese Aliado.",
		"Cuando Sir Ansel bloquee o sea bloqueado por un Dragón, destruye a ese Dragón.", "Al pelear contra un Dragón, destruye a ese Aliado.",
	}},
	{card.Talisman, []string{
		"Cada jugador descarta su Mano y cada jugador roba la misma cantidad de cartas.", "Cada jugador descarta su Mano y roba tantas cartas como descartó.",
		"Cada jugador descarta su Mano y roba tantas cartas como haya descartado.",
	}},
	{card.Ally, []string{
		"Cuando este Aliado es declarado bloqueador, este Aliado gana 1 a la Fuerza por cada Aliado bloqueado por este Aliado hasta la Fase Final.",
		"Cuando Sir Ansel bloquea, gana 1 a la Fuerza por cada Aliado bloqueado.",
	}},
	{card.Weapon, []string{
		"Cuando el portador es declarado bloqueador o es bloqueado, el portador gana 1 a la Fuerza hasta la Fase Final.", "Al bloquear o ser bloqueado el portador gana 1 a la Fuerza.",
		"Cuando el portador combate con un Aliado, gana 1 a la Fuerza.",
	}},
	{card.Talisman, []string{"Pon un Aliado de tu Cementerio en juego.", "Pon en juego en tu Línea de Defensa un Aliado de tu Cementerio."}},
	{card.Ally, []string{
		"Este Aliado solo puede atacar si controlas 3 o más Tótems.", "Sir Ansel no puede atacar si controlas menos de 3 Tótems.", "Si controlas 2 o menos Tótems, Sir Ansel no puede atacar.",
	}},
	{card.Ally, []string{"Solo puedes jugar este Aliado si controlas 3 o más Tótems.", "No puedes jugar a Sir Ansel si controlas menos de tres Tótems."}},
	{card.Ally, []string{"Si este Aliado tiene Fuerza 5 o más, este Aliado es Imbloqueable.", "Mientras su fuerza sea 5 o más, Sir Ansel no puede ser bloqueado."}},
	{card.Totem, []string{"Todos los Aliados oponentes de Coste 2 o menos no pueden bloquear.", "No pueden bloquear los Aliados oponentes de coste 2 o menos."}},
	{card.Totem, []string{"Tus Talismanes no pueden ser anulados.", "No pueden ser anulados tus Talismanes.", "No pueden anularse tus Talismanes."}},
	{card.Ally, []string{
		"Para que este Aliado pueda ser declarado atacante o bloqueador, debes pagar 1 Oro.", "Debes pagar 1 Oro para que Sir Ansel pueda atacar o bloquear.", "Para que Sir Ansel ataque o bloquee, debes pagar 1 Oro.",
	}},
}

func TestParaphrasesOfCardsGiveOneTree(t *testing.T) { sameTree(t, paraphrasesOfCards) }
