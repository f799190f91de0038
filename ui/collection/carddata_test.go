package collection

import (
	"testing"

	"fyne.io/fyne/v2"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/ui/loop"
)

func TestOfAFileOfCardDataComesWhatIsMarked(t *testing.T) {
	store := newStore(t)
	s := newScreen(t, store)
	desk := s.desk
	arthur, _ := store.Catalogue().Printing("ES", 1)
	theirs := arthur
	theirs.Strength = 9
	arthur.Strength = 4
	must(t, store.Corrections().Set(arthur))
	data := cardsdb.CardData{Cards: []card.Card{theirs, {Edition: "X9", Number: 7, Name: "Carta Nuestra", Type: card.Talisman, Cost: 2, Strength: card.NoNumber, Source: card.Owner}},
		Wordings: []cardsdb.Wording{{Name: "Bane", Text: "Roba una carta."}}}
	plan, err := store.PlanData(data)
	must(t, err)
	lines := dataLines(&plan)
	if len(lines) != 3 || lines[0].takes || lines[0].fate != "distinta de la tuya" || lines[0].detail != "fuerza: de «4» a «9»" || !lines[1].takes || !lines[2].takes {
		t.Errorf("it lists %+v", lines)
	}
	sheet := s.showData("datos.zip", &plan)
	if need := desk.Canvas().Overlays().Top().MinSize(); need.Width > 1024 || need.Height > 640 {
		t.Errorf("it needs %v", need)
	}
	desk.Canvas().Focused().TypedRune(' ') // mine goes
	desk.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	desk.Canvas().Focused().TypedRune(' ') // the new card stays away
	sheet.Enter()
	loop.Settle(desk.Errands.Wait)
	if now, _ := store.Catalogue().Printing("ES", 1); now.Strength != 9 {
		t.Errorf("the Strength is %d", now.Strength)
	}
	if _, known := store.Catalogue().Printing("X9", 7); known {
		t.Error("a card came that was not marked")
	}
	s.Undo()
	loop.Settle(desk.Errands.Wait)
	if now, _ := store.Catalogue().Printing("ES", 1); now.Strength != 4 {
		t.Errorf("undone the Strength is %d", now.Strength)
	}
}
