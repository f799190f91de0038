//go:build smoke

package smoke

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"castillo/cardsdb"
)

// quits is how often the next test leaves the window.
var quits = or("CASTILLO_QUITS", "8")

// leavingTakes is how long leaving may take on a machine that has other things to
// do. It hung for ever.
const leavingTakes = 20 * time.Second

// The window is left in every way and at every moment, every other time while the
// machine is busy: the program ends, and nobody holds the store.
func TestLeavingEndsTheProgramAndFreesTheStore(t *testing.T) {
	times, err := strconv.Atoi(quits)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	binary := filepath.Join(dir, "castillo")
	if out, err := exec.Command("go", "build", "-o", binary, "castillo").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	h, err := newHome(filepath.Join(dir, "casa"), string(look))
	if err != nil {
		t.Fatal(err)
	}
	d, err := newDisplay(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer d.close()
	d.deadline = time.Now().Add(time.Hour)
	ways := map[string]func(*program) error{
		"Ctrl+Q":  func(*program) error { return d.do("key", "ctrl+q") },
		"SIGTERM": func(p *program) error { return p.command.Process.Signal(syscall.SIGTERM) },
		"SIGINT":  func(p *program) error { return p.command.Process.Signal(syscall.SIGINT) },
	}
	names := []string{"Ctrl+Q", "Ctrl+Q", "SIGTERM", "SIGINT"}
	var longest time.Duration
	for n := range times {
		random := rand.New(rand.NewPCG(uint64(n), 1))
		load := func() {}
		if n%2 == 1 {
			load = busy()
		}
		p, err := start(binary, h, d.name)
		if err != nil {
			t.Fatal(err)
		}
		if n == 0 {
			_, err = d.wait(patience, func(f frame) bool { _, ok := doors(f); return ok })
			if err != nil {
				t.Fatalf("the page of welcome: %v\n%s", err, &p.said)
			}
			d.do("key", "Escape")
		}
		_, err = d.wait(patience, func(f frame) bool { _, ok := field(f); return ok && chosen(f, 0) })
		if err != nil {
			t.Fatalf("quit %d: the window does not come: %v\n%s", n, err, &p.said)
		}
		time.Sleep(time.Duration(random.IntN(900)) * time.Millisecond)
		for range random.IntN(4) { // something goes on: a search, a place, copies
			keys := []string{"ctrl+2", "ctrl+1", "ctrl+5", "ctrl+3", "d", "plus", "Down", "F2"}
			d.do("key", keys[random.IntN(len(keys))])
		}
		way := names[random.IntN(len(names))]
		asked := time.Now()
		if err := ways[way](p); err != nil {
			t.Fatalf("quit %d: %v", n, err)
		}
		code, err := p.exit(leavingTakes)
		took := time.Since(asked)
		load()
		if err != nil {
			p.command.Process.Signal(syscall.SIGQUIT)
			p.exit(5 * time.Second)
			t.Fatalf("quit %d by %s: %v\n%s", n, way, err, &p.said)
		}
		if code != 0 || p.crash() != "" {
			t.Fatalf("quit %d by %s: exit %d\n%s", n, way, code, &p.said)
		}
		longest = max(longest, took)
		s, err := cardsdb.Open(h.data(), cardsdb.Options{})
		if err != nil {
			t.Fatalf("after quit %d by %s: %v", n, way, err)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(filepath.Join(h.data(), "castillo.en-uso")); err == nil {
			t.Errorf("after quit %d by %s the store says that it is open", n, way)
		}
	}
	t.Logf("%d quits, the longest took %v", times, longest.Round(time.Millisecond))
}

// busy keeps every core busy until the function that it gives is called.
func busy() (stop func()) {
	var done atomic.Bool
	for range 2 * runtime.NumCPU() {
		go func() {
			for !done.Load() {
			}
		}()
	}
	return func() { done.Store(true) }
}
