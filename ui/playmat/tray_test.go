package playmat

import (
	"testing"

	"fyne.io/fyne/v2"

	"castillo/game"
	"castillo/game/card"
)

func TestWhatIsTypedLooksForCardsOfATray(t *testing.T) {
	m := open(t, sit(t))
	var cards []leaf
	for _, name := range []string{"Azor", "Buitre", "Cóndor", "Dragón", "Espectro", "Fénix", "Grifo", "Hidra", "Íncubo", "Jabalí"} {
		cards = append(cards, leaf{Card: card.Card{Name: name, Type: card.Ally, Races: card.RacesOf(card.Titan)}, View: game.CardView{}})
	}
	cards[3].Card.Type = card.Totem
	m.turn(page{Title: "Cartas", Cards: cards, Close: m.fold})
	look := func(typed string, want int) {
		t.Helper()
		for _, r := range typed {
			m.rune(r)
		}
		if got := len(m.panel.cells); got != want {
			t.Errorf("%q leaves %d cards, want %d", m.panel.typed, got, want)
		}
	}
	look("", 10)
	look("condor", 1)
	look("z", 1) // leaves none, and is not taken
	m.key(fyne.KeyEscape)
	look("tot", 1)
	m.key(fyne.KeyBackspace)
	m.key(fyne.KeyBackspace)
	look("i", 10) // the race of all is Titán
	m.key(fyne.KeyEscape)
	if m.panel == nil {
		t.Fatal("Escape closes the tray before it ends the search")
	}
	m.key(fyne.KeyEscape)
	if m.panel != nil {
		t.Error("Escape does not close the tray")
	}
}
