package text

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"castillo/game/card"
)

const scenarioFolder = "../../../../shared/escenarios"

func TestTextsOfTheSharedScenariosRead(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join(scenarioFolder, "*.esc"))
	if len(files) == 0 {
		t.Skip("no está la carpeta shared/escenarios: se omite la lectura de sus textos")
	}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(b)) {
			rest, ok := strings.CutPrefix(line, "carta:")
			fields, rules, has := strings.Cut(rest, "texto:")
			if !ok || !has {
				continue
			}
			parts := strings.Split(fields, "|")
			typ, err := card.ParseType(parts[1])
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			facts := card.Card{Name: strings.TrimSpace(parts[0]), Type: typ}
			if _, err := Read(rules, facts); err != nil {
				t.Errorf("%s: %s: %q: %v", filepath.Base(file), facts.Name, strings.TrimSpace(rules), err)
			}
		}
	}
}
