package lobby

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game/round"
	"castillo/game/speech"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Config is what a lobby is made of.
type Config struct {
	Desk    *widgets.Desk
	Model   *Model
	Store   Store
	Formats Formats
	Memory  Memory

	Start func(DuelSetup) error                // opens the playmat
	Meet  func()                               // opens the page on which friends find each other
	Past  func()                               // opens the history of duels
	Solve func()                               // opens the puzzles
	Learn func()                               // begins the first duel, which teaches the rules
	Read  func()                               // opens how it is played
	Left  func() ([]widgets.Unfinished, error) // lists from the disk what can be gone on with
}

// Screen is the lobby in the window.
type Screen struct {
	Config
	sides   [2]*side
	format  *widgets.Select
	rules   *widgets.Ink // by which the format is played
	seed    *widgets.SearchEntry
	guest   *widget.Entry   // the name of another person
	clock   *widgets.Select // in its place for the others
	rivals  *widgets.List
	play    *widgets.Button
	friend  *widgets.Button
	goOn    *widgets.GoOn
	content fyne.CanvasObject
}

// New lays the screen out.
func New(c Config) *Screen {
	s := &Screen{Config: c, goOn: widgets.NewGoOn(c.Desk)}
	s.sides[0] = newSide(s, words.T("Tu mazo"), func() *int { return &c.Model.Mine })
	s.sides[1] = newSide(s, words.T("El mazo de tu rival"), func() *int { return &c.Model.Theirs })
	decks := container.NewGridWithColumns(2, s.sides[0].panel, s.sides[1].panel)
	s.friend = widgets.NewIconButton(words.T("Con un amigo…"), fynetheme.AccountIcon(), s.Meet)
	rules := widgets.NewIconButton("", fynetheme.HelpIcon(), s.Read)
	lesson := widgets.NewIconButton(words.T("Primer duelo"), fynetheme.InfoIcon(), s.Learn)
	puzzles := widgets.NewIconButton(words.T("Acertijos"), fynetheme.QuestionIcon(), s.Solve)
	history := widgets.NewIconButton(words.T("Historial de duelos"), fynetheme.HistoryIcon(), s.Past)
	head := container.NewBorder(nil, nil, widgets.Heading(words.T("Jugar")), container.NewHBox(rules, lesson, puzzles, history, s.friend))
	s.content = container.NewBorder(container.NewVBox(head, s.goOn.Content(), s.layFormat()), s.layRival(), nil, nil, decks)
	s.refresh()
	return s
}

// layFormat is the line of the format of the duel, in which both decks are judged.
func (s *Screen) layFormat() fyne.CanvasObject {
	s.format = widgets.NewSelect(nil, func(string) {
		s.Model.ChooseFormat(s.format.SelectedIndex())
		s.judge()
	})
	s.rules = widgets.Small("").Cut()
	return container.NewBorder(nil, nil, container.NewHBox(widgets.Muted(words.T("Formato")), widgets.MinWidth(formatWidth, s.format)), nil,
		container.New(layout.NewCustomPaddedLayout(6, 0, 8, 0), s.rules))
}

const formatWidth = 240 // of the choice of a format

// judge shows both decks in the format of the duel, where that is another now.
func (s *Screen) judge() {
	if s.Model.Judge() {
		s.refresh()
	}
}

// showFormat shows the format of the duel and the rulebook by which it is played.
func (s *Screen) showFormat() {
	names, chosen := s.Model.FormatChoice()
	s.format.SetOptions(widgets.Distinct(names))
	s.format.SetShown(s.format.Options[chosen])
	f := s.Model.Format()
	s.rules.SetText(f.Name + " · " + words.BookTitle(f.Rules))
}

// The size of a line of those who may play against the person, and of what
// stands beside them.
const (
	rivalWidth  = 460
	rivalHeight = 40
	rivalsShown = 3 // at once; the others are scrolled to
	seedWidth   = 340
	playWidth   = 150
)

// layRival is the panel of who plays against the person.
func (s *Screen) layRival() fyne.CanvasObject {
	rival := widgets.NewList(func() int { return len(Players) }, newRivalLine,
		func(i int, o fyne.CanvasObject) { o.(*widget.Label).SetText(Players[i].About()) })
	rival.Follows = true
	s.rivals = rival
	rival.OnSelected = func(i int) {
		s.Model.Player = Players[i]
		s.showGuest()
	}
	s.guest = widget.NewEntry()
	s.guest.SetPlaceHolder(words.T("Su nombre"))
	s.guest.SetText(s.Model.Guest)
	s.guest.OnChanged = func(name string) { s.Model.Guest = name }
	rival.Select(max(0, slices.Index(Players, s.Model.Player)))
	s.seed = widgets.NewSearchEntry()
	s.seed.SetPlaceHolder(words.T("al azar"))
	s.seed.OnChanged = func(text string) { s.Model.Seed = text }
	s.play = widgets.NewIconButton(widgets.WithKey(words.T("Jugar"), words.T("Intro")), fynetheme.MediaPlayIcon(), s.begin)
	s.play.Importance = widget.HighImportance
	lengths := []string{words.T("Un duelo"), words.T("Al mejor de tres")}
	length := widgets.NewSelect(lengths, func(chosen string) {
		s.Model.Best = 1
		if chosen == lengths[1] {
			s.Model.Best = round.Best
		}
	})
	length.SetShown(lengths[min(s.Model.Best-1, 1)])
	clocks := []string{words.T("Sin reloj")}
	for _, n := range Clocks {
		clocks = append(clocks, words.N(n, "Reloj: {n} minuto", "Reloj: {n} minutos"))
	}
	clock := widgets.NewSelect(clocks, func(chosen string) {
		s.Model.Minutes = 0
		if i := slices.Index(clocks, chosen); i > 0 {
			s.Model.Minutes = Clocks[i-1]
		}
	})
	clock.SetShown(clocks[slices.Index(Clocks, s.Model.Minutes)+1])
	s.clock = clock
	s.showGuest()
	seed := container.NewVBox(container.NewGridWithColumns(2, length, container.NewStack(clock, s.guest)),
		container.NewBorder(nil, nil, widgets.Muted(words.T("Semilla")), nil, s.seed),
		widgets.Small(words.T("La misma semilla reparte las mismas cartas.")),
		widgets.Small(words.T("Quién empieza lo dice el azar.")))
	left := container.NewVBox(widgets.Title(words.T("Tu rival")),
		widgets.MinSize(fyne.NewSize(0, rivalHeight*float32(min(rivalsShown, len(Players)))), rival))
	play := container.NewVBox(layout.NewSpacer(), widgets.MinSize(fyne.NewSize(playWidth, 52), s.play), layout.NewSpacer())
	return widgets.NewPanel(container.New(rivalLayout{}, left, container.NewHBox(widgets.MinWidth(seedWidth, seed), play)))
}

// showGuest asks for the name of another person, with whom no clock is played.
func (s *Screen) showGuest() {
	if s.clock == nil {
		return
	}
	s.guest.Hidden = s.Model.Player != Person
	s.clock.Hidden = !s.guest.Hidden
	s.guest.Refresh()
	s.clock.Refresh()
}

func newRivalLine() fyne.CanvasObject {
	line := widget.NewLabel("")
	line.Truncation = fyne.TextTruncateEllipsis
	return line
}

// rivalLayout sets the seed and the button at the right, and gives those who may
// play what is left over, as far as they need it.
type rivalLayout struct{}

func (rivalLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	right := o[1].MinSize().Width
	o[0].Resize(fyne.NewSize(min(rivalWidth, size.Width-right-14), size.Height))
	o[1].Move(fyne.NewPos(size.Width-right, 0))
	o[1].Resize(fyne.NewSize(right, size.Height))
}

func (rivalLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	left, right := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(left.Width+right.Width+14, max(left.Height, right.Height))
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Shown reads decks, formats and what was left again, which may have changed meanwhile.
func (s *Screen) Shown() {
	s.rivals.ScrollTo(max(0, slices.Index(Players, s.Model.Player)))
	var left []widgets.Unfinished
	s.Desk.Later(func() (err error) { left, err = s.Left(); return err }, func(err error) { // after every edit is on the disk
		if err == nil {
			s.goOn.Set(left)
		}
		if err := s.Model.Reload(s.Store, s.Formats); err != nil {
			s.Desk.Fail(err)
			return
		}
		s.refresh()
	})
}

// TypedKey starts with Enter; the arrows go through the own decks.
func (s *Screen) TypedKey(k fyne.KeyName) {
	switch k {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.begin()
	case fyne.KeyUp, fyne.KeyDown:
		own := s.sides[0].list
		s.Desk.Canvas().Focus(own)
		own.TypedKey(&fyne.KeyEvent{Name: k})
	}
}

func (s *Screen) refresh() {
	s.showFormat()
	for _, side := range s.sides {
		side.refresh()
	}
	if len(s.Model.Decks()) == 0 {
		s.play.Disable()
	} else {
		s.play.Enable()
	}
}

// begin starts the duel, after a question where a deck is not legal.
func (s *Screen) begin() {
	setup, err := s.Model.Start()
	if err != nil {
		s.Desk.Fail(err)
		return
	}
	objections := s.Model.Objections()
	if len(objections) == 0 {
		s.open(setup)
		return
	}
	const shown = 8
	text := "• " + strings.Join(objections[:min(shown, len(objections))], "\n• ")
	if rest := len(objections) - shown; rest > 0 {
		text += "\n" + words.N(rest, "… y {n} más", "… y {n} más")
	}
	widgets.Ask(s.Desk.Canvas(), words.T("Hay mazos que no son legales"), text, words.T("Jugar de todos modos"),
		func() { s.open(setup) })
}

func (s *Screen) open(setup DuelSetup) {
	if err := s.Start(setup); err != nil {
		s.Desk.Fail(speech.Errorf("%s: %w", words.T("El duelo no puede empezar"), err))
		return
	}
	s.Desk.Later(s.Model.Remember(s.Memory), nil)
}

// side is the choice of one deck, with the card that stands for it.
type side struct {
	screen *Screen
	chosen func() *int
	list   *widgets.List
	cover  *widgets.Face
	about  *widget.Label // how the deck plays
	guide  *container.Scroll
	panel  *widgets.Panel
}

func newSide(s *Screen, title string, chosen func() *int) *side {
	d := &side{screen: s, chosen: chosen, cover: widgets.NewFace(s.Desk.Cache, 220)}
	d.list = widgets.NewList(func() int { return len(s.Model.Decks()) },
		func() fyne.CanvasObject {
			name := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
			return container.New(layout.NewCustomPaddedLayout(7, 8, 8, 8),
				container.New(layout.NewCustomPaddedVBoxLayout(2), name, widgets.Small(" ")))
		}, d.bind)
	d.about = widgets.Wrapped("")
	d.about.SizeName = fynetheme.SizeNameCaptionText
	d.guide = container.NewVScroll(d.about)
	d.list.Follows = true
	d.list.OnSelected = func(i int) {
		*d.chosen() = i
		d.show()
		s.judge()
	}
	d.panel = widgets.NewPanel(container.NewBorder(widgets.Title(title), nil, nil, nil,
		container.New(sideLayout{}, d.list, d.cover, d.guide)))
	return d
}

// sideLayout sets the cover beside the list, as large as there is room, and below the list how
// the deck plays.
type sideLayout struct{}

const (
	leastCover = 190
	leastNames = 190
	coverApart = 14
	coverShare = 0.36 // of the width, at most: the names of the starters are whole beside it
	guideShare = 0.5  // of the height, at most
)

func (sideLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w := max(leastCover, min(size.Width*coverShare, size.Height*63/88))
	h := widgets.CardHeight(w)
	list, cover, guide := o[0], o[1], o[2]
	names := fyne.NewSize(size.Width-w-coverApart, size.Height-8)
	if scroll := guide.(*container.Scroll); guide.Visible() {
		scroll.Content.Resize(fyne.NewSize(names.Width, scroll.Content.MinSize().Height)) // it knows its height only then
		room := min(scroll.Content.MinSize().Height, names.Height*guideShare)
		names.Height -= room
		guide.Move(fyne.NewPos(0, 8+names.Height))
		guide.Resize(fyne.NewSize(names.Width, room))
	}
	list.Move(fyne.NewPos(0, 8))
	list.Resize(names)
	cover.Move(fyne.NewPos(size.Width-w, max(0, (size.Height-h)/2)))
	cover.Resize(fyne.NewSize(w, h))
}

func (sideLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastNames+coverApart+leastCover, widgets.CardHeight(leastCover))
}

func (d *side) bind(i int, o fyne.CanvasObject) {
	decks := d.screen.Model.Decks()
	if i >= len(decks) {
		return
	}
	box := o.(*fyne.Container).Objects[0].(*fyne.Container)
	box.Objects[0].(*widgets.Ink).SetText(decks[i].Name)
	about := box.Objects[1].(*widgets.Ink)
	about.SetText(decks[i].About())
	about.SetColor(fynetheme.ColorNameError)
	if decks[i].Legal() {
		about.SetColor(fynetheme.ColorNameSuccess)
	}
}

func (d *side) refresh() {
	d.list.Refresh()
	if i := *d.chosen(); i >= 0 {
		d.list.Select(i)
	}
	d.show()
}

func (d *side) show() {
	i := *d.chosen()
	if i < 0 || i >= len(d.screen.Model.Decks()) {
		d.cover.Hide()
		d.guide.Hide()
		return
	}
	chosen := d.screen.Model.Decks()[i]
	d.cover.Show()
	d.cover.SetCard(chosen.Cover)
	d.about.SetText(chosen.Guide)
	if d.guide.Show(); chosen.Guide == "" {
		d.guide.Hide()
	}
	d.guide.ScrollToTop()
	d.panel.Refresh()
}
