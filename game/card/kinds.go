package card

import (
	"fmt"
	"strings"

	"castillo/game/speech"
)

// Type is a card's type (DAR 4.2). The zero Type is not known.
type Type uint8

// The five types of card.
const (
	NoType Type = iota
	Ally
	Weapon
	Talisman
	Totem
	Gold
)

var typeNames = [...]string{"", "Aliado", "Arma", "Talismán", "Tótem", "Oro"}

// Types lists the five types in the order of the rules.
func Types() []Type { return []Type{Ally, Weapon, Talisman, Totem, Gold} }

// String is the Spanish name, empty for NoType.
func (t Type) String() string {
	if int(t) < len(typeNames) {
		return typeNames[t]
	}
	return fmt.Sprintf("Type(%d)", uint8(t))
}

// ParseType reads a Spanish type name, accents and case apart.
func ParseType(s string) (Type, error) {
	for i, name := range typeNames[1:] {
		if Fold(name) == Fold(s) {
			return Type(i + 1), nil
		}
	}
	return NoType, speech.Errorf("%q no es un tipo de carta; los tipos son %s", s, strings.Join(typeNames[1:], ", "))
}

// TypeSet is a set of types; a card may count as several at once (DAR glossary
// 9). The zero value is the empty set.
type TypeSet uint8

// TypesOf is the set of the given types.
func TypesOf(types ...Type) TypeSet {
	var s TypeSet
	for _, t := range types {
		if t != NoType {
			s |= 1 << t
		}
	}
	return s
}

// Has reports whether t is in the set.
func (s TypeSet) Has(t Type) bool { return t != NoType && s&(1<<t) != 0 }

// Race is one race of allies. The zero Race is none.
type Race uint8

// The twelve races of Primer Bloque.
const (
	NoRace Race = iota
	Caballero
	Dragon
	Faerie
	Heroe
	Olimpico
	Titan
	Defensor
	Desafiante
	Sombra
	Eterno
	Faraon
	Sacerdote
)

// RaceCount is how many races there are; valid races are 1..RaceCount.
const RaceCount = 12

var raceNames = [...]string{"", "Caballero", "Dragón", "Faerie", "Héroe", "Olímpico", "Titán",
	"Defensor", "Desafiante", "Sombra", "Eterno", "Faraón", "Sacerdote"}

// String is the Spanish name, empty for NoRace.
func (r Race) String() string {
	if int(r) < len(raceNames) {
		return raceNames[r]
	}
	return fmt.Sprintf("Race(%d)", uint8(r))
}

// Block is the great edition that the race came with, empty for NoRace.
func (r Race) Block() Edition {
	switch {
	case r >= Caballero && r <= Faerie:
		return "ES"
	case r >= Heroe && r <= Titan:
		return "HE"
	case r >= Defensor && r <= Sombra:
		return "HD"
	case r >= Eterno && r <= Sacerdote:
		return "DR"
	}
	return ""
}

// ParseRace reads a Spanish race name, accents and case apart.
func ParseRace(s string) (Race, error) {
	for i, name := range raceNames[1:] {
		if Fold(name) == Fold(s) {
			return Race(i + 1), nil
		}
	}
	return NoRace, speech.Errorf("%q no es una raza; las razas son %s", s, strings.Join(raceNames[1:], ", "))
}

// Races is a set of races; a card may count as several (DAR 4.1.5). The zero
// value is the empty set, and sets compare with ==.
type Races uint16

// RacesOf is the set that holds the given races.
func RacesOf(races ...Race) Races {
	var s Races
	for _, r := range races {
		s = s.With(r)
	}
	return s
}

// Has reports whether r is in the set.
func (s Races) Has(r Race) bool { return r != NoRace && s&(1<<r) != 0 }

// With is the set with r added.
func (s Races) With(r Race) Races {
	if r == NoRace {
		return s
	}
	return s | 1<<r
}

// List gives the races in the order of their constants.
func (s Races) List() []Race {
	var out []Race
	for r := Race(1); r <= RaceCount; r++ {
		if s.Has(r) {
			out = append(out, r)
		}
	}
	return out
}

// String joins the Spanish names with "y", as in "Héroe y Olímpico".
func (s Races) String() string {
	var names []string
	for _, r := range s.List() {
		names = append(names, r.String())
	}
	return strings.Join(names, " y ")
}

// Frequency is the rank printed at the right of the text box (DAR 4.1.6).
type Frequency uint8

// The frequencies. PlainGold is the mark of the ability-less golds, Promo of
// official promos whose original frequency is not recorded. The last three came with
// the anniversary series.
const (
	NoFrequency Frequency = iota
	Vasallo
	Cortesano
	Real
	PlainGold
	Promo
	MegaReal
	UltraReal
	Legendaria
)

// FrequencyCount is how many frequencies there are; valid ones are 1..FrequencyCount.
const FrequencyCount = 8

var frequencyNames = [...]string{"", "Vasallo", "Cortesano", "Real", "Oro", "Promo", "Mega Real", "Ultra Real", "Legendaria"}

// Frequencies lists them from the commonest to the rarest; those that say nothing of
// how rare a card is come last.
func Frequencies() []Frequency {
	return []Frequency{Vasallo, Cortesano, Real, MegaReal, UltraReal, Legendaria, PlainGold, Promo}
}

// Rarity is 1 for the commonest frequency and more for rarer ones, 0 for one that says
// nothing of how rare a card is.
func (f Frequency) Rarity() int {
	switch f {
	case Vasallo, Cortesano, Real:
		return int(f)
	case MegaReal, UltraReal, Legendaria:
		return int(f - MegaReal + Real + 1)
	}
	return 0
}

// String is the Spanish name, empty for NoFrequency.
func (f Frequency) String() string {
	if int(f) < len(frequencyNames) {
		return frequencyNames[f]
	}
	return fmt.Sprintf("Frequency(%d)", uint8(f))
}

// ParseFrequency reads a Spanish frequency name, accents and case apart.
func ParseFrequency(s string) (Frequency, error) {
	for i, name := range frequencyNames[1:] {
		if Fold(name) == Fold(s) {
			return Frequency(i + 1), nil
		}
	}
	return NoFrequency, speech.Errorf("%q no es una frecuencia; las frecuencias son %s", s, strings.Join(frequencyNames[1:], ", "))
}

// Ability says whether a card has a text box at all.
type Ability uint8

// What is known of a card's text box.
const (
	UnknownAbility Ability = iota
	WithoutAbility
	WithAbility
)

// Source says how well the facts of a card are known.
type Source uint8

// The sources, from best to worst. Owner marks what the collector entered.
const (
	NoSource Source = iota
	Rulebook
	TwoLists
	OneList
	OtherList
	Doubtful
	NameOnly
	Owner
)

var sourceNames = [...]string{"", "reglamento", "dos fuentes", "una fuente", "otra fuente", "en duda", "sin datos", "propia"}

// String is the Spanish name used in the catalogue's data.
func (s Source) String() string {
	if int(s) < len(sourceNames) {
		return sourceNames[s]
	}
	return fmt.Sprintf("Source(%d)", uint8(s))
}

// ParseSource reads the name that String gives.
func ParseSource(s string) (Source, error) {
	for i, name := range sourceNames[1:] {
		if name == s {
			return Source(i + 1), nil
		}
	}
	return NoSource, speech.Errorf("%q no es una fuente conocida", s)
}
