package ui

import (
	"castillo/ui/playmat"
	"castillo/ui/puzzles"
)

// showPuzzles takes the place of the table, or of the lobby, with the list of puzzles.
func (s *shell) showPuzzles() {
	if s.duel != nil {
		s.duel.close()
		s.duel = nil
	}
	s.screens[placePlay] = s.puzzleList()
	s.show(placePlay)
}

func (s *shell) puzzleList() *puzzles.Screen {
	if s.puzzles == nil {
		s.puzzles = puzzles.New(s.desk, puzzles.NewModel(s.store.Settings()), s.playPuzzle, s.endDuel)
	}
	return s.puzzles
}

// playPuzzle takes a puzzle to the table.
func (s *shell) playPuzzle(e puzzles.Entry) {
	if s.duel != nil {
		s.duel.close()
	}
	table, err := puzzles.NewTable(puzzles.Seat{
		Entry:  e,
		Config: playmat.Config{Pictures: s.desk.Cache, Pace: s.pace, Habits: s.habits(), Sounds: s.sounds, OnMute: s.toggleSounds},
		Solved: func() { s.puzzleList().Solve(e) },
		Again:  func() { s.playPuzzle(e) },
		Next: func() {
			if !s.puzzleList().Next(e.Key) {
				s.showPuzzles()
			}
		},
		Leave: s.showPuzzles,
	})
	if err != nil {
		s.desk.Fail(err)
		return
	}
	s.duel = &duel{shell: s, puzzle: table, mat: table.Mat()}
	s.show(placePlay)
	table.Start()
}
