package transfer

import (
	"bytes"
	"encoding/xml"
	"fmt"

	"castillo/cardsdb/holding"
	"castillo/game/deck"
)

// readCockatrice reads a deck of Cockatrice, the sideboard with it. Its tokens
// are no cards.
func readCockatrice(text string) (File, error) {
	d, err := deck.ParseCockatrice(text, MaxLines)
	if err != nil {
		return File{}, err
	}
	f := File{Kind: Cockatrice, told: map[fact]bool{}}
	for _, c := range d.Cards {
		if c.Zone == "tokens" {
			continue
		}
		line := Line{Number: c.Line, Cells: []string{c.Count, c.Name, c.Edition, c.Number}}
		line.Entry, line.Problem = cockatriceEntry(c)
		f.Lines = append(f.Lines, line)
	}
	return f, nil
}

func cockatriceEntry(c deck.CockatriceCard) (Entry, Reason) {
	e := Entry{Name: c.Name, Edition: c.Edition}
	if c.Edition != "" {
		e.Number, _ = readNumber(c.Number)
	}
	n, err := holding.ParseCount(c.Count)
	switch {
	case err != nil || n == 0:
		return e, because(noCount, "text", c.Count, "max", holding.MaxCopies)
	case c.Name == "":
		return e, because(nothingNamed)
	}
	e.Row.Count = n
	return e, Reason{}
}

// restOfCockatrice is a deck with the cards that stay behind.
func restOfCockatrice(rest []Planned) ([]byte, error) {
	var b bytes.Buffer
	b.WriteString(xml.Header + "<cockatrice_deck version=\"1\">\n    <zone name=\"main\">\n")
	for _, l := range rest {
		fmt.Fprintf(&b, "        <card number=%s name=%s setShortName=%s collectorNumber=%s reason=%s/>\n",
			quoteXML(l.Cells[0]), quoteXML(l.Cells[1]), quoteXML(l.Cells[2]), quoteXML(l.Cells[3]), quoteXML(l.Reason.Error()))
	}
	b.WriteString("    </zone>\n</cockatrice_deck>\n")
	return b.Bytes(), nil
}

func quoteXML(text string) string {
	var b bytes.Buffer
	_ = xml.EscapeText(&b, []byte(text)) // a buffer takes everything
	return `"` + b.String() + `"`
}
