package command

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// atHome keeps a test away from the collection of whoever runs it.
func atHome(t testing.TB) { t.Setenv("XDG_DATA_HOME", t.TempDir()) }

// desk is a data folder with a small collection and a short history.
func desk(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	local := time.Local
	time.Local = time.UTC // the golden file has local times
	t.Cleanup(func() { time.Local = local })
	now := time.Date(2026, 1, 31, 18, 45, 0, 0, time.UTC)
	s, err := cardsdb.Open(dir, cardsdb.Options{Now: func() time.Time { now = now.Add(time.Minute); return now }})
	if err != nil {
		t.Fatal(err)
	}
	es := func(n int) card.Printing { return card.Printing{Edition: "ES", Number: n} }
	foil := holding.Key{Printing: es(3), Finish: holding.Foil, Condition: holding.NearMint, Place: holding.Place{Container: "Carpeta azul", Page: 2}}
	for _, do := range []func() error{
		func() error { return s.Collection().Set(es(1), 3) },
		func() error { return s.Collection().Put(holding.Holding{Key: foil, Count: 2, ForTrade: 1}) },
		func() error { _, _, err := s.BackupIfChanged(); return err },
		func() error { return s.Wishes().Set(holding.Wish{Printing: es(2), Count: 2}) },
		func() error { _, err := s.Decks().Save(cardsdb.Deck{Name: "Mío", Text: "3x Bane"}); return err },
		func() error { return s.Collection().Move(foil, holding.Plain(es(3)), 1) },
		func() error { return s.Corrections().SetText("Bane", "Roba una carta.") },
		s.Close,
	} {
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// clockwork is what depends on when a test runs: the names of backups, and when
// the test changed something.
var clockwork = regexp.MustCompile(`castillo-\d{8}-\d{6}(-\d+)?|\d{4}-\d\d-\d\d \d\d:\d\d`)

func withoutClock(text string) string {
	return clockwork.ReplaceAllStringFunc(text, func(found string) string {
		if strings.HasPrefix(found, "2026-01-31") {
			return found // the clock of desk
		}
		if strings.HasPrefix(found, "castillo-") {
			return "castillo-########-######" // of the same second or not
		}
		return strings.Map(func(r rune) rune {
			if '0' <= r && r <= '9' {
				return '#'
			}
			return r
		}, found)
	})
}

func TestTheCollectionIsKeptFromTheTerminal(t *testing.T) {
	atHome(t)
	dir := desk(t)
	var transcript strings.Builder
	say := func(args ...string) {
		exit, stdout, stderr := run("", append(args, "--datos", dir)...)
		said := fmt.Sprintf("$ castillo %s\n%s--- errores\n%s--- termina con %d\n\n", strings.Join(args, " "), stdout, stderr, exit)
		transcript.WriteString(withoutClock(strings.ReplaceAll(said, dir, "DATOS")))
	}
	for _, line := range []string{
		"coleccion historial",
		"coleccion historial 2 --json",
		"coleccion resumen",
		"coleccion faltantes imperio",
		"coleccion deshacer",
		"coleccion deshacer 2",
		"coleccion historial 4",
		"coleccion rehacer 9",
		"coleccion volver 1",
		"coleccion volver 1",
		"coleccion volver 77",
		"coleccion restaurar",
		"coleccion restaurar --aplicar",
		"coleccion restaurar",
		"coleccion deshacer",
		"coleccion historial 2",
		"coleccion respaldo",
		"coleccion restaurar nada.db",
		"coleccion",
		"coleccion desacer",
		"coleccion deshacer muchas",
		"coleccion volver",
		"coleccion resumen todo",
		"coleccion faltantes atlantis",
	} {
		say(strings.Fields(line)...)
	}
	golden(t, "coleccion", transcript.String())
}

func TestSummaryAndMissingAreForPrograms(t *testing.T) {
	atHome(t)
	dir := desk(t)
	_, stdout, _ := run("", "coleccion", "resumen", "--json", "--datos", dir)
	if want := `{"edicion":"ES","frecuencia":"Real","existen":`; !strings.Contains(stdout, want) ||
		!strings.Contains(stdout, `"distintas":2,"faltan":`) || !strings.Contains(stdout, `"copias":5,"repetidas":3,"foil":1,"cambio":`) {
		t.Errorf("the summary is %s", stdout)
	}
	_, stdout, _ = run("", "coleccion", "faltantes", "es", "--json", "--datos", dir)
	if lines := strings.Count(stdout, "\n"); lines != 234 || strings.Contains(stdout, `"ES 001"`) || !strings.Contains(stdout, `"ES 002"`) {
		t.Errorf("%d are missing", lines)
	}
	exit, stdout, _ := run("", "coleccion", "respaldos", "--json", "--datos", dir)
	if exit != Done || strings.Count(stdout, "\n") != 1 || !strings.Contains(stdout, "castillo-20260131-") {
		t.Errorf("exit %d, the backups are %s", exit, stdout)
	}
}

func TestADamagedStoreIsReplacedByItsBackupFromTheTerminal(t *testing.T) {
	atHome(t)
	dir := desk(t)
	file := filepath.Join(dir, cardsdb.FileName)
	if err := os.WriteFile(file, []byte("nada de esto es una colección"), 0o600); err != nil {
		t.Fatal(err)
	}
	if exit, _, stderr := run("", "coleccion", "historial", "--datos", dir); exit != Failed || !strings.Contains(stderr, "dañado") {
		t.Errorf("exit %d, %s", exit, stderr)
	}
	exit, stdout, _ := run("", "coleccion", "restaurar", "--datos", dir)
	if exit != Done || !strings.Contains(stdout, "no se ha cambiado nada") {
		t.Errorf("exit %d, %s", exit, stdout)
	}
	exit, stdout, _ = run("", "coleccion", "restaurar", "--aplicar", "--datos", dir)
	if exit != Done || !strings.Contains(stdout, "el archivo dañado se guardó como "+file+".anterior-") {
		t.Errorf("exit %d, %s", exit, stdout)
	}
	if exit, stdout, _ := run("", "coleccion", "historial", "--datos", dir); exit != Done || strings.Count(stdout, "\n") != 7 {
		t.Errorf("exit %d, of the six changes, four of them after the backup, there are %s", exit, stdout)
	}
}

func TestWithoutAHistoryThereIsNothingToShowOrUndo(t *testing.T) {
	atHome(t)
	dir := t.TempDir()
	for _, what := range []string{"historial", "deshacer", "rehacer", "respaldos", "restaurar"} {
		if exit, stdout, stderr := run("", "coleccion", what, "--datos", dir); exit != No || stdout != "" || stderr == "" {
			t.Errorf("%s: exit %d, %s%s", what, exit, stdout, stderr)
		}
	}
}
