package deckbuilder

import (
	"math/rand/v2"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/game/deck"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// handSheet deals trial hands.
type handSheet struct {
	screen *Screen
	list   deck.List
	trial  deck.Trial
	below  deck.Below
	hand   *fyne.Container
	drawn  *fyne.Container
	about  *widgets.Ink
	head   *widgets.Ink
}

const handCard = 104

// showHand lays trial hands of the open deck over the window. below is the
// chance that deals.
func (s *Screen) showHand(below deck.Below) *handSheet {
	h := &handSheet{screen: s, list: s.model.Played(), below: below,
		hand:  container.NewGridWrap(fyne.NewSize(handCard, widgets.CardHeight(handCard))),
		about: widgets.Muted(""), head: widgets.Small("")}
	h.drawn = container.NewGridWrap(fyne.NewSize(handCard, widgets.CardHeight(handCard)))
	h.trial = h.list.Deal(below)
	buttons := container.NewHBox(
		widgets.NewButton(words.T("Otra mano (O)"), h.again),
		widgets.NewButton(words.T("Cambiar la mano (C)"), h.mulligan),
		widgets.NewButton(words.T("Robar (R)"), h.draw))
	wide := float32(deck.HandSize) * (handCard + 6)
	room := fyne.NewSize(wide, 2*widgets.CardHeight(handCard)+150)
	body := container.NewBorder(container.NewBorder(nil, nil, h.about, buttons), nil, nil, nil,
		container.NewVScroll(container.NewVBox(h.hand, h.head, h.drawn)))
	sheet := widgets.ShowSheet(s.desk.Canvas(), words.T("Mano de prueba"), widgets.MinSize(room, body),
		widgets.Choice{Text: words.T("Cerrar"), Importance: widget.HighImportance})
	sheet.OnRune = func(r rune) {
		switch unicode.ToLower(r) {
		case 'o':
			h.again()
		case 'c':
			h.mulligan()
		case 'r':
			h.draw()
		}
	}
	h.show()
	return h
}

// chance deals from the machine's own chance.
func chance(n int) int { return rand.IntN(n) }

func (h *handSheet) again() {
	h.trial = h.list.Deal(h.below)
	h.show()
}

func (h *handSheet) mulligan() {
	h.trial = h.trial.Mulligan(h.below)
	h.show()
}

func (h *handSheet) draw() {
	h.trial = h.trial.Draw()
	h.show()
}

func (h *handSheet) show() {
	h.lay(h.hand, h.trial.Hand())
	h.lay(h.drawn, h.trial.Drawn())
	golds := 0
	for _, r := range h.trial.Hand() {
		if c, ok := h.screen.model.Card(r); ok && isGold(c) {
			golds++
		}
	}
	h.about.SetText(words.N(len(h.trial.Hand()), "{n} carta", "{n} cartas") + " · " + words.N(golds, "{n} Oro", "{n} Oros") +
		" · " + words.N(h.trial.Left(), "queda {n} en el Mazo Castillo", "quedan {n} en el Mazo Castillo"))
	h.head.SetText("")
	if len(h.trial.Drawn()) > 0 {
		h.head.SetText(words.T("Robadas después"))
	}
}

// lay shows cards, keeping the faces that lie there already.
func (h *handSheet) lay(row *fyne.Container, cards []deck.Ref) {
	row.Objects = row.Objects[:min(len(row.Objects), len(cards))]
	for i, r := range cards {
		if i == len(row.Objects) {
			row.Objects = append(row.Objects, widgets.NewFace(h.screen.desk.Cache, handCard))
		}
		c, _ := h.screen.model.Card(r)
		row.Objects[i].(*widgets.Face).SetCard(c)
	}
	row.Refresh()
}
