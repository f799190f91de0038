package preferences

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/ui/theme"
	"castillo/ui/words"
)

func TestChoicesComeBack(t *testing.T) {
	p := test.NewTempApp(t).Preferences()
	first := Load(p)
	if first.Language != words.Spanish || first.Theme != theme.System || first.Window != defaultWindow {
		t.Errorf("at first: %+v", first)
	}
	want := Choices{theme.Dark, words.English, "Ana", fyne.NewSize(1600, 900)}
	want.Save(p)
	if got := Load(p); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestNonsenseIsAsAtFirst(t *testing.T) {
	p := test.NewTempApp(t).Preferences()
	Choices{theme.Mode("rosa"), words.Language("xx"), "", fyne.NewSize(-3, 1e9)}.Save(p)
	if got := Load(p); got != (Choices{theme.System, words.Spanish, "", defaultWindow}) {
		t.Errorf("got %+v", got)
	}
}

func TestNamesAreShortAndPlain(t *testing.T) {
	if err := words.Use(words.Spanish); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"":                "Jugador",
		"  \t ":           "Jugador",
		" Ana\n  María  ": "Ana María",
		"ñññññññññññññññññññññññññññññññ": "ññññññññññññññññññññññññ",
	} {
		if got := (Choices{Name: name}).Player(); got != want {
			t.Errorf("%q plays as %q, want %q", name, got, want)
		}
	}
}
