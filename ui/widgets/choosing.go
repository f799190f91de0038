package widgets

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"castillo/ui/theme"
	"castillo/ui/words"
)

// columnChooser is the sheet in which the columns of a table are ticked and put in order. The
// table shows each change at once.
type columnChooser struct {
	table *Table
	list  *Table
	order []int // all columns: those that are not shown follow what they follow at first
}

// ChooseColumns opens a sheet with all columns of the table.
func (t *Table) ChooseColumns(on fyne.Canvas) {
	c := &columnChooser{table: t}
	c.list = NewTable([]Column{{Title: words.T("Columna"), Part: 3}, {Title: words.T("Ancho"), Part: 2, Right: true}})
	c.list.Marked = func(i int) bool { return t.shows(c.order[i]) }
	c.list.OnMark = func(off, on []int) {
		for _, i := range append(off, on...) {
			c.tick(c.order[i])
		}
	}
	c.list.OnKey = c.key
	button := func(text string, do func()) fyne.CanvasObject {
		return NewButton(text, func() {
			do()
			on.Focus(c.list)
		})
	}
	acts := container.NewVBox(
		button(words.T("Subir"), func() { c.move(-1) }),
		button(words.T("Bajar"), func() { c.move(+1) }),
		button(words.T("Más ancha"), func() { c.widen(+widenStep) }),
		button(words.T("Más angosta"), func() { c.widen(-widenStep) }),
		button(words.T("Ajustar al contenido"), c.fit),
		layout.NewSpacer(),
		button(words.T("Como al principio"), c.reset),
	)
	keys := container.NewVBox(Small(words.T("Espacio: verla o no · Mayús con flechas: moverla")),
		Small(words.T("Izquierda y Derecha: su ancho · aquí quedan como las elijas")))
	height := min(15*rowHeight(), on.Size().Height-240)
	body := container.NewBorder(nil, keys, nil, container.New(layout.NewCustomPaddedLayout(0, 0, 12, 0), acts), MinSize(fyne.NewSize(theme.Scaled(300), height), c.list.Framed()))
	ShowSheet(on, words.T("Columnas"), body, Choice{Text: words.T("Listo"), Importance: widget.HighImportance})
	c.arrange()
	c.list.Choose(0)
	on.Focus(c.list)
}

// widenStep is how much a key widens a column.
const widenStep = 10

// arrange brings all columns into the order of those that are shown.
func (c *columnChooser) arrange() {
	c.order = nil
	for _, s := range c.table.inSight() {
		c.order = append(c.order, s.column)
	}
	for column := range c.table.columns {
		if !slices.Contains(c.order, column) {
			c.order = slices.Insert(c.order, 1+slices.Index(c.order, column-1), column)
		}
	}
	c.show()
}

func (c *columnChooser) show() {
	c.list.SetRows(len(c.order), func(row, column int) string {
		of := c.order[row]
		if column == 0 {
			return c.table.columns[of].Title
		}
		return c.width(of)
	})
}

// width says how wide a column is, nothing where it is not shown.
func (c *columnChooser) width(column int) string {
	all := c.table.inSight()
	switch at := placeOf(all, column); {
	case at < 0:
		return ""
	case all[at].width == 0:
		return words.T("automático")
	default:
		return strconv.Itoa(int(all[at].width + 0.5))
	}
}

// tick shows a column, where the list has it, or no longer. One always stays.
func (c *columnChooser) tick(column int) {
	now := c.table.inSight()
	at := placeOf(now, column)
	switch {
	case at < 0:
		now = append(now, shown{column: column})
	case len(now) == 1:
		return
	default:
		now = slices.Delete(now, at, at+1)
	}
	c.put(now)
	c.table.reveal(column)
	c.show()
}

// put has the table show columns in the order of the list.
func (c *columnChooser) put(now []shown) {
	slices.SortFunc(now, func(a, b shown) int {
		return slices.Index(c.order, a.column) - slices.Index(c.order, b.column)
	})
	c.table.change(now)
}

// chosen is the column that is chosen in the list.
func (c *columnChooser) chosen() (column int, shown bool) {
	column = c.order[max(0, c.list.Chosen())]
	return column, c.table.shows(column)
}

// key takes the keys that mean something here.
func (c *columnChooser) key(k fyne.KeyName) bool {
	shift := held(fyne.KeyModifierShift)
	switch {
	case k == fyne.KeySpace:
		c.list.FlipMark()
	case shift && k == fyne.KeyUp:
		c.move(-1)
	case shift && k == fyne.KeyDown:
		c.move(+1)
	case k == fyne.KeyLeft:
		c.widen(-widenStep)
	case k == fyne.KeyRight:
		c.widen(+widenStep)
	default:
		return false
	}
	return true
}

// move has the chosen column change places with the next one in the list.
func (c *columnChooser) move(by int) {
	at := c.list.Chosen()
	to := at + by
	if at < 0 || to < 0 || to >= len(c.order) {
		return
	}
	c.order[at], c.order[to] = c.order[to], c.order[at]
	if c.table.shows(c.order[at]) && c.table.shows(c.order[to]) {
		c.put(c.table.inSight())
	}
	c.list.Choose(to)
	c.show()
}

func (c *columnChooser) widen(by float32) {
	column, shown := c.chosen()
	if !shown {
		return
	}
	t := c.table
	t.widen(column, t.widthOf(column)+theme.Scaled(by))
	t.change(t.inSight())
	t.reveal(column)
	c.show()
}

func (c *columnChooser) fit() {
	if column, shown := c.chosen(); shown {
		c.table.Fit(column)
		c.table.reveal(column)
		c.show()
	}
}

func (c *columnChooser) reset() {
	c.table.change(nil)
	c.arrange()
}
