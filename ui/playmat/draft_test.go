package playmat

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/bot"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/setup"
	"castillo/ui/scenes"
	"castillo/ui/words"
)

// starters is a match of two of the decks that come with the program.
func starters(t *testing.T, a, b int) game.Match {
	t.Helper()
	cards, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	var lists [2]deck.List
	for i, n := range [2]int{a, b} {
		if lists[i], err = deck.Parse(cardsdb.Starters()[n].Text); err != nil {
			t.Fatal(err)
		}
	}
	decks, err := setup.Of(lists, cards)
	if err != nil {
		t.Fatal(err)
	}
	decks.ByHand = true
	m, err := myl.Rulebook.NewMatch(decks)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestWhatIsSketchedIsDoneOnceItIsConfirmed plays duels by chance, taking back what can be taken
// back now and then: what is recorded is a match that the rulebook plays to the same state, and
// nothing of what was taken back is in it.
func TestWhatIsSketchedIsDoneOnceItIsConfirmed(t *testing.T) {
	sketched, taken := 0, 0
	for seed := range uint64(16) {
		r := game.NewRand(seed)
		rec := &tape{}
		d := NewDuel(Seating{Match: starters(t, int(seed%4), int(seed/4)), Human: game.A, Opponent: bot.NewGreedy(),
			Dealer: game.NewShuffler(seed), Recorder: rec}, Habits{Customary: true, Pass: true})
		step, _ := drain(t, d)
		for step.View.Result.Open() {
			before := len(step.Draft)
			if before > 0 && r.Below(4) == 0 {
				back := d.Unsketch
				if r.Below(2) == 0 {
					back = func() bool { return d.Retract(step.Draft[r.Below(before)].Card) }
				}
				if taken++; !back() {
					t.Fatalf("seed %d: %v cannot be taken back", seed, step.Draft)
				}
				step, _ = drain(t, d)
				continue
			}
			a, done := step.Options[r.Below(len(step.Options))], len(rec.actions)
			if err := d.Do(a); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if step, _ = drain(t, d); len(step.Draft) > before {
				sketched++
			} else if a.Verb != game.Pass && !slices.Contains(rec.actions[done:], a) {
				t.Fatalf("seed %d: %+v was offered beside what is sketched, and is not done", seed, a)
			}
		}
		again := starters(t, int(seed%4), int(seed/4))
		for i, a := range rec.actions {
			if err := again.Apply(a); err != nil {
				t.Fatalf("seed %d, action %d, %+v: %v", seed, i, a, err)
			}
		}
		if again.Hash() != d.Match().Hash() {
			t.Errorf("seed %d: what was recorded leads elsewhere", seed)
		}
	}
	if sketched < 100 || taken < 20 {
		t.Errorf("%d were sketched, %d taken back: too few to tell", sketched, taken)
	}
}

// scene opens a playmat on one of the laid-out tables.
func scene(t *testing.T, name string, change ...func(*Config)) *Mat {
	t.Helper()
	all, err := scenes.All()
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(all, func(s scenes.Scene) bool { return s.Name == name })
	if at < 0 {
		t.Fatalf("no scene %q", name)
	}
	return sit(t, append([]func(*Config){func(c *Config) {
		c.Seating = Seating{Match: all[at].Match, Human: all[at].Seat, Opponent: bot.NewGreedy(), Dealer: game.NewShuffler(1)}
	}}, change...)...)
}

// called is the last card of a name that lies in a line or in the hand, which lies on top.
func called(t *testing.T, m *Mat, name string) game.CardID {
	t.Helper()
	for _, s := range slices.Backward(m.board.spots) {
		v := m.step.View.Find(s.ID)
		if m.speaker.called(&m.step.View, s.ID) == name && m.board.zoneOf(v).Lay != game.Pile {
			return s.ID
		}
	}
	t.Fatalf("no %s is in sight", name)
	return 0
}

func attackers(m *Mat) (n int) {
	for _, c := range m.step.View.Cards {
		if c.Marks.Has(game.Attacking) {
			n++
		}
	}
	return n
}

func TestAttackersAreTakenBackByDraggingClickingAndEscape(t *testing.T) {
	m := scene(t, "ataque")
	line := Drop{Seat: game.A, Zone: myl.AttackLine}
	home := Drop{Seat: game.A, Zone: myl.DefenseLine}
	guard, archer := called(t, m, "Centinela"), called(t, m, "Ballestera")
	dragTo(t, m, guard, line)
	dragTo(t, m, archer, line)
	if attackers(m) != 2 || m.duel.Match().Decision().Kind != game.Main || !strings.Contains(labels(m), "Confirmar el ataque") {
		t.Fatalf("%d attack; %s", attackers(m), labels(m))
	}
	dragTo(t, m, archer, home)
	if attackers(m) != 1 || zoneOf(m, archer) != myl.DefenseLine {
		t.Error("an attacker that is dragged back attacks")
	}
	click(t, m, Drop{Card: guard})
	if attackers(m) != 0 {
		t.Error("a second click does not take an attacker back")
	}
	dragTo(t, m, guard, line)
	m.key(fyne.KeyEscape)
	run(t, m)
	if attackers(m) != 0 || strings.Contains(labels(m), "Confirmar") {
		t.Errorf("Escape does not take an attacker back: %s", labels(m))
	}
	dragTo(t, m, guard, line)
	m.key(fyne.KeySpace)
	run(t, m)
	if m.step.View.Phase == myl.Vigil || len(m.step.Draft) > 0 {
		t.Error("the attack is not confirmed")
	}
}

func TestWhatABattleWouldComeToIsToldBeforeItIsConfirmed(t *testing.T) {
	m := scene(t, "bloqueo")
	guard, raider := called(t, m, "Centinela"), called(t, m, "Saqueador")
	if !strings.Contains(m.prompt.asked, "tu Castillo recibe 11 de daño") {
		t.Errorf("without a block: %s", m.prompt.asked)
	}
	dragTo(t, m, guard, Drop{Card: raider})
	if !strings.Contains(m.prompt.asked, "tu Castillo recibe 8 de daño") || !strings.Contains(labels(m), "Confirmar el bloqueo") {
		t.Errorf("with one: %s; %s", m.prompt.asked, labels(m))
	}
	var said []string
	for _, b := range m.board.odds.badges[:m.board.odds.used] {
		said = append(said, b.text.Text)
	}
	if got := strings.Join(said, "|"); got != "muere|3 – 7|2 al Castillo|6 al Castillo" {
		t.Errorf("the cards say %s", got)
	}
}

func TestWhatIsSaidOfACardNeverHidesItsName(t *testing.T) {
	m := scene(t, "bloqueo")
	dragTo(t, m, called(t, m, "Centinela"), Drop{Card: called(t, m, "Saqueador")})
	for _, size := range []fyne.Size{leastMat, fyne.NewSize(1280, 720), fyne.NewSize(1920, 1080)} {
		m.Resize(size)
		for _, b := range m.board.odds.badges[:m.board.odds.used] {
			said := rect{b.box.Position().X, b.box.Position().Y, b.box.Size().Width, b.box.Size().Height}
			for _, s := range m.board.spots {
				name := rect{s.X, s.Y + s.H*nameTop, s.W, s.H * (1 - nameTop)}
				if s.Seen >= s.H && overlap(said, name) {
					t.Errorf("%v: %q hides the name of card %d", size, b.text.Text, s.ID)
				}
			}
		}
	}
}

func TestCardsThatArePickedAreMarkedAndUnmarked(t *testing.T) {
	m := scene(t, "descarte")
	hand := m.step.View.Players[game.A].Hand
	giant := called(t, m, "Coloso")
	click(t, m, Drop{Card: giant})
	if len(m.step.Draft) != 1 || zoneOf(m, giant) != myl.Hand || !m.board.odds.picked[giant] {
		t.Fatalf("picked: %v, in zone %d", m.step.Draft, zoneOf(m, giant))
	}
	click(t, m, Drop{Card: giant})
	if len(m.step.Draft) != 0 {
		t.Error("a second click does not unmark")
	}
	click(t, m, Drop{Card: giant})
	bolt := called(t, m, "Rayo")
	click(t, m, Drop{Card: bolt})
	if !m.step.Whole || zoneOf(m, giant) != myl.Hand || labels(m) != "Confirmar  [espacio]|Deshacer  [Esc]" {
		t.Errorf("the last is not to be confirmed: %s", labels(m))
	}
	click(t, m, Drop{Card: bolt})
	if m.step.Whole || len(m.step.Draft) != 1 {
		t.Errorf("the last is not taken back: %v", m.step.Draft)
	}
	click(t, m, Drop{Card: bolt})
	if !strings.Contains(m.prompt.asked, "2 de 2") {
		t.Errorf("with both picked it asks %q", m.prompt.asked)
	}
	m.press(words.T("espacio"))
	run(t, m)
	if got := m.step.View.Players[game.A].Hand; got != hand || zoneOf(m, giant) != myl.Cemetery { // two go and two come
		t.Errorf("%d cards in hand and not %d, Coloso in zone %d; %q", got, hand, zoneOf(m, giant), m.prompt.asked)
	}
}
