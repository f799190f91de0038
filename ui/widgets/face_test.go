package widgets

import (
	"testing"

	"fyne.io/fyne/v2"

	"castillo/game/card"
	"castillo/images"
	"castillo/ui/loop"
)

func TestAFaceShowsNothingBeforeItHasACard(t *testing.T) {
	loop.NewApp()
	f := NewFace(images.NewCache(1<<20), 60)
	f.Resize(fyne.NewSize(60, CardHeight(60)))
	f.Refresh()
	if f.key != (images.Key{}) {
		t.Errorf("it awaits %v", f.key)
	}
	f.SetCard(card.Card{}) // the back, when it is asked for
	if f.key.W != 60 {
		t.Error("the back is not awaited")
	}
}

func TestAGridFollowsCardsThatWereCorrected(t *testing.T) {
	loop.NewApp()
	g := NewCardGrid(images.NewCache(1<<20), 60)
	g.SetItems([]Item{{Card: card.Card{Edition: "ES", Number: 1, Name: "Lira"}, Badge: "2×"}, {Card: card.Card{Edition: "ES", Number: 2, Name: "Kay"}}})
	g.Renew(func(c card.Card) card.Card {
		if c.Name == "Lira" {
			c.Text = "nuevo"
		}
		return c
	})
	if items := g.Items(); items[0].Card.Text != "nuevo" || items[0].Badge != "2×" || items[1].Card.Text != "" {
		t.Errorf("items %+v", items)
	}
}
