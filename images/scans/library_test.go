package scans

import (
	"context"
	"errors"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"castillo/game/card"

	"pgregory.net/rapid"
)

// threeOf brings a front, a back and a photograph of one card.
func threeOf(t *testing.T, l *Library) (front, back, photo ID) {
	t.Helper()
	dir := t.TempDir()
	write(t, filepath.Join(dir, "ES-012.png"), asPNG(picture(126, 176, 1)))
	write(t, filepath.Join(dir, "ES-012 dorso.png"), asPNG(picture(126, 176, 2)))
	write(t, filepath.Join(dir, "ES-012 foto.png"), asPNG(picture(126, 176, 3)))
	bring(t, l, dir)
	for _, s := range l.Of(dragon) {
		switch s.Side {
		case Front:
			front = s.ID
		case Back:
			back = s.ID
		case Photo:
			photo = s.ID
		}
	}
	return front, back, photo
}

func TestTheOwnerChoosesWhichPictureStandsForACard(t *testing.T) {
	l := open(t, t.TempDir())
	front, back, photo := threeOf(t, l)
	shown := func() ID { p, _ := l.Shown(dragon); return p.ID }
	if shown() != front {
		t.Error("without a choice it is not the front")
	}
	for _, id := range []ID{photo, back, {}, front} {
		if err := l.Choose(dragon, id); err != nil {
			t.Fatal(err)
		}
		if again := open(t, l.dir); shown() != id || !reflect.DeepEqual(again.index, l.index) {
			t.Errorf("%v was chosen, %v is shown", id, shown())
		}
	}
	if err := l.Remove(front, dragon); err != nil {
		t.Fatal(err)
	}
	if shown() != photo {
		t.Error("after the chosen one is gone it is not the photograph")
	}
	if err := l.Remove(photo, dragon); err != nil {
		t.Fatal(err)
	}
	if _, ok := l.Shown(dragon); ok {
		t.Error("a back stands for the card")
	}
	if err := l.Remove(photo, dragon); !errors.Is(err, ErrNoScan) {
		t.Errorf("removing it again: %v", err)
	}
}

func TestAScanThatWaitsIsMatchedByHand(t *testing.T) {
	l := open(t, t.TempDir())
	dir := t.TempDir()
	write(t, filepath.Join(dir, "IMG_2034.png"), asPNG(picture(126, 176, 1)))
	bring(t, l, dir)
	s := l.Waiting()[0]
	s.Printing, s.Side, s.UpsideDown = excalibur, Photo, true
	if err := l.Put(s.ID, card.Printing{}, s); err != nil {
		t.Fatal(err)
	}
	if p, ok := l.Shown(excalibur); !ok || p != s.Picture || len(l.Waiting()) != 0 {
		t.Errorf("%v is shown and %d wait", p, len(l.Waiting()))
	}
	if err := l.Put(s.ID, card.Printing{}, s); !errors.Is(err, ErrNoScan) {
		t.Errorf("matching what does not wait: %v", err)
	}
	write(t, filepath.Join(dir, "IMG_2034.png"), asPNG(picture(126, 176, 1)))
	if r := bring(t, l, dir); r.Count(Present) != 1 || len(l.Waiting()) != 0 {
		t.Error("a scan that was matched waits again")
	}
}

func TestRemovedScansCanBeRestored(t *testing.T) {
	l := open(t, t.TempDir())
	front, _, _ := threeOf(t, l)
	before := l.Of(dragon)
	gone := before[slices.IndexFunc(before, func(s Scan) bool { return s.ID == front })]
	if err := errors.Join(l.Remove(front, dragon), l.Restore(gone), l.Restore(gone)); err != nil {
		t.Fatal(err)
	}
	if p, _ := l.Shown(dragon); p.ID != front || len(l.Of(dragon)) != 3 {
		t.Error("the scan is not back as it was")
	}
	if _, err := l.Face(context.Background(), gone.Picture); err != nil {
		t.Error(err)
	}
}

func TestADamagedOriginalIsNotShown(t *testing.T) {
	l := open(t, t.TempDir())
	front, _, _ := threeOf(t, l)
	write(t, l.path(front), asPNG(picture(126, 176, 99)))
	if _, err := l.Original(front); !errors.Is(err, DamagedPicture) {
		t.Errorf("an original that is another picture: %v", err)
	}
}

func TestAnIndexReadsBackAsItWasWritten(t *testing.T) {
	printing := rapid.Custom(func(t *rapid.T) card.Printing {
		info := rapid.SampledFrom(card.Editions()).Draw(t, "edition")
		return card.Printing{Edition: info.Code, Number: rapid.IntRange(info.First, info.Last).Draw(t, "number")}
	})
	id := rapid.Custom(func(t *rapid.T) ID { return ID{rapid.ByteRange(1, 255).Draw(t, "id")} })
	rapid.Check(t, func(t *rapid.T) {
		x := index{Chosen: map[card.Printing]ID{}}
		for range rapid.IntRange(0, 6).Draw(t, "scans") {
			s := Scan{Picture: Picture{id.Draw(t, "scan"), rapid.Bool().Draw(t, "turned")},
				Side: Side(rapid.IntRange(0, int(sides)-1).Draw(t, "side")), Name: rapid.String().Draw(t, "name"), Import: 1}
			if rapid.Bool().Draw(t, "matched") {
				s.Printing = printing.Draw(t, "printing")
			}
			x.Scans = append(x.Scans, s)
		}
		if rapid.Bool().Draw(t, "chosen") {
			x.Chosen[printing.Draw(t, "choice")] = id.Draw(t, "chosen")
		}
		data, err := x.encode()
		if err != nil {
			t.Fatal(err)
		}
		back, err := decodeIndex(data)
		if err != nil || !reflect.DeepEqual(back, x) {
			t.Fatalf("%s reads back as %+v, %v", data, back, err)
		}
	})
}

func FuzzIndex(f *testing.F) {
	f.Add([]byte(`{"Version":1,"Scans":[{"ID":"","Name":""}],"Chosen":[{"Edition":"ES","Number":1}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		x, err := decodeIndex(data)
		if err != nil {
			return
		}
		again, err := x.encode()
		if err != nil {
			t.Fatal(err)
		}
		if back, err := decodeIndex(again); err != nil || !reflect.DeepEqual(back, x) {
			t.Fatalf("%s reads back as %+v, %v", again, back, err)
		}
	})
}
