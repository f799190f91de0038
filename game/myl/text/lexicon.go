package text

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// A noun is a word for cards: a type, or a race, which means allies of it. "carta" is
// neither, the zero noun.
type noun struct {
	typ  card.Type
	race card.Race
	many bool
}

// isNoun reports whether a word is one for cards.
func isNoun(word string) bool {
	_, is := nouns[word]
	return is
}

// nouns are the words for cards, in both numbers.
var nouns = map[string]noun{
	"carta": {}, "cartas": {many: true},
	"aliado": {typ: card.Ally}, "aliados": {typ: card.Ally, many: true},
	"arma": {typ: card.Weapon}, "armas": {typ: card.Weapon, many: true},
	"talisman": {typ: card.Talisman}, "talismanes": {typ: card.Talisman, many: true},
	"totem": {typ: card.Totem}, "totems": {typ: card.Totem, many: true}, "totemes": {typ: card.Totem, many: true},
	"oro": {typ: card.Gold}, "oros": {typ: card.Gold, many: true},

	"caballero": {race: card.Caballero}, "caballeros": {race: card.Caballero, many: true},
	"dragon": {race: card.Dragon}, "dragones": {race: card.Dragon, many: true},
	"faerie": {race: card.Faerie}, "faeries": {race: card.Faerie, many: true},
	"heroe": {race: card.Heroe}, "heroes": {race: card.Heroe, many: true},
	"olimpico": {race: card.Olimpico}, "olimpicos": {race: card.Olimpico, many: true},
	"titan": {race: card.Titan}, "titanes": {race: card.Titan, many: true},
	"defensor": {race: card.Defensor}, "defensores": {race: card.Defensor, many: true},
	"desafiante": {race: card.Desafiante}, "desafiantes": {race: card.Desafiante, many: true},
	"sombra": {race: card.Sombra}, "sombras": {race: card.Sombra, many: true},
	"eterno": {race: card.Eterno}, "eternos": {race: card.Eterno, many: true},
	"faraon": {race: card.Faraon}, "faraones": {race: card.Faraon, many: true},
	"sacerdote": {race: card.Sacerdote}, "sacerdotes": {race: card.Sacerdote, many: true},
}

// numbers are those that are written out.
var numbers = map[string]int{
	"cero": 0, "un": 1, "una": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6,
	"siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "once": 11, "doce": 12,
	"trece": 13, "catorce": 14, "quince": 15, "dieciseis": 16, "diecisiete": 17, "dieciocho": 18, "diecinueve": 19, "veinte": 20,
}

// typeNouns gives the noun of a type as the printer writes it, one and many.
var typeNouns = map[card.Type][2]string{
	card.NoType:   {"carta", "cartas"},
	card.Ally:     {"Aliado", "Aliados"},
	card.Weapon:   {"Arma", "Armas"},
	card.Talisman: {"Talismán", "Talismanes"},
	card.Totem:    {"Tótem", "Tótems"},
	card.Gold:     {"Oro", "Oros"},
}

// feminine is the gender of a type's noun; of no type it is that of "carta".
func feminine(t card.Type) bool { return t == card.NoType || t == card.Weapon }

// zoneNames gives the words of each zone as printed, and whether they are
// feminine; the place of a line in front of "oponente" follows from it.
var zoneNames = map[ability.Zone]struct {
	name     string
	feminine bool
}{
	ability.Castle:      {"Mazo Castillo", false},
	ability.Hand:        {"Mano", true},
	ability.GoldReserve: {"Reserva de Oro", true},
	ability.PaidGold:    {"Zona de Oro Pagado", true},
	ability.DefenseLine: {"Línea de Defensa", true},
	ability.AttackLine:  {"Línea de Ataque", true},
	ability.SupportLine: {"Línea de Apoyo", true},
	ability.Cemetery:    {"Cementerio", false},
	ability.Exile:       {"Destierro", false},
}

// phaseNames gives each phase with its article's gender.
var phaseNames = map[ability.Phase]struct {
	name     string
	feminine bool
}{
	ability.Regroup:     {"Fase de Agrupación", true},
	ability.Vigil:       {"Fase de Vigilia", true},
	ability.Battle:      {"Batalla Mitológica", true},
	ability.Attack:      {"Declaración de Ataque", true},
	ability.Block:       {"Declaración de Bloqueo", true},
	ability.TalismanWar: {"Guerra de Talismanes", true},
	ability.Damage:      {"Asignación de Daño", true},
	ability.Final:       {"Fase Final", true},
	ability.Turn:        {"turno", false},
}
