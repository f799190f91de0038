package ui

import (
	"castillo/cardsdb"
	"castillo/game/lesson"
	"castillo/ui/firstduel"
	"castillo/ui/lobby"
)

const lessonKey = "primerduelo"

// learned is how far the first duel has come.
type learned struct {
	Step    int  // to go on with; all of them: it was won
	Offered bool // the page of welcome was shown, which leads to it
}

func (s *shell) learned() (l learned) {
	_ = s.store.Settings().Load(lessonKey, &l) // without one it begins
	return l
}

func (s *shell) keepLearned(step int) {
	s.desk.Later(func() error { return s.store.Settings().Save(lessonKey, learned{step, true}) }, nil)
}

// startLesson takes the first duel to the table, where it was left.
func (s *shell) startLesson() {
	step := s.learned().Step
	if step >= len(lesson.Steps) {
		step = 0
	}
	page, err := firstduel.New(firstduel.Config{
		Step:     step,
		Pictures: s.desk.Cache,
		Pace:     s.pace,
		Speed:    s.habits().Speed,
		Sounds:   s.sounds,
		OnMute:   s.toggleSounds,
		Keep:     s.keepLearned,
		Leave:    s.endDuel,
		Rules:    s.showRules,
		Play:     s.playAStarter,
	})
	if err != nil {
		s.desk.Fail(err)
		return
	}
	if s.duel != nil {
		s.duel.close()
	}
	s.duel = &duel{shell: s, lesson: page}
	s.show(placePlay)
}

// showRules tells how the game is played.
func (s *shell) showRules() { firstduel.ShowRules(s.desk.Canvas()) }

// playAStarter has the computer play the first two starter decks that are there against the person,
// who has learned to play; without any he chooses decks himself.
func (s *shell) playAStarter() {
	s.endDuel()
	m, err := lobby.NewModel(s.store.Catalogue(), s.store.Decks(), s.store.Formats(), s.store.Settings())
	if err != nil {
		s.desk.Fail(err)
		return
	}
	decks, err := s.store.Decks().All()
	if err != nil {
		s.desk.Fail(err)
		return
	}
	m.Player, m.Best, m.Minutes = lobby.Novice, 1, 0
	if !m.ChooseStarters(starters(decks)) {
		return
	}
	setup, err := m.Start()
	if err == nil {
		err = s.StartDuel(setup)
	}
	if err != nil {
		s.desk.Fail(err)
	}
}

// starters are the decks that began as starter decks.
func starters(decks []cardsdb.Deck) (ids []cardsdb.DeckID) {
	for _, d := range decks {
		if d.Starter != "" {
			ids = append(ids, d.ID)
		}
	}
	return ids
}
