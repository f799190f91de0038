package words

import (
	"strings"

	"castillo/game/speech"
)

// Said is what an error says to a person in the language in use, to stand within a sentence.
func Said(err error) string { return speech.Of(err, T) }

// Error is what an error says to a person in the language in use.
func Error(err error) string { return Sentence(Said(err)) }

// Sentence begins with a capital and ends with a stop.
func Sentence(text string) string {
	text = Capital(text)
	for _, stop := range [...]string{".", "!", "?", "…"} {
		if strings.HasSuffix(text, stop) {
			return text
		}
	}
	if text == "" {
		return ""
	}
	return text + "."
}

// Capital begins with a capital.
func Capital(text string) string { return speech.Capital(text) }
