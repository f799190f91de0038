package collection

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/imports"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// picking is the bar below the cards that says what is picked, and what may be done.
type picking struct {
	screen *Screen
	count  *widgets.Ink // of cards
	rest   *widgets.Ink // what there is of them
	bar    *widgets.Panel
}

func newPicking(s *Screen) *picking {
	p := &picking{screen: s}
	p.count = widgets.NewInk("", theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
	p.rest = widgets.Small("").Cut()
	change := widgets.NewButton(words.T("Cambiar las elegidas…"), s.revisePicked)
	change.Importance = widget.HighImportance
	p.bar = widgets.NewPanel(container.NewBorder(nil, nil, nil, container.NewHBox(change,
		widgets.NewButton(words.T("Exportar…"), func() { s.export(s.model.pickedShare()) }),
		widgets.NewButton(words.T("Todas"), s.MarkAll),
		widgets.NewIconButton("", fynetheme.CancelIcon(), s.pickNone)),
		container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), p.count, p.rest, layout.NewSpacer())))
	p.bar.Hide()
	s.Grid.Marked, s.table.Marked = s.model.isPickedCard, s.model.isPickedLine
	s.Grid.OnMark = func(off, on []int) {
		s.model.pickCards(off, on)
		s.remark()
	}
	s.table.OnMark = func(off, on []int) {
		s.model.pickLines(off, on)
		s.remark()
	}
	return p
}

// show says what is picked, or nothing.
func (p *picking) show() {
	some := p.screen.model.picksSome()
	if some {
		share := p.screen.model.pickedShare()
		p.count.SetText(words.N(len(share.printings), "{n} carta elegida", "{n} cartas elegidas"))
		p.rest.SetText(share.String())
	}
	if some == p.bar.Visible() {
		return
	}
	p.bar.Hidden = !some
	p.liftNotes()
	p.screen.content.Refresh() // the bar takes room
}

// liftNotes keeps the bar in sight where a note is shown.
func (p *picking) liftNotes() {
	height := float32(0)
	if p.bar.Visible() {
		height = p.bar.MinSize().Height
	}
	p.screen.desk.Notes.Lift(height)
}

// String says what there is of a share.
func (p share) String() string {
	if len(p.rows) == 0 {
		return words.T("no tienes ninguna")
	}
	copies := words.N(p.copies, "{n} copia", "{n} copias")
	if len(p.rows) == len(p.printings) {
		return copies
	}
	return words.N(len(p.rows), "{n} fila", "{n} filas") + " · " + copies
}

// remark shows what is picked now.
func (s *Screen) remark() {
	s.Front.Remark()
	s.picking.show()
}

// MarkAll picks everything that answers.
func (s *Screen) MarkAll() {
	if s.noting.on() {
		return
	}
	s.model.pickAll()
	s.remark()
}

// MarkChosen picks the card that is chosen, or no longer.
func (s *Screen) MarkChosen() {
	if !s.noting.on() {
		s.Front.FlipMark()
	}
}

func (s *Screen) pickNone() {
	s.model.pickNone()
	s.remark()
}

// revisePicked changes what is picked, or everything that answers if nothing is.
func (s *Screen) revisePicked() {
	if s.model.picksSome() {
		s.revise(s.model.pickedShare())
		return
	}
	s.reviseFound()
}

func (s *Screen) reviseFound() { s.revise(s.model.foundShare()) }

func (s *Screen) exportFound() { s.export(s.model.foundShare()) }

func (s *Screen) export(p share) {
	imports.ExportPart(s.desk, s.model.store, words.N(len(p.printings), "Exportar {n} carta", "Exportar {n} cartas"), p.of)
}
