// Package sideboard is the screen between two duels of a round: how it stands, who starts,
// and the change of cards between deck and sideboard.
package sideboard

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/round"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Config is a round of which the next duel is to begin.
type Config struct {
	Round     round.Round
	Seat      game.Seat // whose deck is changed
	Catalogue deck.Catalogue
	Standing  string // how the round stands, in words
	Begin     func(deck.List)
	Leave     func() // the round can be gone on with another day
}

// Screen is the page between two duels.
type Screen struct {
	desk   *widgets.Desk
	config Config
	cards  deck.Catalogue // as the format plays them
	first  deck.List      // as registered
	list   deck.List

	halves   [2]*half // deck and sideboard
	face     *widgets.Face
	problems *widget.Label
	begin    *widgets.Button
	content  fyne.CanvasObject
}

// half is the list of the deck or of the sideboard.
type half struct {
	title   *widgets.Ink
	empty   *widget.Label // why there is nothing
	list    *widgets.List
	entries deck.Entries
	chosen  int
}

// New lays the screen out.
func New(desk *widgets.Desk, c Config) *Screen {
	s := &Screen{desk: desk, config: c, first: c.Round.Sides[c.Seat].List, list: c.Round.Lists()[c.Seat]}
	s.cards = c.Round.Format.For(s.list, c.Catalogue)
	s.face = widgets.NewFace(desk.Cache, faceWidth)
	s.problems = widgets.Wrapped("")
	s.problems.Importance = widget.DangerImportance
	s.halves = [2]*half{s.newHalf(fynetheme.NavigateNextIcon(), s.Aside), s.newHalf(fynetheme.NavigateBackIcon(), s.In)}
	number := c.Round.Score().Played() + 1
	s.begin = widgets.NewIconButton(words.T("Empezar el duelo {n}", "n", number), fynetheme.MediaPlayIcon(), s.Start)
	s.begin.Importance = widget.HighImportance
	back := widgets.NewButton(words.T("Como se inscribió"), func() { s.set(s.first) })
	leave := widgets.NewButton(words.T("Seguir otro día"), c.Leave)
	head := container.NewVBox(
		container.NewBorder(nil, nil, widgets.Heading(words.T("Entre duelos")), container.New(layout.NewCustomPaddedLayout(10, 0, 0, 0), widgets.Muted(s.starts()))),
		widgets.Title(c.Standing),
		widgets.Small(words.T("Cambia cartas entre el mazo y el banquillo: la flecha de cada carta, o Intro sobre la elegida. Izquierda y derecha pasan de una lista a la otra.")))
	lists := container.NewGridWithColumns(2, s.panel(s.halves[0]), s.panel(s.halves[1]))
	if s.first.Sideboard.Count() == 0 {
		s.halves[1].empty.SetText(words.T("Este mazo no tiene banquillo. Se arma en Mazos, antes de empezar."))
	}
	foot := container.NewBorder(nil, nil, nil, container.NewHBox(leave, back, s.begin), s.problems)
	side := container.New(layout.NewCustomPaddedLayout(0, 0, 14, 0), container.NewVBox(s.face))
	s.content = container.NewBorder(head, foot, nil, side, lists)
	s.set(s.list)
	return s
}

const faceWidth = 260

func (s *Screen) panel(h *half) fyne.CanvasObject {
	return widgets.NewPanel(container.NewBorder(container.NewVBox(h.title, h.empty), nil, nil, nil, h.list))
}

// starts says who starts the next duel.
func (s *Screen) starts() string {
	if who := s.config.Round.First().Seat(); who.Plays() {
		return words.T("Empieza {name}", "name", s.config.Round.Sides[who].Name)
	}
	return words.T("Quién empieza lo dice el azar.")
}

func (s *Screen) newHalf(arrow fyne.Resource, move func(deck.Ref)) *half {
	h := &half{title: widgets.Title(" "), empty: widgets.Wrapped(""), chosen: -1}
	h.list = widgets.NewList(func() int { return len(h.entries) },
		func() fyne.CanvasObject {
			name := widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{}).Cut()
			b := widgets.NewIconButton("", arrow, nil)
			b.Importance = widget.LowImportance
			return container.NewBorder(nil, nil, nil, b, container.New(layout.NewCustomPaddedLayout(6, 6, 8, 8), name))
		},
		func(i int, o fyne.CanvasObject) {
			if i >= len(h.entries) {
				return
			}
			e, box := h.entries[i], o.(*fyne.Container)
			box.Objects[0].(*fyne.Container).Objects[0].(*widgets.Ink).SetText(s.line(e))
			box.Objects[1].(*widgets.Button).OnTapped = func() { move(e.Ref) }
		})
	h.list.Follows = true
	h.list.OnSelected = func(i int) {
		if i < len(h.entries) {
			h.chosen = i
			c, _ := h.entries[i].Find(s.cards)
			s.face.SetCard(c)
		}
	}
	return h
}

// line is an entry in words: how many, its name, what it costs.
func (s *Screen) line(e deck.Entry) string {
	c, _ := e.Find(s.cards)
	text := fmt.Sprintf("%d×  %s", e.Count, e.Name)
	switch {
	case c.Type == card.Ally:
		text += fmt.Sprintf("  ·  %d / %d", c.Cost, c.Strength)
	case c.Type != card.NoType && c.Type != card.Gold:
		text += fmt.Sprintf("  ·  %d", c.Cost)
	}
	return text
}

// Aside moves a card of the deck to the sideboard.
func (s *Screen) Aside(r deck.Ref) { s.set(round.Aside(s.list, r)) }

// In moves a card of the sideboard into the deck.
func (s *Screen) In(r deck.Ref) { s.set(round.In(s.list, r)) }

// Ready reports whether the next duel can be played so.
func (s *Screen) Ready() bool { return !s.begin.Disabled() }

// set has the deck be so.
func (s *Screen) set(l deck.List) {
	s.list = l
	s.halves[0].entries = nil
	for _, g := range l.Groups(s.cards) {
		s.halves[0].entries = append(s.halves[0].entries, g.Entries...)
	}
	s.halves[1].entries = l.Sideboard
	s.halves[0].title.SetText(words.N(l.Count(), "Mazo: {n} carta", "Mazo: {n} cartas"))
	s.halves[1].title.SetText(words.N(l.Sideboard.Count(), "Banquillo: {n} carta", "Banquillo: {n} cartas"))
	for _, h := range s.halves {
		h.empty.Hidden = len(h.entries) > 0 || h.empty.Text == ""
		h.list.Refresh()
		if h.chosen >= len(h.entries) {
			h.chosen = len(h.entries) - 1
		}
	}
	problems := s.objections()
	s.problems.SetText(strings.Join(problems, "\n"))
	if len(problems) > 0 {
		s.begin.Disable()
	} else {
		s.begin.Enable()
	}
}

// objections are why the next duel cannot be played so. Who registered a deck that is not
// legal plays on with it.
func (s *Screen) objections() []string {
	f := s.config.Round.Format
	if len(f.Check(s.first, s.config.Catalogue)) > 0 {
		return nil
	}
	var out []string
	for _, b := range f.Check(s.list, s.config.Catalogue) {
		out = append(out, words.Sentence(words.Template(b.Template(), b)))
	}
	return out
}

// Start begins the next duel, if it can be played so.
func (s *Screen) Start() {
	if s.Ready() {
		s.config.Begin(s.list)
	}
}

// Content is the object to be shown.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Shown gives the keyboard to the deck.
func (s *Screen) Shown() { s.lead(0) }

// lead gives the keyboard to one of the lists.
func (s *Screen) lead(i int) {
	h := s.halves[i]
	s.desk.Canvas().Focus(h.list)
	if h.chosen < 0 && len(h.entries) > 0 {
		h.chosen = 0
	}
	if h.chosen >= 0 {
		h.list.Select(h.chosen)
	}
}

// TypedKey moves the chosen card with Enter, and goes from one list to the other.
func (s *Screen) TypedKey(k fyne.KeyName) {
	at := 0
	if s.desk.Canvas().Focused() == fyne.Focusable(s.halves[1].list) {
		at = 1
	}
	switch k {
	case fyne.KeyLeft:
		s.lead(0)
	case fyne.KeyRight:
		s.lead(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		h := s.halves[at]
		if h.chosen >= 0 && h.chosen < len(h.entries) {
			[...]func(deck.Ref){s.Aside, s.In}[at](h.entries[h.chosen].Ref)
			s.lead(at)
		}
	}
}
