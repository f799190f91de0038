package ui

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"castillo/cardsdb"
	"castillo/game/myl"
	"castillo/game/replay"
	"castillo/game/round"
	"castillo/ui/about"
	"castillo/ui/loop"
)

// The program that is killed is this test binary once more, told by the environment where its
// data is and on which display its window opens; without one, it is the software driver's.
const (
	killedFolder = "CASTILLO_TEST_FOLDER"
	killedPlayer = "TestAPlayerThatGetsKilled"
)

// killedDuels is how many kills the test below makes. More than a few are made of a real window.
const killedDuels = "CASTILLO_KILLED_DUELS"

// mayBeLost is how long before the kill an action may be that is not stored.
const mayBeLost = 100 * time.Millisecond

// player plays against the computer by striking keys at random, and tells what is done.
type player struct {
	shell    *shell
	record   atomic.Pointer[recording] // of the duel that is played
	resuming bool
}

// turn goes on with what was left, or begins a duel, or strikes a key.
func (p *player) turn(t testing.TB) {
	s := p.shell
	if s.duel != nil {
		p.record.Store(s.duel.record)
	}
	switch {
	case s.duel == nil && !p.resuming:
		p.resuming = true
		left, err := s.unfinished()
		if err != nil {
			fmt.Println("falla", err)
			return
		}
		if len(left) > 0 {
			left[0].GoOn()
			return
		}
		d := duelSetup(t, s)
		d.Seed = rand.Uint64N(1 << 30)
		if err := s.StartDuel(d); err != nil {
			fmt.Println("falla", err)
		}
	case s.duel == nil:
	case s.duel.mat.Result().Over:
		s.endDuel()
		p.resuming = false
	default:
		s.duel.mat.Focus()
		if board := s.desk.Canvas().Focused(); board != nil {
			keys := []fyne.KeyName{fyne.KeySpace, fyne.KeySpace, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyTab, fyne.KeyUp, fyne.KeyLeft, fyne.KeyEscape}
			if n := rand.IntN(2 * len(keys)); n < len(keys) {
				board.TypedKey(&fyne.KeyEvent{Name: keys[n]})
			} else {
				runes := []rune("nnst123a")
				board.TypedRune(runes[rand.IntN(len(runes))])
			}
		}
	}
}

// tell says every action in the moment in which it is found to be recorded.
func (p *player) tell() {
	var last *recording
	told := 0
	for ; ; time.Sleep(time.Millisecond) {
		record := p.record.Load()
		if record == nil {
			continue
		}
		if record != last {
			last, told = record, 0
			fmt.Println("duelo")
		}
		record.mu.Lock()
		actions, now := record.recorder.Record().Actions[told:], time.Now().UnixNano()
		record.mu.Unlock()
		for _, a := range actions {
			told++
			fmt.Printf("hecho %d %v\n", now, a)
		}
	}
}

func TestAPlayerThatGetsKilled(t *testing.T) {
	dir := os.Getenv(killedFolder)
	if dir == "" {
		t.Skip("it is the other half of TestADuelComesBackAfterAKill")
	}
	p := &player{shell: reopenShell(t, dir)}
	p.shell.pace = time.Millisecond
	go p.tell()
	for ; ; time.Sleep(5 * time.Millisecond) {
		loop.Turn()
		p.turn(t)
	}
}

// playInWindow does the same in a real window.
func playInWindow(dir string) {
	ready := func(s *shell) {
		p := &player{shell: s}
		s.pace = 20 * time.Millisecond
		go p.tell()
		go func() {
			for ; ; time.Sleep(8 * time.Millisecond) {
				fyne.DoAndWait(func() { p.turn(&testing.B{}) })
			}
		}()
	}
	described, err := os.ReadFile("../FyneApp.toml")
	if err != nil {
		fmt.Println("falla", err)
	}
	app.SetMetadata(about.MustRead(described))
	if err := Run(Options{DataDir: dir, ready: ready}); err != nil {
		fmt.Println("falla", err)
	}
	os.Exit(0)
}

// A program is killed at any moment of a duel against the computer, and started again: what
// was decided until shortly before is there, and the duel goes on at that decision.
func TestADuelComesBackAfterAKill(t *testing.T) {
	kills, display := 4, ""
	if asked, err := strconv.Atoi(os.Getenv(killedDuels)); err == nil {
		kills, display = asked, loop.Display(t)
	}
	dir := t.TempDir()
	var last round.Round // as it was stored before the kill
	var lastID cardsdb.MatchID
	actions, lost, longest := 0, 0, time.Duration(0)
	for n := range kills {
		said, killedAt := killAPlayer(t, dir, display)
		duels := parseDone(t, said)
		done := duels[len(duels)-1]
		id, now := newestRound(t, dir)
		stored := now.Duels[0].Record.Actions
		if now.Result().Over && killedAt.Sub(done[0].when) < mayBeLost { // the next one had only just begun
			lost += len(done)
			longest = max(longest, killedAt.Sub(done[0].when))
			continue
		}
		begun := "the duel"
		if lastID == id && !last.Result().Over {
			before := last.Duels[0].Record.Actions
			if len(stored) < len(before) || !slices.Equal(stored[:len(before)], before) {
				t.Fatalf("kill %d: %d actions were stored, and of those that are stored now the first are others", n, len(before))
			}
			begun = "the duel that was left"
		}
		for i, a := range stored[:min(len(stored), len(done))] { // what came last may not have been told
			if got := fmt.Sprint(a); got != done[i].action {
				t.Fatalf("kill %d: action %d is stored as %s and was %s", n, i+1, got, done[i].action)
			}
		}
		for i := len(stored); i < len(done); i++ {
			age := killedAt.Sub(done[i].when)
			longest, lost = max(longest, age), lost+1
			if age > mayBeLost {
				t.Errorf("kill %d: action %d of %s, done %v before, is lost", n, i+1, begun, age)
			}
		}
		played, err := replay.Play(now.Duels[0].Record, myl.Books()...)
		if err != nil || played.Difference() != nil || played.Len() != len(stored) {
			t.Fatalf("kill %d: %v, %v", n, err, played.Difference())
		}
		actions += len(stored)
		last, lastID = now, id
		if n%20 == 19 {
			t.Logf("%d kills, %d actions of the last moment lost, the oldest %v old", n+1, lost, longest)
		}
	}
	t.Logf("%d kills with %d actions stored; %d of the last moment lost, the oldest %v old", kills, actions, lost, longest)
}

// killAPlayer starts a player and kills it some time after the first thing that it does.
func killAPlayer(t *testing.T, dir, display string) (said []string, killedAt time.Time) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(exe, "-test.run=^"+killedPlayer+"$")
	c.Env = append(os.Environ(), killedFolder+"="+dir, "DISPLAY="+display, "WAYLAND_DISPLAY=", "XDG_CONFIG_HOME="+dir, "XDG_CACHE_HOME="+dir)
	var complains strings.Builder
	c.Stderr = &complains
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	late := time.AfterFunc(2*time.Minute, func() { _ = c.Process.Kill() })
	defer late.Stop()
	killed := make(chan time.Time, 1)
	lines := bufio.NewReader(out)
	for {
		line, err := lines.ReadString('\n')
		if err == io.EOF { // of a torn line nothing is known
			break
		}
		if said = append(said, strings.TrimSpace(line)); len(said) == 2 {
			time.AfterFunc(time.Duration(rand.IntN(1500))*time.Millisecond, func() {
				killed <- time.Now()
				_ = c.Process.Kill()
			})
		}
	}
	_ = c.Wait()
	select {
	case killedAt = <-killed:
	default:
		t.Fatalf("the player ended by itself: %q\n%s", said, &complains)
	}
	return said, killedAt
}

// done is an action that a player tells of.
type done struct {
	action string
	when   time.Time
}

// parseDone is what was done in each duel that a player tells of.
func parseDone(t *testing.T, said []string) (duels [][]done) {
	t.Helper()
	for _, line := range said {
		words := strings.SplitN(line, " ", 3)
		switch {
		case line == "duelo":
			duels = append(duels, nil)
		case words[0] == "hecho" && len(words) == 3:
			nanos, err := strconv.ParseInt(words[1], 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			last := &duels[len(duels)-1]
			*last = append(*last, done{words[2], time.Unix(0, nanos)})
		case words[0] == "falla":
			t.Fatalf("the player says %q", line)
		}
	}
	if n := len(duels); n > 0 && len(duels[n-1]) == 0 {
		duels = duels[:n-1]
	}
	return duels
}

// newestRound is the round that a store has of the duel begun last.
func newestRound(t *testing.T, dir string) (cardsdb.MatchID, round.Round) {
	t.Helper()
	store, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	all, err := store.Matches().All()
	if err != nil || len(all) == 0 {
		t.Fatalf("%d matches, %v", len(all), err)
	}
	newest := slices.MaxFunc(all, func(a, b cardsdb.Match) int { return int(a.ID) - int(b.ID) })
	_, text, err := store.Matches().Load(newest.ID)
	if err != nil {
		t.Fatal(err)
	}
	r, err := round.Read(text)
	if err != nil || len(r.Duels) != 1 {
		t.Fatalf("%d duels, %v", len(r.Duels), err)
	}
	return newest.ID, r
}
