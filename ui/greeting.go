package ui

import (
	"castillo/cardsdb"
	"castillo/ui/preferences"
	"castillo/ui/theme"
	"castillo/ui/welcome"
	"castillo/ui/words"
)

// greet shows the page of welcome to who opens the window for the first time, and only then.
func (s *shell) greet() {
	if s.learned().Offered || s.begun() {
		return
	}
	s.keepLearned(0)
	s.showWelcome()
}

// begun reports whether anything was done with the store already.
func (s *shell) begun() bool {
	played, err := s.store.Matches().All()
	if err != nil || len(played) > 0 {
		return true
	}
	point, _, err := s.store.History().Point()
	return err != nil || point != cardsdb.EntryID(0)
}

// showWelcome asks what the person is here for, in the place of the screens.
func (s *shell) showWelcome() {
	s.leaveMeeting()
	if h, ok := s.front().(hider); ok {
		h.Hidden()
	}
	goTo := func(place int) func() { return func() { s.show(place) } }
	s.welcome = welcome.New(welcome.Config{
		Desk: s.desk,
		Ways: []welcome.Way{
			{Icon: icon("anotar", drawnCards, theme.Gold), Name: words.T("Anotar mis cartas"), Go: goTo(placeCollection),
				About: words.T("Qué tengo y en qué caja: escribiendo nombres, o con la lista que ya llevo en una planilla.")},
			{Icon: icon("armar", drawnDeck, theme.Gold), Name: words.T("Armar un mazo"), Go: goTo(placeDecks),
				About: words.T("Con cualquier carta: se dice si es legal y qué me falta. Hay cuatro hechos, para partir de ellos.")},
			{Icon: icon("duelo", drawnSwords, theme.Gold), Name: words.T("Jugar"), Go: goTo(placePlay),
				About: words.T("Contra el computador o con un amigo. Sirven los mazos que ya vienen.")},
			{Icon: icon("aprender", drawnBook, theme.Gold), Name: words.T("Aprender a jugar"), Go: s.startLesson,
				About: words.T("Nunca jugué: un primer duelo enseña las reglas en la mesa, en unos diez minutos.")},
		},
		Language: preferences.LanguageTabs(s.choices.Language, func(l words.Language) {
			s.chooseHere(func(c *preferences.Choices) { c.Language = l })
		}),
		Look: preferences.LookTabs(s.choices.Theme, func(m theme.Mode) {
			s.chooseHere(func(c *preferences.Choices) { c.Theme = m })
		}),
		Leave: goTo(s.current),
	})
	s.rail.choose(-1)
	s.put(s.welcome.Content(), screenMargin)
	s.welcome.Shown()
}

// chooseHere changes the preferences away from their screen, which showed them as they were.
func (s *shell) chooseHere(change func(*preferences.Choices)) {
	c := s.choices
	change(&c)
	s.choose(c)
	delete(s.screens, placePreferences)
}
