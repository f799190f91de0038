// Package puzzles is the place of the window for positions in which a duel is won in one turn: the
// list of them, and the table at which one is played.
package puzzles

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"castillo/cardsdb/files"
	"castillo/game/puzzle"
	"castillo/game/speech"
	"castillo/ui/scenes"
	"castillo/ui/words"
)

// Memory is where is kept what was solved; *cardsdb.Settings gives it.
type Memory interface {
	Load(name string, into any) error
	Save(name string, value any) error
}

const memoryKey = "acertijos"

// kept is what the store keeps.
type kept struct {
	Solved []string // keys
	Folder string   // from which more come, empty for none
}

// Entry is a puzzle in the list.
type Entry struct {
	*puzzle.Puzzle
	Own    bool // from the person's folder
	Key    string
	Solved bool
}

// Name is the title, or the name of the file where that has none.
func (e Entry) Name() string {
	switch {
	case e.Title == "":
		return strings.TrimSuffix(filepath.Base(e.File), filepath.Ext(e.File))
	case e.Own:
		return e.Title
	}
	return words.T(e.Title)
}

// Difficulty is the grade in words.
func (e Entry) Difficulty() string {
	names := []string{words.T("Muy fácil"), words.T("Fácil"), words.T("Mediano"), words.T("Difícil"), words.T("Muy difícil")}
	if e.Grade < 1 || e.Grade > len(names) {
		return words.T("Sin grado")
	}
	return names[e.Grade-1]
}

// Model is the state of the list, without a window.
type Model struct {
	memory  Memory
	kept    kept
	Entries []Entry
	Unread  []error // what of the folder is no puzzle
}

// NewModel has nothing until it is loaded.
func NewModel(m Memory) *Model { return &Model{memory: m} }

// Load reads the puzzles of the program and of the folder. It touches the disk.
func (m *Model) Load() error {
	runner, err := scenes.Runner()
	if err != nil {
		return err
	}
	m.kept = kept{}
	_ = m.memory.Load(memoryKey, &m.kept) // without it nothing is solved
	shipped, err := puzzle.Shipped(runner)
	if err != nil {
		return err
	}
	m.Entries, m.Unread = nil, nil
	for _, p := range shipped {
		m.add(Entry{Puzzle: p, Key: p.File})
	}
	if m.kept.Folder == "" {
		return nil
	}
	found, err := os.ReadDir(m.kept.Folder)
	if err != nil {
		m.Unread = append(m.Unread, err)
	}
	for _, f := range found {
		path := filepath.Join(m.kept.Folder, f.Name())
		if f.IsDir() || filepath.Ext(path) != ending || len(m.Entries) >= mostEntries {
			continue
		}
		text, err := files.Read(path, maxFile)
		if err == nil {
			var p *puzzle.Puzzle
			if p, err = puzzle.Read(runner, path, text); err == nil {
				m.add(Entry{Puzzle: p, Own: true, Key: path})
				continue
			}
		}
		m.Unread = append(m.Unread, speech.Errorf("%s: %w", f.Name(), err))
	}
	return nil
}

const (
	ending      = ".esc"
	maxFile     = 1 << 20
	mostEntries = 2000
)

func (m *Model) add(e Entry) {
	e.Solved = slices.Contains(m.kept.Solved, e.Key)
	m.Entries = append(m.Entries, e)
}

// Solve ticks a puzzle. The function that it gives keeps that, and touches the disk.
func (m *Model) Solve(key string) func() error {
	for i := range m.Entries {
		if m.Entries[i].Key == key {
			m.Entries[i].Solved = true
		}
	}
	if !slices.Contains(m.kept.Solved, key) {
		m.kept.Solved = append(m.kept.Solved, key)
	}
	return m.keep()
}

// Take has more puzzles come from a folder, from none for the empty name, once it is loaded.
func (m *Model) Take(folder string) func() error {
	m.kept.Folder = folder
	return m.keep()
}

func (m *Model) keep() func() error {
	value := kept{slices.Clone(m.kept.Solved), m.kept.Folder}
	return func() error { return m.memory.Save(memoryKey, value) }
}

// Solved is how many are.
func (m *Model) Solved() (n int) {
	for _, e := range m.Entries {
		if e.Solved {
			n++
		}
	}
	return n
}

// After is the place of the next one that is not solved, from the one after a key on; -1 for none.
func (m *Model) After(key string) int {
	at := slices.IndexFunc(m.Entries, func(e Entry) bool { return e.Key == key })
	for i := range m.Entries {
		if next := (at + 1 + i) % len(m.Entries); !m.Entries[next].Solved {
			return next
		}
	}
	return -1
}
