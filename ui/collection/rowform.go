package collection

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb/holding"
	"castillo/ui/pictures"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// rowForm is everything that can be said of a row of the collection, as typed.
type rowForm struct {
	finish, condition       *widgets.Select
	count, trade, language  *widgets.SearchEntry
	container, page, pocket *widgets.SearchEntry
	paid, origin, acquired  *widgets.SearchEntry
	tags, notes             *widgets.SearchEntry
	photo                   *pictures.Photo
	wrong                   *widget.Label
	was                     holding.Holding
}

func newRowForm(desk *widgets.Desk, h holding.Holding) *rowForm {
	f := &rowForm{was: h, wrong: widget.NewLabel(""), photo: pictures.NewPhoto(desk, h.Printing, h.Photo)}
	f.wrong.Importance = widget.DangerImportance
	f.wrong.Wrapping = fyne.TextWrapWord
	f.finish = widgets.NewSelect([]string{words.T("normal"), words.T("foil")}, nil)
	f.finish.SetSelectedIndex(int(h.Finish))
	f.condition = widgets.NewSelect(conditionNames(), nil)
	f.condition.SetSelectedIndex(int(h.Condition))
	f.count, f.trade = entryOf(strconv.Itoa(h.Count), ""), entryOf(strconv.Itoa(h.ForTrade), "")
	f.language = entryOf(h.Language.String(), "es")
	f.container = entryOf(h.Place.Container, words.T("carpeta o caja"))
	f.page, f.pocket = entryOf(some(h.Place.Page), words.T("página")), entryOf(some(h.Place.Pocket), words.T("casilla"))
	f.paid = entryOf(h.Paid.String(), "1.500 CLP")
	f.origin = entryOf(h.Origin, words.T("de quién o de dónde"))
	f.acquired = entryOf(h.Acquired.String(), "31/01/2026")
	f.tags = entryOf(strings.Join(h.Tags, ", "), words.T("separadas por comas"))
	f.notes = entryOf(h.Notes, "")
	f.notes.MultiLine = true
	f.notes.SetMinRowsVisible(3)
	return f
}

func entryOf(text, hint string) *widgets.SearchEntry {
	e := widgets.NewSearchEntry()
	e.SetText(text)
	e.SetPlaceHolder(hint)
	return e
}

// body lays the form out.
func (f *rowForm) body() fyne.CanvasObject {
	form := container.New(layout.NewFormLayout())
	line := func(label string, o ...fyne.CanvasObject) {
		form.Add(widgets.Muted(label))
		if len(o) == 1 {
			form.Add(o[0])
			return
		}
		form.Add(container.NewGridWithColumns(len(o), o...))
	}
	line(words.T("Copias"), f.count, labelled(words.T("para cambiar"), f.trade))
	line(words.T("Acabado"), f.finish, labelled(words.T("estado"), f.condition))
	line(words.T("Idioma"), f.language, labelled(words.T("pagado"), f.paid))
	line(words.T("Lugar"), f.container, container.NewGridWithColumns(2, f.page, f.pocket))
	line(words.T("Origen"), f.origin, labelled(words.T("fecha"), f.acquired))
	line(words.T("Etiquetas"), f.tags)
	line(words.T("Notas"), f.notes)
	line(words.T("Foto"), f.photo.Content)
	return widgets.MinWidth(620, container.NewVBox(form, f.wrong))
}

func labelled(label string, o fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(nil, nil, widgets.MinWidth(92, widgets.Muted(label)), nil, o)
}

// read is the row as the form says it; the error says what cannot be kept.
func (f *rowForm) read() (holding.Holding, error) {
	h := f.was
	h.Finish = holding.Finish(max(0, f.finish.SelectedIndex()))
	h.Condition = holding.Condition(max(0, f.condition.SelectedIndex()))
	h.Place.Container = strings.TrimSpace(f.container.Text)
	h.Origin = strings.TrimSpace(f.origin.Text)
	h.Tags = holding.Tags(strings.Split(f.tags.Text, ",")...)
	h.Notes = strings.TrimSpace(f.notes.Text)
	h.Photo = f.photo.Name()
	var err error
	for _, number := range []struct {
		entry *widgets.SearchEntry
		into  *int
		what  string
	}{
		{f.count, &h.Count, words.T("Copias")}, {f.trade, &h.ForTrade, words.T("para cambiar")},
		{f.page, &h.Place.Page, words.T("página")}, {f.pocket, &h.Place.Pocket, words.T("casilla")},
	} {
		text := strings.TrimSpace(number.entry.Text)
		*number.into = 0
		if text == "" {
			continue
		}
		if *number.into, err = holding.ParseNumber(text); err != nil {
			return h, wrongNumber{number.what, text}
		}
	}
	if h.Language, err = holding.ParseLanguage(strings.TrimSpace(f.language.Text)); err != nil {
		return h, err
	}
	if h.Paid, err = holding.ParsePrice(strings.TrimSpace(f.paid.Text)); err != nil {
		return h, err
	}
	if h.Acquired, err = holding.ParseDate(strings.TrimSpace(f.acquired.Text)); err != nil {
		return h, err
	}
	if h.Count == 0 {
		return h, nil // the row goes
	}
	return h, h.Check()
}

// wrongNumber is what was typed where a number goes.
type wrongNumber struct{ what, typed string }

// Error implements error.
func (w wrongNumber) Error() string {
	return words.T("{what}: «{typed}» no es un número", "what", w.what, "typed", w.typed)
}

// openRow shows a row to be changed, or a new one where it has no copies yet.
func (s *Screen) openRow(h holding.Holding) {
	key := h.Key
	title := words.T("Copias de {card}", "card", Title(s.model.Item(h.Printing).Card))
	if h.Count == 0 {
		key, h.Count = holding.Key{}, 1
	}
	f := newRowForm(s.desk, h)
	var sheet *widgets.Sheet
	keep := func() {
		now, err := f.read()
		if err != nil {
			f.wrong.SetText(words.Error(err))
			return
		}
		sheet.Hide()
		s.edit(now.Printing, alter(key, now))
		s.reach()
	}
	sheet = widgets.ShowSheet(s.desk.Canvas(), title, f.body(), widgets.Choice{Text: words.T("Cancelar")})
	sheet.AddButton(words.T("Guardar"), widget.HighImportance, keep)
	for _, e := range []*widgets.SearchEntry{f.count, f.trade, f.language, f.container, f.page, f.pocket, f.paid, f.origin, f.acquired, f.tags} {
		e.OnSubmitted = func(string) { keep() }
	}
	s.desk.Canvas().Focus(f.count)
}
