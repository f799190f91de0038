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

// Moment is a date with the time of day.
func Moment(t time.Time) string {
	return Day(t) + ", " + fmt.Sprintf("%d:%02d", t.Hour(), t.Minute())
}
