package cardsdb

import (
	_ "embed"
	"strings"
	"sync"

	"castillo/game/card"
)

// The texts file: a line for each card whose meaning is known, its name as the
// catalogue spells it, a tab, and the text in the printer's standard wording.
// It is made by the program itself, from printed texts that it reads:
//
//	castillo texto --catálogo CORPUS.jsonl > cardsdb/data/textos.txt

//go:embed data/textos.txt
var textsFile string

// shippedTexts are the texts by folded name.
var shippedTexts = sync.OnceValue(func() map[string]string {
	texts := make(map[string]string)
	for line := range strings.SplitSeq(textsFile, "\n") {
		if name, text, ok := strings.Cut(line, "\t"); ok {
			texts[card.Fold(name)] = text
		}
	}
	return texts
})

// shippedText is the text that the program carries for the card of a name.
func shippedText(name string) string { return shippedTexts()[card.Fold(name)] }

// withShippedText is a card with the text that the program carries for it.
func withShippedText(c card.Card) card.Card {
	if text := shippedText(c.Name); text != "" {
		return written(c, text)
	}
	return c
}

// written is a card with a text, which is an ability.
func written(c card.Card, text string) card.Card {
	c.Text, c.Ability = text, card.WithAbility
	return c
}
