package holding

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"time"

	"castillo/game/card"
	"castillo/game/speech"
)

// Finish is how a copy is printed.
type Finish uint8

// The finishes.
const (
	Normal Finish = iota
	Foil
)

// Condition is how worn a copy is, on the scale that dealers share.
type Condition uint8

// The conditions, from none noted, then best to worst.
const (
	Unrated Condition = iota
	Mint
	NearMint
	Excellent
	Good
	LightlyPlayed
	Played
	Poor
)

// Language is the ISO 639-1 code of a copy's language; empty is Spanish, in
// which the game is printed.
type Language string

var conditionCodes = [...]string{"", "M", "NM", "EX", "GD", "LP", "PL", "PO"}

// Conditions lists the conditions that can be noted, best first.
func Conditions() []Condition {
	return []Condition{Mint, NearMint, Excellent, Good, LightlyPlayed, Played, Poor}
}

// String is the dealers' code, such as "NM"; empty for Unrated.
func (c Condition) String() string {
	if int(c) >= len(conditionCodes) {
		return ""
	}
	return conditionCodes[c]
}

// ParseCondition reads a dealers' code in either case; empty is Unrated.
func ParseCondition(s string) (Condition, error) {
	for i, code := range conditionCodes {
		if strings.EqualFold(code, strings.TrimSpace(s)) {
			return Condition(i), nil
		}
	}
	return Unrated, speech.Errorf("%q no es un estado; los estados son %s", s, strings.Join(conditionCodes[1:], ", "))
}

// String is the Spanish name, "normal" or "foil".
func (f Finish) String() string {
	if f == Foil {
		return "foil"
	}
	return "normal"
}

// ParseFinish reads the name that String gives, in either case; empty is
// Normal.
func ParseFinish(s string) (Finish, error) {
	switch card.Fold(s) {
	case "", "normal":
		return Normal, nil
	case "foil":
		return Foil, nil
	}
	return Normal, speech.Errorf("%q no es un acabado; los acabados son normal y foil", s)
}

// ParseLanguage reads an ISO 639-1 code in either case; Spanish and the empty
// code are the zero Language.
func ParseLanguage(s string) (Language, error) {
	code := strings.ToLower(strings.TrimSpace(s))
	switch {
	case code == "" || code == "es":
		return "", nil
	case len(code) != 2 || !isLetter(code[0]) || !isLetter(code[1]):
		return "", speech.Errorf("%q no es un idioma; se escribe con dos letras, como es, en o pt", s)
	}
	return Language(code), nil
}

func isLetter(b byte) bool { return 'a' <= b && b <= 'z' }

// String is the code, "es" for the zero Language.
func (l Language) String() string {
	if l == "" {
		return "es"
	}
	return string(l)
}

// String is the day as 2026-01-31, empty if it is not known.
func (d Date) String() string {
	if d == (Date{}) {
		return ""
	}
	return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day)
}

// exists reports whether there is such a day, or the day is not known.
func (d Date) exists() bool {
	day := time.Date(d.Year, time.Month(d.Month), d.Day, 0, 0, 0, 0, time.UTC)
	return d == Date{} || d.Year >= 1 && d.Year <= 9999 && d == Date{day.Year(), int(day.Month()), day.Day()}
}

// String is the amount as "1250.50 CLP", empty if it is not known.
func (p Price) String() string {
	if p == (Price{}) {
		return ""
	}
	sign, cents := "", p.Cents
	if cents < 0 {
		sign, cents = "-", -cents
	}
	return strings.TrimSpace(fmt.Sprintf("%s%d.%02d %s", sign, cents/100, cents%100, p.Currency))
}

// Written is the amount as it is written in Chile, "$1.500", "1.250,50 USD", which
// ParsePrice reads; empty if it is not known.
func (p Price) Written() string {
	if p == (Price{}) {
		return ""
	}
	sign, cents := "", p.Cents
	if cents < 0 {
		sign, cents = "-", -cents
	}
	digits := strconv.FormatInt(cents/100, 10)
	for at := len(digits) - 3; at > 0; at -= 3 {
		digits = digits[:at] + "." + digits[at:]
	}
	if rest := cents % 100; rest > 0 {
		digits += fmt.Sprintf(",%02d", rest)
	}
	if p.Currency == "CLP" {
		return sign + peso + digits
	}
	return strings.TrimSpace(sign + digits + " " + p.Currency)
}

// DateOf is the day of a moment.
func DateOf(t time.Time) Date { return Date{t.Year(), int(t.Month()), t.Day()} }

// SerialDate is the day that a spreadsheet writes as a number: so many days after the 30th of
// December 1899.
func SerialDate(days int) Date { return DateOf(time.Date(1899, 12, 30+days, 0, 0, 0, 0, time.UTC)) }

// Before reports whether a day is earlier than another; the day that is not known is
// earlier than all others.
func (d Date) Before(other Date) bool {
	return cmp.Or(cmp.Compare(d.Year, other.Year), cmp.Compare(d.Month, other.Month), cmp.Compare(d.Day, other.Day)) < 0
}

// isCurrency accepts the codes of ISO 4217 and none.
func isCurrency(code string) bool {
	for _, r := range code {
		if r < 'A' || r > 'Z' {
			return false
		}
	}
	return code == "" || len(code) == 3
}

// String names the place as "Carpeta azul, p. 3, n.º 7"; empty for no place.
func (p Place) String() string {
	var parts []string
	if p.Container != "" {
		parts = append(parts, p.Container)
	}
	if p.Page > 0 {
		parts = append(parts, fmt.Sprintf("p. %d", p.Page))
	}
	if p.Pocket > 0 {
		parts = append(parts, fmt.Sprintf("n.º %d", p.Pocket))
	}
	return strings.Join(parts, ", ")
}

// String says what the copies are in signs that every collector reads, such as
// "foil, NM, en, Carpeta azul, p. 3". It is empty for plain copies.
func (k Key) String() string {
	var parts []string
	if k.Finish != Normal {
		parts = append(parts, k.Finish.String())
	}
	for _, part := range []string{k.Condition.String(), string(k.Language), k.Place.String()} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, ", ")
}
