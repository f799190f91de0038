package cardsdb

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"castillo/game/card"
)

// Wording is a rules text as it goes from one collector to another: of the card of a
// name, or of the version of it that an edition prints.
type Wording struct {
	Name    string
	Edition card.Edition // empty for all printings
	Text    string
}

// Called is the card as a file of wordings names it, such as "Exilio (HDA)".
func (w Wording) Called() string {
	if w.Edition == "" {
		return w.Name
	}
	return w.Name + " (" + string(w.Edition) + ")"
}

// wordingsHead is the first line of a file of wordings. A line for each follows: what it is
// called, a tab and the text. Lines that begin with "#" say nothing.
const wordingsHead = "# Castillo: textos de cartas, 1"

// The bounds of a file of wordings.
const (
	maxWordings     = 10_000
	maxWordingsFile = maxWordings * 512
)

// ReadWordings reads a file of wordings. Its errors name the line.
func ReadWordings(r io.Reader) ([]Wording, error) {
	lines := bufio.NewScanner(io.LimitReader(r, maxWordingsFile+1))
	lines.Buffer(nil, maxNameLength+MaxTextLength+16)
	var all []Wording
	read, seen := 0, map[string]int{}
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimRight(lines.Text(), "\r")
		if read += len(line) + 1; read > maxWordingsFile || len(all) > maxWordings {
			return nil, invalidf("línea %d: son demasiados textos", n)
		}
		switch {
		case !utf8.ValidString(line):
			return nil, invalidf("línea %d: no está en UTF-8", n)
		case n == 1 && strings.TrimPrefix(line, "\ufeff") != wordingsHead:
			return nil, invalidf("línea 1: no es un archivo de textos de Castillo, que empieza por «%s»", wordingsHead)
		case strings.TrimSpace(line) == "" || strings.HasPrefix(strings.TrimSpace(line), "#"):
			continue
		}
		w, err := readWording(line)
		if err != nil {
			return nil, at(err, "línea %d", n)
		}
		key := card.Fold(w.Called())
		if before := seen[key]; before > 0 {
			return nil, invalidf("línea %d: %s está también en la línea %d", n, w.Called(), before)
		}
		seen[key] = n
		all = append(all, w)
	}
	if err := lines.Err(); err != nil {
		return nil, invalidf("una línea es demasiado larga: %v", err)
	}
	if len(all) == 0 {
		return nil, invalidf("no hay ningún texto")
	}
	return all, nil
}

func readWording(line string) (Wording, error) {
	called, text, ok := strings.Cut(line, "\t")
	if !ok {
		return Wording{}, invalidf("«%s» no tiene un tabulador entre el nombre y el texto", line)
	}
	name, edition := cutEdition(strings.TrimSpace(called))
	w := Wording{name, edition, strings.Join(strings.Fields(text), " ")}
	_, err := textCorrection(w.Name, w.Text)
	return w, err
}

// WriteWordings writes a file that ReadWordings reads.
func WriteWordings(w io.Writer, all []Wording) error {
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, wordingsHead)
	for _, one := range all {
		fmt.Fprintf(out, "%s\t%s\n", one.Called(), strings.Join(strings.Fields(one.Text), " "))
	}
	return out.Flush()
}

// Wordings are the rules texts that the owner wrote, those of names before those of
// versions.
func (c *Corrections) Wordings() ([]Wording, error) {
	all, err := c.All()
	if err != nil {
		return nil, err
	}
	var out []Wording
	for _, one := range all {
		switch one.kind() {
		case textOfName:
			out = append(out, Wording{one.Name, "", one.Facts[textColumn]})
		case textOfVersion:
			out = append(out, Wording{one.Name, one.Printing.Edition, one.Facts[textColumn]})
		}
	}
	return out, nil
}

// Fate is what becomes of a wording that is taken over.
type Fate uint8

// The fates.
const (
	NewText    Fate = iota // the card had no text, or that of the program
	OtherText              // it takes the place of a text of the owner's
	SameText               // the card says so already
	NoSuchCard             // the catalogue has no card of that name, or not in that edition
)

// PlannedWording is a wording, the card that it is of and what would become of it.
type PlannedWording struct {
	Wording
	Card card.Card
	Fate Fate
}

// Brings reports whether the card will say something else.
func (p PlannedWording) Brings() bool { return p.Fate == NewText || p.Fate == OtherText }

// Plan says what would become of wordings, in their order.
func (c *Corrections) Plan(all []Wording) ([]PlannedWording, error) {
	own, err := c.Wordings()
	if err != nil {
		return nil, err
	}
	written := map[string]bool{}
	for _, w := range own {
		written[card.Fold(w.Called())] = true
	}
	var plan []PlannedWording
	for _, w := range all {
		p := PlannedWording{Wording: w}
		of, ok := c.store.catalogue.printingFor(w)
		switch p.Card = of; {
		case !ok:
			p.Fate = NoSuchCard
		case of.Text == w.Text:
			p.Fate = SameText
		case written[card.Fold(w.Called())]:
			p.Fate = OtherText
		}
		plan = append(plan, p)
	}
	return plan, nil
}

// printingFor is the printing that a wording is shown of.
func (c *Catalogue) printingFor(w Wording) (card.Card, bool) {
	for _, printed := range c.Named(w.Name) {
		if printed.Type != card.NoType && (w.Edition == "" || printed.Edition == w.Edition) {
			return printed, true
		}
	}
	return card.Card{}, false
}

// Take writes the wordings of a plan that bring something, as one edit; source is where
// they come from, as its owner calls it.
func (c *Corrections) Take(source string, plan []PlannedWording) error {
	n := 0
	for _, p := range plan {
		if p.Brings() {
			n++
		}
	}
	return c.store.edit("importar los textos de", source, func(e *Edit) (Done, error) {
		for _, p := range plan {
			if err := e.take(p); err != nil {
				return Done{}, err
			}
		}
		return Did(TextsImported, source, strconv.Itoa(n)), nil
	})
}

// take writes a wording that brings something.
func (e *Edit) take(p PlannedWording) (err error) {
	switch {
	case !p.Brings():
	case p.Edition == "":
		err = e.SetText(p.Name, p.Text)
	default:
		err = e.SetVersionText(p.Card, p.Text)
	}
	if err != nil {
		return at(err, "%s", p.Called())
	}
	return nil
}
