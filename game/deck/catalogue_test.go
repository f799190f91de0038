package deck

import (
	"encoding/csv"
	"errors"
	"io/fs"
	"os"
	"strconv"
	"testing"

	"castillo/game/card"
)

// shelf is a catalogue for tests: cards in order.
type shelf []card.Card

func (s shelf) Named(name string) []card.Card {
	var out []card.Card
	name = card.Fold(name)
	for _, c := range s {
		if card.Fold(c.Name) == name {
			out = append(out, c)
		}
	}
	return out
}

func (s shelf) Printing(e card.Edition, number int) (card.Card, bool) {
	for _, c := range s {
		if c.Edition == e && c.Number == number {
			return c, true
		}
	}
	return card.Card{}, false
}

func (s shelf) Names() []string {
	var out []string
	seen := map[string]bool{}
	for _, c := range s {
		if key := card.Fold(c.Name); !seen[key] {
			seen[key] = true
			out = append(out, c.Name)
		}
	}
	return out
}

func gold(e card.Edition, number int, name string, ability card.Ability) card.Card {
	return card.Card{Edition: e, Number: number, Name: name, Type: card.Gold,
		Cost: card.NoNumber, Strength: card.NoNumber, Ability: ability}
}

func ally(e card.Edition, number int, name string, cost, strength int8) card.Card {
	return card.Card{Edition: e, Number: number, Name: name, Type: card.Ally,
		Cost: cost, Strength: strength, Ability: card.WithAbility}
}

func spell(e card.Edition, number int, name string, cost int8) card.Card {
	return card.Card{Edition: e, Number: number, Name: name, Type: card.Talisman,
		Cost: cost, Strength: card.NoNumber, Ability: card.WithAbility}
}

func unique(c card.Card) card.Card {
	c.Unique = true
	return c
}

// cards is the catalogue of the rule tests.
var cards = shelf{
	gold("ES", 222, "Azor", card.WithoutAbility),
	gold("ES", 227, "Escudo de Familia", card.WithoutAbility),
	gold("ES", 235, "Mesa Redonda", card.WithAbility),
	gold("HD", 228, "Tierras Altas", card.WithoutAbility),
	gold("PE", 17, "Tierras Altas", card.WithoutAbility),
	gold("TA", 300, "Oro sin Anotar", card.UnknownAbility),
	ally("ES", 16, "Dragón de Magma", 4, 3),
	ally("ES", 21, "Dragón del Agua", 5, 5),
	ally("ES", 157, "Sir Mador del Portal", 1, 3),
	ally("CR", 21, "Simón de Montfort", 3, 2),
	ally("PE", 2, "Simón de Montfort", 3, 2),
	ally("ES", 150, "Caballería Ligera", 4, 3),
	ally("CR", 50, "Caballería Ligera", 4, 3),
	ally("XX", 9, "Caballería Ligera", 4, 3),
	ally("XX", 8, "Dragón Forastero", 3, 3),
	unique(spell("ES", 47, "Dragón Dorado", 0)),
	spell("ES", 44, "Bola de Fuego", 2),
	{Edition: "PE", Number: 5, Name: "Mensajero de la Libertad", Cost: card.NoNumber, Strength: card.NoNumber},
}

// fill50 adds legal cards until the deck counts 50, and gives the catalogue that
// knows them.
func fill50(l List) (List, shelf) {
	full := append(shelf{}, cards...)
	for i := 0; l.Count() < 50; i++ {
		name := "Peón " + strconv.Itoa(i)
		full = append(full, ally("ES", 500+i, name, 1, 1))
		l = l.Add(Ref{Name: name}, min(3, 50-l.Count()))
	}
	return l, full
}

// realCards reads the facts beside the repository, or skips the test.
func realCards(t testing.TB) shelf {
	t.Helper()
	const path = "../../../shared/datos/primer-bloque.csv"
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		t.Skipf("%s is not there: the starter decks are not checked here", path)
	}
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	column := map[string]int{}
	for i, name := range rows[0] {
		column[name] = i
	}
	var out shelf
	for _, row := range rows[1:] {
		at := func(name string) string { return row[column[name]] }
		number := func(name string) int8 {
			n, err := strconv.Atoi(at(name))
			if err != nil {
				return card.NoNumber
			}
			return int8(n)
		}
		c := card.Card{Edition: card.Edition(at("edicion")), Name: at("nombre"),
			Cost: number("coste"), Strength: number("fuerza"), Unique: at("unica") == "1"}
		c.Number, _ = strconv.Atoi(at("numero"))
		c.Type, _ = card.ParseType(at("tipo"))
		if race, err := card.ParseRace(at("raza")); err == nil {
			c.Races = card.RacesOf(race)
		}
		c.Source, _ = card.ParseSource(at("fuente"))
		switch at("habilidad") {
		case "0":
			c.Ability = card.WithoutAbility
		case "1":
			c.Ability = card.WithAbility
		}
		out = append(out, c)
	}
	return out
}
