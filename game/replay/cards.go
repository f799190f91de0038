package replay

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"

	"castillo/game/card"
	"castillo/game/speech"
)

// Pin is a hash of everything that is printed on a card, by which two programs
// find out whether they mean the same card.
func Pin(c card.Card) string {
	sum := sha256.Sum256(appendCard(nil, c))
	return hex.EncodeToString(sum[:12])
}

// CardLine is everything that is printed on a card, as one line of a record.
func CardLine(c card.Card) string { return string(appendCard([]byte("carta"), c)) }

// ParseCard reads such a line.
func ParseCard(line string) (card.Card, error) {
	if len(line) > MaxLine {
		return card.Card{}, speech.Errorf("la carta ocupa más de %d bytes", MaxLine)
	}
	f, err := split(line + " .")
	if err == nil && f.argument() != "." {
		err = speech.Errorf("no es una carta")
	}
	if err != nil {
		return card.Card{}, err
	}
	return cardOf(f)
}

// appendCard writes the facts of a card under the names of the catalogue's
// columns. A fact at its zero value is left out, as is a number that the card
// does not have.
func appendCard(b []byte, c card.Card) []byte {
	b = appendText(b, "edicion", string(c.Edition))
	b = appendNumber(b, "numero", c.Number)
	b = appendText(b, "nombre", c.Name)
	b = appendText(b, "tipo", c.Type.String())
	for _, r := range c.Races.List() {
		b = appendText(b, "raza", r.String())
	}
	if c.Cost != card.NoNumber {
		b = fmt.Appendf(b, " coste=%d", c.Cost)
	}
	if c.Strength != card.NoNumber {
		b = fmt.Appendf(b, " fuerza=%d", c.Strength)
	}
	b = appendText(b, "frecuencia", c.Frequency.String())
	b = appendText(b, "variante", c.Variant.String())
	if c.Unique {
		b = append(b, " unica=1"...)
	}
	if c.Ability != card.UnknownAbility {
		b = fmt.Appendf(b, " habilidad=%d", c.Ability-card.WithoutAbility)
	}
	b = appendText(b, "texto", c.Text)
	b = appendText(b, "ilustrador", c.Illustrator)
	b = appendText(b, "origen", string(c.Origin))
	return appendText(b, "fuente", c.Source.String())
}

// card reads a line that appendCard wrote, and checks its hash.
func (d *decoder) card(f *fields) error {
	if d.seats > 0 {
		return speech.Errorf("las cartas van antes de los asientos")
	}
	n := len(d.record.Setup.Cards) + 1
	if n > MaxFaces {
		return speech.Errorf("hay más de %d cartas distintas", MaxFaces)
	}
	if got := f.argument(); got != strconv.Itoa(n) {
		return speech.Errorf("aquí va la carta %d, no %q", n, got)
	}
	sum := f.text("suma")
	c, err := cardOf(f)
	if err != nil {
		return err
	}
	if sum != Pin(c) {
		return speech.Errorf("la carta %q no es la que se grabó: su suma no coincide", c.Name)
	}
	d.record.Setup.Cards = append(d.record.Setup.Cards, c)
	return nil
}

func cardOf(f *fields) (card.Card, error) {
	c := card.Card{
		Edition:     card.Edition(f.text("edicion")),
		Number:      f.number("numero", -1<<31, 1<<31-1),
		Name:        f.text("nombre"),
		Type:        kindOf(f, "tipo", card.ParseType),
		Cost:        int8(f.numberOr("coste", int(card.NoNumber), -128, 127)),
		Strength:    int8(f.numberOr("fuerza", int(card.NoNumber), -128, 127)),
		Frequency:   kindOf(f, "frecuencia", card.ParseFrequency),
		Variant:     kindOf(f, "variante", card.ParseVariant),
		Unique:      f.number("unica", 1, 1) == 1,
		Text:        f.text("texto"),
		Illustrator: f.text("ilustrador"),
		Origin:      card.Edition(f.text("origen")),
		Source:      kindOf(f, "fuente", card.ParseSource),
	}
	for {
		race := kindOf(f, "raza", card.ParseRace)
		if race == card.NoRace {
			break
		}
		c.Races = c.Races.With(race)
	}
	if ability := f.numberOr("habilidad", -1, 0, 1); ability >= 0 {
		c.Ability = card.WithoutAbility + card.Ability(ability)
	}
	return c, f.done()
}

// kindOf reads a value with its own parser, the zero value where there is none.
func kindOf[T any](f *fields, key string, parse func(string) (T, error)) T {
	var kind T
	if word := f.text(key); word != "" {
		var err error
		if kind, err = parse(word); err != nil {
			f.fail("%s: %w", key, err)
		}
	}
	return kind
}
