package imports

import (
	"cmp"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/cardsdb/transfer"
	"castillo/game/card"
	"castillo/game/speech"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// The sizes of the window.
const (
	width      = 980 // with its margins it has room in the smallest window
	height     = 252
	below      = 146 // of what stands below the list
	saidHeight = 44  // of what more stands above it where it is a price list
)

// maxButtons is how many printings have a button and a digit.
const maxButtons = 9

// Window is the dry run of one file over the window of the program.
type Window struct {
	desk  *widgets.Desk
	store Store
	model *Model
	done  func()

	sheet   *widgets.Sheet
	modes   *widgets.Tabs
	means   *widgets.Ink // what the mode does
	notice  *widgets.Ink // that the file was imported before
	taken   *widgets.Ink // how the line is understood
	warned  *widgets.Ink // what of it is not kept
	shows   *widgets.Tabs
	brings  *widgets.Ink
	lines   *lines
	said    *widgets.Ink
	choices *fyne.Container
	rest    *widgets.Button
	wrong   *widgets.Ink // what of a price list is not said rightly; nil elsewhere
}

// endingsRead are those of the files that may be read.
const endingsRead = ".csv .txt .xlsx .ods .xls .tsv .tab .json .cod .dec"

// Takes reports whether a file is one that may hold a list of cards, by its name.
func Takes(path string) bool {
	return slices.Contains(strings.Fields(endingsRead), strings.ToLower(filepath.Ext(path)))
}

// Ask lets the owner choose a file and opens it.
func Ask(desk *widgets.Desk, store Store, done func()) {
	AskFile(desk, words.T("Importar"), func(path string) { Open(desk, store, path, done) })
}

// AskFile lets the owner choose a file that may hold a list of cards.
func AskFile(desk *widgets.Desk, title string, chosen func(path string)) {
	widgets.OpenFile(desk, title, endingsRead, chosen)
}

// Open reads a file and shows what importing it would do. Done is called when
// something was imported.
func Open(desk *widgets.Desk, store Store, path string, done func()) {
	begin(desk, store, filepath.Base(path), func() (io.ReadCloser, error) { return files.Open(path) }, done)
}

// Paste is Open for a text that was copied, or for the file that was.
func Paste(desk *widgets.Desk, store Store, text string, done func()) {
	if path, ok := widgets.CopiedFile(text); ok {
		Open(desk, store, path, done)
		return
	}
	if strings.TrimSpace(text) == "" {
		widgets.Tell(desk.Canvas(), words.T("No hay ninguna lista"), words.T("El portapapeles no tiene texto. Copia una lista como «3x Nombre», una carta por línea, o las celdas de una tabla con sus títulos."))
		return
	}
	begin(desk, store, cardsdb.Pasted, func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(text)), nil }, done)
}

// begin reads what is to be imported, asks how many copies its lines stand for
// if it does not say, and shows what would come of it.
func begin(desk *widgets.Desk, store Store, source string, open func() (io.ReadCloser, error), done func()) {
	var file transfer.File
	desk.Later(func() error {
		in, err := open()
		if err != nil {
			return err
		}
		defer in.Close()
		if file, err = transfer.Read(in); err != nil {
			return speech.Errorf("%s: %w", sourceName(source), err)
		}
		return nil
	}, func(err error) {
		switch {
		case err != nil:
		case file.Uncounted:
			askEach(desk, source, file, func(copies int) { show(desk, store, source, file.Each(copies), done) },
				func() { beginPrices(desk, store, source, open, done) })
		default:
			show(desk, store, source, file, done)
		}
	})
}

func show(desk *widgets.Desk, store Store, source string, file transfer.File, done func()) {
	var m *Model
	desk.Later(func() (err error) {
		m, err = NewModel(source, file, store)
		return err
	}, func(err error) {
		if err == nil {
			newWindow(desk, store, m, done)
		}
	})
}

// askEach asks for how many copies each line of a table stands, or whether it is a price list.
func askEach(desk *widgets.Desk, source string, file transfer.File, answered func(copies int), priced func()) *widgets.Sheet {
	entry := widgets.NewSearchEntry()
	entry.SetText("1")
	wrong := widget.NewLabel("")
	wrong.Importance = widget.DangerImportance
	body := widgets.MinWidth(460, container.NewVBox(
		widgets.Wrapped(words.T("La tabla no tiene ninguna columna de cantidades. ¿Cuántas copias es cada una de sus {n} líneas?", "n", len(file.Lines))), entry, wrong))
	sheet := widgets.ShowSheet(desk.Canvas(), words.T("Importar {name}", "name", sourceName(source)), body, widgets.Choice{Text: words.T("Cancelar")})
	accept := func() {
		copies, err := holding.ParseCount(entry.Text)
		if err != nil || copies == 0 {
			wrong.SetText(words.T("Escribe un número de 1 a {max}", "max", holding.MaxCopies))
			return
		}
		sheet.Hide()
		answered(copies)
	}
	if file.Priced() {
		sheet.AddButton(words.T("Es una lista de precios"), widget.MediumImportance, func() {
			sheet.Hide()
			priced()
		})
	}
	sheet.AddButton(words.T("Continuar"), widget.HighImportance, accept)
	entry.OnSubmitted = func(string) { accept() }
	desk.Canvas().Focus(entry)
	return sheet
}

// AskPrices lets the owner choose a price list and shows what importing it would do. Done is called when it was.
func AskPrices(desk *widgets.Desk, store Store, done func()) {
	widgets.OpenFile(desk, words.T("Importar precios"), ".csv .txt .xlsx .tsv .tab", func(path string) {
		beginPrices(desk, store, filepath.Base(path), func() (io.ReadCloser, error) { return files.Open(path) }, done)
	})
}

// beginPrices reads a price list and shows what importing it would do.
func beginPrices(desk *widgets.Desk, store Store, source string, open func() (io.ReadCloser, error), done func()) {
	var m *Model
	desk.Later(func() error {
		in, err := open()
		if err != nil {
			return err
		}
		defer in.Close()
		file, err := transfer.ReadPrices(in)
		if err != nil {
			return speech.Errorf("%s: %w", sourceName(source), err)
		}
		m = NewPricesModel(source, file, store)
		return nil
	}, func(err error) {
		if err == nil {
			newWindow(desk, store, m, done)
		}
	})
}

func newWindow(desk *widgets.Desk, store Store, m *Model, done func()) *Window {
	w := &Window{desk: desk, store: store, model: m, done: done, brings: widgets.Title(""),
		said: ink(), choices: container.NewHBox(), means: widgets.Muted(""), notice: widgets.NewInk("", fynetheme.ColorNameWarning, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}),
		taken:  widgets.Muted(""),
		warned: widgets.NewInk("", fynetheme.ColorNameWarning, fynetheme.SizeNameText, fyne.TextStyle{})}
	w.lines = newLines(m)
	w.lines.chosen = func(int) { w.explain() }
	w.lines.typed = w.typed
	w.shows = widgets.NewTabs(make([]string, len(w.titles())), w.show)
	w.modes = widgets.NewTabs([]string{words.T("Añadir  [A]"), words.T("Reemplazar  [R]")}, func(i int) { w.changeMode(transfer.Mode(i)) })
	w.rest = widgets.NewButton(words.T("Guardar las que quedan…"), w.saveRest)

	head := container.NewVBox(container.NewBorder(nil, nil, widgets.Muted(m.Summary()), w.unsaid(), w.brings))
	if passed := m.Passed(); passed != "" {
		head.Add(widgets.Small(widgets.Fitting(passed, fynetheme.SizeNameCaptionText, fyne.TextStyle{}, width)))
	}
	modes := fyne.CanvasObject(container.NewBorder(nil, nil, widgets.MinWidth(270, w.modes), nil, container.New(layout.NewCustomPaddedLayout(0, 0, 14, 0), w.means)))
	listed := float32(height)
	keys := widgets.Small(words.T("Flechas: línea · cifra: elegir · Supr: dejar fuera · Retroceso: como al principio · A, R: añadir o reemplazar · Intro: importar"))
	if m.Mode() == transfer.Pricing {
		modes, listed = container.NewVBox(w.source(), w.means), height-saidHeight
		keys = widgets.Small(words.T("Flechas: línea · cifra: elegir · Supr: dejar fuera · Retroceso: como al principio · Intro: importar"))
	}
	foot := widgets.MinSize(fyne.NewSize(width, below), container.NewBorder(container.NewVBox(w.said, w.taken, w.warned), keys, nil, nil,
		container.NewHScroll(container.NewVBox(layout.NewSpacer(), w.choices, layout.NewSpacer()))))
	body := container.NewBorder(container.NewVBox(head, modes, w.notice, container.NewBorder(nil, nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, 12, 0), w.rest), w.shows)), foot, nil, nil,
		widgets.MinSize(fyne.NewSize(width, listed), w.lines))
	w.sheet = widgets.ShowSheet(desk.Canvas(), words.T("Importar {name}", "name", m.Source()), body,
		widgets.Choice{Text: words.T("Cancelar")})
	w.sheet.AddButton(words.T("Importar"), widget.HighImportance, w.take)
	w.refresh()
	w.lines.choose(0)
	desk.Canvas().Focus(w.lines)
	return w
}

// unsaid lets the owner say at once which printing the lines mean that name a card of
// several editions and none of them; it is nil where there are no such lines.
func (w *Window) unsaid() fyne.CanvasObject {
	if w.model.matching.Unsaid() == 0 {
		return nil
	}
	var names []string
	offered := transfer.Preferences()
	if w.model.Mode() != transfer.Pricing {
		offered = offered[:transfer.Every] // copies are of one printing
	}
	for _, name := range offered {
		names = append(names, words.T("Sin edición: {which}", "which", words.T(name)))
	}
	choose := widgets.NewSelect(names, nil)
	choose.SetSelectedIndex(int(transfer.AskEach))
	choose.OnChanged = func(string) {
		prefers := transfer.Preference(choose.SelectedIndex())
		w.plan(w.model.Mode(), func() error { w.model.matching.Prefer(prefers); return nil })
	}
	return widgets.MinWidth(230, choose)
}

// source lets the owner say whose a price list is, of which day, and in which currency the
// prices are that name none.
func (w *Window) source() fyne.CanvasObject {
	list := w.model.list
	name, day, currency := widgets.NewSearchEntry(), widgets.NewSearchEntry(), widgets.NewSearchEntry()
	name.SetText(list.Name)
	day.SetText(list.Date.String())
	currency.SetText(list.Currency)
	w.wrong = widgets.NewInk("", fynetheme.ColorNameError, fynetheme.SizeNameText, fyne.TextStyle{})
	changed := func(string) {
		now, err := listSaid(name.Text, day.Text, currency.Text)
		w.wrong.SetText("")
		if err != nil {
			w.wrong.SetText(words.Error(err))
			return
		}
		w.model.list = now
		w.replan(transfer.Pricing, func() error { return nil }, func() {})
	}
	for _, e := range []*widgets.SearchEntry{name, day, currency} {
		e.OnChanged = changed
		e.OnSubmitted = func(string) { w.desk.Canvas().Focus(w.lines) }
	}
	label := func(text string) fyne.CanvasObject { return container.NewCenter(widgets.Muted(text)) }
	return container.NewBorder(nil, nil, nil, container.NewCenter(w.wrong), container.NewHBox(label(words.T("De quién")), widgets.MinWidth(200, name),
		label(words.T("Fecha")), widgets.MinWidth(130, day), label(words.T("Moneda")), widgets.MinWidth(90, currency)))
}

// listSaid is the price list of a name, day and currency as they are typed.
func listSaid(name, day, currency string) (prices.List, error) {
	l := prices.List{Name: strings.TrimSpace(name)}
	var err error
	if l.Date, err = holding.ParseDate(day); err != nil {
		return l, err
	}
	if l.Currency, err = holding.ParseCurrency(currency); err != nil {
		return l, err
	}
	whole := l
	whole.Prices = []prices.Price{{Key: prices.Key{Printing: card.Printing{Edition: "ES", Number: 1}}, Cents: 1}}
	return l, whole.Check()
}

// titles name the ways to list lines, with how many lines each has.
func (w *Window) titles() []string {
	t := w.model.Totals()
	taken := words.T("Nuevas y sumadas ({n} y {more})", "n", t.New, "more", t.Merged)
	switch w.model.Mode() {
	case transfer.Pricing:
		taken = words.T("Con precio ({n})", "n", t.New)
	case transfer.Replace:
		taken = words.T("Nuevas y reemplazadas ({n} y {more})", "n", t.New+t.Merged, "more", t.Replacing)
	}
	return []string{
		words.T("Todas ({n})", "n", t.Taken()+t.Ambiguous+t.Refused+t.Apart),
		words.T("Por elegir ({n})", "n", t.Ambiguous),
		words.T("Rechazadas ({n})", "n", t.Refused),
		taken,
		words.T("Avisos y aparte ({n})", "n", t.Warned+t.Apart),
	}
}

// show lists other lines.
func (w *Window) show(tab int) {
	w.model.SetShow(Show(tab))
	w.lines.Refresh()
	w.lines.choose(0)
}

// refresh shows the plan as it stands.
func (w *Window) refresh() {
	t := w.model.Totals()
	w.shows.SetTitles(w.titles())
	w.shows.Mark(int(w.model.show))
	if w.model.Mode() != transfer.Pricing {
		w.modes.Mark(int(w.model.Mode()))
	}
	w.means.SetText(w.model.Explains())
	w.notice.SetText(w.model.Notice())
	if w.notice.Hidden = w.model.Notice() == ""; !w.notice.Hidden && !w.model.Twice() {
		w.notice.SetColor(theme.Muted)
	} else {
		w.notice.SetColor(fynetheme.ColorNameWarning)
	}
	if w.model.Mode() == transfer.Replace {
		w.brings.SetText(words.T("Quedan: {what}", "what", w.model.Brings()))
	} else {
		w.brings.SetText(words.T("Se importan: {what}", "what", w.model.Brings()))
	}
	if t.Ambiguous+t.Refused == 0 {
		w.rest.Disable()
	} else {
		w.rest.Enable()
	}
	w.lines.Refresh()
}

// explain shows the line that is chosen whole, and what it can be.
func (w *Window) explain() {
	w.choices.RemoveAll()
	defer w.choices.Refresh()
	if w.lines.at < 0 || w.lines.at >= w.model.Len() {
		w.said.SetText(words.T("No hay ninguna línea así."))
		w.taken.SetText("")
		w.warned.SetText("")
		return
	}
	l := w.model.Line(w.lines.at)
	w.said.SetText(widgets.Fitting(words.T("Línea {n}: {text}", "n", l.Number, "text", raw(l)),
		fynetheme.SizeNameText, fyne.TextStyle{}, width))
	w.taken.SetText(widgets.Fitting(understood(l), fynetheme.SizeNameText, fyne.TextStyle{}, width))
	w.warned.SetText(widgets.Fitting(Warned(l), fynetheme.SizeNameText, fyne.TextStyle{}, width))
	choices := w.model.Choices(w.lines.at)
	for k, c := range choices[:min(len(choices), maxButtons)] {
		b := widgets.NewButton(strconv.Itoa(k+1)+"  "+strings.TrimSpace(c.Code()+" "+c.Name), func() { w.mean(c) })
		if isMeant(l, c) {
			b.Importance = widget.HighImportance
		}
		w.choices.Add(b)
	}
	if l.Outcome != transfer.Refused && l.Outcome != transfer.Apart {
		w.choices.Add(widgets.NewButton(words.T("Dejar fuera"), w.leaveOut))
	}
	if l.Chosen || l.Outcome == transfer.Refused && len(l.Printings) > 0 {
		w.choices.Add(widgets.NewButton(words.T("Como al principio"), w.forget))
	}
}

// raw is the line as it stands in the file, without its empty cells.
func raw(l transfer.Planned) string {
	var cells []string
	for _, c := range l.Cells {
		if c = strings.Join(strings.Fields(c), " "); c != "" {
			cells = append(cells, c)
		}
	}
	return strings.Join(cells, " · ")
}

func (w *Window) typed(e *fyne.KeyEvent) bool {
	digit := strings.TrimPrefix(string(e.Name), "KP")
	if n, err := strconv.Atoi(digit); err == nil && w.lines.at >= 0 {
		if choices := w.model.Choices(w.lines.at); n >= 1 && n <= min(len(choices), maxButtons) {
			w.mean(choices[n-1])
		}
		return true
	}
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		w.sheet.Enter()
	case fyne.KeyDelete:
		w.leaveOut()
	case fyne.KeyBackspace:
		w.forget()
	case fyne.KeyA, fyne.KeyR:
		if w.model.Mode() != transfer.Pricing {
			w.modes.Choose(int(map[fyne.KeyName]transfer.Mode{fyne.KeyA: transfer.Add, fyne.KeyR: transfer.Replace}[e.Name]))
		}
	default:
		return false
	}
	return true
}

func (w *Window) mean(c card.Card) {
	w.change(func(line int) error { return w.model.matching.Choose(line, c.Printing()) }, true)
}

func (w *Window) leaveOut() {
	w.change(func(line int) error { w.model.matching.LeaveOut(line); return nil }, true)
}

func (w *Window) forget() {
	w.change(func(line int) error { w.model.matching.Forget(line); return nil }, false)
}

// change says something of the line that is chosen and plans anew, off the
// goroutine of the window. Onwards goes to the next line that asks, at once, so
// that whoever types fast never speaks of the wrong line.
func (w *Window) change(do func(line int) error, onwards bool) {
	if w.lines.at < 0 || w.lines.at >= w.model.Len() {
		return
	}
	line := w.model.shown[w.lines.at]
	if onwards {
		w.lines.choose(w.model.next(line))
	}
	w.plan(w.model.Mode(), func() error { return do(line) })
}

// changeMode plans anew for another mode.
func (w *Window) changeMode(m transfer.Mode) {
	w.plan(m, func() error { return nil })
}

// plan plans anew after do, off the goroutine of the window, and goes back to the lines.
func (w *Window) plan(mode transfer.Mode, do func() error) {
	w.replan(mode, do, func() { w.desk.Canvas().Focus(w.lines) })
}

// replan plans anew after do, off the goroutine of the window.
func (w *Window) replan(mode transfer.Mode, do func() error, then func()) {
	var plan transfer.Plan
	list := w.model.list
	w.desk.Later(func() error {
		if err := do(); err != nil {
			return err
		}
		plan = w.model.planFor(mode, list)
		return nil
	}, func(err error) {
		if err != nil {
			return
		}
		here := -1
		if w.lines.at >= 0 && w.lines.at < w.model.Len() {
			here = w.model.shown[w.lines.at]
		}
		w.model.take(plan)
		w.refresh()
		w.lines.choose(w.model.place(here))
		then()
	})
}

// restEnding is the ending of a file of the lines that are left of one with an ending: what
// came from a spreadsheet is written as a table.
func restEnding(ext string) string {
	if strings.EqualFold(ext, ".xlsx") {
		return ".csv"
	}
	return cmp.Or(ext, ".txt")
}

// saveRest writes the lines that stay behind into a file.
func (w *Window) saveRest() {
	rest, err := w.model.Plan().Rest()
	if err != nil {
		w.desk.Fail(err)
		return
	}
	ext := filepath.Ext(w.model.source)
	name := widgets.FileName(strings.TrimSuffix(w.model.Source(), ext)) + "-" + words.T("resto") + restEnding(ext)
	widgets.SaveFile(w.desk, words.T("Guardar las líneas que quedan"), name, func(path string) {
		w.desk.Later(func() error { return files.Replace(path, 0o644, rest) }, func(err error) {
			if err == nil {
				w.desk.Notes.Say(words.T("Guardado en {name}", "name", filepath.Base(path)))
			}
		})
	})
}

// take does the import, after asking where it would count a file twice, or undo
// what happened since that file came. Enter answers with no.
func (w *Window) take() {
	if w.wrong != nil && w.wrong.Text() != "" {
		return
	}
	ask := func(question, yes string) {
		widgets.ShowSheet(w.desk.Canvas(), words.T("El mismo archivo otra vez"), widgets.MinWidth(440, widgets.Wrapped(question)),
			widgets.Choice{Text: yes, Do: w.commit},
			widgets.Choice{Text: words.T("Volver a mirar"), Importance: widget.HighImportance, Do: func() { w.desk.Canvas().Focus(w.lines) }})
	}
	switch less := w.model.Undoes(); {
	case w.model.Twice():
		ask(w.model.Notice(), words.T("Sumarlo otra vez"))
	case less > 0:
		ask(words.N(less, "Este archivo ya se importó, y de sus cartas hay ahora {n} copia más que él dice. Reemplazar la quita.",
			"Este archivo ya se importó, y de sus cartas hay ahora {n} copias más que él dice. Reemplazar las quita."), words.T("Reemplazar"))
	default:
		w.commit()
	}
}

func (w *Window) commit() {
	w.sheet.Hide()
	plan, brings := w.model.Plan(), w.model.Brings()
	if plan.Changes.Len()+len(plan.Gone)+len(plan.Prices.Prices) == 0 {
		w.desk.Notes.Say(words.T("No había nada que importar"))
		return
	}
	w.desk.Later(func() error { return w.store.Take(w.model.source, plan) }, func(err error) {
		if err != nil {
			return
		}
		said := words.T("Importado de {name}: {what}. Ctrl+Z lo deshace.", "name", w.model.Source(), "what", brings)
		if left := plan.Totals().Ambiguous + plan.Totals().Refused; left > 0 {
			w.desk.Notes.Offer(said+" "+words.N(left, "{n} línea quedó fuera.", "{n} líneas quedaron fuera."), words.T("Guardar las que quedan…"), w.saveRest)
		} else {
			w.desk.Notes.Say(said)
		}
		if w.done != nil {
			w.done()
		}
	})
}

// lines is the table of lines.
type lines struct {
	widget.List
	model  *Model
	at     int // the line that is chosen, a place in the list
	chosen func(at int)
	typed  func(*fyne.KeyEvent) bool
}

func newLines(m *Model) *lines {
	l := &lines{model: m}
	l.Length = m.Len
	l.CreateItem = func() fyne.CanvasObject { return newLine() }
	l.UpdateItem = func(at int, o fyne.CanvasObject) {
		if at < m.Len() {
			o.(*line).set(m.Line(at))
		}
	}
	l.OnSelected = func(at int) {
		l.at = at
		l.chosen(at)
	}
	l.ExtendBaseWidget(l)
	return l
}

// choose goes to a line.
func (l *lines) choose(at int) {
	if at < 0 || at >= l.model.Len() {
		l.UnselectAll()
		l.at = -1
		l.chosen(-1)
		return
	}
	l.at = at
	l.Select(at)
	l.chosen(at)
}

// FocusGained implements fyne.Focusable; the chosen line is mark enough.
func (l *lines) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (l *lines) FocusLost() {}

// TypedKey implements fyne.Focusable.
func (l *lines) TypedKey(e *fyne.KeyEvent) {
	if l.typed(e) {
		return
	}
	const page = 8
	last := l.model.Len() - 1
	switch e.Name {
	case fyne.KeyUp:
		l.choose(max(l.at-1, 0))
	case fyne.KeyDown:
		l.choose(min(l.at+1, last))
	case fyne.KeyPageUp:
		l.choose(max(l.at-page, 0))
	case fyne.KeyPageDown:
		l.choose(min(l.at+page, last))
	case fyne.KeyHome:
		l.choose(0)
	case fyne.KeyEnd:
		l.choose(last)
	default:
		widgets.OfWindow(l, e)
	}
}

// line is a row of the table.
type line struct {
	widget.BaseWidget
	number, said, outcome, answer *widgets.Ink
	row                           *fyne.Container
}

func newLine() *line {
	l := &line{number: widgets.Muted(""), said: ink(), outcome: ink(), answer: ink()}
	l.number.Align(fyne.TextAlignTrailing)
	l.row = container.New(lineLayout{}, l.number, l.said, l.outcome, l.answer)
	l.ExtendBaseWidget(l)
	return l
}

func ink() *widgets.Ink {
	return widgets.NewInk("", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{})
}

// outcomeColours tell outcomes apart at a glance.
var outcomeColours = map[transfer.Outcome]fyne.ThemeColorName{
	transfer.New: fynetheme.ColorNameSuccess, transfer.Merged: theme.Muted,
	transfer.Replacing: fynetheme.ColorNamePrimary, transfer.Apart: theme.Muted,
	transfer.Ambiguous: fynetheme.ColorNameWarning, transfer.Refused: fynetheme.ColorNameError,
}

func (l *line) set(p transfer.Planned) {
	size := fynetheme.SizeNameText
	l.number.SetText(strconv.Itoa(p.Number))
	l.said.SetText(widgets.Fitting(Said(p), size, fyne.TextStyle{}, lineColumns[2]-lineColumns[1]-columnGap))
	l.outcome.SetColor(outcomeColours[p.Outcome])
	l.outcome.SetText(words.Capital(words.T(p.Outcome.String())))
	l.answer.SetText(widgets.Fitting(Answer(p), size, fyne.TextStyle{}, width-lineColumns[3]-columnGap))
}

// CreateRenderer implements fyne.Widget.
func (l *line) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(l.row) }

// lineColumns are where the columns begin.
var lineColumns = [...]float32{0, 62, 372, 472}

const columnGap = 14

type lineLayout struct{}

func (lineLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for i := range o {
		end := size.Width
		if i+1 < len(lineColumns) {
			end = lineColumns[i+1]
		}
		h := o[i].MinSize().Height
		o[i].Move(fyne.NewPos(lineColumns[i], (size.Height-h)/2))
		o[i].Resize(fyne.NewSize(max(0, end-lineColumns[i]-columnGap), h))
	}
}

func (lineLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(lineColumns[3], o[0].MinSize().Height+6)
}
