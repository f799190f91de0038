package query

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"
	"golang.org/x/text/search"

	"castillo/cardsdb/holding"
	"castillo/game/card"
)

// many makes a collection of printings with rows each, of names and texts as
// long as those of the game.
func many(printings, rows int) []Item {
	syllables := strings.Fields("dra gón ma gma rey ar tu ro pen ñan dú es pa da sa gra cre ta hi dra ti tán oro cas ti llo fu ria")
	r := rand.New(rand.NewPCG(1, 2))
	words := func(n int) string {
		var b strings.Builder
		for i := range n {
			if i > 0 && r.IntN(2) == 0 {
				b.WriteByte(' ')
			}
			b.WriteString(syllables[r.IntN(len(syllables))])
		}
		return b.String()
	}
	editions := card.Editions()
	items := make([]Item, printings)
	for i := range items {
		c := card.Card{Edition: editions[i%len(editions)].Code, Number: i + 1, Name: words(6), Text: words(50),
			Type: card.Type(1 + r.IntN(5)), Races: card.RacesOf(card.Race(1 + r.IntN(12))), Cost: int8(r.IntN(8)), Strength: int8(r.IntN(6)),
			Frequency: card.Frequency(1 + r.IntN(3))}
		items[i] = Item{Card: c, Readable: i%2 == 0}
		for k := range rows {
			items[i].Rows = append(items[i].Rows, holding.Holding{Count: 1 + k%3, Tags: []string{fmt.Sprintf("etiqueta %d", r.IntN(30))},
				Key: holding.Key{Printing: c.Printing(), Finish: holding.Finish(k % 2), Condition: holding.Condition(r.IntN(8)),
					Place: holding.Place{Container: fmt.Sprintf("Carpeta %d", r.IntN(40)), Page: k + 1}}})
		}
	}
	return items
}

var keystrokes = []string{"d", "dragon", "rey arturo zzz", "texto:furia", "tipo:aliado raza:dragon coste<=3 ed:ES tengo>=1",
	"dragon foil estado>=EX -lugar:3", "(pan o sagrada) -etiqueta:7", ""}

// BenchmarkKeystroke is what a letter typed into the search costs over 25,000
// rows: as 25,000 printings with one row each, and as 1,250 with 20.
func BenchmarkKeystroke(b *testing.B) {
	for _, shape := range []struct{ printings, rows int }{{25_000, 1}, {1_250, 20}} {
		x := NewIndex(many(shape.printings, shape.rows))
		for _, text := range keystrokes {
			b.Run(fmt.Sprintf("%dx%d/%s", shape.printings, shape.rows, text), func(b *testing.B) {
				var hits []Hit
				b.ReportAllocs()
				for b.Loop() {
					q, err := Parse(text)
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
	items := many(25_000, 0)
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
	x := NewIndex(many(25_000, 1))
	for _, text := range []string{"dragon raza:", "etiqueta:", "t"} {
		b.Run(text, func(b *testing.B) {
			for b.Loop() {
				x.Complete(text, len(text), 12)
			}
		})
	}
}

func BenchmarkPut(b *testing.B) {
	items := many(25_000, 1)
	x := NewIndex(items)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		x.Put(items[i%len(items)])
	}
}

func BenchmarkNewIndex(b *testing.B) {
	items := many(25_000, 1)
	for b.Loop() {
		NewIndex(items)
	}
}
