package chain

import (
	"bytes"
	"crypto/ed25519"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// key is a key that follows from a number, for tests alone.
func key(n byte) ed25519.PrivateKey { return ed25519.NewKeyFromSeed(bytes.Repeat([]byte{n}, 32)) }

var keys = [2]ed25519.PrivateKey{key(1), key(2)}

func empty(store Store) *Log {
	return New([16]byte{7}, [2]ed25519.PublicKey{keys[0].Public().(ed25519.PublicKey), keys[1].Public().(ed25519.PublicKey)}, store)
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// sign adds entries by turns and gives them as they go over the line.
func sign(t testing.TB, l *Log, n int) (all []Stored) {
	t.Helper()
	for i := range n {
		seat := i % 2
		e, err := l.Sign(seat, keys[seat], fmt.Appendf(nil, "anotación %d", i))
		must(t, err)
		all = append(all, Stored{seat, e.Wire()})
	}
	return all
}

func TestAnEntryThatBreaksTheChainIsRefused(t *testing.T) {
	all := sign(t, empty(nil), 6)
	other := empty(nil)
	different, err := other.Sign(0, keys[0], []byte("otra historia"))
	must(t, err)
	tests := []struct {
		name string
		seat int
		wire []byte
		want error
	}{
		{"nothing", 0, nil, ErrMalformed},
		{"number 0", 0, append([]byte{0}, all[4].Wire[1:]...), ErrMalformed},
		{"a number written at length", 0, append([]byte{0x83, 0x00}, all[4].Wire[1:]...), ErrMalformed},
		{"the next", 0, all[4].Wire, nil},
		{"one that comes too early", 1, all[5].Wire, ErrOrder},
		{"one that was there", 0, all[2].Wire, ErrKnown},
		{"one of the other seat", 1, all[4].Wire, ErrSignature},
		{"a changed body", 0, change(all[4].Wire, 5), ErrSignature},
		{"a changed signature", 0, change(all[4].Wire, len(all[4].Wire)-1), ErrSignature},
		{"a changed body of one that was there", 0, change(all[2].Wire, 5), ErrSignature},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			l := empty(nil)
			for _, e := range all[:4] {
				_, err := l.Accept(e.Seat, e.Wire)
				must(t, err)
			}
			if _, err := l.Accept(test.seat, test.wire); !errors.Is(err, test.want) {
				t.Errorf("got %v, want %v", err, test.want)
			}
			want := 2
			if test.want == nil {
				want = 3
			}
			if l.Len(0) != want || l.Len(1) != 2 {
				t.Errorf("%d and %d entries", l.Len(0), l.Len(1))
			}
		})
	}
	l := empty(nil)
	_, err = l.Accept(0, all[0].Wire)
	must(t, err)
	var fork *Fork
	if _, err := l.Accept(0, different.Wire()); !errors.As(err, &fork) || fork.First.Seat != 0 || bytes.Equal(fork.First.Body, fork.Second.Body) {
		t.Errorf("two stories: %v", err)
	}
}

func change(wire []byte, at int) []byte {
	wire = bytes.Clone(wire)
	wire[at] ^= 1
	return wire
}

// TestAFileHoldsWhatWasKeptWhereverItIsTorn cuts a file at every byte.
func TestAFileHoldsWhatWasKeptWhereverItIsTorn(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "duelo")
	f, err := Create(path)
	must(t, err)
	must(t, f.Note(Note{Kind: 2, Data: []byte("nota")}))
	l := empty(f)
	all := sign(t, l, 5)
	must(t, f.Flush())
	must(t, f.Close())
	data, err := os.ReadFile(path)
	must(t, err)
	last := 0
	for cut := len(magic); cut <= len(data); cut++ {
		torn := filepath.Join(dir, "roto")
		must(t, os.WriteFile(torn, data[:cut], 0o600))
		f, c, err := OpenFile(torn)
		if err != nil {
			t.Fatalf("cut at %d: %v", cut, err)
		}
		if n := len(c.Entries); n < last || n > 5 || n > 0 && !bytes.Equal(c.Entries[n-1].Wire, all[n-1].Wire) {
			t.Fatalf("cut at %d: %d entries after %d", cut, n, last)
		}
		last = len(c.Entries)
		// It is gone on with behind the last whole record.
		must(t, f.Note(Note{Kind: 9, Data: []byte{1}}))
		must(t, f.Close())
		_, again, err := OpenFile(torn)
		must(t, err)
		if len(again.Entries) != last || again.Notes[len(again.Notes)-1].Kind != 9 {
			t.Fatalf("cut at %d and gone on with: %d entries, %d notes", cut, len(again.Entries), len(again.Notes))
		}
	}
	if last != 5 {
		t.Errorf("the whole file has %d entries", last)
	}
	for i := range data {
		// A length that reaches beyond the end looks torn off: what lies before it is read.
		if c, err := Read(bytes.NewReader(change(data, i))); err == nil && len(c.Entries) == 5 {
			t.Errorf("byte %d changed: read as if nothing were", i)
		}
	}
}

func TestEntriesAreReadAsTheyWereWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := Entry{Seat: rapid.IntRange(0, 1).Draw(t, "seat"), Number: rapid.Uint32Range(1, MaxEntries).Draw(t, "number"),
			Ack: rapid.Uint32Range(0, MaxEntries).Draw(t, "ack"), Body: rapid.SliceOfN(rapid.Byte(), 0, 300).Draw(t, "body")}
		copy(e.Signature[:], rapid.SliceOfN(rapid.Byte(), 64, 64).Draw(t, "signature"))
		got, err := Parse(e.Seat, e.Wire())
		if err != nil || got.Number != e.Number || got.Ack != e.Ack || !bytes.Equal(got.Body, e.Body) || got.Signature != e.Signature {
			t.Fatalf("%+v became %+v, %v", e, got, err)
		}
	})
}

func FuzzParse(f *testing.F) {
	for _, e := range sign(f, empty(nil), 4) {
		f.Add(e.Wire)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := Parse(0, data)
		if err == nil && !bytes.Equal(e.Wire(), data) {
			t.Errorf("%x is written as %x", data, e.Wire())
		}
	})
}

func FuzzRead(f *testing.F) {
	c := Contents{Notes: []Note{{2, []byte("nota")}}, Entries: sign(f, empty(nil), 3)}
	f.Add(c.Encode())
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := Read(bytes.NewReader(data))
		if err != nil {
			return
		}
		again, err := Read(bytes.NewReader(c.Encode()))
		if err != nil || len(again.Entries) != len(c.Entries) || len(again.Notes) != len(c.Notes) {
			t.Errorf("%d entries became %d, %v", len(c.Entries), len(again.Entries), err)
		}
	})
}

func TestAFloodOfEntriesEnds(t *testing.T) {
	l := empty(nil)
	body := make([]byte, MaxBody)
	for n := 0; ; n++ {
		if _, err := l.Sign(0, keys[0], body); err != nil {
			if !errors.Is(err, ErrFull) || n*MaxBody > MaxBytes {
				t.Errorf("after %d entries: %v", n, err)
			}
			break
		}
	}
	if _, err := l.Sign(1, keys[1], nil); err != nil {
		t.Errorf("the other seat can say no more: %v", err)
	}
}

func TestZerosBehindTheLastRecordAreNoDamage(t *testing.T) {
	path := filepath.Join(t.TempDir(), "duelo")
	f, err := Create(path)
	must(t, err)
	must(t, f.Note(Note{Kind: 2, Data: []byte("algo")}))
	must(t, f.Close())
	whole, err := os.ReadFile(path)
	must(t, err)
	for _, tail := range []int{1, headerSize, headerSize + 1, 5000} {
		must(t, os.WriteFile(path, append(slices.Clone(whole), make([]byte, tail)...), 0o600))
		f, contents, err := OpenFile(path)
		must(t, err)
		must(t, f.Note(Note{Kind: 3, Data: []byte("más")}))
		must(t, f.Close())
		back, err := os.ReadFile(path)
		must(t, err)
		if again, err := Read(bytes.NewReader(back)); err != nil || len(contents.Notes) != 1 || len(again.Notes) != 2 {
			t.Errorf("%d zeros: %+v, then %+v, %v", tail, contents, again, err)
		}
	}
	damaged := append(append(slices.Clone(whole), make([]byte, 50)...), 1)
	if _, err := Read(bytes.NewReader(damaged)); err == nil {
		t.Error("something behind zeros is not there")
	}
}

func TestARecordThatCouldNotBeReadBackIsNotWritten(t *testing.T) {
	f, err := Create(filepath.Join(t.TempDir(), "duelo"))
	must(t, err)
	defer f.Close()
	if err := f.Note(Note{Kind: 2, Data: make([]byte, maxNote+1)}); err == nil {
		t.Error("it is written")
	}
	must(t, f.Note(Note{Kind: 2, Data: make([]byte, maxNote)}))
}
