package pictures

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/images/scans"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Picker is the choice of which picture stands for a card, with a way to turn
// it and to take it away. It hides while there is only the drawn face.
type Picker struct {
	row     *fyne.Container
	desk    *widgets.Desk
	changed func()
	card    card.Card
	choices []choice
	chosen  int
	sel     *widgets.Select
	turn    *widgets.Button
	remove  *widgets.Button
}

// NewPicker has no card yet; changed is called on the goroutine of the window
// when the card has another picture.
func NewPicker(desk *widgets.Desk, changed func()) *Picker {
	p := &Picker{desk: desk, changed: changed}
	p.sel = widgets.NewSelect(nil, nil)
	p.turn = widgets.NewIconButton("", fynetheme.ViewRefreshIcon(), p.turnIt)
	p.remove = widgets.NewIconButton("", fynetheme.DeleteIcon(), p.removeIt)
	p.turn.Importance, p.remove.Importance = widget.LowImportance, widget.LowImportance
	p.row = container.NewBorder(widgets.Small(words.T("Imagen")), nil, nil, container.NewHBox(p.turn, p.remove), p.sel)
	p.row.Hide()
	return p
}

// Content is the object to be shown.
func (p *Picker) Content() fyne.CanvasObject { return p.row }

// Offer offers the pictures of a card.
func (p *Picker) Offer(c card.Card) {
	p.card = c
	l := p.desk.Cache.Library()
	if l == nil || len(l.Of(c.Printing())) == 0 {
		p.row.Hide()
		return
	}
	p.choices, p.chosen = choicesOf(l, c.Printing())
	labels := make([]string, len(p.choices))
	for i, ch := range p.choices {
		labels[i] = widgets.Fitting(ch.label, fynetheme.SizeNameText, fyne.TextStyle{}, 140)
	}
	p.sel.OnChanged = nil
	p.sel.Options = widgets.Distinct(labels)
	p.sel.SetSelectedIndex(p.chosen)
	p.sel.OnChanged = func(string) { p.choose(p.sel.SelectedIndex()) }
	if p.chosen == 0 {
		p.turn.Disable()
		p.remove.Disable()
	} else {
		p.turn.Enable()
		p.remove.Enable()
	}
	p.row.Show()
}

// choose makes another picture stand for the card.
func (p *Picker) choose(i int) {
	if i < 0 || i >= len(p.choices) || i == p.chosen {
		return
	}
	id, of := p.choices[i].id, p.card.Printing()
	p.change(func(l *scans.Library) error { return l.Choose(of, id) }, nil)
}

// turnIt turns the picture that is shown by half.
func (p *Picker) turnIt() {
	s := p.choices[p.chosen].scan
	now := s
	now.UpsideDown = !s.UpsideDown
	p.change(func(l *scans.Library) error { return l.Put(s.ID, s.Printing, now) }, nil)
}

// removeIt takes the picture that is shown away from the card.
func (p *Picker) removeIt() {
	s := p.choices[p.chosen].scan
	p.change(func(l *scans.Library) error { return l.Remove(s.ID, s.Printing) }, func() {
		p.desk.Notes.Offer(words.T("La imagen de «{card}» se ha quitado", "card", p.card.Name), words.T("Deshacer"), func() {
			p.change(func(l *scans.Library) error { return l.Restore(s) }, nil)
		})
	})
}

// change makes an edit last and shows it.
func (p *Picker) change(edit func(*scans.Library) error, done func()) {
	l := p.desk.Cache.Library()
	p.desk.Later(func() error { return edit(l) }, func(err error) {
		p.Offer(p.card)
		if err == nil {
			p.changed()
			if done != nil {
				done()
			}
		}
	})
}
