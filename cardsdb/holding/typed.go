package holding

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"castillo/game/card"
	"castillo/game/speech"
)

// Numbers, prices and days as people in Chile write them, and as programs do:
// the one reader of what is typed into a form, asked in a search or imported.
// A sign that may part thousands or decimals parts thousands where exactly
// three digits follow it: 1.500 and 1,500 are one thousand five hundred, 1.50
// and 1,5 are one and a half.

// ParseNumber reads a whole number that is not negative: "3", "1.500", "1 500",
// or "3.0" as spreadsheets write it.
func ParseNumber(s string) (int, error) {
	whole, decimals, ok := splitAmount(strings.TrimSpace(s))
	n, err := strconv.ParseUint(whole, 10, 31)
	if !ok || err != nil || strings.Trim(decimals, "0") != "" {
		return 0, speech.Errorf("%q no es un número entero", s)
	}
	return int(n), nil
}

// ParseCount reads a number of copies up to MaxCopies, also as "3x" or "x3".
func ParseCount(s string) (int, error) {
	n, err := ParseNumber(strings.Trim(strings.ToLower(s), "x× \t"))
	if err != nil || n > MaxCopies {
		return 0, speech.Errorf("%q no es una cantidad de 0 a %d", s, MaxCopies)
	}
	return n, nil
}

// splitAmount gives the digits before and after the decimal sign of a written
// number, without the signs that part thousands.
func splitAmount(s string) (whole, decimals string, ok bool) {
	last := strings.LastIndexAny(s, ".,")
	if last < 0 {
		whole, ok = joinThousands(s, " ")
		return whole, "", ok
	}
	sign, other := s[last:last+1], "."
	if sign == "." {
		other = ","
	}
	head, tail := s[:last], s[last+1:]
	again := strings.Contains(head, sign)
	switch {
	case again && strings.Contains(head, other):
		return "", "", false
	case again || len(tail) == 3 && len(head) <= 3 && strings.Trim(head, "0") != "" && head[0] != '0' && isDigits(head):
		whole, ok = joinThousands(s, sign)
		return whole, "", ok
	case head == "" && tail == "" || tail != "" && !isDigits(tail):
		return "", "", false
	case head == "":
		return "0", tail, true
	case strings.Contains(head, " "):
		other = " "
	}
	whole, ok = joinThousands(head, other)
	return whole, tail, ok
}

// joinThousands takes the signs out of a number, which must stand before every
// third digit from the end if they stand at all.
func joinThousands(s, sign string) (string, bool) {
	groups := strings.Split(s, sign)
	for i, g := range groups {
		if !isDigits(g) || i > 0 && len(g) != 3 || i == 0 && len(groups) > 1 && len(g) > 3 {
			return "", false
		}
	}
	return strings.Join(groups, ""), true
}

func isDigits(s string) bool {
	return s != "" && !strings.ContainsFunc(s, func(r rune) bool { return r < '0' || r > '9' })
}

// maxUnits is the greatest price, in units, that can be kept.
const maxUnits = 1_000_000_000

// peso is the sign that others use too; here it is that of Chile, unless a code
// stands on the other side.
const peso = "$"

// currencies are the signs and words that stand for a currency.
var currencies = map[string]string{"": "", peso: "CLP", "us$": "USD", "u$s": "USD", "dolares": "USD", "dolar": "USD", "€": "EUR", "euros": "EUR", "£": "GBP",
	"r$": "BRL", "s/": "PEN", "clp$": "CLP", "ch$": "CLP", "peso": "CLP", "pesos": "CLP", "pesos chilenos": "CLP"}

// written parts a price into what stands before its digits, these, and the rest.
var written = regexp.MustCompile(`^([^0-9.,]*)([0-9.,][0-9., ]*?)(?:\.-|,-)?([^0-9.,]*)$`)

// ParsePrice reads what String gives, and what people write: "$1.500", "1.250,50 CLP",
// "US$ 3,50", "1500 pesos", "$1.500.-"; "$" is the Chilean peso. Further decimals than hundredths are
// rounded; the currency may be missing. Empty is not known.
func ParsePrice(s string) (Price, error) {
	text := strings.Join(strings.Fields(s), " ")
	if text == "" {
		return Price{}, nil
	}
	wrong := func() error { return speech.Errorf("%q no es un precio; se escribe como $1.500 o 1250,50 CLP", s) }
	parts := written.FindStringSubmatch(text)
	if parts == nil {
		return Price{}, wrong()
	}
	whole, decimals, ok := splitAmount(strings.TrimSpace(parts[2]))
	if strings.TrimSpace(parts[1]) == peso && strings.TrimSpace(parts[3]) != "" {
		parts[1] = ""
	}
	before, okBefore := currencyOf(parts[1])
	after, okAfter := currencyOf(parts[3])
	if !ok || !okBefore || !okAfter || before != "" && after != "" && before != after {
		return Price{}, wrong()
	}
	cents, err := hundredths(whole, decimals)
	if err != nil || cents > maxUnits*100 {
		return Price{}, wrong()
	}
	return Price{cents, before + strings.TrimPrefix(after, before)}, nil
}

// ParseCurrency reads a code of ISO 4217 in either case, or a sign or word that
// stands for one; empty is not known.
func ParseCurrency(s string) (code string, err error) {
	code, ok := currencyOf(s)
	if !ok {
		return "", speech.Errorf("%q no es una moneda; se escribe con tres letras, como CLP", s)
	}
	return code, nil
}

// currencyOf is the code that a sign, a word or a code in either case stands for.
func currencyOf(word string) (code string, ok bool) {
	word = card.Fold(strings.TrimSpace(word))
	if code, ok := currencies[word]; ok {
		return code, true
	}
	code = strings.ToUpper(word)
	return code, isCurrency(code)
}

var errTooMuch = errors.New("too much money")

// hundredths rounds an amount half up to hundredths.
func hundredths(whole, decimals string) (int64, error) {
	units, err := strconv.ParseUint(whole, 10, 63)
	if err != nil || units > maxUnits {
		return 0, errTooMuch
	}
	digits := decimals + "000"
	cents, _ := strconv.Atoi(digits[:2]) // digits, by splitAmount
	if digits[2] >= '5' {
		cents++
	}
	return int64(units)*100 + int64(cents), nil
}

// clock is the hour that programs write after a day.
var clock = regexp.MustCompile(`^(.*[0-9])(?:T| +|, +)[0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]+)?)?(?: *(?:[AaPp]\.? ?[Mm]\.?|Z|UTC|[+-][0-9]{2}:?[0-9]{2}))?$`)

// ParseDate reads a day that exists, with or without the hour after it:
// 2026-01-31, 31/01/2026, 31-1-26, "31 de enero de 2026". The day stands before
// the month. Empty is not known.
func ParseDate(s string) (Date, error) { return parseDate(s, false) }

// ParseMonthFirst is ParseDate of who writes the month before the day, 1/31/2026.
func ParseMonthFirst(s string) (Date, error) { return parseDate(s, true) }

func parseDate(s string, monthFirst bool) (Date, error) {
	text := strings.TrimSpace(s)
	if text == "" {
		return Date{}, nil
	}
	if m := clock.FindStringSubmatch(text); m != nil {
		text = m[1]
	}
	d, ok := dayOf(text, monthFirst)
	if !ok || d == (Date{}) || !d.exists() {
		return Date{}, speech.Errorf("%q no es una fecha; se escribe como 31/01/2026 o 2026-01-31", s)
	}
	return d, nil
}

func dayOf(text string, monthFirst bool) (Date, bool) {
	if strings.ContainsFunc(text, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("-/., ", r)
	}) {
		return Date{}, false
	}
	parts := strings.FieldsFunc(card.Fold(text), func(r rune) bool { return strings.ContainsRune("-/., ", r) })
	parts = slices.DeleteFunc(parts, func(p string) bool { return p == "de" || p == "del" })
	if len(parts) != 3 {
		return Date{}, false
	}
	year, month, day := parts[2], parts[1], parts[0]
	switch {
	case len(parts[0]) == 4 && isDigits(parts[0]):
		year, day = parts[0], parts[2]
	case monthFirst || monthNamed(parts[0]) > 0:
		month, day = parts[0], parts[1]
	}
	d := Date{Month: monthNamed(month)}
	var ok [3]bool
	d.Year, ok[0] = yearOf(year)
	d.Day, ok[1] = upTo(day, 31)
	if ok[2] = d.Month > 0; !ok[2] {
		d.Month, ok[2] = upTo(month, 12)
	}
	return d, ok == [3]bool{true, true, true}
}

// upTo reads one or two digits from 1 to most.
func upTo(digits string, most int) (int, bool) {
	n, err := strconv.Atoi(digits)
	return n, err == nil && isDigits(digits) && len(digits) <= 2 && n >= 1 && n <= most
}

// yearOf reads four digits, or two of the years from 1970 on.
func yearOf(digits string) (int, bool) {
	n, err := strconv.Atoi(digits)
	switch {
	case err != nil || !isDigits(digits):
		return 0, false
	case len(digits) == 2 && n >= 70:
		return 1900 + n, true
	case len(digits) == 2:
		return 2000 + n, true
	}
	return n, len(digits) == 4
}

var monthNames = [...][2]string{{"enero", "january"}, {"febrero", "february"}, {"marzo", "march"}, {"abril", "april"}, {"mayo", "may"}, {"junio", "june"},
	{"julio", "july"}, {"agosto", "august"}, {"septiembre", "september"}, {"octubre", "october"}, {"noviembre", "november"}, {"diciembre", "december"}}

// monthNamed is the month that a folded word of at least three letters names or
// begins to, 0 if none.
func monthNamed(word string) int {
	if word == "set" || word == "setiembre" {
		return 9
	}
	for i, names := range monthNames {
		if len(word) >= 3 && (strings.HasPrefix(names[0], word) || strings.HasPrefix(names[1], word)) {
			return i + 1
		}
	}
	return 0
}
