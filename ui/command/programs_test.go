package command

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"castillo/cardsdb"
	"castillo/game/deck"
)

var manyPrograms = flag.Int("programas", 1, "duels between two programs over the loopback to play")

// asProgram has the test's own program be Castillo with its arguments.
const asProgram = "CASTILLO_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(Run(os.Args[1:], World{Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr}))
	}
	os.Exit(m.Run())
}

func castillo(t *testing.T, words ...string) *exec.Cmd {
	t.Helper()
	c := exec.CommandContext(t.Context(), os.Args[0], words...)
	c.Env = append(os.Environ(), asProgram+"=1")
	return c
}

// TestTwoProgramsPlayToTheSameEndWithCleanAudits plays duels between two processes over the
// loopback with decks of cards that look, search, shuffle and mill. Each action carries a sum of
// what both may see of the table, which the other program compares with its own.
func TestTwoProgramsPlayToTheSameEndWithCleanAudits(t *testing.T) {
	all, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	cards := dealing(all.All())
	r := rand.New(rand.NewPCG(uint64(*manyPrograms), 1))
	began := time.Now()
	for n := range *manyPrograms {
		dir := t.TempDir()
		var decks [2]string
		for i := range decks {
			r.Shuffle(len(cards), func(a, b int) { cards[a], cards[b] = cards[b], cards[a] })
			decks[i] = filepath.Join(dir, fmt.Sprintf("mazo%d.txt", i))
			if err := os.WriteFile(decks[i], []byte(deck.Own.Write(deckWith(t, cards[:10], all), all)), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		players := [2]string{"voraz", "azar"}
		if n%2 == 0 {
			players[0] = "azar"
		}
		ends := playPrograms(t, dir, decks, players)
		if ends[0] != ends[1] || !strings.Contains(ends[0], "auditoría: limpia") {
			t.Fatalf("duel %d: one program says\n%s\nand the other\n%s", n, ends[0], ends[1])
		}
		os.RemoveAll(dir)
		if (n+1)%50 == 0 {
			t.Logf("%d duels, %v", n+1, time.Since(began).Round(time.Second))
		}
	}
}

var codeLine = regexp.MustCompile(`^código: (\S+)$`)

// playPrograms plays one duel, and gives what both programs say at the end.
func playPrograms(t *testing.T, dir string, decks, players [2]string) (ends [2]string) {
	t.Helper()
	host := castillo(t, "duelo", "--invitar", "--escuchar", "127.0.0.1:0", "--mazo", decks[0], "--jugador", players[0], "--datos", filepath.Join(dir, "a"))
	out, err := host.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var hostSays strings.Builder
	host.Stderr = &hostSays
	if err := host.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	var code string
	for lines.Scan() && code == "" {
		if m := codeLine.FindStringSubmatch(lines.Text()); m != nil {
			code = m[1]
			break
		}
	}
	if code == "" {
		host.Wait()
		t.Fatalf("no code: %s", hostSays.String())
	}
	guest := castillo(t, "duelo", "--unirse", code, "--mazo", decks[1], "--jugador", players[1], "--datos", filepath.Join(dir, "b"))
	var guestSays strings.Builder
	guest.Stderr = &guestSays
	said, guestErr := guest.Output()
	ends[1] = string(said)
	for lines.Scan() {
		ends[0] += lines.Text() + "\n"
	}
	if hostErr := host.Wait(); hostErr != nil || guestErr != nil {
		t.Fatalf("the programs end with %v, %v:\n%s\n%s\n%s\n%s", hostErr, guestErr, hostSays.String(), guestSays.String(), ends[0], ends[1])
	}
	return ends
}
