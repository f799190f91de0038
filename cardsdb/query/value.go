package query

import (
	"slices"
	"strings"
	"unicode/utf8"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/speech"
)

// inWords is a type or a frequency in the words of say, both of which a query may use.
func inWords(value string, say speech.Say) string {
	for _, of := range [...][]choice{typeChoices(), frequencyChoices()} {
		if slices.ContainsFunc(of, func(c choice) bool { return c.names[0] == value }) {
			return say(value)
		}
	}
	return value
}

func typeChoices() []choice {
	english := [...]string{card.Ally: "ally", card.Weapon: "weapon", card.Talisman: "talisman", card.Totem: "totem", card.Gold: "gold"}
	var out []choice
	for _, t := range card.Types() {
		out = append(out, choice{int(t), []string{t.String(), english[t]}})
	}
	return out
}

func raceChoices() []choice {
	english := [...]string{card.Caballero: "knight", card.Dragon: "dragon", card.Faerie: "fairy", card.Heroe: "hero",
		card.Olimpico: "olympian", card.Titan: "titan", card.Defensor: "defender", card.Desafiante: "challenger",
		card.Sombra: "shadow", card.Eterno: "eternal", card.Faraon: "pharaoh", card.Sacerdote: "priest"}
	var out []choice
	for r := card.Race(1); r <= card.RaceCount; r++ {
		out = append(out, choice{int(r), []string{r.String(), english[r]}})
	}
	return out
}

// editionChoices count from 1 in the order of release.
func editionChoices() []choice {
	var out []choice
	for i, info := range card.Editions() {
		out = append(out, choice{i + 1, []string{string(info.Code), info.Name}})
	}
	return out
}

// blockChoices are the great editions, by their place among all from 1.
func blockChoices() []choice {
	var out []choice
	for _, info := range card.Blocks() {
		out = append(out, choice{editionRank(info.Code), []string{string(info.Code), info.Name}})
	}
	return out
}

func variantChoices() []choice {
	english := [...]string{card.OtherPicture: "alternate art", card.Red: "red", card.Ultra: "ultra rare", card.Foil: "foil card",
		card.Bob: "bob", card.Secret: "secret", card.Legend: "legendary"}
	var out []choice
	for v := card.Variant(1); v <= card.VariantCount; v++ {
		out = append(out, choice{int(v), []string{v.String(), english[v]}})
	}
	return out
}

func frequencyChoices() []choice {
	english := [...]string{card.Vasallo: "vassal", card.Cortesano: "courtier", card.Real: "royal", card.PlainGold: "gold", card.Promo: "promo",
		card.MegaReal: "mega royal", card.UltraReal: "ultra royal", card.Legendaria: "legendary"}
	var out []choice
	for _, f := range card.Frequencies() {
		out = append(out, choice{int(f), []string{f.String(), english[f]}})
	}
	return out
}

// conditionChoices grow with the quality, so that `estado>=EX` is EX or better.
func conditionChoices() []choice {
	words := [...][]string{
		holding.Mint:          {"perfecta", "mint"},
		holding.NearMint:      {"casi perfecta", "near mint"},
		holding.Excellent:     {"excelente", "excellent"},
		holding.Good:          {"buena", "good"},
		holding.LightlyPlayed: {"poco jugada", "lightly played"},
		holding.Played:        {"jugada", "played"},
		holding.Poor:          {"mala", "poor"},
	}
	var out []choice
	for c := holding.Poor; c >= holding.Mint; c-- {
		out = append(out, choice{quality(c), append([]string{c.String()}, words[c]...)})
	}
	return out
}

// quality is 1 for the worst condition and more for better ones; 0 is not rated.
func quality(c holding.Condition) int {
	if c == holding.Unrated {
		return 0
	}
	return int(holding.Poor) + 1 - int(c)
}

// conditionOf is the condition of a quality.
func conditionOf(quality uint8) holding.Condition {
	if quality == 0 {
		return holding.Unrated
	}
	return holding.Poor + 1 - holding.Condition(quality)
}

// editionRank is the choice of an edition, 0 for one that has no name here.
func editionRank(e card.Edition) int {
	return slices.IndexFunc(card.Editions(), func(info card.EditionInfo) bool { return info.Code == e }) + 1
}

// choose finds the value that was meant: by its name, in the plural, or by the
// beginning that only one has, or one whose name leads all that have it. Otherwise it
// gives the names it may have been.
func choose(choices []choice, word string) (value int, meant []string) {
	wanted := card.Fold(word)
	var starts []choice
	for _, c := range choices {
		for i, name := range c.names {
			name = card.Fold(name)
			if wanted == name || wanted == name+"s" || wanted == name+"es" {
				return c.value, nil
			}
			begins := i == 0 || utf8.RuneCountInString(wanted) > 1
			if begins && strings.HasPrefix(name, wanted) && (len(starts) == 0 || starts[len(starts)-1].value != c.value) {
				starts = append(starts, c)
			}
		}
	}
	if len(starts) == 1 || len(starts) > 1 && leads(starts) {
		return starts[0].value, nil
	}
	if len(starts) > 1 {
		return 0, firstNames(starts)
	}
	var names []string
	for _, c := range choices {
		names = append(names, c.names...)
	}
	for _, n := range card.NewSpeller(names).Nearest(word) {
		i := slices.IndexFunc(choices, func(c choice) bool { return slices.Contains(c.names, n) })
		if !slices.Contains(meant, choices[i].names[0]) {
			meant = append(meant, choices[i].names[0])
		}
	}
	return 0, meant
}

// leads reports whether the name of the first choice is how all others begin, as that of
// Helénica is of Helénica Aniversario: who begins that word means it.
func leads(choices []choice) bool {
	last := func(c choice) string { return card.Fold(c.names[len(c.names)-1]) }
	return !slices.ContainsFunc(choices, func(c choice) bool { return !strings.HasPrefix(last(c), last(choices[0])) })
}

func firstNames(choices []choice) []string {
	names := make([]string, len(choices))
	for i, c := range choices {
		names[i] = c.names[0]
	}
	return names
}

// languages are the languages that have a name here; any other is asked for
// by its code.
var languages = [...]struct {
	code  holding.Language
	names []string // folded; the first is the Spanish one
}{
	{"es", []string{"español", "castellano", "spanish"}},
	{"en", []string{"inglés", "english"}},
	{"pt", []string{"portugués", "portuguese"}},
	{"fr", []string{"francés", "french"}},
	{"it", []string{"italiano", "italian"}},
	{"de", []string{"alemán", "german"}},
	{"ja", []string{"japonés", "japanese"}},
}

// languageCode finds a language by its name or takes a word of two letters
// as its code. Otherwise it gives what may have been meant.
func languageCode(word string) (code string, meant []string) {
	wanted := card.Fold(word)
	var names []string
	for _, l := range languages {
		for _, name := range l.names {
			if card.Fold(name) == wanted {
				return string(l.code), nil
			}
		}
		names = append(names, l.names[0])
	}
	if l, err := holding.ParseLanguage(wanted); err == nil {
		return l.String(), nil
	}
	return "", card.NewSpeller(names).Nearest(word)
}

// languageName is the Spanish name of a language, or its code in capitals.
func languageName(code string) string {
	for _, l := range languages {
		if string(l.code) == code {
			return l.names[0]
		}
	}
	return strings.ToUpper(code)
}
