package pictures

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/images/scans"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// matching is the sheet on which pictures get their cards by hand: the pictures
// at the left, the one at hand in the middle, the cards it may show at the
// right. Enter gives it the card that is marked and goes on to the next.
type matching struct {
	importer *Importer
	library  *scans.Library
	found    *lookup
	waiting  []scans.Scan
	at       int // in waiting
	cards    []card.Card
	marked   int // in cards
	turned   bool

	sheet  *widgets.Sheet
	names  *widgets.List
	shot   *preview
	search *widgets.SearchEntry
	offers *widgets.List
	side   *widgets.Select
}

// match opens the sheet, if any picture waits.
func (i *Importer) match() {
	l := i.library()
	if l == nil {
		return
	}
	m := &matching{importer: i, library: l, found: newLookup(i.cards), waiting: l.Waiting()}
	if len(m.waiting) == 0 {
		return
	}
	m.build()
	m.choose(0)
}

func (m *matching) build() {
	label := func() fyne.CanvasObject {
		l := widget.NewLabel("")
		l.Truncation = fyne.TextTruncateEllipsis
		return l
	}
	m.names = widgets.NewList(func() int { return len(m.waiting) }, label, func(i int, o fyne.CanvasObject) {
		if i < len(m.waiting) {
			o.(*widget.Label).SetText(m.waiting[i].Name)
		}
	})
	m.offers = widgets.NewList(func() int { return len(m.cards) }, label, func(i int, o fyne.CanvasObject) {
		if i < len(m.cards) {
			o.(*widget.Label).SetText(title(m.cards[i]))
		}
	})
	m.names.Follows, m.offers.Follows = true, true
	m.names.OnSelected = m.choose
	m.offers.OnSelected = func(i int) { m.marked = i }
	m.shot = newPreview(m.importer.desk.Cache, 256)
	m.search = widgets.NewSearchEntry()
	m.search.SetPlaceHolder(words.T("Nombre, o edición y número"))
	m.search.OnChanged = func(q string) { m.offer(m.found.find(q)) }
	m.search.OnSubmitted = func(string) { m.assign() }
	m.search.OnKey = m.searchKey
	m.side = widgets.NewSelect(Sides(), nil)
	turn := widgets.NewIconButton(words.T("Girar"), fynetheme.ViewRefreshIcon(), m.turn)
	discard := widgets.NewIconButton(words.T("Descartar"), fynetheme.DeleteIcon(), m.discard)
	assign := widgets.NewIconButton(words.T("Asignar"), fynetheme.ConfirmIcon(), m.assign)
	assign.Importance = widget.HighImportance

	names := container.NewBorder(widgets.Small(words.T("Sin carta")), nil, nil, nil, m.names)
	middle := container.NewVBox(m.shot.content, container.NewGridWithColumns(2, turn, discard))
	right := container.NewBorder(m.search, container.NewVBox(m.side, assign), nil, nil, m.offers)
	body := container.NewBorder(nil, nil, widgets.MinWidth(230, names), widgets.MinWidth(320, right),
		container.NewPadded(middle))
	m.sheet = widgets.ShowSheet(m.importer.desk.Canvas(), words.T("Asignar imágenes"),
		widgets.MinSize(fyne.NewSize(900, 450), body), widgets.Choice{Text: words.T("Cerrar")})
}

// choose takes a picture to hand.
func (m *matching) choose(i int) {
	if i >= len(m.waiting) {
		return
	}
	m.at, m.turned = i, m.waiting[i].UpsideDown
	m.names.OnSelected = nil
	m.names.Select(i)
	m.names.OnSelected = m.choose
	m.side.SetSelectedIndex(int(m.waiting[i].Side))
	m.search.SetText("")
	m.show()
	m.offer(m.found.suggest(m.waiting[i].Name))
	m.importer.desk.Canvas().Focus(m.search)
}

func (m *matching) show() {
	m.shot.show(scans.Picture{ID: m.waiting[m.at].ID, UpsideDown: m.turned})
}

func (m *matching) turn() {
	m.turned = !m.turned
	m.show()
}

// offer lists cards and marks the first.
func (m *matching) offer(cards []card.Card) {
	m.cards, m.marked = cards, 0
	m.offers.UnselectAll()
	m.offers.Refresh()
	if len(cards) > 0 {
		m.offers.Select(0)
	}
}

// searchKey moves the mark and the picture without leaving the search.
func (m *matching) searchKey(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyDown, fyne.KeyUp:
		by := map[fyne.KeyName]int{fyne.KeyDown: 1, fyne.KeyUp: -1}[k]
		if next := m.marked + by; next >= 0 && next < len(m.cards) {
			m.offers.Select(next)
		}
		return true
	case fyne.KeyPageDown, fyne.KeyPageUp:
		by := map[fyne.KeyName]int{fyne.KeyPageDown: 1, fyne.KeyPageUp: -1}[k]
		if next := m.at + by; next >= 0 && next < len(m.waiting) {
			m.choose(next)
		}
		return true
	}
	return false
}

// assign gives the picture at hand the card that is marked.
func (m *matching) assign() {
	if m.marked >= len(m.cards) {
		return
	}
	s, c := m.waiting[m.at], m.cards[m.marked]
	now := s
	now.Printing, now.Side, now.UpsideDown = c.Printing(), scans.Side(m.side.SelectedIndex()), m.turned
	m.done(func() error { return m.library.Put(s.ID, s.Printing, now) }, words.T("«{file}» es ahora {card}", "file", s.Name, "card", title(c)),
		func() error { return m.library.Put(s.ID, now.Printing, s) })
}

// discard lets go of the picture at hand.
func (m *matching) discard() {
	s := m.waiting[m.at]
	m.done(func() error { return m.library.Remove(s.ID, s.Printing) }, words.T("«{file}» se ha descartado", "file", s.Name),
		func() error { return m.library.Restore(s) })
}

// done makes a change last, offers to take it back, and goes on.
func (m *matching) done(change func() error, note string, undo func() error) {
	desk, changed := m.importer.desk, m.importer.changed
	m.waiting = slices.Delete(slices.Clone(m.waiting), m.at, m.at+1)
	desk.Later(change, func(err error) {
		if err != nil {
			return
		}
		changed()
		desk.Notes.Offer(note, words.T("Deshacer"), func() {
			desk.Later(undo, func(error) { changed() })
		})
	})
	if len(m.waiting) == 0 {
		m.sheet.Hide()
		return
	}
	m.names.Refresh()
	m.choose(min(m.at, len(m.waiting)-1))
}
