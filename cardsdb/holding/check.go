package holding

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"castillo/game/speech"
)

// The bounds of what a row may say.
const (
	MaxCopies    = 9999 // of one row
	MaxPage      = 9999 // likewise of pockets
	MaxContainer = 100  // bytes
	MaxLine      = 200  // bytes of an origin, of a photo's name, of a tag
	MaxTags      = 50
	MaxNotes     = 4000 // bytes
	MaxEpic      = 300  // bytes
)

// Check says in Spanish what of a row cannot be kept, nil if it can.
func (h Holding) Check() error {
	switch {
	case h.Count < 1 || h.Count > MaxCopies:
		return speech.Errorf("las copias van de 1 a %d, no pueden ser %d", MaxCopies, h.Count)
	case h.ForTrade < 0 || h.ForTrade > h.Count:
		return speech.Errorf("de %d copias no se pueden ofrecer %d", h.Count, h.ForTrade)
	case h.Paid.Cents < 0 || h.Paid.Cents > maxUnits*100 || !isCurrency(h.Paid.Currency):
		return speech.Errorf("%s no es un precio", h.Paid)
	case len(h.Tags) > MaxTags:
		return speech.Errorf("hay %d etiquetas y caben %d", len(h.Tags), MaxTags)
	case !h.Acquired.exists():
		return speech.Errorf("%s no es una fecha", h.Acquired)
	}
	for i, tag := range h.Tags {
		if tag == "" || tag != strings.TrimSpace(tag) || i > 0 && tag <= h.Tags[i-1] {
			return speech.Errorf("las etiquetas están desordenadas, vacías o repetidas")
		}
		if err := checkLine(tag, MaxLine); err != nil {
			return err
		}
	}
	for _, line := range [...]string{h.Origin, h.Photo} {
		if err := checkLine(line, MaxLine); err != nil {
			return err
		}
	}
	if err := checkText(h.Notes, MaxNotes, isStray); err != nil {
		return err
	}
	return h.Key.Check()
}

// Check says in Spanish what of a key cannot be kept, nil if it can. Which
// printings there are is not its business.
func (k Key) Check() error {
	language, err := ParseLanguage(string(k.Language))
	switch {
	case k.Finish > Foil || k.Condition > Poor:
		return speech.Errorf("el acabado o el estado no existen")
	case err != nil:
		return err
	case language != k.Language:
		return speech.Errorf("el idioma %q se escribe %q", string(k.Language), string(language))
	case k.Place.Page < 0 || k.Place.Page > MaxPage || k.Place.Pocket < 0 || k.Place.Pocket > MaxPage:
		return speech.Errorf("las páginas y casillas van de 1 a %d", MaxPage)
	case k.Place.Container != strings.TrimSpace(k.Place.Container):
		return speech.Errorf("el lugar %q tiene espacios de más", k.Place.Container)
	}
	return checkLine(k.Place.Container, MaxContainer)
}

// Check says in Spanish what of a wish cannot be kept, nil if it can.
func (w Wish) Check() error {
	if w.Count < 1 || w.Count > MaxCopies {
		return speech.Errorf("las copias van de 1 a %d, no pueden ser %d", MaxCopies, w.Count)
	}
	return checkText(w.Notes, MaxNotes, isStray)
}

// Check says in Spanish what of an epic text cannot be kept, nil if it can.
func (e Epic) Check() error {
	if e.Text == "" {
		return speech.Errorf("el texto épico está vacío")
	}
	return checkLine(e.Text, MaxEpic)
}

// checkLine accepts a line of text of at most so many bytes.
func checkLine(text string, most int) error { return checkText(text, most, unicode.IsControl) }

// isStray is a control character that has no place in several lines of text.
func isStray(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' }

func checkText(text string, most int, refuse func(rune) bool) error {
	switch {
	case !utf8.ValidString(text):
		return speech.Errorf("el texto %q no está en UTF-8", text)
	case len(text) > most:
		return speech.Errorf("el texto «%.20s…» es demasiado largo", text)
	case strings.ContainsFunc(text, refuse):
		return speech.Errorf("el texto %q tiene signos que no se ven", text)
	}
	return nil
}
