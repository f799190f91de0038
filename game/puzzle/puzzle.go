package puzzle

import (
	"strings"

	"castillo/game"
	"castillo/game/scenario"
	"castillo/game/speech"
)

// Puzzle is a position that was read from a file.
type Puzzle struct {
	File  string
	Title string
	Grade int      // from 1, easy; 0 where the file does not say it
	First []string // the moves that win, as the file says them (see [Tell])

	scenario *scenario.Scenario
	match    game.Match
}

// Read reads a puzzle and lays it out.
func Read(r *scenario.Runner, file string, text []byte) (*Puzzle, error) {
	s, err := scenario.Parse(file, text)
	if err != nil {
		return nil, err
	}
	if !s.Puzzle {
		return nil, speech.Errorf("falta la línea «acertijo: %s»", scenario.Goal)
	}
	m, failure := r.Stage(s)
	if failure != nil {
		return nil, failure
	}
	if !m.Result().Open() || m.Decision().Seat != s.Active {
		return nil, ErrNoPuzzle
	}
	return &Puzzle{File: file, Title: s.Title, Grade: s.Grade, First: s.First, scenario: s, match: m}, nil
}

// Match is the position, to be played.
func (p *Puzzle) Match() game.Match { return p.match.Clone() }

// Lays are the lines that say what lies where.
func (p *Puzzle) Lays() []string {
	var lines []string
	for _, l := range p.scenario.Lays {
		lines = append(lines, l.String())
	}
	return lines
}

// profile is how scenario files name a rulebook.
func profile(book game.Rulebook) string {
	id := book.ID()
	return id[strings.LastIndexByte(id, '/')+1:]
}
