package text

import "testing"

func TestWordsOfThePrinterAreWordsOfTheReader(t *testing.T) {
	for _, table := range [][]string{
		named(durations, func(s string) string { return s }),
		named(states, func(s [2]string) string { return s[0] + " " + s[1] }),
		named(eventAmounts, func(s string) string { return s }),
		named(spots, func(s string) string { return s }),
		zoneWords(), phaseWords(),
	} {
		for _, phrase := range table {
			for _, tok := range lex(phrase) {
				if tok.kind == word && !known(tok.word) {
					t.Errorf("%q in %q is printed but not known", tok.word, phrase)
				}
			}
		}
	}
}
