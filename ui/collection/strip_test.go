package collection

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"castillo/game/card"
	"castillo/ui/loop"
	"castillo/ui/theme"
)

func TestTheStripHasEveryEditionOnceAndBlocksTogether(t *testing.T) {
	var blocks []card.Edition
	seen := map[card.Edition]bool{}
	for _, info := range inStrip() {
		if seen[info.Code] {
			t.Errorf("%s is there twice", info.Name)
		}
		seen[info.Code] = true
		if len(blocks) == 0 || blocks[len(blocks)-1] != info.Block {
			blocks = append(blocks, info.Block)
		}
	}
	if len(seen) != len(card.Editions()) || !slices.Equal(blocks, []card.Edition{"ES", "HE", "HD", "DR", "DCL", ""}) {
		t.Errorf("%d editions stand in the blocks %v", len(seen), blocks)
	}
}

func TestTheEditionThatIsChosenIsInSight(t *testing.T) {
	s := newScreen(t, newStore(t))
	s.TypedAlt(fyne.KeyE)
	press(s, fyne.KeyEnd)
	last := s.editions.tabs[len(s.editions.tabs)-1]
	inSight := func(tab *tab) bool {
		left := tab.Position().X - s.editions.scroll.Offset.X
		return left >= 0 && left+tab.Size().Width <= s.editions.scroll.Size().Width
	}
	if !last.chosen || !inSight(last) || inSight(s.editions.tabs[0]) {
		t.Errorf("the strip stands at %v", s.editions.scroll.Offset)
	}
	press(s, fyne.KeyHome, fyne.KeyRight)
	if !inSight(s.editions.tabs[0]) {
		t.Errorf("back at the first the strip stands at %v", s.editions.scroll.Offset)
	}
}

func TestABarThatIsEmptyLooksEmptyInEveryLook(t *testing.T) {
	app := loop.NewApp()
	for _, look := range []theme.Mode{theme.Light, theme.Dark, theme.Contrast} {
		app.Settings().SetTheme(theme.New(look))
		s := newStrip(func(card.Edition) {}, func() {})
		for _, chosen := range []bool{false, true} {
			tab := s.tabs[0]
			tab.chosen = chosen
			(&tabRenderer{tab}).paint()
			ground := theme.Over(tab.back.FillColor, theme.Color(theme.Panel))
			empty, full := theme.Ratio(tab.track.FillColor, ground), theme.Ratio(tab.bar.FillColor, tab.track.FillColor)
			if empty > full || full < 2 {
				t.Errorf("%s, chosen %t: an empty bar stands out %.1f, what fills it %.1f", look, chosen, empty, full)
			}
		}
	}
}

func TestTheStripNamesTheEditionAtHand(t *testing.T) {
	s := newScreen(t, newStore(t))
	named := func(want string) {
		t.Helper()
		if got := s.editions.named.Text(); got != want {
			t.Errorf("the name is %q, want %q", got, want)
		}
	}
	tabs := s.editions.tabs
	named("")
	tabs[2].MouseIn(nil)
	named("Espada Sagrada Aniversario")
	tabs[2].Tapped(nil)
	tabs[2].MouseOut()
	named("Espada Sagrada Aniversario")
	tabs[0].MouseIn(nil)
	named("Espada Sagrada")
	tabs[0].MouseOut()
	tabs[2].Tapped(nil)
	named("")
}
