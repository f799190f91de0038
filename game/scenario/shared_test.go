package scenario

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"castillo/cardsdb"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
	"castillo/game/myl/text"
)

func newRunner() *Runner {
	return &Runner{Rulebooks: myl.Books(), Read: func(c card.Card) error {
		_, err := text.Read(c.Text, c)
		return err
	}}
}

// shared is where the owners of the format keep their scenarios, beside the
// repository.
const shared = "../../../shared/escenarios"

func TestSharedScenarios(t *testing.T) {
	if _, err := os.Stat(shared); err != nil {
		t.Skipf("sin escenarios compartidos en %s", shared)
	}
	each(t, shared, func(t *testing.T, name string, content []byte) {
		if o := newRunner().File(name, content); !o.Passed() {
			t.Error(o)
		}
	})
}

var nameOfScenario = regexp.MustCompile(`^[a-z0-9.-]+\.esc$`)

// printed is the catalogue that the program has.
type printed struct{ *cardsdb.Catalogue }

func (p printed) Find(name string, of card.Edition) (card.Card, bool) {
	return deck.Ref{Name: name, Edition: of}.Find(p.Catalogue)
}

func TestScenariosOfTheRules(t *testing.T) {
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	for _, law := range laws {
		t.Run(law.folder, func(t *testing.T) {
			each(t, law.folder, func(t *testing.T, name string, content []byte) {
				if s, err := Parse(name, content); err == nil && (s.Title == "" || s.Rules != law.folder || !nameOfScenario.MatchString(name)) {
					t.Error("a rule has a title and its rulebook, and its file the name of its section")
				}
				r := newRunner()
				r.Catalogue = printed{catalogue}
				if o := r.File(name, content); !o.Passed() {
					t.Error(o)
				}
			})
		})
	}
}

// TestScenariosOfCards plays cards of the catalogue with the text that it ships:
// no scenario says what its cards do.
func TestScenariosOfCards(t *testing.T) {
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	each(t, "cartas", func(t *testing.T, name string, content []byte) {
		s, err := Parse(name, content)
		if err != nil {
			t.Fatal(err)
		}
		shown, _, titled := strings.Cut(s.Title, ": ")
		if c, known := (printed{catalogue}).Find(shown, ""); !titled || !known || c.Text == "" {
			t.Errorf("the title begins with %q, which is no card with a text", shown)
		}
		if bytes.Contains(content, []byte("texto:")) {
			t.Error("what a card does comes from the catalogue")
		}
		r := newRunner()
		r.Catalogue = printed{catalogue}
		if o := r.File(name, content); !o.Passed() {
			t.Error(o)
		}
	})
}

func TestScenariosByHand(t *testing.T) {
	each(t, "mano", func(t *testing.T, name string, content []byte) {
		if o := newRunner().File(name, content); !o.Passed() {
			t.Error(o)
		}
	})
}

// each hands every scenario below a folder to a subtest.
func each(t *testing.T, root string, run func(t *testing.T, name string, content []byte)) {
	t.Helper()
	n := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".esc" {
			return err
		}
		n++
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		t.Run(name, func(t *testing.T) { run(t, name, content) })
		return nil
	})
	if err != nil || n == 0 {
		t.Errorf("%s: %d scenarios, %v", root, n, err)
	}
}

func FuzzRun(f *testing.F) {
	files, _ := filepath.Glob("*/*.esc")
	for i, name := range files {
		if i%40 > 0 {
			continue // all of them would be played for minutes before the first new one
		}
		if content, err := os.ReadFile(name); err == nil {
			f.Add(content)
		}
	}
	f.Fuzz(func(t *testing.T, content []byte) {
		if len(content) > 4096 {
			return
		}
		o := newRunner().File("x.esc", content)
		if again := newRunner().File("x.esc", content); o.String() != again.String() {
			t.Fatalf("%v\nand then\n%v", o, again)
		}
	})
}
