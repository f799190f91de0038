package puzzles

import (
	"encoding/json"
	"errors"
	"image"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"castillo/game"
	"castillo/game/card"
	"castillo/images"
	"castillo/ui/loop"
	"castillo/ui/playmat"
)

// plain paints nothing, at once.
type plain struct{}

func (plain) Peek(k images.Key) (*image.RGBA, bool) {
	return image.NewRGBA(image.Rect(0, 0, 1, 1)), true
}
func (plain) Key(face card.Card, w, h int) images.Key { return images.Key{Card: face, W: w, H: h} }
func (plain) Load(images.Key, func(*image.RGBA)) func() {
	return func() {}
}

// memory keeps settings as the store does.
type memory map[string][]byte

func (m memory) Load(name string, into any) error {
	if m[name] == nil {
		return errors.New("nothing is kept")
	}
	return json.Unmarshal(m[name], into)
}

func (m memory) Save(name string, value any) (err error) {
	m[name], err = json.Marshal(value)
	return err
}

func loaded(t *testing.T, m memory) *Model {
	t.Helper()
	model := NewModel(m)
	if err := model.Load(); err != nil {
		t.Fatal(err)
	}
	return model
}

// sit opens a puzzle in a test window and counts how often it was solved.
func sit(t *testing.T, e Entry) (table *Table, solved *int) {
	t.Helper()
	loop.NewApp()
	solved = new(int)
	table, err := NewTable(Seat{Entry: e, Config: playmat.Config{Pictures: plain{}, Pace: time.Nanosecond, Reflex: -1, Habits: playmat.Habits{Customary: true, Pass: true}},
		Solved: func() { *solved++ }, Again: func() {}, Next: func() {}, Leave: func() {}})
	if err != nil {
		t.Fatal(err)
	}
	w := test.NewTempWindow(t, table.Content())
	w.Resize(fyne.NewSize(1280, 720))
	t.Cleanup(table.Close)
	table.Start()
	return table, solved
}

func mine(table *Table) func() bool {
	return func() bool { return table.mat.View().Decision.Seat == table.hero && len(table.mat.Options()) > 0 }
}

func TestTheSolutionOfEveryPuzzleWinsAtTheTable(t *testing.T) {
	for _, e := range loaded(t, memory{}).Entries {
		t.Run(e.Key, func(t *testing.T) {
			table, solved := sit(t, e)
			loop.Await(t, "the turn", mine(table))
			table.giveSolution()
			loop.Await(t, "the end", func() bool { return table.mat.View().Result.Over })
			if r := table.mat.Result(); r.Winner != table.hero || table.mat.View().Turn != table.turn {
				t.Errorf("it ends with %+v in turn %d", r, table.mat.View().Turn)
			}
			if *solved > 0 {
				t.Error("what was shown counts as solved")
			}
		})
	}
}

func TestWhoWinsByHintsHasSolvedIt(t *testing.T) {
	table, solved := sit(t, loaded(t, memory{}).Entries[0])
	for range 20 {
		loop.Await(t, "the turn", func() bool { return mine(table)() || table.mat.View().Result.Over })
		if table.mat.View().Result.Over {
			break
		}
		at := table.mat.Copy()
		move, err := table.solver.next(at)
		if err != nil || move == nil {
			t.Fatal("no hint", err)
		}
		table.giveHint()
		loop.Await(t, "the hint", func() bool { return !table.thinking })
		table.mat.Perform(move.Actions)
		loop.Await(t, "what was done", func() bool { return table.mat.Copy().Hash() != at.Hash() })
		loop.Turn()
	}
	if *solved != 1 {
		t.Errorf("solved %d times", *solved)
	}
}

func TestATurnThatEndsWithoutTheWinEndsThePuzzle(t *testing.T) {
	table, solved := sit(t, loaded(t, memory{}).Entries[0])
	loop.Await(t, "the turn", mine(table))
	table.mat.Do(game.Action{Verb: game.End})
	loop.Await(t, "the end", func() bool { return table.mat.View().Result.Over })
	if r := table.mat.Result(); r.Winner == table.hero || *solved > 0 {
		t.Errorf("it ends with %+v, solved %d times", r, *solved)
	}
}

func TestWhatIsSolvedStaysTicked(t *testing.T) {
	kept := memory{}
	m := loaded(t, kept)
	key := m.Entries[1].Key
	if err := m.Solve(key)(); err != nil {
		t.Fatal(err)
	}
	again := loaded(t, kept)
	if again.Solved() != 1 || !again.Entries[1].Solved || again.After(again.Entries[0].Key) != 2 {
		t.Errorf("solved %d, after the first comes %d", again.Solved(), again.After(again.Entries[0].Key))
	}
}

func TestMorePuzzlesComeFromAFolder(t *testing.T) {
	dir, kept := t.TempDir(), memory{}
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("uno.esc", "acertijo: gana este turno\ncarta: Lancero | Aliado | fuerza 3\nA.defensa: Lancero\nB.castillo: 2 Oro\njugada:\n")
	write("otro.esc", "jugada:\n")
	m := loaded(t, kept)
	shipped := len(m.Entries)
	if err := m.Take(dir)(); err != nil {
		t.Fatal(err)
	}
	m = loaded(t, kept)
	if len(m.Entries) != shipped+1 || len(m.Unread) != 1 || m.Entries[shipped].Name() != "uno" {
		t.Errorf("%d entries of %d, %v not read", len(m.Entries), shipped, m.Unread)
	}
}

func TestTheButtonsOfAPuzzleHaveKeys(t *testing.T) {
	table, _ := sit(t, loaded(t, memory{}).Entries[0])
	loop.Await(t, "the turn", mine(table))
	loop.Turn()
	table.mat.Focus()
	fyne.CurrentApp().Driver().CanvasForObject(table.mat).Focused().TypedRune('d')
	if !table.thinking {
		t.Fatal("nobody thinks of a hint")
	}
	loop.Await(t, "the hint", func() bool { return !table.thinking })
}
