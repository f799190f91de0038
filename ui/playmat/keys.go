package playmat

import (
	"slices"
	"sort"
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	"castillo/game"
	"castillo/ui/words"
)

// skipKey is the key of the button that has nothing more asked in the turn.
const skipKey = "Q"

var arrows = map[fyne.KeyName]direction{
	fyne.KeyLeft: toLeft, fyne.KeyRight: toRight, fyne.KeyUp: toTop, fyne.KeyDown: toDown,
}

// tooSoon reports whether what is asked has just changed: a key that comes now was meant for what
// stood here before.
func (m *Mat) tooSoon() bool { return time.Since(m.since) < m.config.Reflex }

// key implements hand.
func (m *Mat) key(k fyne.KeyName) {
	if m.tooSoon() && (k == fyne.KeySpace || k == fyne.KeyReturn || k == fyne.KeyEnter) {
		return
	}
	if k == fyne.KeyF1 {
		m.ShowKeys()
		return
	}
	if m.panel != nil {
		m.panel.key(k)
		return
	}
	if m.searches() && m.prompt.key(k) {
		return
	}
	if m.balloon.key(k, m.held == 0 && !m.board.keyed) {
		return
	}
	if to, ok := arrows[k]; ok {
		m.walk(to)
		return
	}
	switch k {
	case fyne.KeyTab:
		m.tab(m.board.shifted)
	case fyne.KeyReturn, fyne.KeyEnter:
		if m.board.keyed {
			m.choose(m.board.cursor, true)
			m.seek()
		}
	case fyne.KeyEscape:
		m.cancel()
	case fyne.KeySpace:
		m.pass()
	}
}

// rune implements hand.
func (m *Mat) rune(r rune) {
	if m.tooSoon() && !m.prompt.lists() {
		return
	}
	if m.panel != nil {
		if !pressIn(m.panel.page.Choices, string(unicode.ToUpper(r))) && m.panel.page.isTray() {
			m.panel.write(r)
		}
		return
	}
	if m.prompt.lists() {
		m.prompt.write(r)
		return
	}
	if r >= '1' && r <= '9' {
		m.press(string(r))
		return
	}
	switch unicode.ToUpper(r) {
	case 'T':
		m.press("T")
	case 'N':
		m.press("N")
	case 'M':
		m.adjust()
	case 'S', 'Y':
		m.press(words.T("S"))
	case 'P':
		m.pay.SetChecked(!m.pay.Checked)
	case 'A':
		m.attack()
	case 'C':
		m.askAdvice()
	case 'V':
		m.mute()
	case 'Q':
		m.press(skipKey)
	case 'I':
		m.inspect(m.pointed())
	default:
		for _, b := range m.config.Beside {
			if b.Key == string(unicode.ToUpper(r)) {
				b.Do()
			}
		}
	}
}

// searches reports whether the keyboard goes to a list of answers. Where something can be pointed
// at on the table as well, or let go there, it does once a letter is typed.
func (m *Mat) searches() bool {
	return m.prompt.lists() && (m.prompt.finder.typed != "" || m.held == 0 && !m.canPoint())
}

// press does what the button with a key does.
func (m *Mat) press(key string) { pressIn(m.prompt.choices, key) }

// pressIn does what the choice with a key does, and reports whether there is one.
func pressIn(choices []choice, key string) bool {
	for _, c := range choices {
		if c.Key == key {
			c.Do()
			return true
		}
	}
	return false
}

// pass goes on: it passes where that can be done, and hurries the computer.
func (m *Mat) pass() { m.press(words.T("espacio")) }

// attack attacks with the card that the keyboard or the pointer is on.
func (m *Mat) attack() {
	id := m.pointed()
	if id == 0 {
		return
	}
	for _, a := range m.step.Options {
		if a.Verb == game.Attack && a.Card == id {
			m.do([]game.Action{a})
			return
		}
	}
	m.complainAt(id, Drop{Card: id})
}

// pointed is the card that is held, or else the one that the keyboard or the pointer is on.
func (m *Mat) pointed() game.CardID {
	switch {
	case m.held != 0:
		return m.held
	case m.board.keyed:
		return m.board.cursor.Card
	}
	return m.board.hovered
}

// stops are the places that the keyboard can go to, in the order of Tab: the
// own hand, then up the table. While a card is held, only where it may go.
func (m *Mat) stops() ([]Drop, []rect) {
	var drops []Drop
	at := map[Drop]rect{} // at rest: the card that is pointed at has risen out of its row
	for _, s := range m.board.spots {
		d := Drop{Card: s.ID}
		if s.Count == 0 {
			continue
		}
		if m.held == 0 || m.board.lit[d] || s.ID == m.held {
			drops = append(drops, d)
			at[d] = s.rect
		}
	}
	for _, z := range m.board.ground.Plots {
		if m.board.lit[z.Drop] {
			drops = append(drops, z.Drop)
			at[z.Drop] = z.rect
		}
	}
	const row = 24 // cards this near in height are in one row
	sort.SliceStable(drops, func(i, j int) bool {
		a, b := at[drops[i]], at[drops[j]]
		if dy := a.Y - b.Y; dy > row || dy < -row {
			return dy > 0
		}
		return a.X < b.X
	})
	rects := make([]rect, len(drops))
	for i, d := range drops {
		rects[i] = at[d]
	}
	return drops, rects
}

// walk goes to the next card or zone in a direction.
func (m *Mat) walk(to direction) {
	drops, rects := m.stops()
	from, ok := m.board.place(m.board.cursor)
	if !ok || !m.board.keyed {
		m.begin(drops)
		return
	}
	if i := nearest(from, to, rects); i >= 0 {
		m.point(drops[i])
	}
}

// tab goes to the next place in order, back with Shift.
func (m *Mat) tab(back bool) {
	drops, _ := m.stops()
	for i, d := range drops {
		if d == m.board.cursor && m.board.keyed {
			next := i + 1
			if back {
				next = i - 1 + len(drops)
			}
			m.point(drops[next%len(drops)])
			return
		}
	}
	m.begin(drops)
}

// begin puts the keyboard's place on the table: where it was, if something can be done there,
// else on the first card with which something can be, of the own hand before the others.
func (m *Mat) begin(drops []Drop) {
	ready := func(d Drop) bool { return m.board.ready[d.Card] || m.board.lit[d] }
	at := slices.IndexFunc(drops, ready)
	if was := slices.Index(drops, m.board.cursor); was >= 0 && (at < 0 || ready(m.board.cursor)) {
		at = was
	}
	if at < 0 && len(drops) > 0 {
		at = 0
	}
	if at >= 0 {
		m.point(drops[at])
	}
}

// seek goes to the first place where the card just taken may go.
func (m *Mat) seek() {
	if m.held == 0 {
		return
	}
	drops, rects := m.stops()
	from, _ := m.board.place(m.board.cursor)
	best := -1
	for i, d := range drops {
		if d.Card != m.held && (best < 0 || far(from, rects[i]) < far(from, rects[best])) {
			best = i
		}
	}
	if best >= 0 {
		m.point(drops[best])
	}
}

func far(a, b rect) float32 {
	dx, dy := a.center().X-b.center().X, a.center().Y-b.center().Y
	return dx*dx + dy*dy
}

// point puts the keyboard's place somewhere and looks at the card there.
func (m *Mat) point(d Drop) {
	m.board.point(d)
	if d.Card != 0 {
		m.hover(d.Card)
	}
}
