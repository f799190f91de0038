package text

import (
	"fmt"
	"sort"
	"strings"

	"castillo/game/card"
	"castillo/game/myl/ability"
	"castillo/game/myl/text/es"
	"castillo/game/myl/text/printer"
)

// pattern is one thing that can be said, with examples of our own. An example is
// read as the text of a card of type Of.
type pattern struct {
	title, says string
	of          card.Type
	examples    []string
}

// patterns is the language by pattern, in the order of the page.
var patterns = []pattern{
	{"Reglas de la carta", "Frases cortas sobre la carta misma.", card.Ally, []string{
		"Carta Única.", "Solo puedes tener una copia de este Aliado en juego.", "Este Aliado no puede ser anulado.",
		"Solo puedes jugar este Aliado si controlas 2 o más Tótems.", "Para jugar este Aliado, debes botar 2 cartas.",
		"Para que este Aliado pueda ser declarado atacante, debes pagar 2 Oros.", "Solo puedes jugar este Aliado desde tu Mano.",
	}},
	{"Habilidades activadas", "«puedes», con el momento, las veces por turno y el requisito delante. Lo que va antes de «para» es el Coste.", card.Ally, []string{
		"En tu Fase de Vigilia, una vez por turno, puedes pagar 2 Oros para robar 1 carta.",
		"En la Guerra de Talismanes, puedes destruir este Aliado para que un Aliado que controles gane 2 a la Fuerza hasta la Fase Final.",
		"Si este Aliado está en tu Cementerio, puedes pagar 3 Oros para jugar este Aliado sin pagar su Coste.",
	}},
	{"Habilidades disparadas", "«cuando» y lo que ocurre; «al entrar en juego», «al ser destruido» dicen lo mismo.", card.Ally, []string{
		"Cuando este Aliado entra en juego, destruye un Tótem oponente.",
		"Cuando un Aliado de raza Titán que controles es destruido, tu oponente bota 2 cartas.",
		"En tu Fase Final, puedes robar 1 carta extra.",
		"Cuando este Aliado hace daño al Mazo Castillo oponente, puedes robar 1 carta.",
		"Cuando este Aliado es declarado atacante, este Aliado gana 1 a la Fuerza hasta la Fase Final.",
		"Cuando este Aliado es bloqueado, destruye todos los Aliados que bloqueen a este Aliado, en la Fase Final.",
		"Cuando este Aliado sale del juego, puedes barajar 2 cartas de tu Cementerio.",
		"Cuando juegas un Aliado de Coste 3 o más, una vez por turno, puedes robar 1 carta.",
		"Cuando este Aliado finaliza de atacar, destruye este Aliado.",
		"En la Fase Final, si este Aliado atacó este turno, destierra este Aliado.",
	}},
	{"Respuestas", "«en respuesta a»: siempre se puede elegir no usarlas.", card.Ally, []string{
		"En respuesta a que tu oponente juegue un Talismán, puedes descartar una carta de tu Mano para robar 2 cartas.",
		"En respuesta a la Declaración de Ataque oponente, puedes pagar 1 Oro para cancelar el ataque de un Aliado oponente.",
	}},
	{"Habilidades continuas", "Lo que vale mientras la carta está en juego, con «si» cuando pide algo.", card.Totem, []string{
		"Tus Aliados de raza Sombra ganan 1 a la Fuerza.", "Los jugadores no pueden jugar Armas.",
		"Tus Aliados no pueden ser afectados por Talismanes oponentes.", "Todos los Oros pierden su Habilidad.",
		"Tu oponente no puede declarar ataque.", "Jugar Aliados de raza Titán cuesta 1 Oro menos.",
		"Tus Aliados de raza Titán destruidos son puestos en el fondo de su Mazo Castillo.",
		"Todos los Aliados de Fuerza 2 o menos no pueden bloquear.",
		"Si controlas menos Aliados que tu oponente, jugar tus Talismanes cuesta 1 Oro menos.",
		"Jugar tus Aliados de raza Titán cuesta 2 Oros menos, con un mínimo de 1.", "Los jugadores no pueden controlar más de 4 Aliados.",
		"Tus Aliados no pueden cambiar de controlador.", "Tus Talismanes no pueden ser anulados.",
		"Todos los Aliados oponentes entran en juego sin su Habilidad.",
		"Todas las cartas de todos los Cementerios no pueden salir del Cementerio.",
		"En vez de robar una carta, puedes buscar un Aliado en tu Mazo Castillo y ponerlo en tu Mano.",
	}},
	{"Condiciones", "«si» delante de la frase: lo que controlas, lo que la carta es o dónde está, lo que pasó en el turno.", card.Ally, []string{
		"Si controlas un Tótem, este Aliado gana 1 a la Fuerza.",
		"Si tienes 2 o menos cartas en tu Mano, este Aliado gana 2 a la Fuerza.",
		"Si este Aliado está en tu Línea de Ataque, tus demás Aliados ganan 1 a la Fuerza.",
		"Si es tu turno, este Aliado gana 1 a la Fuerza.",
		"En la Fase Final, si tu oponente no declaró ataque este turno, roba 2 cartas.",
	}},
	{"Lo que un Aliado puede y no puede", "Con «solo» y con «si» cuando no es siempre.", card.Ally, []string{
		"Este Aliado puede atacar el turno que entra en juego.", "Este Aliado no puede ser bloqueado por Aliados de Fuerza 2 o menos.",
		"Este Aliado puede bloquear 2 Aliados.", "Este Aliado puede bloquear Aliados Imbloqueables.",
		"Este Aliado solo puede atacar si lo acompañan 2 Aliados.", "Si este Aliado porta un Arma, este Aliado es Indestructible.",
		"Este Aliado tiene Fuerza igual al número de Talismanes de tu Cementerio.",
	}},
	{"Talismanes", "Lo que hace el Talismán al jugarse. Un punto separa; «y», «luego» y «para» hacen que la segunda parte dependa de la primera (DAR 4.10).", card.Talisman, []string{
		"Destruye un Aliado oponente de Fuerza 2 o menos. Luego, roba 1 carta.",
		"Baraja un Aliado que controles para subir 2 Aliados oponentes.",
		"En tu Fase de Vigilia, gana el control de un Aliado oponente hasta la Fase Final.",
		"Un Aliado oponente pierde su Habilidad y tiene Fuerza 0 hasta la Fase Final.",
		"Hasta la Fase Final, cuando un Aliado que controles hace daño al Mazo Castillo oponente, roba 1 carta.",
		"Elige un Aliado. Luego, hasta la Fase Final, cuando esa carta es destruida, tu oponente bota 2 cartas.",
		"Prevén que un Aliado que controles sea destruido.", "Tu oponente descarta 2 cartas de su Mano al azar.",
		"Juega un Aliado de Coste 2 o menos de tu Cementerio sin pagar su Coste.",
		"Elige entre robar 2 cartas; o que un Aliado gane 2 a la Fuerza hasta la Fase Final.",
		"Tu oponente elige entre destruir un Aliado que controle; descartar una carta de su Mano; o botar 4 cartas.",
		"En respuesta a que un Aliado que controles sea destruido, sálvalo y agrúpalo.",
	}},
	{"Armas", "Hablan de «el portador».", card.Weapon, []string{
		"El portador gana 2 a la Fuerza y es Imbloqueable.", "Esta Arma solo puede ser portada por Aliados de raza Héroe.",
		"El portador puede portar 2 Armas.", "Cuando el portador es declarado bloqueador, tu oponente bota 2 cartas.",
		"El portador destierra las cartas botadas por su daño.",
		"Si el portador es de raza Faraón, el portador gana 1 a la Fuerza por cada Oro que controles.",
	}},
	{"Oros", "Desde la Reserva, o pagándose a sí mismos.", card.Gold, []string{
		"Si este Oro está en tu Reserva de Oro, tus Aliados son Indesterrables.", "Puedes pagar este Oro para generar 2 Oros para jugar Tótems.",
	}},
	{"Buscar, mirar y nombrar", "", card.Talisman, []string{
		"Busca un Arma de Coste 2 o menos en tu Mazo Castillo o Cementerio y ponla en tu Mano.",
		"Busca un Tótem en tu Mazo Castillo y ponlo en juego.",
		"Busca un Aliado de raza Titán y un Arma en tu Mazo Castillo y ponlos en tu Mano.",
		"Mira las 3 primeras cartas de tu Mazo Castillo y pon una carta de entre esas cartas en tu Mano y baraja tu Mazo Castillo.",
		"Mira la Mano oponente y elige un Talismán de entre esas cartas para descartarlo.",
		"Mira las 3 primeras cartas de tu Mazo Castillo y ponlas en cualquier orden.",
		"Muestra cartas de tu Mazo Castillo hasta encontrar un Tótem. Luego, ponlo en tu Mano y baraja tu Mazo Castillo.",
		"Nombra una carta. Luego, los jugadores no pueden jugar la carta nombrada hasta la Fase Final.",
	}},
	{"Entrar en juego de otro modo", "", card.Ally, []string{
		"Este Aliado puede entrar en juego como una copia de un Aliado oponente.", "Este Aliado entra en juego con 1 a la Fuerza por cada Tótem que controles.",
		"En tu Fase de Vigilia, una vez por turno, puedes elegir otro Aliado y que este Aliado se considere una copia exacta de esa carta hasta la Fase Final.",
	}},
	{"Lo que pasó en el turno", "Qué se jugó, qué fue destruido, por quién, cuántas veces.", card.Ally, []string{
		"Cuando juegas tu segundo Talismán del turno, roba 1 carta.",
		"Cuando este Aliado es destruido por Talismanes oponentes, tu oponente descarta una carta de su Mano.",
		"En la Fase Final, si hay 2 o más Aliados destruidos este turno, roba 1 carta.",
	}},
	{"Palabras de Barbarie", "Una palabra que es una frase. Mercenario: sin límite en el mazo. Errante: quien controla 2 copias remueve todas. Orbe: única, uno por jugador, y solo lo afectan las cartas que hablan de Orbes. Relámpago: se juega al comienzo de cualquier fase.", card.Ally, []string{
		"Mercenario.", "Errante.", "Orbe.", "Relámpago.", "Este Aliado tiene Absorción.", "Cuando este Aliado entra en juego, destruye un Tótem con Orbe.",
		"Cuando este Aliado entra en juego, remueve del juego un Aliado oponente.",
	}},
	{"De otra carta", "La Fuerza, la raza o la Habilidad de otra.", card.Ally, []string{
		"Este Aliado tiene la Habilidad de un Aliado de tu Cementerio.",
		"Cuando este Aliado entra en juego, este Aliado tiene la Fuerza y la Raza de otro Aliado hasta la Fase Final.",
	}},
	{"Por un tiempo, y a cambio", "", card.Ally, []string{
		"Cuando este Aliado entra en juego, destierra un Aliado oponente hasta tu próxima Fase de Vigilia.",
		"Cuando este Aliado entra en juego, destierra un Aliado oponente mientras este Aliado esté en juego.",
		"En tu Fase de Vigilia, una vez por turno, puedes pagar 2 Oros para intercambiar el control de un Aliado que controles por el de un Aliado oponente hasta la Fase Final.",
		"Cuando este Aliado entra en juego, intercambia la Fuerza de un Aliado que controles por la de un Aliado oponente hasta la Fase Final.",
	}},
	{"El turno y la partida", "", card.Talisman, []string{
		"Juega otra Fase de Vigilia.", "Agrupa tus Aliados. Luego, juega otra Batalla Mitológica.", "Gana un turno extra.",
		"Tu oponente salta la Fase de Vigilia.", "Tu oponente salta su próximo turno.", "Si controlas 6 o más Aliados, gana la partida.",
	}},
	{"De qué cartas se habla", "Tipo, raza, Coste, Fuerza, de quién son, dónde están y qué les pasó. Otra carta se nombra entera y entre comillas.", card.Talisman, []string{
		"Destruye un Aliado que no sea de raza Dragón.", "Baraja un Arma o Tótem de tu Cementerio.",
		"Destruye el Aliado oponente de mayor Fuerza.", "Sube todos los Aliados oponentes que atacaron este turno.",
		"Destruye todos los Aliados que no porten Armas.", "Busca un «Sir Ansel» en tu Mazo Castillo y ponlo en tu Mano.",
	}},
	{"Cuándo y hasta cuándo", "Lo que no dice hasta cuándo dura hasta la Fase Final, y un cambio de control el resto del juego. «Luego, ... en la Fase Final» espera a ese momento.", card.Talisman, []string{
		"Tus Aliados son Indestructibles hasta tu próxima Fase de Vigilia.",
		"Tu oponente no puede jugar Talismanes en el próximo turno oponente.",
		"Un Aliado que controles gana 2 a la Fuerza hasta la Fase Final. Luego, destrúyelo en la Fase Final.",
	}},
	{"Cantidades", "Números, «hasta», «cualquier cantidad de», «por cada», «tantas como».", card.Talisman, []string{
		"Tu oponente bota 1 carta por cada Aliado que controles.", "Roba tantas cartas como el número de Tótems que controles más 1.", "Tu oponente descarta cartas hasta tener 3.",
		"Roba cartas hasta tener tantas cartas como el número de cartas de la Mano oponente.", "Elige un Aliado y destruye todos los demás Aliados.",
		"Destruye hasta 2 Armas oponentes.", "Baraja 1 o 2 Aliados oponentes.",
		"Destruye cualquier cantidad de Aliados oponentes cuyo Coste total sea 4 o menos.", "Destierra hasta 3 Aliados oponentes cuya Fuerza total sea 5 o menos.",
		"Tu oponente bota tantas cartas como la suma de las Fuerzas de tus Aliados.",
		"Destruye un Aliado que controles para botar tantas cartas como la Fuerza de esa carta.",
	}},
	{"A menos que, si lo haces", "", card.Talisman, []string{
		"Roba 2 cartas, a menos que tu oponente descarte una carta de su Mano.",
		"Tu oponente puede pagar 2 Oros. Luego, si lo hace, destierra este Talismán.",
		"Destruye hasta 2 Aliados. Luego, roba la misma cantidad de cartas.",
		"Muestra la primera carta de tu Mazo Castillo. Luego, si esa carta es un Aliado, ponla en tu Mano. Luego, si no es así, destiérrala.",
	}},
}

// loosely are texts as prints and collectors word them, which the page shows with what they
// are read as.
var loosely = []struct {
	of   card.Type
	says string
}{
	{card.Ally, "Al entrar en juego, busca, si quieres, un Tótem en tu mazo y llévalo a tu mano."},
	{card.Ally, "1 vez x turno, paga 2 oros y roba una carta."},
	{card.Ally, "Su fuerza equivale al número de Tótems que tengas en juego."},
	{card.Ally, "No necesita esperar para atacar: puede hacerlo el turno en que entra en juego."},
	{card.Ally, "Si tu oponente declara ataque, puedes, en respuesta, agrupar este Aliado."},
	{card.Ally, "Si este Aliado fuera a ser destruido, puedes desterrar una carta de tu cementerio para evitarlo."},
	{card.Talisman, "Elige un Aliado de fuerza 3 o inferior y destrúyelo."},
	{card.Talisman, "Pon en juego un Tótem que busques en tu mazo."},
	{card.Talisman, "Hasta que termine el turno, un Aliado tuyo ve aumentada su fuerza en 3."},
	{card.Talisman, "Juega este Talismán sólo en tu Vigilia. El jugador oponente se descarta de 2 cartas."},
	{card.Totem, "Ni tú ni tu oponente pueden jugar Armas."},
	{card.Totem, "Ningún Talismán oponente puede afectar a los Dragones que controlas."},
	{card.Ally, "Furia. Inmunidad: Talismanes."},
	{card.Weapon, "Maquinaria."},
	{card.Weapon, "Quien la porte gana +2 de fuerza y no puede ser bloqueado."},
}

// exampleFacts are the facts of the card on which the examples stand.
func exampleFacts(of card.Type) card.Card { return card.Card{Name: "Ejemplo", Type: of} }

// inOtherWords writes what is read of the loosely worded texts.
func inOtherWords(b *strings.Builder) {
	b.WriteString("\n## Con otras palabras\n\nNo hace falta escribir así: lo que dicen las cartas impresas en otras palabras se entiende igual.\n\n")
	for _, e := range loosely {
		if r, err := Read(e.says, exampleFacts(e.of)); err == nil {
			fmt.Fprintf(b, "- «%s» es: %s\n", e.says, Print(r.Card, exampleFacts(e.of)))
		}
	}
}

// Grammar is the page of the language for people who write cards: what can be
// said, by pattern, and the words the reader knows.
func Grammar() string {
	var b strings.Builder
	b.WriteString("# El lenguaje de las cartas\n\nAsí se escribe un texto para que la carta se juegue sola. Mayúsculas y acentos dan igual; los números\npueden ir en cifras o en palabras; la carta se llama a sí misma por su nombre, «este Aliado» o «esta carta».\nCada frase se entiende entera o no vale: se dice entonces qué palabras no se entienden.\n")
	for _, p := range patterns {
		fmt.Fprintf(&b, "\n## %s\n\n", p.title)
		if p.says != "" {
			b.WriteString(p.says + "\n\n")
		}
		for _, e := range p.examples {
			b.WriteString("- " + e + "\n")
		}
	}
	inOtherWords(&b)
	b.WriteString("\n## Las palabras\n")
	list := func(title string, words []string) {
		fmt.Fprintf(&b, "\n**%s:** %s.\n", title, strings.Join(words, ", "))
	}
	list("Verbos", grammarVerbs())
	list("Tipos", named(es.TypeNouns, func(n [2]string) string { return n[0] }))
	list("Zonas", zoneWords())
	list("Fases", phaseWords())
	list("Palabras clave", named(printer.Keywords, func(s string) string { return s }))
	list("Palabras de Barbarie", named(printer.Marks, func(s string) string { return s }))
	list("Duraciones", named(printer.Durations, func(s string) string { return s }))
	list("Lo que se dice de una carta", named(printer.States, func(s [2]string) string { return s[0] }))
	return b.String()
}

func grammarVerbs() []string {
	var out []string
	for v := range es.VerbForms {
		out = append(out, es.Conjugated(v, es.Infinitive))
	}
	sort.Strings(out)
	return out
}

// named lists the words of a table in alphabetical order.
func named[K comparable, V any](table map[K]V, word func(V) string) []string {
	var out []string
	for _, v := range table {
		out = append(out, word(v))
	}
	sort.Strings(out)
	return out
}

func zoneWords() []string {
	var out []string
	for z := ability.Castle; z <= ability.Exile; z++ {
		out = append(out, es.ZoneNames[z].Name)
	}
	return out
}

func phaseWords() []string {
	var out []string
	for p := ability.Regroup; p <= ability.Final; p++ {
		out = append(out, es.PhaseNames[p].Name)
	}
	return out
}
