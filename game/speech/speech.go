// Package speech is how those speak who have no window: in Spanish sentences with named places,
// which whoever stands in front of the person may put into another language.
package speech

import (
	"fmt"
	"strings"
)

// Say puts a Spanish sentence into the language of the person in front of the screen and fills its
// places: pairs of a name and a value follow, as in say("con «{word}»", "word", "rey"). A screen
// passes its own; [InSpanish] is for those who only speak Spanish.
type Say func(sentence string, pairs ...any) string

// InSpanish is the Say that translates nothing.
func InSpanish(sentence string, pairs ...any) string {
	var places []string
	for i := 0; i+1 < len(pairs); i += 2 {
		places = append(places, fmt.Sprintf("{%v}", pairs[i]), fmt.Sprint(pairs[i+1]))
	}
	return strings.NewReplacer(places...).Replace(sentence)
}
