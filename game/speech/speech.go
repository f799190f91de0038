// Package speech is how those speak who have no window: in Spanish sentences with named places,
// which whoever stands in front of the person may put into another language.
package speech

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Say puts a Spanish sentence into the language of the person in front of the screen and fills its
// places: pairs of a name and a value follow, as in say("con «{word}»", "word", "rey"). A screen
// passes its own; [InSpanish] is for those who only speak Spanish.
type Say func(sentence string, pairs ...any) string

// InSpanish is the Say that translates nothing.
func InSpanish(sentence string, pairs ...any) string { return Fill(sentence, pairs...) }

// Fill puts values into the places of a sentence; pairs of a name and a value follow it.
func Fill(sentence string, pairs ...any) string {
	if len(pairs) == 0 {
		return sentence
	}
	var places []string
	for i := 0; i+1 < len(pairs); i += 2 {
		places = append(places, fmt.Sprintf("{%v}", pairs[i]), fmt.Sprint(pairs[i+1]))
	}
	return strings.NewReplacer(places...).Replace(sentence)
}

// Capital begins with a capital, as a sentence does whose first word is a value.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
