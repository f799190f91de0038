package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"castillo/game"
)

func someSeries(t testing.TB, first, second string) *series {
	t.Helper()
	c, err := parse([]string{"simular", "--mazo", "helenica", "--mazo", "dominios-de-ra", "--bot", first, "--bot2", second})
	if err != nil {
		t.Fatal(err)
	}
	s, err := c.series(7)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestASeriesIsTheSameOnAnyNumberOfCores(t *testing.T) {
	told := func(workers int) string {
		s := someSeries(t, "voraz", "azar")
		s.workers = workers
		var b strings.Builder
		s.play(200, func(n int, o outcome) { b.WriteString(o.line(s.names) + "\n") })
		return b.String()
	}
	one := told(1)
	for _, workers := range []int{2, 5} {
		if got := told(workers); got != one {
			t.Errorf("%d workers played other games than one", workers)
		}
	}
}

// choosing is a player made of a function.
type choosing func(game.Sight) game.Action

func (c choosing) Choose(s game.Sight) game.Action { return c(s) }

// TestAPlayerThatFailsEndsItsGameAndNotTheSeries: it fails, chooses what it may not, nothing, or
// thinks for ever.
func TestAPlayerThatFailsEndsItsGameAndNotTheSeries(t *testing.T) {
	wait := make(chan struct{})
	defer close(wait)
	for why, choose := range map[string]choosing{
		"falló el programa": func(game.Sight) game.Action { panic("no idea") },
		"chose":             func(game.Sight) game.Action { return game.Action{} },
		"no terminó":        func(game.Sight) game.Action { <-wait; return game.Action{} },
	} {
		s := someSeries(t, "voraz", "azar")
		s.patience = 200 * time.Millisecond
		good, games := s.players[1], 0
		s.players[1] = func(seed uint64) game.Chooser {
			if games++; games == 2 {
				return choose
			}
			return good(seed)
		}
		s.workers = 1
		var sum totals
		var failed []string
		s.play(3, func(_ int, o outcome) {
			sum.add(o)
			if o.err != nil {
				failed = append(failed, o.line(s.names))
			}
		})
		if sum.games != 3 || sum.failed != 1 || len(failed) != 1 || !strings.Contains(failed[0], why) {
			t.Errorf("%s: %+v, %q", why, sum, failed)
		}
	}
}

func TestARecordedGameIsTold(t *testing.T) {
	file := filepath.Join(t.TempDir(), "partida.txt")
	if exit, _, stderr := run("", "simular", "--mazo", "helenica", "--partidas", "1", "--grabar", file); exit != Done {
		t.Fatal(stderr)
	}
	exit, stdout, stderr := run("", "repeticion", file)
	if exit != Done {
		t.Fatalf("exit %d, %s", exit, stderr)
	}
	for _, want := range []string{"A: voraz A, con Helénica: héroes y dioses del Olimpo\n", "Turno 1, de voraz", " gana la partida\n", "estados grabados coinciden\n"} {
		if !strings.Contains(stdout, want) {
			t.Errorf("%q is missing in\n%s", want, stdout)
		}
	}

	t.Run("gone through", func(t *testing.T) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		actions := strings.Index(string(text), "\nacciones")
		beginning := string(text[:actions+(len(text)-actions)/4])
		_, stdout, stderr := run(beginning, "repeticion", "-", "--analizar")
		if stderr != "" || strings.Count(stdout, "\nJugadas que más costaron a voraz ") != 2 {
			t.Errorf("%s%s", stdout, stderr)
		}
	})
	t.Run("broken off", func(t *testing.T) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		half := string(text[:len(text)*3/4])
		exit, stdout, stderr := run(half, "repeticion", "-")
		if exit != Done || !strings.Contains(stdout, "La partida quedó sin terminar\n") {
			t.Errorf("exit %d, %s%s", exit, stdout, stderr)
		}
	})

	t.Run("changed", func(t *testing.T) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		at := strings.LastIndex(string(text), "estado=") + len("estado=")
		changed := string(text[:at]) + "0123456789abcdef\n"
		exit, _, stderr := run(changed, "repeticion", "-")
		if exit != No || !strings.HasPrefix(stderr, "difiere de lo grabado en la acción ") {
			t.Errorf("exit %d, %q", exit, stderr)
		}
	})
}

func TestARecordCannotBeSavedWhereThereIsNoFolder(t *testing.T) {
	exit, _, stderr := run("", "simular", "--mazo", "helenica", "--grabar", filepath.Join(t.TempDir(), "no", "hay", "partida.txt"))
	if exit != Failed || strings.Count(stderr, "\n") != 1 {
		t.Errorf("exit %d, %q", exit, stderr)
	}
}

func BenchmarkRandomSeries(b *testing.B) { benchmarkSeries(b, "azar") }

func BenchmarkGreedySeries(b *testing.B) { benchmarkSeries(b, "voraz") }

func benchmarkSeries(b *testing.B, player string) {
	s := someSeries(b, player, player)
	games := 0
	for b.Loop() {
		s.play(100, func(int, outcome) { games++ })
	}
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}

func TestARecordingAsksBeforeItReplacesAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "partida.txt")
	write(t, file, []byte("mío"))
	args := []string{"simular", "--mazo", "helenica", "--partidas", "1", "--grabar", file}
	for _, answer := range []string{"", "n\n", "\n", "no sé\n"} {
		exit, _, stderr := run(answer, args...)
		if data, err := os.ReadFile(file); exit != Failed || err != nil || string(data) != "mío" ||
			!strings.Contains(stderr, "¿Reemplazarlo? [s/N]") || !strings.Contains(stderr, "ya existe; elige otro nombre") {
			t.Errorf("answer %q: exit %d, %s", answer, exit, stderr)
		}
	}
	if exit, _, stderr := run("Sí\n", args...); exit != Done {
		t.Error(stderr)
	}
	if exit, _, stderr := run("", "repeticion", file); exit != Done {
		t.Error(stderr)
	}
}
