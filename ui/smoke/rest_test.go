//go:build smoke

package smoke

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
)

// restSpan is how long each screen of the next test is watched; nothing has it left out.
var restSpan = os.Getenv("CASTILLO_REST")

// How much of a core a window may take in which nothing moves, how much memory with manyRows, and how
// long it may take to be of use. A machine that does other things is slower.
const (
	restShare   = 0.01
	busyShare   = 0.05 // where other tests run at the same time
	manyRows    = 25_000
	mostMemory  = 260 // MB
	startWithin = 500 * time.Millisecond
)

// A window with a large collection is soon there, takes little memory, and costs nothing while
// nobody does anything, wherever it stands.
func TestAWindowAtRestCostsNothing(t *testing.T) {
	if restSpan == "" {
		t.Skip("CASTILLO_REST=30s measures it")
	}
	span, err := time.ParseDuration(restSpan)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	r := &run{T: t, binary: filepath.Join(dir, "castillo"), began: time.Now()}
	if out, err := exec.Command("go", "build", "-o", r.binary, "castillo").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	r.home, err = newHome(filepath.Join(dir, "casa"), string(look))
	r.must(err, "a home")
	r.must(fill(r.home.data()), "a collection of %d rows", manyRows)
	r.display, err = newDisplay(dir)
	r.must(err, "a display")
	t.Cleanup(r.display.close)
	r.display.deadline = time.Now().Add(time.Hour)
	t.Cleanup(func() {
		if r.program != nil {
			r.program.kill()
		}
	})
	first := func() { time.Sleep(2 * time.Second); r.press("key", "Escape") }
	r.start("first start", first) // asks what is asked once, and paints the faces
	r.leave()
	r.start("start", func() {})
	if usable := r.usable; usable > startWithin {
		t.Errorf("usable after %v, not %v", usable, startWithin)
	}
	for place, name := range []string{"colección", "mazos", "jugar", "repeticiones", "historial", "preferencias"} {
		r.press("key", fmt.Sprintf("ctrl+%d", place+1))
		r.rest(content, time.Second, patience)
		r.atRest(name, span, restShare)
	}
	mb, err := r.program.memory()
	if r.must(err, "memory"); mb > mostMemory {
		t.Errorf("%.0f MB, not %d", mb, mostMemory)
	}
	r.press("key", "ctrl+3")
	r.rest(content, time.Second, patience)
	r.click(middle(r.settled("the button to play", last(content, true))))
	r.until("the question for another hand", func(f frame) bool { return len(buttons(f, prompt, false)) == 2 })
	r.rest(content, time.Second, patience)
	r.atRest("mesa, la pregunta espera", span, restShare)
	r.leave()
}

// atRest watches a window in which nothing moves: it takes no more than a share of a core.
func (r *run) atRest(where string, span time.Duration, most float64) {
	r.Helper()
	before, err := r.program.processor()
	r.must(err, "processor")
	began := time.Now()
	time.Sleep(span)
	after, err := r.program.processor()
	r.must(err, "processor")
	share := (after - before).Seconds() / time.Since(began).Seconds()
	r.tell("at rest, %s: %.2f %% of a core", where, 100*share)
	if share > most {
		r.Errorf("at rest, %s: %.2f %% of a core, not %.2f %%", where, 100*share, 100*most)
	}
}

// processor is the time of the processor that the program has used.
func (p *program) processor() (used time.Duration, err error) {
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", p.command.Process.Pid))
	for _, thread := range threads {
		line, err := os.ReadFile(thread)
		if err != nil {
			continue // it has ended
		}
		var here time.Duration
		fmt.Sscan(strings.Fields(string(line))[0], &here)
		used += here
	}
	return used, err
}

// fill notes manyRows in a new store.
func fill(dir string) error {
	s, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		return err
	}
	defer s.Close()
	all := s.Catalogue().All()
	return s.Edit(cardsdb.Did(cardsdb.Imported, "todo.csv", fmt.Sprint(manyRows)), func(e *cardsdb.Edit) error {
		for i := range manyRows {
			h := holding.Holding{Key: holding.Plain(all[i%len(all)].Printing()), Count: 1 + i%4}
			h.Place = holding.Place{Container: "Carpeta azul", Page: 1 + i/len(all), Pocket: 1 + i%9}
			if err := e.AddHolding(h); err != nil {
				return err
			}
		}
		return nil
	})
}
