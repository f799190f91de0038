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

// titled is the title with the variant, for lists in which several stand together.
func titled(c card.Card) string {
	if c.Variant == card.NoVariant {
		return Title(c)
	}
	return Title(c) + " · " + words.T(c.Variant.String())
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
	if c.Variant != card.NoVariant {
		facts = append(facts, Fact{Label: words.T("Variante"), Value: words.T(c.Variant.String())})
	}
	if c.Frequency != card.NoFrequency {
		facts = append(facts, Fact{Label: words.T("Frecuencia"), Value: words.T(c.Frequency.String())})
	}
	if c.Unique {
		facts = append(facts, Fact{Label: words.T("Carta Única"), Value: words.T("Una por mazo")})
	}
	if price := m.priceWords(c.Printing()); price != "" {
		facts = append(facts, Fact{Label: words.T("Precio"), Value: price})
	}
	if c.Illustrator != "" {
		facts = append(facts, Fact{Label: words.T("Ilustración"), Value: c.Illustrator})
	}
	if info, ok := c.Origin.Info(); ok && c.Edition == promos {
		facts = append(facts, Fact{Label: words.T("Promo de"), Value: info.Name})
	} else if ok {
		facts = append(facts, Fact{Label: words.T("Bloque"), Value: info.Name})
	}
	if missing, ok := m.store.Catalogue().ByHand(c); ok {
		facts = append(facts, Fact{words.T("Se juega a mano"), words.T("No se sabe decir: {what}", "what", missing), true})
	}
	for _, v := range m.Versions(c) {
		if !card.SameVersion(v, c) {
			facts = append(facts, Fact{Label: words.T("Otra versión"), Value: v.Code() + ": " + words.Join(unlike(v, c))})
		}
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

// promos is the edition of the official promos, whose origin is that of the card.
const promos card.Edition = "PE"

// unlike says what of a version is not as it is of a card.
func unlike(v, c card.Card) (out []string) {
	if v.Type != c.Type {
		out = append(out, words.T(v.Type.String()))
	}
	if v.Races != c.Races {
		out = append(out, raceNames(v))
	}
	if v.Cost != c.Cost {
		out = append(out, words.T("coste {n}", "n", known(v.Cost)))
	}
	if v.Strength != c.Strength {
		out = append(out, words.T("fuerza {n}", "n", known(v.Strength)))
	}
	if v.Text != c.Text {
		out = append(out, words.T("otro texto"))
	}
	return out
}

func edition(c card.Card) string {
	if info, ok := c.Edition.Info(); ok {
		return c.Code() + " · " + info.Name
	}
	return c.Code()
}

// otherPrinting says what a printing of a card is, beside another one.
func otherPrinting(p, than card.Card) string {
	said := edition(p)
	if p.Variant != card.NoVariant {
		said += " · " + words.T(p.Variant.String())
	}
	if p.Type != card.NoType && !card.SameVersion(p, than) {
		said += " · " + words.T("otra versión")
	}
	return said
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
