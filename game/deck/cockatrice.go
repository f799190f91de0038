package deck

import (
	"encoding/xml"
	"errors"
	"io"
	"strconv"
	"strings"

	"castillo/game/card"
	"castillo/game/speech"
)

// CockatriceCard is a card of a deck file of Cockatrice, as written there.
type CockatriceCard struct {
	Line            int    // where its element ends, from 1
	Zone            string // "main", "side" or another, such as "tokens"
	Count           string
	Name            string
	Edition, Number string // of the printing; empty if not said
}

// CockatriceDeck is what a deck file of Cockatrice says.
type CockatriceDeck struct {
	Title, Notes string
	Cards        []CockatriceCard
}

// IsCockatrice reports whether a text is meant to be a deck file of Cockatrice.
func IsCockatrice(text string) bool {
	start := strings.TrimSpace(text)
	return strings.HasPrefix(start, "<") && strings.Contains(start[:min(len(start), 2000)], "<cockatrice_deck")
}

// maxLetters is how much of a title or of notes is read, in bytes.
const maxLetters = 16 << 10

// ParseCockatrice reads a deck file of Cockatrice, XML, of at most so many cards.
// Its error is a *ParseError.
func ParseCockatrice(text string, most int) (CockatriceDeck, error) {
	in := xml.NewDecoder(strings.NewReader(text))
	in.CharsetReader = func(_ string, r io.Reader) (io.Reader, error) { return r, nil } // it is decoded already
	var d CockatriceDeck
	var zone string
	var within *string // what the letters are of
	for {
		token, err := in.Token()
		line, _ := in.InputPos()
		if errors.Is(err, io.EOF) {
			return d, nil
		}
		if err != nil {
			return CockatriceDeck{}, &ParseError{Line: line, Reason: speech.Errorf("el mazo de Cockatrice no se puede leer hasta el final")}
		}
		switch t := token.(type) {
		case xml.CharData:
			if within != nil {
				*within += string(t[:min(len(t), maxLetters-len(*within))])
			}
		case xml.EndElement:
			within = nil
		case xml.StartElement:
			within = nil
			switch t.Name.Local {
			case "deckname":
				within = &d.Title
			case "comments":
				within = &d.Notes
			case "zone":
				zone = attribute(t, "name")
			case "card":
				if len(d.Cards) == most {
					return CockatriceDeck{}, &ParseError{Line: line, Reason: speech.Errorf("el mazo pasa de %d cartas distintas", most)}
				}
				d.Cards = append(d.Cards, CockatriceCard{line, zone, attribute(t, "number"), attribute(t, "name"),
					attribute(t, "setShortName"), attribute(t, "collectorNumber")})
			}
		}
	}
}

func attribute(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return clean(a.Value)
		}
	}
	return ""
}

// list is the deck as a list; zones that are neither the deck nor its sideboard
// are left out.
func (d CockatriceDeck) list() (List, error) {
	l := List{Title: strings.ToValidUTF8(d.Title, ""), Notes: strings.ToValidUTF8(d.Notes, "")}
	var errs []error
	for _, c := range d.Cards {
		count, err := strconv.Atoi(c.Count)
		number, _ := strconv.Atoi(c.Number)
		entry := Entry{Ref{c.Name, card.Edition(strings.ToUpper(c.Edition)), number}, count}
		switch {
		case c.Zone != "main" && c.Zone != "side":
		case len(errs) == maxErrors:
		case err != nil || count < 1 || count > MaxCount:
			errs = append(errs, &ParseError{c.Line, c.Name, errCount})
		case c.Name == "":
			errs = append(errs, &ParseError{c.Line, c.Count, errNoName})
		case c.Zone == "side":
			l.Sideboard = append(l.Sideboard, entry)
		default:
			l.Cards = append(l.Cards, entry)
		}
	}
	if len(errs) > 0 {
		return List{}, errors.Join(errs...)
	}
	return l.Tidy(), nil
}
