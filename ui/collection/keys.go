package collection

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/widgets"
)

// TypedAlt takes the letters that are typed with Alt.
func (s *Screen) TypedAlt(k fyne.KeyName) {
	focus := s.desk.Canvas().Focus
	if s.noting.on() && (s.noting.alt(k) || s.hidden(k)) {
		return
	}
	switch k {
	case fyne.KeyA:
		s.revisePicked()
	case fyne.KeyE:
		focus(s.editions)
	case fyne.KeyM:
		focus(s.show)
	case fyne.KeyD:
		s.detail.reachRows()
	case fyne.KeyT:
		s.changeView()
	case fyne.KeyS:
		s.openSorting()
	case fyne.KeyK:
		s.chooseColumns()
	case fyne.KeyB:
		s.openSaved()
	case fyne.KeyC:
		s.openFigures()
	case fyne.KeyL:
		s.openTrades()
	case fyne.KeyO:
		s.openErrands()
	}
}

// hidden reports whether a letter is for a way to see the cards, which are not seen
// while they are noted.
func (s *Screen) hidden(k fyne.KeyName) bool {
	return k == fyne.KeyA || k == fyne.KeyM || k == fyne.KeyT || k == fyne.KeyS || k == fyne.KeyK || k == fyne.KeyB
}

// showTable has the table in sight.
func (s *Screen) showTable() {
	if s.Front != widgets.Picker(s.table) {
		s.changeView()
	}
}

// chooseColumns opens the choice of what the table shows.
func (s *Screen) chooseColumns() {
	s.showTable()
	s.table.ChooseColumns(s.desk.Canvas())
}

// openSorting offers the columns in sight to order the table by.
func (s *Screen) openSorting() {
	s.showTable()
	by, _ := s.model.Sorted()
	var items []*fyne.MenuItem
	for _, i := range s.table.Shown() {
		item := fyne.NewMenuItem(columns[i].Title(), func() { s.sortBy(i) })
		item.Checked = i == by
		items = append(items, item)
	}
	s.openMenu(s.view, items)
}

func (s *Screen) sortBy(column int) {
	s.model.SortBy(column)
	s.list()
}

// openMenu opens a menu below a button, with the keyboard on it.
func (s *Screen) openMenu(below fyne.CanvasObject, items []*fyne.MenuItem) {
	menu := widget.NewPopUpMenu(fyne.NewMenu("", items...), s.desk.Canvas())
	left := min(0, below.Size().Width-menu.MinSize().Width)
	menu.ShowAtRelativePosition(fyne.NewPos(left, below.Size().Height), below)
	s.desk.Canvas().Focus(menu)
}
