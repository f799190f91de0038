package collection

import (
	"strconv"

	"castillo/game/card"
	"castillo/ui/words"
)

// Fact is a line about a card.
type Fact struct {
	Label string
	Value string
	Weak  bool // not known, or not for sure
}

// Title is what a card is called on the screen.
func Title(c card.Card) string {
	if c.Name == "" {
		return words.T("Carta sin datos")
	}
	return c.Name
}

// Facts are the lines about a card. What nobody knows is said.
func (m *Model) Facts(c card.Card) []Fact {
	doubt := m.store.Catalogue().Doubt(c)
	facts := []Fact{{Label: words.T("Edición"), Value: edition(c)}}
	if c.Type == card.NoType {
		return append(facts, Fact{words.T("Datos"), words.T("Solo se sabe que existe; los demás datos están por completar"), true})
	}
	facts = append(facts, Fact{Label: words.T("Tipo"), Value: words.T(c.Type.String())})
	if c.Type == card.Ally {
		facts = append(facts, races(c), number(words.T("Fuerza"), c.Strength))
	}
	if c.Type != card.Gold {
		facts = append(facts, number(words.T("Coste"), c.Cost))
	}
	if c.Frequency != card.NoFrequency {
		facts = append(facts, Fact{Label: words.T("Frecuencia"), Value: words.T(c.Frequency.String())})
	}
	if c.Unique {
		facts = append(facts, Fact{Label: words.T("Carta Única"), Value: words.T("Una por mazo")})
	}
	if c.Illustrator != "" {
		facts = append(facts, Fact{Label: words.T("Ilustración"), Value: c.Illustrator})
	}
	if info, ok := c.Origin.Info(); ok {
		facts = append(facts, Fact{Label: words.T("Promo de"), Value: info.Name})
	}
	facts = append(facts, Fact{Label: words.T("Fuente"), Value: words.T(c.Source.String()), Weak: c.Source == card.Doubtful})
	if doubt != "" {
		facts = append(facts, Fact{words.T("En duda"), words.T(doubt), true})
	}
	for _, d := range m.store.Catalogue().Differences(c.Printing()) {
		if d.Fact != "texto" {
			facts = append(facts, Fact{words.T("Corregido"), words.T("{fact}: impreso «{printed}»", "fact", d.Fact, "printed", d.Printed), true})
		}
	}
	return facts
}

func edition(c card.Card) string {
	if info, ok := c.Edition.Info(); ok {
		return c.Code() + " · " + info.Name
	}
	return c.Code()
}

func races(c card.Card) Fact {
	var names []string
	for _, r := range c.Races.List() {
		names = append(names, words.T(r.String()))
	}
	if len(names) == 0 {
		return Fact{Label: words.T("Raza"), Value: words.T("ninguna")}
	}
	return Fact{Label: words.T("Raza"), Value: words.Join(names)}
}

func number(label string, n int8) Fact {
	if n == card.NoNumber {
		return Fact{label, words.T("no se sabe"), true}
	}
	return Fact{Label: label, Value: strconv.Itoa(int(n))}
}
