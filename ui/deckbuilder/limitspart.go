package deckbuilder

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// limitsPart is the table of the names that a format limits. What is typed looks for further
// cards, and a number before it is the limit of the first of them.
type limitsPart struct {
	content fyne.CanvasObject
	screen  *Screen
	limits  []deck.Limit
	shown   []string // the names that are listed
	search  *widgets.SearchEntry
	list    *widgets.List
	found   *widgets.Ink
	at      int // the name that the keyboard is on
}

const (
	mostLimit = 3  // that the stepper gives; beyond it there is none
	mostFound = 60 // names that are listed of those that answer
)

func newLimitsPart(s *Screen, f deck.Format) *limitsPart {
	p := &limitsPart{screen: s, limits: slices.Clone(f.Limits), search: widgets.NewSearchEntry(), found: widgets.Small("")}
	p.search.SetPlaceHolder(words.T("Limitar una carta: «0 curandera», Intro"))
	p.search.OnChanged = func(string) { p.show() }
	p.search.OnSubmitted = func(string) { p.addTyped() }
	p.search.OnKey = func(k fyne.KeyName) bool {
		if k == fyne.KeyDown {
			p.screen.desk.Canvas().Focus(p.list)
		}
		return k == fyne.KeyDown
	}
	p.list = widgets.NewList(func() int { return len(p.shown) }, func() fyne.CanvasObject { return newLimitRow(p) },
		func(i int, o fyne.CanvasObject) { o.(*limitRow).bind(i) })
	p.list.Follows = true
	p.list.OnSelected = func(i int) { p.at = i }
	p.content = container.NewBorder(container.NewVBox(p.search, container.NewBorder(nil, nil, p.found, widgets.Small(words.T("En la lista: + y –")))), nil, nil, nil, p.list)
	p.show()
	return p
}

// show lists the limits, or the cards that answer what is typed.
func (p *limitsPart) show() {
	_, wanted := Typed(p.search.Text)
	p.shown = nil
	if wanted == "" {
		for _, l := range p.limits {
			p.shown = append(p.shown, l.Name)
		}
		p.found.SetText(words.N(len(p.shown), "{n} carta limitada", "{n} cartas limitadas"))
	} else {
		p.shown = p.names(wanted)
		p.found.SetText(words.N(len(p.shown), "{n} carta", "{n} cartas"))
	}
	p.list.Refresh()
	p.list.UnselectAll()
	p.list.ScrollToTop()
	p.at = 0
}

// names are those of the cards that answer, each once.
func (p *limitsPart) names(wanted string) []string {
	var out []string
	seen := map[string]bool{}
	for _, c := range p.screen.model.cards.Search(wanted) {
		if folded := card.Fold(c.Name); !seen[folded] && len(out) < mostFound {
			seen[folded] = true
			out = append(out, c.Name)
		}
	}
	return out
}

// place is where the limit of a name stands, -1 where it has none.
func (p *limitsPart) place(name string) int {
	folded := card.Fold(name)
	return slices.IndexFunc(p.limits, func(l deck.Limit) bool { return card.Fold(l.Name) == folded })
}

// set limits a name to so many copies; more than mostLimit is no limit.
func (p *limitsPart) set(name string, copies int) {
	at := p.place(name)
	switch {
	case copies > mostLimit && at >= 0:
		p.limits = slices.Delete(p.limits, at, at+1)
	case copies > mostLimit:
	case at >= 0:
		p.limits[at].Copies = max(0, copies)
	default:
		p.limits = append(p.limits, deck.Limit{Name: name, Copies: max(0, copies)})
	}
	p.list.Refresh()
}

// step makes the limit of a listed name one less or one more.
func (p *limitsPart) step(i, by int) {
	if i >= len(p.shown) {
		return
	}
	name, now := p.shown[i], mostLimit+1
	if at := p.place(name); at >= 0 {
		now = min(p.limits[at].Copies, mostLimit+1)
	}
	p.set(name, now+by)
}

// addTyped limits the first card that answers to the number before it.
func (p *limitsPart) addTyped() {
	n, wanted := Typed(p.search.Text)
	if wanted == p.search.Text || len(p.shown) == 0 { // no number stands before it
		p.screen.desk.Canvas().Focus(p.list)
		return
	}
	p.set(p.shown[0], n)
	p.search.SetText("")
}

// typedRune counts the chosen name while the list has the focus.
func (p *limitsPart) typedRune(r rune) {
	if p.screen.desk.Canvas().Focused() != fyne.Focusable(p.list) {
		return
	}
	switch r {
	case '+':
		p.step(p.at, +1)
	case '-':
		p.step(p.at, -1)
	}
}

// limitRow is a name with its limit, and a minus and a plus to click.
type limitRow struct {
	widget.BaseWidget
	part                    *limitsPart
	at                      int
	name, limit, less, more *canvas.Text
}

var _ fyne.Tappable = (*limitRow)(nil)

const limitWidth = 90 // of the words of a limit

func newLimitRow(p *limitsPart) *limitRow {
	text := func(s string, size float32, a fyne.TextAlign) *canvas.Text {
		t := canvas.NewText(s, nil)
		t.TextSize, t.Alignment = theme.Scaled(size), a
		return t
	}
	r := &limitRow{part: p, name: text("", 14, fyne.TextAlignLeading), limit: text("", 13, fyne.TextAlignTrailing),
		less: text("–", 17, fyne.TextAlignCenter), more: text("+", 17, fyne.TextAlignCenter)}
	r.ExtendBaseWidget(r)
	return r
}

func (r *limitRow) bind(i int) {
	if i >= len(r.part.shown) {
		return
	}
	r.at = i
	r.Refresh()
}

// Tapped makes the limit less or more, or chooses the name.
func (r *limitRow) Tapped(e *fyne.PointEvent) {
	r.part.list.Select(r.at)
	switch w := r.Size().Width; {
	case e.Position.X > w-stepWidth:
		r.part.step(r.at, +1)
	case e.Position.X > w-2*stepWidth:
		r.part.step(r.at, -1)
	}
}

// limited says what the name is limited to.
func (r *limitRow) limited() string {
	at := r.part.place(r.part.shown[r.at])
	switch {
	case at < 0:
		return words.T("sin límite")
	case r.part.limits[at].Copies == 0:
		return words.T("prohibida")
	}
	return strconv.Itoa(r.part.limits[at].Copies)
}

// CreateRenderer implements fyne.Widget.
func (r *limitRow) CreateRenderer() fyne.WidgetRenderer { return &limitRowRenderer{r} }

type limitRowRenderer struct{ row *limitRow }

func (p *limitRowRenderer) Layout(size fyne.Size) {
	r := p.row
	if r.at >= len(r.part.shown) {
		return
	}
	room := size.Width - 2*stepWidth - limitWidth - 12
	r.name.Text = widgets.Fitting(r.part.shown[r.at], fynetheme.SizeNameText, r.name.TextStyle, room)
	r.limit.Text = r.limited()
	for _, one := range []struct {
		text *canvas.Text
		x, w float32
	}{{r.name, 6, room}, {r.limit, room + 6, limitWidth}, {r.less, size.Width - 2*stepWidth, stepWidth}, {r.more, size.Width - stepWidth, stepWidth}} {
		h := one.text.MinSize().Height
		place(one.text, one.x, (size.Height-h)/2, one.w, h)
	}
}

func (p *limitRowRenderer) MinSize() fyne.Size { return fyne.NewSize(200, lineHeight) }

func (p *limitRowRenderer) Refresh() {
	r := p.row
	r.name.Color, r.limit.Color = theme.Color(fynetheme.ColorNameForeground), theme.Color(fynetheme.ColorNameWarning)
	r.less.Color, r.more.Color = theme.Color(theme.Muted), theme.Color(theme.Muted)
	p.Layout(r.Size())
	canvas.Refresh(r)
}

func (p *limitRowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.row.name, p.row.limit, p.row.less, p.row.more}
}

func (p *limitRowRenderer) Destroy() {}
