package playmat

import (
	"flag"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/setup"
	"castillo/ui/loop"
	"castillo/ui/widgets"
)

var (
	manyDuels = flag.Int("duels", 3, "duels to play by gestures")
	firstDuel = flag.Uint64("first", 0, "the seed of the first of them")
)

// TestDuelsArePlayedToTheEndByGestures plays whole duels with decks of the whole catalogue through
// the widgets of the table, by chance: with the pointer, the keys, pages and lists. Every answer
// can be given by what is in sight, no question has only one, and every duel ends. A duel is its
// seed: -first SEED -duels 1 plays that one.
func TestDuelsArePlayedToTheEndByGestures(t *testing.T) {
	embedded, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	cards := slices.DeleteFunc(embedded.All(), func(c card.Card) bool { return !slices.Contains(deck.PrimerBloque.Editions, c.Edition) })
	var sum tally
	for seed := *firstDuel; seed < *firstDuel+uint64(*manyDuels); seed++ {
		r := game.NewRand(seed)
		laid, err := setup.Of([2]deck.List{setup.RandomList(&r, cards), setup.RandomList(&r, cards)}, embedded)
		if err != nil {
			t.Fatal(err)
		}
		laid.ByHand = true
		match, err := myl.Rulebook.NewMatch(laid)
		if err != nil {
			t.Fatal(err)
		}
		p := visit(t, match, seed)
		if err := p.play(); err != nil {
			t.Fatal(err)
		}
		sum.add(p.tally)
		if done := seed - *firstDuel + 1; done%10 == 0 {
			t.Log(done, "duels:", sum)
		}
	}
	t.Log(*manyDuels, "duels:", sum)
}

// tally is what was done in some duels.
type tally struct {
	decisions, gestures, turns int
	ways                       map[string]int
}

func (s *tally) count(way string) {
	if s.ways == nil {
		s.ways = map[string]int{}
	}
	s.ways[way]++
}

func (s *tally) add(o tally) {
	s.decisions, s.gestures, s.turns = s.decisions+o.decisions, s.gestures+o.gestures, s.turns+o.turns
	for way, n := range o.ways {
		s.count(way)
		s.ways[way] += n - 1
	}
}

func (s tally) String() string {
	return fmt.Sprintf("%d turns, %d decisions, %d gestures: %v", s.turns, s.decisions, s.gestures, s.ways)
}

// visitor is somebody at the table who has only pointer and keys.
type visitor struct {
	tally
	seed  uint64
	r     game.Rand
	mat   *Mat
	hand  func(gesture) // does it, and lets the duel and the window go on until the person has to decide
	rec   *tape
	diary []string // the last gestures
}

// stuck is what stops a visitor, with what was done last.
type stuck string

func (s stuck) Error() string { return string(s) }

// visit takes seat A of a match, at a table in a window of the test.
func visit(t *testing.T, m game.Match, seed uint64) *visitor {
	p := &visitor{seed: seed, r: game.NewRand(seed), rec: &tape{}}
	var computer game.Chooser = bot.NewGreedy()
	if seed%3 == 0 {
		computer = bot.NewRandom(seed)
	}
	sizes := []fyne.Size{{Width: 1024, Height: 640}, {Width: 1280, Height: 720}, {Width: 1920, Height: 1080}}
	loop.NewApp()
	p.mat = New(Config{Seating: Seating{Match: m, Human: game.A, Opponent: computer, Dealer: game.NewShuffler(seed), Recorder: p.rec, Patience: time.Minute},
		Pictures: plain{}, Reflex: -1, Habits: Habits{Customary: true, Pass: true, Own: seed%2 == 0}, OnAgain: func() {}, OnWatch: func() {}, OnLeave: func() {}})
	w := test.NewTempWindow(t, p.mat)
	w.SetPadded(false)
	w.Resize(sizes[seed%3])
	t.Cleanup(p.mat.Close)
	p.mat.Focus()
	settle := func() {
		for again := true; again; again = loop.Turn() {
			run(t, p.mat)
		}
	}
	p.hand = func(g gesture) {
		g.onTestWindow(p.mat, w.Canvas())
		settle()
	}
	settle()
	return p
}

// give stops the visitor.
func (p *visitor) give(why string, args ...any) { panic(stuck(p.report(fmt.Sprintf(why, args...)))) }

// report tells why it does not go on, and how the table stands.
func (p *visitor) report(why string) string {
	m := p.mat
	return fmt.Sprintf("duel %d: %s\nasked %+v %q\noptions %+v\ndraft %+v, held %d, page %v\n%s", p.seed, why, m.step.View.Decision,
		m.prompt.question.Text, m.step.Options, m.step.Draft, m.held, m.panel != nil, strings.Join(p.diary, "\n"))
}

func (p *visitor) note(what string, args ...any) {
	const kept = 25
	if p.gestures++; len(p.diary) == kept {
		p.diary = p.diary[1:]
	}
	p.diary = append(p.diary, fmt.Sprintf(what, args...))
}

// play plays the duel to its end.
func (p *visitor) play() (err error) {
	defer func() {
		switch why := recover().(type) {
		case nil:
		case stuck:
			err = why
		default:
			err = fmt.Errorf("duel %d: panic: %v\n%s\n%s", p.seed, why, debug.Stack(), strings.Join(p.diary, "\n"))
		}
	}()
	const enough = 20_000
	for p.mat.duel.Result().Open() {
		if p.gestures > enough {
			p.give("the duel does not end")
		}
		p.check()
		if p.r.Below(6) == 0 {
			p.stray()
		} else {
			p.answer()
		}
	}
	if p.mat.duel.Result().Why == game.Failed {
		p.give("the rulebook failed")
	}
	if p.mat.panel == nil || len(p.buttonsOf(p.mat.panel.buttons)) == 0 {
		p.give("nothing tells how it ended")
	}
	p.turns = p.mat.step.View.Turn
	return nil
}

// check looks at what is asked.
func (p *visitor) check() {
	m := p.mat
	if !m.mine() {
		p.give("the duel stands still")
	}
	if m.prompt.question.Text == "" || m.prompt.question.Size().Height <= 0 {
		p.give("nothing says what is asked")
	}
	if len(m.step.Options) == 1 && len(m.step.Draft) == 0 {
		p.give("a question with one answer")
	}
}

// answer gives one of the answers by a gesture: it must come to what was meant.
func (p *visitor) answer() {
	m := p.mat
	a := p.topmost(m.step.Options[p.r.Below(len(m.step.Options))])
	if a.Verb == game.Propose && (p.r.Below(8) != 0 || len(m.step.Draft) > 0) {
		return
	}
	p.decisions++
	done, drawn, warned := len(p.rec.actions), slices.Clone(m.step.Draft), m.config.Habits.Warned
	p.note("-- %+v: %s", a, m.speaker.answer(a, &m.step.View, m.step.Options))
	p.do(a)
	if (m.config.Habits.Warned^warned)&^ToldToHurry != 0 {
		p.press(m.panel.buttons, m.panel.page.Choices, 0)
	}
	if p.mat.duel.Result().Over {
		return
	}
	news := p.rec.actions[done:]
	switch now := m.step.Draft; {
	case len(news) == 0 && len(now) == len(drawn)+1 && sameDeed(now[len(drawn)], a):
	case len(news) > len(drawn) && sameDeed(news[len(drawn)], a):
	case a.Verb == game.Pass && len(drawn) > 0 && len(news) >= len(drawn): // nothing more could be declared
	default:
		p.give("%+v came to %+v, draft %+v", a, news, now)
	}
}

// topmost is the same answer with the card that is in sight, of equal ones that lie on a stack.
func (p *visitor) topmost(a game.Action) game.Action {
	m := p.mat
	if !m.onTable(a) {
		return a
	}
	if _, ok := p.find(Drop{Card: a.Card}); ok {
		return a
	}
	for _, o := range m.step.Options {
		at := o.Card
		if o.Card = a.Card; o == a && m.step.View.Find(at).Zone == m.step.View.Find(a.Card).Zone && m.onTable(game.Action{Card: at}) {
			if _, ok := p.find(Drop{Card: at}); ok {
				a.Card = at
				return a
			}
		}
	}
	return a
}

// sameDeed reports whether two actions are the same, whoever chooses the golds.
func sameDeed(a, b game.Action) bool {
	for _, x := range []*game.Action{&a, &b} {
		switch {
		case x.Verb == game.Play:
			x.N = 0
		case x.ByHand():
			x.N &^= game.UseByHand
		}
	}
	return a == b
}

// do gives an answer where it is offered: on the table, on the page or with a button.
func (p *visitor) do(a game.Action) {
	m := p.mat
	if m.onTable(a) {
		p.closePage()
		if m.held != 0 && !(a.Verb == game.Place) {
			p.typeKey(fyne.KeyEscape)
		}
		p.doOnTable(a)
		return
	}
	if a.Verb == game.Place && m.held != 0 && m.held == m.step.View.Decision.Source {
		p.bring(a)
		return
	}
	if m.held != 0 {
		p.closePage()
		p.typeKey(fyne.KeyEscape)
	}
	if slices.Contains(m.buried(), a) {
		p.pickFromPage(a)
		return
	}
	if a.Verb == game.Propose && m.panel == nil && !m.needsAdjusting() {
		p.tap(m.more, nil)
		p.press(m.panel.buttons, m.panel.page.Choices, 0)
		return
	}
	at := p.listed(a)
	if at < 0 {
		p.give("%+v is offered nowhere", a)
	}
	switch {
	case m.panel != nil && len(m.buried()) > 0:
		p.press(m.panel.buttons, m.panel.page.Choices, at-1)
	case m.panel != nil && len(m.panel.page.Choices) > at && m.asksPage():
		p.press(m.panel.buttons, m.panel.page.Choices, at)
	case m.prompt.lists():
		p.closePage()
		p.pickFromList(at)
	default:
		p.closePage()
		p.press(m.prompt.buttons, m.prompt.choices, at)
	}
}

// asksPage reports whether the page in sight has the answers to what is asked.
func (m *Mat) asksPage() bool { return m.step.View.Proposal.Made() || m.asksByHand() }

// listed is the place of an answer among the choices.
func (p *visitor) listed(a game.Action) int {
	m := p.mat
	at := 0
	if len(m.buried()) > 0 {
		at++
	}
	for _, o := range m.inOrder() {
		if m.onTable(o) && !m.answersSome(o) || o.Verb == game.Pick && m.step.View.Decision.Kind == game.Choose || o.Verb == game.Propose && !m.needsAdjusting() {
			continue
		}
		if o == a {
			return at
		}
		at++
	}
	return -1
}

// closePage looks at the table.
func (p *visitor) closePage() {
	for tries := 0; p.mat.panel != nil; tries++ {
		if tries > 3 {
			p.give("the page %q does not close", p.mat.panel.page.Title)
		}
		p.typeKey(fyne.KeyEscape)
	}
}

// doOnTable answers with a card on the table.
func (p *visitor) doOnTable(a game.Action) {
	m := p.mat
	if a.Verb == game.Pick {
		if p.r.Below(4) == 0 {
			p.walkTo(Drop{Card: a.Card})
			p.typeKey(fyne.KeyReturn)
			p.count("pick by keys")
			return
		}
		p.click(Drop{Card: a.Card})
		p.count("pick by click")
		return
	}
	var intents []int
	all := m.duel.Intents(a.Card, m.payment)
	for i, intent := range all {
		if sameDeed(intent.Plan[0], a) {
			intents = append(intents, i)
		}
	}
	if len(intents) == 0 {
		p.give("%+v can be begun by no gesture", a)
	}
	at := intents[p.r.Below(len(intents))]
	intent := all[at]
	way := p.r.Below(4)
	to, shown := p.placeFor(intent)
	switch {
	case way == 0 && a.Verb == game.Attack && !m.sketched(a.Card):
		p.walkTo(Drop{Card: a.Card})
		p.typeRune('a')
		p.count("attack by key")
	case (way <= 1 || m.sketched(a.Card)) && shown && m.step.View.Find(a.Card).Controller == game.A:
		p.drag(a.Card, to)
		p.choose(a, intent)
		p.count("drag")
	case m.sketched(a.Card): // a click would take that back
		p.drag(a.Card, Drop{Seat: game.A, Zone: m.step.View.Find(a.Card).Zone})
		p.choose(a, intent)
	default:
		if way == 2 {
			p.walkTo(Drop{Card: a.Card})
			p.typeKey(fyne.KeyReturn)
			p.count("take by keys")
		} else {
			p.click(Drop{Card: a.Card})
			p.count("take by click")
		}
		if m.held == 0 {
			p.give("card %d was not taken", a.Card)
		}
		if shown && p.r.Below(2) == 0 {
			if way == 2 {
				p.walkTo(to)
				p.typeKey(fyne.KeyReturn)
			} else {
				p.click(to)
			}
		}
		p.choose(a, intent)
	}
}

// placeFor is one of the places in sight where letting a card go means an intent.
func (p *visitor) placeFor(i Intent) (Drop, bool) {
	drops := slices.DeleteFunc(slices.Clone(i.Drops), func(d Drop) bool {
		_, shown := p.mat.board.place(d)
		if d.Card != 0 { // which may lie under another
			_, shown = p.find(d)
		}
		return !shown
	})
	if len(drops) == 0 {
		return Drop{}, false
	}
	return drops[p.r.Below(len(drops))], true
}

// choose presses the button of an intent where the card is still held.
func (p *visitor) choose(a game.Action, intent Intent) {
	m := p.mat
	if m.held == 0 {
		return
	}
	intents := m.intents
	if len(m.asked) > 0 {
		intents = m.asked
	}
	for i := range intents {
		if slices.Equal(intents[i].Plan, intent.Plan) {
			p.count("choose by button")
			if m.prompt.lists() {
				p.pickFromList(i)
			} else {
				p.press(m.prompt.buttons, m.prompt.choices, i)
			}
			return
		}
	}
	p.give("%+v is not among what %d is held for", intent, m.held)
}

// bring lets the card that an adjustment moves go where it is to be brought.
func (p *visitor) bring(a game.Action) {
	p.closePage()
	to := Drop{Seat: game.Seat(a.N), Zone: a.Zone}
	if _, shown := p.mat.board.place(to); !shown {
		p.choose(a, Intent{Plan: []game.Action{a}})
		return
	}
	p.click(to)
	p.choose(a, Intent{Plan: []game.Action{a}})
	p.count("bring")
}

// pickFromPage picks one of the cards of the page of those that cannot be pointed at.
func (p *visitor) pickFromPage(pick game.Action) {
	m := p.mat
	want := m.leafOf(pick, nil).View
	place := func(n *panel) int {
		return slices.IndexFunc(n.cells, func(c *cell) bool { return c.leaf.Do != nil && !c.leaf.Picked && c.leaf.View == want })
	}
	if m.panel != nil && place(m.panel) < 0 {
		p.closePage()
	}
	if m.panel == nil {
		p.press(m.prompt.buttons, m.prompt.choices, 0)
	}
	n := m.panel
	if n == nil {
		p.give("the page of %d cards is not open", len(m.buried()))
	}
	at := place(n)
	if at < 0 {
		p.give("%+v is not on the page", pick)
	}
	if p.r.Below(3) > 0 {
		p.count("page by click")
		p.tap(n.cells[at], n.scroll)
		return
	}
	for tries := 0; n.cursor != at; tries++ {
		if tries > len(n.cells)+len(n.page.Choices) {
			p.give("the keys do not come to card %d of the page", at)
		}
		if n.cursor > at {
			p.typeKey(fyne.KeyLeft)
		} else {
			p.typeKey(fyne.KeyRight)
		}
	}
	p.typeKey(fyne.KeyReturn)
	p.count("page by keys")
}

// pickFromList chooses from the list of many answers: its first letters, then arrows or a click.
func (p *visitor) pickFromList(at int) {
	f := p.mat.prompt.finder
	for _, r := range f.all[at].Text {
		if row := slices.Index(f.found, at); len(f.found) <= 3 && row >= 0 || len(f.typed) > 60 {
			break
		}
		p.typeRune(r)
	}
	row := slices.Index(f.found, at)
	if row < 0 {
		p.give("%q is not found by %q", f.all[at].Text, f.typed)
	}
	if f.list.Size().Height < f.list.MinSize().Height {
		p.give("the list is %v high", f.list.Size().Height)
	}
	if row == 0 && f.list.GetScrollOffset() == 0 && p.r.Below(2) == 0 {
		p.count("list by click")
		p.clickAt(p.cornerOf(f.list).AddXY(f.list.Size().Width/2, f.list.MinSize().Height/2))
		return
	}
	for ; f.cursor != row; p.typeKey(map[bool]fyne.KeyName{true: fyne.KeyUp, false: fyne.KeyDown}[f.cursor > row]) {
	}
	p.count("list")
	p.typeKey(fyne.KeyReturn)
}

// press presses the button of a choice, or its key.
func (p *visitor) press(among fyne.CanvasObject, choices []choice, at int) {
	buttons := p.buttonsOf(among)
	if at < 0 || at >= len(buttons) || len(buttons) != len(choices) {
		p.give("button %d of %d is missing, for %d answers", at, len(buttons), len(choices))
	}
	if key := []rune(choices[at].Key); len(key) == 1 && p.r.Below(2) == 0 {
		p.count("key")
		p.typeRune(key[0])
		return
	}
	p.count("button")
	if among == fyne.CanvasObject(p.mat.prompt.buttons) {
		p.tap(buttons[at], p.mat.prompt.scroll)
		return
	}
	p.tap(buttons[at], nil)
}

// buttonsOf are the buttons in an object, in order.
func (p *visitor) buttonsOf(o fyne.CanvasObject) (buttons []*widgets.Button) {
	switch o := o.(type) {
	case *widgets.Button:
		buttons = append(buttons, o)
	case *fyne.Container:
		for _, inner := range o.Objects {
			buttons = append(buttons, p.buttonsOf(inner)...)
		}
	}
	return buttons
}

// tap clicks the middle of an object, which the wheel brings in sight where it has to.
func (p *visitor) tap(o fyne.CanvasObject, within scrolled) {
	middle := func() fyne.Position { return p.cornerOf(o).AddXY(o.Size().Width/2, o.Size().Height/2) }
	if within != nil {
		top := p.cornerOf(within).Y
		for tries := 0; ; tries++ {
			y := middle().Y
			if y > top && y < top+within.Size().Height {
				break
			}
			if tries > 200 {
				p.give("the wheel does not bring %T in sight: it is at %v of %v+%v", o, y, top, within.Size().Height)
			}
			p.hand(gesture{deed: wheeling, at: fyne.NewPos(middle().X, top+within.Size().Height/2), over: within, up: y <= top})
		}
	}
	at := middle()
	size := p.canvas().Size()
	if !o.Visible() || at.X < 0 || at.Y < 0 || at.X > size.Width || at.Y > size.Height {
		p.give("%T at %v of %v is not in sight", o, at, size)
	}
	p.clickAt(at)
}

func (p *visitor) canvas() fyne.Canvas {
	return fyne.CurrentApp().Driver().CanvasForObject(p.mat)
}

// cornerOf is where an object begins in the window.
func (p *visitor) cornerOf(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
}

// on finds a point of the board that means a card or zone.
func (p *visitor) on(d Drop) fyne.Position {
	at, ok := p.find(d)
	if !ok {
		r, shown := p.mat.board.place(d)
		p.give("%+v cannot be pointed at: it is shown %v, at %v", d, shown, r)
	}
	return at
}

func (p *visitor) find(d Drop) (fyne.Position, bool) {
	b := p.mat.board
	r, shown := b.place(d)
	const fine = 12
	for i := range (fine - 1) * (fine - 1) {
		at := fyne.NewPos(r.X+r.W*float32(1+i%(fine-1))/fine, r.Y+r.H*float32(1+i/(fine-1))/fine)
		if got, ok := b.at(at); shown && ok && got == d {
			return at, true
		}
	}
	return fyne.Position{}, false
}

// click clicks a card or zone of the board.
func (p *visitor) click(d Drop) {
	at := p.hoverOver(d)
	p.note("click %+v", d)
	p.hand(gesture{deed: clicking, at: at})
}

// hoverOver brings the pointer over a card or zone, and says where that is in the window. A row that
// opens under the pointer may move it: then the pointer goes after it.
func (p *visitor) hoverOver(d Drop) fyne.Position {
	for range 4 {
		at := p.on(d)
		p.hand(gesture{deed: pointing, at: p.inWindow(at)})
		if over, ok := p.mat.board.at(at); ok && over == d {
			return p.inWindow(at)
		}
	}
	p.give("%+v runs away from the pointer", d)
	return fyne.Position{}
}

// inWindow is where a point of the board is in the window.
func (p *visitor) inWindow(at fyne.Position) fyne.Position { return p.cornerOf(p.mat.board).Add(at) }

// drag drags a card somewhere.
func (p *visitor) drag(id game.CardID, to Drop) {
	from := p.hoverOver(Drop{Card: id})
	p.note("drag %d to %+v", id, to)
	p.hand(gesture{deed: lifting, at: from})
	if p.mat.held != id {
		p.give("card %d is not lifted", id)
	}
	p.hand(gesture{deed: carrying, at: p.inWindow(p.on(to))})
	p.hand(gesture{deed: lettingGo})
}

// walkTo goes to a card or zone with the keys.
func (p *visitor) walkTo(d Drop) {
	b := p.mat.board
	p.note("walk to %+v", d)
	for tries := 0; b.cursor != d || !b.keyed; tries++ {
		if tries > 200 {
			drops, _ := p.mat.stops()
			p.give("the keys do not come to %+v from %+v among %+v", d, b.cursor, drops)
		}
		p.strike(gesture{deed: striking, key: fyne.KeyTab})
	}
}

func (p *visitor) typeKey(k fyne.KeyName) {
	p.note("key %s", k)
	p.strike(gesture{deed: striking, key: k})
}

func (p *visitor) typeRune(r rune) {
	p.note("letter %c", r)
	p.strike(gesture{deed: typing, letter: r})
}

// strike strikes a key, which goes to the table: the window hands it on where nothing has the keyboard.
func (p *visitor) strike(g gesture) {
	if f := p.canvas().Focused(); f != nil && f != fyne.Focusable(p.mat.board) {
		p.give("the keyboard is on %T", f)
	}
	p.hand(g)
}

// stray does what people do beside playing: nothing of it may hold the duel up.
func (p *visitor) stray() {
	m := p.mat
	p.count("stray")
	switch p.r.Below(9) {
	case 0:
		p.closePage()
		p.typeKey(fyne.KeyF1)
		p.closePage()
	case 1:
		p.closePage()
		p.tap(m.more, nil)
		p.closePage()
	case 2:
		p.typeKey(fyne.KeyEscape)
	case 3:
		p.typeKey(fyne.KeyTab)
	case 4:
		p.closePage()
		p.tap(m.pay, nil)
	case 5: // what is sketched is taken back
		p.closePage()
		if n := len(m.step.Draft); n > 0 && m.board.shows(m.step.Draft[n-1].Card) && m.held == 0 {
			p.count("taken back")
			if id := m.step.Draft[p.r.Below(n)].Card; m.board.shows(id) {
				p.click(Drop{Card: id})
			}
		}
	case 6: // a pile is opened
		p.closePage()
		if m.held == 0 {
			if z := m.board.ground.Plots[p.r.Below(len(m.board.ground.Plots))]; z.Lay == game.Pile {
				p.clickAt(p.inWindow(z.center()))
			}
		}
	case 7: // anywhere
		p.clickAt(p.anywhere())
	case 8: // a card is dragged somewhere
		if len(m.board.spots) > 0 && m.panel == nil {
			from := p.inWindow(m.board.spots[p.r.Below(len(m.board.spots))].center())
			p.note("drag from %v", from)
			p.hand(gesture{deed: lifting, at: from})
			p.hand(gesture{deed: carrying, at: p.anywhere()})
			p.hand(gesture{deed: lettingGo})
		}
	}
}

// anywhere is some point of the board, in the window.
func (p *visitor) anywhere() fyne.Position {
	size := p.mat.board.Size()
	return p.inWindow(fyne.NewPos(size.Width*float32(p.r.Below(100))/100, size.Height*float32(p.r.Below(100))/100))
}

// clickAt clicks a point of the window, whatever is there.
func (p *visitor) clickAt(at fyne.Position) {
	p.note("click at %v", at)
	p.hand(gesture{deed: clicking, at: at})
}
