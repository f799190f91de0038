package game_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// module is the root of every package of ours.
const module = "castillo"

// room is a rule about what the packages under a path may import. The first
// room that a package lies in is the one that counts.
type room struct {
	under string   // a package and all below it, from the root; "." the root alone
	ours  []string // packages of ours that may be imported; "x/..." with all below it
	not   []string // packages that may not be imported, ours or not; likewise
}

// outside is what the game must not lean on: machine, clock and chance.
var outside = []string{"os/...", "net/...", "time", "math/rand/..."}

// rooms is the house plan.
var rooms = []room{
	{under: ".", ours: []string{"ui", "ui/about", "ui/command"}},
	{under: "cardsdb/files", ours: []string{"game/speech"}}, // the disk, for everybody who reads or writes a file
	{under: "ui/archive", ours: []string{"cardsdb", "cardsdb/files", "game/speech", "images/scans"}, not: []string{"fyne.io/..."}},
	{under: "ui/scenes", ours: []string{"cardsdb", "game/..."}, not: []string{"fyne.io/..."}},
	{under: "ui/tally", ours: []string{"cardsdb", "game/..."}, not: []string{"fyne.io/..."}},
	{under: "ui/command", ours: []string{"ui/archive", "ui/scenes", "ui/tally", "cardsdb", "cardsdb/...", "images", "images/...", "game/..."}, not: []string{"fyne.io/..."}},
	{under: "ui", ours: []string{"ui/...", "cardsdb", "cardsdb/...", "images", "images/...", "game/..."}},
	{under: "cardsdb/query", ours: []string{"cardsdb/holding", "cardsdb/prices", "game/card", "game/deck", "game/speech"}, not: outside},
	{under: "cardsdb/prices", ours: []string{"cardsdb/holding", "game/card", "game/deck", "game/speech"}, not: outside},
	{under: "cardsdb/transfer", ours: []string{"cardsdb/holding", "cardsdb/prices", "game/card", "game/deck", "game/speech"}, not: outside},
	{under: "cardsdb", ours: []string{"cardsdb/...", "game/card", "game/deck", "game/speech"}, not: []string{"fyne.io/..."}},
	{under: "images", ours: []string{"cardsdb/files", "game/card", "game/deck", "game/speech"}, not: []string{"fyne.io/..."}},
	{under: "game/peer", ours: []string{"game/..."}, not: []string{"fyne.io/..."}},
	{under: "game/card", ours: []string{"game/speech"}, not: outside},
	{under: "game/speech", not: outside},
	{under: "game/deck", ours: []string{"game/card", "game/speech"}, not: outside},
	{under: "game/myl", ours: []string{"game", "game/card", "game/speech", "game/myl/..."}, not: outside},
	{under: "game", ours: []string{"game/..."}, not: outside},
}

// roomOf is the rule for a package of ours.
func roomOf(pkg string) (room, bool) {
	i := slices.IndexFunc(rooms, func(r room) bool {
		return pkg == r.under || r.under != "." && strings.HasPrefix(pkg, r.under+"/")
	})
	if i < 0 {
		return room{}, false
	}
	return rooms[i], true
}

// breach says why a package may not import another, empty where it may.
func breach(pkg, imported string) string {
	r, ok := roomOf(pkg)
	if !ok {
		return "has no place in the house plan"
	}
	if among(imported, r.not) {
		return "must not know " + imported
	}
	if inside, ours := strings.CutPrefix(imported, module+"/"); ours && !among(inside, r.ours) && !below(inside, pkg) {
		return "must not know " + imported
	}
	return ""
}

// below reports whether a package lies in the folder of another.
func below(inside, pkg string) bool { return strings.HasPrefix(inside, pkg+"/") }

func among(imported string, list []string) bool {
	return slices.ContainsFunc(list, func(p string) bool {
		folder, deep := strings.CutSuffix(p, "/...")
		return imported == folder || deep && below(imported, folder)
	})
}

// importsOf lists what every package of the module imports outside its tests.
func importsOf(t *testing.T, root string) map[string][]string {
	t.Helper()
	found := map[string][]string{}
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && name != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata") {
			return filepath.SkipDir
		}
		if d.IsDir() || filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(name))
		if err != nil {
			return err
		}
		pkg := filepath.ToSlash(rel)
		for _, spec := range file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			found[pkg] = append(found[pkg], imported)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestImportsRunOneWayThroughTheHouse(t *testing.T) {
	if _, err := os.Stat("../go.mod"); err != nil {
		t.Skip("the sources of the module are not here")
	}
	packages := importsOf(t, "..")
	for _, need := range []string{".", "ui", "cardsdb", "images", "game", "game/myl", "ui/command"} {
		if len(packages[need]) == 0 {
			t.Errorf("%s was not walked", path.Join(module, need))
		}
	}
	for pkg, imports := range packages {
		for _, imported := range imports {
			if why := breach(pkg, imported); why != "" {
				t.Errorf("%s %s", path.Join(module, pkg), why)
			}
		}
	}
}

// The verbs of the terminal run where there is no display, so nothing that they
// use may lead to the window by a detour.
func TestTheTerminalDoesNotLeadToTheWindow(t *testing.T) {
	if _, err := os.Stat("../go.mod"); err != nil {
		t.Skip("the sources of the module are not here")
	}
	packages := importsOf(t, "..")
	seen := map[string]bool{}
	var walk func(pkg, by string)
	walk = func(pkg, by string) {
		if seen[pkg] {
			return
		}
		seen[pkg] = true
		for _, imported := range packages[pkg] {
			if strings.HasPrefix(imported, "fyne.io/") {
				t.Errorf("ui/command reaches %s by %s", imported, path.Join(by, pkg))
			}
			if inside, ours := strings.CutPrefix(imported, module+"/"); ours {
				walk(inside, path.Join(by, pkg)+" ")
			}
		}
	}
	walk("ui/command", "")
}

func TestTheHousePlanKnowsABreach(t *testing.T) {
	for _, c := range []struct {
		pkg, imported string
		ok            bool
	}{
		{".", "castillo/ui", true},
		{".", "castillo/game", false},
		{"ui/playmat", "castillo/game/myl", true},
		{"ui/playmat", "fyne.io/fyne/v2", true},
		{"ui/command", "fyne.io/fyne/v2", false},
		{"ui/command", "castillo/ui/playmat", false},
		{"cardsdb", "castillo/images", false},
		{"cardsdb", "castillo/game", false},
		{"cardsdb", "os", true},
		{"images", "castillo/game/card", true},
		{"images", "castillo/cardsdb", false},
		{"images", "castillo/game", false},
		{"images/scans", "castillo/cardsdb/files", true},
		{"cardsdb/files", "castillo/game/card", false},
		{"game/deck", "castillo/cardsdb/files", false},
		{"game", "math/rand/v2", false},
		{"game", "castillo/cardsdb", false},
		{"game/bot", "time", false},
		{"game/bot", "castillo/game", true},
		{"game/myl", "castillo/game/bot", false},
		{"game/myl", "castillo/game/myl/text", true},
		{"game/myl/text", "castillo/game/scenario", false},
		{"game/myl/text", "net/url", false},
		{"game/peer", "net", true},
		{"game/replay", "castillo/ui", false},
		{"tools", "os", false},
	} {
		if got := breach(c.pkg, c.imported) == ""; got != c.ok {
			t.Errorf("%s importing %s: %v, want %v", c.pkg, c.imported, got, c.ok)
		}
	}
}
