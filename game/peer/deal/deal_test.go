package deal

import (
	"bytes"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

var duel = ID{1, 2, 3}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

var deckFaces = []Face{5, 5, 5, 9, 9, 2, 7, 300, 41}

// TestEveryNumberComesAsOften holds the numbers that two shares make against an even spread:
// chi squared with 12 degrees of freedom stays under 32.9 in 999 of 1,000 cases, and the seeds
// are fixed.
func TestEveryNumberComesAsOften(t *testing.T) {
	const n, times = 13, 13_000
	var counts [n]int
	a, b := Seed{1}, Seed{2}
	for k := range uint32(times) {
		counts[Below(a.Share(k), b.Share(k), 0, n)]++
	}
	chi := 0.0
	for _, c := range counts {
		chi += math.Pow(float64(c)-times/n, 2) / (times / n)
	}
	if chi > 32.9 {
		t.Errorf("chi squared is %.1f: %v", chi, counts)
	}
}

func TestANumberChangesWithEachShare(t *testing.T) {
	const n = 1 << 30
	a, b := Seed{1}.Share(0), Seed{2}.Share(0)
	got := Below(a, b, 0, n)
	for name, other := range map[string]int{"the first share": Below(Seed{3}.Share(0), b, 0, n), "the second": Below(a, Seed{3}.Share(0), 0, n),
		"the order": Below(b, a, 0, n), "the try": Below(a, b, 1, n)} {
		if other == got {
			t.Errorf("%s changes nothing", name)
		}
	}
}

func TestAPoolHoldsItsFacesInAnOrderOfItsVersion(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		fs := rapid.SliceOfN(rapid.Uint16Range(1, 4000), 1, 60).Draw(t, "faces")
		s := Seed(rapid.SliceOfN(rapid.Byte(), 32, 32).Draw(t, "seed"))
		p := s.Pool(1, fs)
		var held []Face
		for _, o := range p.Openings {
			held = append(held, o.Face)
		}
		slices.Sort(held)
		slices.Sort(fs)
		if !slices.Equal(held, fs) {
			t.Fatalf("%v became %v", fs, held)
		}
		cs := p.Commitments(duel)
		next := s.Pool(2, fs).Commitments(duel)
		for i, c := range cs {
			if p.Openings[i].Commitment(duel, Place{1, uint8(i)}) != c {
				t.Fatalf("place %d does not open", i)
			}
			if slices.Contains(next, c) {
				t.Fatalf("place %d is known again in the next version", i)
			}
		}
	})
}

func TestACommitmentBindsToAllOfIt(t *testing.T) {
	p := Seed{9}.Pool(3, deckFaces)
	o, at := p.Openings[4], Place{3, 4}
	c := o.Commitment(duel, at)
	face, salt := o, o
	face.Face++
	salt.Salt[0]++
	for name, other := range map[string]Commitment{"face": face.Commitment(duel, at), "salt": salt.Commitment(duel, at),
		"index": o.Commitment(duel, Place{3, 5}), "version": o.Commitment(duel, Place{4, 4}), "duel": o.Commitment(ID{}, at)} {
		if other == c {
			t.Errorf("another %s has the same commitment", name)
		}
	}
	v, kept := Seed{9}.Vow(duel, 0, at)
	if !v.Keeps(duel, at, kept) || v.Keeps(duel, Place{3, 5}, kept) || v.Keeps(duel, at, Salt{}) {
		t.Error("a vow does not bind to its place")
	}
}

// TestALookOpensTheCardThatWasAskedForAndNoOther: whoever looks gets one card, and the owner's
// answer fits the offer alone for which it was made.
func TestALookOpensTheCardThatWasAskedForAndNoOther(t *testing.T) {
	owner, looker := Seed{1}, Seed{2}
	p := owner.Pool(1, deckFaces)
	o, err := owner.Offer(duel, p)
	must(t, err)
	o, err = ParseOffer(o.Bytes(), 1, len(deckFaces))
	must(t, err)
	for i := range deckFaces {
		at := Place{1, uint8(i)}
		l, err := looker.Look(duel, o, uint32(i), at)
		must(t, err)
		answer, err := owner.Answer(ToLook, 1, l.Request)
		must(t, err)
		got, err := l.Open(answer)
		must(t, err)
		if got != p.Openings[i] {
			t.Fatalf("place %d opened as %+v, want %+v", i, got, p.Openings[i])
		}
		blind, err := looker.Blind(ToLook, uint32(i))
		must(t, err)
		if !o.Asked(duel, l.Request, blind, at) || o.Asked(duel, l.Request, blind, Place{1, uint8(i + 1)}) || o.Asked(duel, l.Request, blind[:31], at) {
			t.Errorf("place %d: what was asked for cannot be shown", i)
		}
		// The key that was got opens no other card.
		l.At[0].Index = uint8((i + 1) % len(deckFaces))
		if other, err := l.Open(answer); err == nil && other == p.Openings[l.At[0].Index] {
			t.Errorf("the key to place %d opens place %d", i, l.At[0].Index)
		}
		if wrong, err := owner.Answer(ToLook, 2, l.Request); err != nil {
			t.Error(err)
		} else if _, err := l.Open(wrong); err == nil {
			t.Error("an answer made with another key was taken")
		}
	}
}

// TestARenamingTellsTheNewPlacesThatWereAskedFor: several at once, of more than one old version;
// what was asked for one use opens nothing of another.
func TestARenamingTellsTheNewPlacesThatWereAskedFor(t *testing.T) {
	owner, looker := Seed{1}, Seed{2}
	p := owner.Pool(3, deckFaces)
	old := append(placesOf(1, len(deckFaces)), placesOf(2, len(deckFaces))...)
	names := make([]Name, len(old))
	for i := range names {
		at := (i*5 + 2) % len(deckFaces)
		names[i] = Name{uint8(at), p.Openings[at]}
	}
	o, err := owner.Renaming(duel, 3, old, names)
	must(t, err)
	o, err = ParseRenaming(o.Bytes(), old)
	must(t, err)
	asked := []int{4, 0, len(deckFaces) + 3}
	l, err := looker.Look(duel, o, 7, old[asked[0]], old[asked[1]], old[asked[2]])
	must(t, err)
	answer, err := owner.Answer(ToRename, 3, l.Request)
	must(t, err)
	got, err := l.Names(answer)
	must(t, err)
	requests, err := Requests(l.Request, len(asked))
	must(t, err)
	for i, at := range asked {
		if got[i] != names[at] {
			t.Errorf("place %v is now %+v, want %+v", old[at], got[i], names[at])
		}
		blind, err := looker.Blind(ToRename, 7+uint32(i))
		must(t, err)
		if !o.Asked(duel, requests[i], blind, old[at]) || o.Asked(duel, requests[i], blind, old[at+1]) {
			t.Errorf("place %v: what was asked for cannot be shown", old[at])
		}
	}
	if _, err := Requests(l.Request, len(asked)+1); err == nil {
		t.Error("three requests were taken for four")
	}
	looks, err := owner.Answer(ToLook, 3, l.Request)
	must(t, err)
	if _, err := l.Names(looks); err == nil {
		t.Error("the answer to a look was taken for new names")
	}
	for i := range answer {
		bad := bytes.Clone(answer)
		bad[i] ^= 1
		if again, err := l.Names(bad); err == nil && !slices.Equal(again, got) {
			t.Errorf("an answer with byte %d changed was taken", i)
		}
	}
}

func TestWhatIsNoElementIsRefused(t *testing.T) {
	owner, looker := Seed{1}, Seed{2}
	p := owner.Pool(1, deckFaces)
	o, err := owner.Offer(duel, p)
	must(t, err)
	l, err := looker.Look(duel, o, 0, Place{1, 0})
	must(t, err)
	answer, err := owner.Answer(ToLook, 1, l.Request)
	must(t, err)
	identity := make([]byte, elementSize)
	garbage := bytes.Repeat([]byte{0xff}, elementSize)
	for _, request := range [][]byte{nil, identity, garbage, l.Request[:31], append(bytes.Clone(l.Request), 0)} {
		if _, err := owner.Answer(ToLook, 1, request); err == nil {
			t.Errorf("request %x was answered", request)
		}
	}
	for _, bad := range [][]byte{nil, append(bytes.Clone(identity), answer[elementSize:]...), append(bytes.Clone(garbage), answer[elementSize:]...), answer[:len(answer)-1]} {
		if _, err := l.Open(bad); err == nil {
			t.Errorf("answer %x was taken", bad)
		}
	}
	for i := range answer {
		bad := bytes.Clone(answer)
		bad[i] ^= 1
		if got, err := l.Open(bad); err == nil && got == p.Openings[0] {
			t.Errorf("an answer with byte %d changed was taken", i)
		}
	}
	for _, key := range [][]byte{identity, garbage} {
		if _, err := ParseOffer(append(bytes.Clone(key), o.Bytes()[elementSize:]...), 1, len(deckFaces)); err == nil {
			t.Errorf("an offer with the key %x was taken", key)
		}
	}
}

func FuzzOffer(f *testing.F) {
	o, err := Seed{1}.Offer(duel, Seed{1}.Pool(1, deckFaces))
	must(f, err)
	f.Add(o.Bytes(), len(deckFaces))
	f.Fuzz(func(t *testing.T, data []byte, n int) {
		if o, err := ParseOffer(data, 1, n&63); err == nil && !bytes.Equal(o.Bytes(), data) {
			t.Error("an offer is written otherwise than it was read")
		}
	})
}

func FuzzRenaming(f *testing.F) {
	owner, looker, p := Seed{1}, Seed{2}, Seed{1}.Pool(2, deckFaces)
	old := placesOf(1, 2)
	o, err := owner.Renaming(duel, 2, old, []Name{{0, p.Openings[0]}, {1, p.Openings[1]}})
	must(f, err)
	l, err := looker.Look(duel, o, 0, old...)
	must(f, err)
	answer, err := owner.Answer(ToRename, 2, l.Request)
	must(f, err)
	f.Add(o.Bytes(), l.Request, answer)
	f.Fuzz(func(t *testing.T, offer, request, answer []byte) {
		if o, err := ParseRenaming(offer, old); err == nil && !bytes.Equal(o.Bytes(), offer) {
			t.Error("a renaming is written otherwise than it was read")
		}
		_, _ = owner.Answer(ToRename, 2, request)
		if got, err := l.Names(answer); err == nil && (got[0].Opening != p.Openings[0] || got[1].Opening != p.Openings[1]) {
			t.Errorf("other names came out: %+v", got)
		}
	})
}

func FuzzLook(f *testing.F) {
	owner, looker := Seed{1}, Seed{2}
	p := owner.Pool(1, deckFaces)
	o, err := owner.Offer(duel, p)
	must(f, err)
	l, err := looker.Look(duel, o, 0, Place{1, 0})
	must(f, err)
	answer, err := owner.Answer(ToLook, 1, l.Request)
	must(f, err)
	f.Add(l.Request, answer)
	f.Fuzz(func(t *testing.T, request, answer []byte) {
		owner.Answer(ToLook, 1, request)
		if got, err := l.Open(answer); err == nil && got != p.Openings[0] {
			t.Errorf("another card came out: %+v", got)
		}
		o.Asked(duel, request, answer, Place{1, 0})
	})
}

func BenchmarkOffer(b *testing.B) {
	s := Seed{1}
	p := s.Pool(1, slices.Repeat([]Face{7}, 49))
	for b.Loop() {
		if _, err := s.Offer(duel, p); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLook(b *testing.B) {
	owner, looker := Seed{1}, Seed{2}
	p := owner.Pool(1, deckFaces)
	o, err := owner.Offer(duel, p)
	must(b, err)
	for b.Loop() {
		l, err := looker.Look(duel, o, 0, Place{1, 0})
		must(b, err)
		answer, err := owner.Answer(ToLook, 1, l.Request)
		must(b, err)
		if _, err := l.Open(answer); err != nil {
			b.Fatal(err)
		}
	}
}
