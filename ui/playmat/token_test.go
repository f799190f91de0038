package playmat

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/card"
	"castillo/ui/loop"
)

var ally = card.Card{Edition: "ES", Number: 7, Name: "Sir Galahad", Type: card.Ally, Cost: 3, Strength: 2}

// shown is a token of ally on the table with those marks and that strength.
func shown(t *testing.T, marks game.Marks, strength int) *token {
	t.Helper()
	loop.NewApp()
	tok := newToken(1, plain{})
	tok.resize(fyne.NewSize(90, 126))
	tok.show(game.CardView{ID: 1, Face: 1, Strength: strength, Cost: 3, Marks: marks}, ally, game.Line, false, paletteOf(widget.NewLabel("")), 1)
	return tok
}

func TestATokenTellsTheStateThatCountsMost(t *testing.T) {
	for _, c := range []struct {
		marks game.Marks
		tag   string
	}{
		{0, ""},
		{game.JustArrived, "recién"},
		{game.Attacking | game.Blocked, "con bloqueo"},
		{game.JustArrived | game.LostAbility, "sin habilidad"},
	} {
		tok := shown(t, c.marks, 2)
		got := ""
		if tok.tag.box.Visible() {
			got = tok.tag.text.Text
		}
		if got != c.tag {
			t.Errorf("with the marks %b the tag says %q, want %q", c.marks, got, c.tag)
		}
		if veiled := tok.veil.Visible(); veiled != c.marks.Has(game.LostAbility) {
			t.Errorf("with the marks %b the card is veiled: %v", c.marks, veiled)
		}
	}
}

func TestAStrengthThatIsNotThePrintedOneHasItsColour(t *testing.T) {
	p := paletteOf(widget.NewLabel(""))
	for strength, want := range map[int]any{1: p.Worse, 2: p.BadgeText, 5: p.Better} {
		if got := shown(t, 0, strength).strength.text.Color; got != want {
			t.Errorf("strength %d is written in %v, want %v", strength, got, want)
		}
	}
}

func TestWordsOnATokenStayOnIt(t *testing.T) {
	for _, width := range []float32{45, 60, 90, 140} {
		tok := shown(t, game.LostAbility, 2)
		tok.resize(fyne.NewSize(width, width*1.4))
		if w := tok.tag.text.MinSize().Width; w > width && tok.tag.text.TextSize > 7 {
			t.Errorf("at %v wide the tag's words are %v wide", width, w)
		}
	}
}
