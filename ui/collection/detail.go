package collection

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/pictures"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// detail is the panel that says everything about one card.
type detail struct {
	screen *Screen
	model  *Model

	panel     *widgets.Panel
	column    *fyne.Container
	scroll    *container.Scroll // all that the panel has no fixed room for
	empty     *widget.Label
	card      card.Card
	face      *widgets.Face
	title     *widget.Label
	count     *widgets.Stepper
	wanted    *widgets.Stepper
	counts    *fyne.Container // both
	wishNote  *fyne.Container
	rows      *fyne.Container
	rules     *rulesBox
	epic      *fyne.Container
	facts     *fyne.Container
	correct   *fyne.Container
	printings *fyne.Container
	picture   *pictures.Picker
}

func newDetail(desk *widgets.Desk, s *Screen) *detail {
	d := &detail{screen: s, model: s.model, rules: newRulesBox(s.model, s.writeText, s.putText)}
	d.face = widgets.NewFace(desk.Cache, 210)
	d.title = widget.NewLabelWithStyle("", fyne.TextAlignCenter, fyne.TextStyle{Bold: true})
	d.title.Wrapping = fyne.TextWrapWord
	d.title.SizeName = fynetheme.SizeNameSubHeadingText
	d.count = widgets.NewStepper(func(by int) {
		p := d.card.Printing()
		s.edit(p, add(s.noting.keyOf(p), by))
		s.reach() // so that + and - go on with the same card
	})
	d.wanted = widgets.NewStepper(func(by int) {
		if n := d.model.Item(d.card.Printing()).Wanted + by; n >= 0 {
			s.edit(d.card.Printing(), wish(d.card.Printing(), n))
		}
	})
	d.rows = container.NewVBox()
	d.wishNote = container.NewVBox()
	d.epic = container.NewVBox()
	d.facts = container.New(factLayout{})
	d.correct = container.NewVBox()
	d.printings = container.NewVBox()
	d.picture = pictures.NewPicker(desk, s.repaint)
	owned := container.NewBorder(nil, nil, widgets.MinWidth(labelWidth, widgets.Muted(words.T("Tengo"))), nil, d.count)
	wanted := container.NewBorder(nil, nil, widgets.MinWidth(labelWidth, widgets.Muted(words.T("Busco"))), nil, d.wanted)
	d.scroll = container.NewVScroll(container.New(layout.NewCustomPaddedLayout(0, 0, 0, scrollRoom),
		container.NewVBox(d.rows, d.wishNote, d.rules.box, d.epic, d.picture.Content(), d.facts, d.correct, d.printings)))
	d.counts = container.NewVBox(owned, wanted)
	d.column = container.New(detailLayout{}, d.face, d.title, d.counts, d.scroll)
	d.empty = widget.NewLabelWithStyle(words.T("Ninguna carta responde a esta búsqueda."), fyne.TextAlignCenter, fyne.TextStyle{})
	d.empty.Wrapping = fyne.TextWrapWord
	d.empty.Hide()
	d.column.Hide()
	d.panel = widgets.NewPanel(container.NewStack(d.column, widgets.MinWidth(detailWidth, container.NewVBox(d.empty))))
	return d
}

func (d *detail) show(c card.Card) {
	d.empty.Hide()
	d.column.Show()
	d.card = c
	d.face.SetCard(c)
	d.showTitle(Title(c))
	d.rules.show(c)
	d.screen.showEpic(d.epic, c)
	d.picture.Offer(c)
	d.facts.Objects = nil
	for _, f := range d.model.Facts(c) {
		label := widgets.Small(f.Label)
		value := widget.NewLabel(f.Value)
		value.Wrapping = fyne.TextWrapWord
		if f.Weak {
			value.Importance = widget.WarningImportance
		}
		d.facts.Add(label)
		d.facts.Add(value)
	}
	correct := widgets.NewButton(words.T("Corregir datos…"), func() { d.screen.openFacts(c) })
	correct.Alignment, correct.Importance = widget.ButtonAlignLeading, widget.LowImportance
	d.facts.Refresh()
	d.column.Refresh() // the title may have other lines
	d.correct.Objects = []fyne.CanvasObject{correct}
	d.recount()
}

// showTitle shows a name in few lines: a long one in smaller letters, and one that is longer
// still cut short. The face has it whole.
func (d *detail) showTitle(name string) {
	const usual, most = 2, 3 // lines
	const full = 0.85        // of a line is text where lines break between words
	room := float32(detailWidth - scrollRoom)
	d.title.SizeName = fynetheme.SizeNameSubHeadingText
	if fyne.MeasureText(name, fynetheme.TextSubHeadingSize(), d.title.TextStyle).Width > usual*full*room {
		d.title.SizeName = fynetheme.SizeNameText
		name = widgets.Fitting(name, fynetheme.SizeNameText, d.title.TextStyle, most*full*room)
	}
	d.title.SetText(name)
}

// recount shows how many are owned, of this printing and of the others.
func (d *detail) recount() {
	if !d.column.Visible() {
		return
	}
	item := d.model.Item(d.card.Printing())
	d.count.Set(strconv.Itoa(copies(item)))
	d.wanted.Set(strconv.Itoa(item.Wanted))
	d.screen.showWishNote(d.wishNote, item)
	d.rows.Objects = nil
	for _, h := range item.Rows {
		d.rows.Add(d.row(rowWords(h), h))
	}
	d.rows.Add(d.row(words.T("Otras copias…"), holding.Holding{Key: holding.Plain(d.card.Printing())}))
	d.rows.Refresh()
	d.printings.Objects = nil
	if all := d.model.Printings(d.card); len(all) > 1 {
		d.printings.Add(widgets.Small(words.T("Otras ediciones")))
		for _, p := range all {
			if p.Printing() != d.card.Printing() {
				d.printings.Add(d.printing(p))
			}
		}
	}
	for _, name := range item.Decks {
		if len(d.printings.Objects) == 0 || name == item.Decks[0] {
			d.printings.Add(widgets.Small(words.T("En los mazos")))
		}
		d.printings.Add(widgets.Flush(widgets.Wrapped(name)))
	}
	d.printings.Refresh()
}

// reachRows puts the keyboard on the first row of the card.
func (d *detail) reachRows() {
	if first, ok := d.rows.Objects[0].(fyne.Focusable); ok {
		d.screen.desk.Canvas().Focus(first)
	}
}

// row is a button that opens a row of the collection.
func (d *detail) row(text string, h holding.Holding) fyne.CanvasObject {
	return widgets.NewLongButton(text, detailWidth-scrollRoom, func() { d.screen.openRow(h) })
}

// rowWords says in one line what a row is.
func rowWords(h holding.Holding) string {
	said := strconv.Itoa(h.Count) + "×"
	if what := h.Key.String(); what != "" {
		said += " " + what
	} else {
		said += " " + words.T("sin más señas")
	}
	if h.ForTrade > 0 {
		said += " · " + words.N(h.ForTrade, "{n} para cambiar", "{n} para cambiar")
	}
	if h.Photo != "" {
		said += " · " + words.T("con foto")
	}
	return said
}

func (d *detail) printing(p card.Card) fyne.CanvasObject {
	b := widgets.NewLongButton(otherPrinting(p, d.card), detailWidth-scrollRoom-heldRoom, func() { d.screen.showPrinting(p) })
	held := widgets.NewInk(d.model.Badge(p), theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
	return container.NewBorder(nil, nil, nil, widgets.MinWidth(heldRoom, held), b)
}

// repaint shows the card with the picture that stands for it now.
func (d *detail) repaint() {
	d.face.Refresh()
	d.picture.Offer(d.card)
}

func (d *detail) clear() {
	d.column.Hide()
	d.empty.Show()
}

// detailLayout gives the title and the counts what they need, the face as much
// as the height allows, and the facts, which scroll, the rest.
type detailLayout struct{}

const (
	detailWidth  = 268
	usualFace    = 150 // the face is no wider where the facts would have less than usualFacts
	usualFacts   = 260
	leastFace    = 56 // nor smaller, where they would have less than leastFacts
	leastFacts   = 140
	heldRoom     = 34 // for the copies of another printing
	detailHeight = 350
)

func (detailLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	face, title, owned, facts := o[0], o[1], o[2], o[3]
	widgets.HeightAt(title, size.Width)
	title.Resize(fyne.NewSize(size.Width, title.MinSize().Height))
	rest := size.Height - title.MinSize().Height - owned.MinSize().Height - 12
	w := min(size.Width, max((rest-usualFacts)*63/88, min(usualFace, (rest-leastFacts)*63/88)))
	w = max(leastFace, w)
	face.Resize(fyne.NewSize(w, widgets.CardHeight(w)))
	face.Move(fyne.NewPos((size.Width-w)/2, 0))
	y := widgets.CardHeight(w) + 2
	title.Move(fyne.NewPos(0, y))
	y += title.MinSize().Height
	owned.Move(fyne.NewPos(0, y))
	owned.Resize(fyne.NewSize(size.Width-scrollRoom, owned.MinSize().Height))
	y += owned.MinSize().Height + 8
	facts.Move(fyne.NewPos(0, y))
	facts.Resize(fyne.NewSize(size.Width, max(0, size.Height-y)))
}

// scrollRoom is left free for the bar with which the facts are scrolled.
const scrollRoom = 10

func (detailLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(detailWidth, detailHeight)
}

// factLayout sets pairs of a label and a value into two columns.
type factLayout struct{}

const labelWidth = 82

func (factLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for i := 0; i+1 < len(o); i += 2 {
		w := size.Width - labelWidth
		o[i+1].Resize(fyne.NewSize(w, o[i+1].MinSize().Height))
		h := o[i+1].MinSize().Height
		o[i+1].Resize(fyne.NewSize(w, h))
		o[i+1].Move(fyne.NewPos(labelWidth, y))
		o[i].Resize(fyne.NewSize(labelWidth, o[i].MinSize().Height))
		o[i].Move(fyne.NewPos(0, y+8))
		y += h - 8
	}
}

func (factLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	h := float32(8)
	for i := 0; i+1 < len(o); i += 2 {
		h += o[i+1].MinSize().Height - 8
	}
	return fyne.NewSize(labelWidth+120, h)
}
