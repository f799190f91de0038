package ui

import (
	"castillo/game/myl"
	"castillo/ui/collection"
	"castillo/ui/deckbuilder"
	"castillo/ui/friends"
	"castillo/ui/history"
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
		Owned: s.store.Owned, Past: s.store.History(), Moved: func() { s.outdate(placeDecks) }}), nil
}

func buildLobby(s *shell) (screen, error) {
	m, err := lobby.NewModel(s.store.Catalogue(), s.store.Decks(), s.store.Formats(), s.store.Settings())
	if err != nil {
		return nil, err
	}
	screen := lobby.New(s.desk, m, s.store.Decks(), s.store.Formats(), s.store.Settings(), s.StartDuel, func() { s.meetFriend(m, nil, "") })
	var left []lobby.Left
	s.desk.Later(func() (err error) { left, err = s.left(); return err }, func(err error) {
		if err == nil {
			screen.SetLeft(left, s.resume)
		}
	})
	n := 0
	s.desk.Later(func() error { n = friends.CountUnfinished(s.duels()); return nil }, func(error) { screen.SetUnfinished(n) })
	return screen, nil
}

func buildReplays(s *shell) (screen, error) {
	return replays.New(s.desk, replays.NewModel(s.store.Matches(), myl.Books()...), s.resume), nil
}

func buildHistory(s *shell) (screen, error) {
	return history.New(s.desk, history.NewModel(s.store), s.changedBehind), nil
}

func buildPreferences(s *shell) (screen, error) {
	return preferences.New(s.desk, s.choices, s.store, s.choose), nil
}
