package trades

import (
	"path/filepath"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/files"
	"castillo/game/card"
	"castillo/ui/imports"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// The size of what the sheet shows.
const (
	width  = 880
	height = 470
)

// sheet is the model over the window.
type sheet struct {
	desk  *widgets.Desk
	store Store
	model *Model
	done  func() // told when a trade was done

	*widgets.Sheet
	tabs    *widgets.Tabs
	page    *fyne.Container
	keep    *widgets.Stepper
	marked  *widgets.Check
	edition *widgets.Select
	source  *widgets.Ink
	said    *widgets.Ink  // what was done last, or why nothing was
	balance *widgets.Ink  // what was picked comes to
	lists   []List        // of the exchange in sight
	counted [sides]func() // show how many of the chosen card change hands
}

// Open reads what the owner has and shows the sheet. Done is told when a trade was done.
func Open(desk *widgets.Desk, store Store, done func()) {
	var m *Model
	desk.Later(func() (err error) {
		m, err = NewModel(store)
		return err
	}, func(err error) {
		if err == nil {
			show(desk, store, m, done)
		}
	})
}

func show(desk *widgets.Desk, store Store, m *Model, done func()) *sheet {
	s := &sheet{desk: desk, store: store, model: m, done: done, page: container.NewStack(), source: widgets.Muted(""), said: widgets.Small(""), balance: widgets.Title("")}
	s.tabs = widgets.NewTabs(Titles(), func(int) { s.lay() })
	s.keep = widgets.NewStepper(s.keepMore)
	s.marked = widgets.NewCheck(words.T("solo las marcadas para cambiar  [M]"), func(on bool) {
		m.terms.OnlyMarked = on
		s.lay()
	})
	names := []string{words.T("Todas las ediciones")}
	for _, e := range card.Editions() {
		names = append(names, e.Name)
	}
	s.edition = widgets.NewSelect(names, nil)
	s.edition.SetSelectedIndex(0)
	s.edition.OnChanged = func(string) {
		if m.edition = ""; s.edition.SelectedIndex() > 0 {
			m.edition = card.Editions()[s.edition.SelectedIndex()-1].Code
		}
		s.lay()
	}
	body := container.NewBorder(s.tabs, s.said, nil, nil, s.page)
	s.Sheet = widgets.ShowSheet(desk.Canvas(), words.T("Cambios y listas"), widgets.MinSize(fyne.NewSize(width, height), body),
		widgets.Choice{Text: words.T("Cerrar")})
	s.AddButton(words.T("Hacer el cambio…  [H]"), widget.MediumImportance, s.settle)
	s.AddButton(words.T("Guardar…  [G]"), widget.MediumImportance, s.save)
	s.AddButton(words.T("Copiar  [Intro]"), widget.HighImportance, s.copy)
	s.OnRune = s.typed
	s.lay()
	desk.Canvas().Focus(s.tabs)
	return s
}

// typed takes the letters of the sheet.
func (s *sheet) typed(r rune) {
	switch r {
	case 'a', 'A':
		s.tabs.Choose(int(Exchange))
		s.ask()
	case 't', 'T':
		s.askDeal()
	case 'h', 'H':
		s.settle()
	case 'g', 'G':
		s.save()
	case 'm', 'M':
		s.marked.SetChecked(!s.marked.Checked)
	case '+':
		s.keepMore(+1)
	case '-':
		s.keepMore(-1)
	}
}

// mostKept bounds how many copies anybody keeps.
const mostKept = 99

func (s *sheet) keepMore(by int) {
	s.model.terms.Keep = max(0, min(s.model.terms.Keep+by, mostKept))
	s.lay()
}

// at is the page in sight.
func (s *sheet) at() Page { return Page(s.tabs.At()) }

// lay lays the page in sight out. What is on it is counted behind.
func (s *sheet) lay() {
	at := s.at()
	s.said.SetText("")
	s.keep.Set(strconv.Itoa(s.model.terms.Keep))
	var lists []List
	now := *s.model // what is counted behind must not change meanwhile
	s.desk.Later(func() error {
		lists = now.Lists(at)
		return nil
	}, func(error) {
		if at != s.at() {
			return
		}
		columns := container.NewGridWithColumns(len(lists))
		if s.lists = nil; at == Exchange {
			s.lists = lists
		}
		for i, l := range lists {
			if at == Exchange {
				columns.Add(s.picking(side(i), l))
			} else {
				columns.Add(s.table(l))
			}
		}
		below := fyne.CanvasObject(nil)
		if at == Exchange && s.model.source != "" {
			below = s.balance
			s.weigh()
		}
		s.page.Objects = []fyne.CanvasObject{container.NewBorder(s.options(at), below, nil, nil, s.orHint(at, columns))}
		s.page.Refresh()
	})
}

// options is the line above the lists of a page.
func (s *sheet) options(at Page) fyne.CanvasObject {
	terms := container.NewHBox(container.NewCenter(widgets.Muted(words.T("Cada persona se queda con  [+ –]"))), s.keep, s.marked)
	line := fyne.CanvasObject(terms)
	switch at {
	case Exchange:
		open := container.NewHBox(widgets.NewIconButton(words.T("Abrir su colección…  [A]"), fynetheme.FolderOpenIcon(), s.ask),
			widgets.NewIconButton(words.T("Abrir un trato…  [T]"), fynetheme.FolderOpenIcon(), s.askDeal))
		line = container.NewVBox(container.NewBorder(nil, nil, open, nil, s.source.Cut()), terms)
	case Missing:
		line = container.NewHBox(widgets.MinWidth(260, s.edition))
	}
	return container.New(layout.NewCustomPaddedLayout(10, 8, 0, 0), line)
}

// orHint is the lists, or what to do where there is nobody to compare with.
func (s *sheet) orHint(at Page, lists fyne.CanvasObject) fyne.CanvasObject {
	if at != Exchange || s.model.source != "" {
		return lists
	}
	return widgets.Invitation(words.T("¿Qué pueden cambiar?"), words.T(
		"Pídele a la otra persona que exporte su colección, con Castillo o con otro programa, y abre aquí el archivo: verás qué podrían darse. Su archivo no cambia nada de lo tuyo. Si ya acordaron un cambio y te mandó su trato, ábrelo y haz el mismo cambio en tu colección."),
		widgets.Step{Text: words.T("Abrir su colección…  [A]"), Do: s.ask}, widgets.Step{Text: words.T("Abrir un trato…  [T]"), Do: s.askDeal})
}

// table shows one list under its title.
func (s *sheet) table(l List) fyne.CanvasObject {
	t := widgets.NewTable([]widgets.Column{
		{Title: words.T("Copias"), Part: 0.6, Right: true}, {Title: words.T("Código"), Part: 0.8}, {Title: words.T("Nombre"), Part: 3}})
	t.SetRows(len(l.Copies), func(row, column int) string {
		one := l.Copies[row]
		switch column {
		case 0:
			return strconv.Itoa(one.Count) + "×"
		case 1:
			return one.Printing.String()
		}
		c, _ := s.model.cards.Printing(one.Printing.Edition, one.Printing.Number)
		return c.Name
	})
	title := widgets.NewInk(l.heading(), theme.Gold, fynetheme.SizeNameText, fyne.TextStyle{Bold: true})
	return container.NewBorder(title, nil, nil, nil, t.Framed())
}

// ask lets the owner choose the file of somebody else.
func (s *sheet) ask() {
	imports.AskFile(s.desk, words.T("Abrir la colección de otra persona"), func(path string) {
		var read theirs
		s.desk.Later(func() error {
			file, err := files.Open(path)
			if err != nil {
				return err
			}
			defer file.Close()
			read, err = s.model.read(filepath.Base(path), file)
			return err
		}, func(err error) {
			s.desk.Canvas().Focus(s.tabs)
			if err != nil {
				return
			}
			s.model.compare(read)
			said := read.source
			if read.skipped > 0 {
				said += " · " + words.N(read.skipped, "{n} línea no se cuenta: no dice qué carta es", "{n} líneas no se cuentan: no dicen qué carta son")
			}
			s.source.SetText(said)
			s.lay()
		})
	})
}

// report says what was done.
func (s *sheet) report(done string) {
	s.said.SetColor(fynetheme.ColorNameSuccess)
	s.said.SetText(done)
}

// refuse says why nothing was done.
func (s *sheet) refuse(reason string) {
	s.said.SetColor(fynetheme.ColorNameWarning)
	s.said.SetText(reason)
}

// copy puts the page into the clipboard.
func (s *sheet) copy() {
	text := s.model.Text(s.at())
	if text == "" {
		s.refuse(words.T("No hay nada que copiar"))
		return
	}
	fyne.CurrentApp().Clipboard().SetContent(text)
	s.report(words.T("La lista está en el portapapeles"))
}

// save writes the page into a file.
func (s *sheet) save() {
	text := s.model.Text(s.at())
	if text == "" {
		s.refuse(words.T("No hay nada que guardar"))
		return
	}
	name := widgets.FileName(Titles()[s.at()]) + ".txt"
	widgets.SaveFile(s.desk, words.T("Guardar la lista"), name, func(path string) {
		s.desk.Later(func() error { return files.Replace(path, 0o644, []byte(text)) }, func(err error) {
			s.desk.Canvas().Focus(s.tabs)
			if err == nil {
				s.report(words.T("Guardado en {name}", "name", filepath.Base(path)))
			}
		})
	})
}
