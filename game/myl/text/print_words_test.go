package text

import "testing"

func TestWordsOfThePrinterAreWordsOfTheReader(t *testing.T) {
	var phrases []string
	for _, s := range durations {
		phrases = append(phrases, s)
	}
	for _, s := range states {
		phrases = append(phrases, s[0], s[1])
	}
	for _, s := range eventAmounts {
		phrases = append(phrases, s)
	}
	for _, s := range spots {
		phrases = append(phrases, s)
	}
	for _, z := range zoneNames {
		phrases = append(phrases, z.name)
	}
	for _, p := range phaseNames {
		phrases = append(phrases, p.name)
	}
	for _, phrase := range phrases {
		for _, tok := range lex(phrase) {
			if tok.kind == word && !known(tok.word) {
				t.Errorf("%q in %q is printed but not known", tok.word, phrase)
			}
		}
	}
}
