package words

import (
	"fmt"
	"time"
)

var months = [...]string{"enero", "febrero", "marzo", "abril", "mayo", "junio",
	"julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"}

// Day is a date in words, such as "3 de marzo de 2026".
func Day(t time.Time) string {
	return T("{day} de {month} de {year}", "day", t.Day(), "month", T(months[t.Month()-1]), "year", t.Year())
}

// ShortDay is a date in little room, such as "3 mar 2026".
func ShortDay(t time.Time) string {
	month := []rune(T(months[t.Month()-1]))
	return T("{day} {month} {year}", "day", t.Day(), "month", string(month[:3]), "year", t.Year())
}

// Clock is the time of day, such as "9:05".
func Clock(t time.Time) string { return fmt.Sprintf("%d:%02d", t.Hour(), t.Minute()) }

// Countdown is a length of time as a clock shows it that runs backwards.
func Countdown(d time.Duration) string {
	s := int(d / time.Second)
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}

// Moment is a date with the time of day.
func Moment(t time.Time) string { return Day(t) + ", " + Clock(t) }
