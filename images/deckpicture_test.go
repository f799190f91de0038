package images

import (
	"image"
	"testing"

	"castillo/game/card"

	"pgregory.net/rapid"
)

func TestEveryCardOfADeckHasAPlaceOfItsOwn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var s DeckSheet
		total := 0
		for range rapid.IntRange(0, 7).Draw(t, "groups") {
			g := SheetGroup{Title: "Grupo", Cards: make([]SheetCard, rapid.IntRange(0, 40).Draw(t, "cards"))}
			s.Groups = append(s.Groups, g)
			total += len(g.Cards)
		}
		cells, headings, bottom := s.layOut()
		if len(cells) != min(total, MaxSheetCards) || len(headings) > len(s.Groups) {
			t.Fatalf("%d of %d cards have a place", len(cells), total)
		}
		var taken []image.Rectangle
		for _, c := range cells {
			r := image.Rectangle{Min: c.at, Max: c.at.Add(image.Pt(sheetCard, sheetCardHeight))}
			for _, o := range taken {
				if r.Overlaps(o) {
					t.Fatalf("%v lies on %v", r, o)
				}
			}
			taken = append(taken, r)
			if r.Max.Y > bottom || r.Max.X > 2*sheetMargin+sheetColumns*(sheetCard+sheetGap) {
				t.Fatalf("%v is outside", r)
			}
		}
		for _, h := range headings {
			area := image.Rect(int(h.at.x), int(h.at.y), int(h.at.x+h.room), int(h.at.y)+sheetHeading)
			for _, o := range taken {
				if area.Overlaps(o) {
					t.Fatalf("the heading %v lies on %v", area, o)
				}
			}
		}
	})
}

func TestTheCountOfACardLiesOnIt(t *testing.T) {
	picture := func(n int) *image.RGBA {
		s := DeckSheet{Title: "Mazo", Groups: []SheetGroup{{"Aliados", []SheetCard{{sample[0], n}}}}}
		return s.Picture(func(c card.Card, w, h int) *image.RGBA { return Draw(c, w, h) })
	}
	one, three := picture(1), picture(3)
	lies := image.Rect(sheetMargin, sheetTop+sheetHeading, sheetMargin+sheetCard, sheetTop+sheetHeading+sheetCardHeight)
	if difference(one, three, lies) == 0 {
		t.Error("three look like one")
	}
	if all := difference(one, three, one.Rect); all != difference(one, three, lies) {
		t.Error("the count lies beside the card")
	}
}
