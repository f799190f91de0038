package playmat

import (
	"strings"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/replay"
	"castillo/ui/sound"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

var (
	_ fyne.Widget = (*Mat)(nil)
	_ hand        = (*Mat)(nil)
)

// DefaultPace is the pause after what the computer does, long enough to follow.
const DefaultPace = 600 * time.Millisecond

// Config is what a playmat is made of.
type Config struct {
	Seating
	Pictures Pictures
	Rival    string        // the opponent's name; empty: "Tu rival"
	Pace     time.Duration // 0: DefaultPace
	Habits   Habits
	Sounds   Sounds        // nil: nothing is heard
	Reflex   time.Duration // in which a key is not yet the answer to a new question; 0: 300 ms, below 0 none
	Past     Past          // of a match that goes on
	Adviser  Adviser       // nil: nobody advises
	Beside   []Button      // beside the table, which has the keyboard

	OnEnd    func(game.Result) // once, when the match is over
	OnAsk    func()            // each time the player is asked something
	OnShow   func()            // each time what happened has come to the table
	OnAgain  func()            // the player wants to play on when it is over; nil: that is not offered
	Again    func() string     // what that is called; nil: a rematch
	Standing func() string     // how the round stands of which this duel is one, empty for none; nil: likewise
	OnLeave  func()            // the player wants to go back
	OnRules  func()            // the player wants to read how it is played; nil: that cannot be read
	OnWatch  func()            // the player wants to see the match again; nil: that is not offered
	OnReview func()            // the player wants to know which moves cost most; nil: that is not offered
	OnPast   func()            // the player wants to see the history of duels; nil: that is not offered
	OnMute   func()            // the sounds are to be turned off, or on; nil: they cannot be
	OnHabits func(Habits)      // the player changed what is asked for
	// Finale has the words for the end where the match is no duel: a title and a text, and what
	// going back is called. nil: those of a duel.
	Finale func(game.Result) (title, text, leave string)
}

// Button is a button beside the table with the letter that presses it.
type Button struct {
	Key, Text string
	Do        func()
}

// Mat is the screen of a duel: the board, and beside it the card that is looked
// at, the chronicle and what is asked. Everything can be dragged, clicked and
// done with the keyboard alone.
type Mat struct {
	widget.BaseWidget

	config  Config
	duel    *Duel
	speaker speaker
	step    Step

	held    game.CardID // the card that was picked up, 0 none
	intents []Intent    // what it may be held for
	taken   time.Time   // when it was picked up
	asked   []Intent    // what the last drop may have meant, where that is not clear
	payment Payment
	ended   bool
	account replay.Account

	occasions []occasion           // cards played by hand that are still to be spoken of
	spoken    map[game.CardID]bool // those of this turn that were

	asking game.Decision // what was asked last
	since  time.Time     // and since when
	waited bool          // for the rival, since the person was asked
	hinted int           // the turn in which it is told how he is hurried

	board   *board
	table   *container.Clip // holds the board
	closeup *closeup
	looked  game.CardID // the card in it, 0 where it is shown as printed
	log     *logbook
	prompt  *prompt
	advice  *advice
	pay     *widget.Check
	more    *widgets.Button
	side    *canvas.Rectangle
	panel   *panel
	balloon *balloon
	root    *fyne.Container

	inbox   sync.Mutex
	arrived []Step // steps that the screen has not shown yet
}

// New sets up a playmat. The duel begins with Start.
func New(c Config) *Mat {
	if c.Pace == 0 {
		c.Pace = DefaultPace
	}
	if c.Reflex == 0 {
		c.Reflex = 300 * time.Millisecond
	}
	if c.Rival == "" {
		c.Rival = words.T("Tu rival")
	}
	m := &Mat{config: c, spoken: map[game.CardID]bool{}, waited: true}
	m.duel = NewDuel(c.Seating, c.Habits)
	define := c.Match.Definition
	m.speaker = speaker{seat: c.Human, book: c.Match.Rulebook(), define: define, says: m.duel.Words, makes: m.duel.Proposed, rival: c.Rival}
	names := [2]string{}
	names[c.Human.Other()] = c.Rival
	m.board = newBoard(m, c.Human, c.Match.Rulebook(), define, names, c.Pictures)
	m.closeup = newCloseup(c.Pictures)
	m.log = newLogbook(func(f game.Face) { m.look(define(f), game.CardView{}); m.board.focus() })
	m.log.add(c.Past.Lines)
	m.account = c.Past.Account
	m.prompt = newPrompt(func() { matLayout{m}.Layout(nil, m.root.Size()) })
	m.advice = newAdvice()
	m.pay = widget.NewCheck(words.T("Pagar a mano")+"  [P]", func(bool) { m.togglePayment() })
	m.more = widgets.NewButton(words.T("Opciones"), m.showOptions)
	m.side = &canvas.Rectangle{}
	m.table = m.board.framed()
	m.balloon = newBalloon()
	m.root = container.New(matLayout{m}, m.table, m.side, m.closeup, m.log, m.advice.box, m.prompt.question, m.prompt.scroll, m.prompt.finder.list, m.pay, m.more, m.balloon.layer)
	m.ExtendBaseWidget(m)
	return m
}

// Start begins the duel. It must be closed when it is no longer wanted.
func (m *Mat) Start() { go m.duel.Run(m.config.Pace, m.receive) }

// Close ends the duel where it is. The match stays as it was left.
func (m *Mat) Close() {
	m.advice.stop()
	m.duel.Close()
}

// Concede gives the duel up.
func (m *Mat) Concede() { m.duel.Concede() }

// End ends the duel with a result that the rules do not know of.
func (m *Mat) End(r game.Result) { m.duel.End(r) }

// Match is the match as it stands.
func (m *Mat) Match() game.Match { return m.duel.Match() }

// Copy is a copy of the match as it stands.
func (m *Mat) Copy() game.Match { return m.duel.Copy() }

// View is the match as the person sees it now.
func (m *Mat) View() game.View { return m.step.View }

// Result tells how the duel stands.
func (m *Mat) Result() game.Result { return m.duel.Result() }

// Options are what the person may do now.
func (m *Mat) Options() []game.Action { return m.step.Options }

// Question is what the person is asked, empty where the question names a card: that may be one
// that nobody else may know.
func (m *Mat) Question() string {
	if q := m.speaker.book.Question(m.step.View.Decision.Ask); !strings.Contains(q, "{") {
		return words.T(q)
	}
	return ""
}

// Do does one of the options, as if the person had.
func (m *Mat) Do(a game.Action) { m.do([]game.Action{a}) }

// Perform does a whole move, what is declared confirmed, as if the person had.
func (m *Mat) Perform(actions []game.Action) {
	if m.held != 0 {
		m.putBack()
	}
	for m.duel.Unsketch() {
	}
	for _, a := range actions {
		if m.duel.Do(a) != nil {
			return
		}
	}
	m.duel.Settle()
}

// Shown is called when the table comes into sight again. Its chronicle, which the
// toolkit made anew if that took long, stands at its end.
func (m *Mat) Shown() {
	m.log.list.ScrollToBottom()
	m.Focus()
}

// Focus gives the keyboard to the table.
func (m *Mat) Focus() { m.board.focus() }

// receive takes a step from the duel's goroutine. Steps that come faster than
// the screen are shown together.
func (m *Mat) receive(s Step) {
	m.inbox.Lock()
	m.arrived = append(m.arrived, s)
	first := len(m.arrived) == 1
	m.inbox.Unlock()
	if first {
		fyne.Do(m.catchUp)
	}
}

// catchUp shows what has arrived.
func (m *Mat) catchUp() {
	m.inbox.Lock()
	steps := m.arrived
	m.arrived = nil
	m.inbox.Unlock()
	if len(steps) == 0 {
		return
	}
	var lines []Line
	for _, s := range steps {
		lines = append(lines, m.speaker.tell(s)...)
		for _, e := range s.Events {
			m.account.Note(e)
		}
	}
	m.step = steps[len(steps)-1]
	if m.held != 0 {
		m.putBack()
	}
	m.board.allow(m.marked())
	m.board.show(m.step.View, m.perform(steps, m.beat(steps)))
	m.lookAgain()
	m.log.add(lines)
	m.notice(steps)
	m.noteByHand(steps)
	m.present()
	if m.config.OnShow != nil {
		m.config.OnShow()
	}
	if m.step.View.Result.Over && !m.ended {
		m.ended = true
		if m.config.OnEnd != nil {
			m.config.OnEnd(m.step.View.Result)
		}
		m.showResult()
	}
}

// notice points out what must not be missed: the card that the rival plays or
// uses, and the damage to a castle.
func (m *Mat) notice(steps []Step) {
	for _, s := range steps {
		if s.By == m.config.Human.Other() && s.Did.Verb == game.Use {
			m.hover(s.Did.Card)
		}
		for _, e := range s.Events {
			switch {
			case e.What == game.Plays && e.Seat != m.config.Human && e.Face != 0:
				m.look(m.speaker.define(e.Face), m.step.View.Find(e.Card))
			}
		}
	}
}

// beat is how long a beat of what is shown lasts. Steps that came faster than the screen are
// shown at once.
func (m *Mat) beat(steps []Step) time.Duration {
	const together = 3
	if len(steps) > together {
		return 0
	}
	return m.config.Habits.Speed.times(m.config.Pace)
}

// hurry shows at once what is being shown, and leaves out the pauses until the person is asked.
func (m *Mat) hurry() {
	m.board.finish()
	m.board.settle(false)
	m.duel.Hurry()
}

// say puts a word on the table.
func (m *Mat) say(word string, near fyne.Position) {
	m.board.forgetTip()
	m.board.say(word, near)
}

// present asks what has to be decided now, and marks what it may be decided
// with.
func (m *Mat) present() {
	switch {
	case m.step.View.Decision.Seat == m.config.Human.Other():
		m.waited = true
	case m.waited && m.mine():
		m.waited = false
		m.hear(sound.Question)
	}
	if m.asking != m.step.View.Decision {
		m.asking, m.since = m.step.View.Decision, time.Now()
	}
	m.board.askFor(m.step.View.Decision.Source)
	m.board.foretell(m.step.Fights)
	if m.mine() {
		m.hover(m.step.View.Decision.Source)
	}
	m.hover(m.board.hovered)
	m.ask()
	m.advice.once = false
	m.consult()
	m.holdForPlace()
	if m.mine() && m.config.OnAsk != nil {
		m.config.OnAsk()
	}
	switch {
	case m.panel != nil:
	case m.mine() && m.step.View.Proposal.Made():
		m.showProposal()
	case m.asksByHand():
		m.showForm()
	case len(m.buried()) > 0 && !m.canPoint():
		m.showBuried()
	case len(m.occasions) > 0 && m.mayAdjust():
		m.showByHand()
	}
}

// marked are the cards with which something can be done, and those that are picked.
func (m *Mat) marked() (ready, picked map[game.CardID]bool) {
	ready, picked = map[game.CardID]bool{}, map[game.CardID]bool{}
	for _, a := range m.step.Options {
		if a.Card != 0 {
			ready[a.Card] = true
		}
	}
	for _, a := range m.step.Draft {
		if a.Verb == game.Pick {
			picked[a.Card] = true
		}
	}
	return ready, picked
}

// CreateRenderer implements fyne.Widget.
func (m *Mat) CreateRenderer() fyne.WidgetRenderer { return &matRenderer{m} }

type matRenderer struct{ mat *Mat }

func (r *matRenderer) Layout(size fyne.Size) {
	r.mat.root.Resize(size)
	if r.mat.panel != nil {
		r.mat.panel.Resize(r.mat.board.Size())
	}
}

func (r *matRenderer) MinSize() fyne.Size { return leastMat }
func (r *matRenderer) Destroy()           {}

func (r *matRenderer) Objects() []fyne.CanvasObject {
	if r.mat.panel != nil {
		return []fyne.CanvasObject{r.mat.root, r.mat.panel}
	}
	return []fyne.CanvasObject{r.mat.root}
}

func (r *matRenderer) Refresh() {
	m := r.mat
	m.side.FillColor = paletteOf(m).Panel
	m.side.Refresh()
	m.board.Refresh()
	m.closeup.Refresh()
	m.log.Refresh()
	if m.panel != nil {
		m.panel.Refresh()
	}
	canvas.Refresh(m)
}

// leastMat is the least size on which a duel can be played.
var leastMat = fyne.NewSize(904, 600)

// matLayout gives the board what the column at its right leaves over.
type matLayout struct{ mat *Mat }

func (l matLayout) MinSize([]fyne.CanvasObject) fyne.Size { return leastMat }

func (l matLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	m := l.mat
	if size.IsZero() {
		return
	}
	m.side.FillColor = paletteOf(m).Panel
	const pad = 8
	column := fyne.Max(264, fyne.Min(400, size.Width*0.225))
	x, w := size.Width-column+pad, column-2*pad
	m.table.Resize(fyne.NewSize(size.Width-column, size.Height))
	m.side.Move(fyne.NewPos(size.Width-column, 0))
	m.side.Resize(fyne.NewSize(column, size.Height))

	bar := m.more.MinSize().Height
	more := m.more.MinSize().Width
	m.more.Move(fyne.NewPos(x+w-more, size.Height-bar-pad))
	m.more.Resize(fyne.NewSize(more, bar))
	bars := bar
	if m.pay.MinSize().Width+more+pad > w { // large words stand below each other
		bars *= 2
	}
	m.pay.Move(fyne.NewPos(x, size.Height-bars-pad))
	m.pay.Resize(fyne.NewSize(m.pay.MinSize().Width, bar))

	room := size.Height - bars - 2*pad
	advice := m.advice.height()
	picture := fyne.Min(w/cardAspect+theme.Scaled(84), (room-advice)*0.5)
	m.closeup.Move(fyne.NewPos(x, pad))
	m.closeup.Resize(fyne.NewSize(w, picture))

	// What is asked takes the room of the chronicle if it needs it.
	const asksLeast, logLeast = 168, 44
	free := room - picture - 2*pad - advice
	asks := fyne.Min(free, fyne.Max(asksLeast, m.prompt.height(w)))
	log := free - asks - pad
	if m.log.Hidden = log < logLeast; m.log.Hidden {
		asks = free
	}
	m.prompt.fit(rect{x, room - asks, w, asks})
	m.advice.box.Move(fyne.NewPos(x, room-asks-advice))
	m.advice.box.Resize(fyne.NewSize(w, advice))
	m.log.Move(fyne.NewPos(x, picture+2*pad))
	m.log.Resize(fyne.NewSize(w, fyne.Max(0, log)))
	m.pointOut()
}
