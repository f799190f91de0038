// Package prices says what cards are worth by the price lists that an owner keeps.
//
// A [List] is what one source asked on one day. A [Table] is what several of them say
// together, and prices copies; [Worth] is what copies come to, and tells of how many
// nothing is known. Nothing here is looked up anywhere: a price is one that the owner
// brought.
package prices

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"castillo/cardsdb/holding"
	"castillo/game/card"
	"castillo/game/deck"
	"castillo/game/speech"
)

// Key is what has a price: a printing in a finish, and in a condition where the list
// tells them apart.
type Key struct {
	Printing  card.Printing
	Finish    holding.Finish
	Condition holding.Condition
}

// Price is what one copy costs, in hundredths of the currency of its list.
type Price struct {
	Key
	Cents int64
}

// List is a price list.
type List struct {
	Name     string // of the source, as the owner calls it
	Date     holding.Date
	Currency string  // ISO 4217
	Prices   []Price // ordered by key, each once
}

// The bounds of a list.
const (
	MaxName   = 100 // bytes
	MaxPrices = 100_000
)

// maxCents bounds a price as package holding does.
const maxCents = 1_000_000_000 * 100

// Check says in Spanish what of a list cannot be kept, nil if it can.
func (l List) Check() error {
	switch {
	case l.Name == "" || l.Name != strings.TrimSpace(l.Name) || len(l.Name) > MaxName || !utf8.ValidString(l.Name) || strings.ContainsFunc(l.Name, unicode.IsControl):
		return speech.Errorf("%q no es el nombre de una lista de precios", l.Name)
	case l.Date == holding.Date{}:
		return speech.Errorf("la lista de precios no tiene fecha")
	case l.Currency == "":
		return speech.Errorf("la lista de precios no dice en qué moneda está")
	case len(l.Prices) == 0:
		return speech.Errorf("la lista no tiene ningún precio")
	case len(l.Prices) > MaxPrices:
		return speech.Errorf("la lista tiene %d precios y caben %d", len(l.Prices), MaxPrices)
	}
	if err := (holding.Holding{Count: 1, Acquired: l.Date, Paid: holding.Price{Cents: 1, Currency: l.Currency}}).Check(); err != nil {
		return err
	}
	for i, p := range l.Prices {
		if p.Cents <= 0 || p.Cents > maxCents || p.Finish > holding.Foil || p.Condition > holding.Poor {
			return speech.Errorf("el precio de %s no se puede guardar", p.Printing)
		}
		if i > 0 && compareKeys(l.Prices[i-1].Key, p.Key) >= 0 {
			return speech.Errorf("el precio de %s está dos veces o fuera de su sitio", p.Printing)
		}
	}
	return nil
}

// Sort brings the prices of a list into their order.
func (l List) Sort() {
	slices.SortFunc(l.Prices, func(a, b Price) int { return compareKeys(a.Key, b.Key) })
}

// Compare orders lists by date, then by name.
func Compare(a, b List) int {
	return cmp.Or(compareDates(a.Date, b.Date), strings.Compare(a.Name, b.Name))
}

// Called is how a list is told from others: "Tienda, 2026-01-31".
func (l List) Called() string { return l.Name + ", " + l.Date.String() }

func compareDates(a, b holding.Date) int {
	return cmp.Or(cmp.Compare(a.Year, b.Year), cmp.Compare(a.Month, b.Month), cmp.Compare(a.Day, b.Day))
}

func compareKeys(a, b Key) int {
	return cmp.Or(cmp.Compare(a.Printing.Edition, b.Printing.Edition), cmp.Compare(a.Printing.Number, b.Printing.Number),
		cmp.Compare(a.Finish, b.Finish), cmp.Compare(a.Condition, b.Condition))
}

// Table is what several lists say together. The zero Table knows no price.
type Table struct {
	Currency string
	cents    map[Key]int64
}

// TableOf joins lists, older ones first: of each key the last price counts. It is in the
// currency of the last list; lists in others are passed over.
func TableOf(lists ...List) Table {
	if len(lists) == 0 {
		return Table{}
	}
	t := Table{Currency: lists[len(lists)-1].Currency, cents: map[Key]int64{}}
	for _, l := range lists {
		t.add(l)
	}
	return t
}

// add has the prices of a list go before those that there are, if it is in the currency.
func (t Table) add(l List) {
	if l.Currency != t.Currency {
		return
	}
	for _, p := range l.Prices {
		t.cents[p.Key] = p.Cents
	}
}

// Empty reports whether the table knows no price.
func (t Table) Empty() bool { return len(t.cents) == 0 }

// Money is an amount in the currency of the table.
func (t Table) Money(cents int64) holding.Price {
	return holding.Price{Cents: cents, Currency: t.Currency}
}

// Of is what one copy is worth: what the table says of its condition, or of no condition
// in particular, or of the next worse one that it names, as a copy is worth that at
// least. A copy that nobody rated counts as near mint. A foil is worth what a foil is.
func (t Table) Of(k holding.Key) (cents int64, ok bool) {
	if k.Condition == holding.Unrated {
		k.Condition = holding.NearMint
	}
	key := Key{k.Printing, k.Finish, k.Condition}
	if cents, ok = t.cents[key]; ok {
		return cents, true
	}
	key.Condition = holding.Unrated
	if cents, ok = t.cents[key]; ok {
		return cents, true
	}
	for c := k.Condition + 1; c <= holding.Poor; c++ {
		key.Condition = c
		if cents, ok = t.cents[key]; ok {
			return cents, true
		}
	}
	return 0, false
}

// Cheapest is the least that a copy of one of some printings costs, which is what a deck
// asks for; ok is false where none has a price.
func (t Table) Cheapest(printings []card.Card) (cents int64, ok bool) {
	for _, c := range printings {
		if one, known := t.Of(holding.Plain(c.Printing())); known && (!ok || one < cents) {
			cents, ok = one, true
		}
	}
	return cents, ok
}

// Worth is what copies come to.
type Worth struct {
	Copies int   // all of them
	Priced int   // of which the price is known
	Cents  int64 // what those come to
	// Compared are the copies of which also the price paid is known, in the same
	// currency: they were had for Paid and come to Now.
	Compared  int
	Paid, Now int64
}

// Unpriced is how many copies have no price.
func (w Worth) Unpriced() int { return w.Copies - w.Priced }

// Gain is how much more the copies come to than was paid for them, less than nothing
// for a loss; of copies of which either is unknown nothing is said.
func (w Worth) Gain() int64 { return w.Now - w.Paid }

// Plus is the worth of both.
func (w Worth) Plus(more Worth) Worth {
	return Worth{w.Copies + more.Copies, w.Priced + more.Priced, w.Cents + more.Cents,
		w.Compared + more.Compared, w.Paid + more.Paid, w.Now + more.Now}
}

// Copies is what so many copies of a price come to; ok is that there is one.
func Copies(n int, cents int64, ok bool) Worth {
	if !ok {
		return Worth{Copies: n}
	}
	return Worth{Copies: n, Priced: n, Cents: int64(n) * cents}
}

// Worth is what a row comes to.
func (t Table) Worth(h holding.Holding) Worth {
	cents, ok := t.Of(h.Key)
	w := Copies(h.Count, cents, ok)
	if ok && h.Paid.Cents > 0 && h.Paid.Currency == t.Currency {
		w.Compared, w.Paid, w.Now = h.Count, int64(h.Count)*h.Paid.Cents, w.Cents
	}
	return w
}

// Sum is what rows come to.
func (t Table) Sum(rows []holding.Holding) Worth {
	var sum Worth
	for _, h := range rows {
		sum = sum.Plus(t.Worth(h))
	}
	return sum
}

// Book is all lists that an owner keeps, oldest first.
type Book []List

// In are the lists in one currency: only what those say can be compared.
func (b Book) In(currency string) Book {
	return slices.DeleteFunc(slices.Clone(b), func(l List) bool { return l.Currency != currency })
}

// Latest is what all lists say together, of each copy the newest price.
func (b Book) Latest() Table { return TableOf(b...) }

// Course is what rows would have come to with what was known after each list, of lists
// in one currency.
func (b Book) Course(rows []holding.Holding) []Worth {
	if len(b) == 0 {
		return nil
	}
	out := make([]Worth, len(b))
	t := Table{Currency: b[0].Currency, cents: map[Key]int64{}}
	for i, l := range b {
		t.add(l)
		out[i] = t.Sum(rows)
	}
	return out
}

// Only is what one list says.
func (b Book) Only(i int) Table { return TableOf(b[i]) }

// Group is what rows of one kind come to.
type Group struct {
	Name string
	Worth
}

// By is what rows come to kind by kind, what is worth most first.
func (t Table) By(rows []holding.Holding, kind func(holding.Holding) string) []Group {
	at := map[string]int{}
	var groups []Group
	for _, h := range rows {
		name := kind(h)
		i, again := at[name]
		if !again {
			i = len(groups)
			at[name] = i
			groups = append(groups, Group{Name: name})
		}
		groups[i].Worth = groups[i].Plus(t.Worth(h))
	}
	slices.SortFunc(groups, func(a, b Group) int { return cmp.Or(cmp.Compare(b.Cents, a.Cents), strings.Compare(a.Name, b.Name)) })
	return groups
}

// Deck is what a deck comes to: of each card the cheapest printing that the list may mean,
// as who wants to play it would get it.
func (t Table) Deck(l deck.List, cards deck.Catalogue) Worth {
	var sum Worth
	add := func(r deck.Ref, n int) {
		cents, ok := t.Cheapest(r.All(cards))
		sum = sum.Plus(Copies(n, cents, ok))
	}
	if l.Initial.Name != "" {
		add(l.Initial, 1)
	}
	for _, e := range slices.Concat(l.Cards, l.Sideboard) {
		add(e.Ref, e.Count)
	}
	return sum
}
