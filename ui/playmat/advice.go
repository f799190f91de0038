package playmat

import (
	"math"
	"slices"
	"sync"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"castillo/game"
	"castillo/game/bot"
	"castillo/ui/theme"
	"castillo/ui/words"
)

// Adviser weighs decisions in the person's place.
type Adviser interface {
	// Advise tells what may be done at a decision and how likely that is to win. It is called
	// behind the window, for one decision after the other, and ends at once when stopped is set.
	Advise(at game.Sight, stopped *atomic.Bool) bot.Verdict
}

// adviceKey is the key that asks the adviser once.
const adviceKey = "C"

// advice is what the adviser says to what the person is asked.
type advice struct {
	weighing sync.Mutex   // one decision at a time
	stopped  *atomic.Bool // of the decision that is asked about, nil for none
	once     bool         // it was asked for, although it is not wanted each time
	does     game.Action  // what is advised, the zero Action for nothing
	text     *widget.Label
	box      *container.Scroll
}

func newAdvice() *advice {
	a := &advice{text: widget.NewLabel("")}
	a.text.Wrapping, a.text.SizeName = fyne.TextWrapWord, fynetheme.SizeNameCaptionText
	a.box = container.NewVScroll(a.text)
	a.box.Hide()
	return a
}

// height is the room that it keeps, whether something is said or not: nothing moves when it is.
func (a *advice) height() float32 {
	if !a.box.Visible() {
		return 0
	}
	return theme.Scaled(96)
}

// stop has nothing more weighed.
func (a *advice) stop() {
	if a.stopped != nil {
		a.stopped.Store(true)
		a.stopped = nil
	}
}

func (a *advice) show(shown bool) {
	if shown {
		a.box.Show()
	} else {
		a.box.Hide()
	}
}

// say shows some words in place of the last ones.
func (a *advice) say(words string) {
	a.text.SetText(words)
	a.box.ScrollToTop()
}

// isAdvised reports whether what is asked is weighed.
func (m *Mat) isAdvised() bool {
	return m.config.Adviser != nil && m.step.View.Result.Open() && (m.config.Habits.Advice || m.advice.once)
}

// isOpenQuestion reports whether the person has more than one answer that the adviser could weigh.
func (m *Mat) isOpenQuestion() bool {
	if !m.mine() || m.step.Whole || m.step.View.Proposal.Made() || isMadeUp(m.duel.Match()) {
		return false
	}
	answers := 0
	for _, a := range m.step.Options {
		if a.Verb != game.Propose && !a.ByHand() {
			answers++
		}
	}
	return answers > 1
}

// consult has the adviser weigh what is asked now, and what was asked before no more.
func (m *Mat) consult() {
	a := m.advice
	a.stop()
	m.mark(game.Action{})
	a.say("")
	if m.isAdvised() != a.box.Visible() {
		a.show(m.isAdvised())
		matLayout{m}.Layout(nil, m.root.Size())
	}
	if !m.isAdvised() || !m.isOpenQuestion() {
		return
	}
	a.say(words.T("{rival} piensa…", "rival", words.T("Sabio")))
	stopped, sight := new(atomic.Bool), m.duel.Sight()
	a.stopped = stopped
	go func() {
		a.weighing.Lock()
		defer a.weighing.Unlock()
		if stopped.Load() {
			return
		}
		var v bot.Verdict
		game.Try(func() { v = m.config.Adviser.Advise(sight, stopped) })
		fyne.Do(func() {
			if a.stopped == stopped { // else something else is asked by now
				m.advise(v)
			}
		})
	}()
}

// advise shows what the adviser found.
func (m *Mat) advise(v bot.Verdict) {
	m.advice.stopped = nil
	if len(v.Choices) == 0 || !slices.Contains(m.step.Options, v.Choices[0].Action) {
		m.advice.say("")
		return
	}
	m.advice.say(m.speaker.advice(v, &m.step))
	m.mark(v.Choices[0].Action)
}

// mark marks the card and the button of what is advised.
func (m *Mat) mark(a game.Action) {
	m.advice.does = a
	if m.board.advised != a.Card {
		m.board.advised = a.Card
		m.board.paint()
	}
	m.prompt.star(a)
}

// askAdvice asks the adviser once.
func (m *Mat) askAdvice() {
	near := m.board.ground.Middle.center()
	switch {
	case m.config.Adviser == nil || m.isAdvised():
	case !m.mine():
		m.say(words.T(notYourTurn), near)
	case !m.isOpenQuestion():
		m.say(words.T("Aquí no hay nada que elegir"), near)
	default:
		m.advice.once = true
		m.consult()
	}
}

const (
	// alikeOdds is how near two odds are of which neither is better.
	alikeOdds = 0.01
	// mostExpected is how many deeds of those that are expected are told.
	mostExpected = 3
)

// advice says what the adviser would do, and why.
func (s speaker) advice(v bot.Verdict, step *Step) string {
	said := func(c bot.Choice) string { return s.advised(c.Action, step) }
	first := v.Choices[0]
	if v.Playouts == 0 {
		return words.T("Sabio: {acción}", "acción", said(first))
	}
	second := slices.IndexFunc(v.Choices[1:], func(c bot.Choice) bool { return c.Playouts > 0 }) + 1
	if second > 0 && v.Choices[second].Odds > first.Odds-alikeOdds {
		return words.T("Sabio: {acción} o {otra}, da casi lo mismo (gana el {n} %)",
			"acción", said(first), "otra", said(v.Choices[second]), "n", percent(first.Odds)) + s.expected(v, &step.View)
	}
	text := words.T("Sabio: {acción} (gana el {n} %)", "acción", said(first), "n", percent(first.Odds)) + s.expected(v, &step.View)
	if second > 0 {
		text += "\n" + words.T("Si no: {acción} ({n} %)", "acción", said(v.Choices[second]), "n", percent(v.Choices[second].Odds))
	}
	return text
}

// advised is what a button says that does an action, without the text of an ability where a card
// has only one.
func (s speaker) advised(a game.Action, step *Step) string {
	confirms := s.confirming(*step)
	switch {
	case a.Verb == game.Pass && confirms != "":
		return confirms
	case a.Verb == game.Use && !slices.ContainsFunc(step.Options, func(b game.Action) bool {
		return b.Verb == game.Use && b.Card == a.Card && b.Ability() != a.Ability()
	}):
		return words.T("Usar {carta}", "carta", s.called(&step.View, a.Card))
	}
	return s.answer(a, &step.View, step.Options)
}

// expected tells what the adviser expects to follow, on a line of its own; empty for nothing.
func (s speaker) expected(v bot.Verdict, view *game.View) string {
	var deeds []string
	for i, d := range v.Line {
		if i == 0 {
			continue
		}
		if told := s.expects(d, view); told != "" && len(deeds) < mostExpected {
			deeds = append(deeds, told)
		}
	}
	if len(deeds) == 0 {
		return ""
	}
	return "\n" + words.T("Espera: {qué}", "qué", words.Join(deeds))
}

// expects tells something that somebody is expected to do, empty for what says nothing: that a
// card is played which the person does not know.
func (s speaker) expects(d bot.Deed, v *game.View) string {
	e := game.Event{Seat: d.Seat, Card: d.Action.Card, Face: v.Find(d.Action.Card).Face, On: d.Action.Target}
	if d.Action.Card != 0 && e.Face == 0 {
		return ""
	}
	told := ""
	switch d.Action.Verb {
	case game.Play:
		e.What = game.Plays
	case game.Attack:
		e.What = game.Attacks
	case game.Block:
		e.What = game.Blocks
	case game.Use:
		told = s.deed(Step{By: d.Seat, Asked: game.Decision{Seat: d.Seat}, Did: d.Action, View: *v}).Text
	case game.End:
		told = words.T("{rival} termina el turno", "rival", s.rival)
		if d.Seat == s.seat {
			told = words.T("Terminas el turno")
		}
	}
	if e.What != game.Nothing {
		told = s.sentence(e, v)
	}
	if d.Seat == s.seat {
		return uncapital(told)
	}
	return told
}

func percent(odds float64) int { return int(math.Round(100 * odds)) }
