package ui

import (
	"castillo/game/card"
	"castillo/game/myl"
	"castillo/ui/collection"
	"castillo/ui/deckbuilder"
	"castillo/ui/lobby"
	"castillo/ui/preferences"
	"castillo/ui/replays"
)

func buildCollection(s *shell) (screen, error) { return collection.New(s.desk, s.store), nil }

func buildDecks(s *shell) (screen, error) {
	m, err := deckbuilder.NewModel(s.store.Catalogue(), s.store.Decks())
	if err != nil {
		return nil, err
	}
	return deckbuilder.New(s.desk, m, s.store.Decks(), s.owned), nil
}

// owned is how many copies of each printing the owner has.
func (s *shell) owned() (map[card.Printing]int, error) {
	held, err := s.store.Collection().All()
	if err != nil {
		return nil, err
	}
	owned := make(map[card.Printing]int, len(held))
	for _, h := range held {
		owned[h.Printing] += h.Count
	}
	return owned, nil
}

func buildLobby(s *shell) (screen, error) {
	m, err := lobby.NewModel(s.store.Catalogue(), s.store.Decks(), s.store.Settings())
	if err != nil {
		return nil, err
	}
	return lobby.New(s.desk, m, s.store.Decks(), s.store.Settings(), s.StartDuel), nil
}

func buildReplays(s *shell) (screen, error) {
	return replays.New(s.desk, replays.NewModel(s.store.Matches(), myl.Rulebook)), nil
}

func buildPreferences(s *shell) (screen, error) {
	return preferences.New(s.desk, s.choices, s.store, s.choose), nil
}
