package collection

import (
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// alikeWidth is how wide the question is.
const alikeWidth = 460

// findAlike asks about the cards that the owner added and that the catalogue has by now,
// one after the other. None tells where there is nothing to ask.
func (s *Screen) findAlike(none func()) {
	var all []cardsdb.Likeness
	s.desk.Later(func() (err error) {
		all, err = s.model.store.Corrections().Alike()
		return err
	}, func(err error) {
		switch {
		case err != nil:
		case len(all) > 0:
			s.askAlike(all)
		default:
			none()
		}
	})
}

// askAlike asks about the first of some cards, and then about the others.
func (s *Screen) askAlike(all []cardsdb.Likeness) {
	if len(all) == 0 {
		s.corrected()
		return
	}
	one := all[0]
	chosen := one.Printings[0]
	question := words.T("Tu carta {own} parece ser {card}, que el catálogo ya tiene. ¿Pasar a ella tus copias, lo que buscas, tus notas y tus mazos?",
		"own", cardWords(one.Own), "card", cardWords(chosen))
	if len(one.Printings) > 1 {
		question = words.T("Tu carta {own} parece ser una que el catálogo ya tiene. ¿Pasar a ella tus copias, lo que buscas, tus notas y tus mazos?",
			"own", cardWords(one.Own))
	}
	body := container.NewVBox(widgets.Explain(question))
	if len(one.Printings) > 1 {
		names := make([]string, len(one.Printings))
		for i, p := range one.Printings {
			names[i] = otherPrinting(p, one.Printings[0])
		}
		which := widgets.NewSelect(names, nil)
		which.SetSelectedIndex(0)
		which.OnChanged = func(string) { chosen = one.Printings[which.SelectedIndex()] }
		body.Add(container.NewBorder(nil, nil, widgets.Muted(words.T("Es esta:")), nil, which))
	}
	then := func(do func() error, said func()) func() {
		return func() {
			s.desk.Later(do, func(err error) {
				if err == nil {
					said()
					s.askAlike(all[1:])
				}
			})
		}
	}
	corrections := s.model.store.Corrections()
	widgets.ShowSheet(s.desk.Canvas(), words.T("Una carta tuya ya está en el catálogo"), widgets.MinWidth(alikeWidth, body),
		widgets.Choice{Text: words.T("Más tarde"), Do: s.corrected},
		widgets.Choice{Text: words.T("No, es otra"), Do: then(func() error { return corrections.KeepApart(one) }, func() {})},
		widgets.Choice{Text: words.T("Pasar a ella"), Importance: widget.HighImportance, Do: then(
			func() error { return corrections.Pass(one.Own.Printing(), chosen.Printing()) },
			func() {
				s.outdated()
				s.desk.Notes.Offer(words.T("«{card}» pasó a ser {code}", "card", Title(chosen), "code", chosen.Code()), words.T("Deshacer"), s.Undo)
			})})
}

// cardWords name a printing in a sentence.
func cardWords(c card.Card) string {
	if info, ok := c.Edition.Info(); ok {
		return words.T("«{card}» ({code}, {edition})", "card", Title(c), "code", c.Code(), "edition", info.Name)
	}
	return words.T("«{card}» ({code})", "card", Title(c), "code", c.Code())
}
