package query_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"golang.org/x/text/language"
	"golang.org/x/text/search"

	"castillo/cardsdb"
	"castillo/cardsdb/holding"
	"castillo/cardsdb/query"
)

// manyRows is how many rows a large collection has.
const manyRows = 25000

// many makes a collection of manyRows rows: of the printings of the game with
// as many of each, or of as many printings with a row each, the printings of
// the game over and over.
func many(t testing.TB, rowEach bool) []query.Item {
	catalogue, err := cardsdb.Embedded()
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	var items []query.Item
	all := catalogue.All()
	printings := len(all)
	if rowEach {
		printings = manyRows
	}
	for i := range printings {
		c := all[i%len(all)]
		c.Number += 1000 * (i / len(all))
		item := query.Item{Card: c, Readable: i%2 == 0}
		for row := range (i+1)*manyRows/printings - i*manyRows/printings {
			item.Rows = append(item.Rows, holding.Holding{Count: 1 + row%3, Tags: []string{fmt.Sprintf("etiqueta %d", r.IntN(30))},
				Key: holding.Key{Printing: c.Printing(), Finish: holding.Finish(row % 2), Condition: holding.Condition(r.IntN(8)),
					Place: holding.Place{Container: fmt.Sprintf("Carpeta %d", r.IntN(40)), Page: row + 1}}})
		}
		items = append(items, item)
	}
	return items
}

var keystrokes = []string{"d", "dragon", "rey arturo zzz", "texto:furia", "tipo:aliado raza:dragon coste<=3 ed:ES tengo>=1",
	"dragon foil estado>=EX -lugar:3", "(pan o sagrada) -etiqueta:7", ""}

// BenchmarkKeystroke is what a letter typed into the search costs over 25,000
// rows: as a collection has them, some of each printing of the game, and as the
// most that there could be to read, a printing for every row.
func BenchmarkKeystroke(b *testing.B) {
	for _, rowEach := range []bool{false, true} {
		x := query.NewIndex(many(b, rowEach))
		for _, text := range keystrokes {
			b.Run(fmt.Sprintf("a row each %v/%s", rowEach, text), func(b *testing.B) {
				var hits []query.Hit
				b.ReportAllocs()
				for b.Loop() {
					q, err := query.Parse(text)
					if err != nil {
						b.Fatal(err)
					}
					hits = x.Find(q, hits[:0])
				}
			})
		}
	}
}

// BenchmarkXTextSearch looks for one word in as many names and texts with
// x/text/search, which folds as it goes: what the index is measured against.
func BenchmarkXTextSearch(b *testing.B) {
	items := many(b, true)
	pattern := search.New(language.Spanish, search.Loose).CompileString("dragon")
	for b.Loop() {
		for i := range items {
			if from, _ := pattern.IndexString(items[i].Card.Name); from < 0 {
				pattern.IndexString(items[i].Card.Text)
			}
		}
	}
}

func BenchmarkComplete(b *testing.B) {
	x := query.NewIndex(many(b, true))
	for _, text := range []string{"dragon raza:", "etiqueta:", "t"} {
		b.Run(text, func(b *testing.B) {
			for b.Loop() {
				x.Complete(text, len(text), 12)
			}
		})
	}
}

func BenchmarkPut(b *testing.B) {
	items := many(b, true)
	x := query.NewIndex(items)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		x.Put(items[i%len(items)])
	}
}

func BenchmarkNewIndex(b *testing.B) {
	items := many(b, true)
	for b.Loop() {
		query.NewIndex(items)
	}
}
