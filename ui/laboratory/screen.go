package laboratory

import (
	"context"
	"errors"
	"runtime"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/cardsdb"
	"castillo/game/deck"
	"castillo/game/lab"
	"castillo/game/myl"
	"castillo/ui/lobby"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Screen is the laboratory in the window.
type Screen struct {
	desk  *widgets.Desk
	store *cardsdb.Store
	back  func()
	model *Model

	results *lab.Results         // in sight; nil: none
	kept    []cardsdb.Experiment // those of the store
	running *run                 // nil: nothing is played

	decks, rivals *widgets.List
	player        *widgets.Select
	games, seed   *widgets.SearchEntry
	starts        []*widgets.Button // disabled while something is played
	archive       *widgets.Select
	export        *widgets.Button

	bar      *widget.ProgressBar
	progress *fyne.Container
	told     *widgets.Ink

	tabs    *widgets.Tabs
	pages   []fyne.CanvasObject
	found   *resultPage
	lengths *lengthPage
	cards   *cardPage
	compare *comparePage
	improve *improvePage
	content fyne.CanvasObject
}

// run is what is being played.
type run struct {
	cancel context.CancelFunc
	begun  time.Time
	played atomic.Int64 // games
	of     int
}

// New lays the screen out; back leads to where it was opened from.
func New(desk *widgets.Desk, store *cardsdb.Store, back func()) *Screen {
	s := &Screen{desk: desk, store: store, back: back, model: NewModel()}
	s.archive = widgets.NewSelect(nil, func(string) { s.open(s.archive.SelectedIndex()) })
	s.archive.PlaceHolder = words.T("Resultados guardados")
	s.export = widgets.NewIconButton(words.T("Exportar…"), fynetheme.DocumentSaveIcon(), s.showExport)
	s.export.Disable()
	leave := widgets.NewIconButton(widgets.WithKey(words.T("Volver"), "Esc"), fynetheme.NavigateBackIcon(), s.leave)
	head := container.NewBorder(nil, nil, container.NewHBox(leave, widgets.Heading(words.T("Laboratorio"))),
		container.NewHBox(widgets.MinWidth(archiveWidth, s.archive), s.export))
	s.found, s.lengths, s.cards, s.compare, s.improve = newResultPage(s.start(words.T("Jugar el resto"), s.playRest), s.playAll), newLengthPage(), newCardPage(), newComparePage(s), newImprovePage(s)
	s.pages = []fyne.CanvasObject{s.found.content, s.lengths.content, s.cards.content, s.compare.content, s.improve.content}
	s.tabs = widgets.NewTabs([]string{words.T("Resultado"), words.T("Partidas"), words.T("Cartas"), words.T("Comparar"), words.T("Mejorar")}, s.openPage)
	right := widgets.NewPanel(container.NewBorder(s.tabs, s.layProgress(), nil, nil,
		container.New(layout.NewCustomPaddedLayout(8, 0, 0, 0), container.NewStack(s.pages...))))
	s.content = container.NewBorder(head, nil, nil, nil, container.New(columns{}, s.layChoice(), right))
	s.openPage(0)
	s.showRunning()
	return s
}

// The pages of those who ask something else than who wins.
const (
	comparing = 3
	improving = 4
)

const (
	choiceWidth  = 276 // at least
	choiceMost   = 380
	choiceShare  = 0.22
	columnGap    = 10
	archiveWidth = 250
)

// columns gives what is played a share of the width and what is found the rest.
type columns struct{}

func (columns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left := max(o[0].MinSize().Width, min(size.Width*choiceShare, choiceMost))
	place(o[0], 0, 0, left, size.Height)
	place(o[1], left+columnGap, 0, size.Width-left-columnGap, size.Height)
}

func (columns) MinSize(o []fyne.CanvasObject) fyne.Size {
	left, right := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(left.Width+columnGap+right.Width, max(left.Height, right.Height))
}

// layChoice is the column of what is played.
func (s *Screen) layChoice() fyne.CanvasObject {
	s.decks = s.newMarks(func() []bool { return s.model.plays })
	s.rivals = s.newMarks(func() []bool { return s.model.rivals })
	s.player = widgets.NewSelect(nil, func(string) {
		if i := s.player.SelectedIndex(); i >= 0 {
			s.model.Player = lab.Players()[i].Name
		}
	})
	for _, p := range lab.Players() {
		s.player.Options = append(s.player.Options, lobby.Player(p.Name).Name())
	}
	s.player.SetShown(s.player.Options[0])
	s.games = field(&s.model.Games)
	s.seed = field(&s.model.Seed)
	form := container.NewVBox(
		named(words.T("Juega"), s.player), named(words.T("Partidas por pareja"), s.games), named(words.T("Semilla"), s.seed),
		s.start(words.T("Jugar"), s.play))
	lists := container.NewGridWithRows(2,
		container.NewBorder(widgets.Title(words.T("Mazos")), nil, nil, nil, s.decks),
		container.NewBorder(container.NewVBox(widgets.Title(words.T("Rivales")), widgets.Small(words.T("Sin ninguno juegan los mazos entre sí.")).Cut()), nil, nil, nil, s.rivals))
	return widgets.MinWidth(choiceWidth, widgets.NewPanel(container.NewBorder(nil, form, nil, nil, lists)))
}

// field is an entry of a value of the model.
func field(value *string) *widgets.SearchEntry {
	e := widgets.NewSearchEntry()
	e.SetText(*value)
	e.OnChanged = func(text string) { *value = text }
	return e
}

// fieldWidth is that of what stands beside its name.
const fieldWidth = 88

func named(name string, o fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(nil, nil, nil, widgets.MinWidth(fieldWidth, o), widgets.Muted(name).Cut())
}

// start is a button that has something played.
func (s *Screen) start(text string, do func()) *widgets.Button {
	b := widgets.NewIconButton(text, fynetheme.MediaPlayIcon(), do)
	b.Importance = widget.HighImportance
	s.starts = append(s.starts, b)
	return b
}

// newMarks is a list of decks that are marked or not.
func (s *Screen) newMarks(marks func() []bool) *widgets.List {
	l := widgets.NewList(func() int { return len(s.model.choices) }, func() fyne.CanvasObject {
		return container.NewBorder(nil, nil, widget.NewIcon(fynetheme.CheckButtonIcon()), nil,
			widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{}).Cut())
	}, func(i int, o fyne.CanvasObject) {
		if i >= len(s.model.choices) {
			return
		}
		row := o.(*fyne.Container)
		row.Objects[0].(*widgets.Ink).SetText(s.model.choices[i].Name)
		icon := fynetheme.CheckButtonIcon()
		if marks()[i] {
			icon = fynetheme.CheckButtonCheckedIcon()
		}
		row.Objects[1].(*widget.Icon).SetResource(icon)
	})
	l.OnSelected = func(i int) {
		l.Unselect(i)
		if i < len(marks()) {
			marks()[i] = !marks()[i]
			l.RefreshItem(i)
		}
	}
	return l
}

// layProgress is the line that is there while something is played.
func (s *Screen) layProgress() fyne.CanvasObject {
	s.bar, s.told = widget.NewProgressBar(), widgets.Muted(" ")
	s.bar.TextFormatter = func() string { return "" }
	s.progress = container.NewBorder(nil, nil, s.told, widgets.NewButton(words.T("Cancelar"), s.Cancel), s.bar)
	return s.progress
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Shown reads the decks again, which may have changed meanwhile.
func (s *Screen) Shown() {
	var choices []Choice
	var formats []deck.Format
	var kept []cardsdb.Experiment
	s.desk.Later(func() error {
		decks, err := s.store.Decks().All()
		if err != nil {
			return err
		}
		choices = choicesOf(decks)
		if formats, err = s.store.Formats().All(); err != nil {
			return err
		}
		kept, err = s.store.Experiments().All()
		return err
	}, func(err error) {
		if err != nil {
			return
		}
		s.model.SetDecks(s.store.Catalogue(), choices, formats)
		s.decks.Refresh()
		s.rivals.Refresh()
		s.compare.offer(s.model.choices)
		s.improve.offer(s.model.choices)
		s.keep(kept)
	})
}

// keep shows which results are kept.
func (s *Screen) keep(kept []cardsdb.Experiment) {
	s.kept = kept
	var titles []string
	for _, x := range kept {
		titles = append(titles, words.ShortDay(x.Date.Local())+" "+words.Clock(x.Date.Local())+" · "+x.Title)
	}
	s.archive.SetOptions(widgets.Distinct(titles))
}

// open shows results of the store.
func (s *Screen) open(i int) {
	if i < 0 || i >= len(s.kept) {
		return
	}
	var f lab.Finding
	s.desk.Later(func() (err error) {
		f, err = unpack(s.kept[i].Results)
		return err
	}, func(err error) {
		switch {
		case err != nil:
		case f.Compared != nil:
			s.compare.show(*f.Compared)
			s.tabs.Choose(comparing)
		case f.Improved != nil:
			s.improve.show(*f.Improved)
			s.tabs.Choose(improving)
		default:
			s.show(f.Results)
			if s.tabs.At() >= comparing {
				s.tabs.Choose(0)
			}
		}
	})
}

// show shows results.
func (s *Screen) show(r *lab.Results) {
	s.results = r
	s.export.Enable()
	s.found.show(r)
	s.lengths.show(r)
	s.cards.show(r)
}

func (s *Screen) openPage(at int) {
	for i, page := range s.pages {
		if page.Hide(); i == at {
			page.Show()
		}
	}
}

// TypedKey goes back.
func (s *Screen) TypedKey(k fyne.KeyName) {
	if k == fyne.KeyEscape {
		s.leave()
	}
}

func (s *Screen) leave() { s.back() }

// Cancel ends what is being played; what was played by then is shown.
func (s *Screen) Cancel() {
	if s.running != nil {
		s.running.cancel()
	}
}

// play plays the chosen decks.
func (s *Screen) play() {
	plan, err := s.model.Plan()
	if err != nil {
		s.desk.Fail(err)
		return
	}
	s.playDeals(lab.NewResults(plan))
}

// playAll marks every deck and has each play all others.
func (s *Screen) playAll() {
	for i := range s.model.plays {
		s.model.plays[i], s.model.rivals[i] = true, false
	}
	s.decks.Refresh()
	s.rivals.Refresh()
	s.play()
}

// playRest plays what the results in sight leave out.
func (s *Screen) playRest() { s.playDeals(s.results) }

// playDeals plays what is left of a plan and shows and keeps all that came of it.
func (s *Screen) playDeals(results *lab.Results) {
	cards, plan := s.model.cards, results.Plan
	todo := lab.Spans{{0, plan.Deals()}}.Without(results.Played)
	var more *lab.Results
	s.run(2*todo.Count(), func(ctx context.Context, played *atomic.Int64) error {
		bench, err := lab.Lay(plan, myl.Books(), cards)
		if err == nil {
			more = bench.Run(ctx, todo, workers(), played)
		}
		return err
	}, func() {
		if more.Games() == 0 {
			return
		}
		all := lab.NewResults(plan) // what was there may still be on its way to the store
		if err := errors.Join(all.Join(results), all.Join(more)); err != nil {
			s.desk.Fail(err)
			return
		}
		s.show(all)
		s.tabs.Choose(0)
		s.remember(lab.Finding{Results: all})
	})
}

// remember keeps a finding.
func (s *Screen) remember(f lab.Finding) {
	var kept []cardsdb.Experiment
	s.desk.Later(func() error {
		data, err := pack(f)
		if err != nil {
			return err
		}
		if _, err = s.store.Experiments().Add(cardsdb.Experiment{Title: titleOf(f), Results: data}); err != nil {
			return err
		}
		kept, err = s.store.Experiments().All()
		return err
	}, func(err error) {
		if err == nil {
			s.keep(kept)
			s.archive.SetShown(s.archive.Options[0])
		}
	})
}

// workers leaves the window a core where there are more.
func workers() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// tick is how often progress is shown.
const tick = 200 * time.Millisecond

// run plays so many games off the goroutine of the window, and then does the rest on it.
func (s *Screen) run(of int, do func(context.Context, *atomic.Int64) error, done func()) {
	if s.running != nil {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	r := &run{cancel: cancel, begun: time.Now(), of: of}
	s.running = r
	s.showRunning()
	over := make(chan struct{})
	go func() {
		t := time.NewTicker(tick)
		defer t.Stop()
		for {
			select {
			case <-over:
				return
			case <-t.C:
				fyne.Do(s.showRunning)
			}
		}
	}()
	go func() {
		err := do(ctx, &r.played)
		close(over)
		cancel()
		fyne.Do(func() {
			s.running = nil
			s.showRunning()
			switch {
			case err == nil:
				done()
			case !errors.Is(err, context.Canceled):
				s.desk.Fail(err)
			}
		})
	}()
}

// showRunning shows how far it is.
func (s *Screen) showRunning() {
	for _, b := range s.starts {
		if b.Enable(); s.running != nil {
			b.Disable()
		}
	}
	if s.running == nil {
		s.progress.Hide()
		return
	}
	played, of := int(s.running.played.Load()), s.running.of
	s.told.SetText(progressWords(played, of, time.Since(s.running.begun)))
	s.bar.SetValue(min(1, float64(played)/float64(max(of, 1))))
	s.progress.Show()
	s.progress.Refresh()
}

// progressWords tell how far it is and how long it may take.
func progressWords(played, of int, spent time.Duration) string {
	said := words.T("{n} de {all} partidas", "n", played, "all", of)
	if played == 0 || played >= of {
		return said
	}
	left := time.Duration(float64(spent) / float64(played) * float64(of-played))
	if left < time.Minute {
		return said + " · " + words.T("faltan {n} s", "n", int(left.Seconds())+1)
	}
	return said + " · " + words.T("faltan {n} min", "n", int(left.Minutes()+0.5))
}
