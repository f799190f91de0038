package words

import (
	"strings"

	"castillo/game/speech"
)

// Said is what an error says to a person in the language in use, to stand within a sentence.
func Said(err error) string { return speech.Of(err, T) }

// Error is what an error says to a person in the language in use.
func Error(err error) string { return Sentence(Said(err)) }

// Err is an error that T says.
func Err(sentence string, pairs ...any) error { return told{sentence, pairs} }

type told struct {
	sentence string
	pairs    []any
}

func (t told) Error() string { return T(t.sentence, t.pairs...) }

// In implements [speech.Error].
func (t told) In(say speech.Say) string { return say(t.sentence, t.pairs...) }

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
