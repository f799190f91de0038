package collection

import (
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/cardsdb/query"
	"castillo/game/card"
	"castillo/ui/loop"
	"castillo/ui/theme"
)

func TestEveryCodeIsWholeInTheTable(t *testing.T) {
	loop.NewApp().Settings().SetTheme(theme.New(theme.Light))
	for _, info := range card.Editions() {
		code := card.Card{Edition: info.Code, Number: info.Last}.Code()
		if need := fyne.MeasureText(code, fynetheme.TextSize(), fyne.TextStyle{}).Width; need > columns[columnNamed("código")].Part {
			t.Errorf("%s is %v wide and may have %v", code, need, columns[columnNamed("código")].Part)
		}
	}
}

func TestTheTableTellsVariantsApart(t *testing.T) {
	c := card.Card{Name: "Perseo"}
	if got := columns[columnNamed("nombre")].text(nil, Line{Item: query.Item{Card: c}}); got != "Perseo" {
		t.Errorf("the plain one is %q", got)
	}
	c.Variant = card.VariantCount
	if got := columns[columnNamed("nombre")].text(nil, Line{Item: query.Item{Card: c}}); got != "Perseo · "+c.Variant.String() {
		t.Errorf("the variant is %q", got)
	}
}
