package transfer

import (
	"strconv"
	"strings"
	"unicode"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// letters folds a word and keeps its letters and digits, so that near_mint,
// Near Mint and NearMint are one.
func letters(word string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, card.Fold(word))
}

var conditionWords = map[string]holding.Condition{
	"":  holding.Unrated,
	"m": holding.Mint, "mint": holding.Mint, "perfecta": holding.Mint, "perfecto": holding.Mint, "nueva": holding.Mint,
	"nm": holding.NearMint, "nearmint": holding.NearMint, "casiperfecta": holding.NearMint, "casinueva": holding.NearMint, "comonueva": holding.NearMint, "nmm": holding.NearMint, "nearmintmint": holding.NearMint, "mt": holding.Mint,
	"ex": holding.Excellent, "excellent": holding.Excellent, "excelente": holding.Excellent, "sp": holding.Excellent, "slightlyplayed": holding.Excellent, "muybuena": holding.Excellent,
	"gd": holding.Good, "good": holding.Good, "buena": holding.Good, "bueno": holding.Good, "goodlightlyplayed": holding.Good,
	"lp": holding.LightlyPlayed, "lightlyplayed": holding.LightlyPlayed, "lightplayed": holding.LightlyPlayed, "pocojugada": holding.LightlyPlayed,
	"pl": holding.Played, "played": holding.Played, "jugada": holding.Played, "usada": holding.Played, "mp": holding.Played, "moderatelyplayed": holding.Played,
	"po": holding.Poor, "poor": holding.Poor, "mala": holding.Poor, "hp": holding.Poor, "heavilyplayed": holding.Poor, "d": holding.Poor,
	"dmg": holding.Poor, "damaged": holding.Poor, "danada": holding.Poor, "muyjugada": holding.Poor,
}

var finishWords = map[string]holding.Finish{
	"": holding.Normal, "normal": holding.Normal, "nonfoil": holding.Normal, "nofoil": holding.Normal, "regular": holding.Normal, "no": holding.Normal, "false": holding.Normal, "falso": holding.Normal, "0": holding.Normal,
	"standard": holding.Normal, "estandar": holding.Normal, "n": holding.Normal, "none": holding.Normal,
	"foil": holding.Foil, "f": holding.Foil, "etched": holding.Foil, "holo": holding.Foil, "premium": holding.Foil, "y": holding.Foil, "s": holding.Foil, "brillante": holding.Foil, "si": holding.Foil, "yes": holding.Foil, "true": holding.Foil, "verdadero": holding.Foil, "x": holding.Foil, "1": holding.Foil,
}

// readFinish reads a finish; the many names of foils all end the same.
func readFinish(word string) (holding.Finish, bool) {
	key := letters(word)
	if f, ok := finishWords[key]; ok {
		return f, true
	}
	plain := strings.HasPrefix(key, "no") || strings.HasPrefix(key, "sin")
	return holding.Foil, strings.Contains(key, "foil") && !plain
}

// readCondition reads how worn a copy is, and whether the same words call it foil.
func readCondition(word string) (c holding.Condition, foil, ok bool) {
	key := letters(word)
	if c, ok = conditionWords[key]; ok {
		return c, false, true
	}
	for _, ending := range []string{"reverseholofoil", "holofoil", "foil"} {
		if before, found := strings.CutSuffix(key, ending); found && before != "" {
			c, ok = conditionWords[before]
			return c, ok, ok
		}
	}
	return holding.Unrated, false, false
}

// standings say what the copies of a folder are.
var standings = map[string]Standing{
	"": Held, "binder": Held, "carpeta": Held, "collection": Held, "coleccion": Held, "box": Held, "caja": Held, "folder": Held, "inventory": Held,
	"list": Listed, "lista": Listed, "wishlist": Listed, "wish": Listed, "wants": Listed, "want": Listed, "deseos": Listed, "deseo": Listed, "busco": Listed,
	"deck": InDeck, "mazo": InDeck,
}

// isYes and isNo are the words of a column of marks.
var (
	isYes = map[string]bool{"si": true, "s": true, "yes": true, "y": true, "true": true, "verdadero": true, "x": true, "proxy": true, "proxies": true}
	isNo  = map[string]bool{"": true, "no": true, "n": true, "false": true, "falso": true, "0": true, "none": true}
)

// languageNames are the English names and the codes that are not ISO 639-1.
var languageNames = map[string]holding.Language{
	"spanish": "", "espanol": "", "castellano": "", "sp": "", "esp": "",
	"english": "en", "ingles": "en", "eng": "en", "portuguese": "pt", "portugues": "pt", "ptbr": "pt", "brazilianportuguese": "pt",
	"french": "fr", "frances": "fr", "german": "de", "aleman": "de", "italian": "it", "italiano": "it", "japanese": "ja", "japones": "ja", "jp": "ja",
	"russian": "ru", "ruso": "ru", "korean": "ko", "coreano": "ko", "kr": "ko", "chinese": "zh", "chino": "zh", "zhs": "zh", "zht": "zh",
	"zhcn": "zh", "zhtw": "zh", "simplifiedchinese": "zh", "traditionalchinese": "zh", "chinesesimplified": "zh", "chinesetraditional": "zh",
}

var englishNames = map[holding.Language]string{"": "Spanish", "en": "English", "pt": "Portuguese", "fr": "French", "de": "German",
	"it": "Italian", "ja": "Japanese", "ru": "Russian", "ko": "Korean", "zh": "Chinese"}

// englishName is a language's English name, or its code where there is none.
func englishName(l holding.Language) string {
	if name, ok := englishNames[l]; ok {
		return name
	}
	return l.String()
}

func upperCode(l holding.Language) string { return strings.ToUpper(l.String()) }

func readLanguage(word string) (holding.Language, bool) {
	if l, ok := languageNames[letters(word)]; ok {
		return l, true
	}
	l, err := holding.ParseLanguage(word)
	return l, err == nil
}

// readNumber reads a collector's number: "012", "12", "12/236" or "ES-012".
func readNumber(word string) (int, bool) {
	word, _, _ = strings.Cut(word, "/")
	word = strings.TrimLeftFunc(strings.TrimSpace(word), func(r rune) bool { return !unicode.IsDigit(r) })
	word = strings.TrimSuffix(word, ".0")
	n, err := strconv.ParseUint(word, 10, 31)
	return int(n), err == nil && n > 0 && n <= maxNumber
}

// maxNumber is the greatest collector's number that is believed.
const maxNumber = 99_999

// readPrice reads an amount, of the currency given where it names none. A price
// of nothing is one that was not noted.
func (d dialect) readPrice(word, currency string) (holding.Price, bool) {
	if d.isForeign() && strings.HasPrefix(word, "$") {
		word = "US" + word
	}
	p, err := holding.ParsePrice(word)
	if p.Cents == 0 {
		return holding.Price{}, err == nil
	}
	if p.Currency == "" {
		p.Currency = currency
	}
	return p, err == nil
}

// joinTags parts tags by a sign, which follows a "\" within one.
func joinTags(tags []string, sign string) string {
	escape := strings.NewReplacer(`\`, `\\`, sign, `\`+sign)
	out := make([]string, len(tags))
	for i, t := range tags {
		out[i] = escape.Replace(t)
	}
	return strings.Join(out, sign)
}

func splitTags(text, sign string) []string {
	var out []string
	var one strings.Builder
	escaped := false
	for _, r := range text {
		switch {
		case escaped:
			one.WriteRune(r)
			escaped = false
		case r == '\\':
			escaped = true
		case string(r) == sign:
			out = append(out, one.String())
			one.Reset()
		default:
			one.WriteRune(r)
		}
	}
	return holding.Tags(append(out, one.String())...)
}

// protect keeps a spreadsheet from taking a cell for a formula; expose undoes
// it.
var protect, expose = card.ProtectCell, card.ExposeCell
