package myl

import (
	"encoding/binary"
	"slices"
	"testing"

	"castillo/game"
)

// FuzzActions plays a match between decks of random abilities as the bytes say.
// The first eight are the seed of the decks, the ninth says whether the table
// allows adjustments and by which book it plays. Of the rest each byte chooses an option, or spells out an
// action, fit or unfit, with the bytes after it. What is refused changes nothing, what is offered applies, cards
// stay whole, and every step ends.
func FuzzActions(f *testing.F) {
	r := game.NewRand(1)
	for seed := range byte(6) {
		b := []byte{seed, 0, 0, 0, 0, 0, 0, 0, seed}
		for range 600 {
			b = append(b, byte(r.Below(256)))
		}
		f.Add(b)
	}
	f.Add([]byte{1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 250, 3, 12, 0, 0, 5, 0})
	f.Add([]byte{7, 0, 0, 0, 0, 0, 0, 0, 0, 255, 1, 1, 0, 0, 1, 0, 255, 13, 0, 0, 0, 0, 0, 254, 10, 60, 61, 4, 9, 1})
	f.Fuzz(func(t *testing.T, b []byte) {
		b = b[:min(len(b), 1024)]
		stream := choices{bytes: b}
		setup := abilitySetup(stream.seed() % 4096)
		table := stream.next()
		setup.ByHand = table&1 != 0
		m := layBy(t, books[int(table>>1)%len(books)], setup)
		var options []game.Action
		for m.Result().Open() && len(stream.bytes) > 0 {
			options = m.Options(options[:0])
			if len(options) == 0 {
				t.Fatalf("no option in %+v", m.Decision())
			}
			n := stream.next()
			a := options[int(n)%len(options)]
			if n >= spelled {
				a = stream.action()
			}
			before := *m
			err := m.Apply(a)
			if offered := slices.Contains(options, a); offered != (err == nil) {
				t.Fatalf("%+v in %+v: offered %v, error %v", a, before.Decision(), offered, err)
			}
			if err != nil && m.state != before.state {
				t.Fatalf("%+v was refused and changed the match", a)
			}
			checkCards(t, m, setup)
		}
	})
}

// spelled and above are the bytes that an action follows.
const spelled = 224

// choices reads a match out of bytes.
type choices struct{ bytes []byte }

func (c *choices) next() byte {
	if len(c.bytes) == 0 {
		return 0
	}
	b := c.bytes[0]
	c.bytes = c.bytes[1:]
	return b
}

func (c *choices) seed() uint64 {
	var b [8]byte
	c.bytes = c.bytes[copy(b[:], c.bytes):]
	return binary.LittleEndian.Uint64(b[:])
}

// action is any action whatever.
func (c *choices) action() game.Action {
	return game.Action{Verb: game.Verb(c.next()), Card: game.CardID(c.next()), Target: game.CardID(c.next()), Zone: game.Zone(c.next()),
		Face: game.Face(c.next()), N: int16(int8(c.next()))}
}
