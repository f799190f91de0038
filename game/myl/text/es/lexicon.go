package es

import (
	"castillo/game/card"
	"castillo/game/myl/ability"
)

// A Noun is a word for cards: a type, or a race, which means allies of it. "carta" is
// neither, the zero noun.
type Noun struct {
	Typ  card.Type
	Race card.Race
	Many bool
}

// IsNoun reports whether a word is one for cards.
func IsNoun(word string) bool {
	_, is := Nouns[word]
	return is
}

// Nouns are the words for cards, in both numbers.
var Nouns = map[string]Noun{
	"carta": {}, "cartas": {Many: true},
	"aliado": {Typ: card.Ally}, "aliados": {Typ: card.Ally, Many: true},
	"arma": {Typ: card.Weapon}, "armas": {Typ: card.Weapon, Many: true},
	"talisman": {Typ: card.Talisman}, "talismanes": {Typ: card.Talisman, Many: true},
	"totem": {Typ: card.Totem}, "totems": {Typ: card.Totem, Many: true}, "totemes": {Typ: card.Totem, Many: true},
	"oro": {Typ: card.Gold}, "oros": {Typ: card.Gold, Many: true},

	"caballero": {Race: card.Caballero}, "caballeros": {Race: card.Caballero, Many: true},
	"dragon": {Race: card.Dragon}, "dragones": {Race: card.Dragon, Many: true},
	"faerie": {Race: card.Faerie}, "faeries": {Race: card.Faerie, Many: true},
	"heroe": {Race: card.Heroe}, "heroes": {Race: card.Heroe, Many: true},
	"olimpico": {Race: card.Olimpico}, "olimpicos": {Race: card.Olimpico, Many: true},
	"titan": {Race: card.Titan}, "titanes": {Race: card.Titan, Many: true},
	"defensor": {Race: card.Defensor}, "defensores": {Race: card.Defensor, Many: true},
	"desafiante": {Race: card.Desafiante}, "desafiantes": {Race: card.Desafiante, Many: true},
	"sombra": {Race: card.Sombra}, "sombras": {Race: card.Sombra, Many: true},
	"eterno": {Race: card.Eterno}, "eternos": {Race: card.Eterno, Many: true},
	"faraon": {Race: card.Faraon}, "faraones": {Race: card.Faraon, Many: true},
	"sacerdote": {Race: card.Sacerdote}, "sacerdotes": {Race: card.Sacerdote, Many: true},
}

// Numbers are those that are written out.
var Numbers = map[string]int{
	"cero": 0, "un": 1, "una": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6,
	"siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "once": 11, "doce": 12,
	"trece": 13, "catorce": 14, "quince": 15, "dieciseis": 16, "diecisiete": 17, "dieciocho": 18, "diecinueve": 19, "veinte": 20,
}

// TypeNouns gives the noun of a type as the printer writes it, one and many.
var TypeNouns = map[card.Type][2]string{
	card.NoType:   {"carta", "cartas"},
	card.Ally:     {"Aliado", "Aliados"},
	card.Weapon:   {"Arma", "Armas"},
	card.Talisman: {"Talismán", "Talismanes"},
	card.Totem:    {"Tótem", "Tótems"},
	card.Gold:     {"Oro", "Oros"},
}

// Feminine is the gender of a type's noun; of no type it is that of "carta".
func Feminine(t card.Type) bool { return t == card.NoType || t == card.Weapon }

// ZoneNames gives the words of each zone as printed, and whether they are
// feminine; the place of a line in front of "oponente" follows from it.
var ZoneNames = map[ability.Zone]struct {
	Name     string
	Feminine bool
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

// PhaseNames gives each phase with its article's gender.
var PhaseNames = map[ability.Phase]struct {
	Name     string
	Feminine bool
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
