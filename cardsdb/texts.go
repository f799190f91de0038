package cardsdb

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"castillo/game/card"
)

// The texts file: a line for each card whose meaning is known, its name as the
// catalogue spells it, a tab, and the text in the printer's standard wording. The text
// is that of the printings which have the facts of the oldest. Where a later edition
// changed them, or says something else, the name is followed by that edition's code, as
// in "Exilio (HDA)": the text is that of the printings there, and of those with the same
// facts elsewhere. A text that is empty is of a version that is played by hand. The file
// is written by hand and reviewed; revision.csv says of each text how it was judged.

//go:embed data/textos.txt
var textsFile string

// nameTexts are the texts that a name has.
type nameTexts struct {
	first string                  // of the oldest facts
	later map[card.Edition]string // of an edition and the facts that it has
}

// shippedTexts are the texts by folded name.
var shippedTexts = sync.OnceValue(func() map[string]nameTexts { return parseTexts(textsFile) })

func parseTexts(file string) map[string]nameTexts {
	texts := make(map[string]nameTexts)
	for line := range strings.SplitSeq(file, "\n") {
		name, text, ok := strings.Cut(line, "\t")
		if !ok {
			continue
		}
		name, edition := cutEdition(name)
		all := texts[card.Fold(name)]
		if edition == "" {
			all.first = text
		} else {
			if all.later == nil {
				all.later = make(map[card.Edition]string)
			}
			all.later[edition] = text
		}
		texts[card.Fold(name)] = all
	}
	return texts
}

// cutEdition parts "Exilio (HDA)" into the name and the edition, empty if there is none.
func cutEdition(named string) (name string, e card.Edition) {
	name, code, ok := strings.Cut(strings.TrimSuffix(named, ")"), " (")
	if _, known := card.Edition(code).Info(); ok && known {
		return name, card.Edition(code)
	}
	return named, ""
}

// textOf is the text that the program carries for a printing, empty if it has none. The
// printings are those of its name that the program carries, oldest first.
func (t nameTexts) textOf(c card.Card, printings []card.Card) string {
	if text, ok := t.later[c.Edition]; ok {
		return text
	}
	known := slices.IndexFunc(printings, func(p card.Card) bool { return p.Type != card.NoType })
	if known < 0 || sameFacts(c, printings[known]) {
		return t.first
	}
	for _, p := range printings {
		if text := t.later[p.Edition]; text != "" && sameFacts(c, p) {
			return text
		}
	}
	return ""
}

// sameFacts reports whether two printings of a name agree on all that a text goes with,
// as far as it is known.
func sameFacts(a, b card.Card) bool {
	if a.Type == card.NoType || b.Type == card.NoType {
		return true
	}
	return a.Type == b.Type && a.Races == b.Races && a.Cost == b.Cost && a.Strength == b.Strength &&
		(a.Ability == b.Ability || a.Ability == card.UnknownAbility || b.Ability == card.UnknownAbility)
}

// written is a card with a text, which is an ability.
func written(c card.Card, text string) card.Card {
	c.Text, c.Ability = text, card.WithAbility
	return c
}
