package playmat

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2/widget"

	"castillo/ui/loop"
	"castillo/ui/theme"
)

func TestWordsOnTheTableStandOutFromTheirGround(t *testing.T) {
	settings := loop.NewApp().Settings()
	for mode, least := range map[theme.Mode]float64{theme.Light: 4.5, theme.Dark: 4.5, theme.Contrast: 7} {
		settings.SetTheme(theme.New(mode))
		p := paletteOf(widget.NewLabel(""))
		on := func(layers ...color.Color) color.Color {
			seen := layers[0]
			for _, l := range layers[1:] {
				seen = theme.Over(l, seen)
			}
			return seen
		}
		for _, c := range []struct {
			what          string
			words, ground color.Color
		}{
			{"the name of a zone", p.Faint, on(p.Felt, p.Zone)},
			{"the name of a zone of the rival", p.Faint, on(p.Felt, p.Far)},
			{"the name of a lit zone", p.Faint, on(p.Felt, p.LitFill)},
			{"the name of a zone under the card", p.Text, on(p.Felt, p.LitOver)},
			{"a name on a plate", p.Text, on(p.Felt, p.Zone)},
			{"a phase", p.Faint, on(p.Felt, p.Zone, p.Zone)},
			{"a step of the present phase", p.Text, on(p.Felt, p.Zone, veil(nrgba(p.Current), 0.22))},
			{"the present phase", p.CurrentText, p.Current},
			{"what is asked", p.Text, p.Panel},
			{"the answer that the keys are on", p.Text, on(p.Panel, veil(nrgba(p.Cursor), 0.35))},
			{"the facts of a card", p.Faint, p.Panel},
			{"what the person did", p.Human, on(p.Panel, p.Zone)},
			{"what the rival did", p.Rival, on(p.Panel, p.Zone)},
			{"what was told", p.Faint, on(p.Panel, p.Zone)},
			{"a turn in the chronicle", p.Important, on(p.Panel, p.Zone)},
			{"a number on a card", p.BadgeText, p.Badge},
			{"a strength above the printed one", p.Better, p.BetterBadge},
			{"a strength below it", p.Worse, p.WorseBadge},
			{"a good state", p.Better, p.Badge},
			{"a bad state", p.Worse, p.Badge},
			{"damage", p.BadgeText, p.WorseBadge},
			{"gold", goldInk, goldCoin},
		} {
			if got := theme.Ratio(c.words, c.ground); got < least {
				t.Errorf("%s: %s has contrast %.1f, want %.1f", mode, c.what, got, least)
			}
		}
		for what, edge := range map[string]color.Color{"lit": p.Lit, "ready": p.Ready, "the cursor": p.Cursor, "attacking": p.Attack, "blocking": p.Block, "advised": p.Advice} {
			if got := theme.Ratio(edge, p.Felt); got < 3 {
				t.Errorf("%s: the edge of what is %s has contrast %.1f, want 3", mode, what, got)
			}
		}
	}
}
