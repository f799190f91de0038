package images

import (
	"image"
	"strings"
	"testing"

	"castillo/game/card"
)

func TestEveryMotifAndEveryWordOfTheLibraryCanBeRead(t *testing.T) {
	if _, err := readLibrary(); err != nil {
		t.Fatal(err)
	}
}

func TestEveryMotifIsCalledForBySomething(t *testing.T) {
	lib := drawings()
	called := map[string]bool{"dolmen": true} // stands in the land of stones
	for _, o := range lib.omens {
		for _, recipe := range o.recipes {
			for _, part := range strings.Split(recipe, "+") {
				called[part] = true
			}
		}
	}
	for _, names := range landmarks {
		for _, name := range names {
			called[name] = true
		}
	}
	for r := card.Race(1); r <= card.RaceCount; r++ {
		called[signOf(r)] = true
	}
	for e := range lands {
		called[strings.ToLower(string(e))] = true
	}
	for name := range lib.of {
		if !called[name] {
			t.Errorf("nothing calls for %q", name)
		}
	}
}

func TestWordsOfANameChooseWhatIsShown(t *testing.T) {
	for _, c := range []struct {
		card  card.Card
		shelf shelf
		place setting
	}{
		{card.Card{Name: "Dragón de Magma", Type: card.Ally, Edition: "ES"}, beasts, heights},
		{card.Card{Name: "Espada Dragón", Type: card.Weapon, Edition: "ES"}, arms, heights},
		{card.Card{Name: "Templo de Apolo", Type: card.Totem, Edition: "HE"}, places, heaven},
		{card.Card{Name: "Arquero del Bosque", Type: card.Ally, Edition: "CR"}, figures, woods},
		{card.Card{Name: "Libro de los Muertos", Type: card.Gold, Edition: "DR"}, things, hall},
	} {
		d := dice(1)
		v := imagine(c.card, &d)
		if !v.spoken || v.subject.shelf != c.shelf || v.place != c.place {
			t.Errorf("%q shows shelf %d in place %d, named: %v", c.card.Name, v.subject.shelf, v.place, v.spoken)
		}
	}
}

func TestNamesThatSayNothingShowTheRaceOrTheType(t *testing.T) {
	for r := card.Race(1); r <= card.RaceCount; r++ {
		d := dice(1)
		v := imagine(card.Card{Name: "Xyz", Type: card.Ally, Races: card.RacesOf(r)}, &d)
		if v.spoken || v.subject.drawing == nil || v.subject.shelf > beasts {
			t.Errorf("a %v without a telling name shows shelf %d", r, v.subject.shelf)
		}
		if m := drawings().of[signOf(r)]; m.shelf != signs {
			t.Errorf("a %v has no sign", r)
		}
	}
	for _, typ := range append(card.Types(), card.NoType) {
		for _, e := range card.Editions() {
			d := dice(1)
			if v := imagine(card.Card{Name: "Xyz", Type: typ, Edition: e.Code}, &d); v.subject.drawing == nil {
				t.Errorf("a %v of %s without a telling name shows nothing", typ, e.Name)
			}
			if m := drawings().of[signOfEdition(card.Card{Edition: e.Code})]; m.shelf != signs {
				t.Errorf("%s has no sign", e.Name)
			}
		}
	}
}

func TestALaterSeriesLooksAsTheEditionWhoseStoriesItTells(t *testing.T) {
	for c, want := range map[card.Card]card.Edition{
		{Edition: "IM"}:                 "IM",
		{Edition: "HEA"}:                "HE",
		{Edition: "LPB3", Origin: "DR"}: "DR",
		{Edition: "DCL"}:                "DCL",
		{Edition: "X9"}:                 "ES",
	} {
		if got := lookOf(c); got != want {
			t.Errorf("%s of %q looks like %s, want %s", c.Edition, c.Origin, got, want)
		}
	}
}

func TestOverlappingOutlinesLeaveNoHole(t *testing.T) {
	d, err := parseDrawing("b P 0,0 40,0 40,40 0,40\n+ P 20,20 20,60 60,60 60,20\n- O 10,10,4,4")
	if err != nil {
		t.Fatal(err)
	}
	b := newBrush(64, 64)
	b.fill(ink, func(p *path) { p.add(d[0].path, func(q point) point { return q }) })
	img := b.done()
	for at, want := range map[image.Point]uint8{{30, 30}: 255, {5, 30}: 255, {50, 50}: 255, {10, 10}: 0, {60, 5}: 0} {
		if got := img.RGBAAt(at.X, at.Y).A; got != want {
			t.Errorf("at %v the alpha is %d, want %d", at, got, want)
		}
	}
}

func FuzzDrawing(f *testing.F) {
	f.Add("b P 0,0 40,0 40,40\n+ O 1,1,2,2\n- T 3,1 0,0 5,5")
	f.Add("c Y* 0,0! 3,4 0,9")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := parseDrawing(text)
		for _, l := range d {
			if err == nil && len(l.path.steps) == 0 {
				t.Errorf("%q has a layer without an outline", text)
			}
		}
	})
}
