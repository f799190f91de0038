package deckbuilder

import (
	"strings"

	"castillo/game/deck"
	"castillo/ui/widgets"
	"castillo/ui/words"
)

// Formats are all formats, those of the program first.
func (m *Model) Formats() []deck.Format { return m.formats }

// Format is that by which the open deck is judged, without a deck the DAR's.
func (m *Model) Format() deck.Format {
	if o := m.current(); o != nil {
		return o.format
	}
	return deck.PrimerBloque
}

// StrangeFormat is the format that the open deck is built for where it is not there, empty
// otherwise; it is judged by the DAR's then.
func (m *Model) StrangeFormat() string {
	if o := m.current(); o != nil && o.strange {
		return o.list.Format
	}
	return ""
}

// FormatChoice is what the open deck can be built for, and what it is.
func (m *Model) FormatChoice() (names []string, chosen string) {
	for _, f := range m.formats {
		names = append(names, f.Name)
	}
	names = widgets.Distinct(names)
	if strange := m.StrangeFormat(); strange != "" {
		return append(names, strange), strange
	}
	id := m.Format().ID()
	for i, f := range m.formats {
		if f.ID() == id {
			return names, names[i]
		}
	}
	return names, ""
}

// SetFormat has the open deck be built for a format.
func (m *Model) SetFormat(f deck.Format) bool {
	return m.edit(func(l deck.List) deck.List { return l.WithFormat(f) })
}

// Standing is how many breaches a deck has in a format.
type Standing struct {
	Format   deck.Format
	Breaches int
}

// standings judge a list in every format. It takes a while.
func standings(l deck.List, formats []deck.Format, cards deck.Catalogue) []Standing {
	var out []Standing
	for _, f := range formats {
		out = append(out, Standing{f, len(f.Check(l, cards))})
	}
	return out
}

// mostNamed is how many formats are named at once; the sheet of all formats has the others.
const mostNamed = 5

// few are names as far as there is room for them.
func few(names []string) string {
	if n := len(names) - mostNamed; n > 0 {
		return strings.Join(names[:mostNamed], ", ") + " " + words.T("… y {n} más", "n", n)
	}
	return strings.Join(names, ", ")
}

// standingText says in which formats a deck is legal and in which not.
func standingText(all []Standing) string {
	var legal, not []string
	for _, s := range all {
		if s.Breaches == 0 {
			legal = append(legal, s.Format.Name)
		} else {
			not = append(not, s.Format.Name+" ("+words.N(s.Breaches, "{n} falta", "{n} faltas")+")")
		}
	}
	var parts []string
	if len(legal) > 0 {
		parts = append(parts, words.T("Legal en: {formats}", "formats", few(legal)))
	}
	if len(not) > 0 {
		parts = append(parts, words.T("no en {formats}", "formats", few(not)))
	}
	return words.Capital(strings.Join(parts, " · "))
}
