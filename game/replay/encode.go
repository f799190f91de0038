package replay

import (
	"bytes"
	"fmt"
	"io"
	"strconv"

	"castillo/game"
	"castillo/game/speech"
)

// Encode writes the record as text. It refuses a record that [Decode] would not
// read again.
func (r *Record) Encode(w io.Writer) error {
	text := r.lines(nil)
	if _, err := Decode(bytes.NewReader(text)); err != nil {
		return speech.Errorf("la partida no se puede guardar: %w", err)
	}
	_, err := w.Write(text)
	return err
}

func (r *Record) lines(b []byte) []byte {
	b = r.head(b)
	for n := 1; n <= len(r.Actions); n++ {
		b = r.action(b, n)
	}
	if r.End != nil {
		b = appendEnd(b, len(r.Actions), *r.End)
	}
	return b
}

// head appends everything before the actions.
func (r *Record) head(b []byte) []byte {
	b = fmt.Appendf(b, "%s %d\n", wordHead, fileVersion)
	b = fmt.Appendf(b, "%s %s version=%d\n", wordBook, bareOrQuoted(r.Rulebook), r.Version)
	if r.Date != "" {
		b = fmt.Appendf(b, "%s %q\n", wordDate, r.Date)
	}
	if r.Setup.ByHand {
		b = append(b, wordByHand+"\n"...)
	}
	if s := r.Setup.First.Seat(); s.Plays() {
		b = fmt.Appendf(b, "%s %v\n", wordFirst, s)
	}
	for i, c := range r.Setup.Cards {
		b = fmt.Appendf(b, "%s %d suma=%s", wordCard, i+1, Pin(c))
		b = append(appendCard(b, c), '\n')
	}
	for _, s := range game.Seats {
		b = appendSeat(b, s, r.Players[s], r.Setup.Decks[s])
	}
	return append(b, wordActions+"\n"...)
}

// action appends the action of a number, from 1, and the state after it where that is due.
func (r *Record) action(b []byte, n int) []byte {
	b = append(appendAction(b, r.Actions[n-1]), '\n')
	if n%Every == 0 && n/Every <= len(r.Hashes) {
		b = fmt.Appendf(b, "%s %d %016x\n", wordState, n, r.Hashes[n/Every-1])
	}
	return b
}

func appendSeat(b []byte, s game.Seat, p Player, d game.Deck) []byte {
	b = fmt.Appendf(b, "%s %v", wordSeat, s)
	b = appendText(b, "nombre", p.Name)
	b = appendText(b, "mazo", p.Deck)
	b = fmt.Appendf(b, " inicial=%d castillo=", d.Initial)
	for i, f := range d.Castle {
		if i > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendUint(b, uint64(f), 10)
	}
	return append(b, '\n')
}

func appendAction(b []byte, a game.Action) []byte {
	word := "?"
	if int(a.Verb) < len(verbWords) {
		word = verbWords[a.Verb]
	}
	b = append(b, word...)
	b = appendNumber(b, "carta", int(a.Card))
	b = appendNumber(b, "sobre", int(a.Target))
	b = appendNumber(b, "zona", int(a.Zone))
	b = appendNumber(b, "cara", int(a.Face))
	return appendNumber(b, "n", int(a.N))
}

func appendEnd(b []byte, actions int, e End) []byte {
	b = fmt.Appendf(b, "%s %d", wordEnd, actions)
	if e.Result.Over {
		why := "?"
		if int(e.Result.Why) < len(endingWords) {
			why = endingWords[e.Result.Why]
		}
		b = fmt.Appendf(b, " gana=%v por=%s", e.Result.Winner, bareOrQuoted(why))
		b = appendText(b, "en", e.Fault)
	}
	return fmt.Appendf(b, " %s=%016x\n", wordState, e.Hash)
}

func appendText(b []byte, key, value string) []byte {
	if value == "" {
		return b
	}
	return append(append(append(append(b, ' '), key...), '='), bareOrQuoted(value)...)
}

func appendNumber(b []byte, key string, n int) []byte {
	if n == 0 {
		return b
	}
	return fmt.Appendf(b, " %s=%d", key, n)
}

// bareOrQuoted leaves a plain word as it is.
func bareOrQuoted(s string) string {
	if isBare(s) {
		return s
	}
	return strconv.Quote(s)
}

func isBare(s string) bool {
	for _, r := range s {
		if r <= ' ' || r == '"' || r == '=' || r == '\\' || r > 0x24f || r >= 0x7f && r < 0xa1 {
			return false
		}
	}
	return s != ""
}
