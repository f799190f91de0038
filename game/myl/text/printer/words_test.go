package printer

import (
	"testing"

	"castillo/game/myl/text/es"
)

func TestWordsOfThePrinterAreWordsOfTheReader(t *testing.T) {
	var phrases []string
	for _, s := range Durations {
		phrases = append(phrases, s)
	}
	for _, s := range States {
		phrases = append(phrases, s[0], s[1])
	}
	for _, s := range eventAmounts {
		phrases = append(phrases, s)
	}
	for _, s := range spots {
		phrases = append(phrases, s)
	}
	for _, z := range es.ZoneNames {
		phrases = append(phrases, z.Name)
	}
	for _, p := range es.PhaseNames {
		phrases = append(phrases, p.Name)
	}
	for _, phrase := range phrases {
		for _, tok := range es.Lex(phrase) {
			if tok.Kind == es.Word && !es.Known(tok.Word) {
				t.Errorf("%q in %q is printed but not known", tok.Word, phrase)
			}
		}
	}
}
