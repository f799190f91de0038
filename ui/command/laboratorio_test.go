package command

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"castillo/cardsdb"
)

func TestPartsOfTheLaboratoryJoinToOnePiece(t *testing.T) {
	atHome(t)
	args := []string{"laboratorio", "--mazo", "helenica", "--mazo", "espada-sagrada", "--rival", "dominios-de-ra", "--partidas", "20", "--jugador", "azar", "--json"}
	exit, whole, stderr := run("", args...)
	if exit != Done {
		t.Fatalf("exit %d, %s", exit, stderr)
	}
	join := []string{"laboratorio", "unir", "--json"}
	for k := 1; k <= 3; k++ {
		_, part, _ := run("", append(args, "--parte", fmt.Sprintf("%d/3", k))...)
		file := filepath.Join(t.TempDir(), "parte.json")
		if err := os.WriteFile(file, []byte(part), 0o600); err != nil {
			t.Fatal(err)
		}
		join = append(join, file)
	}
	if exit, joined, stderr := run("", join...); exit != Done || joined != whole {
		t.Errorf("exit %d, %s\n%.300s\n%.300s", exit, stderr, joined, whole)
	}
	if exit, _, stderr := run("", join[:4]...); exit != Done || !strings.Contains(stderr, "faltan") {
		t.Errorf("a part alone: exit %d, %s", exit, stderr)
	}
	if exit, _, stderr := run("", append(join, join[3])...); exit != Failed || !strings.Contains(stderr, "en las dos partes") {
		t.Errorf("a part twice: exit %d, %s", exit, stderr)
	}
}

func TestTheLaboratoryKnowsTheOwnersDecksByName(t *testing.T) {
	dir := t.TempDir()
	s, err := cardsdb.Open(dir, cardsdb.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var text string
	for _, d := range cardsdb.Starters() {
		if d.Starter == "helenica" {
			text = d.Text
		}
	}
	if _, err := s.Decks().Save(cardsdb.Deck{Name: "El de siempre", Text: text}); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	exit, stdout, stderr := run("", "laboratorio", "--datos", dir, "--mazo", "el de siempre", "--mazo", "dominios-de-ra", "--partidas", "2", "--jugador", "azar")
	if exit != Done || !strings.Contains(stdout, "El de siempre") {
		t.Errorf("exit %d, %s%s", exit, stdout, stderr)
	}
	exit, _, stderr = run("", "laboratorio", "mejorar", "--datos", dir, "--mazo", "helenica", "--rival", "dominios-de-ra", "--propias")
	if exit != No || !strings.Contains(stderr, "ninguna carta puede entrar") {
		t.Errorf("nothing is owned: exit %d, %s", exit, stderr)
	}
}

func TestProgramsReadWhatComparingAndImprovingFound(t *testing.T) {
	atHome(t)
	exit, stdout, stderr := run("", "laboratorio", "comparar", "--mazo", "helenica", "--mazo", "helenica", "--rival", "dominios-de-ra", "--jugador", "azar", "--json")
	var c comparedJSON
	if err := json.Unmarshal([]byte(stdout), &c); err != nil || exit != Done || c.Verdict != "igual" || c.Mean != 0 {
		t.Errorf("exit %d, %s%s (%v)", exit, stdout, stderr, err)
	}
	exit, stdout, stderr = run("", "laboratorio", "mejorar", "--mazo", "helenica", "--rival", "dominios-de-ra", "--jugador", "azar", "--json",
		"--cambios", "10", "--partidas", "200", "--entran", "tipo:arma ed:HE")
	lines := strings.Split(strings.TrimSpace(stdout), "\n")
	var s swapJSON
	if err := json.Unmarshal([]byte(lines[0]), &s); err != nil || exit != Done || len(lines) != 8 || s.In == "" || s.Out == "" {
		t.Errorf("exit %d, %s%s (%v)", exit, stdout, stderr, err)
	}
}

func TestProgressTellsTheTimeThatIsLeft(t *testing.T) {
	for _, c := range []struct {
		played int
		want   string
	}{{0, "0 de 400 partidas"}, {100, "100 de 400 partidas, faltan 30s"}, {400, "400 de 400 partidas"}} {
		if got := progressLine(c.played, 400, 10*time.Second); got != c.want {
			t.Errorf("%q", got)
		}
	}
}
