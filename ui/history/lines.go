package history

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/ui/words"
)

// shownLines is how many lines of each kind tell what changes.
const shownLines = 60

// part is what changes of one kind.
type part struct {
	title string
	lines []string
}

// parts say what a change does, kind by kind.
func parts(d cardsdb.Diff, cards *cardsdb.Catalogue) []part {
	all := []part{
		partOf(words.T("Colección"), d.Rows, func(c cardsdb.FromTo[holding.Holding]) string { return rowLine(c, cards) }),
		partOf(words.T("Deseos"), d.Wishes, func(c cardsdb.FromTo[holding.Wish]) string {
			p := c.To.Printing
			if c.To.Count == 0 {
				p = c.From.Printing
			}
			return called(cards, p) + ": " + fromTo(c.From.Count, c.To.Count)
		}),
		partOf(words.T("Mazos"), d.Decks, deckLine),
		partOf(words.T("Papelera"), d.Trash, deckLine),
		partOf(words.T("Cartas corregidas"), d.Corrections, func(c cardsdb.FromTo[cardsdb.Correction]) string {
			return correctionLine(c, cards)
		}),
		partOf(words.T("Formatos"), d.Formats, formatLine),
		partOf(words.T("Listas de precios"), d.Prices, pricesLine),
	}
	return slices.DeleteFunc(all, func(p part) bool { return len(p.lines) == 0 })
}

// partOf has the lines of the first changes of a kind, and says how many more there are.
func partOf[T any](kind string, changes []cardsdb.FromTo[T], line func(cardsdb.FromTo[T]) string) part {
	p := part{title: kind + " · " + strconv.Itoa(len(changes))}
	for _, c := range changes[:min(shownLines, len(changes))] {
		p.lines = append(p.lines, line(c))
	}
	if more := len(changes) - len(p.lines); more > 0 {
		p.lines = append(p.lines, words.T("… y {n} más", "n", more))
	}
	return p
}

func rowLine(c cardsdb.FromTo[holding.Holding], cards *cardsdb.Catalogue) string {
	key := c.To.Key
	if c.To.Count == 0 {
		key = c.From.Key
	}
	line := called(cards, key.Printing)
	if !key.IsPlain() {
		line += " (" + key.String() + ")"
	}
	if c.From.Count == c.To.Count {
		return line + ": " + words.T("otros datos")
	}
	return line + ": " + fromTo(c.From.Count, c.To.Count)
}

func deckLine(c cardsdb.FromTo[cardsdb.Deck]) string {
	switch {
	case c.From.ID == 0:
		return words.T("llega {deck}", "deck", c.To.Name)
	case c.To.ID == 0:
		return words.T("se va {deck}", "deck", c.From.Name)
	case c.From.Name != c.To.Name:
		return words.T("{from} se llama {to}", "from", c.From.Name, "to", c.To.Name)
	}
	return deckChange(c)
}

func formatLine(c cardsdb.FromTo[deck.Format]) string {
	switch {
	case c.From.Name == "":
		return words.T("llega {deck}", "deck", c.To.Name)
	case c.To.Name == "":
		return words.T("se va {deck}", "deck", c.From.Name)
	}
	return words.T("cambia {deck}", "deck", c.To.Name)
}

func pricesLine(c cardsdb.FromTo[prices.List]) string {
	list := c.To
	if list.Name == "" {
		list = c.From
	}
	return list.Called() + ": " + fromTo(len(c.From.Prices), len(c.To.Prices))
}

// deckChange says what became of the list of a deck, as far as both can be read.
func deckChange(c cardsdb.FromTo[cardsdb.Deck]) string {
	before, wrong := deck.Parse(c.From.Text)
	after, alsoWrong := deck.Parse(c.To.Text)
	d := deck.Compare(before, after)
	if wrong != nil || alsoWrong != nil || d.Empty() {
		return words.T("cambia {deck}", "deck", c.To.Name)
	}
	var changes []string
	if d.Before != d.After {
		changes = append(changes, words.T("Oro inicial: {before} › {after}",
			"before", cmp.Or(d.Before.String(), words.T("ninguno")), "after", cmp.Or(d.After.String(), words.T("ninguno"))))
	}
	for _, change := range d.Cards {
		changes = append(changes, change.String())
	}
	for _, change := range d.Sideboard {
		changes = append(changes, words.T("Banquillo")+" "+change.String())
	}
	return c.To.Name + ": " + strings.Join(changes, ", ")
}

func correctionLine(c cardsdb.FromTo[cardsdb.Correction], cards *cardsdb.Catalogue) string {
	of := c.To
	if of.Changed.IsZero() {
		of = c.From
	}
	name := of.Name
	if of.Printing != (card.Printing{}) {
		name = called(cards, of.Printing)
	}
	switch {
	case c.From.Changed.IsZero():
		return words.T("{card}: con tu corrección", "card", name)
	case c.To.Changed.IsZero():
		return words.T("{card}: como viene en el programa", "card", name)
	}
	return words.T("{card}: otra corrección", "card", name)
}

func fromTo(from, to int) string { return words.T("de {from} a {to}", "from", from, "to", to) }

func called(cards *cardsdb.Catalogue, p card.Printing) string {
	if c, ok := cards.Printing(p.Edition, p.Number); ok && c.Name != "" {
		return c.Name + ", " + p.String()
	}
	return p.String()
}
