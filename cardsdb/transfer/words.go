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
	"nm": holding.NearMint, "nearmint": holding.NearMint, "casiperfecta": holding.NearMint, "casinueva": holding.NearMint, "nmm": holding.NearMint,
	"ex": holding.Excellent, "excellent": holding.Excellent, "excelente": holding.Excellent, "sp": holding.Excellent, "slightlyplayed": holding.Excellent,
	"gd": holding.Good, "good": holding.Good, "buena": holding.Good, "bueno": holding.Good, "goodlightlyplayed": holding.Good,
	"lp": holding.LightlyPlayed, "lightlyplayed": holding.LightlyPlayed, "lightplayed": holding.LightlyPlayed, "pocojugada": holding.LightlyPlayed,
	"pl": holding.Played, "played": holding.Played, "jugada": holding.Played, "mp": holding.Played, "moderatelyplayed": holding.Played,
	"po": holding.Poor, "poor": holding.Poor, "mala": holding.Poor, "hp": holding.Poor, "heavilyplayed": holding.Poor, "d": holding.Poor,
	"dmg": holding.Poor, "damaged": holding.Poor, "danada": holding.Poor, "muyjugada": holding.Poor,
}

var finishWords = map[string]holding.Finish{
	"": holding.Normal, "normal": holding.Normal, "nonfoil": holding.Normal, "nofoil": holding.Normal, "regular": holding.Normal, "no": holding.Normal, "false": holding.Normal, "falso": holding.Normal, "0": holding.Normal,
	"foil": holding.Foil, "f": holding.Foil, "etched": holding.Foil, "holo": holding.Foil, "brillante": holding.Foil, "si": holding.Foil, "yes": holding.Foil, "true": holding.Foil, "verdadero": holding.Foil, "x": holding.Foil, "1": holding.Foil,
}

// languageNames are the English names and the codes that are not ISO 639-1.
var languageNames = map[string]holding.Language{
	"spanish": "", "espanol": "", "castellano": "", "sp": "", "esp": "",
	"english": "en", "ingles": "en", "eng": "en", "portuguese": "pt", "portugues": "pt", "ptbr": "pt", "brazilianportuguese": "pt",
	"french": "fr", "frances": "fr", "german": "de", "aleman": "de", "italian": "it", "italiano": "it", "japanese": "ja", "japones": "ja", "jp": "ja",
	"russian": "ru", "ruso": "ru", "korean": "ko", "coreano": "ko", "kr": "ko", "chinese": "zh", "chino": "zh", "zhs": "zh", "zht": "zh",
	"simplifiedchinese": "zh", "traditionalchinese": "zh", "chinesesimplified": "zh", "chinesetraditional": "zh",
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

// readCount reads "3", "3x" or "x3".
func readCount(word string) (int, bool) {
	word = strings.Trim(strings.ToLower(strings.TrimSpace(word)), "x× ")
	word = strings.TrimSuffix(word, ".0") // of a spreadsheet
	n, err := strconv.ParseUint(word, 10, 31)
	return int(n), err == nil && n <= holding.MaxCopies
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

// readPrice reads an amount with its currency, in the ways that programs and
// people write them: "$1,250.50", "1.250,50 CLP", "1.250".
func readPrice(word, currency string) (holding.Price, bool) {
	word = strings.NewReplacer("US$", "", "$", "", "€", "").Replace(strings.TrimSpace(word))
	amount, of, _ := strings.Cut(strings.TrimSpace(word), " ")
	if of == "" {
		of = currency
	}
	comma, dot := strings.LastIndexByte(amount, ','), strings.LastIndexByte(amount, '.')
	switch {
	case comma > dot && dot >= 0:
		amount = strings.ReplaceAll(amount, ".", "")
	case dot > comma && comma >= 0:
		amount = strings.ReplaceAll(amount, ",", "")
	case max(comma, dot) == len(amount)-4 && len(amount) > 4: // thousands
		amount = strings.NewReplacer(",", "", ".", "").Replace(amount)
	}
	p, err := holding.ParsePrice(amount + " " + of)
	if err == nil && p.Cents == 0 {
		p = holding.Price{}
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
func protect(cell string) string {
	if looksLikeFormula(cell) {
		return "'" + cell
	}
	return cell
}

func expose(cell string) string {
	if rest, ok := strings.CutPrefix(cell, "'"); ok && looksLikeFormula(rest) {
		return rest
	}
	return cell
}

// looksLikeFormula also holds of what protect made, so that nothing is lost.
func looksLikeFormula(cell string) bool {
	cell = strings.TrimLeft(cell, "'")
	return cell != "" && strings.ContainsRune("=+-@\t\r", rune(cell[0]))
}
