package duels

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/cardsdb/files"
	"castillo/ui/tally"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Config is what the screen is made of.
type Config struct {
	Desk   *widgets.Desk
	Reader *tally.Reader
	Memory widgets.Memory        // keeps which columns the person wants to see
	Left   func() []tally.Duel   // lists from the disk the duels that are not among the matches yet; nil: there are none
	Watch  func(cardsdb.MatchID) // shows a match in Repeticiones
	Back   func()
}

// Screen is the history of duels in the window: a table by deck and rival, and below it the duels
// of the row that is chosen.
type Screen struct {
	Config
	model *Model
	round int // which counting goes on; another number ends the one before

	deck, rival, format *widgets.Select
	rivals              []tally.Rival // as the choice offers them
	export              *widgets.Button
	bar                 *widget.ProgressBar
	counted             *widgets.Ink
	stop                *widgets.Button
	progress            fyne.CanvasObject
	table               *widgets.Table
	note                *widgets.Ink // below it
	row                 tally.Row    // the one that is chosen
	title               *widgets.Ink
	list                *widgets.List
	none                *widget.RichText // why there is nothing
	full                fyne.CanvasObject
	content             fyne.CanvasObject
}

// New lays the screen out. It counts when it is shown.
func New(c Config) *Screen {
	s := &Screen{Config: c, model: NewModel(c.Reader)}
	back := widgets.NewIconButton(widgets.WithKey(words.T("Volver"), "Esc"), fynetheme.NavigateBackIcon(), s.leave)
	s.export = widgets.NewIconButton(words.T("Exportar…"), fynetheme.DocumentSaveIcon(), s.save)
	head := container.NewBorder(nil, nil, container.NewHBox(back, widgets.Heading(words.T("Historial de duelos"))), s.export)
	s.layTable()
	s.layDuels()
	s.none = widget.NewRichTextWithText("")
	s.none.Wrapping = fyne.TextWrapWord
	split := container.NewVSplit(
		widgets.NewPanel(container.NewBorder(nil, s.note, nil, nil, s.table.Framed())),
		widgets.NewPanel(container.NewBorder(s.title, nil, nil, nil, s.list)))
	split.Offset = tableShare
	s.full = split
	s.content = container.NewBorder(container.NewVBox(head, s.layFilter(), s.layProgress()), nil, nil, nil,
		container.NewStack(s.full, container.NewVBox(s.none)))
	s.show()
	return s
}

// tableShare is the part of the height that the table has.
const tableShare = 0.58

func (s *Screen) layFilter() fyne.CanvasObject {
	s.deck = widgets.NewSelect(nil, func(string) {
		s.model.Filter.Deck = ""
		if i := s.deck.SelectedIndex(); i > 0 {
			s.model.Filter.Deck = s.deck.Selected
		}
		s.filter()
	})
	s.rival = widgets.NewSelect(nil, func(string) {
		s.model.Filter.Rival = tally.Rival{}
		if i := s.rival.SelectedIndex(); i > 0 {
			s.model.Filter.Rival = s.rivals[i-1]
		}
		s.filter()
	})
	s.format = widgets.NewSelect(nil, func(string) {
		s.model.Filter.Format = ""
		if i := s.format.SelectedIndex(); i > 0 {
			s.model.Filter.Format = s.format.Selected
		}
		s.filter()
	})
	times := []string{Always: words.T("Desde siempre"), ThisMonth: words.T("Este mes"), ThisYear: words.T("Este año")}
	var since *widgets.Select
	since = widgets.NewSelect(times, func(string) {
		s.model.Since = Since(max(0, since.SelectedIndex()))
		s.filter()
	})
	since.SetShown(times[s.model.Since])
	return container.NewGridWithColumns(4, s.deck, s.rival, s.format, since)
}

// offer has the filters offer what there is.
func (s *Screen) offer() {
	set := func(choice *widgets.Select, options []string, at int) {
		options = widgets.Distinct(options)
		if !slices.Equal(choice.Options, options) {
			choice.SetOptions(options)
		}
		choice.SetShown(options[at])
	}
	decks, formats := tally.Decks(s.model.duels), tally.Formats(s.model.duels)
	s.rivals = tally.Rivals(s.model.duels)
	var rivals []string
	for _, r := range s.rivals {
		rivals = append(rivals, rivalName(r))
	}
	set(s.deck, slices.Insert(decks, 0, words.T("Todos los mazos")), 1+slices.Index(decks, s.model.Filter.Deck))
	set(s.rival, slices.Insert(rivals, 0, words.T("Todos los rivales")), 1+slices.Index(s.rivals, s.model.Filter.Rival))
	set(s.format, slices.Insert(formats, 0, words.T("Todos los formatos")), 1+slices.Index(formats, s.model.Filter.Format))
}

func (s *Screen) filter() {
	s.model.count()
	s.show()
}

// layProgress is the line that is there while not everything is counted.
func (s *Screen) layProgress() fyne.CanvasObject {
	s.bar, s.counted = widget.NewProgressBar(), widgets.Muted(" ")
	s.bar.TextFormatter = func() string { return "" }
	s.stop = widgets.NewButton(words.T("Cancelar"), nil)
	s.progress = container.NewBorder(nil, nil, s.counted, s.stop, s.bar)
	return s.progress
}

// columnsKey is the setting that keeps which columns the person wants to see.
const columnsKey = "columnas de los duelos"

func (s *Screen) layTable() {
	figure := func(id, title string, least float32, yields int) widgets.Column {
		return widgets.Column{ID: id, Title: title, Part: least, Least: theme.Scaled(least), Right: true, Yields: yields}
	}
	s.table = widgets.NewTable([]widgets.Column{
		tally.ByDeck:       {ID: "mazo", Title: words.T("Mazo"), Part: 140, Least: theme.Scaled(120)},
		tally.ByRival:      {ID: "rival", Title: words.T("Rival"), Part: 98, Least: theme.Scaled(80)},
		tally.ByDuels:      figure("duelos", words.T("Duelos"), 46, 0),
		tally.ByWon:        figure("ganados", words.T("Ganados"), 56, 0),
		tally.ByLost:       figure("perdidos", words.T("Perdidos"), 58, 0),
		tally.ByDrawn:      figure("empates", words.T("Empates"), 56, 0),
		tally.ByUnfinished: figure("sin terminar", words.T("Sin terminar"), 78, 0),
		tally.ByTurns:      figure("turnos", words.T("Turnos"), 46, 3),
		tally.ByFirst:      figure("primero", words.T("Primero"), 62, 2),
		tally.BySecond:     figure("segundo", words.T("Segundo"), 62, 1),
		tally.ByLast:       figure("último", words.T("Último"), 86, 4),
	})
	s.table.KeepColumns(s.Desk, s.Memory, columnsKey)
	s.table.OnSort = func(column int) {
		s.model.sortBy(tally.Column(column))
		s.show()
	}
	s.table.OnChosen = func(i int) {
		s.row = s.model.rows[i]
		s.showDuels()
	}
	s.note = widgets.Small(" ").Cut()
	s.table.OnEnter = func(int) { s.Desk.Canvas().Focus(s.list) }
}

func (s *Screen) layDuels() {
	s.title = widgets.Title(" ").Cut()
	s.list = widgets.NewList(func() int { return len(s.played()) }, s.newDuel, s.bindDuel)
	s.list.OnSelected = func(i int) {
		s.list.Unselect(i)
		s.watch(s.played()[i])
	}
}

// watch shows a duel that is among the matches.
func (s *Screen) watch(d tally.Duel) {
	if d.Match != 0 {
		s.Watch(d.Match)
	}
}

// played are the duels of the row that is chosen.
func (s *Screen) played() []tally.Duel { return s.row.Played }

func (s *Screen) newDuel() fyne.CanvasObject {
	outcome := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
	watch := widgets.NewIconButton(words.T("Ver la partida"), fynetheme.MediaPlayIcon(), nil)
	watch.Importance = widget.LowImportance
	when := container.NewCenter(widgets.Small(" "))
	what := container.New(layout.NewCustomPaddedLayout(4, 4, 8, 8), container.New(layout.NewCustomPaddedVBoxLayout(2), outcome, widgets.Small(" ").Cut()))
	return container.NewBorder(nil, nil, nil, container.NewHBox(when, watch), what)
}

func (s *Screen) bindDuel(i int, o fyne.CanvasObject) {
	if i >= len(s.played()) {
		return
	}
	d := s.played()[i]
	row := o.(*fyne.Container)
	lines := row.Objects[0].(*fyne.Container).Objects[0].(*fyne.Container).Objects
	right := row.Objects[1].(*fyne.Container)
	outcome := lines[0].(*widgets.Ink)
	outcome.SetText(outcomeWords(d))
	outcome.SetColor(map[tally.Outcome]fyne.ThemeColorName{tally.Won: fynetheme.ColorNameSuccess, tally.Lost: fynetheme.ColorNameError,
		tally.Drawn: fynetheme.ColorNameForeground, tally.Unfinished: theme.Muted}[d.Outcome])
	about := aboutWords(d)
	if s.row.Rival == (tally.Rival{}) { // the total is of several
		about = strings.TrimSuffix(pairWords(d.Deck, d.Rival)+" · "+about, " · ")
	}
	lines[1].(*widgets.Ink).SetText(about)
	right.Objects[0].(*fyne.Container).Objects[0].(*widgets.Ink).SetText(words.Moment(d.Date.Local()))
	watch := right.Objects[1].(*widgets.Button)
	watch.OnTapped = func() { s.watch(d) }
	watch.Hidden = d.Match == 0
	row.Layout.Layout(row.Objects, row.Size()) // the right side is as wide as its words
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Shown counts anew: matches may have been played or deleted meanwhile. What was read before of
// those that are over is known.
func (s *Screen) Shown() {
	s.round++
	round := s.round
	s.offerStop(words.T("Cancelar"), s.cancel)
	var matches []cardsdb.Match
	var left []tally.Duel
	s.Desk.Later(func() (err error) {
		if s.Left != nil {
			left = s.Left()
		}
		matches, err = s.Reader.Matches()
		return err
	}, func(err error) {
		if err == nil && round == s.round {
			s.model.begin(matches, left)
			s.countOn(round)
		}
	})
}

// Hidden is called when another screen takes the place of this one.
func (s *Screen) Hidden() { s.round++ }

func (s *Screen) leave() {
	s.Hidden()
	s.Back()
}

// Flush stops counting: the program is left.
func (s *Screen) Flush() { s.round++ }

// batchTime is how long matches are read before what they tell is shown, and other errands have
// their turn.
const batchTime = 250 * time.Millisecond

// countOn reads the matches that wait, a batch at a time.
func (s *Screen) countOn(round int) {
	if s.show(); len(s.model.waiting) == 0 {
		return
	}
	var read batch
	waiting := s.model.waiting
	s.Desk.Later(func() error {
		read = s.model.read(waiting, batchTime)
		return nil
	}, func(error) {
		if round == s.round {
			s.model.add(read)
			s.countOn(round)
		}
	})
}

// cancel stops counting; what was counted stays, and the rest can be counted yet.
func (s *Screen) cancel() {
	s.round++
	s.offerStop(words.T("Contar el resto"), func() {
		s.offerStop(words.T("Cancelar"), s.cancel)
		s.countOn(s.round)
	})
}

// offerStop has the button beside the progress say and do something.
func (s *Screen) offerStop(text string, do func()) {
	s.stop.OnTapped = do
	s.stop.SetText(text)
}

// show shows what is counted so far.
func (s *Screen) show() {
	s.offer()
	s.showProgress()
	s.table.SetSorted(int(s.model.by), s.model.down)
	s.table.SetRows(len(s.model.rows), s.model.cell)
	s.note.SetText(s.model.note())
	some := len(s.model.rows) > 0
	if some != s.full.Visible() {
		map[bool]func(){true: s.full.Show, false: s.full.Hide}[some]()
	}
	if s.export.Enable(); !some {
		s.export.Disable()
	}
	if s.none.Hide(); !some {
		s.none.Segments = []widget.RichTextSegment{&widget.TextSegment{Text: s.why(), Style: widget.RichTextStyle{ColorName: theme.Muted}}}
		s.none.Refresh()
		s.none.Show()
		return
	}
	at := s.model.place(s.row)
	s.row = s.model.rows[at]
	s.table.Choose(at)
	s.showDuels()
}

func (s *Screen) showProgress() {
	read, all := s.model.progress()
	if read == all {
		s.progress.Hide()
		return
	}
	s.counted.SetText(words.T("Contadas {n} de {all} partidas", "n", read, "all", all))
	s.bar.SetValue(float64(read) / float64(all))
	s.progress.Show()
	s.progress.Refresh()
}

// why says why there are no rows.
func (s *Screen) why() string {
	switch read, all := s.model.progress(); {
	case read < all:
		return ""
	case len(s.model.duels) > 0:
		return words.T("Ningún duelo es de ese mazo, rival, formato y tiempo.")
	}
	return words.T("Aquí se cuentan solos los duelos que juegas, por mazo y rival: contra el computador, con un amigo o entre dos personas en esta pantalla. Juega uno en Jugar y vuelve.")
}

func (s *Screen) showDuels() {
	s.title.SetText(s.model.title(s.model.place(s.row)))
	s.list.Refresh()
}

// TypedAlt opens the choice of columns.
func (s *Screen) TypedAlt(k fyne.KeyName) {
	if k == fyne.KeyK && s.full.Visible() {
		s.table.ChooseColumns(s.Desk.Canvas())
	}
}

// TypedKey goes through the table.
func (s *Screen) TypedKey(k fyne.KeyName) {
	if k == fyne.KeyEscape {
		s.leave()
		return
	}
	if s.table.Step(k) {
		s.Desk.Canvas().Focus(s.table)
	}
}

// save asks for a file for spreadsheets.
func (s *Screen) save() {
	widgets.SaveFile(s.Desk, words.T("Exportar el historial de duelos"), words.T("duelos")+".csv", s.saveTo)
}

// saveTo writes the rows of the table, without the total.
func (s *Screen) saveTo(path string) {
	rows := slices.Clone(s.model.rows[1:])
	s.Desk.Later(func() error {
		var content bytes.Buffer
		if err := tally.WriteCSV(&content, rows); err != nil {
			return err
		}
		return files.Replace(path, 0o644, content.Bytes())
	}, func(err error) {
		if err == nil {
			s.Desk.Notes.Say(words.T("Guardado en {name}", "name", filepath.Base(path)))
		}
	})
}
