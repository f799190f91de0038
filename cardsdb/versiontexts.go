package cardsdb

import (
	"slices"
	"strings"

	"castillo/game/card"
)

// In the bucket correcciones: "version/ES/00012" -> record of version 1, the rules text
// that the owner wrote for that printing and all others of its name with the same
// facts. It goes before the one for all printings of the name.

const versionKeyPrefix = "version/"

// Write makes a text that of a card: of its version alone, that is of the printings of
// its name with its facts, or of all its printings. An empty one, and for all printings
// the very text that the program carries, is none of the owner's.
func (c *Corrections) Write(of card.Card, text string, onlyVersion bool) error {
	called := of.Name
	if onlyVersion {
		called = c.store.call(of.Printing())
	}
	return c.store.edit("anotar el texto de", called, func(e *Edit) (Done, error) {
		text := strings.TrimSpace(text)
		switch {
		case onlyVersion && text != "":
			return Did(TextWritten, called), e.SetVersionText(of, text)
		case onlyVersion:
			return Did(TextDropped, called), e.dropVersionText(of)
		}
		if err := e.dropVersionText(of); err != nil {
			return Done{}, err
		}
		if text == "" || text == c.store.catalogue.ShippedText(of) {
			return Did(TextDropped, called), e.put(correctionsSection, nameKey(of.Name), nil)
		}
		return Did(TextWritten, called), e.SetText(of.Name, text)
	})
}

// SetVersionText makes a text that of the version that a card is, as part of an edit.
func (e *Edit) SetVersionText(of card.Card, text string) error {
	key, err := versionTextKey(of.Printing())
	if err != nil {
		return err
	}
	c, err := textCorrection(of.Name, text)
	if err != nil {
		return err
	}
	if err := e.dropVersionText(of); err != nil {
		return err
	}
	c.Printing = of.Printing()
	return e.putCorrection(key, c)
}

// dropVersionText drops the text of a version, at whichever of its printings it was
// written.
func (e *Edit) dropVersionText(of card.Card) error {
	for _, c := range append(e.store.catalogue.Named(of.Name), of) {
		key, err := versionTextKey(c.Printing())
		if err != nil {
			return err
		}
		if !isOfVersion(c, of) {
			continue
		}
		if err := e.put(correctionsSection, key, nil); err != nil {
			return err
		}
	}
	return nil
}

func versionTextKey(p card.Printing) ([]byte, error) {
	key, err := printingKey(p)
	return append([]byte(versionKeyPrefix), key...), err
}

// isOfVersion reports whether the owner's text for the version of one card is the
// other's too.
func isOfVersion(a, b card.Card) bool {
	return a.Printing() == b.Printing() ||
		a.Type != card.NoType && b.Type != card.NoType && sameFacts(a, b) && card.Fold(a.Name) == card.Fold(b.Name)
}

// HasVersionText reports whether the owner wrote a text for the version that a card is.
func (c *Catalogue) HasVersionText(of card.Card) bool {
	s := c.current.Load()
	return slices.ContainsFunc(s.ownVersions, func(p card.Printing) bool {
		written, ok := s.printing(p)
		return ok && isOfVersion(written, of)
	})
}

// writeVersion gives the owner's text of a version to the printings of it among cards;
// ok is false where there is no such card.
func writeVersion(cards []card.Card, c Correction) (ok bool) {
	at := slices.IndexFunc(cards, func(o card.Card) bool { return o.Printing() == c.Printing })
	if at < 0 {
		return false
	}
	of := cards[at]
	for i, o := range cards {
		if isOfVersion(o, of) {
			cards[i] = written(o, c.Facts[textColumn])
		}
	}
	return true
}
