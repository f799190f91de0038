//go:build smoke

// Package smoke plays the real window from outside, on a display that nobody
// sees: it looks at the pixels, moves the pointer and strikes keys, and when
// the program has ended it reads in the store what has become of that.
package smoke

import (
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"castillo/ui/theme"
)

// The environment chooses how the run goes.
var (
	pictures = os.Getenv("CASTILLO_PICTURES") // a folder that keeps pictures of the screens
	look     = theme.Mode(or("CASTILLO_LOOK", "claro"))
	whole    = os.Getenv("CASTILLO_WHOLE") != "" // play the duel to its end
)

func or(name, otherwise string) string {
	if v := os.Getenv(name); v != "" {
		return v
	}
	return otherwise
}

// Areas of the window.
var (
	content = image.Rect(96, 0, width, height)
	board   = image.Rect(96, 0, 1014, height)
	prompt  = image.Rect(1014, 500, width, 680) // the question of the table and its buttons
)

// run is one run of the window.
type run struct {
	*testing.T
	*display
	binary  string
	home    home
	program *program
	began   time.Time
	usable  time.Duration // after the start
}

func TestWindow(t *testing.T) {
	dir := t.TempDir()
	r := &run{T: t, binary: filepath.Join(dir, "castillo"), began: time.Now()}
	build := exec.Command("go", "build", "-o", r.binary, "castillo")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	r.tell("built")
	var err error
	if r.home, err = newHome(filepath.Join(dir, "casa"), string(look)); err != nil {
		t.Fatal(err)
	}
	r.withoutDisplay()
	if r.display, err = newDisplay(dir); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.display.close)
	if end, ok := t.Deadline(); ok {
		r.display.deadline = end.Add(-10 * time.Second) // time to clear away
	} else {
		r.display.deadline = time.Now().Add(wholeTime)
	}
	t.Cleanup(func() {
		if t.Failed() {
			r.leaveTraces()
		}
		if r.program != nil {
			r.program.kill()
		}
	})

	r.start("first start", r.passWelcome)
	r.everyScreen()
	r.show(0, "coleccion")
	r.atRest("the cursor in the search", 3*time.Second, busyShare)
	r.collect()
	r.dropPictures()
	r.changeDeck()
	r.secondProgram()
	moves := r.duel()
	r.memory("on the playmat")
	r.leave()
	r.checkStore(moves)

	r.start("second start", func() {})
	r.show(3, "repeticiones")
	r.leave()
}

// tell writes a line of the report.
func (r *run) tell(format string, args ...any) {
	fmt.Printf("%6.1f s  %s\n", time.Since(r.began).Seconds(), fmt.Sprintf(format, args...))
}

func (r *run) must(err error, format string, args ...any) {
	r.Helper()
	if err != nil {
		r.Fatalf("%s: %v", fmt.Sprintf(format, args...), err)
	}
}

func (r *run) press(words ...string) {
	r.Helper()
	r.must(r.do(words...), "no pointer, no keys")
}

func (r *run) click(at image.Point) {
	r.Helper()
	r.press("mousemove", fmt.Sprint(at.X), fmt.Sprint(at.Y), "click", "1")
}

// until waits for a picture that is as it should be.
func (r *run) until(what string, good func(frame) bool) frame {
	r.Helper()
	f, err := r.wait(patience, func(f frame) bool { return r.program.ended() || good(f) })
	r.must(err, "%s", what)
	r.alive()
	return f
}

// alive fails if the program has broken down.
func (r *run) alive() {
	r.Helper()
	if line := r.program.crash(); line != "" || r.program.ended() {
		r.Fatalf("the program has ended: %s", line)
	}
}

// patience is how long a slow machine may take for one thing.
const patience = 40 * time.Second

// settled is where something is to be clicked, once it has stayed there for a
// while: what is laid out anew may still move. A cursor that blinks does not
// disturb it.
func (r *run) settled(what string, find func(frame) (image.Rectangle, bool)) image.Rectangle {
	r.Helper()
	const still = 300 * time.Millisecond
	var at image.Rectangle
	var since time.Time
	r.until(what, func(f frame) bool {
		now, ok := find(f)
		if !ok || now != at {
			at, since = now, time.Now()
		}
		return ok && time.Since(since) >= still
	})
	return at
}

// last finds the last button of an area.
func last(in image.Rectangle, main bool) func(frame) (image.Rectangle, bool) {
	return func(f frame) (image.Rectangle, bool) {
		found := buttons(f, in, main)
		if len(found) == 0 {
			return image.Rectangle{}, false
		}
		return found[len(found)-1], true
	}
}

// keepPicture keeps what is to be seen, if pictures are wanted.
func (r *run) keepPicture(name string) {
	if pictures == "" {
		return
	}
	r.rest(content, 400*time.Millisecond, 1500*time.Millisecond) // a cursor may blink for ever
	f, err := r.display.look()
	r.must(err, "picture %s", name)
	r.must(f.keep(filepath.Join(pictures, name+".png")), "picture %s", name)
}

// leaveTraces keeps the last picture and what the program said.
func (r *run) leaveTraces() {
	path := filepath.Join(pictures, "fallo.png")
	if pictures == "" {
		dir, err := os.MkdirTemp("", "castillo-fallo-")
		if err != nil {
			return
		}
		path = filepath.Join(dir, "fallo.png")
	}
	if f, err := r.display.look(); err == nil && f.keep(path) == nil {
		r.Logf("the last picture: %s", path)
	}
	if r.program != nil {
		r.program.kill()
		r.Logf("the program said:\n%s", &r.program.said)
	}
}

// tint is a colour of the chosen look.
func tint(name fyne.ThemeColorName) ink {
	return inkOf(theme.New(look).Color(name, fynetheme.VariantLight))
}

// chosen reports whether the button of a place is the chosen one in the rail.
func chosen(f frame, place int) bool {
	return f.at(8+4, 10+70*place+35) == tint(theme.RailChosen)
}

// field finds the longest line that can be written in.
func field(f frame) (found image.Rectangle, ok bool) {
	for _, r := range f.patches(tint(fynetheme.ColorNameInputBackground), content, 60) {
		if r.Dy() >= 16 && r.Dx() > found.Dx() {
			found, ok = r, true
		}
	}
	return found, ok
}

// buttons finds buttons, from top to bottom; those that are mostly wanted if
// main is set.
func buttons(f frame, in image.Rectangle, main bool) []image.Rectangle {
	c := tint(fynetheme.ColorNameButton)
	if main {
		c = tint(fynetheme.ColorNamePrimary)
	}
	var found []image.Rectangle
	for _, r := range f.patches(c, in, 8) {
		if r.Dy() >= 26 && r.Dx() >= 40 {
			found = append(found, r)
		}
	}
	return found
}

func middle(r image.Rectangle) image.Point { return r.Min.Add(r.Size().Div(2)) }

// withoutDisplay starts the program where there is no screen, and where the one
// that is named does not answer: it says so and ends.
func (r *run) withoutDisplay() {
	for _, where := range []struct{ display, says string }{{"", "no hay pantalla"}, {":4711", "la pantalla no responde"}} {
		p, err := start(r.binary, r.home, where.display)
		r.must(err, "start without a display")
		defer p.kill()
		code, err := p.exit(patience)
		r.must(err, "without a display")
		said := p.said.String()
		if code != 2 || !strings.Contains(said, where.says) || strings.Contains(said, "goroutine") {
			r.Fatalf("on display %q: exit %d, %q", where.display, code, said)
		}
		r.tell("on display %q: %s", where.display, strings.TrimSpace(said))
	}
}

// start opens the window and waits until it can be used: the search of the
// collection is there, and a letter that is typed appears in it. greet answers what the window asks
// before anything else.
func (r *run) start(what string, greet func()) {
	var err error
	r.program, err = start(r.binary, r.home, r.display.name)
	r.must(err, "%s", what)
	greet()
	r.until(what, func(f frame) bool {
		_, ok := field(f)
		return ok && chosen(f, 0)
	})
	r.usable = time.Since(r.program.started)
	grid := image.Rect(110, 130, 960, height)
	r.until(what+": the cards", func(f frame) bool { return f.colours(grid) > 200 })
	painted := time.Since(r.program.started)
	r.click(middle(r.settled(what, field)))
	r.tell("%s: usable after %.2f s, all cards in sight painted after %.2f s", what, r.usable.Seconds(), painted.Seconds())
	r.memory("in the collection")
}

// doors finds the upper edge of a door of the page of welcome: its words fill the rest.
func doors(f frame) (image.Rectangle, bool) {
	rows := f.patches(tint(fynetheme.ColorNameButton), image.Rect(690, 200, width, 560), 300)
	if len(rows) == 0 {
		return image.Rectangle{}, false
	}
	return rows[0], true
}

// passWelcome tells the page that asks once what one is here for: to note cards.
func (r *run) passWelcome() {
	r.settled("the page of welcome", doors)
	r.keepPicture("bienvenida")
	r.press("key", "1")
}

func (r *run) memory(where string) {
	mb, err := r.program.memory()
	r.must(err, "memory")
	r.tell("%.0f MB %s", mb, where)
}

// show opens a place with its key.
func (r *run) show(place int, name string) frame {
	before, err := r.display.look()
	r.must(err, "look")
	already := chosen(before, place)
	r.press("key", fmt.Sprintf("ctrl+%d", place+1))
	r.until(name, func(f frame) bool {
		return chosen(f, place) && (already || !f.same(before, content)) && f.colours(content) > 20
	})
	f, _ := r.rest(content, 200*time.Millisecond, 2*time.Second) // a cursor may blink for ever
	r.keepPicture(name)
	return f
}

// everyScreen opens one place after the other; no two look alike.
func (r *run) everyScreen() {
	names := []string{"coleccion", "mazos", "jugar", "repeticiones", "preferencias"}
	var seen []frame
	for i, name := range names {
		f := r.show(i, name)
		for k, other := range seen {
			if f.same(other, content) {
				r.Errorf("%s looks like %s", name, names[k])
			}
		}
		seen = append(seen, f)
	}
	r.tell("%d screens: %s", len(names), strings.Join(names, ", "))
}

// search writes into the search of a screen and waits until other cards are
// there.
func (r *run) search(words string, grid image.Rectangle) {
	before, _ := r.rest(grid, 250*time.Millisecond, 2*time.Second)
	r.click(middle(r.settled("the search", field)))
	r.press("type", "--delay", "30", words)
	r.until("cards for "+words, func(f frame) bool { return !f.same(before, grid) })
	r.rest(grid, 250*time.Millisecond, 2*time.Second)
}

// collect looks for dragons and notes that there are three of the first.
func (r *run) collect() {
	r.show(0, "coleccion")
	grid := image.Rect(110, 130, 960, height)
	r.search("dragon", grid)
	before, _ := r.display.look()
	r.press("key", "Down", "type", "+++")
	tally := image.Rect(960, 10, width, 50)
	r.until("the count of copies", func(f frame) bool { return !f.same(before, tally) })
	r.keepPicture("busqueda")
	r.tell("collection: searched, and counted three copies")
}

// changeDeck adds a card to a deck and takes that back.
func (r *run) changeDeck() {
	r.show(1, "mazos")
	list := image.Rect(914, 10, width, height)
	r.search("dragon", image.Rect(336, 70, 900, height))
	before, err := r.rest(list, time.Second, patience) // what is missing is counted behind
	r.must(err, "the deck at rest")
	r.press("key", "Down", "key", "Return")
	r.until("one card more", func(f frame) bool { return !f.same(before, list) })
	r.rest(list, time.Second, patience)
	r.keepPicture("mazo-ilegal")
	r.press("key", "ctrl+z")
	r.until("the deck as it was", func(f frame) bool { return f.same(before, list) })
	r.tell("decks: added a card, saw the list change, and took it back")
}

// secondProgram opens another window over the same data: it says that there is
// one already.
func (r *run) secondProgram() {
	before, _ := r.rest(content, 200*time.Millisecond, time.Second)
	p, err := start(r.binary, r.home, r.display.name)
	r.must(err, "second program")
	defer p.kill()
	page := image.Rect(300, 100, 1100, 600)
	r.until("the page of the second program", func(f frame) bool {
		_, writes := field(f)
		return !writes && !f.same(before, page) && len(buttons(f, page, true)) == 1 && len(buttons(f, page, false)) > 0
	})
	r.keepPicture("ya-abierto")
	r.click(middle(r.settled("the button to leave", last(page, false))))
	code, err := p.exit(patience)
	r.must(err, "second program")
	if code != 0 || p.crash() != "" {
		r.Errorf("the second program: exit %d, %s", code, &p.said)
	}
	r.until("the first program again", func(f frame) bool { _, ok := field(f); return ok })
	r.tell("a second program on the same data: says so, and ends")
}

// leave closes the window as a person does.
func (r *run) leave() {
	r.press("key", "ctrl+q")
	code, err := r.program.exit(patience)
	r.must(err, "leave")
	if line := r.program.crash(); code != 0 || line != "" {
		r.Fatalf("the program ends with %d: %s", code, line)
	}
	r.program = nil
	r.tell("closed with Ctrl+Q, exit 0")
}
