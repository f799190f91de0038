package collection

import (
	"strings"

	"castillo/cardsdb/holding"
	"castillo/cardsdb/prices"
	"castillo/game/card"
	"castillo/ui/words"
)

// Worth is what the rows that are found come to.
func (m *Model) Worth() prices.Worth {
	var sum prices.Worth
	for _, hit := range m.lines {
		if rows := m.shelf.worth[hit.Printing]; hit.Row >= 0 && hit.Row < len(rows) {
			sum = sum.Plus(rows[hit.Row])
		}
	}
	return sum
}

// worthWords say what the rows that are found come to, empty where nobody knows.
func (m *Model) worthWords() string {
	if m.shelf.prices.Empty() {
		return ""
	}
	w := m.Worth()
	said := " · " + words.T("valen {price}", "price", m.shelf.prices.Money(w.Cents).Written())
	if n := w.Unpriced(); n > 0 {
		said += " " + words.T("({n} sin precio)", "n", n)
	}
	return said
}

// priceWords are the prices of a printing, empty where it has none.
func (m *Model) priceWords(p card.Printing) string {
	var said []string
	for _, f := range []holding.Finish{holding.Normal, holding.Foil} {
		if cents, ok := m.shelf.prices.Of(holding.Key{Printing: p, Finish: f}); ok {
			price := m.shelf.prices.Money(cents).Written()
			if f == holding.Foil {
				price = words.T("foil") + " " + price
			}
			said = append(said, price)
		}
	}
	return strings.Join(said, " · ")
}

// rows are all that are owned.
func (m *Model) rows() []holding.Holding {
	var all []holding.Holding
	for _, item := range m.shelf.items {
		all = append(all, item.Rows...)
	}
	return all
}

// worthBy is what rows come to, kind by kind, after all of it.
func worthBy(t prices.Table, rows []holding.Holding, kind func(holding.Holding) string) []prices.Group {
	all := prices.Group{Name: words.T("Todo"), Worth: t.Sum(rows)}
	return append([]prices.Group{all}, t.By(rows, kind)...)
}

// worthSince is what rows would have come to on the day of each price list.
func worthSince(book prices.Book, rows []holding.Holding) []Point {
	points := make([]Point, len(book))
	for i, w := range book.Course(rows) {
		points[i] = Point{book[i].Date, float64(w.Cents) / 100}
	}
	return points
}

// worthTotal says what a worth is, of how many copies, and what was gained.
func worthTotal(t prices.Table, w prices.Worth) string {
	said := words.N(w.Priced, "En total {price} por {n} copia", "En total {price} por {n} copias", "price", t.Money(w.Cents).Written())
	if n := w.Unpriced(); n > 0 {
		said += " · " + words.N(n, "{n} copia sin precio", "{n} copias sin precio")
	}
	if w.Compared > 0 {
		said += " · " + gainWords(t, w)
	}
	return said
}

// gainWords say how much more or less copies are worth than was paid for them.
func gainWords(t prices.Table, w prices.Worth) string {
	if w.Gain() < 0 {
		return words.T("{price} menos que lo pagado", "price", t.Money(-w.Gain()).Written())
	}
	return words.T("{price} más que lo pagado", "price", t.Money(w.Gain()).Written())
}
