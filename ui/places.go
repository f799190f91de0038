package ui

import (
	"castillo/game/myl"
	"castillo/ui/collection"
	"castillo/ui/deckbuilder"
	"castillo/ui/history"
	"castillo/ui/laboratory"
	"castillo/ui/lobby"
	"castillo/ui/preferences"
	"castillo/ui/replays"
)

func buildCollection(s *shell) (screen, error) {
	return collection.New(s.desk, s.store, func() { s.outdate(placeCollection) }), nil
}

func buildDecks(s *shell) (screen, error) {
	m, err := deckbuilder.NewModel(s.store.Catalogue(), s.store.Decks(), s.store.Formats())
	if err != nil {
		return nil, err
	}
	return deckbuilder.New(deckbuilder.Config{Desk: s.desk, Model: m, Decks: s.store.Decks(), Formats: s.store.Formats(),
		Owned: s.store.Owned, Prices: s.store.Prices().All, Past: s.store.History(), Moved: func() { s.outdate(placeDecks) }, Try: s.showLaboratory}), nil
}

// showLaboratory takes the place of the deck builder with the laboratory, which goes on with what it
// plays while other screens are in sight.
func (s *shell) showLaboratory() {
	if s.laboratory == nil {
		s.laboratory = laboratory.New(s.desk, s.store, func() {
			delete(s.screens, placeDecks)
			s.show(placeDecks)
		})
	}
	s.flush()
	s.screens[placeDecks] = s.laboratory
	s.show(placeDecks)
}

func buildLobby(s *shell) (screen, error) {
	m, err := lobby.NewModel(s.store.Catalogue(), s.store.Decks(), s.store.Formats(), s.store.Settings())
	if err != nil {
		return nil, err
	}
	return lobby.New(lobby.Config{Desk: s.desk, Model: m, Store: s.store.Decks(), Formats: s.store.Formats(), Memory: s.store.Settings(),
		Start: s.StartDuel, Meet: func() { s.meetFriend(m, nil, "") }, Past: s.showDuels, Solve: s.showPuzzles,
		Learn: s.startLesson, Read: s.showRules, Left: s.unfinished}), nil
}

func buildReplays(s *shell) (screen, error) {
	return replays.New(replays.Config{Desk: s.desk, Model: replays.NewModel(s.store.Matches(), myl.Books()...), Unfinished: s.unfinished,
		GoOn: s.resume, PlayOn: s.playOn, Play: func() { s.show(placePlay) }}), nil
}

func buildHistory(s *shell) (screen, error) {
	return history.New(s.desk, history.NewModel(s.store), s.changedBehind), nil
}

func buildPreferences(s *shell) (screen, error) {
	return preferences.New(s.desk, s.choices, s.store, s.choose, s.showWelcome), nil
}
