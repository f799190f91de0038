package puzzle

import (
	"embed"
	"io/fs"
	"path"

	"castillo/game/scenario"
	"castillo/game/speech"
)

//go:embed shipped
var files embed.FS

// Shipped reads the puzzles that come with the program, the easy ones first.
func Shipped(r *scenario.Runner) ([]*Puzzle, error) {
	names, err := fs.Glob(files, "shipped/*.esc")
	if err != nil {
		return nil, err
	}
	var all []*Puzzle
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		p, err := Read(r, path.Base(name), text)
		if err != nil {
			return nil, speech.Errorf("%s: %w", name, err)
		}
		all = append(all, p)
	}
	return all, nil
}

// Titles are those of the puzzles that come with the program.
func Titles() []string {
	names, _ := fs.Glob(files, "shipped/*.esc") // the pattern is well formed
	var titles []string
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			continue
		}
		if s, err := scenario.Parse(name, text); err == nil {
			titles = append(titles, s.Title)
		}
	}
	return titles
}
