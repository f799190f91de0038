package collection

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/ui/imports"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// askPrices lets the owner choose a price list and shows what it says.
func (s *Screen) askPrices() { imports.AskPrices(s.desk, s.model.store, s.imported) }

// dropPrices takes a price list away.
func (s *Screen) dropPrices(l prices.List) {
	s.desk.Later(func() error { return s.model.store.Prices().Drop(l) }, func(err error) {
		if err != nil {
			return
		}
		s.desk.Notes.Offer(words.T("Se quitó la lista de {list}", "list", l.Called()), words.T("Deshacer"), s.Undo)
		s.imported()
	})
}

// worthPages are the figures of what the collection is worth. Leave puts the sheet of
// figures away, which shows what there was.
func (s *Screen) worthPages(leave func()) []figurePage {
	of := func(title string, show func() fyne.CanvasObject) figurePage {
		return figurePage{title, func() fyne.CanvasObject {
			if s.model.shelf.prices.Empty() {
				return s.noPrices(leave)
			}
			return show()
		}}
	}
	return []figurePage{
		of(words.T("Valor por edición"), func() fyne.CanvasObject {
			return s.worthTable(words.T("Edición"), func(h holding.Holding) string { return words.EditionName(h.Printing.Edition) })
		}),
		of(words.T("Valor por lugar"), func() fyne.CanvasObject {
			return s.worthTable(words.T("Lugar"), func(h holding.Holding) string {
				if h.Place.Container == "" {
					return words.T("sin lugar")
				}
				return h.Place.Container
			})
		}),
		of(words.T("Valor en el tiempo"), func() fyne.CanvasObject {
			t, rows := s.model.shelf.prices, s.model.rows()
			book := s.model.shelf.book.In(t.Currency)
			var days []Point
			var all prices.Worth
			return s.behind(func() { days, all = worthSince(book, rows), t.Sum(rows) },
				func() fyne.CanvasObject { return s.course(worthTotal(t, all), days, t.Currency) })
		}),
		of(words.T("Listas de precios"), func() fyne.CanvasObject { return s.priceLists(leave) }),
	}
}

// noPrices says how what is owned gets a value.
func (s *Screen) noPrices(leave func()) fyne.CanvasObject {
	return container.NewVBox(widgets.Explain(words.T("Con una lista de precios se ve cuánto vale lo que tienes, lo que responde a una pregunta, un mazo y cada lado de un cambio. Es una tabla con nombre, o edicion y numero, y precio; la de cada día se guarda, y así se ve el valor en el tiempo.")),
		container.NewHBox(s.askButton(leave)))
}

func (s *Screen) askButton(leave func()) fyne.CanvasObject {
	return widgets.NewIconButton(words.T("Importar precios…"), fynetheme.FolderOpenIcon(), func() {
		leave()
		s.askPrices()
	})
}

// behind shows what takes some work to know, once it is known.
func (s *Screen) behind(work func(), show func() fyne.CanvasObject) fyne.CanvasObject {
	box := container.NewStack()
	s.desk.Later(func() error {
		work()
		return nil
	}, func(error) {
		box.Objects = []fyne.CanvasObject{show()}
		box.Refresh()
	})
	return box
}

// worthTable is what is owned comes to, kind by kind.
func (s *Screen) worthTable(title string, kind func(holding.Holding) string) fyne.CanvasObject {
	table, rows := s.model.shelf.prices, s.model.rows()
	var groups []prices.Group
	return s.behind(func() { groups = worthBy(table, rows, kind) }, func() fyne.CanvasObject { return groupTable(table, groups, title) })
}

// groupTable is a table of what kinds come to, the first of which is all of it.
func groupTable(table prices.Table, groups []prices.Group, title string) fyne.CanvasObject {
	t := widgets.NewTable([]widgets.Column{
		{Title: title, Part: 2}, {Title: words.T("Valor"), Part: 1.3, Right: true}, {Title: words.T("Copias"), Part: 0.8, Right: true},
		{Title: words.T("Sin precio"), Part: 1, Right: true}, {Title: words.T("Pagado"), Part: 1.3, Right: true}, {Title: words.T("Ganancia"), Part: 1.3, Right: true},
	})
	t.SetRows(len(groups), func(row, column int) string { return worthCell(table, groups[row], column) })
	return container.NewBorder(widgets.Muted(worthTotal(table, groups[0].Worth)), nil, nil, nil, t.Framed())
}

func worthCell(t prices.Table, g prices.Group, column int) string {
	switch column {
	case 0:
		return g.Name
	case 1:
		return t.Money(g.Cents).Written()
	case 2:
		return strconv.Itoa(g.Copies)
	case 3:
		return strconv.Itoa(g.Unpriced())
	}
	if g.Compared == 0 {
		return ""
	}
	if column == 4 {
		return t.Money(g.Paid).Written()
	}
	return t.Money(g.Gain()).Written()
}

// priceLists lists the price lists, newest first; each can be taken away.
func (s *Screen) priceLists(leave func()) fyne.CanvasObject {
	book := s.model.shelf.book
	at := func(row int) prices.List { return book[len(book)-1-row] }
	t := widgets.NewTable([]widgets.Column{{Title: words.T("Fecha"), Part: 1}, {Title: words.T("De quién"), Part: 2},
		{Title: words.T("Moneda"), Part: 0.7}, {Title: words.T("Precios"), Part: 0.7, Right: true}})
	t.SetRows(len(book), func(row, column int) string {
		l := at(row)
		return []string{l.Date.String(), l.Name, l.Currency, strconv.Itoa(len(l.Prices))}[column]
	})
	said := widgets.Muted(words.T("De cada carta cuenta el precio más nuevo, entre las listas en {currency}.", "currency", s.model.shelf.prices.Currency))
	drop := widgets.NewButton(words.T("Quitar la lista"), func() {
		if i := t.Chosen(); i >= 0 {
			leave()
			s.dropPrices(at(i))
		}
	})
	drop.Disable()
	t.OnChosen = func(int) { drop.Enable() }
	buttons := container.NewHBox(s.askButton(leave), drop)
	return container.NewBorder(said, buttons, nil, nil, t.Framed())
}
