package cardsdb

import (
	_ "embed"
	"slices"
	"strings"

	"castillo/game/card"
)

// The texts file: a line for each card whose meaning is known, its name as the
// catalogue spells it, a tab, and the text in the printer's standard wording.
// It is made by the program itself, from printed texts that it reads:
//
//	castillo texto --catálogo CORPUS.jsonl > cardsdb/data/textos.txt

//go:embed data/textos.txt
var textsFile string

// withTexts gives the cards the texts that the program carries.
func withTexts(cards []card.Card) {
	texts := make(map[string]string, len(cards)/2)
	for line := range strings.SplitSeq(textsFile, "\n") {
		if name, text, ok := strings.Cut(line, "\t"); ok {
			texts[name] = text
		}
	}
	for i := range cards {
		if text := texts[cards[i].Name]; text != "" {
			cards[i] = written(cards[i], text)
		}
	}
}

// written is a card with a text, which is an ability.
func written(c card.Card, text string) card.Card {
	c.Text, c.Ability = text, card.WithAbility
	return c
}

// ShippedText is the text that the program carries for a card, whatever the
// owner wrote; empty if it has none.
func (c *Catalogue) ShippedText(name string) string {
	for _, i := range c.byName[card.Fold(name)] {
		return c.shipped[i].Text
	}
	return ""
}

// setTexts puts the owner's texts over those that the program carries; an
// empty text takes the owner's away. Names are folded.
func (c *Catalogue) setTexts(texts map[string]string) {
	cards := slices.Clone(c.cards())
	for name, text := range texts {
		for _, i := range c.byName[name] {
			cards[i] = c.shipped[i]
			if text != "" {
				cards[i] = written(cards[i], text)
			}
		}
	}
	c.current.Store(&cards)
}
