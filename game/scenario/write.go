package scenario

import (
	"fmt"
	"strings"

	"castillo/game"
)

// PlaceOf is how scenario files name a zone of a rulebook, NoPlace where they do not.
func PlaceOf(r game.Rulebook, z game.Zone) Place { return bookOf(r).place(z) }

// SetUp is the file of a scenario up to its "jugada:", which says what [Parse] reads from it. Cards
// that it defines itself and blockers are not written.
func (s *Scenario) SetUp() string {
	var b strings.Builder
	line := func(key, format string, args ...any) { fmt.Fprintf(&b, key+": "+format+"\n", args...) }
	line("título", "%s", s.Title)
	if s.Rules != "dar" {
		line("reglamento", "%s", s.Rules)
	}
	if s.Puzzle {
		line("acertijo", Goal)
	}
	if s.Grade > 0 {
		line("grado", "%d", s.Grade)
	}
	for _, move := range s.First {
		line("gana", "%s", move)
	}
	if s.Active != game.A {
		line("turno", "%v", s.Active)
	}
	for _, l := range s.Lays {
		fmt.Fprintln(&b, l)
	}
	return b.String() + "jugada:\n"
}

// String is what is laid, as the file says it.
func (l Lay) String() string {
	var all []string
	for _, e := range l.Cards {
		all = append(all, e.String())
	}
	return fmt.Sprintf("%v.%v: %s", l.Side, l.Place, strings.Join(all, ", "))
}

// String is the entry as the file says it.
func (e Entry) String() string {
	var b strings.Builder
	if e.Count > 1 {
		fmt.Fprintf(&b, "%d ", e.Count)
	}
	b.WriteString(quoted(e.Name))
	if e.Edition != "" {
		fmt.Fprintf(&b, " (%s)", e.Edition)
	}
	if e.Fresh {
		b.WriteString(" (recién)")
	}
	if len(e.Arms) > 0 {
		var arms []string
		for _, a := range e.Arms {
			arms = append(arms, quoted(a))
		}
		fmt.Fprintf(&b, " (con %s)", strings.Join(arms, ", "))
	}
	return b.String()
}

// quoted is a name in quotes where it has a sign that would end it.
func quoted(name string) string {
	if strings.ContainsAny(name, `,()#`) {
		return `"` + name + `"`
	}
	return name
}
