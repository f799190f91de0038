package friends

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Bar is the strip below the table: how it stands with the friend, what was said last, and what
// can be offered.
type Bar struct {
	desk    *widgets.Desk
	session *Session
	view    func() game.View
	ended   func(game.Result) // the seats ended the duel
	told    bool
	offered bool // the friend's offer of a draw was shown

	light   *canvas.Circle
	state   *widgets.Ink
	last    *widgets.Ink
	draw    *widgets.Button
	content fyne.CanvasObject
	stop    chan struct{}
}

const lightSize = 10

// NewBar lays the strip out; view is how the person sees the match, ended is told when the seats
// have ended it.
func NewBar(desk *widgets.Desk, s *Session, view func() game.View, ended func(game.Result)) *Bar {
	b := &Bar{desk: desk, session: s, view: view, ended: ended, stop: make(chan struct{})}
	b.light = canvas.NewCircle(nil)
	b.state = widgets.NewInk(" ", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{})
	b.last = widgets.NewInk(" ", fynetheme.ColorNamePrimary, fynetheme.SizeNameText, fyne.TextStyle{}).Cut()
	chat := widgets.NewIconButton(words.T("Charla"), fynetheme.MailComposeIcon(), b.showChat)
	b.draw = widgets.NewButton(words.T("Ofrecer empate"), b.offerDraw)
	light := container.New(layout.NewCenterLayout(), container.New(layout.NewGridWrapLayout(fyne.NewSquareSize(lightSize)), b.light))
	b.content = container.New(layout.NewCustomPaddedLayout(4, 4, 12, 12),
		container.NewBorder(nil, nil, container.NewHBox(light, b.state), container.NewHBox(chat, b.draw),
			container.New(layout.NewCustomPaddedLayout(0, 0, 16, 8), b.last)))
	s.OnChange(func() { fyne.Do(b.refresh) })
	go b.tick()
	b.refresh()
	return b
}

// Content is the object to be shown.
func (b *Bar) Content() fyne.CanvasObject { return b.content }

// Close ends the clock of the strip.
func (b *Bar) Close() {
	b.session.OnChange(func() {})
	close(b.stop)
}

// tick keeps the seconds of a lost line right.
func (b *Bar) tick() {
	t := time.NewTicker(time.Second)
	defer t.Stop()
	for {
		select {
		case <-t.C:
			fyne.Do(b.refresh)
		case <-b.stop:
			return
		}
	}
}

func (b *Bar) refresh() {
	state := b.session.Duel.State()
	b.state.SetText(b.session.Standing(b.view(), time.Now()))
	colour := fynetheme.ColorNameSuccess
	if !state.Lost.IsZero() || state.Stopped != nil {
		colour = fynetheme.ColorNameWarning
	}
	b.light.FillColor = fynetheme.Color(colour)
	b.light.Refresh()
	if chat := b.session.Chat(); len(chat) > 0 {
		b.last.SetText(b.line(chat[len(chat)-1]))
	}
	if state.Stopped != nil || b.view().Result.Over || state.Offered[b.session.Duel.Seat()] {
		b.draw.Disable()
	} else {
		b.draw.Enable()
	}
	if state.Result.Over && !b.told {
		b.told = true
		b.ended(state.Result)
	}
	rival := b.session.Duel.Seat().Other()
	asks := state.Offered[rival] && !b.offered && !state.Result.Over
	b.offered = state.Offered[rival]
	if asks {
		widgets.Ask(b.desk.Canvas(), words.T("{name} ofrece empate", "name", b.session.RivalName()), words.T("¿Lo aceptas? La partida termina así."),
			words.T("Aceptar el empate"), func() { b.do(b.session.Duel.AcceptDraw) })
	}
}

// do does something that is signed, off the goroutine of the window.
func (b *Bar) do(what func() error) {
	b.desk.Later(what, func(error) { b.refresh() })
}

func (b *Bar) offerDraw() {
	b.draw.Disable()
	b.desk.Notes.Say(words.T("Empate ofrecido a {name}", "name", b.session.RivalName()))
	b.do(b.session.Duel.OfferDraw)
}

// line is a message with who said it.
func (b *Bar) line(m Message) string {
	if m.Mine {
		return words.T("Tú") + ": " + m.Text
	}
	return b.session.RivalName() + ": " + m.Text
}

// phrases are what is said often.
func phrases() []string {
	return []string{words.T("¡Hola! Buena partida"), words.T("Un momento, por favor"), words.T("Estoy pensando"), words.T("Buena jugada"),
		words.T("¿Volvemos atrás?"), words.T("Gracias por la partida")}
}

// showChat shows what was said, and says more.
func (b *Bar) showChat() {
	lines := container.NewVBox()
	for _, m := range b.session.Chat() {
		lines.Add(widgets.Flush(widgets.Wrapped(b.line(m))))
	}
	scroll := container.NewVScroll(lines)
	scroll.ScrollToBottom()
	entry := widget.NewEntry()
	entry.SetPlaceHolder(words.T("Escribe aquí; Intro lo manda"))
	var sheet *widgets.Sheet
	say := func(text string) {
		b.session.Say(text)
		sheet.Hide()
		b.showChat()
	}
	entry.OnSubmitted = say
	quick := container.New(layout.NewGridLayout(2))
	for _, phrase := range phrases() {
		quick.Add(widgets.NewButton(phrase, func() { say(phrase) }))
	}
	mute := widgets.NewCheck(words.T("No mostrar lo que escribe {name}", "name", b.session.RivalName()), b.session.Mute)
	mute.Checked = b.session.Muted()
	body := container.NewVBox(widgets.MinSize(fyne.NewSize(460, 220), scroll), entry, quick, mute)
	sheet = widgets.ShowSheet(b.desk.Canvas(), words.T("Charla con {name}", "name", b.session.RivalName()), body, widgets.Choice{Text: words.T("Cerrar")})
	b.desk.Canvas().Focus(entry)
}
