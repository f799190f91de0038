package command

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"castillo/cardsdb/files"
	"castillo/game/card"
)

// Bounds on a corpus: more than any holds.
const (
	maxCorpus     = 16 << 20
	maxCorpusLine = 64 << 10
	maxTexts      = 10_000
)

// printedText is a line of a corpus: a printed card. A fact that is null is not
// known, or the card has none.
type printedText struct {
	Name     string `json:"nombre"`
	Type     string `json:"tipo"`
	Cost     *uint8 `json:"coste"`
	Strength *uint8 `json:"fuerza"`
	Race     string `json:"raza"`
	Text     string `json:"texto"`
}

// facts are the card as the core knows it. They are an error where the game of
// the core has no such type, race or number: that text cannot be read.
func (p printedText) facts() (card.Card, error) {
	c := card.Card{Name: p.Name, Cost: card.NoNumber, Strength: card.NoNumber}
	var err error
	if p.Type != "" {
		if c.Type, err = card.ParseType(p.Type); err != nil {
			return c, err
		}
	}
	if p.Race != "" {
		race, err := card.ParseRace(p.Race)
		if err != nil {
			return c, err
		}
		c.Races = card.RacesOf(race)
	}
	for _, n := range []struct {
		from *uint8
		to   *int8
	}{{p.Cost, &c.Cost}, {p.Strength, &c.Strength}} {
		if n.from == nil {
			continue
		}
		if *n.from > 127 {
			return c, fmt.Errorf("%d no es el coste ni la fuerza de una carta", *n.from)
		}
		*n.to = int8(*n.from)
	}
	return c, nil
}

// eachText hands on every card of a corpus that has a text; there has to be one.
func eachText(c *call, file string, do func(printedText) error) error {
	return c.readFile(file, func(r io.Reader) error {
		data, err := files.ReadAll(r, maxCorpus)
		if err != nil {
			return err
		}
		lines := bufio.NewScanner(bytes.NewReader(data))
		lines.Buffer(nil, maxCorpusLine)
		found := 0
		for n := 1; lines.Scan(); n++ {
			line := bytes.TrimSpace(lines.Bytes())
			if len(line) == 0 {
				continue
			}
			var p printedText
			if err := json.Unmarshal(line, &p); err != nil {
				return fmt.Errorf("línea %d: no es un objeto JSON con los datos de una carta", n)
			}
			if p.Text == "" {
				continue
			}
			if found++; found > maxTexts {
				return fmt.Errorf("línea %d: el archivo pasa de %d textos; léelo por partes", n, maxTexts)
			}
			if err := do(p); err != nil {
				return err
			}
		}
		switch err := lines.Err(); {
		case errors.Is(err, bufio.ErrTooLong):
			return errors.New("una línea es demasiado larga")
		case err != nil:
			return err
		case found == 0:
			return errors.New("no hay ningún texto")
		}
		return nil
	})
}

func runCorpus(c *call, file string) error {
	names, err := cardNames()
	if err != nil {
		return err
	}
	out := bufio.NewWriter(c.Stdout)
	told := *c
	told.Stdout = out
	all, read := 0, 0
	err = eachText(c, file, func(p printedText) error {
		var r reading
		if facts, err := p.facts(); err != nil {
			r = reading{Name: p.Name, Notes: []string{}, Error: err.Error()}
		} else {
			r = readingOf(names.Spell(p.Text, facts), facts)
		}
		all++
		if r.Read {
			read++
		}
		switch {
		case c.has("json"):
			return writeReading(&told, r)
		case !r.Read:
			_, err := fmt.Fprintf(out, "%s: %s\n", r.Name, r.Error)
			return err
		}
		return nil
	})
	if err != nil {
		return errors.Join(out.Flush(), err)
	}
	sum := fmt.Sprintf("leídos %d/%d (%.1f %%)\n", read, all, 100*float64(read)/float64(all))
	if c.has("json") {
		fmt.Fprint(c.Stderr, sum)
	} else {
		fmt.Fprint(out, sum)
	}
	if err := out.Flush(); err != nil {
		return err
	}
	if read < all {
		return errNo
	}
	return nil
}
