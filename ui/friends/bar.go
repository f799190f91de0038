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
	offered bool   // the friend's offer of a draw was shown
	late    bool   // the own clock has run out
	again   func() // begins another duel; nil until the audit is done
	asked   bool   // that the friend wants another duel was said

	light   *canvas.Circle
	state   *widgets.Ink
	clocks  *widgets.Ink
	last    *widgets.Ink
	lines   *fyne.Container // of the chat, once it was opened
	scroll  *container.Scroll
	draw    *widgets.Button
	rematch *widgets.Button
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
	b.rematch = widgets.NewButton(words.T("Revancha"), b.wantAgain)
	b.rematch.Importance = widget.HighImportance
	b.rematch.Hide()
	b.clocks = widgets.NewInk("", fynetheme.ColorNameForeground, fynetheme.SizeNameText, fyne.TextStyle{Monospace: true})
	light := container.New(layout.NewCenterLayout(), container.New(layout.NewGridWrapLayout(fyne.NewSquareSize(lightSize)), b.light))
	b.content = container.New(layout.NewCustomPaddedLayout(4, 4, 12, 12),
		container.NewBorder(nil, nil, container.NewHBox(light, b.state), container.NewHBox(b.clocks, chat, b.draw, b.rematch),
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
	view, now := b.view(), time.Now()
	b.state.SetText(b.session.Standing(view, now))
	b.tellTime(view, now)
	colour := fynetheme.ColorNameSuccess
	if !state.Lost.IsZero() || state.Stopped != nil {
		colour = fynetheme.ColorNameWarning
	}
	b.light.FillColor = fynetheme.Color(colour)
	b.light.Refresh()
	b.tellChat()
	if state.Stopped != nil || view.Result.Over || state.Offered[b.session.Duel.Seat()] {
		b.draw.Disable()
	} else {
		b.draw.Enable()
	}
	if state.Result.Over && !b.told {
		b.told = true
		b.ended(state.Result)
	}
	b.playAgain()
	rival := b.session.Duel.Seat().Other()
	asks := state.Offered[rival] && !b.offered && !state.Result.Over
	b.offered = state.Offered[rival]
	if asks {
		widgets.ShowSheet(b.desk.Canvas(), words.T("{name} ofrece empate", "name", b.session.RivalName()), widgets.MinWidth(420, widgets.Wrapped(words.T("¿Lo aceptas? La partida termina así."))),
			widgets.Choice{Text: words.T("Aceptar el empate"), Do: func() { b.do(b.session.Duel.AcceptDraw) }},
			widgets.Choice{Text: words.T("Seguir jugando"), Importance: widget.HighImportance})
	}
}

// tellTime shows what is left on the clocks. Whose own has run out gives up.
func (b *Bar) tellTime(view game.View, now time.Time) {
	left, ok := b.session.Tick(view, now)
	if !ok {
		return
	}
	me := b.session.Duel.Seat()
	b.clocks.SetText(words.T("Tú {mine} · {name} {theirs}", "mine", words.Countdown(left[me]), "name", b.session.RivalName(), "theirs", words.Countdown(left[me.Other()])))
	colour := fynetheme.ColorNameForeground
	if left[me] < lastMinute {
		colour = fynetheme.ColorNameWarning
	}
	b.clocks.SetColor(colour)
	if left[me] == 0 && !b.late && view.Decision.Seat == me && !view.Result.Over {
		b.late = true
		b.desk.Notes.Say(words.T("Se te acabó el tiempo"))
		b.do(b.session.Duel.Concede)
	}
}

const lastMinute = time.Minute

// Audited has another duel offered, called so, which again begins once both want it. ask, where
// there is one, is asked before that is told to the friend.
func (b *Bar) Audited(called string, ask func(then func()), again func()) {
	b.again = again
	b.rematch.SetText(called)
	if ask != nil {
		b.rematch.OnTapped = func() { ask(b.wantAgain) }
	}
	b.draw.Hide()
	b.rematch.Show()
	b.refresh()
}

func (b *Bar) wantAgain() {
	b.rematch.Disable()
	b.session.WantAgain()
}

// playAgain tells that the friend wants another duel, and begins it when both do.
func (b *Bar) playAgain() {
	me := b.session.Duel.Seat()
	wants := b.session.Wants()
	switch {
	case b.again == nil:
	case wants[me] && wants[me.Other()]:
		again := b.again
		b.again = nil
		again()
	case wants[me]:
		b.state.SetText(words.T("Esperando a que {name} también quiera seguir", "name", b.session.RivalName()))
	case wants[me.Other()] && !b.asked:
		b.asked = true
		b.desk.Notes.Say(words.T("{name} quiere seguir jugando", "name", b.session.RivalName()))
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

// showChat shows what was said, as it comes, and says more.
func (b *Bar) showChat() {
	b.lines = container.NewVBox()
	b.scroll = container.NewVScroll(b.lines)
	entry := widgets.NewSearchEntry()
	entry.SetPlaceHolder(words.T("Escribe aquí; Intro lo manda"))
	entry.OnSubmitted = func(text string) {
		b.session.Say(text)
		entry.SetText("")
	}
	quick := container.New(layout.NewGridLayout(2))
	for _, phrase := range phrases() {
		quick.Add(widgets.NewButton(phrase, func() { b.session.Say(phrase) }))
	}
	mute := widgets.NewCheck(words.T("No mostrar lo que escribe {name}", "name", b.session.RivalName()), b.session.Mute)
	mute.Checked = b.session.Muted()
	body := container.NewVBox(widgets.MinSize(fyne.NewSize(460, 220), b.scroll), entry, quick, mute)
	widgets.ShowSheet(b.desk.Canvas(), words.T("Charla con {name}", "name", b.session.RivalName()), body, widgets.Choice{Text: words.T("Cerrar")})
	b.tellChat()
	b.desk.Canvas().Focus(entry)
}

// tellChat shows the last message on the strip, and all that are new where the chat is open.
func (b *Bar) tellChat() {
	chat := b.session.Chat()
	if len(chat) == 0 {
		return
	}
	b.last.SetText(b.line(chat[len(chat)-1]))
	if b.lines == nil || len(chat) == len(b.lines.Objects) && len(chat) < maxMessages {
		return
	}
	b.lines.RemoveAll()
	for _, m := range chat {
		b.lines.Add(widgets.Flush(widgets.Wrapped(b.line(m))))
	}
	b.scroll.ScrollToBottom()
}
