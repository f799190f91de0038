package cardsdb

import (
	"strings"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// In the bucket correcciones: "epico/ES/00012" -> record of version 1, the epic
// text that the owner wrote for that printing. It stands apart from the facts,
// so that going back to those of the program leaves it.

const epicKeyPrefix = "epico/"

// epicColumn is the fact that an epic text is, beside the columns of the facts
// file.
const epicColumn = "epico"

// SetEpic makes a text the epic text of a printing, on one line; an empty one
// takes it away. It has no part in the game (DAR 4.1.7).
func (c *Corrections) SetEpic(p card.Printing, text string) error {
	return c.store.edit("escribir el texto épico de", p.String(), func(e *Edit) (Done, error) {
		deed := EpicWritten
		if strings.TrimSpace(text) == "" {
			deed = EpicDropped
		}
		return Did(deed, c.store.call(p)), e.SetEpic(p, text)
	})
}

// SetEpic is Corrections.SetEpic as part of an edit.
func (e *Edit) SetEpic(p card.Printing, text string) error {
	key, err := epicKey(p)
	if err != nil {
		return err
	}
	epic := holding.NewEpic(p, text)
	if epic.Text == "" {
		return e.put(correctionsSection, key, nil)
	}
	if err := epic.Check(); err != nil {
		return invalidf("%v", err)
	}
	return e.putCorrection(key, Correction{Printing: p, Facts: map[string]string{epicColumn: epic.Text}})
}

// Epics lists the epic texts by edition code and number.
func (c *Corrections) Epics() ([]holding.Epic, error) {
	all, err := c.All()
	if err != nil {
		return nil, err
	}
	var epics []holding.Epic
	for _, one := range all {
		if text, ok := one.Facts[epicColumn]; ok {
			epics = append(epics, holding.Epic{Printing: one.Printing, Text: text})
		}
	}
	return epics, nil
}

func epicKey(p card.Printing) ([]byte, error) {
	key, err := printingKey(p)
	return append([]byte(epicKeyPrefix), key...), err
}
