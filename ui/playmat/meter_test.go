//go:build smoke

package playmat

import (
	"bytes"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
)

// longStep is how long the goroutine of the window may work without heeding anything else.
const longStep = 16 * time.Millisecond

// meter notes where the window stops: it is asked something all the time. What its thread works from
// one stop to the next is a step, or drawing. Time in which it does not work is not its own: it waits for
// somebody to do something, or for a processor that other programs have.
type meter struct {
	mu     sync.Mutex
	ticks  int // how often the window looked whether it had to draw
	last   moment
	came   stop
	stack  string
	since  time.Time // the last stop
	asked  int
	steps  []held // the longest ones, the longest first
	paints []held
	spot   sync.Mutex // of stack and since
	off    atomic.Bool
}

// stop is what the window came to.
type stop uint8

const (
	answered stop = iota // it answered the meter
	looked               // it is about to look whether it has to draw
	drawn                // it may have drawn
)

// moment is a moment of the window's thread.
type moment struct {
	at     time.Time
	worked time.Duration // so far
}

// held is work during which the window heeded nothing else.
type held struct {
	work, passed time.Duration
	stack        string // of the window in the midst of it; empty where that was short
}

// newMeter is a meter that asks the window all the time.
func newMeter() *meter {
	m := &meter{}
	m.look(func() {
		ticks := fyne.NewAnimation(time.Hour, func(float32) {
			m.ticks++
			m.come(looked)
			fyne.Do(func() { m.come(drawn) })
		})
		ticks.RepeatCount = fyne.AnimationRepeatForever
		ticks.Start()
	})
	go func() {
		for ; !m.off.Load(); time.Sleep(time.Millisecond) {
			m.look(func() {})
		}
	}()
	go func() {
		for ; !m.off.Load(); time.Sleep(longStep / 4) {
			m.watch()
		}
	}()
	return m
}

// look has something done by the window, which is not counted.
func (m *meter) look(do func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	fyne.DoAndWait(func() {
		m.come(answered)
		m.asked++
		do()
		m.begin(answered)
	})
}

// come notes what the window has done since the last stop.
func (m *meter) come(to stop) {
	if m.last != (moment{}) && !m.off.Load() {
		at := now()
		m.spot.Lock()
		h := held{at.worked - m.last.worked, at.at.Sub(m.last.at), m.stack}
		m.spot.Unlock()
		if m.came == looked {
			m.paints = longest(m.paints, h)
		} else {
			m.steps = longest(m.steps, h)
		}
	}
	m.begin(to)
}

func (m *meter) begin(from stop) {
	m.came, m.last = from, now()
	m.spot.Lock()
	defer m.spot.Unlock()
	m.stack, m.since = "", m.last.at
}

// watch looks what the window does where it has come to nothing for long.
func (m *meter) watch() {
	m.spot.Lock()
	defer m.spot.Unlock()
	if m.stack == "" && !m.since.IsZero() && time.Since(m.since) > longStep {
		m.stack = stackOfWindow()
	}
}

// stop ends the measure. The window can still be looked at.
func (m *meter) stop() {
	m.look(func() { m.off.Store(true) })
}

// forget begins anew.
func (m *meter) forget() {
	m.look(func() { m.asked, m.steps, m.paints = 0, nil, nil })
}

// now is this moment of the window's thread, which is the first of the program.
func now() moment {
	line, _ := os.ReadFile(fmt.Sprintf("/proc/self/task/%d/schedstat", os.Getpid()))
	var worked time.Duration
	fmt.Sscan(string(line), &worked)
	return moment{time.Now(), worked}
}

// longest adds one to a few.
func longest(all []held, h held) []held {
	const kept = 12
	at, _ := slices.BinarySearchFunc(all, h, func(a, b held) int { return int(b.work - a.work) })
	if at == kept {
		return all
	}
	all = slices.Insert(all, at, h)
	return all[:min(kept, len(all))]
}

// stackOfWindow is where the window is.
func stackOfWindow() string {
	buf := make([]byte, 1<<20)
	for _, g := range bytes.Split(buf[:runtime.Stack(buf, true)], []byte("\n\n")) {
		if bytes.HasPrefix(g, []byte("goroutine 1 ")) {
			return calls(string(g))
		}
	}
	return ""
}

// calls leaves the names and lines of the calls of a stack.
func calls(stack string) string {
	var out []string
	for line := range strings.Lines(stack) {
		line = strings.TrimSpace(line)
		if at := strings.LastIndex(line, "/"); strings.Contains(line, ".go:") {
			line, _, _ = strings.Cut(line[at+1:], " +")
			out = append(out, line)
		}
	}
	return strings.Join(out[:min(len(out), 30)], " < ")
}

// resident is how much of this program is in memory, in MB.
func resident() float64 {
	status, _ := os.ReadFile("/proc/self/status")
	_, rest, _ := strings.Cut(string(status), "VmRSS:")
	var kb float64
	fmt.Sscan(rest, &kb)
	return kb / 1024
}
