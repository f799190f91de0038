package collection

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// rulesBox shows a card's rules text, or that it is yet to be written down, and
// lets the owner write it.
type rulesBox struct {
	model *Model
	write func(card.Card)                                  // opens the editor
	put   func(c card.Card, text string, onlyVersion bool) // makes it the card's text
	box   *fyne.Container
}

func newRulesBox(model *Model, write func(card.Card), put func(card.Card, string, bool)) *rulesBox {
	return &rulesBox{model: model, write: write, put: put, box: container.NewVBox()}
}

func (r *rulesBox) show(c card.Card) {
	r.box.Objects = nil
	switch {
	case c.Name == "":
	case c.Text != "":
		r.box.Add(container.New(layout.NewCustomPaddedLayout(-6, -4, -fynetheme.InnerPadding(), 0), widgets.Wrapped(c.Text)))
		r.remarks(c)
		r.button(words.T("Corregir texto"), func() { r.write(c) })
		if r.model.IsOwn(c) {
			r.button(r.backWords(c), func() { r.put(c, "", r.model.HasVersionText(c)) })
		}
	case c.Ability == card.WithoutAbility:
		r.box.Add(widgets.Muted(words.T("sin habilidad")))
	default:
		r.box.Add(widgets.NewInk(words.T("texto por anotar"), fynetheme.ColorNameWarning, fynetheme.SizeNameText, fyne.TextStyle{}))
		r.button(words.T("Anotar texto"), func() { r.write(c) })
	}
	r.box.Refresh()
}

// remarks say whose text it is and what of it the program cannot play.
func (r *rulesBox) remarks(c card.Card) {
	if r.model.IsOwn(c) {
		r.remark(words.T("Texto anotado por ti"), theme.Gold)
	}
	if n := byHand(c.Text, c); n > 0 {
		r.remark(words.N(n, "{n} frase se juega a mano", "{n} frases se juegan a mano"), fynetheme.ColorNameWarning)
	}
}

func (r *rulesBox) remark(text string, colour fyne.ThemeColorName) {
	r.box.Add(widgets.NewInk(text, colour, fynetheme.SizeNameCaptionText, fyne.TextStyle{}))
}

// backWords say what is left when the owner's text is gone.
func (r *rulesBox) backWords(c card.Card) string {
	if r.model.ShippedText(c) == "" {
		return words.T("Borrar el texto")
	}
	return words.T("Volver al del catálogo")
}

func (r *rulesBox) button(text string, do func()) {
	r.box.Add(widgets.NewButton(text, do))
}
