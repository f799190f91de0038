// Package words speaks to the person in front of the screen. What the program
// says is written in Spanish in the source; en.json holds the English of every
// sentence, and a test fails where one is missing.
package words

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"

	"fyne.io/fyne/v2/lang"

	"castillo/game/speech"
)

// Language is a language that the program speaks.
type Language string

// The languages.
const (
	Spanish Language = "es"
	English Language = "en"
)

//go:embed en.json
var english []byte

// Fyne's own few words, which it would say in the language of the desktop.
var (
	//go:embed fyne.es.json
	spanishOfFyne []byte
	//go:embed fyne.en.json
	englishOfFyne []byte
)

// inUse keeps jobs behind the window from looking a sentence up while another language is entered: the
// toolkit does not.
var inUse sync.RWMutex

// say is a sentence in the language in use, with its places as they are.
func say(sentence string, data ...any) string {
	inUse.RLock()
	defer inUse.RUnlock()
	return lang.L(sentence, data...)
}

// Use makes the program speak a language, Spanish for one it does not know.
// Words that already stand on the screen stay as they are.
func Use(l Language) error {
	table, err := sentences()
	if err != nil {
		return err
	}
	if l != English {
		for s := range table {
			table[s] = s
		}
		if err := json.Unmarshal(spanishOfFyne, &table); err != nil {
			return fmt.Errorf("words: fyne.es.json: %w", err)
		}
	}
	data, err := json.Marshal(table)
	if err != nil {
		return fmt.Errorf("words: %w", err)
	}
	// Fyne looks sentences up under the language of the desktop, so the choice
	// is entered there.
	inUse.Lock()
	defer inUse.Unlock()
	if err := lang.AddTranslationsForLocale(data, lang.SystemLocale()); err != nil {
		return fmt.Errorf("words: %s: %w", l, err)
	}
	return nil
}

// sentences are all Spanish sentences with their English.
func sentences() (map[string]string, error) {
	table := map[string]string{}
	for _, data := range [...][]byte{englishOfFyne, english} {
		if err := json.Unmarshal(data, &table); err != nil {
			return nil, fmt.Errorf("words: en.json: %w", err)
		}
	}
	return table, nil
}

// T is a sentence in the language in use. Pairs of a name and a value follow,
// as in T("No tienes {n} de sus cartas", "n", 3).
func T(sentence string, pairs ...any) string {
	if sentence == "" {
		return ""
	}
	return Fill(say(sentence), pairs...)
}

// N is T for one or for many; {n} is the number.
func N(n int, one, many string, pairs ...any) string {
	sentence := many
	if n == 1 {
		sentence = one
	}
	return Fill(say(sentence), append(pairs, "n", n)...)
}

// Template is a sentence with places for text/template, filled from data.
func Template(sentence string, data any) string {
	if sentence == "" {
		return ""
	}
	return say(sentence, data)
}

// Join lists words as in "a, b y c".
func Join(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return T("{a} y {b}", "a", strings.Join(list[:last], ", "), "b", list[last])
}

// Fill puts values into the places of a sentence that is in the language in use already, as T does.
func Fill(sentence string, pairs ...any) string {
	for i := 1; i < len(pairs); i += 2 {
		if err, ok := pairs[i].(error); ok {
			pairs = slices.Clone(pairs) // the caller may keep its own
			pairs[i] = Said(err)
		}
	}
	return speech.Fill(sentence, pairs...)
}
