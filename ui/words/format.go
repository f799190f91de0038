package words

import (
	"slices"
	"strconv"
	"strings"

	"castillo/game"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/myl"
)

// Fact is one thing that something asks for, by its name.
type Fact struct{ Name, Value string }

// FormatFacts say what a format asks of a deck, without the names that it limits.
func FormatFacts(f deck.Format) []Fact {
	initial := T("sin habilidad")
	if !f.PlainInitial {
		initial = T("cualquiera")
	}
	side := T("sin límite")
	if f.Sideboard >= 0 {
		side = T("hasta {n}", "n", f.Sideboard)
	}
	return []Fact{
		{T("Reglamento"), BookTitle(f.Rules)},
		{T("Cartas"), T("{n}, con el Oro inicial", "n", f.Size)},
		{T("Copias"), strconv.Itoa(f.Copies)},
		{T("Cartas Únicas"), strconv.Itoa(f.UniqueCopies)},
		{T("Ediciones"), editionsOf(f)},
		{T("Promocionales"), promosOf(f.Promos)},
		{T("Razas"), RaceRule(f.Races)},
		{T("Oro inicial"), initial},
		{T("Banquillo"), side},
	}
}

// BookTitle is what the rulebook of an ID calls itself, the ID for one that is not there.
func BookTitle(id string) string {
	if book, ok := game.BookOf(myl.Books(), id); ok {
		return T(book.Title())
	}
	return id
}

// RaceRule is what a format asks of the races of a deck.
func RaceRule(r deck.RaceRule) string {
	switch r {
	case deck.OneRace:
		return T("una sola en todos los Aliados")
	case deck.OneRaceOfItsBlock:
		return T("una sola, y todas las cartas de su bloque")
	}
	return T("cualquiera")
}

func editionsOf(f deck.Format) string {
	switch {
	case len(f.Editions) > 0:
		return strings.Join(editionNames(f.Editions), ", ")
	case len(f.Without) > 0:
		return T("todas menos {editions}", "editions", Join(editionNames(f.Without)))
	}
	return T("todas")
}

func editionNames(codes []card.Edition) []string {
	names := make([]string, len(codes))
	for i, code := range codes {
		names[i] = EditionName(code)
	}
	return names
}

// EditionName is what an edition is called, its code for one that is not known.
func EditionName(code card.Edition) string {
	if info, ok := code.Info(); ok {
		return info.Name
	}
	return string(code)
}

func promosOf(e card.Edition) string {
	if e == "" {
		return T("ninguna edición es Carta Única")
	}
	return T("{edition}: Carta Única en toda edición", "edition", EditionName(e))
}

// LimitedTo heads the names of which a format allows so many copies.
func LimitedTo(copies int) string {
	if copies == 0 {
		return T("Prohibidas")
	}
	return N(copies, "Una copia", "{n} copias")
}

// FormatNotes are the notes of a format, those that come with the program in the language in use.
func FormatNotes(f deck.Format) string {
	if slices.ContainsFunc(deck.Shipped(), func(shipped deck.Format) bool { return shipped.Notes == f.Notes }) {
		lines := strings.Split(f.Notes, "\n")
		for i, line := range lines {
			lines[i] = T(line)
		}
		return strings.Join(lines, "\n")
	}
	return f.Notes
}
