package replay

import (
	"bytes"

	"castillo/game/speech"
)

// growing is the text of a record that is still written: what was written and read again once
// stays, so that one more action costs one more line.
type growing struct {
	text  []byte
	ends  []int   // of the text after the head and after each action
	check decoder // has read the text
}

// Text is what has been noted so far as [Record.Encode] writes it. It costs what is new since it
// was asked for the last time.
func (r *Recorder) Text() ([]byte, error) {
	g := &r.written
	if len(g.ends) == 0 {
		*g = growing{check: decoder{record: &Record{}}}
		if err := g.add(r.record.head(nil)); err != nil {
			return nil, err
		}
	}
	for n := len(g.ends); n <= len(r.record.Actions); n++ {
		if err := g.add(r.record.action(nil, n)); err != nil {
			return nil, err
		}
	}
	text := bytes.Clone(g.text)
	if r.record.End != nil {
		text = appendEnd(text, len(r.record.Actions), *r.record.End)
	}
	if len(text) > MaxBytes {
		return nil, speech.Errorf("la partida ocupa más de %d MB", MaxBytes>>20)
	}
	return text, nil
}

// add appends lines that the decoder reads.
func (g *growing) add(lines []byte) error {
	for line := range bytes.Lines(lines) {
		g.check.number++
		if len(line) > MaxLine {
			return speech.Errorf("la partida no se puede guardar: %w", &LineError{g.check.number, g.check.tooLong()})
		}
		if err := g.check.line(string(bytes.TrimRight(line, "\n"))); err != nil {
			return speech.Errorf("la partida no se puede guardar: %w", &LineError{g.check.number, err})
		}
	}
	g.text = append(g.text, lines...)
	g.ends = append(g.ends, len(g.text))
	return nil
}

// back forgets all but the first actions, so many.
func (g *growing) back(actions int) {
	if actions >= len(g.ends) {
		return
	}
	g.ends = g.ends[:actions+1]
	g.text = g.text[:g.ends[actions]]
	read := g.check.record
	read.Actions, read.Hashes = read.Actions[:actions], read.Hashes[:actions/Every]
	g.check.number = bytes.Count(g.text, []byte("\n"))
}
