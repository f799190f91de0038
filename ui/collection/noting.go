package collection

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/ui/theme"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// noting is how a heap of cards is taken down by keyboard. Everything that is
// typed stands in its box: a name finds cards and Enter takes one, a count is of
// the card that was taken, and Enter writes it. What was noted stands in a list
// below, newest first; a line of it that is picked with the arrows is corrected in
// the same box, with Delete and with what is typed with Alt. What is chosen in its bar holds
// for every card until it is changed.
type noting struct {
	screen *Screen

	box       *widgets.SearchEntry
	said      *widgets.Ink // what Enter would do now, or why it would do nothing
	bar       *fyne.Container
	finish    *widgets.Select
	condition *widgets.Select
	language  *widgets.Select
	container *widgets.SearchEntry
	page      *widgets.SearchEntry
	cards     *widgets.Table // found
	list      *widgets.Table // lines
	tally     *widgets.Ink   // what the lines come to
	body      *fyne.Container

	found  []card.Card // by the name in the box, or by the last one
	how    answer
	at     card.Printing // that was taken: a count is of it; the zero printing is none
	picked picked
	noted  session
	lines  []noted // that differ from what there was before

	holds   int      // writes that are not done yet
	waiting []func() // what was typed meanwhile
}

// picked is a line of the list that is being corrected; the zero picked is none.
type picked struct {
	key holding.Key
	by  int // copies that another finish or condition is for
}

func (p picked) is() bool { return p.key != holding.Key{} }

// languages can be chosen without a keyboard; others are noted in the row.
var languages = []holding.Language{"", "en", "pt", "fr", "it"}

func newNoting(s *Screen) *noting {
	n := &noting{screen: s, box: widgets.NewSearchEntry()}
	n.box.Icon = fynetheme.DocumentCreateIcon()
	n.box.Held = n.after
	n.box.OnKey = n.key
	n.box.OnChanged = n.typed
	n.said = widgets.NewInk("", theme.Muted, fynetheme.SizeNameText, fyne.TextStyle{Bold: true}).Cut()
	n.bar = n.newBar()
	n.newLists()
	for _, o := range []fyne.CanvasObject{n.box, n.said, n.bar, n.body} {
		o.Hide()
	}
	return n
}

func (n *noting) on() bool { return n.body.Visible() }

// toggle begins and ends. The list stays for the next time.
func (n *noting) toggle() {
	on := !n.on()
	for _, o := range []fyne.CanvasObject{n.box, n.said, n.bar, n.body} {
		if on {
			o.Show()
		} else {
			o.Hide()
		}
	}
	n.box.SetText("")
	n.found, n.picked = nil, picked{}
	n.let()
	n.refresh()
}

// reach puts the keyboard on the box.
func (n *noting) reach() { n.screen.desk.Canvas().Focus(n.box) }

// rune takes what is typed where nothing is written.
func (n *noting) rune(r rune) {
	n.reach()
	n.box.TypedRune(r)
}

// after does what a key asks for as soon as everything is written that was asked
// for before: what is shown is then what is stored, however fast somebody types.
func (n *noting) after(do func()) {
	if n.holds > 0 || len(n.waiting) > 0 {
		n.waiting = append(n.waiting, do)
		return
	}
	do()
}

// hold has keys wait until as many releases.
func (n *noting) hold() { n.holds++ }

func (n *noting) release() {
	n.holds--
	for n.holds == 0 && len(n.waiting) > 0 {
		do := n.waiting[0]
		n.waiting = n.waiting[1:]
		do()
	}
}

// key takes the keys of the box that do not write in it.
func (n *noting) key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyReturn, fyne.KeyEnter:
		n.enter()
	case fyne.KeyEscape:
		n.escape()
	case fyne.KeyDown, fyne.KeyUp, fyne.KeyPageDown, fyne.KeyPageUp:
		n.step(k)
	case fyne.KeyDelete:
		if n.box.Text != "" || !n.picked.is() {
			return false
		}
		n.remove()
	default:
		return false
	}
	return true
}

// freeKey takes the keys that nothing has a use for. Enter and Escape only go
// back to the box.
func (n *noting) freeKey(k fyne.KeyName) {
	free := n.screen.desk.Canvas().Focused() == nil
	n.reach()
	if free && k != fyne.KeyReturn && k != fyne.KeyEnter && k != fyne.KeyEscape {
		n.box.TypedKey(&fyne.KeyEvent{Name: k})
	}
}

// alt takes the letters and digits that are typed with Alt, and reports whether it
// was one of its own: they choose what holds for the cards to come, or for the
// line that is picked.
func (n *noting) alt(k fyne.KeyName) bool {
	switch {
	case k == fyne.KeyF && n.picked.is():
		n.relabel(func(key *holding.Key) { key.Finish = 1 - min(1, key.Finish) })
	case k == fyne.KeyF:
		next(n.finish)
	case k == fyne.KeyG && n.picked.is():
		n.relabel(func(key *holding.Key) { key.Condition = (key.Condition + 1) % (holding.Poor + 1) })
	case k == fyne.KeyG:
		next(n.condition)
	case k >= fyne.Key0 && k <= fyne.Key7 && n.picked.is():
		n.relabel(func(key *holding.Key) { key.Condition = holding.Condition(k[0] - '0') })
	case k >= fyne.Key0 && k <= fyne.Key7:
		n.condition.SetSelectedIndex(int(k[0] - '0'))
	case k == fyne.KeyI && n.picked.is():
		n.relabel(func(key *holding.Key) { key.Language = nextLanguage(key.Language) })
	case k == fyne.KeyI:
		next(n.language)
	case k == fyne.KeyP:
		n.screen.desk.Canvas().Focus(n.container)
	default:
		return false
	}
	return true
}

// next goes to the next value, behind the last to the first.
func next(s *widgets.Select) {
	s.SetSelectedIndex((s.SelectedIndex() + 1) % len(s.Options))
}

func nextLanguage(l holding.Language) holding.Language {
	for i, of := range languages {
		if of == l {
			return languages[(i+1)%len(languages)]
		}
	}
	return languages[0]
}

// text is what stands in the box.
func (n *noting) text() string { return strings.TrimSpace(n.box.Text) }

// typed follows what stands in the box.
func (n *noting) typed(text string) {
	if isName(text) {
		n.unpick()
		n.find(text)
	}
	n.say()
}

// find shows the cards that answer to a name. The first is chosen unless it is
// only one that may have been meant.
func (n *noting) find(text string) {
	n.cards.Choose(-1)
	n.found, n.how = n.screen.model.answering(text)
	n.showFound()
	if n.cards.ScrollToTop(); n.how == answers {
		n.cards.Choose(0)
	}
}

// enter takes the card that is chosen, or writes the count. An empty box writes
// nothing, since Enter is easily struck twice, and says so.
func (n *noting) enter() {
	text := n.text()
	if isName(text) {
		if i := n.cards.Chosen(); i >= 0 {
			n.take(n.found[i])
		}
		return
	}
	switch plan, why := n.plan(text); {
	case text != "" && why == "":
		n.write(plan)
	case text == "" && n.at != card.Printing{}:
		n.fail(words.T("Falta cuántas: con 1 e Intro se anota una de {card}", "card", n.call(n.at)))
	}
}

// again asks anew for the name in the box, where other cards may answer now.
func (n *noting) again() {
	if n.on() && isName(n.text()) {
		n.find(n.text())
		n.say()
	}
}

// take makes a card the one that counts are of.
func (n *noting) take(c card.Card) {
	n.at = c.Printing()
	n.screen.detail.show(c)
	n.box.SetText("")
	n.say()
}

// show takes a card that was found elsewhere.
func (n *noting) show(c card.Card) {
	n.unpick()
	n.showCards([]card.Card{c})
	n.take(c)
	n.reach()
}

// escape clears what is typed, else goes back to the cards to come, else lets the
// card go.
func (n *noting) escape() {
	switch {
	case n.box.Text != "":
		n.box.SetText("")
	case n.picked.is():
		n.unpick()
	default:
		n.let()
		n.showCards(nil)
	}
	n.say()
}

// let lets the card go that was taken: there is none to be seen then.
func (n *noting) let() {
	n.at = card.Printing{}
	n.screen.detail.column.Hide()
}

// step moves the choice among the cards while a name is typed, else through the
// list. A count that is typed stays with what it was typed for.
func (n *noting) step(k fyne.KeyName) {
	switch i := n.list.Chosen(); {
	case isName(n.box.Text):
		n.cards.Step(k)
	case n.box.Text != "" || len(n.lines) == 0:
	case i < 0:
		n.pick(0)
	case i == 0 && k == fyne.KeyUp:
		n.unpick()
	default:
		n.list.Step(k)
	}
	n.say()
}

// pick begins to correct a line.
func (n *noting) pick(i int) {
	n.picked = picked{n.lines[i].key, n.lines[i].by()}
	c := n.screen.model.Item(n.picked.key.Printing).Card
	n.let()
	n.screen.detail.show(c)
	n.showCards([]card.Card{c})
	n.list.Choose(i)
	n.say()
}

// unpick leaves a line for the cards to come, of which none is taken yet.
func (n *noting) unpick() {
	if n.picked.is() {
		n.picked = picked{}
		n.let()
	}
	n.list.Choose(-1)
}

// remove takes everything back that a line says.
func (n *noting) remove() {
	before := n.noted.before(n.picked.key)
	n.write(plan{key: n.picked.key, to: func(int) int { return before }})
}

// relabel makes the copies of the line that is picked such of another key.
func (n *noting) relabel(change func(*holding.Key)) {
	from, by := n.picked.key, n.picked.by
	to := from
	if change(&to); to == from {
		return
	}
	if by <= 0 {
		n.fail(words.T("Aquí se quitaron copias: no hay ninguna que cambiar"))
		return
	}
	n.note(to)
	n.hold()
	n.screen.editThen(from.Printing, move(from, to, by), func(err error) {
		if err == nil {
			n.noted.rise(to)
			n.picked = picked{to, by}
			n.refresh()
		}
		n.release()
	})
}

// write writes a count. What was corrected is let go: what is typed next is not for it.
func (n *noting) write(p plan) {
	n.note(p.key)
	n.unpick()
	n.box.SetText("")
	n.hold()
	n.screen.editThen(p.key.Printing, tally(p.key, p.to), func(err error) {
		if err == nil {
			n.noted.rise(p.key)
			n.refresh()
			n.list.ScrollToTop()
		}
		n.release()
	})
}

// note has the list say what becomes of a row from now on.
func (n *noting) note(key holding.Key) { n.noted.begin(key, n.screen.model.held(key)) }

// keyOf is what a count is of: the copies that the bar describes while it is
// there, else those of which nothing is noted.
func (n *noting) keyOf(p card.Printing) holding.Key {
	if !n.on() {
		return holding.Plain(p)
	}
	key := holding.Key{
		Printing:  p,
		Finish:    holding.Finish(max(0, n.finish.SelectedIndex())),
		Condition: holding.Condition(max(0, n.condition.SelectedIndex())),
		Language:  languages[max(0, n.language.SelectedIndex())],
		Place:     holding.Place{Container: strings.TrimSpace(n.container.Text)},
	}
	if key.Place.Container != "" {
		key.Place.Page, _ = strconv.Atoi(strings.TrimSpace(n.page.Text))
	}
	return key
}

// wrongPlace says what of the place cannot be noted, empty if it can.
func (n *noting) wrongPlace(key holding.Key) string {
	text := strings.TrimSpace(n.page.Text)
	if _, err := strconv.Atoi(text); text != "" && err != nil {
		return wrongNumber{words.T("página"), text}.Error()
	}
	if text != "" && key.Place.Container == "" {
		return words.T("La página es de una carpeta: escribe cuál, con Alt+P")
	}
	if err := key.Check(); err != nil {
		return words.Error(err)
	}
	return ""
}
