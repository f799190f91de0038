package playmat

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestWhatHappensOnTheTableDoesNotHaveItLaidOutAgain(t *testing.T) {
	m := open(t, sit(t))
	least := func() (all []fyne.Size) {
		for _, o := range test.WidgetRenderer(m.board).Objects() {
			all = append(all, o.MinSize())
		}
		return append(all, m.balloon.layer.MinSize())
	}
	before := least()
	for name, happens := range map[string]func(){
		"a word is said":      func() { m.say(strings.Repeat("no se puede ", 9), m.board.ground.Strip.center()) },
		"a turn begins":       func() { m.board.banner.show("Turno de alguien con un nombre largo", false, m.board) },
		"a card is explained": func() { m.Explain(Note{Head: "Así", Text: strings.Repeat("una cosa y otra ", 9)}) },
		"a card is taken":     func() { m.take(m.step.Options[0].Card) },
		"a strength grows": func() {
			v := m.step.View
			v.Cards = slices.Clone(v.Cards)
			for i := range v.Cards {
				v.Cards[i].Strength = 1234
			}
			m.board.jump(v)
		},
	} {
		if happens(); !slices.Equal(least(), before) {
			t.Errorf("%s: the parts of the board ask for %v, not %v", name, least(), before)
		}
	}
}
