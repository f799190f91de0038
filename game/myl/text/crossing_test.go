package text

import (
	"reflect"
	"strings"
	"testing"

	"castillo/game/card"
	"castillo/game/myl/ability"
)

// What is read in one place of a sentence is read in every place where Spanish
// allows it. The tables are crossed: each row with each column.

// A crossing joins every word of its columns in a sentence of a card's text; %1 and
// %2 are where the words go.
type crossing struct {
	rule     string
	of       card.Type
	sentence string
	first    []string
	second   []string
}

var crossings = []crossing{
	{
		"an ally can be what anything is done to", card.Talisman, "%1 %2.",
		[]string{"Destruye", "Sube", "Anula", "Copia la Habilidad de", "Toma el control de"},
		[]string{"un Aliado oponente", "un Aliado de Coste 3 o menos"},
	}, {
		"any kind of card can be done anything to", card.Talisman, "%1 %2 y roba una carta.",
		[]string{"Destruye", "Destierra", "Remueve del juego", "Baraja", "Sube a la Mano de su dueño", "Puedes destruir", "Elige entre robar 2 cartas o destruir"},
		kindsInPlay,
	}, {
		"any kind of card can go from where it lies", card.Talisman, "Devuelve %1 a %2.",
		[]string{"un Aliado en juego", "un Aliado oponente de Coste 2 o menos", "una carta en tu Línea de Defensa", "uno de tus Aliados atacantes", "un Arma o Tótem"},
		[]string{"la Mano de su dueño", "la Mano"},
	}, {
		"anything can happen to any card", card.Ally, "%1 %2, tu oponente bota 2 cartas.",
		[]string{"Cuando este Aliado", "Cada vez que Sir Ansel", "Si este Aliado u otro Aliado que controles", "Cuando un Aliado de raza Titán que controles", "En respuesta a que uno de tus Aliados", "Cuando"},
		[]string{"sea destruido", "sea removido del juego", "salga del juego", "deje de estar en juego", "entre o salga del juego", "vaya al Cementerio", "sea destruido o desterrado",
			"sea declarado atacante", "sea declarado como bloqueador", "sea bloqueado", "sea destruido por un Talismán oponente", "sea afectado por una Habilidad oponente"},
	}, {
		"what happens can be named by an infinitive", card.Ally, "Al %1, %2.",
		[]string{"entrar en juego", "entrar o salir del juego", "atacar", "atacar junto a otro Dragón", "bloquear", "ser destruido", "ser destruido o desterrado", "ser destruido por un Talismán",
			"ser declarado atacante o bloqueador", "ser declarado como atacante junto a otro Aliado"},
		[]string{"roba una carta", "tu oponente descarta una carta", "puedes pagar 1 Oro para destruir un Arma", "gana 1 a la Fuerza hasta la Fase Final"},
	}, {
		"a condition stands before or behind anything", card.Ally, "%1, si %2.",
		[]string{"Cuando entra en juego, roba una carta", "Este Aliado gana 2 a la Fuerza", "En tu Vigilia, puedes destruir un Arma", "Este Aliado no puede ser bloqueado"},
		[]string{"controlas un Tótem", "este Aliado tiene 4 o más de Fuerza", "te quedan 12 o menos cartas en tu Mazo Castillo", "hay 2 o más Talismanes en tu línea de Cementerio", "el otro jugador controla más Aliados que tú",
			"tu Mano está vacía", "Sir Ansel porta un Arma", "no es tu turno", "todos tus Aliados son Titanes"},
	}, {
		"what players may not do is said of any of them, for any time", card.Talisman, "%1 %2 este turno.",
		[]string{"Tu oponente no puede", "Los jugadores no pueden", "Ningún jugador puede", "No se puede", "El otro jugador no podrá"},
		[]string{"jugar Talismanes", "jugar Armas ni Tótems", "declarar ataque", "declarar bloqueo", "robar cartas", "jugar más de un Aliado", "declarar más de 1 Aliado atacante"},
	}, {
		"a card is named wherever a kind of card can be", card.Ally, "%1 %2.",
		[]string{"Este Aliado gana 2 a la Fuerza si controlas", "Este Aliado gana 2 a la Fuerza si tu oponente tiene en juego", "Este Aliado no puede ser bloqueado por", "Cuando entra en juego, destruye",
			"En tu Vigilia, una vez por turno, puedes buscar en tu Mazo Castillo"},
		[]string{"Ulfar", "a Ulfar", "«Ulfar»", "a Ulfar o Brasa", "Ulfar, Brasa o a Dama de Oro", "un Dragón"},
	}, {
		"several things are forbidden to anyone in one sentence", card.Totem, "%1 %2.",
		[]string{"Tu oponente no puede", "Los jugadores no pueden", "No se puede", "El otro jugador no podrá"},
		[]string{"robar cartas ni buscar en su Mazo Castillo", "jugar Talismanes ni activar habilidades", "declarar ataque, declarar bloqueo ni jugar Aliados", "jugar Armas, ni puede declarar ataque"},
	}, {
		"a verb takes several objects", card.Talisman, "%1 %2.",
		[]string{"Destruye", "Baraja", "Sube", "Destierra", "Elige", "Puedes destruir", "Paga 1 Oro para destruir"},
		[]string{"un Aliado y un Arma que controles", "un Aliado, un Arma y un Tótem", "un Aliado oponente y uno de tus Aliados", "2 Aliados oponentes y un Tótem"},
	}, {
		"several cards leave one zone", card.Talisman, "%1 %2 de tu Cementerio.",
		[]string{"Baraja", "Destierra", "Elige"},
		[]string{"un Aliado y un Arma", "un Aliado, un Arma y 2 Talismanes"},
	}, {
		"of several cards that are at hand the one is told by its numbers", card.Talisman, "%1. %2.",
		[]string{"Elige un Aliado que controles y un Aliado oponente", "Elige 2 Aliados oponentes", "Mira la Mano de tu oponente"},
		[]string{"Destierra el que tenga menor Fuerza", "Destierra el de mayor Coste", "Baraja el que tenga mayor Fuerza"},
	}, {
		"numbers add up", card.Talisman, "%1 tantas cartas como la suma %2.",
		[]string{"Tu oponente bota", "Cada jugador bota"},
		[]string{"de las Fuerzas de tus Aliados", "de los Costes de tus Aliados de raza Titán", "de la Fuerza de tus Aliados y la de los Aliados oponentes"},
	}, {
		"what a hand that was looked at holds", card.Talisman, "%1. Si %2, roba 1 carta.",
		[]string{"Mira la Mano de tu oponente", "Tu oponente muestra su Mano"},
		[]string{"tiene un Oro", "tiene 2 o más Talismanes", "no tiene Aliados de Coste 3 o más", "tu oponente tiene menos de 2 Armas"},
	}, {
		"how often something was done in the turn measures anything", card.Talisman, "%1 %2 este turno.",
		[]string{"Tu oponente bota 1 carta por cada", "Uno de tus Aliados gana 2 a la Fuerza por cada", "Roba 1 carta por cada"},
		[]string{"Talismán que hayas jugado", "Aliado de raza Titán que jugaste", "carta que hayas robado", "Arma que haya jugado tu oponente", "carta que tu oponente robó"},
	}, {
		"what the card costs by its own text", card.Ally, "%1 si %2.",
		[]string{"Juega Sir Ansel con coste 1", "Puedes jugar a Sir Ansel con Coste 0", "Este Aliado no tiene coste", "Sir Ansel cuesta 2", "El Coste de Sir Ansel es 1"},
		[]string{"controlas un Tótem", "no controlas Aliados", "tu oponente controla más Aliados que tú", "tu Mano está vacía"},
	}, {
		"who has more or fewer does it", card.Totem, "Al final del turno, el jugador %1 %2.",
		[]string{"que controle menos Aliados", "que tenga más Oros en juego", "con más cartas en su Mano", "que tenga menos cartas en su Mazo Castillo"},
		[]string{"bota 2 cartas", "debe botar 2 cartas de su Mazo Castillo", "descarta una carta de su Mano", "destruye uno de sus Aliados", "roba 1 carta"},
	}, {
		"what the opponent owes for each that he declares", card.Totem, "Tu oponente debe %1 por cada %2.",
		[]string{"pagar 1 Oro", "botar 2 cartas de su Mazo Castillo", "descartar una carta"},
		[]string{"Aliado que declare atacante", "Aliado de Coste 3 o más que quiera declarar como atacante", "Titán que declare bloqueador", "Aliado que ataque"},
	}, {
		"what is done in place of an attack", card.Weapon, "El portador puede, %1 atacar, %2.",
		[]string{"en vez de", "en lugar de"},
		[]string{"hacer que tu oponente bote 2 cartas", "destruir un Tótem oponente", "robar una carta"},
	}, {
		"what generated gold is for", card.Gold, "Puedes pagar este Oro para generar 2 Oros. %1 para jugar %2.",
		[]string{"Esos Oros solo pueden ser usados", "Los Oros generados sólo pueden usarse", "Sólo puedes utilizar estos Oros"},
		[]string{"Aliados", "Armas o Tótems", "Aliados de raza Titán", "Talismanes de Coste 3 o más"},
	}, {
		"so much in a turn and no more is said of anyone and anything", card.Totem, "%1 %2.",
		[]string{"Cada jugador sólo puede", "Los jugadores sólo podrán", "Tu oponente sólo puede"},
		[]string{"jugar un Talismán por turno", "jugar 2 cartas cada turno", "robar una carta en cada turno", "declarar un Aliado atacante por turno", "declarar ataque con 2 Aliados por turno",
			"bloquear con un Aliado cada turno", "declarar 2 bloqueadores", "declarar ataque con 2 o más Aliados"},
	}, {
		"what cards cost is said of whoever plays them", card.Totem, "%1 %2.",
		[]string{"Los Talismanes que juegue tu oponente", "Las Armas que juegues", "Tus Aliados de raza Titán", "Los Tótems oponentes", "Todas las cartas que tu oponente juegue", "Los Aliados de Coste 3 o más"},
		[]string{"cuestan 1 Oro más", "cuestan 2 Oros menos", "cuestan un Oro adicional"},
	}, {
		"what a card costs itself is said in every order", card.Ally, "%1 %2.",
		[]string{"Este Aliado cuesta 1 Oro menos", "Jugar a Sir Ansel cuesta 1 Oro menos", "El Coste de este Aliado se reduce en 1", "Reduce en 1 el Coste de Sir Ansel", "Reduce el Coste de este Aliado en 1 Oro"},
		[]string{"por cada Tótem que controles", "por cada Talismán en tu Cementerio", "si controlas un Dragón", "si no controlas otros Aliados"},
	}, {
		"what becomes true of cards is said of any of them, in any way", card.Talisman, "%1 %2 hasta la Fase Final.",
		[]string{"Un Aliado oponente", "Uno de tus Titanes", "Un Aliado cuya raza sea Héroe", "Un Aliado de Coste no mayor a 3", "Un Aliado bloqueado"},
		[]string{"gana 2 a la Fuerza", "pierde su Habilidad", "no puede atacar ni bloquear", "es de raza Sombra", "gana la Habilidad «Imbloqueable»", "se vuelve Indestructible", "tiene Fuerza 0",
			"no puede ser declarado como atacante", "duplica su Fuerza", "sólo puede ser bloqueado por Dragones", "no podrá ser removido del juego"},
	}, {
		"everything but some cards is said of any of them", card.Talisman, "%1, excepto %2.",
		[]string{"Destruye todas las cartas en juego", "Destierra todas las cartas oponentes"},
		[]string{"los Oros", "los Aliados Titán", "los Aliados de raza Titán o Sombra", "las Armas y los Tótems", "las cartas de Oro"},
	}, {
		"what lasts for a time goes on where the rest was done", card.Ally, "%1. %2.",
		[]string{"Cuando entra en juego, roba una carta", "Puedes pagar 1 Oro para destruir un Arma", "Cuando ataca, destruye un Aliado oponente", "Cuando entra en juego, tu oponente bota 2 cartas"},
		[]string{"Este Aliado no puede atacar este turno", "Tus Aliados ganan 1 a la Fuerza hasta la Fase Final", "Tu oponente no puede jugar Talismanes este turno"},
	}, {
		"a phase of each turn is said in every way", card.Totem, "%1, %2.",
		[]string{"En cada una de tus Fases de Agrupación", "En todas tus Vigilias", "Durante cada una de tus Fases de Vigilia", "Al comienzo de cada una de tus Fases de Agrupación"},
		[]string{"puedes robar una carta", "tu oponente bota 2 cartas", "puedes pagar 1 Oro para destruir un Arma"},
	}, {
		"a list says its article again", card.Totem, "%1 %2.",
		[]string{"Los Faraones y los Sacerdotes", "Tus Faeries y tus Sombras", "Todos los Aliados y todas las Armas", "Los Dragones, los Titanes y los Héroes que controles"},
		[]string{"no pueden ser destruidos", "pierden su Habilidad", "no pueden ser afectados por Talismanes"},
	}, {
		"so many for each is said in front and behind, of up to so many too", card.Talisman, "%1 por cada %2.",
		[]string{"Baraja hasta 3 cartas de tu Cementerio", "Destierra hasta 2 Aliados oponentes", "Sube un Aliado oponente", "Tu oponente bota 2 cartas", "Destruye hasta un Arma"},
		[]string{"Tótem que controles", "Aliado de raza Eterno en juego", "Talismán en tu Cementerio", "Oro que tengas en juego"},
	}, {
		"how long stands in the middle", card.Ally, "Puedes pagar 2 Oros para %1 %2.",
		[]string{"controlar hasta el final del turno", "ganar el control hasta la Fase Final de", "cancelar hasta la Fase Final la Habilidad de"},
		[]string{"un Aliado oponente", "un Aliado oponente de Coste igual o menor a 3", "un Tótem oponente"},
	}, {
		"all of a kind are searched for", card.Ally, "Cuando entra en juego, puedes buscar %1 y %2.",
		[]string{"todos los Dragones de tu Cementerio", "todas las Armas en tu Mazo Castillo", "todos los Tótems de Coste 2 o menos en tu Destierro"},
		[]string{"ponerlos en tu Mano", "mostrarlos"},
	}, {
		"what holds in the other part of combat is joined by y", card.Ally, "%1 y %2.",
		[]string{"Sir Ansel gana 2 a la Fuerza cuando bloquea", "Gana 1 a la Fuerza al bloquear"},
		[]string{"no puede ser declarado atacante", "no puede atacar", "puede atacar el turno que entra en juego"},
	}, {
		"one or some more are what anything is done to", card.Talisman, "%1 %2.",
		[]string{"Destruye", "Baraja", "Destierra", "Sube a la Mano de su dueño", "Elige entre robar 2 cartas o destruir"},
		[]string{"uno o dos Aliados oponentes", "uno o más de tus Aliados", "1 o 2 Tótems", "una o más cartas oponentes que no sean Oro"},
	}, {
		"everybody shows his hand, for any time", card.Talisman, "%1 %2.",
		[]string{"Ambos jugadores muestran su Mano", "Los jugadores juegan con su Mano a la vista", "Cada jugador muestra su Mano"},
		[]string{"hasta la Fase Final", "este turno", "hasta tu próxima Vigilia"},
	}, {
		"a castle is turned up until something is found", card.Talisman, "%1 %2.",
		[]string{"Muestra cartas de tu Mazo Castillo hasta", "Bota cartas de tu Mazo Castillo hasta", "Revela cartas del Mazo Castillo oponente una a una hasta"},
		[]string{"encontrar un Aliado. Ponlo en tu Mano", "que aparezca un Talismán y destiérralo", "encontrar un Arma de Coste 2 o menos. Ponla en tu Mano y baraja las demás cartas", "hallar el primer Dragón. Juégalo sin pagar su Coste"},
	}, {
		"a number of cards is measured by anything", card.Talisman, "%1 tantas cartas como %2.",
		[]string{"Tu oponente bota", "Cada jugador bota", "El otro jugador bota"},
		[]string{"Aliados controles", "Armas haya en juego", "cartas tenga en su Mano", "Oros tengas en juego", "Talismanes haya en tu Cementerio"},
	},
}

var kindsInPlay = []string{"un Aliado", "un Aliado oponente", "un Aliado de tu oponente", "uno de tus Aliados", "un Titán que controles", "un Aliado de Fuerza 2 o menos", "un Aliado cuyo Coste sea 3 o más",
	"un Aliado de Coste no superior a 2", "un Aliado cuya raza sea Sombra", "un Aliado que porte un Arma", "un Aliado bloqueado", "un Aliado declarado como atacante", "un Aliado no Dragón",
	"un Arma o Tótem", "una carta oponente que no sea Oro", "un Oro sin Habilidad", "otro Aliado bajo tu control"}

func TestWhatIsReadInOnePlaceIsReadInEveryPlace(t *testing.T) {
	for _, c := range crossings {
		t.Run(c.rule, func(t *testing.T) {
			for _, first := range c.first {
				for _, second := range c.second {
					readsBack(t, of(c.of), strings.NewReplacer("%1", first, "%2", second).Replace(c.sentence))
				}
			}
		})
	}
}

// A sentence turned round means the same: what stands in front is put behind.
var turned = []struct {
	of            card.Type
	front, behind string
}{
	{card.Ally, "Si es declarado atacante, duplica su Fuerza.", "Duplica su Fuerza si es declarado atacante."},
	{card.Ally, "Cuando ataca junto a otro Titán, tu oponente bota 2 cartas.", "Tu oponente bota 2 cartas cuando ataca junto a otro Titán."},
	{card.Ally, "Si no es declarado atacante, roba una carta.", "Roba una carta, si no es declarado atacante."},
	{card.Weapon, "Si el portador es destruido, tu oponente bota 3 cartas.", "Tu oponente bota 3 cartas si el portador es destruido."},
	{card.Ally, "Al final del turno, destruye este Aliado.", "Destruye este Aliado al final del turno."},
	{card.Totem, "Mientras controles un Dragón, tus Aliados ganan 1 a la Fuerza.", "Tus Aliados ganan 1 a la Fuerza mientras controles un Dragón."},
	{card.Ally, "Si porta un Arma, tus Aliados son Imbloqueables.", "Tus Aliados son Imbloqueables siempre que porte un Arma."},
	{card.Ally, "Puedes pagar 2 Oros para robar una carta.", "Para robar una carta, puedes pagar 2 Oros."},
	{card.Ally, "Puedes destruir este Aliado para que tu oponente bote 3 cartas.", "Para que tu oponente bote 3 cartas, puedes destruir a Sir Ansel."},
	{card.Ally, "Puedes pagar 2 Oros para destruir un Arma.", "Puedes pagar 2 Oros: destruye un Arma."},
	{card.Ally, "Puedes pagar 2 Oros para destruir un Arma.", "Puedes destruir un Arma a cambio de pagar 2 Oros."},
	{card.Gold, "En tu Vigilia, puedes pagar este Oro para robar una carta.", "En tu Vigilia, puedes pagar este Oro y robar una carta."},
	{card.Talisman, "Hasta la Fase Final, un Aliado es Imbloqueable.", "Un Aliado es Imbloqueable hasta fin de turno."},
	{card.Totem, "Solo se puede declarar 1 Aliado atacante por turno.", "Los jugadores no pueden declarar más de un Aliado atacante cada turno."},
	{card.Ally, "Puedes destruir este Aliado para anular un Talismán.", "Puedes destruir este Aliado para cancelar un Talismán."},
	{card.Ally, "Busca un Arma en tu Mazo y agrégala a tu Mano cuando entra en juego.", "Cuando entra en juego, busca un Arma en tu Castillo y añádela a tu Mano."},
	{card.Ally, "Cuando entra en juego, destruye un Aliado oponente. Luego, Sir Ansel no puede atacar este turno.", "Cuando entra en juego, destruye un Aliado oponente. Este Aliado no puede atacar este turno."},
	{card.Talisman, "Por cada Tótem que controles, baraja hasta 3 cartas de tu Cementerio.", "Baraja hasta 3 cartas de tu Cementerio por cada Tótem que controles."},
	{card.Talisman, "Busca un Faerie en tu Mazo Castillo y ponlo en tu Mano. Luego, baraja tu Mazo Castillo.", "Busca un Faerie en tu Mazo Castillo y ponlo en tu Mano. Luego baraja."},
	{card.Ally, "Cuando Sir Ansel bloquea, si es tu único Aliado bloqueador, gana 2 a la Fuerza.", "Sir Ansel gana 2 a la Fuerza cuando bloquea y es tu único Aliado bloqueador."},
	{card.Talisman, "Todos los Aliados que puedan deben atacar este turno.", "Todos los Aliados que puedan atacar este turno deben hacerlo."},
	{card.Totem, "Si es tu turno, el primer Aliado que juegues en cada turno cuesta 1 Oro menos.", "El primer Aliado que juegues en cada uno de tus turnos cuesta 1 Oro menos."},
	{card.Ally, "Si controlas un Tótem, Sir Ansel cuesta 0 y gana 2 a la Fuerza.", "Sir Ansel cuesta 0 Oros y gana 2 a la Fuerza si controlas un Tótem."},
	{card.Ally, "Al atacar, tu oponente bota tantas cartas como la Fuerza de Sir Ansel.", "Al atacar, tu oponente bota una carta por cada punto de Fuerza de Sir Ansel."},
	{card.Ally, "Cuando Sir Ansel entra en juego, tu oponente bota 2 cartas.", "Tu oponente, cuando Sir Ansel entra en juego, bota 2 cartas."},
	{card.Ally, "Cuando entra en juego, destruye un Arma.", "Destruye, cuando entra en juego, un Arma."},
	{card.Ally, "Cuando ataca, Sir Ansel gana 2 a la Fuerza.", "Sir Ansel, cuando ataca, gana 2 a la Fuerza."},
	{card.Ally, "Mientras controles un Tótem, Sir Ansel gana 2 a la Fuerza.", "Sir Ansel gana, mientras controles un Tótem, 2 a la Fuerza."},
	{card.Ally, "Cuando ataca, Sir Ansel gana 2 a la Fuerza hasta la Fase Final.", "Cuando ataca, Sir Ansel gana hasta la Fase Final 2 a la Fuerza."},
	{card.Totem, "En tu Vigilia, una vez por turno, puedes mostrar la primera carta de tu Mazo Castillo.", "Puedes mostrar, una vez por turno en tu Vigilia, la primera carta de tu Mazo Castillo."},
	{card.Totem, "En tu Vigilia, una vez por turno, puedes pagar 2 Oros para robar una carta.", "Puedes pagar 2 Oros una vez por turno en tu Vigilia para robar una carta."},
	{card.Totem, "En tu Vigilia, si controlas un Dragón, puedes robar una carta.", "En tu Vigilia puedes, si controlas un Dragón, robar una carta."},
	{card.Totem, "En respuesta a que un Aliado que controles sea destruido, puedes destruir este Tótem y subir ese Aliado a tu Mano.",
		"Puedes destruir este Tótem, en respuesta a que un Aliado que controles sea destruido, y subir ese Aliado a tu Mano."},
	{card.Ally, "Cuando Sir Ansel bloquea, puedes pagar 1 Oro para que otro Aliado gane 2 a la Fuerza.", "Puedes pagar 1 Oro cuando Sir Ansel bloquee: otro Aliado gana 2 a la Fuerza."},
	{card.Totem, "En tu Vigilia, puedes descartar un Aliado para destruir un Arma.", "Descarta un Aliado en tu Vigilia: destruye un Arma."},
	{card.Talisman, "Tu oponente destruye uno de sus Aliados. Si no puede, descarta 2 cartas.", "Tu oponente destruye uno de sus Aliados. Si no controla ninguno, descarta 2 cartas."},
	{card.Totem, "Cuando un Aliado oponente ataca, puedes pagar 1 Oro para destruirlo.", "Puedes pagar 1 Oro, cuando un Aliado oponente ataque, para destruirlo."},
	{card.Weapon, "El portador gana 2 a la Fuerza. Si controlas un Tótem, el portador es Imbloqueable.", "El portador gana 2 a la Fuerza y, mientras controles un Tótem, es Imbloqueable."},
	{card.Totem, "Durante tu turno, los jugadores solo pueden jugar un Talismán.", "En tu turno, los jugadores no pueden jugar más de un Talismán por turno."},
}

func TestASentenceTurnedRoundMeansTheSame(t *testing.T) {
	for _, s := range turned {
		front, err := Read(s.front, of(s.of))
		if err != nil {
			t.Error(err)
			continue
		}
		behind, err := Read(s.behind, of(s.of))
		if err != nil {
			t.Error(err)
		} else if !reflect.DeepEqual(behind.Card, front.Card) {
			t.Errorf("%q\n reads %q\n  want %q", s.behind, Print(behind.Card, of(s.of)), Print(front.Card, of(s.of)))
		}
	}
}

// A pronoun before what it could mean is not guessed at.
func TestAPronounThatStandsBeforeItsCardIsRefused(t *testing.T) {
	refused(t, ansel, []lone{
		{card.Weapon, "Destiérralo en la Fase Final si el portador ataca."},
		{card.Weapon, "No puede ser destruido hasta la Fase Final cuando el portador bloquea."},
		{card.Ally, "Para que no pueda atacar este turno, puedes elegir un Aliado oponente."},
		{card.Ally, "Puedes destruir uno de tus Aliados para salvarlo si este Aliado es destruido."},
		{card.Ally, "Puedes destruirlas para robar 2 cartas."},
		{card.Totem, "Puedes destruirlo, cuando un Aliado oponente ataque, para robar una carta."},
		{card.Ally, "Destruye, si ataca, un Aliado oponente."},
		{card.Ally, "Roba una carta, cuando ataca un Aliado oponente, y tus Aliados ganan 1 a la Fuerza."},
		{card.Talisman, "Tu oponente bota tantas cartas como Fuerza tenga."},
		{card.Ally, "Cuando entra en juego, roba una carta, si esa carta es un Oro."},
		{card.Ally, "Cuando entra en juego, destruye un Aliado oponente si tiene 4 o más de Fuerza."},
	})
}

func TestALimitSaysWhoseTurn(t *testing.T) {
	r, err := Read("Tu oponente sólo puede declarar ataque con un Aliado.", of(card.Totem))
	if err != nil {
		t.Fatal(err)
	}
	want := ability.Continuous{Do: ability.Rule{Is: ability.Limit{Who: ability.Opponent, What: ability.DeclareAttack, Op: ability.AtMost, N: 1}}}
	if !reflect.DeepEqual(r.Card.Abilities, []ability.Ability{want}) {
		t.Errorf("read as %+v", r.Card.Abilities)
	}
}
