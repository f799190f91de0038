package cardsdb

import (
	"embed"
	"path"
	"strings"
)

// A starter deck is a file of starters/: a deck list as text whose first line
// "# ..." is its name.

//go:embed starters
var starterFiles embed.FS

// Starters lists the starter decks as they were shipped, in the order of their
// file names. They have no ID; the owner's copies are among the Decks.
func Starters() []Deck {
	const folder = "starters"
	entries, err := starterFiles.ReadDir(folder)
	if err != nil {
		return nil
	}
	var decks []Deck
	for _, e := range entries {
		key, isList := strings.CutSuffix(e.Name(), ".txt")
		text, err := starterFiles.ReadFile(path.Join(folder, e.Name()))
		if !isList || err != nil {
			continue
		}
		decks = append(decks, Deck{Name: titleOf(string(text), key), Text: string(text), Starter: key})
	}
	return decks
}

// titleOf is the list's first line if that begins with #, or the other name.
func titleOf(text, otherwise string) string {
	first, _, _ := strings.Cut(text, "\n")
	if title, ok := strings.CutPrefix(first, "#"); ok && strings.TrimSpace(title) != "" {
		return strings.TrimSpace(title)
	}
	return otherwise
}
