package card

import (
	"slices"
	"strings"
	"unicode"
)

// EditionNamed finds the edition that somebody means: by its code, by its name, or by
// words of its name that no other edition has together, such as "Aniversario de Ra" or
// "kit raciales 2023"; a word may be cut short. ok is false where there is none, or
// several.
func EditionNamed(text string) (Edition, bool) {
	if len(text) > maxEditionName {
		return "", false
	}
	folded := Fold(text)
	for _, info := range editions {
		if folded == Fold(string(info.Code)) || folded == Fold(info.Name) {
			return info.Code, true
		}
	}
	asked := editionWords(text)
	if len(asked) < 2 {
		return "", false
	}
	var found Edition
	for i, info := range editions {
		has := func(word string) bool {
			return slices.ContainsFunc(wordsOfEditions[i], func(of string) bool { return strings.HasPrefix(of, word) })
		}
		if slices.ContainsFunc(asked, func(word string) bool { return !has(word) }) {
			continue
		}
		if found != "" {
			return "", false
		}
		found = info.Code
	}
	return found, found != ""
}

// maxEditionName is more bytes than a person writes for an edition.
const maxEditionName = 100

// wordsOfEditions are the words of the names, in the order of the editions.
var wordsOfEditions = func() (all [][]string) {
	for _, info := range editions {
		all = append(all, editionWords(info.Name))
	}
	return all
}()

// editionWords are the words that tell something: no articles, and none for the game
// itself, which all have.
func editionWords(text string) []string {
	words := strings.FieldsFunc(Fold(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return slices.DeleteFunc(words, func(word string) bool {
		return slices.Contains([]string{"de", "del", "la", "las", "los", "el", "y", "pb", "primer", "bloque", "edicion"}, word)
	})
}
