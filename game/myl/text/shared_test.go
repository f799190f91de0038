package text

import (
	"testing"

	"castillo/game/card"
)

// TestWhatSeveralCardsShare reads what several cards that are chosen or counted have in common, and
// not what they share with another one (DAR 4.6.9).
func TestWhatSeveralCardsShare(t *testing.T) {
	readAs(t, prueba, []wording{
		{card.Talisman, "Destruye dos Aliados de igual coste.", "Destruye 2 Aliados de un mismo Coste."},
		{card.Talisman, "Destruye dos Aliados oponentes que tengan el mismo coste.", "Destruye 2 Aliados oponentes de un mismo Coste."},
		{card.Talisman, "Destierra dos cartas del mismo tipo de tu Cementerio.", "Destierra 2 cartas de un mismo tipo de tu Cementerio."},
		{card.Talisman, "Sube dos Aliados con la misma raza a la mano de su dueño.", "Sube 2 Aliados de una misma raza."},
		{card.Talisman, "Descarta 3 cartas con el mismo nombre. Roba 4 cartas.", "Descarta 3 cartas con un mismo nombre de tu Mano. Luego, roba 4 cartas."},
		{card.Talisman, "Busca hasta 2 Armas con igual fuerza entre sí en tu Mazo Castillo.", "Busca hasta 2 Armas de una misma Fuerza en tu Mazo Castillo."},
		{card.Ally, "Si controlas dos Aliados de igual coste, Prueba gana 2 a la fuerza.", "Si controlas 2 o más Aliados de un mismo Coste, este Aliado gana 2 a la Fuerza."},
		{card.Ally, "Cuando un Aliado es destruido, destierra 2 Aliados del mismo coste.", "Cuando un Aliado es destruido, destierra 2 Aliados de Coste igual al Coste de esa carta."},
		{card.Talisman, "Elige un Aliado. Destruye otros 2 Aliados con su misma fuerza.", "Elige un Aliado. Luego, destruye 2 otros Aliados de Fuerza igual a la Fuerza de esa carta."},
		{card.Talisman, "Destruye 2 Aliados de igual coste que este Talismán.", ""},
		{card.Talisman, "Destruye todos los Aliados con el mismo nombre.", ""},
	})
}
