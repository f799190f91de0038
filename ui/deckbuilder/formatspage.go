package deckbuilder

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/game/deck"
	"castillo/ui/formats"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// formatsPage is the sheet of all formats: what each asks for, how the open deck stands in it,
// and what can be done with it.
type formatsPage struct {
	screen    *Screen
	sheet     *widgets.Sheet
	list      *widgets.List
	standings []Standing // of every format in its order, none where no deck is open
	at        int
	about     *fyne.Container
	scroll    *container.Scroll
	own       []*widgets.Button // what can be done with a format of the owner's only
}

// The size of the sheet.
const (
	formatsList   = 236
	formatsAbout  = 560
	formatsHeight = 440
)

// showFormats opens the sheet with the format of the open deck.
func (s *Screen) showFormats() {
	p := &formatsPage{screen: s, about: container.NewVBox()}
	p.list = widgets.NewList(func() int { return len(p.all()) }, func() fyne.CanvasObject {
		name := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
		return container.New(layout.NewCustomPaddedLayout(5, 6, 8, 8),
			container.New(layout.NewCustomPaddedVBoxLayout(2), name, widgets.Small(" ").Cut()))
	}, p.bind)
	p.list.Follows = true
	p.list.OnSelected = func(i int) {
		p.at = i
		p.show()
		p.scroll.ScrollToTop()
	}
	p.scroll = container.NewVScroll(p.about)
	edit := widgets.NewIconButton(words.T("Editar…"), fynetheme.DocumentCreateIcon(), func() { s.writeFormat(p.chosen().ID(), p.chosen()) })
	remove := widgets.NewIconButton(words.T("Borrar"), fynetheme.DeleteIcon(), func() { p.sheet.Hide(); s.dropFormat(p.chosen()) })
	p.own = []*widgets.Button{edit, remove}
	deeds := container.NewHBox(
		widgets.NewIconButton(words.T("Copiar…"), fynetheme.ContentCopyIcon(), func() { s.writeFormat("", s.model.formatLike(p.chosen())) }), edit,
		widgets.NewIconButton(words.T("Exportar…"), fynetheme.DocumentSaveIcon(), func() { s.exportFormat(p.chosen()) }), remove)
	news := container.NewGridWithColumns(2,
		widgets.NewButton(words.T("Importar…"), s.importFormat),
		widgets.NewButton(words.T("Pegar"), func() { s.takeFormat(fyne.CurrentApp().Clipboard().Content()) }))
	left := widgets.MinWidth(formatsList, container.NewBorder(nil, news, nil, nil, p.list))
	right := widgets.MinWidth(formatsAbout, container.NewBorder(nil, deeds, nil, nil, p.scroll))
	body := widgets.MinSize(fyne.NewSize(formatsList+formatsAbout, formatsHeight),
		container.NewBorder(nil, nil, left, nil, container.New(layout.NewCustomPaddedLayout(0, 0, 14, 0), right)))
	close := widgets.Choice{Text: words.T("Cerrar"), Importance: widget.HighImportance}
	choices := []widgets.Choice{close}
	if s.model.CanEdit() {
		choices[0].Importance = widget.MediumImportance
		choices = append(choices, widgets.Choice{Text: words.T("Usar en este mazo"), Importance: widget.HighImportance,
			Do: func() { s.change(s.model.SetFormat(p.chosen())) }})
	}
	s.rules = p
	p.judge()
	p.sheet = widgets.ShowSheet(s.desk.Canvas(), words.T("Formatos"), body, choices...)
	p.sheet.OnRune = p.typedRune
	id := s.model.Format().ID()
	p.list.Select(slices.IndexFunc(p.all(), func(f deck.Format) bool { return f.ID() == id }))
	s.desk.Canvas().Focus(p.list)
}

func (p *formatsPage) all() []deck.Format  { return p.screen.model.Formats() }
func (p *formatsPage) chosen() deck.Format { return p.all()[p.at] }

// judge finds out how the open deck stands in every format.
func (p *formatsPage) judge() {
	p.standings = nil
	if m := p.screen.model; m.CanEdit() {
		p.standings = standings(m.List(), m.Formats(), m.cards)
	}
}

// renew shows what changed: the deck, or the formats themselves. The format of that ID is chosen
// then, if there is one.
func (p *formatsPage) renew(id string) {
	p.judge()
	at := slices.IndexFunc(p.all(), func(f deck.Format) bool { return f.ID() == id })
	if p.at = at; at < 0 {
		p.at = 0
	}
	p.list.Refresh()
	p.list.Select(p.at)
	p.show()
}

func (p *formatsPage) bind(i int, o fyne.CanvasObject) {
	if i >= len(p.all()) {
		return
	}
	lines := o.(*fyne.Container).Objects[0].(*fyne.Container).Objects
	lines[0].(*widgets.Ink).SetText(p.all()[i].Name)
	about := lines[1].(*widgets.Ink)
	about.SetText(ownerText(p.all()[i]))
	about.SetColor(themeMuted)
	if i < len(p.standings) {
		text, colour := p.standings[i].text()
		about.SetText(text)
		about.SetColor(colour)
	}
}

// text says whether the deck is legal, and in which colour.
func (s Standing) text() (string, fyne.ThemeColorName) {
	if s.Breaches == 0 {
		return words.T("legal"), fynetheme.ColorNameSuccess
	}
	return words.N(s.Breaches, "{n} falta", "{n} faltas"), fynetheme.ColorNameError
}

func ownerText(f deck.Format) string {
	if f.IsShipped() {
		return words.T("Viene con el programa")
	}
	return words.T("Formato tuyo")
}

// show tells everything about the chosen format.
func (p *formatsPage) show() {
	f := p.chosen()
	for _, b := range p.own {
		if f.IsShipped() {
			b.Disable()
		} else {
			b.Enable()
		}
	}
	p.about.Objects = []fyne.CanvasObject{widgets.Title(f.Name).Cut(), widgets.Small(ownerText(f))}
	if p.at < len(p.standings) {
		text, colour := p.standings[p.at].text()
		p.about.Add(widgets.NewInk(p.screen.model.Name()+": "+text, colour, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut())
		for _, row := range problemRows(p.screen.model.ProblemsIn(f), formatsAbout-40, " (R)", p.cure) {
			p.about.Add(row)
		}
	}
	for _, part := range formats.Parts(f) {
		p.about.Add(part)
	}
	p.about.Refresh()
	p.scroll.Refresh()
}

// typedRune applies the first remedy for R, and reads on for a blank.
func (p *formatsPage) typedRune(r rune) {
	switch r {
	case 'r', 'R':
		if c, ok := firstCure(p.screen.model.ProblemsIn(p.chosen())); ok {
			p.cure(c)
		}
	case ' ':
		room, all := p.scroll.Size().Height, p.about.MinSize().Height
		next := p.scroll.Offset.Y + room - lineHeight
		if next >= all-lineHeight || all <= room {
			next = 0
		}
		p.scroll.ScrollToOffset(fyne.NewPos(0, min(next, max(0, all-room))))
	}
}

func (p *formatsPage) cure(c Cure) {
	id := p.chosen().ID()
	p.screen.cure(c)
	p.renew(id)
}

// formatLike is a format like another under a name that is free, to be changed.
func (m *Model) formatLike(f deck.Format) deck.Format {
	f.Name = m.freeFormatName(words.T("Copia de {name}", "name", f.Name))
	return f
}

// freeFormatName is a name that no format has.
func (m *Model) freeFormatName(name string) string {
	return free(name, func(name string) bool {
		return slices.ContainsFunc(m.formats, func(f deck.Format) bool { return f.ID() == deck.Format{Name: name}.ID() })
	})
}

// keepFormat stores a format in place of the one of that ID, a new one where that is empty, and
// says whether it could.
func (s *Screen) keepFormat(id string, f deck.Format, kept func(error)) {
	s.desk.Later(func() (err error) {
		f, err = s.formats.Save(id, f)
		return err
	}, func(err error) {
		if err == nil {
			s.reloadFormats(f.ID())
		}
		kept(err)
	})
}

// reloadFormats shows the formats as they are stored, one of them in the sheet if that is open.
func (s *Screen) reloadFormats(id string) {
	s.reread(func(stored []cardsdb.Deck, formats []deck.Format) {
		s.model.Reread(stored, formats)
		s.refresh()
		s.look()
		s.moved()
		if s.rules != nil && s.rules.sheet.Visible() {
			s.rules.renew(id)
		}
	})
}

// dropFormat deletes a format and offers to have it back.
func (s *Screen) dropFormat(f deck.Format) {
	s.desk.Later(func() error { return s.formats.Delete(f.ID()) }, func(err error) {
		if err != nil {
			return
		}
		s.reloadFormats("")
		s.desk.Notes.Offer(words.T("Formato borrado: {format}", "format", f.Name), words.T("Deshacer"), func() {
			s.keepFormat("", f, func(error) {})
		})
	})
}

func (s *Screen) exportFormat(f deck.Format) {
	widgets.SaveFile(s.desk, words.T("Guardar el formato"), f.ID()+".txt", func(path string) {
		s.writeFile(path, func() ([]byte, error) { return []byte(f.String()), nil })
	})
}

func (s *Screen) importFormat() {
	widgets.OpenFile(s.desk, words.T("Abrir un formato"), ".txt", func(path string) {
		s.desk.Errands.Do(func() {
			f, err := readFormat(path)
			fyne.Do(func() { s.addFormat(f, err) })
		})
	})
}

func readFormat(path string) (deck.Format, error) {
	file, err := files.Open(path)
	if err != nil {
		return deck.Format{}, err
	}
	defer file.Close()
	return deck.ReadFormat(file)
}

// takeFormat makes a format of a text.
func (s *Screen) takeFormat(text string) {
	f, err := deck.ParseFormat(text)
	s.addFormat(f, err)
}

// addFormat keeps a format that came from elsewhere, under a name that is free, or says which lines
// cannot be read.
func (s *Screen) addFormat(f deck.Format, err error) {
	if err != nil {
		widgets.Tell(s.desk.Canvas(), words.T("El formato no se puede leer"), words.Error(err))
		return
	}
	if slices.ContainsFunc(s.model.formats, f.Equal) {
		widgets.Tell(s.desk.Canvas(), f.Name, words.T("Ya tienes este formato, igual en todo."))
		return
	}
	f.Name = s.model.freeFormatName(f.Name)
	s.keepFormat("", f, func(err error) {
		if err == nil {
			s.desk.Notes.Say(words.T("Formato creado: {format}", "format", f.Name))
		}
	})
}
