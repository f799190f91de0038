package text

import (
	"testing"

	"castillo/game/card"
)

func TestHowManyAndHowMuchInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		// As many as.
		{card.Talisman, []string{
			"Destruye un Aliado que controles para robar tantas cartas como el Coste de esa carta.", "Destruye un Aliado que controles para robar tantas cartas como cueste.",
			"Destruye un Aliado que controles para robar tantas cartas como Oros cueste el Aliado destruido.", "Destruye un Aliado que controles para robar cartas en cantidad igual al coste de dicho Aliado.",
		}},
		{card.Ally, []string{
			"Este Aliado tiene Fuerza igual al número de Oros que controles.", "Su Fuerza equivale al número de Oros que controles.", "Su fuerza es el total de Oros que controlas.",
			"Su fuerza es la misma que el número de Oros que controles.",
		}},
		{card.Ally, []string{
			"Este Aliado gana 1 a la Fuerza por cada Arma.", "Su fuerza aumenta en tantos puntos como Armas haya en juego.", "Su Fuerza aumenta en la cantidad de Armas en juego.",
			"Su fuerza aumenta en una cantidad igual al número de Armas en juego.",
		}},
		{card.Ally, []string{
			"Este Aliado gana 1 a la Fuerza por cada otro Aliado que controles.", "Su fuerza aumenta en 1 por cada uno de tus otros Aliados.", "Gana 1 a la Fuerza por cada Aliado que controles además de él.",
		}},
		// What a number is compared to.
		{card.Talisman, []string{
			"Destruye un Aliado de Fuerza 2 o menos.", "Destruye un Aliado cuya fuerza no supere 2.", "Destruye un Aliado de 2 o menos de fuerza.", "Destruye un Aliado de 2 de Fuerza o menos.",
			"Destruye un Aliado de Fuerza 2, 1 o 0.", "Destruye un Aliado que tenga fuerza 0, 1 ó 2.", "Destruye un Aliado de hasta 2 de Fuerza.",
		}},
		{card.Talisman, []string{"Destruye un Aliado de Fuerza entre 1 y 3.", "Destruye un Aliado con Fuerza 1, 2 ó 3."}},
		{card.Talisman, []string{"Destruye un Arma de Coste 3 o menos.", "Destruye un Arma cuyo Coste no supere los 3 Oros.", "Destruye un Arma cuyo coste no exceda de 3."}},
		{card.Talisman, []string{
			"Destruye un Aliado oponente de Fuerza 3 o menos y roba 1 carta.", "Destruye un Aliado oponente, de fuerza 3 o menos, y roba una carta.", "Destruye un Aliado oponente, cuya fuerza sea 3 o menos, y roba una carta.",
		}},
		{card.Ally, []string{"Cuando este Aliado entra en juego, puedes subir un Aliado de raza Héroe o Eterno que controles.", "Cuando entre en juego, puedes subir un Aliado que controles, de raza Eterno o de raza Héroe, a tu Mano."}},
		{card.Ally, []string{"Este Aliado no puede ser bloqueado por Aliados de Fuerza menor que la Fuerza de este Aliado.", "No puede ser bloqueado por Aliados de menor Fuerza que la suya."}},
	})
}

func TestWhatBecomesOfACardInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Un Aliado oponente pierde su Habilidad y tiene Fuerza 0 hasta la Fase Final.", "Un Aliado oponente queda sin habilidad y con fuerza 0 hasta el final del turno.", "Un Aliado oponente queda con Fuerza 0 y sin habilidad este turno.",
		}},
		{card.Talisman, []string{"Todos los Aliados oponentes pierden 1 a la Fuerza hasta la Fase Final.", "Los Aliados oponentes ven reducida su fuerza en 1 hasta fase final."}},
		{card.Ally, []string{
			"Cuando este Aliado es declarado atacante, este Aliado duplica su Fuerza hasta la Fase Final.", "Cuando ataca, hasta la Fase Final su fuerza es el doble.", "Cuando ataca, su Fuerza pasa a ser el doble hasta el final del turno.",
		}},
		{card.Talisman, []string{
			"Un Aliado oponente pierde su Habilidad hasta la Fase Final.", "Un Aliado oponente pierde la habilidad por este turno.", "Haz perder la habilidad a un Aliado oponente este turno.", "Deja sin habilidad a un Aliado oponente hasta la Fase Final.",
		}},
		{card.Talisman, []string{"Un Aliado gana 2 a la Fuerza y es Indesterrable por el resto del juego.", "La Fuerza de un Aliado aumenta en 2 y no puede ser desterrado, por el resto del juego."}},
		{card.Weapon, []string{"El portador es Imbloqueable.", "El portador no puede ser bloqueado (es Imbloqueable).", "El portador es Imbloqueable (no puede ser bloqueado)."}},
		{card.Weapon, []string{"El portador gana 2 a la Fuerza.", "Mientras porte esta Arma, el Aliado gana 2 a la Fuerza.", "Quien porte esta Arma gana 2 a la Fuerza.", "El Aliado que la lleve gana 2 a la Fuerza."}},
		{card.Weapon, []string{"Si el portador es de raza Dragón, el portador gana 2 a la Fuerza.", "Si la lleva un Dragón, éste gana 2 a la Fuerza."}},
		{card.Totem, []string{"Todas las Armas pierden su Habilidad.", "Toda Arma pierde su habilidad.", "Todas las Armas pierden la habilidad."}},
		{card.Ally, []string{"Todos los demás Aliados pierden su Habilidad.", "Todos los Aliados, excepto éste, pierden su Habilidad.", "Todo otro Aliado pierde su habilidad.", "Todos los Aliados, menos este Aliado, pierden su Habilidad."}},
		{card.Ally, []string{"Este Aliado duplica su daño.", "Su daño es el doble.", "El daño que hace es el doble."}},
		{card.Ally, []string{"Este Aliado hace 1 de daño más.", "Su daño aumenta en 1.", "El daño que haga aumenta en 1."}},
		{card.Ally, []string{"Este Aliado no recibe daño de combate.", "No sufre daño de combate."}},
		{card.Talisman, []string{
			"Un Aliado que controles tiene Fuerza igual a la Fuerza del Aliado de mayor Fuerza hasta la Fase Final.", "Iguala la Fuerza de uno de tus Aliados a la del Aliado de mayor Fuerza este turno.",
			"Un Aliado que controles iguala su Fuerza a la del Aliado de mayor Fuerza hasta la Fase Final.",
		}},
		{card.Ally, []string{"Este Aliado no puede ser bloqueado por Aliados de Fuerza menor que la Fuerza de este Aliado.", "Los Aliados de menor Fuerza no pueden bloquear a este Aliado.", "Los Aliados con menos fuerza no pueden bloquearlo."}},
		{card.Totem, []string{"Todas las Armas pierden su Habilidad. Los jugadores no pueden jugar Armas.", "Las Armas pierden su habilidad y no pueden ser jugadas."}},
		// Damage.
		{card.Talisman, []string{"Tu oponente bota 2 cartas.", "Tu oponente recibe 2 puntos de daño.", "El Mazo Castillo oponente recibe 2 de daño.", "Tu oponente sufre 2 de daño en su Mazo Castillo."}},
		{card.Talisman, []string{
			"Tu oponente bota 1 carta por cada Aliado de raza Dragón que controles.", "Haz al Mazo Castillo oponente un daño igual al número de Dragones que controles.", "Tu oponente recibe 1 de daño por cada Dragón que controles.",
		}},
		{card.Talisman, []string{"Elige un Aliado que controles y tu oponente bota tantas cartas como la Fuerza de esa carta.", "Haz tanto daño al Mazo Castillo oponente como la Fuerza de un Aliado que controles."}},
		// What is given, and what is said before the cards.
		{card.Talisman, []string{"Un Aliado es Imbloqueable hasta la Fase Final.", "Haz Imbloqueable a un Aliado este turno.", "Dale Imbloqueable a un Aliado hasta la Fase Final."}},
		{card.Talisman, []string{"Todos los Aliados oponentes pierden su Habilidad hasta la Fase Final.", "Pierden su Habilidad todos los Aliados oponentes hasta la Fase Final."}},
		{card.Talisman, []string{"Un Aliado que controles gana 2 a la Fuerza hasta la Fase Final.", "Gana 2 a la Fuerza un Aliado que controles hasta la Fase Final."}},
		{card.Talisman, []string{"Destruye entre 1 y 3 Aliados.", "Destruye uno, dos o tres Aliados."}},
		{card.Talisman, []string{
			"Descarta una carta de la Mano oponente al azar para que tu oponente bote tantas cartas como el Coste de esa carta.",
			"Descarta al azar una carta de la Mano de tu oponente para que éste bote tantas cartas como sea el coste de la carta descartada.",
		}},
		{card.Ally, []string{"Todos los demás Aliados no pueden perder su Habilidad y no pueden ser destruidos por Talismanes.", "Los demás Aliados no pueden ser destruidos por Talismanes ni pueden perder su habilidad."}},
		{card.Ally, []string{"Este Aliado no recibe daño de combate y no puede perder su Habilidad.", "No pierde su habilidad ni recibe daño de combate."}},
		{card.Ally, []string{"Todos los Aliados de raza Dragón o Titán pierden 1 a la Fuerza.", "Los Aliados de raza Dragón y los de raza Titán pierden 1 a la Fuerza."}},
		{card.Ally, []string{"Si todos los Aliados son de raza Sombra, este Aliado gana 1 a la Fuerza.", "Si en juego sólo hay Aliados de raza Sombra, gana 1 a la Fuerza.", "Si sólo hay Aliados de raza Sombra en juego, gana 1 a la Fuerza."}},
		{card.Talisman, []string{"Una carta y todas sus copias pierden su Habilidad hasta la Fase Final.", "Una carta y cada una de sus copias pierde su Habilidad hasta la Fase Final."}},
		{card.Ally, []string{"Este Aliado tiene Fuerza igual al número de Armas.", "Su Fuerza es 1 por cada Arma en juego."}},
		{card.Talisman, []string{"Un Aliado que controles gana la Fuerza de otro Aliado que controles hasta la Fase Final.", "Un Aliado que controles suma a su Fuerza la de otro Aliado que controles hasta la Fase Final."}},
		{card.Talisman, []string{"Destruye un Arma que modifique la Fuerza de uno de tus Aliados.", "Destruye un Arma que esté modificando la Fuerza de alguno de tus Aliados."}},
		{card.Ally, []string{"Este Aliado no puede perder Fuerza.", "Su Fuerza no puede ser reducida.", "Su fuerza no puede reducirse."}},
		{card.Ally, []string{"Este Aliado no puede ganar Fuerza.", "Su Fuerza no puede aumentar."}},
		{card.Totem, []string{"Tus Aliados no pueden perder Fuerza.", "La Fuerza de tus Aliados no puede ser reducida."}},
		{card.Ally, []string{"Este Aliado gana 1 a la Fuerza por cada Aliado de tu Cementerio, hasta un máximo de 3.", "Gana 1 a la Fuerza por cada Aliado en tu Cementerio, pero no más de 3."}},
		// Of which of them something is asked.
		{card.Ally, []string{"Si este Aliado porta 2 o más Armas, este Aliado es Indestructible.", "Mientras porte dos o más, es Indestructible.", "Si porta más de una, es Indestructible.", "Si tiene al menos 2 Armas, es Indestructible."}},
		{card.Ally, []string{
			"Si todos tus Aliados tienen Fuerza 2 o menos, este Aliado gana 1 a la Fuerza.", "Si la Fuerza de todos tus Aliados es 2 o menos, gana 1 a la Fuerza.", "Si cada uno de tus Aliados tiene Fuerza 2 o menos, gana 1 a la Fuerza.",
			"Si la fuerza de cada uno de tus Aliados es 2 o menos, gana 1 a la Fuerza.",
		}},
		{card.Ally, []string{"Si no controlas un Aliado de Fuerza 3 o más, este Aliado gana 1 a la Fuerza.", "Si ninguno de tus Aliados tiene Fuerza mayor a 2, gana 1 a la Fuerza."}},
		// How long.
		{card.Talisman, []string{
			"Un Aliado gana 1 a la Fuerza por el resto del juego.", "Un Aliado gana 1 a la Fuerza en forma permanente.", "Un Aliado gana 1 a la Fuerza en lo que queda del juego.", "Un Aliado gana 1 a la Fuerza hasta que el juego termine.",
			"La fuerza de un Aliado aumenta en 1 de forma permanente.",
		}},
		{card.Ally, []string{"Cuando este Aliado es declarado atacante, este Aliado no puede ser agrupado en tu próximo turno.", "Cuando ataca, en tu turno siguiente no puede ser agrupado."}},
	})
}

func TestWhatCardsCostInWhateverWords(t *testing.T) {
	sameTree(t, []paraphrase{
		{card.Talisman, []string{
			"Juega un Aliado de tu Mano reduciendo su Coste en 1.", "Juega un Aliado de tu Mano con coste reducido en 1.", "Juega un Aliado de tu Mano que cueste 1 Oro menos.", "Juega un Aliado de tu Mano con 1 Oro menos de Coste.",
		}},
		{card.Ally, []string{
			"Cuando este Aliado entra en juego, puedes elegir un Aliado oponente y pagar el Coste de esa carta para destruirlo.", "Cuando entra en juego, puedes destruir un Aliado oponente si pagas su Coste.",
		}},
		{card.Totem, []string{"Jugar tus Armas cuesta 1 Oro menos.", "Las Armas te cuestan 1 Oro menos.", "Pagas 1 Oro menos por cada Arma que juegues.", "Las Armas que juegues tienen un coste de 1 Oro menos."}},
		{card.Totem, []string{
			"Jugar Talismanes oponentes cuesta 2 Oros más.", "Tu oponente paga 2 Oros más por los Talismanes que juegue.", "Tu oponente debe pagar 2 Oros adicionales por jugar Talismanes.",
			"Los Talismanes oponentes tienen un coste adicional de 2 Oros.", "El coste de los Talismanes oponentes sube en 2 Oros.",
		}},
		{card.Totem, []string{
			"Las habilidades de cartas oponentes que afecten a tus Oros cuestan 2 Oros más.", "Las habilidades de cartas oponentes que afecten tus Oros cuestan 2 Oros más.",
			"El coste de las habilidades de cartas oponentes que afecten a tus Oros aumenta en 2.", "Las habilidades de cartas oponentes cuestan 2 Oros más cuando afectan a tus Oros.",
			"Toda habilidad de una carta oponente que afecte a tus Oros cuesta 2 Oros más.", "Tu oponente debe pagar 2 Oros más por las habilidades de sus cartas que afecten a tus Oros.",
		}},
		{card.Talisman, []string{
			"Destruye un Aliado que controles para buscar un Aliado de Coste igual al Coste de esa carta en tu Mazo Castillo y ponerlo en juego.",
			"Destruye un Aliado que controles para buscar un Aliado de su mismo Coste en tu Mazo Castillo y ponerlo en juego.", "Destruye un Aliado que controles para buscar uno que cueste lo mismo en tu Mazo Castillo y ponerlo en juego.",
		}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes elegir un Aliado oponente y pagar el Coste de esa carta para destruirlo.", "En tu Vigilia, puedes pagar el Coste de un Aliado oponente y destruirlo.",
			"En tu Vigilia, puedes destruir un Aliado oponente si pagas su Coste.", "En tu Vigilia, puedes elegir un Aliado oponente, pagar su Coste y destruirlo.", "En tu Vigilia, puedes elegir un Aliado oponente, pagar tantos Oros como coste tenga y destruirlo.",
			"En tu Vigilia, puedes elegir un Aliado oponente, pagar una cantidad de Oros igual a su coste y destruirlo.",
		}},
		{card.Ally, []string{
			"En tu Fase de Vigilia, puedes generar 2 Oros para jugar Armas.", "En tu Vigilia, puedes generar 2 Oros que solo pagan el Coste de Armas.", "En tu Vigilia, puedes generar 2 Oros con los que solo puedes jugar Armas.",
			"En tu Vigilia, puedes generar 2 Oros, solo para Armas.", "En tu Vigilia, puedes generar 2 Oros que solo puedes usar para pagar Armas.",
		}},
	})
}

func TestOfNoRestAnythingIsAlwaysSo(t *testing.T) {
	refused(t, "no rest", []lone{{card.Totem, "Tus Dragones ganan 2 a la Fuerza y el resto gana 1 a la Fuerza."}})
}
