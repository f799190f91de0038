//go:build smoke

package playmat

import (
	"bufio"
	"errors"
	"fmt"
	"image"
	"iter"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime/debug"
	"slices"
	"strconv"
	"syscall"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"castillo/cardsdb"
	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/setup"
	"castillo/ui/loop"
)

// The program that is played is this test binary once more, told by the environment where its data is.
const PlayedFolder = "CASTILLO_PLAYED_FOLDER"

// duelsInWindow is how many duels the test below plays; nothing has it left out.
const duelsInWindow = "CASTILLO_WINDOW_DUELS"

// What a window under software rendering owes whoever plays in it.
const (
	mostMemory  = 250 // MB
	leastFrames = 55  // a second, with 100 cards in play
)

// TestDuelsInAWindow plays whole duels in the window of the program, on a display that nobody sees,
// with pointer and keys: none is stuck, every answer is in sight, the window keeps nothing waiting.
func TestDuelsInAWindow(t *testing.T) {
	many := os.Getenv(duelsInWindow)
	if many == "" {
		t.Skip(duelsInWindow + "=3 plays them")
	}
	dir := t.TempDir()
	if err := furnish(filepath.Join(dir, "datos"), *firstDuel); err != nil {
		t.Fatal(err)
	}
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.CommandContext(t.Context(), exe, "-first", fmt.Sprint(*firstDuel), "-duels", many)
	c.Env = append(os.Environ(), PlayedFolder+"="+filepath.Join(dir, "datos"), "DISPLAY="+loop.Display(t), "WAYLAND_DISPLAY=", "FYNE_SCALE=1",
		"LIBGL_ALWAYS_SOFTWARE=1", "XDG_CONFIG_HOME="+dir, "XDG_CACHE_HOME="+dir, "XDG_RUNTIME_DIR="+dir)
	c.Stderr = os.Stderr
	said, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	for lines := bufio.NewScanner(said); lines.Scan(); {
		t.Log(lines.Text())
	}
	if err := c.Wait(); err != nil {
		t.Error(err)
	}
}

// furnish makes a store with two decks of the whole catalogue, which are about to meet.
func furnish(dir string, seed uint64) error {
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		return err
	}
	defer store.Close()
	cards := slices.DeleteFunc(store.Catalogue().All(), func(c card.Card) bool { return !slices.Contains(deck.PrimerBloque.Editions, c.Edition) })
	r := game.NewRand(seed)
	var chosen struct{ Mine, Theirs cardsdb.DeckID }
	for i, id := range []*cardsdb.DeckID{&chosen.Mine, &chosen.Theirs} {
		d, err := store.Decks().Save(cardsdb.Deck{Name: fmt.Sprint("Azar ", i+1), Text: setup.RandomList(&r, cards).String()})
		if err != nil {
			return err
		}
		*id = d.ID
	}
	if err := store.Settings().Save("duelo", chosen); err != nil {
		return err
	}
	return store.Settings().Save("mesa", Habits{Customary: true, Pass: true, Speed: Fast})
}

// PlayInWindow opens the window with the function that it is given, plays in it, tells how that went, and ends
// the program. Where the window ends before, it returns the code to end with.
func PlayInWindow(open func() error) int {
	go func() {
		if err := playInWindow(); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		os.Exit(0)
	}()
	if err := open(); err != nil {
		fmt.Println(err)
	}
	return 1
}

func playInWindow() error {
	hands, err := newPointerAndKeys()
	if err != nil {
		return err
	}
	hands.awaitWindow()
	g := &guest{pointerAndKeys: hands, meter: newMeter()}
	if err := g.sitDown(); err != nil {
		return err
	}
	duels, _ := strconv.Atoi(os.Getenv(duelsInWindow))
	var sum tally
	for n := range duels {
		p, err := g.duel(*firstDuel + uint64(n))
		if p != nil {
			sum.add(p.tally)
		}
		if err != nil {
			return err
		}
		fmt.Printf("%d duels: %v; %.0f MB\n", n+1, sum, resident())
		if n+1 < duels {
			if err := g.again(p); err != nil {
				return err
			}
		}
	}
	before := resident()
	debug.FreeOSMemory()
	fmt.Printf("memory: %.0f MB, %.0f MB of it in use\n", before, resident())
	g.meter.stop() // it takes time of its own
	frames, work, err := g.frames()
	if err != nil {
		return err
	}
	fmt.Printf("frames: %.1f a second with 100 cards in play, %.1f ms of all processors each\n", frames, work)
	return g.meter.judge(before, frames)
}

// judge tells what was measured, and what of it is not as it should be.
func (m *meter) judge(memory, frames float64) error {
	tell := func(name string, all []held) {
		for i, h := range all {
			if h.work > longStep || i == 0 {
				fmt.Printf("%s %5.1f ms of work, %5.1f ms passed  %s\n", name, h.work.Seconds()*1000, h.passed.Seconds()*1000, h.stack)
			}
		}
	}
	fmt.Println("the window was asked", m.asked, "times; the longest that it did before it answered:")
	tell("drawing", m.paints)
	tell("a step ", m.steps)
	var wrong []error
	if longest := m.steps[0].work; longest > longStep {
		wrong = append(wrong, fmt.Errorf("a step works for %v, not %v", longest, longStep))
	}
	if memory > mostMemory {
		wrong = append(wrong, fmt.Errorf("%.0f MB, not %d", memory, mostMemory))
	}
	if frames < leastFrames {
		wrong = append(wrong, fmt.Errorf("%.1f frames a second, not %d", frames, leastFrames))
	}
	return errors.Join(wrong...)
}

// guest is somebody at the window of the program.
type guest struct {
	*pointerAndKeys
	meter *meter
	mat   *Mat
}

// windowTime is long enough for a machine that does other things.
const windowTime = 90 * time.Second

// await waits until something is so in the window.
func (g *guest) await(what string, so func() bool) error {
	for end := time.Now().Add(windowTime); ; time.Sleep(3 * time.Millisecond) {
		ok := false
		if g.meter.look(func() { ok = so() }); ok {
			return nil
		}
		if time.Now().After(end) {
			return fmt.Errorf("%s does not come", what)
		}
	}
}

// sitDown goes to the lobby and begins a duel with the decks that are chosen there.
func (g *guest) sitDown() error {
	g.move(fyne.NewPos(600, 700))
	for range 20 {
		time.Sleep(2 * time.Second)
		g.withControl('3')
		time.Sleep(2 * time.Second)
		g.make(gesture{deed: striking, key: fyne.KeyReturn})
		time.Sleep(time.Second)
		if g.newTable() {
			g.meter.forget() // how the program starts is measured elsewhere
			return nil
		}
	}
	return errors.New("the table does not come")
}

// newTable looks for a table that was not there before.
func (g *guest) newTable() bool {
	before := g.mat
	g.meter.look(func() {
		for _, w := range fyne.CurrentApp().Driver().AllWindows() {
			if m := tableIn(w.Content()); m != nil {
				g.mat = m
			}
		}
	})
	return g.mat != before
}

func tableIn(o fyne.CanvasObject) *Mat {
	switch o := o.(type) {
	case *Mat:
		return o
	case *fyne.Container:
		for _, inner := range o.Objects {
			if m := tableIn(inner); m != nil {
				return m
			}
		}
	}
	return nil
}

// duel plays the duel on the table to its end. The visitor looks and decides as part of the window,
// which goes on while the pointer and the keys do what was decided.
func (g *guest) duel(seed uint64) (*visitor, error) {
	p := &visitor{seed: seed, r: game.NewRand(seed), rec: &tape{}, mat: g.mat}
	var next func() (gesture, bool)
	var failed error
	g.meter.look(func() {
		d := p.mat.duel
		d.mu.Lock()
		d.seating.Recorder = both{d.seating.Recorder, p.rec}
		d.mu.Unlock()
		next, _ = iter.Pull(func(yield func(gesture) bool) {
			p.hand = func(g gesture) { yield(g) }
			failed = p.play()
		})
	})
	for more := true; more; {
		if err := g.await("what is asked", p.mat.rests); err != nil {
			g.meter.look(func() { err = stuck(p.report(err.Error())) })
			return p, err
		}
		var todo gesture
		g.meter.look(func() { todo, more = next() })
		if more {
			g.make(todo)
			g.awaitTicks(3)
		}
	}
	return p, failed
}

// awaitTicks waits until the window has taken what was done.
func (g *guest) awaitTicks(n int) {
	var from int
	g.meter.look(func() { from = g.meter.ticks })
	_ = g.await("a tick", func() bool { return g.meter.ticks >= from+n })
}

// again asks for another duel on the page that tells how one ended.
func (g *guest) again(p *visitor) error {
	var at fyne.Position
	g.meter.look(func() {
		b := p.buttonsOf(p.mat.panel.buttons)[0]
		at = p.cornerOf(b).AddXY(b.Size().Width/2, b.Size().Height/2)
	})
	g.make(gesture{deed: clicking, at: at})
	for end := time.Now().Add(windowTime); !g.newTable(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			return errors.New("the next duel does not come")
		}
	}
	return nil
}

// rests reports whether the table shows the duel as it stands, and waits for the person.
func (m *Mat) rests() bool {
	m.inbox.Lock()
	arrived := len(m.arrived)
	m.inbox.Unlock()
	if arrived > 0 || m.board.moving != nil || m.tooSoon() {
		return false
	}
	d := m.duel
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case len(d.made) > 0 || len(d.wake) > 0:
		return false
	case d.result.Over:
		return m.step.View.Result.Over
	case !d.isAsked() || d.front().Decision().Seat != d.seating.Human:
		return false
	}
	events := d.events
	now := d.step(Step{})
	d.events = events
	return reflect.DeepEqual(now.View, m.step.View) && slices.Equal(now.Options, m.step.Options) && slices.Equal(now.Draft, m.step.Draft)
}

// both are two recorders.
type both struct{ a, b Recorder }

func (r both) Add(m game.Match, a game.Action)  { r.a.Add(m, a); r.b.Add(m, a) }
func (r both) Fail(m game.Match, f *game.Fault) { r.a.Fail(m, f); r.b.Fail(m, f) }
func (r both) Back(actions int)                 { r.a.Back(actions); r.b.Back(actions) }

// frames drags a card over a table with 100 cards in play, and counts how often that is drawn in a second.
func (g *guest) frames() (second, work float64, err error) {
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		return 0, 0, err
	}
	all := catalogue.All()
	match, err := crowd(func(kind card.Type) card.Card {
		at := slices.IndexFunc(all, func(c card.Card) bool { return c.Type == kind })
		c := all[at]
		all = slices.Concat(all[at+1:], all[:at+1])
		return c
	})
	if err != nil {
		return 0, 0, err
	}
	var from, middle fyne.Position
	drawn := 0
	g.meter.look(func() {
		m := New(Config{Seating: Seating{Match: match, Human: game.A, Opponent: firstOption{}, Dealer: game.NewShuffler(1)}, Pictures: g.mat.config.Pictures})
		counter := canvas.NewRaster(func(w, h int) image.Image { drawn++; return image.NewRGBA(image.Rect(0, 0, 1, 1)) })
		counter.SetMinSize(fyne.NewSize(1, 1))
		fyne.CurrentApp().Driver().AllWindows()[0].SetContent(container.NewBorder(nil, counter, nil, nil, m))
		fyne.NewAnimation(time.Hour, func(float32) { counter.Refresh() }).Start()
		g.mat = m
		m.Start()
	})
	if err := g.await("a crowded table", g.mat.rests); err != nil {
		return 0, 0, err
	}
	time.Sleep(5 * time.Second) // the faces are painted
	g.meter.look(func() {
		r, _ := g.mat.board.place(Drop{Card: g.mat.step.Options[0].Card})
		corner := fyne.CurrentApp().Driver().AbsolutePositionForObject(g.mat.board)
		size := g.mat.board.Size()
		from, middle = r.center().Add(corner), corner.AddXY(size.Width/2, size.Height/2)
	})
	g.make(gesture{deed: lifting, at: from})
	count := func() (n int) { g.meter.look(func() { n = drawn }); return n }
	first, began, used := count(), time.Now(), processor()
	const span = 8 * time.Second
	for time.Since(began) < span {
		turn := time.Since(began).Seconds() * 3
		g.move(middle.AddXY(float32(300*math.Cos(turn)), float32(250*math.Sin(turn))))
		g.sync()
		time.Sleep(7 * time.Millisecond)
	}
	frames, took, used := float64(count()-first), time.Since(began), processor()-used
	g.make(gesture{deed: lettingGo})
	return frames / took.Seconds(), used.Seconds() * 1000 / frames, nil
}

// processor is the time of processors that this program has used.
func processor() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
