package cardsdb

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"time"

	"castillo/game/card"
)

// Bucket correcciones: the owner's own words over the catalogue that the
// program carries, which a later program may replace without touching them.
// "ES/00012" -> record of version 1, facts of that printing, all of them if the
// catalogue lacked it then; "nombre/" and a folded name -> record of version 1, the
// rules text of the card of that name, in all its printings.

const (
	correctionVersion = 1
	nameKeyPrefix     = "nombre/"
)

// MaxTextLength is the longest rules text, in bytes, that the store accepts.
const MaxTextLength = 2000

// maxNameLength bounds the names of cards.
const maxNameLength = 200

// textColumn is the fact that a text is, beside the columns of the facts file.
const textColumn = "texto"

// correctable are the facts that a correction of a printing may hold.
var correctable = slices.DeleteFunc(slices.Clone(factColumns), func(column string) bool {
	return column == "edicion" || column == "numero" || column == "fuente"
})

// Corrections are what the owner wrote down of cards, over what the program
// carries: rules texts, epic texts, facts, and whole printings that the
// catalogue lacks.
// They show in the catalogue of the store at once.
type Corrections struct{ store *Store }

// Correction is what the owner says of one printing, facts, the epic text or the rules
// text of its version, or, where Printing is zero, the rules text of all printings of
// a card.
type Correction struct {
	Printing card.Printing
	Name     string            // of a rules text: the card's, as it was spelled then
	Facts    map[string]string // column of the facts file, "texto" or "epico", -> what stands there
	Changed  time.Time
}

// correctionKind is what a correction says.
type correctionKind uint8

const (
	factsOfPrinting correctionKind = iota
	epicOfPrinting
	textOfName
	textOfVersion
)

func (c Correction) kind() correctionKind {
	switch {
	case c.Facts[epicColumn] != "":
		return epicOfPrinting
	case c.Facts[textColumn] == "":
		return factsOfPrinting
	case c.Printing == card.Printing{}:
		return textOfName
	}
	return textOfVersion
}

// All lists the corrections: those of printings by edition code and number, the epic
// texts likewise, then the texts by folded name, then those of versions by printing.
func (c *Corrections) All() ([]Correction, error) {
	return listAll(c.store, "leer las correcciones", correctionsBucket, decodeCorrection)
}

// SetText writes the rules text of a card down, in all its printings but those whose
// version has one of the owner's; it need not be in the catalogue.
func (c *Corrections) SetText(name, text string) error {
	return c.store.edit("anotar el texto de", name, func(e *Edit) (Done, error) {
		return Did(TextWritten, name), e.SetText(name, text)
	})
}

// DropText goes back to the text that the program carries; without a text of
// the owner's it does nothing.
func (c *Corrections) DropText(name string) error {
	return c.store.edit("borrar el texto de", name, func(e *Edit) (Done, error) {
		return Did(TextDropped, name), e.put(correctionsSection, nameKey(name), nil)
	})
}

// Set makes a card what the owner says it is, all of it: what differs from what
// the program carries is kept, and nothing is if nothing differs. A printing
// that the catalogue lacks is added to it. A text that is not the one it has counts for
// all printings of the name; an empty one is the one that the program carries.
func (c *Corrections) Set(now card.Card) error {
	return c.store.edit("corregir la carta", now.Printing().String(), func(e *Edit) (Done, error) {
		called := now.Name + " (" + now.Printing().String() + ")"
		if _, known := c.store.catalogue.Printed(now.Printing()); !known {
			return Did(CardAdded, called), e.SetCard(now)
		}
		return Did(CardCorrected, called), e.SetCard(now)
	})
}

// Drop goes back to the facts that the program carries for a printing, or
// takes a printing of the owner's out of the catalogue; copies of it stay in
// the collection.
func (c *Corrections) Drop(p card.Printing) error {
	return c.store.edit("retirar la corrección de", p.String(), func(e *Edit) (Done, error) {
		key, err := printingKey(p)
		if err != nil {
			return Done{}, err
		}
		return Did(CorrectionDropped, c.store.call(p)), e.put(correctionsSection, key, nil)
	})
}

// SetText is Corrections.SetText as part of an edit.
func (e *Edit) SetText(name, text string) error {
	c, err := textCorrection(name, text)
	if err != nil {
		return err
	}
	return e.putCorrection(nameKey(name), c)
}

// textCorrection is a rules text for the card of a name.
func textCorrection(name, text string) (Correction, error) {
	text = strings.TrimSpace(text)
	switch {
	case card.Fold(name) == "" || len(name) > maxNameLength:
		return Correction{}, invalidf("%q no es el nombre de una carta", name)
	case text == "":
		return Correction{}, invalidf("el texto está vacío")
	case len(text) > MaxTextLength:
		return Correction{}, invalidf("el texto es demasiado largo para una carta")
	}
	return Correction{Name: name, Facts: map[string]string{textColumn: text}}, validText(name, text)
}

// SetCard is Corrections.Set as part of an edit.
func (e *Edit) SetCard(now card.Card) error {
	if err := e.setTextOf(now); err != nil {
		return err
	}
	return e.setFacts(now)
}

// setFacts keeps what of the facts of a card differs from what the program carries.
func (e *Edit) setFacts(now card.Card) error {
	key, err := printingKey(now.Printing())
	if err != nil {
		return err
	}
	facts := factsOf(now)
	if printed, known := e.store.catalogue.Printed(now.Printing()); known {
		if now.Text != "" {
			printed = written(printed, now.Text) // a text is no difference of the printing
		}
		was := factsOf(printed)
		maps.DeleteFunc(facts, func(column, value string) bool { return was[column] == value })
	}
	if len(facts) == 0 {
		return e.put(correctionsSection, key, nil)
	}
	if _, err := withFacts(now, facts); err != nil {
		return invalidf("%v", err)
	}
	if len(now.Name) > maxNameLength {
		return invalidf("el nombre es demasiado largo para una carta")
	}
	return e.putCorrection(key, Correction{Printing: now.Printing(), Facts: facts})
}

// setTextOf keeps the text of a card if it is neither the one that it has nor the one
// that the program carries.
func (e *Edit) setTextOf(now card.Card) error {
	text := strings.TrimSpace(now.Text)
	before, _ := e.store.catalogue.Printing(now.Edition, now.Number)
	switch {
	case text != "" && text == before.Text && card.Fold(now.Name) == card.Fold(before.Name):
		return nil
	case text == "" || text == e.store.catalogue.ShippedText(now):
		return e.put(correctionsSection, nameKey(now.Name), nil)
	}
	return e.SetText(now.Name, text)
}

// putCorrection keeps a correction unless it says what is kept already.
func (e *Edit) putCorrection(key []byte, c Correction) error {
	if record, err := e.get(correctionsSection, key); err != nil {
		return err
	} else if record != nil {
		before, err := decodeCorrection(key, record)
		if err != nil {
			return err
		}
		if before.Name == c.Name && maps.Equal(before.Facts, c.Facts) {
			return nil
		}
	}
	c.Changed = moment(e.store.options.Now())
	record, err := encodeJSON(correctionVersion, correctionRecord{c.Name, c.Facts, c.Changed})
	if err != nil {
		return err
	}
	return e.put(correctionsSection, key, record)
}

func nameKey(name string) []byte { return []byte(nameKeyPrefix + card.Fold(name)) }

// factsOf are the facts of a card that can be corrected.
func factsOf(c card.Card) map[string]string {
	facts, row := map[string]string{}, formatRow(c)
	for i, column := range factColumns {
		if slices.Contains(correctable, column) {
			facts[column] = row[i]
		}
	}
	return facts
}

// withFacts is a card with facts of the owner's over its own.
func withFacts(c card.Card, facts map[string]string) (card.Card, error) {
	c.Source = card.Owner
	row := formatRow(c)
	for i, column := range factColumns {
		if value, ok := facts[column]; ok {
			row[i] = value
		}
	}
	corrected, err := parseFields(row)
	corrected.Edition, corrected.Number, corrected.Text = c.Edition, c.Number, c.Text
	if err != nil {
		return card.Card{}, err
	}
	return corrected, checkFacts(corrected)
}

func readCorrections(tx *txn) ([]Correction, error) {
	b, err := tx.bucket(correctionsBucket)
	if err != nil {
		return nil, err
	}
	var all []Correction
	err = b.ForEach(func(key, record []byte) error {
		c, err := decodeCorrection(key, record)
		all = append(all, c)
		return err
	})
	return all, err
}

type correctionRecord struct {
	Name    string            `json:"nombre,omitempty"`
	Facts   map[string]string `json:"datos"`
	Changed time.Time         `json:"cambiado"`
}

func decodeCorrection(key, record []byte) (Correction, error) {
	var r correctionRecord
	if err := decodeJSON(record, correctionVersion, &r); err != nil {
		return Correction{}, err
	}
	c := Correction{Name: r.Name, Facts: r.Facts, Changed: r.Changed.UTC()}
	if bytes.HasPrefix(key, []byte(nameKeyPrefix)) {
		if !bytes.Equal(key, nameKey(r.Name)) || len(r.Facts) != 1 || r.Facts[textColumn] == "" {
			return Correction{}, damagedf("el texto de %q está bajo la clave %q", r.Name, key)
		}
		return c, nil
	}
	printing, version := bytes.CutPrefix(key, []byte(versionKeyPrefix))
	printing, epic := bytes.CutPrefix(printing, []byte(epicKeyPrefix))
	var err error
	if c.Printing, err = parsePrintingKey(printing); err != nil {
		return Correction{}, err
	}
	if version {
		if epic || len(r.Facts) != 1 || r.Facts[textColumn] == "" {
			return Correction{}, damagedf("el texto de %s no se puede leer", c.Printing)
		}
		return c, nil
	}
	if epic {
		if len(r.Facts) != 1 || r.Facts[epicColumn] == "" {
			return Correction{}, damagedf("el texto épico de %s no se puede leer", c.Printing)
		}
		return c, nil
	}
	for column := range r.Facts {
		if !slices.Contains(correctable, column) {
			return Correction{}, damagedf("la corrección de %s no se puede leer", c.Printing)
		}
	}
	return c, nil
}
