package playmat

import (
	"image"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"castillo/game"
	"castillo/game/card"
	"castillo/images"
	"castillo/ui/loop"
)

// plain paints nothing, at once.
type plain struct{}

func (plain) Peek(k images.Key) (*image.RGBA, bool) {
	return image.NewRGBA(image.Rect(0, 0, 1, 1)), true
}
func (plain) Key(face card.Card, w, h int) images.Key { return images.Key{Card: face, W: w, H: h} }

func (plain) Load(images.Key, func(*image.RGBA)) func() { return func() {} }

// sit opens a playmat in a test window and plays to the person's first turn.
// The duel runs only when the test says so.
func sit(t *testing.T, change ...func(*Config)) *Mat {
	t.Helper()
	loop.NewApp()
	c := Config{Seating: seating(nil), Pictures: plain{}, Reflex: -1, Habits: Habits{Customary: true, Pass: true, Warned: ^Warnings(0)}}
	for _, f := range change {
		f(&c)
	}
	m := New(c)
	w := test.NewTempWindow(t, m)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 720))
	t.Cleanup(m.Close)
	run(t, m)
	return m
}

// run lets the duel go on until the person must decide.
func run(t *testing.T, m *Mat) {
	t.Helper()
	_, all := drain(t, m.duel)
	m.arrived = append(m.arrived, all...)
	m.catchUp()
}

// open plays through the opening.
func open(t *testing.T, m *Mat) *Mat {
	t.Helper()
	m.rune('n')
	run(t, m)
	if m.step.View.Decision.Ask != fakeDay {
		t.Fatalf("asked %+v", m.step.View.Decision)
	}
	return m
}

func center(t *testing.T, m *Mat, d Drop) fyne.Position {
	t.Helper()
	r, ok := m.board.place(d)
	if !ok {
		t.Fatalf("%+v is not on the board", d)
	}
	return r.center()
}

// press and move send what the driver sends for a real pointer: test.Drag of
// Fyne sends no position.
func press(m *Mat, at fyne.Position) {
	e := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	e.Position = at
	m.board.MouseDown(e)
}

func moveTo(m *Mat, from, to fyne.Position) {
	for i := float32(1); i <= 4; i++ {
		e := &fyne.DragEvent{}
		e.Position = fyne.NewPos(from.X+(to.X-from.X)*i/4, from.Y+(to.Y-from.Y)*i/4)
		m.board.Dragged(e)
	}
}

func dragTo(t *testing.T, m *Mat, card game.CardID, to Drop) {
	t.Helper()
	from := center(t, m, Drop{Card: card})
	press(m, from)
	moveTo(m, from, center(t, m, to))
	m.board.DragEnd()
	run(t, m)
}

func click(t *testing.T, m *Mat, at Drop) {
	t.Helper()
	press(m, center(t, m, at))
	m.board.Tapped(&fyne.PointEvent{Position: center(t, m, at)})
	run(t, m)
}

func zoneOf(m *Mat, id game.CardID) game.Zone { return m.step.View.Find(id).Zone }

var field = Drop{Seat: game.A, Zone: fField}

func TestCardIsDraggedToItsZone(t *testing.T) {
	m := open(t, sit(t))
	from := center(t, m, Drop{Card: knight})
	press(m, from)
	moveTo(m, from, center(t, m, field))
	if m.held != knight || !m.board.lit[field] || m.board.over != field {
		t.Fatalf("held %d, lit %v, over %+v", m.held, m.board.lit, m.board.over)
	}
	if n := len(m.board.layer.Objects); n != 3 {
		t.Errorf("%d objects in the top layer", n)
	}
	m.board.DragEnd()
	run(t, m)
	if zoneOf(m, knight) != fField || m.held != 0 || len(m.board.lit) != 0 {
		t.Errorf("zone %d, held %d, lit %v", zoneOf(m, knight), m.held, m.board.lit)
	}
	if got := m.board.tokens[knight].box.Position(); got != m.board.tokens[knight].at.pos() {
		t.Errorf("the card is at %v", got)
	}
}

func TestCardDroppedElsewhereGoesBackWithAWord(t *testing.T) {
	m := open(t, sit(t))
	home := m.board.tokens[knight].box.Position()
	dragTo(t, m, knight, Drop{Seat: game.A, Zone: fHeap})
	if zoneOf(m, knight) != fHand || m.board.tokens[knight].box.Position() != home {
		t.Errorf("zone %d at %v", zoneOf(m, knight), m.board.tokens[knight].box.Position())
	}
	if got := m.board.word.said; got != "Caballero no va ahí" {
		t.Errorf("word %q", got)
	}
}

func TestCardDroppedOnItsOwnHandGoesBackWithoutAWord(t *testing.T) {
	m := open(t, sit(t))
	dragTo(t, m, knight, Drop{Card: sword})
	if got := m.board.word.said; got != "" || m.held != 0 {
		t.Errorf("word %q, held %d", got, m.held)
	}
}

func TestEscapeCancelsADrag(t *testing.T) {
	m := open(t, sit(t))
	from := center(t, m, Drop{Card: knight})
	press(m, from)
	moveTo(m, from, center(t, m, field))
	m.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	moveTo(m, from, center(t, m, field))
	m.board.DragEnd()
	run(t, m)
	if zoneOf(m, knight) != fHand || m.held != 0 || len(m.board.layer.Objects) != 2 {
		t.Errorf("zone %d, held %d, layer %d", zoneOf(m, knight), m.held, len(m.board.layer.Objects))
	}
	dragTo(t, m, knight, field)
	if zoneOf(m, knight) != fField {
		t.Error("the next drag does not work")
	}
}

func TestWeaponIsDraggedOntoItsBearer(t *testing.T) {
	m := open(t, sit(t))
	dragTo(t, m, knight, field)
	dragTo(t, m, sword, Drop{Card: knight})
	if got := m.step.View.Find(sword).Bearer; got != knight {
		t.Errorf("borne by %d", got)
	}
}

func TestClickPicksUpAndPutsDown(t *testing.T) {
	m := open(t, sit(t))
	click(t, m, Drop{Card: knight})
	if m.held != knight || !m.board.lit[field] {
		t.Fatalf("held %d", m.held)
	}
	click(t, m, Drop{Card: coin})
	if m.held != coin {
		t.Fatalf("a click on another card takes that one: %d", m.held)
	}
	m.taken = m.taken.Add(-twice)
	click(t, m, Drop{Card: coin})
	if zoneOf(m, coin) != fHand || m.held != 0 {
		t.Error("a second click does not put the card down")
	}
	click(t, m, Drop{Card: coin})
	click(t, m, Drop{Card: coin})
	if zoneOf(m, coin) != fCoins {
		t.Error("a double click does not do the only thing that can be done")
	}
	click(t, m, Drop{Card: knight})
	click(t, m, field)
	if zoneOf(m, knight) != fField {
		t.Error("a click on the lit zone plays the card")
	}
}

func TestKeyboardAlonePlaysACardAndEndsTheTurn(t *testing.T) {
	m := open(t, sit(t))
	key := func(names ...fyne.KeyName) {
		for _, n := range names {
			m.board.TypedKey(&fyne.KeyEvent{Name: n})
		}
		run(t, m)
	}
	key(fyne.KeyTab)
	if m.board.cursor.Card != knight || !m.board.ring.Visible() {
		t.Fatalf("the cursor is on %+v", m.board.cursor)
	}
	key(fyne.KeyRight, fyne.KeyLeft, fyne.KeyReturn)
	if m.held != knight || m.board.cursor != field {
		t.Fatalf("held %d, cursor %+v", m.held, m.board.cursor)
	}
	key(fyne.KeyReturn)
	if zoneOf(m, knight) != fField {
		t.Fatal("Enter does not play")
	}
	m.board.TypedRune('t')
	run(t, m)
	if m.step.View.Turn != 3 {
		t.Errorf("turn %d", m.step.View.Turn)
	}
	m.point(Drop{Card: knight})
	m.board.TypedRune('a')
	run(t, m)
	if m.step.View.Players[game.B].Castle != 3 {
		t.Errorf("castle of B %d: the attack should take 2", m.step.View.Players[game.B].Castle)
	}
}

func TestPayByHandAsksForTheCoins(t *testing.T) {
	m := open(t, sit(t))
	m.board.TypedRune('p')
	dragTo(t, m, knight, field)
	if m.step.View.Decision.Ask != fakeCoin || !strings.Contains(m.prompt.question.Text, "Paga Caballero: faltan 1") {
		t.Fatalf("%+v %q", m.step.View.Decision, m.prompt.question.Text)
	}
	click(t, m, Drop{Card: coinTwo})
	if zoneOf(m, knight) != fField {
		t.Error("the knight is not there")
	}
}

func TestRightClickLetsGo(t *testing.T) {
	m := open(t, sit(t))
	click(t, m, Drop{Card: knight})
	e := &desktop.MouseEvent{Button: desktop.MouseButtonSecondary}
	m.board.MouseDown(e)
	if m.held != 0 {
		t.Error("still held")
	}
}

func TestPointerShowsTheCardLarge(t *testing.T) {
	m := open(t, sit(t))
	e := &desktop.MouseEvent{}
	e.Position = center(t, m, Drop{Card: sword})
	m.board.MouseMoved(e)
	if m.closeup.facts.Name != "Espada" || !m.closeup.hand.box.Visible() {
		t.Errorf("%+v", m.closeup.facts)
	}
	e.Position = center(t, m, Drop{Seat: game.B, Zone: fDeck})
	m.board.MouseMoved(e)
	if m.closeup.facts.Name != "Espada" {
		t.Error("a card that nobody knows is shown")
	}
	m.board.MouseOut()
}

func TestPileOpens(t *testing.T) {
	m := open(t, sit(t))
	dragTo(t, m, spell, field)
	click(t, m, Drop{Card: spell})
	if m.panel == nil || len(m.panel.cells) != 1 {
		t.Fatal("the heap does not open")
	}
	m.key(fyne.KeyEscape)
	if m.panel != nil {
		t.Error("Escape does not close it")
	}
	click(t, m, Drop{Seat: game.B, Zone: fDeck})
	if m.panel != nil {
		t.Error("a deck that nobody knows opens")
	}
}

func TestConcedingShowsTheResult(t *testing.T) {
	var ended []game.Result
	rematch := false
	m := open(t, sit(t, func(c *Config) {
		c.OnEnd = func(r game.Result) { ended = append(ended, r) }
		c.OnAgain = func() { rematch = true }
	}))
	m.askConcede()
	m.key(fyne.KeyLeft)
	m.key(fyne.KeyReturn)
	run(t, m)
	if len(ended) != 1 || ended[0].Why != game.Conceded || ended[0].Winner != game.B {
		t.Fatalf("%+v", ended)
	}
	if m.panel == nil || m.panel.title.Text != "Has perdido" {
		t.Fatal("no result")
	}
	m.key(fyne.KeySpace)
	if rematch {
		t.Error("who hurries the table begins the rematch")
	}
	m.key(fyne.KeyReturn)
	if !rematch {
		t.Error("Enter does not take the rematch")
	}
	m.fold()
	m.board.Tapped(&fyne.PointEvent{Position: center(t, m, Drop{Card: knight})})
	if m.held != 0 {
		t.Error("a card can be taken after the end")
	}
}

func TestOptionsAreReachedWithTheKeys(t *testing.T) {
	var habits Habits
	left := false
	m := open(t, sit(t, func(c *Config) {
		c.OnHabits = func(h Habits) { habits = h }
		c.OnLeave = func() { left = true }
	}))
	m.showOptions()
	m.key(fyne.KeyUp)
	m.key(fyne.KeyReturn)
	if left || m.panel.title.Text != "¿Dejas la mesa?" || !strings.Contains(m.panel.text.Text, "guardado") {
		t.Fatalf("the choice above the last is not to leave: %q", m.panel.title.Text)
	}
	m.key(fyne.KeyReturn)
	if !left {
		t.Error("Enter does not leave")
	}
	m.showOptions()
	for range len(m.panel.page.Choices) {
		m.key(fyne.KeyUp)
	}
	m.key(fyne.KeyReturn)
	if habits.Customary || !habits.Pass {
		t.Errorf("habits %+v", habits)
	}
	m.key(fyne.KeyEscape)
	m.key(fyne.KeyF1)
	if m.panel == nil || !m.panel.page.Keys {
		t.Error("no sheet of keys")
	}
}

func TestDuelIsPlayedToItsEnd(t *testing.T) {
	m := open(t, sit(t))
	dragTo(t, m, knight, field)
	for range 20 {
		if m.step.View.Result.Over {
			break
		}
		if len(m.duel.Intents(knight, PaysItself)) > 0 {
			dragTo(t, m, knight, Drop{Seat: game.B, Zone: fField})
			if len(m.duel.Intents(knight, PaysItself)) > 0 {
				click(t, m, Drop{Card: knight})
				m.rune('1')
				run(t, m)
			}
			continue
		}
		m.rune('t')
		run(t, m)
	}
	if r := m.Result(); !r.Over {
		t.Fatalf("%+v after turn %d", r, m.step.View.Turn)
	}
}

func TestResizeKeepsEveryCardInItsPlace(t *testing.T) {
	m := open(t, sit(t))
	for _, s := range []fyne.Size{fyne.NewSize(1920, 1080), fyne.NewSize(1280, 720), fyne.NewSize(1024, 700)} {
		m.Resize(s)
		for _, spot := range m.board.spots {
			box := m.board.tokens[spot.ID].box
			if box.Position() != spot.pos() || box.Size() != spot.size() {
				t.Errorf("%v: card %d is at %v %v, not %+v", s, spot.ID, box.Position(), box.Size(), spot.rect)
			}
		}
	}
	m.Refresh()
}

func TestCardsInALineLeaveItsNameInSight(t *testing.T) {
	m := crowded(t)
	for _, size := range []fyne.Size{leastMat, fyne.NewSize(1280, 720), fyne.NewSize(1920, 1080)} {
		m.Resize(size)
		heaps := heapsOf(&m.board.view)
		for i, z := range m.board.ground.Plots {
			if z.Lay != game.Line {
				continue
			}
			for _, name := range m.board.plots[i].label {
				if name.Text == "" {
					continue
				}
				words := rect{name.Position().X, name.Position().Y, name.Size().Width, name.Size().Height}
				for _, id := range heaps.in(z.Seat, z.Zone) {
					if r, _ := m.board.place(Drop{Card: id}); overlap(words, r) || r.X < z.X || r.X+r.W > z.X+z.W || r.Y < z.Y && !z.Back {
						t.Errorf("%v: a card of %s lies at %+v, its name at %+v, the zone is %+v", size, z.Name, r, words, z.rect)
					}
				}
			}
		}
	}
}

func TestNothingIsAskedWhileTheRivalThinks(t *testing.T) {
	m := open(t, sit(t))
	s := m.step
	s.View.Decision.Seat, s.Options = game.B, nil
	m.arrived = []Step{s}
	m.catchUp()
	if m.prompt.question.Text != "Tu rival piensa…" || labels(m) != "Apurar  [espacio]" {
		t.Errorf("%q %s", m.prompt.question.Text, labels(m))
	}
}

// TestTabGoesThroughEveryCardOnce: also those of the hand, of which the one that the keys are on
// rises.
func TestTabGoesFirstToWhatCanBePlayed(t *testing.T) {
	m := open(t, sit(t))
	idle := slices.IndexFunc(m.board.spots, func(s spot) bool { return s.Count > 0 && !m.board.ready[s.ID] })
	m.board.cursor, m.board.keyed = Drop{Card: m.board.spots[idle].ID}, false
	m.key(fyne.KeyTab)
	if at := m.board.cursor.Card; !m.board.ready[at] || zoneOf(m, at) != fHand {
		t.Errorf("it goes to card %d in zone %d", at, zoneOf(m, at))
	}
}

func TestTheLargeCardIsTheOneUnderThePointerAsItIsNow(t *testing.T) {
	m := open(t, sit(t))
	e := &desktop.MouseEvent{}
	e.Position = center(t, m, Drop{Card: sword})
	m.board.MouseMoved(e)
	m.look(m.speaker.define(m.step.View.Find(knight).Face), m.step.View.Find(knight))
	m.present()
	if m.closeup.facts.Name != "Espada" {
		t.Errorf("after a question it is %q, the pointer is on the sword", m.closeup.facts.Name)
	}
	m.board.MouseOut()
	s := m.step
	s.Events, s.View.Cards = nil, slices.Clone(s.View.Cards)
	s.View.Cards[knight-1].Zone, s.View.Cards[knight-1].Marks = fField, game.Attacking
	m.arrived = []Step{s}
	m.catchUp()
	m.hover(knight)
	attacking := m.closeup.facts.State
	s.View.Cards = slices.Clone(s.View.Cards)
	s.View.Cards[knight-1].Marks = 0
	m.arrived = []Step{s}
	m.catchUp()
	if attacking != "atacando" || m.closeup.facts.State != "" {
		t.Errorf("it says %q of a card that attacks, then %q", attacking, m.closeup.facts.State)
	}
}

func TestPhasesToAskInAreTickedInATable(t *testing.T) {
	m := open(t, sit(t))
	m.showSkips()
	phases := m.duel.Rulebook().Phases()
	table := m.panel.page.Table
	if len(table.Rows) != len(phases) || table.size() != len(m.panel.page.Choices)-1 {
		t.Fatalf("%d rows, %d choices", len(table.Rows), len(m.panel.page.Choices))
	}
	m.panel.key(fyne.KeyDown)
	at := m.panel.cursor
	m.panel.key(fyne.KeySpace)
	if m.panel.cursor != at || m.panel.page.Choices[at].Tick != unticked || !m.config.Habits.Skips.Of(phases[at/2].Phase, at%2 == 0) {
		t.Errorf("the keys are on %d, not %d; %+v", m.panel.cursor, at, m.config.Habits.Skips)
	}
	for _, size := range []fyne.Size{leastMat, fyne.NewSize(1024, 640)} {
		m.Resize(size)
		if h := m.panel.ground.Size().Height; h > size.Height {
			t.Errorf("the table is %v high on %v", h, size)
		}
	}
}

func TestTabGoesThroughEveryCardOnce(t *testing.T) {
	m := open(t, sit(t))
	want := 0
	for _, s := range m.board.spots {
		want += min(s.Count, 1)
	}
	seen := map[Drop]bool{}
	for range want {
		m.key(fyne.KeyTab)
		seen[m.board.cursor] = true
	}
	if len(seen) != want {
		t.Errorf("%d cards of %d", len(seen), want)
	}
}

func TestTabLeavesACardThatCameToLieInAStack(t *testing.T) {
	m := open(t, sit(t))
	m.key(fyne.KeyTab)
	was := m.board.cursor
	m.board.keyed = false
	for i := range m.board.spots {
		if m.board.spots[i].ID == was.Card {
			m.board.spots[i].Count = 0
		}
	}
	if m.key(fyne.KeyTab); m.board.cursor == was {
		t.Error("it stays on a card that is not to be seen")
	}
}
